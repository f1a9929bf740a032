//! The strangers' lane: one question in, one answer out, no memory and no tools (DESIGN §7).
//!
//! It holds no key and has no network: the keeper's route for it is all it reaches. What comes from a stranger is only ever the
//! user's turn of one call, and what comes back is sent nowhere from here: the receiver gets it, after the publish filter.

use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::digest::Digest;
use crate::base::exit::Exit;
use crate::base::limits::{FILES_IDLE, FILES_TIME, LANE_CONNECTIONS, LINE_MAX, LINE_TIME};
use crate::base::shown::Shown;
use crate::base::zone::Zone;
use crate::config::{Engine, Socket};
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::net::keeper_client::KeeperClient;
use crate::net::lines::{LineReader, send_line};
use crate::net::unix::{self, Handler, Peer, Pool, Served};
use crate::store::{folder, zone_file};
use crate::sys::lock::Lock;
use crate::sys::thread;

mod answers;
mod api;
mod cli;
mod counters;
mod knowledge;
mod relay;
mod request;

use cli::Cli;
use counters::Counters;
use knowledge::Knowledge;
use request::Op;

/// How long the caller may take to read an answer.
const ANSWER_TIME: Duration = Duration::from_secs(5);
/// Connections at once; a caller of another kind always finds a place.
const POOL: Pool = Pool { max: LANE_CONNECTIONS, per_uid: LANE_CONNECTIONS - 2 };

/// Runs the lane until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(Role::Lane, config_path, plain, open, serve)
}

/// The lane's state.
#[derive(Debug)]
struct Lane {
    begun: Begun,
    keeper: KeeperClient,
    knowledge: Knowledge,
    counters: Mutex<Counters>,
    /// Questions that are with the model.
    asking: AtomicUsize,
    /// The engine `cli`, where the configuration has it.
    cli: OnceLock<Cli>,
    /// Whether there was a strangers' key when it was last looked for.
    key: Mutex<Option<bool>>,
    since: String,
    /// Nobody else writes in this folder as long as the process lives.
    _lock: Lock,
}

fn open(begun: &Begun) -> Result<Lane, Trouble> {
    let config = &begun.config;
    let own =
        || folder::open(&config.state, "lane", config.users.root).map_err(|fault| Trouble::config(fault.to_string()));
    let place = config.state.join("lane");
    let stopped = |error: std::io::Error| Trouble::config(format!("{}: {error}", place.display()));
    let lock = Lock::take(&own()?, ".lock")
        .map_err(stopped)?
        .ok_or_else(|| Trouble::config("another lane uses this state folder".to_owned()))?;
    if config.lane.engine == Engine::Cli {
        cli::prepare(config).map_err(Trouble::config)?;
    }
    let zone = zone(&config.owner.time_zone);
    Ok(Lane {
        begun: begun.clone(),
        keeper: KeeperClient::new(config.socket(Socket::Keeper), config.users.server),
        knowledge: Knowledge::open(own()?).map_err(stopped)?,
        counters: Mutex::new(Counters::open(own()?, config.lane.limits, zone, begun.now()).map_err(stopped)?),
        asking: AtomicUsize::new(0),
        cli: OnceLock::new(),
        key: Mutex::new(None),
        since: begun.now().to_second(),
        _lock: lock,
    })
}

/// The owner's zone; one that this machine does not know is said, and UTC.
fn zone(name: &str) -> Zone {
    let known = zone_file::read(name).ok().and_then(|bytes| Zone::parse(name, &bytes));
    known.unwrap_or_else(|| {
        if name != "UTC" {
            log::warn!("lane.zone_unknown name={name}");
        }
        Zone::utc()
    })
}

#[allow(clippy::needless_pass_by_value, reason = "the frame of every daemon hands it over")]
fn serve(_begun: Begun, lane: Lane, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let started = |error: std::io::Error| Trouble::config(format!("a thread cannot be started: {error}"));
    let config = &lane.begun.config;
    if config.lane.engine == Engine::Cli {
        // Nothing was started before lockdown.
        let engine = Cli::start(config, lane.keeper.clone()).map_err(started)?;
        let _first = lane.cli.set(engine);
    }
    let lane = Arc::new(lane);
    lane.serve(sockets.take(Socket::Lane)?).map_err(started)?;
    // The keeper may only just be starting; nobody waits for its word.
    let asks = Arc::clone(&lane);
    thread::run("lane-key", move || {
        let _known = asks.has_key();
    })
    .map_err(started)?;
    let stop = move || {
        if let Some(cli) = lane.cli.get() {
            cli.stop();
        }
    };
    Ok(Running { stop: Box::new(stop), ..Running::sockets_alone() })
}

