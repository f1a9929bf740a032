//! The card: what the owner reads before a press, drawn from the very values that will run (DESIGN §6.3, WORDS §1).
//!
//! Every value that is not a constant of ours stands in a `code` or `pre` entity; no parse mode is ever used. A text of
//! more than 600 units, or one with files, stands in parts before the card. What does not fit is a fault, never cut.

use crate::base::digest::{self, FileFacts};
use crate::base::limits::{CARD_INLINE_UNITS, CARD_PARTS_MAX, MESSAGE_UNITS_MAX, PART_UNITS};
use crate::base::money::Cents;
use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::config::Language;
use crate::config::kind::Cost;
use crate::policy::consent::Grows;
use crate::policy::group::Mode;
use crate::policy::payload::{Checked, ShownField, ShownTarget, ShownValue};
use crate::text::split::{self, Border, Piece};
use crate::words::{self, Words};

mod after;
mod group;
pub mod guest;
mod morning;
mod notice;
mod page;
mod permission;
pub mod prompt;
pub mod team;
pub mod told;
mod when;

pub use after::{After, Said, after, bare, unproved};
pub use group::{
    ChatAfter, ChatCard, ChatFacts, Decision, cards_more, chat, chat_after, chats_full, groups_none, journal,
    kind_is_on, language_ask, language_set, not_done, permissions_none,
};
pub use morning::{Waited, Waits, morning, morning_labels};
pub use notice::{
    Frozen, Toast, clip, frozen, kind_answered, kind_ask, kind_asks, kind_quiet, not_whole, owner_unreachable, pending,
    stay_frozen, test_after, test_card, toast, unfreeze_ask, unfrozen, void_part,
};
pub use page::{Entity, EntityKind, Message};
pub use permission::{
    Ran as RanUnder, Receipt, Stands, Today, permission_line, permission_now, receipt, resumed, suspended, term, whole,
};
pub use when::{clock, moment};

use page::{Page, Slot, code, plain};

/// Entities that Telegram keeps in one message; further ones are dropped there.
const ENTITIES_MAX: usize = 100;

/// Everything a card is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct CardInput<'a> {
    /// The request, resolved.
    pub checked: &'a Checked,
    /// The owner's language.
    pub language: Language,
    /// The owner's zone.
    pub zone: &'a Zone,
    /// Who asked: the OS user's name, or its number.
    pub who: &'a str,
    /// When it was asked.
    pub asked: Wall,
    /// Until when it can be answered.
    pub until: Wall,
    /// Seconds by which the gate's clock is moved, 0 on every real machine.
    pub clock_shift: i64,
    /// What terms add to what is in force; of no matter for an action.
    pub grows: Option<&'a Grows>,
}

/// A drawn card: what is sent, in this order.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Drawn {
    /// The parts of long texts.
    pub parts: Vec<Message>,
    /// The captions of the files, in order.
    pub files: Vec<Message>,
    /// The card.
    pub card: Message,
    /// Its buttons, row by row.
    pub buttons: Vec<Vec<Button>>,
}

/// A button before it is signed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// What a press on it means.
    pub act: Act,
}

/// What a press means.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Act {
    /// Let cards of a kind come again.
    AskAgain,
    /// Send it back to be changed.
    Change,
    /// Turn the kind off.
    KindOff,
    /// Turn the kind on.
    KindOn,
    /// Put it off.
    Later,
    /// Leave a chat.
    Leave,
    /// Connect a chat in this mode, or change its mode.
    Mode(Mode),
    /// No.
    No,
    /// Let permissions count again.
    Resume,
    /// Show the request again.
    ShowAgain,
    /// Show the request that was put off.
    ShowNow,
    /// Show all of an action that ran without a card.
    ShowWhole,
    /// Stay frozen.
    StayFrozen,
    /// Stop a permission.
    StopPermission,
    /// Yes, on a test card.
    Try,
    /// No, on a test card.
    TryNo,
    /// Ask whether to unfreeze.
    Unfreeze,
    /// Unfreeze.
    UnfreezeYes,
    /// Yes.
    Yes,
}

/// A card that cannot be shown whole.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CardFault {
    /// What does not fit, in a few words.
    pub what: String,
}

/// Draws a card.
///
/// # Errors
/// When something does not fit Telegram's limits: then there is no card, and the request is refused (`undeliverable`).
pub fn draw(input: &CardInput<'_>) -> Result<Drawn, CardFault> {
    let words = words::of(input.language);
    if let Some(terms) = input.checked.terms {
        let nothing = Grows::default();
        return permission::draw(input, words, terms, input.grows.unwrap_or(&nothing));
    }
    let parts = parts(input, words)?;
    let files = input.checked.files.iter().enumerate().map(|(k, file)| file_caption(input, words, k, file)).collect();
    let mut page = Page::default();
    page.push(words.exact);
    body(&mut page, input, words, parts.len());
    page.line();
    page.fill(
        words.asked,
        &[
            ("asked", plain(clock(input.zone, input.asked, input.asked))),
            ("who", code(clip(input.who))),
            ("until", plain(clock(input.zone, input.asked, input.until))),
            ("not_done", plain(lower_first(&input.checked.kind.words(input.language).not_done))),
        ],
    );
    foot(&mut page, input, words);
    Ok(Drawn { parts, files, card: page.fits("card")?, buttons: buttons(input, words) })
}

