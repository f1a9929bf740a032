//! `mila-gate session` with the real Claude CLI: events go in on standard input, the agent's reply comes out in Telegram, the
//! conversation goes on from run to run, and a login that is missing is told to the owner.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use serde_json::{Value, json};

use crate::help::root;
use crate::mcp::gate;
use crate::model::{Model, Say};
use crate::plugin;
use crate::setup::{cli_env, cli_in, installed};
use crate::stand::gate::Gate;
use crate::stand::log::Log;
use crate::stand::uids::Role;

/// Answers the last event that it was given with the tool, once.
fn agent(question: &Value) -> Say {
    // Without tools, the CLI asks for something of its own.
    if question["tools"].as_array().is_none_or(Vec::is_empty) {
        return Say::Words("A title".to_owned());
    }
    // The CLI puts reminders of its own before and behind.
    let all = question["messages"].to_string();
    let said = all.rsplit_once("</channel>").and_then(|(before, _)| before.rsplit_once('>')).map(|(_, said)| said);
    match said.map(|said| format!("I heard: {said}")) {
        Some(answer) if !all.contains(&answer) => {
            Say::Call("mcp__mila__reply", json!({"chat_id": "111", "text": answer}))
        }
        _ => Say::Words("done".to_owned()),
    }
}

/// Copies a folder for every user to read: that of the source may be closed to them.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    fs::set_permissions(to, Permissions::from_mode(0o755)).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).unwrap();
            fs::set_permissions(&to, Permissions::from_mode(0o644)).unwrap();
        }
    }
}

/// A service that runs; its log is shown where a test fails.
struct Service {
    child: Child,
    log: Arc<Log>,
}

impl Service {
    fn start(gate: &Gate, model: &Model, logged_in: bool) -> Self {
        let (folder, home) = (gate.folder(), gate.folder().join("session"));
        let mut command = gate.command_as(Role::Session, &["session", "--config"]);
        command.arg(gate.config()).arg("--plugin").arg(folder.join("plugin")).env_clear();
        for (name, value) in cli_env(&model.url()) {
            if logged_in || name != "ANTHROPIC_API_KEY" {
                command.env(name, value);
            }
        }
        command.env("PATH", format!("{}:/usr/bin:/bin", folder.display())).env("HOME", home);
        command.env("MILA_GATE_CONFIG", gate.config());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Log::default());
        log.follow(child.stderr.take().unwrap());
        Self { child, log }
    }

    fn stop(mut self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        if std::thread::panicking() {
            drop(self.child.kill());
            eprintln!("--- the session's log ---\n{}", self.log.tail(40));
        }
    }
}

fn hears(gate: &Gate, words: &str) {
    gate.world.message(words, gate.anna.id, |message| message.text().contains(words));
}

/// The last thing that the model was asked with tools.
fn last_asked(model: &Model) -> String {
    let asked = model.asked().into_iter().filter(|asked| asked.line().starts_with("POST "));
    let mut with_tools =
        asked.map(|asked| asked.json()).filter(|body| body["tools"].as_array().is_some_and(|t| !t.is_empty()));
    with_tools.next_back().unwrap()["messages"].to_string()
}

#[test]
fn the_claude_cli_is_run_for_each_batch_goes_on_with_its_conversation_and_a_missing_login_is_told() {
    if !root("the CLI as the session") || installed().is_none() {
        return;
    }
    let gate = gate();
    let model = Model::saying(agent);
    cli_in(gate.folder()).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_mila-gate"), gate.folder().join("mila-gate")).unwrap();
    copy(&plugin::folder(), &gate.folder().join("plugin"));

    let service = Service::start(&gate, &model, true);
    gate.anna.writes("/cost of the first");
    hears(&gate, "I heard: /cost of the first");
    gate.anna.writes("the second");
    hears(&gate, "I heard: the second");
    let asked = last_asked(&model);
    assert!(asked.contains("of the first") && asked.contains("the second"), "the conversation goes on: {asked}");
    assert!(!asked.contains("broke off"), "{asked}");
    service.stop();

    let service = Service::start(&gate, &model, false);
    gate.anna.writes("the third");
    hears(&gate, "it must log in again on the server");
    service.stop();

    // The conversation is lost: what waits begins a new one, at once.
    fs::remove_dir_all(gate.folder().join("session/.claude/projects")).unwrap();
    let service = Service::start(&gate, &model, true);
    hears(&gate, "I heard: the third");
    let asked = last_asked(&model);
    assert!(!asked.contains("of the first") && asked.contains("the third"), "{asked}");
    assert!(service.log.all().iter().any(|line| line.contains("verdict=Anew")), "{}", service.log.tail(20));
    service.stop();
}
