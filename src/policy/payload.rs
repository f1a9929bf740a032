//! A request against its kind: what runs, what a card shows, and the digest that binds the two.

use std::sync::Arc;

use crate::base::digest::Digest;
use crate::base::ids::ChatId;
use crate::base::time::Wall;
use crate::config::kind::Kind;

/// A file of a request, as it was received.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ShownFile {
    /// Its name.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// SHA-256 of its bytes.
    pub sha256: Digest,
}

/// A request that its kind takes, with everything resolved.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The kind.
    pub kind: Arc<Kind>,
    /// The canonical payload with targets resolved: the very bytes the program gets.
    pub canonical: String,
    /// What a card shows, in the kind's order.
    pub shown: Vec<ShownField>,
    /// What it costs, in cents.
    pub cents: u32,
    /// The chats among its targets: what a lease opens.
    pub chats: Vec<ChatId>,
    /// The files, in order.
    pub files: Vec<ShownFile>,
    /// The action's digest.
    pub digest: Digest,
}

/// A field as a card shows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ShownField {
    /// The field's name in the kind.
    pub name: String,
    /// What it holds.
    pub value: ShownValue,
}

/// What a field holds, as a card shows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ShownValue {
    /// One of the kind's words.
    Choice(String),
    /// Yes or no.
    Flag(bool),
    /// One line.
    Line(String),
    /// Several lines.
    Lines(Vec<String>),
    /// Cents.
    Money(u32),
    /// Places, resolved.
    Targets(Vec<ShownTarget>),
    /// Text with line feeds.
    Text(String),
    /// A moment.
    Time(Wall),
}

/// A place, resolved.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ShownTarget {
    /// Its id, as the session named it.
    pub id: String,
    /// The name the owner knows it by.
    pub name: String,
    /// Where letters of two scripts stand in one word of it: the note for the card.
    pub mixed: Option<String>,
}
