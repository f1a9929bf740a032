//! The server's side of HTTP/1.1, as little of it as the keeper needs: one request a connection, bodies of a known length.
//!
//! The tokenizer is httparse; the grammar is ours and has one spelling for everything (RFC 9112 allows more).

use std::io::{self, Read};
use std::net::Shutdown;
use std::time::{Duration, Instant};

use crate::base::limits::{HTTP_HEAD_MAX, HTTP_HEADERS_MAX};
use crate::net::conn::Conn;
use crate::net::lines;

/// A request whose head has been read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Request {
    /// `GET`, `HEAD`, `POST`, `PUT`, `PATCH`, `DELETE`.
    pub method: String,
    /// The path, without its query.
    pub path: String,
    /// The query, without its question mark.
    pub query: Option<String>,
    /// The type of the body.
    pub content_type: Option<String>,
    /// Bytes of the body.
    pub length: u64,
    /// Whether the caller waits to be told that its body is wanted (`Expect: 100-continue`, as curl does before a large one).
    pub expects: bool,
    /// All headers, their names in lower case.
    headers: Vec<(String, Vec<u8>)>,
    early: Vec<u8>,
}

impl Request {
    /// The value of a header that may be passed on: there once at most, of visible characters.
    ///
    /// # Errors
    /// An [`HttpFault`].
    pub fn header(&self, name: &str) -> Result<Option<&str>, HttpFault> {
        let mut found = self.headers.iter().filter(|(own, _)| own == name);
        let Some((_, value)) = found.next() else { return Ok(None) };
        if found.next().is_some() {
            return Err(fault(400, "header_twice"));
        }
        let plain = value.len() <= HEADER_VALUE_MAX && value.iter().all(|b| (0x20..0x7f).contains(b));
        let text = std::str::from_utf8(value).ok().filter(|_| plain);
        text.map(Some).ok_or(fault(400, "header_malformed"))
    }
}

/// Bytes of a header's value that is passed on.
const HEADER_VALUE_MAX: usize = 1024;

/// Why a request is answered without being looked at further.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HttpFault {
    /// The status.
    pub status: u16,
    /// A stable code.
    pub code: &'static str,
}

const fn fault(status: u16, code: &'static str) -> HttpFault {
    HttpFault { status, code }
}

/// Reads a head, whole before `end`, whose `Host` is one of these. `None`: the caller closed without a byte.
///
/// # Errors
/// An [`HttpFault`] to answer with; the connection is closed after it.
pub fn read_head(mut stream: &Conn, hosts: &[String], end: Instant) -> Result<Option<Request>, HttpFault> {
    let mut held = Vec::new();
    let mut chunk = [0_u8; 4096];
    loop {
        if let Some(at) = held.windows(4).position(|four| four == b"\r\n\r\n") {
            let early = held.split_off(at.saturating_add(4));
            return parse(&held, hosts, early).map(Some);
        }
        if held.len() >= HTTP_HEAD_MAX {
            return Err(fault(431, "head_too_long"));
        }
        // A head with a bare line feed would never end by the rule above.
        if has_bare_line_feed(&held) {
            return Err(fault(400, "bare_line_feed"));
        }
        match read_some(&mut stream, &mut chunk, end) {
            Ok(0) if held.is_empty() => return Ok(None),
            Ok(0) => return Err(fault(400, "head_cut_off")),
            Ok(got) => held.extend_from_slice(chunk.get(..got).unwrap_or_default()),
            Err(_) => return Err(fault(408, "head_too_slow")),
        }
    }
}

