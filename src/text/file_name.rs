//! File names that Telegram shows as they are (FORMATS §6).

use super::visible::{self, Rule};
use crate::base::limits::FILE_NAME_UNITS_MAX;

/// What is wrong with a file's name, in words; nothing when it may stand on a card.
#[must_use]
pub fn wrong(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        return Some("it is empty");
    }
    if super::split::units(name) > FILE_NAME_UNITS_MAX {
        return Some("it is longer than 80 characters");
    }
    visible::check(name, Rule::LINE).is_err().then_some("a character of it does not show")
}
