//! Team cards: an owner is asked about a person once, and their press alone changes a team.

use super::presence::zone;
use super::shared::Shared;
use super::team::State;
use super::teller::Unsigned;
use crate::base::ids::{ChatId, UserId};
use crate::config::Language;
use crate::net::say::{Edit, Place};
use crate::policy::card::team::{self as card, Decided, Person, Scene};
use crate::policy::card::{Message, clock};
use crate::policy::group::Mode;
use crate::policy::people::is_service;
use crate::policy::team::{Ask, Member, NoPlace, Stand};
use crate::store::owners::{Owner, shown_name};
use crate::telegram::update::Foreign;
use crate::words::{self, Words};

/// A person's subject in a button.
fn subject(chat: ChatId, user: UserId) -> String {
    format!("{chat}.{user}")
}

/// The one spelling of such a subject.
fn parse(text: &str) -> Option<(ChatId, UserId)> {
    let (chat, user) = text.split_once('.')?;
    let (chat, user) = (ChatId::new(chat.parse().ok()?)?, UserId::new(user.parse().ok()?)?);
    (subject(chat, user) == text).then_some((chat, user))
}

/// A person who is neither owner nor team wrote in a group: the owners are asked, if they are to be.
pub(super) fn wrote(shared: &Shared, chat: ChatId, user: UserId, name: &Foreign) {
    let reads = match shared.chats.mode(chat) {
        Some(Mode::Every | Mode::Mention | Mode::OnlyMe | Mode::Watch) => true,
        Some(Mode::Post) | None => false,
    };
    if !reads || shared.is_frozen() || is_service(user) || shared.owners.current().is_owner(user) {
        return;
    }
    let now = shared.now();
    let mut state = shared.team.lock();
    let listed = state.teams.is_never(chat) || state.teams.member(chat, user).is_some();
    if listed || state.asked.may(chat, user, now).is_err() {
        return;
    }
    let name = shown_name(name.reveal()).unwrap_or_default();
    state.asked.put(Ask { chat, user, name, at: now, stand: Stand::Open, by: None, cards: Vec::new() });
    drop(state);
    // Should it find no place, or reach nobody, it counts all the same, and is tried again later.
    shared.teller.put("team_card", Box::new(move |shared| ask(shared, chat, user)));
}

/// Asks every owner.
fn ask(shared: &Shared, chat: ChatId, user: UserId) {
    // On the disk before anybody is asked, so that nobody is asked twice whatever happens.
    let name = {
        let state = shared.team.lock();
        shared.team.save_asked(&state);
        state.asked.get(chat, user).map(|ask| ask.name.clone())
    };
    let (Some(name), Some(group)) = (name, shared.chats.title(chat)) else { return };
    let agent = shared.agent();
    let (scene, person) = (Scene { agent: &agent, group: &group }, Person { id: user, name: &name });
    for owner in shared.owners.current().list() {
        let language = shared.language_of(owner);
        let said = card::team_card(language, scene, person);
        let place = shared.show_card(owner, &said, &open_buttons(language, chat, user), false);
        let mut state = shared.team.lock();
        // Gone meanwhile: the chat was disconnected.
        let Some(ask) = state.asked.get_mut(chat, user) else { return };
        ask.cards.extend(place);
    }
    let state = shared.team.lock();
    match state.asked.get(chat, user).map(|ask| ask.stand) {
        Some(Stand::Open) | None => {}
        // Decided while it was still being sent: the later copies say so, too.
        Some(Stand::Added | Stand::Never | Stand::NotNow | Stand::Removed) => {
            if let Some(ask) = state.asked.get(chat, user) {
                repaint(shared, ask);
            }
        }
    }
    shared.team.save_asked(&state);
}

fn open_buttons(language: Language, chat: ChatId, user: UserId) -> Vec<Vec<Unsigned>> {
    let words = words::of(language);
    let button = |label: &str, verb| (label.to_owned(), verb, subject(chat, user));
    vec![
        vec![button(words.button_add, 'a'), button(words.button_not_now, 'n')],
        vec![button(words.button_never_here, 'x')],
    ]
}

/// Brings every copy of a card to what was decided.
fn repaint(shared: &Shared, ask: &Ask) {
    let (owners, agent, now) = (shared.owners.current(), shared.agent(), shared.now());
    let group = shared.chats.title(ask.chat).unwrap_or_default();
    let (scene, person) = (Scene { agent: &agent, group: &group }, Person { id: ask.user, name: &ask.name });
    let Some((by, at)) = ask.by else { return };
    let by = owners.get(by).map_or_else(|| by.to_string(), |owner| owner.name.clone());
    for (chat, message) in &ask.cards {
        let Some(owner) = UserId::new(chat.get()).and_then(|id| owners.get(id)) else { continue };
        let language = shared.language_of(owner);
        let time = clock(&zone(owner), now, at);
        let said = card::team_after(language, ask.stand, scene, person, Decided { owner: &by, time: &time });
        edit(shared, (*chat, *message), said, &after_buttons(language, ask));
    }
}

