//! What an upstream says is whole, or it is an error; nothing it says can end the keeper.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use mila_gate::net::bot::Bot;
use mila_gate::net::keeper_client::KeeperClient;
use mila_gate::sys::creds::my_uid;
use mila_gate::telegram::method::BotError;
use serde_json::json;

use crate::gate::{Keeper, Plan, Role, TOKEN, reply, walled};
use crate::help::{as_uid, soon, unused_uids};
use crate::upstream::{PATIENCE, Upstream, whole};

const UNKNOWN: (u16, &str) = (502, "unknown");

/// An upstream that says one after another of these.
fn in_turn(answers: Vec<Vec<u8>>) -> Upstream {
    let answers = Mutex::new(answers.into_iter());
    Upstream::new(move |_, stream| {
        let next = answers.lock().unwrap().next().unwrap();
        drop(stream.write_all(&next));
    })
}

#[test]
fn a_whole_answer_passes_with_its_status_and_the_token_goes_only_into_the_path() {
    let no = json!({"ok": false, "error_code": 400, "description": "Bad Request: chat not found"});
    let upstream = Upstream::json(400, &no);
    let keeper = Keeper::start(&upstream);
    let asked = "POST /telegram/sendMessage HTTP/1.1\r\nHost: keeper\r\nContent-Type: application/json\r\n\
                 Authorization: Bearer mine\r\nX-Api-Key: mine\r\nCookie: a=mine\r\nProxy-Authorization: Basic mine\r\n\
                 Connection: x-api-key, keep-alive\r\nX-Forwarded-For: mine\r\nUser-Agent: mine\r\nTE: trailers\r\n\
                 Content-Length: 13\r\n\r\n{\"chat_id\":1}";
    let reply = reply(&keeper.raw(Role::Io, asked.as_bytes()));
    assert_eq!((reply.status, reply.code, reply.body), (400, None, no.to_string()));
    let seen = upstream.next();
    assert_eq!(
        seen.head,
        format!(
            "POST /bot{TOKEN}/sendMessage HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\n\
             Accept-Encoding: identity\r\nUser-Agent: mila-gate\r\nConnection: close\r\nContent-Length: 13\r\n\r\n",
            upstream.port()
        )
    );
    assert_eq!(seen.body, b"{\"chat_id\":1}");
}

