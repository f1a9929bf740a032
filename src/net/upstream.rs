//! One call to an upstream: minreq over a connection that the dialler owns.
//!
//! minreq is called without its own time-outs and proxies; the dialler holds every deadline and closes the connection when one
//! passes, which ends minreq's reads. A panic in minreq (it can panic on what an outsider sends) is caught here and counts as an
//! upstream error.

use std::io::Read;
use std::os::unix::net::UnixStream;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use crate::config::Upstream;
use crate::net::dialler::Dialler;
use crate::sys::thread;

/// What is called.
#[derive(Debug)]
pub struct Call<'a> {
    /// Where.
    pub upstream: &'a Upstream,
    /// The path below the upstream's base; it may hold a secret and is never logged.
    pub path: String,
    /// The type of the body.
    pub content_type: Option<String>,
    /// The body.
    pub body: Vec<u8>,
    /// When it must be over.
    pub end: Instant,
    /// Bytes of the answer.
    pub most: u64,
    /// The caller: when it goes, the call ends.
    pub caller: &'a UnixStream,
}

/// An answer, whole.
#[derive(Debug)]
pub struct Got {
    /// The status.
    pub status: u16,
    /// The body: as long as its length said, or JSON that parses.
    pub body: Vec<u8>,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum UpstreamError {
    /// The upstream may have acted.
    Unknown(&'static str),
    /// Not a byte reached it.
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

/// POSTs, and reads the answer, which must be JSON.
///
/// # Errors
/// An [`UpstreamError`]: cut bodies, bodies without an end, redirects' bodies that are no JSON, panics, time-outs.
pub fn post(dialler: &Dialler, call: Call<'_>) -> Result<Got, UpstreamError> {
    let ticket = dialler
        .ticket(call.upstream, call.end, call.caller)
        .map_err(|_no_descriptor| UpstreamError::Unsent("no_descriptor"))?;
    let request = minreq::post(url(call.upstream, &call.path))
        .with_header("Content-Type", call.content_type.unwrap_or_else(|| "application/json".to_owned()))
        .with_header("Accept-Encoding", "identity")
        .with_header("User-Agent", "mila-gate")
        .with_header("Connection", "close")
        .with_body(call.body)
        .with_follow_redirects(false)
        .with_max_headers_size(HEAD_MAX)
        .with_max_status_line_length(STATUS_LINE_MAX)
        .with_proxy(ticket.proxy().map_err(|_malformed| UpstreamError::Unsent("dialler"))?);
    let most = call.most;
    let result = thread::upstream(AssertUnwindSafe(move || exchange(request, most)));
    let failed = |cause| if ticket.sent() { UpstreamError::Unknown(cause) } else { UpstreamError::Unsent(cause) };
    match result {
        Some(Ok(got)) => Ok(got),
        Some(Err(cause)) => Err(failed(ticket.cause().unwrap_or(cause))),
        None => Err(failed("panic")),
    }
}

fn exchange(request: minreq::Request, most: u64) -> Result<Got, &'static str> {
    // minreq's own error texts are not kept: they may quote what an outsider sent.
    let answer = request.send_lazy().map_err(|_text| "no_answer")?;
    let status = answer.status_code;
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
    // minreq hands out a cut body as if it were whole, also between two chunks: a length must be met, and JSON must parse.
    if announced.is_some_and(|length| length != got) {
        return Err("cut");
    }
    if serde_json::from_slice::<serde::de::IgnoredAny>(&body).is_err() {
        return Err("not_json");
    }
    Ok(Got { status, body })
}

fn url(upstream: &Upstream, path: &str) -> String {
    match upstream {
        Upstream::Https { host, port, base } => format!("https://{host}:{port}{base}{path}"),
        Upstream::Loopback { addr, base, .. } => format!("http://{addr}{base}{path}"),
    }
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
