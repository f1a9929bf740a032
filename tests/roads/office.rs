//! A connected group with a team, made as owners make it: by presses.

use super::stand::gate::Gate;
use super::stand::world::Message;

/// A supergroup that Anna connects, in which every message of hers and of the team's is heard.
pub(crate) const OFFICE: i64 = -1_001_111_222_333;

/// Connects the office, with Boris on its team.
pub(crate) fn open(gate: &mut Gate) {
    gate.world.group_without_bot(OFFICE, "Acme office", &[&gate.anna, &gate.boris, &gate.mallory]);
    gate.anna.adds_bot(OFFICE);
    let card = card(gate, &OFFICE.to_string(), "Every message");
    gate.pressable(&card);
    let mark = gate.log.len();
    gate.anna.presses(&card, "Every message");
    let words = format!("chat.on chat={OFFICE} mode=every");
    gate.log.wait(&words, mark, |line| line.ends_with(&words));
    gate.boris.writes_in(OFFICE, "hello", None);
    let card = self::card(gate, &gate.boris.id.to_string(), "Add to the team");
    gate.anna.presses(&card, "Add to the team");
    gate.world.becomes("the card of a team's member", &card, |card| !card.has("Add to the team"));
}

/// The newest card in Anna's private chat with this button, about these words.
fn card(gate: &Gate, words: &str, label: &str) -> Message {
    let fits = |message: &Message| message.text().contains(words) && message.has(label);
    gate.world.message(&format!("{words:?} with {label:?}"), gate.anna.id, fits)
}
