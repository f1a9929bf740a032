//! What was handed on: the summary, the words for owners alone, and an owner's answer on its way back.

use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use serde_json::{Value, json};

use super::super::journals::{EVENTS, GUESTS};
use super::super::mine;
use super::super::testing::{Gate, press};
use super::*;
use crate::policy::group::Mode;
use crate::sys::thread;

const GROUP: i64 = -1_001_234_567_890;
const MARKER: &str = "MARKERofAstranger";

type Calls = Receiver<(String, Value)>;

/// A receiver whose lane hands everything on, and whose threads work.
fn gate(name: &str) -> (Gate, Calls) {
    let gate = Gate::new(&format!("handed-{name}"));
    gate.connect(GROUP, Mode::Every);
    let calls = gate.telegram(|_, _| false);
    gate.shared.linked.store(true, Ordering::SeqCst);
    drop(gate.lane(|_| json!({"answer": null, "why": "model", "tokens": 1}).to_string()));
    (gate, calls)
}

/// A stranger's question, kept for the owners.
fn asks(gate: &Gate, user: i64, message: i64) -> bool {
    let (words, now) = (format!("@acme_bot {MARKER} {message}?"), gate.shared.now());
    let update = json!({"update_id": message, "message": {
        "message_id": message, "date": now.seconds(), "chat": {"id": GROUP, "type": "supergroup"},
        "from": {"id": user, "is_bot": false, "first_name": format!("{MARKER} Bob")}, "text": words,
    }});
    gate.takes(&update.to_string());
    let seq = gate.lines(GUESTS).last().unwrap()["seq"].as_u64();
    let to = To {
        chat: ChatId::new(GROUP).unwrap(),
        message: MessageId::new(message).unwrap(),
        topic: None,
        user: UserId::new(user).unwrap(),
    };
    let asked = Asked {
        to,
        date: now.seconds(),
        language: crate::config::Language::En,
        text: crate::telegram::update::Foreign::new(words),
        seq,
    };
    let kept = keep(&gate.shared, &asked);
    gate.shared.teller.drain(&gate.shared);
    kept
}

/// A message that was sent, and where its buttons hang.
#[derive(Debug)]
struct Said {
    chat: i64,
    text: String,
    at: i64,
    buttons: Vec<String>,
}

/// What was sent to the owners and the group, but for the cards about new people.
fn shown(calls: &Calls) -> Vec<Said> {
    let mut shown: Vec<Said> = Vec::new();
    for (method, call) in calls.try_iter() {
        let chat = call["chat_id"].as_i64().unwrap_or_default();
        if method == "sendMessage" {
            let text = call["text"].as_str().unwrap().to_owned();
            shown.push(Said { chat, text, at: 0, buttons: Vec::new() });
        } else if method == "editMessageReplyMarkup" {
            let rows = call["reply_markup"]["inline_keyboard"].as_array().cloned().unwrap_or_default();
            let data = |button: &Value| button["callback_data"].as_str().unwrap().to_owned();
            let last = shown.last_mut().unwrap();
            last.at = call["message_id"].as_i64().unwrap();
            last.buttons = rows.iter().flat_map(|row| row.as_array().unwrap()).map(data).collect();
        }
    }
    shown.retain(|said| !said.text.contains("New person") && !said.text.contains("Новый"));
    shown
}

/// An owner's press on a message of theirs.
fn presses(gate: &Gate, owner: i64, message: i64, data: &str) -> String {
    mine::pressed(&gate.shared, 9, &press(owner, owner, message, data));
    gate.shared.teller.drain(&gate.shared);
    gate.fates().pop().unwrap().1
}

/// The first button of a card is pressed by its owner.
fn first(gate: &Gate, card: &Said) -> String {
    presses(gate, card.chat, card.at, &card.buttons[0])
}

/// Where the words of the first question were shown.
fn place(gate: &Gate) -> i64 {
    gate.shared.guest_questions.lock().list[0].shown[0].1.get()
}

