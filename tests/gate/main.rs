//! End to end: the real daemons in a folder of their own against the stand's Bot API server. Every test has its own
//! process tree, and as root its own uids.
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
mod again;
#[cfg(test)]
mod card;
#[cfg(test)]
mod channel;
#[cfg(test)]
mod channel_hostile;
#[cfg(test)]
mod clock;
#[cfg(test)]
mod disk;
#[cfg(test)]
mod examples;
#[cfg(test)]
mod frozen;
#[cfg(test)]
mod groups;
#[cfg(test)]
mod help;
#[cfg(test)]
mod killed;
#[cfg(test)]
mod main_job;
#[cfg(test)]
#[cfg(test)]
mod memory;
#[cfg(test)]
mod owners;
#[cfg(test)]
mod pairing;
#[cfg(test)]
mod permissions;
#[cfg(test)]
mod photos;
#[cfg(test)]
mod press;
#[cfg(test)]
mod quiet;
#[cfg(test)]
mod restart;
#[cfg(test)]
mod run;
#[cfg(test)]
mod session;
#[path = "../stand/lib.rs"]
mod stand;
#[cfg(test)]
mod telegram;
#[cfg(test)]
#[allow(dead_code, reason = "shared with the keeper's tests")]
#[path = "../keeper/upstream.rs"]
mod upstream;
#[cfg(test)]
mod voice;
#[cfg(test)]
mod walls;
#[cfg(test)]
mod wins;
#[cfg(test)]
mod wire;
#[cfg(test)]
mod zernio;
