//! What the session sends: texts, files, reactions, edits; what it may not; and in which order.

use serde_json::{Value, json};

use crate::help::{MARKER, OFFICE, connect, plan, reply, settled, with_office};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;
use crate::stand::session::Inbox;
use crate::stand::world::Message;

fn at(gate: &Gate, chat: i64, id: i64) -> Message {
    gate.world.now_at(chat, id)
}

/// A gate with the office connected and an event of it, so that it is not quiet.
fn office() -> (Gate, i64, Inbox) {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let inbox = gate.subscribe(0);
    let id = gate.anna.writes_in(OFFICE, "hello", None);
    inbox.text("hello");
    (gate, id, inbox)
}

#[test]
fn a_text_arrives_as_it_is_and_a_long_one_in_order() {
    let gate = plan().start();
    let sent = reply(&gate, 111, "*not bold* _nor this_ <b>nor</b> run.sh");
    let message = at(&gate, 111, sent.message_ids()[0]);
    assert_eq!(message.text(), "*not bold* _nor this_ <b>nor</b> run.sh");
    assert_eq!(message.content["link_preview_options"]["is_disabled"], true);
    let paragraphs: Vec<String> = (0..60).map(|n| format!("Paragraph {n}: {}", "words and 🍋 ".repeat(14))).collect();
    let text = paragraphs.join("\n\n");
    let sent = reply(&gate, 111, &text);
    assert!(sent.ok(), "{sent:?}");
    let ids = sent.message_ids();
    assert!(ids.len() > 2 && ids.is_sorted(), "{ids:?}");
    let parts: Vec<Message> = ids.iter().map(|id| at(&gate, 111, *id)).collect();
    assert!(parts.iter().all(|part| part.text().encode_utf16().count() <= 4096));
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(parts.iter().flat_map(|part| words(part.text())).collect::<Vec<_>>(), words(&text));
}

#[test]
fn a_reply_answers_the_named_message_and_survives_that_it_is_gone() {
    let (gate, id, _inbox) = office();
    let line = |to: i64| json!({"op": "reply", "ref": "7", "chat_id": OFFICE, "text": "to that", "reply_to": to});
    let sent = gate.session(&line(id), &[]);
    assert_eq!(sent.json["ref"], "7");
    assert_eq!(at(&gate, OFFICE, sent.message_ids()[0]).reply_to, Some(id));
    gate.world.lock().chats.get_mut(&OFFICE).unwrap().messages.remove(&id);
    let sent = gate.session(&line(id), &[]);
    assert!(sent.ok(), "{sent:?}");
    assert_eq!(at(&gate, OFFICE, sent.message_ids()[0]).reply_to, None);
}

#[test]
fn markdown_is_read_only_where_it_is_asked_for_and_a_broken_one_goes_out_plain() {
    let gate = plan().start();
    let marked =
        |text: &str| gate.session(&json!({"op": "reply", "chat_id": 111, "text": text, "format": "markdownv2"}), &[]);
    let sent = marked("*bold* and `code`\\.");
    let message = at(&gate, 111, sent.message_ids()[0]);
    assert_eq!(
        (message.text(), message.inside("bold"), message.inside("code")),
        ("bold and code.", vec!["bold".to_owned()], vec!["code".to_owned()])
    );
    let sent = marked("*not closed");
    assert!(sent.ok() && sent.json.to_string().contains("format_plain"), "{sent:?}");
    assert_eq!(at(&gate, 111, sent.message_ids()[0]).text(), "*not closed");
    let state = gate.world.lock();
    assert!(state.calls.iter().all(|call| !call.params.values.contains_key("parse_mode")));
}

