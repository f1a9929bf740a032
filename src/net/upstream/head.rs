//! What goes before a body: the request as minreq sends it, and the head of its answer as far as it is passed on.

use crate::net::dialler::Ticket;
use crate::net::upstream::{Call, UpstreamError, url};

/// Bytes of an answer's headers and of its status line.
const HEAD_MAX: usize = 32 * 1024;
const STATUS_LINE_MAX: usize = 1024;
/// Bytes of a header's value that is passed on.
const VALUE_MAX: usize = 256;
/// Headers of an answer that are passed on, and how the names of others may begin.
const PASSED: [&str; 4] = ["content-type", "request-id", "retry-after", "x-request-id"];
const PASSED_FRONT: &str = "anthropic-ratelimit-";

/// The request: no second place to look, no redirect, a head of a bounded length.
pub(super) fn request(call: Call<'_>, ticket: &Ticket) -> Result<minreq::Request, UpstreamError> {
    let method = match call.method {
        "DELETE" => minreq::Method::Delete,
        "GET" => minreq::Method::Get,
        "PATCH" => minreq::Method::Patch,
        "POST" => minreq::Method::Post,
        "PUT" => minreq::Method::Put,
        _ => return Err(UpstreamError::Unsent("method")),
    };
    let mut request = minreq::Request::new(method, url(call.upstream, &call.path));
    for (name, value) in call.headers {
        request = request.with_header(name, value);
    }
    request = request
        .with_header("Accept-Encoding", "identity")
        .with_header("User-Agent", "mila-gate")
        .with_header("Connection", "close")
        .with_follow_redirects(false)
        .with_max_headers_size(HEAD_MAX)
        .with_max_status_line_length(STATUS_LINE_MAX)
        // With a proxy of our own minreq does not look for one in the environment.
        .with_proxy(ticket.proxy().map_err(|_malformed| UpstreamError::Unsent("dialler"))?);
    Ok(match call.body {
        Some(body) => request.with_body(body),
        None => request,
    })
}

/// How the end of a body is told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Framing {
    /// By its chunks.
    Chunked,
    /// By its length.
    Length(u64),
    /// By nothing.
    UntilClosed,
}

impl Framing {
    /// As an answer's head says; an error where it says two things, or something that is no number, or that it is compressed.
    pub(super) fn of(answer: &minreq::ResponseLazy) -> Result<Self, &'static str> {
        if values(answer, "content-encoding").any(|value| !value.eq_ignore_ascii_case("identity")) {
            return Err("encoded");
        }
        let coded: Vec<&str> = values(answer, "transfer-encoding").collect();
        let lengths: Vec<&str> = values(answer, "content-length").collect();
        match (coded.as_slice(), lengths.as_slice()) {
            ([], []) if answer.status_code == 204 => Ok(Self::Length(0)),
            ([], []) => Ok(Self::UntilClosed),
            ([one], []) if one.eq_ignore_ascii_case("chunked") => Ok(Self::Chunked),
            ([], [one]) if one.bytes().all(|b| b.is_ascii_digit()) => {
                one.parse().map(Self::Length).map_err(|_not_a_number| "length")
            }
            _ => Err("length"),
        }
    }
}

/// Names as minreq reads them, with blanks around them.
fn values<'a>(answer: &'a minreq::ResponseLazy, wanted: &'a str) -> impl Iterator<Item = &'a str> {
    let named = answer.headers.iter().filter(move |(name, _)| name.trim().eq_ignore_ascii_case(wanted));
    named.map(|(_, value)| value.trim())
}

/// The head of an answer, as it is passed on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Head {
    /// The status.
    pub status: u16,
    /// The headers: each once, values of visible characters.
    pub headers: Vec<(String, String)>,
    /// Bytes of the body, where they are known before it comes.
    pub length: Option<u64>,
}

impl Head {
    /// A status and nothing else.
    pub(super) const fn bare(status: u16) -> Self {
        Self { status, headers: Vec::new(), length: Some(0) }
    }

    /// A file's.
    pub(super) fn of_file(length: u64) -> Self {
        let headers = vec![("Content-Type".to_owned(), "application/octet-stream".to_owned())];
        Self { status: 200, headers, length: Some(length) }
    }

    /// An answer's; `clean` takes out what must not be passed on.
    pub(super) fn read(answer: &minreq::ResponseLazy, clean: impl Fn(&[u8]) -> Vec<u8>) -> Self {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (name, value) in &answer.headers {
            let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
            let passed = PASSED.contains(&name.as_str()) || name.starts_with(PASSED_FRONT);
            let plain = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
                && value.len() <= VALUE_MAX
                && value.bytes().all(|b| (0x20..0x7f).contains(&b));
            if passed && plain && headers.iter().all(|(own, _)| *own != name) {
                headers.push((name, String::from_utf8_lossy(&clean(value.as_bytes())).into_owned()));
            }
        }
        Self { status: answer.status_code, headers, length: None }
    }

    fn content_type(&self) -> &str {
        let found = self.headers.iter().find(|(name, _)| name.eq_ignore_ascii_case("content-type"));
        found.map_or("", |(_, value)| value.split(';').next().unwrap_or_default().trim_end())
    }

    pub(super) fn is_events(&self) -> bool {
        self.content_type().eq_ignore_ascii_case("text/event-stream")
    }

    pub(super) fn is_json(&self) -> bool {
        self.content_type().eq_ignore_ascii_case("application/json")
    }
}