/// Reads the body, each piece within `idle` and all of it before `end`. Its length has been bounded by now.
///
/// # Errors
/// An [`HttpFault`].
pub fn read_body(mut stream: &Conn, request: &mut Request, idle: Duration, end: Instant) -> Result<Vec<u8>, HttpFault> {
    let length = usize::try_from(request.length).map_err(|_too_big| fault(413, "body_too_long"))?;
    let mut body = std::mem::take(&mut request.early);
    if body.len() > length {
        return Err(fault(400, "body_too_long"));
    }
    if request.expects && body.is_empty() && length > 0 {
        let told = lines::send_bytes(stream, b"HTTP/1.1 100 Continue\r\n\r\n", idle);
        told.map_err(|_gone| fault(400, "body_cut_off"))?;
    }
    body.reserve_exact(length.saturating_sub(body.len()));
    let mut chunk = vec![0_u8; 64 * 1024];
    while body.len() < length {
        let soon = Instant::now().checked_add(idle).map_or(end, |soon| soon.min(end));
        let room = chunk.len().min(length.saturating_sub(body.len()));
        match read_some(&mut stream, chunk.get_mut(..room).unwrap_or_default(), soon) {
            Ok(0) => return Err(fault(400, "body_cut_off")),
            Ok(got) => body.extend_from_slice(chunk.get(..got).unwrap_or_default()),
            Err(_) => return Err(fault(408, "body_too_slow")),
        }
    }
    Ok(body)
}

/// Answers, with these headers beside the length. All of it within `most`.
///
/// # Errors
/// When the caller has gone or does not read.
pub fn answer(stream: &Conn, status: u16, headers: &[(&str, &str)], body: &[u8], most: Duration) -> io::Result<()> {
    let length = u64::try_from(body.len()).map_err(io::Error::other)?;
    let began = Instant::now();
    let mut whole = head(status, headers, Some(length)).into_bytes();
    // One write for what is small: a second packet would only wake its reader twice.
    let (front, rest): (&[u8], &[u8]) = if body.len() <= SMALL_BODY { (body, &[]) } else { (&[], body) };
    whole.extend_from_slice(front);
    lines::send_bytes(stream, &whole, most)?;
    lines::send_bytes(stream, rest, most.saturating_sub(began.elapsed()))
}

/// Bytes of a body that goes with its head.
const SMALL_BODY: usize = 8 * 1024;

/// Begins an answer whose body follows: of so many bytes, or in chunks. All of the head within `most`.
///
/// # Errors
/// When the caller has gone or does not read.
pub fn begin(
    stream: &Conn,
    status: u16,
    headers: &[(&str, &str)],
    length: Option<u64>,
    most: Duration,
) -> io::Result<()> {
    lines::send_bytes(stream, head(status, headers, length).as_bytes(), most)
}

/// Sends a chunk of such a body (RFC 9112 §7.1); the one without a byte is its end.
///
/// # Errors
/// When the caller has gone or does not read.
pub fn chunk(stream: &Conn, bytes: &[u8], most: Duration) -> io::Result<()> {
    let front = format!("{:x}\r\n", bytes.len());
    lines::send_bytes(stream, &[front.as_bytes(), bytes, b"\r\n"].concat(), most)
}

fn head(status: u16, headers: &[(&str, &str)], length: Option<u64>) -> String {
    let framing = match length {
        Some(length) => format!("Content-Length: {length}"),
        None => "Transfer-Encoding: chunked".to_owned(),
    };
    let headers: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let headers = headers.concat();
    format!("HTTP/1.1 {status} {}\r\n{headers}{framing}\r\nConnection: close\r\n\r\n", reason(status))
}

/// Lets a caller that was refused finish what it is sending, within `most` and up to so many bytes: closing on unread bytes could
/// lose the answer.
///
/// # Errors
/// When the caller has gone, or goes on for too long.
pub fn drain(mut stream: &Conn, most: Duration, bytes: usize) -> io::Result<()> {
    let end = Instant::now().checked_add(most).ok_or(io::ErrorKind::InvalidInput)?;
    stream.shutdown(Shutdown::Write)?;
    let mut chunk = vec![0_u8; 64 * 1024];
    let mut left = bytes;
    while left > 0 {
        match read_some(&mut stream, &mut chunk, end)? {
            0 => return Ok(()),
            got => left = left.saturating_sub(got),
        }
    }
    Ok(())
}

