//! The decisions journal: records, the chain, its check. Usable on any reader.

#![forbid(unsafe_code)]

pub mod anchor;
pub mod chain;
pub mod parse;
pub mod record;
pub mod render;
pub mod verify;
