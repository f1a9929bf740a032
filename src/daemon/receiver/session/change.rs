//! The small operations: a message changed, an emoji put on one, the sign that somebody types.

use std::time::Duration;

use serde_json::{Value, json};

use super::telegram::{Fault, in_turn, messages, refusal};
use super::words::{self, Words};
use super::{fields, place};
use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::base::limits::{CAPTION_UNITS_MAX, MESSAGE_UNITS_MAX};
use crate::daemon::receiver::sent::Kind;
use crate::daemon::receiver::shared::Shared;
use crate::net::say::CALL_TIME;
use crate::telegram::reactions;

/// How long the gate's own eyes, on their way to a message, are waited for.
const EYES_WAIT: Duration = Duration::from_secs(5);
/// How long the sign that somebody types is worth waiting for: it lasts as long.
const TYPING_WAIT: Duration = Duration::from_secs(5);

/// Changes a message that the session sent.
pub(super) fn edit(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let chat = fields::chat(request, "chat_id")?;
    let message = fields::the_message(request)?;
    let words = Words::read(request)?.ok_or_else(|| Refusal::field_missing("text", "the new text"))?;
    place::open(shared, chat)?;
    let bot = place::bot(shared)?;
    let kind = shared.sent.editable(bot, chat, message).ok_or_else(|| Refusal::of(Code::NotYourMessage))?;
    let (method, most) = match kind {
        Kind::Caption => ("editMessageCaption", CAPTION_UNITS_MAX),
        Kind::Text | Kind::Question => ("editMessageText", MESSAGE_UNITS_MAX),
    };
    let said = words.one(most)?;
    let mut params = json!({"chat_id": chat.get(), "message_id": message.get()});
    if let Some(params) = params.as_object_mut() {
        let names = if kind == Kind::Caption { ("caption", "caption_entities") } else { ("text", "entities") };
        params.insert(names.0.to_owned(), json!(said.text));
        params.insert(names.1.to_owned(), words::entities(&said));
        if kind != Kind::Caption {
            params.insert("link_preview_options".to_owned(), json!({"is_disabled": true}));
        }
    }
    let mut turn = shared.holds.queue(chat, 1).map_err(|far| refusal(shared, &Fault::Turn(far)))?;
    let answer = in_turn(shared, chat, &mut turn, 1, || Ok(shared.bot.call(method, &params, CALL_TIME)?));
    match answer.and_then(|answer| messages(chat, &answer)) {
        Ok(_) => {}
        // It reads so already, perhaps by a call whose answer was lost.
        Err(Fault::Bot(error)) if error.is_not_modified() => {}
        Err(fault) => return Err(refusal(shared, &fault)),
    }
    let mut told = json!({"message_id": message.get()});
    words.tell_format(&mut told);
    Ok(told)
}

/// Puts an emoji on a message.
pub(super) fn react(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let chat = fields::chat(request, "chat_id")?;
    let message = fields::the_message(request)?;
    let emoji = fields::the_text(request, "emoji", "one emoji")?;
    let known = reactions::known(emoji).ok_or_else(|| not_a_reaction(emoji))?;
    place::open(shared, chat)?;
    let params = json!({
        "chat_id": chat.get(), "message_id": message.get(), "reaction": [{"type": "emoji", "emoji": known}],
    });
    let mut turn = shared.holds.queue(chat, 0).map_err(|far| refusal(shared, &Fault::Turn(far)))?;
    shared.eyes.give_way((chat, message), EYES_WAIT);
    in_turn(shared, chat, &mut turn, 0, || Ok(shared.bot.call("setMessageReaction", &params, CALL_TIME)?))
        .map_err(|fault| refusal(shared, &fault))?;
    Ok(json!({}))
}

fn not_a_reaction(emoji: &str) -> Refusal {
    if let Err(refusal) = fields::no_marks("emoji", emoji) {
        return refusal;
    }
    let hint = format!("Telegram has no such reaction. Nothing was sent. Take one of: {}", reactions::list());
    Refusal::new(Code::FieldRange, hint).in_field("emoji")
}

/// Shows for some seconds that somebody types.
pub(super) fn typing(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let chat = fields::chat(request, "chat_id")?;
    let topic = fields::message(request, "topic")?;
    place::open(shared, chat)?;
    let mut params = json!({"chat_id": chat.get(), "action": "typing"});
    if let Some((params, topic)) = params.as_object_mut().zip(topic) {
        params.insert("message_thread_id".to_owned(), json!(topic.get()));
    }
    let mut turn = shared.holds.queue_for(chat, 0, TYPING_WAIT).map_err(|far| refusal(shared, &Fault::Turn(far)))?;
    in_turn(shared, chat, &mut turn, 0, || Ok(shared.bot.call("sendChatAction", &params, CALL_TIME)?))
        .map_err(|fault| refusal(shared, &fault))?;
    Ok(json!({}))
}
