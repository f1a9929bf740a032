//! The thread that keeps time: cards that end, lines that are owed to the journal, refusals that are counted. It sleeps until the
//! next of these moments, and not a second less.

use std::collections::HashSet;
use std::sync::PoisonError;
use std::time::Duration;

use crate::base::answer::{Code, Refusal, State};
use crate::base::ids::{PermissionId, RequestId};
use crate::base::limits::WHOLE_KEPT_MAX;
use crate::base::time::{Boot, Wall};
use crate::daemon::consent::core::{Card, Core, Place};
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::journal::record::Step;
use crate::net::say;
use crate::policy::consent::{Phase, Subject};
use crate::policy::payload::{self, Checked, Stored as StoredRequest};
use crate::store::spool::SpoolError;

/// How often an owed line is tried again.
const OWED: Duration = Duration::from_secs(2);
/// How long the texts of a request that ended are kept at least, in milliseconds, and twice that at most: its cards are edited
/// meanwhile.
const TEXTS_MS: u64 = 60_000;
/// How often it is looked for texts that are needed no longer.
const TIDY_MS: u64 = 1_000;
/// How often refusals are written.
const COUNTED: Duration = Duration::from_secs(60);
/// How often a moved clock is looked at: its file can be changed at any time.
const MOVED: Duration = Duration::from_millis(200);

/// Runs until the proxy stops.
pub(super) fn run(proxy: &Proxy) {
    let mut counting: Option<Boot> = None;
    let mut was_usable = true;
    let mut core = proxy.lock();
    while !core.stopping {
        proxy.look(&mut core);
        proxy.expire_due(&mut core);
        proxy.look_aside(&mut core);
        if core.owes() && !core.settle() {
            log::error!("consent.owes: everything that grants is refused");
        }
        // Cards that waited for the journal or for the clock may be drawn.
        let usable = !core.owes() && !core.behind();
        if usable != was_usable {
            was_usable = usable;
            proxy.changed.notify_all();
        }
        for id in core.written_late() {
            proxy.decided(&core, &id);
        }
        let now = proxy.boot();
        // The first refusal begins a minute; at its end each code gets its line.
        if core.denied.is_empty() {
            counting = None;
        } else if now.since(*counting.get_or_insert(now)) >= millis(COUNTED) {
            counting = None;
            write_denied(proxy, &mut core);
        }
        let morning = proxy.look_morning(&mut core);
        let mut most = next_end(proxy, &core);
        let mut within = |wait: Duration| most = Some(most.map_or(wait, |most| most.min(wait)));
        if let Some(wait) = morning {
            within(wait);
        }
        if !core.denied.is_empty() {
            within(COUNTED);
        }
        if core.owes() || core.behind() {
            within(OWED);
        }
        if proxy.clock.is_moved() {
            within(MOVED);
        }
        core = match most {
            Some(most) => proxy.changed.wait_timeout(core, most).unwrap_or_else(PoisonError::into_inner).0,
            None => proxy.changed.wait(core).unwrap_or_else(PoisonError::into_inner),
        };
    }
}

impl Proxy {
    /// Looks at the clocks.
    pub(super) fn look(&self, core: &mut Core) {
        core.look(self.times());
        if std::mem::take(&mut core.ask_to_resume) {
            self.errand(Box::new(|proxy| proxy.draw_resume(None)));
        }
    }

