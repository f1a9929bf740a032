//! `consent/spool/`: the payload and the files of requests, as they were hashed. It may be lost without changing a decision, so
//! nothing here is synced: what a crash leaves of a request is told by its hashes.
//!
//! ```text
//! spool/r-5f2c91a07d           names, sizes and hashes of its files in one line; behind it what the proxy stored of it
//! spool/r-5f2c91a07d.files/1   its files, where it has any
//! spool/r-5f2c91a07d.new/      files that are still arriving
//! ```

use std::fmt;
use std::fs::File;
use std::io;
use std::io::{ErrorKind, Read, Seek};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use crate::base::digest::{Digest, FileFacts, Hasher};
use crate::base::ids::RequestId;
use crate::base::json;
use crate::base::json::Json;
use crate::base::limits::{FILES_MAX, LINE_MAX, SPOOL_BYTES_MAX, SPOOL_REQUESTS_MAX};
use crate::sys::file::{Dir, How};

use super::append_file::is_full;
use super::draft::Draft;
use super::folder;
use super::state_file::read_capped;

/// The folder's name in the consent proxy's own.
pub const FOLDER: &str = "spool";
pub(super) const FILES: &str = ".files";
pub(super) const ARRIVING: &str = ".new";

/// The stored requests.
#[derive(Clone, Debug)]
pub struct Spool {
    pub(super) shared: Arc<Shared>,
}

#[derive(Debug)]
pub(super) struct Shared {
    pub(super) dir: Dir,
    pub(super) books: Mutex<Books>,
}

/// What is there, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Books {
    held: Vec<Held>,
    /// Announced by requests that are still arriving.
    arriving: u64,
    drafts: Vec<RequestId>,
}

#[derive(Debug)]
struct Held {
    id: RequestId,
    bytes: u64,
}

/// A request as it was stored, its files opened for reading and hashed again.
#[derive(Debug)]
pub struct Stored {
    /// What the proxy stored of it.
    pub request: String,
    /// Its files, in order, each at its first byte.
    pub files: Vec<(FileFacts, File)>,
}

/// Why the spool did not do what it was asked.
#[derive(Debug)]
pub enum SpoolError {
    /// It is not there, or not as it was stored.
    Gone(String),
    /// There is no room, by our own bound or the disk's.
    Full,
    /// The kernel refused.
    Io(io::Error),
    /// The sender stopped, or was about to send more than it had announced.
    Sender(io::Error),
}

impl fmt::Display for SpoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone(what) => write!(f, "not as it was stored: {what}"),
            Self::Full => f.write_str("no room"),
            Self::Io(error) => error.fmt(f),
            Self::Sender(error) => write!(f, "the sender stopped: {error}"),
        }
    }
}

impl std::error::Error for SpoolError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) | Self::Sender(error) => Some(error),
            Self::Full | Self::Gone(_) => None,
        }
    }
}

impl From<io::Error> for SpoolError {
    fn from(error: io::Error) -> Self {
        if is_full(&error) { Self::Full } else { Self::Io(error) }
    }
}

impl Spool {
    /// Opens the spool below the consent proxy's folder; what was still arriving when the last process ended is removed.
    ///
    /// # Errors
    /// The folder is not this user's alone, or the kernel refuses.
    pub fn open(parent: &Dir) -> io::Result<Self> {
        let dir = folder::private(parent, FOLDER)?;
        let mut found = Vec::new();
        for name in dir.list()? {
            let Some(name) = name.to_str() else { continue };
            let whose = |end: &str| name.strip_suffix(end).and_then(RequestId::parse);
            // Files come to their place before the request does.
            let lost = whose(FILES).is_some_and(|id| dir.open_file(id.as_str(), How::Read, 0).is_err());
            if whose(ARRIVING).is_some() || lost {
                remove_folder(&dir, name)?;
            } else if let Some(id) = RequestId::parse(name) {
                let (bytes, age) = measure(&dir, &id)?;
                found.push((age, Held { id, bytes }));
            }
        }
        found.sort_by_key(|(age, _)| *age);
        let held = found.into_iter().map(|(_, held)| held).collect();
        let books = Mutex::new(Books { held, ..Books::default() });
        Ok(Self { shared: Arc::new(Shared { dir, books }) })
    }