/// The lines that stay on a card whatever becomes of it: the act, the places, the fields, the cost, the files.
fn body(page: &mut Page, input: &CardInput<'_>, words: &Words, parts: usize) {
    let checked = input.checked;
    if let Some(terms) = checked.terms {
        return permission::terms(page, input, words, terms);
    }
    let act = plain(checked.kind.words(input.language).act.clone());
    let targets: Vec<&ShownTarget> = targets(checked);
    page.line();
    match targets.as_slice() {
        [] => page.fill(words.act_alone, &[("act", act)]),
        [one] => page.fill(words.to_one, &[("act", act), ("place", Slot::Page(place(words, one)))]),
        many => {
            page.fill(words.to_many, &[("act", act), ("n", plain(many.len().to_string()))]);
            for target in many {
                page.line();
                page.push("  ");
                page.add(&place(words, target));
            }
        }
    }
    for note in targets.iter().filter_map(|target| target.mixed.as_deref()) {
        page.line();
        page.fill(words.mixed, &[("letters", code(note))]);
    }
    for field in &checked.shown {
        value(page, input, words, field, parts);
    }
    page.line();
    page.fill(words.cost, &[("money", plain(Cents::from(checked.cents).to_string()))]);
    if !checked.files.is_empty() {
        page.line();
        page.fill(words.files_above, &[("n", plain(checked.files.len().to_string()))]);
        for (k, file) in checked.files.iter().enumerate() {
            page.line();
            page.push("  ");
            page.fill(
                words.file_line,
                &[
                    ("k", plain(k.saturating_add(1).to_string())),
                    ("name", code(&file.name)),
                    ("size", plain(size(words, file.size))),
                    ("hash", code(short_hash(file))),
                ],
            );
        }
    }
}

fn foot(page: &mut Page, input: &CardInput<'_>, words: &Words) {
    page.line();
    page.fill(words.code, &[("code", code(digest::code(&input.checked.digest)))]);
    if input.clock_shift != 0 {
        page.line();
        page.fill(words.clock_moved, &[("seconds", plain(input.clock_shift.to_string()))]);
    }
}

fn value(page: &mut Page, input: &CardInput<'_>, words: &Words, field: &ShownField, parts: usize) {
    // The places stand above, and a price that is a field is the cost itself.
    let priced = matches!(&input.checked.kind.cost, Cost::Field(name) if *name == field.name);
    if priced || matches!(field.value, ShownValue::Targets(_)) {
        return;
    }
    page.line();
    let label = label(words, &field.name);
    match &field.value {
        ShownValue::Text(text) if parts == 0 => {
            let n = text.chars().count().to_string();
            page.fill(words.text_here, &[("label", label), ("n", plain(n))]);
            page.line();
            page.pre(text);
        }
        ShownValue::Text(text) => {
            let n = text.chars().count().to_string();
            let own = split::pieces(text, PART_UNITS).len().to_string();
            page.fill(words.text_above, &[("label", label), ("n", plain(n)), ("parts", plain(own))]);
        }
        ShownValue::Lines(lines) => {
            page.fill(words.field_lines, &[("label", label), ("n", plain(lines.len().to_string()))]);
            for line in lines {
                page.line();
                page.push("  ");
                page.code(line);
            }
        }
        ShownValue::Choice(word) | ShownValue::Line(word) => {
            page.fill(words.field_line, &[("label", label), ("value", code(word))]);
        }
        ShownValue::Flag(set) => {
            let word = if *set { words.flag_yes } else { words.flag_no };
            page.fill(words.field_line, &[("label", label), ("value", plain(word))]);
        }
        ShownValue::Money(cents) => {
            page.fill(words.field_line, &[("label", label), ("value", plain(Cents::from(*cents).to_string()))]);
        }
        ShownValue::Time(at) => {
            let time = moment(words, input.zone, input.asked, *at);
            page.fill(words.field_line, &[("label", label), ("value", plain(time))]);
        }
        ShownValue::Targets(_) => {}
    }
}

