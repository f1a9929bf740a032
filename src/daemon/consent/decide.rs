//! What ends requests, and what that brings about: cards that say so, callers that wait, the receiver, the spool.

use serde_json::json;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{KindId, PermissionId, RequestId, UserId};
use crate::base::limits::STORED_MS;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::groups::places;
use crate::daemon::consent::proxy::Proxy;
use crate::journal::record::{Pressed, Step};
use crate::policy::consent::{Phase, Request, Subject};

/// What a freeze closed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closed {
    /// Requests.
    pub(super) cards: usize,
    /// Permissions.
    pub(super) permissions: usize,
    /// Actions that run on.
    pub(super) running: usize,
}

impl Proxy {
    /// Takes a step that ends a request: in force at once, written when the journal takes it.
    pub(super) fn end(&self, core: &mut Core, id: &RequestId, step: Step) {
        core.keep(self.now(), step);
        self.ended(core, id);
    }

    /// A request ends in a refusal, if it can still be taken away: an action that has begun cannot.
    pub(super) fn refuse(&self, core: &mut Core, id: &RequestId, refusal: Refusal) {
        if core.gate.request(id).is_some_and(Request::can_be_taken) {
            let step = Step::Denied { id: id.clone(), code: refusal.code.as_str().to_owned() };
            if let Some(card) = core.cards.get_mut(id) {
                card.told.refusal = Some(refusal);
            }
            self.end(core, id, step);
        }
    }

    /// The same, where a code says it all.
    pub(super) fn void(&self, core: &mut Core, id: &RequestId, why: Code) {
        self.refuse(core, id, Refusal::of(why));
    }

    /// A request expires, with the code that says why.
    pub(super) fn expire(&self, core: &mut Core, id: &RequestId, why: &str) {
        self.end(core, id, Step::Expired { id: id.clone(), code: why.to_owned() });
    }

    /// An action ended, and its step is taken.
    pub(super) fn ran(&self, core: &mut Core, id: &RequestId) {
        self.ended(core, id);
        if core.gate.request(id).and_then(Request::end).is_some_and(|end| end.by.is_some()) {
            self.ring(core, id);
        }
    }

    pub(super) fn ended(&self, core: &mut Core, id: &RequestId) {
        let subject = Subject::Request(id.clone());
        core.stands.retain(|_, stand| stand.subject != subject);
        core.first.retain(|first| first != id);
        self.not_begun(core, id);
        self.use_ended(core, id);
        self.repaint(core, id);
        self.repaint_lists(core, id);
        self.decided(core, id);
        if let Some(request) = core.gate.request(id).filter(|request| !request.can_be_shown_again()) {
            let origin = request.origin.clone();
            self.errand(Box::new(move |proxy| proxy.unstore(&origin)));
        }
    }

    /// Removes what is stored of a request that no card will be drawn of again.
    fn unstore(&self, origin: &RequestId) {
        if self.is_needed(origin) {
            return;
        }
        if let Err(error) = self.spool.remove(origin) {
            log::warn!("consent.spool id={origin} error={error}");
        }
    }

    /// Whether what is stored under that id may still be run or shown.
    fn is_needed(&self, origin: &RequestId) -> bool {
        let core = self.lock();
        let now = self.now();
        let open = core.gate.open_requests().into_iter().any(|request| request.origin == *origin);
        let again = core.gate.ended_requests().any(|request| {
            let fresh = request.end().is_some_and(|end| now.since(end.at) < STORED_MS);
            request.origin == *origin && fresh && request.can_be_shown_again()
        });
        open || again
    }

    /// Removes whatever is stored and needed no longer.
    pub(super) fn tidy_spool(&self) {
        for origin in self.spool.list() {
            self.unstore(&origin);
        }
    }

