//! What Telegram makes of a text before it shows it. A text that shows (`visible`) is not changed by it: the tests hold the two
//! together.

/// A text as Telegram's server cleans it: control characters become spaces, CR and some format characters and marks go, of
/// direction marks in a row only the last stays one, the ends are trimmed. (It also cuts at 35,000 bytes, which no message of
/// 4,096 units reaches.)
#[must_use]
pub fn clean(text: &str) -> String {
    let mut chars: Vec<char> = text.chars().filter_map(cleaned).collect();
    let is_direction = |c: char| matches!(c, '\u{200e}' | '\u{200f}');
    let mut next = None;
    for c in chars.iter_mut().rev() {
        let direction = is_direction(*c);
        if direction && next == Some(true) {
            *c = '\u{200c}';
        }
        next = Some(direction);
    }
    let text: String = chars.into_iter().collect();
    text.trim_matches([' ', '\n']).to_owned()
}

fn cleaned(c: char) -> Option<char> {
    match c {
        '\r' | '\u{2028}'..='\u{202e}' | '\u{30a}' | '\u{333}' | '\u{33f}' => None,
        '\n' => Some('\n'),
        '\0'..=' ' => Some(' '),
        other => Some(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_telegram_changes_is_changed_the_same_way() {
        assert_eq!(clean("a\0b\tc\u{1f}d\re\nf"), "a b c de\nf");
        assert_eq!(clean("a\u{2028}\u{2029}\u{202a}\u{202e}b"), "ab");
        assert_eq!(clean("x\u{30a}\u{333}\u{33f}\u{301}"), "x\u{301}");
        assert_eq!(clean("a\u{200e}\u{200f}\u{200e}b\u{200f}c"), "a\u{200c}\u{200c}\u{200e}b\u{200f}c");
        assert_eq!(clean(" \n a \n b \n "), "a \n b");
        assert_eq!(clean("\u{7f}\u{a0}\u{200b}"), "\u{7f}\u{a0}\u{200b}");
    }
}
