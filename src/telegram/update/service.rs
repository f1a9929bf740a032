//! What happened in a chat rather than was said there.

use super::{Chat, Content, Foreign, Sender, chat_of, title_of, user};
use crate::base::ids::{ChatId, UserId};
use crate::telegram::view::{Fault, Members, View};

/// What a service message tells. Of most only the kind is read: names, titles and other people stand in them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Service {
    /// Somebody left, or was removed.
    Left(UserId),
    /// The group is a supergroup from now on, of another id. Told in the old chat.
    MovedTo(ChatId),
    /// Anything else, by the name of its field.
    Other(&'static str),
}

/// The bot was added to a chat, removed, or its rights changed.
#[derive(Debug, Eq, PartialEq)]
pub struct Membership {
    /// The chat.
    pub chat: Chat,
    /// Its title as it is now.
    pub title: Foreign,
    /// Who did it.
    pub by: Sender,
    /// Whether the bot was in the chat before.
    pub before: bool,
    /// Whether the bot is in the chat now.
    pub member: bool,
    /// Whether it is an administrator there now.
    pub admin: bool,
}

/// Fields of service messages, beside those that are read.
const OTHERS: [&str; 55] = [
    "boost_added",
    "channel_chat_created",
    "chat_background_set",
    "chat_owner_changed",
    "chat_owner_left",
    "chat_shared",
    "checklist_tasks_added",
    "checklist_tasks_done",
    "community_chat_added",
    "community_chat_joined",
    "community_chat_removed",
    "connected_website",
    "delete_chat_photo",
    "direct_message_price_changed",
    "forum_topic_closed",
    "forum_topic_created",
    "forum_topic_edited",
    "forum_topic_reopened",
    "general_forum_topic_hidden",
    "general_forum_topic_unhidden",
    "gift",
    "gift_upgrade_sent",
    "giveaway_completed",
    "giveaway_created",
    "group_chat_created",
    "managed_bot_created",
    "message_auto_delete_timer_changed",
    "migrate_from_chat_id",
    "new_chat_members",
    "new_chat_photo",
    "new_chat_title",
    "paid_message_price_changed",
    "passport_data",
    "pinned_message",
    "poll_option_added",
    "poll_option_deleted",
    "proximity_alert_triggered",
    "refunded_payment",
    "successful_payment",
    "suggested_post_approval_failed",
    "suggested_post_approved",
    "suggested_post_declined",
    "suggested_post_paid",
    "suggested_post_refunded",
    "supergroup_chat_created",
    "unique_gift",
    "user_shared",
    "users_shared",
    "video_chat_ended",
    "video_chat_participants_invited",
    "video_chat_scheduled",
    "video_chat_started",
    "web_app_data",
    "write_access_allowed",
    "giveaway_winners",
];

/// What the message tells, if it is one of Telegram's own.
pub(super) fn service(message: &Members<'_>) -> Result<Option<Service>, Fault> {
    if let Some(id) = message.get("migrate_to_chat_id")? {
        let id = ChatId::new(id.int("migrate_to_chat_id")?).ok_or(Fault::Range("migrate_to_chat_id"))?;
        return Ok(Some(Service::MovedTo(id)));
    }
    if let Some(left) = message.get("left_chat_member")? {
        return Ok(Some(Service::Left(user(left)?.0)));
    }
    Ok(OTHERS.into_iter().find(|field| message.has(field)).map(Service::Other))
}

pub(super) fn membership(view: View<'_>) -> Result<Content, Fault> {
    let change = view.members("my_chat_member")?;
    let (id, is_bot) = user(change.need("from")?)?;
    let (member, admin) = place(&change.need("new_chat_member")?.members("new_chat_member")?)?;
    let before = match change.get("old_chat_member")? {
        Some(old) => place(&old.members("old_chat_member")?)?.0,
        None => false,
    };
    let by = Sender { id: Some(id), is_bot, as_chat: None, on_behalf: false, offline: false };
    let title = title_of(&change);
    Ok(Content::Membership(Membership { chat: chat_of(&change)?, title, by, before, member, admin }))
}

/// Whether the bot is in the chat by this status, and as an administrator.
fn place(status: &Members<'_>) -> Result<(bool, bool), Fault> {
    Ok(match status.need("status")?.string("status")?.as_str() {
        "creator" | "administrator" => (true, true),
        "member" => (true, false),
        "restricted" => (status.need("is_member")?.flag("is_member")?, false),
        _ => (false, false),
    })
}
