//! What follows from a batch, once it is on the disk.

use std::sync::mpsc::Receiver;

use serde_json::{Value, json};

use super::super::feed::Follower;
use super::super::proxy::{Connected, Listener, Push};
use super::super::testing::Gate;
use super::*;
use crate::base::time::Boot;
use crate::policy::group::Mode;
use crate::policy::team::Member;

fn chat(id: i64) -> ChatId {
    ChatId::new(id).unwrap()
}

fn user(id: i64) -> UserId {
    UserId::new(id).unwrap()
}

fn group(id: i64) -> Chat {
    Chat { id: chat(id), kind: ChatKind::Supergroup }
}

fn foreign(words: &str) -> Foreign {
    Foreign::new(words.to_owned())
}

fn connect(gate: &Gate, id: i64, mode: Mode) {
    gate.shared.chats.put(Connected { chat: chat(id), mode, title: "Acme office".to_owned() });
}

fn does(gate: &Gate, what: Vec<After>) {
    run(&gate.shared, what);
    gate.shared.teller.drain(&gate.shared);
}

fn made(calls: &Receiver<(String, Value)>, method: &str) -> Vec<Value> {
    calls.try_iter().filter(|(called, _)| called == method).map(|(_, asked)| asked).collect()
}

fn follow(gate: &Gate) -> Follower {
    let feed = gate.shared.journals().feed();
    let folder = gate.shared.journals().folder();
    feed.follow(&folder, 0).unwrap().unwrap()
}

#[test]
fn consent_draws_a_card_only_for_a_group_that_an_owner_brought() {
    let gate = Gate::new("after-added");
    let _calls = gate.telegram(|_, _| false);
    let hears = gate.proxy(|_| json!({"ok": true}));
    let added =
        |id, by, kind, admin| After::Added { chat: Chat { id: chat(id), kind }, by, title: foreign("Acme"), admin };
    let anna = Who::Owner(user(111));
    does(&gate, vec![added(-100, anna, ChatKind::Supergroup, false)]);
    assert_eq!(
        hears.try_iter().collect::<Vec<_>>(),
        [
            json!({"op": "connect", "chat": -100, "type": "supergroup", "title": "Acme", "members": 12, "privacy": false, "by": 111})
        ]
    );
    does(
        &gate,
        vec![
            added(-200, Who::Stranger, ChatKind::Group, true),
            added(-300, Who::Team(user(222)), ChatKind::Group, true),
            added(-400, anna, ChatKind::Channel, false),
            added(111, anna, ChatKind::Private, true),
        ],
    );
    assert_eq!(hears.try_iter().count(), 0);
    does(&gate, vec![added(-400, anna, ChatKind::Channel, true)]);
    assert_eq!(hears.try_iter().map(|line| line["type"].clone()).collect::<Vec<_>>(), ["channel"]);
    connect(&gate, -100, Mode::Mention);
    does(&gate, vec![After::Join { chat: group(-100), owner: user(111), title: foreign("Acme") }]);
    assert_eq!(hears.try_iter().count(), 0, "it is connected");
}

#[test]
fn a_chat_into_which_the_bot_comes_again_is_connected_no_longer_unless_it_only_got_a_new_number() {
    let gate = Gate::new("after-back");
    let _calls = gate.telegram(|_, _| false);
    let hears = gate.proxy(|_| json!({"ok": true}));
    let back = |id, by| After::Added { chat: group(id), by, title: foreign("Acme"), admin: false };
    let ops = || hears.try_iter().map(|line| line["op"].clone()).collect::<Vec<_>>();
    for (by, told) in [(Who::Stranger, vec!["left"]), (Who::Owner(user(111)), vec!["left", "connect"])] {
        connect(&gate, -100, Mode::Every);
        gate.team(-100, 222, "Boris");
        does(&gate, vec![back(-100, by)]);
        assert_eq!((gate.shared.chats.mode(chat(-100)), ops()), (None, told.into_iter().map(Value::from).collect()));
        assert_eq!(gate.shared.team.member(chat(-100), user(222)), None);
    }
    connect(&gate, -7, Mode::Every);
    does(&gate, vec![After::Moved { from: chat(-7), to: chat(-1_000_000_000_007) }]);
    connect(&gate, -1_000_000_000_007, Mode::Every);
    does(&gate, vec![back(-1_000_000_000_007, Who::Stranger)]);
    assert_eq!((gate.shared.chats.mode(chat(-1_000_000_000_007)), ops()), (Some(Mode::Every), vec![json!("moved")]));
    let later = Boot(gate.shared.boot().0 + 120_000);
    assert!(!gate.shared.chats.is_fresh(chat(-1_000_000_000_007), later));
}

