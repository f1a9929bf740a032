//! A session that was taken over, and Telegram's moods at what it sends.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{logged, office};
use crate::help::{OFFICE, card, message, plan, reply, settled};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;
use crate::stand::world::Message;

fn sent(gate: &Gate, chat: i64, text: &str) -> usize {
    gate.world.lock().chats[&chat].messages.values().filter(|message| message.text() == text).count()
}

/// The office with something to answer, and the card that changes its mode.
fn asked() -> (Gate, Message) {
    let mut gate = office();
    gate.anna.writes_in(OFFICE, "hello", None);
    gate.anna.writes("/groups");
    let now = card(&gate, 111, "A connected group", "Only watch");
    gate.pressable(&now);
    settled(&gate);
    (gate, now)
}

#[test]
fn what_waits_for_its_turn_is_not_sent_after_an_owner_closed_the_group() {
    let words = format!("chat.on chat={OFFICE} mode=watch");
    for closed in ["proxy.frozen on=true", words.as_str()] {
        let (gate, now) = asked();
        gate.world.on("sendMessage").in_chat(OFFICE).fault(Fault::too_many(4));
        std::thread::scope(|scope| {
            let said = scope.spawn(|| reply(&gate, OFFICE, "too late"));
            gate.world.wait_struck("sendMessage", 1);
            let mark = gate.log.len();
            if closed.starts_with("chat.on") {
                gate.anna.presses(&now, "Only watch");
            } else {
                gate.anna.writes("/freeze");
            }
            logged(&gate, mark, closed);
            let said = said.join().unwrap();
            assert!(!said.ok() && sent(&gate, OFFICE, "too late") == 0, "{closed}: {said:?}");
        });
    }
}

#[test]
fn files_that_lie_about_themselves_are_refused() {
    let gate = plan().start();
    let send = |name: &str, size: Value, bytes: &[u8]| {
        gate.session(&json!({"op": "reply", "chat_id": 111, "files": [{"name": name, "size": size}]}), &[bytes])
    };
    let long = "x".repeat(200);
    for name in [
        "../x",
        "a/b",
        "a\\b",
        "\u{202e}gnp.exe",
        ".bashrc",
        "",
        " x",
        "x ",
        "a\nb",
        "a\u{0}b",
        "a\"b.txt",
        "a%2fb",
        "con:aux",
        &long,
    ] {
        let said = send(name, json!(1), b"x");
        assert!(!said.ok(), "{name:?} {said:?}");
    }
    for size in [json!(0), json!(10), json!("5"), json!(5.0), json!(-5), json!(53_477_376), json!(1_u64 << 53)] {
        let said = send("a.txt", size.clone(), b"xxxxx");
        assert!(!said.ok(), "{size} {said:?}");
    }
    let eleven: Vec<_> = (0..11).map(|n| json!({"name": format!("{n}.txt"), "size": 1})).collect();
    assert!(!gate.session(&json!({"op": "reply", "chat_id": 111, "files": eleven}), &[b"xxxxxxxxxxx"]).ok());
    assert!(reply(&gate, 111, "fine").ok());
    let documents = |message: &&Message| message.document().is_some();
    assert_eq!(gate.world.lock().chats[&111].messages.values().filter(documents).count(), 0);
}

#[test]
fn whatever_telegram_answers_a_reply_is_sent_once_at_most_and_never_called_sent_by_mistake() {
    let gate = plan().start();
    let moods = [
        Fault::html(),
        Fault::Closed,
        Fault::Lost,
        Fault::Cut,
        Fault::bytes(b"[]".to_vec()),
        Fault::bytes(Vec::new()),
        Fault::bytes(b"{\"ok\":true,\"result\":true}".to_vec()),
        Fault::altered(|answer| answer["message_id"] = 0.into()),
        Fault::altered(|answer| answer["chat"]["id"] = 666.into()),
    ];
    for (n, mood) in moods.into_iter().enumerate() {
        gate.world.on("sendMessage").in_chat(111).fault(mood);
        let text = format!("mood {n}");
        let said = reply(&gate, 111, &text);
        assert!(!said.ok(), "{n} {said:?}");
        assert!(sent(&gate, 111, &text) <= 1, "{n}");
        gate.world.heal();
    }
    assert!(reply(&gate, 111, "well again").ok());
}

