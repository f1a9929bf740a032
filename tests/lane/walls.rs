//! Who reaches the lane, and what its user reaches.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

use mila_gate::base::digest::Digest;
use serde_json::json;

use crate::help::{LANE, ask, document, gate_saying, knows, plan, publish};
use crate::stand::gate::Gate;
use crate::stand::model::Model;
use crate::stand::uids::Role;

/// A gate with real walls; `None` where this test is not root.
fn walled() -> Option<(Gate, Model)> {
    let (gate, model) = gate_saying("We open at nine.");
    if gate.walled() {
        return Some((gate, model));
    }
    eprintln!("SKIPPED: not root, so there are no walls between users");
    None
}

#[test]
fn nobody_but_the_receiver_asks_and_nobody_but_an_act_publishes() {
    let Some((gate, model)) = walled() else { return };
    let question = b"{\"op\":\"ask\",\"chat\":1,\"user\":2,\"topic\":null,\"text\":\"when?\"}\n";
    for role in [Role::Session, Role::Consent, Role::Keys, Role::Guest, Role::Other] {
        // The mode of the socket, the first wall that they meet.
        let said = gate.speak(role, LANE, question);
        assert!(said.contains("denied"), "{role:?}: {said}");
    }
    assert!(gate.speak(Role::Act, LANE, question).contains("not_permitted"));
    let document = document(&[("a.md", "evil.example")]);
    assert_eq!(publish(&gate, Role::Io, &document, &Digest::of(&document))["code"], "not_permitted");
    for op in ["state", "knowledge"] {
        assert!(gate.speak(Role::Act, LANE, format!("{{\"op\":\"{op}\"}}\n").as_bytes()).contains("not_permitted"));
    }
    // The uid alone decides: with a mode that lets everybody in, they are refused all the same.
    let path = gate.folder().join("run").join(LANE);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o666)).unwrap();
    for role in [Role::Session, Role::Consent, Role::Keys, Role::Guest, Role::Other] {
        let said = gate.speak(role, LANE, question);
        assert!(said.contains("not_permitted"), "{role:?}: {said}");
    }
    assert!(model.asked().is_empty());
    let facts = fs::metadata(gate.folder().join("state/lane")).unwrap();
    assert_eq!((facts.uid(), facts.permissions().mode() & 0o7777), (gate.uid(Role::Guest), 0o700));
}

#[test]
fn the_lanes_user_reaches_one_route_of_the_keeper_and_no_other() {
    let Some((gate, _model)) = walled() else { return };
    let call = |line: &str, body: &str| {
        let head = format!(
            "{line} HTTP/1.1\r\nHost: keeper\r\nanthropic-version: 2023-06-01\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let said = gate.speak(Role::Guest, "mila-keys/keeper.sock", head.as_bytes());
        said.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    let body = json!({"model": "claude-haiku-4-5", "max_tokens": 5, "messages": [{"role": "user", "content": "x"}]});
    assert_eq!(call("POST /guest/v1/messages", &body.to_string()), "200");
    for line in [
        "POST /telegram/getMe",
        "POST /telegram/sendMessage",
        "POST /telegram/getUpdates",
        "POST /claude/v1/messages",
        "POST /zernio/v1/posts",
        "POST /voice/v1/audio/transcriptions",
        "POST /lease",
        "GET /status",
        "POST /guest/v1/files",
        "GET /guest/v1/messages",
    ] {
        let status = call(line, "{}");
        assert!(matches!(status.as_str(), "403" | "404" | "405"), "{line}: {status}");
    }
}

#[test]
fn the_lanes_user_reads_no_key_no_journal_no_home_and_reaches_no_other_socket() {
    let Some((gate, _model)) = walled() else { return };
    knows(&gate, &[("a.md", "public")]);
    assert_eq!(ask(&gate, "when?")["why"], "ok");
    let home = gate.folder().join("session");
    fs::write(home.join("diary"), "private").unwrap();
    fs::set_permissions(&home, fs::Permissions::from_mode(0o700)).unwrap();
    let folder = gate.folder().display().to_string();
    let reads = |role: Role, path: &str| gate.program_as(role, "cat", &[&format!("{folder}/{path}")]);
    for path in [
        "session/diary",
        "keys/ANTHROPIC_GUEST_API_KEY",
        "keys/TELEGRAM_BOT_TOKEN",
        "state/io/events.jsonl",
        "state/io/guests.jsonl",
        "state/consent/decisions.jsonl",
        "state/consent/button.key",
    ] {
        let said = reads(Role::Guest, path);
        assert!(said.code != 0 && said.err.contains("denied"), "{path}: {said:?}");
    }
    // Nor does anybody else read what is the lane's.
    for role in [Role::Session, Role::Io, Role::Consent, Role::Act, Role::Other] {
        for path in ["state/lane/counters.jsonl", "state/lane/knowledge"] {
            let said = reads(role, path);
            assert!(said.code != 0 && said.err.contains("denied"), "{role:?} {path}: {said:?}");
        }
    }
    for socket in ["mila-io/session.sock", "mila-io/consent.sock", "mila-io/consent.io.sock", "mila-act/runner.sock"] {
        let said = gate.speak(Role::Guest, socket, b"{\"op\":\"status\"}\n");
        assert!(said.contains("denied"), "{socket}: {said}");
    }
}

#[test]
fn a_lane_that_is_off_leaves_no_socket_and_no_process() {
    let gate = plan().config("lane", json!({"on": false})).start();
    assert!(gate.pids(Some("lane")).is_empty());
    assert!(!gate.folder().join("run").join(LANE).exists() && !gate.folder().join("state/lane").exists());
}
