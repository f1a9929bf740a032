//! `mila-gate up`: folders, sockets, and every daemon under its own user, in its own network namespace but for the keeper.
//!
//! As anybody but root it is plain mode: everything under the one user, and it says which walls are missing.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::base::exit::Exit;
use crate::cli::args::{Args, complain};
use crate::config::accounts::Accounts;
use crate::config::{Config, Socket, load};
use crate::daemon::skeleton::Role;
use crate::sys::child::{As, SelfImage};
use crate::sys::creds;
use crate::sys::file::{Dir, check_chain};
use crate::sys::lock::Lock;
use crate::sys::netns;
use crate::sys::signal::Signals;

mod folders;
mod sockets;
mod watch;

/// Runs until SIGTERM or SIGINT.
pub fn run(args: &[OsString]) -> Exit {
    let args = match Args::read("up", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => {
            complain("up takes no arguments");
            return Exit::USAGE;
        }
        Err(usage) => return usage.exit(),
    };
    let root = creds::my_uid() == 0;
    if root && args.plain() {
        complain("plain mode is for an ordinary user: root starts each daemon under its own");
        return Exit::CONFIG;
    }
    let path = match std::path::absolute(args.config()) {
        Ok(path) => path,
        Err(error) => {
            complain(&error.to_string());
            return Exit::CONFIG;
        }
    };
    match up(&path, !root) {
        Ok(()) => Exit::OK,
        Err(what) => {
            complain(&what);
            Exit::CONFIG
        }
    }
}

fn up(path: &Path, plain: bool) -> Result<(), String> {
    let config = load::load(path, plain).map_err(|error| error.to_string())?;
    let image = SelfImage::open().map_err(|error| format!("own image: {error}"))?;
    if plain {
        complain("plain mode: everything runs as this one user");
        complain("walls missing: users, sockets between users, network, sweep after an action");
        if !config.lane.on {
            complain("strangers get no answers: the lane is off in plain mode (\"lane\": {\"on\": true} asks for it)");
        }
    }
    folders::make(&config)?;
    let state = Dir::open(&config.state).and_then(|state| Lock::take(&state, LOCK));
    let state = state.map_err(|error| format!("{}: {error}", config.state.join(LOCK).display()))?;
    let Some(_lock) = state else { return Err(format!("{}: the gate is up already", config.state.display())) };
    let accounts = if plain { Accounts::default() } else { Accounts::system().map_err(|error| error.to_string())? };
    let signals = Signals::install().map_err(|error| format!("signals: {error}"))?;
    let own_network = !plain && network();
    let (roles, users) = (roles(&config).collect(), users(&config, &accounts));
    let start = Plan { config: path.to_owned(), plain, own_network, roles, users };
    let act = start.user(Role::Runner).map_or(config.users.act, |user| user.gid);
    let sockets = sockets::bind(&config, act)?;
    let ended = watch::watch(&start, &image, &sockets, &signals);
    sockets.remove();
    ended
}

/// Held by `up` in the state folder: root's own file, so that nobody else can lock it.
const LOCK: &str = ".lock";

/// Whether the kernel makes network namespaces here (a container, a sysctl): where it does not, that is said and gone on without.
fn network() -> bool {
    let made = netns::probe();
    if let Err(error) = &made {
        complain(&format!("walls missing: network (the kernel refuses network namespaces: {error})"));
    }
    made.is_ok()
}

/// What every daemon is started with.
#[derive(Debug)]
struct Plan {
    config: PathBuf,
    plain: bool,
    /// Every daemon but the keeper has a network namespace of its own.
    own_network: bool,
    /// Which daemons there are, in the order in which they are started.
    roles: Vec<Role>,
    /// Who each daemon is; empty in plain mode.
    users: Vec<(Role, As)>,
}

impl Plan {
    fn user(&self, role: Role) -> Option<As> {
        self.users.iter().find(|(named, _)| *named == role).map(|(_, user)| user.clone())
    }
}

/// The daemons that the configuration has.
fn roles(config: &Config) -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().filter(|role| role.is_on(config))
}

/// The sockets that they serve.
fn sockets_of(config: &Config) -> impl Iterator<Item = Socket> {
    let served = |socket: Socket| roles(config).any(|role| role.sockets().contains(&socket));
    Socket::ALL.into_iter().filter(move |socket| served(*socket))
}

/// A daemon's group is its user's own; a bare number stands for the group of the same number. No supplementary groups.
fn users(config: &Config, accounts: &Accounts) -> Vec<(Role, As)> {
    if config.plain {
        return Vec::new();
    }
    roles(config)
        .map(|role| {
            let uid = role.uid(&config.users);
            let gid = accounts.name_of(uid).and_then(|name| accounts.user(name)).map_or(uid, |user| user.gid);
            (role, As { uid, gid, groups: Vec::new() })
        })
        .collect()
}

/// The folder and all above it belong to root (plain: to the one user, or root) and can be written by nobody else.
fn trusted(path: &Path, config: &Config) -> Result<(), String> {
    check_chain(path, config.users.root)
        .map_err(|fault| format!("{fault}: a folder that others can replace cannot hold the gate's state"))
}
