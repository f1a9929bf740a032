//! The team of each group, and whom the owners were asked about: who may be listed, who is asked about, and how often.

use std::collections::{BTreeMap, VecDeque};

use serde_json::json;

use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::{ASKED_MAX, TEAM_AGAIN_MS, TEAM_CARDS_A_GROUP, TEAM_CARDS_ALL, TEAM_GROUPS_MAX, TEAM_MAX};
use crate::base::time::Wall;
use crate::policy::people::is_service;

const HOUR_MS: i64 = 3_600_000;

/// A member of a group's team.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Member {
    /// Their Telegram id, the only thing they are told by.
    pub id: UserId,
    /// What events and lists call them: as it stood on the card, never a live name.
    pub name: String,
    /// Since when.
    pub since: Wall,
    /// The owner who added them.
    pub by: UserId,
}

/// Why somebody is not added.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NoPlace {
    /// The team is full, or there are too many teams.
    Full,
    /// Telegram uses this id for anybody.
    Service,
}

#[derive(Clone, Debug, Default, Eq, PartialEq)]
struct Group {
    never: bool,
    members: Vec<Member>,
}

/// The teams of all groups.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Teams(BTreeMap<ChatId, Group>);

impl Teams {
    /// The member of that id in this chat's team. No chat's team counts in another.
    #[must_use]
    pub fn member(&self, chat: ChatId, user: UserId) -> Option<&Member> {
        self.members(chat).iter().find(|member| member.id == user && !is_service(user))
    }

    /// A chat's team, in the order in which they were added.
    #[must_use]
    pub fn members(&self, chat: ChatId) -> &[Member] {
        self.0.get(&chat).map_or(&[], |group| &group.members)
    }

    /// Whether an owner does not want to be asked about this chat's people.
    #[must_use]
    pub fn is_never(&self, chat: ChatId) -> bool {
        self.0.get(&chat).is_some_and(|group| group.never)
    }

    /// Adds a member; one who is there already stays as they are.
    ///
    /// # Errors
    /// There is no place, or the id stands for anybody.
    pub fn add(&mut self, chat: ChatId, member: Member) -> Result<(), NoPlace> {
        if is_service(member.id) {
            return Err(NoPlace::Service);
        }
        let group = self.group(chat).ok_or(NoPlace::Full)?;
        if group.members.iter().any(|there| there.id == member.id) {
            return Ok(());
        }
        if group.members.len() >= TEAM_MAX {
            return Err(NoPlace::Full);
        }
        group.members.push(member);
        Ok(())
    }

    /// Takes a member off a team.
    pub fn remove(&mut self, chat: ChatId, user: UserId) -> Option<Member> {
        let group = self.0.get_mut(&chat)?;
        let at = group.members.iter().position(|member| member.id == user)?;
        Some(group.members.remove(at))
    }

    /// No more cards about this chat's people. `false` where there is no place to remember it.
    pub fn never(&mut self, chat: ChatId) -> bool {
        self.group(chat).map(|group| group.never = true).is_some()
    }

    /// A chat is connected no longer: nothing of it is kept. Whether there was something.
    pub fn forget(&mut self, chat: ChatId) -> bool {
        self.0.remove(&chat).is_some()
    }

    /// A group became a supergroup: its team goes with it. Whether there was something.
    pub fn moved(&mut self, from: ChatId, to: ChatId) -> bool {
        self.0.remove(&from).map(|group| self.0.insert(to, group)).is_some()
    }

    fn group(&mut self, chat: ChatId) -> Option<&mut Group> {
        if self.0.len() >= TEAM_GROUPS_MAX && !self.0.contains_key(&chat) {
            return None;
        }
        Some(self.0.entry(chat).or_default())
    }

    /// The file's text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let member = |member: &Member| json!({"id": member.id.get(), "name": member.name, "since": member.since.to_second(), "by": member.by.get()});
        let chats: Vec<_> = self
            .0
            .iter()
            .map(|(chat, group)| {
                let team: Vec<_> = group.members.iter().map(member).collect();
                json!({"chat": chat.get(), "never": group.never, "team": team})
            })
            .collect();
        json!({"v": 1, "chats": chats}).to_string()
    }

    /// Reads the file. `None` when it is not as it was written, or lists who can never be listed.
    #[must_use]
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        let file = versioned(bytes)?;
        let mut teams = Self::default();
        for chat in file.get("chats")?.arr()? {
            let id = chat_id(chat, "chat")?;
            if chat.get("never")?.bool()? && !teams.never(id) {
                return None;
            }
            for member in chat.get("team")?.arr()? {
                let member = Member {
                    id: user_id(member, "id")?,
                    name: member.get("name")?.str()?.to_owned(),
                    since: moment(member, "since")?,
                    by: user_id(member, "by")?,
                };
                teams.add(id, member).ok()?;
            }
        }
        Some(teams)
    }
}

