//! Calling the keeper: HTTP/1.1 over its unix socket, one call a connection.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::base::digest::Digest;
use crate::base::ids::{ChatId, KindId, RequestId};
use crate::base::limits::{ANSWER_UPDATES_MAX, HTTP_HEAD_MAX, HTTP_HEADERS_MAX};
use crate::net::unix;
use crate::telegram::multipart::Multipart;

mod file;

pub use file::{DownloadError, RemoteFile};

/// The header by which an answer is known to be the keeper's own and not an upstream's. Its value is a code.
pub const OWN_HEADER: &str = "x-mila-gate";
/// The keeper's code for an upstream that nothing was sent to.
pub const UNSENT: &str = "unsent";
/// The keeper's code for an upstream that may have acted.
pub const UNKNOWN: &str = "unknown";

/// The keeper's code for a route whose key it does not have.
pub const NO_KEY: &str = "no_key";

/// The keeper, as one client sees it.
#[derive(Clone, Debug)]
pub struct KeeperClient {
    path: PathBuf,
    server: u32,
}

/// What is sent.
#[derive(Debug)]
pub enum Body {
    /// A file, as it is.
    Bytes {
        /// Its type.
        content_type: String,
        /// It, from where it stands.
        file: File,
        /// How many bytes of it.
        size: u64,
    },
    /// Nothing.
    Empty,
    /// JSON.
    Json(Vec<u8>),
    /// A form with files.
    Form(Multipart),
}

/// What came back.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HttpAnswer {
    /// The status.
    pub status: u16,
    /// The keeper's code, where the answer is its own.
    pub code: Option<String>,
    /// The whole body.
    pub body: Vec<u8>,
}

/// Why nothing came back.
#[derive(Debug)]
pub enum KeeperError {
    /// The connection broke after the whole request was sent: what became of it is not known.
    Broken(String),
    /// The keeper said no.
    Refused {
        /// Its status.
        status: u16,
        /// Its code.
        code: String,
    },
    /// The keeper never had the whole request, so nothing came of it.
    Unreachable(String),
}

impl fmt::Display for KeeperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken(what) => write!(f, "the keeper did not answer: {what}"),
            Self::Refused { status, code } => write!(f, "the keeper refused it: {status} {code}"),
            Self::Unreachable(what) => write!(f, "the keeper cannot be reached: {what}"),
        }
    }
}

impl std::error::Error for KeeperError {}

/// The version of the Messages API whose shapes are spoken here; without it nothing is answered there.
const MESSAGES_VERSION: &str = "anthropic-version: 2023-06-01\r\n";

/// How long the keeper may take for what it answers by itself.
const OWN_TIME: Duration = Duration::from_secs(10);

impl KeeperClient {
    /// The keeper behind this socket, bound by `server`.
    #[must_use]
    pub fn new(path: PathBuf, server: u32) -> Self {
        Self { path, server }
    }

    /// One call, whole within `most`.
    ///
    /// # Errors
    /// A [`KeeperError`]; every status is an answer.
    pub fn call(&self, method: &str, route: &str, body: Body, most: Duration) -> Result<HttpAnswer, KeeperError> {
        self.call_with(method, route, "", body, most)
    }

    /// A question of the strangers' lane, whole within `most`.
    ///
    /// # Errors
    /// A [`KeeperError`]; every status is an answer.
    pub fn guest(&self, body: Vec<u8>, most: Duration) -> Result<HttpAnswer, KeeperError> {
        self.call_with("POST", "/guest/v1/messages", MESSAGES_VERSION, Body::Json(body), most)
    }

