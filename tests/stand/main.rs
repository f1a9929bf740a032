//! `mila-stand`: a Bot API stand that runs the real daemons against itself.
//!
//! One image for both programs: a first argument that is a command of the gate is the gate.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::exit,
    reason = "the stand is a test program with a terminal of its own; see lib.rs"
)]

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode};

use mila_gate::cli::args::{self, Args};
use stand::model::{self, Model, Says};
use stand::plan::Plan;

#[path = "lib.rs"]
mod stand;
mod terminal;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words: Vec<&str> = args.iter().map(|arg| arg.to_str().unwrap_or("\u{fffd}")).collect();
    match words[..] {
        ["act", kind @ ("note" | "probe"), folder] => stand::note::run(kind, Path::new(folder)),
        // A copy of this file stands for the Claude CLI.
        ["-p", ..] => stand::claude::run(&words),
        ["as", uid, ..] => become_user(uid, &args[2..]),
        [how @ ("speak" | "speak-and-end"), socket] => speak(Path::new(socket), how == "speak-and-end"),
        ["follow", socket] => follow(Path::new(socket)),
        ["operate", socket] => operate(Path::new(socket)),
        ["hold", socket, many] => hold(Path::new(socket), many),
        [command, ..] if args::find(command).is_some() => gate(command, args.clone()),
        ["--play"] => play(),
        [] => terminal::run(0),
        ["--port", port] if port.parse::<u16>().is_ok() => terminal::run(port.parse().unwrap_or(0)),
        _ => {
            eprintln!("mila-stand            a gate to try, with the owner's phone in this terminal");
            eprintln!("mila-stand --port N   the same, with the Bot API server on this port");
            eprintln!("mila-stand --play     the whole story, told and checked");
            eprintln!("mila-stand COMMAND …  a command of mila-gate");
            ExitCode::from(64)
        }
    }
}

/// A command of the gate, in the stand's own folder alone: never on the gate that this machine may have.
fn gate(command: &str, args: Vec<OsString>) -> ExitCode {
    let configured = args::find(command).is_some_and(|known| known.flags.iter().any(|flag| flag.long == "config"));
    let real = Args::read(command, &args[1..]).is_ok_and(|read| read.config().starts_with("/etc/mila-gate"));
    if configured && real {
        eprintln!("mila-stand: not with /etc/mila-gate: that is a real gate's. Give --config FILE of a stand.");
        return ExitCode::from(78);
    }
    mila_gate::cli::run(args).into()
}

/// This very file, wherever it lies and whoever runs it.
fn image() -> &'static Path {
    Path::new("/proc/self/exe")
}

fn play() -> ExitCode {
    let model = Model::start(|body| {
        let asked = body["messages"].to_string();
        let unknown = asked.contains(stand::story_guests::UNKNOWN);
        Says::Text(if unknown { "PASS" } else { model::ANSWER }.to_owned())
    });
    let mut plan = Plan::new(image()).model(&model);
    if let Some(program) = std::env::var_os("MILA_CLAUDE_CLI") {
        println!("Strangers are answered by the Claude CLI at {}.", Path::new(&program).display());
        plan = plan.claude(Path::new(&program));
    }
    let mut gate = plan.start();
    let wrong = stand::story::play(&mut gate, std::io::stdout());
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Goes on as another user; only root can. The image is run by descriptor, so that nobody else need reach its path.
fn become_user(uid: &str, args: &[OsString]) -> ExitCode {
    let Ok(id) = uid.parse::<u32>() else { return ExitCode::from(64) };
    let error = Command::new("/proc/self/exe").arg0("mila-stand").args(args).uid(id).gid(id).exec();
    eprintln!("mila-stand: as {uid}: {error}");
    ExitCode::from(77)
}

/// Sends standard input to a socket, then prints what comes back until the other side closes.
fn speak(socket: &Path, end: bool) -> ExitCode {
    let mut bytes = Vec::new();
    let sent = std::io::stdin().read_to_end(&mut bytes).and_then(|_read| {
        let mut stream = UnixStream::connect(socket)?;
        // The other side may answer and close before it has read everything.
        drop(stream.write_all(&bytes));
        if end {
            drop(stream.shutdown(Shutdown::Write));
        }
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer));
        std::io::stdout().write_all(&answer)
    });
    match sent {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mila-stand: {}: {error}", socket.display());
            ExitCode::from(69)
        }
    }
}

/// Sends the first line of standard input to a socket and prints each line that comes, until either side ends.
fn follow(socket: &Path) -> ExitCode {
    let mut line = String::new();
    let began = std::io::stdin().read_line(&mut line).and_then(|_read| {
        let mut stream = UnixStream::connect(socket)?;
        stream.write_all(line.as_bytes())?;
        Ok(stream)
    });
    let stream = match began {
        Ok(stream) => stream,
        Err(error) => {
            eprintln!("mila-stand: {}: {error}", socket.display());
            return ExitCode::from(69);
        }
    };
    if let Ok(other) = stream.try_clone() {
        std::thread::spawn(move || {
            drop(std::io::stdin().read_to_end(&mut Vec::new()));
            drop(other.shutdown(Shutdown::Both));
        });
    }
    let mut out = std::io::stdout().lock();
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}

/// Sends standard input to a socket, then prints one line of answer and, where it names a `size`, so many bytes more.
fn operate(socket: &Path) -> ExitCode {
    let mut bytes = Vec::new();
    let done = std::io::stdin().read_to_end(&mut bytes).and_then(|_read| {
        let mut stream = UnixStream::connect(socket)?;
        // It may be refused before everything is sent.
        drop(stream.write_all(&bytes));
        let mut answer = BufReader::new(stream);
        let mut line = Vec::new();
        answer.read_until(b'\n', &mut line)?;
        let said: serde_json::Value = serde_json::from_slice(&line).unwrap_or_default();
        let size = said["size"].as_u64().filter(|_| said["ok"] == true).unwrap_or(0);
        answer.take(size).read_to_end(&mut line)?;
        std::io::stdout().write_all(&line)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mila-stand: {}: {error}", socket.display());
            ExitCode::from(69)
        }
    }
}

/// Opens many connections, says half a line on each, and keeps them until standard input ends.
fn hold(socket: &Path, many: &str) -> ExitCode {
    let many: usize = many.parse().unwrap_or(1);
    let mut held = Vec::new();
    for _ in 0..many {
        let Ok(mut stream) = UnixStream::connect(socket) else { return ExitCode::from(69) };
        // It may have been refused already.
        drop(stream.write_all(b"{\"op\":"));
        held.push(stream);
    }
    println!("held {}", held.len());
    drop(std::io::stdin().read_to_end(&mut Vec::new()));
    ExitCode::SUCCESS
}
