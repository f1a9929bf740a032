//! The session's MCP server: what it adds to an event's way, and what it takes of the machine after it was used.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::gate::{median, pss};
use crate::inbox::{Lines, ms};
use crate::stand::gate::Gate;
use crate::stand::mcp::{Client, EVENT};
use crate::stand::plan::Plan;
use crate::stand::uids::Role;
use crate::{Goal, Measured};

/// Events whose way is timed, one at a time, each both ways.
const TIMED: usize = 101;
/// Between two of them, so that none finds a reader at work.
const PAUSE: Duration = Duration::from_millis(20);
/// Events and calls of a day's work, before memory is looked at.
const EVENTS: usize = 300;
const CALLS: u32 = 300;

pub(crate) fn measure() -> Vec<Measured> {
    let image = Path::new(env!("CARGO_BIN_EXE_mila-stand"));
    let gate = Plan::new(image).config("dangerous_clock_file", Value::Null).start();
    let (plain, channel) = ways(&gate);
    vec![
        Measured {
            what: "an event's way through the channel, from the receiver's line to the notification (median)",
            value: ms(channel),
            unit: "ms",
            goal: Goal::AtMost(1.0),
        },
        Measured {
            what: "of which a subscriber that only passes the line on takes (median)",
            value: ms(plain),
            unit: "ms",
            goal: Goal::Open,
        },
        Measured {
            what: "the channel's memory after 300 events and 300 calls (proportional set size)",
            value: memory(&gate),
            unit: "MB",
            goal: Goal::AtMost(4.0),
        },
    ]
}

/// A line as the receiver writes it.
fn event(seq: usize) -> String {
    let text = format!("event {seq}: {}", "what an owner writes in a <minute> & sends. ".repeat(6));
    let event = json!({
        "seq": seq, "ts": "2026-11-30T14:02:11Z", "kind": "message", "from": "owner", "user_id": 111, "user": "Anna",
        "chat_id": 111, "chat": "private", "message_id": seq, "text": text,
    });
    format!("{event}\n")
}

/// Medians: through a program that passes each line on as it came, and through the channel. Both read the same lines of a
/// receiver that is this process, by turns.
fn ways(gate: &Gate) -> (Duration, Duration) {
    let folder = gate.folder().join("bench-run");
    fs::create_dir_all(folder.join("mila-io")).expect("a folder");
    let socket = folder.join("mila-io/session.sock");
    let listener = UnixListener::bind(&socket).expect("a socket");
    fs::set_permissions(&socket, fs::Permissions::from_mode(0o666)).expect("its mode");
    let mut config: Value = serde_json::from_slice(&fs::read(gate.config()).expect("the configuration")).expect("JSON");
    config["run"] = folder.to_str().expect("a plain path").into();
    gate.put("bench.json", config.to_string().as_bytes());

    let mut client =
        Client::start_with(gate, &[], &gate.folder().join("session/bench"), &gate.folder().join("bench.json"));
    client.greets();
    let mut to_channel = subscribed(&listener);
    let mut command = gate.command_as(Role::Session, &["follow", socket.to_str().expect("a plain path")]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a subscriber");
    let stdin = child.stdin.as_mut().expect("piped");
    writeln!(stdin, "{}", json!({"op": "subscribe", "after": 0})).expect("it reads");
    let lines = Lines::of(&mut child);
    let mut to_plain = subscribed(&listener);

    let (mut plain, mut channel) = (Vec::new(), Vec::new());
    for seq in 1..=TIMED {
        let line = event(seq);
        thread::sleep(PAUSE);
        let began = Instant::now();
        to_plain.write_all(line.as_bytes()).expect("it reads");
        lines.next();
        plain.push(began.elapsed());
        thread::sleep(PAUSE);
        let began = Instant::now();
        to_channel.write_all(line.as_bytes()).expect("it reads");
        client.waits(|message| message["method"] == EVENT);
        channel.push(began.elapsed());
    }
    drop((to_plain, to_channel));
    drop(child.wait());
    client.ends();
    (median(plain), median(channel))
}

/// The next subscriber, once it has said so.
fn subscribed(listener: &UnixListener) -> UnixStream {
    let (stream, _) = listener.accept().expect("it connects");
    let mut said = String::new();
    BufReader::new(&stream).read_line(&mut said).expect("a line");
    assert!(said.contains("subscribe"), "{said}");
    stream
}

/// Megabytes after events and calls of every kind that looks and some that write.
fn memory(gate: &Gate) -> f64 {
    let mut client = Client::start(gate, &[]);
    client.greets();
    for n in 0..EVENTS {
        gate.anna.writes(&format!("event {n}"));
    }
    client.told(&format!("event {}", EVENTS - 1));
    let id = gate.asks_note("for its state");
    for n in 0..CALLS {
        let (tool, given) = match n % 6 {
            0 => ("list_kinds", json!({})),
            1 => ("list_requests", json!({})),
            2 => ("consent_status", json!({"id": id, "wait_s": 0})),
            3 => ("react", json!({"chat_id": "111", "message_id": "1", "emoji": "👍"})),
            4 => ("check_text", json!({"text": "in\u{a0}order ".repeat(1000)})),
            _ => ("ask_consent", json!({"kind": "nothing", "payload": {"text": "x".repeat(4000)}})),
        };
        client.calls(100 + n, tool, &given);
    }
    let kilobytes = pss(client.child.id());
    client.ends();
    f64::from(u32::try_from(kilobytes).expect("a small process")) / 1024.0
}
