//! The frame of every daemon: one start order, one way to stop, one way to be in trouble.
//!
//! Order: the sockets that were handed over; the configuration; the daemon's state; lockdown; threads; ready. A fault of
//! configuration, folder, key or journal does not end the process (a dead socket would stay dead): it answers every connection
//! with one line that says why.

use std::collections::HashMap;
use std::fs;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::base::exit::Exit;
use crate::base::time::{Boot, Wall};
use crate::config::{Config, Socket, Users, load};
use crate::sys::clock::Clock;
use crate::sys::notify::Notify;
use crate::sys::signal::{Signal, Signals};
use crate::sys::{creds, fd, lockdown, thread};

mod logger;
mod trouble;

pub use trouble::Trouble;

/// A daemon.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// The proxy.
    Consent,
    /// The keeper of keys.
    Keeper,
    /// The receiver.
    Receiver,
    /// The runner of actions.
    Runner,
}

impl Role {
    /// Every daemon, in the order in which they are started.
    pub const ALL: [Self; 4] = [Self::Keeper, Self::Runner, Self::Consent, Self::Receiver];

    /// Its command.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Consent => "consent",
            Self::Keeper => "keeper",
            Self::Receiver => "receiver",
            Self::Runner => "runner",
        }
    }

    /// The sockets it serves.
    #[must_use]
    pub const fn sockets(self) -> &'static [Socket] {
        match self {
            Self::Consent => &[Socket::Consent, Socket::ConsentIo],
            Self::Keeper => &[Socket::Keeper],
            Self::Receiver => &[Socket::Session],
            Self::Runner => &[Socket::Runner],
        }
    }

    /// The user it runs as.
    #[must_use]
    pub const fn uid(self, users: &Users) -> u32 {
        match self {
            Self::Consent => users.consent,
            Self::Keeper => users.keys,
            Self::Receiver => users.io,
            Self::Runner => users.act,
        }
    }
}

/// What a daemon has before it opens its state.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The configuration.
    pub config: Arc<Config>,
    /// Where it was read, for what reads it again.
    pub config_path: PathBuf,
    /// The clocks.
    pub clock: Clock,
}

impl Begun {
    /// The wall clock.
    #[must_use]
    pub fn now(&self) -> Wall {
        Wall::clamped(self.clock.wall_ms())
    }

    /// The time since the machine started.
    #[must_use]
    pub fn boot(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }
}

/// The sockets a daemon was given.
#[derive(Debug)]
pub struct Sockets(HashMap<Socket, UnixListener>);

impl Sockets {
    /// Takes one out.
    ///
    /// # Errors
    /// When it was not handed over.
    pub fn take(&mut self, socket: Socket) -> Result<UnixListener, Trouble> {
        self.0.remove(&socket).ok_or_else(|| Trouble::config(format!("no socket {} was handed over", socket.path())))
    }
}

/// A daemon that serves.
#[must_use]
pub struct Running {
    /// Whether its main loop still turns: asked before each word to the watchdog.
    pub alive: Box<dyn Fn() -> bool + Send>,
    /// Ends what must not be cut off.
    pub stop: Box<dyn FnOnce() + Send>,
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Running")
    }
}

impl Running {
    /// A daemon whose sockets are all it has.
    pub fn sockets_alone() -> Self {
        Self { alive: Box::new(|| true), stop: Box::new(|| {}) }
    }
}

/// Runs a daemon until it is told to stop. `open` opens its state; `serve` starts its threads, after lockdown.
pub fn run<S>(
    role: Role,
    config_path: &Path,
    plain: bool,
    open: impl FnOnce(&Begun) -> Result<S, Trouble>,
    serve: impl FnOnce(Begun, S, &mut Sockets) -> Result<Running, Trouble>,
) -> Exit {
    logger::install();
    thread::install_panic_hook();
    let notify = Notify::take();
    let handed = match fd::take_listeners() {
        Ok(handed) if !handed.is_empty() => handed,
        Ok(_) => {
            return refuse(role, "no socket was handed over: it is started by systemd's sockets, or by mila-gate up");
        }
        Err(error) => return refuse(role, &error.to_string()),
    };
    if creds::my_uid() == 0 {
        return refuse(role, "a daemon never runs as uid 0");
    }
    let signals = match Signals::install() {
        Ok(signals) => signals,
        Err(error) => return refuse(role, &error.to_string()),
    };
    let begun = match begin(role, config_path, plain) {
        Ok(begun) => begun,
        Err(Start::Exit(what)) => return refuse(role, &what),
        Err(Start::Trouble(trouble)) => return in_trouble(role, &trouble, handed, &signals, &notify),
    };
    let mut sockets = match sort(&begun.config, role, handed) {
        Ok(sockets) => sockets,
        Err((trouble, handed)) => return in_trouble(role, &trouble, handed, &signals, &notify),
    };
    // Kept beside, so that a daemon whose state cannot be opened still answers.
    let spare = spare(&sockets);
    let running = open(&begun).and_then(|state| {
        lockdown::apply().map_err(|error| Trouble::config(format!("lockdown: {error}")))?;
        // INVARIANT: lockdown has run; no untrusted byte was read above this line.
        serve(begun, state, &mut sockets)
    });
    match running {
        Ok(running) => {
            drop(spare);
            log::info!("{}.ready version={}", role.name(), env!("CARGO_PKG_VERSION"));
            notify.ready();
            until_stop(&signals, &notify, || (running.alive)());
            notify.stopping();
            (running.stop)();
            log::info!("{}.stopped", role.name());
            Exit::OK
        }
        Err(trouble) => in_trouble(role, &trouble, spare, &signals, &notify),
    }
}

