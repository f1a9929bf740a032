use std::io::{BufRead, BufReader, Write};
use std::sync::Arc;

use super::*;
use crate::base::ids::BotId;
use crate::daemon::receiver::health::Me;
use crate::daemon::receiver::journals::Item;
use crate::daemon::receiver::proxy::{Listener, Push};
use crate::daemon::receiver::testing::Gate;
use crate::daemon::receiver::why::Fate;
use crate::sys::thread;

mod fetches;
mod keeper;
mod sends;
mod small;

const SESSION: u32 = 1001;
const ROOT: u32 = 0;

/// One connection of a uid, as the daemon serves it.
struct Call {
    stream: UnixStream,
    lines: BufReader<UnixStream>,
}

impl Call {
    fn new(gate: &Gate, uid: u32) -> Self {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let shared = Arc::clone(&gate.shared);
        let callers = Callers { session: vec![SESSION], root: ROOT };
        thread::spawn("session", 256 * 1024, move || serve(&shared, &callers, uid, theirs)).unwrap();
        Self { lines: BufReader::new(ours.try_clone().unwrap()), stream: ours }
    }

    fn say(&mut self, line: &str) {
        self.stream.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or(Value::Null)
    }

    fn ask(&mut self, line: &str) -> Value {
        self.say(line);
        self.hear()
    }
}

fn known(gate: &Gate) {
    let id = BotId::new(4242).unwrap();
    gate.shared.health.met(Me { id, username: "acme_bot".to_owned(), name: "Mila".to_owned(), reads_groups: true });
}

fn decide(gate: &Gate, n: u64) {
    decided(gate, n, None);
}

fn decided(gate: &Gate, n: u64, reason: Option<&str>) {
    let line = br#"{"id":"r-5f2c91a07d","state":"expired","ran":"no","final":true,"next":"tell_owner","hint":"x"}"#;
    let answer = crate::base::answer::Answer::from_json(line).unwrap();
    let answer = if let Some(reason) = reason { answer.with_reason(reason) } else { answer };
    gate.shared.push(Push::Decision(n, Box::new(answer))).unwrap();
}

