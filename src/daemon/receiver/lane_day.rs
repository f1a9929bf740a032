//! What strangers' answers came to today, by the first owner's days: for `/status` and `/guests`, kept over a restart.

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use super::kept::Kept;
use super::presence::zone;
use super::shared::Shared;
use crate::base::json::{Json, parse};
use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::sys::file::Dir;

const FILE: &str = "lane_day.json";

/// The day's numbers.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Day {
    /// When it began.
    began: Option<Wall>,
    /// Answers that were sent.
    pub(super) answers: u64,
    /// Questions that the owners got.
    pub(super) handed: u64,
    /// Questions over a limit.
    pub(super) limited: u64,
    /// Tokens, in and out together.
    pub(super) tokens: u64,
    /// The owners were told of a limit.
    told: bool,
}

/// The present day.
#[derive(Debug)]
pub(super) struct LaneDay {
    file: Kept,
    day: Mutex<Day>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Count {
    Answer,
    Handed,
    Limited,
    Tokens(u64),
}

impl LaneDay {
    /// Takes up what was counted before.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let day = file.load(from_json);
        Self { file, day: Mutex::new(day) }
    }

    fn lock(&self, began: Wall) -> MutexGuard<'_, Day> {
        let mut day = self.day.lock().unwrap_or_else(PoisonError::into_inner);
        if day.began != Some(began) {
            *day = Day { began: Some(began), ..Day::default() };
        }
        day
    }

    fn save(&self, day: &Day) {
        let began = day.began.map(Wall::to_second);
        let _said = self.file.saved(
            &json!({
                "v": 1, "began": began, "answers": day.answers, "handed": day.handed, "limited": day.limited,
                "tokens": day.tokens, "told": day.told,
            })
            .to_string(),
        );
    }
}

fn from_json(bytes: &[u8]) -> Option<Day> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let number = |name: &str| file.get(name).and_then(Json::int).and_then(|n| u64::try_from(n).ok());
    Some(Day {
        began: file.get("began")?.str().and_then(Wall::parse),
        answers: number("answers")?,
        handed: number("handed")?,
        limited: number("limited")?,
        tokens: number("tokens")?,
        told: file.get("told")?.bool()?,
    })
}

impl Shared {
    fn day_began(&self) -> Wall {
        let owners = self.owners.current();
        let zone = owners.list().first().map_or_else(Zone::utc, zone);
        zone.day_began(self.now())
    }

    /// The day so far.
    pub(super) fn lane_today(&self) -> Day {
        *self.lane_day.lock(self.day_began())
    }

    /// Counts.
    pub(super) fn lane_counts(&self, count: Count) {
        let mut day = self.lane_day.lock(self.day_began());
        let field = match count {
            Count::Answer => &mut day.answers,
            Count::Handed => &mut day.handed,
            // Not written each time: a flood of questions is no reason for a flood of writes.
            Count::Limited => {
                day.limited = day.limited.saturating_add(1);
                return;
            }
            Count::Tokens(0) => return,
            Count::Tokens(more) => {
                day.tokens = day.tokens.saturating_add(more);
                return self.lane_day.save(&day);
            }
        };
        *field = field.saturating_add(1);
        self.lane_day.save(&day);
    }

    /// Whether the owners are to be told of a limit: once a day.
    pub(super) fn lane_limit_is_news(&self) -> bool {
        let mut day = self.lane_day.lock(self.day_began());
        let news = !std::mem::replace(&mut day.told, true);
        if news {
            self.lane_day.save(&day);
        }
        news
    }
}
