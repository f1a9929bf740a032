//! A message: who sent it, where, their own words, and whom it speaks to.

use super::service::{Service, service};
use super::{Chat, Foreign, Sender, borrowed, chat_of, name_of, sender, title_of, user};
use crate::base::ids::{MessageId, UserId};
use crate::config::Language;
use crate::telegram::rich;
use crate::telegram::view::{Fault, Members, View};

/// Characters of a file's id.
const FILE_ID_MAX: usize = 256;
/// Characters of a command's name (Bot API, `BotCommand`).
const COMMAND_MAX: usize = 32;

/// A new message: who sent it, where, and their own words.
#[derive(Debug)]
pub struct Message {
    /// Its number in the chat; `None` for what has none of its own (ephemeral messages).
    pub id: Option<MessageId>,
    /// The chat.
    pub chat: Chat,
    /// The chat's title as it is now, for an owner's card.
    pub title: Foreign,
    /// Who sent it.
    pub sender: Sender,
    /// The sender's name as it is now, for an owner's card.
    pub name: Foreign,
    /// When it was sent, in seconds since 1970.
    pub date: i64,
    /// The language of the sender's client, where it is one of ours.
    pub language: Option<Language>,
    /// Its text, the caption of its files, or the text of a rich message.
    pub text: Option<String>,
    /// What else is in it, of which only the kind is told: others may have written it, or it is about others.
    pub left_out: Option<&'static str>,
    /// Whether the words are somebody else's: a forward, or the text of an inline bot.
    pub forwarded: bool,
    /// Whom it names, so that a client marks it.
    pub mentions: Vec<Mention>,
    /// What it answers.
    pub reply: Option<Reply>,
    /// What Telegram tells by it.
    pub service: Option<Service>,
    /// Its files.
    pub files: Vec<File>,
    /// The topic, in a forum.
    pub topic: Option<i64>,
    /// The album it is part of.
    pub album: Option<String>,
}

/// Somebody whom a message names.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Mention {
    /// By the name after `@`, also that of `/command@name`.
    Name(String),
    /// By id, under whatever words.
    User(UserId),
}

/// The bot, as a message can speak to it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Addressee<'a> {
    /// Its id.
    pub id: UserId,
    /// Its name, without `@`.
    pub username: &'a str,
}

/// A command at the beginning of a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Command<'a> {
    /// Its name in lower case, without `/`.
    pub name: String,
    /// What follows it.
    pub arg: &'a str,
}

/// What a message answers.
#[derive(Debug)]
pub struct Reply {
    /// The message answered, if it is in the same chat.
    pub message: Option<MessageId>,
    /// Who wrote it, if that can be read.
    pub author: Option<Sender>,
    /// Whether its words are not its author's own.
    pub borrowed: bool,
    /// Code points of its words, or of what was quoted.
    pub characters: usize,
    /// Its words: what the sender chose of them, if they are really among them, else all.
    pub words: Foreign,
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

impl Message {
    /// Whether it speaks to the bot: names it, gives it a command, or answers it. The root of a topic, which every message
    /// there answers, does not count (it is no [`Reply`] here), and words that are somebody else's name nobody.
    #[must_use]
    pub fn addresses(&self, me: Addressee<'_>) -> bool {
        let named = |mention: &Mention| match mention {
            Mention::Name(name) => name.eq_ignore_ascii_case(me.username),
            Mention::User(id) => *id == me.id,
        };
        let answers = self.reply.as_ref().and_then(|reply| reply.author).and_then(|author| author.id) == Some(me.id);
        answers || (!self.forwarded && self.mentions.iter().any(named))
    }

