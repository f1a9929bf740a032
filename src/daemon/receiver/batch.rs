//! One batch: presses first, then who said what, then the journals.

use std::sync::atomic::Ordering;

use serde::Serialize;

use super::event;
use super::journals::Item;
use super::pairing::Start;
use super::presses::{Handed, Outcome, claims, freeze_line, press_line};
use super::shared::Shared;
use super::why::Fate;
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::policy::people::{Who, freezes, owner_pressed, private_owner, who};
use crate::store::owners::Owners;
use crate::telegram::offset::Cursor;
use crate::telegram::update::{Content, Message, Update, start_name};

/// A batch on its way through.
struct Batch<'a> {
    shared: &'a Shared,
    owners: &'a Owners,
    /// Whether the proxy is there and answers; one silence is enough for a batch.
    proxy_answers: bool,
    items: Vec<Item<'a>>,
    /// What becomes of each update, and which item it was written as.
    fates: Vec<(Fate, Option<usize>)>,
}

/// What the proxy is told of an owner's private message (FORMATS §9).
#[derive(Serialize)]
struct Said<'a> {
    op: &'static str,
    owner: i64,
    chat: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply_to: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

/// Takes a batch. When this returns it is on the disk, and its presses are on their way.
///
/// # Errors
/// The events could not be written: the batch is not to be confirmed. Its presses are not handed on again.
pub(super) fn take(
    shared: &Shared,
    cursor: &mut Cursor,
    updates: Vec<(Update, &[u8])>,
    nameless: &mut Option<Digest>,
) -> Result<(), String> {
    let owners = shared.owners.current();
    hand_on(shared, &owners, cursor, &updates);
    let mut batch = Batch {
        shared,
        owners: &owners,
        proxy_answers: shared.linked.load(Ordering::SeqCst),
        items: Vec::new(),
        fates: Vec::new(),
    };
    for (update, bytes) in updates {
        match update.id {
            Some(id) if !cursor.is_new(id) => {}
            Some(_) => batch.sort(update, bytes),
            None => {
                // Without an id it may come again and again; it is kept once.
                let digest = Digest::of(bytes);
                if *nameless != Some(digest) {
                    *nameless = Some(digest);
                    batch.sort(update, bytes);
                }
            }
        }
    }
    let written = shared.journals().write(shared.now(), &batch.items);
    let numbers = written.inspect_err(|_| *nameless = None)?;
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
    Ok(())
}

