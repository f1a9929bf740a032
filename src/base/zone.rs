//! Time zones: the bytes of a `TZif` file (RFC 8536) in, the offset at a moment out.

use crate::base::time::{Civil, Wall, civil, days_from_civil};

/// A zone: its transitions, and the rule that holds after the last of them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Zone {
    name: String,
    /// Moments (seconds since 1970) from which an offset (seconds east) holds, in order.
    transitions: Vec<(i64, i32)>,
    first: i32,
    rule: Option<Rule>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Rule {
    standard: i32,
    summer: Option<Summer>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Summer {
    offset: i32,
    begins: Day,
    ends: Day,
}

/// A day of the year on which an offset changes, with the local second of that day.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Day {
    /// `Mm.w.d`: the w-th (5 = last) weekday d (0 = Sunday) of a month.
    Weekday { month: i64, week: i64, day: i64, at: i32 },
    /// `Jn`: day 1 to 365, 29 February never counted.
    Julian { day: i64, at: i32 },
    /// `n`: day 0 to 365.
    Zero { day: i64, at: i32 },
}

impl Zone {
    /// Coordinated universal time.
    #[must_use]
    pub fn utc() -> Self {
        Self { name: "UTC".into(), transitions: Vec::new(), first: 0, rule: None }
    }

    /// Reads a `TZif` file of version 2 or later. `None` for anything else, or for a file with inconsistent counts.
    #[must_use]
    pub fn parse(name: &str, bytes: &[u8]) -> Option<Self> {
        let (head, rest) = Head::read(bytes)?;
        // The first block holds 32-bit times for old readers; the second, 64-bit one is what counts.
        let (_, rest) = rest.split_at_checked(head.block(4)?)?;
        let (head, rest) = Head::read(rest)?;
        let (block, footer) = rest.split_at_checked(head.block(8)?)?;
        let (times, block) = block.split_at_checked(head.times.checked_mul(8)?)?;
        let (kinds, block) = block.split_at_checked(head.times)?;
        let (types, _) = block.split_at_checked(head.types.checked_mul(6)?)?;
        let offset = |index: usize| -> Option<i32> {
            let record = types.chunks_exact(6).nth(index)?;
            Some(i32::from_be_bytes(record.get(..4)?.try_into().ok()?))
        };
        let mut transitions = Vec::with_capacity(head.times);
        for (time, kind) in times.chunks_exact(8).zip(kinds) {
            transitions.push((i64::from_be_bytes(time.try_into().ok()?), offset(usize::from(*kind))?));
        }
        if !transitions.is_sorted_by_key(|(time, _)| *time) {
            return None;
        }
        let footer = std::str::from_utf8(footer).ok()?.strip_prefix('\n')?.split('\n').next()?;
        let rule = if footer.is_empty() { None } else { Some(parse_rule(footer)?) };
        Some(Self { name: name.to_owned(), transitions, first: offset(0)?, rule })
    }

    /// The zone's name in the tz database.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a person calls it: the city of the name (`Europe/Berlin` is Berlin).
    #[must_use]
    pub fn city(&self) -> String {
        self.name.rsplit('/').next().unwrap_or_default().replace('_', " ")
    }

    /// Seconds east of UTC at a moment.
    #[must_use]
    pub fn offset(&self, at: Wall) -> i32 {
        let seconds = at.seconds();
        let after = self.transitions.partition_point(|(time, _)| *time <= seconds);
        match (&self.rule, after.checked_sub(1).and_then(|i| self.transitions.get(i))) {
            (Some(rule), _) if after == self.transitions.len() => rule.offset(seconds),
            (_, Some((_, offset))) => *offset,
            (_, None) => self.first,
        }
    }

    /// When the calendar day of a moment began. Where the clock jumps over midnight, that is where it jumps to.
    #[must_use]
    pub fn day_began(&self, at: Wall) -> Wall {
        let local = at.seconds().saturating_add(i64::from(self.offset(at)));
        let midnight = local.saturating_sub(local.rem_euclid(86_400));
        let of = |offset: i32| Wall::clamped(midnight.saturating_sub(i64::from(offset)).saturating_mul(1000));
        let first = of(self.offset(at));
        // On the day of a change another offset held at midnight.
        of(self.offset(first)).min(at)
    }

