//! What the model said: an answer of the Messages API, of which only a whole text counts.

use serde_json::Value;

use crate::policy::events;
use crate::policy::lane::prompt::PASS;

/// What came of a question.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Reply {
    /// Its text; `None` where the model has no answer, or what came is none.
    pub text: Option<String>,
    /// Tokens it took, where that is said.
    pub tokens: u64,
}

/// Reads the body of an answer with status 200. What is no message of text that ended well is no answer; its tokens count all the
/// same.
#[must_use]
pub fn read(body: &[u8]) -> Reply {
    let tokens = events::tokens_of(body).unwrap_or_default();
    let text = serde_json::from_slice::<Value>(body).ok().as_ref().and_then(text).filter(|text| !is_pass(text));
    Reply { text, tokens }
}

/// Whether a text is the word for *no answer*.
#[must_use]
pub fn is_pass(text: &str) -> bool {
    text.trim_matches(|c: char| !c.is_alphanumeric()).eq_ignore_ascii_case(PASS)
}

fn text(answer: &Value) -> Option<String> {
    let is =
        |name: &str, words: &[&str]| answer.get(name).and_then(Value::as_str).is_some_and(|is| words.contains(&is));
    if !is("type", &["message"]) || !is("role", &["assistant"]) || !is("stop_reason", &["end_turn", "max_tokens"]) {
        return None;
    }
    let blocks = answer.get("content")?.as_array()?;
    let texts = blocks.iter().map(|block| match block.get("type").and_then(Value::as_str) {
        Some("text") => block.get("text").and_then(Value::as_str),
        Some(_) | None => None,
    });
    texts.collect::<Option<String>>().filter(|text| !text.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn message() -> Value {
        json!({
            "type": "message", "role": "assistant", "stop_reason": "end_turn", "model": "m",
            "content": [{"type": "text", "text": "We open "}, {"type": "text", "text": "at nine."}],
            "usage": {"input_tokens": 30, "output_tokens": 12},
        })
    }

    #[test]
    fn a_whole_text_is_an_answer_and_its_tokens_are_counted() {
        let reply = read(message().to_string().as_bytes());
        assert_eq!(reply, Reply { text: Some("We open at nine.".to_owned()), tokens: 42 });
    }

    #[test]
    fn nothing_else_is_an_answer_and_what_it_took_counts() {
        for (field, value) in [
            ("type", json!("error")),
            ("role", json!("user")),
            ("stop_reason", json!("refusal")),
            ("stop_reason", json!("tool_use")),
            ("stop_reason", json!(null)),
            ("content", json!("We open at nine.")),
            ("content", json!([])),
            ("content", json!([{"type": "text", "text": " \n"}])),
            ("content", json!([{"type": "text", "text": "a"}, {"type": "tool_use", "name": "bash"}])),
            ("content", json!([{"type": "text", "text": "PASS"}])),
            ("content", json!([{"type": "text", "text": " *pass*.\n"}])),
        ] {
            let mut message = message();
            message[field] = value;
            assert_eq!(read(message.to_string().as_bytes()), Reply { text: None, tokens: 42 }, "{message}");
        }
        let error = json!({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}});
        for body in [error.to_string().as_bytes(), b"", b"{", b"event: message_start\n\n", b"\xff"] {
            assert_eq!(read(body), Reply::default());
        }
    }
}
