//! The rows.

use crate::base::limits::{
    ANSWER_JSON_MAX, ANSWER_UPDATES_MAX, CLAUDE_BODY_MAX, DOWNLOAD_BYTES_MAX, GUEST_BODY_MAX, MESSAGES_SECONDS,
    POLL_SECONDS, TELEGRAM_JSON_MAX, TELEGRAM_UPLOAD_MAX, VOICE_BODY_MAX, ZERNIO_BODY_MAX,
};
use crate::policy::rate::Share;
use crate::policy::route::{
    Access, CLAUDE_KEY, Caller, Check, Forward, GUEST_KEY, Place, Row, Shape, TELEGRAM, TELEGRAM_KEY, Target, Types,
    VOICE_KEY, What, ZERNIO, ZERNIO_KEY,
};

const IO: (Caller, Access) = (Caller::Io, Access::Open);
const CONSENT: (Caller, Access) = (Caller::Consent, Access::Open);
const ACT: (Caller, Access) = (Caller::Act, Access::Leased);
const ROOT: (Caller, Access) = (Caller::Root, Access::Open);
const GUEST: (Caller, Access) = (Caller::Guest, Access::Open);
const SESSION: (Caller, Access) = (Caller::Session, Access::Open);

/// Calls of the Bot API: with JSON; with files; the long poll; answers to presses.
const JSON: Forward = Forward {
    route: TELEGRAM,
    target: Target::Telegram,
    path: "",
    key: Some((TELEGRAM_KEY, Place::BotPath)),
    body: TELEGRAM_JSON_MAX,
    types: Types::Json,
    pass: &[],
    beta: None,
    answer: Shape::Json(ANSWER_JSON_MAX),
    seconds: 20,
    share: Some(Share::Calls),
    check: Check::Nothing,
};
const FILES: Forward = Forward { body: TELEGRAM_UPLOAD_MAX, types: Types::Form, seconds: 120, ..JSON };
const POLL: Forward =
    Forward { answer: Shape::Json(ANSWER_UPDATES_MAX), seconds: POLL_SECONDS + 15, share: None, ..JSON };
const PRESS: Forward = Forward { share: Some(Share::Presses), ..JSON };
/// A file of the Bot API's file server.
const FILE: Forward = Forward {
    key: Some((TELEGRAM_KEY, Place::FilePath)),
    body: 0,
    answer: Shape::File(DOWNLOAD_BYTES_MAX),
    seconds: 120,
    ..JSON
};
/// The Messages API for the strangers' lane: nothing of the caller's head goes on but the version of the API.
const ANSWER: Forward = Forward {
    route: "guest",
    target: Target::Anthropic,
    path: "/v1/messages",
    key: Some((GUEST_KEY, Place::XApiKey)),
    body: GUEST_BODY_MAX,
    pass: &["anthropic-version"],
    beta: Some(false),
    answer: Shape::Stream(ANSWER_JSON_MAX),
    seconds: MESSAGES_SECONDS,
    check: Check::Guest,
    ..JSON
};
/// The Messages API for sessions.
const MESSAGES: Forward = Forward {
    route: "claude",
    key: Some((CLAUDE_KEY, Place::XApiKey)),
    body: CLAUDE_BODY_MAX,
    pass: &["accept", "anthropic-beta", "anthropic-version"],
    beta: Some(true),
    answer: Shape::Stream(ANSWER_UPDATES_MAX),
    check: Check::Claude,
    ..ANSWER
};
const COUNT: Forward = Forward { path: "/v1/messages/count_tokens", check: Check::Nothing, ..MESSAGES };
const POSTS: Forward = Forward {
    route: ZERNIO,
    target: Target::Zernio,
    path: "/v1/posts",
    key: Some((ZERNIO_KEY, Place::Bearer)),
    body: ZERNIO_BODY_MAX,
    pass: &["x-request-id"],
    seconds: 60,
    ..JSON
};
const PRESIGN: Forward = Forward { path: "/v1/media/presign", ..POSTS };
/// A file to a host of uploads: it needs no key, since the address is the permission.
const UPLOAD: Forward = Forward {
    target: Target::Upload,
    path: "",
    key: None,
    body: TELEGRAM_UPLOAD_MAX,
    types: Types::Any,
    answer: Shape::Status,
    seconds: 120,
    ..POSTS
};
const VOICE: Forward = Forward {
    route: "voice",
    target: Target::Voice,
    path: "/v1/audio/transcriptions",
    key: Some((VOICE_KEY, Place::Bearer)),
    body: VOICE_BODY_MAX,
    types: Types::Form,
    seconds: 120,
    ..JSON
};

