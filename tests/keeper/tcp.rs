//! Callers by TCP: who is placed, who is not, and what they can hold up.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::time::Instant;

use mila_gate::sys::child::{self, Program, Spec};
use serde_json::json;

use crate::gate::{Keeper, Plan, Role, reply, said, walled};
use crate::help::{as_uid, soon};
use crate::upstream::{PATIENCE, Upstream};

const QUESTION: &str = r#"{"model":"claude-haiku-4-5","max_tokens":9,"messages":[]}"#;

fn question(keeper: &Keeper) -> Vec<u8> {
    let host = keeper.tcp.unwrap();
    let head = format!("POST /guest/v1/messages HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n");
    format!("{head}Content-Length: {}\r\n\r\n{QUESTION}", QUESTION.len()).into_bytes()
}

/// Whether a connection got nothing but the word that it is not placed, or its end.
fn is_turned_away(said: &str) -> bool {
    said.is_empty() || reply(said).told() == (403, "not_placed")
}

#[test]
fn a_caller_is_placed_by_the_kernel_and_by_nothing_it_says() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    assert_eq!(keeper.status()["tcp"], json!(keeper.tcp.unwrap().to_string()));
    if !walled("callers of other uids") {
        return;
    }
    let ask = question(&keeper);
    assert_eq!(reply(&keeper.raw_tcp(Role::Guest, &ask)).told(), (200, ""));
    assert!(upstream.next().head.starts_with("POST /v1/messages "));
    for role in [Role::Root, Role::Io, Role::Consent, Role::Act, Role::Keys, Role::Other] {
        assert!(is_turned_away(&keeper.raw_tcp(role, &ask)), "{role:?}");
    }
    for uid in [65_534, 1] {
        let addr = keeper.tcp.unwrap();
        let mut stream = as_uid(uid, move || TcpStream::connect(addr).unwrap());
        drop(stream.write_all(&ask));
        assert!(is_turned_away(&said(stream)), "{uid}");
    }
    // Its session is placed, and has nothing of the lane's.
    assert_eq!(reply(&keeper.raw_tcp(Role::Session, &ask)).told(), (403, "not_permitted"));
    // Only by the address that is served.
    let text = String::from_utf8(ask).unwrap();
    for host in ["keeper", "evil.example", "127.0.0.1"] {
        let other = text.replacen(&keeper.tcp.unwrap().to_string(), host, 1);
        assert_eq!(reply(&keeper.raw_tcp(Role::Guest, other.as_bytes())).status, 400, "{host}");
    }
    let local = text.replacen("127.0.0.1:", "localhost:", 1);
    assert_eq!(reply(&keeper.raw_tcp(Role::Guest, local.as_bytes())).told(), (200, ""));
    drop(upstream.next());
    assert!(upstream.nothing());
}

#[test]
fn a_caller_that_has_closed_is_nobody_and_nothing_is_sent_for_it() {
    let upstream = Upstream::ok();
    let mut keeper = Plan::whole(&upstream).start();
    let ask = question(&keeper);
    // While the keeper looks away, whole questions come and their callers go: fewer than the queue of a listener holds.
    keeper.signal(libc::SIGSTOP);
    for _ in 0..100 {
        let mut stream = keeper.connect_tcp(Role::Guest);
        stream.write_all(&ask).unwrap();
        drop(stream);
    }
    keeper.signal(libc::SIGCONT);
    // Who comes after them is taken after them.
    assert_eq!(reply(&keeper.raw_tcp(Role::Guest, &ask)).told(), (200, ""));
    drop(upstream.next());
    assert!(upstream.nothing(), "no question of a caller who had gone");
    keeper.lives();
}

