//! Where a long text is cut into messages.
//!
//! A cut never stands inside a grapheme cluster (and so never inside an emoji sequence or a surrogate pair), and no piece begins
//! or ends with a blank, which Telegram would trim. Blanks are lost only where a cut is made at exactly one space, one line feed or
//! one empty line, and each piece says which it was: a card that says it too has shown the whole text.

use std::ops::Range;

use super::emoji::is_tone;
use super::tables::PREPENDED;
use super::{holds, is_mark, is_virama, joiner};

/// What stood before a piece and is not in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Border {
    /// Nothing: the cut is inside a word.
    Inside,
    /// One line feed.
    Line,
    /// One empty line: two line feeds.
    Paragraph,
    /// One space.
    Space,
    /// Nothing: the text begins here.
    Start,
}

impl Border {
    /// The blanks themselves.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Inside | Self::Start => "",
            Self::Line => "\n",
            Self::Paragraph => "\n\n",
            Self::Space => " ",
        }
    }
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Piece<'a> {
    /// What stood before it. Borders and texts of all pieces, one after the other, are the whole text.
    pub before: Border,
    /// Its text.
    pub text: &'a str,
}

/// The length in UTF-16 units, which is how the Bot API counts positions.
#[must_use]
pub fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).fold(0, usize::saturating_add)
}

/// A text in as few pieces of at most `max` units as can be had, cut where a reader expects it if there is such a place: at an empty
/// line, else at a line's end, else at a space, else inside a word.
///
/// One cluster that is longer than `max` is not cut: its piece is too long, and whoever sends it refuses.
#[must_use]
pub fn pieces(text: &str, max: usize) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut from = Place::START;
    for cut in cuts(text, max, Blanks::Counted) {
        pieces.extend(text.get(from.end..cut.start).map(|text| Piece { before: from.border, text }));
        from = cut;
    }
    pieces.extend(text.get(from.end..).map(|text| Piece { before: from.border, text }));
    pieces
}

/// Where the messages of a long text stand in it, in bytes: each of at most `max` units, none of them blank.
///
/// Unlike a card's pieces, they lose all blanks where they are cut, as many as there are (a cut before an indented line is a good
/// one), and those at the text's ends: Telegram would trim them there. And nothing is too long: a cluster that is longer than a
/// message is cut between its characters.
#[must_use]
pub fn messages(text: &str, max: usize) -> Vec<Range<usize>> {
    let mut messages = Vec::new();
    let mut from = Place::START;
    for cut in cuts(text, max, Blanks::All) {
        hard(text, from.end..cut.start, max, &mut messages);
        from = cut;
    }
    hard(text, from.end..text.len(), max, &mut messages);
    messages
}

/// Trims a range, and cuts it between characters wherever it is too long.
fn hard(text: &str, range: Range<usize>, max: usize, messages: &mut Vec<Range<usize>>) {
    let blank = |c: &char| Blanks::All.holds(*c);
    let mut start = range.start;
    let mut end = start;
    let mut room = max;
    // A message begins with its first character that shows, and ends with its last one.
    for (at, c) in text.get(range.clone()).unwrap_or_default().char_indices() {
        let at = range.start.saturating_add(at);
        let shows = !blank(&c);
        if c.len_utf16() > room && start < end {
            messages.push(start..end);
            (start, end, room) = (at, at, max);
        }
        if shows || start < end {
            room = room.saturating_sub(c.len_utf16());
            end = if shows { at.saturating_add(c.len_utf8()) } else { end };
        } else {
            start = at.saturating_add(c.len_utf8());
            end = start;
        }
    }
    if start < end {
        messages.push(start..end);
    }
}

/// The texts of [`pieces`] alone.
#[must_use]
pub fn parts(text: &str, max: usize) -> Vec<&str> {
    pieces(text, max).into_iter().map(|piece| piece.text).collect()
}

/// A place where a text can be cut: what is before `start` and what is from `end`, in bytes and in units.
#[derive(Clone, Copy)]
struct Place {
    border: Border,
    start: usize,
    end: usize,
    units_start: usize,
    units_end: usize,
}

/// Which blanks may be lost at a cut.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Blanks {
    /// All of them: what is sent is a message among messages.
    All,
    /// One space, one line feed or one empty line: what each piece can say of itself.
    Counted,
}

