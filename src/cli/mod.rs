//! The commands.

#![forbid(unsafe_code)]

pub mod args;
pub mod check_text;
pub mod config_check;
pub mod decisions;
pub mod freeze;
pub mod kind;
pub mod owner;
pub mod pending;
pub mod setup;
pub mod status;
pub mod test_card;
pub mod up;
