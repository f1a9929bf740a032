//! The host's word, by root: what takes away, what lists, and what only draws a card. Nothing here grants.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::base::answer::{Answer, Refusal};
use crate::base::ids::{KindId, UserId};
use crate::base::json::Json;
use crate::base::time::Wall;
use crate::daemon::consent::answers;
use crate::daemon::consent::proxy::Proxy;
use crate::journal::record::Step;
use crate::policy::consent::Phase;

impl Proxy {
    pub(super) fn host_operation(self: &Arc<Self>, op: &str, asked: &Json) -> Result<String, Refusal> {
        let done = || Ok(r#"{"ok":true}"#.to_owned());
        let drawn = |count: usize| Ok(json!({"ok": true, "cards": count}).to_string());
        match op {
            "freeze" => {
                self.freeze_and_tell(None);
                done()
            }
            "unfreeze_ask" if self.lock().gate.frozen().is_none() => {
                Ok(json!({"ok": true, "frozen": false}).to_string())
            }
            "unfreeze_ask" => self.draw_unfreeze_cards(None).and_then(drawn),
            "kind_off" => self.host_kind_off(&kind_of(asked)?).and_then(|()| done()),
            "kind_ask" => self.draw_kind_cards(&kind_of(asked)?).and_then(drawn),
            "permission_stop" => {
                self.host_stop(asked.get("id").and_then(Json::str).unwrap_or_default()).and_then(|()| done())
            }
            "owner_change" => {
                self.owners_in(&mut self.lock());
                done()
            }
            "test_card" => self.draw_test_cards(None).and_then(drawn),
            "selftest" => self.selftest(),
            "pending" => Ok(self.pending().to_string()),
            "kinds" => self.kinds_json().map(|kinds| kinds.to_string()),
            "mandates" => Ok(self.mandates().to_string()),
            "head" => Ok(json!({"head": self.lock().head().anchor()}).to_string()),
            "status" => Ok(self.status().to_string()),
            other => Err(Refusal::op_unknown(other)),
        }
    }

    fn host_kind_off(&self, kind: &KindId) -> Result<(), Refusal> {
        let kinds = self.kinds()?;
        let own = kinds.get(kind).ok_or_else(|| Refusal::kind_unknown(kind.as_str(), &kinds.ids()))?;
        let mut core = self.lock();
        if core.gate.is_on(own) {
            self.kind_off(&mut core, kind, None);
        }
        Ok(())
    }

    /// Is everything there that a decision needs? Each check by name.
    fn selftest(&self) -> Result<String, Refusal> {
        let bot = self.who_is_the_bot().is_ok();
        let kinds = self.kinds().is_ok();
        let owners = !self.owners().list().is_empty();
        let mut core = self.lock();
        let journal = core.usable(self.times()).is_ok();
        let receiver = core.link.is_some();
        let checks = [("bot", bot), ("kinds", kinds), ("owners", owners), ("journal", journal), ("receiver", receiver)];
        let passed = u32::try_from(checks.iter().filter(|(_, held)| *held).count()).unwrap_or_default();
        let failed = u32::try_from(checks.len()).unwrap_or_default().saturating_sub(passed);
        core.record(self.times(), &Step::Selftest { passed, failed })?;
        let held: serde_json::Map<String, Value> =
            checks.iter().map(|(name, held)| ((*name).to_owned(), json!(held))).collect();
        Ok(json!({"ok": failed == 0, "checks": held}).to_string())
    }

    fn pending(&self) -> Value {
        let core = self.lock();
        let open = core.gate.open_requests().into_iter();
        let pending: Vec<Value> = open
            .map(|request| {
                let answer: Answer = answers::of(self, &core, &request.id);
                json!({
                    "id": request.id.as_str(),
                    "kind": request.kind.as_str(),
                    "state": answer.state.as_str(),
                    "asked": request.asked.to_second(),
                    "until": request.until.map(Wall::to_second),
                    "uid": request.uid,
                })
            })
            .collect();
        json!({ "pending": pending })
    }

    /// What waits for one owner: the act, when it was asked, its code.
    pub(super) fn pending_for(&self, owner: UserId) -> Vec<(String, String, String)> {
        let owners = self.owners();
        let Some(owner) = owners.get(owner) else { return Vec::new() };
        let core = self.lock();
        let open = core.gate.open_requests().into_iter().filter(|request| request.agreed().is_none());
        open.map(|request| self.waits_as(owner, request)).collect()
    }

    /// FORMATS §12, the proxy's part.
    pub(super) fn status(&self) -> Value {
        let owners = self.owners();
        let zone = self.zone(&self.config.owner.time_zone);
        let (now, boot) = self.times();
        let today = zone.day_began(now);
        let mut core = self.lock();
        let error = core.usable((now, boot)).err().map(|refusal| refusal.code.as_str());
        let tally = core.gate.tally(today);
        let count = |phase: &Phase| core.gate.open_requests().iter().filter(|request| request.phase == *phase).count();
        let mut status = json!({
            "up": true,
            "since": self.since.to_second(),
            "error": error.or_else(|| self.owners_fault()),
            "frozen": core.gate.frozen().is_some(),
            "suspended": core.gate.suspended(),
            "owners": owners.list().len(),
            "head": core.head().anchor(),
            "open": count(&Phase::Shown),
            "queued": count(&Phase::Waiting),
            "permissions": core.gate.permissions().len(),
            "receiver": core.link.is_some(),
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
