//! `session.sock`: one request at a time a connection, with the bytes of its files, one answer line each; `subscribe` turns it into a
//! stream of events.

use std::io;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::shared::Shared;
use super::why::Fate;
use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, MessageId};
use crate::base::json::{Json, parse};
use crate::base::limits::{LINE_MAX, LINE_TIME};
use crate::base::refusal::code_point;
use crate::base::time::Wall;
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::sys::poll::{Waited, readable};

mod asks;
mod change;
mod download;
mod fields;
mod files;
mod follow;
mod host;
mod place;
mod reply;
mod telegram;
mod words;

use download::Fetched;

/// How long a peer may take to read what it asked for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may stay without a request.
const IDLE: Duration = Duration::from_secs(3600);

/// Who may call what.
#[derive(Clone, Debug)]
pub(super) struct Callers {
    /// The session's users.
    pub(super) session: Vec<u32>,
    /// The host: 0, in plain mode the one user.
    pub(super) root: u32,
}

/// What an answer is.
enum Answer {
    /// Fields beside `ok`.
    Fields(Value),
    /// A file, whose bytes come behind the line.
    File(Fetched),
    /// The connection becomes a stream of events after this number.
    Follow(u64),
    /// A refusal.
    No(Refusal),
    /// A refusal after which nobody knows what the peer's next bytes are.
    Over(Refusal),
    /// The connection waits for a pairing.
    Pair(Digest, Wall),
    /// A refusal in the middle of something: these fields say how far it came.
    Part(Refusal, Value),
}

/// Whose an operation is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Whose {
    /// Everybody's who may call at all.
    Anybody,
    /// The host's.
    Host,
    /// The session's, whose agent is known to be awake by it.
    Session,
    /// The session's, but its side does it without the agent.
    SessionQuietly,
}

/// An operation and the fields it takes.
const OPS: &[(&str, Whose, &[&str])] = &[
    ("ask_owner", Whose::Session, &["text", "answers"]),
    ("download", Whose::Session, &["file_id"]),
    ("edit_message", Whose::Session, &["chat_id", "message_id", "text", "format"]),
    ("group_leave", Whose::Host, &["chat"]),
    ("groups", Whose::Host, &[]),
    ("guests_purge", Whose::Host, &[]),
    ("notice", Whose::SessionQuietly, &["what"]),
    ("pair", Whose::Host, &["hash", "until"]),
    ("permission_request", Whose::SessionQuietly, &["request_id", "tool_name", "description", "input_preview"]),
    ("react", Whose::Session, &["chat_id", "message_id", "emoji"]),
    ("reply", Whose::Session, &["chat_id", "text", "reply_to", "topic", "format", FILES]),
    ("status", Whose::Anybody, &[]),
    ("subscribe", Whose::SessionQuietly, &["after"]),
    ("typing", Whose::Session, &["chat_id", "topic"]),
    ("why", Whose::Host, &["last"]),
];

/// The field whose bytes follow the line.
const FILES: &str = "files";

/// Serves one connection.
pub(super) fn serve(shared: &Shared, callers: &Callers, uid: u32, stream: UnixStream) {
    let mut reader = LineReader::new(stream);
    loop {
        if !reader.has_more() && !matches!(readable(&[reader.stream().as_fd()], Some(IDLE)), Ok(Waited::Ready(_))) {
            return;
        }
        let line = match reader.line(LINE_MAX, soon(LINE_TIME)) {
            Ok(line) => line,
            Err(LineFault::TooLong) => {
                let refusal =
                    Refusal::new(Code::JsonStrict, format!("A request has at most {LINE_MAX} bytes. Nothing ran."));
                drop(say(&reader, None, Answer::No(refusal)));
                return;
            }
            Err(_) => return,
        };
        let (reference, answer) = answer(shared, callers, uid, &line, &mut reader);
        let is_over = matches!(answer, Answer::Over(_));
        let told = match answer {
            Answer::Follow(after) => return follow::follow(shared, reader.stream(), uid, reference, after),
            Answer::Pair(hash, until) => return host::pair(shared, reader.stream(), hash, until),
            Answer::File(fetched) => fetched.pass_on(reader.stream(), reference),
            Answer::Fields(_) | Answer::No(_) | Answer::Over(_) | Answer::Part(..) => say(&reader, reference, answer),
        };
        if let Err(error) = told {
            log::debug!("session.gone error={error}");
            return;
        }
        if is_over {
            return;
        }
    }
}

