//! `session.sock`: one request at a time a connection, one answer line each; `subscribe` turns it into a stream of events.

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::shared::Shared;
use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::json::{Json, parse};
use crate::base::limits::{LINE_MAX, LINE_TIME};
use crate::base::time::Wall;
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::sys::poll::{Waited, readable};

/// How long a peer may take to read what it asked for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may stay without a request.
const IDLE: Duration = Duration::from_secs(3600);
/// Lines of `why`, unless fewer are asked for: they fit one answer.
const WHY_MAX: usize = 1000;

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
    /// A refusal.
    No(Refusal),
    /// The connection becomes a stream of events after this number.
    Follow(u64),
    /// The connection waits for a pairing.
    Pair(Digest, Wall),
}

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
        let (reference, answer) = answer(shared, callers, uid, &line);
        let told = match answer {
            Answer::Follow(after) => return follow(shared, reader.stream(), reference, after),
            Answer::Pair(hash, until) => return pair(shared, reader.stream(), hash, until),
            Answer::Fields(_) | Answer::No(_) => say(&reader, reference, answer),
        };
        if let Err(error) = told {
            log::debug!("session.gone error={error}");
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
        Answer::No(refusal) => {
            let code = refusal.code;
            let more = json!({"ok": false, "code": code.as_str(), "next": code.next().as_str(), "hint": refusal.hint});
            fields.extend(more.as_object().cloned().unwrap_or_default());
            if let Some(field) = refusal.field {
                fields.insert("field".to_owned(), json!(field));
            }
        }
        Answer::Fields(_) | Answer::Follow(_) | Answer::Pair(..) => {
            fields.insert("ok".to_owned(), json!(true));
        }
    }
    Value::Object(fields).to_string()
}

/// The line of a refusal without a request: for callers who are not served.
pub(super) fn refusal_line(refusal: Refusal) -> Vec<u8> {
    let mut line = line(None, Answer::No(refusal)).into_bytes();
    line.push(b'\n');
    line
}

fn answer(shared: &Shared, callers: &Callers, uid: u32, line: &[u8]) -> (Option<Value>, Answer) {
    let request = match parse(line) {
        Ok(request) => request,
        Err(fault) => return (None, Answer::No(Refusal::json_strict(fault.what, fault.at))),
    };
    let reference = match request.get("ref") {
        None => None,
        Some(Json::Str(text)) if text.chars().count() <= 64 => Some(json!(text)),
        Some(Json::Int(number)) => Some(json!(number)),
        Some(_) => {
            let refusal = Refusal::field_type("ref", "a short text or a number", "something else");
            return (None, Answer::No(refusal));
        }
    };
    let Some(op) = request.get("op").and_then(Json::str) else {
        return (reference, Answer::No(Refusal::field_missing("op", "the name of an operation")));
    };
    let (session, root) = (callers.session.contains(&uid), callers.root == uid);
    let known: &[&str] = match op {
        "status" => &[],
        "subscribe" if session => &["after"],
        "pair" if root => &["hash", "until"],
        "why" if root => &["last"],
        "groups" | "guests_purge" if root => &[],
        "group_leave" if root => &["chat"],
        "subscribe" | "pair" | "why" | "groups" | "guests_purge" | "group_leave" => {
            return (reference, Answer::No(Refusal::not_permitted(uid)));
        }
        other => return (reference, Answer::No(Refusal::op_unknown(other))),
    };
    let fields = request.obj().unwrap_or_default();
    let strange =
        fields.iter().find(|(name, _)| !["op", "ref"].contains(&name.as_str()) && !known.contains(&name.as_str()));
    if let Some((name, _)) = strange {
        let names: Vec<String> = known.iter().map(|name| (*name).to_owned()).collect();
        return (reference, Answer::No(Refusal::field_unknown(name, op, &names)));
    }
    let answer = match op {
        "status" => Answer::Fields(status(shared)),
        "subscribe" => subscribe(&request),
        "pair" => pairing(shared, &request),
        "why" => why(shared, &request),
        "groups" => Answer::Fields(json!({"groups": []})),
        "group_leave" => Answer::No(Refusal::new(Code::IdUnknown, "No such chat is connected. Nothing changed.")),
        "guests_purge" => purge(shared),
        other => Answer::No(Refusal::op_unknown(other)),
    };
    (reference, answer)
}

