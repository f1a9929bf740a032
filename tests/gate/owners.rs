//! Two owners: one who got all of a card is enough, either may answer, and both learn who did.

use crate::help::{UNKNOWN, YES, card_for, nothing_ran, plan, yes_runs};

#[test]
fn both_owners_get_the_card_in_their_language_and_learn_who_answered() {
    let mut gate = plan().two_owners().start();
    let (id, _card) = card_for(&mut gate, "for both");
    let his = gate.world.message("Boris's card", 222, |message| message.has("Да, записать"));
    assert!(his.text().starts_with("🔒 ТОЧНО"), "{}", his.text());
    gate.pressable(&his);
    let query = gate.boris.presses(&his, "Да, записать");
    assert_eq!(gate.world.toast(&query), "Да, получено. Смотрите карточку.");
    assert_eq!(gate.ends(&id)["state"], "executed");
    gate.world.becomes("his receipt", &his, |message| message.text().contains("ГОТОВО"));
    let hers = gate.world.message("her copy", 111, |message| message.text().contains("DONE"));
    assert!(hers.labels().is_empty(), "{hers:?}");
    assert!(hers.text().contains("Boris"), "{hers:?}");
    let granted = gate.steps().into_iter().find(|(step, _)| step == "granted").unwrap().1;
    assert_eq!(granted["by"], 222);
}

#[test]
fn an_owner_who_blocked_the_bot_does_not_stop_the_other() {
    let mut gate = plan().two_owners().start();
    gate.boris.blocks(true);
    let (id, card) = card_for(&mut gate, "one of two");
    gate.world.message("word about Boris", 111, |message| message.text().contains("Boris does not get cards"));
    yes_runs(&gate, &id, &card);
}

#[test]
fn nobody_reachable_means_undeliverable() {
    let gate = plan().two_owners().start();
    gate.boris.blocks(true);
    gate.anna.blocks(true);
    let id = gate.asks_note("to nobody");
    let end = gate.ends(&id);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"undeliverable".into()), "{end}");
    nothing_ran(&gate);
}

#[test]
fn one_owners_button_does_not_work_under_the_others_thumb() {
    let mut gate = plan().two_owners().start();
    let (id, card) = card_for(&mut gate, "each their own");
    let his = gate.world.message("Boris's card", 222, |message| message.has("Да, записать"));
    let toast = gate.world.toast(&gate.anna.sends_data(&card, &his.data_of("Да, записать").unwrap()));
    assert_eq!(toast, UNKNOWN);
    let hers = card.data_of("Yes, write").unwrap();
    assert_ne!(gate.world.toast(&gate.boris.sends_data(&card, &hers)), YES, "in a chat that is not his");
    nothing_ran(&gate);
    yes_runs(&gate, &id, &card);
}

#[test]
fn nobody_is_an_owner_until_root_says_so() {
    let mut gate = plan().start();
    assert_eq!(gate.host(&["owner", "remove", "111"]).code, 0);
    let said = gate.ask(&["note", "--field", "text=to whom?"]);
    assert_eq!((said.get("code"), said.get("next")), ("no_owner", "ask_operator"), "{said:?}");
    assert_eq!(gate.host(&["owner", "add", "222", "--name", "Boris", "--language", "en"]).code, 0);
    let id = gate.asks_note("to Boris");
    let card = gate.world.message("Boris's card", 222, |message| message.has("Yes, write"));
    gate.pressable(&card);
    gate.boris.presses(&card, "Yes, write");
    assert_eq!(gate.ends(&id)["state"], "executed");
    assert!(gate.steps().iter().filter(|(step, _)| step == "owner_change").count() >= 2);
}

#[test]
fn removing_an_owner_ends_what_only_they_could_answer() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "hers alone");
    assert_eq!(gate.host(&["owner", "remove", "111"]).code, 0);
    let data = card.data_of("Yes, write").unwrap();
    assert_ne!(gate.world.toast(&gate.anna.sends_data(&card, &data)), YES);
    nothing_ran(&gate);
    assert_ne!(gate.status_of(&id, 0)["state"], "executed");
}
