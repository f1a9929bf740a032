//! What waits for the agent and what a run of it is given: decisions apart from sockets and processes, with time as an argument.

use std::collections::VecDeque;
use std::time::Duration;

use crate::base::limits::{BATCH_BYTES_MAX, BATCH_EVENTS_MAX, RUN_AGAIN_MAX, RUN_AGAIN_OWNER, RUN_EVENTS_MAX};
use crate::policy::card::told::{Notice, Order};
use crate::session::unattended::judge::{Verdict, Why};

/// What stands above every batch. It begins with a letter, so that no event can be taken for a command of the client's.
const HEAD: &str = "New from mila-gate, oldest first. Nobody reads what you write here: answer people with the tool reply. When all of it is \
                    done, or waits for somebody, end: you are started again when something comes.";
/// What stands above events that an earlier run was given.
const AGAIN: &str = "A run that was given these broke off. Look what was done already (list_requests, your files) before you do anything again:";
/// What stands between those and the others.
const FRESH: &str = "These are new:";

/// Failures in a row of a kind that may pass by itself, from which the owner hears of them.
const FAILURES_TOLD: u32 = 3;
/// How long a voice message waits for its words: the gate's transcription says within that time that there are none.
const VOICE_HOLD: Duration = Duration::from_secs(90);

/// An event, ready to be given.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Word {
    /// Its number.
    pub seq: u64,
    /// As the agent reads it.
    pub text: String,
    /// An owner wrote it.
    pub by_owner: bool,
    /// What it has to do with the words of a voice message.
    pub voice: Voice,
}

/// What an event has to do with the words of a voice message.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Voice {
    /// They follow as an event of their own.
    Follows,
    /// They are here, or why there are none.
    Here,
    /// Nothing.
    #[default]
    None,
}

/// What a run is given.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Batch {
    /// The text for its standard input.
    pub text: String,
    /// The number of its last event.
    pub upto: u64,
    /// How many events are in it.
    pub events: usize,
}

/// When the next run is due.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Due {
    /// When something comes.
    Idle,
    /// Now.
    Now,
    /// In so long, if nothing comes before.
    In(Duration),
}

/// What a run's end changes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct After {
    /// Everything up to this number was taken.
    pub taken: Option<u64>,
    /// The conversation cannot be gone on with.
    pub forget: bool,
    /// What the owner is told.
    pub notice: Option<Notice>,
}

/// Events, runs and waits.
#[derive(Debug, Default)]
pub struct Flow {
    waiting: VecDeque<Word>,
    /// Events that were announced and are still made ready.
    expected: usize,
    /// The last event that was announced.
    last: u64,
    /// Events up to this were given to a run, whatever became of it.
    given: u64,
    running: bool,
    /// An owner stopped the agent when this was the last event: it rests until an owner writes.
    paused: Option<u64>,
    order: Option<Order>,
    failures: u32,
    ended: Duration,
    not_before: Duration,
    /// Until then the words of a voice message are waited for.
    hold: Duration,
}

impl Flow {
    /// Goes on from what an earlier process kept: up to where events were given to a run, and where an owner had stopped it.
    #[must_use]
    pub fn new(given: u64, paused: Option<u64>) -> Self {
        Self { given, paused, ..Self::default() }
    }

    /// An event was seen, and will [`Self::came`] once it is ready. `false`: there is no room for it, and it has to be seen again.
    pub fn expects(&mut self, seq: u64) -> bool {
        if !self.has_room() {
            return false;
        }
        self.expected = self.expected.saturating_add(1);
        self.last = self.last.max(seq);
        true
    }

    /// An event that was expected is ready.
    pub fn came(&mut self, word: Word, now: Duration) {
        self.expected = self.expected.saturating_sub(1);
        match word.voice {
            Voice::Follows => self.hold = now.saturating_add(VOICE_HOLD),
            Voice::Here => self.hold = Duration::ZERO,
            Voice::None => {}
        }
        if word.by_owner {
            if self.paused.is_some_and(|paused| word.seq > paused) {
                self.paused = None;
            }
            // They may have mended what failed: they are not kept waiting for it.
            self.not_before = self.not_before.min(self.ended.saturating_add(RUN_AGAIN_OWNER));
        }
        self.waiting.push_back(word);
    }

