//! Moments as a person reads them, in the owner's zone.

use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::words::Words;

/// The time of day, `14:04`; with the date before it when it is another day than `now`.
#[must_use]
pub fn clock(zone: &Zone, now: Wall, at: Wall) -> String {
    let (here, there) = (zone.local(now), zone.local(at));
    let time = format!("{:02}:{:02}", there.hour, there.minute);
    if (here.year, here.month, here.day) == (there.year, there.month, there.day) {
        time
    } else {
        format!("{:04}-{:02}-{:02} {time}", there.year, there.month, there.day)
    }
}

/// A moment a person plans by: the day, the time and the zone's city (`today 18:30, Berlin`).
#[must_use]
pub fn moment(words: &Words, zone: &Zone, now: Wall, at: Wall) -> String {
    let there = zone.local(at);
    let day_of = |moment: Wall| {
        let civil = zone.local(moment);
        (civil.year, civil.month, civil.day)
    };
    let name = |list: &str, index: u32| {
        usize::try_from(index).ok().and_then(|i| list.split(' ').nth(i)).unwrap_or_default().to_owned()
    };
    let day = if day_of(at) == day_of(now) {
        words.today.to_owned()
    } else if day_of(at) == day_of(now.plus_ms(DAY_MS)) {
        words.tomorrow.to_owned()
    } else {
        let month = name(words.months, there.month.saturating_sub(1));
        format!("{} {} {month} {}", name(words.weekdays, there.weekday), there.day, there.year)
    };
    format!("{day} {:02}:{:02}, {}", there.hour, there.minute, zone.city())
}

const DAY_MS: i64 = 86_400_000;
