//! Standing permissions (DESIGN §6.7): what may run without a card, and how much of it already did.
//!
//! Everything here is read off the fold; the clock, the owner's day and the ceiling come as arguments. A day is the owner's
//! calendar day and any 24 hours: the stricter of the two counts. A use counts for its places, under whichever permission it ran,
//! so that opening one anew gives no day back.

use crate::base::digest::Digest;
use crate::base::ids::{KindId, PermissionId, RequestId, UserId};
use crate::base::limits::{PERMISSION_RENEW_MS, PERMISSIONS_MAX, USES_KEPT_MS};
use crate::base::time::Wall;
use crate::journal::record::{MandateOpen, Step};

use super::gate::{Gate, Misfit};
use super::request::Phase;

const DAY_MS: i64 = 24 * 3_600_000;

/// A standing permission.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Permission {
    /// Its id.
    pub id: PermissionId,
    /// The request that asked for it.
    pub request: RequestId,
    /// Its kind.
    pub kind: KindId,
    /// First 32 hex digits of the kind's definition hash.
    pub def: String,
    /// The ids of its places; none where the kind has none.
    pub targets: Vec<String>,
    /// Actions a day.
    pub count: u32,
    /// Cents a day.
    pub cents: u32,
    /// For how many days it was asked.
    pub days: u32,
    /// When it was opened.
    pub opened: Wall,
    /// Its end.
    pub until: Wall,
    /// The zone whose days count.
    pub zone: String,
    /// Who pressed.
    pub by: UserId,
    /// The digest of its terms, places resolved as they stood on the card.
    pub terms: Digest,
    /// Actions that ran inside it.
    pub ran: u32,
}

/// A permission that has ended.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Over {
    /// As it stood.
    pub permission: Permission,
    /// When it ended.
    pub at: Wall,
    /// Why: `stop`, `host`, `term`, `kind_changed`, `target_changed`, `owner_gone`, `frozen`.
    pub code: String,
    /// Who ended it, where somebody did.
    pub by: Option<UserId>,
}

/// A use that was reserved and not given back.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Use {
    /// The permission.
    pub perm: PermissionId,
    /// The request.
    pub id: RequestId,
    /// Its kind.
    pub kind: KindId,
    /// Where it goes.
    pub targets: Vec<String>,
    /// Cents reserved.
    pub cents: u32,
    /// When.
    pub at: Wall,
}

/// An action that a permission may cover.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Its kind.
    pub kind: &'a KindId,
    /// First 32 hex digits of the kind's definition hash.
    pub def: &'a str,
    /// The ids of its places.
    pub targets: &'a [String],
    /// What it costs, in cents.
    pub cents: u32,
}

/// The time by which uses are counted.
#[derive(Clone, Copy)]
pub struct Days<'a> {
    /// Now.
    pub now: Wall,
    /// When the calendar day of now began in a zone.
    pub began: &'a dyn Fn(&str) -> Wall,
    /// The most money a day of all permissions together, in cents.
    pub ceiling: u32,
}

impl std::fmt::Debug for Days<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Days({:?})", self.now)
    }
}

/// What was used of a day.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Spent {
    /// Actions.
    pub count: u32,
    /// Cents.
    pub cents: u32,
}

/// What terms add to what is in force.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Grows {
    /// Nothing of any kind runs without asking now.
    pub first: bool,
    /// The permissions that end when these terms are opened: of the same kind, for some of the same places.
    pub replaces: Vec<PermissionId>,
    /// Ids of places that are new.
    pub places: Vec<String>,
    /// Actions a day: from, to.
    pub count: Option<(u32, u32)>,
    /// Cents a day: from, to.
    pub cents: Option<(u32, u32)>,
    /// Until when the ones that end would have run.
    pub until: Option<Wall>,
}

impl Permission {
    fn shares(&self, kind: &KindId, targets: &[String]) -> bool {
        self.kind == *kind && (targets.is_empty() || self.targets.iter().any(|own| targets.contains(own)))
    }

    /// The most that can run in all its time, and cost.
    #[must_use]
    pub const fn most(count: u32, cents: u32, days: u32) -> (u32, u32) {
        (count.saturating_mul(days), cents.saturating_mul(days))
    }
}

impl Gate {
    /// A permission that is in force.
    #[must_use]
    pub fn permission(&self, id: &PermissionId) -> Option<&Permission> {
        self.permissions.get(id)
    }

    /// The permissions in force, by id.
    #[must_use]
    pub fn permissions(&self) -> impl ExactSizeIterator<Item = &Permission> {
        self.permissions.values()
    }

