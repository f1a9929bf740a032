//! The journal and its fold, behind one mutex. A step is on the disk before the state knows it, but for what only takes away:
//! that is in force at once, and until its line is written everything that grants is refused.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;

use serde_json::Value;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, PermissionId, RequestId, UserId};
use crate::base::limits::{CARDS_OVER_MAX, SPENT_QUERIES_MAX};
use crate::base::time::{Boot, Wall};
use crate::config::kinds::Kinds;
use crate::daemon::consent::link::Link;
use crate::daemon::consent::permissions::{Aside, Owed};
use crate::daemon::consent::telegram::Above;
use crate::journal::record::{Entry, Head, Step};
use crate::policy::card::{ChatFacts, Message};
use crate::policy::consent::{Gate, Grows, Standing, Subject, Told, Watch, ends};
use crate::policy::group::Mode;
use crate::policy::outcome::Outcome;
use crate::policy::payload::Checked;
use crate::store::append_file::AppendError;
use crate::store::journal_file::Decisions;
use crate::store::owners::Owners;

/// The journal's lines as they are read at the start.
#[derive(Debug, Default)]
pub(super) struct Fold {
    gate: Gate,
}

impl Fold {
    pub(super) fn take(&mut self, entry: &Entry) {
        if let Err(misfit) = self.gate.take(entry) {
            log::error!("consent.misfit n={} what={misfit}", entry.n);
        }
        if let Step::ChatOn { chat, mode, .. } = &entry.step {
            if Mode::parse(mode).is_none() {
                log::warn!("consent.mode_unknown n={} chat={chat}: it counts as watch", entry.n);
            }
        }
    }
}

pub(super) use crate::net::say::Place;

/// What is known of a request beside the journal, in memory alone.
#[derive(Debug)]
pub(super) struct Card {
    /// What was asked, as long as its card may have to be drawn.
    pub(super) checked: Option<Arc<Checked>>,
    /// The ids of its targets.
    pub(super) targets: Vec<String>,
    /// What the session is told beside what the journal says.
    pub(super) told: Told,
    /// What the program said, and the journal's head after it.
    pub(super) outcome: Option<(Outcome, String)>,
    /// Of terms: what the card said is new.
    pub(super) grows: Option<Grows>,
}

/// A message with live buttons. One that is not here grants nothing: after a restart none is.
#[derive(Clone, Debug)]
pub(super) struct Stand {
    pub(super) subject: Subject,
    pub(super) owner: UserId,
    /// What it was drawn as.
    pub(super) drawn: Message,
    /// What was last sent.
    pub(super) said: Message,
    pub(super) standing: Standing,
    /// The chat that it is about, as it shows it, where it is about one.
    pub(super) chat: Option<ChatFacts>,
    /// The messages above it that belong to it.
    pub(super) above: Vec<Above>,
}

