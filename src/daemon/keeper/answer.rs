//! What a call ends with, and how its caller is told.

use std::io;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::base::limits::{KEEPER_ANSWER_TIME, KEEPER_DRAIN_BYTES, KEEPER_DRAIN_TIME};
use crate::net::conn::Conn;
use crate::net::http::{self, HttpFault};
use crate::net::keeper_client::OWN_HEADER;
use crate::net::upstream::{Head, Sink};

/// The code, for log and counts, of an answer that broke on its way.
const BROKEN: &str = "answer_broken";

/// What a call ends with.
pub(super) enum Answer {
    /// Done, without anything to tell.
    Done,
    /// It is there, for who asks only that.
    Hello,
    /// The keeper's own no: a status and a stable code.
    Own(u16, &'static str),
    /// An answer that was passed on already: how much of it went, and whether that is all.
    Passed(Passed),
    /// Its own state.
    Status(Vec<u8>),
    /// An upstream's answer.
    Upstream(Head, Vec<u8>),
}

/// An answer that was begun.
pub(super) struct Passed {
    /// Its status.
    pub(super) status: u16,
    /// Bytes that went to the caller.
    pub(super) bytes: u64,
    /// Whether those were all. If not, the caller's connection ends before its end.
    pub(super) whole: bool,
}

impl From<HttpFault> for Answer {
    fn from(fault: HttpFault) -> Self {
        Self::Own(fault.status, fault.code)
    }
}

impl Answer {
    pub(super) const fn status(&self) -> u16 {
        match self {
            Self::Done | Self::Hello | Self::Status(_) => 200,
            Self::Own(status, _) => *status,
            Self::Passed(passed) => passed.status,
            Self::Upstream(head, _) => head.status,
        }
    }

    pub(super) const fn code(&self) -> Option<&'static str> {
        match self {
            Self::Own(_, code) => Some(code),
            Self::Passed(passed) if !passed.whole => Some(BROKEN),
            Self::Done | Self::Hello | Self::Passed(_) | Self::Status(_) | Self::Upstream(..) => None,
        }
    }

    /// Tells the caller, and says how many bytes the body had and whether the caller has it. Who asks for a head alone gets no
    /// body (RFC 9110 §9.3.2).
    pub(super) fn tell(self, stream: &Conn, head: bool) -> (u64, bool) {
        let status = self.status();
        let json = ("Content-Type", "application/json");
        let send = |headers: &[(&str, &str)], body: &[u8]| {
            let length = u64::try_from(body.len()).unwrap_or(u64::MAX);
            if head {
                return (0, http::begin(stream, status, headers, Some(length), KEEPER_ANSWER_TIME).is_ok());
            }
            (length, http::answer(stream, status, headers, body, KEEPER_ANSWER_TIME).is_ok())
        };
        match self {
            // It has been told already. A part ends here, before its length or its last chunk: nobody takes it for a whole one.
            Self::Passed(passed) => (passed.bytes, passed.whole),
            Self::Own(_, code) => {
                let told = send(&[json, (OWN_HEADER, code)], json!({ "code": code }).to_string().as_bytes());
                // A caller that has gone, or sends for ever, is none of our business any more.
                drop(http::drain(stream, KEEPER_DRAIN_TIME, KEEPER_DRAIN_BYTES));
                told
            }
            Self::Hello => send(&[], b""),
            Self::Done => send(&[json], b"{\"ok\":true}"),
            Self::Status(body) => send(&[json], &body),
            Self::Upstream(head, body) => {
                let headers: Vec<_> =
                    head.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                send(&headers, &body)
            }
        }
    }
}

/// The caller's end of an answer on its way: of a known length as it is, otherwise in chunks.
pub(super) struct ToCaller<'a> {
    stream: &'a Conn,
    end: Instant,
    chunked: bool,
    /// The status, once it has begun.
    pub(super) status: u16,
    /// Bytes of its body that went.
    pub(super) bytes: u64,
}

impl<'a> ToCaller<'a> {
    pub(super) const fn new(stream: &'a Conn, end: Instant) -> Self {
        Self { stream, end, chunked: false, status: 0, bytes: 0 }
    }

    /// How long the caller may take for what is next.
    fn time(&self) -> Duration {
        self.end.saturating_duration_since(Instant::now()).min(KEEPER_ANSWER_TIME)
    }
}

impl Sink for ToCaller<'_> {
    fn begin(&mut self, head: &Head) -> io::Result<()> {
        (self.status, self.chunked) = (head.status, head.length.is_none());
        let headers: Vec<_> = head.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        http::begin(self.stream, head.status, &headers, head.length, self.time())
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.chunked {
            http::chunk(self.stream, bytes, self.time())?;
        } else {
            crate::net::lines::send_bytes(self.stream, bytes, self.time())?;
        }
        self.bytes = self.bytes.saturating_add(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        if self.chunked { http::chunk(self.stream, b"", self.time()) } else { Ok(()) }
    }
}
