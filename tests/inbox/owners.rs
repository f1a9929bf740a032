//! Owners in private: questions, commands, and what the gate says by itself.

use serde_json::json;

use crate::help::{MARKER, OFFICE, card, connect, count_in, message, plan, settled, texts, unseen, with_office};

#[test]
fn a_question_is_answered_by_one_press_of_an_owner() {
    let gate = plan().start();
    let inbox = gate.subscribe(0);
    let asked = gate
        .session(&json!({"op": "ask_owner", "text": "Which photo?", "answers": ["Terrace", "Menu", "Neither"]}), &[]);
    assert!(asked.ok(), "{asked:?}");
    let id = asked.json["question"].as_str().unwrap().to_owned();
    let question = card(&gate, 111, "Which photo?", "Menu");
    assert!(question.text().starts_with('❓'), "{}", question.text());
    let data = question.data_of("Menu").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&question, &data)), "Only an owner can press this.");
    let press = gate.anna.presses(&question, "Menu");
    let answer = inbox.wait("the answer", |line| line["kind"] == "answer");
    assert_eq!((&answer["question"], &answer["choice"], &answer["text"]), (&json!(id), &json!(2), &json!("Menu")));
    assert_ne!(gate.world.toast(&press), "");
    gate.world.becomes("that it is over", &question, |card| card.labels().is_empty());
    gate.world.toast(&gate.anna.sends_data(&question, &question.data_of("Terrace").unwrap()));
    gate.anna.writes("after it");
    inbox.text("after it");
    assert_eq!(inbox.all().iter().filter(|line| line["kind"] == "answer").count(), 1);
    let many = json!({"op": "ask_owner", "text": "x?", "answers": ["1", "2", "3", "4", "5", "6", "7"]});
    assert_eq!(gate.session(&many, &[]).code(), "field_range");
}

#[test]
fn words_of_the_gate_are_in_each_owners_language_and_for_owners_alone() {
    let gate = with_office(plan().two_owners());
    gate.mallory.writes("/help");
    gate.anna.writes("/help");
    gate.boris.writes("/help");
    let (hers, his) = (message(&gate, 111, "/status"), message(&gate, 222, "/status"));
    let cyrillic = |text: &str| text.chars().any(|ch| ('а'..='я').contains(&ch));
    assert!(hers.text().starts_with('🔒') && his.text().starts_with('🔒'));
    assert!(cyrillic(his.text()) && !cyrillic(hers.text()), "{} {}", hers.text(), his.text());
    assert_eq!(gate.world.lock().chats[&666].messages.values().filter(|message| message.from == 4242).count(), 0);
    gate.anna.writes("/language ru");
    message(&gate, 111, "русски");
    gate.anna.writes("/status");
    gate.world.message("her status in Russian", 111, |message| {
        message.from == 4242 && cyrillic(message.text()) && message.id > hers.id + 2
    });
    let state = gate.world.lock();
    for owner in [111, 222] {
        let offered = state.offered(owner, "");
        for command in ["status", "groups", "team", "guests", "why", "language", "help", "freeze"] {
            assert!(offered.iter().any(|name| name == command), "{owner}: {command} {offered:?}");
        }
    }
    for other in [666, OFFICE] {
        assert_eq!(state.offered(other, ""), Vec::<String>::new());
    }
}

#[test]
fn commands_answer_without_a_strangers_word() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    gate.mallory.writes_in(OFFICE, &format!("{MARKER} words"), None);
    gate.anna.writes_in(OFFICE, "hello", None);
    settled(&gate);
    for command in ["/status", "/groups", "/team", "/guests", "/why"] {
        let before = gate.world.lock().chats[&111].next;
        gate.anna.writes(command);
        let said = gate.world.message(command, 111, |message| message.id > before && message.from == 4242);
        assert!(said.text().starts_with('🔒'), "{command}: {}", said.text());
        assert!(!said.text().contains(MARKER), "{command}: {}", said.text());
    }
    // In a group a command of the gate's is only a text.
    let before = gate.world.lock().chats[&OFFICE].messages.len();
    gate.anna.writes_in(OFFICE, "/status", None);
    settled(&gate);
    gate.anna.writes("/help");
    message(&gate, 111, "/status");
    assert_eq!(gate.world.lock().chats[&OFFICE].messages.len(), before + 1);
    unseen(&gate, MARKER);
}

