//! A refusal: its code, and a hint that says what happened, what did not, and the one next step.

use std::fmt::Write as _;

use crate::base::code::Code;
use crate::base::limits::HINT_MAX;
use crate::base::time::Wall;

/// Why something is refused. Each constructor is one code with its own words.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Refusal {
    /// The stable code.
    pub code: Code,
    /// One or two sentences for the one who asked.
    pub hint: String,
    /// The field it is about: `payload.text`, `files[1]`.
    pub field: Option<String>,
    /// Where in that field: code points, for `json_strict` bytes.
    pub at: Option<usize>,
    /// The character.
    pub ch: Option<char>,
    /// The text as the rule would take it.
    pub fixed: Option<String>,
    /// Until when it holds.
    pub until: Option<Wall>,
}

impl Refusal {
    /// A refusal with words of the caller's.
    #[must_use]
    pub fn new(code: Code, hint: impl Into<String>) -> Self {
        let hint = clip(&hint.into(), HINT_MAX);
        Self { code, hint, field: None, at: None, ch: None, fixed: None, until: None }
    }

    /// A refusal with a code alone, for what has no particulars.
    #[must_use]
    pub fn of(code: Code) -> Self {
        Self::new(code, plain(code))
    }

    /// Names the field.
    #[must_use]
    pub fn in_field(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// Names the moment until which it holds.
    #[must_use]
    pub fn lasting_until(mut self, until: Wall) -> Self {
        self.until = Some(until);
        self
    }

    /// Text that would not show as it is: `text_hidden`, `text_not_nfc`, `text_blank`, `text_emoji`, `text_mark`,
    /// `reserved_mark`.
    #[must_use]
    pub fn text(code: Code, field: &str, at: usize, ch: char, fixed: Option<String>) -> Self {
        let shown = said(field);
        let point = code_point(ch);
        let repair = if fixed.is_some() {
            "Use the text in `fixed`, or rewrite it, and ask again."
        } else {
            "Rewrite it and ask again."
        };
        let hint = match code {
            Code::TextNotNfc => format!("\"{shown}\" is not in NFC form at {at} ({point}). Nothing ran. {repair}"),
            Code::TextBlank => format!(
                "\"{shown}\" begins or ends with blanks, or has too many in a row, at {at}. Nothing ran. {repair}"
            ),
            Code::TextEmoji => format!(
                "The emoji sequence at {at} of \"{shown}\" is not one that Unicode lists, so parts of it may not show. \
                 Nothing ran. {repair}"
            ),
            Code::TextMark => format!(
                "The mark {point} at {at} of \"{shown}\" stands on nothing, is one of too many, or would be removed by \
                 Telegram. Nothing ran. {repair}"
            ),
            Code::ReservedMark => format!(
                "{point} at {at} of \"{shown}\" marks the gate's own messages and may not stand in yours. Nothing was sent."
            ),
            _ => format!(
                "Character {point} at {at} of \"{shown}\" would not be seen by the owner. Nothing ran. {repair}"
            ),
        };
        Self { at: Some(at), ch: Some(ch), fixed, ..Self::new(code, hint) }.in_field(field)
    }

    /// `text_too_long`.
    #[must_use]
    pub fn text_too_long(field: &str, has: usize, max: usize) -> Self {
        Self::new(
            Code::TextTooLong,
            format!(
                "\"{}\" has {has} characters, the kind takes {max}. Nothing ran. Shorten it yourself; do not split one post \
                 into several cards.",
                said(field)
            ),
        )
        .in_field(field)
    }

    /// `target_unknown`.
    #[must_use]
    pub fn target_unknown(field: &str, value: &str, ids: &[String]) -> Self {
        let ids = list(ids);
        Self::new(
            Code::TargetUnknown,
            format!(
                "No target \"{}\". Nothing ran. Use an id from list_kinds: {ids}. New targets are added by the operator or by \
                 the owner connecting a chat.",
                said(value)
            ),
        )
        .in_field(field)
    }

    /// `field_unknown`.
    #[must_use]
    pub fn field_unknown(field: &str, kind: &str, fields: &[String]) -> Self {
        Self::new(
            Code::FieldUnknown,
            format!(
                "\"{}\" is not a field of {kind}, and what a card does not show is never run. Fields: {}. Nothing ran.",
                said(field),
                list(fields)
            ),
        )
        .in_field(field)
    }

    /// `field_missing`.
    #[must_use]
    pub fn field_missing(field: &str, needs: &str) -> Self {
        Self::new(Code::FieldMissing, format!("\"{}\": needs {needs}; it is missing. Nothing ran.", said(field)))
            .in_field(field)
    }

    /// `field_type`.
    #[must_use]
    pub fn field_type(field: &str, needs: &str, got: &str) -> Self {
        Self::new(Code::FieldType, format!("\"{}\": needs {needs}; got {}. Nothing ran.", said(field), said(got)))
            .in_field(field)
    }

    /// `field_range`.
    #[must_use]
    pub fn field_range(field: &str, needs: &str, got: &str) -> Self {
        Self::new(Code::FieldRange, format!("\"{}\": needs {needs}; got {}. Nothing ran.", said(field), said(got)))
            .in_field(field)
    }

    /// `json_strict`, with the place in bytes.
    #[must_use]
    pub fn json_strict(what: &str, at: usize) -> Self {
        let hint = format!(
            "The request is not strict JSON: {} at byte {at}. Nothing ran. No duplicate keys, no fractions: money is whole \
             cents.",
            said(what)
        );
        Self { at: Some(at), ..Self::new(Code::JsonStrict, hint) }
    }

    /// `file_missing`, `file_not_regular`, `file_empty`.
    #[must_use]
    pub fn file(code: Code, index: usize, path: &str, what: &str) -> Self {
        Self::new(
            code,
            format!("{}: {what}. Nothing ran. Give an absolute path of an ordinary file you can read.", said(path)),
        )
        .in_field(format!("files[{index}]"))
    }

    /// `file_name`.
    #[must_use]
    pub fn file_name(index: usize, name: &str, what: &str) -> Self {
        Self::new(
            Code::FileName,
            format!(
                "The file name \"{}\" {what}, so Telegram would show another one. Nothing ran. Rename the file (letters, \
                 digits, space and ._-()+,=@#!~) and ask again.",
                said(name)
            ),
        )
        .in_field(format!("files[{index}]"))
    }

    /// `file_too_big`.
    #[must_use]
    pub fn file_too_big(field: &str, got: u64, max: u64) -> Self {
        Self::new(
            Code::FileTooBig,
            format!(
                "Files: {got} bytes; the kind takes {max}, and Telegram shows at most 50 MB each. Nothing ran. Make it smaller."
            ),
        )
        .in_field(field)
    }

    /// `file_too_many`.
    #[must_use]
    pub fn file_too_many(got: usize, max: usize) -> Self {
        Self::new(Code::FileTooMany, format!("Files: {got}; the kind takes {max}. Nothing ran. Send fewer."))
            .in_field("files")
    }

    /// `file_changed`.
    #[must_use]
    pub fn file_changed(index: usize, name: &str) -> Self {
        Self::new(
            Code::FileChanged,
            format!("{} changed while it was copied. Nothing ran. Finish writing it, then ask again.", said(name)),
        )
        .in_field(format!("files[{index}]"))
    }

    /// `kind_unknown`.
    #[must_use]
    pub fn kind_unknown(kind: &str, ids: &[String]) -> Self {
        Self::new(Code::KindUnknown, format!("No kind \"{}\". Nothing ran. Kinds: {}.", said(kind), list(ids)))
            .in_field("kind")
    }

    /// `kind_off`.
    #[must_use]
    pub fn kind_off(kind: &str) -> Self {
        Self::new(
            Code::KindOff,
            format!(
                "\"{}\" is turned off. Nothing ran. The owner can turn it on with /kinds. Ask them once by reply; do not do it \
                 another way.",
                said(kind)
            ),
        )
    }

    /// `kind_paused`.
    #[must_use]
    pub fn kind_paused(kind: &str, until: Wall) -> Self {
        Self::new(
            Code::KindPaused,
            format!(
                "Several refusals in a row: no \"{}\" cards until {}, unless the owner asks for them. Nothing ran. Do not ask \
                 again; talk with the owner.",
                said(kind),
                until.to_second()
            ),
        )
        .lasting_until(until)
    }

    /// `declined_today`.
    #[must_use]
    pub fn declined_today(at: Wall, until: Wall) -> Self {
        Self::new(
            Code::DeclinedToday,
            format!(
                "The owner said no to exactly this at {}. No card was shown. Nothing ran. It can be asked again after {} if \
                 they want it.",
                at.to_second(),
                until.to_second()
            ),
        )
        .lasting_until(until)
    }

    /// `too_many_open`.
    #[must_use]
    pub fn too_many_open(waiting: usize) -> Self {
        Self::new(
            Code::TooManyOpen,
            format!(
                "{waiting} requests wait for the owner already. Nothing ran. Wait for decisions, or cancel_request what is \
                 outdated."
            ),
        )
    }

    /// `undeliverable`.
    #[must_use]
    pub fn undeliverable(what: &str) -> Self {
        Self::new(
            Code::Undeliverable,
            format!(
                "The card could not be shown whole: {}. Nothing ran. Make it smaller or wait; it was never on the owner's \
                 phone.",
                said(what)
            ),
        )
    }

    /// `echo_differs`.
    #[must_use]
    pub fn echo_differs(field: &str, at: Option<usize>) -> Self {
        let place = at.map(|at| format!(" at {at}")).unwrap_or_default();
        let hint = format!(
            "Telegram would show \"{}\" differently{place}. Nothing ran. Use `fixed` or plainer characters.",
            said(field)
        );
        Self { at, ..Self::new(Code::EchoDiffers, hint) }.in_field(field)
    }

    /// `telegram_down`.
    #[must_use]
    pub fn telegram_down(since: Wall) -> Self {
        Self::new(
            Code::TelegramDown,
            format!(
                "Telegram cannot be reached since {}. Nothing ran. Try again in some minutes, not sooner.",
                since.to_second()
            ),
        )
    }

    /// `permission_ceiling`.
    #[must_use]
    pub fn permission_ceiling(field: &str, got: u64, max: u64) -> Self {
        Self::new(
            Code::PermissionCeiling,
            format!("Asked {} {got}; the ceiling is {max}. Refused, not cut down. Nothing was opened.", said(field)),
        )
        .in_field(field)
    }

    /// `permission_kind`.
    #[must_use]
    pub fn permission_kind(kind: &str) -> Self {
        Self::new(
            Code::PermissionKind,
            format!("\"{}\" never runs without a card. Ask for each action with ask_consent.", said(kind)),
        )
    }

    /// `permission_exists`.
    #[must_use]
    pub fn permission_exists(id: &str, until: Wall) -> Self {
        Self::new(
            Code::PermissionExists,
            format!(
                "A permission for this already runs until {} (id {id}). Use ask_consent; it will run at once.",
                until.to_second()
            ),
        )
        .lasting_until(until)
    }

    /// `permission_terms`.
    #[must_use]
    pub fn permission_terms(what: &str) -> Self {
        Self::new(Code::PermissionTerms, format!("The terms are not whole: {}. Nothing was opened.", said(what)))
    }

    /// `rate` for a message, `busy` for a call: too fast.
    #[must_use]
    pub fn rate(seconds: u64) -> Self {
        Self::new(
            Code::Rate,
            format!("Too fast for this chat: next send in {seconds} s. The message is queued; do not resend."),
        )
    }

    /// `busy`.
    #[must_use]
    pub fn busy(seconds: u64) -> Self {
        Self::new(Code::Busy, format!("Too many calls at once. Nothing ran. Try again in {seconds} s."))
    }

    /// `not_permitted`.
    #[must_use]
    pub fn not_permitted(uid: u32) -> Self {
        Self::new(
            Code::NotPermitted,
            format!(
                "This user ({uid}) is not in users.session. The operator adds it and restarts the session (a new login is \
                 needed)."
            ),
        )
    }

    /// `gate_down`.
    #[must_use]
    pub fn gate_down(daemon: &str, socket: &str) -> Self {
        Self::new(
            Code::GateDown,
            format!(
                "The {daemon} cannot be reached at {}. Nothing ran. The operator runs: mila-gate doctor.",
                said(socket)
            ),
        )
    }

    /// `disk_full`, `clock_stepped`, `journal_stopped`, `config`: the gate itself is in trouble.
    #[must_use]
    pub fn trouble(code: Code, what: &str) -> Self {
        Self::new(
            code,
            format!(
                "{}: everything is refused until the operator mends it (mila-gate doctor). Nothing ran.",
                said_up_to(what, 160)
            ),
        )
    }

    /// `op_unknown`.
    #[must_use]
    pub fn op_unknown(op: &str) -> Self {
        Self::new(Code::OpUnknown, format!("No operation \"{}\". Nothing ran.", said(op))).in_field("op")
    }

    /// `id_unknown`.
    #[must_use]
    pub fn id_unknown(id: &str) -> Self {
        Self::new(
            Code::IdUnknown,
            format!("No request \"{}\". Nothing changed. list_requests shows the ids there are.", said(id)),
        )
        .in_field("id")
    }
}

/// The words of a code that needs no particulars.
const fn plain(code: Code) -> &'static str {
    match code {
        Code::Frozen => {
            "The owner has frozen everything. Nothing ran. Do not retry and do not do it another way. Only the owner ends it."
        }
        Code::NoOwner => "Nobody is paired as owner yet. Nothing ran. The operator runs: mila-gate setup.",
        Code::ChatNotConnected => {
            "This chat is not connected, or only watched. Nothing was sent. The owner connects it by adding the bot or \
             /channel_join."
        }
        Code::ChatQuiet => {
            "Nothing came from this chat for 48 hours. Nothing was sent. Tell the owner by reply in their private chat."
        }
        Code::ChatWatched => "This chat is only watched. Nothing was sent. The owner can change its mode with /groups.",
        Code::NotYourMessage => "That message was not sent by you with reply. Cards cannot be changed.",
        Code::ReservedMark => {
            "🔒, 🔧 and their kin mark the gate's own messages and may not stand in yours. Nothing was sent."
        }
        Code::FileNotFromEvent => "That file did not come in a message of the owner or the team. Nothing was fetched.",
        Code::KindChanged => {
            "The definition of this kind changed after it was asked for. Nothing ran. Tell the owner; ask anew if they want it."
        }
        Code::TargetChanged => {
            "A target leads elsewhere than when it was asked for. Nothing ran. Tell the owner; ask anew with list_kinds."
        }
        Code::CardChanged => {
            "The card on the owner's phone was not what the gate had sent. Nothing ran. Tell the owner; ask anew."
        }
        Code::OwnerGone => {
            "The owner who decided is an owner no longer. Nothing ran. Tell the remaining owner; ask anew."
        }
        Code::Restart => {
            "The gate was restarted before an answer. Nothing ran. This is not a no. The owner can show the card again."
        }
        Code::RunnerBusy => "Another action is running. Nothing ran. It waits for its turn; do not ask again.",
        Code::ReceiverDown => {
            "The part of the gate that speaks with Telegram is not there. Nothing ran. The card comes when it is back."
        }
        Code::GateStarting => "The gate is still starting. Nothing ran. Try again in some seconds.",
        Code::SpoolGone => {
            "What was asked for is no longer stored. Nothing ran. Tell the owner; ask anew if they want it."
        }
        Code::PermissionTerms => {
            "The terms of the permission are not whole. Nothing was opened. Correct them and ask again."
        }
        Code::TooLate => "It was decided or started already and cannot be taken back. Look at its state.",
        Code::NoFileHere => "This call takes no files. Nothing was sent. Leave them out.",
        Code::SubscribedElsewhere => "Another session follows the events already. Use the tools; messages go there.",
        Code::FormatPlain => "Sent as plain text: markdownv2 is not well formed. No need to resend.",
        Code::Declined => {
            "The owner said no. Nothing ran. Final for today. Do not repeat it, reword it or do it another way; take `reason` \
             into account."
        }
        Code::Returned => {
            "The owner wants it different: see `reason`. Nothing ran. Change it and ask again; if `reason` is empty, ask them \
             by reply."
        }
        Code::Unknown => {
            "It may or may not have happened. It is never repeated by itself. Ask the owner to look before you ask for anything \
             like it."
        }
        Code::Partial => "Some of it was done and some was not. It is not repeated. Tell the owner.",
        Code::Failed => {
            "The owner said yes, but it failed. Nothing was done outside. Not repeated. Tell the owner; ask anew after the cause \
             is mended."
        }
        Code::Expired => {
            "No answer in time. Nothing ran. This is not a no. The owner can reopen the card themselves; ask again only if they \
             write."
        }
        Code::Queued => "Other requests are before this one. It will be shown by itself. Do not ask again.",
        Code::Held => {
            "Quiet hours. It will be shown when they end. Do not ask again; urgent is only for harm or a deadline."
        }
        Code::DiskFull => {
            "The disk is full: everything is refused until the operator makes room (mila-gate doctor). Nothing ran."
        }
        Code::ClockStepped => {
            "The clock went back: everything is refused until it is mended (mila-gate doctor). Nothing ran."
        }
        Code::JournalStopped => {
            "The decisions journal cannot be used: everything is refused until the operator mends it (mila-gate doctor). Nothing \
             ran."
        }
        Code::Config => {
            "The configuration is wrong: everything is refused until the operator mends it (mila-gate doctor). Nothing ran."
        }
        Code::NotPermitted => "This user may not do that. Nothing ran. The operator decides who may.",
        Code::TelegramDown => "Telegram cannot be reached. Nothing ran. Try again in some minutes, not sooner.",
        Code::Busy => "Too many calls at once. Nothing ran. Try again in a minute.",
        Code::Rate => "Too fast for this chat. The message is queued; do not resend.",
        Code::TooManyOpen => {
            "Too many requests wait for the owner already. Nothing ran. Wait for decisions, or cancel_request what is outdated."
        }
        Code::GateDown => "The gate cannot be reached. Nothing ran. The operator runs: mila-gate doctor.",
        Code::Undeliverable => {
            "The card could not be shown whole. Nothing ran. Make it smaller or wait; it was never on the owner's phone."
        }
        Code::EchoDiffers => "Telegram would show it differently. Nothing ran. Use plainer characters.",
        Code::DeclinedToday => "The owner said no to exactly this within a day. No card was shown. Nothing ran.",
        Code::KindOff => "This kind is turned off. Nothing ran. Ask the owner once by reply; do not do it another way.",
        Code::KindPaused => "No cards of this kind for now. Nothing ran. Do not ask again; talk with the owner.",
        Code::PermissionExists => "A permission for this already runs. Use ask_consent; it will run at once.",
        Code::PermissionKind => "This kind never runs without a card. Ask for each action with ask_consent.",
        Code::PermissionCeiling => "The terms are above the ceiling. Refused, not cut down. Nothing was opened.",
        Code::FieldMissing
        | Code::FieldRange
        | Code::FieldType
        | Code::FieldUnknown
        | Code::FileChanged
        | Code::FileEmpty
        | Code::FileMissing
        | Code::FileName
        | Code::FileNotRegular
        | Code::FileTooBig
        | Code::FileTooMany
        | Code::IdUnknown
        | Code::JsonStrict
        | Code::KindUnknown
        | Code::OpUnknown
        | Code::TargetUnknown
        | Code::TextBlank
        | Code::TextEmoji
        | Code::TextHidden
        | Code::TextMark
        | Code::TextNotNfc
        | Code::TextTooLong => "The request is not one that can be shown. Nothing ran. Change it and ask again.",
    }
}

