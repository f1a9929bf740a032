//! What these tests share beside the help of the inbox's.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::help::{OFFICE, connect, count_in, plan, settled, with_office};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;

/// A basic group, and the supergroup that it becomes.
pub(crate) const SMALL: i64 = -77;
pub(crate) const LARGE: i64 = -1_000_000_000_077;

/// A gate with the office connected; every message of owners and team is heard.
pub(crate) fn office() -> Gate {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    gate
}

/// A gate with a basic group connected.
pub(crate) fn small() -> Gate {
    let mut gate = plan().start();
    gate.world.group_without_bot(SMALL, "Small office", &[&gate.anna, &gate.boris, &gate.mallory]);
    connect(&mut gate, SMALL, "Every message");
    gate
}

/// What happens in `body` comes to the receiver in one batch; it is on the disk when this returns.
pub(crate) fn batch(gate: &Gate, body: impl FnOnce()) {
    open_batch(gate, body);
    settled(gate);
}

/// The same, and nothing is waited for.
pub(crate) fn open_batch(gate: &Gate, body: impl FnOnce()) {
    settled(gate);
    let latch = gate.world.latch();
    let struck = gate.world.struck("getUpdates");
    gate.world.on("getUpdates").fault(Fault::Held(latch));
    gate.anna.writes("wakes the poll that waits");
    gate.world.wait_struck("getUpdates", struck + 1);
    body();
    gate.world.open(latch);
}

/// Waits until all that the receiver had to say or to report before is said: its teller does one thing after the other.
pub(crate) fn all_said(gate: &Gate) {
    settled(gate);
    let before = count_in(gate, 111, "/status");
    gate.anna.writes("/help");
    gate.world.must("the list of commands", |state| {
        let lists = state.chats[&111].messages.values().filter(|message| message.text().contains("/status"));
        (lists.count() > before).then_some(())
    });
}

/// The chats that root sees connected.
pub(crate) fn connected(gate: &Gate) -> Vec<i64> {
    let said = gate.host(&["group", "list"]);
    said.json.as_array().into_iter().flatten().filter_map(|chat| chat["chat"].as_i64()).collect()
}

/// A file of the receiver's own.
pub(crate) fn own_file(gate: &Gate, name: &str) -> Value {
    let text = std::fs::read_to_string(gate.folder().join("state/io/own").join(name)).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Who is in a team, as it stands on the disk.
pub(crate) fn team_file(gate: &Gate) -> String {
    std::fs::read_to_string(gate.folder().join("state/io/team.json")).unwrap_or_default()
}

/// Waits for a line of the log after `mark`.
pub(crate) fn logged(gate: &Gate, mark: usize, words: &str) {
    gate.log.wait(words, mark, |line| line.contains(words));
}

/// Waits for something of which nothing tells.
pub(crate) fn until(what: &str, mut is: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(20);
    while !is() {
        assert!(Instant::now() < end, "never came: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Kills a daemon and waits until everything is there again.
pub(crate) fn dies(gate: &Gate, daemon: &str) {
    let mark = gate.kill(daemon);
    gate.wait_back(daemon, mark);
    gate.wait_ready();
}
