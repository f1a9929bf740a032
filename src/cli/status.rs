//! `mila-gate status [--json]`: how the gate is, asked of every daemon that may be asked.

use std::ffi::OsString;
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use crate::base::answer::Refusal;
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::base::shown::Shown;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::{host, print};
use crate::config::{Socket, load};
use crate::net::keeper_client::{Body, KeeperClient};
use crate::sys::creds;

/// What plain mode lacks.
const PLAIN_WALLS: [&str; 4] = ["users", "sockets", "network", "sweep"];

/// The fields of the whole that the proxy knows.
const OF_CONSENT: [&str; 9] =
    ["clock", "frozen", "suspended", "owners", "head", "open", "queued", "permissions", "today"];

/// Asks, and prints what was said. Exits with 69 where a daemon that was asked is not well.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("status", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new("status takes no arguments").exit(),
        Err(usage) => return usage.exit(),
    };
    let run = match load::run_folder(&args.config()) {
        Ok(run) => run,
        Err(error) => {
            complain(&error.to_string());
            return Exit::CONFIG;
        }
    };
    // Whose the sockets are may ask them all: root, in plain mode the one user.
    let own = std::fs::metadata(run.join(Socket::Consent.path())).is_ok_and(|facts| facts.uid() == creds::my_uid());
    let plain = args.plain() || is_plain(&run.join(Socket::Consent.path()));
    // It was read a moment ago.
    let lane = load::lane_on(&args.config(), plain).unwrap_or(!plain);
    let asked = ask_all(&run, own || creds::my_uid() == 0, lane);
    let whole = whole(&asked, plain);
    let text = if args.has("json") { format!("{}\n", line(&whole)) } else { text(&whole) };
    let well = asked.iter().all(|daemon| daemon.said.is_ok());
    match print(out, &text) {
        Exit::OK if well => Exit::OK,
        Exit::OK => Exit::UNAVAILABLE,
        fault => fault,
    }
}

/// What one daemon said of itself.
struct Daemon {
    name: &'static str,
    said: Result<Json, Refusal>,
}

/// Root asks every daemon that there is; a session user the two that serve it.
fn ask_all(run: &Path, root: bool, lane: bool) -> Vec<Daemon> {
    let status = |name: &'static str, socket: Socket| {
        let path = run.join(socket.path());
        let said = host::call(name, &path, vec![("op", Json::Str("status".to_owned()))]);
        Daemon { name, said: said.and_then(refused) }
    };
    let consent = if root { Socket::ConsentIo } else { Socket::Consent };
    let mut all = vec![status("receiver", Socket::Session), status("consent", consent)];
    if root {
        all.insert(0, Daemon { name: "keeper", said: keeper(&run.join(Socket::Keeper.path())) });
        all.push(status("runner", Socket::Runner));
        if lane {
            all.push(status("lane", Socket::Lane));
        }
    }
    all
}

/// A daemon in trouble answers with a refusal that says why.
fn refused(answer: Json) -> Result<Json, Refusal> {
    let text = |name: &str| answer.get(name).and_then(Json::str);
    match (text("state"), text("code").and_then(crate::base::answer::Code::parse)) {
        (Some("denied"), Some(code)) => Err(Refusal::new(code, text("hint").unwrap_or_default())),
        _ => Ok(answer),
    }
}

fn keeper(path: &Path) -> Result<Json, Refusal> {
    let down = || Refusal::gate_down("keeper", &path.display().to_string());
    let server = if is_plain(path) { creds::my_uid() } else { 0 };
    let client = KeeperClient::new(path.to_owned(), server);
    let answer = client.call("GET", "/status", Body::Empty, host::ANSWER_TIME).map_err(|_error| down())?;
    let said = json::parse(&answer.body).map_err(|_fault| down())?;
    refused(said)
}

/// The sockets are root's but in plain mode.
fn is_plain(socket: &Path) -> bool {
    std::fs::metadata(socket).is_ok_and(|facts| facts.uid() != 0)
}

