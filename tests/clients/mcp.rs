//! The gate's MCP server in the hands of the public client libraries, with the real daemons behind it: each lists the tools and
//! calls every one of them, while the owner presses on the phone of the stand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::bridge::{Bridge, Library};
use crate::stand::gate::Gate;
use crate::stand::plan::Plan;
use crate::stand::world::Message;

pub(crate) fn gate() -> Gate {
    Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand"))).start()
}

/// The card in Anna's chat that holds this text.
pub(crate) fn card_with(gate: &Gate, text: &str) -> Message {
    gate.world.message("a card with buttons", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == text)
    })
}

/// The value of a key in a tag.
fn value<'a>(tag: &'a str, key: &str) -> &'a str {
    let (_, rest) = tag.split_once(&format!(" {key}=\"")).unwrap_or_else(|| panic!("no {key} in {tag}"));
    rest.split_once('"').unwrap().0
}

fn lists(client: &mut Bridge) -> BTreeSet<String> {
    let tools = client.lists();
    let names: BTreeSet<String> = tools.iter().map(|tool| tool["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names.len(), tools.len(), "{names:?}");
    let kinds = tools.iter().find(|tool| tool["name"] == "ask_consent").unwrap();
    let kinds = kinds["inputSchema"]["properties"]["kind"]["enum"].as_array().unwrap();
    assert!(kinds.contains(&"note".into()), "{kinds:?}");
    names
}

/// Every tool there is, as an agent without channels uses them.
fn calls_every_tool(library: Library) {
    let mut gate = gate();
    let Some(mut client) = Bridge::start(library, &gate, &["--inbox"]) else { return };
    let names = lists(&mut client);
    gate.anna.says(111).file("document", "plan.pdf", b"hello file").text("a file").send();
    let (tag, wrong) = client.calls("inbox_wait", &json!({"wait_s": 50}));
    let tag = tag.as_str().unwrap();
    assert!(!wrong && tag.contains("a file"), "{tag}");
    let (chat, message, file) = (value(tag, "chat_id"), value(tag, "message_id"), value(tag, "attachment_file_id"));

    let (fetched, wrong) = client.calls("download_attachment", &json!({"file_id": file}));
    assert!(!wrong, "{fetched}");
    assert_eq!(fs::read(fetched["path"].as_str().unwrap()).unwrap(), b"hello file");
    let (done, wrong) = client.calls("react", &json!({"chat_id": chat, "message_id": message, "emoji": "👍"}));
    assert!(!wrong, "{done}");
    let picture = gate.session_file("chart.txt", b"a chart");
    let reply =
        json!({"chat_id": chat, "text": "*half*", "reply_to": message, "files": [picture], "format": "markdownv2"});
    let (sent, wrong) = client.calls("reply", &reply);
    assert!(!wrong, "{sent}");
    let half = gate.world.message("the reply", 111, |message| message.text() == "half");
    let own = half.id.to_string();
    let (done, wrong) = client.calls("edit_message", &json!({"chat_id": chat, "message_id": own, "text": "whole"}));
    assert!(!wrong, "{done}");
    assert_eq!(gate.world.now_at(111, half.id).text(), "whole");

    let (kinds, wrong) = client.calls("list_kinds", &json!({}));
    assert!(!wrong && kinds.to_string().contains("note"), "{kinds}");
    let (checked, wrong) = client.calls("check_text", &json!({"text": "in\u{a0}order"}));
    assert!(!wrong && checked["fixed"] == "in order", "{checked}");
    let (asked, wrong) =
        client.calls("ask_consent", &json!({"kind": "note", "payload": {"text": "in order"}, "urgent": false}));
    assert!(!wrong && asked["ran"] == "no", "{asked}");
    let id = asked["id"].as_str().unwrap().to_owned();
    let card = card_with(&gate, "in order");
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, write");
    // The answer to a wait may come before the end: asked once more, as its `next` says.
    let end = (0..3)
        .map(|_| client.calls("consent_status", &json!({"id": id, "wait_s": 50})))
        .find(|(end, _)| end["final"] == true);
    let (end, wrong) = end.unwrap();
    assert!(!wrong && end["state"] == "executed" && end["ran"] == "yes", "{end}");
    assert_eq!(gate.written(), [format!("{id}.txt")]);
    let (listed, wrong) = client.calls("list_requests", &json!({}));
    assert!(!wrong && listed.to_string().contains(&id), "{listed}");
    let (asked, _) = client.calls("ask_consent", &json!({"kind": "note", "payload": {"text": "taken back"}}));
    let (end, wrong) = client.calls("cancel_request", &json!({"id": asked["id"]}));
    assert!(!wrong && end["state"] == "withdrawn", "{end}");
    let terms = json!({"kind": "bot_send", "targets": ["111"], "count": 2, "days": 1});
    let (asked, wrong) = client.calls("ask_standing_permission", &terms);
    assert!(!wrong && asked["state"] == "asked", "{asked}");
    let (asked, wrong) = client.calls("ask_owner", &json!({"text": "Which?", "answers": ["Menu", "Photo"]}));
    assert!(!wrong, "{asked}");
    let question = gate.world.message("the question", 111, |message| message.has("Photo"));
    gate.anna.presses(&question, "Photo");
    let mut heard = String::new();
    while !(heard.contains(&id) && heard.contains("Photo")) {
        let (tags, wrong) = client.calls("inbox_wait", &json!({"wait_s": 50}));
        let tags = tags.as_str().unwrap();
        assert!(!wrong && !tags.is_empty(), "{heard}");
        heard.push_str(tags);
    }
    let called: BTreeSet<String> = client.called.iter().cloned().collect();
    assert_eq!(called, names);
    client.ends();
}

#[test]
fn the_python_library_finds_the_schemas_valid_and_calls_every_tool() {
    calls_every_tool(Library::Python);
}

#[test]
fn the_typescript_library_calls_every_tool() {
    calls_every_tool(Library::TypeScript);
}

#[test]
fn the_libraries_take_events_that_they_do_not_know_and_go_on() {
    let gate = gate();
    for (library, words) in [(Library::TypeScript, "to one"), (Library::PythonInitialize, "to another")] {
        let Some(mut client) = Bridge::start(library, &gate, &[]) else { continue };
        assert_eq!(lists(&mut client).len(), 12);
        gate.anna.writes(words);
        if library == Library::TypeScript {
            let told = client.waits("event");
            assert_eq!(told["event"]["method"], "notifications/claude/channel");
            assert_eq!(told["event"]["params"]["content"], words);
        }
        let (refused, wrong) = client.calls("ask_consent", &json!({"kind": "note", "payload": {"text": Value::Null}}));
        assert!(wrong && refused["ran"] == "no", "{refused}");
        let (sent, wrong) = client.calls("reply", &json!({"chat_id": "111", "text": "I am here"}));
        assert!(!wrong, "{sent}");
        client.ends();
    }
}
