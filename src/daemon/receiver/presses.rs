//! Presses on their way to the proxy: first of all, beside the journals, an owner's before anybody else's.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;

use super::waits::{Growing, Halt};
use crate::base::button;
use crate::base::ids::{MessageId, RequestId, UserId};
use crate::base::time::Boot;
use crate::telegram::update::Press;

/// Presses that wait, in each of the two rows.
const ROW_MAX: usize = 256;
/// How long a press is worth handing on: soon after this Telegram no longer takes an answer to it.
const WORTH_MS: u64 = 60_000;

/// A press or a freeze, as a line for the proxy.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Handed {
    /// The line.
    pub(super) line: String,
    /// The update it came in.
    pub(super) update: i64,
    /// Who, for the disposition.
    pub(super) user: UserId,
    /// Whether that is an owner.
    pub(super) owner: bool,
    /// What it claims to say, and about which request, for the disposition.
    pub(super) claims: Option<(char, Option<RequestId>)>,
    /// When it was taken up.
    pub(super) at: Boot,
}

/// What the proxy said to one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Told {
    /// It has it.
    Taken,
    /// It refuses it, and will again.
    Refused,
    /// It cannot be reached, or is busy: later, perhaps.
    Later,
}

/// What became of one, for the disposition.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Outcome {
    Handed,
    Lost,
    Refused,
}

/// The two rows.
#[derive(Debug, Default)]
pub(super) struct Presses {
    rows: Mutex<Rows>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Rows {
    owners: VecDeque<Waiting>,
    others: VecDeque<Waiting>,
    /// The one that is being handed on was not tried before.
    trying: bool,
    stopped: bool,
}

#[derive(Debug)]
struct Waiting {
    handed: Handed,
    tried: bool,
}

impl Rows {
    fn put(&mut self, waiting: Waiting) -> Option<Handed> {
        if waiting.handed.owner {
            self.owners.push_back(waiting);
            return if self.owners.len() > ROW_MAX { self.owners.pop_front().map(|lost| lost.handed) } else { None };
        }
        if self.others.len() >= ROW_MAX {
            return Some(waiting.handed);
        }
        self.others.push_back(waiting);
        None
    }

    fn all_tried(&self) -> bool {
        !self.trying && self.owners.iter().chain(&self.others).all(|waiting| waiting.tried)
    }
}

/// The line of a press (FORMATS §9).
pub(super) fn press_line(press: &Press) -> String {
    let entities: Vec<_> = press.entities.iter().map(|(kind, offset, length)| json!([kind, offset, length])).collect();
    json!({
        "op": "press",
        "query": press.query,
        "from": press.from.get(),
        "chat": press.chat.map(|chat| chat.id.get()),
        "chat_type": press.chat.map(|chat| chat.kind.as_str()),
        "message": press.message.map(MessageId::get),
        "data": press.data,
        "text": press.text,
        "entities": entities,
        "buttons": press.buttons,
    })
    .to_string()
}

/// What a press claims to say, and about which request.
pub(super) fn claims(press: &Press) -> Option<(char, Option<RequestId>)> {
    let parsed = button::parse(&press.data)?;
    Some((parsed.verb, RequestId::parse(&format!("r-{}", parsed.subject))))
}

/// The line of an owner's `/freeze`.
pub(super) fn freeze_line(owner: UserId) -> String {
    json!({"op": "freeze", "owner": owner.get()}).to_string()
}

impl Presses {
    /// Puts those of a batch in their rows, at once, so that an owner's is seen before the others are taken up. Returns what a
    /// full row lost: of strangers' the newcomer; of owners', which only a flood by an owner fills, the oldest.
    pub(super) fn put(&self, batch: Vec<Handed>) -> Vec<Handed> {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        let lost = batch.into_iter().filter_map(|handed| rows.put(Waiting { handed, tried: false })).collect();
        self.changed.notify_all();
        lost
    }

    /// How many wait.
    pub(super) fn waiting(&self) -> usize {
        let rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.owners.len().saturating_add(rows.others.len())
    }