    /// Ends what is over by either clock. A card whose press is being proved waits for that: the press came in time.
    pub(super) fn expire_due(&self, core: &mut Core) {
        let (wall, boot) = self.times();
        let proving = |id: &RequestId| core.proving.contains(&Subject::Request(id.clone()));
        let over = |(_, end): (Wall, Boot)| boot >= end;
        let by_boot = core
            .stands
            .values()
            .filter(|stand| over(stand.standing.ends))
            .filter_map(|stand| if let Subject::Request(id) = &stand.subject { Some(id.clone()) } else { None });
        let mut ended: Vec<RequestId> = core.gate.overdue(wall).into_iter().chain(by_boot).collect();
        ended.retain(|id| !proving(id));
        ended.sort();
        ended.dedup();
        for id in ended {
            self.expire(core, &id, "time");
        }
        for id in self.listed_too_long(core, wall) {
            self.expire(core, &id, "time");
        }
        for id in self.waited_too_long(core, wall) {
            self.expire(core, &id, Code::RunnerBusy.as_str());
        }
        let over: Vec<Place> = core
            .stands
            .iter()
            .filter(|(_, stand)| !core.proving.contains(&stand.subject))
            .filter(|(_, stand)| wall >= stand.standing.ends.0 || boot >= stand.standing.ends.1)
            .map(|(place, _)| *place)
            .collect();
        for place in over {
            self.unanswered(core, place);
        }
        // What has ended is needed no longer than its request is remembered, and its texts only until its cards say so.
        if core.gate.next_term().is_some_and(|until| wall >= until) {
            self.tidy_permissions(core);
        }
        // All of them are looked through, so not at every change.
        if boot.since(core.tidied) < TIDY_MS {
            return;
        }
        core.tidied = boot;
        let gate = &core.gate;
        core.cards.retain(|id, _| gate.request(id).is_some());
        let known = |perm: &PermissionId| gate.permission(perm).is_some() || gate.permission_over(perm).is_some();
        core.receipt_places.retain(|perm, _| known(perm));
        // What ran without a card can be shown whole for a while.
        let under = gate.ended_requests().filter(|request| gate.use_of(&request.id).is_some());
        let whole: HashSet<&RequestId> = under.map(|request| &request.id).take(WHOLE_KEPT_MAX).collect();
        for (id, card) in core.cards.iter_mut().filter(|(id, card)| card.checked.is_some() && !whole.contains(id)) {
            let end = gate.request(id).and_then(|request| request.end());
            if end.is_some_and(|end| u64::try_from(wall.since(end.at)).is_ok_and(|ago| ago >= TEXTS_MS)) {
                card.checked = None;
            }
        }
    }

    /// An action that was agreed to waits for the runner as long as a card waits for its press, and no longer.
    fn waited_too_long(&self, core: &Core, wall: Wall) -> Vec<RequestId> {
        let most = i64::from(self.config.consent.press_seconds).saturating_mul(1000);
        let over = |phase: &Phase| matches!(phase, Phase::Granted { at, .. } if wall.since(*at) >= most);
        core.gate.open_requests().into_iter().filter(|request| over(&request.phase)).map(|r| r.id.clone()).collect()
    }

    /// A request from the spool, which must still be what was asked.
    pub(super) fn stored(&self, id: &RequestId) -> Result<Checked, Refusal> {
        let gone = || Refusal::of(Code::SpoolGone);
        let (origin, kind, digest, asked, terms) = {
            let core = self.lock();
            let request = core.gate.request(id).ok_or_else(gone)?;
            (request.origin.clone(), request.kind.clone(), request.digest, request.asked, request.perm.is_some())
        };
        let stored = self.spool.load(&origin).map_err(|error: SpoolError| {
            log::warn!("consent.spool id={id} error={error}");
            gone()
        })?;
        let parts = super::from_session::stored(&stored.request).ok_or_else(gone)?;
        let files: Vec<_> = stored.files.iter().map(|(facts, _)| facts.clone()).collect();
        let was = StoredRequest { def: &parts.def, canonical: &parts.canonical, files: &files, digest: &digest, terms };
        let kinds = self.kinds()?;
        let kind = kinds.get(&kind).ok_or_else(|| Refusal::of(Code::KindChanged))?;
        let owners = self.owners();
        let core = self.lock();
        let chats = KnownChats { owners: &owners, gate: &core.gate };
        payload::again(kind, &was, &chats, asked)
    }
}

