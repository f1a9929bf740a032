//! The Bot API's `MarkdownV2`, read here: what is sent is a text and its entities, never a parse mode.
//!
//! A text with a fault is refused whole, by the position of the first one: the server would refuse it too, or guess. Where the
//! server guesses, this says no: a `[label]` without a link, a lone back-tick in a block, a link that is none, custom emoji.

use std::fmt;

use serde_json::{Value, json};

mod parser;
#[cfg(test)]
pub(crate) mod tests;

/// A text as it is shown, and its marks: nested or apart, never crossing, in order, the outer one first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Formatted {
    /// The text.
    pub text: String,
    /// Its marks.
    pub entities: Vec<Mark>,
}

/// A mark on a part of a text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mark {
    /// Which.
    pub kind: MarkKind,
    /// UTF-16 units before it.
    pub offset: usize,
    /// UTF-16 units in it: never none.
    pub length: usize,
}

/// The marks that can be written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum MarkKind {
    /// A quotation of whole lines.
    Blockquote,
    /// Bold.
    Bold,
    /// Fixed width, inline.
    Code,
    /// A quotation that is shown folded.
    ExpandableBlockquote,
    /// Italic.
    Italic,
    /// A link to this address.
    Link(String),
    /// Fixed width, a block, in this language.
    Pre(Option<String>),
    /// Hidden until touched.
    Spoiler,
    /// Struck through.
    Strikethrough,
    /// Underlined.
    Underline,
}

impl MarkKind {
    /// The Bot API's word.
    #[must_use]
    pub const fn as_str(&self) -> &'static str {
        match self {
            Self::Blockquote => "blockquote",
            Self::Bold => "bold",
            Self::Code => "code",
            Self::ExpandableBlockquote => "expandable_blockquote",
            Self::Italic => "italic",
            Self::Link(_) => "text_link",
            Self::Pre(_) => "pre",
            Self::Spoiler => "spoiler",
            Self::Strikethrough => "strikethrough",
            Self::Underline => "underline",
        }
    }
}

impl Mark {
    /// The Bot API's `MessageEntity`.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut entity = json!({ "type": self.kind.as_str(), "offset": self.offset, "length": self.length });
        let more = match &self.kind {
            MarkKind::Link(url) => Some(("url", url)),
            MarkKind::Pre(Some(language)) => Some(("language", language)),
            MarkKind::Blockquote
            | MarkKind::Bold
            | MarkKind::Code
            | MarkKind::ExpandableBlockquote
            | MarkKind::Italic
            | MarkKind::Pre(None)
            | MarkKind::Spoiler
            | MarkKind::Strikethrough
            | MarkKind::Underline => None,
        };
        if let (Some((name, value)), Some(fields)) = (more, entity.as_object_mut()) {
            fields.insert(name.to_owned(), Value::from(value.as_str()));
        }
        entity
    }
}

impl Formatted {
    /// A text without marks.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), entities: Vec::new() }
    }
}

/// The first fault of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Fault {
    /// Bytes before it: before the character, or before the mark that is never closed.
    pub at: usize,
    /// What it is.
    pub why: Why,
}

/// What a fault is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Why {
    /// Custom emoji are not for the session.
    CustomEmoji,
    /// A link without a word to touch.
    EmptyLabel,
    /// The language of a block is no short plain word.
    Language,
    /// A link or quotation within a link.
    Nested,
    /// A label without its link.
    NoUrl,
    /// This character stands for a mark; as itself it has a backslash before it.
    Reserved(char),
    /// Marks within marks, deeper than anybody writes.
    TooDeep,
    /// A mark that is opened and not closed where it must be.
    Unclosed,
    /// A link that leads nowhere.
    Url,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match self.why {
            Why::CustomEmoji => write!(f, "byte {at}: custom emoji are not sent"),
            Why::EmptyLabel => write!(f, "byte {at}: a link without a label"),
            Why::Language => write!(f, "byte {at}: the block's language is no short plain word"),
            Why::Nested => write!(f, "byte {at}: no link or quotation within a link"),
            Why::NoUrl => write!(f, "byte {at}: a label in [ ] without its link in ( )"),
            Why::Reserved(c) => write!(f, "byte {at}: '{c}' must be escaped with '\\' before it"),
            Why::TooDeep => write!(f, "byte {at}: too many marks within marks"),
            Why::Unclosed => write!(f, "byte {at}: a mark that begins here is not closed"),
            Why::Url => write!(f, "byte {at}: not a link that can be opened"),
        }
    }
}

impl std::error::Error for Fault {}

/// Reads a text.
///
/// # Errors
/// Its first [`Fault`].
pub fn parse(source: &str) -> Result<Formatted, Fault> {
    parser::Parser::new(source).read()
}
