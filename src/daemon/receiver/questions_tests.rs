//! The agent's questions: asked of every owner, answered once.

use std::sync::mpsc::Receiver;

use serde_json::{Value, json};

use super::super::mine;
use super::super::testing::{Gate, press};
use super::*;

type Calls = Receiver<(String, Value)>;

/// Asks, each owner in a turn of their own.
fn asked(shared: &Shared, text: &str, answers: &[String]) -> Result<QuestionId, Refusal> {
    ask(shared, text, answers, &mut |owner| shared.holds.aside(owner.private_chat(), std::time::Duration::from_secs(5)))
}

fn gate(name: &str) -> (Gate, Calls) {
    let gate = Gate::new(&format!("questions-{name}"));
    gate.two_owners();
    let calls = gate.telegram(|_, _| false);
    (gate, calls)
}

fn answers(list: &[&str]) -> Vec<String> {
    list.iter().map(|answer| (*answer).to_owned()).collect()
}

/// Owner's chat and message of each copy, with the data of the button that says so.
fn buttons(calls: &Calls, label: &str) -> Vec<(i64, i64, String)> {
    let attached = calls.try_iter().filter(|(method, _)| method == "editMessageReplyMarkup");
    let of = |asked: Value| {
        let rows = asked["reply_markup"]["inline_keyboard"].as_array().unwrap().clone();
        let all: Vec<Value> = rows.iter().flat_map(|row| row.as_array().unwrap().clone()).collect();
        let data = all.iter().find(|b| b["text"] == label).unwrap()["callback_data"].as_str().unwrap().to_owned();
        (asked["chat_id"].as_i64().unwrap(), asked["message_id"].as_i64().unwrap(), data)
    };
    attached.map(|(_, asked)| of(asked)).collect()
}

fn pressing(gate: &Gate, (owner, message, data): &(i64, i64, String)) -> String {
    mine::pressed(&gate.shared, 9, &press(*owner, *owner, *message, data));
    gate.fates().pop().unwrap().1
}

#[test]
fn the_first_press_is_the_answer_and_an_event_and_the_second_is_told() {
    let (gate, calls) = gate("first");
    let id = asked(&gate.shared, "Which photo?", &answers(&["Terrace", "Menu", "Neither"])).unwrap();
    let copies = buttons(&calls, "Menu");
    assert_eq!(copies.iter().map(|(owner, ..)| *owner).collect::<Vec<_>>(), [111, 333]);
    assert_eq!(pressing(&gate, &copies[1]), "counted");
    assert_eq!(pressing(&gate, &copies[0]), "over");
    let events = gate.lines("events.jsonl");
    assert_eq!(events.len(), 1);
    assert_eq!(
        (&events[0]["kind"], &events[0]["question"], &events[0]["choice"], &events[0]["text"]),
        (&json!("answer"), &json!(id.as_str()), &json!(2), &json!("Menu"))
    );
    assert_eq!(gate.shared.questions.count(), 0);
}

#[test]
fn an_open_question_is_answered_after_a_restart_and_over_after_a_day() {
    let (mut gate, calls) = gate("restart");
    asked(&gate.shared, "One?", &answers(&["Yes", "No"])).unwrap();
    let first = buttons(&calls, "No");
    asked(&gate.shared, "Two?", &answers(&["Yes", "No"])).unwrap();
    let second = buttons(&calls, "No");
    let me = gate.shared.health.me().unwrap();
    gate.restart();
    gate.shared.health.met(me);
    assert_eq!((gate.shared.questions.count(), pressing(&gate, &first[0])), (2, "counted".to_owned()));
    expire(&gate.shared);
    assert_eq!(gate.shared.questions.count(), 1, "it has a day");
    for question in gate.shared.questions.lock().iter_mut() {
        question.at = question.at.plus_ms(-QUESTION_MS);
    }
    expire(&gate.shared);
    assert_eq!((gate.shared.questions.count(), pressing(&gate, &second[0])), (0, "over".to_owned()));
    assert_eq!(gate.lines("events.jsonl").len(), 1);
}

#[test]
fn words_that_do_not_show_or_are_the_gates_are_refused_before_anybody_is_asked() {
    let (gate, calls) = gate("words");
    let long = "x".repeat(29);
    for (text, labels, code) in [
        ("", answers(&["a", "b"]), "field_range"),
        ("a\u{200b}b", answers(&["a", "b"]), "text_hidden"),
        ("🔒 EXACT", answers(&["a", "b"]), "reserved_mark"),
        ("q", answers(&["🔑", "b"]), "reserved_mark"),
        ("q", answers(&["a\nb", "b"]), "text_hidden"),
        ("q", answers(&["", "b"]), "field_range"),
        ("q", answers(&["only"]), "field_range"),
        ("q", answers(&["a", "a"]), "field_range"),
        ("q", answers(&["1", "2", "3", "4", "5", "6", "7"]), "field_range"),
        ("q", answers(&[&long, "b"]), "text_too_long"),
    ] {
        let refused = asked(&gate.shared, text, &labels).unwrap_err();
        assert_eq!(refused.code.as_str(), code, "{text:?} {labels:?}");
    }
    let refused = asked(&gate.shared, &"x".repeat(3601), &answers(&["a", "b"])).unwrap_err();
    assert_eq!(refused.code.as_str(), "text_too_long");
    assert_eq!(calls.try_iter().count(), 0);
    asked(&gate.shared, &"x".repeat(3600), &[]).unwrap();
    assert_eq!(gate.shared.questions.count(), 0, "an answer in the owner's own words is an ordinary message");
}

#[test]
fn eight_questions_are_open_at_most_and_one_that_reached_nobody_is_none() {
    let (gate, _calls) = gate("many");
    for n in 0..8 {
        asked(&gate.shared, &format!("{n}?"), &answers(&["Yes", "No"])).unwrap();
    }
    assert_eq!(asked(&gate.shared, "9?", &answers(&["Yes", "No"])).unwrap_err().code, Code::TooManyOpen);
    let alone = Gate::new("questions-blocked");
    let _calls = alone.telegram(|method, _| method == "sendMessage");
    assert_eq!(asked(&alone.shared, "?", &answers(&["Yes", "No"])).unwrap_err().code, Code::Undeliverable);
    assert_eq!(alone.shared.questions.count(), 0);
}

#[test]
fn short_labels_share_a_row_and_long_ones_stand_alone() {
    let id = QuestionId::parse("q-0011223344").unwrap();
    let rows = rows(&id, &answers(&["Terrace", "Menu", "Neither of these two", "Both"]));
    let labels: Vec<Vec<&str>> =
        rows.iter().map(|row| row.iter().map(|(label, ..)| label.as_str()).collect()).collect();
    assert_eq!(labels, [vec!["Terrace", "Menu"], vec!["Neither of these two"], vec!["Both"]]);
    assert_eq!(rows[1][0].2, "q-0011223344-3");
}
