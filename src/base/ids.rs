//! Identifiers: one type each, so that a chat is never taken for a person, nor text for an id.

use std::fmt;

/// The largest id Telegram uses: ids of people and chats have at most 52 significant bits (Bot API, `User.id`).
const ID_MAX: i64 = 1 << 52;

macro_rules! number_id {
    ($(#[$doc:meta])* $name:ident, $low:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $name(i64);

        impl $name {
            /// The id, if `raw` is in the range that Telegram uses and not zero.
            #[must_use]
            pub const fn new(raw: i64) -> Option<Self> {
                if raw == 0 || raw < $low || raw > ID_MAX { None } else { Some(Self(raw)) }
            }

            /// The number.
            #[must_use]
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number_id!(
    /// A person (or bot) on Telegram.
    UserId,
    1
);
number_id!(
    /// A chat on Telegram: positive for a private chat, negative for a group or channel.
    ChatId,
    -ID_MAX
);
number_id!(
    /// A message within its chat.
    MessageId,
    1
);
number_id!(
    /// The bot itself: the number before the colon of its token.
    BotId,
    1
);

impl UserId {
    /// The private chat with this person: the same number (Bot API).
    #[must_use]
    pub const fn private_chat(self) -> ChatId {
        ChatId(self.0)
    }
}

macro_rules! random_id {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $name(String);

        impl $name {
            /// Reads the one spelling: the prefix and ten lower-case hex digits.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let hex = text.strip_prefix($prefix)?;
                (hex.len() == 10 && hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')))
                    .then(|| Self(text.to_owned()))
            }

            /// Makes an id from five random bytes.
            #[must_use]
            pub fn from_random(bytes: [u8; 5]) -> Self {
                let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
                Self(format!("{}{hex}", $prefix))
            }

            /// The whole id.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The ten hex digits, as they stand in a button.
            #[must_use]
            pub fn hex(&self) -> &str {
                self.0.strip_prefix($prefix).unwrap_or_default()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

random_id!(
    /// A request for one action.
    RequestId,
    "r-"
);
random_id!(
    /// A standing permission.
    PermissionId,
    "p-"
);
random_id!(
    /// A question of the agent's or a stranger's.
    QuestionId,
    "q-"
);

/// The id of a kind of action, or of a route: `[a-z][a-z0-9_]{0,23}`.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct KindId(String);

impl KindId {
    /// Reads the one spelling.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (first, rest) = text.as_bytes().split_first()?;
        (first.is_ascii_lowercase()
            && rest.len() <= 23
            && rest.iter().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_')))
        .then(|| Self(text.to_owned()))
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for KindId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_spelling() {
        assert_eq!(RequestId::parse("r-5f2c91a07d").unwrap().hex(), "5f2c91a07d");
        for wrong in ["r-5F2c91a07d", "r-5f2c91a07", "r-5f2c91a07dd", "p-5f2c91a07d", "5f2c91a07d", ""] {
            assert_eq!(RequestId::parse(wrong), None, "{wrong}");
        }
        assert_eq!(RequestId::from_random([0x5f, 0x2c, 0x91, 0xa0, 0x7d]).as_str(), "r-5f2c91a07d");
    }

    #[test]
    fn a_number_outside_telegrams_range_is_no_id() {
        assert_eq!(UserId::new(0), None);
        assert_eq!(UserId::new(-1), None);
        assert_eq!(UserId::new((1 << 52) + 1), None);
        assert_eq!(ChatId::new(-1_001_234_567_890).unwrap().get(), -1_001_234_567_890);
    }

    #[test]
    fn a_kind_id_is_a_short_lower_case_word() {
        assert!(KindId::parse("bot_send").is_some());
        for wrong in ["", "Bot", "1a", "a-b", "abcdefghijklmnopqrstuvwxy", "bot send"] {
            assert!(KindId::parse(wrong).is_none(), "{wrong}");
        }
    }
}
