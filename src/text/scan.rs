//! The walk over a text that finds what does not show. Linear in the text's length.

use unicode_general_category::GeneralCategory;
use unicode_general_category::get_general_category;
use unicode_normalization::char::canonical_combining_class;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use super::marks::is_gate_mark;
use super::tables::{IGNORABLE, STACKERS};
use super::visible::{Finding, Rule, RuleName};
use super::{emoji, holds, is_letter, is_mark, is_number, joiner};
use crate::base::limits::{BLANKS_MAX, LINE_FEEDS_MAX, MARKS_MAX};

/// Letters and symbols that draw nothing: fillers of Hangul, inherent vowels of Khmer, the empty Braille pattern, the object
/// replacement, blanks of Egyptian, the filler of Khitan, the thick stroke of Duployan, the null note head.
const BLANK_LETTERS: [char; 13] = [
    '\u{115f}',
    '\u{1160}',
    '\u{17b4}',
    '\u{17b5}',
    '\u{2800}',
    '\u{3164}',
    '\u{fffc}',
    '\u{ffa0}',
    '\u{13441}',
    '\u{13442}',
    '\u{16fe4}',
    '\u{1bc9d}',
    '\u{1d159}',
];

/// Joins consonants like the marks of the table, but Unicode has no such property for Tifinagh.
const TIFINAGH_JOINER: char = '\u{2d7f}';

/// Marks that Telegram removes from what it shows.
pub(super) const REMOVED_MARKS: [char; 3] = ['\u{30a}', '\u{333}', '\u{33f}'];

/// Every character that does not show, in order.
pub(super) fn findings(chars: &[char], rule: Rule) -> Vec<Finding> {
    let composed = not_composed(chars);
    let mut walk = Walk { chars, rule, findings: Vec::new(), based: false, marks: 0 };
    let mut at = 0_usize;
    let mut skipped = composed.iter().peekable();
    while let Some(rest) = chars.get(at..).filter(|rest| !rest.is_empty()) {
        if let Some(length) = emoji::sequence(rest) {
            walk.sequence(at, length);
            at = at.saturating_add(length);
            continue;
        }
        while skipped.next_if(|run| run.end <= at).is_some() {}
        let decomposed = skipped.peek().is_some_and(|run| run.start <= at);
        walk.one(at, decomposed);
        at = at.saturating_add(1);
    }
    let mut findings = walk.findings;
    findings.extend(blanks(chars, rule));
    let not_nfc = composed.iter().filter_map(|run| finding(chars, run.differs, RuleName::NotNfc));
    findings.extend(not_nfc);
    // Sorted lists one after the other; the first of two findings of one character stays.
    findings.sort_by_key(|finding| finding.at);
    findings.dedup_by_key(|finding| finding.at);
    findings
}

fn finding(chars: &[char], at: usize, rule: RuleName) -> Option<Finding> {
    chars.get(at).map(|ch| Finding { at, ch: *ch, rule })
}

struct Walk<'a> {
    chars: &'a [char],
    rule: Rule,
    findings: Vec<Finding>,
    /// Whether something that shows stands under the next mark.
    based: bool,
    /// Marks in a row.
    marks: usize,
}

