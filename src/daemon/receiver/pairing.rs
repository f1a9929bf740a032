//! Pairing: somebody with the code on the operator's screen opens the bot, and the operator says whether that is the owner.
//!
//! The receiver only tells who opened; root alone writes who is an owner. The code itself is never here, only its hash.

use std::os::unix::net::UnixStream;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::json;

use crate::base::digest::Digest;
use crate::base::ids::UserId;
use crate::base::limits::PAIRING_MS;
use crate::base::secret::same_bytes;
use crate::base::time::Wall;
use crate::net::lines::send_line;
use crate::policy::people::person;
use crate::telegram::update::{ChatKind, Message};

/// How long the operator's terminal may take to read a line: nothing else waits for it longer.
const TELL: Duration = Duration::from_millis(500);
/// How often the terminal is told of somebody without the code.
const NO_CODE_MAX: u32 = 20;

/// The pairing that waits, if one does.
#[derive(Debug, Default)]
pub(super) struct Pairing(Mutex<Option<Waiting>>);

#[derive(Debug)]
struct Waiting {
    hash: Digest,
    until: Wall,
    terminal: UnixStream,
    told: u32,
}

/// What a `/start` was to the pairing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Start {
    /// No pairing waits, or the message is no `/start` of a person's in private.
    None,
    /// It was the code; it is spent now.
    Opened(UserId),
    /// Another code, or none.
    NoCode,
}

impl Pairing {
    /// Begins one; one that waited before ends.
    pub(super) fn begin(&self, hash: Digest, until: Wall, now: Wall, terminal: UnixStream) -> Wall {
        let until = until.min(now.plus_ms(PAIRING_MS));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Waiting { hash, until, terminal, told: 0 });
        until
    }

    /// Ends the one of that hash.
    pub(super) fn end(&self, hash: &Digest) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.as_ref().is_some_and(|waiting| waiting.hash == *hash) {
            *waiting = None;
        }
    }

    /// Looks at a message, and tells the terminal if it is a `/start`. `name` is read only when the code is right.
    pub(super) fn see(&self, message: &Message, now: Wall, name: impl FnOnce() -> String) -> Start {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(current) = waiting.as_mut().filter(|current| now < current.until) else {
            *waiting = None;
            return Start::None;
        };
        let Some((person, code)) = start(message) else { return Start::None };
        let right = same_bytes(Digest::of(code.as_bytes()).as_bytes(), current.hash.as_bytes());
        if right {
            tell(&current.terminal, &json!({"push": "opened", "id": person.get(), "name": name()}));
            // Once: whoever opens it with the same code after this is nobody.
            *waiting = None;
            return Start::Opened(person);
        }
        if current.told < NO_CODE_MAX {
            current.told = current.told.saturating_add(1);
            tell(&current.terminal, &json!({"push": "no_code"}));
        }
        Start::NoCode
    }
}

/// Who says `/start` with which code: a person, as themselves, in their private chat with the bot.
fn start(message: &Message) -> Option<(UserId, &str)> {
    let person = person(&message.sender)?;
    if message.chat.kind != ChatKind::Private || message.chat.id != person.private_chat() || message.forwarded {
        return None;
    }
    let code = message.text.as_deref()?.strip_prefix("/start")?;
    if code.is_empty() { Some((person, "")) } else { Some((person, code.strip_prefix(' ')?)) }
}

