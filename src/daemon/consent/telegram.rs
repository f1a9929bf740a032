//! What the proxy says to Telegram, and whether it stands there as it was said.

use std::fs::File;
use std::time::Duration;

use serde_json::{Value, json};

use crate::base::digest::FileFacts;
use crate::base::ids::{ChatId, MessageId};
use crate::net::bot::Bot;
use crate::net::say::{
    Buttons, CALL_TIME, Place, SendFault, caption_params, check_text, edited_text, entities, markup, patiently,
};
use crate::policy::card::Message;
use crate::sys::random;
use crate::telegram::method::BotError;
use crate::telegram::multipart::Multipart;

const UPLOAD_TIME: Duration = Duration::from_secs(150);

/// A message above a card.
#[derive(Clone, Debug)]
pub(super) struct Above {
    pub(super) message: MessageId,
    pub(super) said: Message,
    /// A file's caption; else a part of the text.
    pub(super) caption: bool,
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

/// Says in the log that buttons stand, from when on a press can count.
pub(super) fn log_buttons((chat, message): Place) {
    log::info!("consent.buttons chat={chat} message={message}");
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
