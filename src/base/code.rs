//! The stable codes: why something was refused, put off or failed (FORMATS §5, WORDS §14).

use crate::base::state::Next;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $next:ident, $words:literal;)*) => {
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

            /// What is said where there are no particulars.
            #[must_use]
            pub const fn words(self) -> &'static str {
                match self {
                    $(Self::$name => $words,)*
                }
            }
        }
    };
}

codes! {
    /// Too many calls at once.
    Busy = "busy", Wait,
        "Too many calls at once. Nothing ran. Try again in a minute.";
    /// The card in the chat is not what was sent.
    CardChanged = "card_changed", TellOwner,
        "The card on the owner's phone was not what the gate had sent. Nothing ran. Tell the owner; ask anew.";
    /// The chat is not connected.
    ChatNotConnected = "chat_not_connected", TellOwner,
        "This chat is not connected, or only watched. Nothing was sent. The owner connects it by adding the \
         bot or /channel_join.";
    /// The group had no event for too long.
    ChatQuiet = "chat_quiet", TellOwner,
        "Nothing came from this chat for 48 hours. Nothing was sent. Tell the owner by reply in their private chat.";
    /// The chat is only watched.
    ChatWatched = "chat_watched", TellOwner,
        "This chat is only watched. Nothing was sent. The owner can change its mode with /groups.";
    /// The clock went back.
    ClockStepped = "clock_stepped", AskOperator,
        "The clock went back: everything is refused until it is mended (mila-gate status). Nothing ran.";
    /// The configuration or a definition is wrong.
    Config = "config", AskOperator,
        "The configuration is wrong: everything is refused until the operator mends it (mila-gate status). \
         Nothing ran.";
    /// The owner said no.
    Declined = "declined", Stop,
        "The owner said no. Nothing ran. Final for today. Do not repeat it, reword it or do it another way; \
         take `reason` into account.";
    /// The owner said no to exactly this within a day.
    DeclinedToday = "declined_today", Stop,
        "The owner said no to exactly this within a day. No card was shown. Nothing ran.";
    /// No space is left.
    DiskFull = "disk_full", AskOperator,
        "The disk is full: everything is refused until the operator makes room (mila-gate status). Nothing ran.";
    /// Telegram shows the text differently.
    EchoDiffers = "echo_differs", Change,
        "Telegram would show it differently. Nothing ran. Use plainer characters.";
    /// Nobody answered in time.
    Expired = "expired", TellOwner,
        "No answer in time. Nothing ran. This is not a no. The owner can reopen the card themselves; ask \
         again only if they write.";
    /// It was tried and nothing was done.
    Failed = "failed", TellOwner,
        "The owner said yes, but it failed. Nothing was done outside. Not repeated. Tell the owner; ask anew \
         after the cause is mended.";
    /// A field is missing.
    FieldMissing = "field_missing", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A field holds a value outside its range.
    FieldRange = "field_range", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A field holds a value of another type.
    FieldType = "field_type", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// The kind has no such field.
    FieldUnknown = "field_unknown", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A file changed while it was copied.
    FileChanged = "file_changed", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A file holds nothing.
    FileEmpty = "file_empty", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A file is not there.
    FileMissing = "file_missing", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A file's name would not be shown as it is.
    FileName = "file_name", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// The file came in no message of the owner's or the team's.
    FileNotFromEvent = "file_not_from_event", Stop,
        "That file did not come in a message of the owner or the team. Nothing was fetched.";
    /// Something that is not an ordinary file.
    FileNotRegular = "file_not_regular", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A file is too big.
    FileTooBig = "file_too_big", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// More files than the kind takes.
    FileTooMany = "file_too_many", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// Sent as plain text.
    FormatPlain = "format_plain", Stop,
        "Sent as plain text: markdownv2 is not well formed. No need to resend.";
    /// An owner or the host froze everything.
    Frozen = "frozen", Stop,
        "The owner has frozen everything. Nothing ran. Do not retry and do not do it another way. Only the \
         owner ends it.";
    /// A daemon cannot be reached.
    GateDown = "gate_down", AskOperator,
        "The gate cannot be reached. Nothing ran. The operator runs: mila-gate status.";
    /// The gate has not started whole.
    GateStarting = "gate_starting", Wait,
        "The gate is still starting. Nothing ran. Try again in some seconds.";
    /// Quiet hours.
    Held = "held", Wait,
        "Quiet hours. It will be shown when they end. Do not ask again; urgent is only for harm or a deadline.";
    /// No such request.
    IdUnknown = "id_unknown", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// The decisions journal cannot be used.
    JournalStopped = "journal_stopped", AskOperator,
        "The decisions journal cannot be used: everything is refused until the operator mends it (mila-gate \
         doctor). Nothing ran.";
    /// Not strict JSON.
    JsonStrict = "json_strict", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// The kind's definition is another one than was asked for.
    KindChanged = "kind_changed", TellOwner,
        "The definition of this kind changed after it was asked for. Nothing ran. Tell the owner; ask anew if \
         they want it.";
    /// The kind is turned off.
    KindOff = "kind_off", TellOwner,
        "This kind is turned off. Nothing ran. Ask the owner once by reply; do not do it another way.";
    /// No cards of this kind for now.
    KindPaused = "kind_paused", Stop,
        "No cards of this kind for now. Nothing ran. Do not ask again; talk with the owner.";
    /// No such kind.
    KindUnknown = "kind_unknown", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// Nobody is an owner.
    NoOwner = "no_owner", AskOperator,
        "Nobody is paired as owner yet. Nothing ran. The operator runs: mila-gate setup.";
    /// Files cannot be taken here.
    NoFileHere = "no_file_here", Change,
        "This call takes no files. Nothing was sent. Leave them out.";
    /// This caller may not.
    NotPermitted = "not_permitted", AskOperator,
        "This user may not do that. Nothing ran. The operator decides who may.";
    /// Nobody follows the events who could get an answer.
    NotSubscribed = "not_subscribed", Wait,
        "No session of this user follows the events, so no answer could reach it. Nothing was shown. Subscribe first.";
    /// Not a message that the session sent.
    NotYourMessage = "not_your_message", Stop,
        "That message was not sent by you with reply. Cards cannot be changed.";
    /// No such operation.
    OpUnknown = "op_unknown", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// The owner who decided is an owner no longer.
    OwnerGone = "owner_gone", TellOwner,
        "The owner who decided is an owner no longer. Nothing ran. Tell the remaining owner; ask anew.";
    /// Some of it was done.
    Partial = "partial", TellOwner,
        "Some of it was done and some was not. It is not repeated. Tell the owner.";
    /// Terms above the ceiling.
    PermissionCeiling = "permission_ceiling", Change,
        "The terms are above the ceiling. Refused, not cut down. Nothing was opened.";
    /// A permission for this is in force.
    PermissionExists = "permission_exists", Stop,
        "A permission for this already runs. Use ask_consent; it will run at once.";
    /// The kind never runs without a card.
    PermissionKind = "permission_kind", Stop,
        "This kind never runs without a card. Ask for each action with ask_consent.";
    /// The permission ended before the action began.
    PermissionStopped = "permission_stopped", Change,
        "The standing permission ended before this began. Nothing ran. Ask again: it comes as a card.";
    /// The terms are not whole.
    PermissionTerms = "permission_terms", Change,
        "The terms of the permission are not whole. Nothing was opened. Correct them and ask again.";
    /// Tool prompts are turned off.
    PromptsOff = "prompts_off", Stop,
        "The owner turned tool prompts off here. Nothing was shown. It is answered in the terminal.";
    /// Others are before this one.
    Queued = "queued", Wait,
        "Other requests are before this one. It will be shown by itself. Do not ask again.";
    /// Too fast for this chat.
    Rate = "rate", Wait,
        "Too fast for this chat. Nothing was sent. Send it again in a minute.";
    /// The receiver is not there, so no card can be drawn.
    ReceiverDown = "receiver_down", Wait,
        "The part of the gate that speaks with Telegram is not there. Nothing ran. The card comes when it is back.";
    /// A mark that only the gate may use.
    ReservedMark = "reserved_mark", Change,
        "🔒, 🔧 and their kin mark the gate's own messages and may not stand in yours. Nothing was sent.";
    /// The gate was restarted.
    Restart = "restart", TellOwner,
        "The gate was restarted before an answer. Nothing ran. This is not a no. The owner can show the card again.";
    /// The owner wants it different.
    Returned = "returned", Change,
        "The owner wants it different: see `reason`. Nothing ran. Change it and ask again; if `reason` is \
         empty, ask them by reply.";
    /// Another action runs.
    RunnerBusy = "runner_busy", Wait,
        "Another action is running. Nothing ran. It waits for its turn; do not ask again.";
    /// The stored request is no longer there.
    SpoolGone = "spool_gone", TellOwner,
        "What was asked for is no longer stored. Nothing ran. Tell the owner; ask anew if they want it.";
    /// Somebody else follows the events already.
    SubscribedElsewhere = "subscribed_elsewhere", Stop,
        "Another session follows the events already. Use the tools; messages go there.";
    /// The target leads elsewhere than it did.
    TargetChanged = "target_changed", TellOwner,
        "A target leads elsewhere than when it was asked for. Nothing ran. Tell the owner; ask anew with list_kinds.";
    /// No such target.
    TargetUnknown = "target_unknown", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// Telegram cannot be reached.
    TelegramDown = "telegram_down", Wait,
        "Telegram cannot be reached. Nothing ran. Try again in some minutes, not sooner.";
    /// Blanks at an end, or too many in a row.
    TextBlank = "text_blank", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// An emoji sequence that Unicode does not list.
    TextEmoji = "text_emoji", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A character that would not be seen.
    TextHidden = "text_hidden", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// A bare, repeated or removed mark.
    TextMark = "text_mark", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// Text that is not in NFC.
    TextNotNfc = "text_not_nfc", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// More text than the kind takes.
    TextTooLong = "text_too_long", Change,
        "The request is not one that can be shown. Nothing ran. Change it and ask again.";
    /// It cannot be taken back any more.
    TooLate = "too_late", Stop,
        "It was decided or started already and cannot be taken back. Look at its state.";
    /// Too many requests wait already.
    TooManyOpen = "too_many_open", Wait,
        "Too many requests wait for the owner already. Nothing ran. Wait for decisions, or cancel_request \
         what is outdated.";
    /// The card could not be shown whole.
    Undeliverable = "undeliverable", TellOwner,
        "The card could not be shown whole. Nothing ran. Make it smaller or wait; it was never on the owner's phone.";
    /// Nobody knows whether it happened.
    Unknown = "unknown", TellOwner,
        "It may or may not have happened. It is never repeated by itself. Ask the owner to look before you \
         ask for anything like it.";
}

impl Code {
    /// Reads a code.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        for code in Code::ALL {
            assert_eq!(Code::parse(code.as_str()), Some(*code));
            assert!(code.as_str().bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{code:?}");
        }
        assert_eq!(Code::parse("Busy"), None);
    }
}
