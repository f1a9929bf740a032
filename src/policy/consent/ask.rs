//! Whether a request may be asked, and whose card is drawn next.

use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::ids::{KindId, RequestId, UserId};
use crate::base::limits::{LATER_MS, OPEN_A_KIND, OPEN_ALL, QUEUED_MAX, UNANSWERED_MAX};
use crate::base::time::Wall;
use crate::config::kind::Kind;

use super::gate::Gate;
use super::request::{Phase, Request};

/// What is asked, as far as the decision needs it.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The kind.
    pub kind: &'a Kind,
    /// The action.
    pub digest: &'a Digest,
    /// How many owners there are.
    pub owners: usize,
    /// Whether the clock runs behind the journal.
    pub behind: bool,
}

/// Whether a request may be asked.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub enum Verdict {
    /// It may.
    New,
    /// It may not.
    Refused(Refusal),
    /// Exactly this is asked already.
    Same(RequestId),
}

/// How many cards there may be, lately. The figures of the configuration, never above those in the code.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Caps {
    /// New cards an hour.
    pub an_hour: u32,
    /// New cards a day.
    pub a_day: u32,
}

/// Whose card is drawn next.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Turn {
    /// This one's, now.
    Now(RequestId),
    /// Nobody's before this moment.
    At(Wall),
    /// Nobody's, until something changes.
    Nobody,
}

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

impl Gate {
    /// What refuses everything, whatever is asked.
    ///
    /// # Errors
    /// Nobody is an owner, the clock runs behind the journal, or everything is frozen.
    pub fn refuses_all(&self, owners: usize, behind: bool) -> Result<(), Refusal> {
        if owners == 0 {
            return Err(Refusal::of(Code::NoOwner));
        }
        if behind {
            return Err(Refusal::of(Code::ClockStepped));
        }
        if self.frozen().is_some() {
            return Err(Refusal::of(Code::Frozen));
        }
        Ok(())
    }

    /// Whether this may be asked now.
    pub fn may_ask(&self, asking: &Asking<'_>, now: Wall) -> Verdict {
        if let Err(refusal) = self.refuses_all(asking.owners, asking.behind) {
            return Verdict::Refused(refusal);
        }
        if !self.is_on(asking.kind) {
            return Verdict::Refused(Refusal::kind_off(asking.kind.id.as_str()));
        }
        if let Some(same) = self.open_for(asking.digest) {
            return Verdict::Same(same.id.clone());
        }
        if let Some((at, until)) = self.no_for(asking.digest, now) {
            return Verdict::Refused(Refusal::declined_today(at, until));
        }
        if let Some(until) = self.paused(&asking.kind.id, now) {
            return Verdict::Refused(Refusal::kind_paused(asking.kind.id.as_str(), until));
        }
        let open = self.open_requests();
        let waiting = open.iter().filter(|request| request.phase == Phase::Waiting).count();
        // What was put off does not wait for a place, and still is stored and listed: it has the same bound.
        let later = open.iter().filter(|request| matches!(request.phase, Phase::Later { .. })).count();
        if waiting >= QUEUED_MAX || later >= QUEUED_MAX {
            return Verdict::Refused(Refusal::too_many_open(open.len()));
        }
        Verdict::New
    }

    /// Whose card is drawn next. `first` are requests that an owner asked to see: they go before the others and wait for no hour.
    /// `aside` are those that get no card yet: a permission covers them, and they wait for its receipt.
    #[must_use]
    pub fn turn(&self, caps: Caps, now: Wall, first: &[RequestId], aside: &dyn Fn(&RequestId) -> bool) -> Turn {
        let mut open = self.open_requests();
        open.retain(|request| !aside(&request.id));
        let shown: Vec<&Request> = open.iter().filter(|request| request.phase == Phase::Shown).copied().collect();
        if self.frozen().is_some() || shown.len() >= OPEN_ALL {
            return Turn::Nobody;
        }
        let room = |kind: &KindId| shown.iter().filter(|request| request.kind == *kind).count() < OPEN_A_KIND;
        let wanted = |request: &&&Request| room(&request.kind);
        let asked_for = |request: &&&Request| {
            first.contains(&request.id) && matches!(request.phase, Phase::Waiting | Phase::Later { .. })
        };
        if let Some(request) = open.iter().filter(asked_for).find(wanted) {
            return Turn::Now(request.id.clone());
        }
        match open.iter().filter(|request| request.phase == Phase::Waiting).find(wanted) {
            None => Turn::Nobody,
            // Nobody looks: until an owner writes or presses, another card would only make the pile higher.
            Some(_) if self.unanswered() >= UNANSWERED_MAX => Turn::Nobody,
            Some(request) => match self.closed_until(caps, now) {
                None => Turn::Now(request.id.clone()),
                Some(at) => Turn::At(at),
            },
        }
    }

    /// Until when no new card may come, where too many came lately. A clock that went back makes nothing look longer ago.
    #[must_use]
    pub fn closed_until(&self, caps: Caps, now: Wall) -> Option<Wall> {
        let full = |span: i64, most: u32| {
            let most = usize::try_from(most.max(1)).unwrap_or(usize::MAX);
            let lately: Vec<Wall> = self.shown().filter(|at| now.since(*at) < span).collect();
            let over = lately.len().checked_sub(most)?;
            lately.get(over).or(lately.last()).map(|at| at.plus_ms(span))
        };
        full(HOUR_MS, caps.an_hour).into_iter().chain(full(DAY_MS, caps.a_day)).max()
    }

    /// Requests whose time is over.
    #[must_use]
    pub fn overdue(&self, now: Wall) -> Vec<RequestId> {
        let over = |request: &&Request| match request.phase {
            Phase::Shown => request.until.is_some_and(|until| now >= until),
            Phase::Later { at, .. } => now.since(at) >= LATER_MS,
            Phase::Ended(_) | Phase::Granted { .. } | Phase::Used { .. } | Phase::Waiting => false,
        };
        self.open_requests().into_iter().filter(over).map(|request| request.id.clone()).collect()
    }

    /// When the next request's time is over.
    #[must_use]
    pub fn next_due(&self) -> Option<Wall> {
        let due = |request: &Request| match request.phase {
            Phase::Shown => request.until,
            Phase::Later { at, .. } => Some(at.plus_ms(LATER_MS)),
            Phase::Ended(_) | Phase::Granted { .. } | Phase::Used { .. } | Phase::Waiting => None,
        };
        self.open_requests().into_iter().filter_map(due).min()
    }

    /// Requests that no owner of these can answer any more, or that one agreed to who is an owner no longer.
    #[must_use]
    pub fn without(&self, owners: &[UserId]) -> Vec<RequestId> {
        let is_owner = |user: &UserId| owners.contains(user);
        let gone = |request: &&Request| match &request.phase {
            Phase::Shown => {
                !request.cards.iter().any(|(chat, _)| owners.iter().any(|owner| owner.private_chat() == *chat))
            }
            Phase::Granted { by, .. } => by.is_some_and(|by| !is_owner(&by)),
            Phase::Later { .. } | Phase::Waiting => owners.is_empty(),
            Phase::Ended(_) | Phase::Used { .. } => false,
        };
        self.open_requests().into_iter().filter(gone).map(|request| request.id.clone()).collect()
    }
}