impl Walk<'_> {
    /// A listed emoji: all of it shows, but a part of it may be a mark of the gate.
    fn sequence(&mut self, at: usize, length: usize) {
        for at in at..at.saturating_add(length) {
            if self.chars.get(at).is_some_and(|c| is_gate_mark(*c)) {
                self.add(at, RuleName::ReservedMark);
            }
        }
        (self.based, self.marks) = (true, 0);
    }

    fn one(&mut self, at: usize, decomposed: bool) {
        let Some(c) = self.chars.get(at).copied() else { return };
        // Most of most texts.
        if c.is_ascii_graphic() {
            (self.based, self.marks) = (true, 0);
            return;
        }
        if let Some(rule) = self.hidden(at, c) {
            self.add(at, rule);
        } else if c == ' ' || c == '\n' {
            (self.based, self.marks) = (false, 0);
        } else if emoji::is_selector(c) || joiner::is_joiner(c) {
            // It belongs to what is before it.
        } else if is_mark(c) {
            self.mark(at, c, decomposed);
        } else {
            (self.based, self.marks) = (true, 0);
        }
    }

    fn mark(&mut self, at: usize, c: char, decomposed: bool) {
        self.marks = self.marks.saturating_add(1);
        if REMOVED_MARKS.contains(&c) && !decomposed {
            self.add(at, RuleName::RemovedMark);
        } else if !self.based {
            self.add(at, RuleName::BareMark);
        } else if self.marks > MARKS_MAX {
            self.add(at, RuleName::ManyMarks);
        }
    }

    /// Why a character of its own does not show; marks and blanks are judged by where they stand.
    fn hidden(&self, at: usize, c: char) -> Option<RuleName> {
        use GeneralCategory::{
            Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, SpaceSeparator, Surrogate, Unassigned,
        };
        let category = get_general_category(c);
        if category == Control {
            (c != '\n' || !self.rule.line_feed).then_some(RuleName::Control)
        } else if category == Format {
            self.format(at, c)
        } else if matches!(category, PrivateUse | Surrogate) {
            // No `char` is a surrogate.
            Some(RuleName::Private)
        } else if category == Unassigned {
            Some(RuleName::Unassigned)
        } else if matches!(category, LineSeparator | ParagraphSeparator | SpaceSeparator) {
            (c != ' ').then_some(RuleName::Separator)
        } else if emoji::is_selector(c) {
            (!self.is_taken(at, c)).then_some(RuleName::Selector)
        } else if BLANK_LETTERS.contains(&c) || self.joins_nothing(at, c) {
            Some(RuleName::BlankLetter)
        } else if holds(IGNORABLE, c) {
            Some(RuleName::Ignorable)
        } else {
            is_gate_mark(c).then_some(RuleName::ReservedMark)
        }
    }

    /// Whether the character before a variation selector takes it.
    fn is_taken(&self, at: usize, selector: char) -> bool {
        let base = at.checked_sub(1).and_then(|at| self.chars.get(at));
        let next = self.chars.get(at.saturating_add(1)).copied();
        base.is_some_and(|base| emoji::takes_selector(*base, selector, next))
    }

    fn format(&self, at: usize, c: char) -> Option<RuleName> {
        if joiner::is_joiner(c) {
            let bad = if self.after_emoji(at) { RuleName::Emoji } else { RuleName::Joiner };
            (!joiner::changes_drawing(self.chars, at)).then_some(bad)
        } else if emoji::is_tag(c) && self.after_emoji(at) {
            Some(RuleName::Emoji)
        } else {
            Some(RuleName::Format)
        }
    }

    /// Whether what stands before is an emoji or a part of one.
    fn after_emoji(&self, at: usize) -> bool {
        let mut before = self.chars.get(..at).unwrap_or_default().iter().rev();
        // Bounded: a longer tail of tags is no emoji.
        let symbol = before.by_ref().take(8).find(|c| !emoji::is_selector(**c) && !emoji::is_tag(**c));
        symbol.is_some_and(|c| emoji::is_tone(*c) || get_general_category(*c) == GeneralCategory::OtherSymbol)
    }

    /// Whether it is a mark that only joins what follows, and no letter or number of its script follows.
    fn joins_nothing(&self, at: usize, c: char) -> bool {
        let next = self.chars.get(at.saturating_add(1)).filter(|next| is_letter(**next) || is_number(**next));
        let joins = next.is_some_and(|next| joiner::script(*next) == joiner::script(c));
        (holds(STACKERS, c) || c == TIFINAGH_JOINER) && !joins
    }

    fn add(&mut self, at: usize, rule: RuleName) {
        self.findings.extend(finding(self.chars, at, rule));
    }
}

/// A stretch of a text that is not what its composed form (NFC) is.
struct Decomposed {
    start: usize,
    end: usize,
    /// The first character that differs.
    differs: usize,
}

/// Every stretch that is not in NFC, cut where composing cannot reach across.
fn not_composed(chars: &[char]) -> Vec<Decomposed> {
    let begins = |c: char| {
        c.is_ascii() || canonical_combining_class(c) == 0 && is_nfc_quick(std::iter::once(c)) != IsNormalized::Maybe
    };
    let mut runs = Vec::new();
    let mut start = 0_usize;
    while let Some(rest) = chars.get(start..).filter(|rest| !rest.is_empty()) {
        let length = rest.iter().skip(1).take_while(|c| !begins(**c)).count().saturating_add(1);
        let run = rest.get(..length).unwrap_or(rest);
        let end = start.saturating_add(run.len());
        let composed = || run.iter().copied().nfc();
        if is_nfc_quick(run.iter().copied()) != IsNormalized::Yes && !composed().eq(run.iter().copied()) {
            let same = composed().zip(run).take_while(|(a, b)| a == *b).count();
            let differs = start.saturating_add(same).min(end.saturating_sub(1));
            runs.push(Decomposed { start, end, differs });
        }
        start = end;
    }
    runs
}

/// Blanks at either end, and those past the limits of a run.
fn blanks(chars: &[char], rule: Rule) -> Vec<Finding> {
    let is_blank = |c: char| c == ' ' || (c == '\n' && rule.line_feed);
    let first = chars.iter().position(|c| !is_blank(*c)).unwrap_or(chars.len());
    let end = chars.iter().rposition(|c| !is_blank(*c)).map_or(0, |last| last.saturating_add(1));
    let mut findings = Vec::new();
    let (mut blanks, mut line_feeds) = (0_usize, 0_usize);
    for (at, c) in chars.iter().copied().enumerate() {
        if !is_blank(c) {
            (blanks, line_feeds) = (0, 0);
            continue;
        }
        blanks = blanks.saturating_add(1);
        line_feeds = line_feeds.saturating_add(usize::from(c == '\n'));
        if at < first || at >= end {
            findings.extend(finding(chars, at, RuleName::EdgeBlank));
        } else if blanks > BLANKS_MAX || (c == '\n' && line_feeds > LINE_FEEDS_MAX) {
            findings.extend(finding(chars, at, RuleName::BlankRun));
        }
    }
    findings
}
