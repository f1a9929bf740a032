//! The session's journal, followed as it grows: one subscriber, who reads the file itself and keeps nothing in memory.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::FileExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use super::journals::EVENTS;
use super::rolling::{HEADER, old_name};
use crate::base::limits::PROMPTS_MAX;
use crate::policy::card::told::Order;
use crate::sys::file::{Dir, How};
use crate::telegram::view::View;

/// Bytes that are read at a time; a longer line is read whole all the same.
const PIECE: u64 = 64 * 1024;

/// How far the events are on the disk.
#[derive(Debug, Default)]
pub(super) struct Feed(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// Rises when the file is put aside and a new one is begun.
    generation: u64,
    /// Bytes of the present file that are synced.
    length: u64,
    /// Tells the subscriber, if there is one.
    wake: Option<UnixStream>,
    /// Whose the subscriber is.
    uid: Option<u32>,
    /// Lines for it that are in no journal and are never told again.
    pushes: VecDeque<String>,
}

impl Feed {
    /// Says how far the present file is synced now.
    pub(super) fn synced(&self, length: u64) {
        let mut state = self.lock();
        state.length = length;
        state.wake();
    }

    /// Puts the present file aside, by `roll`, while no reader looks for a name.
    pub(super) fn rolled<T>(&self, roll: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        let mut state = self.lock();
        let rolled = roll()?;
        state.generation = state.generation.saturating_add(1);
        state.length = 0;
        state.wake();
        Ok(rolled)
    }

    /// Whether somebody follows.
    pub(super) fn is_followed(&self) -> bool {
        self.lock().wake.is_some()
    }

    /// Whether the one who follows is this user.
    pub(super) fn is_followed_by(&self, uid: u32) -> bool {
        let state = self.lock();
        state.wake.is_some() && state.uid == Some(uid)
    }

    /// Gives the subscriber a line that is in no journal, if it is this user's. `false`: nobody was given it.
    pub(super) fn push(&self, uid: u32, line: String) -> bool {
        let mut state = self.lock();
        if state.wake.is_none() || state.uid != Some(uid) || state.pushes.len() >= PROMPTS_MAX {
            return false;
        }
        state.pushes.push_back(line);
        state.wake();
        true
    }

    /// Gives the subscriber an owner's order, whoever it is; one that waits already is not given twice. `false`: nobody follows.
    pub(super) fn order(&self, order: Order) -> bool {
        let mut state = self.lock();
        if state.wake.is_none() {
            return false;
        }
        let line = format!("{{\"push\":\"{}\"}}", order.as_str());
        if !state.pushes.contains(&line) {
            state.pushes.push_back(line);
        }
        state.wake();
        true
    }

    /// Follows the events after a number. `None` when somebody does already.
    pub(super) fn follow(self: &Arc<Self>, folder: &Path, after: u64) -> io::Result<Option<Follower>> {
        let (wake, woken) = UnixStream::pair()?;
        wake.set_nonblocking(true)?;
        woken.set_nonblocking(true)?;
        let folder = Dir::open(folder)?;
        let mut state = self.lock();
        if state.wake.is_some() {
            return Ok(None);
        }
        let present = state.generation;
        // The file before the present one first, if there is one: it may hold what is asked for.
        let (file, generation) = match folder.open_file(&old_name(EVENTS, 1), How::Read, 0) {
            Ok(file) => (file, present.checked_sub(1)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                (folder.open_file(EVENTS, How::Read, 0)?, Some(present))
            }
            Err(error) => return Err(error),
        };
        state.wake = Some(wake);
        drop(state);
        Ok(Some(Follower { feed: Arc::clone(self), woken, folder, file, generation, at: 0, after }))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn wake(&self) {
        let Some(mut wake) = self.wake.as_ref() else { return };
        match wake.write(&[1]) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => log::warn!("feed.not_woken error={error}"),
            Ok(_) | Err(_) => {}
        }
    }
}

