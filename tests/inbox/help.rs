//! What the tests share.

use std::path::Path;

use serde_json::{Value, json};

use crate::stand::gate::Gate;
use crate::stand::people::Person;
use crate::stand::plan::Plan;
use crate::stand::session::Answer;
use crate::stand::uids::my_uid;
use crate::stand::world::Message;

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

/// A reply of the session's: a text.
pub(crate) fn reply(gate: &Gate, chat: i64, text: &str) -> Answer {
    gate.session(&json!({"op": "reply", "chat_id": chat, "text": text}), &[])
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

/// The newest message in a chat that fits.
pub(crate) fn message(gate: &Gate, chat: i64, words: &str) -> Message {
    gate.world.message(words, chat, |message| message.text().contains(words))
}

/// The newest message in a chat with a button of this label, whose text holds these words.
pub(crate) fn card(gate: &Gate, chat: i64, words: &str, label: &str) -> Message {
    gate.world.message(&format!("{words:?} with {label:?}"), chat, |message| {
        message.text().contains(words) && message.has(label)
    })
}

/// Anna puts the bot into a group, and chooses on the card that comes. Waits until the receiver knows.
pub(crate) fn connect(gate: &mut Gate, chat: i64, label: &str) -> Message {
    gate.anna.adds_bot(chat);
    let words = chat.to_string();
    let card = card(gate, 111, &words, label);
    choose(gate, chat, &card, label)
}

/// Anna chooses on a chat's card. Waits until the receiver knows.
pub(crate) fn choose(gate: &mut Gate, chat: i64, card: &Message, label: &str) -> Message {
    let mode = match label {
        "When mentioned" => "mention",
        "Every message" => "every",
        "Only me" => "only_me",
        "Only watch" => "watch",
        "Connect" => "post",
        other => panic!("{other} is no mode"),
    };
    gate.pressable(card);
    let mark = gate.log.len();
    let query = gate.anna.presses(card, label);
    assert_ne!(gate.world.toast(&query), "");
    let words = format!("chat.on chat={chat} mode={mode}");
    gate.log.wait(&words, mark, |line| line.ends_with(&words));
    gate.world.becomes("the card afterwards", card, |card| card.labels().is_empty())
}

/// Anna adds a person of a connected group to its team: the person writes, she presses. The words of the group are spent.
pub(crate) fn into_the_team(gate: &Gate, chat: i64, person: &Person) -> Message {
    person.writes_in(chat, "hello, who is this?", None);
    let card = card(gate, 111, &person.id.to_string(), "Add to the team");
    gate.anna.presses(&card, "Add to the team");
    gate.world.becomes("the card of a team's member", &card, |card| !card.has("Add to the team"))
}

/// How many messages of the gate in a chat hold these words.
pub(crate) fn count_in(gate: &Gate, chat: i64, words: &str) -> usize {
    gate.world.lock().chats[&chat].messages.values().filter(|message| message.text().contains(words)).count()
}
