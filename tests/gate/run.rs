//! The action: at most once, in a clean child, and said as the program said it.

use std::time::Instant;

use serde_json::Value;

use crate::help::{asks_probe, plan};
use crate::stand::gate::Gate;
use crate::stand::uids::Role;

/// Asks for a probe, presses yes, and gives the id and the end.
fn probed(gate: &mut Gate, how: &str, text: &str) -> (String, Value) {
    let said = asks_probe(gate, how, text);
    let card = gate.world.message("a card", 111, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == text)
    });
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, write");
    (said.get("id").to_owned(), gate.ends(said.get("id")))
}

#[test]
fn what_the_program_says_is_what_happened_and_anything_else_is_unknown() {
    let mut gate = plan().start();
    for (how, state, ran) in [
        ("yes", "executed", "yes"),
        ("no", "failed", "no"),
        ("part", "partial", "part"),
        ("garbage", "unknown", "unknown"),
        ("silent", "unknown", "unknown"),
        ("signal", "unknown", "unknown"),
        ("flood", "unknown", "unknown"),
    ] {
        let (id, end) = probed(&mut gate, how, how);
        assert_eq!((&end["state"], &end["ran"]), (&state.into(), &ran.into()), "{how}: {end}");
        assert_eq!(gate.steps_of(&id), ["asked", "shown", "granted", "used", "executed"], "{how}");
        gate.advance(3700);
    }
}

#[test]
fn a_program_that_hangs_is_ended_at_its_limit_and_the_outcome_is_unknown() {
    let mut gate = plan().start();
    let began = Instant::now();
    let (id, end) = probed(&mut gate, "hang", "for ever");
    assert_eq!((&end["state"], &end["ran"]), (&"unknown".into(), &"unknown".into()), "{end}");
    assert!(began.elapsed().as_secs() < 20);
    let note = gate.notes().join(format!("{id}.txt"));
    assert!(note.exists(), "it did begin");
}

#[test]
fn the_child_is_clean() {
    let mut gate = plan().start();
    let (id, _end) = probed(&mut gate, "yes", "what do you see?");
    let seen = std::fs::read_to_string(gate.notes().join(format!("{id}.seen"))).unwrap();
    let seen: Value = serde_json::from_str(&seen).unwrap();
    let mut names: Vec<&String> = seen["environment"].as_object().unwrap().keys().collect();
    names.sort();
    assert!(
        names.iter().all(|name| matches!(name.as_str(), "HOME" | "LANG" | "MILA_KEEPER" | "PATH" | "TMPDIR")),
        "{names:?}"
    );
    assert_eq!(seen["environment"]["PATH"], "/usr/bin:/bin");
    assert_eq!(seen["environment"]["LANG"], "C.UTF-8");
    assert_eq!(seen["descriptors"], 3, "{seen}");
    assert_eq!(seen["home"], Value::Array(vec![]), "HOME is empty");
    assert_eq!(seen["no_new_privs"], true);
    assert_eq!(seen["uid"], gate.uid(Role::Act));
    assert_eq!(seen["arguments"].as_array().unwrap().len(), 3, "argv is the definition's alone: {seen}");
    if gate.walled() {
        assert_eq!(seen["interfaces"], serde_json::json!(["lo"]), "a network namespace of its own");
    }
}

#[test]
fn a_child_that_called_setsid_is_ended_after_the_action() {
    let mut gate = plan().start();
    if !gate.walled() {
        eprintln!("SKIPPED: not root, so the runner has no uid of its own to sweep");
        return;
    }
    let (_id, end) = probed(&mut gate, "child", "leave somebody behind");
    assert_eq!(end["ran"], "yes", "{end}");
    let act = gate.uid(Role::Act);
    let left: Vec<String> = crate::stand::uids::processes(|uid| uid == act)
        .iter()
        .filter_map(|pid| std::fs::read_to_string(format!("/proc/{pid}/comm")).ok())
        .filter(|name| name.trim() == "sleep" || name.trim() == "sh")
        .collect();
    assert_eq!(left, Vec::<String>::new());
}
