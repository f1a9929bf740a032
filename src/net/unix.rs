//! Unix sockets: who may call is the kernel's word, checked before a byte is read; how many at once is bounded.

use std::collections::HashMap;
use std::fmt;
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::base::limits::{SOCKET_PATH_MAX, STACK_BYTES};
use crate::policy::route::Via;
use crate::sys::poll::{self, Interest};
use crate::sys::{creds, socket, thread};

/// A caller.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Peer {
    /// Its uid when it connected.
    pub uid: u32,
    /// How it came.
    pub via: Via,
}

/// A socket that callers come to, where the kernel says who each is.
pub trait Listens: AsFd + fmt::Debug + Send + 'static {
    /// A caller's connection.
    type Stream: AsFd + Send + 'static;
    /// How they come.
    const VIA: Via;

    /// Waits for the next caller.
    ///
    /// # Errors
    /// What accept(2) says.
    fn next(&self) -> io::Result<Self::Stream>;

    /// Who it is.
    ///
    /// # Errors
    /// When that cannot be said; then it is nobody.
    fn uid(stream: &Self::Stream) -> io::Result<u32>;

    /// One write into an empty send buffer: it never waits, and a caller that does not read gets nothing.
    ///
    /// # Errors
    /// When it has gone.
    fn say(stream: &Self::Stream, words: &[u8]) -> io::Result<()>;
}

impl Listens for UnixListener {
    type Stream = UnixStream;
    const VIA: Via = Via::Unix;

    fn next(&self) -> io::Result<UnixStream> {
        self.accept().map(|(stream, _)| stream)
    }

    fn uid(stream: &UnixStream) -> io::Result<u32> {
        creds::peer_uid(stream)
    }

    fn say(mut stream: &UnixStream, words: &[u8]) -> io::Result<()> {
        stream.set_nonblocking(true)?;
        stream.write_all(words)
    }
}

/// How many connections are served at once.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pool {
    /// In all.
    pub max: usize,
    /// Of one uid.
    pub per_uid: usize,
}

/// A served socket.
#[derive(Debug)]
pub struct Served<L = UnixListener> {
    /// What it is called in the log and in thread names; at most ten characters.
    pub name: &'static str,
    /// The socket.
    pub listener: L,
    /// Whom it serves.
    pub allowed: Vec<u32>,
    /// How many at once.
    pub pool: Pool,
    /// What a caller gets who is not served.
    pub refused: Vec<u8>,
    /// What a caller gets when all places are taken.
    pub busy: Vec<u8>,
}

/// What handles a connection.
pub type Handler<S = UnixStream> = dyn Fn(Peer, S) + Send + Sync;

/// Serves a socket in a thread of its own, each connection in a short-lived one. The acceptor never ends; a connection that
/// finds no place is answered with `busy` and closed, and costs nobody else anything.
///
/// # Errors
/// When the acceptor's thread cannot be started.
pub fn serve(served: Served, handler: Arc<Handler>) -> io::Result<JoinHandle<()>> {
    start(served, handler, Arc::default(), None)
}

/// Serves a socket as [`serve`] does, until its door is closed.
///
/// # Errors
/// When there is no descriptor or no thread for it.
pub fn open<L: Listens>(served: Served<L>, handler: Arc<Handler<L::Stream>>) -> io::Result<Door> {
    let (hold, closing) = UnixStream::pair()?;
    let places = Arc::new(Places::default());
    let acceptor = start(served, handler, Arc::clone(&places), Some(closing))?;
    Ok(Door { hold, acceptor, places })
}

/// The door of a socket that is served; it closes when this goes.
#[derive(Debug)]
#[must_use]
pub struct Door {
    hold: UnixStream,
    acceptor: JoinHandle<()>,
    places: Arc<Places>,
}

impl Door {
    /// Takes nobody in any more, so that callers wait at the socket for who serves it next, and waits for those inside, at most
    /// `most`. Says whether all were through.
    #[must_use]
    pub fn close(self, most: Duration) -> bool {
        drop(self.hold);
        // It never panics: a panic outside the marked threads ends the process.
        drop(self.acceptor.join());
        self.places.wait_until_empty(most)
    }
}

fn start<L: Listens>(
    served: Served<L>,
    handler: Arc<Handler<L::Stream>>,
    places: Arc<Places>,
    closing: Option<UnixStream>,
) -> io::Result<JoinHandle<()>> {
    thread::spawn(&format!("{}-accept", served.name), STACK_BYTES, move || {
        let mut log = Rare::default();
        while closing.as_ref().is_none_or(|door| comes(&served.listener, door)) {
            match served.listener.next() {
                Ok(stream) => take(&served, &places, &handler, &mut log, stream),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    // Out of descriptors or memory: wait until one of our own connections ends, a second at most.
                    log.warn(|count| format!("{}.accept_failed count={count} error={error}", served.name));
                    places.wait_for_an_end(Duration::from_secs(1));
                }
            }
        }
    })
}