    /// Makes room for a request whose files have `bytes` in all, and begins to store it. Where there is no room, the oldest ones
    /// that `open` does not name go first; a request that waits for an answer is never given up.
    ///
    /// # Errors
    /// Everything that is there is still open, the id is there already, or the kernel refuses.
    pub fn begin(&self, id: &RequestId, bytes: u64, open: &dyn Fn(&RequestId) -> bool) -> Result<Draft, SpoolError> {
        let given_up = self.books().make_room(id, bytes, open)?;
        // From here the draft gives its share back when it goes.
        let draft = Draft::reserved(&self.shared, id, bytes);
        for id in given_up {
            log::info!("spool.given_up id={id}");
            remove_stored(&self.shared.dir, &id)?;
        }
        draft.begin()
    }

    /// A stored request, its files hashed again.
    ///
    /// # Errors
    /// It is not there, or anything of it is not as it was stored.
    pub fn load(&self, id: &RequestId) -> Result<Stored, SpoolError> {
        let missing = |error: io::Error| {
            let gone = error.kind() == ErrorKind::NotFound;
            if gone { SpoolError::Gone("missing".to_owned()) } else { SpoolError::Io(error) }
        };
        let file = self.shared.dir.open_file(id.as_str(), How::Read, 0).map_err(missing)?;
        // A line of ours each.
        let bytes = read_capped(file, LINE_MAX.saturating_mul(2))?;
        let text = String::from_utf8(bytes).map_err(|_utf8| SpoolError::Gone("not UTF-8".to_owned()))?;
        let (list, request) = text.split_once('\n').ok_or_else(|| SpoolError::Gone("one line of two".to_owned()))?;
        let facts = facts_from(list.as_bytes()).ok_or_else(|| SpoolError::Gone("the list of its files".to_owned()))?;
        let mut files = Vec::new();
        if facts.is_empty() {
            return Ok(Stored { request: request.to_owned(), files });
        }
        let folder = self.shared.dir.open_dir(&files_of(id)).map_err(missing)?;
        for (index, facts) in facts.into_iter().enumerate() {
            let name = file_name(index);
            let mut file = folder.open_file(&name, How::Read, 0).map_err(missing)?;
            let mut hasher = Hasher::new();
            let size = copy(&mut file, &mut hasher)?;
            if size != facts.size || hasher.finish() != facts.sha256 {
                return Err(SpoolError::Gone(format!("file {name}")));
            }
            file.rewind()?;
            files.push((facts, file));
        }
        Ok(Stored { request: request.to_owned(), files })
    }

    /// Removes a stored request; one that is not there is no fault.
    ///
    /// # Errors
    /// The kernel refuses.
    pub fn remove(&self, id: &RequestId) -> io::Result<()> {
        self.books().held.retain(|held| held.id != *id);
        remove_stored(&self.shared.dir, id)
    }

    /// What is stored, the oldest first.
    #[must_use]
    pub fn list(&self) -> Vec<RequestId> {
        self.books().held.iter().map(|held| held.id.clone()).collect()
    }

    fn books(&self) -> std::sync::MutexGuard<'_, Books> {
        self.shared.books()
    }
}

