//! `counters.jsonl`: what strangers asked and what it took, kept over restarts. It knows chats and people by number and holds no
//! word of anybody's.
//!
//! Lines: `{"v":1}` first, then `{"chat","ts","user"}` for a question before it goes out, and `{"answered","tokens","ts"}` after it.
//! What counts no more is left out when the file is long, and at each start.

use std::io;

use crate::base::json::{self, Json};
use crate::base::limits::LANE_COUNTERS_MAX;
use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::policy::lane::limits::{Asked, Costs, Counts, Limit, Limits, Used};
use crate::store::append_file::AppendFile;
use crate::store::state_file;
use crate::sys::file::Dir;

const NAME: &str = "counters.jsonl";
const FIRST: &str = "{\"v\":1}\n";
/// Bytes of a file that is read: far more than one that is left long by a full disk.
const READ_MAX: usize = LANE_COUNTERS_MAX * 4;

/// The counters, in memory and on the disk.
#[derive(Debug)]
pub(super) struct Counters {
    dir: Dir,
    file: AppendFile,
    counts: Counts,
    costs: Costs,
    limits: Limits,
    zone: Zone,
}

/// Why a question may not be asked.
#[derive(Debug)]
pub(super) enum NotNow {
    /// It would be one too many.
    Limit(Limit),
    /// It cannot be written down, so that it would not count.
    Unwritten(String),
}

impl Counters {
    /// Reads what counts still.
    pub(super) fn open(dir: Dir, limits: Limits, zone: Zone, now: Wall) -> io::Result<Self> {
        let bytes = state_file::read(&dir, NAME, READ_MAX)?.unwrap_or_default();
        let (mut counts, mut costs) = (Counts::default(), Costs::default());
        // A last line that was torn off is no line; the file is written anew at once.
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at.saturating_add(1));
        let lines = bytes.get(..whole).unwrap_or_default().split(|byte| *byte == b'\n');
        for (number, line) in lines.enumerate().filter(|(_, line)| !line.is_empty()) {
            match read(line) {
                Some(Line::First) if number == 0 => {}
                Some(Line::Asked(asked)) if number > 0 => counts.count(asked, zone.day_began(asked.at), limits),
                Some(Line::Used(used)) if number > 0 => costs.add(used, zone.day_began(used.at), limits),
                _ => return Err(io::Error::other(format!("{NAME}: line {} is none", number.saturating_add(1)))),
            }
        }
        let file = anew(&dir, &counts, &costs, now)?;
        Ok(Self { dir, file, counts, costs, limits, zone })
    }

    /// Counts a question. Once this returns it counts over a restart too.
    pub(super) fn take(&mut self, asked: Asked) -> Result<(), NotNow> {
        let began = self.zone.day_began(asked.at);
        if let Some(limit) = self.counts.met(asked, began, self.limits) {
            return Err(NotNow::Limit(limit));
        }
        self.append(&line_of(&asked), asked.at).map_err(NotNow::Unwritten)?;
        self.counts.count(asked, began, self.limits);
        Ok(())
    }

    /// Adds what a question took. It counts here even where it cannot be written.
    pub(super) fn add(&mut self, used: Used) {
        self.costs.add(used, self.zone.day_began(used.at), self.limits);
        if let Err(error) = self.append(&line_after(&used), used.at) {
            log::error!("lane.not_added tokens={} error={error}", used.tokens);
        }
    }

    /// Answers and tokens of the owner's day.
    pub(super) fn today(&self, now: Wall) -> (usize, u64) {
        self.costs.today(now, self.zone.day_began(now))
    }

    fn append(&mut self, line: &str, now: Wall) -> Result<(), String> {
        let most = u64::try_from(LANE_COUNTERS_MAX).unwrap_or(u64::MAX);
        if self.file.length() >= most {
            self.file = anew(&self.dir, &self.counts, &self.costs, now).map_err(|error| error.to_string())?;
        }
        self.file.append(line.as_bytes()).map_err(|error| error.to_string())?;
        self.file.sync();
        Ok(())
    }
}

/// Writes the file with what is kept alone.
fn anew(dir: &Dir, counts: &Counts, costs: &Costs, now: Wall) -> io::Result<AppendFile> {
    let mut text = FIRST.to_owned();
    text.extend(counts.kept().map(line_of));
    text.extend(costs.kept().map(line_after));
    state_file::write(dir, NAME, text.as_bytes(), 0o600)?;
    AppendFile::open(dir, NAME, 0o600, 0, now).map(|(file, _)| file)
}

fn line_of(asked: &Asked) -> String {
    format!("{{\"chat\":{},\"ts\":\"{}\",\"user\":{}}}\n", asked.chat, asked.at, asked.user)
}

