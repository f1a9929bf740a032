//! What the keeper reads of an answer of the Messages API on its way: how many tokens it took, and whether its events ended well.

use serde_json::Value;

use crate::base::limits::CLAUDE_ANSWER_TOKENS_MAX;

/// Bytes of one line that is read; the lines that matter are much shorter, and a longer one is passed over.
const LINE_MAX: usize = 64 * 1024;

/// Reads events as they pass (server-sent events: a line each, `data:` before what it says).
#[derive(Debug, Default)]
pub struct Events {
    line: Vec<u8>,
    /// The line is longer than what is read.
    long: bool,
    stopped: bool,
    usage: Usage,
}

/// Tokens, as the API counts them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Usage {
    input: Option<u64>,
    output: Option<u64>,
}

impl Usage {
    /// Takes what a `usage` says; the last word counts, since the numbers of a stream grow.
    fn take(&mut self, usage: Option<&Value>) {
        let Some(usage) = usage else { return };
        let of = |name: &str| usage.get(name).and_then(Value::as_u64);
        if let Some(input) = of("input_tokens") {
            let cached = ["cache_creation_input_tokens", "cache_read_input_tokens"].map(|name| of(name).unwrap_or(0));
            self.input = Some(cached.iter().fold(input, |sum, more| sum.saturating_add(*more)));
        }
        self.output = of("output_tokens").or(self.output);
    }

    fn total(self) -> Option<u64> {
        Some(self.input?.saturating_add(self.output?))
    }
}

impl Events {
    /// Takes the next bytes.
    pub fn take(&mut self, bytes: &[u8]) {
        for piece in bytes.split_inclusive(|b| *b == b'\n') {
            self.long |= self.line.len().saturating_add(piece.len()) > LINE_MAX;
            if !self.long {
                self.line.extend_from_slice(piece);
            }
            if piece.ends_with(b"\n") {
                if !self.long {
                    self.read();
                }
                self.line.clear();
                self.long = false;
            }
        }
    }

    fn read(&mut self) {
        let Some(data) = self.line.strip_prefix(b"data:") else { return };
        let Ok(event) = serde_json::from_slice::<Value>(data) else { return };
        // What follows the last event is no part of the answer.
        self.stopped = match event.get("type").and_then(Value::as_str) {
            Some("message_start") => {
                self.usage.take(event.pointer("/message/usage"));
                false
            }
            Some("message_delta") => {
                self.usage.take(event.get("usage"));
                false
            }
            Some("message_stop") => true,
            Some(_) | None => false,
        };
    }

    /// Whether the last event was the one that ends an answer, and nothing was begun after it.
    #[must_use]
    pub fn ended_well(&self) -> bool {
        self.stopped && self.line.is_empty() && !self.long
    }

    /// The tokens it took, where both numbers were said and it has ended: what it says before only grows, and who leaves early
    /// would pay for the beginning alone.
    #[must_use]
    pub fn tokens(&self) -> Option<u64> {
        self.usage.total().filter(|_| self.stopped)
    }
}

/// The tokens that an answer which is no stream took.
#[must_use]
pub fn tokens_of(answer: &[u8]) -> Option<u64> {
    let answer: Value = serde_json::from_slice(answer).ok()?;
    let mut usage = Usage::default();
    usage.take(answer.get("usage"));
    usage.total()
}

/// What a call may take at most, before it is known: the bound that it names itself, and a token for four bytes of what it sends.
/// A bound that is larger than any, or cannot be read in one way alone, is the largest: it is a caller who writes it.
#[must_use]
pub fn estimate(body: &[u8]) -> u64 {
    #[derive(serde::Deserialize)]
    struct Bound {
        max_tokens: Option<u64>,
    }
    let bound = match serde_json::from_slice::<Bound>(body) {
        Ok(bound) => bound.max_tokens.unwrap_or(0).min(CLAUDE_ANSWER_TOKENS_MAX),
        Err(_two_readings) => CLAUDE_ANSWER_TOKENS_MAX,
    };
    let sent = u64::try_from(body.len()).unwrap_or(u64::MAX).div_ceil(4);
    sent.saturating_add(bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STREAM: &str = concat!(
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":10,",
        "\"cache_read_input_tokens\":5,\"output_tokens\":1}}}\n\n",
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"delta\":{\"text\":\"message_stop\"}}\n\n",
        "event: message_delta\ndata: {\"type\":\"message_delta\",\"usage\":{\"output_tokens\":42}}\n\n",
        "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n",
    );

    #[test]
    fn an_answer_ends_well_after_its_last_event_alone_wherever_pieces_end() {
        for cut in 0..=STREAM.len() {
            let mut events = Events::default();
            events.take(&STREAM.as_bytes()[..cut]);
            // Its last line feed is no part of an event any more.
            assert_eq!(events.ended_well(), cut >= STREAM.len() - 1, "{cut}");
            let begun = events.tokens().is_some();
            assert_eq!(begun, cut >= STREAM.len() - 1, "no number of a stream that goes on is the last: {cut}");
            events.take(&STREAM.as_bytes()[cut..]);
            assert!(events.ended_well(), "{cut}");
            assert_eq!(events.tokens(), Some(57), "{cut}");
        }
        let mut events = Events::default();
        events.take(STREAM.as_bytes());
        events.take(b"data: {\"type\":\"message_start\"}\n\n");
        assert!(!events.ended_well(), "something was begun after the end");
    }

    #[test]
    fn a_line_of_any_length_takes_bounded_memory_and_hides_no_end() {
        let mut events = Events::default();
        events.take(b"data: ");
        for _ in 0..100 {
            events.take(&[b'x'; 10_000]);
            assert!(events.line.len() <= LINE_MAX);
        }
        assert!(!events.ended_well());
        events.take(b"\n\ndata: {\"type\":\"message_stop\"}\n\n");
        assert!(events.ended_well());
    }

    #[test]
    fn what_a_call_takes_is_read_from_its_answer_and_estimated_before() {
        assert_eq!(tokens_of(br#"{"usage":{"input_tokens":3,"output_tokens":4}}"#), Some(7));
        assert_eq!(tokens_of(br#"{"usage":{"input_tokens":3}}"#), None);
        assert_eq!(tokens_of(b"no"), None);
        assert_eq!(estimate(br#"{"max_tokens":100}"#), 105);
        assert_eq!(estimate(b"{}      "), 2);
        for odd in [
            &br#"{"max_tokens":1,"max_tokens":64000}"#[..],
            br#"{"max_tokens":64000.0}"#,
            br#"{"max_tokens":18446744073709551615}"#,
            br#"{"max_tokens":1e99}"#,
            b"12345678",
        ] {
            let sent = u64::try_from(odd.len().div_ceil(4)).unwrap();
            assert_eq!(estimate(odd), CLAUDE_ANSWER_TOKENS_MAX + sent);
        }
    }
}
