//! From the text of a definition to a checked [`Kind`] (FORMATS §6). A definition that could not be shown whole is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::base::digest::Digest;
use crate::base::ids::KindId;
use crate::base::json::{self, Json};
use crate::base::limits::{
    ACTION_SECONDS_MAX, FILE_BYTES_MAX, FILES_MAX, LINE_UNITS_MAX, MONEY_MAX, TARGETS_MAX, TEXT_UNITS_MAX,
};
use crate::config::ConfigError;
use crate::config::fault::Source;
use crate::config::kind::{BothWords, Cost, Field, FileCaps, Kind, Shape, Target, TargetSource, Words};
use crate::config::raw::{RawCost, RawField, RawFiles, RawKind, RawTarget, RawWords};
use crate::text::visible;

/// Fields of one kind: what fits a card.
const FIELDS_MAX: usize = 16;
/// Words of a `choice`.
const CHOICES_MAX: usize = 16;
/// Places in a table.
const TABLE_MAX: usize = 256;
/// Parts of a command.
const ARGV_MAX: usize = 16;
/// Bytes of one part of a command.
const ARG_BYTES_MAX: usize = 256;
/// Routes of one kind.
const ROUTES_MAX: usize = 8;
/// UTF-16 units of a word on a card; the buttons' own bounds are those of a row of two on a phone (WORDS §0).
const WORD_UNITS_MAX: usize = 40;
const YES_UNITS_MAX: [(&str, usize); 2] = [("en", 16), ("ru", 18)];

/// Reads and checks a definition.
///
/// # Errors
/// It is not strict JSON of the known shape, or something in it could not be shown or run; the error names field and
/// line.
pub fn parse(file: &Path, text: &str) -> Result<Kind, ConfigError> {
    let (source, raw) = Source::read::<RawKind>(file, text)?;
    let whole = json::parse(text.as_bytes()).map_err(|fault| source.fault(&fault.path, fault.what))?;
    if let Some(path) = first_null(&whole, "") {
        return Err(source.fault(&path, "null is no value here; leave the key out"));
    }
    if raw.v != 1 {
        return Err(source.fault("v", "needs 1"));
    }
    let id = KindId::parse(&raw.id).ok_or_else(|| source.fault("id", "needs [a-z][a-z0-9_]{0,23}"))?;
    let initial_on = match raw.initial.as_deref() {
        Some("on") => true,
        Some("off") | None => false,
        Some(_) => return Err(source.fault("initial", "needs on or off")),
    };
    let seconds = u32::try_from(raw.seconds)
        .ok()
        .filter(|seconds| (1..=ACTION_SECONDS_MAX).contains(seconds))
        .ok_or_else(|| source.fault("seconds", format!("needs 1 to {ACTION_SECONDS_MAX}")))?;
    let fields = fields(&source, &raw.fields)?;
    order(&source, &raw.order, &fields)?;
    Ok(Kind {
        id,
        initial_on,
        mandate_ok: raw.mandate_ok,
        seconds,
        command: command(&source, raw.command)?,
        routes: routes(&source, raw.routes)?,
        cost: cost(&source, &raw.cost, &fields)?,
        files: files(&source, raw.files.as_ref())?,
        targets: targets(&source, &raw.targets, &whole)?,
        words: BothWords::new(words(&source, "en", raw.words.en)?, words(&source, "ru", raw.words.ru)?),
        fields,
        order: raw.order,
        def: Digest::of(json::canonical(&whole).as_bytes()),
    })
}

/// Whether a name can be a key of a payload: `[a-z][a-z0-9_]{0,31}`.
#[must_use]
pub fn is_field_name(name: &str) -> bool {
    name.len() <= 32
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}

/// Whether a text can be an id of a table: `[a-z0-9][a-z0-9_.-]{0,47}`, and no number, which would be a chat's.
fn is_target_id(id: &str) -> bool {
    id.len() <= 48
        && id.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'.' | b'-'))
        && !id.bytes().all(|b| b.is_ascii_digit())
}

