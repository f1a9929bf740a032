//! Strangers' questions on their way: a bounded row, a few threads, the lane's answer looked at once more, and the words sent or the
//! question handed on. Nobody waits for any of it, least of all the poll. Where no lane is, or no key, nothing is said to anybody but
//! the log.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::guest_answers::{self, Draft};
use super::guest_questions;
use super::lane_day::Count;
use super::lane_link::{Fault, Link, Why};
use super::lane_send::{To, Unsent, closed, reply};
use super::shared::Shared;
use super::why::Fate;
use crate::base::ids::UserId;
use crate::base::limits::{
    LANE_ANSWER_CHARS_MAX, LANE_LOOK_TIME, LANE_START_TIME, LANE_THREADS, LANE_WAITING_EACH, LANE_WAITING_MAX,
    STACK_BYTES,
};
use crate::config::Language;
use crate::net::say::Place;
use crate::policy::card::guest as card;
use crate::policy::passing::{Passed, Standing, answers, is_fresh};
use crate::policy::publish::{cleaned, finding};
use crate::sys::thread;
use crate::telegram::update::Foreign;
use crate::words;

/// A stranger's question.
#[derive(Debug)]
pub(super) struct Asked {
    /// Where it stands, and whose it is.
    pub(super) to: To,
    /// When it was sent, in seconds since 1970.
    pub(super) date: i64,
    /// In which language the asker is spoken to.
    pub(super) language: Language,
    /// Its words.
    pub(super) text: Foreign,
    /// Its line in the strangers' journal; `None` when the disk did not take it.
    pub(super) seq: Option<u64>,
}

/// What waits.
#[derive(Debug)]
enum Work {
    /// An owner's answer, pressed on the card at this place.
    Answer(Box<Draft>, Place),
    Question(Box<Asked>),
}

/// The row, and where the lane is.
#[derive(Debug)]
pub(super) struct Lane {
    pub(super) link: Link,
    rows: Mutex<Rows>,
    came: Condvar,
    passed: Mutex<Passed>,
}

#[derive(Debug, Default)]
struct Rows {
    waiting: VecDeque<Work>,
    stopped: bool,
    /// What the log was told last of the lane.
    told: Option<Standing>,
}

impl Rows {
    fn of(&self, user: UserId) -> usize {
        let theirs = |work: &&Work| matches!(work, Work::Question(asked) if asked.to.user == user);
        self.waiting.iter().filter(theirs).count()
    }
}

impl Lane {
    pub(super) fn new(path: PathBuf, server: u32) -> Self {
        let (rows, passed) = (Mutex::default(), Mutex::default());
        Self { link: Link::new(path, server), rows, came: Condvar::new(), passed }
    }

