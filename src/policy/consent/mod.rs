//! Consent, pure: the state is the fold of the decisions journal, and every question is asked with time as an argument.
//!
//! [`Gate`] remembers decisions and nothing else does; [`judge`] says what a press is worth; [`Watch`] says when the clock
//! cannot be believed.

mod answer;
mod ask;
mod clock;
mod gate;
mod press;
mod request;
mod tally;
mod view;

pub use answer::{Told, answer};
pub use ask::{Asking, Caps, Turn, Verdict};
pub use clock::Watch;
pub use gate::{Frozen, Gate, Misfit, ends};
pub use press::{Ask, Grant, Judged, Press, Scene, Seen, Standing, Subject, TakeAway, Verb, Why, button, judge};
pub use request::{End, Phase, Request};
pub use tally::Tally;

#[cfg(test)]
mod tests;
