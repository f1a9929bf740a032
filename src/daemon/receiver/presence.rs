//! What owners hear of the agent's presence, and what the session's doings say about it.

use std::sync::PoisonError;

use super::shared::Shared;
use crate::base::ids::{ChatId, UserId};
use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::policy::card::told::{self, Notice};
use crate::policy::card::{Message, clock};
use crate::policy::presence::Presence;
use crate::store::owners::{Owner, Owners};
use crate::store::zone_file;

impl Shared {
    /// The session did something: it is there.
    pub(super) fn sign(&self) {
        let now = self.now();
        self.present(|presence| presence.sign(now));
    }

    /// A session follows the events from now on.
    pub(super) fn session_follows(&self) {
        let (owners, now, boot) = (ids(&self.owners.current()), self.now(), self.boot());
        self.present(|presence| presence.followed(&owners, now, boot));
        self.ticker.poke();
    }

    /// The session's side says something about the agent: told to every owner, once until something else is said or done, and
    /// the same not too often.
    pub(super) fn noticed(&self, notice: Notice) {
        self.present(|presence| presence.notice(notice));
        self.say_notice();
        self.ticker.poke();
    }

    /// Tells what the session's side said last, when it is time to.
    pub(super) fn say_notice(&self) {
        let boot = self.boot();
        let Some(notice) = self.present(|presence| presence.news(boot)) else { return };
        let job = move |shared: &Self| shared.tell_all(|language, _| told::noticed(language, notice), false);
        self.teller.put_caused("notice", Box::new(job));
    }

    /// An event was written: its owner, or for a group's every owner, hears when no session follows.
    pub(super) fn event_came(&self, chat: ChatId) {
        let owners = self.owners.current();
        let one = UserId::new(chat.get()).filter(|owner| owners.is_owner(*owner));
        let to = one.map_or_else(|| ids(&owners), |owner| vec![owner]);
        let followed = self.journals().feed().is_followed();
        let (now, boot) = (self.now(), self.boot());
        let (news, waiting) = self.present(|presence| (presence.came(&to, followed, now, boot), presence.waiting()));
        if followed {
            self.ticker.poke();
        }
        if !news.is_empty() {
            let job = move |shared: &Self| {
                shared.tell_some(&news, |language, _| told::not_running(language, waiting), false);
            };
            self.teller.put_caused("not_running", Box::new(job));
        }
    }

    /// Says that nothing came back, when it is time to.
    pub(super) fn look_for_a_sign(&self) {
        let boot = self.boot();
        let Some((at, to)) = self.present(|presence| presence.silent(boot)) else { return };
        let job = move |shared: &Self| {
            let now = shared.now();
            shared.tell_some(&to, |language, zone| told::no_sign(language, &clock(zone, now, at)), false);
        };
        self.teller.put_caused("no_sign", Box::new(job));
    }

    /// Looks at what is known of the agent, or changes it.
    pub(super) fn present<T>(&self, body: impl FnOnce(&mut Presence) -> T) -> T {
        body(&mut self.presence.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// When the session last did something.
    pub(super) fn last_sign(&self) -> Option<Wall> {
        self.present(|presence| presence.last_sign())
    }

    /// Says something to every owner, each in their language and zone.
    pub(super) fn tell_all(&self, said: impl Fn(crate::config::Language, &Zone) -> Message, silent: bool) {
        self.tell_some(&ids(&self.owners.current()), said, silent);
    }

    /// Says something to some owners; who is none any more hears nothing.
    pub(super) fn tell_some(
        &self,
        to: &[UserId],
        said: impl Fn(crate::config::Language, &Zone) -> Message,
        silent: bool,
    ) {
        let owners = self.owners.current();
        for owner in to.iter().filter_map(|owner| owners.get(*owner)) {
            let said = said(self.language_of(owner), &zone(owner));
            let _place = self.tell_owner(owner, &said, silent);
        }
    }
}

/// An owner's zone; one that this machine does not know is UTC.
pub(super) fn zone(owner: &Owner) -> Zone {
    let known = zone_file::read(&owner.zone).ok().and_then(|bytes| Zone::parse(&owner.zone, &bytes));
    known.unwrap_or_else(Zone::utc)
}

fn ids(owners: &Owners) -> Vec<UserId> {
    owners.list().iter().map(|owner| owner.id).collect()
}
