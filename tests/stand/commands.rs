//! The bot's lists of commands, by scope and language.

use serde_json::{Value, json};

use super::form::Params;
use super::methods::ApiError;
use super::world::{ChatKind, State};

/// Which list a call means: its scope, checked, and the language.
fn which(state: &State, params: &Params) -> Result<(Value, String), ApiError> {
    let broken = || ApiError::bad("can't parse BotCommandScope: expected an object");
    let scope = params.json("scope").map_err(|()| broken())?.unwrap_or_else(|| json!({"type": "default"}));
    let chat = scope["chat_id"].as_i64().or_else(|| scope["chat_id"].as_str()?.parse().ok());
    let known = chat.and_then(|chat| state.chats.get(&chat));
    match scope["type"].as_str() {
        Some("default" | "all_private_chats" | "all_group_chats" | "all_chat_administrators") => {}
        Some("chat") if known.is_some() => {}
        Some("chat_administrators") if known.is_some_and(|chat| chat.kind != ChatKind::Private) => {}
        Some("chat_member") if known.is_some_and(|chat| chat.kind != ChatKind::Private) => {
            let user = scope["user_id"].as_i64().unwrap_or_default();
            if !state.users.contains_key(&user) {
                return Err(ApiError::bad("PARTICIPANT_ID_INVALID"));
            }
        }
        Some("chat" | "chat_administrators" | "chat_member") => return Err(ApiError::bad("chat not found")),
        _ => return Err(ApiError::bad("can't parse BotCommandScope: unsupported type specified")),
    }
    Ok((scope, params.text("language_code").unwrap_or_default()))
}

/// `setMyCommands`.
pub fn set(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let (scope, language) = which(state, params)?;
    let broken = || ApiError::bad("can't parse commands JSON object");
    let list = params.json("commands").map_err(|()| broken())?.ok_or_else(broken)?;
    let commands = list.as_array().ok_or_else(broken)?;
    if commands.len() > 100 {
        return Err(ApiError::bad("BOT_COMMANDS_TOO_MUCH"));
    }
    for command in commands {
        let name = command["command"].as_str().unwrap_or_default();
        let plain = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit() || ch == '_';
        if !(1..=32).contains(&name.len()) || !name.chars().all(plain) {
            return Err(ApiError::bad("BOT_COMMAND_INVALID"));
        }
        if !(1..=256).contains(&command["description"].as_str().unwrap_or_default().chars().count()) {
            return Err(ApiError::bad("BOT_COMMAND_DESCRIPTION_INVALID"));
        }
    }
    state.commands.retain(|(other, tongue, _)| *other != scope || *tongue != language);
    state.commands.push((scope, language, list));
    Ok(true.into())
}

/// `deleteMyCommands`.
pub fn delete(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let (scope, language) = which(state, params)?;
    state.commands.retain(|(other, tongue, _)| *other != scope || *tongue != language);
    Ok(true.into())
}

/// `getMyCommands`.
pub fn get(state: &State, params: &Params) -> Result<Value, ApiError> {
    let (scope, language) = which(state, params)?;
    let found = state.commands.iter().find(|(other, tongue, _)| *other == scope && *tongue == language);
    Ok(found.map_or_else(|| json!([]), |(_, _, list)| list.clone()))
}

impl State {
    /// The names of the commands that somebody is offered in a chat with the bot: of the narrowest list there is.
    pub fn offered(&self, chat: i64, language: &str) -> Vec<String> {
        let private = self.chats.get(&chat).is_some_and(|chat| chat.kind == ChatKind::Private);
        let wide = if private { "all_private_chats" } else { "all_group_chats" };
        let scopes = [json!({"type": "chat", "chat_id": chat}), json!({"type": wide}), json!({"type": "default"})];
        let list = scopes.iter().find_map(|scope| {
            let of = |tongue: &str| self.commands.iter().find(|(other, own, _)| other == scope && own == tongue);
            of(language).or_else(|| of(""))
        });
        let names = list.and_then(|(_, _, list)| list.as_array()).into_iter().flatten();
        names.filter_map(|command| command["command"].as_str().map(str::to_owned)).collect()
    }
}
