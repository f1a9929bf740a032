//! Standing permissions: opened by a proved press alone, used inside their terms alone, told of, and stopped.

use std::io::Write;

use mila_gate::base::time::Wall;
use mila_gate::journal::record::Step;
use mila_gate::journal::verify;
use serde_json::{Value, json};

use crate::help::{YES, plan};
use crate::stand::faults::Fault;
use crate::stand::gate::{Gate, Said};
use crate::stand::people::How;
use crate::stand::plan::{Plan, probe_kind};
use crate::stand::uids::Role;
use crate::stand::world::{Call, Message};

const STOPPED: &str = "Stopped. From now on each one asks you.";

/// A gate with the kind `post`: two places, a price, and any end that is asked for.
fn gate_of(plan: Plan) -> Gate {
    let gate = plan.start();
    gate.put_kind(&post(&gate));
    gate
}

fn post(gate: &Gate) -> Value {
    let mut kind = probe_kind(&gate.notes());
    kind["id"] = "post".into();
    kind["mandate_ok"] = true.into();
    kind["seconds"] = 20.into();
    kind["fields"]["price"] = json!({"type": "money"});
    kind["order"] = json!(["how", "to", "price", "text"]);
    kind["cost"] = json!({"field": "price"});
    kind
}

/// Asks for a post to these places.
fn post_to(gate: &Gate, to: &[&str], cents: u32, text: &str) -> Said {
    post_that(gate, "yes", to, cents, text)
}

fn post_that(gate: &Gate, how: &str, to: &[&str], cents: u32, text: &str) -> Said {
    let mut args = vec!["post".to_owned(), "--field".to_owned(), format!("how={how}")];
    for place in to {
        args.extend(["--field".to_owned(), format!("to={place}")]);
    }
    if to.len() == 1 {
        // One place of a list is still a list.
        args.truncate(3);
        args.extend(["--field".to_owned(), format!("to:=[\"{}\"]", to[0])]);
    }
    args.extend(["--field".to_owned(), format!("price:={cents}"), "--field".to_owned(), format!("text={text}")]);
    gate.ask(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Asks for a permission, as the session's user.
fn asks(gate: &Gate, to: &[&str], count: u32, cents: u32, days: u32) -> Said {
    let (count, cents, days) = (count.to_string(), cents.to_string(), days.to_string());
    let mut args = vec!["permission", "ask", "post", "--count", &count, "--cents", &cents, "--days", &days];
    for place in to {
        args.extend(["--target", place]);
    }
    gate.as_session(&args)
}

fn card_of(gate: &mut Gate, said: &Said) -> Message {
    assert_eq!((said.code, said.get("ran")), (75, "no"), "{said:?}");
    let card = gate.world.message("the card of the permission", gate.anna.id, |message| {
        message.text().starts_with("🔒 STANDING PERMISSION") && !message.labels().is_empty()
    });
    gate.pressable(&card);
    card
}

/// A permission that is in force; its id and its card.
fn opened(gate: &mut Gate, to: &[&str], count: u32, cents: u32, days: u32) -> (String, Message) {
    let said = asks(gate, to, count, cents, days);
    let card = card_of(gate, &said);
    let label = if days == 1 { "Allow 1 day".to_owned() } else { format!("Allow {days} days") };
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, &label)), YES);
    let end = gate.ends(said.get("id"));
    assert_eq!((&end["state"], &end["ran"]), (&"executed".into(), &"yes".into()), "{end}");
    let open = gate.world.becomes("an open permission", &card, |message| message.text().contains("OPEN "));
    assert_eq!(open.labels(), [["Stop permission"]]);
    let all = gate.host(&["permission", "list"]);
    let newest = all.json.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned());
    let lines = gate.steps();
    let mut perm = newest.filter(|id| lines.iter().any(|(step, line)| step == "mandate_open" && line["perm"] == **id));
    (perm.next_back().expect("a permission in force"), open)
}

