//! The session's side.

#![forbid(unsafe_code)]

pub mod ask;
pub mod channel;
pub mod fetched;
mod files;
pub mod folder;
pub mod hook;
pub mod inbox;
pub mod knowledge;
pub mod link;
pub mod photos;
pub mod reach;
pub mod shown;
pub mod transcribe;
pub mod unattended;