fn tell(terminal: &UnixStream, push: &serde_json::Value) {
    if let Err(error) = send_line(terminal, &push.to_string(), TELL) {
        log::warn!("pairing.terminal_gone error={error}");
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};

    use super::*;
    use crate::telegram::update::{Content, read};

    const CODE: &str = "Yk3aZx0123456789abcdef";

    fn message(from: &str, chat: &str, text: &str) -> Message {
        let json = format!(
            r#"{{"update_id":7,"message":{{"message_id":1,"date":9,"chat":{chat},"from":{from},"text":"{text}"}}}}"#
        );
        let Content::Message(message) = read(json.as_bytes()).content else { panic!("{json}") };
        *message
    }

    fn opened(text: &str) -> Message {
        message(r#"{"id":412345678,"is_bot":false}"#, r#"{"id":412345678,"type":"private"}"#, text)
    }

    fn at(ms: i64) -> Wall {
        Wall::clamped(1_796_043_600_000_i64.saturating_add(ms))
    }

    fn waiting() -> (Pairing, BufReader<UnixStream>) {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let pairing = Pairing::default();
        pairing.begin(Digest::of(CODE.as_bytes()), at(900_000), at(0), ours);
        (pairing, BufReader::new(theirs))
    }

    fn line(terminal: &mut BufReader<UnixStream>) -> String {
        let mut line = String::new();
        terminal.read_line(&mut line).unwrap();
        line
    }

    #[test]
    fn the_terminal_is_told_who_opened_with_the_code_and_the_code_is_spent() {
        let (pairing, mut terminal) = waiting();
        let right = opened(&format!("/start {CODE}"));
        let name = || "Anna\nroot".to_owned();
        assert_eq!(pairing.see(&right, at(1), name), Start::Opened(UserId::new(412_345_678).unwrap()));
        assert_eq!(line(&mut terminal), "{\"id\":412345678,\"name\":\"Anna\\nroot\",\"push\":\"opened\"}\n");
        assert_eq!(pairing.see(&right, at(2), name), Start::None);
    }

    #[test]
    fn without_the_code_nobody_is_named() {
        let (pairing, mut terminal) = waiting();
        let never = || panic!("the name of somebody without the code was read");
        for text in ["/start", "/start wrong", &format!("/start  {CODE}"), &format!("/start {CODE} "), "/start "] {
            assert_eq!(pairing.see(&opened(text), at(1), never), Start::NoCode, "{text:?}");
            assert_eq!(line(&mut terminal), "{\"push\":\"no_code\"}\n");
        }
        for text in [CODE, "hello", "/started", &format!("/start{CODE}")] {
            assert_eq!(pairing.see(&opened(text), at(1), never), Start::None, "{text:?}");
        }
    }

    #[test]
    fn only_a_person_in_their_own_private_chat_opens() {
        let (pairing, _terminal) = waiting();
        let text = format!("/start {CODE}");
        let never = || panic!("read");
        for (from, chat) in [
            (r#"{"id":5,"is_bot":true}"#, r#"{"id":5,"type":"private"}"#),
            (r#"{"id":5,"is_bot":false}"#, r#"{"id":-100,"type":"supergroup"}"#),
            (r#"{"id":5,"is_bot":false}"#, r#"{"id":6,"type":"private"}"#),
            (r#"{"id":777000,"is_bot":false}"#, r#"{"id":777000,"type":"private"}"#),
        ] {
            assert_eq!(pairing.see(&message(from, chat, &text), at(1), never), Start::None, "{from} {chat}");
        }
    }

    #[test]
    fn a_code_ends_after_fifteen_minutes_whatever_was_asked_for() {
        let (ours, _terminal) = UnixStream::pair().unwrap();
        let pairing = Pairing::default();
        assert_eq!(pairing.begin(Digest::of(CODE.as_bytes()), at(i64::MAX), at(0), ours), at(PAIRING_MS));
        let right = opened(&format!("/start {CODE}"));
        assert_eq!(pairing.see(&right, at(PAIRING_MS), || panic!("read")), Start::None);
        assert_eq!(pairing.see(&right, at(1), || panic!("read")), Start::None, "it does not come back");
    }

    #[test]
    fn a_terminal_is_told_of_strangers_some_times_only() {
        let (pairing, mut terminal) = waiting();
        for _ in 0..200 {
            pairing.see(&opened("/start"), at(1), || panic!("read"));
        }
        pairing.end(&Digest::of(CODE.as_bytes()));
        let mut lines = 0;
        while !line(&mut terminal).is_empty() {
            lines += 1;
        }
        assert_eq!(lines, NO_CODE_MAX);
    }
}
