//! End to end: people, groups and the session's inbox. The real daemons, each test with a process tree of its own, against
//! the stand's Bot API server.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::arithmetic_side_effects,
    clippy::print_stderr,
    clippy::disallowed_methods,
    clippy::needless_pass_by_value,
    clippy::wildcard_enum_match_arm,
    reason = "tests: a broken assumption ends them loudly"
)]

#[cfg(test)]
mod flood;
#[cfg(test)]
mod groups;
#[cfg(test)]
mod help;
#[cfg(test)]
mod host;
#[cfg(test)]
mod lane;
#[cfg(test)]
mod owners;
#[cfg(test)]
mod private;
#[cfg(test)]
mod prompts;
#[cfg(test)]
mod sends;
#[path = "../stand/lib.rs"]
mod stand;
#[cfg(test)]
mod team;
#[cfg(test)]
mod uids;
#[cfg(test)]
#[allow(dead_code, reason = "shared with the keeper's tests")]
#[path = "../keeper/upstream.rs"]
mod upstream;
#[cfg(test)]
mod voice;
