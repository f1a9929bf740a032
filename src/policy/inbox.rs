//! What of a message reaches the session: the one place where a message becomes something that an event can be built from.
//!
//! [`hear`] is the only maker of [`Heard`], and an event holds nothing that a `Heard` does not. Whose words are shown is
//! decided here by ids and the shape of the message; what is not sure is a stranger's.

use crate::base::ids::{ChatId, MessageId};
use crate::base::limits::REPLY_SHOWN_MAX;
use crate::base::refusal::clip;
use crate::policy::group::Mode;
use crate::policy::people::{Roles, Who, who};
use crate::telegram::update::{Addressee, ChatKind, File, Message, Reply, Service};

/// Where a message was sent, as the gate knows the place.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// A chat that an owner connected.
    Connected(Mode),
    /// An owner's private chat with the bot, and the owner wrote.
    Own,
    /// A private chat with anybody else.
    Private,
    /// Any other chat.
    Unconnected,
}

/// Which way a message goes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use]
pub enum Sorted {
    /// It becomes an event.
    Event,
    /// It does not, and why: a code for the disposition.
    Kept(&'static str),
}

/// Where a message was sent. `mode` is what is known of its chat; of a private chat nobody asks.
pub fn place(message: &Message, who: Who, mode: Option<Mode>) -> Place {
    match (message.chat.kind, who) {
        (ChatKind::Private, Who::Owner(id)) if message.chat.id == id.private_chat() => Place::Own,
        (ChatKind::Private, Who::Owner(_) | Who::Stranger | Who::Team(_)) => Place::Private,
        (ChatKind::Group | ChatKind::Supergroup, _) => mode.map_or(Place::Unconnected, Place::Connected),
        // Nobody writes in a channel in their own name, and ids of other roads may be those of other chats.
        (ChatKind::Channel | ChatKind::Other, _) => Place::Unconnected,
    }
}

/// Whether a message becomes an event. `with_album` says that another part of its album speaks to the bot: the words of an
/// album stand at one of its parts.
pub fn sort(message: &Message, who: Who, place: Place, me: Option<Addressee<'_>>, with_album: bool) -> Sorted {
    let mode = match (place, who) {
        (_, Who::Stranger) => return Sorted::Kept(stranger(message)),
        (Place::Unconnected, Who::Owner(_) | Who::Team(_)) => return Sorted::Kept("not_connected"),
        // Nobody is on the team of a private chat, and an owner's own chat has the owner's number.
        (Place::Private, Who::Owner(_) | Who::Team(_)) | (Place::Own, Who::Team(_)) => return Sorted::Kept("kept_out"),
        (Place::Own, Who::Owner(_)) => Mode::Every,
        (Place::Connected(mode), Who::Owner(_) | Who::Team(_)) => mode,
    };
    if message.id.is_none() {
        // It is seen by one person alone, cannot be answered, and comes again under no name by which it would be known.
        return Sorted::Kept("ephemeral");
    }
    if message.service.is_some() && message.text.is_none() {
        return Sorted::Kept("service");
    }
    match mode {
        Mode::Every | Mode::Watch => Sorted::Event,
        Mode::Mention if with_album || me.is_some_and(|me| message.addresses(me)) => Sorted::Event,
        Mode::Mention => Sorted::Kept("mode_mention"),
        Mode::OnlyMe if matches!(who, Who::Owner(_)) => Sorted::Event,
        Mode::OnlyMe => Sorted::Kept("mode_only_me"),
        Mode::Post => Sorted::Kept("mode_post"),
    }
}

/// Why somebody who may be known is a stranger here.
fn stranger(message: &Message) -> &'static str {
    match (message.sender.as_chat, message.sender.offline) {
        (Some(_), _) => "as_chat",
        (None, true) => "offline",
        (None, false) => "kept_out",
    }
}

/// A message that the session may hear. [`hear`] alone makes one.
#[derive(Debug)]
pub struct Heard(Parts);

impl Heard {
    /// What an event is built from.
    #[must_use]
    pub fn parts(self) -> Parts {
        self.0
    }
}

