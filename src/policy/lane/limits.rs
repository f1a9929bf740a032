//! How often the lane answers. Days are the owner's: the caller says when the day of a moment began.

use std::collections::VecDeque;

use crate::base::limits::{LANE_A_DAY, LANE_CHAT_A_DAY, LANE_CHAT_A_MINUTE, LANE_PERSON_A_DAY};
use crate::base::time::Wall;

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 86_400_000;

/// The bounds, each a count of answers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Limits {
    /// In one chat in any minute.
    pub minute: usize,
    /// In one chat a day.
    pub chat: usize,
    /// To one person a day.
    pub user: usize,
    /// A day in all.
    pub day: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { minute: LANE_CHAT_A_MINUTE, chat: LANE_CHAT_A_DAY, user: LANE_PERSON_A_DAY, day: LANE_A_DAY }
    }
}

/// Which bound a question met.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Limit {
    /// The chat's in a minute.
    Minute,
    /// The chat's a day.
    Chat,
    /// The person's a day.
    User,
    /// The day's in all.
    Day,
}

impl Limit {
    /// The word on `lane.sock`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Minute => "chat_minute",
            Self::Chat => "chat_day",
            Self::User => "user_day",
            Self::Day => "day_all",
        }
    }
}

/// One question that counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Asked {
    /// When.
    pub at: Wall,
    /// In which chat.
    pub chat: i64,
    /// By whom.
    pub user: i64,
}

/// What counts at a moment: the questions of its day and of the minute before it. Bounded by twice the day's bound.
#[derive(Debug, Default)]
pub struct Counts(VecDeque<Asked>);

impl Counts {
    /// The bound that a question meets, the narrowest first; nothing is counted.
    #[must_use]
    pub fn met(&self, asked: Asked, began: Wall, limits: Limits) -> Option<Limit> {
        let now = asked.at;
        let count = |counts: &dyn Fn(&Asked) -> bool| self.0.iter().filter(|past| counts(past)).count();
        let today = |past: &Asked| past.at >= began && !far(past.at, now);
        // After a clock step back the questions of the minutes that come again count as just asked.
        let minute = |past: &Asked| now.since(past.at) < MINUTE_MS && !far(past.at, now);
        if count(&|past| past.chat == asked.chat && minute(past)) >= limits.minute {
            Some(Limit::Minute)
        } else if count(&|past| past.chat == asked.chat && today(past)) >= limits.chat {
            Some(Limit::Chat)
        } else if count(&|past| past.user == asked.user && today(past)) >= limits.user {
            Some(Limit::User)
        } else if count(&today) >= limits.day {
            Some(Limit::Day)
        } else {
            None
        }
    }

    /// Counts a question, as it is asked or as it is read back, and forgets what counts no more. Beyond the bound none is kept: the
    /// day's bound is met by then.
    pub fn count(&mut self, asked: Asked, began: Wall, limits: Limits) {
        let now = asked.at;
        self.0.retain(|past| (past.at >= began || now.since(past.at) < MINUTE_MS) && !far(past.at, now));
        if self.0.len() < limits.day.saturating_mul(2) {
            self.0.push_back(asked);
        }
    }

    /// How many of the day of a moment count.
    #[must_use]
    pub fn today(&self, now: Wall, began: Wall) -> usize {
        self.0.iter().filter(|past| past.at >= began && !far(past.at, now)).count()
    }

    /// All that are kept, the oldest first.
    pub fn kept(&self) -> impl Iterator<Item = &Asked> {
        self.0.iter()
    }
}

/// What one question took.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Used {
    /// When it ended.
    pub at: Wall,
    /// Whether it had an answer that may be sent.
    pub answered: bool,
    /// Tokens of the owner's, whatever came of them.
    pub tokens: u64,
}

/// What the questions of a day took. Bounded as [`Counts`] is.
#[derive(Debug, Default)]
pub struct Costs(VecDeque<Used>);

impl Costs {
    /// Adds one and forgets those of other days.
    pub fn add(&mut self, used: Used, began: Wall, limits: Limits) {
        self.0.retain(|past| past.at >= began && !far(past.at, used.at));
        if self.0.len() < limits.day.saturating_mul(2) {
            self.0.push_back(used);
        }
    }

    /// Answers and tokens of the day of a moment.
    #[must_use]
    pub fn today(&self, now: Wall, began: Wall) -> (usize, u64) {
        let today = || self.0.iter().filter(|past| past.at >= began && !far(past.at, now));
        (today().filter(|past| past.answered).count(), today().fold(0, |sum, past| past.tokens.saturating_add(sum)))
    }

    /// All that are kept, the oldest first.
    pub fn kept(&self) -> impl Iterator<Item = &Used> {
        self.0.iter()
    }
}

