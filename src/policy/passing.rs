//! Strangers' questions: which messages are one, and how often a stranger is told that theirs was handed on.

use std::collections::HashMap;

use crate::base::ids::{ChatId, UserId};
use crate::base::limits::{PASSED_A_CHAT, PASSED_AGAIN_MS, QUESTION_FRESH_S};
use crate::base::time::Boot;
use crate::policy::group::Mode;
use crate::policy::people::person;
use crate::telegram::update::{Addressee, Message};

/// Whether strangers get answers at all.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Standing {
    /// A lane with a key is there.
    Ready,
    /// It has no strangers' key.
    NoKey,
    /// No lane is there, or it does not answer.
    #[default]
    Away,
}

impl Standing {
    /// A word for `status`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::NoKey => "no_key",
            Self::Away => "away",
        }
    }
}

/// Whether strangers of a group in this mode may get answers: where the owner wants to hear only their own words, or the bot not to
/// write, they do not.
#[must_use]
pub const fn answers(mode: Mode) -> bool {
    match mode {
        Mode::Every | Mode::Mention => true,
        Mode::OnlyMe | Mode::Post | Mode::Watch => false,
    }
}

/// Whether a stranger's message is a question: a person's own words, to the bot, with something besides its name. Bots get no
/// answer, nor does whoever writes in a chat's name, or by a timer.
#[must_use]
pub fn is_question(message: &Message, me: Addressee<'_>) -> bool {
    let asks = |text: &String| {
        text.split_whitespace().any(|word| !is_name(word, me) && word.chars().any(char::is_alphanumeric))
    };
    let own = !message.forwarded && !message.sender.offline && person(&message.sender).is_some();
    let says = message.service.is_none() && message.id.is_some() && message.text.as_ref().is_some_and(asks);
    own && says && message.addresses(me)
}

fn is_name(word: &str, me: Addressee<'_>) -> bool {
    word.split_once('@').is_some_and(|(before, name)| {
        let name = name.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '_');
        name.eq_ignore_ascii_case(me.username) && (before.is_empty() || before.starts_with('/'))
    })
}

/// Whether a question is still of now. An older one came while the gate was away: the owners get it, and nobody an answer.
#[must_use]
pub fn is_fresh(date: i64, now_s: i64) -> bool {
    now_s.saturating_sub(date) <= QUESTION_FRESH_S
}

/// Whom the phrase was said to lately, so that nobody can make the bot chatter.
#[derive(Debug, Default)]
pub struct Passed(HashMap<ChatId, Vec<(UserId, Boot)>>);

impl Passed {
    /// Whether it may be said to this person here now; then it counts as said.
    pub fn may(&mut self, chat: ChatId, user: UserId, now: Boot) -> bool {
        self.0.retain(|_, said| {
            said.retain(|(_, at)| now.since(*at) < PASSED_AGAIN_MS);
            !said.is_empty()
        });
        let said = self.0.entry(chat).or_default();
        let may = said.len() < PASSED_A_CHAT && said.iter().all(|(who, _)| *who != user);
        if may {
            said.push((user, now));
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::telegram::update::{Content, read};

    fn message(more: &str) -> Message {
        let update = format!(
            r#"{{"update_id":1,"message":{{"message_id":5,"date":9,"chat":{{"id":-100,"type":"supergroup"}},"from":{{"id":666,"is_bot":false}}{more}}}}}"#
        );
        let Content::Message(message) = read(update.as_bytes()).content else { panic!("{update}") };
        *message
    }

    fn asks(more: &str) -> bool {
        let me = Addressee { id: UserId::new(4242).unwrap(), username: "acme_bot" };
        is_question(&message(more), me)
    }

    const NAMED: &str = r#","entities":[{"type":"mention","offset":0,"length":9}]"#;
    const ANSWER: &str = r#","reply_to_message":{"message_id":4,"date":1,"chat":{"id":-100,"type":"supergroup"},"from":{"id":4242,"is_bot":true},"text":"x"}"#;

    #[test]
    fn a_persons_own_words_to_the_bot_are_a_question_and_nothing_else_is() {
        assert!(asks(&format!(r#","text":"@acme_bot when?"{NAMED}"#)));
        assert!(asks(&format!(r#","text":"@Acme_Bot, wann?"{NAMED}"#)));
        assert!(asks(&format!(r#","text":"and on Sunday?"{ANSWER}"#)));
        assert!(asks(&format!(r#","caption":"what is this?","photo":[{{"file_id":"x"}}]{ANSWER}"#)));
        for (more, why) in [
            (r#","text":"when?""#.to_owned(), "it does not speak to the bot"),
            (format!(r#","text":"@acme_bot"{NAMED}"#), "its name alone asks nothing"),
            (format!(r#","text":"@acme_bot !? "{NAMED}"#), "nor do signs"),
            (
                format!(r#","text":"@acme_bot when?","forward_origin":{{"type":"user"}}{NAMED}"#),
                "somebody else's words",
            ),
            (
                format!(r#","text":"@acme_bot when?","sender_chat":{{"id":-100,"type":"supergroup"}}{NAMED}"#),
                "a chat's",
            ),
            (format!(r#","text":"@acme_bot when?","is_from_offline":true{NAMED}"#), "a timer's"),
            (format!(r#","photo":[{{"file_id":"x"}}]{ANSWER}"#), "no words"),
        ] {
            assert!(!asks(&more), "{why}");
        }
        let of_bot = format!(r#","text":"@acme_bot when?"{NAMED}"#);
        let mut bot = message(&of_bot);
        bot.sender.is_bot = true;
        let me = Addressee { id: UserId::new(4242).unwrap(), username: "acme_bot" };
        assert!(!is_question(&bot, me), "bots get no answer");
    }

    #[test]
    fn the_root_of_a_topic_is_no_reply_to_the_bot() {
        let root = r#","is_topic_message":true,"message_thread_id":4"#;
        assert!(!asks(&format!(r#","text":"hello all"{ANSWER}{root}"#)));
        assert!(asks(&format!(r#","text":"hello bot"{ANSWER}{}"#, root.replace('4', "3"))));
    }

    #[test]
    fn the_phrase_is_said_to_a_person_once_an_hour_and_to_few_in_one_group() {
        let (mut passed, chat) = (Passed::default(), |id| ChatId::new(id).unwrap());
        let user = |id: usize| UserId::new(i64::try_from(id).unwrap()).unwrap();
        assert!(passed.may(chat(-1), user(1), Boot(0)));
        assert!(!passed.may(chat(-1), user(1), Boot(PASSED_AGAIN_MS - 1)));
        assert!(passed.may(chat(-2), user(1), Boot(5)), "another group");
        let said = (2..100).filter(|id| passed.may(chat(-1), user(*id), Boot(10))).count();
        assert_eq!(said, PASSED_A_CHAT - 1);
        assert!(passed.may(chat(-1), user(1), Boot(PASSED_AGAIN_MS)));
        assert!(passed.0.values().all(|said| said.len() <= PASSED_A_CHAT));
    }

    #[test]
    fn an_old_question_is_not_answered_any_more() {
        assert!(is_fresh(1000, 1000 + QUESTION_FRESH_S) && !is_fresh(1000, 1001 + QUESTION_FRESH_S));
        assert!(is_fresh(1000, 900), "a clock that is behind is no reason");
    }
}