    /// Whether there is room for an event.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.waiting.len().saturating_add(self.expected) < RUN_EVENTS_MAX
    }

    /// The last event that was seen and had room.
    #[must_use]
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// Up to where events were given to a run.
    #[must_use]
    pub const fn given(&self) -> u64 {
        self.given
    }

    /// Where an owner stopped the agent, while it rests.
    #[must_use]
    pub const fn paused(&self) -> Option<u64> {
        self.paused
    }

    /// An owner's order came. Until [`Self::obey`] is called nothing is due.
    pub fn ordered(&mut self, order: Order) {
        // A new conversation stops the old one as well, whichever was asked for first.
        if self.order != Some(Order::New) {
            self.order = Some(order);
        }
        self.paused = Some(self.last.max(self.given));
    }

    /// The order that waits to be obeyed.
    #[must_use]
    pub const fn order(&self) -> Option<Order> {
        self.order
    }

    /// No run is under way any more, and the order holds: what a run was given is over, what it was not stays.
    pub fn obey(&mut self) -> After {
        let Some(order) = self.order.take() else { return After::default() };
        self.running = false;
        self.failures = 0;
        self.not_before = Duration::ZERO;
        After { taken: self.drop_given(), forget: order == Order::New, notice: None }
    }

    /// When the next run is due.
    #[must_use]
    pub fn due(&self, now: Duration) -> Due {
        if self.running || self.order.is_some() || self.paused.is_some() || self.waiting.is_empty() {
            return Due::Idle;
        }
        match self.not_before.max(self.hold).checked_sub(now) {
            Some(left) if !left.is_zero() => Due::In(left),
            Some(_) | None => Due::Now,
        }
    }

    /// What the run that begins now is given; `None` where nothing waits.
    pub fn begin(&mut self) -> Option<Batch> {
        let (mut text, mut bytes, mut events) = (vec![HEAD], HEAD.len(), 0_usize);
        let (mut upto, mut again) = (0, None);
        for word in &self.waiting {
            let label = match (word.seq <= self.given, again) {
                (true, None) => Some(AGAIN),
                (false, Some(true)) => Some(FRESH),
                _ => None,
            };
            bytes = bytes.saturating_add(word.text.len()).saturating_add(label.map_or(1, str::len));
            if events > 0 && (events >= BATCH_EVENTS_MAX || bytes > BATCH_BYTES_MAX) {
                break;
            }
            again = Some(word.seq <= self.given);
            text.extend(label);
            text.push(&word.text);
            (upto, events) = (word.seq, events.saturating_add(1));
        }
        if events == 0 {
            return None;
        }
        let batch = Batch { text: text.join("\n") + "\n", upto, events };
        self.given = self.given.max(upto);
        self.running = true;
        Some(batch)
    }

    /// The run ended.
    pub fn ended(&mut self, verdict: Verdict, now: Duration) -> After {
        self.running = false;
        self.ended = now;
        match verdict {
            Verdict::Done => {
                self.failures = 0;
                self.not_before = Duration::ZERO;
                After { taken: self.drop_given(), ..After::default() }
            }
            // At once, and from the beginning: without a conversation to go on with, that cannot come again.
            Verdict::Anew => After { forget: true, ..After::default() },
            Verdict::Undone(why) => {
                self.failures = self.failures.saturating_add(1);
                self.not_before = now.saturating_add(wait(why, self.failures));
                After { notice: notice(why, self.failures), ..After::default() }
            }
        }
    }

    /// Lets go of what a run was given, and says up to where, if there was anything.
    fn drop_given(&mut self) -> Option<u64> {
        let mut taken = None;
        while let Some(seq) = self.waiting.front().map(|word| word.seq).filter(|seq| *seq <= self.given) {
            self.waiting.pop_front();
            taken = Some(seq);
        }
        taken
    }
}

/// How long a batch waits after so many failures in a row: each wait is twice the one before.
fn wait(why: Why, failures: u32) -> Duration {
    let first = match why {
        Why::Failed | Why::TimedOut => Duration::from_secs(5),
        Why::CannotStart => Duration::from_secs(30),
        Why::MustLogIn | Why::OutOfUsage => Duration::from_secs(60),
    };
    let doubled = 1_u32.checked_shl(failures.saturating_sub(1).min(16)).unwrap_or(u32::MAX);
    first.saturating_mul(doubled).min(RUN_AGAIN_MAX)
}

/// What the owner is told: at once where only a person can help, else when it does not pass.
fn notice(why: Why, failures: u32) -> Option<Notice> {
    match why {
        Why::CannotStart => Some(Notice::CannotStart),
        Why::MustLogIn => Some(Notice::MustLogIn),
        Why::OutOfUsage => Some(Notice::OutOfUsage),
        Why::TimedOut => Some(Notice::Stopped),
        Why::Failed => (failures >= FAILURES_TOLD).then_some(Notice::Stopped),
    }
}

#[cfg(test)]
mod tests;
