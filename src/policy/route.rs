//! The keeper's whole policy: who may call what, how large, with which key, and where it goes. One table, and the operator's own
//! routes under the same rules; what is not in it is refused.

use std::sync::Arc;

use crate::base::ids::RequestId;
use crate::base::limits::{
    BUDGET_ACT, BUDGET_CONSENT, BUDGET_GUEST, BUDGET_IO, BUDGET_PRESSES, BUDGET_SESSION, LEASE_BODY_MAX,
};
use crate::config::Users;
use crate::config::routes::{Route, RoutePlace, Routes};
use crate::policy::rate::{Budget, Share};
use crate::telegram::file_path::FilePath;

mod table;

pub use table::TABLE;

/// The key file of the bot's token.
pub const TELEGRAM_KEY: &str = "TELEGRAM_BOT_TOKEN";
/// The key file of the sessions' own calls of the Messages API.
pub const CLAUDE_KEY: &str = "ANTHROPIC_API_KEY";
/// The key file of the strangers' lane.
pub const GUEST_KEY: &str = "ANTHROPIC_GUEST_API_KEY";
/// The key file of Zernio.
pub const ZERNIO_KEY: &str = "ZERNIO_API_KEY";
/// The key file of transcription.
pub const VOICE_KEY: &str = "VOICE_API_KEY";
/// The route that a kind names to reach the Bot API.
pub const TELEGRAM: &str = "telegram";
/// The route that a kind names to reach Zernio and the hosts of uploads.
pub const ZERNIO: &str = "zernio";

/// What a caller is. In plain mode one uid is all of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Caller {
    /// The runner's user: an action's program.
    Act,
    /// The proxy.
    Consent,
    /// The strangers' lane.
    Guest,
    /// The receiver.
    Io,
    /// Root, for what only tells or takes away.
    Root,
    /// A session's user, where the configuration gives sessions something.
    Session,
}

/// How a caller came.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Via {
    /// Over TCP, placed by the kernel's table of sockets.
    Tcp,
    /// Over the unix socket, by the kernel's word on the peer.
    Unix,
}

impl Caller {
    /// Every one.
    pub const ALL: [Self; 6] = [Self::Act, Self::Consent, Self::Guest, Self::Io, Self::Root, Self::Session];

    fn is(self, users: &Users, sessions: bool, uid: u32) -> bool {
        match self {
            Self::Act => users.act == uid,
            Self::Consent => users.consent == uid,
            Self::Guest => users.guest == uid,
            Self::Io => users.io == uid,
            Self::Root => users.root == uid,
            Self::Session => sessions && users.session.contains(&uid),
        }
    }

    const fn budget(self, share: Share) -> Budget {
        let (a_second, at_once) = match (self, share) {
            (Self::Act, Share::Calls) => BUDGET_ACT,
            (Self::Consent, Share::Calls) => BUDGET_CONSENT,
            (Self::Guest, Share::Calls) => BUDGET_GUEST,
            (Self::Io, Share::Calls) => BUDGET_IO,
            (Self::Io, Share::Presses) => BUDGET_PRESSES,
            (Self::Session, Share::Calls) => BUDGET_SESSION,
            (Self::Act | Self::Consent | Self::Guest | Self::Session, Share::Presses)
            | (Self::Root, Share::Calls | Share::Presses) => (0, 0),
        };
        Budget { a_second, at_once }
    }
}

/// All that one uid is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Callers(Vec<Caller>);

impl Callers {
    /// What a uid is by the configuration, where sessions are or are not given something.
    #[must_use]
    pub fn of(users: &Users, sessions: bool, uid: u32) -> Self {
        Self(Caller::ALL.into_iter().filter(|caller| caller.is(users, sessions, uid)).collect())
    }

    /// The uids that are anything to those who come this way, each once. By TCP root is nothing: who has closed looks like root.
    #[must_use]
    pub fn uids(users: &Users, sessions: bool, via: Via) -> Vec<u32> {
        let session: &[u32] = if sessions { &users.session } else { &[] };
        let mut uids = match via {
            Via::Tcp => vec![users.guest],
            Via::Unix => vec![users.act, users.consent, users.guest, users.io, users.root],
        };
        uids.extend_from_slice(session);
        uids.retain(|uid| via == Via::Unix || *uid != 0);
        uids.sort_unstable();
        uids.dedup();
        uids
    }

    /// The calls it may make: each of its parts has a share that no other takes from.
    #[must_use]
    pub fn budget(&self, share: Share) -> Budget {
        self.0.iter().map(|caller| caller.budget(share)).fold(Budget::default(), Budget::and)
    }