/// An owner's words in private, as a reply.
fn replies(gate: &Gate, owner: i64, to: i64, more: &Value) {
    let private = json!({"id": owner, "type": "private"});
    let mut message = json!({
        "message_id": 9000, "date": gate.shared.now().seconds(), "chat": private,
        "from": {"id": owner, "is_bot": false, "first_name": "Anna"},
        "reply_to_message": {
            "message_id": to, "date": 1, "chat": private, "from": {"id": 4242, "is_bot": true},
            "text": format!("🔒 Question\n{MARKER} 41?"),
        },
    });
    message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    gate.takes(&json!({"update_id": 9000, "message": message}).to_string());
    gate.shared.teller.drain(&gate.shared);
}

fn unseen(gate: &Gate) {
    let events = std::fs::read_to_string(gate.temp.path().join("io").join(EVENTS)).unwrap();
    assert!(!events.contains(MARKER), "{events}");
    for name in ["guest_questions.json", "lane_day.json", "why.jsonl"] {
        let file = std::fs::read_to_string(gate.temp.path().join("own").join(name)).unwrap_or_default();
        assert!(!file.contains(MARKER), "{name}: {file}");
    }
}

#[test]
fn a_group_has_one_summary_with_numbers_alone_and_show_gives_the_words_to_each_owner() {
    let (gate, calls) = gate("summary");
    gate.two_owners();
    assert!(asks(&gate, 666, 41) && asks(&gate, 667, 42));
    let said = shown(&calls);
    let chats: Vec<i64> = said.iter().map(|said| said.chat).collect();
    assert_eq!(chats, [111, 333], "one each; the second question only changes it: {said:?}");
    assert!(said.iter().all(|said| said.text.contains("Acme office") && !said.text.contains(MARKER)));
    let (hers, his) = (&said[0], &said[1]);
    assert_eq!(presses(&gate, 222, hers.at, &hers.buttons[0]), "not_owner");
    assert_eq!(presses(&gate, 333, hers.at, &hers.buttons[0]), "no_such_button", "another owner's copy");
    assert_eq!(first(&gate, hers), "counted");
    let words = shown(&calls);
    assert_eq!(words.len(), 2);
    assert!(words.iter().all(|said| said.chat == 111 && said.text.contains(MARKER) && said.text.contains("Bob")));
    assert_eq!(first(&gate, hers), "over");
    assert_eq!(first(&gate, his), "counted", "the other's are his to see");
    assert_eq!(gate.shared.guest_questions.waiting(), 0);
    assert!(asks(&gate, 666, 43));
    assert!(shown(&calls).iter().any(|said| said.chat == 111 && said.text.ends_with(": 1")), "a new summary");
    unseen(&gate);
}

#[test]
fn an_owners_reply_is_drawn_back_and_goes_to_the_group_by_the_press_alone() {
    let (gate, calls) = gate("reply");
    let worker = std::sync::Arc::clone(&gate.shared);
    thread::spawn("lane", 256 * 1024, move || worker.lane.run(&worker)).unwrap();
    assert!(asks(&gate, 666, 41));
    let said = shown(&calls);
    assert_eq!(first(&gate, &said[0]), "counted");
    drop(shown(&calls));
    let question = place(&gate);
    for send in [false, true] {
        replies(&gate, 111, question, &json!({"text": "At nine: https://acme.example"}));
        assert_eq!(gate.fates().pop().unwrap(), ("message".to_owned(), "guest_answer".to_owned()));
        let drawn = shown(&calls);
        assert_eq!(drawn.len(), 1, "nothing goes to the group yet: {drawn:?}");
        let drawn = &drawn[0];
        let said = (drawn.chat, drawn.text.contains("At nine: https://acme.example"), drawn.text.contains(MARKER));
        assert_eq!(said, (111, true, false), "{drawn:?}");
        let data = &drawn.buttons[usize::from(!send)];
        assert_eq!(presses(&gate, 222, drawn.at, data), "not_owner");
        assert_eq!(presses(&gate, 111, drawn.at, data), "counted");
        if send {
            let (method, call) = calls.recv_timeout(Duration::from_secs(20)).unwrap();
            let expected = json!({
                "chat_id": GROUP, "text": "At nine: https://acme.example", "reply_parameters": {"message_id": 41},
                "link_preview_options": {"is_disabled": true},
            });
            assert_eq!((method.as_str(), call), ("sendMessage", expected));
        }
        assert_eq!(presses(&gate, 111, drawn.at, data), "over");
        assert!(!shown(&calls).iter().any(|said| said.chat == GROUP), "once, and nothing for a no");
    }
    assert!(gate.lines(EVENTS).is_empty(), "the session hears nothing of it");
    unseen(&gate);
}

