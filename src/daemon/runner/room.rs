//! The room an action runs in: `state/act`, empty for each one and emptied after it. Its folders are made anew where a program left
//! anything in or on them.
//!
//! ```text
//! state/act/.lock   one runner at a time
//! state/act/work    working folder; empty, but for `in/1`, `in/2`… where the request has files
//! state/act/home    HOME, empty
//! state/act/tmp     TMPDIR, empty
//! ```
//! Attachments never lie where a program looks for its own files: one that is called `.curlrc` is `in/1` here.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::base::digest::{Digest, FileFacts, Hasher};
use crate::sys::file::{self, Dir, How};
use crate::sys::lock::Lock;

const LOCK: &str = ".lock";
const WORK: &str = "work";
const HOME: &str = "home";
const TEMP: &str = "tmp";
const PLACES: [&str; 3] = [WORK, HOME, TEMP];
const INSIDE: &str = "in";

/// The folder of all rooms.
#[derive(Debug)]
pub(super) struct Rooms {
    folder: Dir,
    _lock: Lock,
}

/// The room of one action.
#[derive(Debug)]
pub(super) struct Room {
    work: PathBuf,
    home: PathBuf,
    temp: PathBuf,
    inside: Option<Dir>,
}

impl Rooms {
    /// Takes the folder for this process and empties it: what an earlier process left there is nobody's.
    ///
    /// # Errors
    /// Another runner has it, or it cannot be emptied.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        // It is ours, and a program of ours may have shut it.
        fs::set_permissions(path, Permissions::from_mode(0o700))?;
        let folder = Dir::open(path)?;
        let lock = Lock::take(&folder, LOCK)?.ok_or_else(|| io::Error::other("another runner is at work"))?;
        let rooms = Self { folder, _lock: lock };
        rooms.empty()?;
        Ok(rooms)
    }

    /// Makes a room, with a place for the request's files where it has some.
    pub(super) fn make(&self, with_files: bool) -> io::Result<Room> {
        self.empty()?;
        for name in PLACES {
            if self.folder.open_dir(name).is_err() {
                self.folder.mkdir(name, 0o700)?;
            }
        }
        let inside = if with_files {
            let work = self.folder.open_dir(WORK)?;
            work.mkdir(INSIDE, 0o700)?;
            Some(work.open_dir(INSIDE)?)
        } else {
            None
        };
        let path = |name: &str| self.folder.path().join(name);
        Ok(Room { work: path(WORK), home: path(HOME), temp: path(TEMP), inside })
    }

    /// Whether a folder of the room is as it was made: nothing in it, nothing attached to it, and its mode. Then it stays: making
    /// and removing folders for each action is slow where many were removed lately.
    fn is_as_made(&self, name: &OsStr) -> bool {
        let Some(name) = PLACES.into_iter().find(|place| name == *place) else { return false };
        let as_made = |folder: Dir| {
            let mode = folder.facts()?.mode & 0o7777;
            Ok(mode == 0o700 && folder.list()?.is_empty() && !folder.has_attributes()?)
        };
        self.folder.open_dir(name).and_then(as_made).unwrap_or(false)
    }

    /// Removes everything but the lock and what is as it was made. Called when no process of the action is left.
    ///
    /// A program can nest folders deeper than any path or stack is long. So nothing is descended into: what lies in a folder
    /// is moved up and looked at there, until all of it is gone.
    pub(super) fn empty(&self) -> io::Result<()> {
        let root = self.folder.path();
        fs::set_permissions(root, Permissions::from_mode(0o700))?;
        let mut moved = 0_u64;
        loop {
            let names: Vec<OsString> =
                self.folder.list()?.into_iter().filter(|name| name != LOCK && !self.is_as_made(name)).collect();
            if names.is_empty() {
                return Ok(());
            }
            for name in names {
                remove(root, &root.join(name), &mut moved)?;
            }
        }
    }
}

/// Removes a file, or a folder after what lies in it was removed or moved up to `root`.
fn remove(root: &Path, path: &Path, moved: &mut u64) -> io::Result<()> {
    if !fs::symlink_metadata(path)?.is_dir() {
        return fs::remove_file(path);
    }
    // A program may have taken the owner's bits away.
    fs::set_permissions(path, Permissions::from_mode(0o700))?;
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            // A folder can be moved only by who may write into it: its `..` changes.
            fs::set_permissions(entry.path(), Permissions::from_mode(0o700))?;
            let up = loop {
                *moved = moved.saturating_add(1);
                let up = root.join(format!("moved-{moved}"));
                if fs::symlink_metadata(&up).is_err() {
                    break up;
                }
            };
            fs::rename(entry.path(), up)?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    fs::remove_dir(path)
}

impl Room {
    /// The working folder.
    pub(super) fn work(&self) -> &Path {
        &self.work
    }

    /// HOME.
    pub(super) fn home(&self) -> &Path {
        &self.home
    }

    /// TMPDIR.
    pub(super) fn temp(&self) -> &Path {
        &self.temp
    }

    /// Begins a file of the request: `in/INDEX+1`.
    pub(super) fn file(&self, index: usize) -> io::Result<Incoming> {
        let name = index.saturating_add(1).to_string();
        let inside = self.inside.as_ref().ok_or_else(|| io::Error::other("the room was made for no files"))?;
        let file = inside.open_file(&name, How::CreateNew, 0o600)?;
        Ok(Incoming { file, hasher: Hasher::new() })
    }
}

/// A file that is being received.
pub(super) struct Incoming {
    file: File,
    hasher: Hasher,
}

impl Incoming {
    /// Takes the next bytes.
    pub(super) fn take(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hasher.update(bytes);
        self.file.write_all(bytes)
    }

    /// Ends it: read-only, and the very bytes that were agreed to, or an error.
    pub(super) fn end(self, facts: &FileFacts) -> io::Result<bool> {
        let found: Digest = self.hasher.finish();
        file::chmod(&self.file, 0o440)?;
        Ok(found == facts.sha256)
    }
}

#[cfg(test)]
mod tests;
