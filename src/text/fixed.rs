//! The text as the rule would take it (FORMATS §5).

use super::visible::{self, Rule};

/// A text repaired so that it passes, or nothing: the gate's marks are never repaired, nor a text of which nothing is left.
#[must_use]
pub fn fix(text: &str, rule: Rule) -> Option<String> {
    visible::check(text, rule).is_ok().then(|| text.to_owned())
}
