//! A name or title that others chose, as near to what they wrote as the gate shows it.

use super::fixed::fix;
use super::marks::is_gate_mark;
use super::visible::Rule;

/// One line of at most `max` characters in which everything shows, single blanks between words, and none of the gate's marks.
/// `None` where nothing is left.
#[must_use]
pub fn line(wanted: &str, max: usize) -> Option<String> {
    let unmarked: String = wanted.chars().map(|c| if is_gate_mark(c) { ' ' } else { c }).collect();
    // What is cut off may leave half an emoji at the end, and the repair of that is never longer.
    let shown = fix(&unmarked, Rule::LINE)?;
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = words.chars().take(max).collect();
    fix(&cut, Rule::LINE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::visible::check;

    #[test]
    fn what_others_wrote_becomes_one_line_that_shows() {
        for (wrote, line) in [
            ("Acme office", Some("Acme office")),
            ("Acme\r\n\u{202e}eciffo \u{1f512}\u{fe0f} now", Some("Acme eciffo now")),
            ("  a\u{a0}\u{a0}\t b\u{0}c ", Some("a bc")),
            ("e\u{301}", Some("\u{e9}")),
            ("\u{2800}\u{3164}\u{200b}\u{1f512}", None),
            ("", None),
        ] {
            assert_eq!(self::line(wrote, 40).as_deref(), line, "{wrote:?}");
        }
    }

    #[test]
    fn what_is_cut_still_shows() {
        let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
        for max in 1..8 {
            let cut = line(&format!("a {family}"), max).unwrap();
            assert!(cut.chars().count() <= max && check(&cut, Rule::LINE).is_ok(), "{max}: {cut:?}");
        }
        let long = line(&"x\n\u{202e}".repeat(4000), 128).unwrap();
        assert_eq!(long.chars().count(), 127, "the blank at the cut goes");
    }
}