enum Start {
    Exit(String),
    Trouble(Trouble),
}

fn begin(role: Role, config_path: &Path, plain: bool) -> Result<Begun, Start> {
    let config = load::load(config_path, plain).map_err(|error| Start::Trouble(Trouble::config(error.to_string())))?;
    if let Some(uid) = unmapped(&config.users).map_err(Start::Exit)? {
        return Err(Start::Exit(format!(
            "this user namespace does not map uid {uid}: every peer would look like nobody (PrivateUsers=yes?)"
        )));
    }
    let (own, named) = (creds::my_uid(), role.uid(&config.users));
    if own != named {
        let what = format!("runs as uid {own}, but the configuration names uid {named} for it");
        return Err(Start::Trouble(Trouble::config(what)));
    }
    let clock = match &config.dangerous_clock_file {
        None => Clock::real(),
        Some(path) => Clock::moved(path.clone(), config.users.root)
            .map_err(|error| Start::Trouble(Trouble::config(format!("dangerous_clock_file: {error}"))))?,
    };
    Ok(Begun { config: Arc::new(config), config_path: config_path.to_owned(), clock })
}

/// A configured uid that `/proc/self/uid_map` (`user_namespaces(7)`) does not hold.
fn unmapped(users: &Users) -> Result<Option<u32>, String> {
    let map = fs::read_to_string("/proc/self/uid_map").map_err(|error| format!("/proc/self/uid_map: {error}"))?;
    let mapped = |uid: u32| {
        map.lines().any(|line| {
            let mut fields = line.split_whitespace().filter_map(|field| field.parse::<u64>().ok());
            let (first, _, count) = (fields.next(), fields.next(), fields.next());
            first.zip(count).is_some_and(|(first, count)| {
                u64::from(uid).checked_sub(first).is_some_and(|distance| distance < count)
            })
        })
    };
    let all = [users.keys, users.io, users.consent, users.act];
    Ok(all.into_iter().chain(users.session.iter().copied()).find(|uid| !mapped(*uid)))
}

type Handed = Vec<(PathBuf, UnixListener)>;

/// Which socket is which, by the path it is bound to. All of the daemon's and none beside.
fn sort(config: &Config, role: Role, handed: Handed) -> Result<Sockets, (Trouble, Handed)> {
    let name = |path: &Path| role.sockets().iter().copied().find(|socket| config.socket(*socket) == path);
    if let Some((path, _)) = handed.iter().find(|(path, _)| name(path).is_none()) {
        let what = format!("{} is no socket of {}", path.display(), role.name());
        return Err((Trouble::config(what), handed));
    }
    let sockets: HashMap<Socket, UnixListener> =
        handed.into_iter().filter_map(|(path, listener)| name(&path).map(|socket| (socket, listener))).collect();
    match role.sockets().iter().find(|socket| !sockets.contains_key(socket)) {
        None => Ok(Sockets(sockets)),
        Some(missing) => {
            let what = format!("{} was not handed over", config.socket(*missing).display());
            let handed = sockets.into_iter().map(|(socket, listener)| (config.socket(socket), listener)).collect();
            Err((Trouble::config(what), handed))
        }
    }
}

fn spare(sockets: &Sockets) -> Handed {
    sockets
        .0
        .iter()
        .filter_map(|(socket, listener)| Some((PathBuf::from(socket.path()), listener.try_clone().ok()?)))
        .collect()
}

fn until_stop(signals: &Signals, notify: &Notify, alive: impl Fn() -> bool) {
    loop {
        match signals.wait(notify.every()) {
            Ok(Signal::Stop) => return,
            // A daemon has no children but the runner's, and those are waited for by their own threads.
            Ok(Signal::Child) => {}
            Ok(Signal::Timeout) => {
                if alive() {
                    notify.ping();
                }
            }
            Err(error) => {
                log::error!("signals.failed error={error}");
                return;
            }
        }
    }
}

fn in_trouble(role: Role, trouble: &Trouble, handed: Handed, signals: &Signals, notify: &Notify) -> Exit {
    log::error!("{}.trouble code={} what={:?}", role.name(), trouble.code(), trouble.what());
    if let Err(error) = trouble::answer_all(role, trouble, handed) {
        return refuse(role, &error.to_string());
    }
    notify.ready();
    until_stop(signals, notify, || true);
    notify.stopping();
    Exit::OK
}

fn refuse(role: Role, what: &str) -> Exit {
    log::error!("{}.refused what={what:?}", role.name());
    Exit::CONFIG
}
