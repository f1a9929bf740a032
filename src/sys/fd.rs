//! Listening sockets handed over by systemd or `up` (`sd_listen_fds(3)`).

use std::env;
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixListener;
use std::path::PathBuf;

use super::check::check;

/// First descriptor that is handed over.
pub const FIRST: RawFd = 3;
/// More than any daemon is given.
const MOST: RawFd = 16;

/// Takes the listening sockets, each with the path it is bound to, and forgets the variables that announced them.
/// Called once, before any thread exists. An empty list when none were handed over.
///
/// # Errors
/// When a descriptor is not a listening unix socket bound to a path.
pub fn take_listeners() -> io::Result<Vec<(PathBuf, UnixListener)>> {
    // systemd names the process; `up` cannot know the number before the child exists, and leaves it out.
    let ours = variable("LISTEN_PID").is_none_or(|pid| pid == std::process::id().to_string());
    let count: RawFd = variable("LISTEN_FDS").and_then(|n| n.parse().ok()).unwrap_or(0);
    for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] {
        // SAFETY: no other thread exists yet, so nobody reads the environment meanwhile.
        unsafe { env::remove_var(name) };
    }
    if !ours || count <= 0 {
        return Ok(Vec::new());
    }
    let last = FIRST.saturating_add(count.min(MOST));
    (FIRST..last)
        .map(|raw| {
            set_cloexec(raw, true)?;
            // SAFETY: the descriptor is open (fcntl just succeeded) and was handed to this process for it alone.
            let owned = unsafe { OwnedFd::from_raw_fd(raw) };
            if !is_listening(&owned)? {
                return Err(io::Error::other(format!("descriptor {raw} does not listen")));
            }
            let listener = UnixListener::from(owned);
            let path = listener.local_addr()?.as_pathname().map(PathBuf::from);
            let path = path.ok_or_else(|| io::Error::other(format!("descriptor {raw} has no path")))?;
            Ok((path, listener))
        })
        .collect()
}

/// A copy of a descriptor, closed at exec, above every number that listeners are handed over at.
pub(super) fn above(fd: BorrowedFd<'_>) -> io::Result<OwnedFd> {
    let least = FIRST.saturating_add(MOST);
    // SAFETY: the descriptor is open for the whole call; the numbers go by value.
    let raw = check(unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_DUPFD_CLOEXEC, least) })?;
    // SAFETY: the kernel has just given us this descriptor, and nothing else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(raw) })
}

/// Holds every free descriptor below the first `count` numbers that listeners are handed over at, until it is dropped.
pub(super) fn occupy(count: usize) -> io::Result<Vec<File>> {
    let end = FIRST.saturating_add(RawFd::try_from(count).map_err(io::Error::other)?);
    let mut held = Vec::new();
    loop {
        let file = File::open("/dev/null")?;
        if file.as_raw_fd() >= end {
            return Ok(held);
        }
        held.push(file);
    }
}

/// Whether a descriptor is closed at exec.
///
/// # Errors
/// When it is not open.
fn set_cloexec(raw: RawFd, on: bool) -> io::Result<()> {
    // SAFETY: F_GETFD reads the flags of whatever descriptor this number is.
    let flags = check(unsafe { libc::fcntl(raw, libc::F_GETFD) })?;
    let flags = if on { flags | libc::FD_CLOEXEC } else { flags & !libc::FD_CLOEXEC };
    // SAFETY: F_SETFD takes the flags by value.
    check(unsafe { libc::fcntl(raw, libc::F_SETFD, flags) })?;
    Ok(())
}

fn is_listening(fd: &OwnedFd) -> io::Result<bool> {
    let mut value: libc::c_int = 0;
    let mut len = libc::socklen_t::try_from(size_of::<libc::c_int>()).map_err(io::Error::other)?;
    // SAFETY: `value` outlives the call and `len` holds its exact size.
    check(unsafe {
        libc::getsockopt(
            fd.as_raw_fd(),
            libc::SOL_SOCKET,
            libc::SO_ACCEPTCONN,
            std::ptr::from_mut(&mut value).cast(),
            &raw mut len,
        )
    })?;
    Ok(value == 1)
}

#[allow(clippy::disallowed_methods, reason = "these variables are how sockets are handed over, not configuration")]
fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}
