//! Tool prompts: who may ask, who may answer, and what the subscriber hears.

use std::sync::mpsc::Receiver;

use serde_json::Value;

use super::super::mine;
use super::super::testing::{Gate, press};
use super::*;

type Calls = Receiver<(String, Value)>;

const SESSION: u32 = 1001;

fn id(text: &str) -> PromptId {
    PromptId::parse(text).unwrap()
}

fn asked(gate: &Gate, name: &str, preview: &str) -> Result<(), Refusal> {
    let holds = &gate.shared.holds;
    let mut turn = |owner: UserId| holds.aside(owner.private_chat(), std::time::Duration::from_secs(1));
    ask(&gate.shared, SESSION, &id(name), &Prompt::judge("Bash", "Install", preview), &mut turn)
}

/// A follower of the events, of this user.
fn follower(gate: &Gate, uid: u32) -> super::super::feed::Follower {
    let (feed, folder) = {
        let journals = gate.shared.journals();
        (journals.feed(), journals.folder())
    };
    let follower = feed.follow(&folder, 0).unwrap().unwrap();
    follower.belongs_to(uid);
    follower
}

/// The buttons that were attached: label, chat, message, data.
fn buttons(calls: &Calls) -> Vec<(String, i64, i64, String)> {
    let mut found = Vec::new();
    for (method, call) in calls.try_iter() {
        if method != "editMessageReplyMarkup" {
            continue;
        }
        let (chat, message) = (call["chat_id"].as_i64().unwrap(), call["message_id"].as_i64().unwrap());
        for button in call["reply_markup"]["inline_keyboard"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|row| row.as_array().unwrap())
        {
            let text = |name: &str| button[name].as_str().unwrap().to_owned();
            found.push((text("text"), chat, message, text("callback_data")));
        }
    }
    found
}

fn presses(gate: &Gate, from: i64, (_, chat, message, data): &(String, i64, i64, String)) -> String {
    mine::pressed(&gate.shared, 9, &press(from, *chat, *message, data));
    gate.fates().pop().unwrap().1
}

