//! One batch: presses first, then who said what, then the journals.

use std::collections::BTreeSet;

use super::after::{self, After};
use super::event;
use super::journals::Item;
use super::lane::Asked;
use super::lane_send::To;
use super::mine;
use super::pairing::Start;
use super::presses::{Handed, Outcome, claims, freeze_line, press_line};
use super::said::Said;
use super::shared::Shared;
use super::why::Fate;
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::limits::{ALBUMS_MAX, RECENT_UPDATES_MAX};
use crate::base::recent::Recent;
use crate::config::Language;
use crate::policy::group::Mode;
use crate::policy::inbox::{self, Place, Sorted, hear, is_command, moved};
use crate::policy::passing;
use crate::policy::people::{Roles, Who, freezes, owner_pressed, person, private_owner, who};
use crate::store::owners::Owners;
use crate::telegram::offset::Cursor;
use crate::telegram::update::{Addressee, AsChat, Content, Foreign, Membership, Message, Service, Update, start_name};

/// What is remembered from one batch to the next.
#[derive(Debug)]
pub(super) struct Memory {
    /// The last update of which not even the id could be read, so that it is journalled once.
    nameless: Option<Digest>,
    /// Albums that speak to the bot: chat, sender, album.
    albums: Recent<Album>,
    /// Updates that stand in the strangers' journal of an earlier run, though Telegram was not told that they arrived.
    pub(super) held: HeldIds,
    /// Updates by which an owner froze everything: a batch that comes again because the disk was full must not freeze again.
    freezes: Recent<i64>,
}

/// Such updates: what followed from them may not have been done.
#[derive(Debug, Default)]
pub(super) struct HeldIds(BTreeSet<i64>);

impl HeldIds {
    pub(super) fn put(&mut self, id: i64) {
        self.0.insert(id);
    }

    /// Whether an id is one of them; from now on it is not.
    fn take(&mut self, id: i64) -> bool {
        self.0.remove(&id)
    }
}

impl Memory {
    /// Whether an update's freeze is a new one; from now on it is not.
    fn freezes(&mut self, update: i64) -> bool {
        let new = !self.freezes.has(&update);
        self.freezes.put(update);
        new
    }
}

type Album = (ChatId, UserId, u128);

impl Default for Memory {
    fn default() -> Self {
        Self {
            nameless: None,
            albums: Recent::new(ALBUMS_MAX),
            held: HeldIds::default(),
            freezes: Recent::new(RECENT_UPDATES_MAX),
        }
    }
}

/// Who has a place, by the lists as they are while a batch is sorted.
#[derive(Debug)]
struct Lists<'a> {
    shared: &'a Shared,
    owners: &'a Owners,
    /// Who left a chat earlier in the batch: in its team no longer, though the list says so only when the batch is on the disk.
    gone: Vec<(ChatId, UserId)>,
}

impl Roles for Lists<'_> {
    fn is_owner(&self, user: UserId) -> bool {
        self.owners.is_owner(user)
    }

    fn is_team(&self, chat: ChatId, user: UserId) -> bool {
        !self.gone.contains(&(chat, user)) && self.shared.team.member(chat, user).is_some()
    }
}

/// A batch on its way through.
struct Batch<'a> {
    shared: &'a Shared,
    lists: Lists<'a>,
    /// The bot, as messages speak to it.
    me: Option<(UserId, String)>,
    albums: &'a mut Recent<Album>,
    /// Groups that moved earlier in the batch, each with the supergroup it became.
    homes: Vec<(ChatId, ChatId)>,
    /// What the proxy is told of owners' messages.
    said: Vec<Said>,
    items: Vec<Item<'a>>,
    /// What becomes of each update, and which item it was written as.
    fates: Vec<(Fate, Option<usize>)>,
    /// What is to be done when it is on the disk.
    after: Vec<After>,
}

