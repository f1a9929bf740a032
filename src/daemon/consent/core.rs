//! The journal and its fold, behind one mutex. A step is on the disk before the state knows it, but for what only takes away:
//! that is in force at once, and until its line is written everything else is refused.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{RequestId, UserId};
use crate::base::limits::{CLOCK_STEP_MS, SPENT_QUERIES_MAX};
use crate::base::time::{Boot, Wall};
use crate::daemon::consent::link::Link;
use crate::daemon::consent::special::Special;
use crate::daemon::consent::telegram::Copy;
use crate::journal::record::{Entry, Head, Step};
use crate::policy::consent::Gate;
use crate::policy::payload::Checked;
use crate::store::append_file::AppendError;
use crate::store::journal_file::Decisions;

/// The journal's lines as they are read at the start.
#[derive(Debug, Default)]
pub(super) struct Fold {
    gate: Gate,
}

impl Fold {
    pub(super) fn take(&mut self, entry: &Entry) {
        self.gate.apply(entry.n, entry.ts, &entry.step);
    }
}

/// An open request's card, in memory alone: after a restart it is void.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) checked: Arc<Checked>,
    pub(super) copies: Vec<Copy>,
    /// When it ends, by the clock that is never set back.
    pub(super) ends: Option<Boot>,
    /// The reason of a no or a change, in the owner's words.
    pub(super) reason: Option<String>,
    /// What the program said.
    pub(super) result: Option<String>,
    /// It is being drawn.
    pub(super) drawing: bool,
}

/// What one daemon holds.
#[derive(Debug)]
pub(super) struct Core {
    journal: Decisions,
    pub(super) gate: Gate,
    /// Steps that took something away and are not in the journal yet.
    owed: VecDeque<(Wall, Step)>,
    pub(super) cards: HashMap<RequestId, Card>,
    pub(super) specials: HashMap<String, Special>,
    pub(super) link: Option<Arc<Link>>,
    spent: VecDeque<String>,
    /// Refusals before a card since the last line about them.
    pub(super) denied: HashMap<Code, u64>,
    /// Requests of each uid in the last minute.
    pub(super) rate: HashMap<u32, VecDeque<Boot>>,
    /// Owners to whom it was said that another one cannot be reached.
    pub(super) told_unreachable: Vec<UserId>,
    /// Whether cards wait for the receiver.
    pub(super) receiver_down: bool,
    pub(super) stopping: bool,
}

impl Core {
    pub(super) fn new(journal: Decisions, fold: Fold) -> Self {
        Self {
            journal,
            gate: fold.gate,
            owed: VecDeque::new(),
            cards: HashMap::new(),
            specials: HashMap::new(),
            link: None,
            spent: VecDeque::new(),
            denied: HashMap::new(),
            rate: HashMap::new(),
            told_unreachable: Vec::new(),
            receiver_down: false,
            stopping: false,
        }
    }

    pub(super) fn head(&self) -> Head {
        self.journal.head()
    }

    /// Whether anything but *no* may happen: the clock is past the last line, and nothing is owed to the journal.
    pub(super) fn usable(&mut self, now: Wall) -> Result<(), Refusal> {
        if !self.settle() {
            return Err(Refusal::of(Code::JournalStopped));
        }
        if self.journal.last_ts().since(now) > CLOCK_STEP_MS {
            return Err(Refusal::of(Code::ClockStepped));
        }
        Ok(())
    }

    /// Writes a step, then lets the state know it.
    pub(super) fn record(&mut self, now: Wall, step: &Step) -> Result<Entry, Refusal> {
        self.usable(now)?;
        let entry = self.journal.append(now, step).map_err(|error| refusal(&error))?;
        self.gate.apply(entry.n, entry.ts, &entry.step);
        Ok(entry)
    }

    /// Lets the state know a step at once, and writes it when the journal takes it. For what only takes away, and for what has
    /// happened whether it can be written or not.
    pub(super) fn take_away(&mut self, now: Wall, step: Step) {
        if self.settle() {
            match self.journal.append(now, &step) {
                Ok(entry) => {
                    self.gate.apply(entry.n, entry.ts, &entry.step);
                    return;
                }
                Err(error) => log::error!("consent.journal_refuses step={} error={error}", step.name()),
            }
        }
        let n = self.head().n.saturating_add(1);
        self.gate.apply(n, now, &step);
        self.owed.push_back((now, step));
    }

    /// Writes what is owed; `false` while the journal does not take it.
    pub(super) fn settle(&mut self) -> bool {
        while let Some((at, step)) = self.owed.front() {
            if let Err(error) = self.journal.append(*at, step) {
                log::error!("consent.journal_refuses owed={} error={error}", self.owed.len());
                return false;
            }
            self.owed.pop_front();
        }
        true
    }

    pub(super) fn owes(&self) -> bool {
        !self.owed.is_empty()
    }

    /// Whether this id of a press was used before; from now on it was.
    pub(super) fn spend(&mut self, query: &str) -> bool {
        if self.spent.iter().any(|spent| spent == query) {
            return false;
        }
        self.spent.push_back(query.to_owned());
        while self.spent.len() > SPENT_QUERIES_MAX {
            self.spent.pop_front();
        }
        true
    }
}

fn refusal(error: &AppendError) -> Refusal {
    let code = match error {
        AppendError::Full => Code::DiskFull,
        AppendError::Form(_) | AppendError::Io(_) => Code::JournalStopped,
    };
    log::error!("consent.journal_refuses error={error}");
    Refusal::trouble(code, &format!("the decisions journal: {error}"))
}
