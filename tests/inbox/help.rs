//! What the tests share.

use std::path::Path;

use serde_json::Value;

use crate::stand::gate::Gate;
use crate::stand::plan::Plan;
use crate::stand::uids::my_uid;

/// A supergroup that the bot is not in at first.
pub(crate) const OFFICE: i64 = -1_001_111_222_333;
/// Words that only strangers write.
pub(crate) const MARKER: &str = "MARKERofAstranger";

/// A plan with one owner.
pub(crate) fn plan() -> Plan {
    Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand")))
}

/// A gate with a group beside it: Anna, Boris and Mallory, not yet the bot.
pub(crate) fn with_office(plan: Plan) -> Gate {
    let gate = plan.start();
    gate.world.group_without_bot(OFFICE, "Acme live title", &[&gate.anna, &gate.boris, &gate.mallory]);
    gate
}

/// The same, walled; `None`, said aloud, without root.
pub(crate) fn walled() -> Option<Gate> {
    if my_uid() != 0 {
        eprintln!("SKIPPED: not root, so there are no walls between users to test");
        return None;
    }
    let gate = with_office(plan());
    assert!(gate.walled(), "root without a free block of uids");
    Some(gate)
}

/// Waits until the receiver has written down, and confirmed, every update so far.
pub(crate) fn settled(gate: &Gate) {
    gate.world.must("everything confirmed", |state| state.queue.events.is_empty().then_some(()));
}

/// Whether an event is a message.
pub(crate) fn is_message(line: &Value) -> bool {
    line["kind"] == "message"
}

/// The texts of the messages among lines.
pub(crate) fn texts(lines: &[Value]) -> Vec<String> {
    lines.iter().filter(|line| is_message(line)).filter_map(|line| line["text"].as_str().map(str::to_owned)).collect()
}

/// Nothing of a stranger's is where the session can see it.
pub(crate) fn unseen(gate: &Gate, words: &str) {
    let mut seen = gate.sees(words);
    if !gate.walled() {
        // In plain mode the session's user is the gate's: the walls are missing, the choke point is not.
        seen.retain(|name| !name.ends_with("state/io/guests.jsonl"));
    }
    assert_eq!(seen, Vec::<String>::new());
}
