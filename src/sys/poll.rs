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

/// Waits until one of the descriptors can be read, at most `most` (for ever when `None`). An interrupted wait goes on.
///
/// # Errors
/// When poll(2) fails.
pub fn readable(fds: &[BorrowedFd<'_>], most: Option<Duration>) -> io::Result<Waited> {
    let end = most.and_then(|most| Instant::now().checked_add(most));
    let mut list: Vec<libc::pollfd> =
        fds.iter().map(|fd| libc::pollfd { fd: fd.as_raw_fd(), events: libc::POLLIN, revents: 0 }).collect();
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
            Ok(0) => return Ok(Waited::TimedOut),
            Ok(_) => {
                let ready = list.iter().enumerate().filter(|(_, entry)| entry.revents != 0).map(|(k, _)| k);
                return Ok(Waited::Ready(ready.collect()));
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}
