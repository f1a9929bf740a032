//! The walls of the kernel layer and of the daemons' frame, with real uids and namespaces. Without root there are none to test:
//! each test then says aloud that it was skipped.
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

#[path = "walls/daemons.rs"]
mod daemons;
#[path = "walls/help.rs"]
mod help;
#[path = "walls/kernel.rs"]
mod kernel;
#[path = "walls/sockets.rs"]
mod sockets;
#[path = "walls/up.rs"]
mod up;