/// What ran inside a permission, and its receipt.
fn runs(gate: &Gate, said: &Said, text: &str) -> Message {
    let id = said.get("id");
    let end = gate.ends(id);
    assert_eq!((&end["state"], &end["ran"]), (&"executed".into(), &"yes".into()), "{end}");
    assert_eq!(gate.steps_of(id), ["asked", "mandate_use", "used", "executed"]);
    receipt(gate, text)
}

fn receipt(gate: &Gate, text: &str) -> Message {
    gate.world.message("the receipt", gate.anna.id, |message| {
        message.text().contains("without asking") && message.inside("pre").iter().any(|inside| inside == text)
    })
}

/// It is asked for by a card of its own.
fn asks_by_card(gate: &mut Gate, said: &Said, text: &str) {
    assert_eq!(said.code, 75, "{said:?}");
    let card = gate.world.message("a card with buttons", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == text)
    });
    assert!(!gate.steps_of(said.get("id")).contains(&"mandate_use".to_owned()));
    // Out of the way of the next one: three open cards of a kind are all there may be.
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "No"));
    gate.ends(said.get("id"));
}

#[test]
fn inside_an_open_permission_it_runs_without_a_card_and_the_owner_gets_a_receipt_with_stop() {
    let mut gate = gate_of(plan());
    let said = asks(&gate, &["here"], 2, 100, 7);
    let card = card_of(&mut gate, &said);
    for line in [
        "🔒 STANDING PERMISSION: this will run WITHOUT asking",
        "Write a note, only here:",
        "A day: up to 2, up to $1.00",
        "Days: 7, until ",
        "At most in all: notes 14, $7.00",
        "New: today nothing runs without asking.",
    ] {
        assert!(card.text().contains(line), "{line}: {}", card.text());
    }
    gate.world.toast(&gate.anna.presses(&card, "Allow 7 days"));
    gate.ends(said.get("id"));
    assert_eq!(gate.steps_of(said.get("id")), ["asked", "shown", "granted", "mandate_open"]);
    let first = post_to(&gate, &["here"], 40, "the first one");
    let told = runs(&gate, &first, "the first one");
    assert!(told.silent, "a receipt does not ring");
    assert!(told.text().contains("Today: 1 of 2 · $0.40 of $1.00"), "{}", told.text());
    assert!(told.text().contains("Here (here)"), "{}", told.text());
    assert_eq!(gate.written().iter().filter(|name| **name == format!("{}.txt", first.get("id"))).count(), 1);
    // Stop is at once, without proof.
    let told = gate.world.becomes("its buttons", &told, |message| !message.labels().is_empty());
    assert_eq!(told.labels(), [["Stop permission", "Show whole"]]);
    assert_eq!(gate.world.toast(&gate.anna.presses(&told, "Stop permission")), STOPPED);
    gate.world.becomes("the end of it", &told, |message| message.text().contains("STOPPED"));
    gate.world.becomes("the end on its card", &card, |message| message.text().contains("STOPPED"));
    let next = post_to(&gate, &["here"], 40, "after the stop");
    asks_by_card(&mut gate, &next, "after the stop");
    assert_eq!(gate.host(&["permission", "list"]).json, json!([]));
}

#[test]
fn stop_works_on_a_receipt_that_telegram_shows_no_more_of_and_while_it_refuses_everything() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 5, 100, 7);
    let first = post_to(&gate, &["here"], 1, "days ago");
    let told = runs(&gate, &first, "days ago");
    let told = gate.world.becomes("its buttons", &told, |message| !message.labels().is_empty());
    let data = told.data_of("Stop permission").unwrap();
    // Another's press, and another message's, stop nothing.
    gate.mallory.sends_data(&told, &data);
    assert_eq!(gate.host(&["permission", "list"]).json.as_array().map(Vec::len), Some(1));
    for method in ["sendMessage", "editMessageText", "answerCallbackQuery", "editMessageReplyMarkup"] {
        gate.world.on(method).always().fault(Fault::html());
    }
    gate.anna.sends_data_as(&told, &data, How::Inaccessible);
    gate.log.wait("the end of it", 0, |line| line.contains("consent.permission_over"));
    assert_eq!(gate.host(&["permission", "list"]).json, json!([]));
    let next = post_to(&gate, &["here"], 1, "after it");
    assert_eq!(gate.status_of(next.get("id"), 0)["ran"], "no");
    assert!(!gate.steps_of(next.get("id")).contains(&"mandate_use".to_owned()));
}

