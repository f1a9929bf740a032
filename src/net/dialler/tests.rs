use std::io::{Read, Write};
use std::sync::mpsc;

use super::*;
use crate::base::limits::DIAL_EACH;
use crate::config::proxy::Proxies;
use crate::config::{Family, Network};

fn ways() -> Ways {
    Ways::new(&Network { family: Family::Auto, proxies: Proxies::default() }, |_| None).unwrap()
}

fn loopback(addr: SocketAddr) -> Upstream {
    Upstream::Loopback { addr, base: String::new(), uid: creds::my_uid() }
}

fn soon(ms: u64) -> Instant {
    Instant::now().checked_add(Duration::from_millis(ms)).unwrap()
}

/// A ticket to a listener of this test, with the caller's other end.
fn opened(listener: &TcpListener, end: Instant) -> (Ticket, UnixStream) {
    let (ours, theirs) = UnixStream::pair().unwrap();
    (
        Ticket::new(
            &loopback(listener.local_addr().unwrap()),
            "telegram",
            &ways(),
            end,
            Caller { fd: ours.as_fd(), gone: Interest::Closed },
        )
        .unwrap(),
        theirs,
    )
}

fn connect(ticket: &Ticket, authority: &str, credential: &str) -> TcpStream {
    let mut client = TcpStream::connect(("127.0.0.1", ticket.port)).unwrap();
    let basic = client::basic(credential);
    let head = format!("CONNECT {authority} HTTP/1.1\r\nProxy-Authorization: Basic {basic}\r\n\r\n");
    client.write_all(head.as_bytes()).unwrap();
    client
}

/// A client that is through.
fn through(ticket: &Ticket, listener: &TcpListener) -> (TcpStream, TcpStream) {
    let mut client = connect(ticket, &listener.local_addr().unwrap().to_string(), &ticket.credential);
    let (server, _) = listener.accept().unwrap();
    let mut said = [0; 19];
    client.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 200 OK\r\n\r\n");
    (client, server)
}

fn rest(mut stream: &TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    drop(stream.read_to_end(&mut bytes));
    bytes
}

#[test]
fn bytes_pass_both_ways_and_an_end_is_an_end() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut ticket, _caller) = opened(&listener, soon(20_000));
    let (mut client, mut server) = through(&ticket, &listener);
    assert!(!ticket.sent());
    client.write_all(b"hello").unwrap();
    let mut said = [0; 5];
    server.read_exact(&mut said).unwrap();
    assert!(ticket.sent());
    server.write_all(b"goodbye").unwrap();
    drop(server);
    assert_eq!(rest(&client), b"goodbye");
    assert_eq!(ticket.close(), None);
}

#[test]
fn an_upstream_that_falls_silent_ends_the_connection_and_a_caller_who_is_slow_to_read_does_not() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut ticket, _caller) = opened(&listener, soon(60_000));
    ticket.watch_silence(Duration::from_millis(300));
    let (client, mut server) = through(&ticket, &listener);
    // More than all the buffers on its way hold: the rest waits for its reader, for longer than silence may last.
    let many = 16 * 1024 * 1024;
    let began = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| (&server).write_all(&vec![7; many]).unwrap());
        let held = ticket.through.as_ref().unwrap().recv_timeout(Duration::from_millis(900));
        assert_eq!(held, Err(mpsc::RecvTimeoutError::Timeout));
        (&client).read_exact(&mut vec![0; many]).unwrap();
    });
    // Then it says nothing more, and stays.
    assert_eq!(rest(&client), b"");
    assert!(began.elapsed() < Duration::from_secs(30));
    assert_eq!(ticket.close(), Some("silent"));
    assert!(server.write_all(&vec![7; many]).is_err());
}

#[test]
fn a_large_answer_to_a_large_question_does_not_stall() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (ticket, _caller) = opened(&listener, soon(60_000));
    let (client, server) = through(&ticket, &listener);
    let many = vec![7_u8; 8 * 1024 * 1024];
    let mut got = vec![0_u8; many.len()];
    std::thread::scope(|scope| {
        // Both ends write everything before either is through with reading.
        scope.spawn(|| (&server).write_all(&many).unwrap());
        scope.spawn(|| (&client).write_all(&many).unwrap());
        let read = scope.spawn(|| (&server).read_exact(&mut vec![0_u8; 8 * 1024 * 1024]).unwrap());
        (&client).read_exact(&mut got).unwrap();
        read.join().unwrap();
    });
    assert!(got == many);
}

#[test]
fn an_answer_before_the_question_was_read_reaches_the_client() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (ticket, _caller) = opened(&listener, soon(60_000));
    let (mut client, mut server) = through(&ticket, &listener);
    client.write_all(b"POST").unwrap();
    let mut said = [0; 4];
    server.read_exact(&mut said).unwrap();
    server.write_all(b"too long").unwrap();
    drop(server);
    client.write_all(&vec![7_u8; 4 * 1024 * 1024]).unwrap();
    assert_eq!(rest(&client), b"too long");
}

