//! The morning's list: what waited for the end of quiet hours, a line each (WORDS §7).

use crate::config::Language;
use crate::policy::card::page::{Message, Page, code, plain};
use crate::words;

/// One line of the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Waited {
    /// What would be done.
    pub act: String,
    /// When it was asked, as the owner reads it.
    pub time: String,
    /// The request's code.
    pub code: String,
    /// How it stands.
    pub stands: Waits,
}

/// How a request of the list stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Waits {
    /// It ended, or lost its place: no card will come of it.
    Over,
    /// Its card was asked for.
    Shown,
    /// It waits for *Show*.
    Still,
    /// The agent took it back.
    Withdrawn,
}

/// The list.
#[must_use]
pub fn morning(language: Language, waited: &[Waited]) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.morning_head, &[("n", plain(waited.len().to_string()))]);
    for (one, number) in waited.iter().zip(1_usize..) {
        page.line();
        page.push(&format!("{number}. "));
        let slots =
            [("act", plain(one.act.as_str())), ("time", plain(one.time.as_str())), ("code", code(one.code.as_str()))];
        page.fill(words.pending_line, &slots);
        let after = match one.stands {
            Waits::Over => words.morning_over,
            Waits::Shown => words.morning_shown,
            Waits::Still => continue,
            Waits::Withdrawn => words.morning_withdrawn,
        };
        page.push(" · ");
        page.push(after);
    }
    page.message()
}

/// The labels of its buttons, by line; `None` where there is nothing to show any more.
#[must_use]
pub fn morning_labels(language: Language, waited: &[Waited]) -> Vec<Option<String>> {
    let label = |number: usize| words::of(language).button_show_nth.replace("{n}", &number.to_string());
    waited.iter().zip(1..).map(|(one, number)| (one.stands == Waits::Still).then(|| label(number))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_a_line_each_says_what_became_of_it_and_shows_what_still_waits() {
        let one = |act: &str, stands| Waited {
            act: act.to_owned(),
            time: "02:14".to_owned(),
            code: "7KQ4-M2TD".to_owned(),
            stands,
        };
        let all = [
            one("Publish a post", Waits::Still),
            one("Send", Waits::Withdrawn),
            one("Send", Waits::Shown),
            one("Pay", Waits::Over),
        ];
        let said = morning(Language::En, &all);
        assert_eq!(
            said.text,
            "🔒 Waited for the morning: 4\n1. Publish a post · 02:14 · 7KQ4-M2TD\n2. Send · 02:14 · 7KQ4-M2TD · withdrawn by the \
             agent\n3. Send · 02:14 · 7KQ4-M2TD · its card is below ↓\n4. Pay · 02:14 · 7KQ4-M2TD · no longer waits"
        );
        assert_eq!(said.entities.len(), 4);
        let labels = morning_labels(Language::Ru, &all);
        assert_eq!(labels, [Some("Показать 1".to_owned()), None, None, None]);
    }
}
