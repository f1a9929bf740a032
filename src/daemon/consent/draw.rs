//! The thread that draws: one request at a time, in every owner's private chat, while the session's own messages wait.
//!
//! Parts, files, card, echo check of each; then `shown` is written; then the buttons are attached. Whatever Telegram does not
//! take means a refusal, never a card without it.

use std::fs::File;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use crate::base::answer::{Code, Refusal};
use crate::base::digest::FileFacts;
use crate::base::ids::{BotId, ChatId, MessageId, RequestId};
use crate::base::limits::HOLD_ANSWER;
use crate::base::time::{Boot, Wall};
use crate::config::Language;
use crate::daemon::consent::act;
use crate::daemon::consent::core::{Card, Core, Place, Stand};
use crate::daemon::consent::face::sign;
use crate::daemon::consent::link::Link;
use crate::daemon::consent::prove::seen;
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::telegram::{self, Above};
use crate::journal::record::Step;
use crate::net::say::SendFault;
use crate::net::say::{self, Edit};
use crate::policy::card::{self, CardInput, Drawn, Message};
use crate::policy::consent::{Grows, Phase, Request, Standing, Subject, Turn};
use crate::policy::payload::Checked;
use crate::store::owners::Owner;

/// How long the drawer waits before it asks a receiver again that did not answer.
const RECEIVER_WAIT: Duration = Duration::from_secs(2);
/// How long a hold is relied on: two thirds of what it lasts.
const HOLD_AGAIN: Duration = Duration::from_secs(60);
/// How often a moved clock is looked at while cards wait for an hour to pass.
const MOVED: Duration = Duration::from_millis(200);

/// Runs until the proxy stops.
pub(super) fn run(proxy: &Proxy) {
    while let Some((id, link)) = next(proxy) {
        let drawn = draw(proxy, &id, &link);
        let mut core = proxy.lock();
        core.drawing = None;
        core.receiver_silent = matches!(drawn, Err(NotDrawn::ReceiverDown));
        match drawn {
            Ok(()) => {}
            Err(NotDrawn::ReceiverDown) => drop(proxy.changed.wait_timeout(core, RECEIVER_WAIT)),
            Err(NotDrawn::Refused(refusal)) => not_shown(proxy, &mut core, &id, refusal),
        }
        proxy.changed.notify_all();
    }
}

enum NotDrawn {
    ReceiverDown,
    Refused(Refusal),
}

impl From<Refusal> for NotDrawn {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// The next request to draw, with the receiver's connection; waits until there is one. `None` at the end.
fn next(proxy: &Proxy) -> Option<(RequestId, Arc<Link>)> {
    let mut core = proxy.lock();
    loop {
        if core.stopping {
            return None;
        }
        let mut most = None;
        let usable = core.usable(proxy.times()).is_ok();
        if let Some(link) = core.link.clone().filter(|_| usable) {
            match turn(proxy, &core) {
                Turn::Now(id) => {
                    core.drawing = Some(id.clone());
                    return Some((id, link));
                }
                Turn::At(at) if proxy.clock.is_moved() => most = Some(wait_until(proxy, at).min(MOVED)),
                Turn::At(at) => most = Some(wait_until(proxy, at)),
                Turn::Nobody => {}
            }
        }
        core = match most {
            Some(most) => proxy.changed.wait_timeout(core, most).unwrap_or_else(PoisonError::into_inner).0,
            None => proxy.changed.wait(core).unwrap_or_else(PoisonError::into_inner),
        };
    }
}

/// Whose card comes next.
pub(super) fn turn(proxy: &Proxy, core: &Core) -> Turn {
    core.gate.turn(proxy.caps(), proxy.now(), &core.first, &|id| core.aside.contains_key(id) || proxy.is_held(core, id))
}

fn wait_until(proxy: &Proxy, at: Wall) -> Duration {
    Duration::from_millis(u64::try_from(at.since(proxy.now()).saturating_add(1)).unwrap_or(1))
}

/// A card that could not be shown: the request ends, and the owners who can be told are told.
fn not_shown(proxy: &Proxy, core: &mut Core, id: &RequestId, refusal: Refusal) {
    log::warn!("consent.not_shown id={id} code={} hint={:?}", refusal.code.as_str(), refusal.hint);
    let what = refusal.code.as_str();
    if core.gate.request(id).is_some_and(Request::is_open) {
        if refusal.code == Code::SpoolGone {
            proxy.expire(core, id, what);
        } else {
            proxy.refuse(core, id, refusal);
        }
        proxy.errand(Box::new(move |proxy| {
            for owner in proxy.owners().list() {
                let said = card::not_whole(owner.language, what);
                if let Err(fault) = say::send(&proxy.bot, owner.id.private_chat(), &said, None, false) {
                    log::info!("consent.owner_not_told owner={} fault={fault}", owner.id);
                }
            }
        }));
    }
}

/// What all copies of one card have in common.
struct Drawing<'a> {
    proxy: &'a Proxy,
    id: &'a RequestId,
    checked: &'a Checked,
    bot: BotId,
    asked: Wall,
    until: Wall,
    ends: (Wall, Boot),
    who: String,
    files: Vec<(FileFacts, File)>,
    link: &'a Link,
    grows: Option<Grows>,
}

