//! Groups and channels: the card that connects one, the press that chooses, and what ends a connection (DESIGN §5).

use serde_json::{Value, json};

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, RequestId, UserId};
use crate::base::json::Json;
use crate::base::limits::{CHATS_MAX, CONNECT_CARDS_AN_HOUR};
use crate::daemon::consent::core::{Core, Place};
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::special::Special;
use crate::journal::record::Step;
use crate::policy::card::{self, ChatAfter, ChatCard, ChatFacts};
use crate::policy::consent::{Chat, Connect, Request, Subject, left, moved};
use crate::policy::group::Mode;
use crate::store::owners::Owner;

const HOUR_MS: u64 = 3_600_000;

impl Proxy {
    /// An owner wants a chat connected: a card in every owner's chat asks how. It connects nothing.
    pub(super) fn connect(&self, asked: &Json) -> Result<String, Refusal> {
        let connect = Connect::read(asked)?;
        if !self.owners().is_owner(connect.by) {
            return Err(Refusal::of(Code::NotPermitted));
        }
        self.may_connect(&mut self.lock(), &connect)?;
        self.errand(Box::new(move |proxy| proxy.draw_chat(None, &connect.facts, Some(&connect))));
        Ok(r#"{"ok":true}"#.to_owned())
    }

    fn may_connect(&self, core: &mut Core, connect: &Connect) -> Result<(), Refusal> {
        if core.gate.frozen().is_some() {
            return Err(Refusal::of(Code::Frozen));
        }
        let now = self.boot();
        core.connects.retain(|at| now.since(*at) < HOUR_MS);
        let lately = core.connects.len();
        if lately <= CONNECT_CARDS_AN_HOUR {
            core.connects.push_back(now);
        }
        if lately >= CONNECT_CARDS_AN_HOUR {
            // Said to the owner once, for the first one that is too many.
            if lately == CONNECT_CARDS_AN_HOUR {
                self.tell(connect.by, |_, owner| card::not_done(owner.language, Code::Rate.as_str()));
            }
            return Err(Refusal::new(Code::Rate, "Too many cards that ask to connect a chat within an hour."));
        }
        if !core.gate.has_room_for(connect.facts.chat) {
            self.tell(connect.by, |_, owner| card::chats_full(owner.language, CHATS_MAX));
            return Err(Refusal::field_range("chat", &format!("at most {CHATS_MAX} connected chats"), "another one"));
        }
        Ok(())
    }

    /// Draws a chat's card in the chats of all owners, or of one; an older one there goes.
    pub(super) fn draw_chat(&self, only: Option<UserId>, facts: &ChatFacts, asked: Option<&Connect>) {
        let subject = Subject::Chat(facts.chat);
        {
            let mut core = self.lock();
            // One whose press is being proved is left to its proof.
            if core.proving.contains(&subject) {
                return;
            }
            self.take_old(&mut core, &subject, only);
        }
        let owners = self.owners();
        let mut drawn = false;
        for owner in owners.list().iter().filter(|owner| only.is_none_or(|only| owner.id == only)) {
            // What was answered while the others' copies were drawn needs no further one.
            if drawn && !self.lock().stands.values().any(|stand| stand.subject == subject) {
                return;
            }
            drawn |= self.draw_for(Some(owner.id), |owner| self.chat_card(owner, facts, asked)).is_ok();
        }
    }

    fn chat_card(&self, owner: &Owner, facts: &ChatFacts, asked: Option<&Connect>) -> Special {
        let now = self.lock().gate.chat(facts.chat).cloned();
        let now = now.map(|chat| (chat.mode, self.name_of(chat.by), self.time_for(owner.id, chat.at)));
        let added_by = asked.map(|asked| self.name_of(asked.by));
        let card = ChatCard {
            facts,
            added_by: added_by.as_deref(),
            members: asked.and_then(|asked| asked.members),
            privacy: asked.is_some_and(|asked| asked.privacy),
            now: now.as_ref().map(|(mode, by, time)| (*mode, by.as_str(), time.as_str())),
            until: &self.time_for(owner.id, self.ends().0),
        };
        let subject = Subject::Chat(facts.chat);
        Special::granting(subject, card::chat(owner.language, &card)).about(facts)
    }

    /// A proved press: the chat is connected in this mode, under the title that stood on the card.
    pub(super) fn grant_chat(&self, core: &mut Core, (chat, mode): (ChatId, Mode), place: Place, by: UserId) {
        let Some(facts) = core.stands.get(&place).and_then(|stand| stand.chat.clone()) else { return };
        if core.gate.frozen().is_some() {
            return self.take_buttons(core, place);
        }
        if !core.gate.has_room_for(chat) {
            self.tell(by, |_, owner| card::chats_full(owner.language, CHATS_MAX));
            return self.take_buttons(core, place);
        }
        let before = core.gate.chat(chat).map(|chat| chat.title.clone());
        let title = facts.title.clone();
        let step = Step::ChatOn { chat, mode: mode.as_str().to_owned(), title: title.clone(), by };
        if let Err(refusal) = core.record(self.times(), &step) {
            let why = refusal.code.as_str();
            log::error!("consent.chat_not_on chat={chat} code={why}");
            return self.tell(by, move |_, owner| card::not_done(owner.language, why));
        }
        log::info!("consent.chat_on chat={chat} mode={}", mode.as_str());
        core.push(&chat_line(chat, mode, &title));
        if before.is_some_and(|before| before != title) {
            // Cards that show the old name show another place than would be meant by now.
            self.void_to(core, chat);
        }
        let (name, at) = (self.name_of(by), self.now());
        self.close_special(core, &Subject::Chat(chat), None, |owner| {
            let after = ChatAfter::Chosen(mode, &name);
            Some(card::chat_after(self.language_of(owner), &facts, after, &self.time_for(owner, at)))
        });
        self.changed.notify_all();
    }

    /// An owner pressed *Leave*: in force at once.
    pub(super) fn leave(&self, core: &mut Core, chat: ChatId, place: Option<Place>, by: UserId) {
        let facts = facts(core, chat);
        // A card of a chat that nothing is known of any more takes nothing away; the bot goes all the same.
        if facts.is_some() {
            core.keep(self.now(), Step::ChatOff { chat, by: Some(by) });
        }
        log::info!("consent.chat_off chat={chat} by={by}");
        core.push_leave(chat);
        self.void_to(core, chat);
        let (name, at) = (self.name_of(by), self.now());
        self.close_special(core, &Subject::Chat(chat), place.map(|place| (place, by)), |owner| {
            let time = self.time_for(owner, at);
            Some(card::chat_after(self.language_of(owner), facts.as_ref()?, ChatAfter::Left(&name), &time))
        });
        self.changed.notify_all();
    }

    /// The bot is in a chat no longer; nobody pressed.
    pub(super) fn left(&self, asked: &Json) -> Result<String, Refusal> {
        let chat = left(asked)?;
        let mut core = self.lock();
        let facts = facts(&core, chat);
        if core.gate.chat(chat).is_some() {
            self.chat_off(&mut core, chat);
        }
        let at = self.now();
        self.close_special(&mut core, &Subject::Chat(chat), None, |owner| {
            let time = self.time_for(owner, at);
            Some(card::chat_after(self.language_of(owner), facts.as_ref()?, ChatAfter::Gone, &time))
        });
        self.changed.notify_all();
        Ok(r#"{"ok":true}"#.to_owned())
    }

    /// A connected basic group became a supergroup: what was chosen for it holds for that one. Where it cannot be written down,
    /// neither is connected.
    pub(super) fn moved(&self, asked: &Json) -> Result<String, Refusal> {
        let (from, to) = moved(asked)?;
        let mut core = self.lock();
        let Some(Chat { mode, title, by, .. }) = core.gate.chat(from).cloned() else {
            return Err(Refusal::of(Code::ChatNotConnected));
        };
        self.chat_off(&mut core, from);
        let old: Vec<Place> = places(&core, |stand| *stand == Subject::Chat(from));
        for place in old {
            self.take_buttons(&mut core, place);
        }
        // An owner's own choice for the new one is newer.
        if core.gate.chat(to).is_none() {
            let step = Step::ChatOn { chat: to, mode: mode.as_str().to_owned(), title: title.clone(), by };
            core.record(self.times(), &step)?;
            core.push(&chat_line(to, mode, &title));
        }
        log::info!("consent.chat_moved from={from} to={to}");
        self.changed.notify_all();
        Ok(r#"{"ok":true}"#.to_owned())
    }

    /// A connected chat is connected no longer, and no owner said so.
    fn chat_off(&self, core: &mut Core, chat: ChatId) {
        core.keep(self.now(), Step::ChatOff { chat, by: None });
        log::info!("consent.chat_off chat={chat} by=0");
        core.push(&json!({"push": "chat", "chat": chat.get(), "mode": "off"}));
        self.void_to(core, chat);
    }

    /// Open requests to a chat end that is no target any more, or not the one their cards show.
    fn void_to(&self, core: &mut Core, chat: ChatId) {
        let target = chat.to_string();
        let to = |request: &&Request| {
            request.can_be_taken() && core.cards.get(&request.id).is_some_and(|card| card.targets.contains(&target))
        };
        let open: Vec<RequestId> = core.gate.open_requests().into_iter().filter(to).map(|r| r.id.clone()).collect();
        for id in open {
            self.void(core, &id, Code::TargetChanged);
        }
        self.tidy_permissions(core);
    }

    /// A card of the gate's own is over that nobody answered: a chat's says so, the others lose their buttons.
    pub(super) fn unanswered(&self, core: &mut Core, place: Place) {
        let Some(stand) = core.stands.get(&place) else { return };
        let (owner, end) = (stand.owner, stand.standing.ends.0.min(self.now()));
        let Some(facts) = stand.chat.clone() else { return self.take_buttons(core, place) };
        let connected = core.gate.chat(facts.chat).is_some();
        // The receiver asks for a group when an owner says so there; a channel has its card when the bot is made an admin.
        let command = if connected || facts.channel { "/groups" } else { "/channel_join" };
        let time = self.time_for(owner, end);
        let after = ChatAfter::Unanswered(command);
        self.say(core, place, card::chat_after(self.language_of(owner), &facts, after, &time));
    }

    /// What `/groups` shows: a card for each chat, the latest choice first.
    pub(super) fn connected(&self) -> Vec<ChatFacts> {
        let core = self.lock();
        let mut chats: Vec<(ChatId, &Chat)> = core.gate.chats().collect();
        chats.sort_by_key(|(id, chat)| (std::cmp::Reverse(chat.at), *id));
        chats.into_iter().map(|(id, chat)| facts_of(id, chat)).collect()
    }
}

impl Core {
    /// The receiver is to leave a chat; where it is not there just now it hears of it when it comes.
    fn push_leave(&mut self, chat: ChatId) {
        match &self.link {
            Some(link) => link.push(&leave_line(chat)),
            None if self.leaving.len() < CHATS_MAX => {
                self.leaving.insert(chat);
            }
            None => log::error!("consent.not_left chat={chat}"),
        }
    }

    /// What a receiver that comes is told before anything else: every connected chat, every language, and what it is to leave.
    pub(super) fn greeting(&mut self) -> Vec<Value> {
        let chats = self
            .gate
            .chats()
            .map(|(id, chat)| json!({"chat": id.get(), "mode": chat.mode.as_str(), "title": chat.title}));
        let chats: Vec<Value> = chats.collect();
        let frozen = self.gate.frozen().is_some();
        let first = json!({"ok": true, "frozen": frozen, "chats": chats, "languages": self.languages()});
        let leaving = std::mem::take(&mut self.leaving);
        std::iter::once(first).chain(leaving.into_iter().map(leave_line)).collect()
    }

    /// The languages that owners chose, as they are pushed.
    pub(super) fn languages(&self) -> Value {
        self.gate.languages().iter().map(|(owner, language)| json!([owner.get(), language.as_str()])).collect()
    }
}

fn chat_line(chat: ChatId, mode: Mode, title: &str) -> Value {
    json!({"push": "chat", "chat": chat.get(), "mode": mode.as_str(), "title": title})
}

fn leave_line(chat: ChatId) -> Value {
    json!({"push": "chat", "chat": chat.get(), "mode": "off", "leave": true})
}

/// What is known of a chat: as it is connected, else as a card about it says.
fn facts(core: &Core, chat: ChatId) -> Option<ChatFacts> {
    let of_card = || core.stands.values().find(|stand| stand.subject == Subject::Chat(chat))?.chat.clone();
    core.gate.chat(chat).map(|known| facts_of(chat, known)).or_else(of_card)
}

fn facts_of(chat: ChatId, known: &Chat) -> ChatFacts {
    ChatFacts { chat, title: known.title.clone(), channel: known.mode == Mode::Post }
}

/// Where the cards stand whose subject fits.
pub(super) fn places(core: &Core, fits: impl Fn(&Subject) -> bool) -> Vec<Place> {
    core.stands.iter().filter(|(_, stand)| fits(&stand.subject)).map(|(place, _)| *place).collect()
}
