//! Standing permissions at work (DESIGN §6.7): asked for, opened, used, told of, stopped. What they allow is decided in
//! `policy::consent`; here it is written down first and then done.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::base::answer::{Code, Refusal, State};
use crate::base::digest;
use crate::base::ids::{PermissionId, RequestId, UserId};
use crate::base::json::Json;
use crate::base::limits::RECEIPT_WAIT;
use crate::base::time::Boot;
use crate::config::kind::Kind;
use crate::config::kinds::Kinds;
use crate::daemon::consent::act;
use crate::daemon::consent::core::{Core, Place};
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::daemon::consent::special::Special;
use crate::journal::record::{MandateOpen, Pressed, Step};
use crate::policy::card::{self, Message, Stands};
use crate::policy::consent::{Days, Over, Permission, Phase, Request, Subject, Use, Wanted};
use crate::policy::payload::{self, Ceiling, Checked, Terms};
use crate::store::owners::Owners;

/// A receipt that Telegram has not taken yet: the next use of its permission waits for it.
#[derive(Clone, Debug)]
pub(super) struct Owed {
    /// The use; before its end there is nothing to tell.
    pub(super) used: Option<Use>,
    /// How often it was tried.
    pub(super) tries: u32,
    /// When it is tried next.
    pub(super) next: Boot,
}

/// A request that a permission covers: no card asks for it meanwhile.
#[derive(Clone, Debug)]
pub(super) struct Aside {
    pub(super) perm: PermissionId,
    /// When a card asks instead, while it waits for the receipt before it; `None` once it is on its way to begin.
    pub(super) until: Option<Boot>,
}

impl Proxy {
    /// The terms of a permission, as the session asks for them.
    pub(super) fn terms_of(&self, kind: &Arc<Kind>, asked: &Json) -> Result<Checked, Refusal> {
        let number = |name: &str| {
            let value = asked.get(name).ok_or_else(|| Refusal::permission_terms(&format!("\"{name}\" is missing")))?;
            let number = value.int().and_then(|n| u32::try_from(n).ok());
            number.ok_or_else(|| Refusal::permission_terms(&format!("\"{name}\" is a whole number")))
        };
        let terms = Terms { count: number("count")?, cents: number("cents")?, days: number("days")? };
        let most = &self.config.consent;
        let ceiling = Ceiling { days: most.max_days, cents: most.max_cents_a_day };
        let owners = self.owners();
        let mut core = self.lock();
        self.tidy_permissions(&mut core);
        let chats = KnownChats { owners: &owners, gate: &core.gate };
        let checked = payload::check_terms(kind, asked.get("targets"), terms, ceiling, &chats, self.now())?;
        self.may_open(&core, &checked, terms)?;
        Ok(checked)
    }

    /// Whether terms could be opened beside what is in force.
    fn may_open(&self, core: &Core, checked: &Checked, terms: Terms) -> Result<(), Refusal> {
        let places = places(checked);
        let def = checked.kind.def.hex_half();
        let wanted = Wanted { kind: &checked.kind.id, def: &def, targets: &places, cents: terms.cents };
        if let Some(own) = core.gate.allows(&wanted, (terms.count, terms.cents), self.now()) {
            return Err(Refusal::permission_exists(own.id.as_str(), own.until));
        }
        // What was asked before a restart may be above what the configuration allows since.
        let days = self.config.consent.max_days;
        if terms.days > days {
            return Err(Refusal::permission_ceiling("days", u64::from(terms.days), u64::from(days)));
        }
        let grows = core.gate.grows(&checked.kind.id, &places, (terms.count, terms.cents));
        let most = self.config.consent.max_cents_a_day.saturating_sub(core.gate.granted_cents(&grows.replaces));
        if terms.cents > most {
            return Err(Refusal::permission_ceiling("cents", u64::from(terms.cents), u64::from(most)));
        }
        if grows.replaces.is_empty() && !core.gate.has_room_for_permission() {
            return Err(Refusal::permission_terms("as many permissions are in force as there may be"));
        }
        Ok(())
    }

