//! A card is whole, and shows what Telegram was seen to show, or there is none.

use serde_json::json;

use crate::help::{card_for, nothing_ran, plan, yes_runs};
use crate::stand::faults::Fault;
use crate::stand::gate::Gate;
use crate::stand::methods::ApiError;
use crate::stand::story::long_text;

/// No message of the gate has a button.
fn no_buttons(gate: &Gate) {
    let state = gate.world.lock();
    let with: Vec<String> = state.chats[&gate.anna.id]
        .messages
        .values()
        .filter(|message| !message.labels().is_empty())
        .map(|message| message.text().to_owned())
        .collect();
    assert_eq!(with, Vec::<String>::new());
    let ever = state.calls.iter().any(|call| call.worked() && call.params.values.contains_key("reply_markup"));
    assert!(!ever, "buttons were attached at some time");
}

fn refused(gate: &Gate, id: &str, code: &str) {
    let end = gate.ends(id);
    assert_eq!((&end["state"], &end["ran"], &end["code"]), (&"denied".into(), &"no".into(), &code.into()), "{end}");
    nothing_ran(gate);
}

#[test]
fn a_part_that_telegram_refuses_means_no_card() {
    let gate = plan().start();
    gate.world.on("sendMessage").skip(1).in_chat(111).fault(Fault::error(&ApiError::bad("message is too long")));
    let id = gate.asks_note(&long_text());
    refused(&gate, &id, "undeliverable");
    no_buttons(&gate);
    gate.world.message("word to the owner", 111, |message| message.text().contains("could not be shown whole"));
}

#[test]
fn a_file_that_telegram_refuses_means_no_card() {
    let gate = plan().start();
    gate.world.on("sendDocument").skip(1).fault(Fault::error(&ApiError::too_large()));
    let files = ["one.txt", "two.txt"].map(|name| gate.session_file(name, name.as_bytes()).display().to_string());
    let said = gate.ask(&["note", "--field", "text=two files", "--file", &files[0], "--file", &files[1]]);
    assert_eq!(said.get("state"), "asked", "{said:?}");
    refused(&gate, said.get("id"), "undeliverable");
    no_buttons(&gate);
}

#[test]
fn a_part_or_a_card_that_comes_back_changed_means_no_card() {
    for change in [
        Fault::altered(|message| message["text"] = format!("{} ", message["text"].as_str().unwrap()).into()),
        Fault::altered(|message| message["entities"] = json!([{"type": "url", "offset": 0, "length": 4}])),
        Fault::altered(|message| {
            message.as_object_mut().unwrap().remove("entities");
        }),
        Fault::altered(|message| message["chat"]["id"] = 222.into()),
    ] {
        let gate = plan().start();
        gate.world.on("sendMessage").in_chat(111).fault(change);
        let id = gate.asks_note("short");
        refused(&gate, &id, "echo_differs");
        no_buttons(&gate);
    }
}

#[test]
fn a_file_that_comes_back_changed_means_no_card() {
    for change in [
        Fault::altered(|message| message["document"]["file_name"] = "other.txt".into()),
        Fault::altered(|message| message["document"]["file_size"] = 1.into()),
        Fault::altered(|message| {
            let document = message.as_object_mut().unwrap().remove("document").unwrap();
            message["video"] = document;
        }),
        Fault::altered(|message| message["caption"] = "other".into()),
    ] {
        let gate = plan().start();
        gate.world.on("sendDocument").fault(change);
        let file = gate.session_file("one.txt", b"one").display().to_string();
        let said = gate.ask(&["note", "--field", "text=a file", "--file", &file]);
        refused(&gate, said.get("id"), "echo_differs");
        no_buttons(&gate);
    }
}

#[test]
fn buttons_that_cannot_be_attached_mean_no_card() {
    let gate = plan().start();
    gate.world.on("editMessageReplyMarkup").always().fault(Fault::error(&ApiError::bad("BUTTON_DATA_INVALID")));
    let id = gate.asks_note("no buttons");
    refused(&gate, &id, "undeliverable");
    no_buttons(&gate);
}