impl Blanks {
    const fn holds(self, c: char) -> bool {
        match self {
            Self::All => matches!(c, ' ' | '\n' | '\t' | '\r'),
            Self::Counted => matches!(c, ' ' | '\n'),
        }
    }

    /// Units of a piece before it is cut at a better place, when so many are left: a piece is never less than half full for one.
    /// A card's pieces are as few as can be, so what is left must fit the others.
    fn least(self, left: usize, max: usize) -> usize {
        let half = max.div_ceil(2);
        match self {
            Self::All => half,
            Self::Counted => {
                let others = left.div_ceil(max.max(1)).saturating_sub(1).saturating_mul(max);
                left.saturating_sub(others).max(half)
            }
        }
    }

    /// The border that blanks are.
    fn border(self, blanks: &str) -> Option<Border> {
        match (self, blanks) {
            (_, "") => Some(Border::Inside),
            (_, " ") => Some(Border::Space),
            (_, "\n") => Some(Border::Line),
            (_, "\n\n") => Some(Border::Paragraph),
            // More of them are none, since nobody would count what is not shown.
            (Self::Counted, _) => None,
            (Self::All, _) => Some(match blanks.matches('\n').count() {
                0 => Border::Space,
                1 => Border::Line,
                _ => Border::Paragraph,
            }),
        }
    }
}

/// Where a text is cut.
fn cuts(text: &str, max: usize, blanks: Blanks) -> Vec<Place> {
    let places = places(text, blanks);
    let mut cuts = Vec::new();
    let mut from = 0;
    let whole = units(text);
    let mut next = places.as_slice();
    while whole.saturating_sub(from) > max {
        let Some((cut, rest)) = choose(next, from, blanks.least(whole.saturating_sub(from), max), max) else { break };
        cuts.push(cut);
        (from, next) = (cut.units_end, rest);
    }
    cuts
}

impl Place {
    const START: Self = Self { border: Border::Start, start: 0, end: 0, units_start: 0, units_end: 0 };

    const fn rank(&self) -> u8 {
        match self.border {
            Border::Paragraph => 3,
            Border::Line => 2,
            Border::Space => 1,
            Border::Inside | Border::Start => 0,
        }
    }
}

/// The best place for the piece that begins at `from` and is to have `least` units or more, and the places behind it.
fn choose(places: &[Place], from: usize, least: usize, max: usize) -> Option<(Place, &[Place])> {
    let fit = places.partition_point(|place| place.units_start.saturating_sub(from) <= max);
    let (within, beyond) = places.split_at_checked(fit)?;
    let good = within.partition_point(|place| place.units_start.saturating_sub(from) < least);
    // Of places of one rank the last one; a better rank goes before a later place.
    let best = within.iter().enumerate().skip(good).max_by_key(|(_, place)| place.rank());
    let found = best.or_else(|| within.iter().enumerate().next_back()).map(|(at, place)| (at, *place));
    // No place at all: one cluster is too long for a piece.
    let (at, place) = found.or_else(|| beyond.first().map(|place| (fit, *place)))?;
    Some((place, places.get(at.saturating_add(1)..).unwrap_or_default()))
}

/// Every place where a text can be cut, in order.
fn places(text: &str, blanks: Blanks) -> Vec<Place> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let mut places = Vec::new();
    let mut seen = Seen::default();
    let mut units = 0_usize;
    let mut open: Option<Place> = None;
    for (at, c) in chars {
        if blanks.holds(c) {
            let first = Place { border: Border::Start, start: at, end: at, units_start: units, units_end: units };
            open.get_or_insert(first);
        } else {
            let run = open.take();
            let start = run.map_or(at, |run| run.start);
            let border = text.get(start..at).and_then(|run| blanks.border(run));
            if let Some(border) = border.filter(|_| start > 0 && seen.ends_before(c)) {
                let units_start = run.map_or(units, |run| run.units_start);
                places.push(Place { border, start, end: at, units_start, units_end: units });
            }
        }
        seen.push(c);
        units = units.saturating_add(c.len_utf16());
    }
    places
}

