//! A question to the owners, and what the session's side says about the agent itself.

use serde_json::{Value, json};

use super::fields;
use super::telegram::{Fault, refusal};
use crate::base::answer::Refusal;
use crate::base::json::Json;
use crate::daemon::receiver::questions;
use crate::daemon::receiver::shared::Shared;
use crate::policy::card::told::Notice;

/// Asks every owner. It decides nothing outside; the answer comes as an event.
pub(super) fn ask_owner(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let text = fields::the_text(request, "text", "the question")?;
    let needs = "a list of short texts";
    let answers = match request.get("answers") {
        None => Vec::new(),
        Some(list) => list
            .arr()
            .and_then(|list| list.iter().map(|answer| answer.str().map(str::to_owned)).collect::<Option<Vec<_>>>())
            .ok_or_else(|| Refusal::field_type("answers", needs, "something else"))?,
    };
    // The question stands on cards of the gate's, but it is the session that sends: at its pace, and not into another card.
    let owners = shared.owners.current();
    let far = |far| refusal(shared, &Fault::Turn(far));
    let mut places = Vec::new();
    for owner in owners.list() {
        places.push((owner.id, shared.holds.queue(owner.id.private_chat(), 1).map_err(far)?));
    }
    // One owner's turn at a time: whoever waits for one chat must not shut another.
    let mut turn = |owner| {
        let at = places.iter().position(|(id, _)| *id == owner)?;
        let (_, mut place) = places.swap_remove(at);
        place.turn(1).ok()
    };
    let id = questions::ask(shared, text, &answers, &mut turn)?;
    Ok(json!({"question": id.as_str()}))
}

/// The session's side says that the agent stopped, and why.
pub(super) fn notice(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let needs = "stopped, out_of_usage or must_log_in";
    let what = fields::the_text(request, "what", needs)?;
    let notice = Notice::parse(what).ok_or_else(|| Refusal::field_range("what", needs, what))?;
    shared.noticed(notice);
    Ok(json!({}))
}
