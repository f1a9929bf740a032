//! Makes `src/text/tables.rs` from Unicode's data.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use unicode_general_category::GeneralCategory::{EnclosingMark, Format, NonspacingMark, Unassigned};
use unicode_general_category::get_general_category;

use super::data;

const HEAD: &str = "\
//! Unicode's data, as far as the rule of text needs it beside the two crates: Unicode 16.0, the emoji styles of Unicode 17.0, the
//! sequences of Emoji 18.0.
//!
//! Made by `tests/unicode.rs` from `tests/data/unicode`, never by hand. Copyright © 1991-2025 Unicode, Inc., Unicode License V3.
";

const ZWJ: char = '\u{200d}';
const EMOJI_STYLE: char = '\u{fe0f}';

type Ranges = Vec<(char, char)>;

/// The whole file.
pub(crate) fn make() -> String {
    let mut out = HEAD.to_owned();
    let joining = |value: &str| ranges(data::chars("joining.txt", &[value]), |_| false);
    let never = |_| false;
    char_table(
        &mut out,
        "IGNORABLE",
        "Code points that renderers leave out (`Default_Ignorable_Code_Point`).",
        &ranges(data::chars("ignorable.txt", &["Default_Ignorable_Code_Point"]), never),
    );
    char_table(
        &mut out,
        "STACKERS",
        "Marks that draw nothing themselves, but join what follows (`Invisible_Stacker`, `Number_Joiner`).",
        &ranges(data::chars("stackers.txt", &["Invisible_Stacker", "Number_Joiner"]), never),
    );
    char_table(&mut out, "JOINS_BOTH", "Letters that join on both sides (`Joining_Type` D).", &joining("D"));
    char_table(&mut out, "JOINS_NEXT", "Letters that join the next one only (`Joining_Type` L).", &joining("L"));
    char_table(&mut out, "JOINS_PREVIOUS", "Letters that join the one before only (`Joining_Type` R).", &joining("R"));
    let neutral = |c| matches!(get_general_category(c), EnclosingMark | Format | NonspacingMark | Unassigned);
    char_table(
        &mut out,
        "RIGHT_TO_LEFT",
        "Letters that are written from right to left and numbers that stand with them (`Bidi_Class` R, AL, AN), over gaps of\n/// marks and unassigned code points.",
        &ranges(data::chars("bidi.txt", &["R", "AL", "AN"]).into_iter().filter(|c| !neutral(*c)).collect(), neutral),
    );
    char_table(
        &mut out,
        "EMOJI_BASES",
        "Characters that take U+FE0E and U+FE0F (`emoji-variation-sequences`).",
        &ranges(data::chars("variations.txt", &["base"]), never),
    );
    char_table(
        &mut out,
        "PREPENDED",
        "Letters that stand before the first of their cluster (`Grapheme_Cluster_Break` Prepend, but format characters).",
        &ranges(
            data::chars("graphemes.txt", &["Prepend"])
                .into_iter()
                .filter(|c| get_general_category(*c) != Format)
                .collect(),
            never,
        ),
    );
    scripts(&mut out);
    emoji(&mut out);
    out
}

/// Ranges of characters; a gap is bridged where every character of it may be.
fn ranges(chars: Vec<char>, bridged: impl Fn(char) -> bool) -> Ranges {
    let mut ranges: Ranges = Vec::new();
    for c in BTreeSet::from_iter(chars) {
        match ranges.last_mut() {
            Some((_, last)) if (*last..c).skip(1).all(&bridged) => *last = c,
            _ => ranges.push((c, c)),
        }
    }
    ranges
}

fn char_table(out: &mut String, name: &str, doc: &str, ranges: &Ranges) {
    let entries = ranges.iter().map(|(a, b)| format!("('\\u{{{:x}}}', '\\u{{{:x}}}'),", u32::from(*a), u32::from(*b)));
    table(out, name, doc, "(char, char)", entries);
}

fn table(out: &mut String, name: &str, doc: &str, kind: &str, entries: impl Iterator<Item = String>) {
    write!(out, "\n/// {doc}\n#[rustfmt::skip]\npub(super) const {name}: &[{kind}] = &[").unwrap();
    let mut column = usize::MAX;
    for entry in entries {
        let width = entry.chars().count() + 1;
        if column.saturating_add(width) > 118 {
            out.push_str("\n    ");
            column = 3;
        } else {
            out.push(' ');
        }
        out.push_str(&entry);
        column += width;
    }
    out.push_str("\n];\n");
}

/// Ranges of one script: a gap without a letter of another one is part of it.
fn scripts(out: &mut String) {
    let mut merged: Vec<(u32, u32, String)> = Vec::new();
    for range in data::ranges("scripts.txt") {
        let name = range.value.replace('_', " ");
        match merged.last_mut() {
            Some((_, last, value)) if *value == name => *last = range.last,
            _ => merged.push((range.first, range.last, name)),
        }
    }
    let entries = merged.into_iter().map(|(a, b, name)| format!("('\\u{{{a:x}}}', '\\u{{{b:x}}}', \"{name}\"),"));
    table(
        out,
        "SCRIPTS",
        "Scripts of letters, marks and digits (`Script`), over gaps without one. Characters of no script of their own may\n/// lie inside: only letters, marks and digits are asked for.",
        "(char, char, &str)",
        entries,
    );
}

/// Emoji joined by ZWJ, as patterns.
fn emoji(out: &mut String) {
    let tone = |c: char| ('\u{1f3fb}'..='\u{1f3ff}').contains(&c);
    let listed = data::emoji().into_iter().filter(|text| text.contains(ZWJ));
    let mut whole: BTreeMap<String, String> = BTreeMap::new();
    for text in listed.filter(|text| text.chars().all(|c| get_general_category(c) != Unassigned)) {
        let bare: String = text.chars().filter(|c| *c != EMOJI_STYLE).collect();
        let kept = whole.entry(bare).or_default();
        if kept.len() < text.len() {
            *kept = text;
        }
    }
    let mut tones: BTreeMap<String, BTreeSet<Vec<char>>> = BTreeMap::new();
    for text in whole.into_values() {
        let sign = |c| {
            if tone(c) {
                '*'
            } else if c == ZWJ {
                '+'
            } else if c == EMOJI_STYLE {
                '_'
            } else {
                c
            }
        };
        tones.entry(text.chars().map(sign).collect()).or_default().insert(text.chars().filter(|c| tone(*c)).collect());
    }
    let mut patterns: Vec<String> = tones
        .into_iter()
        .map(|(pattern, tones)| match (pattern.matches('*').count(), tones.len()) {
            (0, 1) | (1, 5) | (2, 25) => pattern,
            (2, 20) if tones.iter().all(|pair| pair[0] != pair[1]) => {
                let (head, tail) = pattern.rsplit_once('*').unwrap();
                format!("{head}#{tail}")
            }
            odd => panic!("{pattern}: {odd:?} is no form of a pattern"),
        })
        .collect();
    let bare = |pattern: &str| pattern.replace('_', "").replace('#', "*");
    patterns.sort_by_key(|pattern| bare(pattern));
    let entries = patterns.iter().map(|pattern| format!("\"{pattern}\","));
    table(
        out,
        "JOINED_EMOJI",
        "Emoji that Unicode lists as joined: `+` a joiner, `*` any of the five skin tones, `#` one that is not the first, `_`\n/// U+FE0F, which the list also leaves out. In order of the patterns without `_`, `#` as `*`.",
        "&str",
        entries,
    );
}