fn line_after(used: &Used) -> String {
    format!("{{\"answered\":{},\"tokens\":{},\"ts\":\"{}\"}}\n", used.answered, used.tokens, used.at)
}

enum Line {
    First,
    Asked(Asked),
    Used(Used),
}

fn read(line: &[u8]) -> Option<Line> {
    let value = json::parse(line).ok()?;
    let number = |name: &str| value.get(name).and_then(Json::int);
    let at = value.get("ts").and_then(Json::str).and_then(Wall::parse);
    if let (Some(1), 1) = (number("v"), value.obj()?.len()) {
        return Some(Line::First);
    }
    if value.obj()?.len() != 3 {
        return None;
    }
    if let (Some(chat), Some(user)) = (number("chat"), number("user")) {
        return Some(Line::Asked(Asked { at: at?, chat, user }));
    }
    let answered = value.get("answered").and_then(Json::bool)?;
    Some(Line::Used(Used { at: at?, answered, tokens: u64::try_from(number("tokens")?).ok()? }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    const HOUR_MS: i64 = 3_600_000;

    fn noon() -> Wall {
        Wall::parse("2026-11-30T12:00:00Z").unwrap()
    }

    fn open(temp: &Temp, now: Wall) -> io::Result<Counters> {
        let limits = Limits { minute: 2, chat: 3, user: 10, day: 10 };
        Counters::open(temp.dir(), limits, Zone::utc(), now)
    }

    fn asks(counters: &mut Counters, at: Wall) -> Option<Limit> {
        match counters.take(Asked { at, chat: -100, user: 7 }) {
            Ok(()) => None,
            Err(NotNow::Limit(limit)) => Some(limit),
            Err(NotNow::Unwritten(what)) => panic!("{what}"),
        }
    }

    #[test]
    fn limits_and_costs_hold_over_a_restart_until_the_owners_day_ends() {
        let temp = Temp::new("lane-counters");
        let mut first = open(&temp, noon()).unwrap();
        for n in 0..2 {
            assert_eq!(asks(&mut first, noon()), None);
            first.add(Used { at: noon(), answered: n == 0, tokens: 40 });
        }
        drop(first);
        let mut second = open(&temp, noon()).unwrap();
        assert_eq!(asks(&mut second, noon().plus_ms(1000)), Some(Limit::Minute));
        assert_eq!(asks(&mut second, noon().plus_ms(61_000)), None);
        assert_eq!(second.today(noon()), (1, 80));
        drop(second);
        let mut third = open(&temp, noon()).unwrap();
        assert_eq!(asks(&mut third, noon().plus_ms(HOUR_MS)), Some(Limit::Chat));
        let tomorrow = noon().plus_ms(12 * HOUR_MS);
        assert_eq!(asks(&mut third, tomorrow), None);
        assert_eq!(third.today(tomorrow), (0, 0));
    }

    #[test]
    fn the_file_is_this_users_alone_holds_no_word_and_does_not_grow_for_ever() {
        let temp = Temp::new("lane-counters-bound");
        let mut counters = open(&temp, noon()).unwrap();
        let path = temp.path().join(NAME);
        let old = line_of(&Asked { at: noon().plus_ms(-50 * HOUR_MS), chat: -100, user: 7 });
        counters.file.append(old.repeat(LANE_COUNTERS_MAX / old.len() + 1).as_bytes()).unwrap();
        assert_eq!(asks(&mut counters, noon()), None);
        assert_eq!(asks(&mut counters, noon()), None);
        let text = std::fs::read_to_string(&path).unwrap();
        let line = line_of(&Asked { at: noon(), chat: -100, user: 7 });
        assert_eq!(text, format!("{FIRST}{line}{line}"));
        let facts = std::fs::metadata(&path).unwrap();
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&facts.permissions()) & 0o777, 0o600);
    }

    #[test]
    fn a_torn_last_line_is_no_line_and_any_other_that_is_wrong_stops_the_lane() {
        let temp = Temp::new("lane-counters-torn");
        let path = temp.path().join(NAME);
        let line = line_of(&Asked { at: noon(), chat: -100, user: 7 });
        std::fs::write(&path, format!("{FIRST}{line}{line}{{\"chat\":-1")).unwrap();
        assert_eq!(asks(&mut open(&temp, noon()).unwrap(), noon()), Some(Limit::Minute));
        for text in [format!("{line}{FIRST}"), format!("{FIRST}{{}}\n"), format!("{FIRST}{FIRST}"), "x\n".to_owned()] {
            std::fs::write(&path, &text).unwrap();
            assert!(open(&temp, noon()).is_err(), "{text}");
        }
    }
}
