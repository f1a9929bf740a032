//! The gate's cards that are no requests: the test card, a kind, a chat, a freeze and its end. The same rules of a press hold.

use std::time::Duration;

use serde_json::json;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{KindId, RequestId, UserId};
use crate::base::time::{Boot, Wall};
use crate::config::kind::Kind;
use crate::daemon::consent::core::{Core, Place, Stand};
use crate::daemon::consent::decide::Closed;
use crate::daemon::consent::face::sign;
use crate::daemon::consent::prove::seen;
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::telegram;
use crate::journal::record::Step;
use crate::net::say::{self, Edit};
use crate::policy::card::{self, Button, ChatFacts, Frozen, Message};
use crate::policy::consent::{Standing, Subject};
use crate::store::owners::Owner;

/// A card of the gate's own, before it is sent.
pub(super) struct Special {
    subject: Subject,
    said: Message,
    rows: Vec<Vec<Button>>,
    /// What its grant is bound to.
    bind: Vec<u8>,
    /// Whether its buttons grant something, and so must stand here and have an end; the others only ask.
    grants: bool,
    /// The chat that it is about, as it shows it.
    chat: Option<ChatFacts>,
    /// When it can be answered no more, where that is not as with any card.
    ends: Option<(Wall, Boot)>,
}

impl Special {
    /// A card with buttons that grant something, bound to nothing beside the card itself.
    pub(super) fn granting(subject: Subject, (said, rows): (Message, Vec<Vec<Button>>)) -> Self {
        Self { subject, said, rows, bind: Vec::new(), grants: true, chat: None, ends: None }
    }

    /// The same, its grant bound to a kind's definition.
    pub(super) fn bound_to(self, kind: &Kind) -> Self {
        Self { bind: kind.def.as_bytes().to_vec(), ..self }
    }

    /// The same, about a chat as it shows it.
    pub(super) fn about(self, chat: &ChatFacts) -> Self {
        Self { chat: Some(chat.clone()), ..self }
    }
}

/// How long before an owner who could not be told of a freeze is told again.
const FREEZE_WAITS: [Duration; 5] = [
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(15),
    Duration::from_secs(60),
    Duration::from_secs(300),
];

impl Proxy {
    /// Draws a card in one owner's chat: message, echo check, buttons by a second call.
    fn draw_special(&self, owner: &Owner, special: Special) -> Result<(), Refusal> {
        let bot = self.who_is_the_bot()?;
        let undeliverable = |fault: say::SendFault| Refusal::undeliverable(&fault.to_string());
        let chat = owner.id.private_chat();
        let Special { subject, said, rows, bind, grants, chat: about, ends } = special;
        let message = say::send(&self.bot, chat, &said, None, false).map_err(undeliverable)?;
        let buttons = sign(&self.key, bot, (owner.id, message), &rows, &subject, &bind);
        let place = (chat, message);
        let standing = Standing {
            seen: seen(&said, &buttons),
            before: Vec::new(),
            since: None,
            ends: ends.unwrap_or_else(|| self.ends()),
        };
        if grants {
            let stand = Stand {
                subject,
                owner: owner.id,
                drawn: said.clone(),
                said: said.clone(),
                standing,
                chat: about,
                above: Vec::new(),
            };
            self.lock().stands.insert(place, stand);
        }
        if !grants {
            self.lock().freezes.push(place);
        }
        let attached = say::attach(&self.bot, place, &said, &buttons).map_err(undeliverable);
        let mut core = self.lock();
        match &attached {
            Ok(()) => {
                let now = self.boot();
                if let Some(stand) = core.stands.get_mut(&place) {
                    stand.standing.since = Some(now);
                } else if grants {
                    // It ended while they were attached.
                    self.take_buttons(&mut core, place);
                }
                telegram::log_buttons(place);
            }
            Err(_) => self.take_buttons(&mut core, place),
        }
        self.changed.notify_all();
        attached
    }

    /// When a card that is drawn now can be answered no more, by either clock.
    pub(super) fn ends(&self) -> (Wall, Boot) {
        let ms = i64::from(self.config.consent.press_seconds).saturating_mul(1000);
        let boot = self.boot().0.saturating_add(u64::try_from(ms).unwrap_or_default());
        (self.now().plus_ms(ms), Boot(boot))
    }

    /// Draws something in the chats of all owners, or of one. How many stand.
    pub(super) fn draw_for(&self, only: Option<UserId>, special: impl Fn(&Owner) -> Special) -> Result<usize, Refusal> {
        let owners = self.owners();
        let mut drawn = 0_usize;
        let mut fault = Refusal::of(Code::NoOwner);
        for owner in owners.list().iter().filter(|owner| only.is_none_or(|only| owner.id == only)) {
            match self.draw_special(owner, special(owner)) {
                Ok(()) => drawn = drawn.saturating_add(1),
                Err(refusal) => {
                    log::warn!("consent.special_not_shown owner={} code={}", owner.id, refusal.code.as_str());
                    fault = refusal;
                }
            }
        }
        if drawn == 0 { Err(fault) } else { Ok(drawn) }
    }

