//! What the tests share.

use std::path::Path;

use mila_gate::base::digest::Digest;
use mila_gate::policy::lane::bundle;
use serde_json::{Value, json};

use crate::stand::gate::Gate;
use crate::stand::model::Model;
use crate::stand::plan::Plan;
use crate::stand::uids::Role;

pub(crate) const LANE: &str = "mila-lane/lane.sock";
pub(crate) const CHAT: i64 = -1_001_234_567_890;

pub(crate) fn plan() -> Plan {
    Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand")))
}

/// A gate whose keeper has a strangers' key, with a model that says this.
pub(crate) fn gate_saying(text: &str) -> (Gate, Model) {
    let model = Model::saying(text);
    let gate = plan().model(&model).start();
    (gate, model)
}

/// One line to the lane, as a role.
pub(crate) fn says(gate: &Gate, role: Role, line: &Value) -> Value {
    let said = gate.speak(role, LANE, format!("{line}\n").as_bytes());
    serde_json::from_str(said.trim()).unwrap_or_else(|_bad| panic!("{line}: {said:?}"))
}

/// A stranger's question, as the receiver hands it over.
pub(crate) fn ask_in(gate: &Gate, chat: i64, user: i64, text: &str) -> Value {
    says(gate, Role::Io, &json!({"op": "ask", "chat": chat, "user": user, "topic": null, "text": text}))
}

pub(crate) fn ask(gate: &Gate, text: &str) -> Value {
    ask_in(gate, CHAT, 666, text)
}

pub(crate) fn state(gate: &Gate) -> Value {
    says(gate, Role::Io, &json!({"op": "state"}))
}

pub(crate) fn document(files: &[(&str, &str)]) -> Vec<u8> {
    let files: Vec<_> = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    bundle::build(&files).into_bytes()
}

/// Brings the lane a document, as the program of the kind does.
pub(crate) fn publish(gate: &Gate, role: Role, document: &[u8], sha256: &Digest) -> Value {
    let line = json!({"op": "publish", "size": document.len(), "sha256": sha256.hex()});
    let said = gate.speak(role, LANE, &[format!("{line}\n").as_bytes(), document].concat());
    serde_json::from_str(said.trim()).unwrap_or_else(|_bad| panic!("{line}: {said:?}"))
}

pub(crate) fn knows(gate: &Gate, files: &[(&str, &str)]) {
    let document = document(files);
    assert_eq!(publish(gate, Role::Act, &document, &Digest::of(&document)), json!({"state": "ok"}));
}
