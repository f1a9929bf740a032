//! Presses by whoever may not press, in every number and form.

use std::time::{Duration, Instant};

use crate::common::{all_said, connected, logged, office, team_file};
use crate::help::{OFFICE, card, connect, plan, with_office};
use crate::stand::people::How;

#[test]
fn a_flood_of_strangers_presses_takes_neither_an_owners_press_nor_its_answer() {
    let mut gate = office();
    gate.boris.writes_in(OFFICE, "let me in", None);
    let team = card(&gate, 111, "222", "Add to the team");
    let id = gate.asks_note("in a flood of presses");
    let asked = card(&gate, 111, "in a flood of presses", "Yes, write");
    gate.pressable(&asked);
    let (add, yes) = (team.data_of("Add to the team").unwrap(), asked.data_of("Yes, write").unwrap());
    let flood = || {
        for n in 0..400 {
            gate.mallory.sends_data_as(&asked, if n % 2 == 0 { &add } else { &yes }, How::Whole);
        }
    };
    flood();
    let begun = Instant::now();
    let (first, second) = (gate.anna.sends_data(&team, &add), gate.anna.sends_data(&asked, &yes));
    flood();
    assert_eq!(gate.ends(&id)["state"], "executed");
    for query in [first, second] {
        assert_ne!(gate.world.toast(&query), "");
    }
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    assert!(team_file(&gate).contains("222") && !team_file(&gate).contains("666"), "{}", team_file(&gate));
}

#[test]
fn data_of_a_team_card_in_any_other_form_adds_nobody() {
    let mut gate = with_office(plan().two_owners());
    connect(&mut gate, OFFICE, "Every message");
    gate.mallory.writes_in(OFFICE, "hi", None);
    let hers = card(&gate, 111, "666", "Add to the team");
    let his = gate
        .world
        .message("Boris's card", 222, |message| message.text().contains("666") && !message.labels().is_empty());
    let add = hers.data_of("Add to the team").unwrap();
    let mut forms = vec![
        add.replacen("ia", "ca", 1),
        add.replacen("ia", "id", 1),
        add.replacen("ia", "iq", 1),
        add.to_uppercase(),
        "i".to_owned(),
        "ia..".to_owned(),
        String::new(),
    ];
    let last = add.chars().last().unwrap();
    forms.extend("AQgwBRhx".chars().filter(|c| *c != last).map(|c| format!("{}{c}", &add[..add.len() - 1])));
    let mut queries: Vec<String> = forms.iter().map(|data| gate.anna.sends_data(&hers, data)).collect();
    queries.push(gate.boris.sends_data(&hers, &add));
    queries.push(gate.boris.sends_data(&his, &add));
    for how in [How::Inline, How::Inaccessible] {
        queries.push(gate.anna.sends_data_as(&hers, &add, how));
    }
    all_said(&gate);
    for query in &queries[..forms.len()] {
        assert_ne!(gate.world.toast(query), "");
    }
    assert!(!team_file(&gate).contains("666"), "{}", team_file(&gate));
    let mark = gate.log.len();
    gate.anna.sends_data(&hers, &add);
    logged(&gate, mark, "team.added");
}

#[test]
fn the_buttons_of_a_removed_owner_do_nothing() {
    let mut gate = with_office(plan().two_owners());
    connect(&mut gate, OFFICE, "Every message");
    gate.mallory.writes_in(OFFICE, "hi", None);
    let his = gate
        .world
        .message("Boris's card", 222, |message| message.text().contains("666") && !message.labels().is_empty());
    assert_eq!(gate.host(&["owner", "remove", "222"]).code, 0);
    let label = his.labels()[0][0].clone();
    assert_eq!(gate.world.toast(&gate.boris.presses(&his, &label)), "Only an owner can press this.");
    assert!(!team_file(&gate).contains("666"), "{}", team_file(&gate));
    assert_eq!(connected(&gate), [OFFICE]);
}