fn read_some(stream: &mut &Conn, room: &mut [u8], end: Instant) -> io::Result<usize> {
    loop {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(room) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

fn parse(head: &[u8], hosts: &[String], early: Vec<u8>) -> Result<Request, HttpFault> {
    if has_bare_line_feed(head) {
        return Err(fault(400, "bare_line_feed"));
    }
    // httparse would pass over empty lines before the request's, which are a second spelling of it.
    let begins = head.first().is_some_and(u8::is_ascii_uppercase);
    if !begins || head.contains(&0) || head.windows(3).any(|three| matches!(three, [b'\r', b'\n', b' ' | b'\t'])) {
        return Err(fault(400, "head_malformed"));
    }
    let mut headers = [httparse::EMPTY_HEADER; HTTP_HEADERS_MAX];
    let mut request = httparse::Request::new(&mut headers);
    match request.parse(head) {
        Ok(httparse::Status::Complete(_)) => {}
        Ok(httparse::Status::Partial) | Err(_) => return Err(fault(400, "head_malformed")),
    }
    if request.version != Some(1) {
        return Err(fault(505, "http_version"));
    }
    let method = request.method.unwrap_or_default().to_owned();
    let (path, query) = target(request.path.unwrap_or_default())?;
    let (length, expects) = check_headers(request.headers, hosts, &method)?;
    let content_type = single(request.headers, "content-type")?.map(str::to_owned);
    let headers =
        request.headers.iter().map(|header| (header.name.to_ascii_lowercase(), header.value.to_vec())).collect();
    Ok(Request { method, path, query, content_type, length, expects, headers, early })
}

/// The headers that decide how a request is read; what else a caller sends is not passed on.
fn check_headers(headers: &[httparse::Header<'_>], hosts: &[String], method: &str) -> Result<(u64, bool), HttpFault> {
    if !single(headers, "host")?.is_some_and(|host| hosts.iter().any(|own| own == host)) {
        return Err(fault(400, "host"));
    }
    for (name, status, code) in
        [("transfer-encoding", 411, "length_required"), ("upgrade", 400, "upgrade"), ("origin", 403, "origin")]
    {
        if headers.iter().any(|header| header.name.eq_ignore_ascii_case(name)) {
            return Err(fault(status, code));
        }
    }
    let expects = match single(headers, "expect")? {
        Some(text) if text.eq_ignore_ascii_case("100-continue") => true,
        Some(_) => return Err(fault(417, "expect")),
        None => false,
    };
    match single(headers, "content-length")? {
        Some(text) => {
            let length: u64 = text.parse().map_err(|_not_a_number| fault(400, "length_malformed"))?;
            if length.to_string() == text { Ok((length, expects)) } else { Err(fault(400, "length_malformed")) }
        }
        None if matches!(method, "PATCH" | "POST" | "PUT") => Err(fault(411, "length_required")),
        None => Ok((0, expects)),
    }
}

/// A line feed without its carriage return: some readers end a line there, others do not.
fn has_bare_line_feed(head: &[u8]) -> bool {
    head.first() == Some(&b'\n') || head.windows(2).any(|two| matches!(two, [before, b'\n'] if *before != b'\r'))
}

/// A header that may stand once at most.
fn single<'a>(headers: &[httparse::Header<'a>], name: &str) -> Result<Option<&'a str>, HttpFault> {
    let mut found = headers.iter().filter(|header| header.name.eq_ignore_ascii_case(name));
    let first = found.next();
    if found.next().is_some() {
        return Err(fault(400, "header_twice"));
    }
    first.map(|header| std::str::from_utf8(header.value).map_err(|_odd| fault(400, "header_malformed"))).transpose()
}

/// Origin form only; letters, digits and a few marks; no empty, `.` or `..` part, nothing escaped.
fn target(raw: &str) -> Result<(String, Option<String>), HttpFault> {
    let (path, query) = match raw.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (raw, None),
    };
    let plain = |text: &str, also: &[u8]| text.bytes().all(|b| b.is_ascii_alphanumeric() || also.contains(&b));
    let parts = path.strip_prefix('/').ok_or(fault(400, "path"))?;
    let parts_hold = parts.split('/').all(|part| !matches!(part, "" | "." | ".."));
    // Escapes are one spelling of what a presigned address needs; the routes that need none refuse them.
    let query_holds = query.is_none_or(|query| plain(query, b"-._~=&%") && escapes_hold(query));
    if parts_hold && plain(parts, b"-._~/") && query_holds {
        Ok((path.to_owned(), query.map(str::to_owned)))
    } else {
        Err(fault(400, "path"))
    }
}

/// Whether each escape is whole and stands for no control character.
fn escapes_hold(query: &str) -> bool {
    query.split('%').skip(1).all(|rest| {
        let code = rest.get(..2).filter(|code| code.bytes().all(|b| b.is_ascii_hexdigit()));
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        byte.is_some_and(|byte| !byte.is_ascii_control())
    })
}

const fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        408 => "Request Timeout",
        409 => "Conflict",
        411 => "Length Required",
        413 => "Content Too Large",
        429 => "Too Many Requests",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        _ => "Answer",
    }
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]
mod tests {
    use std::io::Write;
    use std::os::unix::net::UnixStream;

    use super::*;

    fn read(bytes: &[u8]) -> Result<Option<Request>, HttpFault> {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        theirs.write_all(bytes).unwrap();
        drop(theirs);
        read_head(&ours, &["keeper".to_owned()], Instant::now() + Duration::from_secs(5))
    }

    fn code(bytes: &[u8]) -> (u16, &'static str) {
        let fault = read(bytes).unwrap_err();
        (fault.status, fault.code)
    }

    #[test]
    fn a_whole_request_is_read() {
        let request =
            read(b"POST /telegram/sendMessage HTTP/1.1\r\nHost: keeper\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
                .unwrap()
                .unwrap();
        assert_eq!((request.method.as_str(), request.path.as_str()), ("POST", "/telegram/sendMessage"));
        assert_eq!((request.length, request.early.as_slice()), (2, b"{}".as_slice()));
        assert_eq!(read(b"").unwrap(), None);
    }

    #[test]
    fn a_path_has_one_spelling() {
        for path in [
            "//telegram/getMe",
            "/telegram//getMe",
            "/telegram/../lease",
            "/telegram/./getMe",
            "/telegram/%67etMe",
            "/telegram%2fgetMe",
            "/telegram\\getMe",
            "http://keeper/telegram/getMe",
            "*",
            "/telegram/getMe/",
            "/telegram/getMe?a=%00",
            "/tele:gram",
        ] {
            let text = format!("GET {path} HTTP/1.1\r\nHost: keeper\r\n\r\n");
            assert_eq!(read(text.as_bytes()).unwrap_err().status, 400, "{path}");
        }
    }

    #[test]
    fn nothing_can_be_smuggled_in_a_head() {
        let with = |line: &str| format!("POST /lease HTTP/1.1\r\nHost: keeper\r\n{line}\r\n\r\n").into_bytes();
        assert_eq!(code(&with("Content-Length: 2\r\nContent-Length: 2")), (400, "header_twice"));
        assert_eq!(code(&with("Content-Length: 2\r\nTransfer-Encoding: chunked")), (411, "length_required"));
        assert_eq!(code(&with("Content-Length: +2")), (400, "length_malformed"));
        assert_eq!(code(&with("Content-Length: 02")), (400, "length_malformed"));
        assert_eq!(code(&with("Content-Length: 2, 2")), (400, "length_malformed"));
        assert_eq!(code(&with("X: y")), (411, "length_required"));
        assert_eq!(code(&with("X: y\r\n folded: z\r\nContent-Length: 0")), (400, "head_malformed"));
        assert_eq!(code(&with("X: a\0b\r\nContent-Length: 0")), (400, "head_malformed"));
        assert_eq!(code(&with("Host: other\r\nContent-Length: 0")), (400, "header_twice"));
        assert_eq!(code(&with("Origin: null\r\nContent-Length: 0")), (403, "origin"));
        assert_eq!(code(&with("Transfer-Encoding: chunked")), (411, "length_required"));
        assert_eq!(code(&with("transfer-encoding: identity\r\nContent-Length: 0")), (411, "length_required"));
        assert_eq!(code(&with("Content-Length: 18446744073709551616")), (400, "length_malformed"));
        assert_eq!(code(&with("Content-Length: -1")), (400, "length_malformed"));
        assert_eq!(code(&with("Content-Length: 0x2")), (400, "length_malformed"));
        assert_eq!(code(&with("Content-Length:")), (400, "length_malformed"));
        assert_eq!(code(&with("Expect: 200-ok\r\nContent-Length: 0")), (417, "expect"));
        assert_eq!(code(&with("X: y\r\n".repeat(HTTP_HEADERS_MAX).trim_end())), (400, "head_malformed"));
        assert_eq!(code(&with("Upgrade: h2c\r\nContent-Length: 0")), (400, "upgrade"));
        assert_eq!(code(b"GET / HTTP/1.1\nHost: keeper\n\n"), (400, "bare_line_feed"));
        assert_eq!(code(b"GET /a HTTP/1.1\r\nHost: evil\r\n\r\n"), (400, "host"));
        assert_eq!(code(b"GET /a HTTP/1.0\r\nHost: keeper\r\n\r\n"), (505, "http_version"));
        assert_eq!(code(b"\nGET /a HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "bare_line_feed"));
        assert_eq!(code(b"\r\nGET /a HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"\r\n\r\nGET /a HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET  /a HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET\t/a HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET /a HTTP/1.1\r\nHost : keeper\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET /a HTTP/1.1\r\nHost: keeper\r\nX: a\rb\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET /a HTTP/1.1\r\nX: y\r\n\r\n"), (400, "host"));
        assert_eq!(code(b"CONNECT keeper:443 HTTP/1.1\r\nHost: keeper\r\n\r\n"), (400, "path"));
        assert_eq!(code(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), (400, "head_malformed"));
        assert_eq!(code(b"GET /a HTTP/1.1\r\nHost: kee"), (400, "head_cut_off"));
        let mut long = b"GET /a HTTP/1.1\r\nHost: keeper\r\nX: ".to_vec();
        long.extend(std::iter::repeat_n(b'x', HTTP_HEAD_MAX));
        assert_eq!(code(&long), (431, "head_too_long"));
    }

    #[test]
    fn bytes_after_the_body_are_not_a_second_request() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        theirs
            .write_all(b"POST /a HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{}GET /b HTTP/1.1\r\n")
            .unwrap();
        let end = Instant::now() + Duration::from_secs(5);
        let mut request = read_head(&ours, &["keeper".to_owned()], end).unwrap().unwrap();
        assert_eq!(read_body(&ours, &mut request, Duration::from_secs(1), end).unwrap_err().code, "body_too_long");
    }

    #[test]
    fn a_caller_that_waits_to_be_asked_for_its_body_is_asked() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        theirs
            .write_all(b"POST /a HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
            .unwrap();
        let end = Instant::now() + Duration::from_secs(5);
        let mut request = read_head(&ours, &["keeper".to_owned()], end).unwrap().unwrap();
        std::thread::scope(|scope| {
            let body = scope.spawn(|| read_body(&ours, &mut request, Duration::from_secs(5), end).unwrap());
            let mut said = [0; 25];
            theirs.read_exact(&mut said).unwrap();
            assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
            theirs.write_all(b"{}").unwrap();
            assert_eq!(body.join().unwrap(), b"{}");
        });
    }

    #[test]
    fn a_caller_that_does_not_read_or_never_stops_sending_is_given_up_on() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        let most = Duration::from_millis(50);
        assert!(answer(&ours, 200, &[], &vec![b' '; 8 * 1024 * 1024], most).is_err());
        std::thread::scope(|scope| {
            scope.spawn(|| while (&theirs).write_all(&[0; 1024]).is_ok() {});
            assert!(drain(&ours, most, usize::MAX).is_err());
            assert!(drain(&ours, Duration::from_secs(60), 10_000).is_ok());
            ours.shutdown(Shutdown::Both).unwrap();
        });
    }

    #[test]
    fn a_caller_that_is_slow_is_given_up_on() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        theirs.write_all(b"GET /a HTTP/1.1\r\n").unwrap();
        let fault = read_head(&ours, &["keeper".to_owned()], Instant::now() + Duration::from_millis(20)).unwrap_err();
        assert_eq!(fault.code, "head_too_slow");
    }

    #[test]
    fn a_body_that_stops_short_is_told_from_a_whole_one() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let ours = Conn::from(ours);
        theirs.write_all(b"POST /a HTTP/1.1\r\nHost: keeper\r\nContent-Length: 5\r\n\r\nabc").unwrap();
        let end = Instant::now() + Duration::from_secs(5);
        let mut request = read_head(&ours, &["keeper".to_owned()], end).unwrap().unwrap();
        drop(theirs);
        let fault = read_body(&ours, &mut request, Duration::from_secs(1), end).unwrap_err();
        assert_eq!(fault.code, "body_cut_off");
    }
}
