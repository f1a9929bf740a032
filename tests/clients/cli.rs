//! The real Claude CLI.

use serde_json::Value;

use crate::help::{Folder, root, unused_uids};
use crate::model::{ANSWER, Asked, Model};
use crate::setup::{CLAUDE_KEY, GUEST, GUEST_KEY, Keeper, QUESTION, SESSION, cli};

/// The questions that reached the stand-in.
fn questions(model: &Model) -> Vec<Asked> {
    model.asked().into_iter().filter(|asked| asked.line().starts_with("POST ")).collect()
}

#[test]
fn the_cli_asks_with_head_first_and_then_streams_more_than_a_guest_may_have() {
    if !root("the CLI as a user of its own") {
        return;
    }
    let (model, folder, uid) = (Model::start(), Folder::new(), unused_uids(1)[0]);
    let home = folder.folder("home", uid, 0o700);
    let Some(output) = cli(&folder, uid, &home, &format!("{}/guest", model.url())) else { return };
    // The stand-in knows no /guest: this is only about what the CLI asks for.
    assert!(!output.status.success());
    let asked = model.asked();
    assert_eq!(asked[0].line(), "HEAD /guest");
    assert_eq!(asked[0].header("connection"), ["keep-alive"]);
    let question = &questions(&model)[0];
    assert_eq!(question.line(), "POST /guest/v1/messages?beta=true");
    assert_eq!(question.header("x-api-key"), ["sk-ant-nothing-of-ours"]);
    assert_eq!(question.header("anthropic-beta").len(), 1);
    let body = question.json();
    assert_eq!(body["stream"], true);
    assert!(body["max_tokens"].as_u64().unwrap() > 1024 && body["thinking"].is_object(), "{body}");
    assert!(body["messages"].to_string().contains("what do you say?"), "{body}");
}

#[test]
fn the_cli_is_answered_as_the_guest_and_only_the_rebuilt_question_goes_upstream() {
    if !root("the CLI as the guest") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let Some(output) = keeper.cli(keeper.uids[GUEST], "/guest") else { return };
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), ANSWER, "{output:?}");
    assert!(output.status.success());
    let asked = model.asked();
    assert_eq!(asked.len(), 1, "the CLI's HEAD ends at the keeper: {asked:?}");
    let question = &asked[0];
    assert_eq!(question.line(), "POST /v1/messages");
    assert_eq!(question.header("x-api-key"), [GUEST_KEY]);
    for none in ["authorization", "anthropic-beta", "x-app", "x-stainless-lang", "cookie"] {
        assert!(question.header(none).is_empty(), "{}", question.head);
    }
    assert_eq!(question.header("user-agent"), ["mila-gate"]);
    assert!(!question.head.contains("nothing-of-ours"), "{}", question.head);
    let body = question.json();
    let fields: Vec<&str> = body.as_object().unwrap().keys().map(String::as_str).collect();
    for field in &fields {
        let known = ["model", "max_tokens", "system", "messages", "stream", "stop_sequences"];
        assert!(known.contains(field), "{fields:?}");
    }
    assert!(body["model"].as_str().unwrap().starts_with("claude-haiku-4-5"), "{body}");
    assert!(body["max_tokens"].as_u64().unwrap() <= 1024, "{body}");
    let said = &body["messages"].as_array().unwrap().last().unwrap()["content"];
    let texts = said.as_array().into_iter().flatten().map(|block| &block["text"]);
    assert!(texts.chain([said]).filter_map(Value::as_str).any(|text| text.contains(QUESTION)), "{said}");
}

#[test]
fn the_cli_is_refused_at_guest_as_every_other_user() {
    if !root("the CLI as users of every kind") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let others = keeper.uids.iter().enumerate().filter(|(at, _)| *at != GUEST).map(|(_, uid)| *uid);
    for uid in others.chain([0]) {
        let Some(output) = keeper.cli(uid, "/guest") else { return };
        assert!(!output.status.success(), "{uid}: {output:?}");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains("403") && !said.contains(ANSWER), "{uid}: {output:?}");
    }
    assert!(model.asked().is_empty(), "nothing reached the upstream: {:?}", model.asked());
}

#[test]
fn the_cli_is_answered_as_the_session_at_claude_where_that_is_on_alone() {
    if !root("the CLI as the session") {
        return;
    }
    for on in [true, false] {
        let model = Model::start();
        let keeper = Keeper::start(&model, on);
        let Some(output) = keeper.cli(keeper.uids[SESSION], "/claude") else { return };
        assert_eq!(output.status.success(), on, "{output:?}");
        if !on {
            assert!(model.asked().is_empty(), "{:?}", model.asked());
            continue;
        }
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), ANSWER);
        let asked = model.asked();
        assert_eq!(asked.len(), 1, "{asked:?}");
        assert_eq!(asked[0].line(), "POST /v1/messages?beta=true");
        assert_eq!(asked[0].header("x-api-key"), [CLAUDE_KEY]);
        assert!(!asked[0].head.contains("nothing-of-ours"), "{}", asked[0].head);
        let guest = keeper.cli(keeper.uids[GUEST], "/claude").unwrap();
        assert!(!guest.status.success() && model.asked().len() == 1, "the guest has no part in it: {guest:?}");
    }
}
