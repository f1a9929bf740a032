//! The subset of the Bot API that is used.

#![forbid(unsafe_code)]

pub mod file_path;
pub mod method;
pub mod multipart;
pub mod offset;
pub mod update;
pub mod view;
