//! What became of each update and of what the session asked for: ids and codes, never a word or a name. For `mila-gate why`.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::time::Wall;
use crate::sys::file::{Dir, How, facts};

/// Lines that are held in memory.
const LINES_MAX: usize = 1000;
/// Bytes of the file, of which there are two: a day of a busy bot.
const FILE_BYTES: u64 = 2 * 1024 * 1024;
const DAY_MS: i64 = 86_400_000;
const FILE: &str = "dispositions.jsonl";
const OLD: &str = "dispositions.jsonl.1";

/// What became of one update, or of one thing that the session asked for.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Fate {
    /// The update.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) update: Option<i64>,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "chat")]
    pub(super) chat: Option<ChatId>,
    /// Which message.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "message")]
    pub(super) message: Option<MessageId>,
    /// Whose: `owner`, `team`, `stranger`, `bot`, `session`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) who: Option<&'static str>,
    /// Their id.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "user")]
    pub(super) user: Option<UserId>,
    /// What it was: `message`, `press`, or the name of another kind.
    pub(super) what: &'static str,
    /// Which request a press claims to be about: whether it is, the proxy says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) request: Option<String>,
    /// What a press claims to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) verb: Option<char>,
    /// What became of it.
    #[serde(rename = "fate")]
    pub(super) end: &'static str,
    /// Its number in the journals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seq: Option<u64>,
}

impl Fate {
    /// What became of something that the session asked for: `done`, or the code of the refusal.
    pub(super) fn operation(
        op: &'static str,
        chat: Option<ChatId>,
        message: Option<MessageId>,
        end: &'static str,
    ) -> Self {
        Self { chat, message, who: Some("session"), what: op, end, ..Self::default() }
    }

    /// What the proxy decided about a request.
    pub(super) fn decision(request: Option<&str>, state: &'static str) -> Self {
        Self { request: request.map(str::to_owned), what: "decision", end: state, ..Self::default() }
    }
}

/// The last of them, in memory and on disk.
#[derive(Debug)]
pub(super) struct Why(Mutex<State>);

#[derive(Debug)]
struct State {
    folder: Dir,
    lines: VecDeque<String>,
    /// When the present file was begun.
    begun: Option<Wall>,
}

#[derive(Serialize)]
struct Line<'a> {
    ts: String,
    #[serde(flatten)]
    fate: &'a Fate,
}

impl Why {
    /// Takes up what the last run left. What cannot be read is passed over: nothing is decided by it.
    pub(super) fn open(folder: Dir) -> Self {
        let mut state = State { folder, lines: VecDeque::new(), begun: None };
        for name in [OLD, FILE] {
            let text = read(&state.folder, name);
            let lines = text.lines().filter(|line| serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok());
            for (index, line) in lines.enumerate() {
                if name == FILE && index == 0 {
                    state.begun = moment(line);
                }
                state.hold(line.to_owned());
            }
        }
        Self(Mutex::new(state))
    }

    pub(super) fn note(&self, now: Wall, fate: &Fate) {
        let Ok(line) = serde_json::to_string(&Line { ts: now.to_second(), fate }) else { return };
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = state.write(now, &line) {
            // The disk may be full: what happened is still in memory.
            log::debug!("why.not_written error={error}");
        }
        state.hold(line);
    }

    /// The last lines, the latest last.
    pub(super) fn last(&self, most: usize) -> Vec<String> {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.lines.iter().skip(state.lines.len().saturating_sub(most)).cloned().collect()
    }
}

impl State {
    fn hold(&mut self, line: String) {
        if self.lines.len() >= LINES_MAX {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    fn write(&mut self, now: Wall, line: &str) -> std::io::Result<()> {
        let mut file = self.folder.open_file(FILE, How::Append, 0o600)?;
        let size = facts(&file)?.size;
        let old = self.begun.is_some_and(|begun| now.since(begun) > DAY_MS);
        if size > 0 && (old || size > FILE_BYTES) {
            self.folder.rename(FILE, OLD)?;
            file = self.folder.open_file(FILE, How::Append, 0o600)?;
            self.begun = None;
        }
        if self.begun.is_none() {
            self.begun = Some(now);
        }
        file.write_all(format!("{line}\n").as_bytes())
    }
}

fn read(folder: &Dir, name: &str) -> String {
    let mut text = String::new();
    let most = FILE_BYTES.saturating_mul(2);
    let got = folder.open_file(name, How::Read, 0).and_then(|file| file.take(most).read_to_string(&mut text));
    match got {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            log::warn!("why.not_read file={name} error={error}");
        }
        Ok(_) | Err(_) => {}
    }
    text
}

fn moment(line: &str) -> Option<Wall> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    Wall::parse(line.get("ts")?.as_str()?)
}

macro_rules! number {
    ($name:ident, $id:ty) => {
        #[allow(clippy::ref_option, reason = "the signature that serde asks for")]
        fn $name<S: serde::Serializer>(id: &Option<$id>, out: S) -> Result<S::Ok, S::Error> {
            id.map(<$id>::get).serialize(out)
        }
    };
}
number!(chat, ChatId);
number!(message, MessageId);
number!(user, UserId);

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("mila-why-{name}-{}", std::process::id()));
        drop(std::fs::remove_dir_all(&path));
        std::fs::create_dir(&path).unwrap();
        path
    }

    fn at(seconds: i64) -> Wall {
        Wall::clamped(1_796_043_600_000).plus_ms(seconds.saturating_mul(1000))
    }

    #[test]
    fn what_became_of_an_update_is_kept_over_a_restart_without_a_word_of_it() {
        let path = folder("restart");
        let why = Why::open(Dir::open(&path).unwrap());
        let fate = Fate {
            update: Some(9),
            chat: ChatId::new(-100),
            message: MessageId::new(302),
            who: Some("stranger"),
            what: "message",
            end: "kept_out",
            seq: Some(17),
            ..Fate::default()
        };
        why.note(at(0), &fate);
        let line = r#"{"ts":"2026-11-30T13:00:00Z","update":9,"chat":-100,"message":302,"who":"stranger","what":"message","fate":"kept_out","seq":17}"#;
        assert_eq!(why.last(5), [line]);
        // A torn line of a crash is passed over.
        let mut file = std::fs::OpenOptions::new().append(true).open(path.join(FILE)).unwrap();
        file.write_all(b"{\"ts\":\"20").unwrap();
        assert_eq!(Why::open(Dir::open(&path).unwrap()).last(5), [line]);
        std::fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn memory_and_disk_have_their_bounds() {
        let path = folder("bounds");
        let why = Why::open(Dir::open(&path).unwrap());
        for n in 0..1100 {
            why.note(at(n), &Fate { update: Some(n), what: "message", end: "event", ..Fate::default() });
        }
        assert_eq!(why.last(5000).len(), LINES_MAX);
        assert!(why.last(1)[0].contains("\"update\":1099"));
        // A day later the file is put aside, and the day before that is gone.
        for day in 1..4 {
            why.note(at(day * 90_000), &Fate { what: "press", end: "handed", ..Fate::default() });
        }
        let left: usize =
            [FILE, OLD].iter().map(|name| std::fs::read_to_string(path.join(name)).unwrap().lines().count()).sum();
        assert_eq!(left, 2);
        std::fs::remove_dir_all(path).unwrap();
    }
}
