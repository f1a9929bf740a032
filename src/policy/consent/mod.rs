//! The proxy's state: the fold of the decisions journal, and the decisions made from it. No clock, no socket: moments come as
//! arguments, and nothing else remembers a decision.

use std::collections::{BTreeMap, HashMap, VecDeque};

use crate::base::answer::{Ran, State};
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, RequestId, UserId};
use crate::base::limits::{NO_HOLDS_MS, REMEMBERED_MAX, STORED_MS, TALLY_MAX};
use crate::base::time::Wall;
use crate::journal::record::{Asked, Pressed, Step};

mod ask;
mod press;

pub use ask::{Ask, Limits, WhyNot};
pub use press::{Answered, CardCopy, Press, Verdict, judge};

/// Where a request is in its one life.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// Accepted; no card yet.
    Asked,
    /// Cards stand.
    Shown,
    /// Put off.
    Later,
    /// A proved yes; the action has not begun.
    Granted,
    /// The action began.
    Used,
    /// The action ended.
    Executed(Ran),
    /// No.
    Declined,
    /// Sent back.
    Returned,
    /// Nobody answered.
    Expired,
    /// Taken back.
    Withdrawn,
    /// Refused after it was accepted.
    Denied,
}

impl Phase {
    /// Whether the request has ended.
    #[must_use]
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Asked | Self::Shown | Self::Later | Self::Granted | Self::Used)
    }

    /// Whether an owner can still answer it, or will be asked.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Asked | Self::Shown | Self::Later)
    }

    /// The state that callers are told.
    #[must_use]
    pub const fn state(self) -> State {
        match self {
            Self::Asked | Self::Shown => State::Asked,
            Self::Later => State::Held,
            Self::Granted | Self::Used => State::Running,
            Self::Executed(ran) => State::after(ran),
            Self::Declined => State::Declined,
            Self::Returned => State::Returned,
            Self::Expired => State::Expired,
            Self::Withdrawn => State::Withdrawn,
            Self::Denied => State::Denied,
        }
    }
}

/// A request, as the journal tells it.
#[derive(Clone, Debug)]
pub struct Request {
    /// What was accepted.
    pub asked: Asked,
    /// When.
    pub at: Wall,
    /// Where it is in its life.
    pub phase: Phase,
    /// Chat and message of each card.
    pub cards: Vec<(ChatId, MessageId)>,
    /// When its card ends.
    pub until: Option<Wall>,
    /// Who answered, and when.
    pub by: Option<(UserId, Wall)>,
    /// When it ended.
    pub ended: Option<Wall>,
    /// Why, where a code says it.
    pub code: Option<String>,
    /// The request it was shown again from.
    pub from: Option<RequestId>,
    /// The line of the journal that spoke of it last.
    pub n: u64,
}

/// What is counted of a day.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Requests accepted.
    pub asked: u64,
    /// Yes.
    pub yes: u64,
    /// No.
    pub no: u64,
    /// Cents of what ran or may have run.
    pub cents: u64,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Counted {
    Asked,
    No,
    Ran(u32),
    Yes,
}

/// The no of a kind: how many in a row, and when the last ones came.
#[derive(Clone, Debug, Default)]
struct Streak {
    row: u32,
    times: VecDeque<Wall>,
}

/// The state.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    requests: HashMap<RequestId, Request>,
    /// Accepted and not ended, in the order of their acceptance.
    order: VecDeque<RequestId>,
    noes: HashMap<Digest, Wall>,
    streaks: HashMap<KindId, Streak>,
    kinds: HashMap<KindId, bool>,
    chats: BTreeMap<ChatId, Connected>,
    /// When cards were shown, of the last day.
    shown: VecDeque<Wall>,
    unanswered: u32,
    counted: VecDeque<(Wall, Counted)>,
    frozen: Option<(Option<UserId>, Wall)>,
    suspended: bool,
    bot: Option<BotId>,
    last: Option<Wall>,
}

/// A chat that an owner connected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Connected {
    /// `mention`, `every`, `only_me`, `watch`.
    pub mode: String,
    /// Its title, as the owner saw it.
    pub title: String,
}

