//! The Bot API's types (`tests/data/botapi`), and objects built from them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Map, Value, json};

const TYPES: &str = include_str!("../data/botapi/types.txt");
const EXTRA: &str = include_str!("../data/botapi/extra.txt");

/// What a field can hold.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Bool,
    /// That very value.
    Exact(Value),
    Float,
    Int,
    /// A list of one of these.
    List(Vec<Kind>),
    /// A type of the table.
    Named(String),
    Text,
}

#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) kinds: Vec<Kind>,
    optional: bool,
}

/// A type: an object with fields, or, as one of them is, not always an object.
#[derive(Clone, Debug)]
enum Type {
    Either(Vec<Kind>),
    Object(Vec<Field>),
}

/// All types.
pub(crate) struct Facts(BTreeMap<String, Type>);

/// One step from an object into another: the field, in how many lists, and the type found there.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Step {
    pub(crate) field: String,
    lists: usize,
    pub(crate) type_name: String,
}

impl Facts {
    pub(crate) fn read() -> Self {
        let mut types: BTreeMap<String, Type> = BTreeMap::new();
        for line in TYPES.lines().chain(EXTRA.lines()).filter(|line| !line.starts_with('#')) {
            let (name, rest) = line.split_once(':').expect("a name and its type");
            let (kinds, optional) = rest.strip_suffix(", optional").map_or((rest, false), |kinds| (kinds, true));
            let kinds: Vec<Kind> = alternatives(kinds.trim()).into_iter().map(kind).collect();
            match name.split_once('.') {
                Some((owner, field)) => {
                    let field = Field { name: field.to_owned(), kinds, optional };
                    match types.entry(owner.to_owned()).or_insert_with(|| Type::Object(Vec::new())) {
                        Type::Object(fields) => fields.push(field),
                        Type::Either(_) => panic!("{owner} is no object"),
                    }
                }
                None if kinds.is_empty() => drop(types.insert(name.to_owned(), Type::Object(Vec::new()))),
                None => drop(types.insert(name.to_owned(), Type::Either(kinds))),
            }
        }
        Self(types)
    }

    pub(crate) fn fields(&self, type_name: &str) -> &[Field] {
        match &self.0[type_name] {
            Type::Object(fields) => fields,
            Type::Either(_) => &[],
        }
    }

    /// Whether a text may stand in this field.
    pub(crate) fn is_text(&self, kinds: &[Kind]) -> bool {
        kinds.iter().any(|kind| match kind {
            Kind::Text => true,
            Kind::List(inner) => self.is_text(inner) && !inner.iter().any(|kind| matches!(kind, Kind::Named(_))),
            Kind::Named(name) => {
                matches!(&self.0[name], Type::Either(kinds) if kinds.iter().any(|k| matches!(k, Kind::Text)))
            }
            Kind::Bool | Kind::Exact(_) | Kind::Float | Kind::Int => false,
        })
    }

    /// A text for this field, in the list that it needs.
    pub(crate) fn text(&self, kinds: &[Kind], text: &str) -> Value {
        match kinds.iter().find(|kind| self.is_text(std::slice::from_ref(kind))).expect("a field of text") {
            Kind::List(inner) => json!([self.text(inner, text)]),
            _ => text.into(),
        }
    }

    /// Objects that can stand in a field: in how many lists, and of which type.
    fn objects(&self, kinds: &[Kind], lists: usize, into: &mut BTreeSet<(usize, String)>) {
        for kind in kinds {
            match kind {
                Kind::List(inner) => self.objects(inner, lists + 1, into),
                Kind::Named(name) => match &self.0[name] {
                    Type::Object(_) => drop(into.insert((lists, name.clone()))),
                    // A list of itself inside of itself adds nothing but depth.
                    Type::Either(inner) if lists < 1 => self.objects(inner, lists, into),
                    Type::Either(_) => {}
                },
                Kind::Bool | Kind::Exact(_) | Kind::Float | Kind::Int | Kind::Text => {}
            }
        }
    }

