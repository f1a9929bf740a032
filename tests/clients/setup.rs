//! A keeper that listens on TCP as well, and programs of any uid that call it.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::net::UnixListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

use mila_gate::sys::child::{self, As, Child, Program, Spec, Stream};
use serde_json::json;

use crate::help::{Folder, Gate, as_uid, unused_uids};
use crate::model::Model;

/// The keys of these tests.
pub(crate) const GUEST_KEY: &str = "sk-ant-api03-guest_guest_guest_guest_guest_guest";
pub(crate) const CLAUDE_KEY: &str = "sk-ant-api03-claude_claude_claude_claude_claude";

/// The keeper, and its users in the order of the configuration: keys, io, consent, act, guest, session, and one it does not know.
pub(crate) struct Keeper {
    child: Child,
    log: Arc<Mutex<Vec<String>>>,
    pub(crate) folder: Folder,
    pub(crate) uids: Vec<u32>,
    pub(crate) port: u16,
    _gate: Gate,
}

pub(crate) const IO: usize = 1;
pub(crate) const GUEST: usize = 4;
pub(crate) const SESSION: usize = 5;

impl Keeper {
    /// Its Messages API is `model`; whether the session may use `/claude`.
    pub(crate) fn start(model: &Model, claude: bool) -> Self {
        let (folder, uids, gate) = (Folder::new(), unused_uids(7), Gate::new());
        for name in ["kinds", "routes", "run", "state", "run/mila-keys"] {
            folder.folder(name, 0, 0o755);
        }
        let keys = folder.folder("keys", uids[0], 0o700);
        for (name, key) in [("ANTHROPIC_GUEST_API_KEY", GUEST_KEY), ("ANTHROPIC_API_KEY", CLAUDE_KEY)] {
            let path = folder.file(&format!("keys/{name}"), key);
            fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
            chown(&path, Some(uids[0]), None).unwrap();
        }
        let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = tcp.local_addr().unwrap();
        let at = |name: &str| folder.path().join(name);
        let config = json!({
            "run": at("run"), "state": at("state"), "keys": keys, "kinds": at("kinds"), "routes": at("routes"), "group": uids[5],
            "users": {"keys": uids[0], "io": uids[1], "consent": uids[2], "act": uids[3], "guest": uids[4], "session": [uids[5]]},
            "keeper": {"tcp": address.to_string(), "upstreams": {"anthropic": model.config()}, "claude": {"on": claude}},
        });
        let config = folder.file("config.json", &config.to_string());
        let socket = at("run/mila-keys/keeper.sock");
        let unix = UnixListener::bind(&socket).unwrap();
        fs::set_permissions(&socket, Permissions::from_mode(0o666)).unwrap();
        let program = gate.path();
        let argv = ["mila-gate", "keeper", "--config", config.to_str().unwrap()].map(OsString::from).to_vec();
        let mut child = child::start(Spec {
            listeners: vec![unix.into(), tcp.into()],
            stderr: Stream::Pipe,
            user: Some(As { uid: uids[0], gid: uids[0], groups: Vec::new() }),
            new_session: true,
            dies_with_us: true,
            ..Spec::new(Program::At(&program), argv)
        })
        .unwrap();
        let log = Arc::new(Mutex::new(Vec::new()));
        let (lines, stderr) = (Arc::clone(&log), child.stderr().unwrap());
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                lines.lock().unwrap().push(line);
            }
        });
        Self { child, log, folder, uids, port: address.port(), _gate: gate }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Runs a program as a uid, with a home of its own and nothing of ours; `input` on its standard input.
    pub(crate) fn run(&self, uid: u32, program: &Path, args: &[&str], env: &[(&str, &str)], input: &str) -> Output {
        let home = self.folder.folder(&format!("home-{uid}"), uid, 0o700);
        run(uid, &home, program, args, env, input)
    }

    /// A connection of a user.
    pub(crate) fn connect(&self, uid: u32) -> TcpStream {
        let port = self.port;
        as_uid(uid, move || TcpStream::connect(("127.0.0.1", port)).unwrap())
    }

    /// What the CLI says as a user, its base address below the keeper.
    pub(crate) fn cli(&self, uid: u32, base: &str) -> Option<Output> {
        let home = self.folder.folder(&format!("home-{uid}"), uid, 0o700);
        cli(&self.folder, uid, &home, &self.url(base))
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.child.signal(child::KILL));
        drop(self.child.wait(None));
        let log = self.log.lock().unwrap().join("\n");
        if thread::panicking() {
            eprintln!("--- the keeper's log ---\n{log}");
        } else {
            assert!(!log.contains(&GUEST_KEY[13..]) && !log.contains(&CLAUDE_KEY[13..]), "a key in the log");
        }
    }
}