#[test]
fn a_caller_that_goes_before_the_key_is_used_is_nobody_by_then() {
    let upstream = Upstream::ok();
    let mut keeper = Plan::whole(&upstream).start();
    let ask = question(&keeper);
    let (head, body) = ask.split_at(ask.len() - QUESTION.len());
    let head = String::from_utf8(head.to_vec()).unwrap().replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n");
    let mut stream = keeper.connect_tcp(Role::Guest);
    stream.write_all(head.as_bytes()).unwrap();
    // It has been placed: its body is wanted.
    let mut wanted = [0; 25];
    stream.read_exact(&mut wanted).unwrap();
    assert_eq!(&wanted, b"HTTP/1.1 100 Continue\r\n\r\n");
    // While the keeper looks away, the whole body comes and its sender goes.
    keeper.signal(libc::SIGSTOP);
    stream.write_all(body).unwrap();
    drop(stream);
    keeper.signal(libc::SIGCONT);
    soon("it is refused", || keeper.status()["refused"]["not_placed"] == json!(1));
    assert!(upstream.nothing());
    keeper.lives();
}

#[test]
fn roots_own_connection_in_anothers_hands_stays_roots() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("a connection that is handed on") {
        return;
    }
    let addr = keeper.tcp.unwrap();
    let ask = question(&keeper);
    // Made by root, used by the lane's user.
    let stream = TcpStream::connect(addr).unwrap();
    let used = keeper.acting(Role::Guest, move || {
        drop((&stream).write_all(&ask));
        said(stream)
    });
    assert!(is_turned_away(&used));
    // Made by the lane's user, used by root: it is the lane's, as whoever made it wanted.
    let ask = question(&keeper);
    let mut stream = keeper.connect_tcp(Role::Guest);
    stream.write_all(&ask).unwrap();
    assert_eq!(reply(&said(stream)).told(), (200, ""));
}

#[test]
fn by_whatever_address_it_comes_a_caller_is_this_machines_or_nobody() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    let addr = keeper.tcp.unwrap();
    let port = addr.port();
    let mapped: SocketAddr = format!("[::ffff:127.0.0.1]:{port}").parse().unwrap();
    let answered = |mut stream: TcpStream| {
        drop(stream.write_all(&question(&keeper)));
        reply(&said(stream)).status
    };
    // By way of other spellings, and from another of this machine's addresses: each its own row.
    for to in [mapped, (Ipv4Addr::UNSPECIFIED, port).into(), addr] {
        match keeper.acting(Role::Guest, move || TcpStream::connect(to)) {
            Ok(stream) => assert_eq!(answered(stream), 200, "{to}"),
            Err(error) if to.is_ipv6() => eprintln!("SKIPPED: a mapped address: {error}"),
            Err(error) => panic!("{to}: {error}"),
        }
    }
    let stream = keeper.acting(Role::Guest, move || from_address(Ipv4Addr::new(127, 0, 0, 2), addr));
    assert_eq!(stream.local_addr().unwrap().ip(), Ipv4Addr::new(127, 0, 0, 2));
    assert_eq!(answered(stream), 200);
    let away: SocketAddr = (Ipv4Addr::new(127, 0, 0, 2), port).into();
    assert!(TcpStream::connect(away).is_err(), "one address alone is served");
}

#[test]
fn a_port_of_version_6_places_its_callers_as_well() {
    let upstream = Upstream::ok();
    let port = match TcpListener::bind("[::1]:0") {
        Ok(port) => port,
        Err(error) => return eprintln!("SKIPPED: a port of version 6: {error}"),
    };
    let keeper = Plan::whole(&upstream).port(port).start();
    let ask = question(&keeper);
    assert_eq!(reply(&keeper.raw_tcp(Role::Guest, &ask)).told(), (200, ""));
    if walled("callers of other uids") {
        for role in [Role::Root, Role::Io, Role::Other] {
            assert!(is_turned_away(&keeper.raw_tcp(role, &ask)), "{role:?}");
        }
    }
}

#[test]
fn an_address_that_is_not_this_machines_own_is_not_listened_at() {
    let upstream = Upstream::ok();
    for address in ["0.0.0.0:8181", "[::]:8181", "192.0.2.1:8181"] {
        let keeper = Plan::new(upstream.config()).keeper("tcp", json!(address)).start();
        assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (503, "config"), "{address}");
    }
}

