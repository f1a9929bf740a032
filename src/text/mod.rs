//! What shows and what does not.

#![forbid(unsafe_code)]

pub mod emoji;
pub mod fixed;
pub mod joiner;
pub mod marks;
pub mod split;
pub mod visible;
