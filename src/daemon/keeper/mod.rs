//! The keeper: it alone holds keys and alone has a network. Its policy is the table of `policy::route`.

use std::collections::BTreeMap;
use std::env;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde_json::json;

use crate::base::exit::Exit;
use crate::base::limits::{KEEPER_BYTES_MAX, KEEPER_FILES_PER_UID, KEEPER_PER_UID, KEEPER_STOP_TIME};
use crate::base::time::{Boot, Wall};
use crate::config::kinds::Kinds;
use crate::config::routes::Routes;
use crate::config::{Config, Socket};
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::net::conn::Conn;
use crate::net::dialler::Ways;
use crate::net::keeper_client::OWN_HEADER;
use crate::net::unix::{self, Peer, Pool, Served};
use crate::policy::rate::{Bytes, Calls, Day};
use crate::policy::route::{Callers, TELEGRAM, Via, ZERNIO};
use crate::sys::clock::Clock;

mod answer;
mod call;
mod keys;
mod lease;

use keys::Keys;
use lease::Lease;

/// Runs the keeper until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(Role::Keeper, config_path, plain, open, serve)
}

struct Open {
    keys: Keys,
    kinds: Kinds,
    routes: Routes,
    ways: Ways,
}

fn open(begun: &Begun) -> Result<Open, Trouble> {
    // minreq would take it for a time-out of its own, and then panic in a thread that is not ours to mark.
    if env::var_os("MINREQ_TIMEOUT").is_some() {
        return Err(Trouble::config("MINREQ_TIMEOUT must not be in the keeper's environment"));
    }
    let config = &begun.config;
    let kinds = Kinds::load(config).map_err(|error| Trouble::config(error.to_string()))?;
    let routes = Routes::load(config).map_err(|error| Trouble::config(error.to_string()))?;
    for kind in kinds.iter() {
        for name in kind.routes.iter().filter(|name| !BUILT_IN.contains(&name.as_str()) && routes.get(name).is_none()) {
            log::warn!("keeper.no_route kind={} route={name}", kind.id);
        }
    }
    let keys = Keys::load(config, &routes).map_err(Trouble::config)?;
    for (name, present) in keys.present() {
        if !present {
            log::warn!("keeper.no_key name={name}");
        }
    }
    let ways = Ways::new(&config.network, |name| keys.copy(name)).map_err(Trouble::config)?;
    Ok(Open { keys, kinds, routes, ways })
}

/// Routes that a kind may name and that stand in no folder.
const BUILT_IN: [&str; 3] = [TELEGRAM, ZERNIO, "knowledge"];

fn serve(begun: Begun, open: Open, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let config = Arc::clone(&begun.config);
    let state = State {
        lease: None,
        bytes: Bytes::new(KEEPER_BYTES_MAX),
        files: Bytes::new(KEEPER_FILES_PER_UID),
        calls: Calls::default(),
        guest: Day::new(u64::from(config.keeper.guest.a_day)),
        claude: Day::new(config.keeper.claude.tokens_a_day),
        routes: BTreeMap::new(),
        refused: BTreeMap::new(),
    };
    let tcp = sockets.tcp();
    let hosts = config.keeper.tcp.map(|addr| vec![addr.to_string(), format!("localhost:{}", addr.port())]);
    let keeper = Arc::new(Keeper {
        clock: begun.clock,
        keys: open.keys,
        kinds: open.kinds,
        routes: open.routes,
        ways: open.ways,
        hosts: [vec!["keeper".to_owned()], hosts.unwrap_or_default()],
        tcp: tcp.is_some().then_some(config.keeper.tcp).flatten(),
        state: Mutex::new(state),
        calls: AtomicU64::new(1),
        config,
    });
    let fault = |error: std::io::Error| Trouble::config(error.to_string());
    let mut doors =
        vec![unix::open(served(&keeper.config, sockets.take(Socket::Keeper)?), handler(&keeper)).map_err(fault)?];
    match tcp {
        Some(listener) => {
            doors.push(unix::open(tcp_served(&keeper.config, listener), handler(&keeper)).map_err(fault)?);
        }
        None if keeper.config.keeper.tcp.is_some() => {
            log::warn!("keeper.no_tcp: the port was taken, or not handed over; the unix socket is served");
        }
        None => {}
    }
    // Who comes meanwhile waits at the socket, which stays: a new key costs no caller anything.
    let stop = move || {
        let end = Instant::now();
        for door in doors {
            if !door.close(KEEPER_STOP_TIME.saturating_sub(end.elapsed())) {
                log::warn!("keeper.cut_off");
            }
        }
    };
    Ok(Running { alive: Box::new(|| true), stop: Box::new(stop) })
}

