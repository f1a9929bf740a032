//! A chapter of the story: a stranger asks the bot in a group, is answered, and is handed on to the owner.

use std::io::Write;

use serde_json::json;

use super::gate::Gate;
use super::story::Teller;
use super::world::Message;

const CAFE: i64 = -1_001_777_777_777;
/// What the stand's model has no answer to.
pub const UNKNOWN: &str = "cake";

/// Plays it.
pub fn play<W: Write>(gate: &mut Gate, tell: &mut Teller<W>) {
    tell.chapter(
        "Anna connects a group. A stranger asks the bot there; the lane answers, without a tool and without the agent.",
    );
    gate.world.group_without_bot(CAFE, "Acme guests", &[&gate.anna, &gate.mallory]);
    gate.anna.adds_bot(CAFE);
    let card = gate.world.message("the card of the group", 111, |card| {
        card.text().contains(&CAFE.to_string()) && card.has("When mentioned")
    });
    gate.pressable(&card);
    gate.anna.presses(&card, "When mentioned");
    gate.world.becomes("that the group is connected", &card, |card| card.labels().is_empty());
    // The receiver hears of it from the proxy.
    let words = format!("chat.on chat={CAFE} mode=mention");
    gate.log.wait(&words, 0, |line| line.ends_with(&words));
    let inbox = gate.subscribe(0);
    let asked = gate.mallory.writes_in(CAFE, "@acme_bot when do you open?", None);
    let answer = under(gate, asked);
    tell.show(&answer);
    tell.check("it stands under the question, and is text alone", !answer.content.contains_key("entities"));

    tell.chapter("The lane has no answer to the next one: Mallory hears so, and Anna gets it in private.");
    let asked = gate.mallory.writes_in(CAFE, &format!("@acme_bot do you make a {UNKNOWN} to order?"), None);
    let passed = under(gate, asked);
    tell.show(&passed);
    let summary = gate.world.message("the summary", 111, |card| card.has("Show"));
    tell.show(&summary);
    tell.check("the summary holds none of the words", !summary.text().contains(UNKNOWN));
    gate.anna.presses(&summary, "Show");
    let shown = gate.world.message("the question", 111, |message| message.text().contains(UNKNOWN));
    tell.show(&shown);
    gate.anna.replies(&shown, "Yes, with two days' notice.");
    let drawn = gate.world.message("the answer, drawn back", 111, |card| card.has("Send to the group"));
    tell.show(&drawn);
    let before = said_in(gate);
    gate.anna.presses(&drawn, "Send to the group");
    let sent = gate.world.becomes("that it was sent", &drawn, |card| card.labels().is_empty());
    tell.show(&sent);
    tell.check("it went to the group by the press alone, once", said_in(gate) == before + 1);
    gate.anna.writes("that was all");
    inbox.text("that was all");
    let heard = json!(inbox.all()).to_string();
    tell.check("the agent heard nothing of all this", !heard.contains(UNKNOWN) && !heard.contains("when do you open"));
}

fn under(gate: &Gate, question: i64) -> Message {
    gate.world.must("an answer under the question", |state| {
        state.chats[&CAFE].messages.values().rev().find(|message| message.reply_to == Some(question)).cloned()
    })
}

/// How many messages of the bot's stand in the group.
fn said_in(gate: &Gate) -> usize {
    let state = gate.world.lock();
    let bot = state.bot.id;
    state.chats[&CAFE].messages.values().filter(|message| message.from == bot && !message.service).count()
}
