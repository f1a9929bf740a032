//! What comes over `consent.sock` is read strictly; whoever stalls costs nobody but themselves.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::help::{card_for, nothing_ran, plan, yes_runs};
use crate::stand::gate::Gate;
use crate::stand::uids::Role;

const SOCKET: &str = "mila-io/consent.sock";

fn send(gate: &Gate, bytes: &[u8]) -> Value {
    let said = gate.speak_and_end(Role::Session, SOCKET, bytes);
    serde_json::from_str(said.trim())
        .unwrap_or_else(|_bad| panic!("no answer to {:?}: {said:?}", &bytes[..bytes.len().min(80)]))
}

fn request(payload: &str, attachments: &str) -> String {
    format!(
        "{{\"op\":\"request\",\"kind\":\"note\",\"payload\":{payload},\"attachments\":{attachments},\"wait_s\":0,\"urgent\":false}}\n"
    )
}

#[test]
fn what_is_not_strict_json_of_the_known_shape_is_refused_with_a_code() {
    let gate = plan().start();
    for (line, code) in [
        (request(r#"{"text":"a","text":"b"}"#, "[]"), "json_strict"),
        (request(r#"{"text":1.5}"#, "[]"), "json_strict"),
        (request(r#"{"text":1e400}"#, "[]"), "json_strict"),
        (request(r#"{"text":-0}"#, "[]"), "json_strict"),
        (request(r#"{"text":9007199254740993}"#, "[]"), "json_strict"),
        (request(r#"{"text":"\ud800"}"#, "[]"), "json_strict"),
        (request(&format!("{}1{}", "[".repeat(40), "]".repeat(40)), "[]"), "json_strict"),
        (request("{} {}", "[]"), "json_strict"),
        ("{\"op\":\"request\"\n".to_owned(), "json_strict"),
        ("{\"op\":\"dance\"}\n".to_owned(), "op_unknown"),
        (request(r#"{"text":1}"#, "[]"), "field_type"),
        (request(r#"{"text":null}"#, "[]"), "field_type"),
        (request("{}", "[]"), "field_missing"),
        (request(r#"{"text":"a","colour":"red"}"#, "[]"), "field_unknown"),
        (request(r#"{"text":"a"}"#, "[]").replace("\"note\"", "\"dance\""), "kind_unknown"),
        (request(r#"{"text":"a"}"#, r#"[{"name":"a.txt","size":0}]"#), "file_empty"),
        (request(r#"{"text":"a"}"#, r#"[{"name":"../a.txt","size":1}]"#), "file_name"),
        (request(r#"{"text":"a"}"#, r#"[{"name":"a.txt","size":52428801}]"#), "file_too_big"),
    ] {
        let said = send(&gate, line.as_bytes());
        assert_eq!((&said["state"], &said["code"]), (&"denied".into(), &code.into()), "{line}{said}");
        assert_eq!((&said["ran"], &said["final"]), (&"no".into(), &true.into()), "{said}");
        gate.world.lock().shift_s += 0;
    }
    assert_eq!(gate.world.count("sendMessage"), 0);
    nothing_ran(&gate);
}

#[test]
fn bytes_that_stop_short_of_the_announced_size_make_no_request() {
    let mut gate = plan().start();
    let mut bytes = request(r#"{"text":"cut"}"#, r#"[{"name":"a.txt","size":10}]"#).into_bytes();
    bytes.extend_from_slice(b"only5");
    let said = gate.speak_and_end(Role::Session, SOCKET, &bytes);
    assert!(!said.contains("\"asked\""), "{said}");
    assert!(!gate.steps().iter().any(|(step, _)| step == "asked"));
    assert_eq!(gate.world.count("sendMessage"), 0);
    let (id, card) = card_for(&mut gate, "whole");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_line_over_its_bound_is_refused() {
    let gate = plan().start();
    let line = request(&json!({"text": "x".repeat(300 * 1024)}).to_string(), "[]");
    let said = gate.speak_and_end(Role::Session, SOCKET, line.as_bytes());
    assert!(!said.contains("\"asked\""), "{said}");
    assert!(!gate.steps().iter().any(|(step, _)| step == "asked"));
}

#[test]
fn a_text_over_its_bound_is_refused_and_never_cut() {
    let gate = plan().start();
    let said = gate.ask(&["note", "--field", &format!("text={}", "x".repeat(23_001))]);
    assert_eq!((said.code, said.get("code")), (65, "text_too_long"), "{said:?}");
}

#[test]
fn three_hundred_connections_that_stall_do_not_delay_a_press() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "in time");
    let path = gate.folder().join("run").join(SOCKET);
    let mut command = gate.command_as(Role::Session, &["hold", path.to_str().unwrap(), "300"]);
    let mut holder = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(holder.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line.trim(), "held 300");
    let began = Instant::now();
    gate.anna.presses(&card, "Yes, write");
    gate.world.becomes("the receipt", &card, |message| message.text().contains("DONE"));
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    assert_eq!(gate.written(), [format!("{id}.txt")]);
    drop(holder.stdin.take());
    holder.wait().unwrap();
    assert_eq!(gate.ends(&id)["state"], "executed");
}
