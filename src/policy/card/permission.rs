//! A standing permission: the card that opens it, the receipt after each use, and what is in force (WORDS §2, §3).

use super::notice::{button, clip};
use super::page::{Message, Page, code, plain};
use super::{Act, Button, CardFault, CardInput, Drawn, body, clock, foot, moment, place, targets};
use crate::base::money::Cents;
use crate::base::time::Wall;
use crate::config::Language;
use crate::config::kind::Kind;
use crate::policy::consent::{Grows, Permission};
use crate::policy::payload::Terms;
use crate::text::split;
use crate::words::{self, Words};

/// Characters of a text that a receipt shows.
const EXCERPT_CHARS: usize = 300;

/// The card that asks for a permission.
pub(super) fn draw(input: &CardInput<'_>, words: &Words, terms: Terms, grows: &Grows) -> Result<Drawn, CardFault> {
    let mut page = Page::default();
    page.push(words.permission_head);
    body(&mut page, input, words, 0);
    page.line();
    let (most, most_cents) = Permission::most(terms.count, terms.cents, terms.days);
    page.fill(
        words.permission_most,
        &[
            ("n", plain(most.to_string())),
            ("unit", plain(input.checked.kind.words(input.language).unit.clone())),
            ("money", money(most_cents)),
        ],
    );
    page.line();
    page.push(words.permission_unseen);
    for line in news(input, words, terms, grows) {
        page.line();
        page.add(&line);
    }
    page.line();
    page.fill(
        words.permission_answer,
        &[
            ("asked", plain(clock(input.zone, input.asked, input.asked))),
            ("who", code(clip(input.who))),
            ("until", plain(clock(input.zone, input.asked, input.until))),
        ],
    );
    foot(&mut page, input, words);
    let mut label = Page::default();
    let template = if terms.days == 1 { words.button_allow_one } else { words.button_allow };
    label.fill(template, &[("days", plain(terms.days.to_string()))]);
    let row = vec![button(&label.message().text, Act::Yes), button(words.button_no, Act::No)];
    Ok(Drawn { parts: Vec::new(), files: Vec::new(), card: page.fits("card")?, buttons: vec![row] })
}

/// The lines of the terms themselves: they stay on the card whatever becomes of it.
pub(super) fn terms(page: &mut Page, input: &CardInput<'_>, words: &Words, terms: Terms) {
    let places = targets(input.checked);
    page.line();
    let act = plain(input.checked.kind.words(input.language).act.clone());
    let template = if places.is_empty() { words.act_alone } else { words.permission_here };
    page.fill(template, &[("act", act)]);
    for target in &places {
        page.line();
        page.push("  ");
        page.add(&place(words, target));
    }
    for note in places.iter().filter_map(|target| target.mixed.as_deref()) {
        page.line();
        page.fill(words.mixed, &[("letters", code(note))]);
    }
    page.line();
    page.fill(words.permission_day, &[("count", plain(terms.count.to_string())), ("money", money(terms.cents))]);
    page.line();
    let until = term(input.asked, terms.days);
    page.fill(
        words.permission_term,
        &[("days", plain(terms.days.to_string())), ("until", plain(moment(words, input.zone, input.asked, until)))],
    );
}

/// When terms end that were asked for at a moment: what the card says is what is opened, however late the press comes.
#[must_use]
pub fn term(asked: Wall, days: u32) -> Wall {
    asked.plus_ms(i64::from(days).saturating_mul(86_400_000))
}

