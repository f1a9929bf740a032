//! The methods that send: texts, documents, photos, albums.

use serde_json::{Map, Value, json};

use super::clean::{self, Entity};
use super::entities;
use super::files::{self, Shape};
use super::form::Params;
use super::methods::{ApiError, open_chat};
use super::world::{ChatKind, Draft, State};

/// Code points of a text.
const TEXT_MAX: usize = 4096;
/// Code points of a caption.
const CAPTION_MAX: usize = 1024;
/// Bytes of all buttons of a message together.
const MARKUP_BYTES_MAX: usize = 10_000;

/// `sendMessage`.
pub fn message(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let chat = sendable(state, params, 1)?;
    let (text, entities) = formatted(params, "text", "entities")?;
    if text.is_empty() {
        return Err(ApiError::bad("text must be non-empty"));
    }
    let mut content = text_content("text", "entities", &text, &entities, TEXT_MAX, "message is too long")?;
    let preview =
        params.json("link_preview_options").map_err(|()| ApiError::bad("can't parse link preview options"))?;
    if preview.is_some_and(|options| options["is_disabled"] == true) {
        content.insert("link_preview_options".to_owned(), json!({"is_disabled": true}));
    }
    finish(state, chat, content, params)
}

/// `sendDocument`.
pub fn document(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    one_file(state, params, "document", Shape::Document)
}

/// `sendPhoto`.
pub fn photo(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    one_file(state, params, "photo", Shape::Photo)
}

fn one_file(state: &mut State, params: &Params, field: &str, shape: Shape) -> Result<Value, ApiError> {
    let chat = sendable(state, params, 1)?;
    let (caption, entities) = formatted(params, "caption", "caption_entities")?;
    let named = params.text(field);
    let as_is = params.flag("disable_content_type_detection");
    let mut content = files::take(state, params, field, named.as_deref(), shape, as_is)?;
    content.extend(caption_content(&caption, &entities)?);
    finish(state, chat, content, params)
}

/// `sendMediaGroup`.
pub fn media_group(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    if params.values.contains_key("reply_markup") {
        return Err(ApiError::bad("reply markup is not allowed in an album"));
    }
    let broken = || ApiError::bad("can't parse media JSON object");
    let media = params.json("media").map_err(|()| broken())?.ok_or_else(broken)?;
    let media = media.as_array().ok_or_else(broken)?.clone();
    if !(2..=10).contains(&media.len()) {
        return Err(ApiError::bad("there must be from 2 to 10 media in an album"));
    }
    let chat = sendable(state, params, media.len())?;
    let documents = media.iter().filter(|item| item["type"] == "document").count();
    if documents != 0 && documents != media.len() {
        return Err(ApiError::bad("document can't be mixed with other media types"));
    }
    let mut contents = Vec::new();
    for item in &media {
        contents.push(album_item(state, params, item)?);
    }
    let group = state.fresh().to_string();
    let mut out = Vec::new();
    for mut content in contents {
        content.insert("media_group_id".to_owned(), group.clone().into());
        out.push(finish(state, chat, content, params)?);
    }
    Ok(Value::Array(out))
}

fn album_item(state: &mut State, params: &Params, item: &Value) -> Result<Map<String, Value>, ApiError> {
    let shape = match item["type"].as_str() {
        Some("document") => Shape::Document,
        Some("photo") => Shape::Photo,
        _ => return Err(ApiError::bad("type of the media is not supported here")),
    };
    let source = item["media"].as_str().unwrap_or_default();
    let part = source.strip_prefix("attach://").unwrap_or(source);
    let as_is = item["disable_content_type_detection"] == true;
    let mut content = files::take(state, params, part, Some(source), shape, as_is)?;
    let mut own = Params::default();
    for (from, to) in [("caption", "caption"), ("caption_entities", "caption_entities"), ("parse_mode", "parse_mode")] {
        if let Some(value) = item.get(from) {
            own.values.insert(to.to_owned(), value.clone());
        }
    }
    let (caption, entities) = formatted(&own, "caption", "caption_entities")?;
    content.extend(caption_content(&caption, &entities)?);
    Ok(content)
}

