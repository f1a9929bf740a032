//! The methods that change what stands: edits, deletion, reactions, and the answer to a press.

use serde_json::{Map, Value};

use super::form::Params;
use super::methods::{ApiError, open_chat};
use super::send::{caption_content, formatted, keyboard, text_content};
use super::world::State;

const SAME: &str = "message is not modified: specified new message content and reply markup are exactly the same as a \
                    current content and reply markup of the message";

/// `editMessageText`.
pub fn text(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let (chat, id) = own_message(state, params)?;
    if !state.chats[&chat].messages[&id].content.contains_key("text") {
        return Err(ApiError::bad("there is no text in the message to edit"));
    }
    let (text, entities) = formatted(params, "text", "entities")?;
    if text.is_empty() {
        return Err(ApiError::bad("text must be non-empty"));
    }
    let new = text_content("text", "entities", &text, &entities, 4096, "message is too long")?;
    change(state, chat, id, Some((new, ["text", "entities"])), params)
}

/// `editMessageCaption`.
pub fn caption(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let (chat, id) = own_message(state, params)?;
    if state.chats[&chat].messages[&id].content.contains_key("text") {
        return Err(ApiError::bad("there is no caption in the message to edit"));
    }
    let (text, entities) = formatted(params, "caption", "caption_entities")?;
    let new = caption_content(&text, &entities)?;
    change(state, chat, id, Some((new, ["caption", "caption_entities"])), params)
}

/// `editMessageReplyMarkup`.
pub fn markup(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let (chat, id) = own_message(state, params)?;
    change(state, chat, id, None, params)
}

fn own_message(state: &State, params: &Params) -> Result<(i64, i64), ApiError> {
    let chat = open_chat(state, params)?;
    let id = params.int("message_id").ok_or_else(|| ApiError::bad("message identifier is not specified"))?;
    match state.chats[&chat].messages.get(&id) {
        None => Err(ApiError::bad("message to edit not found")),
        Some(message) if message.from != state.bot.id => Err(ApiError::bad("message can't be edited")),
        Some(_) => Ok((chat, id)),
    }
}

/// Puts new content and buttons in place; refuses when nothing would differ. An edit without buttons takes them away.
fn change(
    state: &mut State,
    chat: i64,
    id: i64,
    new: Option<(Map<String, Value>, [&str; 2])>,
    params: &Params,
) -> Result<Value, ApiError> {
    let keyboard = keyboard(params)?;
    let now = state.now();
    let message = state.chats.get_mut(&chat).and_then(|chat| chat.messages.get_mut(&id)).expect("a known message");
    let mut content = message.content.clone();
    if let Some((new, [text, entities])) = new {
        content.remove(text);
        content.remove(entities);
        content.extend(new);
    }
    if content == message.content && keyboard == message.keyboard {
        return Err(ApiError::bad(SAME));
    }
    let before = (message.text().to_owned(), message.labels());
    message.past.push(before);
    message.content = content;
    message.keyboard = keyboard;
    message.edited = Some(now);
    Ok(state.message_json(chat, id, true))
}

/// `deleteMessage`.
pub fn delete(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(state, params)?;
    let id = params.int("message_id").ok_or_else(|| ApiError::bad("message identifier is not specified"))?;
    let messages = &mut state.chats.get_mut(&chat).expect("a known chat").messages;
    messages.remove(&id).map(|_gone| true.into()).ok_or_else(|| ApiError::bad("message to delete not found"))
}

/// Emoji that a reaction may be, without variation selectors.
pub const REACTIONS: &str = "❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤\u{200d}🔥 🌚 🌭 💯 🤣 ⚡ \
    🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 🤓 👻 👨\u{200d}💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 \
    🤷\u{200d}♂ 🤷 🤷\u{200d}♀ 😡";

/// `setMessageReaction`: one of Telegram's own emoji, or none.
pub fn reaction(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(state, params)?;
    let id = params.int("message_id").unwrap_or_default();
    let broken = || ApiError::bad("can't parse reaction types JSON object");
    let list = params.json("reaction").map_err(|()| broken())?.unwrap_or_else(|| Value::Array(Vec::new()));
    let list = list.as_array().ok_or_else(broken)?;
    let message = state.chats.get_mut(&chat).and_then(|chat| chat.messages.get_mut(&id));
    let message = message.filter(|message| !message.service || list.is_empty());
    let message = message.ok_or_else(|| ApiError::bad("message to react not found"))?;
    message.reaction = match &list[..] {
        [] => None,
        [one] => {
            let emoji = one["emoji"].as_str().unwrap_or_default().replace('\u{fe0f}', "");
            let known = one["type"] == "emoji" && REACTIONS.split_whitespace().any(|known| known == emoji);
            Some(known.then_some(emoji).ok_or_else(|| ApiError::bad("REACTION_INVALID"))?)
        }
        _ => return Err(ApiError::bad("REACTIONS_TOO_MANY")),
    };
    Ok(true.into())
}

/// `answerCallbackQuery`: an id that was never issued, was answered already or is too old is refused.
pub fn answer_callback(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let id = params.text("callback_query_id").unwrap_or_default();
    let text = params.text("text").unwrap_or_default();
    if text.chars().count() > 200 {
        return Err(ApiError::bad("MESSAGE_TOO_LONG"));
    }
    let oldest = state.now() - state.press_life_s;
    let press = state.presses.get_mut(&id).filter(|press| !press.dead && press.answer.is_none() && press.at >= oldest);
    let gone = || ApiError::bad("query is too old and response timeout expired or query ID is invalid");
    press.ok_or_else(gone)?.answer = Some(text);
    Ok(true.into())
}
