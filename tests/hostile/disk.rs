//! A disk that is full at a bad moment.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;

use crate::common::{connected, open_batch, until};
use crate::help::{OFFICE, card, connect, into_the_team, plan, settled, texts, with_office};
use crate::stand::gate::Gate;
use crate::stand::uids::my_uid;
use crate::stand::world::State;

/// A gate with little space; `None`, said aloud, without root.
fn small_disk() -> Option<Gate> {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so no small file system");
        return None;
    }
    Some(with_office(plan().small_state("8m")))
}

/// Takes all the space there is. Returns what to delete.
fn fill(gate: &Gate) -> PathBuf {
    let path = gate.folder().join("state/filler");
    let mut file = File::create(&path).unwrap();
    for size in [65_536, 4096, 512, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    path
}

fn polls(state: &State) -> usize {
    state.calls.iter().filter(|call| call.method == "getUpdates").count()
}

#[test]
fn it_gives_nobody_a_place_and_takes_one_away_at_once() {
    let Some(mut gate) = small_disk() else { return };
    connect(&mut gate, OFFICE, "Every message");
    let added = into_the_team(&gate, OFFICE, &gate.boris);
    gate.mallory.writes_in(OFFICE, "me too", None);
    let hers = card(&gate, 111, "666", "Add to the team");
    let filler = fill(&gate);
    gate.world.toast(&gate.anna.presses(&hers, "Add to the team"));
    gate.world.toast(&gate.anna.presses(&added, "Remove"));
    gate.boris.writes_in(OFFICE, "still heard?", None);
    gate.mallory.writes_in(OFFICE, "am I heard?", None);
    gate.anna.writes("an owner is");
    settled(&gate);
    fs::remove_file(filler).unwrap();
    assert_eq!(texts(&gate.events()), ["an owner is"]);
}

#[test]
fn an_answer_to_a_card_in_a_batch_that_it_refuses_comes_once() {
    let Some(mut gate) = small_disk() else { return };
    let id = gate.asks_note("to be declined");
    let asked = card(&gate, 111, "to be declined", "Yes, write");
    gate.pressable(&asked);
    gate.anna.presses(&asked, "No");
    gate.ends(&id);
    let filler = fill(&gate);
    let padding = "я".repeat(4000);
    open_batch(&gate, || {
        gate.anna.replies(&asked, "BECAUSE it is wrong");
        for n in 0..155 {
            gate.anna.writes(&format!("{n} {padding}"));
        }
    });
    gate.log.wait("that a batch does not fit", 0, |line| line.contains("poll.disk"));
    let before = polls(&gate.world.lock());
    gate.world.must("that it is tried again", |state| (polls(state) > before + 1).then_some(()));
    fs::remove_file(filler).unwrap();
    let inbox = gate.subscribe(0);
    gate.anna.writes("the end");
    inbox.text("the end");
    let events = gate.events();
    assert_eq!(events.iter().filter(|line| line.to_string().contains("BECAUSE")).count(), 1);
}

#[test]
fn it_loses_no_removal_of_the_bot() {
    let Some(mut gate) = small_disk() else { return };
    connect(&mut gate, OFFICE, "Every message");
    let filler = fill(&gate);
    let before = gate.log.len();
    gate.mallory.removes_bot(OFFICE);
    // The report, the list of chats or the cursor: whatever is written first.
    gate.log.wait("that something does not fit", before, |line| line.contains("No space left"));
    let mark = gate.kill("receiver");
    fs::remove_file(filler).unwrap();
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    settled(&gate);
    until("that it is disconnected", || connected(&gate).is_empty());
}
