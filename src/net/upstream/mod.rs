//! One call to an upstream: minreq over a connection that the dialler owns.
//!
//! minreq is called without its own time-outs and proxies; the dialler holds every deadline and closes the connection when one
//! passes, which ends minreq's reads. A panic in minreq (it can panic on what an outsider sends) is caught here and counts as an
//! upstream error.

use std::fmt;
use std::io::Read;
use std::os::fd::BorrowedFd;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use crate::config::{Network, Upstream};
use crate::net::dialler::{self, Ticket};
use crate::sys::thread;

pub mod file;

/// What is called.
pub struct Call<'a> {
    /// Where.
    pub upstream: &'a Upstream,
    /// The path below the upstream's base; it may hold a secret and is never logged.
    pub path: String,
    /// The type of the body.
    pub content_type: String,
    /// The body.
    pub body: Vec<u8>,
    /// When it must be over.
    pub end: Instant,
    /// Bytes of the answer.
    pub most: u64,
    /// The caller: when it goes, the call ends.
    pub caller: BorrowedFd<'a>,
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Call(..)")
    }
}

/// An answer, whole.
#[derive(Debug)]
pub struct Got {
    /// The status.
    pub status: u16,
    /// The body: whole, and a JSON object.
    pub body: Vec<u8>,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum UpstreamError {
    /// The upstream may have acted.
    Unknown(&'static str),
    /// Not a byte of the request reached it.
    Unsent(&'static str),
}

impl UpstreamError {
    /// What happened, for the log: a constant.
    #[must_use]
    pub const fn cause(self) -> &'static str {
        match self {
            Self::Unknown(cause) | Self::Unsent(cause) => cause,
        }
    }
}

/// Bytes of an answer's headers and of its status line.
const HEAD_MAX: usize = 32 * 1024;
const STATUS_LINE_MAX: usize = 1024;

/// POSTs, and reads the answer, which must be a JSON object. Redirects are not followed, and are an error: what they answer is
/// somewhere else.
///
/// # Errors
/// An [`UpstreamError`]: cut bodies, bodies without an end or that are no JSON object, redirects, panics, time-outs.
pub fn post(network: Network, call: Call<'_>) -> Result<Got, UpstreamError> {
    let mut ticket = Ticket::new(call.upstream, network, call.end, call.caller)
        .map_err(|_no_room| UpstreamError::Unsent("no_room"))?;
    let request = minreq::post(url(call.upstream, &call.path)).with_header("Content-Type", call.content_type);
    let request = bounded(request, &ticket)?.with_body(call.body);
    let most = call.most;
    let cause = match thread::upstream(AssertUnwindSafe(move || exchange(request, most))) {
        Some(Ok(got)) => {
            ticket.done();
            return Ok(got);
        }
        Some(Err(cause)) => cause,
        None => "panic",
    };
    // The dialler knows better why minreq's connection ended.
    let cause = ticket.close().unwrap_or(cause);
    Err(if ticket.sent() { UpstreamError::Unknown(cause) } else { UpstreamError::Unsent(cause) })
}

/// What holds for every request: no second place to look, no redirect, a head of a bounded length.
fn bounded(request: minreq::Request, ticket: &Ticket) -> Result<minreq::Request, UpstreamError> {
    Ok(request
        .with_header("Accept-Encoding", "identity")
        .with_header("User-Agent", "mila-gate")
        .with_header("Connection", "close")
        .with_follow_redirects(false)
        .with_max_headers_size(HEAD_MAX)
        .with_max_status_line_length(STATUS_LINE_MAX)
        // With a proxy of our own minreq does not look for one in the environment.
        .with_proxy(ticket.proxy().map_err(|_malformed| UpstreamError::Unsent("dialler"))?))
}

fn exchange(request: minreq::Request, most: u64) -> Result<Got, &'static str> {
    // minreq's own error texts are not kept: they may quote what an outsider sent.
    let answer = request.send_lazy().map_err(|_text| "no_answer")?;
    let status = answer.status_code;
    if !(200..300).contains(&status) && !(400..600).contains(&status) {
        return Err(if (300..400).contains(&status) { "redirect" } else { "status" });
    }
    let find = |name: &str| {
        answer.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone())
    };
    let length = find("content-length");
    let chunked = find("transfer-encoding").is_some_and(|value| value.eq_ignore_ascii_case("chunked"));
    let announced: Option<u64> = match &length {
        Some(text) => Some(text.trim().parse().map_err(|_not_a_number| "length")?),
        None if chunked => None,
        // Its end could not be told from a connection that broke.
        None => return Err("no_length"),
    };
    if announced.is_some_and(|length| length > most) {
        return Err("too_long");
    }
    let mut body = Vec::new();
    answer.take(most.saturating_add(1)).read_to_end(&mut body).map_err(|_text| "cut")?;
    let got = u64::try_from(body.len()).unwrap_or(u64::MAX);
    if got > most {
        return Err("too_long");
    }
    // minreq hands out a cut body as if it were whole, also between two chunks. A length must be met; and no part of an object
    // is an object itself.
    if announced.is_some_and(|length| length != got) {
        return Err("cut");
    }
    if is_object(&body) { Ok(Got { status, body }) } else { Err("not_json") }
}