    /// A proved press: the permission is opened as its card says.
    pub(super) fn open_permission(&self, core: &mut Core, id: &RequestId, perm: &PermissionId, by: UserId) {
        let known = core.cards.get(id).and_then(|card| Some((card.checked.clone()?, card.grows.clone()?)));
        let (Some((checked, shown)), Some(request)) = (known, core.gate.request(id)) else {
            return self.void(core, id, Code::SpoolGone);
        };
        let (Some(terms), asked) = (checked.terms, request.asked) else { return self.void(core, id, Code::SpoolGone) };
        self.tidy_permissions(core);
        let targets = places(&checked);
        if let Err(refusal) = self.may_open(core, &checked, terms) {
            return self.refuse(core, id, refusal);
        }
        // What the card said is new must still be what is new.
        if core.gate.grows(&checked.kind.id, &targets, (terms.count, terms.cents)) != shown {
            return self.void(core, id, Code::CardChanged);
        }
        let zone =
            self.owners().get(by).map_or_else(|| self.config.owner.time_zone.clone(), |owner| owner.zone.clone());
        let open = MandateOpen {
            perm: perm.clone(),
            id: id.clone(),
            kind: checked.kind.id.clone(),
            def: checked.kind.def.hex_half(),
            targets,
            count: terms.count,
            cents: terms.cents,
            until: card::term(asked, terms.days),
            zone,
            by,
        };
        let granted = Step::Granted(Pressed { id: id.clone(), by });
        if let Err(refusal) = core.record(self.times(), &granted) {
            return self.refuse(core, id, refusal);
        }
        for old in &shown.replaces {
            self.stop_permission(core, old, "stop", Some(by));
        }
        if let Some(card) = core.cards.get_mut(id) {
            card.told.result = Some(format!("Standing permission {perm} until {}.", open.until.to_second()));
        }
        match core.record(self.times(), &Step::MandateOpen(open)) {
            Ok(_) => {
                log::info!("consent.permission_open perm={perm} id={id}");
                self.ended(core, id);
            }
            Err(refusal) => self.refuse(core, id, refusal),
        }
    }

    /// A request that waits: inside a permission it is on its way to begin, or waits for the receipt before it.
    pub(super) fn cover(&self, core: &mut Core, id: &RequestId) {
        self.look(core);
        self.tidy_permissions(core);
        if core.aside.get(id).is_some_and(|aside| aside.until.is_none()) {
            return;
        }
        let Some(perm) = self.covering(core, id) else {
            core.aside.remove(id);
            return;
        };
        if core.receipts.contains_key(&perm) {
            let end = Boot(self.boot().0.saturating_add(millis(RECEIPT_WAIT)));
            // Nobody is woken: the end of that use, or the next try of its receipt, comes before this is over.
            core.aside.entry(id.clone()).or_insert(Aside { perm, until: Some(end) });
            return;
        }
        log::info!("consent.covered id={id} perm={perm}");
        core.aside.insert(id.clone(), Aside { perm: perm.clone(), until: None });
        core.receipts.insert(perm, Owed { used: None, tries: 0, next: self.boot() });
        if self.actions.try_send(id.clone()).is_err() {
            self.not_begun(core, id);
            self.expire(core, id, Code::RunnerBusy.as_str());
        }
    }

    /// The permission that covers a request which waits.
    fn covering(&self, core: &Core, id: &RequestId) -> Option<PermissionId> {
        let request =
            core.gate.request(id).filter(|request| request.phase == Phase::Waiting && request.perm.is_none())?;
        let targets = &core.cards.get(id)?.targets;
        let wanted = Wanted { kind: &request.kind, def: &request.def, targets, cents: request.cents };
        self.with_days(|days| core.gate.covering(&wanted, days).map(|own| own.id.clone()))
    }

