//! The frame of every daemon: one start order, one way to stop, one way to be in trouble.
//!
//! Order: the sockets that were handed over; the configuration; the daemon's state; lockdown; threads; ready. A fault of
//! configuration, folder, key or journal does not end the process (a dead socket would stay dead): it answers every connection
//! with one line that says why.

use std::collections::HashMap;
use std::ffi::CStr;
use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use crate::base::exit::Exit;
use crate::base::time::{Boot, Wall};
use crate::config::{Config, Socket, Users, load};
use crate::sys::clock::Clock;
use crate::sys::fd::Handed;
use crate::sys::file::check_chain;
use crate::sys::notify::Notify;
use crate::sys::signal::{Signal, Signals};
use crate::sys::{creds, fd, lockdown, thread};

pub(crate) mod logger;
mod trouble;

pub use trouble::Trouble;

/// A daemon.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// The proxy.
    Consent,
    /// The keeper of keys.
    Keeper,
    /// The strangers' lane.
    Lane,
    /// The receiver.
    Receiver,
    /// The runner of actions.
    Runner,
}

impl Role {
    /// Every daemon, in the order in which they are started.
    pub const ALL: [Self; 5] = [Self::Keeper, Self::Lane, Self::Runner, Self::Consent, Self::Receiver];

    /// Its command.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Consent => "consent",
            Self::Keeper => "keeper",
            Self::Lane => "lane",
            Self::Receiver => "receiver",
            Self::Runner => "runner",
        }
    }

    /// The name of its process in lists of the system.
    #[must_use]
    pub const fn process(self) -> &'static CStr {
        match self {
            Self::Consent => c"mila-consent",
            Self::Keeper => c"mila-keeper",
            Self::Lane => c"mila-lane",
            Self::Receiver => c"mila-receiver",
            Self::Runner => c"mila-runner",
        }
    }

    /// The sockets it serves.
    #[must_use]
    pub const fn sockets(self) -> &'static [Socket] {
        match self {
            Self::Consent => &[Socket::Consent, Socket::ConsentIo],
            Self::Keeper => &[Socket::Keeper],
            Self::Lane => &[Socket::Lane],
            Self::Receiver => &[Socket::Session],
            Self::Runner => &[Socket::Runner],
        }
    }

    /// Whether the configuration has it at all.
    #[must_use]
    pub const fn is_on(self, config: &Config) -> bool {
        match self {
            Self::Lane => config.lane.on,
            Self::Consent | Self::Keeper | Self::Receiver | Self::Runner => true,
        }
    }

    /// The user it runs as.
    #[must_use]
    pub const fn uid(self, users: &Users) -> u32 {
        match self {
            Self::Consent => users.consent,
            Self::Keeper => users.keys,
            Self::Lane => users.guest,
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
pub struct Sockets {
    unix: HashMap<Socket, UnixListener>,
    tcp: Option<TcpListener>,
}

impl Sockets {
    /// Takes one out.
    ///
    /// # Errors
    /// When it was not handed over.
    pub fn take(&mut self, socket: Socket) -> Result<UnixListener, Trouble> {
        self.unix.remove(&socket).ok_or_else(|| Trouble::config(format!("no socket {} was handed over", socket.path())))
    }

    /// Takes the one that callers come to by TCP, where it was handed over.
    pub fn tcp(&mut self) -> Option<TcpListener> {
        self.tcp.take()
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
    thread::name_this(role.process());
    let notify = Notify::take();
    let handed = match fd::take_listeners() {
        Ok(handed) if !handed.is_empty() => handed,
        Ok(_) => {
            return unfit(role, "no socket was handed over: it is started by its .socket unit, or by mila-gate up");
        }
        Err(error) => return unfit(role, &format!("sockets: {error}")),
    };
    // Plain mode does not change this.
    if creds::my_uids().map_or(true, |uids| uids.contains(&0)) {
        return unfit(role, "a daemon never runs as uid 0");
    }
    let (signals, spare) = match machine(&handed) {
        Ok(machine) => machine,
        Err(error) => return failed(role, &error),
    };
    let running = match begin(role, config_path, plain, handed) {
        Err(Start::Unfit(what)) => return unfit(role, &what),
        Err(Start::Trouble(trouble)) => Err(trouble),
        Ok((begun, mut sockets)) => open(&begun).and_then(|state| {
            lockdown::apply().map_err(|error| Trouble::config(format!("lockdown: {error}")))?;
            // INVARIANT: lockdown has run; no untrusted byte was read above this line.
            serve(begun, state, &mut sockets)
        }),
    };
    let running = match running {
        Ok(running) => {
            drop(spare);
            log::info!("{}.ready version={} uid={}", role.name(), env!("CARGO_PKG_VERSION"), creds::my_uid());
            running
        }
        Err(trouble) => {
            log::error!("{}.trouble code={} what={:?}", role.name(), trouble.code(), trouble.what());
            match lockdown::apply().and_then(|()| trouble::answer_all(role, &trouble, spare)) {
                Ok(()) => Running::sockets_alone(),
                Err(error) => return failed(role, &error),
            }
        }
    };
    notify.ready();
    let stopped = until_stop(role, &signals, &notify, || (running.alive)());
    notify.stopping();
    (running.stop)();
    match stopped {
        Ok(()) => {
            log::info!("{}.stopped", role.name());
            Exit::OK
        }
        Err(error) => failed(role, &error),
    }
}

/// What the machine must give any daemon: privacy from the first file on, its signals, and its sockets once more, so that a
/// daemon that cannot work still answers.
fn machine(handed: &[Handed]) -> io::Result<(Signals, Vec<Handed>)> {
    lockdown::keep_private()?;
    let spare = handed.iter().map(Handed::try_clone);
    Ok((Signals::install()?, spare.collect::<io::Result<_>>()?))
}

enum Start {
    /// Nothing that could be mended while it stays up.
    Unfit(String),
    Trouble(Trouble),
}

impl From<Trouble> for Start {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

fn begin(role: Role, config_path: &Path, plain: bool, handed: Vec<Handed>) -> Result<(Begun, Sockets), Start> {
    let config = load::load(config_path, plain).map_err(|error| Trouble::config(error.to_string()))?;
    let map = fs::read_to_string("/proc/self/uid_map")
        .map_err(|error| Start::Unfit(format!("/proc/self/uid_map: {error}")))?;
    if let Some(uid) = unmapped(&map, &config.users) {
        return Err(Start::Unfit(format!(
            "this user namespace does not map uid {uid}: every peer would look like nobody (PrivateUsers=yes?)"
        )));
    }
    let (own, named) = (creds::my_uid(), role.uid(&config.users));
    if own != named {
        let what = format!("runs as uid {own}, but the configuration names uid {named} for it");
        return Err(Trouble::config(what).into());
    }
    let sockets = sort(&config, role, handed)?;
    let clock = clock(role, &config).map_err(|what| Trouble::config(format!("dangerous_clock_file: {what}")))?;
    Ok((Begun { config: Arc::new(config), config_path: config_path.to_owned(), clock }, sockets))
}

/// The clock; what can move it must be in the hands of root alone, as the state is.
fn clock(role: Role, config: &Config) -> Result<Clock, String> {
    let Some(path) = &config.dangerous_clock_file else { return Ok(Clock::real()) };
    check_chain(path, config.users.root).map_err(|fault| fault.to_string())?;
    let clock = Clock::moved(path.clone(), config.users.root).map_err(|error| error.to_string())?;
    log::warn!("{}.clock_moved seconds={}", role.name(), clock.shift_s());
    Ok(clock)
}

/// A configured uid that the text of `/proc/self/uid_map` (`user_namespaces(7)`) does not hold.
fn unmapped(map: &str, users: &Users) -> Option<u32> {
    let mapped = |uid: u32| {
        map.lines().any(|line| {
            let fields: Vec<Option<u64>> = line.split_whitespace().map(|field| field.parse().ok()).collect();
            let [Some(first), Some(_), Some(count)] = fields.as_slice() else { return false };
            u64::from(uid).checked_sub(*first).is_some_and(|distance| distance < *count)
        })
    };
    let all = [users.keys, users.io, users.consent, users.act, users.guest, users.root];
    all.into_iter().chain(users.session.iter().copied()).find(|uid| !mapped(*uid))
}

/// Which socket is which, by the path it is bound to. All of the daemon's and none beside.
fn sort(config: &Config, role: Role, handed: Vec<Handed>) -> Result<Sockets, Trouble> {
    let (mut unix, mut tcp) = (HashMap::new(), None);
    for one in handed {
        match one {
            Handed::Unix(path, listener) => {
                let socket = role.sockets().iter().find(|socket| config.socket(**socket) == path);
                let stray = || Trouble::config(format!("{} is no socket of {}", path.display(), role.name()));
                unix.insert(*socket.ok_or_else(stray)?, listener);
            }
            // The port alone is at one place; nobody else's is served by accident.
            Handed::Tcp(address, listener) if role == Role::Keeper && config.keeper.tcp == Some(address) => {
                tcp = Some(listener);
            }
            Handed::Tcp(address, _) => {
                let what = format!("{address} was handed over, and the configuration names no such address for it");
                return Err(Trouble::config(what));
            }
        }
    }
    match role.sockets().iter().find(|socket| !unix.contains_key(socket)) {
        None => Ok(Sockets { unix, tcp }),
        Some(missing) => Err(Trouble::config(format!("{} was not handed over", config.socket(*missing).display()))),
    }
}

/// Waits for the signal to stop, and tells the watchdog meanwhile that the loop turns. Without a watchdog nothing wakes it.
fn until_stop(role: Role, signals: &Signals, notify: &Notify, alive: impl Fn() -> bool) -> io::Result<()> {
    let every = notify.every();
    let mut next = Instant::now();
    loop {
        if let Some(every) = every.filter(|_| Instant::now() >= next) {
            if alive() {
                notify.ping();
            } else {
                log::error!("{}.stuck: the watchdog is not told", role.name());
            }
            next = Instant::now().checked_add(every).unwrap_or(next);
        }
        match signals.wait(every.map(|_| next.saturating_duration_since(Instant::now())))? {
            Signal::Stop => return Ok(()),
            // A daemon has no children but the runner's, and those are waited for by their own threads.
            Signal::Child | Signal::Timeout => {}
        }
    }
}

/// What no restart mends.
fn unfit(role: Role, what: &str) -> Exit {
    log::error!("{}.unfit what={what:?}", role.name());
    Exit::CONFIG
}

/// What the machine refused just now.
fn failed(role: Role, error: &io::Error) -> Exit {
    log::error!("{}.failed error={error}", role.name());
    Exit::SOFTWARE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_namespace_that_hides_one_of_the_users_is_told_by_its_map() {
        let mut users = Users {
            keys: 991,
            io: 992,
            consent: 993,
            act: 994,
            guest: 995,
            session: vec![1001],
            group: 1001,
            root: 0,
            server: 0,
        };
        assert_eq!(unmapped("         0          0 4294967295\n", &users), None);
        assert_eq!(unmapped("0 0 1\n991 991 5\n65534 65534 1\n", &users), Some(1001));
        assert_eq!(unmapped("0 0 1\n992 992 1\n", &users), Some(991));
        assert_eq!(unmapped("", &users), Some(991));
        users.session = vec![994];
        assert_eq!(unmapped("0 0 1\n991 100991 5\n", &users), None);
    }
}
