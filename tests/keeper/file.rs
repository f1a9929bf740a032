//! Files of the Bot API's file server: whole to the receiver, or known to be broken; nothing else of an upstream gets through.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use mila_gate::net::keeper_client::{DownloadError, KeeperClient, KeeperError};
use mila_gate::sys::creds::my_uid;
use mila_gate::telegram::file_path::FilePath;
use serde_json::json;

use crate::gate::{Keeper, Plan, Role, TOKEN, reply, said, walled};
use crate::help::soon;
use crate::upstream::{PATIENCE, Upstream};

const PATH: &str = "/telegram/file/documents/file_1.pdf";
const FILE_MAX: usize = 20 * 1024 * 1024;
const LONGEST: u64 = 20 * 1024 * 1024;

fn head(status: u16, length: usize) -> Vec<u8> {
    format!("HTTP/1.1 {status} X\r\nContent-Type: application/pdf\r\nContent-Length: {length}\r\n\r\n").into_bytes()
}

/// A file's answer, and the file: every byte value, in no order that a buffer's size could hide.
fn file(length: usize) -> (Vec<u8>, Vec<u8>) {
    let body: Vec<u8> = (0..length).map(|at| (at * 131 + at / 997).to_le_bytes()[0]).collect();
    ([head(200, length), body.clone()].concat(), body)
}

fn get(keeper: &Keeper, role: Role, path: &str) -> String {
    keeper.raw(role, format!("GET {path} HTTP/1.1\r\nHost: keeper\r\n\r\n").as_bytes())
}

/// The receiver fetches it, with the client that it uses.
fn fetch(keeper: &Keeper, size_max: u64, most: Duration) -> (Result<u64, DownloadError>, Vec<u8>) {
    let client = KeeperClient::new(keeper.socket.clone(), my_uid());
    keeper.acting(Role::Io, move || {
        let path = FilePath::parse("documents/file_1.pdf").unwrap();
        let mut out = Vec::new();
        let result = client.file(&path, size_max, most).and_then(|file| {
            let length = file.length();
            file.copy_to(&mut out).map(|()| length)
        });
        (result, out)
    })
}

fn is_broken(result: &Result<u64, DownloadError>) -> bool {
    matches!(result, Err(DownloadError::Keeper(KeeperError::Broken(_))))
}

/// A connection that asks for the file.
fn asked(keeper: &Keeper) -> std::os::unix::net::UnixStream {
    let mut caller = keeper.connect(Role::Io);
    caller.write_all(format!("GET {PATH} HTTP/1.1\r\nHost: keeper\r\n\r\n").as_bytes()).unwrap();
    caller
}

#[test]
fn a_whole_file_arrives_byte_by_byte_and_the_token_goes_only_into_the_path() {
    let (answer, body) = file(3_000_001);
    let upstream = Upstream::bytes(&answer);
    let keeper = Keeper::start(&upstream);
    let (result, out) = fetch(&keeper, u64::MAX, PATIENCE);
    assert_eq!(result.unwrap(), 3_000_001);
    assert!(out == body);
    let expected = format!(
        "GET /file/bot{TOKEN}/documents/file_1.pdf HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\
         Accept-Encoding: identity\r\nUser-Agent: mila-gate\r\nConnection: close\r\n\r\n",
        upstream.port()
    );
    assert_eq!(upstream.next().head, expected);
    // What a caller says besides goes nowhere, and what an upstream says besides neither.
    let more =
        format!("GET {PATH} HTTP/1.1\r\nHost: keeper\r\nRange: bytes=1-\r\nCookie: a=b\r\nAuthorization: mine\r\n\r\n");
    let mut caller = keeper.connect(Role::Io);
    caller.write_all(more.as_bytes()).unwrap();
    let mut all = Vec::new();
    caller.read_to_end(&mut all).unwrap();
    let begins = b"HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: 3000001\r\nConnection: close\r\n\r\n";
    assert!(all == [&begins[..], &body].concat());
    assert_eq!(upstream.next().head, expected);
    assert_eq!(keeper.status()["routes"]["telegram/file/*"]["200"], 2);
    soon("the line", || {
        keeper.log().iter().any(|line| line.contains("route=telegram/file/*") && line.contains("out=3000001 told=true"))
    });
    assert!(!keeper.log().join("\n").contains("file_1"), "a file's path is in no log");
}

#[test]
fn an_empty_file_is_a_file() {
    let keeper = Keeper::start(&Upstream::bytes(&head(200, 0)));
    let (result, out) = fetch(&keeper, 10, PATIENCE);
    assert_eq!((result.unwrap(), out.len()), (0, 0));
}

