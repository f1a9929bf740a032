//! The small operations, questions, and what the host asks.

use super::keeper::{Asked, SOON, Said, all_well, keeper, sent};
use super::*;
use crate::base::ids::{ChatId, MessageId};
use crate::daemon::receiver::proxy::Connected;
use crate::daemon::receiver::sent::Kind;
use crate::policy::group::Mode;

fn chat(id: i64) -> ChatId {
    ChatId::new(id).unwrap()
}

fn gate(name: &str) -> Gate {
    let gate = Gate::new(&format!("small-{name}"));
    known(&gate);
    gate.shared.linked.store(true, Ordering::SeqCst);
    gate
}

/// The session sent this message.
fn ours(gate: &Gate, id: i64, kind: Kind) {
    let me = gate.shared.health.me().unwrap().id;
    gate.shared.sent.put(me, chat(111), &[MessageId::new(id).unwrap()], kind, gate.shared.now());
}

#[test]
fn the_session_edits_what_it_sent_and_nothing_else_also_after_a_restart() {
    let mut gate = gate("edit");
    let asked = keeper(&gate, all_well());
    for (id, kind) in [(7, Kind::Text), (8, Kind::Caption), (9, Kind::Question)] {
        ours(&gate, id, kind);
    }
    gate.restart();
    known(&gate);
    let mut call = Call::new(&gate, SESSION);
    let mut edit = |id: i64, text: &str| {
        call.ask(
            &json!({"op": "edit_message", "chat_id": 111, "message_id": id, "text": text, "format": "markdownv2"})
                .to_string(),
        )
    };
    for id in [9, 10] {
        assert_eq!(edit(id, "x")["code"], "not_your_message", "{id}");
    }
    assert_eq!(edit(7, "*half* done"), json!({"ok": true, "message_id": 7}));
    assert_eq!(edit(8, "half done"), json!({"ok": true, "message_id": 8}));
    assert_eq!(edit(8, &"x".repeat(1025))["code"], "text_too_long");
    assert_eq!(edit(7, &"x".repeat(4097))["code"], "text_too_long");
    assert_eq!(edit(7, "*half")["format"], "plain");
    let calls: Vec<Asked> = asked.try_iter().collect();
    let methods: Vec<&str> = calls.iter().map(|call| call.method.as_str()).collect();
    assert_eq!(methods, ["editMessageText", "editMessageCaption", "editMessageText"]);
    assert_eq!(calls[0].json["entities"], json!([{"type": "bold", "offset": 0, "length": 4}]));
    assert_eq!(calls[0].json["link_preview_options"]["is_disabled"], true);
    assert_eq!(calls[1].json, json!({"chat_id": 111, "message_id": 8, "caption": "half done", "caption_entities": []}));
}

#[test]
fn an_edit_that_changes_nothing_is_done_and_one_that_got_lost_is_not_known() {
    let gate = gate("edit-same");
    ours(&gate, 7, Kind::Text);
    let mut count = 0;
    let _asked = keeper(&gate, move |_| {
        count += 1;
        if count == 1 { Said::no(400, "Bad Request: message is not modified: x") } else { Said::unknown() }
    });
    let mut call = Call::new(&gate, SESSION);
    let edit = r#"{"op":"edit_message","chat_id":111,"message_id":7,"text":"x"}"#;
    assert_eq!(call.ask(edit)["ok"], true);
    assert_eq!(call.ask(edit)["code"], "unknown");
}

