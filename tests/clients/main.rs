//! Real clients. At the keeper's TCP side: the Claude CLI, curl, Python's and this program's own HTTP library, each as a user of
//! its own, with a stand-in of the Messages API behind the keeper. At the session's MCP server: Python's MCP library, the
//! TypeScript SDK and the Claude CLI, with the real daemons and the stand behind it.
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
    reason = "tests: a broken assumption ends them loudly; a thread becomes another user by a system call"
)]

#[cfg(test)]
mod agent;
#[cfg(test)]
mod bridge;
#[cfg(test)]
mod cli;
#[allow(dead_code, reason = "shared with the tests of the walls, which use all of it")]
#[path = "../walls/help.rs"]
mod help;
#[cfg(test)]
mod http;
#[cfg(test)]
mod mcp;
#[cfg(test)]
mod model;
#[cfg(test)]
mod plugin;
#[cfg(test)]
mod session;
#[cfg(test)]
mod setup;
#[allow(unused_imports, reason = "the stand has more than these tests need")]
#[path = "../stand/lib.rs"]
mod stand;
