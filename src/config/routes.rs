//! The operator's own routes (FORMATS §7): where an action of a kind of root's may go, and which key is put in.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use crate::base::ids::KindId;
use crate::config::fault::Source;
use crate::config::raw::{RawKey, RawRoute};
use crate::config::{Config, ConfigError, Upstream, file, is_key_name, kinds};

/// Routes there may be: what a reviewer reads.
const ROUTES_MAX: usize = 32;
/// Methods, paths and headers of one route.
const LIST_MAX: usize = 16;
/// Bytes of a body or an answer: both are held whole.
const BYTES_MAX: u64 = 16 * 1024 * 1024;
/// Longest call, in seconds: an action's own time.
const SECONDS_MAX: u64 = 900;
/// Ids that are something else already.
const TAKEN: [&str; 10] =
    ["telegram", "zernio", "knowledge", "guest", "claude", "voice", "upload", "lease", "status", "r"];
/// Methods a route may have. Others have meanings that this keeper has no say over (CONNECT, TRACE, OPTIONS).
const METHODS: [&str; 5] = ["DELETE", "GET", "PATCH", "POST", "PUT"];
/// Headers that a caller may never set: they say who calls, where a message ends, or for how long.
const HEADERS_KEPT: [&str; 16] = [
    "accept-encoding",
    "authorization",
    "connection",
    "content-length",
    "cookie",
    "expect",
    "host",
    "keep-alive",
    "origin",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "user-agent",
    "x-api-key",
];

/// A route of the operator's.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Route {
    /// Its id: what a kind names, and the second part of its path.
    pub id: String,
    /// Where it goes.
    pub upstream: Upstream,
    /// Its methods.
    pub methods: Vec<String>,
    /// Its paths below the upstream's base: exact, or all that begin so where one ends in a slash.
    pub paths: Vec<String>,
    /// The key, and how it is put in.
    pub key: Option<RouteKey>,
    /// Headers of the caller's that are passed on, in lower case.
    pub headers: Vec<String>,
    /// Bytes of a body.
    pub body: u64,
    /// Bytes of an answer.
    pub answer: u64,
    /// Seconds the upstream may take.
    pub seconds: u64,
}

/// How a key is put in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RouteKey {
    /// Its file.
    pub file: String,
    /// Where it goes.
    pub place: RoutePlace,
}

/// Where a key goes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum RoutePlace {
    /// The password of a user (RFC 7617).
    Basic {
        /// The user.
        user: String,
    },
    /// A header.
    Header {
        /// Its name, in lower case.
        name: String,
        /// What stands before the key.
        prefix: String,
    },
    /// A parameter of the query.
    Query {
        /// Its name.
        name: String,
    },
}

/// The operator's routes, by id.
#[derive(Clone, Debug, Default)]
pub struct Routes(BTreeMap<String, Arc<Route>>);

impl Routes {
    /// Reads the operator's folder. No folder, no routes.
    ///
    /// # Errors
    /// A file that is not root's alone, is named otherwise than its route, or is no definition. One wrong file is an error of all.
    pub fn load(config: &Config) -> Result<Self, ConfigError> {
        let mut routes = BTreeMap::new();
        for path in kinds::listed(&config.routes, config.users.root)? {
            let text = file::read(&path, config.users.root)?;
            let route = parse(&path, &text)?;
            if path.file_stem() != Some(OsStr::new(&route.id)) {
                return Err(ConfigError::of_file(&path, format!("must be named {}.json, after its id", route.id)));
            }
            routes.insert(route.id.clone(), Arc::new(route));
        }
        if routes.len() > ROUTES_MAX {
            return Err(ConfigError::of_file(&config.routes, format!("holds more than {ROUTES_MAX} routes")));
        }
        Ok(Self(routes))
    }

    /// These.
    #[cfg(test)]
    pub(crate) fn of(routes: impl IntoIterator<Item = Route>) -> Self {
        Self(routes.into_iter().map(|route| (route.id.clone(), Arc::new(route))).collect())
    }

    /// All of them, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Route>> {
        self.0.values()
    }

    /// One by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<Route>> {
        self.0.get(id)
    }
}

