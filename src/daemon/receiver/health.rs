//! How the receiver is: what `status` says, and whether the poll still turns.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use crate::base::ids::{BotId, ChatId};
use crate::base::limits::DEAF_MS;
use crate::base::time::{Boot, Wall};

/// How long the poll may take for one turn: the longest poll with its deadline, a batch, and the time presses are waited for.
const TURN_MAX_MS: u64 = 150_000;
/// Groups whose strangers are counted.
const GROUPS_MAX: usize = 1000;
const HOUR_MS: i64 = 3_600_000;
/// Hours that are counted: a day.
const HOURS: i64 = 24;

/// The bot, as `getMe` says it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Me {
    /// Its id.
    pub(super) id: BotId,
    /// Its name, for links and mentions.
    pub(super) username: String,
    /// What it is called, made plain: what owners read as the agent's name.
    pub(super) name: String,
    /// Whether it gets every message of a group (group privacy is off).
    pub(super) reads_groups: bool,
}

/// What went wrong last, until it goes well again.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Ill {
    /// A short code.
    pub(super) code: &'static str,
    /// Since when.
    pub(super) since: Wall,
}

/// A look at it.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) since: Wall,
    pub(super) poll_age_s: u64,
    /// Whether nothing was heard of Telegram for too long.
    pub(super) deaf: bool,
    pub(super) me: Option<Me>,
    pub(super) ill: Option<Ill>,
    /// When a webhook was last found.
    pub(super) webhook: Option<Wall>,
    pub(super) strangers: u64,
    pub(super) groups: usize,
}

/// Kept by the poll, read by everybody.
#[derive(Debug)]
pub(super) struct Health(Mutex<State>);

#[derive(Debug)]
struct State {
    since: Wall,
    turned: Boot,
    polled: Boot,
    me: Option<Me>,
    ill: Option<Ill>,
    webhook: Option<Wall>,
    /// By hour, how many strangers' messages came from each chat; private ones and those of chats beyond the bound apart.
    hours: Vec<(i64, Hour)>,
}

#[derive(Debug, Default)]
struct Hour {
    chats: BTreeMap<ChatId, u64>,
    others: u64,
}

impl Hour {
    fn all(&self) -> u64 {
        self.chats.values().fold(self.others, |sum, n| sum.saturating_add(*n))
    }
}

impl Health {
    pub(super) fn new(wall: Wall, boot: Boot) -> Self {
        Self(Mutex::new(State {
            since: wall,
            turned: boot,
            polled: boot,
            me: None,
            ill: None,
            webhook: None,
            hours: Vec::new(),
        }))
    }

