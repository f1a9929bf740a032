use std::fs;

use serde_json::{Value, json};

use super::*;
use crate::base::ids::BotId;
use crate::daemon::receiver::health::Me;
use crate::daemon::receiver::journals::{EVENTS, GUESTS};
use crate::daemon::receiver::testing::Gate;
use crate::policy::group::Mode;
use crate::telegram::update::read;

const GROUP: i64 = -1_001_234_567_890;
const NAMED: &str = r#","text":"@acme_bot the numbers?","entities":[{"type":"mention","offset":0,"length":9}]"#;

/// A receiver whose bot knows its name, with one connected group and Boris (222) on its team.
fn gate(name: &str, mode: Mode) -> Gate {
    let gate = Gate::new(&format!("batch-{name}"));
    gate.connect(GROUP, mode);
    gate.team(GROUP, 222, "Boris");
    greet(&gate);
    gate
}

fn greet(gate: &Gate) {
    let id = BotId::new(4242).unwrap();
    gate.shared.health.met(Me { id, username: "acme_bot".to_owned(), name: "Mila".to_owned(), reads_groups: true });
}

fn group(id: i64, from: i64, more: &str) -> String {
    in_chat(id, GROUP, "supergroup", from, more)
}

fn in_chat(id: i64, chat: i64, kind: &str, from: i64, more: &str) -> String {
    format!(
        r#"{{"update_id":{id},"message":{{"message_id":{id},"date":9,"chat":{{"id":{chat},"type":"{kind}","title":"MARKER\nlive"}},"from":{{"id":{from},"is_bot":false,"first_name":"MARKER"}}{more}}}}}"#
    )
}

