//! The real Claude CLI with the gate's MCP server: it asks for consent, waits for the owner, and tells what came of it.

use std::fs;

use serde_json::{Value, json};

use crate::help::root;
use crate::mcp::{card_with, gate};
use crate::model::{Model, Say};
use crate::setup::{cli_with, installed};
use crate::stand::uids::Role;

/// What the tools said so far, oldest first.
fn results(question: &Value) -> Vec<Value> {
    let messages = question["messages"].as_array().into_iter().flatten();
    let blocks = messages.flat_map(|message| message["content"].as_array().cloned().unwrap_or_default());
    let results = blocks.filter(|block| block["type"] == "tool_result");
    let words = results.map(|block| {
        let content = &block["content"];
        content.as_str().or(content[0]["text"].as_str()).unwrap_or_default().to_owned()
    });
    words.map(|words| serde_json::from_str(&words).unwrap_or(Value::String(words))).collect()
}

/// What an agent does that was told to ask: it asks, waits for the end, and repeats what it was told.
fn agent(question: &Value) -> Say {
    // Without tools, the CLI asks for something of its own.
    if question["tools"].as_array().is_none_or(Vec::is_empty) {
        return Say::Words("A title".to_owned());
    }
    let results = results(question);
    // A test that goes wrong must end.
    if results.len() > 9 {
        return Say::Words("null".to_owned());
    }
    match results.as_slice() {
        [] => Say::Call("mcp__mila-gate__ask_consent", json!({"kind": "note", "payload": {"text": "by the CLI"}})),
        [asked] | [.., asked] if asked["final"] == false => {
            Say::Call("mcp__mila-gate__consent_status", json!({"id": asked["id"], "wait_s": 50}))
        }
        [.., end] => Say::Words(end.to_string()),
    }
}

#[test]
fn the_claude_cli_asks_for_consent_and_is_given_the_owners_answer() {
    if !root("the CLI as the session") || installed().is_none() {
        return;
    }
    for (label, state, ran) in [("Yes, write", "executed", "yes"), ("No", "declined", "no")] {
        let mut gate = gate();
        let model = Model::saying(agent);
        let program = gate.folder().join("mila-gate");
        fs::copy(env!("CARGO_BIN_EXE_mila-gate"), &program).unwrap();
        let server = json!({"command": program, "args": ["channel", "--inbox", "--config", gate.config()]});
        let config = json!({"mcpServers": {"mila-gate": server}}).to_string();
        let config = gate.session_file("mcp.json", config.as_bytes());
        let (uid, folder, url) = (gate.uid(Role::Session), gate.folder().to_owned(), model.url());
        let runs = std::thread::spawn(move || {
            let allowed = "mcp__mila-gate__ask_consent,mcp__mila-gate__consent_status";
            let home = folder.join("session");
            cli_with(&folder, uid, &home, &url, config.to_str().unwrap(), allowed)
        });
        let card = card_with(&gate, "by the CLI");
        gate.pressable(&card);
        gate.anna.presses(&card, label);
        let output = runs.join().unwrap().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let end: Value = serde_json::from_str(said.trim()).unwrap_or_else(|_text| panic!("{output:?}"));
        assert_eq!((&end["state"], &end["ran"], &end["final"]), (&state.into(), &ran.into(), &true.into()), "{end}");
        assert_eq!(gate.written().len(), usize::from(ran == "yes"));
    }
}
