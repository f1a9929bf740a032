//! What the proxy says to Telegram, and whether it stands there as it was said.

use std::fs::File;
use std::time::Duration;

use serde_json::{Value, json};

use crate::base::digest::FileFacts;
use crate::base::ids::{ChatId, MessageId};
use crate::base::limits::PROOF_RETRY_S;
use crate::daemon::consent::core::Place;
use crate::daemon::consent::outbox::Edit;
use crate::net::bot::Bot;
use crate::policy::card::{Entity, Message};
use crate::sys::random;
use crate::telegram::method::BotError;
use crate::telegram::multipart::Multipart;

/// How long one call may take, from here to Telegram and back.
const CALL_TIME: Duration = Duration::from_secs(25);
const UPLOAD_TIME: Duration = Duration::from_secs(150);
const TOAST_TIME: Duration = Duration::from_secs(10);

/// Buttons row by row: label and data.
pub(super) type Buttons = [Vec<(String, String)>];

/// A message above a card.
#[derive(Clone, Debug)]
pub(super) struct Above {
    pub(super) message: MessageId,
    pub(super) said: Message,
    /// A file's caption; else a part of the text.
    pub(super) caption: bool,
}

/// Why a message does not stand as it was to stand.
#[derive(Debug)]
pub(super) enum SendFault {
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

/// What asking Telegram again said.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Still {
    /// It still reads so.
    Same,
    /// It read differently.
    Changed,
    /// Nobody knows.
    Unknown,
}

