//! SHA-256 and what is hashed with it (FORMATS §1).

use std::fmt;

use sha2::Digest as _;
use sha2::Sha256;

use super::ids::KindId;

/// A SHA-256 value.
#[derive(Clone, Copy, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Digest([u8; 32]);

impl Digest {
    /// What stands before the first line of a journal.
    pub const ZERO: Self = Self([0; 32]);

    /// The hash of `bytes`.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// 64 lower-case hex digits.
    #[must_use]
    pub fn hex(&self) -> String {
        let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
        self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
    }

    /// The first 32 hex digits: how a definition stands in the journal, and a head in an anchor.
    #[must_use]
    pub fn hex_half(&self) -> String {
        let mut hex = self.hex();
        hex.truncate(32);
        hex
    }

    /// Reads the one spelling: 64 lower-case hex digits.
    #[must_use]
    pub fn parse_hex(text: &str) -> Option<Self> {
        Self::from_hex(text.as_bytes().try_into().ok()?)
    }

    /// Reads 64 lower-case hex digits. All of them are looked at in the same way, without a branch for each, so that the
    /// compiler takes many at once: a check of a journal reads millions.
    #[must_use]
    pub fn from_hex(text: &[u8; 64]) -> Option<Self> {
        let (mut nibbles, mut wrong) = ([0_u8; 64], 0);
        for (nibble, digit) in nibbles.iter_mut().zip(text) {
            let (number, letter) = (digit.wrapping_sub(b'0'), digit.wrapping_sub(b'a'));
            wrong |= u8::from(number > 9) & u8::from(letter > 5);
            *nibble = if number > 9 { letter.wrapping_add(10) } else { number };
        }
        let mut bytes = [0_u8; 32];
        for (byte, pair) in bytes.iter_mut().zip(nibbles.chunks_exact(2)) {
            if let [high, low] = pair {
                *byte = (high << 4) | (low & 15);
            }
        }
        (wrong == 0).then_some(Self(bytes))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.hex())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", self.hex())
    }
}

/// A hash in the making.
#[derive(Clone, Default)]
pub struct Hasher(Sha256);

impl Hasher {
    /// Nothing hashed yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds bytes.
    pub fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Ends it.
    #[must_use]
    pub fn finish(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hasher(..)")
    }
}

/// Adds `bytes` with their length in front, so that no two lists of parts hash alike.
pub fn lp(hasher: &mut Hasher, bytes: &[u8]) {
    hasher.update(&length(bytes));
    hasher.update(bytes);
}

/// What stands before a part: its length as 8 bytes, the highest first.
#[must_use]
pub fn length(bytes: &[u8]) -> [u8; 8] {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_be_bytes()
}

/// A file of a request: what the digest binds and the card shows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FileFacts {
    /// Its name.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// SHA-256 of its bytes.
    pub sha256: Digest,
}

/// The digest of an action: its kind, that kind's definition, the canonical payload and the files.
#[must_use]
pub fn action(kind: &KindId, def: &Digest, canonical: &str, files: &[FileFacts]) -> Digest {
    bound("mila-gate/action/1", kind, def, canonical, files)
}

/// The digest of a standing permission's terms, `canonical` being `{"cents":…,"count":…,"days":…,"targets":[…]}`.
#[must_use]
pub fn terms(kind: &KindId, def: &Digest, canonical: &str) -> Digest {
    bound("mila-gate/permission/1", kind, def, canonical, &[])
}

fn bound(domain: &str, kind: &KindId, def: &Digest, canonical: &str, files: &[FileFacts]) -> Digest {
    let mut hasher = Hasher::new();
    let number = |hasher: &mut Hasher, number: u64| lp(hasher, &number.to_be_bytes());
    lp(&mut hasher, domain.as_bytes());
    lp(&mut hasher, kind.as_str().as_bytes());
    lp(&mut hasher, def.as_bytes());
    lp(&mut hasher, canonical.as_bytes());
    number(&mut hasher, u64::try_from(files.len()).unwrap_or(u64::MAX));
    for file in files {
        lp(&mut hasher, file.name.as_bytes());
        number(&mut hasher, file.size);
        lp(&mut hasher, file.sha256.as_bytes());
    }
    hasher.finish()
}

/// The label people read: 40 bits in Crockford's base32, `M6EB-E6BC`. Never compared by a program.
#[must_use]
pub fn code(digest: &Digest) -> String {
    const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let bits = digest.0.iter().take(5).fold(0_u64, |bits, byte| (bits << 8) | u64::from(*byte));
    let letter = |shift: u32| {
        let five = usize::try_from((bits >> shift) & 31).unwrap_or_default();
        ALPHABET.get(five).copied().map_or('0', char::from)
    };
    let mut code: String = [35, 30, 25, 20].into_iter().map(letter).collect();
    code.push('-');
    code.extend([15, 10, 5, 0].into_iter().map(letter));
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_has_one_spelling() {
        let digest = Digest::of(b"hello file");
        assert_eq!(digest.hex(), "f3877e8a3d98f809d9f844060fbea2864a4b66980a22ff22297014d0c168db2e");
        assert_eq!(Digest::parse_hex(&digest.hex()), Some(digest));
        assert_eq!(digest.hex_half(), "f3877e8a3d98f809d9f844060fbea286");
        let hex = digest.hex();
        for wrong in [
            hex.to_uppercase(),
            hex.chars().skip(1).collect(),
            format!("{hex}0"),
            hex.replacen('f', "g", 1),
            hex.replacen('f', "/", 1),
        ] {
            assert_eq!(Digest::parse_hex(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn moving_a_byte_from_one_part_to_the_next_gives_another_digest() {
        let kind = KindId::parse("note").unwrap();
        let file = |name: &str| FileFacts { name: name.to_owned(), size: 1, sha256: Digest::ZERO };
        let of = |payload: &str, name: &str| action(&kind, &Digest::ZERO, payload, &[file(name)]);
        assert_ne!(of("{}a", "b"), of("{}", "ab"));
        assert_ne!(action(&kind, &Digest::ZERO, "{}", &[]), terms(&kind, &Digest::ZERO, "{}"));
        assert_ne!(action(&kind, &Digest::ZERO, "{}", &[]), of("{}", "a"));
    }
}
