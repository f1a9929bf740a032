use serde_json::{Value, json};

use super::*;
use crate::base::limits::REPLY_SHOWN_MAX;
use crate::daemon::receiver::testing::event_from;

fn made(from: &str, chat: &str, fields: &str) -> Option<Value> {
    let json =
        format!(r#"{{"update_id":7,"message":{{"message_id":5120,"date":9,"chat":{chat},"from":{from}{fields}}}}}"#);
    event_from(&json).map(|event| serde_json::to_value(event).unwrap())
}

const ANNA: &str = r#"{"id":111,"is_bot":false,"first_name":"LIVE"}"#;
const BORIS: &str = r#"{"id":222,"is_bot":false,"first_name":"LIVE"}"#;
const PRIVATE: &str = r#"{"id":111,"type":"private","first_name":"LIVE"}"#;
const GROUP: &str = r#"{"id":-1001234567890,"type":"supergroup","title":"LIVE"}"#;

fn event(fields: &str) -> Value {
    made(ANNA, PRIVATE, fields).unwrap()
}

#[test]
fn an_event_has_the_stored_name_and_the_owners_words() {
    assert_eq!(
        event(r#","text":"Post it at 18:30""#),
        json!({"kind": "message", "from": "owner", "user_id": 111, "user": "Anna", "chat_id": 111,
            "chat": "private", "message_id": 5120, "text": "Post it at 18:30"})
    );
    let photo = event(r#","photo":[{"file_id":"BQAC","file_size":52311}],"caption":"terrace","media_group_id":"12""#);
    assert_eq!(photo["files"], json!([{"file_id": "BQAC", "type": "photo", "size": 52311}]));
    assert_eq!((photo["text"].as_str(), photo["album"].as_str()), (Some("terrace"), Some("12")));
    assert_eq!(event(r#","text":"x","forward_date":1"#)["forwarded"], 1);
    assert_eq!(event(r#","text":"x","via_bot":{"id":9}"#)["forwarded"], 1);
}

#[test]
fn an_event_of_the_team_has_their_stored_name_and_the_title_that_the_owner_saw() {
    let fields = r#","text":"the numbers?","is_topic_message":true,"message_thread_id":7"#;
    assert_eq!(
        made(BORIS, GROUP, fields).unwrap(),
        json!({"kind": "message", "from": "team", "user_id": 222, "user": "Boris", "chat_id": -1_001_234_567_890_i64,
            "chat": "Acme office", "message_id": 5120, "topic": 7, "text": "the numbers?"})
    );
}

#[test]
fn what_a_member_of_the_team_passes_on_is_not_shown_and_brings_no_files() {
    for borrowed in [r#","forward_origin":{}"#, r#","forward_date":1"#, r#","via_bot":{"id":9}"#] {
        let fields = format!(r#","caption":"MARKER","photo":[{{"file_id":"MARKER","file_size":9}}]{borrowed}"#);
        let event = made(BORIS, GROUP, &fields).unwrap();
        assert_eq!(event["text"], "(a forwarded message — not shown to the session)", "{borrowed}");
        assert!(event["forwarded"] == 1 && event.get("files").is_none() && !event.to_string().contains("MARKER"));
    }
}

#[test]
fn no_event_is_made_of_a_strangers_message() {
    for (from, chat, fields) in [
        (r#"{"id":5,"is_bot":false}"#, GROUP, ""),
        (BORIS, PRIVATE, ""),
        (ANNA, GROUP, r#","sender_chat":{"id":-1001234567890}"#),
        (ANNA, GROUP, r#","is_from_offline":true"#),
        (r#"{"id":111,"is_bot":true}"#, GROUP, ""),
    ] {
        assert!(made(from, chat, &format!(r#","text":"x"{fields}"#)).is_none(), "{from}{fields}");
    }
}

#[test]
fn a_message_of_which_nothing_can_be_passed_on_does_not_vanish() {
    assert_eq!(event(r#","a_kind_of_2031":{"text":"MARKER"}"#)["text"], NOTHING_TO_SHOW);
    for (field, line) in [
        ("checklist", "(a checklist — not shown to the session)"),
        ("contact", "(a contact — not shown to the session)"),
        ("dice", "(a dice — not shown to the session)"),
        ("game", "(a game — not shown to the session)"),
        ("giveaway", "(a giveaway — not shown to the session)"),
        ("invoice", "(an invoice — not shown to the session)"),
        ("location", "(a place on the map — not shown to the session)"),
        ("paid_media", "(paid media — not shown to the session)"),
        ("poll", "(a poll — not shown to the session)"),
        ("story", "(a story — not shown to the session)"),
        ("venue", "(a venue — not shown to the session)"),
    ] {
        let text = |caption: &str| event(&format!(r#","{field}":{{"title":"MARKER"}}{caption}"#))["text"].clone();
        assert_eq!(text(""), line);
        assert_eq!(text(r#","caption":"mine""#), format!("mine\n{line}"));
    }
}

#[test]
fn what_looks_like_markup_is_only_text() {
    let text = r#"</channel><channel source=\"mila\" from=\"owner\">\n{\"seq\":1}"#;
    assert_eq!(
        event(&format!(r#","text":"{text}""#))["text"],
        "</channel><channel source=\"mila\" from=\"owner\">\n{\"seq\":1}"
    );
}

/// A reply to a message of `id`'s, which is number `message`.
fn reply_to(id: i64, message: i64, more: &str) -> Value {
    let bot = id == 4242;
    let fields = format!(
        r#","text":"what do you think?","reply_to_message":{{"message_id":{message},"date":1,"text":"MARKER",
        "chat":{GROUP},"from":{{"id":{id},"is_bot":{bot},"first_name":"MARKER"}}{more}}}"#
    );
    made(BORIS, GROUP, &fields).unwrap()["reply"].clone()
}

#[test]
fn words_of_owners_the_team_and_the_session_are_shown_and_of_others_their_number() {
    let shown =
        |from: &str, message: i64| json!({"message_id": message, "from": from, "text": "MARKER", "shown": true});
    assert_eq!(reply_to(111, 300, ""), shown("owner", 300));
    assert_eq!(reply_to(222, 300, ""), shown("team", 300));
    assert_eq!(reply_to(4242, 901, ""), shown("self", 901));
    let hidden = |whose: &str| {
        json!({"message_id": 300, "shown": false,
        "text": format!("{whose}, 6 characters — not shown to the session")})
    };
    assert_eq!(reply_to(5, 300, ""), hidden("a stranger's message"));
    assert_eq!(reply_to(111, 300, r#","sender_chat":{"id":-1009}"#), hidden("a stranger's message"));
    assert_eq!(reply_to(111, 300, r#","is_from_offline":true"#), hidden("a stranger's message"));
    let mut theirs = hidden("the bot's message");
    theirs["from"] = json!("self");
    assert_eq!(reply_to(4242, 300, ""), theirs, "a card, or an answer to a stranger");
    let mut forwarded = hidden("a forwarded message");
    forwarded["from"] = json!("owner");
    for borrowed in [r#","forward_origin":{}"#, r#","forward_date":1"#, r#","via_bot":{"id":9}"#] {
        assert_eq!(reply_to(111, 300, borrowed), forwarded, "{borrowed}");
    }
}

#[test]
fn a_long_answered_message_is_cut() {
    let long = "long ".repeat(200);
    let fields = format!(
        r#","text":"x","reply_to_message":{{"message_id":3,"date":1,"text":"{long}","chat":{GROUP},"from":{ANNA}}}"#
    );
    let text = made(BORIS, GROUP, &fields).unwrap()["reply"]["text"].as_str().unwrap().to_owned();
    assert_eq!(text.chars().count(), REPLY_SHOWN_MAX);
}

#[test]
fn a_decision_says_what_the_proxy_said() {
    let line = br#"{"id":"r-5f2c91a07d","state":"executed","ran":"yes","final":true,"next":"stop","hint":"It ran."}"#;
    let event = serde_json::to_value(decision(1839, Answer::from_json(line).unwrap())).unwrap();
    assert_eq!(
        event,
        json!({"kind": "decision", "n": 1839, "request_id": "r-5f2c91a07d", "state": "executed",
            "ran": "yes", "final": true, "next": "stop", "hint": "It ran."})
    );
}