    fn call_with(
        &self,
        method: &str,
        route: &str,
        headers: &str,
        body: Body,
        most: Duration,
    ) -> Result<HttpAnswer, KeeperError> {
        let stream = unix::connect(&self.path, self.server).map_err(|e| KeeperError::Unreachable(e.to_string()))?;
        let end =
            Instant::now().checked_add(most).ok_or_else(|| KeeperError::Unreachable("no such moment".to_owned()))?;
        let sent = send(&stream, method, route, headers, body, end);
        if sent.is_err() {
            // A file became shorter, say: the keeper must not wait for the rest. It may have gone already.
            drop(stream.shutdown(Shutdown::Write));
        }
        // A keeper that refuses early may close before it has read everything; its answer is there all the same.
        match (receive(&stream, end), sent) {
            (Ok(answer), _) => Ok(answer),
            (Err(_), Err(error)) => Err(KeeperError::Unreachable(error.to_string())),
            (Err(error), Ok(())) => Err(KeeperError::Broken(error.to_string())),
        }
    }

    /// Whether the keeper has a key for answers to strangers.
    ///
    /// # Errors
    /// When the keeper cannot be reached or refuses.
    pub fn has_guest_key(&self) -> Result<bool, KeeperError> {
        let unreachable = |error: &dyn fmt::Display| KeeperError::Unreachable(error.to_string());
        let stream = unix::connect(&self.path, self.server).map_err(|error| unreachable(&error))?;
        let end = Instant::now().checked_add(OWN_TIME).ok_or_else(|| unreachable(&"no such moment"))?;
        send(&stream, "HEAD", "/guest", "", Body::Empty, end).map_err(|error| unreachable(&error))?;
        let (Head { status, code, .. }, _) = receive_head(&stream, end).map_err(|error| unreachable(&error))?;
        match (status, code) {
            (200, _) => Ok(true),
            (503, Some(code)) if code == NO_KEY => Ok(false),
            (status, code) => Err(KeeperError::Refused { status, code: code.unwrap_or_default() }),
        }
    }

    /// Opens the routes of one request to the runner, for these chats and so many seconds.
    ///
    /// # Errors
    /// When the keeper cannot be reached or refuses; then no lease is open.
    pub fn open_lease(
        &self,
        id: &RequestId,
        kind: &KindId,
        def: &Digest,
        chats: &[ChatId],
        seconds: u32,
    ) -> Result<(), KeeperError> {
        let chats: Vec<i64> = chats.iter().map(|chat| chat.get()).collect();
        let lease = json!({
            "id": id.as_str(), "kind": kind.as_str(), "def": def.hex(), "chats": chats, "seconds": seconds,
        });
        self.own("POST", "/lease", Body::Json(lease.to_string().into_bytes()))
    }

    /// Ends whatever lease is open: for a start, when nobody knows any more which one that is.
    ///
    /// # Errors
    /// When the keeper cannot be reached or refuses.
    pub fn close_any_lease(&self) -> Result<(), KeeperError> {
        self.own("DELETE", "/lease", Body::Empty)
    }

    /// Ends a lease. One that has ended already is no error.
    ///
    /// # Errors
    /// When the keeper cannot be reached or refuses.
    pub fn close_lease(&self, id: &RequestId) -> Result<(), KeeperError> {
        self.own("DELETE", &format!("/lease/{id}"), Body::Empty)
    }

    fn own(&self, method: &str, route: &str, body: Body) -> Result<(), KeeperError> {
        let answer = self.call(method, route, body, OWN_TIME)?;
        if answer.status == 200 {
            return Ok(());
        }
        Err(KeeperError::Refused { status: answer.status, code: answer.code.unwrap_or_default() })
    }
}

fn send(stream: &UnixStream, method: &str, route: &str, headers: &str, body: Body, end: Instant) -> io::Result<()> {
    let (content_type, length) = match &body {
        Body::Bytes { content_type, size, .. } => (format!("Content-Type: {content_type}\r\n"), *size),
        Body::Empty => (String::new(), 0),
        Body::Json(bytes) => ("Content-Type: application/json\r\n".to_owned(), count(bytes)),
        Body::Form(form) => (format!("Content-Type: {}\r\n", form.content_type()), form.length()),
    };
    let head =
        format!("{method} {route} HTTP/1.1\r\nHost: keeper\r\n{headers}{content_type}Content-Length: {length}\r\n\r\n");
    let mut out = io::BufWriter::with_capacity(64 * 1024, Until { stream, end });
    out.write_all(head.as_bytes())?;
    match body {
        Body::Bytes { file, size, .. } => {
            if io::copy(&mut file.take(size), &mut out)? != size {
                return Err(io::Error::other("a file became shorter"));
            }
        }
        Body::Empty => {}
        Body::Json(bytes) => out.write_all(&bytes)?,
        Body::Form(form) => form.write(&mut out)?,
    }
    out.flush()
}

