//! Which presses count: the first, by an owner, in private, on that very card as it was sent, in time, proved.

use crate::help::{NO, NOT_OWNER, UNKNOWN, YES, card_for, card_with, nothing_ran, plan, yes_runs};
use crate::stand::faults::Fault;
use crate::stand::gate::GROUP;
use crate::stand::methods::ApiError;
use crate::stand::people::{How, token_holder_edits};

#[test]
fn a_press_by_anybody_but_an_owner_is_refused() {
    let mut gate = plan().start();
    let bot = gate.world.other_bot(777_001, "Botty");
    let (id, card) = card_for(&mut gate, "for owners");
    let data = card.data_of("Yes, write").unwrap();
    let by_a_bot = bot.sends_data(&card, &data);
    for person in [&gate.mallory, &gate.boris] {
        assert_eq!(gate.world.toast(&person.sends_data(&card, &data)), NOT_OWNER);
    }
    let no = card.data_of("No").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&card, &no)), NOT_OWNER);
    assert_ne!(gate.world.lock().presses[&by_a_bot].answer.as_deref(), Some(YES));
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_press_in_a_group_is_refused() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "in private");
    let text = serde_json::Map::from_iter([("text".to_owned(), card.text().into())]);
    let bot = gate.world.lock().bot.id;
    let there = gate.world.lock().add(GROUP, bot, text, None, card.keyboard.clone(), false);
    let there = gate.world.now_at(GROUP, there);
    let toast = gate.world.toast(&gate.anna.presses(&there, "Yes, write"));
    assert_eq!(toast, "Open our private chat to decide.");
    nothing_ran(&gate);
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_press_on_another_message_is_refused() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "first");
    let (other_id, other) = card_for(&mut gate, "second");
    let data = card.data_of("Yes, write").unwrap();
    let toast = gate.world.toast(&gate.anna.sends_data(&other, &data));
    assert_eq!(toast, UNKNOWN);
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
    assert_eq!(gate.steps_of(&other_id), ["asked", "shown"]);
}

#[test]
fn data_that_is_forged_cut_or_spelled_otherwise_is_refused() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "signed");
    let yes = card.data_of("Yes, write").unwrap();
    let no = card.data_of("No").unwrap();
    let mac = |data: &str| data.rsplit_once('.').unwrap().1.to_owned();
    let head = yes.rsplit_once('.').unwrap().0.to_owned();
    let last = yes.chars().last().unwrap();
    // 22 characters hold 132 bits for 128: four spellings of one MAC differ in the last character's low bits alone.
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let place = alphabet.find(last).unwrap();
    let twin = alphabet.chars().nth(place ^ 1).unwrap();
    let forged = [
        format!("{head}.{}", mac(&no)),
        format!("{head}.{}", "A".repeat(22)),
        format!("{head}.{}", &mac(&yes)[..21]),
        format!("{head}.{}A", mac(&yes)),
        format!("{head}.{}{twin}", &mac(&yes)[..21]),
        format!("{head}."),
        head.clone(),
        yes.to_uppercase(),
        format!(" {yes}"),
        "nonsense".to_owned(),
    ];
    for data in &forged {
        let toast = gate.world.toast(&gate.anna.sends_data(&card, data));
        assert_eq!(toast, UNKNOWN, "{data}");
    }
    let nobodys = "cy.0000000000.AAAAAAAAAAAAAAAAAAAAAA";
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&card, nobodys)), YES, "an id of no request");
    nothing_ran(&gate);
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_press_without_its_message_grants_nothing() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "whole");
    let yes = card.data_of("Yes, write").unwrap();
    for how in [How::Inline, How::Inaccessible] {
        assert_ne!(gate.world.toast(&gate.anna.sends_data_as(&card, &yes, how)), YES, "{how:?}");
    }
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_press_within_two_seconds_is_refused_and_the_next_one_counts() {
    let mut gate = plan().start();
    let id = gate.asks_note("look first");
    let card = card_with(&gate, "look first");
    let toast = gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
    assert_eq!(toast, "Look again, then press.");
    nothing_ran(&gate);
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_press_after_its_time_is_refused() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "late");
    let data = card.data_of("Yes, write").unwrap();
    gate.advance(15 * 60);
    let toast = gate.world.toast(&gate.anna.sends_data(&card, &data));
    assert!(toast.starts_with("Too late: closed at "), "{toast}");
    let over = gate.world.becomes("the closed card", &card, |message| message.text().contains("NO ANSWER"));
    assert!(!over.has("Yes, write") && !over.has("No"));
    assert_eq!(gate.ends(&id)["state"], "expired");
    nothing_ran(&gate);
}

