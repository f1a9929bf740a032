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

/// What the keeper was sent.
#[derive(Debug)]
struct Sent {
    target: String,
    content_type: String,
    body: Vec<u8>,
}

/// A keeper that answers each call with the next of these, and gives what it was sent.
fn keeper(name: &str, answers: Vec<String>) -> (PathBuf, std::thread::JoinHandle<Vec<Sent>>) {
    let path = std::env::temp_dir().join(format!("mila-send-{name}-{}.sock", std::process::id()));
    drop(std::fs::remove_file(&path));
    let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
    let serve = move || answers.into_iter().map(|answer| one_call(&listener, &answer)).collect();
    (path, crate::sys::thread::spawn("keeper", 512 * 1024, serve).unwrap())
}

fn one_call(listener: &std::os::unix::net::UnixListener, answer: &str) -> Sent {
    let (mut stream, _) = listener.accept().unwrap();
    let mut bytes = Vec::new();
    let head = loop {
        let mut piece = [0_u8; 4096];
        let got = stream.read(&mut piece).unwrap();
        bytes.extend_from_slice(&piece[..got]);
        if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break at;
        }
    };
    let text = String::from_utf8(bytes[..head].to_vec()).unwrap();
    let mut body = bytes.split_off(head.checked_add(4).unwrap());
    let header = |name: &str| {
        let line = text.lines().find(|line| line.to_ascii_lowercase().starts_with(name)).unwrap();
        line.split_once(": ").unwrap().1.to_owned()
    };
    let length: usize = header("content-length:").parse().unwrap();
    while body.len() < length {
        let mut piece = [0_u8; 4096];
        let got = stream.read(&mut piece).unwrap();
        body.extend_from_slice(&piece[..got]);
    }
    let length = answer.len();
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{answer}")
        .unwrap();
    let target = text.split(' ').nth(1).unwrap().to_owned();
    Sent { target, content_type: header("content-type:"), body }
}

fn message(id: i64) -> String {
    json!({"ok": true, "result": {"message_id": id, "chat": {"id": -1_001_111_111_111_i64}}}).to_string()
}

/// Carries out a request with files of ten bytes each, and gives the outcome and what the keeper was sent.
fn live(name: &str, rest: &str, files: &[&str], answers: Vec<String>) -> (Outcome, Vec<Sent>) {
    let listed: Vec<String> = files.iter().map(|name| file(name)).collect();
    let mut plan = plan(&request(&format!("{{{TO}{rest}}}"), &listed.join(","))).unwrap();
    let bytes = std::env::temp_dir().join(format!("mila-send-{name}-{}.bin", std::process::id()));
    std::fs::write(&bytes, b"0123456789").unwrap();
    for step in &mut plan.steps {
        if let Step::Files { files, .. } = step {
            for file in files {
                file.path.clone_from(&bytes);
            }
        }
    }
    let (path, thread) = keeper(name, answers);
    let outcome = carry_out(&plan, &Live::open(&path).unwrap());
    std::fs::remove_file(&bytes).unwrap();
    std::fs::remove_file(&path).unwrap();
    (outcome, thread.join().unwrap())
}

/// Every call is one that the keeper lets through under a lease for this chat, and under no other.
fn fits_the_lease(sent: &[Sent]) {
    let (own, other) = (ChatId::new(-1_001_111_111_111).unwrap(), ChatId::new(5).unwrap());
    for call in sent {
        assert!(crate::policy::leased::allowed(&call.content_type, &call.body, &[own]), "{call:?}");
        assert!(!crate::policy::leased::allowed(&call.content_type, &call.body, &[other]), "{call:?}");
    }
}

#[test]
fn a_text_goes_out_as_it_is_without_markup_or_preview() {
    let (outcome, sent) = live("text", r#","text":"*Hi* <b>x</b> https://example.com""#, &[], vec![message(7)]);
    assert_eq!((outcome.ran, outcome.result.as_deref()), (Ran::Yes, Some("sent as message 7")));
    fits_the_lease(&sent);
    assert_eq!(sent[0].target, "/telegram/sendMessage");
    let body: Value = serde_json::from_slice(&sent[0].body).unwrap();
    assert_eq!(
        body,
        json!({"chat_id": -1_001_111_111_111_i64, "text": "*Hi* <b>x</b> https://example.com", "link_preview_options": {"is_disabled": true}})
    );
}

#[test]
fn files_go_out_as_documents_photos_or_one_album() {
    let album = json!({"ok": true, "result": [
        {"message_id": 8, "chat": {"id": -1_001_111_111_111_i64}}, {"message_id": 9, "chat": {"id": -1_001_111_111_111_i64}},
    ]})
    .to_string();
    for (name, rest, files, answer, target) in [
        ("document", r#","text":"Hi""#, &["a.txt"][..], message(7), "/telegram/sendDocument"),
        ("photo", r#","as":"photo""#, &["a.png"], message(7), "/telegram/sendPhoto"),
        ("album", r#","as":"photo","text":"Hi""#, &["a.png", "b.png"], album.clone(), "/telegram/sendMediaGroup"),
        ("files", "", &["a.txt", "b.txt"], album, "/telegram/sendMediaGroup"),
    ] {
        let (outcome, sent) = live(name, rest, files, vec![answer]);
        assert_eq!(outcome.ran, Ran::Yes, "{name}");
        assert_eq!(sent[0].target, target);
        fits_the_lease(&sent);
        let body = String::from_utf8_lossy(&sent[0].body);
        assert_eq!(body.matches("0123456789").count(), files.len(), "{name}");
        assert_eq!(body.contains("Hi"), rest.contains("Hi"), "{name}");
    }
}

#[test]
fn what_telegram_or_the_keeper_refuses_is_not_said_to_be_sent() {
    let refused = r#"{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}"#.to_owned();
    let (outcome, _) = live("refused", r#","text":"Hi""#, &[], vec![refused]);
    assert_eq!((outcome.ran, outcome.code()), (Ran::No, Some("400")));
    let (outcome, _) = live("html", r#","text":"Hi""#, &[], vec!["<html>502</html>".to_owned()]);
    assert_eq!(outcome.ran, Ran::Unknown);
    let other = json!({"ok": true, "result": {"message_id": 7, "chat": {"id": 5}}}).to_string();
    let (outcome, _) = live("other", r#","text":"Hi""#, &[], vec![other]);
    assert_eq!(outcome.ran, Ran::Unknown);
}

#[test]
fn a_file_that_is_not_as_long_as_agreed_is_never_sent() {
    let short = Attached { path: "/dev/null".into(), name: "a".into(), size: 10 };
    assert!(matches!(open(&short), Err(Fault::NotSent { .. })));
}

#[test]
fn files_that_one_upload_cannot_carry_go_as_several_albums_in_order() {
    let file = |name: &str, mib: u64| Attached { path: name.into(), name: name.into(), size: mib * 1024 * 1024 };
    let names = |albums: Vec<Vec<Attached>>| -> Vec<Vec<String>> {
        albums.into_iter().map(|album| album.into_iter().map(|file| file.name).collect()).collect()
    };
    assert_eq!(names(albums(vec![file("a", 30), file("b", 20), file("c", 1)])), [vec!["a", "b"], vec!["c"]]);
    assert_eq!(names(albums(vec![file("a", 50), file("b", 50)])), [vec!["a"], vec!["b"]]);
    assert!(albums(Vec::new()).is_empty());
}
