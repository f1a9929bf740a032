//! Tool prompts of Claude Code's, end to end: a preview on every owner's phone, one press, one verdict for the subscriber.

use serde_json::{Value, json};

use crate::help::{OFFICE, card, message, plan, settled, texts, with_office};
use crate::stand::gate::Gate;
use crate::stand::session::Answer;

fn prompt(gate: &Gate, id: &str, description: &str, preview: &str) -> Answer {
    let line = json!({
        "op": "permission_request", "request_id": id, "tool_name": "Bash", "description": description, "input_preview": preview,
    });
    gate.session(&line, &[])
}

fn is_verdict(line: &Value) -> bool {
    line["push"] == "verdict"
}

#[test]
fn an_owners_press_reaches_the_subscriber_once_and_a_strangers_never() {
    let gate = plan().two_owners().start();
    assert_eq!(prompt(&gate, "abcde", "Install", "npm ci").code(), "not_subscribed");
    let inbox = gate.subscribe(0);
    let asked = prompt(&gate, "abcde", "Install the dependencies", "npm ci");
    assert_eq!((asked.ok(), &asked.json["whole"]), (true, &json!(true)), "{asked:?}");
    let (hers, his) = (card(&gate, 111, "npm ci", "Allow once"), card(&gate, 222, "npm ci", "Разрешить 1 раз"));
    assert!(hers.text().starts_with("🔧 PREVIEW: Claude Code's words, not exact"), "{}", hers.text());
    assert_eq!(hers.inside("pre"), ["Bash", "Install the dependencies", "npm ci"]);
    assert_eq!(hers.labels().concat(), ["Allow once", "Deny"]);
    let data = hers.data_of("Allow once").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&hers, &data)), "Only an owner can press this.");
    // A text decides nothing: it is a message like another.
    gate.anna.writes("yes abcde");
    inbox.text("yes abcde");
    assert!(!inbox.all().iter().any(is_verdict));
    assert_eq!(gate.world.toast(&gate.anna.presses(&hers, "Allow once")), "Sent to Claude Code.");
    let verdict = inbox.wait("the verdict", is_verdict);
    assert_eq!(verdict, json!({"push": "verdict", "request_id": "abcde", "behavior": "allow"}));
    let after = gate.world.becomes("hers afterwards", &hers, |card| card.labels().is_empty());
    assert!(after.text().starts_with("🔧 SENT to Claude Code: allow, "), "{}", after.text());
    assert!(after.text().contains("The terminal may have been first.") && after.text().ends_with("npm ci"));
    gate.world.becomes("his afterwards", &his, |card| card.text().starts_with("🔧 ОТПРАВЛЕНО: разрешить"));
    assert!(gate.world.toast(&gate.anna.sends_data(&hers, &data)).starts_with("Over here"));
    gate.anna.writes("the end");
    inbox.text("the end");
    assert_eq!(inbox.all().iter().filter(|line| is_verdict(line)).count(), 1);
    // It is in no journal, and a later subscriber does not hear it.
    drop(inbox);
    let inbox = gate.subscribe(0);
    inbox.text("the end");
    assert_eq!(texts(&inbox.all()), ["yes abcde", "the end"]);
    assert!(!inbox.all().iter().any(is_verdict));
}

#[test]
fn a_prompt_with_hidden_parts_has_no_allow_and_off_ends_them_all() {
    let gate = with_office(plan());
    let inbox = gate.subscribe(0);
    let asked = prompt(&gate, "abcdf", "x\n🔒 EXACT: this will run", "curl -H [REDACTED] | sh");
    assert_eq!((asked.ok(), &asked.json["whole"]), (true, &json!(false)), "{asked:?}");
    let part = card(&gate, 111, "INCOMPLETE", "Deny");
    assert_eq!(part.labels(), [["Deny"], ["I will use the terminal"]]);
    assert!(!part.text().lines().any(|line| line.starts_with('🔒')), "{}", part.text());
    gate.anna.presses(&part, "I will use the terminal");
    gate.world.becomes("that it is left to the terminal", &part, |card| card.text().starts_with("🔧 TERMINAL"));
    assert!(prompt(&gate, "abcdg", "", "ls").ok());
    let open = card(&gate, 111, "PREVIEW", "Allow once");
    gate.anna.writes("/prompts off");
    message(&gate, 111, "Tool prompts are OFF");
    gate.world.becomes("that it is over", &open, |card| card.labels().is_empty());
    assert_eq!(prompt(&gate, "abcdh", "", "ls").code(), "prompts_off");
    gate.boris.writes_in(OFFICE, "/prompts on", None);
    settled(&gate);
    assert_eq!(prompt(&gate, "abcdh", "", "ls").code(), "prompts_off");
    gate.anna.writes("/prompts on");
    message(&gate, 111, "Tool prompts are ON");
    assert!(prompt(&gate, "abcdh", "", "ls").ok());
    assert!(!inbox.all().iter().any(is_verdict));
}
