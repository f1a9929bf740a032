//! Where the poll stands: the next offset, and which updates were seen already (Bot API, `getUpdates`).
//!
//! An update is confirmed by the *next* call, so the offset moves only when the batch is on disk. Ids rise by one, but
//! after a week without updates the next one is random and may be lower: "seen" is a set of recent ids, never "not greater".

use serde_json::{Value, json};

use crate::base::ids::BotId;
use crate::base::limits::{JSON_INT_MAX, POLL_SECONDS, RECENT_UPDATES_MAX};
use crate::base::recent::Recent;
use crate::telegram::update::ALLOWED;
use crate::telegram::view::{Fault, View};

/// Updates of one batch: the most that the server gives.
pub const BATCH_MAX: usize = 100;

/// Where the poll of one bot stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cursor {
    bot: BotId,
    next: Option<i64>,
    recent: Recent<i64>,
}

impl Cursor {
    /// A bot that was never polled from here.
    #[must_use]
    pub fn new(bot: BotId) -> Self {
        Self { bot, next: None, recent: Recent::new(RECENT_UPDATES_MAX) }
    }

    /// The bot whose updates are counted. A cursor of one bot says nothing about another's.
    #[must_use]
    pub const fn bot(&self) -> BotId {
        self.bot
    }

    /// The parameters of the next call. The list of kinds is said each time, and no offset is ever negative: that would
    /// throw the queue away.
    #[must_use]
    pub fn request(&self) -> Value {
        let mut request = json!({"limit": BATCH_MAX, "timeout": POLL_SECONDS, "allowed_updates": ALLOWED});
        if let (Some(next), Some(fields)) = (self.next, request.as_object_mut()) {
            fields.insert("offset".to_owned(), json!(next));
        }
        request
    }

    /// Whether an update has not been journalled yet.
    #[must_use]
    pub fn is_new(&self, id: i64) -> bool {
        !self.recent.has(&id)
    }

    /// Remembers an update that stands in a journal.
    pub fn remember(&mut self, id: i64) {
        self.recent.put(id);
    }

    /// Moves past a batch whose journals are synced. Returns whether the offset moved: a batch of which no id can be read
    /// confirms nothing.
    pub fn pass(&mut self, ids: impl IntoIterator<Item = Option<i64>>) -> bool {
        let mut last = None;
        for id in ids.into_iter().flatten() {
            self.recent.put(id);
            last = Some(id);
        }
        let Some(next) = last.and_then(|last| last.checked_add(1)) else { return false };
        self.next = Some(next);
        true
    }

    /// The cursor as it is kept on disk.
    #[must_use]
    pub fn to_json(&self) -> String {
        json!({"v": 1, "bot": self.bot.get(), "next": self.next, "recent": self.recent.iter().collect::<Vec<_>>()})
            .to_string()
    }

    /// Reads what [`Cursor::to_json`] wrote.
    ///
    /// # Errors
    /// It is anything else.
    pub fn from_json(bytes: &[u8]) -> Result<Self, Fault> {
        let cursor = View::new(bytes)?.members("cursor")?;
        if cursor.need("v")?.int("v")? != 1 {
            return Err(Fault::Range("v"));
        }
        let bot = BotId::new(cursor.need("bot")?.int("bot")?).ok_or(Fault::Range("bot"))?;
        let next = match cursor.need("next")? {
            view if view.bytes() == b"null" => None,
            view => Some(view.int("next")?).filter(|next| (1..=JSON_INT_MAX).contains(next)),
        };
        let list: Vec<i64> =
            serde_json::from_slice(cursor.need("recent")?.bytes()).map_err(|_fault| Fault::Type("recent"))?;
        let mut recent = Recent::new(RECENT_UPDATES_MAX);
        for id in list {
            recent.put(id);
        }
        Ok(Self { bot, next, recent })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor() -> Cursor {
        Cursor::new(BotId::new(4242).unwrap())
    }

    #[test]
    fn every_call_names_the_kinds_and_no_first_call_an_offset() {
        let request = cursor().request();
        assert_eq!(request["allowed_updates"], json!(["message", "callback_query", "my_chat_member"]));
        assert_eq!(request["limit"], json!(100));
        assert_eq!(request["timeout"], json!(50));
        assert_eq!(request.get("offset"), None);
    }

    #[test]
    fn the_offset_is_one_past_the_last_of_the_batch() {
        let mut cursor = cursor();
        assert!(cursor.pass([Some(10), None, Some(12)]));
        assert_eq!(cursor.request()["offset"], json!(13));
        assert!(!cursor.is_new(10) && !cursor.is_new(12) && cursor.is_new(11));
    }

    #[test]
    fn a_lower_id_after_a_quiet_week_is_new_and_the_offset_follows_it_down() {
        let mut cursor = cursor();
        assert!(cursor.pass([Some(900_000_000)]));
        assert!(cursor.is_new(17));
        assert!(cursor.pass([Some(17)]));
        assert_eq!(cursor.request()["offset"], json!(18));
        assert!(!cursor.is_new(900_000_000), "the old ones stay known");
    }

    #[test]
    fn a_batch_without_a_readable_id_confirms_nothing() {
        let mut cursor = cursor();
        assert!(cursor.pass([Some(5)]));
        assert!(!cursor.pass([None, None]));
        assert_eq!(cursor.request()["offset"], json!(6));
    }

    #[test]
    fn what_is_remembered_has_a_bound_and_the_oldest_goes_first() {
        let mut cursor = cursor();
        let many = i64::try_from(RECENT_UPDATES_MAX).unwrap();
        cursor.pass((1..=many + 5).map(Some));
        assert_eq!(cursor.recent.iter().count(), RECENT_UPDATES_MAX);
        assert!(cursor.is_new(5) && !cursor.is_new(6));
    }

    #[test]
    fn a_cursor_reads_back_as_it_was_written() {
        let mut cursor = cursor();
        assert_eq!(Cursor::from_json(cursor.to_json().as_bytes()).unwrap(), cursor);
        cursor.pass([Some(7), Some(3), Some(9)]);
        assert_eq!(Cursor::from_json(cursor.to_json().as_bytes()).unwrap(), cursor);
        for wrong in ["", "{}", r#"{"v":2,"bot":1,"next":null,"recent":[]}"#, r#"{"v":1,"bot":0,"next":1,"recent":[]}"#]
        {
            assert!(Cursor::from_json(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }
}
