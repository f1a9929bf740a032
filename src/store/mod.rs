//! Files with a format.

#![forbid(unsafe_code)]

pub mod append_file;
pub mod button_key;
pub mod draft;
pub mod folder;
pub mod journal_file;
pub mod owners;
pub mod spool;
pub mod state_file;
#[cfg(test)]
pub(crate) mod temp;
pub mod zone_file;