    /// Waits until every press was tried once, at most `most`: the batch it came in is confirmed after that. While the proxy
    /// cannot be reached, one try counts for all.
    pub(super) fn settled(&self, most: Duration) {
        let Some(end) = Instant::now().checked_add(most) else { return };
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        while !rows.all_tried() && !rows.stopped {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            rows = self.changed.wait_timeout(rows, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Ends [`Presses::run`].
    pub(super) fn stop(&self) {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).stopped = true;
        self.changed.notify_all();
    }

    /// Hands presses on until it is stopped. `tell` is the call to the proxy; `done` hears what became of each.
    pub(super) fn run(
        &self,
        halt: &Halt,
        now: impl Fn() -> Boot,
        random: impl Fn() -> u8,
        tell: impl Fn(&str) -> Told,
        done: impl Fn(&Handed, Outcome),
    ) {
        let mut waits = Growing::new(Duration::from_millis(100), Duration::from_secs(2));
        while let Some(handed) = self.take() {
            match tell(&handed.line) {
                Told::Later if now().since(handed.at) < WORTH_MS => {
                    self.put_back(handed);
                    if halt.wait(waits.next(random())) {
                        return;
                    }
                    continue;
                }
                Told::Later => done(&handed, Outcome::Lost),
                Told::Taken => done(&handed, Outcome::Handed),
                Told::Refused => done(&handed, Outcome::Refused),
            }
            waits.reset();
            self.tried();
        }
    }

    /// The next one, an owner's first. `None` when stopped.
    fn take(&self) -> Option<Handed> {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if rows.stopped {
                return None;
            }
            if let Some(waiting) = rows.owners.pop_front().or_else(|| rows.others.pop_front()) {
                rows.trying = !waiting.tried;
                return Some(waiting.handed);
            }
            rows = self.changed.wait(rows).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn tried(&self) {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).trying = false;
        self.changed.notify_all();
    }

    fn put_back(&self, handed: Handed) {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = Waiting { handed, tried: true };
        let rows = &mut *rows;
        let row = if waiting.handed.owner { &mut rows.owners } else { &mut rows.others };
        row.push_front(waiting);
        rows.trying = false;
        for waiting in rows.owners.iter_mut().chain(&mut rows.others) {
            waiting.tried = true;
        }
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;
    use crate::telegram::update::{Content, read};

    fn handed(n: i64, owner: bool) -> Handed {
        Handed { line: n.to_string(), update: n, user: UserId::new(111).unwrap(), owner, claims: None, at: Boot(0) }
    }

    /// Runs until everything was handed on, and says in which order and with what outcome.
    fn run(presses: &Presses, at: u64, tell: impl Fn(&str) -> Told) -> Vec<(i64, Outcome)> {
        let said = RefCell::new(Vec::new());
        let done = |handed: &Handed, outcome: Outcome| {
            said.borrow_mut().push((handed.update, outcome));
            if presses.waiting() == 0 {
                presses.stop();
            }
        };
        presses.run(&Halt::default(), || Boot(at), || 0, tell, done);
        said.into_inner()
    }

    #[test]
    fn an_owners_press_goes_before_everybody_elses() {
        let presses = Presses::default();
        for n in 0..100 {
            assert_eq!(presses.put(vec![handed(n, false)]), []);
        }
        presses.put(vec![handed(1000, true)]);
        let order = run(&presses, 0, |_| Told::Taken);
        assert_eq!(order[0], (1000, Outcome::Handed));
        assert_eq!(order.len(), 101);
    }

    #[test]
    fn a_press_is_tried_again_until_it_is_worth_nothing() {
        let presses = Presses::default();
        presses.put(vec![handed(1, true)]);
        let tries = Cell::new(0);
        let told = |_: &str| {
            tries.set(tries.get() + 1);
            if tries.get() < 3 { Told::Later } else { Told::Taken }
        };
        assert_eq!(run(&presses, WORTH_MS - 1, told), [(1, Outcome::Handed)]);
        let presses = Presses::default();
        presses.put(vec![handed(1, true)]);
        assert_eq!(run(&presses, WORTH_MS, |_| Told::Later), [(1, Outcome::Lost)]);
        let presses = Presses::default();
        presses.put(vec![handed(1, true)]);
        assert_eq!(run(&presses, 0, |_| Told::Refused), [(1, Outcome::Refused)]);
    }

    #[test]
    fn a_flood_of_strangers_presses_loses_its_own_and_nobody_elses() {
        let presses = Presses::default();
        let lost = presses.put((0..1000).map(|n| handed(n, false)).collect()).len();
        assert_eq!(lost, 1000 - ROW_MAX);
        assert_eq!(presses.put(vec![handed(2000, true)]), []);
        assert_eq!(presses.waiting(), ROW_MAX + 1);
    }

    #[test]
    fn a_batch_waits_for_one_try_of_its_presses_and_not_for_a_proxy_that_is_gone() {
        let presses = std::sync::Arc::new(Presses::default());
        for n in 0..3 {
            presses.put(vec![handed(n, n == 0)]);
        }
        let halt = std::sync::Arc::new(Halt::default());
        let (runner, ended) = (std::sync::Arc::clone(&presses), std::sync::Arc::clone(&halt));
        let thread = crate::sys::thread::spawn("presses", 128 * 1024, move || {
            runner.run(&ended, || Boot(0), || 0, |_| Told::Later, |_, _| {});
        })
        .unwrap();
        let before = Instant::now();
        presses.settled(Duration::from_secs(60));
        assert!(before.elapsed() < Duration::from_secs(30));
        assert_eq!(presses.waiting(), 3, "they wait for the proxy to come back");
        halt.set();
        presses.stop();
        thread.join().unwrap();
    }

    #[test]
    fn the_line_of_a_press_has_all_that_the_proxy_judges_by() {
        let json = r#"{"update_id":9,"callback_query":{"id":"9817","from":{"id":111,"is_bot":false},"data":"cy.x",
            "message":{"message_id":42,"date":5,"chat":{"id":111,"type":"private"},"text":"EXACT","entities":[{"type":"pre","offset":0,"length":5}],
            "reply_markup":{"inline_keyboard":[[{"text":"Yes","callback_data":"cy.x"}]]}}}}"#;
        let Content::Press(press) = read(json.as_bytes()).content else { panic!() };
        let line: serde_json::Value = serde_json::from_str(&press_line(&press)).unwrap();
        assert_eq!(
            line,
            json!({"op": "press", "query": "9817", "from": 111, "chat": 111, "chat_type": "private", "message": 42,
                "data": "cy.x", "text": "EXACT", "entities": [["pre", 0, 5]], "buttons": [[["Yes", "cy.x"]]]})
        );
        let gone = json.replace("\"date\":5", "\"date\":0");
        let Content::Press(press) = read(gone.as_bytes()).content else { panic!() };
        let line: serde_json::Value = serde_json::from_str(&press_line(&press)).unwrap();
        assert_eq!(line["message"], serde_json::Value::Null);
    }
}
