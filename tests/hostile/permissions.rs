//! Standing permissions in the hands of bad luck: a Stop on an old receipt, a proxy that dies with a receipt untold, terms from
//! before a change of the configuration.

use std::fs;

use serde_json::{Value, json};

use crate::common::dies;
use crate::help::plan;
use crate::stand::faults::Fault;
use crate::stand::gate::{Gate, Said};
use crate::stand::plan::{Plan, probe_kind};
use crate::stand::world::{Call, Message};

/// The kind `post`: two places, a price, and any end that is asked for.
fn gate_of(plan: Plan) -> Gate {
    let gate = plan.start();
    let mut kind = probe_kind(&gate.notes());
    kind["id"] = "post".into();
    kind["mandate_ok"] = true.into();
    kind["fields"]["price"] = json!({"type": "money"});
    kind["order"] = json!(["how", "to", "price", "text"]);
    kind["cost"] = json!({"field": "price"});
    gate.put_kind(&kind);
    gate
}

fn post(gate: &Gate, how: &str, place: &str, text: &str) -> Said {
    let (how, to, text) = (format!("how={how}"), format!("to:=[\"{place}\"]"), format!("text={text}"));
    gate.ask(&["post", "--field", &how, "--field", &to, "--field", "price:=1", "--field", &text])
}

fn asks(gate: &Gate, to: &[&str], count: u32, days: u32) -> Said {
    let (count, days) = (count.to_string(), days.to_string());
    let mut args = vec!["permission", "ask", "post", "--count", &count, "--cents", "100", "--days", &days];
    for place in to {
        args.extend(["--target", place]);
    }
    gate.as_session(&args)
}

fn allow(gate: &mut Gate, said: &Said, days: u32) -> Message {
    let label = if days == 1 { "Allow 1 day".to_owned() } else { format!("Allow {days} days") };
    let card = gate.world.message("the card", gate.anna.id, |message| message.has(&label));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, &label));
    gate.ends(said.get("id"));
    card
}

fn opened(gate: &mut Gate, to: &[&str], count: u32, days: u32) -> Message {
    let said = asks(gate, to, count, days);
    let card = allow(gate, &said, days);
    assert_eq!(gate.status_of(said.get("id"), 0)["state"], "executed");
    card
}

fn in_force(gate: &Gate) -> Vec<Value> {
    gate.host(&["permission", "list"]).json.as_array().cloned().unwrap_or_default()
}

fn receipt(gate: &Gate, text: &str) -> Message {
    gate.world.message("a receipt", gate.anna.id, |message| {
        message.text().contains("without asking")
            && message.inside("pre").iter().any(|inside| inside == text)
            && message.has("Stop permission")
    })
}

fn has_step(gate: &Gate, id: &str, step: &str) -> bool {
    gate.steps_of(id).iter().any(|own| own == step)
}

#[test]
fn stop_on_a_receipt_from_before_a_wider_permission_stops_the_wider_one() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 5, 2);
    let first = post(&gate, "yes", "here", "under the narrow one");
    assert_eq!(gate.ends(first.get("id"))["state"], "executed");
    let told = receipt(&gate, "under the narrow one");
    let wide = opened(&mut gate, &["here", "there"], 5, 2);
    assert_eq!(in_force(&gate).len(), 1);
    // What she is told has to be true: from now on each one asks.
    assert_eq!(
        gate.world.toast(&gate.anna.presses(&told, "Stop permission")),
        "Stopped. From now on each one asks you."
    );
    assert_eq!(in_force(&gate), Vec::<Value>::new());
    gate.world.becomes("the end on its card", &wide, |message| message.text().contains("STOPPED"));
    let next = post(&gate, "yes", "here", "after the stop");
    assert!(!has_step(&gate, next.get("id"), "mandate_use"));
}

#[test]
fn a_receipt_that_nobody_took_is_owed_by_the_next_process_too_however_long_it_was_down() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 5, 2);
    let receipts = |call: &Call| call.params.text("text").is_some_and(|text| text.contains("without asking"));
    gate.world.on("sendMessage").when(receipts).always().fault(Fault::html());
    let first = post(&gate, "yes", "here", "nobody was told");
    assert_eq!(gate.ends(first.get("id"))["state"], "executed");
    gate.advance(3 * 3600);
    dies(&gate, "consent");
    let second = post(&gate, "yes", "here", "the next one");
    assert!(!has_step(&gate, second.get("id"), "mandate_use"), "{:?}", gate.steps_of(second.get("id")));
    gate.world.heal();
    gate.advance(60);
    gate.world.message("the first receipt", gate.anna.id, |message| {
        message.text().contains("DONE without asking") && message.text().contains("here")
    });
}