/// `sendChatAction`.
pub fn chat_action(state: &State, params: &Params) -> Result<Value, ApiError> {
    let chat = open_chat(state, params)?;
    place(state, chat, params)?;
    match params.text("action").as_deref() {
        Some("typing" | "upload_photo" | "upload_document" | "upload_video" | "record_voice" | "choose_sticker") => {
            Ok(true.into())
        }
        _ => Err(ApiError::bad("wrong parameter action in request")),
    }
}

/// A text and its entities, cleaned, with what Telegram adds.
pub fn formatted(params: &Params, text: &str, entities: &str) -> Result<(String, Vec<Entity>), ApiError> {
    let raw = params.text(text).unwrap_or_default();
    if params.text("parse_mode").is_some_and(|mode| !mode.is_empty()) {
        return Err(ApiError::bad("unsupported parse_mode (this server takes entities)"));
    }
    let list = params.json(entities).map_err(|()| ApiError::bad("can't parse entities: not JSON"))?;
    let list = match list {
        None => Vec::new(),
        Some(Value::Array(list)) => {
            list.iter().map(Entity::from_json).collect::<Result<_, _>>().map_err(|what| ApiError::bad(&what))?
        }
        Some(_) => return Err(ApiError::bad("can't parse entities: expected an array")),
    };
    let (text, own) = clean::formatted(&raw, list).map_err(|what| ApiError::bad(&what))?;
    let all = entities::with_found(&text, own);
    Ok((text, all))
}

/// The fields that hold a text, if it is not too long.
pub fn text_content(
    text_name: &str,
    entities_name: &str,
    text: &str,
    entities: &[Entity],
    max: usize,
    too_long: &str,
) -> Result<Map<String, Value>, ApiError> {
    if text.chars().count() > max {
        return Err(ApiError::bad(too_long));
    }
    let mut content = Map::new();
    content.insert(text_name.to_owned(), text.into());
    if !entities.is_empty() {
        content.insert(entities_name.to_owned(), entities.iter().map(Entity::to_json).collect());
    }
    Ok(content)
}

/// The fields of a caption; none when there is none.
pub fn caption_content(caption: &str, entities: &[Entity]) -> Result<Map<String, Value>, ApiError> {
    if caption.is_empty() {
        return Ok(Map::new());
    }
    text_content("caption", "caption_entities", caption, entities, CAPTION_MAX, "message caption is too long")
}

fn finish(state: &mut State, chat: i64, content: Map<String, Value>, params: &Params) -> Result<Value, ApiError> {
    let keyboard = keyboard(params)?;
    let (reply_to, topic) = place(state, chat, params)?;
    let silent = params.flag("disable_notification");
    let draft = Draft { from: state.bot.id, content, reply_to, keyboard, silent, topic, service: false };
    let id = state.put(chat, draft);
    Ok(state.message_json(chat, id, true))
}

/// The message a call answers and the topic it goes to. A reply goes to its target's topic without being told to; one
/// whose target is gone lands in the main topic unless a topic is named.
fn place(state: &State, chat: i64, params: &Params) -> Result<(Option<i64>, Option<i64>), ApiError> {
    let reply_to = reply_to(state, chat, params)?;
    let chat = &state.chats[&chat];
    let named = params.int("message_thread_id").filter(|topic| *topic != 0);
    // The main topic has no id that could be named: 1 is refused as any other unknown one.
    let known = |topic: &i64| chat.topics.as_ref().is_some_and(|topics| topics.contains_key(topic));
    if named.is_some_and(|topic| !known(&topic)) {
        return Err(ApiError::bad("message thread not found"));
    }
    let targets = reply_to.and_then(|to| chat.messages.get(&to)?.topic);
    Ok((reply_to, targets.or(named)))
}

