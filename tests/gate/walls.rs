//! The walls, with real uids: who can read, write and reach what. Skipped aloud without root.

use std::fs;
use std::os::unix::fs::MetadataExt;

use serde_json::json;

use crate::help::{card_for, nothing_ran, plan, yes_runs};
use crate::stand::gate::Gate;
use crate::stand::uids::{Role, my_uid};

fn walled() -> Option<Gate> {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so there are no walls between users to test");
        return None;
    }
    let gate = plan().start();
    assert!(gate.walled(), "root without a free block of uids");
    Some(gate)
}

fn can_read(gate: &Gate, role: Role, path: &str) -> bool {
    gate.program_as(role, "cat", &[gate.folder().join(path).to_str().unwrap()]).code == 0
}

#[test]
fn the_session_reads_the_journals_and_neither_keys_nor_spool_nor_strangers() {
    let Some(gate) = walled() else { return };
    gate.mallory.writes("a stranger's words");
    gate.anna.writes("an owner's words");
    let file = gate.session_file("one.txt", b"secret bytes").display().to_string();
    let said = gate.ask(&["note", "--field", "text=with a file", "--file", &file]);
    gate.world.message("a card", 111, |message| message.has("Yes, write"));
    assert_eq!(said.get("state"), "asked");
    assert!(gate.folder().join("state/io/guests.jsonl").exists());
    for path in ["state/consent/decisions.jsonl", "state/io/events.jsonl", "state/owners.json"] {
        assert!(can_read(&gate, Role::Session, path), "{path}");
    }
    for path in ["keys/TELEGRAM_BOT_TOKEN", "state/consent/button.key", "state/io/guests.jsonl", "state/consent/.lock"]
    {
        assert!(gate.folder().join(path).parent().unwrap().exists());
        assert!(!can_read(&gate, Role::Session, path), "{path}");
        assert!(!can_read(&gate, Role::Other, path), "{path}");
    }
    for path in ["state/consent/spool", "state/io/own", "keys"] {
        let path = gate.folder().join(path);
        assert_ne!(gate.program_as(Role::Session, "ls", &[path.to_str().unwrap()]).code, 0, "{}", path.display());
    }
    for path in [
        "state/consent/decisions.jsonl",
        "state/io/events.jsonl",
        "state/owners.json",
        "config.json",
        "kinds.d/note.json",
    ] {
        let script = format!("echo x >> {}", gate.folder().join(path).display());
        assert_ne!(gate.program_as(Role::Session, "sh", &["-c", &script]).code, 0, "{path}");
    }
    // Nor can it put files of its own where a daemon looks.
    for path in ["state", "state/io", "state/consent", "kinds.d", "run/mila-io"] {
        let script = format!("touch {}/mine", gate.folder().join(path).display());
        assert_ne!(gate.program_as(Role::Session, "sh", &["-c", &script]).code, 0, "{path}");
    }
}

#[test]
fn every_socket_serves_its_own_callers_alone() {
    let Some(gate) = walled() else { return };
    let get_me = b"POST /telegram/getMe HTTP/1.1\r\nHost: keeper\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
    let before = gate.world.lock().calls.len();
    for role in [Role::Session, Role::Other, Role::Guest, Role::Act] {
        let said = gate.speak(role, "mila-keys/keeper.sock", get_me);
        assert!(said.contains(" 403 ") && !said.contains("acme_bot"), "{role:?}: {said}");
    }
    assert!(!gate.world.lock().calls[before..].iter().any(|call| call.method == "getMe"));
    let said = gate.speak(Role::Io, "mila-keys/keeper.sock", get_me);
    assert!(said.contains(" 200 ") && said.contains("acme_bot"), "the receiver may: {said}");
    let token = gate.world.lock().token.clone();
    assert!(!said.contains(&token));
    for role in [Role::Session, Role::Other, Role::Act, Role::Keys] {
        for socket in ["mila-io/consent.io.sock", "mila-act/runner.sock"] {
            let said = gate.speak(role, socket, b"{\"op\":\"freeze\",\"owner\":111}\n");
            assert!(
                said.contains("denied") || said.contains("Permission denied") || said.contains("not_permitted"),
                "{role:?} {socket}: {said}"
            );
        }
    }
    for role in [Role::Other, Role::Act, Role::Keys, Role::Guest] {
        let said = gate.speak(role, "mila-io/consent.sock", b"{\"op\":\"list\"}\n");
        assert!(said.contains("ermission denied") || said.contains("not_permitted"), "{role:?}: {said}");
    }
    assert!(!gate.steps().iter().any(|(step, _)| step == "frozen"));
}