fn next_end(proxy: &Proxy, core: &Core) -> Option<Duration> {
    let (wall, boot) = proxy.times();
    let standing = core.stands.values().map(|stand| stand.standing.ends.1.since(boot));
    let by_wall = |at: Wall| u64::try_from(at.since(wall)).unwrap_or(0);
    let requests = core.gate.next_due().map(by_wall);
    let most = i64::from(proxy.config.consent.press_seconds).saturating_mul(1000);
    // That a text is looked for is enough: going through all of them at each change is not.
    let texts = core.cards.values().any(|card| card.checked.is_some()).then_some(TEXTS_MS);
    let granted = core.gate.open_requests().into_iter().filter_map(|request| match request.phase {
        Phase::Granted { at, .. } => Some(by_wall(at.plus_ms(most))),
        Phase::Ended(_) | Phase::Later { .. } | Phase::Shown | Phase::Used { .. } | Phase::Waiting => None,
    });
    let next = standing.chain(requests).chain(granted).chain(texts).chain(proxy.next_aside(core)).min()?;
    // What is over and still being proved is looked at when the proof ends; until then once a second.
    Some(if next == 0 { Duration::from_secs(1) } else { Duration::from_millis(next.saturating_add(1)) })
}

/// One line a minute and code: how many requests were refused before a card.
pub(super) fn write_denied(proxy: &Proxy, core: &mut Core) {
    let counts: Vec<(Code, u64)> = core.denied.drain().collect();
    for (code, count) in counts {
        let step = Step::DeniedCount { code: code.as_str().to_owned(), count };
        match core.record(proxy.times(), &step) {
            Ok(_) => log::info!("consent.counted code={} count={count}", code.as_str()),
            Err(refusal) => {
                log::warn!("consent.not_counted code={} count={count} why={}", code.as_str(), refusal.code.as_str());
                let again = core.denied.entry(code).or_default();
                *again = again.saturating_add(count);
            }
        }
    }
}

/// At the start: cards of an earlier process are void, and what had begun and not ended is unknown. Both are said.
pub(super) fn end_what_was_open(proxy: &Proxy, core: &mut Core) {
    proxy.receipts_again(core);
    for step in core.gate.restart(&|request| proxy.held(core, request).is_some()) {
        let (Step::Executed { id, .. } | Step::Expired { id, .. }) = &step else { continue };
        let id = id.clone();
        let begun = matches!(step, Step::Executed { .. });
        core.keep(proxy.now(), step);
        proxy.use_ended(core, &id);
        proxy.decided(core, &id);
        proxy.errand(Box::new(move |proxy| say_after_restart(proxy, &id, begun)));
    }
    proxy.errand(Box::new(Proxy::tidy_spool));
}

/// The cards of a request that an earlier process had open say what became of it.
fn say_after_restart(proxy: &Proxy, id: &RequestId, begun: bool) {
    let stored = proxy.stored(id);
    let mut core = proxy.lock();
    match stored {
        Ok(checked) => {
            core.cards.insert(id.clone(), Card::new(checked));
        }
        Err(refusal) => log::info!("consent.card_bare id={id} code={}", refusal.code.as_str()),
    }
    proxy.repaint(&core, id);
    if begun {
        proxy.ring(&core, id);
    }
}

impl Proxy {
    /// What an owner agreed to and did not come about as agreed is said aloud: an edited card does not ring.
    pub(super) fn ring(&self, core: &Core, id: &RequestId) {
        let Some(request) = core.gate.request(id) else { return };
        let Some(end) = request.end().filter(|end| end.state != State::Executed) else { return };
        for (chat, message) in &request.cards {
            let own = end.by.is_none_or(|by| by.private_chat() == *chat);
            if let (Some(said), true) = (self.said_of(core, request, *chat, *message), own) {
                let (chat, message) = (*chat, *message);
                self.errand(Box::new(move |proxy| {
                    let told = say::send(&proxy.bot, chat, &said, Some(message), false)
                        .or_else(|_| say::send(&proxy.bot, chat, &said, None, false));
                    if let Err(fault) = told {
                        log::warn!("consent.owner_not_told chat={chat} fault={fault}");
                    }
                }));
            }
        }
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