/// Waits for somebody at the door; `false` when it has been closed. Where waiting fails, accepting waits by itself.
fn comes(listener: &impl Listens, door: &UnixStream) -> bool {
    let seen = poll::wait(&[(listener.as_fd(), Interest::Read), (door.as_fd(), Interest::Closed)], None);
    !seen.is_ok_and(|seen| seen.last().is_some_and(|door| door.closed))
}

fn take<L: Listens>(
    served: &Served<L>,
    places: &Arc<Places>,
    handler: &Arc<Handler<L::Stream>>,
    log: &mut Rare,
    stream: L::Stream,
) {
    let name = served.name;
    let uid = match L::uid(&stream) {
        Ok(uid) => uid,
        Err(error) => {
            log.warn(|count| format!("{name}.peer_unknown count={count} error={error}"));
            turn_away::<L>(&stream, &served.refused);
            return;
        }
    };
    if !served.allowed.contains(&uid) {
        log.warn(|count| format!("{name}.peer_refused uid={uid} count={count}"));
        turn_away::<L>(&stream, &served.refused);
        return;
    }
    let Some(place) = Place::take(places, uid, served.pool) else {
        log.warn(|count| format!("{name}.busy uid={uid} count={count}"));
        turn_away::<L>(&stream, &served.busy);
        return;
    };
    let handler = Arc::clone(handler);
    // Where no thread starts, the connection is still here, to be answered.
    let held = Arc::new(Mutex::new(Some(stream)));
    let lent = Arc::clone(&held);
    let started = thread::run(&format!("{name}-peer"), move || {
        let _place = place;
        if let Some(stream) = taken(&lent) {
            handler(Peer { uid, via: L::VIA }, stream);
        }
    });
    if let Err(error) = started {
        log.warn(|count| format!("{name}.no_thread uid={uid} count={count} error={error}"));
        if let Some(stream) = taken(&held) {
            turn_away::<L>(&stream, &served.busy);
        }
    }
}

fn taken<S>(held: &Mutex<Option<S>>) -> Option<S> {
    held.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn turn_away<L: Listens>(stream: &L::Stream, words: &[u8]) {
    if let Err(error) = L::say(stream, words) {
        log::debug!("peer.not_told error={error}");
    }
}

/// Log lines that a caller can bring about at will: one a minute, with how many there were since.
#[derive(Debug, Default)]
struct Rare {
    last: Option<Instant>,
    count: u64,
}

impl Rare {
    const APART: Duration = Duration::from_secs(60);

    fn warn(&mut self, line: impl FnOnce(u64) -> String) {
        self.count = self.count.saturating_add(1);
        if self.last.is_none_or(|last| last.elapsed() >= Self::APART) {
            let line = line(self.count);
            log::warn!("{line}");
            *self = Self { last: Some(Instant::now()), count: 0 };
        }
    }
}

#[derive(Debug, Default)]
struct Places {
    taken: Mutex<HashMap<u32, usize>>,
    ended: Condvar,
}

impl Places {
    fn wait_until_empty(&self, most: Duration) -> bool {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.ended.wait_timeout_while(taken, most, |taken| !taken.is_empty());
        waited.is_ok_and(|(taken, _)| taken.is_empty())
    }

    fn wait_for_an_end(&self, most: Duration) {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.ended.wait_timeout(taken, most));
    }
}

struct Place {
    places: Arc<Places>,
    uid: u32,
}

impl Place {
    fn take(places: &Arc<Places>, uid: u32, pool: Pool) -> Option<Self> {
        let mut taken = places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let all = taken.values().fold(0_usize, |sum, n| sum.saturating_add(*n));
        let own = taken.get(&uid).copied().unwrap_or_default();
        if all >= pool.max || own >= pool.per_uid {
            return None;
        }
        taken.insert(uid, own.saturating_add(1));
        Some(Self { places: Arc::clone(places), uid })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        match taken.get(&self.uid).copied().unwrap_or_default() {
            0 | 1 => {
                taken.remove(&self.uid);
            }
            own => {
                taken.insert(self.uid, own.saturating_sub(1));
            }
        }
        self.places.ended.notify_all();
    }
}

/// Why a socket could not be reached.
#[derive(Debug)]
pub enum ConnectError {
    /// The kernel said no.
    Io {
        /// The socket.
        path: PathBuf,
        /// What it said.
        source: io::Error,
    },
    /// The path does not fit a socket address.
    TooLong {
        /// The socket.
        path: PathBuf,
    },
    /// Somebody else listens there.
    WrongServer {
        /// The socket.
        path: PathBuf,
        /// Who.
        uid: u32,
    },
}

impl fmt::Display for ConnectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Self::TooLong { path } => {
                write!(f, "{}: a socket's path has at most {SOCKET_PATH_MAX} bytes", path.display())
            }
            Self::WrongServer { path, uid } => write!(f, "{}: uid {uid} listens there", path.display()),
        }
    }
}