#[test]
fn outside_its_terms_each_way_the_usual_card_asks() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 2, 100, 2);
    let told = post_to(&gate, &["there"], 1, "another place");
    asks_by_card(&mut gate, &told, "another place");
    let told = post_to(&gate, &["here", "there"], 1, "one place too many");
    asks_by_card(&mut gate, &told, "one place too many");
    let first = post_to(&gate, &["here"], 90, "most of the money");
    runs(&gate, &first, "most of the money");
    gate.advance(90);
    // Three no would close the kind; a yes comes between.
    let told = post_to(&gate, &["here"], 11, "more money than is left");
    assert_eq!(told.code, 75, "{told:?}");
    let card = gate.world.message("a card", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == "more money than is left")
    });
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
    gate.ends(told.get("id"));
    let second = post_to(&gate, &["here"], 10, "the last of the money");
    runs(&gate, &second, "the last of the money");
    let told = post_to(&gate, &["here"], 0, "one too many");
    asks_by_card(&mut gate, &told, "one too many");
    // The next day has its own.
    gate.advance(25 * 3600);
    let next = post_to(&gate, &["here"], 100, "the next day");
    runs(&gate, &next, "the next day");
    // And after its term nothing.
    gate.advance(24 * 3600);
    gate.world.message("the end of its term", gate.anna.id, |message| message.text().contains("ENDED"));
    let told = post_to(&gate, &["here"], 1, "after its term");
    asks_by_card(&mut gate, &told, "after its term");
}

#[test]
fn what_is_above_a_ceiling_or_not_whole_is_refused_and_never_cut_down() {
    let gate = gate_of(plan());
    let refused =
        |said: &Said, code: &str| assert_eq!((said.get("state"), said.get("code")), ("denied", code), "{said:?}");
    refused(&asks(&gate, &["here"], 2, 0, 8), "permission_ceiling");
    refused(&asks(&gate, &["here"], 2, 1001, 7), "permission_ceiling");
    refused(&asks(&gate, &["here"], 101, 0, 7), "permission_ceiling");
    refused(&asks(&gate, &["here"], 0, 0, 7), "permission_terms");
    refused(&asks(&gate, &["here"], 1, 0, 0), "permission_terms");
    refused(&asks(&gate, &[], 1, 0, 1), "permission_terms");
    refused(&asks(&gate, &["nowhere"], 1, 0, 1), "target_unknown");
    refused(&asks(&gate, &["here", "here"], 1, 0, 1), "field_range");
    let note = gate.as_session(&["permission", "ask", "note", "--count", "1", "--cents", "0", "--days", "1"]);
    refused(&note, "permission_kind");
    let whole = json!({"op": "mandate", "kind": "post", "targets": ["here"], "count": 1, "cents": 0, "days": 1});
    for (field, value) in [("count", json!(-1)), ("cents", json!("5")), ("days", json!(null)), ("kind", json!("none"))]
    {
        let mut line = whole.clone();
        line[field] = value;
        let said = gate.speak(Role::Session, "mila-io/consent.sock", format!("{line}\n").as_bytes());
        assert!(said.contains("\"denied\""), "{line}: {said}");
    }
    assert!(!gate.steps().iter().any(|(step, _)| step == "asked"), "no card of any of these");
}

#[test]
fn a_no_to_a_permission_is_remembered_like_any_other_and_opens_nothing() {
    let mut gate = gate_of(plan());
    let said = asks(&gate, &["here"], 2, 100, 7);
    let card = card_of(&mut gate, &said);
    gate.world.toast(&gate.anna.presses(&card, "No"));
    assert_eq!(gate.ends(said.get("id"))["state"], "declined");
    let over = gate.world.becomes("the no", &card, |message| message.text().starts_with("🔒 NO "));
    assert!(over.text().contains("Not opened") && over.labels().is_empty(), "{}", over.text());
    assert_eq!(asks(&gate, &["here"], 2, 100, 7).get("code"), "declined_today");
    let told = post_to(&gate, &["here"], 1, "still asks");
    asks_by_card(&mut gate, &told, "still asks");
}