/// `U+00A0`
#[must_use]
pub fn code_point(ch: char) -> String {
    format!("U+{:04X}", u32::from(ch))
}

/// A caller's own word inside a hint: cut, with nothing that moves a terminal or hides.
#[must_use]
pub fn said(text: &str) -> String {
    said_up_to(text, 60)
}

fn said_up_to(text: &str, most: usize) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    for ch in chars.by_ref().take(most) {
        if ch.is_control() || !(ch.is_alphanumeric() || ch.is_ascii() || ch == '…') {
            // The escape of one character is itself plain ASCII; writing to a string cannot fail.
            let _ = write!(out, "{}", ch.escape_unicode());
        } else {
            out.push(ch);
        }
    }
    if chars.next().is_some() {
        out.push('…');
    }
    out
}

fn list(ids: &[String]) -> String {
    if ids.is_empty() {
        return "none".to_owned();
    }
    clip(&ids.join(", "), 120)
}

/// The first `most` characters, the last of them an ellipsis where more followed.
#[must_use]
pub fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(std::iter::once('…')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_words_that_fit_a_hint() {
        for code in Code::ALL {
            let hint = plain(*code);
            assert!(hint.chars().count() <= HINT_MAX, "{code:?}: {}", hint.chars().count());
            assert!(!hint.contains('{') && !hint.contains("  "), "{code:?}: {hint}");
        }
    }

    #[test]
    fn a_hint_holds_no_control_and_no_hidden_character_of_the_callers() {
        let refusal = Refusal::target_unknown("payload.chat", "a\u{1b}[2J\u{202e}b\n", &["ops".to_owned()]);
        assert!(!refusal.hint.contains(['\u{1b}', '\u{202e}', '\n']), "{}", refusal.hint);
        assert!(refusal.hint.contains("ops"));
        assert_eq!(refusal.field.as_deref(), Some("payload.chat"));
    }

    #[test]
    fn a_hint_is_never_longer_than_its_bound() {
        let long = "x".repeat(5000);
        let ids: Vec<String> = (0..500).map(|n| format!("target-{n}")).collect();
        for refusal in [
            Refusal::target_unknown(&long, &long, &ids),
            Refusal::field_unknown(&long, "bot_send", &ids),
            Refusal::trouble(Code::Config, &long),
            Refusal::file(Code::FileMissing, 0, &long, "not there"),
            Refusal::text(Code::TextMark, "payload.text", 5, '\u{30a}', None),
        ] {
            assert!(refusal.hint.chars().count() <= HINT_MAX, "{}", refusal.hint);
        }
    }

    #[test]
    fn a_text_finding_names_the_place_the_character_and_the_repair() {
        let refusal = Refusal::text(Code::TextHidden, "payload.text", 5, '\u{200b}', Some("abc".to_owned()));
        assert_eq!((refusal.at, refusal.ch, refusal.fixed.as_deref()), (Some(5), Some('\u{200b}'), Some("abc")));
        assert!(refusal.hint.contains("U+200B") && refusal.hint.contains("fixed"));
        assert!(!Refusal::text(Code::TextHidden, "payload.text", 5, '\u{e000}', None).hint.contains("fixed"));
    }
}
