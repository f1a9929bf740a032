//! What tests script: the next call of a method answered with 429, cut short, held back, changed on its way.

use std::sync::Arc;

use serde_json::Value;

use super::http::Reply;
use super::methods::ApiError;
use super::world::{Call, State, World};

/// What happens to a call.
#[derive(Clone)]
pub enum Fault {
    /// Something else happens first; then the call goes on as ever.
    Meanwhile(Arc<dyn Fn(&mut State) + Send + Sync>),
    /// This answer, and no effect.
    Instead(Reply),
    /// The connection is closed without an answer, and there is no effect.
    Closed,
    /// The call waits for the latch; then it goes on as ever.
    Held(Latch),
    /// It takes effect; then this answer instead of the true one.
    Mistold(Reply),
    /// It takes effect; then the connection is closed without an answer.
    Lost,
    /// It takes effect; the answer is cut in the middle.
    Cut,
    /// It takes effect; the second half of the answer's body waits for the latch.
    Half(Latch),
    /// It takes effect; the answer waits for the latch.
    Late(Latch),
    /// It takes effect; its result is changed on the way back.
    Altered(Arc<dyn Fn(&mut Value) + Send + Sync>),
}

impl Fault {
    /// 429 with `retry_after`.
    pub fn too_many(seconds: u64) -> Self {
        let mut reply = Reply::json(429, &ApiError::too_many(seconds).to_json());
        reply.headers.push(("Retry-After", seconds.to_string()));
        Self::Instead(reply)
    }

    /// 502 with HTML, and no effect.
    pub fn html() -> Self {
        Self::Instead(Reply::html(502))
    }

    /// These bytes, and no effect.
    pub fn bytes(body: Vec<u8>) -> Self {
        Self::Instead(Reply {
            status: 200,
            headers: vec![("Content-Type", "application/octet-stream".to_owned())],
            body,
        })
    }

    /// An error in Telegram's shape.
    pub fn error(error: &ApiError) -> Self {
        Self::Instead(Reply::json(error.code, &error.to_json()))
    }

    /// Something happens first.
    pub fn meanwhile(action: impl Fn(&mut State) + Send + Sync + 'static) -> Self {
        Self::Meanwhile(Arc::new(action))
    }

    /// The result is changed on the way back.
    pub fn altered(change: impl Fn(&mut Value) + Send + Sync + 'static) -> Self {
        Self::Altered(Arc::new(change))
    }
}

/// Holds calls back until it is opened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Latch(pub u64);

/// A scripted fault that waits for its call.
pub struct Rule {
    method: String,
    fits: Box<dyn Fn(&Call) -> bool + Send>,
    skip: usize,
    left: usize,
    fault: Fault,
    /// How often it has struck.
    pub struck: usize,
}

/// A rule in the making.
pub struct Plan<'a> {
    world: &'a World,
    rule: Rule,
}

impl World {
    /// Begins a rule for the next call of a method. `*` is any method, `file` the download of a file.
    pub fn on(&self, method: &str) -> Plan<'_> {
        let rule = Rule {
            method: method.to_owned(),
            fits: Box::new(|_call| true),
            skip: 0,
            left: 1,
            fault: Fault::Closed,
            struck: 0,
        };
        Plan { world: self, rule }
    }

    /// Takes every rule away.
    pub fn heal(&self) {
        self.lock().rules.clear();
    }

    /// How often rules for a method have struck.
    pub fn struck(&self, method: &str) -> usize {
        self.lock().rules.iter().filter(|rule| rule.method == method).map(|rule| rule.struck).sum()
    }

    /// Waits until rules for a method have struck so often.
    pub fn wait_struck(&self, method: &str, times: usize) {
        self.must(&format!("{times} faults on {method}"), |state| {
            let struck: usize = state.rules.iter().filter(|rule| rule.method == method).map(|rule| rule.struck).sum();
            (struck >= times).then_some(())
        });
    }

    /// A new latch, shut.
    pub fn latch(&self) -> Latch {
        let mut state = self.lock();
        state.latches += 1;
        Latch(state.latches)
    }

    /// Opens a latch.
    pub fn open(&self, latch: Latch) {
        self.lock().released.insert(latch.0);
    }

    /// Waits for a latch; `false` when the server is shut first.
    pub fn pass(&self, latch: Latch) -> bool {
        loop {
            let opened = self.wait(super::world::PATIENCE, |state| {
                (state.closing || state.released.contains(&latch.0)).then_some(!state.closing)
            });
            if let Some(opened) = opened {
                return opened;
            }
        }
    }
}

impl Plan<'_> {
    /// Lets so many calls pass first.
    pub fn skip(mut self, calls: usize) -> Self {
        self.rule.skip = calls;
        self
    }

    /// Strikes so often; otherwise once.
    pub fn times(mut self, times: usize) -> Self {
        self.rule.left = times;
        self
    }

    /// Strikes every time.
    pub fn always(self) -> Self {
        self.times(usize::MAX)
    }

    /// Only calls that fit.
    pub fn when(mut self, fits: impl Fn(&Call) -> bool + Send + 'static) -> Self {
        self.rule.fits = Box::new(fits);
        self
    }

    /// Only calls to this chat.
    pub fn in_chat(self, chat: i64) -> Self {
        self.when(move |call| call.params.int("chat_id") == Some(chat))
    }

    /// Puts the rule in force.
    pub fn fault(mut self, fault: Fault) {
        self.rule.fault = fault;
        self.world.lock().rules.push(self.rule);
    }
}

/// The fault for a call that has just been recorded, if any. The newest rule counts.
pub fn strike(state: &mut State, call: usize) -> Option<Fault> {
    let call = state.calls[call].clone();
    for rule in state.rules.iter_mut().rev() {
        let named = rule.method == "*" || rule.method.eq_ignore_ascii_case(&call.method);
        if !named || rule.left == 0 || !(rule.fits)(&call) {
            continue;
        }
        if rule.skip > 0 {
            rule.skip -= 1;
            continue;
        }
        rule.left = rule.left.saturating_sub(usize::from(rule.left != usize::MAX));
        rule.struck += 1;
        return Some(rule.fault.clone());
    }
    None
}
