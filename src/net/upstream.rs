//! One call to an upstream: minreq over a connection that the dialler owns.
//!
//! minreq is called without its own time-outs and proxies; the dialler holds every deadline and closes the connection when one
//! passes, which ends minreq's reads. A panic in minreq (it can panic on what an outsider sends) is caught here and counts as an
//! upstream error.

use std::fmt;
use std::io::Read;
use std::os::unix::net::UnixStream;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use crate::config::{Network, Upstream};
use crate::net::dialler::{self, Ticket};
use crate::sys::thread;

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
    pub caller: &'a UnixStream,
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
    let request = minreq::post(url(call.upstream, &call.path))
        .with_header("Content-Type", call.content_type)
        .with_header("Accept-Encoding", "identity")
        .with_header("User-Agent", "mila-gate")
        .with_header("Connection", "close")
        .with_body(call.body)
        .with_follow_redirects(false)
        .with_max_headers_size(HEAD_MAX)
        .with_max_status_line_length(STATUS_LINE_MAX)
        // With a proxy of our own minreq does not look for one in the environment.
        .with_proxy(ticket.proxy().map_err(|_malformed| UpstreamError::Unsent("dialler"))?);
    let most = call.most;
    let result = thread::upstream(AssertUnwindSafe(move || exchange(request, most)));
    let ended = ticket.close();
    let failed = |cause| if ticket.sent() { UpstreamError::Unknown(cause) } else { UpstreamError::Unsent(cause) };
    match result {
        Some(Ok(got)) => Ok(got),
        // The dialler knows better why minreq's connection ended.
        Some(Err(cause)) => Err(failed(ended.unwrap_or(cause))),
        None => Err(failed(ended.unwrap_or("panic"))),
    }
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
    let (scheme, base) = match upstream {
        Upstream::Https { base, .. } => ("https", base),
        Upstream::Loopback { base, .. } => ("http", base),
    };
    format!("{scheme}://{}{base}{path}", dialler::authority(upstream))
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
mod tests {
    use super::*;

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