    /// What a call counts against: the receiver's answers to presses have a share of their own, since the session's sends are
    /// the receiver's calls too. The proxy's sends are its own.
    #[must_use]
    pub fn share(&self, wanted: Share) -> Share {
        if self.0.contains(&Caller::Io) { wanted } else { Share::Calls }
    }
}

/// How a caller may use a row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Access {
    /// Only under an open lease, and only what the lease allows.
    Leased,
    /// At any time.
    Open,
}

/// How a key is put in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// After `Bearer ` in `authorization` (RFC 6750).
    Bearer,
    /// Into the path, as the Bot API takes a token.
    BotPath,
    /// Into the path, as the Bot API's file server takes a token; behind it stands what the request's path names.
    FilePath,
    /// Into `x-api-key`, as the Messages API takes it.
    XApiKey,
}

/// Where a call goes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Target {
    /// The Messages API.
    Anthropic,
    /// The Bot API.
    Telegram,
    /// The host that the path names, one of the configuration's.
    Upload,
    /// Transcription.
    Voice,
    /// Zernio.
    Zernio,
}

/// What a body may be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Types {
    /// Bytes of any one type that the caller names.
    Any,
    /// JSON, or a form with files.
    Form,
    /// JSON.
    Json,
}

/// What an answer must be, and how many bytes it may have.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Shape {
    /// A file of a known length, passed on as it arrives.
    File(u64),
    /// A JSON object, held whole.
    Json(u64),
    /// JSON, or anything of a known length; held whole.
    Sized(u64),
    /// Its status alone.
    Status,
    /// Events, passed on as they arrive and ended well only after the last of them; or a JSON object, held whole.
    Stream(u64),
}

/// What is looked at in a body before any of it is sent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Check {
    /// The session's ceiling of tokens.
    Claude,
    /// The strangers' lane: the body is built anew, and there is a ceiling of the day.
    Guest,
    /// Nothing: other than under a lease, the caller is one of our own.
    Nothing,
}

/// A call that is passed on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Forward {
    /// The route that a kind must name for it.
    pub route: &'static str,
    /// Where it goes.
    pub target: Target,
    /// What stands last in the upstream's path; of a file or an upload, what the request's path names stands there.
    pub path: &'static str,
    /// The key file, and how the key is put in.
    pub key: Option<(&'static str, Place)>,
    /// Bytes of its body.
    pub body: u64,
    /// What its body may be.
    pub types: Types,
    /// Headers of the caller's that are passed on, beside the type of the body.
    pub pass: &'static [&'static str],
    /// Whether the one query there is may stand behind it, and is passed on.
    pub beta: Option<bool>,
    /// Its answer.
    pub answer: Shape,
    /// Seconds the upstream may take.
    pub seconds: u64,
    /// What it counts against; the long poll against nothing.
    pub share: Option<Share>,
    /// What is looked at in its body.
    pub check: Check,
}

/// What a row is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum What {
    /// It goes to an upstream.
    Forward(Forward),
    /// It is there: what a client asks before it sends anything.
    Hello,
    /// It ends the lease of the request that the path names; without a name, any lease.
    LeaseClose,
    /// It opens a lease.
    LeaseOpen,
    /// It tells the keeper's own state.
    Status,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Row {
    /// Its name in the log and the counts: its path without the slash in front.
    pub name: &'static str,
    /// What it is.
    pub what: What,
    /// Its method.
    pub method: &'static str,
    /// Who may call it.
    pub callers: &'static [(Caller, Access)],
    /// Whether it can be reached by TCP too.
    pub tcp: bool,
}

impl Row {
    /// Bytes of its body.
    #[must_use]
    pub const fn body(&self) -> u64 {
        match self.what {
            What::Forward(forward) => forward.body,
            What::LeaseOpen => LEASE_BODY_MAX,
            What::Hello | What::LeaseClose | What::Status => 0,
        }
    }

    /// What a path and a query name behind a row's own part, if they are this row's.
    fn tail(&self, path: &str, query: Option<&str>) -> Option<Tail> {
        let path = path.strip_prefix('/')?;
        let forward = match self.what {
            What::Forward(forward) => Some(forward),
            What::Hello | What::LeaseClose | What::LeaseOpen | What::Status => None,
        };
        let Some(front) = self.name.strip_suffix('*') else {
            let beta = forward.and_then(|forward| forward.beta);
            let tail = match (query, beta) {
                (None, _) => Tail::Nothing,
                (Some("beta=true"), Some(passed)) => Tail::Beta(passed),
                (Some(_), _) => return None,
            };
            return (path == self.name).then_some(tail);
        };
        let rest = path.strip_prefix(front)?;
        match forward.map(|forward| forward.target) {
            Some(Target::Upload) => {
                let (host, file) = rest.split_once('/').filter(|(_, file)| !file.is_empty())?;
                let query = query.map(str::to_owned);
                Some(Tail::Upload(Upload { host: host.to_owned(), path: format!("/{file}"), query }))
            }
            Some(Target::Anthropic | Target::Telegram | Target::Voice | Target::Zernio) => {
                FilePath::parse(rest).filter(|_| query.is_none()).map(Tail::File)
            }
            None => RequestId::parse(rest).filter(|_| query.is_none()).map(Tail::Request),
        }
    }
}