/// Takes a batch. When this returns it is on the disk, and its presses are on their way.
///
/// # Errors
/// The events could not be written: the batch is not to be confirmed. Its presses are not handed on again.
pub(super) fn take(
    shared: &Shared,
    cursor: &mut Cursor,
    updates: Vec<(Update, &[u8])>,
    memory: &mut Memory,
) -> Result<(), String> {
    let owners = shared.owners.current();
    hand_on(shared, &owners, cursor, memory, &updates);
    let mut batch = Batch::new(shared, &owners, &mut memory.albums);
    for (update, _) in &updates {
        batch.see_album(update);
    }
    for (update, bytes) in updates {
        match update.id {
            Some(id) if !cursor.is_new(id) => {
                if memory.held.take(id) {
                    batch.again(update, bytes);
                }
            }
            Some(_) => batch.sort(update, bytes),
            None => {
                // Without an id it may come again and again; it is kept once.
                let digest = Digest::of(bytes);
                if memory.nameless != Some(digest) {
                    memory.nameless = Some(digest);
                    batch.sort(update, bytes);
                }
            }
        }
    }
    let written = shared.journals().write(shared.now(), &batch.items);
    let numbers = written.inspect_err(|_| memory.nameless = None)?;
    for (mut fate, item) in batch.fates {
        if let (Some("stranger"), "message", Some(chat)) = (fate.who, fate.what, fate.chat) {
            shared.health.stranger(chat, shared.now());
        }
        if let Some(item) = item {
            fate.seq = numbers.get(item).copied().flatten();
            if fate.seq.is_none() {
                fate.end = "not_written";
            }
        }
        shared.note(&fate);
    }
    for after in &mut batch.after {
        if let After::Moved { from, to } = after {
            shared.journals().moved(*from, *to);
        } else if let After::Question { asked, item } = after {
            asked.seq = numbers.get(*item).copied().flatten();
        }
    }
    shared.sayings.put(batch.said);
    after::run(shared, batch.after);
    Ok(())
}

/// Presses and an owner's `/freeze` go before everything else, an owner's first.
fn hand_on(shared: &Shared, owners: &Owners, cursor: &mut Cursor, memory: &mut Memory, updates: &[(Update, &[u8])]) {
    let is_owner = |id| owners.is_owner(id);
    let lists = Lists { shared, owners, gone: Vec::new() };
    let at = shared.boot();
    let me = me(shared);
    let now_s = shared.now().seconds();
    let (mut handed, mut own) = (Vec::new(), Vec::new());
    for (update, _) in updates {
        let Some(id) = update.id.filter(|id| cursor.is_new(*id)) else { continue };
        match &update.content {
            Content::Press(press) => {
                // Remembered at once: a batch that comes again because the disk was full must not press again.
                cursor.remember(id);
                if press.is_bot {
                    let fate =
                        Fate { update: Some(id), user: Some(press.from), what: "press", end: "bot", ..Fate::default() };
                    shared.note(&fate);
                    continue;
                }
                if press.data.starts_with('i') {
                    own.push((id, press));
                    continue;
                }
                let owner = owner_pressed(press, is_owner);
                let (line, claims) = (press_line(press), claims(press));
                handed.push(Handed { line, update: id, user: press.from, owner, claims, at });
            }
            Content::Message(message) => {
                let Who::Owner(owner) = who(&message.sender, message.chat.id, &lists) else { continue };
                if freezes(message, addressee(me.as_ref()), now_s) && memory.freezes(id) {
                    shared.freeze(owner);
                    let line = freeze_line(owner);
                    handed.push(Handed { line, update: id, user: owner, owner: true, claims: None, at });
                }
            }
            Content::Membership(_) | Content::Other(_) | Content::Unreadable(_) => {}
        }
    }
    for lost in shared.presses.put(handed) {
        shared.pressed(&lost, Outcome::Lost);
    }
    for (id, press) in own {
        mine::pressed(shared, id, press);
    }
}

/// The bot's id and name.
fn me(shared: &Shared) -> Option<(UserId, String)> {
    let me = shared.health.me()?;
    Some((UserId::new(me.id.get())?, me.username))
}

fn addressee(me: Option<&(UserId, String)>) -> Option<Addressee<'_>> {
    me.map(|(id, username)| Addressee { id: *id, username })
}

