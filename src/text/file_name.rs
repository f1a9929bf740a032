//! File names that Telegram shows as they are (FORMATS §6). It rewrites every other one, and a name is refused, never repaired.

use unicode_general_category::GeneralCategory;
use unicode_general_category::get_general_category;

use super::tables::RIGHT_TO_LEFT;
use super::visible::{self, Rule};
use super::{holds, is_letter, split};
use crate::base::limits::{FILE_EXT_MAX, FILE_NAME_UNITS_MAX, FILE_STEM_MAX};

/// What a name may hold beside letters and digits.
const SIGNS: &str = " ._-()+,=@#!~";

/// What is wrong with a file's name, in words; nothing when it may stand on a card.
///
/// Beside the limits: Telegram trims blanks and dots around the stem and the extension each; a leading dash is an option to many
/// programs; and letters from right to left would turn the order of the size and the hash that stand beside the name.
#[must_use]
pub fn wrong(name: &str) -> Option<&'static str> {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let is_edge = |c: char| c == ' ' || c == '.';
    if name.is_empty() {
        Some("is empty")
    } else if split::units(name) > FILE_NAME_UNITS_MAX {
        Some("is longer than 80 characters")
    } else if stem.chars().count() > FILE_STEM_MAX {
        Some("has more than 60 characters before its extension")
    } else if extension.chars().count() > FILE_EXT_MAX {
        Some("has an extension of more than 15 characters")
    } else if name.starts_with(is_edge) || name.ends_with(is_edge) {
        Some("begins or ends with a blank or a dot")
    } else if stem.ends_with(is_edge) || extension.starts_with(is_edge) {
        Some("has a blank or a dot beside the dot before its extension")
    } else if name.starts_with('-') {
        Some("begins with a dash")
    } else if !name.chars().all(is_kept) {
        Some("holds a character that is not letter, digit, blank or one of ._-()+,=@#!~")
    } else if name.chars().any(|c| holds(RIGHT_TO_LEFT, c)) {
        Some("holds letters that are written from right to left")
    } else if visible::check(name, Rule::LINE).is_err() {
        Some("holds something that does not show as it is")
    } else {
        None
    }
}

fn is_kept(c: char) -> bool {
    SIGNS.contains(c) || is_letter(c) || get_general_category(c) == GeneralCategory::DecimalNumber
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_telegram_keeps_pass() {
        for name in [
            "in.txt",
            "Отчёт за 2026.pdf",
            "a",
            "x.pdf.exe",
            "menu (1).png",
            "日本.png",
            "über-uns.v2.md",
            "#1 ~draft!.txt",
        ] {
            assert_eq!(wrong(name), None, "{name}");
        }
        assert_eq!(wrong(&format!("{}.{}", "a".repeat(60), "b".repeat(15))), None);
    }

    #[test]
    fn names_that_it_would_rewrite_or_that_hide_something_are_refused() {
        let hidden = [
            "a\u{202e}txt.exe",
            "a\u{200b}.txt",
            "a\u{a0}b",
            "e\u{301}.txt",
            "\u{3164}.txt",
            "a\u{ad}.txt",
            "👨.txt",
            "🔒.txt",
        ];
        let edges = ["", ".", "..", ".curlrc", "a.", " a", "a ", "a .txt", "a. txt", "a..txt", "-rf", "-x.txt"];
        let separators = [
            "a/b", "a\\b", "a%2Fb", "a:b", "a*b", "a?b", "a|b", "a\"b", "a<b", "a'b", "a`b", "a&b", "a\nb", "a\tb",
            "a\0b",
        ];
        let turned = ["שלום.pdf", "a\u{627}.txt", "٢.txt"];
        for name in [&hidden[..], &edges, &separators, &turned].concat() {
            assert!(wrong(name).is_some(), "{name:?}");
        }
    }

    #[test]
    fn names_past_a_limit_are_refused() {
        for name in [format!("{}.txt", "a".repeat(61)), format!("a.{}", "b".repeat(16)), "𠀀".repeat(41)] {
            assert!(wrong(&name).is_some(), "{name}");
        }
    }
}
