//! A long text with marks as the messages that carry it.

use std::collections::BTreeMap;

use crate::telegram::markdown::{Formatted, Mark};
use crate::text::split;

/// A text in messages of at most `max` UTF-16 units, none of them empty. A mark that is cut goes on in the next message.
#[must_use]
pub fn pieces(whole: &Formatted, max: usize) -> Vec<Formatted> {
    let ranges = split::messages(&whole.text, max);
    // Bytes of each border to units: counted once, from the front.
    let mut units = BTreeMap::new();
    let (mut byte, mut unit) = (0, 0_usize);
    for at in ranges.iter().flat_map(|range| [range.start, range.end]) {
        unit = unit.saturating_add(split::units(whole.text.get(byte..at).unwrap_or_default()));
        byte = at;
        units.insert(at, unit);
    }
    let of = |at: usize| units.get(&at).copied().unwrap_or_default();
    ranges
        .into_iter()
        .map(|range| {
            let (from, to) = (of(range.start), of(range.end));
            Formatted {
                text: whole.text.get(range).unwrap_or_default().to_owned(),
                entities: whole.entities.iter().filter_map(|mark| within(mark, from, to)).collect(),
            }
        })
        .collect()
}

/// What of a mark stands in a message of these units.
fn within(mark: &Mark, from: usize, to: usize) -> Option<Mark> {
    let start = mark.offset.max(from);
    let end = mark.offset.saturating_add(mark.length).min(to);
    let length = end.checked_sub(start).filter(|length| *length > 0)?;
    Some(Mark { kind: mark.kind.clone(), offset: start.saturating_sub(from), length })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::limits::MESSAGE_UNITS_MAX;
    use crate::telegram::markdown::MarkKind;
    use crate::telegram::markdown::tests::Dice;

    fn mark(kind: MarkKind, offset: usize, length: usize) -> Mark {
        Mark { kind, offset, length }
    }

    #[test]
    fn a_text_that_fits_is_one_message_with_its_marks() {
        let whole = Formatted { text: "a bold".to_owned(), entities: vec![mark(MarkKind::Bold, 2, 4)] };
        assert_eq!(pieces(&whole, MESSAGE_UNITS_MAX), [whole]);
        assert!(pieces(&Formatted::default(), 10).is_empty());
        assert!(pieces(&Formatted::plain(" \n "), 10).is_empty());
    }

    #[test]
    fn a_mark_that_is_cut_goes_on_in_the_next_message_and_none_is_empty() {
        let link = MarkKind::Link("t.me".to_owned());
        let block = MarkKind::Pre(Some("rust".to_owned()));
        let whole = Formatted {
            text: "aaaa bbbb ccccc 😀ddd".to_owned(),
            entities: vec![mark(link.clone(), 5, 10), mark(MarkKind::Bold, 9, 1), mark(block.clone(), 16, 5)],
        };
        let sent = pieces(&whole, 9);
        assert_eq!(sent[0], Formatted { text: "aaaa bbbb".to_owned(), entities: vec![mark(link.clone(), 5, 4)] });
        let rest = vec![mark(link, 0, 5)];
        // The bold blank between them was lost with its border.
        assert_eq!(sent[1], Formatted { text: "ccccc".to_owned(), entities: rest });
        assert_eq!(sent[2], Formatted { text: "😀ddd".to_owned(), entities: vec![mark(block, 0, 5)] });
        assert_eq!(sent.len(), 3);
    }

    #[test]
    fn blanks_in_front_of_the_text_move_its_marks() {
        let whole = Formatted { text: "\n  *b".to_owned(), entities: vec![mark(MarkKind::Italic, 2, 3)] };
        assert_eq!(
            pieces(&whole, 10),
            [Formatted { text: "*b".to_owned(), entities: vec![mark(MarkKind::Italic, 0, 2)] }]
        );
    }

    fn written(dice: &mut Dice) -> Formatted {
        let blanks = ["", " ", " ", " ", "\n", "\n\n", "\n\n\n    ", "\t", "  "];
        let text: String = (0..dice.below(120)).flat_map(|_| [dice.word(), dice.one(&blanks)]).collect();
        let length = split::units(&text);
        let mut entities: Vec<Mark> = Vec::new();
        // Telegram's marks begin and end between characters.
        let borders: Vec<usize> =
            text.char_indices().map(|(at, _)| split::units(text.get(..at).unwrap())).chain([length]).collect();
        for kind in [MarkKind::Bold, MarkKind::Link("t.me".to_owned()), MarkKind::Pre(None), MarkKind::Spoiler] {
            let (from, to) = (dice.one(&borders), dice.one(&borders));
            if from < to {
                entities.push(mark(kind, from, to - from));
            }
        }
        Formatted { text, entities }
    }

    #[test]
    fn joined_again_the_messages_are_the_text_and_each_mark_names_the_same_words() {
        let blank = |c: char| matches!(c, ' ' | '\n' | '\t' | '\r');
        for seed in 0..2000 {
            let mut dice = Dice::new(seed);
            let whole = written(&mut dice);
            // The least holds any of the generator's clusters.
            let max = 8 + dice.below(60);
            let sent = pieces(&whole, max);
            let mut rest = whole.text.as_str();
            // What each unit of the text bears, and what the units of the messages bear in the same places.
            let bears = |formatted: &Formatted| -> Vec<(u16, Vec<&'static str>)> {
                let units = formatted.text.encode_utf16().enumerate();
                units
                    .map(|(at, unit)| {
                        let on = |mark: &&Mark| (mark.offset..mark.offset + mark.length).contains(&at);
                        (unit, formatted.entities.iter().filter(on).map(|mark| mark.kind.as_str()).collect())
                    })
                    .collect()
            };
            let meant = bears(&whole);
            for message in &sent {
                assert!(split::units(&message.text) <= max, "{seed}");
                assert!(!message.text.is_empty() && message.text.trim_matches(blank) == message.text, "{seed}");
                let trimmed = rest.trim_start_matches(blank);
                let at = split::units(whole.text.get(..whole.text.len() - trimmed.len()).unwrap());
                rest = trimmed.strip_prefix(message.text.as_str()).unwrap_or_else(|| panic!("{seed}: {whole:?}"));
                let got = bears(message);
                assert_eq!(got, meant[at..at + got.len()], "{seed}: {whole:?}");
                for mark in &message.entities {
                    assert!(mark.length > 0 && mark.offset + mark.length <= got.len(), "{seed}");
                }
            }
            assert!(rest.chars().all(blank), "{seed}: {rest:?} of {whole:?}");
        }
    }

    #[test]
    fn no_cluster_of_the_generator_is_cut() {
        for seed in 0..500 {
            let mut dice = Dice::new(seed);
            let whole = written(&mut dice);
            for message in pieces(&whole, 8 + dice.below(20)) {
                assert!(!message.text.starts_with(['\u{200d}', '\u{301}']), "{seed}: {message:?}");
                assert!(!message.text.ends_with('\u{200d}'), "{seed}: {message:?}");
                assert_eq!(
                    message.text.chars().filter(|c| matches!(c, '🇩' | '🇪')).count() % 2,
                    0,
                    "{seed}: {message:?}"
                );
            }
        }
    }
}
