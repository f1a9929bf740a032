//! The fold of the decisions journal: what is in force, as far as it was ever written down.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::fmt;

use crate::base::answer::{Code, Ran, State};
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, PermissionId, RequestId, UserId};
use crate::base::limits::{CARDS_REMEMBERED, NO_A_DAY, NO_HOLDS_MS, NO_IN_A_ROW, REQUESTS_KEPT_MAX};
use crate::base::time::Wall;
use crate::config::kind::Kind;
use crate::journal::record::{Asked, Entry, Pressed, Step};

use super::request::{End, Phase, Request};
use super::tally::{Tallies, Tally};

/// The state of the proxy. Made from an empty one by [`Gate::apply`] alone.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    requests: BTreeMap<RequestId, Request>,
    /// Requests that have ended, the oldest end first: the older ones are kept in [`Gate::old`] alone.
    ended: VecDeque<RequestId>,
    old: BTreeMap<u64, (State, Option<Code>)>,
    seq: u64,
    no: HashMap<Digest, Pressing>,
    streaks: HashMap<KindId, Streak>,
    /// Cards in a row that nobody answered.
    unanswered: u32,
    shown: VecDeque<Wall>,
    kinds: HashMap<KindId, bool>,
    chats: BTreeMap<ChatId, (String, String)>,
    owners: Option<Vec<UserId>>,
    frozen: Option<Frozen>,
    suspended: bool,
    permissions: BTreeSet<PermissionId>,
    bot: Option<BotId>,
    last: Option<Wall>,
    tallies: Tallies,
}

/// Who decided, and when.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Pressing {
    by: UserId,
    at: Wall,
}

/// The no of a kind.
#[derive(Clone, Debug, Default)]
struct Streak {
    /// In a row, without a yes and without a day between two of them.
    row: u32,
    /// The last ones.
    times: VecDeque<Wall>,
}

/// That everything is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Frozen {
    /// Who; `None` is the host.
    pub by: Option<UserId>,
    /// Since when.
    pub at: Wall,
}

/// A step that cannot follow what stands: nothing was changed by it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Misfit {
    /// The step.
    pub step: &'static str,
    /// The request.
    pub id: RequestId,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not fit where {} stands", self.step, self.id)
    }
}

impl std::error::Error for Misfit {}

impl Gate {
    /// Takes a line of the journal.
    ///
    /// # Errors
    /// It cannot follow what stands: an id that has ended, or was never asked. Nothing is changed by it then.
    pub fn take(&mut self, entry: &Entry) -> Result<(), Misfit> {
        self.apply(Some(entry.n), entry.ts, &entry.step)
    }

    /// Takes a step at `ts`. `n` is its line, `None` for one that takes away and could not be written yet.
    ///
    /// # Errors
    /// As [`Gate::take`].
    pub fn apply(&mut self, n: Option<u64>, ts: Wall, step: &Step) -> Result<(), Misfit> {
        self.last = Some(self.last.map_or(ts, |last| last.max(ts)));
        match step {
            Step::Start { bot, .. } => self.bot = bot.or(self.bot),
            Step::Recovered { .. } | Step::Selftest { .. } | Step::DeniedCount { .. } | Step::MandateBack { .. } => {}
            Step::OwnerChange { owners, .. } => self.owners = Some(owners.clone()),
            Step::ChatOn { chat, mode, title, .. } => {
                self.chats.insert(*chat, (mode.clone(), title.clone()));
            }
            Step::ChatOff { chat, .. } => {
                self.chats.remove(chat);
            }
            Step::Suspended { .. } => self.suspended = true,
            Step::Resumed { .. } => self.suspended = false,
            Step::CategoryOn { kind, .. } => {
                self.kinds.insert(kind.clone(), true);
            }
            Step::CategoryOff { kind, .. } => {
                self.kinds.insert(kind.clone(), false);
            }
            Step::Frozen { by } => self.frozen = Some(Frozen { by: *by, at: ts }),
            Step::Unfrozen { .. } => {
                self.frozen = None;
                self.unanswered = 0;
            }
            Step::MandateOpen(open) => {
                self.permissions.insert(open.perm.clone());
            }
            Step::MandateStop { perm, .. } => {
                self.permissions.remove(perm);
            }
            Step::Asked(_)
            | Step::Reopened { .. }
            | Step::Shown { .. }
            | Step::Granted(_)
            | Step::Declined(_)
            | Step::Returned(_)
            | Step::Later(_)
            | Step::Expired { .. }
            | Step::Withdrawn { .. }
            | Step::Used { .. }
            | Step::Executed { .. }
            | Step::Denied { .. }
            | Step::MandateUse { .. } => return self.follow(n, ts, step),
        }
        Ok(())
    }