    /// The date and time on the wall at a moment.
    #[must_use]
    pub fn local(&self, at: Wall) -> Civil {
        civil(at.seconds().saturating_add(i64::from(self.offset(at))))
    }
}

impl Rule {
    fn offset(&self, seconds: i64) -> i32 {
        let Some(summer) = self.summer else { return self.standard };
        let year = civil(seconds.saturating_add(i64::from(self.standard))).year;
        let begins = summer.begins.moment(year).saturating_sub(i64::from(self.standard));
        let ends = summer.ends.moment(year).saturating_sub(i64::from(summer.offset));
        // In the south summer spans the new year: it ends before it begins.
        let inside = if begins < ends { (begins..ends).contains(&seconds) } else { !(ends..begins).contains(&seconds) };
        if inside { summer.offset } else { self.standard }
    }
}

impl Day {
    /// Local seconds since 1970 at which the change comes in a year.
    #[allow(clippy::arithmetic_side_effects, reason = "a year of four digits and a day within it")]
    fn moment(self, year: i64) -> i64 {
        let (days, at) = match self {
            Self::Weekday { month, week, day, at } => {
                let first = days_from_civil(year, month, 1);
                // 1970-01-01 was a Thursday, day 4 counted from Sunday.
                let weekday = (first + 4).rem_euclid(7);
                let mut days = first + (day - weekday).rem_euclid(7) + (week - 1) * 7;
                let next =
                    if month == 12 { days_from_civil(year + 1, 1, 1) } else { days_from_civil(year, month + 1, 1) };
                while days >= next {
                    days -= 7;
                }
                (days, at)
            }
            Self::Julian { day, at } => {
                let leap = days_from_civil(year, 3, 1) - days_from_civil(year, 2, 28) == 2;
                (days_from_civil(year, 1, 1) + day - 1 + i64::from(leap && day >= 60), at)
            }
            Self::Zero { day, at } => (days_from_civil(year, 1, 1) + day, at),
        };
        days * 86_400 + i64::from(at)
    }
}

struct Head {
    isut: usize,
    isstd: usize,
    leap: usize,
    times: usize,
    types: usize,
    chars: usize,
}

impl Head {
    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (head, rest) = bytes.split_at_checked(44)?;
        let version = *head.get(4)?;
        if head.get(..4)? != b"TZif" || !(b'2'..=b'9').contains(&version) {
            return None;
        }
        let count = |at: usize| -> Option<usize> {
            let end = at.checked_add(4)?;
            usize::try_from(u32::from_be_bytes(head.get(at..end)?.try_into().ok()?)).ok()
        };
        let head = Self {
            isut: count(20)?,
            isstd: count(24)?,
            leap: count(28)?,
            times: count(32)?,
            types: count(36)?,
            chars: count(40)?,
        };
        Some((head, rest))
    }

    /// Bytes of the block whose times are `width` bytes wide.
    fn block(&self, width: usize) -> Option<usize> {
        let times = self.times.checked_mul(width.checked_add(1)?)?;
        let leaps = self.leap.checked_mul(width.checked_add(4)?)?;
        [self.types.checked_mul(6)?, self.chars, leaps, self.isstd, self.isut]
            .iter()
            .try_fold(times, |sum, part| sum.checked_add(*part))
    }
}

/// The POSIX TZ string of the footer: `CET-1CEST,M3.5.0,M10.5.0/3`.
fn parse_rule(text: &str) -> Option<Rule> {
    let rest = skip_name(text)?;
    let (standard, rest) = parse_time(rest)?;
    // POSIX counts west as positive.
    let standard = standard.checked_neg()?;
    if rest.is_empty() {
        return Some(Rule { standard, summer: None });
    }
    let rest = skip_name(rest)?;
    let (offset, rest) = if rest.starts_with(',') {
        (standard.checked_add(3600)?, rest)
    } else {
        let (west, rest) = parse_time(rest)?;
        (west.checked_neg()?, rest)
    };
    let mut days = rest.strip_prefix(',')?.split(',');
    let (begins, ends) = (parse_day(days.next()?)?, parse_day(days.next()?)?);
    days.next().is_none().then_some(Rule { standard, summer: Some(Summer { offset, begins, ends }) })
}

