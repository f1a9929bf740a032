//! Decisions, with time and randomness as arguments.

#![forbid(unsafe_code)]

pub mod card;
pub mod consent;
pub mod events;
pub mod group;
pub mod guest;
pub mod inbox;
pub mod keys;
pub mod lane;
pub mod leased;
pub mod outcome;
pub mod outgoing;
pub mod pace;
pub mod passing;
pub mod payload;
pub mod people;
pub mod presence;
pub mod prompt;
pub mod publish;
pub mod quiet;
pub mod rate;
pub mod route;
pub mod team;
