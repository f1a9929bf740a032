use std::collections::VecDeque;
use std::fs;
use std::sync::Mutex;

use serde_json::{Value, json};

use super::*;
use crate::daemon::receiver::health::Me;
use crate::daemon::receiver::journals::{EVENTS, GUESTS};
use crate::daemon::receiver::testing::Gate;
use crate::policy::group::Mode;
use crate::sys::thread;

/// Telegram by a script. When the script is over, the daemon is told to stop.
struct Script {
    answers: Mutex<VecDeque<Result<Vec<u8>, Fault>>>,
    asked: Mutex<Vec<Value>>,
    said: Mutex<Vec<&'static str>>,
    me: Mutex<i64>,
    name: Mutex<&'static str>,
    webhook: Mutex<bool>,
    over: Mutex<Option<Box<dyn FnOnce() + Send>>>,
}

impl Script {
    fn new(answers: Vec<Result<Vec<u8>, Fault>>) -> Arc<Self> {
        Arc::new(Self {
            answers: Mutex::new(answers.into()),
            asked: Mutex::default(),
            said: Mutex::default(),
            me: Mutex::new(4242),
            name: Mutex::new("acme_bot"),
            webhook: Mutex::new(false),
            over: Mutex::new(None),
        })
    }

    fn offsets(&self) -> Vec<Option<i64>> {
        self.asked.lock().unwrap().iter().map(|request| request["offset"].as_i64()).collect()
    }
}

impl Wire for Arc<Script> {
    fn me(&self) -> Result<Me, Fault> {
        self.said.lock().unwrap().push("getMe");
        let id = BotId::new(*self.me.lock().unwrap()).unwrap();
        let username = (*self.name.lock().unwrap()).to_owned();
        Ok(Me { id, username, name: "Mila".to_owned(), reads_groups: true })
    }

    fn webhook(&self) -> Result<bool, Fault> {
        Ok(*self.webhook.lock().unwrap())
    }

    fn end_webhook(&self) -> Result<(), Fault> {
        self.said.lock().unwrap().push("deleteWebhook");
        *self.webhook.lock().unwrap() = false;
        Ok(())
    }

    fn updates(&self, request: &Value) -> Result<Vec<u8>, Fault> {
        self.asked.lock().unwrap().push(request.clone());
        let next = self.answers.lock().unwrap().pop_front();
        next.unwrap_or_else(|| {
            if let Some(over) = self.over.lock().unwrap().take() {
                over();
            }
            Err(Fault::Network("the script is over".to_owned()))
        })
    }
}

