//! From the configuration file to checked values. What cannot be checked is refused, with its field and line.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::base::limits::{
    CARDS_A_DAY, CARDS_AN_HOUR, CLAUDE_TOKENS_A_DAY, CLAUDE_TOKENS_A_DAY_MAX, GUEST_CALLS_A_DAY, PERMISSION_CENTS_MAX,
    PERMISSION_DAYS_MAX, PRESS_SECONDS_MAX, PRESS_SECONDS_MIN, SOCKET_PATH_MAX,
};
use crate::config::accounts::{Accounts, NOBODY};
use crate::config::fault::{ConfigError, Source};
use crate::config::file;
use crate::config::proxy::Proxies;
use crate::config::raw::{RawConfig, RawConsent, RawKeeper, RawNetwork, RawOwner, RawUsers};
use crate::config::upstream::is_host;
use crate::config::{
    Claude, Config, Consent, Family, Guest, Keeper, Language, Network, OwnerDefaults, Socket, Upstream, Users, lane,
};
use crate::sys::creds;

/// Reads and checks the configuration.
///
/// # Errors
/// The file is not root's alone (in plain mode: the one user's), is not strict JSON of the known shape, or a value is
/// not one that can be used; the error names field and line.
pub fn load(path: &Path, plain: bool) -> Result<Config, ConfigError> {
    let me = Me::now(plain);
    let text = file::read(path, if plain { me.uid } else { 0 })?;
    let accounts = if plain { Accounts::default() } else { system(path)? };
    check(path, &text, &me, &accounts, |name| std::env::var_os(name)?.into_string().ok())
}

/// Reads only where the sockets are: all that the session's commands need. They may run where the rest cannot be checked.
///
/// # Errors
/// The file cannot be read, is not of the known shape, or `run` is no path that sockets can have.
pub fn run_folder(path: &Path) -> Result<PathBuf, ConfigError> {
    let text = file::read_any(path)?;
    let (source, raw) = Source::read::<RawConfig>(path, &text)?;
    run(&source, raw.run)
}

/// Reads only where the public knowledge is, below the home of the session's user.
///
/// # Errors
/// The file cannot be read, is not of the known shape, or the path is none.
pub fn knowledge_folder(path: &Path) -> Result<PathBuf, ConfigError> {
    let text = file::read_any(path)?;
    let (source, raw) = Source::read::<RawConfig>(path, &text)?;
    lane::knowledge(&source, raw.lane.knowledge)
}

/// Reads only whether there is a lane.
///
/// # Errors
/// The file cannot be read or is not of the known shape.
pub fn lane_on(path: &Path, plain: bool) -> Result<bool, ConfigError> {
    let text = file::read_any(path)?;
    let (_, raw) = Source::read::<RawConfig>(path, &text)?;
    Ok(lane::is_on(&raw.lane, plain))
}

fn system(path: &Path) -> Result<Accounts, ConfigError> {
    Accounts::system().map_err(|error| ConfigError::of_file(path, format!("users cannot be looked up: {error}")))
}

/// Who reads the configuration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Me {
    pub(super) plain: bool,
    pub(super) uid: u32,
    pub(super) gid: u32,
}

impl Me {
    /// The process's own user.
    pub(super) fn now(plain: bool) -> Self {
        Self { plain, uid: creds::my_uid(), gid: creds::my_gid() }
    }
}

