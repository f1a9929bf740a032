use super::*;
use crate::base::limits::TOAST_MAX;

fn slots(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> =
        text.split('{').skip(1).map(|rest| rest.split_once('}').expect("a slot ends").0).collect();
    found.sort_unstable();
    found
}

#[test]
fn both_languages_have_the_same_slots_in_every_text() {
    for ((name, en), (_, ru)) in en::EN.all().into_iter().zip(ru::RU.all()) {
        assert_eq!(slots(en), slots(ru), "{name}");
    }
}

#[test]
fn buttons_fit_a_phone_and_toasts_fit_telegram() {
    for (words, most) in [(en::EN, 16), (ru::RU, 18)] {
        for (name, text) in words.all() {
            if name.starts_with("button_")
                && !matches!(name, "button_show_again" | "button_show_now" | "button_never_here" | "button_terminal")
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
    for words in [en::EN, ru::RU] {
        for (name, text) in words.all() {
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
    for words in [en::EN, ru::RU] {
        for (name, text) in words.all() {
            assert_eq!(text.trim_end(), text, "{name}");
            assert!(text.chars().all(|c| c == '\n' || (!c.is_control() && c != '\u{a0}')), "{name}");
        }
    }
}
