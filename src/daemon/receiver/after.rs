//! What is done once a batch is on the disk: cards for owners, commands, the small signs that a message was taken.

use super::shared::Shared;
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::policy::people::Who;
use crate::telegram::update::{Chat, Foreign};

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
    /// An owner wants a group connected (`/channel_join`).
    Join { chat: Chat, owner: UserId, title: Foreign },
    /// A connected group became a supergroup.
    Moved { from: ChatId, to: ChatId },
    /// An event was written about this message.
    Passed { chat: ChatId, message: MessageId },
    /// The bot is in a chat no longer.
    Removed { chat: ChatId },
    /// A person who is neither owner nor team wrote in a connected group.
    Stranger { chat: ChatId, user: UserId, name: Foreign },
}

/// Does them, in order.
pub(super) fn run(shared: &Shared, what: Vec<After>) {
    let _ = (shared, what);
}
