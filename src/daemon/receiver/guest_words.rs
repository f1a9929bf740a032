//! Strangers' words, taken out of their journal for an owner's eyes. Nothing else keeps a copy.

use std::io;
use std::path::Path;

use super::journals::GUESTS;
use super::rolling::{each_line, old_name};
use crate::base::limits::GUESTS_FILES;
use crate::store::owners::shown_name;
use crate::sys::file::Dir;
use crate::telegram::update::{Content, Foreign, read};
use crate::telegram::view::View;

/// A stranger's message.
#[derive(Debug)]
pub(super) struct Words {
    /// Whose, made plain; empty when nothing of the name shows.
    pub(super) name: String,
    /// What they wrote.
    pub(super) text: Foreign,
}

/// The message at a number of the journal; `None` when it is no longer kept.
///
/// # Errors
/// A file cannot be read.
pub(super) fn find(folder: &Path, seq: u64) -> io::Result<Option<Words>> {
    let dir = Dir::open(folder)?;
    let begins = format!("{{\"seq\":{seq},");
    // From the newest on: a file that is put aside meanwhile is met again under its next name.
    let names = std::iter::once(GUESTS.to_owned()).chain((1..GUESTS_FILES).map(|age| old_name(GUESTS, age)));
    for name in names {
        let mut found = None;
        each_line(&dir, &name, 0, |line| {
            if line.starts_with(begins.as_bytes()) {
                found = words(line);
            }
        })?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

fn words(line: &[u8]) -> Option<Words> {
    let update = View::new(line).ok()?.members("line").ok()?.get("update").ok()??;
    let Content::Message(message) = read(update.bytes()).content else { return None };
    let name = shown_name(message.name.reveal()).unwrap_or_default();
    Some(Words { name, text: Foreign::new(message.text?) })
}