    /// A step in the life of a request.
    fn follow(&mut self, n: Option<u64>, ts: Wall, step: &Step) -> Result<(), Misfit> {
        match step {
            Step::Asked(asked) => self.asked(ts, asked),
            Step::Reopened { id, from, .. } => self.reopened(ts, id, from),
            Step::Shown { id, at, until } => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Later { .. } | Phase::Waiting))?;
                (request.cards, request.until, request.phase) = (at.clone(), Some(*until), Phase::Shown);
                if self.shown.len() >= CARDS_REMEMBERED {
                    self.shown.pop_front();
                }
                self.shown.push_back(ts);
                Ok(())
            }
            Step::Granted(Pressed { id, by }) => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Shown))?;
                request.phase = Phase::Granted { by: Some(*by), at: ts };
                let kind = request.kind.clone();
                self.streaks.remove(&kind);
                self.unanswered = 0;
                let yes = &mut self.tallies.at(ts).yes;
                *yes = yes.saturating_add(1);
                Ok(())
            }
            Step::MandateUse { id, .. } => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Waiting))?;
                request.phase = Phase::Granted { by: None, at: ts };
                Ok(())
            }
            Step::Used { id } => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Granted { .. }))?;
                let Some((by, at)) = request.agreed() else { return Ok(()) };
                request.phase = Phase::Used { by, at };
                let cents = u64::from(request.cents);
                let spent = &mut self.tallies.at(ts).cents;
                *spent = spent.saturating_add(cents);
                Ok(())
            }
            Step::Later(Pressed { id, by }) => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Shown))?;
                request.phase = Phase::Later { by: *by, at: ts };
                self.unanswered = 0;
                Ok(())
            }
            Step::Declined(_)
            | Step::Returned(_)
            | Step::Expired { .. }
            | Step::Withdrawn { .. }
            | Step::Denied { .. }
            | Step::Executed { .. } => self.finish(n, ts, step),
            // Not of a request: taken by `apply`.
            Step::Start { .. }
            | Step::Recovered { .. }
            | Step::Selftest { .. }
            | Step::OwnerChange { .. }
            | Step::ChatOn { .. }
            | Step::ChatOff { .. }
            | Step::Suspended { .. }
            | Step::Resumed { .. }
            | Step::DeniedCount { .. }
            | Step::MandateOpen(_)
            | Step::MandateBack { .. }
            | Step::MandateStop { .. }
            | Step::CategoryOn { .. }
            | Step::CategoryOff { .. }
            | Step::Frozen { .. }
            | Step::Unfrozen { .. } => Ok(()),
        }
    }

    /// A step that ends a request. Only an action that has begun ends in `executed`, and it in nothing else.
    fn finish(&mut self, n: Option<u64>, ts: Wall, step: &Step) -> Result<(), Misfit> {
        let (id, state, by, code) = match step {
            Step::Declined(Pressed { id, by }) => (id, State::Declined, Some(*by), None),
            Step::Returned(Pressed { id, by }) => (id, State::Returned, Some(*by), None),
            Step::Expired { id, code } => (id, State::Expired, None, Some(code)),
            Step::Withdrawn { id } => (id, State::Withdrawn, None, None),
            Step::Denied { id, code } => (id, State::Denied, None, Some(code)),
            Step::Executed { id, ran, code, .. } => (id, State::after(*ran), None, code.as_ref()),
            _ => return Ok(()),
        };
        let ran = matches!(step, Step::Executed { .. });
        let request = self.open(step, id, |phase| matches!(phase, Phase::Used { .. }) == ran)?;
        let agreed = request.agreed();
        let by = by.or(agreed.and_then(|(by, _)| by));
        let end = End { n, at: ts, state, by, agreed: agreed.map(|(_, at)| at), code: code.cloned() };
        let (digest, kind, seen) = (request.digest, request.kind.clone(), request.until.is_some());
        request.phase = Phase::Ended(end);
        match state {
            State::Declined => self.declined(ts, digest, kind, by),
            State::Returned => self.unanswered = 0,
            State::Expired if seen && code.is_some_and(|code| code == "time") => {
                self.unanswered = self.unanswered.saturating_add(1);
            }
            _ => {}
        }
        self.ended.push_back(id.clone());
        if self.ended.len() > REQUESTS_KEPT_MAX
            && let Some(oldest) = self.ended.pop_front()
            && let Some(request) = self.requests.remove(&oldest)
            && let Phase::Ended(end) = request.phase
        {
            self.old.insert(number(&oldest), (end.state, end.code.as_deref().and_then(Code::parse)));
        }
        Ok(())
    }

    fn declined(&mut self, ts: Wall, digest: Digest, kind: KindId, by: Option<UserId>) {
        let count = &mut self.tallies.at(ts).no;
        *count = count.saturating_add(1);
        self.unanswered = 0;
        if let Some(by) = by {
            self.no.retain(|_, no| ts.since(no.at) < NO_HOLDS_MS);
            self.no.insert(digest, Pressing { by, at: ts });
        }
        let streak = self.streaks.entry(kind).or_default();
        let again = streak.times.back().is_some_and(|last| ts.since(*last) < NO_HOLDS_MS);
        streak.row = if again { streak.row.saturating_add(1) } else { 1 };
        streak.times.push_back(ts);
        if streak.times.len() > NO_TIMES_KEPT {
            streak.times.pop_front();
        }
    }

    fn asked(&mut self, ts: Wall, asked: &Asked) -> Result<(), Misfit> {
        if self.knows(&asked.id) {
            return Err(Misfit { step: "asked", id: asked.id.clone() });
        }
        let count = &mut self.tallies.at(ts).asked;
        *count = count.saturating_add(1);
        self.seq = self.seq.saturating_add(1);
        let request = Request {
            id: asked.id.clone(),
            origin: asked.id.clone(),
            from: None,
            kind: asked.kind.clone(),
            def: asked.def.clone(),
            digest: asked.digest,
            uid: asked.uid,
            files: asked.files,
            cents: asked.cents,
            urgent: asked.urgent,
            perm: asked.perm.clone(),
            asked: ts,
            seq: self.seq,
            cards: Vec::new(),
            until: None,
            phase: Phase::Waiting,
        };
        self.requests.insert(asked.id.clone(), request);
        Ok(())
    }

    fn reopened(&mut self, ts: Wall, id: &RequestId, from: &RequestId) -> Result<(), Misfit> {
        let misfit = || Misfit { step: "reopened", id: id.clone() };
        let old = self.requests.get(from).filter(|old| !old.is_open()).ok_or_else(misfit)?;
        if self.knows(id) {
            return Err(misfit());
        }
        let seq = self.seq.saturating_add(1);
        let request = Request {
            id: id.clone(),
            from: Some(from.clone()),
            asked: ts,
            seq,
            cards: Vec::new(),
            until: None,
            phase: Phase::Waiting,
            ..old.clone()
        };
        self.seq = seq;
        self.unanswered = 0;
        self.requests.insert(id.clone(), request);
        Ok(())
    }

    fn open(&mut self, step: &Step, id: &RequestId, fits: impl Fn(&Phase) -> bool) -> Result<&mut Request, Misfit> {
        let request = self.requests.get_mut(id).filter(|request| request.is_open() && fits(&request.phase));
        request.ok_or_else(|| Misfit { step: step.name(), id: id.clone() })
    }

    /// Notes the line of an end that could not be written at once.
    pub fn numbered(&mut self, id: &RequestId, n: u64) {
        if let Some(Phase::Ended(end)) = self.requests.get_mut(id).map(|request| &mut request.phase) {
            end.n = end.n.or(Some(n));
        }
    }

    /// Whether that id was ever given.
    #[must_use]
    pub fn knows(&self, id: &RequestId) -> bool {
        self.requests.contains_key(id) || self.old.contains_key(&number(id))
    }

    /// A request; one that ended long ago is known by its state alone.
    #[must_use]
    pub fn request(&self, id: &RequestId) -> Option<&Request> {
        self.requests.get(id)
    }

    /// How a request ended that ended long ago: its state, and its code where that is one of ours.
    #[must_use]
    pub fn ended_long_ago(&self, id: &RequestId) -> Option<(State, Option<Code>)> {
        self.old.get(&number(id)).copied()
    }

    /// The requests without an end, in the order of asking.
    #[must_use]
    pub fn open_requests(&self) -> Vec<&Request> {
        let mut open: Vec<&Request> = self.requests.values().filter(|request| request.is_open()).collect();
        open.sort_by_key(|request| request.seq);
        open
    }

    /// The requests that have ended, the latest end first, as far back as they are kept.
    pub fn ended_requests(&self) -> impl Iterator<Item = &Request> {
        self.ended.iter().rev().filter_map(|id| self.requests.get(id))
    }

    /// The open request for exactly this action.
    #[must_use]
    pub fn open_for(&self, digest: &Digest) -> Option<&Request> {
        self.requests.values().find(|request| request.is_open() && request.digest == *digest)
    }

    /// The *no* that holds for exactly this action: when it was said, and when it ends.
    #[must_use]
    pub fn no_for(&self, digest: &Digest, now: Wall) -> Option<(Wall, Wall)> {
        let no = self.no.get(digest).filter(|no| now.since(no.at) < NO_HOLDS_MS)?;
        Some((no.at, no.at.plus_ms(NO_HOLDS_MS)))
    }

    /// Until when a kind is closed by its owners' no: three in a row, or five within a day; a yes or a day opens it.
    #[must_use]
    pub fn paused(&self, kind: &KindId, now: Wall) -> Option<Wall> {
        let streak = self.streaks.get(kind)?;
        let until = streak.times.back()?.plus_ms(NO_HOLDS_MS);
        let lately = streak.times.iter().filter(|at| now.since(**at) < NO_HOLDS_MS).count();
        let many = u32::try_from(lately).is_ok_and(|lately| lately >= NO_A_DAY);
        ((streak.row >= NO_IN_A_ROW || many) && now < until).then_some(until)
    }

    /// Cards in a row that nobody answered.
    #[must_use]
    pub const fn unanswered(&self) -> u32 {
        self.unanswered
    }

    /// An owner wrote or pressed something: cards may be drawn again. It decides nothing, so the journal does not know it.
    pub const fn heard_of_an_owner(&mut self) {
        self.unanswered = 0;
    }

    /// Whether a request was shown again under a new id.
    #[must_use]
    pub fn was_reopened(&self, id: &RequestId) -> bool {
        self.requests.values().any(|request| request.from.as_ref() == Some(id))
    }

    /// Whether a kind is turned on.
    #[must_use]
    pub fn is_on(&self, kind: &Kind) -> bool {
        self.kinds.get(&kind.id).copied().unwrap_or(kind.initial_on)
    }

    /// The title of a chat that an owner connected.
    #[must_use]
    pub fn chat(&self, chat: ChatId) -> Option<&str> {
        self.chats.get(&chat).map(|(_, title)| title.as_str())
    }

    /// The chats that owners connected.
    pub fn chats(&self) -> impl Iterator<Item = ChatId> {
        self.chats.keys().copied()
    }

    /// The owners, as they were last written down.
    #[must_use]
    pub fn owners(&self) -> Option<&[UserId]> {
        self.owners.as_deref()
    }

    /// Who froze everything, and since when.
    #[must_use]
    pub const fn frozen(&self) -> Option<Frozen> {
        self.frozen
    }

    /// Whether standing permissions rest since the clock was moved.
    #[must_use]
    pub const fn suspended(&self) -> bool {
        self.suspended
    }

    /// The standing permissions in force.
    #[must_use]
    pub fn permissions(&self) -> usize {
        self.permissions.len()
    }

    /// The bot, as it was last known.
    #[must_use]
    pub const fn bot(&self) -> Option<BotId> {
        self.bot
    }

    /// When the last step was taken; 1970 before the first.
    #[must_use]
    pub fn last(&self) -> Wall {
        self.last.unwrap_or_else(|| Wall::clamped(0))
    }

    /// When cards were shown, the oldest first.
    pub(super) fn shown(&self) -> impl DoubleEndedIterator<Item = Wall> {
        self.shown.iter().copied()
    }

    /// What happened since a moment of today or yesterday.
    #[must_use]
    pub fn tally(&self, since: Wall) -> Tally {
        self.tallies.since(since)
    }
}

/// Moments of a kind's no that are kept: as many as close it.
const NO_TIMES_KEPT: usize = 5;

impl Gate {
    /// What a start has to write down: cards fell with the process that had drawn them, and of an action that had begun
    /// nobody knows the outcome. Nothing of it is ever run again.
    #[must_use]
    pub fn restart(&self) -> Vec<Step> {
        let restart = || "restart".to_owned();
        self.open_requests()
            .into_iter()
            .filter_map(|request| {
                let id = request.id.clone();
                match request.phase {
                    Phase::Used { .. } => Some(Step::Executed { id, ran: Ran::Unknown, code: Some(restart()), ms: 0 }),
                    Phase::Granted { .. } | Phase::Shown | Phase::Waiting => {
                        Some(Step::Expired { id, code: restart() })
                    }
                    Phase::Later { .. } | Phase::Ended(_) => None,
                }
            })
            .collect()
    }
}

/// An id as a number: the journal never forgets one, so each must be small.
fn number(id: &RequestId) -> u64 {
    // Ten hex digits, by the type; they fit.
    u64::from_str_radix(id.hex(), 16).unwrap_or(u64::MAX)
}