/// Reads one definition.
///
/// # Errors
/// Anything that is not of the format, by its field and line.
pub fn parse(path: &Path, text: &str) -> Result<Route, ConfigError> {
    let (source, raw) = Source::read::<RawRoute>(path, text)?;
    let fail = |field: &str, what: &str| Err(source.fault(field, what));
    if raw.v != 1 {
        return fail("v", "this version reads 1");
    }
    if KindId::parse(&raw.id).is_none() || TAKEN.contains(&raw.id.as_str()) {
        return fail("id", "needs an id of its own: small letters, digits and _, and no name of a built-in route");
    }
    let upstream = upstream(&raw.url).map_err(|what| source.fault("url", what))?;
    let listed = |field: &str, list: &[String], holds: fn(&str) -> bool, what: &str| {
        let mut seen = list.to_vec();
        seen.sort();
        seen.dedup();
        let well = list.iter().all(|one| holds(one)) && seen.len() == list.len() && list.len() <= LIST_MAX;
        if well { Ok(()) } else { Err(source.fault(field, what)) }
    };
    listed("methods", &raw.methods, |one| METHODS.contains(&one), "needs some of GET, POST, PUT, PATCH, DELETE")?;
    listed(
        "paths",
        &raw.paths,
        is_path,
        "needs paths such as /v1/send, or /v1/ for all that begin so; no .., // or escapes",
    )?;
    let header = "needs names in lower case that say nothing of who calls and where a message ends";
    listed("headers", &raw.headers, |one| is_header(one) && !HEADERS_KEPT.contains(&one), header)?;
    if raw.methods.is_empty() || raw.paths.is_empty() {
        return fail(
            if raw.methods.is_empty() { "methods" } else { "paths" },
            "an empty list would let nothing through",
        );
    }
    for (field, bytes, most) in
        [("body", raw.body, BYTES_MAX), ("answer", raw.answer, BYTES_MAX), ("seconds", raw.seconds, SECONDS_MAX)]
    {
        if bytes > most || (field != "body" && bytes == 0) {
            return Err(source.fault(field, format!("needs a number up to {most}")));
        }
    }
    let key = key(&raw.key).map_err(|what| source.fault("key", what))?;
    if let Some(RouteKey { place: RoutePlace::Header { name, .. }, .. }) = &key {
        if raw.headers.contains(name) {
            return fail("headers", "names the header that the key stands in");
        }
    }
    Ok(Route {
        id: raw.id,
        upstream,
        methods: raw.methods,
        paths: raw.paths,
        key,
        headers: raw.headers,
        body: raw.body,
        answer: raw.answer,
        seconds: raw.seconds,
    })
}

fn upstream(raw: &Value) -> Result<Upstream, &'static str> {
    let words = "needs an https address, or {\"url\": …, \"uid\": …} for a server on loopback";
    match raw {
        Value::String(url) => Upstream::https(url),
        Value::Object(fields) => match (fields.get("url"), fields.get("uid"), fields.len()) {
            (Some(Value::String(url)), Some(uid), 2) => {
                let uid = uid.as_u64().and_then(|uid| u32::try_from(uid).ok()).ok_or(words)?;
                Upstream::loopback(url, uid)
            }
            _ => Err(words),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(words),
    }
}

fn key(raw: &RawKey) -> Result<Option<RouteKey>, &'static str> {
    let (file, name, prefix) = (raw.file.as_deref(), raw.name.as_deref(), raw.prefix.as_deref());
    if raw.place == "none" {
        return if file.or(name).or(prefix).is_none() { Ok(None) } else { Err("in: none has nothing beside it") };
    }
    let file = file.filter(|file| is_key_name(file)).ok_or("file needs a name: [A-Z][A-Z0-9_]{2,63}")?;
    let name = name.ok_or("needs a name: of the header, the parameter, or the user")?;
    let place = match raw.place.as_str() {
        "header" => {
            let prefix = prefix.unwrap_or_default();
            // What says where a message ends is no place for a key.
            let of_the_message =
                HEADERS_KEPT.contains(&name) && !matches!(name, "authorization" | "x-api-key" | "cookie");
            if !is_header(name)
                || of_the_message
                || !prefix.bytes().all(|b| (0x20..0x7f).contains(&b))
                || prefix.len() > 64
            {
                return Err("name needs a header's name in lower case, prefix visible ASCII");
            }
            RoutePlace::Header { name: name.to_owned(), prefix: prefix.to_owned() }
        }
        "query" if prefix.is_none() && is_word(name) => RoutePlace::Query { name: name.to_owned() },
        "basic" if prefix.is_none() && !name.is_empty() && name.len() <= 64 && name.bytes().all(is_user) => {
            RoutePlace::Basic { user: name.to_owned() }
        }
        _ => return Err("in needs header, query, basic or none; only a header has a prefix"),
    };
    Ok(Some(RouteKey { file: file.to_owned(), place }))
}

fn is_user(b: u8) -> bool {
    b.is_ascii_graphic() && b != b':'
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.len() <= 64 && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'))
}

fn is_header(text: &str) -> bool {
    is_word(text) && !text.contains('_') && !text.bytes().any(|b| b.is_ascii_uppercase()) && !text.starts_with("proxy-")
}

/// As the keeper reads a request's path, with a slash at its end for a beginning.
fn is_path(path: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'~' | b'/');
    let parts = path.strip_prefix('/').map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    path.len() <= 256
        && path.bytes().all(plain)
        && (path == "/" || parts.is_some_and(|parts| parts.split('/').all(|part| !matches!(part, "" | "." | ".."))))
}

#[cfg(test)]
mod tests;
