//! The stricter rule of a target's name: it can be read in one way only (DESIGN §6.2, WORDS §1).

use std::fmt::Write;

use unicode_normalization::UnicodeNormalization;

use super::joiner::script;
use super::tables::RIGHT_TO_LEFT;
use super::visible::{Finding, RuleName};
use super::{holds, is_letter, is_mark, is_number};

/// Words that the note spells out; the rest is counted.
const WORDS_MAX: usize = 3;
/// Scripts that are written together in one language, and are told apart at a glance.
const EAST_ASIAN: [&str; 5] = ["Bopomofo", "Han", "Hangul", "Hiragana", "Katakana"];

/// Whether nothing in a name turns the order of what stands beside it, or has another form that it could be taken for.
pub(super) fn check(text: &str) -> Result<(), Finding> {
    let mut composed = text.nfkc();
    for (at, ch) in text.chars().enumerate() {
        if holds(RIGHT_TO_LEFT, ch) {
            return Err(Finding { at, ch, rule: RuleName::RightToLeft });
        }
        if composed.next() != Some(ch) {
            return Err(Finding { at, ch, rule: RuleName::Compatibility });
        }
    }
    Ok(())
}

/// The words that hold letters of two scripts, with what is foreign set apart: `p-а(Cyrillic)-ypal`.
pub(super) fn mixed(text: &str) -> Option<String> {
    let words: Vec<String> = text.split(|c: char| !in_word(c)).filter_map(spelled).collect();
    let mut note = words.iter().take(WORDS_MAX).map(String::as_str).collect::<Vec<_>>().join(" ");
    let more = words.len().saturating_sub(WORDS_MAX);
    if more > 0 {
        // A String takes every write.
        write!(note, " +{more}").ok()?;
    }
    (!note.is_empty()).then_some(note)
}

/// What a word goes on over: an address or a name with a hyphen is one word.
fn in_word(c: char) -> bool {
    is_letter(c) || is_mark(c) || is_number(c) || "._-'’".contains(c)
}

/// A stretch of a word in one script.
struct Stretch<'a> {
    script: Option<&'static str>,
    text: &'a str,
    letters: usize,
}

fn spelled(word: &str) -> Option<String> {
    let stretches = stretches(word);
    let scripts: Vec<&str> = stretches.iter().filter_map(|stretch| stretch.script).collect();
    let count = |name: &str| -> usize {
        stretches.iter().filter(|stretch| stretch.script == Some(name)).map(|stretch| stretch.letters).sum()
    };
    let other = scripts.iter().find(|name| Some(*name) != scripts.first())?;
    // The script of most letters is the word's own; of equals, the first.
    let mut own = *scripts.first()?;
    for name in std::iter::once(other).chain(&scripts) {
        if count(name) > count(own) {
            own = name;
        }
    }
    let parts: Vec<String> = stretches
        .iter()
        .map(|stretch| match stretch.script {
            Some(name) if name != own => format!("{}({name})", stretch.text),
            _ => stretch.text.to_owned(),
        })
        .collect();
    Some(parts.join("-"))
}

/// A word cut where its script changes. What has no script of its own, and every mark, goes with what is before it.
fn stretches(word: &str) -> Vec<Stretch<'_>> {
    let mut stretches: Vec<Stretch<'_>> = Vec::new();
    let mut start = 0_usize;
    let mut open = Stretch { script: None, text: "", letters: 0 };
    for (at, c) in word.char_indices() {
        let of = script(c).filter(|_| is_letter(c) || is_number(c)).map(together);
        if let Some(name) = of {
            if open.script.is_some_and(|script| script != name) {
                open.text = word.get(start..at).unwrap_or_default();
                stretches.push(open);
                (start, open) = (at, Stretch { script: None, text: "", letters: 0 });
            }
            open.script = Some(name);
            open.letters = open.letters.saturating_add(1);
        }
    }
    open.text = word.get(start..).unwrap_or_default();
    stretches.push(open);
    stretches
}

fn together(script: &'static str) -> &'static str {
    if EAST_ASIAN.contains(&script) { "East Asian" } else { script }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_one_alphabet_has_no_note() {
        for name in [
            "X: @acme",
            "Офис Acme",
            "Acme Офис №1",
            "東京タワーのカフェ",
            "한국漢字",
            "café-bar 24/7",
            "p4ypal.com",
            "O’Neill",
            "",
        ] {
            assert_eq!(mixed(name), None, "{name}");
        }
    }

    #[test]
    fn a_foreign_letter_is_set_apart_and_named() {
        assert_eq!(mixed("p\u{430}ypal").as_deref(), Some("p-\u{430}(Cyrillic)-ypal"));
        assert_eq!(mixed("X: \u{430}cme").as_deref(), Some("\u{430}(Cyrillic)-cme"));
        assert_eq!(mixed("Привет, мир: Acmе").as_deref(), Some("Acm-\u{435}(Cyrillic)"));
        assert_eq!(mixed("раураl.com").as_deref(), Some("раура-l.com(Latin)"));
        assert_eq!(mixed("Kοfi").as_deref(), Some("K-ο(Greek)-fi"));
        assert_eq!(mixed("Tシャツ").as_deref(), Some("T(Latin)-シャツ"));
        assert_eq!(mixed("a\u{9ea}b").as_deref(), Some("a-\u{9ea}(Bengali)-b"));
    }

    #[test]
    fn many_such_words_are_counted() {
        let name = "p\u{430} p\u{430} p\u{430} p\u{430} p\u{430}";
        assert_eq!(mixed(name).as_deref(), Some("p-а(Cyrillic) p-а(Cyrillic) p-а(Cyrillic) +2"));
    }

    #[test]
    fn right_to_left_letters_and_other_forms_are_found_by_position() {
        let rule = |name: &str| check(name).err().map(|finding| (finding.at, finding.rule));
        assert_eq!(rule("acme"), None);
        assert_eq!(rule("שלום"), Some((0, RuleName::RightToLeft)));
        assert_eq!(rule("a 1٢"), Some((3, RuleName::RightToLeft)));
        assert_eq!(rule("a²"), Some((1, RuleName::Compatibility)));
        assert_eq!(rule("ａcme"), Some((0, RuleName::Compatibility)));
        assert_eq!(rule("acme…"), Some((4, RuleName::Compatibility)));
        assert_eq!(rule("ﬁn"), Some((0, RuleName::Compatibility)));
    }
}
