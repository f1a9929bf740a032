//! Answers on their way: events when they are there, never a cut one ended well, bounded memory, and nobody held up by the slow.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::sync::mpsc::channel;

use serde_json::json;

use crate::gate::{Keeper, Plan, Role, key_of, reply, said};
use crate::help::soon;
use crate::upstream::{PATIENCE, Upstream};

const PING: &str = "event: ping\ndata: {\"type\":\"ping\"}\n\n";
const STOP: &str = "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n";
const HEAD: &str =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n";

fn chunk(text: &str) -> String {
    format!("{:x}\r\n{text}\r\n", text.len())
}

fn ask(keeper: &Keeper, role: Role) -> Vec<u8> {
    let host = keeper.tcp.unwrap();
    let path = if role == Role::Guest { "/guest" } else { "/claude" };
    let body = r#"{"model":"claude-haiku-4-5","max_tokens":9,"messages":[],"stream":true}"#;
    let head = format!("POST {path}/v1/messages HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n");
    format!("{head}Content-Length: {}\r\n\r\n{body}", body.len()).into_bytes()
}

/// A caller by TCP that has asked.
fn asked(keeper: &Keeper, role: Role) -> TcpStream {
    let mut stream = keeper.connect_tcp(role);
    stream.write_all(&ask(keeper, role)).unwrap();
    stream
}

/// Reads until what has come ends so.
fn until(stream: &mut TcpStream, end: &str) -> String {
    let mut got = Vec::new();
    while !got.ends_with(end.as_bytes()) {
        let mut byte = [0];
        assert_eq!(stream.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&got));
        got.push(byte[0]);
    }
    String::from_utf8(got).unwrap()
}

#[test]
fn an_event_reaches_its_caller_before_the_next_one_is_there() {
    let (go, goes) = channel::<()>();
    let goes = Mutex::new(goes);
    let upstream = Upstream::new(move |_, stream| {
        stream.write_all(format!("{HEAD}{}", chunk(PING)).as_bytes()).unwrap();
        goes.lock().unwrap().recv_timeout(PATIENCE).unwrap();
        stream.write_all(format!("{}0\r\n\r\n", chunk(STOP)).as_bytes()).unwrap();
    });
    let keeper = Plan::whole(&upstream).start();
    let mut caller = asked(&keeper, Role::Guest);
    let first = until(&mut caller, &chunk(PING));
    assert!(first.starts_with("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\n"), "{first}");
    assert!(first.contains("Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"));
    go.send(()).unwrap();
    assert_eq!(said(caller), format!("{}0\r\n\r\n", chunk(STOP)));
    soon("one line of the whole call", || {
        keeper
            .log()
            .iter()
            .any(|line| line.contains("route=guest/v1/messages status=200 code=- ") && line.contains("told=true"))
    });
}

#[test]
fn a_stream_that_is_cut_is_never_ended_well() {
    let stop_cut = &chunk(STOP)[..40];
    for cut in [
        format!("{HEAD}{}", chunk(PING)),
        format!("{HEAD}{}0\r\n\r\n", chunk(PING)),
        format!("{HEAD}{}{stop_cut}", chunk(PING)),
        format!("{HEAD}{}zz\r\n", chunk(PING)),
        format!("{HEAD}{}40\r\n", chunk(PING)),
        format!("{HEAD}0\r\n\r\n"),
        HEAD.replace("Transfer-Encoding: chunked\r\n", "") + PING,
        HEAD.replace("Transfer-Encoding: chunked", &format!("Content-Length: {}", PING.len() + STOP.len() + 1))
            + PING
            + STOP,
    ] {
        let upstream = Upstream::bytes(cut.as_bytes());
        let keeper = Plan::whole(&upstream).start();
        let text = said(asked(&keeper, Role::Guest));
        assert!(text.starts_with("HTTP/1.1 200 ") && !text.ends_with("0\r\n\r\n"), "{cut:?}: {text:?}");
        soon("it is told", || keeper.status()["refused"]["answer_broken"] == json!(1));
    }
}

#[test]
fn an_answer_that_is_no_stream_is_whole_json_or_an_error() {
    for (answer, told) in [
        (
            "HTTP/1.1 529 Overloaded\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{\"error\":1}",
            (529, ""),
        ),
        ("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<a/>", (502, "unknown")),
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{\"a\":1}", (502, "unknown")),
        (
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x1f",
            (502, "unknown"),
        ),
        ("HTTP/1.1 307 X\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", (502, "unknown")),
    ] {
        let upstream = Upstream::bytes(answer.as_bytes());
        let keeper = Plan::whole(&upstream).start();
        assert_eq!(reply(&said(asked(&keeper, Role::Guest))).told(), told, "{answer}");
        drop(upstream.next());
        assert!(upstream.nothing(), "nothing is asked twice, and nobody is followed");
    }
}