fn skip_name(text: &str) -> Option<&str> {
    if let Some(quoted) = text.strip_prefix('<') {
        return quoted.split_once('>').map(|(_, rest)| rest);
    }
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    (text.len().saturating_sub(rest.len()) >= 3).then_some(rest)
}

/// `[+-]hh[:mm[:ss]]`, hours up to 167 (RFC 8536 §3.3.1).
fn parse_time(text: &str) -> Option<(i32, &str)> {
    let (sign, body) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let end = body.find(|c: char| !c.is_ascii_digit() && c != ':').unwrap_or(body.len());
    let (figures, rest) = body.split_at_checked(end)?;
    let mut seconds = 0_i32;
    let mut scale = 3600_i32;
    for (index, part) in figures.split(':').enumerate() {
        let value: i32 = part.parse().ok()?;
        if index > 2 || value > if index == 0 { 167 } else { 59 } {
            return None;
        }
        seconds = seconds.checked_add(value.checked_mul(scale)?)?;
        scale = scale.checked_div(60)?;
    }
    Some((seconds.checked_mul(sign)?, rest))
}

fn parse_day(text: &str) -> Option<Day> {
    let (date, at) = match text.split_once('/') {
        Some((date, time)) => match parse_time(time)? {
            (at, "") => (date, at),
            _ => return None,
        },
        None => (text, 7200),
    };
    let within = |text: &str, low: i64, high: i64| {
        let value: i64 = text.parse().ok()?;
        (low..=high).contains(&value).then_some(value)
    };
    if let Some(rest) = date.strip_prefix('M') {
        let mut parts = rest.split('.');
        let (month, week, day) =
            (within(parts.next()?, 1, 12)?, within(parts.next()?, 1, 5)?, within(parts.next()?, 0, 6)?);
        return parts.next().is_none().then_some(Day::Weekday { month, week, day, at });
    }
    match date.strip_prefix('J') {
        Some(rest) => Some(Day::Julian { day: within(rest, 1, 365)?, at }),
        None => Some(Day::Zero { day: within(date, 0, 365)?, at }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of version 2 with no transitions and this footer.
    fn file(offset: i32, footer: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for _ in 0..2 {
            bytes.extend_from_slice(b"TZif2");
            bytes.extend_from_slice(&[0; 15]);
            for count in [0_u32, 0, 0, 0, 1, 4] {
                bytes.extend_from_slice(&count.to_be_bytes());
            }
            bytes.extend_from_slice(&offset.to_be_bytes());
            bytes.extend_from_slice(&[0, 0]);
            bytes.extend_from_slice(b"XXX\0");
        }
        bytes.extend_from_slice(format!("\n{footer}\n").as_bytes());
        bytes
    }

    fn at(zone: &Zone, text: &str) -> i32 {
        zone.offset(Wall::parse(text).unwrap())
    }

    #[test]
    fn berlin_changes_its_clocks_on_the_last_sundays_of_march_and_october() {
        let zone = Zone::parse("Europe/Berlin", &file(3600, "CET-1CEST,M3.5.0,M10.5.0/3")).unwrap();
        assert_eq!(at(&zone, "2026-03-29T00:59:59Z"), 3600);
        assert_eq!(at(&zone, "2026-03-29T01:00:00Z"), 7200);
        assert_eq!(at(&zone, "2026-10-25T00:59:59Z"), 7200);
        assert_eq!(at(&zone, "2026-10-25T01:00:00Z"), 3600);
        assert_eq!(zone.city(), "Berlin");
    }

    #[test]
    fn a_day_begins_at_its_midnight_also_where_the_clock_changes_on_it() {
        let zone = Zone::parse("Europe/Berlin", &file(3600, "CET-1CEST,M3.5.0,M10.5.0/3")).unwrap();
        let began = |at: &str| zone.day_began(Wall::parse(at).unwrap()).to_second();
        assert_eq!(began("2026-12-01T12:00:00Z"), "2026-11-30T23:00:00Z");
        assert_eq!(began("2026-11-30T23:00:00Z"), "2026-11-30T23:00:00Z");
        assert_eq!(began("2026-11-30T22:59:59Z"), "2026-11-29T23:00:00Z");
        // A day of 23 hours, and one of 25.
        assert_eq!(began("2026-03-29T21:59:59Z"), "2026-03-28T23:00:00Z");
        assert_eq!(began("2026-10-25T22:59:59Z"), "2026-10-24T22:00:00Z");
        assert_eq!(
            Zone::utc().day_began(Wall::parse("2026-10-25T22:59:59Z").unwrap()).to_second(),
            "2026-10-25T00:00:00Z"
        );
        // Cairo's clock jumps from midnight to one: that is where the day begins.
        let zone = Zone::parse("Africa/Cairo", &file(7200, "EET-2EEST,M4.5.5/0,M10.5.4/24")).unwrap();
        let day = zone.day_began(Wall::parse("2026-04-24T12:00:00Z").unwrap());
        assert!(day.to_second() == "2026-04-23T22:00:00Z", "{}", day.to_second());
    }

    #[test]
    fn in_the_south_summer_spans_the_new_year() {
        let zone = Zone::parse("Australia/Sydney", &file(36_000, "AEST-10AEDT,M10.1.0,M4.1.0/3")).unwrap();
        assert_eq!(at(&zone, "2026-01-01T00:00:00Z"), 39_600);
        assert_eq!(at(&zone, "2026-07-01T00:00:00Z"), 36_000);
        assert_eq!(at(&zone, "2026-12-31T23:59:59Z"), 39_600);
    }

    #[test]
    fn a_zone_without_summer_time_keeps_its_offset() {
        let zone = Zone::parse("Asia/Kolkata", &file(19_800, "<+0530>-5:30")).unwrap();
        assert_eq!(at(&zone, "2026-07-01T00:00:00Z"), 19_800);
    }

    #[test]
    fn julian_days_never_count_the_29th_of_february() {
        let zone = Zone::parse("X/Y", &file(0, "AAA0BBB,J60/0,J300/0")).unwrap();
        // Day 60 is the first of March in every year.
        assert_eq!(at(&zone, "2024-02-29T23:59:59Z"), 0);
        assert_eq!(at(&zone, "2024-03-01T00:00:00Z"), 3600);
        assert_eq!(at(&zone, "2026-03-01T00:00:00Z"), 3600);
    }

    #[test]
    fn a_file_that_is_not_whole_is_no_zone() {
        let whole = file(3600, "CET-1CEST,M3.5.0,M10.5.0/3");
        for cut in 0..whole.len() - 2 {
            assert_ne!(Zone::parse("Europe/Berlin", &whole[..cut]), Some(Zone::utc()), "{cut}");
        }
        assert!(Zone::parse("Europe/Berlin", &whole[..60]).is_none());
        assert!(Zone::parse("Europe/Berlin", b"").is_none());
        assert!(Zone::parse("Europe/Berlin", &file(0, "C-1")).is_none());
        assert!(Zone::parse("Europe/Berlin", &file(0, "CET-1CEST,M13.5.0,M10.5.0/3")).is_none());
    }

    #[test]
    fn the_machines_own_files_agree_with_the_c_library() {
        let Ok(bytes) = std::fs::read("/usr/share/zoneinfo/America/St_Johns") else {
            eprintln!("skipped: no tz database on this machine");
            return;
        };
        let zone = Zone::parse("America/St_Johns", &bytes).unwrap();
        assert_eq!(at(&zone, "2026-12-01T00:00:00Z"), -12_600);
        assert_eq!(at(&zone, "2060-07-01T00:00:00Z"), -9000);
        assert_eq!(zone.city(), "St Johns");
    }
}
