//! Strict JSON and its canonical form (FORMATS §1).
//!
//! `serde_json` reads the text; what it would let pass is refused here: keys that stand twice, numbers that are not whole or
//! that some reader would not hold exactly, `-0`, and nesting beyond what any request of ours needs.

use std::cell::Cell;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::limits::{JSON_DEPTH_MAX, JSON_INT_MAX};

/// A strict JSON value: no fractions, no key twice.
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

impl Json {
    /// The value of a key, where this is an object that has it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.obj()?.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// The truth value, where this is one.
    #[must_use]
    pub const fn bool(&self) -> Option<bool> {
        if let Self::Bool(value) = self { Some(*value) } else { None }
    }

    /// The integer, where this is one.
    #[must_use]
    pub const fn int(&self) -> Option<i64> {
        if let Self::Int(value) = self { Some(*value) } else { None }
    }

    /// The string, where this is one.
    #[must_use]
    pub fn str(&self) -> Option<&str> {
        if let Self::Str(value) = self { Some(value) } else { None }
    }

    /// The items, where this is an array.
    #[must_use]
    pub fn arr(&self) -> Option<&[Self]> {
        if let Self::Arr(items) = self { Some(items) } else { None }
    }

    /// Keys and values, where this is an object.
    #[must_use]
    pub fn obj(&self) -> Option<&[(String, Self)]> {
        if let Self::Obj(fields) = self { Some(fields) } else { None }
    }
}

/// Why a text is not strict JSON.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct JsonFault {
    /// What is wrong, in words.
    pub what: &'static str,
    /// Where it was noticed, in bytes from the start: a number's first byte, else the byte that cannot stand there, or the one
    /// after the key or bracket that is one too many.
    pub at: usize,
    /// Where in the value, as far as it was read: `payload.text`, `files[1]`; empty for the whole.
    pub path: String,
}

impl fmt::Display for JsonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.what, self.at)?;
        if self.path.is_empty() { Ok(()) } else { write!(f, " in {}", self.path) }
    }
}

impl std::error::Error for JsonFault {}

const BEYOND: &str = "an integer beyond ±9007199254740991";
const CUT: &str = "it ends too early";
const DEEP: &str = "more than 16 levels of nesting";
const FORM: &str = "not well formed";
const FRACTION: &str = "a fraction or an exponent";
const MINUS_ZERO: &str = "minus zero";
const TRAILING: &str = "something after the end";
const TWICE: &str = "a key that stands twice";
const UTF8: &str = "bytes that are not UTF-8";

/// Reads one value, which is all of `bytes` but blanks around it.
///
/// # Errors
/// The first fault, with its place.
pub fn parse(bytes: &[u8]) -> Result<Json, JsonFault> {
    if let Err(error) = std::str::from_utf8(bytes) {
        return Err(JsonFault { what: UTF8, at: error.valid_up_to(), path: String::new() });
    }
    let walk = Walk::default();
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let read = Node { walk: &walk, depth: 1 }.deserialize(&mut reader);
    let ended = read.and_then(|value| {
        walk.ended.set(true);
        reader.end().map(|()| value)
    });
    ended.map_err(|error| walk.fault(bytes, &error))
}

/// The one form that is hashed: keys in byte order, no blanks, strings as they are but for `"`, `\` and the line feed.
///
/// Checked values hold no null and no other control character; one that did would still come out as JSON, escaped as `\u00xx`.
#[must_use]
pub fn canonical(value: &Json) -> String {
    let mut out = String::new();
    write_value(&mut out, value);
    out
}

/// Appends a string with its quotes, in the canonical spelling.
pub fn write_str(out: &mut String, text: &str) {
    const HEX: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    out.push('"');
    for ch in text.chars() {
        match ch {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\0'..='\u{1f}' => {
                out.push_str(if ch < '\u{10}' { "\\u000" } else { "\\u001" });
                out.extend(usize::try_from(u32::from(ch) & 0xf).ok().and_then(|low| HEX.get(low)));
            }
            _ => out.push(ch),
        }
    }
    out.push('"');
}

fn write_value(out: &mut String, value: &Json) {
    match value {
        Json::Null => out.push_str("null"),
        Json::Bool(true) => out.push_str("true"),
        Json::Bool(false) => out.push_str("false"),
        Json::Int(number) => out.push_str(&number.to_string()),
        Json::Str(text) => write_str(out, text),
        Json::Arr(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_value(out, item);
            }
            out.push(']');
        }
        Json::Obj(fields) => {
            let mut sorted: Vec<&(String, Json)> = fields.iter().collect();
            sorted.sort_by(|a, b| a.0.as_bytes().cmp(b.0.as_bytes()));
            out.push('{');
            for (index, (key, value)) in sorted.into_iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_str(out, key);
                out.push(':');
                write_value(out, value);
            }
            out.push('}');
        }
    }
}

