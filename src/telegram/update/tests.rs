use super::*;
use crate::base::ids::MessageId;
use crate::base::limits::CALLBACK_BYTES_MAX;

fn content(json: &str) -> Content {
    read(json.as_bytes()).content
}

fn press_of(json: &str) -> Press {
    let Content::Press(press) = content(json) else { panic!("{json}") };
    *press
}

fn message_of(fields: &str) -> Message {
    let json = format!(
        r#"{{"update_id":7,"message":{{"message_id":5120,"date":1796043600,"chat":{{"id":111,"type":"private"}},"from":{ANNA}{fields}}}}}"#
    );
    let Content::Message(message) = content(&json) else { panic!("{json}") };
    *message
}

fn fault_of(json: &str) -> Fault {
    let Content::Unreadable(fault) = content(json) else { panic!("{json}") };
    fault
}

const ANNA: &str = r#"{"id":111,"is_bot":false,"first_name":"Anna"}"#;
const CARD: &str = r#"{"message_id":42,"from":{"id":4242,"is_bot":true,"first_name":"Mila"},"chat":{"id":111,"type":"private"},
 "date":1796043600,"edit_date":1796043601,"text":"🔒 EXACT: this will run","entities":[{"type":"pre","offset":31,"length":15}],
 "reply_markup":{"inline_keyboard":[[{"text":"Yes, send","callback_data":"cy.1"},{"text":"No","callback_data":"cn.1"}],
 [{"text":"Site","url":"https://x.example"}]]}}"#;

fn press_json(from: &str, message: &str, data: &str) -> String {
    format!(
        r#"{{"update_id":9,"callback_query":{{"id":"9817","from":{from},{message}"chat_instance":"1","data":"{data}"}}}}"#
    )
}

#[test]
fn a_press_is_flat_and_whole() {
    let press = press_of(&press_json(ANNA, &format!("\"message\":{CARD},"), "cy.1"));
    assert_eq!(
        press,
        Press {
            query: "9817".to_owned(),
            from: UserId::new(111).unwrap(),
            is_bot: false,
            chat: Some(Chat { id: ChatId::new(111).unwrap(), kind: ChatKind::Private }),
            message: MessageId::new(42),
            data: "cy.1".to_owned(),
            text: "🔒 EXACT: this will run".to_owned(),
            entities: vec![("pre".to_owned(), 31, 15)],
            buttons: vec![
                vec![("Yes, send".to_owned(), "cy.1".to_owned()), ("No".to_owned(), "cn.1".to_owned())],
                vec![("Site".to_owned(), String::new())],
            ],
        }
    );
}

