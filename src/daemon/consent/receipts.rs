//! What owners are told of standing permissions: a receipt after each use, what is in force, and all of what ran.

use crate::base::answer::{Code, State};
use crate::base::digest;
use crate::base::ids::{ChatId, MessageId, PermissionId, RequestId, UserId};
use crate::base::limits::RECEIPT_PLACES_MAX;
use crate::base::time::Boot;
use crate::config::kind::Kind;
use crate::daemon::consent::core::{Core, Place};
use crate::daemon::consent::face::sign;
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::daemon::consent::telegram;
use crate::net::say;
use crate::policy::card::{self, Act, Button, CardInput, Message, RanUnder, Receipt, Today};
use crate::policy::consent::{End, Over, Permission, Subject, Use};
use crate::policy::payload::{Chats, Checked, ShownValue};
use crate::store::owners::{Owner, Owners};
use crate::text::visible;

/// How long before a receipt is tried again, in milliseconds; the last one from then on.
const TRY_AGAIN_MS: [u64; 5] = [2_000, 5_000, 15_000, 60_000, 300_000];

impl Proxy {
    pub(super) fn try_receipt(&self, core: &mut Core, perm: &PermissionId) {
        let Some(owed) = core.receipts.get_mut(perm) else { return };
        let wait = usize::try_from(owed.tries).ok().and_then(|k| TRY_AGAIN_MS.get(k)).or(TRY_AGAIN_MS.last());
        owed.next = Boot(self.boot().0.saturating_add(wait.copied().unwrap_or_default()));
        owed.tries = owed.tries.saturating_add(1);
        let perm = perm.clone();
        self.errand(Box::new(move |proxy| proxy.receipt(&perm)));
    }

    /// Sends the receipt of a use to every owner. It is taken when one of them has it.
    fn receipt(&self, perm: &PermissionId) {
        let Ok(bot) = self.who_is_the_bot() else { return };
        let (used, digest) = {
            let core = self.lock();
            let Some(used) = core.receipts.get(perm).and_then(|owed| owed.used.clone()) else { return };
            let Some(request) = core.gate.request(&used.id) else { return };
            (used, request.digest)
        };
        let Some(terms) = self.permission_terms(perm) else { return };
        let mut sent = Vec::new();
        for owner in self.owners().list() {
            let Some((said, rows, silent)) = self.receipt_for(owner, &used) else { continue };
            let chat = owner.id.private_chat();
            match say::send(&self.bot, chat, &said, None, silent) {
                Ok(message) => sent.push(((chat, message), owner.id, said, rows)),
                Err(fault) => log::warn!("consent.receipt_not_sent perm={perm} owner={} fault={fault}", owner.id),
            }
        }
        if sent.is_empty() {
            return;
        }
        {
            // It was taken: the next use need not wait for its buttons.
            let mut core = self.lock();
            core.receipts.remove(perm);
            self.look_aside(&mut core);
        }
        for (place, owner, said, rows) in sent {
            // Two subjects in one row: the permission, and the action that ran under it.
            let signed = |one: &Button| {
                let (subject, bind) = if one.act == Act::StopPermission {
                    (Subject::Permission(perm.clone()), terms)
                } else {
                    (Subject::Request(used.id.clone()), digest)
                };
                let row = [vec![one.clone()]];
                sign(&self.key, bot, (owner, place.1), &row, &subject, bind.as_bytes()).concat()
            };
            let buttons: Vec<_> = rows.iter().map(|row| row.iter().flat_map(signed).collect()).collect();
            self.attach_stop(perm, place, &said, &buttons);
        }
    }

    /// Attaches buttons to a message that tells of a permission, and remembers where *Stop* stands.
    fn attach_stop(&self, perm: &PermissionId, place: Place, said: &Message, buttons: &say::Buttons) {
        if buttons.is_empty() {
            return;
        }
        {
            let mut core = self.lock();
            let places = core.receipt_places.entry(perm.clone()).or_default();
            places.push_back(place);
            while places.len() > RECEIPT_PLACES_MAX {
                places.pop_front();
            }
        }
        match say::attach(&self.bot, place, said, buttons) {
            Ok(()) => telegram::log_buttons(place),
            // `/permissions` brings the button too.
            Err(fault) => log::warn!("consent.no_stop perm={perm} fault={fault}"),
        }
    }

    /// What one owner's receipt says, with its buttons; and whether it is silent.
    fn receipt_for(&self, owner: &Owner, used: &Use) -> Option<(Message, Vec<Vec<Button>>, bool)> {
        let kinds = self.kinds().ok()?;
        let kind = kinds.get(&used.kind)?;
        let core = self.lock();
        let request = core.gate.request(&used.id)?;
        let end = request.end()?;
        let card = core.cards.get(&used.id);
        let outcome = card.and_then(|card| card.outcome.as_ref());
        let failed: Vec<String> =
            outcome.map(|(outcome, _)| outcome.failed.iter().map(|f| f.target.clone()).collect()).unwrap_or_default();
        let done: &[String] = outcome.map_or(&[], |(outcome, _)| outcome.done.as_slice());
        let head = core.head().anchor();
        let today = core.gate.permission(&used.perm).map(|own| self.today(&core, own, owner));
        let text = card.and_then(|card| card.checked.as_ref()).and_then(|checked| text_of(checked));
        let facts = Receipt {
            kind,
            outcome: ran(end, done, &failed),
            places: &named(&core, kind, &self.owners(), &used.targets),
            time: &self.time_for(owner.id, end.at),
            code: &digest::code(&request.digest),
            today: today.as_ref().map(Owned::as_today),
            text,
            whole: card.is_some_and(|card| card.checked.is_some()),
            anchor: outcome.map_or(&head, |(_, anchor)| anchor),
        };
        let (said, rows) = card::receipt(owner.language, &facts);
        Some((said, rows, end.state == State::Executed))
    }