fn parts(input: &CardInput<'_>, words: &Words) -> Result<Vec<Message>, CardFault> {
    let texts: Vec<(&str, &str)> = input
        .checked
        .shown
        .iter()
        .filter_map(|field| {
            if let ShownValue::Text(text) = &field.value { Some((field.name.as_str(), text.as_str())) } else { None }
        })
        .collect();
    let units = texts.iter().fold(0_usize, |sum, (_, text)| sum.saturating_add(split::units(text)));
    if units <= CARD_INLINE_UNITS && input.checked.files.is_empty() {
        return Ok(Vec::new());
    }
    let pieces: Vec<(&str, Piece<'_>)> = texts
        .iter()
        .flat_map(|(name, text)| split::pieces(text, PART_UNITS).into_iter().map(move |piece| (*name, piece)))
        .collect();
    if pieces.len() > CARD_PARTS_MAX {
        return Err(CardFault { what: format!("text: {} parts", pieces.len()) });
    }
    let n = pieces.len();
    pieces.into_iter().enumerate().map(|(k, (name, piece))| part(input, words, (k, n), name, piece)).collect()
}

/// One part: which it is, how it joins the one before, and its words in a block.
fn part(
    input: &CardInput<'_>,
    words: &Words,
    (k, n): (usize, usize),
    name: &str,
    piece: Piece<'_>,
) -> Result<Message, CardFault> {
    let (template, join) = match piece.before {
        Border::Start => (words.part_head, ""),
        Border::Inside => (words.part_next, words.join_inside),
        Border::Space => (words.part_next, words.join_space),
        Border::Line => (words.part_next, words.join_line),
        Border::Paragraph => (words.part_next, words.join_paragraph),
    };
    let mut page = Page::default();
    page.fill(
        template,
        &[
            ("k", plain(k.saturating_add(1).to_string())),
            ("n", plain(n.to_string())),
            ("label", label(words, name)),
            ("join", plain(join)),
            ("chars", plain(piece.text.chars().count().to_string())),
            ("code", code(digest::code(&input.checked.digest))),
        ],
    );
    page.line();
    page.pre(piece.text);
    page.fits("text")
}

fn file_caption(input: &CardInput<'_>, words: &Words, k: usize, file: &FileFacts) -> Message {
    let mut page = Page::default();
    page.fill(
        words.file_head,
        &[
            ("k", plain(k.saturating_add(1).to_string())),
            ("n", plain(input.checked.files.len().to_string())),
            ("name", code(&file.name)),
            ("size", plain(size(words, file.size))),
            ("hash", code(short_hash(file))),
            ("code", code(digest::code(&input.checked.digest))),
        ],
    );
    page.message()
}

fn buttons(input: &CardInput<'_>, words: &Words) -> Vec<Vec<Button>> {
    let button = |label: &str, act| Button { label: label.to_owned(), act };
    vec![
        vec![button(&input.checked.kind.words(input.language).yes, Act::Yes), button(words.button_no, Act::No)],
        vec![button(words.button_change, Act::Change), button(words.button_later, Act::Later)],
    ]
}

fn targets(checked: &Checked) -> Vec<&ShownTarget> {
    checked
        .shown
        .iter()
        .filter_map(|field| if let ShownValue::Targets(targets) = &field.value { Some(targets) } else { None })
        .flatten()
        .collect()
}

fn place(words: &Words, target: &ShownTarget) -> Page {
    let mut page = Page::default();
    page.fill(words.place, &[("name", code(&target.name)), ("id", code(&target.id))]);
    page
}

/// What a person calls a field; one that only its operator named stands in `code` as it is.
fn label(words: &Words, name: &str) -> Slot {
    match name {
        "text" => plain(words.label_text),
        "when" => plain(words.label_when),
        "title" => plain(words.label_title),
        "as" => plain(words.label_as),
        other => code(other),
    }
}

/// The first eight hex digits of a file's hash: a label for people; the digest binds the bytes.
fn short_hash(file: &FileFacts) -> String {
    file.sha256.hex().chars().take(8).collect()
}

/// A size with at most one decimal; whole bytes under a kilobyte.
fn size(words: &Words, bytes: u64) -> String {
    let tenths = |unit: u64| {
        // Rounded up, so that nothing looks smaller than it is.
        let tenths = bytes.saturating_mul(10).div_ceil(unit);
        (tenths / 10, tenths % 10)
    };
    match bytes {
        0..1024 => format!("{bytes} {}", words.bytes),
        1024..1_048_576 => format!("{} {}", bytes.div_ceil(1024), words.kb),
        _ => {
            let (whole, tenth) = tenths(1_048_576);
            format!("{whole}.{tenth} {}", words.mb)
        }
    }
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

impl Page {
    fn fits(self, what: &str) -> Result<Message, CardFault> {
        let message = self.message();
        let units = split::units(&message.text);
        if units > MESSAGE_UNITS_MAX || message.entities.len() > ENTITIES_MAX {
            return Err(CardFault { what: format!("{what}: {units} characters in one message") });
        }
        Ok(message)
    }
}

#[cfg(test)]
mod tests;
