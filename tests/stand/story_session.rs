//! A chapter of the story: an agent over MCP, from the owner's message to what ran, and a tool prompt on the phone.

use std::io::Write;

use serde_json::{Value, json};

use super::gate::Gate;
use super::mcp::{Client, EVENT};
use super::story::Teller;

const PROMPT: &str = "notifications/claude/channel/permission_request";
const VERDICT: &str = "notifications/claude/channel/permission";
const TEXT: &str = "We open at nine on Saturday.";

/// Plays it.
pub fn play<W: Write>(gate: &mut Gate, tell: &mut Teller<W>) {
    tell.chapter("A client of MCP starts mila-gate channel. What Anna writes reaches it, and it answers by its tools.");
    let mut agent = Client::start(gate, &[]);
    let hello = agent.greets();
    let able = &hello["capabilities"]["experimental"];
    tell.line(&format!("   initialize: {}, {able}", hello["serverInfo"]));
    tell.check("it says that it is a channel", able["claude/channel"].is_object());
    gate.anna.writes("Please put the Saturday hours on the board");
    let told = agent.waits(|message| message["method"] == EVENT && message["params"]["meta"]["from"] == "owner");
    tell.line(&format!("   The agent is told: {}", told["params"]));
    let chat = told["params"]["meta"]["chat_id"].clone();
    let (sent, wrong) = call(tell, &mut agent, 2, "reply", json!({"chat_id": chat, "text": "A card is coming."}));
    tell.check("the reply went out", !wrong && sent["message_ids"][0].is_i64());
    let reply = gate.world.message("the reply", gate.anna.id, |message| message.text() == "A card is coming.");
    tell.show(&reply);

    let given = json!({"kind": "note", "payload": {"text": TEXT}});
    let (asked, wrong) = call(tell, &mut agent, 3, "ask_consent", given);
    tell.check("asked, and nothing ran", !wrong && asked["state"] == "asked" && asked["ran"] == "no");
    let card = gate.world.message("the card", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == TEXT)
    });
    tell.show(&card);
    gate.pressable(&card);
    let toast = gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
    tell.line(&format!("   Anna reads: {toast}"));
    let told = agent.waits(|message| message["params"]["meta"]["request_id"] == asked["id"]);
    tell.line(&format!("   The agent is told: {}", told["params"]));
    let (end, _) = call(tell, &mut agent, 4, "consent_status", json!({"id": asked["id"]}));
    tell.check("executed, ran yes, final", end["state"] == "executed" && end["ran"] == "yes" && end["final"] == true);

    tell.chapter("The agent's own program asks whether it may use a tool. The question comes to the phone, marked 🔧.");
    let params = json!({
        "request_id": "bcdfg", "tool_name": "Bash", "description": "Count the lines of the notes", "input_preview": "wc -l notes.txt",
    });
    tell.line(&format!("   The client says: {params}"));
    agent.says(&json!({"jsonrpc": "2.0", "method": PROMPT, "params": params}));
    let prompt = gate.world.message("the prompt", gate.anna.id, |message| message.has("Allow once"));
    tell.show(&prompt);
    tell.check("it is a preview, and says so first", prompt.text().starts_with("🔧 PREVIEW"));
    gate.anna.presses(&prompt, "Allow once");
    let verdict = agent.waits(|message| message["method"] == VERDICT);
    tell.line(&format!("   The client is told: {}", verdict["params"]));
    tell.check(
        "her press is its answer, for this one prompt",
        verdict["params"] == json!({"request_id": "bcdfg", "behavior": "allow"}),
    );
    let over = gate.world.becomes("that it was answered", &prompt, |message| message.labels().is_empty());
    tell.show(&over);
    agent.ends();
}

fn call<W: Write>(tell: &mut Teller<W>, agent: &mut Client, id: u32, tool: &str, given: Value) -> (Value, bool) {
    tell.line(&format!("   The agent calls {tool} {given}"));
    let (answer, wrong) = agent.calls(id, tool, &given);
    tell.line(&format!("   and reads: {answer}"));
    (answer, wrong)
}
