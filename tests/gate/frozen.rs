//! A freeze wins over whatever is on its way.

use crate::help::plan;
use crate::stand::faults::Fault;

#[test]
fn a_freeze_wins_over_a_yes_to_unfreeze_that_is_being_proved() {
    let mut gate = plan().two_owners().start();
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let notice = gate.world.message("word of the freeze", 111, |message| message.has("Unfreeze"));
    gate.world.toast(&gate.anna.presses(&notice, "Unfreeze"));
    let ask = gate.world.message("the card that asks", 111, |message| message.has("Yes, unfreeze"));
    gate.pressable(&ask);
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&ask, "Yes, unfreeze");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let mark = gate.log.len();
    // Boris has read something else meanwhile.
    assert_eq!(gate.host(&["freeze"]).code, 0);
    gate.world.open(latch);
    gate.log.wait("the end of the proof", mark, |line| line.contains("consent.proof"));
    let status = gate.host(&["status", "--json"]);
    assert_eq!(status.json["frozen"], true, "{}", status.out);
    let unfrozen = gate.steps().iter().filter(|(step, _)| step == "unfrozen").count();
    assert_eq!(unfrozen, 0);
}

#[test]
fn a_freeze_that_ended_leaves_no_button_that_speaks_of_it() {
    let mut gate = plan().start();
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let first = gate.world.message("word of the freeze", 111, |message| message.has("Unfreeze"));
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let at = first.id;
    let second = gate.world.message("word of it again", 111, |m| m.id > at && m.has("Unfreeze"));
    gate.world.becomes("the first word", &first, |message| message.labels().is_empty());
    for _ in 0..2 {
        assert_eq!(gate.host(&["unfreeze"]).code, 0);
    }
    let asks = |gate: &crate::stand::gate::Gate| {
        let state = gate.world.lock();
        let asks: Vec<_> = state.chats[&111].messages.values().filter(|m| m.has("Yes, unfreeze")).cloned().collect();
        asks
    };
    let cards = asks(&gate);
    assert_eq!(cards.len(), 2);
    gate.pressable(&cards[1]);
    gate.world.toast(&gate.anna.presses(&cards[1], "Yes, unfreeze"));
    for card in &cards {
        let over = gate.world.becomes("the end of it", card, |message| message.text().contains("UNFROZEN"));
        assert!(over.labels().is_empty());
    }
    gate.world.becomes("the second word", &second, |message| message.labels().is_empty());
    // What an old phone still shows says nothing untrue.
    let stay = cards[0].data_of("Stay frozen").unwrap();
    gate.world.toast(&gate.anna.sends_data(&cards[0], &stay));
    assert!(gate.world.now_at(111, cards[0].id).text().contains("UNFROZEN"));
    assert_eq!(gate.host(&["status", "--json"]).json["frozen"], false);
}
