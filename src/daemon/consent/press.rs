//! Presses. What takes away acts where it arrives; what grants is proved by the thread *press*, one after the other.

use std::sync::mpsc::Receiver;

use crate::base::answer::Code;
use crate::base::button;
use crate::base::ids::{RequestId, UserId};
use crate::base::time::Wall;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::proxy::{Proxy, denied};
use crate::daemon::consent::special;
use crate::daemon::consent::telegram::{self, Copy, Still};
use crate::daemon::consent::tell::{Drawable, Ending};
use crate::journal::record::{Pressed, Step};
use crate::policy::card::{self, After, Said, Toast};
use crate::policy::consent::{Answered, CardCopy, Phase, Press, Verdict, judge};

/// A press that waits for its proof.
#[derive(Debug)]
pub(super) enum Job {
    /// A yes to a request.
    Request(RequestId, Press),
    /// A yes to something else of the gate's.
    Special(Press),
}

/// Runs until the proxy ends.
pub(super) fn run(proxy: &Proxy, jobs: &Receiver<Job>) {
    while let Ok(job) = jobs.recv() {
        match job {
            Job::Request(id, press) => prove(proxy, &id, &press),
            Job::Special(press) => special::prove(proxy, &press),
        }
    }
}

impl Proxy {
    /// A press arrived: at once, without the network.
    pub(super) fn pressed(&self, press: &Press) {
        let language = self.language_of(press);
        let say = |toast: Toast<'_>| self.toast(press.query.clone(), card::toast(language, toast));
        let Some(parsed) = button::parse(&press.data).filter(|parsed| parsed.whose == 'c') else {
            log::warn!("consent.press_unknown from={}", press.from);
            return say(Toast::Unknown);
        };
        if !matches!(parsed.verb, 'y' | 'n' | 'c') {
            return special::pressed(self, press, &parsed);
        }
        let Some(id) = RequestId::parse(&format!("r-{}", parsed.subject)) else { return say(Toast::Unknown) };
        let Ok(bot) = self.who_is_the_bot() else { return say(Toast::Unproved) };
        let is_owner = self.owners().is_owner(press.from);
        let mut inner = self.lock();
        if is_owner {
            inner.gate.heard_of_an_owner();
        }
        let copy = copy_of(&inner, &id, press.from);
        let digest = inner.gate.request(&id).map(|request| request.asked.digest);
        let bind: &[u8] = digest.as_ref().map_or(&[], |digest| digest.as_bytes());
        let takes_away = parsed.verb != 'y';
        let answered = answered(self, &inner, &id);
        let card = copy.as_ref().map(|copy| &copy.card);
        let verdict = judge(&self.key, bot, press, &parsed, bind, card, is_owner, takes_away, answered, self.boot());
        log::info!("consent.press id={id} from={} verb={} verdict={verdict:?}", press.from, parsed.verb);
        match verdict {
            Verdict::TakeAway => self.take_away(&mut inner, &id, press, parsed.verb),
            Verdict::Grant => {
                // Telegram redelivers; the same press is proved once.
                if inner.spend(&press.query) && self.presses.try_send(Job::Request(id, press.clone())).is_err() {
                    say(Toast::Unproved);
                }
            }
            Verdict::Over => say(over(self, &inner, &id, language).as_ref().map_or(Toast::Closed, Over::toast)),
            Verdict::Late => {
                let time = inner
                    .gate
                    .request(&id)
                    .and_then(|request| request.until)
                    .map(|until| self.time_for(press.from, until));
                say(time.as_deref().map_or(Toast::Closed, |time| Toast::Late { time }));
            }
            Verdict::Early => say(Toast::Early),
            Verdict::Changed => {
                // Somebody with the token changed it: the card ends.
                self.end_void(&mut inner, &id, Code::CardChanged);
                say(Toast::Changed);
            }
            Verdict::NotPrivate => say(Toast::Private),
            Verdict::NotOwner => say(Toast::NotOwner),
            Verdict::Unknown => say(Toast::Unknown),
        }
    }

    fn take_away(&self, inner: &mut Core, id: &RequestId, press: &Press, verb: char) {
        let pressed = Pressed { id: id.clone(), by: press.from };
        let (step, said, toast) = if verb == 'c' {
            (Step::Returned(pressed), Said::Change, Toast::Change)
        } else {
            (Step::Declined(pressed), Said::No, Toast::No)
        };
        inner.take_away(self.now(), step);
        self.toast(press.query.clone(), card::toast(self.language_of(press), toast));
        self.close(inner, id, Ending::Answered { by: press.from, said });
        self.decided(inner, id);
    }

