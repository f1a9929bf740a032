//! The clocks: the one place that reads them. On a stand both can be moved by a file.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::check::check;

/// Milliseconds since 1970 by the wall clock.
#[must_use]
pub fn wall_ms() -> i64 {
    read(libc::CLOCK_REALTIME)
}

/// Milliseconds since the machine started, sleep included (`CLOCK_BOOTTIME`).
#[must_use]
pub fn boot_ms() -> u64 {
    u64::try_from(read(libc::CLOCK_BOOTTIME)).unwrap_or_default()
}

/// The clocks as a daemon sees them.
#[derive(Clone, Debug)]
pub struct Clock {
    file: Option<Arc<Moved>>,
}

#[derive(Debug)]
struct Moved {
    path: PathBuf,
    last: AtomicI64,
}

impl Clock {
    /// The machine's own clocks.
    #[must_use]
    pub fn real() -> Self {
        Self { file: None }
    }

    /// Clocks moved by the seconds in a file, which is read at each use. The configuration has checked whose it is.
    ///
    /// # Errors
    /// When the file cannot be read, or holds anything but one integer of at most ten years.
    pub fn moved(path: PathBuf) -> io::Result<Self> {
        let first = seconds(&path)?;
        Ok(Self { file: Some(Arc::new(Moved { path, last: AtomicI64::new(first) })) })
    }

    /// Whether a file moves these clocks.
    #[must_use]
    pub fn is_moved(&self) -> bool {
        self.file.is_some()
    }

    /// Seconds by which they are moved. A file that cannot be read keeps what it said last.
    #[must_use]
    pub fn shift_s(&self) -> i64 {
        let Some(moved) = &self.file else { return 0 };
        match seconds(&moved.path) {
            Ok(shift) => {
                moved.last.store(shift, Ordering::Relaxed);
                shift
            }
            Err(_) => moved.last.load(Ordering::Relaxed),
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn wall_ms(&self) -> i64 {
        wall_ms().saturating_add(self.shift_s().saturating_mul(1000))
    }

    /// Milliseconds since the machine started.
    #[must_use]
    pub fn boot_ms(&self) -> u64 {
        boot_ms().saturating_add_signed(self.shift_s().saturating_mul(1000))
    }
}

/// Ten years: a stand needs weeks.
const SHIFT_MAX: i64 = 315_360_000;

fn seconds(path: &std::path::Path) -> io::Result<i64> {
    let text = fs::read_to_string(path)?;
    let shift: i64 = text.trim().parse().map_err(io::Error::other)?;
    if shift.abs() > SHIFT_MAX {
        return Err(io::Error::other("the clock may be moved by ten years at most"));
    }
    Ok(shift)
}

fn read(clock: libc::clockid_t) -> i64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` outlives the call.
    if check(unsafe { libc::clock_gettime(clock, &raw mut time) }).is_err() {
        // Neither clock can be missing on a kernel that this program runs on; 1970 makes every check of time refuse.
        return 0;
    }
    time.tv_sec.saturating_mul(1000).saturating_add(time.tv_nsec.checked_div(1_000_000).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moved_clock_follows_its_file_and_keeps_the_last_word_when_the_file_goes() {
        let path = std::env::temp_dir().join(format!("mila-clock-{}", std::process::id()));
        fs::write(&path, "900\n").unwrap();
        let clock = Clock::moved(path.clone()).unwrap();
        assert_eq!(clock.shift_s(), 900);
        assert!(clock.wall_ms() - wall_ms() >= 899_000);
        fs::write(&path, "-5").unwrap();
        assert_eq!(clock.shift_s(), -5);
        fs::remove_file(&path).unwrap();
        assert_eq!(clock.shift_s(), -5);
        assert!(Clock::moved(path).is_err());
    }
}