    /// A permission that has ended lately.
    #[must_use]
    pub fn permission_over(&self, id: &PermissionId) -> Option<&Over> {
        self.over.iter().rev().find(|over| over.permission.id == *id)
    }

    /// What *Stop* of a permission ends: itself; after its end, whatever took its place. An owner who presses it on an old receipt
    /// is told that each action asks from now on, and that has to be true.
    #[must_use]
    pub fn ended_by_stop(&self, id: &PermissionId) -> Vec<PermissionId> {
        if self.permissions.contains_key(id) {
            return vec![id.clone()];
        }
        let Some(Over { permission: old, .. }) = self.permission_over(id) else { return Vec::new() };
        let heirs = self.permissions.values().filter(|own| own.shares(&old.kind, &old.targets));
        heirs.map(|own| own.id.clone()).collect()
    }

    /// The use that an action runs under, as long as it is not given back.
    #[must_use]
    pub fn use_of(&self, id: &RequestId) -> Option<&Use> {
        self.uses.get(id)
    }

    /// The permission that an action may run under now.
    #[must_use]
    pub fn covering(&self, wanted: &Wanted<'_>, days: &Days<'_>) -> Option<&Permission> {
        if self.frozen().is_some() || self.suspended() {
            return None;
        }
        let all = self.spent_by_all(days).cents.checked_add(wanted.cents)?;
        if all > days.ceiling {
            return None;
        }
        let fits = |own: &Permission| {
            let spent = self.spent(own, days);
            spent.count < own.count && spent.cents.checked_add(wanted.cents).is_some_and(|cents| cents <= own.cents)
        };
        self.permissions.values().find(|own| {
            let named = wanted.targets.iter().all(|target| own.targets.contains(target));
            let holds = own.kind == *wanted.kind && own.def == wanted.def && days.now < own.until;
            let by_owner = self.owners().is_some_and(|owners| owners.contains(&own.by));
            // Last: it goes through all uses.
            holds && by_owner && named && wanted.targets.is_empty() == own.targets.is_empty() && fits(own)
        })
    }

    /// What was used of a permission's day: the stricter of the calendar's and the last 24 hours.
    #[must_use]
    pub fn spent(&self, own: &Permission, days: &Days<'_>) -> Spent {
        self.sum(days.began(&own.zone), |used| own.shares(&used.kind, &used.targets))
    }

    /// What was used of the calendar day alone: what a receipt says.
    #[must_use]
    pub fn spent_today(&self, own: &Permission, days: &Days<'_>) -> Spent {
        self.sum((days.began)(&own.zone), |used| own.shares(&used.kind, &used.targets))
    }

    fn spent_by_all(&self, days: &Days<'_>) -> Spent {
        let zones = self.permissions.values().map(|own| days.began(&own.zone));
        let from = zones.min().unwrap_or_else(|| days.now.plus_ms(DAY_MS.saturating_neg()));
        self.sum(from, |_| true)
    }

    fn sum(&self, from: Wall, counts: impl Fn(&Use) -> bool) -> Spent {
        let uses = self.uses.values().filter(|used| used.at >= from && counts(used));
        uses.fold(Spent::default(), |sum, used| Spent {
            count: sum.count.saturating_add(1),
            cents: sum.cents.saturating_add(used.cents),
        })
    }

    /// The permission in force that already allows these terms, unless it is about to end.
    #[must_use]
    pub fn allows(&self, wanted: &Wanted<'_>, (count, cents): (u32, u32), now: Wall) -> Option<&Permission> {
        self.permissions.values().find(|own| {
            own.kind == *wanted.kind
                && own.def == wanted.def
                && own.targets.is_empty() == wanted.targets.is_empty()
                && wanted.targets.iter().all(|target| own.targets.contains(target))
                && (count <= own.count && cents <= own.cents)
                && own.until.since(now) >= PERMISSION_RENEW_MS
        })
    }

    /// What terms would add, and end, if they were opened now.
    #[must_use]
    pub fn grows(&self, kind: &KindId, targets: &[String], (count, cents): (u32, u32)) -> Grows {
        let old: Vec<&Permission> = self.permissions.values().filter(|own| own.shares(kind, targets)).collect();
        let known = |target: &&String| old.iter().any(|own| own.targets.contains(target));
        // Of several that end, the one that allowed least: for its places it is that much more.
        let more = |of: fn(&Permission) -> u32, to: u32| {
            old.iter().map(|own| of(own)).min().filter(|from| to > *from).map(|from| (from, to))
        };
        Grows {
            first: self.permissions.is_empty(),
            replaces: old.iter().map(|own| own.id.clone()).collect(),
            places: targets.iter().filter(|target| !known(target)).cloned().collect(),
            count: more(|own| own.count, count),
            cents: more(|own| own.cents, cents),
            until: old.iter().map(|own| own.until).max(),
        }
    }

