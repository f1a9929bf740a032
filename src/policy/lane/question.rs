//! What the model is shown of a stranger's question.

use crate::base::limits::LANE_QUESTION_CHARS_MAX;
use crate::text::visible::{self, RuleName};

/// The user turn: what does not show is dropped first, then no more than [`LANE_QUESTION_CHARS_MAX`] characters are kept. `None` if
/// nothing is left to be asked.
#[must_use]
pub fn cleaned(text: &str) -> Option<String> {
    // A tab is a control character, yet it parts words.
    let text = text.replace('\t', " ");
    let mut hidden = visible::all(&text, visible::Rule::TEXT)
        .into_iter()
        .filter(|found| drops(found.rule))
        .map(|found| found.at)
        .peekable();
    let mut shown = String::with_capacity(text.len());
    for (at, c) in text.chars().enumerate() {
        let mut drop = false;
        while hidden.next_if(|found| *found <= at).is_some() {
            drop = true;
        }
        if !drop {
            shown.push(c);
        }
    }
    let cut: String = shown.trim().chars().take(LANE_QUESTION_CHARS_MAX).collect();
    let cut = cut.trim_end();
    (!cut.is_empty()).then(|| cut.to_owned())
}

/// Blanks part words and other forms of letters are read: they stay.
const fn drops(rule: RuleName) -> bool {
    match rule {
        RuleName::BlankRun
        | RuleName::Compatibility
        | RuleName::EdgeBlank
        | RuleName::NotNfc
        | RuleName::RightToLeft
        | RuleName::Separator => false,
        RuleName::BareMark
        | RuleName::BlankLetter
        | RuleName::Control
        | RuleName::Emoji
        | RuleName::Format
        | RuleName::Ignorable
        | RuleName::Joiner
        | RuleName::ManyMarks
        | RuleName::Private
        | RuleName::RemovedMark
        | RuleName::ReservedMark
        | RuleName::Selector
        | RuleName::Unassigned => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_show_is_dropped_and_blanks_stay() {
        assert_eq!(cleaned("when\u{200b} do\u{e0041} you\topen?").as_deref(), Some("when do you open?"));
        assert_eq!(cleaned(" first\r\nsecond ").as_deref(), Some("first\nsecond"));
        assert_eq!(cleaned("Когда вы открыты?").as_deref(), Some("Когда вы открыты?"));
    }

    #[test]
    fn a_question_of_nothing_is_none() {
        assert_eq!(cleaned(""), None);
        assert_eq!(cleaned(" \n\u{200b}\u{2060}\t"), None);
    }

    #[test]
    fn the_bound_counts_what_is_left_after_dropping() {
        let hidden = format!("{}{}", "\u{200b}".repeat(500), "я".repeat(LANE_QUESTION_CHARS_MAX));
        assert_eq!(cleaned(&hidden).map(|text| text.chars().count()), Some(LANE_QUESTION_CHARS_MAX));
        let long = "a".repeat(LANE_QUESTION_CHARS_MAX.saturating_add(1));
        assert_eq!(cleaned(&long).map(|text| text.len()), Some(LANE_QUESTION_CHARS_MAX));
    }
}
