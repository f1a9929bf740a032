//! Plain types, no I/O.

#![forbid(unsafe_code)]

pub mod answer;
pub mod base64;
pub mod button;
pub mod code;
pub mod digest;
pub mod exit;
pub mod ids;
pub mod json;
pub mod limits;
pub mod money;
pub mod recent;
pub mod refusal;
pub mod secret;
pub mod shown;
pub mod state;
pub mod time;
pub mod zone;
