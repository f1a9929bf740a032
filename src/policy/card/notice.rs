//! The gate's other messages: the test card, freeze, kinds, what waits, and the answers to presses.

use crate::base::time::Wall;
use crate::base::zone::Zone;
use crate::config::Language;
use crate::config::kind::Kind;
use crate::policy::card::page::{Message, Page, code, plain};
use crate::policy::card::{Act, Button, Drawn, clock};
use crate::words::{self, Words};

/// Characters of a name that somebody else chose: what a phone shows on one line.
const NAME_MAX: usize = 40;

/// A name cut at 40 characters, on one line.
#[must_use]
pub fn clip(name: &str) -> String {
    let line: String = name.chars().map(|c| if c == '\n' { ' ' } else { c }).collect();
    if line.chars().count() <= NAME_MAX {
        return line;
    }
    let cut: String = line.chars().take(NAME_MAX.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}

/// A test card: real buttons, and nothing runs.
#[must_use]
pub fn test_card(language: Language, zone: &Zone, now: Wall, until: Wall, clock_shift: i64) -> Drawn {
    let words = words::of(language);
    let mut page = Page::default();
    page.push(words.test_head);
    page.line();
    page.fill(words.test_body, &[("until", plain(clock(zone, now, until)))]);
    moved(&mut page, words, clock_shift);
    let buttons = vec![vec![button(words.button_try, Act::Try), button(words.button_no, Act::TryNo)]];
    Drawn { parts: Vec::new(), files: Vec::new(), card: page.message(), buttons }
}

/// The test card after a press: `line` is the press's line of the journal, `None` after a no.
#[must_use]
pub fn test_after(language: Language, line: Option<u64>) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    match line {
        Some(n) => page.fill(words.test_done, &[("n", plain(n.to_string()))]),
        None => page.push(words.test_no),
    }
    page.message()
}

/// What a freeze says.
#[derive(Clone, Copy, Debug)]
pub struct Frozen<'a> {
    /// The owner's name; `None` is the host.
    pub by: Option<&'a str>,
    /// When, as the owner reads it.
    pub time: &'a str,
    /// Cards it closed.
    pub cards: usize,
    /// Permissions it ended.
    pub permissions: usize,
    /// Actions that already run.
    pub running: usize,
}

/// The freeze, with its one button.
#[must_use]
pub fn frozen(language: Language, facts: &Frozen<'_>) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.frozen, &[("time", plain(facts.time)), ("owner", who(words, facts.by))]);
    page.line();
    page.fill(
        words.frozen_body,
        &[("cards", plain(facts.cards.to_string())), ("permissions", plain(facts.permissions.to_string()))],
    );
    if facts.running > 0 {
        page.line();
        page.fill(words.frozen_running, &[("n", plain(facts.running.to_string()))]);
    }
    (page.message(), vec![vec![button(words.button_unfreeze, Act::Unfreeze)]])
}

/// Asks once more before unfreezing.
#[must_use]
pub fn unfreeze_ask(language: Language) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let row =
        vec![button(words.button_unfreeze_yes, Act::UnfreezeYes), button(words.button_stay_frozen, Act::StayFrozen)];
    (constant(words.unfreeze_ask), vec![row])
}

/// The freeze ended.
#[must_use]
pub fn unfrozen(language: Language, time: &str, owner: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.unfrozen, &[("time", plain(time)), ("owner", code(clip(owner)))]);
    page.message()
}

/// The freeze stays.
#[must_use]
pub fn stay_frozen(language: Language, time: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.stay_frozen, &[("time", plain(time))]);
    page.message()
}

/// Asks to turn a kind on.
#[must_use]
pub fn kind_ask(language: Language, kind: &Kind) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.kind_ask, &[("act", plain(kind.words(language).act.clone())), ("kind", code(kind.id.as_str()))]);
    let row = vec![button(words.button_kind_on, Act::KindOn), button(words.button_no, Act::KindOff)];
    (page.message(), vec![row])
}

/// A kind rests after its no, until then.
#[must_use]
pub fn kind_quiet(language: Language, kind: &Kind, until: &str) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    let (act, id) = (plain(kind.words(language).act.clone()), code(kind.id.as_str()));
    page.fill(words.kind_quiet, &[("until", plain(until)), ("act", act), ("kind", id)]);
    (page.message(), vec![vec![button(words.button_ask_again, Act::AskAgain)]])
}

/// Its cards come again.
#[must_use]
pub fn kind_asks(language: Language, kind: &Kind, time: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    let (act, id) = (plain(kind.words(language).act.clone()), code(kind.id.as_str()));
    page.fill(words.kind_asks, &[("time", plain(time)), ("act", act), ("kind", id)]);
    page.message()
}

/// A kind after the press on its card.
#[must_use]
pub fn kind_answered(language: Language, kind: &Kind, on: bool, time: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    let template = if on { words.kind_on } else { words.kind_stays_off };
    page.fill(
        template,
        &[("time", plain(time)), ("act", plain(kind.words(language).act.clone())), ("kind", code(kind.id.as_str()))],
    );
    page.message()
}

