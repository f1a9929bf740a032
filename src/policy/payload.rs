//! A request against its kind: what runs, what a card shows, and the digest that binds the two.

use std::sync::Arc;

use crate::base::answer::{Code, Refusal};
use crate::base::digest::{self, Digest, FileFacts};
use crate::base::ids::ChatId;
use crate::base::json::{self, Json};
use crate::base::limits::{FILES_BYTES_MAX, MONEY_MAX, TEXT_UNITS_MAX, TIME_AHEAD_DAYS};
use crate::base::time::Wall;
use crate::config::kind::{Cost, Field, Kind, Shape, TargetSource};
use crate::text::{file_name, fixed, visible};

mod terms;

pub use terms::{Ceiling, Terms, check as check_terms, resolve as resolve_terms};

/// A request that its kind takes, with everything resolved.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The kind.
    pub kind: Arc<Kind>,
    /// The canonical payload with targets resolved: the very bytes the program gets.
    pub canonical: String,
    /// What a card shows, in the kind's order.
    pub shown: Vec<ShownField>,
    /// What it costs, in cents.
    pub cents: u32,
    /// The chats among its targets: what a lease opens.
    pub chats: Vec<ChatId>,
    /// The files, in order.
    pub files: Vec<FileFacts>,
    /// The action's digest; of terms, theirs.
    pub digest: Digest,
    /// Where this is no action but the terms of a standing permission: those.
    pub terms: Option<Terms>,
}

/// A field as a card shows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ShownField {
    /// The field's name in the kind.
    pub name: String,
    /// What it holds.
    pub value: ShownValue,
}

/// What a field holds, as a card shows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ShownValue {
    /// One of the kind's words.
    Choice(String),
    /// Yes or no.
    Flag(bool),
    /// One line.
    Line(String),
    /// Several lines.
    Lines(Vec<String>),
    /// Cents.
    Money(u32),
    /// Places, resolved.
    Targets(Vec<ShownTarget>),
    /// Text with line feeds.
    Text(String),
    /// A moment.
    Time(Wall),
}

/// A place, resolved.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ShownTarget {
    /// Its id, as the session named it.
    pub id: String,
    /// The name the owner knows it by.
    pub name: String,
    /// Where letters of two scripts stand in one word of it: the note for the card.
    pub mixed: Option<String>,
}

