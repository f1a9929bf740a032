//! The fields of a request, read strictly.

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, MessageId};
use crate::base::json::Json;
use crate::text::marks::has_gate_mark;

/// The chat that a request is about.
pub(super) fn chat(request: &Json, name: &str) -> Result<ChatId, Refusal> {
    let needs = "the number of a chat";
    match request.get(name) {
        None => Err(Refusal::field_missing(name, needs)),
        Some(Json::Int(id)) => {
            ChatId::new(*id).ok_or_else(|| Refusal::field_range(name, "a number that Telegram uses", "another"))
        }
        Some(_) => Err(Refusal::field_type(name, needs, "something else")),
    }
}

/// A message's number, where one is named.
pub(super) fn message(request: &Json, name: &str) -> Result<Option<MessageId>, Refusal> {
    match request.get(name) {
        None => Ok(None),
        Some(Json::Int(id)) => {
            let id = MessageId::new(*id);
            id.map(Some).ok_or_else(|| Refusal::field_range(name, "a number that Telegram uses", "another"))
        }
        Some(_) => Err(Refusal::field_type(name, "the number of a message", "something else")),
    }
}

/// A message's number.
pub(super) fn the_message(request: &Json) -> Result<MessageId, Refusal> {
    message(request, "message_id")?.ok_or_else(|| Refusal::field_missing("message_id", "the number of a message"))
}

/// A text, where there is one.
pub(super) fn text<'a>(request: &'a Json, name: &str) -> Result<Option<&'a str>, Refusal> {
    match request.get(name) {
        None => Ok(None),
        Some(Json::Str(text)) => Ok(Some(text)),
        Some(_) => Err(Refusal::field_type(name, "a text", "something else")),
    }
}

/// A text that must be there.
pub(super) fn the_text<'a>(request: &'a Json, name: &str, needs: &str) -> Result<&'a str, Refusal> {
    text(request, name)?.ok_or_else(|| Refusal::field_missing(name, needs))
}

/// Whether the text is written in `MarkdownV2`.
pub(super) fn is_markdown(request: &Json) -> Result<bool, Refusal> {
    match text(request, "format")? {
        None | Some("text") => Ok(false),
        Some("markdownv2") => Ok(true),
        Some(other) => Err(Refusal::field_range("format", "text or markdownv2", other)),
    }
}

/// The gate's own marks may stand nowhere in what the session says.
pub(super) fn no_marks(field: &str, text: &str) -> Result<(), Refusal> {
    match has_gate_mark(text).and_then(|at| text.chars().nth(at).map(|mark| (at, mark))) {
        Some((at, mark)) => Err(Refusal::text(Code::ReservedMark, field, at, mark, None)),
        None => Ok(()),
    }
}
