//! What one uid can make the keeper hold and do, so that no other uid waits for it: bytes in flight, and calls in a time.

use std::collections::HashMap;

use crate::base::time::{Boot, Wall};

/// What is held, by uid, each under the same bound: bytes, or files on their way. The share of one is never another's.
#[derive(Debug)]
pub struct Bytes {
    most: u64,
    held: HashMap<u32, u64>,
}

impl Bytes {
    /// Nothing held yet; `most` for each uid.
    #[must_use]
    pub fn new(most: u64) -> Self {
        Self { most, held: HashMap::new() }
    }

    /// Takes so many for a uid, unless that would be more than its bound.
    #[must_use]
    pub fn take(&mut self, uid: u32, bytes: u64) -> bool {
        let now = self.held.get(&uid).copied().unwrap_or_default();
        match now.checked_add(bytes).filter(|sum| *sum <= self.most) {
            Some(sum) => {
                self.held.insert(uid, sum);
                true
            }
            None => false,
        }
    }

    /// Gives so many back.
    pub fn give(&mut self, uid: u32, bytes: u64) {
        let now = self.held.get(&uid).copied().unwrap_or_default();
        match now.saturating_sub(bytes) {
            0 => {
                self.held.remove(&uid);
            }
            left => {
                self.held.insert(uid, left);
            }
        }
    }
}

/// How many calls a caller may make.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Budget {
    /// In the long run.
    pub a_second: u32,
    /// After a pause.
    pub at_once: u32,
}

impl Budget {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            a_second: self.a_second.saturating_add(other.a_second),
            at_once: self.at_once.saturating_add(other.at_once),
        }
    }
}

/// What a call counts against.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Share {
    /// All that its caller may call, but for what has a share of its own.
    Calls,
    /// Answers to presses.
    Presses,
}

/// Calls made, by uid and share. One uid's calls never count against another's, nor one share's.
#[derive(Debug, Default)]
pub struct Calls(HashMap<(u32, Share), Left>);

/// Thousandths of a call that were left at a moment.
#[derive(Debug)]
struct Left {
    thousandths: u64,
    at: Boot,
}

impl Calls {
    /// Counts a call, unless its uid has none left in this share, whose budget is given.
    ///
    /// # Errors
    /// Whole seconds until it has.
    pub fn take(&mut self, uid: u32, share: Share, budget: Budget, now: Boot) -> Result<(), u64> {
        let full = u64::from(budget.at_once).saturating_mul(1000);
        let left = self.0.entry((uid, share)).or_insert(Left { thousandths: full, at: now });
        // A thousandth of a call for each a-second in each millisecond. A clock that steps back gives nothing.
        let since = now.0.saturating_sub(left.at.0);
        let grown = since.saturating_mul(u64::from(budget.a_second));
        left.thousandths = left.thousandths.saturating_add(grown).min(full);
        left.at = Boot(left.at.0.max(now.0));
        if let Some(rest) = left.thousandths.checked_sub(1000) {
            left.thousandths = rest;
            return Ok(());
        }
        let missing = 1000_u64.saturating_sub(left.thousandths);
        let a_second = u64::from(budget.a_second).saturating_mul(1000).max(1);
        Err(missing.div_ceil(a_second).max(1))
    }
}

/// So much of one day.
#[derive(Debug)]
#[must_use]
pub struct Taken {
    number: i64,
    amount: u64,
}

/// A ceiling of the day (UTC): of calls, or of tokens. What is under way counts in full until it is known what it took.
#[derive(Debug)]
pub struct Day {
    most: u64,
    number: i64,
    used: u64,
}

impl Day {
    /// Nothing used yet; at most so much a day.
    #[must_use]
    pub const fn new(most: u64) -> Self {
        Self { most, number: i64::MIN, used: 0 }
    }

    /// Takes so much, unless the day's ceiling has been reached already: the last call of a day may go over it, by itself.
    pub fn take(&mut self, amount: u64, now: Wall) -> Option<Taken> {
        let day = now.ms().div_euclid(86_400_000);
        // A clock that goes back opens no new day.
        if day > self.number {
            (self.number, self.used) = (day, 0);
        }
        if self.used >= self.most {
            return None;
        }
        // What is given back later must be what was put on.
        let before = self.used;
        self.used = self.used.saturating_add(amount);
        Some(Taken { number: self.number, amount: self.used.saturating_sub(before) })
    }

