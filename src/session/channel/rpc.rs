//! JSON-RPC 2.0, one message a line, as MCP takes it on standard input and output.

use std::io::{self, BufRead};

use crate::base::json::{self, Json};

/// The line is no JSON.
pub(super) const PARSE: i64 = -32_700;
/// It is JSON, but no request at this point.
pub(super) const INVALID: i64 = -32_600;
/// No such method.
pub(super) const METHOD: i64 = -32_601;
/// The method does not take these parameters.
pub(super) const PARAMS: i64 = -32_602;

/// What a line says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Message {
    /// It is to be answered under its id.
    Request {
        /// A text or a number.
        id: Json,
        /// What is wanted.
        method: String,
        /// With what.
        params: Json,
    },
    /// It is not to be answered.
    Notification {
        /// What it tells of.
        method: String,
        /// The rest of it.
        params: Json,
    },
    /// The answer to a request of ours; there are none.
    Answer,
    /// To be answered with this error, under the id that could be read.
    Wrong(Json, i64, &'static str),
}

/// Reads a line.
pub(super) fn read(line: &[u8]) -> Message {
    let Ok(json) = json::parse(line) else {
        return Message::Wrong(
            Json::Null,
            PARSE,
            "not JSON as this server takes it: whole numbers, no key twice, UTF-8",
        );
    };
    let id = match json.get("id") {
        Some(id @ (Json::Str(_) | Json::Int(_))) => Some(id.clone()),
        None => None,
        Some(_) => return Message::Wrong(Json::Null, INVALID, "an id is a text or a whole number"),
    };
    if json.get("jsonrpc").and_then(Json::str) != Some("2.0") {
        return Message::Wrong(
            id.unwrap_or(Json::Null),
            INVALID,
            "one JSON-RPC 2.0 message a line, and no list of them",
        );
    }
    let params = json.get("params").cloned().unwrap_or_else(|| Json::Obj(Vec::new()));
    match (id, json.get("method").and_then(Json::str)) {
        (Some(id), Some(_)) if params.obj().is_none() => Message::Wrong(id, PARAMS, "params is an object"),
        (Some(id), Some(method)) => Message::Request { id, method: method.to_owned(), params },
        (None, Some(method)) => Message::Notification { method: method.to_owned(), params },
        (Some(_), None) if json.get("result").is_some() || json.get("error").is_some() => Message::Answer,
        (id, None) => Message::Wrong(id.unwrap_or(Json::Null), INVALID, "no method"),
    }
}

/// An object of these fields.
pub(super) fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
    Json::Obj(fields.map(|(name, value)| (name.to_owned(), value)).into())
}

/// A text.
pub(super) fn text(text: &str) -> Json {
    Json::Str(text.to_owned())
}

/// The answer to a request.
pub(super) fn result(id: Json, result: Json) -> Json {
    object([("jsonrpc", text("2.0")), ("id", id), ("result", result)])
}

/// The error that answers a request.
pub(super) fn error(id: Json, code: i64, message: &str) -> Json {
    let error = object([("code", Json::Int(code)), ("message", text(message))]);
    object([("jsonrpc", text("2.0")), ("id", id), ("error", error)])
}

/// What nobody answers.
pub(super) fn notification(method: &str, params: Json) -> Json {
    object([("jsonrpc", text("2.0")), ("method", text(method)), ("params", params)])
}

/// A line of standard input.
#[derive(Debug, Eq, PartialEq)]
pub(super) enum Line {
    /// All of it, without its line feed.
    Whole(Vec<u8>),
    /// It had more than the bound, and was passed over.
    TooLong,
    /// There is no more.
    End,
}

/// Reads up to a line feed, and keeps `most` bytes at most.
pub(super) fn line(from: &mut impl BufRead, most: usize) -> io::Result<Line> {
    let (mut kept, mut all) = (Vec::new(), 0_usize);
    loop {
        let piece = from.fill_buf()?;
        if piece.is_empty() {
            // What has no line feed is no message.
            return Ok(Line::End);
        }
        let end = piece.iter().position(|byte| *byte == b'\n');
        let words = end.and_then(|end| piece.get(..end)).unwrap_or(piece);
        all = all.saturating_add(words.len());
        if all <= most {
            kept.extend_from_slice(words);
        } else {
            kept = Vec::new();
        }
        let used = words.len().saturating_add(usize::from(end.is_some()));
        from.consume(used);
        if end.is_some() {
            return Ok(if all <= most { Line::Whole(kept) } else { Line::TooLong });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_and_a_notification_are_told_apart_and_the_rest_is_an_error_with_its_id() {
        let request = read(br#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#);
        let id = Json::Int(1);
        assert_eq!(request, Message::Request { id, method: "ping".to_owned(), params: Json::Obj(Vec::new()) });
        let told = read(br#"{"jsonrpc":"2.0","method":"notifications/initialized","params":{}}"#);
        let method = "notifications/initialized".to_owned();
        assert_eq!(told, Message::Notification { method, params: Json::Obj(Vec::new()) });
        assert_eq!(read(br#"{"jsonrpc":"2.0","id":1,"result":{}}"#), Message::Answer);
        for (line, expected, code) in [
            (&b"nonsense"[..], Json::Null, PARSE),
            (b"\xff\xfe", Json::Null, PARSE),
            (br#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, Json::Null, PARSE),
            (br#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, Json::Null, INVALID),
            (br#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, Json::Null, INVALID),
            (br#"{"id":"a","method":"ping"}"#, text("a"), INVALID),
            (br#"{"jsonrpc":"2.0","id":"a"}"#, text("a"), INVALID),
            (br#"{"jsonrpc":"2.0","id":3,"method":"ping","params":[]}"#, Json::Int(3), PARAMS),
        ] {
            let Message::Wrong(id, found, _) = read(line) else { panic!("{line:?}") };
            assert_eq!((id, found), (expected, code), "{line:?}");
        }
    }

    #[test]
    fn a_line_beyond_the_bound_is_passed_over_and_the_next_one_is_read() {
        let mut from = io::BufReader::with_capacity(3, &b"12345\n123456\n\nab\ncut"[..]);
        let whole = |text: &[u8]| Line::Whole(text.to_vec());
        for expected in [whole(b"12345"), Line::TooLong, whole(b""), whole(b"ab"), Line::End] {
            assert_eq!(line(&mut from, 5).unwrap(), expected);
        }
    }
}
