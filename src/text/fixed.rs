//! The text as the rule would take it (FORMATS §5): a proposal for whoever asked, never sent unasked.

use unicode_general_category::GeneralCategory;
use unicode_general_category::get_general_category;
use unicode_normalization::UnicodeNormalization;

use super::marks::has_gate_mark;
use super::visible::{self, Rule, RuleName};
use super::{joiner, scan};
use crate::base::limits::FIX_ROUNDS;

/// A text repaired so that it passes, or nothing: the gate's marks are never repaired, nor a text of which nothing is left. A text
/// that passes is its own repair.
#[must_use]
pub fn fix(text: &str, rule: Rule) -> Option<String> {
    if has_gate_mark(text).is_some() {
        return None;
    }
    let mut text = text.to_owned();
    for _ in 0..FIX_ROUNDS {
        if visible::check(&text, rule).is_ok() {
            break;
        }
        text = round(&text, rule);
    }
    // What was repaired away may have been all, and four rounds may be too few: then there is no proposal.
    (!text.is_empty() && visible::check(&text, rule).is_ok()).then_some(text)
}

fn round(text: &str, rule: Rule) -> String {
    let plain = plain_blanks(text, rule);
    let shown = without(&plain, rule, |found| {
        use RuleName::{BlankLetter, Control, Format, Ignorable, Private, Unassigned};
        matches!(found, BlankLetter | Control | Format | Ignorable | Private | Unassigned)
    });
    let composed: String = shown.iter().copied().nfc().collect();
    // Joiners and selectors are judged beside what is left: what stood between them and their letter is gone.
    let joined =
        without(&composed, rule, |found| matches!(found, RuleName::Emoji | RuleName::Joiner | RuleName::Selector));
    let joined: String = joined.into_iter().collect();
    let marked = without(&joined, rule, |found| matches!(found, RuleName::BareMark | RuleName::RemovedMark));
    let marked: String = marked.into_iter().collect();
    let counted = without(&marked, rule, |found| found == RuleName::ManyMarks);
    let counted: String = counted.into_iter().collect();
    without(&counted, rule, |found| matches!(found, RuleName::BlankRun | RuleName::EdgeBlank)).into_iter().collect()
}

/// Every line break as a line feed, every other blank as a space, and of joiners in a row the first.
fn plain_blanks(text: &str, rule: Rule) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut previous = None;
    for c in text.chars() {
        let is_break = matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}');
        if is_break {
            if (previous, c) != (Some('\r'), '\n') {
                plain.push(if rule.line_feed { '\n' } else { ' ' });
            }
        } else if c == '\t' || get_general_category(c) == GeneralCategory::SpaceSeparator {
            plain.push(' ');
        } else if !(joiner::is_joiner(c) && previous.is_some_and(joiner::is_joiner)) {
            plain.push(c);
        }
        previous = Some(c);
    }
    plain
}

