#![allow(clippy::unnecessary_wraps, reason = "answers stand in lists of results")]

use std::cell::RefCell;
use std::os::unix::net::UnixListener;

use super::*;

const TO: &str = r#""targets":[{"id":"acme-x","name":"X: @acme","runs":{"account":"66f1","platform":"twitter"}},{"id":"acme-li","name":"LinkedIn","runs":{"account":"66f2","platform":"linkedin"}}]"#;

fn request(rest: &str, files: &str) -> Json {
    let text = format!(
        "{{\"cents\":0,\"files\":[{files}],\"id\":\"r-5f2c91a07d\",\"kind\":\"publish_zernio\",\"payload\":{{{rest}}}}}"
    );
    strict::parse(text.as_bytes()).unwrap()
}

fn planned(rest: &str, files: &str) -> Post {
    post(&request(&format!("{TO}{rest}"), files)).unwrap()
}

/// A service that answers in order, and what it was asked.
struct Said {
    answers: RefCell<Vec<Result<HttpAnswer, KeeperError>>>,
    asked: RefCell<Vec<(String, String, Value)>>,
}

impl Said {
    fn new(answers: Vec<Result<HttpAnswer, KeeperError>>) -> Self {
        Self { answers: RefCell::new(answers), asked: RefCell::default() }
    }

    fn next(&self, method: &str, route: &str, body: Value) -> Result<HttpAnswer, KeeperError> {
        self.asked.borrow_mut().push((method.to_owned(), route.to_owned(), body));
        self.answers.borrow_mut().remove(0)
    }
}

impl Service for Said {
    fn call(&self, method: &str, route: &str, body: Body) -> Result<HttpAnswer, KeeperError> {
        let Body::Json(bytes) = body else { panic!() };
        self.next(method, route, serde_json::from_slice(&bytes).unwrap())
    }

    fn put(&self, route: &str, content_type: &str, file: &Attached) -> Result<HttpAnswer, KeeperError> {
        self.next("PUT", route, json!([content_type, file.name]))
    }
}

fn answer(status: u16, body: &Value) -> Result<HttpAnswer, KeeperError> {
    Ok(HttpAnswer { status, code: None, body: body.to_string().into_bytes() })
}

fn own(status: u16, code: &str) -> Result<HttpAnswer, KeeperError> {
    Ok(HttpAnswer { status, code: Some(code.to_owned()), body: Vec::new() })
}

fn place(host: &str) -> Result<HttpAnswer, KeeperError> {
    answer(200, &json!({"uploadUrl": format!("https://{host}/a?sig=1%2F2"), "publicUrl": "https://media.example/a"}))
}

fn ended(rest: &str, files: &str, answers: Vec<Result<HttpAnswer, KeeperError>>) -> (Outcome, usize) {
    let said = Said::new(answers);
    let outcome = carry_out(&planned(rest, files), &said);
    let posts = said.asked.borrow().iter().filter(|(_, route, _)| route == "/zernio/v1/posts").count();
    // What it says is read by the runner as it was meant.
    let targets = ["acme-x", "acme-li"].map(str::to_owned);
    assert_eq!(Outcome::of_program(outcome.to_program().as_bytes(), &targets).ran, outcome.ran);
    (outcome, posts)
}

const FILE: &str = r#"{"name":"terrace.jpg","sha256":"00","size":10}"#;

