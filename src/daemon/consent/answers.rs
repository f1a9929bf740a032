//! What callers are told of a request.

use serde_json::{Map, Value, json};

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::ids::RequestId;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::draw;
use crate::daemon::consent::proxy::Proxy;
use crate::policy::consent::{Phase, Told, Turn, answer};

/// The answer about a request; one that never was is refused as unknown.
pub(super) fn of(proxy: &Proxy, core: &Core, id: &RequestId) -> Answer {
    let mut told = core.cards.get(id).map(|card| card.told.clone()).unwrap_or_default();
    if core.gate.request(id).is_some_and(|request| request.phase == Phase::Waiting) {
        waiting(proxy, core, id, &mut told);
    }
    let known = answer(&core.gate, id, &told);
    known.unwrap_or_else(|| Answer { id: Some(id.clone()), ..Answer::denied(None, Refusal::id_unknown(id.as_str())) })
}

/// Why its card does not stand yet.
fn waiting(proxy: &Proxy, core: &Core, id: &RequestId, told: &mut Told) {
    if core.link.is_none() || core.receiver_silent {
        told.waits_for = Some(Refusal::of(Code::ReceiverDown));
    }
    told.held = core.gate.request(id).and_then(|request| proxy.held(core, request));
    let on_its_way = core.drawing.as_ref() == Some(id) || draw::turn(proxy, core) == Turn::Now(id.clone());
    if told.waits_for.is_some() || !on_its_way {
        let open = core.gate.open_requests();
        let before = open.iter().take_while(|request| request.id != *id);
        told.before = Some(before.filter(|request| matches!(request.phase, Phase::Shown | Phase::Waiting)).count());
    }
}

/// The line that tells of a decision that stands in the journal.
pub(super) fn decision(core: &Core, id: &RequestId) -> Option<Value> {
    let request = core.gate.request(id)?;
    let n = request.end()?.n?;
    let told = core.cards.get(id).map(|card| card.told.clone()).unwrap_or_default();
    let answer = answer(&core.gate, id, &told)?;
    let mut line = fields(&answer);
    line.insert("push".into(), json!("decision"));
    line.insert("n".into(), json!(n));
    line.insert("kind".into(), json!(request.kind.as_str()));
    Some(Value::Object(line))
}

/// Every decision that came after a line of the journal, in order.
pub(super) fn decisions_after(core: &Core, n: u64) -> Vec<Value> {
    let ended = core.gate.ended_requests();
    let mut after: Vec<(u64, &RequestId)> =
        ended.filter_map(|request| Some((request.end()?.n?, &request.id))).filter(|(line, _)| *line > n).collect();
    after.sort_unstable();
    after.into_iter().filter_map(|(_, id)| decision(core, id)).collect()
}

/// An answer as an object.
pub(super) fn fields(answer: &Answer) -> Map<String, Value> {
    // What we write ourselves reads back; were it ever not so, the line is missing and not wrong.
    match serde_json::from_str(&answer.to_json()) {
        Ok(Value::Object(map)) => map,
        Ok(_) | Err(_) => Map::new(),
    }
}

/// The line for a caller that no thread was started for.
pub(super) fn turned_away(code: Code) -> Vec<u8> {
    format!("{}\n", Answer::denied(None, Refusal::of(code)).to_json()).into_bytes()
}