#[test]
fn show_again_draws_a_new_card_of_the_stored_request_and_is_no_yes() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "again");
    gate.advance(15 * 60);
    let over = gate.world.becomes("the closed card", &card, |message| message.has("Show again"));
    gate.world.toast(&gate.anna.presses(&over, "Show again"));
    let new = gate.world.message("a new card", 111, |message| message.id > card.id && message.has("Yes, write"));
    nothing_ran(&gate);
    let reopened = gate.steps().into_iter().find(|(step, _)| step == "reopened").unwrap().1;
    assert_eq!(reopened["from"], id);
    let new_id = reopened["id"].as_str().unwrap().to_owned();
    assert_ne!(new_id, id);
    gate.pressable(&new);
    let old = card.data_of("Yes, write").unwrap();
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&new, &old)), YES, "the old button is dead");
    yes_runs(&gate, &new_id, &new);
    assert_eq!(gate.status_of(&id, 0)["state"], "expired", "the old id stays final");
}

#[test]
fn later_puts_a_card_off_and_show_now_brings_it_back() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "not now");
    let data = card.data_of("Yes, write").unwrap();
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Later")), "Put off. Nothing ran.");
    let off = gate.world.becomes("the card put off", &card, |message| message.text().contains("LATER"));
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&off, &data)), YES);
    nothing_ran(&gate);
    assert_eq!(gate.status_of(&id, 0)["final"], false);
    gate.world.toast(&gate.anna.presses(&off, "Show now"));
    let new = gate.world.message("the card again", 111, |message| message.id > card.id && message.has("Yes, write"));
    gate.pressable(&new);
    yes_runs(&gate, &id, &new);
}

#[test]
fn a_card_that_a_holder_of_the_token_edited_does_not_count() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "harmful");
    token_holder_edits(&mut gate.world.lock(), 111, card.id, "Water the plants?");
    let toast = gate.world.toast(&gate.anna.presses(&card, "Yes, write"));
    assert_ne!(toast, YES);
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"card_changed".into()), "{end}");
    nothing_ran(&gate);
}

#[test]
fn a_card_that_is_edited_while_the_press_is_on_its_way_does_not_count() {
    // The press carries the old text; only Telegram's own word on the message shows that it has changed since.
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "harmful");
    let at = card.id;
    gate.world.on("answerCallbackQuery").fault(Fault::meanwhile(move |state| {
        token_holder_edits(state, 111, at, "Water the plants?");
    }));
    gate.anna.presses(&card, "Yes, write");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"card_changed".into()), "{end}");
    nothing_ran(&gate);
}

#[test]
fn a_part_that_is_edited_voids_the_press_too() {
    let mut gate = plan().start();
    let text = crate::stand::story::long_text();
    let id = gate.asks_note(&text);
    let card = gate.world.message("a card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    let part = gate.world.lock().chats[&111].messages.values().find(|m| !m.inside("pre").is_empty()).unwrap().id;
    token_holder_edits(&mut gate.world.lock(), 111, part, "a nicer text");
    gate.anna.presses(&card, "Yes, write");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"card_changed".into()), "{end}");
    nothing_ran(&gate);
}

