//! Cards that come back, cards that stay closed whatever happens at the same time, and words that arrive late.

use serde_json::json;

use crate::help::{NO, YES, card_for, card_with, nothing_ran, plan, yes_runs};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;
use crate::stand::methods::ApiError;
use crate::stand::world::Message;

/// The id under which a request was reopened.
fn reopened_from(gate: &Gate, id: &str) -> String {
    let step = gate.steps().into_iter().find(|(step, line)| step == "reopened" && line["from"] == id);
    step.expect("reopened before the press was answered").1["id"].as_str().unwrap().to_owned()
}

fn new_card(gate: &mut Gate, old: &Message) -> Message {
    let (at, chat) = (old.id, old.chat);
    let new = gate.world.message("a new card", chat, |message| message.id > at && message.has("Yes, write"));
    gate.pressable(&new);
    new
}

#[test]
fn show_again_draws_a_new_card_of_the_stored_request_and_is_no_yes() {
    let mut gate = plan().start();
    let file = gate.session_file("one.txt", b"the very bytes").display().to_string();
    let said = gate.ask(&["note", "--field", "text=again", "--file", &file]);
    let id = said.get("id").to_owned();
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    gate.advance(15 * 60);
    let over = gate.world.becomes("the closed card", &card, |message| message.has("Show again"));
    assert_eq!(over.labels(), [["Show again"]]);
    let again = over.data_of("Show again").unwrap();
    assert_ne!(gate.world.toast(&gate.mallory.sends_data(&over, &again)), "A new card is coming.");
    gate.world.toast(&gate.anna.presses(&over, "Show again"));
    let new_id = reopened_from(&gate, &id);
    let new = new_card(&mut gate, &card);
    nothing_ran(&gate);
    assert_ne!(new_id, id);
    let over = gate.world.becomes("the old card without its button", &over, |message| message.labels().is_empty());
    assert!(over.text().contains("NO ANSWER"), "{}", over.text());
    // A second tap, on what an old phone still shows, makes no second card; the old yes stays dead.
    gate.world.toast(&gate.anna.sends_data(&over, &again));
    let old = card.data_of("Yes, write").unwrap();
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&new, &old)), YES);
    assert_eq!(gate.steps().iter().filter(|(step, _)| step == "reopened").count(), 1);
    gate.anna.presses(&new, "Yes, write");
    assert_eq!(gate.ends(&new_id)["from"], *id);
    assert_eq!(gate.ends(&new_id)["state"], "executed");
    assert_eq!(std::fs::read(gate.notes().join(format!("{new_id}-1"))).unwrap(), b"the very bytes");
    assert_eq!(gate.status_of(&id, 0)["state"], "expired", "the old id stays final");
}

#[test]
fn a_card_that_fell_to_a_restart_is_shown_again_from_what_is_stored() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "before the restart");
    gate.kill("consent");
    let over = gate.world.becomes("the closed card", &card, |message| message.text().contains("gate was restarted"));
    assert_eq!(over.labels(), [["Show again"]]);
    gate.world.toast(&gate.anna.presses(&over, "Show again"));
    let new_id = reopened_from(&gate, &id);
    let new = new_card(&mut gate, &card);
    yes_runs(&gate, &new_id, &new);
}

#[test]
fn show_again_of_what_has_changed_since_shows_nothing() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "under the old rules");
    gate.advance(15 * 60);
    let over = gate.world.becomes("the closed card", &card, |message| message.has("Show again"));
    let mut changed = crate::stand::plan::note_kind(&gate.notes());
    changed["seconds"] = 19.into();
    gate.put_kind(&changed);
    gate.world.toast(&gate.anna.presses(&over, "Show again"));
    let new_id = reopened_from(&gate, &id);
    let end = gate.ends(&new_id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"kind_changed".into()), "{end}");
    nothing_ran(&gate);
}

#[test]
fn later_puts_a_card_off_and_show_now_brings_it_back_with_fresh_minutes() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "not just now");
    let toast = gate.world.toast(&gate.anna.presses(&card, "Later"));
    assert_eq!(toast, "Put off. Nothing ran.");
    let off = gate.world.becomes("the card put off", &card, |message| message.text().contains("LATER"));
    assert_eq!(off.labels(), [["Show now"]]);
    let said = gate.status_of(&id, 0);
    assert_eq!((&said["state"], &said["final"], &said["next"]), (&"held".into(), &false.into(), &"wait".into()));
    gate.advance(3600);
    assert_eq!(gate.status_of(&id, 0)["final"], false, "it does not end with the card's minutes");
    let yes = card.data_of("Yes, write").unwrap();
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&off, &yes)), YES);
    nothing_ran(&gate);
    // What was put off outlives the process that had put it off.
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.wait_ready();
    gate.world.toast(&gate.anna.presses(&off, "Show now"));
    let new = new_card(&mut gate, &card);
    gate.world.becomes("the old card without its button", &off, |message| message.labels().is_empty());
    yes_runs(&gate, &id, &new);
    assert_eq!(gate.steps_of(&id), ["asked", "shown", "later", "shown", "granted", "used", "executed"]);
}

