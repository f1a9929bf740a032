//! A call on its way out: what it becomes, with which key, and what comes back.

use std::time::Duration;

use crate::base::base64;
use crate::base::limits::STREAM_BYTES;
use crate::base::secret::Secret;
use crate::config::Upstream;
use crate::config::routes::{Route, RoutePlace};
use crate::daemon::keeper::Keeper;
use crate::daemon::keeper::answer::{Answer, Passed, ToCaller};
use crate::daemon::keeper::call::{Call, until};
use crate::net::http::Request;
use crate::net::keeper_client::{UNKNOWN, UNSENT};
use crate::net::upstream::{self, Patterns, UpstreamError};
use crate::policy::events;
use crate::policy::guest;
use crate::policy::leased;
use crate::policy::rate::{Share, Taken};
use crate::policy::route::{Callers, Check, Forward, Place, Shape, Tail, Target, Types};

/// What a request becomes.
pub(super) struct Out {
    /// The route that a kind must name for it.
    route: String,
    /// Whether it is held to the open lease; of the Bot API's calls, body and all.
    leased: bool,
    chats: bool,
    upstream: Upstream,
    service: &'static str,
    method: String,
    /// The path; until the key is put in, without it.
    path: String,
    headers: Vec<(String, String)>,
    key: Key,
    types: Option<Types>,
    answer: Shape,
    seconds: u64,
    share: Option<Share>,
    check: Check,
}

/// Which key, and where it goes.
struct Key {
    file: Option<String>,
    place: At,
}

enum At {
    Basic { user: String },
    BotPath(&'static str),
    Header { name: String, prefix: String },
    Nowhere,
    Query { name: String },
}

impl Out {
    /// What a request of a row of the table becomes.
    pub(super) fn of_row(
        keeper: &Keeper,
        forward: &Forward,
        leased: bool,
        tail: Tail,
        request: &Request,
    ) -> Result<Self, Answer> {
        let places = &keeper.config.keeper;
        let (service, upstream) = match forward.target {
            Target::Anthropic => ("anthropic", places.anthropic.clone()),
            Target::Telegram => ("telegram", places.telegram.clone()),
            Target::Voice => ("voice", places.voice.clone().ok_or(Answer::Own(503, "no_upstream"))?),
            Target::Zernio => ("zernio", places.zernio.clone()),
            Target::Upload => ("upload", upload_host(&places.upload_hosts, &tail)?),
        };
        let path = match tail {
            Tail::Beta(true) => format!("{}?beta=true", forward.path),
            Tail::Beta(false) | Tail::Nothing | Tail::Request(_) => forward.path.to_owned(),
            Tail::File(path) => path.as_str().to_owned(),
            Tail::Upload(upload) => match upload.query {
                Some(query) => format!("{}?{query}", upload.path),
                None => upload.path,
            },
        };
        let mut headers = Vec::new();
        for name in forward.pass {
            headers.extend(request.header(name)?.map(|value| ((*name).to_owned(), value.to_owned())));
        }
        let at = |place| match place {
            Place::Bearer => At::Header { name: "authorization".to_owned(), prefix: "Bearer ".to_owned() },
            Place::BotPath => At::BotPath("/bot"),
            Place::FilePath => At::BotPath("/file/bot"),
            Place::XApiKey => At::Header { name: "x-api-key".to_owned(), prefix: String::new() },
        };
        let key = match forward.key {
            Some((file, place)) => Key { file: Some(file.to_owned()), place: at(place) },
            None => Key { file: None, place: At::Nowhere },
        };
        let types = (request.method != "GET").then_some(forward.types);
        Ok(Self {
            route: forward.route.to_owned(),
            leased,
            chats: leased && forward.target == Target::Telegram,
            upstream,
            service,
            method: request.method.clone(),
            path,
            headers,
            key,
            types,
            answer: forward.answer,
            seconds: forward.seconds,
            share: forward.share,
            check: forward.check,
        })
    }

