//! Tool prompts of Claude Code's: shown to every owner, answered once, sent to the subscriber. They are previews: nothing that
//! leaves in an owner's name is decided by them.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use super::holds::Sending;
use super::kept::Kept;
use super::presence::zone;
use super::shared::Shared;
use super::teller::Unsigned;
use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::{PROMPTS_HINT_MS, PROMPTS_HOUR_MS, PROMPTS_MANY, PROMPTS_MAX};
use crate::base::time::Wall;
use crate::net::say::{self, Edit, Place};
use crate::policy::card::prompt::{self as card, PromptEnd};
use crate::policy::card::{Message, clock};
use crate::policy::prompt::{Prompt, PromptId};
use crate::store::owners::Owner;
use crate::sys::file::Dir;
use crate::words::Words;

const FILE: &str = "prompts.json";
/// What the buttons of the hint say.
const OFF: &str = "off";
const KEEP: &str = "keep";

/// The open ones, and whether owners want any.
#[derive(Debug)]
pub(super) struct Prompts {
    file: Kept,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    off: bool,
    /// When owners were told how they are turned off.
    hinted: Option<Wall>,
    /// The newest first ones of an hour.
    came: VecDeque<Wall>,
    open: VecDeque<Open>,
    /// Cards from before a restart: what they asked is not known any more.
    stale: Vec<Place>,
}

#[derive(Clone, Debug)]
struct Open {
    id: PromptId,
    /// Whose session asked: the answer goes to nobody else.
    uid: u32,
    prompt: Prompt,
    /// Where it stands, as far as it was sent.
    cards: Vec<Place>,
    /// It is still being sent to the other owners.
    sending: bool,
    /// What became of it, and when.
    end: Option<(PromptEnd, Wall)>,
}

impl Prompts {
    /// Takes up what was chosen before. What was open is over: its words were never written down.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let state = Mutex::new(file.load(from_json));
        Self { file, state }
    }

    /// Writes what a restart must not forget; no word of anybody's.
    fn save(&self, state: &State) -> bool {
        let open = state.open.iter().flat_map(|open| &open.cards);
        let cards: Vec<_> = open.chain(&state.stale).map(|(chat, at)| json!([chat.get(), at.get()])).collect();
        let hinted = state.hinted.map(Wall::to_second);
        self.file.saved(&json!({"v": 1, "off": state.off, "hinted": hinted, "cards": cards}).to_string())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn from_json(bytes: &[u8]) -> Option<State> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let place = |pair: &Json| match pair.arr()? {
        [chat, message] => Some((chat.int().and_then(ChatId::new)?, message.int().and_then(MessageId::new)?)),
        _ => None,
    };
    let off = file.get("off")? == &Json::Bool(true);
    let hinted = file.get("hinted").and_then(Json::str).and_then(Wall::parse);
    let cards = file.get("cards")?.arr()?.iter().map(place).collect::<Option<_>>()?;
    Some(State { off, hinted, stale: cards, ..State::default() })
}

/// Says on the cards of the last run that they are over.
pub(super) fn restarted(shared: &Shared) {
    let mut state = shared.prompts.lock();
    let places = std::mem::take(&mut state.stale);
    if places.is_empty() {
        return;
    }
    shared.prompts.save(&state);
    drop(state);
    for place in places {
        edit(shared, place, |owner| card::prompt_restart(shared.language_of(owner)));
    }
}

/// Whether a prompt can be shown at all.
///
/// # Errors
/// No session of this user follows the events, owners want no prompts, or this one is open already.
pub(super) fn may(shared: &Shared, uid: u32, id: &PromptId) -> Result<(), Refusal> {
    let feed = shared.journals().feed();
    if !feed.is_followed_by(uid) {
        return Err(Refusal::of(Code::NotSubscribed));
    }
    let state = shared.prompts.lock();
    if state.off {
        return Err(Refusal::of(Code::PromptsOff));
    }
    if state.open.iter().any(|open| open.id == *id) {
        return Err(Refusal::field_range("request_id", "the id of a prompt that is not open yet", "one that is"));
    }
    Ok(())
}