#[test]
fn chunks_are_put_together_and_an_odd_update_hides_no_other() {
    let deep = format!(r#"{{"ok":true,"result":[{}1{},"\ud800"]}}"#, "[".repeat(500), "]".repeat(500));
    let (one, two) = deep.split_at(20);
    let chunked = format!(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{one}\r\n{:x}\r\n{two}\r\n0\r\n\r\n",
        one.len(),
        two.len()
    );
    let keeper = Keeper::start(&Upstream::bytes(chunked.as_bytes()));
    let reply = keeper.post(Role::Io, "/telegram/getUpdates", &json!({}));
    assert_eq!((reply.status, reply.body), (200, deep));
}

#[test]
fn what_is_not_a_whole_answer_is_an_error_and_the_keeper_goes_on() {
    let json = r#"{"ok":true,"result":true}"#;
    let head = |lines: &str| format!("HTTP/1.1 200 OK\r\n{lines}\r\n\r\n");
    let chunked = head("Transfer-Encoding: chunked");
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("nothing at all", Vec::new()),
        ("a body cut short of its length", (head("Content-Length: 26") + json).into_bytes()),
        ("a body cut to nothing", head("Content-Length: 25").into_bytes()),
        ("cut inside a chunk", format!("{chunked}19\r\n{{\"ok\":true,").into_bytes()),
        ("cut at a chunk's border", format!("{chunked}b\r\n{{\"ok\":true,\r\n").into_bytes()),
        ("cut within a chunk's length", format!("{chunked}b\r\n{{\"ok\":true,\r\n0").into_bytes()),
        ("a chunk with no length", format!("{chunked}x\r\n{json}\r\n0\r\n\r\n").into_bytes()),
        ("neither length nor chunks", (head("Connection: close") + json).into_bytes()),
        ("a length that is none", (head("Content-Length: many") + json).into_bytes()),
        ("two lengths", (head("Content-Length: 25\r\nContent-Length: 3") + json).into_bytes()),
        ("a front's page", whole(502, "<html><body>502 Bad Gateway</body></html>")),
        ("a page that went well", whole(200, "<html></html>")),
        ("an array", whole(200, "[1]")),
        ("a number, of which a part would be one too", whole(200, "12")),
        ("more than one object", whole(200, "{}{}")),
        ("no status", b"\r\nContent-Length: 2\r\n\r\n[]".to_vec()),
        ("bytes", vec![0xff; 4096]),
        ("an interim answer alone", b"HTTP/1.1 100 Continue\r\n\r\n".to_vec()),
        ("no content", b"HTTP/1.1 204 No Content\r\n\r\n".to_vec()),
        ("packed", whole(200, "\u{1f}\u{8b}\u{8}\u{0}")),
        ("a long status line", format!("HTTP/1.1 200 {}", "x".repeat(100_000)).into_bytes()),
        ("headers without end", format!("HTTP/1.1 200 OK\r\n{}", "X-Y: z\r\n".repeat(100_000)).into_bytes()),
        ("too long by what it says", (head("Content-Length: 1048577") + json).into_bytes()),
        ("too long without saying", format!("{chunked}200000\r\n{{\"a\":\"{}", "x".repeat(2_000_000)).into_bytes()),
        ("a redirect", whole_redirect(302, json)),
        ("a redirect that keeps the method", whole_redirect(307, json)),
    ];
    let upstream = in_turn(cases.iter().map(|(_, bytes)| bytes.clone()).collect());
    let mut keeper = Keeper::start(&upstream);
    for (what, _) in &cases {
        assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), UNKNOWN, "{what}");
        assert_eq!(upstream.next().method(), "getMe", "{what}");
        assert!(upstream.nothing(), "{what}: asked once");
    }
    keeper.lives();
}

fn whole_redirect(status: u16, body: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status} Y\r\nLocation: /bot1:x/getMe\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .into_bytes()
}

#[test]
fn an_answer_that_makes_the_http_client_panic_is_an_upstream_error() {
    // One byte less than the bound on headers, and a line that ends without a carriage return: the client takes two off its
    // count for the line's end, where there was one.
    let mut bytes = b"HTTP/1.1 200 OK\r\n".to_vec();
    bytes.extend(std::iter::repeat_n(b'x', 32 * 1024 - 1));
    bytes.extend_from_slice(b"\n\r\n");
    let upstream = Upstream::bytes(&bytes);
    let mut keeper = Keeper::start(&upstream);
    for _ in 0..3 {
        assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), UNKNOWN);
    }
    keeper.lives();
    soon("the panic in the log", || keeper.log().iter().any(|line| line.contains("upstream.panic")));
    soon("the cause in the log", || keeper.log().iter().any(|line| line.contains("cause=panic")));
}

