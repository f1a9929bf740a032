use super::*;
use crate::base::limits::TOAST_MAX;

fn slots(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> =
        text.split('{').skip(1).map(|rest| rest.split_once('}').expect("a slot ends").0).collect();
    found.sort_unstable();
    found
}

/// Every text of a language with its name.
fn all(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    of(language).all().into_iter().chain(guest::of(language).all())
}

const BOTH: [Language; 2] = [Language::En, Language::Ru];

#[test]
fn both_languages_have_the_same_slots_in_every_text() {
    for ((name, en), (_, ru)) in all(Language::En).zip(all(Language::Ru)) {
        assert_eq!(slots(en), slots(ru), "{name}");
    }
}

#[test]
fn buttons_fit_a_phone_and_toasts_fit_telegram() {
    for (language, most) in BOTH.into_iter().zip([16, 18]) {
        for (name, text) in all(language) {
            if name.starts_with("button_")
                && !matches!(
                    name,
                    "button_show_again"
                        | "button_show_now"
                        | "button_never_here"
                        | "button_terminal"
                        | "button_to_group"
                )
            {
                // A permission has one digit of days.
                let text = text.replace("{days}", "7");
                assert!(text.chars().count() <= most, "{name}: {text}");
            }
            // The longest value of a slot is a time or a name cut at 40.
            if name.starts_with("toast_") {
                assert!(text.chars().count() + 60 * slots(text).len() <= TOAST_MAX, "{name}: {text}");
            }
        }
    }
}

#[test]
fn every_message_of_the_gate_begins_with_its_mark() {
    for language in BOTH {
        for (name, text) in all(language) {
            let head =
                ["after_other", "chat_on", "chat_left", "chat_gone", "group_ask", "channel_ask", "told_", "prompts_"]
                    .iter()
                    .any(|head| name.starts_with(head))
                    || (name.starts_with("team_") && name != "team_line")
                    || matches!(
                        name,
                        "exact" | "part_head" | "part_next" | "file_head" | "frozen" | "not_whole" | "pending_none"
                    );
            if head {
                assert!(text.starts_with('🔒'), "{name}: {text}");
            }
            if name.starts_with("prompt_") {
                assert!(text.starts_with('🔧') && !text.contains('🔒'), "{name}: {text}");
            }
        }
    }
}

#[test]
fn texts_hold_no_blank_that_telegram_or_the_rule_of_text_changes() {
    for language in BOTH {
        for (name, text) in all(language) {
            assert_eq!(text.trim_end(), text, "{name}");
            assert!(text.chars().all(|c| c == '\n' || (!c.is_control() && c != '\u{a0}')), "{name}");
        }
    }
}
