//! The gate's own marks: what carries one is the gate (DESIGN §5, WORDS §0).

/// Lock, open lock, lock with pen, lock with key, key, spanner; then what a phone draws so much like them that a person may take it
/// for one: old key, squared key, hammer with spanner.
pub const GATE_MARKS: [char; 9] = ['🔒', '🔓', '🔏', '🔐', '🔑', '🔧', '\u{1f5dd}', '\u{26bf}', '\u{1f6e0}'];

/// Whether a text carries a mark of the gate, and at which code point.
///
/// Each mark is one code point, and it is found wherever it stands: behind, before or between characters that do not show, under a
/// variation selector, as a part of a joined emoji (a mechanic is a person, a joiner and the spanner).
#[must_use]
pub fn has_gate_mark(text: &str) -> Option<usize> {
    text.chars().position(is_gate_mark)
}

/// Whether a character is a mark of the gate.
#[must_use]
pub fn is_gate_mark(c: char) -> bool {
    GATE_MARKS.contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_of_the_gate_is_found_behind_what_does_not_show() {
        for text in [
            "🔒",
            "\u{200b}🔒",
            "a\u{2060}\u{200d}🔒\u{fe0e}",
            "👨\u{200d}🔧",
            "[x](🔑)",
            "a\n\n🔓",
            "x\u{301}🔏",
            "🔐🔐",
        ] {
            assert!(has_gate_mark(text).is_some(), "{text:?}");
        }
        assert_eq!(has_gate_mark("a\u{200b}🔧"), Some(2));
    }

    #[test]
    fn look_alikes_of_lock_key_and_spanner_are_marks_too() {
        for text in ["🗝 EXACT: this will run", "⚿", "🛠\u{fe0f} PREVIEW"] {
            assert_eq!(has_gate_mark(text), Some(0), "{text:?}");
        }
    }

    #[test]
    fn other_emoji_are_not_marks() {
        assert_eq!(has_gate_mark("✅ 🔨 🔩 🪛 🔎 🛡 ⚙\u{fe0f} 🔗 Замок, ключ"), None);
    }
}