impl<'a> Batch<'a> {
    fn new(shared: &'a Shared, owners: &'a Owners, albums: &'a mut Recent<Album>) -> Self {
        Self {
            shared,
            lists: Lists { shared, owners, gone: Vec::new() },
            me: me(shared),
            albums,
            homes: Vec::new(),
            said: Vec::new(),
            items: Vec::new(),
            fates: Vec::new(),
            after: Vec::new(),
        }
    }

    /// The parts of an album are messages of their own, and only one of them has the words: an album speaks to the bot when
    /// any part of it does, also one that comes later in the batch.
    fn see_album(&mut self, update: &Update) {
        let Content::Message(message) = &update.content else { return };
        let speaks = addressee(self.me.as_ref()).is_some_and(|me| message.addresses(me));
        if let (true, Some(album)) = (speaks, album(message)) {
            match who(&message.sender, message.chat.id, &self.lists) {
                Who::Owner(_) | Who::Team(_) => self.albums.put(album),
                Who::Stranger => {}
            }
        }
    }

    /// Looks once more at an update that was written down before the process ended. What follows from it may not have been done.
    fn again(&mut self, update: Update, bytes: &'a [u8]) {
        let before = (self.items.len(), self.fates.len(), self.said.len(), self.after.len());
        self.sort(update, bytes);
        self.items.truncate(before.0);
        self.fates.truncate(before.1);
        self.said.truncate(before.2);
        let after = self.after.split_off(before.3);
        self.after.extend(after.into_iter().filter(After::can_be_done_again));
    }

    fn sort(&mut self, update: Update, bytes: &'a [u8]) {
        let fate = Fate { update: update.id, ..Fate::default() };
        match update.content {
            Content::Message(message) => self.message(fate, *message, bytes),
            Content::Membership(change) => self.membership(fate, change, bytes),
            Content::Other(kind) => self.guest(Fate { what: kind, end: "kept_out", ..fate }, bytes),
            Content::Unreadable(fault) => {
                log::warn!("update.unreadable id={} what={fault}", update.id.unwrap_or_default());
                self.guest(Fate { what: "unreadable", end: fault.code(), ..fate }, bytes);
            }
            // Handed on already.
            Content::Press(_) => {}
        }
    }

    fn membership(&mut self, fate: Fate, change: Membership, bytes: &'a [u8]) {
        let whose = who(&change.by, change.chat.id, &self.lists);
        let fate = Fate {
            chat: Some(change.chat.id),
            who: Some(role(whose)),
            user: change.by.id,
            what: "my_chat_member",
            end: if change.member { "added" } else { "removed" },
            ..fate
        };
        self.guest(fate, bytes);
        let Membership { chat, title, before, member, admin, .. } = change;
        match (before, member) {
            (false, true) => self.after.push(After::Added { chat, by: whose, title, admin }),
            (_, false) => self.after.push(After::Removed { chat: chat.id }),
            // Its rights changed.
            (true, true) => {}
        }
    }

