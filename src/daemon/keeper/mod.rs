//! The keeper: it alone holds keys and alone has a network. Its policy is the table of `policy::route`.

use std::collections::BTreeMap;
use std::io;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::base::exit::Exit;
use crate::base::limits::{HTTP_HEAD_TIME, KEEPER_BODY_IDLE, KEEPER_BODY_TIME, KEEPER_BYTES_MAX, KEEPER_PER_UID};
use crate::base::time::Boot;
use crate::config::kinds::Kinds;
use crate::config::{Config, Socket};
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::net::dialler::Dialler;
use crate::net::http::{self, HttpFault, Request};
use crate::net::keeper_client::{OWN_HEADER, UNKNOWN, UNSENT};
use crate::net::unix::{self, Handler, Peer, Pool, Served};
use crate::net::upstream::{self, Call, UpstreamError};
use crate::policy::leased;
use crate::policy::rate::Bytes;
use crate::policy::route::{self, Callers, Method, Wanted};
use crate::sys::clock::Clock;

mod keys;
mod lease;

use keys::{Keys, TELEGRAM};
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
    let keys = Keys::load(&begun.config).map_err(Trouble::config)?;
    let kinds = Kinds::load(&begun.config).map_err(|error| Trouble::config(error.to_string()))?;
    if keys.telegram().is_none() {
        log::warn!("keeper.no_key name={TELEGRAM}");
    }
    Ok(Open { keys, kinds })
}

fn serve(begun: Begun, open: Open, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let dialler = Dialler::start(begun.config.network).map_err(|error| Trouble::config(format!("dialler: {error}")))?;
    let keeper = Arc::new(Keeper {
        config: Arc::clone(&begun.config),
        clock: begun.clock,
        keys: open.keys,
        kinds: open.kinds,
        dialler,
        state: Mutex::new(State { lease: None, bytes: Bytes::new(KEEPER_BYTES_MAX), counts: BTreeMap::new() }),
        calls: AtomicU64::new(0),
    });
    let users = &begun.config.users;
    let mut allowed = vec![users.io, users.consent, users.act, users.root];
    allowed.sort_unstable();
    allowed.dedup();
    // Each uid has its own places, so none can take another's.
    let uids = if begun.config.plain { 4 } else { allowed.len() };
    let pool = Pool {
        max: KEEPER_PER_UID.saturating_mul(uids),
        per_uid: if begun.config.plain { KEEPER_PER_UID.saturating_mul(uids) } else { KEEPER_PER_UID },
    };
    let served = Served {
        name: "keeper",
        listener: sockets.take(Socket::Keeper)?,
        allowed,
        pool,
        refused: plain_answer(403, "not_permitted"),
        busy: plain_answer(429, "busy"),
    };
    let handler: Arc<Handler> = Arc::new(move |peer, stream| keeper.handle(peer, &stream));
    unix::serve(served, handler).map_err(|error| Trouble::config(error.to_string()))?;
    Ok(Running::sockets_alone())
}

struct Keeper {
    config: Arc<Config>,
    clock: Clock,
    keys: Keys,
    kinds: Kinds,
    dialler: Dialler,
    state: Mutex<State>,
    calls: AtomicU64,
}

struct State {
    lease: Option<Lease>,
    bytes: Bytes,
    /// Calls by route and outcome: `telegram/getMe 200`, `refused path`.
    counts: BTreeMap<String, u64>,
}

