//! The dialler: it owns every connection that leaves this machine.
//!
//! An HTTP client that is given a CONNECT proxy lets somebody else open its sockets. This is that somebody. Each call gets a
//! listener of its own on loopback, for as long as it takes the client to come: for the keeper alone (own uid by the kernel's
//! table, a random credential, the one place that the call names). Behind it the dialler tries a host's addresses in turn, asks
//! whose a loopback upstream is before a byte is sent, holds every deadline, and closes when the keeper's caller has gone.

use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::config::{Family, Upstream};
use crate::sys::poll::{self, Interest};
use crate::sys::{creds, random, sock_diag, thread};

mod client;
mod dial;
mod proxy;
mod pump;
mod ways;

pub use ways::Ways;

use ways::Way;

/// One call's way out: the client connects through it once. When this goes, the connection has ended.
#[derive(Debug)]
pub struct Ticket {
    port: u16,
    credential: String,
    inner: Arc<Inner>,
    // The other end of `Inner::ticket`: closing it ends the dialler's thread.
    hold: Option<UnixStream>,
    /// Says when the dialler is through, by its end.
    through: Option<Receiver<()>>,
}

/// For whom a call is made: when that one goes, the call ends.
#[derive(Clone, Copy, Debug)]
pub struct Caller<'a> {
    /// Its connection.
    pub fd: BorrowedFd<'a>,
    /// How it shows there that it has gone.
    pub gone: Interest,
}

/// Why a connection was not made or was ended: a constant, for the log.
type Cause = &'static str;

#[derive(Debug)]
struct Inner {
    upstream: Upstream,
    family: Family,
    way: Option<Arc<Way>>,
    end: Instant,
    caller: OwnedFd,
    /// How it shows that the caller has gone.
    gone: Interest,
    ticket: UnixStream,
    sent: AtomicBool,
    cause: OnceLock<Cause>,
    /// How long the upstream may be silent, once that is watched.
    watched: OnceLock<Duration>,
}

impl Ticket {
    /// A way to `upstream`, which is this one of the services, that ends at `end`, or as soon as `caller` has gone.
    ///
    /// # Errors
    /// When there are no more descriptors, threads or ports, or no randomness.
    pub fn new(upstream: &Upstream, service: &str, ways: &Ways, end: Instant, caller: Caller<'_>) -> io::Result<Self> {
        let credential = format!("{:032x}", u128::from_be_bytes(random::array()?));
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let port = listener.local_addr()?.port();
        let (hold, ticket) = UnixStream::pair()?;
        let inner = Arc::new(Inner {
            upstream: upstream.clone(),
            family: ways.family(),
            way: ways.of(service),
            end,
            caller: caller.fd.try_clone_to_owned()?,
            gone: caller.gone,
            ticket,
            sent: AtomicBool::new(false),
            cause: OnceLock::new(),
            watched: OnceLock::new(),
        });
        let (ours, basic) = (Arc::clone(&inner), client::basic(&credential));
        let (ends, through) = mpsc::channel::<()>();
        thread::run("dialler", move || {
            if let Err(cause) = serve(listener, &basic, &ours) {
                ours.cause.get_or_init(|| cause);
            }
            drop(ends);
        })?;
        Ok(Self { port, credential, inner, hold: Some(hold), through: Some(through) })
    }

    /// The ticket as minreq takes it.
    ///
    /// # Errors
    /// When minreq cannot read it, which its form rules out.
    pub fn proxy(&self) -> Result<minreq::Proxy, minreq::Error> {
        minreq::Proxy::new(format!("{}:{}@127.0.0.1:{}", client::USER, self.credential, self.port))
    }

    /// From now on the connection ends when the upstream is silent for so long, as in a stream that has begun.
    pub fn watch_silence(&self, most: Duration) {
        self.inner.watched.get_or_init(|| most);
    }

    /// A client's connection that asks for this place with the right credential.
    #[cfg(test)]
    fn connect_for_test(&self, authority: &str) -> TcpStream {
        use std::io::Write;
        let mut client = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let basic = client::basic(&self.credential);
        let head = format!("CONNECT {authority} HTTP/1.1\r\nProxy-Authorization: Basic {basic}\r\n\r\n");
        client.write_all(head.as_bytes()).unwrap();
        client
    }