/// The chats that can be targets, as the proxy knows them.
pub trait Chats {
    /// The private chat of an owner, by its decimal id, and the owner's name.
    fn owner(&self, id: &str) -> Option<(ChatId, String)>;
    /// A chat that an owner connected, by its decimal id, and its title as it was on the connecting card.
    fn connected(&self, id: &str) -> Option<(ChatId, String)>;
    /// The ids of all of them, for a hint.
    fn ids(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Checks a request against its kind.
///
/// # Errors
/// The first thing in it that could not be shown whole, or that the kind does not take; nothing is repaired.
pub fn check(
    kind: &Arc<Kind>,
    payload: &Json,
    files: &[FileFacts],
    chats: &dyn Chats,
    now: Wall,
) -> Result<Checked, Refusal> {
    let Json::Obj(given) = payload else {
        return Err(Refusal::field_type("payload", "an object", type_name(payload)));
    };
    if let Some((name, _)) = given.iter().find(|(name, _)| !kind.fields.contains_key(name)) {
        return Err(Refusal::field_unknown(&format!("payload.{name}"), kind.id.as_str(), &kind.order));
    }
    let mut reader = Reader { kind, chats, now, units: 0, resolved: Vec::new(), to: Vec::new() };
    let mut shown = Vec::new();
    for name in &kind.order {
        let Some(field) = kind.fields.get(name) else { continue };
        let at = format!("payload.{name}");
        match payload.get(name) {
            Some(value) => {
                let (value, canonical) = reader.field(&at, field, value)?;
                reader.resolved.push((name.clone(), canonical));
                shown.push(ShownField { name: name.clone(), value });
            }
            None if field.optional => {}
            None => return Err(Refusal::field_missing(&at, needs(field))),
        }
    }
    check_files(kind, files)?;
    let cents = cents(kind, &shown)?;
    let canonical = json::canonical(&Json::Obj(reader.resolved));
    let digest = digest::action(&kind.id, &kind.def, &canonical, files);
    Ok(Checked {
        kind: Arc::clone(kind),
        canonical,
        shown,
        cents,
        chats: reader.to,
        files: files.to_vec(),
        digest,
        terms: None,
    })
}

/// Derives a stored request again, for another card or for its run: it must still be what it was.
///
/// # Errors
/// `kind_changed` where the kind is another one by now, `target_changed` where anything resolves differently, or what
/// [`check`] says where it is no longer taken (a moment that has passed).
pub fn again(kind: &Arc<Kind>, stored: &Stored<'_>, chats: &dyn Chats, now: Wall) -> Result<Checked, Refusal> {
    if kind.def != *stored.def {
        return Err(Refusal::of(Code::KindChanged));
    }
    // What was stored was checked and written by us; if it cannot be read, it is no longer there.
    let resolved = json::parse(stored.canonical.as_bytes()).map_err(|_fault| Refusal::of(Code::SpoolGone))?;
    let derived = if stored.terms {
        let (targets, terms) = terms::stored(&resolved).ok_or_else(|| Refusal::of(Code::SpoolGone))?;
        let targets = Some(&targets).filter(|ids| ids.arr().is_some_and(|ids| !ids.is_empty()));
        terms::resolve(kind, targets, terms, chats, now)
    } else {
        check(kind, &unresolved(kind, resolved), stored.files, chats, now)
    };
    let checked = derived.map_err(|refusal| {
        if refusal.code == Code::TargetUnknown { Refusal::of(Code::TargetChanged) } else { refusal }
    })?;
    if checked.digest != *stored.digest || checked.canonical != stored.canonical {
        return Err(Refusal::of(Code::TargetChanged));
    }
    Ok(checked)
}

/// A request as it was stored when it was asked.
#[derive(Clone, Copy, Debug)]
pub struct Stored<'a> {
    /// The hash of the kind's definition at that time.
    pub def: &'a Digest,
    /// The canonical payload.
    pub canonical: &'a str,
    /// The files, with their hashes taken anew from the stored bytes.
    pub files: &'a [FileFacts],
    /// The digest that was asked for.
    pub digest: &'a Digest,
    /// Whether these are the terms of a permission.
    pub terms: bool,
}

/// The payload as it was asked: each resolved target is its id again.
fn unresolved(kind: &Kind, payload: Json) -> Json {
    let id = |target: Json| match target.get("id").and_then(Json::str) {
        Some(id) => Json::Str(id.to_owned()),
        None => target,
    };
    let Json::Obj(fields) = payload else { return payload };
    let is_target =
        |name: &String| kind.fields.get(name).is_some_and(|field| matches!(field.shape, Shape::Target { .. }));
    let fields = fields.into_iter().map(|(name, value)| {
        if !is_target(&name) {
            return (name, value);
        }
        let value =
            if let Json::Arr(items) = value { Json::Arr(items.into_iter().map(id).collect()) } else { id(value) };
        (name, value)
    });
    Json::Obj(fields.collect())
}

fn check_files(kind: &Kind, files: &[FileFacts]) -> Result<(), Refusal> {
    if files.len() > kind.files.max {
        return Err(Refusal::file_too_many(files.len(), kind.files.max));
    }
    let mut all = 0u64;
    for (index, file) in files.iter().enumerate() {
        if let Some(what) = file_name::wrong(&file.name) {
            return Err(Refusal::file_name(index, &file.name, what));
        }
        if file.size == 0 {
            return Err(Refusal::file(
                Code::FileEmpty,
                index,
                &file.name,
                "is empty, and Telegram takes no empty file",
            ));
        }
        if file.size > kind.files.bytes {
            return Err(Refusal::file_too_big(&format!("files[{index}]"), file.size, kind.files.bytes));
        }
        all = all.saturating_add(file.size);
    }
    if all > FILES_BYTES_MAX { Err(Refusal::file_too_big("files", all, FILES_BYTES_MAX)) } else { Ok(()) }
}

fn cents(kind: &Kind, shown: &[ShownField]) -> Result<u32, Refusal> {
    match &kind.cost {
        Cost::Fixed(cents) => Ok(*cents),
        Cost::Field(name) => shown
            .iter()
            .find_map(|field| {
                if let ShownValue::Money(cents) = field.value { (field.name == *name).then_some(cents) } else { None }
            })
            .ok_or_else(|| Refusal::field_missing(&format!("payload.{name}"), "whole cents")),
    }
}

const fn type_name(value: &Json) -> &'static str {
    match value {
        Json::Null => "null",
        Json::Bool(_) => "true or false",
        Json::Int(_) => "a number",
        Json::Str(_) => "a string",
        Json::Arr(_) => "a list",
        Json::Obj(_) => "an object",
    }
}

