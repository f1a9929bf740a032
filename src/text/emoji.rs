//! Emoji that only show as one because Unicode lists them so: joined ones, flags of parts of a country, styles of a base.

use super::holds;
use super::tables::{EMOJI_BASES, JOINED_EMOJI};

/// The joiner.
pub(super) const ZWJ: char = '\u{200d}';
/// Draw the base as an emoji.
const EMOJI_STYLE: char = '\u{fe0f}';
/// Draw the base as text.
const TEXT_STYLE: char = '\u{fe0e}';
/// What the flags below begin with.
const BLACK_FLAG: char = '🏴';
/// The enclosing keycap.
const KEYCAP: char = '\u{20e3}';
/// England, Scotland, Wales: the only flags of this form that Unicode lists, as the letters that their tags stand for.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];
/// Code points of a joined emoji, at most: the longest that is listed has ten.
const JOINED_MAX: usize = 16;

/// How many characters at the front are one listed emoji that holds a joiner or tags.
#[must_use]
pub fn sequence(chars: &[char]) -> Option<usize> {
    if chars.first() == Some(&BLACK_FLAG) && chars.get(1).copied().is_some_and(is_tag) {
        flag(chars)
    } else {
        joined(chars)
    }
}

/// Whether a variation selector changes what is drawn: after a base that takes it, and after a digit, `#` or `*` only within a
/// keycap, since nothing else of theirs changes.
#[must_use]
pub fn takes_selector(base: char, selector: char, next: Option<char>) -> bool {
    match selector {
        EMOJI_STYLE if base.is_ascii() => next == Some(KEYCAP) && holds(EMOJI_BASES, base),
        EMOJI_STYLE | TEXT_STYLE => !base.is_ascii() && holds(EMOJI_BASES, base),
        _ => false,
    }
}

/// Whether a character is one of the tags that a flag is spelled with.
pub(super) const fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Whether a character is a skin tone.
pub(super) const fn is_tone(c: char) -> bool {
    matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Whether a character is a variation selector of any kind.
pub(super) const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' | '\u{180b}'..='\u{180d}' | '\u{180f}')
}

fn flag(chars: &[char]) -> Option<usize> {
    let tags = chars.iter().skip(1).take_while(|c| is_tag(**c)).count();
    let spelled = |flag: &&str| {
        let wanted = flag.chars().map(u32::from).chain([0x7f]).filter_map(|letter| char::from_u32(0xe_0000 | letter));
        wanted.eq(chars.iter().skip(1).take(tags).copied())
    };
    FLAGS.iter().any(spelled).then(|| tags.saturating_add(1))
}

/// The longest joined emoji at the front.
fn joined(chars: &[char]) -> Option<usize> {
    let chars = chars.get(..JOINED_MAX).unwrap_or(chars);
    let mut end = element(chars)?;
    let mut longest = None;
    while chars.get(end) == Some(&ZWJ) {
        let Some(next) = chars.get(end.saturating_add(1)..).and_then(element) else { break };
        let base = end.saturating_add(1);
        end = base.saturating_add(next);
        // The longest counts; a style or tone at the end that is not listed stands outside.
        let listed = [end, base.saturating_add(1)].into_iter().find(|end| chars.get(..*end).is_some_and(is_listed));
        longest = listed.or(longest);
    }
    longest
}

/// How many characters at the front are one part of a joined emoji: a base and its style or skin tone.
fn element(chars: &[char]) -> Option<usize> {
    let base = chars.first().filter(|c| !c.is_ascii() && **c != ZWJ && **c != EMOJI_STYLE && !is_tone(**c));
    let styled = chars.get(1).is_some_and(|c| is_tone(*c) || *c == EMOJI_STYLE);
    base.map(|_| 1_usize.saturating_add(usize::from(styled)))
}

/// Whether characters are one of the patterns of the table.
fn is_listed(chars: &[char]) -> bool {
    let sign = |c: char| {
        if is_tone(c) {
            '*'
        } else if c == ZWJ {
            '+'
        } else {
            c
        }
    };
    let key = || chars.iter().copied().filter(|c| *c != EMOJI_STYLE).map(sign);
    let bare = |pattern: &'static str| pattern.chars().filter(|c| *c != '_').map(|c| if c == '#' { '*' } else { c });
    let found = JOINED_EMOJI.binary_search_by(|pattern| bare(pattern).cmp(key()));
    found.ok().and_then(|at| JOINED_EMOJI.get(at)).is_some_and(|pattern| fits(pattern, chars))
}

/// Whether characters fit a pattern whose bare form is theirs: U+FE0F only where the pattern has it, tones that differ where it
/// says so.
fn fits(pattern: &str, chars: &[char]) -> bool {
    let mut rest = chars.iter().copied().peekable();
    let mut tone = None;
    for sign in pattern.chars() {
        if sign == '_' {
            rest.next_if_eq(&EMOJI_STYLE);
            continue;
        }
        let Some(c) = rest.next().filter(|c| *c != EMOJI_STYLE) else { return false };
        if sign == '#' && tone == Some(c) {
            return false;
        }
        if is_tone(c) {
            tone = Some(c);
        }
    }
    rest.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(text: &str) -> Option<usize> {
        sequence(&text.chars().collect::<Vec<_>>())
    }

    #[test]
    fn the_table_is_in_the_order_that_the_search_needs() {
        let bare = |pattern: &str| pattern.replace('_', "").replace('#', "*");
        assert!(JOINED_EMOJI.windows(2).all(|pair| bare(pair[0]) < bare(pair[1])));
    }

    #[test]
    fn the_longest_listed_emoji_counts() {
        assert_eq!(length("👨\u{200d}👩\u{200d}👧\u{200d}👦!"), Some(7));
        assert_eq!(length("👨\u{200d}👩\u{200d}👧\u{200d}👶"), Some(5));
        assert_eq!(length("👨\u{200d}👶"), None);
        assert_eq!(length("👨\u{200d}"), None);
        assert_eq!(length("👨"), None);
        assert_eq!(length("🏴\u{200d}☠\u{fe0f}"), Some(4));
    }

    #[test]
    fn a_style_or_tone_that_is_not_listed_stands_outside() {
        assert_eq!(length("👨\u{200d}👩\u{200d}👦\u{fe0f}"), Some(5));
        assert_eq!(length("🕵\u{200d}♂\u{fe0f}"), Some(4));
        assert_eq!(length("🕵\u{200d}♂\u{fe0f}\u{fe0f}"), Some(4));
        assert_eq!(length("🕵\u{fe0f}\u{fe0f}\u{200d}♂"), None);
        assert_eq!(length("👩\u{fe0f}\u{200d}🚀"), None);
    }

    #[test]
    fn tones_differ_where_the_list_has_them_differ() {
        assert_eq!(length("👩🏻\u{200d}🤝\u{200d}👩🏿"), Some(7));
        assert_eq!(length("👩🏻\u{200d}🤝\u{200d}👩🏻"), None);
        assert_eq!(length("👩🏻\u{200d}❤\u{fe0f}\u{200d}👩🏻"), Some(8));
        assert_eq!(length("👩🏻\u{200d}🤝\u{200d}👩"), None);
    }
}