#[test]
fn only_the_one_who_knows_the_credential_is_let_through_and_only_to_the_one_place() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let authority = listener.local_addr().unwrap().to_string();
    let (ticket, _caller) = opened(&listener, soon(20_000));
    for (authority, credential) in [
        (authority.as_str(), "0000000000000000"),
        (authority.as_str(), ""),
        ("api.telegram.org:443", ticket.credential.as_str()),
        ("127.0.0.1:22", ticket.credential.as_str()),
    ] {
        assert!(rest(&connect(&ticket, authority, credential)).is_empty(), "{authority} {credential}");
    }
    let (_client, _server) = through(&ticket, &listener);
    assert!(TcpStream::connect(("127.0.0.1", ticket.port)).is_err(), "one connection a ticket");
}

#[test]
fn the_deadline_ends_a_connection_that_drips() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut ticket, _caller) = opened(&listener, soon(1500));
    let (client, mut server) = through(&ticket, &listener);
    let (stop, stopped) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while stopped.recv_timeout(Duration::from_millis(10)) == Err(mpsc::RecvTimeoutError::Timeout) {
                drop(server.write_all(b"."));
            }
        });
        assert!(!rest(&client).is_empty());
        drop(stop);
    });
    assert_eq!(ticket.close(), Some("timeout"));
}

#[test]
fn a_caller_that_has_gone_ends_the_connection_at_once() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut ticket, caller) = opened(&listener, soon(60_000));
    let (client, server) = through(&ticket, &listener);
    drop(caller);
    assert!(rest(&client).is_empty());
    assert!(rest(&server).is_empty());
    assert_eq!(ticket.close(), Some("caller_gone"));
}

#[test]
fn a_caller_that_has_only_stopped_sending_still_gets_its_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (ticket, caller) = opened(&listener, soon(60_000));
    let (client, mut server) = through(&ticket, &listener);
    caller.shutdown(std::net::Shutdown::Write).unwrap();
    server.write_all(b"answer").unwrap();
    drop(server);
    assert_eq!(rest(&client), b"answer");
}

#[test]
fn aticket_that_nobody_uses_leaves_nothing_behind() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (mut ticket, _caller) = opened(&listener, soon(60_000));
    let port = ticket.port;
    assert_eq!(ticket.close(), None);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}

#[test]
fn a_server_of_another_uid_is_told_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let other = Upstream::Loopback { addr, base: String::new(), uid: creds::my_uid().wrapping_add(1) };
    let (ours, _theirs) = UnixStream::pair().unwrap();
    let mut ticket =
        Ticket::new(&other, "telegram", &ways(), soon(20_000), Caller { fd: ours.as_fd(), gone: Interest::Closed })
            .unwrap();
    let client = connect(&ticket, &addr.to_string(), &ticket.credential);
    assert!(rest(&client).starts_with(b"HTTP/1.1 502 "));
    assert_eq!((ticket.sent(), ticket.close()), (false, Some("wrong_server")));
    drop(listener);
    assert_eq!(dial::loopback(addr, creds::my_uid()).err(), Some("nobody_listens"));
}

#[test]
fn addresses_take_turns_between_families() {
    let list: Vec<SocketAddr> =
        ["[::1]:1", "[::2]:1", "127.0.0.1:1", "127.0.0.2:1", "127.0.0.3:1"].map(|a| a.parse().unwrap()).to_vec();
    let turn = |family| dial::in_turn(&list, family).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(turn(Family::Auto), ["[::1]:1", "127.0.0.1:1", "[::2]:1", "127.0.0.2:1", "127.0.0.3:1"]);
    assert_eq!(turn(Family::Ipv4), ["127.0.0.1:1", "127.0.0.2:1", "127.0.0.3:1"]);
    assert_eq!(turn(Family::Ipv6), ["[::1]:1", "[::2]:1"]);
}

/// Listeners whose queues are full, so that the kernel drops whoever comes: an address that nobody answers at.
fn dead(addr: &str) -> (TcpListener, Vec<TcpStream>) {
    let listener = TcpListener::bind(addr).unwrap();
    let addr = listener.local_addr().unwrap();
    let mut held = Vec::new();
    while let Ok(stream) = TcpStream::connect_timeout(&addr, Duration::from_millis(200)) {
        held.push(stream);
        assert!(held.len() < 5000, "a queue has an end");
    }
    (listener, held)
}

#[test]
fn a_dead_address_of_either_family_takes_its_own_time_and_not_the_next_ones() {
    let (six, _held_six) = dead("[::1]:0");
    let (four, _held_four) = dead("127.0.0.1:0");
    let good = TcpListener::bind("127.0.0.1:0").unwrap();
    let found = [&six, &four, &good].map(|listener| listener.local_addr().unwrap());
    let (ticket, _caller) = opened(&good, soon(60_000));
    let began = Instant::now();
    let stream = dial::first_that_answers(&found, &ticket.inner).unwrap();
    assert_eq!(stream.peer_addr().unwrap(), found[2]);
    assert!(began.elapsed() >= DIAL_EACH && began.elapsed() < DIAL_EACH * 4, "{:?}", began.elapsed());
    // Where the call's own time is shorter, that is what it has.
    let (ticket, _caller) = opened(&good, soon(500));
    let began = Instant::now();
    assert_eq!(dial::first_that_answers(&found, &ticket.inner).unwrap_err(), "timeout");
    assert!(began.elapsed() < DIAL_EACH);
}