impl Shared {
    /// A thread that panicked while it held the books has aborted the process; there is nothing to be poisoned.
    pub(super) fn books(&self) -> std::sync::MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Books {
    fn make_room(
        &mut self,
        id: &RequestId,
        bytes: u64,
        open: &dyn Fn(&RequestId) -> bool,
    ) -> Result<Vec<RequestId>, SpoolError> {
        if self.drafts.contains(id) {
            return Err(SpoolError::Io(ErrorKind::AlreadyExists.into()));
        }
        let mut given_up = Vec::new();
        while !self.fits(bytes) {
            let oldest = self.held.iter().position(|held| !open(&held.id)).ok_or(SpoolError::Full)?;
            given_up.push(self.held.remove(oldest).id);
        }
        self.arriving = self.arriving.saturating_add(bytes);
        self.drafts.push(id.clone());
        Ok(given_up)
    }

    fn fits(&self, bytes: u64) -> bool {
        let held = self.held.iter().fold(self.arriving, |sum, held| sum.saturating_add(held.bytes));
        let count = self.held.len().saturating_add(self.drafts.len());
        count < SPOOL_REQUESTS_MAX && held.saturating_add(bytes) <= SPOOL_BYTES_MAX
    }

    pub(super) fn draft_ends(&mut self, id: &RequestId, bytes: u64) {
        self.arriving = self.arriving.saturating_sub(bytes);
        self.drafts.retain(|draft| draft != id);
    }

    pub(super) fn add(&mut self, id: RequestId, bytes: u64) {
        self.held.push(Held { id, bytes });
    }
}

/// The name of a file by its place, from 1: a sender's own name never becomes one on our disk.
pub(super) fn file_name(index: usize) -> String {
    index.saturating_add(1).to_string()
}

pub(super) fn facts_to(files: &[FileFacts]) -> String {
    let item = |file: &FileFacts| {
        Json::Obj(vec![
            ("name".to_owned(), Json::Str(file.name.clone())),
            ("sha256".to_owned(), Json::Str(file.sha256.hex())),
            ("size".to_owned(), Json::Int(i64::try_from(file.size).unwrap_or(i64::MAX))),
        ])
    };
    json::canonical(&Json::Arr(files.iter().map(item).collect()))
}

fn facts_from(bytes: &[u8]) -> Option<Vec<FileFacts>> {
    let list = json::parse(bytes).ok()?;
    let items = list.arr().filter(|items| items.len() <= FILES_MAX)?;
    items
        .iter()
        .map(|item| {
            Some(FileFacts {
                name: item.get("name")?.str()?.to_owned(),
                size: u64::try_from(item.get("size")?.int()?).ok()?,
                sha256: Digest::parse_hex(item.get("sha256")?.str()?)?,
            })
        })
        .collect()
}

fn copy(from: &mut File, hasher: &mut Hasher) -> io::Result<u64> {
    let mut block = vec![0_u8; 64 * 1024];
    let mut size = 0_u64;
    loop {
        let count = match from.read(&mut block) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            other => other?,
        };
        if count == 0 {
            return Ok(size);
        }
        hasher.update(block.get(..count).unwrap_or_default());
        size = size.saturating_add(u64::try_from(count).unwrap_or(u64::MAX));
    }
}

/// The folder of a request's files.
pub(super) fn files_of(id: &RequestId) -> String {
    format!("{id}{FILES}")
}

/// Bytes of a stored request, and its age as its file tells it.
fn measure(dir: &Dir, id: &RequestId) -> io::Result<(u64, SystemTime)> {
    let facts = dir.open_file(id.as_str(), How::Read, 0)?.metadata()?;
    let mut bytes = facts.len();
    if let Ok(folder) = dir.open_dir(&files_of(id)) {
        for name in folder.list()? {
            if let Some(name) = name.to_str() {
                bytes = bytes.saturating_add(folder.open_file(name, How::Read, 0)?.metadata()?.len());
            }
        }
    }
    Ok((bytes, facts.modified()?))
}

/// Removes a request: what names its files first, so that none is read without them.
pub(super) fn remove_stored(dir: &Dir, id: &RequestId) -> io::Result<()> {
    gone(dir.unlink(id.as_str()))?;
    remove_folder(dir, &files_of(id))
}

/// What was not there is gone.
fn gone(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Removes a folder with the files in it.
pub(super) fn remove_folder(dir: &Dir, name: &str) -> io::Result<()> {
    let folder = match dir.open_dir(name) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        other => other?,
    };
    for file in folder.list()? {
        if let Some(file) = file.to_str() {
            gone(folder.unlink(file))?;
        }
    }
    gone(dir.rmdir(name))
}

#[cfg(test)]
#[path = "spool_tests.rs"]
mod tests;
