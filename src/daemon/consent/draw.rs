//! The thread that draws: one request at a time, in every owner's private chat, while the session's own messages wait.
//!
//! Parts, files, card, echo check of each; then `shown` is written; then the buttons are attached. Whatever Telegram does not
//! take means a refusal, never a card without it.

use std::fs::File;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use crate::base::answer::{Code, Refusal};
use crate::base::button::{self, Bound};
use crate::base::digest::FileFacts;
use crate::base::ids::{BotId, MessageId, RequestId};
use crate::base::limits::HOLD_ANSWER;
use crate::base::time::{Boot, Wall};
use crate::daemon::consent::link::Link;
use crate::daemon::consent::proxy::{Proxy, denied};
use crate::daemon::consent::telegram::{self, Above, Copy, SendFault};
use crate::daemon::consent::tell::Ending;
use crate::journal::record::Step;
use crate::policy::card::{self, Act, CardInput, Drawn};
use crate::policy::consent::{CardCopy, Phase};
use crate::policy::payload::Checked;
use crate::store::owners::Owner;

/// How long the drawer waits before it looks again whether the receiver answers.
const RECEIVER_WAIT: Duration = Duration::from_secs(2);
/// How long before cards that the hour's limit held back are looked at again.
const LIMIT_WAIT: Duration = Duration::from_secs(60);