/// What a call ends with.
enum Answer {
    /// The keeper's own word: a status and a stable code.
    Own(u16, &'static str),
    /// Its own state.
    Status(Vec<u8>),
    /// An upstream's answer.
    Upstream(u16, Vec<u8>),
}

/// How long a caller may take to read an answer.
const ANSWER_TIME: Duration = Duration::from_secs(30);
/// How long a refused caller may go on sending before it is cut off: closing on unread bytes could lose the answer.
const DRAIN_TIME: Duration = Duration::from_secs(1);

impl Keeper {
    fn handle(&self, peer: Peer, stream: &UnixStream) {
        let began = Instant::now();
        let call = self.calls.fetch_add(1, Ordering::Relaxed);
        let mut what = String::from("-");
        let answer = match self.request(peer, stream, &mut what) {
            Ok(Some(answer)) => answer,
            Ok(None) => return,
            Err(fault) => Answer::Own(fault.status, fault.code),
        };
        let (status, cause, sent) = match &answer {
            Answer::Own(status, code) => {
                let body = json!({ "code": code }).to_string();
                let own = Some((OWN_HEADER, *code));
                let sent = http::answer(stream, *status, own, "application/json", body.as_bytes(), ANSWER_TIME);
                (*status, *code, sent)
            }
            Answer::Status(body) => (200, "-", http::answer(stream, 200, None, "application/json", body, ANSWER_TIME)),
            Answer::Upstream(status, body) => {
                (*status, "-", http::answer(stream, *status, None, "application/json", body, ANSWER_TIME))
            }
        };
        if matches!(answer, Answer::Own(..)) {
            drain(stream);
        }
        self.count(&what, status, cause);
        log::info!(
            "keeper.call n={call} uid={} route={what} status={status} code={cause} told={} ms={}",
            peer.uid,
            sent.is_ok(),
            began.elapsed().as_millis()
        );
    }

    fn request(&self, peer: Peer, stream: &UnixStream, what: &mut String) -> Result<Option<Answer>, HttpFault> {
        let head_end = Instant::now().checked_add(HTTP_HEAD_TIME).ok_or(HttpFault { status: 503, code: "clock" })?;
        let Some(mut request) = http::read_head(stream, head_end)? else { return Ok(None) };
        let callers = Callers::of(&self.config.users, peer.uid);
        let wanted = route::decide(callers, &request.method, &request.path, request.query.as_deref())
            .map_err(|(status, code)| HttpFault { status, code })?;
        Ok(Some(match wanted {
            Wanted::Status => {
                "status".clone_into(what);
                Answer::Status(self.status().into_bytes())
            }
            Wanted::LeaseClose(id) => {
                "lease/close".clone_into(what);
                let mut state = self.lock();
                if state.lease.as_ref().is_some_and(|lease| lease.id == id) {
                    state.lease = None;
                }
                Answer::Own(200, "ok")
            }
            Wanted::LeaseOpen => {
                "lease/open".clone_into(what);
                let body = self.body(peer, stream, &mut request, LEASE_MAX)?;
                self.open_lease(&body)
            }
            Wanted::Telegram { method, leased } => {
                *what = format!("telegram/{}", method.name);
                self.telegram(peer, stream, request, method, leased)?
            }
        }))
    }

    /// Reads a body whose length has been held to `most` and to what its uid may make the keeper hold.
    fn body(&self, peer: Peer, stream: &UnixStream, request: &mut Request, most: u64) -> Result<Vec<u8>, HttpFault> {
        if request.length > most {
            return Err(HttpFault { status: 413, code: "body_too_long" });
        }
        let end = Instant::now().checked_add(KEEPER_BODY_TIME).ok_or(HttpFault { status: 503, code: "clock" })?;
        let _held = self.hold(peer, request.length).ok_or(HttpFault { status: 429, code: "bytes" })?;
        http::read_body(stream, request, KEEPER_BODY_IDLE, end)
    }

    fn open_lease(&self, body: &[u8]) -> Answer {
        let now = Boot(self.clock.boot_ms());
        let lease = match Lease::read(body, &self.kinds, now) {
            Ok(lease) => lease,
            Err((status, code)) => return Answer::Own(status, code),
        };
        let mut state = self.lock();
        if state.lease.as_ref().is_some_and(|open| open.runs(now) && open.id != lease.id) {
            return Answer::Own(409, "lease_open");
        }
        log::info!("keeper.lease id={}", lease.id);
        state.lease = Some(lease);
        Answer::Own(200, "ok")
    }

