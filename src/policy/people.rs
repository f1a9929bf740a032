//! Who is who, by Telegram's ids and the shape of a message, never by a name (facts of the Bot API: fake senders).

use crate::base::ids::{ChatId, UserId};
use crate::telegram::update::{ChatKind, Message, Press, Sender};

/// Ids that Telegram itself uses as senders: the anonymous admin, messages in the name of a channel, Telegram's own
/// account (which also forwards from linked channels), and three of the test servers. They stand for anybody, so no list may
/// hold them.
pub const SERVICE_IDS: [i64; 6] = [1_087_968_824, 136_817_688, 777_000, 552_888, 936_174, 708_513];

/// Whether an id stands for anybody.
#[must_use]
pub fn is_service(id: UserId) -> bool {
    SERVICE_IDS.contains(&id.get())
}

/// Who a person is to the gate.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use]
pub enum Who {
    /// An owner, writing as themselves.
    Owner(UserId),
    /// Everybody else.
    Stranger,
    /// A member of this chat's team, writing as themselves.
    Team(UserId),
}

/// Who was given a place by an owner, by id alone.
pub trait Roles {
    /// Whether an id is an owner's.
    fn is_owner(&self, user: UserId) -> bool;
    /// Whether an id is on the team of this chat. No chat's team counts in another.
    fn is_team(&self, chat: ChatId, user: UserId) -> bool;
}

/// Who sent it. An owner is one only as a person: not in a chat's name, not through a business account or another bot.
pub fn who(sender: &Sender, is_owner: impl Fn(UserId) -> bool) -> Who {
    match sender.id {
        Some(id) if !sender.is_bot && !sender.as_chat && !sender.on_behalf && !is_service(id) && is_owner(id) => {
            Who::Owner(id)
        }
        Some(_) | None => Who::Stranger,
    }
}

/// The owner who wrote this in their private chat with the bot.
#[must_use]
pub fn private_owner(message: &Message, is_owner: impl Fn(UserId) -> bool) -> Option<UserId> {
    match who(&message.sender, is_owner) {
        Who::Owner(id) if message.chat.kind == ChatKind::Private && message.chat.id == id.private_chat() => Some(id),
        Who::Owner(_) | Who::Stranger | Who::Team(_) => None,
    }
}

/// Whether a press claims to be an owner's. For the order in which presses are handed on: the proxy judges them all.
#[must_use]
pub fn owner_pressed(press: &Press, is_owner: impl Fn(UserId) -> bool) -> bool {
    !press.is_bot && !is_service(press.from) && is_owner(press.from)
}

/// Seconds after which a command is no longer what the owner wants now.
const FRESH_S: i64 = 300;

/// Whether an owner says `/freeze`: in any chat, in their own words, just now. The one text that does something, because
/// it goes the safe way.
#[must_use]
pub fn freezes(message: &Message, bot_name: Option<&str>, now_s: i64) -> bool {
    let said = message.text.as_deref().and_then(|text| text.split_whitespace().next()).unwrap_or_default();
    let command = match said.split_once('@') {
        Some((command, name)) => bot_name.is_some_and(|bot| bot.eq_ignore_ascii_case(name)).then_some(command),
        None => Some(said),
    };
    let fresh = now_s.saturating_sub(message.date).abs() <= FRESH_S;
    command == Some("/freeze") && fresh && !message.forwarded && !message.sender.offline
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::telegram::update::{Content, read};

    const NOW: i64 = 1_796_043_600;

    fn message(extra: &str, from: &str, chat: &str) -> Message {
        let update = format!(
            r#"{{"update_id":1,"message":{{"message_id":5,"date":{NOW},"text":"/freeze","from":{from},"chat":{chat}{extra}}}}}"#
        );
        let Content::Message(message) = read(update.as_bytes()).content else { panic!("{update}") };
        *message
    }

    fn owner(id: UserId) -> bool {
        // Even a list that was filled by mistake makes nobody an owner who stands for anybody.
        id.get() == 111 || SERVICE_IDS.contains(&id.get())
    }

    const ANNA: &str = r#"{"id":111,"is_bot":false,"first_name":"Anna"}"#;
    const PRIVATE: &str = r#"{"id":111,"type":"private","first_name":"Anna"}"#;
    const GROUP: &str = r#"{"id":-1001234567890,"type":"supergroup","title":"Acme"}"#;

    #[test]
    fn an_owner_is_told_by_id_in_the_chat_of_the_same_id() {
        let said = message("", ANNA, PRIVATE);
        assert_eq!(private_owner(&said, owner), UserId::new(111));
        assert_eq!(private_owner(&message("", ANNA, GROUP), owner), None);
        assert_eq!(who(&message("", ANNA, GROUP).sender, owner), Who::Owner(UserId::new(111).unwrap()));
        let other_chat = message("", ANNA, r#"{"id":112,"type":"private"}"#);
        assert_eq!(private_owner(&other_chat, owner), None, "a private chat has its person's number");
        assert_eq!(private_owner(&said, |_| false), None, "no owners: nobody");
    }

    #[test]
    fn who_writes_as_a_chat_through_a_business_or_as_a_bot_is_a_stranger() {
        for extra in [
            r#","sender_chat":{"id":-1001234567890,"type":"supergroup","title":"Acme"}"#,
            r#","business_connection_id":"b1""#,
            r#","sender_business_bot":{"id":7,"is_bot":true,"first_name":"B"}"#,
            r#","guest_query_id":"9""#,
            r#","guest_bot_caller_user":{"id":111,"is_bot":false,"first_name":"Anna"}"#,
            r#","is_automatic_forward":true"#,
        ] {
            let said = message(extra, ANNA, PRIVATE);
            assert_eq!(who(&said.sender, owner), Who::Stranger, "{extra}");
            assert_eq!(private_owner(&said, owner), None, "{extra}");
        }
        for from in [
            r#"{"id":111,"is_bot":true,"first_name":"Anna"}"#,
            r#"{"id":1087968824,"is_bot":false,"first_name":"Group"}"#,
            r#"{"id":136817688,"is_bot":true,"first_name":"Channel"}"#,
            r#"{"id":777000,"is_bot":false,"first_name":"Telegram"}"#,
            r#"{"id":112,"is_bot":false,"first_name":"Anna","username":"anna"}"#,
        ] {
            assert_eq!(who(&message("", from, GROUP).sender, owner), Who::Stranger, "{from}");
        }
    }

    #[test]
    fn freeze_counts_only_fresh_and_in_the_owners_own_words() {
        let bot = Some("acme_bot");
        assert!(freezes(&message("", ANNA, PRIVATE), bot, NOW));
        assert!(freezes(&message("", ANNA, GROUP), bot, NOW + 299));
        assert!(!freezes(&message("", ANNA, PRIVATE), bot, NOW + 301));
        for extra in [
            r#","forward_origin":{"type":"hidden_user","sender_user_name":"x","date":1}"#,
            r#","via_bot":{"id":9,"is_bot":true,"first_name":"b"}"#,
            r#","is_from_offline":true"#,
        ] {
            assert!(!freezes(&message(extra, ANNA, PRIVATE), bot, NOW), "{extra}");
        }
        let mut said = message("", ANNA, GROUP);
        for (text, want) in [
            ("/freeze@Acme_Bot now", true),
            ("/freeze@other_bot", false),
            ("/freezer", false),
            ("do not /freeze", false),
        ] {
            said.text = Some(text.to_owned());
            assert_eq!(freezes(&said, bot, NOW), want, "{text}");
        }
    }
}