#[test]
fn the_largest_file_passes_in_bounded_memory_and_a_longer_one_not_at_all() {
    let (answer, body) = file(FILE_MAX);
    let keeper = Keeper::start(&Upstream::bytes(&answer));
    let (result, out) = fetch(&keeper, u64::MAX, PATIENCE);
    assert_eq!(result.unwrap(), LONGEST);
    assert!(out == body);
    let status = std::fs::read_to_string(format!("/proc/{}/status", keeper.pid())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    assert!(peak < 40 * 1024, "{peak} kB");
    // What the caller does not want so long is not read either.
    let (result, out) = fetch(&keeper, LONGEST - 1, PATIENCE);
    assert!(matches!(result, Err(DownloadError::TooLong(n)) if n == LONGEST) && out.is_empty());

    let (answer, _) = file(FILE_MAX + 1);
    let mut keeper = Keeper::start(&Upstream::bytes(&answer));
    assert_eq!(reply(&get(&keeper, Role::Io, PATH)).told(), (413, "file_too_long"));
    keeper.lives();
}

#[test]
fn a_file_that_is_cut_is_never_ended_well() {
    let (answer, body) = file(500_000);
    for lost in [1, 250_000, 500_000] {
        let upstream = Upstream::bytes(&answer[..answer.len() - lost]);
        let mut keeper = Keeper::start(&upstream);
        let (result, out) = fetch(&keeper, u64::MAX, PATIENCE);
        assert!(is_broken(&result), "{lost}: {result:?}");
        assert!(out.len() <= 500_000 - lost && body.starts_with(&out), "{lost}");
        soon("the line", || {
            keeper.log().iter().any(|line| line.contains("code=answer_broken") && line.contains("told=false"))
        });
        assert_eq!(keeper.status()["refused"]["answer_broken"], 1);
        keeper.lives();
    }
}

#[test]
fn an_answer_that_is_no_whole_file_is_the_keepers_own_refusal_and_nothing_of_it_passes() {
    let ok = "HTTP/1.1 200 OK\r\n";
    let cases: Vec<(&str, String, (u16, &str))> = vec![
        (
            "not found",
            "HTTP/1.1 404 Not Found\r\nX-Odd: secret-word\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(),
            (404, "file_not_found"),
        ),
        (
            "a bad file id",
            "HTTP/1.1 400 Bad\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(),
            (404, "file_not_found"),
        ),
        ("a wrong token", "HTTP/1.1 401 No\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(), (502, "file_status")),
        ("too many", "HTTP/1.1 429 Slow\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(), (429, "file_status")),
        (
            "a front's page",
            "HTTP/1.1 502 Bad\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(),
            (502, "file_status"),
        ),
        (
            "a redirect",
            "HTTP/1.1 302 Go\r\nLocation: /file/bot1:x/y\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(),
            (502, "file_status"),
        ),
        ("a part", "HTTP/1.1 206 Part\r\nContent-Length: 11\r\n\r\nsecret-word".to_owned(), (502, "file_status")),
        ("no content", "HTTP/1.1 204 None\r\n\r\n".to_owned(), (502, "file_status")),
        (
            "an interim answer",
            format!("HTTP/1.1 100 Go on\r\n\r\n{ok}Content-Length: 1\r\n\r\na"),
            (502, "file_status"),
        ),
        ("chunks", format!("{ok}Transfer-Encoding: chunked\r\n\r\nb\r\nsecret-word\r\n0\r\n\r\n"), (502, "unknown")),
        ("neither length nor chunks", format!("{ok}\r\nsecret-word"), (502, "unknown")),
        ("two lengths", format!("{ok}Content-Length: 11\r\nContent-Length: 12\r\n\r\nsecret-word"), (502, "unknown")),
        ("a length that is none", format!("{ok}Content-Length: many\r\n\r\nsecret-word"), (502, "unknown")),
        ("packed", format!("{ok}Content-Encoding: gzip\r\nContent-Length: 11\r\n\r\nsecret-word"), (502, "unknown")),
        (
            "a length beyond all",
            format!("{ok}Content-Length: 18446744073709551615\r\n\r\nsecret-word"),
            (413, "file_too_long"),
        ),
        ("headers without end", format!("{ok}{}", "X-Y: secret-word\r\n".repeat(100_000)), (502, "unknown")),
    ];
    let mut answers = cases.iter().map(|(_, answer, _)| answer.clone()).collect::<Vec<_>>().into_iter();
    let next = Mutex::new(move || answers.next().unwrap());
    let upstream = Upstream::new(move |_, stream| {
        let answer = (next.lock().unwrap())();
        drop(stream.write_all(answer.as_bytes()));
    });
    let mut keeper = Keeper::start(&upstream);
    for (what, _, told) in &cases {
        let all = get(&keeper, Role::Io, PATH);
        assert_eq!(reply(&all).told(), *told, "{what}");
        assert!(!all.contains("secret-word"), "{what}: {all}");
        upstream.next();
        assert!(upstream.nothing(), "{what}: asked once");
    }
    keeper.lives();
}

#[test]
fn an_answer_that_makes_the_http_client_panic_is_an_upstream_error() {
    let mut bytes = b"HTTP/1.1 200 OK\r\n".to_vec();
    bytes.extend(std::iter::repeat_n(b'x', 32 * 1024 - 1));
    bytes.extend_from_slice(b"\n\r\n");
    let mut keeper = Keeper::start(&Upstream::bytes(&bytes));
    assert_eq!(reply(&get(&keeper, Role::Io, PATH)).told(), (502, "unknown"));
    soon("the panic in the log", || keeper.log().iter().any(|line| line.contains("upstream.panic")));
    keeper.lives();
}

#[test]
fn a_file_streams_as_it_arrives_and_ends_with_its_callers_patience() {
    let (go_on, wait) = channel::<()>();
    let wait = Mutex::new(wait);
    let upstream = Upstream::new(move |_, stream| {
        drop(stream.write_all(&[head(200, 10), b"first".to_vec()].concat()));
        // The rest comes once somebody has the first half.
        if wait.lock().unwrap().recv_timeout(PATIENCE).is_ok() {
            drop(stream.write_all(b"later"));
        }
        drop(stream.read_to_end(&mut Vec::new()));
    });
    let keeper = Keeper::start(&upstream);
    let mut caller = asked(&keeper);
    let mut got = Vec::new();
    let mut chunk = [0; 512];
    while !got.ends_with(b"first") {
        let read = caller.read(&mut chunk).unwrap();
        assert!(read > 0);
        got.extend_from_slice(&chunk[..read]);
    }
    go_on.send(()).unwrap();
    assert!(said(caller).ends_with("later"));
    // Nobody says to go on.
    let began = Instant::now();
    let (result, out) = fetch(&keeper, 10, Duration::from_millis(500));
    assert!(is_broken(&result) && b"first".starts_with(&out[..]), "{result:?}");
    assert!(began.elapsed() < Duration::from_secs(30));
}

/// An upstream that says when its connection has ended.
fn until_hung_up(say: impl Fn(&mut TcpStream) + Send + Sync + 'static, tell: Sender<()>) -> Upstream {
    let tell = Mutex::new(tell);
    Upstream::new(move |_, stream| {
        say(stream);
        drop(stream.read_to_end(&mut Vec::new()));
        tell.lock().unwrap().send(()).unwrap();
    })
}

#[test]
fn a_caller_that_has_gone_ends_the_upstreams_call_before_and_within_the_file() {
    let (tell, ended) = channel();
    let before = until_hung_up(|_| {}, tell.clone());
    let within = until_hung_up(
        |stream| {
            drop(stream.write_all(&head(200, FILE_MAX)));
            // Far more than all buffers on the way hold, and not the whole.
            drop(stream.write_all(&vec![b'x'; FILE_MAX / 2]));
        },
        tell,
    );
    for (upstream, begun) in [(before, false), (within, true)] {
        let mut keeper = Keeper::start(&upstream);
        let mut caller = asked(&keeper);
        upstream.next();
        if begun {
            caller.read_exact(&mut [0; 4096]).unwrap();
        }
        let left = Instant::now();
        drop(caller);
        ended.recv_timeout(PATIENCE).unwrap();
        assert!(left.elapsed() < Duration::from_secs(15), "long before the call's own end");
        keeper.lives();
    }
}

#[test]
fn files_that_never_come_leave_places_for_the_poll_and_for_presses() {
    let upstream = Upstream::new(|seen, stream| {
        if seen.head.starts_with("GET ") {
            drop(stream.read_to_end(&mut Vec::new()));
        } else {
            drop(stream.write_all(&crate::upstream::whole(200, r#"{"ok":true,"result":[]}"#)));
        }
    });
    let keeper = Keeper::start(&upstream);
    let slow: Vec<_> = (0..4).map(|_| asked(&keeper)).collect();
    for _ in &slow {
        upstream.next();
    }
    assert_eq!(reply(&get(&keeper, Role::Io, PATH)).told(), (429, "files"));
    assert_eq!(keeper.post(Role::Io, "/telegram/getUpdates", &json!({})).status, 200);
    assert_eq!(keeper.post(Role::Io, "/telegram/answerCallbackQuery", &json!({})).status, 200);
    drop(slow);
    soon("their places are free again", || {
        let caller = asked(&keeper);
        caller.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        // It waits for its upstream, where one without a place is answered at once.
        (&caller).read(&mut [0; 64]).is_err()
    });
}

#[test]
fn nobody_but_the_receiver_fetches_files() {
    let (answer, _) = file(10);
    let upstream = Upstream::bytes(&answer);
    let keeper = Keeper::start(&upstream);
    if !walled("callers of other uids") {
        return;
    }
    for role in [Role::Session, Role::Guest, Role::Other, Role::Keys, Role::Consent, Role::Act, Role::Root] {
        assert_eq!(reply(&get(&keeper, role, PATH)).told(), (403, "not_permitted"), "{role:?}");
    }
    // Nor under a lease.
    assert_eq!(keeper.lease(&[111]).status, 200);
    assert_eq!(reply(&get(&keeper, Role::Act, PATH)).told(), (403, "not_permitted"));
    assert!(upstream.nothing());
    assert_eq!(get(&keeper, Role::Io, PATH).split("\r\n").next(), Some("HTTP/1.1 200 OK"));
}

#[test]
fn a_path_that_leads_elsewhere_reaches_no_upstream() {
    let (answer, _) = file(10);
    let upstream = Upstream::bytes(&answer);
    let mut keeper = Keeper::start(&upstream);
    for (tail, status) in [
        ("", 400),
        ("/etc/passwd", 400),
        ("../getMe", 400),
        ("a/../../getMe", 400),
        ("a/..", 400),
        ("./a", 400),
        ("a//b", 400),
        ("a/", 400),
        ("a%2fb", 400),
        ("%2e%2e/getMe", 400),
        ("a\\b", 400),
        ("a:b", 400),
        ("a@b", 400),
        ("a#b", 400),
        ("a~b", 404),
        ("*", 400),
        ("a?b=c", 404),
        ("a?", 404),
        ("a\tb", 400),
        (&"a".repeat(201), 404),
    ] {
        assert_eq!(reply(&get(&keeper, Role::Io, &format!("/telegram/file/{tail}"))).status, status, "{tail:?}");
    }
    for method in ["POST", "PUT", "DELETE"] {
        let text = format!("{method} {PATH} HTTP/1.1\r\nHost: keeper\r\nContent-Length: 0\r\n\r\n");
        assert_eq!(reply(&keeper.raw(Role::Io, text.as_bytes())).told(), (404, "no_route"), "{method}");
    }
    let said = keeper.raw(Role::Io, format!("HEAD {PATH} HTTP/1.1\r\nHost: keeper\r\n\r\n").as_bytes());
    assert!(said.starts_with("HTTP/1.1 404 ") && said.ends_with("\r\n\r\n"), "{said}");
    let body = format!("GET {PATH} HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{{}}");
    assert_eq!(reply(&keeper.raw(Role::Io, body.as_bytes())).told(), (413, "body_too_long"));
    assert!(upstream.nothing());
    keeper.lives();
}

#[test]
fn without_a_key_or_an_upstream_no_file_begins() {
    let upstream = Upstream::ok();
    let keeper = Plan::new(upstream.config()).key(None).start();
    assert_eq!(reply(&get(&keeper, Role::Io, PATH)).told(), (503, "no_key"));
    assert!(upstream.nothing());
    let gone = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let keeper = Plan::new(json!({"url": format!("http://{gone}"), "uid": my_uid()})).start();
    assert_eq!(reply(&get(&keeper, Role::Io, PATH)).told(), (502, "unsent"));
}

#[test]
fn a_token_in_a_file_does_not_reach_the_receiver() {
    let body = format!("{}{TOKEN} and {TOKEN}{TOKEN}{}", "x".repeat(65_500), "y".repeat(70_000));
    let upstream = Upstream::bytes(&[head(200, body.len()), body.clone().into_bytes()].concat());
    let keeper = Keeper::start(&upstream);
    let (result, out) = fetch(&keeper, u64::MAX, PATIENCE);
    assert_eq!(usize::try_from(result.unwrap()).unwrap(), body.len());
    assert!(out == body.replace(TOKEN, &"*".repeat(TOKEN.len())).into_bytes());
}

#[test]
fn what_the_session_sends_never_uses_up_what_answers_to_presses_need() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    let told = |path: &str| keeper.post(Role::Io, path, &json!({"chat_id": 1})).code;
    let budget = Some("budget".to_owned());
    assert!((0..400).any(|_| told("/telegram/sendMessage") == budget), "the budget has an end");
    for _ in 0..20 {
        assert_eq!(told("/telegram/answerCallbackQuery"), None);
    }
    // Files are of the budget of the sends.
    assert!((0..400).any(|_| reply(&get(&keeper, Role::Io, PATH)).told() == (429, "budget")));
    assert!((0..400).any(|_| told("/telegram/answerCallbackQuery") == budget), "this one has an end too");
}