/// Shows a prompt to every owner; the caller has a turn in each of their chats. The answer is pushed to the subscriber.
///
/// # Errors
/// Nobody is an owner, Telegram was not heard yet, [`may`] says no, or no owner could be shown it.
pub(super) fn ask<'a>(
    shared: &'a Shared,
    uid: u32,
    id: &PromptId,
    prompt: &Prompt,
    turn: &mut dyn FnMut(UserId) -> Option<Sending<'a>>,
) -> Result<(), Refusal> {
    let owners = shared.owners.current();
    if owners.list().is_empty() {
        return Err(Refusal::of(Code::NoOwner));
    }
    if shared.health.me().is_none() {
        return Err(Refusal::of(Code::TelegramDown));
    }
    may(shared, uid, id)?;
    let mut state = shared.prompts.lock();
    while state.open.len() >= PROMPTS_MAX {
        let Some(oldest) = state.open.pop_front() else { break };
        repaint(shared, &oldest, PromptEnd::Over, shared.now());
    }
    let (id, prompt) = (id.clone(), prompt.clone());
    state.open.push_back(Open {
        id: id.clone(),
        uid,
        prompt: prompt.clone(),
        cards: Vec::new(),
        sending: true,
        end: None,
    });
    drop(state);
    let mut reached = 0_usize;
    for owner in owners.list() {
        let Some(_turn) = turn(owner.id) else {
            log::warn!("prompt.not_shown owner={}: its turn did not come", owner.id);
            continue;
        };
        if show(shared, owner, &id, &prompt) {
            reached = reached.saturating_add(1);
        }
    }
    shown(shared, &id, reached);
    if reached == 0 {
        return Err(Refusal::undeliverable("no owner could be shown it"));
    }
    hint(shared);
    Ok(())
}

/// Sends the words, notes where they stand, and only then gives them buttons.
fn show(shared: &Shared, owner: &Owner, id: &PromptId, prompt: &Prompt) -> bool {
    let said = card::prompt(shared.language_of(owner), prompt);
    let Some(place) = shared.send_to(owner, &said, false) else { return false };
    {
        let mut state = shared.prompts.lock();
        let open = state.open.iter_mut().find(|open| open.id == *id);
        let Some(open) = open.filter(|open| open.end.is_none()) else {
            // Dropped or answered meanwhile.
            let end = state.open.iter().find(|open| open.id == *id).and_then(|open| open.end);
            drop(state);
            let (end, at) = end.unwrap_or((PromptEnd::Over, shared.now()));
            let time = clock(&zone(owner), shared.now(), at);
            edit(shared, place, |owner| card::prompt_after(shared.language_of(owner), prompt, end, &time));
            return true;
        };
        open.cards.push(place);
        shared.prompts.save(&state);
    }
    let signed = shared.signed(place, &buttons(shared.words_of(owner), id, prompt.whole));
    match say::attach(&shared.bot, place, &said, &signed) {
        Ok(()) => true,
        Err(fault) => {
            log::warn!("prompt.no_buttons owner={} fault={fault}", owner.id);
            false
        }
    }
}

/// It stands wherever it could be sent.
fn shown(shared: &Shared, id: &PromptId, reached: usize) {
    let mut state = shared.prompts.lock();
    let Some(at) = state.open.iter().position(|open| open.id == *id) else { return };
    let end = match state.open.get_mut(at) {
        Some(open) => {
            open.sending = false;
            open.end.or_else(|| (reached == 0).then(|| (PromptEnd::Over, shared.now())))
        }
        None => return,
    };
    let Some((end, ended)) = end else { return };
    if let Some(open) = state.open.remove(at) {
        shared.prompts.save(&state);
        repaint(shared, &open, end, ended);
    }
}

fn buttons(words: &Words, id: &PromptId, whole: bool) -> Vec<Vec<Unsigned>> {
    let button = |label: &str, verb| (label.to_owned(), verb, id.as_str().to_owned());
    if whole {
        vec![vec![button(words.button_allow_once, 'p'), button(words.button_deny, 'b')]]
    } else {
        vec![vec![button(words.button_deny, 'b')], vec![button(words.button_terminal, 'z')]]
    }
}

/// Of many within an hour the owners are told, once a day, that they can be turned off.
fn hint(shared: &Shared) {
    let now = shared.now();
    let mut state = shared.prompts.lock();
    state.came.push_back(now);
    if state.came.len() > PROMPTS_MANY {
        state.came.pop_front();
    }
    let many =
        state.came.len() >= PROMPTS_MANY && state.came.front().is_some_and(|first| now.since(*first) < PROMPTS_HOUR_MS);
    if !many || state.hinted.is_some_and(|told| now.since(told) < PROMPTS_HINT_MS) {
        return;
    }
    state.hinted = Some(now);
    shared.prompts.save(&state);
    drop(state);
    let job = |shared: &Shared| {
        for owner in shared.owners.current().list() {
            let words = shared.words_of(owner);
            let button = |label: &str, subject: &str| (label.to_owned(), 'j', subject.to_owned());
            let rows = vec![vec![button(words.button_turn_off, OFF), button(words.button_keep, KEEP)]];
            let said = card::prompts_many(shared.language_of(owner), PROMPTS_MANY);
            let _place = shared.show_card(owner, &said, &rows, true);
        }
    };
    shared.teller.put_caused("prompts_many", Box::new(job));
}

