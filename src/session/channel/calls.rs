//! What each tool does.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::base::answer::{Answer, Code, Refusal, State};
use crate::base::json::{self, Json};
use crate::base::limits::{CALL_WAIT_MAX_S, CALL_WAIT_S, INBOX_EVENTS_MAX};
use crate::session::ask::{self, Ask};
use crate::session::channel::rpc::{object, text};
use crate::session::channel::tools::{self, INBOX_WAIT};
use crate::session::channel::{Places, schema};
use crate::session::inbox::Cursor;
use crate::session::{fetched, link, reach};
use crate::text::fixed;
use crate::text::visible::{self, Rule};

/// How long an answer may take, past what it was asked to wait: sends wait for their turn in a chat.
const ANSWER: Duration = Duration::from_secs(60);
/// How long the list of kinds may take before the tools are listed without it: a client waits for them before it starts.
const KINDS: Duration = Duration::from_secs(2);
/// How long a file may take.
const DOWNLOAD: Duration = Duration::from_secs(300);

/// Events that wait to be fetched by a client without channels.
#[derive(Debug)]
pub(super) struct Waiting {
    /// Number and tag of each.
    pub(super) events: Mutex<Receiver<(u64, String)>>,
    /// Moved once a client has been given them.
    pub(super) cursor: Arc<Cursor>,
}

/// What a call gave.
#[derive(Debug)]
pub(super) struct Gave {
    /// The words of the result.
    pub(super) words: String,
    /// A fault or a refusal: a model tries again, or does otherwise.
    pub(super) is_error: bool,
    /// The last event in it: it is taken once the result is out.
    pub(super) taken: Option<u64>,
}

impl Gave {
    fn fine(words: impl Into<String>) -> Self {
        Self { words: words.into(), is_error: false, taken: None }
    }

    fn answer(answer: &Answer) -> Self {
        Self { words: answer.to_json(), is_error: answer.state == State::Denied, taken: None }
    }

    /// A refusal, as an answer that says that nothing ran.
    pub(super) fn refused(refusal: Refusal) -> Self {
        let unknown = refusal.code == Code::Unknown;
        if unknown {
            let answer = Answer::unnamed(State::Unknown).with_hint(&refusal.hint);
            return Self { is_error: true, ..Self::answer(&answer) };
        }
        Self::answer(&Answer::denied(None, refusal))
    }
}

/// Does what a tool is for.
pub(super) fn call(places: &Places, waiting: Option<&Waiting>, name: &str, given: &Json) -> Gave {
    try_call(places, waiting, name, given).unwrap_or_else(Gave::refused)
}

fn try_call(places: &Places, waiting: Option<&Waiting>, name: &str, given: &Json) -> Result<Gave, Refusal> {
    let tool = tools::find(name).ok_or_else(|| Refusal::op_unknown(name))?;
    let given = tools::arguments(tool, given)?;
    match name {
        "ask_consent" => Ok(Gave::answer(&ask::ask(&request(&given), &places.consent))),
        "ask_standing_permission" => Ok(consent(places, "mandate", with_cents(given), 0)),
        "cancel_request" => Ok(consent(places, "cancel", given, 0)),
        "check_text" => Ok(Gave::fine(check_text(given.get("text").and_then(Json::str).unwrap_or_default()))),
        "consent_status" => {
            let wait_s = wait_of(&given)?;
            let id = given.get("id").cloned().unwrap_or(Json::Null);
            let fields = object([("id", id), ("wait_s", Json::Int(i64::try_from(wait_s).unwrap_or(0)))]);
            Ok(consent(places, "status", fields, wait_s))
        }
        "download_attachment" => download(places, given.get("file_id").and_then(Json::str).unwrap_or_default()),
        "list_kinds" => look(places, "kinds"),
        "list_requests" => look(places, "list"),
        INBOX_WAIT => match waiting {
            Some(waiting) => events(waiting, wait_of(&given)?),
            None => Err(Refusal::op_unknown(name)),
        },
        // The rest have the names and fields of the receiver's operations.
        _ => Ok(send(places, name, given)),
    }
}

fn request(given: &Json) -> Ask {
    Ask {
        kind: given.get("kind").and_then(Json::str).unwrap_or_default().to_owned(),
        payload: given.get("payload").cloned().unwrap_or(Json::Null),
        files: paths(given),
        wait_s: 0,
        urgent: given.get("urgent").and_then(Json::bool).unwrap_or(false),
    }
}

fn paths(given: &Json) -> Vec<PathBuf> {
    let list = given.get("files").and_then(Json::arr).unwrap_or_default();
    list.iter().filter_map(Json::str).map(PathBuf::from).collect()
}

fn with_cents(given: Json) -> Json {
    let Json::Obj(mut fields) = given else { return given };
    for (name, none) in [("targets", Json::Arr(Vec::new())), ("cents", Json::Int(0))] {
        if !fields.iter().any(|(known, _)| known == name) {
            fields.push((name.to_owned(), none));
        }
    }
    Json::Obj(fields)
}

