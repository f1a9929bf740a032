//! What Telegram is told without anybody waiting for it: what a message says now, and the answers to presses.
//!
//! Of each message only the latest word is kept. An edit that Telegram does not take now is tried again with growing waits, and
//! never before it said that it would take one.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::base::ids::ChatId;
use crate::net::bot::Bot;
use crate::net::say::{self, Edit};
use crate::telegram::method::BotError;

/// Messages that may wait: every card there can be, in every owner's chat, with everything above it.
const EDITS_MAX: usize = 1024;
/// Answers to presses that may wait. They are worth nothing after some seconds.
const TOASTS_MAX: usize = 64;
/// How far apart the answers to strangers' presses are: a flood of them uses up nothing that an owner's answer needs.
const OTHERS_EVERY: Duration = Duration::from_secs(1);
/// How long an owner's answer that was lost waits before it is sent once more, unless Telegram names a time.
const TOAST_AGAIN: Duration = Duration::from_secs(1);
/// Telegram forgets a press after some seconds; an answer that could go out only later is given up.
const TOAST_WORTH: Duration = Duration::from_secs(10);
/// Tries of one edit: with the waits between them, about a day.
const TRIES_MAX: u32 = 100;
/// The longest of those waits.
const WAIT_MAX: Duration = Duration::from_secs(900);

/// The edits and toasts that wait.
#[derive(Debug, Default)]
pub struct Outbox {
    edits: Mutex<Edits>,
    came: Condvar,
    toasts: Mutex<Toasts>,
    toast_came: Condvar,
}

#[derive(Debug, Default)]
struct Edits {
    waiting: VecDeque<Waiting>,
    /// When Telegram takes edits in a chat again.
    closed: HashMap<ChatId, Instant>,
    stopped: bool,
}

#[derive(Debug)]
struct Waiting {
    edit: Edit,
    due: Instant,
    tries: u32,
}

#[derive(Debug, Default)]
struct Toasts {
    /// An owner's first.
    owners: VecDeque<Toast>,
    others: VecDeque<Toast>,
    /// When the next answer to somebody else's press may go out.
    others_from: Option<Instant>,
    stopped: bool,
}

#[derive(Debug)]
struct Toast {
    query: String,
    text: String,
    owner: bool,
    /// Sent already, and lost: not before then.
    again: Option<Instant>,
}

impl Toasts {
    /// The next one, or when there may be one.
    fn next(&mut self, now: Instant) -> Result<Toast, Option<Instant>> {
        let may = |from: Option<Instant>| from.is_none_or(|from| from <= now);
        if let Some(at) = self.owners.iter().position(|toast| may(toast.again)) {
            return self.owners.remove(at).ok_or(None);
        }
        let others = if may(self.others_from) { self.others.pop_front() } else { None };
        if let Some(toast) = others {
            self.others_from = now.checked_add(OTHERS_EVERY);
            return Ok(toast);
        }
        let first = self.others_from.filter(|_| !self.others.is_empty());
        Err(self.owners.iter().filter_map(|toast| toast.again).chain(first).min())
    }
}

impl Outbox {
    /// Leaves it to the outbox that a message says this.
    pub fn put(&self, edit: Edit) {
        let mut edits = self.edits();
        edits.waiting.retain(|waiting| (waiting.edit.chat, waiting.edit.message) != (edit.chat, edit.message));
        if edits.waiting.len() >= EDITS_MAX {
            log::warn!("outbox.edit_given_up queue=full");
            edits.waiting.pop_front();
        }
        edits.waiting.push_back(Waiting { edit, due: Instant::now(), tries: 0 });
        self.came.notify_all();
    }

    /// Leaves it to the outbox to answer a press that was decided without proof.
    pub fn toast(&self, query: String, text: String, owner: bool) {
        let mut toasts = self.toasts.lock().unwrap_or_else(PoisonError::into_inner);
        let row = if owner { &mut toasts.owners } else { &mut toasts.others };
        if row.len() >= TOASTS_MAX {
            row.pop_front();
        }
        row.push_back(Toast { query, text, owner, again: None });
        self.toast_came.notify_all();
    }

    /// Answers presses until it is stopped.
    pub fn run_toasts(&self, bot: &Bot) {
        while let Some(toast) = self.next_toast() {
            if let Err(error) = say::toast(bot, &toast.query, &toast.text) {
                log::info!("outbox.toast_lost owner={} error={error}", toast.owner);
                self.toast_again(toast, &error, Instant::now());
            }
        }
    }

