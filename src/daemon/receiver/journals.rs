//! The two journals of what came: `events.jsonl`, which the session may read, and `guests.jsonl`, which nobody else may.
//!
//! One number counts the lines of both. Each is synced once a batch, before Telegram is told that the batch arrived.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use super::event::{Event, Voice};
use super::feed::{Feed, number};
use super::kept::Kept;
use super::rolling::{Rolling, each_line, old_name};
use super::voice;
use crate::base::ids::ChatId;
use crate::base::limits::{
    EVENTS_FILE_BYTES, EVENTS_FILES, GUESTS_FILE_BYTES, GUESTS_FILES, GUESTS_SINCE_MAX, JOURNAL_RESERVE,
    RECENT_UPDATES_MAX,
};
use crate::base::recent::Recent;
use crate::base::time::Wall;
use crate::store::folder;
use crate::sys::file::Dir;
use crate::telegram::view::View;

/// The session's journal.
pub(super) const EVENTS: &str = "events.jsonl";
/// The last number, as it was when a file of strangers' messages was last put aside or deleted.
const NUMBER: &str = "number.json";
/// The strangers' journal.
pub(super) const GUESTS: &str = "guests.jsonl";
/// Bytes at the end of the strangers' journal in which ids are looked for at start.
const TAIL: u64 = 4 * 1024 * 1024;
const DAY_MS: i64 = 86_400_000;

/// What is written.
#[derive(Debug)]
pub(super) enum Item<'a> {
    /// For the session.
    Event(Event),
    /// For nobody: the update's own bytes.
    Guest(&'a [u8]),
    /// The same, and a stranger's message in a connected chat: the next event from there tells how many there were.
    Stranger(ChatId, &'a [u8]),
}

/// What is known of a chat from which there were events or strangers' messages.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// The last event.
    event: Option<(u64, Wall)>,
    /// Strangers' messages since then.
    guests: u32,
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
    chats: HashMap<i64, Seen>,
    feed: Arc<Feed>,
    folder: PathBuf,
    /// The last number, kept where no message is: files that held it may be deleted.
    number: Kept,
}

/// What the journals held when they were opened.
#[derive(Debug, Default)]
pub(super) struct Held {
    /// Ids of the updates that stand in the strangers' journal, the last ones.
    pub(super) updates: Vec<i64>,
    /// Voice messages whose words were promised and did not come.
    pub(super) voices: Vec<Voice>,
}

