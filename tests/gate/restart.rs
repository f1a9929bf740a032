//! Daemons die at any moment: nothing runs twice, nothing runs unasked, and what is open is closed aloud.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::help::{YES, asks_probe, card_for, card_with, nothing_ran, plan, yes_runs};
use crate::stand::gate::Gate;
use crate::stand::people::How;

#[test]
fn a_restart_of_the_proxy_closes_open_cards_and_the_session_may_ask_anew() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "before the restart");
    let data = card.data_of("Yes, write").unwrap();
    gate.kill("consent");
    let over = gate.world.becomes("the closed card", &card, |message| message.text().contains("gate was restarted"));
    assert!(!over.has("Yes, write") && !over.has("No"));
    let toast = gate.world.toast(&gate.anna.sends_data(&over, &data));
    assert_ne!(toast, YES);
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"expired".into(), &"restart".into()), "{end}");
    nothing_ran(&gate);
    let (new_id, new) = card_for(&mut gate, "before the restart");
    assert_ne!(new_id, id);
    yes_runs(&gate, &new_id, &new);
}

#[test]
fn a_press_that_waits_while_the_receiver_is_down_counts_once_it_is_back() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "patience");
    let mark = gate.kill("receiver");
    let query = gate.anna.presses(&card, "Yes, write");
    gate.wait_back("receiver", mark);
    assert_eq!(gate.world.toast(&query), YES);
    assert_eq!(gate.ends(&id)["state"], "executed");
    assert_eq!(gate.written(), [format!("{id}.txt")]);
}

