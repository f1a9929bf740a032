//! Strangers' questions against a stand-in lane.

use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;

use serde_json::{Value, json};

use super::super::testing::Gate;
use super::*;
use crate::base::ids::{ChatId, MessageId};
use crate::policy::group::Mode;

const GROUP: i64 = -1_001_234_567_890;

type Calls = Receiver<(String, Value)>;

/// A receiver with a connected group, behind which Telegram and the proxy stand.
fn gate(name: &str) -> (Gate, Calls) {
    let gate = Gate::new(&format!("lane-{name}"));
    gate.connect(GROUP, Mode::Mention);
    let calls = gate.telegram(|_, _| false);
    gate.shared.linked.store(true, Ordering::SeqCst);
    (gate, calls)
}

fn asked(gate: &Gate, user: i64, message: i64) -> Asked {
    Asked {
        to: To {
            chat: ChatId::new(GROUP).unwrap(),
            message: MessageId::new(message).unwrap(),
            topic: Some(7),
            user: UserId::new(user).unwrap(),
        },
        date: gate.shared.now().seconds(),
        language: Language::En,
        text: Foreign::new("@acme_bot when do you open?".to_owned()),
        seq: Some(u64::try_from(message).unwrap()),
    }
}

fn asks(gate: &Gate, user: i64, message: i64) -> String {
    question(&gate.shared, &asked(gate, user, message));
    gate.shared.teller.drain(&gate.shared);
    gate.fates().pop().unwrap().1
}

/// What was sent, and where.
fn sent(calls: &Calls) -> Vec<(i64, String)> {
    let sent = calls.try_iter().filter(|(method, _)| method == "sendMessage");
    sent.map(|(_, call)| (call["chat_id"].as_i64().unwrap(), call["text"].as_str().unwrap().to_owned())).collect()
}

fn to_group(calls: &Calls) -> Vec<String> {
    sent(calls).into_iter().filter(|(chat, _)| *chat == GROUP).map(|(_, text)| text).collect()
}

fn says(answer: &str) -> String {
    json!({"answer": answer, "why": "ok", "tokens": 912}).to_string()
}

fn refuses(why: &str) -> String {
    json!({"answer": null, "why": why, "limit": "day_all", "tokens": 5}).to_string()
}

