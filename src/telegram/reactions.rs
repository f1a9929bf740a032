//! The emoji that a bot can react with: Telegram's own list (Bot API, `ReactionTypeEmoji`), and no others.

/// Telegram's spelling of each, in its order: without variation selectors.
const REACTIONS: [&str; 73] = [
    "❤",
    "👍",
    "👎",
    "🔥",
    "🥰",
    "👏",
    "😁",
    "🤔",
    "🤯",
    "😱",
    "🤬",
    "😢",
    "🎉",
    "🤩",
    "🤮",
    "💩",
    "🙏",
    "👌",
    "🕊",
    "🤡",
    "🥱",
    "🥴",
    "😍",
    "🐳",
    "❤\u{200d}🔥",
    "🌚",
    "🌭",
    "💯",
    "🤣",
    "⚡",
    "🍌",
    "🏆",
    "💔",
    "🤨",
    "😐",
    "🍓",
    "🍾",
    "💋",
    "🖕",
    "😈",
    "😴",
    "😭",
    "🤓",
    "👻",
    "👨\u{200d}💻",
    "👀",
    "🎃",
    "🙈",
    "😇",
    "😨",
    "🤝",
    "✍",
    "🤗",
    "🫡",
    "🎅",
    "🎄",
    "☃",
    "💅",
    "🤪",
    "🗿",
    "🆒",
    "💘",
    "🙉",
    "🦄",
    "😘",
    "💊",
    "🙊",
    "😎",
    "👾",
    "🤷\u{200d}♂",
    "🤷",
    "🤷\u{200d}♀",
    "😡",
];

/// Telegram's spelling of a reaction, however it is spelled: keyboards and models put variation selectors where Telegram has none.
/// `None`: Telegram has no such reaction.
#[must_use]
pub fn known(emoji: &str) -> Option<&'static str> {
    let bare = || emoji.chars().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}'));
    // A selector alone, or in front, is no spelling of anything.
    let begins = !emoji.starts_with(['\u{fe0e}', '\u{fe0f}']);
    REACTIONS.into_iter().find(|own| begins && own.chars().eq(bare()))
}

/// All of them, for a hint.
#[must_use]
pub fn list() -> String {
    REACTIONS.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_known_by_its_own_spelling_and_by_that_with_selectors() {
        for own in REACTIONS {
            assert_eq!(known(own), Some(own));
            assert_eq!(known(&format!("{own}\u{fe0f}")), Some(own));
        }
        for (spelled, own) in [
            ("❤️", "\u{2764}"),
            ("❤\u{fe0e}", "\u{2764}"),
            ("❤️\u{200d}🔥", "\u{2764}\u{200d}\u{1f525}"),
            ("✍️", "\u{270d}"),
            ("☃️", "\u{2603}"),
            ("🕊️", "\u{1f54a}"),
            ("⚡️", "\u{26a1}"),
            ("🤷\u{200d}♀️", "\u{1f937}\u{200d}\u{2640}"),
            ("👨\u{200d}💻", "\u{1f468}\u{200d}\u{1f4bb}"),
        ] {
            assert_eq!(known(spelled), Some(own), "{spelled}");
        }
    }

    #[test]
    fn what_telegram_would_refuse_is_not_known() {
        for emoji in
            ["", "\u{fe0f}", "\u{fe0f}❤", "🔒", "✅", "👍🏽", "👍👍", "❤🔥", "ok", " 👍", "👀 ", "🤷\u{200d}", "\u{200d}"]
        {
            assert_eq!(known(emoji), None, "{emoji:?}");
        }
    }

    #[test]
    fn each_stands_once_in_the_hint() {
        let list = list();
        let mut all: Vec<&str> = list.split(' ').collect();
        assert_eq!(all, REACTIONS);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), REACTIONS.len());
        assert!(!list.contains(['\u{fe0e}', '\u{fe0f}']));
    }
}