fn wait_of(given: &Json) -> Result<u64, Refusal> {
    let Some(wait) = given.get("wait_s").and_then(Json::int) else { return Ok(CALL_WAIT_S) };
    let wait_s = u64::try_from(wait).ok().filter(|wait| *wait <= u64::from(CALL_WAIT_MAX_S));
    wait_s.ok_or_else(|| Refusal::field_range("wait_s", &format!("0 to {CALL_WAIT_MAX_S}"), &wait.to_string()))
}

/// The line of an operation.
fn line(op: &str, fields: Json) -> String {
    let mut all = vec![("op".to_owned(), text(op))];
    if let Json::Obj(fields) = fields {
        all.extend(fields);
    }
    json::canonical(&Json::Obj(all))
}

fn consent(places: &Places, op: &str, fields: Json, wait_s: u64) -> Gave {
    Gave::answer(&ask::status(&line(op, fields), wait_s, &places.consent))
}

/// The list of tools, with the kinds that there are where the proxy says them in time.
pub(super) fn list(places: &Places, inbox: bool) -> Json {
    let told = reach::call("consent proxy", &places.consent, &line("kinds", Json::Null), KINDS);
    schema::list(inbox, &told.map(|told| schema::kinds(&told)).unwrap_or_default())
}

/// What the proxy lists, as it says it.
fn look(places: &Places, op: &str) -> Result<Gave, Refusal> {
    let told = reach::call("consent proxy", &places.consent, &line(op, Json::Null), ANSWER)?;
    if let Ok(answer) = Answer::from_json(&told) {
        return Ok(Gave::answer(&answer));
    }
    Ok(Gave::fine(String::from_utf8_lossy(&told).trim()))
}

/// An operation of the receiver's.
fn send(places: &Places, op: &str, given: Json) -> Gave {
    let files = paths(&given);
    let Json::Obj(mut fields) = given else { return Gave::fine("") };
    fields.retain(|(name, _)| name != "files");
    match link::call(&places.session, op, fields, &files, ANSWER) {
        link::Told::Done(answer) => Gave::fine(json::canonical(&answer)),
        link::Told::Refused(refusal, more) if more.get("code").is_none() => Gave::refused(refusal),
        link::Told::Refused(_, more) => Gave { is_error: true, ..Gave::fine(json::canonical(&more)) },
    }
}

fn check_text(words: &str) -> String {
    let found: Vec<Json> = visible::all(words, Rule::TEXT)
        .into_iter()
        .map(|finding| {
            object([
                ("at", Json::Int(i64::try_from(finding.at).unwrap_or(i64::MAX))),
                ("char", Json::Str(format!("U+{:04X}", u32::from(finding.ch)))),
                ("rule", text(finding.rule.as_str())),
                ("code", text(finding.code())),
            ])
        })
        .collect();
    if found.is_empty() {
        return json::canonical(&object([("ok", Json::Bool(true))]));
    }
    let fixed = fixed::fix(words, Rule::TEXT).map_or(Json::Null, Json::Str);
    json::canonical(&object([("ok", Json::Bool(false)), ("findings", Json::Arr(found)), ("fixed", fixed)]))
}

/// Fetches a file whole, or leaves nothing under its name.
fn download(places: &Places, id: &str) -> Result<Gave, Refusal> {
    let fetched = fetched::fetch(&places.session, &places.state, id, DOWNLOAD)?;
    let path = fetched.path.display().to_string();
    let size = i64::try_from(fetched.size).unwrap_or(i64::MAX);
    let gave = object([("path", Json::Str(path)), ("type", Json::Str(fetched.kind)), ("size", Json::Int(size))]);
    Ok(Gave::fine(json::canonical(&gave)))
}

/// Hands a tool prompt to the receiver; only its four texts, and only if they are texts.
pub(super) fn prompt(places: &Places, params: &Json) {
    let field = |name: &str| params.get(name).and_then(Json::str).map(|value| (name.to_owned(), text(value)));
    let fields: Option<Vec<_>> =
        ["request_id", "tool_name", "description", "input_preview"].map(field).into_iter().collect();
    let Some(fields) = fields else { return log::warn!("channel.prompt_left code=field_type") };
    match link::call(&places.session, "permission_request", fields, &[], ANSWER) {
        link::Told::Done(_) => log::info!("channel.prompt_shown"),
        link::Told::Refused(refusal, _) => log::warn!("channel.prompt_left code={}", refusal.code.as_str()),
    }
}

/// The events that are there, or the first that comes in time.
fn events(waiting: &Waiting, wait_s: u64) -> Result<Gave, Refusal> {
    // One at a time: two would share one stream of events between them.
    let events = waiting.events.try_lock().map_err(|_taken| Refusal::busy(CALL_WAIT_S))?;
    let mut tags = Vec::new();
    let mut last = None;
    let mut most = Duration::from_secs(wait_s);
    while tags.len() < INBOX_EVENTS_MAX {
        match events.recv_timeout(most) {
            Ok((seq, tag)) => {
                last = Some(seq);
                tags.push(tag);
                most = Duration::ZERO;
            }
            Err(RecvTimeoutError::Timeout) => break,
            Err(RecvTimeoutError::Disconnected) => return Err(Refusal::gate_down("receiver", "session.sock")),
        }
    }
    Ok(Gave { taken: last, ..Gave::fine(tags.join("\n")) })
}