    /// Draws a test card in every owner's chat, or in one's; how many stand.
    pub(super) fn draw_test_cards(&self, only: Option<UserId>) -> Result<usize, Refusal> {
        self.draw_for(only, |owner| {
            let zone = self.zone(&owner.zone);
            let drawn = card::test_card(owner.language, &zone, self.now(), self.ends().0, self.clock.shift_s());
            Special::granting(Subject::Test, (drawn.card, drawn.buttons))
        })
    }

    /// Asks every owner whether to turn a kind on.
    pub(super) fn draw_kind_cards(&self, kind: &KindId) -> Result<usize, Refusal> {
        let kinds = self.kinds()?;
        let own = kinds.get(kind).ok_or_else(|| Refusal::kind_unknown(kind.as_str(), &kinds.ids()))?;
        self.draw_for(None, |owner| {
            Special::granting(Subject::Kind(kind.clone()), card::kind_ask(owner.language, own)).bound_to(own)
        })
    }

    /// Asks every owner, or one, whether to unfreeze.
    pub(super) fn draw_unfreeze_cards(&self, only: Option<UserId>) -> Result<usize, Refusal> {
        self.draw_for(only, |owner| Special::granting(Subject::Gate, card::unfreeze_ask(owner.language)))
    }

    /// Asks one owner, who pressed *Unfreeze*.
    pub(super) fn ask_to_unfreeze(&self, owner: UserId) {
        {
            let mut core = self.lock();
            // One that is being proved is left to its proof.
            if core.proving.contains(&Subject::Gate) {
                return;
            }
            self.take_old(&mut core, &Subject::Gate, Some(owner));
        }
        if let Err(refusal) = self.draw_unfreeze_cards(Some(owner)) {
            log::warn!("consent.unfreeze_not_asked owner={owner} code={}", refusal.code.as_str());
        }
    }

    /// Tells every owner of a freeze, with the one button that leads out of it. It holds after a restart too. Whoever could not be
    /// told is told again, as long as it is true.
    pub(super) fn tell_of_freeze(&self, by: Option<UserId>, closed: Closed) {
        let name = by.map(|by| self.name_of(by));
        let at = self.now();
        let owners = self.owners();
        let mut untold: Vec<UserId> = owners.list().iter().map(|owner| owner.id).collect();
        for wait in FREEZE_WAITS {
            untold.retain(|owner| {
                let told = self.draw_for(Some(*owner), |owner| {
                    let time = self.time_for(owner.id, at);
                    let Closed { cards, permissions, running } = closed;
                    let facts = Frozen { by: name.as_deref(), time: &time, cards, permissions, running };
                    let card = card::frozen(owner.language, &facts);
                    Special { grants: false, ..Special::granting(Subject::Gate, card) }
                });
                told.is_err()
            });
            let core = self.lock();
            if untold.is_empty() || core.gate.frozen().is_none() || core.stopping {
                return;
            }
            drop(core);
            std::thread::sleep(wait);
        }
        log::error!("consent.freeze_not_told owners={}", untold.len());
    }

    /// A kind is turned on; or, where it was and rests after its no, its cards come again: the same line says so.
    pub(super) fn grant_kind(&self, core: &mut Core, kind: &KindId, place: Place, by: UserId, again: bool) {
        if core.gate.frozen().is_some() {
            return self.take_buttons(core, place);
        }
        let step = Step::CategoryOn { kind: kind.clone(), by };
        match core.record(self.times(), &step) {
            Ok(_) if again => self.kind_asks(core, kind),
            Ok(_) => self.kind_answered(core, kind, Some(place), by, true),
            Err(refusal) => log::error!("consent.kind_not_on kind={kind} code={}", refusal.code.as_str()),
        }
    }

    pub(super) fn grant_unfreeze(&self, core: &mut Core, by: UserId) {
        let done = core.gate.frozen().is_some() && core.record(self.times(), &Step::Unfrozen { by }).is_ok();
        if done {
            core.push(&json!({"push": "frozen", "on": false}));
            self.forget_freezes(core);
            let (name, at) = (self.name_of(by), self.now());
            self.close_special(core, &Subject::Gate, None, |owner| {
                Some(card::unfrozen(self.language_of(owner), &self.time_for(owner, at), &name))
            });
        }
    }

    /// Every copy of a kind's card says what was answered; `place` is where it was pressed.
    pub(super) fn kind_answered(&self, core: &mut Core, kind: &KindId, place: Option<Place>, by: UserId, on: bool) {
        let kinds = self.kinds().ok();
        let own = kinds.as_ref().and_then(|kinds| kinds.get(kind));
        let Some(own) = own else {
            if let Some(place) = place {
                self.take_buttons(core, place);
            }
            return;
        };
        let at = self.now();
        self.close_special(core, &Subject::Kind(kind.clone()), place.map(|place| (place, by)), |owner| {
            Some(card::kind_answered(self.language_of(owner), own, on, &self.time_for(owner, at)))
        });
    }