    /// Says what something that was taken has really used. On a later day nothing of it is left to give back.
    #[allow(clippy::needless_pass_by_value, reason = "what has been settled cannot be settled again")]
    pub fn settle(&mut self, taken: Taken, used: u64) {
        if taken.number == self.number {
            self.used = self.used.saturating_sub(taken.amount).saturating_add(used);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_ceiling_and_a_clock_that_goes_back_opens_no_new_one() {
        let at = |day: i64| Wall::clamped(day * 86_400_000 + 5);
        let mut calls = Day::new(2);
        assert!(calls.take(1, at(20_000)).is_some() && calls.take(1, at(20_000)).is_some());
        assert!(calls.take(1, at(20_000)).is_none() && calls.take(1, at(19_999)).is_none());
        assert!(calls.take(1, at(20_001)).is_some());
        let mut tokens = Day::new(100);
        let first = tokens.take(90, at(1)).unwrap();
        assert!(tokens.take(90, at(1)).is_some(), "the last one may go over it");
        assert!(tokens.take(1, at(1)).is_none());
        tokens.settle(first, 5);
        let last = tokens.take(10, at(1)).expect("95 were used");
        assert!(tokens.take(1, at(1)).is_none());
        tokens.settle(last, u64::MAX);
        assert!(tokens.take(1, at(1)).is_none());
    }

    #[test]
    fn what_is_given_back_is_never_more_than_was_taken_nor_of_another_day() {
        let at = |day: i64| Wall::clamped(day * 86_400_000 + 5);
        let mut tokens = Day::new(100);
        assert!(tokens.take(60, at(1)).is_some());
        let huge = tokens.take(u64::MAX, at(1)).unwrap();
        tokens.settle(huge, 0);
        assert_eq!(tokens.used, 60, "what others used stays");
        let over_midnight = tokens.take(90, at(1)).unwrap();
        assert!(tokens.take(60, at(2)).is_some());
        tokens.settle(over_midnight, 0);
        assert_eq!(tokens.used, 60);
    }

    #[test]
    fn one_uid_cannot_take_anothers_share() {
        let mut bytes = Bytes::new(100);
        assert!(bytes.take(2, 100));
        assert!(!bytes.take(2, 1));
        assert!(bytes.take(3, 100));
        bytes.give(2, 40);
        assert!(bytes.take(2, 40));
        assert!(!bytes.take(2, u64::MAX));
    }

    #[test]
    fn calls_run_out_come_back_with_time_and_are_nobody_elses() {
        let budget = Budget { a_second: 2, at_once: 3 };
        let mut calls = Calls::default();
        for _ in 0..3 {
            assert_eq!(calls.take(2, Share::Calls, budget, Boot(1000)), Ok(()));
        }
        assert_eq!(calls.take(2, Share::Calls, budget, Boot(1000)), Err(1));
        assert_eq!(calls.take(3, Share::Calls, budget, Boot(1000)), Ok(()));
        assert_eq!(calls.take(2, Share::Calls, budget, Boot(1499)), Err(1));
        assert_eq!(calls.take(2, Share::Calls, budget, Boot(1500)), Ok(()));
        assert_eq!(calls.take(2, Share::Presses, budget, Boot(1500)), Ok(()), "a share of its own");
        // No more than the most, however long the pause.
        for _ in 0..3 {
            assert_eq!(calls.take(2, Share::Calls, budget, Boot(900_000)), Ok(()));
        }
        assert_eq!(calls.take(2, Share::Calls, budget, Boot(900_000)), Err(1));
        // A clock that steps back, and a budget of nothing, give nothing.
        assert_eq!(calls.take(2, Share::Calls, budget, Boot(0)), Err(1));
        assert!(calls.take(9, Share::Calls, Budget::default(), Boot(0)).is_err());
    }
}
