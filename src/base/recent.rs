//! The last so many things that were seen: a set with a bound.

use std::collections::{HashSet, VecDeque};
use std::hash::Hash;

/// Remembers the last `most` different things; the oldest is forgotten first.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Recent<T: Eq + Hash> {
    most: usize,
    order: VecDeque<T>,
    known: HashSet<T>,
}

impl<T: Copy + Eq + Hash> Recent<T> {
    /// Nothing was seen yet.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most, order: VecDeque::new(), known: HashSet::new() }
    }

    /// Whether it was seen.
    #[must_use]
    pub fn has(&self, thing: &T) -> bool {
        self.known.contains(thing)
    }

    /// It was seen now. What was seen already keeps its place.
    pub fn put(&mut self, thing: T) {
        if !self.known.insert(thing) {
            return;
        }
        self.order.push_back(thing);
        if self.order.len() > self.most {
            if let Some(oldest) = self.order.pop_front() {
                self.known.remove(&oldest);
            }
        }
    }

    /// Everything that is remembered, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.order.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten_when_there_are_too_many() {
        let mut recent = Recent::new(3);
        for thing in [1, 2, 3, 2, 1, 4] {
            recent.put(thing);
        }
        assert_eq!(recent.iter().copied().collect::<Vec<_>>(), [2, 3, 4]);
        assert!(!recent.has(&1) && recent.has(&4) && recent.known.len() == 3);
    }
}
