//! The configuration and the definitions of kinds: raw shape in, checked values out.

#![forbid(unsafe_code)]

use std::path::PathBuf;

use crate::policy::lane::limits::Limits;

pub mod accounts;
pub mod definition;
pub mod fault;
pub mod file;
pub mod kind;
pub mod kinds;
pub mod lane;
pub mod load;
pub mod proxy;
mod raw;
pub mod routes;
pub mod upstream;

pub use fault::ConfigError;

/// The whole configuration, checked. Made by [`load::load`] alone.
#[derive(Clone, Debug)]
pub struct Config {
    /// Root of the sockets.
    pub run: PathBuf,
    /// Root of journals and state.
    pub state: PathBuf,
    /// Folder of the key files.
    pub keys: PathBuf,
    /// Folder of the operator's kinds.
    pub kinds: PathBuf,
    /// Folder of root's own routes.
    pub routes: PathBuf,
    /// Who is who on this machine.
    pub users: Users,
    /// The keeper's part.
    pub keeper: Keeper,
    /// How the keeper dials.
    pub network: Network,
    /// The proxy's part.
    pub consent: Consent,
    /// The strangers' lane.
    pub lane: Lane,
    /// What an owner gets who said nothing else.
    pub owner: OwnerDefaults,
    /// Days that strangers' messages are kept.
    pub guests_keep_days: u32,
    /// A file whose integer is added, in seconds, to wall and boot time. For the stand.
    pub dangerous_clock_file: Option<PathBuf>,
    /// Everything runs as one user, and the walls between users are missing.
    pub plain: bool,
}

/// The OS users, by number. In plain mode every one of them is the one user.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Users {
    /// `mila-keys`: the keeper.
    pub keys: u32,
    /// `mila-io`: the receiver.
    pub io: u32,
    /// `mila-consent`: the proxy.
    pub consent: u32,
    /// `mila-act`: the runner and what it runs.
    pub act: u32,
    /// `mila-guest`: the strangers' lane.
    pub guest: u32,
    /// The users whose sessions may ask.
    pub session: Vec<u32>,
    /// The group that may read journals and reach the session's sockets.
    pub group: u32,
    /// Who may do what only takes away: 0, in plain mode the one user.
    pub root: u32,
    /// Whose the listening sockets are: 0, in plain mode the one user.
    pub server: u32,
}

/// The keeper's part of the configuration.
#[derive(Clone, Debug)]
pub struct Keeper {
    /// Where the Bot API is.
    pub telegram: Upstream,
    /// Where the Messages API is.
    pub anthropic: Upstream,
    /// Where Zernio is.
    pub zernio: Upstream,
    /// Where speech becomes text; there is no usual place.
    pub voice: Option<Upstream>,
    /// The model that turns speech into text there, by the name that the service knows it by.
    pub voice_model: String,
    /// Hosts that files are put to, without any key.
    pub upload_hosts: Vec<String>,
    /// What the session may have of the Messages API.
    pub claude: Claude,
    /// What the strangers' lane may have of it.
    pub guest: Guest,
    /// Where callers come in by TCP, if anywhere.
    pub tcp: Option<std::net::SocketAddr>,
}

/// What the session may have of the Messages API.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Claude {
    /// Whether it may at all.
    pub on: bool,
    /// Tokens a day, of every session together.
    pub tokens_a_day: u64,
}

/// What the strangers' lane may have of the Messages API.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Guest {
    /// Models, by name.
    pub models: Vec<String>,
    /// Calls a day.
    pub a_day: u32,
}

/// Whether a text can be a key file's name: `[A-Z][A-Z0-9_]{2,63}`.
#[must_use]
pub fn is_key_name(name: &str) -> bool {
    (3..=64).contains(&name.len())
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_')
}

/// A place the keeper may call.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Upstream {
    /// An https base: host, port and path prefix (no trailing slash).
    Https {
        /// Host name, lower case.
        host: String,
        /// TCP port.
        port: u16,
        /// Path prefix, empty or beginning with a slash.
        base: String,
    },
    /// A server on this machine's loopback, plain http, that must belong to `uid`.
    Loopback {
        /// The address and port.
        addr: std::net::SocketAddr,
        /// Path prefix, empty or beginning with a slash.
        base: String,
        /// The uid that serves it, as the kernel says.
        uid: u32,
    },
}

/// How the keeper dials.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Network {
    /// Which address families are tried.
    pub family: Family,
    /// The proxies, by service.
    pub proxies: proxy::Proxies,
}

/// Which address families are tried.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Family {
    /// Both, in turn.
    Auto,
    /// IPv4 alone.
    Ipv4,
    /// IPv6 alone.
    Ipv6,
}

/// The proxy's part of the configuration. The figures can lower the ceilings in `base::limits`, never raise them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Consent {
    /// How long a card can be answered, in seconds: 5 to 900.
    pub press_seconds: u32,
    /// Longest standing permission, in days.
    pub max_days: u32,
    /// Most money a standing permission can have a day, in cents.
    pub max_cents_a_day: u32,
    /// New cards an hour.
    pub cards_an_hour: u32,
    /// New cards a day.
    pub cards_a_day: u32,
}

/// The strangers' lane.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Lane {
    /// Whether there is one; in plain mode only where it was asked for.
    pub on: bool,
    /// What answers.
    pub engine: Engine,
    /// The Claude CLI, for the engine `cli`.
    pub cli: PathBuf,
    /// The model.
    pub model: String,
    /// Where the public knowledge is, below the home of the session's user.
    pub knowledge: PathBuf,
    /// How much it answers.
    pub limits: Limits,
}

/// What answers a stranger.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Engine {
    /// One call of the Messages API.
    Api,
    /// The Claude CLI, started anew for each answer.
    Cli,
}

impl Engine {
    /// `api` or `cli`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Api => "api",
            Self::Cli => "cli",
        }
    }
}

/// What an owner gets who said nothing else.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OwnerDefaults {
    /// Language of cards.
    pub language: Language,
    /// Zone of the tz database.
    pub time_zone: String,
    /// Quiet hours, as minutes of the day: from, to.
    pub quiet: (u32, u32),
    /// When the evening summary comes, as a minute of the day.
    pub summary: u32,
}

/// A language that the gate speaks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Language {
    /// English.
    En,
    /// Russian.
    Ru,
}

impl Language {
    /// Reads `en` or `ru`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "en" => Some(Self::En),
            "ru" => Some(Self::Ru),
            _ => None,
        }
    }

    /// `en` or `ru`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }
}

/// The sockets, by name.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Socket {
    /// The keeper's.
    Keeper,
    /// The receiver's, for session users.
    Session,
    /// The proxy's, for session users.
    Consent,
    /// The proxy's, for the receiver.
    ConsentIo,
    /// The runner's, for the proxy.
    Runner,
    /// The lane's, for the receiver and for the program that brings it public knowledge.
    Lane,
}

impl Socket {
    /// Every socket, in the order in which they are made.
    pub const ALL: [Self; 6] = [Self::Keeper, Self::Session, Self::Consent, Self::ConsentIo, Self::Runner, Self::Lane];

    /// Its path below `run`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Keeper => "mila-keys/keeper.sock",
            Self::Session => "mila-io/session.sock",
            Self::Consent => "mila-io/consent.sock",
            Self::ConsentIo => "mila-io/consent.io.sock",
            Self::Runner => "mila-act/runner.sock",
            Self::Lane => "mila-lane/lane.sock",
        }
    }
}

impl Config {
    /// The path of a socket.
    #[must_use]
    pub fn socket(&self, socket: Socket) -> PathBuf {
        self.run.join(socket.path())
    }
}
