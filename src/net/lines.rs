//! One JSON line, then bytes: how our sockets speak. Every read has an end in time and a bound in bytes.

use std::fmt;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::sys::poll::{self, Interest};
use crate::sys::socket;

/// Why a line did not come.
#[derive(Debug)]
pub enum LineFault {
    /// The peer closed without a byte.
    Closed,
    /// The kernel said no.
    Io(io::Error),
    /// Not whole in time.
    TimedOut,
    /// Longer than it may be.
    TooLong,
    /// The peer closed within a line, or before all announced bytes had come.
    Torn,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("closed"),
            Self::Io(error) => error.fmt(f),
            Self::TimedOut => f.write_str("timed out"),
            Self::TooLong => f.write_str("too long"),
            Self::Torn => f.write_str("cut off"),
        }
    }
}

impl std::error::Error for LineFault {}

impl From<io::Error> for LineFault {
    fn from(error: io::Error) -> Self {
        // A read that runs into the socket's time-out says either.
        if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) {
            Self::TimedOut
        } else {
            Self::Io(error)
        }
    }
}

/// Reads lines and bodies from one socket.
#[derive(Debug)]
pub struct LineReader {
    stream: UnixStream,
    held: Vec<u8>,
}

/// Bytes read from the socket at a time.
const CHUNK: usize = 16 * 1024;

impl LineReader {
    /// Reads from this socket.
    #[must_use]
    pub fn new(stream: UnixStream) -> Self {
        Self { stream, held: Vec::new() }
    }

    /// The next line without its line feed, at most `most` bytes, whole before `end`.
    ///
    /// # Errors
    /// A [`LineFault`]; after any but `TimedOut` the connection is of no more use.
    pub fn line(&mut self, most: usize, end: Instant) -> Result<Vec<u8>, LineFault> {
        let mut searched = 0_usize;
        loop {
            let fresh = self.held.get(searched..).unwrap_or_default();
            if let Some(at) = fresh.iter().position(|b| *b == b'\n') {
                let at = searched.saturating_add(at);
                if at > most {
                    return Err(LineFault::TooLong);
                }
                let rest = self.held.split_off(at.saturating_add(1));
                let mut line = std::mem::replace(&mut self.held, rest);
                line.pop();
                return Ok(line);
            }
            searched = self.held.len();
            if searched > most {
                return Err(LineFault::TooLong);
            }
            if self.fill(end)? == 0 {
                return Err(if self.held.is_empty() { LineFault::Closed } else { LineFault::Torn });
            }
        }
    }

    /// Passes exactly `size` bytes on to `sink`, each piece within `idle` of the one before, all of them before `end`.
    ///
    /// # Errors
    /// A [`LineFault`]; `Io` is also what `sink` said.
    pub fn body(
        &mut self,
        size: u64,
        idle: Duration,
        end: Instant,
        mut sink: impl FnMut(&[u8]) -> io::Result<()>,
    ) -> Result<(), LineFault> {
        let mut left = size;
        while left > 0 {
            if self.held.is_empty() {
                let soon = Instant::now().checked_add(idle).map_or(end, |soon| soon.min(end));
                if self.fill(soon)? == 0 {
                    return Err(LineFault::Torn);
                }
            }
            let take = usize::try_from(left).unwrap_or(usize::MAX).min(self.held.len());
            let rest = self.held.split_off(take);
            let piece = std::mem::replace(&mut self.held, rest);
            sink(&piece).map_err(LineFault::Io)?;
            left = left.saturating_sub(u64::try_from(take).unwrap_or(u64::MAX));
        }
        Ok(())
    }

    /// The next `size` bytes as a reader, bounded as in [`LineReader::body`]. A time-out or an early end is an error of the reader.
    pub fn body_reader(&mut self, size: u64, idle: Duration, end: Instant) -> Body<'_> {
        Body { reader: self, left: size, idle, end }
    }

    /// Whether the peer sent anything that was not asked for.
    #[must_use]
    pub fn has_more(&self) -> bool {
        !self.held.is_empty()
    }

    /// The socket, to answer on.
    #[must_use]
    pub fn stream(&self) -> &UnixStream {
        &self.stream
    }

    fn fill(&mut self, end: Instant) -> Result<usize, LineFault> {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(LineFault::TimedOut);
        }
        self.stream.set_read_timeout(Some(left))?;
        let before = self.held.len();
        self.held.resize(before.saturating_add(CHUNK), 0);
        let room = self.held.get_mut(before..).unwrap_or_default();
        let got = loop {
            match self.stream.read(room) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.held.truncate(before.saturating_add(got.as_ref().map_or(0, |got| *got)));
        Ok(got?)
    }
}

/// Bytes after a line.
#[derive(Debug)]
pub struct Body<'a> {
    reader: &'a mut LineReader,
    left: u64,
    idle: Duration,
    end: Instant,
}

impl Read for Body<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 || room.is_empty() {
            return Ok(0);
        }
        if self.reader.held.is_empty() {
            let soon = Instant::now().checked_add(self.idle).map_or(self.end, |soon| soon.min(self.end));
            match self.reader.fill(soon) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(_) => {}
                Err(LineFault::Io(error)) => return Err(error),
                Err(_) => return Err(io::ErrorKind::TimedOut.into()),
            }
        }
        let most = usize::try_from(self.left).unwrap_or(usize::MAX).min(room.len()).min(self.reader.held.len());
        let rest = self.reader.held.split_off(most);
        let piece = std::mem::replace(&mut self.reader.held, rest);
        room.get_mut(..most).unwrap_or_default().copy_from_slice(&piece);
        self.left = self.left.saturating_sub(u64::try_from(most).unwrap_or(u64::MAX));
        Ok(most)
    }
}

