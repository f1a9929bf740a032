//! Quiet hours: what waits for the morning, the one list, and its cards' full time.

use serde_json::{Value, json};

use crate::help::{card_with, plan, yes_runs};
use crate::stand::gate::Gate;
use crate::stand::world::Message;

/// The time of day, so many minutes from now, as a configuration writes it. The zone is UTC.
fn time_in(minutes: i64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let minute = (i64::try_from(now / 60).unwrap() + minutes).rem_euclid(24 * 60);
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// A gate in the middle of its night: it began an hour ago and ends in two.
fn by_night() -> Gate {
    plan().config("owner", json!({"quiet": [time_in(-60), time_in(120)]})).start()
}

/// Moves the clock past the night's end.
fn morning(gate: &mut Gate) {
    gate.advance(121 * 60);
}

fn list(gate: &Gate, n: usize) -> Message {
    let head = format!("🔒 Waited for the morning: {n}\n");
    gate.world.message("the morning's list", 111, |message| message.text().starts_with(&head) && message.has("Show 1"))
}

fn lists(gate: &Gate) -> usize {
    let state = gate.world.lock();
    state.chats[&111].messages.values().filter(|message| message.text().contains("Waited for the morning")).count()
}

fn asks_urgent(gate: &Gate, text: &str) -> Value {
    gate.ask(&["note", "--field", &format!("text={text}"), "--urgent"]).json
}

fn state(gate: &Gate, id: &str) -> Value {
    gate.status_of(id, 0)
}

fn cards(gate: &Gate) -> usize {
    gate.steps().iter().filter(|(step, _)| step == "shown").count()
}

#[test]
fn what_is_asked_by_night_waits_for_the_morning_and_its_fifteen_minutes_begin_at_show() {
    let mut gate = by_night();
    let id = gate.asks_note("by night");
    let other = gate.asks_note("taken back");
    let told = state(&gate, &id);
    assert_eq!((&told["state"], &told["ran"], &told["next"]), (&json!("held"), &json!("no"), &json!("wait")), "{told}");
    assert!(told["hint"].as_str().unwrap().starts_with("Quiet hours until "), "{told}");
    // Nothing rings, and nothing is drawn, though time passes.
    gate.advance(3600);
    assert_eq!((cards(&gate), lists(&gate)), (0, 0));
    morning(&mut gate);
    let first = list(&gate, 2);
    assert_eq!(first.labels().concat(), ["Show 1", "Show 2"]);
    let told = state(&gate, &id);
    assert!(told["state"] == "held" && told["hint"].as_str().unwrap().contains("morning list"), "{told}");
    assert_eq!(cards(&gate), 0, "no card comes by itself");
    // What is taken back says so, and loses its button.
    let line = json!({"op": "cancel", "id": other});
    gate.speak(crate::stand::uids::Role::Session, "mila-io/consent.sock", format!("{line}\n").as_bytes());
    let after =
        gate.world.becomes("the list without it", &first, |message| message.text().contains("withdrawn by the agent"));
    assert_eq!(after.labels().concat(), ["Show 1"]);
    // Hours later the card comes when it is asked for, with all of its time.
    gate.advance(5 * 3600);
    gate.anna.presses(&after, "Show 1");
    let card = card_with(&gate, "by night");
    let shown = gate.world.becomes("the list afterwards", &first, |message| message.labels().is_empty());
    assert!(shown.text().contains("its card is below"), "{}", shown.text());
    gate.advance(14 * 60);
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
    assert_eq!(lists(&gate), 1);
    // By day everything is as ever.
    gate.asks_note("by day");
    card_with(&gate, "by day");
}

#[test]
fn two_urgent_cards_a_night_ring_and_the_third_waits() {
    let mut gate = by_night();
    for text in ["one", "two"] {
        assert_eq!(asks_urgent(&gate, text)["ran"], "no");
        card_with(&gate, text);
    }
    let third = asks_urgent(&gate, "three")["id"].as_str().unwrap().to_owned();
    assert_eq!(state(&gate, &third)["state"], "held");
    // A restart gives no third one.
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.wait_ready();
    assert_eq!(state(&gate, &third)["state"], "held");
    assert_eq!(cards(&gate), 2);
    morning(&mut gate);
    let list = list(&gate, 1);
    gate.anna.presses(&list, "Show 1");
    card_with(&gate, "three");
}

#[test]
fn a_restart_keeps_what_is_held_and_no_list_comes_twice() {
    let mut gate = by_night();
    let id = gate.asks_note("over a restart");
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.wait_ready();
    assert_eq!(state(&gate, &id)["state"], "held");
    assert_eq!(gate.steps_of(&id), ["asked"]);
    morning(&mut gate);
    let first = list(&gate, 1);
    gate.log.wait("the list is kept", 0, |line| line.contains("consent.morning requests=1"));
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.wait_ready();
    // Its button still counts, and what is asked by day comes before anything could be listed again.
    gate.asks_note("by day");
    card_with(&gate, "by day");
    assert_eq!(lists(&gate), 1);
    gate.anna.presses(&first, "Show 1");
    let card = card_with(&gate, "over a restart");
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
    gate.world.becomes("the list afterwards", &first, |message| message.text().contains("its card is below"));
}

#[test]
fn an_owner_who_is_awake_sees_what_waits_at_any_hour_and_two_owners_have_a_list_each() {
    let mut gate = plan().two_owners().config("owner", json!({"quiet": [time_in(-60), time_in(120)]})).start();
    gate.asks_note("awake");
    gate.anna.writes("/pending");
    card_with(&gate, "awake");
    gate.asks_note("asleep");
    morning(&mut gate);
    list(&gate, 1);
    let theirs = gate.world.message("Boris' list", 222, |message| message.has("Показать 1"));
    assert!(theirs.text().starts_with("🔒 Ждали утра: 1\n1. Записать заметку · "), "{}", theirs.text());
    gate.boris.presses(&theirs, "Показать 1");
    card_with(&gate, "asleep");
}

#[test]
fn what_nobody_asks_for_in_two_days_is_over_and_the_list_says_so() {
    let mut gate = by_night();
    let id = gate.asks_note("forgotten");
    morning(&mut gate);
    let first = list(&gate, 1);
    gate.advance(48 * 3600);
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["ran"]), (&json!("expired"), &json!("no")), "{end}");
    gate.world.becomes("the list afterwards", &first, |message| message.text().contains("no longer waits"));
    assert_eq!(cards(&gate), 0);
}

