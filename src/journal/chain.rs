//! One line after another: numbers without a gap, each line holding the hash of the one above it, time never falling.

use crate::base::digest::Digest;
use crate::base::time::Wall;

use super::record::{Entry, Head, Step, Wrong};
use super::render::render;

/// The end of a journal: what the next line must continue.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Chain {
    head: Head,
    ts: Wall,
}

impl Chain {
    /// A journal without a line.
    #[must_use]
    pub fn new() -> Self {
        Self { head: Head::NONE, ts: Wall::clamped(0) }
    }

    /// The last line.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.head
    }

    /// When the last line was written; 1970 before the first.
    #[must_use]
    pub const fn ts(&self) -> Wall {
        self.ts
    }

    /// The line that `step` makes here, without its line feed. Its time is `now`, or the last line's where the clock is behind.
    #[must_use]
    pub fn next(&self, now: Wall, step: &Step) -> (String, Digest) {
        render(self.head.n.saturating_add(1), now.max(self.ts), step, &self.head.h)
    }

    /// Goes on to `entry`, if it continues this chain.
    ///
    /// # Errors
    /// How it does not.
    pub fn take(&mut self, entry: &Entry) -> Result<(), Wrong> {
        let due = self.head.n.saturating_add(1);
        if entry.n > due {
            return Err(Wrong::new(format!("n is {} where {due} is due: a line was removed", entry.n)));
        }
        if entry.n < due {
            return Err(Wrong::new(format!("n is {} where {due} is due: a line was inserted or repeated", entry.n)));
        }
        if entry.prev != self.head.h {
            return Err(Wrong::new(if self.head.n == 0 {
                "prev of the first line is not zeros: the beginning was removed".to_owned()
            } else {
                format!(
                    "prev is not the hash of line {}: that one was changed, or one was inserted or removed",
                    self.head.n
                )
            }));
        }
        if entry.ts < self.ts {
            return Err(Wrong::new("ts falls"));
        }
        *self = Self { head: entry.head(), ts: entry.ts };
        Ok(())
    }
}

impl Default for Chain {
    fn default() -> Self {
        Self::new()
    }
}
