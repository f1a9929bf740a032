//! An owner's commands, and the menu.

use std::sync::mpsc::Receiver;

use serde_json::{Value, json};

use super::super::proxy::Connected;
use super::super::testing::Gate;
use super::super::why::Fate;
use super::*;
use crate::base::ids::ChatId;
use crate::policy::group::Mode;
use crate::policy::inbox::COMMANDS;

fn user(id: i64) -> UserId {
    UserId::new(id).unwrap()
}

fn made(calls: &Receiver<(String, Value)>, method: &str) -> Vec<Value> {
    calls.try_iter().filter(|(called, _)| called == method).map(|(_, asked)| asked).collect()
}

/// What an owner reads after a command.
fn says(gate: &Gate, calls: &Receiver<(String, Value)>, name: &str) -> String {
    run(&gate.shared, user(111), name, "");
    let said = made(calls, "sendMessage");
    assert!(said.iter().all(|said| said["chat_id"] == 111), "in private alone");
    said.iter().map(|said| said["text"].as_str().unwrap()).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_command_of_the_gate_is_answered_here_or_by_consent() {
    let gate = Gate::new("commands-all");
    let calls = gate.telegram(|_, _| false);
    let hears = gate.proxy(|_| json!({"ok": true}));
    for name in COMMANDS {
        let said = says(&gate, &calls, name);
        let lines: Vec<Value> = hears.try_iter().collect();
        assert_eq!(lines.is_empty(), said.starts_with('🔒'), "/{name}: {said}");
        assert_eq!(said.is_empty(), !lines.is_empty(), "/{name}: either here or there");
        if let Some(line) = lines.first() {
            assert_eq!(*line, json!({"op": "command", "owner": 111, "name": name, "arg": ""}));
        }
    }
    for (command, _) in told::commands(Language::En) {
        assert!(command == "freeze" || COMMANDS.contains(&command), "/{command} stands in the menu");
    }
}

#[test]
fn a_command_that_consent_does_not_take_is_told_in_words() {
    let gate = Gate::new("commands-refused");
    let calls = gate.telegram(|_, _| false);
    assert!(says(&gate, &calls, "groups").contains("gate_starting"), "nobody is there");
    let _hears = gate.proxy(|_| json!({"ok": false, "code": "op_unknown"}));
    assert!(says(&gate, &calls, "groups").contains("op_unknown"));
}

#[test]
fn stop_and_new_go_to_whoever_follows_once_each_and_are_never_kept_for_later() {
    let gate = Gate::new("commands-orders");
    let calls = gate.telegram(|_, _| false);
    assert!(says(&gate, &calls, "stop").contains("not running"), "nobody follows");
    let (feed, folder) = {
        let journals = gate.shared.journals();
        (journals.feed(), journals.folder())
    };
    let follower = feed.follow(&folder, 0).unwrap().unwrap();
    for name in ["stop", "stop", "new"] {
        assert!(says(&gate, &calls, name).contains("Passed on"), "/{name}");
    }
    assert_eq!(follower.pushes(), [r#"{"push":"stop"}"#, r#"{"push":"new"}"#]);
    assert!(follower.pushes().is_empty() && gate.lines("events.jsonl").is_empty(), "they are no events");
}

#[test]
fn only_an_owner_is_answered() {
    let gate = Gate::new("commands-stranger");
    let calls = gate.telegram(|_, _| false);
    run(&gate.shared, user(222), "status", "");
    assert_eq!(calls.try_iter().count(), 0);
}

#[test]
fn status_guests_and_why_hold_numbers_and_titles_that_owners_saw() {
    let gate = Gate::new("commands-status");
    let calls = gate.telegram(|_, _| false);
    let acme = ChatId::new(-100).unwrap();
    gate.shared.chats.put(Connected { chat: acme, mode: Mode::Every, title: "Acme office".to_owned() });
    for (chat, n) in [(-100, 3), (-200, 2), (5, 1)] {
        for _ in 0..n {
            gate.shared.health.stranger(ChatId::new(chat).unwrap(), gate.shared.now());
        }
    }
    let said = says(&gate, &calls, "guests");
    assert_eq!(
        said,
        "🔒 Messages of strangers kept out in 24 hours: 6\nAcme office: 3\nIn private: 1\nIn chats that are not connected: 2"
    );
    gate.shared.note(&Fate {
        chat: Some(acme),
        who: Some("stranger"),
        what: "message",
        end: "kept_out",
        ..Fate::default()
    });
    assert!(says(&gate, &calls, "why").ends_with("-100 stranger → kept out: written to guests only"));
    gate.shared.health.polled(gate.shared.boot());
    let said = says(&gate, &calls, "status");
    assert!(said.starts_with("🔒 The gate is well.") && said.contains("Groups and channels: 1"), "{said}");
    gate.shared.health.ill("conflict", gate.shared.now());
    assert!(says(&gate, &calls, "status").starts_with("🔒 The gate is NOT well: conflict"));
}

#[test]
fn the_menu_is_the_owners_alone_in_their_language_and_goes_with_them() {
    let gate = Gate::new("commands-menu");
    gate.two_owners();
    let calls = gate.telegram(|_, _| false);
    set_menus(&gate.shared, true);
    let menus = made(&calls, "setMyCommands");
    assert_eq!((&menus[0]["commands"], &menus[0]["scope"]), (&json!([]), &Value::Null), "none for everybody");
    assert_eq!(menus[1]["scope"], json!({"type": "chat", "chat_id": 111}));
    assert_eq!(menus[1]["commands"][0], json!({"command": "status", "description": "How the gate and the agent are"}));
    assert_eq!(menus[2]["commands"][0]["description"], "Как дела у шлюза и агента");
    set_menus(&gate.shared, false);
    assert_eq!(calls.try_iter().count(), 0, "nothing changed");
    gate.shared.languages.put(vec![(user(111), Language::Ru)]);
    set_menus(&gate.shared, false);
    assert_eq!(made(&calls, "setMyCommands").len(), 1);
    let mut owners = crate::store::owners::Owners::clone(&gate.shared.owners.current());
    owners.remove(user(333));
    crate::store::owners::save(gate.temp.path(), &owners).unwrap();
    set_menus(&gate.shared, false);
    let menus = made(&calls, "setMyCommands");
    assert_eq!(menus, [json!({"commands": [], "scope": {"type": "chat", "chat_id": 333}})]);
}