fn first_null(value: &Json, path: &str) -> Option<String> {
    match value {
        Json::Null => Some(path.to_owned()),
        Json::Bool(_) | Json::Int(_) | Json::Str(_) => None,
        Json::Arr(items) => {
            items.iter().enumerate().find_map(|(index, item)| first_null(item, &format!("{path}[{index}]")))
        }
        Json::Obj(fields) => fields.iter().find_map(|(name, field)| {
            first_null(field, &if path.is_empty() { name.clone() } else { format!("{path}.{name}") })
        }),
    }
}

/// A text of the operator's that a card shows on one line.
fn shown(source: &Source<'_>, field: &str, text: String, units: usize) -> Result<String, ConfigError> {
    if text.is_empty() || text.encode_utf16().count() > units {
        return Err(source.fault(field, format!("needs 1 to {units} characters")));
    }
    match visible::check(&text, visible::Rule::LINE) {
        Ok(()) => Ok(text),
        Err(finding) => Err(source.fault(field, format!("character {} would not be seen as it is", finding.at))),
    }
}

fn words(source: &Source<'_>, language: &str, raw: RawWords) -> Result<Words, ConfigError> {
    let word = |name: &str, text: String, units: usize| shown(source, &format!("words.{language}.{name}"), text, units);
    let yes = YES_UNITS_MAX.iter().find(|(of, _)| *of == language).map_or(WORD_UNITS_MAX, |(_, most)| *most);
    Ok(Words {
        act: word("act", raw.act, WORD_UNITS_MAX)?,
        yes: word("yes", raw.yes, yes)?,
        doing: word("doing", raw.doing, WORD_UNITS_MAX)?,
        done: word("done", raw.done, WORD_UNITS_MAX)?,
        not_done: word("not_done", raw.not_done, WORD_UNITS_MAX)?,
        short: word("short", raw.short, WORD_UNITS_MAX)?,
        unit: word("unit", raw.unit, WORD_UNITS_MAX)?,
    })
}

fn command(source: &Source<'_>, argv: Vec<String>) -> Result<Vec<String>, ConfigError> {
    let absolute = |path: &str| {
        path.strip_prefix('/')
            .is_some_and(|rest| rest.split('/').all(|part| !part.is_empty() && part != "." && part != ".."))
    };
    match argv.first() {
        None => return Err(source.fault("command", "an empty list would run nothing")),
        Some(program) if program == "@self" || absolute(program) => {}
        Some(_) => return Err(source.fault("command[0]", "needs @self or an absolute path without `..`")),
    }
    if argv.len() > ARGV_MAX || argv.iter().any(|arg| arg.len() > ARG_BYTES_MAX || arg.contains(char::is_control)) {
        return Err(source.fault("command", format!("needs at most {ARGV_MAX} parts of {ARG_BYTES_MAX} bytes")));
    }
    Ok(argv)
}

fn routes(source: &Source<'_>, routes: Vec<String>) -> Result<Vec<String>, ConfigError> {
    let distinct: BTreeSet<&String> = routes.iter().collect();
    if routes.len() > ROUTES_MAX || distinct.len() != routes.len() {
        return Err(source.fault("routes", format!("needs at most {ROUTES_MAX}, each once")));
    }
    if let Some(index) = routes.iter().position(|route| KindId::parse(route).is_none()) {
        return Err(source.fault(&format!("routes[{index}]"), "needs the id of a route"));
    }
    Ok(routes)
}