#[test]
fn a_wider_permission_says_what_grows_and_takes_the_place_of_the_one_in_force() {
    let mut gate = gate_of(plan());
    let (old, _card) = opened(&mut gate, &["here"], 2, 100, 2);
    assert_eq!(asks(&gate, &["here"], 2, 50, 2).get("code"), "permission_exists");
    let first = post_to(&gate, &["here"], 60, "under the old one");
    runs(&gate, &first, "under the old one");
    let said = asks(&gate, &["here", "there"], 3, 200, 2);
    let card = card_of(&mut gate, &said);
    for line in [
        "New place: There (there)",
        "New: 2 → 3 a day",
        "New: $1.00 → $2.00 a day",
        "In place of the permission until ",
    ] {
        assert!(card.text().contains(line), "{line}: {}", card.text());
    }
    gate.world.toast(&gate.anna.presses(&card, "Allow 2 days"));
    gate.ends(said.get("id"));
    let all = gate.host(&["permission", "list"]).json;
    assert_eq!(all.as_array().map(Vec::len), Some(1), "{all}");
    assert_ne!(all[0]["id"], *old);
    // What was used of today stays used.
    assert_eq!((&all[0]["used"], &all[0]["spent"]), (&json!(1), &json!(60)), "{all}");
    let told = post_to(&gate, &["here"], 141, "more than is left of both");
    asks_by_card(&mut gate, &told, "more than is left of both");
}

#[test]
fn what_did_not_run_is_given_back_and_what_nobody_knows_of_is_not() {
    let mut gate = gate_of(plan());
    let (perm, _card) = opened(&mut gate, &["here"], 5, 100, 1);
    let spent = |gate: &Gate| {
        let all = gate.host(&["permission", "list"]).json;
        (all[0]["used"].as_u64().unwrap(), all[0]["spent"].as_u64().unwrap())
    };
    let failed = post_that(&gate, "no", &["here"], 30, "it fails");
    assert_eq!(gate.ends(failed.get("id"))["state"], "failed");
    let told = receipt(&gate, "it fails");
    assert!(!told.silent && told.text().contains("FAILED without asking"), "{}", told.text());
    assert_eq!(spent(&gate), (0, 0));
    let back = gate.steps().into_iter().find(|(step, _)| step == "mandate_back").expect("a line").1;
    assert_eq!((&back["perm"], &back["cents"]), (&json!(perm), &json!(30)));
    let unknown = post_that(&gate, "signal", &["here"], 30, "who knows");
    assert_eq!(gate.ends(unknown.get("id"))["state"], "unknown");
    let told = receipt(&gate, "who knows");
    assert!(!told.silent && told.text().contains("OUTCOME UNKNOWN"), "{}", told.text());
    assert_eq!(spent(&gate), (1, 30));
}

#[test]
fn the_next_use_waits_for_the_receipt_before_it_and_after_ten_minutes_a_card_asks() {
    let mut gate = gate_of(plan());
    opened(&mut gate, &["here"], 5, 100, 1);
    let receipts = |call: &Call| call.params.text("text").is_some_and(|text| text.contains("without asking"));
    gate.world.on("sendMessage").when(receipts).always().fault(Fault::html());
    let first = post_to(&gate, &["here"], 1, "its receipt is lost");
    assert_eq!(gate.ends(first.get("id"))["state"], "executed");
    let second = post_to(&gate, &["here"], 1, "waits for it");
    assert_eq!((second.code, second.get("next")), (75, "wait"), "{second:?}");
    assert_eq!(gate.steps_of(second.get("id")), ["asked"]);
    gate.advance(601);
    asks_by_card(&mut gate, &second, "waits for it");
    // Once it is there the next one runs.
    gate.world.heal();
    gate.advance(400);
    receipt(&gate, "its receipt is lost");
    let third = post_to(&gate, &["here"], 1, "runs again");
    runs(&gate, &third, "runs again");
}