/// What one daemon holds.
#[derive(Debug)]
pub(super) struct Core {
    journal: Decisions,
    pub(super) gate: Gate,
    watch: Watch,
    /// Steps that are in force and not in the journal yet.
    owed: VecDeque<(Wall, Step)>,
    /// Ends that were written late: the receiver does not know of them.
    late: Vec<RequestId>,
    pub(super) cards: HashMap<RequestId, Card>,
    pub(super) stands: HashMap<Place, Stand>,
    /// Where a freeze was told, with its button: over when the freeze is, or when it is told anew.
    pub(super) freezes: Vec<Place>,
    /// Cards of the gate's own that ended, and what they say since; the oldest first.
    over: VecDeque<(Place, Option<Message>)>,
    /// When cards were asked for that would connect a chat, within the last hour.
    pub(super) connects: VecDeque<Boot>,
    /// Chats that the receiver could not be told to leave yet.
    pub(super) leaving: BTreeSet<ChatId>,
    /// What a press is being proved for.
    pub(super) proving: HashSet<Subject>,
    /// Requests that an owner asked to see.
    pub(super) first: Vec<RequestId>,
    /// Requests that a permission covers, until they begin or are not covered any more.
    pub(super) aside: HashMap<RequestId, Aside>,
    /// Uses whose receipt was not taken yet.
    pub(super) receipts: HashMap<PermissionId, Owed>,
    /// Where *Stop* of a permission stands.
    pub(super) receipt_places: HashMap<PermissionId, VecDeque<Place>>,
    /// What all permissions in force were last held to. Chats count too: a step that changes them empties this.
    pub(super) held_to: Option<(Arc<Kinds>, Arc<Owners>)>,
    /// When it was last looked for what is needed no longer.
    pub(super) tidied: Boot,
    /// The clock was moved, and no owner was asked yet.
    pub(super) ask_to_resume: bool,
    pub(super) drawing: Option<RequestId>,
    /// When the morning's list may be sent, again where no owner took it; `None` while it is on its way.
    pub(super) list_from: Option<Boot>,
    pub(super) link: Option<Arc<Link>>,
    spent: VecDeque<String>,
    /// Refusals before a card since the last line about them.
    pub(super) denied: HashMap<Code, u64>,
    /// Requests of each uid in the last minute.
    pub(super) rate: HashMap<u32, VecDeque<Boot>>,
    /// Calls that wait, of each uid.
    pub(super) waiting: HashMap<u32, usize>,
    /// Owners of whom it was said that they cannot be reached.
    pub(super) told_unreachable: HashSet<UserId>,
    /// The receiver was asked to hold a chat and did not answer.
    pub(super) receiver_silent: bool,
    pub(super) stopping: bool,
}

impl Core {
    pub(super) fn new(journal: Decisions, fold: Fold, wall: Wall, boot: Boot) -> Self {
        let watch = Watch::start(wall, boot, journal.last_ts());
        let fold_suspended = fold.gate.suspended();
        Self {
            journal,
            gate: fold.gate,
            watch,
            owed: VecDeque::new(),
            late: Vec::new(),
            cards: HashMap::new(),
            stands: HashMap::new(),
            freezes: Vec::new(),
            over: VecDeque::new(),
            connects: VecDeque::new(),
            leaving: BTreeSet::new(),
            proving: HashSet::new(),
            first: Vec::new(),
            aside: HashMap::new(),
            receipts: HashMap::new(),
            receipt_places: HashMap::new(),
            held_to: None,
            tidied: boot,
            ask_to_resume: fold_suspended,
            drawing: None,
            list_from: Some(boot),
            link: None,
            spent: VecDeque::new(),
            denied: HashMap::new(),
            rate: HashMap::new(),
            waiting: HashMap::new(),
            told_unreachable: HashSet::new(),
            receiver_silent: false,
            stopping: false,
        }
    }

    pub(super) fn head(&self) -> Head {
        self.journal.head()
    }

    /// Looks at the clocks; a step of the wall clock while there are standing permissions suspends them.
    pub(super) fn look(&mut self, (wall, boot): (Wall, Boot)) {
        if let Some(step_s) = self.watch.look(wall, boot, self.journal.last_ts()) {
            log::error!("consent.clock_stepped seconds={step_s}");
            if self.gate.permissions().len() > 0 && !self.gate.suspended() {
                self.keep(wall, Step::Suspended { step_s });
                self.ask_to_resume = true;
            }
        }
    }

    /// Whether the clock runs behind the journal.
    pub(super) const fn behind(&self) -> bool {
        self.watch.is_behind()
    }

    /// Whether anything but *no* may happen: the clock is past the last line, and nothing is owed to the journal.
    pub(super) fn usable(&mut self, (wall, boot): (Wall, Boot)) -> Result<(), Refusal> {
        self.look((wall, boot));
        if !self.settle() {
            return Err(Refusal::of(Code::JournalStopped));
        }
        if self.behind() {
            return Err(Refusal::of(Code::ClockStepped));
        }
        Ok(())
    }

    /// Whether a yes could be written now, with what has to follow it.
    pub(super) fn can_grant(&mut self, (wall, boot): (Wall, Boot)) -> bool {
        self.usable((wall, boot)).is_ok() && self.journal.can_grant()
    }