#[test]
fn a_caller_who_becomes_another_user_after_connecting_stays_who_it_was() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("a change of user") {
        return;
    }
    let ask = question(&keeper);
    let (addr, guest) = (keeper.tcp.unwrap(), keeper.uid(Role::Guest));
    let turned = keeper.acting(Role::Root, {
        let ask = ask.clone();
        move || {
            let mut stream = TcpStream::connect(addr).unwrap();
            become_user(guest);
            drop(stream.write_all(&ask));
            said(stream)
        }
    });
    assert!(is_turned_away(&turned), "{turned}");
    assert!(upstream.nothing());
}

/// From here on this thread alone is another user's: the kernel's call sets the uids of a thread.
fn become_user(uid: u32) {
    // SAFETY: a call over plain numbers.
    let set = unsafe { libc::syscall(libc::SYS_setresuid, uid, uid, uid) };
    assert_eq!(set, 0, "{}", std::io::Error::last_os_error());
}

#[test]
fn a_caller_in_another_network_is_not_even_heard() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("another network namespace") {
        return;
    }
    let addr = keeper.tcp.unwrap();
    let program = std::path::Path::new("/usr/bin/python3");
    let program = if program.exists() { program } else { std::path::Path::new("/usr/local/bin/python3") };
    if !program.exists() {
        eprintln!("SKIPPED: another network namespace: no python3");
        return;
    }
    let code = format!(
        "import socket,sys\ntry:\n socket.create_connection(('127.0.0.1',{}),2)\nexcept OSError:\n sys.exit(7)",
        addr.port()
    );
    let argv = ["python3", "-c", &code].map(Into::into).to_vec();
    let mut other = child::start(Spec { own_network: true, ..Spec::new(Program::At(program), argv) }).unwrap();
    let ended = other.wait(Some(PATIENCE)).unwrap();
    assert!(format!("{ended:?}").contains('7'), "{ended:?}");
}

/// So many connections with both ends open, by a listener of this process.
fn flood(many: usize) -> Vec<(TcpStream, TcpStream)> {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    (0..many)
        .map(|k| {
            // Each thousand from an address of its own, since an address has only so many ports.
            let from = Ipv4Addr::new(127, 0, 1, u8::try_from(k / 10_000 + 1).unwrap());
            let client = from_address(from, addr);
            (client, listener.accept().unwrap().0)
        })
        .collect()
}

/// An address as the kernel takes it.
fn place(addr: SocketAddr) -> libc::sockaddr_in {
    let SocketAddr::V4(addr) = addr else { panic!("an address of version 4") };
    libc::sockaddr_in {
        sin_family: libc::sa_family_t::try_from(libc::AF_INET).unwrap(),
        sin_port: addr.port().to_be(),
        sin_addr: libc::in_addr { s_addr: u32::from_ne_bytes(addr.ip().octets()) },
        sin_zero: [0; 8],
    }
}

/// A connection from this address.
fn from_address(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    use std::os::fd::FromRawFd;
    let (from, to) = (place((from, 0).into()), place(to));
    let size = libc::socklen_t::try_from(size_of::<libc::sockaddr_in>()).unwrap();
    // SAFETY: plain numbers; then two addresses that outlive the calls, with their exact size.
    unsafe {
        let fd = libc::socket(libc::AF_INET, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0);
        assert!(fd >= 0, "{}", std::io::Error::last_os_error());
        let one: libc::c_int = 1;
        // The port is chosen with the other end in sight: an address has more pairs than ports.
        let set = libc::setsockopt(fd, libc::IPPROTO_IP, libc::IP_BIND_ADDRESS_NO_PORT, (&raw const one).cast(), 4);
        assert_eq!(set, 0);
        assert_eq!(libc::bind(fd, (&raw const from).cast(), size), 0);
        let connected = libc::connect(fd, (&raw const to).cast(), size);
        assert_eq!(connected, 0, "{}", std::io::Error::last_os_error());
        TcpStream::from_raw_fd(fd)
    }
}

