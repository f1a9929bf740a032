//! `reply`, from the session's line to the calls that come of it.

use std::sync::mpsc::{Receiver, channel};

use super::keeper::{Asked, SOON, Said, all_well, keeper, sent};
use super::*;
use crate::base::ids::{ChatId, MessageId};
use crate::base::limits::{FILE_BYTES_MAX, HOLD_ANSWER};
use crate::daemon::receiver::proxy::{Connected, Line};
use crate::daemon::receiver::sent::Kind;
use crate::daemon::receiver::testing::event_of;
use crate::policy::group::Mode;

const GROUP: i64 = -1_001_234_567_890;
const PNG: &[u8] = b"\x89PNG\r\n\x1a\nabcd";

fn chat(id: i64) -> ChatId {
    ChatId::new(id).unwrap()
}

fn message(id: i64) -> MessageId {
    MessageId::new(id).unwrap()
}

/// A gate that knows its bot and is linked.
fn gate(name: &str) -> Gate {
    let gate = Gate::new(&format!("sends-{name}"));
    known(&gate);
    gate.shared.linked.store(true, Ordering::SeqCst);
    gate
}

/// A connected group, with an event of just now.
fn connect(gate: &Gate, mode: Mode) {
    gate.shared.chats.put(Connected { chat: chat(GROUP), mode, title: "Acme office".to_owned() });
    let event = Item::Event(event_of(GROUP, 301, "hello"));
    gate.shared.journals().write(gate.shared.now(), &[event]).unwrap();
}

impl Call {
    /// Says a line and the bytes behind it.
    fn with(&mut self, line: &Value, files: &[&[u8]]) -> Value {
        self.stream.write_all(format!("{line}\n").as_bytes()).unwrap();
        for file in files {
            self.stream.write_all(file).unwrap();
        }
        self.hear()
    }
}

fn calls(asked: &Receiver<Asked>, many: usize) -> Vec<Asked> {
    let calls = (0..many).map(|_| asked.recv_timeout(SOON).unwrap()).collect();
    assert!(asked.try_recv().is_err(), "no other call");
    calls
}

fn files(list: &[(&str, usize)]) -> Value {
    list.iter().map(|(name, size)| json!({"name": name, "size": size})).collect()
}

