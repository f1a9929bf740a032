//! One request: read it, look it up, hold it to its bounds, and answer it or pass it on.

use std::time::{Duration, Instant};

use crate::base::ids::{ChatId, RequestId};
use crate::base::limits::{HTTP_HEAD_TIME, KEEPER_BODY_IDLE, KEEPER_BODY_TIME};
use crate::config::routes::Route;
use crate::daemon::keeper::answer::Answer;
use crate::daemon::keeper::lease::Lease;
use crate::daemon::keeper::{Keeper, State};
use crate::net::conn::Conn;
use crate::net::http::{self, HttpFault, Request};
use crate::net::tcp;
use crate::net::unix::Peer;
use crate::policy::rate::{Bytes, Share};
use crate::policy::route::{self, Callers, Denied, GUEST_KEY, Row, Tail, Wanted, What};

mod out;

use out::Out;

/// A connection's one call.
pub(super) struct Call<'a> {
    keeper: &'a Keeper,
    peer: Peer,
    stream: &'a Conn,
    route: Option<String>,
    read: u64,
    head: bool,
}

impl<'a> Call<'a> {
    pub(super) fn new(keeper: &'a Keeper, peer: Peer, stream: &'a Conn) -> Self {
        Self { keeper, peer, stream, route: None, read: 0, head: false }
    }

    /// The name of its route, where there is one.
    pub(super) fn route(&self) -> Option<&str> {
        self.route.as_deref()
    }

    /// Bytes of its body.
    pub(super) const fn read(&self) -> u64 {
        self.read
    }

    /// Whether it asks for the head of an answer alone.
    pub(super) const fn head(&self) -> bool {
        self.head
    }

    /// Reads and answers. `None`: the caller closed without a byte.
    pub(super) fn run(&mut self) -> Option<Answer> {
        let hosts = self.keeper.hosts(self.peer.via);
        let request = match until(HTTP_HEAD_TIME).and_then(|end| http::read_head(self.stream, hosts, end)) {
            Ok(request) => request?,
            Err(fault) => return Some(fault.into()),
        };
        self.head = request.method == "HEAD";
        let callers = Callers::of(&self.keeper.config.users, self.keeper.config.keeper.claude.on, self.peer.uid);
        let (routes, query) = (&self.keeper.routes, request.query.as_deref());
        Some(match route::decide(&callers, routes, self.peer.via, &request.method, &request.path, query) {
            Ok(Wanted::Row { row, leased, tail }) => {
                self.route = Some(row.name.to_owned());
                self.row(&callers, row, leased, tail, request).unwrap_or_else(|refused| refused)
            }
            Ok(Wanted::Own(own, path, query)) => {
                self.route = Some(format!("r/{}", own.id));
                self.own(&callers, &own, &path, query.as_deref(), request).unwrap_or_else(|refused| refused)
            }
            Err((status, code)) => Answer::Own(status, code),
        })
    }

    fn row(
        &mut self,
        callers: &Callers,
        row: &'static Row,
        leased: bool,
        tail: Tail,
        mut request: Request,
    ) -> Result<Answer, Answer> {
        if request.length > row.body() {
            return Err(Answer::Own(413, "body_too_long"));
        }
        match row.what {
            // The lane asks at its start, so that its log says that strangers get no answers, and why.
            What::Hello if row.name == "guest" && self.keeper.keys.get(GUEST_KEY).is_none() => {
                Err(Answer::Own(503, "no_key"))
            }
            What::Hello => Ok(Answer::Hello),
            What::Status => Ok(Answer::Status(self.keeper.status().into_bytes())),
            What::LeaseClose => Ok(match &tail {
                Tail::Request(id) => self.close_lease(Some(id)),
                Tail::Beta(_) | Tail::File(_) | Tail::Nothing | Tail::Upload(_) => self.close_lease(None),
            }),
            What::LeaseOpen => {
                let _held = self.hold(request.length)?;
                let body = self.body(&mut request)?;
                self.open_lease(&body)
            }
            What::Forward(forward) => {
                let out = Out::of_row(self.keeper, &forward, leased, tail, &request)?;
                self.send(callers, out, request)
            }
        }
    }

    fn own(
        &mut self,
        callers: &Callers,
        own: &Route,
        path: &str,
        query: Option<&str>,
        request: Request,
    ) -> Result<Answer, Answer> {
        if request.length > own.body {
            return Err(Answer::Own(413, "body_too_long"));
        }
        if request.method == "GET" && request.length > 0 {
            return Err(Answer::Own(400, "body"));
        }
        let out = Out::of_own(self.keeper, own, path, query, &request)?;
        self.send(callers, out, request)
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

    /// Counts a call against its caller's budget.
    fn count(&self, callers: &Callers, share: Option<Share>) -> Result<(), Answer> {
        let Some(share) = share.map(|share| callers.share(share)) else { return Ok(()) };
        let taken = self.keeper.lock().calls.take(self.peer.uid, share, callers.budget(share), self.keeper.now());
        taken.map_err(|_seconds| Answer::Own(429, "budget"))
    }

    /// What the open lease allows of a route, and for how long.
    fn leased(&self, route: &str) -> Result<(Vec<ChatId>, Duration), Answer> {
        let now = self.keeper.now();
        let state = self.keeper.lock();
        let lease = state.lease.as_ref().filter(|lease| lease.runs(now) && lease.opens(route));
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

impl Call<'_> {
    /// Whether the caller is still who it was: over TCP the kernel is asked once more.
    fn still_there(&self) -> bool {
        match self.stream {
            Conn::Unix(_) => true,
            Conn::Tcp(stream) => tcp::caller(stream) == Some(self.peer.uid),
        }
    }
}

fn until(most: Duration) -> Result<Instant, HttpFault> {
    Instant::now().checked_add(most).ok_or(HttpFault { status: 503, code: "clock" })
}