/// What became of a card about a person.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stand {
    /// They were added.
    Added,
    /// An owner does not want to be asked about this group's people.
    Never,
    /// Not now.
    NotNow,
    /// Nobody pressed yet.
    Open,
    /// They were added, and taken off again.
    Removed,
}

impl Stand {
    const ALL: [Self; 5] = [Self::Added, Self::Never, Self::NotNow, Self::Open, Self::Removed];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Never => "never",
            Self::NotNow => "not_now",
            Self::Open => "open",
            Self::Removed => "removed",
        }
    }
}

/// A person whom the owners were asked about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ask {
    /// In which group.
    pub chat: ChatId,
    /// Who.
    pub user: UserId,
    /// Their name, as it stood on the card; empty when nothing of it shows.
    pub name: String,
    /// When they were asked about.
    pub at: Wall,
    /// What became of it.
    pub stand: Stand,
    /// Who decided last, and when.
    pub by: Option<(UserId, Wall)>,
    /// Where the cards stand.
    pub cards: Vec<(ChatId, MessageId)>,
}

/// Why nobody is asked about a person.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NotAsked {
    /// They were asked about.
    Before,
    /// Enough cards came within the hour.
    Often,
}

/// Everybody whom the owners were asked about, the oldest first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Asked {
    asks: VecDeque<Ask>,
    /// Groups of which the owners were told that somebody writes there as a chat.
    as_chat: VecDeque<ChatId>,
}

impl Asked {
    /// Whether the owners may be asked about a person now.
    ///
    /// # Errors
    /// They were, or too often.
    pub fn may(&self, chat: ChatId, user: UserId, now: Wall) -> Result<(), NotAsked> {
        if let Some(ask) = self.get(chat, user) {
            let unreached = ask.stand == Stand::Open && ask.cards.is_empty();
            if !unreached || now.since(ask.at) < TEAM_AGAIN_MS {
                return Err(NotAsked::Before);
            }
        }
        // A clock that was set back makes cards rarer, never more frequent.
        let recent = || self.asks.iter().filter(|ask| now.since(ask.at) < HOUR_MS);
        let often =
            recent().count() >= TEAM_CARDS_ALL || recent().filter(|ask| ask.chat == chat).count() >= TEAM_CARDS_A_GROUP;
        if often { Err(NotAsked::Often) } else { Ok(()) }
    }

    /// Remembers a card, in place of one about the same person that reached nobody; of too many the oldest is forgotten.
    pub fn put(&mut self, ask: Ask) {
        self.asks.retain(|other| (other.chat, other.user) != (ask.chat, ask.user));
        if self.asks.len() >= ASKED_MAX {
            self.asks.pop_front();
        }
        self.asks.push_back(ask);
    }

    /// The card about a person.
    #[must_use]
    pub fn get(&self, chat: ChatId, user: UserId) -> Option<&Ask> {
        self.asks.iter().find(|ask| (ask.chat, ask.user) == (chat, user))
    }

    /// The card about a person, to be changed.
    pub fn get_mut(&mut self, chat: ChatId, user: UserId) -> Option<&mut Ask> {
        self.asks.iter_mut().find(|ask| (ask.chat, ask.user) == (chat, user))
    }

    /// The open cards of a group.
    pub fn open_in(&mut self, chat: ChatId) -> impl Iterator<Item = &mut Ask> {
        self.asks.iter_mut().filter(move |ask| ask.chat == chat && ask.stand == Stand::Open)
    }

    /// Whether this is the first time that somebody writes as a chat in this group.
    pub fn first_as_chat(&mut self, chat: ChatId) -> bool {
        if self.as_chat.contains(&chat) {
            return false;
        }
        if self.as_chat.len() >= TEAM_GROUPS_MAX {
            self.as_chat.pop_front();
        }
        self.as_chat.push_back(chat);
        true
    }

    /// A chat is connected no longer: whoever connects it again is asked anew. Whether there was something.
    pub fn forget(&mut self, chat: ChatId) -> bool {
        let before = (self.asks.len(), self.as_chat.len());
        self.asks.retain(|ask| ask.chat != chat);
        self.as_chat.retain(|told| *told != chat);
        before != (self.asks.len(), self.as_chat.len())
    }

    /// A group became a supergroup. Whether there was something.
    pub fn moved(&mut self, from: ChatId, to: ChatId) -> bool {
        let asks = self.asks.iter_mut().map(|ask| &mut ask.chat);
        let mut any = false;
        for chat in asks.chain(&mut self.as_chat).filter(|chat| **chat == from) {
            *chat = to;
            any = true;
        }
        any
    }

