//! Voice messages become words: a recording that came in an event is fetched and given to the keeper's `/voice` route (DESIGN §4),
//! by threads of their own. The event comes at once and says that its words follow; they are an event too, or that says why there
//! are none. What was promised and not kept when the process ended is found in the journal at the next start.

use std::collections::VecDeque;
use std::fs::File;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use super::event::{self, FOLLOWS, VOICE, Voice};
use super::journals::Item;
use super::shared::Shared;
use super::why::Fate;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::limits::{DOWNLOAD_BYTES_MAX, STACK_BYTES, TRANSCRIPT_MAX, VOICE_THREADS, VOICE_TRIES, VOICES_MAX};
use crate::net::keeper_client::{Body, DownloadError, HttpAnswer, KeeperError, UNKNOWN, UNSENT};
use crate::net::say::CALL_TIME;
use crate::sys::file::{Dir, How};
use crate::sys::{random, thread};
use crate::telegram::file_path::FilePath;
use crate::telegram::method::BotError;
use crate::telegram::multipart::Multipart;
use crate::telegram::view::{Members, View};

/// The keeper's route, which knows the service and its key.
const ROUTE: &str = "/voice/v1/audio/transcriptions";
/// How long the fetching of a recording may take.
const FILE_TIME: Duration = Duration::from_secs(100);
/// How long its transcription may take: the keeper's own bound, and a little.
const WORDS_TIME: Duration = Duration::from_secs(125);
/// The first wait before a service that was busy is tried again; each further one is twice as long.
const AGAIN: Duration = Duration::from_secs(2);
/// How soon a journal that could not be written is tried again.
const WRITE_AGAIN: Duration = Duration::from_secs(5);
/// What is recorded in Telegram is Opus in Ogg; services go by the name's ending.
const FILE_NAME: &str = "voice.ogg";

/// Recordings that wait.
#[derive(Debug)]
pub(super) struct Voices {
    /// The model that is asked for; `None` where no service is configured, and nothing is fetched.
    model: Option<String>,
    waiting: Mutex<Waiting>,
    came: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    jobs: VecDeque<Voice>,
    /// Promised by an earlier run, until [`start`].
    left: Vec<Voice>,
    stopped: bool,
}

/// Why there are no words.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Failed {
    Busy,
    Disk,
    Gone,
    Keeper,
    Many,
    NoKey,
    Off,
    Service(u16),
    Silent,
    TooBig,
    Unread,
    Unreached,
}

impl Failed {
    /// A short code, for the event, the log and `why`.
    const fn code(self) -> &'static str {
        match self {
            Self::Busy => "busy",
            Self::Disk => "disk_full",
            Self::Gone => "file_gone",
            Self::Keeper => "gate_down",
            Self::Many => "too_many",
            Self::NoKey => "no_key",
            Self::Off => "off",
            Self::Service(_) => "service",
            Self::Silent => "no_words",
            Self::TooBig => "file_too_big",
            Self::Unread => "unreadable",
            Self::Unreached => "service_down",
        }
    }

    fn why(self) -> String {
        match self {
            Self::Busy => "the transcription service was too busy".to_owned(),
            Self::Disk => "the gate has no room to fetch it".to_owned(),
            Self::Gone => "Telegram does not give the recording any more, or not now".to_owned(),
            Self::Keeper => "the gate's keeper cannot be reached".to_owned(),
            Self::Many => "too many came at once".to_owned(),
            Self::NoKey => {
                "the gate has no key for the transcription service (mila-gate keys set VOICE_API_KEY)".to_owned()
            }
            Self::Off => "transcription was switched off meanwhile".to_owned(),
            Self::Service(status) => format!("the transcription service answered {status}"),
            Self::Silent => "no words were heard in it".to_owned(),
            Self::TooBig => "it is longer than bots are given".to_owned(),
            Self::Unread => "the transcription service's answer cannot be read".to_owned(),
            Self::Unreached => "the transcription service cannot be reached".to_owned(),
        }
    }

    /// Whether it may be otherwise in a moment.
    const fn passes(self) -> bool {
        matches!(self, Self::Busy | Self::Keeper | Self::Unreached)
    }
}

impl Voices {
    /// With the model to ask for, if there is a service, and what an earlier run left undone.
    pub(super) fn new(model: Option<String>, left: Vec<Voice>) -> Self {
        Self { model, waiting: Mutex::new(Waiting { left, ..Waiting::default() }), came: Condvar::new() }
    }

    /// Whether voice messages are promised their words.
    pub(super) const fn is_on(&self) -> bool {
        self.model.is_some()
    }

    /// Ends the threads that wait; one that is at work ends with the process, and what it did not do is done at the next start.
    pub(super) fn stop(&self) {
        self.lock().stopped = true;
        self.came.notify_all();
    }