fn cost(source: &Source<'_>, raw: &RawCost, fields: &BTreeMap<String, Field>) -> Result<Cost, ConfigError> {
    match (raw.fixed, &raw.field) {
        (Some(cents), None) => u32::try_from(cents)
            .ok()
            .filter(|cents| *cents <= MONEY_MAX)
            .map(Cost::Fixed)
            .ok_or_else(|| source.fault("cost.fixed", format!("needs 0 to {MONEY_MAX} cents"))),
        (None, Some(name)) => match fields.get(name) {
            // An optional price would leave a request without one.
            Some(field) if field.shape == Shape::Money && !field.optional => Ok(Cost::Field(name.clone())),
            _ => Err(source.fault("cost.field", "needs the name of a money field that is not optional")),
        },
        _ => Err(source.fault("cost", "needs either `fixed` or `field`")),
    }
}

fn files(source: &Source<'_>, raw: Option<&RawFiles>) -> Result<FileCaps, ConfigError> {
    let Some(raw) = raw else { return Ok(FileCaps::default()) };
    let max = usize::try_from(raw.max)
        .ok()
        .filter(|max| *max <= FILES_MAX)
        .ok_or_else(|| source.fault("files.max", format!("needs 0 to {FILES_MAX}")))?;
    match raw.bytes {
        None if max == 0 => Ok(FileCaps::default()),
        Some(bytes) if (1..=FILE_BYTES_MAX).contains(&bytes) => Ok(FileCaps { max, bytes }),
        _ => Err(source.fault("files.bytes", format!("needs 1 to {FILE_BYTES_MAX}"))),
    }
}

fn fields(source: &Source<'_>, raw: &BTreeMap<String, RawField>) -> Result<BTreeMap<String, Field>, ConfigError> {
    if raw.len() > FIELDS_MAX {
        return Err(source.fault("fields", format!("needs at most {FIELDS_MAX}")));
    }
    raw.iter()
        .map(|(name, raw)| {
            let at = format!("fields.{name}");
            if !is_field_name(name) {
                return Err(source.fault(&at, "needs a name of [a-z][a-z0-9_]{0,31}"));
            }
            Ok((name.clone(), field(source, &at, raw)?))
        })
        .collect()
}

fn field(source: &Source<'_>, at: &str, raw: &RawField) -> Result<Field, ConfigError> {
    let wrong = |key: &str, what: String| source.fault(&format!("{at}.{key}"), what);
    let foreign = |key: &str| wrong(key, format!("a {} takes no `{key}`", raw.shape));
    let units = |most: usize| {
        raw.max
            .and_then(|max| usize::try_from(max).ok())
            .filter(|max| (1..=most).contains(max))
            .ok_or_else(|| wrong("max", format!("needs 1 to {most}")))
    };
    let shape = match raw.shape.as_str() {
        "text" => Shape::Text { max: units(TEXT_UNITS_MAX)? },
        "line" => Shape::Line { max: units(LINE_UNITS_MAX)? },
        "target" => Shape::Target { from: target_sources(&wrong, raw.from.as_deref())? },
        "money" => Shape::Money,
        "time" => Shape::Time,
        "choice" => Shape::Choice { of: choices(source, &format!("{at}.of"), raw.of.as_deref())? },
        "flag" => Shape::Flag,
        _ => return Err(wrong("type", "needs text, line, target, money, time, choice or flag".to_owned())),
    };
    if raw.max.is_some() && !matches!(shape, Shape::Text { .. } | Shape::Line { .. }) {
        return Err(foreign("max"));
    }
    if raw.of.is_some() && !matches!(shape, Shape::Choice { .. }) {
        return Err(foreign("of"));
    }
    if raw.from.is_some() && !matches!(shape, Shape::Target { .. }) {
        return Err(foreign("from"));
    }
    let many = match raw.many {
        None => None,
        Some(_) if !matches!(shape, Shape::Line { .. } | Shape::Target { .. }) => return Err(foreign("many")),
        Some(many) => Some(
            usize::try_from(many)
                .ok()
                .filter(|many| (1..=TARGETS_MAX).contains(many))
                .ok_or_else(|| wrong("many", format!("needs 1 to {TARGETS_MAX}")))?,
        ),
    };
    Ok(Field { shape, optional: raw.optional, many })
}

