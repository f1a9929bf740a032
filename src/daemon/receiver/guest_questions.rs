//! Strangers' questions that the owners are to answer: one summary a group in private, which is brought up to date and never said
//! twice; *Show* gives the words, to owners alone.
//!
//! Only numbers are kept here: the words stay in the strangers' journal, and are gone when that is purged.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};

use super::guest_answers::Drafts;
use super::guest_words;
use super::kept::Kept;
use super::lane::Asked;
use super::lane_send::To;
use super::presence::zone;
use super::shared::Shared;
use super::teller::Unsigned;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::{
    GUEST_QUESTION_MS, GUEST_QUESTIONS_A_CHAT, GUEST_QUESTIONS_EACH, GUEST_QUESTIONS_MAX, GUEST_SHOWN_AT_ONCE,
};
use crate::base::time::Wall;
use crate::net::say::{Edit, Place};
use crate::policy::card::clock;
use crate::policy::card::guest as card;
use crate::policy::card::team::Person;
use crate::store::owners::Owner;
use crate::sys::file::Dir;
use crate::words::guest::{self, GuestWords};

const FILE: &str = "guest_questions.json";
/// How long a summary is brought up to date; a later one is a new message, should the owner have deleted this one.
const SUMMARY_MS: i64 = 86_400_000;

/// A question that waits, or was shown.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Question {
    /// Its line in the strangers' journal.
    seq: u64,
    /// Where it stands, and whose it is.
    pub(super) to: To,
    at: Wall,
    /// Where its words were shown, one message for each owner.
    shown: Vec<Place>,
    /// An owner's answer was sent.
    answered: bool,
}

impl Question {
    fn is_new_to(&self, owner: UserId) -> bool {
        !self.answered && !self.shown.iter().any(|(chat, _)| *chat == owner.private_chat())
    }

    fn is_new(&self) -> bool {
        !self.answered && self.shown.is_empty()
    }
}

/// A group's summary in an owner's chat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Summary {
    chat: ChatId,
    place: Place,
    at: Wall,
}

#[derive(Debug, Default)]
struct State {
    list: Vec<Question>,
    summaries: Vec<Summary>,
    /// Groups whose summaries are to be brought up to date already.
    stale: Vec<ChatId>,
}

/// All of them.
#[derive(Debug)]
pub(super) struct GuestQuestions {
    file: Kept,
    state: Mutex<State>,
    /// Owners' answers that wait for a press.
    pub(super) drafts: Drafts,
}

impl GuestQuestions {
    /// Takes up what waited at the last run.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let (list, summaries) = file.load(from_json);
        let state = Mutex::new(State { list, summaries, stale: Vec::new() });
        Self { file, state, drafts: Drafts::default() }
    }

    /// How many no owner was shown yet.
    pub(super) fn waiting(&self) -> usize {
        self.lock().list.iter().filter(|question| question.is_new()).count()
    }

    /// The same by group.
    pub(super) fn waiting_by_chat(&self) -> BTreeMap<ChatId, usize> {
        let mut groups = BTreeMap::<ChatId, usize>::new();
        for question in self.lock().list.iter().filter(|question| question.is_new()) {
            let n = groups.entry(question.to.chat).or_default();
            *n = n.saturating_add(1);
        }
        groups
    }

    /// The question whose words stand at a place of an owner's private chat.
    pub(super) fn shown_at(&self, place: Place) -> Option<Question> {
        self.lock().list.iter().find(|question| question.shown.contains(&place)).cloned()
    }

    /// An owner's answer to it is in the group.
    pub(super) fn answered(&self, to: &To) {
        let mut state = self.lock();
        for question in state.list.iter_mut().filter(|question| question.to == *to) {
            question.answered = true;
        }
        self.save(&state);
    }

    /// A chat is connected no longer.
    pub(super) fn forget(&self, chat: ChatId) {
        let mut state = self.lock();
        let before = (state.list.len(), state.summaries.len());
        state.list.retain(|question| question.to.chat != chat);
        state.summaries.retain(|summary| summary.chat != chat);
        if before != (state.list.len(), state.summaries.len()) {
            self.save(&state);
        }
    }

    fn save(&self, state: &State) -> bool {
        let pair = |(chat, message): &Place| json!([chat.get(), message.get()]);
        let question = |question: &Question| {
            let to = &question.to;
            json!({
                "seq": question.seq, "chat": to.chat.get(), "message": to.message.get(), "topic": to.topic,
                "user": to.user.get(), "at": question.at.to_second(), "answered": question.answered,
                "shown": question.shown.iter().map(pair).collect::<Vec<_>>(),
            })
        };
        let summary =
            |one: &Summary| json!({"chat": one.chat.get(), "at": one.at.to_second(), "place": pair(&one.place)});
        let file = json!({
            "v": 1,
            "questions": state.list.iter().map(question).collect::<Vec<Value>>(),
            "summaries": state.summaries.iter().map(summary).collect::<Vec<Value>>(),
        });
        self.file.saved(&file.to_string())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn from_json(bytes: &[u8]) -> Option<(Vec<Question>, Vec<Summary>)> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let chat = |json: &Json| json.int().and_then(ChatId::new);
    let message = |json: &Json| json.int().and_then(MessageId::new);
    let place = |pair: &Json| match pair.arr()? {
        [one, other] => Some((chat(one)?, message(other)?)),
        _ => None,
    };
    let at = |json: &Json| json.get("at")?.str().and_then(Wall::parse);
    let question = |json: &Json| {
        Some(Question {
            seq: json.get("seq")?.int().and_then(|seq| u64::try_from(seq).ok())?,
            to: To {
                chat: chat(json.get("chat")?)?,
                message: message(json.get("message")?)?,
                topic: json.get("topic")?.int(),
                user: json.get("user")?.int().and_then(UserId::new)?,
            },
            at: at(json)?,
            shown: json.get("shown")?.arr()?.iter().map(place).collect::<Option<_>>()?,
            answered: json.get("answered")?.bool()?,
        })
    };
    let summary = |json: &Json| {
        Some(Summary { chat: chat(json.get("chat")?)?, place: place(json.get("place")?)?, at: at(json)? })
    };
    let list = file.get("questions")?.arr()?.iter().map(question).collect::<Option<_>>()?;
    Some((list, file.get("summaries")?.arr()?.iter().map(summary).collect::<Option<_>>()?))
}

