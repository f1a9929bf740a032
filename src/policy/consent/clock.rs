//! When the clock cannot be believed: it runs behind the journal, or it was moved while we ran.

use crate::base::limits::CLOCK_STEP_MS;
use crate::base::time::{Boot, Wall};

/// Watches wall time against time since boot, and against the journal's last line.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    wall: Wall,
    boot: Boot,
    behind: bool,
}

impl Watch {
    /// Begins, with the time of the journal's last line.
    #[must_use]
    pub fn start(wall: Wall, boot: Boot, last: Wall) -> Self {
        Self { wall, boot, behind: last.since(wall) > CLOCK_STEP_MS }
    }

    /// Looks again. The seconds by which the wall clock was moved, where that is more than a minute.
    pub fn look(&mut self, wall: Wall, boot: Boot, last: Wall) -> Option<i64> {
        let passed = i64::try_from(boot.since(self.boot)).unwrap_or(i64::MAX);
        let step = wall.since(self.wall).saturating_sub(passed);
        (self.wall, self.boot) = (wall, boot);
        // Once behind, it is believed again only when it is past everything that was written: not a minute earlier.
        self.behind = if self.behind { wall < last } else { last.since(wall) > CLOCK_STEP_MS };
        (step.unsigned_abs() > CLOCK_STEP_MS.unsigned_abs()).then(|| step.div_euclid(1000))
    }

    /// Whether the clock runs behind the journal: then only a *no* counts.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        self.behind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(s: i64) -> Wall {
        Wall::from_ms(s * 1000).unwrap()
    }

    #[test]
    fn a_clock_that_boots_in_1970_is_not_believed_until_it_is_past_the_last_line() {
        let last = wall(1_796_000_000);
        let mut watch = Watch::start(wall(12), Boot(0), last);
        assert!(watch.is_behind());
        assert_eq!(watch.look(wall(13), Boot(1000), last), None);
        assert!(watch.is_behind());
        // Within the minute before the last line it is still behind: it began behind.
        watch.look(wall(1_795_999_990), Boot(2000), last);
        assert!(watch.is_behind());
        watch.look(last, Boot(3000), last);
        assert!(!watch.is_behind());
    }

    #[test]
    fn a_minute_of_disorder_is_forgiven_and_more_is_not() {
        let last = wall(1_000_000);
        assert!(!Watch::start(wall(999_940), Boot(0), last).is_behind());
        assert!(Watch::start(wall(999_939), Boot(0), last).is_behind());
    }

    #[test]
    fn a_step_is_told_by_the_time_since_boot_either_way() {
        let last = wall(1_000_000);
        let mut watch = Watch::start(last, Boot(0), last);
        assert_eq!(watch.look(wall(1_003_600), Boot(3_600_000), last), None, "an hour that passed is no step");
        assert_eq!(watch.look(wall(1_007_300), Boot(3_700_000), last), Some(3600));
        assert_eq!(watch.look(wall(1_000_100), Boot(3_700_000), last), Some(-7200));
        assert_eq!(watch.look(wall(1_000_100), Boot(3_700_000), last), None, "told once");
        assert_eq!(watch.look(wall(1_000_160), Boot(3_700_000), last), None, "sixty seconds are forgiven");
    }
}