#[test]
fn a_key_in_a_stream_does_not_reach_its_caller_whole_cut_or_in_another_form() {
    let key = key_of("ANTHROPIC_GUEST_API_KEY");
    let packed = mila_gate::base::base64::encode(key.as_bytes());
    let (front, back) = key.split_at(9);
    let body =
        [chunk(&format!("data: {key} {packed}\n\ndata: {front}")), chunk(&format!("{back}\n\n")), chunk(STOP)].concat();
    let upstream = Upstream::bytes(
        format!("{}{body}0\r\n\r\n", HEAD.replace("\r\n\r\n", &format!("\r\nrequest-id: {key}\r\n\r\n"))).as_bytes(),
    );
    let keeper = Plan::whole(&upstream).start();
    let text = said(asked(&keeper, Role::Guest));
    assert!(text.ends_with("0\r\n\r\n"), "{text}");
    // Without what stands between two chunks.
    let joined: String = text.split("\r\n").collect();
    assert!(
        !joined.contains(&key) && !joined.contains(&packed[..packed.len() - 4]) && joined.contains("***"),
        "{text}"
    );
}

#[test]
fn a_caller_who_leaves_a_stream_ends_it_for_the_upstream_too() {
    let (tell, told) = channel();
    let tell = Mutex::new(tell);
    let upstream = Upstream::new(move |_, stream| {
        drop(stream.write_all(format!("{HEAD}{}", chunk(PING)).as_bytes()));
        drop(stream.read_to_end(&mut Vec::new()));
        tell.lock().unwrap().send(()).unwrap();
    });
    let keeper = Plan::whole(&upstream).start();
    let mut caller = asked(&keeper, Role::Session);
    until(&mut caller, &chunk(PING));
    drop(caller);
    told.recv_timeout(PATIENCE).expect("the upstream's connection ends");
}

#[test]
fn who_leaves_before_the_last_number_pays_for_all_it_may_have_used() {
    let begun = "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":3,\"output_tokens\":1}}}\n\n";
    let (tell, told) = channel();
    let tell = Mutex::new(tell);
    let upstream = Upstream::new(move |_, stream| {
        drop(stream.write_all(format!("{HEAD}{}", chunk(begun)).as_bytes()));
        drop(stream.read_to_end(&mut Vec::new()));
        tell.lock().unwrap().send(()).unwrap();
    });
    // What it asks for may take some tokens more than the day has.
    let keeper = Plan::whole(&upstream).keeper("claude", json!({"on": true, "tokens_a_day": 20})).start();
    let mut caller = asked(&keeper, Role::Session);
    until(&mut caller, &chunk(begun));
    drop(caller);
    told.recv_timeout(PATIENCE).expect("the upstream's connection ends");
    soon("the call is over", || keeper.status()["refused"]["answer_broken"] == json!(1));
    assert_eq!(reply(&said(asked(&keeper, Role::Session))).told(), (429, "day_ceiling"));
}

#[test]
fn who_reads_nothing_holds_nobody_up_and_makes_the_keeper_hold_little() {
    let upstream = Upstream::new(|seen, stream| {
        if seen.head.contains("getMe") {
            drop(stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"ok\":true}"));
            return;
        }
        drop(stream.write_all(HEAD.as_bytes()));
        let piece = chunk(&format!("data: {}\n\n", "x".repeat(60_000)));
        // It goes on as long as anybody takes it, and not for more than 200 MB.
        for _ in 0..3000 {
            if stream.write_all(piece.as_bytes()).is_err() {
                return;
            }
        }
    });
    let keeper = Plan::whole(&upstream).start();
    let slow: Vec<_> = (0..8).map(|_| asked(&keeper, Role::Session)).collect();
    for stream in &slow {
        let mut first = [0; 12];
        (&mut &*stream).read_exact(&mut first).unwrap();
    }
    for _ in 0..20 {
        assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (200, ""));
        assert_eq!(keeper.post(Role::Consent, "/telegram/getMe", &json!({})).told(), (200, ""));
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", keeper.pid())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    assert!(peak < 24 * 1024, "{peak} kB for eight of them");
    drop(slow);
}