/// Keeps a question, and leaves it to the teller to say so. `false`: its words are not on the disk, or enough of this person's, or
/// of all, wait.
pub(super) fn keep(shared: &Shared, asked: &Asked) -> bool {
    let (Some(seq), now) = (asked.seq, shared.now()) else { return false };
    let chat = asked.to.chat;
    let mut state = shared.guest_questions.lock();
    state.list.retain(|question| now.since(question.at) < GUEST_QUESTION_MS);
    state.summaries.retain(|summary| now.since(summary.at) < GUEST_QUESTION_MS);
    let theirs = |question: &&Question| question.to.chat == chat && question.to.user == asked.to.user;
    if state.list.iter().filter(theirs).filter(|question| question.is_new()).count() >= GUEST_QUESTIONS_EACH {
        return false;
    }
    let here = |question: &Question| question.to.chat == chat;
    let full = state.list.iter().filter(|question| here(question)).count() >= GUEST_QUESTIONS_A_CHAT;
    if (full && !make_room(&mut state.list, here))
        || (state.list.len() >= GUEST_QUESTIONS_MAX && !make_room(&mut state.list, |_| true))
    {
        return false;
    }
    // Kept from now on, whenever it was sent: what came late is not over before it was seen.
    state.list.push(Question { seq, to: asked.to.clone(), at: now, shown: Vec::new(), answered: false });
    shared.guest_questions.save(&state);
    stale(shared, &mut state, chat);
    true
}

/// Takes the oldest away that an owner was shown. What nobody was shown yet stays: a flood of questions drives none out.
fn make_room(list: &mut Vec<Question>, of: impl Fn(&Question) -> bool) -> bool {
    let at = list.iter().position(|question| of(question) && !question.is_new());
    at.map(|at| list.remove(at)).is_some()
}

/// Leaves a group's summaries to the teller, once however many questions come meanwhile.
fn stale(shared: &Shared, state: &mut State, chat: ChatId) {
    if !state.stale.contains(&chat) {
        let put = shared.teller.put("guest_questions", Box::new(move |shared| summarise(shared, chat)));
        if put {
            state.stale.push(chat);
        }
    }
}

/// Says of questions that the last run kept what it did not come to say.
pub(super) fn resume(shared: &Shared) {
    let mut state = shared.guest_questions.lock();
    let told = |state: &State, chat: ChatId| state.summaries.iter().any(|summary| summary.chat == chat);
    let mut chats: Vec<ChatId> =
        state.list.iter().filter(|one| one.is_new() && !told(&state, one.to.chat)).map(|one| one.to.chat).collect();
    chats.dedup();
    for chat in chats {
        stale(shared, &mut state, chat);
    }
}

fn rows(words: &GuestWords, chat: ChatId) -> Vec<Vec<Unsigned>> {
    vec![vec![(words.button_show.to_owned(), 'h', chat.to_string())]]
}

