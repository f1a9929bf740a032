//! `bot_send`: a text, a photo, a file or an album into one chat, as the bot.
//!
//! Started by the runner, with the request on standard input and its files as `in/1`, `in/2`…; reaches Telegram through the
//! keeper alone, under the lease of this one request. What it prints is the only word on what happened, so it says *yes*
//! only when Telegram said so of every message, and *no* only when certainly none was sent.

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;
use serde_json::json;

use crate::base::answer::Ran;
use crate::base::exit::Exit;
use crate::base::ids::ChatId;
use crate::base::json::{self as strict, Json};
use crate::base::limits::{CAPTION_UNITS_MAX, FILE_BYTES_MAX, FILES_MAX, LINE_MAX, MESSAGE_UNITS_MAX};
use crate::net::bot::Bot;
use crate::net::keeper_client::KeeperClient;
use crate::policy::outcome::{Failed, Outcome};
use crate::sys::creds;
use crate::sys::random;
use crate::telegram::method::BotError;
use crate::telegram::multipart::Multipart;
use crate::text::split;

/// How long all of it may take: under the kind's own limit, so that it can still say what happened.
const BUDGET: Duration = Duration::from_secs(110);
/// How long one call without a file may take.
const CALL: Duration = Duration::from_secs(30);
/// A `retry_after` that is waited for, in seconds: Telegram's usual pace for one chat.
const RETRY_S: u64 = 30;

/// Runs it: the request from `input`, the outcome to `out`.
pub fn run(input: &mut dyn Read, out: &mut dyn Write, keeper: &Path) -> Exit {
    let outcome = match read(input) {
        Ok(plan) => match Live::open(keeper) {
            Ok(live) => carry_out(&plan, &live),
            Err(what) => plan.nothing("keeper", &what),
        },
        Err(what) => Outcome { result: Some(what.to_owned()), ..nothing() },
    };
    // The runner adds the time; to it, what this prints is the program's own object.
    match writeln!(out, "{}", outcome.to_program()).and_then(|()| out.flush()) {
        Ok(()) => Exit::OK,
        Err(_) => Exit::SOFTWARE,
    }
}

const fn nothing() -> Outcome {
    Outcome { ran: Ran::No, done: Vec::new(), failed: Vec::new(), result: None }
}

/// What is to be sent, in order.
#[derive(Debug, Eq, PartialEq)]
struct Plan {
    target: String,
    chat: ChatId,
    steps: Vec<Step>,
}

/// One call.
#[derive(Debug, Eq, PartialEq)]
enum Step {
    Text(String),
    Files { photo: bool, files: Vec<Attached>, caption: Option<String> },
}

/// A file of the request.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Attached {
    path: PathBuf,
    name: String,
    size: u64,
}

impl Plan {
    fn nothing(&self, code: &str, said: &str) -> Outcome {
        let failed = Failed { target: self.target.clone(), code: Failed::code(code), said: said.to_owned() };
        Outcome { failed: vec![failed], ..nothing() }
    }
}

fn read(input: &mut dyn Read) -> Result<Plan, &'static str> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LINE_MAX).unwrap_or(u64::MAX);
    input.take(most).read_to_end(&mut bytes).map_err(|_error| "the request could not be read")?;
    let request = strict::parse(&bytes).map_err(|_fault| "the request is not strict JSON")?;
    plan(&request).ok_or("the request is not one of this kind")
}

fn plan(request: &Json) -> Option<Plan> {
    let payload = request.get("payload")?;
    let to = payload.get("chat")?;
    let files = request.get("files")?.arr()?.iter().enumerate().map(attached).collect::<Option<Vec<_>>>()?;
    let photo = match payload.get("as").map(Json::str) {
        None | Some(Some("document")) => false,
        Some(Some("photo")) => true,
        Some(_) => return None,
    };
    let mut text = payload.get("text").map_or(Some(""), Json::str)?;
    let mut caption = None;
    if !files.is_empty() && !text.is_empty() && split::units(text) <= CAPTION_UNITS_MAX {
        caption = Some(text.to_owned());
        text = "";
    }
    let mut steps = Vec::new();
    if !text.is_empty() {
        steps.extend(split::parts(text, MESSAGE_UNITS_MAX).into_iter().map(|part| Step::Text(part.to_owned())));
    }
    for group in albums(files) {
        // The words stand under the first file, once.
        steps.push(Step::Files { photo, files: group, caption: caption.take() });
    }
    Some(Plan {
        target: to.get("id")?.str()?.to_owned(),
        chat: ChatId::new(to.get("runs")?.get("chat")?.int()?)?,
        steps,
    })
}