#[test]
fn files_arrive_byte_for_byte_with_the_text() {
    let gate = plan().start();
    let picture: Vec<u8> = [b"\x89PNG\r\n\x1a\n".as_slice(), &[7; 900]].concat();
    let list: Vec<u8> = (0..5000_u32).map(|n| u8::try_from(n % 251).unwrap()).collect();
    let line = json!({"op": "reply", "chat_id": 111, "text": "two files", "files": [
        {"name": "terrace.png", "size": picture.len()}, {"name": "list.bin", "size": list.len()}]});
    let sent = gate.session(&line, &[&picture, &list]);
    assert!(sent.ok(), "{sent:?}");
    let state = gate.world.lock();
    let mut found = Vec::new();
    for message in state.chats[&111].messages.values().filter(|message| message.from == 4242) {
        for kind in ["photo", "document"] {
            let Some(entry) = message.content.get(kind) else { continue };
            let entry = entry.as_array().and_then(|sizes| sizes.last()).unwrap_or(entry);
            found.push(state.files[entry["file_id"].as_str().unwrap()].bytes.to_vec());
        }
    }
    assert_eq!(found, [picture, list]);
    assert!(state.chats[&111].messages.values().any(|message| message.text() == "two files"));
    drop(state);
    // Fewer bytes than announced: nothing is sent.
    let before = gate.world.lock().chats[&111].messages.len();
    let line = json!({"op": "reply", "chat_id": 111, "text": "x", "files": [{"name": "../../a.txt", "size": 3}]});
    assert!(!gate.session(&line, &[b"abc"]).ok());
    assert_eq!(gate.world.lock().chats[&111].messages.len(), before);
}

#[test]
fn the_gates_marks_are_refused_wherever_they_hide() {
    let (gate, _id, _inbox) = office();
    let own = reply(&gate, 111, "mine").message_ids()[0];
    let before = gate.world.lock().chats.values().map(|chat| chat.messages.len()).sum::<usize>();
    let file = |name: &str| json!({"op": "reply", "chat_id": 111, "text": "x", "files": [{"name": name, "size": 1}]});
    let md = |text: &str| json!({"op": "reply", "chat_id": 111, "text": text, "format": "markdownv2"});
    let lines: Vec<Value> = vec![
        json!({"op": "reply", "chat_id": 111, "text": "🔒 DONE: it was published"}),
        json!({"op": "reply", "chat_id": OFFICE, "text": "in the middle 🔧 of it"}),
        json!({"op": "reply", "chat_id": 111, "text": format!("{}🔐", "far behind ".repeat(900))}),
        json!({"op": "reply", "chat_id": 111, "text": "🔒\u{fe0f}\u{200d}"}),
        json!({"op": "reply", "chat_id": 111, "text": "\u{200b}\u{1f510}"}),
        md("\\🔒 escaped"),
        md("![🔒](tg://emoji?id=5368324170671202286)"),
        md("`🔑`"),
        file("🔒.txt"),
        json!({"op": "edit_message", "chat_id": 111, "message_id": own, "text": "🔏 now"}),
        json!({"op": "edit_message", "chat_id": 111, "message_id": own, "text": "||🔓||", "format": "markdownv2"}),
        json!({"op": "ask_owner", "text": "🔒 sure?", "answers": ["yes", "no"]}),
        json!({"op": "ask_owner", "text": "sure?", "answers": ["🔒 yes", "no"]}),
    ];
    for line in lines {
        let said = gate.session(&line, &[b"x"]);
        assert_eq!((said.code(), &said.json["next"]), ("reserved_mark", &json!("change")), "{line} {said:?}");
    }
    let after = gate.world.lock().chats.values().map(|chat| chat.messages.len()).sum::<usize>();
    assert_eq!((after, at(&gate, 111, own).text()), (before, "mine"));
    // A picture that could look like anything is never one.
    gate.session(&md("![👍](tg://emoji?id=5368324170671202286)"), &[]);
    let state = gate.world.lock();
    let messages = state.chats.values().flat_map(|chat| chat.messages.values());
    assert!(
        messages
            .filter_map(|message| message.content.get("entities"))
            .all(|list| !list.to_string().contains("custom_emoji"))
    );
}

