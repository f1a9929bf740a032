//! What the standard library does not do with sockets: connecting with a bound on how long it may take (where a server's queue is
//! full, an ordinary connect waits for ever), and sending without a wait, whatever the socket is set to.

use std::io;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use super::check::{check, check_again, size_of_u32};

/// Connects to a path. A full queue past the time is [`io::ErrorKind::WouldBlock`].
///
/// # Errors
/// The path is longer than the kernel takes, nothing is there, nobody listens, or this user may not.
pub fn connect_unix(path: &Path, timeout: Duration) -> io::Result<UnixStream> {
    let (address, len) = address(path)?;
    let fd = stream_socket()?;
    let stream = UnixStream::from(fd);
    // The kernel bounds `connect` by the time a send may take.
    stream.set_write_timeout(Some(timeout.max(Duration::from_millis(1))))?;
    // SAFETY: `address` is a filled sockaddr_un that outlives the call, and `len` is within its size.
    check_again(|| unsafe { libc::connect(stream.as_raw_fd(), (&raw const address).cast(), len) })?;
    stream.set_write_timeout(None)?;
    Ok(stream)
}

/// Sends what there is room for, without a wait, and says how much that was. No room at all is [`io::ErrorKind::WouldBlock`].
///
/// # Errors
/// When the other side has gone, or there is no room.
pub fn send_at_once(stream: &impl AsFd, bytes: &[u8]) -> io::Result<usize> {
    let fd = stream.as_fd().as_raw_fd();
    let flags = libc::MSG_DONTWAIT | libc::MSG_NOSIGNAL;
    // SAFETY: the pointer and the length are those of `bytes`, which outlives the call.
    let sent = check_again(|| unsafe { libc::send(fd, bytes.as_ptr().cast(), bytes.len(), flags) })?;
    usize::try_from(sent).map_err(io::Error::other)
}

fn stream_socket() -> io::Result<OwnedFd> {
    // SAFETY: a call over plain numbers.
    let fd = check(unsafe { libc::socket(libc::AF_UNIX, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0) })?;
    // SAFETY: the kernel has just handed out this descriptor, and nobody else has it.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

fn address(path: &Path) -> io::Result<(libc::sockaddr_un, libc::socklen_t)> {
    let wrong = |what| io::Error::new(io::ErrorKind::InvalidInput, what);
    let bytes = path.as_os_str().as_bytes();
    let mut address = libc::sockaddr_un {
        sun_family: libc::sa_family_t::try_from(libc::AF_UNIX).unwrap_or_default(),
        sun_path: [0; 108],
    };
    // The last byte stays 0: the path's end.
    if bytes.len() >= address.sun_path.len() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "a socket's path has at most 107 bytes"));
    }
    if bytes.is_empty() || bytes.contains(&0) {
        return Err(wrong("not the path of a socket"));
    }
    for (to, from) in address.sun_path.iter_mut().zip(bytes) {
        *to = libc::c_char::from_ne_bytes([*from]);
    }
    Ok((address, size_of_u32::<libc::sockaddr_un>()))
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;
    use std::time::Instant;

    use super::*;
    use crate::sys::file::tests::Folder;

    #[test]
    fn a_server_that_accepts_nobody_holds_a_client_no_longer_than_its_time() {
        let folder = Folder::new();
        let path = folder.path().join("s");
        let _listener = UnixListener::bind(&path).unwrap();
        let started = Instant::now();
        let mut held = Vec::new();
        let error = loop {
            match connect_unix(&path, Duration::from_millis(50)) {
                Ok(stream) => held.push(stream),
                Err(error) => break error,
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::WouldBlock);
        assert!(started.elapsed() < Duration::from_secs(5));
    }

    #[test]
    fn a_path_that_the_kernel_would_cut_is_an_error() {
        let long = Path::new("/").join("a".repeat(107));
        assert_eq!(connect_unix(&long, Duration::from_secs(1)).unwrap_err().kind(), io::ErrorKind::InvalidInput);
    }
}