/// Files in calls that one upload can carry, in order: an album over Telegram's bound goes as several.
fn albums(files: Vec<Attached>) -> Vec<Vec<Attached>> {
    let mut albums: Vec<Vec<Attached>> = Vec::new();
    let mut bytes = 0_u64;
    for file in files {
        bytes = bytes.saturating_add(file.size);
        if let Some(album) = albums.last_mut().filter(|_| bytes <= FILE_BYTES_MAX) {
            album.push(file);
        } else {
            bytes = file.size;
            albums.push(vec![file]);
        }
    }
    albums
}

fn attached((index, file): (usize, &Json)) -> Option<Attached> {
    (index < FILES_MAX).then_some(())?;
    Some(Attached {
        path: PathBuf::from(format!("in/{}", index.checked_add(1)?)),
        name: file.get("name")?.str()?.to_owned(),
        size: u64::try_from(file.get("size")?.int()?).ok()?,
    })
}

/// Why a call did not end well.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Fault {
    /// Certainly nothing of it was sent.
    NotSent { code: String, said: String, retry_after: Option<u64> },
    /// It may have been sent.
    Unknown { said: String },
}

/// Who sends: Telegram through the keeper, or a test.
trait Sender {
    /// Sends one step; the ids of its messages.
    fn send(&self, chat: ChatId, step: &Step) -> Result<Vec<i64>, Fault>;
    /// Waits, if there is time for it.
    fn wait(&self, seconds: u64) -> bool;
}

fn carry_out(plan: &Plan, sender: &dyn Sender) -> Outcome {
    if plan.steps.is_empty() {
        return plan.nothing("empty", "neither a text nor a file");
    }
    let mut sent: Vec<i64> = Vec::new();
    for step in &plan.steps {
        let mut tried = sender.send(plan.chat, step);
        while let Err(Fault::NotSent { retry_after: Some(seconds), .. }) = tried {
            if seconds > RETRY_S || !sender.wait(seconds) {
                break;
            }
            tried = sender.send(plan.chat, step);
        }
        match tried {
            Ok(ids) => sent.extend(ids),
            Err(Fault::NotSent { code, said, .. }) => {
                let ran = if sent.is_empty() { Ran::No } else { Ran::Part };
                return Outcome { ran, result: listed(&sent), ..plan.nothing(&code, &said) };
            }
            Err(Fault::Unknown { said }) => {
                return Outcome { ran: Ran::Unknown, result: listed(&sent), ..plan.nothing("unknown", &said) };
            }
        }
    }
    Outcome { ran: Ran::Yes, done: vec![plan.target.clone()], failed: Vec::new(), result: listed(&sent) }
}

fn listed(sent: &[i64]) -> Option<String> {
    let ids: Vec<String> = sent.iter().map(i64::to_string).collect();
    (!ids.is_empty()).then(|| format!("sent as message {}", ids.join(", ")))
}

/// Telegram through the keeper.
struct Live {
    bot: Bot,
    until: Instant,
}

impl Live {
    fn open(keeper: &Path) -> Result<Self, String> {
        // The socket is root's, or in plain mode the one user's; nobody else's is spoken to.
        let owner = std::fs::metadata(keeper).map_err(|error| format!("the keeper's socket: {error}"))?.uid();
        if owner != 0 && owner != creds::my_uid() {
            return Err(format!("the keeper's socket belongs to uid {owner}"));
        }
        let until = Instant::now().checked_add(BUDGET).ok_or("no time")?;
        Ok(Self { bot: Bot::new(KeeperClient::new(keeper.to_owned(), owner)), until })
    }

    fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    fn upload(&self, method: &str, form: Multipart) -> Result<Value, BotError> {
        self.bot.upload(method, form, self.left())
    }
}