#[test]
fn a_reaction_is_one_of_telegrams_and_typing_is_shown() {
    let gate = gate("react");
    let asked = keeper(&gate, |_| Said::ok(&json!(true)));
    let mut call = Call::new(&gate, SESSION);
    let mut react =
        |emoji: &str| call.ask(&json!({"op": "react", "chat_id": 111, "message_id": 5120, "emoji": emoji}).to_string());
    assert_eq!(react("❤\u{fe0f}"), json!({"ok": true}));
    let refused = react("✅");
    assert_eq!((refused["code"].as_str(), refused["field"].as_str()), (Some("field_range"), Some("emoji")));
    assert!(refused["hint"].as_str().unwrap().contains("👍 "), "{refused}");
    assert_eq!(call.ask(r#"{"op":"typing","chat_id":111,"topic":7}"#), json!({"ok": true}));
    let calls: Vec<Asked> = asked.try_iter().collect();
    assert_eq!(
        calls[0].json,
        json!({"chat_id": 111, "message_id": 5120, "reaction": [{"type": "emoji", "emoji": "❤"}]})
    );
    assert_eq!(calls[1].json, json!({"chat_id": 111, "action": "typing", "message_thread_id": 7}));
    assert_eq!((calls.len(), calls[1].method.as_str()), (2, "sendChatAction"));
}

#[test]
fn fields_are_read_strictly() {
    let gate = gate("strict");
    let _asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    for (line, code, field) in [
        (r#"{"op":"reply","text":"x"}"#, "field_missing", "chat_id"),
        (r#"{"op":"reply","chat_id":"111","text":"x"}"#, "field_type", "chat_id"),
        (r#"{"op":"reply","chat_id":0,"text":"x"}"#, "field_range", "chat_id"),
        (r#"{"op":"reply","chat_id":4503599627370497,"text":"x"}"#, "field_range", "chat_id"),
        (r#"{"op":"reply","chat_id":111,"text":7}"#, "field_type", "text"),
        (r#"{"op":"reply","chat_id":111,"text":" "}"#, "field_range", "text"),
        (r#"{"op":"reply","chat_id":111,"text":"x","reply_to":-1}"#, "field_range", "reply_to"),
        (r#"{"op":"reply","chat_id":111,"text":"x","topic":"7"}"#, "field_type", "topic"),
        (r#"{"op":"reply","chat_id":111,"text":"x","format":"html"}"#, "field_range", "format"),
        (r#"{"op":"reply","chat_id":111,"text":"x","reply_markup":{}}"#, "field_unknown", "reply_markup"),
        (r#"{"op":"reply","chat_id":111,"text":"x","buttons":[]}"#, "field_unknown", "buttons"),
        (r#"{"op":"react","chat_id":111,"emoji":"👍"}"#, "field_missing", "message_id"),
        (r#"{"op":"edit_message","chat_id":111,"message_id":7}"#, "field_missing", "text"),
        (r#"{"op":"ask_owner","answers":["a","b"]}"#, "field_missing", "text"),
        (r#"{"op":"ask_owner","text":"Which?","answers":"ab"}"#, "field_type", "answers"),
        (r#"{"op":"ask_owner","text":"Which?","answers":[1,2]}"#, "field_type", "answers"),
        (r#"{"op":"ask_owner","text":"Which?","answers":["a"]}"#, "field_range", "answers"),
        (r#"{"op":"notice","what":"tired"}"#, "field_range", "what"),
        (r#"{"op":"download"}"#, "field_missing", "file_id"),
    ] {
        let answer = call.ask(line);
        assert_eq!((answer["code"].as_str(), answer["field"].as_str()), (Some(code), Some(field)), "{line}");
        assert_eq!(answer["next"], "change", "{line}");
    }
}

#[test]
fn a_bot_that_nobody_knows_yet_sends_nothing() {
    let gate = Gate::new("small-unknown-bot");
    let asked = keeper(&gate, all_well());
    let answer = Call::new(&gate, SESSION).ask(r#"{"op":"reply","chat_id":111,"text":"x"}"#);
    assert_eq!(answer["code"], "telegram_down");
    assert!(asked.try_recv().is_err());
}

#[test]
fn a_question_goes_to_the_owners_when_it_is_its_turn_and_its_words_are_the_sessions_own() {
    let gate = gate("ask");
    let asked = keeper(&gate, |asked| {
        if asked.method != "sendMessage" {
            let reads = json!({"message_id": 77, "chat": {"id": 111}});
            return Said::ok(&reads);
        }
        let mut shown = asked.json.clone();
        shown["message_id"] = json!(77);
        shown["chat"] = json!({"id": 111});
        Said::ok(&shown)
    });
    gate.shared.push(Push::Hold(7, chat(111))).unwrap();
    let mut call = Call::new(&gate, SESSION);
    call.say(r#"{"op":"ask_owner","text":"Which picture?"}"#);
    assert!(asked.recv_timeout(Duration::from_millis(50)).is_err(), "a card is being drawn there");
    gate.shared.push(Push::Release(chat(111))).unwrap();
    let answer = call.hear();
    assert!(answer["question"].as_str().unwrap().starts_with("q-"), "{answer}");
    assert!(asked.recv_timeout(SOON).unwrap().json["text"].as_str().unwrap().contains("Which picture?"));
    let me = gate.shared.health.me().unwrap().id;
    let card = MessageId::new(77).unwrap();
    assert!(gate.shared.sent.is_clean(me, chat(111), card));
    assert_eq!(gate.shared.sent.editable(me, chat(111), card), None);
}

#[test]
fn what_the_agent_does_is_a_sign_and_what_its_side_does_is_none() {
    let gate = gate("sign");
    let _asked = keeper(&gate, |asked| sent(asked, 7));
    let mut call = Call::new(&gate, SESSION);
    for quiet in [r#"{"op":"status"}"#, r#"{"op":"notice","what":"out_of_usage"}"#, r#"{"op":"reply","more":1}"#] {
        call.ask(quiet);
        assert_eq!(call.ask(r#"{"op":"status"}"#)["last_sign"], Value::Null, "{quiet}");
    }
    call.ask(r#"{"op":"typing","chat_id":111}"#);
    assert!(call.ask(r#"{"op":"status"}"#)["last_sign"].is_string());
}

#[test]
fn the_host_lists_connected_chats_and_leaves_one() {
    let gate = gate("groups");
    let asked = keeper(&gate, |_| Said::ok(&json!(true)));
    let hears = gate.proxy(|_| json!({"ok": true}));
    gate.shared.chats.put(Connected { chat: chat(-100), mode: Mode::Watch, title: "Acme office".to_owned() });
    let mut root = Call::new(&gate, ROOT);
    let groups = json!([{"chat": -100, "mode": "watch", "title": "Acme office"}]);
    assert_eq!(root.ask(r#"{"op":"groups"}"#), json!({"ok": true, "groups": groups}));
    assert_eq!(root.ask(r#"{"op":"group_leave","chat":-200}"#)["code"], "id_unknown");
    assert_eq!(root.ask(r#"{"op":"group_leave","chat":-100}"#), json!({"ok": true, "chat": -100}));
    let call = asked.recv_timeout(SOON).unwrap();
    assert_eq!((call.method.as_str(), &call.json), ("leaveChat", &json!({"chat_id": -100})));
    assert!(gate.shared.rooms.has_left(chat(-100)), "kept until consent heard it");
    gate.shared.teller.drain(&gate.shared);
    assert_eq!(hears.recv_timeout(SOON).unwrap(), json!({"op": "left", "chat": -100}));
    assert_eq!(root.ask(r#"{"op":"groups"}"#), json!({"ok": true, "groups": []}));
}

#[test]
fn a_chat_that_cannot_be_left_now_stays_connected() {
    let gate = gate("not-left");
    let _asked = keeper(&gate, |_| Said::unsent());
    gate.shared.chats.put(Connected { chat: chat(-100), mode: Mode::Watch, title: "Acme office".to_owned() });
    let mut root = Call::new(&gate, ROOT);
    assert_eq!(root.ask(r#"{"op":"group_leave","chat":-100}"#)["code"], "telegram_down");
    assert_eq!(gate.shared.chats.mode(chat(-100)), Some(Mode::Watch));
}