/// The checks alone, over a text and variables: nothing of the machine is looked at here.
pub(super) fn check(
    path: &Path,
    text: &str,
    me: &Me,
    accounts: &Accounts,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Config, ConfigError> {
    let (source, mut raw) = Source::read::<RawConfig>(path, text)?;
    lane::with_variables(&mut raw.lane, variable);
    let folder = |field: &str, value: Option<String>, default: &str| match value {
        None => Ok(PathBuf::from(default)),
        Some(value) => absolute(&value).ok_or_else(|| source.fault(field, PATH_WORDS)),
    };
    let clock = raw.dangerous_clock_file.map(|file| folder("dangerous_clock_file", Some(file), "")).transpose()?;
    Ok(Config {
        state: folder("state", raw.state, "/var/lib/mila-gate")?,
        keys: folder("keys", raw.keys, "/etc/mila-gate/keys")?,
        kinds: folder("kinds", raw.kinds, "/etc/mila-gate/kinds.d")?,
        routes: folder("routes", raw.routes, "/etc/mila-gate/routes.d")?,
        run: run(&source, raw.run)?,
        users: users(&source, &raw.users, raw.group.as_ref(), me, accounts)?,
        keeper: keeper(&source, raw.keeper)?,
        network: network(&source, &raw.network)?,
        consent: consent(&source, &raw.consent)?,
        lane: lane::lane(&source, raw.lane, me.plain)?,
        owner: owner(&source, raw.owner)?,
        guests_keep_days: number(&source, "guests.keep_days", raw.guests.keep_days, 1..=3650, 30)?,
        dangerous_clock_file: clock,
        plain: me.plain,
    })
}

const PATH_WORDS: &str = "needs an absolute path in its one spelling: no `..`, no `//`, no slash at its end";

pub(super) fn absolute(text: &str) -> Option<PathBuf> {
    let rest = text.strip_prefix('/')?;
    let plain = |part: &str| !part.is_empty() && part != "." && part != ".." && !part.contains(char::is_control);
    rest.split('/').all(plain).then(|| PathBuf::from(text))
}

fn run(source: &Source<'_>, value: Option<String>) -> Result<PathBuf, ConfigError> {
    let run = match value {
        None => PathBuf::from("/run"),
        Some(value) => absolute(&value).ok_or_else(|| source.fault("run", PATH_WORDS))?,
    };
    let longest = Socket::ALL.iter().map(|socket| run.join(socket.path()).as_os_str().len()).max().unwrap_or_default();
    if longest > SOCKET_PATH_MAX {
        return Err(source.fault(
            "run",
            format!("a socket's path would have {longest} bytes; the kernel takes {SOCKET_PATH_MAX}: choose a shorter folder"),
        ));
    }
    Ok(run)
}

/// A number that has a lowest and a highest value; the highest is the ceiling, so that it can only be lowered.
pub(super) fn number(
    source: &Source<'_>,
    field: &str,
    value: Option<u64>,
    range: std::ops::RangeInclusive<u32>,
    default: u32,
) -> Result<u32, ConfigError> {
    let Some(value) = value else { return Ok(default) };
    u32::try_from(value)
        .ok()
        .filter(|value| range.contains(value))
        .ok_or_else(|| source.fault(field, format!("needs {} to {}; got {value}", range.start(), range.end())))
}

fn consent(source: &Source<'_>, raw: &RawConsent) -> Result<Consent, ConfigError> {
    let count = |field: &str, value: Option<u64>, max: u32| {
        if value == Some(0) {
            return Err(source.fault(field, "0 would let no card be drawn, so that nothing could ever be asked"));
        }
        number(source, field, value, 1..=max, max)
    };
    let press = PRESS_SECONDS_MIN..=PRESS_SECONDS_MAX;
    Ok(Consent {
        press_seconds: number(source, "consent.press_seconds", raw.press_seconds, press, PRESS_SECONDS_MAX)?,
        max_days: number(source, "consent.max_days", raw.max_days, 1..=PERMISSION_DAYS_MAX, PERMISSION_DAYS_MAX)?,
        max_cents_a_day: number(
            source,
            "consent.max_cents_a_day",
            raw.max_cents_a_day,
            0..=PERMISSION_CENTS_MAX,
            PERMISSION_CENTS_MAX,
        )?,
        cards_an_hour: count("consent.cards_an_hour", raw.cards_an_hour, CARDS_AN_HOUR)?,
        cards_a_day: count("consent.cards_a_day", raw.cards_a_day, CARDS_A_DAY)?,
    })
}

fn keeper(source: &Source<'_>, raw: RawKeeper) -> Result<Keeper, ConfigError> {
    let place = |name: &str, given: Option<&Value>, host: &str, base: &str| {
        let given = upstream(source, &format!("keeper.upstreams.{name}"), given)?;
        let usual = || Upstream::Https { host: host.to_owned(), port: 443, base: base.to_owned() };
        Ok(given.unwrap_or_else(usual))
    };
    let others = &raw.upstreams;
    for (index, host) in raw.upload_hosts.iter().enumerate() {
        if !is_host(host) {
            return Err(source.fault(&format!("keeper.upload_hosts[{index}]"), "needs a host name in lower case"));
        }
    }
    let tcp = raw.tcp.map(|text| {
        let address = text.parse().ok().filter(|address: &SocketAddr| {
            address.port() != 0 && address.ip().is_loopback() && address.to_string() == text
        });
        address.ok_or_else(|| source.fault("keeper.tcp", "needs an address of loopback and a port: 127.0.0.1:8181"))
    });
    let claude = raw.claude.as_ref();
    let tokens = number(
        source,
        "keeper.claude.tokens_a_day",
        claude.and_then(|claude| claude.tokens_a_day),
        1..=CLAUDE_TOKENS_A_DAY_MAX,
        CLAUDE_TOKENS_A_DAY,
    )?;
    let (models, a_day) = raw.guest.map_or((None, None), |guest| (guest.models, guest.a_day));
    let models = models.unwrap_or_else(|| vec![GUEST_MODEL.to_owned()]);
    if models.is_empty() {
        return Err(source.fault("keeper.guest.models", "an empty list would let no stranger be answered"));
    }
    for (index, model) in models.iter().enumerate() {
        model_name(source, &format!("keeper.guest.models[{index}]"), model)?;
    }
    let voice_model = raw.voice.and_then(|voice| voice.model).unwrap_or_else(|| VOICE_MODEL.to_owned());
    model_name(source, "keeper.voice.model", &voice_model)?;
    Ok(Keeper {
        telegram: place("telegram", others.telegram.as_ref(), "api.telegram.org", "")?,
        anthropic: place("anthropic", others.anthropic.as_ref(), "api.anthropic.com", "")?,
        zernio: place("zernio", others.zernio.as_ref(), "zernio.com", "/api")?,
        voice: upstream(source, "keeper.upstreams.voice", others.voice.as_ref())?,
        voice_model,
        upload_hosts: raw.upload_hosts,
        claude: Claude { on: claude.is_some_and(|claude| claude.on), tokens_a_day: u64::from(tokens) },
        guest: Guest {
            models,
            a_day: number(source, "keeper.guest.a_day", a_day, 1..=GUEST_CALLS_A_DAY, GUEST_CALLS_A_DAY)?,
        },
        tcp: tcp.transpose()?,
    })
}

/// The model that answers strangers where the configuration names none: the least costly one that answers well.
pub(super) const GUEST_MODEL: &str = "claude-haiku-4-5";

/// The model that transcribes where the configuration names none: the name that services of this form answer to.
const VOICE_MODEL: &str = "whisper-1";

fn network(source: &Source<'_>, raw: &RawNetwork) -> Result<Network, ConfigError> {
    let proxies = match raw.proxy.as_ref().filter(|value| !value.is_null()) {
        None => Proxies::default(),
        Some(value) => Proxies::read(value).map_err(|what| source.fault("network.proxy", what))?,
    };
    Ok(Network { family: family(source, raw.family.as_deref())?, proxies })
}

fn family(source: &Source<'_>, value: Option<&str>) -> Result<Family, ConfigError> {
    match value {
        None | Some("auto") => Ok(Family::Auto),
        Some("ipv4") => Ok(Family::Ipv4),
        Some("ipv6") => Ok(Family::Ipv6),
        Some(_) => Err(source.fault("network.family", "needs auto, ipv4 or ipv6")),
    }
}

fn owner(source: &Source<'_>, raw: RawOwner) -> Result<OwnerDefaults, ConfigError> {
    let minute = |field: &str, value: &str| {
        minute_of_day(value).ok_or_else(|| source.fault(field, "needs a time of the day: 00:00 to 23:59"))
    };
    let language = match raw.language {
        None => Language::En,
        Some(text) => Language::parse(&text).ok_or_else(|| source.fault("owner.language", "needs en or ru"))?,
    };
    let time_zone = raw.time_zone.unwrap_or_else(|| "UTC".to_owned());
    if !is_zone(&time_zone) {
        return Err(source.fault("owner.time_zone", "needs a zone such as Europe/Berlin"));
    }
    let quiet = match &raw.quiet {
        None => (23 * 60, 8 * 60),
        Some([from, to]) => (minute("owner.quiet[0]", from)?, minute("owner.quiet[1]", to)?),
    };
    let summary = raw.summary.map_or(Ok(21 * 60), |text| minute("owner.summary", &text))?;
    Ok(OwnerDefaults { language, time_zone, quiet, summary })
}

fn minute_of_day(text: &str) -> Option<u32> {
    let (hour, minute) = text.split_once(':')?;
    let two = |text: &str, most: u32| {
        (text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit()))
            .then(|| text.parse::<u32>().ok())?
            .filter(|n| *n <= most)
    };
    two(hour, 23)?.checked_mul(60)?.checked_add(two(minute, 59)?)
}