    /// Writes a step, then lets the state know it.
    pub(super) fn record(&mut self, (wall, boot): (Wall, Boot), step: &Step) -> Result<Entry, Refusal> {
        self.usable((wall, boot))?;
        let entry = self.journal.append(wall, step).map_err(|error| refusal(&error))?;
        self.apply(Some(entry.n), entry.ts, &entry.step);
        Ok(entry)
    }

    /// Writes two steps that belong together, then lets the state know both.
    pub(super) fn record_two(
        &mut self,
        (wall, boot): (Wall, Boot),
        first: &Step,
        second: &Step,
    ) -> Result<(), Refusal> {
        self.usable((wall, boot))?;
        for entry in self.journal.append_two(wall, first, second).map_err(|error| refusal(&error))? {
            self.apply(Some(entry.n), entry.ts, &entry.step);
        }
        Ok(())
    }

    /// Lets the state know a step at once, and writes it when the journal takes it. For what only takes away, and for what has
    /// happened whether it can be written or not.
    pub(super) fn keep(&mut self, now: Wall, step: Step) {
        if self.settle() {
            match self.journal.append(now, &step) {
                Ok(entry) => return self.apply(Some(entry.n), entry.ts, &entry.step),
                Err(error) => log::error!("consent.journal_refuses step={} error={error}", step.name()),
            }
        }
        self.apply(None, now, &step);
        self.owed.push_back((now, step));
    }

    /// Writes what is owed; `false` while the journal does not take it.
    pub(super) fn settle(&mut self) -> bool {
        while let Some((at, step)) = self.owed.front() {
            let entry = match self.journal.append(*at, step) {
                Ok(entry) => entry,
                Err(error) => {
                    log::error!("consent.journal_refuses owed={} error={error}", self.owed.len());
                    return false;
                }
            };
            if let Some(id) = ends(step) {
                self.gate.numbered(id, entry.n);
                self.late.push(id.clone());
            }
            self.owed.pop_front();
        }
        true
    }

    pub(super) fn owes(&self) -> bool {
        !self.owed.is_empty()
    }

    /// The ends that were written late since the last call.
    pub(super) fn written_late(&mut self) -> Vec<RequestId> {
        std::mem::take(&mut self.late)
    }

    /// Tells the receiver something that is no decision.
    pub(super) fn push(&self, line: &Value) {
        if let Some(link) = &self.link {
            link.push(line);
        }
    }

    /// A card of the gate's own is over; `said` is what it says since, where its words changed.
    pub(super) fn end_card(&mut self, place: Place, said: Option<Message>) {
        self.stands.remove(&place);
        // Its first end is the one that it tells of.
        if self.over.iter().any(|(other, last)| *other == place && (said.is_none() || last.is_some())) {
            return;
        }
        self.over.retain(|(other, _)| *other != place);
        self.over.push_back((place, said));
        while self.over.len() > CARDS_OVER_MAX {
            self.over.pop_front();
        }
    }

    /// Whether a card of the gate's own is known to have ended.
    pub(super) fn is_over(&self, place: Place) -> bool {
        self.over.iter().any(|(other, _)| *other == place)
    }

    /// What such a card says since, where its words changed.
    pub(super) fn last_words(&self, place: Place) -> Option<&Message> {
        self.over.iter().find(|(other, _)| *other == place)?.1.as_ref()
    }

    /// Whether this id of a press is a new one; from now on it is spent.
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

    fn apply(&mut self, n: Option<u64>, ts: Wall, step: &Step) {
        if matches!(step, Step::ChatOn { .. } | Step::ChatOff { .. } | Step::MandateOpen(_)) {
            self.held_to = None;
        }
        // Every caller has looked under this lock whether the step fits: a misfit is a fault of ours, and changes nothing.
        if let Err(misfit) = self.gate.apply(n, ts, step) {
            log::error!("consent.misfit what={misfit}");
        }
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
