//! What the session may see: events are built here and nowhere else, from types that hold no word of a stranger's. No
//! update and no message as it came is ever named here (`tests/layering.rs` holds it).

use serde::Serialize;

use crate::base::answer::Answer;
use crate::base::ids::{MessageId, QuestionId};
use crate::base::refusal::code_point;
use crate::base::time::Wall;
use crate::policy::inbox::{Author, Heard, Quote};
use crate::policy::people::Who;

/// What stands for a message of which nothing can be passed on, so that it does not vanish without a word.
const NOTHING_TO_SHOW: &str = "(a message of a kind that is not passed on)";

/// The kind of file that is transcribed.
pub(super) const VOICE: &str = "voice";
/// What an event says whose words come later.
pub(super) const FOLLOWS: &str = "follows";

/// An event, without its number and time.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Event {
    /// An owner's answer to a question of the agent's.
    Answer(Box<Choice>),
    /// What the proxy decided.
    Decision(Box<Decision>),
    /// A message of somebody the session listens to.
    Message(Box<Said>),
    /// The words of a voice message that came before, or why there are none.
    Transcript(Box<Transcript>),
}

/// A message of an owner's or of the team's.
#[derive(Debug, Serialize)]
pub(super) struct Said {
    from: &'static str,
    user_id: i64,
    user: String,
    pub(super) chat_id: i64,
    chat: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    topic: Option<i64>,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    files: Vec<File>,
    #[serde(skip_serializing_if = "Option::is_none")]
    album: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forwarded: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Answered>,
    /// `follows`: its words come as an event of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    transcript: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct File {
    #[serde(rename = "file_id")]
    id: String,
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<i64>,
}

/// What a message answers.
#[derive(Debug, Serialize)]
struct Answered {
    #[serde(skip_serializing_if = "Option::is_none")]
    message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<&'static str>,
    text: String,
    shown: bool,
}

/// An owner's answer to a question of the agent's.
#[derive(Debug, Serialize)]
pub(super) struct Choice {
    question: String,
    #[serde(rename = "choice")]
    number: usize,
    text: String,
}

/// The event of an answer: the agent's own word for it, from the question that it asked.
pub(super) fn answer(question: &QuestionId, choice: usize, text: String) -> Event {
    Event::Answer(Box::new(Choice { question: question.as_str().to_owned(), number: choice, text }))
}

/// A decision of the proxy's.
#[derive(Debug, Serialize)]
pub(super) struct Decision {
    pub(super) n: u64,
    request_id: Option<String>,
    state: &'static str,
    ran: &'static str,
    r#final: bool,
    next: &'static str,
    hint: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    char: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reopened_from: Option<String>,
}

/// The event of a message. `user` is the name that was stored when an owner gave this person their place, and `chat` the title
/// that the owner saw at connecting: never live ones. `None` for a stranger's.
pub(super) fn said(heard: Heard, user: &str, chat: &str) -> Option<Event> {
    let heard = heard.parts();
    let (from, id) = match heard.who {
        Who::Owner(id) => ("owner", id),
        Who::Team(id) => ("team", id),
        Who::Stranger => return None,
    };
    let files: Vec<File> =
        heard.files.into_iter().map(|file| File { id: file.id, r#type: file.kind, size: file.size }).collect();
    let text = match (heard.text, heard.left_out.map(left_out)) {
        (Some(text), Some(line)) => format!("{text}\n{line}"),
        (Some(text), None) => text,
        (None, Some(line)) => line.to_owned(),
        (None, None) if files.is_empty() => NOTHING_TO_SHOW.to_owned(),
        (None, None) => String::new(),
    };
    Some(Event::Message(Box::new(Said {
        from,
        user_id: id.get(),
        user: user.to_owned(),
        chat_id: heard.chat.get(),
        chat: chat.to_owned(),
        message_id: heard.message.map(MessageId::get),
        topic: heard.topic,
        text,
        files,
        album: heard.album,
        forwarded: heard.forwarded.then_some(1),
        reply: heard.quote.map(answered),
        transcript: None,
    })))
}

/// A voice message of an event, and all that the event of its words repeats of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub(super) struct Voice {
    pub(super) from: &'static str,
    pub(super) user_id: i64,
    pub(super) user: String,
    pub(super) chat_id: i64,
    pub(super) chat: String,
    pub(super) message_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) topic: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) forwarded: Option<u8>,
    /// The recording.
    #[serde(skip)]
    pub(super) file: String,
    /// Its bytes, where they were told.
    #[serde(skip)]
    pub(super) size: Option<i64>,
}