#[test]
fn stop_reaches_what_was_covered_and_has_not_begun() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 5, 2);
    let card = opened(&mut gate, &["there"], 5, 2);
    let hangs = post(&gate, "hang", "here", "holds the runner");
    gate.log.wait("that it runs", 0, |line| line.contains("runner.") && line.contains(hangs.get("id")));
    let waits = post(&gate, "yes", "there", "waits for the runner");
    gate.log.wait("that it is covered", 0, |line| line.contains("consent.covered") && line.contains(waits.get("id")));
    let open = gate.world.becomes("its button", &card, |message| message.has("Stop permission"));
    gate.world.toast(&gate.anna.presses(&open, "Stop permission"));
    let end = gate.ends(waits.get("id"));
    assert_eq!((&end["state"], &end["ran"]), (&json!("denied"), &json!("no")), "{end}");
    assert_eq!(end["code"], "permission_stopped", "{end}");
    assert_eq!(gate.steps_of(waits.get("id")), ["asked", "denied"], "nothing of its day was taken");
    gate.world.becomes("how many ran", &card, |message| {
        message.text().contains("STOPPED") && message.text().contains("Ran before: 0")
    });
    assert!(!gate.written().contains(&format!("{}.txt", waits.get("id"))));
}

#[test]
fn terms_from_before_a_lowered_ceiling_are_not_opened_when_their_card_comes_again() {
    let mut gate = gate_of(plan());
    let said = asks(&gate, &["here"], 5, 7);
    let card = gate.world.message("the card", gate.anna.id, |message| message.has("Allow 7 days"));
    gate.down();
    let config = gate.config();
    let mut lowered: Value = serde_json::from_slice(&fs::read(&config).unwrap()).unwrap();
    lowered["consent"]["max_days"] = 1.into();
    fs::write(&config, lowered.to_string()).unwrap();
    gate.up();
    gate.wait_ready();
    assert_eq!(gate.status_of(said.get("id"), 0)["state"], "expired");
    let over = gate.world.becomes("the end", &card, |message| message.has("Show again"));
    gate.anna.presses(&over, "Show again");
    let again = gate.world.must("the card again", |state| {
        let mut all = state.chats[&111].messages.values();
        all.rfind(|message| message.id > card.id && message.has("Allow 7 days")).cloned()
    });
    gate.pressable(&again);
    gate.world.toast(&gate.anna.presses(&again, "Allow 7 days"));
    gate.world.becomes("its end", &again, |message| message.labels().is_empty());
    assert_eq!(in_force(&gate), Vec::<Value>::new());
}

#[test]
fn a_receipt_of_an_action_without_a_text_shows_all_of_it_too_and_one_from_before_a_restart_makes_no_place_up() {
    let mut gate = gate_of(plan());
    let mut kind = probe_kind(&gate.notes());
    kind["id"] = "mute".into();
    kind["mandate_ok"] = true.into();
    kind["fields"]["text"] = json!({"type": "line", "max": 90});
    gate.put_kind(&kind);
    let said = gate.as_session(&[
        "permission",
        "ask",
        "mute",
        "--count",
        "5",
        "--cents",
        "0",
        "--days",
        "1",
        "--target",
        "here",
        "--target",
        "there",
    ]);
    allow(&mut gate, &said, 1);
    let photo = gate.session_file("photo.bin", b"what it shows nobody knows");
    let photo = photo.display().to_string();
    let said = gate.ask(&[
        "mute",
        "--field",
        "how=part",
        "--field",
        "to=here",
        "--field",
        "to=there",
        "--field",
        "text=a title",
        "--file",
        &photo,
    ]);
    assert_eq!(gate.ends(said.get("id"))["state"], "partial", "{said:?}");
    let told = gate.world.message("the receipt", gate.anna.id, |message| message.has("Show whole"));
    assert!(told.text().contains("yes: here. NO: there."), "{}", told.text());
    gate.anna.presses(&told, "Show whole");
    gate.world.message("all of it", gate.anna.id, |message| {
        message.text().contains("WHOLE: this ran") && message.text().contains("photo.bin")
    });
    dies(&gate, "consent");
    gate.world.message("it once more", gate.anna.id, |message| message.text().contains("yes: ?. NO: ?."));
}
