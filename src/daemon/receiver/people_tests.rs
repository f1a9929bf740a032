//! Who is asked about, what a press does, and what it never does.

use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use serde_json::Value;

use super::super::mine;
use super::super::proxy::Connected;
use super::super::testing::{Gate, press};
use super::*;
use crate::base::limits::TEAM_AGAIN_MS;
use crate::policy::people::SERVICE_IDS;
use crate::sys::thread;

type Calls = Receiver<(String, Value)>;

fn chat(id: i64) -> ChatId {
    ChatId::new(id).unwrap()
}

fn user(id: i64) -> UserId {
    UserId::new(id).unwrap()
}

/// A receiver with two owners, Telegram, and a connected group.
fn gate(name: &str) -> (Gate, Calls) {
    let gate = Gate::new(&format!("people-{name}"));
    gate.two_owners();
    let calls = gate.telegram(|_, _| false);
    connect(&gate, -100, Mode::Mention);
    (gate, calls)
}

fn connect(gate: &Gate, id: i64, mode: Mode) {
    gate.shared.chats.put(Connected { chat: chat(id), mode, title: format!("Acme {id}") });
}

fn writes(gate: &Gate, group: i64, person: i64, name: &str) {
    wrote(&gate.shared, chat(group), user(person), &Foreign::new(name.to_owned()));
    gate.shared.teller.drain(&gate.shared);
}

fn made(calls: &Calls, method: &str) -> Vec<Value> {
    calls.try_iter().filter(|(called, _)| called == method).map(|(_, asked)| asked).collect()
}

/// The data of a button by its label, from the calls that attached it: owner's chat, message and data.
fn button(calls: &[Value], owner: i64, label: &str) -> (i64, String) {
    let rows = calls.iter().rev().find(|call| call["chat_id"] == owner).unwrap();
    let buttons =
        rows["reply_markup"]["inline_keyboard"].as_array().unwrap().iter().flat_map(|r| r.as_array().unwrap());
    let data = buttons.clone().find(|button| button["text"] == label).unwrap()["callback_data"].as_str().unwrap();
    (rows["message_id"].as_i64().unwrap(), data.to_owned())
}

/// What a press was told, and what became of it.
fn pressing(gate: &Gate, from: i64, at: i64, message: i64, data: &str) -> String {
    mine::pressed(&gate.shared, 9, &press(from, at, message, data));
    gate.fates().pop().unwrap().1
}

/// Does the edits that wait; the texts, with how many buttons each has.
fn edits(gate: &Gate, calls: &Calls, count: usize) -> Vec<(i64, String, usize)> {
    let shared = std::sync::Arc::clone(&gate.shared);
    let edits = thread::spawn("edits", 256 * 1024, move || shared.outbox.run_edits(&shared.bot)).unwrap();
    let mut seen = Vec::new();
    while seen.len() < count {
        let (method, asked) = calls.recv_timeout(Duration::from_secs(20)).unwrap();
        if method == "editMessageText" {
            let rows = asked["reply_markup"]["inline_keyboard"].as_array().map_or(0, Vec::len);
            seen.push((asked["chat_id"].as_i64().unwrap(), asked["text"].as_str().unwrap().to_owned(), rows));
        }
    }
    gate.shared.outbox.stop();
    edits.join().unwrap();
    seen
}

