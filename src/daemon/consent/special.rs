//! The gate's cards that are no requests: the test card, turning a kind on, ending a freeze. The same rules of a press hold.

use crate::base::answer::{Code, Refusal};
use crate::base::button::{self, Bound, Parsed};
use crate::base::ids::{KindId, UserId};
use crate::base::time::Boot;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::press::{Job, Proof, proof};
use crate::daemon::consent::proxy::{Proxy, denied};
use crate::daemon::consent::telegram;
use crate::daemon::consent::tell::Ending;
use crate::journal::record::Step;
use crate::policy::card::{self, Act, Button, Frozen, Message, Toast};
use crate::policy::consent::{Answered, CardCopy, Press, Verdict, judge};
use crate::store::owners::Owner;
use crate::sys::random;

/// A card of the gate's own, in one owner's chat.
#[derive(Clone, Debug)]
pub(super) struct Special {
    pub(super) what: What,
    pub(super) copy: CardCopy,
    /// What its buttons are bound to.
    pub(super) bind: Vec<u8>,
    /// When it is forgotten.
    pub(super) ends: Option<Boot>,
}

/// What it asks.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum What {
    Frozen,
    Kind(KindId),
    Test,
    Unfreeze,
}

impl Proxy {
    /// Draws a card in one owner's chat: message, echo check, buttons by a second call.
    pub(super) fn draw_special(
        &self,
        owner: &Owner,
        what: What,
        said: &Message,
        rows: &[Vec<Button>],
        bind: Vec<u8>,
        lasts: bool,
    ) -> Result<(), Refusal> {
        let bot = self.who_is_the_bot()?;
        let undeliverable = |fault: telegram::SendFault| Refusal::undeliverable(&format!("{fault:?}"));
        let chat = owner.id.private_chat();
        let message = telegram::send(&self.bot, chat, said, None, false).map_err(undeliverable)?;
        let random = random::array::<5>().map_err(|error| Refusal::trouble(Code::Config, &error.to_string()))?;
        let hex = random.iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
        let buttons: Vec<Vec<(String, String)>> = rows
            .iter()
            .map(|row| {
                row.iter()
                    .map(|one| {
                        let (verb, subject) = word(one.act, &hex, &what);
                        let bound = Bound {
                            bot,
                            whose: 'c',
                            verb,
                            subject: &subject,
                            owner: owner.id,
                            chat,
                            message,
                            bind: &bind,
                        };
                        (one.label.clone(), button::data(&self.key, &bound))
                    })
                    .collect()
            })
            .collect();
        let mut copy = CardCopy { owner: owner.id, chat, message, said: said.clone(), buttons, buttons_at: None };
        telegram::attach(&self.bot, &copy).map_err(undeliverable)?;
        copy.buttons_at = Some(self.boot());
        let seconds = u64::from(self.config.consent.press_seconds).saturating_mul(1000);
        let ends = lasts.then_some(Boot(self.boot().0.saturating_add(seconds)));
        telegram::log_buttons(&copy);
        self.lock().specials.insert(key(&copy), Special { what, copy, bind, ends });
        self.changed.notify_all();
        Ok(())
    }

    /// Draws a test card in every owner's chat; how many stand.
    pub(super) fn draw_test_cards(&self, only: Option<UserId>) -> Result<usize, Refusal> {
        let owners = self.owners();
        if owners.list().is_empty() {
            return Err(Refusal::of(Code::NoOwner));
        }
        let until = self.now().plus_ms(i64::from(self.config.consent.press_seconds).saturating_mul(1000));
        let mut drawn = 0_usize;
        let mut fault = None;
        for owner in owners.list().iter().filter(|owner| only.is_none_or(|only| owner.id == only)) {
            let zone = self.zone(&owner.zone);
            let card = card::test_card(owner.language, &zone, self.now(), until, self.clock.shift_s());
            match self.draw_special(owner, What::Test, &card.card, &card.buttons, Vec::new(), true) {
                Ok(()) => drawn = drawn.saturating_add(1),
                Err(refusal) => fault = Some(refusal),
            }
        }
        if drawn == 0 { Err(fault.unwrap_or_else(|| Refusal::of(Code::NoOwner))) } else { Ok(drawn) }
    }

    /// Asks every owner whether to turn a kind on.
    pub(super) fn draw_kind_cards(&self, kind: &KindId) -> Result<usize, Refusal> {
        let kinds = self.kinds()?;
        let own = kinds.get(kind).ok_or_else(|| Refusal::kind_unknown(kind.as_str(), &kinds.ids()))?;
        let mut drawn = 0_usize;
        for owner in self.owners().list() {
            let (said, rows) = card::kind_ask(owner.language, own);
            let bind = own.def.as_bytes().to_vec();
            match self.draw_special(owner, What::Kind(kind.clone()), &said, &rows, bind, true) {
                Ok(()) => drawn = drawn.saturating_add(1),
                Err(refusal) => log::warn!("consent.kind_card owner={} code={}", owner.id, refusal.code.as_str()),
            }
        }
        if drawn == 0 { Err(Refusal::undeliverable("no owner could be reached")) } else { Ok(drawn) }
    }