fn handler<S: Into<Conn>>(keeper: &Arc<Keeper>) -> Arc<unix::Handler<S>> {
    let keeper = Arc::clone(keeper);
    Arc::new(move |peer, stream: S| keeper.handle(peer, &stream.into()))
}

/// Each uid has its own places, so that none can take another's; in plain mode the one uid has those of all.
fn places(allowed: &[u32]) -> Pool {
    let max = KEEPER_PER_UID.saturating_mul(allowed.len().max(4));
    Pool { max, per_uid: if allowed.len() == 1 { max } else { KEEPER_PER_UID } }
}

fn served(config: &Config, listener: UnixListener) -> Served<UnixListener> {
    let allowed = Callers::uids(&config.users, config.keeper.claude.on, Via::Unix);
    let pool = places(&allowed);
    let (refused, busy) = (plain_answer(403, "not_permitted"), plain_answer(429, "busy"));
    Served { name: "keeper", listener, allowed, pool, refused, busy }
}

fn tcp_served(config: &Config, listener: TcpListener) -> Served<TcpListener> {
    let allowed = Callers::uids(&config.users, config.keeper.claude.on, Via::Tcp);
    let pool = places(&allowed);
    let (refused, busy) = (plain_answer(403, "not_placed"), plain_answer(429, "busy"));
    Served { name: "keeper.tcp", listener, allowed, pool, refused, busy }
}

struct Keeper {
    config: Arc<Config>,
    clock: Clock,
    keys: Keys,
    kinds: Kinds,
    routes: Routes,
    ways: Ways,
    /// What `Host` may be, over the unix socket and over TCP.
    hosts: [Vec<String>; 2],
    /// Where it is served over TCP.
    tcp: Option<SocketAddr>,
    state: Mutex<State>,
    calls: AtomicU64,
}

struct State {
    lease: Option<Lease>,
    bytes: Bytes,
    /// Files on their way, by uid.
    files: Bytes,
    calls: Calls,
    /// Calls of the strangers' lane, by the day.
    guest: Day,
    /// Tokens of sessions, by the day.
    claude: Day,
    /// Answers by route and status. Bounded: routes are the table's and root's, and an upstream's statuses have three digits.
    routes: BTreeMap<String, BTreeMap<u16, u64>>,
    /// Refusals by cause. Bounded: causes are constants.
    refused: BTreeMap<&'static str, u64>,
}

impl Keeper {
    fn handle(&self, peer: Peer, stream: &Conn) {
        let began = Instant::now();
        let id = self.calls.fetch_add(1, Ordering::Relaxed);
        let mut call = call::Call::new(self, peer, stream);
        let Some(answer) = call.run() else { return };
        let (status, code) = (answer.status(), answer.code());
        let (route, read) = (call.route(), call.read());
        self.count(route, status, code);
        let (out, told) = answer.tell(stream, call.head());
        log::info!(
            "keeper.call id={id} uid={} via={} route={} status={status} code={} in={read} out={out} told={told} ms={}",
            peer.uid,
            match peer.via {
                Via::Tcp => "tcp",
                Via::Unix => "unix",
            },
            route.unwrap_or("-"),
            code.unwrap_or("-"),
            began.elapsed().as_millis()
        );
    }

    fn hosts(&self, via: Via) -> &[String] {
        let [unix, tcp] = &self.hosts;
        match via {
            Via::Tcp => tcp,
            Via::Unix => unix,
        }
    }

    fn status(&self) -> String {
        let state = self.lock();
        let now = self.now();
        let lease = state.lease.as_ref().filter(|lease| lease.runs(now)).map(|lease| lease.id.as_str());
        json!({
            "v": 1,
            "ver": env!("CARGO_PKG_VERSION"),
            "keys": self.keys.present().into_iter().collect::<BTreeMap<_, _>>(),
            "tcp": self.tcp.map(|addr| addr.to_string()),
            "lease": lease,
            "routes": state.routes,
            "refused": state.refused,
        })
        .to_string()
    }

    fn count(&self, route: Option<&str>, status: u16, code: Option<&'static str>) {
        let mut state = self.lock();
        if let Some(route) = route {
            let count = state.routes.entry(route.to_owned()).or_default().entry(status).or_default();
            *count = count.saturating_add(1);
        }
        if let Some(code) = code {
            let count = state.refused.entry(code).or_default();
            *count = count.saturating_add(1);
        }
    }

    fn wall(&self) -> Wall {
        Wall::clamped(self.clock.wall_ms())
    }

    fn now(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic ends the process, so a poisoned lock is never met outside the marked threads, which hold none.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The answer to a caller that no thread was started for.
fn plain_answer(status: u16, code: &str) -> Vec<u8> {
    let body = json!({ "code": code }).to_string();
    format!(
        "HTTP/1.1 {status} Refused\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{OWN_HEADER}: {code}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}
