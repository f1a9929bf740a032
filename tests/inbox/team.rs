//! The team of a group: a card for whoever writes first, an owner's press in private, and its limits.

use serde_json::json;

use crate::help::{MARKER, OFFICE, card, connect, count_in, into_the_team, plan, settled, texts, unseen, with_office};
use crate::stand::gate::Gate;
use crate::stand::world::Draft;

/// A gate with the office connected; every message of owners and team is heard.
fn office() -> Gate {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    gate
}

#[test]
fn an_owner_adds_somebody_and_takes_them_out_again() {
    let gate = office();
    let inbox = gate.subscribe(0);
    gate.boris.writes_in(OFFICE, &format!("{MARKER} before"), None);
    let asked = card(&gate, 111, "222", "Add to the team");
    assert!(
        asked.text().contains("Acme live title") && asked.inside("code").iter().any(|inside| inside == "Boris"),
        "{asked:?}"
    );
    assert!(!asked.text().contains(MARKER));
    assert_eq!(asked.labels().concat(), ["Add to the team", "Not now", "Never ask in this group"]);
    gate.anna.presses(&asked, "Add to the team");
    let added = gate.world.becomes("the card afterwards", &asked, |card| card.has("Remove"));
    assert!(added.text().contains("In the team"), "{}", added.text());
    gate.boris.writes_in(OFFICE, "the numbers, please", None);
    let event = inbox.text("the numbers, please");
    assert_eq!((&event["from"], &event["user_id"], &event["user"]), (&json!("team"), &json!(222), &json!("Boris")));
    assert_eq!(event["guests_since_last"], 1);
    unseen(&gate, MARKER);
    // A member of this team is a stranger elsewhere.
    gate.boris.writes(&format!("{MARKER} in private"));
    gate.anna.presses(&added, "Remove");
    gate.world.becomes("that it is over", &added, |card| card.labels().is_empty());
    gate.boris.writes_in(OFFICE, &format!("{MARKER} after"), None);
    gate.anna.writes_in(OFFICE, "the end", None);
    inbox.text("the end");
    assert_eq!(texts(&inbox.all()), ["the numbers, please", "the end"]);
    unseen(&gate, MARKER);
}

#[test]
fn only_an_owners_press_in_private_counts_and_the_others_are_told_so() {
    let gate = office();
    gate.boris.writes_in(OFFICE, "hello", None);
    let asked = card(&gate, 111, "222", "Add to the team");
    let data = asked.data_of("Add to the team").unwrap();
    for person in [&gate.boris, &gate.mallory] {
        assert_eq!(gate.world.toast(&person.sends_data(&asked, &data)), "Only an owner can press this.");
    }
    let bot = gate.world.lock().bot.id;
    let draft =
        Draft { from: bot, content: asked.content.clone(), keyboard: asked.keyboard.clone(), ..Draft::default() };
    let copy = gate.world.lock().put(OFFICE, draft.clone());
    let copy = gate.world.now_at(OFFICE, copy);
    assert_eq!(gate.world.toast(&gate.anna.sends_data(&copy, &data)), "Open our private chat to decide.");
    // On another message of the same private chat the data is worth nothing.
    let other = gate.world.lock().put(111, draft);
    let other = gate.world.now_at(111, other);
    assert!(gate.world.toast(&gate.anna.sends_data(&other, &data)).contains("does not count"));
    let last = if data.ends_with('A') { 'Q' } else { 'A' };
    let forged = format!("{}{last}", &data[..data.len() - 1]);
    assert!(gate.world.toast(&gate.anna.sends_data(&asked, &forged)).contains("does not count"));
    let inbox = gate.subscribe(0);
    gate.boris.writes_in(OFFICE, MARKER, None);
    gate.anna.writes_in(OFFICE, "hello", None);
    inbox.text("hello");
    assert_eq!(texts(&inbox.all()), ["hello"]);
    unseen(&gate, MARKER);
}

#[test]
fn one_card_a_person_five_an_hour_a_group_and_none_where_an_owner_wants_none() {
    let mut gate = office();
    let people: Vec<_> = (0..8).map(|n| gate.world.person(3000 + n, &format!("Person{n}"))).collect();
    for person in people.iter().take(7) {
        person.writes_in(OFFICE, "hello", None);
        person.writes_in(OFFICE, "hello again", None);
    }
    gate.world.must("five cards", |state| {
        let cards = state.chats[&111].messages.values().filter(|message| message.has("Add to the team")).count();
        (cards >= 5).then_some(())
    });
    settled(&gate);
    gate.anna.writes("/help");
    crate::help::message(&gate, 111, "/status");
    assert_eq!(count_in(&gate, 111, "New person"), 5);
    gate.advance(3700);
    people[6].writes_in(OFFICE, "still here", None);
    card(&gate, 111, "3006", "Add to the team");
    let never = card(&gate, 111, "3000", "Never ask in this group");
    gate.anna.presses(&never, "Never ask in this group");
    gate.world.becomes("that it is settled", &never, |card| !card.has("Add to the team"));
    gate.advance(3700);
    people[7].writes_in(OFFICE, "and I?", None);
    settled(&gate);
    gate.anna.writes("/team");
    settled(&gate);
    gate.anna.writes("/status");
    settled(&gate);
    assert_eq!(count_in(&gate, 111, "3007"), 0);
}

#[test]
fn of_two_owners_who_press_at_once_both_are_answered_and_one_line_stands() {
    let mut gate = with_office(plan().two_owners());
    connect(&mut gate, OFFICE, "Every message");
    gate.mallory.writes_in(OFFICE, "hello", None);
    let (hers, his) = (card(&gate, 111, "666", "Add to the team"), card(&gate, 222, "666", "В команду"));
    let presses = [gate.anna.presses(&hers, "Add to the team"), gate.boris.presses(&his, "В команду")];
    for press in presses {
        assert_ne!(gate.world.toast(&press), "");
    }
    gate.world.becomes("hers", &hers, |card| !card.has("Add to the team"));
    gate.world.becomes("his", &his, |card| !card.has("В команду"));
    let team = std::fs::read_to_string(gate.folder().join("state/io/team.json")).unwrap();
    assert_eq!(team.matches("666").count(), 1, "{team}");
}

#[test]
fn a_member_who_leaves_the_group_is_out_of_its_team() {
    let gate = office();
    let inbox = gate.subscribe(0);
    into_the_team(&gate, OFFICE, &gate.boris);
    gate.boris.writes_in(OFFICE, "in the team", None);
    inbox.text("in the team");
    gate.boris.leaves(OFFICE);
    settled(&gate);
    gate.boris.joins(OFFICE, &gate.mallory);
    gate.boris.writes_in(OFFICE, &format!("{MARKER} back"), None);
    gate.anna.writes_in(OFFICE, "the last", None);
    inbox.text("the last");
    assert_eq!(texts(&inbox.all()), ["in the team", "the last"]);
    unseen(&gate, MARKER);
}

#[test]
fn names_made_to_deceive_stay_inside_their_line_of_code() {
    let gate = office();
    let blank = " ".repeat(64);
    for (id, name) in [(3001, blank.as_str()), (3002, "Anna\n🔒 ADDED"), (3003, "\u{202e}annA"), (3004, "")] {
        let person = gate.world.person(id, "x");
        gate.world.lock().users.get_mut(&id).unwrap().first_name = name.to_owned();
        person.writes_in(OFFICE, "hello", None);
        let asked = card(&gate, 111, &id.to_string(), "Add to the team");
        assert_eq!(asked.text().lines().filter(|line| line.starts_with('🔒')).count(), 1, "{}", asked.text());
    }
}