/// A request was refused because its card could not be shown whole.
#[must_use]
pub fn not_whole(language: Language, what: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.not_whole, &[("what", code(clip(what)))]);
    page.message()
}

/// A part or file of a card that could not be shown whole, afterwards.
#[must_use]
pub fn void_part(language: Language) -> Message {
    constant(words::of(language).void_part)
}

/// Another owner cannot be reached.
#[must_use]
pub fn owner_unreachable(language: Language, owner: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.owner_unreachable, &[("owner", code(clip(owner)))]);
    page.message()
}

/// What waits for an owner: the act, when it was asked, and the code of each request.
#[must_use]
pub fn pending(language: Language, waiting: &[(String, String, String)]) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    if waiting.is_empty() {
        page.push(words.pending_none);
        return page.message();
    }
    page.fill(words.pending_head, &[("n", plain(waiting.len().to_string()))]);
    for (act, time, short) in waiting {
        page.line();
        page.fill(
            words.pending_line,
            &[("act", plain(act.clone())), ("time", plain(time.clone())), ("code", code(short.clone()))],
        );
    }
    page.message()
}

/// The answer to a press.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Toast<'a> {
    /// Answered with no.
    AnsweredNo {
        /// Who.
        owner: &'a str,
        /// When, as the owner reads it.
        time: &'a str,
    },
    /// Answered with yes.
    AnsweredYes {
        /// Who.
        owner: &'a str,
        /// When, as the owner reads it.
        time: &'a str,
    },
    /// The journal cannot be written.
    Broken,
    /// Sent back.
    Change,
    /// The card is not what was sent.
    Changed,
    /// An owner chose for this chat.
    Chosen {
        /// Who.
        owner: &'a str,
        /// When, as the owner reads it.
        time: &'a str,
    },
    /// Closed for another reason.
    Closed,
    /// Done, for what is not an action.
    Done,
    /// Pressed within two seconds.
    Early,
    /// Frozen.
    Frozen,
    /// The kind was turned off.
    KindOff {
        /// The kind's short word.
        short: &'a str,
    },
    /// Too late.
    Late {
        /// When it closed, as the owner reads it.
        time: &'a str,
    },
    /// Put off.
    Later,
    /// No.
    No,
    /// Not an owner.
    NotOwner,
    /// Not in the private chat.
    Private,
    /// From before a restart.
    Restart,
    /// Shown again.
    Show,
    /// A permission was stopped.
    Stopped,
    /// Not one of our buttons.
    Unknown,
    /// The press could not be proved.
    Unproved,
    /// Yes.
    Yes,
}

/// The text of an answer to a press, at most 200 characters. Telegram shows it as it is, without entities.
#[must_use]
pub fn toast(language: Language, toast: Toast<'_>) -> String {
    let words = words::of(language);
    let mut page = Page::default();
    match toast {
        Toast::AnsweredNo { owner, time } => {
            page.fill(words.toast_answered_no, &[("owner", plain(clip(owner))), ("time", plain(time))]);
        }
        Toast::AnsweredYes { owner, time } => {
            page.fill(words.toast_answered_yes, &[("owner", plain(clip(owner))), ("time", plain(time))]);
        }
        Toast::Broken => page.push(words.toast_broken),
        Toast::Change => page.push(words.toast_change),
        Toast::Changed => page.push(words.toast_changed),
        Toast::Chosen { owner, time } => {
            page.fill(words.toast_chosen, &[("owner", plain(clip(owner))), ("time", plain(time))]);
        }
        Toast::Closed => page.push(words.toast_closed),
        Toast::Done => page.push(words.toast_done),
        Toast::Early => page.push(words.toast_early),
        Toast::Frozen => page.push(words.toast_frozen),
        Toast::KindOff { short } => page.fill(words.toast_kind_off, &[("short", plain(clip(short)))]),
        Toast::Late { time } => page.fill(words.toast_late, &[("time", plain(time))]),
        Toast::Later => page.push(words.toast_later),
        Toast::No => page.push(words.toast_no),
        Toast::NotOwner => page.push(words.toast_not_owner),
        Toast::Private => page.push(words.toast_private),
        Toast::Restart => page.push(words.toast_restart),
        Toast::Show => page.push(words.toast_show),
        Toast::Stopped => page.push(words.toast_stopped),
        Toast::Unknown => page.push(words.toast_unknown),
        Toast::Unproved => page.push(words.toast_unproved),
        Toast::Yes => page.push(words.toast_yes),
    }
    page.message().text
}

pub(super) fn constant(text: &str) -> Message {
    let mut page = Page::default();
    page.push(text);
    page.message()
}

pub(super) fn button(label: &str, act: Act) -> Button {
    Button { label: label.to_owned(), act }
}

fn who(words: &Words, by: Option<&str>) -> super::page::Slot {
    by.map_or_else(|| plain(words.by_host), |name| code(clip(name)))
}

fn moved(page: &mut Page, words: &Words, clock_shift: i64) {
    if clock_shift != 0 {
        page.line();
        page.fill(words.clock_moved, &[("seconds", plain(clock_shift.to_string()))]);
    }
}