fn receive(stream: &UnixStream, end: Instant) -> io::Result<HttpAnswer> {
    let (Head { status, code, length }, mut body) = receive_head(stream, end)?;
    let length = length.ok_or_else(|| io::Error::other("an answer without its length"))?;
    if length > ANSWER_UPDATES_MAX {
        return Err(io::Error::other("the answer is too long"));
    }
    let length = usize::try_from(length).map_err(io::Error::other)?;
    let mut input = Until { stream, end };
    let mut chunk = vec![0_u8; 16 * 1024];
    while body.len() < length {
        let got = input.read(&mut chunk)?;
        if got == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        body.extend_from_slice(chunk.get(..got).unwrap_or_default());
    }
    body.truncate(length);
    Ok(HttpAnswer { status, code, body })
}

/// What an answer begins with.
struct Head {
    status: u16,
    code: Option<String>,
    length: Option<u64>,
}

/// Reads an answer's head, and what came with it of the body.
fn receive_head(stream: &UnixStream, end: Instant) -> io::Result<(Head, Vec<u8>)> {
    let mut input = Until { stream, end };
    let mut held = Vec::new();
    let mut chunk = vec![0_u8; 16 * 1024];
    loop {
        let got = input.read(&mut chunk)?;
        if got == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        held.extend_from_slice(chunk.get(..got).unwrap_or_default());
        if let Some((start, head)) = parse(&held)? {
            let early = held.split_off(start);
            return Ok((head, early));
        }
        if held.len() > HTTP_HEAD_MAX {
            return Err(io::Error::other("the answer's head is too long"));
        }
    }
}

/// How many bytes these are.
fn count(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

fn parse(bytes: &[u8]) -> io::Result<Option<(usize, Head)>> {
    let mut headers = [httparse::EMPTY_HEADER; HTTP_HEADERS_MAX];
    let mut answer = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(start) = answer.parse(bytes).map_err(|error| io::Error::other(error.to_string()))?
    else {
        return Ok(None);
    };
    let find = |name: &str| {
        answer
            .headers
            .iter()
            .find(|header| header.name.eq_ignore_ascii_case(name))
            .and_then(|header| std::str::from_utf8(header.value).ok())
    };
    let status = answer.code.ok_or_else(|| io::Error::other("an answer without a status"))?;
    let length = find("content-length").and_then(|text| text.parse().ok());
    Ok(Some((start, Head { status, code: find(OWN_HEADER).map(str::to_owned), length })))
}

/// A socket whose every read and write ends at one moment.
struct Until<'a> {
    stream: &'a UnixStream,
    end: Instant,
}

impl Until<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Until<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        loop {
            self.stream.set_read_timeout(self.left()?)?;
            match self.stream.read(room) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => return other,
            }
        }
    }
}

