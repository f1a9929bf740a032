//! Network namespaces: a daemon that needs no network sees none but its own loopback.

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use super::check::check;
use super::thread;

/// Moves the calling thread, which in a fresh child is the process, into a new, empty network namespace and turns its loopback on. Needs root; sockets with a path go on
/// working across. Called in a child between fork and exec: it allocates nothing.
///
/// # Errors
/// When the kernel refuses.
pub fn enter_new_with_lo() -> io::Result<()> {
    // SAFETY: unshare takes its flags by value.
    check(unsafe { libc::unshare(libc::CLONE_NEWNET) })?;
    // SAFETY: socket takes its arguments by value.
    let raw = check(unsafe { libc::socket(libc::AF_INET, libc::SOCK_DGRAM | libc::SOCK_CLOEXEC, 0) })?;
    // SAFETY: the kernel has just given us this descriptor, and nothing else owns it.
    let socket = unsafe { OwnedFd::from_raw_fd(raw) };
    // SAFETY: all-zero bytes are a valid ifreq: a name of NULs and a union of numbers.
    let mut request: libc::ifreq = unsafe { std::mem::zeroed() };
    for (to, from) in request.ifr_name.iter_mut().zip(*b"lo") {
        *to = libc::c_char::try_from(from).map_err(|_too_big| io::ErrorKind::InvalidInput)?;
    }
    request.ifr_ifru.ifru_flags = UP;
    // SAFETY: `request` is a whole ifreq and outlives the call.
    check(unsafe { libc::ioctl(socket.as_raw_fd(), libc::SIOCSIFFLAGS, &raw mut request) })?;
    Ok(())
}

/// `IFF_UP | IFF_RUNNING` (netdevice(7)), as the short that `ifr_flags` is.
const UP: libc::c_short = 0x41;

/// Whether the kernel lets this process make such a namespace: tried in a thread of its own, which takes it along when it ends.
///
/// # Errors
/// Why not.
pub fn probe() -> io::Result<()> {
    let probe = thread::spawn("network-probe", 64 * 1024, enter_new_with_lo)?;
    probe.join().map_err(|_panic| io::Error::other("the probe ended early"))?
}