#[derive(Serialize)]
struct EventLine<'a> {
    seq: u64,
    ts: &'a str,
    #[serde(flatten)]
    event: &'a Event,
    #[serde(skip_serializing_if = "Option::is_none")]
    guests_since_last: Option<u32>,
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
        let kept = Kept::new(folder::private(&Dir::open(&folder)?, "own")?, NUMBER, 0o600);
        let feed = Arc::new(Feed::default());
        feed.synced(events.file.length());
        let mut journals = Self {
            events,
            guests,
            keep_days: i64::from(keep_days),
            guests_begun: None,
            seq: kept.load(number),
            decision: 0,
            reasons: Recent::new(RECENT_UPDATES_MAX),
            messages: Recent::new(RECENT_UPDATES_MAX),
            chats: HashMap::new(),
            feed,
            folder,
            number: kept,
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

    /// When the last event from this chat was written, if one stands in the journal.
    pub(super) fn last_event(&self, chat: ChatId) -> Option<Wall> {
        self.chats.get(&chat.get())?.event.map(|(_, when)| when)
    }

    /// A group became a supergroup: what is known of it goes with it.
    pub(super) fn moved(&mut self, from: ChatId, to: ChatId) {
        if let Some(seen) = self.chats.remove(&from.get()) {
            self.chats.entry(to.get()).or_insert(seen);
        }
    }

    /// Writes a batch and syncs it. Returns the number of each item; `None` for a stranger's line that found no space, which
    /// holds nothing else back.
    ///
    /// # Errors
    /// The events could not be written: then nothing of the batch was, and it is not to be confirmed.
    pub(super) fn write(&mut self, now: Wall, items: &[Item<'_>]) -> Result<Vec<Option<u64>>, String> {
        let ts = now.to_second();
        let (mut events, mut guests, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        let (mut seq, mut chats) = (self.seq, HashMap::new());
        for item in items {
            seq = seq.checked_add(1).ok_or("no number is left")?;
            numbers.push(Some(seq));
            match item {
                Item::Event(event) => {
                    let guests_since_last = self.guests_before(&mut chats, event, seq, now);
                    let line = EventLine { seq, ts: &ts, event, guests_since_last };
                    serde_json::to_writer(&mut events, &line).map_err(|error| error.to_string())?;
                    events.push(b'\n');
                }
                Item::Guest(bytes) => guest_line(&mut guests, seq, &ts, None, bytes),
                Item::Stranger(chat, bytes) => {
                    guest_line(&mut guests, seq, &ts, Some(*chat), bytes);
                    let seen = chats.entry(chat.get()).or_insert_with(|| self.seen(chat.get()));
                    seen.guests = seen.guests.saturating_add(1).min(GUESTS_SINCE_MAX);
                }
            }
        }
        if !events.is_empty() {
            self.append_events(&events, now)?;
        }
        self.seq = seq;
        self.chats.extend(chats);
        for item in items {
            self.remember(item);
        }
        let kept_out = if guests.is_empty() { Ok(()) } else { self.append_guests(&guests, now) };
        if let Err(error) = kept_out {
            log::error!("guests.not_written error={error}");
            for (number, item) in numbers.iter_mut().zip(items) {
                if matches!(item, Item::Guest(_) | Item::Stranger(..)) {
                    *number = None;
                }
            }
        }
        Ok(numbers)
    }

    fn seen(&self, chat: i64) -> Seen {
        self.chats.get(&chat).copied().unwrap_or_default()
    }

    /// How many strangers wrote before this event, in the journal and in the batch; none are left to be told of after it.
    fn guests_before(&self, chats: &mut HashMap<i64, Seen>, event: &Event, seq: u64, now: Wall) -> Option<u32> {
        let Event::Message(said) = event else { return None };
        let seen = chats.entry(said.chat_id).or_insert_with(|| self.seen(said.chat_id));
        let before = std::mem::replace(seen, Seen { event: Some((seq, now)), guests: 0 });
        Some(before.guests).filter(|guests| *guests > 0)
    }

    /// Deletes every stranger's message. Returns how many files there were.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub(super) fn purge(&mut self, now: Wall) -> io::Result<usize> {
        self.keep_number()?;
        self.guests_begun = None;
        self.guests.purge(now)
    }

    /// No number may come twice, also where the lines that had the last ones are gone.
    fn keep_number(&self) -> io::Result<()> {
        self.number.save(&serde_json::json!({"v": 1, "seq": self.seq}).to_string())
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
    pub(super) fn forget(&mut self, now: Wall) {
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
        // A file is deleted only after it was put aside.
        match self.keep_number().and_then(|()| self.guests.roll(now)) {
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
            Item::Event(Event::Answer(_) | Event::Transcript(_)) | Item::Guest(_) | Item::Stranger(..) => {}
        }
    }

    /// Reads what the last run left: the last number, the last decision, which messages and updates stand there, and how many
    /// strangers wrote since the last event of each chat.
    fn recall(&mut self) -> io::Result<Held> {
        let dir = Dir::open(&self.folder)?;
        let mut held = Held::default();
        for name in [old_name(EVENTS, 1), EVENTS.to_owned()] {
            each_line(&dir, &name, 0, |line| {
                voice::recall(&mut held.voices, line);
                self.recall_event(line);
            })?;
        }
        for name in [old_name(GUESTS, 1), GUESTS.to_owned()] {
            self.guests_begun = None;
            each_line(&dir, &name, TAIL, |line| self.recall_guest(line, &mut held))?;
        }
        let surplus = held.updates.len().saturating_sub(RECENT_UPDATES_MAX);
        drop(held.updates.drain(..surplus));
        Ok(held)
    }

    fn recall_event(&mut self, line: &[u8]) {
        let Some(event) = read_event(line) else { return };
        self.seq = self.seq.max(event.seq);
        self.decision = self.decision.max(event.decision);
        if event.reasoned {
            self.reasons.put(event.decision);
        }
        if let Some((chat, message)) = event.message {
            self.messages.put((chat, message));
            self.chats.insert(chat, Seen { event: moment(line).map(|when| (event.seq, when)), guests: 0 });
        }
    }

    fn recall_guest(&mut self, line: &[u8], held: &mut Held) {
        let seq = number(line).unwrap_or_default();
        self.seq = self.seq.max(seq);
        held.updates.extend(update_id(line));
        self.guests_begun = self.guests_begun.or_else(|| moment(line));
        if let Some(chat) = stranger_in(line) {
            let seen = self.chats.entry(chat).or_default();
            if seen.event.is_none_or(|(event, _)| event < seq) {
                seen.guests = seen.guests.saturating_add(1).min(GUESTS_SINCE_MAX);
            }
        }
    }
}

/// A stranger's line: the update's own JSON where it is whole and every reader takes it, else its bytes. Before it the chat,
/// where the message counts as a stranger's there.
fn guest_line(out: &mut Vec<u8>, seq: u64, ts: &str, chat: Option<ChatId>, bytes: &[u8]) {
    out.extend_from_slice(format!("{{\"seq\":{seq},\"ts\":\"{ts}\",").as_bytes());
    if let Some(chat) = chat {
        out.extend_from_slice(format!("\"chat\":{chat},").as_bytes());
    }
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
        // The words of a voice message name it too, and are no message.
        message: whole("chat_id").zip(whole("message_id")).filter(|_| !voice::is_transcript(&line)),
    })
}

fn update_id(line: &[u8]) -> Option<i64> {
    let update = View::new(line).ok()?.members("line").ok()?.get("update").ok()??;
    update.members("update").ok()?.need("update_id").ok()?.int("update_id").ok()
}

fn stranger_in(line: &[u8]) -> Option<i64> {
    View::new(line).ok()?.members("line").ok()?.get("chat").ok()??.int("chat").ok()
}

fn moment(line: &[u8]) -> Option<Wall> {
    Wall::parse(&View::new(line).ok()?.members("line").ok()?.get("ts").ok()??.string("ts").ok()?)
}

#[cfg(test)]
#[path = "journals_tests.rs"]
mod tests;
