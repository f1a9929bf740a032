//! The fold of the decisions journal: what is in force, as far as it was ever written down.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use crate::base::answer::{Code, State};
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::limits::{CARDS_REMEMBERED, NO_HOLDS_MS, REQUESTS_KEPT_MAX, URGENT_A_NIGHT};
use crate::base::time::Wall;
use crate::config::Language;
use crate::journal::record::{Asked, Entry, Pressed, Step};
use crate::policy::group::Mode;

use super::permission::{Over, Permission, Use};
use super::request::{End, Phase, Request};
use super::tally::Tallies;

/// The state of the proxy. Made from an empty one by [`Gate::apply`] alone.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    pub(super) requests: BTreeMap<RequestId, Request>,
    /// Those without an end, by their place in the order of asking: nearly all of them have ended.
    pub(super) open: BTreeMap<u64, RequestId>,
    /// Requests that have ended, the oldest end first: the older ones are kept in [`Gate::old`] alone.
    pub(super) ended: VecDeque<RequestId>,
    pub(super) old: BTreeMap<u64, (State, Option<Code>)>,
    pub(super) seq: u64,
    pub(super) no: BTreeMap<Digest, Pressing>,
    pub(super) streaks: BTreeMap<KindId, Streak>,
    /// Cards in a row that nobody answered.
    pub(super) unanswered: u32,
    pub(super) shown: VecDeque<Wall>,
    /// When urgent cards were shown, the last ones.
    pub(super) urgent: VecDeque<Wall>,
    pub(super) kinds: BTreeMap<KindId, bool>,
    pub(super) chats: BTreeMap<ChatId, Chat>,
    pub(super) owners: Option<Vec<UserId>>,
    pub(super) languages: BTreeMap<UserId, Language>,
    pub(super) frozen: Option<Frozen>,
    pub(super) suspended: bool,
    pub(super) permissions: BTreeMap<PermissionId, Permission>,
    /// Permissions that ended lately, the oldest end first.
    pub(super) over: VecDeque<Over>,
    /// Uses of the last two days that were not given back.
    pub(super) uses: BTreeMap<RequestId, Use>,
    pub(super) bot: Option<BotId>,
    pub(super) last: Option<Wall>,
    pub(super) tallies: Tallies,
}

/// A chat that an owner connected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chat {
    /// What reaches the session from it.
    pub mode: Mode,
    /// Its title as it stood on the card.
    pub title: String,
    /// Who chose the mode.
    pub by: UserId,
    /// When.
    pub at: Wall,
}

/// Who decided, and when.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Pressing {
    pub(super) by: UserId,
    pub(super) at: Wall,
}

