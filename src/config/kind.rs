//! A kind of action: what it takes, where it may go, what it runs (FORMATS §6).

use std::collections::BTreeMap;

use crate::base::digest::Digest;
use crate::base::ids::KindId;
use crate::base::json::Json;
use crate::config::Language;

/// A checked definition. Two definitions are the same exactly when `def` is.
#[derive(Clone, Debug)]
pub struct Kind {
    /// Its id.
    pub id: KindId,
    /// Whether it starts turned on.
    pub initial_on: bool,
    /// Whether a standing permission may cover it.
    pub mandate_ok: bool,
    /// How long the program may take, in seconds, 1 to 900.
    pub seconds: u32,
    /// argv; the first is `@self` or an absolute path.
    pub command: Vec<String>,
    /// Keeper routes its lease opens.
    pub routes: Vec<String>,
    /// What it costs.
    pub cost: Cost,
    /// The fields, by name.
    pub fields: BTreeMap<String, Field>,
    /// The order in which a card shows them; names every field once.
    pub order: Vec<String>,
    /// How many files, and how large each may be.
    pub files: FileCaps,
    /// Root's table of targets, by id.
    pub targets: BTreeMap<String, Target>,
    /// The words in every language.
    pub words: BothWords,
    /// SHA-256 of the definition's canonical JSON.
    pub def: Digest,
}

/// What a run costs.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Cost {
    /// Always this many cents.
    Fixed(u32),
    /// At most what this money field says, reserved whole.
    Field(String),
}

/// A declared field.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Field {
    /// What it holds.
    pub shape: Shape,
    /// Whether it may be left out.
    pub optional: bool,
    /// A list of at most this many, for lines and targets.
    pub many: Option<usize>,
}

/// What a field holds.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shape {
    /// Text with line feeds, at most `max` UTF-16 units.
    Text {
        /// UTF-16 units.
        max: usize,
    },
    /// One line, at most `max` UTF-16 units.
    Line {
        /// UTF-16 units.
        max: usize,
    },
    /// A target's id.
    Target {
        /// Where ids may come from.
        from: Vec<TargetSource>,
    },
    /// Whole cents, 0 to 100,000.
    Money,
    /// A minute in UTC, from now to 366 days on.
    Time,
    /// One of these words.
    Choice {
        /// The words.
        of: Vec<String>,
    },
    /// Yes or no.
    Flag,
}

/// Where a target's id may come from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TargetSource {
    /// The definition's own table.
    Table,
    /// The owners' private chats.
    Owners,
    /// Chats an owner connected.
    Chats,
}

/// A target of root's table.
#[derive(Clone, Debug)]
pub struct Target {
    /// The name a card shows; the id stands beside it.
    pub name: String,
    /// What the program is told.
    pub runs: Json,
}

/// Files a request may carry.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct FileCaps {
    /// How many.
    pub max: usize,
    /// Bytes of each.
    pub bytes: u64,
}

/// The words of a kind in one language. All are shown text on one line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Words {
    /// "Send as the bot"
    pub act: String,
    /// "Yes, send"
    pub yes: String,
    /// "Sending"
    pub doing: String,
    /// "sent"
    pub done: String,
    /// "Not sent"
    pub not_done: String,
    /// "send"
    pub short: String,
    /// "messages"
    pub unit: String,
}

/// The words of a kind in every language.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BothWords {
    en: Words,
    ru: Words,
}

impl BothWords {
    /// The English and the Russian words.
    #[must_use]
    pub const fn new(en: Words, ru: Words) -> Self {
        Self { en, ru }
    }
}

impl Kind {
    /// The words in a language.
    #[must_use]
    pub const fn words(&self, language: Language) -> &Words {
        match language {
            Language::En => &self.words.en,
            Language::Ru => &self.words.ru,
        }
    }
}