#[test]
fn an_answer_that_is_html_cut_or_missing_never_makes_half_a_card() {
    for fault in [Fault::html(), Fault::Cut, Fault::Closed, Fault::Lost] {
        let mut gate = plan().start();
        gate.world.on("sendMessage").skip(1).in_chat(111).fault(fault);
        let text = long_text();
        let id = gate.asks_note(&text);
        let end = gate.status_of(&id, 5);
        if end["final"] == true {
            refused(&gate, &id, "undeliverable");
            no_buttons(&gate);
        } else {
            // It was sent again, whole: then what stands before the card is the text, once.
            let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
            gate.pressable(&card);
            yes_runs(&gate, &id, &card);
        }
    }
}

#[test]
fn a_short_retry_after_is_waited_for_and_the_card_is_whole() {
    let mut gate = plan().start();
    gate.world.on("sendMessage").skip(1).in_chat(111).fault(Fault::too_many(1));
    let id = gate.asks_note(&long_text());
    let end = gate.status_of(&id, 3);
    if end["final"] == true {
        refused(&gate, &id, "undeliverable");
        no_buttons(&gate);
        return;
    }
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
}

#[test]
fn links_mentions_and_commands_in_a_text_stay_dead_on_the_card() {
    let mut gate = plan().start();
    let text = "see https://example.com and run.sh, @anna_b, /freeze, a@b.com, #tag, +49 170 1234567";
    let (id, card) = card_for(&mut gate, text);
    let kinds: Vec<String> = card.content["entities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entity| entity["type"].as_str().unwrap().to_owned())
        .collect();
    assert!(kinds.iter().all(|kind| matches!(kind.as_str(), "pre" | "code" | "bold")), "{kinds:?}");
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_text_that_plays_the_gate_or_hides_something_is_refused_before_any_card() {
    let gate = plan().start();
    for (text, code, at) in [
        ("🔒 EXACT: this will run", "reserved_mark", 0),
        ("pay\u{200b}pal", "text_hidden", 3),
        ("a\u{202e}b", "text_hidden", 1),
        ("no\u{a0}break", "text_hidden", 2),
        ("x\u{30a}y", "text_mark", 1),
        ("e\u{301}", "text_not_nfc", 0),
        (" edge", "text_blank", 0),
    ] {
        let said = gate.ask(&["note", "--field", &format!("text={text}")]);
        assert_eq!((said.code, said.get("code")), (65, code), "{text:?} {said:?}");
        assert_eq!(said.json["field"], "payload.text", "{said:?}");
        assert_eq!(said.json["at"], at, "{text:?} {said:?}");
        assert_eq!((said.get("next"), said.get("ran")), ("change", "no"));
    }
    assert_eq!(gate.world.count("sendMessage"), 0, "no card, and no word to the owner");
    nothing_ran(&gate);
}

#[test]
fn the_card_names_every_file_by_its_size_and_hash_and_the_bytes_are_the_agents() {
    let mut gate = plan().start();
    let body = b"alias rm='rm -rf'\n";
    let file = gate.session_file(".curlrc", body).display().to_string();
    let said = gate.ask(&["note", "--field", "text=a file", "--file", &file]);
    assert_eq!((said.code, said.get("code")), (65, "file_name"), "a leading dot is no name: {said:?}");
    let file = gate.session_file("json.py", body).display().to_string();
    let said = gate.ask(&["note", "--field", "text=a file", "--file", &file]);
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    assert!(card.text().contains("json.py"), "{}", card.text());
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, write");
    let end = gate.ends(said.get("id"));
    assert_eq!(end["state"], "executed", "{end}");
    let copied = gate.notes().join(format!("{}-1", said.get("id")));
    assert_eq!(std::fs::read(copied).unwrap(), body);
}

#[test]
fn the_same_request_while_it_is_open_is_the_same_card() {
    let mut gate = plan().start();
    let (id, _card) = card_for(&mut gate, "once");
    let cards = gate.world.count("sendMessage");
    assert_eq!(gate.asks_note("once"), id);
    assert_eq!(gate.world.count("sendMessage"), cards);
    assert_ne!(gate.asks_note("once more"), id);
}
