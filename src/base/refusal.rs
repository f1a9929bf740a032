//! A refusal: its code, and a hint that says what happened, what did not, and the one next step.

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
        Self::new(code, code.words())
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
        let what = if code == Code::TextNotNfc {
            format!("\"{shown}\" is not in NFC form at {at} ({point})")
        } else if code == Code::TextBlank {
            format!("\"{shown}\" begins or ends with blanks, or has too many in a row, at {at}")
        } else if code == Code::TextEmoji {
            format!(
                "The emoji sequence at {at} of \"{shown}\" is not one that Unicode lists, so parts of it may not show"
            )
        } else if code == Code::TextMark {
            format!(
                "The mark {point} at {at} of \"{shown}\" stands on nothing, is one of too many, or is removed by Telegram"
            )
        } else if code == Code::ReservedMark {
            format!("{point} at {at} of \"{shown}\" marks the gate's own messages and may not stand in yours")
        } else {
            format!("Character {point} at {at} of \"{shown}\" would not be seen by the owner")
        };
        let hint = format!("{what}. Nothing ran. {repair}");
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
                "The file name \"{}\" would not be shown as it is: {what}. Nothing ran. Rename the file (letters, digits, \
                 space and ._-()+,=@#!~) and ask again.",
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

    /// `rate`: its turn is too far away.
    #[must_use]
    pub fn rate(seconds: u64) -> Self {
        Self::new(
            Code::Rate,
            format!("Too fast for this chat: its next turn is in {seconds} s. Nothing was sent. Send it again then."),
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
                "The {daemon} cannot be reached at {}. Nothing ran. The operator starts it (mila-gate up) and reads its log.",
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
                "{}: everything is refused until the operator mends it (mila-gate status). Nothing ran.",
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
            out.extend(ch.escape_unicode());
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
mod tests;
