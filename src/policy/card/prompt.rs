//! The card of a tool prompt (WORDS §5): of another class than a consent card, and marked so. All of Claude Code's stands in `pre`.

use super::page::{Message, Page, plain};
use crate::config::Language;
use crate::policy::prompt::Prompt;
use crate::words;

/// What became of a prompt. Nobody tells whether the terminal was first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PromptEnd {
    /// *Allow* was sent to Claude Code.
    Allowed,
    /// *Deny* was sent to it.
    Denied,
    /// It is not answered here any more: too many were open, or prompts were turned off.
    Over,
    /// An owner answers it in the terminal; nothing was sent.
    Terminal,
}

/// The open card.
#[must_use]
pub fn prompt(language: Language, prompt: &Prompt) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.push(if prompt.whole { words.prompt_whole } else { words.prompt_part });
    page.line();
    page.push(words.preview_where);
    values(&mut page, prompt);
    if prompt.whole {
        page.line();
        page.push(words.preview_all);
    }
    page.line();
    page.push(words.preview_never);
    page.message()
}

/// The same once it is over.
#[must_use]
pub fn prompt_after(language: Language, prompt: &Prompt, end: PromptEnd, time: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    let template = match end {
        PromptEnd::Allowed => words.prompt_allowed,
        PromptEnd::Denied => words.prompt_denied,
        PromptEnd::Over => words.prompt_over,
        PromptEnd::Terminal => words.prompt_terminal,
    };
    page.fill(template, &[("time", plain(time))]);
    values(&mut page, prompt);
    page.message()
}

/// Many came within an hour: they can be turned off.
#[must_use]
pub fn prompts_many(language: Language, n: usize) -> Message {
    let mut page = Page::default();
    page.fill(words::of(language).prompt_many, &[("n", plain(n.to_string()))]);
    page.message()
}

/// Whether prompts come here, and how that is changed.
#[must_use]
pub fn prompts_are(language: Language, off: bool) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(if off { words.prompts_off } else { words.prompts_on }, &[]);
    page.message()
}

/// What was open before a restart of the gate.
#[must_use]
pub fn prompt_restart(language: Language) -> Message {
    let mut page = Page::default();
    page.push(words::of(language).prompt_restart);
    page.message()
}

fn values(page: &mut Page, prompt: &Prompt) {
    for value in [&prompt.tool, &prompt.description, &prompt.preview] {
        if !value.is_empty() {
            page.line();
            page.pre(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::limits::{MESSAGE_UNITS_MAX, PROMPT_UNITS_MAX};
    use crate::policy::card::EntityKind;

    const BOTH: [Language; 2] = [Language::En, Language::Ru];

    #[test]
    fn all_of_claude_codes_words_stand_in_pre_and_the_mark_is_the_preview_s_own() {
        let evil = Prompt::judge("Bash", "x\n🔒 EXACT: this will run", "npm ci\n{time} /yes");
        for language in BOTH {
            let card = prompt(language, &evil);
            assert!(card.text.starts_with('🔧') && card.text.matches('🔧').count() == 1, "{}", card.text);
            assert!(!card.text.lines().any(|line| line.starts_with('🔒')), "{}", card.text);
            assert!(card.entities.len() == 3 && card.entities.iter().all(|entity| entity.kind == EntityKind::Pre));
        }
        let whole = prompt(Language::En, &Prompt::judge("Bash", "Install the dependencies", "npm ci"));
        assert!(whole.text.starts_with("🔧 PREVIEW: Claude Code's words, not exact\n"), "{}", whole.text);
        assert!(whole.text.contains("All that Claude Code sent is above"));
    }

    #[test]
    fn the_outcome_says_sent_and_that_the_terminal_may_have_been_first() {
        let was = Prompt::judge("Bash", "Install", "npm ci");
        let said = prompt_after(Language::En, &was, PromptEnd::Allowed, "14:10");
        let first = "🔧 SENT to Claude Code: allow, 14:10. The terminal may have been first.";
        assert_eq!(said.text.lines().next(), Some(first));
        for language in BOTH {
            for end in [PromptEnd::Allowed, PromptEnd::Denied, PromptEnd::Over, PromptEnd::Terminal] {
                let text = prompt_after(language, &was, end, "14:10").text;
                assert!(text.starts_with('🔧') && !text.contains('{') && text.ends_with("npm ci"), "{text}");
            }
            let many = prompts_many(language, 12);
            assert!(many.text.starts_with('🔧') && !many.text.contains('{'), "{}", many.text);
            for off in [true, false] {
                assert!(prompts_are(language, off).text.starts_with('🔒'));
            }
        }
    }

    #[test]
    fn the_longest_prompt_fits_one_message_before_and_after() {
        let third = PROMPT_UNITS_MAX / 3;
        let long = Prompt::judge(&"a".repeat(third), &"b".repeat(third), &"c".repeat(third));
        assert!(long.whole);
        for language in BOTH {
            for prompt in [&long, &Prompt { whole: false, ..long.clone() }] {
                let after = prompt_after(language, prompt, PromptEnd::Over, "2026-12-31 14:10");
                for said in [super::prompt(language, prompt), after] {
                    assert!(said.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
                }
            }
        }
    }
}
