//! The receiver's connection that stays: decisions go out on it, and the hold of a chat is asked for on it.

use std::io;
use std::os::unix::net::UnixStream;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::ids::ChatId;
use crate::net::lines::send_line;

/// How long the receiver may take to read a line.
const WRITE_TIME: Duration = Duration::from_secs(5);

/// The connection.
#[derive(Debug)]
pub(super) struct Link {
    stream: Mutex<UnixStream>,
    answers: Mutex<Answers>,
    came: Condvar,
}

#[derive(Debug, Default)]
struct Answers {
    next: i64,
    held: Vec<i64>,
    gone: bool,
}

impl Link {
    pub(super) fn new(stream: &UnixStream) -> io::Result<Self> {
        Ok(Self {
            stream: Mutex::new(stream.try_clone()?),
            answers: Mutex::new(Answers::default()),
            came: Condvar::new(),
        })
    }

    /// Sends one line; a receiver that does not read loses its connection, and asks again from where it was.
    pub(super) fn push(&self, line: &Value) {
        let stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = send_line(&stream, &line.to_string(), WRITE_TIME) {
            log::warn!("consent.link_lost error={error}");
            drop(stream.shutdown(std::net::Shutdown::Both));
        }
    }

    /// Asks for a chat to be held, and waits for the answer.
    pub(super) fn hold(&self, chat: ChatId, most: Duration) -> bool {
        let wanted = {
            let mut answers = self.answers();
            answers.next = answers.next.saturating_add(1);
            answers.next
        };
        self.push(&json!({"push": "hold", "ref": wanted, "chat": chat.get()}));
        let Some(end) = Instant::now().checked_add(most) else { return false };
        let mut answers = self.answers();
        loop {
            if let Some(at) = answers.held.iter().position(|held| *held == wanted) {
                answers.held.remove(at);
                return true;
            }
            let left = end.saturating_duration_since(Instant::now());
            if answers.gone || left.is_zero() {
                return false;
            }
            answers = self.came.wait_timeout(answers, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(super) fn release(&self, chat: ChatId) {
        self.push(&json!({"push": "release", "chat": chat.get()}));
    }

    /// The receiver answered a hold.
    pub(super) fn held(&self, wanted: i64) {
        let mut answers = self.answers();
        // One hold is asked at a time for each chat: more answers than that are nobody's.
        if answers.held.len() < 64 {
            answers.held.push(wanted);
        }
        self.came.notify_all();
    }

    pub(super) fn gone(&self) {
        self.answers().gone = true;
        self.came.notify_all();
    }

    pub(super) fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }

    fn answers(&self) -> std::sync::MutexGuard<'_, Answers> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