/// Everything of a request in one owner's chat, without its buttons.
struct Sent {
    place: Place,
    stand: Stand,
    language: Language,
}

fn draw(proxy: &Proxy, id: &RequestId, link: &Link) -> Result<(), NotDrawn> {
    let bot = proxy.who_is_the_bot()?;
    let owners = proxy.owners();
    let checked = read(proxy, id)?;
    let (uid, asked, origin) = {
        let core = proxy.lock();
        let Some(request) = core.gate.request(id) else { return Ok(()) };
        (request.uid, request.asked, request.origin.clone())
    };
    let stored = proxy.spool.load(&origin).map_err(|error| {
        log::error!("consent.spool id={id} error={error}");
        Refusal::of(Code::SpoolGone)
    })?;
    let ends = proxy.ends();
    // Whole seconds, as the card says them.
    let until = Wall::clamped(ends.0.seconds().saturating_mul(1000));
    let who = proxy.user_name(uid);
    let drawing = Drawing {
        proxy,
        id,
        checked: &checked,
        bot,
        asked,
        until,
        ends: (until, ends.1),
        who,
        files: stored.files,
        link,
        grows: grows(proxy, id, &checked),
    };
    let mut sent: Vec<Sent> = Vec::new();
    let mut held: Vec<ChatId> = Vec::new();
    let mut unreachable: Vec<&Owner> = Vec::new();
    let mut fault = Refusal::of(Code::NoOwner);
    let mut silent = false;
    for owner in owners.list() {
        let chat = owner.id.private_chat();
        if !link.hold(chat, HOLD_ANSWER) {
            silent = true;
            break;
        }
        held.push(chat);
        match drawing.one(owner, &mut unreachable) {
            Ok(one) => sent.push(one),
            Err(refusal) => fault = refusal,
        }
        // What Telegram shows otherwise in one chat it shows otherwise in all.
        if fault.code == Code::EchoDiffers {
            break;
        }
    }
    let drawn = if silent || sent.is_empty() || fault.code == Code::EchoDiffers {
        drawing.void(&sent);
        Err(if silent { NotDrawn::ReceiverDown } else { NotDrawn::Refused(fault) })
    } else {
        drawing.show(&mut sent)
    };
    for chat in held {
        link.release(chat);
    }
    if drawn.is_ok() {
        tell_of_unreachable(proxy, &sent, &unreachable);
    }
    drawn
}

