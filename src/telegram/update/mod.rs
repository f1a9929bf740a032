//! Updates, read by a whitelist: what is not named here is never seen (Bot API, `Update`).
//!
//! The id is read first and alone, so that an update which nobody can read is passed over and never blocks the queue.
//! What a message quotes, pins or forwards by reply has no field to stand in, but for what may be shown to somebody under a
//! condition: names, titles and answered words are [`Foreign`], which only a rule of `policy` or an owner's card opens.

use std::fmt;

use crate::base::ids::{ChatId, UserId};
use crate::telegram::view::{Fault, Members, View};

mod message;
mod press;
mod service;

pub use message::{Addressee, Command, File, Mention, Message, Reply};
pub use press::Press;
pub use service::{Membership, Service};

/// What the receiver asks for, on every call: the setting is kept by the server, also from another program.
pub const ALLOWED: [&str; 3] = ["message", "callback_query", "my_chat_member"];

/// Bytes of one update: the server stores at most 512 KiB.
const UPDATE_BYTES_MAX: usize = 1024 * 1024;

/// An update, as far as it could be read.
#[derive(Debug)]
pub struct Update {
    /// Its id; `None` when even that cannot be read.
    pub id: Option<i64>,
    /// What it is.
    pub content: Content,
}

/// What an update is.
#[derive(Debug)]
pub enum Content {
    /// The bot's own place in a chat changed.
    Membership(Membership),
    /// A new message.
    Message(Box<Message>),
    /// Another kind, by the name of a known one.
    Other(&'static str),
    /// A button was pressed.
    Press(Box<Press>),
    /// It cannot be read.
    Unreadable(Fault),
}

/// A chat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Chat {
    /// Its id.
    pub id: ChatId,
    /// What kind it is.
    pub kind: ChatKind,
}

/// What kind a chat is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ChatKind {
    /// A channel.
    Channel,
    /// A basic group.
    Group,
    /// Anything else, and what comes through a business account or a guest query: its ids may be those of other chats.
    Other,
    /// A private chat.
    Private,
    /// A supergroup.
    Supergroup,
}

impl ChatKind {
    /// The Bot API's word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Group => "group",
            Self::Other => "other",
            Self::Private => "private",
            Self::Supergroup => "supergroup",
        }
    }
}

/// Words that somebody else chose: a stranger's name, a chat's live title. They may stand on an owner's card, cleaned and marked,
/// and nowhere else: the type has no `Serialize`, no `Display` and no `Clone`, and an event is built without it.
#[derive(Eq, PartialEq)]
pub struct Foreign(String);

impl Foreign {
    /// Takes such words.
    #[must_use]
    pub const fn new(words: String) -> Self {
        Self(words)
    }

    /// The words, for a card alone.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Foreign({} characters)", self.0.chars().count())
    }
}

/// Who sent a message, with everything that makes a person's id mean something else.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Sender {
    /// The id in `from`.
    pub id: Option<UserId>,
    /// `from.is_bot`, or `true` when nobody says.
    pub is_bot: bool,
    /// The message was sent in the name of a chat, and of which.
    pub as_chat: Option<AsChat>,
    /// It came through a business account, a guest query, or a bot on somebody's behalf.
    pub on_behalf: bool,
    /// It was written earlier and sent by itself.
    pub offline: bool,
}

/// In whose name a message stands that is in no person's.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AsChat {
    /// A channel, or another chat than the one it was sent to.
    Channel,
    /// The linked channel's post, which Telegram copied here by itself.
    Forward,
    /// The group itself: an admin who stays anonymous.
    Group,
}

/// Reads an update. Never fails: what cannot be read says so in its content.
#[must_use]
pub fn read(bytes: &[u8]) -> Update {
    if bytes.len() > UPDATE_BYTES_MAX {
        return Update { id: id(bytes).ok(), content: Content::Unreadable(Fault::TooMany("update")) };
    }
    match id(bytes) {
        Ok(id) => Update { id: Some(id), content: content(bytes).unwrap_or_else(Content::Unreadable) },
        Err(fault) => Update { id: None, content: Content::Unreadable(fault) },
    }
}

/// The name of whoever opened the bot with `/start`, for the terminal of the one who pairs. A stranger's words: to be shown
/// there, escaped, and kept nowhere.
///
/// # Errors
/// There is no readable name.
pub fn start_name(bytes: &[u8]) -> Result<String, Fault> {
    let update = View::new(bytes)?.members("update")?;
    let from = update.need("message")?.members("message")?.need("from")?.members("from")?;
    let mut name = from.need("first_name")?.string("first_name")?;
    if let Some(last) = from.get("last_name")? {
        name.push(' ');
        name.push_str(&last.string("last_name")?);
    }
    Ok(name)
}

fn id(bytes: &[u8]) -> Result<i64, Fault> {
    let id = View::new(bytes)?.members("update")?.need("update_id")?.int("update_id")?;
    // The next offset is one more, and every reader of JSON holds it exactly.
    if (1..crate::base::limits::JSON_INT_MAX).contains(&id) { Ok(id) } else { Err(Fault::Range("update_id")) }
}