#[allow(clippy::unnecessary_wraps, reason = "an answer among answers that may be faults")]
fn batch(updates: &[String]) -> Result<Vec<u8>, Fault> {
    Ok(format!(r#"{{"ok":true,"result":[{}]}}"#, updates.join(",")).into_bytes())
}

fn private(id: i64, from: i64, message: i64, text: &str) -> String {
    format!(
        r#"{{"update_id":{id},"message":{{"message_id":{message},"date":1796043600,"chat":{{"id":{from},"type":"private"}},"from":{{"id":{from},"is_bot":false,"first_name":"NAME"}},"text":"{text}"}}}}"#
    )
}

fn press(id: i64, from: i64) -> String {
    format!(
        r#"{{"update_id":{id},"callback_query":{{"id":"q{id}","from":{{"id":{from},"is_bot":false}},"data":"cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw","message":{{"message_id":42,"date":5,"chat":{{"id":{from},"type":"private"}},"text":"card"}}}}}}"#
    )
}

/// The thread that hands presses on.
fn hands(gate: &Gate) -> std::thread::JoinHandle<()> {
    let presses = Arc::clone(&gate.shared);
    thread::spawn("presses", 128 * 1024, move || {
        let shared = &presses;
        let done = |handed: &_, outcome| shared.pressed(handed, outcome);
        shared.presses.run(&shared.halt, || shared.boot(), || 0, |line| shared.proxy.tell(line), done);
    })
    .unwrap()
}

/// Polls by the script to its end.
fn run(gate: &mut Gate, script: &Arc<Script>) {
    let shared = Arc::clone(&gate.shared);
    *script.over.lock().unwrap() = Some(Box::new(move || shared.halt.set()));
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let hands = hands(gate);
    Poll::new(Arc::clone(script), Arc::clone(&gate.shared), own, std::mem::take(&mut gate.held)).run();
    gate.shared.presses.stop();
    hands.join().unwrap();
}

fn ok(line: &Value) -> Value {
    if line["op"] == "said" { json!({"taken": false}) } else { json!({"ok": true}) }
}

#[test]
fn an_owners_message_becomes_an_event_and_a_strangers_stays_out() {
    let mut gate = Gate::new("people");
    let hears = gate.proxy(ok);
    let script = Script::new(vec![batch(&[
        private(10, 111, 5120, "Post it at 18:30"),
        private(11, 222, 1, "MARKER"),
        r#"{"update_id":12,"message":{"message_id":9,"date":1,"chat":{"id":-100,"type":"supergroup","title":"MARKER"},"from":{"id":111,"is_bot":false},"text":"in a group"}}"#.to_owned(),
        r#"{"update_id":13,"guest_message":{"message_id":1,"text":"MARKER"}}"#.to_owned(),
        r#"{"update_id":14,"message":{"text":"MARKER\ud800"}}"#.to_owned(),
    ])]);
    run(&mut gate, &script);
    let events = gate.lines(EVENTS);
    assert_eq!(events.len(), 1);
    assert_eq!((events[0]["text"].as_str(), events[0]["user"].as_str()), (Some("Post it at 18:30"), Some("Anna")));
    let guests = gate.lines(GUESTS);
    assert_eq!(guests.iter().map(|line| line["seq"].as_i64().unwrap()).collect::<Vec<_>>(), [2, 3, 4, 5]);
    assert!(guests[3]["raw"].is_string(), "it does not parse, so it is kept as bytes");
    assert_eq!(script.offsets(), [None, Some(15)]);
    assert_eq!(hears.try_iter().count(), 1, "the proxy is told of an owner's private message alone");
    let readable =
        fs::read_to_string(gate.temp.path().join("io").join(EVENTS)).unwrap() + &gate.shared.why.last(100).join("");
    assert!(!readable.contains("MARKER") && !readable.contains("NAME"));
}

#[test]
fn presses_of_a_batch_are_with_the_proxy_before_it_is_confirmed_an_owners_first() {
    let mut gate = Gate::new("presses");
    let hears = gate.proxy(ok);
    let mut updates: Vec<String> = (0..40).map(|n| private(100 + n, 222, n + 1, "flood")).collect();
    updates.push(press(140, 222));
    updates.push(press(141, 111));
    let script = Script::new(vec![batch(&updates)]);
    run(&mut gate, &script);
    let queries: Vec<Value> = hears.try_iter().map(|line| line["query"].clone()).collect();
    assert_eq!(queries, ["q141", "q140"]);
    assert_eq!(gate.lines(GUESTS).len(), 40, "a press stands in no journal of messages");
    let why = gate.shared.why.last(1000);
    let pressed: Vec<&String> = why.iter().filter(|line| line.contains("\"handed\"")).collect();
    assert_eq!(pressed.len(), 2);
    assert!(pressed.iter().all(|line| line.contains("\"request\":\"r-5f2c91a07d\",\"verb\":\"y\"")), "{pressed:?}");
}

#[test]
fn a_batch_that_comes_again_is_written_once_and_pressed_once_also_after_a_crash() {
    let mut gate = Gate::new("again");
    let hears = gate.proxy(ok);
    let updates = [private(10, 111, 1, "a"), press(11, 111), private(12, 222, 2, "b")];
    run(&mut gate, &Script::new(vec![batch(&updates), batch(&updates)]));
    assert_eq!((gate.lines(EVENTS).len(), gate.lines(GUESTS).len()), (1, 1));
    assert_eq!(hears.try_iter().filter(|line| line["op"] == "press").count(), 1);
    // The process ended after the journals and before the cursor: the cursor of that batch is not on the disk.
    fs::remove_file(gate.temp.path().join("own/cursor.json")).unwrap();
    gate.restart();
    let more = [updates[0].clone(), updates[2].clone(), private(13, 111, 3, "c")];
    run(&mut gate, &Script::new(vec![batch(&more)]));
    let texts: Vec<Value> = gate.lines(EVENTS).iter().map(|line| line["text"].clone()).collect();
    assert_eq!(texts, ["a", "c"]);
    assert_eq!(gate.lines(GUESTS).len(), 1);
    // And with the cursor, from where it was.
    gate.restart();
    let script = Script::new(vec![batch(&[private(13, 111, 3, "c")])]);
    run(&mut gate, &script);
    assert_eq!(script.offsets(), [Some(14), Some(14)]);
    assert_eq!(gate.lines(EVENTS).len(), 2);
}

#[test]
fn a_lower_id_after_a_quiet_week_is_taken() {
    let mut gate = Gate::new("lower");
    let script = Script::new(vec![batch(&[private(900, 222, 1, "a")]), batch(&[private(3, 222, 2, "b")]), batch(&[])]);
    run(&mut gate, &script);
    assert_eq!(gate.lines(GUESTS).len(), 2);
    assert_eq!(script.offsets(), [None, Some(901), Some(4), Some(4)]);
}

#[test]
fn one_update_that_nobody_can_read_does_not_hold_the_others_back() {
    let mut gate = Gate::new("unread");
    let deep = format!(r#"{{"update_id":21,"message":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    let nameless = r#"{"update_id":"20","message":{}}"#.to_owned();
    let script = Script::new(vec![
        batch(&[
            nameless.clone(),
            deep,
            r#"{"update_id":22,"a kind of 2031":{}}"#.to_owned(),
            private(23, 222, 1, "b"),
        ]),
        batch(std::slice::from_ref(&nameless)),
        batch(std::slice::from_ref(&nameless)),
    ]);
    let shared = Arc::clone(&gate.shared);
    run(&mut gate, &script);
    assert_eq!(gate.lines(GUESTS).len(), 4, "what has no id is kept once");
    assert_eq!(script.offsets(), [None, Some(24), Some(24), Some(24)]);
    assert_eq!(shared.health.look(shared.now(), shared.boot()).ill.unwrap().code, "network");
}

#[test]
fn a_webhook_is_an_alarm_and_is_removed_with_the_queue_kept() {
    let mut gate = Gate::new("webhook");
    let script = Script::new(vec![Err(Fault::Webhook), batch(&[])]);
    run(&mut gate, &script);
    assert_eq!(*script.said.lock().unwrap(), ["getMe", "getMe"], "nothing to remove at first");
    *script.webhook.lock().unwrap() = true;
    gate.restart();
    let shared = Arc::clone(&gate.shared);
    run(&mut gate, &script);
    assert_eq!(*script.said.lock().unwrap(), ["getMe", "getMe", "getMe", "deleteWebhook"]);
    assert!(shared.health.look(shared.now(), shared.boot()).webhook.is_some());
}

#[test]
fn another_bot_begins_with_nothing_of_the_first_ones() {
    let mut gate = Gate::new("bot");
    run(&mut gate, &Script::new(vec![batch(&[private(900, 222, 1, "a")])]));
    gate.restart();
    let script = Script::new(vec![batch(&[private(900, 222, 1, "another bot's")])]);
    *script.me.lock().unwrap() = 5353;
    run(&mut gate, &script);
    assert_eq!(script.offsets(), [None, Some(901)]);
    assert_eq!(gate.lines(GUESTS).len(), 2, "the same number is another update");
}

#[test]
fn another_bots_first_messages_are_not_taken_for_the_first_ones() {
    let mut gate = Gate::new("bot-messages");
    run(&mut gate, &Script::new(vec![batch(&[private(900, 111, 5, "to the first bot")])]));
    gate.restart();
    let script = Script::new(vec![batch(&[private(300, 111, 5, "to the other bot")])]);
    *script.me.lock().unwrap() = 5353;
    run(&mut gate, &script);
    assert_eq!(gate.lines(EVENTS).len(), 2, "the same number is another message");
    // From the next start on, both bots' messages stand in the journal; what was confirmed comes no more.
    gate.restart();
    let script = Script::new(vec![batch(&[]), batch(&[private(301, 111, 5, "a number of long ago")])]);
    *script.me.lock().unwrap() = 5353;
    run(&mut gate, &script);
    assert_eq!(gate.lines(EVENTS).len(), 3);
}

#[test]
fn waits_grow_with_each_fault_and_follow_what_telegram_says() {
    let gate = Gate::new("waits");
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let mut poll = Poll::new(Script::new(vec![]), Arc::clone(&gate.shared), own, vec![]);
    let mut after = |fault: Fault| poll.after(&fault).as_millis();
    assert_eq!(after(Fault::Rate(245)), 245_000);
    assert!((3000..3800).contains(&after(Fault::Conflict)));
    assert!((6000..7600).contains(&after(Fault::Conflict)));
    for _ in 0..8 {
        assert!(after(Fault::Conflict) <= 75_000, "a minute and a quarter of it at most, for ever");
    }
    assert!((5000..6300).contains(&after(Fault::Unauthorized)), "no hot loop with a token that is not good");
    assert!((1000..1300).contains(&after(Fault::Network("x".to_owned()))));
    assert!(after(Fault::Store("full".to_owned())) <= 1300);
    assert_eq!(gate.shared.health.look(gate.shared.now(), gate.shared.boot()).ill.unwrap().code, "disk");
}

#[test]
fn a_stop_ends_a_wait_of_an_hour_at_once() {
    let mut gate = Gate::new("stop");
    let script = Script::new(vec![Err(Fault::Rate(3600))]);
    let shared = Arc::clone(&gate.shared);
    let (asked, stopper) = (Arc::clone(&script), Arc::clone(&gate.shared));
    let thread = thread::spawn("stopper", 64 * 1024, move || {
        while asked.asked.lock().unwrap().is_empty() {
            std::thread::yield_now();
        }
        stopper.halt.set();
    })
    .unwrap();
    run(&mut gate, &script);
    thread.join().unwrap();
    assert!(shared.halt.is_set());
}

#[test]
fn the_proxy_hears_an_owners_answer_to_a_card_behind_the_journals_and_the_session_hears_it_too() {
    let mut gate = Gate::new("said");
    let hears = gate.proxy(|line| json!({"taken": line["op"] == "none"}));
    let reply = |id: i64, to: i64| {
        format!(
            r#"{{"update_id":{id},"message":{{"message_id":{id},"date":1,"chat":{{"id":111,"type":"private"}},"from":{{"id":111,"is_bot":false}},"text":"the picture","reply_to_message":{{"message_id":{to},"date":1,"chat":{{"id":111,"type":"private"}},"from":{{"id":4242,"is_bot":true}},"text":"card"}}}}}}"#
        )
    };
    run(
        &mut gate,
        &Script::new(vec![batch(&[
            reply(10, 42),
            reply(11, 41),
            private(12, 111, 12, "hello"),
            private(13, 111, 13, "again"),
        ])]),
    );
    let said: Vec<Value> = hears.iter().take(3).collect();
    assert_eq!(
        said[0],
        json!({"op": "said", "owner": 111, "chat": 111, "message": 10, "reply_to": 42, "text": "the picture"})
    );
    let sign = json!({"op": "said", "owner": 111, "chat": 111, "message": 13});
    assert_eq!(said[2], sign, "words only with a reply, and one sign of an owner for many");
    assert_eq!(gate.lines(EVENTS).len(), 4);
}

#[test]
fn freeze_of_an_owner_goes_to_the_proxy_from_any_chat_and_nobody_elses_does() {
    let mut gate = Gate::new("freeze");
    let hears = gate.proxy(ok);
    let now = gate.shared.now().seconds();
    let says = |id: i64, from: i64, date: i64| {
        format!(
            r#"{{"update_id":{id},"message":{{"message_id":{id},"date":{date},"chat":{{"id":-100,"type":"group"}},"from":{{"id":{from},"is_bot":false}},"text":"/freeze@acme_bot"}}}}"#
        )
    };
    run(&mut gate, &Script::new(vec![batch(&[says(10, 222, now), says(11, 111, now - 4000), says(12, 111, now)])]));
    assert_eq!(hears.try_iter().collect::<Vec<_>>(), [json!({"op": "freeze", "owner": 111})]);
}

#[test]
fn without_owners_nobody_is_heard() {
    let mut gate = Gate::new("nobody");
    fs::remove_file(gate.temp.path().join("owners.json")).unwrap();
    run(&mut gate, &Script::new(vec![batch(&[private(10, 111, 1, "MARKER")])]));
    assert_eq!((gate.lines(EVENTS).len(), gate.lines(GUESTS).len()), (0, 1));
}

/// A small file system over a folder, gone with it.
struct Small(std::path::PathBuf);

impl Small {
    #[allow(clippy::disallowed_methods, reason = "a file system that fills up is mounted by the system's own program")]
    fn over(folder: std::path::PathBuf) -> Option<Self> {
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=64k,mode=0755", "tmpfs"])
            .arg(&folder)
            .stderr(std::process::Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Self(folder))
    }
}

impl Drop for Small {
    #[allow(clippy::disallowed_methods, reason = "what was mounted by mount is taken away by umount")]
    fn drop(&mut self) {
        drop(std::process::Command::new("umount").arg("--lazy").arg(&self.0).status());
    }
}

#[test]
fn on_a_full_disk_presses_act_once_and_nothing_is_confirmed_until_there_is_room() {
    let mut gate = Gate::new("full");
    let Some(_small) = Small::over(gate.temp.path().join("io")) else {
        eprintln!("SKIPPED: no file system can be mounted here, so none is filled");
        return;
    };
    gate.restart();
    let hears = gate.proxy(ok);
    let filler = gate.temp.path().join("io/filler");
    fs::write(&filler, vec![0; 200 * 1024]).unwrap_err();
    let updates = [private(10, 222, 1, "a stranger's"), press(11, 111), private(12, 111, 3, "mine")];
    let script = Script::new(vec![batch(&updates), batch(&updates), batch(&updates)]);
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let hands = hands(&gate);
    let mut poll = Poll::new(Arc::clone(&script), Arc::clone(&gate.shared), own, Vec::new());
    for _ in 0..2 {
        let fault = poll.turn().unwrap_err();
        assert!(matches!(fault, Fault::Store(_)), "{fault:?}");
        assert!(poll.after(&fault) <= Duration::from_secs(3));
    }
    // Heard while nothing can be written; the proxy is told of the message beside it.
    assert!(hears.iter().any(|line| line["query"] == "q11"));
    assert!(!fs::read_to_string(gate.temp.path().join("io").join(EVENTS)).unwrap().contains("mine"));
    fs::remove_file(&filler).unwrap();
    poll.turn().unwrap();
    assert_eq!(script.offsets(), [None, None, None]);
    assert_eq!(poll.cursor.unwrap().request()["offset"], 13);
    assert_eq!((gate.lines(EVENTS).len(), gate.lines(GUESTS).len()), (1, 1));
    assert!(hears.try_iter().all(|line| line["op"] == "said"), "pressed once");
    gate.shared.presses.stop();
    hands.join().unwrap();
}

#[test]
fn a_disk_that_fills_in_the_middle_of_a_batch_leaves_none_of_it_and_counts_nobody_twice() {
    let mut gate = Gate::new("middle");
    let Some(_small) = Small::over(gate.temp.path().join("io")) else {
        eprintln!("SKIPPED: no file system can be mounted here, so none is filled");
        return;
    };
    gate.restart();
    gate.connect(-100, Mode::Every);
    let group = |id: i64, from: i64, text: &str| {
        format!(
            r#"{{"update_id":{id},"message":{{"message_id":{id},"date":9,"chat":{{"id":-100,"type":"group"}},"from":{{"id":{from},"is_bot":false,"first_name":"x"}},"text":"{text}"}}}}"#
        )
    };
    let first = batch(&[group(1, 111, "before")]);
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let script = Script::new(vec![first]);
    let mut poll = Poll::new(Arc::clone(&script), Arc::clone(&gate.shared), own, Vec::new());
    poll.turn().unwrap();
    // A page is left and no more: the first of the lines fit, the others do not.
    let filler = gate.temp.path().join("io/filler");
    fs::write(&filler, vec![0; 200 * 1024]).unwrap_err();
    let size = fs::metadata(&filler).unwrap().len();
    fs::OpenOptions::new().write(true).open(&filler).unwrap().set_len(size - 4096).unwrap();
    let mut updates = vec![group(2, 222, "a stranger's"), group(3, 222, "a stranger's"), press(4, 111)];
    updates.extend((5..25).map(|id| group(id, 111, &"long ".repeat(200))));
    let before = fs::read(gate.temp.path().join("io").join(EVENTS)).unwrap();
    for _ in 0..3 {
        script.answers.lock().unwrap().push_back(batch(&updates));
    }
    for _ in 0..2 {
        assert!(matches!(poll.turn().unwrap_err(), Fault::Store(_)));
        assert_eq!(fs::read(gate.temp.path().join("io").join(EVENTS)).unwrap(), before, "cut back to whole lines");
    }
    fs::remove_file(&filler).unwrap();
    poll.turn().unwrap();
    let events = gate.lines(EVENTS);
    assert_eq!((events.len(), &events[1]["guests_since_last"]), (21, &json!(2)));
    assert_eq!(gate.lines(GUESTS).len(), 2);
    assert_eq!(gate.shared.presses.waiting(), 1, "pressed once, and before any of it was written");
}

#[test]
fn a_full_journal_of_strangers_holds_nothing_back() {
    let mut gate = Gate::new("guests-full");
    let Some(_small) = Small::over(gate.temp.path().join("io")) else {
        eprintln!("SKIPPED: no file system can be mounted here, so none is filled");
        return;
    };
    gate.restart();
    let flood: Vec<String> = (0..90).map(|n| private(100 + n, 222, n + 1, &"x".repeat(1000))).collect();
    let mut mixed = flood.clone();
    mixed.push(private(300, 111, 5, "mine"));
    let script = Script::new(vec![batch(&mixed)]);
    run(&mut gate, &script);
    assert_eq!(gate.lines(EVENTS).len(), 1);
    assert_eq!(script.offsets(), [None, Some(301)]);
    assert!(gate.fates().iter().filter(|fate| fate.1 == "not_written").count() == 90);
}

#[test]
fn a_bot_is_asked_once_an_hour_what_it_is_called_before_messages_are_sorted() {
    let gate = Gate::new("renamed");
    let script = Script::new(vec![batch(&[private(1, 111, 1, "a")]), batch(&[private(2, 111, 2, "b")])]);
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let mut poll = Poll::new(Arc::clone(&script), Arc::clone(&gate.shared), own, Vec::new());
    let name = || gate.shared.health.me().unwrap().username;
    poll.turn().unwrap();
    *script.name.lock().unwrap() = "other_bot";
    assert_eq!(name(), "acme_bot");
    poll.look_again = Boot(0);
    poll.turn().unwrap();
    assert_eq!((name().as_str(), gate.lines(EVENTS).len()), ("other_bot", 2));
    assert!(poll.look_again.0 >= gate.shared.boot().0 + MET_MS - 60_000, "not at every poll");
}

#[test]
fn updates_behind_which_another_bot_turns_up_are_not_taken_for_the_first_ones() {
    let gate = Gate::new("another-bot");
    let updates = || batch(&[private(1, 111, 1, "a")]);
    let script = Script::new(vec![batch(&[]), updates(), updates()]);
    let own = Dir::open(&gate.temp.path().join("own")).unwrap();
    let mut poll = Poll::new(Arc::clone(&script), Arc::clone(&gate.shared), own, Vec::new());
    poll.turn().unwrap();
    (*script.me.lock().unwrap(), poll.look_again) = (5353, Boot(0));
    poll.turn().unwrap();
    assert_eq!(gate.lines(EVENTS).len(), 0);
    poll.turn().unwrap();
    assert_eq!((gate.lines(EVENTS).len(), gate.shared.health.me().unwrap().id.get()), (1, 5353));
}
