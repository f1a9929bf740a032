use super::*;
use crate::base::ids::UserId;
use crate::policy::people::SERVICE_IDS;
use crate::telegram::update::{Content, read};

/// Anna owns, Boris is on the team of the group; so is every id that stands for anybody, by mistake.
struct Lists;

impl Roles for Lists {
    fn is_owner(&self, user: UserId) -> bool {
        user.get() == 111 || SERVICE_IDS.contains(&user.get())
    }

    fn is_team(&self, chat: ChatId, user: UserId) -> bool {
        chat.get() == GROUP_ID && (user.get() == 222 || SERVICE_IDS.contains(&user.get()))
    }
}

const GROUP_ID: i64 = -1_001_234_567_890;
const GROUP: &str = r#"{"id":-1001234567890,"type":"supergroup","title":"MARKER"}"#;
const ANNA: &str = r#"{"id":111,"is_bot":false,"first_name":"MARKER"}"#;
const BORIS: &str = r#"{"id":222,"is_bot":false,"first_name":"MARKER"}"#;
const CLARA: &str = r#"{"id":333,"is_bot":false,"first_name":"Owner"}"#;
const ME: Addressee<'_> = Addressee { id: UserId::new(4242).unwrap(), username: "mila_bot" };

fn message(from: &str, chat: &str, more: &str) -> Message {
    let from = if from.is_empty() { String::new() } else { format!(r#""from":{from},"#) };
    let json = format!(r#"{{"update_id":7,"message":{{"message_id":5,"date":9,{from}"chat":{chat}{more}}}}}"#);
    let Content::Message(message) = read(json.as_bytes()).content else { panic!("{json}") };
    *message
}

fn sorted(from: &str, chat: &str, fields: &str, mode: Option<Mode>) -> Sorted {
    let message = message(from, chat, fields);
    let who = who(&message.sender, message.chat.id, &Lists);
    sort(&message, who, place(&message, who, mode), Some(ME), false)
}

const PLAIN: &str = r#","text":"the numbers?""#;
const NAMED: &str = r#","text":"@mila_bot the numbers?","entities":[{"type":"mention","offset":0,"length":9}]"#;
const ANSWER: &str = r#","text":"and then?","reply_to_message":{"message_id":4,"date":1,"chat":{"id":-1001234567890,"type":"supergroup"},
    "from":{"id":4242,"is_bot":true,"first_name":"Mila"},"text":"done"}"#;
const TOPIC: &str = r#","text":"hi","is_topic_message":true,"message_thread_id":4,"reply_to_message":{"message_id":4,"date":1,
    "chat":{"id":-1001234567890,"type":"supergroup"},"from":{"id":4242,"is_bot":true,"first_name":"Mila"},"forum_topic_created":{"name":"x"}}"#;

#[test]
fn each_mode_lets_through_what_its_owner_chose() {
    use Sorted::{Event, Kept};
    let mention = Kept("mode_mention");
    let only_me = Kept("mode_only_me");
    let post = Kept("mode_post");
    // Who, what; in: every, mention, only_me, post, watch.
    for (from, more, want) in [
        (ANNA, PLAIN, [Event, mention, Event, post, Event]),
        (ANNA, NAMED, [Event, Event, Event, post, Event]),
        (ANNA, ANSWER, [Event, Event, Event, post, Event]),
        (ANNA, TOPIC, [Event, mention, Event, post, Event]),
        (BORIS, PLAIN, [Event, mention, only_me, post, Event]),
        (BORIS, NAMED, [Event, Event, only_me, post, Event]),
        (BORIS, ANSWER, [Event, Event, only_me, post, Event]),
        (BORIS, TOPIC, [Event, mention, only_me, post, Event]),
        (CLARA, PLAIN, [Kept("kept_out"); 5]),
        (CLARA, NAMED, [Kept("kept_out"); 5]),
        (CLARA, ANSWER, [Kept("kept_out"); 5]),
        (CLARA, TOPIC, [Kept("kept_out"); 5]),
    ] {
        let got = Mode::ALL.map(|mode| sorted(from, GROUP, more, Some(mode)));
        assert_eq!(got, want, "{from} {more}");
        let unconnected = if from == CLARA { "kept_out" } else { "not_connected" };
        assert_eq!(sorted(from, GROUP, more, None), Kept(unconnected), "{from} {more}");
    }
}

/// Every shape of a sender that is no person writing as themselves (facts of the Bot API on who is the sender).
#[test]
fn who_is_not_a_person_writing_as_themselves_is_heard_nowhere() {
    let channel = r#"{"id":-1009,"type":"channel","title":"MARKER"}"#;
    let cases: [(&str, &str, String, &str); 17] = [
        (
            "anonymous admin",
            r#"{"id":1087968824,"is_bot":true,"username":"GroupAnonymousBot"}"#,
            format!(r#","sender_chat":{GROUP}"#),
            "as_chat",
        ),
        ("anonymous admin, said to be no bot", r#"{"id":1087968824,"is_bot":false}"#, String::new(), "kept_out"),
        (
            "a channel's name",
            r#"{"id":136817688,"is_bot":true,"username":"Channel_Bot"}"#,
            format!(r#","sender_chat":{channel}"#),
            "as_chat",
        ),
        ("an owner as a channel", ANNA, format!(r#","sender_chat":{channel}"#), "as_chat"),
        ("an owner as the group", ANNA, format!(r#","sender_chat":{GROUP}"#), "as_chat"),
        (
            "the linked channel",
            r#"{"id":777000,"is_bot":false}"#,
            format!(r#","sender_chat":{channel},"is_automatic_forward":true"#),
            "as_chat",
        ),
        ("Telegram itself", r#"{"id":777000,"is_bot":false}"#, String::new(), "kept_out"),
        ("a test server's", r#"{"id":552888,"is_bot":false}"#, String::new(), "kept_out"),
        ("a bot", r#"{"id":5005,"is_bot":true}"#, String::new(), "kept_out"),
        ("a bot of an owner's number", r#"{"id":111,"is_bot":true}"#, String::new(), "kept_out"),
        (
            "a guest bot called by an owner",
            r#"{"id":5005,"is_bot":true}"#,
            r#","guest_bot_caller_user":{"id":111,"is_bot":false}"#.to_owned(),
            "kept_out",
        ),
        (
            "called by an owner, in the owner's name",
            ANNA,
            r#","guest_bot_caller_user":{"id":111,"is_bot":false}"#.to_owned(),
            "kept_out",
        ),
        ("a guest query", ANNA, r#","guest_query_id":"9""#.to_owned(), "kept_out"),
        ("a business account", ANNA, r#","business_connection_id":"b""#.to_owned(), "kept_out"),
        ("a business bot", ANNA, r#","sender_business_bot":{"id":5005,"is_bot":true}"#.to_owned(), "kept_out"),
        ("a timer", ANNA, r#","is_from_offline":true"#.to_owned(), "offline"),
        ("nobody", "", format!(r#","sender_chat":{GROUP}"#), "as_chat"),
    ];
    for (name, from, more, why) in cases {
        for chat in [GROUP, r#"{"id":111,"type":"private"}"#, channel] {
            for mode in Mode::ALL.map(Some).into_iter().chain([None]) {
                let got = sorted(from, chat, &format!("{NAMED}{more}"), mode);
                assert_eq!(got, Sorted::Kept(why), "{name} in {chat} {mode:?}");
            }
            let said = message(from, chat, &format!("{PLAIN}{more}"));
            let who = who(&said.sender, said.chat.id, &Lists);
            assert!(hear(said, who, &Lists, Some(ME), |_, _| true).is_none(), "{name}");
        }
    }
}

#[test]
fn an_owner_is_heard_in_their_own_chat_and_nobody_in_another_private_one() {
    let own = r#"{"id":111,"type":"private"}"#;
    assert_eq!(sorted(ANNA, own, PLAIN, None), Sorted::Event);
    for (from, chat) in [
        (ANNA, r#"{"id":222,"type":"private"}"#),
        (BORIS, r#"{"id":222,"type":"private"}"#),
        (CLARA, r#"{"id":333,"type":"private"}"#),
        (BORIS, own),
    ] {
        // Whatever stands in a list of chats: nobody connects a private one.
        for mode in [None, Some(Mode::Every)] {
            assert_eq!(sorted(from, chat, PLAIN, mode), Sorted::Kept("kept_out"), "{from} {chat}");
        }
    }
}

#[test]
fn a_channel_or_a_chat_of_an_unknown_kind_gives_nothing_however_it_is_connected() {
    for kind in ["channel", "direct_messages", "sender"] {
        let chat = format!(r#"{{"id":{GROUP_ID},"type":"{kind}"}}"#);
        for mode in Mode::ALL {
            assert_eq!(sorted(ANNA, &chat, NAMED, Some(mode)), Sorted::Kept("not_connected"), "{kind}");
        }
    }
}

#[test]
fn words_that_are_somebody_elses_do_not_speak_to_the_bot() {
    for borrowed in [r#","forward_origin":{"type":"hidden_user"}"#, r#","via_bot":{"id":9,"is_bot":true}"#] {
        let more = format!("{NAMED}{borrowed}");
        assert_eq!(sorted(ANNA, GROUP, &more, Some(Mode::Mention)), Sorted::Kept("mode_mention"), "{borrowed}");
        assert_eq!(sorted(ANNA, GROUP, &more, Some(Mode::Every)), Sorted::Event, "{borrowed}");
    }
    // An answer to the bot is the sender's own deed, whatever it brings.
    let more = format!(r#"{ANSWER},"via_bot":{{"id":9,"is_bot":true}}"#);
    assert_eq!(sorted(ANNA, GROUP, &more, Some(Mode::Mention)), Sorted::Event);
}

#[test]
fn notices_of_telegram_and_messages_without_a_number_are_no_events() {
    for field in [
        r#""new_chat_title":"x""#,
        r#""new_chat_members":[{"id":222,"is_bot":false}]"#,
        r#""left_chat_member":{"id":222,"is_bot":false}"#,
        r#""pinned_message":{"message_id":3}"#,
        r#""web_app_data":{"data":"x","button_text":"y"}"#,
    ] {
        for (chat, mode) in [(GROUP, Some(Mode::Every)), (r#"{"id":111,"type":"private"}"#, None)] {
            assert_eq!(sorted(ANNA, chat, &format!(",{field}"), mode), Sorted::Kept("service"), "{field}");
        }
    }
    let json = format!(
        r#"{{"update_id":7,"message":{{"message_id":0,"ephemeral_message_id":4,"date":9,"from":{ANNA},"chat":{GROUP}{NAMED}}}}}"#
    );
    let Content::Message(said) = read(json.as_bytes()).content else { panic!("{json}") };
    let anna = Who::Owner(UserId::new(111).unwrap());
    assert_eq!(sort(&said, anna, Place::Connected(Mode::Every), Some(ME), false), Sorted::Kept("ephemeral"));
}

#[test]
fn an_album_speaks_to_the_bot_as_a_whole() {
    let said = message(ANNA, GROUP, r#","photo":[{"file_id":"A"}],"media_group_id":"12""#);
    let anna = Who::Owner(UserId::new(111).unwrap());
    let in_mode = |mode, with| sort(&said, anna, Place::Connected(mode), Some(ME), with);
    assert_eq!(in_mode(Mode::Mention, false), Sorted::Kept("mode_mention"));
    assert_eq!(in_mode(Mode::Mention, true), Sorted::Event);
    assert_eq!(in_mode(Mode::Post, true), Sorted::Kept("mode_post"));
}

#[test]
fn as_long_as_the_bot_does_not_know_its_name_nothing_speaks_to_it() {
    let said = message(ANNA, GROUP, NAMED);
    let anna = Who::Owner(UserId::new(111).unwrap());
    assert_eq!(sort(&said, anna, Place::Connected(Mode::Mention), None, false), Sorted::Kept("mode_mention"));
    let answer = message(ANNA, GROUP, ANSWER);
    let heard = hear(answer, anna, &Lists, None, |_, _| true).unwrap().parts();
    assert_eq!(heard.quote.unwrap().shown, None);
}

#[test]
fn a_group_moves_only_by_the_notice_in_the_old_chat_and_only_to_a_supergroup() {
    let old = r#"{"id":-77,"type":"group","title":"x"}"#;
    let to = |chat: &str, more: &str| moved(&message(ANNA, chat, more));
    assert_eq!(to(old, r#","migrate_to_chat_id":-1001234567890"#), ChatId::new(GROUP_ID));
    // Of a supergroup, to a basic group, to a person, by a forward, or as the new chat tells it.
    assert_eq!(to(GROUP, r#","migrate_to_chat_id":-1009876543210"#), None);
    assert_eq!(to(r#"{"id":-1001234567890,"type":"group"}"#, r#","migrate_to_chat_id":-1009876543210"#), None);
    assert_eq!(to(r#"{"id":-77,"type":"supergroup"}"#, r#","migrate_to_chat_id":-1009876543210"#), None);
    assert_eq!(to(old, r#","migrate_to_chat_id":-78"#), None);
    assert_eq!(to(old, r#","migrate_to_chat_id":111"#), None);
    assert_eq!(to(old, r#","migrate_to_chat_id":-1000000000000"#), None);
    assert_eq!(to(old, r#","migrate_to_chat_id":-1001234567890,"forward_date":1"#), None);
    assert_eq!(to(GROUP, r#","migrate_from_chat_id":-77"#), None);
}

#[test]
fn a_quote_is_shown_by_its_author_and_never_of_another_chats_team() {
    let quote = |who: Who, author: &str, chat: &str, clean: bool| {
        let more = format!(
            r#","text":"x","reply_to_message":{{"message_id":4,"date":1,"chat":{chat},"from":{author},"text":"words"}}"#
        );
        let said = message(ANNA, chat, &more);
        let heard = hear(said, who, &Lists, Some(ME), |_, _| clean).unwrap().parts();
        let quote = heard.quote.unwrap();
        (quote.author, quote.shown.is_some())
    };
    let anna = Who::Owner(UserId::new(111).unwrap());
    let mila = r#"{"id":4242,"is_bot":true}"#;
    let other = r#"{"id":-1009999999999,"type":"supergroup"}"#;
    assert_eq!(quote(anna, ANNA, GROUP, false), (Some(Author::Owner), true));
    assert_eq!(quote(anna, BORIS, GROUP, false), (Some(Author::Team), true));
    assert_eq!(quote(anna, BORIS, other, false), (None, false));
    assert_eq!(quote(anna, CLARA, GROUP, true), (None, false));
    assert_eq!(quote(anna, mila, GROUP, true), (Some(Author::Bot), true));
    assert_eq!(quote(anna, mila, GROUP, false), (Some(Author::Bot), false));
    assert_eq!(quote(anna, r#"{"id":5005,"is_bot":true}"#, GROUP, true), (None, false));
    // An author that cannot be read is a stranger.
    assert_eq!(quote(anna, r#"{"id":"111","is_bot":false}"#, GROUP, true), (None, false));
}
