//! The engine `cli`, with a stand-in of the Claude CLI, and with the CLI itself where it is installed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::{Value, json};

use crate::help::{ask_in, knows, plan, state};
use crate::stand::gate::Gate;
use crate::stand::model::{Model, Says};
use crate::stand::uids::Role;

/// A gate whose lane answers by this program.
fn gate_with(model: &Model, program: &Path) -> Gate {
    plan().model(model).claude(program).start()
}

fn stand_in() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_mila-stand"))
}

/// Nothing of an answer is there any more.
fn clean(gate: &Gate) {
    assert!(!gate.folder().join("state/lane/answer").exists());
    if gate.walled() {
        let uid = gate.uid(Role::Guest);
        let others = crate::stand::uids::processes(|of| of == uid);
        assert_eq!(others, gate.pids(Some("lane")), "no process but the lane itself");
    }
}

#[test]
fn the_cli_gets_the_question_alone_and_what_the_model_said_comes_back() {
    let model = Model::saying("We open at nine.");
    let gate = gate_with(&model, stand_in());
    knows(&gate, &[("hours.md", "We open at nine.")]);
    let question = "--settings={\"hooks\":{}} when do you open?";
    assert_eq!(ask_in(&gate, 1, 1, question), json!({"answer": "We open at nine.", "why": "ok", "tokens": 42}));
    let [body] = model.asked().try_into().unwrap();
    // The turns are the CLI's; the instructions and the knowledge are the lane's own.
    let system = body["system"].to_string();
    assert!(system.contains("We open at nine.") && !system.contains("The CLI's own words"), "{system}");
    assert!(body["messages"].to_string().contains("when do you open?"), "{body}");
    assert_eq!((&body["model"], &body["stream"]), (&json!("claude-haiku-4-5"), &json!(false)));
    assert!(body.get("tools").is_none() && body.get("thinking").is_none(), "{body}");
    assert_eq!((&state(&gate)["engine"], &state(&gate)["tokens"]), (&json!("cli"), &json!(42)));
    clean(&gate);
}

#[test]
fn a_cli_that_misbehaves_is_silence_and_leaves_nothing() {
    let model = Model::saying("We open at nine.");
    let gate = gate_with(&model, stand_in());
    for (at, (question, why, tokens)) in [
        ("lie", "model", 42),
        ("silent", "model", 0),
        // The second question of one answer is not passed on.
        ("twice", "model", 42),
        ("leave", "ok", 42),
        ("hang", "model", 0),
    ]
    .into_iter()
    .enumerate()
    {
        let at = i64::try_from(at).unwrap();
        let said = ask_in(&gate, at, at, question);
        assert_eq!((&said["why"], &said["tokens"]), (&json!(why), &json!(tokens)), "{question}: {said}");
        clean(&gate);
    }
    assert_eq!(model.asked().len(), 3);
    // An error of the model's is never an answer, though the CLI prints it.
    let error = json!({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}).to_string();
    for (at, status) in [(10, 401), (11, 429), (12, 529)] {
        let error = error.clone();
        model.now(move |_body| crate::stand::model::raw(status, "application/json", error.as_bytes()));
        assert_eq!(ask_in(&gate, at, at, "when?"), json!({"answer": null, "why": "model", "tokens": 0}), "{status}");
    }
    model.now(|_body| Says::Text("Write to @helper".to_owned()));
    assert_eq!(ask_in(&gate, 20, 20, "when?")["why"], "filter");
    clean(&gate);
}

#[test]
fn a_program_that_is_not_roots_is_never_started() {
    let mut gate = plan().prepare();
    if !gate.walled() {
        eprintln!("SKIPPED: not root, so nobody else owns a program");
        return;
    }
    let own = gate.session_file("claude", b"#!/bin/sh\necho owned\n");
    fs::set_permissions(&own, fs::Permissions::from_mode(0o755)).unwrap();
    let mut config: Value = serde_json::from_slice(&fs::read(gate.config()).unwrap()).unwrap();
    config["lane"] = json!({"on": true, "engine": "cli", "cli": own});
    gate.put("config.json", config.to_string().as_bytes());
    gate.up();
    gate.log.wait("why the lane does not serve", 0, |line| line.contains("lane.trouble") && line.contains("lane.cli"));
    let said = ask_in(&gate, 1, 1, "when?");
    assert_eq!(said["code"], "config", "{said}");
}

/// The real CLI; it stays out of the everyday run.
#[test]
fn the_real_cli_answers_through_the_lane_where_a_variable_names_it() {
    let Some(program) = std::env::var_os("MILA_CLAUDE_CLI") else {
        eprintln!("SKIPPED: MILA_CLAUDE_CLI names no Claude CLI");
        return;
    };
    let model = Model::saying("We open at nine.");
    let gate = gate_with(&model, Path::new(&program));
    knows(&gate, &[("hours.md", "We open at nine.")]);
    let question = "--settings={\"hooks\":{}} when do you open?";
    assert_eq!(ask_in(&gate, 1, 1, question), json!({"answer": "We open at nine.", "why": "ok", "tokens": 42}));
    let [body] = model.asked().try_into().unwrap();
    assert!(body["messages"].to_string().contains("when do you open?"), "{body}");
    assert!(body["system"].to_string().contains("We open at nine."), "{body}");
    clean(&gate);
    let error = json!({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}).to_string();
    model.now(move |_body| crate::stand::model::raw(529, "application/json", error.as_bytes()));
    assert_eq!(ask_in(&gate, 2, 2, "when?"), json!({"answer": null, "why": "model", "tokens": 0}));
    clean(&gate);
}
