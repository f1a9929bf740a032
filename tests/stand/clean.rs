//! What Telegram does to what a bot sends: the cleaning of text with its entities, and of file names.

use serde_json::{Map, Value};

/// Bytes after which the real server cuts a text without a word.
const TEXT_BYTES_MAX: usize = 35_000;
/// Entities of one message; more are ignored.
const ENTITIES_MAX: usize = 100;

/// An entity, in UTF-16 units.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entity {
    /// `pre`, `code`, `bold`, `url`, …
    pub kind: String,
    /// Where it begins.
    pub offset: usize,
    /// How long it is.
    pub length: usize,
    /// `url`, `language` and their kind.
    pub extra: Map<String, Value>,
}

impl Entity {
    /// An entity without more.
    pub fn new(kind: &str, offset: usize, length: usize) -> Self {
        Self { kind: kind.to_owned(), offset, length, extra: Map::new() }
    }

    /// Where it ends.
    pub const fn end(&self) -> usize {
        self.offset + self.length
    }

    /// As JSON.
    pub fn to_json(&self) -> Value {
        let mut map = self.extra.clone();
        map.insert("type".to_owned(), self.kind.clone().into());
        map.insert("offset".to_owned(), self.offset.into());
        map.insert("length".to_owned(), self.length.into());
        Value::Object(map)
    }

    /// From JSON, as a bot sends it.
    pub fn from_json(value: &Value) -> Result<Self, String> {
        let bad = || "can't parse entities: expected an object with type, offset and length".to_owned();
        let mut extra = value.as_object().ok_or_else(bad)?.clone();
        let kind = extra.remove("type").and_then(|kind| kind.as_str().map(str::to_owned)).ok_or_else(bad)?;
        let mut number = |name: &str| extra.remove(name).and_then(|n| usize::try_from(n.as_u64()?).ok());
        let offset = number("offset").ok_or_else(bad)?;
        let length = number("length").ok_or_else(bad)?;
        Ok(Self { kind, offset, length, extra })
    }

    /// Whether Telegram treats it as mere style, through which links and commands stay alive.
    pub fn is_style(&self) -> bool {
        matches!(
            self.kind.as_str(),
            "bold" | "italic" | "underline" | "strikethrough" | "spoiler" | "blockquote" | "expandable_blockquote"
        )
    }
}

/// UTF-16 units of a text.
pub fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text as Telegram keeps it, without entities.
pub fn text(input: &str) -> String {
    tidy(input, &mut Vec::new())
}

/// Text and entities as Telegram keeps them: cleaned, trimmed, offsets moved along.
pub fn formatted(input: &str, mut entities: Vec<Entity>) -> Result<(String, Vec<Entity>), String> {
    entities.truncate(ENTITIES_MAX);
    inside_symbols(input, &entities)?;
    let text = tidy(input, &mut entities);
    let (text, mut entities) = trimmed(&text, entities);
    drop_blank(&text, &mut entities);
    entities.sort_by_key(|entity| (entity.offset, usize::MAX - entity.length));
    Ok((text, entities))
}

fn inside_symbols(text: &str, entities: &[Entity]) -> Result<(), String> {
    let total = units(text);
    let mut starts = vec![false; total + 1];
    let mut at = 0;
    for ch in text.chars() {
        starts[at] = true;
        at += ch.len_utf16();
    }
    starts[total] = true;
    for entity in entities {
        for (edge, word) in [(entity.offset, "begins"), (entity.end(), "ends")] {
            if edge > total {
                continue; // cut below, as the real server does
            }
            if !starts[edge] {
                return Err(format!("entity {word} in a middle of a UTF-16 symbol at offset {edge}"));
            }
        }
    }
    Ok(())
}

/// Characters replaced and removed; the offsets of entities follow.
fn tidy(input: &str, entities: &mut Vec<Entity>) -> String {
    let mut out = String::with_capacity(input.len());
    let mut moved = Vec::with_capacity(input.len() + 1); // old unit -> new unit
    let mut new_units = 0;
    let mut chars = input.chars().peekable();
    while let Some(ch) = chars.next() {
        let kept = match ch {
            '\n' => Some('\n'),
            '\r' | '\u{2028}'..='\u{202e}' | '\u{30a}' | '\u{333}' | '\u{33f}' => None,
            '\0'..='\u{1f}' => Some(' '),
            '\u{200e}' | '\u{200f}' if matches!(chars.peek(), Some('\u{200e}' | '\u{200f}')) => Some('\u{200c}'),
            other => Some(other),
        };
        for unit in 0..ch.len_utf16() {
            moved.push(if kept.is_some() { new_units + unit } else { new_units });
        }
        if let Some(kept) = kept {
            if out.len() + kept.len_utf8() > TEXT_BYTES_MAX {
                break;
            }
            out.push(kept);
            new_units += kept.len_utf16();
        }
    }
    moved.push(new_units);
    let place = |old: usize| moved.get(old).copied().unwrap_or(new_units);
    for entity in entities.iter_mut() {
        let end = place(entity.end());
        entity.offset = place(entity.offset);
        entity.length = end.saturating_sub(entity.offset);
    }
    entities.retain(|entity| entity.length > 0);
    out
}

/// Blanks go from the end, and from the beginning up to the first entity.
fn trimmed(text: &str, mut entities: Vec<Entity>) -> (String, Vec<Entity>) {
    let blank = [' ', '\n'];
    let text = text.trim_end_matches(blank);
    let total = units(text);
    for entity in &mut entities {
        entity.length = entity.end().min(total).saturating_sub(entity.offset);
    }
    entities.retain(|entity| entity.length > 0);
    let first = entities.iter().map(|entity| entity.offset).min().unwrap_or(total);
    let lead = text.chars().take_while(|ch| blank.contains(ch)).count().min(first);
    for entity in &mut entities {
        entity.offset -= lead;
    }
    (text.chars().skip(lead).collect(), entities)
}

/// Entities that hold nothing but blanks are dropped.
fn drop_blank(text: &str, entities: &mut Vec<Entity>) {
    let wide: Vec<u16> = text.encode_utf16().collect();
    entities.retain(|entity| {
        wide.get(entity.offset..entity.end())
            .is_some_and(|slice| slice.iter().any(|unit| *unit != u16::from(b' ') && *unit != u16::from(b'\n')))
    });
}

/// A file's name as Telegram keeps it.
pub fn file_name(name: &str) -> String {
    let base: String = name
        .chars()
        .map(|ch| match ch {
            '<' | '>' | ':' | '"' | '/' | '\\' | '|' | '?' | '*' | '&' | '`' | '\'' => ' ',
            ' '..='~' => ch,
            _ if ch.is_alphanumeric() => ch,
            _ => ' ',
        })
        .collect();
    let base = base.trim_start_matches([' ', '.']).trim_end_matches([' ', '.']);
    match base.rsplit_once('.') {
        Some((stem, ext)) if !stem.is_empty() => {
            let stem: String = stem.chars().take(64).collect();
            let ext: String = ext.chars().take(16).collect();
            format!("{stem}.{ext}")
        }
        _ => base.chars().take(64).collect(),
    }
}
