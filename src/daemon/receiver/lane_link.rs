//! The strangers' lane, as the receiver reaches it: one line and one answer a connection.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::lane::Asked;
use crate::base::json::{Json, parse};
use crate::base::limits::{LANE_KNOWLEDGE_MAX, LANE_TIME, LINE_MAX};
use crate::net::lines::{LineReader, send_line};
use crate::net::unix;
use crate::policy::passing::Standing;

/// How long the lane may take to say what needs no model.
const SOON: Duration = Duration::from_secs(10);

/// The same for its state, for which commands wait.
const STATE_TIME: Duration = Duration::from_secs(2);

/// Where the lane is.
#[derive(Debug)]
pub(super) struct Link {
    path: PathBuf,
    server: u32,
}

/// What the lane says to a question.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Said {
    /// The answer, or why there is none.
    pub(super) answer: Result<String, Why>,
    /// Tokens that it cost, in and out together.
    pub(super) tokens: u64,
}

/// Why there is no answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Why {
    /// Something that the owners' answer is better for: the lane's filter, its model, its places.
    Pass,
    /// A limit is reached, and which.
    Limit(String),
    /// There is no strangers' key.
    NoKey,
}

/// Why nothing was heard.
#[derive(Debug, Eq, PartialEq)]
pub(super) enum Fault {
    /// No lane is there, as the kernel says it.
    Nobody(String),
    /// It did not answer, or not in a way that can be read.
    Broken(String),
}

impl Link {
    pub(super) const fn new(path: PathBuf, server: u32) -> Self {
        Self { path, server }
    }

    /// Asks a stranger's question: the text alone, and what the limits are counted by.
    pub(super) fn ask(&self, asked: &Asked) -> Result<Said, Fault> {
        let line = json!({
            "op": "ask", "chat": asked.to.chat.get(), "user": asked.to.user.get(), "topic": asked.to.topic,
            "text": asked.text.reveal(),
        });
        let answer = self.say(&line, LINE_MAX, LANE_TIME)?;
        read(&answer).ok_or_else(|| Fault::Broken("an answer that is not whole".to_owned()))
    }

    /// What the owner let be known: what may be said word for word.
    pub(super) fn knowledge(&self) -> Result<String, Fault> {
        let answer = self.say(&json!({"op": "knowledge"}), LANE_KNOWLEDGE_MAX, SOON)?;
        let text = answer.get("knowledge").and_then(Json::str);
        text.map(str::to_owned).ok_or_else(|| Fault::Broken("no knowledge in the answer".to_owned()))
    }

    /// Whether strangers get answers now. Nobody waits long for it.
    pub(super) fn standing(&self) -> Standing {
        let key =
            self.say(&json!({"op": "state"}), LINE_MAX, STATE_TIME).ok().and_then(|answer| answer.get("key")?.bool());
        match key {
            Some(true) => Standing::Ready,
            Some(false) => Standing::NoKey,
            None => Standing::Away,
        }
    }

    fn say(&self, line: &Value, most: usize, time: Duration) -> Result<Json, Fault> {
        let stream = unix::connect(&self.path, self.server).map_err(|error| Fault::Nobody(error.to_string()))?;
        let broken = |error: String| Fault::Broken(error);
        send_line(&stream, &line.to_string(), SOON).map_err(|error| broken(error.to_string()))?;
        let now = Instant::now();
        let end = now.checked_add(time).unwrap_or(now);
        let answer = LineReader::new(stream).line(most, end).map_err(|error| broken(error.to_string()))?;
        parse(&answer).map_err(|error| broken(error.to_string()))
    }
}

/// An answer and the word `ok`, or none and another word. Anything else is nothing that can be read.
fn read(answer: &Json) -> Option<Said> {
    let why = answer.get("why")?.str()?;
    let tokens = answer.get("tokens").and_then(Json::int).and_then(|n| u64::try_from(n).ok()).unwrap_or_default();
    let answer = match (answer.get("answer")?.str(), why) {
        (Some(text), "ok") => Ok(text.to_owned()),
        (Some(_), _) | (None, "ok") => return None,
        (None, "limit") => {
            let which = answer.get("limit").and_then(Json::str).unwrap_or("limit");
            let plain = (1..=32).contains(&which.len()) && which.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            Err(Why::Limit(if plain { which } else { "limit" }.to_owned()))
        }
        (None, "no_key") => Err(Why::NoKey),
        (None, _) => Err(Why::Pass),
    };
    Some(Said { answer, tokens })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(line: &str) -> Option<Said> {
        read(&parse(line.as_bytes()).unwrap())
    }

    #[test]
    fn an_answer_is_whole_or_none() {
        let ok = r#"{"answer":"At nine.","why":"ok","tokens":912}"#;
        assert_eq!(said(ok), Some(Said { answer: Ok("At nine.".to_owned()), tokens: 912 }));
        let limit = |which: &str| Err(Why::Limit(which.to_owned()));
        for (line, answer) in [
            (r#"{"answer":null,"why":"limit","limit":"chat_day"}"#, limit("chat_day")),
            (r#"{"answer":null,"why":"limit","limit":"<b>"}"#, limit("limit")),
            (r#"{"answer":null,"why":"limit"}"#, limit("limit")),
            (r#"{"answer":null,"why":"no_key"}"#, Err(Why::NoKey)),
            (r#"{"answer":null,"why":"filter","tokens":-1}"#, Err(Why::Pass)),
            (r#"{"answer":null,"why":"canary"}"#, Err(Why::Pass)),
            (r#"{"answer":null,"why":"model"}"#, Err(Why::Pass)),
            (r#"{"answer":null,"why":"busy","limit":null}"#, Err(Why::Pass)),
            (r#"{"answer":null,"why":"of tomorrow"}"#, Err(Why::Pass)),
        ] {
            assert_eq!(said(line), Some(Said { answer, tokens: 0 }), "{line}");
        }
        for line in [
            r#"{"answer":"x","why":"filter"}"#,
            r#"{"answer":null,"why":"ok"}"#,
            r#"{"answer":7,"why":"ok"}"#,
            r#"{"why":"ok"}"#,
            r#"{"answer":"x"}"#,
            "[]",
        ] {
            assert_eq!(said(line), None, "{line}");
        }
    }
}
