//! What the proxy remembers between cards: how many stand open, who did not answer, what an owner refused.

use serde_json::{Value, json};

use crate::help::{card_for, card_with, nothing_ran, plan, yes_runs};
use crate::stand::gate::Gate;
use crate::stand::plan::note_kind;
use crate::stand::uids::Role;

fn says(gate: &Gate, line: &Value) -> Value {
    let said = gate.speak(Role::Session, "mila-io/consent.sock", format!("{line}\n").as_bytes());
    serde_json::from_str(said.trim()).unwrap_or_else(|_bad| panic!("{line}: {said:?}"))
}

#[test]
fn a_fourth_card_of_a_kind_waits_for_a_place_and_then_comes_by_itself() {
    let mut gate = plan().start();
    let cards: Vec<_> = ["one", "two", "three"].map(|text| card_for(&mut gate, text)).into();
    let fourth = gate.ask(&["note", "--field", "text=four"]);
    assert_eq!((fourth.code, fourth.get("next")), (75, "wait"), "{fourth:?}");
    let again = gate.ask(&["note", "--field", "text=four"]);
    assert_eq!((again.get("id"), again.get("state")), (fourth.get("id"), "queued"), "{again:?}");
    assert!(!gate.steps_of(fourth.get("id")).contains(&"shown".to_owned()));
    gate.world.toast(&gate.anna.presses(&cards[0].1, "No"));
    let card = card_with(&gate, "four");
    gate.pressable(&card);
    yes_runs(&gate, fourth.get("id"), &card);
}

#[test]
fn after_three_cards_without_an_answer_none_comes_until_the_owner_acts() {
    let mut gate = plan().start();
    for text in ["one", "two", "three"] {
        let (id, _card) = card_for(&mut gate, text);
        gate.advance(15 * 60);
        assert_eq!(gate.ends(&id)["state"], "expired");
    }
    let id = gate.asks_note("four");
    assert_eq!(gate.status_of(&id, 1)["final"], false);
    assert_eq!(gate.steps_of(&id), ["asked"]);
    gate.anna.writes("I am back");
    let card = card_with(&gate, "four");
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
}

#[test]
fn what_waits_for_the_next_hour_comes_when_the_owner_asks_for_it() {
    let mut gate = plan().config("consent", json!({"cards_an_hour": 2})).start();
    for text in ["one", "two"] {
        let (id, card) = card_for(&mut gate, text);
        gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
        gate.ends(&id);
    }
    let id = gate.asks_note("three");
    assert_eq!(gate.status_of(&id, 0)["state"], "queued");
    gate.anna.writes("/pending");
    let card = card_with(&gate, "three");
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
    assert_eq!(gate.ends(&id)["ran"], "yes");
}

#[test]
fn three_no_in_a_row_close_the_kind_for_a_day() {
    let mut gate = plan().start();
    for text in ["one", "two", "three"] {
        let (id, card) = card_for(&mut gate, text);
        gate.world.toast(&gate.anna.presses(&card, "No"));
        assert_eq!(gate.ends(&id)["state"], "declined");
    }
    let said = gate.ask(&["note", "--field", "text=four"]);
    assert_eq!((said.get("code"), said.get("next"), said.get("ran")), ("kind_paused", "stop", "no"), "{said:?}");
    gate.advance(24 * 3600 + 60);
    let (id, card) = card_for(&mut gate, "four");
    yes_runs(&gate, &id, &card);
}

#[test]
fn the_session_may_take_a_request_back_and_the_card_says_so() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "never mind");
    let data = card.data_of("Yes, write").unwrap();
    let said = says(&gate, &json!({"op": "cancel", "id": id}));
    assert_eq!((&said["state"], &said["ran"], &said["final"]), (&"withdrawn".into(), &"no".into(), &true.into()));
    let over = gate.world.becomes("word of it", &card, |message| message.text().contains("WITHDRAWN"));
    assert!(over.labels().is_empty());
    gate.world.toast(&gate.anna.sends_data(&over, &data));
    nothing_ran(&gate);
    let said = says(&gate, &json!({"op": "cancel", "id": id}));
    assert_eq!(said["state"], "withdrawn", "its end never changes: {said}");
}

#[test]
fn a_definition_that_changes_between_card_and_press_does_not_run() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "the old rules");
    let mut changed = note_kind(&gate.notes());
    changed["seconds"] = 19.into();
    gate.put_kind(&changed);
    gate.anna.presses(&card, "Yes, write");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"kind_changed".into()), "{end}");
    nothing_ran(&gate);
    let (id, card) = card_for(&mut gate, "the new rules");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_definition_that_is_not_roots_alone_is_refused() {
    let gate = plan().start();
    let path = gate.folder().join("kinds.d/note.json");
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
    let said = gate.ask(&["note", "--field", "text=whose rules?"]);
    assert_eq!((said.get("state"), said.get("code")), ("denied", "config"), "{said:?}");
    nothing_ran(&gate);
}

#[test]
fn an_eleventh_request_in_a_minute_is_refused() {
    let gate = plan().start();
    let codes: Vec<String> =
        (0..11).map(|n| gate.ask(&["note", "--field", &format!("text=request {n}")]).get("code").to_owned()).collect();
    assert!(codes[..10].iter().all(String::is_empty), "{codes:?}");
    assert!(matches!(codes[10].as_str(), "busy" | "rate"), "{codes:?}");
}

#[test]
fn the_hosts_lists_say_what_waits_and_what_there_is() {
    let mut gate = plan().start();
    let (id, _card) = card_for(&mut gate, "on the list");
    let pending = gate.host(&["pending", "list"]);
    assert_eq!(pending.code, 0, "{pending:?}");
    assert!(pending.out.contains(&id) && !pending.out.contains("on the list"), "ids, never texts: {pending:?}");
    let kinds = gate.host(&["kind", "list"]);
    assert!(kinds.json.as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind["id"] == "note")), "{kinds:?}");
    let status = gate.host(&["status", "--json"]);
    assert_eq!((&status.json["owners"], &status.json["open"]), (&1.into(), &1.into()), "{status:?}");
}