    fn telegram(
        &self,
        peer: Peer,
        stream: &UnixStream,
        mut request: Request,
        method: Method,
        leased: bool,
    ) -> Result<Answer, HttpFault> {
        let refuse = |status, code| HttpFault { status, code };
        // The lease is asked before the body is read, and once more after it: it may have ended meanwhile.
        let chats = || -> Result<_, HttpFault> {
            let now = Boot(self.clock.boot_ms());
            let state = self.lock();
            let lease = state.lease.as_ref().filter(|lease| lease.runs(now) && lease.opens("telegram"));
            lease.map(|lease| lease.chats.clone()).ok_or(refuse(403, "no_lease"))
        };
        if leased {
            chats()?;
        }
        let token = self.keys.telegram().ok_or(refuse(503, "no_key"))?;
        let kind = request.content_type.clone().unwrap_or_else(|| "application/json".to_owned());
        let form = kind.starts_with("multipart/form-data; boundary=");
        if kind != "application/json" && !(form && method.upload) {
            return Err(refuse(400, "content_type"));
        }
        // The HTTP client makes a copy of what it sends, so a body is counted twice for as long as the call lasts.
        let _held = self.hold(peer, request.length.saturating_mul(2)).ok_or(refuse(429, "bytes"))?;
        let body = self.body(peer, stream, &mut request, method.body())?;
        if leased && !leased::allowed(&kind, &body, &chats()?) {
            return Err(refuse(403, "lease_body"));
        }
        let seconds = Duration::from_secs(method.seconds);
        let end = Instant::now().checked_add(seconds).ok_or(refuse(503, "clock"))?;
        let token = std::str::from_utf8(token.expose()).map_err(|_checked| refuse(503, "no_key"))?;
        let call = Call {
            upstream: &self.config.keeper.telegram,
            path: format!("/bot{token}/{}", method.name),
            content_type: Some(kind),
            body,
            end,
            most: method.answer,
            caller: stream,
        };
        Ok(match upstream::post(&self.dialler, call) {
            Ok(mut got) => {
                upstream::redact(&mut got.body, token.as_bytes());
                Answer::Upstream(got.status, got.body)
            }
            Err(error) => {
                log::warn!("keeper.upstream_failed route=telegram/{} cause={}", method.name, error.cause());
                match error {
                    UpstreamError::Unsent(_) => Answer::Own(502, UNSENT),
                    UpstreamError::Unknown(_) => Answer::Own(502, UNKNOWN),
                }
            }
        })
    }

    fn status(&self) -> String {
        let state = self.lock();
        let now = Boot(self.clock.boot_ms());
        let lease = state.lease.as_ref().filter(|lease| lease.runs(now)).map(|lease| lease.id.as_str());
        json!({
            "v": 1,
            "ver": env!("CARGO_PKG_VERSION"),
            "keys": { TELEGRAM: self.keys.telegram().is_some() },
            "lease": lease,
            "counts": state.counts,
        })
        .to_string()
    }

    fn count(&self, what: &str, status: u16, cause: &str) {
        // Bounded: routes are the table's, statuses of Telegram are few, causes are our constants.
        const MOST: usize = 512;
        let name = if cause == "-" { format!("{what} {status}") } else { format!("{what} {cause}") };
        let mut state = self.lock();
        if state.counts.len() < MOST || state.counts.contains_key(&name) {
            let count = state.counts.entry(name).or_default();
            *count = count.saturating_add(1);
        }
    }

    fn hold(&self, peer: Peer, bytes: u64) -> Option<Held<'_>> {
        self.lock().bytes.take(peer.uid, bytes).then_some(Held { keeper: self, uid: peer.uid, bytes })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic ends the process, so a poisoned lock is never met outside the marked threads, which hold none.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Bytes of a lease's request.
const LEASE_MAX: u64 = 16 * 1024;

struct Held<'a> {
    keeper: &'a Keeper,
    uid: u32,
    bytes: u64,
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.keeper.lock().bytes.give(self.uid, self.bytes);
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

fn drain(mut stream: &UnixStream) {
    let drained = (|| -> io::Result<()> {
        stream.shutdown(Shutdown::Write)?;
        stream.set_read_timeout(Some(DRAIN_TIME))?;
        // At most what a caller can push through in the time: the sink is dropped.
        io::copy(&mut io::Read::take(&mut stream, DRAIN_MAX), &mut io::sink())?;
        Ok(())
    })();
    if let Err(error) = drained {
        log::debug!("keeper.drain error={error}");
    }
}

/// Bytes read and dropped after a refusal.
const DRAIN_MAX: u64 = 64 * 1024 * 1024;
