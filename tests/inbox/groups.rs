//! Groups and channels: connected by an owner's press, in the mode that was chosen, and left.

use serde_json::json;

use crate::help::{
    MARKER, OFFICE, card, choose, connect, count_in, into_the_team, plan, reply, settled, texts, unseen, with_office,
};
use crate::stand::clean::Entity;
use crate::stand::plan::Plan;
use crate::stand::world::{Draft, Membership};

const CHANNEL: i64 = -1_005_555_555_555;

fn journalled(gate: &crate::stand::gate::Gate, step: &str) -> Vec<serde_json::Value> {
    gate.steps().into_iter().filter(|(name, _)| name == step).map(|(_, line)| line).collect()
}

#[test]
fn a_group_is_connected_by_an_owners_press_and_heard_when_the_bot_is_addressed() {
    let mut gate = with_office(plan());
    let inbox = gate.subscribe(0);
    gate.anna.adds_bot(OFFICE);
    let asked = card(&gate, 111, "Connect this group?", "When mentioned");
    assert!(asked.text().contains(&OFFICE.to_string()) && asked.text().contains("Acme live title"), "{}", asked.text());
    assert!(asked.text().contains("WITHOUT asking") && asked.text().contains("Anna"), "{}", asked.text());
    let labels: Vec<String> = asked.labels().concat();
    assert_eq!(labels, ["When mentioned", "Every message", "Only me", "Only watch", "Leave group"]);
    gate.anna.writes_in(OFFICE, "@acme_bot before the press", None);
    gate.anna.writes("nothing from there yet");
    inbox.text("nothing from there yet");
    assert_eq!(texts(&inbox.all()), ["nothing from there yet"]);
    assert_eq!(reply(&gate, OFFICE, "too soon").code(), "chat_not_connected");
    choose(&mut gate, OFFICE, &asked, "When mentioned");
    let on = journalled(&gate, "chat_on");
    assert_eq!(
        (&on[0]["chat"], &on[0]["mode"], &on[0]["title"], &on[0]["by"]),
        (&json!(OFFICE), &json!("mention"), &json!("Acme live title"), &json!(111))
    );

    gate.mallory.renames(OFFICE, &format!("{MARKER} the new title"));
    gate.anna.writes_in(OFFICE, "not for the bot", None);
    gate.anna.writes_in(OFFICE, "nor for @acme_bot_2 or x@acme_bot.com", None);
    let first = gate.anna.writes_in(OFFICE, "@Acme_Bot the numbers?", None);
    let event = inbox.text("@Acme_Bot the numbers?");
    for (field, value) in [
        ("from", json!("owner")),
        ("user", json!("Anna")),
        ("user_id", json!(111)),
        ("chat_id", json!(OFFICE)),
        ("chat", json!("Acme live title")),
        ("message_id", json!(first)),
    ] {
        assert_eq!(event[field], value, "{field}: {event}");
    }
    gate.anna.writes_in(OFFICE, "/run@acme_bot now", None);
    inbox.text("/run@acme_bot now");
    let sent = reply(&gate, OFFICE, "here they are");
    assert!(sent.ok(), "{sent:?}");
    gate.anna.writes_in(OFFICE, "thanks", Some(sent.message_ids()[0]));
    let answered = inbox.text("thanks");
    assert_eq!(
        (&answered["reply"]["from"], &answered["reply"]["shown"], &answered["reply"]["text"]),
        (&json!("self"), &json!(true), &json!("here they are"))
    );
    let mut me = Entity::new("text_mention", 0, 4);
    me.extra.insert("user".to_owned(), gate.world.lock().user_json(4242));
    gate.anna.says(OFFICE).formatted("Acme by name", vec![me]).send();
    inbox.text("Acme by name");
    gate.anna.says(OFFICE).file("photo", "", b"a picture").text("look @acme_bot").send();
    let picture = inbox.text("look @acme_bot");
    assert_eq!(picture["files"][0]["type"], "photo");
    let all = texts(&inbox.all());
    assert!(!all.iter().any(|text| text.contains("not for") || text.contains("nor for")), "{all:?}");
    unseen(&gate, MARKER);
}