    /// An owner's answer that was lost is sent once more, where Telegram may still take it.
    fn toast_again(&self, toast: Toast, error: &BotError, now: Instant) {
        let pause = match error {
            BotError::Refused { retry_after, .. } => retry_after.map(Duration::from_secs),
            BotError::Denied { .. } | BotError::Unknown { .. } | BotError::Unsent { .. } => Some(TOAST_AGAIN),
        };
        let again = pause.filter(|pause| *pause <= TOAST_WORTH).and_then(|pause| now.checked_add(pause));
        if !toast.owner || toast.again.is_some() || again.is_none() {
            return;
        }
        let mut toasts = self.toasts.lock().unwrap_or_else(PoisonError::into_inner);
        if toasts.owners.len() < TOASTS_MAX {
            toasts.owners.push_back(Toast { again, ..toast });
        }
    }

    fn next_toast(&self) -> Option<Toast> {
        let mut toasts = self.toasts.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if toasts.stopped {
                return None;
            }
            let now = Instant::now();
            match toasts.next(now) {
                Ok(toast) => return Some(toast),
                Err(Some(at)) => {
                    let most = at.saturating_duration_since(now);
                    toasts = self.toast_came.wait_timeout(toasts, most).unwrap_or_else(PoisonError::into_inner).0;
                }
                Err(None) => toasts = self.toast_came.wait(toasts).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Edits messages until it is stopped.
    pub fn run_edits(&self, bot: &Bot) {
        self.run_edits_with(|edit| say::edit(bot, edit));
    }

    fn run_edits_with(&self, send: impl Fn(&Edit) -> Result<(), BotError>) {
        while let Some(waiting) = self.next_edit() {
            let result = send(&waiting.edit);
            self.settle(waiting, result);
        }
    }

    fn next_edit(&self) -> Option<Waiting> {
        let mut edits = self.edits();
        loop {
            if edits.stopped {
                return None;
            }
            let now = Instant::now();
            edits.closed.retain(|_, until| *until > now);
            let due =
                |waiting: &Waiting| edits.closed.get(&waiting.edit.chat).map_or(waiting.due, |c| waiting.due.max(*c));
            let next = edits.waiting.iter().enumerate().map(|(at, waiting)| (due(waiting), at)).min();
            match next {
                Some((at, place)) if at <= now => return edits.waiting.remove(place),
                Some((at, _)) => {
                    let most = at.saturating_duration_since(now);
                    edits = self.came.wait_timeout(edits, most).unwrap_or_else(PoisonError::into_inner).0;
                }
                None => edits = self.came.wait(edits).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn settle(&self, waiting: Waiting, result: Result<(), BotError>) {
        let Err(error) = result else { return };
        let (chat, message, tries) = (waiting.edit.chat, waiting.edit.message, waiting.tries.saturating_add(1));
        log::warn!("outbox.card_not_edited chat={chat} message={message} tries={tries} error={error}");
        let again = match &error {
            BotError::Refused { retry_after, .. } => retry_after.is_some(),
            BotError::Denied { .. } | BotError::Unknown { .. } | BotError::Unsent { .. } => true,
        };
        let mut edits = self.edits();
        let now = Instant::now();
        if let Some(until) = error.retry_after().and_then(|s| now.checked_add(Duration::from_secs(s))) {
            edits.closed.insert(chat, until);
        }
        // A newer word about the same message is there already.
        let newer = edits.waiting.iter().any(|other| (other.edit.chat, other.edit.message) == (chat, message));
        if !again || newer || tries >= TRIES_MAX {
            return;
        }
        let pause = Duration::from_secs(1_u64.checked_shl(tries.saturating_sub(1)).unwrap_or(u64::MAX)).min(WAIT_MAX);
        edits.waiting.push_back(Waiting { due: now.checked_add(pause).unwrap_or(now), tries, ..waiting });
        self.came.notify_all();
    }

    /// Ends both threads.
    pub fn stop(&self) {
        self.edits().stopped = true;
        self.came.notify_all();
        self.toasts.lock().unwrap_or_else(PoisonError::into_inner).stopped = true;
        self.toast_came.notify_all();
    }

    fn edits(&self) -> MutexGuard<'_, Edits> {
        self.edits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::base::ids::MessageId;
    use crate::policy::card::Message;

    fn edit(message: i64, words: &str) -> Edit {
        Edit {
            chat: ChatId::new(111).unwrap(),
            message: MessageId::new(message).unwrap(),
            said: Some(Message { text: words.to_owned(), entities: Vec::new() }),
            caption: false,
            buttons: Vec::new(),
        }
    }

    /// Runs until nothing waits; what was sent, in order.
    fn run(outbox: &Outbox, answer: impl Fn(usize) -> Result<(), BotError>) -> Vec<String> {
        let sent = RefCell::new(Vec::new());
        outbox.run_edits_with(|edit| {
            let mut sent = sent.borrow_mut();
            sent.push(edit.said.as_ref().unwrap().text.clone());
            let result = answer(sent.len());
            if result.is_ok() && outbox.edits().waiting.is_empty() {
                outbox.stop();
            }
            result
        });
        sent.into_inner()
    }

    fn refused(code: i64, retry_after: Option<u64>) -> BotError {
        BotError::Refused { code, description: "x".to_owned(), retry_after, migrate_to: None }
    }

    #[test]
    fn of_one_message_only_the_latest_word_is_sent() {
        let outbox = Outbox::default();
        for words in ["yes", "done"] {
            outbox.put(edit(1, words));
        }
        outbox.put(edit(2, "other"));
        assert_eq!(run(&outbox, |_| Ok(())), ["done", "other"]);
    }

    #[test]
    fn what_telegram_does_not_take_now_is_sent_again_and_what_it_refuses_is_not() {
        let outbox = Outbox::default();
        outbox.put(edit(1, "again"));
        let answer = |n| match n {
            1 => Err(BotError::Unsent { what: "down".to_owned() }),
            _ => Ok(()),
        };
        assert_eq!(run(&outbox, answer), ["again", "again"]);
        let outbox = Outbox::default();
        outbox.put(edit(1, "gone"));
        outbox.put(edit(2, "there"));
        let answer = |n| if n == 1 { Err(refused(400, None)) } else { Ok(()) };
        assert_eq!(run(&outbox, answer), ["gone", "there"]);
    }

    #[test]
    fn a_chat_that_telegram_closed_for_a_time_holds_up_no_other() {
        let outbox = Outbox::default();
        outbox.put(edit(1, "waits"));
        let taken = outbox.next_edit().unwrap();
        outbox.settle(taken, Err(refused(429, Some(3600))));
        outbox.put(edit(2, "waits too"));
        outbox.put(Edit { chat: ChatId::new(222).unwrap(), ..edit(3, "goes") });
        assert_eq!(outbox.next_edit().unwrap().edit.said.unwrap().text, "goes");
        assert_eq!(outbox.edits().waiting.len(), 2);
    }

    #[test]
    fn a_flood_of_strangers_presses_takes_no_owners_answer() {
        let outbox = Outbox::default();
        for n in 0..1000 {
            outbox.toast(n.to_string(), "no".to_owned(), false);
        }
        outbox.toast("owner".to_owned(), "yes".to_owned(), true);
        assert_eq!(outbox.next_toast().unwrap().query, "owner");
        assert_eq!(outbox.toasts.lock().unwrap().others.len(), TOASTS_MAX);
    }

    #[test]
    fn answers_to_strangers_go_out_one_a_second_and_an_owners_between_them() {
        let outbox = Outbox::default();
        for (query, owner) in [("s1", false), ("s2", false), ("o1", true)] {
            outbox.toast(query.to_owned(), "x".to_owned(), owner);
        }
        let mut toasts = outbox.toasts.lock().unwrap();
        let now = Instant::now();
        assert_eq!(toasts.next(now).unwrap().query, "o1");
        assert_eq!(toasts.next(now).unwrap().query, "s1");
        let then = now + OTHERS_EVERY;
        assert_eq!(toasts.next(now).unwrap_err(), Some(then));
        assert_eq!(toasts.next(then).unwrap().query, "s2");
        assert_eq!(toasts.next(then).unwrap_err(), None);
    }

    #[test]
    fn an_owners_answer_that_was_lost_is_sent_once_more_and_a_strangers_is_not() {
        let unsent = BotError::Unsent { what: "down".to_owned() };
        let cases = [
            (true, unsent.clone(), Some(TOAST_AGAIN)),
            (true, refused(429, Some(3)), Some(Duration::from_secs(3))),
            (true, refused(429, Some(3600)), None),
            (true, refused(400, None), None),
            (false, unsent.clone(), None),
        ];
        for (owner, error, pause) in cases {
            let outbox = Outbox::default();
            outbox.toast("q".to_owned(), "x".to_owned(), owner);
            let (first, now) = (outbox.next_toast().unwrap(), Instant::now());
            outbox.toast_again(first, &error, now);
            let next = |now| outbox.toasts.lock().unwrap().next(now);
            let due = pause.map(|pause| now + pause);
            assert_eq!(next(now).unwrap_err(), due, "{error:?}");
            let Some(due) = due else { continue };
            let second = next(due).unwrap();
            outbox.toast_again(second, &error, due);
            assert_eq!(next(due + TOAST_WORTH).unwrap_err(), None, "only once");
        }
    }
}
