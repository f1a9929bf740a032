//! What owners write in private, told to the proxy: a reply to a card that was answered is its reason, and any word is a sign that
//! somebody is there. Nobody waits for it: it goes out behind the journals, in the order in which it came.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use crate::base::ids::{MessageId, UserId};
use crate::telegram::update::Message;

/// Lines that may wait: more than a batch has. Only a proxy that does not answer lets them wait.
const WAITING: usize = 256;

/// The line (FORMATS §9).
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub(super) struct Said {
    op: &'static str,
    owner: i64,
    chat: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply_to: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Said {
    /// What is told of a message; of a word to the gate only that there was one.
    pub(super) fn of(owner: UserId, message: &Message, to_the_gate: bool) -> Self {
        let reply_to = message.reply.as_ref().and_then(|reply| reply.message).map(MessageId::get);
        let reply_to = reply_to.filter(|_| !to_the_gate);
        // Words that are somebody else's answer nothing in the owner's name.
        let text = message.text.clone().filter(|_| reply_to.is_some() && !message.forwarded);
        Self {
            op: "said",
            owner: owner.get(),
            chat: message.chat.id.get(),
            message: message.id.map(MessageId::get),
            reply_to,
            text,
        }
    }

    /// Whether a later one of the same owner's says as much.
    pub(super) fn is_covered_by(&self, later: &Self) -> bool {
        self.reply_to.is_none() && self.owner == later.owner
    }
}

/// The lines that wait.
#[derive(Debug)]
pub(super) struct Sayings {
    put: SyncSender<Said>,
    take: Mutex<Option<Receiver<Said>>>,
}

impl Default for Sayings {
    fn default() -> Self {
        let (put, take) = sync_channel(WAITING);
        Self { put, take: Mutex::new(Some(take)) }
    }
}

impl Sayings {
    /// Puts lines behind those that wait.
    pub(super) fn put(&self, lines: Vec<Said>) {
        for line in lines {
            if let Err(TrySendError::Full(line)) = self.put.try_send(line) {
                log::warn!("said.lost owner={} message={}", line.owner, line.message.unwrap_or_default());
            }
        }
    }

    /// Tells them, one after the other, as long as the process lives.
    pub(super) fn run(&self, tell: impl Fn(&str)) {
        let take = self.take.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(take) = take else { return };
        while let Ok(said) = take.recv() {
            match serde_json::to_string(&said) {
                Ok(line) => tell(&line),
                Err(error) => log::error!("said.not_written error={error}"),
            }
        }
    }
}