/// Whether a name has the form of a zone of the tz database: it becomes part of a path.
#[must_use]
pub fn is_zone(name: &str) -> bool {
    let part = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic())
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'+'))
    };
    name.len() <= 64 && name.split('/').all(part)
}

fn upstream(source: &Source<'_>, field: &str, raw: Option<&Value>) -> Result<Option<Upstream>, ConfigError> {
    let Some(raw) = raw else { return Ok(None) };
    let loopback = |fields: &serde_json::Map<String, Value>| {
        let uid = u32::try_from(fields.get("uid")?.as_u64()?).ok()?;
        (fields.len() == 2).then_some((fields.get("url")?.as_str()?.to_owned(), uid))
    };
    let read = match raw {
        Value::String(url) => Upstream::https(url),
        Value::Object(fields) => match loopback(fields) {
            Some((url, uid)) => Upstream::loopback(&url, uid),
            None => Err(UPSTREAM_WORDS),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(UPSTREAM_WORDS),
    };
    read.map(Some).map_err(|what| source.fault(field, what))
}

const UPSTREAM_WORDS: &str = "needs an https address, or {\"url\": …, \"uid\": …} for a server on loopback";

/// A user or a group as it is written: by name, or by number.
enum Account<'a> {
    Name(&'a str),
    Number(u32),
}

impl<'a> Account<'a> {
    fn read(source: &Source<'_>, field: &str, raw: &'a Value) -> Result<Self, ConfigError> {
        let number = || raw.as_u64().and_then(|number| u32::try_from(number).ok()).map(Self::Number);
        raw.as_str().map(Self::Name).or_else(number).ok_or_else(|| source.fault(field, "needs a name or a number"))
    }
}

pub(super) fn model_name(source: &Source<'_>, field: &str, name: &str) -> Result<(), ConfigError> {
    let known = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b':' | b'@' | b'/');
    if name.is_empty() || name.len() > 128 || !name.bytes().all(known) {
        return Err(source.fault(field, "needs the name of a model"));
    }
    Ok(())
}

