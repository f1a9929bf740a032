//! The subset of the Bot API that is used.

#![forbid(unsafe_code)]

pub mod file_path;
pub mod markdown;
pub mod method;
pub mod multipart;
pub mod offset;
pub mod pieces;
pub mod reactions;
pub mod rich;
pub mod update;
pub mod view;
