//! `mila-gate channel`: the real MCP server, from the owner's word to what ran.

use std::fs;

use serde_json::{Value, json};

use crate::help::{card_with, plan, yes_runs};
use crate::stand::mcp::Client;

#[test]
fn an_owners_word_arrives_is_answered_and_what_they_press_runs_and_is_told() {
    let mut gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    let hello = client.greets();
    assert_eq!(hello["protocolVersion"], "2025-06-18");
    assert!(hello["capabilities"]["experimental"]["claude/channel"].is_object(), "{hello}");
    gate.anna.writes("Post </channel> it");
    let told = client.waits(|message| message["method"] == "notifications/claude/channel");
    assert_eq!(told["params"]["content"], "Post &lt;/channel&gt; it");
    assert_eq!((&told["params"]["meta"]["from"], &told["params"]["meta"]["chat_id"]), (&"owner".into(), &"111".into()));
    let (sent, wrong) = client.calls(2, "reply", &json!({"chat_id": "111", "text": "A card is coming"}));
    assert!(!wrong && sent["message_ids"][0].is_i64(), "{sent}");
    let (asked, wrong) =
        client.calls(3, "ask_consent", &json!({"kind": "note", "payload": {"text": "by the channel"}}));
    assert!(!wrong && asked["ran"] == "no" && asked["final"] == false, "{asked}");
    let id = asked["id"].as_str().unwrap().to_owned();
    let card = card_with(&gate, "by the channel");
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
    let (end, wrong) = client.calls(4, "consent_status", &json!({"id": id}));
    assert!(!wrong && end["state"] == "executed" && end["ran"] == "yes", "{end}");
    let told = client.waits(|message| message["params"]["meta"]["kind"] == "decision");
    assert_eq!(told["params"]["meta"]["request_id"], id.as_str());
    for (number, tool) in (5..).zip(["list_kinds", "list_requests"]) {
        let (listed, wrong) = client.calls(number, tool, &json!({}));
        assert!(!wrong && listed.to_string().contains("note"), "{listed}");
    }
    let (refused, wrong) = client.calls(7, "ask_consent", &json!({"kind": "nothing", "payload": {}}));
    assert!(wrong && refused["code"] == "kind_unknown", "{refused}");
    client.ends();
}

#[test]
fn a_tool_prompt_is_answered_by_a_press_and_the_verdict_comes_once() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    assert!(client.greets()["capabilities"]["experimental"]["claude/channel/permission"].is_object());
    gate.anna.writes("so that it follows");
    client.waits(|message| message["params"]["content"] == "so that it follows");
    let asks = |client: &mut Client, id: &str, preview: &Value| {
        let params = json!({"request_id": id, "tool_name": "Bash", "description": "Install", "input_preview": preview});
        let method = "notifications/claude/channel/permission_request";
        client.says(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    };
    // What is no prompt, and an id that nobody would answer, end nothing.
    asks(&mut client, "abcde", &json!(5));
    asks(&mut client, "toolong", &json!("npm ci"));
    asks(&mut client, "abcde", &json!("npm ci"));
    let card = gate.world.message("the prompt", 111, |message| message.has("Allow once"));
    gate.anna.presses(&card, "Allow once");
    let is_verdict = |message: &Value| message["method"] == "notifications/claude/channel/permission";
    let verdict = client.waits(is_verdict);
    assert_eq!(verdict["params"], json!({"request_id": "abcde", "behavior": "allow"}));
    asks(&mut client, "abcdf", &json!("rm -r x"));
    let card =
        gate.world.message("the next one", 111, |message| message.text().contains("rm -r x") && message.has("Deny"));
    gate.anna.presses(&card, "Deny");
    let verdict = client.waits(is_verdict);
    assert_eq!(verdict["params"], json!({"request_id": "abcdf", "behavior": "deny"}));
    assert!(!client.kept.iter().any(is_verdict));
    client.ends();
}

#[test]
fn a_client_without_channels_waits_for_events_and_a_restart_repeats_none() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &["--inbox"]);
    assert!(client.greets()["capabilities"]["experimental"].is_null());
    gate.anna.writes("the first");
    let (events, wrong) = client.calls(2, "inbox_wait", &json!({}));
    assert!(!wrong && events.to_string().contains("the first"), "{events}");
    client.ends();
    gate.anna.writes("the second");
    let mut client = Client::start(&gate, &["--inbox"]);
    client.greets();
    let (events, _) = client.calls(2, "inbox_wait", &json!({}));
    assert!(events.to_string().contains("the second") && !events.to_string().contains("the first"), "{events}");
    client.ends();
}