#[test]
fn a_reaction_is_one_of_telegrams_and_typing_is_shown() {
    let (gate, id, _inbox) = office();
    let react =
        |emoji: &str| gate.session(&json!({"op": "react", "chat_id": OFFICE, "message_id": id, "emoji": emoji}), &[]);
    // The gate's own sign that the message was passed on comes first.
    gate.world.becomes("the eyes", &at(&gate, OFFICE, id), |message| message.reaction.as_deref() == Some("👀"));
    assert!(react("👍").ok());
    assert_eq!(at(&gate, OFFICE, id).reaction.as_deref(), Some("👍"));
    for wrong in ["🍋", "ok", "🔒", "👍👍"] {
        let said = react(wrong);
        assert!(!said.ok() && said.json["next"] == "change", "{wrong}: {said:?}");
    }
    assert_eq!(at(&gate, OFFICE, id).reaction.as_deref(), Some("👍"));
    assert!(gate.session(&json!({"op": "typing", "chat_id": OFFICE}), &[]).ok());
    gate.world.must("typing in the office", |state| {
        let here = |call: &crate::stand::world::Call| {
            call.method == "sendChatAction" && call.params.int("chat_id") == Some(OFFICE)
        };
        state.calls.iter().any(here).then_some(())
    });
}

#[test]
fn it_edits_its_own_messages_and_no_card() {
    let mut gate = plan().start();
    let own = reply(&gate, 111, "one").message_ids()[0];
    let edit = |gate: &Gate, id: i64| {
        gate.session(&json!({"op": "edit_message", "chat_id": 111, "message_id": id, "text": "two"}), &[])
    };
    assert!(edit(&gate, own).ok());
    assert_eq!(at(&gate, 111, own).text(), "two");
    assert!(edit(&gate, own).ok(), "the same once more is no fault");
    gate.asks_note("a card to be changed");
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    let hers = gate.anna.writes("hers");
    for id in [card.id, hers, 999_999] {
        assert_eq!(edit(&gate, id).code(), "not_your_message");
    }
    assert_eq!(at(&gate, 111, card.id).text(), card.text());
    // Over a restart it knows what it sent.
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    let said = gate.session(&json!({"op": "edit_message", "chat_id": 111, "message_id": own, "text": "three"}), &[]);
    assert!(said.ok(), "{said:?}");
    gate.pressable(&card);
}

#[test]
fn a_file_comes_down_only_when_it_came_in_an_event_and_whole() {
    let (gate, _id, inbox) = office();
    let bytes: Vec<u8> = (0..70_000_u32).map(|n| u8::try_from(n % 253).unwrap()).collect();
    gate.anna.says(111).file("document", "../../etc/passwd", &bytes).text("a file").send();
    let id = inbox.text("a file")["files"][0]["file_id"].as_str().unwrap().to_owned();
    let fetch = |id: &str| gate.session(&json!({"op": "download", "ref": "2", "file_id": id}), &[]);
    let got = fetch(&id);
    assert!(got.ok() && got.bytes == bytes, "{:?}", got.json);
    assert_eq!((&got.json["type"], &got.json["size"]), (&json!("document"), &json!(70_000)));
    assert!(!got.json.to_string().contains("passwd"));
    for (what, fault) in
        [("cut short", Fault::Cut), ("too long", Fault::bytes(vec![1; 90_000])), ("HTML", Fault::html())]
    {
        gate.world.on("file").always().fault(fault);
        let broken = fetch(&id);
        // Its size may be told before the last byte is there; then the connection ends too early.
        let whole = broken.ok() && broken.json["size"] == json!(broken.bytes.len());
        assert!(!whole, "{what}: {:?}", broken.json);
        gate.world.heal();
    }
    assert_eq!(fetch(&id).bytes, bytes);
    gate.anna.says(111).file("video", "big.mp4", &vec![7; (20 << 20) + 1]).text("a big one").send();
    let big = inbox.text("a big one")["files"][0]["file_id"].as_str().unwrap().to_owned();
    assert!(!fetch(&big).ok());
    // A stranger's, one of nobody's, and one that hangs on a stranger's message which Anna answers.
    let before = gate.world.count("getFile");
    let theirs = gate.mallory.says(OFFICE).file("document", "x.txt", MARKER.as_bytes()).send();
    let hers = gate.world.now_at(OFFICE, theirs).content["document"]["file_id"].as_str().unwrap().to_owned();
    gate.anna.writes_in(OFFICE, "what is that?", Some(theirs));
    assert!(inbox.text("what is that?").get("files").is_none());
    for id in [hers.as_str(), "BQACmade_up", ""] {
        let said = fetch(id);
        assert!(!said.ok() && ["file_not_from_event", "field_range", "field_type"].contains(&said.code()), "{said:?}");
    }
    assert_eq!(gate.world.count("getFile"), before);
    let token = gate.world.lock().token.clone();
    assert_eq!(gate.sees(token.split_once(':').unwrap().1), Vec::<String>::new(), "the link holds the token");
}

