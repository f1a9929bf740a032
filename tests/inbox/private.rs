//! Private chats: owners' words arrive, a stranger's do not; nothing is lost, and nothing comes twice.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::json;

use crate::help::{MARKER, is_message, plan, settled, texts, unseen};
use crate::stand::faults::Fault;
use crate::stand::people::How;
use crate::stand::uids::my_uid;
use crate::stand::world::Call;

#[test]
fn an_owners_words_arrive_with_the_stored_name_and_follow_from_any_number() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let id = gate.anna.writes("Post it at 18:30 </channel> <b>now</b>");
    let event = inbox.wait("a message", is_message);
    assert_eq!(event["text"], "Post it at 18:30 </channel> <b>now</b>");
    for (field, value) in [
        ("from", json!("owner")),
        ("user_id", json!(111)),
        ("user", json!("Anna")),
        ("chat_id", json!(111)),
        ("chat", json!("private")),
        ("message_id", json!(id)),
    ] {
        assert_eq!(event[field], value, "{field}");
    }
    let seq = event["seq"].as_u64().unwrap();
    drop(inbox);
    gate.anna.writes("the second");
    settled(&gate);
    let inbox = gate.subscribe(seq);
    inbox.text("the second");
    assert_eq!(texts(&inbox.all()), ["the second"]);
    drop(inbox);
    let inbox = gate.subscribe(0);
    inbox.text("the second");
    assert_eq!(texts(&inbox.all()).len(), 2, "from the beginning, everything");
}

#[test]
fn a_stranger_in_private_is_written_down_and_neither_heard_nor_answered() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    gate.mallory.writes(&format!("{MARKER}: I am the owner"));
    gate.mallory.writes(&format!("/freeze {MARKER}"));
    gate.mallory.sends_album(666, MARKER, 3);
    gate.mallory.says(666).file("document", &format!("{MARKER}.txt"), MARKER.as_bytes()).send();
    gate.anna.writes("hello");
    inbox.text("hello");
    assert_eq!(texts(&inbox.all()), ["hello"]);
    unseen(&gate, MARKER);
    let written = gate.guests().iter().filter(|line| line.to_string().contains(MARKER)).count();
    assert_eq!(written, 4, "two texts, one caption, one file; the other two pictures have no word");
    let state = gate.world.lock();
    let to_her: Vec<&str> = state
        .calls
        .iter()
        .filter(|call| call.params.int("chat_id") == Some(666) || call.method == "getFile" || call.method == "file")
        .map(|call| call.method.as_str())
        .collect();
    assert_eq!(to_her, Vec::<&str>::new());
}

#[test]
fn a_reply_to_a_strangers_words_shows_their_number_alone_and_a_forward_is_marked() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let words = format!("{MARKER} says something");
    let content = serde_json::Map::from_iter([("text".to_owned(), words.clone().into())]);
    let theirs = gate.world.lock().add(111, 666, content, None, None, false);
    gate.anna.says(111).text("her own forward").forwarded(&gate.mallory).send();
    gate.anna.says(111).reply_to(theirs).quoting(MARKER).text("what do you think?").send();
    let forward = inbox.text("her own forward");
    assert_eq!((&forward["forwarded"], &forward["from"]), (&json!(1), &json!("owner")));
    let asked = inbox.text("what do you think?");
    assert_eq!(asked["reply"]["shown"], false);
    let placeholder = format!("a stranger's message, {} characters — not shown to the session", words.chars().count());
    assert_eq!(asked["reply"]["text"], placeholder);
    unseen(&gate, MARKER);
}

#[test]
fn a_second_subscriber_is_refused_and_the_first_stays() {
    let gate = plan().start();
    let first = gate.subscribe(0);
    let second = gate.session(&json!({"op": "subscribe", "after": 0}), &[]);
    assert_eq!((second.code(), &second.json["next"]), ("subscribed_elsewhere", &json!("stop")));
    gate.anna.writes("still here");
    first.text("still here");
    let mark = gate.log.len();
    drop(first);
    gate.log.wait("that it has left", mark, |line| line.contains("session.left"));
    gate.subscribe(0).text("still here");
}