/// What is known of the text so far: enough to say whether a cluster ends here (Unicode's UAX 29, on the safe side: where in doubt,
/// it goes on).
#[derive(Default)]
struct Seen {
    previous: Option<char>,
    /// Regional indicators in a row: two are a flag.
    indicators: usize,
    /// A joiner or virama stands before, with marks alone in between.
    joined: bool,
}

impl Seen {
    /// Whether a cluster ends before this character.
    fn ends_before(&self, c: char) -> bool {
        let Some(previous) = self.previous else { return false };
        let hangul = is_leading_jamo(previous) && is_hangul(c);
        let flag = is_indicator(c) && self.indicators % 2 == 1;
        let break_pair = (previous, c) == ('\r', '\n');
        let stands_before = holds(PREPENDED, previous) || is_format(previous);
        !(extends(c) || self.joined || hangul || flag || break_pair || stands_before)
    }

    fn push(&mut self, c: char) {
        self.indicators = if is_indicator(c) { self.indicators.saturating_add(1) } else { 0 };
        self.joined = joiner::is_joiner(c) || is_virama(c) || (self.joined && is_mark(c));
        self.previous = Some(c);
    }
}

/// Whether a character belongs to what is before it.
fn extends(c: char) -> bool {
    let thai = matches!(c, '\u{e33}' | '\u{eb3}');
    let half_width = matches!(c, '\u{ff9e}' | '\u{ff9f}');
    // Vowels of Kirat Rai that are letters.
    let kirat = matches!(c, '\u{16d63}' | '\u{16d67}'..='\u{16d6a}');
    is_mark(c) || is_format(c) || is_tone(c) || is_trailing_jamo(c) || thai || half_width || kirat
}

/// Format characters go with what is on either side: text that shows has none but joiners and tags.
fn is_format(c: char) -> bool {
    unicode_general_category::get_general_category(c) == unicode_general_category::GeneralCategory::Format
}

const fn is_indicator(c: char) -> bool {
    matches!(c, '\u{1f1e6}'..='\u{1f1ff}')
}

const fn is_leading_jamo(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{115f}' | '\u{a960}'..='\u{a97c}')
}

const fn is_trailing_jamo(c: char) -> bool {
    matches!(c, '\u{1160}'..='\u{11ff}' | '\u{d7b0}'..='\u{d7fb}')
}

