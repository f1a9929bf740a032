//! The rule of text that shows (DESIGN §6.2, FORMATS §5): what an owner would not see on a phone is refused, by code point.
//!
//! Unicode 16.0, the version of both pinned crates. The emoji are those of Emoji 18.0 that are made of its characters; a newer
//! character is refused as unassigned, since nobody knows what the owner's phone draws for it.
//!
//! Selectors pass after the bases of Unicode's list of emoji styles. Those of ideographs, of Mongolian and of mathematical signs are
//! refused: phones draw the base alike with and without them.

use super::{scan, target};

/// Which rule of text holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rule {
    /// Whether line feeds may stand in it.
    pub line_feed: bool,
}

impl Rule {
    /// One line.
    pub const LINE: Self = Self { line_feed: false };
    /// Text with line feeds.
    pub const TEXT: Self = Self { line_feed: true };
}

/// What a finding is, in the words of `check-text`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum RuleName {
    /// A mark with nothing under it.
    BareMark,
    /// A letter or symbol that draws nothing.
    BlankLetter,
    /// More blanks or line feeds in a row than are counted by eye.
    BlankRun,
    /// Of a target: not what its compatibility form (NFKC) is.
    Compatibility,
    /// A control character.
    Control,
    /// A blank at an end.
    EdgeBlank,
    /// Part of an emoji sequence that Unicode does not list.
    Emoji,
    /// A format character.
    Format,
    /// A code point that renderers leave out.
    Ignorable,
    /// A joiner where it changes nothing.
    Joiner,
    /// More marks in a row than can be read.
    ManyMarks,
    /// Not in NFC.
    NotNfc,
    /// A private code point.
    Private,
    /// A mark that Telegram removes.
    RemovedMark,
    /// A mark of the gate's own.
    ReservedMark,
    /// Of a target: a right-to-left letter.
    RightToLeft,
    /// A variation selector after a base that does not take it.
    Selector,
    /// A blank or separator other than the plain space.
    Separator,
    /// A code point without a character in Unicode 16.
    Unassigned,
}

impl RuleName {
    /// The word in `check-text`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BareMark => "bare_mark",
            Self::BlankLetter => "blank_letter",
            Self::BlankRun => "blank_run",
            Self::Compatibility => "compatibility",
            Self::Control => "control",
            Self::EdgeBlank => "edge_blank",
            Self::Emoji => "emoji",
            Self::Format => "format",
            Self::Ignorable => "ignorable",
            Self::Joiner => "joiner",
            Self::ManyMarks => "many_marks",
            Self::NotNfc => "not_nfc",
            Self::Private => "private",
            Self::RemovedMark => "removed_mark",
            Self::ReservedMark => "reserved_mark",
            Self::RightToLeft => "right_to_left",
            Self::Selector => "selector",
            Self::Separator => "separator",
            Self::Unassigned => "unassigned",
        }
    }

    /// The code of the refusal (FORMATS §5).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BareMark | Self::ManyMarks | Self::RemovedMark => "text_mark",
            Self::BlankRun | Self::EdgeBlank => "text_blank",
            Self::Compatibility | Self::NotNfc => "text_not_nfc",
            Self::Emoji | Self::Selector => "text_emoji",
            Self::ReservedMark => "reserved_mark",
            Self::BlankLetter
            | Self::Control
            | Self::Format
            | Self::Ignorable
            | Self::Joiner
            | Self::Private
            | Self::RightToLeft
            | Self::Separator
            | Self::Unassigned => "text_hidden",
        }
    }
}

/// A character that does not show as it is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Finding {
    /// Its position in code points, from 0.
    pub at: usize,
    /// The character.
    pub ch: char,
    /// Which part of the rule it breaks.
    pub rule: RuleName,
}

impl Finding {
    /// The code of the refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.rule.code()
    }
}

/// Whether everything in a text shows.
///
/// # Errors
/// The first character that does not.
pub fn check(text: &str, rule: Rule) -> Result<(), Finding> {
    all(text, rule).into_iter().next().map_or(Ok(()), Err)
}

/// Every character of a text that does not show, in order.
#[must_use]
pub fn all(text: &str, rule: Rule) -> Vec<Finding> {
    scan::findings(&text.chars().collect::<Vec<char>>(), rule)
}

/// Whether a target's name shows and can be read in one way only: one line, no right-to-left letters, its own
/// compatibility form. Returns the note for the card where letters of two scripts stand in one word.
///
/// # Errors
/// The first character that breaks the rule.
pub fn target(text: &str) -> Result<Option<String>, Finding> {
    check(text, Rule::LINE)?;
    target::check(text)?;
    Ok(target::mixed(text))
}

#[cfg(test)]
mod tests;