fn run(uid: u32, home: &Path, program: &Path, args: &[&str], env: &[(&str, &str)], input: &str) -> Output {
    let mut command = Command::new(program);
    command
        .args(args)
        .env_clear()
        .env("PATH", "/usr/bin:/bin")
        .env("HOME", home)
        .envs(env.iter().copied())
        .current_dir(home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if uid != 0 {
        command.uid(uid).gid(uid);
    }
    let mut child = command.spawn().unwrap();
    // It may end without having read it.
    drop(child.stdin.take().unwrap().write_all(input.as_bytes()));
    child.wait_with_output().unwrap()
}

/// The question; only on standard input, since arguments can be read by every user and taken for options.
pub(crate) const QUESTION: &str = "--settings={\"hooks\":{}} what do you say?";

/// Runs the CLI against a Messages API; `None` where it cannot be had.
pub(crate) fn cli(folder: &Folder, uid: u32, home: &Path, base: &str) -> Option<Output> {
    let args = ["--system-prompt", "You answer guests."];
    Some(run(uid, home, &cli_in(folder.path())?, &[&CLI_ARGS[..], &args].concat(), &cli_env(base), QUESTION))
}

/// The same with tools of an MCP server: the configuration's path, and the rules that allow them.
pub(crate) fn cli_with(folder: &Path, uid: u32, home: &Path, base: &str, mcp: &str, allowed: &str) -> Option<Output> {
    let args = ["--mcp-config", mcp, "--allowedTools", allowed];
    Some(run(uid, home, &cli_in(folder)?, &[&CLI_ARGS[..], &args].concat(), &cli_env(base), "Ask, and tell me."))
}

const CLI_ARGS: [&str; 9] = [
    "-p",
    "--tools",
    "",
    "--strict-mcp-config",
    "--setting-sources",
    "",
    "--model",
    "haiku",
    "--no-session-persistence",
];

pub(crate) fn cli_env(base: &str) -> [(&str, &str); 5] {
    [
        ("ANTHROPIC_BASE_URL", base),
        ("ANTHROPIC_API_KEY", "sk-ant-nothing-of-ours"),
        ("CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC", "1"),
        ("DISABLE_AUTOUPDATER", "1"),
        ("CLAUDE_CODE_MAX_RETRIES", "0"),
    ]
}

/// The CLI in a folder that every user may enter: that of the build may be closed to them.
pub(crate) fn cli_in(folder: &Path) -> Option<PathBuf> {
    let installed = installed()?;
    let program = folder.join("claude");
    if !program.exists() && fs::hard_link(&installed, &program).is_err() {
        fs::copy(&installed, &program).unwrap();
    }
    Some(program)
}

/// The CLI, installed once from the package registry; if that is not possible, says what is skipped.
pub(crate) fn installed() -> Option<PathBuf> {
    static ONCE: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = ONCE.get_or_init(|| {
        let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("claude-cli");
        let linked = prefix.join("node_modules/.bin/claude");
        if !linked.exists() {
            fs::create_dir_all(&prefix).unwrap();
            let mut npm = Command::new("npm");
            npm.arg("install").arg("--prefix").arg(&prefix).args([
                "--no-audit",
                "--no-fund",
                "@anthropic-ai/claude-code",
            ]);
            npm.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            npm.status().ok().filter(std::process::ExitStatus::success)?;
        }
        fs::canonicalize(linked).ok()
    });
    if found.is_none() {
        eprintln!("SKIPPED, no npm or no registry: what needs the real CLI");
    }
    found.clone()
}