#[test]
fn what_was_put_off_for_a_day_expires() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "some day");
    gate.world.toast(&gate.anna.presses(&card, "Later"));
    gate.world.becomes("the card put off", &card, |message| message.text().contains("LATER"));
    gate.advance(24 * 3600 + 5);
    assert_eq!(gate.ends(&id)["state"], "expired");
    nothing_ran(&gate);
}

#[test]
fn a_second_tap_never_puts_live_buttons_back_under_a_card_that_is_over() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "double tap");
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    let first = gate.anna.presses(&card, "Yes, write");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let second = gate.anna.presses(&card, "Yes, write");
    gate.world.toast(&second);
    gate.world.open(latch);
    gate.world.toast(&first);
    assert_eq!(gate.ends(&id)["state"], "executed");
    let over = gate.world.becomes("the receipt", &card, |message| message.text().contains("DONE"));
    assert!(over.labels().is_empty());
    let steps = gate.steps_of(&id);
    assert_eq!(steps.iter().filter(|step| *step == "granted").count(), 1, "{steps:?}");
    assert!(over.past.iter().filter(|(_, labels)| !labels.is_empty()).count() <= 1, "{:?}", over.past);
}

#[test]
fn a_no_during_a_proof_leaves_no_live_button_on_either_phone() {
    let mut gate = plan().two_owners().start();
    let (id, hers) = card_for(&mut gate, "two minds");
    let his = gate.world.message("Boris's card", 222, |message| message.has("Да, записать"));
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&hers, "Yes, write");
    gate.world.wait_struck("answerCallbackQuery", 1);
    gate.boris.presses(&his, "Нет");
    gate.world.becomes("her copy", &hers, |message| message.text().contains("Boris said no"));
    gate.world.open(latch);
    assert_eq!(gate.ends(&id)["state"], "declined");
    gate.log.wait("the end of the proof", 0, |line| line.contains("consent.proof") && line.contains(&id));
    // Whatever the proof asked for after that, the last word on both phones is that it is over.
    gate.advance(1);
    gate.world.becomes("her copy", &hers, |m| m.text().contains("Boris said no") && m.labels().is_empty());
    gate.world.becomes("his copy", &his, |message| message.labels().is_empty());
    nothing_ran(&gate);
}

#[test]
fn a_card_is_brought_up_to_date_when_telegram_takes_edits_again() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "late words");
    gate.world
        .on("editMessageText")
        .when(|call| !call.params.values.contains_key("reply_markup"))
        .times(2)
        .fault(Fault::error(&ApiError::too_many(1)));
    gate.world.toast(&gate.anna.presses(&card, "No"));
    assert_eq!(gate.ends(&id)["state"], "declined");
    let over = gate.world.becomes("the card after a no", &card, |message| message.text().contains("🔒 NO"));
    assert!(over.labels().is_empty());
}

#[test]
fn a_failure_rings_and_a_success_does_not() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "well");
    yes_runs(&gate, &id, &card);
    gate.world.becomes("the receipt", &card, |message| message.text().contains("DONE"));
    let said = crate::help::asks_probe(&gate, "no", "badly");
    let card = card_with(&gate, "badly");
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, write");
    assert_eq!(gate.ends(said.get("id"))["state"], "failed");
    let at = card.id;
    let word = gate.world.message("word of it", 111, |m| m.id > at && m.text().contains("FAILED"));
    assert!(!word.silent && word.labels().is_empty());
    let words = gate.world.lock().chats[&111].messages.values().filter(|m| m.text().contains("DONE")).count();
    assert_eq!(words, 1, "the card alone says so");
}

