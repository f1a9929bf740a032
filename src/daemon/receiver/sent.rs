//! What the session sent: the messages that it may edit, and whose words it may be shown again.
//!
//! Each line names the bot as well: another bot counts its messages anew, and then a number of ours could be a card's.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use crate::base::ids::{BotId, ChatId, MessageId};
use crate::base::json::{Json, parse};
use crate::base::limits::SENT_MAX;
use crate::base::recent::Recent;
use crate::base::time::Wall;
use crate::store::append_file::{AppendError, AppendFile};
use crate::sys::file::{Dir, How};

/// The present file, and the one before it.
const NAME: &str = "sent.jsonl";
const BEFORE: &str = "sent.jsonl.1";
/// Bytes of both that are read at start: twice as many lines as are remembered, each far under this.
const READ_MAX: u64 = 2 * 1024 * 1024;

/// What a message of the session's is.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) enum Kind {
    /// A file, whose words are its caption.
    Caption,
    /// A question: the words are the session's, the card is the gate's.
    Question,
    /// A text.
    Text,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Caption, Self::Question, Self::Text];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Caption => "caption",
            Self::Question => "question",
            Self::Text => "text",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// The messages that the session sent.
#[derive(Debug)]
pub(super) struct Sent(Mutex<Books>);

#[derive(Debug)]
struct Books {
    dir: Dir,
    file: AppendFile,
    /// Lines of the present file.
    lines: usize,
    known: Recent<Row>,
}

/// Bot, chat, message, and what it is.
type Row = (i64, i64, i64, Kind);

impl Sent {
    /// Reads what the last run left in the receiver's own folder.
    ///
    /// # Errors
    /// A file is not this user's alone, or the kernel refuses.
    pub(super) fn open(dir: Dir, now: Wall) -> io::Result<Self> {
        let (file, _torn) = AppendFile::open(&dir, NAME, 0o600, 0, now)?;
        let mut known = Recent::new(SENT_MAX);
        read_into(&dir, BEFORE, &mut known)?;
        let lines = read_into(&dir, NAME, &mut known)?;
        Ok(Self(Mutex::new(Books { dir, file, lines, known })))
    }

    /// Remembers messages that were sent just now. They stand in their chats already, so a full disk only means that they are
    /// not known after a restart.
    pub(super) fn put(&self, bot: BotId, chat: ChatId, messages: &[MessageId], kind: Kind, now: Wall) {
        let mut books = self.books();
        let mut lines = String::new();
        for message in messages {
            books.known.put((bot.get(), chat.get(), message.get(), kind));
            let line = json!({"bot": bot.get(), "chat": chat.get(), "message": message.get(), "kind": kind.as_str()});
            lines.push_str(&line.to_string());
            lines.push('\n');
        }
        if let Err(error) = books.write(&lines, messages.len(), now) {
            log::warn!("sent.not_written error={error}");
        }
    }

    /// What the session may edit: a text or a caption that it sent, and nothing else.
    pub(super) fn editable(&self, bot: BotId, chat: ChatId, message: MessageId) -> Option<Kind> {
        self.find(bot, chat, message).filter(|kind| *kind != Kind::Question)
    }

    /// Whether a message holds nobody's words but the session's own.
    pub(super) fn is_clean(&self, bot: BotId, chat: ChatId, message: MessageId) -> bool {
        self.find(bot, chat, message).is_some()
    }

