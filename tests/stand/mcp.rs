//! A client of the MCP server, and what the server takes of the machine.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use super::gate::Gate;
use super::uids::Role;
use super::world::PATIENCE;

/// What an event comes as.
pub const EVENT: &str = "notifications/claude/channel";

/// A client of the server.
pub struct Client {
    pub child: Child,
    to: Option<ChildStdin>,
    from: Receiver<Value>,
    /// What came and nobody has had yet.
    pub kept: Vec<Value>,
}

impl Client {
    pub fn start(gate: &Gate, flags: &[&str]) -> Self {
        Self::start_in(gate, flags, &gate.folder().join("session"))
    }

    /// With its own state in this folder.
    pub fn start_in(gate: &Gate, flags: &[&str], state: &Path) -> Self {
        Self::start_with(gate, flags, state, &gate.config())
    }

    /// With another configuration as well.
    pub fn start_with(gate: &Gate, flags: &[&str], state: &Path, config: &Path) -> Self {
        let mut command = gate.command_as(Role::Session, &["channel"]);
        command.args(flags).arg("--config").arg(config).env("XDG_STATE_HOME", state);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (into, from) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                drop(into.send(serde_json::from_str(&line).expect("nothing but JSON on standard output")));
            }
        });
        Self { to: child.stdin.take(), child, from, kept: Vec::new() }
    }

    pub fn writes(&mut self, bytes: &[u8]) {
        self.to.as_mut().unwrap().write_all(bytes).unwrap();
    }

    pub fn says(&mut self, message: &Value) {
        self.writes(format!("{message}\n").as_bytes());
    }

    /// The first message that fits, of those that nobody has had yet.
    pub fn waits(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            if let Some(at) = self.kept.iter().position(&fits) {
                return self.kept.remove(at);
            }
            let next = self.from.recv_timeout(PATIENCE);
            self.kept.push(next.unwrap_or_else(|_end| panic!("it did not come; there is {:?}", self.kept)));
        }
    }

    pub fn asks(&mut self, id: u32, method: &str, params: &Value) -> Value {
        self.says(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        self.waits(|message| message["id"] == id)
    }

    pub fn greets(&mut self) -> Value {
        let hello = self.asks(1, "initialize", &json!({"protocolVersion": "2025-06-18", "capabilities": {}}));
        self.says(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
        hello["result"].clone()
    }

    /// What a tool gave, and whether it is an error.
    pub fn calls(&mut self, id: u32, tool: &str, given: &Value) -> (Value, bool) {
        let answer = self.asks(id, "tools/call", &json!({"name": tool, "arguments": given}));
        let words = answer["result"]["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{answer}"));
        let json = serde_json::from_str(words).unwrap_or_else(|_text| words.into());
        (json, answer["result"]["isError"] == true)
    }

    /// The next event.
    pub fn told(&mut self, content: &str) -> Value {
        self.waits(|message| message["method"] == EVENT && message["params"]["content"] == content)
    }

    /// The most memory that the server has had, in kilobytes.
    pub fn peak(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Ends as one that is killed does.
    pub fn dies(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn ends(mut self) {
        drop(self.to.take());
        assert!(self.child.wait().unwrap().success());
    }
}
