//! The two journals of what came: `events.jsonl`, which the session may read, and `guests.jsonl`, which nobody else may.
//!
//! One number counts the lines of both. Each is synced once a batch, before Telegram is told that the batch arrived.

use std::io::{self, BufRead, BufReader, Seek, SeekFrom};
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use super::event::Event;
use super::feed::{Feed, number};
use crate::base::limits::{
    EVENTS_FILE_BYTES, EVENTS_FILES, GUESTS_FILE_BYTES, GUESTS_FILES, JOURNAL_RESERVE, RECENT_UPDATES_MAX,
};
use crate::base::recent::Recent;
use crate::base::time::Wall;
use crate::store::append_file::{AppendError, AppendFile};
use crate::sys::file::{Dir, How, facts};
use crate::telegram::view::View;

/// The session's journal.
pub(super) const EVENTS: &str = "events.jsonl";
/// The strangers' journal.
pub(super) const GUESTS: &str = "guests.jsonl";
/// The first line of each file.
pub(super) const HEADER: &[u8] = b"{\"seq\":0,\"v\":1}\n";
/// Bytes at the end of the strangers' journal in which ids are looked for at start.
const TAIL: u64 = 4 * 1024 * 1024;
const DAY_MS: i64 = 86_400_000;

/// The name of the file that was put aside so many times ago.
pub(super) fn old_name(name: &str, age: usize) -> String {
    format!("{name}.{age}")
}

/// What is written.
#[derive(Debug)]
pub(super) enum Item<'a> {
    /// For the session.
    Event(Event),
    /// For nobody: the update's own bytes.
    Guest(&'a [u8]),
}

/// Both journals.
#[derive(Debug)]
pub(super) struct Journals {
    events: Rolling,
    guests: Rolling,
    keep_days: i64,
    /// When the present file of strangers' messages was begun.
    guests_begun: Option<Wall>,
    seq: u64,
    decision: u64,
    reasons: Recent<u64>,
    messages: Recent<(i64, i64)>,
    feed: Arc<Feed>,
    folder: PathBuf,
}

/// What the journals held when they were opened.
#[derive(Debug, Default)]
pub(super) struct Held {
    /// Ids of the updates that stand in the strangers' journal, the last ones.
    pub(super) updates: Vec<i64>,
}

#[derive(Serialize)]
struct EventLine<'a> {
    seq: u64,
    ts: &'a str,
    #[serde(flatten)]
    event: &'a Event,
}

impl Journals {
    /// Opens both in the receiver's folder.
    ///
    /// # Errors
    /// A file is not this user's alone to write, or the kernel refuses.
    pub(super) fn open(folder: PathBuf, keep_days: u32, now: Wall) -> io::Result<(Self, Held)> {
        let open =
            |name, mode, most, files, room| Rolling::open(Dir::open(&folder)?, name, mode, most, files, room, now);
        let events = open(EVENTS, 0o640, EVENTS_FILE_BYTES, EVENTS_FILES, JOURNAL_RESERVE)?;
        let guests = open(GUESTS, 0o600, GUESTS_FILE_BYTES, GUESTS_FILES, 0)?;
        let feed = Arc::new(Feed::default());
        feed.synced(events.file.length());
        let mut journals = Self {
            events,
            guests,
            keep_days: i64::from(keep_days),
            guests_begun: None,
            seq: 0,
            decision: 0,
            reasons: Recent::new(RECENT_UPDATES_MAX),
            messages: Recent::new(RECENT_UPDATES_MAX),
            feed,
            folder,
        };
        let held = journals.recall()?;
        journals.forget(now);
        Ok((journals, held))
    }

    /// How far the events are, for whoever follows them.
    pub(super) fn feed(&self) -> Arc<Feed> {
        Arc::clone(&self.feed)
    }

    /// The folder, for whoever reads the files.
    pub(super) fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    /// The last decision that stands among the events.
    pub(super) const fn decision(&self) -> u64 {
        self.decision
    }

