//! The one type that holds a key: it cannot be printed or copied, and is wiped when it goes.

use std::fmt;

use crate::sys::memory;

/// Bytes that nobody may see. No `Display`, no `Clone`, no serde; wiped on drop.
pub struct Secret(Box<[u8]>);

impl Secret {
    /// Takes the bytes over; nothing else holds them afterwards.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        // A vector with spare room would be copied by `into_boxed_slice` and leave the old bytes behind.
        let mut bytes = bytes;
        let boxed: Box<[u8]> = bytes.as_slice().into();
        memory::wipe(&mut bytes);
        Self(boxed)
    }

    /// The bytes, for the one place that puts them in a header, a path or a MAC.
    #[must_use]
    pub fn expose(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        memory::wipe(&mut self.0);
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// `123456789:AA…`: digits, a colon, at least 30 letters, digits, `_` or `-` (Bot API, *Authorizing your bot*). Nothing in it
/// needs escaping in a path.
#[must_use]
pub fn is_bot_token(key: &[u8]) -> bool {
    let mut halves = key.splitn(2, |b| *b == b':');
    let (Some(id), Some(rest)) = (halves.next(), halves.next()) else { return false };
    (1..=16).contains(&id.len())
        && id.iter().all(u8::is_ascii_digit)
        && (30..=100).contains(&rest.len())
        && rest.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'))
}

/// A key of a service: visible ASCII, so that it is one word in a header; and no token of a subscription, which is a person's own
/// and not for others to use.
#[must_use]
pub fn is_api_key(key: &[u8]) -> bool {
    key.iter().all(u8::is_ascii_graphic) && !key.starts_with(b"sk-ant-oat") && key.len() >= 8
}

/// Whether two strings of bytes are the same, in a time that depends on their lengths alone.
#[must_use]
pub fn same_bytes(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    // `black_box` keeps the compiler from leaving the loop at the first difference.
    a.iter().zip(b).fold(0u8, |acc, (x, y)| std::hint::black_box(acc | (x ^ y))) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_never_prints_itself() {
        let key = Secret::new(b"123456:secret".to_vec());
        assert_eq!(format!("{key:?}"), "Secret(..)");
        assert_eq!(key.expose(), b"123456:secret");
    }

    #[test]
    fn a_token_has_one_form() {
        assert!(is_bot_token(b"4242:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
        for wrong in [
            "",
            "4242",
            "4242:short",
            ":AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "4242:AAAAAAAAAAAAAAAAAAAAAAAAA/../getMe",
        ] {
            assert!(!is_bot_token(wrong.as_bytes()), "{wrong}");
        }
    }

    #[test]
    fn a_subscriptions_token_and_what_is_no_word_are_no_api_key() {
        assert!(is_api_key(b"sk-ant-api03-abc_DEF") && is_api_key(b"user:password"));
        for wrong in [
            b"sk-ant-oat01-abcdefgh".as_slice(),
            b"two words",
            b"a\nbcdefgh",
            b"short",
            b"",
            "k\u{e9}yyyyyyy".as_bytes(),
        ] {
            assert!(!is_api_key(wrong));
        }
    }

    #[test]
    fn bytes_are_the_same_only_when_all_of_them_are() {
        assert!(same_bytes(b"abc", b"abc"));
        assert!(!same_bytes(b"abc", b"abd"));
        assert!(!same_bytes(b"abc", b"ab"));
        assert!(same_bytes(b"", b""));
    }
}
