//! The keeper: it alone holds keys and alone has a network. Its policy is the table of `policy::route`.

use std::collections::BTreeMap;
use std::env;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde_json::json;

use crate::base::exit::Exit;
use crate::base::limits::{
    KEEPER_ANSWER_TIME, KEEPER_BYTES_MAX, KEEPER_DRAIN_BYTES, KEEPER_DRAIN_TIME, KEEPER_FILES_PER_UID, KEEPER_PER_UID,
    KEEPER_STOP_TIME,
};
use crate::base::time::Boot;
use crate::config::kinds::Kinds;
use crate::config::{Config, Socket};
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::net::conn::Conn;
use crate::net::http;
use crate::net::keeper_client::OWN_HEADER;
use crate::net::unix::{self, Handler, Peer, Pool, Served};
use crate::policy::rate::{Bytes, Calls};
use crate::policy::route::{Callers, TELEGRAM_KEY};
use crate::sys::clock::Clock;

mod call;
mod keys;
mod lease;

use call::Answer;
use keys::Keys;
use lease::Lease;

/// Runs the keeper until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(Role::Keeper, config_path, plain, open, serve)
}

struct Open {
    keys: Keys,
    kinds: Kinds,
}

fn open(begun: &Begun) -> Result<Open, Trouble> {
    // minreq would take it for a time-out of its own, and then panic in a thread that is not ours to mark.
    if env::var_os("MINREQ_TIMEOUT").is_some() {
        return Err(Trouble::config("MINREQ_TIMEOUT must not be in the keeper's environment"));
    }
    let keys = Keys::load(&begun.config.keys).map_err(Trouble::config)?;
    let kinds = Kinds::load(&begun.config).map_err(|error| Trouble::config(error.to_string()))?;
    if keys.get(TELEGRAM_KEY).is_none() {
        log::warn!("keeper.no_key name={TELEGRAM_KEY}");
    }
    Ok(Open { keys, kinds })
}

fn serve(begun: Begun, open: Open, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let users = &begun.config.users;
    let allowed = Callers::uids(users);
    // Each uid has its own places, so that none can take another's; in plain mode the one uid has those of all.
    let max = KEEPER_PER_UID.saturating_mul(4);
    let per_uid = if allowed.len() == 1 { max } else { KEEPER_PER_UID };
    let served = Served {
        name: "keeper",
        listener: sockets.take(Socket::Keeper)?,
        allowed,
        pool: Pool { max, per_uid },
        refused: plain_answer(403, "not_permitted"),
        busy: plain_answer(429, "busy"),
    };
    let state = State {
        lease: None,
        bytes: Bytes::new(KEEPER_BYTES_MAX),
        files: Bytes::new(KEEPER_FILES_PER_UID),
        calls: Calls::default(),
        routes: BTreeMap::new(),
        refused: BTreeMap::new(),
    };
    let keeper = Keeper {
        config: Arc::clone(&begun.config),
        clock: begun.clock,
        keys: open.keys,
        kinds: open.kinds,
        state: Mutex::new(state),
        calls: AtomicU64::new(1),
    };
    let handler: Arc<Handler> = Arc::new(move |peer, stream| keeper.handle(peer, &stream.into()));
    let door = unix::open(served, handler).map_err(|error| Trouble::config(error.to_string()))?;
    // Who comes meanwhile waits at the socket, which stays: a new key costs no caller anything.
    let stop = move || {
        if !door.close(KEEPER_STOP_TIME) {
            log::warn!("keeper.cut_off");
        }
    };
    Ok(Running { alive: Box::new(|| true), stop: Box::new(stop) })
}

struct Keeper {
    config: Arc<Config>,
    clock: Clock,
    keys: Keys,
    kinds: Kinds,
    state: Mutex<State>,
    calls: AtomicU64,
}

struct State {
    lease: Option<Lease>,
    bytes: Bytes,
    /// Files on their way, by uid.
    files: Bytes,
    calls: Calls,
    /// Answers by route and status. Bounded: routes are the table's, and an upstream's statuses have three digits.
    routes: BTreeMap<&'static str, BTreeMap<u16, u64>>,
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
        let route = call.route();
        self.count(route, status, code);
        let (out, told) = match answer {
            // It has been told already. A part of a file ends here, before its length: nobody takes it for a whole one.
            Answer::File(passed) => (passed.bytes, passed.whole),
            Answer::Own(_, code) => {
                let told =
                    tell(stream, status, Some((OWN_HEADER, code)), json!({ "code": code }).to_string().as_bytes());
                // A caller that has gone, or sends for ever, is none of our business any more.
                drop(http::drain(stream, KEEPER_DRAIN_TIME, KEEPER_DRAIN_BYTES));
                told
            }
            Answer::Done => tell(stream, status, None, b"{\"ok\":true}"),
            Answer::Status(body) | Answer::Upstream(_, body) => tell(stream, status, None, &body),
        };
        log::info!(
            "keeper.call id={id} uid={} route={} status={status} code={} in={} out={out} told={told} ms={}",
            peer.uid,
            route.unwrap_or("-"),
            code.unwrap_or("-"),
            call.read(),
            began.elapsed().as_millis()
        );
    }

    fn status(&self) -> String {
        let state = self.lock();
        let now = self.now();
        let lease = state.lease.as_ref().filter(|lease| lease.runs(now)).map(|lease| lease.id.as_str());
        json!({
            "v": 1,
            "ver": env!("CARGO_PKG_VERSION"),
            "keys": { TELEGRAM_KEY: self.keys.get(TELEGRAM_KEY).is_some() },
            "lease": lease,
            "routes": state.routes,
            "refused": state.refused,
        })
        .to_string()
    }

    fn count(&self, route: Option<&'static str>, status: u16, code: Option<&'static str>) {
        let mut state = self.lock();
        if let Some(route) = route {
            let count = state.routes.entry(route).or_default().entry(status).or_default();
            *count = count.saturating_add(1);
        }
        if let Some(code) = code {
            let count = state.refused.entry(code).or_default();
            *count = count.saturating_add(1);
        }
    }

    fn now(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic ends the process, so a poisoned lock is never met outside the marked threads, which hold none.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Answers, and says how many bytes the body had and whether the caller has it.
fn tell(stream: &Conn, status: u16, own: Option<(&str, &str)>, body: &[u8]) -> (u64, bool) {
    let told = http::answer(stream, status, own, body, KEEPER_ANSWER_TIME).is_ok();
    (u64::try_from(body.len()).unwrap_or(u64::MAX), told)
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
