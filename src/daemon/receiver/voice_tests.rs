use serde_json::json;

use super::*;
use crate::daemon::receiver::testing::{Gate, event_from};

fn answer(status: u16, code: Option<&str>, body: &str) -> HttpAnswer {
    HttpAnswer { status, code: code.map(str::to_owned), body: body.as_bytes().to_vec() }
}

/// Anna's voice message in private, or Boris' in the office.
fn voice_event(from: i64, message: i64) -> event::Event {
    let chat =
        if from == 111 { r#"{"id":111,"type":"private"}"# } else { r#"{"id":-1001234567890,"type":"supergroup"}"# };
    let update = format!(
        r#"{{"update_id":7,"message":{{"message_id":{message},"date":9,"chat":{chat},"from":{{"id":{from},"is_bot":false}},
        "voice":{{"file_id":"AwAC{message}","file_size":900,"duration":3}}}}}}"#
    );
    event_from(&update).unwrap()
}

#[test]
fn words_are_read_from_a_good_answer_and_every_other_says_why_there_are_none() {
    assert_eq!(words(&answer(200, None, r#"{"text":" Post it. \n","usage":{}}"#)), Ok("Post it.".to_owned()));
    for (status, code, body, failed) in [
        (200, None, r#"{"text":"  "}"#, Failed::Silent),
        (200, None, r#"{"words":"x"}"#, Failed::Unread),
        (200, None, "<html>", Failed::Unread),
        (401, None, r#"{"error":"no"}"#, Failed::Service(401)),
        (429, None, "{}", Failed::Busy),
        (429, Some("budget"), "{}", Failed::Busy),
        (503, Some("no_key"), "{}", Failed::NoKey),
        (503, Some("no_upstream"), "{}", Failed::Off),
        (502, Some(UNSENT), "{}", Failed::Unreached),
        (502, Some(UNKNOWN), "{}", Failed::Unread),
    ] {
        assert_eq!(words(&answer(status, code, body)), Err(failed), "{status} {code:?} {body}");
    }
}

#[test]
fn a_transcript_is_cut_at_its_bound_and_says_so() {
    let long = "я".repeat(TRANSCRIPT_MAX);
    assert_eq!(words(&answer(200, None, &json!({"text": long}).to_string())), Ok(long.clone()));
    let cut = words(&answer(200, None, &json!({"text": format!("{long}я")}).to_string())).unwrap();
    assert_eq!(cut, format!("{long}… (cut after 16000 characters)"));
}

#[test]
fn only_a_voice_message_is_promised_its_words() {
    let mut said = voice_event(222, 301);
    let voice = said.promise_words().unwrap();
    assert_eq!((voice.from, voice.user.as_str(), voice.chat.as_str()), ("team", "Boris", "Acme office"));
    assert_eq!((voice.file.as_str(), voice.size, voice.message_id), ("AwAC301", Some(900), 301));
    assert_eq!(serde_json::to_value(&said).unwrap()["transcript"], "follows");
    for fields in [r#""text":"x""#, r#""audio":{"file_id":"AwAC"}"#, r#""video_note":{"file_id":"AwAC"}"#] {
        let update = format!(
            r#"{{"update_id":7,"message":{{"message_id":9,"date":9,"chat":{{"id":111,"type":"private"}},"from":{{"id":111,"is_bot":false}},{fields}}}}}"#
        );
        let mut other = event_from(&update).unwrap();
        assert_eq!(other.promise_words(), None, "{fields}");
        assert!(serde_json::to_value(&other).unwrap().get("transcript").is_none());
    }
}

#[test]
fn what_was_promised_and_not_kept_is_found_at_the_next_start() {
    let mut gate = Gate::new("voice-recall");
    let mut promised = Vec::new();
    for (from, message) in [(111, 1), (111, 2), (222, 3)] {
        let mut event = voice_event(from, message);
        promised.push(event.promise_words().unwrap());
        gate.shared.journals().write(gate.shared.now(), &[Item::Event(event)]).unwrap();
    }
    // One had its words, and one was told that there are none.
    let kept = [(promised[0].clone(), "yes", None), (promised[2].clone(), "(none)", Some("busy"))];
    for (voice, text, failed) in kept {
        let event = event::transcript(voice, text.to_owned(), failed);
        gate.shared.journals().write(gate.shared.now(), &[Item::Event(event)]).unwrap();
    }
    gate.restart();
    assert_eq!(gate.shared.voices.lock().left, [promised[1].clone()]);
    // No service is configured any more: it is said, once.
    start(&gate.shared).unwrap();
    gate.restart();
    assert_eq!(gate.shared.voices.lock().left, []);
    let lines = gate.lines("events.jsonl");
    let last = lines.last().unwrap();
    assert_eq!((&last["kind"], &last["message_id"], &last["failed"]), (&json!("transcript"), &json!(2), &json!("off")));
    assert_eq!((&last["from"], &last["chat"], last.get("file")), (&json!("owner"), &json!("private"), None));
}

#[test]
fn a_transcript_is_no_message_of_its_chat_also_after_a_restart() {
    let mut gate = Gate::new("voice-guests");
    let chat = ChatId::new(-1_001_234_567_890).unwrap();
    let mut event = voice_event(222, 3);
    let voice = event.promise_words().unwrap();
    let stranger = Item::Stranger(chat, b"{\"update_id\":5}");
    let write = |items: &[Item<'_>]| drop(gate.shared.journals().write(gate.shared.now(), items).unwrap());
    write(&[Item::Event(event)]);
    write(&[stranger]);
    write(&[Item::Event(event::transcript(voice, "words".to_owned(), None))]);
    gate.restart();
    gate.shared.journals().write(gate.shared.now(), &[Item::Event(voice_event(222, 4))]).unwrap();
    assert_eq!(gate.lines("events.jsonl").last().unwrap()["guests_since_last"], 1);
}

#[test]
fn more_than_may_wait_are_told_at_once_that_they_have_no_transcript() {
    let voices = Voices::new(Some("whisper-1".to_owned()), Vec::new());
    let voice = voice_event(111, 1).promise_words().unwrap();
    for _ in 0..VOICES_MAX {
        voices.put(voice.clone()).unwrap();
    }
    assert!(voices.put(voice).is_err());
    voices.stop();
    assert_eq!(voices.next(), None, "whoever waits is let go");
    assert!(Failed::Many.why().contains("at once") && !Failed::Many.passes());
}
