//! The daemons. They never import each other.

#![forbid(unsafe_code)]

pub mod consent;
pub mod keeper;
pub mod lane;
pub mod receiver;
pub mod runner;
pub mod skeleton;
