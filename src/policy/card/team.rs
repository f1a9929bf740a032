//! Cards about people of a group: shown to owners alone. Names and titles are other people's words and stand in `code`.

use super::notice::clip;
use super::page::{Message, Page, Slot, code, plain};
use crate::base::ids::UserId;
use crate::config::Language;
use crate::policy::team::Stand;
use crate::words;

/// A person, as an owner reads them: the id first, for a name says nothing.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    /// Their id.
    pub id: UserId,
    /// Their name, made plain; empty when nothing of it shows.
    pub name: &'a str,
}

/// Where somebody wrote, and what the bot is called.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The bot's first name.
    pub agent: &'a str,
    /// The group's title, as the owner saw it.
    pub group: &'a str,
}

/// Who decided, and when, as the owner reads it.
#[derive(Clone, Copy, Debug)]
pub struct Decided<'a> {
    /// The owner's name.
    pub owner: &'a str,
    /// The time.
    pub time: &'a str,
}

/// A person who is not in the group's team wrote there.
#[must_use]
pub fn team_card(language: Language, scene: Scene<'_>, person: Person<'_>) -> Message {
    fill(words::of(language).team_card, &slots(scene, person))
}

/// The same card once an owner decided. An open one reads as it was drawn.
#[must_use]
pub fn team_after(
    language: Language,
    stand: Stand,
    scene: Scene<'_>,
    person: Person<'_>,
    decided: Decided<'_>,
) -> Message {
    let words = words::of(language);
    let template = match stand {
        Stand::Added => words.team_added,
        Stand::Never => words.team_never,
        Stand::NotNow => words.team_not_now,
        Stand::Open => words.team_card,
        Stand::Removed => words.team_removed,
    };
    let mut slots = slots(scene, person);
    slots.push(("owner", code(clip(decided.owner))));
    slots.push(("time", plain(decided.time)));
    fill(template, &slots)
}

/// A member left the group, and so its team.
#[must_use]
pub fn team_gone(language: Language, scene: Scene<'_>, person: Person<'_>) -> Message {
    fill(words::of(language).team_gone, &slots(scene, person))
}

/// Somebody writes as the group or as a channel.
#[must_use]
pub fn team_as_chat(language: Language, group: &str) -> Message {
    fill(words::of(language).team_as_chat, &[("group", code(clip(group)))])
}

/// A group's team, each with the day since when.
#[must_use]
pub fn team_list(language: Language, group: &str, members: &[(Person<'_>, String)]) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.team_list, &[("group", code(clip(group))), ("n", plain(members.len().to_string()))]);
    for (k, (person, since)) in members.iter().enumerate() {
        page.line();
        let k = k.saturating_add(1).to_string();
        let slots = [("k", plain(k)), ("person", shown(*person)), ("time", plain(since.clone()))];
        page.fill(words.team_line, &slots);
    }
    page.message()
}

/// No group has a team.
#[must_use]
pub fn team_none(language: Language) -> Message {
    fill(words::of(language).team_none, &[])
}

fn slots(scene: Scene<'_>, person: Person<'_>) -> Vec<(&'static str, Slot)> {
    vec![("group", code(clip(scene.group))), ("person", shown(person)), ("agent", code(clip(scene.agent)))]
}

fn shown(person: Person<'_>) -> Slot {
    let mut page = Page::default();
    page.code(&person.id.to_string());
    if !person.name.is_empty() {
        page.push(" ");
        page.code(&clip(person.name));
    }
    Slot::Page(page)
}

fn fill(template: &str, slots: &[(&str, Slot)]) -> Message {
    let mut page = Page::default();
    page.fill(template, slots);
    page.message()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENE: Scene<'_> = Scene { agent: "Mila", group: "Acme office" };

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
    fn the_card_names_group_and_person_in_code_and_the_id_first() {
        let card = team_card(Language::En, SCENE, person("Boris {group} /yes @evil"));
        assert!(card.text.starts_with("🔒 New person in a group\nGroup: Acme office\nPerson: 512345678 Boris"));
        assert_eq!(coded(&card), ["Acme office", "512345678", "Boris {group} /yes @evil", "Mila"]);
        assert!(card.text.contains("Publishing and paying still ask you."));
    }

    #[test]
    fn a_name_of_which_nothing_shows_is_the_id_alone() {
        let card = team_card(Language::Ru, SCENE, person(""));
        assert!(card.text.contains("Человек: 512345678\n"), "{}", card.text);
    }

    #[test]
    fn a_decided_card_says_who_when_and_about_whom_and_holds_no_open_slot() {
        let decided = Decided { owner: "Anna", time: "14:12" };
        for language in [Language::En, Language::Ru] {
            for stand in [Stand::Added, Stand::Never, Stand::NotNow, Stand::Open, Stand::Removed] {
                let said = team_after(language, stand, SCENE, person("Boris"), decided);
                assert!(!said.text.contains('{') && said.text.starts_with('🔒'), "{}", said.text);
                assert!(stand == Stand::Open || (said.text.contains("14:12") && said.text.contains("Anna")));
                assert!(said.text.contains("512345678"));
            }
            for said in [team_gone(language, SCENE, person("B")), team_as_chat(language, "Acme"), team_none(language)] {
                assert!(!said.text.contains('{') && said.text.starts_with('🔒'), "{}", said.text);
            }
        }
    }

    #[test]
    fn a_full_team_fits_one_message() {
        let long = "W".repeat(40);
        let members: Vec<_> = (0..32).map(|_| (person(&long), "2026-11-30 14:02".to_owned())).collect();
        let list = team_list(Language::Ru, &"G".repeat(128), &members);
        assert!(list.text.encode_utf16().count() <= 4096 && list.entities.len() <= 100);
    }
}