/// The receiver's part of `status --json` (FORMATS §12), and whose bot it is.
fn status(shared: &Shared) -> Value {
    let look = shared.health.look(shared.now(), shared.boot());
    let owners = shared.owners.current();
    let error = look.ill.as_ref().map(|ill| ill.code).or_else(|| shared.owners.fault().map(|_| "owners"));
    let session = shared.journals().feed().is_followed();
    json!({
        "up": true,
        "since": look.since.to_second(),
        "poll_age_s": look.poll_age_s,
        "queue": shared.presses.waiting(),
        "session": session,
        "last_sign": null,
        "error": error,
        "error_since": look.ill.map(|ill| ill.since.to_second()),
        "linked": shared.linked.load(Ordering::SeqCst),
        "frozen": shared.frozen.load(Ordering::SeqCst),
        "owners": owners.list().len(),
        "bot": look.me.as_ref().map(|me| json!({"id": me.id.get(), "username": me.username})),
        "group_privacy": look.me.map(|me| !me.reads_groups),
        "webhook_found": look.webhook.map(Wall::to_second),
        "clock_s": shared.clock.shift_s(),
    })
}

fn subscribe(request: &Json) -> Answer {
    match request.get("after") {
        None => Answer::Follow(0),
        Some(Json::Int(after)) => match u64::try_from(*after) {
            Ok(after) => Answer::Follow(after),
            Err(_) => Answer::No(Refusal::field_range("after", "0 or more", "less")),
        },
        Some(_) => Answer::No(Refusal::field_type("after", "a number", "something else")),
    }
}

fn pairing(shared: &Shared, request: &Json) -> Answer {
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

fn why(shared: &Shared, request: &Json) -> Answer {
    let last = match request.get("last") {
        None => WHY_MAX,
        Some(Json::Int(last)) => usize::try_from(*last).unwrap_or_default().min(WHY_MAX),
        Some(_) => return Answer::No(Refusal::field_type("last", "a number", "something else")),
    };
    let lines: Vec<Value> = shared.why.last(last).iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let look = shared.health.look(shared.now(), shared.boot());
    Answer::Fields(json!({"lines": lines, "poll_age_s": look.poll_age_s}))
}

fn purge(shared: &Shared) -> Answer {
    match shared.journals().purge(shared.now()) {
        Ok(files) => {
            log::info!("guests.purged files={files}");
            Answer::Fields(json!({"files": files}))
        }
        Err(error) => Answer::No(Refusal::trouble(Code::DiskFull, &error.to_string())),
    }
}

/// Streams events until the peer goes or does not read.
fn follow(shared: &Shared, stream: &UnixStream, reference: Option<Value>, after: u64) {
    let (feed, folder) = {
        let journals = shared.journals();
        (journals.feed(), journals.folder())
    };
    let mut follower = match feed.follow(&folder, after) {
        Ok(Some(follower)) => follower,
        Ok(None) => {
            let refusal = Refusal::new(
                Code::SubscribedElsewhere,
                "Another session of this gate follows the events already. The tools work here all the same.",
            );
            drop(send_line(stream, &line(reference, Answer::No(refusal)), PATIENCE));
            return;
        }
        Err(error) => {
            let refusal = Refusal::trouble(Code::JournalStopped, &error.to_string());
            drop(send_line(stream, &line(reference, Answer::No(refusal)), PATIENCE));
            return;
        }
    };
    log::info!("session.following after={after}");
    let ended = stream_events(&mut follower, stream);
    log::info!("session.left {}", ended.err().map_or_else(|| "closed".to_owned(), |error| error.to_string()));
}

fn stream_events(follower: &mut super::feed::Follower, mut stream: &UnixStream) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    loop {
        while let Some(lines) = follower.next()? {
            stream.write_all(&lines)?;
        }
        let Waited::Ready(ready) = readable(&[stream.as_fd(), follower.woken()], None)? else { continue };
        if ready.contains(&0) {
            let mut byte = [0];
            return match stream.read(&mut byte)? {
                0 => Ok(()),
                _ => Err(io::Error::other("a subscriber only listens")),
            };
        }
    }
}

/// Waits with the operator's terminal until it goes, or the code ends.
fn pair(shared: &Shared, mut stream: &UnixStream, hash: Digest, until: Wall) {
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

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
