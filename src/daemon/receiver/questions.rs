//! The agent's questions to owners: short answers on buttons, the first press wins. They decide nothing outside.

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use super::event;
use super::holds::Sending;
use super::journals::Item;
use super::kept::Kept;
use super::presence::zone;
use super::sent::Kind;
use super::shared::Shared;
use super::teller::Unsigned;
use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, MessageId, QuestionId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::{ANSWER_LABEL_MAX, ANSWERS_MAX, QUESTION_MS, QUESTION_UNITS_MAX, QUESTIONS_MAX};
use crate::base::time::Wall;
use crate::net::say::{Edit, Place};
use crate::policy::card::told;
use crate::policy::card::{Message, clock};
use crate::store::owners::Owner;
use crate::sys::file::Dir;
use crate::sys::random;
use crate::text::{fixed, visible};
use crate::words::{self, Words};

const FILE: &str = "questions.json";
/// Characters of a label that stands beside another one.
const NARROW: usize = 16;

/// The open ones.
#[derive(Debug)]
pub(super) struct Questions {
    file: Kept,
    open: Mutex<Vec<Question>>,
}

#[derive(Clone, Debug, Eq, PartialEq)]
struct Question {
    id: QuestionId,
    at: Wall,
    text: String,
    answers: Vec<String>,
    /// Where it stands, as far as it was sent.
    cards: Vec<Place>,
    /// It is still being sent to the other owners.
    sending: bool,
    /// Which answer came first, from whom and when.
    answered: Option<(usize, UserId, Wall)>,
}

impl Questions {
    /// Takes up what was open at the last run.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let open = file.load(from_json);
        Self { file, open: Mutex::new(open) }
    }

    /// How many are open.
    pub(super) fn count(&self) -> usize {
        self.lock().iter().filter(|question| question.answered.is_none()).count()
    }

    /// When the oldest is over.
    pub(super) fn due(&self) -> Option<Wall> {
        self.lock().iter().map(|question| question.at.plus_ms(QUESTION_MS)).min()
    }

    fn save(&self, open: &[Question]) -> bool {
        let open = open.iter().filter(|question| question.answered.is_none());
        let questions: Vec<_> = open
            .map(|question| {
                let cards: Vec<_> = question.cards.iter().map(|(chat, at)| json!([chat.get(), at.get()])).collect();
                json!({
                    "id": question.id.as_str(), "at": question.at.to_second(), "text": question.text,
                    "answers": question.answers, "cards": cards,
                })
            })
            .collect();
        self.file.saved(&json!({"v": 1, "questions": questions}).to_string())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Question>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn from_json(bytes: &[u8]) -> Option<Vec<Question>> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let place = |pair: &Json| match pair.arr()? {
        [chat, message] => Some((chat.int().and_then(ChatId::new)?, message.int().and_then(MessageId::new)?)),
        _ => None,
    };
    let question = |json: &Json| {
        Some(Question {
            id: json.get("id")?.str().and_then(QuestionId::parse)?,
            at: json.get("at")?.str().and_then(Wall::parse)?,
            text: json.get("text")?.str()?.to_owned(),
            answers: json
                .get("answers")?
                .arr()?
                .iter()
                .map(|answer| answer.str().map(str::to_owned))
                .collect::<Option<_>>()?,
            cards: json.get("cards")?.arr()?.iter().map(place).collect::<Option<_>>()?,
            sending: false,
            answered: None,
        })
    };
    file.get("questions")?.arr()?.iter().map(question).collect()
}