    /// A request becomes void: its cards say why.
    pub(super) fn end_void(&self, inner: &mut Core, id: &RequestId, code: Code) {
        if inner.gate.request(id).is_some_and(|request| request.phase.is_open()) {
            inner.take_away(self.now(), denied(id, code.as_str()));
            self.close(inner, id, Ending::Void(code.as_str().to_owned()));
            self.decided(inner, id);
        }
    }

    /// A moment as an owner reads it.
    pub(super) fn time_for(&self, owner: UserId, at: Wall) -> String {
        let owners = self.owners();
        let zone = owners.get(owner).map_or_else(|| "UTC".to_owned(), |owner| owner.zone.clone());
        card::clock(&self.zone(&zone), self.now(), at)
    }
}

fn copy_of(inner: &Core, id: &RequestId, owner: UserId) -> Option<Copy> {
    inner.cards.get(id)?.copies.iter().find(|copy| copy.card.owner == owner).cloned()
}

/// Open until either clock says that its time is up: a clock that is set back extends nothing.
fn answered(proxy: &Proxy, inner: &Core, id: &RequestId) -> Answered {
    let Some(request) = inner.gate.request(id).filter(|request| request.phase == Phase::Shown) else {
        return Answered::Over;
    };
    let by_wall = request.until.is_none_or(|until| proxy.now() >= until);
    let by_boot = inner.cards.get(id).and_then(|card| card.ends).is_none_or(|ends| proxy.boot() >= ends);
    if by_wall || by_boot { Answered::Late } else { Answered::Open }
}

enum Over {
    Answered { yes: bool, owner: String, time: String },
    Frozen,
    KindOff { short: String },
    Late { time: String },
    Restart,
}

impl Over {
    fn toast(&self) -> Toast<'_> {
        match self {
            Self::Answered { yes: true, owner, time } => Toast::AnsweredYes { owner, time },
            Self::Answered { yes: false, owner, time } => Toast::AnsweredNo { owner, time },
            Self::Frozen => Toast::Frozen,
            Self::KindOff { short } => Toast::KindOff { short },
            Self::Late { time } => Toast::Late { time },
            Self::Restart => Toast::Restart,
        }
    }
}

/// Why a card is over, for a press that comes after.
fn over(proxy: &Proxy, inner: &Core, id: &RequestId, language: crate::config::Language) -> Option<Over> {
    let request = inner.gate.request(id)?;
    let code = request.code.as_deref();
    match request.phase {
        Phase::Granted | Phase::Used | Phase::Executed(_) | Phase::Declined => {
            let (by, at) = request.by?;
            let owner = proxy.owners().get(by).map_or_else(|| by.to_string(), |owner| owner.name.clone());
            Some(Over::Answered { yes: request.phase != Phase::Declined, owner, time: proxy.time_for(by, at) })
        }
        Phase::Expired if code == Some("restart") => Some(Over::Restart),
        Phase::Expired => {
            let owner = proxy.owners().list().first()?.id;
            Some(Over::Late { time: proxy.time_for(owner, request.until?) })
        }
        Phase::Denied if code == Some("frozen") => Some(Over::Frozen),
        Phase::Denied if code == Some("kind_off") => {
            let kinds = proxy.kinds().ok()?;
            Some(Over::KindOff { short: kinds.get(&request.asked.kind)?.words(language).short.clone() })
        }
        Phase::Asked | Phase::Shown | Phase::Later | Phase::Returned | Phase::Withdrawn | Phase::Denied => None,
    }
}

/// What a proof came to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Proof {
    Changed,
    Lost,
    Proved,
}

/// Answers the press, then asks Telegram whether card and parts still read as they were sent.
pub(super) fn proof(proxy: &Proxy, query: &str, toast: &str, copy: &CardCopy, above: &[telegram::Above]) -> Proof {
    if let Err(error) = telegram::answer(&proxy.bot, query, toast) {
        log::warn!("consent.press_unproved error={error}");
        return Proof::Lost;
    }
    let parts = above.iter().map(|above| telegram::still_above(&proxy.bot, copy.chat, above));
    for still in parts.chain(std::iter::once_with(|| telegram::still_card(&proxy.bot, copy))) {
        match still {
            Still::Same => {}
            Still::Changed => return Proof::Changed,
            Still::Unknown => return Proof::Lost,
        }
    }
    Proof::Proved
}