    /// Money a day that permissions in force beside these allow together, in cents.
    #[must_use]
    pub fn granted_cents(&self, but: &[PermissionId]) -> u32 {
        let others = self.permissions.values().filter(|own| !but.contains(&own.id));
        others.fold(0_u32, |sum, own| sum.saturating_add(own.cents))
    }

    /// Whether one more may be in force.
    #[must_use]
    pub fn has_room_for_permission(&self) -> bool {
        self.permissions.len() < PERMISSIONS_MAX
    }

    /// Permissions that are over by themselves: their term, or their owner.
    #[must_use]
    pub fn permissions_over(&self, now: Wall) -> Vec<(PermissionId, &'static str)> {
        let over = |own: &Permission| {
            let owner = self.owners().is_some_and(|owners| owners.contains(&own.by));
            if now >= own.until {
                Some("term")
            } else if owner {
                None
            } else {
                Some("owner_gone")
            }
        };
        self.permissions.values().filter_map(|own| Some((own.id.clone(), over(own)?))).collect()
    }

    /// The end of the permission that ends first.
    #[must_use]
    pub fn next_term(&self) -> Option<Wall> {
        self.permissions.values().map(|own| own.until).min()
    }

    pub(super) fn opened(&mut self, ts: Wall, open: &MandateOpen) -> Result<(), Misfit> {
        let misfit = || Misfit { step: "mandate_open", id: open.id.clone() };
        let request = self.requests.get(&open.id).ok_or_else(misfit)?;
        let asked = request.perm.as_ref() == Some(&open.perm) && matches!(request.phase, Phase::Granted { .. });
        if !asked {
            return Err(misfit());
        }
        let days = open.until.since(request.asked).div_euclid(DAY_MS);
        let permission = Permission {
            id: open.perm.clone(),
            request: open.id.clone(),
            kind: open.kind.clone(),
            def: open.def.clone(),
            targets: open.targets.clone(),
            count: open.count,
            cents: open.cents,
            days: u32::try_from(days).unwrap_or_default(),
            opened: ts,
            until: open.until,
            zone: open.zone.clone(),
            by: open.by,
            terms: request.digest,
            ran: 0,
        };
        self.permissions.insert(open.perm.clone(), permission);
        Ok(())
    }

    pub(super) fn used_under(&mut self, ts: Wall, step: &Step) -> Result<(), Misfit> {
        let Step::MandateUse { perm, id, kind, targets, cents, .. } = step else { return Ok(()) };
        let own = self.permissions.get_mut(perm).ok_or_else(|| Misfit { step: "mandate_use", id: id.clone() })?;
        own.ran = own.ran.saturating_add(1);
        self.uses.retain(|_, used| ts.since(used.at) < USES_KEPT_MS);
        let used = Use {
            perm: perm.clone(),
            id: id.clone(),
            kind: kind.clone(),
            targets: targets.clone(),
            cents: *cents,
            at: ts,
        };
        self.uses.insert(id.clone(), used);
        Ok(())
    }

    pub(super) fn given_back(&mut self, perm: &PermissionId, id: &RequestId) {
        if self.uses.remove(id).is_some() {
            let over = self.over.iter_mut().map(|over| &mut over.permission).find(|over| over.id == *perm);
            if let Some(own) = self.permissions.get_mut(perm).or(over) {
                own.ran = own.ran.saturating_sub(1);
            }
        }
    }

    /// Ends those that a step ends by itself. Lines of their own follow; should those never be written, they have ended all the same.
    pub(super) fn stopped_with(
        &mut self,
        ts: Wall,
        (code, by): (&str, Option<UserId>),
        which: impl Fn(&Permission) -> bool,
    ) {
        let all: Vec<PermissionId> =
            self.permissions.values().filter(|own| which(own)).map(|own| own.id.clone()).collect();
        for perm in all {
            self.stopped(ts, &perm, code, by);
        }
    }

    pub(super) fn stopped(&mut self, ts: Wall, perm: &PermissionId, code: &str, by: Option<UserId>) {
        let Some(permission) = self.permissions.remove(perm) else { return };
        if self.over.len() >= PERMISSIONS_MAX {
            self.over.pop_front();
        }
        self.over.push_back(Over { permission, at: ts, code: code.to_owned(), by });
    }
}

impl Days<'_> {
    fn began(&self, zone: &str) -> Wall {
        (self.began)(zone).min(self.now.plus_ms(DAY_MS.saturating_neg()))
    }
}
