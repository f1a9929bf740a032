//! One request: read it, look it up, hold it to its bounds, and answer it or pass it on.

use std::io;
use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use crate::base::ids::{ChatId, RequestId};
use crate::base::limits::{HTTP_HEAD_TIME, KEEPER_ANSWER_TIME, KEEPER_BODY_IDLE, KEEPER_BODY_TIME, STREAM_BYTES};
use crate::base::secret::Secret;
use crate::config::Upstream;
use crate::daemon::keeper::lease::Lease;
use crate::daemon::keeper::{Keeper, State};
use crate::net::conn::Conn;
use crate::net::http::{self, HttpFault, Request};
use crate::net::keeper_client::{UNKNOWN, UNSENT};
use crate::net::lines;
use crate::net::unix::Peer;
use crate::net::upstream::file::{Fetch, FetchError, Sink};
use crate::net::upstream::{self, UpstreamError};
use crate::policy::leased;
use crate::policy::rate::Bytes;
use crate::policy::route::{self, Callers, Denied, Forward, Place, Row, Tail, Wanted, What};
use crate::telegram::file_path::FilePath;

/// The code, for log and counts, of a file that broke on its way.
const FILE_BROKEN: &str = "file_broken";

/// What a call ends with.
pub(super) enum Answer {
    /// Done, without anything to tell.
    Done,
    /// A file, passed on already: its length, how much of it went, and whether that is all.
    File(Passed),
    /// The keeper's own no: a status and a stable code.
    Own(u16, &'static str),
    /// Its own state.
    Status(Vec<u8>),
    /// An upstream's answer.
    Upstream(u16, Vec<u8>),
}

/// A file that was begun.
pub(super) struct Passed {
    /// Bytes that went to the caller.
    pub(super) bytes: u64,
    /// Whether those were all. If not, the caller's connection ends before the length it was told.
    pub(super) whole: bool,
}

impl Answer {
    pub(super) const fn status(&self) -> u16 {
        match self {
            Self::Done | Self::File(_) | Self::Status(_) => 200,
            Self::Own(status, _) | Self::Upstream(status, _) => *status,
        }
    }

    pub(super) const fn code(&self) -> Option<&'static str> {
        match self {
            Self::Own(_, code) => Some(code),
            Self::File(passed) if !passed.whole => Some(FILE_BROKEN),
            Self::Done | Self::File(_) | Self::Status(_) | Self::Upstream(..) => None,
        }
    }
}

/// A connection's one call.
pub(super) struct Call<'a> {
    keeper: &'a Keeper,
    peer: Peer,
    stream: &'a Conn,
    row: Option<&'static Row>,
    read: u64,
}

impl From<HttpFault> for Answer {
    fn from(fault: HttpFault) -> Self {
        Self::Own(fault.status, fault.code)
    }
}

