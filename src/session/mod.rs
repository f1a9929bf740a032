//! The session's side.

#![forbid(unsafe_code)]

pub mod ask;
pub mod reach;