#[test]
fn a_press_without_a_message_that_can_be_seen_has_none() {
    let gone = r#""message":{"chat":{"id":111,"type":"private"},"message_id":42,"date":0},"#;
    let press = press_of(&press_json(ANNA, gone, "cy.1"));
    assert_eq!((press.message, press.text.as_str()), (None, ""));
    let inline = format!(r#""inline_message_id":"AAA","message":{CARD},"#);
    for message in ["", r#""inline_message_id":"AAA","#, &inline, r#""message":"42","#, r#""message":null,"#] {
        let press = press_of(&press_json(ANNA, message, "cy.1"));
        assert_eq!((press.message, press.chat, press.buttons.len()), (None, None, 0), "{message}");
    }
}

#[test]
fn a_card_that_cannot_be_read_leaves_a_press_that_can_still_take_away() {
    let broken = CARD.replace("\"length\":15", "\"length\":1.5").replace("\"Site\"", "7");
    let press = press_of(&press_json(ANNA, &format!("\"message\":{broken},"), "cn.1"));
    assert_eq!(press.message, MessageId::new(42));
    assert!(press.entities.is_empty() && press.buttons.is_empty());
    let twice = CARD.replace("\"text\":\"🔒", "\"text\":\"a\",\"text\":\"🔒");
    assert_eq!(press_of(&press_json(ANNA, &format!("\"message\":{twice},"), "cn.1")).text, "");
}

#[test]
fn a_presser_without_a_proper_id_is_refused() {
    for id in
        ["111.0", "1.11e2", "\"111\"", "-111", "0", "4503599627370497", "99999999999999999999", "null", "[111]", "-0"]
    {
        let from = format!(r#"{{"id":{id},"is_bot":false,"first_name":"Anna"}}"#);
        let _ = fault_of(&press_json(&from, &format!("\"message\":{CARD},"), "cy.1"));
    }
    for from in [r#"{"is_bot":false}"#, r#"{"id":111}"#, r#"{"id":111,"id":112,"is_bot":false}"#, "111", "null"] {
        let _ = fault_of(&press_json(from, "", "cy.1"));
    }
}

#[test]
fn a_chat_of_a_business_or_a_guest_query_is_not_a_private_chat() {
    for field in [r#""business_connection_id":"b""#, r#""guest_query_id":"g""#, r#""guest_bot_caller_user":{"id":111}"#]
    {
        let card = CARD.replacen('{', &format!("{{{field},"), 1);
        let press = press_of(&press_json(ANNA, &format!("\"message\":{card},"), "cy.1"));
        assert_eq!(press.chat.unwrap().kind, ChatKind::Other, "{field}");
    }
}

#[test]
fn data_is_held_to_its_bytes_and_a_game_is_no_press() {
    let _ = press_of(&press_json(ANNA, "", &"x".repeat(64)));
    assert_eq!(fault_of(&press_json(ANNA, "", &"x".repeat(65))), Fault::Range("data"));
    assert_eq!(fault_of(&press_json(ANNA, "", &"я".repeat(33))), Fault::Range("data"));
    let game = r#"{"update_id":9,"callback_query":{"id":"1","from":{"id":1,"is_bot":false},"game_short_name":"g"}}"#;
    assert!(matches!(content(game), Content::Other("game")));
    let odd = press_json(ANNA, "", "x").replace("\"id\":\"9817\"", "\"id\":\"98 17\"");
    assert_eq!(fault_of(&odd), Fault::Range("id"));
}

#[test]
fn the_id_is_read_first_and_strictly() {
    for (json, id) in [
        (r#"{"update_id":7,"message":{"deep":"#.to_owned() + &"[".repeat(5000) + &"]".repeat(5000) + "}}", Some(7)),
        (r#"{"update_id":7,"message":{"text":"\ud800"}}"#.to_owned(), Some(7)),
        (r#"{"update_id":7}"#.to_owned(), Some(7)),
        (r#"{"update_id":7,"message":{},"callback_query":{}}"#.to_owned(), Some(7)),
        (r#"{"update_id":7.0,"message":{}}"#.to_owned(), None),
        (r#"{"update_id":"7","message":{}}"#.to_owned(), None),
        (r#"{"update_id":-7,"message":{}}"#.to_owned(), None),
        (r#"{"update_id":0,"message":{}}"#.to_owned(), None),
        (r#"{"update_id":9007199254740991,"message":{}}"#.to_owned(), None),
        (r#"{"update_id":7,"update_id":8,"message":{}}"#.to_owned(), None),
        (r#"{"message":{}}"#.to_owned(), None),
        ("[7]".to_owned(), None),
        ("{".to_owned(), None),
    ] {
        let update = read(json.as_bytes());
        let shown: String = json.chars().take(60).collect();
        assert_eq!(update.id, id, "{shown}");
        assert!(matches!(update.content, Content::Unreadable(_)), "{shown}");
    }
}

#[test]
fn a_kind_that_is_not_known_is_passed_over_by_name() {
    assert!(matches!(content(r#"{"update_id":7,"guest_message":{"message_id":1}}"#), Content::Other("guest_message")));
    assert!(matches!(content(r#"{"update_id":7,"business_message":7}"#), Content::Other("business_message")));
    assert!(matches!(content(r#"{"update_id":7,"edited_message":{}}"#), Content::Other("edited_message")));
    assert!(matches!(content(r#"{"update_id":7,"a kind of 2031\n":{}}"#), Content::Other("unknown")));
}

#[test]
fn a_message_holds_the_senders_own_words_alone() {
    let said = message_of(r#","text":"Post it at 18:30""#);
    assert_eq!(said.id, MessageId::new(5120));
    assert_eq!(said.text.as_deref(), Some("Post it at 18:30"));
    assert!(!said.forwarded && said.reply.is_none() && said.files.is_empty());
    let photo = message_of(
        r#","caption":"the terrace","media_group_id":"13791",
        "photo":[{"file_id":"AAs","file_size":900},{"file_id":"AAb","file_size":52311}]"#,
    );
    assert_eq!(photo.text.as_deref(), Some("the terrace"));
    assert_eq!(photo.files, [File { id: "AAb".to_owned(), kind: "photo", size: Some(52311) }]);
    assert_eq!(photo.album.as_deref(), Some("13791"));
    let gif = message_of(r#","animation":{"file_id":"AN"},"document":{"file_id":"AN","file_name":"WORDS"}"#);
    assert_eq!(gif.files, [File { id: "AN".to_owned(), kind: "animation", size: None }]);
}

#[test]
fn words_of_others_are_marked() {
    for field in [
        r#""forward_origin":{"type":"user","sender_user":{"id":1,"is_bot":false,"first_name":"x"},"date":1}"#,
        r#""forward_from":{"id":1}"#,
        r#""forward_sender_name":"x""#,
        r#""forward_date":1"#,
        r#""via_bot":{"id":9,"is_bot":true,"first_name":"b"}"#,
    ] {
        assert!(message_of(&format!(",\"text\":\"x\",{field}")).forwarded, "{field}");
    }
}

const MARKER: &str = "MARKER-7f3a";

#[test]
fn no_road_leads_another_persons_words_into_a_message() {
    let other = format!(
        r#"{{"message_id":300,"date":1,"chat":{{"id":111,"type":"private"}},"from":{{"id":5,"is_bot":false,"first_name":"{MARKER}"}},
        "text":"{MARKER}","quote":{{"text":"{MARKER}"}},"external_reply":{{"origin":{{"sender_user_name":"{MARKER}"}}}}}}"#
    );
    for field in [
        format!(r#""reply_to_message":{other}"#),
        format!(r#""quote":{{"text":"{MARKER}","position":0}}"#),
        format!(
            r#""external_reply":{{"origin":{{"type":"hidden_user","sender_user_name":"{MARKER}"}},"contact":{{"vcard":"{MARKER}"}}}}"#
        ),
        format!(r#""pinned_message":{other}"#),
        format!(r#""poll":{{"question":"{MARKER}","options":[{{"text":"{MARKER}"}}]}}"#),
        format!(r#""contact":{{"first_name":"{MARKER}","phone_number":"{MARKER}"}}"#),
        format!(r#""venue":{{"title":"{MARKER}"}},"location":{{"latitude":1.5,"longitude":2.5}}"#),
        format!(
            r#""reply_to_message":{{"message_id":1,"chat":{{"id":111,"type":"private"}},"rich_message":{{"blocks":[{{"type":"footer","text":"{MARKER}"}}]}}}}"#
        ),
        format!(r#""reply_markup":{{"inline_keyboard":[[{{"text":"{MARKER}","url":"https://x"}}]]}}"#),
        format!(r#""new_chat_title":"{MARKER}","author_signature":"{MARKER}","sender_tag":"{MARKER}""#),
        format!(r#""document":{{"file_id":"AB","file_name":"{MARKER}","mime_type":"{MARKER}"}}"#),
        format!(r#""sticker":{{"file_id":"AB","set_name":"{MARKER}","emoji":"{MARKER}"}}"#),
        format!(r#""audio":{{"file_id":"AB","title":"{MARKER}","performer":"{MARKER}"}}"#),
        format!(r#""forward_origin":{{"sender_user_name":"{MARKER}"}},"forward_signature":"{MARKER}""#),
        format!(r#""giveaway_completed":{{"giveaway_message":{other}}}"#),
        format!(r#""checklist":{{"title":"{MARKER}","tasks":[{{"text":"{MARKER}"}}]}}"#),
        format!(r#""entities":[{{"type":"text_link","offset":0,"length":1,"url":"https://{MARKER}"}}]"#),
    ] {
        let said = message_of(&format!(r#","text":"mine",{field}"#));
        assert!(!format!("{said:?}").contains("MARKER"), "{field}");
    }
}

#[test]
fn a_reply_tells_whose_words_it_answers_and_holds_them_where_only_a_rule_can_open_them() {
    let theirs = message_of(
        r#","text":"what do you think?","reply_to_message":{"message_id":300,"date":1,"chat":{"id":111,"type":"private"},
        "from":{"id":4242,"is_bot":true,"first_name":"Mila"},"text":"Grüße 🙂"}"#,
    );
    let reply = theirs.reply.unwrap();
    assert_eq!((reply.message, reply.characters, reply.borrowed), (MessageId::new(300), 7, false));
    assert_eq!(reply.author.unwrap().id, UserId::new(4242));
    assert_eq!((reply.words.reveal(), format!("{:?}", reply.words).as_str()), ("Grüße 🙂", "Foreign(7 characters)"));
    let mine = format!(
        r#","text":"and this?","reply_to_message":{{"message_id":299,"date":1,"chat":{{"id":111,"type":"private"}},"from":{ANNA},"text":"the old plan"}}"#
    );
    assert!(!message_of(&mine).reply.unwrap().borrowed);
    for borrowed in [r#""via_bot":{"id":9},"#, r#""forward_date":1,"#, r#""forward_origin":{},"#] {
        let mine = mine.replace(r#"{"message_id":299"#, &format!(r#"{{{borrowed}"message_id":299"#));
        assert!(message_of(&mine).reply.unwrap().borrowed, "{borrowed}");
    }
}

#[test]
fn a_quote_counts_only_where_it_is_a_part_of_what_was_answered() {
    let answer = |quote: &str| {
        let json = format!(
            r#","text":"this","quote":{{"text":"{quote}","position":0}},"reply_to_message":{{"message_id":299,"date":1,
            "chat":{{"id":111,"type":"private"}},"from":{ANNA},"text":"the old plan"}}"#
        );
        message_of(&json).reply.unwrap()
    };
    assert_eq!((answer("old").words.reveal(), answer("old").characters), ("old", 12));
    assert_eq!(answer("MARKER").words.reveal(), "the old plan");
    // Without the message answered, or with one of another chat, nobody knows whose words they are.
    for field in [
        r#""external_reply":{"origin":{}}"#,
        r#""reply_to_story":{"id":1}"#,
        r#""reply_to_message":{"message_id":299,"date":1,"chat":{"id":112,"type":"private"},"text":"MARKER"}"#,
        r#""reply_to_message":{"message_id":299,"date":1,"text":"MARKER"}"#,
    ] {
        let reply =
            message_of(&format!(r#","text":"hm","quote":{{"text":"six ch","position":0}},{field}"#)).reply.unwrap();
        assert_eq!((reply.message, reply.author, reply.characters, reply.borrowed), (None, None, 6, true), "{field}");
        assert_eq!(reply.words.reveal(), "", "{field}");
    }
}

#[test]
fn the_root_of_a_topic_is_answered_by_everything_there_and_is_no_reply() {
    let answer = |root: i64, in_topic: &str| {
        let json = format!(
            r#","text":"hi",{in_topic}"message_thread_id":7,"reply_to_message":{{"message_id":{root},"date":1,"chat":{{"id":111,"type":"private"}},
            "from":{{"id":4242,"is_bot":true,"first_name":"Mila"}},"forum_topic_created":{{"name":"MARKER"}}}}"#
        );
        let message = message_of(&json);
        (message.topic, message.reply.is_some(), message.addresses(ME))
    };
    assert_eq!(answer(7, r#""is_topic_message":true,"#), (Some(7), false, false));
    assert_eq!(answer(8, r#""is_topic_message":true,"#), (Some(7), true, true));
    assert_eq!(answer(7, ""), (None, true, true), "a thread of replies outside a forum");
}

const ME: Addressee<'_> = Addressee { id: UserId::new(4242).unwrap(), username: "Mila_bot" };

#[test]
fn a_message_speaks_to_the_bot_by_its_name_its_id_its_command_or_an_answer() {
    let text = |text: &str, entities: &str, more: &str| {
        message_of(&format!(r#","text":"{text}","entities":[{entities}]{more}"#)).addresses(ME)
    };
    let at = |kind: &str, offset: usize, length: usize| {
        format!(r#"{{"type":"{kind}","offset":{offset},"length":{length}}}"#)
    };
    assert!(text("@mila_BOT hi", &at("mention", 0, 9), ""));
    // Offsets count UTF-16 units: the picture has two.
    assert!(text("🙂 @mila_bot", &at("mention", 3, 9), ""));
    assert!(!text("🙂 @mila_bot", &at("mention", 2, 9), ""));
    assert!(!text("@mila_bot2 hi", &at("mention", 0, 10), ""));
    assert!(!text("@mila_bot hi", "", ""), "without an entity it is only written like one");
    assert!(!text("@mila_bot hi", &at("code", 0, 9), ""));
    assert!(text("do /sum@Mila_bot now", &at("bot_command", 3, 13), ""));
    assert!(!text("do /sum now", &at("bot_command", 3, 4), ""));
    assert!(!text("/sum@other_bot", &at("bot_command", 0, 14), ""));
    let named = |id: i64| {
        format!(
            r#"{{"type":"text_mention","offset":0,"length":2,"user":{{"id":{id},"is_bot":true,"first_name":"M"}}}}"#
        )
    };
    assert!(text("hi", &named(4242), "") && !text("hi", &named(4243), ""));
    assert!(!text("@mila_bot hi", &at("mention", 0, 9), r#","forward_date":1"#), "their words name us, not the sender");
    assert!(!text("@mila_bot hi", &at("mention", 0, 9), r#","via_bot":{"id":9}"#));
    for outside in [at("mention", 0, 90), at("mention", 90, 9), at("mention", 9, 0)] {
        assert!(!text("@mila_bot", &outside, ""), "{outside}");
    }
    let negative = r#"{"type":"mention","offset":-1,"length":9}"#;
    assert!(!text("@mila_bot", negative, ""));
    let photo = r#","caption":"@mila_bot","caption_entities":[{"type":"mention","offset":0,"length":9}],"photo":[{"file_id":"A"}]"#;
    assert!(message_of(photo).addresses(ME));
    let quote = r#","text":"hi","quote":{"text":"@mila_bot","entities":[{"type":"mention","offset":0,"length":9}]},"external_reply":{}"#;
    assert!(!message_of(quote).addresses(ME), "a name in a quote speaks to nobody");
}

#[test]
fn a_command_is_the_first_word_and_ours_unless_it_names_another_bot() {
    let command = |text: &str| {
        let message = message_of(&format!(r#","text":"{text}""#));
        message.command(Some(ME)).map(|command| (command.name, command.arg.to_owned()))
    };
    let is = |name: &str, arg: &str| Some((name.to_owned(), arg.to_owned()));
    assert_eq!(command("/status"), is("status", ""));
    assert_eq!(command("/Language@MILA_bot  ru "), is("language", "ru"));
    assert_eq!(command("/why\\n5"), is("why", "5"));
    for text in ["/status@other_bot", "/", "/ status", "//status", "/sta-tus", "say /status", "/стоп", "status"] {
        assert_eq!(command(text), None, "{text}");
    }
    assert_eq!(command(&format!("/{}", "a".repeat(33))), None);
    assert_eq!(message_of(r#","text":"/status@mila_bot""#).command(None), None, "as long as it does not know its name");
}

#[test]
fn of_a_service_message_only_what_is_needed_is_read() {
    let service = |fields: &str| message_of(&format!(",{fields}")).service;
    assert_eq!(
        service(r#""left_chat_member":{"id":222,"is_bot":false,"first_name":"MARKER"}"#),
        Some(Service::Left(UserId::new(222).unwrap()))
    );
    let to = ChatId::new(-1_001_234_567_890).unwrap();
    assert_eq!(service(r#""migrate_to_chat_id":-1001234567890"#), Some(Service::MovedTo(to)));
    assert_eq!(service(r#""new_chat_title":"MARKER""#), Some(Service::Other("new_chat_title")));
    assert_eq!(service(r#""text":"hi""#), None);
}

#[test]
fn content_that_is_about_others_leaves_its_kind_alone() {
    for (fields, kind) in [
        (r#""contact":{"phone_number":"MARKER"}"#, "contact"),
        (r#""venue":{"title":"MARKER"},"location":{"latitude":1.5}"#, "venue"),
        (r#""location":{"latitude":1.5}"#, "location"),
        (r#""poll":{"question":"MARKER"}"#, "poll"),
        (r#""paid_media":{},"caption":"MINE""#, "paid_media"),
    ] {
        assert_eq!(message_of(&format!(",{fields}")).left_out, Some(kind), "{fields}");
    }
    assert_eq!(message_of(r#","text":"hi""#).left_out, None);
}

#[test]
fn who_writes_as_a_chat_says_as_which() {
    let sender = |fields: &str| message_of(&format!(",\"text\":\"x\"{fields}")).sender.as_chat;
    assert_eq!(sender(""), None);
    assert_eq!(sender(r#","sender_chat":{"id":111,"type":"supergroup"}"#), Some(AsChat::Group));
    assert_eq!(sender(r#","sender_chat":{"id":-1005,"type":"channel"}"#), Some(AsChat::Channel));
    assert_eq!(sender(r#","sender_chat":{"id":-1005},"is_automatic_forward":true"#), Some(AsChat::Forward));
    for odd in [r#","sender_chat":null"#, r#","sender_chat":{"id":"111"}"#, r#","sender_chat":{},"sender_chat":{}"#] {
        assert_eq!(sender(odd), Some(AsChat::Channel), "{odd}");
    }
}

#[test]
fn a_message_that_says_its_ids_in_another_way_is_unreadable() {
    for (field, wrong) in [
        (r#""message_id":5"#, r#""message_id":"5""#),
        (r#""message_id":5"#, r#""message_id":5.0"#),
        (r#""id":111,"type""#, r#""id":1e2,"type""#),
        (r#""id":111,"type""#, r#""id":0,"type""#),
        (r#""id":111,"is_bot""#, r#""id":"111","is_bot""#),
        (r#""is_bot":false"#, r#""is_bot":0"#),
        (r#""text":"hi""#, r#""text":["hi"]"#),
        (r#""date":9"#, r#""date":9,"date":10"#),
    ] {
        let good = format!(
            r#"{{"update_id":7,"message":{{"message_id":5,"date":9,"chat":{{"id":111,"type":"private"}},"from":{ANNA},"text":"hi"}}}}"#
        );
        assert!(matches!(content(&good), Content::Message(_)));
        let bad = good.replace(field, wrong);
        assert_ne!(good, bad, "{field}");
        let _ = fault_of(&bad);
    }
}

#[test]
fn a_message_without_a_number_of_its_own_has_none() {
    let ephemeral = r#"{"update_id":7,"message":{"message_id":0,"ephemeral_message_id":4,"date":9,"chat":{"id":-100,"type":"group"},
        "from":{"id":5,"is_bot":false,"first_name":"x"},"text":"hi"}}"#;
    let Content::Message(message) = content(ephemeral) else { panic!("{ephemeral}") };
    assert_eq!(message.id, None);
}

#[test]
fn an_update_larger_than_any_is_not_read() {
    let json = format!(r#"{{"update_id":7,"message":{{"text":"{}"}}}}"#, "x".repeat(UPDATE_BYTES_MAX));
    let update = read(json.as_bytes());
    assert_eq!(update.id, Some(7));
    assert!(matches!(update.content, Content::Unreadable(Fault::TooMany("update"))));
}

#[test]
fn a_change_of_the_bots_place_is_read_to_its_end_alone() {
    let added = r#"{"update_id":7,"my_chat_member":{"chat":{"id":-1001234567890,"type":"supergroup","title":"Acme"},
        "from":{"id":111,"is_bot":false,"first_name":"Anna"},"date":1,"old_chat_member":{"status":"left","user":{}},
        "new_chat_member":{"status":"member","user":{}}}}"#;
    let place = |json: &str| {
        let Content::Membership(change) = content(json) else { panic!("{json}") };
        assert_eq!((change.chat.kind, change.title.reveal()), (ChatKind::Supergroup, "Acme"));
        assert_eq!(change.by.id, UserId::new(111));
        (change.before, change.member, change.admin)
    };
    assert_eq!(place(added), (false, true, false));
    let now = |status: &str| place(&added.replace(r#"{"status":"member","#, &format!("{{{status},")));
    assert_eq!(now(r#""status":"kicked""#), (false, false, false));
    assert_eq!(now(r#""status":"administrator""#), (false, true, true));
    assert_eq!(now(r#""status":"restricted","is_member":true"#), (false, true, false));
    assert_eq!(now(r#""status":"restricted","is_member":false"#), (false, false, false));
    assert_eq!(place(&added.replace(r#""status":"left""#, r#""status":"member""#)), (true, true, false));
}

#[test]
fn the_name_for_the_terminal_is_the_two_names() {
    let json =
        r#"{"update_id":7,"message":{"from":{"id":5,"is_bot":false,"first_name":"Anna","last_name":"B\u001b[31m"}}}"#;
    assert_eq!(start_name(json.as_bytes()).unwrap(), "Anna B\u{1b}[31m");
    assert!(start_name(b"{}").is_err());
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let seeds = [press_json(ANNA, &format!("\"message\":{CARD},"), "cy.1"), {
        format!(
            r#"{{"update_id":7,"message":{{"message_id":5,"date":9,"chat":{{"id":111,"type":"private"}},"from":{ANNA},"caption":"hi",
            "photo":[{{"file_id":"A"}}],"quote":{{"text":"q"}},"is_topic_message":true,"message_thread_id":3}}}}"#
        )
    }];
    // A small generator with a fixed start: the same bytes each time, so a failure can be looked at again.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 11).unwrap()
    };
    for seed in &seeds {
        for _ in 0..4000 {
            let mut bytes = seed.clone().into_bytes();
            for _ in 0..=random() % 6 {
                let at = random() % bytes.len();
                match random() % 4 {
                    0 => bytes[at] = u8::try_from(random() % 256).unwrap(),
                    1 => bytes.truncate(at.max(1)),
                    2 => bytes.insert(at, b"{}[]\",:0-\\\xff"[random() % 11]),
                    _ => {
                        bytes.remove(at);
                        if bytes.is_empty() {
                            bytes.push(b'{');
                        }
                    }
                }
            }
            let update = read(&bytes);
            if let Content::Press(press) = &update.content {
                assert!(press.data.len() <= CALLBACK_BYTES_MAX && press.from.get() > 0);
            }
        }
    }
}

const WHOLE: &str = include_str!("../../../tests/data/updates/whole.jsonl");
const BROKEN: &str = include_str!("../../../tests/data/updates/broken.jsonl");

/// The updates of the file, each with what it is.
fn whole() -> impl Iterator<Item = (String, String)> {
    WHOLE.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        (line["is"].as_str().unwrap().to_owned(), line["update"].to_string())
    })
}

#[test]
fn every_whole_update_is_what_it_says_and_every_broken_one_is_unreadable() {
    for (is, update) in whole() {
        let read = read(update.as_bytes());
        assert!(read.id.is_some(), "{update}");
        let found = match read.content {
            Content::Membership(_) => "my_chat_member",
            Content::Message(_) => "message",
            Content::Other(kind) => kind,
            Content::Press(_) => "press",
            Content::Unreadable(fault) => panic!("{fault}: {update}"),
        };
        assert_eq!(found, is, "{update}");
    }
    for update in BROKEN.lines() {
        assert!(matches!(content(update), Content::Unreadable(_)), "{update}");
    }
}

/// The files are what the Bot API sends and what it never would, as a library says that nobody here wrote.
#[test]
#[allow(clippy::disallowed_methods, reason = "an outside witness, asked by this test alone")]
fn an_outside_library_tells_the_whole_from_the_broken_ones() {
    let said = std::process::Command::new("python3")
        .args(["-c", WITNESS, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/updates")])
        .output();
    match said {
        Ok(said) if said.status.success() => {
            let count = WHOLE.lines().count() + BROKEN.lines().count();
            assert_eq!(String::from_utf8_lossy(&said.stdout).trim(), count.to_string());
        }
        Ok(said) if said.status.code() != Some(77) => panic!("{}", String::from_utf8_lossy(&said.stderr)),
        Ok(_) | Err(_) => {
            eprintln!("SKIPPED: python3 with aiogram is not here, so no outside library reads the updates");
        }
    }
}

const WITNESS: &str = r#"
import json, sys
try:
    from aiogram.types import Update
except ImportError:
    sys.exit(77)
seen = 0
for line in open(sys.argv[1] + "/whole.jsonl", encoding="utf-8"):
    Update.model_validate(json.loads(line)["update"])
    seen += 1
for line in open(sys.argv[1] + "/broken.jsonl", encoding="utf-8"):
    try:
        Update.model_validate(json.loads(line), strict=True)
    except ValueError:
        seen += 1
    else:
        sys.exit("taken for whole: " + line)
print(seen)
"#;
