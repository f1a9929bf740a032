//! Waiting for descriptors (poll(2)).

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::time::{Duration, Instant};

use super::check::check;

/// What a wait ended with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Waited {
    /// These of the descriptors can be read, have been closed by the other side, or failed.
    Ready(Vec<usize>),
    /// None of them in time.
    TimedOut,
}

/// What is waited for at a descriptor. That it failed or that both its directions were closed ends every wait.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Interest {
    /// The other side has closed.
    Closed,
    /// The other side has closed, or sends no more: for connections on which nobody who stays does that.
    Left,
    /// There is something to read, or its end.
    Read,
    /// Either.
    ReadWrite,
    /// There is room to write.
    Write,
}

impl Interest {
    const fn events(self) -> libc::c_short {
        match self {
            Self::Closed => 0,
            Self::Left => libc::POLLRDHUP,
            Self::Read => libc::POLLIN,
            Self::ReadWrite => libc::POLLIN | libc::POLLOUT,
            Self::Write => libc::POLLOUT,
        }
    }
}

/// What happened at a descriptor.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Seen {
    /// It failed, or both its directions were closed; where that was waited for, the other side's.
    pub closed: bool,
    /// A read would not wait.
    pub read: bool,
    /// A write would not wait.
    pub write: bool,
}

impl Seen {
    /// Whether a read would not wait, if only to fail.
    #[must_use]
    pub const fn readable(self) -> bool {
        self.closed || self.read
    }

    /// Whether a write would not wait, if only to fail.
    #[must_use]
    pub const fn writable(self) -> bool {
        self.closed || self.write
    }

    /// Whether a read or a write would not wait, if only to fail.
    #[must_use]
    pub const fn any(self) -> bool {
        self.closed || self.read || self.write
    }
}

/// Waits until one of the descriptors can be read, at most `most` (for ever when `None`). An interrupted wait goes on.
///
/// # Errors
/// When poll(2) fails.
pub fn readable(fds: &[BorrowedFd<'_>], most: Option<Duration>) -> io::Result<Waited> {
    let list: Vec<(BorrowedFd<'_>, Interest)> = fds.iter().map(|fd| (*fd, Interest::Read)).collect();
    let seen = wait(&list, most)?;
    let ready: Vec<usize> = seen.iter().enumerate().filter(|(_, seen)| seen.any()).map(|(k, _)| k).collect();
    Ok(if ready.is_empty() { Waited::TimedOut } else { Waited::Ready(ready) })
}

/// Waits until something happened at one of the descriptors, at most `most` (for ever when `None`), and says what at each of
/// them: nothing at any when the time passed. An interrupted wait goes on.
///
/// # Errors
/// When poll(2) fails.
pub fn wait(fds: &[(BorrowedFd<'_>, Interest)], most: Option<Duration>) -> io::Result<Vec<Seen>> {
    let end = most.and_then(|most| Instant::now().checked_add(most));
    let mut list: Vec<libc::pollfd> = fds
        .iter()
        .map(|(fd, interest)| libc::pollfd { fd: fd.as_raw_fd(), events: interest.events(), revents: 0 })
        .collect();
    let count = libc::nfds_t::try_from(list.len()).map_err(io::Error::other)?;
    loop {
        let ms = match end {
            None => -1,
            // Rounded up, so that a wait never ends early and spins.
            Some(end) => {
                let left = end.saturating_duration_since(Instant::now()).as_micros().div_ceil(1000);
                i32::try_from(left).unwrap_or(i32::MAX)
            }
        };
        // SAFETY: `list` holds `count` entries and outlives the call.
        match check(unsafe { libc::poll(list.as_mut_ptr(), count, ms) }) {
            Ok(_) => {
                let has = |entry: &libc::pollfd, flags| entry.revents & flags != 0;
                let seen = |entry: &libc::pollfd| Seen {
                    closed: has(entry, libc::POLLHUP | libc::POLLRDHUP | libc::POLLERR | libc::POLLNVAL),
                    read: has(entry, libc::POLLIN),
                    write: has(entry, libc::POLLOUT),
                };
                return Ok(list.iter().map(seen).collect());
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}