fn soon(most: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(most).unwrap_or(now)
}

fn say(reader: &LineReader, reference: Option<Value>, answer: Answer) -> io::Result<()> {
    send_line(reader.stream(), &line(reference, answer), PATIENCE)
}

/// The answer's line.
fn line(reference: Option<Value>, answer: Answer) -> String {
    let mut fields = Map::new();
    if let Some(reference) = reference {
        fields.insert("ref".to_owned(), reference);
    }
    match answer {
        Answer::Fields(Value::Object(more)) => {
            fields.insert("ok".to_owned(), json!(true));
            fields.extend(more);
        }
        Answer::No(refusal) | Answer::Over(refusal) => refused(&mut fields, refusal),
        Answer::Part(refusal, more) => {
            refused(&mut fields, refusal);
            fields.extend(more.as_object().cloned().unwrap_or_default());
        }
        Answer::Fields(_) | Answer::File(_) | Answer::Follow(_) | Answer::Pair(..) => {
            fields.insert("ok".to_owned(), json!(true));
        }
    }
    Value::Object(fields).to_string()
}

fn refused(fields: &mut Map<String, Value>, refusal: Refusal) {
    let code = refusal.code;
    let more = json!({"ok": false, "code": code.as_str(), "next": code.next().as_str(), "hint": refusal.hint});
    fields.extend(more.as_object().cloned().unwrap_or_default());
    if let Some(field) = refusal.field {
        fields.insert("field".to_owned(), json!(field));
    }
    if let Some(at) = refusal.at {
        fields.insert("at".to_owned(), json!(at));
    }
    if let Some(ch) = refusal.ch {
        fields.insert("char".to_owned(), json!(code_point(ch)));
    }
    if let Some(fixed) = refusal.fixed {
        fields.insert("fixed".to_owned(), json!(fixed));
    }
}

/// The line of a refusal without a request: for callers who are not served.
pub(super) fn refusal_line(refusal: Refusal) -> Vec<u8> {
    let mut line = line(None, Answer::No(refusal)).into_bytes();
    line.push(b'\n');
    line
}

fn answer(
    shared: &Shared,
    callers: &Callers,
    uid: u32,
    line: &[u8],
    reader: &mut LineReader,
) -> (Option<Value>, Answer) {
    let request = match parse(line) {
        Ok(request) => request,
        Err(fault) => return (None, Answer::No(Refusal::json_strict(fault.what, fault.at))),
    };
    // Bytes may follow a line that names files; whoever refuses it unread cannot find the next line.
    let no = if request.get(FILES).is_some() { Answer::Over } else { Answer::No };
    let reference = match request.get("ref") {
        None => None,
        Some(Json::Str(text)) if text.chars().count() <= 64 => Some(json!(text)),
        Some(Json::Int(number)) => Some(json!(number)),
        Some(_) => {
            let refusal = Refusal::field_type("ref", "a short text or a number", "something else");
            return (None, no(refusal));
        }
    };
    match checked(callers, uid, &request) {
        Ok((op, whose)) => {
            if whose == Whose::Session {
                shared.sign();
            }
            let answer = operation(shared, uid, op, &request, reader);
            if whose == Whose::Session {
                shared.note(&fate(op, &request, &answer));
            }
            (reference, answer)
        }
        Err(refusal) => (reference, no(refusal)),
    }
}

/// What became of an operation, in ids and codes.
fn fate(op: &'static str, request: &Json, answer: &Answer) -> Fate {
    let whole = |name: &str| request.get(name).and_then(Json::int);
    let (end, first) = match answer {
        Answer::No(refusal) | Answer::Over(refusal) => (refusal.code.as_str(), None),
        Answer::Part(refusal, told) => (refusal.code.as_str(), told.pointer("/message_ids/0")),
        Answer::Fields(told) => ("done", told.pointer("/message_ids/0")),
        Answer::File(_) | Answer::Follow(_) | Answer::Pair(..) => ("done", None),
    };
    let message = first.and_then(Value::as_i64).or_else(|| whole("message_id")).and_then(MessageId::new);
    Fate::operation(op, whole("chat_id").and_then(ChatId::new), message, end)
}

