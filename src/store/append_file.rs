//! A file that only grows by whole lines, each on the disk before anybody relies on it.

use std::fmt;
use std::fs::File;
use std::io;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::FileExt;
use std::path::PathBuf;

use crate::base::limits::JOURNAL_MARGIN;
use crate::base::time::Wall;
use crate::sys::creds::my_uid;
use crate::sys::file::{Dir, Facts, How, chmod, facts, reserve};

use super::folder::end_process;

/// An open file of lines. A write that the disk takes only in part, or not at all, is cut back to the last synced length; an
/// fsync that fails ends the process, since nobody knows then what the disk holds.
#[derive(Debug)]
pub struct AppendFile {
    file: File,
    path: PathBuf,
    length: u64,
    synced: u64,
    room: Room,
}

/// Space that was reserved past the end, so that what must follow a decision can be written on a full disk.
#[derive(Debug)]
struct Room {
    step: u64,
    until: u64,
    /// The file system knows no reservation: then every append shows by itself whether there is space.
    unknown: bool,
}

/// A last line that had no line feed, set aside.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Torn {
    /// Its bytes.
    pub bytes: u64,
    /// The file it was put into.
    pub kept: String,
}

/// Why lines were not appended. Nothing of them is in the file.
#[derive(Debug)]
pub enum AppendError {
    /// They are no lines of this file: our own fault.
    Form(String),
    /// There is no space.
    Full,
    /// The kernel refused.
    Io(io::Error),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(what) => write!(f, "not a line of this file: {what}"),
            Self::Full => f.write_str("no space"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AppendError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Form(_) | Self::Full => None,
        }
    }
}

impl From<io::Error> for AppendError {
    fn from(error: io::Error) -> Self {
        if is_full(&error) { Self::Full } else { Self::Io(error) }
    }
}

impl AppendFile {
    /// Opens or makes a file of this user's with `mode`, sets a torn last line aside, and reserves `room` bytes ahead (0: none).
    ///
    /// # Errors
    /// The file is not this user's alone to write, or the kernel refuses.
    pub fn open(dir: &Dir, name: &str, mode: u32, room: u64, now: Wall) -> io::Result<(Self, Option<Torn>)> {
        let file = dir.open_file(name, How::Append, 0o600)?;
        let path = dir.path().join(name);
        let own = own_facts(&file)?;
        if own.mode & 0o7777 != mode {
            chmod(&file, mode)?;
        }
        // A name that is not durable would take the lines with it.
        dir.sync()?;
        let whole = whole_lines(&dir.open_file(name, How::Read, 0)?, own.size)?;
        let torn = if whole < own.size { Some(set_aside(dir, name, mode, whole, now)?) } else { None };
        let mut opened =
            Self { file, path, length: whole, synced: whole, room: Room { step: room, until: 0, unknown: false } };
        if let Some(torn) = &torn {
            opened.file.set_len(whole)?;
            opened.sync();
            log::warn!("store.torn path={} bytes={} kept={}", opened.path.display(), torn.bytes, torn.kept);
        }
        opened.has_room();
        Ok((opened, torn))
    }

