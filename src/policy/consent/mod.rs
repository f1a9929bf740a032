//! Consent, pure: the state is the fold of the decisions journal, and every question is asked with time as an argument.
//!
//! [`Gate`] remembers decisions and nothing else does; [`judge`] says what a press is worth; [`Watch`] says when the clock
//! cannot be believed.

mod answer;
mod ask;
mod clock;
mod connect;
mod gate;
mod permission;
mod press;
mod request;
mod tally;
mod verb;
mod view;

pub use answer::{Told, answer};
pub use ask::{Asking, Caps, Turn, Verdict};
pub use clock::Watch;
pub use connect::{Connect, left, moved, only};
pub use gate::{Chat, Frozen, Gate, Misfit, ends};
pub use permission::{Days, Grows, Over, Permission, Spent, Use, Wanted};
pub use press::{Ask, Grant, Judged, Press, Scene, Seen, Standing, TakeAway, Why, judge};
pub use request::{End, Phase, Request};
pub use tally::Tally;
pub use verb::{Subject, Verb, button};

#[cfg(test)]
mod tests;
