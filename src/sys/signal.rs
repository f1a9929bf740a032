//! Signals as ordinary reads.

use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use super::poll::{Waited, readable};

/// What asks a process to stop: SIGTERM, SIGINT and SIGHUP (a terminal that is gone), and a child's end where children are watched.
#[derive(Debug)]
pub struct Signals {
    stop: UnixStream,
    child: UnixStream,
}

/// What came.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Signal {
    /// A child ended.
    Child,
    /// SIGTERM, SIGINT or SIGHUP.
    Stop,
    /// Nothing came in time.
    Timeout,
}

impl Signals {
    /// Takes the signals over.
    ///
    /// # Errors
    /// When they cannot be taken.
    pub fn install() -> io::Result<Self> {
        let (stop, stop_in) = UnixStream::pair()?;
        let (child, child_in) = UnixStream::pair()?;
        signal_hook::low_level::pipe::register(libc::SIGTERM, stop_in.try_clone()?)?;
        signal_hook::low_level::pipe::register(libc::SIGINT, stop_in.try_clone()?)?;
        signal_hook::low_level::pipe::register(libc::SIGHUP, stop_in)?;
        signal_hook::low_level::pipe::register(libc::SIGCHLD, child_in)?;
        for end in [&stop, &child] {
            end.set_nonblocking(true)?;
        }
        Ok(Self { stop, child })
    }

    /// A descriptor that can be read once a stop came, until [`Self::wait`] takes it.
    #[must_use]
    pub fn stop(&self) -> BorrowedFd<'_> {
        self.stop.as_fd()
    }

    /// Waits for a signal, at most `most` (for ever when `None`). A stop comes before a child.
    ///
    /// # Errors
    /// When poll(2) fails.
    pub fn wait(&self, most: Option<Duration>) -> io::Result<Signal> {
        let Waited::Ready(ready) = readable(&[self.stop.as_fd(), self.child.as_fd()], most)? else {
            return Ok(Signal::Timeout);
        };
        if ready.contains(&0) {
            drain(&self.stop);
            return Ok(Signal::Stop);
        }
        drain(&self.child);
        Ok(Signal::Child)
    }
}

fn drain(mut end: &UnixStream) {
    let mut bytes = [0; 64];
    while matches!(end.read(&mut bytes), Ok(n) if n > 0) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_is_an_ordinary_read_and_none_is_a_timeout() {
        let signals = Signals::install().unwrap();
        signal_hook::low_level::raise(libc::SIGHUP).unwrap();
        signal_hook::low_level::raise(libc::SIGHUP).unwrap();
        assert_eq!(readable(&[signals.stop()], None).unwrap(), Waited::Ready(vec![0]));
        assert_eq!(signals.wait(None).unwrap(), Signal::Stop);
        // Children of other tests in this process may end meanwhile.
        while signals.wait(Some(Duration::from_millis(1))).unwrap() != Signal::Timeout {}
    }
}
