//! One call to an upstream: minreq over a connection that the dialler owns.
//!
//! minreq is called without its own time-outs and proxies; the dialler holds every deadline and closes the connection when one
//! passes, which ends minreq's reads. A panic in minreq (it can panic on what an outsider sends) is caught here and counts as an
//! upstream error. minreq hands out a cut body as if it were whole, chunked ones too, so an end is believed only where something
//! else says so: a length that is met, JSON that parses, the event that ends an answer.

use std::fmt;
use std::io::{self, Read};
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use crate::base::limits::{STREAM_CHUNK, STREAM_IDLE};
use crate::config::Upstream;
use crate::net::dialler::{self, Caller, Ticket, Ways};
use crate::policy::events::Events;
use crate::policy::route::Shape;
use crate::sys::thread;

mod head;
mod mask;

pub use head::Head;
pub use mask::Patterns;

use head::Framing;
use mask::{Mask, masked};

/// What is called.
pub struct Call<'a> {
    /// Where.
    pub upstream: &'a Upstream,
    /// What it is among the services: whose proxy is taken.
    pub service: &'static str,
    /// The method.
    pub method: &'a str,
    /// The path below the upstream's base, with its query; it may hold a secret and is never logged.
    pub path: String,
    /// The headers; they may hold a secret.
    pub headers: Vec<(String, String)>,
    /// The body, if it has one.
    pub body: Option<Vec<u8>>,
    /// When it must be over.
    pub end: Instant,
    /// What its answer must be.
    pub answer: Shape,
    /// The caller: when it goes, the call ends.
    pub caller: Caller<'a>,
    /// What must not reach the caller, should it stand in the answer.
    pub secrets: &'a Patterns,
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Call(..)")
    }
}

/// An answer.
#[derive(Debug)]
pub enum Answer {
    /// Its sink has it, to its end; of events, how many tokens they say they took.
    Passed(Option<u64>),
    /// Whole, and told to nobody yet.
    Whole(Head, Vec<u8>),
}

/// Where an answer goes that is passed on as it arrives.
pub trait Sink {
    /// It begins.
    ///
    /// # Errors
    /// When the caller has gone.
    fn begin(&mut self, head: &Head) -> io::Result<()>;

    /// Its next bytes.
    ///
    /// # Errors
    /// When the caller has gone or does not read.
    fn put(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// It has ended well.
    ///
    /// # Errors
    /// When the caller has gone.
    fn end(&mut self) -> io::Result<()>;
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum UpstreamError {
    /// The sink was told of its beginning, and then it broke: what the sink has is a part. What it said of its tokens until then.
    Broken(&'static str, Option<u64>),
    /// No file began, but another status; its body was not read.
    Status(u16),
    /// The file is longer than it may be; nothing of it was read.
    TooLong,
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
            Self::Broken(cause, _) | Self::Unknown(cause) | Self::Unsent(cause) => cause,
            Self::Status(_) => "status",
            Self::TooLong => "too_long",
        }
    }
}

/// Sends a request, and reads its answer by its shape: held whole, or given to `sink` as it arrives, in bounded memory. Redirects
/// are not followed, and are an error: what they answer is somewhere else. Where a secret stands in what comes back, stars stand
/// in what is passed on.
///
/// # Errors
/// An [`UpstreamError`]: cut bodies, bodies whose end cannot be told, redirects, compressed bodies, panics, time-outs.
pub fn call(ways: &Ways, call: Call<'_>, sink: &mut dyn Sink) -> Result<Answer, UpstreamError> {
    let mut ticket = Ticket::new(call.upstream, call.service, ways, call.end, call.caller)
        .map_err(|_no_room| UpstreamError::Unsent("no_room"))?;
    let (shape, secrets) = (call.answer, call.secrets);
    let request = head::request(call, &ticket)?;
    // minreq's own error texts are not kept: they may quote what an outsider sent.
    let sent = thread::upstream(AssertUnwindSafe(move || request.send_lazy()));
    let mut answer = match sent {
        Some(Ok(answer)) => Ok(answer),
        Some(Err(_text)) => Err(UpstreamError::Unknown("no_answer")),
        None => Err(UpstreamError::Unknown("panic")),
    };
    let result = match &mut answer {
        Ok(answer) => Reading { answer, secrets, ticket: &ticket }.read(shape, sink),
        Err(error) => Err(*error),
    };
    // While the HTTP client still has its end: the dialler would take its going for the cause.
    match result {
        Ok(told) => {
            ticket.done();
            Ok(told)
        }
        Err(error) => {
            // The dialler knows better why the connection ended.
            let ended = ticket.close();
            drop(answer);
            Err(match error {
                UpstreamError::Broken(cause, tokens) => UpstreamError::Broken(ended.unwrap_or(cause), tokens),
                UpstreamError::Unknown(cause) | UpstreamError::Unsent(cause) => {
                    let cause = ended.unwrap_or(cause);
                    if ticket.sent() { UpstreamError::Unknown(cause) } else { UpstreamError::Unsent(cause) }
                }
                UpstreamError::Status(_) | UpstreamError::TooLong => error,
            })
        }
    }
}

/// An answer whose head is there.
struct Reading<'a> {
    answer: &'a mut minreq::ResponseLazy,
    secrets: &'a Patterns,
    ticket: &'a Ticket,
}