fn ops(hears: &Receiver<Value>) -> Vec<String> {
    hears.try_iter().map(|line| line["op"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn an_answer_stands_under_its_question_as_text_alone_in_the_same_topic() {
    let (gate, calls) = gate("answer");
    let hears = gate.lane(|_| says("At nine. 🙂\r\n"));
    assert_eq!(asks(&gate, 666, 41), "answered");
    let line = json!({"op": "ask", "chat": GROUP, "user": 666, "topic": 7, "text": "@acme_bot when do you open?"});
    assert_eq!(hears.try_iter().collect::<Vec<_>>(), [line], "the text alone, and what the limits go by");
    let call = json!({
        "chat_id": GROUP, "text": "At nine. 🙂", "reply_parameters": {"message_id": 41},
        "link_preview_options": {"is_disabled": true}, "message_thread_id": 7,
    });
    assert_eq!(calls.try_iter().collect::<Vec<_>>(), [("sendMessage".to_owned(), call)]);
    let day = gate.shared.lane_today();
    assert_eq!((day.answers, day.handed, day.limited, day.tokens), (1, 0, 0, 912));
}

// Attack 120.
#[test]
fn what_may_not_be_published_goes_to_the_owner_and_the_asker_hears_so_in_their_language() {
    for (answer, why) in [
        ("See evil.example/x", "a link"),
        ("Ask @mallory", "a name"),
        ("🔒 EXACT: this will run", "the gate's own mark"),
        ("Call +49 30 1234567", "a number"),
        ("t\u{2024}me/joinchat", "a dot that only looks like none"),
        ("gpj.\u{202e}exe", "what turns the text"),
        (" \u{2028} ", "nothing that shows"),
        (&"x".repeat(LANE_ANSWER_CHARS_MAX + 1), "more than an answer may be"),
    ] {
        let (gate, calls) = gate("filter");
        let said = says(answer);
        let _hears = gate.lane(move |_| said.clone());
        let mut asked = asked(&gate, 666, 41);
        asked.language = Language::Ru;
        question(&gate.shared, &asked);
        assert_eq!(to_group(&calls), [words::guest::of(Language::Ru).lane_passed], "{why}");
        assert_eq!(gate.fates().pop().unwrap().1, "handed_on");
        assert_eq!(gate.shared.lane_today().tokens, 912, "paid for all the same");
    }
}

#[test]
fn a_link_of_the_owners_knowledge_may_be_said_word_for_word_and_no_other() {
    let (gate, calls) = gate("knowledge");
    let hears = gate.lane(|line| match line["op"].as_str() {
        Some("knowledge") => json!({"knowledge": "We are at https://acme.example/map, always."}).to_string(),
        _ if line["user"] == 1 => says("Look: https://acme.example/map"),
        _ if line["user"] == 2 => says("Look: https://acme.example/map?to=evil"),
        _ => says("At nine."),
    });
    assert_eq!([1, 2, 3].map(|user| asks(&gate, user, 40 + user)), ["answered", "handed_on", "answered"]);
    let passed = words::guest::of(Language::En).lane_passed;
    assert_eq!(to_group(&calls), ["Look: https://acme.example/map", passed, "At nine."]);
    assert_eq!(
        ops(&hears),
        ["ask", "knowledge", "ask", "knowledge", "ask"],
        "it is asked for where a word hangs on it"
    );
}

#[test]
fn over_a_limit_there_is_silence_in_the_group_and_one_line_a_day_to_each_owner() {
    let (mut gate, calls) = gate("limit");
    gate.two_owners();
    let hears = gate.lane(|_| refuses("limit"));
    for message in 41..51 {
        assert_eq!(asks(&gate, 660 + message, message), "limit");
    }
    let said = sent(&calls);
    assert_eq!(said.iter().map(|(chat, _)| *chat).collect::<Vec<_>>(), [111, 333], "{said:?}");
    assert!(said[0].1.contains("day_all") && said[0].1.contains("Acme office") && said[0].1.contains("tokens 5"));
    assert_eq!(ops(&hears).len(), 10);
    let day = gate.shared.lane_today();
    assert_eq!((day.limited, day.tokens), (10, 50));
    gate.restart();
    assert!(!gate.shared.lane_limit_is_news(), "a restart is no new day");
    assert_eq!(gate.shared.lane_today().tokens, 50);
}

// Attack 118.
#[test]
fn one_who_asks_a_thousand_times_and_a_hundred_who_ask_at_once_have_few_places_each() {
    let (gate, calls) = gate("flood");
    for message in 1..=1000 {
        came(&gate.shared, Box::new(asked(&gate, 666, message)));
    }
    assert_eq!(gate.shared.lane.lock().waiting.len(), LANE_WAITING_EACH);
    gate.shared.teller.drain(&gate.shared);
    let said = sent(&calls);
    assert!(said.len() == 1 && said[0].0 == 111 && said[0].1.contains("user_waiting"), "{said:?}");
    for user in 1000..1100 {
        came(&gate.shared, Box::new(asked(&gate, user, user)));
    }
    assert_eq!(gate.shared.lane.lock().waiting.len(), LANE_WAITING_MAX);
    gate.shared.teller.drain(&gate.shared);
    let kept = gate.shared.guest_questions.waiting();
    assert_eq!(kept, crate::base::limits::GUEST_QUESTIONS_A_CHAT, "the others are the owners'");
    let said = sent(&calls);
    assert!(said.len() == 1 && said[0].1.contains(&format!(": {kept}")), "one summary: {said:?}");
}

#[test]
fn what_waits_at_a_stop_is_kept_and_the_owner_hears_of_it_after_the_start() {
    let (mut gate, calls) = gate("stop");
    came(&gate.shared, Box::new(asked(&gate, 666, 41)));
    gate.shared.lane.stop(&gate.shared);
    gate.shared.lane.run(&gate.shared);
    assert_eq!((sent(&calls), gate.fates().pop().unwrap().1), (Vec::new(), "handed_on".to_owned()));
    drop(calls);
    std::fs::remove_file(gate.temp.path().join("keeper.sock")).unwrap();
    gate.restart();
    gate.connect(GROUP, Mode::Mention);
    let calls = gate.telegram(|_, _| false);
    for _ in 0..2 {
        guest_questions::resume(&gate.shared);
        gate.shared.teller.drain(&gate.shared);
    }
    assert_eq!(sent(&calls), [(111, "🔒 Questions in \"Acme office\": 1".to_owned())], "once");
}

#[test]
fn without_a_lane_or_a_key_nothing_is_said_and_nothing_kept() {
    let (gate, calls) = gate("nobody");
    assert_eq!(asks(&gate, 666, 41), "no_lane");
    assert_eq!(gate.shared.lane.lock().told, Some(Standing::Away));
    gate.shared.linked.store(false, Ordering::SeqCst);
    assert_eq!(asks(&gate, 666, 42), "no_lane", "not even while the gate starts");
    gate.shared.linked.store(true, Ordering::SeqCst);
    let _hears = gate.lane(|line| match line["op"].as_str() {
        Some("state") => json!({"key": false}).to_string(),
        _ => refuses("no_key"),
    });
    assert_eq!(asks(&gate, 666, 43), "no_lane");
    assert_eq!(gate.shared.lane.lock().told, Some(Standing::NoKey));
    let mut old = asked(&gate, 666, 44);
    old.date -= 3600;
    question(&gate.shared, &old);
    assert_eq!(gate.fates().pop().unwrap().1, "no_lane");
    gate.shared.teller.drain(&gate.shared);
    assert_eq!((sent(&calls), gate.shared.guest_questions.waiting()), (Vec::new(), 0));
}

#[test]
fn a_lane_that_cannot_answer_hands_the_question_on_and_never_shows_its_trouble() {
    for said in [
        refuses("model"),
        refuses("filter"),
        refuses("canary"),
        refuses("busy"),
        refuses("of tomorrow"),
        json!({"answer": "x", "why": "filter"}).to_string(),
        json!({"error": "overloaded_error 529"}).to_string(),
        "garbage".to_owned(),
        String::new(),
        "x".repeat(1024 * 1024),
    ] {
        let (gate, calls) = gate("broken");
        let answer = said.clone();
        let _hears = gate.lane(move |_| answer.clone());
        assert_eq!(asks(&gate, 666, 41), "handed_on", "{said:.60}");
        assert_eq!(asks(&gate, 666, 42), "handed_on", "{said:.60}");
        let said = sent(&calls);
        let in_group: Vec<&String> = said.iter().filter(|(chat, _)| *chat == GROUP).map(|(_, text)| text).collect();
        assert_eq!(in_group, [words::guest::of(Language::En).lane_passed], "said once");
        assert!(said.iter().any(|(chat, text)| *chat == 111 && text.starts_with("🔒 Questions in \"Acme office\": 1")));
    }
}

#[test]
fn a_freeze_and_a_proxy_that_is_away_silence_the_lane_before_and_during_an_answer() {
    let (gate, calls) = gate("frozen");
    let shared = Arc::clone(&gate.shared);
    let hears = gate.lane(move |line| {
        if line["op"] == "ask" {
            shared.frozen.store(true, Ordering::SeqCst);
        }
        if line["op"] == "state" { json!({"key": true}).to_string() } else { says("At nine.") }
    });
    assert_eq!(asks(&gate, 666, 41), "frozen", "it came while the lane was at it");
    assert_eq!(asks(&gate, 666, 42), "frozen");
    came(&gate.shared, Box::new(asked(&gate, 666, 43)));
    assert_eq!(gate.shared.lane.lock().waiting.len(), 0);
    assert_eq!(ops(&hears), ["ask"], "of the others the lane heard nothing");
    gate.shared.frozen.store(false, Ordering::SeqCst);
    gate.shared.linked.store(false, Ordering::SeqCst);
    assert_eq!(asks(&gate, 666, 44), "handed_on");
    assert_eq!(ops(&hears), ["state"]);
    assert_eq!(to_group(&calls), Vec::<String>::new());
}

#[test]
fn in_a_group_that_is_not_open_to_it_the_lane_is_not_asked() {
    let (gate, calls) = gate("modes");
    let hears = gate.lane(|_| says("At nine."));
    for mode in [Mode::OnlyMe, Mode::Watch, Mode::Post] {
        gate.connect(GROUP, mode);
        assert_eq!(asks(&gate, 666, 41), "not_sent", "{mode:?}");
    }
    gate.shared.chats.off(ChatId::new(GROUP).unwrap());
    assert_eq!(asks(&gate, 666, 42), "not_sent");
    assert_eq!((ops(&hears), to_group(&calls)), (Vec::new(), Vec::new()));
}