#[test]
fn a_post_says_exactly_what_the_card_showed_and_is_made_once() {
    let said = Said::new(vec![answer(201, &json!({"post": {"_id": "p1"}}))]);
    let outcome = carry_out(&planned(r#","text":"Grüße","title":"Summer""#, ""), &said);
    assert_eq!((outcome.ran, outcome.done.len(), outcome.result.as_deref()), (Ran::Yes, 2, Some("post p1")));
    let body = json!({
        "content": "Grüße", "title": "Summer", "publishNow": true,
        "platforms": [{"platform": "twitter", "accountId": "66f1"}, {"platform": "linkedin", "accountId": "66f2"}],
    });
    assert_eq!(*said.asked.borrow(), [("POST".to_owned(), "/zernio/v1/posts".to_owned(), body)]);
    let said = Said::new(vec![answer(201, &json!({}))]);
    carry_out(&planned(r#","text":"a","when":"2026-12-24T18:30:00Z""#, ""), &said);
    let asked = said.asked.borrow();
    assert_eq!((&asked[0].2["scheduledFor"], &asked[0].2["timezone"]), (&json!("2026-12-24T18:30:00Z"), &json!("UTC")));
    assert_eq!(asked[0].2.get("publishNow"), None);
}

#[test]
fn files_go_first_to_the_places_that_are_named_for_them() {
    let said = Said::new(vec![place("up.example"), answer(200, &json!({})), answer(201, &json!({}))]);
    let outcome = carry_out(&planned(r#","text":"a""#, FILE), &said);
    assert_eq!(outcome.ran, Ran::Yes);
    let asked = said.asked.borrow();
    assert_eq!(asked[0].2, json!({"filename": "terrace.jpg", "contentType": "image/jpeg", "size": 10}));
    assert_eq!((asked[1].0.as_str(), asked[1].1.as_str()), ("PUT", "/upload/up.example/a?sig=1%2F2"));
    assert_eq!(asked[2].2["mediaItems"], json!([{"url": "https://media.example/a"}]));
}

#[test]
fn a_file_that_cannot_be_handed_over_means_that_nothing_is_posted() {
    let broken = || Err(KeeperError::Broken("cut".to_owned()));
    let named = |upload: &str, public: &str| answer(200, &json!({"uploadUrl": upload, "publicUrl": public}));
    for answers in [
        vec![broken()],
        vec![answer(500, &json!({}))],
        vec![own(403, "no_lease")],
        vec![answer(200, &json!([]))],
        vec![named("http://up.example/a", "https://media.example/a")],
        vec![named("https://up.example/a", "file:///etc/passwd")],
        vec![named("https://up.example/a b\r\nX: y", "https://media.example/a")],
        vec![named(&format!("https://up.example/{}", "a".repeat(URL_MAX)), "https://media.example/a")],
        vec![place("up.example"), broken()],
        vec![place("evil.example"), own(403, "upload_host")],
        vec![place("up.example"), answer(403, &json!({}))],
    ] {
        let (outcome, posts) = ended(r#","text":"a""#, FILE, answers);
        assert_eq!((outcome.ran, posts, outcome.failed.len()), (Ran::No, 0, 2), "{outcome:?}");
    }
}

#[test]
fn what_the_service_says_is_what_happened_and_anything_else_is_unknown() {
    let refused = |status| answer(status, &json!({"error": "Account is paused", "code": "paused"}));
    let unknown = || Err(KeeperError::Broken("cut".to_owned()));
    for (said, ran) in [
        (answer(201, &json!({})), Ran::Yes),
        (refused(400), Ran::No),
        (refused(401), Ran::No),
        (refused(429), Ran::No),
        (refused(500), Ran::Unknown),
        (answer(200, &json!({})), Ran::Unknown),
        (answer(302, &json!({})), Ran::Unknown),
        (own(502, "unsent"), Ran::No),
        (own(502, "unknown"), Ran::Unknown),
        (own(403, "no_lease"), Ran::No),
        (own(429, "budget"), Ran::No),
        (Err(KeeperError::Unreachable("gone".to_owned())), Ran::No),
        (unknown(), Ran::Unknown),
    ] {
        let (outcome, posts) = ended(r#","text":"a""#, "", vec![said]);
        assert_eq!((outcome.ran, posts), (ran, 1), "asked once, whatever it said: {outcome:?}");
    }
    let (outcome, _) = ended(r#","text":"a""#, "", vec![refused(401)]);
    assert_eq!((outcome.code(), outcome.failed[0].said.as_str()), (Some("401"), "Account is paused"));
}

#[test]
fn of_a_post_in_part_each_place_is_told_or_nobody_knows() {
    let of = |x: &str, li: &str| {
        json!({"post": {"platforms": [
            {"platform": "twitter", "accountId": {"_id": "66f1"}, "status": x},
            {"platform": "linkedin", "accountId": "66f2", "status": li, "errorMessage": "401"},
        ]}})
    };
    let in_part = |body: &Value| ended(r#","text":"a""#, "", vec![answer(207, body)]).0;
    let part = in_part(&of("published", "failed"));
    assert_eq!(
        (part.ran, part.done.as_slice(), part.failed[0].target.as_str()),
        (Ran::Part, &["acme-x".to_owned()][..], "acme-li")
    );
    assert_eq!(in_part(&of("failed", "failed")).ran, Ran::No);
    assert_eq!(in_part(&of("published", "scheduled")).ran, Ran::Yes);
    assert_eq!(in_part(&of("published", "pending")).ran, Ran::Unknown);
    for odd in [
        json!({}),
        json!({"post": {"platforms": [{"platform": "twitter", "accountId": "66f1", "status": "published"}]}}),
    ] {
        assert_eq!(in_part(&odd).ran, Ran::Unknown, "{odd}");
    }
}

#[test]
fn a_request_of_another_shape_posts_nothing() {
    for wrong in [
        r#""targets":[],"text":"a""#.to_owned(),
        r#""targets":["acme-x"],"text":"a""#.to_owned(),
        r#""targets":[{"id":"a","name":"A","runs":{"platform":"twitter"}}],"text":"a""#.to_owned(),
        r#""targets":[{"id":"a","name":"A","runs":{"platform":"","account":"1"}}],"text":"a""#.to_owned(),
        format!("{TO},\"text\":1"),
        TO.to_owned(),
        format!("{TO},\"text\":\"a\",\"when\":5"),
    ] {
        assert_eq!(post(&request(&wrong, "")), None, "{wrong}");
    }
    let mut out = Vec::new();
    let text = strict::canonical(&request(&format!("{TO},\"text\":\"a\""), ""));
    assert_eq!(run(&mut text.as_bytes(), &mut out, Path::new("/nonexistent/keeper.sock")), Exit::OK);
    assert!(String::from_utf8(out).unwrap().contains("\"ran\":\"no\""));
}

#[test]
fn however_much_the_service_says_what_happened_is_still_known() {
    let long = "\u{1}".repeat(40_000);
    let (refused, _) = ended(r#","text":"a""#, "", vec![answer(400, &json!({"error": long}))]);
    assert_eq!((refused.ran, refused.failed[0].said.chars().count()), (Ran::No, SAID_MAX));
    let (posted, _) = ended(r#","text":"a""#, "", vec![answer(201, &json!({"post": {"_id": "1".repeat(70_000)}}))]);
    assert_eq!((posted.ran, posted.result.as_deref()), (Ran::Yes, Some("posted")));
    let told = json!({"platforms": [
        {"platform": "twitter", "accountId": "66f1", "status": "published"},
        {"platform": "linkedin", "accountId": "66f2", "status": "failed", "errorMessage": "x".repeat(70_000)},
    ]});
    assert_eq!(ended(r#","text":"a""#, "", vec![answer(207, &told)]).0.ran, Ran::Part);
}

#[test]
fn a_place_for_a_file_that_is_named_twice_is_none() {
    let twice =
        br#"{"uploadUrl":"https://a.example/1","uploadUrl":"https://b.example/2","publicUrl":"https://m.example/a"}"#;
    let named = Ok(HttpAnswer { status: 200, code: None, body: twice.to_vec() });
    let (outcome, posts) = ended(r#","text":"a""#, FILE, vec![named]);
    assert_eq!((outcome.ran, posts), (Ran::No, 0));
}

#[test]
fn a_place_that_is_told_of_twice_is_told_of_by_nobody() {
    let item = |status: &str| json!({"platform": "twitter", "accountId": "66f1", "status": status});
    let other = json!({"platform": "linkedin", "accountId": "66f2", "status": "failed"});
    for (first, second) in [("failed", "published"), ("published", "failed")] {
        let body = json!({"platforms": [item(first), item(second), other]});
        assert_eq!(ended(r#","text":"a""#, "", vec![answer(207, &body)]).0.ran, Ran::Unknown, "{first}, {second}");
    }
}

/// One request as it came: its head, and as many bytes as that announces.
fn heard(stream: &mut std::os::unix::net::UnixStream) -> (String, Vec<u8>) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).unwrap();
    let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).unwrap();
    let mut body = vec![0; length.parse().unwrap()];
    stream.read_exact(&mut body).unwrap();
    (head, body)
}

/// The whole of it over a socket, against answers in order; what was asked, and what became of it.
fn over_a_socket(name: &str, bytes: &[u8], answers: &[String]) -> (Vec<(String, Vec<u8>)>, Outcome) {
    let folder = std::env::temp_dir().join(format!("mila-zernio-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (socket, file) = (folder.join("keeper.sock"), folder.join("1"));
    drop(std::fs::remove_file(&socket));
    std::fs::write(&file, bytes).unwrap();
    let listener = UnixListener::bind(&socket).unwrap();
    let mut post = planned(r#","text":"a""#, FILE);
    post.files[0].path = file;
    let (asked, outcome) = std::thread::scope(|scope| {
        let keeper = scope.spawn(|| {
            let one = |answer: &String| {
                let mut stream = listener.accept().unwrap().0;
                let asked = heard(&mut stream);
                stream.write_all(answer.as_bytes()).unwrap();
                asked
            };
            answers.iter().map(one).collect()
        });
        let outcome = carry_out(&post, &Live::open(&socket).unwrap());
        (keeper.join().unwrap(), outcome)
    });
    std::fs::remove_dir_all(&folder).unwrap();
    (asked, outcome)
}

fn http(status: &str, body: &Value) -> String {
    let body = body.to_string();
    format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n\r\n{body}", body.len())
}

#[test]
fn a_files_own_bytes_go_through_the_keeper_and_a_post_that_is_cut_off_is_unknown() {
    let place = || {
        http(
            "200 OK",
            &json!({"uploadUrl": "https://up.example/a?s=1", "publicUrl": "https://m.example/a", "expiresIn": 60}),
        )
    };
    let taken = || "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".to_owned();
    let (asked, outcome) = over_a_socket(
        "whole",
        b"0123456789",
        &[place(), taken(), http("201 Created", &json!({"post": {"_id": "p1"}}))],
    );
    assert_eq!((outcome.ran, outcome.result.as_deref()), (Ran::Yes, Some("post p1")));
    assert!(asked[0].0.starts_with("POST /zernio/v1/media/presign HTTP/1.1\r\n"), "{}", asked[0].0);
    assert!(asked[1].0.starts_with("PUT /upload/up.example/a?s=1 HTTP/1.1\r\n"), "{}", asked[1].0);
    assert!(asked[1].0.contains("\r\nContent-Type: image/jpeg\r\n"), "{}", asked[1].0);
    assert_eq!(asked[1].1, b"0123456789");
    assert!(asked[2].0.starts_with("POST /zernio/v1/posts HTTP/1.1\r\n"), "{}", asked[2].0);
    let (asked, outcome) = over_a_socket("cut", b"0123456789", &[place(), taken(), "HTTP/1.1 201 Cr".to_owned()]);
    assert_eq!((asked.len(), outcome.ran), (3, Ran::Unknown));
    // A file that is not what was approved is not handed over.
    let (asked, outcome) = over_a_socket("short", b"012345678", &[place()]);
    assert_eq!((asked.len(), outcome.ran), (1, Ran::No));
}
