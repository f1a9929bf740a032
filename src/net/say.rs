//! What the gate says to people through the bot: sent, held to what Telegram shows, given its buttons, edited.

use std::time::Duration;

use serde_json::{Value, json};

use crate::base::ids::{ChatId, MessageId};
use crate::base::limits::PROOF_RETRY_S;
use crate::net::bot::Bot;
use crate::policy::card::{Entity, Message};
use crate::telegram::method::BotError;

/// How long one call may take, from here to Telegram and back.
pub const CALL_TIME: Duration = Duration::from_secs(25);
const TOAST_TIME: Duration = Duration::from_secs(10);

/// Chat and message.
pub type Place = (ChatId, MessageId);

/// Buttons row by row: label and data.
pub type Buttons = [Vec<(String, String)>];

/// What a message is to say.
#[derive(Clone, Debug)]
pub struct Edit {
    /// Where it stands.
    pub chat: ChatId,
    /// Which it is.
    pub message: MessageId,
    /// What it says; `None` leaves the words and takes the buttons.
    pub said: Option<Message>,
    /// Whether the words are a file's caption.
    pub caption: bool,
    /// Its buttons, row by row: label and data.
    pub buttons: Vec<Vec<(String, String)>>,
}

/// Why a message does not stand as it was to stand.
#[derive(Debug)]
pub enum SendFault {
    /// Telegram shows something else.
    Echo,
    /// It was not taken, or nobody knows.
    Bot(BotError),
}

impl std::fmt::Display for SendFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Echo => f.write_str("Telegram shows something else than was sent"),
            Self::Bot(error) => error.fmt(f),
        }
    }
}

impl From<BotError> for SendFault {
    fn from(error: BotError) -> Self {
        Self::Bot(error)
    }
}

/// Sends a text; it must come back as it was sent. Only cards ring.
///
/// # Errors
/// It was not taken, nobody knows, or Telegram shows something else.
pub fn send(
    bot: &Bot,
    chat: ChatId,
    said: &Message,
    reply_to: Option<MessageId>,
    silent: bool,
) -> Result<MessageId, SendFault> {
    let mut params = text_params(chat, said);
    if let Value::Object(map) = &mut params {
        map.insert("disable_notification".into(), json!(silent));
        if let Some(reply_to) = reply_to {
            map.insert("reply_parameters".into(), json!({"message_id": reply_to.get()}));
        }
    }
    let echo = patiently(|| bot.call("sendMessage", &params, CALL_TIME))?;
    check_text(&echo, chat, said, "text", "entities")
}