impl Reading<'_> {
    fn read(&mut self, shape: Shape, sink: &mut dyn Sink) -> Result<Answer, UpstreamError> {
        let status = self.answer.status_code;
        if let Shape::File(most) = shape {
            return if status == 200 { self.file(most, sink) } else { Err(UpstreamError::Status(status)) };
        }
        if !(200..300).contains(&status) && !(400..600).contains(&status) {
            return Err(UpstreamError::Unknown(if (300..400).contains(&status) { "redirect" } else { "status" }));
        }
        if shape == Shape::Status {
            return Ok(Answer::Whole(Head::bare(status), Vec::new()));
        }
        let framing = Framing::of(self.answer).map_err(UpstreamError::Unknown)?;
        let head = Head::read(self.answer, |value| masked(self.secrets, value.to_vec()));
        match shape {
            Shape::Stream(_) if status == 200 && head.is_events() => self.events(&head, framing, sink),
            Shape::Json(most) | Shape::Stream(most) => self.whole(head, framing, most, true),
            // JSON is known to be whole by itself, whatever its framing.
            Shape::Sized(most) => {
                let json = head.is_json() || framing == Framing::Chunked;
                self.whole(head, framing, most, json)
            }
            Shape::File(_) | Shape::Status => Err(UpstreamError::Unknown("shape")),
        }
    }

    /// All of a body, which must be JSON where its end is not told otherwise.
    fn whole(&mut self, head: Head, framing: Framing, most: u64, json: bool) -> Result<Answer, UpstreamError> {
        let unknown = UpstreamError::Unknown;
        let announced = match framing {
            Framing::Length(length) => Some(length),
            Framing::Chunked => None,
            // Its end could not be told from a connection that broke.
            Framing::UntilClosed => return Err(unknown("no_length")),
        };
        if announced.is_some_and(|length| length > most) {
            return Err(unknown("too_long"));
        }
        let mut body = Vec::new();
        let answer = &mut *self.answer;
        let read = thread::upstream(AssertUnwindSafe(|| answer.take(most.saturating_add(1)).read_to_end(&mut body)));
        read.ok_or(unknown("panic"))?.map_err(|_text| unknown("cut"))?;
        let got = u64::try_from(body.len()).unwrap_or(u64::MAX);
        if got > most {
            return Err(unknown("too_long"));
        }
        // A length must be met; and no part of an object is an object itself.
        if announced.is_some_and(|length| length != got) {
            return Err(unknown("cut"));
        }
        if json && !is_object(&body) {
            return Err(unknown("not_json"));
        }
        Ok(Answer::Whole(head, masked(self.secrets, body)))
    }

    /// Passes a file on, up to its last byte: its end is known by its length alone.
    fn file(&mut self, most: u64, sink: &mut dyn Sink) -> Result<Answer, UpstreamError> {
        let length = match Framing::of(self.answer).map_err(UpstreamError::Unknown)? {
            Framing::Length(length) => length,
            Framing::Chunked | Framing::UntilClosed => return Err(UpstreamError::Unknown("no_length")),
        };
        if length > most {
            return Err(UpstreamError::TooLong);
        }
        let broken = |cause| UpstreamError::Broken(cause, None);
        sink.begin(&Head::of_file(length)).map_err(|_gone| broken("caller"))?;
        let mut chunk = vec![0_u8; STREAM_CHUNK];
        let mut mask = Mask::new(self.secrets);
        let mut left = length;
        while left > 0 {
            let bytes = self.next(&mut chunk).map_err(broken)?;
            let got = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
            left = left.checked_sub(got).filter(|_| got > 0).ok_or(broken("cut"))?;
            sink.put(mask.pass(bytes, left == 0)).map_err(|_gone| broken("caller"))?;
        }
        tell_if_met(&mask);
        sink.end().map_err(|_gone| broken("caller"))?;
        Ok(Answer::Passed(None))
    }

    /// Passes events on, each as soon as it is there.
    fn events(&mut self, head: &Head, framing: Framing, sink: &mut dyn Sink) -> Result<Answer, UpstreamError> {
        let mut events = Events::default();
        self.ticket.watch_silence(STREAM_IDLE);
        let mut chunk = vec![0_u8; STREAM_CHUNK];
        let mut mask = Mask::new(self.secrets);
        let mut left = match framing {
            Framing::Length(length) => Some(length),
            Framing::Chunked | Framing::UntilClosed => None,
        };
        let result = (|| {
            sink.begin(head).map_err(|_gone| "caller")?;
            loop {
                let bytes = self.next(&mut chunk)?;
                let last = bytes.is_empty();
                events.take(bytes);
                if let Some(left) = &mut left {
                    *left = left.saturating_sub(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
                }
                let ready = mask.pass(bytes, last);
                if !ready.is_empty() {
                    sink.put(ready).map_err(|_gone| "caller")?;
                }
                if last {
                    break;
                }
            }
            tell_if_met(&mask);
            if !events.ended_well() || left.is_some_and(|left| left > 0) {
                return Err("cut");
            }
            sink.end().map_err(|_gone| "caller")
        })();
        result.map(|()| Answer::Passed(events.tokens())).map_err(|cause| UpstreamError::Broken(cause, events.tokens()))
    }

    /// The next bytes; none at the end.
    fn next<'b>(&mut self, room: &'b mut [u8]) -> Result<&'b [u8], &'static str> {
        let answer = &mut *self.answer;
        let got = thread::upstream(AssertUnwindSafe(|| answer.read(room))).ok_or("panic")?.map_err(|_text| "cut")?;
        Ok(room.get(..got).unwrap_or_default())
    }
}

fn tell_if_met(mask: &Mask<'_>) {
    if mask.met {
        log::warn!("upstream.secret_in_answer");
    }
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

#[cfg(test)]
mod tests;
