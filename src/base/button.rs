//! What a button carries, and the MAC that ties it to one message, one owner and one subject (FORMATS §3).

use std::fmt;

use hmac::Hmac;
use hmac::KeyInit;
use hmac::Mac;
use sha2::Sha256;

use super::digest::length;
use super::ids::{BotId, ChatId, MessageId, UserId};
use super::limits::CALLBACK_BYTES_MAX;
use super::secret::{Secret, same_bytes};

/// Letters of a MAC: 128 bits in base64url without padding.
const MAC_LEN: usize = 22;

/// A daemon's own key for its buttons.
#[derive(Debug)]
pub struct ButtonKey(Secret);

impl ButtonKey {
    /// Takes a key over: 32 random bytes.
    #[must_use]
    pub const fn new(key: Secret) -> Self {
        Self(key)
    }
}

/// Everything a press is bound to.
#[derive(Clone, Copy, Debug)]
pub struct Bound<'a> {
    /// The bot that shows the button.
    pub bot: BotId,
    /// Whose press it is: `c` consent, `i` receiver.
    pub whose: char,
    /// What it does.
    pub verb: char,
    /// What it does it to.
    pub subject: &'a str,
    /// The owner who was shown it.
    pub owner: UserId,
    /// The chat it stands in.
    pub chat: ChatId,
    /// The message it stands under.
    pub message: MessageId,
    /// The 32 bytes of the digest, terms or definition it is about; else empty.
    pub bind: &'a [u8],
}

/// What a button says of itself: nothing of it is true before [`holds`] says so.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Parsed {
    /// Whose press it is.
    pub whose: char,
    /// What it does.
    pub verb: char,
    /// What it does it to.
    pub subject: String,
    /// The 22 letters of its MAC.
    pub mac: String,
}

/// The `callback_data` of a button: whose, verb, subject, MAC.
#[must_use]
pub fn data(key: &ButtonKey, bound: &Bound<'_>) -> String {
    format!("{}{}.{}.{}", bound.whose, bound.verb, bound.subject, mac(key, bound))
}

/// Takes `callback_data` apart, if it has the form that ours have.
#[must_use]
pub fn parse(text: &str) -> Option<Parsed> {
    if text.len() > CALLBACK_BYTES_MAX || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return None;
    }
    let (head, rest) = text.split_once('.')?;
    // A subject may hold a point (a chat and a person), a MAC never does.
    let (subject, mac) = rest.rsplit_once('.')?;
    let mut head = head.chars();
    let (whose, verb) = (head.next()?, head.next()?);
    let ours = matches!(whose, 'c' | 'i') && verb.is_ascii_lowercase() && head.next().is_none();
    (ours && !subject.is_empty() && mac.len() == MAC_LEN).then(|| Parsed {
        whose,
        verb,
        subject: subject.to_owned(),
        mac: mac.to_owned(),
    })
}

/// Whether `mac` is the one spelling of the MAC over `bound`: compared as letters, in constant time, never decoded, since the
/// last letter carries 2 of its 6 bits and a decoder would take 16 spellings.
#[must_use]
pub fn holds(key: &ButtonKey, bound: &Bound<'_>, mac: &str) -> bool {
    same_bytes(self::mac(key, bound).as_bytes(), mac.as_bytes())
}

fn mac(key: &ButtonKey, bound: &Bound<'_>) -> String {
    // HMAC takes a key of any length (RFC 2104 §3); were it ever to refuse one, no button would hold.
    let Ok(mut hmac) = Hmac::<Sha256>::new_from_slice(key.0.expose()) else { return String::new() };
    let mut part = |bytes: &[u8]| {
        hmac.update(&length(bytes));
        hmac.update(bytes);
    };
    part(b"mila-gate/button/1");
    part(bound.bot.to_string().as_bytes());
    part(bound.whose.to_string().as_bytes());
    part(bound.verb.to_string().as_bytes());
    part(bound.subject.as_bytes());
    part(bound.owner.to_string().as_bytes());
    part(bound.chat.to_string().as_bytes());
    part(bound.message.to_string().as_bytes());
    part(bound.bind);
    base64url(hmac.finalize().into_bytes().iter().copied().take(16))
}