fn users(
    source: &Source<'_>,
    raw: &RawUsers,
    group: Option<&Value>,
    me: &Me,
    accounts: &Accounts,
) -> Result<Users, ConfigError> {
    let Some(first) = raw.session.first() else {
        return Err(source.fault("users.session", "an empty list would let nobody ask"));
    };
    if me.plain {
        let Me { uid, gid, .. } = *me;
        let session = vec![uid];
        return Ok(Users {
            keys: uid,
            io: uid,
            consent: uid,
            act: uid,
            guest: uid,
            session,
            group: gid,
            root: uid,
            server: uid,
        });
    }
    let mut taken: Vec<(String, u32)> = Vec::new();
    let mut user = |field: &str, raw: Option<&Value>, default: &str| {
        let account = raw.map_or(Ok(Account::Name(default)), |raw| Account::read(source, field, raw))?;
        let uid = uid(source, field, &account, accounts)?;
        if let Some((other, _)) = taken.iter().find(|(_, other)| *other == uid) {
            return Err(source.fault(field, format!("uid {uid} is also that of {other}; each needs its own")));
        }
        taken.push((field.to_owned(), uid));
        Ok(uid)
    };
    let keys = user("users.keys", raw.keys.as_ref(), "mila-keys")?;
    let io = user("users.io", raw.io.as_ref(), "mila-io")?;
    let consent = user("users.consent", raw.consent.as_ref(), "mila-consent")?;
    let act = user("users.act", raw.act.as_ref(), "mila-act")?;
    let guest = user("users.guest", raw.guest.as_ref(), "mila-guest")?;
    let session = (raw.session.iter().enumerate())
        .map(|(index, raw)| user(&format!("users.session[{index}]"), Some(raw), ""))
        .collect::<Result<Vec<u32>, _>>()?;
    let group = self::group(source, group, first, accounts)?;
    Ok(Users { keys, io, consent, act, guest, session, group, root: 0, server: 0 })
}

fn uid(source: &Source<'_>, field: &str, account: &Account<'_>, accounts: &Accounts) -> Result<u32, ConfigError> {
    let uid = match account {
        Account::Number(uid) => *uid,
        Account::Name(name) => {
            let user = accounts.user(name);
            user.ok_or_else(|| source.fault(field, format!("no user {name:?} in /etc/passwd")))?.uid
        }
    };
    if is_nobody(uid) {
        return Err(source.fault(field, format!("uid {uid} cannot be told apart from root or nobody")));
    }
    if accounts.is_subordinate_user(uid) {
        let what = format!("uid {uid} lies in a range of /etc/subuid, so that somebody's container can take it");
        return Err(source.fault(field, what));
    }
    Ok(uid)
}

const fn is_nobody(id: u32) -> bool {
    matches!(id, 0 | NOBODY | u32::MAX)
}

fn group(source: &Source<'_>, group: Option<&Value>, first: &Value, accounts: &Accounts) -> Result<u32, ConfigError> {
    let (field, raw) = group.map_or(("users.session[0]", first), |group| ("group", group));
    let gid = match (Account::read(source, field, raw)?, group) {
        (Account::Number(id), _) => id,
        (Account::Name(name), Some(_)) => {
            accounts.group(name).ok_or_else(|| source.fault(field, format!("no group {name:?} in /etc/group")))?
        }
        (Account::Name(name), None) => {
            accounts.user(name).ok_or_else(|| source.fault(field, format!("no user {name:?} in /etc/passwd")))?.gid
        }
    };
    if is_nobody(gid) || accounts.is_subordinate_group(gid) {
        return Err(source.fault(field, format!("gid {gid} cannot be the session's group: name one with \"group\"")));
    }
    Ok(gid)
}

#[cfg(test)]
mod tests;
