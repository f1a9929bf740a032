//! The one clock: wall time, and time since boot. On the stand both can be moved by a file of root's.

use std::fs::{self, File, Metadata};
use std::io;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::check::check;
use super::file::open_ordinary;

/// Bytes of the clock file: one integer.
const CLOCK_FILE_MAX: usize = 32;
/// Ten years, in seconds: a stand needs weeks.
const SHIFT_MAX: u64 = 315_360_000;

/// Milliseconds since 1970 by the wall clock.
#[must_use]
pub fn wall_ms() -> i64 {
    read(libc::CLOCK_REALTIME)
}

/// Milliseconds since the machine started, sleep included: never set back.
#[must_use]
pub fn boot_ms() -> u64 {
    u64::try_from(read(libc::CLOCK_BOOTTIME)).unwrap_or(0)
}

#[allow(clippy::useless_conversion, reason = "the fields are narrower on 32-bit machines")]
fn read(which: libc::clockid_t) -> i64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is a valid timespec that outlives the call.
    let read = check(unsafe { libc::clock_gettime(which, &raw mut now) });
    // Both clocks exist on every Linux; the call cannot fail with a valid pointer. Should it all the same, time stands
    // still at 0, which grants nothing: every deadline and every `ts` that falls refuses.
    if read.is_err() {
        return 0;
    }
    i64::from(now.tv_sec).saturating_mul(1000).saturating_add(i64::from(now.tv_nsec).div_euclid(1_000_000))
}

/// A clock that daemons read: the machine's, or the machine's moved by what a file says.
#[derive(Clone, Debug)]
pub struct Clock {
    moved: Option<Arc<Moved>>,
}