fn after_buttons(language: Language, ask: &Ask) -> Vec<Vec<Unsigned>> {
    match ask.stand {
        Stand::Added => {
            vec![vec![(words::of(language).button_remove.to_owned(), 'd', subject(ask.chat, ask.user))]]
        }
        Stand::Open => open_buttons(language, ask.chat, ask.user),
        Stand::Never | Stand::NotNow | Stand::Removed => Vec::new(),
    }
}

fn edit(shared: &Shared, place: Place, said: Message, buttons: &[Vec<Unsigned>]) {
    let buttons = shared.signed(place, buttons);
    let (chat, message) = place;
    shared.outbox.put(Edit { chat, message, said: Some(said), caption: false, buttons });
}

/// An owner pressed a button about a person; its MAC held. What became of it, and what to say to the press.
pub(super) fn pressed(
    shared: &Shared,
    owner: &Owner,
    place: Place,
    verb: char,
    subject: &str,
) -> (&'static str, &'static str) {
    let words = shared.words_of(owner);
    let Some((chat, user)) = parse(subject) else { return ("no_such_button", words.toast_unknown) };
    let mut state = shared.team.lock();
    match verb {
        'a' => add(shared, &mut state, owner, (chat, user), words),
        'n' => decide(shared, &mut state, owner, (chat, user), Stand::NotNow, words),
        'x' => never(shared, &mut state, owner, (chat, user), words),
        'd' => remove(shared, &mut state, owner, (chat, user), place),
        _ => ("no_such_button", words.toast_unknown),
    }
}

type Said = (&'static str, &'static str);

fn add(
    shared: &Shared,
    state: &mut State,
    owner: &Owner,
    (chat, user): (ChatId, UserId),
    words: &'static Words,
) -> Said {
    if shared.is_frozen() {
        return ("frozen", words.toast_frozen);
    }
    if shared.chats.mode(chat).is_none() {
        return ("over", words.toast_closed);
    }
    let open = state.asked.get(chat, user).filter(|ask| ask.stand == Stand::Open);
    let Some(name) = open.map(|ask| ask.name.clone()) else { return ("over", words.toast_decided) };
    let name = if name.is_empty() { user.to_string() } else { name };
    let was_owed = state.owed;
    match state.teams.add(chat, Member { id: user, name, since: shared.now(), by: owner.id }) {
        Ok(()) => {}
        Err(NoPlace::Full) => return ("full", words.toast_team_full),
        Err(NoPlace::Service) => return ("no_such_button", words.toast_unknown),
    }
    if !shared.team.save_teams(state) {
        // What the disk does not hold was not given.
        state.teams.remove(chat, user);
        state.owed = was_owed;
        return ("not_written", words.toast_broken);
    }
    log::info!("team.added chat={chat} user={user} by={}", owner.id);
    settle(shared, state, owner, (chat, user), Stand::Added);
    ("counted", words.toast_added)
}

fn decide(
    shared: &Shared,
    state: &mut State,
    owner: &Owner,
    (chat, user): (ChatId, UserId),
    stand: Stand,
    words: &'static Words,
) -> Said {
    if state.asked.get(chat, user).is_none_or(|ask| ask.stand != Stand::Open) {
        return ("over", words.toast_decided);
    }
    settle(shared, state, owner, (chat, user), stand);
    ("counted", words.toast_not_now)
}

fn never(
    shared: &Shared,
    state: &mut State,
    owner: &Owner,
    (chat, user): (ChatId, UserId),
    words: &'static Words,
) -> Said {
    if state.asked.get(chat, user).is_none_or(|ask| ask.stand != Stand::Open) {
        return ("over", words.toast_decided);
    }
    if !state.teams.never(chat) {
        return ("full", words.toast_team_full);
    }
    shared.team.save_teams(state);
    log::info!("team.never chat={chat} by={}", owner.id);
    let open: Vec<UserId> = state.asked.open_in(chat).map(|ask| ask.user).collect();
    for user in open {
        settle(shared, state, owner, (chat, user), Stand::Never);
    }
    ("counted", words.toast_never)
}

/// Takes somebody off a team: at once, also while everything is frozen, and whatever the disk says.
fn remove(shared: &Shared, state: &mut State, owner: &Owner, (chat, user): (ChatId, UserId), place: Place) -> Said {
    let words = shared.words_of(owner);
    let listed = state.asked.get(chat, user).is_none_or(|ask| !ask.cards.contains(&place));
    let was = state.teams.remove(chat, user).is_some();
    if was {
        shared.team.save_teams(state);
        log::info!("team.removed chat={chat} user={user} by={}", owner.id);
        settle(shared, state, owner, (chat, user), Stand::Removed);
    }
    if listed {
        let (said, buttons) = list(shared, state, owner, chat);
        edit(shared, place, said, &buttons);
    }
    if was { ("counted", words.toast_removed) } else { ("over", words.toast_decided) }
}

