//! Files with a format.

#![forbid(unsafe_code)]

pub mod append_file;
pub mod button_key;
pub mod folder;
pub mod journal_file;
pub mod owners;
pub mod spool;
pub mod state_file;
