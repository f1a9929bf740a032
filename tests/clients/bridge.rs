//! The public MCP libraries, installed once from their registries, each behind a program of a few lines that a test speaks to.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use crate::stand::gate::Gate;
use crate::stand::uids::Role;
use crate::stand::world::PATIENCE;

/// The versions that these tests were written against.
const PYTHON: &str = "mcp==2.3.0";
const TYPESCRIPT: &str = "@modelcontextprotocol/sdk@1.32.2";

/// How a library is run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Library {
    /// Python's, which asks for the latest revision first and falls back.
    Python,
    /// Python's with the handshake of every revision that has channels.
    PythonInitialize,
    /// The TypeScript SDK.
    TypeScript,
}

impl Library {
    /// The program and its first arguments; `None`, said aloud, where it cannot be had.
    fn command(self) -> Option<Command> {
        static PYTHON_ONCE: OnceLock<Option<PathBuf>> = OnceLock::new();
        static TYPESCRIPT_ONCE: OnceLock<Option<PathBuf>> = OnceLock::new();
        let (once, install): (_, fn(&Path) -> bool) = match self {
            Self::Python | Self::PythonInitialize => (&PYTHON_ONCE, python),
            Self::TypeScript => (&TYPESCRIPT_ONCE, typescript),
        };
        let name = if self == Self::TypeScript { "mcp-typescript" } else { "mcp-python" };
        let folder = once.get_or_init(|| installed(name, install));
        let Some(folder) = folder else {
            eprintln!("SKIPPED, no venv, no npm or no registry: what needs {name}");
            return None;
        };
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
        let mut command = if self == Self::TypeScript {
            let mut node = Command::new("node");
            node.arg(source.join("bridge.mjs")).arg(folder);
            node
        } else {
            let mut python = Command::new(folder.join("bin/python"));
            python.arg(source.join("bridge.py"));
            python.arg(if self == Self::Python { "auto" } else { "initialize" });
            python
        };
        command.env("PYTHONDONTWRITEBYTECODE", "1");
        Some(command)
    }
}

/// The folder of a library; made anew where an earlier run broke off.
fn installed(name: &str, install: fn(&Path) -> bool) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let whole = folder.join("whole");
    if !whole.exists() {
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(&folder).unwrap();
        if !install(&folder) {
            return None;
        }
        fs::write(whole, "").unwrap();
    }
    Some(folder)
}

fn python(folder: &Path) -> bool {
    runs(Command::new("python3").args(["-m", "venv"]).arg(folder))
        && runs(Command::new(folder.join("bin/python")).args(["-m", "pip", "install", "-q", PYTHON]))
}

fn typescript(folder: &Path) -> bool {
    runs(Command::new("npm").arg("install").arg("--prefix").arg(folder).args(["--no-audit", "--no-fund", TYPESCRIPT]))
}

fn runs(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// A library with the gate's MCP server behind it.
pub(crate) struct Bridge {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<Value>,
    kept: Vec<Value>,
    /// The tools that were called.
    pub(crate) called: Vec<String>,
}

impl Bridge {
    pub(crate) fn start(library: Library, gate: &Gate, flags: &[&str]) -> Option<Self> {
        let mut command = library.command()?;
        let server = gate.command_as(Role::Session, &["channel"]);
        command.arg(server.get_program()).args(server.get_args()).args(flags).arg("--config").arg(gate.config());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (into, from) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                drop(into.send(serde_json::from_str(&line).expect("a line of JSON")));
            }
        });
        let mut bridge = Self { to: child.stdin.take(), child, from, kept: Vec::new(), called: Vec::new() };
        writeln!(bridge.to.as_mut().unwrap(), "{}", gate.folder().join("session").display()).unwrap();
        bridge.waits("ready");
        Some(bridge)
    }

    /// The next line that has this field.
    pub(crate) fn waits(&mut self, field: &str) -> Value {
        loop {
            if let Some(at) = self.kept.iter().position(|line| !line[field].is_null()) {
                return self.kept.remove(at);
            }
            let next = self.from.recv_timeout(PATIENCE);
            self.kept.push(next.unwrap_or_else(|_end| panic!("no {field}; there is {:?}", self.kept)));
        }
    }

    fn asks(&mut self, line: &Value, field: &str) -> Value {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
        self.waits(field)
    }

    pub(crate) fn lists(&mut self) -> Vec<Value> {
        self.asks(&json!({"list": true}), "tools")["tools"].as_array().unwrap().clone()
    }

    /// What a tool gave, and whether it is an error.
    pub(crate) fn calls(&mut self, tool: &str, arguments: &Value) -> (Value, bool) {
        self.called.push(tool.to_owned());
        let answer = self.asks(&json!({"tool": tool, "arguments": arguments}), "text");
        let words = answer["text"].as_str().unwrap();
        (serde_json::from_str(words).unwrap_or_else(|_text| words.into()), answer["isError"] == true)
    }

    pub(crate) fn ends(mut self) {
        drop(self.to.take());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