#[test]
fn a_list_that_telegram_does_not_take_is_sent_until_it_does_and_once() {
    let mut gate = by_night();
    gate.asks_note("a bad hour");
    gate.world.on("sendMessage").times(2).fault(crate::stand::faults::Fault::too_many(1));
    morning(&mut gate);
    gate.world.wait_struck("sendMessage", 1);
    gate.advance(31);
    gate.world.wait_struck("sendMessage", 2);
    gate.advance(31);
    list(&gate, 1);
    gate.asks_note("by day");
    card_with(&gate, "by day");
    assert_eq!(lists(&gate), 1);
}

#[test]
fn a_zone_that_this_machine_does_not_know_is_refused_and_the_reason_is_said() {
    let mut gate = plan().prepare();
    let mut config: Value = serde_json::from_slice(&std::fs::read(gate.config()).unwrap()).unwrap();
    config["owner"] = json!({"time_zone": "Europe/Nowhere"});
    gate.put("config.json", config.to_string().as_bytes());
    gate.up();
    let said = gate.log.wait("the reason", 0, |line| line.contains("owner.time_zone"));
    assert!(said.contains("knows no zone Europe/Nowhere"), "{said}");
    let asked = gate.ask(&["note", "--field", "text=x"]);
    assert_eq!(asked.json["code"], "config", "{asked:?}");
}
