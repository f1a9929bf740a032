//! The words every answer is made of: codes, states, what ran, and what to do next (FORMATS §4, §5).

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

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $next:ident;)*) => {
        /// A stable code: why something was refused, put off or failed.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The code as it stands in answers and journals.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }

            /// What a caller does next.
            #[must_use]
            pub const fn next(self) -> Next {
                match self {
                    $(Self::$name => Next::$next,)*
                }
            }
        }
    };
}

codes! {
    /// Too many calls at once.
    Busy = "busy", Wait;
    /// The card in the chat is not what was sent.
    CardChanged = "card_changed", TellOwner;
    /// The chat is not connected.
    ChatNotConnected = "chat_not_connected", TellOwner;
    /// The group had no event for too long.
    ChatQuiet = "chat_quiet", TellOwner;
    /// The chat is only watched.
    ChatWatched = "chat_watched", TellOwner;
    /// The clock went back.
    ClockStepped = "clock_stepped", AskOperator;
    /// The configuration or a definition is wrong.
    Config = "config", AskOperator;
    /// The owner said no.
    Declined = "declined", Stop;
    /// The owner said no to exactly this within a day.
    DeclinedToday = "declined_today", Stop;
    /// No space is left.
    DiskFull = "disk_full", AskOperator;
    /// Telegram shows the text differently.
    EchoDiffers = "echo_differs", Change;
    /// Nobody answered in time.
    Expired = "expired", TellOwner;
    /// It was tried and nothing was done.
    Failed = "failed", TellOwner;
    /// A field is missing.
    FieldMissing = "field_missing", Change;
    /// A field holds a value outside its range.
    FieldRange = "field_range", Change;
    /// A field holds a value of another type.
    FieldType = "field_type", Change;
    /// The kind has no such field.
    FieldUnknown = "field_unknown", Change;
    /// A file changed while it was copied.
    FileChanged = "file_changed", Change;
    /// A file holds nothing.
    FileEmpty = "file_empty", Change;
    /// A file is not there.
    FileMissing = "file_missing", Change;
    /// A file's name would not be shown as it is.
    FileName = "file_name", Change;
    /// The file came in no message of the owner's or the team's.
    FileNotFromEvent = "file_not_from_event", Stop;
    /// Something that is not an ordinary file.
    FileNotRegular = "file_not_regular", Change;
    /// A file is too big.
    FileTooBig = "file_too_big", Change;
    /// More files than the kind takes.
    FileTooMany = "file_too_many", Change;
    /// Sent as plain text.
    FormatPlain = "format_plain", Stop;
    /// An owner or the host froze everything.
    Frozen = "frozen", Stop;
    /// A daemon cannot be reached.
    GateDown = "gate_down", AskOperator;
    /// The gate has not started whole.
    GateStarting = "gate_starting", Wait;
    /// Quiet hours.
    Held = "held", Wait;
    /// No such request.
    IdUnknown = "id_unknown", Change;
    /// The decisions journal cannot be used.
    JournalStopped = "journal_stopped", AskOperator;
    /// Not strict JSON.
    JsonStrict = "json_strict", Change;
    /// The kind's definition is another one than was asked for.
    KindChanged = "kind_changed", TellOwner;
    /// The kind is turned off.
    KindOff = "kind_off", TellOwner;
    /// No cards of this kind for now.
    KindPaused = "kind_paused", Stop;
    /// No such kind.
    KindUnknown = "kind_unknown", Change;
    /// Nobody is an owner.
    NoOwner = "no_owner", AskOperator;
    /// Files cannot be taken here.
    NoFileHere = "no_file_here", Change;
    /// This caller may not.
    NotPermitted = "not_permitted", AskOperator;
    /// Not a message that the session sent.
    NotYourMessage = "not_your_message", Stop;
    /// No such operation.
    OpUnknown = "op_unknown", Change;
    /// The owner who decided is an owner no longer.
    OwnerGone = "owner_gone", TellOwner;
    /// Some of it was done.
    Partial = "partial", TellOwner;
    /// Terms above the ceiling.
    PermissionCeiling = "permission_ceiling", Change;
    /// A permission for this is in force.
    PermissionExists = "permission_exists", Stop;
    /// The kind never runs without a card.
    PermissionKind = "permission_kind", Stop;
    /// The terms are not whole.
    PermissionTerms = "permission_terms", Change;
    /// Others are before this one.
    Queued = "queued", Wait;
    /// Too fast for this chat.
    Rate = "rate", Wait;
    /// The receiver is not there, so no card can be drawn.
    ReceiverDown = "receiver_down", Wait;
    /// A mark that only the gate may use.
    ReservedMark = "reserved_mark", Change;
    /// The gate was restarted.
    Restart = "restart", TellOwner;
    /// The owner wants it different.
    Returned = "returned", Change;
    /// Another action runs.
    RunnerBusy = "runner_busy", Wait;
    /// The stored request is no longer there.
    SpoolGone = "spool_gone", TellOwner;
    /// Somebody else follows the events already.
    SubscribedElsewhere = "subscribed_elsewhere", Stop;
    /// The target leads elsewhere than it did.
    TargetChanged = "target_changed", TellOwner;
    /// No such target.
    TargetUnknown = "target_unknown", Change;
    /// Telegram cannot be reached.
    TelegramDown = "telegram_down", Wait;
    /// Blanks at an end, or too many in a row.
    TextBlank = "text_blank", Change;
    /// An emoji sequence that Unicode does not list.
    TextEmoji = "text_emoji", Change;
    /// A character that would not be seen.
    TextHidden = "text_hidden", Change;
    /// A bare, repeated or removed mark.
    TextMark = "text_mark", Change;
    /// Text that is not in NFC.
    TextNotNfc = "text_not_nfc", Change;
    /// More text than the kind takes.
    TextTooLong = "text_too_long", Change;
    /// It cannot be taken back any more.
    TooLate = "too_late", Stop;
    /// Too many requests wait already.
    TooManyOpen = "too_many_open", Wait;
    /// The card could not be shown whole.
    Undeliverable = "undeliverable", TellOwner;
    /// Nobody knows whether it happened.
    Unknown = "unknown", TellOwner;
}

impl Code {
    /// Reads a code.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == text)
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
    fn every_code_and_state_reads_back() {
        for code in Code::ALL {
            assert_eq!(Code::parse(code.as_str()), Some(*code));
            assert!(code.as_str().bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{code:?}");
        }
        for state in State::ALL {
            assert_eq!(State::parse(state.as_str()), Some(state));
        }
        assert_eq!(Code::parse("Busy"), None);
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
