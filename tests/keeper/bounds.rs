//! What one caller can cost: itself, and nobody else.

use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::gate::{Keeper, Role, reply, walled};
use crate::upstream::{Upstream, whole};

const FORM: &str = "multipart/form-data; boundary=a-boundary";

#[test]
fn a_429_earned_by_the_receiver_never_delays_consent() {
    let upstream = Upstream::new(|seen, stream| {
        let no = r#"{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 245","parameters":{"retry_after":245}}"#;
        let answer =
            if seen.body.starts_with(b"{\"io\"") { whole(429, no) } else { whole(200, r#"{"ok":true,"result":1}"#) };
        drop(stream.write_all(&answer));
    });
    let keeper = Keeper::start(&upstream);
    // More than the receiver's whole budget: Telegram's refusals first, then the keeper's own.
    let mut own = 0;
    for _ in 0..200 {
        let reply = keeper.post(Role::Io, "/telegram/sendMessage", &json!({"io": 1}));
        assert_eq!(reply.status, 429, "{reply:?}");
        own += usize::from(reply.code.as_deref() == Some("budget"));
        if own > 5 {
            break;
        }
    }
    if !walled("a budget of each uid's own") {
        return;
    }
    assert!(own > 5, "the receiver's budget has an end");
    let began = Instant::now();
    for _ in 0..20 {
        assert_eq!(keeper.post(Role::Consent, "/telegram/sendMessage", &json!({"chat_id": 1})).status, 200);
    }
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn connections_that_say_nothing_take_no_place_of_anybody_else() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("places of each uid's own") {
        return;
    }
    let held: Vec<_> = (0..40)
        .map(|_| {
            let mut stream = keeper.connect(Role::Io);
            // It may have been turned away.
            drop(stream.write_all(b"POST /telegram/"));
            stream
        })
        .collect();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (429, "busy"));
    assert_eq!(keeper.post(Role::Consent, "/telegram/getMe", &json!({})).status, 200);
    drop(held);
}

#[test]
fn a_caller_that_drips_its_head_or_its_body_is_given_up_on() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    let mut head = keeper.connect(Role::Io);
    head.write_all(b"POST /telegram/getMe HTTP/1.1\r\n").unwrap();
    let mut body = keeper.connect(Role::Io);
    body.write_all(b"POST /telegram/getMe HTTP/1.1\r\nHost: keeper\r\nContent-Length: 20\r\n\r\n{").unwrap();
    assert_eq!(reply(&crate::gate::said(head)).told(), (408, "head_too_slow"));
    assert_eq!(reply(&crate::gate::said(body)).told(), (408, "body_too_slow"));
    assert!(upstream.nothing());
}

#[test]
fn a_body_over_its_bound_is_refused_before_it_is_read() {
    let upstream = Upstream::ok();
    let mut keeper = Keeper::start(&upstream);
    for (path, kind, length) in [
        ("/telegram/sendMessage", "application/json", 1024 * 1024 + 1_u64),
        ("/telegram/sendDocument", FORM, 51 * 1024 * 1024 + 1),
        ("/telegram/sendDocument", FORM, u64::MAX),
    ] {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: keeper\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{{}}"
        );
        assert_eq!(reply(&keeper.raw(Role::Io, head.as_bytes())).told(), (413, "body_too_long"), "{path}");
    }
    assert_eq!(keeper.call(Role::Root, "GET", "/status", "application/json", b"{}").told(), (413, "body_too_long"));
    assert!(upstream.nothing());
    keeper.lives();
}

#[test]
fn memory_for_the_largest_upload_is_bounded_and_a_second_one_of_the_same_uid_waits() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    let body = vec![b'x'; 50 * 1024 * 1024];
    // One that has begun holds its share.
    let mut begun = keeper.connect(Role::Io);
    let head = format!(
        "POST /telegram/sendDocument HTTP/1.1\r\nHost: keeper\r\nContent-Type: {FORM}\r\nContent-Length: {}\r\n\
         Expect: 100-continue\r\n\r\n",
        body.len()
    );
    begun.write_all(head.as_bytes()).unwrap();
    let mut said = [0; 25];
    std::io::Read::read_exact(&mut begun, &mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
    assert_eq!(keeper.call(Role::Io, "POST", "/telegram/sendDocument", FORM, &body).told(), (429, "bytes"));
    // Small calls and other users go on.
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
    assert_eq!(upstream.next().method(), "getMe");
    begun.write_all(&body).unwrap();
    assert_eq!(reply(&crate::gate::said(begun)).status, 200);
    assert_eq!(upstream.next().body.len(), body.len());
    let status = std::fs::read_to_string(format!("/proc/{}/status", keeper.pid())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    assert!(peak < 160 * 1024, "{peak} kB");
}
