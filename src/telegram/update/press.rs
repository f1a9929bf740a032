//! A press, flat and whole.

use super::{Chat, Content, chat_of, user};
use crate::base::ids::{MessageId, UserId};
use crate::base::limits::CALLBACK_BYTES_MAX;
use crate::telegram::view::{Fault, Members, View};

/// Entities of one message (Bot API: 100 are kept).
const ENTITIES_MAX: usize = 100;
/// Buttons of one message (Bot API: 100).
const BUTTONS_MAX: usize = 100;
/// Characters of a callback's id.
const QUERY_MAX: usize = 64;

/// A press, exactly as the proxy has to judge it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Press {
    /// The callback's id.
    pub query: String,
    /// Who pressed.
    pub from: UserId,
    /// Whether a bot claims to have pressed.
    pub is_bot: bool,
    /// Where the button hangs.
    pub chat: Option<Chat>,
    /// The message it hangs on; `None` when it is absent, cannot be accessed, or was sent inline.
    pub message: Option<MessageId>,
    /// What the button said, at most 64 bytes.
    pub data: String,
    /// The message's text as Telegram shows it now; empty when there is none, or it cannot be read.
    pub text: String,
    /// Its entities: type, offset and length in UTF-16 units.
    pub entities: Vec<(String, i64, i64)>,
    /// Its buttons, row by row: label and data.
    pub buttons: Vec<Vec<(String, String)>>,
}

pub(super) fn read(view: View<'_>) -> Result<Content, Fault> {
    let query = view.members("callback_query")?;
    let Some(data) = query.get("data")? else { return Ok(Content::Other("game")) };
    let data = data.string("data")?;
    if data.len() > CALLBACK_BYTES_MAX {
        return Err(Fault::Range("data"));
    }
    let id = query.need("id")?.string("id")?;
    if id.is_empty() || id.len() > QUERY_MAX || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)) {
        return Err(Fault::Range("id"));
    }
    let (from, is_bot) = user(query.need("from")?)?;
    let mut press = Press {
        query: id,
        from,
        is_bot,
        chat: None,
        message: None,
        data,
        text: String::new(),
        entities: Vec::new(),
        buttons: Vec::new(),
    };
    if query.has("inline_message_id") {
        return Ok(Content::Press(Box::new(press)));
    }
    // A message that cannot be read must not void the press: what takes away asks for less than what grants, and a grant
    // is refused all the same when the message is not there or not what was sent.
    if let Some(Ok(message)) = query.get("message")?.map(|message| message.members("message")) {
        press.chat = chat_of(&message).ok();
        press.message = pressed_message(&message).unwrap_or_default();
        press.text = shown_text(&message).unwrap_or_default();
        press.entities = entities(&message).unwrap_or_default();
        press.buttons = buttons(&message).unwrap_or_default();
    }
    Ok(Content::Press(Box::new(press)))
}

/// The message's number, unless it is one that cannot be accessed any more (`date` is 0 then).
fn pressed_message(message: &Members<'_>) -> Result<Option<MessageId>, Fault> {
    if message.need("date")?.int("date")? == 0 {
        return Ok(None);
    }
    Ok(MessageId::new(message.need("message_id")?.int("message_id")?))
}

fn shown_text(message: &Members<'_>) -> Result<String, Fault> {
    message.need("text")?.string("text")
}

fn entities(message: &Members<'_>) -> Result<Vec<(String, i64, i64)>, Fault> {
    let Some(list) = message.get("entities")? else { return Ok(Vec::new()) };
    let items = list.items("entities")?;
    if items.len() > ENTITIES_MAX {
        return Err(Fault::TooMany("entities"));
    }
    items
        .into_iter()
        .map(|item| {
            let entity = item.members("entities")?;
            Ok((
                entity.need("type")?.string("type")?,
                entity.need("offset")?.int("offset")?,
                entity.need("length")?.int("length")?,
            ))
        })
        .collect()
}

fn buttons(message: &Members<'_>) -> Result<Vec<Vec<(String, String)>>, Fault> {
    let Some(markup) = message.get("reply_markup")? else { return Ok(Vec::new()) };
    let rows = markup.members("reply_markup")?.need("inline_keyboard")?.items("inline_keyboard")?;
    let mut left = BUTTONS_MAX;
    rows.into_iter()
        .map(|row| {
            let row = row.items("inline_keyboard")?;
            left = left.checked_sub(row.len()).ok_or(Fault::TooMany("inline_keyboard"))?;
            row.into_iter().map(button).collect()
        })
        .collect()
}

/// A button without data (a link, a game) has an empty one here, which is never what the proxy sent.
fn button(view: View<'_>) -> Result<(String, String), Fault> {
    let button = view.members("button")?;
    let data = button.get("callback_data")?.map(|data| data.string("callback_data")).transpose()?;
    Ok((button.need("text")?.string("text")?, data.unwrap_or_default()))
}
