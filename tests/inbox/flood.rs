//! Two thousand messages of strangers in fifty groups.

use crate::help::{MARKER, OFFICE, connect, count_in, plan, settled, texts, unseen, with_office};
use crate::stand::people::How;

#[test]
fn a_flood_of_strangers_costs_owners_nothing_and_reaches_nobody() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let inbox = gate.subscribe(0);
    let id = gate.asks_note("asked before the flood");
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    let groups: Vec<i64> = (0..49).map(|n| -1_002_000_000_000 - n).chain([OFFICE]).collect();
    let crowd: Vec<_> = (0..200).map(|n| gate.world.person(10_000 + n, &format!("{MARKER}{n}"))).collect();
    for group in &groups {
        if *group != OFFICE {
            gate.world.group(*group, &format!("{MARKER} group"), &[]);
        }
    }
    for n in 0..2000 {
        crowd[n % crowd.len()].writes_in(groups[n % groups.len()], &format!("@acme_bot {MARKER} {n}"), None);
        if n == 1000 {
            gate.anna.writes("in the middle");
            gate.anna.sends_data_as(&card, &card.data_of("Yes, write").unwrap(), How::Whole);
        }
    }
    gate.anna.writes_in(OFFICE, "after it", None);
    assert_eq!(gate.ends(&id)["state"], "executed");
    let after = inbox.text("after it");
    assert_eq!(texts(&inbox.all()), ["in the middle", "after it"]);
    assert_eq!(after["guests_since_last"], 40);
    settled(&gate);
    let kept = gate
        .guests()
        .iter()
        .filter(|line| line["update"]["message"]["text"].as_str().is_some_and(|text| text.contains(MARKER)))
        .count();
    assert_eq!(kept, 2000);
    assert!(count_in(&gate, 111, "New person") <= 5);
    assert!(
        gate.world
            .lock()
            .chats
            .iter()
            .all(|(id, chat)| *id == 111 || chat.messages.values().all(|message| message.from != 4242))
    );
    unseen(&gate, MARKER);
}

#[test]
fn albums_of_a_hundred_and_updates_of_half_a_megabyte_pass_in_their_batches() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let inbox = gate.subscribe(0);
    gate.mallory.sends_album(OFFICE, MARKER, 100);
    gate.anna.sends_album(OFFICE, "a hundred of mine", 100);
    let from = r#""from":{"id":666,"is_bot":false,"first_name":"x"},"chat":{"id":666,"type":"private"},"date":1"#;
    for n in 0..12 {
        let text = format!("{MARKER} {}", "x".repeat(500_000));
        gate.world.lock().push_literal("message", &format!(r#"{{"message_id":{n},{from},"text":"{text}"}}"#));
    }
    gate.anna.writes("behind all that");
    inbox.text("behind all that");
    let pictures = inbox.wait_many("pictures", 100, |line| line["files"][0]["type"] == "photo");
    assert_eq!(pictures.len(), 100);
    assert!(pictures.iter().all(|line| line["album"] == pictures[0]["album"] && line["chat"] == "Acme live title"));
    assert_eq!(pictures[0]["guests_since_last"], 100);
    unseen(&gate, MARKER);
}
