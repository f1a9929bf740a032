//! The dialler: it owns every connection that leaves this machine.
//!
//! An HTTP client that is given a CONNECT proxy lets somebody else open its sockets. This is that somebody: a listener on
//! loopback inside the keeper, for the keeper alone (own uid by the kernel's table, a random credential for each call, the one
//! host that the call's ticket names). It tries a host's addresses in turn, families alternating, holds every deadline, asks
//! whose a loopback upstream is before a byte is sent, and closes when the keeper's caller has gone.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};
use std::time::{Duration, Instant};

use crate::base::limits::{DIAL_EACH, STACK_BYTES};
use crate::config::{Family, Network, Upstream};
use crate::sys::poll::{Waited, readable};
use crate::sys::sock_diag::{self, State};
use crate::sys::{creds, random, thread};

/// Bytes of a CONNECT head, and how long it may take: it comes from ourselves.
const CONNECT_MAX: usize = 1024;
const CONNECT_TIME: Duration = Duration::from_secs(2);
/// Addresses of one host that are tried.
const ADDRESSES_MAX: usize = 8;

/// The dialler.
#[derive(Debug)]
pub struct Dialler {
    port: u16,
    open: Arc<Mutex<HashMap<String, Arc<Inner>>>>,
}

/// The right to one connection.
#[derive(Debug)]
pub struct Ticket {
    credential: String,
    port: u16,
    inner: Arc<Inner>,
    open: Arc<Mutex<HashMap<String, Arc<Inner>>>>,
}

#[derive(Debug)]
struct Inner {
    upstream: Upstream,
    end: Instant,
    caller: UnixStream,
    sent: AtomicBool,
    cause: OnceLock<&'static str>,
}

impl Dialler {
    /// Starts the dialler's thread.
    ///
    /// # Errors
    /// When there is no loopback to listen on.
    pub fn start(network: Network) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let own = listener.local_addr()?;
        let open: Arc<Mutex<HashMap<String, Arc<Inner>>>> = Arc::default();
        let tickets = Arc::clone(&open);
        thread::spawn("dial-accept", STACK_BYTES, move || {
            loop {
                match listener.accept() {
                    Ok((stream, caller)) => {
                        let tickets = Arc::clone(&tickets);
                        let started = thread::spawn("dial-one", STACK_BYTES, move || {
                            if let Err(cause) = one(stream, caller, own, &tickets, network) {
                                log::warn!("dialler.failed cause={cause}");
                            }
                        });
                        if let Err(error) = started {
                            log::warn!("dialler.no_thread error={error}");
                        }
                    }
                    Err(error) => {
                        log::warn!("dialler.accept_failed error={error}");
                        std::thread::park_timeout(Duration::from_secs(1));
                    }
                }
            }
        })?;
        Ok(Self { port: own.port(), open })
    }

    /// A ticket for one connection to `upstream`, which ends at `end`, or when `caller` has gone.
    ///
    /// # Errors
    /// When there are no more descriptors, or no randomness.
    pub fn ticket(&self, upstream: &Upstream, end: Instant, caller: &UnixStream) -> io::Result<Ticket> {
        let credential = random::array::<16>()?.iter().fold(String::new(), |mut hex, byte| {
            // Writing to a string cannot fail.
            let _infallible = write!(hex, "{byte:02x}");
            hex
        });
        let inner = Arc::new(Inner {
            upstream: upstream.clone(),
            end,
            caller: caller.try_clone()?,
            sent: AtomicBool::new(false),
            cause: OnceLock::new(),
        });
        self.open.lock().unwrap_or_else(PoisonError::into_inner).insert(credential.clone(), Arc::clone(&inner));
        Ok(Ticket { credential, port: self.port, inner, open: Arc::clone(&self.open) })
    }
}