#[test]
fn the_status_says_how_the_poll_is_and_whose_bot_it_is() {
    let gate = Gate::new("status");
    known(&gate);
    let status = Call::new(&gate, SESSION).ask(r#"{"op":"status","ref":"7"}"#);
    assert_eq!(
        (status["ref"].as_str(), status["ok"].as_bool(), status["up"].as_bool()),
        (Some("7"), Some(true), Some(true))
    );
    assert_eq!((status["owners"].as_i64(), status["queue"].as_i64()), (Some(1), Some(0)));
    assert_eq!(status["bot"], json!({"id": 4242, "username": "acme_bot"}));
    assert_eq!((status["session"].as_bool(), status["linked"].as_bool()), (Some(false), Some(false)));
    assert!(status["poll_age_s"].is_u64() && status["error"].is_null());
}

#[test]
fn each_caller_has_its_own_operations() {
    let gate = Gate::new("callers");
    let mut session = Call::new(&gate, SESSION);
    for op in ["pair", "why", "groups", "guests_purge", "group_leave"] {
        assert_eq!(session.ask(&format!("{{\"op\":\"{op}\"}}"))["code"], "not_permitted", "{op}");
    }
    assert_eq!(Call::new(&gate, ROOT).ask(r#"{"op":"subscribe","after":0}"#)["code"], "not_permitted");
    let mut root = Call::new(&gate, ROOT);
    assert_eq!(root.ask(r#"{"op":"groups"}"#), json!({"ok": true, "groups": []}));
    assert_eq!(root.ask(r#"{"op":"group_leave","chat":-100}"#)["code"], "id_unknown");
    assert_eq!(root.ask(r#"{"op":"status"}"#)["ok"], true, "one connection, one request after the other");
}

#[test]
fn what_is_no_request_is_refused_with_a_code_and_the_connection_goes_on() {
    let gate = Gate::new("wrong");
    let mut call = Call::new(&gate, SESSION);
    for (line, code) in [
        ("", "json_strict"),
        ("{", "json_strict"),
        (r#"{"op":"status","op":"why"}"#, "json_strict"),
        (r#"{"op":1.5}"#, "json_strict"),
        (r"[]", "field_missing"),
        (r#"{"ref":"1"}"#, "field_missing"),
        (r#"{"op":"permission_verdict"}"#, "op_unknown"),
        (r#"{"op":"permission_request"}"#, "field_missing"),
        (r#"{"op":"reply"}"#, "field_missing"),
        (r#"{"op":"status","more":1}"#, "field_unknown"),
        (r#"{"op":"status","ref":[1]}"#, "field_type"),
        (r#"{"op":"subscribe","after":-1}"#, "field_range"),
        (r#"{"op":"subscribe","after":"1"}"#, "field_type"),
    ] {
        let answer = call.ask(line);
        assert_eq!((answer["ok"].as_bool(), answer["code"].as_str()), (Some(false), Some(code)), "{line}");
        assert!(answer["hint"].is_string() && answer["next"].is_string());
    }
    assert_eq!(call.ask(r#"{"op":"status"}"#)["ok"], true);
    let mut long = Call::new(&gate, SESSION);
    assert_eq!(long.ask(&"x".repeat(LINE_MAX + 1))["code"], "json_strict");
    assert_eq!(long.hear(), Value::Null, "after a line without an end the connection is of no use");
}

#[test]
fn a_subscriber_gets_what_was_and_what_comes_and_its_place_is_free_when_it_goes() {
    let gate = Gate::new("subscribe");
    decide(&gate, 7);
    decide(&gate, 8);
    let mut first = Call::new(&gate, SESSION);
    first.say(r#"{"op":"subscribe","after":1}"#);
    assert_eq!(first.hear()["n"], 8);
    decide(&gate, 8);
    decide(&gate, 9);
    let event = first.hear();
    assert_eq!(
        (event["seq"].as_i64(), event["kind"].as_str(), event["n"].as_i64()),
        (Some(3), Some("decision"), Some(9))
    );
    let mut second = Call::new(&gate, SESSION);
    assert_eq!(second.ask(r#"{"op":"subscribe","ref":"2"}"#)["code"], "subscribed_elsewhere");
    assert_eq!(Call::new(&gate, SESSION).ask(r#"{"op":"status"}"#)["session"], true);
    drop(first);
    // The end of a connection is seen by the thread that serves it: ask until it was.
    let event = (0..1000).find_map(|_| {
        let mut next = Call::new(&gate, SESSION);
        let answer = next.ask(r#"{"op":"subscribe","after":2}"#);
        (answer["code"] != "subscribed_elsewhere").then_some(answer)
    });
    assert_eq!(event.unwrap()["n"], 9);
}

#[test]
fn a_reason_that_comes_after_a_decision_is_told_once_also_over_a_restart() {
    let mut gate = Gate::new("reason");
    decide(&gate, 7);
    decide(&gate, 9);
    decided(&gate, 7, Some("the picture"));
    decided(&gate, 7, Some("the picture"));
    decide(&gate, 7);
    gate.restart();
    decided(&gate, 7, Some("the picture"));
    decide(&gate, 9);
    let events = gate.lines(crate::daemon::receiver::journals::EVENTS);
    let told: Vec<_> = events.iter().map(|line| (line["n"].as_i64().unwrap(), line["reason"].as_str())).collect();
    assert_eq!(told, [(7, None), (9, None), (7, Some("the picture"))]);
}

#[test]
fn nothing_of_a_strangers_is_in_the_stream() {
    let gate = Gate::new("strangers");
    let guest: &[u8] = br#"{"update_id":1,"message":{"text":"MARKER"}}"#;
    gate.shared.journals().write(gate.shared.now(), &[Item::Guest(guest)]).unwrap();
    decide(&gate, 7);
    let mut call = Call::new(&gate, SESSION);
    call.say(r#"{"op":"subscribe","after":0}"#);
    let event = call.hear();
    assert_eq!((event["seq"].as_i64(), event["kind"].as_str()), (Some(2), Some("decision")));
}

#[test]
fn pairing_waits_with_the_terminal_and_names_the_bot() {
    let gate = Gate::new("pairing");
    let until = gate.shared.now().plus_ms(60_000).to_second();
    let pair = format!(r#"{{"op":"pair","hash":"{}","until":"{until}"}}"#, Digest::of(b"CODE").hex());
    assert_eq!(Call::new(&gate, ROOT).ask(&pair)["code"], "telegram_down", "nobody knows yet whose link it would be");
    known(&gate);
    let mut call = Call::new(&gate, ROOT);
    assert_eq!(call.ask(&pair), json!({"ok": true, "bot": "acme_bot"}));
    for (wrong, code) in
        [(pair.replace("hash\":\"", "hash\":\"x"), "field_type"), (pair.replace('T', "t"), "field_type")]
    {
        assert_eq!(Call::new(&gate, ROOT).ask(&wrong)["code"], code);
    }
    let json = r#"{"update_id":7,"message":{"message_id":1,"date":9,"chat":{"id":412345678,"type":"private"},"from":{"id":412345678,"is_bot":false,"first_name":"Anna"},"text":"/start CODE"}}"#;
    let crate::telegram::update::Content::Message(message) = crate::telegram::update::read(json.as_bytes()).content
    else {
        panic!("{json}")
    };
    // The answer comes before the code counts: look until it does.
    while gate.shared.pairing.see(&message, gate.shared.now(), || "Anna".to_owned())
        == crate::daemon::receiver::pairing::Start::None
    {
        std::thread::yield_now();
    }
    assert_eq!(call.hear(), json!({"push": "opened", "id": 412_345_678, "name": "Anna"}));
}

#[test]
fn why_and_a_purge_are_the_hosts() {
    let gate = Gate::new("why");
    gate.shared.note(&Fate { update: Some(3), what: "message", end: "kept_out", ..Fate::default() });
    let guest: &[u8] = br#"{"update_id":1,"message":{"text":"MARKER"}}"#;
    gate.shared.journals().write(gate.shared.now(), &[Item::Guest(guest)]).unwrap();
    let mut root = Call::new(&gate, ROOT);
    let why = root.ask(r#"{"op":"why","last":5}"#);
    assert_eq!(why["lines"][0]["fate"], "kept_out");
    assert_eq!(root.ask(r#"{"op":"guests_purge"}"#), json!({"ok": true, "files": 1}));
    let folder = gate.temp.path().join("io");
    let entries = ["", "own"].into_iter().flat_map(|below| std::fs::read_dir(folder.join(below)).unwrap());
    for path in entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
        let bytes = std::fs::read(path).unwrap();
        assert!(!String::from_utf8_lossy(&bytes).contains("MARKER"));
    }
}

#[test]
fn the_answers_to_the_proxy_are_those_of_the_formats() {
    let gate = Gate::new("answers");
    assert_eq!(gate.shared.push(Push::Hold(7, ChatId::new(111).unwrap())).unwrap().unwrap(), r#"{"held":7}"#);
    let counters: Value = serde_json::from_str(&gate.shared.push(Push::Counters(8)).unwrap().unwrap()).unwrap();
    assert_eq!((counters["counters"].as_i64(), counters["strangers"].as_i64()), (Some(8), Some(0)));
    assert!(counters["poll_age_s"].is_u64());
}