#[test]
fn a_press_that_telegram_does_not_confirm_is_none_and_the_next_one_counts() {
    let too_old = ApiError::bad("query is too old and response timeout expired or query ID is invalid");
    for fault in [Fault::error(&too_old), Fault::html(), Fault::Closed, Fault::Cut] {
        let mut gate = plan().start();
        let (id, card) = card_for(&mut gate, "prove it");
        gate.world.on("answerCallbackQuery").fault(fault);
        gate.anna.presses(&card, "Yes, write");
        let card = gate.world.becomes("the card that asks for another press", &card, |message| {
            message.text().contains("could not be confirmed") && message.has("Yes, write")
        });
        nothing_ran(&gate);
        assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
        gate.pressable(&card);
        yes_runs(&gate, &id, &card);
    }
}

#[test]
fn a_proof_that_never_comes_is_none_and_the_next_press_counts() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "no answer at all");
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&card, "Yes, write");
    let card = gate.world.becomes("the card that asks for another press", &card, |message| {
        message.text().contains("could not be confirmed") && message.has("Yes, write")
    });
    nothing_ran(&gate);
    gate.pressable(&card);
    yes_runs(&gate, &id, &card);
    gate.world.open(latch);
}

#[test]
fn a_proof_waits_for_a_short_retry_after_and_not_for_a_long_one() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "a crowded hour");
    gate.world.on("answerCallbackQuery").fault(Fault::too_many(60));
    gate.anna.presses(&card, "Yes, write");
    let card = gate.world.becomes("the card that asks for another press", &card, |message| {
        message.text().contains("could not be confirmed")
    });
    nothing_ran(&gate);
    gate.pressable(&card);
    gate.world.on("answerCallbackQuery").fault(Fault::too_many(1));
    gate.world.on("editMessageText").fault(Fault::too_many(1));
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_proof_whose_second_half_is_lost_is_none() {
    // The press is answered; whether the card still reads as it was sent is what stays unknown.
    for fault in [Fault::html(), Fault::Closed, Fault::Cut] {
        let mut gate = plan().start();
        let (id, card) = card_for(&mut gate, "half a proof");
        gate.world.on("editMessageText").fault(fault);
        gate.anna.presses(&card, "Yes, write");
        gate.world.becomes("the card that asks for another press", &card, |message| {
            message.text().contains("could not be confirmed") && message.has("Yes, write")
        });
        nothing_ran(&gate);
        assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
    }
}

#[test]
fn a_press_with_an_id_that_telegram_never_issued_is_none() {
    // A receiver under attack could make presses up; the proof is asked of Telegram itself.
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "made up");
    gate.world.lock().press_life_s = -1;
    gate.anna.presses(&card, "Yes, write");
    gate.world.becomes("the card that asks for another press", &card, |m| m.text().contains("could not be confirmed"));
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
}

#[test]
fn two_presses_on_yes_run_it_once() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "double tap");
    let first = gate.anna.presses(&card, "Yes, write");
    let data = card.data_of("Yes, write").unwrap();
    let second = gate.anna.sends_data(&card, &data);
    gate.world.toast(&first);
    gate.world.toast(&second);
    assert_eq!(gate.ends(&id)["state"], "executed");
    assert_eq!(gate.written(), [format!("{id}.txt")]);
    let steps = gate.steps_of(&id);
    assert_eq!(steps.iter().filter(|step| *step == "granted").count(), 1, "{steps:?}");
    assert_eq!(steps.iter().filter(|step| *step == "used").count(), 1, "{steps:?}");
}

#[test]
fn a_no_counts_while_telegram_refuses_everything() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "no, whatever happens");
    for method in ["answerCallbackQuery", "editMessageText", "sendMessage", "editMessageReplyMarkup"] {
        gate.world.on(method).always().fault(Fault::too_many(300));
    }
    gate.anna.presses(&card, "No");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["ran"]), (&"declined".into(), &"no".into()), "{end}");
    gate.world.heal();
    let data = card.data_of("Yes, write").unwrap();
    let toast = gate.world.toast(&gate.anna.sends_data(&card, &data));
    assert!(toast.starts_with("Already answered: Anna, no"), "{toast}");
    nothing_ran(&gate);
}

