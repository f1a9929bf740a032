//! Untrusted text on its way to a log or a terminal.

use std::fmt::{self, Write};

/// Characters shown: a log line stays a line.
const MOST: usize = 200;

/// Shows a text with everything escaped that is not a visible ASCII or alphanumeric character, cut at 200 characters.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a>(pub &'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, c) in self.0.chars().enumerate() {
            if count == MOST {
                return f.write_char('…');
            }
            // Alphanumeric leaves out controls, format and bidi characters, blanks that are no spaces, and private use.
            if c == '\\' || c == '"' || !(c == ' ' || c.is_ascii_graphic() || c.is_alphanumeric()) {
                write!(f, "{}", c.escape_unicode())?;
            } else {
                f.write_char(c)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_make_a_second_line_or_turn_the_text_around() {
        assert_eq!(Shown("Anna\nroot: ok\u{202e}").to_string(), "Anna\\u{a}root: ok\\u{202e}");
        assert_eq!(Shown("Анна 7").to_string(), "Анна 7");
        assert_eq!(Shown("\u{1b}[31m").to_string(), "\\u{1b}[31m");
    }

    #[test]
    fn a_long_text_is_cut() {
        assert_eq!(Shown(&"x".repeat(300)).to_string().chars().count(), 201);
    }
}