fn reply_to(state: &State, chat: i64, params: &Params) -> Result<Option<i64>, ApiError> {
    let given =
        params.json("reply_parameters").map_err(|()| ApiError::bad("can't parse reply parameters JSON object"))?;
    let (target, forgiving) = match &given {
        Some(reply) => (reply["message_id"].as_i64(), reply["allow_sending_without_reply"] == true),
        None => (params.int("reply_to_message_id"), params.flag("allow_sending_without_reply")),
    };
    let Some(target) = target else { return Ok(None) };
    if state.chats[&chat].messages.contains_key(&target) {
        return Ok(Some(target));
    }
    if forgiving { Ok(None) } else { Err(ApiError::bad("message to be replied not found")) }
}

/// The chat of a call that sends so many messages, when Telegram takes them now: 429 while the chat is flooded, or,
/// where rates are strict, above one a second to a person (in a minute), twenty a minute to a group, thirty a second in all.
fn sendable(state: &mut State, params: &Params, many: usize) -> Result<i64, ApiError> {
    let chat = open_chat(state, params)?;
    let now = state.now();
    let left = state.chats[&chat].flooded - now;
    if left > 0 {
        return Err(ApiError::too_many(left.unsigned_abs()));
    }
    if state.strict_rates {
        state.sent.retain(|(at, _)| now - at < 60);
        let most = if state.chats[&chat].kind == ChatKind::Private { 60 } else { 20 };
        let here = state.sent.iter().filter(|(_, to)| *to == chat).count();
        let just_now = state.sent.iter().filter(|(at, _)| *at == now).count();
        if here + many > most || just_now + many > 30 {
            return Err(ApiError::too_many(30));
        }
        state.sent.extend(std::iter::repeat_n((now, chat), many));
    }
    Ok(chat)
}

/// The buttons of a call, checked as Telegram checks them. An empty keyboard is none.
pub fn keyboard(params: &Params) -> Result<Option<Value>, ApiError> {
    let broken = || ApiError::bad("can't parse reply keyboard markup JSON object");
    let Some(markup) = params.json("reply_markup").map_err(|()| broken())? else { return Ok(None) };
    let Some(rows) = markup.get("inline_keyboard") else {
        return if markup.is_object() { Ok(None) } else { Err(broken()) };
    };
    let mut out: Vec<Vec<Value>> = Vec::new();
    for row in rows.as_array().ok_or_else(broken)? {
        let buttons = row.as_array().ok_or_else(broken)?.iter().map(button).collect::<Result<Vec<_>, _>>()?;
        if !buttons.is_empty() {
            out.push(buttons);
        }
    }
    let markup = json!({ "inline_keyboard": out });
    if out.iter().flatten().count() > 100 || markup.to_string().len() > MARKUP_BYTES_MAX {
        return Err(ApiError::bad("reply markup is too long"));
    }
    Ok((!out.is_empty()).then_some(markup))
}

fn button(given: &Value) -> Result<Value, ApiError> {
    let mut button =
        given.as_object().ok_or_else(|| ApiError::bad("inline keyboard button must be an object"))?.clone();
    let label = clean::text(button.get("text").and_then(Value::as_str).unwrap_or_default());
    if label.trim().is_empty() {
        return Err(ApiError::bad("text buttons are unallowed in the inline keyboard"));
    }
    if let Some(data) = button.get("callback_data") {
        let bytes = data.as_str().map_or(0, str::len);
        if !(1..=64).contains(&bytes) {
            return Err(ApiError::bad("BUTTON_DATA_INVALID"));
        }
    } else if !button.contains_key("url") {
        return Err(ApiError::bad("text buttons are unallowed in the inline keyboard"));
    }
    button.insert("text".to_owned(), label.into());
    Ok(Value::Object(button))
}
