//! End to end, by those who mean harm or whose luck is bad: strangers, a session that was taken over, daemons that hang or die, a
//! Telegram in a mood, a disk that is full.
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
mod common;
#[cfg(test)]
mod crashes;
#[cfg(test)]
mod disk;
#[cfg(test)]
mod groups;
#[cfg(test)]
#[path = "../inbox/help.rs"]
#[allow(dead_code, reason = "shared with the tests of the inbox")]
mod help;
#[cfg(test)]
mod lane;
#[cfg(test)]
mod permissions;
#[cfg(test)]
mod presses;
#[cfg(test)]
mod session;
#[path = "../stand/lib.rs"]
mod stand;
#[cfg(test)]
mod strangers;