#[test]
fn a_no_of_one_owner_wins_over_a_yes_of_the_other_that_is_being_proved() {
    let mut gate = plan().two_owners().start();
    let (id, card) = card_for(&mut gate, "two minds");
    let other = gate.world.message("Boris's card", 222, |message| message.has("Да, записать"));
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&card, "Yes, write");
    gate.world.wait_struck("answerCallbackQuery", 1);
    gate.boris.presses(&other, "Нет");
    gate.world.must("the no of Boris in the journal", |_state| {
        gate.steps_of(&id).contains(&"declined".to_owned()).then_some(())
    });
    gate.world.open(latch);
    assert_eq!(gate.ends(&id)["state"], "declined");
    nothing_ran(&gate);
}

#[test]
fn a_no_holds_for_that_action_and_for_a_day() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "not today");
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "No")), NO);
    assert_eq!(gate.ends(&id)["state"], "declined");
    let said = gate.ask(&["note", "--field", "text=not today"]);
    assert_eq!((said.get("state"), said.get("code"), said.get("next")), ("denied", "declined_today", "stop"));
    let (other, card) = card_for(&mut gate, "not today!");
    yes_runs(&gate, &other, &card);
    gate.advance(24 * 3600);
    gate.asks_note("not today");
}

#[test]
fn a_text_that_says_yes_is_no_press() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "press, do not write");
    let data = card.data_of("Yes, write").unwrap();
    for text in ["yes", "Yes, write", &data, "/yes", &format!("/start {data}")] {
        gate.anna.writes(text);
        gate.anna.replies(&card, text);
    }
    // The queue is read in order, so that a press after the texts says that they have been read.
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&card, &data)), NOT_OWNER);
    nothing_ran(&gate);
    assert_eq!(gate.steps_of(&id), ["asked", "shown"]);
}

#[test]
fn sent_back_is_no_refusal_and_carries_the_owners_words() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "the old price");
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Change…")), "Sent back.");
    let over = gate.world.becomes("the card sent back", &card, |message| message.text().contains("SENT BACK"));
    gate.anna.replies(&over, "use the new price");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["next"]), (&"returned".into(), &"change".into()), "{end}");
    gate.asks_note("the old price");
    nothing_ran(&gate);
}

#[test]
fn a_kind_that_is_turned_off_between_card_and_press_does_not_run() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "switched off");
    assert_eq!(gate.host(&["kind", "off", "note"]).code, 0);
    gate.anna.sends_data(&card, &card.data_of("Yes, write").unwrap());
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"kind_off".into()), "{end}");
    nothing_ran(&gate);
    let said = gate.ask(&["note", "--field", "text=again"]);
    assert_eq!((said.get("code"), said.get("next")), ("kind_off", "tell_owner"));
}

#[test]
fn freeze_refuses_everything_until_an_owner_unfreezes() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "frozen");
    assert_eq!(gate.host(&["freeze"]).code, 0);
    gate.anna.sends_data(&card, &card.data_of("Yes, write").unwrap());
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"frozen".into()), "{end}");
    let said = gate.ask(&["note", "--field", "text=anything"]);
    assert_eq!((said.get("code"), said.get("next")), ("frozen", "stop"));
    nothing_ran(&gate);
    assert_eq!(gate.host(&["unfreeze"]).code, 0);
    assert_eq!(gate.ask(&["note", "--field", "text=anything"]).get("code"), "frozen", "it only asks the owner");
    let ask = gate.world.message("the card that asks", 111, |message| message.has("Yes, unfreeze"));
    gate.pressable(&ask);
    gate.world.toast(&gate.anna.presses(&ask, "Yes, unfreeze"));
    gate.world.becomes("unfrozen", &ask, |message| message.text().contains("UNFROZEN"));
    let (id, card) = card_for(&mut gate, "after the frost");
    yes_runs(&gate, &id, &card);
}
