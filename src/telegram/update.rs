//! Updates, read by a whitelist: what is not named here is never seen (Bot API, `Update`).
//!
//! The id is read first and alone, so that an update which nobody can read is passed over and never blocks the queue.
//! Types hold the words of the one who sent the message and of nobody else: what a message quotes, forwards by reply,
//! pins or names has no field to stand in.

use std::fmt;

use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::limits::CALLBACK_BYTES_MAX;
use crate::telegram::view::{Fault, Members, View};

/// What the receiver asks for, on every call: the setting is kept by the server, also from another program.
pub const ALLOWED: [&str; 3] = ["message", "callback_query", "my_chat_member"];

/// Bytes of one update: the server stores at most 512 KiB.
const UPDATE_BYTES_MAX: usize = 1024 * 1024;
/// Entities of one message (Bot API: 100 are kept).
const ENTITIES_MAX: usize = 100;
/// Buttons of one message (Bot API: 100).
const BUTTONS_MAX: usize = 100;
/// Characters of a callback's id.
const QUERY_MAX: usize = 64;
/// Characters of a file's id.
const FILE_ID_MAX: usize = 256;

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

/// A press, exactly as the proxy has to judge it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Press {
    /// The callback's id.
    pub query: String,
    /// Who pressed.
    pub from: UserId,
    /// Whether a bot claims to have pressed.
    pub is_bot: bool,
    /// Where the button hangs.
    pub chat: Option<Chat>,
    /// The message it hangs on; `None` when it is absent, cannot be accessed, or was sent inline.
    pub message: Option<MessageId>,
    /// What the button said, at most 64 bytes.
    pub data: String,
    /// The message's text as Telegram shows it now; empty when there is none, or it cannot be read.
    pub text: String,
    /// Its entities: type, offset and length in UTF-16 units.
    pub entities: Vec<(String, i64, i64)>,
    /// Its buttons, row by row: label and data.
    pub buttons: Vec<Vec<(String, String)>>,
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

/// A new message: who sent it, where, and their own words.
#[derive(Debug)]
pub struct Message {
    /// Its number in the chat; `None` for what has none of its own (ephemeral messages).
    pub id: Option<MessageId>,
    /// The chat.
    pub chat: Chat,
    /// Who sent it.
    pub sender: Sender,
    /// When it was sent, in seconds since 1970.
    pub date: i64,
    /// Its text, or the caption of its files.
    pub text: Option<String>,
    /// Whether the words are somebody else's: a forward, or the text of an inline bot.
    pub forwarded: bool,
    /// What it answers.
    pub reply: Option<Reply>,
    /// Its files.
    pub files: Vec<File>,
    /// The topic, in a forum.
    pub topic: Option<i64>,
    /// The album it is part of.
    pub album: Option<String>,
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
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own on the wire")]
pub struct Sender {
    /// The id in `from`.
    pub id: Option<UserId>,
    /// `from.is_bot`, or `true` when nobody says.
    pub is_bot: bool,
    /// The message was sent in the name of a chat.
    pub as_chat: bool,
    /// It came through a business account, a guest query, or a bot on somebody's behalf.
    pub on_behalf: bool,
    /// It was written earlier and sent by itself.
    pub offline: bool,
}

/// What a message answers. Holds words only if they are the sender's own.
#[derive(Debug)]
pub struct Reply {
    /// The message answered, if it is in the same chat.
    pub message: Option<MessageId>,
    /// Who wrote it.
    pub author: Option<UserId>,
    /// Code points of its text or caption, or of what was quoted.
    pub characters: usize,
    /// Its text, only if the sender of the answer wrote it, and not as a forward.
    pub own: Option<String>,
}

/// A file of a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct File {
    /// Telegram's handle for it.
    pub id: String,
    /// The field it stood in.
    pub kind: &'static str,
    /// Its size, if it is said.
    pub size: Option<i64>,
}

/// The bot was added to a chat, removed, or its rights changed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Membership {
    /// The chat.
    pub chat: Chat,
    /// Who did it.
    pub by: Sender,
    /// Whether the bot is in the chat now.
    pub member: bool,
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
        "callback_query" => press(update.need("callback_query")?),
        "message" => Ok(Content::Message(Box::new(message(update.need("message")?)?))),
        "my_chat_member" => membership(update.need("my_chat_member")?),
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

