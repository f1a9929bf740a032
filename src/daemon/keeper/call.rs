//! One request: read it, look it up, hold it to its bounds, and answer it or pass it on.

use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::base::ids::{ChatId, RequestId};
use crate::base::limits::{HTTP_HEAD_TIME, KEEPER_BODY_IDLE, KEEPER_BODY_TIME};
use crate::base::secret::Secret;
use crate::config::Upstream;
use crate::daemon::keeper::Keeper;
use crate::daemon::keeper::lease::Lease;
use crate::net::http::{self, HttpFault, Request};
use crate::net::keeper_client::{UNKNOWN, UNSENT};
use crate::net::unix::Peer;
use crate::net::upstream::{self, UpstreamError};
use crate::policy::leased;
use crate::policy::route::{self, Callers, Denied, Forward, Place, Row, Wanted, What};

/// What a call ends with.
pub(super) enum Answer {
    /// Done, without anything to tell.
    Done,
    /// The keeper's own no: a status and a stable code.
    Own(u16, &'static str),
    /// Its own state.
    Status(Vec<u8>),
    /// An upstream's answer.
    Upstream(u16, Vec<u8>),
}

impl Answer {
    pub(super) const fn status(&self) -> u16 {
        match self {
            Self::Done | Self::Status(_) => 200,
            Self::Own(status, _) | Self::Upstream(status, _) => *status,
        }
    }

    pub(super) const fn code(&self) -> Option<&'static str> {
        match self {
            Self::Own(_, code) => Some(code),
            Self::Done | Self::Status(_) | Self::Upstream(..) => None,
        }
    }
}

/// A connection's one call.
pub(super) struct Call<'a> {
    keeper: &'a Keeper,
    peer: Peer,
    stream: &'a UnixStream,
    row: Option<&'static Row>,
    read: u64,
}

impl From<HttpFault> for Answer {
    fn from(fault: HttpFault) -> Self {
        Self::Own(fault.status, fault.code)
    }
}

impl<'a> Call<'a> {
    pub(super) fn new(keeper: &'a Keeper, peer: Peer, stream: &'a UnixStream) -> Self {
        Self { keeper, peer, stream, row: None, read: 0 }
    }