impl std::error::Error for ConnectError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { source, .. } => Some(source),
            Self::TooLong { .. } | Self::WrongServer { .. } => None,
        }
    }
}

/// How long a server may take to accept: one that lives does so in microseconds.
const CONNECT_TIME: Duration = Duration::from_secs(5);

/// Connects, and makes sure that `server` is who bound the socket, before anything is sent.
///
/// # Errors
/// A [`ConnectError`].
pub fn connect(path: &Path, server: u32) -> Result<UnixStream, ConnectError> {
    if path.as_os_str().len() > SOCKET_PATH_MAX {
        return Err(ConnectError::TooLong { path: path.to_owned() });
    }
    let io = |source| ConnectError::Io { path: path.to_owned(), source };
    let stream = socket::connect_unix(path, CONNECT_TIME).map_err(io)?;
    let uid = creds::peer_uid(&stream).map_err(io)?;
    if uid == server { Ok(stream) } else { Err(ConnectError::WrongServer { path: path.to_owned(), uid }) }
}

#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "a uid beside ours")]
mod tests {
    use std::io::Read;
    use std::sync::mpsc;

    use super::*;

    fn socket(name: &str) -> (PathBuf, UnixListener) {
        let path = std::env::temp_dir().join(format!("mila-{name}-{}.sock", std::process::id()));
        std::fs::remove_file(&path).ok();
        let listener = UnixListener::bind(&path).unwrap();
        (path, listener)
    }

    fn served(name: &'static str, listener: UnixListener, allowed: Vec<u32>, max: usize) -> Served {
        let pool = Pool { max, per_uid: max };
        Served { name, listener, allowed, pool, refused: b"no\n".to_vec(), busy: b"busy\n".to_vec() }
    }

    fn answer(path: &Path) -> String {
        let mut text = String::new();
        connect(path, creds::my_uid()).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn a_uid_that_is_not_listed_is_turned_away_and_its_bytes_are_never_handled() {
        let (path, listener) = socket("listed");
        let handler: Arc<Handler> = Arc::new(|_, _| panic!("handled"));
        serve(served("listed", listener, vec![creds::my_uid() + 1], 4), handler).unwrap();
        assert_eq!(answer(&path), "no\n");
    }

    #[test]
    fn a_full_pool_answers_busy_and_a_place_comes_free_when_its_connection_ends() {
        let (path, listener) = socket("full");
        let (release, held) = mpsc::channel::<()>();
        let held = Mutex::new(held);
        let (began, begins) = mpsc::channel();
        let handler: Arc<Handler> = Arc::new(move |_, stream| {
            began.send(()).unwrap();
            held.lock().unwrap().recv().unwrap();
            drop(stream);
        });
        serve(served("full", listener, vec![creds::my_uid()], 1), handler).unwrap();
        let mut first = connect(&path, creds::my_uid()).unwrap();
        begins.recv().unwrap();
        assert_eq!(answer(&path), "busy\n");
        release.send(()).unwrap();
        let mut text = String::new();
        first.read_to_string(&mut text).unwrap();
        // The end of the first connection is seen before its place is free: ask until it is.
        let again = (0..1000).find_map(|_| {
            let mut stream = connect(&path, creds::my_uid()).unwrap();
            if begins.recv_timeout(Duration::from_millis(50)).is_ok() {
                release.send(()).unwrap();
                return Some(());
            }
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            None
        });
        assert!(again.is_some());
    }

    #[test]
    fn lines_that_a_caller_brings_about_do_not_fill_the_log() {
        let mut rare = Rare::default();
        let mut lines = 0;
        for _ in 0..1000 {
            rare.warn(|_| {
                lines += 1;
                String::new()
            });
        }
        assert_eq!((lines, rare.count), (1, 999));
    }

    #[test]
    fn many_who_say_nothing_do_not_delay_the_callers_of_another_socket() {
        let (crowded, listener) = socket("crowded");
        let handler: Arc<Handler> = Arc::new(|_, mut stream: UnixStream| drop(stream.read(&mut [0])));
        serve(served("crowded", listener, vec![creds::my_uid()], 4), handler).unwrap();
        let held: Vec<_> = (0..100).map(|_| connect(&crowded, creds::my_uid()).unwrap()).collect();
        let (free, listener) = socket("free");
        let handler: Arc<Handler> = Arc::new(|_, mut stream: UnixStream| drop(stream.write_all(b"at once\n")));
        serve(served("free", listener, vec![creds::my_uid()], 4), handler).unwrap();
        assert_eq!(answer(&free), "at once\n");
        drop(held);
    }

    #[test]
    fn a_client_sends_nothing_to_a_server_of_another_uid() {
        let (path, _listener) = socket("server");
        assert!(matches!(connect(&path, creds::my_uid() + 1), Err(ConnectError::WrongServer { .. })));
        let long = PathBuf::from(format!("/{}", "x".repeat(200)));
        assert!(matches!(connect(&long, 0), Err(ConnectError::TooLong { .. })));
    }
}