#[test]
fn a_group_that_others_brought_is_left_after_a_day_unless_an_owner_connects_it() {
    let gate = Gate::new("after-rooms");
    let calls = gate.telegram(|_, _| false);
    let day_ago = gate.shared.now().plus_ms(-crate::base::limits::ROOM_MS);
    for id in [-200, -300] {
        gate.shared.rooms.remember(chat(id), day_ago);
    }
    does(&gate, vec![After::Added { chat: group(-400), by: Who::Stranger, title: foreign("x"), admin: false }]);
    gate.shared.rooms.forget(chat(-300));
    rooms::leave_due(&gate.shared);
    gate.shared.teller.drain(&gate.shared);
    let left: Vec<i64> = made(&calls, "leaveChat").iter().map(|asked| asked["chat_id"].as_i64().unwrap()).collect();
    assert_eq!((left, gate.shared.rooms.left()), (vec![-200], 1));
}

#[test]
fn a_group_that_cannot_be_left_now_is_left_later_also_after_a_restart() {
    let mut gate = Gate::new("after-not-left");
    connect(&gate, -100, Mode::Every);
    // Nobody is behind the keeper's socket.
    gate.shared.push(Push::ChatOff(chat(-100), true)).unwrap();
    gate.shared.teller.drain(&gate.shared);
    assert!(gate.shared.rooms.leaves().is_some());
    gate.restart();
    // Telegram says 403: the bot is in it no longer.
    let calls = gate.telegram(|_, _| true);
    rooms::leave_due(&gate.shared);
    gate.shared.teller.drain(&gate.shared);
    assert_eq!(made(&calls, "leaveChat"), [json!({"chat_id": -100})]);
    assert_eq!((gate.shared.rooms.leaves(), gate.shared.rooms.left()), (None, 0));
}

#[test]
fn what_consent_could_not_hear_it_hears_when_it_is_back_also_after_a_restart() {
    let mut gate = Gate::new("after-late");
    let _calls = gate.telegram(|_, _| false);
    connect(&gate, -100, Mode::Every);
    does(
        &gate,
        vec![
            After::Join { chat: group(-500), owner: user(111), title: foreign("New") },
            After::Removed { chat: chat(-100) },
        ],
    );
    gate.restart();
    let hears = gate.proxy(|_| json!({"ok": true}));
    rooms::send_reports(&gate.shared);
    gate.shared.teller.drain(&gate.shared);
    let ops: Vec<Value> = hears.try_iter().map(|line| line["op"].clone()).collect();
    assert_eq!(ops, ["connect", "left"]);
    assert!(!gate.shared.rooms.has_reports());
}

#[test]
fn a_group_that_moves_takes_its_people_along_and_an_unknown_one_nothing() {
    let gate = Gate::new("after-moved");
    let hears = gate.proxy(|_| json!({"ok": true}));
    let to = chat(-1_000_000_000_077);
    let member = Member { id: user(222), name: "Boris".to_owned(), since: gate.shared.now(), by: user(111) };
    gate.shared.team.lock().teams.add(chat(-77), member).unwrap();
    does(&gate, vec![After::Moved { from: chat(-77), to }]);
    assert_eq!((gate.shared.team.member(to, user(222)), hears.try_iter().count()), (None, 0), "it was not connected");
    connect(&gate, -77, Mode::Every);
    does(&gate, vec![After::Moved { from: chat(-77), to }]);
    assert_eq!(gate.shared.team.member(to, user(222)).as_deref(), Some("Boris"));
    assert_eq!(gate.shared.team.member(chat(-77), user(222)), None);
    assert_eq!(
        hears.try_iter().collect::<Vec<_>>(),
        [json!({"op": "moved", "from": -77, "to": -1_000_000_000_077_i64})]
    );
}