/// Where the reader stands, and what it refused.
#[derive(Default)]
struct Walk {
    path: RefCell<Vec<Place>>,
    what: Cell<Option<&'static str>>,
    ended: Cell<bool>,
}

enum Place {
    Item(usize),
    Key(String),
}

/// Characters of one key, and places of one path, that a fault repeats: both are the sender's own.
const PLACE_MAX: usize = 32;

impl Walk {
    fn refuse<E: Error>(&self, what: &'static str) -> E {
        self.what.set(Some(what));
        E::custom(what)
    }

    fn within<T, E>(&self, place: Place, read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        self.path.borrow_mut().push(place);
        let value = read()?;
        self.path.borrow_mut().pop();
        Ok(value)
    }

    fn fault(&self, bytes: &[u8], error: &serde_json::Error) -> JsonFault {
        let end = offset(bytes, error.line(), error.column());
        let number = number_before(bytes, end);
        let (what, at) = match self.what.get() {
            Some(FORM) => (number_fault(number), end.saturating_sub(number.len())),
            Some(what) => (what, end),
            None if self.ended.get() => (TRAILING, end.saturating_sub(1)),
            None if error.is_eof() => (CUT, bytes.len()),
            None if number_fault(number) == FRACTION => (FRACTION, end.saturating_sub(number.len())),
            None => (FORM, end.saturating_sub(1)),
        };
        JsonFault { what, at: at.min(bytes.len()), path: self.shown_path() }
    }

    fn shown_path(&self) -> String {
        let mut shown = String::new();
        for place in self.path.borrow().iter().take(PLACE_MAX) {
            match place {
                Place::Item(index) => {
                    shown.push('[');
                    shown.push_str(&index.to_string());
                    shown.push(']');
                }
                Place::Key(key) => {
                    if !shown.is_empty() {
                        shown.push('.');
                    }
                    shown.extend(key.chars().take(PLACE_MAX));
                }
            }
        }
        shown
    }
}

/// The offset just past what the reader took last; `serde_json` counts lines from 1 and bytes of the line from 1.
fn offset(bytes: &[u8], line: usize, column: usize) -> usize {
    let before = bytes.split_inclusive(|byte| *byte == b'\n').take(line.saturating_sub(1)).map(<[u8]>::len);
    before.fold(column, usize::saturating_add)
}

/// The letters of a number that ends at `end`.
fn number_before(bytes: &[u8], end: usize) -> &[u8] {
    let read = bytes.get(..end).unwrap_or(bytes);
    let others = read.iter().rposition(|byte| !matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E'));
    read.get(others.map_or(0, |last| last.saturating_add(1))..).unwrap_or_default()
}

fn number_fault(number: &[u8]) -> &'static str {
    if number == b"-0" {
        MINUS_ZERO
    } else if number.iter().any(|byte| matches!(byte, b'.' | b'e' | b'E')) {
        FRACTION
    } else {
        BEYOND
    }
}

/// One value at its depth.
#[derive(Clone, Copy)]
struct Node<'a> {
    walk: &'a Walk,
    depth: usize,
}

