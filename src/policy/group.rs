//! What an owner chose for a connected chat.

/// What reaches the session from a chat, and whether it may write there.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Mode {
    /// Every message of owners and team.
    Every,
    /// What addresses the bot; the default.
    Mention,
    /// Owners' messages alone.
    OnlyMe,
    /// A channel: a place for posts, each with a yes. Nothing is read there.
    Post,
    /// Every message of owners and team; the session writes nothing there.
    Watch,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 5] = [Self::Every, Self::Mention, Self::OnlyMe, Self::Post, Self::Watch];

    /// The word in journals and on sockets (FORMATS §2, §9).
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Every => "every",
            Self::Mention => "mention",
            Self::OnlyMe => "only_me",
            Self::Post => "post",
            Self::Watch => "watch",
        }
    }

    /// Reads a mode.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.as_str() == word)
    }

    /// The digit in a button's subject (FORMATS §3); 0 is *leave*, which is no mode.
    #[must_use]
    pub const fn digit(self) -> char {
        match self {
            Self::Mention => '1',
            Self::Every => '2',
            Self::OnlyMe => '3',
            Self::Watch => '4',
            Self::Post => '5',
        }
    }

    /// Reads a digit.
    #[must_use]
    pub fn of_digit(digit: char) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.digit() == digit)
    }

    /// Whether the session may write there, in the bot's name and without a card.
    #[must_use]
    pub const fn writes(self) -> bool {
        match self {
            Self::Every | Self::Mention | Self::OnlyMe => true,
            Self::Post | Self::Watch => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_reads_back_by_its_word_and_its_digit() {
        for mode in Mode::ALL {
            assert_eq!((Mode::parse(mode.as_str()), Mode::of_digit(mode.digit())), (Some(mode), Some(mode)));
        }
        assert_eq!((Mode::parse("leave"), Mode::of_digit('0')), (None, None));
    }

    #[test]
    fn nothing_is_written_in_a_channel_or_where_the_owner_only_watches() {
        let writes: Vec<Mode> = Mode::ALL.into_iter().filter(|mode| mode.writes()).collect();
        assert_eq!(writes, [Mode::Every, Mode::Mention, Mode::OnlyMe]);
    }
}