impl Ticket {
    /// The ticket as minreq takes it.
    ///
    /// # Errors
    /// When minreq cannot read it, which its form rules out.
    pub fn proxy(&self) -> Result<minreq::Proxy, minreq::Error> {
        minreq::Proxy::new(format!("ticket:{}@127.0.0.1:{}", self.credential, self.port))
    }

    /// Whether anything was sent to the upstream.
    #[must_use]
    pub fn sent(&self) -> bool {
        self.inner.sent.load(Ordering::Acquire)
    }

    /// Why the dialler ended the connection, if it did.
    #[must_use]
    pub fn cause(&self) -> Option<&'static str> {
        self.inner.cause.get().copied()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.credential);
    }
}

type Failed = &'static str;

fn one(
    mut client: TcpStream,
    caller: SocketAddr,
    own: SocketAddr,
    tickets: &Mutex<HashMap<String, Arc<Inner>>>,
    network: Network,
) -> Result<(), Failed> {
    let ours = sock_diag::connected(caller, own)
        .is_ok_and(|row| row.is_some_and(|row| row.uid == creds::my_uid() && row.inode != 0));
    if !ours {
        return Err("caller");
    }
    let (authority, credential) = read_connect(&mut client)?;
    // Taken out: a ticket opens one connection.
    let inner = tickets.lock().unwrap_or_else(PoisonError::into_inner).remove(&credential).ok_or("ticket")?;
    let dialled = if authority == expected(&inner.upstream) { dial(&inner, network) } else { Err("authority") };
    let upstream = match dialled {
        Ok(upstream) => upstream,
        Err(cause) => {
            inner.cause.get_or_init(|| cause);
            // One write of less than 256 bytes: minreq reads a proxy's answer so.
            client.write_all(b"HTTP/1.1 502 Bad Gateway\r\n\r\n").map_err(|_gone| "client_gone")?;
            return Err(cause);
        }
    };
    client.write_all(b"HTTP/1.1 200 OK\r\n\r\n").map_err(|_gone| "client_gone")?;
    pump(&client, &upstream, &inner).map_err(|cause| *inner.cause.get_or_init(|| cause))
}

/// `CONNECT host:port HTTP/1.1` with a `Proxy-Authorization: Basic` line. The Basic text is compared as it is, never decoded.
fn read_connect(client: &mut TcpStream) -> Result<(String, String), Failed> {
    let end = Instant::now().checked_add(CONNECT_TIME).ok_or("clock")?;
    let mut held = Vec::new();
    let mut chunk = [0_u8; CONNECT_MAX];
    while !held.ends_with(b"\r\n\r\n") {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() || held.len() >= CONNECT_MAX {
            return Err("connect_head");
        }
        client.set_read_timeout(Some(left)).map_err(|_odd| "connect_head")?;
        match client.read(&mut chunk) {
            Ok(0) | Err(_) => return Err("connect_head"),
            Ok(got) => held.extend_from_slice(chunk.get(..got).unwrap_or_default()),
        }
    }
    let text = String::from_utf8(held).map_err(|_odd| "connect_head")?;
    let mut lines = text.split("\r\n");
    let authority = lines
        .next()
        .and_then(|line| line.strip_prefix("CONNECT "))
        .and_then(|line| line.strip_suffix(" HTTP/1.1"))
        .ok_or("connect_head")?;
    let basic = lines.find_map(|line| line.strip_prefix("Proxy-Authorization: Basic ")).ok_or("connect_head")?;
    let credential = unbase64(basic).ok_or("connect_head")?;
    let credential = credential.strip_prefix("ticket:").ok_or("connect_head")?;
    Ok((authority.to_owned(), credential.to_owned()))
}