    /// The command it begins with, unless that is another bot's.
    #[must_use]
    pub fn command(&self, me: Option<Addressee<'_>>) -> Option<Command<'_>> {
        let said = self.text.as_deref()?.trim_start().strip_prefix('/')?;
        let (first, arg) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let (name, to) = first.split_once('@').map_or((first, None), |(name, to)| (name, Some(to)));
        let ours = to.is_none_or(|to| me.is_some_and(|me| to.eq_ignore_ascii_case(me.username)));
        let is_name = !name.is_empty() && name.len() <= COMMAND_MAX;
        let is_name = is_name && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        (ours && is_name).then(|| Command { name: name.to_ascii_lowercase(), arg: arg.trim() })
    }
}

pub(super) fn read(view: View<'_>) -> Result<Message, Fault> {
    let message = view.members("message")?;
    let Words { text, mentions } = words(&message)?;
    Ok(Message {
        id: MessageId::new(message.need("message_id")?.int("message_id")?),
        chat: chat_of(&message)?,
        title: title_of(&message),
        sender: sender(&message)?,
        name: name_of(&message),
        date: message.need("date")?.int("date")?,
        language: language(&message),
        text,
        left_out: left_out(&message),
        forwarded: borrowed(&message),
        mentions,
        reply: reply(&message)?,
        service: service(&message)?,
        files: files(&message)?,
        topic: topic(&message)?,
        album: album(&message)?,
    })
}

/// `de-AT` is German: what follows the language does not matter. What cannot be read is no language.
fn language(message: &Members<'_>) -> Option<Language> {
    let from = message.get("from").ok()??.members("from").ok()?;
    let code = from.get("language_code").ok()??.string("language_code").ok()?;
    Language::parse(code.split('-').next()?)
}

/// The words of a message, and whom they name.
struct Words {
    text: Option<String>,
    mentions: Vec<Mention>,
}

fn words(message: &Members<'_>) -> Result<Words, Fault> {
    for (field, entities) in [("text", "entities"), ("caption", "caption_entities")] {
        if let Some(text) = message.get(field)? {
            let text = text.string(field)?;
            let mentions = match message.get(entities)? {
                Some(list) => mentions(&text, list, entities)?,
                None => Vec::new(),
            };
            return Ok(Words { text: Some(text), mentions });
        }
    }
    let Some(rich) = message.get("rich_message")? else { return Ok(Words { text: None, mentions: Vec::new() }) };
    let flat = rich::flatten(rich)?;
    Ok(Words { text: Some(flat.text), mentions: flat.mentions })
}

fn mentions(text: &str, list: View<'_>, field: &'static str) -> Result<Vec<Mention>, Fault> {
    let items = match list.items(field) {
        // More than Telegram keeps: whom they name is not worth the message.
        Err(Fault::TooMany(_)) => return Ok(Vec::new()),
        other => other?,
    };
    let mut found = Vec::new();
    for item in items {
        let entity = item.members(field)?;
        let part = || -> Result<&str, Fault> {
            let (offset, length) = (entity.need("offset")?.int("offset")?, entity.need("length")?.int("length")?);
            Ok(units(text, offset, length).unwrap_or_default())
        };
        match entity.need("type")?.string("type")?.as_str() {
            "mention" => found.extend(part()?.strip_prefix('@').map(|name| Mention::Name(name.to_owned()))),
            "bot_command" => found.extend(part()?.split_once('@').map(|(_, name)| Mention::Name(name.to_owned()))),
            "text_mention" => found.push(Mention::User(user(entity.need("user")?)?.0)),
            _ => {}
        }
    }
    Ok(found)
}

/// The part of a text that an entity is about, by UTF-16 units; `None` when it is no part of it.
fn units(text: &str, offset: i64, length: i64) -> Option<&str> {
    let (offset, length) = (usize::try_from(offset).ok()?, usize::try_from(length).ok()?);
    let end = offset.checked_add(length)?;
    let mut at = 0_usize;
    let (mut from, mut to) = (None, None);
    for (byte, ch) in text.char_indices() {
        if at == offset {
            from = Some(byte);
        }
        if at == end {
            to = Some(byte);
        }
        at = at.checked_add(ch.len_utf16())?;
    }
    if at == end {
        to = Some(text.len());
    }
    text.get(from?..to?)
}

/// Content of which the session is told the kind alone. `venue` also sets `location`, for older readers.
fn left_out(message: &Members<'_>) -> Option<&'static str> {
    const KINDS: [&str; 11] = [
        "checklist",
        "contact",
        "dice",
        "game",
        "giveaway",
        "invoice",
        "paid_media",
        "poll",
        "story",
        "venue",
        "location",
    ];
    KINDS.into_iter().find(|kind| message.has(kind))
}

fn reply(message: &Members<'_>) -> Result<Option<Reply>, Fault> {
    let quote = match message.get("quote")? {
        Some(quote) => quote.members("quote")?.need("text")?.string("text")?,
        None => String::new(),
    };
    let Some(answered) = message.get("reply_to_message")? else {
        // A quote without its message, or a message of another chat: somebody else's words, of which only the number stays.
        let outside = message.has("quote") || message.has("external_reply") || message.has("reply_to_story");
        return Ok(outside.then(|| unknown(&quote)));
    };
    let answered = answered.members("reply_to_message")?;
    let id = answered.need("message_id")?.int("message_id")?;
    if is_root(message, id)? {
        return Ok(None);
    }
    let same_chat = chat_of(message).ok().is_some_and(|chat| chat_of(&answered).ok() == Some(chat));
    if !same_chat {
        return Ok(Some(unknown(&quote)));
    }
    let text = words(&answered).ok().and_then(|words| words.text).unwrap_or_default();
    let characters = text.chars().count();
    // What a client sends as a quote is believed only where it is a part of what Telegram says was answered.
    let words = if !quote.is_empty() && text.contains(&quote) { quote } else { text };
    Ok(Some(Reply {
        message: MessageId::new(id),
        author: sender(&answered).ok(),
        borrowed: borrowed(&answered),
        characters,
        words: Foreign::new(words),
    }))
}

/// What was answered, when it is not known whose it is.
fn unknown(quote: &str) -> Reply {
    let (characters, words) = (quote.chars().count(), Foreign::new(String::new()));
    Reply { message: None, author: None, borrowed: true, characters, words }
}

/// Whether the message "answered" is only the root of the topic: a service message, whose text is the topic's name, which
/// everything in a topic answers.
fn is_root(message: &Members<'_>, answered: i64) -> Result<bool, Fault> {
    Ok(topic(message)? == Some(answered))
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