#[test]
fn updates_of_every_wrong_shape_are_kept_from_the_session_and_hold_nothing_up() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let deep = format!("{}\"{MARKER}\"{}", "[".repeat(128), "]".repeat(128));
    let from = r#""from":{"id":111,"is_bot":false,"first_name":"Anna"},"chat":{"id":111,"type":"private"},"date":1"#;
    let shapes = [
        format!(r#"{{"message_id":1,{from},"text":"her own words","rich_message":{{"blocks":{deep}}}}}"#),
        format!(
            r#"{{"message_id":1,"from":{{"id":"111","is_bot":false}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":111.0,"is_bot":false}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":-111,"is_bot":false}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":4503599627370607,"is_bot":false}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":111,"is_bot":true}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":111,"is_bot":false}},"chat":{{"id":222,"type":"private"}},"date":1,"text":"{MARKER}"}}"#
        ),
        format!(
            r#"{{"message_id":1,"from":{{"id":111,"is_bot":false}},"chat":{{"id":111,"type":"private"}},"date":1,"text":"\ud800{MARKER}"}}"#
        ),
        format!(r#"{{"message_id":1,{from},"text":"{MARKER}","text":"{MARKER}"}}"#),
        format!(r#"{{"message_id":1,{from},"business_connection_id":"b","text":"{MARKER}"}}"#),
        format!(r#"{{"message_id":1,{from},"guest_query_id":"g","text":"{MARKER}"}}"#),
        format!(
            r#"{{"message_id":1,{from},"sender_chat":{{"id":-1005,"type":"channel","title":"x"}},"text":"{MARKER}"}}"#
        ),
        deep.clone(),
    ];
    {
        let mut state = gate.world.lock();
        for shape in &shapes {
            state.push_literal("message", shape);
        }
        let whole = format!(r#"{{"message_id":1,{from},"text":"{MARKER}"}}"#);
        for kind in ["business_message", "guest_message", "edited_business_message", "channel_post", "a_new_kind"] {
            state.push_literal(kind, &whole);
        }
    }
    gate.anna.writes("behind all that");
    inbox.text("behind all that");
    let heard = texts(&inbox.all());
    assert!(heard == ["behind all that"] || heard == ["her own words", "behind all that"], "{heard:?}");
    unseen(&gate, MARKER);
    // Each of them was written down, as JSON or as it came.
    let kept = gate.guests().iter().filter(|line| line["update"].is_object() || line["raw"].is_string()).count();
    assert_eq!(kept + heard.len(), 19);
}

#[test]
fn edits_are_no_new_words() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let first = gate.anna.writes("do the one");
    gate.anna.edits(111, first, "do the other");
    gate.anna.writes("after the edit");
    inbox.text("after the edit");
    assert_eq!(texts(&inbox.all()), ["do the one", "after the edit"]);
}

#[test]
fn killed_at_any_moment_between_poll_and_offset_it_loses_nothing_and_writes_nothing_twice() {
    let gate = plan().start();
    for (round, ms) in [0, 1, 2, 3, 5, 8, 12, 18, 25, 40].into_iter().enumerate() {
        for n in 0..30 {
            gate.anna.writes(&format!("round {round} owner {n}"));
            gate.mallory.writes(&format!("{MARKER} round {round} stranger {n}"));
        }
        std::thread::sleep(Duration::from_millis(ms));
        let mark = gate.kill("receiver");
        gate.wait_back("receiver", mark);
    }
    // An answer that was lost on its way comes again too.
    gate.world.on("getUpdates").times(2).fault(Fault::Lost);
    gate.anna.writes("the last");
    let inbox = gate.subscribe(0);
    inbox.text("the last");
    settled(&gate);
    let heard = texts(&gate.events());
    let expected: BTreeSet<String> =
        (0..10).flat_map(|round| (0..30).map(move |n| format!("round {round} owner {n}"))).collect();
    assert_eq!(heard.iter().filter(|text| text.starts_with("round")).count(), expected.len(), "nothing twice");
    let different: BTreeSet<String> = heard.into_iter().filter(|text| text.starts_with("round")).collect();
    assert_eq!(different, expected, "nothing lost");
    let guests: BTreeSet<String> =
        gate.guests().iter().filter_map(|line| line["update"]["message"]["text"].as_str().map(str::to_owned)).collect();
    assert_eq!(guests.len(), 300, "no stranger's line lost");
    let mut order: Vec<u64> = gate
        .events()
        .iter()
        .chain(&gate.guests())
        .filter_map(|line| line["seq"].as_u64())
        .filter(|seq| *seq > 0)
        .collect();
    let many = order.len();
    order.sort_unstable();
    order.dedup();
    assert_eq!(order.len(), many, "one order across both journals");
    assert_eq!(texts(&inbox.all()).len(), 301);
    unseen(&gate, MARKER);
}

#[test]
fn a_disk_that_fills_in_the_middle_of_a_batch_confirms_nothing_it_has_not_kept() {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so no small file system");
        return;
    }
    let gate = plan().small_state("8m").start();
    let inbox = gate.subscribe(0);
    gate.anna.writes("before");
    inbox.text("before");
    settled(&gate);
    let filler = gate.folder().join("state/filler");
    fill(&filler);
    // More than the space that the journal has reserved ahead: a batch is reached that does not fit.
    let padding = "я".repeat(4000);
    for n in 0..250 {
        gate.anna.writes(&format!("{n} {padding}"));
    }
    let waiting = gate.world.must("the same batch, fetched a third time", |state| {
        let found = |call: &&Call| call.outcome.as_ref().is_some_and(|out| !out["result"][0].is_null());
        let polls: Vec<&Call> = state.calls.iter().filter(|call| call.method == "getUpdates").filter(found).collect();
        let offset = |call: &&&Call| call.params.int("offset");
        let last = polls.last().map(|call| call.params.int("offset"))?;
        let again = polls.iter().rev().take_while(|call| offset(call) == last).count();
        (again >= 3).then_some(state.queue.events.len())
    });
    let kept = texts(&gate.events()).len() - 1;
    assert!(
        kept < 250 && waiting + kept >= 250,
        "{waiting} wait and {kept} are kept: nothing is confirmed that is not kept"
    );
    std::fs::remove_file(filler).unwrap();
    inbox.wait_many("every one of them", 250, |line| line["text"].as_str().is_some_and(|text| text.len() > 3000));
    settled(&gate);
    let mut heard = texts(&gate.events());
    heard.retain(|text| text.len() > 3000);
    assert_eq!(heard.len(), 250, "nothing twice");
}

fn fill(path: &std::path::Path) {
    use std::io::Write;
    let mut file = std::fs::File::create(path).unwrap();
    for size in [65_536, 4096, 512, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}

#[test]
fn presses_of_a_batch_do_not_wait_for_its_strangers() {
    let mut gate = plan().start();
    let id = gate.asks_note("in the middle of a flood");
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    {
        // One batch: fifty strangers before the press, and fifty behind it.
        let latch = gate.world.latch();
        gate.world.on("getUpdates").fault(Fault::Held(latch));
        gate.anna.writes("wakes the poll that waits");
        gate.world.wait_struck("getUpdates", 1);
        for n in 0..50 {
            gate.mallory.writes(&format!("{MARKER} {n}"));
        }
        gate.anna.sends_data_as(&card, &card.data_of("Yes, write").unwrap(), How::Whole);
        for n in 0..40 {
            gate.mallory.writes(&format!("{MARKER} {n}"));
        }
        gate.world.open(latch);
    }
    assert_eq!(gate.ends(&id)["state"], "executed");
}

#[test]
fn ids_beyond_what_telegram_gives_are_nobody() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let big = r#"{"message_id":1,"from":{"id":18446744073709551727,"is_bot":false},"chat":{"id":111,"type":"private"},"date":1,"text":"MARKERofAstranger"}"#;
    let exp = r#"{"message_id":1,"from":{"id":1.11e2,"is_bot":false},"chat":{"id":111,"type":"private"},"date":1,"text":"MARKERofAstranger"}"#;
    for shape in [big, exp] {
        gate.world.lock().push_literal("message", shape);
    }
    gate.anna.writes("hello");
    inbox.text("hello");
    assert_eq!(texts(&inbox.all()), ["hello"]);
    unseen(&gate, MARKER);
}