/// Whether a body is a JSON object and nothing else. What stands in it is not looked at, however deep or odd: one odd update must
/// not hide the others of its batch.
fn is_object(body: &[u8]) -> bool {
    body.iter().find(|b| !b.is_ascii_whitespace()) == Some(&b'{')
        && serde_json::from_slice::<serde::de::IgnoredAny>(body).is_ok()
}

fn url(upstream: &Upstream, path: &str) -> String {
    let (scheme, usual, base) = match upstream {
        Upstream::Https { base, .. } => ("https", ":443", base),
        Upstream::Loopback { base, .. } => ("http", ":80", base),
    };
    let authority = dialler::authority(upstream);
    // A `Host` with the usual port in it is not what every server expects.
    format!("{scheme}://{}{base}{path}", authority.strip_suffix(usual).unwrap_or(&authority))
}

/// Replaces every occurrence of a secret in an answer.
pub fn redact(body: &mut Vec<u8>, secret: &[u8]) {
    const INSTEAD: &[u8] = b"[redacted]";
    if secret.is_empty() || !body.windows(secret.len()).any(|window| window == secret) {
        return;
    }
    let mut clean = Vec::with_capacity(body.len());
    let mut rest = body.as_slice();
    while let Some(at) = rest.windows(secret.len()).position(|window| window == secret) {
        clean.extend_from_slice(rest.get(..at).unwrap_or_default());
        clean.extend_from_slice(INSTEAD);
        rest = rest.get(at.saturating_add(secret.len())..).unwrap_or_default();
    }
    clean.extend_from_slice(rest);
    *body = clean;
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]
mod tests {
    use std::io::Write;
    use std::net::{TcpListener, TcpStream};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;
    use crate::base::limits::STACK_BYTES;
    use crate::config::Family;
    use crate::sys::creds;

