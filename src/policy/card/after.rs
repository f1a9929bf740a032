//! What a card says once it is over: the same places, fields and files under another first line, and no buttons.

use crate::base::time::Wall;
use crate::config::Language;
use crate::policy::card::page::{Message, Page, code, plain};
use crate::policy::card::permission::{self, Stands};
use crate::policy::card::{CardInput, body, clip, clock, foot, lower_first};
use crate::text::split;
use crate::words;

/// What became of a card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum After<'a> {
    /// The session took it back.
    Withdrawn,
    /// Sent back to be changed.
    Change,
    /// It ran, whole.
    Done {
        /// The program's own words, one line of shown text.
        result: Option<&'a str>,
        /// The journal's head after it.
        anchor: &'a str,
    },
    /// Nobody answered.
    Expired,
    /// The program said that nothing ran.
    Failed {
        /// A code of the program's.
        code: Option<&'a str>,
        /// The journal's head after it.
        anchor: &'a str,
    },
    /// Put off.
    Later,
    /// No.
    No,
    /// A permission was opened: how it stands.
    Opened(Stands<'a>),
    /// Another owner answered.
    Other {
        /// That owner's name.
        owner: &'a str,
        /// What they said.
        said: Said,
        /// When they said it.
        at: Wall,
        /// What came of a yes, as far as it is known.
        then: Option<&'a After<'a>>,
    },
    /// Some of it ran.
    Part {
        /// Target ids that are done.
        yes: &'a [String],
        /// Target ids that failed.
        no: &'a [String],
        /// The journal's head after it.
        anchor: &'a str,
    },
    /// The gate was restarted.
    Restart,
    /// Nobody knows what ran.
    Unknown {
        /// The journal's head after it.
        anchor: &'a str,
    },
    /// It became void.
    Void {
        /// Why: a stable code.
        code: &'a str,
    },
    /// A proved yes; it runs now.
    Yes {
        /// The owner's name.
        owner: &'a str,
    },
}

/// What another owner said.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Said {
    /// Sent it back.
    Change,
    /// Put it off.
    Later,
    /// No.
    No,
    /// Yes.
    Yes,
}

impl<'a> After<'a> {
    /// The journal's head, where the outcome carries it: an anchor on the owner's phone.
    const fn anchor(&self) -> Option<&'a str> {
        match *self {
            Self::Done { anchor, .. }
            | Self::Failed { anchor, .. }
            | Self::Part { anchor, .. }
            | Self::Unknown { anchor } => Some(anchor),
            Self::Other { then: Some(then), .. } => then.anchor(),
            Self::Change
            | Self::Expired
            | Self::Later
            | Self::No
            | Self::Opened(_)
            | Self::Other { .. }
            | Self::Restart
            | Self::Void { .. }
            | Self::Withdrawn
            | Self::Yes { .. } => None,
        }
    }
}

/// The card as it reads afterwards. `at` is when it happened. What would not fit is left out from the values' end, never
/// from the first lines: the decision is over, and its card stands complete in the parts above and in the journal's digest.
#[must_use]
pub fn after(input: &CardInput<'_>, outcome: &After<'_>, at: Wall) -> Message {
    let mut page = Page::default();
    let time = clock(input.zone, input.asked, at);
    if let After::Other { owner, said, at, then } = outcome {
        other(&mut page, input, owner, *said, *at);
        if let Some(then) = then {
            page.line();
            ran(&mut page, input, then, &time);
        }
    } else if !ran(&mut page, input, outcome, &time) {
        closed(&mut page, input, outcome, &time);
    }
    rest(page, input, outcome.anchor())
}

/// The card as it stands, under a line that asks for another press: whole, since its buttons stay. `None` where there is no
/// room for that line; then it stays as it is.
#[must_use]
pub fn unproved(language: Language, card: &Message) -> Option<Message> {
    let mut page = Page::default();
    page.push(words::of(language).after_unproved);
    page.line();
    page.append(card);
    page.fits("card").ok()
}

/// What is said of a card that fell to a restart, where nothing more is known of it.
#[must_use]
pub fn bare(language: Language, unknown: bool) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    if unknown {
        page.push(words.after_unknown);
        page.line();
        page.push(words.after_unknown_why);
    } else {
        page.push(words.after_restart);
    }
    page.message()
}