    /// Whether a decision stands among the events: as it was made, or with the owner's reason, which may come after it.
    pub(super) fn has_decision(&self, n: u64, reasoned: bool) -> bool {
        if reasoned { self.reasons.has(&n) } else { n <= self.decision }
    }

    /// Whether an event of this message stands in the journal already. Where the process ended between journal and cursor, the
    /// update comes once more.
    pub(super) fn has_message(&self, chat: i64, message: i64) -> bool {
        self.messages.has(&(chat, message))
    }

    /// Nothing that was seen can come again: every batch was confirmed, or the bot is another one, whose messages have numbers
    /// of their own.
    pub(super) fn forget_messages(&mut self) {
        self.messages = Recent::new(RECENT_UPDATES_MAX);
    }

    /// Writes a batch and syncs it. Returns the number of each item; `None` for a stranger's line that found no space, which
    /// holds nothing else back.
    ///
    /// # Errors
    /// The events could not be written: then nothing of the batch was, and it is not to be confirmed.
    pub(super) fn write(&mut self, now: Wall, items: &[Item<'_>]) -> Result<Vec<Option<u64>>, String> {
        let ts = now.to_second();
        let (mut events, mut guests, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        let mut seq = self.seq;
        for item in items {
            seq = seq.checked_add(1).ok_or("no number is left")?;
            numbers.push(Some(seq));
            match item {
                Item::Event(event) => {
                    let line = EventLine { seq, ts: &ts, event };
                    serde_json::to_writer(&mut events, &line).map_err(|error| error.to_string())?;
                    events.push(b'\n');
                }
                Item::Guest(bytes) => guest_line(&mut guests, seq, &ts, bytes),
            }
        }
        if !events.is_empty() {
            self.append_events(&events, now)?;
        }
        self.seq = seq;
        for item in items {
            self.remember(item);
        }
        let kept_out = if guests.is_empty() { Ok(()) } else { self.append_guests(&guests, now) };
        if let Err(error) = kept_out {
            log::error!("guests.not_written error={error}");
            for (number, item) in numbers.iter_mut().zip(items) {
                if matches!(item, Item::Guest(_)) {
                    *number = None;
                }
            }
        }
        Ok(numbers)
    }

    /// Deletes every stranger's message. Returns how many files there were.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub(super) fn purge(&mut self, now: Wall) -> io::Result<usize> {
        self.guests_begun = None;
        self.guests.purge(now)
    }

    fn append_events(&mut self, lines: &[u8], now: Wall) -> Result<(), String> {
        if self.events.is_full() {
            let events = &mut self.events;
            // A file that cannot be put aside only grows on.
            if let Err(error) = self.feed.rolled(|| events.roll(now)) {
                log::error!("events.not_rolled error={error}");
            }
        }
        self.events.append(lines).map_err(|error| error.to_string())?;
        self.feed.synced(self.events.file.length());
        Ok(())
    }

    fn append_guests(&mut self, lines: &[u8], now: Wall) -> Result<(), String> {
        self.forget(now);
        if self.guests.is_full() {
            self.roll_guests(now);
        }
        self.guests.append(lines).map_err(|error| error.to_string())?;
        self.guests_begun.get_or_insert(now);
        Ok(())
    }

    /// Drops what is older than it may be kept: files are put aside often enough that a whole one can go.
    fn forget(&mut self, now: Wall) {
        let keep = self.keep_days.saturating_mul(DAY_MS);
        let share = (keep / 8).max(DAY_MS);
        if self.guests_begun.is_some_and(|begun| now.since(begun) > share) {
            self.roll_guests(now);
        }
        let dropped = self.guests.forget(now, keep.saturating_add(share));
        if let Err(error) = dropped {
            log::warn!("guests.not_forgotten error={error}");
        }
    }

    fn roll_guests(&mut self, now: Wall) {
        match self.guests.roll(now) {
            Ok(()) => self.guests_begun = None,
            Err(error) => log::error!("guests.not_rolled error={error}"),
        }
    }

    fn remember(&mut self, item: &Item<'_>) {
        match item {
            Item::Event(Event::Decision(decision)) => {
                self.decision = self.decision.max(decision.n);
                if decision.reason.is_some() {
                    self.reasons.put(decision.n);
                }
            }
            Item::Event(Event::Message(said)) => {
                if let Some(message) = said.message_id {
                    self.messages.put((said.chat_id, message));
                }
            }
            Item::Guest(_) => {}
        }
    }

    /// Reads what the last run left: the last number, the last decision, and which messages and updates stand there.
    fn recall(&mut self) -> io::Result<Held> {
        let (mut seq, mut decision) = (0, 0);
        let (mut messages, mut reasons) = (Recent::new(RECENT_UPDATES_MAX), Recent::new(RECENT_UPDATES_MAX));
        for name in [old_name(EVENTS, 1), EVENTS.to_owned()] {
            each_line(&self.events.dir, &name, 0, |line| {
                let Some(event) = read_event(line) else { return };
                seq = seq.max(event.seq);
                decision = decision.max(event.decision);
                if event.reasoned {
                    reasons.put(event.decision);
                }
                if let Some(message) = event.message {
                    messages.put(message);
                }
            })?;
        }
        let mut held = Held::default();
        each_line(&self.guests.dir, &old_name(GUESTS, 1), TAIL, |line| {
            seq = seq.max(number(line).unwrap_or_default());
            held.updates.extend(update_id(line));
        })?;
        let mut begun = None;
        each_line(&self.guests.dir, GUESTS, TAIL, |line| {
            seq = seq.max(number(line).unwrap_or_default());
            held.updates.extend(update_id(line));
            begun = begun.or_else(|| moment(line));
        })?;
        let surplus = held.updates.len().saturating_sub(RECENT_UPDATES_MAX);
        drop(held.updates.drain(..surplus));
        (self.seq, self.decision, self.guests_begun) = (seq, decision, begun);
        (self.messages, self.reasons) = (messages, reasons);
        Ok(held)
    }
}

/// A stranger's line: the update's own JSON where it is whole and every reader takes it, else its bytes.
fn guest_line(out: &mut Vec<u8>, seq: u64, ts: &str, bytes: &[u8]) {
    out.extend_from_slice(format!("{{\"seq\":{seq},\"ts\":\"{ts}\",").as_bytes());
    if serde_json::from_slice::<serde_json::Value>(bytes).is_ok() {
        out.extend_from_slice(b"\"update\":");
        // Outside strings a line break is only a blank, and inside one it cannot stand as it is.
        out.extend(bytes.iter().map(|b| if matches!(b, b'\n' | b'\r') { b' ' } else { *b }));
    } else {
        out.extend_from_slice(b"\"raw\":\"");
        out.extend_from_slice(base64(bytes).as_bytes());
        out.push(b'"');
    }
    out.extend_from_slice(b"}\n");
}

/// Base64 (RFC 4648 §4).
fn base64(bytes: &[u8]) -> String {
    let mut text = crate::base::button::base64url(bytes.iter().copied()).replace('-', "+").replace('_', "/");
    while text.len() % 4 != 0 {
        text.push('=');
    }
    text
}

struct Recalled {
    seq: u64,
    decision: u64,
    reasoned: bool,
    message: Option<(i64, i64)>,
}

fn read_event(line: &[u8]) -> Option<Recalled> {
    let line = View::new(line).ok()?.members("line").ok()?;
    let whole = |name| line.get(name).ok().flatten().and_then(|view: View<'_>| view.int(name).ok());
    Some(Recalled {
        seq: whole("seq").and_then(|seq| u64::try_from(seq).ok())?,
        decision: whole("n").and_then(|n| u64::try_from(n).ok()).unwrap_or_default(),
        reasoned: line.has("reason"),
        message: whole("chat_id").zip(whole("message_id")),
    })
}

fn update_id(line: &[u8]) -> Option<i64> {
    let update = View::new(line).ok()?.members("line").ok()?.get("update").ok()??;
    update.members("update").ok()?.need("update_id").ok()?.int("update_id").ok()
}

fn moment(line: &[u8]) -> Option<Wall> {
    Wall::parse(&View::new(line).ok()?.members("line").ok()?.get("ts").ok()??.string("ts").ok()?)
}

/// Every whole line of a file, or of its last `tail` bytes (0: all). A missing file has none.
fn each_line(dir: &Dir, name: &str, tail: u64, mut body: impl FnMut(&[u8])) -> io::Result<()> {
    let mut file = match dir.open_file(name, How::Read, 0) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let skip = if tail == 0 { 0 } else { file.metadata()?.len().saturating_sub(tail) };
    file.seek(SeekFrom::Start(skip))?;
    let mut reader = BufReader::with_capacity(64 * 1024, file);
    let mut line = Vec::new();
    let mut first = skip > 0;
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // The first piece of a tail may be the end of a line.
        if !std::mem::take(&mut first) && line.ends_with(b"\n") {
            body(&line);
        }
    }
}

/// A file of lines that is put aside when it is full, and dropped when it was put aside often enough.
#[derive(Debug)]
struct Rolling {
    dir: Dir,
    name: &'static str,
    mode: u32,
    most: u64,
    files: usize,
    room: u64,
    file: AppendFile,
}

impl Rolling {
    fn open(
        dir: Dir,
        name: &'static str,
        mode: u32,
        most: u64,
        files: usize,
        room: u64,
        now: Wall,
    ) -> io::Result<Self> {
        let (file, _torn) = AppendFile::open(&dir, name, mode, room, now)?;
        Ok(Self { dir, name, mode, most, files, room, file })
    }

