//! The events of `session.sock`, from where this session stood when it last took one: nothing is missed, nothing comes twice,
//! and a receiver that restarts is found again.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::base::answer::{Code, Refusal};
use crate::base::json::{self, Json};
use crate::base::limits::{EVENT_LINE_MAX, REACH_AGAIN_MAX_MS, REACH_AGAIN_MS};
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::session::{folder, link, reach};
use crate::store::state_file;
use crate::sys::file::Dir;
use crate::sys::lock::Lock;
use crate::sys::poll;

/// The number of the last event that was taken.
const CURSOR: &str = "cursor";
/// Held by the one process that follows the events from this folder: two with one cursor would give each other's away.
const LOCK: &str = "inbox.lock";
/// How long the receiver may take to take a line.
const SEND: Duration = Duration::from_secs(10);
/// How long one read waits at most; then the next one does.
const READ: Duration = Duration::from_secs(3600);

/// What came.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Came {
    /// An event: its number, and all of it.
    Event {
        /// Its number.
        seq: u64,
        /// All of it.
        json: Json,
    },
    /// The owner wants a new conversation.
    New,
    /// The owner wants the agent to stop.
    Stop,
    /// The owner's answer to a tool prompt.
    Verdict {
        /// Which prompt.
        request_id: String,
        /// Whether the tool may run.
        allow: bool,
    },
}

/// How the subscription stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Standing {
    /// The receiver cannot be reached, or refuses: why.
    Down(Refusal),
    /// Another process follows the events.
    Elsewhere,
    /// Events come here.
    Following,
    /// Nothing was tried yet.
    New,
}

/// Why there is no inbox.
#[derive(Debug)]
pub struct InboxError(String);

impl InboxError {
    /// Says why in words.
    #[must_use]
    pub const fn new(what: String) -> Self {
        Self(what)
    }
}

impl fmt::Display for InboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InboxError {}

/// The number of the last event that was taken, on the disk.
#[derive(Debug)]
pub struct Cursor {
    dir: Dir,
    at: Mutex<u64>,
}

impl Cursor {
    fn open(dir: Dir) -> io::Result<Self> {
        let cursor = Self { dir, at: Mutex::new(0) };
        cursor.read()?;
        Ok(cursor)
    }

    /// Reads it anew: another process may have followed meanwhile.
    fn read(&self) -> io::Result<u64> {
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = state_file::read(&self.dir, CURSOR, 32)? {
            let number = std::str::from_utf8(&bytes).ok().and_then(|text| text.trim_end().parse::<u64>().ok());
            let wrong = || io::Error::other("the file `cursor` holds no number");
            *at = number.ok_or_else(wrong)?.max(*at);
        }
        Ok(*at)
    }

    /// Moves the cursor: the event of this number was handed over, and all before it. It never goes back.
    ///
    /// # Errors
    /// It cannot be written; then the event comes again after a restart.
    pub fn taken(&self, seq: u64) -> io::Result<()> {
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        if seq > *at {
            state_file::write(&self.dir, CURSOR, format!("{seq}\n").as_bytes(), 0o600)?;
            *at = seq;
        }
        Ok(())
    }
}

/// The subscription.
#[derive(Debug)]
pub struct Inbox {
    socket: PathBuf,
    folder: Dir,
    cursor: Arc<Cursor>,
    /// The last event that was given out by this process: those after it are asked for, taken or not.
    given: u64,
    lock: Option<Lock>,
    stream: Option<LineReader>,
    standing: Standing,
    /// The wait before the next try, and when that is.
    pause: Duration,
    again: Instant,
}

impl Inbox {
    /// Reads where this session stands. Nothing is connected yet.
    ///
    /// # Errors
    /// The folder cannot be used, or the cursor in it is damaged.
    pub fn open(socket: &Path, state_dir: &Path) -> Result<Self, InboxError> {
        let wrong = |error: io::Error| InboxError(format!("{}: {error}", state_dir.display()));
        let cursor = Cursor::open(folder::open(state_dir).map_err(wrong)?).map_err(wrong)?;
        Ok(Self {
            socket: socket.to_owned(),
            folder: folder::open(state_dir).map_err(wrong)?,
            given: 0,
            cursor: Arc::new(cursor),
            lock: None,
            stream: None,
            standing: Standing::New,
            pause: Duration::from_millis(REACH_AGAIN_MS),
            again: Instant::now(),
        })
    }

    /// The cursor, for whoever hands the events over.
    #[must_use]
    pub fn cursor(&self) -> Arc<Cursor> {
        Arc::clone(&self.cursor)
    }

    /// As [`Cursor::taken`].
    ///
    /// # Errors
    /// It cannot be written.
    pub fn taken(&self, seq: u64) -> io::Result<()> {
        self.cursor.taken(seq)
    }

    /// How the subscription stands.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Takes it that nothing after this event was given out: those come again, over a new connection.
    pub fn rewind(&mut self, seq: u64) {
        self.given = self.given.min(seq);
        self.stream = None;
        self.again = Instant::now();
    }