    /// Refuses everything from now on; what was open is closed. In force before anything else happens. How many requests it
    /// closed, how many permissions it ended, and how many actions run on.
    pub(super) fn freeze(&self, core: &mut Core, by: Option<UserId>) -> Closed {
        let permissions: Vec<PermissionId> = core.gate.permissions().map(|own| own.id.clone()).collect();
        if core.gate.frozen().is_none() {
            core.keep(self.now(), Step::Frozen { by });
            core.push(&json!({"push": "frozen", "on": true}));
        }
        for perm in &permissions {
            self.stop_permission(core, perm, "frozen", by);
        }
        let open: Vec<(RequestId, bool)> =
            core.gate.open_requests().into_iter().map(|request| (request.id.clone(), request.can_be_taken())).collect();
        for (id, _) in open.iter().filter(|(_, can)| *can) {
            self.void(core, id, Code::Frozen);
        }
        // A card that would turn something on, or end an earlier freeze, was drawn for another state.
        let closed = places(core, |about| matches!(about, Subject::Chat(_) | Subject::Gate | Subject::Kind(_)));
        for place in closed {
            self.unanswered(core, place);
        }
        self.forget_freezes(core);
        self.changed.notify_all();
        let running = open.iter().filter(|(_, can)| !can).count();
        Closed { cards: open.len().saturating_sub(running), permissions: permissions.len(), running }
    }

    /// Turns a kind off; what is open of it is closed, and its permissions end.
    pub(super) fn kind_off(&self, core: &mut Core, kind: &KindId, by: Option<UserId>) {
        let permissions = core.gate.permissions().filter(|own| own.kind == *kind);
        let permissions: Vec<PermissionId> = permissions.map(|own| own.id.clone()).collect();
        core.keep(self.now(), Step::CategoryOff { kind: kind.clone(), by });
        for perm in permissions {
            self.stop_permission(core, &perm, if by.is_some() { "stop" } else { "host" }, by);
        }
        let of_it = |request: &Request| request.kind == *kind && request.can_be_taken();
        let open: Vec<RequestId> =
            core.gate.open_requests().into_iter().filter(|request| of_it(request)).map(|r| r.id.clone()).collect();
        for id in open {
            self.refuse(core, &id, Refusal::kind_off(kind.as_str()));
        }
        self.changed.notify_all();
    }

    /// The owners as root has them now: a change is written, and what only somebody could answer who is no owner any more is
    /// void.
    pub(super) fn owners_in(&self, core: &mut Core) {
        let owners = self.owners();
        let ids: Vec<UserId> = owners.list().iter().map(|owner| owner.id).collect();
        if core.gate.owners() == Some(ids.as_slice()) {
            return;
        }
        let theirs = core.gate.permissions().filter(|own| !ids.contains(&own.by));
        let theirs: Vec<PermissionId> = theirs.map(|own| own.id.clone()).collect();
        core.keep(self.now(), Step::OwnerChange { owners: ids.clone(), setting: None, by: None });
        for perm in theirs {
            self.stop_permission(core, &perm, "owner_gone", None);
        }
        core.push(&json!({"push": "owners"}));
        self.languages_in(core);
        self.tidy_permissions(core);
        for id in core.gate.without(&ids) {
            self.void(core, &id, Code::OwnerGone);
        }
        let gone: Vec<_> =
            core.stands.iter().filter(|(_, stand)| !owners.is_owner(stand.owner)).map(|(place, _)| *place).collect();
        for place in gone {
            self.take_buttons(core, place);
        }
        self.changed.notify_all();
    }

    /// What an owner took away from a request.
    pub(super) fn answered(&self, core: &mut Core, id: &RequestId, by: UserId, step: fn(Pressed) -> Step) {
        self.end(core, id, step(Pressed { id: id.clone(), by }));
    }

    /// A request is put off; nothing ends.
    pub(super) fn put_off(&self, core: &mut Core, id: &RequestId, by: UserId) {
        core.keep(self.now(), Step::Later(Pressed { id: id.clone(), by }));
        if core.gate.request(id).is_some_and(|request| matches!(request.phase, Phase::Later { .. })) {
            let subject = Subject::Request(id.clone());
            core.stands.retain(|_, stand| stand.subject != subject);
            self.repaint(core, id);
            self.changed.notify_all();
        }
    }
}
