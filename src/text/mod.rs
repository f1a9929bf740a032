//! What shows and what does not: the rule that every text of a card passes, its repair, and where a long text is cut.

#![forbid(unsafe_code)]

pub mod emoji;
pub mod file_name;
pub mod fixed;
pub mod joiner;
pub mod marks;
pub mod plain;
mod scan;
pub mod split;
mod tables;
mod target;
pub mod telegram;
pub mod visible;

use std::cmp::Ordering;

/// Whether a sorted table of ranges holds a character.
fn holds(table: &[(char, char)], c: char) -> bool {
    table.binary_search_by(|(first, last)| order(*first, *last, c)).is_ok()
}

/// Where a range stands, seen from a character.
fn order(first: char, last: char, c: char) -> Ordering {
    if last < c {
        Ordering::Less
    } else if first > c {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}

/// Whether a character is a combining mark of any kind.
pub(crate) fn is_mark(c: char) -> bool {
    use unicode_general_category::GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(unicode_general_category::get_general_category(c), EnclosingMark | NonspacingMark | SpacingMark)
}

/// Whether a character is a letter.
pub(crate) fn is_letter(c: char) -> bool {
    use unicode_general_category::GeneralCategory::{
        LowercaseLetter, ModifierLetter, OtherLetter, TitlecaseLetter, UppercaseLetter,
    };
    matches!(
        unicode_general_category::get_general_category(c),
        LowercaseLetter | ModifierLetter | OtherLetter | TitlecaseLetter | UppercaseLetter
    )
}

/// Whether a character is a number of any kind.
pub(crate) fn is_number(c: char) -> bool {
    use unicode_general_category::GeneralCategory::{DecimalNumber, LetterNumber, OtherNumber};
    matches!(unicode_general_category::get_general_category(c), DecimalNumber | LetterNumber | OtherNumber)
}

/// Whether a mark takes the vowel of the letter before it away (`Canonical_Combining_Class` Virama).
fn is_virama(c: char) -> bool {
    unicode_normalization::char::canonical_combining_class(c) == 9
}

/// Whether renderers leave a character out (`Default_Ignorable_Code_Point`).
pub(crate) fn is_ignorable(c: char) -> bool {
    holds(tables::IGNORABLE, c)
}