#[test]
fn a_path_that_leads_elsewhere_is_not_followed_and_no_id_is_made_up() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    gate.anna.says(111).file("document", "mine.bin", &vec![7; 70_000]).text("mine").send();
    let id = inbox.text("mine")["files"][0]["file_id"].clone();
    let fetch = |id: &Value| gate.session(&json!({"op": "download", "file_id": id}), &[]);
    for wrong in [json!(7), json!(null), json!(["x"]), json!("../x"), json!("a\nb"), json!("x".repeat(300))] {
        assert!(!fetch(&wrong).ok(), "{wrong}");
    }
    for path in ["../../etc/passwd", "/etc/passwd", "documents/%2e%2e/x"] {
        gate.world.on("getFile").fault(Fault::altered(move |answer| answer["file_path"] = path.into()));
        let said = fetch(&id);
        assert!(!said.ok() && said.bytes.is_empty(), "{path}: {said:?}");
    }
    gate.world.on("getFile").fault(Fault::altered(|answer| answer["file_size"] = 5.into()));
    let said = fetch(&id);
    assert!(!said.ok() || said.bytes.len() == 70_000, "{:?}", said.json);
}

#[test]
fn a_question_is_of_the_known_shape_and_answered_once_however_often_it_is_pressed() {
    let gate = plan().start();
    let ask = |answers: &Value| gate.session(&json!({"op": "ask_owner", "text": "which one", "answers": answers}), &[]);
    let (long, seven) = (json!(["a", "x".repeat(29)]), json!(["1", "2", "3", "4", "5", "6", "7"]));
    for answers in [
        json!(["a"]),
        json!(["a", "a"]),
        json!(["a", ""]),
        json!(["a", " b"]),
        json!(["a", "\u{202e}b"]),
        json!(["a", "b\nc"]),
        json!(["a", 1]),
        json!("a"),
        long,
        seven,
    ] {
        let said = ask(&answers);
        assert!(!said.ok(), "{answers} {said:?}");
    }
    for after in [json!(-1), json!(1.5), json!("1"), json!(null), json!([])] {
        let said = gate.session(&json!({"op": "subscribe", "after": after}), &[]);
        assert!(!said.ok(), "{after} {said:?}");
    }
    let inbox = gate.subscribe(0);
    assert!(ask(&json!(["a", "b"])).ok());
    let question = gate.world.message("the question", 111, |message| message.has("a"));
    let edit = json!({"op": "edit_message", "chat_id": 111, "message_id": question.id, "text": "x"});
    assert_eq!(gate.session(&edit, &[]).code(), "not_your_message");
    let data = [question.data_of("a").unwrap(), question.data_of("b").unwrap()];
    for _ in 0..5 {
        for one in &data {
            gate.anna.sends_data(&question, one);
        }
    }
    gate.anna.writes("the end");
    inbox.text("the end");
    assert_eq!(inbox.all().iter().filter(|line| line["kind"] == "answer").count(), 1);
}

