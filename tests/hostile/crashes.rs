//! Daemons that hang, or die at a bad moment.

use std::fs;
use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::{all_said, connected, dies, logged, office, until};
use crate::help::{OFFICE, card, plan, reply, settled};
use crate::stand::faults::Fault;
use crate::stand::gate::signal;

#[test]
fn what_a_proxy_that_was_killed_held_is_open_again() {
    let gate = plan().start();
    let latch = gate.world.latch();
    gate.world.on("sendMessage").in_chat(111).fault(Fault::Held(latch));
    gate.asks_note("a card");
    gate.world.wait_struck("sendMessage", 1);
    dies(&gate, "consent");
    gate.world.open(latch);
    let begun = Instant::now();
    let said = reply(&gate, 111, "still there");
    assert!(said.ok() && begun.elapsed() < Duration::from_secs(10), "after {:?}: {said:?}", begun.elapsed());
}

#[test]
fn owners_are_heard_at_once_while_the_proxy_hangs() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    gate.anna.writes("first");
    inbox.text("first");
    let consent = gate.pids(Some("consent"));
    signal("STOP", &consent);
    let begun = Instant::now();
    for n in 0..3 {
        let text = format!("n{n}");
        gate.anna.writes(&text);
        inbox.text(&text);
    }
    let took = begun.elapsed();
    signal("CONT", &consent);
    // Less than the proxy's own patience.
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn after_a_restart_a_freeze_holds_from_the_first_moment() {
    let gate = office();
    gate.anna.writes_in(OFFICE, "hello", None);
    settled(&gate);
    let mark = gate.log.len();
    gate.anna.writes("/freeze");
    logged(&gate, mark, "proxy.frozen on=true");
    for round in 0..3 {
        let mark = gate.kill("receiver");
        until("that it says so", || {
            let line = json!({"op": "react", "chat_id": OFFICE, "message_id": 2, "emoji": "👍"});
            let said = gate.session(&line, &[]);
            assert!(!said.ok() && said.code() != "telegram_refused", "round {round}: {said:?}");
            said.code() == "frozen"
        });
        gate.wait_back("receiver", mark);
    }
    assert_eq!(gate.world.count("setMessageReaction"), 0, "not even the eyes");
}

#[test]
fn numbers_go_on_where_the_lines_that_had_them_were_purged() {
    let gate = plan().start();
    gate.anna.writes("one");
    for n in 0..5 {
        gate.mallory.writes(&format!("m{n}"));
    }
    settled(&gate);
    let most = gate.guests().iter().filter_map(|line| line["seq"].as_u64()).max().unwrap();
    assert_eq!(gate.host(&["guests", "purge"]).code, 0);
    dies(&gate, "receiver");
    let inbox = gate.subscribe(0);
    gate.anna.writes("two");
    let two = inbox.text("two")["seq"].as_u64().unwrap();
    assert!(two > most, "{two} was a stranger's number before ({most})");
}

#[test]
fn killed_at_any_moment_of_a_press_the_journal_and_the_receiver_agree_on_the_mode() {
    let mut gate = office();
    for (round, ms) in [0_u64, 2, 5, 9, 15, 30].into_iter().enumerate() {
        let newest = gate.world.lock().chats[&111].next;
        gate.anna.writes("/groups");
        let now = gate.world.message("a card", 111, |message| {
            message.id >= newest && message.has("Only me") && message.text().contains("A connected group")
        });
        gate.pressable(&now);
        let label = if round % 2 == 0 { "Only me" } else { "Every message" };
        gate.anna.sends_data(&now, &now.data_of(label).unwrap());
        std::thread::sleep(Duration::from_millis(ms));
        dies(&gate, "consent");
        if round % 3 == 0 {
            dies(&gate, "receiver");
        }
        let mode = || gate.host(&["group", "list"]).json[0]["mode"].clone();
        until("that both agree", || {
            let on = gate.steps().into_iter().rev().find(|(step, _)| step == "chat_on").unwrap().1;
            mode() == on["mode"]
        });
    }
}