    fn is_full(&self) -> bool {
        self.file.length() >= self.most
    }

    fn append(&mut self, lines: &[u8]) -> Result<(), AppendError> {
        if self.file.length() == 0 {
            self.file.append(HEADER)?;
        }
        self.file.append(lines)?;
        self.file.sync();
        self.file.has_room();
        Ok(())
    }

    fn roll(&mut self, now: Wall) -> io::Result<()> {
        for age in (1..self.files.saturating_sub(1)).rev() {
            match self.dir.rename(&old_name(self.name, age), &old_name(self.name, age.saturating_add(1))) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        self.dir.rename(self.name, &old_name(self.name, 1))?;
        self.file = AppendFile::open(&self.dir, self.name, self.mode, self.room, now)?.0;
        Ok(())
    }

    /// The files that were put aside, torn ends among them.
    fn aside(&self) -> io::Result<Vec<String>> {
        let prefix = format!("{}.", self.name);
        let names = self.dir.list()?.into_iter().filter_map(|name| name.into_string().ok());
        Ok(names.filter(|name| name.starts_with(&prefix)).collect())
    }

    /// Drops the files that were last written more than `most` milliseconds ago.
    fn forget(&mut self, now: Wall, most: i64) -> io::Result<()> {
        for name in self.aside()? {
            let written = facts(&self.dir.open_file(&name, How::Read, 0)?)?.mtime_ns / 1_000_000;
            let written = Wall::clamped(i64::try_from(written).unwrap_or(i64::MAX));
            if now.since(written) > most {
                self.dir.unlink(&name)?;
                log::info!("{}.forgotten file={name}", self.name);
            }
        }
        Ok(())
    }

    fn purge(&mut self, now: Wall) -> io::Result<usize> {
        let names = self.aside()?;
        for name in &names {
            self.dir.unlink(name)?;
        }
        self.dir.unlink(self.name)?;
        self.file = AppendFile::open(&self.dir, self.name, self.mode, self.room, now)?.0;
        self.dir.sync()?;
        Ok(names.len().saturating_add(1))
    }
}

#[cfg(test)]
#[path = "journals_tests.rs"]
mod tests;