    /// The next thing that comes, waiting at most `most` (for ever when `None`). `None` when the time passed, or when the
    /// standing changed: look at [`Inbox::standing`]. A receiver that cannot be reached is tried again and again.
    pub fn next(&mut self, most: Option<Duration>) -> Option<Came> {
        let end = most.and_then(|most| Instant::now().checked_add(most));
        loop {
            let before = self.standing.clone();
            let came = self.step(end);
            let over = end.is_some_and(|end| Instant::now() >= end);
            if came.is_some() || over || self.standing != before {
                return came;
            }
        }
    }

    /// One wait, one try or one line.
    fn step(&mut self, end: Option<Instant>) -> Option<Came> {
        let now = Instant::now();
        let Some(stream) = self.stream.as_mut() else {
            let until = end.map_or(self.again, |end| end.min(self.again));
            let left = until.saturating_duration_since(now);
            if !left.is_zero() {
                if let Err(error) = poll::wait(&[], Some(left)) {
                    log::warn!("inbox.wait error={error}");
                }
            }
            if Instant::now() >= self.again {
                self.connect();
            }
            return None;
        };
        let far = now.checked_add(READ).unwrap_or(now);
        match stream.line(EVENT_LINE_MAX, end.map_or(far, |end| end.min(far))) {
            Ok(line) => self.read(&line),
            Err(LineFault::TimedOut) => None,
            Err(fault @ (LineFault::Closed | LineFault::Io(_) | LineFault::TooLong | LineFault::Torn)) => {
                log::info!("inbox.ended {fault}");
                let down = Refusal::gate_down("receiver", &self.socket.display().to_string());
                self.later(Standing::Down(down));
                None
            }
        }
    }

    fn connect(&mut self) {
        match self.try_connect() {
            Ok(Some(stream)) => {
                self.stream = Some(LineReader::new(stream));
                self.standing = Standing::Following;
            }
            Ok(None) => self.later(Standing::Elsewhere),
            Err(refusal) => self.later(Standing::Down(refusal)),
        }
    }

    /// Subscribes; `None` where another process of this folder does. Of success the receiver says nothing but events.
    fn try_connect(&mut self) -> Result<Option<std::os::unix::net::UnixStream>, Refusal> {
        let trouble = |error: io::Error| Refusal::trouble(Code::Config, &format!("the state folder: {error}"));
        if self.lock.is_none() {
            self.lock = Lock::take(&self.folder, LOCK).map_err(trouble)?;
        }
        if self.lock.is_none() {
            return Ok(None);
        }
        let after = self.cursor.read().map_err(trouble)?.max(self.given);
        self.given = after;
        let stream = reach::connect("receiver", &self.socket)?;
        send_line(&stream, &format!("{{\"op\":\"subscribe\",\"after\":{after}}}"), SEND)
            .map_err(|_error| Refusal::gate_down("receiver", &self.socket.display().to_string()))?;
        Ok(Some(stream))
    }

    /// Gives the connection up until the next try.
    fn later(&mut self, standing: Standing) {
        self.stream = None;
        self.standing = standing;
        let now = Instant::now();
        self.again = now.checked_add(self.pause).unwrap_or(now);
        self.pause = self.pause.saturating_mul(2).min(Duration::from_millis(REACH_AGAIN_MAX_MS));
    }

    fn read(&mut self, line: &[u8]) -> Option<Came> {
        let json = match json::parse(line) {
            Ok(json) => json,
            Err(fault) => {
                // Were it asked for again, it would come again and again.
                log::warn!("inbox.line_left_out {fault}");
                return None;
            }
        };
        if json.get("ok").and_then(Json::bool) == Some(false) || json.get("code").is_some() && json.get("seq").is_none()
        {
            let refusal = link::refusal(&json);
            let elsewhere = refusal.code == Code::SubscribedElsewhere;
            self.later(if elsewhere { Standing::Elsewhere } else { Standing::Down(refusal) });
            return None;
        }
        self.pause = Duration::from_millis(REACH_AGAIN_MS);
        if let Some(push) = json.get("push").and_then(Json::str) {
            return pushed(push, &json);
        }
        let seq = json.get("seq").and_then(Json::int).and_then(|seq| u64::try_from(seq).ok())?;
        if seq <= self.given {
            return None;
        }
        self.given = seq;
        Some(Came::Event { seq, json })
    }
}

/// What is pushed without a number: it is never repeated.
fn pushed(push: &str, json: &Json) -> Option<Came> {
    match push {
        "new" => Some(Came::New),
        "stop" => Some(Came::Stop),
        "verdict" => {
            let request_id = json.get("request_id").and_then(Json::str)?.to_owned();
            match json.get("behavior").and_then(Json::str) {
                Some("allow") => Some(Came::Verdict { request_id, allow: true }),
                Some("deny") => Some(Came::Verdict { request_id, allow: false }),
                Some(_) | None => None,
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