    fn find(&self, bot: BotId, chat: ChatId, message: MessageId) -> Option<Kind> {
        let books = self.books();
        Kind::ALL.into_iter().find(|kind| books.known.has(&(bot.get(), chat.get(), message.get(), *kind)))
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Books {
    fn write(&mut self, lines: &str, many: usize, now: Wall) -> Result<(), AppendError> {
        if lines.is_empty() {
            return Ok(());
        }
        if self.lines >= SENT_MAX {
            self.dir.rename(NAME, BEFORE)?;
            self.file = AppendFile::open(&self.dir, NAME, 0o600, 0, now)?.0;
            self.lines = 0;
        }
        self.file.append(lines.as_bytes())?;
        self.file.sync();
        self.lines = self.lines.saturating_add(many);
        Ok(())
    }
}

/// Reads a file's lines; a missing one has none. What is no line of ours gives no right to anything.
fn read_into(dir: &Dir, name: &str, known: &mut Recent<Row>) -> io::Result<usize> {
    let file = match dir.open_file(name, How::Read, 0) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let mut lines = 0_usize;
    for line in BufReader::new(file.take(READ_MAX)).split(b'\n') {
        match row(&line?) {
            Some(row) => known.put(row),
            None => log::warn!("sent.line_unread file={name}"),
        }
        lines = lines.saturating_add(1);
    }
    Ok(lines)
}

fn row(line: &[u8]) -> Option<Row> {
    let line = parse(line).ok()?;
    let whole = |name: &str| line.get(name).and_then(Json::int);
    let (bot, chat) = (BotId::new(whole("bot")?)?, ChatId::new(whole("chat")?)?);
    let message = MessageId::new(whole("message")?)?;
    Some((bot.get(), chat.get(), message.get(), line.get("kind").and_then(Json::str).and_then(Kind::parse)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    fn bot(id: i64) -> BotId {
        BotId::new(id).unwrap()
    }

    fn chat() -> ChatId {
        ChatId::new(-100).unwrap()
    }

    fn message(id: i64) -> MessageId {
        MessageId::new(id).unwrap()
    }

    fn now() -> Wall {
        Wall::parse("2026-12-01T12:00:00Z").unwrap()
    }

    #[test]
    fn what_was_sent_is_known_over_a_restart() {
        let temp = Temp::new("sent");
        let sent = Sent::open(temp.dir(), now()).unwrap();
        sent.put(bot(1), chat(), &[message(7), message(8)], Kind::Text, now());
        sent.put(bot(1), chat(), &[message(9)], Kind::Caption, now());
        sent.put(bot(1), chat(), &[message(10)], Kind::Question, now());
        for sent in [sent, Sent::open(temp.dir(), now()).unwrap()] {
            assert_eq!(sent.editable(bot(1), chat(), message(8)), Some(Kind::Text));
            assert_eq!(sent.editable(bot(1), chat(), message(9)), Some(Kind::Caption));
            assert_eq!(sent.editable(bot(1), chat(), message(10)), None, "a card is never edited");
            assert!(sent.is_clean(bot(1), chat(), message(10)));
            assert!(!sent.is_clean(bot(1), chat(), message(11)));
            assert!(!sent.is_clean(bot(1), ChatId::new(111).unwrap(), message(7)), "a number counts in its chat alone");
            assert_eq!(sent.editable(bot(2), chat(), message(7)), None, "another bot counts anew");
        }
    }

    #[test]
    fn the_newest_stay_and_the_files_have_a_bound() {
        let temp = Temp::new("sent-many");
        let sent = Sent::open(temp.dir(), now()).unwrap();
        let most = i64::try_from(SENT_MAX).unwrap();
        for round in 0..5 {
            let messages: Vec<MessageId> = (1..=most).map(|id| message(round * most + id)).collect();
            sent.put(bot(1), chat(), &messages, Kind::Text, now());
        }
        for sent in [sent, Sent::open(temp.dir(), now()).unwrap()] {
            assert!(sent.is_clean(bot(1), chat(), message(4 * most + 1)));
            assert!(sent.is_clean(bot(1), chat(), message(5 * most)));
            assert!(!sent.is_clean(bot(1), chat(), message(4 * most)));
        }
        assert_eq!(temp.names(), [NAME, BEFORE]);
        for name in temp.names() {
            assert!(std::fs::read_to_string(temp.path().join(name)).unwrap().lines().count() <= SENT_MAX);
        }
    }

    #[test]
    fn a_line_that_is_torn_or_wrong_gives_no_right() {
        let temp = Temp::new("sent-torn");
        let whole = r#"{"bot":1,"chat":-100,"kind":"text","message":7}"#;
        let wrong = [
            whole.replace(":1,", ":\"1\","),
            whole.replace("text", "card"),
            whole.replace("-100", "0"),
            "MARKER".to_owned(),
            String::new(),
        ];
        let file = format!("{}\n{}\n{}", wrong.join("\n"), whole, whole.replace('7', "8"));
        std::fs::write(temp.path().join(NAME), file).unwrap();
        let sent = Sent::open(temp.dir(), now()).unwrap();
        assert!(sent.is_clean(bot(1), chat(), message(7)));
        assert!(!sent.is_clean(bot(1), chat(), message(8)), "a line without its end is set aside");
        assert_eq!(sent.books().known.iter().count(), 1);
    }
}