    /// The use of a request that is on its way to begin, if its permission still covers it. A permission that ended meanwhile
    /// refuses; one whose day is full meanwhile leaves it to a card (`None`).
    pub(super) fn use_now(&self, core: &Core, id: &RequestId, checked: &Checked) -> Result<Option<Step>, Refusal> {
        let Some(perm) = core.aside.get(id).map(|aside| aside.perm.clone()) else { return Ok(None) };
        if core.gate.permission(&perm).is_none() || core.gate.suspended() {
            return Err(Refusal::of(Code::PermissionStopped));
        }
        if self.covering(core, id).as_ref() != Some(&perm) {
            return Ok(None);
        }
        Ok(Some(Step::MandateUse {
            perm,
            id: id.clone(),
            kind: checked.kind.id.clone(),
            digest: checked.digest,
            targets: places(checked),
            cents: checked.cents,
        }))
    }

    /// A request does not begin under its permission: the next use need not wait for it.
    pub(super) fn not_begun(&self, core: &mut Core, id: &RequestId) {
        if let Some(aside) = core.aside.remove(id).filter(|aside| aside.until.is_none()) {
            core.receipts.remove(&aside.perm);
            self.changed.notify_all();
        }
    }

    /// Requests that wait for a receipt: it came, or it did not come in time and a card asks instead.
    pub(super) fn look_aside(&self, core: &mut Core) {
        let now = self.boot();
        let waiting: Vec<(RequestId, PermissionId, Boot)> =
            core.aside.iter().filter_map(|(id, aside)| Some((id.clone(), aside.perm.clone(), aside.until?))).collect();
        for (id, perm, end) in waiting {
            if now >= end {
                log::warn!("consent.no_receipt id={id} perm={perm}: a card asks");
                core.aside.remove(&id);
                self.changed.notify_all();
            } else if !core.receipts.contains_key(&perm) {
                self.cover(core, &id);
            }
        }
        let due: Vec<PermissionId> = core
            .receipts
            .iter()
            .filter(|(_, owed)| owed.used.is_some() && now >= owed.next)
            .map(|(perm, _)| perm.clone())
            .collect();
        for perm in due {
            self.try_receipt(core, &perm);
        }
    }

    /// When something of this is due next, in milliseconds from now.
    pub(super) fn next_aside(&self, core: &Core) -> Option<u64> {
        let now = self.boot();
        let aside = core.aside.values().filter_map(|aside| Some(aside.until?.since(now)));
        let owed = core.receipts.values().filter(|owed| owed.used.is_some()).map(|owed| owed.next.since(now));
        let term = core.gate.next_term().map(|until| u64::try_from(until.since(self.now())).unwrap_or(0));
        aside.chain(owed).chain(term).min()
    }

    /// An action ended that ran under a permission, or did not come to run.
    pub(super) fn use_ended(&self, core: &mut Core, id: &RequestId) {
        let Some(used) = core.gate.use_of(id).cloned() else { return };
        let Some(state) = core.gate.request(id).and_then(Request::end).map(|end| end.state) else { return };
        let ran = matches!(state, State::Executed | State::Partial | State::Unknown);
        if !ran {
            let step = Step::MandateBack { perm: used.perm.clone(), id: id.clone(), cents: used.cents };
            core.keep(self.now(), step);
            if let Some(request) = core.gate.permission_over(&used.perm).map(|over| over.permission.request.clone()) {
                // Its card counted this one.
                self.repaint(core, &request);
            }
        }
        let perm = used.perm.clone();
        if ran || state == State::Failed {
            core.receipts.insert(perm.clone(), Owed { used: Some(used), tries: 0, next: self.boot() });
            self.try_receipt(core, &perm);
        } else {
            // Nothing began: there is nothing to tell, and the next one need not wait.
            core.receipts.remove(&perm);
            self.changed.notify_all();
        }
    }

    pub(super) fn permission_terms(&self, perm: &PermissionId) -> Option<digest::Digest> {
        let core = self.lock();
        let over = core.gate.permission_over(perm).map(|over| over.permission.terms);
        core.gate.permission(perm).map(|own| own.terms).or(over)
    }

