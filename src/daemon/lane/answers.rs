//! One question: counted, asked, and the answer held to what may be published.

use std::fmt::Write;

use serde_json::json;

use crate::base::limits::{LANE_ANSWER_TIME, LANE_AT_ONCE, LANE_CLI_AT_ONCE};
use crate::daemon::lane::api::{self, Failed};
use crate::daemon::lane::counters::NotNow;
use crate::daemon::lane::request::Ask;
use crate::daemon::lane::{Lane, Place};
use crate::policy::lane::answer::{self, Dropped};
use crate::policy::lane::limits::{Asked, Limit, Used};
use crate::policy::lane::{prompt, question};
use crate::sys::random;

/// The answer that is none, and why.
pub(super) fn none(why: &str, tokens: u64) -> String {
    json!({"answer": null, "why": why, "tokens": tokens}).to_string()
}

/// What came of a question.
#[derive(Debug, Eq, PartialEq)]
struct Outcome {
    answer: Option<String>,
    why: &'static str,
    limit: Option<Limit>,
    tokens: u64,
}

impl Outcome {
    const fn nothing(why: &'static str) -> Self {
        Self { answer: None, why, limit: None, tokens: 0 }
    }

    fn over(limit: Limit) -> Self {
        Self { limit: Some(limit), ..Self::nothing("limit") }
    }

    fn to_json(&self) -> String {
        let Self { answer, why, limit, tokens } = self;
        match limit {
            Some(limit) => json!({"answer": answer, "why": why, "limit": limit.as_str(), "tokens": tokens}),
            None => json!({"answer": answer, "why": why, "tokens": tokens}),
        }
        .to_string()
    }
}

impl Lane {
    /// Answers a stranger, or says why not. Nothing that a stranger or a model wrote is ever logged.
    pub(super) fn ask(&self, ask: &Ask) -> String {
        let outcome = match Place::take(&self.asking, self.at_once()) {
            Some(_place) => self.answered(ask),
            None => Outcome::nothing("busy"),
        };
        log::info!(
            "lane.asked chat={} user={} why={} limit={} tokens={}",
            ask.chat,
            ask.user,
            outcome.why,
            outcome.limit.map_or("-", Limit::as_str),
            outcome.tokens
        );
        outcome.to_json()
    }

    /// How many questions may be with the model.
    fn at_once(&self) -> usize {
        if self.cli.get().is_some() { LANE_CLI_AT_ONCE } else { LANE_AT_ONCE }
    }

    fn answered(&self, ask: &Ask) -> Outcome {
        // Without a key nothing is asked, so nothing counts.
        if !self.has_key() {
            return Outcome::nothing("no_key");
        }
        let Some(canary) = mark() else { return Outcome::nothing("model") };
        let taken = self.counters().take(Asked { at: self.begun.now(), chat: ask.chat, user: ask.user });
        match taken {
            Ok(()) => {}
            Err(NotNow::Limit(limit)) => return Outcome::over(limit),
            Err(NotNow::Unwritten(error)) => {
                log::error!("lane.not_counted error={error}");
                return Outcome::nothing("busy");
            }
        }
        // A question of nothing counts too: it costs the owner a look.
        let Some(question) = question::cleaned(&ask.text) else { return Outcome::nothing("model") };
        let outcome = self.asked(&question, &canary);
        let answered = outcome.answer.is_some();
        self.counters().add(Used { at: self.begun.now(), answered, tokens: outcome.tokens });
        outcome
    }

    fn asked(&self, question: &str, canary: &str) -> Outcome {
        let known = self.knowledge.now();
        let model = &self.begun.config.lane.model;
        let came = match self.cli.get() {
            None => api::ask(&self.keeper, prompt::body(model, canary, &known.text, question), LANE_ANSWER_TIME),
            // The token is told to nobody but the CLI, for this answer alone.
            Some(cli) => match mark() {
                Some(token) => cli.ask(&token, model, canary, &known.text, question),
                None => Err(Failed::Model("no token".to_owned())),
            },
        };
        let reply = match came {
            Ok(reply) => reply,
            Err(Failed::Busy) => return Outcome::nothing("busy"),
            Err(Failed::Ceiling) => return Outcome::over(Limit::Day),
            Err(Failed::NoKey) => return Outcome::nothing("no_key"),
            Err(Failed::Model(what)) => {
                log::warn!("lane.model_failed what={what:?}");
                return Outcome::nothing("model");
            }
        };
        let because = |why| Outcome { tokens: reply.tokens, ..Outcome::nothing(why) };
        let Some(text) = &reply.text else { return because("model") };
        match answer::checked(text, canary, &known.text) {
            Ok(text) => Outcome { answer: Some(text), ..because("ok") },
            Err(Dropped::Canary) => because("canary"),
            Err(Dropped::Empty) => because("model"),
            Err(Dropped::Filter(finding)) => {
                log::info!("lane.filtered finding={}", finding.as_str());
                because("filter")
            }
        }
    }
}

/// A mark of one answer alone: 64 bits that nobody can foresee.
fn mark() -> Option<String> {
    let bytes: [u8; 8] = random::array().ok()?;
    let mut mark = String::with_capacity(16);
    for byte in bytes {
        write!(mark, "{byte:02x}").ok()?;
    }
    Some(mark)
}
