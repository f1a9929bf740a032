//! A file of an upstream, passed on as it arrives: whole, or known to be broken.

use std::fmt;
use std::io::{self, Read};
use std::os::fd::BorrowedFd;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use crate::base::limits::STREAM_CHUNK;
use crate::config::{Network, Upstream};
use crate::net::dialler::Ticket;
use crate::net::upstream::{UpstreamError, bounded, url};
use crate::sys::thread;

/// What is fetched.
pub struct Fetch<'a> {
    /// Where.
    pub upstream: &'a Upstream,
    /// The path below the upstream's base; it holds a secret and is never logged.
    pub path: String,
    /// When it must be over.
    pub end: Instant,
    /// Bytes of the file.
    pub most: u64,
    /// The caller: when it goes, the call ends.
    pub caller: BorrowedFd<'a>,
    /// What must not reach the caller, should it stand in the file.
    pub secret: &'a [u8],
}

impl fmt::Debug for Fetch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fetch(..)")
    }
}

/// Where a file goes.
pub trait Sink {
    /// The file begins; it is so long.
    ///
    /// # Errors
    /// When the caller has gone.
    fn begin(&mut self, length: u64) -> io::Result<()>;

    /// Its next bytes.
    ///
    /// # Errors
    /// When the caller has gone or does not read.
    fn put(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// Why a file is not there whole.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FetchError {
    /// The sink was told of its beginning, and then it broke: what the sink has is a part.
    Broken(&'static str),
    /// No file began.
    Failed(UpstreamError),
    /// The upstream answered with another status than 200; its body was not read.
    Status(u16),
    /// It is longer than it may be; nothing of it was read.
    TooLong,
}

/// GETs a file and gives it to `sink` piece by piece: bounded memory, however long. Returns its length.
///
/// Its end is known by its length alone: the HTTP client takes a cut body for a whole one, so an answer without exactly one length
/// is an error. Where the secret stands in the file, stars stand in what is passed on.
///
/// # Errors
/// A [`FetchError`].
pub fn fetch(network: Network, fetch: &Fetch<'_>, sink: &mut dyn Sink) -> Result<u64, FetchError> {
    let mut ticket = Ticket::new(fetch.upstream, network, fetch.end, fetch.caller)
        .map_err(|_no_room| FetchError::Failed(UpstreamError::Unsent("no_room")))?;
    let request = bounded(minreq::get(url(fetch.upstream, &fetch.path)), &ticket).map_err(FetchError::Failed)?;
    let mut answer = head(request, fetch.most);
    let result = match &mut answer {
        Ok((answer, length)) => pass(answer, *length, fetch.secret, sink).map(|()| *length).map_err(FetchError::Broken),
        Err(error) => Err(*error),
    };
    // While the HTTP client still has its end: the dialler would take its going for the cause.
    let ended = ticket.close();
    drop(answer);
    result.map_err(|error| match error {
        // The dialler knows better why the connection ended.
        FetchError::Broken(cause) => FetchError::Broken(ended.unwrap_or(cause)),
        FetchError::Failed(UpstreamError::Unknown(cause) | UpstreamError::Unsent(cause)) => {
            let cause = ended.unwrap_or(cause);
            FetchError::Failed(if ticket.sent() { UpstreamError::Unknown(cause) } else { UpstreamError::Unsent(cause) })
        }
        FetchError::Status(_) | FetchError::TooLong => error,
    })
}

/// Sends the request and reads the answer's head: that of a file, and how long it is.
fn head(request: minreq::Request, most: u64) -> Result<(minreq::ResponseLazy, u64), FetchError> {
    let failed = |cause| FetchError::Failed(UpstreamError::Unknown(cause));
    // minreq's own error texts are not kept: they may quote what an outsider sent.
    let answer = thread::upstream(AssertUnwindSafe(move || request.send_lazy()))
        .ok_or(failed("panic"))?
        .map_err(|_text| failed("no_answer"))?;
    if answer.status_code != 200 {
        return Err(FetchError::Status(answer.status_code));
    }
    // Names as minreq reads them, with blanks around them.
    let find = |wanted: &str| -> Vec<&str> {
        let named = answer.headers.iter().filter(|(name, _)| name.trim().eq_ignore_ascii_case(wanted));
        named.map(|(_, value)| value.trim()).collect()
    };
    if !find("transfer-encoding").is_empty() {
        return Err(failed("no_length"));
    }
    if find("content-encoding").iter().any(|value| !value.eq_ignore_ascii_case("identity")) {
        return Err(failed("encoded"));
    }
    let length = match find("content-length").as_slice() {
        [one] if one.bytes().all(|b| b.is_ascii_digit()) => {
            one.parse::<u64>().map_err(|_not_a_number| failed("length"))?
        }
        [] => return Err(failed("no_length")),
        _ => return Err(failed("length")),
    };
    if length > most { Err(FetchError::TooLong) } else { Ok((answer, length)) }
}

/// Passes a body on, up to its last byte.
fn pass(
    answer: &mut minreq::ResponseLazy,
    length: u64,
    secret: &[u8],
    sink: &mut dyn Sink,
) -> Result<(), &'static str> {
    sink.begin(length).map_err(|_gone| "caller")?;
    let mut chunk = vec![0_u8; STREAM_CHUNK];
    let mut mask = Mask::new(secret);
    let mut left = length;
    while left > 0 {
        let got =
            thread::upstream(AssertUnwindSafe(|| answer.read(&mut chunk))).ok_or("panic")?.map_err(|_text| "cut")?;
        let bytes = chunk.get(..got).filter(|bytes| !bytes.is_empty()).ok_or("cut")?;
        left = u64::try_from(got).ok().and_then(|got| left.checked_sub(got)).ok_or("too_long")?;
        let ready = mask.pass(bytes, left == 0);
        sink.put(ready).map_err(|_gone| "caller")?;
    }
    if mask.met {
        log::warn!("upstream.secret_in_file");
    }
    Ok(())
}

/// Puts stars where a secret stands, also one that is cut by a border between two pieces; nothing gets longer or shorter.
struct Mask<'a> {
    secret: &'a [u8],
    /// What was handed out last, and behind it what was kept back: fewer bytes than the secret has.
    held: Vec<u8>,
    given: usize,
    met: bool,
}

