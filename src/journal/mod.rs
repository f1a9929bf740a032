//! The decisions journal: records, the chain, its check. Usable on any reader.

#![forbid(unsafe_code)]

pub mod chain;
pub mod record;
pub mod verify;
