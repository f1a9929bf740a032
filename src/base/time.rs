//! Moments: wall-clock milliseconds, written and read in one form (FORMATS: `YYYY-MM-DDTHH:MM:SS.mmmZ`).

use std::fmt;

/// Milliseconds since 1970-01-01T00:00:00Z by the wall clock, leap seconds left out (POSIX).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Wall(i64);

/// Milliseconds since the machine started, sleep included (`CLOCK_BOOTTIME`): never set back.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Boot(pub u64);

/// A civil date and time, in whatever zone the caller means.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Civil {
    /// The year, 1970 to 9999.
    pub year: i64,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
    /// The hour, 0 to 23.
    pub hour: u32,
    /// The minute, 0 to 59.
    pub minute: u32,
    /// The second, 0 to 59.
    pub second: u32,
    /// The day of the week, 0 = Monday.
    pub weekday: u32,
}

/// 9999-12-31T23:59:59.999Z, the last moment that has a form.
const WALL_MAX: i64 = 253_402_300_799_999;
const DAY_S: i64 = 86_400;

impl Wall {
    /// The moment, if it lies between 1970 and the end of 9999.
    #[must_use]
    pub const fn from_ms(ms: i64) -> Option<Self> {
        if ms < 0 || ms > WALL_MAX { None } else { Some(Self(ms)) }
    }

    /// The moment nearest to `ms` that has a form: for the reading of a clock.
    #[must_use]
    pub fn clamped(ms: i64) -> Self {
        Self(ms.clamp(0, WALL_MAX))
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub const fn ms(self) -> i64 {
        self.0
    }

    /// Whole seconds since 1970.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// This moment moved by `ms`, held inside what has a form.
    #[must_use]
    pub fn plus_ms(self, ms: i64) -> Self {
        Self::clamped(self.0.saturating_add(ms))
    }

    /// Milliseconds from `earlier` to this moment; negative if it is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }

    /// `YYYY-MM-DDTHH:MM:SS.mmmZ`, the form of the journals.
    #[must_use]
    pub fn to_journal(self) -> String {
        let c = civil(self.seconds());
        let ms = self.0.rem_euclid(1000);
        format!("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{ms:03}Z", c.year, c.month, c.day, c.hour, c.minute, c.second)
    }

    /// `YYYY-MM-DDTHH:MM:SSZ`, the form of answers.
    #[must_use]
    pub fn to_second(self) -> String {
        let c = civil(self.seconds());
        format!("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", c.year, c.month, c.day, c.hour, c.minute, c.second)
    }

    /// Reads either form; nothing else is accepted, and no date that is not in the calendar.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (secs, ms) = match text.len() {
            20 => (text.strip_suffix('Z')?, 0),
            24 => {
                let (secs, rest) = text.split_at_checked(19)?;
                (secs, digits(rest.strip_prefix('.')?.strip_suffix('Z')?)?)
            }
            _ => return None,
        };
        let (date, time) = secs.split_once('T')?;
        let mut date = date.splitn(3, '-');
        let (year, month, day) = (fixed(date.next()?, 4)?, fixed(date.next()?, 2)?, fixed(date.next()?, 2)?);
        let mut time = time.splitn(3, ':');
        let (hour, minute, second) = (fixed(time.next()?, 2)?, fixed(time.next()?, 2)?, fixed(time.next()?, 2)?);
        let days = days_from_civil(year, month, day);
        let total = days
            .checked_mul(DAY_S)?
            .checked_add(hour.checked_mul(3600)?)?
            .checked_add(minute.checked_mul(60)?)?
            .checked_add(second)?;
        let moment = Self::from_ms(total.checked_mul(1000)?.checked_add(ms)?)?;
        // One spelling only: writing it again gives the same letters, so the 31st of February is refused here.
        let again = if text.len() == 20 { moment.to_second() } else { moment.to_journal() };
        (again == text).then_some(moment)
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_journal())
    }
}

impl Boot {
    /// Milliseconds from `earlier` to this moment; 0 if it is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

fn digits(text: &str) -> Option<i64> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?
}

fn fixed(text: &str, width: usize) -> Option<i64> {
    (text.len() == width).then(|| digits(text))?
}

/// The civil date of `seconds` since 1970 in a zone whose offset has been added already.
#[must_use]
#[allow(clippy::arithmetic_side_effects, reason = "every value is a remainder or a day count far from the ends of i64")]
pub fn civil(seconds: i64) -> Civil {
    let days = seconds.div_euclid(DAY_S);
    let in_day = seconds.rem_euclid(DAY_S);
    // Proleptic Gregorian calendar in eras of 400 years that begin on 1 March, 146,097 days each.
    let z = days.saturating_add(719_468);
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let day = doy - (153 * mp + 2) / 5 + 1;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    let year = yoe + era * 400 + i64::from(month <= 2);
    let small = |n: i64| u32::try_from(n).unwrap_or_default();
    Civil {
        year,
        month: small(month),
        day: small(day),
        hour: small(in_day / 3600),
        minute: small(in_day % 3600 / 60),
        second: small(in_day % 60),
        // 1970-01-01 was a Thursday.
        weekday: small((days + 3).rem_euclid(7)),
    }
}

/// Days from 1970-01-01 to a date of the proleptic Gregorian calendar; the date need not exist.
#[must_use]
#[allow(
    clippy::arithmetic_side_effects,
    reason = "callers pass a year of four digits; nothing here comes near the ends of i64"
)]
pub fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let y = if month <= 2 { year - 1 } else { year };
    let era = y.div_euclid(400);
    let yoe = y.rem_euclid(400);
    let mp = (month + 9).rem_euclid(12);
    let doy = (153 * mp + 2) / 5 + day - 1;
    let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    era * 146_097 + doe - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_reads_back_as_it_was_written() {
        for text in ["1970-01-01T00:00:00.000Z", "2026-11-30T13:02:11.482Z", "2024-02-29T23:59:59.999Z"] {
            assert_eq!(Wall::parse(text).unwrap().to_journal(), text);
        }
        assert_eq!(Wall::parse("2026-11-30T13:17:12Z").unwrap().ms(), 1_796_044_632_000);
        assert_eq!(Wall::from_ms(1_796_044_632_000).unwrap().to_second(), "2026-11-30T13:17:12Z");
    }

    #[test]
    fn a_moment_has_one_spelling() {
        for wrong in [
            "2026-02-29T00:00:00.000Z",
            "2026-13-01T00:00:00.000Z",
            "2026-11-30T24:00:00.000Z",
            "2026-11-30T13:02:60.000Z",
            "2026-11-30 13:02:11.482Z",
            "2026-11-30T13:02:11.482",
            "2026-11-30T13:02:11.4820Z",
            "+026-11-30T13:02:11.482Z",
            "1969-12-31T23:59:59.999Z",
        ] {
            assert_eq!(Wall::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_day_of_the_week_is_the_calendars() {
        assert_eq!(civil(Wall::parse("2026-11-30T00:00:00Z").unwrap().seconds()).weekday, 0);
        assert_eq!(civil(0).weekday, 3);
    }
}
