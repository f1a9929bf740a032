//! Strangers' questions, as owners read them: words and names that others chose stand in `pre` and `code`.

use super::notice::clip;
use super::page::{Message, Page, Slot, code, plain};
use super::team::Person;
use crate::base::limits::GUEST_WORDS_UNITS;
use crate::config::Language;
use crate::text::telegram;
use crate::words;

/// What became of an owner's answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sent<'a> {
    /// The owner pressed *No*.
    Dropped,
    /// It was not sent, and why: a short word.
    Failed(&'a str),
    /// It stands in the group since then, as the owner reads it.
    Done(&'a str),
    /// Nobody knows.
    Unknown,
}

/// So many questions of a group wait.
#[must_use]
pub fn summary(language: Language, group: &str, n: usize) -> Message {
    filled(words::guest::of(language).told_guest_summary, &[("group", code(clip(group))), ("n", count(n))])
}

/// The same once they were shown.
#[must_use]
pub fn shown(language: Language, group: &str, n: usize, time: &str) -> Message {
    let slots = [("group", code(clip(group))), ("n", count(n)), ("time", plain(time))];
    filled(words::guest::of(language).told_guest_shown, &slots)
}

/// The words of so many are no longer kept.
#[must_use]
pub fn gone(language: Language, group: &str, n: usize) -> Message {
    filled(words::guest::of(language).told_guest_gone, &[("group", code(clip(group))), ("n", count(n))])
}

/// One question with its words.
#[must_use]
pub fn question(language: Language, group: &str, person: Person<'_>, time: &str, said: &str) -> Message {
    let words = words::guest::of(language);
    let slots = [("group", code(clip(group))), ("time", plain(time)), ("person", who(person))];
    framed(words.told_guest_question, &slots, &cut(said), words.guest_reply, &[])
}

/// An owner's answer, drawn back. `None`: it is too long for one message, or nothing of it shows.
#[must_use]
pub fn draft(language: Language, group: &str, person: Person<'_>, said: &str) -> Option<Message> {
    if said.is_empty() || said.encode_utf16().count() > GUEST_WORDS_UNITS {
        return None;
    }
    let words = words::guest::of(language);
    let head = [("group", code(clip(group)))];
    Some(framed(words.told_guest_draft, &head, said, words.guest_draft, &[("person", who(person))]))
}

/// An answer that cannot be drawn.
#[must_use]
pub fn too_long(language: Language) -> Message {
    filled(words::guest::of(language).told_guest_long, &[])
}

/// The answer's card, afterwards.
#[must_use]
pub fn sent(language: Language, group: &str, sent: Sent<'_>, said: &str) -> Message {
    let words = words::guest::of(language);
    let group = ("group", code(clip(group)));
    let mut page = Page::default();
    match sent {
        Sent::Dropped => page.fill(words.told_guest_dropped, &[group]),
        Sent::Failed(why) => page.fill(words.told_guest_failed, &[group, ("code", code(why))]),
        Sent::Done(time) => page.fill(words.told_guest_sent, &[group, ("time", plain(time))]),
        Sent::Unknown => page.fill(words.told_guest_unknown, &[group]),
    }
    page.line();
    page.pre(said);
    page.message()
}

/// A limit of answers to strangers is reached.
#[must_use]
pub fn limit(language: Language, group: &str, which: &str, answers: u64, tokens: u64) -> Message {
    let slots = [
        ("group", code(clip(group))),
        ("code", code(which)),
        ("n", plain(answers.to_string())),
        ("tokens", plain(tokens.to_string())),
    ];
    filled(words::guest::of(language).told_lane_limit, &slots)
}

fn count(n: usize) -> Slot {
    plain(n.to_string())
}

fn who(person: Person<'_>) -> Slot {
    let mut page = Page::default();
    page.code(&person.id.to_string());
    if !person.name.is_empty() {
        page.push(" ");
        page.code(&clip(person.name));
    }
    Slot::Page(page)
}

/// A stranger's words as Telegram shows them, cut to what one message takes.
fn cut(said: &str) -> String {
    let mut units = 0_usize;
    let fits = |c: &char| {
        units = units.saturating_add(c.len_utf16());
        units <= GUEST_WORDS_UNITS
    };
    telegram::clean(&telegram::clean(said).chars().take_while(fits).collect::<String>())
}

fn framed(head: &str, of_head: &[(&str, Slot)], said: &str, foot: &str, of_foot: &[(&str, Slot)]) -> Message {
    let mut page = Page::default();
    page.fill(head, of_head);
    page.line();
    page.pre(said);
    page.line();
    page.fill(foot, of_foot);
    page.message()
}

fn filled(template: &str, slots: &[(&str, Slot)]) -> Message {
    let mut page = Page::default();
    page.fill(template, slots);
    page.message()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ids::UserId;
    use crate::base::limits::MESSAGE_UNITS_MAX;

    const BOTH: [Language; 2] = [Language::En, Language::Ru];

    fn person(name: &str) -> Person<'_> {
        Person { id: UserId::new(512_345_678).unwrap(), name }
    }

    /// What stands in entities.
    fn coded(message: &Message) -> Vec<String> {
        let units: Vec<u16> = message.text.encode_utf16().collect();
        let cut = |offset, length| String::from_utf16(&units[offset..offset + length]).unwrap();
        message.entities.iter().map(|entity| cut(entity.offset, entity.length)).collect()
    }

    #[test]
    fn a_strangers_words_stand_in_a_block_as_telegram_shows_them_and_in_one_message() {
        let said =
            question(Language::En, "Acme", person("Bob /yes"), "14:02", " Is it\r\n\u{202e}🔒 {group} @open?\u{0} ");
        assert_eq!(coded(&said), ["Acme", "512345678", "Bob /yes", "Is it\n🔒 {group} @open?"]);
        assert!(said.text.ends_with("under the question."));
        for language in BOTH {
            let long =
                question(language, &"G".repeat(128), person(&"n".repeat(40)), "2026-11-30 14:02", &"🙂".repeat(4096));
            assert!(long.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
            assert_eq!(telegram::clean(&long.text), long.text);
        }
    }

    #[test]
    fn an_answer_is_drawn_back_whole_or_not_at_all() {
        for language in BOTH {
            let words = "x".repeat(GUEST_WORDS_UNITS);
            let card = draft(language, &"G".repeat(128), person(&"n".repeat(40)), &words).unwrap();
            assert!(card.text.contains(&words) && card.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
            assert_eq!(draft(language, "Acme", person(""), &format!("{words}x")), None);
            assert_eq!(draft(language, "Acme", person(""), ""), None);
            for became in [Sent::Dropped, Sent::Failed("frozen"), Sent::Done("14:05"), Sent::Unknown] {
                let said = sent(language, &"G".repeat(128), became, &words);
                assert!(said.text.starts_with('🔒') && said.text.contains(&words));
                assert!(said.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
            }
        }
    }

    #[test]
    fn every_card_is_whole_and_has_the_gates_mark() {
        for language in BOTH {
            for said in [
                summary(language, "Acme", 3),
                shown(language, "Acme", 3, "14:05"),
                gone(language, "Acme", 1),
                too_long(language),
                limit(language, "Acme", "day_all", 300, 90_000),
            ] {
                assert!(said.text.starts_with('🔒') && !said.text.contains('{'), "{}", said.text);
            }
        }
        assert_eq!(summary(Language::En, "Acme office", 3).text, "🔒 Questions in \"Acme office\": 3");
    }
}