/// The words of a voice message.
#[derive(Debug, Serialize)]
pub(super) struct Transcript {
    #[serde(flatten)]
    voice: Voice,
    text: String,
    /// Why there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    failed: Option<&'static str>,
}

impl Event {
    /// Says in the event of a voice message that its words will follow. `None` for every other event, which stays as it is: what
    /// is transcribed stands in an event, so nothing of a stranger's ever is.
    pub(super) fn promise_words(&mut self) -> Option<Voice> {
        let Self::Message(said) = self else { return None };
        let [file] = said.files.as_slice() else { return None };
        let message_id = said.message_id.filter(|_| file.r#type == VOICE)?;
        said.transcript = Some(FOLLOWS);
        Some(Voice {
            from: said.from,
            user_id: said.user_id,
            user: said.user.clone(),
            chat_id: said.chat_id,
            chat: said.chat.clone(),
            message_id,
            topic: said.topic,
            forwarded: said.forwarded,
            file: file.id.clone(),
            size: file.size,
        })
    }
}

/// The event of a voice message's words; with a code, that there are none, and `text` says why.
pub(super) fn transcript(voice: Voice, text: String, failed: Option<&'static str>) -> Event {
    Event::Transcript(Box::new(Transcript { voice, text, failed }))
}

/// What stands for content that others may have written, or that is about others.
fn left_out(kind: &str) -> &'static str {
    match kind {
        "checklist" => "(a checklist — not shown to the session)",
        "contact" => "(a contact — not shown to the session)",
        "forward" => "(a forwarded message — not shown to the session)",
        "dice" => "(a dice — not shown to the session)",
        "game" => "(a game — not shown to the session)",
        "giveaway" => "(a giveaway — not shown to the session)",
        "invoice" => "(an invoice — not shown to the session)",
        "location" => "(a place on the map — not shown to the session)",
        "paid_media" => "(paid media — not shown to the session)",
        "poll" => "(a poll — not shown to the session)",
        "story" => "(a story — not shown to the session)",
        "venue" => "(a venue — not shown to the session)",
        _ => NOTHING_TO_SHOW,
    }
}

/// Of another person's words only their number goes on. The bot's own messages are no exception, unless the session wrote them: a
/// card, an answer to a stranger or a list of people holds words that others wrote.
fn answered(quote: Quote) -> Answered {
    let message_id = quote.message.map(MessageId::get);
    let from = quote.author.map(|author| match author {
        Author::Bot => "self",
        Author::Owner => "owner",
        Author::Team => "team",
    });
    if let Some(text) = quote.shown {
        return Answered { message_id, from, text, shown: true };
    }
    let whose = match quote.author {
        Some(Author::Bot) => "the bot's message",
        // Their message, but another's words.
        Some(Author::Owner | Author::Team) => "a forwarded message",
        None => "a stranger's message",
    };
    let text = format!("{whose}, {} characters — not shown to the session", quote.characters);
    Answered { message_id, from, text, shown: false }
}

/// The event of a decision, from what the proxy pushed.
pub(super) fn decision(n: u64, answer: Answer) -> Event {
    Event::Decision(Box::new(Decision {
        n,
        request_id: answer.id.map(|id| id.as_str().to_owned()),
        state: answer.state.as_str(),
        ran: answer.ran.as_str(),
        r#final: answer.state.is_final(),
        next: answer.next.as_str(),
        hint: answer.hint,
        code: answer.code,
        field: answer.field,
        at: answer.at,
        char: answer.ch.map(code_point),
        fixed: answer.fixed,
        reason: answer.reason,
        until: answer.until.map(Wall::to_second),
        result: answer.result,
        reopened_from: answer.from.map(|id| id.as_str().to_owned()),
    }))
}

#[cfg(test)]
#[path = "event_tests.rs"]
mod tests;
