//! The strangers' lane end to end: the real daemons, a model of the stand's, and callers of every uid at its socket.
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
mod answers;
#[cfg(test)]
mod cli;
#[cfg(test)]
mod help;
#[cfg(test)]
mod injections;
#[cfg(test)]
mod knowledge;
#[cfg(test)]
mod limits;
#[path = "../stand/lib.rs"]
mod stand;
#[cfg(test)]
mod walls;