#[test]
fn root_may_take_away_and_never_ask_or_press() {
    let Some(mut gate) = walled() else { return };
    let (id, card) = card_for(&mut gate, "not by root");
    let path = gate.folder().join("run/mila-io/consent.io.sock");
    let press = json!({
        "op": "press", "query": "1", "from": 111, "chat": 111, "chat_type": "private", "message": card.id,
        "data": card.data_of("Yes, write").unwrap(), "text": card.text(), "entities": [], "buttons": [],
    });
    let said = speak_as_root(&path, &press);
    assert!(said.contains("denied"), "{said}");
    let ask = json!({"op": "request", "kind": "note", "payload": {"text": "x"}, "attachments": [], "wait_s": 0, "urgent": false});
    let said = speak_as_root(&gate.folder().join("run/mila-io/consent.sock"), &ask);
    assert!(said.contains("not_permitted"), "{said}");
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
}

fn speak_as_root(path: &std::path::Path, line: &serde_json::Value) -> String {
    use std::io::{Read, Write};
    let mut stream = std::os::unix::net::UnixStream::connect(path).unwrap();
    drop(stream.write_all(format!("{line}\n").as_bytes()));
    let mut out = String::new();
    drop(stream.read_to_string(&mut out));
    out
}

#[test]
fn each_daemon_has_its_own_uid_and_namespace_and_is_locked_down() {
    let Some(gate) = walled() else { return };
    let own = fs::read_link("/proc/self/ns/net").unwrap();
    let mut namespaces = Vec::new();
    for (daemon, role) in [
        ("keeper", Role::Keys),
        ("receiver", Role::Io),
        ("consent", Role::Consent),
        ("runner", Role::Act),
        ("lane", Role::Guest),
    ] {
        let pids = gate.pids(Some(daemon));
        assert_eq!(pids.len(), 1, "{daemon}");
        let status = fs::read_to_string(format!("/proc/{}/status", pids[0])).unwrap();
        let field =
            |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned();
        let uid = gate.uid(role).to_string();
        assert_eq!(field("Uid:").split_whitespace().collect::<Vec<_>>(), [&uid; 4], "{daemon}");
        assert_eq!(field("Groups:"), "", "{daemon}");
        assert_eq!(field("NoNewPrivs:"), "1", "{daemon}");
        assert_eq!(field("CapEff:"), "0000000000000000", "{daemon}");
        assert_eq!(field("Umask:"), "0077", "{daemon}");
        // Not dumpable: its /proc entries are root's.
        assert_eq!(fs::metadata(format!("/proc/{}/environ", pids[0])).unwrap().uid(), 0, "{daemon}");
        let limits = fs::read_to_string(format!("/proc/{}/limits", pids[0])).unwrap();
        let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
        assert_eq!(core.split_whitespace().nth(4), Some("0"), "{daemon}: {core}");
        namespaces.push((daemon, fs::read_link(format!("/proc/{}/ns/net", pids[0])).unwrap()));
    }
    for (daemon, namespace) in &namespaces {
        assert_eq!(*namespace == own, *daemon == "keeper", "{daemon}");
    }
    let mut distinct: Vec<_> = namespaces.iter().map(|(_, namespace)| namespace).collect();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 5);
}

#[test]
fn the_token_is_in_no_argument_environment_journal_or_log() {
    let Some(mut gate) = walled() else { return };
    let (id, card) = card_for(&mut gate, "secrets stay");
    yes_runs(&gate, &id, &card);
    let token = gate.world.lock().token.clone();
    let secret = token.split_once(':').unwrap().1;
    for pid in gate.pids(None) {
        for file in ["cmdline", "environ"] {
            let bytes = fs::read(format!("/proc/{pid}/{file}")).unwrap_or_default();
            assert!(!String::from_utf8_lossy(&bytes).contains(secret), "{pid} {file}");
        }
    }
    let text = gate.log.all().join("\n");
    assert!(!text.contains(secret));
    let grep = gate.program_as(Role::Session, "true", &[]);
    assert_eq!(grep.code, 0);
    let found = std::process::Command::new("grep").args(["-rl", secret]).arg(gate.folder()).output().unwrap();
    let found = String::from_utf8_lossy(&found.stdout).trim().to_owned();
    assert!(found.ends_with("keys/TELEGRAM_BOT_TOKEN") && found.lines().count() == 1, "{found}");
}

#[test]
fn a_server_that_is_not_the_named_users_gets_no_byte_of_the_token() {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so there is no other user for the server");
        return;
    }
    let mut gate = plan().prepare();
    let text = fs::read_to_string(gate.config()).unwrap();
    let mut config: serde_json::Value = serde_json::from_str(&text).unwrap();
    config["keeper"]["upstreams"]["telegram"]["uid"] = gate.uid(Role::Other).into();
    gate.put("config.json", config.to_string().as_bytes());
    gate.up();
    // The receiver keeps trying; by its second word about it the keeper has looked at the server twice.
    gate.log.wait("a failed call", 0, |line| {
        line.contains("receiver") || line.contains("getMe") || line.contains("upstream")
    });
    assert_eq!(gate.world.lock().calls.len(), 0);
}
