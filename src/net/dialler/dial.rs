//! From a name to a connection: addresses in turn, and whose a server on this machine is.

use std::net::{IpAddr, SocketAddr, TcpStream, ToSocketAddrs};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use crate::base::limits::{DIAL_ADDRESSES_MAX, DIAL_EACH, DIAL_RESOLVERS_MAX, STACK_BYTES};
use crate::config::{Family, Upstream};
use crate::net::dialler::{Cause, Inner, left, proxy};
use crate::sys::poll;
use crate::sys::sock_diag::{self, Row, State};
use crate::sys::thread;

/// Connects to the ticket's upstream.
pub(super) fn dial(inner: &Inner) -> Result<TcpStream, Cause> {
    match &inner.upstream {
        Upstream::Loopback { addr, uid, .. } => loopback(*addr, *uid),
        Upstream::Https { host, port, .. } => match &inner.way {
            None => by_name(host, *port, inner),
            // The proxy looks the service's name up; nothing goes out beside it.
            Some(way) => {
                let stream = by_name(&way.proxy.host, way.proxy.port, inner)?;
                proxy::open(&stream, way, host, *port, inner)?;
                Ok(stream)
            }
        },
    }
}

/// A host's addresses in turn.
fn by_name(host: &str, port: u16, inner: &Inner) -> Result<TcpStream, Cause> {
    let found = resolve(host.to_owned(), port, left(inner)?)?;
    first_that_answers(&found, inner)
}

/// Each address has its own time, so that a dead one, or a dead family, takes nothing of the others'.
pub(super) fn first_that_answers(found: &[SocketAddr], inner: &Inner) -> Result<TcpStream, Cause> {
    let mut last = "no_address";
    for addr in in_turn(found, inner.family) {
        if caller_gone(inner) {
            return Err("caller_gone");
        }
        match TcpStream::connect_timeout(&addr, left(inner)?.min(DIAL_EACH)) {
            Ok(stream) => return Ok(stream),
            Err(_) => last = "connect",
        }
    }
    Err(last)
}

/// A server on this machine must belong to the uid that the configuration names: asked before connecting, and again of the very
/// connection, since the port may have changed hands in between.
pub(super) fn loopback(addr: SocketAddr, uid: u32) -> Result<TcpStream, Cause> {
    let belongs = |row: Row| row.uid == uid && row.inode != 0;
    let listens = || sock_diag::listening(addr).map_err(|_odd| "sock_diag");
    if !listens()?.map(belongs).ok_or("nobody_listens")? {
        return Err("wrong_server");
    }
    let stream = TcpStream::connect_timeout(&addr, DIAL_EACH).map_err(|_refused| "connect")?;
    let own = stream.local_addr().map_err(|_odd| "connect")?;
    let serves = established(addr, own)?;
    // A connection that nobody has accepted yet has no inode; it hangs at its listener, and would have been reset with it. It is
    // looked at once more after its listener: accepted meanwhile by somebody who gave the port up, it would have another uid.
    let hangs = |row: Row| row.inode == 0 || belongs(row);
    let trusted =
        belongs(serves) || (hangs(serves) && listens()?.is_some_and(belongs) && hangs(established(addr, own)?));
    if trusted { Ok(stream) } else { Err("wrong_server") }
}

/// The server's end of a connection. Ours stands as soon as the server's kernel side has answered; its own a moment later.
fn established(addr: SocketAddr, own: SocketAddr) -> Result<Row, Cause> {
    const TRIES: u32 = 100;
    for _ in 0..TRIES {
        let row = sock_diag::connected(addr, own).map_err(|_odd| "sock_diag")?;
        if let Some(row) = row.filter(|row| row.state == State::Established) {
            return Ok(row);
        }
        std::thread::park_timeout(Duration::from_millis(1));
    }
    Err("wrong_server")
}

/// The system's resolver, in a thread of its own: it can hang for longer than any deadline. How many may hang is bounded.
fn resolve(host: String, port: u16, most: Duration) -> Result<Vec<SocketAddr>, Cause> {
    static RUNNING: AtomicUsize = AtomicUsize::new(0);
    let one_more = |running: usize| (running < DIAL_RESOLVERS_MAX).then(|| running.saturating_add(1));
    RUNNING.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).map_err(|_full| "resolver_busy")?;
    let (tell, told) = mpsc::channel();
    let started = thread::spawn("resolver", STACK_BYTES, move || {
        let found = (host.as_str(), port).to_socket_addrs().map(Iterator::collect::<Vec<_>>);
        RUNNING.fetch_sub(1, Ordering::Relaxed);
        // Nobody waits any more when the deadline has passed.
        drop(tell.send(found));
    });
    if started.is_err() {
        RUNNING.fetch_sub(1, Ordering::Relaxed);
        return Err("no_thread");
    }
    told.recv_timeout(most).map_err(|_late| "resolver_timeout")?.map_err(|_unknown| "resolver")
}

/// Families alternating, the resolver's first choice first; only those that the configuration allows.
pub(super) fn in_turn(found: &[SocketAddr], family: Family) -> Vec<SocketAddr> {
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
    (0..longest)
        .flat_map(|k| [first.get(k).copied(), second.get(k).copied()])
        .flatten()
        .take(DIAL_ADDRESSES_MAX)
        .collect()
}

fn caller_gone(inner: &Inner) -> bool {
    poll::wait(&[(inner.caller.as_fd(), inner.gone)], Some(Duration::ZERO))
        .is_ok_and(|seen| seen.iter().any(|seen| seen.closed))
}
