//! What the fold and the questions asked of it promise.

mod fold;
mod press;