    /// Says at the start whether strangers get answers. The daemons start side by side, so a lane that is not there yet has a while.
    pub(super) fn greet(&self) {
        let end = Instant::now().checked_add(LANE_START_TIME);
        loop {
            let standing = self.link.standing();
            let left = end.map_or(Duration::ZERO, |end| end.saturating_duration_since(Instant::now()));
            if standing != Standing::Away || left.is_zero() {
                return self.is(standing);
            }
            let rows = self.lock();
            if rows.stopped {
                return;
            }
            drop(self.came.wait_timeout(rows, LANE_LOOK_TIME).unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// What is known of the lane now; said in the log where it is news.
    fn is(&self, standing: Standing) {
        if self.lock().told.replace(standing) == Some(standing) {
            return;
        }
        match standing {
            Standing::Ready => log::info!("lane.ready"),
            Standing::NoKey => log::warn!("lane.off why=no strangers' key: strangers get no answer"),
            Standing::Away => log::warn!("lane.off why=no lane is there: strangers get no answer"),
        }
    }

    /// Does what waits until it is stopped. Several threads may.
    pub(super) fn run(&self, shared: &Shared) {
        while let Some(work) = self.next() {
            match work {
                Work::Answer(draft, place) => guest_answers::send(shared, &draft, place),
                Work::Question(asked) => question(shared, &asked),
            }
        }
    }

    fn next(&self) -> Option<Work> {
        let mut rows = self.lock();
        while rows.waiting.is_empty() && !rows.stopped {
            rows = self.came.wait(rows).unwrap_or_else(PoisonError::into_inner);
        }
        if rows.stopped { None } else { rows.waiting.pop_front() }
    }

    /// Ends [`Lane::run`]. What still waits is kept for the owners, who hear of it after the next start.
    pub(super) fn stop(&self, shared: &Shared) {
        let waiting = {
            let mut rows = self.lock();
            rows.stopped = true;
            std::mem::take(&mut rows.waiting)
        };
        self.came.notify_all();
        for work in waiting {
            match work {
                Work::Question(asked) => hand_on(shared, &asked, false),
                // Its card still has no word of it having been sent, and no button is good after a restart.
                Work::Answer(..) => {}
            }
        }
    }

    /// An owner's answer goes before every question.
    ///
    /// # Errors
    /// Too many wait; it is given back.
    pub(super) fn answer(&self, draft: Draft, place: Place) -> Result<(), Draft> {
        let mut rows = self.lock();
        if rows.waiting.len() >= LANE_WAITING_MAX.saturating_mul(2) {
            return Err(draft);
        }
        rows.waiting.push_front(Work::Answer(Box::new(draft), place));
        self.came.notify_all();
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the threads.
///
/// # Errors
/// The kernel gives none.
pub(super) fn start(shared: &Arc<Shared>) -> io::Result<()> {
    for number in 0..LANE_THREADS {
        let shared = Arc::clone(shared);
        let work = move || {
            if number == 0 {
                shared.lane.greet();
            }
            shared.lane.run(&shared);
        };
        thread::spawn("lane", STACK_BYTES, work)?;
    }
    Ok(())
}

/// A stranger asked; it is on the disk. Leaves it to the threads, or to the owners where too many wait.
pub(super) fn came(shared: &Shared, asked: Box<Asked>) {
    if shared.is_frozen() {
        return note(shared, &asked, "frozen");
    }
    let mut rows = shared.lane.lock();
    if rows.of(asked.to.user) >= LANE_WAITING_EACH {
        drop(rows);
        over_limit(shared, &asked, "user_waiting");
    } else if rows.waiting.len() >= LANE_WAITING_MAX {
        drop(rows);
        log::warn!("lane.full chat={}: handed on", asked.to.chat);
        hand_on(shared, &asked, false);
    } else {
        rows.waiting.push_back(Work::Question(asked));
        shared.lane.came.notify_all();
    }
}

fn question(shared: &Shared, asked: &Asked) {
    match closed(shared, asked.to.chat, answers) {
        None => {}
        // Without consent nothing is handed to the lane, and nothing said; the owners have the question all the same.
        Some("gate_starting") => return unasked(shared, asked),
        Some("frozen") => return note(shared, asked, "frozen"),
        Some(_) => return note(shared, asked, "not_sent"),
    }
    if !is_fresh(asked.date, shared.now().seconds()) {
        return unasked(shared, asked);
    }
    let said = match shared.lane.link.ask(asked) {
        Ok(said) => said,
        Err(Fault::Nobody(error)) => {
            log::debug!("lane.nobody error={error}");
            shared.lane.is(Standing::Away);
            return note(shared, asked, "no_lane");
        }
        Err(Fault::Broken(error)) => {
            log::warn!("lane.broken chat={} error={error}", asked.to.chat);
            return hand_on(shared, asked, true);
        }
    };
    shared.lane.is(if said.answer == Err(Why::NoKey) { Standing::NoKey } else { Standing::Ready });
    shared.lane_counts(Count::Tokens(said.tokens));
    match said.answer {
        Ok(answer) => match publishable(shared, &answer) {
            Some(answer) => send(shared, asked, &answer),
            None => hand_on(shared, asked, true),
        },
        Err(Why::Pass) => hand_on(shared, asked, true),
        Err(Why::NoKey) => note(shared, asked, "no_lane"),
        Err(Why::Limit(which)) => over_limit(shared, asked, &which),
    }
}

/// A question that the lane is not to answer any more, or not yet: the owners get it, where it would have been answered.
fn unasked(shared: &Shared, asked: &Asked) {
    let standing = shared.lane.link.standing();
    shared.lane.is(standing);
    match standing {
        Standing::Ready => hand_on(shared, asked, false),
        Standing::NoKey | Standing::Away => note(shared, asked, "no_lane"),
    }
}

/// The answer as it will be sent, if it may be. What the lane says that it knows is asked for only where a word hangs on it.
fn publishable(shared: &Shared, answer: &str) -> Option<String> {
    let text = cleaned(answer);
    if text.is_empty() || text.chars().count() > LANE_ANSWER_CHARS_MAX {
        log::warn!("lane.refused why=length");
        return None;
    }
    let Some(found) = finding(&text, "") else { return Some(text) };
    let knowledge = match shared.lane.link.knowledge() {
        Ok(knowledge) => knowledge,
        Err(fault) => {
            log::warn!("lane.no_knowledge fault={fault:?}");
            String::new()
        }
    };
    if finding(&text, &knowledge).is_some() {
        log::warn!("lane.refused why={}", found.as_str());
        return None;
    }
    Some(text)
}

fn send(shared: &Shared, asked: &Asked, answer: &str) {
    match reply(shared, &asked.to, answer, answers) {
        Ok(()) => {
            shared.lane_counts(Count::Answer);
            note(shared, asked, "answered");
        }
        Err(Unsent::Closed("frozen")) => note(shared, asked, "frozen"),
        Err(Unsent::Unknown) => note(shared, asked, "unknown"),
        Err(unsent @ (Unsent::Bot | Unsent::Closed(_) | Unsent::TooFar)) => {
            log::warn!("lane.not_sent chat={} why={}", asked.to.chat, unsent.code());
            hand_on(shared, asked, false);
        }
    }
}

/// Keeps a question for the owners; the asker hears so, where that is to be said and was not said lately.
fn hand_on(shared: &Shared, asked: &Asked, say: bool) {
    if !guest_questions::keep(shared, asked) {
        return over_limit(shared, asked, "questions_waiting");
    }
    shared.lane_counts(Count::Handed);
    note(shared, asked, "handed_on");
    let may = |passed: &mut Passed| passed.may(asked.to.chat, asked.to.user, shared.boot());
    if say && may(&mut shared.lane.passed.lock().unwrap_or_else(PoisonError::into_inner)) {
        let phrase = words::guest::of(asked.language).lane_passed;
        if let Err(unsent) = reply(shared, &asked.to, phrase, answers) {
            log::warn!("lane.not_said chat={} why={}", asked.to.chat, unsent.code());
        }
    }
}

/// Silence in the group, and one line to the owners that day.
fn over_limit(shared: &Shared, asked: &Asked, which: &str) {
    shared.lane_counts(Count::Limited);
    note(shared, asked, "limit");
    let Some(group) = shared.chats.title(asked.to.chat) else { return };
    if !shared.lane_limit_is_news() {
        return;
    }
    let (day, which) = (shared.lane_today(), which.to_owned());
    let job = move |shared: &Shared| {
        shared.tell_all(|language, _| card::limit(language, &group, &which, day.answers, day.tokens), true);
    };
    shared.teller.put("lane_limit", Box::new(job));
}

fn note(shared: &Shared, asked: &Asked, end: &'static str) {
    shared.note(&Fate {
        chat: Some(asked.to.chat),
        message: Some(asked.to.message),
        who: Some("stranger"),
        user: Some(asked.to.user),
        what: "question",
        end,
        seq: asked.seq,
        ..Fate::default()
    });
}

#[cfg(test)]
#[path = "lane_tests.rs"]
mod tests;