fn press(view: View<'_>) -> Result<Content, Fault> {
    let query = view.members("callback_query")?;
    let Some(data) = query.get("data")? else { return Ok(Content::Other("game")) };
    let data = data.string("data")?;
    if data.len() > CALLBACK_BYTES_MAX {
        return Err(Fault::Range("data"));
    }
    let id = query.need("id")?.string("id")?;
    if id.is_empty() || id.len() > QUERY_MAX || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)) {
        return Err(Fault::Range("id"));
    }
    let (from, is_bot) = user(query.need("from")?)?;
    let mut press = Press {
        query: id,
        from,
        is_bot,
        chat: None,
        message: None,
        data,
        text: String::new(),
        entities: Vec::new(),
        buttons: Vec::new(),
    };
    if query.has("inline_message_id") {
        return Ok(Content::Press(Box::new(press)));
    }
    // A message that cannot be read must not void the press: what takes away asks for less than what grants, and a grant
    // is refused all the same when the message is not there or not what was sent.
    if let Some(Ok(message)) = query.get("message")?.map(|message| message.members("message")) {
        press.chat = chat_of(&message).ok();
        press.message = pressed_message(&message).unwrap_or_default();
        press.text = shown_text(&message).unwrap_or_default();
        press.entities = entities(&message).unwrap_or_default();
        press.buttons = buttons(&message).unwrap_or_default();
    }
    Ok(Content::Press(Box::new(press)))
}

/// The message's number, unless it is one that cannot be accessed any more (`date` is 0 then).
fn pressed_message(message: &Members<'_>) -> Result<Option<MessageId>, Fault> {
    if message.need("date")?.int("date")? == 0 {
        return Ok(None);
    }
    Ok(MessageId::new(message.need("message_id")?.int("message_id")?))
}

fn shown_text(message: &Members<'_>) -> Result<String, Fault> {
    message.need("text")?.string("text")
}

fn entities(message: &Members<'_>) -> Result<Vec<(String, i64, i64)>, Fault> {
    let Some(list) = message.get("entities")? else { return Ok(Vec::new()) };
    let items = list.items("entities")?;
    if items.len() > ENTITIES_MAX {
        return Err(Fault::TooMany("entities"));
    }
    items
        .into_iter()
        .map(|item| {
            let entity = item.members("entities")?;
            Ok((
                entity.need("type")?.string("type")?,
                entity.need("offset")?.int("offset")?,
                entity.need("length")?.int("length")?,
            ))
        })
        .collect()
}

fn buttons(message: &Members<'_>) -> Result<Vec<Vec<(String, String)>>, Fault> {
    let Some(markup) = message.get("reply_markup")? else { return Ok(Vec::new()) };
    let rows = markup.members("reply_markup")?.need("inline_keyboard")?.items("inline_keyboard")?;
    let mut left = BUTTONS_MAX;
    rows.into_iter()
        .map(|row| {
            let row = row.items("inline_keyboard")?;
            left = left.checked_sub(row.len()).ok_or(Fault::TooMany("inline_keyboard"))?;
            row.into_iter().map(button).collect()
        })
        .collect()
}

/// A button without data (a link, a game) has an empty one here, which is never what the proxy sent.
fn button(view: View<'_>) -> Result<(String, String), Fault> {
    let button = view.members("button")?;
    let data = button.get("callback_data")?.map(|data| data.string("callback_data")).transpose()?;
    Ok((button.need("text")?.string("text")?, data.unwrap_or_default()))
}

fn membership(view: View<'_>) -> Result<Content, Fault> {
    let change = view.members("my_chat_member")?;
    let (id, is_bot) = user(change.need("from")?)?;
    let status = change.need("new_chat_member")?.members("new_chat_member")?;
    let member = match status.need("status")?.string("status")?.as_str() {
        "creator" | "administrator" | "member" => true,
        "restricted" => status.need("is_member")?.flag("is_member")?,
        _ => false,
    };
    let by = Sender { id: Some(id), is_bot, as_chat: false, on_behalf: false, offline: false };
    Ok(Content::Membership(Membership { chat: chat_of(&change)?, by, member }))
}

