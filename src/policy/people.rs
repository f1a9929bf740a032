//! Who is who, by Telegram's ids and the shape of a message, never by a name (facts of the Bot API: fake senders).

use crate::base::ids::{ChatId, UserId};
use crate::telegram::update::{Addressee, ChatKind, Message, Press, Sender};

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

/// The person who wrote as themselves: not a bot, not in a chat's name, not through a business account or another bot, and
/// not one of the ids that stand for anybody.
#[must_use]
pub fn person(sender: &Sender) -> Option<UserId> {
    let oneself = !sender.is_bot && sender.as_chat.is_none() && !sender.on_behalf;
    sender.id.filter(|id| oneself && !is_service(*id))
}

/// Who sent it, in this chat. What was written earlier and sent by itself (a schedule, an absence) is nobody's word of now,
/// so it has no authority: its sender is a stranger.
pub fn who(sender: &Sender, chat: ChatId, roles: &dyn Roles) -> Who {
    match person(sender) {
        Some(id) if !sender.offline && roles.is_owner(id) => Who::Owner(id),
        Some(id) if !sender.offline && roles.is_team(chat, id) => Who::Team(id),
        Some(_) | None => Who::Stranger,
    }
}

/// The owner who wrote this in their private chat with the bot.
#[must_use]
pub fn private_owner(message: &Message, roles: &dyn Roles) -> Option<UserId> {
    match who(&message.sender, message.chat.id, roles) {
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
pub fn freezes(message: &Message, me: Option<Addressee<'_>>, now_s: i64) -> bool {
    let says = message.command(me).is_some_and(|command| command.name == "freeze");
    let fresh = now_s.saturating_sub(message.date).abs() <= FRESH_S;
    says && fresh && !message.forwarded && !message.sender.offline
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

    /// Anna owns, Boris is on the team of one group; and even lists that were filled by mistake give nothing to an id that
    /// stands for anybody.
    struct Lists;

    impl Roles for Lists {
        fn is_owner(&self, id: UserId) -> bool {
            id.get() == 111 || SERVICE_IDS.contains(&id.get())
        }

        fn is_team(&self, chat: ChatId, id: UserId) -> bool {
            chat.get() == -1_001_234_567_890 && (id.get() == 222 || SERVICE_IDS.contains(&id.get()))
        }
    }

    struct Nobody;

    impl Roles for Nobody {
        fn is_owner(&self, _: UserId) -> bool {
            false
        }

        fn is_team(&self, _: ChatId, _: UserId) -> bool {
            false
        }
    }

    fn whose(message: &Message) -> Who {
        who(&message.sender, message.chat.id, &Lists)
    }

    const ANNA: &str = r#"{"id":111,"is_bot":false,"first_name":"Anna"}"#;
    const BORIS: &str = r#"{"id":222,"is_bot":false,"first_name":"Boris"}"#;
    const PRIVATE: &str = r#"{"id":111,"type":"private","first_name":"Anna"}"#;
    const GROUP: &str = r#"{"id":-1001234567890,"type":"supergroup","title":"Acme"}"#;

    #[test]
    fn an_owner_is_told_by_id_in_the_chat_of_the_same_id() {
        let said = message("", ANNA, PRIVATE);
        assert_eq!(private_owner(&said, &Lists), UserId::new(111));
        assert_eq!(private_owner(&message("", ANNA, GROUP), &Lists), None);
        assert_eq!(whose(&message("", ANNA, GROUP)), Who::Owner(UserId::new(111).unwrap()));
        let other_chat = message("", ANNA, r#"{"id":112,"type":"private"}"#);
        assert_eq!(private_owner(&other_chat, &Lists), None, "a private chat has its person's number");
        assert_eq!(private_owner(&said, &Nobody), None, "no owners: nobody");
    }

    #[test]
    fn a_team_is_one_groups_and_counts_in_no_other() {
        assert_eq!(whose(&message("", BORIS, GROUP)), Who::Team(UserId::new(222).unwrap()));
        for chat in [
            r#"{"id":-1001234567891,"type":"supergroup","title":"Acme"}"#,
            r#"{"id":-1234567890,"type":"group","title":"Acme"}"#,
            r#"{"id":222,"type":"private"}"#,
        ] {
            assert_eq!(whose(&message("", BORIS, chat)), Who::Stranger, "{chat}");
        }
        // An owner who is on a team is an owner.
        assert_eq!(whose(&message("", ANNA, GROUP)), Who::Owner(UserId::new(111).unwrap()));
    }

    #[test]
    fn who_writes_as_a_chat_through_a_business_as_a_bot_or_by_a_timer_is_a_stranger() {
        for extra in [
            r#","sender_chat":{"id":-1001234567890,"type":"supergroup","title":"Acme"}"#,
            r#","sender_chat":{"id":-1009,"type":"channel","title":"Acme"}"#,
            r#","business_connection_id":"b1""#,
            r#","sender_business_bot":{"id":7,"is_bot":true,"first_name":"B"}"#,
            r#","guest_query_id":"9""#,
            r#","guest_bot_caller_user":{"id":111,"is_bot":false,"first_name":"Anna"}"#,
            r#","guest_bot_caller_chat":{"id":-1001234567890,"type":"supergroup"}"#,
            r#","is_automatic_forward":true"#,
            r#","is_from_offline":true"#,
        ] {
            for (from, chat) in [(ANNA, PRIVATE), (ANNA, GROUP), (BORIS, GROUP)] {
                let said = message(extra, from, chat);
                assert_eq!(whose(&said), Who::Stranger, "{extra}");
                assert_eq!(private_owner(&said, &Lists), None, "{extra}");
            }
        }
        for from in [
            r#"{"id":111,"is_bot":true,"first_name":"Anna"}"#,
            r#"{"id":222,"is_bot":true,"first_name":"Boris"}"#,
            r#"{"id":1087968824,"is_bot":false,"first_name":"Group"}"#,
            r#"{"id":1087968824,"is_bot":true,"first_name":"Group"}"#,
            r#"{"id":136817688,"is_bot":true,"first_name":"Channel"}"#,
            r#"{"id":136817688,"is_bot":false,"first_name":"Channel"}"#,
            r#"{"id":777000,"is_bot":false,"first_name":"Telegram"}"#,
            r#"{"id":552888,"is_bot":false,"first_name":"x"}"#,
            r#"{"id":936174,"is_bot":false,"first_name":"x"}"#,
            r#"{"id":708513,"is_bot":false,"first_name":"x"}"#,
            r#"{"id":112,"is_bot":false,"first_name":"Anna","username":"anna"}"#,
        ] {
            let said = message("", from, GROUP);
            assert_eq!(whose(&said), Who::Stranger, "{from}");
        }
        let from_nobody = format!(
            r#"{{"update_id":1,"message":{{"message_id":5,"date":{NOW},"text":"x","chat":{GROUP},"sender_chat":{GROUP}}}}}"#
        );
        let Content::Message(said) = read(from_nobody.as_bytes()).content else { panic!("{from_nobody}") };
        assert_eq!(whose(&said), Who::Stranger);
    }

    #[test]
    fn freeze_counts_only_fresh_and_in_the_owners_own_words() {
        let bot = UserId::new(4242).map(|id| Addressee { id, username: "acme_bot" });
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
