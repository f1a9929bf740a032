//! Quiet hours: when a card waits for the morning (DESIGN §6.8). Pure: the zone and the moment are arguments.

use crate::base::limits::{HELD_MS, URGENT_A_NIGHT};
use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::policy::consent::{Gate, Phase, Request};

/// The hours of the night by the gate's clock on the wall.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Quiet {
    /// The minute of the day at which they begin.
    from: u32,
    /// The one at which they end.
    to: u32,
}

/// Where a moment stands among the nights.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Hours {
    /// The night it lies in: when that began, and when it ends.
    pub night: Option<(Wall, Wall)>,
    /// By day: when the last night ended, if that was within two days.
    pub morning: Option<Wall>,
}

/// How a request waits that gets no card by itself.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Held {
    /// For the end of the night.
    Night(Wall),
    /// For an owner to ask for it, from the morning's list, until that moment.
    Morning(Wall),
}

const MINUTE_MS: i64 = 60_000;
/// A night is shorter than a day, also on the one that has twenty-five hours.
const MINUTES: i64 = 2 * 24 * 60;

impl Quiet {
    /// From one minute of the day to another, over midnight too. The same minute twice is no night at all.
    #[must_use]
    pub const fn new((from, to): (u32, u32)) -> Self {
        Self { from, to }
    }

    /// Where a moment stands. Clocks that are changed by night make it longer or shorter; the hour that comes twice is quiet twice.
    #[must_use]
    pub fn hours(self, zone: &Zone, at: Wall) -> Hours {
        if self.from == self.to {
            return Hours::default();
        }
        let minute = Wall::clamped(at.ms().saturating_sub(at.ms().rem_euclid(MINUTE_MS)));
        let step = |minutes: i64| minute.plus_ms(minutes.saturating_mul(MINUTE_MS));
        if !self.is_quiet(zone, minute) {
            // The first minute of this day.
            let last = (1..=MINUTES).map(|back| step(back.saturating_neg())).find(|at| self.is_quiet(zone, *at));
            return Hours { night: None, morning: last.map(|last| last.plus_ms(MINUTE_MS)) };
        }
        let before = (1..=MINUTES).map(|back| step(back.saturating_neg())).find(|at| !self.is_quiet(zone, *at));
        let after = (1..=MINUTES).map(step).find(|at| !self.is_quiet(zone, *at));
        let began = before.map_or(minute, |before| before.plus_ms(MINUTE_MS));
        Hours { night: Some((began, after.unwrap_or_else(|| step(MINUTES)))), morning: None }
    }

    fn is_quiet(self, zone: &Zone, at: Wall) -> bool {
        let here = zone.local(at);
        let minute = here.hour.saturating_mul(60).saturating_add(here.minute);
        if self.from < self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        }
    }
}

impl Hours {
    /// How a request waits whose card does not come by itself: by night all but two urgent ones, in the morning those of the night.
    #[must_use]
    pub fn held(&self, gate: &Gate, request: &Request) -> Option<Held> {
        if request.phase != Phase::Waiting {
            return None;
        }
        if let Some((began, ends)) = self.night {
            let rings = request.urgent && gate.urgent_since(began) < URGENT_A_NIGHT;
            return (!rings).then_some(Held::Night(ends));
        }
        self.morning.filter(|morning| request.asked < *morning).map(|_| Held::Morning(request.asked.plus_ms(HELD_MS)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Wall {
        Wall::parse(text).unwrap()
    }

    fn night(hours: Hours) -> Option<(String, String)> {
        hours.night.map(|(began, ends)| (began.to_second(), ends.to_second()))
    }

    fn berlin() -> Option<Zone> {
        let bytes = std::fs::read("/usr/share/zoneinfo/Europe/Berlin").ok()?;
        Zone::parse("Europe/Berlin", &bytes)
    }

    #[test]
    fn a_night_goes_over_midnight_and_its_ends_are_exact() {
        let quiet = Quiet::new((23 * 60, 8 * 60));
        let hours = |text: &str| quiet.hours(&Zone::utc(), at(text));
        let whole = Some(("2026-12-01T23:00:00Z".to_owned(), "2026-12-02T08:00:00Z".to_owned()));
        for inside in ["2026-12-01T23:00:00Z", "2026-12-02T00:00:00.001Z", "2026-12-02T07:59:59.999Z"] {
            assert_eq!(night(hours(inside)), whole, "{inside}");
        }
        assert_eq!(hours("2026-12-01T22:59:59Z").morning, Some(at("2026-12-01T08:00:00Z")));
        assert_eq!(hours("2026-12-02T08:00:00Z"), Hours { night: None, morning: Some(at("2026-12-02T08:00:00Z")) });
    }

    #[test]
    fn hours_of_the_day_can_be_quiet_and_the_same_minute_twice_is_no_night() {
        let noon = Quiet::new((13 * 60, 15 * 60));
        let hours = noon.hours(&Zone::utc(), at("2026-12-01T14:00:00Z"));
        assert_eq!(night(hours), Some(("2026-12-01T13:00:00Z".to_owned(), "2026-12-01T15:00:00Z".to_owned())));
        assert_eq!(noon.hours(&Zone::utc(), at("2026-12-01T12:00:00Z")).night, None);
        for minute in [0, 8 * 60] {
            assert_eq!(Quiet::new((minute, minute)).hours(&Zone::utc(), at("2026-12-01T08:00:00Z")), Hours::default());
        }
    }

    #[test]
    fn nights_on_which_the_clocks_change_are_an_hour_shorter_or_longer() {
        let Some(zone) = berlin() else {
            eprintln!("SKIPPED: no tz database on this machine");
            return;
        };
        let quiet = Quiet::new((23 * 60, 8 * 60));
        let spring = Some(("2026-03-28T22:00:00Z".to_owned(), "2026-03-29T06:00:00Z".to_owned()));
        assert_eq!(night(quiet.hours(&zone, at("2026-03-29T00:30:00Z"))), spring);
        let autumn = Some(("2026-10-24T21:00:00Z".to_owned(), "2026-10-25T07:00:00Z".to_owned()));
        for inside in ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"] {
            assert_eq!(night(quiet.hours(&zone, at(inside))), autumn);
        }
        // An end that the clock jumps over: the night ends where it jumps to.
        let early = Quiet::new((23 * 60, 2 * 60 + 30));
        let jumped = Some(("2026-03-28T22:00:00Z".to_owned(), "2026-03-29T01:00:00Z".to_owned()));
        assert_eq!(night(early.hours(&zone, at("2026-03-29T00:59:00Z"))), jumped);
        assert_eq!(early.hours(&zone, at("2026-03-29T01:00:00Z")).night, None);
    }

    #[test]
    fn another_zone_has_another_night() {
        let Some(zone) = berlin() else { return };
        let quiet = Quiet::new((23 * 60, 8 * 60));
        let moment = at("2026-12-01T22:30:00Z");
        assert!(quiet.hours(&zone, moment).night.is_some() && quiet.hours(&Zone::utc(), moment).night.is_none());
    }
}