/// What is new against what is in force.
fn news(input: &CardInput<'_>, words: &Words, terms: Terms, grows: &Grows) -> Vec<Page> {
    let line = |template: &str, slots: &[(&str, super::page::Slot)]| {
        let mut page = Page::default();
        page.fill(template, slots);
        page
    };
    if grows.first {
        return vec![line(words.permission_first, &[])];
    }
    let mut all = Vec::new();
    let places = targets(input.checked);
    for target in places.iter().filter(|target| grows.places.contains(&target.id)) {
        all.push(line(words.permission_new_place, &[("place", super::page::Slot::Page(place(words, target)))]));
    }
    if places.is_empty() && grows.replaces.is_empty() {
        let act = plain(input.checked.kind.words(input.language).act.clone());
        all.push(line(words.permission_new_kind, &[("act", act)]));
    }
    if let Some((from, to)) = grows.count {
        let slots = [("from", plain(from.to_string())), ("to", plain(to.to_string()))];
        all.push(line(words.permission_new_count, &slots));
    }
    if let Some((from, to)) = grows.cents {
        all.push(line(words.permission_new_money, &[("from", money(from)), ("to", money(to))]));
    }
    if let Some(old) = grows.until {
        let (old, new) = (moment(words, input.zone, input.asked, old), term(input.asked, terms.days));
        let new = moment(words, input.zone, input.asked, new);
        all.push(line(words.permission_instead, &[("old", plain(old)), ("new", plain(new))]));
    }
    all
}

/// What a receipt says of one use.
#[derive(Clone, Copy, Debug)]
pub struct Receipt<'a> {
    /// Its kind.
    pub kind: &'a Kind,
    /// What came of it.
    pub outcome: Ran<'a>,
    /// Its places: the name the owner knows, and the id.
    pub places: &'a [(String, String)],
    /// When it ended, as the owner reads it.
    pub time: &'a str,
    /// The action's short code.
    pub code: &'a str,
    /// How many of how many today, and cents of cents.
    pub today: Option<Today<'a>>,
    /// The beginning of its text.
    pub text: Option<&'a str>,
    /// Whether all of it can be shown: files and fields too, where there is no text.
    pub whole: bool,
    /// The journal's head after it.
    pub anchor: &'a str,
}

/// A permission's day.
#[derive(Clone, Copy, Debug)]
pub struct Today<'a> {
    /// Actions, of so many.
    pub count: (u32, u32),
    /// Cents, of so many.
    pub cents: (u32, u32),
    /// The permission's end, as the owner reads it.
    pub until: &'a str,
}

/// How a use ended.
#[derive(Clone, Copy, Debug)]
pub enum Ran<'a> {
    /// All of it.
    Done,
    /// Some of it: target ids that are done, and that failed.
    Part(&'a [String], &'a [String]),
    /// Nothing, as the program said.
    Failed,
    /// Nobody knows.
    Unknown,
}

/// The receipt after a use, with *Stop* as long as there is something to stop, and *Show whole*.
#[must_use]
pub fn receipt(language: Language, facts: &Receipt<'_>) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let kind = facts.kind.words(language);
    let mut page = Page::default();
    let time = ("time", plain(facts.time));
    match facts.outcome {
        Ran::Done => page.fill(words.receipt_done, &[time, ("done", plain(kind.done.clone()))]),
        Ran::Part(yes, no) => {
            // After a restart nobody remembers which.
            let list = |ids: &[String]| code(if ids.is_empty() { "?".to_owned() } else { clip(&ids.join(", ")) });
            page.fill(words.receipt_part, &[time, ("yes", list(yes)), ("no", list(no))]);
        }
        Ran::Failed => page.fill(words.receipt_failed, &[time, ("not_done", plain(kind.not_done.clone()))]),
        Ran::Unknown => {
            page.fill(words.receipt_unknown, &[time]);
            page.line();
            page.push(words.after_unknown_why);
        }
    }
    page.line();
    page.push(&kind.act);
    listed(&mut page, words, facts.places);
    if let Some(today) = &facts.today {
        page.line();
        page.fill(
            words.receipt_today,
            &[
                ("count", plain(today.count.0.to_string())),
                ("most", plain(today.count.1.to_string())),
                ("money", money(today.cents.0)),
                ("most_money", money(today.cents.1)),
                ("until", plain(today.until)),
            ],
        );
    }
    if let Some(text) = facts.text {
        page.line();
        page.pre(&excerpt(text));
    }
    page.line();
    page.fill(words.code, &[("code", code(facts.code))]);
    page.line();
    page.fill(words.anchor, &[("anchor", code(facts.anchor))]);
    let mut row = Vec::new();
    if facts.today.is_some() {
        row.push(button(words.button_stop_permission, Act::StopPermission));
    }
    if facts.whole {
        row.push(button(words.button_show_whole, Act::ShowWhole));
    }
    (page.message(), if row.is_empty() { Vec::new() } else { vec![row] })
}