impl Gate {
    /// Takes a step that stands in the journal (or, for what only takes away, will stand there).
    pub fn apply(&mut self, n: u64, ts: Wall, step: &Step) {
        self.last = Some(self.last.map_or(ts, |last| last.max(ts)));
        match step {
            Step::Start { bot, .. } => self.bot = bot.or(self.bot),
            Step::Asked(asked) => self.accept(n, ts, asked.clone(), None),
            Step::Reopened { id, from, by: _ } => {
                if let Some(old) = self.requests.get(from).map(|old| old.asked.clone()) {
                    self.accept(n, ts, Asked { id: id.clone(), ..old }, Some(from.clone()));
                }
                self.unanswered = 0;
            }
            Step::Shown { id, at, until } => {
                self.shown.push_back(ts);
                self.with(n, id, |request| {
                    request.phase = Phase::Shown;
                    request.cards.clone_from(at);
                    request.until = Some(*until);
                });
            }
            Step::Granted(pressed) => self.granted(n, ts, pressed),
            Step::Declined(pressed) => self.declined(n, ts, pressed),
            Step::Returned(pressed) => self.answered(n, ts, pressed, Phase::Returned),
            Step::Later(pressed) => {
                self.unanswered = 0;
                self.with(n, &pressed.id, |request| {
                    request.phase = Phase::Later;
                    request.by = Some((pressed.by, ts));
                });
            }
            Step::Expired { id, code } => {
                if code == "time" {
                    self.unanswered = self.unanswered.saturating_add(1);
                }
                self.end(n, ts, id, Phase::Expired, Some(code.clone()));
            }
            Step::Withdrawn { id } => self.end(n, ts, id, Phase::Withdrawn, None),
            Step::Used { id } => self.with(n, id, |request| request.phase = Phase::Used),
            Step::Executed { id, ran, code, .. } => {
                let cents = self.requests.get(id).map_or(0, |request| request.asked.cents);
                if *ran != Ran::No {
                    self.count(ts, Counted::Ran(cents));
                }
                self.end(n, ts, id, Phase::Executed(*ran), code.clone());
            }
            Step::Denied { id, code } => self.end(n, ts, id, Phase::Denied, Some(code.clone())),
            Step::ChatOn { chat, mode, title, .. } => {
                self.chats.insert(*chat, Connected { mode: mode.clone(), title: title.clone() });
            }
            Step::ChatOff { chat, .. } => {
                self.chats.remove(chat);
            }
            Step::CategoryOn { kind, .. } => {
                self.kinds.insert(kind.clone(), true);
            }
            Step::CategoryOff { kind, .. } => {
                self.kinds.insert(kind.clone(), false);
            }
            Step::Frozen { by } => self.frozen = Some((*by, ts)),
            Step::Unfrozen { .. } => {
                self.frozen = None;
                self.unanswered = 0;
            }
            Step::Suspended { .. } => self.suspended = true,
            Step::Resumed { .. } => self.suspended = false,
            // Standing permissions are not opened by this version; the other steps decide nothing.
            Step::Recovered { .. }
            | Step::Selftest { .. }
            | Step::OwnerChange { .. }
            | Step::DeniedCount { .. }
            | Step::MandateOpen(_)
            | Step::MandateUse { .. }
            | Step::MandateBack { .. }
            | Step::MandateStop { .. } => {}
        }
        self.forget(ts);
    }

    /// The request of that id, as long as it is remembered: a day after its end.
    #[must_use]
    pub fn request(&self, id: &RequestId) -> Option<&Request> {
        self.requests.get(id)
    }

    /// Requests that have not ended, the oldest first.
    pub fn living(&self) -> impl Iterator<Item = &Request> {
        self.order.iter().filter_map(|id| self.requests.get(id)).filter(|request| !request.phase.is_final())
    }