/// Sends one line, the whole of it within `most`: a peer that reads a byte now and then gets no more time than one that does not
/// read.
///
/// # Errors
/// When the peer has gone or does not read, or the line is two.
pub fn send_line(stream: &UnixStream, line: &str, most: Duration) -> io::Result<()> {
    if line.contains('\n') {
        return Err(io::Error::other("a line feed within a line"));
    }
    let mut bytes = Vec::with_capacity(line.len().saturating_add(1));
    bytes.extend_from_slice(line.as_bytes());
    bytes.push(b'\n');
    send_bytes(stream, &bytes, most)
}

/// Sends bytes, all of them within `most`.
///
/// # Errors
/// When the peer has gone or does not read.
pub fn send_bytes(stream: &impl AsFd, bytes: &[u8], most: Duration) -> io::Result<()> {
    let end = Instant::now().checked_add(most).ok_or(io::ErrorKind::InvalidInput)?;
    let mut rest = bytes;
    while !rest.is_empty() {
        match socket::send_at_once(stream, rest) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(sent) => rest = rest.get(sent..).unwrap_or_default(),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                let left = end.saturating_duration_since(Instant::now());
                let room = poll::wait(&[(stream.as_fd(), Interest::Write)], Some(left))?;
                if left.is_zero() || !room.iter().any(|seen| seen.any()) {
                    return Err(io::ErrorKind::TimedOut.into());
                }
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]
mod tests {
    use std::io::Write;

    use super::*;

    fn soon() -> Instant {
        Instant::now() + Duration::from_secs(5)
    }

    #[test]
    fn a_line_and_the_bytes_after_it_are_told_apart_however_they_arrive() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(b"{\"op\":\"a\"}\nhello file{\"op\":\"b\"}\n").unwrap();
        let mut reader = LineReader::new(ours);
        assert_eq!(reader.line(100, soon()).unwrap(), b"{\"op\":\"a\"}");
        let mut body = Vec::new();
        reader
            .body(10, Duration::from_secs(5), soon(), |piece| {
                body.extend_from_slice(piece);
                Ok(())
            })
            .unwrap();
        assert_eq!(body, b"hello file");
        assert_eq!(reader.line(100, soon()).unwrap(), b"{\"op\":\"b\"}");
        assert!(!reader.has_more());
    }

    #[test]
    fn a_line_one_byte_over_its_bound_is_refused_and_one_at_it_is_not() {
        for (length, fits) in [(100, true), (101, false)] {
            let (ours, mut theirs) = UnixStream::pair().unwrap();
            theirs.write_all(&vec![b'x'; length]).unwrap();
            theirs.write_all(b"\n").unwrap();
            assert_eq!(LineReader::new(ours).line(100, soon()).is_ok(), fits, "{length}");
        }
    }

    #[test]
    fn a_line_without_an_end_is_refused_once_it_is_too_long() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(&[b'x'; 200]).unwrap();
        assert!(matches!(LineReader::new(ours).line(100, soon()), Err(LineFault::TooLong)));
    }

    #[test]
    fn a_peer_that_closes_within_a_line_or_a_body_is_told_from_one_that_sent_nothing() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        drop(theirs);
        assert!(matches!(LineReader::new(ours).line(100, soon()), Err(LineFault::Closed)));
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(b"half").unwrap();
        drop(theirs);
        let mut reader = LineReader::new(ours);
        assert!(matches!(reader.line(100, soon()), Err(LineFault::Torn)));
        assert!(matches!(reader.body(10, Duration::from_secs(1), soon(), |_| Ok(())), Err(LineFault::Torn)));
    }

    #[test]
    fn a_peer_that_sends_byte_by_byte_does_not_move_the_end() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let begun = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(move || while theirs.write_all(b"x").is_ok() && begun.elapsed() < Duration::from_secs(20) {});
            let mut reader = LineReader::new(ours);
            let fault = reader.line(usize::MAX, begun + Duration::from_millis(50)).unwrap_err();
            assert!(matches!(fault, LineFault::TimedOut), "{fault}");
            assert!(begun.elapsed() < Duration::from_secs(10));
        });
    }

    #[test]
    fn a_peer_that_reads_too_slowly_costs_no_more_than_its_time() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let begun = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let mut byte = [0; 1];
                while theirs.read(&mut byte).is_ok_and(|got| got > 0) && begun.elapsed() < Duration::from_secs(20) {}
            });
            let long = "x".repeat(64 * 1024 * 1024);
            let error = send_line(&ours, &long, Duration::from_millis(50)).unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::TimedOut);
            assert!(begun.elapsed() < Duration::from_secs(10));
            drop(ours);
        });
        let (ours, _theirs) = UnixStream::pair().unwrap();
        assert!(send_line(&ours, "{}\n{}", Duration::from_secs(1)).is_err());
    }

    #[test]
    fn a_peer_that_says_nothing_is_given_up_on() {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let mut reader = LineReader::new(ours);
        let end = Instant::now() + Duration::from_millis(20);
        assert!(matches!(reader.line(100, end), Err(LineFault::TimedOut)));
        let idle = Duration::from_millis(20);
        assert!(matches!(reader.body(1, idle, soon(), |_| Ok(())), Err(LineFault::TimedOut)));
    }
}