#[test]
fn every_mode_lets_through_what_its_button_said() {
    for (label, plain, team, writes) in [
        ("When mentioned", false, true, true),
        ("Every message", true, true, true),
        ("Only me", true, false, true),
        ("Only watch", true, true, false),
    ] {
        let mut gate = with_office(plan());
        let inbox = gate.subscribe(0);
        connect(&mut gate, OFFICE, label);
        into_the_team(&gate, OFFICE, &gate.boris);
        gate.anna.writes_in(OFFICE, "plainly said", None);
        gate.boris.writes_in(OFFICE, "@acme_bot from the team", None);
        gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER}"), None);
        gate.anna.writes_in(OFFICE, "@acme_bot the last", None);
        let last = inbox.text("@acme_bot the last");
        let mut expected = Vec::new();
        expected.extend(plain.then_some("plainly said"));
        expected.extend(team.then_some("@acme_bot from the team"));
        expected.push("@acme_bot the last");
        assert_eq!(texts(&inbox.all()), expected, "{label}");
        assert!(last["guests_since_last"].as_u64().is_some_and(|many| many >= 1), "{label}: {last}");
        let sent = reply(&gate, OFFICE, "may I?");
        assert_eq!(sent.ok(), writes, "{label}: {sent:?}");
        if !writes {
            assert_eq!(sent.code(), "chat_watched");
            let message = last["message_id"].clone();
            let react = json!({"op": "react", "chat_id": OFFICE, "message_id": message, "emoji": "👍"});
            assert_eq!(gate.session(&react, &[]).code(), "chat_watched");
            assert_eq!(gate.session(&json!({"op": "typing", "chat_id": OFFICE}), &[]).code(), "chat_watched");
            let state = gate.world.lock();
            let there = |call: &&crate::stand::world::Call| call.params.int("chat_id") == Some(OFFICE);
            let methods: Vec<&str> = state.calls.iter().filter(there).map(|call| call.method.as_str()).collect();
            assert!(methods.iter().all(|method| method.starts_with("get")), "{methods:?}");
        }
        unseen(&gate, MARKER);
    }
}

#[test]
fn strangers_are_counted_up_to_the_next_event_and_over_a_restart() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let inbox = gate.subscribe(0);
    for n in 0..3 {
        gate.mallory.writes_in(OFFICE, &format!("{MARKER} {n}"), None);
    }
    settled(&gate);
    drop(inbox);
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    let inbox = gate.subscribe(0);
    gate.mallory.says(OFFICE).file("document", &format!("{MARKER}.pdf"), b"x").send();
    gate.anna.writes_in(OFFICE, "how many?", None);
    assert_eq!(inbox.text("how many?")["guests_since_last"], 4);
    gate.anna.writes_in(OFFICE, "and now?", None);
    assert!(inbox.text("and now?")["guests_since_last"].as_u64().unwrap_or(0) == 0);
    unseen(&gate, MARKER);
}

#[test]
fn a_card_comes_for_an_owners_wish_alone() {
    let gate = with_office(plan());
    gate.mallory.adds_bot(OFFICE);
    gate.mallory.writes_in(OFFICE, "/channel_join@acme_bot", None);
    gate.mallory.says(OFFICE).text("/channel_join@acme_bot").anonymously().send();
    gate.anna.says(OFFICE).text("/channel_join@acme_bot").forwarded(&gate.mallory).send();
    settled(&gate);
    gate.anna.writes("/help");
    crate::help::message(&gate, 111, "/status");
    assert_eq!(count_in(&gate, 111, "Connect this group?"), 0);
    gate.anna.writes_in(OFFICE, "/channel_join@acme_bot", None);
    card(&gate, 111, "Connect this group?", "When mentioned");
}

#[test]
fn a_group_that_a_stranger_put_the_bot_into_is_left_after_a_day() {
    let mut gate = with_office(plan());
    let inbox = gate.subscribe(0);
    gate.mallory.adds_bot(OFFICE);
    gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER}"), None);
    gate.anna.writes_in(OFFICE, "@acme_bot hello there", None);
    settled(&gate);
    gate.advance(23 * 3600);
    gate.anna.writes("still in it");
    inbox.text("still in it");
    assert_eq!(gate.world.count("leaveChat"), 0);
    gate.advance(3600 + 120);
    gate.world.must("that the bot leaves", |state| (state.chats[&OFFICE].bot == Membership::Never).then_some(()));
    assert_eq!(texts(&inbox.all()), ["still in it"]);
    assert_eq!(count_in(&gate, 111, "Connect this group?"), 0);
    unseen(&gate, MARKER);
}

