//! What the fold and the questions asked of it promise.

mod chat;
mod fold;
mod permission;
mod press;
mod walk;