#[test]
fn an_upstream_that_quotes_the_token_tells_it_to_nobody() {
    let body = format!(r#"{{"ok":false,"error_code":404,"description":"/bot{TOKEN}/x {TOKEN}{TOKEN}"}}"#);
    let (one, two) = body.split_at(60);
    let chunked = format!(
        "HTTP/1.1 404 {TOKEN}\r\nX-Token: {TOKEN}\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{one}\r\n{:x}\r\n{two}\r\n0\r\n\r\n",
        one.len(),
        two.len()
    );
    let keeper = Keeper::start(&in_turn(vec![whole(404, &body), chunked.into_bytes()]));
    for _ in 0..2 {
        let all = keeper.raw(Role::Io, b"POST /telegram/getMe HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{}");
        assert!(!all.contains(&TOKEN[5..]), "{all}");
        assert_eq!(reply(&all).body, body.replace(TOKEN, &"*".repeat(TOKEN.len())));
    }
}

#[test]
fn the_call_ends_when_its_caller_has_gone() {
    let (tell, ended) = channel();
    let tell = Mutex::new(tell);
    // It never answers, and says when it was hung up on.
    let upstream = Upstream::new(move |_, stream| {
        let end = stream.read(&mut [0; 1]);
        tell.lock().unwrap().send(matches!(end, Ok(0) | Err(_))).unwrap();
    });
    let mut keeper = Keeper::start(&upstream);
    let mut caller = keeper.connect(Role::Io);
    caller.write_all(b"POST /telegram/getUpdates HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{}").unwrap();
    upstream.next();
    let left = Instant::now();
    drop(caller);
    assert!(ended.recv_timeout(PATIENCE).unwrap());
    assert!(left.elapsed() < Duration::from_secs(15), "long before the call's own end");
    keeper.lives();
}

#[test]
fn a_caller_that_goes_while_an_upstream_reads_nothing_ends_the_call_too() {
    // Accepted by the kernel alone: nobody reads, so the pipe to it fills.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let upstream = json!({"url": format!("http://{}", listener.local_addr().unwrap()), "uid": my_uid()});
    let keeper = Plan::new(upstream).start();
    let body = vec![b'x'; 32 * 1024 * 1024];
    let mut caller = keeper.connect(Role::Io);
    let head = format!(
        "POST /telegram/sendDocument HTTP/1.1\r\nHost: keeper\r\nContent-Type: multipart/form-data; boundary=12345678\r\n\
         Content-Length: {}\r\n\r\n",
        body.len()
    );
    caller.write_all(head.as_bytes()).unwrap();
    caller.write_all(&body).unwrap();
    let (mut stalled, _) = listener.accept().unwrap();
    let mut some = [0; 16];
    stalled.read_exact(&mut some).unwrap();
    drop(caller);
    stalled.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut rest = Vec::new();
    drop(stalled.read_to_end(&mut rest));
    assert!(rest.len() < body.len(), "not all of it was sent");
}

#[test]
fn an_answer_before_the_upload_was_read_is_passed_on() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let upstream = json!({"url": format!("http://{}", listener.local_addr().unwrap()), "uid": my_uid()});
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.read_exact(&mut [0; 64]).unwrap();
        let no = r#"{"ok":false,"error_code":413,"description":"Request Entity Too Large"}"#;
        stream.write_all(&whole(413, no)).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        // Closed with bytes unread: a reset.
    });
    let keeper = Plan::new(upstream).start();
    let body = vec![b'x'; 8 * 1024 * 1024];
    let form = "multipart/form-data; boundary=12345678";
    let reply = keeper.call(Role::Io, "POST", "/telegram/sendDocument", form, &body);
    // A reset may overtake the answer; it is never taken for a success.
    assert!(matches!(reply.told(), (413, "") | UNKNOWN), "{reply:?}");
}

#[test]
fn a_loopback_server_of_another_uid_is_told_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let upstream = json!({"url": format!("http://{}", listener.local_addr().unwrap()), "uid": my_uid() + 1});
    let keeper = Plan::new(upstream).start();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (502, "unsent"));
    listener.set_nonblocking(true).unwrap();
    assert!(listener.accept().is_err(), "not even connected to");
    drop(listener);
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (502, "unsent"));
}

