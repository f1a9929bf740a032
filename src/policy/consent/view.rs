//! What can be read off the fold.

use std::collections::BTreeMap;

use crate::base::answer::{Code, Ran, State};
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, RequestId, UserId};
use crate::base::limits::{CHATS_MAX, NO_A_DAY, NO_HOLDS_MS, NO_IN_A_ROW};
use crate::base::time::Wall;
use crate::config::Language;
use crate::config::kind::Kind;
use crate::journal::record::Step;

use super::gate::{Chat, Frozen, Gate, number};
use super::request::{Phase, Request};
use super::tally::Tally;

impl Gate {
    /// Whether that id was ever given.
    #[must_use]
    pub fn knows(&self, id: &RequestId) -> bool {
        self.requests.contains_key(id) || self.old.contains_key(&number(id))
    }

    /// A request; one that ended long ago is known by its state alone.
    #[must_use]
    pub fn request(&self, id: &RequestId) -> Option<&Request> {
        self.requests.get(id)
    }

    /// How a request ended that ended long ago: its state, and its code where that is one of ours.
    #[must_use]
    pub fn ended_long_ago(&self, id: &RequestId) -> Option<(State, Option<Code>)> {
        self.old.get(&number(id)).copied()
    }

    /// The requests without an end, in the order of asking.
    #[must_use]
    pub fn open_requests(&self) -> Vec<&Request> {
        self.open.values().filter_map(|id| self.requests.get(id)).collect()
    }

    /// The requests that have ended, the latest end first, as far back as they are kept.
    pub fn ended_requests(&self) -> impl Iterator<Item = &Request> {
        self.ended.iter().rev().filter_map(|id| self.requests.get(id))
    }

    /// The open request for exactly this action.
    #[must_use]
    pub fn open_for(&self, digest: &Digest) -> Option<&Request> {
        self.open.values().filter_map(|id| self.requests.get(id)).find(|request| request.digest == *digest)
    }

    /// The *no* that holds for exactly this action: when it was said, and when it ends.
    #[must_use]
    pub fn no_for(&self, digest: &Digest, now: Wall) -> Option<(Wall, Wall)> {
        let no = self.no.get(digest).filter(|no| now.since(no.at) < NO_HOLDS_MS)?;
        Some((no.at, no.at.plus_ms(NO_HOLDS_MS)))
    }

    /// Until when a kind is closed by its owners' no: three in a row, or five within a day; a yes or a day opens it.
    #[must_use]
    pub fn paused(&self, kind: &KindId, now: Wall) -> Option<Wall> {
        let streak = self.streaks.get(kind)?;
        let until = streak.times.back()?.plus_ms(NO_HOLDS_MS);
        let lately = streak.times.iter().filter(|at| now.since(**at) < NO_HOLDS_MS).count();
        let many = u32::try_from(lately).is_ok_and(|lately| lately >= NO_A_DAY);
        ((streak.row >= NO_IN_A_ROW || many) && now < until).then_some(until)
    }

    /// Cards in a row that nobody answered.
    #[must_use]
    pub const fn unanswered(&self) -> u32 {
        self.unanswered
    }

    /// An owner wrote or pressed something: cards may be drawn again. It decides nothing, so the journal does not know it.
    pub const fn heard_of_an_owner(&mut self) {
        self.unanswered = 0;
    }

    /// Whether a request was shown again under a new id.
    #[must_use]
    pub fn was_reopened(&self, id: &RequestId) -> bool {
        self.requests.values().any(|request| request.from.as_ref() == Some(id))
    }

    /// Whether a kind is turned on.
    #[must_use]
    pub fn is_on(&self, kind: &Kind) -> bool {
        self.kinds.get(&kind.id).copied().unwrap_or(kind.initial_on)
    }

    /// A chat that an owner connected.
    #[must_use]
    pub fn chat(&self, chat: ChatId) -> Option<&Chat> {
        self.chats.get(&chat)
    }

    /// The chats that owners connected, by number.
    #[must_use]
    pub fn chats(&self) -> impl ExactSizeIterator<Item = (ChatId, &Chat)> {
        self.chats.iter().map(|(id, chat)| (*id, chat))
    }

    /// Whether this chat could be connected, or its mode changed, beside those that are.
    #[must_use]
    pub fn has_room_for(&self, chat: ChatId) -> bool {
        self.chats.contains_key(&chat) || self.chats.len() < CHATS_MAX
    }

    /// The languages that owners chose with a command.
    #[must_use]
    pub const fn languages(&self) -> &BTreeMap<UserId, Language> {
        &self.languages
    }

    /// The owners, as they were last written down.
    #[must_use]
    pub fn owners(&self) -> Option<&[UserId]> {
        self.owners.as_deref()
    }

    /// Who froze everything, and since when.
    #[must_use]
    pub const fn frozen(&self) -> Option<Frozen> {
        self.frozen
    }

    /// Whether standing permissions rest since the clock was moved.
    #[must_use]
    pub const fn suspended(&self) -> bool {
        self.suspended
    }

    /// The bot, as it was last known.
    #[must_use]
    pub const fn bot(&self) -> Option<BotId> {
        self.bot
    }

    /// When the last step was taken; 1970 before the first.
    #[must_use]
    pub fn last(&self) -> Wall {
        self.last.unwrap_or_else(|| Wall::clamped(0))
    }

    /// When cards were shown, the oldest first.
    pub(super) fn shown(&self) -> impl DoubleEndedIterator<Item = Wall> {
        self.shown.iter().copied()
    }

    /// Urgent cards that were shown since a moment, as far as they count for a night.
    #[must_use]
    pub fn urgent_since(&self, since: Wall) -> usize {
        self.urgent.iter().filter(|shown| **shown >= since).count()
    }

    /// What happened since a moment of today or yesterday.
    #[must_use]
    pub fn tally(&self, since: Wall) -> Tally {
        self.tallies.since(since)
    }

    /// What a start has to write down: cards fell with the process that had drawn them, and of an action that had begun
    /// nobody knows the outcome. Nothing of it is ever run again. What is `held` for the morning had no card that could fall.
    #[must_use]
    pub fn restart(&self, held: &dyn Fn(&Request) -> bool) -> Vec<Step> {
        let restart = || "restart".to_owned();
        self.open_requests()
            .into_iter()
            .filter_map(|request| {
                let id = request.id.clone();
                match request.phase {
                    Phase::Used { .. } => Some(Step::Executed { id, ran: Ran::Unknown, code: Some(restart()), ms: 0 }),
                    Phase::Waiting if held(request) => None,
                    Phase::Granted { .. } | Phase::Shown | Phase::Waiting => {
                        Some(Step::Expired { id, code: restart() })
                    }
                    Phase::Later { .. } | Phase::Ended(_) => None,
                }
            })
            .collect()
    }
}