const fn needs(field: &Field) -> &'static str {
    match (&field.shape, field.many) {
        (Shape::Text { .. }, _) => "text",
        (Shape::Line { .. }, None) => "one line of text",
        (Shape::Line { .. }, Some(_)) => "a list of lines",
        (Shape::Target { .. }, None) => "the id of a target, a string",
        (Shape::Target { .. }, Some(_)) => "a list of ids of targets, strings",
        (Shape::Money, _) => "whole cents, a number from 0 to 100000",
        (Shape::Time, _) => "a minute in UTC: YYYY-MM-DDTHH:MM:00Z",
        (Shape::Choice { .. }, _) => "one of its words",
        (Shape::Flag, _) => "true or false",
    }
}

/// What is gathered while the fields are read.
struct Reader<'a> {
    kind: &'a Kind,
    chats: &'a dyn Chats,
    now: Wall,
    units: usize,
    resolved: Vec<(String, Json)>,
    to: Vec<ChatId>,
}

impl Reader<'_> {
    fn field(&mut self, at: &str, field: &Field, value: &Json) -> Result<(ShownValue, Json), Refusal> {
        let mistyped = || Refusal::field_type(at, needs(field), type_name(value));
        let same = |shown: ShownValue| Ok((shown, value.clone()));
        match &field.shape {
            Shape::Text { max } => {
                let text = value.str().ok_or_else(mistyped)?;
                self.text(at, text, *max)?;
                same(ShownValue::Text(text.to_owned()))
            }
            Shape::Line { max } if field.many.is_some() => {
                let items = list(at, field, value)?;
                let lines = items.iter().enumerate().map(|(index, item)| line(&format!("{at}[{index}]"), item, *max));
                same(ShownValue::Lines(lines.collect::<Result<_, _>>()?))
            }
            Shape::Line { max } => same(ShownValue::Line(line(at, value, *max)?)),
            Shape::Target { from } => self.targets(at, field, from, value),
            Shape::Money => {
                let cents = value.int().ok_or_else(mistyped)?;
                let cents = u32::try_from(cents).ok().filter(|cents| *cents <= MONEY_MAX);
                let got = || Refusal::field_range(at, needs(field), &json::canonical(value));
                same(ShownValue::Money(cents.ok_or_else(got)?))
            }
            Shape::Time => same(ShownValue::Time(self.time(at, value.str().ok_or_else(mistyped)?)?)),
            Shape::Choice { of } => {
                let word = value.str().ok_or_else(mistyped)?;
                if of.iter().any(|known| known == word) {
                    same(ShownValue::Choice(word.to_owned()))
                } else {
                    Err(Refusal::field_range(at, &format!("one of {}", of.join(", ")), word))
                }
            }
            Shape::Flag => same(ShownValue::Flag(value.bool().ok_or_else(mistyped)?)),
        }
    }

    fn text(&mut self, at: &str, text: &str, max: usize) -> Result<(), Refusal> {
        shows(at, text, visible::Rule::TEXT, max)?;
        self.units = self.units.saturating_add(text.encode_utf16().count());
        if self.units > TEXT_UNITS_MAX {
            return Err(Refusal::text_too_long(at, self.units, TEXT_UNITS_MAX));
        }
        Ok(())
    }

    fn time(&self, at: &str, text: &str) -> Result<Wall, Refusal> {
        let range = || Refusal::field_range(at, "a minute in UTC, from now to 366 days on: YYYY-MM-DDTHH:MM:00Z", text);
        let moment = Wall::parse(text).filter(|_| text.ends_with(":00Z")).ok_or_else(range)?;
        let ahead = moment.since(self.now);
        let most = TIME_AHEAD_DAYS.saturating_mul(24 * 3600 * 1000);
        if (0..=most).contains(&ahead) { Ok(moment) } else { Err(range()) }
    }

    fn targets(
        &mut self,
        at: &str,
        field: &Field,
        from: &[TargetSource],
        value: &Json,
    ) -> Result<(ShownValue, Json), Refusal> {
        if field.many.is_none() {
            let (shown, resolved) = self.target(at, from, value)?;
            return Ok((ShownValue::Targets(vec![shown]), resolved));
        }
        let (mut all, mut resolved) = (Vec::<ShownTarget>::new(), Vec::new());
        for (index, item) in list(at, field, value)?.iter().enumerate() {
            let at = format!("{at}[{index}]");
            let (shown, object) = self.target(&at, from, item)?;
            if all.iter().any(|other| other.id == shown.id) {
                return Err(Refusal::field_range(&at, "each target once", &shown.id));
            }
            all.push(shown);
            resolved.push(object);
        }
        Ok((ShownValue::Targets(all), Json::Arr(resolved)))
    }

    fn target(&mut self, at: &str, from: &[TargetSource], value: &Json) -> Result<(ShownTarget, Json), Refusal> {
        let id =
            value.str().ok_or_else(|| Refusal::field_type(at, "the id of a target, a string", type_name(value)))?;
        let (name, runs) = from.iter().find_map(|source| self.resolve(*source, id)).ok_or_else(|| {
            let ids: Vec<String> = self.kind.targets.keys().cloned().chain(self.chats.ids()).collect();
            Refusal::target_unknown(at, id, &ids)
        })?;
        if let Some(chat) = runs.get("chat").and_then(Json::int).and_then(ChatId::new) {
            if !self.to.contains(&chat) {
                self.to.push(chat);
            }
        }
        // A name that could be read in two ways is left out: the id is exact, and it is what runs.
        let (name, mixed) = match visible::target(&name) {
            Ok(mixed) => (name, mixed),
            Err(_) => (id.to_owned(), None),
        };
        let text = |text: &str| Json::Str(text.to_owned());
        let object = vec![("id".to_owned(), text(id)), ("name".to_owned(), text(&name)), ("runs".to_owned(), runs)];
        Ok((ShownTarget { id: id.to_owned(), name, mixed }, Json::Obj(object)))
    }

    fn resolve(&self, source: TargetSource, id: &str) -> Option<(String, Json)> {
        let chat = |(chat, name): (ChatId, String)| (name, Json::Obj(vec![("chat".to_owned(), Json::Int(chat.get()))]));
        match source {
            TargetSource::Table => self.kind.targets.get(id).map(|target| (target.name.clone(), target.runs.clone())),
            TargetSource::Owners => self.chats.owner(id).filter(|(found, _)| found.to_string() == id).map(chat),
            TargetSource::Chats => self.chats.connected(id).filter(|(found, _)| found.to_string() == id).map(chat),
        }
    }
}

