//! `consent/decisions.jsonl`: the one writer of the decisions journal. A line is on the disk before anybody acts on it.

use std::fmt;
use std::io;
use std::io::{BufReader, Read};

use crate::base::limits::JOURNAL_RESERVE;
use crate::base::time::Wall;
use crate::journal::chain::Chain;
use crate::journal::record::{Entry, Head, Recovery, Step, Wrong, parse};
use crate::journal::verify;
use crate::journal::verify::{Broken, Fault};
use crate::sys::file::{Dir, How};
use crate::sys::lock::Lock;

use super::append_file::{AppendError, AppendFile, own_facts, whole_lines};
use super::folder;
use super::spool;

/// The file's name in the consent proxy's folder.
pub const FILE: &str = "decisions.jsonl";
/// The session reads it.
const MODE: u32 = 0o640;
const LOCK: &str = ".lock";

/// The journal, open for the one process that writes it.
#[derive(Debug)]
pub struct Decisions {
    file: AppendFile,
    chain: Chain,
    /// A line that must come before the next one: what was mended at the start, where the disk did not take it at once.
    owed: Option<(Wall, Step)>,
    _lock: Lock,
}

/// Why the journal cannot be used.
#[derive(Debug)]
pub enum JournalError {
    /// A complete line is not what was written: somebody changed the file.
    Broken(Broken),
    /// The kernel refused.
    Io(io::Error),
    /// Another process writes it.
    Locked,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken(broken) => write!(f, "{FILE} was changed, line {broken}"),
            Self::Io(error) => write!(f, "{FILE}: {error}"),
            Self::Locked => write!(f, "another process writes {FILE}"),
        }
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Broken(broken) => Some(broken),
            Self::Io(error) => Some(error),
            Self::Locked => None,
        }
    }
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Fault> for JournalError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Broken(broken) => Self::Broken(broken),
            Fault::Io(error) => Self::Io(error),
        }
    }
}

impl Decisions {
    /// Locks the journal in `dir`, reads it whole, handing every line to `each`, and opens it for appending. A last line without
    /// its line feed is set aside, and that is the next line (`recovered`), handed to `each` as well.
    ///
    /// # Errors
    /// Another process holds it, a complete line is wrong (nothing is changed then), or the kernel refuses.
    pub fn open(dir: &Dir, now: Wall, each: &mut dyn FnMut(&Entry)) -> Result<(Self, Head), JournalError> {
        // A reader can lock a file it may open, so the lock stands where only this daemon can enter.
        let private = folder::private(dir, spool::FOLDER)?;
        let lock = Lock::take(&private, LOCK)?.ok_or(JournalError::Locked)?;
        let mut chain = Chain::new();
        match dir.open_file(FILE, How::Read, 0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error.into()),
            Ok(file) => {
                let whole = whole_lines(&file, own_facts(&file)?.size)?;
                chain = verify::fold(BufReader::with_capacity(128 * 1024, file.take(whole)), &mut |entry| {
                    each(entry);
                    Ok(())
                })?;
            }
        }
        let (file, torn) = AppendFile::open(dir, FILE, MODE, JOURNAL_RESERVE, now)?;
        let owed = torn.map(|torn| (now, Step::Recovered { what: Recovery::Torn, bytes: torn.bytes }));
        let mut journal = Self { file, chain, owed, _lock: lock };
        match journal.settle() {
            Ok(Some(entry)) => each(&entry),
            Ok(None) => {}
            Err(error) => log::warn!("decisions.recovered_waits error={error}"),
        }
        let head = journal.head();
        Ok((journal, head))
    }

    /// Writes a line and returns it as it stands in the file, once it is on the disk. Its time is never before the last line's.
    ///
    /// # Errors
    /// There is no space (for a step that grants: not even for what may have to follow it), the kernel refuses, or the step
    /// cannot be a line. Then the journal is as it was.
    pub fn append(&mut self, now: Wall, step: &Step) -> Result<Entry, AppendError> {
        if step.grants() && !self.can_grant() {
            return Err(AppendError::Full);
        }
        self.settle()?;
        self.write(now, step)
    }

    /// Writes two lines that belong together with one wait for the disk: both of them or none.
    ///
    /// # Errors
    /// As [`Decisions::append`].
    pub fn append_two(&mut self, now: Wall, first: &Step, second: &Step) -> Result<[Entry; 2], AppendError> {
        if !self.can_grant() {
            return Err(AppendError::Full);
        }
        self.settle()?;
        let before = self.chain;
        let both = self.put(now, first).and_then(|first| Ok([first, self.put(now, second)?]));
        if both.is_ok() {
            self.file.sync();
        } else {
            self.file.undo();
            self.chain = before;
        }
        both
    }

    /// Whether a step that grants could be written now, with what may have to follow it.
    pub fn can_grant(&mut self) -> bool {
        self.file.has_room() && self.settle().is_ok()
    }

    /// The last line.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.chain.head()
    }

    /// When the last line was written; 1970 before the first.
    #[must_use]
    pub const fn last_ts(&self) -> Wall {
        self.chain.ts()
    }

    fn settle(&mut self) -> Result<Option<Entry>, AppendError> {
        let Some((then, step)) = self.owed.take() else { return Ok(None) };
        self.write(then, &step).map(Some).inspect_err(|_| self.owed = Some((then, step)))
    }

    fn write(&mut self, now: Wall, step: &Step) -> Result<Entry, AppendError> {
        let entry = self.put(now, step)?;
        self.file.sync();
        Ok(entry)
    }

    /// A line that does not count before the next sync.
    fn put(&mut self, now: Wall, step: &Step) -> Result<Entry, AppendError> {
        let (mut line, _) = self.chain.next(now, step);
        // What the next start could not read must never be written.
        let form = |wrong: Wrong| AppendError::Form(wrong.to_string());
        let entry = parse(line.as_bytes()).map_err(form)?;
        let mut chain = self.chain;
        chain.take(&entry).map_err(form)?;
        line.push('\n');
        self.file.append(line.as_bytes())?;
        self.chain = chain;
        Ok(entry)
    }
}

#[cfg(test)]
#[path = "journal_file_tests.rs"]
mod tests;