#[test]
fn over_https_nothing_of_a_request_is_said_before_the_other_side_has_proved_its_name() {
    let (tell, told) = channel();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let mut said = vec![0; 4096];
            let got = stream.read(&mut said).unwrap_or(0);
            said.truncate(got);
            drop(stream.write_all(&whole(200, "{\"ok\":true,\"result\":1}")));
            drop(stream.read_to_end(&mut said));
            tell.send(said).unwrap();
        }
    });
    let mut keeper = Plan::new(json!(format!("https://localhost:{port}"))).start();
    let reply = keeper.post(Role::Io, "/telegram/getMe", &json!({}));
    assert_eq!(reply.status, 502, "{reply:?}");
    let said = told.recv_timeout(PATIENCE).unwrap();
    assert_eq!(said.first(), Some(&0x16), "a handshake");
    assert!(!said.windows(8).any(|eight| TOKEN.as_bytes().windows(8).any(|part| part == eight)));
    keeper.lives();
}

#[test]
fn a_client_tells_what_did_not_happen_from_what_may_have() {
    let refused = json!({"ok": false, "error_code": 429, "description": "Too Many Requests: retry after 8",
                         "parameters": {"retry_after": 8}});
    let answers = Arc::new(Mutex::new(vec![
        whole(200, &json!({"ok": true, "result": {"message_id": 5}}).to_string()),
        whole(429, &refused.to_string()),
        whole(502, "<html>"),
        Vec::new(),
    ]));
    let upstream = Upstream::new(move |_, stream| drop(stream.write_all(&answers.lock().unwrap().remove(0))));
    let keeper = Keeper::start(&upstream);
    let call = |role: Role, method: &'static str| {
        let bot = Bot::new(KeeperClient::new(keeper.socket.clone(), my_uid()));
        keeper.acting(role, move || bot.call(method, &json!({"chat_id": 1}), PATIENCE))
    };
    assert_eq!(call(Role::Consent, "sendMessage").unwrap()["message_id"], 5);
    assert_eq!(call(Role::Consent, "sendMessage").unwrap_err().retry_after(), Some(8));
    assert!(matches!(call(Role::Consent, "sendMessage"), Err(BotError::Unknown { .. })));
    assert!(matches!(call(Role::Consent, "sendMessage"), Err(BotError::Unknown { .. })));
    let denied = call(Role::Io, "logOut");
    assert!(matches!(denied, Err(BotError::Denied { status: 404, .. })), "{denied:?}");
    let other = KeeperClient::new(keeper.socket.clone(), my_uid() + 1);
    let unsent = Bot::new(other).call("getMe", &json!({}), PATIENCE);
    assert!(matches!(unsent, Err(BotError::Unsent { .. })), "{unsent:?}");
}

#[test]
fn a_port_that_changed_hands_gets_no_byte() {
    if !walled("two users at one port") {
        return;
    }
    let uid = unused_uids(1)[0];
    let listener = as_uid(uid, || TcpListener::bind("127.0.0.1:0").unwrap());
    let addr = listener.local_addr().unwrap();
    let keeper = Plan::new(json!({"url": format!("http://{addr}"), "uid": uid})).start();
    let answered = std::thread::spawn(move || {
        // Whoever accepts is who serves, so it must be the same user.
        as_uid(uid, move || {
            let (mut stream, _) = listener.accept().unwrap();
            assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
            stream.write_all(&whole(200, "{\"ok\":true,\"result\":1}")).unwrap();
        });
    });
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
    answered.join().unwrap();
    // The server went away, and somebody else has its port.
    let squatter = TcpListener::bind(addr).unwrap();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (502, "unsent"));
    squatter.set_nonblocking(true).unwrap();
    assert!(squatter.accept().is_err());
}

#[test]
fn a_loopback_server_can_have_an_ipv6_address() {
    let Ok(listener) = TcpListener::bind("[::1]:0") else {
        eprintln!("SKIPPED, no IPv6 here");
        return;
    };
    let addr = listener.local_addr().unwrap();
    let keeper = Plan::new(json!({"url": format!("http://{addr}"), "uid": my_uid()})).start();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
        stream.write_all(&whole(200, "{\"ok\":true,\"result\":1}")).unwrap();
    });
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
}
