//! Callers by TCP: who each is, is found in the kernel's table of sockets (DESIGN §4), never in anything the caller says.
//!
//! The identity is that of whoever made the connecting socket. A process that hands it on, or becomes another user afterwards,
//! speaks with the uid it had; one that has closed shows uid 0 and no inode, and is nobody.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};

use crate::net::unix::Listens;
use crate::policy::route::Via;
use crate::sys::sock_diag;

/// Whose a connection is: one exact look-up of the caller's end. `None`: that cannot be said, or it does not come from this machine.
#[must_use]
pub fn caller(stream: &TcpStream) -> Option<u32> {
    let (theirs, ours) = (stream.peer_addr().ok()?, stream.local_addr().ok()?);
    if !theirs.ip().to_canonical().is_loopback() || !ours.ip().to_canonical().is_loopback() {
        return None;
    }
    sock_diag::connected(theirs, ours).ok()??.caller()
}

impl Listens for TcpListener {
    type Stream = TcpStream;
    const VIA: Via = Via::Tcp;

    fn next(&self) -> io::Result<TcpStream> {
        let (stream, _) = self.accept()?;
        // Each piece of a stream goes out when it is there.
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    fn uid(stream: &TcpStream) -> io::Result<u32> {
        caller(stream).ok_or_else(|| io::Error::other("not in the kernel's table"))
    }

    fn say(mut stream: &TcpStream, words: &[u8]) -> io::Result<()> {
        stream.set_nonblocking(true)?;
        stream.write_all(words)?;
        stream.shutdown(Shutdown::Write)?;
        // Closing on bytes that came already and were not read would lose the words.
        match stream.read(&mut [0; 16 * 1024]) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => Err(error),
            _ => Ok(()),
        }
    }
}