/// As many descriptors as the kernel lets this process have.
fn many_descriptors() -> u64 {
    let most: u64 = fs::read_to_string("/proc/sys/fs/nr_open").unwrap().trim().parse().unwrap();
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: the struct outlives the call.
    let set = unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit) };
    if set == 0 { most } else { 0 }
}

#[test]
fn forty_thousand_rows_in_the_kernels_table_slow_nobody() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("forty thousand connections") {
        return;
    }
    if many_descriptors() < 60_000 {
        eprintln!("SKIPPED: forty thousand rows: this process may not have so many descriptors");
        return;
    }
    let ask = question(&keeper);
    // Since a caller's calls are counted, the clock goes on a second for each.
    let mut second = 0;
    let mut ten = || {
        let began = Instant::now();
        for _ in 0..10 {
            second += 1;
            keeper.advance(second);
            assert_eq!(reply(&keeper.raw_tcp(Role::Guest, &ask)).told(), (200, ""));
        }
        began.elapsed()
    };
    let quiet = ten().min(ten());
    let held = flood(20_000);
    assert!(fs::read_to_string("/proc/net/tcp").unwrap().lines().count() > 40_000);
    let crowded = ten().min(ten());
    drop(held);
    // To read all of the table would take many times as long: each of its rows is a line.
    assert!(crowded < quiet * 5 + std::time::Duration::from_millis(100), "{quiet:?} and {crowded:?}");
}

#[test]
fn a_port_that_is_used_again_while_an_old_row_stands_places_the_new_caller() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("a port of another uid's old connection") {
        return;
    }
    let addr = keeper.tcp.unwrap();
    let ask = question(&keeper);
    // Another user's connection leaves a row of TIME_WAIT, which has no inode and no uid.
    let nowhere = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let mut first = keeper.acting(Role::Other, move || reuse(nowhere, addr).unwrap());
    let from = first.local_addr().unwrap();
    first.shutdown(Shutdown::Write).unwrap();
    drop(first.read_to_end(&mut Vec::new()));
    drop(first);
    assert!(waits(from), "the old row stands");
    // The lane's user takes the same port, as the kernel allows after a second and with a later timestamp.
    let again = keeper.acting(Role::Guest, move || {
        let end = Instant::now() + PATIENCE;
        loop {
            // Nothing tells when that is; the kernel's timestamps must have gone on.
            match reuse(from, addr) {
                Some(stream) => return stream,
                None => assert!(waits(from) && Instant::now() < end, "the old row stands until then"),
            }
            std::thread::park_timeout(std::time::Duration::from_millis(20));
        }
    });
    assert_eq!(again.local_addr().unwrap(), from);
    let mut again = again;
    drop(again.write_all(&ask));
    assert_eq!(reply(&said(again)).told(), (200, ""));
}

/// Whether the kernel's table has a row of `TIME_WAIT` (state 6) from this port.
fn waits(from: SocketAddr) -> bool {
    let port = format!(":{:04X}", from.port());
    let table = fs::read_to_string("/proc/net/tcp").unwrap();
    table.lines().any(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        fields.get(1).is_some_and(|local| local.ends_with(&port)) && fields.get(3) == Some(&"06")
    })
}

/// A connection from this very port, where the kernel lets it go.
fn reuse(from: SocketAddr, to: SocketAddr) -> Option<TcpStream> {
    use std::os::fd::FromRawFd;
    let (from, to) = (place(from), place(to));
    let size = libc::socklen_t::try_from(size_of::<libc::sockaddr_in>()).unwrap();
    // SAFETY: plain numbers; then two addresses that outlive the calls, with their exact size.
    unsafe {
        let fd = OwnedFd::from_raw_fd(libc::socket(libc::AF_INET, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0));
        let raw = std::os::fd::AsRawFd::as_raw_fd(&fd);
        let one: libc::c_int = 1;
        libc::setsockopt(raw, libc::SOL_SOCKET, libc::SO_REUSEADDR, (&raw const one).cast(), 4);
        let bound = libc::bind(raw, (&raw const from).cast(), size);
        let connected = bound == 0 && libc::connect(raw, (&raw const to).cast(), size) == 0;
        connected.then(|| TcpStream::from(fd))
    }
}

