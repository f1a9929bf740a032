//! What Telegram makes of a text before it shows it.

/// A text as Telegram's server cleans it.
#[must_use]
pub fn clean(text: &str) -> String {
    text.trim_matches([' ', '\n']).to_owned()
}