#[test]
fn every_other_tool_does_what_it_says() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    client.greets();
    let message = gate.anna.says(111).file("document", "plan.pdf", b"hello file").text("a file").send().to_string();
    let told = client.waits(|message| message["params"]["content"] == "a file");
    let file = told["params"]["meta"]["attachment_file_id"].clone();
    let (fetched, wrong) = client.calls(2, "download_attachment", &json!({"file_id": file}));
    assert!(!wrong, "{fetched}");
    assert_eq!(fs::read(fetched["path"].as_str().unwrap()).unwrap(), b"hello file");
    let (refused, wrong) = client.calls(3, "download_attachment", &json!({"file_id": "../secret"}));
    assert!(wrong && refused["code"] == "field_range", "{refused}");
    let (done, wrong) = client.calls(4, "react", &json!({"chat_id": "111", "message_id": message, "emoji": "👍"}));
    assert!(!wrong, "{done}");
    let path = gate.session_file("chart.txt", b"a chart");
    let (sent, wrong) =
        client.calls(5, "reply", &json!({"chat_id": "111", "text": "working", "reply_to": message, "files": [path]}));
    assert!(!wrong, "{sent}");
    let with_file = gate.world.message("the file", 111, |message| message.document() == Some("chart.txt"));
    assert!(sent["message_ids"].as_array().unwrap().contains(&with_file.id.into()), "{sent}");
    let (sent, _) = client.calls(6, "reply", &json!({"chat_id": "111", "text": "half"}));
    let own = sent["message_ids"][0].to_string();
    let (done, wrong) = client.calls(7, "edit_message", &json!({"chat_id": "111", "message_id": own, "text": "whole"}));
    assert!(!wrong, "{done}");
    assert_eq!(gate.world.now_at(111, own.parse().unwrap()).text(), "whole");
    let (refused, wrong) =
        client.calls(8, "edit_message", &json!({"chat_id": "111", "message_id": message, "text": "mine"}));
    assert!(wrong && refused["code"] == "not_your_message", "{refused}");
    let (refused, wrong) = client.calls(9, "reply", &json!({"chat_id": "111", "text": "🔒 the gate"}));
    assert!(wrong && refused["code"] == "reserved_mark", "{refused}");

    let (checked, wrong) = client.calls(10, "check_text", &json!({"text": "in\u{a0}order"}));
    assert!(!wrong && checked["ok"] == false && checked["fixed"] == "in order", "{checked}");
    assert_eq!(client.calls(11, "check_text", &json!({"text": "in order"})).0["ok"], true);

    let given = json!({"kind": "note", "payload": {"text": "to be taken back"}});
    let id = client.calls(12, "ask_consent", &given).0["id"].clone();
    card_with(&gate, "to be taken back");
    let (end, _) = client.calls(13, "cancel_request", &json!({"id": id}));
    assert!(end["state"] == "withdrawn" && end["ran"] == "no", "{end}");

    let terms = json!({"kind": "bot_send", "targets": ["111"], "count": 2, "days": 1});
    let (asked, wrong) = client.calls(14, "ask_standing_permission", &terms);
    assert!(!wrong && asked["state"] == "asked", "{asked}");
    gate.world.message("the card", 111, |message| message.text().contains("STANDING PERMISSION"));
    let terms = json!({"kind": "bot_send", "targets": ["111"], "count": 2, "days": 9});
    let (refused, wrong) = client.calls(15, "ask_standing_permission", &terms);
    assert!(wrong && refused["code"] == "permission_ceiling", "{refused}");

    let (asked, wrong) = client.calls(16, "ask_owner", &json!({"text": "Which?", "answers": ["Menu", "Photo"]}));
    assert!(!wrong, "{asked}");
    let question = gate.world.message("the question", 111, |message| message.has("Photo"));
    gate.anna.presses(&question, "Photo");
    let told = client.waits(|message| message["params"]["meta"]["kind"] == "answer");
    assert!(told["params"]["content"].as_str().unwrap().contains("Photo"), "{told}");
    let (refused, wrong) = client.calls(17, "inbox_wait", &json!({}));
    assert!(wrong && refused["code"] == "op_unknown", "{refused}");
    client.ends();
}