    fn with<T>(&self, body: impl FnOnce(&mut State) -> T) -> T {
        body(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The loop came round once more, whatever came of it.
    pub(super) fn turned(&self, boot: Boot) {
        self.with(|state| state.turned = boot);
    }

    /// A poll was answered: the only thing that counts as hearing from Telegram.
    pub(super) fn polled(&self, boot: Boot) {
        self.with(|state| state.polled = boot);
    }

    /// A whole turn went well. Returns what had been wrong.
    pub(super) fn well(&self) -> Option<Ill> {
        self.with(|state| state.ill.take())
    }

    /// Something went wrong. Returns whether it is news.
    pub(super) fn ill(&self, code: &'static str, now: Wall) -> bool {
        self.with(|state| {
            let news = state.ill.as_ref().is_none_or(|ill| ill.code != code);
            if news {
                state.ill = Some(Ill { code, since: now });
            }
            news
        })
    }

    /// A webhook was found: somebody else knows the token.
    pub(super) fn webhook(&self, now: Wall) {
        self.with(|state| state.webhook = Some(now));
    }

    /// Whose updates these are.
    pub(super) fn met(&self, me: Me) {
        self.with(|state| state.me = Some(me));
    }

    pub(super) fn me(&self) -> Option<Me> {
        self.with(|state| state.me.clone())
    }

    /// A stranger's message was kept out.
    pub(super) fn stranger(&self, chat: ChatId, now: Wall) {
        let hour = now.ms().div_euclid(HOUR_MS);
        self.with(|state| {
            state.hours.retain(|(at, _)| hour.saturating_sub(*at) < HOURS && *at <= hour);
            if state.hours.last().is_none_or(|(at, _)| *at != hour) {
                state.hours.push((hour, Hour::default()));
            }
            let Some((_, counted)) = state.hours.last_mut() else { return };
            let room = counted.chats.len() < GROUPS_MAX || counted.chats.contains_key(&chat);
            let count =
                if chat.get() < 0 && room { counted.chats.entry(chat).or_default() } else { &mut counted.others };
            *count = count.saturating_add(1);
        });
    }

    /// How many strangers' messages came within a day: of each group, and the others.
    pub(super) fn strangers_by_chat(&self, now: Wall) -> (BTreeMap<ChatId, u64>, u64) {
        let hour = now.ms().div_euclid(HOUR_MS);
        self.with(|state| {
            state.hours.retain(|(at, _)| hour.saturating_sub(*at) < HOURS);
            let (mut groups, mut others) = (BTreeMap::<ChatId, u64>::new(), 0_u64);
            for (_, counted) in &state.hours {
                others = others.saturating_add(counted.others);
                for (chat, n) in &counted.chats {
                    let sum = groups.entry(*chat).or_default();
                    *sum = sum.saturating_add(*n);
                }
            }
            (groups, others)
        })
    }

    /// When a poll was last answered.
    pub(super) fn polled_at(&self) -> Boot {
        self.with(|state| state.polled)
    }

    /// Whether nothing was heard of Telegram for too long.
    pub(super) fn is_deaf(&self, boot: Boot) -> bool {
        boot.since(self.polled_at()) >= DEAF_MS
    }

    /// Whether the loop turned in time.
    pub(super) fn alive(&self, boot: Boot) -> bool {
        self.with(|state| boot.since(state.turned) < TURN_MAX_MS)
    }

    pub(super) fn look(&self, now: Wall, boot: Boot) -> Look {
        let hour = now.ms().div_euclid(HOUR_MS);
        self.with(|state| {
            state.hours.retain(|(at, _)| hour.saturating_sub(*at) < HOURS);
            let groups: BTreeSet<&ChatId> = state.hours.iter().flat_map(|(_, counted)| counted.chats.keys()).collect();
            Look {
                since: state.since,
                poll_age_s: boot.since(state.polled) / 1000,
                deaf: boot.since(state.polled) >= DEAF_MS,
                me: state.me.clone(),
                ill: state.ill.clone(),
                webhook: state.webhook,
                strangers: state.hours.iter().fold(0, |sum, (_, counted)| sum.saturating_add(counted.all())),
                groups: groups.len(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: i64) -> Wall {
        Wall::clamped(1_796_043_600_000).plus_ms(hours.saturating_mul(HOUR_MS))
    }

    #[test]
    fn the_watchdog_hears_of_turns_and_the_age_of_polls() {
        let health = Health::new(at(0), Boot(1000));
        assert!(health.alive(Boot(1000 + TURN_MAX_MS - 1)) && !health.alive(Boot(1000 + TURN_MAX_MS)));
        health.turned(Boot(200_000));
        assert!(health.alive(Boot(300_000)));
        assert_eq!(health.look(at(0), Boot(121_000)).poll_age_s, 120, "no poll was answered yet");
        assert!(health.look(at(0), Boot(121_000)).deaf && !health.is_deaf(Boot(90_999)));
        health.polled(Boot(121_000));
        assert_eq!(health.look(at(0), Boot(123_900)).poll_age_s, 2);
    }

    #[test]
    fn an_error_is_news_once_and_gone_after_a_turn_that_went_well() {
        let health = Health::new(at(0), Boot(0));
        assert!(health.ill("conflict", at(1)) && !health.ill("conflict", at(2)));
        assert_eq!(health.look(at(2), Boot(0)).ill, Some(Ill { code: "conflict", since: at(1) }));
        health.polled(Boot(5));
        assert!(!health.ill("conflict", at(3)), "an answer alone mends nothing");
        assert!(health.well().is_some() && health.well().is_none());
        assert_eq!(health.look(at(2), Boot(5)).ill, None);
    }

    #[test]
    fn strangers_are_counted_for_a_day() {
        let health = Health::new(at(0), Boot(0));
        let chat = |id| ChatId::new(id).unwrap();
        health.stranger(chat(-100), at(0));
        health.stranger(chat(-100), at(1));
        health.stranger(chat(-200), at(23));
        health.stranger(chat(5), at(23));
        let look = health.look(at(23), Boot(0));
        assert_eq!((look.strangers, look.groups), (4, 2));
        let (groups, others) = health.strangers_by_chat(at(23));
        assert_eq!((groups.get(&chat(-100)), groups.get(&chat(-200)), others), (Some(&2), Some(&1), 1));
        let look = health.look(at(24), Boot(0));
        assert_eq!((look.strangers, look.groups), (3, 2));
        let look = health.look(at(47), Boot(0));
        assert_eq!((look.strangers, look.groups), (0, 0));
    }
}
