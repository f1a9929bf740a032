//! The thread that keeps time: cards that end, lines that are owed to the journal, refusals that are counted. It sleeps until the
//! next of these moments, and not a second less.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use crate::base::answer::Ran;
use crate::base::ids::RequestId;
use crate::base::ids::UserId;
use crate::base::time::{Boot, Wall};
use crate::daemon::consent::core::Core;
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::daemon::consent::telegram::Copy;
use crate::daemon::consent::tell::{Drawable, Ending};
use crate::journal::record::Step;
use crate::policy::card::Message;
use crate::policy::consent::{CardCopy, Phase};
use crate::policy::outcome::Outcome;
use crate::policy::payload::{self, Checked, Stored as StoredRequest};

/// How often an owed line is tried again.
const OWED: Duration = Duration::from_secs(2);
/// How often refusals are written.
const COUNTED: Duration = Duration::from_secs(60);
/// How often a moved clock is looked at: its file can be changed at any time.
const MOVED: Duration = Duration::from_millis(200);

/// Runs until the proxy stops.
pub(super) fn run(proxy: &Proxy) {
    let mut counted = proxy.boot();
    let mut clocks = Clocks { wall: proxy.now(), boot: proxy.boot() };
    let mut inner = proxy.lock();
    while !inner.stopping {
        step_of_the_clock(proxy, &mut inner, &mut clocks);
        expire(proxy, &mut inner);
        inner.settle();
        if proxy.boot().since(counted) >= millis(COUNTED) {
            counted = proxy.boot();
            write_denied(proxy, &mut inner);
        }
        let mut most = next_end(proxy, &inner);
        if !inner.denied.is_empty() {
            most = Some(most.map_or(COUNTED, |most| most.min(COUNTED)));
        }
        if inner.owes() {
            most = Some(most.map_or(OWED, |most| most.min(OWED)));
        }
        if proxy.clock.is_moved() {
            most = Some(most.map_or(MOVED, |most| most.min(MOVED)));
        }
        inner = match most {
            Some(most) => proxy.changed.wait_timeout(inner, most).unwrap_or_else(PoisonError::into_inner).0,
            None => proxy.changed.wait(inner).unwrap_or_else(PoisonError::into_inner),
        };
    }
}

struct Clocks {
    wall: Wall,
    boot: Boot,
}

/// The wall clock against the one that is never set: a step of more than a minute is written.
fn step_of_the_clock(proxy: &Proxy, inner: &mut Core, clocks: &mut Clocks) {
    let (wall, boot) = (proxy.now(), proxy.boot());
    let by_wall = wall.since(clocks.wall);
    let by_boot = i64::try_from(boot.since(clocks.boot)).unwrap_or(i64::MAX);
    let step = by_wall.saturating_sub(by_boot);
    *clocks = Clocks { wall, boot };
    if step.saturating_abs() > crate::base::limits::CLOCK_STEP_MS {
        log::error!("consent.clock_stepped ms={step}");
        inner.take_away(wall, Step::Suspended { step_s: step.checked_div(1000).unwrap_or_default() });
    }
}

fn expire(proxy: &Proxy, inner: &mut Core) {
    let (now, boot) = (proxy.now(), proxy.boot());
    let ended: Vec<RequestId> = inner
        .gate
        .living()
        .filter(|request| request.phase == Phase::Shown)
        .filter(|request| {
            let by_boot =
                inner.cards.get(&request.asked.id).and_then(|card| card.ends).is_some_and(|ends| boot >= ends);
            by_boot || request.until.is_some_and(|until| now >= until)
        })
        .map(|request| request.asked.id.clone())
        .collect();
    for id in ended {
        inner.take_away(now, Step::Expired { id: id.clone(), code: "time".to_owned() });
        proxy.close(inner, &id, Ending::Expired);
        proxy.decided(inner, &id);
    }
    // What has ended is needed no longer than its request is remembered.
    let gate = &inner.gate;
    inner.cards.retain(|id, _| gate.request(id).is_some());
    inner.specials.retain(|_, special| special.ends.is_none_or(|ends| boot < ends));
}