#[test]
fn a_changed_kind_a_removed_owner_a_freeze_and_the_host_each_end_a_permission() {
    let mut gate = gate_of(plan().two_owners());
    let ended = |gate: &Gate, perm: &str, code: &str| {
        let stops = gate.steps().into_iter().filter(|(step, line)| step == "mandate_stop" && line["perm"] == *perm);
        assert_eq!(stops.map(|(_, line)| line["code"].clone()).collect::<Vec<_>>(), [json!(code)]);
        assert_eq!(gate.host(&["permission", "list"]).json, json!([]), "{code}");
    };
    let (perm, _card) = opened(&mut gate, &["here"], 5, 100, 1);
    let mut changed = post(&gate);
    changed["seconds"] = 19.into();
    gate.put_kind(&changed);
    let told = post_to(&gate, &["here"], 1, "under other rules");
    asks_by_card(&mut gate, &told, "under other rules");
    ended(&gate, &perm, "kind_changed");
    let (perm, _card) = opened(&mut gate, &["here"], 5, 100, 1);
    assert_eq!(gate.host(&["permission", "stop", &perm]).code, 0);
    ended(&gate, &perm, "host");
    assert_eq!(gate.host(&["permission", "stop", &perm]).get("code"), "id_unknown");
    let (perm, _card) = opened(&mut gate, &["here"], 4, 100, 1);
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let frozen = gate.world.message("the freeze", gate.anna.id, |message| message.text().contains("FROZEN"));
    assert!(frozen.text().contains("Ended: permissions 1."), "{}", frozen.text());
    ended(&gate, &perm, "frozen");
    assert_eq!(post_to(&gate, &["here"], 1, "while frozen").get("code"), "frozen");
    assert_eq!(gate.host(&["unfreeze"]).code, 0);
    let card = gate.world.message("the card that asks", gate.anna.id, |message| message.has("Yes, unfreeze"));
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, unfreeze");
    gate.world.becomes("the end of it", &card, |message| message.text().contains("UNFROZEN"));
    let (perm, _card) = opened(&mut gate, &["here"], 3, 100, 1);
    let anna = gate.anna.id.to_string();
    assert_eq!(gate.host(&["owner", "remove", &anna]).code, 0);
    let told = post_to(&gate, &["here"], 1, "without its owner");
    assert_eq!(told.code, 75, "{told:?}");
    ended(&gate, &perm, "owner_gone");
}

#[test]
fn a_restart_keeps_a_permission_and_what_was_used_of_it_and_stop_works_on_its_card() {
    let mut gate = gate_of(plan());
    let (perm, card) = opened(&mut gate, &["here"], 2, 100, 1);
    let first = post_to(&gate, &["here"], 60, "before the restart");
    runs(&gate, &first, "before the restart");
    let mark = gate.log.len();
    gate.kill("consent");
    gate.wait_back("consent", mark);
    let all = gate.host(&["permission", "list"]).json;
    assert_eq!((&all[0]["id"], &all[0]["used"], &all[0]["spent"]), (&json!(perm), &json!(1), &json!(60)), "{all}");
    let told = post_to(&gate, &["here"], 41, "more than is left");
    asks_by_card(&mut gate, &told, "more than is left");
    let second = post_to(&gate, &["here"], 40, "what is left");
    runs(&gate, &second, "what is left");
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Stop permission")), STOPPED);
    assert_eq!(gate.host(&["permission", "list"]).json, json!([]));
}

/// Writes a line to the journal of a gate that is down, as its own proxy would have done.
fn write_line(gate: &Gate, step: &Step) {
    let text = std::fs::read(gate.journal()).unwrap();
    let mut last = Wall::clamped(0);
    let chain = verify::fold(text.as_slice(), &mut |entry| {
        last = entry.ts;
        Ok(())
    });
    let (line, _) = chain.unwrap().next(last, step);
    let mut file = std::fs::OpenOptions::new().append(true).open(gate.journal()).unwrap();
    writeln!(file, "{line}").unwrap();
}

