//! Waits that grow, and that a stop ends at once.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A wait that doubles from `first` to `most`, with up to a quarter more so that nobody keeps step with anybody.
#[derive(Debug)]
pub(super) struct Growing {
    first: Duration,
    most: Duration,
    next: Duration,
}

impl Growing {
    pub(super) const fn new(first: Duration, most: Duration) -> Self {
        Self { first, most, next: first }
    }

    /// All is well again: the next wait is the first one.
    pub(super) fn reset(&mut self) {
        self.next = self.first;
    }

    /// How long to wait now.
    pub(super) fn next(&mut self, random: u8) -> Duration {
        let now = self.next.min(self.most);
        self.next = now.saturating_mul(2).min(self.most);
        // A quarter is 64/256; `random` takes up to that part of it.
        let more = now.saturating_mul(u32::from(random) / 4).checked_div(256).unwrap_or_default();
        now.saturating_add(more)
    }
}

/// Set once, when the daemon is told to stop.
#[derive(Debug, Default)]
pub(super) struct Halt {
    set: Mutex<bool>,
    changed: Condvar,
}

impl Halt {
    pub(super) fn set(&self) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    pub(super) fn is_set(&self) -> bool {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits, and says whether it was ended by the stop.
    pub(super) fn wait(&self, most: Duration) -> bool {
        let Some(end) = Instant::now().checked_add(most) else { return self.is_set() };
        let mut set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        while !*set {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            set = self.changed.wait_timeout(set, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn a_wait_doubles_up_to_its_bound_and_begins_anew_when_all_is_well() {
        let mut waits = Growing::new(Duration::from_secs(3), Duration::from_secs(10));
        let mut next = |random| waits.next(random).as_millis();
        assert_eq!((next(0), next(0), next(0), next(0)), (3000, 6000, 10_000, 10_000));
        assert_eq!(next(255), 12_460, "a quarter more at most");
        waits.reset();
        assert_eq!(waits.next(0), Duration::from_secs(3));
    }

    #[test]
    fn a_stop_ends_a_wait_at_once() {
        let halt = Arc::new(Halt::default());
        assert!(!halt.wait(Duration::from_millis(1)));
        let waiter = Arc::clone(&halt);
        let thread =
            crate::sys::thread::spawn("waiter", 64 * 1024, move || waiter.wait(Duration::from_secs(600))).unwrap();
        halt.set();
        assert!(thread.join().unwrap());
        assert!(halt.wait(Duration::from_secs(600)), "and every later one");
    }
}