/// The text of a Basic credential (RFC 4648 §4): only what minreq itself writes has to be read.
fn unbase64(text: &str) -> Option<String> {
    let mut bits = 0_u32;
    let mut count = 0_u32;
    let mut bytes = Vec::new();
    for b in text.trim_end_matches('=').bytes() {
        let six = match b {
            b'A'..=b'Z' => b.wrapping_sub(b'A'),
            b'a'..=b'z' => b.wrapping_sub(b'a').wrapping_add(26),
            b'0'..=b'9' => b.wrapping_sub(b'0').wrapping_add(52),
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = (bits << 6 | u32::from(six)) & 0xff_ffff;
        count = count.wrapping_add(6);
        if count >= 8 {
            count = count.wrapping_sub(8);
            bytes.push(u8::try_from(bits >> count & 0xff).ok()?);
        }
    }
    String::from_utf8(bytes).ok()
}

fn expected(upstream: &Upstream) -> String {
    match upstream {
        Upstream::Https { host, port, .. } => format!("{host}:{port}"),
        Upstream::Loopback { addr, .. } => addr.to_string(),
    }
}

fn dial(inner: &Inner, network: Network) -> Result<TcpStream, Failed> {
    match &inner.upstream {
        Upstream::Loopback { addr, uid, .. } => dial_loopback(*addr, *uid),
        Upstream::Https { host, port, .. } => {
            let left = inner.end.saturating_duration_since(Instant::now());
            let found = resolve(host.clone(), *port, left)?;
            let mut last = "no_address";
            for addr in in_turn(&found, network.family) {
                let left = inner.end.saturating_duration_since(Instant::now()).min(DIAL_EACH);
                if left.is_zero() {
                    return Err("timeout");
                }
                match TcpStream::connect_timeout(&addr, left) {
                    Ok(stream) => return Ok(stream),
                    Err(_) => last = "connect",
                }
            }
            Err(last)
        }
    }
}

/// A server on this machine must belong to the uid that the configuration names: asked before connecting, and again of the very
/// connection, since the port may have changed hands in between.
fn dial_loopback(addr: SocketAddr, uid: u32) -> Result<TcpStream, Failed> {
    let listens = sock_diag::listening(addr).map_err(|_odd| "sock_diag")?.ok_or("nobody_listens")?;
    if listens.uid != uid || listens.inode == 0 {
        return Err("wrong_server");
    }
    let stream = TcpStream::connect_timeout(&addr, DIAL_EACH).map_err(|_refused| "connect")?;
    let own = stream.local_addr().map_err(|_odd| "connect")?;
    let serves = sock_diag::connected(addr, own).map_err(|_odd| "sock_diag")?;
    // A connection that waits to be accepted has no inode yet; its listener has.
    let again = sock_diag::listening(addr).map_err(|_odd| "sock_diag")?;
    let holds = |row: Option<sock_diag::Row>| row.is_some_and(|row| row.uid == uid && row.inode != 0);
    let accepted = serves.is_some_and(|row| row.inode != 0 && row.state == State::Established);
    if (accepted && holds(serves)) || (!accepted && holds(again)) { Ok(stream) } else { Err("wrong_server") }
}

/// The system's resolver, in a thread of its own: it can hang for longer than any deadline.
fn resolve(host: String, port: u16, most: Duration) -> Result<Vec<SocketAddr>, Failed> {
    let (tell, told) = mpsc::channel();
    thread::spawn("dial-resolve", STACK_BYTES, move || {
        let found = (host.as_str(), port).to_socket_addrs().map(Iterator::collect::<Vec<_>>);
        // Nobody waits any more when the deadline has passed.
        drop(tell.send(found));
    })
    .map_err(|_no_room| "no_thread")?;
    told.recv_timeout(most).map_err(|_late| "resolver_timeout")?.map_err(|_unknown| "resolver")
}

/// Families alternating, the resolver's first choice first; only those that the configuration allows.
fn in_turn(found: &[SocketAddr], family: Family) -> Vec<SocketAddr> {
    let of = |v4: bool| -> Vec<SocketAddr> {
        found.iter().copied().filter(|addr| matches!(addr.ip(), IpAddr::V4(_)) == v4).collect()
    };
    let (v4, v6) = match family {
        Family::Auto => (of(true), of(false)),
        Family::Ipv4 => (of(true), Vec::new()),
        Family::Ipv6 => (Vec::new(), of(false)),
    };
    let v4_first = found.first().is_some_and(SocketAddr::is_ipv4);
    let (first, second) = if v4_first { (v4, v6) } else { (v6, v4) };
    let longest = first.len().max(second.len());
    (0..longest).flat_map(|k| [first.get(k).copied(), second.get(k).copied()]).flatten().take(ADDRESSES_MAX).collect()
}

/// Passes bytes both ways until one side ends, the deadline passes, or the keeper's caller has gone.
fn pump(client: &TcpStream, upstream: &TcpStream, inner: &Inner) -> Result<(), Failed> {
    let mut chunk = vec![0_u8; 32 * 1024];
    let mut watched = true;
    loop {
        let left = inner.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err("timeout");
        }
        for stream in [client, upstream] {
            stream.set_write_timeout(Some(left)).map_err(|_odd| "socket")?;
        }
        let mut ends = vec![client.as_fd(), upstream.as_fd()];
        if watched {
            ends.push(inner.caller.as_fd());
        }
        let Waited::Ready(ready) = readable(&ends, Some(left)).map_err(|_odd| "poll")? else {
            return Err("timeout");
        };
        if ready.contains(&2) {
            if gone(&inner.caller) {
                return Err("caller_gone");
            }
            // It said something more, which is nothing to us; from here on only the deadline watches.
            watched = false;
        }
        if ready.contains(&0) {
            inner.sent.store(true, Ordering::Release);
            if !pass(client, upstream, &mut chunk)? {
                return Ok(());
            }
        }
        if ready.contains(&1) && !pass(upstream, client, &mut chunk)? {
            return Ok(());
        }
    }
}

