//! A step as bytes: keys in one order, one spelling, never longer than a line may be (FORMATS §2).

use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::json::write_str;
use crate::base::limits::TITLE_MAX;
use crate::base::time::Wall;

use super::record::{Asked, MandateOpen, Recovery, Step};

/// Letters of a short word: a code, a mode, a language, a version.
pub(super) const WORD_MAX: usize = 32;
/// Letters of a target's id, or of a zone's name.
pub(super) const NAME_MAX: usize = 64;

/// The line of a step, without its line feed, and its hash.
///
/// What others can make long is cut here, and what could not be read back is replaced: titles to [`TITLE_MAX`] characters, short
/// words to 32 letters of `[A-Za-z0-9_.+/-]`. Whoever needs the step as it stands in the journal reads the line back.
#[must_use]
pub fn render(n: u64, ts: Wall, step: &Step, prev: &Digest) -> (String, Digest) {
    let mut line = Line(String::with_capacity(512));
    line.0.push_str("{\"n\":");
    line.0.push_str(&n.to_string());
    line.plain("ts", &ts.to_journal()).plain("step", step.name());
    fields(&mut line, step);
    line.plain("prev", &prev.hex());
    let h = Digest::of(line.0.as_bytes());
    line.plain("h", &h.hex());
    line.0.push('}');
    (line.0, h)
}

impl Step {
    /// The word that stands in the journal.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Start { .. } => "start",
            Self::Recovered { .. } => "recovered",
            Self::Selftest { .. } => "selftest",
            Self::OwnerChange { .. } => "owner_change",
            Self::Asked(_) => "asked",
            Self::Shown { .. } => "shown",
            Self::Granted(_) => "granted",
            Self::Declined(_) => "declined",
            Self::Returned(_) => "returned",
            Self::Later(_) => "later",
            Self::Expired { .. } => "expired",
            Self::Withdrawn { .. } => "withdrawn",
            Self::Reopened { .. } => "reopened",
            Self::ChatOn { .. } => "chat_on",
            Self::ChatOff { .. } => "chat_off",
            Self::Suspended { .. } => "suspended",
            Self::Resumed { .. } => "resumed",
            Self::Used { .. } => "used",
            Self::Executed { .. } => "executed",
            Self::DeniedCount { .. } | Self::Denied { .. } => "denied",
            Self::MandateOpen(_) => "mandate_open",
            Self::MandateUse { .. } => "mandate_use",
            Self::MandateBack { .. } => "mandate_back",
            Self::MandateStop { .. } => "mandate_stop",
            Self::CategoryOn { .. } => "category_on",
            Self::CategoryOff { .. } => "category_off",
            Self::Frozen { .. } => "frozen",
            Self::Unfrozen { .. } => "unfrozen",
        }
    }

    /// Whether this step opens something: such a step is written only while the disk has room for what may have to follow it.
    /// What takes away, ends, or only tells what happened is written whenever it can be.
    #[must_use]
    pub const fn grants(&self) -> bool {
        match self {
            Self::Asked(_)
            | Self::Shown { .. }
            | Self::Granted(_)
            | Self::Reopened { .. }
            | Self::ChatOn { .. }
            | Self::Resumed { .. }
            | Self::Used { .. }
            | Self::MandateOpen(_)
            | Self::MandateUse { .. }
            | Self::CategoryOn { .. }
            | Self::Unfrozen { .. } => true,
            Self::Start { .. }
            | Self::Recovered { .. }
            | Self::Selftest { .. }
            | Self::OwnerChange { .. }
            | Self::Declined(_)
            | Self::Returned(_)
            | Self::Later(_)
            | Self::Expired { .. }
            | Self::Withdrawn { .. }
            | Self::ChatOff { .. }
            | Self::Suspended { .. }
            | Self::Executed { .. }
            | Self::DeniedCount { .. }
            | Self::Denied { .. }
            | Self::MandateBack { .. }
            | Self::MandateStop { .. }
            | Self::CategoryOff { .. }
            | Self::Frozen { .. } => false,
        }
    }
}

impl Recovery {
    /// The word that stands in the journal.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Restored => "restored",
            Self::Torn => "torn",
        }
    }
}