impl Node<'_> {
    fn deeper<E: Error>(self) -> Result<Self, E> {
        if self.depth > JSON_DEPTH_MAX {
            return Err(self.walk.refuse(DEEP));
        }
        Ok(Self { walk: self.walk, depth: self.depth.saturating_add(1) })
    }

    fn number<E: Error>(self, number: Option<i64>) -> Result<Json, E> {
        match number {
            Some(number) if (-JSON_INT_MAX..=JSON_INT_MAX).contains(&number) => Ok(Json::Int(number)),
            // Which fault it is shows in the text, not in what the reader made of it.
            _ => Err(self.walk.refuse(FORM)),
        }
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Json, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("strict JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        self.number(Some(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        self.number(i64::try_from(value).ok())
    }

    fn visit_f64<E: Error>(self, _value: f64) -> Result<Json, E> {
        self.number(None)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Str(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Json, E> {
        Ok(Json::Str(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let node = self.deeper()?;
        let mut items = Vec::new();
        loop {
            let item = self.walk.within(Place::Item(items.len()), || seq.next_element_seed(node))?;
            match item {
                Some(item) => items.push(item),
                None => return Ok(Json::Arr(items)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let node = self.deeper()?;
        let mut seen = BTreeSet::new();
        let mut fields = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            if !seen.insert(key.clone()) {
                self.walk.path.borrow_mut().push(Place::Key(key));
                return Err(self.walk.refuse(TWICE));
            }
            let value = self.walk.within(Place::Key(key.clone()), || map.next_value_seed(node))?;
            fields.push((key, value));
        }
        Ok(Json::Obj(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (&'static str, usize, String) {
        let fault = parse(text.as_bytes()).expect_err(text);
        (fault.what, fault.at, fault.path)
    }

    #[test]
    fn what_is_strict_reads_back_whole() {
        let text =
            " {\"b\":[1,-2,9007199254740991],\"a\":{\"x\":null,\"y\":true},\"s\":\"\\u00e4\\ud83d\\ude00\\n\"}\n";
        let value = parse(text.as_bytes()).unwrap();
        assert_eq!(value.get("b").and_then(Json::arr).unwrap()[2].int(), Some(9_007_199_254_740_991));
        assert_eq!(value.get("s").and_then(Json::str), Some("ä😀\n"));
        assert_eq!(value.get("a").and_then(|a| a.get("y")).and_then(Json::bool), Some(true));
        assert_eq!(canonical(&value), "{\"a\":{\"x\":null,\"y\":true},\"b\":[1,-2,9007199254740991],\"s\":\"ä😀\\n\"}");
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_at_any_level() {
        assert_eq!(fault(r#"{"a":1,"a":2}"#), (TWICE, 10, "a".to_owned()));
        assert_eq!(fault(r#"{"p":[{"k":1,"\u006b":1}]}"#).0, TWICE);
        assert_eq!(fault(r#"{"p":[{"k":1,"\u006b":1}]}"#).2, "p[0].k");
    }

    #[test]
    fn a_number_that_is_not_a_small_whole_one_is_refused_where_it_begins() {
        for (number, what) in [
            ("1.0", FRACTION),
            ("1e5", FRACTION),
            ("1E5", FRACTION),
            ("-1.5", FRACTION),
            ("1e400", FRACTION),
            ("0.0", FRACTION),
            ("-0", MINUS_ZERO),
            ("9007199254740992", BEYOND),
            ("-9007199254740992", BEYOND),
            ("18446744073709551615", BEYOND),
            ("99999999999999999999999", BEYOND),
        ] {
            let text = format!("{{\n \"money\":{{\"cents\":{number}}}}}");
            assert_eq!(fault(&text), (what, 20, "money.cents".to_owned()), "{number}");
        }
        for number in ["01", "+1", "NaN", "Infinity", "0x10", ".5", "1.", "--1", "１"] {
            assert!(parse(format!("[{number}]").as_bytes()).is_err(), "{number}");
        }
    }

    #[test]
    fn nesting_has_an_end() {
        let nested = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
        assert!(parse(nested(16).as_bytes()).is_ok());
        assert_eq!(fault(&nested(17)).0, DEEP);
        assert_eq!(fault(&nested(100_000)).0, DEEP);
        assert_eq!(fault(&format!("{}1{}", "{\"a\":".repeat(17), "}".repeat(17))).0, DEEP);
    }

    #[test]
    fn half_a_surrogate_pair_is_no_text() {
        for text in [r#""\ud800""#, r#""\udc00""#, r#""\ud800x""#, r#""\ud800\ud800""#, r#"{"\udfff":1}"#] {
            assert!(parse(text.as_bytes()).is_err(), "{text}");
        }
        let fault = parse(b"\"\xed\xa0\x80\"").unwrap_err();
        assert_eq!((fault.what, fault.at), (UTF8, 1));
    }

    #[test]
    fn bytes_after_the_end_or_before_it_are_told_apart() {
        assert_eq!(fault("{} {}"), (TRAILING, 3, String::new()));
        assert_eq!(fault("{},").0, TRAILING);
        assert_eq!(fault("[1,"), (CUT, 3, "[1]".to_owned()));
        assert_eq!(fault("").0, CUT);
        assert_eq!(fault("[1,]").0, FORM);
        assert_eq!(fault("{\"a\":tru}").0, FORM);
        assert_eq!(fault("\"a\u{1}b\"").0, FORM);
        assert_eq!(fault("\u{feff}{}").0, FORM);
        assert_eq!(fault("// no\n{}").0, FORM);
    }

    #[test]
    fn a_fault_repeats_only_the_beginning_of_a_long_path() {
        let fault = fault(&format!("{{\"{}\":1.5}}", "k".repeat(100_000)));
        assert_eq!(fault.2, "k".repeat(32));
    }

    #[test]
    fn the_canonical_form_reads_back_as_itself() {
        let value = Json::Obj(vec![
            ("b".to_owned(), Json::Str("\u{0}\t\u{1f}\"\\\n/\u{7f}".to_owned())),
            ("a".to_owned(), Json::Arr(vec![Json::Int(-1), Json::Bool(false)])),
            ("B".to_owned(), Json::Obj(Vec::new())),
        ]);
        let form = canonical(&value);
        assert_eq!(form, "{\"B\":{},\"a\":[-1,false],\"b\":\"\\u0000\\u0009\\u001f\\\"\\\\\\n/\u{7f}\"}");
        assert_eq!(canonical(&parse(form.as_bytes()).unwrap()), form);
    }
}
