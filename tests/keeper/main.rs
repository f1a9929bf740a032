//! The keeper as a process of its own, between callers of every uid and an upstream that keeps no rules. As root each caller has
//! its own uid; otherwise everything is one user in plain mode, and what needs walls says aloud that it was skipped.
#![allow(
    unsafe_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    clippy::print_stderr,
    clippy::disallowed_methods,
    clippy::multiple_unsafe_ops_per_block,
    reason = "tests: a broken assumption ends them loudly; a thread becomes another user by a system call"
)]

#[cfg(test)]
mod bounds;
#[cfg(test)]
mod callers;
#[cfg(test)]
mod file;
mod gate;
#[allow(dead_code, reason = "shared with the tests of the walls, which use all of it")]
#[path = "../walls/help.rs"]
mod help;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod lease;
#[cfg(test)]
mod matrix;
#[cfg(test)]
mod mutate;
#[cfg(test)]
mod names;
#[cfg(test)]
mod outside;
#[cfg(test)]
mod restart;
#[cfg(test)]
mod routes;
#[cfg(test)]
mod storm;
#[cfg(test)]
mod streams;
#[cfg(test)]
mod tcp;
mod upstream;
