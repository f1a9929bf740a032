use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::base::answer::Answer;
use crate::daemon::receiver::event;
use crate::daemon::receiver::testing::event_of;
use crate::store::temp::Temp;

fn at(days: i64) -> Wall {
    Wall::clamped(1_796_043_600_000).plus_ms(days.saturating_mul(DAY_MS))
}

fn open(temp: &Temp) -> (Journals, Held) {
    Journals::open(temp.path().to_owned(), 30, at(0)).unwrap()
}

fn said(message: i64, text: &str) -> Event {
    event_of(111, message, text)
}

fn decided(n: u64) -> Event {
    let line = br#"{"id":"r-5f2c91a07d","state":"expired","ran":"no","final":true,"next":"tell_owner","hint":"x"}"#;
    event::decision(n, Answer::from_json(line).unwrap())
}

fn lines(temp: &Temp, name: &str) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(temp.path().join(name)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn numbers(temp: &Temp, name: &str) -> Vec<u64> {
    lines(temp, name).iter().map(|line| line["seq"].as_u64().unwrap()).collect()
}

#[test]
fn one_number_counts_both_journals_and_only_one_of_them_may_be_read_by_others() {
    let temp = Temp::new("receiver-order");
    let (mut journals, _) = open(&temp);
    let items = [Item::Guest(br#"{"update_id":1}"#), Item::Event(said(5, "a")), Item::Guest(br#"{"update_id":3}"#)];
    assert_eq!(journals.write(at(0), &items).unwrap(), [Some(1), Some(2), Some(3)]);
    assert_eq!(journals.write(at(0), &[Item::Event(decided(1839))]).unwrap(), [Some(4)]);
    assert_eq!(numbers(&temp, EVENTS), [0, 2, 4]);
    assert_eq!(numbers(&temp, GUESTS), [0, 1, 3]);
    assert_eq!(lines(&temp, EVENTS)[0], serde_json::json!({"seq": 0, "v": 1}));
    let mode = |name| fs::metadata(temp.path().join(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(EVENTS), mode(GUESTS)), (0o640, 0o600));
}

#[test]
fn after_a_crash_numbers_messages_decisions_and_updates_are_known_again() {
    let temp = Temp::new("receiver-recall");
    let (mut journals, held) = open(&temp);
    assert_eq!(held.updates, Vec::<i64>::new());
    let guest = br#"{"update_id":17,"message":{"text":"\ud83d\ude00"}}"#;
    journals.write(at(0), &[Item::Event(said(5, "a")), Item::Event(decided(7)), Item::Guest(guest)]).unwrap();
    drop(journals);
    // A line that was being written when the power went.
    let path = temp.path().join(EVENTS);
    let mut torn = fs::read(&path).unwrap();
    torn.extend_from_slice(b"{\"seq\":99,\"kind\":\"mess");
    fs::write(&path, torn).unwrap();
    let (journals, held) = open(&temp);
    assert_eq!((journals.seq, journals.decision(), held.updates), (3, 7, vec![17]));
    assert!(journals.has_message(111, 5) && !journals.has_message(111, 6));
    assert!(temp.names().iter().any(|name| name.starts_with("events.jsonl.torn-")));
}

#[test]
fn what_does_not_parse_is_kept_as_its_bytes_and_never_breaks_a_line() {
    let temp = Temp::new("receiver-raw");
    let (mut journals, _) = open(&temp);
    let deep = format!("{}{}", "[".repeat(2000), "]".repeat(2000));
    let items: [&[u8]; 5] =
        [b"{\"update_id\":1,\n\"a\":\"b\"\r\n}", br#"{"a":"\ud800"}"#, deep.as_bytes(), b"\xff\xfe", b"{\n"];
    let items: Vec<Item<'_>> = items.into_iter().map(Item::Guest).collect();
    journals.write(at(0), &items).unwrap();
    let lines = lines(&temp, GUESTS);
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[1]["update"], serde_json::json!({"update_id": 1, "a": "b"}));
    assert!(lines[2..].iter().all(|line| line["update"].is_null() && line["raw"].is_string()));
    assert_eq!(lines[4]["raw"], "//4=");
    assert_eq!(lines[5]["raw"], "ewo=");
}

#[test]
fn the_strangers_journal_has_eight_files_at_most_and_forgets() {
    let temp = Temp::new("receiver-roll");
    let (mut journals, _) = open(&temp);
    journals.guests.most = 100;
    for n in 0..40 {
        let update = format!(r#"{{"update_id":{n},"message":{{"text":"{}"}}}}"#, "x".repeat(100));
        journals.write(at(0), &[Item::Guest(update.as_bytes())]).unwrap();
    }
    assert_eq!(temp.names().iter().filter(|name| name.starts_with(GUESTS)).count(), GUESTS_FILES);
    assert_eq!(lines(&temp, "guests.jsonl.7")[0]["seq"], 0, "each file begins with its version");
    drop(journals);
    let (mut journals, held) = open(&temp);
    assert_eq!((journals.seq, held.updates), (40, vec![38, 39]));
    // Two months later a new line finds the old files gone.
    let later = Wall::clamped(crate::sys::clock::wall_ms()).plus_ms(60 * DAY_MS);
    journals.write(later, &[Item::Guest(br#"{"update_id":99}"#)]).unwrap();
    assert_eq!(temp.names(), [EVENTS, GUESTS, "own"], "{:?}", temp.names());
    assert_eq!(journals.purge(later).unwrap(), 1);
    assert_eq!(fs::read(temp.path().join(GUESTS)).unwrap(), b"");
}

#[test]
fn a_purge_takes_torn_ends_too() {
    let temp = Temp::new("receiver-purge");
    fs::write(temp.path().join("guests.jsonl.torn-20261130T130000000Z"), "{\"text\":\"MARKER").unwrap();
    let (mut journals, _) = open(&temp);
    journals.write(at(0), &[Item::Guest(br#"{"update_id":1}"#)]).unwrap();
    assert_eq!(journals.purge(at(0)).unwrap(), 2);
    assert_eq!(temp.names(), [EVENTS, GUESTS, "own"]);
    assert_eq!(journals.write(at(0), &[Item::Guest(br#"{"update_id":2}"#)]).unwrap(), [Some(2)]);
    assert_eq!(numbers(&temp, GUESTS), [0, 2], "numbers are never given twice");
}

fn stranger(chat: i64) -> Item<'static> {
    Item::Stranger(ChatId::new(chat).unwrap(), br#"{"update_id":1,"message":{"text":"MARKER"}}"#)
}

/// What the events of a file say of strangers.
fn guests_told(temp: &Temp) -> Vec<Option<u64>> {
    lines(temp, EVENTS).iter().skip(1).map(|line| line["guests_since_last"].as_u64()).collect()
}

#[test]
fn an_event_tells_how_many_strangers_wrote_in_its_chat_since_the_last_one() {
    let temp = Temp::new("receiver-guests");
    let (mut journals, _) = open(&temp);
    let group = |message| Item::Event(event_of(-100, message, "hi"));
    // What was no stranger's message in a connected chat is not counted, nor are those of another chat.
    let batch = [stranger(-100), group(1), stranger(-100), Item::Guest(b"{}"), stranger(-200), stranger(-100)];
    journals.write(at(0), &batch).unwrap();
    journals.write(at(0), &[Item::Event(said(9, "in private")), Item::Event(decided(3)), stranger(-100)]).unwrap();
    journals.write(at(0), &[group(2), group(3), Item::Event(event_of(-200, 1, "hi"))]).unwrap();
    assert_eq!(guests_told(&temp), [Some(1), None, None, Some(3), None, Some(1)]);
    let told = lines(&temp, EVENTS)[4].to_string();
    assert!(!told.contains("MARKER"), "a number and no more");
    assert_eq!(lines(&temp, GUESTS)[1]["chat"], -100);
    assert_eq!(lines(&temp, GUESTS)[3]["chat"], serde_json::Value::Null);
}

#[test]
fn strangers_are_counted_to_999_and_over_a_restart() {
    let temp = Temp::new("receiver-guests-restart");
    let (mut journals, _) = open(&temp);
    journals.write(at(0), &[Item::Event(event_of(-100, 1, "hi"))]).unwrap();
    let flood: Vec<Item<'_>> = (0..1100).map(|_| stranger(-100)).collect();
    journals.write(at(1), &flood).unwrap();
    journals.write(at(1), &[stranger(-200), stranger(-200)]).unwrap();
    // The count goes on also where the file was put aside in between.
    journals.guests.most = 1;
    journals.write(at(1), &[stranger(-200)]).unwrap();
    drop(journals);
    let (mut journals, _) = open(&temp);
    let chat = |id| ChatId::new(id).unwrap();
    assert_eq!((journals.last_event(chat(-100)), journals.last_event(chat(-200))), (Some(at(0)), None));
    journals.write(at(2), &[Item::Event(event_of(-100, 2, "hi")), Item::Event(event_of(-200, 1, "hi"))]).unwrap();
    assert_eq!(guests_told(&temp), [None, Some(999), Some(3)]);
    assert_eq!(journals.last_event(chat(-100)), Some(at(2)));
    drop(journals);
    let (mut journals, _) = open(&temp);
    journals.write(at(3), &[Item::Event(event_of(-100, 3, "hi"))]).unwrap();
    assert_eq!(guests_told(&temp)[3], None, "what was told is not told again");
}

#[test]
fn a_group_that_became_a_supergroup_keeps_its_count_and_its_last_event() {
    let temp = Temp::new("receiver-guests-moved");
    let (mut journals, _) = open(&temp);
    journals.write(at(0), &[Item::Event(event_of(-77, 1, "hi")), stranger(-77)]).unwrap();
    let (from, to) = (ChatId::new(-77).unwrap(), ChatId::new(-1_001_234_567_890).unwrap());
    journals.moved(from, to);
    assert_eq!((journals.last_event(from), journals.last_event(to)), (None, Some(at(0))));
    journals.write(at(0), &[Item::Event(event_of(to.get(), 2, "hi"))]).unwrap();
    assert_eq!(guests_told(&temp), [None, Some(1)]);
}

fn all(follower: &mut crate::daemon::receiver::feed::Follower) -> Vec<u64> {
    let mut seen = Vec::new();
    while let Some(lines) = follower.next().unwrap() {
        seen.extend(lines.split_inclusive(|b| *b == b'\n').map(|line| number(line).unwrap()));
    }
    seen
}

#[test]
fn a_follower_gets_what_was_before_it_then_what_comes_each_line_once() {
    let temp = Temp::new("receiver-feed");
    let (mut journals, _) = open(&temp);
    for n in 1..=3 {
        journals.write(at(0), &[Item::Event(said(n, "before"))]).unwrap();
    }
    let mut follower = journals.feed().follow(&journals.folder(), 1).unwrap().unwrap();
    assert_eq!(all(&mut follower), [2, 3]);
    assert!(journals.feed().follow(&journals.folder(), 0).unwrap().is_none(), "one subscriber in all");
    journals.write(at(0), &[Item::Event(said(4, "after")), Item::Guest(b"{}")]).unwrap();
    assert!(matches!(crate::sys::poll::readable(&[follower.woken()], None), Ok(crate::sys::poll::Waited::Ready(_))));
    assert_eq!(all(&mut follower), [4]);
    drop(follower);
    assert!(!journals.feed().is_followed());
    assert!(journals.feed().follow(&journals.folder(), 0).unwrap().is_some());
}

#[test]
fn a_follower_goes_on_in_a_next_file_that_is_shorter_than_the_one_before() {
    let temp = Temp::new("receiver-feed-short");
    let (mut journals, _) = open(&temp);
    let mut follower = journals.feed().follow(&journals.folder(), 0).unwrap().unwrap();
    journals.write(at(0), &[Item::Event(said(1, &"long ".repeat(40_000)))]).unwrap();
    assert_eq!(all(&mut follower), [1]);
    journals.events.most = 1;
    journals.write(at(0), &[Item::Event(said(2, "short"))]).unwrap();
    assert_eq!(all(&mut follower), [2], "as it grows");
    drop(follower);
    let mut follower = journals.feed().follow(&journals.folder(), 0).unwrap().unwrap();
    assert_eq!(all(&mut follower), [1, 2], "and from the beginning");
}

#[test]
fn a_follower_goes_on_in_the_next_file_and_a_restart_begins_with_the_one_before() {
    let temp = Temp::new("receiver-feed-roll");
    let (mut journals, _) = open(&temp);
    journals.write(at(0), &[Item::Event(said(1, "x"))]).unwrap();
    let mut follower = journals.feed().follow(&journals.folder(), 0).unwrap().unwrap();
    assert_eq!(all(&mut follower), [1]);
    journals.events.most = 1;
    for n in 2..=3 {
        journals.write(at(0), &[Item::Event(said(n, &"long ".repeat(40_000)))]).unwrap();
        assert_eq!(all(&mut follower), [u64::try_from(n).unwrap()]);
    }
    drop(follower);
    drop(journals);
    let (journals, _) = open(&temp);
    let mut follower = journals.feed().follow(&journals.folder(), 1).unwrap().unwrap();
    assert_eq!(all(&mut follower), [2, 3]);
    drop(follower);
    // A reader that is two files behind is told so, and asks anew.
    let (mut journals, _) = open(&temp);
    let mut follower = journals.feed().follow(&journals.folder(), 3).unwrap().unwrap();
    journals.events.most = 1;
    for n in 4..=6 {
        journals.write(at(0), &[Item::Event(said(n, "x"))]).unwrap();
    }
    assert!(follower.next().is_err());
}

#[test]
fn a_number_never_comes_twice_though_the_lines_that_had_it_are_deleted() {
    let temp = Temp::new("receiver-number");
    let (mut journals, _) = open(&temp);
    let guests = [Item::Guest(br#"{"update_id":1}"#), Item::Guest(br#"{"update_id":2}"#)];
    journals.write(at(0), &[Item::Event(said(5, "a"))]).unwrap();
    assert_eq!(journals.write(at(0), &guests).unwrap(), [Some(2), Some(3)]);
    journals.purge(at(0)).unwrap();
    drop(journals);
    let (mut journals, _) = open(&temp);
    assert_eq!(journals.write(at(0), &guests).unwrap(), [Some(4), Some(5)]);
    // Put aside for its age, and deleted when it is too old.
    journals.forget(at(10));
    assert!(!temp.path().join(GUESTS).exists() || numbers(&temp, GUESTS).is_empty());
    fs::remove_file(temp.path().join(old_name(GUESTS, 1))).unwrap();
    drop(journals);
    let (mut journals, _) = open(&temp);
    assert_eq!(journals.write(at(10), &[Item::Event(said(6, "b"))]).unwrap(), [Some(6)]);
}