#[test]
fn texts_that_are_made_to_be_slow_are_not() {
    let gate = plan().start();
    for source in [
        "*_".repeat(11_000),
        "[".repeat(22_000),
        "||".repeat(11_000),
        "`".repeat(22_000),
        ">".repeat(22_000),
        "[x](".repeat(5_000),
        "*a _b ".repeat(3500),
        "\\".repeat(22_000),
        "\n>".repeat(11_000),
        "a\u{301}".repeat(11_000),
    ] {
        let begun = Instant::now();
        let line = json!({"op": "reply", "chat_id": 222, "text": source, "format": "markdownv2"});
        assert!(!gate.session(&line, &[]).ok());
        assert!(begun.elapsed() < Duration::from_secs(3), "{:?} {}", begun.elapsed(), &source[..10]);
    }
    let inbox = gate.subscribe(0);
    let from = r#""from":{"id":111,"is_bot":false,"first_name":"Anna"},"chat":{"id":111,"type":"private"},"date":1"#;
    let mut nested = r#"{"type":"paragraph","text":"deep"}"#.to_owned();
    while nested.len() < 400_000 {
        nested = format!(r#"{{"type":"blockquote","blocks":[{nested},{nested}]}}"#);
    }
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let entities = vec![r#"{"type":"mention","offset":0,"length":1}"#; 8000].join(",");
    let begun = Instant::now();
    for message in [
        format!(r#"{{"message_id":9001,{from},"rich_message":{{"blocks":[{nested}]}}}}"#),
        format!(r#"{{"message_id":9002,{from},"rich_message":{deep}}}"#),
        format!(r#"{{"message_id":9003,{from},"text":"x","entities":[{entities}]}}"#),
    ] {
        gate.world.lock().push_literal("message", &message);
    }
    gate.anna.writes("after");
    inbox.text("after");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn connections_that_say_nothing_or_half_a_line_delay_neither_owners_nor_root() {
    let mut gate = plan().start();
    let inbox = gate.subscribe(0);
    let held: Vec<_> = (0..60).map(|_| gate.follow(&json!({"op": "status"}))).collect();
    let said = gate.host(&["status", "--json"]);
    assert_eq!(said.json["daemons"]["receiver"]["up"], true, "{said:?}");
    let id = gate.asks_note("a note");
    let asked = card(&gate, 111, "a note", "Yes, write");
    gate.pressable(&asked);
    gate.anna.presses(&asked, "Yes, write");
    assert_eq!(gate.ends(&id)["state"], "executed");
    drop(held);
    let path = gate.folder().join("run/mila-io/session.sock");
    let lines = [b"{\"op\":\"sta".to_vec(), vec![b'x'; 65_000], Vec::new()];
    let all: Vec<_> = (0..200)
        .filter_map(|n| {
            let mut stream = UnixStream::connect(&path).ok()?;
            // Refused connections are ended while they speak.
            drop(stream.write_all(&lines[n % lines.len()]));
            Some(stream)
        })
        .collect();
    let begun = Instant::now();
    gate.anna.writes("still heard");
    inbox.text("still heard");
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    drop(all);
    assert_eq!(gate.host(&["status", "--json"]).code, 0);
}

#[test]
fn root_may_neither_speak_for_the_session_nor_for_the_receiver() {
    let gate = office();
    if !gate.walled() {
        eprintln!("SKIPPED: not root, so there are no walls between users to test");
        return;
    }
    let ask = |socket: &str, line: &Value| {
        let mut stream = UnixStream::connect(gate.folder().join("run").join(socket)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.write_all(format!("{line}\n").as_bytes()).unwrap();
        let mut answer = vec![0; 4096];
        let many = stream.read(&mut answer).unwrap_or(0);
        let answer = String::from_utf8_lossy(&answer[..many]).into_owned();
        assert!(answer.contains("not_permitted") || answer.contains("op_unknown"), "{line}: {answer}");
    };
    for line in [
        json!({"op": "connect", "chat": OFFICE - 1, "type": "supergroup", "title": "x", "members": 1, "privacy": false, "by": 111}),
        json!({"op": "moved", "from": -77, "to": -1_000_000_000_077_i64}),
        json!({"op": "said", "owner": 111, "chat": 111, "message": 5, "reply_to": 2, "text": "x"}),
        json!({"op": "command", "owner": 111, "name": "language", "arg": "ru"}),
        json!({"op": "subscribe", "after": 0}),
    ] {
        ask("mila-io/consent.io.sock", &line);
    }
    for line in [
        json!({"op": "reply", "chat_id": 111, "text": "x"}),
        json!({"op": "subscribe", "after": 0}),
        json!({"op": "ask_owner", "text": "x", "answers": ["a", "b"]}),
        json!({"op": "download", "file_id": "x"}),
        json!({"op": "notice", "what": "stopped"}),
    ] {
        ask("mila-io/session.sock", &line);
    }
}

#[test]
fn a_question_that_waits_for_one_owners_chat_keeps_nothing_from_another() {
    let gate = plan().two_owners().start();
    std::thread::scope(|scope| {
        for n in 0..18 {
            let gate = &gate;
            scope.spawn(move || reply(gate, 222, &format!("busy {n}")));
        }
        let busy = |many: usize| {
            gate.world.must("that Boris's chat is used up", |state| {
                let there = state.chats[&222].messages.values();
                (there.filter(|message| message.text().starts_with("busy")).count() >= many).then_some(())
            });
        };
        busy(5);
        let ask = json!({"op": "ask_owner", "text": "which?", "answers": ["a", "b"]});
        let gate = &gate;
        scope.spawn(move || gate.session(&ask, &[]));
        // Two of those that wait later the question waits as well.
        busy(7);
        let begun = Instant::now();
        gate.asks_note("a card meanwhile");
        gate.anna.writes("/help");
        card(gate, 111, "a card meanwhile", "Yes, write");
        message(gate, 111, "/status");
        assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    });
}