impl<'a> Mask<'a> {
    const fn new(secret: &'a [u8]) -> Self {
        Self { secret, held: Vec::new(), given: 0, met: false }
    }

    /// Takes bytes, and gives those that can be no part of the secret any more; all of them at the end.
    fn pass(&mut self, bytes: &[u8], last: bool) -> &[u8] {
        self.held.drain(..self.given);
        self.held.extend_from_slice(bytes);
        let long = self.secret.len();
        let begins = self.secret.first();
        let mut from = 0;
        while let Some(at) = self.held.get(from..).and_then(|rest| {
            let mut windows = rest.windows(long.max(1));
            windows.position(|window| window.first() == begins && window == self.secret)
        }) {
            self.met = true;
            let start = from.saturating_add(at);
            from = start.saturating_add(long);
            if let Some(found) = self.held.get_mut(start..from) {
                found.fill(b'*');
            }
        }
        // What may be the secret's beginning waits for what follows.
        let begun = |kept: &usize| self.secret.get(..*kept).is_some_and(|front| self.held.ends_with(front));
        let kept = if last { 0 } else { (1..long).rev().find(begun).unwrap_or(0) };
        self.given = self.held.len().saturating_sub(kept);
        self.held.get(..self.given).unwrap_or_default()
    }
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]
mod tests {
    use std::io::Write;
    use std::net::{TcpListener, TcpStream};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    use super::*;
    use crate::base::limits::STACK_BYTES;
    use crate::config::Family;
    use crate::sys::creds;

    #[derive(Default)]
    struct Got {
        length: Option<u64>,
        bytes: Vec<u8>,
        /// It goes away after so many bytes.
        goes: Option<usize>,
    }

    impl Sink for Got {
        fn begin(&mut self, length: u64) -> io::Result<()> {
            assert_eq!(self.length.replace(length), None, "begun once");
            Ok(())
        }

        fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
            assert!(self.length.is_some() && bytes.len() <= STREAM_CHUNK + 64);
            self.bytes.extend_from_slice(bytes);
            if self.goes.is_some_and(|most| self.bytes.len() > most) {
                Err(io::ErrorKind::BrokenPipe.into())
            } else {
                Ok(())
            }
        }
    }

    fn server(answer: impl FnOnce(TcpStream) + Send + 'static) -> Upstream {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let serve = move || {
            let (mut stream, _) = listener.accept().unwrap();
            assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
            answer(stream);
        };
        drop(thread::spawn("server", STACK_BYTES, serve).unwrap());
        Upstream::Loopback { addr, base: String::new(), uid: creds::my_uid() }
    }

    fn get(answer: impl FnOnce(TcpStream) + Send + 'static, sink: &mut Got) -> Result<u64, FetchError> {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let upstream = server(answer);
        let end = Instant::now() + Duration::from_secs(60);
        let wanted = Fetch {
            upstream: &upstream,
            path: "/x".to_owned(),
            end,
            most: 1 << 20,
            caller: ours.as_fd(),
            secret: b"42:secret",
        };
        fetch(Network { family: Family::Auto }, &wanted, sink)
    }

    /// What comes of these bytes, and what the sink has then.
    fn said(answer: Vec<u8>) -> (Result<u64, FetchError>, Option<Vec<u8>>) {
        let mut sink = Got::default();
        let result = get(move |mut stream| drop(stream.write_all(&answer)), &mut sink);
        (result, sink.length.map(|_begun| sink.bytes))
    }

    fn answer(head: &str, body: &[u8]) -> Vec<u8> {
        [format!("HTTP/1.1 {head}\r\n\r\n").as_bytes(), body].concat()
    }

    #[test]
    fn a_file_is_whole_or_an_error() {
        let body: Vec<u8> = (0..300_000_u32).map(|n| n.to_le_bytes()[0]).collect();
        let ok = |length: usize| format!("200 OK\r\nContent-Length: {length}");
        assert_eq!(said(answer(&ok(body.len()), &body)), (Ok(300_000), Some(body.clone())));
        assert_eq!(said(answer(&ok(0), b"")), (Ok(0), Some(Vec::new())));
        // What is behind its length is not the file's.
        assert_eq!(said(answer(&ok(3), b"abcdef")), (Ok(3), Some(b"abc".to_vec())));
        let (cut, part) = said(answer(&ok(body.len() + 1), &body));
        assert!(matches!(cut, Err(FetchError::Broken(_))), "{cut:?}");
        assert!(part.unwrap().len() <= body.len());
        assert!(matches!(said(answer(&ok(5), b"")).0, Err(FetchError::Broken(_))));
    }

    #[test]
    fn a_file_whose_end_cannot_be_known_is_not_begun() {
        for head in [
            "200 OK",
            "200 OK\r\nTransfer-Encoding: chunked",
            "200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 3",
            "200 OK\r\nContent-Length: 3\r\nContent-Length: 4",
            "200 OK\r\nContent-Length: 3\r\nContent-Length : 4",
            "200 OK\r\nContent-Length: +3",
            "200 OK\r\nContent-Length: 3, 3",
            "200 OK\r\nContent-Length: 0x3",
            "200 OK\r\nContent-Length: ",
            "200 OK\r\nContent-Length: 3\r\nContent-Encoding: gzip",
        ] {
            let (result, got) = said(answer(head, b"3\r\nabc\r\n0\r\n\r\n"));
            assert!(matches!(result, Err(FetchError::Failed(UpstreamError::Unknown(_)))), "{head}: {result:?}");
            assert_eq!(got, None, "{head}");
        }
    }

    #[test]
    fn what_is_too_long_or_another_status_is_not_begun() {
        assert_eq!(said(answer("200 OK\r\nContent-Length: 1048577", b"abc")), (Err(FetchError::TooLong), None));
        for (head, status) in [
            ("404 Not Found\r\nContent-Length: 2", 404),
            ("302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0", 302),
            ("206 Partial Content\r\nContent-Length: 2", 206),
            ("500 Oops\r\nContent-Length: 2", 500),
        ] {
            let (result, got) = said(answer(head, b"ab"));
            assert!(matches!(result, Err(FetchError::Status(n)) if n == status), "{head}: {result:?}");
            assert_eq!(got, None);
        }
        // What is no answer at all is a status or a failure, as the HTTP client likes; a file it is not.
        for odd in [&b"SSH-2.0\r\n\r\n"[..], b"", b"HTTP/1.1", b"\r\n\r\n", b"200 OK\r\nContent-Length: 1\r\n\r\na"] {
            let (result, got) = said(odd.to_vec());
            assert!(matches!(result, Err(FetchError::Status(_) | FetchError::Failed(_))), "{odd:?}: {result:?}");
            assert_eq!(got, None);
        }
    }

    #[test]
    fn a_sink_that_goes_away_ends_the_call() {
        let mut sink = Got { goes: Some(100_000), ..Got::default() };
        let (tell, told) = std::sync::mpsc::channel();
        let serve = move |mut stream: TcpStream| {
            drop(stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"));
            while stream.write_all(&[b'x'; 1000]).is_ok() {}
            tell.send(()).unwrap();
        };
        assert_eq!(get(serve, &mut sink), Err(FetchError::Broken("caller")));
        told.recv_timeout(Duration::from_secs(60)).expect("the upstream's connection has ended");
    }

    #[test]
    fn a_secret_in_a_file_is_starred_wherever_pieces_end() {
        let secret = b"42:secret";
        let text = b"4242:secret42:secret 42:secre 42:secret4";
        let expected = b"42****************** 42:secre *********4";
        for first in 0..=text.len() {
            for second in first..=text.len() {
                let mut mask = Mask::new(secret);
                let mut out = mask.pass(&text[..first], false).to_vec();
                out.extend_from_slice(mask.pass(&text[first..second], false));
                out.extend_from_slice(mask.pass(&text[second..], true));
                assert_eq!(out, expected, "{first} {second}");
                assert!(mask.met);
            }
        }
        let mut waits_for_nothing = Mask::new(secret);
        assert_eq!(waits_for_nothing.pass(b"first", false), b"first");
        assert_eq!(waits_for_nothing.pass(b"42:4", false), b"42:");
        let mut none = Mask::new(b"");
        assert_eq!(none.pass(b"abc", true), b"abc");
        assert!(!none.met);
    }

    #[test]
    fn what_is_fetched_never_prints_its_path() {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let upstream = Upstream::https("https://api.telegram.org").unwrap();
        let path = "/file/bot4242:secret/x".to_owned();
        let fetch = Fetch {
            upstream: &upstream,
            path,
            end: Instant::now(),
            most: 0,
            caller: ours.as_fd(),
            secret: b"42:secret",
        };
        assert!(!format!("{fetch:?}").contains("secret"));
    }
}
