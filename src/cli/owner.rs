//! `mila-gate owner add ID | list | remove ID`: the owners, by Telegram id. Root writes them; in plain mode the one user.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::ids::UserId;
use crate::base::json::{Json, canonical};
use crate::base::shown::Shown;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::{host, print};
use crate::config::{Config, Language, Socket, load};
use crate::store::owners::{self, FILE, Owner, Owners, OwnersFault};
use crate::store::zone_file;
use crate::sys::creds;
use crate::sys::file::Dir;
use crate::sys::lock::Lock;

/// Held while the owners are changed, so that of two commands at once none undoes the other.
const LOCK: &str = ".owners.lock";
/// The name of an owner who was given none.
const NAME: &str = "Owner";

/// Why the owners cannot be changed.
#[derive(Debug)]
pub enum Fault {
    /// The configuration, or the file of the owners.
    Config(String),
    /// What was asked for cannot be.
    Data(String),
    /// Somebody else may do this.
    NotPermitted(String),
    /// Our own.
    Software(String),
    /// The command line.
    Usage(Usage),
}

impl Fault {
    /// Says it on standard error.
    pub fn exit(&self) -> Exit {
        let (what, exit) = match self {
            Self::Config(what) => (what, Exit::CONFIG),
            Self::Data(what) => (what, Exit::DATA),
            Self::NotPermitted(what) => (what, Exit::NOPERM),
            Self::Software(what) => (what, Exit::SOFTWARE),
            Self::Usage(usage) => return usage.exit(),
        };
        complain(what);
        exit
    }
}

impl From<OwnersFault> for Fault {
    fn from(fault: OwnersFault) -> Self {
        match fault {
            OwnersFault::Foreign { .. } | OwnersFault::Io { .. } | OwnersFault::Shape { .. } => {
                Self::Config(fault.to_string())
            }
            OwnersFault::Duplicate(_)
            | OwnersFault::Many
            | OwnersFault::Name
            | OwnersFault::Service(_)
            | OwnersFault::Zone => Self::Data(fault.to_string()),
        }
    }
}

/// Adds, lists or removes owners.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("owner", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match change(&args) {
        Ok(text) => print(out, &text),
        Err(fault) => fault.exit(),
    }
}

fn change(args: &Args) -> Result<String, Fault> {
    match args.words().map_err(Fault::Usage)?.as_slice() {
        ["list"] => Ok(list(&read(&config(args)?)?)),
        ["add", id] => {
            let id = person(id)?;
            let config = config(args)?;
            let settings = settings(args, &config)?;
            let name = args.text("name").map_err(Fault::Usage)?.unwrap_or(NAME);
            let _lock = lock(&config)?;
            add(&config, id, name.to_owned(), settings)?;
            tell_proxy(args);
            Ok(format!("{id} is an owner now.\n"))
        }
        ["remove", id] => {
            let id = person(id)?;
            let config = config(args)?;
            let _lock = lock(&config)?;
            let mut owners = read(&config)?;
            if !owners.remove(id) {
                return Err(Fault::Data(format!("{id} is no owner")));
            }
            owners::save(&config.state, &owners)?;
            tell_proxy(args);
            Ok(format!("{id} is no owner any more.\n"))
        }
        _ => Err(Fault::Usage(Usage::new("owner needs add ID, list or remove ID"))),
    }
}

fn list(owners: &Owners) -> String {
    let owner = |owner: &Owner| {
        let text = |text: &str| Json::Str(text.to_owned());
        Json::Obj(vec![
            ("id".to_owned(), Json::Int(owner.id.get())),
            ("name".to_owned(), text(&owner.name)),
            ("language".to_owned(), text(owner.language.as_str())),
            ("zone".to_owned(), text(&owner.zone)),
        ])
    };
    format!("{}\n", canonical(&Json::Arr(owners.list().iter().map(owner).collect())))
}

/// A person's id in its one spelling.
fn person(text: &str) -> Result<UserId, Fault> {
    let id = text.parse().ok().filter(|id: &i64| id.to_string() == text).and_then(UserId::new);
    id.ok_or_else(|| Fault::Usage(Usage::new("an owner is a Telegram id: a number such as 412345678, never a name")))
}

/// The configuration, for the one who may write the owners.
///
/// # Errors
/// It cannot be read, or this user is not root (in plain mode: not the one user).
pub fn config(args: &Args) -> Result<Config, Fault> {
    let config = load::load(&args.config(), args.plain()).map_err(|error| Fault::Config(error.to_string()))?;
    if creds::my_uid() == config.users.root {
        Ok(config)
    } else {
        Err(Fault::NotPermitted(
            "who the owners are is root's to write; in plain mode (--plain) the one user's".to_owned(),
        ))
    }
}

/// Language and time zone: as the command says, else as the configuration does.
///
/// # Errors
/// A language that the gate does not speak, or a zone that this machine does not know.
pub fn settings(args: &Args, config: &Config) -> Result<(Language, String), Fault> {
    let language = match args.text("language").map_err(Fault::Usage)? {
        Some(text) => Language::parse(text).ok_or_else(|| Fault::Usage(Usage::new("--language is en or ru")))?,
        None => config.owner.language,
    };
    let zone = args.text("time-zone").map_err(Fault::Usage)?.unwrap_or(&config.owner.time_zone).to_owned();
    // UTC needs no file, and a machine without the tz database has only that.
    if zone != "UTC" {
        zone_file::read(&zone).map_err(|error| Fault::Data(format!("time zone {zone:?}: {error}")))?;
    }
    Ok((language, zone))
}

/// Keeps others from changing the owners meanwhile.
///
/// # Errors
/// Somebody changes them now, or the state folder is not there.
pub fn lock(config: &Config) -> Result<Lock, Fault> {
    let io = |error: std::io::Error| Fault::Config(format!("{}: {error}", config.state.display()));
    let folder = Dir::open(&config.state).map_err(io)?;
    let lock = Lock::take(&folder, LOCK).map_err(io)?;
    lock.ok_or_else(|| Fault::Data("somebody else changes the owners at this moment".to_owned()))
}

/// The owners as they are.
///
/// # Errors
/// The file cannot be trusted.
pub fn read(config: &Config) -> Result<Owners, Fault> {
    Ok(owners::load(&config.state.join(FILE), config.users.root)?)
}

/// Adds an owner and writes the file.
///
/// # Errors
/// There is one of that id, the id stands for anybody, or the file cannot be written.
pub fn add(config: &Config, id: UserId, name: String, (language, zone): (Language, String)) -> Result<(), Fault> {
    let mut owners = read(config)?;
    owners.add(Owner { id, name, language, zone })?;
    Ok(owners::save(&config.state, &owners)?)
}

/// Tells the proxy that the owners changed. If it is not there it reads them when it starts.
pub fn tell_proxy(args: &Args) {
    let request = vec![("op", Json::Str("owner_change".to_owned()))];
    let told = host::socket(args, Socket::ConsentIo).map(|path| host::call("consent proxy", &path, request));
    match told {
        Ok(Ok(answer)) if answer.get("ok").and_then(Json::bool) == Some(true) => {}
        Ok(Ok(answer)) => {
            let hint = answer.get("hint").and_then(Json::str).unwrap_or_default();
            complain(&format!("the owners are written, but the proxy refused to hear of it: {}", Shown(hint)));
        }
        Ok(Err(_)) => complain("the owners are written; the proxy does not answer and reads them when it starts"),
        // Said already.
        Err(_) => {}
    }
}

#[cfg(test)]
#[path = "owner_tests.rs"]
pub(crate) mod tests;