/// Sends a text; it must come back as it was sent. Only cards ring.
pub(super) fn send(
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

/// What a document must not have become.
const OTHER_MEDIA: [&str; 7] = ["animation", "audio", "photo", "sticker", "video", "video_note", "voice"];

/// Sends a file as a document; name, size and caption must come back as they were sent.
pub(super) fn send_file(
    bot: &Bot,
    chat: ChatId,
    said: &Message,
    facts: &FileFacts,
    file: &File,
    reply_to: Option<MessageId>,
) -> Result<MessageId, SendFault> {
    let unsent = |what: String| SendFault::Bot(BotError::Unsent { what });
    let random = random::array().map_err(|error| unsent(error.to_string()))?;
    let file = file.try_clone().map_err(|error| unsent(error.to_string()))?;
    let mut form = Multipart::new(random)
        .text("chat_id", chat.get().to_string())
        .text("caption", said.text.clone())
        .text("caption_entities", entities(&said.entities).to_string())
        .text("disable_notification", "true")
        .text("disable_content_type_detection", "true");
    if let Some(reply_to) = reply_to {
        form = form.text("reply_parameters", json!({"message_id": reply_to.get()}).to_string());
    }
    let form = form.file("document", &facts.name, file, facts.size);
    let echo = bot.upload("sendDocument", form, UPLOAD_TIME)?;
    // What Telegram takes for a picture or a sound is shown as that, and read otherwise than the file.
    if OTHER_MEDIA.iter().any(|media| echo.get(media).is_some()) {
        return Err(SendFault::Echo);
    }
    let document = echo.get("document").ok_or(SendFault::Echo)?;
    let name = document.get("file_name").and_then(Value::as_str);
    let size = document.get("file_size").and_then(Value::as_u64);
    if name != Some(facts.name.as_str()) || size != Some(facts.size) {
        return Err(SendFault::Echo);
    }
    check_text(&echo, chat, said, "caption", "caption_entities")
}

/// Attaches buttons to a card; it must still read as it was sent.
pub(super) fn attach(bot: &Bot, (chat, message): Place, said: &Message, buttons: &Buttons) -> Result<(), SendFault> {
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

/// Says in the log that buttons stand, from when on a press can count.
pub(super) fn log_buttons((chat, message): Place) {
    log::info!("consent.buttons chat={chat} message={message}");
}

/// Brings a message to say what it is to say. One call, without patience: the outbox has its own.
pub(super) fn edit(bot: &Bot, edit: &Edit) -> Result<(), BotError> {
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
pub(super) fn toast(bot: &Bot, query: &str, text: &str) -> Result<(), BotError> {
    let params = json!({"callback_query_id": query, "text": text});
    bot.call("answerCallbackQuery", &params, TOAST_TIME).map(|_true| ())
}

/// Answers a press; Telegram refuses an id that it never issued, so this is the proof that somebody pressed.
pub(super) fn answer(bot: &Bot, query: &str, toast: &str) -> Result<(), BotError> {
    let params = json!({"callback_query_id": query, "text": toast});
    patiently(|| bot.call("answerCallbackQuery", &params, CALL_TIME)).map(|_true| ())
}

/// Sends the card once more as it is: *not modified* is Telegram's word that it still reads so.
pub(super) fn still_card(bot: &Bot, (chat, message): Place, said: &Message, buttons: &Buttons) -> Still {
    let mut params = edited_text(chat, message, said);
    if let Value::Object(map) = &mut params {
        map.insert("reply_markup".into(), markup(buttons));
    }
    still(patiently(|| bot.call("editMessageText", &params, CALL_TIME)))
}

/// The same for a message above it.
pub(super) fn still_above(bot: &Bot, chat: ChatId, above: &Above) -> Still {
    let (method, params) = if above.caption {
        ("editMessageCaption", caption_params(chat, above.message, &above.said))
    } else {
        ("editMessageText", edited_text(chat, above.message, &above.said))
    };
    still(patiently(|| bot.call(method, &params, CALL_TIME)))
}

fn still(answer: Result<Value, BotError>) -> Still {
    match answer {
        Err(error) if error.is_not_modified() => Still::Same,
        // Taken as a change, or gone, or not ours any more: it did not read as it was sent.
        Ok(_) | Err(BotError::Refused { code: 400, .. }) => Still::Changed,
        Err(error) => {
            log::warn!("consent.proof_lost error={error}");
            Still::Unknown
        }
    }
}

/// Once more after a `retry_after` that a press can wait for.
fn patiently(call: impl Fn() -> Result<Value, BotError>) -> Result<Value, BotError> {
    match call() {
        Err(error) => match error.retry_after() {
            Some(seconds) if seconds <= PROOF_RETRY_S => {
                log::info!("consent.waits seconds={seconds}");
                std::thread::sleep(Duration::from_secs(seconds));
                call()
            }
            _ => Err(error),
        },
        answer => answer,
    }
}

fn text_params(chat: ChatId, said: &Message) -> Value {
    json!({
        "chat_id": chat.get(),
        "text": said.text,
        "entities": entities(&said.entities),
        "link_preview_options": {"is_disabled": true},
    })
}

fn edited_text(chat: ChatId, message: MessageId, said: &Message) -> Value {
    let mut params = text_params(chat, said);
    if let Value::Object(map) = &mut params {
        map.insert("message_id".into(), json!(message.get()));
    }
    params
}

fn caption_params(chat: ChatId, message: MessageId, said: &Message) -> Value {
    json!({
        "chat_id": chat.get(),
        "message_id": message.get(),
        "caption": said.text,
        "caption_entities": entities(&said.entities),
    })
}

fn entities(list: &[Entity]) -> Value {
    list.iter()
        .map(|entity| json!({"type": entity.kind.as_str(), "offset": entity.offset, "length": entity.length}))
        .collect()
}

fn markup(buttons: &Buttons) -> Value {
    let rows: Vec<Vec<Value>> = buttons
        .iter()
        .map(|row| row.iter().map(|(label, data)| json!({"text": label, "callback_data": data})).collect())
        .collect();
    json!({"inline_keyboard": rows})
}

/// The echo check: chat, text and entities of what Telegram says it shows, exactly ours.
fn check_text(echo: &Value, chat: ChatId, said: &Message, text: &str, list: &str) -> Result<MessageId, SendFault> {
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
