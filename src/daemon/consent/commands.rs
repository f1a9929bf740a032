//! An owner's commands that the proxy answers (DESIGN §5). None of them decides what a press decides.

use std::sync::Arc;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::UserId;
use crate::base::json::Json;
use crate::base::limits::COMMAND_CARDS_MAX;
use crate::config::Language;
use crate::config::kind::Kind;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::special::Special;
use crate::journal::record::Step;
use crate::net::say;
use crate::policy::card::{self, Decision, Message};
use crate::policy::consent::{Phase, Request, Subject, only};
use crate::store::owners::Owner;

/// Decisions that `/journal` shows.
const DECISIONS: usize = 8;

impl Proxy {
    pub(super) fn command(&self, asked: &Json) -> Result<String, Refusal> {
        only(asked, &["op", "owner", "name", "arg"])?;
        let owner = asked.get("owner").and_then(Json::int).and_then(UserId::new);
        let owner = owner.filter(|owner| self.owners().is_owner(*owner));
        let owner = owner.ok_or_else(|| Refusal::of(Code::NotPermitted))?;
        let arg = match asked.get("arg") {
            None | Some(Json::Null) => String::new(),
            Some(arg) => {
                arg.str().ok_or_else(|| Refusal::field_type("arg", "a text", "something else"))?.trim().to_owned()
            }
        };
        match asked.get("name").and_then(Json::str).unwrap_or_default() {
            "groups" => self.errand(Box::new(move |proxy| proxy.show_groups(owner, &arg))),
            "journal" => self.tell(owner, Self::journal_for),
            "kinds" => self.errand(Box::new(move |proxy| proxy.show_kinds(owner, &arg))),
            "language" => self.choose_language(owner, &arg),
            "pending" => {
                self.tell(owner, |proxy, owner| card::pending(owner.language, &proxy.pending_for(owner.id)));
                self.show_what_waits();
            }
            "permissions" => self.errand(Box::new(move |proxy| proxy.show_permissions(owner))),
            "test_card" => self.errand(Box::new(move |proxy| {
                if let Err(refusal) = proxy.draw_test_cards(Some(owner)) {
                    log::warn!("consent.test_card code={}", refusal.code.as_str());
                }
            })),
            other => return Err(Refusal::op_unknown(other)),
        }
        Ok(r#"{"ok":true}"#.to_owned())
    }

    /// An owner wants to see what waits: its cards come now, whatever the hour has had. How many may stand at once still holds.
    fn show_what_waits(&self) {
        let mut core = self.lock();
        let waiting = |request: &&Request| request.phase == Phase::Waiting;
        let all: Vec<_> = core.gate.open_requests().into_iter().filter(waiting).map(|r| r.id.clone()).collect();
        for id in all {
            if !core.first.contains(&id) {
                core.first.push(id.clone());
                self.repaint_lists(&core, &id);
            }
        }
        self.changed.notify_all();
    }

    /// Says something to one owner, without anybody waiting for it.
    pub(super) fn tell(&self, owner: UserId, said: impl FnOnce(&Self, &Owner) -> Message + Send + 'static) {
        self.errand(Box::new(move |proxy| {
            let owners = proxy.owners();
            let Some(owner) = owners.get(owner) else { return };
            let said = said(proxy, owner);
            if let Err(fault) = say::send(&proxy.bot, owner.id.private_chat(), &said, None, false) {
                log::warn!("consent.owner_not_told owner={} fault={fault}", owner.id);
            }
        }));
    }

    /// A card for each connected chat: its mode can be changed there, and the chat left.
    fn show_groups(&self, owner: UserId, page: &str) {
        let chats = self.connected();
        if chats.is_empty() {
            return self.tell(owner, |_, owner| card::groups_none(owner.language));
        }
        let page = Page::of(page, chats.len());
        for facts in chats.get(page.shown()).unwrap_or_default() {
            self.draw_chat(Some(owner), facts, None);
        }
        self.say_more(owner, "/groups", &page);
    }

    /// A card for each kind: on with a button to turn it off, or off with one to turn it on.
    fn show_kinds(&self, owner: UserId, page: &str) {
        let kinds = match self.kinds() {
            Ok(kinds) => kinds,
            Err(refusal) => return self.tell(owner, move |_, own| card::not_done(own.language, refusal.code.as_str())),
        };
        let all: Vec<&Arc<Kind>> = kinds.iter().collect();
        let page = Page::of(page, all.len());
        for kind in all.get(page.shown()).unwrap_or_default() {
            if let Err(refusal) = self.show_kind(owner, kind) {
                log::warn!("consent.kind_not_shown kind={} code={}", kind.id, refusal.code.as_str());
            }
        }
        self.say_more(owner, "/kinds", &page);
    }

    fn show_kind(&self, owner: UserId, kind: &Kind) -> Result<usize, Refusal> {
        let subject = Subject::Kind(kind.id.clone());
        let (on, paused) = {
            let mut core = self.lock();
            if core.proving.contains(&subject) {
                return Ok(0);
            }
            self.take_old(&mut core, &subject, Some(owner));
            (core.gate.is_on(kind), core.gate.paused(&kind.id, self.now()))
        };
        if let (true, Some(until)) = (on, paused) {
            self.draw_quiet(Some(owner), &kind.id, until);
            return Ok(1);
        }
        self.draw_for(Some(owner), |owner| {
            let draw = if on { card::kind_is_on } else { card::kind_ask };
            Special::granting(subject.clone(), draw(owner.language, kind)).bound_to(kind)
        })
    }

    fn say_more(&self, owner: UserId, command: &'static str, page: &Page) {
        let (more, next) = (page.more(), page.number.saturating_add(1));
        if more > 0 {
            self.tell(owner, move |_, owner| card::cards_more(owner.language, more, &format!("{command} {next}")));
        }
    }

    /// An owner's own choice: of this owner's cards and toasts, and of nobody else's.
    fn choose_language(&self, owner: UserId, word: &str) {
        let Some(language) = Language::parse(word) else {
            return self.tell(owner, |_, owner| card::language_ask(owner.language));
        };
        let mut core = self.lock();
        // The list in the journal is the one in force: whoever root has added meanwhile is there first.
        self.owners_in(&mut core);
        let owners = core.gate.owners().unwrap_or_default().to_vec();
        let setting = Some((owner, language.as_str().to_owned()));
        match core.record(self.times(), &Step::OwnerChange { owners, setting, by: Some(owner) }) {
            Ok(_) => {
                self.languages_in(&core);
                self.tell(owner, move |_, _| card::language_set(language));
            }
            Err(refusal) => self.tell(owner, move |_, own| card::not_done(own.language, refusal.code.as_str())),
        }
    }

    /// Languages as the journal has them now: in force here, and told to the receiver.
    pub(super) fn languages_in(&self, core: &Core) {
        self.speak(core.gate.languages().clone());
        core.push(&serde_json::json!({"push": "owners", "languages": core.languages()}));
    }

    fn journal_for(&self, owner: &Owner) -> Message {
        let core = self.lock();
        let decisions = core.gate.ended_requests().take(DECISIONS).filter_map(|request| {
            let end = request.end()?;
            Some(Decision {
                time: self.time_for(owner.id, end.at),
                kind: request.kind.as_str().to_owned(),
                state: end.state.as_str(),
                id: request.id.as_str().to_owned(),
            })
        });
        card::journal(owner.language, &core.head().anchor(), &decisions.collect::<Vec<_>>())
    }
}

/// Which of the cards of a command are drawn: ten, from the page that the owner named.
#[derive(Debug)]
struct Page {
    number: usize,
    all: usize,
}

impl Page {
    /// The first one where none is named, or none that is there.
    fn of(named: &str, all: usize) -> Self {
        let number = named.parse().unwrap_or(1_usize).max(1);
        let there = number.saturating_sub(1).saturating_mul(COMMAND_CARDS_MAX) < all;
        Self { number: if there { number } else { 1 }, all }
    }

    fn shown(&self) -> std::ops::Range<usize> {
        let first = self.number.saturating_sub(1).saturating_mul(COMMAND_CARDS_MAX);
        first..first.saturating_add(COMMAND_CARDS_MAX).min(self.all)
    }

    fn more(&self) -> usize {
        self.all.saturating_sub(self.shown().end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_ten_at_a_time_and_none_is_out_of_reach() {
        let of = |named: &str, all| {
            let page = Page::of(named, all);
            (page.shown(), page.more())
        };
        assert_eq!(of("", 3), (0..3, 0));
        assert_eq!(of("", 10), (0..10, 0));
        assert_eq!(of("", 23), (0..10, 13));
        assert_eq!(of("2", 23), (10..20, 3));
        assert_eq!(of("3", 23), (20..23, 0));
        for wrong in ["0", "-1", "4", "18446744073709551615", "two", "2 3"] {
            assert_eq!(of(wrong, 23), (0..10, 13), "{wrong}");
        }
    }
}