    /// Every step out of a type.
    pub(crate) fn steps(&self, type_name: &str) -> Vec<Step> {
        let mut steps = Vec::new();
        for field in self.fields(type_name) {
            let mut found = BTreeSet::new();
            self.objects(&field.kinds, 0, &mut found);
            steps.extend(found.into_iter().map(|(lists, type_name)| Step {
                field: field.name.clone(),
                lists,
                type_name,
            }));
        }
        steps
    }

    /// One path to every place where a type stands in another: the shortest way to the outer one, then the step. The empty
    /// path is the root itself.
    pub(crate) fn paths(&self, root: &str) -> Vec<Vec<Step>> {
        let mut known = BTreeSet::from([root.to_owned()]);
        let mut waiting = VecDeque::from([(root.to_owned(), Vec::new())]);
        let mut paths = vec![Vec::new()];
        while let Some((type_name, way)) = waiting.pop_front() {
            for step in self.steps(&type_name) {
                let path: Vec<Step> = way.iter().cloned().chain([step.clone()]).collect();
                if known.insert(step.type_name.clone()) {
                    waiting.push_back((step.type_name, path.clone()));
                }
                paths.push(path);
            }
        }
        paths
    }

    /// An object with what it must have, and nothing else.
    pub(crate) fn least(&self, type_name: &str) -> Map<String, Value> {
        let must = self.fields(type_name).iter().filter(|field| !field.optional);
        must.map(|field| (field.name.clone(), self.least_of(&field.kinds))).collect()
    }

    fn least_of(&self, kinds: &[Kind]) -> Value {
        match kinds.first().expect("a field has a type") {
            Kind::Bool => true.into(),
            Kind::Exact(value) => value.clone(),
            Kind::Float => json!(0.5),
            Kind::Int => 1.into(),
            Kind::List(_) => json!([]),
            Kind::Named(name) => match &self.0[name] {
                Type::Object(_) => Value::Object(self.least(name)),
                Type::Either(_) => "x".into(),
            },
            Kind::Text => "x".into(),
        }
    }

    /// Puts `inner` at the end of `path` below `outer`.
    pub(crate) fn put(&self, outer: &mut Map<String, Value>, path: &[Step], inner: Map<String, Value>) {
        let Some((step, rest)) = path.split_first() else {
            outer.extend(inner);
            return;
        };
        let mut object = self.least(&step.type_name);
        self.put(&mut object, rest, inner);
        let mut value = Value::Object(object);
        for _ in 0..step.lists {
            value = json!([value]);
        }
        match (outer.get_mut(&step.field), value) {
            // Who wrote, and where, stays: only what is planted is laid over it.
            (Some(Value::Object(known)), Value::Object(new)) if matches!(step.field.as_str(), "from" | "chat") => {
                for (name, value) in new {
                    if value.to_string().contains(super::MARK) {
                        known.insert(name, value);
                    }
                }
            }
            (_, value) => drop(outer.insert(step.field.clone(), value)),
        }
    }
}

/// `A|[B|C]` to `A` and `[B|C]`.
fn alternatives(text: &str) -> Vec<&str> {
    let (mut out, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            '|' if depth == 0 => {
                out.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text.is_empty() {
        out.push(&text[start..]);
    }
    out
}

fn kind(text: &str) -> Kind {
    match text {
        "Boolean" => Kind::Bool,
        "Float" => Kind::Float,
        "Integer" => Kind::Int,
        "String" => Kind::Text,
        list if list.starts_with('[') => {
            Kind::List(alternatives(&list[1..list.len() - 1]).into_iter().map(kind).collect())
        }
        name if name.starts_with(|c: char| c.is_ascii_uppercase()) => Kind::Named(name.to_owned()),
        value => Kind::Exact(serde_json::from_str(value).expect("a literal")),
    }
}
