//! What shows and what does not: the rule that every text of a card passes, its repair, and where a long text is cut.

#![forbid(unsafe_code)]

pub mod emoji;
pub mod file_name;
pub mod fixed;
pub mod joiner;
pub mod marks;
pub mod split;
pub mod telegram;
pub mod visible;