    /// A permission ends, in force before it is written. What has begun under it runs on.
    pub(super) fn stop_permission(&self, core: &mut Core, perm: &PermissionId, why: &str, by: Option<UserId>) {
        core.keep(self.now(), Step::MandateStop { perm: perm.clone(), code: why.to_owned(), by });
        log::info!("consent.permission_over perm={perm} code={why}");
        // What is on its way to begin is refused when it comes to it.
        core.aside.retain(|_, aside| aside.perm != *perm || aside.until.is_none());
        if let Some(request) = core.gate.permission_over(perm).map(|over| over.permission.request.clone()) {
            self.repaint(core, &request);
        }
        self.changed.notify_all();
    }

    /// Ends what is over by itself: by its term, its owner, its kind or its places.
    pub(super) fn tidy_permissions(&self, core: &mut Core) {
        if core.gate.permissions().len() == 0 {
            return;
        }
        let mut over = core.gate.permissions_over(self.now());
        let now = self.kinds().ok().map(|kinds| (kinds, self.owners()));
        let is_new = |(kinds, owners): &(Arc<Kinds>, Arc<Owners>)| {
            core.held_to.as_ref().is_none_or(|(held, named)| !Arc::ptr_eq(held, kinds) || !Arc::ptr_eq(named, owners))
        };
        if let Some((kinds, owners)) = now.filter(is_new) {
            let chats = KnownChats { owners: &owners, gate: &core.gate };
            let changed = |own: &Permission| {
                let kind = kinds.get(&own.kind).filter(|kind| kind.def.hex_half() == own.def && kind.mandate_ok);
                let Some(kind) = kind else { return Some("kind_changed") };
                let terms = Terms { count: own.count, cents: own.cents, days: own.days };
                let ids = Json::Arr(own.targets.iter().map(|id| Json::Str(id.clone())).collect());
                let ids = Some(&ids).filter(|_| !own.targets.is_empty());
                let now = payload::resolve_terms(kind, ids, terms, &chats, self.now());
                if now.is_ok_and(|now| now.digest == own.terms) { None } else { Some("target_changed") }
            };
            over.extend(core.gate.permissions().filter_map(|own| Some((own.id.clone(), changed(own)?))));
            core.held_to = Some((kinds, owners));
        }
        over.sort();
        over.dedup_by(|(a, _), (b, _)| a == b);
        for (perm, code) in over {
            self.stop_permission(core, &perm, code, None);
        }
    }

    /// An owner pressed *Stop*.
    pub(super) fn stop_pressed(&self, core: &mut Core, perm: &PermissionId, place: Option<Place>, by: UserId) {
        let ended = core.gate.ended_by_stop(perm);
        for own in &ended {
            self.stop_permission(core, own, "stop", Some(by));
        }
        let perm = ended.first().unwrap_or(perm);
        let opened_at = core.gate.permission_over(perm).map(|over| over.permission.request.clone());
        let own_card = opened_at
            .and_then(|id| core.gate.request(&id))
            .is_some_and(|request| place.is_some_and(|place| request.cards.contains(&place)));
        if let (Some(place), false) = (place, own_card) {
            if let Some(said) = self.permission_said(core, perm, by) {
                self.say(core, place, said);
            }
        }
    }

    /// How a permission stands, in one line for one owner.
    fn permission_said(&self, core: &Core, perm: &PermissionId, owner: UserId) -> Option<Message> {
        let over = core.gate.permission_over(perm)?;
        let (time, name) = (self.time_for(owner, over.at), over.by.map(|by| self.name_of(by)).unwrap_or_default());
        Some(card::permission_line(self.language_of(owner), stands_over(over, &name, &time)))
    }

    /// Asks whether permissions may count again, after the clock was moved.
    pub(super) fn draw_resume(&self, only: Option<UserId>) {
        self.take_old(&mut self.lock(), &Subject::Clock, only);
        let drawn = self.draw_for(only, |owner| Special::granting(Subject::Clock, card::suspended(owner.language)));
        if let Err(refusal) = drawn {
            log::warn!("consent.resume_not_asked code={}", refusal.code.as_str());
        }
    }