/// Base64url without padding (RFC 4648 §5): six bits a letter, the last ones padded with zeros.
#[must_use]
pub fn base64url(bytes: impl Iterator<Item = u8>) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letter = |six: u32| usize::try_from(six & 63).ok().and_then(|six| ALPHABET.get(six)).copied().map(char::from);
    let (mut text, mut bits, mut held) = (String::new(), 0_u32, 0_u32);
    for byte in bytes {
        bits = (bits << 8) | u32::from(byte);
        held = held.saturating_add(8);
        while held >= 6 {
            held = held.saturating_sub(6);
            text.extend(letter(bits >> held));
        }
    }
    if held > 0 {
        text.extend(letter(bits << 6_u32.saturating_sub(held)));
    }
    text
}

impl fmt::Display for Parsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.whose, self.verb, self.subject)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::digest::Digest;

    fn key() -> ButtonKey {
        ButtonKey::new(Secret::new((0..32).collect()))
    }

    fn digest() -> Digest {
        Digest::parse_hex("a19cb7196ce8a4d804a4159702cffc3c6ff37c0d86a9eaa7f92d6fcff8ff43fe").unwrap()
    }

    fn bound(digest: &Digest) -> Bound<'_> {
        Bound {
            bot: BotId::new(4242).unwrap(),
            whose: 'c',
            verb: 'y',
            subject: "5f2c91a07d",
            owner: UserId::new(111).unwrap(),
            chat: ChatId::new(111).unwrap(),
            message: MessageId::new(42).unwrap(),
            bind: digest.as_bytes(),
        }
    }

    #[test]
    fn the_worked_example_holds() {
        assert_eq!(data(&key(), &bound(&digest())), "cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw");
    }

    #[test]
    fn a_mac_holds_for_nothing_else() {
        let digest = digest();
        let own = bound(&digest);
        let mac = parse(&data(&key(), &own)).unwrap().mac;
        assert!(holds(&key(), &own, &mac));
        let others = [
            Bound { bot: BotId::new(4243).unwrap(), ..own },
            Bound { whose: 'i', ..own },
            Bound { verb: 'n', ..own },
            Bound { subject: "5f2c91a07e", ..own },
            Bound { owner: UserId::new(112).unwrap(), ..own },
            Bound { chat: ChatId::new(-111).unwrap(), ..own },
            Bound { message: MessageId::new(43).unwrap(), ..own },
            Bound { bind: &[], ..own },
            Bound { bind: Digest::ZERO.as_bytes(), ..own },
        ];
        for other in others {
            assert!(!holds(&key(), &other, &mac), "{other:?}");
        }
        assert!(!holds(&ButtonKey::new(Secret::new(vec![0; 32])), &own, &mac));
    }

    #[test]
    fn a_mac_has_one_spelling_and_its_whole_length() {
        let digest = digest();
        let own = bound(&digest);
        // The last letter carries two bits: x, y and z would decode to the same 16 bytes as w.
        for wrong in
            ["p4u7hlynOAglWNW0FUFnAx", "p4u7hlynOAglWNW0FUFnA", "p4u7hlynOAglWNW0FUFnAw=", "", "P4u7hlynOAglWNW0FUFnAw"]
        {
            assert!(!holds(&key(), &own, wrong), "{wrong}");
        }
    }

    #[test]
    fn data_of_another_form_is_not_taken_apart() {
        let whole = "cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw";
        assert!(parse(whole).is_some());
        let team = parse("ia.-1001234567890.222.p4u7hlynOAglWNW0FUFnAw").unwrap();
        assert_eq!((team.whose, team.verb, team.subject.as_str()), ('i', 'a', "-1001234567890.222"));
        for wrong in [
            "",
            "cy",
            "cy.",
            "cy.5f2c91a07d",
            "cy.5f2c91a07d.",
            "cy..p4u7hlynOAglWNW0FUFnAw",
            "c.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw",
            "cyy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw",
            "xy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw",
            "cY.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw",
            "cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnA",
            "cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAww",
            "cy.5f2c 1a07d.p4u7hlynOAglWNW0FUFnAw",
            "cy.5f2c91a07\u{e4}.p4u7hlynOAglWNW0FUFnA",
            "cy.5f2c91a07d5f2c91a07d5f2c91a07d5f2c91a07d.p4u7hlynOAglWNW0FUFnAw",
        ] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_longest_subject_fits_a_button() {
        let mut long = bound(&Digest::ZERO);
        long.subject = "-4503599627370496.4503599627370496";
        assert!(data(&key(), &long).len() <= CALLBACK_BYTES_MAX);
    }
}
