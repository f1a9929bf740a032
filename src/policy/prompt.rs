//! A tool prompt of Claude Code's, judged: whether an owner would see all of what they allow (DESIGN §5, *Permission relay*).

use crate::base::limits::{PREVIEW_OLD_UNITS, PROMPT_UNITS_MAX};
use crate::text::visible::{self, Rule};

/// The id of a tool prompt: five letters, `l` left out (Claude Code's channel contract).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PromptId(String);

impl PromptId {
    /// Reads the one spelling.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let letters = text.bytes().all(|byte| matches!(byte, b'a'..=b'k' | b'm'..=b'z'));
        (text.len() == 5 && letters).then(|| Self(text.to_owned()))
    }

    /// The five letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What stands on the card, made to show; all of it is another program's words.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Prompt {
    /// The tool's name.
    pub tool: String,
    /// What it is said to be for.
    pub description: String,
    /// What it would be called with.
    pub preview: String,
    /// All of it was there, shows, and fits one message: without this nothing can be allowed.
    pub whole: bool,
}

impl Prompt {
    /// Judges what Claude Code sent.
    ///
    /// It is not whole where it was cut or masked before it came here, where something of it does not show (that is written as
    /// `\u{…}`), where it says nothing, and where it does not fit one message: then it is cut, and ends with `…`.
    #[must_use]
    pub fn judge(tool: &str, description: &str, preview: &str) -> Self {
        let sent = [tool, description, preview];
        let said = sent.map(escaped);
        let units = said.iter().fold(0_usize, |sum, text| sum.saturating_add(text.encode_utf16().count()));
        let fits = units <= PROMPT_UNITS_MAX;
        let shows = said.iter().zip(sent).all(|(said, sent)| said == sent);
        let is_old_cut = preview.encode_utf16().count() == PREVIEW_OLD_UNITS;
        let whole =
            fits && shows && !is_old_cut && !tool.is_empty() && !preview.is_empty() && !sent.into_iter().any(is_cut);
        let [tool, description, preview] = said;
        if fits {
            return Self { tool, description, preview, whole };
        }
        let part = |text: &str, of: usize| clip(text, PROMPT_UNITS_MAX.checked_div(of).unwrap_or_default());
        Self { tool: part(&tool, 8), description: part(&description, 4), preview: part(&preview, 2), whole: false }
    }
}

/// Whether a text was shortened or masked, by the marks that Claude Code leaves. One too many costs only the button.
fn is_cut(text: &str) -> bool {
    let lower = text.to_lowercase();
    if text.contains('⋯') || lower.contains("[redacted") || lower.contains("(value unserializable)") {
        return true;
    }
    // Older versions end what they cut, or a value in it, with an ellipsis.
    ["…", "..."].into_iter().any(|dots| {
        text.split(dots).skip(1).any(|rest| {
            let next = rest.chars().find(|c| *c != ' ');
            next.is_none_or(|c| matches!(c, '\n' | '"' | '\'' | '}' | ']' | ')'))
        })
    })
}

/// The text with everything escaped that an owner would not see as it is, or would take for the gate's.
fn escaped(text: &str) -> String {
    let hidden: std::collections::BTreeSet<usize> =
        visible::all(text, Rule::TEXT).into_iter().map(|found| found.at).collect();
    let mut out = String::new();
    for (at, c) in text.chars().enumerate() {
        if hidden.contains(&at) {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

fn clip(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let (mut out, mut units) = (String::new(), 1_usize);
    for c in text.chars() {
        units = units.saturating_add(c.len_utf16());
        if units > most {
            break;
        }
        out.push(c);
    }
    format!("{}…", out.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_five_letters_without_l() {
        assert_eq!(PromptId::parse("abcde").unwrap().as_str(), "abcde");
        for wrong in ["abcdl", "abcd", "abcdef", "ABCDE", "abcd1", "", "abcd\u{e9}"] {
            assert_eq!(PromptId::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_whole_shows_as_it_came() {
        for preview in ["npm ci", "{\"command\":\"npm ci\"}", "a … b", "wait...then go", "наша строка"] {
            let prompt = Prompt::judge("Bash", "Install", preview);
            assert_eq!((prompt.preview.as_str(), prompt.whole), (preview, true));
        }
    }

    #[test]
    fn what_was_cut_or_masked_cannot_be_allowed() {
        for preview in [
            "rm ⋯ 512 code points elided ⋯ x",
            "curl -H [REDACTED]",
            "{\"[REDACTED]\":1}",
            "(value unserializable)",
            "npm ci && rm…",
            "{\"command\":\"npm ci…\",\"x\":1}",
            "npm ci...",
            "",
        ] {
            assert!(!Prompt::judge("Bash", "Install", preview).whole, "{preview}");
        }
        assert!(!Prompt::judge("Bash", "Install ⋯ 5 code points elided ⋯", "x").whole);
        assert!(!Prompt::judge("", "Install", "x").whole);
        assert!(!Prompt::judge("Bash", "", &"x".repeat(PREVIEW_OLD_UNITS)).whole, "where old versions cut");
        assert!(Prompt::judge("Bash", "", &"x".repeat(PREVIEW_OLD_UNITS + 1)).whole);
    }

    #[test]
    fn what_does_not_show_is_escaped_and_cannot_be_allowed() {
        for (sent, shown) in [
            ("ls \u{202e}x", "ls \\u{202e}x"),
            ("ls\u{200b}", "ls\\u{200b}"),
            ("a\tb", "a\\u{9}b"),
            ("x\n🔒 EXACT", "x\n\\u{1f512} EXACT"),
            ("x\u{a0}y", "x\\u{a0}y"),
        ] {
            let prompt = Prompt::judge("Bash", "", sent);
            assert_eq!((prompt.preview.as_str(), prompt.whole), (shown, false));
            assert!(!Prompt::judge("Bash", sent, "ls").whole && !Prompt::judge(sent, "", "ls").whole);
        }
    }

    #[test]
    fn what_does_not_fit_one_message_is_cut_and_cannot_be_allowed() {
        let long = "🙂 x ".repeat(4000);
        let prompt = Prompt::judge(&long, &long, &long);
        let units = [&prompt.tool, &prompt.description, &prompt.preview].map(|text| text.encode_utf16().count());
        assert!(!prompt.whole && units.iter().sum::<usize>() <= PROMPT_UNITS_MAX, "{units:?}");
        assert!(prompt.preview.ends_with('…'));
    }
}
