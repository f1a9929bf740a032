//! A disk that is full: nothing is granted, a no still counts, and space makes it well again.

use std::fs;
use std::io::Write;

use serde_json::json;

use crate::help::{NO, card_for, nothing_ran, plan, yes_runs};
use crate::stand::gate::{GROUP, Gate};
use crate::stand::uids::{Role, my_uid};

/// A gate whose state lives on a small file system, or `None` where that needs root.
fn small() -> Option<Gate> {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so no small file system");
        return None;
    }
    Some(plan().small_state("6m").start())
}

fn fill(gate: &Gate) -> std::path::PathBuf {
    let path = gate.folder().join("state/filler");
    let mut file = fs::File::create(&path).unwrap();
    for size in [65_536, 4096, 512, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    path
}

#[test]
fn a_full_disk_refuses_requests_and_space_mends_it() {
    let Some(mut gate) = small() else { return };
    let filler = fill(&gate);
    let said = gate.ask(&["note", "--field", "text=no room"]);
    assert_eq!(
        (said.get("state"), said.get("code"), said.get("next")),
        ("denied", "disk_full", "ask_operator"),
        "{said:?}"
    );
    nothing_ran(&gate);
    fs::remove_file(filler).unwrap();
    let (id, card) = card_for(&mut gate, "room again");
    yes_runs(&gate, &id, &card);
    let path = gate.journal().display().to_string();
    assert_eq!(gate.host_plain(&["decisions", "verify", &path]).code, 0);
}

#[test]
fn a_no_counts_on_a_full_disk() {
    let Some(mut gate) = small() else { return };
    let (id, card) = card_for(&mut gate, "full of no");
    let filler = fill(&gate);
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "No")), NO);
    assert_eq!(gate.ends(&id)["state"], "declined");
    nothing_ran(&gate);
    fs::remove_file(filler).unwrap();
    let said = gate.ask(&["note", "--field", "text=full of no"]);
    assert_eq!(said.get("code"), "declined_today", "{said:?}");
}

#[test]
fn a_chat_is_left_on_a_full_disk_and_written_when_there_is_room() {
    let Some(mut gate) = small() else { return };
    let io = |gate: &Gate, line: serde_json::Value| {
        gate.speak(Role::Io, "mila-io/consent.io.sock", format!("{line}\n").as_bytes())
    };
    let connect = json!({"op": "connect", "chat": GROUP, "type": "supergroup", "title": "Acme", "members": 2, "privacy": false, "by": 111});
    assert_eq!(io(&gate, connect).trim(), r#"{"ok":true}"#);
    let card = gate.world.message("the card", 111, |message| message.has("Only me"));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Only me"));
    gate.world.becomes("the word of it", &card, |message| message.text().contains("CONNECTED"));
    assert_eq!(io(&gate, json!({"op": "command", "owner": 111, "name": "groups", "arg": ""})).trim(), r#"{"ok":true}"#);
    let at = card.id;
    let card = gate.world.message("the card to leave it", 111, |message| message.id > at && message.has("Leave group"));
    let filler = fill(&gate);
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Leave group")), "Done.");
    gate.world.becomes("the word of it", &card, |message| message.text().contains("LEFT"));
    fs::remove_file(filler).unwrap();
    let said = gate.ask(&["note", "--field", "text=room again"]);
    assert_eq!(said.code, 75, "{said:?}");
    let steps: Vec<String> = gate.steps().into_iter().map(|(step, _)| step).collect();
    let places = |name: &str| steps.iter().filter(|step| *step == name).count();
    assert_eq!((places("chat_on"), places("chat_off")), (1, 1), "{steps:?}");
}

#[test]
fn a_disk_that_fills_between_card_and_press_grants_nothing_it_cannot_write() {
    let Some(mut gate) = small() else { return };
    let (id, card) = card_for(&mut gate, "just too late");
    let filler = fill(&gate);
    gate.anna.presses(&card, "Yes, write");
    // Reserved space may carry the steps of this press; then the runner, which has no room for the child, says that
    // nothing ran. Whatever is said is written down, and true.
    let end = gate.ends(&id);
    assert_eq!(end["ran"] == "yes", !gate.written().is_empty(), "{end}");
    assert_eq!(gate.steps_of(&id).contains(&"executed".to_owned()), gate.steps_of(&id).contains(&"used".to_owned()));
    fs::remove_file(filler).unwrap();
    let path = gate.journal().display().to_string();
    assert_eq!(gate.host_plain(&["decisions", "verify", &path]).code, 0);
}
