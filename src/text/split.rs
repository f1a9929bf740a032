//! Where a long text is cut into messages.

/// What stood before a piece and is not in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Border {
    /// Nothing: the cut is inside a word.
    Inside,
    /// One line feed.
    Line,
    /// Two line feeds.
    Paragraph,
    /// One space.
    Space,
    /// Nothing: the text begins here.
    Start,
}

impl Border {
    /// The blanks themselves.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Inside | Self::Start => "",
            Self::Line => "\n",
            Self::Paragraph => "\n\n",
            Self::Space => " ",
        }
    }
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Piece<'a> {
    /// What stood before it. Borders and texts of all pieces, one after the other, are the whole text.
    pub before: Border,
    /// Its text.
    pub text: &'a str,
}

/// The length in UTF-16 units, which is how the Bot API counts positions.
#[must_use]
pub fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).fold(0, usize::saturating_add)
}

/// A text in pieces of at most `max` units.
#[must_use]
pub fn pieces(text: &str, max: usize) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut start, mut used) = (0, 0_usize);
    for (at, c) in text.char_indices() {
        if used.saturating_add(c.len_utf16()) > max {
            pieces.extend(text.get(start..at).map(|text| Piece { before: Border::Inside, text }));
            (start, used) = (at, 0);
        }
        used = used.saturating_add(c.len_utf16());
    }
    pieces.extend(text.get(start..).map(|text| Piece { before: Border::Inside, text }));
    pieces
}

/// The texts of [`pieces`] alone.
#[must_use]
pub fn parts(text: &str, max: usize) -> Vec<&str> {
    pieces(text, max).into_iter().map(|piece| piece.text).collect()
}