#[test]
fn an_owner_ends_a_freeze_from_the_phone_after_a_restart_too() {
    let mut gate = plan().start();
    let (_id, _card) = card_for(&mut gate, "cold");
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let notice = gate.world.message("word of the freeze", 111, |message| message.has("Unfreeze"));
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.wait_ready();
    assert_eq!(gate.ask(&["note", "--field", "text=still?"]).get("code"), "frozen");
    let press = notice.data_of("Unfreeze").unwrap();
    gate.world.toast(&gate.mallory.sends_data(&notice, &press));
    assert!(!gate.world.lock().chats[&111].messages.values().any(|message| message.has("Yes, unfreeze")));
    gate.world.toast(&gate.anna.presses(&notice, "Unfreeze"));
    let ask = gate.world.message("the card that asks", 111, |message| message.has("Yes, unfreeze"));
    gate.pressable(&ask);
    gate.world.toast(&gate.anna.presses(&ask, "Yes, unfreeze"));
    gate.world.becomes("unfrozen", &ask, |message| message.text().contains("UNFROZEN"));
    let (id, card) = card_for(&mut gate, "warm");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_kind_is_turned_on_by_a_proved_press_alone() {
    let mut gate = plan().start();
    assert_eq!(gate.host(&["kind", "off", "note"]).code, 0);
    assert_eq!(gate.host(&["kind", "on", "note"]).code, 0);
    assert_eq!(gate.ask(&["note", "--field", "text=yet?"]).get("code"), "kind_off", "it only asks the owner");
    let card = gate.world.message("the card that asks", 111, |message| message.has("Turn on"));
    let early = gate.world.toast(&gate.anna.presses(&card, "Turn on"));
    assert_eq!(early, "Look again, then press.");
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Turn on"));
    gate.world.becomes("its answer", &card, |message| message.text().contains("🔒 ON"));
    let (id, card) = card_for(&mut gate, "now it may be asked");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_kind_turned_off_stops_an_action_that_waits_for_its_turn() {
    let mut slow = crate::stand::plan::probe_kind(std::path::Path::new("/nowhere"));
    slow["id"] = "slow".into();
    slow["seconds"] = 30.into();
    let mut gate = plan().prepare();
    slow["command"][3] = gate.notes().display().to_string().into();
    gate.put_kind(&slow);
    gate.up();
    gate.wait_ready();
    let ask = ["slow", "--field", "how=hang", "--field", "to=here", "--field", "to=there", "--field", "text=in front"];
    let long = gate.ask(&ask);
    assert_eq!(long.code, 75, "{long:?}");
    let front = card_with(&gate, "in front");
    gate.pressable(&front);
    gate.anna.presses(&front, "Yes, write");
    let begun = format!("runner.started id={}", long.get("id"));
    gate.log.wait("the first action", 0, |line| line.contains(&begun));
    let (id, card) = card_for(&mut gate, "behind it");
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Yes, write")), YES);
    gate.log.wait("the yes", 0, |line| line.contains(&format!("consent.proof id={id}")));
    assert_eq!(gate.host(&["kind", "off", "note"]).code, 0);
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"], &end["ran"]), (&"denied".into(), &"kind_off".into(), &"no".into()));
    assert!(!gate.written().contains(&format!("{id}.txt")));
    assert_eq!(gate.status_of(long.get("id"), 0)["state"], "running", "what has begun is not called back");
}

#[test]
fn the_owners_words_come_with_the_status_and_to_the_session_as_a_message() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "the old price");
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "No")), NO);
    let over = gate.world.becomes("the card after a no", &card, |message| message.text().contains("🔒 NO"));
    gate.anna.replies(&over, "the price is wrong");
    gate.world.must("the reply confirmed", |state| state.queue.events.is_empty().then_some(()));
    // The proxy hears it behind the journals.
    let said = (0..1000).map(|_| gate.status_of(&id, 0)).find(|said| said["reason"].is_string()).expect("a reason");
    assert_eq!((&said["state"], &said["reason"]), (&"declined".into(), &"the price is wrong".into()));
    let events = std::fs::read_to_string(gate.folder().join("state/io/events.jsonl")).unwrap();
    assert!(events.contains("the price is wrong"), "{events}");
    assert!(!std::fs::read_to_string(gate.journal()).unwrap().contains("the price is wrong"), "no words there");
}

#[test]
fn refusals_before_a_card_are_counted_in_one_line_a_minute() {
    let mut gate = plan().start();
    for _ in 0..5 {
        assert_eq!(gate.ask(&["note", "--field", "text=pay\u{200b}pal"]).get("code"), "text_hidden");
    }
    assert!(!gate.steps().iter().any(|(step, _)| step == "denied"));
    gate.advance(61);
    gate.log.wait("the line", 0, |line| line.contains("consent.counted code=text_hidden"));
    let line = gate.steps().into_iter().find(|(step, _)| step == "denied").unwrap().1;
    assert_eq!((&line["code"], &line["count"]), (&"text_hidden".into(), &json!(5)));
}