fn prove(proxy: &Proxy, id: &RequestId, press: &Press) {
    let language = proxy.language_of(press);
    let Some(copy) = copy_of(&proxy.lock(), id, press.from) else { return };
    let toast = card::toast(language, Toast::Yes);
    let proof = proof(proxy, &press.query, &toast, &copy.card, &copy.above);
    let mut inner = proxy.lock();
    log::info!("consent.proof id={id} proof={proof:?}");
    match proof {
        Proof::Changed => proxy.end_void(&mut inner, id, Code::CardChanged),
        Proof::Lost => {
            drop(inner);
            unproved(proxy, id, &copy);
        }
        Proof::Proved => grant(proxy, &mut inner, id, press.from),
    }
}

/// Everything is asked once more under the lock, since time has passed; then the yes is written.
fn grant(proxy: &Proxy, inner: &mut Core, id: &RequestId, by: UserId) {
    if answered(proxy, inner, id) != Answered::Open {
        // A no of another owner came first, or the time ran out: the card says so already.
        return;
    }
    if inner.gate.frozen().is_some() {
        return proxy.end_void(inner, id, Code::Frozen);
    }
    if !proxy.owners().is_owner(by) {
        return proxy.end_void(inner, id, Code::OwnerGone);
    }
    let asked = inner.gate.request(id).map(|request| (request.asked.kind.clone(), request.asked.def.clone()));
    let Some((kind, def)) = asked else { return };
    match proxy.kinds().map(|kinds| kinds.get(&kind).cloned()) {
        Ok(Some(own)) if !inner.gate.is_on(&kind, own.initial_on) => return proxy.end_void(inner, id, Code::KindOff),
        Ok(Some(own)) if own.def.hex_half() == def => {}
        Ok(_) | Err(_) => return proxy.end_void(inner, id, Code::KindChanged),
    }
    let step = Step::Granted(Pressed { id: id.clone(), by });
    if let Err(refusal) = inner.record(proxy.now(), &step) {
        log::error!("consent.yes_not_written id={id} code={}", refusal.code.as_str());
        return proxy.end_void(inner, id, refusal.code);
    }
    proxy.close(inner, id, Ending::Yes { by });
    proxy.changed.notify_all();
    if proxy.actions.try_send(id.clone()).is_err() {
        inner.take_away(proxy.now(), Step::Expired { id: id.clone(), code: "runner_busy".to_owned() });
        proxy.close(inner, id, Ending::Void("runner_busy".to_owned()));
        proxy.decided(inner, id);
    }
}

/// The card says *press once more*, and keeps its buttons.
fn unproved(proxy: &Proxy, id: &RequestId, copy: &Copy) {
    let drawable = Drawable::of(&proxy.lock(), id).map(|(drawable, _)| drawable);
    let Some(drawable) = drawable else { return };
    let said = proxy.after(&drawable, copy, &After::Unproved, proxy.now());
    if let Err(error) = telegram::edit(&proxy.bot, copy.card.chat, copy.card.message, &said, &copy.card.buttons) {
        // It still reads as before; the press can be repeated there as well.
        log::warn!("consent.card_not_edited id={id} error={error}");
        return;
    }
    let mut inner = proxy.lock();
    let now = proxy.boot();
    let open = inner.gate.request(id).is_some_and(|request| request.phase == Phase::Shown);
    let own = inner.cards.get_mut(id).and_then(|card| {
        card.copies.iter_mut().find(|own| own.card.message == copy.card.message && own.card.chat == copy.card.chat)
    });
    if let Some(own) = own {
        own.card.said = said;
        own.card.buttons_at = Some(now);
        telegram::log_buttons(&own.card);
    }
    if !open {
        // It ended meanwhile, and the edit above may have come after the one that said so.
        let ending = inner.gate.request(id).and_then(|request| request.by.map(|(by, _)| (by, request.phase)));
        match ending {
            Some((by, Phase::Declined)) => proxy.close(&inner, id, Ending::Answered { by, said: Said::No }),
            Some((by, Phase::Returned)) => proxy.close(&inner, id, Ending::Answered { by, said: Said::Change }),
            _ => proxy.close(&inner, id, Ending::Expired),
        }
    }
}
