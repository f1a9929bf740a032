//! `reply`: the session's words and files into a chat, in as many messages as they need.

use serde_json::{Map, Value, json};

use super::files::{self, Received, UPLOAD_TIME};
use super::telegram::{Fault, in_turn, messages, refusal};
use super::words::{self, Words};
use super::{Answer, fields, place};
use crate::base::answer::{Code, Refusal};
use crate::base::ids::{BotId, ChatId, MessageId};
use crate::base::json::Json;
use crate::base::limits::{CAPTION_UNITS_MAX, FILE_BYTES_MAX, MESSAGE_UNITS_MAX, TURN_WAIT_MAX};
use crate::daemon::receiver::holds::{Place, Upload};
use crate::daemon::receiver::sent::Kind;
use crate::daemon::receiver::shared::Shared;
use crate::net::lines::LineReader;
use crate::net::say::CALL_TIME;
use crate::sys::random;
use crate::telegram::markdown::Formatted;
use crate::telegram::method::BotError;
use crate::telegram::multipart::Multipart;

/// What is asked for, but for the files' bytes.
#[derive(Debug)]
struct Ask {
    chat: ChatId,
    bot: BotId,
    reply_to: Option<MessageId>,
    topic: Option<MessageId>,
    words: Option<Words>,
    /// The words as messages of their own.
    texts: Vec<Formatted>,
    /// The words under the one file.
    caption: Option<Formatted>,
}

/// One call.
#[derive(Debug)]
enum Step {
    Files { as_photos: bool, files: Vec<Received>, caption: Option<Formatted> },
    Text(Formatted),
}

/// Sends.
pub(super) fn reply(shared: &Shared, request: &Json, reader: &mut LineReader) -> Answer {
    let announced = match files::announced(request) {
        Ok(announced) => announced,
        Err(refusal) => return Answer::Over(refusal),
    };
    // Everything but the bytes is looked at before the first of them is kept.
    let asked = files::check(&announced).and_then(|()| ask(shared, request, announced.len())).and_then(|asked| {
        // Held until all is sent: files are large, here and at the keeper.
        let upload = if announced.is_empty() { None } else { Some(one_upload(shared)?) };
        Ok((asked, upload))
    });
    let ((asked, _upload), received) = match asked {
        Ok(asked) => match files::receive(reader, announced, &shared.own) {
            Ok(received) => (asked, received),
            Err(refusal) => return Answer::Over(refusal),
        },
        Err(refusal) => {
            return match files::skip(reader, &announced) {
                Ok(()) => Answer::No(refusal),
                Err(refusal) => Answer::Over(refusal),
            };
        }
    };
    send(shared, asked, received)
}

fn one_upload(shared: &Shared) -> Result<Upload<'_>, Refusal> {
    shared.holds.upload(TURN_WAIT_MAX).ok_or_else(|| Refusal::busy(1))
}

fn ask(shared: &Shared, request: &Json, files: usize) -> Result<Ask, Refusal> {
    let chat = fields::chat(request, "chat_id")?;
    let reply_to = fields::message(request, "reply_to")?;
    let topic = fields::message(request, "topic")?;
    let words = Words::read(request)?;
    if words.is_none() && files == 0 {
        return Err(Refusal::field_missing("text", "a text or a file"));
    }
    let caption = words.as_ref().filter(|_| files == 1).and_then(|words| words.one(CAPTION_UNITS_MAX).ok());
    let texts = match &words {
        Some(words) if caption.is_none() => words.messages(MESSAGE_UNITS_MAX)?,
        Some(_) | None => Vec::new(),
    };
    place::open(shared, chat)?;
    Ok(Ask { chat, bot: place::bot(shared)?, reply_to, topic, words, texts, caption })
}

fn send(shared: &Shared, mut ask: Ask, received: Vec<Received>) -> Answer {
    let texts = std::mem::take(&mut ask.texts).into_iter().map(Step::Text);
    let mut steps: Vec<Step> = texts.chain(uploads(received, ask.caption.take())).collect();
    let all = steps.iter().map(Step::messages).sum();
    let mut turn = match shared.holds.queue(ask.chat, all) {
        Ok(turn) => turn,
        Err(far) => return Answer::No(refusal(shared, &Fault::Turn(far))),
    };
    let mut sent: Vec<MessageId> = Vec::new();
    steps.reverse();
    while let Some(step) = steps.pop() {
        match carry_out(shared, &ask, &step, sent.is_empty(), &mut turn) {
            Ok(ids) => {
                shared.sent.put(ask.bot, ask.chat, &ids, step.kind(), shared.now());
                sent.extend(ids);
            }
            Err(Fault::Bot(error)) if step.is_no_picture(&error) => steps.extend(step.into_documents()),
            Err(fault) => return stopped(shared, &fault, &sent, all),
        }
    }
    let mut told = json!({"message_ids": ids(&sent)});
    if let Some(words) = &ask.words {
        words.tell_format(&mut told);
    }
    Answer::Fields(told)
}

/// What is said when not everything was sent.
fn stopped(shared: &Shared, fault: &Fault, sent: &[MessageId], all: usize) -> Answer {
    let refusal = refusal(shared, fault);
    if sent.is_empty() {
        return Answer::No(refusal);
    }
    let told = json!({"message_ids": ids(sent), "cause": refusal.code.as_str()});
    if refusal.code == Code::Unknown {
        return Answer::Part(refusal, told);
    }
    let hint = format!(
        "{} of {all} messages were sent; the rest was not ({}). Do not send again what was sent.",
        sent.len(),
        refusal.code.as_str()
    );
    Answer::Part(Refusal::new(Code::Partial, hint), told)
}