#[test]
fn leaving_is_one_press_and_nothing_goes_either_way_afterwards() {
    let mut gate = with_office(plan());
    let inbox = gate.subscribe(0);
    connect(&mut gate, OFFICE, "Every message");
    gate.anna.writes_in(OFFICE, "in it", None);
    inbox.text("in it");
    gate.anna.writes("/groups");
    let now = card(&gate, 111, "A connected group", "Leave group");
    gate.pressable(&now);
    gate.anna.presses(&now, "Leave group");
    gate.world.must("that the bot leaves", |state| (state.chats[&OFFICE].bot == Membership::Never).then_some(()));
    gate.world.becomes("the card afterwards", &now, |card| card.labels().is_empty());
    assert_eq!(reply(&gate, OFFICE, "still there?").code(), "chat_not_connected");
    assert_eq!(journalled(&gate, "chat_off")[0]["by"], 111);
}

#[test]
fn a_bot_that_is_put_out_of_a_group_forgets_that_it_was_connected() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "Every message");
    let mark = gate.log.len();
    gate.mallory.removes_bot(OFFICE);
    let words = format!("chat.off chat={OFFICE}");
    gate.log.wait(&words, mark, |line| line.contains(&words));
    assert_eq!(reply(&gate, OFFICE, "hello?").code(), "chat_not_connected");
    gate.mallory.adds_bot(OFFICE);
    settled(&gate);
    assert_eq!(reply(&gate, OFFICE, "hello?").code(), "chat_not_connected", "a stranger cannot bring it back");
}

#[test]
fn a_mode_is_changed_by_a_press_and_the_session_is_never_asked() {
    let mut gate = with_office(plan());
    let inbox = gate.subscribe(0);
    connect(&mut gate, OFFICE, "When mentioned");
    gate.anna.writes("/groups");
    let now = card(&gate, 111, "A connected group", "Every message");
    choose(&mut gate, OFFICE, &now, "Every message");
    gate.anna.writes_in(OFFICE, "without a name", None);
    inbox.text("without a name");
    // A stranger who got hold of a button's data, and an owner who presses it in the group.
    let data = now.data_of("Only watch").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&now, &data)), "Only an owner can press this.");
    let bot = gate.world.lock().bot.id;
    let there = gate.world.lock().put(
        OFFICE,
        Draft { from: bot, keyboard: now.keyboard.clone(), content: now.content.clone(), ..Draft::default() },
    );
    let there = gate.world.now_at(OFFICE, there);
    assert_eq!(gate.world.toast(&gate.anna.sends_data(&there, &data)), "Open our private chat to decide.");
    assert_eq!(journalled(&gate, "chat_on").len(), 2);
}

#[test]
fn a_group_moves_only_by_the_word_in_the_old_one() {
    const SMALL: i64 = -77;
    const LARGE: i64 = -1_007_777_777_777;
    let mut gate = plan().start();
    gate.world.group_without_bot(SMALL, "Small office", &[&gate.anna, &gate.boris, &gate.mallory]);
    let inbox = gate.subscribe(0);
    connect(&mut gate, SMALL, "Every message");
    into_the_team(&gate, SMALL, &gate.boris);
    // A chat that nobody connected says that it was ours.
    gate.world.group(OFFICE, "Forged", &[&gate.mallory]);
    gate.mallory.says(OFFICE).with("migrate_from_chat_id", json!(SMALL)).send();
    gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER}"), None);
    settled(&gate);
    assert_eq!(reply(&gate, OFFICE, "is it you?").code(), "chat_not_connected");
    let mark = gate.log.len();
    gate.world.moves(SMALL, LARGE, &gate.mallory);
    let words = format!("chat.on chat={LARGE} mode=every");
    gate.log.wait(&words, mark, |line| line.ends_with(&words));
    gate.boris.writes_in(LARGE, "the team came along", None);
    let event = inbox.text("the team came along");
    assert_eq!(
        (&event["from"], &event["chat"], &event["chat_id"]),
        (&json!("team"), &json!("Small office"), &json!(LARGE))
    );
    assert!(reply(&gate, LARGE, "here").ok());
    assert_eq!(reply(&gate, SMALL, "there").code(), "chat_not_connected");
    let (off, on) = (journalled(&gate, "chat_off"), journalled(&gate, "chat_on"));
    assert_eq!(
        (&off[0]["chat"], &on[1]["chat"], &on[1]["title"]),
        (&json!(SMALL), &json!(LARGE), &json!("Small office"))
    );
    unseen(&gate, MARKER);
}

