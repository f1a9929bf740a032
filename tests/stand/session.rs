//! The agent's side: a subscriber of `session.sock`, single operations, and what the session's user can see at all.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::gate::Gate;
use super::uids::Role;
use super::world::PATIENCE;

/// Where the session's socket lies below `run`.
const SOCKET: &str = "mila-io/session.sock";

/// A subscriber: its lines so far. The connection ends when this goes.
pub struct Inbox {
    child: Child,
    held: Option<ChildStdin>,
    lines: Arc<Lines>,
}

#[derive(Default)]
struct Lines {
    state: Mutex<(Vec<Value>, bool)>,
    more: Condvar,
}

/// The answer to one operation.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The line.
    pub json: Value,
    /// The bytes after it.
    pub bytes: Vec<u8>,
}

impl Answer {
    /// Whether it says `ok`.
    pub fn ok(&self) -> bool {
        self.json["ok"] == true
    }

    /// The refusal's code; empty where there is none.
    pub fn code(&self) -> &str {
        self.json["code"].as_str().unwrap_or_default()
    }

    /// The ids of the messages that were sent.
    pub fn message_ids(&self) -> Vec<i64> {
        self.json["message_ids"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect()
    }
}

impl Gate {
    /// Subscribes as the session, from after this `seq` on. Returns when the receiver has taken it; while it has not yet
    /// seen the end of the last subscriber, asks again.
    pub fn subscribe(&self, after: u64) -> Inbox {
        let line = serde_json::json!({"op": "subscribe", "after": after});
        let end = Instant::now() + PATIENCE;
        let mark = self.log.len();
        let mut inbox = self.follow(&line);
        let taken = |line: &str| line.contains("session.following");
        while self.log.wait_for(Duration::from_millis(20), mark, taken).is_none() {
            assert!(Instant::now() < end, "no subscription: {:?}\n{}", inbox.all(), self.log.tail(20));
            if inbox.all().first().is_some_and(|first| first["ok"] == false) {
                inbox = self.follow(&line);
            }
        }
        inbox
    }