    /// The file's text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let asks: Vec<_> = self
            .asks
            .iter()
            .map(|ask| {
                let cards: Vec<_> =
                    ask.cards.iter().map(|(chat, message)| json!([chat.get(), message.get()])).collect();
                let by: Vec<_> = ask.by.iter().map(|(owner, at)| json!([owner.get(), at.to_second()])).collect();
                json!({
                    "chat": ask.chat.get(), "user": ask.user.get(), "name": ask.name, "at": ask.at.to_second(),
                    "stand": ask.stand.as_str(), "by": by, "cards": cards,
                })
            })
            .collect();
        let as_chat: Vec<i64> = self.as_chat.iter().map(|chat| chat.get()).collect();
        json!({"v": 1, "asked": asks, "as_chat": as_chat}).to_string()
    }

    /// Reads the file. `None` when it is not as it was written.
    #[must_use]
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        let file = versioned(bytes)?;
        let mut asked = Self::default();
        for ask in file.get("asked")?.arr()? {
            let stand = ask.get("stand")?.str()?;
            asked.put(Ask {
                chat: chat_id(ask, "chat")?,
                user: user_id(ask, "user")?,
                name: ask.get("name")?.str()?.to_owned(),
                at: moment(ask, "at")?,
                stand: Stand::ALL.into_iter().find(|one| one.as_str() == stand)?,
                by: ask.get("by")?.arr()?.iter().map(decided).collect::<Option<Vec<_>>>()?.pop(),
                cards: ask.get("cards")?.arr()?.iter().map(place).collect::<Option<_>>()?,
            });
        }
        for chat in file.get("as_chat")?.arr()? {
            asked.first_as_chat(chat.int().and_then(ChatId::new)?);
        }
        Some(asked)
    }
}

fn versioned(bytes: &[u8]) -> Option<Json> {
    let file = parse(bytes).ok()?;
    (file.get("v")?.int()? == 1).then_some(file)
}

fn chat_id(json: &Json, name: &str) -> Option<ChatId> {
    json.get(name)?.int().and_then(ChatId::new)
}

fn user_id(json: &Json, name: &str) -> Option<UserId> {
    json.get(name)?.int().and_then(UserId::new)
}

fn moment(json: &Json, name: &str) -> Option<Wall> {
    Wall::parse(json.get(name)?.str()?)
}

fn decided(json: &Json) -> Option<(UserId, Wall)> {
    match json.arr()? {
        [owner, at] => Some((owner.int().and_then(UserId::new)?, at.str().and_then(Wall::parse)?)),
        _ => None,
    }
}