    fn message(&mut self, fate: Fate, mut message: Message, bytes: &'a [u8]) {
        let fate =
            Fate { chat: Some(message.chat.id), message: message.id, user: message.sender.id, what: "message", ..fate };
        let known = self.known(message.chat.id);
        let mode = self.shared.chats.mode(known);
        if let (Some(to), Some(_)) = (moved(&message), mode) {
            self.homes.push((message.chat.id, to));
            // Whoever made it a supergroup, the message is Telegram's, and it came in the chat that is known.
            self.after.push(After::Moved { from: message.chat.id, to });
            self.guest(Fate { end: "moved", ..fate }, bytes);
            return;
        }
        if self.is_own(&message) {
            // What the bot itself did in a chat comes back as a message of its own.
            self.fates.push((Fate { who: Some("bot"), end: "own", ..fate }, None));
            return;
        }
        let start = self.shared.pairing.see(&message, self.shared.now(), || start_name(bytes).unwrap_or_default());
        let who = who(&message.sender, message.chat.id, &self.lists);
        let fate = Fate { who: Some(role(who)), ..fate };
        match (start, who) {
            (Start::Opened(_), _) => return self.guest(Fate { end: "opened", ..fate }, bytes),
            (Start::NoCode, Who::Stranger | Who::Team(_)) => return self.guest(Fate { end: "no_code", ..fate }, bytes),
            (Start::NoCode, Who::Owner(_)) | (Start::None, _) => {}
        }
        if self.is_done(&fate, &mut message, who) {
            return;
        }
        let place = inbox::place(&message, who, mode);
        let with_album = album(&message).is_some_and(|album| self.albums.has(&album));
        match inbox::sort(&message, who, place, addressee(self.me.as_ref()), with_album) {
            Sorted::Event => self.event(fate, message, who),
            Sorted::Kept(end) => {
                let counts = self.follow_up(message, who, place);
                self.fates.push((Fate { end, ..fate }, Some(self.items.len())));
                self.items.push(counts.map_or(Item::Guest(bytes), |chat| Item::Stranger(chat, bytes)));
            }
        }
    }

    /// Whether the message did what it had to do otherwise than as an event: it was one already, or it is a word to the gate.
    fn is_done(&mut self, fate: &Fate, message: &mut Message, who: Who) -> bool {
        let Who::Owner(owner) = who else { return false };
        if self.seen(message.chat.id, message.id) {
            self.fates.push((Fate { end: "seen", ..fate.clone() }, None));
            return true;
        }
        let private = private_owner(message, &self.lists).is_some();
        let me = addressee(self.me.as_ref());
        let mut end = freezes(message, me, self.shared.now().seconds()).then_some("freeze");
        if let Some(command) = message.command(me).filter(|_| !message.forwarded && end.is_none()) {
            if private && is_command(&command.name) {
                let (name, arg) = (command.name, command.arg.to_owned());
                self.after.push(After::Command { owner, name, arg });
                end = Some("command");
            } else if !private && command.name == "channel_join" {
                let title = std::mem::replace(&mut message.title, Foreign::new(String::new()));
                self.after.push(After::Join { chat: message.chat, owner, title });
                end = Some("join");
            }
        }
        if private && end.is_none() {
            end = self.answers_a_stranger(owner, message);
        }
        // Words to the gate are no answer to a card, but a sign of the owner all the same.
        if private {
            let said = Said::of(owner, message, end.is_some());
            if self.said.last().is_some_and(|last| last.is_covered_by(&said)) {
                self.said.pop();
            }
            self.said.push(said);
        }
        let Some(end) = end else { return false };
        self.fates.push((Fate { end, ..fate.clone() }, None));
        true
    }

