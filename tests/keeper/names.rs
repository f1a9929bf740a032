//! Name servers that lie, hang, or name a dead address first. Each test has networks and a resolver's configuration of its own.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, TcpListener, UdpSocket};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::gate::{Plan, Role, TOKEN, walled};
use crate::help::Folder;
use crate::upstream::{PATIENCE, Upstream};

/// Runs `body` with a loopback and a `/etc/resolv.conf` that nobody else sees.
fn alone(body: impl FnOnce() + Send + 'static) {
    let folder = Folder::new();
    // One try of a second for each question: a resolver's own patience is much longer.
    let conf = folder.file("resolv.conf", "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
    let hosts = folder.file("hosts", "127.0.0.1 localhost\n");
    let inside = move || {
        let text = |path: &std::path::Path| std::ffi::CString::new(path.to_str().unwrap()).unwrap();
        let bind = |from: &std::path::Path, to: &std::ffi::CStr| {
            let from = text(from);
            // SAFETY: two texts that outlive the call; nothing else is read for a bind mount.
            let done =
                unsafe { libc::mount(from.as_ptr(), to.as_ptr(), std::ptr::null(), libc::MS_BIND, std::ptr::null()) };
            assert_eq!(done, 0, "{}", std::io::Error::last_os_error());
        };
        // SAFETY: the flags go by value, and change this thread alone and what it starts.
        let left = unsafe { libc::unshare(libc::CLONE_FS | libc::CLONE_NEWNS) };
        assert_eq!(left, 0, "{}", std::io::Error::last_os_error());
        // SAFETY: a text that outlives the call; nothing else is read for a change of propagation.
        let private = unsafe {
            libc::mount(
                std::ptr::null(),
                c"/".as_ptr(),
                std::ptr::null(),
                libc::MS_REC | libc::MS_PRIVATE,
                std::ptr::null(),
            )
        };
        assert_eq!(private, 0);
        bind(&conf, c"/etc/resolv.conf");
        bind(&hosts, c"/etc/hosts");
        mila_gate::sys::netns::enter_new_with_lo().unwrap();
        body();
    };
    thread::spawn(inside).join().unwrap();
    drop(folder);
}

/// A name server that gives these addresses for every name.
fn names(v4: Option<Ipv4Addr>, v6: Option<Ipv6Addr>) {
    let socket = UdpSocket::bind("127.0.0.1:53").unwrap();
    thread::spawn(move || {
        let mut query = [0; 512];
        while let Ok((length, from)) = socket.recv_from(&mut query) {
            // RFC 1035 §4.1: a head of twelve bytes, the name, its type and class.
            let question = &query[12..length];
            let name = question.iter().position(|b| *b == 0).unwrap() + 1;
            let kind = u16::from_be_bytes([question[name], question[name + 1]]);
            let address = match kind {
                1 => v4.map(|ip| ip.octets().to_vec()),
                28 => v6.map(|ip| ip.octets().to_vec()),
                _ => None,
            };
            let mut answer = [&query[..2], &[0x81, 0x80, 0, 1, 0, u8::from(address.is_some()), 0, 0, 0, 0]].concat();
            answer.extend_from_slice(&question[..name + 4]);
            if let Some(address) = address {
                answer.extend_from_slice(&[
                    0xc0,
                    12,
                    kind.to_be_bytes()[0],
                    kind.to_be_bytes()[1],
                    0,
                    1,
                    0,
                    0,
                    0,
                    60,
                    0,
                ]);
                answer.push(u8::try_from(address.len()).unwrap());
                answer.extend_from_slice(&address);
            }
            drop(socket.send_to(&answer, from));
        }
    });
}

/// A server at the port of https that tells what it is sent first, and then says something that is no TLS.
fn server() -> Receiver<Vec<u8>> {
    let listener = TcpListener::bind("127.0.0.1:443").unwrap();
    let (tell, told) = channel();
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut first = vec![0; 4096];
            let length = stream.read(&mut first).unwrap_or(0);
            first.truncate(length);
            drop(stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"ok\":true}"));
            drop(tell.send(first));
        }
    });
    told
}

/// What came is the beginning of TLS with the service's name, and nothing of the request.
fn is_only_a_greeting(first: &[u8]) {
    let text = String::from_utf8_lossy(first);
    assert_eq!(first[0], 22, "a handshake: {text}");
    assert!(text.contains("api.telegram.org") && !text.contains("getMe") && !text.contains(&TOKEN[5..]), "{text}");
}

#[test]
fn a_name_server_that_lies_leads_to_a_server_that_is_told_nothing() {
    if !walled("a name server of its own") {
        return;
    }
    alone(|| {
        names(Some(Ipv4Addr::LOCALHOST), None);
        let told = server();
        let mut keeper = Plan::new(json!("https://api.telegram.org")).start();
        let reply = keeper.post(Role::Io, "/telegram/getMe", &json!({}));
        assert_eq!(reply.status, 502, "{reply:?}");
        is_only_a_greeting(&told.recv_timeout(PATIENCE).unwrap());
        keeper.lives();
    });
}

#[test]
fn a_dead_address_of_version_6_comes_first_and_the_other_is_tried() {
    if !walled("a name server of its own") {
        return;
    }
    alone(|| {
        // Nothing has a route there, or answers.
        names(Some(Ipv4Addr::LOCALHOST), Some(Ipv6Addr::new(0x100, 0, 0, 0, 0, 0, 0, 1)));
        let told = server();
        for family in ["auto", "ipv4"] {
            let keeper = Plan::new(json!("https://api.telegram.org")).network(json!({"family": family})).start();
            assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 502);
            is_only_a_greeting(&told.recv_timeout(PATIENCE).unwrap());
        }
        let keeper = Plan::new(json!("https://api.telegram.org")).network(json!({"family": "ipv6"})).start();
        assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (502, "unsent"));
        assert!(told.try_recv().is_err(), "only the family that the configuration names");
    });
}

#[test]
fn a_name_server_that_hangs_holds_up_nobody_but_who_asks_for_that_name() {
    if !walled("a name server of its own") {
        return;
    }
    alone(|| {
        let _silent = UdpSocket::bind("127.0.0.1:53").unwrap();
        let upstream = Upstream::ok();
        let at = upstream.config();
        let keeper = Plan::new(json!("https://api.telegram.org"))
            .keeper("upstreams", json!({"voice": at}))
            .also_key("VOICE_API_KEY", "sk-voice-12345")
            .start();
        let began = Instant::now();
        thread::scope(|scope| {
            let hangs = scope.spawn(|| keeper.caller(Role::Io)("/telegram/getMe"));
            for _ in 0..10 {
                let reply = keeper.post(Role::Io, "/voice/v1/audio/transcriptions", &json!({}));
                assert_eq!(reply.told(), (200, ""));
            }
            assert!(!hangs.is_finished(), "it still waits for its name");
            assert_eq!(hangs.join().unwrap().told(), (502, "unsent"));
        });
        assert!(began.elapsed() < Duration::from_secs(25), "{:?}", began.elapsed());
        assert!(fs::read_to_string("/etc/resolv.conf").unwrap().contains("127.0.0.1"));
    });
}
