//! A daemon ends at any moment between the press and the outcome: a yes runs at most once, a no never, and each is told.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::help::{card_for, plan};
use crate::stand::gate::Gate;
use crate::stand::world::Message;

/// Milliseconds between the press and the kill: the whole way takes some fifty.
const MOMENTS: [u64; 14] = [0, 3, 7, 12, 16, 20, 25, 30, 36, 42, 50, 60, 75, 90];

#[test]
fn whichever_daemon_dies_at_whichever_moment_a_yes_runs_once_at_most_and_a_no_never() {
    let mut gate = plan().config("consent", serde_json::json!({"cards_an_hour": 12, "cards_a_day": 60})).start();
    let mut agreed = Vec::new();
    for (round, ms) in MOMENTS.into_iter().enumerate() {
        let daemon = ["consent", "runner", "keeper", "receiver"][round % 4];
        let yes = round % 7 != 5;
        if round % 11 == 10 {
            // No more than twelve cards an hour.
            gate.advance(3700);
        }
        let (id, card) = card_for(&mut gate, &format!("round {round}"));
        let label = if yes { "Yes, write" } else { "No" };
        gate.anna.presses(&card, label);
        std::thread::sleep(Duration::from_millis(ms));
        let mark = gate.kill(daemon);
        gate.wait_back(daemon, mark);
        gate.wait_ready();
        let end = ends(&mut gate, &id, &card, label);
        let steps = gate.steps_of(&id);
        let count = |wanted: &str| steps.iter().filter(|step| *step == wanted).count();
        let shown = format!("round {round}, {daemon} after {ms} ms: {end} {steps:?}");
        assert!(count("used") <= 1 && count("executed") <= 1 && count("granted") <= 1, "{shown}");
        let written = gate.written().contains(&format!("{id}.txt"));
        if !yes {
            assert!(!written && count("used") == 0, "{shown}");
        }
        match end["ran"].as_str() {
            Some("yes") => assert!(written && yes, "{shown}"),
            Some("no") => assert!(!written, "{shown}"),
            other => assert!(other == Some("unknown") && count("used") == 1, "{shown}"),
        }
        agreed.extend(yes.then_some(id));
    }
    let written = gate.written();
    assert!(written.iter().all(|name| agreed.iter().any(|id| *name == format!("{id}.txt"))), "{written:?}");
    gate.advance(3700);
    let (id, card) = card_for(&mut gate, "after all of it");
    let before = written.len();
    gate.anna.presses(&card, "Yes, write");
    assert_eq!(gate.ends(&id)["ran"], "yes");
    assert_eq!(gate.written().len(), before + 1);
    let journal = gate.journal();
    let said = gate.host_plain(&["decisions", "verify", journal.to_str().unwrap()]);
    assert_eq!(said.code, 0, "{said:?}");
    // The room is emptied after the answer, and nothing tells of it.
    let act = gate.folder().join("state/act");
    let entries = |path: &Path| fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_empty =
        || entries(&act).all(|path| path.ends_with(".lock") || (path.is_dir() && entries(&path).count() == 0));
    let end = Instant::now() + Duration::from_secs(30);
    while !is_empty() {
        assert!(Instant::now() < end, "something of an action was left");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The end of a request. A press whose proof was lost with the keeper is none: the card says so, and is pressed again.
fn ends(gate: &mut Gate, id: &str, card: &Message, label: &str) -> Value {
    for _ in 0..5 {
        let said = gate.status_of(id, 5);
        if said["final"] == true {
            return said;
        }
        let now = gate.world.now_at(card.chat, card.id);
        assert!(now.has(label), "neither an end nor a button: {said} {}", now.text());
        gate.advance(3);
        gate.anna.presses(&now, label);
    }
    gate.ends(id)
}