    pub(super) fn grant_resume(&self, core: &mut Core, place: Place, by: UserId) {
        let resumed = core.gate.suspended() && core.gate.frozen().is_none();
        if !resumed || core.record(self.times(), &Step::Resumed { by }).is_err() {
            return self.take_buttons(core, place);
        }
        let (name, at) = (self.name_of(by), self.now());
        self.close_special(core, &Subject::Clock, None, |owner| {
            Some(card::resumed(self.language_of(owner), &self.time_for(owner, at), &name))
        });
    }

    /// The permissions in force, as the session and the host read them.
    pub(super) fn mandates(&self) -> Value {
        let mut core = self.lock();
        self.tidy_permissions(&mut core);
        let all = core.gate.permissions().map(|own| self.permission_json(&core, own));
        json!({"mandates": all.collect::<Vec<_>>(), "suspended": core.gate.suspended()})
    }

    pub(super) fn permission_json(&self, core: &Core, own: &Permission) -> Value {
        let spent = self.with_days(|days| core.gate.spent(own, days));
        json!({
            "id": own.id.as_str(), "kind": own.kind.as_str(), "targets": own.targets, "count": own.count,
            "cents": own.cents, "used": spent.count, "spent": spent.cents, "until": own.until.to_second(),
        })
    }

    /// The host ends a permission.
    pub(super) fn host_stop(&self, id: &str) -> Result<(), Refusal> {
        let mut core = self.lock();
        let perm = PermissionId::parse(id).filter(|perm| core.gate.permission(perm).is_some());
        let perm = perm.ok_or_else(|| Refusal::id_unknown(id))?;
        self.stop_permission(&mut core, &perm, "host", None);
        Ok(())
    }

    /// At the start: of each permission the receipt of its last use is sent again, since nobody knows whether it came; those before
    /// it came, or it would not have begun. What did not run is given back.
    pub(super) fn receipts_again(&self, core: &mut Core) {
        let now = self.now();
        let mut told: Vec<PermissionId> = Vec::new();
        let mut again: Vec<RequestId> = Vec::new();
        for request in core.gate.ended_requests() {
            let (Some(used), Some(end)) = (core.gate.use_of(&request.id), request.end()) else { continue };
            let ran = matches!(end.state, State::Executed | State::Partial | State::Unknown);
            if ran && (told.contains(&used.perm) || now.since(end.at) >= RECENT_MS) {
                continue;
            }
            if ran {
                told.push(used.perm.clone());
            }
            again.push(request.id.clone());
        }
        for id in again.iter().rev() {
            self.use_ended(core, id);
        }
    }

    pub(super) fn with_days<T>(&self, then: impl FnOnce(&Days<'_>) -> T) -> T {
        let now = self.now();
        let began = |zone: &str| self.zone(zone).day_began(now);
        then(&Days { now, began: &began, ceiling: self.config.consent.max_cents_a_day })
    }
}

/// How long after a use its receipt is sent again by a new process: longer than Telegram was ever away.
const RECENT_MS: i64 = 24 * 3_600_000;

/// How a permission that was opened stands, on the card that opened it.
pub(super) fn stands<'a>(
    core: &'a Core,
    request: &'a Request,
    (by, opened): (&'a str, &'a str),
    over: &'a (String, String),
) -> Option<(Stands<'a>, bool)> {
    let perm = request.perm.as_ref()?;
    if core.gate.permission(perm).is_some() {
        return Some((Stands::Opened(by, opened), true));
    }
    let gone = core.gate.permission_over(perm)?;
    Some((stands_over(gone, &over.0, &over.1), false))
}

fn stands_over<'a>(over: &'a Over, name: &'a str, time: &'a str) -> Stands<'a> {
    match over.by {
        Some(_) => Stands::Stopped(name, time, over.permission.ran),
        None => Stands::Ended(time, &over.code, over.permission.ran),
    }
}

/// The ids of the places of a request or of terms.
fn places(checked: &Checked) -> Vec<String> {
    act::targets(checked)
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
