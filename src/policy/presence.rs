//! What owners are told of the agent's presence: once each, and never more than it means.

use std::collections::BTreeMap;

use crate::base::ids::UserId;
use crate::base::limits::{NO_SIGN_MS, NOT_RUNNING_MS, NOTICE_MS, OWNERS_MAX};
use crate::base::time::{Boot, Wall};
use crate::policy::card::told::Notice;

/// What is known of the agent.
#[derive(Debug, Default)]
pub struct Presence {
    /// Events that came while no session followed.
    waiting: u32,
    /// Who was told that it is not running, and when.
    told: BTreeMap<UserId, Wall>,
    /// The first event that was passed on and got no sign since.
    passed: Option<Passed>,
    last_sign: Option<Wall>,
    /// What the session's side says of the agent now, and whether the owners were told.
    notice: Option<(Notice, bool)>,
    /// When they were told that the last time.
    noticed: BTreeMap<Notice, Boot>,
}

#[derive(Debug)]
struct Passed {
    at: Wall,
    boot: Boot,
    to: Vec<UserId>,
    told: bool,
}

impl Presence {
    /// An event came, which these owners are to hear about. Returns whom to tell that no session follows.
    pub fn came(&mut self, owners: &[UserId], followed: bool, now: Wall, boot: Boot) -> Vec<UserId> {
        if followed {
            self.pass(owners, now, boot);
            return Vec::new();
        }
        self.waiting = self.waiting.saturating_add(1);
        // A clock that was set back tells rather once too often than never again.
        self.told.retain(|_, at| (0..NOT_RUNNING_MS).contains(&now.since(*at)));
        let news: Vec<UserId> = owners.iter().filter(|owner| !self.told.contains_key(owner)).copied().collect();
        self.told.extend(news.iter().map(|owner| (*owner, now)));
        news
    }

    /// A session follows from here on: what waited is passed to it now.
    pub fn followed(&mut self, owners: &[UserId], now: Wall, boot: Boot) {
        self.told.clear();
        if self.waiting > 0 {
            self.waiting = 0;
            self.passed = None;
            self.pass(owners, now, boot);
        }
    }

    /// The session did something.
    pub fn sign(&mut self, now: Wall) {
        self.passed = None;
        self.notice = None;
        self.last_sign = Some(now);
    }

    /// The session's side says something about the agent.
    pub fn notice(&mut self, notice: Notice) {
        // It is a sign, too: that nothing came back needs no second word.
        self.passed = None;
        // Whoever stops for a reason stops: only the reason is news.
        if notice == Notice::Stopped && self.notice.is_some() {
            return;
        }
        if self.notice.is_none_or(|(now, _)| now != notice) {
            self.notice = Some((notice, false));
        }
    }

    /// When the owners are to be told what it says: of many words in a short time only the last is.
    #[must_use]
    pub fn notice_due(&self) -> Option<Boot> {
        let (notice, _) = self.notice.filter(|(_, told)| !told)?;
        Some(self.noticed.get(&notice).map_or(Boot(0), |last| Boot(last.0.saturating_add(NOTICE_MS))))
    }

    /// What they are to be told now; once.
    pub fn news(&mut self, boot: Boot) -> Option<Notice> {
        self.notice_due().filter(|due| boot >= *due)?;
        let (notice, told) = self.notice.as_mut()?;
        *told = true;
        self.noticed.insert(*notice, boot);
        Some(*notice)
    }

    /// When to look whether a sign came.
    #[must_use]
    pub fn due(&self) -> Option<Boot> {
        self.passed.as_ref().filter(|passed| !passed.told).map(|passed| Boot(passed.boot.0.saturating_add(NO_SIGN_MS)))
    }

    /// When something was passed on without a sign since, and whom to tell; once.
    pub fn silent(&mut self, boot: Boot) -> Option<(Wall, Vec<UserId>)> {
        self.due().filter(|due| boot >= *due)?;
        let passed = self.passed.as_mut()?;
        passed.told = true;
        Some((passed.at, passed.to.clone()))
    }

    /// Events that wait for a session.
    #[must_use]
    pub const fn waiting(&self) -> u32 {
        self.waiting
    }

    /// When the session last did something.
    #[must_use]
    pub const fn last_sign(&self) -> Option<Wall> {
        self.last_sign
    }

