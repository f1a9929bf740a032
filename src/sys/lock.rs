//! One process at a time: an exclusive flock(2) on a file in a folder that only the daemon can enter.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;

use super::check::check;
use super::file::{Dir, How};

/// Held until it is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, or `None` when another process holds it.
    ///
    /// # Errors
    /// When the file cannot be made or locked for another reason.
    pub fn take(folder: &Dir, name: &str) -> io::Result<Option<Self>> {
        let file = folder.open_file(name, How::ReadWrite, 0o600)?;
        // SAFETY: the descriptor is open for the whole call.
        match check(unsafe { libc::flock(file.as_raw_fd(), libc::LOCK_EX | libc::LOCK_NB) }) {
            Ok(_) => Ok(Some(Self { _file: file })),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
            Err(error) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sys::file::tests::Folder;

    #[test]
    fn a_second_daemon_on_one_folder_is_told_and_the_lock_goes_with_its_holder() {
        let folder = Folder::new();
        let dir = Dir::open(folder.path()).unwrap();
        let first = Lock::take(&dir, ".lock").unwrap();
        assert!(first.is_some());
        assert!(Lock::take(&dir, ".lock").unwrap().is_none());
        drop(first);
        assert!(Lock::take(&dir, ".lock").unwrap().is_some());
    }

    #[test]
    fn a_reader_that_locks_a_journal_holds_up_nobody() {
        let folder = Folder::new();
        let dir = Dir::open(folder.path()).unwrap();
        drop(dir.open_file("decisions.jsonl", How::CreateNew, 0o640).unwrap());
        let reader = Lock::take(&dir, "decisions.jsonl").unwrap();
        assert!(reader.is_some());
        assert!(Lock::take(&dir, ".lock").unwrap().is_some());
    }
}
