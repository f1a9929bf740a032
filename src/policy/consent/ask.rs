//! Whether a request may be asked, and whether its card may be drawn now.

use crate::base::digest::Digest;
use crate::base::ids::{KindId, RequestId};
use crate::base::limits::{NO_A_DAY, NO_HOLDS_MS, NO_IN_A_ROW, OPEN_A_KIND, OPEN_ALL, QUEUED_MAX, UNANSWERED_MAX};
use crate::base::time::Wall;
use crate::policy::consent::{Gate, Phase, Request};

/// What becomes of a request before it is accepted.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub enum Ask {
    /// It is a new one.
    New,
    /// The same is open already, under this id.
    Same(RequestId),
    /// It is refused.
    Refused(WhyNot),
}

/// Why a request is refused before a card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WhyNot {
    /// An owner said no to exactly this.
    Declined {
        /// When.
        at: Wall,
        /// Until when that holds.
        until: Wall,
    },
    /// Everything is frozen.
    Frozen,
    /// The kind is off.
    Off,
    /// Too many no for this kind.
    Paused {
        /// Until when.
        until: Wall,
    },
    /// Too many wait already.
    TooMany {
        /// How many.
        waiting: usize,
    },
}

/// How many cards may be drawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Limits {
    /// New cards an hour.
    pub an_hour: u32,
    /// New cards a day.
    pub a_day: u32,
}

const HOUR_MS: i64 = 3_600_000;

impl Gate {
    /// Whether this action may be asked for now.
    pub fn ask(&self, kind: &KindId, initial_on: bool, digest: &Digest, now: Wall) -> Ask {
        if self.frozen().is_some() {
            return Ask::Refused(WhyNot::Frozen);
        }
        if !self.is_on(kind, initial_on) {
            return Ask::Refused(WhyNot::Off);
        }
        if let Some(same) =
            self.living().find(|request| request.asked.digest == *digest && request.asked.perm.is_none())
        {
            return Ask::Same(same.asked.id.clone());
        }
        if let Some(at) = self.noes.get(digest).filter(|at| now.since(**at) < NO_HOLDS_MS) {
            return Ask::Refused(WhyNot::Declined { at: *at, until: at.plus_ms(NO_HOLDS_MS) });
        }
        if let Some(until) = self.paused(kind, now) {
            return Ask::Refused(WhyNot::Paused { until });
        }
        let waiting = self.living().filter(|request| request.phase.is_open()).count();
        if waiting >= OPEN_ALL.saturating_add(QUEUED_MAX) {
            return Ask::Refused(WhyNot::TooMany { waiting });
        }
        Ask::New
    }

    /// Until when a kind is closed by its owners' no: three in a row, or five in a day; a yes or a day opens it.
    #[must_use]
    pub fn paused(&self, kind: &KindId, now: Wall) -> Option<Wall> {
        let streak = self.streaks.get(kind)?;
        let last = *streak.times.back()?;
        let recent = streak.times.iter().filter(|at| now.since(**at) < NO_HOLDS_MS).count();
        let many = u32::try_from(recent).is_ok_and(|recent| recent >= NO_A_DAY);
        let until = last.plus_ms(NO_HOLDS_MS);
        ((streak.row >= NO_IN_A_ROW || many) && now < until).then_some(until)
    }

    /// The request whose card comes next, if one may be drawn now.
    #[must_use]
    pub fn next_to_draw(&self, limits: Limits, now: Wall) -> Option<&Request> {
        if self.frozen().is_some() || self.unanswered >= UNANSWERED_MAX || !self.card_allowed(limits, now) {
            return None;
        }
        let open = |kind: Option<&KindId>| {
            self.living().filter(|r| r.phase == Phase::Shown && kind.is_none_or(|kind| r.asked.kind == *kind)).count()
        };
        if open(None) >= OPEN_ALL {
            return None;
        }
        self.living()
            .filter(|request| request.phase == Phase::Asked)
            .find(|request| open(Some(&request.asked.kind)) < OPEN_A_KIND)
    }

    /// How many requests come before this one.
    #[must_use]
    pub fn before(&self, id: &RequestId) -> usize {
        self.living().filter(|request| request.phase.is_open()).take_while(|request| request.asked.id != *id).count()
    }

    fn card_allowed(&self, limits: Limits, now: Wall) -> bool {
        let within = |most: i64| self.shown.iter().filter(|at| now.since(**at) < most).count();
        let less = |count: usize, most: u32| u32::try_from(count).is_ok_and(|count| count < most);
        less(within(HOUR_MS), limits.an_hour) && less(within(HOUR_MS.saturating_mul(24)), limits.a_day)
    }
}
