//! What the tests share.

use std::path::Path;

use crate::stand::gate::{Gate, Said};
use crate::stand::plan::Plan;
use crate::stand::world::Message;

/// The toast for whoever is no owner.
pub(crate) const NOT_OWNER: &str = "Only an owner can press this.";
/// The toast for a press whose data holds no promise.
pub(crate) const UNKNOWN: &str = "This button does not count. Nothing ran.";
/// The toast for a yes that counts.
pub(crate) const YES: &str = "Yes received. See the card.";
/// The toast for a no.
pub(crate) const NO: &str = "No. Nothing ran.";

/// A plan with one owner.
pub(crate) fn plan() -> Plan {
    Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand")))
}

/// Asks for a note and waits for its card in Anna's chat. The two seconds are over.
pub(crate) fn card_for(gate: &mut Gate, text: &str) -> (String, Message) {
    let id = gate.asks_note(text);
    let card = card_with(gate, text);
    gate.pressable(&card);
    (id, card)
}

/// Asks for a probe that ends in this way.
pub(crate) fn asks_probe(gate: &Gate, how: &str, text: &str) -> Said {
    let (how, text) = (format!("how={how}"), format!("text={text}"));
    let said = gate.ask(&["probe", "--field", &how, "--field", "to=here", "--field", "to=there", "--field", &text]);
    assert_eq!(said.code, 75, "{said:?}");
    said
}

/// The open card in Anna's chat that holds this text.
pub(crate) fn card_with(gate: &Gate, text: &str) -> Message {
    gate.world.message("a card with buttons", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == text)
    })
}

/// Nothing was written, and no step says that anything ran.
pub(crate) fn nothing_ran(gate: &Gate) {
    assert_eq!(gate.written(), Vec::<String>::new());
    let steps = gate.steps();
    assert!(!steps.iter().any(|(step, _)| matches!(step.as_str(), "used" | "executed" | "granted")), "{steps:?}");
}

/// Presses yes as Anna and waits until the note is written.
pub(crate) fn yes_runs(gate: &Gate, id: &str, card: &Message) {
    let query = gate.anna.presses(card, "Yes, write");
    assert_eq!(gate.world.toast(&query), YES);
    let end = gate.ends(id);
    assert_eq!((&end["state"], &end["ran"]), (&"executed".into(), &"yes".into()), "{end}");
    assert_eq!(gate.written(), [format!("{id}.txt")]);
    assert_eq!(gate.steps_of(id).iter().filter(|step| *step == "used").count(), 1);
}
