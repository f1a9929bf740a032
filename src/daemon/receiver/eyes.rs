//! The eyes that tell an owner that a message was taken: never in place of what the session put on it.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::json;

use super::after::may_sign;
use super::shared::Shared;
use crate::base::ids::{ChatId, MessageId};
use crate::base::limits::SIGNS_MAX;
use crate::base::recent::Recent;
use crate::net::say::CALL_TIME;

/// A message in its chat.
type On = (ChatId, MessageId);

/// On which messages the session put something, and on which the eyes are on their way.
#[derive(Debug)]
pub(super) struct Eyes {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    reacted: Recent<On>,
    under_way: Option<On>,
}

impl Default for Eyes {
    fn default() -> Self {
        // Eyes that waited behind more messages than that are dropped already.
        let reacted = Recent::new(SIGNS_MAX.saturating_mul(8));
        Self { state: Mutex::new(State { reacted, under_way: None }), changed: Condvar::new() }
    }
}

impl Eyes {
    /// The session puts something on a message: from now on no eyes go there. Waits, at most so long, for those on their way.
    pub(super) fn give_way(&self, on: On, most: Duration) {
        let mut state = self.state();
        state.reacted.put(on);
        let waits = |state: &mut State| state.under_way == Some(on);
        drop(self.changed.wait_timeout_while(state, most, waits).unwrap_or_else(PoisonError::into_inner));
    }

    /// Puts the eyes there, unless the session was first.
    fn put(&self, on: On, call: impl FnOnce()) {
        {
            let mut state = self.state();
            if state.reacted.has(&on) {
                return;
            }
            state.under_way = Some(on);
        }
        call();
        self.state().under_way = None;
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The small signs that a message was taken: eyes on it, and somebody typing.
pub(super) fn seen(shared: &Shared, chat: ChatId, message: MessageId) {
    // Time has passed.
    if !may_sign(shared, chat) || shared.is_frozen() {
        return;
    }
    let call = |method, params: serde_json::Value| {
        if let Err(error) = shared.bot.call(method, &params, CALL_TIME) {
            log::debug!("sign.not_shown method={method} error={error}");
        }
    };
    shared.eyes.put((chat, message), || {
        let eyes = json!([{"type": "emoji", "emoji": "👀"}]);
        call("setMessageReaction", json!({"chat_id": chat.get(), "message_id": message.get(), "reaction": eyes}));
    });
    call("sendChatAction", json!({"chat_id": chat.get(), "action": "typing"}));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::{RecvTimeoutError, channel};

    use super::*;
    use crate::sys::thread;

    const SOON: Duration = Duration::from_secs(20);

    fn on(message: i64) -> On {
        (ChatId::new(111).unwrap(), MessageId::new(message).unwrap())
    }

    #[test]
    fn no_eyes_come_after_what_the_session_put_on_a_message() {
        let eyes = Arc::new(Eyes::default());
        let mut put = Vec::new();
        eyes.give_way(on(1), Duration::ZERO);
        for message in [1, 2] {
            eyes.put(on(message), || put.push(message));
        }
        assert_eq!(put, [2]);
        let ((begun, begins), (end, ends), (done, is_done)) = (channel(), channel::<()>(), channel());
        let slow = Arc::clone(&eyes);
        thread::spawn("eyes", 128 * 1024, move || {
            slow.put(on(3), || {
                begun.send(()).unwrap();
                ends.recv().unwrap();
            });
        })
        .unwrap();
        begins.recv_timeout(SOON).unwrap();
        eyes.give_way(on(4), SOON);
        let session = Arc::clone(&eyes);
        thread::spawn("session", 128 * 1024, move || {
            session.give_way(on(3), SOON);
            done.send(()).unwrap();
        })
        .unwrap();
        assert_eq!(is_done.recv_timeout(Duration::from_millis(30)), Err(RecvTimeoutError::Timeout));
        end.send(()).unwrap();
        is_done.recv_timeout(SOON).unwrap();
    }
}