    fn today(&self, core: &Core, own: &Permission, owner: &Owner) -> Owned {
        let spent = self.with_days(|days| core.gate.spent_today(own, days));
        Owned {
            count: (spent.count, own.count),
            cents: (spent.cents, own.cents),
            until: self.time_for(owner.id, own.until),
        }
    }

    /// `/permissions`: each one with what was used of its day, and *Stop*.
    pub(super) fn show_permissions(&self, owner: UserId) {
        let owners = self.owners();
        let Some(owner) = owners.get(owner) else { return };
        let (Ok(bot), Ok(kinds)) = (self.who_is_the_bot(), self.kinds()) else {
            return self.tell(owner.id, |_, owner| card::not_done(owner.language, Code::TelegramDown.as_str()));
        };
        let (all, suspended) = {
            let mut core = self.lock();
            self.tidy_permissions(&mut core);
            (core.gate.permissions().cloned().collect::<Vec<_>>(), core.gate.suspended())
        };
        if all.is_empty() {
            return self.tell(owner.id, |_, owner| card::permissions_none(owner.language));
        }
        for own in &all {
            let Some(kind) = kinds.get(&own.kind) else { continue };
            let today = self.today(&self.lock(), own, owner);
            let opened = (self.name_of(own.by), self.time_for(owner.id, own.opened));
            let opened = (opened.0.as_str(), opened.1.as_str());
            let places = named(&self.lock(), kind, &owners, &own.targets);
            let (said, rows) = card::permission_now(owner.language, kind, &places, opened, &today.as_today());
            match say::send(&self.bot, owner.id.private_chat(), &said, None, false) {
                Ok(message) => {
                    let subject = Subject::Permission(own.id.clone());
                    let buttons = sign(&self.key, bot, (owner.id, message), &rows, &subject, own.terms.as_bytes());
                    self.attach_stop(&own.id, (owner.id.private_chat(), message), &said, &buttons);
                }
                Err(fault) => log::warn!("consent.owner_not_told owner={} fault={fault}", owner.id),
            }
        }
        if suspended {
            self.draw_resume(Some(owner.id));
        }
    }

    /// All of an action that ran without a card, as long as it is remembered.
    pub(super) fn show_whole(&self, core: &Core, id: &RequestId, owner: UserId) -> bool {
        let Some(checked) = core.cards.get(id).and_then(|card| card.checked.clone()) else { return false };
        let Some((uid, asked)) = core.gate.request(id).map(|request| (request.uid, request.asked)) else {
            return false;
        };
        self.errand(Box::new(move |proxy| {
            let owners = proxy.owners();
            let Some(owner) = owners.get(owner) else { return };
            let zone = proxy.zone(&owner.zone);
            let input = CardInput {
                checked: &checked,
                language: owner.language,
                zone: &zone,
                who: &proxy.user_name(uid),
                asked,
                until: asked,
                clock_shift: proxy.clock.shift_s(),
                grows: None,
            };
            let Ok(parts) = card::whole(&input) else { return };
            for said in parts {
                if let Err(fault) = say::send(&proxy.bot, owner.id.private_chat(), &said, None, true) {
                    return log::warn!("consent.owner_not_told owner={} fault={fault}", owner.id);
                }
            }
        }));
        true
    }

    /// The messages in a chat that carry *Stop* of a permission.
    pub(super) fn stop_stands(core: &Core, perm: &PermissionId, chat: ChatId) -> Vec<MessageId> {
        let own = |over: &Over| over.permission.request.clone();
        let request = core.gate.permission(perm).map(|own| own.request.clone());
        let request = request.or_else(|| core.gate.permission_over(perm).map(own));
        let cards = request.and_then(|id| core.gate.request(&id)).map(|request| request.cards.clone());
        let told = core.receipt_places.get(perm).into_iter().flatten().copied();
        let all = cards.unwrap_or_default().into_iter().chain(told);
        all.filter(|(own, _)| *own == chat).map(|(_, message)| message).collect()
    }
}

/// Places by the names that a card would show now, each with its id.
fn named(core: &Core, kind: &Kind, owners: &Owners, ids: &[String]) -> Vec<(String, String)> {
    let chats = KnownChats { owners, gate: &core.gate };
    let of = |id: &String| {
        let table = kind.targets.get(id).map(|target| target.name.clone());
        let chat = || chats.owner(id).or_else(|| chats.connected(id)).map(|(_, name)| name);
        let name = table.or_else(chat).filter(|name| visible::target(name).is_ok());
        (name.unwrap_or_default(), id.clone())
    };
    ids.iter().map(of).collect()
}

struct Owned {
    count: (u32, u32),
    cents: (u32, u32),
    until: String,
}

impl Owned {
    fn as_today(&self) -> Today<'_> {
        Today { count: self.count, cents: self.cents, until: &self.until }
    }
}

fn ran<'a>(end: &End, done: &'a [String], failed: &'a [String]) -> RanUnder<'a> {
    match end.state {
        State::Executed => RanUnder::Done,
        State::Partial => RanUnder::Part(done, failed),
        State::Failed => RanUnder::Failed,
        State::Asked
        | State::Declined
        | State::Denied
        | State::Expired
        | State::Held
        | State::Queued
        | State::Returned
        | State::Running
        | State::Unknown
        | State::Withdrawn => RanUnder::Unknown,
    }
}

/// The first text of an action.
fn text_of(checked: &Checked) -> Option<&str> {
    checked
        .shown
        .iter()
        .find_map(|field| if let ShownValue::Text(text) = &field.value { Some(text.as_str()) } else { None })
}
