//! The only unsafe code: a safe API over libc. No policy, no JSON.

#![allow(unsafe_code, reason = "the one layer that speaks to the kernel; every block names its invariant")]

mod check;
pub mod child;
pub mod clock;
pub mod creds;
pub mod fd;
pub mod file;
pub mod lock;
pub mod lockdown;
pub mod memory;
pub mod netns;
pub mod notify;
pub mod poll;
pub mod random;
pub mod signal;
pub mod sock_diag;
pub mod socket;
pub mod thread;