impl<'a> Call<'a> {
    pub(super) fn new(keeper: &'a Keeper, peer: Peer, stream: &'a Conn) -> Self {
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
            What::LeaseClose => Ok(match &wanted.tail {
                Tail::Request(id) => self.close_lease(Some(id)),
                Tail::File(_) | Tail::Nothing => self.close_lease(None),
            }),
            What::LeaseOpen => {
                let _held = self.hold(request.length)?;
                let body = self.body(&mut request)?;
                self.open_lease(&body)
            }
            What::File(forward) => match &wanted.tail {
                Tail::File(path) => self.file(callers, &forward, path),
                Tail::Nothing | Tail::Request(_) => Err(Answer::Own(404, "no_route")),
            },
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
        self.count(callers, forward)?;
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
            path: path(forward, key, forward.method)?,
            content_type,
            body,
            end: until(most)?,
            most: forward.answer,
            caller: self.stream.as_fd(),
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

    /// Passes a file on. Nothing of an upstream's answer but a whole file's bytes reaches the caller.
    fn file(&self, callers: &Callers, forward: &Forward, file: &FilePath) -> Result<Answer, Answer> {
        let key = self.keeper.keys.get(forward.key.0).ok_or(Answer::Own(503, "no_key"))?;
        self.count(callers, forward)?;
        let _file = self.held(|state| &mut state.files, 1, "files")?;
        let _held = self.hold(STREAM_BYTES)?;
        let end = until(Duration::from_secs(forward.seconds))?;
        let fetch = Fetch {
            upstream: upstream_of(self.keeper, forward),
            path: path(forward, key, file.as_str())?,
            end,
            most: forward.answer,
            caller: self.stream.as_fd(),
            secret: key.expose(),
        };
        let mut sink = ToCaller { stream: self.stream, end, bytes: 0 };
        let error = match upstream::file::fetch(self.keeper.config.network, &fetch, &mut sink) {
            Ok(_length) => return Ok(Answer::File(Passed { bytes: sink.bytes, whole: true })),
            Err(error) => error,
        };
        let (answer, cause) = match error {
            FetchError::Broken(cause) => (Answer::File(Passed { bytes: sink.bytes, whole: false }), cause),
            FetchError::Failed(error @ UpstreamError::Unsent(_)) => (Answer::Own(502, UNSENT), error.cause()),
            FetchError::Failed(error @ UpstreamError::Unknown(_)) => (Answer::Own(502, UNKNOWN), error.cause()),
            // What the Bot API's file server says of a path that it does not know, or not any more.
            FetchError::Status(400 | 404) => (Answer::Own(404, "file_not_found"), "status"),
            FetchError::Status(429) => (Answer::Own(429, "file_status"), "status"),
            FetchError::Status(_) => (Answer::Own(502, "file_status"), "status"),
            FetchError::TooLong => (Answer::Own(413, "file_too_long"), "too_long"),
        };
        log::warn!("keeper.upstream_failed route={}/file cause={cause}", forward.route);
        Err(answer)
    }

    /// Counts a call against its caller's budget.
    fn count(&self, callers: &Callers, forward: &Forward) -> Result<(), Answer> {
        let Some(share) = forward.share.map(|share| callers.share(share)) else { return Ok(()) };
        let taken = self.keeper.lock().calls.take(self.peer.uid, share, callers.budget(share), self.keeper.now());
        taken.map_err(|_seconds| Answer::Own(429, "budget"))
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
        self.held(|state| &mut state.bytes, bytes, "bytes")
    }

    /// Takes something of this caller's share, until what comes back is dropped.
    fn held(&self, of: fn(&mut State) -> &mut Bytes, many: u64, code: &'static str) -> Result<Held<'a>, Answer> {
        let (keeper, uid) = (self.keeper, self.peer.uid);
        let taken = of(&mut keeper.lock()).take(uid, many);
        if taken { Ok(Held { keeper, of, uid, many }) } else { Err(Answer::Own(429, code)) }
    }
}

/// The caller's end of a file on its way.
struct ToCaller<'a> {
    stream: &'a Conn,
    end: Instant,
    bytes: u64,
}

impl ToCaller<'_> {
    /// How long the caller may take for what is next.
    fn time(&self) -> Duration {
        self.end.saturating_duration_since(Instant::now()).min(KEEPER_ANSWER_TIME)
    }
}

impl Sink for ToCaller<'_> {
    fn begin(&mut self, length: u64) -> io::Result<()> {
        http::begin_file(self.stream, length, self.time())
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        lines::send_bytes(self.stream, bytes, self.time())?;
        self.bytes = self.bytes.saturating_add(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        Ok(())
    }
}

struct Held<'a> {
    keeper: &'a Keeper,
    of: fn(&mut State) -> &mut Bytes,
    uid: u32,
    many: u64,
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        (self.of)(&mut self.keeper.lock()).give(self.uid, self.many);
    }
}

fn until(most: Duration) -> Result<Instant, HttpFault> {
    Instant::now().checked_add(most).ok_or(HttpFault { status: 503, code: "clock" })
}

/// Where a route goes.
fn upstream_of<'a>(keeper: &'a Keeper, forward: &Forward) -> &'a Upstream {
    match forward.key.1 {
        Place::BotPath | Place::FilePath => &keeper.config.keeper.telegram,
    }
}

/// The upstream's path, with the key where it goes and what is asked for behind it.
fn path(forward: &Forward, key: &Secret, last: &str) -> Result<String, Answer> {
    let key = std::str::from_utf8(key.expose()).map_err(|_checked| Answer::Own(503, "no_key"))?;
    match forward.key.1 {
        Place::BotPath => Ok(format!("/bot{key}/{last}")),
        Place::FilePath => Ok(format!("/file/bot{key}/{last}")),
    }
}
