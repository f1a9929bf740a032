//! Voice messages: their words come after them, from the transcription service that root named, and nobody else's voice is fetched.

use std::collections::VecDeque;
use std::io::Write;
use std::process::Stdio;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::help::{MARKER, OFFICE, connect, into_the_team, plan, settled, texts};
use crate::stand::faults::Fault;
use crate::stand::form::find;
use crate::stand::gate::Gate;
use crate::stand::plan::Plan;
use crate::upstream::{PATIENCE, Seen, Upstream, whole};

const KEY: &str = "sk-voice-0123456789";
const VOICE: &[u8] = b"OggS\0 a recording \r\n--with a line like a boundary\r\n";

/// A gate whose voice messages go to this service.
fn with_service(plan: Plan, service: &Upstream, key: bool) -> Gate {
    let mut gate = plan.prepare();
    let mut config: Value = serde_json::from_slice(&std::fs::read(gate.config()).unwrap()).unwrap();
    config["keeper"]["upstreams"]["voice"] = service.config();
    config["keeper"]["voice"] = json!({"model": "hears-well"});
    gate.put("config.json", config.to_string().as_bytes());
    if key {
        let mut set = gate.host_command(&["keys", "set", "VOICE_API_KEY"]);
        let mut child = set.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(KEY.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    }
    gate.up();
    gate.wait_ready();
    gate.world.group_without_bot(OFFICE, "Acme live title", &[&gate.anna, &gate.boris, &gate.mallory]);
    gate
}

/// A service that gives each recording the next of these words; for a status, an error.
fn hears(answers: Vec<Result<&'static str, u16>>) -> Upstream {
    let answers = Mutex::new(VecDeque::from(answers));
    Upstream::new(move |_, stream| {
        let answer = answers.lock().unwrap().pop_front().expect("no more recordings than words");
        let answer = match answer {
            Ok(words) => whole(200, &json!({"text": words}).to_string()),
            Err(status) => whole(status, &json!({"error": {"message": MARKER}}).to_string()),
        };
        drop(stream.write_all(&answer));
    })
}

/// A service that waits for a word before each answer.
fn slow() -> (Upstream, Sender<&'static str>) {
    let (say, said) = channel::<&'static str>();
    let said = Arc::new(Mutex::new(said));
    let service = Upstream::new(move |_, stream| {
        let Ok(words) = said.lock().unwrap().recv_timeout(PATIENCE) else { return };
        drop(stream.write_all(&whole(200, &json!({"text": words}).to_string())));
    });
    (service, say)
}

fn is_transcript(line: &Value) -> bool {
    line["kind"] == "transcript"
}

fn holds(seen: &Seen, words: &[u8]) -> bool {
    find(&seen.body, words).is_some()
}

#[test]
fn an_owners_voice_message_comes_at_once_and_its_words_after_it() {
    let (service, say) = slow();
    let gate = with_service(plan(), &service, true);
    let inbox = gate.subscribe(0);
    let id = gate.anna.says(111).file("voice", "", VOICE).send();
    let event = inbox.wait("the voice message", |line| line["files"][0]["type"] == "voice");
    assert_eq!(
        (&event["transcript"], &event["text"], &event["message_id"]),
        (&json!("follows"), &json!(""), &json!(id))
    );
    let seen = service.next();
    assert!(seen.head.starts_with("POST /v1/audio/transcriptions HTTP/1.1\r\n"), "{}", seen.head);
    assert!(seen.head.contains(&format!("authorization: Bearer {KEY}\r\n")), "{}", seen.head);
    let model = b"name=\"model\"\r\n\r\nhears-well\r\n";
    assert!(holds(&seen, VOICE) && holds(&seen, model) && holds(&seen, b"filename=\"voice.ogg\""));
    // The poll does not wait for it: what is written meanwhile comes, and more than can be at work wait for their turn.
    for _ in 0..3 {
        gate.anna.says(111).file("voice", "", VOICE).text("with a caption").send();
    }
    gate.anna.writes("and a text");
    inbox.text("and a text");
    assert!(!inbox.all().iter().any(is_transcript));
    for words in ["post it at half past six", "two", "three", "four"] {
        say.send(words).unwrap();
    }
    let words = inbox.wait("its words", |line| is_transcript(line) && line["message_id"] == id);
    for (field, value) in [
        ("from", json!("owner")),
        ("user_id", json!(111)),
        ("user", json!("Anna")),
        ("chat_id", json!(111)),
        ("chat", json!("private")),
        ("text", json!("post it at half past six")),
    ] {
        assert_eq!(words[field], value, "{field}");
    }
    assert!(words["seq"].as_u64() > event["seq"].as_u64() && words.get("failed").is_none());
    let lines = inbox.wait_many("the words of all", 4, is_transcript);
    let heard: Vec<&str> = lines.iter().filter_map(|line| line["text"].as_str()).collect();
    assert_eq!(heard.len(), 4, "{heard:?}");
    assert_eq!(gate.sees(KEY), Vec::<String>::new());
    // A recording is not kept: it has no name while it is on its way.
    assert!(!gate.folder().join("state/io/own/voice-0").exists());
}

#[test]
fn the_team_is_heard_in_its_group_and_a_strangers_voice_is_never_fetched() {
    let service = hears(vec![Ok("the numbers are in"), Ok("she passes it on")]);
    let mut gate = with_service(plan(), &service, true);
    connect(&mut gate, OFFICE, "Every message");
    into_the_team(&gate, OFFICE, &gate.boris);
    let inbox = gate.subscribe(0);
    let before = (gate.world.count("getFile"), gate.world.count("file"));
    let theirs = gate.mallory.says(OFFICE).file("voice", "", MARKER.as_bytes()).send();
    gate.mallory.says(666).file("voice", "", MARKER.as_bytes()).send();
    gate.anna.says(OFFICE).reply_to(theirs).text("what does she say?").send();
    // What somebody of the team passes on is another's: neither words nor files of it come.
    gate.boris.says(OFFICE).file("voice", "", MARKER.as_bytes()).forwarded(&gate.mallory).send();
    inbox.text("what does she say?");
    settled(&gate);
    gate.boris.says(OFFICE).file("voice", "", VOICE).send();
    let words = inbox.wait("his words", is_transcript);
    assert_eq!(
        (&words["from"], &words["user"], &words["text"]),
        (&json!("team"), &json!("Boris"), &json!("the numbers are in"))
    );
    assert_eq!((&words["chat_id"], &words["chat"]), (&json!(OFFICE), &json!("Acme live title")));
    assert_eq!((gate.world.count("getFile"), gate.world.count("file")), (before.0 + 1, before.1 + 1));
    assert!(holds(&service.next(), VOICE) && service.nothing());
    // What an owner passes on is the owner's choice, and is marked.
    gate.anna.says(111).file("voice", "", b"another's voice").forwarded(&gate.mallory).send();
    let words = inbox.wait("what she passed on", |line| is_transcript(line) && line["chat_id"] == 111);
    assert_eq!((&words["forwarded"], &words["text"]), (&json!(1), &json!("she passes it on")));
    assert!(gate.events().iter().all(|line| !line.to_string().contains(MARKER)));
}

#[test]
fn a_transcript_that_fails_says_so_and_why() {
    let service = hears(vec![Err(401), Ok(" \n"), Ok("well again")]);
    let gate = with_service(plan(), &service, true);
    let inbox = gate.subscribe(0);
    let sends = |bytes: &[u8]| gate.anna.says(111).file("voice", "", bytes).send();
    let words_of = |id: i64| inbox.wait("its end", move |line| is_transcript(line) && line["message_id"] == id);
    let said = words_of(sends(VOICE));
    assert_eq!(said["failed"], "service");
    let words = "(no transcript of this voice message: the transcription service answered 401. The sound itself comes with \
                 download_attachment.)";
    assert_eq!(said["text"], words);
    assert_eq!(words_of(sends(VOICE))["failed"], "no_words");
    assert_eq!(words_of(sends(&vec![7; (20 << 20) + 1]))["failed"], "file_too_big");
    gate.world.on("getFile").fault(Fault::error(&crate::stand::methods::ApiError::bad("wrong file_id")));
    assert_eq!(words_of(sends(VOICE))["failed"], "file_gone");
    gate.world.heal();
    let last = words_of(sends(VOICE));
    assert_eq!((&last["text"], last.get("failed")), (&json!("well again"), None));
    // The sound itself can be fetched all the same.
    let event = inbox.wait("a voice message", |line| line["files"][0]["type"] == "voice");
    let got = gate.session(&json!({"op": "download", "file_id": event["files"][0]["file_id"]}), &[]);
    assert!(got.ok() && got.bytes == VOICE, "{:?}", got.json);
    assert!(gate.events().iter().all(|line| !line.to_string().contains(MARKER)));
}

#[test]
fn without_the_key_it_is_said_and_without_a_service_nothing_is_promised_or_fetched() {
    let service = hears(Vec::new());
    let gate = with_service(plan(), &service, false);
    let inbox = gate.subscribe(0);
    gate.anna.says(111).file("voice", "", VOICE).send();
    let said = inbox.wait("that there is no key", is_transcript);
    assert!(said["failed"] == "no_key" && said["text"].as_str().unwrap().contains("VOICE_API_KEY"), "{said}");
    assert!(service.nothing());
    drop(gate);
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    gate.anna.says(111).file("voice", "", VOICE).send();
    let event = inbox.wait("the voice message", |line| line["files"][0]["type"] == "voice");
    assert!(event.get("transcript").is_none(), "{event}");
    gate.anna.writes("the end");
    inbox.text("the end");
    assert_eq!((texts(&inbox.all()).len(), gate.world.count("getFile")), (2, 0));
    assert!(!gate.events().iter().any(is_transcript));
}

#[test]
fn words_that_were_promised_come_once_though_the_receiver_dies_over_them() {
    let (service, say) = slow();
    let gate = with_service(plan(), &service, true);
    let id = gate.anna.says(111).file("voice", "", VOICE).send();
    service.next();
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    // Whoever asked first is gone; whoever asks now is answered.
    service.next();
    say.send("for nobody").unwrap();
    say.send("at last").unwrap();
    gate.wait_ready();
    let inbox = gate.subscribe(0);
    let words = inbox.wait("its words", is_transcript);
    assert_eq!(words["message_id"], id);
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    assert_eq!(gate.events().iter().filter(|line| is_transcript(line)).count(), 1);
    assert!(service.nothing());
}