/// What terms add to what is in force now: the card says it, and the press opens nothing else.
fn grows(proxy: &Proxy, id: &RequestId, checked: &Checked) -> Option<Grows> {
    let terms = checked.terms?;
    let mut core = proxy.lock();
    proxy.tidy_permissions(&mut core);
    let grows = core.gate.grows(&checked.kind.id, &act::targets(checked), (terms.count, terms.cents));
    if let Some(card) = core.cards.get_mut(id) {
        card.grows = Some(grows.clone());
    }
    Some(grows)
}

/// What was asked: from memory, or for a card that comes back from what is stored, which must still be what was asked.
fn read(proxy: &Proxy, id: &RequestId) -> Result<Arc<Checked>, Refusal> {
    let known = proxy.lock().cards.get(id).and_then(|card| card.checked.clone());
    if let Some(checked) = known {
        return Ok(checked);
    }
    let card = Card::new(proxy.stored(id)?);
    let checked = card.checked.clone().ok_or_else(|| Refusal::of(Code::SpoolGone))?;
    proxy.lock().cards.insert(id.clone(), card);
    Ok(checked)
}

impl Drawing<'_> {
    /// Everything of the request in one owner's chat. What was sent before a fault says that it is void.
    fn one<'a>(&self, owner: &'a Owner, unreachable: &mut Vec<&'a Owner>) -> Result<Sent, Refusal> {
        let zone = self.proxy.zone(&owner.zone);
        let drawn = card::draw(&CardInput {
            checked: self.checked,
            language: owner.language,
            zone: &zone,
            who: &self.who,
            asked: self.asked,
            until: self.until,
            clock_shift: self.proxy.clock.shift_s(),
            grows: self.grows.as_ref(),
        })
        .map_err(|fault| Refusal::undeliverable(&fault.what))?;
        let mut above: Vec<Above> = Vec::new();
        let message = self.send(owner.id.private_chat(), &drawn, &mut above).map_err(|fault| {
            log::warn!("consent.not_sent id={} owner={} fault={fault}", self.id, owner.id);
            self.void_messages(owner.id.private_chat(), owner.language, &above, None);
            match fault {
                SendFault::Echo => Refusal::echo_differs("card", None),
                SendFault::Bot(error) => {
                    if error.is_unreachable_chat() {
                        unreachable.push(owner);
                    }
                    Refusal::undeliverable(&error.to_string())
                }
            }
        })?;
        let subject = Subject::Request(self.id.clone());
        let digest = self.checked.digest;
        let buttons = sign(&self.proxy.key, self.bot, (owner.id, message), &drawn.buttons, &subject, digest.as_bytes());
        let said = drawn.card;
        let standing = Standing { seen: seen(&said, &buttons), before: Vec::new(), since: None, ends: self.ends };
        let stand = Stand { subject, owner: owner.id, drawn: said.clone(), said, standing, chat: None, above };
        Ok(Sent { place: (owner.id.private_chat(), message), stand, language: owner.language })
    }

    /// Parts, each a reply to the one before; files; the card, a reply to the first.
    fn send(&self, chat: ChatId, drawn: &Drawn, above: &mut Vec<Above>) -> Result<MessageId, SendFault> {
        let bot = &self.proxy.bot;
        let mut held = Instant::now();
        let before = |above: &[Above]| above.last().map(|last| last.message);
        for part in &drawn.parts {
            let message = say::send(bot, chat, part, before(above), true)?;
            above.push(Above { message, said: part.clone(), caption: false });
        }
        for ((facts, file), caption) in self.files.iter().zip(&drawn.files) {
            // Large files take longer than a hold lasts: it is asked for anew, and what comes of that changes nothing here.
            if held.elapsed() >= HOLD_AGAIN && self.link.hold(chat, HOLD_ANSWER) {
                held = Instant::now();
            }
            let message = telegram::send_file(bot, chat, caption, facts, file, before(above))?;
            above.push(Above { message, said: caption.clone(), caption: true });
        }
        let first = above.first().map(|first| first.message);
        say::send(bot, chat, &drawn.card, first, false)
    }

    /// Writes `shown`, then attaches the buttons. One owner who got all of it is enough.
    fn show(&self, sent: &mut [Sent]) -> Result<(), NotDrawn> {
        let (proxy, id) = (self.proxy, self.id);
        {
            let mut core = proxy.lock();
            let waits = core
                .gate
                .request(id)
                .is_some_and(|request| matches!(request.phase, Phase::Later { .. } | Phase::Waiting));
            if !waits {
                // Withdrawn, or frozen, while it was drawn.
                drop(core);
                self.void(sent);
                return Ok(());
            }
            let at = sent.iter().map(|one| one.place).collect();
            let step = Step::Shown { id: id.clone(), at, until: self.until };
            if let Err(refusal) = core.record(proxy.times(), &step) {
                drop(core);
                self.void(sent);
                return Err(refusal.into());
            }
            core.first.retain(|first| first != id);
            core.stands.extend(sent.iter().map(|one| (one.place, one.stand.clone())));
        }
        log::info!("consent.shown id={id} kind={} copies={}", self.checked.kind.id, sent.len());
        proxy.changed.notify_all();
        let mut attached = 0_usize;
        for one in sent.iter() {
            match self.attach(one) {
                Ok(()) => attached = attached.saturating_add(1),
                Err(fault) => {
                    log::warn!("consent.no_buttons id={id} chat={} fault={fault}", one.place.0);
                    proxy.lock().stands.remove(&one.place);
                    self.void(std::slice::from_ref(one));
                }
            }
        }
        let core = proxy.lock();
        if core.gate.request(id).is_none_or(|request| request.phase != Phase::Shown) {
            // It ended while the buttons were attached: the word that took them away may have come first.
            proxy.repaint(&core, id);
            return Ok(());
        }
        if attached == 0 { Err(Refusal::undeliverable("the buttons were not taken").into()) } else { Ok(()) }
    }

    fn attach(&self, one: &Sent) -> Result<(), SendFault> {
        let stand = &one.stand;
        say::attach(&self.proxy.bot, one.place, &stand.said, &stand.standing.seen.buttons)?;
        let now = self.proxy.boot();
        if let Some(own) = self.proxy.lock().stands.get_mut(&one.place) {
            own.standing.since = Some(now);
            telegram::log_buttons(one.place);
        }
        Ok(())
    }

    fn void(&self, sent: &[Sent]) {
        for one in sent {
            self.void_messages(one.place.0, one.language, &one.stand.above, Some(one.place.1));
        }
    }

    /// The messages of a card that could not be shown whole say that they are void.
    fn void_messages(&self, chat: ChatId, language: Language, above: &[Above], card: Option<MessageId>) {
        let said: Message = card::void_part(language);
        let all = above.iter().map(|part| (part.message, part.caption)).chain(card.map(|message| (message, false)));
        for (message, caption) in all {
            let said = Some(said.clone());
            self.proxy.outbox.put(Edit { chat, message, said, caption, buttons: Vec::new() });
        }
    }
}

/// The owners who got the card are told once of one who cannot be reached.
fn tell_of_unreachable(proxy: &Proxy, sent: &[Sent], unreachable: &[&Owner]) {
    let got: Vec<_> = sent.iter().map(|one| one.stand.owner).collect();
    let mut core = proxy.lock();
    core.told_unreachable.retain(|owner| !got.contains(owner));
    for owner in unreachable {
        if !core.told_unreachable.insert(owner.id) {
            continue;
        }
        for one in sent {
            let (chat, said) = (one.place.0, card::owner_unreachable(one.language, &owner.name));
            proxy.errand(Box::new(move |proxy| {
                if let Err(fault) = say::send(&proxy.bot, chat, &said, None, true) {
                    log::warn!("consent.owner_not_told chat={chat} fault={fault}");
                }
            }));
        }
    }
}