fn target_sources(
    wrong: &dyn Fn(&str, String) -> ConfigError,
    raw: Option<&[String]>,
) -> Result<Vec<TargetSource>, ConfigError> {
    let mut from = Vec::new();
    for name in raw.unwrap_or_default() {
        let source = match name.as_str() {
            "table" => TargetSource::Table,
            "owners" => TargetSource::Owners,
            "chats" => TargetSource::Chats,
            _ => return Err(wrong("from", "needs table, owners, chats".to_owned())),
        };
        if from.contains(&source) {
            return Err(wrong("from", format!("{name} stands twice")));
        }
        from.push(source);
    }
    if from.is_empty() {
        return Err(wrong("from", "an empty list would let it go nowhere".to_owned()));
    }
    Ok(from)
}

fn choices(source: &Source<'_>, at: &str, raw: Option<&[String]>) -> Result<Vec<String>, ConfigError> {
    let of = raw.unwrap_or_default();
    let distinct: BTreeSet<&String> = of.iter().collect();
    if of.is_empty() || of.len() > CHOICES_MAX || distinct.len() != of.len() {
        return Err(source.fault(at, format!("needs 1 to {CHOICES_MAX} different words")));
    }
    of.iter()
        .enumerate()
        .map(|(index, word)| shown(source, &format!("{at}[{index}]"), word.clone(), WORD_UNITS_MAX))
        .collect()
}

/// The order is what a card shows: a field that is missing from it would run unseen.
fn order(source: &Source<'_>, order: &[String], fields: &BTreeMap<String, Field>) -> Result<(), ConfigError> {
    let named: BTreeSet<&String> = order.iter().collect();
    if named.len() != order.len() || !named.iter().copied().eq(fields.keys()) {
        return Err(source.fault("order", "needs every field of `fields`, each once"));
    }
    Ok(())
}

fn targets(
    source: &Source<'_>,
    raw: &BTreeMap<String, RawTarget>,
    whole: &Json,
) -> Result<BTreeMap<String, Target>, ConfigError> {
    if raw.len() > TABLE_MAX {
        return Err(source.fault("targets", format!("needs at most {TABLE_MAX}")));
    }
    let table = whole.get("targets");
    raw.iter()
        .map(|(id, raw)| {
            let at = format!("targets.{id}");
            if !is_target_id(id) {
                return Err(source.fault(&at, "needs an id of [a-z0-9][a-z0-9_.-]{0,47} that is not a number"));
            }
            let name = shown(source, &format!("{at}.name"), raw.name.clone(), WORD_UNITS_MAX)?;
            if visible::target(&name).is_err() {
                return Err(source
                    .fault(&format!("{at}.name"), "could be read in two ways: right-to-left or look-alike letters"));
            }
            let runs = table.and_then(|table| table.get(id)).and_then(|target| target.get("runs"));
            let runs = runs.filter(|runs| is_runs(runs)).ok_or_else(|| {
                source.fault(&format!("{at}.runs"), "needs an object whose keys are [a-z][a-z0-9_]{0,31}")
            })?;
            Ok((id.clone(), Target { name, runs: runs.clone() }))
        })
        .collect()
}

/// What a program is told of a place becomes part of the canonical payload, so its keys follow the same rule.
fn is_runs(value: &Json) -> bool {
    fn keys(value: &Json) -> bool {
        match value {
            Json::Null => false,
            Json::Bool(_) | Json::Int(_) => true,
            Json::Str(text) => !text.contains(|c: char| c.is_control() && c != '\n'),
            Json::Arr(items) => items.iter().all(keys),
            Json::Obj(fields) => fields.iter().all(|(name, field)| is_field_name(name) && keys(field)),
        }
    }
    matches!(value, Json::Obj(_)) && keys(value)
}

#[cfg(test)]
mod tests;