fn text(text: &str) -> String {
    format!(r#","text":"{text}""#)
}

/// What becomes of updates that are sorted and not yet written: why, and what is to be done after.
fn sorted(gate: &Gate, updates: &[String]) -> (Vec<&'static str>, Vec<String>) {
    let owners = gate.shared.owners.current();
    let mut memory = Memory::default();
    let mut batch = Batch::new(&gate.shared, &owners, &mut memory.albums);
    for update in updates {
        batch.see_album(&read(update.as_bytes()));
    }
    for update in updates {
        batch.sort(read(update.as_bytes()), update.as_bytes());
    }
    let after = batch.after.iter().map(|after| format!("{after:?}")).collect();
    gate.shared.sayings.put(std::mem::take(&mut batch.said));
    (batch.fates.iter().map(|(fate, _)| fate.end).collect(), after)
}

/// Takes a batch as the poll does. The cursor is the caller's, so that a crash can lose it.
fn take_all(gate: &Gate, cursor: &mut Cursor, updates: &[String]) -> Result<(), String> {
    let read: Vec<_> = updates.iter().map(|update| (read(update.as_bytes()), update.as_bytes())).collect();
    let ids: Vec<_> = read.iter().map(|(update, _)| update.id).collect();
    take(&gate.shared, cursor, read, &mut Memory::default())?;
    cursor.pass(ids);
    Ok(())
}

fn cursor() -> Cursor {
    Cursor::new(BotId::new(4242).unwrap())
}

fn field(lines: &[Value], name: &str) -> Vec<Value> {
    lines.iter().map(|line| line[name].clone()).collect()
}

#[test]
fn in_a_group_owners_and_team_are_heard_by_its_mode_and_strangers_are_counted() {
    let gate = gate("modes", Mode::Mention);
    let updates = [
        group(1, 333, NAMED),
        group(2, 333, &text("MARKER")),
        group(3, 222, &text("not to the bot")),
        group(4, 222, NAMED),
        group(5, 111, NAMED),
        in_chat(6, -100, "group", 111, NAMED),
        in_chat(7, 222, "private", 222, &text("MARKER")),
    ];
    take_all(&gate, &mut cursor(), &updates).unwrap();
    let events = gate.lines(EVENTS);
    assert_eq!(
        events[0],
        json!({"seq": 4, "ts": events[0]["ts"], "kind": "message", "from": "team", "user_id": 222, "user": "Boris",
            "chat_id": GROUP, "chat": "Acme office", "message_id": 4, "text": "@acme_bot the numbers?", "guests_since_last": 2})
    );
    assert_eq!(field(&events, "from"), ["team", "owner"]);
    assert_eq!(field(&events, "guests_since_last"), [json!(2), Value::Null]);
    assert_eq!(field(&gate.lines(GUESTS), "seq"), [1, 2, 3, 6, 7]);
    let fates: Vec<String> = gate.fates().into_iter().map(|(_, fate)| fate).collect();
    assert_eq!(fates, ["kept_out", "kept_out", "mode_mention", "event", "event", "not_connected", "kept_out"]);
    let readable = fs::read_to_string(gate.temp.path().join("io").join(EVENTS)).unwrap();
    assert!(!(readable + &gate.shared.why.last(100).join("")).contains("MARKER"));
}

#[test]
fn what_a_message_asks_for_beside_an_event_is_done_after_it_is_written() {
    let gate = gate("after", Mode::Every);
    let stranger = "Stranger { chat: ChatId(-1001234567890), user: UserId(333), name: Foreign(6 characters) }";
    let as_channel = r#","sender_chat":{"id":-1009,"type":"channel","title":"MARKER"}"#;
    let as_group = format!(r#","sender_chat":{{"id":{GROUP},"type":"supergroup"}}"#);
    let as_chat = "AsChat { chat: ChatId(-1001234567890) }";
    for (update, fate, after) in [
        (group(1, 111, &text("hi")), "event", vec!["Passed { chat: ChatId(-1001234567890), message: MessageId(1) }"]),
        (group(2, 333, &text("hi")), "kept_out", vec![stranger]),
        // A card is asked for a person who wrote: not for one who came, for a bot, a chat, a timer, or in another group.
        (group(3, 333, r#","new_chat_members":[{"id":333,"is_bot":false}]"#), "kept_out", vec![]),
        (group(4, 333, &text("hi")).replace("\"is_bot\":false", "\"is_bot\":true"), "kept_out", vec![]),
        (group(5, 333, &format!(r#"{},"is_from_offline":true"#, text("hi"))), "offline", vec![]),
        (in_chat(6, -100, "group", 333, &text("hi")), "kept_out", vec![]),
        (group(7, 111, &format!("{NAMED}{as_channel}")), "as_chat", vec![as_chat]),
        (group(8, 1_087_968_824, &format!("{NAMED}{as_group}")), "as_chat", vec![as_chat]),
        (group(9, 111, &format!("{}{as_channel}", text("hi"))), "as_chat", vec![]),
        (group(10, 777_000, &format!(r#"{NAMED}{as_channel},"is_automatic_forward":true"#)), "as_chat", vec![]),
        (
            group(11, 333, r#","left_chat_member":{"id":222,"is_bot":false}"#),
            "kept_out",
            vec!["Gone { chat: ChatId(-1001234567890), user: UserId(222) }"],
        ),
        (in_chat(12, -100, "group", 333, r#","left_chat_member":{"id":222,"is_bot":false}"#), "kept_out", vec![]),
        (group(13, 4242, &text("hi")), "own", vec![]),
    ] {
        assert_eq!(
            sorted(&gate, std::slice::from_ref(&update)),
            (vec![fate], after.iter().map(|a| (*a).to_owned()).collect()),
            "{update}"
        );
    }
}

#[test]
fn who_left_and_came_back_within_a_batch_is_nobody_at_once_in_that_chat_alone() {
    const OTHER: i64 = -1_001_999_888_777;
    let gate = gate("left", Mode::Every);
    gate.connect(OTHER, Mode::Every);
    gate.team(OTHER, 222, "Boris");
    let updates = [
        group(1, 222, &text("still here")),
        group(2, 222, r#","left_chat_member":{"id":222,"is_bot":false}"#),
        group(3, 333, r#","new_chat_members":[{"id":222,"is_bot":false}]"#),
        group(4, 222, &text("back at once")),
        in_chat(5, OTHER, "supergroup", 222, &text("elsewhere")),
    ];
    assert_eq!(sorted(&gate, &updates).0, ["event", "service", "kept_out", "kept_out", "event"]);
    let boris = gate.shared.team.member(ChatId::new(GROUP).unwrap(), UserId::new(222).unwrap());
    assert!(boris.is_some(), "nothing is on the disk yet");
}

#[test]
fn a_group_that_nobody_connected_gives_nothing_but_an_owners_wish_to_connect_it() {
    let gate = gate("join", Mode::Every);
    let join = |from: i64, more: &str| {
        sorted(&gate, &[in_chat(1, -100, "group", from, &format!(r#","text":"/channel_join@acme_bot"{more}"#))])
    };
    let (fates, after) = join(111, "");
    assert_eq!(fates, ["join"]);
    assert!(after[0].starts_with("Join { chat: Chat { id: ChatId(-100)") && after[0].contains("owner: UserId(111)"));
    assert!(after[0].contains("title: Foreign(11 characters)"), "{after:?}");
    assert_eq!(join(333, ""), (vec!["kept_out"], vec![]));
    assert_eq!(join(222, ""), (vec!["kept_out"], vec![]), "on another group's team");
    for more in [r#","forward_date":1"#, r#","via_bot":{"id":9}"#] {
        assert_eq!(join(111, more), (vec!["not_connected"], vec![]), "{more}");
    }
    assert_eq!(join(111, r#","sender_chat":{"id":-100}"#).0, ["as_chat"]);
    let other = in_chat(1, -100, "group", 111, r#","text":"/channel_join@other_bot""#);
    assert_eq!(sorted(&gate, &[other]), (vec!["not_connected"], vec![]));
}

#[test]
fn the_bots_place_in_a_chat_is_told_with_who_changed_it() {
    let gate = gate("place", Mode::Every);
    let change = |from: i64, chat: &str, old: &str, new: &str| {
        let update = format!(
            r#"{{"update_id":1,"my_chat_member":{{"chat":{chat},"from":{{"id":{from},"is_bot":false}},"date":1,"old_chat_member":{{"status":"{old}"}},"new_chat_member":{{"status":"{new}"}}}}}}"#
        );
        sorted(&gate, &[update]).1
    };
    let group = r#"{"id":-100,"type":"group","title":"MARKER"}"#;
    let added = change(111, group, "left", "member");
    assert!(added[0].contains("by: Owner(UserId(111))") && added[0].contains("admin: false"), "{added:?}");
    assert!(!added[0].contains("MARKER"));
    assert!(change(333, group, "left", "member")[0].contains("by: Stranger"));
    // Boris is on the team of another group: here he is nobody.
    assert!(change(222, group, "kicked", "member")[0].contains("by: Stranger"));
    let channel = r#"{"id":-1009,"type":"channel","title":"MARKER"}"#;
    assert!(change(111, channel, "left", "administrator")[0].contains("admin: true"));
    assert_eq!(change(111, group, "member", "administrator"), Vec::<String>::new(), "only its rights changed");
    assert_eq!(change(333, group, "member", "kicked"), ["Removed { chat: ChatId(-100) }"]);
    assert_eq!(change(333, group, "left", "left"), ["Removed { chat: ChatId(-100) }"]);
}

#[test]
fn a_connected_group_moves_by_its_own_notice_alone() {
    let gate = gate("moved", Mode::Every);
    gate.connect(-77, Mode::Mention);
    let moved = |chat: i64, more: &str| sorted(&gate, &[in_chat(1, chat, "group", 333, more)]);
    let to = r#","migrate_to_chat_id":-1009876543210"#;
    let want = "Moved { from: ChatId(-77), to: ChatId(-1009876543210) }";
    assert_eq!(moved(-77, to), (vec!["moved"], vec![want.to_owned()]));
    assert_eq!(moved(-78, to), (vec!["kept_out"], vec![]), "not connected");
    assert_eq!(moved(-77, r#","migrate_to_chat_id":-78"#), (vec!["kept_out"], vec![]));
    let new = in_chat(1, -1_009_876_543_210, "supergroup", 1_087_968_824, r#","migrate_from_chat_id":-77"#);
    assert_eq!(sorted(&gate, &[new]), (vec!["kept_out"], vec![]), "what the new chat says is no proof");
    // It is done once the notice stands in the journal, and what was counted goes along.
    take_all(&gate, &mut cursor(), &[in_chat(1, -77, "group", 333, &text("x")), in_chat(2, -77, "group", 333, to)])
        .unwrap();
    assert_eq!(gate.lines(GUESTS).len(), 2);
    assert_eq!(gate.shared.team.member(ChatId::new(-1_009_876_543_210).unwrap(), UserId::new(222).unwrap()), None);
}

#[test]
fn an_owners_words_to_the_gate_are_no_events() {
    let gate = gate("commands", Mode::Every);
    let private = |from: i64, more: &str| sorted(&gate, &[in_chat(1, from, "private", from, more)]);
    for name in inbox::COMMANDS {
        let (fates, after) = private(111, &text(&format!("/{name}@acme_bot an arg")));
        assert_eq!(fates, ["command"], "{name}");
        assert_eq!(after, [format!("Command {{ owner: UserId(111), name: \"{name}\", arg: \"an arg\" }}")]);
    }
    let event = "Passed { chat: ChatId(111), message: MessageId(1) }".to_owned();
    for said in ["/status@other_bot", "/statuses", "what is /status", "/channel_join", "/prompt", "status"] {
        assert_eq!(private(111, &text(said)), (vec!["event"], vec![event.clone()]), "{said}");
    }
    for more in [r#","forward_date":1"#, r#","via_bot":{"id":9}"#] {
        let said = format!("{}{more}", text("/status"));
        assert_eq!(private(111, &said), (vec!["event"], vec![event.clone()]), "{more}");
    }
    assert_eq!(private(222, &text("/status")), (vec!["kept_out"], vec![]));
    // In a group a command is a word like another.
    assert_eq!(sorted(&gate, &[group(1, 111, &text("/status@acme_bot"))]).0, ["event"]);
    assert_eq!(sorted(&gate, &[group(1, 222, &text("/status@acme_bot"))]).0, ["event"]);
    let now = gate.shared.now().seconds();
    let freeze = |date: i64| group(1, 111, &text("/freeze")).replace("\"date\":9", &format!("\"date\":{date}"));
    assert_eq!(sorted(&gate, &[freeze(now)]), (vec!["freeze"], vec![]));
    assert_eq!(sorted(&gate, &[freeze(now - 4000)]).0, ["event"], "long ago it froze nothing");
}

#[test]
fn of_a_word_to_the_gate_the_proxy_hears_only_that_there_was_one() {
    let gate = gate("commands-said", Mode::Every);
    let hears = gate.proxy(|_| json!({"taken": false}));
    let reply = r#","reply_to_message":{"message_id":42,"date":1,"chat":{"id":111,"type":"private"},"from":{"id":4242,"is_bot":true},"text":"card"}"#;
    let said = in_chat(7, 111, "private", 111, &format!("{}{reply}", text("/status")));
    assert_eq!(sorted(&gate, &[said]).0, ["command"], "and it is no answer to the card");
    assert_eq!(hears.recv().unwrap(), json!({"op": "said", "owner": 111, "chat": 111, "message": 7}));
}

#[test]
fn an_album_of_a_hundred_comes_whole_where_one_part_speaks_to_the_bot() {
    let gate = gate("album", Mode::Mention);
    let part = |n: i64, from: i64, more: &str| {
        group(
            n,
            from,
            &format!(r#","photo":[{{"file_id":"A{n}","file_size":5}}],"media_group_id":"13791234567890123"{more}"#),
        )
    };
    let named = r#","caption":"@acme_bot which?","caption_entities":[{"type":"mention","offset":0,"length":9}]"#;
    let updates: Vec<String> = (1..=100).map(|n| part(n, 222, if n == 37 { named } else { "" })).collect();
    let (mut cursor, mut memory) = (cursor(), Memory::default());
    let mut take = |updates: &[String]| {
        let read = updates.iter().map(|update| (read(update.as_bytes()), update.as_bytes())).collect();
        take(&gate.shared, &mut cursor, read, &mut memory).unwrap();
    };
    take(&updates);
    let events = gate.lines(EVENTS);
    assert_eq!(events.len(), 100);
    assert!(events.iter().all(|event| event["album"] == "13791234567890123"));
    // A part that comes in the next batch belongs to it; a stranger's or another person's of the same number does not.
    take(&[part(101, 222, ""), part(102, 333, ""), part(103, 111, "")]);
    let ends: Vec<String> = gate.fates().into_iter().rev().take(3).map(|(_, fate)| fate).collect();
    assert_eq!(ends, ["mode_mention", "kept_out", "event"]);
}

#[test]
fn ids_written_in_another_way_make_nobody_an_owner_or_a_member() {
    let gate = gate("ids", Mode::Every);
    let good = group(7, 222, &text("MARKER"));
    for (from, id) in [
        ("\"id\":222,", "\"id\":\"222\","),
        ("\"id\":222,", "\"id\":222.0,"),
        ("\"id\":222,", "\"id\":2.22e2,"),
        ("\"id\":222,", "\"id\":-222,"),
        ("\"id\":222,", "\"id\":4503599627370497,"),
        ("\"id\":222,", "\"id\":18446744073709551838,"),
        ("\"id\":222,", "\"id\":222,\"id\":333,"),
        ("\"id\":-1001234567890,", "\"id\":\"-1001234567890\","),
        ("\"id\":-1001234567890,", "\"id\":-1001234567890.0,"),
        ("\"message_id\":7,", "\"message_id\":\"7\","),
        ("\"is_bot\":false", "\"is_bot\":\"false\""),
    ] {
        let bad = good.replacen(from, id, 1);
        assert_ne!(bad, good, "{from}");
        let (fates, after) = sorted(&gate, &[bad]);
        assert!(["range", "type", "twice"].contains(&fates[0]) && after.is_empty(), "{id}: {fates:?}");
    }
    assert_eq!(sorted(&gate, &[good]).0, ["event"]);
}

#[test]
fn names_of_blanks_and_titles_with_line_breaks_reach_no_event() {
    let gate = gate("names", Mode::Every);
    let blanks = "\u{2800}".repeat(64);
    let named = |from: i64| group(from, from, &text("hi")).replace("MARKER\"", &format!("{blanks}\""));
    take_all(&gate, &mut cursor(), &[named(222), named(111), named(333)]).unwrap();
    let events = gate.lines(EVENTS);
    assert_eq!(field(&events, "user"), ["Boris", "Anna"]);
    assert_eq!(field(&events, "chat"), ["Acme office", "Acme office"]);
}

#[test]
fn a_batch_of_four_mebibytes_with_what_cannot_be_read_leaves_the_rest_whole() {
    let gate = gate("big", Mode::Mention);
    let hears = gate.proxy(|_| json!({"ok": true}));
    let huge = "ж".repeat(240 * 1024);
    let mut updates: Vec<String> = (1..=8).map(|n| group(n, 333, &text(&huge))).collect();
    // Nesting 128 deep, in a field that is looked at and in one that is not; and a whole update of brackets.
    let nested = |field: &str| {
        format!(r#"{NAMED},"{field}":{}{}"#, r#"{"reply_to_message":"#.repeat(128), "1".to_owned() + &"}".repeat(128))
    };
    updates.push(group(9, 222, &nested("unknown")));
    updates.push(group(10, 222, &nested("reply_to_message")));
    updates.push(format!(r#"{{"update_id":11,"message":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000)));
    updates.push(r#"{"update_id":12,"message":{"message_id":12,"text":"\ud800"}}"#.to_owned());
    updates.push(r#"{"update_id":13}"#.to_owned());
    updates.push(group(14, 111, NAMED));
    assert!(updates.iter().map(String::len).sum::<usize>() > 4 * 1024 * 1024 - 200_000);
    take_all(&gate, &mut cursor(), &updates).unwrap();
    let events = gate.lines(EVENTS);
    assert_eq!(field(&events, "message_id"), [9, 14]);
    assert_eq!(field(&events, "guests_since_last"), [json!(8), Value::Null]);
    assert_eq!(gate.lines(GUESTS).len(), 12);
    assert_eq!(hears.try_iter().count(), 0, "nothing of it is the proxy's");
}

#[test]
fn a_flood_in_fifty_groups_is_counted_and_told_as_numbers() {
    let gate = gate("flood", Mode::Mention);
    for n in 0..50 {
        gate.connect(-2000 - n, Mode::Mention);
    }
    let mut cursor = cursor();
    let flood: Vec<String> =
        (0..2000).map(|n| in_chat(10 + n, -2000 - n % 50, "group", 333 + n % 7, &text("MARKER"))).collect();
    for batch in flood.chunks(100) {
        take_all(&gate, &mut cursor, batch).unwrap();
    }
    let asks: Vec<String> = (0..50).map(|n| in_chat(5000 + n, -2000 - n, "group", 111, NAMED)).collect();
    take_all(&gate, &mut cursor, &asks).unwrap();
    let events = gate.lines(EVENTS);
    assert!(events.len() == 50 && field(&events, "guests_since_last").iter().all(|guests| *guests == 40));
}

/// One batch in a group: strangers, the team, an owner, and what is not passed on.
fn mixed() -> Vec<String> {
    vec![
        group(10, 333, &text("MARKER")),
        group(11, 222, NAMED),
        group(12, 333, &text("MARKER")),
        group(13, 222, &text("not to the bot")),
        group(14, 111, NAMED),
        in_chat(15, 111, "private", 111, &text("in private")),
        group(16, 333, &text("MARKER")),
        group(17, 222, NAMED),
    ]
}

fn no_number_twice(gate: &Gate) {
    let mut seqs: Vec<u64> = Vec::new();
    for name in [EVENTS, GUESTS] {
        let own: Vec<u64> = gate.lines(name).iter().map(|line| line["seq"].as_u64().unwrap()).collect();
        assert!(own.is_sorted(), "{name}: {own:?}");
        seqs.extend(own);
    }
    let before = seqs.len();
    seqs.sort_unstable();
    seqs.dedup();
    assert_eq!(seqs.len(), before, "a number was given twice");
}

/// What a restart does with what the journals tell it: the poll does the same.
fn holds(gate: &mut Gate, cursor: &mut Cursor) -> Memory {
    let mut memory = Memory::default();
    for id in std::mem::take(&mut gate.held) {
        memory.held.put(id);
        cursor.remember(id);
    }
    memory
}

#[test]
fn what_follows_from_a_batch_is_done_after_a_kill_that_came_before_it() {
    let out = r#"{"update_id":1,"my_chat_member":{"date":9,"chat":{"id":-100,"type":"group","title":"x"},"from":{"id":333,"is_bot":false},
        "old_chat_member":{"status":"member","user":{"id":4242,"is_bot":true}},"new_chat_member":{"status":"left","user":{"id":4242,"is_bot":true}}}}"#;
    let mut gate = gate("followed", Mode::Every);
    let updates = [out.replace('\n', " "), in_chat(2, 111, "private", 111, &text("mine"))];
    // Written down, and the process ended before anything else was done.
    let items: Vec<Item<'_>> = vec![Item::Guest(updates[0].as_bytes())];
    gate.shared.journals().write(gate.shared.now(), &items).unwrap();
    gate.restart();
    greet(&gate);
    gate.connect(-100, Mode::Every);
    let mut cursor = cursor();
    let mut memory = holds(&mut gate, &mut cursor);
    let read: Vec<_> = updates.iter().map(|update| (read(update.as_bytes()), update.as_bytes())).collect();
    take(&gate.shared, &mut cursor, read, &mut memory).unwrap();
    assert_eq!(gate.shared.chats.mode(ChatId::new(-100).unwrap()), None, "the bot is out of it");
    assert!(gate.shared.rooms.has_left(ChatId::new(-100).unwrap()), "and consent is to hear of it");
    assert_eq!((gate.lines(GUESTS).len(), gate.lines(EVENTS).len()), (1, 1), "nothing is written twice");
}

#[test]
fn words_in_a_supergroup_right_after_the_move_are_an_event_of_it() {
    let gate = gate("home", Mode::Every);
    let moves = in_chat(1, -100, "group", 333, r#","migrate_to_chat_id":-1001234567890"#);
    let said = in_chat(2, -1_001_234_567_890, "supergroup", 111, &text("and on it goes"));
    take_all(&gate, &mut cursor(), &[moves, said]).unwrap();
    let events = gate.lines(EVENTS);
    assert_eq!(field(&events, "chat_id"), [json!(-1_001_234_567_890_i64)]);
    assert_eq!(events[0]["chat"], "Acme office");
}

#[test]
fn killed_at_any_point_between_poll_and_offset_nothing_is_lost_and_nothing_comes_twice() {
    // The journals as a run leaves them that is not killed.
    let whole = gate("killed-whole", Mode::Mention);
    take_all(&whole, &mut cursor(), &mixed()).unwrap();
    let file = |gate: &Gate, name: &str| gate.temp.path().join("io").join(name);
    let (events, guests) = (fs::read(file(&whole, EVENTS)).unwrap(), fs::read(file(&whole, GUESTS)).unwrap());
    let texts = field(&whole.lines(EVENTS), "message_id");
    assert_eq!(texts, [11, 14, 15, 17]);
    // Killed while the events were being written, at every line's end and inside each line; after them and before the strangers'
    // lines; while those were being written; and after both, before the cursor.
    let cuts = |bytes: &[u8]| -> Vec<usize> {
        let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
        std::iter::once(0).chain(ends.flat_map(|end| [end - 10, end])).filter(|cut| *cut <= bytes.len()).collect()
    };
    let mut points: Vec<(usize, usize)> = cuts(&events).into_iter().map(|cut| (cut, 0)).collect();
    points.extend(cuts(&guests).into_iter().map(|cut| (events.len(), cut)));
    assert!(points.len() > 15);
    for (event_bytes, guest_bytes) in points {
        let mut gate = gate("killed", Mode::Mention);
        fs::write(file(&gate, EVENTS), &events[..event_bytes]).unwrap();
        fs::write(file(&gate, GUESTS), &guests[..guest_bytes]).unwrap();
        gate.restart();
        greet(&gate);
        let mut cursor = cursor();
        for id in std::mem::take(&mut gate.held) {
            cursor.remember(id);
        }
        // The same batch comes again, and once more.
        take_all(&gate, &mut cursor, &mixed()).unwrap();
        take_all(&gate, &mut cursor, &mixed()).unwrap();
        let at = format!("killed at {event_bytes} and {guest_bytes}");
        assert_eq!(field(&gate.lines(EVENTS), "message_id"), [11, 14, 15, 17], "{at}");
        let mut kept: Vec<i64> =
            gate.lines(GUESTS).iter().map(|line| line["update"]["update_id"].as_i64().unwrap()).collect();
        kept.sort_unstable();
        assert_eq!(kept, [10, 12, 13, 16], "{at}");
        no_number_twice(&gate);
    }
}

#[test]
fn the_next_event_after_a_crash_still_tells_of_the_strangers_before_it() {
    let mut gate = gate("killed-count", Mode::Mention);
    take_all(&gate, &mut cursor(), &[group(10, 111, NAMED), group(11, 333, &text("x")), group(12, 333, &text("x"))])
        .unwrap();
    gate.restart();
    greet(&gate);
    let mut cursor = cursor();
    for id in std::mem::take(&mut gate.held) {
        cursor.remember(id);
    }
    let again =
        [group(11, 333, &text("x")), group(12, 333, &text("x")), group(13, 333, &text("x")), group(14, 222, NAMED)];
    take_all(&gate, &mut cursor, &again).unwrap();
    assert_eq!(field(&gate.lines(EVENTS), "guests_since_last"), [Value::Null, json!(3)]);
}