/// Runs until the proxy stops.
pub(super) fn run(proxy: &Proxy) {
    while let Some((id, link)) = next(proxy) {
        let Some(link) = link else {
            let mut inner = proxy.lock();
            inner.receiver_down = true;
            drop(proxy.changed.wait_timeout(inner, RECEIVER_WAIT));
            continue;
        };
        match draw(proxy, &id, &link) {
            Ok(()) => proxy.lock().receiver_down = false,
            Err(NotDrawn::ReceiverDown) => {
                let mut inner = proxy.lock();
                inner.receiver_down = true;
                undraw(&mut inner, &id);
                drop(proxy.changed.wait_timeout(inner, RECEIVER_WAIT));
            }
            Err(NotDrawn::Refused(refusal)) => refuse(proxy, &id, &refusal),
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
fn next(proxy: &Proxy) -> Option<(RequestId, Option<Arc<Link>>)> {
    let mut inner = proxy.lock();
    loop {
        if inner.stopping {
            return None;
        }
        let now = proxy.now();
        if inner.usable(now).is_ok() {
            let next = inner.gate.next_to_draw(proxy.limits(), now).map(|request| request.asked.id.clone());
            if let Some(id) = next.filter(|id| inner.cards.get(id).is_some_and(|card| !card.drawing)) {
                let linked = inner.link.is_some();
                if let Some(card) = inner.cards.get_mut(&id) {
                    card.drawing = linked;
                }
                return Some((id, inner.link.clone()));
            }
        }
        let waits = inner.gate.living().any(|request| request.phase == Phase::Asked);
        inner = if waits {
            proxy.changed.wait_timeout(inner, LIMIT_WAIT).unwrap_or_else(PoisonError::into_inner).0
        } else {
            proxy.changed.wait(inner).unwrap_or_else(PoisonError::into_inner)
        };
    }
}

fn undraw(inner: &mut crate::daemon::consent::core::Core, id: &RequestId) {
    if let Some(card) = inner.cards.get_mut(id) {
        card.drawing = false;
    }
}

/// A card that could not be shown: the request ends, and the owners who can be told are told.
fn refuse(proxy: &Proxy, id: &RequestId, refusal: &Refusal) {
    log::warn!("consent.not_shown id={id} code={} hint={:?}", refusal.code.as_str(), refusal.hint);
    let mut inner = proxy.lock();
    if inner.gate.request(id).is_some_and(|request| !request.phase.is_final()) {
        inner.take_away(proxy.now(), denied(id, refusal.code.as_str()));
        proxy.decided(&inner, id);
        let what = refusal.code.as_str();
        proxy.tell(Box::new(move |proxy| {
            for owner in proxy.owners().list() {
                let said = card::not_whole(owner.language, what);
                if let Err(error) = telegram::send(&proxy.bot, owner.id.private_chat(), &said, None, false) {
                    log::info!("consent.owner_not_told owner={} error={error:?}", owner.id);
                }
            }
        }));
    }
}

fn draw(proxy: &Proxy, id: &RequestId, link: &Link) -> Result<(), NotDrawn> {
    let bot_id = proxy.who_is_the_bot()?;
    let (checked, uid, asked) = {
        let inner = proxy.lock();
        let (Some(card), Some(request)) = (inner.cards.get(id), inner.gate.request(id)) else { return Ok(()) };
        (Arc::clone(&card.checked), request.asked.uid, request.at)
    };
    let owners = proxy.owners();
    if owners.list().is_empty() {
        return Err(Refusal::of(Code::NoOwner).into());
    }
    let stored = proxy.spool.load(id).map_err(|error| {
        log::error!("consent.spool id={id} error={error}");
        Refusal::of(Code::SpoolGone)
    })?;
    let press_ms = i64::from(proxy.config.consent.press_seconds).saturating_mul(1000);
    let until = proxy.now().plus_ms(press_ms);
    let who = proxy.user_name(uid);
    let mut copies: Vec<Copy> = Vec::new();
    let mut fault: Option<Refusal> = None;
    let mut unreachable: Vec<&Owner> = Vec::new();
    for owner in owners.list() {
        let chat = owner.id.private_chat();
        if !link.hold(chat, HOLD_ANSWER) {
            void_all(proxy, &copies);
            release(link, &copies);
            return Err(NotDrawn::ReceiverDown);
        }
        let zone = proxy.zone(&owner.zone);
        let drawn = card::draw(&CardInput {
            checked: &checked,
            language: owner.language,
            zone: &zone,
            who: &who,
            asked,
            until,
            clock_shift: proxy.clock.shift_s(),
        })
        .map_err(|fault| Refusal::undeliverable(&fault.what));
        let sent =
            drawn.and_then(|drawn| one(proxy, owner, &drawn, &stored.files, (id, &checked, bot_id), &mut unreachable));
        match sent {
            Ok(copy) => copies.push(copy),
            Err(refusal) => {
                link.release(chat);
                let echo = refusal.code == Code::EchoDiffers;
                fault = Some(refusal);
                if echo {
                    break;
                }
            }
        }
    }
    let result = finish(proxy, id, &checked, &mut copies, until, fault);
    release(link, &copies);
    if result.is_ok() {
        tell_of_unreachable(proxy, &copies, &unreachable);
    }
    result
}

/// Everything of a request in one owner's chat, without its buttons. What was sent before a fault says that it is void.
fn one<'a>(
    proxy: &Proxy,
    owner: &'a Owner,
    drawn: &Drawn,
    files: &[(FileFacts, File)],
    (id, checked, bot_id): (&RequestId, &Checked, BotId),
    unreachable: &mut Vec<&'a Owner>,
) -> Result<Copy, Refusal> {
    let chat = owner.id.private_chat();
    let mut above: Vec<Above> = Vec::new();
    let sent = (|| -> Result<MessageId, SendFault> {
        let (mut before, mut first): (Option<MessageId>, Option<MessageId>) = (None, None);
        for part in &drawn.parts {
            let message = telegram::send(&proxy.bot, chat, part, before, true)?;
            first = first.or(Some(message));
            before = Some(message);
            above.push(Above { message, said: part.clone(), caption: false });
        }
        for ((facts, file), caption) in files.iter().zip(&drawn.files) {
            let message = telegram::send_file(&proxy.bot, chat, caption, facts, file, before)?;
            first = first.or(Some(message));
            before = Some(message);
            above.push(Above { message, said: caption.clone(), caption: true });
        }
        telegram::send(&proxy.bot, chat, &drawn.card, first, false)
    })();
    let message = match sent {
        Ok(message) => message,
        Err(fault) => {
            proxy.void(chat, owner.language, &above, None);
            return Err(match fault {
                SendFault::Echo => Refusal::echo_differs("card", None),
                SendFault::Bot(error) => {
                    log::warn!("consent.not_sent id={id} chat={chat} error={error}");
                    if error.is_unreachable_chat() {
                        unreachable.push(owner);
                    }
                    Refusal::undeliverable(&error.to_string())
                }
            });
        }
    };
    let buttons = drawn
        .buttons
        .iter()
        .map(|row| {
            row.iter()
                .filter_map(|button| {
                    let bound = Bound {
                        bot: bot_id,
                        whose: 'c',
                        verb: verb(button.act)?,
                        subject: id.hex(),
                        owner: owner.id,
                        chat,
                        message,
                        bind: checked.digest.as_bytes(),
                    };
                    Some((button.label.clone(), button::data(&proxy.key, &bound)))
                })
                .collect::<Vec<_>>()
        })
        .filter(|row| !row.is_empty())
        .collect();
    let card = CardCopy { owner: owner.id, chat, message, said: drawn.card.clone(), buttons, buttons_at: None };
    Ok(Copy { card, above, language: owner.language, zone: owner.zone.clone() })
}

/// The verbs of a request's card that this version takes.
const fn verb(act: Act) -> Option<char> {
    match act {
        Act::Yes => Some('y'),
        Act::No => Some('n'),
        Act::Change => Some('c'),
        Act::KindOff
        | Act::KindOn
        | Act::Later
        | Act::ShowAgain
        | Act::ShowNow
        | Act::StayFrozen
        | Act::Try
        | Act::TryNo
        | Act::Unfreeze
        | Act::UnfreezeYes => None,
    }
}

/// Writes `shown`, then attaches the buttons. One owner who got all of it is enough.
fn finish(
    proxy: &Proxy,
    id: &RequestId,
    checked: &Checked,
    copies: &mut [Copy],
    until: Wall,
    fault: Option<Refusal>,
) -> Result<(), NotDrawn> {
    let echo = fault.as_ref().is_some_and(|fault| fault.code == Code::EchoDiffers);
    if copies.is_empty() || echo {
        void_all(proxy, copies);
        return Err(fault.unwrap_or_else(|| Refusal::undeliverable("no owner could be reached")).into());
    }
    {
        let mut inner = proxy.lock();
        // Withdrawn, or frozen, while it was drawn: its card says so.
        if inner.gate.request(id).is_none_or(|request| request.phase != Phase::Asked) {
            let ending = inner.gate.request(id).map_or(Ending::Restart, |request| {
                if request.phase == Phase::Withdrawn {
                    Ending::Withdrawn
                } else {
                    Ending::Void(request.code.clone().unwrap_or_else(|| "frozen".to_owned()))
                }
            });
            put(&mut inner, id, copies, None);
            proxy.close(&inner, id, ending);
            return Ok(());
        }
        let at = copies.iter().map(|copy| (copy.card.chat, copy.card.message)).collect();
        let step = Step::Shown { id: id.clone(), at, until };
        if let Err(refusal) = inner.record(proxy.now(), &step) {
            drop(inner);
            void_all(proxy, copies);
            return Err(refusal.into());
        }
        let ends =
            Boot(proxy.boot().0.saturating_add(u64::from(proxy.config.consent.press_seconds).saturating_mul(1000)));
        put(&mut inner, id, copies, Some(ends));
    }
    log::info!("consent.shown id={id} kind={} copies={}", checked.kind.id, copies.len());
    let mut attached = 0_usize;
    for copy in copies.iter_mut() {
        match telegram::attach(&proxy.bot, &copy.card) {
            Ok(()) => {
                copy.card.buttons_at = Some(proxy.boot());
                attached = attached.saturating_add(1);
            }
            Err(fault) => log::warn!("consent.no_buttons id={id} chat={} fault={fault:?}", copy.card.chat),
        }
    }
    let mut inner = proxy.lock();
    let open = inner.gate.request(id).is_some_and(|request| request.phase == Phase::Shown);
    put(&mut inner, id, copies, None);
    for copy in copies.iter().filter(|copy| copy.card.buttons_at.is_some()) {
        telegram::log_buttons(&copy.card);
    }
    if attached == 0 && open {
        drop(inner);
        void_all(proxy, copies);
        return Err(Refusal::undeliverable("the buttons were not taken").into());
    }
    if !open {
        // It ended while the buttons were attached: the edit that took them away may have come first.
        let code =
            inner.gate.request(id).and_then(|request| request.code.clone()).unwrap_or_else(|| "closed".to_owned());
        proxy.close(&inner, id, Ending::Void(code));
    }
    Ok(())
}

fn put(inner: &mut crate::daemon::consent::core::Core, id: &RequestId, copies: &[Copy], ends: Option<Boot>) {
    if let Some(card) = inner.cards.get_mut(id) {
        card.copies = copies.to_vec();
        card.drawing = false;
        card.ends = ends.or(card.ends);
    }
}

fn void_all(proxy: &Proxy, copies: &[Copy]) {
    for copy in copies {
        proxy.void(copy.card.chat, copy.language, &copy.above, Some(copy.card.message));
    }
}

fn release(link: &Link, copies: &[Copy]) {
    for copy in copies {
        link.release(copy.card.chat);
    }
}

/// The owners who got the card are told once of one who cannot be reached.
fn tell_of_unreachable(proxy: &Proxy, copies: &[Copy], unreachable: &[&Owner]) {
    for owner in unreachable {
        let mut inner = proxy.lock();
        if inner.told_unreachable.contains(&owner.id) {
            continue;
        }
        inner.told_unreachable.push(owner.id);
        drop(inner);
        for copy in copies {
            let said = card::owner_unreachable(copy.language, &owner.name);
            if let Err(error) = telegram::send(&proxy.bot, copy.card.chat, &said, None, true) {
                log::warn!("consent.owner_not_told error={error:?}");
            }
        }
    }
}
