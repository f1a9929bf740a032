//! The stand: a Bot API server that keeps Telegram's rules, people who press its buttons, and the real daemons run
//! against it in one folder. The binary `mila-stand` and the end-to-end tests are built from the same files.
//!
//! - [`world`] is the state behind the server: chats, messages, updates, presses, files; everything can be awaited.
//! - [`server`] speaks HTTP; [`methods`] and its neighbours answer the methods; [`faults`] are what tests script.
//! - [`people`] are an owner, a stranger, another holder of the token; [`say`] is what they write, [`groups`] what
//!   happens to chats.
//! - [`gate`] starts the daemons; [`session`] is the agent's side of it; [`story`] is the main job, told and checked.
#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::arithmetic_side_effects,
    clippy::missing_panics_doc,
    clippy::missing_errors_doc,
    clippy::panic_in_result_fn,
    clippy::unwrap_in_result,
    clippy::wildcard_enum_match_arm,
    reason = "the stand is a test program: a broken assumption must end it loudly, and nothing outside trusts it"
)]
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the stand plays the outside world: it has a clock, threads and a terminal of its own"
)]
#![allow(
    dead_code,
    unreachable_pub,
    clippy::must_use_candidate,
    clippy::needless_pass_by_value,
    clippy::return_self_not_must_use,
    clippy::struct_excessive_bools,
    missing_debug_implementations,
    reason = "the binary and the tests share these files, and each uses its own part of them"
)]

pub mod claude;
pub mod clean;
pub mod commands;
pub mod edit;
pub mod entities;
pub mod faults;
pub mod files;
pub mod form;
pub mod gate;
pub mod groups;
pub mod http;
pub mod log;
pub mod mcp;
pub mod methods;
pub mod model;
pub mod note;
pub mod people;
pub mod phone;
pub mod plan;
pub mod say;
pub mod send;
pub mod server;
pub mod session;
pub mod story;
pub mod story_guests;
pub mod story_knowledge;
pub mod story_session;
pub mod uids;
pub mod updates;
pub mod world;
