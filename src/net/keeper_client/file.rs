//! A file through the keeper: read as it arrives, whole or known to be broken.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::base::limits::STREAM_CHUNK;
use crate::net::keeper_client::{Body, KeeperClient, KeeperError, Until, count, receive_head, send};
use crate::net::unix;
use crate::telegram::file_path::FilePath;

/// Why a file is not there.
#[derive(Debug)]
pub enum DownloadError {
    /// The keeper did not give it, or its connection broke before the file's end.
    Keeper(KeeperError),
    /// Whoever was to have it did not take it.
    Sink(io::Error),
    /// It has so many bytes, more than were asked for; none was read.
    TooLong(u64),
}

impl fmt::Display for DownloadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keeper(error) => error.fmt(f),
            Self::Sink(error) => write!(f, "the file could not be passed on: {error}"),
            Self::TooLong(bytes) => write!(f, "the file is too long: {bytes} bytes"),
        }
    }
}

impl std::error::Error for DownloadError {}

impl From<KeeperError> for DownloadError {
    fn from(error: KeeperError) -> Self {
        Self::Keeper(error)
    }
}

/// A file that has begun: its length is known, its bytes are on their way. Dropped, it ends the keeper's call.
#[derive(Debug)]
#[must_use]
pub struct RemoteFile {
    stream: UnixStream,
    end: Instant,
    early: Vec<u8>,
    length: u64,
}

impl KeeperClient {
    /// Begins to fetch a file of at most `size_max` bytes, all of it within `most`.
    ///
    /// # Errors
    /// A [`DownloadError`]. The keeper's codes: `file_not_found`, `file_too_long`, `file_status`, and those of every call.
    pub fn file(&self, path: &FilePath, size_max: u64, most: Duration) -> Result<RemoteFile, DownloadError> {
        let unreachable = |what: String| DownloadError::Keeper(KeeperError::Unreachable(what));
        let stream = unix::connect(&self.path, self.server).map_err(|error| unreachable(error.to_string()))?;
        let end = Instant::now().checked_add(most).ok_or_else(|| unreachable("no such moment".to_owned()))?;
        let sent = send(&stream, "GET", &format!("/telegram/file/{}", path.as_str()), "", Body::Empty, end);
        // A keeper that is busy answers and closes before it has read anything.
        let (head, early) = receive_head(&stream, end).map_err(|error| match sent {
            Err(sent) => unreachable(sent.to_string()),
            Ok(()) => KeeperError::Broken(error.to_string()).into(),
        })?;
        if head.status != 200 || head.code.is_some() {
            let code = head.code.unwrap_or_default();
            return Err(KeeperError::Refused { status: head.status, code }.into());
        }
        let broken = |what: &str| DownloadError::Keeper(KeeperError::Broken(what.to_owned()));
        let length = head.length.ok_or_else(|| broken("an answer without its length"))?;
        if length > size_max {
            return Err(DownloadError::TooLong(length));
        }
        if count(&early) > length {
            return Err(broken("more bytes than the file has"));
        }
        Ok(RemoteFile { stream, end, early, length })
    }
}

impl RemoteFile {
    /// Its length in bytes.
    #[must_use]
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Gives all of it to `out`. Without an error `out` has the whole file; with one it has a part, and must not be ended well.
    ///
    /// # Errors
    /// A [`DownloadError`].
    pub fn copy_to(self, out: &mut dyn Write) -> Result<(), DownloadError> {
        let broken = |what: &str| DownloadError::Keeper(KeeperError::Broken(what.to_owned()));
        out.write_all(&self.early).map_err(DownloadError::Sink)?;
        let mut left = self.length.saturating_sub(count(&self.early));
        let mut input = Until { stream: &self.stream, end: self.end };
        let mut chunk = vec![0_u8; STREAM_CHUNK];
        while left > 0 {
            let got = input.read(&mut chunk).map_err(|error| broken(&error.to_string()))?;
            let bytes = chunk.get(..got).filter(|bytes| !bytes.is_empty()).ok_or_else(|| broken("cut off"))?;
            left = left.checked_sub(count(bytes)).ok_or_else(|| broken("more bytes than the file has"))?;
            out.write_all(bytes).map_err(DownloadError::Sink)?;
        }
        out.flush().map_err(DownloadError::Sink)
    }
}

impl Drop for RemoteFile {
    fn drop(&mut self) {
        // So that the keeper does not wait for somebody who reads no more.
        drop(self.stream.shutdown(Shutdown::Both));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::keeper_client::tests::{SOON, with};

    fn fetched(name: &str, answer: &'static [u8]) -> (Result<(), DownloadError>, Vec<u8>) {
        let serve = move |mut stream: UnixStream| {
            let mut head = [0; 4096];
            let got = stream.read(&mut head).unwrap();
            assert!(head[..got].starts_with(b"GET /telegram/file/documents/file_1.pdf HTTP/1.1\r\nHost: keeper\r\n"));
            drop(stream.write_all(answer));
        };
        let path = FilePath::parse("documents/file_1.pdf").unwrap();
        let mut out = Vec::new();
        let result = with(&format!("file-{name}"), serve, |client| {
            client.file(&path, 10, SOON).and_then(|file| {
                assert!(file.length() <= 10);
                file.copy_to(&mut out)
            })
        });
        (result, out)
    }

    #[test]
    fn a_file_is_whole_or_an_error() {
        let (result, out) = fetched("whole", b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789");
        assert!(result.is_ok() && out == b"0123456789");
        let (result, out) = fetched("empty", b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        assert!(result.is_ok() && out.is_empty());
        for (name, answer) in [
            ("cut", &b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n012345678"[..]),
            ("more", b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n0123"),
            ("none", b""),
            ("head", b"HTTP/1.1 200 OK\r\nContent-Le"),
            ("length", b"HTTP/1.1 200 OK\r\n\r\n0123456789"),
        ] {
            let (result, _) = fetched(name, answer);
            assert!(matches!(result, Err(DownloadError::Keeper(KeeperError::Broken(_)))), "{name}: {result:?}");
        }
    }

    #[test]
    fn a_refusal_and_what_is_too_long_give_no_byte() {
        let (result, out) = fetched("long", b"HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n01234567890");
        assert!(matches!(result, Err(DownloadError::TooLong(11))) && out.is_empty());
        let answer = b"HTTP/1.1 404 Not Found\r\nx-mila-gate: file_not_found\r\nContent-Length: 2\r\n\r\n{}";
        let (result, out) = fetched("refused", answer);
        let Err(DownloadError::Keeper(KeeperError::Refused { status: 404, code })) = result else {
            panic!("{result:?}")
        };
        assert!(code == "file_not_found" && out.is_empty());
    }

    #[test]
    fn who_does_not_take_the_file_ends_it() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, _bytes: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::StorageFull.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let serve = |mut stream: UnixStream| {
            drop(stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"));
            // It hears that nobody reads any more.
            drop(stream.read_to_end(&mut Vec::new()));
        };
        let path = FilePath::parse("a").unwrap();
        let result =
            with("file-full", serve, |client| client.file(&path, 10, SOON).and_then(|file| file.copy_to(&mut Full)));
        assert!(matches!(result, Err(DownloadError::Sink(_))), "{result:?}");
    }
}
