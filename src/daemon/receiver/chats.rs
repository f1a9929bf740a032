//! The receiver's copy of the chats that owners connected. Consent journals them; each connection with it begins with the whole list.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use super::kept::Kept;
use super::proxy::Connected;
use crate::base::ids::ChatId;
use crate::base::json::{Json, parse};
use crate::base::time::Boot;
use crate::policy::group::Mode;
use crate::sys::file::Dir;

const FILE: &str = "groups.json";
/// How long after a group got its new number the bot may still be said to come into it: that is the same event, told twice.
const FRESH_MS: u64 = 60_000;

type List = BTreeMap<ChatId, (Mode, String)>;

/// Every connected chat. The copy in memory decides; the one on the disk is for the time until consent is heard, and for the
/// session to read.
#[derive(Debug)]
pub(super) struct Chats {
    file: Kept,
    list: Mutex<List>,
    /// New numbers of groups that became supergroups, and when that was heard.
    moved: Mutex<Vec<(ChatId, Boot)>>,
}

impl Chats {
    /// Takes up what was known at the last run.
    pub(super) fn open(io: Dir) -> Self {
        let file = Kept::new(io, FILE, 0o640);
        let list = file.load(from_json);
        Self { file, list: Mutex::new(list), moved: Mutex::default() }
    }

    /// What an owner chose for a chat; `None` when it is not connected.
    pub(super) fn mode(&self, chat: ChatId) -> Option<Mode> {
        self.lock().get(&chat).map(|(mode, _)| *mode)
    }

    /// A chat's title, as the owner saw it on the connecting card.
    pub(super) fn title(&self, chat: ChatId) -> Option<String> {
        self.lock().get(&chat).map(|(_, title)| title.clone())
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<Connected> {
        let list = self.lock();
        list.iter().map(|(chat, (mode, title))| Connected { chat: *chat, mode: *mode, title: title.clone() }).collect()
    }

    /// Takes the whole list. Returns the chats that are connected no longer.
    pub(super) fn replace(&self, chats: Vec<Connected>) -> Vec<ChatId> {
        let mut list = self.lock();
        let new: List = chats.into_iter().map(|chat| (chat.chat, (chat.mode, chat.title))).collect();
        if *list == new {
            return Vec::new();
        }
        let gone = list.keys().filter(|chat| !new.contains_key(chat)).copied().collect();
        *list = new;
        self.write(&list);
        gone
    }

    /// A chat was connected, or its mode changed.
    pub(super) fn put(&self, chat: Connected) {
        let mut list = self.lock();
        list.insert(chat.chat, (chat.mode, chat.title));
        self.write(&list);
    }

    /// A group became a supergroup: what was chosen for it holds there, until consent says otherwise.
    pub(super) fn moved(&self, from: ChatId, to: ChatId) {
        let mut list = self.lock();
        if let Some(known) = list.remove(&from) {
            list.entry(to).or_insert(known);
            self.write(&list);
        }
    }

    /// A chat is connected no longer. Whether it was.
    pub(super) fn off(&self, chat: ChatId) -> bool {
        let mut list = self.lock();
        let was = list.remove(&chat).is_some();
        if was {
            self.write(&list);
        }
        was
    }

    /// A group has this new number from now on.
    pub(super) fn came(&self, to: ChatId, now: Boot) {
        let mut moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        moved.retain(|(_, when)| now.since(*when) <= FRESH_MS);
        moved.push((to, now));
    }

    /// Whether a group got this number a moment ago.
    pub(super) fn is_fresh(&self, chat: ChatId, now: Boot) -> bool {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        moved.iter().any(|(to, when)| *to == chat && now.since(*when) <= FRESH_MS)
    }

    fn write(&self, list: &List) {
        let chats: Vec<_> = list
            .iter()
            .map(|(chat, (mode, title))| json!({"chat": chat.get(), "mode": mode.as_str(), "title": title}))
            .collect();
        // Should it fail, the next connection with consent brings the list anew.
        let _said = self.file.saved(&json!({"v": 1, "chats": chats}).to_string());
    }

    fn lock(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn from_json(bytes: &[u8]) -> Option<List> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let chat = |chat: &Json| {
        let id = chat.get("chat")?.int().and_then(ChatId::new)?;
        Some((id, (chat.get("mode")?.str().and_then(Mode::parse)?, chat.get("title")?.str()?.to_owned())))
    };
    file.get("chats")?.arr()?.iter().map(chat).collect()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::store::temp::Temp;

    fn chat(id: i64, mode: Mode) -> Connected {
        Connected { chat: ChatId::new(id).unwrap(), mode, title: format!("Acme {id}") }
    }

    #[test]
    fn what_is_connected_is_known_over_a_restart_and_readable_for_the_session() {
        let temp = Temp::new("chats");
        let chats = Chats::open(temp.dir());
        let one = ChatId::new(-100).unwrap();
        assert_eq!((chats.mode(one), chats.title(one)), (None, None));
        chats.put(chat(-100, Mode::Mention));
        chats.put(chat(-200, Mode::Watch));
        chats.put(chat(-100, Mode::Every));
        assert!(chats.off(ChatId::new(-200).unwrap()) && !chats.off(ChatId::new(-200).unwrap()));
        let again = Chats::open(temp.dir());
        assert_eq!(again.all(), [chat(-100, Mode::Every)]);
        assert_eq!(again.title(one).as_deref(), Some("Acme -100"));
        let file = std::fs::metadata(temp.path().join(FILE)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn the_whole_list_replaces_what_was_known_and_tells_what_is_over() {
        let temp = Temp::new("chats-replace");
        let chats = Chats::open(temp.dir());
        assert_eq!(chats.replace(vec![chat(-100, Mode::Mention), chat(-200, Mode::Post)]), []);
        assert_eq!(chats.replace(vec![chat(-200, Mode::Post), chat(-300, Mode::OnlyMe)]), [ChatId::new(-100).unwrap()]);
        assert_eq!(Chats::open(temp.dir()).all(), [chat(-300, Mode::OnlyMe), chat(-200, Mode::Post)]);
        assert_eq!(chats.replace(Vec::new()).len(), 2);
    }

    #[test]
    fn a_list_that_is_not_as_it_was_written_connects_nothing() {
        let temp = Temp::new("chats-wrong");
        std::fs::write(temp.path().join(FILE), r#"{"v":1,"chats":[{"chat":-100,"mode":"all","title":"x"}]}"#).unwrap();
        assert_eq!(Chats::open(temp.dir()).all(), []);
    }
}
