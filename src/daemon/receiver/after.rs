//! What is done once a batch is on the disk: cards for owners, commands, the small signs that a message was taken.

use super::event::Voice;
use super::lane::{self, Asked};
use super::rooms::{self, Report};
use super::shared::Shared;
use super::{commands, eyes, guest_answers, people, voice};
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::net::say::Place;
use crate::policy::people::Who;
use crate::telegram::update::{Chat, ChatKind, Foreign};

/// Something to do.
#[derive(Debug)]
pub(super) enum After {
    /// The bot is in a chat now; in a channel, as an administrator.
    Added { chat: Chat, by: Who, title: Foreign, admin: bool },
    /// Somebody writes as the group or as a channel in a connected group, so that nobody can say who it is.
    AsChat { chat: ChatId },
    /// An owner gave a command in private, in their own words.
    Command { owner: UserId, name: String, arg: String },
    /// Somebody left a connected group.
    Gone { chat: ChatId, user: UserId },
    /// An owner answered a stranger's question that was shown at this place.
    GuestAnswer { owner: UserId, place: Place, text: Foreign },
    /// An owner wants a group connected (`/channel_join`).
    Join { chat: Chat, owner: UserId, title: Foreign },
    /// A connected group became a supergroup.
    Moved { from: ChatId, to: ChatId },
    /// An event was written about this message.
    Passed { chat: ChatId, message: MessageId },
    /// A stranger asked the bot something in a connected group; `item` is its place in the batch.
    Question { asked: Box<Asked>, item: usize },
    /// The bot is in a chat no longer.
    Removed { chat: ChatId },
    /// The words of a voice message are to follow its event.
    Voice(Box<Voice>),
    /// A person who is neither owner nor team wrote in a connected group.
    Stranger { chat: ChatId, user: UserId, name: Foreign },
}

/// Does them, in order: what is decided is decided at once, what is said to anybody is left to the teller's thread.
pub(super) fn run(shared: &Shared, what: Vec<After>) {
    for after in what {
        match after {
            After::Added { chat, by, title, admin } => added(shared, chat, by, &title, admin),
            After::AsChat { chat } => people::as_chat(shared, chat),
            After::Command { owner, name, arg } => {
                let job = move |shared: &Shared| commands::run(shared, owner, &name, &arg);
                shared.teller.put_first("command", Box::new(job));
            }
            After::Gone { chat, user } => people::gone(shared, chat, user),
            After::GuestAnswer { owner, place, text } => {
                let job = move |shared: &Shared| guest_answers::draw(shared, owner, place, &text);
                shared.teller.put_first("guest_answer", Box::new(job));
            }
            After::Join { chat, owner, title } => wanted(shared, chat, owner, &title),
            After::Moved { from, to } => moved(shared, from, to),
            After::Passed { chat, message } => passed(shared, chat, message),
            After::Question { asked, .. } => lane::came(shared, asked),
            After::Removed { chat } => removed(shared, chat),
            After::Stranger { chat, user, name } => people::wrote(shared, chat, user, &name),
            After::Voice(voice) => voice::wanted(shared, *voice),
        }
    }
}

/// Only an owner's adding makes a card; a group that anybody else brought gets nothing, and is left after a day.
fn added(shared: &Shared, chat: Chat, by: Who, title: &Foreign, admin: bool) {
    let whole = match chat.kind {
        ChatKind::Group | ChatKind::Supergroup => true,
        ChatKind::Channel => admin,
        // An owner who unblocked the bot, or what nobody knows.
        ChatKind::Private | ChatKind::Other => return,
    };
    // Into a group that it never left nobody can bring it: that it was out is news that Telegram kept for a day only. Whoever brought
    // it back, what an owner once chose there is over. A group with a new number is told of in this way as well.
    if shared.chats.mode(chat.id).is_some() && !shared.chats.is_fresh(chat.id, shared.boot()) {
        log::info!("room.back chat={}: it was out of it meanwhile", chat.id);
        removed(shared, chat.id);
    }
    match by {
        Who::Owner(owner) if whole => wanted(shared, chat, owner, title),
        Who::Owner(_) => {}
        Who::Team(_) | Who::Stranger => {
            log::info!("room.added chat={} by=another: left after a day unless an owner connects it", chat.id);
            if let Some(over) = shared.rooms.remember(chat.id, shared.now()) {
                rooms::leave(shared, over, true);
            }
            shared.ticker.poke();
        }
    }
}

/// An owner wants a chat connected: consent draws the card. One that is connected needs none.
fn wanted(shared: &Shared, chat: Chat, owner: UserId, title: &Foreign) {
    let place = match chat.kind {
        ChatKind::Channel | ChatKind::Group | ChatKind::Supergroup => true,
        ChatKind::Private | ChatKind::Other => false,
    };
    if place && shared.chats.mode(chat.id).is_none() {
        shared.rooms.report(Report::connect(chat.id, chat.kind, title, owner));
        rooms::send_reports(shared);
    }
}

/// Only a group that is connected under its old number moves. Its people go first, so that the new one is never theirs in part.
fn moved(shared: &Shared, from: ChatId, to: ChatId) {
    if shared.chats.mode(from).is_none() {
        return;
    }
    shared.chats.came(to, shared.boot());
    shared.team.moved(from, to);
    // A message of the old chat cannot be answered in the new one.
    shared.guest_questions.forget(from);
    shared.chats.moved(from, to);
    log::info!("chat.moved from={from} to={to}");
    shared.rooms.report(Report::Moved { from, to });
    rooms::send_reports(shared);
}

/// In force here at once. Consent hears of it also where only a card stands that asks to connect it.
pub(super) fn removed(shared: &Shared, chat: ChatId) {
    shared.rooms.forget(chat);
    let asked = shared.rooms.was_asked_for(chat);
    if shared.chats.off(chat) || asked {
        shared.team.forget(chat);
        shared.guest_questions.forget(chat);
        log::info!("chat.off chat={chat} removed=true");
        shared.rooms.report(Report::Left { chat });
        rooms::send_reports(shared);
    }
}

/// The owner hears when nobody is there to read it; where somebody is, the message gets its small signs.
fn passed(shared: &Shared, chat: ChatId, message: MessageId) {
    shared.event_came(chat);
    if may_sign(shared, chat) && !shared.is_frozen() && shared.journals().feed().is_followed() {
        shared.teller.sign(Box::new(move |shared| eyes::seen(shared, chat, message)));
    }
}

/// Whether a small sign may be given in a chat: in a group only where the session may write, and consent is there.
pub(super) fn may_sign(shared: &Shared, chat: ChatId) -> bool {
    match shared.chats.mode(chat) {
        Some(mode) => mode.writes() && shared.is_linked(),
        None => chat.get() > 0,
    }
}

impl After {
    /// Whether it can be done once more, when nobody knows whether it was done: all but what is said to somebody.
    pub(super) const fn can_be_done_again(&self) -> bool {
        match self {
            Self::Added { .. }
            | Self::AsChat { .. }
            | Self::Gone { .. }
            | Self::Join { .. }
            | Self::Moved { .. }
            | Self::Removed { .. }
            | Self::Stranger { .. } => true,
            Self::Command { .. }
            | Self::GuestAnswer { .. }
            | Self::Passed { .. }
            | Self::Question { .. }
            | Self::Voice(_) => false,
        }
    }
}

#[cfg(test)]
#[path = "after_tests.rs"]
mod tests;