#[test]
fn a_reply_that_is_no_plain_text_is_a_message_to_the_agent_without_the_strangers_words() {
    let (gate, calls) = gate("other");
    assert!(asks(&gate, 666, 41));
    let said = shown(&calls);
    assert_eq!(first(&gate, &said[0]), "counted");
    let question = place(&gate);
    replies(&gate, 111, question, &json!({"caption": "a picture", "photo": [{"file_id": "x", "file_unique_id": "y"}]}));
    let events = gate.lines(EVENTS);
    assert_eq!((events.len(), &events[0]["reply"]["shown"]), (1, &json!(false)));
    unseen(&gate);
}

#[test]
fn an_answer_too_long_for_one_message_is_not_drawn() {
    let (gate, calls) = gate("long");
    assert!(asks(&gate, 666, 41));
    let said = shown(&calls);
    assert_eq!(first(&gate, &said[0]), "counted");
    drop(shown(&calls));
    replies(&gate, 111, place(&gate), &json!({"text": "x".repeat(4000)}));
    let said = shown(&calls);
    assert!(said.len() == 1 && said[0].text.starts_with("🔒 NOT drawn") && said[0].buttons.is_empty(), "{said:?}");
}

#[test]
fn few_questions_of_one_person_are_kept_and_a_flood_drives_none_out_that_nobody_saw() {
    let (gate, calls) = gate("flood");
    let many = (1..=10).filter(|n| asks(&gate, 666, *n)).count();
    assert_eq!(many, GUEST_QUESTIONS_EACH);
    let many = (0..100).filter(|n| asks(&gate, 1000 + n, 100 + n)).count();
    assert_eq!(many, GUEST_QUESTIONS_A_CHAT - GUEST_QUESTIONS_EACH);
    let oldest = gate.shared.guest_questions.lock().list[0].to.message.get();
    assert_eq!(oldest, 1, "the first one is still there");
    let said = shown(&calls);
    assert_eq!(said.len(), 1, "one message, brought up to date: {}", said.len());
    assert_eq!(first(&gate, &said[0]), "counted");
    let words = shown(&calls).iter().filter(|said| said.text.contains(MARKER)).count();
    assert_eq!(words, GUEST_SHOWN_AT_ONCE);
    assert!(asks(&gate, 2000, 500), "what was shown makes room");
}

#[test]
fn questions_wait_over_a_restart_and_their_words_end_with_the_strangers_journal() {
    let (mut gate, calls) = gate("restart");
    assert!(asks(&gate, 666, 41) && asks(&gate, 667, 42));
    let said = shown(&calls);
    let seqs = |gate: &Gate| gate.shared.guest_questions.lock().list.iter().map(|one| one.seq).collect::<Vec<_>>();
    let before = seqs(&gate);
    drop(calls);
    std::fs::remove_file(gate.temp.path().join("keeper.sock")).unwrap();
    gate.restart();
    let calls = gate.telegram(|_, _| false);
    assert_eq!((seqs(&gate), before.len()), (before, 2));
    assert!(gate.shared.journals().purge(gate.shared.now()).is_ok());
    assert_eq!(first(&gate, &said[0]), "counted");
    let said = shown(&calls);
    assert_eq!(said.len(), 1);
    assert!(said[0].text.starts_with("🔒 The words of 2 questions"), "{said:?}");
    assert_eq!(gate.shared.guest_questions.waiting(), 0);
}

#[test]
fn a_chat_that_is_left_takes_its_questions_with_it() {
    let (gate, calls) = gate("left");
    assert!(asks(&gate, 666, 41));
    let said = shown(&calls);
    gate.shared.guest_questions.forget(ChatId::new(GROUP).unwrap());
    assert_eq!(first(&gate, &said[0]), "over");
    assert_eq!(gate.shared.guest_questions.waiting(), 0);
}
