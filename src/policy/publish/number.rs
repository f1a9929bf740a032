//! Numbers that can be called or paid to: of phones, and of cards.

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization;

use super::{AFTER, BEFORE};
use crate::text::{is_ignorable, is_mark};

/// Digits of the shortest number that is called without its country.
const DIGITS_MIN: usize = 7;
/// The same, of one that begins with a plus.
const DIGITS_AFTER_PLUS: usize = 5;
/// What may stand between two digits of one number, in a row: a bracket, a dash, and blanks around them.
const BETWEEN_MAX: usize = 3;

/// Whether a character is a digit, of whatever script or shape.
pub(super) fn is_digit(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_digit();
    }
    get_general_category(c) == GeneralCategory::DecimalNumber || is_shaped(c)
}

/// A digit in a circle, raised, and the like.
fn is_shaped(c: char) -> bool {
    let mut plain = std::iter::once(c).nfkc();
    plain.next().is_some_and(|c| c.is_ascii_digit()) && plain.next().is_none()
}

fn is_between(c: char) -> bool {
    matches!(c, ' ' | '-' | '.' | '(' | ')' | '/' | '\u{2212}')
        || (!c.is_ascii()
            && matches!(get_general_category(c), GeneralCategory::SpaceSeparator | GeneralCategory::DashPunctuation))
}

/// What is drawn over or around a digit, or not at all.
fn is_nothing(c: char) -> bool {
    !c.is_ascii() && (is_mark(c) || is_ignorable(c))
}

const fn is_plus(c: char) -> bool {
    matches!(c, '+' | '\u{ff0b}' | '\u{fe62}' | '\u{207a}')
}

/// A stretch of digits that may be one number, with the plus before it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Run<'a> {
    digits: &'a str,
    /// What it touches at either end, where that is neither a blank nor a stop: with it, it is another number.
    touches: [Option<char>; 2],
}

impl<'a> Run<'a> {
    fn of(text: &'a str, (start, end): (usize, usize)) -> Option<Self> {
        let before = text.get(..start)?.chars().next_back();
        let after = text.get(end..)?.chars().next();
        let touches = [
            before.filter(|c| !c.is_whitespace() && !BEFORE.contains(c)),
            after.filter(|c| !c.is_whitespace() && !AFTER.contains(c) && !matches!(c, ')' | ']' | '}')),
        ];
        Some(Self { digits: text.get(start..end)?, touches })
    }
}

/// Every such stretch.
pub(super) fn runs(text: &str) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    // Where the run began and ended so far, and how much stands after it.
    let mut run: Option<(usize, usize)> = None;
    let (mut between, mut plus) = (0_usize, None);
    for (at, c) in text.char_indices() {
        let end = at.saturating_add(c.len_utf8());
        if is_digit(c) {
            run = Some((run.map_or(plus.unwrap_or(at), |(start, _)| start), end));
            between = 0;
        } else if let (Some((start, _)), true) = (run, is_nothing(c)) {
            run = Some((start, end));
        } else if run.is_some() && is_between(c) && between < BETWEEN_MAX {
            between = between.saturating_add(1);
        } else {
            runs.extend(run.take().and_then(|run| Run::of(text, run)));
            between = 0;
        }
        // A bracket may stand between the plus and the first digit.
        plus = if is_plus(c) { Some(at) } else { plus.filter(|_| is_between(c) || is_nothing(c)) };
    }
    runs.extend(run.and_then(|run| Run::of(text, run)));
    runs
}

/// Whether a run has the length of a number that can be called, and is no date, year or time of day.
pub(super) fn can_be_called(run: &Run<'_>) -> bool {
    let run = run.digits;
    let digits = run.chars().filter(|c| is_digit(*c)).count();
    if run.starts_with(is_plus) {
        return digits >= DIGITS_AFTER_PLUS;
    }
    digits >= DIGITS_MIN && !is_calendar(run)
}

/// At most three dates, years and times of day: a day, and from when till when.
fn is_calendar(run: &str) -> bool {
    let parts: Vec<&str> =
        run.split([' ', '\u{a0}', '\u{2013}', '\u{2014}', '(', ')']).filter(|part| !part.is_empty()).collect();
    let mut moments = 0_usize;
    parts.iter().filter(|part| **part != "-").all(|part| {
        let from_to = |part: &str| part.split_once('-').is_some_and(|(from, to)| is_moment(from) && is_moment(to));
        let is_one = is_moment(part);
        moments = moments.saturating_add(if is_one { 1 } else { 2 });
        moments <= 3 && (is_one || from_to(part))
    })
}

/// `2026`, `9.00`, `2026-12-01`, `1.12.2026`, `01/12/26`.
fn is_moment(part: &str) -> bool {
    let numbers: Option<Vec<u32>> = part.trim_end_matches('.').split(['.', '-', '/']).map(number).collect();
    let is_year = |year: u32| (1900..=2100).contains(&year);
    match numbers.as_deref() {
        Some([year]) => is_year(*year),
        Some([hour, minute]) => part.contains('.') && *hour <= 24 && *minute <= 59,
        Some([year, month, day]) if is_year(*year) => *month <= 12 && *day <= 31,
        Some([one, other, year]) if is_year(*year) || *year < 100 => {
            *one <= 31 && *other <= 31 && (*one <= 12 || *other <= 12)
        }
        Some(_) | None => false,
    }
}

/// A number in ASCII digits, at most four.
fn number(digits: &str) -> Option<u32> {
    let plain = (1..=4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}