#[test]
fn a_reply_during_which_something_dies_is_sent_once_at_most() {
    let gate = plan().start();
    for (n, daemon) in ["receiver", "keeper"].into_iter().enumerate() {
        let latch = gate.world.latch();
        gate.world.on("sendMessage").in_chat(111).fault(Fault::Late(latch));
        let text = format!("reply {n}");
        std::thread::scope(|scope| {
            let said = scope.spawn(|| reply(&gate, 111, &text));
            gate.world.wait_struck("sendMessage", n + 1);
            let mark = gate.kill(daemon);
            gate.world.open(latch);
            gate.wait_back(daemon, mark);
            let said = said.join().unwrap();
            assert!(!said.ok(), "{daemon}: {said:?}");
        });
        gate.wait_ready();
        assert!(reply(&gate, 111, &format!("after {n}")).ok());
        let state = gate.world.lock();
        assert_eq!(state.chats[&111].messages.values().filter(|message| message.text() == text).count(), 1);
    }
}

#[test]
fn an_answer_that_the_proxy_took_before_the_receiver_died_comes_once() {
    let mut gate = plan().start();
    let id = gate.asks_note("to be declined");
    let asked = card(&gate, 111, "to be declined", "Yes, write");
    gate.pressable(&asked);
    gate.anna.presses(&asked, "No");
    gate.ends(&id);
    settled(&gate);
    let because = || gate.events().iter().filter(|line| line.to_string().contains("BECAUSE")).count();
    let cursor = gate.folder().join("state/io/own/cursor.json");
    let before = fs::read(&cursor).unwrap();
    // The next poll, which would confirm the batch, never reaches Telegram.
    gate.world.on("getUpdates").skip(1).always().fault(Fault::Closed);
    gate.anna.replies(&asked, "BECAUSE it is wrong");
    until("that it is an event", || because() > 0);
    gate.down();
    // As it was before the batch.
    fs::write(&cursor, before).unwrap();
    gate.world.heal();
    gate.up();
    gate.wait_ready();
    let inbox = gate.subscribe(0);
    gate.anna.writes("the end");
    inbox.text("the end");
    let many = gate.events().iter().filter(|line| line.to_string().contains("BECAUSE")).count();
    assert_eq!(many, 1);
}

#[test]
fn what_was_written_before_a_kill_and_not_yet_acted_on_is_still_acted_on() {
    let mut gate = office();
    settled(&gate);
    gate.down();
    gate.mallory.removes_bot(OFFICE);
    let update = {
        let state = gate.world.lock();
        let event = state.queue.events.iter().find(|event| event.body.get("my_chat_member").is_some()).unwrap();
        let mut update = event.body.clone();
        update["update_id"] = event.id.into();
        update
    };
    // As a kill leaves it between the sync of the journals and what follows from a batch.
    let path = gate.folder().join("state/io/guests.jsonl");
    let seqs = gate.events().into_iter().chain(gate.guests()).filter_map(|line| line["seq"].as_u64());
    let line = json!({"seq": seqs.max().unwrap() + 1, "ts": "2026-12-01T00:00:00Z", "update": update});
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(format!("{line}\n").as_bytes()).unwrap();
    gate.up();
    gate.wait_ready();
    all_said(&gate);
    assert_eq!(connected(&gate), Vec::<i64>::new());
}

#[test]
fn a_freeze_silences_groups_also_while_the_proxy_hangs() {
    let gate = office();
    gate.anna.writes_in(OFFICE, "hello", None);
    settled(&gate);
    let consent = gate.pids(Some("consent"));
    signal("STOP", &consent);
    gate.anna.writes("/freeze");
    settled(&gate);
    let said = reply(&gate, OFFICE, "in spite of it");
    signal("CONT", &consent);
    assert!(!said.ok(), "{said:?}");
}