fn fields<'a>(line: &'a mut Line, step: &Step) -> &'a mut Line {
    match step {
        Step::Start { ver, bot, clock } => {
            line.number("v", 1_u8).word("ver", ver).some("bot", bot.map(BotId::get)).some("clock", *clock)
        }
        Step::Recovered { what, bytes } => line.plain("what", what.as_str()).number("bytes", *bytes),
        Step::Selftest { passed, failed } => line.number("passed", *passed).number("failed", *failed),
        Step::OwnerChange { owners, setting, by } => {
            line.list("owners", owners, |out, owner| out.push_str(&owner.to_string()));
            if let Some((owner, language)) = setting {
                line.number("owner", owner.get()).word("language", language);
            }
            line.by(*by)
        }
        Step::Asked(asked) => asked_fields(line, asked),
        Step::Shown { id, at, until } => line.id(id).places(at).plain("until", &until.to_journal()),
        Step::Granted(press) | Step::Declined(press) | Step::Returned(press) | Step::Later(press) => {
            line.id(&press.id).by(Some(press.by))
        }
        Step::Expired { id, code } | Step::Denied { id, code } => line.id(id).word("code", code),
        Step::Withdrawn { id } | Step::Used { id } => line.id(id),
        Step::Reopened { id, from, by } => line.id(id).plain("from", from.as_str()).by(Some(*by)),
        Step::ChatOn { chat, mode, title, by } => {
            line.number("chat", chat.get()).word("mode", mode).title(title).by(Some(*by))
        }
        Step::ChatOff { chat, by } => line.number("chat", chat.get()).by(*by),
        Step::Suspended { step_s } => line.number("step_s", *step_s),
        Step::Resumed { by } | Step::Unfrozen { by } => line.by(Some(*by)),
        Step::Executed { id, ran, code, ms } => {
            line.id(id).plain("ran", ran.as_str());
            if let Some(code) = code {
                line.word("code", code);
            }
            line.number("ms", *ms)
        }
        Step::DeniedCount { code, count } => line.word("code", code).number("count", *count),
        Step::MandateOpen(open) => mandate_fields(line, open),
        Step::MandateUse { perm, id, kind, digest, targets, cents } => {
            line.perm(perm).id(id).kind(kind).plain("digest", &digest.hex()).targets(targets).number("cents", *cents)
        }
        Step::MandateBack { perm, id, cents } => line.perm(perm).id(id).number("cents", *cents),
        Step::MandateStop { perm, code, by } => line.perm(perm).word("code", code).by(*by),
        Step::CategoryOn { kind, by } => line.kind(kind).by(Some(*by)),
        Step::CategoryOff { kind, by } => line.kind(kind).by(*by),
        Step::Frozen { by } => line.by(*by),
    }
}

fn asked_fields<'a>(line: &'a mut Line, asked: &Asked) -> &'a mut Line {
    line.id(&asked.id).kind(&asked.kind).word("def", &asked.def).plain("digest", &asked.digest.hex());
    line.number("uid", asked.uid).number("files", asked.files).number("cents", asked.cents);
    if asked.urgent {
        line.key("urgent").push_str("true");
    }
    if let Some(perm) = &asked.perm {
        line.perm(perm);
    }
    line
}

fn mandate_fields<'a>(line: &'a mut Line, open: &MandateOpen) -> &'a mut Line {
    line.perm(&open.perm).id(&open.id).kind(&open.kind).word("def", &open.def).targets(&open.targets);
    line.number("count", open.count).number("cents", open.cents).plain("until", &open.until.to_journal());
    line.name("zone", &open.zone).by(Some(open.by))
}

/// A line in the making.
struct Line(String);

impl Line {
    fn key(&mut self, key: &str) -> &mut String {
        self.0.push_str(",\"");
        self.0.push_str(key);
        self.0.push_str("\":");
        &mut self.0
    }

    /// A string of ours that needs no escape.
    fn plain(&mut self, key: &str, text: &str) -> &mut Self {
        let out = self.key(key);
        out.push('"');
        out.push_str(text);
        out.push('"');
        self
    }

    fn number(&mut self, key: &str, number: impl Into<i128>) -> &mut Self {
        self.key(key).push_str(&number.into().to_string());
        self
    }

    fn some(&mut self, key: &str, number: Option<i64>) -> &mut Self {
        if let Some(number) = number {
            self.number(key, number);
        }
        self
    }

    fn word(&mut self, key: &str, word: &str) -> &mut Self {
        self.plain(key, &cleaned(word, WORD_MAX))
    }

    fn name(&mut self, key: &str, name: &str) -> &mut Self {
        self.plain(key, &cleaned(name, NAME_MAX))
    }

    fn title(&mut self, title: &str) -> &mut Self {
        let cut: String = title.chars().take(TITLE_MAX).collect();
        write_str(self.key("title"), &cut);
        self
    }

    fn id(&mut self, id: &RequestId) -> &mut Self {
        self.plain("id", id.as_str())
    }

    fn perm(&mut self, perm: &PermissionId) -> &mut Self {
        self.plain("perm", perm.as_str())
    }

    fn kind(&mut self, kind: &KindId) -> &mut Self {
        self.plain("kind", kind.as_str())
    }

    /// Who: an owner's id, 0 for the host.
    fn by(&mut self, by: Option<UserId>) -> &mut Self {
        self.number("by", by.map_or(0, UserId::get))
    }

    fn places(&mut self, at: &[(ChatId, MessageId)]) -> &mut Self {
        self.list("at", at, |out, (chat, message)| {
            out.push('[');
            out.push_str(&chat.to_string());
            out.push(',');
            out.push_str(&message.to_string());
            out.push(']');
        })
    }

    fn targets(&mut self, targets: &[String]) -> &mut Self {
        self.list("targets", targets, |out, target| {
            out.push('"');
            out.push_str(&cleaned(target, NAME_MAX));
            out.push('"');
        })
    }

    fn list<T>(&mut self, key: &str, items: impl IntoIterator<Item = T>, write: impl Fn(&mut String, T)) -> &mut Self {
        let out = self.key(key);
        out.push('[');
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            write(out, item);
        }
        out.push(']');
        self
    }
}

/// Whether a letter can stand in a short word.
pub(super) const fn is_word_letter(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, b'_' | b'.' | b'+' | b'-' | b'/')
}

fn cleaned(word: &str, max: usize) -> String {
    let letter = |ch: char| if u8::try_from(ch).is_ok_and(is_word_letter) { ch } else { '_' };
    let word: String = word.chars().take(max).map(letter).collect();
    if word.is_empty() { "_".to_owned() } else { word }
}