impl Sender for Live {
    fn send(&self, chat: ChatId, step: &Step) -> Result<Vec<i64>, Fault> {
        if self.left().is_zero() {
            return Err(Fault::NotSent {
                code: "time".to_owned(),
                said: "no time is left".to_owned(),
                retry_after: None,
            });
        }
        let answer = match step {
            Step::Text(text) => {
                let params =
                    json!({"chat_id": chat.get(), "text": text, "link_preview_options": {"is_disabled": true}});
                self.bot.call("sendMessage", &params, self.left().min(CALL))
            }
            Step::Files { photo, files, caption } => {
                let (method, form) = form(chat, *photo, files, caption.as_deref())?;
                self.upload(method, form)
            }
        };
        sent(chat, &answer.map_err(fault)?)
    }

    fn wait(&self, seconds: u64) -> bool {
        let wait = Duration::from_secs(seconds.saturating_add(1));
        if wait >= self.left() {
            return false;
        }
        std::thread::sleep(wait);
        true
    }
}

fn form(
    chat: ChatId,
    photo: bool,
    files: &[Attached],
    caption: Option<&str>,
) -> Result<(&'static str, Multipart), Fault> {
    let kind = if photo { "photo" } else { "document" };
    let not_sent = |error: std::io::Error| Fault::NotSent {
        code: "random".to_owned(),
        said: error.to_string(),
        retry_after: None,
    };
    let mut form = Multipart::new(random::array().map_err(not_sent)?).text("chat_id", chat.to_string());
    if let [file] = files {
        if let Some(caption) = caption {
            form = form.text("caption", caption);
        }
        let method = if photo { "sendPhoto" } else { "sendDocument" };
        return Ok((method, form.file(kind, &file.name, open(file)?, file.size)));
    }
    let media: Vec<Value> = files
        .iter()
        .enumerate()
        .map(|(index, _)| {
            let mut item = json!({"type": kind, "media": format!("attach://f{index}")});
            if let (0, Some(caption), Some(fields)) = (index, caption, item.as_object_mut()) {
                fields.insert("caption".to_owned(), Value::from(caption));
            }
            item
        })
        .collect();
    form = form.text("media", Value::from(media).to_string());
    for (index, file) in files.iter().enumerate() {
        form = form.file(&format!("f{index}"), &file.name, open(file)?, file.size);
    }
    Ok(("sendMediaGroup", form))
}

fn open(file: &Attached) -> Result<File, Fault> {
    let not_sent = |said: String| Fault::NotSent { code: "file".to_owned(), said, retry_after: None };
    let opened = File::open(&file.path).map_err(|error| not_sent(format!("{}: {error}", file.path.display())))?;
    let size = opened.metadata().map_err(|error| not_sent(error.to_string()))?.size();
    if size == file.size { Ok(opened) } else { Err(not_sent("a file is not as long as it was".to_owned())) }
}

/// The ids of what was sent: a message, or an album's messages, all of them in that chat.
fn sent(chat: ChatId, answer: &Value) -> Result<Vec<i64>, Fault> {
    let messages = answer.as_array().map_or_else(|| vec![answer], |all| all.iter().collect());
    let ids = messages.iter().map(|message| {
        let id = message.get("message_id").and_then(Value::as_i64).filter(|id| *id > 0)?;
        let there = message.get("chat").and_then(|chat| chat.get("id")).and_then(Value::as_i64);
        (there == Some(chat.get())).then_some(id)
    });
    match ids.collect::<Option<Vec<i64>>>() {
        Some(ids) if !ids.is_empty() => Ok(ids),
        _ => Err(Fault::Unknown { said: "Telegram's answer is not the message that was sent".to_owned() }),
    }
}

fn fault(error: BotError) -> Fault {
    match error {
        BotError::Refused { code, description, retry_after, .. } => {
            Fault::NotSent { code: code.to_string(), said: description, retry_after }
        }
        BotError::Unsent { what } => Fault::NotSent { code: "unsent".to_owned(), said: what, retry_after: None },
        BotError::Denied { status, code } => {
            Fault::NotSent { code, said: format!("the keeper refused it with {status}"), retry_after: None }
        }
        BotError::Unknown { what } => Fault::Unknown { said: what },
    }
}

#[cfg(test)]
mod tests;
