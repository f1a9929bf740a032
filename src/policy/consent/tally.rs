//! What happened lately, counted by quarters of an hour: every time zone's day begins on one.

use std::collections::BTreeMap;

use crate::base::time::Wall;

/// Counts of a stretch of time.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Requests asked.
    pub asked: u64,
    /// Owners' yes.
    pub yes: u64,
    /// Owners' no.
    pub no: u64,
    /// Cents of what began to run.
    pub cents: u64,
}

/// The tallies of the last two days.
#[derive(Clone, Debug, Default)]
pub(super) struct Tallies(BTreeMap<i64, Tally>);

const QUARTER_S: i64 = 15 * 60;
/// Quarters of two days: today wherever the owner lives, and the day before.
const KEPT: usize = 192;

impl Tallies {
    pub(super) fn at(&mut self, ts: Wall) -> &mut Tally {
        let quarter = ts.seconds().div_euclid(QUARTER_S);
        if !self.0.contains_key(&quarter) && self.0.len() >= KEPT {
            self.0.pop_first();
        }
        self.0.entry(quarter).or_default()
    }

    pub(super) fn since(&self, from: Wall) -> Tally {
        let first = from.seconds().div_euclid(QUARTER_S);
        self.0.range(first..).fold(Tally::default(), |sum, (_, tally)| Tally {
            asked: sum.asked.saturating_add(tally.asked),
            yes: sum.yes.saturating_add(tally.yes),
            no: sum.no.saturating_add(tally.no),
            cents: sum.cents.saturating_add(tally.cents),
        })
    }
}
