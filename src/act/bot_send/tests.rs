use std::cell::RefCell;

use super::*;

fn request(payload: &str, files: &str) -> Json {
    let text = format!(
        "{{\"cents\":0,\"files\":[{files}],\"id\":\"r-5f2c91a07d\",\"kind\":\"bot_send\",\"payload\":{payload}}}"
    );
    strict::parse(text.as_bytes()).unwrap()
}

const TO: &str = r#""chat":{"id":"ops","name":"Ops room","runs":{"chat":-1001111111111}}"#;

fn planned(rest: &str, files: &str) -> Vec<Step> {
    plan(&request(&format!("{{{TO}{rest}}}"), files)).unwrap().steps
}

fn file(name: &str) -> String {
    format!("{{\"name\":\"{name}\",\"sha256\":\"00\",\"size\":10}}")
}

#[test]
fn a_short_text_is_one_message_and_a_long_one_is_sent_in_parts_without_loss() {
    assert_eq!(planned(r#","text":"Hi""#, ""), [Step::Text("Hi".into())]);
    let long = "слово ".repeat(2000);
    let long = long.trim();
    let steps = planned(&format!(",\"text\":\"{long}\""), "");
    let expected: Vec<Step> =
        split::parts(long, MESSAGE_UNITS_MAX).into_iter().map(|part| Step::Text(part.to_owned())).collect();
    assert!(expected.len() == 3);
    assert_eq!(steps, expected);
}

#[test]
fn a_text_that_fits_is_the_caption_and_a_longer_one_goes_before() {
    let attached = |n: usize, name: &str| Attached { path: format!("in/{n}").into(), name: name.into(), size: 10 };
    let one = |caption: Option<&str>| Step::Files {
        photo: false,
        files: vec![attached(1, "a.txt")],
        caption: caption.map(str::to_owned),
    };
    assert_eq!(planned("", &file("a.txt")), [one(None)]);
    assert_eq!(planned(r#","text":"Hi""#, &file("a.txt")), [one(Some("Hi"))]);
    let long = "x".repeat(1025);
    assert_eq!(planned(&format!(",\"text\":\"{long}\""), &file("a.txt")), [Step::Text(long.clone()), one(None)]);
    let two = format!("{},{}", file("a.png"), file("b.png"));
    assert_eq!(
        planned(r#","as":"photo","text":"Hi""#, &two),
        [Step::Files {
            photo: true,
            files: vec![attached(1, "a.png"), attached(2, "b.png")],
            caption: Some("Hi".into())
        }]
    );
}

#[test]
fn a_request_of_another_shape_sends_nothing() {
    for wrong in [
        r#"{"chat":"ops","text":"a"}"#,
        r#"{"chat":{"id":"ops","name":"Ops","runs":{}},"text":"a"}"#,
        r#"{"chat":{"id":"ops","name":"Ops","runs":{"chat":0}},"text":"a"}"#,
        r#"{"chat":{"id":"ops","name":"Ops","runs":{"chat":5}},"text":1}"#,
        r#"{"chat":{"id":"ops","name":"Ops","runs":{"chat":5}},"as":"video"}"#,
    ] {
        assert_eq!(plan(&request(wrong, "")), None, "{wrong}");
    }
    let mut out = Vec::new();
    assert_eq!(run(&mut &b"{}"[..], &mut out, Path::new("/nonexistent/keeper.sock")), Exit::OK);
    assert!(String::from_utf8(out).unwrap().contains("\"ran\":\"no\""));
}

#[test]
fn without_the_keeper_nothing_was_sent() {
    let mut out = Vec::new();
    let text = crate::base::json::canonical(&request(&format!("{{{TO},\"text\":\"a\"}}"), ""));
    assert_eq!(run(&mut text.as_bytes(), &mut out, Path::new("/nonexistent/keeper.sock")), Exit::OK);
    let outcome = Outcome::of_program(&out, &["ops".to_owned()]);
    assert_eq!((outcome.ran, outcome.code()), (Ran::No, Some("keeper")));
}

/// Answers with what it was given, in turn.
struct Script {
    answers: RefCell<Vec<Result<Vec<i64>, Fault>>>,
    waited: RefCell<Vec<u64>>,
}

impl Sender for Script {
    fn send(&self, _chat: ChatId, _step: &Step) -> Result<Vec<i64>, Fault> {
        self.answers.borrow_mut().remove(0)
    }

    fn wait(&self, seconds: u64) -> bool {
        self.waited.borrow_mut().push(seconds);
        true
    }
}

fn outcome(steps: usize, answers: Vec<Result<Vec<i64>, Fault>>) -> (Outcome, Vec<u64>) {
    let plan = Plan {
        target: "ops".into(),
        chat: ChatId::new(-5).unwrap(),
        steps: (0..steps).map(|n| Step::Text(n.to_string())).collect(),
    };
    let script = Script { answers: RefCell::new(answers), waited: RefCell::default() };
    let outcome = carry_out(&plan, &script);
    assert!(script.answers.borrow().is_empty(), "every answer was asked for");
    // Whatever it says is something the runner can read.
    assert_eq!(Outcome::of_program(outcome.to_program().as_bytes(), &["ops".to_owned()]).ran, outcome.ran);
    (outcome, script.waited.into_inner())
}

fn not_sent(retry_after: Option<u64>) -> Result<Vec<i64>, Fault> {
    Err(Fault::NotSent { code: "400".into(), said: "chat not found".into(), retry_after })
}

fn unknown() -> Result<Vec<i64>, Fault> {
    Err(Fault::Unknown { said: "timed out".into() })
}

#[test]
fn it_says_yes_only_when_every_message_was_taken() {
    let (outcome, _) = outcome(2, vec![Ok(vec![7]), Ok(vec![8, 9])]);
    assert_eq!((outcome.ran, outcome.done), (Ran::Yes, vec!["ops".to_owned()]));
    assert_eq!(outcome.result.as_deref(), Some("sent as message 7, 8, 9"));
}

#[test]
fn it_says_no_only_when_certainly_nothing_was_sent() {
    assert_eq!(outcome(2, vec![not_sent(None)]).0.ran, Ran::No);
    assert_eq!(outcome(2, vec![Ok(vec![7]), not_sent(None)]).0.ran, Ran::Part);
    assert_eq!(outcome(2, vec![unknown()]).0.ran, Ran::Unknown);
    assert_eq!(outcome(2, vec![Ok(vec![7]), unknown()]).0.ran, Ran::Unknown);
    let empty = outcome(0, Vec::new()).0;
    assert_eq!((empty.ran, empty.code()), (Ran::No, Some("empty")));
}

#[test]
fn a_short_wait_that_telegram_asks_for_is_kept_and_a_long_one_is_not() {
    let (told, waited) = outcome(1, vec![not_sent(Some(3)), Ok(vec![7])]);
    assert_eq!((told.ran, waited), (Ran::Yes, vec![3]));
    let (told, waited) = outcome(1, vec![not_sent(Some(245))]);
    assert_eq!((told.ran, waited), (Ran::No, vec![]));
}

#[test]
fn an_answer_that_is_not_the_message_sent_says_nothing() {
    let chat = ChatId::new(-5).unwrap();
    let there = json!({"message_id": 7, "chat": {"id": -5}});
    assert_eq!(sent(chat, &there), Ok(vec![7]));
    assert_eq!(sent(chat, &json!([there, {"message_id": 8, "chat": {"id": -5}}])), Ok(vec![7, 8]));
    for wrong in [
        json!(true),
        json!([]),
        json!({"message_id": 0, "chat": {"id": -5}}),
        json!({"message_id": 7, "chat": {"id": 5}}),
        json!({"message_id": 7}),
        json!([there, {"message_id": 8, "chat": {"id": 5}}]),
    ] {
        assert!(matches!(sent(chat, &wrong), Err(Fault::Unknown { .. })), "{wrong}");
    }
}