#[test]
fn a_group_that_has_been_quiet_for_two_days_is_left_in_peace() {
    let (mut gate, _id, _inbox) = office();
    assert!(reply(&gate, OFFICE, "now").ok());
    gate.advance(48 * 3600 + 60);
    let said = reply(&gate, OFFICE, "two days later");
    assert_eq!((said.code(), &said.json["next"]), ("chat_quiet", &json!("tell_owner")));
    assert!(reply(&gate, 111, "an owner is always there").ok());
    gate.anna.writes_in(OFFICE, "back again", None);
    settled(&gate);
    assert!(reply(&gate, OFFICE, "hello again").ok());
}

#[test]
fn nothing_comes_between_the_parts_of_a_card() {
    let gate = plan().start();
    let latch = gate.world.latch();
    gate.world.on("editMessageReplyMarkup").in_chat(111).fault(Fault::Held(latch));
    gate.asks_note("a card that is drawn slowly");
    gate.world.wait_struck("editMessageReplyMarkup", 1);
    std::thread::scope(|scope| {
        let said = scope.spawn(|| reply(&gate, 111, "in between?"));
        assert!(!said.is_finished());
        gate.world.open(latch);
        let said = said.join().unwrap();
        assert!(said.ok(), "{said:?}");
    });
    let state = gate.world.lock();
    let number =
        |fits: &dyn Fn(&crate::stand::world::Call) -> bool| state.calls.iter().find(|call| fits(call)).unwrap().n;
    let buttons = number(&|call| call.method == "editMessageReplyMarkup");
    let between = number(&|call| call.params.text("text").as_deref() == Some("in between?"));
    assert!(between > buttons, "the reply came at {between}, the buttons at {buttons}");
}

#[test]
fn what_telegram_tells_to_wait_waits_and_is_sent_once() {
    let (gate, _id, _inbox) = office();
    gate.world.floods(OFFICE, 2);
    let sent = reply(&gate, OFFICE, "patience");
    assert!(sent.ok(), "{sent:?}");
    let state = gate.world.lock();
    let tries: Vec<&crate::stand::world::Call> =
        state.calls.iter().filter(|call| call.params.text("text").as_deref() == Some("patience")).collect();
    assert_eq!(tries.iter().filter(|call| call.worked()).count(), 1);
    assert!(tries.len() <= 2, "{} tries", tries.len());
}