/// Somebody who follows the events. Its place is free again when it is dropped.
#[derive(Debug)]
pub(super) struct Follower {
    feed: Arc<Feed>,
    woken: UnixStream,
    folder: Dir,
    file: File,
    /// Which file is read: `None` is the one before the first of this run.
    generation: Option<u64>,
    at: u64,
    after: u64,
}

impl Follower {
    /// Readable when there may be more.
    pub(super) fn woken(&self) -> BorrowedFd<'_> {
        self.woken.as_fd()
    }

    /// Whose it is.
    pub(super) fn belongs_to(&self, uid: u32) {
        self.feed.lock().uid = Some(uid);
    }

    /// The lines that are for it alone and in no journal; each is given once.
    pub(super) fn pushes(&self) -> Vec<String> {
        self.feed.lock().pushes.drain(..).collect()
    }

    /// The next lines that are on the disk. `None`: no more for now, [`Follower::woken`] tells.
    ///
    /// # Errors
    /// The file cannot be read, or two newer ones were begun meanwhile: then the follower asks anew.
    pub(super) fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut drain = [0; 256];
        while matches!(self.woken.read(&mut drain), Ok(n) if n > 0) {}
        loop {
            let end = self.end()?;
            if self.at >= end {
                if self.turn_over()? {
                    // The next file has an end of its own.
                    continue;
                }
                return Ok(None);
            }
            let lines = self.read(end)?;
            if !lines.is_empty() {
                return Ok(Some(lines));
            }
        }
    }

    /// How far the present file may be read: what is not synced was not promised to stay.
    fn end(&self) -> io::Result<u64> {
        let state = self.feed.lock();
        if self.generation == Some(state.generation) { Ok(state.length) } else { Ok(self.file.metadata()?.len()) }
    }

    /// Goes on with the next file, if there is one.
    fn turn_over(&mut self) -> io::Result<bool> {
        let state = self.feed.lock();
        if self.generation == Some(state.generation) {
            return Ok(false);
        }
        let next = self.generation.map_or(0, |generation| generation.saturating_add(1));
        let name = match state.generation.checked_sub(next) {
            Some(0) => EVENTS.to_owned(),
            Some(1) => old_name(EVENTS, 1),
            _ => return Err(io::Error::other("the reader is two files behind")),
        };
        self.file = self.folder.open_file(&name, How::Read, 0)?;
        self.generation = Some(next);
        self.at = 0;
        Ok(true)
    }

    /// Whole lines from where it stands, those of them that were asked for.
    fn read(&mut self, end: u64) -> io::Result<Vec<u8>> {
        let mut most = PIECE;
        let bytes = loop {
            let length = end.saturating_sub(self.at).min(most);
            let mut bytes = vec![0; usize::try_from(length).map_err(io::Error::other)?];
            self.file.read_exact_at(&mut bytes, self.at)?;
            if let Some(last) = bytes.iter().rposition(|b| *b == b'\n') {
                bytes.truncate(last.saturating_add(1));
                break bytes;
            }
            if length >= end.saturating_sub(self.at) {
                // Nothing, or a last line without its end: that is set aside at the next start.
                self.at = end;
                return Ok(Vec::new());
            }
            most = most.saturating_mul(4);
        };
        self.at = self.at.saturating_add(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        let wanted = |line: &&[u8]| **line != *HEADER && number(line).is_none_or(|seq| seq > self.after);
        Ok(bytes.split_inclusive(|b| *b == b'\n').filter(wanted).flatten().copied().collect())
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let mut state = self.feed.lock();
        state.wake = None;
        state.uid = None;
        state.pushes.clear();
    }
}

/// The number of an event's line.
pub(super) fn number(line: &[u8]) -> Option<u64> {
    let seq = View::new(line).ok()?.members("line").ok()?.need("seq").ok()?.int("seq").ok()?;
    u64::try_from(seq).ok()
}