    /// Every request that is remembered, the newest first.
    #[must_use]
    pub fn recent(&self) -> Vec<&Request> {
        let mut all: Vec<&Request> = self.requests.values().collect();
        all.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| b.n.cmp(&a.n)));
        all
    }

    /// Who froze everything, and when.
    #[must_use]
    pub const fn frozen(&self) -> Option<(Option<UserId>, Wall)> {
        self.frozen
    }

    /// Whether the clock stepped and no owner said *Resume* yet.
    #[must_use]
    pub const fn suspended(&self) -> bool {
        self.suspended
    }

    /// Whether a kind is on: what an owner said last, else how its definition starts.
    #[must_use]
    pub fn is_on(&self, kind: &KindId, initial: bool) -> bool {
        self.kinds.get(kind).copied().unwrap_or(initial)
    }

    /// A chat that an owner connected.
    #[must_use]
    pub fn chat(&self, chat: ChatId) -> Option<&Connected> {
        self.chats.get(&chat)
    }

    /// Every connected chat.
    #[must_use]
    pub const fn chats(&self) -> &BTreeMap<ChatId, Connected> {
        &self.chats
    }

    /// The bot that the journal was written for.
    #[must_use]
    pub const fn bot(&self) -> Option<BotId> {
        self.bot
    }

    /// The latest moment in the journal.
    #[must_use]
    pub const fn last(&self) -> Option<Wall> {
        self.last
    }

    /// What was counted from a moment on.
    #[must_use]
    pub fn tally(&self, from: Wall) -> Tally {
        let mut tally = Tally::default();
        for (_, counted) in self.counted.iter().filter(|(at, _)| *at >= from) {
            match counted {
                Counted::Asked => tally.asked = tally.asked.saturating_add(1),
                Counted::No => tally.no = tally.no.saturating_add(1),
                Counted::Yes => tally.yes = tally.yes.saturating_add(1),
                Counted::Ran(cents) => tally.cents = tally.cents.saturating_add(u64::from(*cents)),
            }
        }
        tally
    }

    /// An owner wrote or pressed something: cards may be drawn again.
    pub fn heard_of_an_owner(&mut self) {
        self.unanswered = 0;
    }

    fn accept(&mut self, n: u64, ts: Wall, asked: Asked, from: Option<RequestId>) {
        self.count(ts, Counted::Asked);
        let id = asked.id.clone();
        let request = Request {
            asked,
            at: ts,
            phase: Phase::Asked,
            cards: Vec::new(),
            until: None,
            by: None,
            ended: None,
            code: None,
            from,
            n,
        };
        self.order.push_back(id.clone());
        self.requests.insert(id, request);
    }

    fn granted(&mut self, n: u64, ts: Wall, pressed: &Pressed) {
        self.count(ts, Counted::Yes);
        self.unanswered = 0;
        if let Some(kind) = self.requests.get(&pressed.id).map(|request| request.asked.kind.clone()) {
            self.streaks.remove(&kind);
        }
        self.with(n, &pressed.id, |request| {
            request.phase = Phase::Granted;
            request.by = Some((pressed.by, ts));
        });
    }

    fn declined(&mut self, n: u64, ts: Wall, pressed: &Pressed) {
        self.count(ts, Counted::No);
        if let Some((kind, digest)) =
            self.requests.get(&pressed.id).map(|request| (request.asked.kind.clone(), request.asked.digest))
        {
            self.noes.insert(digest, ts);
            let streak = self.streaks.entry(kind).or_default();
            streak.row = streak.row.saturating_add(1);
            streak.times.push_back(ts);
        }
        self.answered(n, ts, pressed, Phase::Declined);
    }

    fn answered(&mut self, n: u64, ts: Wall, pressed: &Pressed, phase: Phase) {
        self.unanswered = 0;
        self.with(n, &pressed.id, |request| request.by = Some((pressed.by, ts)));
        self.end(n, ts, &pressed.id, phase, None);
    }

    fn end(&mut self, n: u64, ts: Wall, id: &RequestId, phase: Phase, code: Option<String>) {
        self.with(n, id, |request| {
            request.phase = phase;
            request.ended = Some(ts);
            request.code = code;
        });
    }

    fn with(&mut self, n: u64, id: &RequestId, change: impl FnOnce(&mut Request)) {
        if let Some(request) = self.requests.get_mut(id) {
            request.n = n;
            change(request);
        }
    }

    fn count(&mut self, ts: Wall, counted: Counted) {
        self.counted.push_back((ts, counted));
    }

    /// What can no longer change a decision goes: so the state stays small however long the journal is.
    fn forget(&mut self, now: Wall) {
        let old = |at: Wall, most: i64| now.since(at) >= most;
        while self.shown.front().is_some_and(|at| old(*at, NO_HOLDS_MS)) {
            self.shown.pop_front();
        }
        // Two days, since a calendar day somewhere can have begun almost that long ago.
        while self.counted.len() > TALLY_MAX
            || self.counted.front().is_some_and(|(at, _)| old(*at, NO_HOLDS_MS.saturating_mul(2)))
        {
            self.counted.pop_front();
        }
        let ended = |request: &Request| request.ended.is_some_and(|at| old(at, STORED_MS));
        while let Some(first) = self.order.front() {
            let Some(request) = self.requests.get(first) else {
                self.order.pop_front();
                continue;
            };
            let crowded = self.order.len() > REMEMBERED_MAX && request.phase.is_final();
            if !ended(request) && !crowded {
                break;
            }
            self.requests.remove(first);
            self.order.pop_front();
        }
        if self.noes.len() > REMEMBERED_MAX {
            self.noes.retain(|_, at| !old(*at, NO_HOLDS_MS));
        }
    }
}

#[cfg(test)]
mod tests;
