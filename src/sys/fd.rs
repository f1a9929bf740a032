//! Listening sockets handed over by systemd or `up` (`sd_listen_fds(3)`).

use std::env;
use std::fs::File;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixListener;
use std::path::PathBuf;

use super::check::{check, size_of_u32};

/// First descriptor that is handed over.
pub const FIRST: RawFd = 3;
/// More than any daemon is given.
const MOST: RawFd = 16;

/// A listening socket that was handed over, with what it is bound to.
#[derive(Debug)]
pub enum Handed {
    /// By TCP, at an address.
    Tcp(SocketAddr, TcpListener),
    /// A unix socket, at a path.
    Unix(PathBuf, UnixListener),
}

impl Handed {
    /// Another descriptor of the same socket.
    ///
    /// # Errors
    /// When there are no more.
    pub fn try_clone(&self) -> io::Result<Self> {
        Ok(match self {
            Self::Tcp(address, listener) => Self::Tcp(*address, listener.try_clone()?),
            Self::Unix(path, listener) => Self::Unix(path.clone(), listener.try_clone()?),
        })
    }
}

/// Takes the listening sockets, each with what it is bound to, and forgets the variables that announced them.
/// Called once, before any thread exists. An empty list when none were handed over.
///
/// # Errors
/// When a descriptor is not a listening stream socket: unix and bound to a path, or TCP.
pub fn take_listeners() -> io::Result<Vec<Handed>> {
    // systemd names the process; `up` cannot know the number before the child exists, and leaves it out.
    let ours = variable("LISTEN_PID").is_none_or(|pid| pid == std::process::id().to_string());
    let count = variable("LISTEN_FDS");
    for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] {
        // SAFETY: no other thread exists yet, so nobody reads the environment meanwhile.
        unsafe { env::remove_var(name) };
    }
    let Some(count) = count.filter(|_| ours) else { return Ok(Vec::new()) };
    let count: RawFd = count
        .parse()
        .ok()
        .filter(|count| (0..=MOST).contains(count))
        .ok_or_else(|| io::Error::other("LISTEN_FDS is no number of sockets"))?;
    let last = FIRST.saturating_add(count);
    (FIRST..last)
        .map(|raw| {
            close_at_exec(raw)?;
            // SAFETY: the descriptor is open (fcntl just succeeded) and was handed to this process for it alone.
            let owned = unsafe { OwnedFd::from_raw_fd(raw) };
            let is = |name, value| option(&owned, name).map(|got| got == value);
            if !is(libc::SO_ACCEPTCONN, 1)? || !is(libc::SO_TYPE, libc::SOCK_STREAM)? {
                return Err(io::Error::other(format!("descriptor {raw} is no listening socket")));
            }
            // The flag belongs to the socket, which its maker keeps: an acceptor of ours waits.
            if is(libc::SO_DOMAIN, libc::AF_INET)? || is(libc::SO_DOMAIN, libc::AF_INET6)? {
                // Its relatives (MPTCP, SCTP) have tables of their own, where no caller would be found.
                if !is(libc::SO_PROTOCOL, libc::IPPROTO_TCP)? {
                    return Err(io::Error::other(format!("descriptor {raw} is not TCP")));
                }
                let listener = TcpListener::from(owned);
                listener.set_nonblocking(false)?;
                return Ok(Handed::Tcp(listener.local_addr()?, listener));
            }
            if !is(libc::SO_DOMAIN, libc::AF_UNIX)? {
                return Err(io::Error::other(format!("descriptor {raw} is neither a unix socket nor TCP")));
            }
            let listener = UnixListener::from(owned);
            let path = listener.local_addr()?.as_pathname().map(PathBuf::from);
            let path = path.ok_or_else(|| io::Error::other(format!("descriptor {raw} has no path")))?;
            listener.set_nonblocking(false)?;
            Ok(Handed::Unix(path, listener))
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

/// Closes everything from descriptor `first` on at exec, whoever left it open in us (`close_range(2)`).
pub(super) fn close_all_at_exec(first: RawFd) -> io::Result<()> {
    let first = libc::c_uint::try_from(first).map_err(|_negative| io::ErrorKind::InvalidInput)?;
    let (last, cloexec): (libc::c_uint, libc::c_uint) = (libc::c_uint::MAX, 1 << 2);
    // SAFETY: close_range takes its arguments by value and, with this flag, only marks descriptors.
    check(unsafe { libc::syscall(libc::SYS_close_range, first, last, cloexec) })?;
    Ok(())
}

/// An error when the descriptor is not open.
fn close_at_exec(raw: RawFd) -> io::Result<()> {
    // SAFETY: F_SETFD takes the flags by value.
    check(unsafe { libc::fcntl(raw, libc::F_SETFD, libc::FD_CLOEXEC) })?;
    Ok(())
}

fn option(fd: &OwnedFd, name: libc::c_int) -> io::Result<libc::c_int> {
    let mut value: libc::c_int = 0;
    let mut len = size_of_u32::<libc::c_int>();
    // SAFETY: `value` outlives the call and `len` holds its exact size.
    check(unsafe {
        libc::getsockopt(fd.as_raw_fd(), libc::SOL_SOCKET, name, std::ptr::from_mut(&mut value).cast(), &raw mut len)
    })?;
    Ok(value)
}

#[allow(clippy::disallowed_methods, reason = "these variables are how sockets are handed over, not configuration")]
fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}