/// An owner pressed a button about prompts; its MAC held. What became of it, and what to say to the press.
pub(super) fn pressed(
    shared: &Shared,
    owner: &Owner,
    place: Place,
    verb: char,
    subject: &str,
) -> (&'static str, &'static str) {
    let words = shared.words_of(owner);
    if verb == 'j' {
        return match subject {
            OFF => {
                turn(shared, owner, true);
                edit(shared, place, |owner| card::prompts_are(shared.language_of(owner), true));
                ("counted", words.toast_done)
            }
            KEEP => {
                let off = shared.prompts.lock().off;
                edit(shared, place, |owner| card::prompts_are(shared.language_of(owner), off));
                ("counted", words.toast_done)
            }
            _ => ("no_such_button", words.toast_unknown),
        };
    }
    let (feed, now) = (shared.journals().feed(), shared.now());
    let mut state = shared.prompts.lock();
    let here = |open: &Open| open.id.as_str() == subject && open.end.is_none() && open.cards.contains(&place);
    let found = state.open.iter().position(here);
    let Some((at, open)) = found.and_then(|at| Some((at, state.open.get_mut(at)?))) else {
        return ("over", words.toast_prompt_over);
    };
    let (end, toast) = match verb {
        'p' if !open.prompt.whole => return ("no_such_button", words.toast_unknown),
        'p' if shared.is_frozen() => return ("frozen", words.toast_frozen),
        'p' => (PromptEnd::Allowed, words.toast_sent),
        'b' => (PromptEnd::Denied, words.toast_sent),
        'z' => (PromptEnd::Terminal, words.toast_terminal),
        _ => return ("no_such_button", words.toast_unknown),
    };
    let behavior = match end {
        PromptEnd::Allowed => Some("allow"),
        PromptEnd::Denied => Some("deny"),
        PromptEnd::Over | PromptEnd::Terminal => None,
    };
    if let Some(behavior) = behavior {
        let line = json!({"push": "verdict", "request_id": open.id.as_str(), "behavior": behavior}).to_string();
        if !feed.push(open.uid, line) {
            return ("no_session", words.toast_no_session);
        }
        log::info!("prompt.sent id={} behavior={behavior} by={}", open.id.as_str(), owner.id);
    }
    open.end = Some((end, now));
    if open.sending {
        return ("counted", toast);
    }
    if let Some(open) = state.open.remove(at) {
        shared.prompts.save(&state);
        repaint(shared, &open, end, now);
    }
    ("counted", toast)
}

/// `/prompts`, `/prompts on` and `/prompts off`.
pub(super) fn command(shared: &Shared, owner: &Owner, arg: &str) -> Message {
    match arg {
        "on" => turn(shared, owner, false),
        "off" => turn(shared, owner, true),
        _ => {}
    }
    card::prompts_are(shared.language_of(owner), shared.prompts.lock().off)
}

/// Turns them on or off. Off holds at once, whatever the disk says, and what is open is over.
fn turn(shared: &Shared, owner: &Owner, off: bool) {
    let mut state = shared.prompts.lock();
    state.off = off;
    let now = shared.now();
    if off {
        let mut left = VecDeque::new();
        for mut open in std::mem::take(&mut state.open) {
            if open.sending {
                open.end = open.end.or(Some((PromptEnd::Over, now)));
                left.push_back(open);
            } else {
                repaint(shared, &open, PromptEnd::Over, now);
            }
        }
        state.open = left;
    }
    shared.prompts.save(&state);
    log::info!("prompts.turned off={off} by={}", owner.id);
}

/// Brings every copy to what became of it; its buttons go.
fn repaint(shared: &Shared, open: &Open, end: PromptEnd, at: Wall) {
    let now = shared.now();
    // Dropped while it was answered: what was sent was sent.
    let (end, at) = open.end.unwrap_or((end, at));
    for place in &open.cards {
        edit(shared, *place, |owner| {
            let time = clock(&zone(owner), now, at);
            card::prompt_after(shared.language_of(owner), &open.prompt, end, &time)
        });
    }
}

fn edit(shared: &Shared, (chat, message): Place, said: impl FnOnce(&Owner) -> Message) {
    let owners = shared.owners.current();
    let Some(owner) = UserId::new(chat.get()).and_then(|id| owners.get(id)) else { return };
    let said = Some(said(owner));
    shared.outbox.put(Edit { chat, message, said, caption: false, buttons: Vec::new() });
}

#[cfg(test)]
#[path = "relay_tests.rs"]
mod tests;
