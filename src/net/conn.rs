//! A caller's connection: the same to who serves it, over a unix socket or over TCP.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use crate::net::dialler::Caller;
use crate::sys::poll::Interest;

/// A connection.
#[derive(Debug)]
pub enum Conn {
    /// Over TCP.
    Tcp(TcpStream),
    /// Over a unix socket.
    Unix(UnixStream),
}

impl Conn {
    /// How long a read may wait.
    ///
    /// # Errors
    /// For a time of nothing, and when the kernel says no.
    pub fn set_read_timeout(&self, most: Option<Duration>) -> io::Result<()> {
        match self {
            Self::Tcp(stream) => stream.set_read_timeout(most),
            Self::Unix(stream) => stream.set_read_timeout(most),
        }
    }

    /// How it shows that the other side has gone. A caller on a unix socket may end its sending and still read; by TCP the end of
    /// sending is all that a side which went away shows, and clients of HTTP do not end it before they have their answer.
    #[must_use]
    pub fn caller(&self) -> Caller<'_> {
        let gone = match self {
            Self::Tcp(_) => Interest::Left,
            Self::Unix(_) => Interest::Closed,
        };
        Caller { fd: self.as_fd(), gone }
    }

    /// Ends one direction, or both.
    ///
    /// # Errors
    /// When the other side has gone already.
    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        match self {
            Self::Tcp(stream) => stream.shutdown(how),
            Self::Unix(stream) => stream.shutdown(how),
        }
    }

    /// Makes reads and writes return at once, or wait again.
    ///
    /// # Errors
    /// When the kernel says no.
    pub fn set_nonblocking(&self, on: bool) -> io::Result<()> {
        match self {
            Self::Tcp(stream) => stream.set_nonblocking(on),
            Self::Unix(stream) => stream.set_nonblocking(on),
        }
    }

    /// Another descriptor of the same connection.
    ///
    /// # Errors
    /// When there are no more.
    pub fn try_clone(&self) -> io::Result<Self> {
        Ok(match self {
            Self::Tcp(stream) => Self::Tcp(stream.try_clone()?),
            Self::Unix(stream) => Self::Unix(stream.try_clone()?),
        })
    }
}

impl From<UnixStream> for Conn {
    fn from(stream: UnixStream) -> Self {
        Self::Unix(stream)
    }
}

impl From<TcpStream> for Conn {
    fn from(stream: TcpStream) -> Self {
        Self::Tcp(stream)
    }
}

impl AsFd for Conn {
    fn as_fd(&self) -> BorrowedFd<'_> {
        match self {
            Self::Tcp(stream) => stream.as_fd(),
            Self::Unix(stream) => stream.as_fd(),
        }
    }
}

impl Read for &Conn {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        match self {
            Conn::Tcp(stream) => (&mut &*stream).read(room),
            Conn::Unix(stream) => (&mut &*stream).read(room),
        }
    }
}

impl Write for &Conn {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Conn::Tcp(stream) => (&mut &*stream).write(bytes),
            Conn::Unix(stream) => (&mut &*stream).write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Conn::Tcp(stream) => (&mut &*stream).flush(),
            Conn::Unix(stream) => (&mut &*stream).flush(),
        }
    }
}
