//! The methods: which there are, how they fail, and the ones about the bot and its chats.

use serde_json::{Value, json};

use super::form::Params;
use super::world::{ChatKind, Membership, State};
use super::{commands, edit, files, send, updates};

/// A refusal in Telegram's shape.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// The HTTP status too.
    pub code: u16,
    /// For people.
    pub description: String,
    /// After how many seconds to come again.
    pub retry_after: Option<u64>,
    /// Where the group went.
    pub migrate_to: Option<i64>,
}

impl ApiError {
    fn new(code: u16, description: String) -> Self {
        Self { code, description, retry_after: None, migrate_to: None }
    }

    /// 400.
    pub fn bad(what: &str) -> Self {
        Self::new(400, format!("Bad Request: {what}"))
    }

    /// 403.
    pub fn forbidden(what: &str) -> Self {
        Self::new(403, format!("Forbidden: {what}"))
    }

    /// 409.
    pub fn conflict(what: &str) -> Self {
        Self::new(409, format!("Conflict: {what}"))
    }

    /// 404.
    pub fn not_found(what: &str) -> Self {
        Self::new(404, format!("Not Found{what}"))
    }

    /// 401.
    pub fn unauthorized() -> Self {
        Self::new(401, "Unauthorized".to_owned())
    }

    /// 413.
    pub fn too_large() -> Self {
        Self::new(413, "Request Entity Too Large".to_owned())
    }

    /// 429.
    pub fn too_many(seconds: u64) -> Self {
        let description = format!("Too Many Requests: retry after {seconds}");
        Self { retry_after: Some(seconds), ..Self::new(429, description) }
    }

    /// The body of the answer.
    pub fn to_json(&self) -> Value {
        let mut out = json!({"ok": false, "error_code": self.code, "description": self.description});
        if let Some(seconds) = self.retry_after {
            out["parameters"] = json!({ "retry_after": seconds });
        }
        if let Some(chat) = self.migrate_to {
            out["parameters"] = json!({ "migrate_to_chat_id": chat });
        }
        out
    }
}

/// Runs a method at once. `getUpdates`, which waits, is not here.
pub fn run(state: &mut State, method: &str, params: &Params) -> Result<Value, ApiError> {
    match method.to_ascii_lowercase().as_str() {
        "answercallbackquery" => edit::answer_callback(state, params),
        "deletemycommands" => commands::delete(state, params),
        "deletemessage" => edit::delete(state, params),
        "deletewebhook" => Ok(updates::delete_webhook(state, params)),
        "editmessagecaption" => edit::caption(state, params),
        "editmessagereplymarkup" => edit::markup(state, params),
        "editmessagetext" => edit::text(state, params),
        "getchat" => get_chat(state, params),
        "getchatmember" => get_chat_member(state, params),
        "getchatmembercount" => get_chat_member_count(state, params),
        "getfile" => files::get_file(state, params),
        "getme" => Ok(get_me(state)),
        "getmycommands" => commands::get(state, params),
        "getwebhookinfo" => Ok(updates::webhook_info(state)),
        "leavechat" => leave_chat(state, params),
        "senddocument" => send::document(state, params),
        "sendchataction" => send::chat_action(state, params),
        "sendmediagroup" => send::media_group(state, params),
        "sendmessage" => send::message(state, params),
        "sendphoto" => send::photo(state, params),
        "setmycommands" => commands::set(state, params),
        "setmessagereaction" => edit::reaction(state, params),
        "setwebhook" => updates::set_webhook(state, params),
        _ => Err(ApiError::not_found(": method not found")),
    }
}

fn get_me(state: &State) -> Value {
    let mut me = state.user_json(state.bot.id);
    for (name, value) in [
        ("can_join_groups", true),
        ("can_read_all_group_messages", !state.privacy),
        ("supports_inline_queries", false),
        ("can_connect_to_business", false),
        ("has_main_web_app", false),
    ] {
        me[name] = value.into();
    }
    me
}

/// The chat a call names, whoever may write there.
pub fn named_chat(state: &State, params: &Params) -> Result<i64, ApiError> {
    let text =
        params.text("chat_id").filter(|text| !text.is_empty()).ok_or_else(|| ApiError::bad("chat_id is empty"))?;
    let unknown = || ApiError::bad("chat not found");
    if let Some(name) = text.strip_prefix('@') {
        let named = |title: &str| title.eq_ignore_ascii_case(name);
        let chat = state.chats.values().find(|chat| chat.kind != ChatKind::Private && named(&chat.title));
        return chat.map(|chat| chat.id).ok_or_else(unknown);
    }
    let id: i64 = text.trim().parse().map_err(|_no_number| unknown())?;
    state.chats.contains_key(&id).then_some(id).ok_or_else(unknown)
}

/// The chat a call names, when the bot may write there.
pub fn open_chat(state: &State, params: &Params) -> Result<i64, ApiError> {
    let id = named_chat(state, params)?;
    let chat = &state.chats[&id];
    if let Some(to) = chat.moved_to {
        let error = ApiError::bad("group chat was upgraded to a supergroup chat");
        return Err(ApiError { migrate_to: Some(to), ..error });
    }
    if chat.kind == ChatKind::Private {
        let user = &state.users[&id];
        return match user {
            user if user.is_bot => Err(ApiError::forbidden("bot can't send messages to bots")),
            user if user.blocked => Err(ApiError::forbidden("bot was blocked by the user")),
            user if !user.started => Err(ApiError::forbidden("bot can't initiate conversation with a user")),
            _ => Ok(id),
        };
    }
    let kind = chat.kind.as_str();
    match chat.bot {
        Membership::In => Ok(id),
        Membership::Kicked => Err(ApiError::forbidden(&format!("bot was kicked from the {kind} chat"))),
        Membership::Never => Err(ApiError::forbidden(&format!("bot is not a member of the {kind} chat"))),
    }
}

fn get_chat(state: &State, params: &Params) -> Result<Value, ApiError> {
    let id = named_chat(state, params)?;
    if state.chats[&id].kind != ChatKind::Private {
        open_chat(state, params)?;
    }
    let mut out = state.chat_json(id);
    out["accent_color_id"] = 0.into();
    out["max_reaction_count"] = 11.into();
    Ok(out)
}

fn get_chat_member_count(state: &State, params: &Params) -> Result<Value, ApiError> {
    let id = open_chat(state, params)?;
    Ok(state.chats[&id].members.len().into())
}

fn get_chat_member(state: &State, params: &Params) -> Result<Value, ApiError> {
    let id = named_chat(state, params)?;
    let user = params.int("user_id").ok_or_else(|| ApiError::bad("invalid user_id specified"))?;
    if !state.users.contains_key(&user) {
        return Err(ApiError::bad("PARTICIPANT_ID_INVALID"));
    }
    let status = state.chats[&id].members.get(&user).copied().unwrap_or("left");
    Ok(json!({"status": status, "user": state.user_json(user)}))
}

fn leave_chat(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    let id = open_chat(state, params)?;
    let chat = state.chats.get_mut(&id).expect("a known chat");
    if chat.kind == ChatKind::Private {
        return Err(ApiError::bad("chat member status can't be changed in private chats"));
    }
    chat.bot = Membership::Never;
    let bot = state.bot.id;
    state.member_changes(id, bot, "left");
    Ok(true.into())
}