    /// Appends whole lines. They count only after [`AppendFile::sync`]; when this fails, everything since the last sync is gone.
    ///
    /// # Errors
    /// There is no space, the kernel refuses, or the last line has no line feed.
    pub fn append(&mut self, lines: &[u8]) -> Result<(), AppendError> {
        if lines.last() != Some(&b'\n') {
            return Err(AppendError::Form("no line feed at its end".to_owned()));
        }
        let written = loop {
            match self.file.write(lines) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        match written {
            Ok(count) if count == lines.len() => {
                self.length = self.length.saturating_add(u64::try_from(count).unwrap_or(u64::MAX));
                Ok(())
            }
            Ok(_) => {
                self.cut_back();
                Err(AppendError::Full)
            }
            Err(error) => {
                self.cut_back();
                Err(error.into())
            }
        }
    }

    /// Takes back what was appended since the last sync.
    pub fn undo(&mut self) {
        if self.length > self.synced {
            self.cut_back();
        }
    }

    /// Returns when everything appended is on the disk.
    pub fn sync(&mut self) {
        if let Err(error) = self.file.sync_all() {
            end_process(&self.path, "fsync", &error);
        }
        self.synced = self.length;
    }

    /// Whether there is space for what may have to follow the next line: reserved ahead, anew where it was used up or lost.
    pub fn has_room(&mut self) -> bool {
        let ahead = self.room.until.saturating_sub(self.length);
        if self.room.unknown || ahead >= self.room.step.div_euclid(2) {
            return true;
        }
        match reserve(&self.file, self.length, self.room.step) {
            Ok(()) => {
                self.room.until = self.length.saturating_add(self.room.step);
                true
            }
            Err(error) if error.kind() == ErrorKind::Unsupported => {
                log::warn!("store.no_reservation path={} error={error}", self.path.display());
                self.room.unknown = true;
                true
            }
            Err(_) => ahead >= JOURNAL_MARGIN,
        }
    }

    /// Bytes of the file.
    #[must_use]
    pub const fn length(&self) -> u64 {
        self.length
    }

    fn cut_back(&mut self) {
        if let Err(error) = self.file.set_len(self.synced) {
            end_process(&self.path, "ftruncate", &error);
        }
        self.length = self.synced;
        // The reservation went with the cut.
        self.room.until = 0;
        self.sync();
        self.has_room();
    }
}

/// Whether the kernel refused for want of space.
pub(super) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge)
}

/// Bytes up to and with the last line feed among the first `size`.
///
/// # Errors
/// When the file cannot be read.
pub fn whole_lines(file: &File, size: u64) -> io::Result<u64> {
    let mut block = vec![0_u8; 64 * 1024];
    let mut end = size;
    while end > 0 {
        let start = end.saturating_sub(u64::try_from(block.len()).unwrap_or(u64::MAX));
        let length = usize::try_from(end.saturating_sub(start)).unwrap_or(block.len());
        let bytes = block.get_mut(..length).unwrap_or_default();
        file.read_exact_at(bytes, start)?;
        if let Some(at) = bytes.iter().rposition(|byte| *byte == b'\n') {
            return Ok(start.saturating_add(u64::try_from(at).unwrap_or(u64::MAX)).saturating_add(1));
        }
        end = start;
    }
    Ok(0)
}

/// The facts of a file that is this user's, has one name and can be written by nobody else.
pub(super) fn own_facts(file: &File) -> io::Result<Facts> {
    let facts = facts(file)?;
    if facts.uid != my_uid() || facts.nlink != 1 || facts.others_write() {
        return Err(io::Error::other("must be this user's, have one name, and be written by nobody else"));
    }
    Ok(facts)
}

/// Copies what follows `whole` into a file of its own, which is on the disk when this returns.
fn set_aside(dir: &Dir, name: &str, mode: u32, whole: u64, now: Wall) -> io::Result<Torn> {
    let time: String = now.to_journal().chars().filter(char::is_ascii_alphanumeric).collect();
    let kept = format!("{name}.torn-{time}");
    let mut from = dir.open_file(name, How::Read, 0)?;
    from.seek(SeekFrom::Start(whole))?;
    let mut copy = dir.open_file(&kept, How::CreateNew, 0o600)?;
    let copied = io::copy(&mut from.take(u64::MAX), &mut copy).and_then(|bytes| {
        chmod(&copy, mode)?;
        copy.sync_all()?;
        dir.sync()?;
        Ok(bytes)
    });
    match copied {
        Ok(bytes) => Ok(Torn { bytes, kept }),
        Err(error) => {
            // The tail is still in the file itself; half a copy would only look like another one.
            dir.unlink(&kept)?;
            Err(error)
        }
    }
}

#[cfg(test)]
#[path = "append_file_tests.rs"]
mod tests;