#[test]
fn a_channel_is_a_place_for_posts_each_with_a_yes_and_nothing_else() {
    let mut gate = plan().start();
    gate.world.channel(CHANNEL, "Acme news");
    let inbox = gate.subscribe(0);
    gate.anna.makes_bot_admin(CHANNEL);
    let asked = card(&gate, 111, "Connect this channel?", "Connect");
    choose(&mut gate, CHANNEL, &asked, "Connect");
    gate.world.posts(CHANNEL, &format!("{MARKER} a post"));
    assert!(["chat_not_connected", "chat_watched"].contains(&reply(&gate, CHANNEL, "a reply").code()));
    let said = gate.ask(&["bot_send", "--field", &format!("chat={CHANNEL}"), "--field", "text=The menu is out"]);
    assert_eq!(said.get("state"), "asked", "{said:?}");
    let post = gate.world.message("the card for the post", 111, |message| message.has("Yes, send"));
    assert!(post.text().contains("Acme news"), "{}", post.text());
    gate.anna.writes("nothing was read there");
    inbox.text("nothing was read there");
    assert_eq!(texts(&inbox.all()), ["nothing was read there"]);
    unseen(&gate, MARKER);
}

#[test]
fn a_topics_root_is_no_reply_to_the_bot() {
    let mut gate = with_office(plan());
    gate.world.becomes_forum(OFFICE);
    let inbox = gate.subscribe(0);
    connect(&mut gate, OFFICE, "When mentioned");
    let topic = gate.anna.opens_topic(OFFICE, "Prices");
    // As if the bot itself had opened it.
    let bot = gate.world.lock().bot.id;
    gate.world.lock().chats.get_mut(&OFFICE).unwrap().messages.get_mut(&topic).unwrap().from = bot;
    gate.anna.says(OFFICE).topic(topic).text("only among us").send();
    gate.anna.says(OFFICE).topic(topic).text("@acme_bot and you?").send();
    let event = inbox.text("@acme_bot and you?");
    assert_eq!((&event["topic"], event.get("reply")), (&json!(topic), None));
    let line = json!({"op": "reply", "chat_id": OFFICE, "text": "in the topic", "topic": topic});
    let sent = gate.session(&line, &[]);
    assert!(sent.ok(), "{sent:?}");
    assert_eq!(gate.world.now_at(OFFICE, sent.message_ids()[0]).topic, Some(topic));
    gate.anna.says(OFFICE).reply_to(sent.message_ids()[0]).text("thank you").send();
    assert_eq!(inbox.text("thank you")["topic"], topic);
    assert!(!texts(&inbox.all()).contains(&"only among us".to_owned()));
}

#[test]
fn the_card_says_which_modes_telegram_makes_deaf() {
    let mut gate = Plan::prepare(plan());
    gate.world.lock().privacy = true;
    gate.up();
    gate.wait_ready();
    gate.world.group_without_bot(OFFICE, "Acme live title", &[&gate.anna]);
    gate.anna.adds_bot(OFFICE);
    let asked = card(&gate, 111, "Connect this group?", "When mentioned");
    assert!(asked.text().contains("privacy mode") && asked.text().contains("Every message"), "{}", asked.text());
    assert!(
        gate.host(&["status", "--json"]).out.contains("group_privacy")
            || gate.log.all().iter().any(|line| line.contains("group_privacy"))
    );
}

#[test]
fn whoever_is_no_person_is_a_stranger_in_a_connected_group() {
    let mut gate = with_office(plan());
    gate.world.channel(CHANNEL, "Not ours");
    let robot = gate.world.other_bot(777, "Robot");
    let inbox = gate.subscribe(0);
    connect(&mut gate, OFFICE, "Every message");
    let hidden = gate.anna.says(OFFICE).text(&format!("{MARKER} anonymous")).anonymously().send();
    gate.anna.says(OFFICE).text(&format!("{MARKER} channel")).named(CHANNEL).send();
    gate.world.auto_forwards(CHANNEL, OFFICE, &format!("{MARKER} linked"));
    robot.writes_in(OFFICE, &format!("@acme_bot {MARKER} beep"), None);
    gate.mallory.pins(OFFICE, hidden);
    gate.mallory.joins(OFFICE, &gate.anna);
    gate.anna.writes_in(OFFICE, "it is me", None);
    let event = inbox.text("it is me");
    assert_eq!(texts(&inbox.all()), ["it is me"]);
    assert!(event["guests_since_last"].as_u64().is_some_and(|many| many >= 4), "{event}");
    assert_eq!(count_in(&gate, 111, "New person"), 0, "no team cards for them");
    assert_eq!(count_in(&gate, OFFICE, "🔒"), 0);
    unseen(&gate, MARKER);
}
