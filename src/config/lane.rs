//! The lane's part of the configuration, and the variables that stand before it.

use std::path::PathBuf;

use crate::base::limits::GUEST_CALLS_A_DAY;
use crate::config::fault::{ConfigError, Source};
use crate::config::load::{GUEST_MODEL, absolute, model_name, number};
use crate::config::raw::RawLane;
use crate::config::{Engine, Lane};
use crate::policy::lane::limits::Limits;

/// Where the public knowledge is, below the home of the session's user.
const KNOWLEDGE: &str = "work/knowledge-for-people";

pub(super) fn knowledge(source: &Source<'_>, value: Option<String>) -> Result<PathBuf, ConfigError> {
    let below = value.unwrap_or_else(|| KNOWLEDGE.to_owned());
    match absolute(&format!("/{below}")) {
        Some(_) => Ok(PathBuf::from(below)),
        None => Err(source.fault("lane.knowledge", "needs a path below the session user's home, without `..`")),
    }
}

/// Where the Claude CLI is.
const CLI: &str = "/usr/local/bin/claude";

/// In plain mode there is one only where it was asked for.
pub(super) fn is_on(raw: &RawLane, plain: bool) -> bool {
    raw.on.unwrap_or(!plain)
}

pub(super) fn lane(source: &Source<'_>, raw: RawLane, plain: bool) -> Result<Lane, ConfigError> {
    let on = is_on(&raw, plain);
    let engine = match raw.engine.as_deref() {
        None | Some("api") => Engine::Api,
        Some("cli") => Engine::Cli,
        Some(_) => return Err(source.fault("lane.engine", "needs api or cli")),
    };
    let cli = raw.cli.unwrap_or_else(|| CLI.to_owned());
    let cli = absolute(&cli).ok_or_else(|| source.fault("lane.cli", "needs the absolute path of the Claude CLI"))?;
    let model = raw.model.unwrap_or_else(|| GUEST_MODEL.to_owned());
    model_name(source, "lane.model", &model)?;
    let knowledge = knowledge(source, raw.knowledge)?;
    let usual = Limits::default();
    let count = |field: &str, value: Option<u64>, usual: usize| {
        // More than the keeper lets through in a day would be a promise that nobody keeps.
        let most = number(source, field, value, 1..=GUEST_CALLS_A_DAY, u32::try_from(usual).unwrap_or_default())?;
        Ok(usize::try_from(most).unwrap_or_default())
    };
    let limits = Limits {
        minute: count("lane.per_minute", raw.per_minute, usual.minute)?,
        chat: count("lane.per_day", raw.per_day, usual.chat)?,
        user: count("lane.per_user", raw.per_user, usual.user)?,
        day: count("lane.day_all", raw.day_all, usual.day)?,
    };
    Ok(Lane { on, engine, cli, model, knowledge, limits })
}

/// The variables of the environment that stand before the keys of the lane's part.
pub const LANE_VARIABLES: [&str; 5] = ["LANE_MODEL", "LANE_PER_MIN", "LANE_PER_DAY", "LANE_PER_USER", "LANE_DAY_ALL"];

/// Puts what the environment says in the place of the lane's keys. What is no number counts as 0, which no limit can be.
pub(super) fn with_variables(lane: &mut RawLane, of: impl Fn(&str) -> Option<String>) {
    let [model, minute, chat, user, day] = LANE_VARIABLES.map(|name| of(name).filter(|value| !value.is_empty()));
    lane.model = model.or_else(|| lane.model.take());
    for (value, key) in [
        (minute, &mut lane.per_minute),
        (chat, &mut lane.per_day),
        (user, &mut lane.per_user),
        (day, &mut lane.day_all),
    ] {
        *key = value.map(|value| value.parse().unwrap_or_default()).or(*key);
    }
}
