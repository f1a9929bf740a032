//! The shape of the configuration file, before anything in it is checked. Unknown fields are errors.
//!
//! A `Value` is what may be of two types; its reader in `load` knows both.

use std::collections::BTreeMap;

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
    pub(super) voice: Option<RawVoice>,
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

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawVoice {
    pub(super) model: Option<String>,
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
    pub(super) on: Option<bool>,
    pub(super) engine: Option<String>,
    pub(super) cli: Option<String>,
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

/// A route of the operator's (FORMATS §7).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoute {
    pub(super) v: u64,
    pub(super) id: String,
    pub(super) url: Value,
    pub(super) methods: Vec<String>,
    pub(super) paths: Vec<String>,
    pub(super) key: RawKey,
    pub(super) headers: Vec<String>,
    pub(super) body: u64,
    pub(super) answer: u64,
    pub(super) seconds: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKey {
    pub(super) file: Option<String>,
    #[serde(rename = "in")]
    pub(super) place: String,
    pub(super) name: Option<String>,
    pub(super) prefix: Option<String>,
}

/// A definition of a kind (FORMATS §6).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKind {
    pub(super) v: u64,
    pub(super) id: String,
    pub(super) initial: Option<String>,
    #[serde(default)]
    pub(super) mandate_ok: bool,
    pub(super) seconds: u64,
    pub(super) command: Vec<String>,
    pub(super) routes: Vec<String>,
    pub(super) cost: RawCost,
    pub(super) fields: BTreeMap<String, RawField>,
    pub(super) order: Vec<String>,
    pub(super) files: Option<RawFiles>,
    #[serde(default)]
    pub(super) targets: BTreeMap<String, RawTarget>,
    pub(super) words: RawBothWords,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCost {
    pub(super) fixed: Option<u64>,
    pub(super) field: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawField {
    #[serde(rename = "type")]
    pub(super) shape: String,
    pub(super) max: Option<u64>,
    pub(super) of: Option<Vec<String>>,
    pub(super) from: Option<Vec<String>>,
    pub(super) many: Option<u64>,
    #[serde(default)]
    pub(super) optional: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFiles {
    pub(super) max: u64,
    pub(super) bytes: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTarget {
    pub(super) name: String,
    /// Whatever the program is to be told; taken from the strict reading of the same text.
    #[serde(rename = "runs")]
    pub(super) _runs: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBothWords {
    pub(super) en: RawWords,
    pub(super) ru: RawWords,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawWords {
    pub(super) act: String,
    pub(super) yes: String,
    pub(super) doing: String,
    pub(super) done: String,
    pub(super) not_done: String,
    pub(super) short: String,
    pub(super) unit: String,
}
