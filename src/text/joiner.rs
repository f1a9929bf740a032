//! Where a joiner changes what is drawn: RFC 5892 appendix A, and two places of real writing that it leaves out.

use super::tables::{JOINS_BOTH, JOINS_NEXT, JOINS_PREVIOUS, SCRIPTS};
use super::{holds, is_letter, is_mark, is_number, is_virama, order};

/// Keeps letters apart.
const ZWNJ: char = '\u{200c}';
/// Joins letters.
const ZWJ: char = '\u{200d}';

/// Whether a character is ZWJ or ZWNJ.
#[must_use]
pub const fn is_joiner(c: char) -> bool {
    matches!(c, ZWJ | ZWNJ)
}

/// Whether the joiner at a position changes what is drawn. A second one in a row never does.
#[must_use]
pub fn changes_drawing(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| chars.get(..=at)).unwrap_or_default();
    let after = chars.get(at.saturating_add(1)..).unwrap_or_default();
    let Some(previous) = before.last().filter(|c| !is_joiner(**c)) else { return false };
    // RFC 5892 A.1 and A.2.
    if is_virama(*previous) {
        return true;
    }
    match chars.get(at) {
        // RFC 5892 A.1: between letters that would join.
        Some(&ZWNJ) => joins_next(before) && joins_previous(after),
        Some(&ZWJ) => before_virama(*previous, after) || (joins_next(before) && ends_word(after)),
        _ => false,
    }
}

/// The script of a letter, mark or digit; nothing for one that stands in several.
pub(super) fn script(c: char) -> Option<&'static str> {
    let found = SCRIPTS.binary_search_by(|(first, last, _)| order(*first, *last, c)).ok();
    found.and_then(|at| SCRIPTS.get(at)).map(|(_, _, name)| *name)
}

/// Whether the last letter, marks after it left out, joins what follows.
fn joins_next(before: &[char]) -> bool {
    let letter = before.iter().rev().find(|c| !is_transparent(**c));
    letter.is_some_and(|c| holds(JOINS_BOTH, *c) || holds(JOINS_NEXT, *c))
}

/// Whether the first letter, marks before it left out, joins what precedes.
fn joins_previous(after: &[char]) -> bool {
    let letter = after.iter().find(|c| !is_transparent(**c));
    letter.is_some_and(|c| holds(JOINS_BOTH, *c) || holds(JOINS_PREVIOUS, *c))
}

/// Bengali and its kin: a letter, ZWJ, the virama and the letter that is then drawn below or behind, all of one script.
fn before_virama(previous: char, after: &[char]) -> bool {
    let [virama, letter, ..] = after else { return false };
    let one_script =
        script(previous).is_some() && script(previous) == script(*virama) && script(previous) == script(*letter);
    is_letter(previous) && is_virama(*virama) && is_letter(*letter) && one_script
}

fn ends_word(after: &[char]) -> bool {
    after.first().is_none_or(|c| !is_letter(*c) && !is_mark(*c) && !is_number(*c) && !is_joiner(*c))
}

/// Whether letters join across a character (`Joining_Type` T): marks without a place of their own, and one letter of Adlam.
pub(super) fn is_transparent(c: char) -> bool {
    use unicode_general_category::GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(unicode_general_category::get_general_category(c), EnclosingMark | NonspacingMark) || c == '\u{1e94b}'
}