/// One of the places for questions that are with the model.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(asking: &'a AtomicUsize, most: usize) -> Option<Self> {
        let more = |now: usize| (now < most).then(|| now.saturating_add(1));
        asking.fetch_update(Ordering::AcqRel, Ordering::Acquire, more).ok().map(|_before| Self(asking))
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Lane {
    fn serve(self: &Arc<Self>, listener: UnixListener) -> std::io::Result<()> {
        let users = &self.begun.config.users;
        let line = |text: String| format!("{text}\n").into_bytes();
        let served = Served {
            name: "lane",
            listener,
            allowed: vec![users.io, users.act, users.root],
            pool: POOL,
            refused: line(Answer::denied(None, Refusal::of(Code::NotPermitted)).to_json()),
            busy: line(answers::none("busy", 0)),
        };
        let own = Arc::clone(self);
        let handler: Arc<Handler> = Arc::new(move |peer, stream| own.handle(peer, stream));
        unix::serve(served, handler).map(drop)
    }

    /// One connection: a line, bytes after it where there are some, an answer.
    fn handle(&self, peer: Peer, stream: UnixStream) {
        let mut reader = LineReader::new(stream);
        let Some(end) = Instant::now().checked_add(LINE_TIME) else { return };
        let line = match reader.line(LINE_MAX, end) {
            Ok(line) => line,
            Err(fault) => {
                log::debug!("lane.no_line uid={} fault={fault}", peer.uid);
                return;
            }
        };
        let answer = match request::read(&line, peer.uid, &self.begun.config.users) {
            Ok(Op::Ask(ask)) => self.ask(&ask),
            Ok(Op::Knowledge) => json!({"knowledge": self.knowledge.now().text}).to_string(),
            Ok(Op::Publish { size, sha256 }) => match publish(&mut reader, size) {
                Some(bytes) => self.published(&bytes, sha256),
                None => return,
            },
            Ok(Op::State) => self.state(),
            Ok(Op::Status) => self.status(),
            Err(refusal) => {
                let (code, hint) = (refusal.code.as_str(), Shown(&refusal.hint));
                log::warn!("lane.refused uid={} code={code} hint=\"{hint}\"", peer.uid);
                Answer::denied(None, refusal).to_json()
            }
        };
        if let Err(error) = send_line(reader.stream(), &answer, ANSWER_TIME) {
            log::warn!("lane.not_told uid={} error={error}", peer.uid);
        }
    }

    fn published(&self, bytes: &[u8], sha256: Digest) -> String {
        match self.knowledge.replace(bytes, sha256) {
            Ok(()) => {
                log::info!("lane.knowledge sha256={} bytes={}", sha256.hex(), bytes.len());
                json!({"state": "ok"}).to_string()
            }
            Err(refusal) => {
                log::warn!("lane.knowledge_refused code={} hint=\"{}\"", refusal.code.as_str(), Shown(&refusal.hint));
                json!({"state": "refused", "code": refusal.code.as_str(), "hint": refusal.hint}).to_string()
            }
        }
    }

    /// The owner's day so far, for the receiver's words to the owner.
    fn state(&self) -> String {
        self.facts(self.has_key()).to_string()
    }

    fn status(&self) -> String {
        let key = self.has_key();
        let error = (!key).then_some("no strangers' key (ANTHROPIC_GUEST_API_KEY): strangers get no answers");
        let mut status = json!({"up": true, "since": self.since, "error": error});
        if let (Value::Object(status), Value::Object(facts)) = (&mut status, self.facts(key)) {
            status.extend(facts);
        }
        status.to_string()
    }

    fn facts(&self, key: bool) -> Value {
        let (answers, tokens) = self.counters().today(self.begun.now());
        json!({
            "key": key, "engine": self.begun.config.lane.engine.as_str(), "answers": answers, "tokens": tokens,
            "knowledge": self.knowledge.now().sha256.map(|sha256| sha256.hex()),
        })
    }

    /// Whether there is a strangers' key. What is new of it stands in the log. A keeper that cannot be asked leaves what was known.
    fn has_key(&self) -> bool {
        let said = self.keeper.has_guest_key();
        let mut known = self.key.lock().unwrap_or_else(PoisonError::into_inner);
        match said {
            Ok(has) => {
                if *known != Some(has) && has {
                    log::info!("lane.key: strangers are answered");
                } else if *known != Some(has) {
                    log::warn!(
                        "lane.no_key name=ANTHROPIC_GUEST_API_KEY: no strangers' key, so strangers get no answers"
                    );
                }
                *known = Some(has);
                has
            }
            Err(error) => {
                log::warn!("lane.key_unknown error={error}");
                known.unwrap_or_default()
            }
        }
    }

    fn counters(&self) -> MutexGuard<'_, Counters> {
        self.counters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bytes after a line; `None`: the caller has gone, or sends what it did not announce.
fn publish(reader: &mut LineReader, size: u64) -> Option<Vec<u8>> {
    let end = Instant::now().checked_add(FILES_TIME)?;
    let mut bytes = Vec::with_capacity(usize::try_from(size).ok()?);
    let taken = reader.body(size, FILES_IDLE, end, |piece| {
        bytes.extend_from_slice(piece);
        Ok(())
    });
    if let Err(fault) = taken {
        log::warn!("lane.knowledge_cut fault={fault}");
        return None;
    }
    if reader.has_more() {
        log::warn!("lane.knowledge_cut fault=\"more bytes than were announced\"");
        return None;
    }
    Some(bytes)
}
