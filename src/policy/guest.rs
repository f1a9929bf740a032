//! A body of the strangers' lane: taken apart and built anew, so that nothing goes to the Messages API but a question in text, a
//! bounded answer and an allowed model. What costs more, acts or fetches is refused; what only tunes is left out.

use serde_json::{Map, Value};

use crate::base::limits::GUEST_TOKENS_MAX;
use crate::policy::route::Denied;

/// A body that may go out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rebuilt {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Whether it asks for events.
    pub stream: bool,
}

/// Lists that a caller sends empty, as clients do without tools; anything in them would act or fetch.
const EMPTY_LISTS: [&str; 2] = ["mcp_servers", "tools"];

/// Builds a body anew from a caller's.
///
/// # Errors
/// 400 for what is no such body, 403 for what strangers' answers may not have.
pub fn rebuild(body: &[u8], models: &[String]) -> Result<Rebuilt, Denied> {
    let malformed = (400, "guest_malformed");
    // The last of two equal names counts, and it alone is written again: there is one reading.
    let Ok(Value::Object(asked)) = serde_json::from_slice(body) else { return Err(malformed) };
    for name in EMPTY_LISTS {
        match asked.get(name) {
            None | Some(Value::Null) => {}
            Some(Value::Array(list)) if list.is_empty() => {}
            Some(_) => return Err((403, "guest_tools")),
        }
    }
    if !asked.get("container").is_none_or(Value::is_null) {
        return Err((403, "guest_tools"));
    }
    let model = asked.get("model").and_then(Value::as_str).ok_or(malformed)?;
    if !models.iter().any(|allowed| is_model(model, allowed)) {
        return Err((403, "guest_model"));
    }
    let tokens = asked.get("max_tokens").and_then(Value::as_u64).filter(|most| *most > 0).ok_or(malformed)?;
    let stream = match asked.get("stream") {
        None | Some(Value::Null) => false,
        Some(Value::Bool(stream)) => *stream,
        Some(_) => return Err(malformed),
    };
    let mut built = Map::new();
    built.insert("model".to_owned(), model.into());
    built.insert("max_tokens".to_owned(), tokens.min(GUEST_TOKENS_MAX).into());
    built.insert("stream".to_owned(), stream.into());
    if let Some(system) = asked.get("system").filter(|system| !system.is_null()) {
        built.insert("system".to_owned(), content(system)?);
    }
    if let Some(stops) = asked.get("stop_sequences").filter(|stops| !stops.is_null()) {
        let stops = stops.as_array().filter(|stops| stops.iter().all(Value::is_string)).ok_or(malformed)?;
        built.insert("stop_sequences".to_owned(), Value::Array(stops.clone()));
    }
    let messages = asked.get("messages").and_then(Value::as_array).ok_or(malformed)?;
    let messages = messages.iter().map(message).collect::<Result<Vec<_>, _>>()?;
    built.insert("messages".to_owned(), Value::Array(messages));
    let bytes = serde_json::to_vec(&Value::Object(built)).map_err(|_never| malformed)?;
    Ok(Rebuilt { bytes, stream })
}

/// The allowed model itself, or its dated name: `-20251001` behind it.
fn is_model(model: &str, allowed: &str) -> bool {
    match model.strip_prefix(allowed) {
        Some("") => true,
        Some(rest) => {
            rest.strip_prefix('-').is_some_and(|date| date.len() == 8 && date.bytes().all(|b| b.is_ascii_digit()))
        }
        None => false,
    }
}

fn message(asked: &Value) -> Result<Value, Denied> {
    let malformed = (400, "guest_malformed");
    let role = asked.get("role").and_then(Value::as_str).filter(|role| matches!(*role, "assistant" | "user"));
    let role = role.ok_or(malformed)?;
    let content = content(asked.get("content").ok_or(malformed)?)?;
    let mut built = Map::new();
    built.insert("role".to_owned(), role.into());
    built.insert("content".to_owned(), content);
    Ok(Value::Object(built))
}

