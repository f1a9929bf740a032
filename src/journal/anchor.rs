//! Anchors: heads of the journal that somebody wrote down earlier, such as those on an owner's phone.

use std::fmt;
use std::io;
use std::io::BufRead;

use crate::base::digest::Digest;
use crate::base::limits::ANCHORS_MAX;

/// Fewest digits: 48 bits.
const DIGITS_MIN: usize = 12;
/// Most digits: the whole hash.
const DIGITS_MAX: usize = 64;
/// Below this many digits another line with the same ones can be searched for.
const DIGITS_STRONG: usize = 20;
/// Letters of a line number: that of `u64::MAX`.
const NUMBER_MAX: usize = 20;

/// A line's number and the beginning of its hash.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Anchor {
    n: u64,
    digits: String,
}

impl Anchor {
    /// Reads `N:H`, H being 12 to 64 lower-case hex digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (number, digits) = text.split_once(':')?;
        let hex = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let whole = hex && (DIGITS_MIN..=DIGITS_MAX).contains(&digits.len());
        let n = number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().ok())??;
        (whole && n > 0).then(|| Self { n, digits: digits.to_owned() })
    }

    /// The line it speaks of.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// Whether it is short enough that another line with the same digits can be searched for.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        self.digits.len() < DIGITS_STRONG
    }

    /// Whether a line's hash begins as this anchor says.
    #[must_use]
    pub fn holds(&self, h: &Digest) -> bool {
        h.hex().starts_with(&self.digits)
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.n, self.digits)
    }
}

/// Every anchor that stands alone in a text or a chat export, that is, between anything but letters, digits, `_` and `:`.
///
/// # Errors
/// When the text cannot be read, or holds more anchors than one check takes.
pub fn find(mut text: impl BufRead) -> io::Result<Vec<Anchor>> {
    const WORD_MAX: usize = NUMBER_MAX + 1 + DIGITS_MAX;
    let mut found = Vec::new();
    let mut word = String::new();
    loop {
        let bytes = text.fill_buf()?;
        if bytes.is_empty() {
            found.extend(Anchor::parse(&word));
            return Ok(found);
        }
        for byte in bytes {
            if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':') {
                // One letter more than an anchor has is enough to know that this is none.
                if word.len() <= WORD_MAX {
                    word.push(char::from(*byte));
                }
            } else {
                found.extend(Anchor::parse(&word));
                word.clear();
            }
        }
        if found.len() > ANCHORS_MAX {
            return Err(io::Error::other("more than 100000 anchors"));
        }
        let read = bytes.len();
        text.consume(read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_anchor_has_12_to_64_lower_case_digits() {
        let h = "6f8093d5a016a7fb3ef0267c560758ea01c5ad932a16baa3300c7ae279729b24";
        for digits in [12, 19, 20, 32, 64] {
            let anchor = Anchor::parse(&format!("6:{h:.digits$}")).unwrap();
            assert_eq!(anchor.is_weak(), digits < 20);
            assert!(anchor.holds(&Digest::parse_hex(h).unwrap()));
            assert!(!anchor.holds(&Digest::ZERO));
        }
        for wrong in [
            "",
            "6",
            "6:",
            "6:6f8093d5a01",
            ":6f8093d5a016",
            "0:6f8093d5a016",
            "-6:6f8093d5a016",
            "+6:6f8093d5a016",
            "6:6F8093d5a016",
            "6:6f8093d5a01g",
            "99999999999999999999:6f8093d5a016",
        ] {
            assert_eq!(Anchor::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Anchor::parse(&format!("6:{h}0")), None);
    }

    #[test]
    fn anchors_are_found_where_they_stand_alone() {
        let text = "Anna, [30.11.2026 14:04]\nPublished. 6:6f8093d5a016a7fb3ef0267c560758ea\n\
            <code>7:0123456789ab</code> \"8:0123456789abcdef0123\", (9:0123456789ab). Голова 10:0123456789ab\n\
            x11:0123456789ab 12:0123456789abx 13:0123456789ab: 14:0123_456789ab at 15:04 00:1a:2b:3c:4d:5e\n16:0123456789ab";
        for buffer in [1, 7, 8192] {
            let found = find(io::BufReader::with_capacity(buffer, text.as_bytes())).unwrap();
            assert_eq!(found.iter().map(Anchor::n).collect::<Vec<_>>(), [6, 7, 8, 9, 10, 16]);
        }
        let endless = "1".repeat(1_000_000);
        assert!(find(endless.as_bytes()).unwrap().is_empty());
    }
}