    /// What a request of one of the operator's routes becomes.
    pub(super) fn of_own(
        keeper: &Keeper,
        own: &Route,
        path: &str,
        query: Option<&str>,
        request: &Request,
    ) -> Result<Self, Answer> {
        if keeper.routes.get(&own.id).is_none() {
            return Err(Answer::Own(404, "no_route"));
        }
        let mut headers = Vec::new();
        for name in own.headers.iter().filter(|name| *name != "content-type") {
            headers.extend(request.header(name)?.map(|value| (name.clone(), value.to_owned())));
        }
        let key = match &own.key {
            None => Key { file: None, place: At::Nowhere },
            Some(key) => Key {
                file: Some(key.file.clone()),
                place: match key.place.clone() {
                    RoutePlace::Basic { user } => At::Basic { user },
                    RoutePlace::Header { name, prefix } => At::Header { name, prefix },
                    RoutePlace::Query { name } => At::Query { name },
                },
            },
        };
        let typed = own.headers.iter().any(|name| name == "content-type");
        Ok(Self {
            route: own.id.clone(),
            leased: true,
            chats: false,
            upstream: own.upstream.clone(),
            service: "routes",
            method: request.method.clone(),
            path: query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")),
            headers,
            key,
            types: typed.then_some(Types::Any),
            answer: Shape::Sized(own.answer),
            seconds: own.seconds,
            share: Some(Share::Calls),
            check: Check::Nothing,
        })
    }

    /// Puts the key in, and says what must not come back.
    fn with_key(&mut self, keeper: &Keeper) -> Result<Patterns, Answer> {
        let Some(file) = &self.key.file else { return Ok(Patterns::default()) };
        let key = keeper.keys.get(file).ok_or(Answer::Own(503, "no_key"))?;
        let text = std::str::from_utf8(key.expose()).map_err(|_checked| Answer::Own(503, "no_key"))?;
        match &self.key.place {
            At::Nowhere => return Ok(Patterns::default()),
            At::BotPath(front) => self.path = format!("{front}{text}/{}", self.path),
            At::Header { name, prefix } => self.headers.push((name.clone(), format!("{prefix}{text}"))),
            At::Query { name } => {
                let join = if self.path.contains('?') { '&' } else { '?' };
                self.path = format!("{}{join}{name}={}", self.path, escaped(text));
            }
            At::Basic { user } => {
                let login = Secret::new(format!("{user}:{text}").into_bytes());
                let value = format!("Basic {}", base64::encode(login.expose()));
                self.headers.push(("authorization".to_owned(), value));
                return Ok(Patterns::of(key, Some(user)));
            }
        }
        Ok(Patterns::of(key, None))
    }
}

/// One of the configuration's hosts, by the name in a request's path.
fn upload_host(hosts: &[String], tail: &Tail) -> Result<Upstream, Answer> {
    let named = match tail {
        Tail::Upload(upload) => hosts.iter().find(|host| **host == upload.host),
        Tail::Beta(_) | Tail::File(_) | Tail::Nothing | Tail::Request(_) => None,
    };
    let host = named.ok_or(Answer::Own(403, "upload_host"))?.clone();
    Ok(Upstream::Https { host, port: 443, base: String::new() })
}

/// RFC 3986: everything that could end a parameter is escaped.
fn escaped(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b'~');
    text.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

impl Call<'_> {
    /// Sends a call out, and tells what came back.
    pub(super) fn send(&mut self, callers: &Callers, mut out: Out, mut request: Request) -> Result<Answer, Answer> {
        // Asked before the body is read, and once more after it: the lease may have ended meanwhile.
        if out.leased {
            self.leased(&out.route)?;
        }
        if out.key.file.as_ref().is_some_and(|file| self.keeper.keys.get(file).is_none()) {
            return Err(Answer::Own(503, "no_key"));
        }
        let content_type = content_type(&out, &mut request)?;
        self.count(callers, out.share)?;
        let file = matches!(out.answer, Shape::File(_));
        let _file = if file { Some(self.held(|state| &mut state.files, 1, "files")?) } else { None };
        // The HTTP client makes a copy of what it sends, and an answer that is not passed on at once is held whole.
        let held = match out.answer {
            Shape::File(_) => STREAM_BYTES,
            Shape::Json(most) | Shape::Sized(most) => most,
            Shape::Status => 0,
            Shape::Stream(most) => most.saturating_add(STREAM_BYTES),
        };
        let _held = self.hold(request.length.saturating_mul(2).saturating_add(held))?;
        let mut body = self.body(&mut request)?;
        let mut most = Duration::from_secs(out.seconds);
        if out.leased {
            let (chats, left) = self.leased(&out.route)?;
            most = most.min(left);
            if out.chats && !leased::allowed(&content_type, &body, &chats) {
                return Err(Answer::Own(403, "lease_body"));
            }
        }
        let taken = self.check(out.check, &mut body)?;
        if !self.still_there() {
            return Err(Answer::Own(403, "not_placed"));
        }
        let secrets = out.with_key(self.keeper)?;
        let has_body = out.method != "GET" && (out.method != "DELETE" || !body.is_empty());
        if has_body && !content_type.is_empty() {
            out.headers.push(("Content-Type".to_owned(), content_type));
        }
        let end = until(most)?;
        let call = upstream::Call {
            upstream: &out.upstream,
            service: out.service,
            method: &out.method,
            path: out.path,
            headers: out.headers,
            body: has_body.then_some(body),
            end,
            answer: out.answer,
            caller: self.stream.caller(),
            secrets: &secrets,
        };
        let mut sink = ToCaller::new(self.stream, end);
        let result = upstream::call(&self.keeper.ways, call, &mut sink);
        let (answer, used) = self.told(result, &sink);
        if let (Some(taken), Some(used)) = (taken, used) {
            self.keeper.lock().claude.settle(taken, used);
        }
        answer
    }

