//! Facts for strangers: from the session's folder by the owner's press to the lane.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::help::{ask, gate_saying, says, state};
use crate::stand::gate::Gate;
use crate::stand::uids::Role;
use crate::stand::world::Message;

/// The session's folder of public facts, with these files.
fn folder(gate: &Gate, files: &[(&str, &str)]) -> PathBuf {
    let home = gate.folder().join("session");
    let folder = home.join("work/knowledge-for-people");
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    folder
}

/// `mila-gate knowledge sync` as the session.
fn sync(gate: &Gate, more: &[&str]) -> (i32, Value) {
    let home = gate.folder().join("session");
    let mut command = gate.command_as(Role::Session, &["knowledge", "sync"]);
    command.args(more).arg("--config").arg(gate.config()).env("HOME", &home).env_remove("XDG_STATE_HOME");
    let output = command.output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let said = serde_json::from_str(out.trim()).unwrap_or_else(|_bad| panic!("{out} {err}"));
    (output.status.code().unwrap(), said)
}

/// The card whose list holds this: in a message before it, or in the card itself.
fn card(gate: &mut Gate, holds: &str) -> Message {
    let list = gate.world.message("the list", gate.anna.id, |message| message.text().contains(holds));
    let card =
        gate.world.message("the card", gate.anna.id, |message| message.id >= list.id && message.has("Yes, use them"));
    gate.pressable(&card);
    card
}

#[test]
fn what_the_owner_read_and_agreed_to_is_what_strangers_are_told() {
    let (mut gate, model) = gate_saying("Look at shop.example for it");
    assert_eq!(sync(&gate, &[]), (0, json!({"state": "no_folder", "files": 0, "sha256": sha(b""), "left_out": []})));
    let place =
        folder(&gate, &[("hours.md", "We open at nine.\n"), ("shop.md", "Our shop: shop.example"), ("a.pdf", "x")]);
    std::os::unix::fs::symlink("/etc/passwd", place.join("passwd.txt")).unwrap();
    let (code, said) = sync(&gate, &[]);
    assert_eq!((code, &said["state"], &said["files"]), (75, &json!("asked"), &json!(2)), "{said}");
    let left: Vec<_> = said["left_out"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(left, ["a.pdf", "passwd.txt"]);
    // The card comes after the line of each file and the document itself.
    let card = card(&mut gate, "\n=== shop.md 22 ");
    assert!(card.text().contains("Facts that strangers may be told"), "{}", card.text());
    let sent = gate.world.message("the document", gate.anna.id, |message| message.document() == Some("knowledge.txt"));
    assert!(sent.id < card.id);
    assert_eq!(sync(&gate, &[]).1["id"], said["id"], "one card for one set");
    assert_eq!(ask(&gate, "where?")["why"], "filter", "nothing before the press");
    gate.world.toast(&gate.anna.presses(&card, "Yes, use them"));
    let end = gate.ends(said["id"].as_str().unwrap());
    assert_eq!((&end["state"], &end["ran"]), (&json!("executed"), &json!("yes")), "{end}");
    assert_eq!(state(&gate)["knowledge"], said["sha256"]);
    assert_eq!(ask(&gate, "where?")["why"], "ok");
    let system = model.asked().last().unwrap()["system"].to_string();
    assert!(system.contains("We open at nine.") && !system.contains("root:"), "{system}");
    // An unchanged set asks nothing.
    assert_eq!(sync(&gate, &[]).1["state"], "unchanged");
    assert_eq!(gate.steps().iter().filter(|(step, _)| step == "asked").count(), 1);
}

#[test]
fn a_no_leaves_the_old_set_and_an_emptied_folder_takes_everything_back() {
    let (mut gate, _model) = gate_saying("We open at nine.");
    folder(&gate, &[("hours.md", "We open at nine.")]);
    let first = sync(&gate, &[]).1;
    let card_one = card(&mut gate, "=== hours.md 16 ");
    gate.world.toast(&gate.anna.presses(&card_one, "Yes, use them"));
    assert_eq!(gate.ends(first["id"].as_str().unwrap())["ran"], "yes");
    folder(&gate, &[("hours.md", "We open at ten, and the code of the door is known.")]);
    let second = sync(&gate, &[]).1;
    let card_two = card(&mut gate, "=== hours.md 50 ");
    gate.world.toast(&gate.anna.presses(&card_two, "No"));
    assert_eq!(gate.ends(second["id"].as_str().unwrap())["state"], "declined");
    let again = sync(&gate, &[]);
    assert_eq!((again.0, &again.1["state"], &again.1["id"]), (1, &json!("declined"), &second["id"]));
    assert_eq!(state(&gate)["knowledge"], first["sha256"]);
    folder(&gate, &[]);
    let third = sync(&gate, &[]).1;
    assert_eq!((&third["state"], &third["files"]), (&json!("asked"), &json!(0)), "{third}");
    let card_three = card(&mut gate, "none");
    gate.world.toast(&gate.anna.presses(&card_three, "Yes, use them"));
    assert_eq!(gate.ends(third["id"].as_str().unwrap())["ran"], "yes");
    assert_eq!(says(&gate, Role::Io, &json!({"op": "knowledge"})), json!({"knowledge": ""}));
    assert_eq!(sync(&gate, &[]).1["state"], "unchanged");
}

#[test]
fn a_document_that_differs_from_its_card_is_refused_by_the_act_and_the_lane_keeps_what_it_had() {
    let (mut gate, _model) = gate_saying("We open at nine.");
    let document = crate::help::document(&[("hours.md", "We open at nine.")]);
    let path = gate.session_file("knowledge.txt", &document);
    let said = gate.ask(&[
        "knowledge",
        "--field",
        &format!("list==== hours.md 16 {}", "0".repeat(64)),
        "--file",
        path.to_str().unwrap(),
    ]);
    assert_eq!(said.code, 75, "{said:?}");
    let card = card(&mut gate, "=== hours.md 16 0000");
    gate.world.toast(&gate.anna.presses(&card, "Yes, use them"));
    let end = gate.ends(said.get("id"));
    assert_eq!((&end["state"], &end["ran"]), (&json!("failed"), &json!("no")), "{end}");
    assert_eq!(state(&gate)["knowledge"], Value::Null);
}

fn sha(bytes: &[u8]) -> String {
    mila_gate::base::digest::Digest::of(bytes).hex()
}