fn whole(asked: &[Daemon], plain: bool) -> Vec<(&'static str, Json)> {
    let of = |name: &str| asked.iter().find(|daemon| daemon.name == name).and_then(|daemon| daemon.said.as_ref().ok());
    let walls = if plain { PLAIN_WALLS.iter().map(|wall| Json::Str((*wall).to_owned())).collect() } else { Vec::new() };
    let mut fields = vec![
        ("v", Json::Int(1)),
        ("ver", Json::Str(env!("CARGO_PKG_VERSION").to_owned())),
        ("plain", Json::Bool(plain)),
        ("walls_missing", Json::Arr(walls)),
    ];
    if let Some(consent) = of("consent") {
        fields.extend(OF_CONSENT.iter().filter_map(|name| Some((*name, consent.get(name)?.clone()))));
    }
    let daemons = asked.iter().map(|daemon| (daemon.name.to_owned(), of_itself(daemon))).collect();
    fields.push(("daemons", Json::Obj(daemons)));
    if let Some(keys) = of("keeper").and_then(|keeper| keeper.get("keys")) {
        fields.push(("keys", keys.clone()));
    }
    fields
}

/// What a daemon says of itself alone, with `up` and `error` always there.
fn of_itself(daemon: &Daemon) -> Json {
    let own = match &daemon.said {
        Ok(said) => {
            let apart = |name: &str| {
                matches!(name, "ok" | "ref" | "up" | "error" | "keys")
                    || (daemon.name == "consent" && OF_CONSENT.contains(&name))
            };
            let rest = said.obj().unwrap_or_default().iter().filter(|(name, _)| !apart(name)).cloned();
            let error = said.get("error").cloned().unwrap_or(Json::Null);
            [("up".to_owned(), Json::Bool(true)), ("error".to_owned(), error)].into_iter().chain(rest).collect()
        }
        Err(refusal) => vec![
            ("up".to_owned(), Json::Bool(false)),
            ("error".to_owned(), Json::Str(format!("{}: {}", refusal.code.as_str(), refusal.hint))),
        ],
    };
    Json::Obj(own)
}

/// In the order of the format.
fn line(whole: &[(&str, Json)]) -> String {
    let fields: Vec<String> =
        whole.iter().map(|(name, value)| format!("\"{name}\":{}", json::canonical(value))).collect();
    format!("{{{}}}", fields.join(","))
}

/// For a terminal: one line a fact, one a daemon.
fn text(whole: &[(&str, Json)]) -> String {
    let mut lines = Vec::new();
    for (name, value) in whole {
        match (*name, value) {
            ("v", _) => {}
            ("daemons", Json::Obj(daemons)) => {
                lines.extend(daemons.iter().map(|(name, daemon)| of_daemon(name, daemon)));
            }
            ("walls_missing", Json::Arr(walls)) if walls.is_empty() => {}
            (_, value) => lines.push(format!("{name:<14}{}", plain(value))),
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

fn of_daemon(name: &str, daemon: &Json) -> String {
    let up = daemon.get("up").and_then(Json::bool) == Some(true);
    let error = daemon.get("error").and_then(Json::str).map(|error| format!(": {}", Shown(error)));
    let rest = daemon.obj().unwrap_or_default().iter();
    let rest = rest.filter(|(name, value)| !matches!(name.as_str(), "up" | "error") && *value != Json::Null);
    let facts: Vec<String> = rest.map(|(name, value)| format!("{} {}", Shown(name), plain(value))).collect();
    let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join(", ")) };
    format!("{name:<14}{}{}{facts}", if up { "up" } else { "down" }, error.unwrap_or_default())
}

/// A value without the marks of JSON.
fn plain(value: &Json) -> String {
    match value {
        Json::Null => "unknown".to_owned(),
        Json::Bool(true) => "yes".to_owned(),
        Json::Bool(false) => "no".to_owned(),
        Json::Int(number) => number.to_string(),
        Json::Str(text) => Shown(text).to_string(),
        Json::Arr(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Json::Obj(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{} {}", Shown(name), plain(value)));
            fields.collect::<Vec<_>>().join(", ")
        }
    }
}

#[cfg(test)]
mod tests;
