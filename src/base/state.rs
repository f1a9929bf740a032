//! Where a request stands, what ran, and what to do next (FORMATS §4).

/// What a caller does next: one word that can be followed without reading prose.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Next {
    /// The operator has to mend something.
    AskOperator,
    /// Change the request and ask again.
    Change,
    /// Do nothing more.
    Stop,
    /// Tell the owner.
    TellOwner,
    /// Ask again later.
    Wait,
}

impl Next {
    /// The word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AskOperator => "ask_operator",
            Self::Change => "change",
            Self::Stop => "stop",
            Self::TellOwner => "tell_owner",
            Self::Wait => "wait",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::AskOperator, Self::Change, Self::Stop, Self::TellOwner, Self::Wait]
            .into_iter()
            .find(|next| next.as_str() == text)
    }
}

/// What ran, as the program said it: the only word on what happened outside.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ran {
    /// Nothing.
    No,
    /// Some of it.
    Part,
    /// Nobody knows.
    Unknown,
    /// All of it.
    Yes,
}

impl Ran {
    /// The word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Part => "part",
            Self::Unknown => "unknown",
            Self::Yes => "yes",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::No, Self::Part, Self::Unknown, Self::Yes].into_iter().find(|ran| ran.as_str() == text)
    }
}

/// Where a request stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum State {
    /// A card waits for an answer.
    Asked,
    /// The owner said no.
    Declined,
    /// Refused by the gate.
    Denied,
    /// It ran, whole.
    Executed,
    /// Nobody answered.
    Expired,
    /// It ran, and nothing was done.
    Failed,
    /// Waits for the end of quiet hours.
    Held,
    /// Some of it was done.
    Partial,
    /// Waits behind other cards.
    Queued,
    /// The owner wants it different.
    Returned,
    /// It runs now.
    Running,
    /// Nobody knows whether it ran.
    Unknown,
    /// The session took it back.
    Withdrawn,
}

impl State {
    /// Every state.
    pub const ALL: [Self; 13] = [
        Self::Asked,
        Self::Declined,
        Self::Denied,
        Self::Executed,
        Self::Expired,
        Self::Failed,
        Self::Held,
        Self::Partial,
        Self::Queued,
        Self::Returned,
        Self::Running,
        Self::Unknown,
        Self::Withdrawn,
    ];

    /// The word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Declined => "declined",
            Self::Denied => "denied",
            Self::Executed => "executed",
            Self::Expired => "expired",
            Self::Failed => "failed",
            Self::Held => "held",
            Self::Partial => "partial",
            Self::Queued => "queued",
            Self::Returned => "returned",
            Self::Running => "running",
            Self::Unknown => "unknown",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }

    /// The state that an ended action is in.
    #[must_use]
    pub const fn after(ran: Ran) -> Self {
        match ran {
            Ran::No => Self::Failed,
            Ran::Part => Self::Partial,
            Ran::Unknown => Self::Unknown,
            Ran::Yes => Self::Executed,
        }
    }

    /// What ran, in this state.
    #[must_use]
    pub const fn ran(self) -> Ran {
        match self {
            Self::Executed => Ran::Yes,
            Self::Partial => Ran::Part,
            Self::Running | Self::Unknown => Ran::Unknown,
            Self::Asked
            | Self::Declined
            | Self::Denied
            | Self::Expired
            | Self::Failed
            | Self::Held
            | Self::Queued
            | Self::Returned
            | Self::Withdrawn => Ran::No,
        }
    }

    /// Whether it never changes.
    #[must_use]
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Asked | Self::Held | Self::Queued | Self::Running)
    }

    /// What a caller does next; `None` for [`Self::Denied`], where the code says it.
    #[must_use]
    pub const fn next(self) -> Option<Next> {
        match self {
            Self::Asked | Self::Held | Self::Queued | Self::Running => Some(Next::Wait),
            Self::Executed | Self::Declined | Self::Withdrawn => Some(Next::Stop),
            Self::Partial | Self::Failed | Self::Unknown | Self::Expired => Some(Next::TellOwner),
            Self::Returned => Some(Next::Change),
            Self::Denied => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back() {
        for state in State::ALL {
            assert_eq!(State::parse(state.as_str()), Some(state));
            assert_eq!(Ran::parse(state.ran().as_str()), Some(state.ran()));
        }
        for word in ["wait", "change", "stop", "tell_owner", "ask_operator"] {
            assert_eq!(Next::parse(word).map(Next::as_str), Some(word));
        }
        assert_eq!((State::parse("Asked"), Ran::parse(""), Next::parse("retry")), (None, None, None));
    }

    #[test]
    fn an_action_that_ended_is_in_the_state_that_says_what_ran() {
        for ran in [Ran::No, Ran::Part, Ran::Unknown, Ran::Yes] {
            assert_eq!(State::after(ran).ran(), ran);
            assert!(State::after(ran).is_final());
        }
    }

    #[test]
    fn the_states_say_what_the_table_of_states_says() {
        let rows = [
            ("asked", "no", false, Some("wait")),
            ("queued", "no", false, Some("wait")),
            ("held", "no", false, Some("wait")),
            ("running", "unknown", false, Some("wait")),
            ("executed", "yes", true, Some("stop")),
            ("partial", "part", true, Some("tell_owner")),
            ("failed", "no", true, Some("tell_owner")),
            ("unknown", "unknown", true, Some("tell_owner")),
            ("declined", "no", true, Some("stop")),
            ("returned", "no", true, Some("change")),
            ("withdrawn", "no", true, Some("stop")),
            ("expired", "no", true, Some("tell_owner")),
            ("denied", "no", true, None),
        ];
        assert_eq!(rows.len(), State::ALL.len());
        for (word, ran, is_final, next) in rows {
            let state = State::parse(word).unwrap();
            assert_eq!(state.ran().as_str(), ran, "{word}");
            assert_eq!(state.is_final(), is_final, "{word}");
            assert_eq!(state.next().map(Next::as_str), next, "{word}");
        }
    }
}
