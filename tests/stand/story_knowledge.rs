//! A chapter of the story: what strangers may be told, from the session's folder by the owner's press to the lane.

use std::fs;
use std::io::Write;

use serde_json::Value;

use super::gate::Gate;
use super::story::Teller;
use super::uids::Role;

/// Plays it.
pub fn play<W: Write>(gate: &mut Gate, tell: &mut Teller<W>) {
    tell.chapter("The agent wants strangers to be told something. Anna reads every file of it and presses.");
    let folder = gate.folder().join("session/work/knowledge-for-people");
    fs::create_dir_all(&folder).expect("a folder of the session's");
    fs::write(folder.join("hours.md"), "We open at nine.\n").expect("a file");
    fs::write(folder.join("plan.pdf"), "not a text").expect("a file");
    let said = sync(gate);
    tell.check(
        "the agent asked, with what is left out and why",
        said["state"] == "asked" && said["left_out"][0]["name"] == "plan.pdf",
    );
    let card = gate.world.message("the card", gate.anna.id, |message| message.has("Yes, use them"));
    let before: Vec<_> = gate.world.lock().chats[&gate.anna.id].messages.values().cloned().collect();
    for message in before.iter().filter(|message| message.id + 3 > card.id && message.id <= card.id) {
        tell.show(message);
    }
    tell.check(
        "the document came before the card",
        before.iter().any(|message| message.document() == Some("knowledge.txt")),
    );
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Yes, use them"));
    let end = gate.ends(said["id"].as_str().unwrap_or_default());
    tell.check("the lane uses them since her press", end["ran"] == "yes");
    tell.check("an unchanged set asks nothing", sync(gate)["state"] == "unchanged");
}

fn sync(gate: &Gate) -> Value {
    let mut command = gate.command_as(Role::Session, &["knowledge", "sync"]);
    command.arg("--config").arg(gate.config()).env("HOME", gate.folder().join("session")).env_remove("XDG_STATE_HOME");
    let output = command.output().expect("it starts");
    serde_json::from_slice(&output.stdout).unwrap_or_default()
}
