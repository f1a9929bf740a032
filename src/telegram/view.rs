//! JSON read only as far as it is asked: a value is its bytes until somebody looks inside.
//!
//! The Bot API's answers hold what strangers wrote, in shapes that grow with every release. Reading them whole would let
//! the depth, the size or one bad string of a single update decide over the batch it came in. A [`View`] is scanned
//! without recursion and decoded field by field, so what nobody asks for can do no harm.

use std::fmt;

use serde::de::IgnoredAny;

/// Members of one object: the Bot API's largest (`Message`) has about a hundred.
const MEMBERS_MAX: usize = 512;
/// Items of one array that anybody here looks at: a batch has at most 100, a message 100 entities.
const ITEMS_MAX: usize = 512;

/// A JSON value of well-formed syntax, not yet decoded.
#[derive(Clone, Copy)]
pub struct View<'a>(&'a [u8]);

/// Why a value could not be read. Names the field, never what stood in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// A field that has to be there is not.
    Missing(&'static str),
    /// The bytes are no JSON.
    NotJson,
    /// A number is outside the range that the field can have.
    Range(&'static str),
    /// More members, items or bytes than anything known has.
    TooMany(&'static str),
    /// A key stands twice.
    Twice(&'static str),
    /// The value is of another type.
    Type(&'static str),
}

impl Fault {
    /// A short code, for logs and dispositions.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing(_) => "missing",
            Self::NotJson => "not_json",
            Self::Range(_) => "range",
            Self::TooMany(_) => "too_many",
            Self::Twice(_) => "twice",
            Self::Type(_) => "type",
        }
    }

    /// The field it is about.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::NotJson => "",
            Self::Missing(field)
            | Self::Range(field)
            | Self::TooMany(field)
            | Self::Twice(field)
            | Self::Type(field) => field,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.code(), self.field())
    }
}

impl std::error::Error for Fault {}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({} bytes)", self.0.len())
    }
}

impl<'a> View<'a> {
    /// Takes bytes that are one JSON value and nothing else. Syntax alone is checked: strings may still turn out to be
    /// no Unicode.
    ///
    /// # Errors
    /// [`Fault::NotJson`].
    pub fn new(bytes: &'a [u8]) -> Result<Self, Fault> {
        let mut rest = Scan(bytes);
        let value = rest.value()?;
        rest.blank();
        if rest.0.is_empty() { Ok(value) } else { Err(Fault::NotJson) }
    }

    /// The value's own bytes.
    #[must_use]
    pub const fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The members of an object.
    ///
    /// # Errors
    /// It is no object, or has more members than anything known.
    pub fn members(self, field: &'static str) -> Result<Members<'a>, Fault> {
        let mut scan = Scan(self.0);
        if !scan.take(b'{') {
            return Err(Fault::Type(field));
        }
        let mut members = Vec::new();
        if scan.take(b'}') {
            return Ok(Members(members));
        }
        loop {
            let key = scan.value()?;
            if !scan.take(b':') {
                return Err(Fault::NotJson);
            }
            let value = scan.value()?;
            if members.len() >= MEMBERS_MAX {
                return Err(Fault::TooMany(field));
            }
            // A key that is no Unicode is none that we ask for.
            members.push((serde_json::from_slice::<String>(key.0).unwrap_or_default(), value));
            if scan.take(b'}') {
                return Ok(Members(members));
            }
            if !scan.take(b',') {
                return Err(Fault::NotJson);
            }
        }
    }

    /// The items of an array.
    ///
    /// # Errors
    /// It is no array, or has more items than anything known.
    pub fn items(self, field: &'static str) -> Result<Vec<Self>, Fault> {
        let mut scan = Scan(self.0);
        if !scan.take(b'[') {
            return Err(Fault::Type(field));
        }
        let mut items = Vec::new();
        if scan.take(b']') {
            return Ok(items);
        }
        loop {
            if items.len() >= ITEMS_MAX {
                return Err(Fault::TooMany(field));
            }
            items.push(scan.value()?);
            if scan.take(b']') {
                return Ok(items);
            }
            if !scan.take(b',') {
                return Err(Fault::NotJson);
            }
        }
    }

    /// A string.
    ///
    /// # Errors
    /// It is no string, or no Unicode.
    pub fn string(self, field: &'static str) -> Result<String, Fault> {
        serde_json::from_slice(self.0).map_err(|_fault| Fault::Type(field))
    }

    /// A whole number in its one spelling: no sign but a minus, no leading zero, no fraction, no exponent.
    ///
    /// # Errors
    /// It is written in another way, or does not fit.
    pub fn int(self, field: &'static str) -> Result<i64, Fault> {
        let text = std::str::from_utf8(self.0).map_err(|_fault| Fault::Type(field))?;
        let digits = text.strip_prefix('-').unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) || text == "-0" {
            return Err(Fault::Type(field));
        }
        text.parse().map_err(|_fault| Fault::Range(field))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// It is neither.
    pub fn flag(self, field: &'static str) -> Result<bool, Fault> {
        match self.0 {
            b"true" => Ok(true),
            b"false" => Ok(false),
            _ => Err(Fault::Type(field)),
        }
    }
}

/// The members of one object, in the order in which they came.
#[derive(Debug)]
pub struct Members<'a>(Vec<(String, View<'a>)>);