/// Presses and an owner's `/freeze` go before everything else, an owner's first.
fn hand_on(shared: &Shared, owners: &Owners, cursor: &mut Cursor, updates: &[(Update, &[u8])]) {
    let is_owner = |id| owners.is_owner(id);
    let at = shared.boot();
    let bot = shared.health.me();
    let now_s = shared.now().seconds();
    let mut handed = Vec::new();
    for (update, _) in updates {
        let Some(id) = update.id.filter(|id| cursor.is_new(*id)) else { continue };
        match &update.content {
            Content::Press(press) => {
                // Remembered at once: a batch that comes again because the disk was full must not press again.
                cursor.remember(id);
                if press.is_bot || press.data.starts_with('i') {
                    let fate = if press.is_bot { "bot" } else { "no_such_button" };
                    let fate =
                        Fate { update: Some(id), user: Some(press.from), what: "press", end: fate, ..Fate::default() };
                    shared.note(&fate);
                    continue;
                }
                let owner = owner_pressed(press, is_owner);
                let (line, claims) = (press_line(press), claims(press));
                handed.push(Handed { line, update: id, user: press.from, owner, claims, at });
            }
            Content::Message(message) => {
                let Who::Owner(owner) = who(&message.sender, is_owner) else { continue };
                if freezes(message, bot.as_ref().map(|me| me.username.as_str()), now_s) {
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
}

impl<'a> Batch<'a> {
    fn sort(&mut self, update: Update, bytes: &'a [u8]) {
        let fate = Fate { update: update.id, ..Fate::default() };
        match update.content {
            Content::Message(message) => self.message(fate, *message, bytes),
            Content::Membership(change) => {
                let whose = who(&change.by, |id| self.owners.is_owner(id));
                let fate = Fate {
                    chat: Some(change.chat.id),
                    who: Some(if whose == Who::Stranger { "stranger" } else { "owner" }),
                    user: change.by.id,
                    what: "my_chat_member",
                    end: if change.member { "added" } else { "removed" },
                    ..fate
                };
                self.guest(fate, bytes);
            }
            Content::Other(kind) => self.guest(Fate { what: kind, end: "kept_out", ..fate }, bytes),
            Content::Unreadable(fault) => {
                log::warn!("update.unreadable id={} what={fault}", update.id.unwrap_or_default());
                self.guest(Fate { what: "unreadable", end: fault.code(), ..fate }, bytes);
            }
            // Handed on already.
            Content::Press(_) => {}
        }
    }

    fn message(&mut self, fate: Fate, message: Message, bytes: &'a [u8]) {
        let fate =
            Fate { chat: Some(message.chat.id), message: message.id, user: message.sender.id, what: "message", ..fate };
        if self.is_own(&message) {
            // What the bot itself did in a chat comes back as a message of its own.
            self.fates.push((Fate { who: Some("bot"), end: "own", ..fate }, None));
            return;
        }
        let start = self.shared.pairing.see(&message, self.shared.now(), || start_name(bytes).unwrap_or_default());
        let owner = private_owner(&message, |id| self.owners.is_owner(id));
        if let Some(owner) = owner.and_then(|id| self.owners.get(id)) {
            let fate = Fate { who: Some("owner"), ..fate };
            if self.seen(message.chat.id, message.id) {
                self.fates.push((Fate { end: "seen", ..fate }, None));
            } else if self.is_the_proxys(owner.id, &message) {
                self.fates.push((Fate { end: "taken", ..fate }, None));
            } else {
                let bot = self.shared.health.me().map(|me| me.id.get());
                self.fates.push((Fate { end: "event", ..fate }, Some(self.items.len())));
                self.items.push(Item::Event(event::said(owner, message, bot)));
            }
            return;
        }
        let whose = who(&message.sender, |id| self.owners.is_owner(id));
        let fate = Fate {
            who: Some(if whose == Who::Stranger { "stranger" } else { "owner" }),
            end: match (start, whose) {
                (Start::Opened(_), _) => "opened",
                (Start::NoCode, _) => "no_code",
                (Start::None, Who::Stranger) => "kept_out",
                (Start::None, Who::Owner(_) | Who::Team(_)) => "not_connected",
            },
            ..fate
        };
        self.guest(fate, bytes);
    }

    fn is_own(&self, message: &Message) -> bool {
        self.shared.health.me().is_some_and(|me| message.sender.id.map(UserId::get) == Some(me.id.get()))
    }

    fn seen(&self, chat: ChatId, message: Option<MessageId>) -> bool {
        message.is_some_and(|message| self.shared.journals().has_message(chat.get(), message.get()))
    }

    /// Tells the proxy of an owner's message, which may be the answer to a card.
    fn is_the_proxys(&mut self, owner: UserId, message: &Message) -> bool {
        if !self.proxy_answers {
            return false;
        }
        let reply_to = message.reply.as_ref().and_then(|reply| reply.message).map(MessageId::get);
        // Words that are somebody else's answer nothing in the owner's name.
        let text =
            message.text.as_deref().filter(|_| reply_to.is_some() && !message.forwarded && !message.sender.offline);
        let line = Said {
            op: "said",
            owner: owner.get(),
            chat: message.chat.id.get(),
            message: message.id.map(MessageId::get),
            reply_to,
            text,
        };
        let Ok(line) = serde_json::to_string(&line) else { return false };
        let taken = self.shared.proxy.said(&line);
        self.proxy_answers = taken.is_some();
        taken == Some(true)
    }

    fn guest(&mut self, fate: Fate, bytes: &'a [u8]) {
        self.fates.push((fate, Some(self.items.len())));
        self.items.push(Item::Guest(bytes));
    }
}