    fn pass(&mut self, owners: &[UserId], now: Wall, boot: Boot) {
        let passed = self.passed.get_or_insert_with(|| Passed { at: now, boot, to: Vec::new(), told: false });
        for owner in owners {
            if passed.to.len() < OWNERS_MAX && !passed.to.contains(owner) {
                passed.to.push(*owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> UserId {
        UserId::new(111).unwrap()
    }

    fn boris() -> UserId {
        UserId::new(222).unwrap()
    }

    fn at(seconds: i64) -> Wall {
        Wall::clamped(1_796_043_600_000).plus_ms(seconds.saturating_mul(1000))
    }

    fn up(seconds: u64) -> Boot {
        Boot(seconds * 1000)
    }

    #[test]
    fn not_running_is_said_once_an_hour_to_each_owner_with_how_many_wait() {
        let mut presence = Presence::default();
        assert_eq!(presence.came(&[anna()], false, at(0), up(0)), [anna()]);
        assert_eq!(presence.came(&[anna(), boris()], false, at(60), up(60)), [boris()]);
        assert_eq!(presence.came(&[anna()], false, at(3599), up(3599)), []);
        assert_eq!(presence.waiting(), 3);
        assert_eq!(presence.came(&[anna()], false, at(3600), up(3600)), [anna()]);
        assert_eq!(presence.came(&[anna()], false, at(0), up(3700)), [anna()], "the clock was set back");
    }

    #[test]
    fn a_session_that_comes_gets_what_waited_and_is_waited_for() {
        let mut presence = Presence::default();
        presence.came(&[anna()], false, at(0), up(0));
        presence.followed(&[anna()], at(100), up(100));
        assert_eq!((presence.waiting(), presence.due()), (0, Some(up(700))));
        assert_eq!(presence.silent(up(700)), Some((at(100), vec![anna()])));
        presence.followed(&[anna()], at(800), up(800));
        assert_eq!(presence.due(), None, "nothing new was passed to it");
        assert_eq!(presence.came(&[anna()], false, at(900), up(900)), [anna()], "a new absence is said anew");
    }

    #[test]
    fn no_sign_for_ten_minutes_is_said_once_until_there_is_one() {
        let mut presence = Presence::default();
        assert_eq!(presence.came(&[anna()], true, at(0), up(0)), []);
        presence.came(&[boris()], true, at(300), up(300));
        assert_eq!((presence.due(), presence.silent(up(599))), (Some(up(600)), None));
        assert_eq!(presence.silent(up(600)), Some((at(0), vec![anna(), boris()])));
        presence.came(&[anna()], true, at(700), up(700));
        assert_eq!((presence.due(), presence.silent(up(9999))), (None, None), "once");
        presence.sign(at(800));
        presence.came(&[anna()], true, at(900), up(900));
        assert_eq!((presence.due(), presence.last_sign()), (Some(up(1500)), Some(at(800))));
        presence.sign(at(901));
        assert_eq!((presence.due(), presence.silent(up(9999))), (None, None), "a sign came in time");
    }

    #[test]
    fn a_notice_is_news_once_until_the_agent_did_something() {
        let mut presence = Presence::default();
        presence.came(&[anna()], true, at(0), up(0));
        presence.notice(Notice::OutOfUsage);
        assert_eq!(
            (presence.news(up(1)), presence.news(up(9999)), presence.due()),
            (Some(Notice::OutOfUsage), None, None)
        );
        presence.notice(Notice::OutOfUsage);
        assert_eq!(presence.news(up(9999)), None);
        presence.notice(Notice::MustLogIn);
        assert_eq!(presence.news(up(9999)), Some(Notice::MustLogIn));
        presence.sign(at(10));
        presence.notice(Notice::MustLogIn);
        assert_eq!((presence.news(up(10_000)), presence.notice_due()), (None, Some(up(10_599))));
        presence.sign(at(20));
        assert_eq!(presence.notice_due(), None, "the agent works again: nothing is to be told");
    }

    #[test]
    fn that_it_stopped_is_no_news_once_it_was_said_why() {
        let mut presence = Presence::default();
        presence.notice(Notice::OutOfUsage);
        presence.notice(Notice::Stopped);
        assert_eq!((presence.news(up(1)), presence.news(up(9999))), (Some(Notice::OutOfUsage), None));
        presence.sign(at(20));
        presence.notice(Notice::Stopped);
        assert_eq!(presence.news(up(9999)), Some(Notice::Stopped));
    }

    #[test]
    fn a_session_that_says_one_and_the_other_without_end_is_told_of_twice_in_ten_minutes() {
        let mut presence = Presence::default();
        let mut told = Vec::new();
        for second in 0..1200 {
            presence.notice(if second % 2 == 0 { Notice::MustLogIn } else { Notice::OutOfUsage });
            told.extend(presence.news(up(second)));
        }
        assert_eq!(told, [Notice::MustLogIn, Notice::OutOfUsage, Notice::MustLogIn, Notice::OutOfUsage]);
    }
}