#[test]
fn after_the_clock_was_moved_permissions_rest_until_an_owner_resumes_them() {
    let mut gate = gate_of(plan());
    let (perm, _card) = opened(&mut gate, &["here"], 5, 100, 1);
    gate.down();
    write_line(&gate, &Step::Suspended { step_s: 120 });
    gate.up();
    gate.wait_ready();
    assert_eq!(gate.host(&["status", "--json"]).json["suspended"], true);
    let card = gate.world.message("the question", gate.anna.id, |message| message.has("Resume"));
    let told = post_to(&gate, &["here"], 1, "while it rests");
    asks_by_card(&mut gate, &told, "while it rests");
    gate.pressable(&card);
    let data = card.data_of("Resume").unwrap();
    gate.mallory.sends_data(&card, &data);
    assert_eq!(gate.host(&["status", "--json"]).json["suspended"], true, "an owner's press alone");
    gate.anna.presses(&card, "Resume");
    gate.world.becomes("the answer", &card, |message| message.text().contains("RESUMED"));
    let told = post_to(&gate, &["here"], 1, "it counts again");
    runs(&gate, &told, "it counts again");
    assert_eq!(gate.host(&["permission", "list"]).json[0]["id"], *perm);
}

#[test]
fn a_press_on_allow_that_is_not_proved_or_not_an_owners_opens_nothing() {
    let mut gate = gate_of(plan());
    let said = asks(&gate, &["here"], 2, 100, 7);
    let card = card_of(&mut gate, &said);
    let data = card.data_of("Allow 7 days").unwrap();
    gate.world.toast(&gate.mallory.sends_data(&card, &data));
    gate.world.toast(&gate.anna.sends_data(&card, &data.replacen("cy.", "ct.", 1)));
    assert!(!gate.steps().iter().any(|(step, _)| step == "granted" || step == "mandate_open"));
    gate.advance(15 * 60);
    assert_eq!(gate.ends(said.get("id"))["state"], "expired");
    gate.world.toast(&gate.anna.sends_data(&card, &data));
    assert_eq!(gate.host(&["permission", "list"]).json, json!([]));
    // It can be shown again, with the whole of its term from then.
    let over = gate.world.becomes("the end", &card, |message| message.has("Show again"));
    gate.anna.presses(&over, "Show again");
    let again = gate
        .world
        .message("the card again", gate.anna.id, |message| message.id > card.id && message.has("Allow 7 days"));
    gate.pressable(&again);
    gate.world.toast(&gate.anna.presses(&again, "Allow 7 days"));
    gate.world.becomes("an open permission", &again, |message| message.text().contains("OPEN "));
}

#[test]
fn three_no_are_told_with_a_button_that_lets_the_kind_ask_again() {
    let mut gate = gate_of(plan());
    for text in ["one", "two", "three"] {
        let told = post_to(&gate, &["here"], 1, text);
        asks_by_card(&mut gate, &told, text);
    }
    assert_eq!(post_to(&gate, &["here"], 1, "four").get("code"), "kind_paused");
    let quiet = gate.world.message("the word of it", gate.anna.id, |message| message.has("Ask me again"));
    gate.pressable(&quiet);
    assert!(quiet.text().starts_with("🔒 QUIET: too many no."), "{}", quiet.text());
    gate.advance(3600);
    gate.anna.presses(&quiet, "Ask me again");
    gate.world.becomes("the answer", &quiet, |message| message.text().contains("come again"));
    let told = post_to(&gate, &["here"], 1, "four");
    asks_by_card(&mut gate, &told, "four");
}