    /// What a call becomes for its caller; and the tokens it took, where that was said.
    fn told(
        &self,
        result: Result<upstream::Answer, UpstreamError>,
        sink: &ToCaller<'_>,
    ) -> (Result<Answer, Answer>, Option<u64>) {
        let passed = |whole| Answer::Passed(Passed { status: sink.status, bytes: sink.bytes, whole });
        let error = match result {
            Ok(upstream::Answer::Passed(tokens)) => return (Ok(passed(true)), tokens),
            Ok(upstream::Answer::Whole(head, body)) => {
                // What was refused took nothing.
                let used = if head.status == 200 { events::tokens_of(&body) } else { Some(0) };
                return (Ok(Answer::Upstream(head, body)), used);
            }
            Err(error) => error,
        };
        log::warn!("keeper.upstream_failed route={} cause={}", self.route.as_deref().unwrap_or("-"), error.cause());
        match error {
            UpstreamError::Broken(_, tokens) => (Err(passed(false)), tokens),
            UpstreamError::Unsent(_) => (Err(Answer::Own(502, UNSENT)), Some(0)),
            UpstreamError::Unknown(_) => (Err(Answer::Own(502, UNKNOWN)), None),
            // What the Bot API's file server says of a path that it does not know, or not any more.
            UpstreamError::Status(400 | 404) => (Err(Answer::Own(404, "file_not_found")), None),
            UpstreamError::Status(429) => (Err(Answer::Own(429, "file_status")), None),
            UpstreamError::Status(_) => (Err(Answer::Own(502, "file_status")), None),
            UpstreamError::TooLong => (Err(Answer::Own(413, "file_too_long")), None),
        }
    }

    /// Looks at a body by its row's rule, and takes of the day what it may use; of tokens, what is to be settled.
    fn check(&self, check: Check, body: &mut Vec<u8>) -> Result<Option<Taken>, Answer> {
        let full = Answer::Own(429, "day_ceiling");
        match check {
            Check::Nothing => Ok(None),
            Check::Guest => {
                let built = guest::rebuild(body, &self.keeper.config.keeper.guest.models);
                *body = built.map_err(|(status, code)| Answer::Own(status, code))?.bytes;
                let now = self.keeper.wall();
                self.keeper.lock().guest.take(1, now).map(|_counted| None).ok_or(full)
            }
            Check::Claude => {
                let (tokens, now) = (events::estimate(body), self.keeper.wall());
                self.keeper.lock().claude.take(tokens, now).map(Some).ok_or(full)
            }
        }
    }
}

/// The type of the body, where it may be of that type; empty where there is none.
fn content_type(out: &Out, request: &mut Request) -> Result<String, Answer> {
    let given = request.content_type.take();
    let wrong = Answer::Own(400, "content_type");
    match out.types {
        None => Ok(String::new()),
        Some(Types::Any) => {
            let named = request.header("content-type")?.is_some();
            Ok(given.filter(|_| named).unwrap_or_default())
        }
        Some(types) => {
            let given = given.unwrap_or_else(|| "application/json".to_owned());
            let form = types == Types::Form && leased::boundary(&given).is_some();
            if given == "application/json" || form { Ok(given) } else { Err(wrong) }
        }
    }
}
