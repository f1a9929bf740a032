//! Strict JSON and its canonical form (FORMATS §1).

/// A strict JSON value: no floats, no duplicate keys.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// An integer within ±(2^53 − 1).
    Int(i64),
    /// A string.
    Str(String),
    /// An array.
    Arr(Vec<Json>),
    /// An object, its keys in the order in which they came.
    Obj(Vec<(String, Json)>),
}