    /// A server that does as it is told once it has read something.
    fn server(answer: impl FnOnce(TcpStream) + Send + 'static) -> Upstream {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let serve = move || {
            let (mut stream, _) = listener.accept().unwrap();
            assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
            answer(stream);
        };
        drop(thread::spawn("server", STACK_BYTES, serve).unwrap());
        Upstream::Loopback { addr, base: "/base".to_owned(), uid: creds::my_uid() }
    }

    fn call(upstream: &Upstream, caller: &UnixStream, most: Duration) -> Result<Got, UpstreamError> {
        let call = Call {
            upstream,
            path: "/x".to_owned(),
            content_type: "application/json".to_owned(),
            body: b"{}".to_vec(),
            end: Instant::now() + most,
            most: 100,
            caller: caller.as_fd(),
        };
        post(Network { family: Family::Auto }, call)
    }

    #[test]
    fn an_upstream_that_never_answers_or_drips_for_ever_ends_with_the_calls_time() {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let most = Duration::from_millis(1500);
        let began = Instant::now();
        let silent = server(|mut stream| drop(stream.read_to_end(&mut Vec::new())));
        assert_eq!(call(&silent, &ours, most).unwrap_err(), UpstreamError::Unknown("timeout"));
        let (stop, stopped) = mpsc::channel::<()>();
        let drips = server(move |mut stream| {
            let head = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n";
            let mut gone = stream.write_all(head).is_err();
            while !gone {
                gone = stream.write_all(b" ").is_err()
                    || stopped.recv_timeout(Duration::from_millis(100)) == Err(mpsc::RecvTimeoutError::Disconnected);
            }
        });
        assert_eq!(call(&drips, &ours, most).unwrap_err(), UpstreamError::Unknown("timeout"));
        drop(stop);
        assert!(began.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn an_answer_is_whole_or_an_error_and_one_byte_over_its_bound_is_one_too() {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let said = |text: String| {
            let upstream = server(move |mut stream| stream.write_all(text.as_bytes()).unwrap());
            call(&upstream, &ours, Duration::from_secs(20))
        };
        let whole = |body: &str| format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        let of = |length: usize| format!("{{{}}}", " ".repeat(length.saturating_sub(2)));
        assert_eq!(said(whole(&of(100))).unwrap().body.len(), 100);
        assert_eq!(said(whole(&of(101))).unwrap_err(), UpstreamError::Unknown("too_long"));
        let chunked = |body: &str| {
            format!("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{body}\r\n0\r\n\r\n", body.len())
        };
        assert_eq!(said(chunked(&of(100))).unwrap().body.len(), 100);
        assert_eq!(said(chunked(&of(101))).unwrap_err(), UpstreamError::Unknown("too_long"));
        assert_eq!(said(whole("[]")).unwrap_err(), UpstreamError::Unknown("not_json"));
        assert_eq!(said(whole("{} x")).unwrap_err(), UpstreamError::Unknown("not_json"));
    }

    #[test]
    fn what_is_called_never_prints_its_path() {
        let (ours, _theirs) = UnixStream::pair().unwrap();
        let upstream = Upstream::https("https://api.telegram.org").unwrap();
        let call = Call {
            upstream: &upstream,
            path: "/bot4242:secret/x".to_owned(),
            content_type: String::new(),
            body: Vec::new(),
            end: Instant::now(),
            most: 0,
            caller: ours.as_fd(),
        };
        assert!(!format!("{call:?}").contains("secret"));
    }

    #[test]
    fn an_upstream_is_named_as_the_http_client_can_read_it() {
        let url = |upstream: &Upstream| url(upstream, "/x");
        assert_eq!(url(&Upstream::https("https://a.example/b").unwrap()), "https://a.example/b/x");
        assert_eq!(url(&Upstream::https("https://a.example:8443").unwrap()), "https://a.example:8443/x");
        assert_eq!(url(&Upstream::loopback("http://127.0.0.1:81", 0).unwrap()), "http://127.0.0.1:81/x");
        assert_eq!(url(&Upstream::loopback("http://[::1]:81", 0).unwrap()), "http://localhost:81/x");
    }

    #[test]
    fn a_secret_that_an_upstream_prints_does_not_reach_the_caller() {
        let mut body = b"{\"url\":\"/bot12:ab/x\",\"again\":\"12:ab12:ab\"}".to_vec();
        redact(&mut body, b"12:ab");
        assert_eq!(body, b"{\"url\":\"/bot[redacted]/x\",\"again\":\"[redacted][redacted]\"}");
        let mut body = b"nothing".to_vec();
        redact(&mut body, b"");
        assert_eq!(body, b"nothing");
    }
}