#[test]
fn an_owner_sees_what_is_in_force_and_all_of_what_ran() {
    let mut gate = gate_of(plan());
    gate.anna.writes("/permissions");
    gate.world.message("that there is none", gate.anna.id, |message| message.text().contains("No standing permission"));
    opened(&mut gate, &["here"], 2, 100, 7);
    let long: String = "A long post that no receipt holds whole. ".repeat(60).trim_end().to_owned();
    let told = post_to(&gate, &["here"], 5, &long);
    assert_eq!(gate.ends(told.get("id"))["state"], "executed");
    let receipt = gate.world.message("the receipt", gate.anna.id, |message| {
        message.text().contains("DONE without asking") && message.has("Show whole")
    });
    assert!(receipt.text().contains('…') && !receipt.text().contains(&long));
    gate.anna.presses(&receipt, "Show whole");
    let whole = gate.world.message("all of it", gate.anna.id, |message| message.text().contains("WHOLE: this ran"));
    assert!(whole.text().contains("$0.05"), "{}", whole.text());
    gate.world
        .message("its text", gate.anna.id, |message| message.id > receipt.id && message.inside("pre").contains(&long));
    gate.anna.writes("/permissions");
    let now = gate
        .world
        .message("what is in force", gate.anna.id, |message| message.id > receipt.id && message.has("Stop permission"));
    assert!(now.text().contains("Today: 1 of 2 · $0.05 of $1.00"), "{}", now.text());
    assert_eq!(gate.world.toast(&gate.anna.presses(&now, "Stop permission")), STOPPED);
    assert_eq!(gate.world.toast(&gate.anna.presses(&receipt, "Stop permission")), STOPPED);
    let stops = gate.steps().into_iter().filter(|(step, _)| step == "mandate_stop").count();
    assert_eq!(stops, 1, "a second press ends nothing twice");
}

/// Milliseconds between an ask inside a permission and the kill: the whole way takes some thirty.
const MOMENTS: [u64; 12] = [0, 2, 4, 6, 8, 11, 14, 18, 22, 27, 33, 40];

#[test]
fn whichever_daemon_dies_a_use_runs_once_at_most_and_no_day_gets_more_than_its_terms() {
    let mut gate = gate_of(plan());
    let (perm, _card) = opened(&mut gate, &["here"], 8, 80, 7);
    let mut asked = Vec::new();
    for (round, ms) in MOMENTS.into_iter().enumerate() {
        let daemon = ["consent", "runner", "keeper"][round % 3];
        let said = post_to(&gate, &["here"], 10, &format!("round {round}"));
        std::thread::sleep(std::time::Duration::from_millis(ms));
        let mark = gate.kill(daemon);
        gate.wait_back(daemon, mark);
        gate.wait_ready();
        asked.push(said.get("id").to_owned());
        // Ten requests a minute; and receipts that were lost with their daemon come again.
        gate.advance(20);
    }
    let ids: Vec<&String> = asked.iter().filter(|id| !id.is_empty()).collect();
    assert!(ids.len() >= 8, "most of them were asked: {asked:?}");
    let lines = gate.steps();
    let of = |step: &str, id: &str| lines.iter().filter(|(name, line)| name == step && line["id"] == *id).count();
    let mut kept = 0;
    for id in &ids {
        let (uses, backs) = (of("mandate_use", id), of("mandate_back", id));
        assert!(uses <= 1 && backs <= uses && of("used", id) <= 1 && of("executed", id) <= 1, "{id}: {lines:?}");
        // What began is never given back, unless the program said that nothing ran.
        let ran = lines.iter().any(|(name, line)| name == "executed" && line["id"] == **id && line["ran"] != "no");
        assert!(backs == 0 || !ran, "{id}");
        if of("used", id) == 0 {
            assert!(!gate.written().contains(&format!("{id}.txt")), "{id}");
        }
        kept += uses - backs;
    }
    assert!((3..=8).contains(&kept), "{kept} of 8 a day");
    let all = gate.host(&["permission", "list"]).json;
    assert_eq!(
        (&all[0]["id"], &all[0]["used"], &all[0]["spent"]),
        (&json!(perm), &json!(kept), &json!(kept * 10)),
        "{all}"
    );
    let journal = gate.journal();
    assert_eq!(gate.host_plain(&["decisions", "verify", journal.to_str().unwrap()]).code, 0);
}