#[derive(Debug)]
struct Moved {
    path: PathBuf,
    owner: u32,
    last_s: AtomicI64,
    /// The file as it was opened last: it is opened anew only where the path names another. Daemons look at the time a
    /// hundred times for each action.
    open: Mutex<Option<File>>,
}

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub const fn real() -> Self {
        Self { moved: None }
    }

    /// The machine's clock plus the seconds in a file, which is read at each use. It must belong to root or to `owner`
    /// and be writable by nobody else.
    ///
    /// # Errors
    /// The file cannot be read now, belongs to somebody else, or does not hold one integer.
    pub fn moved(path: PathBuf, owner: u32) -> io::Result<Self> {
        let moved = Moved { path, owner, last_s: AtomicI64::new(0), open: Mutex::default() };
        moved.last_s.store(moved.read()?, Ordering::Relaxed);
        Ok(Self { moved: Some(Arc::new(moved)) })
    }

    /// Whether a file moves this clock: said wherever a person could rely on the time.
    #[must_use]
    pub const fn is_moved(&self) -> bool {
        self.moved.is_some()
    }

    /// By how many seconds it is moved; a file that can no longer be read leaves the last value.
    #[must_use]
    pub fn shift_s(&self) -> i64 {
        let Some(moved) = &self.moved else { return 0 };
        match moved.read() {
            Ok(shift) => {
                moved.last_s.store(shift, Ordering::Relaxed);
                shift
            }
            Err(_unreadable) => moved.last_s.load(Ordering::Relaxed),
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn wall_ms(&self) -> i64 {
        self.both_ms().0
    }

    /// Milliseconds since boot.
    #[must_use]
    pub fn boot_ms(&self) -> u64 {
        self.both_ms().1
    }

    /// Milliseconds since 1970 and since boot, moved by the same seconds.
    #[must_use]
    pub fn both_ms(&self) -> (i64, u64) {
        let shift = self.shift_s().saturating_mul(1000);
        (wall_ms().saturating_add(shift), boot_ms().saturating_add_signed(shift))
    }
}

impl Moved {
    fn read(&self) -> io::Result<i64> {
        let wrong = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_owned());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |named: &Metadata, file: &File| {
            file.metadata().is_ok_and(|own| (own.dev(), own.ino()) == (named.dev(), named.ino()))
        };
        let mut facts = fs::metadata(&self.path)?;
        let file = if let Some(file) = open.take().filter(|file| is_it(&facts, file)) {
            file
        } else {
            let file = open_ordinary(&self.path)?;
            facts = file.metadata()?;
            file
        };
        let file = open.insert(file);
        if facts.uid() != 0 && facts.uid() != self.owner {
            return Err(wrong("the clock file belongs to somebody else"));
        }
        if facts.mode() & 0o022 != 0 {
            return Err(wrong("the clock file can be written by others"));
        }
        let mut bytes = [0; CLOCK_FILE_MAX];
        let length = file.read_at(&mut bytes, 0)?;
        let text = bytes.get(..length).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default();
        let text = text.strip_suffix('\n').unwrap_or(text);
        let shift = text.parse().ok().filter(|n: &i64| n.to_string() == text);
        let shift = shift.ok_or_else(|| wrong("the clock file is no integer"))?;
        if shift.unsigned_abs() > SHIFT_MAX {
            Err(wrong("the clock may be moved by ten years at most"))
        } else {
            Ok(shift)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sys::creds::my_uid;
    use crate::sys::file::tests::Folder;

    #[test]
    fn the_machines_clocks_run() {
        assert!(wall_ms() > 1_700_000_000_000);
        let before = boot_ms();
        assert!(before > 0 && boot_ms() >= before);
        assert_eq!(Clock::real().shift_s(), 0);
    }

    #[test]
    fn a_moved_clock_moves_both_clocks_and_is_read_at_each_use() {
        let folder = Folder::new();
        let path = folder.path().join("clock");
        fs::write(&path, "3600\n").unwrap();
        let clock = Clock::moved(path.clone(), my_uid()).unwrap();
        assert!(clock.is_moved());
        assert!(clock.wall_ms() - wall_ms() > 3_590_000);
        assert!(clock.boot_ms() - boot_ms() > 3_590_000);
        fs::write(&path, "-60").unwrap();
        assert_eq!(clock.shift_s(), -60);
        assert!(clock.wall_ms() < wall_ms());
        // Another file of that name, while the one before it has a name too.
        let other = folder.path().join("other");
        fs::write(&other, "7").unwrap();
        fs::hard_link(&path, folder.path().join("kept")).unwrap();
        fs::rename(&other, &path).unwrap();
        assert_eq!(clock.shift_s(), 7);
    }

    #[test]
    fn both_clocks_of_one_look_are_moved_by_the_same_seconds_while_the_file_is_written() {
        let folder = Folder::new();
        let path = folder.path().join("clock");
        fs::write(&path, "0").unwrap();
        let clock = Clock::moved(path.clone(), my_uid()).unwrap();
        let apart = wall_ms().saturating_sub_unsigned(boot_ms());
        std::thread::scope(|scope| {
            let moves = scope.spawn(|| {
                for shift in 1..=300 {
                    let next = folder.path().join("next");
                    fs::write(&next, (shift * 3600).to_string()).unwrap();
                    fs::rename(&next, &path).unwrap();
                }
            });
            while !moves.is_finished() {
                let (wall, boot) = clock.both_ms();
                assert!(wall.saturating_sub_unsigned(boot).abs_diff(apart) < 60_000);
            }
        });
    }

    #[test]
    fn a_clock_file_that_goes_bad_is_an_error_at_start_and_the_last_value_later() {
        let folder = Folder::new();
        let path = folder.path().join("clock");
        assert!(Clock::moved(path.clone(), my_uid()).is_err());
        for wrong in ["", "1h", "+5", "05", "5 ", "9223372036854775808", "315360001"] {
            fs::write(&path, wrong).unwrap();
            assert!(Clock::moved(path.clone(), my_uid()).is_err(), "{wrong:?}");
        }
        fs::write(&path, "90").unwrap();
        let clock = Clock::moved(path.clone(), my_uid()).unwrap();
        fs::write(&path, "soon").unwrap();
        assert_eq!(clock.shift_s(), 90);
        fs::remove_file(&path).unwrap();
        assert_eq!(clock.shift_s(), 90);
    }

    #[test]
    fn a_clock_file_that_others_can_write_moves_nothing() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new();
        let path = folder.path().join("clock");
        fs::write(&path, "90").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o666)).unwrap();
        assert!(Clock::moved(path, my_uid()).is_err());
    }
}