/// Asks every owner; the caller has a turn in each of their chats. The answer comes as an event.
///
/// # Errors
/// The words do not show or are too many, too many questions are open, or no owner could be asked.
pub(super) fn ask<'a>(
    shared: &'a Shared,
    text: &str,
    answers: &[String],
    turn: &mut dyn FnMut(UserId) -> Option<Sending<'a>>,
) -> Result<QuestionId, Refusal> {
    check(text, answers)?;
    let owners = shared.owners.current();
    if owners.list().is_empty() {
        return Err(Refusal::of(Code::NoOwner));
    }
    if shared.health.me().is_none() {
        return Err(Refusal::of(Code::TelegramDown));
    }
    let bytes = random::array::<5>().map_err(|error| Refusal::trouble(Code::Busy, &error.to_string()))?;
    let id = QuestionId::from_random(bytes);
    if !answers.is_empty() {
        let mut open = shared.questions.lock();
        let count = open.iter().filter(|question| question.answered.is_none()).count();
        if count >= QUESTIONS_MAX {
            return Err(Refusal::too_many_open(count));
        }
        let (text, answers) = (text.to_owned(), answers.to_vec());
        open.push(Question {
            id: id.clone(),
            at: shared.now(),
            text,
            answers,
            cards: Vec::new(),
            sending: true,
            answered: None,
        });
        // Before it is sent: a press may come from the moment it stands there.
        shared.questions.save(&open);
    }
    let agent = shared.agent();
    let rows = rows(&id, answers);
    let mut reached = 0_usize;
    for owner in owners.list() {
        let Some(_turn) = turn(owner.id) else {
            log::warn!("question.not_asked owner={}: its turn did not come", owner.id);
            continue;
        };
        let said = told::question(shared.language_of(owner), &agent, text);
        let place = if rows.is_empty() {
            shared.send_to(owner, &said, false)
        } else {
            shared.send_card(owner, &said, &rows, false)
        };
        let Some(place) = place else { continue };
        reached = reached.saturating_add(1);
        // Its words are the agent's alone: an answer by text may quote them.
        if let Some(me) = shared.health.me() {
            shared.sent.put(me.id, place.0, &[place.1], Kind::Question, shared.now());
        }
        let mut open = shared.questions.lock();
        let Some(question) = open.iter_mut().find(|question| question.id == id) else { continue };
        question.cards.push(place);
    }
    sent(shared, &id, reached);
    shared.ticker.poke();
    if reached == 0 {
        return Err(Refusal::undeliverable("no owner could be asked"));
    }
    Ok(id)
}

/// A question stands wherever it could be sent. Who was sent it after it was answered sees so.
fn sent(shared: &Shared, id: &QuestionId, reached: usize) {
    let mut open = shared.questions.lock();
    let Some(at) = open.iter().position(|question| question.id == *id) else { return };
    let over = match open.get_mut(at) {
        Some(question) => {
            question.sending = false;
            reached == 0 || question.answered.is_some()
        }
        None => return,
    };
    let over = over.then(|| open.remove(at));
    shared.questions.save(&open);
    drop(open);
    if let Some(question) = over {
        repaint(shared, &question);
    }
}

fn check(text: &str, answers: &[String]) -> Result<(), Refusal> {
    shows("text", text, visible::Rule::TEXT)?;
    let units = text.encode_utf16().count();
    if units > QUESTION_UNITS_MAX {
        return Err(Refusal::text_too_long("text", units, QUESTION_UNITS_MAX));
    }
    if answers.len() == 1 || answers.len() > ANSWERS_MAX {
        let needs = format!("2 to {ANSWERS_MAX} answers, or none for an answer in the owner's own words");
        return Err(Refusal::field_range("answers", &needs, &answers.len().to_string()));
    }
    for (at, answer) in answers.iter().enumerate() {
        let field = format!("answers[{at}]");
        shows(&field, answer, visible::Rule::LINE)?;
        let characters = answer.chars().count();
        if characters > ANSWER_LABEL_MAX {
            return Err(Refusal::text_too_long(&field, characters, ANSWER_LABEL_MAX));
        }
        if answers.iter().take(at).any(|other| other == answer) {
            return Err(Refusal::field_range(&field, "another word than the other answers", "the same"));
        }
    }
    Ok(())
}

fn shows(field: &str, text: &str, rule: visible::Rule) -> Result<(), Refusal> {
    if text.is_empty() {
        return Err(Refusal::field_range(field, "at least one character", "an empty text"));
    }
    visible::check(text, rule).map_err(|finding| {
        let code = Code::parse(finding.code()).unwrap_or(Code::TextHidden);
        Refusal::text(code, field, finding.at, finding.ch, fixed::fix(text, rule))
    })
}