fn message(view: View<'_>) -> Result<Message, Fault> {
    let message = view.members("message")?;
    let sender = sender(&message)?;
    let text = match message.get("text")? {
        Some(text) => Some(text.string("text")?),
        None => message.get("caption")?.map(|caption| caption.string("caption")).transpose()?,
    };
    Ok(Message {
        id: MessageId::new(message.need("message_id")?.int("message_id")?),
        chat: chat_of(&message)?,
        sender,
        date: message.need("date")?.int("date")?,
        text,
        forwarded: borrowed(&message),
        reply: reply(&message, &sender)?,
        files: files(&message)?,
        topic: topic(&message)?,
        album: album(&message)?,
    })
}

fn sender(message: &Members<'_>) -> Result<Sender, Fault> {
    let (id, is_bot) = match message.get("from")? {
        Some(from) => user(from).map(|(id, is_bot)| (Some(id), is_bot))?,
        None => (None, true),
    };
    Ok(Sender {
        id,
        is_bot,
        as_chat: message.has("sender_chat") || message.has("is_automatic_forward"),
        on_behalf: on_behalf(message),
        offline: message.has("is_from_offline"),
    })
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

fn reply(message: &Members<'_>, sender: &Sender) -> Result<Option<Reply>, Fault> {
    let quoted = match message.get("quote")? {
        Some(quote) => quote.members("quote")?.need("text")?.string("text")?.chars().count(),
        None => 0,
    };
    let Some(answered) = message.get("reply_to_message")? else {
        // A quote without its message, or a message of another chat: somebody else's words, of which only the number stays.
        let outside = message.has("quote") || message.has("external_reply") || message.has("reply_to_story");
        return Ok(outside.then_some(Reply { message: None, author: None, characters: quoted, own: None }));
    };
    let answered = answered.members("reply_to_message")?;
    let author = self::sender(&answered).ok();
    let text = match (answered.get("text")?, answered.get("caption")?) {
        (Some(text), _) | (None, Some(text)) => text.string("text").unwrap_or_default(),
        (None, None) => String::new(),
    };
    // The implicit root of a topic is a service message, and whoever named the topic wrote it.
    let same =
        author.is_some_and(|author| author == *sender && author.id.is_some() && !author.is_bot && !author.as_chat);
    Ok(Some(Reply {
        message: MessageId::new(answered.need("message_id")?.int("message_id")?),
        author: author.and_then(|author| author.id),
        characters: text.chars().count(),
        own: (same && !borrowed(&answered) && !text.is_empty()).then_some(text),
    }))
}

fn files(message: &Members<'_>) -> Result<Vec<File>, Fault> {
    // `animation` also sets `document`, and `live_photo` sets `photo`, for older readers: the first one found is the file.
    for kind in ["animation", "audio", "document", "sticker", "video", "video_note", "voice"] {
        if let Some(view) = message.get(kind)? {
            return Ok(vec![file(view, kind)?]);
        }
    }
    let Some(sizes) = message.get("photo")? else { return Ok(Vec::new()) };
    // The sizes of one picture, the largest last.
    sizes.items("photo")?.into_iter().next_back().map(|view| file(view, "photo")).into_iter().collect()
}

fn file(view: View<'_>, kind: &'static str) -> Result<File, Fault> {
    let file = view.members(kind)?;
    let id = file.need("file_id")?.string("file_id")?;
    if id.is_empty() || id.len() > FILE_ID_MAX || !id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)) {
        return Err(Fault::Range("file_id"));
    }
    let size = file.get("file_size")?.map(|size| size.int("file_size")).transpose()?;
    Ok(File { id, kind, size: size.filter(|size| (0..=crate::base::limits::JSON_INT_MAX).contains(size)) })
}

fn topic(message: &Members<'_>) -> Result<Option<i64>, Fault> {
    let in_topic = message.get("is_topic_message")?.map(|flag| flag.flag("is_topic_message")).transpose()?;
    if in_topic != Some(true) {
        return Ok(None);
    }
    message.get("message_thread_id")?.map(|id| id.int("message_thread_id")).transpose()
}

fn album(message: &Members<'_>) -> Result<Option<String>, Fault> {
    let album = message.get("media_group_id")?.map(|id| id.string("media_group_id")).transpose()?;
    // An album's id is a number written as text: it goes on only in that form.
    Ok(album.filter(|id| !id.is_empty() && id.len() <= 20 && id.bytes().all(|b| b.is_ascii_digit())))
}

#[cfg(test)]
mod tests;
