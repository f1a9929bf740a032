//! The terms of a standing permission against its kind: which places, how often and how much a day, for how long.

use std::sync::Arc;

use crate::base::answer::Refusal;
use crate::base::digest;
use crate::base::json::{self, Json};
use crate::base::limits::{PERMISSION_COUNT_MAX, TARGETS_MAX};
use crate::base::time::Wall;
use crate::config::kind::{Cost, Field, Kind, Shape, TargetSource};

use super::{Chats, Checked, Reader, ShownField, ShownValue};

/// How often, how much, how long.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Terms {
    /// Actions a day.
    pub count: u32,
    /// Cents a day.
    pub cents: u32,
    /// Days.
    pub days: u32,
}

/// The most that may be asked for: what the configuration left of the ceilings in the code.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ceiling {
    /// Days.
    pub days: u32,
    /// Cents a day, of all permissions together.
    pub cents: u32,
}

/// Checks terms against their kind. `targets` is a list of ids, absent or empty where the kind has no places.
///
/// # Errors
/// The first thing that is not whole, that is above a ceiling (refused, never cut down), or that could never be used.
pub fn check(
    kind: &Arc<Kind>,
    targets: Option<&Json>,
    terms: Terms,
    ceiling: Ceiling,
    chats: &dyn Chats,
    now: Wall,
) -> Result<Checked, Refusal> {
    if !kind.mandate_ok {
        return Err(Refusal::permission_kind(kind.id.as_str()));
    }
    let within = |field: &str, got: u32, max: u32| {
        if got > max { Err(Refusal::permission_ceiling(field, u64::from(got), u64::from(max))) } else { Ok(()) }
    };
    within("days", terms.days, ceiling.days)?;
    within("cents", terms.cents, ceiling.cents)?;
    within("count", terms.count, PERMISSION_COUNT_MAX)?;
    if terms.days == 0 || terms.count == 0 {
        return Err(Refusal::permission_terms("days and count are 1 or more"));
    }
    if matches!(kind.cost, Cost::Fixed(cents) if cents > terms.cents) {
        return Err(Refusal::permission_terms("one action costs more than cents allow a day"));
    }
    resolve(kind, targets, terms, chats, now)
}

/// Terms that were asked for, once more: their places as they are now. Ceilings are not looked at.
///
/// # Errors
/// A place that is not there any more.
pub fn resolve(
    kind: &Arc<Kind>,
    targets: Option<&Json>,
    terms: Terms,
    chats: &dyn Chats,
    now: Wall,
) -> Result<Checked, Refusal> {
    let sources = sources(kind);
    let ids = match targets {
        None => &[][..],
        Some(list) => {
            list.arr().ok_or_else(|| Refusal::field_type("targets", "a list of ids of targets", "something else"))?
        }
    };
    if sources.is_empty() != ids.is_empty() {
        let what = if ids.is_empty() { "a permission names its targets" } else { "this kind has no targets" };
        return Err(Refusal::permission_terms(what));
    }
    let field = Field { many: Some(TARGETS_MAX), optional: false, shape: Shape::Target { from: sources.clone() } };
    let mut reader = Reader { kind, chats, now, units: 0, resolved: Vec::new(), to: Vec::new() };
    let (mut shown, mut resolved) = (Vec::new(), Vec::new());
    if !ids.is_empty() {
        let (value, canonical) = reader.targets("targets", &field, &sources, &Json::Arr(ids.to_vec()))?;
        if let (ShownValue::Targets(places), Json::Arr(objects)) = (value, canonical) {
            // One list, whatever the order it was asked in.
            let mut both: Vec<_> = places.into_iter().zip(objects).collect();
            both.sort_by(|(a, _), (b, _)| a.id.cmp(&b.id));
            let (places, objects): (Vec<_>, Vec<_>) = both.into_iter().unzip();
            shown.push(ShownField { name: "targets".to_owned(), value: ShownValue::Targets(places) });
            resolved = objects;
        }
    }
    let int = |n: u32| Json::Int(i64::from(n));
    let canonical = json::canonical(&Json::Obj(vec![
        ("cents".to_owned(), int(terms.cents)),
        ("count".to_owned(), int(terms.count)),
        ("days".to_owned(), int(terms.days)),
        ("targets".to_owned(), Json::Arr(resolved)),
    ]));
    let digest = digest::terms(&kind.id, &kind.def, &canonical);
    Ok(Checked {
        kind: Arc::clone(kind),
        canonical,
        shown,
        cents: terms.cents,
        chats: Vec::new(),
        files: Vec::new(),
        digest,
        terms: Some(terms),
    })
}

/// Stored terms, read back: the ids of their places, and the numbers.
pub(super) fn stored(payload: &Json) -> Option<(Json, Terms)> {
    let number = |name: &str| payload.get(name)?.int().and_then(|n| u32::try_from(n).ok());
    let ids = payload.get("targets")?.arr()?.iter().map(|target| Some(Json::Str(target.get("id")?.str()?.to_owned())));
    let terms = Terms { count: number("count")?, cents: number("cents")?, days: number("days")? };
    Some((Json::Arr(ids.collect::<Option<_>>()?), terms))
}

/// Where a kind's places come from, in all its fields.
fn sources(kind: &Kind) -> Vec<TargetSource> {
    let mut all = Vec::new();
    for field in kind.fields.values() {
        if let Shape::Target { from } = &field.shape {
            all.extend(from.iter().filter(|source| !all.contains(*source)).copied().collect::<Vec<_>>());
        }
    }
    all
}