macro_rules! telegram {
    ($method:literal, $shape:expr, $callers:expr) => {
        Row {
            name: concat!("telegram/", $method),
            what: What::Forward(Forward { path: $method, ..$shape }),
            method: "POST",
            callers: $callers,
            tcp: false,
        }
    };
}

const fn row(
    name: &'static str,
    method: &'static str,
    what: What,
    callers: &'static [(Caller, Access)],
    tcp: bool,
) -> Row {
    Row { name, what, method, callers, tcp }
}

/// The table.
pub static TABLE: [Row; 34] = [
    telegram!("answerCallbackQuery", PRESS, &[IO, CONSENT]),
    telegram!("deleteWebhook", JSON, &[IO]),
    telegram!("editMessageCaption", JSON, &[IO, CONSENT]),
    telegram!("editMessageReplyMarkup", JSON, &[IO, CONSENT]),
    telegram!("editMessageText", JSON, &[IO, CONSENT]),
    telegram!("getChat", JSON, &[IO]),
    telegram!("getChatMember", JSON, &[IO]),
    telegram!("getChatMemberCount", JSON, &[IO]),
    telegram!("getFile", JSON, &[IO]),
    telegram!("getMe", JSON, &[IO, CONSENT]),
    telegram!("getUpdates", POLL, &[IO]),
    telegram!("getWebhookInfo", JSON, &[IO]),
    telegram!("leaveChat", JSON, &[IO]),
    telegram!("sendChatAction", JSON, &[IO]),
    telegram!("sendDocument", FILES, &[IO, CONSENT, ACT]),
    telegram!("sendMediaGroup", FILES, &[IO, ACT]),
    telegram!("sendMessage", JSON, &[IO, CONSENT, ACT]),
    telegram!("sendPhoto", FILES, &[IO, ACT]),
    telegram!("setMessageReaction", JSON, &[IO]),
    telegram!("setMyCommands", JSON, &[IO]),
    row("telegram/file/*", "GET", What::Forward(FILE), &[IO], false),
    row("lease", "POST", What::LeaseOpen, &[CONSENT], false),
    row("lease", "DELETE", What::LeaseClose, &[CONSENT], false),
    row("lease/*", "DELETE", What::LeaseClose, &[CONSENT], false),
    row("zernio/v1/posts", "POST", What::Forward(POSTS), &[ACT], false),
    row("zernio/v1/media/presign", "POST", What::Forward(PRESIGN), &[ACT], false),
    row("upload/*", "PUT", What::Forward(UPLOAD), &[ACT], false),
    row("voice/v1/audio/transcriptions", "POST", What::Forward(VOICE), &[IO], false),
    row("guest", "HEAD", What::Hello, &[GUEST], true),
    row("guest/v1/messages", "POST", What::Forward(ANSWER), &[GUEST], true),
    row("claude", "HEAD", What::Hello, &[SESSION], true),
    row("claude/v1/messages", "POST", What::Forward(MESSAGES), &[SESSION], true),
    row("claude/v1/messages/count_tokens", "POST", What::Forward(COUNT), &[SESSION], true),
    row("status", "GET", What::Status, &[ROOT], false),
];