    fn kind_asks(&self, core: &mut Core, kind: &KindId) {
        let Ok(kinds) = self.kinds() else { return };
        let (Some(own), at) = (kinds.get(kind), self.now()) else { return };
        self.close_special(core, &Subject::Kind(kind.clone()), None, |owner| {
            Some(card::kind_asks(self.language_of(owner), own, &self.time_for(owner, at)))
        });
        self.changed.notify_all();
    }

    /// A no closed a kind: every owner is told, with the button that opens it before its time.
    pub(super) fn tell_of_quiet(&self, core: &Core, id: &RequestId) {
        let Some(kind) = core.gate.request(id).map(|request| request.kind.clone()) else { return };
        let Some(until) = core.gate.paused(&kind, self.now()) else { return };
        self.errand(Box::new(move |proxy| proxy.draw_quiet(None, &kind, until)));
    }

    /// A card that says that a kind rests, with *Ask me again* for as long as it does.
    pub(super) fn draw_quiet(&self, only: Option<UserId>, kind: &KindId, until: Wall) {
        let Ok(kinds) = self.kinds() else { return };
        let Some(own) = kinds.get(kind) else { return };
        self.take_old(&mut self.lock(), &Subject::Kind(kind.clone()), only);
        let left = u64::try_from(until.since(self.now())).unwrap_or_default();
        let ends = (until, Boot(self.boot().0.saturating_add(left)));
        let drawn = self.draw_for(only, |owner| {
            let card = card::kind_quiet(owner.language, own, &self.time_for(owner.id, until));
            Special { ends: Some(ends), ..Special::granting(Subject::Kind(kind.clone()), card) }
        });
        if let Err(refusal) = drawn {
            log::warn!("consent.quiet_not_told kind={kind} code={}", refusal.code.as_str());
        }
    }

    pub(super) fn stays_frozen(&self, core: &mut Core, place: Option<Place>, by: UserId) {
        let at = self.now();
        self.close_special(core, &Subject::Gate, place.map(|place| (place, by)), |owner| {
            Some(card::stay_frozen(self.language_of(owner), &self.time_for(owner, at)))
        });
    }

    /// A test card was answered; `line` is the line of the journal that says so, `None` after a no.
    pub(super) fn tested(&self, core: &mut Core, place: Option<Place>, by: UserId, line: Option<u64>) {
        if let Some(place) = place {
            self.say(core, place, card::test_after(self.language_of(by), line));
        }
    }

    /// Every card about `subject` is over and says so, or loses its buttons; the pressed one too where it is not known any more.
    pub(super) fn close_special(
        &self,
        core: &mut Core,
        subject: &Subject,
        pressed: Option<(Place, UserId)>,
        said: impl Fn(UserId) -> Option<Message>,
    ) {
        let standing = core.stands.iter().filter(|(_, stand)| stand.subject == *subject);
        let mut over: Vec<(Place, UserId)> = standing.map(|(place, stand)| (*place, stand.owner)).collect();
        over.extend(pressed.filter(|(place, _)| !over.iter().any(|(other, _)| other == place)));
        for (place, owner) in over {
            match said(owner) {
                Some(said) => self.say(core, place, said),
                None => self.take_buttons(core, place),
            }
        }
    }

    /// A card is over, and this is what it says from now on.
    pub(super) fn say(&self, core: &mut Core, (chat, message): Place, said: Message) {
        core.end_card((chat, message), Some(said.clone()));
        self.outbox.put(Edit { chat, message, said: Some(said), caption: false, buttons: Vec::new() });
    }

    /// Older cards about the same lose their buttons: of all owners, or of one.
    pub(super) fn take_old(&self, core: &mut Core, subject: &Subject, only: Option<UserId>) {
        let old = |stand: &Stand| stand.subject == *subject && only.is_none_or(|only| stand.owner == only);
        let old: Vec<Place> = core.stands.iter().filter(|(_, stand)| old(stand)).map(|(place, _)| *place).collect();
        for place in old {
            self.take_buttons(core, place);
        }
    }

    /// What was said of a freeze stays true of its time; its button goes.
    pub(super) fn forget_freezes(&self, core: &mut Core) {
        for place in std::mem::take(&mut core.freezes) {
            self.take_buttons(core, place);
        }
    }

    /// A card that is over without words: its buttons go. One that ended with words keeps them.
    pub(super) fn take_buttons(&self, core: &mut Core, (chat, message): Place) {
        core.end_card((chat, message), None);
        let said = core.last_words((chat, message)).cloned();
        self.outbox.put(Edit { chat, message, said, caption: false, buttons: Vec::new() });
    }
}