    /// Sends a line to the session's socket and keeps the connection, whatever comes.
    pub fn follow(&self, line: &Value) -> Inbox {
        let path = self.folder().join("run").join(SOCKET);
        let mut command = self.command_as(Role::Session, &["follow", path.to_str().expect("a plain path")]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("follow");
        let mut held = child.stdin.take().expect("piped");
        held.write_all(format!("{line}\n").as_bytes()).expect("a line for it");
        let lines = Arc::new(Lines::default());
        let (into, out) = (Arc::clone(&lines), BufReader::new(child.stdout.take().expect("piped")));
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let value = serde_json::from_str(&line).unwrap_or(Value::String(line));
                into.state.lock().unwrap_or_else(PoisonError::into_inner).0.push(value);
                into.more.notify_all();
            }
            into.state.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
            into.more.notify_all();
        });
        Inbox { child, held: Some(held), lines }
    }

    /// One operation of the session: a line, then the files' bytes.
    pub fn session(&self, line: &Value, files: &[&[u8]]) -> Answer {
        self.session_as(Role::Session, line, files)
    }

    /// The same under another uid.
    pub fn session_as(&self, role: Role, line: &Value, files: &[&[u8]]) -> Answer {
        let path = self.folder().join("run").join(SOCKET);
        let mut command = self.command_as(role, &["operate", path.to_str().expect("a plain path")]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("operate");
        let mut bytes = format!("{line}\n").into_bytes();
        bytes.extend(files.iter().flat_map(|file| file.iter()));
        // It may be refused before everything is read.
        drop(child.stdin.take().expect("piped").write_all(&bytes));
        let out = child.wait_with_output().expect("an end");
        let end = out.stdout.iter().position(|byte| *byte == b'\n').unwrap_or(out.stdout.len());
        let said = String::from_utf8_lossy(&out.stdout[..end]).into_owned() + &String::from_utf8_lossy(&out.stderr);
        let json = serde_json::from_str(&said).unwrap_or(Value::String(said));
        Answer { json, bytes: out.stdout.get(end + 1..).unwrap_or_default().to_vec() }
    }

    /// The lines of `events.jsonl`, rolled files first.
    pub fn events(&self) -> Vec<Value> {
        self.lines_of("events")
    }

    /// The lines of `guests.jsonl`, rolled files first.
    pub fn guests(&self) -> Vec<Value> {
        self.lines_of("guests")
    }

    /// Every line that is whole, of a journal of the receiver's.
    fn lines_of(&self, name: &str) -> Vec<Value> {
        let folder = self.folder().join("state/io");
        let mut names: Vec<String> = fs::read_dir(&folder)
            .expect("the receiver's folder")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .filter(|file| file.starts_with(name) && file.contains(".jsonl"))
            .collect();
        // The one that is written now has the plain name; it comes last.
        names.sort_by_key(|file| (*file == format!("{name}.jsonl"), file.clone()));
        let mut out = Vec::new();
        for file in names {
            let text = String::from_utf8_lossy(&fs::read(folder.join(file)).unwrap_or_default()).into_owned();
            out.extend(text.lines().filter_map(|line| serde_json::from_str(line).ok()));
        }
        out
    }

    /// The files below the gate's folder that the session's user can read, beside its own.
    pub fn readable(&self) -> Vec<String> {
        let folder = self.folder().to_str().expect("a plain path").to_owned();
        let own = format!("{folder}/session/*");
        let found =
            self.program_as(Role::Session, "find", &[&folder, "-type", "f", "-readable", "-not", "-path", &own]);
        found.out.lines().map(str::to_owned).collect()
    }

    /// What the session's user can find of some words: in a file, in what the socket says from the beginning, in the
    /// log. Nothing, when all is well.
    pub fn sees(&self, words: &str) -> Vec<String> {
        let folder = self.folder().to_str().expect("a plain path").to_owned();
        let found = self.program_as(Role::Session, "grep", &["-rlaFs", "-e", words, &folder]);
        let mut out: Vec<String> = found.out.lines().map(str::to_owned).collect();
        out.extend(self.log.all().into_iter().filter(|line| line.contains(words)));
        out
    }
}

impl Inbox {
    /// The lines so far.
    pub fn all(&self) -> Vec<Value> {
        self.lines.state.lock().unwrap_or_else(PoisonError::into_inner).0.clone()
    }

    /// Waits for a line that fits.
    pub fn wait(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        self.look(PATIENCE, |lines, _ended| lines.iter().find(|line| fits(line)).cloned()).unwrap_or_else(|| {
            let lines: Vec<String> = self.all().iter().map(Value::to_string).collect();
            panic!("never came on the session's socket: {what}\n{}", lines.join("\n"))
        })
    }

    /// Waits for a message with this text.
    pub fn text(&self, text: &str) -> Value {
        self.wait(text, |line| line["text"] == text)
    }

    /// Waits until there are so many lines that fit.
    pub fn wait_many(&self, what: &str, many: usize, fits: impl Fn(&Value) -> bool) -> Vec<Value> {
        let found = self.look(PATIENCE, |lines, _ended| {
            let found: Vec<Value> = lines.iter().filter(|line| fits(line)).cloned().collect();
            (found.len() >= many).then_some(found)
        });
        found.unwrap_or_else(|| panic!("not {many} times on the session's socket: {what} ({} lines)", self.all().len()))
    }

    /// Waits until the other side has ended the connection.
    pub fn wait_end(&self) -> Vec<Value> {
        let ended = self.look(PATIENCE, |lines, ended| ended.then(|| lines.to_vec()));
        ended.expect("the socket closes the connection")
    }

    fn look<T>(&self, patience: Duration, mut look: impl FnMut(&[Value], bool) -> Option<T>) -> Option<T> {
        let end = Instant::now() + patience;
        let mut state = self.lines.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(found) = look(&state.0, state.1) {
                return Some(found);
            }
            let left = end.checked_duration_since(Instant::now())?;
            state = self.lines.more.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        // Its standard input ends, and with it the program.
        drop(self.held.take());
        drop(self.child.wait());
    }
}
