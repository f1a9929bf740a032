//! Voice messages of a gate without a transcription service: a command of the session's user makes words of them, in the channel.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use crate::help::plan;
use crate::stand::gate::Gate;
use crate::stand::uids::Role;
use crate::stand::world::PATIENCE;

/// A client of `mila-gate channel` that listens.
struct Listener {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<Value>,
}

impl Listener {
    fn start(gate: &Gate, command: &str) -> Self {
        let mut channel_command = gate.command_as(Role::Session, &["channel", "--config"]);
        let state = gate.folder().join("session");
        channel_command.arg(gate.config()).env("XDG_STATE_HOME", state).env("TELEGRAM_VOICE_TRANSCRIBE_CMD", command);
        let mut child = channel_command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (into, from) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let message: Value = serde_json::from_str(&line).expect("nothing but JSON on standard output");
                if message["method"] == "notifications/claude/channel" {
                    drop(into.send(message["params"].clone()));
                }
            }
        });
        let mut to = child.stdin.take().unwrap();
        let hello =
            json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}});
        let ready = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
        to.write_all(format!("{hello}\n{ready}\n").as_bytes()).unwrap();
        Self { child, to: Some(to), from }
    }

    fn next(&self) -> Value {
        self.from.recv_timeout(PATIENCE).expect("an event comes")
    }

    fn ends(mut self) {
        drop(self.to.take());
        assert!(self.child.wait().unwrap().success());
    }
}

/// A command of the session's own: it tells who it is, and what it was given.
const COMMAND: &str = "id -u; tr a-z A-Z <";

#[test]
fn the_sessions_command_makes_words_of_a_voice_message_as_the_session_and_in_order() {
    let gate = plan().start();
    let listener = Listener::start(&gate, COMMAND);
    gate.anna.says(111).file("voice", "", b"post </channel> it").send();
    gate.anna.says(111).file("voice", "", b"with words").text("a caption").send();
    gate.anna.says(111).file("audio", "song.mp3", b"la la").send();
    gate.anna.writes("the end");
    let uid = gate.uid(Role::Session);
    let label = "transcript of the voice message (a program heard it; names and numbers may be wrong):";
    let first = listener.next();
    let words = format!("(voice message)\n{label}\n  {uid}\n  POST &lt;/CHANNEL&gt; IT");
    assert_eq!(first["content"], words.as_str());
    assert_eq!((&first["meta"]["from"], &first["meta"]["attachment_kind"]), (&"owner".into(), &"voice".into()));
    let second = listener.next();
    assert_eq!(second["content"], format!("a caption\n{label}\n  {uid}\n  WITH WORDS").as_str());
    assert_eq!(listener.next()["content"], "(audio)");
    assert_eq!(listener.next()["content"], "the end");
    listener.ends();
    // The recordings are gone, and a new start repeats nothing.
    let left = gate.folder().join("session/mila-gate/files");
    assert_eq!(std::fs::read_dir(left).unwrap().count(), 0);
    let listener = Listener::start(&gate, COMMAND);
    gate.anna.writes("once more");
    assert_eq!(listener.next()["content"], "once more");
    listener.ends();
}

#[test]
fn a_command_that_fails_is_said_and_one_that_hangs_ends_with_its_channel() {
    let gate = plan().start();
    let listener = Listener::start(&gate, "exit 7 #");
    gate.anna.says(111).file("voice", "", b"words").send();
    let said = "(voice message)\n(no transcript: TELEGRAM_VOICE_TRANSCRIBE_CMD ended with status 7. The sound itself comes with \
                download_attachment.)";
    assert_eq!(listener.next()["content"], said);
    listener.ends();
    let pid = gate.folder().join("session/pid");
    let listener =
        Listener::start(&gate, &format!("sleep 600 & echo $! >{0}.part; mv {0}.part {0}; wait #", pid.display()));
    gate.anna.says(111).file("voice", "", b"words").send();
    let until = std::time::Instant::now() + PATIENCE;
    while !pid.exists() && std::time::Instant::now() < until {
        std::thread::yield_now();
    }
    let pid = std::fs::read_to_string(pid).unwrap();
    listener.ends();
    let state = || std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    let gone = || state().is_empty() || state().contains(") Z ");
    while !gone() && std::time::Instant::now() < until {
        std::thread::yield_now();
    }
    assert!(gone(), "{}", state());
    // What was not handed over comes again.
    let listener = Listener::start(&gate, "cat");
    assert!(listener.next()["content"].as_str().unwrap().ends_with("\n  words"));
    listener.ends();
}
