//! What callers are told of a request.

use serde_json::{Value, json};

use crate::base::answer::{Answer, Code, Refusal, State};
use crate::base::ids::RequestId;
use crate::daemon::consent::core::Core;
use crate::policy::consent::Phase;

/// The answer about a request; one that is not remembered is refused as unknown.
pub(super) fn of(inner: &Core, id: &RequestId) -> Answer {
    let Some(request) = inner.gate.request(id) else {
        return Answer::denied(Some(id.clone()), Refusal::id_unknown(id.as_str()));
    };
    let card = inner.cards.get(id);
    let mut answer = match request.phase {
        Phase::Asked => {
            let before = inner.gate.before(id);
            if before > 0 || inner.receiver_down {
                Answer::queued(id.clone(), before)
            } else {
                Answer::asked(id.clone(), None)
            }
        }
        Phase::Shown => Answer::asked(id.clone(), request.until),
        Phase::Expired => Answer::expired(id.clone(), request.until.or(request.ended).unwrap_or(request.at)),
        Phase::Denied => {
            let code = request.code.as_deref().and_then(Code::parse).unwrap_or(Code::Undeliverable);
            Answer::denied(Some(id.clone()), Refusal::of(code))
        }
        Phase::Later
        | Phase::Granted
        | Phase::Used
        | Phase::Executed(_)
        | Phase::Declined
        | Phase::Returned
        | Phase::Withdrawn => Answer::of(request.phase.state(), id.clone()),
    };
    if request.phase == Phase::Asked && inner.receiver_down {
        answer.code = Some(Code::ReceiverDown.as_str().to_owned());
    }
    answer.digest = Some(request.asked.digest);
    answer.from.clone_from(&request.from);
    if matches!(answer.state, State::Expired | State::Partial | State::Failed | State::Unknown) {
        answer.code.clone_from(&request.code);
    }
    if let Some(reason) = card.and_then(|card| card.reason.as_deref()) {
        answer = answer.with_reason(reason);
    }
    if let Some(result) = card.and_then(|card| card.result.as_deref()) {
        answer = answer.with_result(result);
    }
    answer
}

/// The line that tells of a decision, once there is one.
pub(super) fn decision(inner: &Core, id: &RequestId) -> Option<Value> {
    let request = inner.gate.request(id).filter(|request| request.phase.is_final())?;
    let mut line: Value = serde_json::from_str(&of(inner, id).to_json()).ok()?;
    let fields = line.as_object_mut()?;
    fields.insert("push".into(), json!("decision"));
    fields.insert("n".into(), json!(request.n));
    fields.insert("kind".into(), json!(request.asked.kind.as_str()));
    Some(line)
}

/// Every decision that came after a line of the journal, in order.
pub(super) fn decisions_after(inner: &Core, n: u64) -> Vec<Value> {
    let mut found: Vec<(u64, Value)> = inner
        .gate
        .recent()
        .into_iter()
        .filter(|request| request.n > n)
        .filter_map(|request| Some((request.n, decision(inner, &request.asked.id)?)))
        .collect();
    found.sort_by_key(|(n, _)| *n);
    found.into_iter().map(|(_, line)| line).collect()
}

/// The line for a caller that no thread was started for.
pub(super) fn turned_away(code: Code) -> Vec<u8> {
    format!("{}\n", Answer::denied(None, Refusal::of(code)).to_json()).into_bytes()
}