fn pass(mut from: &TcpStream, mut to: &TcpStream, chunk: &mut [u8]) -> Result<bool, Failed> {
    match from.read(chunk) {
        Ok(0) => Ok(false),
        Ok(got) => to.write_all(chunk.get(..got).unwrap_or_default()).map(|()| true).map_err(|_gone| "write"),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(true),
        Err(_) => Err("read"),
    }
}

/// Whether a caller whose request has been read whole has closed.
fn gone(mut caller: &UnixStream) -> bool {
    let mut byte = [0_u8; 1];
    caller.set_nonblocking(true).is_err()
        || matches!(caller.read(&mut byte), Ok(0))
        || caller.set_nonblocking(false).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_take_turns_between_families() {
        let list: Vec<SocketAddr> =
            ["[::1]:1", "[::2]:1", "127.0.0.1:1", "127.0.0.2:1", "127.0.0.3:1"].map(|a| a.parse().unwrap()).to_vec();
        let turn = |family| in_turn(&list, family).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(turn(Family::Auto), ["[::1]:1", "127.0.0.1:1", "[::2]:1", "127.0.0.2:1", "127.0.0.3:1"]);
        assert_eq!(turn(Family::Ipv4), ["127.0.0.1:1", "127.0.0.2:1", "127.0.0.3:1"]);
        assert_eq!(turn(Family::Ipv6), ["[::1]:1", "[::2]:1"]);
    }

    #[test]
    fn a_basic_credential_is_read_as_it_was_written() {
        assert_eq!(unbase64("dGlja2V0OjBhMWI=").as_deref(), Some("ticket:0a1b"));
        assert_eq!(unbase64("dGlja2V0OjBhMWIy").as_deref(), Some("ticket:0a1b2"));
        assert_eq!(unbase64("!!"), None);
    }

    #[test]
    fn a_loopback_server_of_another_uid_is_never_called() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        assert!(dial_loopback(addr, creds::my_uid()).is_ok());
        assert_eq!(dial_loopback(addr, creds::my_uid().wrapping_add(1)).err(), Some("wrong_server"));
        drop(listener);
        assert!(dial_loopback(addr, creds::my_uid()).is_err());
    }
}