impl<'a> Members<'a> {
    /// The keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// Whether a key is there.
    #[must_use]
    pub fn has(&self, field: &str) -> bool {
        self.0.iter().any(|(key, _)| key == field)
    }

    /// The value of a key.
    ///
    /// # Errors
    /// The key stands twice: readers would differ on which one counts.
    pub fn get(&self, field: &'static str) -> Result<Option<View<'a>>, Fault> {
        let mut found = self.0.iter().filter(|(key, _)| key == field).map(|(_, value)| *value);
        match (found.next(), found.next()) {
            (value, None) => Ok(value),
            (_, Some(_)) => Err(Fault::Twice(field)),
        }
    }

    /// The value of a key that has to be there.
    ///
    /// # Errors
    /// It is not there, or stands twice.
    pub fn need(&self, field: &'static str) -> Result<View<'a>, Fault> {
        self.get(field)?.ok_or(Fault::Missing(field))
    }
}

/// What is left of a value that is being cut in pieces.
struct Scan<'a>(&'a [u8]);

impl<'a> Scan<'a> {
    fn blank(&mut self) {
        while let Some((b' ' | b'\t' | b'\r' | b'\n', rest)) = self.0.split_first() {
            self.0 = rest;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        self.blank();
        match self.0.split_first() {
            Some((first, rest)) if *first == byte => {
                self.0 = rest;
                true
            }
            _ => false,
        }
    }

    /// The next value. `IgnoredAny` is scanned in a loop, not by recursion, whatever the depth.
    fn value(&mut self) -> Result<View<'a>, Fault> {
        self.blank();
        let mut stream = serde_json::Deserializer::from_slice(self.0).into_iter::<IgnoredAny>();
        match stream.next() {
            Some(Ok(IgnoredAny)) => {}
            Some(Err(_)) | None => return Err(Fault::NotJson),
        }
        let (value, rest) = self.0.split_at_checked(stream.byte_offset()).ok_or(Fault::NotJson)?;
        self.0 = rest;
        Ok(View(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_cut_into_its_members_and_nothing_is_decoded() {
        let text = br#" { "a" : [1,{"b":"}"}] , "\u0063":"\ud800", "n":-12, "f":1.50e3,"t":true } "#;
        let members = View::new(text).unwrap().members("x").unwrap();
        assert_eq!(members.keys().collect::<Vec<_>>(), ["a", "c", "n", "f", "t"]);
        assert_eq!(members.need("a").unwrap().bytes(), br#"[1,{"b":"}"}]"#);
        assert_eq!(members.need("a").unwrap().items("a").unwrap().len(), 2);
        assert_eq!(members.need("n").unwrap().int("n"), Ok(-12));
        assert_eq!(members.need("t").unwrap().flag("t"), Ok(true));
        assert_eq!(members.need("f").unwrap().int("f"), Err(Fault::Type("f")));
        assert_eq!(members.need("c").unwrap().string("c"), Err(Fault::Type("c")));
        assert_eq!(members.need("z").unwrap_err(), Fault::Missing("z"));
    }

    #[test]
    fn a_number_has_one_spelling() {
        for (text, want) in [
            ("0", Ok(0)),
            ("4503599627370496", Ok(1 << 52)),
            ("-1001234567890", Ok(-1_001_234_567_890)),
            ("9223372036854775808", Err(Fault::Range("id"))),
            ("-0", Err(Fault::Type("id"))),
            ("1.0", Err(Fault::Type("id"))),
            ("1e3", Err(Fault::Type("id"))),
            ("\"1\"", Err(Fault::Type("id"))),
            ("null", Err(Fault::Type("id"))),
            ("[1]", Err(Fault::Type("id"))),
        ] {
            assert_eq!(View::new(text.as_bytes()).unwrap().int("id"), want, "{text}");
        }
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_when_it_is_asked_for() {
        let members = View::new(br#"{"id":1,"id":2,"x":3}"#).unwrap().members("x").unwrap();
        assert_eq!(members.get("id").unwrap_err(), Fault::Twice("id"));
        assert_eq!(members.need("x").unwrap().int("x"), Ok(3));
    }

    #[test]
    fn what_is_not_one_json_value_is_refused() {
        for text in ["", " ", "{", "[1,]", "{\"a\"}", "{} {}", "{\"a\":1,}", "nul", "\"\u{1}\"", "01", "[1 2]", "{1:2}"]
        {
            let refused = View::new(text.as_bytes()).and_then(|view| view.members("x"));
            assert!(refused.is_err(), "{text:?}");
        }
    }

    #[test]
    fn depth_costs_nothing() {
        let mut deep = vec![b'['; 100_000];
        deep.extend(vec![b']'; 100_000]);
        let mut text = br#"{"id":7,"deep":"#.to_vec();
        text.extend(&deep);
        text.push(b'}');
        let members = View::new(&text).unwrap().members("x").unwrap();
        assert_eq!(members.need("id").unwrap().int("id"), Ok(7));
    }

    #[test]
    fn more_members_or_items_than_anything_known_are_refused() {
        let many = format!("[{}1]", "1,".repeat(ITEMS_MAX));
        assert_eq!(View::new(many.as_bytes()).unwrap().items("a").unwrap_err(), Fault::TooMany("a"));
        let many = format!("{{{}\"a\":1}}", "\"k\":1,".repeat(MEMBERS_MAX));
        assert_eq!(View::new(many.as_bytes()).unwrap().members("a").unwrap_err(), Fault::TooMany("a"));
    }
}