#[test]
fn who_holds_connections_takes_only_their_own_places() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    if !walled("places of each uid") {
        return;
    }
    let many = if many_descriptors() > 12_000 { 10_000 } else { 400 };
    let addr = keeper.tcp.unwrap();
    // The session opens what it can, says half a line, and stays.
    let held = keeper.acting(Role::Session, move || {
        let hold = |_| {
            let mut stream = TcpStream::connect(addr).unwrap();
            drop(stream.write_all(b"POST /claude/v1/mess"));
            stream
        };
        (0..many).map(hold).collect::<Vec<_>>()
    });
    assert_eq!(reply(&keeper.raw_tcp(Role::Guest, &question(&keeper))).told(), (200, ""));
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (200, ""));
    // Its own last one has been told that there is no place.
    let last = held.last().unwrap().try_clone().unwrap();
    last.set_read_timeout(Some(PATIENCE)).unwrap();
    assert_eq!(reply(&said(last)).told(), (429, "busy"));
    drop(held);
    let host = keeper.tcp.unwrap();
    let hello = format!("HEAD /claude HTTP/1.1\r\nHost: {host}\r\n\r\n");
    soon("places come free", || keeper.raw_tcp(Role::Session, hello.as_bytes()).starts_with("HTTP/1.1 200 "));
}

#[test]
fn without_the_port_the_keeper_lives_on_and_says_so() {
    let upstream = Upstream::ok();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut keeper = Plan::new(upstream.config()).keeper("tcp", json!(taken.local_addr().unwrap().to_string())).start();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (200, ""));
    assert_eq!(keeper.status()["tcp"], json!(null));
    assert!(keeper.log().iter().any(|line| line.contains("keeper.no_tcp")), "{:?}", keeper.log());
    keeper.lives();
    // A port that the configuration does not name is not served.
    let other = Plan::new(upstream.config()).tcp().keeper("tcp", json!("127.0.0.1:1")).start();
    assert_eq!(other.post(Role::Io, "/telegram/getMe", &json!({})).told(), (503, "config"));
}

#[test]
fn a_descriptor_that_is_sent_along_goes_nowhere() {
    let upstream = Upstream::ok();
    let mut keeper = Plan::whole(&upstream).start();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
    let count = || fs::read_dir(format!("/proc/{}/fd", keeper.pid())).unwrap().count();
    let before = count();
    for _ in 0..50 {
        let stream = keeper.connect(Role::Io);
        send_with_descriptor(&stream, b"POST /telegram/getMe HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{}");
        // It may have run out of its budget meanwhile; that is an answer too.
        assert!(matches!(reply(&said(stream)).status, 200 | 429));
    }
    keeper.lives();
    soon("no descriptor stays", || fs::read_dir(format!("/proc/{}/fd", keeper.pid())).unwrap().count() <= before);
}

/// Sends bytes with a descriptor beside them (`SCM_RIGHTS`, unix(7)).
fn send_with_descriptor(stream: &UnixStream, bytes: &[u8]) {
    use std::os::fd::AsRawFd;
    let file = fs::File::open("/dev/null").unwrap();
    let mut part = libc::iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
    let mut control = [0_u64; 4];
    // SAFETY: the message, its part and its control block outlive the call; the block is aligned and has room for one descriptor.
    unsafe {
        let mut message: libc::msghdr = std::mem::zeroed();
        message.msg_iov = &raw mut part;
        message.msg_iovlen = 1;
        message.msg_control = control.as_mut_ptr().cast();
        message.msg_controllen = usize::try_from(libc::CMSG_SPACE(4)).unwrap();
        let header = libc::CMSG_FIRSTHDR(&raw const message);
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = usize::try_from(libc::CMSG_LEN(4)).unwrap();
        std::ptr::write_unaligned(libc::CMSG_DATA(header).cast::<libc::c_int>(), file.as_raw_fd());
        assert_eq!(libc::sendmsg(stream.as_raw_fd(), &raw const message, 0), isize::try_from(bytes.len()).unwrap());
    }
}
