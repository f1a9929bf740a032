//! Money is whole cents; only people read it with a point.

use std::fmt;

/// An amount as people read it: `$1.20`.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Cents(pub u64);

impl From<u32> for Cents {
    fn from(cents: u32) -> Self {
        Self(u64::from(cents))
    }
}

impl fmt::Display for Cents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}.{:02}", self.0.div_euclid(100), self.0.rem_euclid(100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cents_read_as_dollars_with_two_places() {
        for (cents, text) in [(0, "$0.00"), (5, "$0.05"), (120, "$1.20"), (100_000, "$1000.00")] {
            assert_eq!(Cents(cents).to_string(), text);
        }
    }
}
