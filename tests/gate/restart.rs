//! Daemons die at any moment: nothing runs twice, nothing runs unasked, and what is open is closed aloud.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::help::{YES, card_for, card_with, nothing_ran, plan, yes_runs};
use crate::stand::gate::{Gate, signal};

#[test]
fn a_restart_of_the_proxy_closes_open_cards_and_show_again_asks_anew() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "before the restart");
    let data = card.data_of("Yes, write").unwrap();
    gate.kill("consent");
    let over = gate.world.becomes("the closed card", &card, |message| message.text().contains("gate was restarted"));
    assert_eq!(over.labels(), [["Show again"]]);
    let toast = gate.world.toast(&gate.anna.sends_data(&over, &data));
    assert_ne!(toast, YES);
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"expired".into(), &"restart".into()), "{end}");
    nothing_ran(&gate);
    gate.world.toast(&gate.anna.presses(&over, "Show again"));
    let new = card_with(&gate, "before the restart");
    assert!(new.id > card.id);
    gate.advance(3);
    let reopened = gate.steps().into_iter().find(|(step, _)| step == "reopened").unwrap().1;
    yes_runs(&gate, reopened["id"].as_str().unwrap(), &new);
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
    let said = gate.ask(&["probe", "--field", "how=hang", "--field", "text=in the middle"]);
    let id = said.get("id").to_owned();
    let card = card_with(&gate, "in the middle");
    gate.advance(3);
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

/// Attaches strace to the proxy so that its `n`th fsync kills it; `None` without strace.
fn killer(gate: &Gate, n: usize) -> Option<std::process::Child> {
    let pid = gate.pids(Some("consent"))[0].to_string();
    let inject = format!("inject=fsync,fdatasync:signal=SIGKILL:when={n}");
    let mut child = Command::new("strace")
        .args(["-f", "-p", &pid, "-e", "trace=fsync,fdatasync", "-e", &inject])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let mut said = std::io::BufReader::new(child.stderr.take()?);
    let mut line = String::new();
    // Every thread is announced; the first line says that it holds, or that it may not.
    std::io::BufRead::read_line(&mut said, &mut line).ok()?;
    if !line.contains("attached") {
        drop(child.kill());
        drop(child.wait());
        return None;
    }
    std::thread::spawn(move || drop(std::io::copy(&mut said, &mut std::io::sink())));
    Some(child)
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

#[test]
fn a_kill_between_any_two_steps_of_a_press_runs_it_at_most_once_and_says_so() {
    for n in 1..=8 {
        let mut gate = plan().start();
        let (id, card) = card_for(&mut gate, "a fragile moment");
        let mark = gate.log.len();
        let Some(mut tracer) = killer(&gate, n) else {
            eprintln!("SKIPPED: strace cannot attach here, so no kill between two steps");
            return;
        };
        gate.anna.presses(&card, "Yes, write");
        if !gate.dies("consent", mark, Duration::from_secs(3)) {
            // So many writes do not happen in one press: this was the last round.
            signal("TERM", &[tracer.id()]);
            drop(tracer.wait());
            sound(&gate, &id);
            assert!(n > 3, "only {n} writes: granted, used and executed are three");
            return;
        }
        drop(tracer.wait());
        gate.wait_back("consent", mark);
        sound(&gate, &id);
        if gate.status_of(&id, 0)["ran"] == "unknown" {
            gate.world.message("word of it", 111, |message| message.text().contains("OUTCOME UNKNOWN"));
        }
    }
}

#[test]
fn a_kill_while_a_card_is_drawn_leaves_no_button_that_counts() {
    for n in 1..=6 {
        let gate = plan().start();
        let mark = gate.log.len();
        let Some(mut tracer) = killer(&gate, n) else {
            eprintln!("SKIPPED: strace cannot attach here, so no kill while a card is drawn");
            return;
        };
        let said = gate.ask(&["note", "--field", "text=half a card"]);
        if !gate.dies("consent", mark, Duration::from_secs(3)) {
            signal("TERM", &[tracer.id()]);
            drop(tracer.wait());
            return;
        }
        drop(tracer.wait());
        gate.wait_back("consent", mark);
        gate.wait_ready();
        if said.get("state") == "asked" {
            let end = gate.ends(said.get("id"));
            assert_eq!(end["ran"], "no", "{end}");
        }
        let live = gate.world.lock().chats[&111].messages.values().find(|message| message.has("Yes, write")).cloned();
        if let Some(card) = live {
            gate.anna.presses(&card, "Yes, write");
            gate.world.becomes("a closed card", &card, |message| !message.has("Yes, write"));
        }
        nothing_ran(&gate);
    }
}