impl Write for Until<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.left()?)?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fs::File;
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::sys::creds;

    pub(super) const SOON: Duration = Duration::from_secs(20);

    /// A keeper of this test's own that handles one connection.
    pub(crate) fn with<T>(
        name: &str,
        serve: impl FnOnce(UnixStream) + Send,
        call: impl FnOnce(KeeperClient) -> T,
    ) -> T {
        let path = std::env::temp_dir().join(format!("mila-client-{name}-{}", std::process::id()));
        drop(std::fs::remove_file(&path));
        let listener = UnixListener::bind(&path).unwrap();
        let result = std::thread::scope(|scope| {
            scope.spawn(move || serve(listener.accept().unwrap().0));
            call(KeeperClient::new(path.clone(), creds::my_uid()))
        });
        std::fs::remove_file(&path).unwrap();
        result
    }

    fn answered(name: &str, answer: &'static [u8]) -> Result<HttpAnswer, KeeperError> {
        let serve = |mut stream: UnixStream| {
            let mut chunk = [0; 4096];
            while !chunk.windows(2).any(|two| two == b"{}") && stream.read(&mut chunk).is_ok_and(|got| got > 0) {}
            drop(stream.write_all(answer));
        };
        with(name, serve, |client| client.call("POST", "/telegram/getMe", Body::Json(b"{}".to_vec()), SOON))
    }

    #[test]
    fn an_answer_is_whole_and_the_keepers_own_is_told_from_an_upstreams() {
        let answer = answered("own", b"HTTP/1.1 502 X\r\nx-mila-gate: unsent\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        assert_eq!((answer.status, answer.code.as_deref(), answer.body.as_slice()), (502, Some("unsent"), &b"{}"[..]));
        let answer = answered("other", b"HTTP/1.1 400 X\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        assert_eq!((answer.status, answer.code), (400, None));
    }

    #[test]
    fn an_answer_that_is_cut_or_never_comes_leaves_open_what_happened() {
        for (name, answer) in [
            ("cut", &b"HTTP/1.1 200 X\r\nContent-Length: 3\r\n\r\n{}"[..]),
            ("none", b""),
            ("no-length", b"HTTP/1.1 200 X\r\n\r\n{}"),
            ("long", b"HTTP/1.1 200 X\r\nContent-Length: 99999999\r\n\r\n"),
            ("odd", b"SSH-2.0\r\n\r\n"),
        ] {
            assert!(matches!(answered(name, answer), Err(KeeperError::Broken(_))), "{name}");
        }
    }

    #[test]
    fn a_call_ends_in_its_time() {
        let serve = |mut stream: UnixStream| drop(stream.read_to_end(&mut Vec::new()));
        let most = Duration::from_millis(50);
        let said = with("late", serve, |client| client.call("GET", "/status", Body::Empty, most));
        assert!(matches!(said, Err(KeeperError::Broken(_))));
    }

    #[test]
    fn a_file_that_became_shorter_is_known_to_have_gone_nowhere() {
        let path = std::env::temp_dir().join(format!("mila-client-short-{}", std::process::id()));
        std::fs::write(&path, b"hello").unwrap();
        let form = Multipart::new([1; 16]).file("document", "a", File::open(&path).unwrap(), 1_000_000);
        // It waits for the rest, and hears that there is none.
        let serve = |mut stream: UnixStream| drop(stream.read_to_end(&mut Vec::new()));
        let said = with("file", serve, |client| client.call("POST", "/telegram/sendDocument", Body::Form(form), SOON));
        assert!(matches!(said, Err(KeeperError::Unreachable(_))), "{said:?}");
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_keeper_that_refuses_early_is_heard() {
        let serve = |mut stream: UnixStream| {
            stream.write_all(b"HTTP/1.1 413 X\r\nx-mila-gate: body_too_long\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        };
        let body = Body::Json(vec![b' '; 4 * 1024 * 1024]);
        let said = with("early", serve, |client| client.call("POST", "/telegram/getMe", body, SOON)).unwrap();
        assert_eq!((said.status, said.code.as_deref()), (413, Some("body_too_long")));
    }

    #[test]
    fn a_lease_that_was_refused_is_an_error_that_says_why() {
        let serve = |mut stream: UnixStream| {
            assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
            stream.write_all(b"HTTP/1.1 409 X\r\nx-mila-gate: lease_open\r\nContent-Length: 2\r\n\r\n{}").unwrap();
        };
        let id = RequestId::parse("r-5f2c91a07d").unwrap();
        let said = with("lease", serve, |client| client.close_lease(&id));
        assert!(matches!(said, Err(KeeperError::Refused { status: 409, code }) if code == "lease_open"));
    }
}
