//! Who is at the other end of a unix socket, and who we are.

use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixStream;

use super::check::check;

/// The uid of the peer when it connected (`SO_PEERCRED`, unix(7)); on a client's end, the uid that called `listen`.
///
/// # Errors
/// When the kernel does not say.
pub fn peer_uid(stream: &UnixStream) -> io::Result<u32> {
    let mut cred = libc::ucred { pid: 0, uid: u32::MAX, gid: u32::MAX };
    let mut len = libc::socklen_t::try_from(size_of::<libc::ucred>()).map_err(io::Error::other)?;
    // SAFETY: `cred` outlives the call and `len` holds its exact size.
    check(unsafe {
        libc::getsockopt(
            stream.as_raw_fd(),
            libc::SOL_SOCKET,
            libc::SO_PEERCRED,
            std::ptr::from_mut(&mut cred).cast(),
            &raw mut len,
        )
    })?;
    Ok(cred.uid)
}

/// The uid this process acts as.
#[must_use]
pub fn my_uid() -> u32 {
    // SAFETY: geteuid has no arguments and cannot fail.
    unsafe { libc::geteuid() }
}

/// The gid this process acts as.
#[must_use]
pub fn my_gid() -> u32 {
    // SAFETY: getegid has no arguments and cannot fail.
    unsafe { libc::getegid() }
}