    /// Whether an owner's private words are their answer to a stranger's question: they are drawn back, and are no event.
    fn answers_a_stranger(&mut self, owner: UserId, message: &mut Message) -> Option<&'static str> {
        let answered = message.reply.as_ref().and_then(|reply| reply.message)?;
        let place = (message.chat.id, answered);
        if message.forwarded || !message.files.is_empty() || self.shared.guest_questions.shown_at(place).is_none() {
            return None;
        }
        let text = Foreign::new(message.text.take()?);
        self.after.push(After::GuestAnswer { owner, place, text });
        Some("guest_answer")
    }

    fn event(&mut self, fate: Fate, message: Message, who: Who) {
        let (chat, id) = (message.chat.id, message.id);
        let known = self.known(chat);
        let title = match inbox::place(&message, who, self.shared.chats.mode(known)) {
            Place::Own => "private".to_owned(),
            Place::Connected(_) | Place::Private | Place::Unconnected => {
                self.shared.chats.title(known).unwrap_or_default()
            }
        };
        let name = match who {
            Who::Owner(user) => self.lists.owners.get(user).map(|owner| owner.name.clone()),
            Who::Team(user) => self.shared.team.member(chat, user),
            Who::Stranger => None,
        };
        if self.seen(chat, id) {
            self.fates.push((Fate { end: "seen", ..fate }, None));
            return;
        }
        let is_clean = |chat, message| self.shared.is_clean(chat, message);
        let heard = hear(message, who, &self.lists, addressee(self.me.as_ref()), is_clean);
        let Some(mut event) = heard.zip(name).and_then(|(heard, name)| event::said(heard, &name, &title)) else {
            // The list changed under us: whoever is on it no longer is nobody.
            self.fates.push((Fate { end: "kept_out", ..fate }, None));
            return;
        };
        if self.shared.voices.is_on() {
            self.after.extend(event.promise_words().map(|voice| After::Voice(Box::new(voice))));
        }
        self.fates.push((Fate { end: "event", ..fate }, Some(self.items.len())));
        self.items.push(Item::Event(event));
        self.after.extend(id.map(|message| After::Passed { chat, message }));
    }

    /// The number by which a chat is known: a group that moved earlier in the batch is known by its old one until it is written down.
    fn known(&self, chat: ChatId) -> ChatId {
        self.homes.iter().find(|(_, to)| *to == chat).map_or(chat, |(from, _)| *from)
    }

    /// What a message that is kept asks for beside that. Returns the chat in which it counts as a stranger's.
    fn follow_up(&mut self, mut message: Message, who: Who, place: Place) -> Option<ChatId> {
        let (Place::Connected(mode), chat) = (place, message.chat.id) else { return None };
        if let Some(service) = message.service {
            if let Service::Left(user) = service {
                self.lists.gone.push((chat, user));
                self.after.push(After::Gone { chat, user });
            }
            return None;
        }
        let Who::Stranger = who else { return None };
        let speaks = addressee(self.me.as_ref()).is_some_and(|me| message.addresses(me));
        let asked = self.asked(&mut message, mode);
        match (message.sender.as_chat, person(&message.sender)) {
            (Some(AsChat::Channel | AsChat::Group), _) if speaks => self.after.push(After::AsChat { chat }),
            (None, Some(user)) if !message.sender.offline => {
                self.after.push(After::Stranger { chat, user, name: message.name });
            }
            (Some(_) | None, _) => {}
        }
        // Its line is the next one that is written.
        let item = self.items.len();
        self.after.extend(asked.map(|asked| After::Question { asked: Box::new(asked), item }));
        Some(chat)
    }

    /// A stranger's question for the lane.
    fn asked(&self, message: &mut Message, mode: Mode) -> Option<Asked> {
        let me = addressee(self.me.as_ref())?;
        if !passing::answers(mode) || !passing::is_question(message, me) {
            return None;
        }
        Some(Asked {
            to: To {
                chat: message.chat.id,
                message: message.id?,
                topic: message.topic,
                user: person(&message.sender)?,
            },
            date: message.date,
            language: message.language.unwrap_or(Language::En),
            text: Foreign::new(message.text.take()?),
            seq: None,
        })
    }

    fn is_own(&self, message: &Message) -> bool {
        self.me.as_ref().is_some_and(|(id, _)| message.sender.id == Some(*id))
    }

    fn seen(&self, chat: ChatId, message: Option<MessageId>) -> bool {
        message.is_some_and(|message| self.shared.journals().has_message(chat.get(), message.get()))
    }

    fn guest(&mut self, fate: Fate, bytes: &'a [u8]) {
        self.fates.push((fate, Some(self.items.len())));
        self.items.push(Item::Guest(bytes));
    }
}

/// The album of a message, with those who could have sent it.
fn album(message: &Message) -> Option<Album> {
    Some((message.chat.id, message.sender.id?, message.album.as_deref()?.parse().ok()?))
}

const fn role(who: Who) -> &'static str {
    match who {
        Who::Owner(_) => "owner",
        Who::Stranger => "stranger",
        Who::Team(_) => "team",
    }
}

impl Shared {
    /// Whether one of the bot's messages holds nothing but the session's words.
    fn is_clean(&self, chat: ChatId, message: MessageId) -> bool {
        self.health.me().is_some_and(|me| self.sent.is_clean(me.id, chat, message))
    }
}

#[cfg(test)]
#[path = "batch_tests.rs"]
mod tests;