/// A text, or blocks of text; of a block its text alone.
fn content(asked: &Value) -> Result<Value, Denied> {
    let malformed = (400, "guest_malformed");
    match asked {
        Value::String(text) => Ok(Value::String(text.clone())),
        Value::Array(blocks) => {
            let block = |block: &Value| {
                if block.get("type").and_then(Value::as_str) != Some("text") {
                    return Err((403, "guest_block"));
                }
                let mut built = Map::new();
                built.insert("type".to_owned(), "text".into());
                built.insert("text".to_owned(), block.get("text").and_then(Value::as_str).ok_or(malformed)?.into());
                Ok(Value::Object(built))
            };
            blocks.iter().map(block).collect::<Result<Vec<_>, _>>().map(Value::Array)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => Err(malformed),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn built(body: &Value) -> Result<Value, Denied> {
        let rebuilt = rebuild(body.to_string().as_bytes(), &["claude-haiku-4-5".to_owned()])?;
        assert_eq!(rebuilt.stream, body["stream"] == json!(true));
        Ok(serde_json::from_slice(&rebuilt.bytes).unwrap())
    }

    fn asked() -> Value {
        json!({"model": "claude-haiku-4-5", "max_tokens": 32_000, "messages": [{"role": "user", "content": "hello"}]})
    }

    #[test]
    fn what_a_client_sends_becomes_a_question_and_nothing_else() {
        let body = json!({
            "model": "claude-haiku-4-5-20251001", "max_tokens": 32_000, "stream": true, "tools": [], "mcp_servers": null,
            "thinking": {"type": "enabled", "budget_tokens": 31_999}, "metadata": {"user_id": "x"}, "temperature": 0.5,
            "context_management": {"edits": []}, "service_tier": "priority", "tool_choice": {"type": "any"},
            "system": [{"type": "text", "text": "Be short.", "cache_control": {"type": "ephemeral"}}],
            "messages": [{"role": "user", "content": [{"type": "text", "text": "hello", "citations": null}], "id": 7}],
        });
        assert_eq!(
            built(&body).unwrap(),
            json!({
                "model": "claude-haiku-4-5-20251001", "max_tokens": 1024, "stream": true,
                "system": [{"type": "text", "text": "Be short."}],
                "messages": [{"role": "user", "content": [{"type": "text", "text": "hello"}]}],
            })
        );
        let mut small = asked();
        small["max_tokens"] = json!(5);
        small["stop_sequences"] = json!(["END"]);
        let small = built(&small).unwrap();
        assert_eq!((&small["max_tokens"], &small["stop_sequences"]), (&json!(5), &json!(["END"])));
    }

    #[test]
    fn what_acts_fetches_or_costs_more_is_refused() {
        for (field, value, denied) in [
            ("tools", json!([{"name": "bash"}]), (403, "guest_tools")),
            ("tools", json!({}), (403, "guest_tools")),
            ("mcp_servers", json!([{"url": "https://evil.example"}]), (403, "guest_tools")),
            ("container", json!("c_1"), (403, "guest_tools")),
            ("model", json!("claude-opus-4-5"), (403, "guest_model")),
            ("model", json!("claude-haiku-4-5-latest"), (403, "guest_model")),
            ("model", json!("claude-haiku-4-5-202510011"), (403, "guest_model")),
            ("model", json!("Claude-Haiku-4-5"), (403, "guest_model")),
            ("model", json!(7), (400, "guest_malformed")),
            ("max_tokens", json!(0), (400, "guest_malformed")),
            ("max_tokens", json!(-1), (400, "guest_malformed")),
            ("max_tokens", json!("many"), (400, "guest_malformed")),
            ("stream", json!("yes"), (400, "guest_malformed")),
            ("system", json!([{"type": "image"}]), (403, "guest_block")),
            ("system", json!(7), (400, "guest_malformed")),
            ("stop_sequences", json!([7]), (400, "guest_malformed")),
            ("messages", json!("hello"), (400, "guest_malformed")),
            ("messages", json!([{"role": "system", "content": "x"}]), (400, "guest_malformed")),
            ("messages", json!([{"role": "user"}]), (400, "guest_malformed")),
        ] {
            let mut body = asked();
            body[field] = value.clone();
            assert_eq!(built(&body), Err(denied), "{field} {value}");
        }
        for block in
            ["image", "document", "tool_use", "tool_result", "search_result", "container_upload", "thinking", ""]
        {
            let mut body = asked();
            body["messages"][0]["content"] = json!([{"type": "text", "text": "x"}, {"type": block, "text": "x"}]);
            assert_eq!(built(&body), Err((403, "guest_block")), "{block}");
        }
    }

    #[test]
    fn a_body_has_one_reading_or_none() {
        let models = ["claude-haiku-4-5".to_owned()];
        let twice = br#"{"model":"claude-opus-4-5","model":"claude-haiku-4-5","tools":[1],"tools":[],"max_tokens":9,"messages":[]}"#;
        let bytes = rebuild(twice, &models).unwrap().bytes;
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.contains("haiku") && !text.contains("opus") && !text.contains("tools"), "{text}");
        let deep = format!("{{\"model\":{}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
        for wrong in [b"".as_slice(), b"[]", b"{}", b"{\"model\":\"\xff\"}", b"{} {}", deep.as_bytes()] {
            assert!(rebuild(wrong, &models).is_err());
        }
    }
}