fn next_end(proxy: &Proxy, inner: &Core) -> Option<Duration> {
    let boot = proxy.boot();
    let cards = inner.gate.living().filter(|request| request.phase == Phase::Shown);
    let cards = cards.filter_map(|request| inner.cards.get(&request.asked.id).and_then(|card| card.ends));
    let specials = inner.specials.values().filter_map(|special| special.ends);
    cards.chain(specials).map(|ends| Duration::from_millis(ends.since(boot).saturating_add(1))).min()
}

/// One line a minute and code: how many requests were refused before a card.
fn write_denied(proxy: &Proxy, inner: &mut Core) {
    let counts: Vec<_> = inner.denied.drain().collect();
    for (code, count) in counts {
        if let Err(refusal) = inner.record(proxy.now(), &Step::DeniedCount { code: code.as_str().to_owned(), count }) {
            log::warn!("consent.not_counted code={} count={count} why={}", code.as_str(), refusal.code.as_str());
        }
    }
}

/// At the start: cards of an earlier process are void, and what had begun and not ended is unknown. Both are said.
pub(super) fn end_what_was_open(proxy: &Proxy, inner: &mut Core) {
    let open: Vec<(RequestId, Phase)> =
        inner.gate.living().map(|request| (request.asked.id.clone(), request.phase)).collect();
    for (id, phase) in open {
        let drawn = inner.gate.request(&id).is_some_and(|request| !request.cards.is_empty());
        let begun = phase == Phase::Used;
        let step = if begun {
            Step::Executed { id: id.clone(), ran: Ran::Unknown, code: Some("restart".to_owned()), ms: 0 }
        } else {
            Step::Expired { id: id.clone(), code: "restart".to_owned() }
        };
        inner.take_away(proxy.now(), step);
        let anchor = inner.head().anchor();
        proxy.decided(inner, &id);
        if drawn {
            let ending = if begun { Ending::Ran { outcome: Outcome::unknown(), anchor } } else { Ending::Restart };
            proxy.tell(Box::new(move |proxy| redraw_stored(proxy, &id, &ending)));
        }
    }
}

/// A card of an earlier process, from what is stored of its request.
fn redraw_stored(proxy: &Proxy, id: &RequestId, ending: &Ending) {
    let Some((drawable, chats)) = stored(proxy, id) else {
        log::warn!("consent.card_not_edited id={id} error=not_stored");
        return;
    };
    let owners = proxy.owners();
    let copies: Vec<Copy> = chats
        .into_iter()
        .filter_map(|(chat, message)| {
            let owner = owners.get(UserId::new(chat.get())?)?;
            let card = CardCopy {
                owner: owner.id,
                chat,
                message,
                said: Message::default(),
                buttons: Vec::new(),
                buttons_at: None,
            };
            Some(Copy { card, above: Vec::new(), language: owner.language, zone: owner.zone.clone() })
        })
        .collect();
    proxy.redraw(&drawable, &copies, ending, proxy.now());
}

type Places = Vec<(crate::base::ids::ChatId, crate::base::ids::MessageId)>;

fn stored(proxy: &Proxy, id: &RequestId) -> Option<(Drawable, Places)> {
    let stored = proxy.spool.load(id).ok()?;
    let parts = super::from_session::stored(&stored.request)?;
    let kinds = proxy.kinds().ok()?;
    let owners = proxy.owners();
    let inner = proxy.lock();
    let request = inner.gate.request(id)?;
    let files: Vec<_> = stored.files.iter().map(|(facts, _)| facts.clone()).collect();
    let was =
        StoredRequest { def: &parts.def, canonical: &parts.canonical, files: &files, digest: &request.asked.digest };
    let chats = KnownChats { owners: &owners, gate: &inner.gate };
    let checked: Checked = payload::again(kinds.get(&request.asked.kind)?, &was, &chats, request.at).ok()?;
    let drawable = Drawable {
        id: id.clone(),
        checked: Arc::new(checked),
        uid: request.asked.uid,
        asked: request.at,
        until: request.until.unwrap_or(request.at),
    };
    Some((drawable, request.cards.clone()))
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