/// The no of a kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Streak {
    /// In a row, without a yes and without a day between two of them.
    pub(super) row: u32,
    /// The last ones.
    pub(super) times: VecDeque<Wall>,
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
            Step::Recovered { .. } | Step::Selftest { .. } | Step::DeniedCount { .. } => {}
            Step::MandateBack { perm, id, .. } => self.given_back(perm, id),
            Step::OwnerChange { owners, setting, .. } => {
                self.owner_change(owners, setting.as_ref());
                self.stopped_with(ts, ("owner_gone", None), |own| !owners.contains(&own.by));
            }
            Step::ChatOn { chat, mode, title, by } => {
                // A word of another version's: whatever it let through, only watching is no more than that.
                let mode = Mode::parse(mode).unwrap_or(Mode::Watch);
                self.chats.insert(*chat, Chat { mode, title: title.clone(), by: *by, at: ts });
            }
            Step::ChatOff { chat, .. } => {
                self.chats.remove(chat);
            }
            Step::Suspended { .. } => self.suspended = true,
            Step::Resumed { .. } => self.suspended = false,
            Step::CategoryOn { kind, .. } => {
                self.kinds.insert(kind.clone(), true);
                // An owner wants its actions: what was said against earlier ones closes it no more.
                self.streaks.remove(kind);
            }
            Step::CategoryOff { kind, by } => {
                self.kinds.insert(kind.clone(), false);
                self.stopped_with(ts, (if by.is_some() { "stop" } else { "host" }, *by), |own| own.kind == *kind);
            }
            Step::Frozen { by } => {
                self.frozen = Some(Frozen { by: *by, at: ts });
                self.stopped_with(ts, ("frozen", *by), |_| true);
            }
            Step::Unfrozen { .. } => {
                self.frozen = None;
                self.unanswered = 0;
            }
            Step::MandateOpen(open) => {
                self.opened(ts, open)?;
                return self.finish(n, ts, step);
            }
            Step::MandateStop { perm, code, by } => self.stopped(ts, perm, code, *by),
            Step::Asked(asked) => return self.asked(ts, asked),
            Step::Reopened { id, from, .. } => return self.reopened(ts, id, from),
            Step::Shown { id, at, until } => return self.now_shown(ts, step, (id, at, *until)),
            Step::Granted(Pressed { id, by }) => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Shown))?;
                request.phase = Phase::Granted { by: Some(*by), at: ts };
                let kind = request.kind.clone();
                self.streaks.remove(&kind);
                self.unanswered = 0;
                let yes = &mut self.tallies.at(ts).yes;
                *yes = yes.saturating_add(1);
            }
            Step::MandateUse { id, .. } => {
                self.open(step, id, |phase| matches!(phase, Phase::Waiting))?;
                self.used_under(ts, step)?;
                self.open(step, id, |_| true)?.phase = Phase::Granted { by: None, at: ts };
            }
            Step::Later(Pressed { id, by }) => {
                let request = self.open(step, id, |phase| matches!(phase, Phase::Shown))?;
                request.phase = Phase::Later { by: *by, at: ts };
                self.unanswered = 0;
            }
            Step::Used { id } => return self.used(ts, step, id),
            Step::Declined(_)
            | Step::Returned(_)
            | Step::Expired { .. }
            | Step::Withdrawn { .. }
            | Step::Denied { .. }
            | Step::Executed { .. } => return self.finish(n, ts, step),
        }
        Ok(())
    }

    /// Whoever is an owner no longer leaves no setting behind for the day they come back.
    fn owner_change(&mut self, owners: &[UserId], setting: Option<&(UserId, String)>) {
        if let Some((owner, language)) = setting {
            // Cards go on in the language that root wrote where a word is none of ours.
            match Language::parse(language) {
                Some(language) => self.languages.insert(*owner, language),
                None => self.languages.remove(owner),
            };
        }
        self.languages.retain(|owner, _| owners.contains(owner));
        self.owners = Some(owners.to_vec());
    }

    fn now_shown(
        &mut self,
        ts: Wall,
        step: &Step,
        (id, at, until): (&RequestId, &[(ChatId, MessageId)], Wall),
    ) -> Result<(), Misfit> {
        let request = self.open(step, id, |phase| matches!(phase, Phase::Later { .. } | Phase::Waiting))?;
        (request.cards, request.until, request.phase) = (at.to_vec(), Some(until), Phase::Shown);
        if request.urgent {
            if self.urgent.len() >= URGENT_A_NIGHT {
                self.urgent.pop_front();
            }
            self.urgent.push_back(ts);
        }
        if self.shown.len() >= CARDS_REMEMBERED {
            self.shown.pop_front();
        }
        self.shown.push_back(ts);
        Ok(())
    }

    fn used(&mut self, ts: Wall, step: &Step, id: &RequestId) -> Result<(), Misfit> {
        let request = self.open(step, id, |phase| matches!(phase, Phase::Granted { .. }))?;
        if request.perm.is_some() {
            // What was agreed to is a permission: there is nothing that could begin.
            return Err(Misfit { step: step.name(), id: id.clone() });
        }
        if let Some((by, at)) = request.agreed() {
            request.phase = Phase::Used { by, at };
        }
        let cents = u64::from(request.cents);
        let spent = &mut self.tallies.at(ts).cents;
        *spent = spent.saturating_add(cents);
        Ok(())
    }

    /// A step that ends a request. Only an action that has begun ends in `executed`, and it in nothing else.
    fn finish(&mut self, n: Option<u64>, ts: Wall, step: &Step) -> Result<(), Misfit> {
        let Some(Ending { id, state, by, code }) = ending(step) else { return Ok(()) };
        let ran = matches!(step, Step::Executed { .. });
        let request = self.open(step, id, |phase| matches!(phase, Phase::Used { .. }) == ran)?;
        let agreed = request.agreed();
        let by = by.or(agreed.and_then(|(by, _)| by));
        let end = End { n, at: ts, state, by, agreed: agreed.map(|(_, at)| at), code: code.map(str::to_owned) };
        let (digest, kind, seen) = (request.digest, request.kind.clone(), request.until.is_some());
        let seq = request.seq;
        request.phase = Phase::Ended(end);
        self.open.remove(&seq);
        if state == State::Declined {
            self.declined(ts, digest, kind, by);
        } else if state == State::Returned {
            self.unanswered = 0;
        } else if seen && state == State::Expired && code == Some("time") {
            self.unanswered = self.unanswered.saturating_add(1);
        }
        self.ended.push_back(id.clone());
        // The card of a permission in force has to say when it ends.
        let needed = |id: &RequestId| self.permissions.values().any(|own| own.request == *id);
        let crowded = self.ended.len() > REQUESTS_KEPT_MAX;
        let oldest = self.ended.iter().position(|id| !needed(id)).filter(|_| crowded);
        if let Some(oldest) = oldest.and_then(|at| self.ended.remove(at)) {
            let gone = self.requests.remove(&oldest).map(|request| request.phase);
            if let Some(Phase::Ended(end)) = gone {
                self.old.insert(number(&oldest), (end.state, end.code.as_deref().and_then(Code::parse)));
            }
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
        self.open.insert(request.seq, request.id.clone());
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
        self.open.insert(seq, id.clone());
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
}

/// Moments of a kind's no that are kept: as many as close it.
const NO_TIMES_KEPT: usize = 5;

/// How a step ends a request.
struct Ending<'a> {
    id: &'a RequestId,
    state: State,
    by: Option<UserId>,
    code: Option<&'a str>,
}