#[test]
fn the_bot_out_of_a_chat_is_out_at_once_and_in_again_it_begins_anew() {
    let gate = Gate::new("after-again");
    let _calls = gate.telegram(|_, _| false);
    let member = Member { id: user(222), name: "Boris".to_owned(), since: gate.shared.now(), by: user(111) };
    let added = |by| After::Added {
        chat: Chat { id: chat(-100), kind: ChatKind::Supergroup },
        by,
        title: foreign("Acme"),
        admin: false,
    };
    // Removed and added again in one batch; or nobody told that it was removed.
    for batch in [vec![After::Removed { chat: chat(-100) }, added(Who::Stranger)], vec![added(Who::Stranger)]] {
        connect(&gate, -100, Mode::Every);
        gate.shared.team.lock().teams.add(chat(-100), member.clone()).unwrap();
        does(&gate, batch);
        assert_eq!(gate.shared.chats.mode(chat(-100)), None);
        assert_eq!(gate.shared.team.member(chat(-100), user(222)), None);
        assert!(gate.shared.rooms.due().is_some(), "somebody else's group is left after a day");
        // What consent says of it is of before, until it heard.
        let old = Connected { chat: chat(-100), mode: Mode::Every, title: "Acme office".to_owned() };
        gate.shared.push(Push::Chats(vec![old])).unwrap();
        assert_eq!(gate.shared.chats.mode(chat(-100)), None);
        gate.shared.rooms.told(&Report::Left { chat: chat(-100) });
    }
    connect(&gate, -100, Mode::Every);
    does(&gate, vec![After::Removed { chat: chat(-100) }, added(Who::Owner(user(111)))]);
    let hears = gate.proxy(|_| json!({"ok": true}));
    rooms::send_reports(&gate.shared);
    gate.shared.teller.drain(&gate.shared);
    let ops: Vec<Value> = hears.try_iter().map(|line| line["op"].clone()).collect();
    assert_eq!(ops, ["left", "connect"], "an owner is asked anew");
}

#[test]
fn a_card_of_a_chat_that_the_bot_is_out_of_is_closed_though_it_was_never_connected() {
    let gate = Gate::new("after-card");
    let _calls = gate.telegram(|_, _| false);
    let hears = gate.proxy(|_| json!({"ok": true}));
    does(&gate, vec![After::Join { chat: group(-500), owner: user(111), title: foreign("New") }]);
    does(&gate, vec![After::Removed { chat: chat(-500) }, After::Removed { chat: chat(-600) }]);
    let told: Vec<(Value, Value)> = hears.try_iter().map(|line| (line["op"].clone(), line["chat"].clone())).collect();
    assert_eq!(told, [(json!("connect"), json!(-500)), (json!("left"), json!(-500))]);
}

#[test]
fn a_freeze_that_nobody_takes_holds_here_and_is_kept_until_it_is_taken() {
    let mut gate = Gate::new("after-freeze");
    let calls = gate.telegram(|_, _| false);
    gate.shared.freeze(user(111));
    gate.shared.teller.drain(&gate.shared);
    assert!(gate.shared.is_frozen());
    let said = made(&calls, "sendMessage");
    assert!(said.len() == 1 && said[0]["text"].as_str().unwrap().starts_with("🔒 FREEZE"), "{said:?}");
    gate.restart();
    assert!(gate.shared.is_frozen(), "also after a restart");
    let hears = gate.proxy(|line| json!({"ok": line["op"] == "freeze"}));
    rooms::send_reports(&gate.shared);
    gate.shared.teller.drain(&gate.shared);
    assert_eq!(hears.try_iter().collect::<Vec<_>>(), [json!({"op": "freeze", "owner": 111})]);
    assert!(!gate.shared.rooms.has_reports());
}

