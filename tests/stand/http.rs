//! HTTP/1.1, the server's half, as far as clients of the Bot API use it: keep-alive, lengths, chunks, `Expect`.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

/// Bytes of a request's head (the real server: 256 KiB).
const HEAD_MAX: usize = 256 * 1024;
/// Bytes of a request's body: a 50 MB document and its fields, with room for the test that goes over.
const BODY_MAX: usize = 64 * 1024 * 1024;

/// One request, whole.
pub struct Request {
    /// `GET`, `POST`.
    pub method: String,
    /// Path and query.
    pub target: String,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body, chunks joined.
    pub body: Vec<u8>,
}

impl Request {
    /// A header's value, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The path without the query, and the query.
    pub fn path_and_query(&self) -> (&str, &str) {
        self.target.split_once('?').unwrap_or((&self.target, ""))
    }

    /// Whether the client wants the connection kept.
    pub fn keeps(&self) -> bool {
        !self.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close"))
    }
}

/// Why no request came.
pub enum Missing {
    /// The client went away between requests, or nothing came in time.
    Gone,
    /// What came is not a request; the status says why.
    Bad(u16),
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// Headers beside the length.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// A JSON answer.
    pub fn json(status: u16, body: &serde_json::Value) -> Self {
        Self {
            status,
            headers: vec![("Content-Type", "application/json".to_owned())],
            body: body.to_string().into_bytes(),
        }
    }

    /// What a front server says when the one behind it is away.
    pub fn html(status: u16) -> Self {
        let body = format!(
            "<html>\r\n<head><title>{status} Bad Gateway</title></head>\r\n<body>\r\n<center><h1>{status} Bad \
             Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n"
        );
        Self { status, headers: vec![("Content-Type", "text/html".to_owned())], body: body.into_bytes() }
    }
}

/// Reads one request.
pub fn read(stream: &mut BufReader<TcpStream>) -> Result<Request, Missing> {
    let head = read_head(stream)?;
    let mut slots = [httparse::EMPTY_HEADER; 128];
    let mut parsed = httparse::Request::new(&mut slots);
    if !matches!(parsed.parse(&head), Ok(httparse::Status::Complete(_))) {
        return Err(Missing::Bad(400));
    }
    let headers = parsed
        .headers
        .iter()
        .map(|header| (header.name.to_ascii_lowercase(), String::from_utf8_lossy(header.value).trim().to_owned()))
        .collect();
    let mut request = Request {
        method: parsed.method.unwrap_or_default().to_owned(),
        target: parsed.path.unwrap_or_default().to_owned(),
        headers,
        body: Vec::new(),
    };
    if request.header("expect").is_some_and(|value| value.eq_ignore_ascii_case("100-continue")) {
        stream.get_mut().write_all(b"HTTP/1.1 100 Continue\r\n\r\n").map_err(|_gone| Missing::Gone)?;
    }
    if request.header("transfer-encoding").is_some_and(|value| value.eq_ignore_ascii_case("chunked")) {
        request.body = read_chunks(stream)?;
    } else if let Some(length) = request.header("content-length") {
        let length: usize = length.parse().map_err(|_bad| Missing::Bad(400))?;
        request.body = read_exactly(stream, length)?;
    }
    Ok(request)
}

fn read_head(stream: &mut BufReader<TcpStream>) -> Result<Vec<u8>, Missing> {
    let mut head = Vec::new();
    loop {
        let before = head.len();
        let room = HEAD_MAX.saturating_sub(before);
        let read = stream
            .take(u64::try_from(room).unwrap_or(0))
            .read_until(b'\n', &mut head)
            .map_err(|_gone| Missing::Gone)?;
        if read == 0 {
            return Err(if room == 0 { Missing::Bad(431) } else { Missing::Gone });
        }
        let line = &head[before..];
        if line == b"\r\n" || line == b"\n" {
            if before == 0 {
                head.clear();
                continue;
            }
            return Ok(head);
        }
    }
}

fn read_exactly(stream: &mut BufReader<TcpStream>, length: usize) -> Result<Vec<u8>, Missing> {
    if length > BODY_MAX {
        return Err(Missing::Bad(413));
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).map_err(|_gone| Missing::Gone)?;
    Ok(body)
}

fn read_chunks(stream: &mut BufReader<TcpStream>) -> Result<Vec<u8>, Missing> {
    let mut body = Vec::new();
    loop {
        let mut line = String::new();
        stream.take(64).read_line(&mut line).map_err(|_gone| Missing::Gone)?;
        let size = line.trim().split(';').next().unwrap_or_default();
        let size = usize::from_str_radix(size, 16).map_err(|_bad| Missing::Bad(400))?;
        if size == 0 {
            break;
        }
        if body.len() + size > BODY_MAX {
            return Err(Missing::Bad(413));
        }
        body.extend(read_exactly(stream, size)?);
        read_exactly(stream, 2)?;
    }
    // Trailers, up to the empty line.
    loop {
        let mut line = String::new();
        let read = stream.take(1024).read_line(&mut line).map_err(|_gone| Missing::Gone)?;
        if read == 0 || line == "\r\n" || line == "\n" {
            return Ok(body);
        }
    }
}

/// Writes an answer; with `cut`, announces the whole body and sends only so many bytes of it.
pub fn write(stream: &mut TcpStream, reply: &Reply, cut: Option<usize>, keep: bool) -> std::io::Result<()> {
    let mut out = format!("HTTP/1.1 {} {}\r\nServer: nginx/1.18.0\r\n", reply.status, reason(reply.status));
    for (name, value) in &reply.headers {
        write!(out, "{name}: {value}\r\n").expect("a string takes it");
    }
    let connection = if keep { "keep-alive" } else { "close" };
    write!(out, "Content-Length: {}\r\nConnection: {connection}\r\n\r\n", reply.body.len()).expect("a string takes it");
    let mut out = out.into_bytes();
    out.extend_from_slice(&reply.body[..cut.unwrap_or(reply.body.len()).min(reply.body.len())]);
    stream.write_all(&out)?;
    stream.flush()
}

const fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        409 => "Conflict",
        413 => "Request Entity Too Large",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        502 => "Bad Gateway",
        504 => "Gateway Timeout",
        _ => "Internal Server Error",
    }
}