/// What a step says of an end, if it ends a request.
fn ending(step: &Step) -> Option<Ending<'_>> {
    let (id, state, by, code) = match step {
        Step::Declined(Pressed { id, by }) => (id, State::Declined, Some(*by), None),
        Step::Returned(Pressed { id, by }) => (id, State::Returned, Some(*by), None),
        Step::Expired { id, code } => (id, State::Expired, None, Some(code.as_str())),
        Step::Withdrawn { id } => (id, State::Withdrawn, None, None),
        Step::Denied { id, code } => (id, State::Denied, None, Some(code.as_str())),
        Step::Executed { id, ran, code, .. } => (id, State::after(*ran), None, code.as_deref()),
        // What was asked for is done with the opening itself: one line, so that no crash comes between.
        Step::MandateOpen(open) => (&open.id, State::Executed, Some(open.by), None),
        Step::Start { .. }
        | Step::Recovered { .. }
        | Step::Selftest { .. }
        | Step::OwnerChange { .. }
        | Step::Asked(_)
        | Step::Shown { .. }
        | Step::Granted(_)
        | Step::Later(_)
        | Step::Reopened { .. }
        | Step::ChatOn { .. }
        | Step::ChatOff { .. }
        | Step::Suspended { .. }
        | Step::Resumed { .. }
        | Step::Used { .. }
        | Step::DeniedCount { .. }
        | Step::MandateUse { .. }
        | Step::MandateBack { .. }
        | Step::MandateStop { .. }
        | Step::CategoryOn { .. }
        | Step::CategoryOff { .. }
        | Step::Frozen { .. }
        | Step::Unfrozen { .. } => return None,
    };
    Some(Ending { id, state, by, code })
}

/// The request that a step ends.
#[must_use]
pub fn ends(step: &Step) -> Option<&RequestId> {
    ending(step).map(|ending| ending.id)
}

/// An id as a number: the journal never forgets one, so each must be small.
pub(super) fn number(id: &RequestId) -> u64 {
    // Ten hex digits, by the type; they fit.
    u64::from_str_radix(id.hex(), 16).unwrap_or(u64::MAX)
}
