//! The daemons. They never import each other.

#![forbid(unsafe_code)]

pub mod consent;
pub mod keeper;
pub mod receiver;
pub mod runner;
pub mod skeleton;
