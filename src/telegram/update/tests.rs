use super::*;

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
        format!(r#""rich_message":{{"blocks":[{{"text":"{MARKER}"}}]}}"#),
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
fn a_reply_counts_what_it_may_not_show() {
    let theirs = message_of(
        r#","text":"what do you think?","reply_to_message":{"message_id":300,"date":1,"chat":{"id":111,"type":"private"},
        "from":{"id":4242,"is_bot":true,"first_name":"Mila"},"text":"Grüße 🙂"}"#,
    );
    let reply = theirs.reply.unwrap();
    assert_eq!(
        (reply.message, reply.author, reply.characters, reply.own),
        (MessageId::new(300), UserId::new(4242), 7, None)
    );
    let mine = format!(
        r#","text":"and this?","reply_to_message":{{"message_id":299,"date":1,"chat":{{"id":111,"type":"private"}},"from":{ANNA},"text":"the old plan"}}"#
    );
    assert_eq!(message_of(&mine).reply.unwrap().own.as_deref(), Some("the old plan"));
    for borrowed in [r#""via_bot":{"id":9},"#, r#""forward_date":1,"#, r#""sender_chat":{"id":-5},"#] {
        let mine = mine.replace(r#"{"message_id":299"#, &format!(r#"{{{borrowed}"message_id":299"#));
        assert_eq!(message_of(&mine).reply.unwrap().own, None, "{borrowed}");
    }
    let quote = message_of(r#","text":"hm","quote":{"text":"six ch","position":0},"external_reply":{"origin":{}}"#);
    let reply = quote.reply.unwrap();
    assert_eq!((reply.message, reply.characters, reply.own), (None, 6, None));
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
    let Content::Membership(change) = content(added) else { panic!("{added}") };
    assert!(change.member && change.chat.kind == ChatKind::Supergroup);
    let removed = added.replace(r#"{"status":"member","#, r#"{"status":"kicked","#);
    assert!(matches!(content(&removed), Content::Membership(Membership { member: false, .. })));
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