    /// Asks every owner whether to unfreeze.
    pub(super) fn draw_unfreeze_cards(&self, only: Option<UserId>) -> Result<usize, Refusal> {
        let mut drawn = 0_usize;
        for owner in self.owners().list().iter().filter(|owner| only.is_none_or(|only| owner.id == only)) {
            let (said, rows) = card::unfreeze_ask(owner.language);
            match self.draw_special(owner, What::Unfreeze, &said, &rows, Vec::new(), true) {
                Ok(()) => drawn = drawn.saturating_add(1),
                Err(refusal) => log::warn!("consent.unfreeze_card owner={} code={}", owner.id, refusal.code.as_str()),
            }
        }
        if drawn == 0 { Err(Refusal::undeliverable("no owner could be reached")) } else { Ok(drawn) }
    }

    /// Refuses everything from now on; what was open is closed. In force before anything else happens.
    pub(super) fn freeze(&self, by: Option<UserId>) {
        let mut inner = self.lock();
        let (cards, running) = freeze_in(self, &mut inner, by);
        if let Some(link) = inner.link.clone() {
            self.tell(Box::new(move |_proxy| link.push(&serde_json::json!({"push": "frozen", "on": true}))));
        }
        self.changed.notify_all();
        drop(inner);
        self.tell(Box::new(move |proxy| {
            let owners = proxy.owners();
            let name = by.and_then(|by| owners.get(by)).map(|owner| owner.name.clone());
            for owner in owners.list() {
                let time = proxy.time_for(owner.id, proxy.now());
                let facts = Frozen { by: name.as_deref(), time: &time, cards, permissions: 0, running };
                let (said, rows) = card::frozen(owner.language, &facts);
                if let Err(refusal) = proxy.draw_special(owner, What::Frozen, &said, &rows, Vec::new(), false) {
                    log::warn!("consent.freeze_not_told owner={} code={}", owner.id, refusal.code.as_str());
                }
            }
        }));
    }
}

fn freeze_in(proxy: &Proxy, inner: &mut Core, by: Option<UserId>) -> (usize, usize) {
    if inner.gate.frozen().is_none() {
        inner.take_away(proxy.now(), Step::Frozen { by });
    }
    let open: Vec<_> = inner.gate.living().map(|request| (request.asked.id.clone(), request.phase)).collect();
    let mut cards = 0_usize;
    let mut running = 0_usize;
    for (id, phase) in open {
        if phase == crate::policy::consent::Phase::Used {
            running = running.saturating_add(1);
            continue;
        }
        cards = cards.saturating_add(1);
        inner.take_away(proxy.now(), denied(&id, Code::Frozen.as_str()));
        proxy.close(inner, &id, Ending::Void(Code::Frozen.as_str().to_owned()));
        proxy.decided(inner, &id);
    }
    (cards, running)
}

/// A press on a card that is no request's.
pub(super) fn pressed(proxy: &Proxy, press: &Press, parsed: &Parsed) {
    let language = proxy.language_of(press);
    let say = |toast: Toast<'_>| proxy.toast(press.query.clone(), card::toast(language, toast));
    let Ok(bot) = proxy.who_is_the_bot() else { return say(Toast::Unproved) };
    let is_owner = proxy.owners().is_owner(press.from);
    let special = special_of(proxy, press);
    // `o`, `u` and the test card's no only take away or ask; the others grant.
    let takes_away = matches!(parsed.verb, 'o' | 'u') || parsed.subject.ends_with("-2");
    let answered = if special.is_some() { Answered::Open } else { Answered::Over };
    let bind: &[u8] = special.as_ref().map_or(&[], |special| &special.bind);
    let copy = special.as_ref().map(|special| &special.copy);
    let verdict = judge(&proxy.key, bot, press, parsed, bind, copy, is_owner, takes_away, answered, proxy.boot());
    log::info!("consent.press special from={} verb={} verdict={verdict:?}", press.from, parsed.verb);
    match (verdict, special) {
        (Verdict::TakeAway, Some(special)) => take_away(proxy, press, &special),
        (Verdict::Grant, _) => {
            if proxy.lock().spend(&press.query) && proxy.presses.try_send(Job::Special(press.clone())).is_err() {
                say(Toast::Unproved);
            }
        }
        (Verdict::Early, _) => say(Toast::Early),
        (Verdict::Changed, _) => say(Toast::Changed),
        (Verdict::NotPrivate, _) => say(Toast::Private),
        (Verdict::NotOwner, _) => say(Toast::NotOwner),
        (Verdict::Over | Verdict::Late, _) => say(Toast::Closed),
        (Verdict::TakeAway | Verdict::Unknown, _) => say(Toast::Unknown),
    }
}