#[test]
fn a_text_goes_out_whole_with_nothing_beside_it() {
    let gate = gate("text");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let answer = call.with(&json!({"op": "reply", "ref": "1", "chat_id": 111, "text": "Done: acme.example"}), &[]);
    assert_eq!(answer, json!({"ref": "1", "ok": true, "message_ids": [5001]}));
    let [one] = &calls(&asked, 1)[..] else { panic!() };
    assert_eq!(one.method, "sendMessage");
    assert_eq!(
        one.json,
        json!({"chat_id": 111, "text": "Done: acme.example", "entities": [], "link_preview_options": {"is_disabled": true}})
    );
    let me = gate.shared.health.me().unwrap().id;
    assert_eq!(gate.shared.sent.editable(me, chat(111), message(5001)), Some(Kind::Text));
    let why = Call::new(&gate, ROOT).ask(r#"{"op":"why"}"#);
    assert!(!why.to_string().contains("acme.example"), "ids and codes, no words");
    let line = &why["lines"][0];
    assert_eq!((&line["what"], &line["fate"], &line["message"]), (&json!("reply"), &json!("done"), &json!(5001)));
    assert_eq!(call.ask(r#"{"op":"status"}"#)["last_sign"], gate.shared.last_sign().unwrap().to_second());
}

#[test]
fn a_long_text_is_several_messages_of_which_the_first_answers_and_rings() {
    let gate = gate("long");
    connect(&gate, Mode::Mention);
    let asked = keeper(&gate, all_well());
    let text = "слово 😀 ".repeat(1000);
    let line = json!({"op": "reply", "chat_id": GROUP, "text": text, "reply_to": 301, "topic": 7});
    let answer = Call::new(&gate, SESSION).with(&line, &[]);
    assert_eq!(answer["message_ids"], json!([5001, 5002, 5003]));
    let calls = calls(&asked, 3);
    let to = json!({"message_id": 301, "allow_sending_without_reply": true});
    for (index, call) in calls.iter().enumerate() {
        assert_eq!(call.json["message_thread_id"], 7);
        assert_eq!(call.json["reply_parameters"], if index == 0 { to.clone() } else { Value::Null });
        assert_eq!(call.json["disable_notification"].as_bool().unwrap_or(false), index > 0);
        assert!(call.json["text"].as_str().unwrap().encode_utf16().count() <= 4096);
    }
    let whole: Vec<&str> = calls.iter().map(|call| call.json["text"].as_str().unwrap()).collect();
    assert_eq!(whole.join(" "), text.trim_end());
}

#[test]
fn markdown_is_read_here_and_what_is_none_goes_out_plain() {
    let gate = gate("markdown");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let mut line = json!({"op": "reply", "chat_id": 111, "text": "*Done* at [acme](https://acme.example)", "format": "markdownv2"});
    assert_eq!(call.with(&line, &[])["format"], Value::Null);
    line["text"] = json!("Done. *Not");
    let answer = call.with(&line, &[]);
    assert_eq!(
        (&answer["ok"], &answer["format"], &answer["code"]),
        (&json!(true), &json!("plain"), &json!("format_plain"))
    );
    assert_eq!(answer["at"], 4);
    let calls = calls(&asked, 2);
    let kinds: Vec<&str> =
        calls[0].json["entities"].as_array().unwrap().iter().map(|entity| entity["type"].as_str().unwrap()).collect();
    assert_eq!((calls[0].json["text"].as_str(), kinds), (Some("Done at acme"), vec!["bold", "text_link"]));
    assert_eq!(calls[1].json["text"], "Done. *Not");
    assert!(calls.iter().all(|call| call.json.get("parse_mode").is_none()));
}

#[test]
fn where_the_session_may_not_write_it_hears_why_and_nothing_goes_out() {
    let gate = gate("where");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let ops = |chat: i64| {
        [
            json!({"op": "reply", "chat_id": chat, "text": "x"}),
            json!({"op": "reply", "chat_id": chat, "text": "x", "files": files(&[("a.txt", 2)])}),
            json!({"op": "react", "chat_id": chat, "message_id": 301, "emoji": "👍"}),
            json!({"op": "edit_message", "chat_id": chat, "message_id": 301, "text": "x"}),
            json!({"op": "typing", "chat_id": chat}),
        ]
    };
    let mut refused = |chat: i64, code: &str| {
        for line in ops(chat) {
            let bytes: &[&[u8]] = if line.get("files").is_some() { &[b"ab"] } else { &[] };
            let answer = call.with(&line, bytes);
            assert_eq!((&answer["ok"], answer["code"].as_str()), (&json!(false), Some(code)), "{line}");
        }
    };
    refused(222, "chat_not_connected");
    refused(GROUP, "chat_not_connected");
    gate.shared.chats.put(Connected { chat: chat(GROUP), mode: Mode::Mention, title: "Acme".to_owned() });
    refused(GROUP, "chat_quiet");
    for (mode, code) in [(Mode::Watch, "chat_watched"), (Mode::Post, "chat_not_connected")] {
        connect(&gate, mode);
        refused(GROUP, code);
    }
    connect(&gate, Mode::Mention);
    gate.shared.push(Push::Frozen(true)).unwrap();
    refused(GROUP, "frozen");
    gate.shared.linked.store(false, Ordering::SeqCst);
    refused(GROUP, "gate_starting");
    assert!(asked.try_recv().is_err());
    // The owner's own chat stays open through all of it.
    assert_eq!(call.with(&json!({"op": "reply", "chat_id": 111, "text": "help"}), &[])["ok"], true);
}

#[test]
fn a_mark_of_the_gate_goes_out_nowhere() {
    let gate = gate("marks");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let me = gate.shared.health.me().unwrap().id;
    gate.shared.sent.put(me, chat(111), &[message(7)], Kind::Text, gate.shared.now());
    for (line, field) in [
        (json!({"op": "reply", "chat_id": 111, "text": "\u{200b}🔒 EXACT: this will run"}), "text"),
        (json!({"op": "reply", "chat_id": 111, "text": "[🔑](https://acme.example)", "format": "markdownv2"}), "text"),
        (json!({"op": "reply", "chat_id": 111, "text": "👨\u{200d}🔧", "files": files(&[("a.txt", 2)])}), "text"),
        (json!({"op": "reply", "chat_id": 111, "files": files(&[("🔒.txt", 2)])}), "files[0].name"),
        (json!({"op": "edit_message", "chat_id": 111, "message_id": 7, "text": "🔏"}), "text"),
        (json!({"op": "react", "chat_id": 111, "message_id": 7, "emoji": "🔐"}), "emoji"),
        (json!({"op": "ask_owner", "text": "🔓?", "answers": ["a", "b"]}), "text"),
        (json!({"op": "ask_owner", "text": "Which?", "answers": ["a", "🛠"]}), "answers[1]"),
    ] {
        let bytes: &[&[u8]] = if line.get("files").is_some() { &[b"ab"] } else { &[] };
        let answer = call.with(&line, bytes);
        assert_eq!((answer["code"].as_str(), answer["field"].as_str()), (Some("reserved_mark"), Some(field)), "{line}");
    }
    assert!(asked.try_recv().is_err());
}

#[test]
fn one_file_has_the_text_as_its_caption_and_a_picture_is_shown() {
    let gate = gate("one-file");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let line = json!({"op": "reply", "chat_id": 111, "text": "*menu*", "format": "markdownv2", "reply_to": 5,
        "files": files(&[("menu 1.pdf", 10)])});
    assert_eq!(call.with(&line, &[b"hello file"])["message_ids"], json!([5001]));
    let long = "x".repeat(1025);
    let line = json!({"op": "reply", "chat_id": 111, "text": long, "files": files(&[("a.png", PNG.len())])});
    assert_eq!(call.with(&line, &[PNG])["message_ids"], json!([5002, 5003]));
    let calls = calls(&asked, 3);
    let methods: Vec<&str> = calls.iter().map(|call| call.method.as_str()).collect();
    assert_eq!(methods, ["sendDocument", "sendMessage", "sendPhoto"]);
    assert_eq!(calls[0].files(), [("menu 1.pdf".to_owned(), "hello file".to_owned())]);
    assert_eq!(calls[0].field("caption"), Some("menu"));
    assert!(calls[0].field("caption_entities").unwrap().contains("\"bold\""));
    assert!(calls[0].field("reply_parameters").unwrap().contains("\"message_id\":5"));
    assert_eq!((calls[2].field("caption"), calls[2].field("disable_notification")), (None, Some("true")));
    let me = gate.shared.health.me().unwrap().id;
    assert_eq!(gate.shared.sent.editable(me, chat(111), message(5001)), Some(Kind::Caption));
    let left: Vec<_> =
        std::fs::read_dir(gate.temp.path().join("own")).unwrap().map(|name| name.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name == "upload"), "{left:?}");
}

#[test]
fn pictures_are_an_album_and_other_files_go_one_by_one() {
    let gate = gate("album");
    let asked = keeper(&gate, all_well());
    let list = [("a.png", PNG.len()), ("b.txt", 2), ("c.png", PNG.len()), ("d.png", 4)];
    let line = json!({"op": "reply", "chat_id": 111, "text": "look", "files": files(&list)});
    let answer = Call::new(&gate, SESSION).with(&line, &[PNG, b"bb", PNG, b"none"]);
    assert_eq!(answer["message_ids"], json!([5001, 5002, 5003, 5004, 5005]));
    let calls = calls(&asked, 4);
    let methods: Vec<&str> = calls.iter().map(|call| call.method.as_str()).collect();
    assert_eq!(methods, ["sendMessage", "sendMediaGroup", "sendDocument", "sendDocument"]);
    let names: Vec<Vec<String>> =
        calls.iter().map(|call| call.files().into_iter().map(|(name, _)| name).collect()).collect();
    assert_eq!(names[1..], [vec!["a.png", "c.png"], vec!["b.txt"], vec!["d.png"]]);
    assert_eq!(
        calls[1].field("media"),
        Some(r#"[{"media":"attach://f0","type":"photo"},{"media":"attach://f1","type":"photo"}]"#)
    );
}

#[test]
fn a_picture_that_telegram_does_not_show_goes_as_a_file() {
    let gate = gate("no-picture");
    let mut number = 0;
    let asked = keeper(&gate, move |asked| {
        if asked.method != "sendDocument" {
            return Said::no(400, "Bad Request: PHOTO_INVALID_DIMENSIONS");
        }
        number += 1;
        sent(asked, number)
    });
    let list = [("a.png", PNG.len()), ("c.png", PNG.len())];
    let line = json!({"op": "reply", "chat_id": 111, "files": files(&list)});
    assert_eq!(Call::new(&gate, SESSION).with(&line, &[PNG, PNG])["message_ids"], json!([1, 2]));
    let names: Vec<String> = calls(&asked, 3)[1..].iter().map(|call| call.files()[0].0.clone()).collect();
    assert_eq!(names, ["a.png", "c.png"]);
}

#[test]
fn files_that_are_refused_leave_the_connection_in_step_where_their_bytes_are_known() {
    let gate = gate("in-step");
    let asked = keeper(&gate, all_well());
    let mut call = Call::new(&gate, SESSION);
    let reply = |files: Value| json!({"op": "reply", "chat_id": 111, "text": "x", "files": files});
    for (list, bytes, code) in [
        (files(&[("a/b", 2)]), &b"ab"[..], "file_name"),
        (files(&[(".curlrc", 2)]), b"ab", "file_name"),
        (files(&[("a.txt", 0)]), b"", "file_empty"),
    ] {
        assert_eq!(call.with(&reply(list), &[bytes])["code"], code);
    }
    assert_eq!(call.with(&json!({"op": "reply", "chat_id": 111}), &[])["code"], "field_missing");
    assert_eq!(call.ask(r#"{"op":"status"}"#)["ok"], true);
    let eleven: Vec<(&str, usize)> = (0..11).map(|_| ("a", 1)).collect();
    let big = usize::try_from(FILE_BYTES_MAX).unwrap();
    for (line, code) in [
        (reply(files(&eleven)), "file_too_many"),
        (reply(files(&[("a", big + 1)])), "file_too_big"),
        (reply(files(&[("a", big), ("b", big), ("c", 1)])), "file_too_big"),
        (reply(json!({"name": "a"})), "field_type"),
        (reply(json!([{"name": "a", "size": -1}])), "field_type"),
        (reply(json!([{"name": "a", "size": 1, "path": "/etc/shadow"}])), "field_unknown"),
        (json!({"op": "typing", "chat_id": 111, "files": []}), "no_file_here"),
        (json!({"op": "typping", "files": []}), "op_unknown"),
    ] {
        let mut call = Call::new(&gate, SESSION);
        assert_eq!(call.with(&line, &[])["code"], code, "{line}");
        assert_eq!(call.hear(), Value::Null, "bytes may follow, so the connection is over: {line}");
    }
    // Fewer bytes than announced, and then nothing.
    let mut call = Call::new(&gate, SESSION);
    call.say(&reply(files(&[("a.txt", 3)])).to_string());
    call.stream.write_all(b"ab").unwrap();
    call.stream.shutdown(std::net::Shutdown::Write).unwrap();
    assert_eq!(call.hear()["code"], "file_changed");
    assert!(asked.try_recv().is_err());
}

#[test]
fn what_became_of_a_reply_that_did_not_go_through_is_said_exactly() {
    type Nth = fn() -> Said;
    let three = "x".repeat(9000);
    let table: [(&str, i64, Nth, &str, Value); 6] = [
        ("unknown", 1, Said::unknown, "unknown", Value::Null),
        ("unknown-second", 2, Said::unknown, "unknown", json!([1])),
        ("refused", 1, || Said::no(403, "Forbidden: bot was blocked by the user"), "failed", Value::Null),
        ("refused-third", 3, || Said::no(400, "Bad Request: message thread not found"), "partial", json!([1, 2])),
        ("unsent", 1, Said::unsent, "telegram_down", Value::Null),
        ("rate", 1, || Said::pause(245), "rate", Value::Null),
    ];
    for (name, nth, said, code, ids) in table {
        let gate = gate(name);
        let mut count = 0;
        let asked = keeper(&gate, move |asked| {
            count += 1;
            if count == nth { said() } else { sent(asked, count) }
        });
        let answer = Call::new(&gate, SESSION).with(&json!({"op": "reply", "chat_id": 111, "text": three}), &[]);
        assert_eq!(
            (&answer["ok"], answer["code"].as_str(), &answer["message_ids"]),
            (&json!(false), Some(code), &ids),
            "{name}"
        );
        calls(&asked, usize::try_from(nth).unwrap());
        let me = gate.shared.health.me().unwrap().id;
        assert_eq!(gate.shared.sent.is_clean(me, chat(111), message(1)), nth > 1, "{name}");
    }
}

#[test]
fn an_answer_that_is_another_message_leaves_open_what_happened() {
    for (name, result) in [
        ("other-chat", json!({"message_id": 7, "chat": {"id": 222}})),
        ("no-message", json!(true)),
        ("message-0", json!({"message_id": 0, "chat": {"id": 111}})),
    ] {
        let gate = gate(name);
        let _asked = keeper(&gate, move |_| Said::ok(&result));
        let answer = Call::new(&gate, SESSION).with(&json!({"op": "reply", "chat_id": 111, "text": "x"}), &[]);
        assert_eq!((answer["code"].as_str(), answer["next"].as_str()), (Some("unknown"), Some("tell_owner")), "{name}");
    }
}

#[test]
fn a_pause_that_telegram_asks_for_is_kept_and_then_it_goes_out_once() {
    let gate = gate("pause");
    let mut count = 0;
    let asked = keeper(&gate, move |asked| {
        count += 1;
        if count == 1 { Said::pause(1) } else { sent(asked, 8) }
    });
    let begun = Instant::now();
    let answer = Call::new(&gate, SESSION).with(&json!({"op": "reply", "chat_id": 111, "text": "x"}), &[]);
    assert_eq!(answer["message_ids"], json!([8]));
    assert!(begun.elapsed() >= Duration::from_secs(1));
    calls(&asked, 2);
}

#[test]
fn nothing_goes_into_a_chat_that_the_proxy_holds() {
    let gate = gate("hold");
    let asked = keeper(&gate, all_well());
    assert_eq!(gate.shared.push(Push::Hold(7, chat(111))).unwrap().as_deref(), Some(r#"{"held":7}"#));
    let mut call = Call::new(&gate, SESSION);
    call.say(r#"{"op":"reply","chat_id":111,"text":"x"}"#);
    assert!(asked.recv_timeout(Duration::from_millis(50)).is_err());
    assert_eq!(gate.shared.push(Push::Release(chat(111))).unwrap(), None);
    assert_eq!(call.hear()["message_ids"], json!([5001]));
    calls(&asked, 1);
}

#[test]
fn a_freeze_stops_what_waits_and_what_is_half_sent() {
    let gate = gate("freeze");
    connect(&gate, Mode::Every);
    let shared = Arc::clone(&gate.shared);
    let mut count = 0;
    let asked = keeper(&gate, move |asked| {
        count += 1;
        // An owner freezes while the first message is on its way.
        shared.push(Push::Frozen(true)).unwrap();
        sent(asked, count)
    });
    let text = "x".repeat(9000);
    let answer = Call::new(&gate, SESSION).with(&json!({"op": "reply", "chat_id": GROUP, "text": text}), &[]);
    assert_eq!(
        (answer["code"].as_str(), &answer["message_ids"], answer["cause"].as_str()),
        (Some("partial"), &json!([1]), Some("frozen"))
    );
    gate.shared.push(Push::Frozen(false)).unwrap();
    gate.shared.push(Push::Hold(7, chat(GROUP))).unwrap();
    let mut call = Call::new(&gate, SESSION);
    call.say(&json!({"op": "reply", "chat_id": GROUP, "text": "x"}).to_string());
    assert_eq!(calls(&asked, 1).len(), 1);
    assert!(asked.recv_timeout(Duration::from_millis(50)).is_err());
    gate.shared.push(Push::Frozen(true)).unwrap();
    gate.shared.push(Push::Release(chat(GROUP))).unwrap();
    assert_eq!(call.hear()["code"], "frozen");
    assert!(asked.try_recv().is_err());
}

#[test]
fn a_hold_is_answered_when_the_call_under_way_is_over_and_decisions_do_not_wait_for_it() {
    let gate = gate("hold-late");
    let (go_on, wait) = channel::<()>();
    let (begun, has_begun) = channel();
    let asked = keeper(&gate, move |asked| {
        begun.send(()).unwrap();
        wait.recv_timeout(SOON).unwrap();
        sent(asked, 5001)
    });
    let mut call = Call::new(&gate, SESSION);
    call.say(r#"{"op":"reply","chat_id":111,"text":"x"}"#);
    has_begun.recv_timeout(SOON).unwrap();
    assert_eq!(gate.shared.push(Push::Hold(7, chat(111))).unwrap(), None);
    let (ours, theirs) = UnixStream::pair().unwrap();
    gate.shared.hold(7, chat(111), Line::of(theirs));
    decide(&gate, 9);
    assert_eq!(gate.shared.journals().decision(), 9, "while the hold waits");
    go_on.send(()).unwrap();
    let mut held = String::new();
    ours.set_read_timeout(Some(HOLD_ANSWER)).unwrap();
    BufReader::new(&ours).read_line(&mut held).unwrap();
    assert_eq!(held, "{\"held\":7}\n");
    assert_eq!(call.hear()["ok"], true);
    calls(&asked, 1);
}