#[test]
fn an_owner_whose_group_consent_does_not_take_hears_why() {
    let gate = Gate::new("after-refused");
    let calls = gate.telegram(|_, _| false);
    let _hears = gate.proxy(|_| json!({"ok": false, "code": "frozen"}));
    does(&gate, vec![After::Join { chat: group(-500), owner: user(111), title: foreign("New") }]);
    let said = made(&calls, "sendMessage");
    assert!(said.len() == 1 && said[0]["text"].as_str().unwrap().contains("frozen"), "{said:?}");
    assert!(!gate.shared.rooms.has_reports());
}

#[test]
fn an_event_that_nobody_follows_is_said_once_an_hour_to_whom_it_concerns() {
    let gate = Gate::new("after-alone");
    gate.two_owners();
    let calls = gate.telegram(|_, _| false);
    connect(&gate, -100, Mode::Every);
    gate.shared.linked.store(true, std::sync::atomic::Ordering::SeqCst);
    let passed = |id| After::Passed { chat: chat(id), message: MessageId::new(5).unwrap() };
    does(&gate, vec![passed(111)]);
    let said = made(&calls, "sendMessage");
    assert_eq!(said.len(), 1);
    assert_eq!(said[0]["text"], "🔒 The agent is not running. Your message is kept and will be passed on. Waiting: 1.");
    does(&gate, vec![passed(111), passed(-100)]);
    let said = made(&calls, "sendMessage");
    assert_eq!(said.iter().map(|said| said["chat_id"].as_i64().unwrap()).collect::<Vec<_>>(), [333]);
    assert!(said[0]["text"].as_str().unwrap().ends_with("Ждут: 3."));
}

#[test]
fn who_is_followed_sees_that_it_was_taken_but_not_where_the_owner_only_watches_nor_while_frozen() {
    let gate = Gate::new("after-seen");
    gate.shared.linked.store(true, std::sync::atomic::Ordering::SeqCst);
    let calls = gate.telegram(|_, _| false);
    connect(&gate, -100, Mode::Every);
    connect(&gate, -200, Mode::Watch);
    let _follower = follow(&gate);
    let passed = |id| After::Passed { chat: chat(id), message: MessageId::new(5).unwrap() };
    does(&gate, vec![passed(-200), passed(-300), passed(-100), passed(111)]);
    let all: Vec<(String, i64)> =
        calls.try_iter().map(|(method, asked)| (method, asked["chat_id"].as_i64().unwrap())).collect();
    let sign = |method: &str, chat| (method.to_owned(), chat);
    assert_eq!(
        all,
        [
            sign("setMessageReaction", -100),
            sign("sendChatAction", -100),
            sign("setMessageReaction", 111),
            sign("sendChatAction", 111)
        ]
    );
    gate.shared.frozen.store(true, std::sync::atomic::Ordering::SeqCst);
    does(&gate, vec![passed(-100), passed(111)]);
    assert_eq!(calls.try_iter().count(), 0);
    // Ten minutes without a sign are said once; a sign before that, and nothing is.
    gate.shared.present(|presence| {
        assert!(presence.due().is_some());
        let due = presence.due().unwrap();
        assert!(presence.silent(Boot(due.0 - 1)).is_none() && presence.silent(due).is_some());
    });
}

#[test]
fn a_flood_fills_no_queue() {
    let gate = Gate::new("after-flood");
    gate.shared.linked.store(true, std::sync::atomic::Ordering::SeqCst);
    connect(&gate, -100, Mode::Every);
    let _follower = follow(&gate);
    for person in 1..=2000 {
        run(
            &gate.shared,
            vec![
                After::Stranger { chat: chat(-100), user: user(1000 + person), name: foreign("x") },
                After::AsChat { chat: chat(-100) },
                After::Passed { chat: chat(-100), message: MessageId::new(person).unwrap() },
            ],
        );
    }
    assert_eq!(format!("{:?}", gate.shared.teller), "Teller(6 and 32 wait)");
}
