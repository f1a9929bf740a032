//! The host's word, by root: what takes away, what lists, and what only draws a card. Nothing here grants.

use serde_json::{Value, json};

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::ids::{KindId, UserId};
use crate::base::json::Json;
use crate::base::time::Wall;
use crate::config::Language;
use crate::daemon::consent::answers;
use crate::daemon::consent::proxy::Proxy;
use crate::journal::record::Step;
use crate::policy::card;
use crate::policy::consent::Phase;

impl Proxy {
    pub(super) fn host_operation(&self, op: &str, asked: &Json) -> Result<String, Refusal> {
        let done = || Ok(r#"{"ok":true}"#.to_owned());
        let drawn = |count: usize| Ok(json!({"ok": true, "cards": count}).to_string());
        match op {
            "freeze" => {
                self.freeze(None);
                done()
            }
            "unfreeze_ask" if self.lock().gate.frozen().is_none() => {
                Ok(json!({"ok": true, "frozen": false}).to_string())
            }
            "unfreeze_ask" => self.draw_unfreeze_cards(None).and_then(drawn),
            "kind_off" => self.kind_off(&kind_of(asked)?).and_then(|()| done()),
            "kind_ask" => self.draw_kind_cards(&kind_of(asked)?).and_then(drawn),
            "permission_stop" => Err(Refusal::id_unknown(asked.get("id").and_then(Json::str).unwrap_or_default())),
            "owner_change" => {
                self.owner_change();
                done()
            }
            "test_card" => self.draw_test_cards(None).and_then(drawn),
            "selftest" => self.selftest(),
            "pending" => Ok(self.pending().to_string()),
            "kinds" => self.kinds_json().map(|kinds| kinds.to_string()),
            "mandates" => Ok(json!({"mandates": []}).to_string()),
            "head" => Ok(json!({"head": self.lock().head().anchor()}).to_string()),
            "status" => Ok(self.status().to_string()),
            other => Err(Refusal::op_unknown(other)),
        }
    }

    fn kind_off(&self, kind: &KindId) -> Result<(), Refusal> {
        let kinds = self.kinds()?;
        if kinds.get(kind).is_none() {
            return Err(Refusal::kind_unknown(kind.as_str(), &kinds.ids()));
        }
        let mut inner = self.lock();
        inner.take_away(self.now(), Step::CategoryOff { kind: kind.clone(), by: None });
        let open: Vec<_> = inner
            .gate
            .living()
            .filter(|request| request.asked.kind == *kind && request.phase.is_open())
            .map(|request| request.asked.id.clone())
            .collect();
        for id in open {
            self.end_void(&mut inner, &id, Code::KindOff);
        }
        self.changed.notify_all();
        Ok(())
    }

    /// Root changed `owners.json`: written, and the cards of who is no owner any more are void.
    fn owner_change(&self) {
        let owners = self.owners();
        let ids: Vec<UserId> = owners.list().iter().map(|owner| owner.id).collect();
        let mut inner = self.lock();
        inner.take_away(self.now(), Step::OwnerChange { owners: ids, setting: None, by: None });
        let gone: Vec<_> = inner
            .gate
            .living()
            .filter(|request| request.phase == Phase::Shown)
            .filter(|request| {
                let copies = inner.cards.get(&request.asked.id).map(|card| card.copies.as_slice()).unwrap_or_default();
                copies.iter().all(|copy| !owners.is_owner(copy.card.owner))
            })
            .map(|request| request.asked.id.clone())
            .collect();
        for id in gone {
            self.end_void(&mut inner, &id, Code::OwnerGone);
        }
        if let Some(link) = inner.link.clone() {
            self.tell(Box::new(move |_proxy| link.push(&json!({"push": "owners"}))));
        }
        self.changed.notify_all();
    }

    /// Is everything there that a decision needs? Each check by name.
    fn selftest(&self) -> Result<String, Refusal> {
        let bot = self.who_is_the_bot().is_ok();
        let kinds = self.kinds().is_ok();
        let owners = !self.owners().list().is_empty();
        let mut inner = self.lock();
        let journal = inner.usable(self.now()).is_ok();
        let receiver = inner.link.is_some();
        let checks = [("bot", bot), ("kinds", kinds), ("owners", owners), ("journal", journal), ("receiver", receiver)];
        let passed = u32::try_from(checks.iter().filter(|(_, held)| *held).count()).unwrap_or_default();
        let failed = u32::try_from(checks.len()).unwrap_or_default().saturating_sub(passed);
        inner.record(self.now(), &Step::Selftest { passed, failed })?;
        let held: serde_json::Map<String, Value> =
            checks.iter().map(|(name, held)| ((*name).to_owned(), json!(held))).collect();
        Ok(json!({"ok": failed == 0, "checks": held}).to_string())
    }

    fn pending(&self) -> Value {
        let inner = self.lock();
        let pending: Vec<Value> = inner
            .gate
            .living()
            .map(|request| {
                let answer: Answer = answers::of(&inner, &request.asked.id);
                json!({
                    "id": request.asked.id.as_str(),
                    "kind": request.asked.kind.as_str(),
                    "state": answer.state.as_str(),
                    "asked": request.at.to_second(),
                    "until": request.until.map(Wall::to_second),
                    "uid": request.asked.uid,
                })
            })
            .collect();
        json!({ "pending": pending })
    }

    /// What waits for one owner: the act, when it was asked, its code.
    pub(super) fn pending_for(&self, owner: UserId, language: Language) -> Vec<(String, String, String)> {
        let zone = self.owners().get(owner).map(|owner| self.zone(&owner.zone));
        let inner = self.lock();
        let open = inner.gate.living().filter(|request| request.phase.is_open());
        open.filter_map(|request| {
            let card = inner.cards.get(&request.asked.id)?;
            let time = card::clock(zone.as_deref()?, self.now(), request.at);
            let act = card.checked.kind.words(language).act.clone();
            Some((act, time, crate::base::digest::code(&request.asked.digest)))
        })
        .collect()
    }

    /// FORMATS §12, the proxy's part.
    pub(super) fn status(&self) -> Value {
        let owners = self.owners();
        let zone = self.zone(&self.config.owner.time_zone);
        let now = self.now();
        let local = zone.local(now);
        let today =
            i64::from(local.hour).saturating_mul(3600).saturating_add(i64::from(local.minute).saturating_mul(60));
        let today = now.plus_ms(today.saturating_add(i64::from(local.second)).saturating_mul(-1000));
        let mut inner = self.lock();
        let error = inner.usable(now).err().map(|refusal| refusal.code.as_str());
        let tally = inner.gate.tally(today);
        let count = |phase: Phase| inner.gate.living().filter(|request| request.phase == phase).count();
        let mut status = json!({
            "up": true,
            "since": self.since.to_second(),
            "error": error.or_else(|| self.owners_fault()),
            "frozen": inner.gate.frozen().is_some(),
            "suspended": inner.gate.suspended(),
            "owners": owners.list().len(),
            "head": inner.head().anchor(),
            "open": count(Phase::Shown),
            "queued": count(Phase::Asked),
            "permissions": 0,
            "receiver": inner.link.is_some(),
            "today": {"asked": tally.asked, "yes": tally.yes, "no": tally.no, "cents": tally.cents},
        });
        let shift = self.clock.shift_s();
        if let Some(fields) = status.as_object_mut().filter(|_| shift != 0) {
            fields.insert("clock".into(), json!(shift));
        }
        status
    }

    fn owners_fault(&self) -> Option<&'static str> {
        self.owners_file_fault().map(|what| {
            log::error!("consent.owners what={what:?}");
            "owners"
        })
    }
}

fn kind_of(asked: &Json) -> Result<KindId, Refusal> {
    let kind = asked.get("kind").and_then(Json::str).unwrap_or_default();
    KindId::parse(kind).ok_or_else(|| Refusal::kind_unknown(kind, &[]))
}
