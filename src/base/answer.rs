//! The shape of every answer: what happened, whether it is final, what to do next (FORMATS §4).

use crate::base::digest::Digest;
use crate::base::exit::Exit;
use crate::base::ids::RequestId;
use crate::base::json::{self, Json};
use crate::base::limits::{HINT_MAX, REASON_MAX, RESULT_MAX};
use crate::base::refusal::clip;
use crate::base::refusal::code_point;
use crate::base::time::Wall;

pub use crate::base::code::Code;
pub use crate::base::refusal::Refusal;
pub use crate::base::state::{Next, Ran, State};

/// An answer about a request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Answer {
    /// The request; a refusal before there was one has none.
    pub id: Option<RequestId>,
    /// Where it stands.
    pub state: State,
    /// What ran.
    pub ran: Ran,
    /// What to do next.
    pub next: Next,
    /// What happened, in one or two sentences.
    pub hint: String,
    /// Why: always with [`State::Denied`], and where a program gave one.
    pub code: Option<String>,
    /// The field it is about.
    pub field: Option<String>,
    /// Where in that field.
    pub at: Option<usize>,
    /// The character there.
    pub ch: Option<char>,
    /// The text as the rule would take it.
    pub fixed: Option<String>,
    /// The owner's own words.
    pub reason: Option<String>,
    /// Until when this holds, or when the card ends.
    pub until: Option<Wall>,
    /// The action's digest.
    pub digest: Option<Digest>,
    /// What the program said, as shown text.
    pub result: Option<String>,
    /// The request it was reopened from.
    pub from: Option<RequestId>,
}

/// Why a line is no answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NotAnAnswer;

impl Answer {
    /// The answer of a state, with the words of that state.
    #[must_use]
    pub fn of(state: State, id: RequestId) -> Self {
        Self { id: Some(id), ..Self::unnamed(state) }
    }

    /// The answer of a state where no id is known.
    #[must_use]
    pub fn unnamed(state: State) -> Self {
        Self::bare(state, None, state.next().unwrap_or(Next::Stop), words(state))
    }

    /// A card waits on the owner's phone.
    #[must_use]
    pub fn asked(id: RequestId, until: Option<Wall>) -> Self {
        let when = until.map(|until| format!(" until {}", until.to_second())).unwrap_or_default();
        let hint = format!(
            "The card is on its way to the owner's phone and waits there{when}. Call consent_status with this id (in a shell: \
             mila-gate ask --id), or go on with other work."
        );
        Self { hint, until, ..Self::of(State::Asked, id) }
    }

    /// Others are before it.
    #[must_use]
    pub fn queued(id: RequestId, before: usize) -> Self {
        let hint = format!("{before} requests are before this one. It will be shown by itself. Do not ask again.");
        Self { hint, ..Self::of(State::Queued, id) }
    }

    /// Quiet hours.
    #[must_use]
    pub fn held(id: RequestId, until: Wall) -> Self {
        let hint = format!(
            "Quiet hours until {}. It will be shown then. Do not ask again; urgent is only for harm or a deadline.",
            until.to_second()
        );
        Self { hint, until: Some(until), ..Self::of(State::Held, id) }
    }

    /// Nobody answered.
    #[must_use]
    pub fn expired(id: RequestId, at: Wall) -> Self {
        let hint = format!(
            "No answer by {}. Nothing ran. This is not a no. The owner can reopen the card themselves; ask again only if they \
             write.",
            at.to_second()
        );
        Self { hint, ..Self::of(State::Expired, id) }
    }

    /// A refusal, for a request or before there is one.
    #[must_use]
    pub fn denied(id: Option<RequestId>, refusal: Refusal) -> Self {
        let Refusal { code, hint, field, at, ch, fixed, until } = refusal;
        let code_text = Some(code.as_str().to_owned());
        Self { code: code_text, field, at, ch, fixed, until, ..Self::bare(State::Denied, id, code.next(), hint) }
    }

    /// With the owner's own words, cut at their bound.
    #[must_use]
    pub fn with_reason(mut self, reason: &str) -> Self {
        self.reason = Some(clip(reason, REASON_MAX));
        self
    }

    /// With what the program said, cut at its bound.
    #[must_use]
    pub fn with_result(mut self, result: &str) -> Self {
        self.result = Some(clip(result, RESULT_MAX));
        self
    }

    /// With a hint of the caller's, cut at its bound.
    #[must_use]
    pub fn with_hint(mut self, hint: &str) -> Self {
        self.hint = clip(hint, HINT_MAX);
        self
    }

    fn bare(state: State, id: Option<RequestId>, next: Next, hint: impl Into<String>) -> Self {
        Self {
            id,
            state,
            ran: state.ran(),
            next,
            hint: hint.into(),
            code: None,
            field: None,
            at: None,
            ch: None,
            fixed: None,
            reason: None,
            until: None,
            digest: None,
            result: None,
            from: None,
        }
    }

    /// The exit code of `mila-gate ask`: 0 only when it ran, whole.
    pub fn exit(&self) -> Exit {
        if self.ran == Ran::Yes {
            return Exit::OK;
        }
        if !self.state.is_final() {
            return Exit::PENDING;
        }
        if self.state != State::Denied {
            return Exit::NO;
        }
        match self.code.as_deref().and_then(Code::parse) {
            Some(Code::GateDown) => Exit::UNAVAILABLE,
            Some(Code::NotPermitted) => Exit::NOPERM,
            _ if self.next == Next::Change => Exit::DATA,
            _ => Exit::NO,
        }
    }