#[test]
fn every_owner_is_asked_in_private_and_in_their_language_and_one_press_decides() {
    let (gate, calls) = gate("ask");
    writes(&gate, -100, 512, "Boris\n\u{202e}evil {group}");
    let all: Vec<_> = calls.try_iter().collect();
    let cards: Vec<&Value> = all.iter().filter(|(m, _)| m == "sendMessage").map(|(_, asked)| asked).collect();
    assert_eq!(cards.iter().map(|card| card["chat_id"].as_i64().unwrap()).collect::<Vec<_>>(), [111, 333]);
    assert!(cards[0]["text"].as_str().unwrap().contains("Person: 512 Boris evil {group}\n"), "{}", cards[0]["text"]);
    assert!(cards[1]["text"].as_str().unwrap().starts_with("🔒 Новый человек"));
    let attached: Vec<Value> =
        all.iter().filter(|(m, _)| m == "editMessageReplyMarkup").map(|(_, asked)| asked.clone()).collect();
    let (message, add) = button(&attached, 111, "Add to the team");
    let (other, late) = button(&attached, 333, "Не сейчас");
    assert_eq!(pressing(&gate, 111, 111, message, &add), "counted");
    assert_eq!(gate.shared.team.member(chat(-100), user(512)).as_deref(), Some("Boris evil {group}"));
    assert_eq!(pressing(&gate, 333, 333, other, &late), "over", "the second is told");
    assert_eq!(pressing(&gate, 111, 111, message, &add), "over");
    let said = edits(&gate, &calls, 2);
    assert!(said.iter().all(|(_, text, rows)| text.contains("Anna") && *rows == 1), "{said:?}");
    let team = std::fs::read_to_string(gate.temp.path().join("io/team.json")).unwrap();
    assert!(team.contains(r#""id":512"#) && team.contains(r#""by":111"#), "{team}");
}

#[test]
fn a_flood_of_strangers_makes_five_cards_for_a_group_and_none_twice_over_a_restart() {
    let (mut gate, calls) = gate("flood");
    for round in 0..20 {
        for person in 1..=100 {
            writes(&gate, -100, 1000 + person, &format!("P{round}"));
        }
    }
    assert_eq!(made(&calls, "sendMessage").len(), 5 * 2);
    gate.restart();
    for person in 1..=5 {
        wrote(&gate.shared, chat(-100), user(1000 + person), &Foreign::new(String::new()));
        assert_eq!(format!("{:?}", gate.shared.teller), "Teller(0 and 0 wait)");
    }
}

#[test]
fn nobody_is_asked_about_where_it_would_say_nothing() {
    let (gate, calls) = gate("quiet");
    connect(&gate, -200, Mode::Post);
    writes(&gate, -200, 5, "a channel");
    writes(&gate, -300, 5, "not connected");
    writes(&gate, -100, 111, "an owner");
    for id in SERVICE_IDS {
        writes(&gate, -100, id, "anybody");
    }
    gate.shared.frozen.store(true, Ordering::SeqCst);
    writes(&gate, -100, 5, "frozen");
    assert_eq!(made(&calls, "sendMessage"), Vec::<Value>::new());
    gate.shared.frozen.store(false, Ordering::SeqCst);
    writes(&gate, -100, 5, "thawed");
    assert_eq!(made(&calls, "sendMessage").len(), 2);
}

#[test]
fn a_card_that_reached_nobody_counts_and_is_tried_again_after_ten_minutes() {
    let gate = Gate::new("people-unreached");
    let calls = gate.telegram(|method, _| method == "sendMessage");
    connect(&gate, -100, Mode::Every);
    writes(&gate, -100, 5, "x");
    writes(&gate, -100, 5, "x");
    assert_eq!(made(&calls, "sendMessage").len(), 1);
    let (group, person) = (ChatId::new(-100).unwrap(), UserId::new(5).unwrap());
    let before = gate.shared.now().plus_ms(-TEAM_AGAIN_MS);
    gate.shared.team.lock().asked.get_mut(group, person).unwrap().at = before;
    writes(&gate, -100, 5, "x");
    assert_eq!(made(&calls, "sendMessage").len(), 1);
    for more in 6..40 {
        writes(&gate, -100, more, "x");
    }
    assert_eq!(made(&calls, "sendMessage").len(), 4, "five an hour, reached or not");
}

#[test]
fn a_press_counts_only_for_its_owner_in_their_private_chat_on_its_message_and_signed() {
    let (gate, calls) = gate("forged");
    writes(&gate, -100, 512, "Boris");
    let attached = made(&calls, "editMessageReplyMarkup");
    let (message, add) = button(&attached, 111, "Add to the team");
    let forged = add.replace("ia.", "in.").replace(".512.", ".513.");
    for (from, at, message, data, end) in [
        (222, 222, message, add.as_str(), "not_owner"),
        (222, 111, message, &add, "not_owner"),
        (111, -100, message, &add, "not_private"),
        (111, 333, message, &add, "not_private"),
        (333, 333, message, &add, "no_such_button"),
        (111, 111, message + 7, &add, "no_such_button"),
        (111, 111, message, &forged, "no_such_button"),
        (111, 111, message, &format!("{add}x"), "no_such_button"),
        (111, 111, message, "ia.-100.512", "no_such_button"),
        (111, 111, message, "i", "no_such_button"),
    ] {
        assert_eq!(pressing(&gate, from, at, message, data), end, "{from} {at} {message} {data}");
    }
    assert_eq!(gate.shared.team.member(chat(-100), user(512)), None);
    gate.shared.frozen.store(true, Ordering::SeqCst);
    assert_eq!(pressing(&gate, 111, 111, message, &add), "frozen", "what grants waits for the end of a freeze");
    gate.shared.frozen.store(false, Ordering::SeqCst);
    assert_eq!(pressing(&gate, 111, 111, message, &add), "counted");
}

#[test]
fn never_ends_every_open_card_of_the_group_and_asks_no_more() {
    let (gate, calls) = gate("never");
    writes(&gate, -100, 5, "a");
    writes(&gate, -100, 6, "b");
    let attached = made(&calls, "editMessageReplyMarkup");
    let (message, never) = button(&attached, 333, "В группе не спрашивать");
    assert_eq!(pressing(&gate, 333, 333, message, &never), "counted");
    let said = edits(&gate, &calls, 4);
    assert!(said.iter().all(|(_, _, rows)| *rows == 0), "{said:?}");
    writes(&gate, -100, 7, "c");
    assert_eq!(made(&calls, "sendMessage"), Vec::<Value>::new());
}

#[test]
fn remove_takes_away_at_once_also_while_frozen_and_from_the_list() {
    let (mut gate, calls) = gate("remove");
    for person in [5, 6] {
        let member = Member { id: user(person), name: "B".to_owned(), since: gate.shared.now(), by: user(111) };
        gate.shared.team.lock().teams.add(chat(-100), member).unwrap();
    }
    show_teams(&gate.shared, gate.shared.owners.current().get(user(111)).unwrap());
    let attached = made(&calls, "editMessageReplyMarkup");
    let (message, remove) = button(&attached, 111, "Remove 2");
    gate.shared.frozen.store(true, Ordering::SeqCst);
    assert_eq!(pressing(&gate, 111, 111, message, &remove), "counted");
    assert_eq!(gate.shared.team.member(chat(-100), user(6)), None);
    let said = edits(&gate, &calls, 1);
    assert!(said[0].1.contains("Team of Acme -100: 1") && said[0].2 == 1, "{said:?}");
    gate.restart();
    assert_eq!(gate.shared.team.member(chat(-100), user(6)), None);
    assert!(gate.shared.team.member(chat(-100), user(5)).is_some());
}

#[test]
fn a_disk_that_takes_nothing_adds_nobody_and_owes_what_was_taken_away() {
    let (gate, calls) = gate("disk");
    writes(&gate, -100, 512, "Boris");
    let attached = made(&calls, "editMessageReplyMarkup");
    let (message, add) = button(&attached, 111, "Add to the team");
    // A folder where the new file would be written: nothing can take its place.
    let hindrance = gate.temp.path().join("io/team.json.new");
    std::fs::create_dir(&hindrance).unwrap();
    assert_eq!(pressing(&gate, 111, 111, message, &add), "not_written");
    assert_eq!(gate.shared.team.member(chat(-100), user(512)), None);
    std::fs::remove_dir(&hindrance).unwrap();
    assert_eq!(pressing(&gate, 111, 111, message, &add), "counted");
    std::fs::create_dir(&hindrance).unwrap();
    gone(&gate.shared, chat(-100), user(512));
    assert_eq!(gate.shared.team.member(chat(-100), user(512)), None, "in force at once");
    assert!(gate.shared.owes_teams());
    std::fs::remove_dir(&hindrance).unwrap();
    gate.shared.settle_teams();
    assert!(!gate.shared.owes_teams());
    assert!(!std::fs::read_to_string(gate.temp.path().join("io/team.json")).unwrap().contains("512"));
}

#[test]
fn who_left_the_group_is_off_its_team_and_the_owners_hear_of_it_once() {
    let (gate, calls) = gate("gone");
    let member = Member { id: user(5), name: "Boris".to_owned(), since: gate.shared.now(), by: user(111) };
    gate.shared.team.lock().teams.add(chat(-100), member).unwrap();
    for _ in 0..2 {
        gone(&gate.shared, chat(-100), user(5));
        gone(&gate.shared, chat(-100), user(6));
        gate.shared.teller.drain(&gate.shared);
    }
    let said = made(&calls, "sendMessage");
    assert_eq!(said.len(), 2);
    assert_eq!(said[0]["text"], "🔒 5 Boris left Acme -100 and is off its team.");
    assert_eq!(gate.shared.team.member(chat(-100), user(5)), None);
}

#[test]
fn an_owner_who_writes_as_the_group_is_told_once_a_group() {
    let (mut gate, calls) = gate("as-chat");
    connect(&gate, -200, Mode::Every);
    for group in [-100, -100, -200, -300] {
        as_chat(&gate.shared, chat(group));
    }
    gate.shared.teller.drain(&gate.shared);
    assert_eq!(made(&calls, "sendMessage").len(), 2 * 2);
    gate.restart();
    connect(&gate, -100, Mode::Every);
    as_chat(&gate.shared, chat(-100));
    assert_eq!(format!("{:?}", gate.shared.teller), "Teller(0 and 0 wait)");
}

#[test]
fn a_subject_has_one_spelling() {
    assert_eq!(parse("-100.512"), Some((chat(-100), user(512))));
    for wrong in ["-100", "-100.", ".512", "-100.0512", "-0100.512", "+5.6", "-100.512.1", "-100.-5", "0.5", " -100.5"]
    {
        assert_eq!(parse(wrong), None, "{wrong}");
    }
}
