//! Whatever takes away wins over a yes that is being proved.

use crate::help::{card_for, nothing_ran, plan};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;
use crate::stand::uids::Role;

/// A yes of Anna's waits for Telegram's word while `take` happens; then the word comes.
fn while_proved(text: &str, take: impl FnOnce(&mut Gate, &str), ends: (&str, Option<&str>)) {
    let mut gate = plan().two_owners().start();
    let (id, card) = card_for(&mut gate, text);
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&card, "Yes, write");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let mark = gate.log.len();
    take(&mut gate, &id);
    gate.world.open(latch);
    gate.log.wait("the end of the proof", mark, |line| line.contains("consent.proof"));
    let end = gate.ends(&id);
    assert_eq!((end["state"].as_str(), end["code"].as_str()), (Some(ends.0), ends.1), "{end}");
    nothing_ran(&gate);
    let after = gate.world.becomes("a card without buttons", &card, |message| !message.has("Yes, write"));
    assert!(!after.has("No"), "{}", after.text());
}

#[test]
fn a_freeze_wins_over_a_yes_that_is_being_proved() {
    while_proved("frozen meanwhile", |gate, _| assert_eq!(gate.host(&["freeze"]).code, 0), ("denied", Some("frozen")));
}

#[test]
fn a_kind_that_is_turned_off_wins_over_a_yes_that_is_being_proved() {
    let off = |gate: &mut Gate, _: &str| assert_eq!(gate.host(&["kind", "off", "note"]).code, 0);
    while_proved("off meanwhile", off, ("denied", Some("kind_off")));
}

#[test]
fn a_request_that_is_taken_back_wins_over_a_yes_that_is_being_proved() {
    let take = |gate: &mut Gate, id: &str| {
        let line = format!("{{\"op\":\"cancel\",\"id\":\"{id}\"}}\n");
        let said = gate.speak(Role::Session, "mila-io/consent.sock", line.as_bytes());
        assert!(said.contains("withdrawn"), "{said}");
    };
    while_proved("back meanwhile", take, ("withdrawn", None));
}

#[test]
fn the_removal_of_the_owner_who_pressed_wins_over_their_yes_that_is_being_proved() {
    let mut gate = plan().two_owners().start();
    let (id, card) = card_for(&mut gate, "no owner any more");
    let other = gate.world.message("Boris's card", 222, |message| message.has("Да, записать"));
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&card, "Yes, write");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let mark = gate.log.len();
    assert_eq!(gate.host(&["owner", "remove", "111"]).code, 0);
    gate.world.open(latch);
    gate.log.wait("the end of the proof", mark, |line| line.contains("consent.proof"));
    // The request is still Boris's to answer; had the yes counted, his no would come too late.
    gate.boris.presses(&other, "Нет");
    assert_eq!(gate.ends(&id)["state"], "declined");
    nothing_ran(&gate);
}