const fn is_hangul(c: char) -> bool {
    is_leading_jamo(c) || is_trailing_jamo(c) || matches!(c, '\u{ac00}'..='\u{d7a3}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::visible::{Rule, check};

    fn whole(pieces: &[Piece<'_>]) -> String {
        pieces.iter().flat_map(|piece| [piece.before.as_str(), piece.text]).collect()
    }

    fn cut(text: &str, max: usize) -> Vec<(&'static str, &str)> {
        pieces(text, max).into_iter().map(|piece| (piece.before.as_str(), piece.text)).collect()
    }

    #[test]
    fn a_text_that_fits_is_one_piece() {
        assert_eq!(cut("", 10), [("", "")]);
        assert_eq!(cut("0123456789", 10), [("", "0123456789")]);
        assert_eq!(units("a😀я"), 4);
    }

    #[test]
    fn a_cut_is_made_at_an_empty_line_before_a_lines_end_before_a_space_before_a_word() {
        assert_eq!(cut("aaaa\n\nbb cc\ndd", 12), [("", "aaaa\n\nbb cc"), ("\n", "dd")]);
        assert_eq!(cut("aaaaaa\n\nbb cc\ndd e", 12), [("", "aaaaaa"), ("\n\n", "bb cc\ndd e")]);
        assert_eq!(cut("aaaa bbbb cccc", 12), [("", "aaaa bbbb"), (" ", "cccc")]);
        assert_eq!(cut("0123456789abcdef", 10), [("", "0123456789"), ("", "abcdef")]);
    }

    #[test]
    fn blanks_that_nobody_would_count_are_never_lost() {
        let text = format!("{}  {}", "a".repeat(9), "b".repeat(9));
        assert_eq!(cut(&text, 11), [("", "aaaaaaaa"), ("", "a  bbbbbbbb"), ("", "b")]);
        let text = format!("aaaa{}bbbb", "\n".repeat(8));
        assert!(pieces(&text, 12).iter().all(|piece| !piece.text.starts_with('\n') && !piece.text.ends_with('\n')));
        assert_eq!(whole(&pieces(&text, 12)), text);
    }

    #[test]
    fn a_cluster_is_never_cut() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        for cluster in [
            family,
            "🇩🇪",
            "👍🏽",
            "e\u{301}\u{323}",
            "क्ष",
            "\u{1100}\u{1161}\u{11a8}",
            "1\u{fe0f}\u{20e3}",
            "กำ",
            "র\u{200d}্য",
        ] {
            let text = cluster.repeat(40);
            for max in units(cluster)..units(cluster) * 3 {
                let pieces = pieces(&text, max);
                assert_eq!(whole(&pieces), text);
                for piece in pieces {
                    assert_eq!(piece.text.len() % cluster.len(), 0, "{cluster} at {max}: {:?}", piece.text);
                }
            }
        }
    }

    #[test]
    fn a_cluster_longer_than_a_piece_stays_whole_for_the_sender_to_refuse() {
        let text = format!("a{}b", "\u{1100}".repeat(30));
        let pieces = pieces(&text, 10);
        assert_eq!(pieces.iter().map(|piece| units(piece.text)).max(), Some(30));
        assert_eq!(whole(&pieces), text);
    }

    fn sent(text: &str, max: usize) -> Vec<&str> {
        messages(text, max).into_iter().map(|range| text.get(range).unwrap()).collect()
    }

    #[test]
    fn a_message_is_cut_at_any_number_of_blanks() {
        assert_eq!(sent("aaaaa\n\n\n\nbbbb cc", 10), ["aaaaa", "bbbb cc"]);
        assert_eq!(sent("fn a() {\n    b();\n}", 12), ["fn a() {", "b();\n}"]);
        assert_eq!(sent("aaaaaa  bbbbbb", 10), ["aaaaaa", "bbbbbb"]);
        assert_eq!(sent(" \n a b \n ", 10), ["a b"]);
        assert_eq!(sent("a \t\r\n b", 4), ["a", "b"]);
        assert_eq!(sent(&format!("a{}b", " ".repeat(100)), 10), ["a", "b"]);
        assert_eq!(sent("0123456789abcdef", 10), ["0123456789", "abcdef"]);
    }

    #[test]
    fn no_message_is_blank() {
        for text in ["", " ", "\n\n", "\t", &" \n".repeat(5000)] {
            assert!(messages(text, 10).is_empty(), "{text:?}");
        }
    }

    #[test]
    fn a_message_is_never_too_long_even_where_a_cluster_is() {
        let text = format!("a {} b", "\u{1100}".repeat(25));
        let sent = sent(&text, 10);
        assert!(sent.iter().all(|message| units(message) <= 10), "{sent:?}");
        assert_eq!(sent.concat(), text.replace(' ', ""));
        let zalgo = format!("x{}", "\u{301}\u{1d165}".repeat(30));

        let sent = self::sent(&zalgo, 7);
        assert!(sent.iter().all(|message| units(message) <= 7));
        assert_eq!(sent.concat(), zalgo);
    }

    #[test]
    fn twenty_three_thousand_units_are_six_pieces() {
        use crate::base::limits::{CARD_PARTS_MAX, PART_UNITS, TEXT_UNITS_MAX};
        let words = "Слово за слово, line by line.\n".repeat(2000);
        let emoji = "👩🏽\u{200d}🚀".repeat(4000);
        let dense = "x".repeat(TEXT_UNITS_MAX);
        for text in [words, emoji, dense] {
            let mut used = 0;
            let text: String = text
                .chars()
                .take_while(|c| {
                    used += c.len_utf16();
                    used <= TEXT_UNITS_MAX
                })
                .collect();
            let text = text.trim_end_matches(['\u{200d}', '\n']);
            let pieces = pieces(text, PART_UNITS);
            assert!(pieces.len() <= CARD_PARTS_MAX, "{}", pieces.len());
            assert_eq!(whole(&pieces), text);
            for piece in pieces {
                assert!(units(piece.text) <= PART_UNITS);
                assert_eq!(check(piece.text, Rule::TEXT), Ok(()));
            }
        }
    }
}
