//! The shape of the configuration file, before anything in it is checked. Unknown fields are errors.
//!
//! A `Value` is what may be of two types; its reader in `load` knows both.

use serde::Deserialize;
use serde_json::Value;

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConfig {
    pub(super) run: Option<String>,
    pub(super) state: Option<String>,
    pub(super) keys: Option<String>,
    pub(super) kinds: Option<String>,
    pub(super) routes: Option<String>,
    pub(super) users: RawUsers,
    pub(super) group: Option<Value>,
    #[serde(default)]
    pub(super) keeper: RawKeeper,
    #[serde(default)]
    pub(super) network: RawNetwork,
    #[serde(default)]
    pub(super) consent: RawConsent,
    #[serde(default)]
    pub(super) lane: RawLane,
    #[serde(default)]
    pub(super) owner: RawOwner,
    #[serde(default)]
    pub(super) guests: RawGuests,
    pub(super) dangerous_clock_file: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawUsers {
    pub(super) keys: Option<Value>,
    pub(super) io: Option<Value>,
    pub(super) consent: Option<Value>,
    pub(super) act: Option<Value>,
    pub(super) guest: Option<Value>,
    pub(super) session: Vec<Value>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKeeper {
    pub(super) tcp: Option<String>,
    #[serde(default)]
    pub(super) upstreams: RawUpstreams,
    #[serde(default)]
    pub(super) upload_hosts: Vec<String>,
    pub(super) claude: Option<RawClaude>,
    pub(super) guest: Option<RawGuest>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawUpstreams {
    pub(super) telegram: Option<Value>,
    pub(super) anthropic: Option<Value>,
    pub(super) zernio: Option<Value>,
    pub(super) voice: Option<Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawClaude {
    #[serde(default)]
    pub(super) on: bool,
    pub(super) tokens_a_day: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGuest {
    pub(super) models: Option<Vec<String>>,
    pub(super) a_day: Option<u64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNetwork {
    pub(super) family: Option<String>,
    pub(super) proxy: Option<Value>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConsent {
    pub(super) press_seconds: Option<u64>,
    pub(super) max_days: Option<u64>,
    pub(super) max_cents_a_day: Option<u64>,
    pub(super) cards_an_hour: Option<u64>,
    pub(super) cards_a_day: Option<u64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLane {
    pub(super) engine: Option<String>,
    pub(super) model: Option<String>,
    pub(super) knowledge: Option<String>,
    pub(super) per_minute: Option<u64>,
    pub(super) per_day: Option<u64>,
    pub(super) per_user: Option<u64>,
    pub(super) day_all: Option<u64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOwner {
    pub(super) language: Option<String>,
    pub(super) time_zone: Option<String>,
    pub(super) quiet: Option<[String; 2]>,
    pub(super) summary: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGuests {
    pub(super) keep_days: Option<u64>,
}
