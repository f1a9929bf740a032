//! What an answer to a stranger may hold: nothing that Telegram would make clickable, and nothing that does not show, unless it
//! stands in the owner's knowledge word for word (DESIGN §7).
//!
//! The rule goes by form and knows no list of zones: it finds more than Telegram links, and a false alarm only means that the
//! question goes to the owner. Each word is looked at as it is, in its compatibility form (NFKC) without what renderers leave out,
//! and bare of its marks: what any of the three shows counts. All of it is linear in the text and the knowledge.

mod number;
#[cfg(test)]
mod tests;
mod word;

use std::collections::HashSet;

use number::Run;

use crate::text::telegram;
use crate::text::visible::{self, RuleName};

/// Why a text may not be published. No word of it is ever named.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Finding {
    /// An IP address.
    Address,
    /// A `/command`.
    Command,
    /// A character that does not show.
    Hidden,
    /// A link, by its form.
    Link,
    /// An e-mail address.
    Mail,
    /// A mark of the gate's own.
    Mark,
    /// An `@name`.
    Mention,
    /// A number that can be called or paid to.
    Number,
    /// A `#tag` or a `$TAG`.
    Tag,
}

impl Finding {
    /// A word for the log.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::Command => "command",
            Self::Hidden => "hidden",
            Self::Link => "link",
            Self::Mail => "mail",
            Self::Mark => "mark",
            Self::Mention => "mention",
            Self::Number => "number",
            Self::Tag => "tag",
        }
    }
}

/// A text as Telegram will show it.
#[must_use]
pub fn cleaned(text: &str) -> String {
    telegram::clean(text)
}

/// What in a text, as Telegram will show it, may not be published.
#[must_use]
pub fn finding(text: &str, knowledge: &str) -> Option<Finding> {
    let text = cleaned(text);
    if let Some(hidden) = visible::all(&text, visible::Rule::TEXT).iter().find_map(|found| unseen(found.rule)) {
        return Some(hidden);
    }
    let words: Vec<(&str, Finding)> =
        text.split_whitespace().filter_map(|word| Some((trimmed(word), word::finding(word)?))).collect();
    let numbers: Vec<Run<'_>> = number::runs(&text).into_iter().filter(number::can_be_called).collect();
    // Most answers hold nothing of the kind, and then the knowledge need not be read.
    if words.is_empty() && numbers.is_empty() {
        return None;
    }
    let known: HashSet<&str> = knowledge.split_whitespace().map(trimmed).collect();
    if let Some((_, finding)) = words.iter().find(|(word, _)| !known.contains(word)) {
        return Some(*finding);
    }
    if numbers.is_empty() {
        return None;
    }
    let known: HashSet<Run<'_>> = number::runs(knowledge).into_iter().collect();
    numbers.iter().any(|run| !known.contains(run)).then_some(Finding::Number)
}

/// Which characters that do not show count: blanks of other widths do no harm, and a text need not be in NFC.
const fn unseen(rule: RuleName) -> Option<Finding> {
    match rule {
        RuleName::ReservedMark => Some(Finding::Mark),
        RuleName::BlankRun
        | RuleName::Compatibility
        | RuleName::EdgeBlank
        | RuleName::NotNfc
        | RuleName::RightToLeft
        | RuleName::Separator => None,
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
        | RuleName::Selector
        | RuleName::Unassigned => Some(Finding::Hidden),
    }
}

/// What may stand before a link without belonging to it.
const BEFORE: [char; 15] = ['(', '[', '{', '<', '"', '\'', '`', '«', '“', '”', '„', '‘', '‚', '‹', '¿'];
/// What may stand after a link without belonging to it: Telegram leaves these out at its end.
const AFTER: [char; 18] = ['.', ',', ';', ':', '!', '?', '(', '"', '\'', '`', '<', '>', '»', '”', '“', '’', '›', '…'];
/// A closing bracket belongs to a link in which it was opened.
const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// A word without the quotes, brackets and stops around it: what is compared with the knowledge.
fn trimmed(word: &str) -> &str {
    let word = word.trim_start_matches(BEFORE);
    let count = |c: char| word.matches(c).count();
    let mut surplus = BRACKETS.map(|(open, close)| (close, count(close).saturating_sub(count(open))));
    let mut end = word.len();
    for (at, c) in word.char_indices().rev() {
        if let Some((_, many)) = surplus.iter_mut().find(|(close, many)| *close == c && *many > 0) {
            *many = many.saturating_sub(1);
        } else if !AFTER.contains(&c) {
            break;
        }
        end = at;
    }
    word.get(..end).unwrap_or_default()
}