    /// Whether a byte may have reached the upstream.
    #[must_use]
    pub fn sent(&self) -> bool {
        self.inner.sent.load(Ordering::Acquire)
    }

    /// Ends the connection of a call that went well: nobody waits for its thread, which sees the end at once.
    pub fn done(mut self) {
        drop(self.hold.take());
        drop(self.through.take());
    }

    /// Ends the connection, and says why it had ended before, if it had.
    #[must_use]
    pub fn close(&mut self) -> Option<Cause> {
        drop(self.hold.take());
        if let Some(through) = self.through.take() {
            // Nothing is ever sent: it ends when the other end goes.
            let _ended = through.recv();
        }
        self.inner.cause.get().copied()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let _cause = self.close();
    }
}

/// How an upstream is named: in a URL, and in what the client asks to be connected to.
#[must_use]
pub fn authority(upstream: &Upstream) -> String {
    match upstream {
        Upstream::Https { host, port, .. } => format!("{host}:{port}"),
        // minreq cannot read `[::1]:8081`; where it goes is decided by the ticket, not by the name.
        Upstream::Loopback { addr: SocketAddr::V6(addr), .. } => format!("localhost:{}", addr.port()),
        Upstream::Loopback { addr: SocketAddr::V4(addr), .. } => addr.to_string(),
    }
}

fn serve(listener: TcpListener, basic: &str, inner: &Inner) -> Result<(), Cause> {
    let Some(client) = admit(&listener, basic, inner)? else { return Ok(()) };
    // From here on nobody can connect any more.
    drop(listener);
    let upstream = match dial::dial(inner) {
        Ok(upstream) => upstream,
        Err(cause) => {
            inner.cause.get_or_init(|| cause);
            client::refuse(&client);
            return Err(cause);
        }
    };
    client::accept(&client).map_err(|_gone| "client_gone")?;
    pump::pump(&client, &upstream, inner)
}

/// Waits for the one client that knows the credential. `None`: the ticket was closed before it came.
fn admit(listener: &TcpListener, basic: &str, inner: &Inner) -> Result<Option<TcpStream>, Cause> {
    listener.set_nonblocking(true).map_err(|_odd| "listener")?;
    let own = listener.local_addr().map_err(|_odd| "listener")?;
    loop {
        match waiting(inner, listener.as_fd(), Interest::Read)? {
            Waiting::Closed => return Ok(None),
            Waiting::Ready => {}
        }
        let Ok((client, caller)) = listener.accept() else { continue };
        let ours = sock_diag::connected(caller, own)
            .is_ok_and(|row| row.is_some_and(|row| row.uid == creds::my_uid() && row.inode != 0));
        if !ours {
            log::warn!("dialler.stranger");
            continue;
        }
        if client::is_ours(&client, &authority(&inner.upstream), basic) {
            return Ok(Some(client));
        }
        log::warn!("dialler.wrong_ticket");
    }
}

enum Waiting {
    Closed,
    Ready,
}

/// Waits for one descriptor, within the call's time and while its caller and its ticket are there.
fn waiting(inner: &Inner, fd: BorrowedFd<'_>, interest: Interest) -> Result<Waiting, Cause> {
    let fds = [(fd, interest), (inner.ticket.as_fd(), Interest::Closed), (inner.caller.as_fd(), inner.gone)];
    let seen = poll::wait(&fds, Some(left(inner)?)).map_err(|_odd| "poll")?;
    match seen.as_slice() {
        [_, ticket, _] if ticket.closed => Ok(Waiting::Closed),
        [_, _, caller] if caller.closed => Err("caller_gone"),
        [own, ..] if own.any() => Ok(Waiting::Ready),
        _ => Err("timeout"),
    }
}

fn left(inner: &Inner) -> Result<Duration, Cause> {
    let left = inner.end.saturating_duration_since(Instant::now());
    if left.is_zero() { Err("timeout") } else { Ok(left) }
}

#[cfg(test)]
mod tests;
