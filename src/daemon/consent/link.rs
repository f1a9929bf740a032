//! The receiver's connection that stays: decisions go out on it, and the hold of a chat is asked for on it.
//!
//! Lines are put in order under the lock of the state and written by a thread of the connection's own: nobody waits for a
//! receiver that does not read, and no line overtakes another.

use std::collections::VecDeque;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::ids::ChatId;
use crate::net::lines::send_line;

/// How long the receiver may take to read a line.
const WRITE_TIME: Duration = Duration::from_secs(5);
/// Lines that may wait: a receiver further behind asks again from where it was.
const WAITING_MAX: usize = 1024;
/// Answers to holds that nobody waits for any more.
const HELD_MAX: usize = 64;

/// The connection.
#[derive(Debug)]
pub(super) struct Link {
    stream: UnixStream,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    lines: VecDeque<String>,
    next: i64,
    held: VecDeque<i64>,
    gone: bool,
}

impl Link {
    pub(super) fn new(stream: UnixStream) -> Self {
        Self { stream, state: Mutex::default(), changed: Condvar::new() }
    }

    /// Puts a line behind those that wait.
    pub(super) fn push(&self, line: &Value) {
        let mut state = self.state();
        if state.lines.len() >= WAITING_MAX {
            log::warn!("consent.link_full");
            state.gone = true;
        } else if !state.gone {
            state.lines.push_back(line.to_string());
        }
        self.changed.notify_all();
    }

    /// Writes lines as they come, until the connection is gone.
    pub(super) fn write(&self) {
        while let Some(line) = self.next_line() {
            if let Err(error) = send_line(&self.stream, &line, WRITE_TIME) {
                log::warn!("consent.link_lost error={error}");
                self.gone();
            }
        }
        // The thread that reads ends with this; the receiver asks again from where it was.
        drop(self.stream.shutdown(Shutdown::Both));
    }

    fn next_line(&self) -> Option<String> {
        let mut state = self.state();
        loop {
            if state.gone {
                return None;
            }
            if let Some(line) = state.lines.pop_front() {
                return Some(line);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Asks for a chat to be held, and waits for the answer.
    pub(super) fn hold(&self, chat: ChatId, most: Duration) -> bool {
        let wanted = {
            let mut state = self.state();
            state.next = state.next.saturating_add(1);
            state.next
        };
        self.push(&json!({"push": "hold", "ref": wanted, "chat": chat.get()}));
        let Some(end) = Instant::now().checked_add(most) else { return false };
        let mut state = self.state();
        loop {
            if let Some(at) = state.held.iter().position(|held| *held == wanted) {
                state.held.remove(at);
                return true;
            }
            let left = end.saturating_duration_since(Instant::now());
            if state.gone || left.is_zero() {
                return false;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(super) fn release(&self, chat: ChatId) {
        self.push(&json!({"push": "release", "chat": chat.get()}));
    }

    /// The receiver answered a hold.
    pub(super) fn held(&self, wanted: i64) {
        let mut state = self.state();
        // An answer to what was not asked yet is none.
        if wanted > state.next {
            return;
        }
        state.held.push_back(wanted);
        while state.held.len() > HELD_MAX {
            state.held.pop_front();
        }
        self.changed.notify_all();
    }

    pub(super) fn gone(&self) {
        self.state().gone = true;
        self.changed.notify_all();
    }

    pub(super) fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::sync::Arc;

    use super::*;
    use crate::sys::thread;

    fn linked() -> (Arc<Link>, BufReader<UnixStream>) {
        let (ours, theirs) = UnixStream::pair().unwrap();
        (Arc::new(Link::new(ours)), BufReader::new(theirs))
    }

    #[test]
    fn lines_come_in_the_order_they_were_put_in() {
        let (link, theirs) = linked();
        for n in 0..100 {
            link.push(&json!({ "n": n }));
        }
        let writer = Arc::clone(&link);
        let writer = thread::spawn("link", 128 * 1024, move || writer.write()).unwrap();
        let lines: Vec<String> = theirs.lines().take(100).map(Result::unwrap).collect();
        assert!(lines.iter().enumerate().all(|(n, line)| *line == format!("{{\"n\":{n}}}")), "{lines:?}");
        link.gone();
        writer.join().unwrap();
    }

    #[test]
    fn a_receiver_that_is_too_far_behind_loses_its_connection_and_nobody_waits_for_it() {
        let (link, _theirs) = linked();
        for n in 0..=WAITING_MAX {
            link.push(&json!({ "n": n }));
        }
        assert_eq!(link.next_line(), None);
        assert!(!link.hold(ChatId::new(111).unwrap(), Duration::from_secs(60)), "at once, not in a minute");
    }

    #[test]
    fn a_hold_is_answered_by_its_own_number_alone() {
        let (link, mut theirs) = linked();
        let writer = Arc::clone(&link);
        let writer = thread::spawn("link", 128 * 1024, move || writer.write()).unwrap();
        let holder = Arc::clone(&link);
        let holder =
            thread::spawn("hold", 128 * 1024, move || holder.hold(ChatId::new(111).unwrap(), Duration::from_secs(30)))
                .unwrap();
        let mut asked = String::new();
        theirs.read_line(&mut asked).unwrap();
        assert_eq!(asked, "{\"chat\":111,\"push\":\"hold\",\"ref\":1}\n");
        link.held(2);
        link.held(1);
        assert!(holder.join().unwrap());
        assert!(!link.hold(ChatId::new(111).unwrap(), Duration::ZERO));
        link.gone();
        writer.join().unwrap();
    }
}
