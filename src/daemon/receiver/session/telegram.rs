//! Calls to Telegram for the session, and what is said of one that did not do.

use serde_json::Value;

use crate::base::answer::{Code, Refusal};
use crate::base::ids::{ChatId, MessageId};
use crate::base::refusal::said;
use crate::daemon::receiver::holds::{Place, TooFar};
use crate::daemon::receiver::shared::Shared;
use crate::telegram::method::BotError;

/// Why a call did not do.
#[derive(Debug)]
pub(super) enum Fault {
    /// Telegram or the keeper said so.
    Bot(BotError),
    /// Meanwhile the session may not write there any more: nothing was sent.
    Closed(Refusal),
    /// A file of our own could not be read: nothing was sent.
    File(std::io::Error),
    /// It would have had to wait too long: nothing was sent.
    Turn(TooFar),
}

impl From<BotError> for Fault {
    fn from(error: BotError) -> Self {
        Self::Bot(error)
    }
}

/// Makes a call that puts so many messages into a chat when it is its turn, once more each time Telegram asks for a pause that can
/// be waited for.
pub(super) fn in_turn(
    shared: &Shared,
    chat: ChatId,
    place: &mut Place<'_>,
    messages: usize,
    mut call: impl FnMut() -> Result<Value, Fault>,
) -> Result<Value, Fault> {
    loop {
        let sending = place.turn(messages).map_err(Fault::Turn)?;
        // While it waited, or earlier messages were on their way, an owner may have frozen everything or left the chat.
        super::place::open(shared, chat).map_err(Fault::Closed)?;
        let answer = call();
        match &answer {
            Err(Fault::Bot(error)) => match error.retry_after() {
                Some(seconds) => {
                    log::info!("session.paused seconds={seconds}");
                    place.close(seconds.max(1));
                }
                None => return answer,
            },
            Ok(_) | Err(Fault::Closed(_) | Fault::File(_) | Fault::Turn(_)) => return answer,
        }
        drop(sending);
    }
}

/// The messages that an answer tells of, all of them in that chat: one, or an album's.
pub(super) fn messages(chat: ChatId, answer: &Value) -> Result<Vec<MessageId>, Fault> {
    let told = answer.as_array().map_or_else(|| vec![answer], |all| all.iter().collect());
    let ids = told.iter().map(|message| {
        let there = message.pointer("/chat/id").and_then(Value::as_i64) == Some(chat.get());
        message.get("message_id").and_then(Value::as_i64).and_then(MessageId::new).filter(|_| there)
    });
    match ids.collect::<Option<Vec<_>>>() {
        Some(ids) if !ids.is_empty() => Ok(ids),
        _ => Err(BotError::Unknown { what: "Telegram's answer is not the message that was sent".to_owned() }.into()),
    }
}

/// What the session is told when nothing came of a call, or nobody knows.
pub(super) fn refusal(shared: &Shared, fault: &Fault) -> Refusal {
    match fault {
        Fault::Closed(refusal) => refusal.clone(),
        Fault::Turn(TooFar(seconds)) => Refusal::rate(*seconds),
        Fault::File(error) => Refusal::trouble(Code::DiskFull, &error.to_string()),
        Fault::Bot(error) => {
            log::warn!("session.call_failed error={error}");
            match error {
                BotError::Unknown { .. } => Refusal::of(Code::Unknown),
                BotError::Unsent { .. } => {
                    let now = shared.now();
                    let ill = shared.health.look(now, shared.boot()).ill;
                    Refusal::telegram_down(ill.map_or(now, |ill| ill.since))
                }
                BotError::Refused { code, description, .. } => {
                    failed(&format!("Telegram refused it: {code} {}", said(description)))
                }
                BotError::Denied { status, code } => failed(&format!("the keeper refused it: {status} {}", said(code))),
            }
        }
    }
}

fn failed(what: &str) -> Refusal {
    Refusal::new(Code::Failed, format!("{what}. Nothing was sent. Do not repeat it as it is; tell the owner."))
}
