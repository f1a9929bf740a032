//! Where the session may write, as the gate stands now.

use std::sync::atomic::Ordering;

use crate::base::answer::Refusal;
use crate::base::ids::{BotId, ChatId};
use crate::daemon::receiver::shared::Shared;
use crate::policy::outgoing::{Room, Standing, may_write};

/// Whether the session may write in a chat.
pub(super) fn open(shared: &Shared, chat: ChatId) -> Result<(), Refusal> {
    let standing =
        Standing { linked: shared.linked.load(Ordering::SeqCst), frozen: shared.is_frozen(), now: shared.now() };
    may_write(room(shared, chat), standing).map_err(|code| Refusal::of(code).in_field("chat_id"))
}

fn room(shared: &Shared, chat: ChatId) -> Room {
    let owners = shared.owners.current();
    if owners.list().iter().any(|owner| owner.id.private_chat() == chat) {
        return Room::Own;
    }
    match shared.chats.mode(chat) {
        Some(mode) => Room::Connected { mode, last_event: shared.journals().last_event(chat) },
        None => Room::Other,
    }
}

/// The bot: what is sent is remembered as its.
pub(super) fn bot(shared: &Shared) -> Result<BotId, Refusal> {
    let look = shared.health.look(shared.now(), shared.boot());
    let since = look.ill.map_or(look.since, |ill| ill.since);
    look.me.map(|me| me.id).ok_or_else(|| Refusal::telegram_down(since))
}