fn list<'a>(at: &str, field: &Field, value: &'a Json) -> Result<&'a [Json], Refusal> {
    let most = field.many.unwrap_or(1);
    let items = value.arr().ok_or_else(|| Refusal::field_type(at, needs(field), type_name(value)))?;
    if items.is_empty() || items.len() > most {
        return Err(Refusal::field_range(at, &format!("1 to {most} of them"), &items.len().to_string()));
    }
    Ok(items)
}

fn line(at: &str, value: &Json, max: usize) -> Result<String, Refusal> {
    let text = value.str().ok_or_else(|| Refusal::field_type(at, "one line of text", type_name(value)))?;
    shows(at, text, visible::Rule::LINE, max)?;
    Ok(text.to_owned())
}

/// Text that the owner will see as it is, not empty, and no longer than the field takes.
fn shows(at: &str, text: &str, rule: visible::Rule, max: usize) -> Result<(), Refusal> {
    if text.is_empty() {
        return Err(Refusal::field_range(at, "at least one character; leave an optional field out", "an empty text"));
    }
    let units = text.encode_utf16().count();
    if units > max {
        return Err(Refusal::text_too_long(at, units, max));
    }
    visible::check(text, rule).map_err(|finding| {
        let code = Code::parse(finding.code()).unwrap_or(Code::TextHidden);
        Refusal::text(code, at, finding.at, finding.ch, fixed::fix(text, rule))
    })
}

#[cfg(test)]
mod tests;