    /// The name of its route, where there is one.
    pub(super) fn route(&self) -> Option<&'static str> {
        self.row.map(|row| row.name)
    }

    /// Bytes of its body.
    pub(super) const fn read(&self) -> u64 {
        self.read
    }

    /// Reads and answers. `None`: the caller closed without a byte.
    pub(super) fn run(&mut self) -> Option<Answer> {
        let request = match until(HTTP_HEAD_TIME).and_then(|end| http::read_head(self.stream, end)) {
            Ok(request) => request?,
            Err(fault) => return Some(fault.into()),
        };
        let callers = Callers::of(&self.keeper.config.users, self.peer.uid);
        Some(match route::decide(&callers, &request.method, &request.path, request.query.as_deref()) {
            Ok(wanted) => {
                self.row = Some(wanted.row);
                self.serve(&callers, &wanted, request).unwrap_or_else(|refused| refused)
            }
            Err((status, code)) => Answer::Own(status, code),
        })
    }

    fn serve(&mut self, callers: &Callers, wanted: &Wanted, mut request: Request) -> Result<Answer, Answer> {
        if request.length > wanted.row.body() {
            return Err(Answer::Own(413, "body_too_long"));
        }
        match wanted.row.what {
            What::Status => Ok(Answer::Status(self.keeper.status().into_bytes())),
            What::LeaseClose => Ok(self.close_lease(wanted.id.as_ref())),
            What::LeaseOpen => {
                let _held = self.hold(request.length)?;
                let body = self.body(&mut request)?;
                self.open_lease(&body)
            }
            What::Forward(forward) => self.forward(callers, &forward, wanted.leased, request),
        }
    }

    fn close_lease(&self, id: Option<&RequestId>) -> Answer {
        let mut state = self.keeper.lock();
        // An older request's end must not end the lease of the next one.
        if let Some(lease) = state.lease.take_if(|lease| id.is_none_or(|id| lease.id == *id)) {
            log::info!("keeper.lease_closed request={}", lease.id);
        }
        Answer::Done
    }

    fn open_lease(&self, body: &[u8]) -> Result<Answer, Answer> {
        let now = self.keeper.now();
        let own = |(status, code): Denied| Answer::Own(status, code);
        let lease = Lease::read(body, &self.keeper.kinds, now).map_err(own)?;
        let mut state = self.keeper.lock();
        if state.lease.as_ref().is_some_and(|open| open.runs(now)) {
            return Err(Answer::Own(409, "lease_open"));
        }
        log::info!("keeper.lease_opened request={}", lease.id);
        state.lease = Some(lease);
        Ok(Answer::Done)
    }

    fn forward(
        &mut self,
        callers: &Callers,
        forward: &Forward,
        leased: bool,
        mut request: Request,
    ) -> Result<Answer, Answer> {
        // Asked before the body is read, and once more after it: the lease may have ended meanwhile.
        if leased {
            self.leased(forward)?;
        }
        let key = self.keeper.keys.get(forward.key.0).ok_or(Answer::Own(503, "no_key"))?;
        let content_type = request.content_type.take().unwrap_or_else(|| "application/json".to_owned());
        let form = forward.form && leased::boundary(&content_type).is_some();
        if content_type != "application/json" && !form {
            return Err(Answer::Own(400, "content_type"));
        }
        if forward.counted {
            let taken = self.keeper.lock().calls.take(self.peer.uid, callers.budget(), self.keeper.now());
            taken.map_err(|_seconds| Answer::Own(429, "budget"))?;
        }
        // The HTTP client makes a copy of what it sends, and the answer is held whole.
        let _held = self.hold(request.length.saturating_mul(2).saturating_add(forward.answer))?;
        let body = self.body(&mut request)?;
        let mut most = Duration::from_secs(forward.seconds);
        if leased {
            let (chats, left) = self.leased(forward)?;
            most = most.min(left);
            if !leased::allowed(&content_type, &body, &chats) {
                return Err(Answer::Own(403, "lease_body"));
            }
        }
        let call = upstream::Call {
            upstream: upstream_of(self.keeper, forward),
            path: path(forward, key)?,
            content_type,
            body,
            end: until(most)?,
            most: forward.answer,
            caller: self.stream,
        };
        match upstream::post(self.keeper.config.network, call) {
            Ok(mut got) => {
                upstream::redact(&mut got.body, key.expose());
                Ok(Answer::Upstream(got.status, got.body))
            }
            Err(error) => {
                log::warn!("keeper.upstream_failed route={}/{} cause={}", forward.route, forward.method, error.cause());
                Err(match error {
                    UpstreamError::Unsent(_) => Answer::Own(502, UNSENT),
                    UpstreamError::Unknown(_) => Answer::Own(502, UNKNOWN),
                })
            }
        }
    }

    /// What the open lease allows of a route, and for how long.
    fn leased(&self, forward: &Forward) -> Result<(Vec<ChatId>, Duration), Answer> {
        let now = self.keeper.now();
        let state = self.keeper.lock();
        let lease = state.lease.as_ref().filter(|lease| lease.runs(now) && lease.opens(forward.route));
        lease.map(|lease| (lease.chats.clone(), lease.left(now))).ok_or(Answer::Own(403, "no_lease"))
    }

    fn body(&mut self, request: &mut Request) -> Result<Vec<u8>, Answer> {
        self.read = request.length;
        Ok(http::read_body(self.stream, request, KEEPER_BODY_IDLE, until(KEEPER_BODY_TIME)?)?)
    }

    fn hold(&self, bytes: u64) -> Result<Held<'a>, Answer> {
        let (keeper, uid) = (self.keeper, self.peer.uid);
        let taken = keeper.lock().bytes.take(uid, bytes);
        if taken { Ok(Held { keeper, uid, bytes }) } else { Err(Answer::Own(429, "bytes")) }
    }
}

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

fn until(most: Duration) -> Result<Instant, HttpFault> {
    Instant::now().checked_add(most).ok_or(HttpFault { status: 503, code: "clock" })
}

/// Where a route goes.
fn upstream_of<'a>(keeper: &'a Keeper, forward: &Forward) -> &'a Upstream {
    match forward.key.1 {
        Place::BotPath => &keeper.config.keeper.telegram,
    }
}

/// The upstream's path, with the key where it goes.
fn path(forward: &Forward, key: &Secret) -> Result<String, Answer> {
    let key = std::str::from_utf8(key.expose()).map_err(|_checked| Answer::Own(503, "no_key"))?;
    match forward.key.1 {
        Place::BotPath => Ok(format!("/bot{key}/{}", forward.method)),
    }
}