/// Everything of a message that an event may hold.
#[derive(Debug)]
pub struct Parts {
    /// Who wrote it: an owner, or one of this chat's team.
    pub who: Who,
    /// Where.
    pub chat: ChatId,
    /// Its number there.
    pub message: Option<MessageId>,
    /// The topic, in a forum.
    pub topic: Option<i64>,
    /// The album it is part of: digits.
    pub album: Option<String>,
    /// Their words, or what they passed on.
    pub text: Option<String>,
    /// What else is in it, of which the kind alone is told.
    pub left_out: Option<&'static str>,
    /// Their files.
    pub files: Vec<File>,
    /// Whether the words are another's.
    pub forwarded: bool,
    /// What they answered.
    pub quote: Option<Quote>,
}

/// What a message answers.
#[derive(Debug, Eq, PartialEq)]
pub struct Quote {
    /// The message, if it is in the same chat.
    pub message: Option<MessageId>,
    /// Whose it is, if that is no stranger.
    pub author: Option<Author>,
    /// Its words, if they may be shown.
    pub shown: Option<String>,
    /// How many characters they are.
    pub characters: usize,
}

/// Whose words are answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Author {
    /// The bot's.
    Bot,
    /// An owner's.
    Owner,
    /// A member's of this chat's team.
    Team,
}

/// Takes a message of an owner's or of the team's for the session. `None` for a stranger's, whatever it is about. `is_clean`
/// says whether one of the bot's own messages holds nothing but the session's words.
pub fn hear(
    message: Message,
    who: Who,
    roles: &dyn Roles,
    me: Option<Addressee<'_>>,
    is_clean: impl Fn(ChatId, MessageId) -> bool,
) -> Option<Heard> {
    match who {
        Who::Stranger => return None,
        Who::Owner(_) | Who::Team(_) => {}
    }
    let chat = message.chat.id;
    // What an owner passes on is the owner's choice. Nobody gave that choice to the team: of another's words, of which a forward by
    // a member consists, the session learns that there were some.
    let theirs = message.forwarded && matches!(who, Who::Team(_));
    let (text, left_out, files) =
        if theirs { (None, Some("forward"), Vec::new()) } else { (message.text, message.left_out, message.files) };
    Some(Heard(Parts {
        who,
        chat,
        message: message.id,
        topic: message.topic,
        album: message.album,
        text,
        left_out,
        files,
        forwarded: message.forwarded,
        quote: message.reply.map(|reply| quote(&reply, chat, roles, me, is_clean)),
    }))
}

/// Shows answered words of an owner, of the team, or of the bot where the session wrote them; of all others only the number.
fn quote(
    reply: &Reply,
    chat: ChatId,
    roles: &dyn Roles,
    me: Option<Addressee<'_>>,
    is_clean: impl Fn(ChatId, MessageId) -> bool,
) -> Quote {
    let bot = me.is_some_and(|me| reply.author.and_then(|author| author.id) == Some(me.id));
    let author = match reply.author.map_or(Who::Stranger, |author| who(&author, chat, roles)) {
        Who::Owner(_) => Some(Author::Owner),
        Who::Team(_) => Some(Author::Team),
        Who::Stranger => bot.then_some(Author::Bot),
    };
    let may = match author {
        Some(Author::Owner | Author::Team) => !reply.borrowed,
        Some(Author::Bot) => !reply.borrowed && reply.message.is_some_and(|message| is_clean(chat, message)),
        None => false,
    };
    let shown = may.then(|| clip(reply.words.reveal(), REPLY_SHOWN_MAX));
    Quote { message: reply.message, author, shown, characters: reply.characters }
}

/// What an owner can ask of the gate in private, by a text. None of them decides what a press decides.
pub const COMMANDS: [&str; 16] = [
    "groups",
    "guests",
    "help",
    "journal",
    "kinds",
    "language",
    "new",
    "pending",
    "permissions",
    "prompts",
    "start",
    "status",
    "stop",
    "team",
    "test_card",
    "why",
];

/// Whether a word is such a command.
#[must_use]
pub fn is_command(name: &str) -> bool {
    COMMANDS.contains(&name)
}

/// Ids of supergroups and channels are below this; those of basic groups are above.
const SUPERGROUPS_BELOW: i64 = -1_000_000_000_000;

/// The supergroup that a basic group became, as Telegram tells it there. What the new chat says of itself is no proof of
/// where it came from.
#[must_use]
pub fn moved(message: &Message) -> Option<ChatId> {
    let Service::MovedTo(to) = message.service? else { return None };
    let from_group = message.chat.kind == ChatKind::Group && message.chat.id.get() > SUPERGROUPS_BELOW;
    (from_group && to.get() < SUPERGROUPS_BELOW && !message.forwarded).then_some(to)
}

#[cfg(test)]
mod tests;