/// A question of a day to come was counted under a wrong clock: it must not silence the lane until that day.
fn far(past: Wall, now: Wall) -> bool {
    past.since(now) >= DAY_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGAN: i64 = 1_700_000_000_000;

    fn asked(after_ms: i64, chat: i64, user: i64) -> Asked {
        Asked { at: Wall::clamped(BEGAN).plus_ms(after_ms), chat, user }
    }

    fn began() -> Wall {
        Wall::clamped(BEGAN)
    }

    fn ask(counts: &mut Counts, one: Asked, began: Wall) -> Option<Limit> {
        let met = counts.met(one, began, Limits::default());
        if met.is_none() {
            counts.count(one, began, Limits::default());
        }
        met
    }

    #[test]
    fn a_chat_gets_three_answers_in_any_minute() {
        let mut counts = Counts::default();
        for at in [0, 1000, 2000] {
            assert_eq!(ask(&mut counts, asked(at, -1, at), began()), None);
        }
        assert_eq!(ask(&mut counts, asked(59_999, -1, 9), began()), Some(Limit::Minute));
        assert_eq!(ask(&mut counts, asked(59_999, -2, 9), began()), None);
        assert_eq!(ask(&mut counts, asked(60_000, -1, 9), began()), None);
    }

    #[test]
    fn a_minute_goes_on_over_midnight() {
        let mut counts = Counts::default();
        for user in 0..3 {
            assert_eq!(ask(&mut counts, asked(-1000, -1, user), began().plus_ms(-DAY_MS)), None);
        }
        assert_eq!(ask(&mut counts, asked(1000, -1, 9), began()), Some(Limit::Minute));
        assert_eq!(ask(&mut counts, asked(1000, -2, 9), began()), None);
        assert_eq!(counts.today(began().plus_ms(1000), began()), 1);
    }

    #[test]
    fn a_person_gets_twenty_a_day_over_all_chats() {
        let mut counts = Counts::default();
        for chat in 0..20 {
            assert_eq!(ask(&mut counts, asked(chat, chat, 7), began()), None);
        }
        assert_eq!(ask(&mut counts, asked(100_000, 99, 7), began()), Some(Limit::User));
        assert_eq!(ask(&mut counts, asked(100_000, 99, 8), began()), None);
        assert_eq!(ask(&mut counts, asked(DAY_MS, 99, 7), began().plus_ms(DAY_MS)), None);
    }

    #[test]
    fn a_chat_gets_a_hundred_a_day_and_all_three_hundred() {
        let mut counts = Counts::default();
        for n in 0..300_i64 {
            assert_eq!(ask(&mut counts, asked(n.saturating_mul(60_000), n.rem_euclid(3), n), began()), None);
        }
        assert_eq!(ask(&mut counts, asked(80_000_000, 0, 999), began()), Some(Limit::Chat));
        assert_eq!(ask(&mut counts, asked(80_000_000, 5, 999), began()), Some(Limit::Day));
        assert_eq!(ask(&mut counts, asked(DAY_MS, 0, 999), began().plus_ms(DAY_MS)), None);
    }

    #[test]
    fn a_clock_step_back_frees_nothing_and_a_wrong_year_silences_nobody() {
        let mut counts = Counts::default();
        for user in 0..3 {
            assert_eq!(ask(&mut counts, asked(7_200_000, -1, user), began()), None);
        }
        assert_eq!(ask(&mut counts, asked(3_600_000, -1, 9), began()), Some(Limit::Minute));
        let year = DAY_MS.saturating_mul(365);
        let mut counts = Counts::default();
        for user in 0..3 {
            assert_eq!(ask(&mut counts, asked(year, -1, user), began().plus_ms(year)), None);
        }
        assert_eq!(ask(&mut counts, asked(0, -1, 0), began()), None);
    }

    #[test]
    fn what_a_day_took_is_added_up_and_the_day_before_is_forgotten() {
        let mut costs = Costs::default();
        let used = |after_ms: i64, answered| Used { at: began().plus_ms(after_ms), answered, tokens: 100 };
        costs.add(used(-1000, true), began().plus_ms(-DAY_MS), Limits::default());
        costs.add(used(1000, true), began(), Limits::default());
        costs.add(used(2000, false), began(), Limits::default());
        assert_eq!(costs.today(began().plus_ms(3000), began()), (1, 200));
        assert_eq!(costs.kept().count(), 2);
        assert_eq!(costs.today(began().plus_ms(DAY_MS), began().plus_ms(DAY_MS)), (0, 0));
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut counts = Counts::default();
        for user in 0..1000 {
            counts.count(asked(0, user, user), began(), Limits::default());
        }
        assert_eq!(counts.0.len(), LANE_A_DAY * 2);
    }
}