#[test]
fn a_burst_stays_within_half_of_telegrams_limits() {
    let (gate, _id, _inbox) = office();
    gate.world.lock().strict_rates = true;
    let codes: Vec<String> = std::thread::scope(|scope| {
        let callers: Vec<_> = (0..25)
            .map(|n| (n, &gate))
            .map(|(n, gate)| scope.spawn(move || reply(gate, 111, &format!("burst {n}"))))
            .collect();
        callers.into_iter().map(|caller| caller.join().unwrap().code().to_owned()).collect()
    });
    let refused = codes.iter().filter(|code| !code.is_empty()).count();
    assert!(codes.iter().all(|code| code.is_empty() || code == "rate" || code == "busy"), "{codes:?}");
    assert!((1..=15).contains(&refused), "{codes:?}");
    let state = gate.world.lock();
    assert!(!state.calls.iter().any(|call| call.outcome.as_ref().is_some_and(|out| out["error_code"] == 429)));
    let sent = state.chats[&111].messages.values().filter(|message| message.text().starts_with("burst")).count();
    assert_eq!(sent + refused, 25, "what was refused was not sent");
}

#[test]
fn while_frozen_or_without_the_proxy_groups_are_silent_and_owners_are_not() {
    let (mut gate, _id, _inbox) = office();
    gate.anna.writes("/freeze");
    gate.world.message("that it is frozen", 111, |message| message.text().contains("FROZEN"));
    gate.log.wait("proxy.frozen on=true", 0, |line| line.ends_with("proxy.frozen on=true"));
    assert_eq!(reply(&gate, OFFICE, "anything").code(), "frozen");
    assert!(reply(&gate, 111, "but to you").ok());
    let ask = gate.world.message("the way back", 111, |message| message.has("Unfreeze"));
    gate.pressable(&ask);
    gate.anna.presses(&ask, "Unfreeze");
    let sure = gate.world.message("the second question", 111, |message| message.has("Yes, unfreeze"));
    gate.pressable(&sure);
    gate.anna.presses(&sure, "Yes, unfreeze");
    gate.log.wait_nth("proxy.frozen on=false", 2);
    assert!(reply(&gate, OFFICE, "again").ok());
    // Consent cannot come back while its folder is away.
    let (here, away) = (gate.folder().join("state/consent"), gate.folder().join("state/away"));
    std::fs::rename(&here, &away).unwrap();
    let mark = gate.kill("consent");
    gate.log.wait("that the link is down", mark, |line| line.ends_with("proxy.linked yes=false"));
    let said = reply(&gate, OFFICE, "without it");
    assert_eq!((said.code(), &said.json["next"]), ("gate_starting", &json!("wait")));
    assert!(reply(&gate, 111, "to an owner, always").ok());
    drop(std::fs::remove_dir_all(&here));
    std::fs::rename(&away, &here).unwrap();
}

#[test]
fn wrong_requests_are_refused_with_the_field_and_nothing_is_sent() {
    let gate = plan().start();
    let before = gate.world.lock().chats[&111].messages.len();
    for (line, codes) in [
        (json!({"op": "reply", "text": "x"}), "field_missing"),
        (json!({"op": "reply", "chat_id": "111", "text": "x"}), "field_type"),
        (json!({"op": "reply", "chat_id": 111}), "field_missing"),
        (json!({"op": "reply", "chat_id": 111, "text": ""}), "field_missing field_range text_blank"),
        (json!({"op": "reply", "chat_id": 111, "text": "x", "reply_markup": {}}), "field_unknown"),
        (json!({"op": "reply", "chat_id": 111, "text": "x", "format": "html"}), "field_range"),
        (json!({"op": "reply", "chat_id": 666, "text": "x"}), "chat_not_connected"),
        (json!({"op": "reply", "chat_id": 222, "text": "x"}), "chat_not_connected"),
        (json!({"op": "reply", "chat_id": OFFICE, "text": "x"}), "chat_not_connected"),
        (json!({"op": "react", "chat_id": 666, "message_id": 1, "emoji": "👍"}), "chat_not_connected"),
        (json!({"op": "typing", "chat_id": 666}), "chat_not_connected"),
        (json!({"op": "sendMessage", "chat_id": 111, "text": "x"}), "op_unknown"),
    ] {
        let said = gate.session(&line, &[]);
        assert!(codes.split(' ').any(|code| code == said.code()), "{line}: {said:?}");
    }
    assert_eq!(gate.world.lock().chats[&111].messages.len(), before);
}