/// A text without the characters that break one of these parts of the rule.
fn without(text: &str, rule: Rule, parts: impl Fn(RuleName) -> bool) -> Vec<char> {
    let chars: Vec<char> = text.chars().collect();
    let mut findings = scan::findings(&chars, rule).into_iter().filter(|finding| parts(finding.rule)).peekable();
    let kept = |(at, c): (usize, char)| findings.next_if(|finding| finding.at == at).is_none().then_some(c);
    chars.into_iter().enumerate().filter_map(kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_passes_is_its_own_repair() {
        for text in ["", "a", "Grüße\nbis 18:30", "👨\u{200d}👩\u{200d}👧", "می\u{200c}خواهم"] {
            assert_eq!(fix(text, Rule::TEXT), (!text.is_empty()).then(|| text.to_owned()));
        }
    }

    #[test]
    fn every_line_break_becomes_a_line_feed_and_every_other_blank_a_space() {
        assert_eq!(
            fix("a\r\nb\rc\u{85}d\u{2028}e\u{2029}f\u{b}g\u{c}h", Rule::TEXT).as_deref(),
            Some("a\nb\nc\nd\ne\nf\ng\nh")
        );
        assert_eq!(fix("a\tb\u{a0}c\u{3000}d\u{2009}e", Rule::TEXT).as_deref(), Some("a b c d e"));
        assert_eq!(fix("a\nb\r\nc", Rule::LINE).as_deref(), Some("a b c"));
    }

    #[test]
    fn ordinary_habits_of_writing_are_refused_with_the_text_that_would_pass() {
        for (habit, passes) in [
            ("The last line of a file.\n", "The last line of a file."),
            ("Prix\u{a0}: 1\u{202f}250\u{a0}€, n\u{2019}est-ce pas\u{202f}?", "Prix : 1 250 €, n\u{2019}est-ce pas ?"),
            ("Donau\u{ad}dampf\u{ad}schiff", "Donaudampfschiff"),
            ("«\u{a0}Oui\u{a0}»", "« Oui »"),
            ("\u{feff}from an editor", "from an editor"),
            ("two spaces at the end  ", "two spaces at the end"),
            ("cafe\u{301}", "caf\u{e9}"),
        ] {
            assert!(visible::check(habit, Rule::TEXT).is_err(), "{habit:?}");
            assert_eq!(fix(habit, Rule::TEXT).as_deref(), Some(passes), "{habit:?}");
            assert!(visible::check(passes, Rule::TEXT).is_ok(), "{passes:?}");
        }
    }

    #[test]
    fn what_does_not_show_goes_and_the_rest_is_composed() {
        assert_eq!(fix("p\u{200b}a\u{ad}y\u{e000}p\u{378}al\u{202e}", Rule::TEXT).as_deref(), Some("paypal"));
        assert_eq!(fix("u\u{200b}\u{308}", Rule::TEXT).as_deref(), Some("\u{fc}"));
        assert_eq!(fix("a\u{fe0f}b\u{e0100}", Rule::TEXT).as_deref(), Some("ab"));
        assert_eq!(fix("a\u{3164}\u{2800}b", Rule::TEXT).as_deref(), Some("ab"));
        assert_eq!(fix("🏴\u{e0067}\u{e0062}b", Rule::TEXT).as_deref(), Some("🏴b"));
    }

    #[test]
    fn marks_that_telegram_removes_bare_ones_and_those_after_the_eighth_go() {
        assert_eq!(fix("x\u{30a}y\u{333}", Rule::TEXT).as_deref(), Some("xy"));
        assert_eq!(fix("A\u{30a}", Rule::TEXT).as_deref(), Some("\u{c5}"));
        assert_eq!(fix("a \u{301}b", Rule::TEXT).as_deref(), Some("a b"));
        let zalgo = format!("x{}y", "\u{323}".repeat(40));
        assert_eq!(fix(&zalgo, Rule::TEXT), Some(format!("x{}y", "\u{323}".repeat(8))));
    }

    #[test]
    fn runs_of_blanks_are_cut_and_ends_trimmed() {
        assert_eq!(fix("\n a \n", Rule::TEXT).as_deref(), Some("a"));
        assert_eq!(fix(&format!("a{}b", "\n".repeat(200)), Rule::TEXT), Some(format!("a{}b", "\n".repeat(8))));
        assert_eq!(fix(&format!("a{}b", " ".repeat(200)), Rule::TEXT), Some(format!("a{}b", " ".repeat(64))));
    }

    #[test]
    fn a_joiner_typed_twice_stays_once_where_it_is_right() {
        assert_eq!(fix("می\u{200c}\u{200c}خواهم", Rule::TEXT).as_deref(), Some("می\u{200c}خواهم"));
        assert_eq!(fix("a\u{200d}b\u{200c}c", Rule::TEXT).as_deref(), Some("abc"));
        assert_eq!(fix("👨\u{200d}\u{200d}👩\u{200d}👧", Rule::TEXT).as_deref(), Some("👨\u{200d}👩\u{200d}👧"));
        assert_eq!(fix("می\u{200e}\u{200c}\u{200e}خواهم", Rule::TEXT).as_deref(), Some("می\u{200c}خواهم"));
    }

    #[test]
    fn a_mark_of_the_gate_is_never_repaired_and_nothing_is_no_text() {
        assert_eq!(fix("🔒 EXACT ", Rule::TEXT), None);
        assert_eq!(fix("a\u{200b}👨\u{200d}🔧", Rule::TEXT), None);
        assert_eq!(fix(" \n\u{200b}", Rule::TEXT), None);
    }
}