/// Attaches buttons to a card; it must still read as it was sent.
///
/// # Errors
/// They were not taken, or the card reads differently.
pub fn attach(bot: &Bot, (chat, message): Place, said: &Message, buttons: &Buttons) -> Result<(), SendFault> {
    let params = json!({
        "chat_id": chat.get(), "message_id": message.get(), "reply_markup": markup(buttons),
    });
    match patiently(|| bot.call("editMessageReplyMarkup", &params, CALL_TIME)) {
        Ok(echo) => check_text(&echo, chat, said, "text", "entities").map(|_message| ()),
        // A first call whose answer was lost may have done it.
        Err(error) if error.is_not_modified() => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Brings a message to say what it is to say. One call, without patience: the outbox has its own.
///
/// # Errors
/// It was not taken, or nobody knows.
pub fn edit(bot: &Bot, edit: &Edit) -> Result<(), BotError> {
    let place = json!({"chat_id": edit.chat.get(), "message_id": edit.message.get()});
    let (method, mut params) = match &edit.said {
        None => ("editMessageReplyMarkup", place),
        Some(said) if edit.caption => ("editMessageCaption", caption_params(edit.chat, edit.message, said)),
        Some(said) => ("editMessageText", edited_text(edit.chat, edit.message, said)),
    };
    if let Some(map) = params.as_object_mut().filter(|_| !edit.buttons.is_empty()) {
        map.insert("reply_markup".into(), markup(&edit.buttons));
    }
    match bot.call(method, &params, CALL_TIME) {
        Ok(_) => Ok(()),
        Err(error) if error.is_not_modified() => Ok(()),
        Err(error) => Err(error),
    }
}

/// Answers a press that was decided already. Nobody looks at the answer after some seconds.
///
/// # Errors
/// It was not taken, or nobody knows.
pub fn toast(bot: &Bot, query: &str, text: &str) -> Result<(), BotError> {
    let params = json!({"callback_query_id": query, "text": text});
    bot.call("answerCallbackQuery", &params, TOAST_TIME).map(|_true| ())
}

/// Once more after a `retry_after` that a press can wait for.
///
/// # Errors
/// What the last call said.
pub fn patiently(call: impl Fn() -> Result<Value, BotError>) -> Result<Value, BotError> {
    match call() {
        Err(error) => match error.retry_after() {
            Some(seconds) if seconds <= PROOF_RETRY_S => {
                log::info!("say.waits seconds={seconds}");
                std::thread::sleep(Duration::from_secs(seconds));
                call()
            }
            _ => Err(error),
        },
        answer => answer,
    }
}

/// The parameters of a text: no previews, no parse mode.
#[must_use]
pub fn text_params(chat: ChatId, said: &Message) -> Value {
    json!({
        "chat_id": chat.get(),
        "text": said.text,
        "entities": entities(&said.entities),
        "link_preview_options": {"is_disabled": true},
    })
}

/// The parameters of an edited text.
#[must_use]
pub fn edited_text(chat: ChatId, message: MessageId, said: &Message) -> Value {
    let mut params = text_params(chat, said);
    if let Value::Object(map) = &mut params {
        map.insert("message_id".into(), json!(message.get()));
    }
    params
}

/// The parameters of an edited caption.
#[must_use]
pub fn caption_params(chat: ChatId, message: MessageId, said: &Message) -> Value {
    json!({
        "chat_id": chat.get(),
        "message_id": message.get(),
        "caption": said.text,
        "caption_entities": entities(&said.entities),
    })
}

/// Entities as the Bot API takes them.
#[must_use]
pub fn entities(list: &[Entity]) -> Value {
    list.iter()
        .map(|entity| json!({"type": entity.kind.as_str(), "offset": entity.offset, "length": entity.length}))
        .collect()
}

/// Buttons as the Bot API takes them.
#[must_use]
pub fn markup(buttons: &Buttons) -> Value {
    let rows: Vec<Vec<Value>> = buttons
        .iter()
        .map(|row| row.iter().map(|(label, data)| json!({"text": label, "callback_data": data})).collect())
        .collect();
    json!({"inline_keyboard": rows})
}

/// The echo check: chat, text and entities of what Telegram says it shows, exactly ours.
///
/// # Errors
/// It differs.
pub fn check_text(echo: &Value, chat: ChatId, said: &Message, text: &str, list: &str) -> Result<MessageId, SendFault> {
    let id = echo.get("message_id").and_then(Value::as_i64).and_then(MessageId::new).ok_or(SendFault::Echo)?;
    let here = echo.pointer("/chat/id").and_then(Value::as_i64) == Some(chat.get());
    let shown = echo.get(text).and_then(Value::as_str) == Some(said.text.as_str());
    let none = Vec::new();
    let found = echo.get(list).and_then(Value::as_array).unwrap_or(&none);
    let number =
        |entity: &Value, name: &str| entity.get(name).and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok());
    let same = found.len() == said.entities.len()
        && found.iter().zip(&said.entities).all(|(there, ours)| {
            there.get("type").and_then(Value::as_str) == Some(ours.kind.as_str())
                && number(there, "offset") == Some(ours.offset)
                && number(there, "length") == Some(ours.length)
        });
    if here && shown && same { Ok(id) } else { Err(SendFault::Echo) }
}
