//! What the host asks: pairings, what became of updates, which chats are connected, and that strangers' words are forgotten.

use std::io::Read;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::time::Duration;

use serde_json::{Value, json};

use super::telegram::{Fault, refusal};
use super::{Answer, PATIENCE, fields, line};
use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::json::Json;
use crate::base::time::Wall;
use crate::daemon::receiver::after;
use crate::daemon::receiver::proxy::Connected;
use crate::daemon::receiver::shared::Shared;
use crate::net::lines::send_line;
use crate::net::say::CALL_TIME;
use crate::sys::poll::{Waited, readable};

/// Lines of `why`, unless fewer are asked for: they fit one answer.
const WHY_MAX: usize = 1000;

/// Reads what a pairing is to be.
pub(super) fn pairing(shared: &Shared, request: &Json) -> Answer {
    let Some(hash) = request.get("hash").and_then(Json::str).and_then(Digest::parse_hex) else {
        return Answer::No(Refusal::field_type("hash", "64 hex digits", "something else"));
    };
    let Some(until) = request.get("until").and_then(Json::str).and_then(Wall::parse) else {
        return Answer::No(Refusal::field_type("until", "a moment", "something else"));
    };
    if shared.health.me().is_none() {
        let what = shared.health.look(shared.now(), shared.boot()).ill.map_or("no answer yet", |ill| ill.code);
        let hint =
            format!("Telegram has not said yet who this bot is ({what}). Nothing changed. Look at mila-gate status.");
        return Answer::No(Refusal::new(Code::TelegramDown, hint));
    }
    Answer::Pair(hash, until)
}

/// Waits with the operator's terminal until it goes, or the code ends.
pub(super) fn pair(shared: &Shared, mut stream: &UnixStream, hash: Digest, until: Wall) {
    let terminal = match stream.try_clone() {
        Ok(terminal) => terminal,
        Err(error) => {
            log::warn!("pairing.not_begun error={error}");
            return;
        }
    };
    let username = shared.health.me().map(|me| me.username).unwrap_or_default();
    let first = line(None, Answer::Fields(json!({"bot": username})));
    // Before the code counts, so that nothing of the pairing can come ahead of the answer.
    if send_line(stream, &first, PATIENCE).is_err() {
        return;
    }
    let until = shared.pair(hash, until, terminal);
    log::info!("pairing.begun until={until}");
    let left = u64::try_from(until.since(shared.now())).unwrap_or_default();
    // The terminal says nothing more: what can be read is its end.
    let waited = readable(&[stream.as_fd()], Some(Duration::from_millis(left)));
    shared.pairing.end(&hash);
    log::info!("pairing.ended");
    if matches!(waited, Ok(Waited::Ready(_))) {
        let mut bytes = [0; 64];
        drop(stream.read(&mut bytes));
    }
}

/// What became of the last updates.
pub(super) fn why(shared: &Shared, request: &Json) -> Answer {
    let last = match request.get("last") {
        None => WHY_MAX,
        Some(Json::Int(last)) => usize::try_from(*last).unwrap_or_default().min(WHY_MAX),
        Some(_) => return Answer::No(Refusal::field_type("last", "a number", "something else")),
    };
    let lines: Vec<Value> = shared.why.last(last).iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let look = shared.health.look(shared.now(), shared.boot());
    Answer::Fields(json!({"lines": lines, "poll_age_s": look.poll_age_s}))
}

/// The chats that owners connected.
pub(super) fn groups(shared: &Shared) -> Answer {
    let chat = |chat: Connected| json!({"chat": chat.chat.get(), "mode": chat.mode.as_str(), "title": chat.title});
    let groups: Vec<Value> = shared.chats.all().into_iter().map(chat).collect();
    Answer::Fields(json!({ "groups": groups }))
}

/// Leaves a connected chat.
pub(super) fn leave(shared: &Shared, request: &Json) -> Answer {
    let chat = match fields::chat(request, "chat") {
        Ok(chat) => chat,
        Err(refusal) => return Answer::No(refusal),
    };
    if shared.chats.mode(chat).is_none() {
        return Answer::No(
            Refusal::new(Code::IdUnknown, "No such chat is connected. Nothing changed.").in_field("chat"),
        );
    }
    match shared.bot.call("leaveChat", &json!({"chat_id": chat.get()}), CALL_TIME) {
        Ok(_) => log::info!("chat.left chat={chat} by=host"),
        // The bot is there no longer: as it was to be.
        Err(error) if error.is_unreachable_chat() => log::info!("chat.left_before chat={chat} error={error}"),
        Err(error) => return Answer::No(refusal(shared, &Fault::Bot(error))),
    }
    // Consent hears of it when it can, also after a restart.
    after::removed(shared, chat);
    Answer::Fields(json!({"chat": chat.get()}))
}

/// Deletes what strangers wrote.
pub(super) fn purge(shared: &Shared) -> Answer {
    match shared.journals().purge(shared.now()) {
        Ok(files) => {
            log::info!("guests.purged files={files}");
            Answer::Fields(json!({"files": files}))
        }
        Err(error) => Answer::No(Refusal::trouble(Code::DiskFull, &error.to_string())),
    }
}
