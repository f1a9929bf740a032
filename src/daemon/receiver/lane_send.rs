//! Words into a group under a stranger's message: when it is the chat's turn, and only while the bot may write there.

use std::time::Duration;

use serde_json::{Value, json};

use super::holds::TooFar;
use super::shared::Shared;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::net::say::CALL_TIME;
use crate::policy::group::Mode;
use crate::telegram::method::BotError;

/// How long an answer may wait for its turn: later the talk has gone on.
const PATIENCE: Duration = Duration::from_secs(120);

/// The message that is answered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct To {
    pub(super) chat: ChatId,
    pub(super) message: MessageId,
    pub(super) topic: Option<i64>,
    /// Who wrote it.
    pub(super) user: UserId,
}

/// Why it does not stand there.
#[derive(Debug)]
pub(super) enum Unsent {
    /// Telegram or the keeper refused it.
    Bot,
    /// The bot may not write there now, and why.
    Closed(&'static str),
    /// Its turn is too far away.
    TooFar,
    /// Nobody knows whether it does.
    Unknown,
}

impl Unsent {
    /// A short word for it.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Bot => "refused",
            Self::Closed(why) => why,
            Self::TooFar => "rate",
            Self::Unknown => "unknown",
        }
    }
}

/// Why nothing may be sent to a group, by its mode: consent must be there, and nobody have frozen anything.
pub(super) fn closed(shared: &Shared, chat: ChatId, may: fn(Mode) -> bool) -> Option<&'static str> {
    if shared.is_frozen() {
        return Some("frozen");
    }
    if !shared.is_linked() {
        return Some("gate_starting");
    }
    match shared.chats.mode(chat) {
        Some(mode) if may(mode) => None,
        Some(_) => Some("chat_watched"),
        None => Some("chat_not_connected"),
    }
}

/// Sends a text as a reply: text alone, the same chat and topic, no preview. A message that is gone is not answered.
pub(super) fn reply(shared: &Shared, to: &To, text: &str, may: fn(Mode) -> bool) -> Result<(), Unsent> {
    let far = |_: TooFar| Unsent::TooFar;
    let mut place = shared.holds.queue_for(to.chat, 1, PATIENCE).map_err(far)?;
    let mut params = json!({
        "chat_id": to.chat.get(),
        "text": text,
        "reply_parameters": {"message_id": to.message.get()},
        "link_preview_options": {"is_disabled": true},
    });
    if let (Some(topic), Some(fields)) = (to.topic, params.as_object_mut()) {
        fields.insert("message_thread_id".to_owned(), json!(topic));
    }
    loop {
        let sending = place.turn(1).map_err(far)?;
        // While it waited an owner may have frozen everything, or left the chat.
        if let Some(why) = closed(shared, to.chat, may) {
            return Err(Unsent::Closed(why));
        }
        match shared.bot.call("sendMessage", &params, CALL_TIME) {
            Ok(message) => return is_there(&message, to),
            Err(BotError::Unknown { what }) => {
                log::warn!("lane.unknown chat={} error={what}", to.chat);
                return Err(Unsent::Unknown);
            }
            Err(error) => {
                let Some(seconds) = error.retry_after() else {
                    log::warn!("lane.refused chat={} error={error:?}", to.chat);
                    return Err(Unsent::Bot);
                };
                place.close(seconds.max(1));
            }
        }
        drop(sending);
    }
}

/// Whether Telegram put it where it was to stand.
fn is_there(message: &Value, to: &To) -> Result<(), Unsent> {
    let number = |path: &str| message.pointer(path).and_then(Value::as_i64);
    let topic = to.topic.is_none_or(|topic| number("/message_thread_id") == Some(topic));
    if number("/chat/id") == Some(to.chat.get()) && number("/message_id").is_some() && topic {
        return Ok(());
    }
    log::error!("lane.elsewhere chat={}: Telegram's answer is not the message that was sent", to.chat);
    Err(Unsent::Unknown)
}
