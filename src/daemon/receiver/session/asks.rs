//! A question to the owners, and what the session's side says about the agent itself.

use serde_json::{Value, json};

use super::fields;
use super::telegram::{Fault, refusal};
use crate::base::answer::Refusal;
use crate::base::ids::UserId;
use crate::base::json::Json;
use crate::daemon::receiver::holds::Sending;
use crate::daemon::receiver::shared::Shared;
use crate::daemon::receiver::{questions, relay};
use crate::policy::card::told::Notice;
use crate::policy::prompt::{Prompt, PromptId};

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
    let id = in_turn(shared, |turn| questions::ask(shared, text, &answers, turn))?;
    Ok(json!({"question": id.as_str()}))
}

/// Shows a tool prompt of Claude Code's to every owner. What an owner answers is pushed to the subscriber, once.
pub(super) fn permission(shared: &Shared, uid: u32, request: &Json) -> Result<Value, Refusal> {
    let needs = "the words of Claude Code's request";
    let id = fields::the_text(request, "request_id", needs)?;
    let tool = fields::the_text(request, "tool_name", needs)?;
    let description = fields::the_text(request, "description", needs)?;
    let preview = fields::the_text(request, "input_preview", needs)?;
    let id = PromptId::parse(id).ok_or_else(|| Refusal::field_range("request_id", "five letters", "something else"))?;
    relay::may(shared, uid, &id)?;
    let prompt = Prompt::judge(tool, description, preview);
    in_turn(shared, |turn| relay::ask(shared, uid, &id, &prompt, turn))?;
    Ok(json!({"whole": prompt.whole}))
}

/// An owner's turn, for one message.
type Turn<'t, 'a> = &'t mut dyn FnMut(UserId) -> Option<Sending<'a>>;

/// Does what is sent to every owner at the session's pace.
fn in_turn<'a, T>(shared: &'a Shared, send: impl FnOnce(Turn<'_, 'a>) -> Result<T, Refusal>) -> Result<T, Refusal> {
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
    send(&mut turn)
}

/// The session's side says that the agent stopped, and why.
pub(super) fn notice(shared: &Shared, request: &Json) -> Result<Value, Refusal> {
    let needs = "cannot_start, must_log_in, out_of_usage or stopped";
    let what = fields::the_text(request, "what", needs)?;
    let notice = Notice::parse(what).ok_or_else(|| Refusal::field_range("what", needs, what))?;
    shared.noticed(notice);
    Ok(json!({}))
}