fn place(json: &Json) -> Option<(ChatId, MessageId)> {
    match json.arr()? {
        [chat, message] => Some((chat.int().and_then(ChatId::new)?, message.int().and_then(MessageId::new)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::people::SERVICE_IDS;

    fn chat(id: i64) -> ChatId {
        ChatId::new(id).unwrap()
    }

    fn user(id: i64) -> UserId {
        UserId::new(id).unwrap()
    }

    fn at(seconds: i64) -> Wall {
        Wall::clamped(1_796_043_600_000).plus_ms(seconds.saturating_mul(1000))
    }

    fn member(id: i64) -> Member {
        Member { id: user(id), name: format!("M {id}"), since: at(0), by: user(111) }
    }

    fn ask(group: i64, person: i64, seconds: i64) -> Ask {
        let cards = vec![(chat(111), MessageId::new(42).unwrap())];
        let (chat, user, at) = (chat(group), user(person), at(seconds));
        Ask { chat, user, name: String::new(), at, stand: Stand::Open, by: None, cards }
    }

    #[test]
    fn a_team_counts_in_its_own_group_alone() {
        let mut teams = Teams::default();
        teams.add(chat(-100), member(222)).unwrap();
        assert_eq!(teams.member(chat(-100), user(222)).map(|m| m.name.as_str()), Some("M 222"));
        assert_eq!(teams.member(chat(-200), user(222)), None);
        assert_eq!(teams.remove(chat(-100), user(222)), Some(member(222)));
        assert_eq!((teams.remove(chat(-100), user(222)), teams.member(chat(-100), user(222))), (None, None));
    }

    #[test]
    fn ids_that_stand_for_anybody_are_never_listed() {
        let mut teams = Teams::default();
        for id in SERVICE_IDS {
            assert_eq!(teams.add(chat(-100), member(id)), Err(NoPlace::Service));
            let file = format!(
                r#"{{"v":1,"chats":[{{"chat":-100,"never":false,"team":[{{"id":{id},"name":"x","since":"2026-11-30T13:00:00Z","by":111}}]}}]}}"#
            );
            assert_eq!(Teams::from_json(file.as_bytes()), None, "{id}");
            let good = file.replace(&id.to_string(), "222");
            assert!(Teams::from_json(good.as_bytes()).unwrap().member(chat(-100), user(222)).is_some());
        }
    }

    #[test]
    fn teams_have_bounds_and_the_first_entry_of_a_person_stands() {
        let mut teams = Teams::default();
        for id in 1..=32 {
            teams.add(chat(-100), member(id)).unwrap();
        }
        assert_eq!(teams.add(chat(-100), member(33)), Err(NoPlace::Full));
        teams.add(chat(-100), Member { name: "other".to_owned(), ..member(1) }).unwrap();
        assert_eq!(teams.members(chat(-100))[0].name, "M 1");
        for group in 101..101 + 255_i64 {
            assert!(teams.never(chat(-group)));
        }
        assert!(!teams.never(chat(-9000)), "there is a bound on groups");
    }

    #[test]
    fn what_is_written_reads_back_and_anything_else_is_nothing() {
        let mut teams = Teams::default();
        teams.add(chat(-100), member(222)).unwrap();
        teams.never(chat(-1_001_234_567_890));
        assert_eq!(Teams::from_json(teams.to_json().as_bytes()), Some(teams));
        let mut asked = Asked::default();
        asked.put(ask(-100, 5, 0));
        let by = Some((user(111), at(9)));
        asked.put(Ask { stand: Stand::NotNow, by, cards: Vec::new(), name: "Б".to_owned(), ..ask(-100, 6, 0) });
        asked.first_as_chat(chat(-100));
        assert_eq!(Asked::from_json(asked.to_json().as_bytes()), Some(asked));
        for wrong in ["", "{}", r#"{"v":2,"chats":[]}"#, r#"{"v":1,"chats":[{"chat":"-100","never":false,"team":[]}]}"#]
        {
            assert_eq!(Teams::from_json(wrong.as_bytes()), None, "{wrong}");
            assert_eq!(Asked::from_json(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn a_person_is_asked_about_once_in_a_group_and_a_group_five_times_an_hour() {
        let mut asked = Asked::default();
        for person in 1..=5 {
            assert_eq!(asked.may(chat(-100), user(person), at(person)), Ok(()));
            asked.put(ask(-100, person, person));
        }
        assert_eq!(asked.may(chat(-100), user(1), at(9999)), Err(NotAsked::Before));
        assert_eq!(asked.may(chat(-100), user(6), at(3600)), Err(NotAsked::Often));
        assert_eq!(asked.may(chat(-100), user(6), at(3601)), Ok(()), "the first of the five is an hour old");
        assert_eq!(asked.may(chat(-200), user(1), at(60)), Ok(()), "another group, and the same person there");
        assert_eq!(asked.may(chat(-100), user(6), at(-100_000)), Err(NotAsked::Often), "a clock set back");
    }

    #[test]
    fn one_person_in_fifty_groups_or_fifty_groups_at_once_make_twenty_cards_an_hour() {
        let mut asked = Asked::default();
        let cards = (1..=50_i64).filter(|group| {
            let may = asked.may(chat(-group), user(7), at(0)).is_ok();
            if may {
                asked.put(ask(-group, 7, 0));
            }
            may
        });
        assert_eq!(cards.count(), 20);
    }

    #[test]
    fn everything_of_a_group_moves_with_it_and_ends_with_it() {
        let (mut teams, mut asked) = (Teams::default(), Asked::default());
        teams.add(chat(-77), member(222)).unwrap();
        asked.put(ask(-77, 5, 0));
        asked.first_as_chat(chat(-77));
        let to = chat(-1_000_000_000_077);
        assert!(teams.moved(chat(-77), to) && asked.moved(chat(-77), to));
        assert!(teams.member(to, user(222)).is_some() && teams.member(chat(-77), user(222)).is_none());
        assert_eq!(asked.may(to, user(5), at(9999)), Err(NotAsked::Before));
        assert!(!asked.first_as_chat(to));
        assert!(!teams.moved(chat(-78), to) && teams.member(to, user(222)).is_some(), "an unknown group moves nothing");
        assert!(teams.forget(to) && asked.forget(to) && !teams.forget(to) && !asked.forget(to));
        assert!(asked.may(to, user(5), at(9999)).is_ok() && asked.first_as_chat(to));
    }

    #[test]
    fn of_too_many_the_oldest_is_forgotten() {
        let mut asked = Asked::default();
        for person in 1..=2049 {
            asked.put(ask(-100, person, 0));
        }
        assert_eq!(asked.get(chat(-100), user(1)), None);
        assert!(asked.get(chat(-100), user(2)).is_some());
    }
}