/// The thread *press*: proof, then what was asked.
pub(super) fn prove(proxy: &Proxy, press: &Press) {
    let Some(special) = special_of(proxy, press) else { return };
    let language = proxy.language_of(press);
    let toast = card::toast(language, Toast::Done);
    let proved = proof(proxy, &press.query, &toast, &special.copy, &[]);
    log::info!("consent.proof special proof={proved:?}");
    if proved != Proof::Proved {
        return;
    }
    let mut inner = proxy.lock();
    let now = proxy.now();
    let time = proxy.time_for(press.from, now);
    let owner = proxy.owners().get(press.from).map_or_else(|| press.from.to_string(), |owner| owner.name.clone());
    let said = match &special.what {
        What::Test => {
            let step = Step::Selftest { passed: 1, failed: 0 };
            let line = inner.record(now, &step).map(|entry| entry.n);
            line.ok().map(|line| card::test_after(language, Some(line)))
        }
        What::Kind(kind) => {
            let own = proxy.kinds().ok().and_then(|kinds| kinds.get(kind).cloned());
            let own = own.filter(|own| own.def.as_bytes().as_slice() == special.bind.as_slice());
            let step = Step::CategoryOn { kind: kind.clone(), by: press.from };
            own.filter(|_| inner.record(now, &step).is_ok()).map(|own| card::kind_answered(language, &own, true, &time))
        }
        What::Unfreeze => {
            let frozen = inner.gate.frozen().is_some();
            let done = frozen && inner.record(now, &Step::Unfrozen { by: press.from }).is_ok();
            if let Some(link) = inner.link.clone().filter(|_| done) {
                proxy.tell(Box::new(move |_proxy| link.push(&serde_json::json!({"push": "frozen", "on": false}))));
            }
            done.then(|| card::unfrozen(language, &time, &owner))
        }
        What::Frozen => None,
    };
    if let Some(said) = said {
        end(proxy, &mut inner, &special, said);
    }
    proxy.changed.notify_all();
}

fn take_away(proxy: &Proxy, press: &Press, special: &Special) {
    let language = proxy.language_of(press);
    let mut inner = proxy.lock();
    let time = proxy.time_for(press.from, proxy.now());
    proxy.toast(press.query.clone(), card::toast(language, Toast::Done));
    let said = match &special.what {
        What::Test => Some(card::test_after(language, None)),
        What::Kind(kind) => {
            inner.take_away(proxy.now(), Step::CategoryOff { kind: kind.clone(), by: Some(press.from) });
            let own = proxy.kinds().ok().and_then(|kinds| kinds.get(kind).cloned());
            own.map(|own| card::kind_answered(language, &own, false, &time))
        }
        What::Unfreeze => Some(card::stay_frozen(language, &time)),
        What::Frozen => {
            let owner = press.from;
            proxy.tell(Box::new(move |proxy| {
                if let Err(refusal) = proxy.draw_unfreeze_cards(Some(owner)) {
                    log::warn!("consent.unfreeze_card owner={owner} code={}", refusal.code.as_str());
                }
            }));
            None
        }
    };
    if let Some(said) = said {
        end(proxy, &mut inner, special, said);
    }
}

/// The card is over: it says so, and its buttons go.
fn end(proxy: &Proxy, inner: &mut Core, special: &Special, said: Message) {
    inner.specials.remove(&key(&special.copy));
    let (chat, message) = (special.copy.chat, special.copy.message);
    proxy.tell(Box::new(move |proxy| {
        if let Err(error) = telegram::edit(&proxy.bot, chat, message, &said, &[]) {
            log::warn!("consent.card_not_edited chat={chat} error={error}");
        }
    }));
}

fn special_of(proxy: &Proxy, press: &Press) -> Option<Special> {
    let message = press.message?;
    proxy.lock().specials.get(&format!("{}/{message}", press.chat)).cloned()
}

fn key(copy: &CardCopy) -> String {
    format!("{}/{}", copy.chat, copy.message)
}

/// Verb and subject of a button (FORMATS §3).
fn word(act: Act, hex: &str, what: &What) -> (char, String) {
    let kind = || match what {
        What::Kind(kind) => kind.as_str().to_owned(),
        What::Frozen | What::Test | What::Unfreeze => hex.to_owned(),
    };
    match act {
        Act::Try => ('e', format!("{hex}-1")),
        Act::TryNo => ('e', format!("{hex}-2")),
        Act::KindOn => ('k', kind()),
        Act::KindOff => ('o', kind()),
        Act::Unfreeze => ('u', hex.to_owned()),
        Act::UnfreezeYes => ('v', format!("{hex}-1")),
        Act::StayFrozen => ('v', format!("{hex}-2")),
        Act::Change | Act::Later | Act::No | Act::ShowAgain | Act::ShowNow | Act::Yes => ('x', hex.to_owned()),
    }
}
