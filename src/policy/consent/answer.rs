//! What the session is told about a request.

use crate::base::answer::{Answer, Code, Ran, Refusal, State};
use crate::base::ids::RequestId;
use crate::base::limits::{LATER_MS, NO_HOLDS_MS};

use super::gate::Gate;
use super::request::{End, Phase, Request};
use crate::policy::quiet::Held;

/// What is known of a request beside the journal, which holds no words.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Told {
    /// How many are before it; `None` where its card is on its way.
    pub before: Option<usize>,
    /// Why its card is not on its way, where that is not the others before it.
    pub waits_for: Option<Refusal>,
    /// How it waits, where its card does not come by itself.
    pub held: Option<Held>,
    /// The owner's own words.
    pub reason: Option<String>,
    /// What the program said.
    pub result: Option<String>,
    /// The particulars of a refusal.
    pub refusal: Option<Refusal>,
}

/// The answer about a request, if there ever was one of that id.
#[must_use]
pub fn answer(gate: &Gate, id: &RequestId, told: &Told) -> Option<Answer> {
    match gate.request(id) {
        Some(request) => Some(of(request, told)),
        // Its particulars are forgotten; how it ended is not.
        None => gate.ended_long_ago(id).map(|(state, code)| match (state, code) {
            (State::Denied, code) => Answer::denied(Some(id.clone()), Refusal::of(code.unwrap_or(Code::Undeliverable))),
            (state, code) => {
                Answer { code: code.map(|code| code.as_str().to_owned()), ..Answer::of(state, id.clone()) }
            }
        }),
    }
}

fn of(request: &Request, told: &Told) -> Answer {
    let id = request.id.clone();
    let answer = match &request.phase {
        Phase::Waiting => waiting(id, told),
        Phase::Shown => Answer::asked(id, request.until),
        Phase::Later { at, .. } => {
            let until = at.plus_ms(LATER_MS);
            let hint = format!(
                "The owner put it off. Nothing ran. The card comes back when they ask for it, until {}. Do not ask again.",
                until.to_second()
            );
            Answer { until: Some(until), ..Answer::of(State::Held, id) }.with_hint(&hint)
        }
        Phase::Granted { .. } | Phase::Used { .. } => Answer::of(State::Running, id),
        Phase::Ended(end) => ended(id, end, told),
    };
    let answer = match &told.reason {
        Some(reason) => answer.with_reason(reason),
        None => answer,
    };
    Answer { digest: Some(request.digest), from: request.from.clone(), ..answer }
}

fn waiting(id: RequestId, told: &Told) -> Answer {
    match told.held {
        Some(Held::Night(until)) => return Answer::held(id, until),
        Some(Held::Morning(until)) => {
            let hint = format!(
                "It waited for the end of quiet hours and stands in the owner's morning list; its card comes when they ask for \
                 it, until {}. Nothing ran. Do not ask again.",
                until.to_second()
            );
            return Answer { until: Some(until), ..Answer::of(State::Held, id) }.with_hint(&hint);
        }
        None => {}
    }
    match (&told.waits_for, told.before) {
        (Some(why), before) => Answer {
            code: Some(why.code.as_str().to_owned()),
            until: why.until,
            ..Answer::queued(id, before.unwrap_or_default()).with_hint(&why.hint)
        },
        (None, Some(before)) => Answer::queued(id, before),
        (None, None) => Answer::asked(id, None),
    }
}

fn ended(id: RequestId, end: &End, told: &Told) -> Answer {
    let code = end.code.as_deref().and_then(Code::parse);
    match end.state {
        State::Denied => {
            let refusal = told.refusal.clone().unwrap_or_else(|| Refusal::of(code.unwrap_or(Code::Undeliverable)));
            // The journal's word is the stable one.
            let code = end.code.clone().or(Some(refusal.code.as_str().to_owned()));
            Answer { code, ..Answer::denied(Some(id), refusal) }
        }
        State::Expired => match code {
            Some(code) => Answer { code: Some(code.as_str().to_owned()), ..Answer::of(State::Expired, id) }
                .with_hint(code.words()),
            None => Answer::expired(id, end.at),
        },
        State::Declined => Answer { until: Some(end.at.plus_ms(NO_HOLDS_MS)), ..Answer::of(State::Declined, id) },
        State::Asked
        | State::Executed
        | State::Failed
        | State::Held
        | State::Partial
        | State::Queued
        | State::Returned
        | State::Running
        | State::Unknown
        | State::Withdrawn => {
            let state = end.state;
            let answer = Answer { code: end.code.clone(), ..Answer::of(state, id) };
            match (&told.result, state.ran()) {
                (Some(result), _) => answer.with_result(result),
                (None, Ran::No) => match (&told.refusal, code) {
                    // It was agreed to, and the gate itself could not run it.
                    (Some(refusal), _) if state == State::Failed => answer.with_hint(&refusal.hint),
                    (None, Some(code)) if state == State::Failed => answer.with_hint(code.words()),
                    _ => answer,
                },
                (None, _) => answer,
            }
        }
    }
}