#[test]
fn an_owner_is_told_once_that_nobody_listens_and_once_that_nothing_came_back() {
    let mut gate = plan().start();
    gate.anna.writes("is anybody there?");
    message(&gate, 111, "not running");
    gate.anna.writes("hello?");
    settled(&gate);
    let inbox = gate.subscribe(0);
    inbox.text("hello?");
    assert_eq!(count_in(&gate, 111, "not running"), 1);
    gate.anna.writes("and now?");
    inbox.text("and now?");
    gate.advance(11 * 60);
    message(&gate, 111, "no sign");
    gate.advance(11 * 60);
    gate.anna.writes("still nothing?");
    inbox.text("still nothing?");
    assert_eq!(count_in(&gate, 111, "no sign"), 1);
}

#[test]
fn a_message_that_was_passed_on_is_seen_and_a_strangers_is_not() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let inbox = gate.subscribe(0);
    let stranger = gate.mallory.writes_in(OFFICE, "@acme_bot hello", None);
    let hers = gate.anna.writes_in(OFFICE, "hello", None);
    let private = gate.anna.writes("in private");
    inbox.text("in private");
    gate.world.must("the eyes", |state| {
        let seen = |chat: i64, id: i64| state.chats[&chat].messages[&id].reaction.as_deref() == Some("👀");
        (seen(OFFICE, hers) && seen(111, private)).then_some(())
    });
    assert_eq!(gate.world.now_at(OFFICE, stranger).reaction, None);
}

#[test]
fn an_owner_who_writes_as_the_group_is_told_once_in_private() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "When mentioned");
    let inbox = gate.subscribe(0);
    for _ in 0..3 {
        gate.anna.says(OFFICE).text(&format!("@acme_bot {MARKER}")).anonymously().send();
    }
    message(&gate, 111, "writes as the group");
    gate.anna.writes("I see");
    inbox.text("I see");
    assert_eq!(texts(&inbox.all()), ["I see"]);
    assert_eq!(count_in(&gate, 111, "writes as the group"), 1);
    assert_eq!(count_in(&gate, OFFICE, "writes as the group"), 0);
    unseen(&gate, MARKER);
}

#[test]
fn why_has_a_line_for_every_update_and_no_word() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "When mentioned");
    gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER}"), None);
    let ids = [
        gate.anna.says(OFFICE).text("not addressed").sends().1,
        gate.anna.says(OFFICE).text("@acme_bot addressed").sends().1,
        gate.mallory.says(666).text(MARKER).sends().1,
        gate.anna.says(111).text("private").sends().1,
    ];
    settled(&gate);
    let said = gate.host(&["why", "--last", "50"]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(!said.out.contains(MARKER) && !said.out.contains("addressed"), "{}", said.out);
    let json = gate.host(&["why", "--last", "50", "--json"]);
    for id in ids.into_iter().flatten() {
        assert!(
            json.out.contains(&id.to_string()) || said.out.contains(&id.to_string()),
            "{id}: {} {}",
            said.out,
            json.out
        );
    }
}

#[test]
fn what_strangers_wrote_is_forgotten_when_root_says_so() {
    let gate = plan().start();
    gate.mallory.writes(MARKER);
    settled(&gate);
    assert!(gate.guests().iter().any(|line| line.to_string().contains(MARKER)));
    let said = gate.host(&["guests", "purge"]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(!gate.guests().iter().any(|line| line.to_string().contains(MARKER)));
    gate.anna.writes("life goes on");
    gate.subscribe(0).text("life goes on");
}
