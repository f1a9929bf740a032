//! Bytes in flight: what one uid can make the keeper hold, so that no other uid waits for it.

use std::collections::HashMap;

/// Bytes held, by uid, each under the same bound: the share of one is never another's.
#[derive(Debug)]
pub struct Bytes {
    most: u64,
    held: HashMap<u32, u64>,
}

impl Bytes {
    /// Nothing held yet; `most` bytes for each uid.
    #[must_use]
    pub fn new(most: u64) -> Self {
        Self { most, held: HashMap::new() }
    }

    /// Takes `bytes` for a uid, unless that would be more than its bound.
    #[must_use]
    pub fn take(&mut self, uid: u32, bytes: u64) -> bool {
        let now = self.held.get(&uid).copied().unwrap_or_default();
        match now.checked_add(bytes).filter(|sum| *sum <= self.most) {
            Some(sum) => {
                self.held.insert(uid, sum);
                true
            }
            None => false,
        }
    }

    /// Gives bytes back.
    pub fn give(&mut self, uid: u32, bytes: u64) {
        let now = self.held.get(&uid).copied().unwrap_or_default();
        match now.saturating_sub(bytes) {
            0 => {
                self.held.remove(&uid);
            }
            left => {
                self.held.insert(uid, left);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_uid_cannot_take_anothers_share() {
        let mut bytes = Bytes::new(100);
        assert!(bytes.take(2, 100));
        assert!(!bytes.take(2, 1));
        assert!(bytes.take(3, 100));
        bytes.give(2, 40);
        assert!(bytes.take(2, 40));
        assert!(!bytes.take(2, u64::MAX));
    }
}