    /// The fields in their order, as they stand in an answer or in an event of one.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, Json)> {
        let text = |value: &str| Json::Str(value.to_owned());
        let at = self.at.and_then(|at| i64::try_from(at).ok());
        let all = [
            ("id", self.id.as_ref().map(|id| text(id.as_str()))),
            ("state", Some(text(self.state.as_str()))),
            ("ran", Some(text(self.ran.as_str()))),
            ("final", Some(Json::Bool(self.state.is_final()))),
            ("next", Some(text(self.next.as_str()))),
            ("hint", Some(text(&self.hint))),
            ("code", self.code.as_deref().map(text)),
            ("field", self.field.as_deref().map(text)),
            ("at", at.map(Json::Int)),
            ("char", self.ch.map(|ch| Json::Str(code_point(ch)))),
            ("fixed", self.fixed.as_deref().map(text)),
            ("reason", self.reason.as_deref().map(text)),
            ("until", self.until.map(|until| Json::Str(until.to_second()))),
            ("digest", self.digest.map(|digest| Json::Str(digest.hex()))),
            ("result", self.result.as_deref().map(text)),
            ("from", self.from.as_ref().map(|id| text(id.as_str()))),
        ];
        all.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }

    /// One line of JSON, without its line feed.
    #[must_use]
    pub fn to_json(&self) -> String {
        // In the order of the format, which is that of reading, not of the bytes of the names.
        let fields: Vec<String> =
            self.fields().iter().map(|(name, value)| format!("\"{name}\":{}", json::canonical(value))).collect();
        format!("{{{}}}", fields.join(","))
    }

    /// Reads an answer. Fields that this version does not know are left aside.
    ///
    /// # Errors
    /// The line is not strict JSON, or `state`, `ran` or `next` is missing or is no known word, or an answer of a state
    /// claims that something ran which that state excludes.
    pub fn from_json(line: &[u8]) -> Result<Self, NotAnAnswer> {
        let value = json::parse(line).map_err(|_fault| NotAnAnswer)?;
        let text = |name: &str| value.get(name).and_then(Json::str);
        let state = text("state").and_then(State::parse).ok_or(NotAnAnswer)?;
        let ran = text("ran").and_then(Ran::parse).ok_or(NotAnAnswer)?;
        let next = text("next").and_then(Next::parse).ok_or(NotAnAnswer)?;
        if ran != state.ran() || value.get("final").and_then(Json::bool) != Some(state.is_final()) {
            return Err(NotAnAnswer);
        }
        let id = |name: &str| match text(name) {
            None => Ok(None),
            Some(id) => RequestId::parse(id).map(Some).ok_or(NotAnAnswer),
        };
        let owned = |name: &str| text(name).map(str::to_owned);
        Ok(Self {
            code: owned("code"),
            field: owned("field"),
            at: value.get("at").and_then(Json::int).and_then(|at| usize::try_from(at).ok()),
            ch: text("char")
                .and_then(|point| u32::from_str_radix(point.strip_prefix("U+")?, 16).ok())
                .and_then(char::from_u32),
            fixed: owned("fixed"),
            reason: owned("reason"),
            until: text("until").and_then(Wall::parse),
            digest: text("digest").and_then(Digest::parse_hex),
            result: owned("result"),
            from: id("from")?,
            ..Self::bare(state, id("id")?, next, text("hint").unwrap_or_default())
        })
    }
}

const fn words(state: State) -> &'static str {
    match state {
        State::Asked => {
            "The card is on its way to the owner's phone. Call consent_status with this id (in a shell: mila-gate ask --id), \
             or go on with other work."
        }
        State::Declined => {
            "The owner said no. Nothing ran. Final for today. Do not repeat it, reword it or do it another way; take `reason` \
             into account."
        }
        State::Denied => "Refused. Nothing ran.",
        State::Executed => "It ran, whole. Do not do it again.",
        State::Expired => {
            "No answer in time. Nothing ran. This is not a no. The owner can reopen the card themselves; ask again only if they \
             write."
        }
        State::Failed => {
            "The owner said yes, but it failed. Nothing was done outside. Not repeated. Tell the owner; ask anew after the cause \
             is mended."
        }
        State::Held => {
            "Quiet hours. It will be shown when they end. Do not ask again; urgent is only for harm or a deadline."
        }
        State::Partial => {
            "Some of it was done and some was not: see `result`. It is not repeated. Tell the owner; to retry ask anew with what \
             failed only."
        }
        State::Queued => "Other requests are before this one. It will be shown by itself. Do not ask again.",
        State::Returned => {
            "The owner wants it different: see `reason`. Nothing ran. Change it and ask again; if `reason` is empty, ask them \
             by reply."
        }
        State::Running => "The owner said yes and it is running now. Wait; do not do it yourself.",
        State::Unknown => {
            "It may or may not have happened. It is never repeated by itself. Ask the owner to look before you ask for anything \
             like it."
        }
        State::Withdrawn => "You took it back. Nothing ran.",
    }
}

#[cfg(test)]
mod tests;