fn ids(sent: &[MessageId]) -> Vec<i64> {
    sent.iter().map(|id| id.get()).collect()
}

/// Files in calls: pictures together in albums that one upload can carry, every other file by itself.
fn uploads(received: Vec<Received>, mut caption: Option<Formatted>) -> Vec<Step> {
    let (photos, others): (Vec<_>, Vec<_>) = received.into_iter().partition(|file| file.is_photo);
    let mut albums: Vec<Vec<Received>> = Vec::new();
    let mut bytes = 0_u64;
    for photo in photos {
        bytes = bytes.saturating_add(photo.size);
        if let Some(album) = albums.last_mut().filter(|_| bytes <= FILE_BYTES_MAX) {
            album.push(photo);
        } else {
            bytes = photo.size;
            albums.push(vec![photo]);
        }
    }
    let albums = albums.into_iter().map(|files| (true, files));
    let calls = albums.chain(others.into_iter().map(|file| (false, vec![file])));
    calls.map(|(as_photos, files)| Step::Files { as_photos, files, caption: caption.take() }).collect()
}

impl Step {
    fn messages(&self) -> usize {
        match self {
            Self::Files { files, .. } => files.len(),
            Self::Text(_) => 1,
        }
    }

    const fn kind(&self) -> Kind {
        match self {
            Self::Files { .. } => Kind::Caption,
            Self::Text(_) => Kind::Text,
        }
    }

    /// Telegram does not take it for a picture: too wide, say, or damaged.
    fn is_no_picture(&self, error: &BotError) -> bool {
        let refused = matches!(error, BotError::Refused { code: 400, description, .. }
            if ["PHOTO", "IMAGE"].iter().any(|word| description.contains(word)));
        refused && matches!(self, Self::Files { as_photos: true, .. })
    }

    /// The same files as files, the last first.
    fn into_documents(self) -> Vec<Self> {
        let Self::Files { files, mut caption, .. } = self else { return Vec::new() };
        let mut steps: Vec<Self> = files
            .into_iter()
            .map(|file| Self::Files { as_photos: false, files: vec![file], caption: caption.take() })
            .collect();
        steps.reverse();
        steps
    }
}

fn carry_out(
    shared: &Shared,
    ask: &Ask,
    step: &Step,
    first: bool,
    turn: &mut Place<'_>,
) -> Result<Vec<MessageId>, Fault> {
    let answer = in_turn(shared, ask.chat, turn, step.messages(), || match step {
        Step::Text(said) => Ok(shared.bot.call("sendMessage", &text(ask, said, first), CALL_TIME)?),
        Step::Files { as_photos, files, caption } => {
            let (method, form) = form(ask, *as_photos, files, caption.as_ref(), first).map_err(Fault::File)?;
            Ok(shared.bot.upload(method, form, UPLOAD_TIME)?)
        }
    })?;
    let ids = messages(ask.chat, &answer)?;
    if ids.len() == step.messages() {
        return Ok(ids);
    }
    Err(BotError::Unknown { what: "Telegram's answer tells of another number of messages".to_owned() }.into())
}

/// What every message of a reply has: only the first answers and rings.
fn common(ask: &Ask, first: bool) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("chat_id".to_owned(), json!(ask.chat.get()));
    if let Some(topic) = ask.topic {
        fields.insert("message_thread_id".to_owned(), json!(topic.get()));
    }
    if let Some(message) = ask.reply_to.filter(|_| first) {
        let to = json!({"message_id": message.get(), "allow_sending_without_reply": true});
        fields.insert("reply_parameters".to_owned(), to);
    }
    if !first {
        fields.insert("disable_notification".to_owned(), json!(true));
    }
    fields
}

fn text(ask: &Ask, said: &Formatted, first: bool) -> Value {
    let mut fields = common(ask, first);
    fields.insert("text".to_owned(), json!(said.text));
    fields.insert("entities".to_owned(), words::entities(said));
    fields.insert("link_preview_options".to_owned(), json!({"is_disabled": true}));
    Value::Object(fields)
}

fn form(
    ask: &Ask,
    as_photos: bool,
    files: &[Received],
    caption: Option<&Formatted>,
    first: bool,
) -> std::io::Result<(&'static str, Multipart)> {
    let mut form = Multipart::new(random::array()?);
    for (name, value) in common(ask, first) {
        form = form.text(&name, value.to_string());
    }
    let kind = if as_photos { "photo" } else { "document" };
    if let [file] = files {
        if let Some(said) = caption {
            form = form.text("caption", said.text.as_str()).text("caption_entities", words::entities(said).to_string());
        }
        let method = if as_photos { "sendPhoto" } else { "sendDocument" };
        return Ok((method, form.file(kind, &file.name, file.file.try_clone()?, file.size)));
    }
    let media: Vec<Value> =
        (0..files.len()).map(|index| json!({"type": kind, "media": format!("attach://f{index}")})).collect();
    form = form.text("media", Value::from(media).to_string());
    for (index, file) in files.iter().enumerate() {
        form = form.file(&format!("f{index}"), &file.name, file.file.try_clone()?, file.size);
    }
    Ok(("sendMediaGroup", form))
}