#[test]
fn the_keeper_may_die_and_come_back() {
    let mut gate = plan().start();
    let mark = gate.kill("keeper");
    gate.wait_back("keeper", mark);
    gate.wait_ready();
    let (id, card) = card_for(&mut gate, "after the keeper's return");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_runner_that_dies_during_the_action_means_unknown_and_never_again() {
    let mut gate = plan().start();
    let said = asks_probe(&gate, "hang", "in the middle");
    let id = said.get("id").to_owned();
    let card = card_with(&gate, "in the middle");
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, write");
    let note = gate.notes().join(format!("{id}.seen"));
    gate.world.must("the action to begin", |_state| note.exists().then_some(()));
    gate.kill("runner");
    let end = gate.ends(&id);
    assert_eq!(
        (&end["state"], &end["ran"], &end["next"]),
        (&"unknown".into(), &"unknown".into(), &"tell_owner".into()),
        "{end}"
    );
    gate.world.becomes("word of it", &card, |message| message.text().contains("OUTCOME UNKNOWN"));
    assert_eq!(gate.steps_of(&id).iter().filter(|step| *step == "used").count(), 1);
}

/// Attaches strace to a thread of the proxy (to all of them: `None`) so that its `n`th fsync kills the process. `false`
/// where strace cannot be had, or may not.
fn kill_at(gate: &Gate, thread: Option<&str>, n: usize) -> bool {
    trace(gate, "consent", thread, &format!("inject=fsync,fdatasync:signal=SIGKILL:when={n}"))
}

/// Attaches strace with an injection to a daemon, or to one of its threads.
fn trace(gate: &Gate, daemon: &str, thread: Option<&str>, inject: &str) -> bool {
    let pid = gate.pids(Some(daemon))[0];
    let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).unwrap().flatten();
    let named = |task: &std::fs::DirEntry| {
        let name = std::fs::read_to_string(task.path().join("comm")).unwrap_or_default();
        thread.is_none_or(|thread| name.trim() == thread)
    };
    let task = tasks.filter(named).map(|task| task.file_name().into_string().unwrap()).next();
    let task = task.unwrap_or_else(|| panic!("{daemon} has no thread {thread:?}"));
    let mut command = Command::new("strace");
    if thread.is_none() {
        command.arg("-f");
    }
    command.args(["-p", &task, "-e", "trace=fsync,fdatasync", "-e", inject]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let Ok(mut child) = command.spawn() else { return false };
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    // The first line says that it holds, or that it may not. It ends with the process that it holds.
    said.read_line(&mut line).unwrap();
    std::thread::spawn(move || {
        drop(std::io::copy(&mut said, &mut std::io::sink()));
        drop(child.wait());
    });
    line.contains("attached")
}

fn skipped() {
    eprintln!("SKIPPED: strace cannot attach here, so nothing is killed between two steps");
}

/// After a crash: the chain is whole, the request has an end, nothing ran twice, and what ran is not denied.
fn sound(gate: &Gate, id: &str) {
    let end = gate.ends(id);
    let steps = gate.steps_of(id);
    let count = |name: &str| steps.iter().filter(|step| *step == name).count();
    assert!(count("granted") <= 1 && count("used") <= 1 && count("executed") <= 1, "{steps:?}");
    let wrote = gate.written().contains(&format!("{id}.txt"));
    match end["ran"].as_str().unwrap() {
        "no" => assert!(!wrote && count("used") == 0, "{end} {steps:?}"),
        "yes" => assert!(wrote && count("executed") == 1, "{end} {steps:?}"),
        _ => assert_eq!((&end["state"], count("granted")), (&"unknown".into(), 1), "{end} {steps:?}"),
    }
    let path = gate.journal().display().to_string();
    let said = gate.host_plain(&["decisions", "verify", &path]);
    assert_eq!(said.code, 0, "{said:?}");
}

/// Presses yes on a fresh card and kills the proxy at the `n`th fsync of a thread. Gives whether it died of it.
fn killed_in_a_press(gate: &mut Gate, thread: Option<&str>, n: usize) -> Option<bool> {
    let (id, card) = card_for(gate, "a fragile moment");
    let mark = gate.log.len();
    if !kill_at(gate, thread, n) {
        return None;
    }
    gate.anna.presses(&card, "Yes, write");
    let died = gate.dies("consent", mark, Duration::from_secs(2));
    if died {
        gate.wait_back("consent", mark);
    }
    sound(gate, &id);
    if gate.status_of(&id, 0)["ran"] == "unknown" {
        gate.world.message("word of it", 111, |message| message.text().contains("OUTCOME UNKNOWN"));
    }
    Some(died)
}

#[test]
fn a_kill_between_any_two_steps_of_a_press_runs_it_at_most_once_and_says_so() {
    // `granted` is written by a thread that only this press has, `used` and `executed` by the one that acts.
    for (thread, n, dies) in [(None, 1, true), (Some("act"), 1, true), (Some("act"), 2, true), (Some("act"), 3, false)]
    {
        let mut gate = plan().start();
        match killed_in_a_press(&mut gate, thread, n) {
            None => return skipped(),
            Some(died) => assert_eq!(died, dies, "{thread:?} {n}"),
        }
    }
}

#[test]
fn a_kill_while_a_card_is_drawn_leaves_no_button_that_counts() {
    for (thread, n) in [(None, 1), (None, 2), (None, 3), (Some("draw"), 1)] {
        let gate = plan().start();
        let mark = gate.log.len();
        if !kill_at(&gate, thread, n) {
            return skipped();
        }
        let said = gate.ask(&["note", "--field", "text=half a card"]);
        if !gate.dies("consent", mark, Duration::from_secs(2)) {
            // So many writes do not happen in one thread.
            assert!(n > 1, "{thread:?} writes nothing");
            continue;
        }
        gate.wait_back("consent", mark);
        if said.get("state") == "asked" {
            let end = gate.ends(said.get("id"));
            assert_eq!(end["ran"], "no", "{end}");
        }
        let live = gate.world.lock().chats[&111].messages.values().find(|message| message.has("Yes, write")).cloned();
        if let Some(card) = live {
            gate.world.becomes("a closed card", &card, |message| !message.has("Yes, write"));
        }
        nothing_ran(&gate);
        let path = gate.journal().display().to_string();
        assert_eq!(gate.host_plain(&["decisions", "verify", &path]).code, 0);
    }
}

#[test]
fn an_fsync_that_fails_ends_the_proxy_and_what_it_would_have_granted_never_runs_twice() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "a bad disk");
    let mark = gate.log.len();
    if !trace(&gate, "consent", None, "inject=fsync,fdatasync:error=EIO:when=1") {
        return skipped();
    }
    gate.anna.presses(&card, "Yes, write");
    assert!(gate.dies("consent", mark, Duration::from_secs(10)), "it must not go on: {}", gate.log.tail(20));
    gate.wait_back("consent", mark);
    sound(&gate, &id);
    assert_eq!(gate.written(), Vec::<String>::new());
}

#[test]
fn a_receiver_that_is_killed_between_its_writes_passes_each_press_and_message_on_once() {
    for n in 1..=4 {
        let mut gate = plan().start();
        let (id, card) = card_for(&mut gate, "a fragile receiver");
        let mark = gate.log.len();
        if !trace(&gate, "receiver", None, &format!("inject=fsync,fdatasync:signal=SIGKILL:when={n}")) {
            return skipped();
        }
        {
            let mut state = gate.world.lock();
            let data = card.data_of("Yes, write").unwrap();
            state.press(111, Some((111, card.id)), &data, How::Whole);
        }
        gate.anna.writes("once, please");
        gate.mallory.writes("kept out");
        if gate.dies("receiver", mark, Duration::from_secs(2)) {
            gate.wait_back("receiver", mark);
        }
        assert_eq!(gate.ends(&id)["state"], "executed");
        assert_eq!(gate.steps_of(&id).iter().filter(|step| *step == "granted").count(), 1);
        gate.world.must("everything confirmed", |state| state.queue.events.is_empty().then_some(()));
        let count = |file: &str, words: &str| {
            let text = std::fs::read_to_string(gate.folder().join("state/io").join(file)).unwrap();
            text.lines().filter(|line| line.contains(words)).count()
        };
        assert_eq!(count("events.jsonl", "once, please"), 1, "{n}");
        assert_eq!(count("guests.jsonl", "kept out"), 1, "{n}");
        assert_eq!(count("events.jsonl", "kept out"), 0, "{n}");
    }
}
