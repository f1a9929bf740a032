//! What people read, one file a language.

#![forbid(unsafe_code)]

pub mod en;
pub mod ru;