/// Notes what became of a card, and says it on every copy.
fn settle(shared: &Shared, state: &mut State, owner: &Owner, (chat, user): (ChatId, UserId), stand: Stand) {
    let Some(ask) = state.asked.get_mut(chat, user) else { return };
    ask.stand = stand;
    ask.by = Some((owner.id, shared.now()));
    let ask = ask.clone();
    shared.team.save_asked(state);
    repaint(shared, &ask);
}

/// Somebody left a group: if they were in its team they are no longer, and the owners hear of it.
pub(super) fn gone(shared: &Shared, chat: ChatId, user: UserId) {
    let mut state = shared.team.lock();
    let Some(member) = state.teams.remove(chat, user) else { return };
    shared.team.save_teams(&mut state);
    log::info!("team.gone chat={chat} user={user}");
    let mut cards = Vec::new();
    if let Some(ask) = state.asked.get_mut(chat, user) {
        ask.stand = Stand::Removed;
        cards.clone_from(&ask.cards);
        shared.team.save_asked(&state);
    }
    drop(state);
    let group = shared.chats.title(chat).unwrap_or_default();
    let said = move |language, agent: &str| {
        card::team_gone(language, Scene { agent, group: &group }, Person { id: user, name: &member.name })
    };
    let (owners, agent) = (shared.owners.current(), shared.agent());
    for place in cards {
        let Some(owner) = UserId::new(place.0.get()).and_then(|id| owners.get(id)) else { continue };
        edit(shared, place, said(shared.language_of(owner), &agent), &[]);
    }
    let job = move |shared: &Shared| {
        let agent = shared.agent();
        shared.tell_all(|language, _| said(language, &agent), true);
    };
    shared.teller.put("team_gone", Box::new(job));
}

/// Somebody writes as the group or as a channel and speaks to the bot: the owners are told once a group how that reads.
pub(super) fn as_chat(shared: &Shared, chat: ChatId) {
    let Some(group) = shared.chats.title(chat) else { return };
    let mut state = shared.team.lock();
    if !state.asked.first_as_chat(chat) {
        return;
    }
    shared.team.save_asked(&state);
    drop(state);
    let job = move |shared: &Shared| shared.tell_all(|language, _| card::team_as_chat(language, &group), true);
    shared.teller.put("as_chat", Box::new(job));
}

/// A group's team as an owner reads it, each member with a button that takes them off.
fn list(shared: &Shared, state: &State, owner: &Owner, chat: ChatId) -> (Message, Vec<Vec<Unsigned>>) {
    let (language, words) = (shared.language_of(owner), shared.words_of(owner));
    let group = shared.chats.title(chat).unwrap_or_default();
    let (zone, now) = (zone(owner), shared.now());
    let members = state.teams.members(chat);
    let lines: Vec<_> = members
        .iter()
        .map(|member| (Person { id: member.id, name: &member.name }, clock(&zone, now, member.since)))
        .collect();
    let button = |(k, member): (usize, &Member)| {
        let label = words.button_remove_n.replace("{n}", &k.saturating_add(1).to_string());
        (label, 'd', subject(chat, member.id))
    };
    let buttons: Vec<Unsigned> = members.iter().enumerate().map(button).collect();
    (card::team_list(language, &group, &lines), buttons.chunks(2).map(<[Unsigned]>::to_vec).collect())
}

/// The answer to `/team`: one message for each group that has a team.
pub(super) fn show_teams(shared: &Shared, owner: &Owner) {
    let chats = shared.chats.all();
    let mut any = false;
    for chat in chats {
        let (said, buttons) = {
            let state = shared.team.lock();
            if state.teams.members(chat.chat).is_empty() {
                continue;
            }
            list(shared, &state, owner, chat.chat)
        };
        any = true;
        let _place = shared.show_card(owner, &said, &buttons, true);
    }
    if !any {
        let _place = shared.tell_owner(owner, &card::team_none(shared.language_of(owner)), true);
    }
}

impl Shared {
    /// Whether the disk owes a team that it did not take.
    pub(super) fn owes_teams(&self) -> bool {
        self.team.lock().owed
    }

    /// Gives the disk the teams that it did not take.
    pub(super) fn settle_teams(&self) {
        let mut state = self.team.lock();
        if state.owed && self.team.save_teams(&mut state) {
            log::info!("team.written_late");
        }
    }
}

#[cfg(test)]
#[path = "people_tests.rs"]
mod tests;