/// The first lines of what an owner said yes to; `false` for everything else.
fn ran(page: &mut Page, input: &CardInput<'_>, outcome: &After<'_>, time: &str) -> bool {
    let words = words::of(input.language);
    let kind = input.checked.kind.words(input.language);
    match *outcome {
        After::Yes { owner } => {
            let doing = plain(kind.doing.clone());
            page.fill(words.after_yes, &[("time", plain(time)), ("owner", code(clip(owner))), ("doing", doing)]);
        }
        After::Done { result, .. } => {
            page.fill(words.after_done, &[("time", plain(time)), ("done", plain(kind.done.clone()))]);
            if let Some(result) = result {
                page.line();
                page.code(&clip_to(result, RESULT_UNITS));
            }
        }
        After::Part { yes, no, .. } => {
            let list = |ids: &[String]| code(clip_to(&ids.join(", "), RESULT_UNITS));
            page.fill(words.after_part, &[("time", plain(time)), ("yes", list(yes)), ("no", list(no))]);
        }
        After::Failed { code: why, .. } => {
            let not_done = plain(lower_first(&kind.not_done));
            page.fill(words.after_failed, &[("time", plain(time)), ("not_done", not_done)]);
            if let Some(why) = why {
                page.line();
                page.code(&clip(why));
            }
        }
        After::Unknown { .. } => {
            page.push(words.after_unknown);
            page.line();
            page.push(words.after_unknown_why);
        }
        After::Opened(how) => permission::stands(page, words, how),
        After::Change
        | After::Expired
        | After::Later
        | After::No
        | After::Other { .. }
        | After::Restart
        | After::Void { .. }
        | After::Withdrawn => return false,
    }
    true
}

/// The first line of what another owner answered.
fn other(page: &mut Page, input: &CardInput<'_>, owner: &str, said: Said, at: Wall) {
    let words = words::of(input.language);
    let template = match said {
        Said::Yes => words.after_other_yes,
        Said::No => words.after_other_no,
        Said::Change => words.after_other_change,
        Said::Later => words.after_other_later,
    };
    page.fill(template, &[("owner", code(clip(owner))), ("time", plain(clock(input.zone, input.asked, at)))]);
}

/// The first lines of what did not run.
fn closed(page: &mut Page, input: &CardInput<'_>, outcome: &After<'_>, time: &str) {
    let words = words::of(input.language);
    let not_done = || match input.checked.terms {
        Some(_) => plain(words.permission_not_opened),
        None => plain(input.checked.kind.words(input.language).not_done.clone()),
    };
    match *outcome {
        After::No => {
            page.fill(words.after_no, &[("time", plain(time)), ("not_done", not_done())]);
            page.line();
            page.push(words.after_no_day);
        }
        After::Change => page.fill(words.after_change, &[("time", plain(time))]),
        After::Later => page.fill(words.after_later, &[("time", plain(time))]),
        After::Expired => {
            let until = plain(clock(input.zone, input.asked, input.until));
            page.fill(words.after_expired, &[("time", until), ("not_done", not_done())]);
        }
        After::Withdrawn => page.fill(words.after_withdrawn, &[("time", plain(time))]),
        After::Restart => page.push(words.after_restart),
        After::Void { code: why } => page.fill(words.after_void, &[("code", code(why))]),
        After::Done { .. }
        | After::Failed { .. }
        | After::Opened(_)
        | After::Other { .. }
        | After::Part { .. }
        | After::Unknown { .. }
        | After::Yes { .. } => {}
    }
}

/// Units of a program's words on a card.
const RESULT_UNITS: usize = 200;

fn rest(mut page: Page, input: &CardInput<'_>, anchor: Option<&str>) -> Message {
    let words = words::of(input.language);
    let mut whole = page.clone();
    body(&mut whole, input, words, above(input));
    foot(&mut whole, input, words);
    if let Some(anchor) = anchor {
        whole.line();
        whole.fill(words.anchor, &[("anchor", code(anchor))]);
    }
    if let Ok(message) = whole.fits("card") {
        return message;
    }
    foot(&mut page, input, words);
    if let Some(anchor) = anchor {
        page.line();
        page.fill(words.anchor, &[("anchor", code(anchor))]);
    }
    page.message()
}

/// How many parts stand above the card: the same rule as when it was drawn.
fn above(input: &CardInput<'_>) -> usize {
    super::parts(input, words::of(input.language)).map_or(0, |parts| parts.len())
}

fn clip_to(text: &str, units: usize) -> String {
    let line: String = text.chars().map(|c| if c == '\n' { ' ' } else { c }).collect();
    if split::units(&line) <= units {
        return line;
    }
    let mut cut = String::new();
    let mut used = 0_usize;
    for c in line.chars() {
        used = used.saturating_add(c.len_utf16());
        if used >= units {
            break;
        }
        cut.push(c);
    }
    format!("{}…", cut.trim_end())
}
