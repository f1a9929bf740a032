//! Who is what to the receiver, and in which language an owner is spoken to.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use super::kept::Kept;
use super::shared::Shared;
use crate::base::ids::{ChatId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::OWNERS_MAX;
use crate::config::Language;
use crate::policy::people::Roles;
use crate::store::owners::Owner;
use crate::sys::file::Dir;

const FILE: &str = "languages.json";
/// Languages that are remembered: of every owner there can be, and of as many before them.
const LANGUAGES_MAX: usize = 4 * OWNERS_MAX;

type Chosen = BTreeMap<UserId, Language>;

/// What owners chose with `/language`; it goes before what root wrote for them.
#[derive(Debug)]
pub(super) struct Languages {
    file: Kept,
    chosen: Mutex<Chosen>,
}

impl Languages {
    /// Takes up what was chosen before.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let chosen = file.load(from_json);
        Self { file, chosen: Mutex::new(chosen) }
    }

    /// Takes choices. Whether anything changed.
    pub(super) fn put(&self, list: Vec<(UserId, Language)>) -> bool {
        let mut chosen = self.lock();
        let before = chosen.clone();
        for (owner, language) in list {
            if chosen.len() < LANGUAGES_MAX || chosen.contains_key(&owner) {
                chosen.insert(owner, language);
            }
        }
        let changed = *chosen != before;
        if changed {
            let list: Vec<_> = chosen.iter().map(|(owner, language)| json!([owner.get(), language.as_str()])).collect();
            // Should it fail, the next connection with consent brings them anew.
            let _said = self.file.saved(&json!({"v": 1, "languages": list}).to_string());
        }
        changed
    }

    fn lock(&self) -> MutexGuard<'_, Chosen> {
        self.chosen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn from_json(bytes: &[u8]) -> Option<Chosen> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let pair = |pair: &Json| match pair.arr()? {
        [owner, language] => Some((owner.int().and_then(UserId::new)?, Language::parse(language.str()?)?)),
        _ => None,
    };
    file.get("languages")?.arr()?.iter().map(pair).collect()
}

impl Shared {
    /// The language in which an owner is spoken to.
    pub(super) fn language_of(&self, owner: &Owner) -> Language {
        self.languages.lock().get(&owner.id).copied().unwrap_or(owner.language)
    }
}

impl Roles for Shared {
    fn is_owner(&self, user: UserId) -> bool {
        self.owners.current().is_owner(user)
    }

    fn is_team(&self, chat: ChatId, user: UserId) -> bool {
        self.team.member(chat, user).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn what_an_owner_chose_goes_before_what_root_wrote_and_is_kept_over_a_restart() {
        let temp = Temp::new("languages");
        let languages = Languages::open(temp.dir());
        let anna = UserId::new(111).unwrap();
        assert!(languages.put(vec![(anna, Language::Ru)]) && !languages.put(vec![(anna, Language::Ru)]));
        assert!(!languages.put(Vec::new()), "who is not named keeps what they chose");
        assert_eq!(Languages::open(temp.dir()).lock().get(&anna), Some(&Language::Ru));
    }
}