/// Brings the summary of a group up to date for every owner. Strangers never make an owner's phone ring.
fn summarise(shared: &Shared, chat: ChatId) {
    shared.guest_questions.lock().stale.retain(|other| *other != chat);
    let Some(group) = shared.chats.title(chat) else { return };
    for owner in shared.owners.current().list() {
        let (home, now) = (owner.id.private_chat(), shared.now());
        let (n, last) = {
            let state = shared.guest_questions.lock();
            let new = |question: &&Question| question.to.chat == chat && question.is_new_to(owner.id);
            let last = state.summaries.iter().find(|one| one.chat == chat && one.place.0 == home).copied();
            (state.list.iter().filter(new).count(), last)
        };
        if n == 0 {
            continue;
        }
        let said = card::summary(shared.language_of(owner), &group, n);
        let buttons = rows(guest::of(shared.language_of(owner)), chat);
        if let Some(last) = last {
            let (chat, message) = last.place;
            let fresh = now.since(last.at) < SUMMARY_MS;
            let buttons = if fresh { shared.signed(last.place, &buttons) } else { Vec::new() };
            shared.outbox.put(Edit { chat, message, said: fresh.then(|| said.clone()), caption: false, buttons });
            if fresh {
                continue;
            }
        }
        let place = shared.show_card(owner, &said, &buttons, true);
        let mut state = shared.guest_questions.lock();
        state.summaries.retain(|one| one.chat != chat || one.place.0 != home);
        state.summaries.extend(place.map(|place| Summary { chat, place, at: now }));
        shared.guest_questions.save(&state);
    }
}

/// An owner pressed *Show*; the button's MAC held. What to say to the press.
pub(super) fn pressed(shared: &Shared, owner: &Owner, place: Place, subject: &str) -> (&'static str, String) {
    let chat = subject.parse().ok().and_then(ChatId::new).filter(|chat| chat.to_string() == subject);
    let Some(chat) = chat else { return ("no_such_button", shared.words_of(owner).toast_unknown.to_owned()) };
    let words = guest::of(shared.language_of(owner));
    let mut state = shared.guest_questions.lock();
    let new = state.list.iter().any(|question| question.to.chat == chat && question.is_new_to(owner.id));
    if !new {
        return ("over", words.toast_over.to_owned());
    }
    // From now on further questions make a new summary.
    state.summaries.retain(|one| one.place != place);
    shared.guest_questions.save(&state);
    drop(state);
    let owner = owner.id;
    if !shared.teller.put_first("guest_words", Box::new(move |shared| show(shared, owner, chat, place))) {
        return ("full", words.toast_over.to_owned());
    }
    ("counted", words.toast_shown.to_owned())
}

/// Shows an owner what waits of a group: each question is a message of its own, so that a reply says which one it answers.
fn show(shared: &Shared, owner: UserId, chat: ChatId, card: Place) {
    let owners = shared.owners.current();
    let (Some(owner), Some(group)) = (owners.get(owner), shared.chats.title(chat)) else { return };
    let (language, zone, now) = (shared.language_of(owner), zone(owner), shared.now());
    let new: Vec<Question> = {
        let state = shared.guest_questions.lock();
        let new = state.list.iter().filter(|question| question.to.chat == chat && question.is_new_to(owner.id));
        new.take(GUEST_SHOWN_AT_ONCE).cloned().collect()
    };
    let (mut shown, mut gone) = (0_usize, 0_usize);
    let folder = shared.journals().folder();
    for question in new {
        let words = match guest_words::find(&folder, question.seq) {
            Ok(Some(words)) => words,
            Ok(None) => {
                gone = gone.saturating_add(1);
                forget(shared, question.seq);
                continue;
            }
            Err(error) => {
                log::error!("guests.not_read error={error}");
                break;
            }
        };
        let person = Person { id: question.to.user, name: &words.name };
        let said = card::question(language, &group, person, &clock(&zone, now, question.at), words.text.reveal());
        let Some(place) = shared.tell_owner(owner, &said, true) else { break };
        shown = shown.saturating_add(1);
        let mut state = shared.guest_questions.lock();
        if let Some(question) = state.list.iter_mut().find(|one| one.seq == question.seq) {
            question.shown.push(place);
        }
        shared.guest_questions.save(&state);
    }
    if gone > 0 {
        let _place = shared.tell_owner(owner, &card::gone(language, &group, gone), true);
    }
    let said = card::shown(language, &group, shown, &clock(&zone, now, now));
    let (home, message) = card;
    shared.outbox.put(Edit { chat: home, message, said: Some(said), caption: false, buttons: Vec::new() });
    // What found no room in this press, or came meanwhile.
    summarise(shared, chat);
}

fn forget(shared: &Shared, seq: u64) {
    let mut state = shared.guest_questions.lock();
    state.list.retain(|question| question.seq != seq);
    shared.guest_questions.save(&state);
}

#[cfg(test)]
#[path = "guest_questions_tests.rs"]
mod tests;