    /// Takes one in; given back where there are too many.
    fn put(&self, voice: Voice) -> Result<(), Box<Voice>> {
        let mut waiting = self.lock();
        if waiting.jobs.len() >= VOICES_MAX {
            return Err(Box::new(voice));
        }
        waiting.jobs.push_back(voice);
        self.came.notify_one();
        Ok(())
    }

    fn next(&self) -> Option<Voice> {
        let mut waiting = self.lock();
        loop {
            if waiting.stopped {
                return None;
            }
            if let Some(voice) = waiting.jobs.pop_front() {
                return Some(voice);
            }
            waiting = self.came.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the threads, and takes up what an earlier run left.
///
/// # Errors
/// A thread cannot be started.
pub(super) fn start(shared: &Arc<Shared>) -> io::Result<()> {
    let left = std::mem::take(&mut shared.voices.lock().left);
    for voice in left {
        wanted(shared, voice);
    }
    if shared.voices.is_on() {
        for number in 0..VOICE_THREADS {
            let shared = Arc::clone(shared);
            thread::spawn("voice", STACK_BYTES, move || run(&shared, number))?;
        }
    }
    Ok(())
}

/// A voice message whose words were promised stands in the journal.
pub(super) fn wanted(shared: &Shared, voice: Voice) {
    if !shared.voices.is_on() {
        tell(shared, voice, Err(Failed::Off));
    } else if let Err(voice) = shared.voices.put(voice) {
        tell(shared, *voice, Err(Failed::Many));
    }
}

fn run(shared: &Shared, number: usize) {
    let name = format!("voice-{number}");
    while let Some(voice) = shared.voices.next() {
        let mut wait = AGAIN;
        let mut tries = 1;
        let words = loop {
            match transcribe(shared, &voice, &name) {
                Err(failed) if failed.passes() && tries < VOICE_TRIES => {
                    if shared.halt.wait(wait) {
                        return;
                    }
                    wait = wait.saturating_mul(2);
                    tries = tries.saturating_add(1);
                }
                words => break words,
            }
        };
        tell(shared, voice, words);
    }
}

/// Writes the event of a voice message's words, when the disk takes it.
fn tell(shared: &Shared, voice: Voice, words: Result<String, Failed>) {
    let (text, failed) = match words {
        Ok(words) => (words, None),
        Err(failed) => {
            let said = format!(
                "(no transcript of this voice message: {}. The sound itself comes with download_attachment.)",
                failed.why()
            );
            (said, Some(failed.code()))
        }
    };
    log::info!("voice.told chat={} message={} end={}", voice.chat_id, voice.message_id, failed.unwrap_or("words"));
    let mut fate = Fate {
        chat: ChatId::new(voice.chat_id),
        message: MessageId::new(voice.message_id),
        who: Some(voice.from),
        user: UserId::new(voice.user_id),
        what: "transcript",
        end: failed.unwrap_or("event"),
        ..Fate::default()
    };
    let items = [Item::Event(event::transcript(voice, text, failed))];
    loop {
        match shared.journals().write(shared.now(), &items) {
            Ok(numbers) => {
                fate.seq = numbers.first().copied().flatten();
                return shared.note(&fate);
            }
            Err(error) => log::error!("voice.not_written error={error}"),
        }
        // It stands in the journal as promised: the next start takes it up.
        if shared.halt.wait(WRITE_AGAIN) {
            return;
        }
    }
}

/// Fetches a recording and asks for its words.
fn transcribe(shared: &Shared, voice: &Voice, name: &str) -> Result<String, Failed> {
    let (file, size) = fetch(shared, voice, name)?;
    let model = shared.voices.model.as_deref().unwrap_or_default();
    let boundary = random::array().map_err(|_error| Failed::Disk)?;
    let form = Multipart::new(boundary)
        .text("model", model)
        .text("response_format", "json")
        .file("file", FILE_NAME, file, size);
    let answer = shared.bot.keeper().call("POST", ROUTE, Body::Form(form), WORDS_TIME);
    let answer = answer.map_err(|error| {
        log::warn!("voice.keeper error={error}");
        Failed::Keeper
    })?;
    words(&answer)
}

/// The recording, in a file of `own` that has no name while it is used.
fn fetch(shared: &Shared, voice: &Voice, name: &str) -> Result<(File, u64), Failed> {
    let told = voice.size.and_then(|size| u64::try_from(size).ok());
    if told.is_some_and(|size| size > DOWNLOAD_BYTES_MAX) {
        return Err(Failed::TooBig);
    }
    let told = shared.bot.call("getFile", &json!({"file_id": voice.file}), CALL_TIME).map_err(|error| {
        log::warn!("voice.file_not_told error={error}");
        match error {
            BotError::Refused { description, .. } if description.contains("file is too big") => Failed::TooBig,
            BotError::Refused { retry_after: Some(_), .. } => Failed::Busy,
            BotError::Refused { .. } | BotError::Denied { .. } => Failed::Gone,
            BotError::Unknown { .. } | BotError::Unsent { .. } => Failed::Keeper,
        }
    })?;
    let path = told.get("file_path").and_then(Value::as_str).and_then(FilePath::parse).ok_or(Failed::Gone)?;
    let not_fetched = |error: DownloadError| {
        log::warn!("voice.file_not_fetched error={error}");
        match error {
            DownloadError::TooLong(_) => Failed::TooBig,
            DownloadError::Sink(_) => Failed::Disk,
            DownloadError::Keeper(KeeperError::Refused { code, .. }) if code == "file_too_long" => Failed::TooBig,
            DownloadError::Keeper(KeeperError::Refused { status: 429, .. }) => Failed::Busy,
            DownloadError::Keeper(KeeperError::Refused { .. }) => Failed::Gone,
            DownloadError::Keeper(KeeperError::Broken(_) | KeeperError::Unreachable(_)) => Failed::Keeper,
        }
    };
    let remote = shared.bot.keeper().file(&path, DOWNLOAD_BYTES_MAX, FILE_TIME).map_err(not_fetched)?;
    let size = remote.length();
    let mut file = nameless(&shared.own, name).map_err(|error| {
        log::error!("voice.no_room error={error}");
        Failed::Disk
    })?;
    remote.copy_to(&mut file).map_err(not_fetched)?;
    Ok((file, size))
}

/// A file that is gone with its descriptor; the name is this thread's own, so one of an earlier life is nobody's.
fn nameless(own: &Dir, name: &str) -> io::Result<File> {
    match own.unlink(name) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let file = own.open_file(name, How::CreateNew, 0o600)?;
    own.unlink(name)?;
    Ok(file)
}

/// The words in a service's answer, cut at their bound.
fn words(answer: &HttpAnswer) -> Result<String, Failed> {
    match (answer.status, answer.code.as_deref()) {
        (200, None) => {}
        (_, Some("no_key")) => return Err(Failed::NoKey),
        (_, Some("no_upstream")) => return Err(Failed::Off),
        (429, _) => return Err(Failed::Busy),
        (_, Some(UNSENT)) => return Err(Failed::Unreached),
        (_, Some(UNKNOWN)) => return Err(Failed::Unread),
        (status, _) => return Err(Failed::Service(status)),
    }
    let read = || View::new(&answer.body)?.members("answer")?.need("text")?.string("text");
    let text = read().map_err(|fault| {
        log::warn!("voice.unreadable {fault}");
        Failed::Unread
    })?;
    let text = text.trim();
    if text.is_empty() {
        return Err(Failed::Silent);
    }
    match text.char_indices().nth(TRANSCRIPT_MAX) {
        None => Ok(text.to_owned()),
        Some((end, _)) => {
            Ok(format!("{}… (cut after {TRANSCRIPT_MAX} characters)", text.get(..end).unwrap_or_default()))
        }
    }
}

/// Keeps account of promises while the events of earlier runs are read: one is added by its event, and taken away by its words.
pub(super) fn recall(open: &mut Vec<Voice>, line: &[u8]) {
    // Most lines have nothing to do with it, and are not read for it.
    if !std::str::from_utf8(line).is_ok_and(|line| line.contains("\"transcript\"")) {
        return;
    }
    let Some(event) = View::new(line).ok().and_then(|line| line.members("line").ok()) else { return };
    if is_transcript(&event) {
        let names = (int(&event, "chat_id"), int(&event, "message_id"));
        open.retain(|voice| (Some(voice.chat_id), Some(voice.message_id)) != names);
    } else if text(&event, "transcript").as_deref() == Some(FOLLOWS) {
        open.extend(promised(&event));
    }
}

/// Whether an event is the words of a voice message.
pub(super) fn is_transcript(event: &Members<'_>) -> bool {
    text(event, "kind").as_deref() == Some("transcript")
}

fn promised(event: &Members<'_>) -> Option<Voice> {
    let file = event.get("files").ok()??.items("files").ok()?.into_iter().next()?.members("file").ok()?;
    let from = text(event, "from")?;
    Some(Voice {
        from: ["owner", "team"].into_iter().find(|known| *known == from)?,
        user_id: int(event, "user_id")?,
        user: text(event, "user")?,
        chat_id: int(event, "chat_id")?,
        chat: text(event, "chat")?,
        message_id: int(event, "message_id")?,
        topic: int(event, "topic"),
        forwarded: int(event, "forwarded").map(|_| 1),
        file: text(&file, "file_id").filter(|_| text(&file, "type").as_deref() == Some(VOICE))?,
        size: int(&file, "size"),
    })
}

fn int(of: &Members<'_>, name: &'static str) -> Option<i64> {
    of.get(name).ok()??.int(name).ok()
}

fn text(of: &Members<'_>, name: &'static str) -> Option<String> {
    of.get(name).ok()??.string(name).ok()
}

#[cfg(test)]
#[path = "voice_tests.rs"]
mod tests;