/// What a path names behind its row's own part.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Tail {
    /// The query `beta=true`, and whether it is passed on.
    Beta(bool),
    /// A file of the Bot API's file server.
    File(FilePath),
    /// The row takes nothing.
    Nothing,
    /// A request.
    Request(RequestId),
    /// A place at a host of uploads.
    Upload(Upload),
}

/// A place at a host of uploads.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Upload {
    /// The host.
    pub host: String,
    /// The path.
    pub path: String,
    /// The query, which is the permission.
    pub query: Option<String>,
}

/// What a request asks for, where its caller may ask for it.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub enum Wanted {
    /// A call of one of the operator's routes, under the open lease: the route, and path and query behind its base.
    Own(Arc<Route>, String, Option<String>),
    /// A row of the table.
    Row {
        /// The row.
        row: &'static Row,
        /// Whether it is held to the open lease.
        leased: bool,
        /// What the path names.
        tail: Tail,
    },
}

/// A refusal: a status and a stable code.
pub type Denied = (u16, &'static str);

/// Whether a query, by its one spelling, names nothing that the keeper puts in, and has no escapes.
fn is_plain(query: &str) -> bool {
    query.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b'~' | b'=' | b'&'))
}

/// Looks a request up.
///
/// # Errors
/// 404 for what is not in the table, 403 for what this caller may not, or not this way.
pub fn decide(
    callers: &Callers,
    routes: &Routes,
    via: Via,
    method: &str,
    path: &str,
    query: Option<&str>,
) -> Result<Wanted, Denied> {
    if let Some(rest) = path.strip_prefix("/r/") {
        return own(callers, routes, via, method, rest, query);
    }
    let mut rows = TABLE.iter().filter(|row| row.method == method);
    let found = rows.find_map(|row| row.tail(path, query).map(|tail| (row, tail)));
    let (row, tail) = found.ok_or((404, "no_route"))?;
    // Only presigned addresses have escapes; for every other row they are a second spelling.
    if !matches!(tail, Tail::Upload(_)) && query.is_some_and(|query| !is_plain(query)) {
        return Err((404, "no_route"));
    }
    if via == Via::Tcp && !row.tcp {
        return Err((403, "unix_only"));
    }
    let has = |wanted| row.callers.iter().any(|(caller, access)| *access == wanted && callers.0.contains(caller));
    // Who may at any time needs no lease.
    if has(Access::Open) {
        Ok(Wanted::Row { row, leased: false, tail })
    } else if has(Access::Leased) {
        Ok(Wanted::Row { row, leased: true, tail })
    } else {
        Err((403, "not_permitted"))
    }
}

/// A call of one of the operator's routes: for the runner's user alone, and only under a lease.
fn own(
    callers: &Callers,
    routes: &Routes,
    via: Via,
    method: &str,
    rest: &str,
    query: Option<&str>,
) -> Result<Wanted, Denied> {
    let none = (404, "no_route");
    let (id, path) = rest.split_once('/').ok_or(none)?;
    let route = routes.get(id).ok_or(none)?;
    let path = format!("/{path}");
    let fits = |own: &String| if own.ends_with('/') { path.starts_with(own.as_str()) } else { path == *own };
    if !route.methods.iter().any(|own| own == method) || !route.paths.iter().any(fits) {
        return Err(none);
    }
    if via == Via::Tcp {
        return Err((403, "unix_only"));
    }
    if !callers.0.contains(&Caller::Act) {
        return Err((403, "not_permitted"));
    }
    if let Some(query) = query {
        let of_key = route.key.as_ref().is_some_and(|key| match &key.place {
            RoutePlace::Query { name } => query.split('&').any(|part| part.split('=').next() == Some(name.as_str())),
            RoutePlace::Basic { .. } | RoutePlace::Header { .. } => false,
        });
        if of_key || !is_plain(query) {
            return Err((403, "query"));
        }
    }
    Ok(Wanted::Own(Arc::clone(route), path, query.map(str::to_owned)))
}

#[cfg(test)]
mod tests;