/// Places, each on its line: name and id, or the id alone where nobody knows a name any more.
fn listed(page: &mut Page, words: &Words, places: &[(String, String)]) {
    for (name, id) in places {
        page.line();
        page.push("  ");
        if name.is_empty() {
            page.code(id);
        } else {
            page.fill(words.place, &[("name", code(clip(name))), ("id", code(id))]);
        }
    }
}

/// The beginning of a text: no character is cut from its marks.
fn excerpt(text: &str) -> String {
    let piece = split::pieces(text, EXCERPT_CHARS).into_iter().next().map_or("", |piece| piece.text);
    if piece.len() < text.len() { format!("{piece}…") } else { piece.to_owned() }
}

/// What is said of a use on *Show whole*: all of its text and fields, in parts, without buttons.
///
/// # Errors
/// When it does not fit, which its card would not have either.
pub fn whole(input: &CardInput<'_>) -> Result<Vec<Message>, CardFault> {
    let words = words::of(input.language);
    let mut all = super::parts(input, words)?;
    let mut page = Page::default();
    page.push(words.permission_whole);
    body(&mut page, input, words, all.len());
    foot(&mut page, input, words);
    all.push(page.fits("card")?);
    Ok(all)
}

/// How a permission stands, on the card that opened it and in the answer to `/permissions`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stands<'a> {
    /// It was opened, by whom, when.
    Opened(&'a str, &'a str),
    /// An owner stopped it: who, when, and how many ran before.
    Stopped(&'a str, &'a str, u32),
    /// It ended otherwise: when, why, and how many ran before.
    Ended(&'a str, &'a str, u32),
}

/// The first line of a permission that was opened.
pub(super) fn stands(page: &mut Page, words: &Words, stands: Stands<'_>) {
    match stands {
        Stands::Opened(owner, time) => {
            page.fill(words.permission_open, &[("time", plain(time)), ("owner", code(clip(owner)))]);
        }
        Stands::Stopped(owner, time, n) => page.fill(
            words.permission_stopped,
            &[("time", plain(time)), ("owner", code(clip(owner))), ("n", plain(n.to_string()))],
        ),
        Stands::Ended(time, why, n) => page
            .fill(words.permission_ended, &[("time", plain(time)), ("code", code(why)), ("n", plain(n.to_string()))]),
    }
}

/// A line alone that says how a permission stands.
#[must_use]
pub fn permission_line(language: Language, how: Stands<'_>) -> Message {
    let mut page = Page::default();
    stands(&mut page, words::of(language), how);
    page.message()
}

/// A permission in force, as `/permissions` shows it, with *Stop*.
#[must_use]
pub fn permission_now(
    language: Language,
    kind: &Kind,
    places: &[(String, String)],
    opened: (&str, &str),
    today: &Today<'_>,
) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    stands(&mut page, words, Stands::Opened(opened.0, opened.1));
    page.line();
    page.push(&kind.words(language).act);
    listed(&mut page, words, places);
    page.line();
    page.fill(
        words.receipt_today,
        &[
            ("count", plain(today.count.0.to_string())),
            ("most", plain(today.count.1.to_string())),
            ("money", money(today.cents.0)),
            ("most_money", money(today.cents.1)),
            ("until", plain(today.until)),
        ],
    );
    (page.message(), vec![vec![button(words.button_stop_permission, Act::StopPermission)]])
}

/// The clock was moved: permissions rest until an owner resumes them.
#[must_use]
pub fn suspended(language: Language) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    page.push(words.suspended);
    (page.message(), vec![vec![button(words.button_resume, Act::Resume)]])
}

/// They count again.
#[must_use]
pub fn resumed(language: Language, time: &str, owner: &str) -> Message {
    let mut page = Page::default();
    page.fill(words::of(language).resumed, &[("time", plain(time)), ("owner", code(clip(owner)))]);
    page.message()
}

fn money(cents: u32) -> super::page::Slot {
    plain(Cents::from(cents).to_string())
}