/// The operation, if this caller may ask for it and its fields are those it has.
fn checked(callers: &Callers, uid: u32, request: &Json) -> Result<(&'static str, Whose), Refusal> {
    let Some(op) = request.get("op").and_then(Json::str) else {
        return Err(Refusal::field_missing("op", "the name of an operation"));
    };
    let Some((op, whose, known)) = OPS.iter().find(|(name, ..)| *name == op) else {
        return Err(Refusal::op_unknown(op));
    };
    let may = match whose {
        Whose::Anybody => true,
        Whose::Host => callers.root == uid,
        Whose::Session | Whose::SessionQuietly => callers.session.contains(&uid),
    };
    if !may {
        return Err(Refusal::not_permitted(uid));
    }
    let fields = request.obj().unwrap_or_default();
    let strange = fields
        .iter()
        .map(|(name, _)| name.as_str())
        .find(|name| !["op", "ref"].contains(name) && !known.contains(name));
    match strange {
        None => Ok((op, *whose)),
        Some(FILES) => Err(Refusal::of(Code::NoFileHere).in_field(FILES)),
        Some(name) => {
            let names: Vec<String> = known.iter().map(|name| (*name).to_owned()).collect();
            Err(Refusal::field_unknown(name, op, &names))
        }
    }
}

fn operation(shared: &Shared, uid: u32, op: &str, request: &Json, reader: &mut LineReader) -> Answer {
    match op {
        "ask_owner" => settled(asks::ask_owner(shared, request)),
        "download" => download::download(shared, request),
        "edit_message" => settled(change::edit(shared, request)),
        "groups" => host::groups(shared),
        "group_leave" => host::leave(shared, request),
        "guests_purge" => host::purge(shared),
        "notice" => settled(asks::notice(shared, request)),
        "pair" => host::pairing(shared, request),
        "permission_request" => settled(asks::permission(shared, uid, request)),
        "react" => settled(change::react(shared, request)),
        "reply" => reply::reply(shared, request, reader),
        "status" => Answer::Fields(status(shared)),
        "subscribe" => follow::subscribe(request),
        "typing" => settled(change::typing(shared, request)),
        "why" => host::why(shared, request),
        other => Answer::No(Refusal::op_unknown(other)),
    }
}

fn settled(result: Result<Value, Refusal>) -> Answer {
    result.map_or_else(Answer::No, Answer::Fields)
}

/// The receiver's part of `status --json` (FORMATS §12), and whose bot it is.
fn status(shared: &Shared) -> Value {
    let look = shared.health.look(shared.now(), shared.boot());
    let owners = shared.owners.current();
    let fault = look.ill.as_ref().map(|ill| ill.code).or_else(|| shared.owners.fault().map(|_| "owners"));
    // Whatever it comes from: no message and no press arrives.
    let error = if look.deaf { Some("deaf") } else { fault };
    let session = shared.journals().feed().is_followed();
    json!({
        "up": true,
        "since": look.since.to_second(),
        "poll_age_s": look.poll_age_s,
        "queue": shared.presses.waiting(),
        "session": session,
        "last_sign": shared.last_sign().map(Wall::to_second),
        "error": error,
        "poll_error": look.ill.as_ref().map(|ill| ill.code),
        "error_since": look.ill.map(|ill| ill.since.to_second()),
        "linked": shared.linked.load(Ordering::SeqCst),
        "frozen": shared.frozen.load(Ordering::SeqCst),
        "owners": owners.list().len(),
        "bot": look.me.as_ref().map(|me| json!({"id": me.id.get(), "username": me.username})),
        "group_privacy": look.me.map(|me| !me.reads_groups),
        "webhook_found": look.webhook.map(Wall::to_second),
        "clock_s": shared.clock.shift_s(),
        "lane": shared.lane.link.standing().as_str(),
    })
}

#[cfg(test)]
mod tests;
