//! A clock that goes back: only a no counts until it is past the journal's last line, and nothing lasts longer for it.

use crate::help::{NO, card_for, nothing_ran, plan, yes_runs};

const HOURS: i64 = 2 * 3600;

#[test]
fn while_the_clock_is_behind_the_journal_only_a_no_counts() {
    let mut gate = plan().start();
    let (yes, first) = card_for(&mut gate, "yes, in the past");
    let (no, second) = card_for(&mut gate, "no, in the past");
    gate.advance(-HOURS);
    let said = gate.ask(&["note", "--field", "text=from yesterday"]);
    assert_eq!((said.get("code"), said.get("next")), ("clock_stepped", "ask_operator"), "{said:?}");
    gate.world.toast(&gate.anna.presses(&first, "Yes, write"));
    assert_eq!(gate.world.toast(&gate.anna.presses(&second, "No")), NO);
    assert_eq!(gate.ends(&no)["state"], "declined");
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&yes), ["asked", "shown"], "the card itself stays");
    let times: Vec<String> = gate.steps().iter().map(|(_, line)| line["ts"].as_str().unwrap().to_owned()).collect();
    assert!(times.is_sorted(), "{times:?}");
    gate.advance(HOURS);
    yes_runs(&gate, &yes, &first);
    let said = gate.ask(&["note", "--field", "text=no, in the past"]);
    assert_eq!(said.get("code"), "declined_today", "{said:?}");
}

#[test]
fn a_gate_that_starts_with_its_clock_behind_says_so_and_mends_itself() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "before the battery died");
    let mark = gate.kill("consent");
    gate.advance(-HOURS);
    gate.wait_back("consent", mark);
    let said = gate.ask(&["note", "--field", "text=in 1970"]);
    assert_eq!((said.get("state"), said.get("code")), ("denied", "clock_stepped"), "{said:?}");
    assert_eq!(gate.status_of(&id, 0)["state"], "expired", "what was open is closed all the same");
    let data = card.data_of("Yes, write").unwrap();
    gate.world.toast(&gate.anna.sends_data(&card, &data));
    nothing_ran(&gate);
    gate.advance(HOURS + 60);
    let (id, card) = card_for(&mut gate, "on time again");
    yes_runs(&gate, &id, &card);
    let path = gate.journal().display().to_string();
    assert_eq!(gate.host_plain(&["decisions", "verify", &path]).code, 0);
}
