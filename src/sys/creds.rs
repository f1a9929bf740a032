//! Who is at the other end of a unix socket, and who we are.

use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixStream;

use super::check::{check, size_of_u32};

/// The uid of the peer when it connected (`SO_PEERCRED`, unix(7)); on a client's end, the uid that called `listen`.
///
/// # Errors
/// When the kernel does not say.
pub fn peer_uid(stream: &UnixStream) -> io::Result<u32> {
    let mut cred = libc::ucred { pid: 0, uid: u32::MAX, gid: u32::MAX };
    let mut len = size_of_u32::<libc::ucred>();
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
    if len != size_of_u32::<libc::ucred>() || cred.uid == u32::MAX {
        return Err(io::Error::other("the kernel named no peer"));
    }
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

/// The real, effective and saved uid of this process: each of them can become what it acts as.
///
/// # Errors
/// When the kernel does not say.
pub fn my_uids() -> io::Result<[u32; 3]> {
    let [mut real, mut effective, mut saved] = [u32::MAX; 3];
    // SAFETY: the three numbers outlive the call.
    check(unsafe { libc::getresuid(&raw mut real, &raw mut effective, &raw mut saved) })?;
    Ok([real, effective, saved])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_of_a_pair_are_this_user() {
        let (one, other) = UnixStream::pair().unwrap();
        assert_eq!(peer_uid(&one).unwrap(), my_uid());
        assert_eq!(peer_uid(&other).unwrap(), my_uid());
        assert_eq!(my_uids().unwrap()[1], my_uid());
    }
}