#[test]
fn the_first_press_is_pushed_once_and_to_the_subscriber_alone() {
    let gate = Gate::new("relay-once");
    gate.two_owners();
    let calls = gate.telegram(|_, _| false);
    let follower = follower(&gate, SESSION);
    asked(&gate, "abcde", "npm ci").unwrap();
    let all = buttons(&calls);
    let labels: Vec<&str> = all.iter().map(|(label, ..)| label.as_str()).collect();
    assert_eq!(labels, ["Allow once", "Deny", "Разрешить 1 раз", "Запретить"]);
    assert_eq!(presses(&gate, 222, &all[0]), "not_owner");
    assert_eq!(presses(&gate, 333, &all[0]), "not_private", "another owner's copy");
    assert!(follower.pushes().is_empty());
    assert_eq!(presses(&gate, 333, &all[2]), "counted");
    assert_eq!(presses(&gate, 111, &all[1]), "over");
    assert_eq!(presses(&gate, 333, &all[2]), "over");
    assert_eq!(follower.pushes(), [r#"{"behavior":"allow","push":"verdict","request_id":"abcde"}"#]);
    assert!(gate.lines("events.jsonl").is_empty(), "a verdict is no event and is never told again");
}

#[test]
fn nothing_is_shown_where_the_answer_could_not_go() {
    let gate = Gate::new("relay-nobody");
    let calls = gate.telegram(|_, _| false);
    assert_eq!(asked(&gate, "abcde", "npm ci").unwrap_err().code, Code::NotSubscribed);
    let other = follower(&gate, SESSION + 1);
    assert_eq!(asked(&gate, "abcde", "npm ci").unwrap_err().code, Code::NotSubscribed, "another user's session");
    drop(other);
    assert_eq!(calls.try_iter().count(), 0);
    let mine = follower(&gate, SESSION);
    asked(&gate, "abcde", "npm ci").unwrap();
    assert_eq!(asked(&gate, "abcde", "npm ci").unwrap_err().code, Code::FieldRange, "it is open already");
    let all = buttons(&calls);
    drop(mine);
    assert_eq!(presses(&gate, 111, &all[0]), "no_session");
    let mine = follower(&gate, SESSION);
    assert!(mine.pushes().is_empty(), "never told later");
    assert_eq!(presses(&gate, 111, &all[1]), "counted", "it can be pressed again");
    assert!(mine.pushes()[0].contains("deny"));
}

#[test]
fn what_is_not_whole_has_no_allow_and_the_terminal_hears_nothing() {
    let gate = Gate::new("relay-part");
    let calls = gate.telegram(|_, _| false);
    let follower = follower(&gate, SESSION);
    asked(&gate, "abcde", "rm ⋯ 90 code points elided ⋯").unwrap();
    let all = buttons(&calls);
    let labels: Vec<&str> = all.iter().map(|(label, ..)| label.as_str()).collect();
    assert_eq!(labels, ["Deny", "I will use the terminal"]);
    let place = (ChatId::new(all[0].1).unwrap(), MessageId::new(all[0].2).unwrap());
    let owners = gate.shared.owners.current();
    let anna = owners.get(UserId::new(111).unwrap()).unwrap();
    assert_eq!(pressed(&gate.shared, anna, place, 'p', "abcde").0, "no_such_button");
    assert_eq!(presses(&gate, 111, &all[1]), "counted");
    assert_eq!(presses(&gate, 111, &all[0]), "over");
    assert!(follower.pushes().is_empty());
}

#[test]
fn while_everything_is_frozen_deny_counts_and_allow_does_not() {
    let gate = Gate::new("relay-frozen");
    let calls = gate.telegram(|_, _| false);
    let follower = follower(&gate, SESSION);
    asked(&gate, "abcde", "npm ci").unwrap();
    let all = buttons(&calls);
    gate.shared.frozen.store(true, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(presses(&gate, 111, &all[0]), "frozen");
    assert_eq!(presses(&gate, 111, &all[1]), "counted");
    assert!(follower.pushes()[0].contains("deny"));
}

#[test]
fn off_is_kept_over_a_restart_and_ends_what_is_open() {
    let mut gate = Gate::new("relay-off");
    let calls = gate.telegram(|_, _| false);
    let following = follower(&gate, SESSION);
    asked(&gate, "abcde", "npm ci").unwrap();
    let all = buttons(&calls);
    let owners = gate.shared.owners.current();
    let anna = owners.get(UserId::new(111).unwrap()).unwrap();
    assert!(command(&gate.shared, anna, "").text.contains("ON"));
    assert!(command(&gate.shared, anna, "off").text.contains("OFF"));
    assert_eq!(presses(&gate, 111, &all[0]), "over");
    assert!(following.pushes().is_empty());
    assert_eq!(asked(&gate, "abcdf", "npm ci").unwrap_err().code, Code::PromptsOff);
    drop(following);
    gate.restart();
    let _following = follower(&gate, SESSION);
    assert_eq!(may(&gate.shared, SESSION, &id("abcde")).unwrap_err().code, Code::PromptsOff);
    assert!(command(&gate.shared, anna, "on").text.contains("ON"));
    assert!(may(&gate.shared, SESSION, &id("abcde")).is_ok());
}

#[test]
fn a_card_from_before_a_restart_is_over_and_says_so() {
    let mut gate = Gate::new("relay-restart");
    let calls = gate.telegram(|_, _| false);
    let following = follower(&gate, SESSION);
    asked(&gate, "abcde", "npm ci").unwrap();
    let all = buttons(&calls);
    let me = gate.shared.health.me().unwrap();
    drop(following);
    gate.restart();
    gate.shared.health.met(me);
    let following = follower(&gate, SESSION);
    assert_eq!(gate.shared.prompts.lock().stale.len(), 1);
    restarted(&gate.shared);
    assert!(gate.shared.prompts.lock().stale.is_empty());
    assert_eq!(presses(&gate, 111, &all[0]), "over");
    assert!(following.pushes().is_empty());
}

#[test]
fn of_too_many_the_oldest_is_over_and_twelve_in_an_hour_are_told_of_once() {
    let gate = Gate::new("relay-many");
    let calls = gate.telegram(|_, _| false);
    let following = follower(&gate, SESSION);
    let mut all = Vec::new();
    let names: Vec<String> = (b'a'..=b'k').chain(b'm'..=b'z').map(|last| format!("abcd{}", char::from(last))).collect();
    for name in names.iter().take(PROMPTS_MAX + 1) {
        asked(&gate, name, "npm ci").unwrap();
        all.extend(buttons(&calls));
    }
    assert_eq!(presses(&gate, 111, &all[0]), "over");
    assert_eq!(presses(&gate, 111, &all[2]), "counted");
    assert_eq!(following.pushes().len(), 1);
    gate.shared.teller.drain(&gate.shared);
    let hint = buttons(&calls);
    let labels: Vec<&str> = hint.iter().map(|(label, ..)| label.as_str()).collect();
    assert_eq!(labels, ["Turn off", "Keep"], "once, in the middle of more");
    assert_eq!(presses(&gate, 111, &hint[1]), "counted");
    assert!(!gate.shared.prompts.lock().off);
    assert_eq!(presses(&gate, 111, &hint[0]), "counted");
    assert!(gate.shared.prompts.lock().off && gate.shared.prompts.lock().open.is_empty());
}