/// Its buttons: two short labels share a row.
fn rows(id: &QuestionId, answers: &[String]) -> Vec<Vec<Unsigned>> {
    let mut rows: Vec<Vec<Unsigned>> = Vec::new();
    let narrow = |row: &[Unsigned]| row.len() == 1 && row.iter().all(|(label, ..)| label.chars().count() <= NARROW);
    for (at, answer) in answers.iter().enumerate() {
        let button = (answer.clone(), 'q', format!("{id}-{}", at.saturating_add(1)));
        match rows.last_mut() {
            Some(row) if answer.chars().count() <= NARROW && narrow(row) => row.push(button),
            Some(_) | None => rows.push(vec![button]),
        }
    }
    rows
}

/// An owner pressed an answer; the button's MAC held. What to say to the press.
pub(super) fn pressed(shared: &Shared, owner: &Owner, subject: &str, words: &Words) -> (&'static str, String) {
    let parsed = subject.rsplit_once('-').and_then(|(id, choice)| {
        let number: usize = choice.parse().ok().filter(|n: &usize| n.to_string() == choice)?;
        Some((QuestionId::parse(id)?, number))
    });
    let Some((id, choice)) = parsed else { return ("no_such_button", words.toast_unknown.to_owned()) };
    let now = shared.now();
    let mut open = shared.questions.lock();
    let found = open.iter().position(|question| question.id == id && question.answered.is_none());
    let Some((at, question)) = found.and_then(|at| Some((at, open.get_mut(at)?))) else {
        return ("over", words.toast_decided.to_owned());
    };
    let label = choice.checked_sub(1).and_then(|index| question.answers.get(index)).cloned();
    let Some(label) = label else { return ("no_such_button", words.toast_unknown.to_owned()) };
    let answer = Item::Event(event::answer(&id, choice, label));
    if let Err(error) = shared.journals().write(now, &[answer]) {
        log::error!("question.not_written error={error}");
        return ("not_written", words.toast_broken.to_owned());
    }
    question.answered = Some((choice, owner.id, now));
    let over = if question.sending { None } else { Some(open.remove(at)) };
    shared.questions.save(&open);
    drop(open);
    if let Some(question) = over {
        repaint(shared, &question);
    }
    ("counted", words.toast_answered.to_owned())
}

/// Ends questions that nobody answered within a day.
pub(super) fn expire(shared: &Shared) {
    let now = shared.now();
    let mut open = shared.questions.lock();
    let over = |question: &Question| now.since(question.at) >= QUESTION_MS && !question.sending;
    let ended: Vec<Question> = open.iter().filter(|question| over(question)).cloned().collect();
    if ended.is_empty() {
        return;
    }
    open.retain(|question| !over(question));
    shared.questions.save(&open);
    drop(open);
    for question in ended {
        repaint(shared, &question);
    }
}

/// Brings every copy to what became of the question; its buttons go.
fn repaint(shared: &Shared, question: &Question) {
    let (owners, now, agent) = (shared.owners.current(), shared.now(), shared.agent());
    for (chat, message) in &question.cards {
        let Some(owner) = UserId::new(chat.get()).and_then(|id| owners.get(id)) else { continue };
        let said = after(shared, owner, question, &agent, now, |id| owners.get(id).map(|by| by.name.clone()));
        let (chat, message) = (*chat, *message);
        shared.outbox.put(Edit { chat, message, said: Some(said), caption: false, buttons: Vec::new() });
    }
}

fn after(
    shared: &Shared,
    owner: &Owner,
    question: &Question,
    agent: &str,
    now: Wall,
    name: impl Fn(UserId) -> Option<String>,
) -> Message {
    let language = shared.language_of(owner);
    let Some((choice, by, at)) = question.answered else {
        return told::question_over(language, agent, &question.text);
    };
    let label = choice.checked_sub(1).and_then(|index| question.answers.get(index)).map_or("", String::as_str);
    let by = name(by).unwrap_or_else(|| by.to_string());
    let time = clock(&zone(owner), now, at);
    told::question_answered(language, agent, &question.text, (label, &by, &time))
}

impl Shared {
    /// What the bot is called.
    pub(super) fn agent(&self) -> String {
        self.health.me().map_or_else(String::new, |me| me.name)
    }

    /// The words of an owner's language.
    pub(super) fn words_of(&self, owner: &Owner) -> &'static Words {
        words::of(self.language_of(owner))
    }
}

#[cfg(test)]
#[path = "questions_tests.rs"]
mod tests;