fn content(bytes: &[u8]) -> Result<Content, Fault> {
    let update = View::new(bytes)?.members("update")?;
    let mut kinds = update.keys().filter(|key| *key != "update_id");
    // "At most one of the optional parameters can be present": two are no update that anybody can judge.
    let (kind, None) = (kinds.next().ok_or(Fault::Missing("update"))?, kinds.next()) else {
        return Err(Fault::Twice("update"));
    };
    match kind {
        "callback_query" => press::read(update.need("callback_query")?),
        "message" => Ok(Content::Message(Box::new(message::read(update.need("message")?)?))),
        "my_chat_member" => service::membership(update.need("my_chat_member")?),
        other => Ok(Content::Other(known(other))),
    }
}

/// The constant for a kind that is known by name, so that no name from outside gets into a log.
fn known(kind: &str) -> &'static str {
    const KNOWN: [&str; 24] = [
        "business_connection",
        "business_message",
        "channel_post",
        "chat_boost",
        "chat_join_request",
        "chat_member",
        "chosen_inline_result",
        "deleted_business_messages",
        "edited_business_message",
        "edited_channel_post",
        "edited_message",
        "guest_message",
        "inline_query",
        "managed_bot",
        "message_reaction",
        "message_reaction_count",
        "poll",
        "poll_answer",
        "pre_checkout_query",
        "purchased_paid_media",
        "removed_chat_boost",
        "shipping_query",
        "stopped_message_generation",
        "subscription",
    ];
    KNOWN.into_iter().find(|known| *known == kind).unwrap_or("unknown")
}

fn sender(message: &Members<'_>) -> Result<Sender, Fault> {
    let (id, is_bot) = match message.get("from")? {
        Some(from) => user(from).map(|(id, is_bot)| (Some(id), is_bot))?,
        None => (None, true),
    };
    Ok(Sender {
        id,
        is_bot,
        as_chat: as_chat(message),
        on_behalf: on_behalf(message),
        offline: message.has("is_from_offline"),
    })
}

/// What cannot be read in `sender_chat` is a chat all the same: nobody becomes a person by it.
fn as_chat(message: &Members<'_>) -> Option<AsChat> {
    if message.has("is_automatic_forward") {
        return Some(AsChat::Forward);
    }
    if !message.has("sender_chat") {
        return None;
    }
    let id = |field| message.get(field).ok()??.members(field).ok()?.get("id").ok()??.int("id").ok();
    let own = id("sender_chat").is_some_and(|sender| id("chat") == Some(sender));
    Some(if own { AsChat::Group } else { AsChat::Channel })
}

/// Whether the message came by a road on which ids mean something else than in the bot's own chats.
fn on_behalf(message: &Members<'_>) -> bool {
    [
        "business_connection_id",
        "sender_business_bot",
        "guest_query_id",
        "guest_bot_caller_user",
        "guest_bot_caller_chat",
    ]
    .into_iter()
    .any(|field| message.has(field))
}

/// Whether the words are not the sender's own: a forward in its present or its legacy form, or an inline bot's text.
fn borrowed(message: &Members<'_>) -> bool {
    message.keys().any(|key| key.starts_with("forward_") || key == "via_bot" || key == "is_automatic_forward")
}

fn user(view: View<'_>) -> Result<(UserId, bool), Fault> {
    let user = view.members("from")?;
    let id = UserId::new(user.need("id")?.int("id")?).ok_or(Fault::Range("id"))?;
    Ok((id, user.need("is_bot")?.flag("is_bot")?))
}

fn chat_of(holder: &Members<'_>) -> Result<Chat, Fault> {
    let chat = holder.need("chat")?.members("chat")?;
    let id = ChatId::new(chat.need("id")?.int("id")?).ok_or(Fault::Range("chat"))?;
    let kind = match chat.need("type")?.string("type")?.as_str() {
        _ if on_behalf(holder) => ChatKind::Other,
        "channel" => ChatKind::Channel,
        "group" => ChatKind::Group,
        "private" => ChatKind::Private,
        "supergroup" => ChatKind::Supergroup,
        _ => ChatKind::Other,
    };
    Ok(Chat { id, kind })
}

/// The title of the chat as it is now; empty where there is none. Only `get` can fail here, and a title decides nothing.
fn title_of(holder: &Members<'_>) -> Foreign {
    let title = || holder.get("chat").ok()??.members("chat").ok()?.get("title").ok()??.string("title").ok();
    Foreign::new(title().unwrap_or_default())
}

/// The sender's two names as they are now; empty where there are none.
fn name_of(holder: &Members<'_>) -> Foreign {
    let names = || {
        let from = holder.get("from").ok()??.members("from").ok()?;
        let part = |field| from.get(field).ok().flatten().and_then(|view: View<'_>| view.string(field).ok());
        let (first, last) = (part("first_name").unwrap_or_default(), part("last_name").unwrap_or_default());
        Some(if last.is_empty() { first } else { format!("{first} {last}") })
    };
    Foreign::new(names().unwrap_or_default())
}

#[cfg(test)]
mod tests;
