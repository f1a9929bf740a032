//! What a stranger is shown of a model's answer.

use unicode_normalization::UnicodeNormalization;

use crate::base::limits::LANE_ANSWER_CHARS_MAX;
use crate::policy::publish::{self, Finding};

/// Why an answer is dropped. The stranger is told none of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Dropped {
    /// It holds the canary of its instructions: it may hold them too.
    Canary,
    /// There is nothing in it.
    Empty,
    /// It holds what may not be published.
    Filter(Finding),
}

/// The answer as it is sent: cleaned as Telegram cleans it and no longer than [`LANE_ANSWER_CHARS_MAX`] characters, cut between
/// words. The canary is looked for in the whole of it, whatever its case and what stands between its letters; an empty canary is
/// in every answer.
///
/// # Errors
/// Why it is dropped.
pub fn checked(text: &str, canary: &str, knowledge: &str) -> Result<String, Dropped> {
    if bare(text).contains(&bare(canary)) {
        return Err(Dropped::Canary);
    }
    let text = publish::cleaned(text);
    let text = cut(text.trim());
    if text.is_empty() {
        return Err(Dropped::Empty);
    }
    // Held to what is sent: a cut between words makes no word that was not there.
    match publish::finding(text, knowledge) {
        Some(finding) => Err(Dropped::Filter(finding)),
        None => Ok(text.to_owned()),
    }
}

/// Letters and digits alone, in their compatibility form and small.
fn bare(text: &str) -> String {
    text.nfkc().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The words that fit; nothing where the first one does not.
fn cut(text: &str) -> &str {
    let Some((end, next)) = text.char_indices().nth(LANE_ANSWER_CHARS_MAX) else { return text };
    let Some(head) = text.get(..end) else { return "" };
    if next.is_whitespace() {
        return head.trim_end();
    }
    head.rfind(char::is_whitespace).and_then(|at| head.get(..at)).unwrap_or_default().trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANARY: &str = "k7f3a9c2e1";

    #[test]
    fn a_plain_answer_passes_as_telegram_shows_it() {
        assert_eq!(checked(" We open at nine.\r\n", CANARY, ""), Ok("We open at nine.".to_owned()));
    }

    #[test]
    fn a_canary_is_found_however_it_is_written_and_wherever_it_stands() {
        for text in
            ["it is k7f3a9c2e1", "K7F3 A9C2 E1", "k.7.f.3.a.9.c.2.e.1", "k7f3\u{200b}a9c2e1", "ｋ７ｆ３ａ９ｃ２ｅ１"]
        {
            assert_eq!(checked(text, CANARY, text), Err(Dropped::Canary), "{text}");
        }
        let late = format!("{}{CANARY}", "word ".repeat(LANE_ANSWER_CHARS_MAX));
        assert_eq!(checked(&late, CANARY, ""), Err(Dropped::Canary));
        assert_eq!(checked("We open at nine.", "", ""), Err(Dropped::Canary));
    }

    #[test]
    fn a_link_passes_from_the_knowledge_alone() {
        let text = "Look at shop.example for it";
        assert_eq!(checked(text, CANARY, ""), Err(Dropped::Filter(Finding::Link)));
        assert_eq!(checked(text, CANARY, "Our shop: shop.example"), Ok(text.to_owned()));
    }

    #[test]
    fn an_answer_of_nothing_is_empty() {
        assert_eq!(checked(" \r\n ", CANARY, ""), Err(Dropped::Empty));
        let one_word = "a".repeat(LANE_ANSWER_CHARS_MAX.saturating_add(1));
        assert_eq!(checked(&one_word, CANARY, ""), Err(Dropped::Empty));
    }

    #[test]
    fn a_long_answer_is_cut_between_words() {
        let fits = "я".repeat(LANE_ANSWER_CHARS_MAX);
        assert_eq!(checked(&fits, CANARY, ""), Ok(fits.clone()));
        assert_eq!(checked(&format!("{fits} more"), CANARY, ""), Ok(fits));
        let long = "word ".repeat(LANE_ANSWER_CHARS_MAX);
        let cut = checked(&long, CANARY, "").unwrap_or_default();
        assert!(cut.chars().count() <= LANE_ANSWER_CHARS_MAX && cut.ends_with("word"), "{cut}");
    }
}
