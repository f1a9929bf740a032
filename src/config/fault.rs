//! A fault of a file of root's, with the line and the field; and where in a JSON text each value stands.

use std::fmt;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use crate::base::json::{self, JsonFault};

/// What is wrong in a configuration or a definition.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ConfigError {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1, where it stands in the file's text.
    pub line: Option<usize>,
    /// The field: `consent.press_seconds`; empty where it is the file itself.
    pub field: String,
    /// What is wrong.
    pub what: String,
}

impl ConfigError {
    /// A fault of the file itself.
    #[must_use]
    pub fn of_file(file: &Path, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: None, field: String::new(), what: what.into() }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.field.is_empty() {
            write!(f, ": {}", self.field)?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for ConfigError {}

/// The text of a JSON file, and where its values stand.
#[derive(Debug)]
pub struct Source<'a> {
    file: &'a Path,
    text: &'a str,
    places: Vec<Place>,
}

#[derive(Debug)]
struct Place {
    path: String,
    start: usize,
    end: usize,
}

impl<'a> Source<'a> {
    /// Reads a text that must be strict JSON and of one shape.
    ///
    /// # Errors
    /// It is neither: a duplicate key, a fraction, an unknown field, a value of another type.
    pub fn read<T: DeserializeOwned>(file: &'a Path, text: &'a str) -> Result<(Self, T), ConfigError> {
        let mut scan = Scan { bytes: text.as_bytes(), at: 0, places: Vec::new() };
        // A text that is not JSON ends the walk early; the strict reader below says what is wrong with it.
        let _walked: Option<()> = scan.value(String::new(), 0);
        let source = Self { file, text, places: scan.places };
        json::parse(text.as_bytes()).map_err(|fault| source.not_strict(fault))?;
        let shape = serde_json::from_str(text).map_err(|error| source.of_shape(&error))?;
        Ok((source, shape))
    }

    /// A fault of the value at `path`; where that is absent, the line is that of the object it is missing from.
    #[must_use]
    pub fn fault(&self, path: &str, what: impl Into<String>) -> ConfigError {
        let mut outer = path;
        let line = loop {
            if let Some(place) = self.places.iter().find(|place| place.path == outer) {
                break Some(self.line(place.start));
            }
            match outer.rfind(['.', '[']).and_then(|at| outer.get(..at)) {
                Some(shorter) => outer = shorter,
                None if outer.is_empty() => break None,
                None => outer = "",
            }
        };
        ConfigError { file: self.file.to_owned(), line, field: path.to_owned(), what: what.into() }
    }

    fn not_strict(&self, fault: JsonFault) -> ConfigError {
        let line = Some(self.line(fault.at));
        ConfigError { file: self.file.to_owned(), line, field: fault.path, what: fault.what.to_owned() }
    }

    fn of_shape(&self, error: &serde_json::Error) -> ConfigError {
        let offset = self.offset(error.line(), error.column());
        let field = self
            .places
            .iter()
            .filter(|place| place.start < offset && offset <= place.end)
            .min_by_key(|place| place.end.saturating_sub(place.start))
            .map(|place| place.path.clone())
            .unwrap_or_default();
        let said = error.to_string();
        let what = said.rfind(" at line ").and_then(|at| said.get(..at)).unwrap_or(&said).to_owned();
        ConfigError { file: self.file.to_owned(), line: Some(error.line()), field, what }
    }

    fn line(&self, offset: usize) -> usize {
        self.text.bytes().take(offset).filter(|b| *b == b'\n').count().saturating_add(1)
    }

    fn offset(&self, line: usize, column: usize) -> usize {
        let before: usize =
            self.text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).fold(0, usize::saturating_add);
        before.saturating_add(column)
    }
}

/// A walk over JSON that only notes where values stand. It never fails loudly: strictness is the parser's.
struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
    places: Vec<Place>,
}

const DEPTH_MAX: usize = 32;

impl Scan<'_> {
    fn value(&mut self, path: String, depth: usize) -> Option<()> {
        self.blanks();
        let start = self.at;
        match self.peek()? {
            b'{' if depth < DEPTH_MAX => self.object(&path, depth)?,
            b'[' if depth < DEPTH_MAX => self.array(&path, depth)?,
            b'"' => {
                self.string()?;
            }
            b'{' | b'[' => return None,
            _ => {
                while self.peek().is_some_and(|b| !matches!(b, b',' | b']' | b'}' | b' ' | b'\t' | b'\r' | b'\n')) {
                    self.step();
                }
            }
        }
        self.places.push(Place { path, start, end: self.at });
        Some(())
    }

    fn object(&mut self, path: &str, depth: usize) -> Option<()> {
        self.step();
        loop {
            self.blanks();
            match self.peek()? {
                b'}' => {
                    self.step();
                    return Some(());
                }
                b',' => self.step(),
                b'"' => {
                    let key = self.string()?;
                    self.blanks();
                    if self.peek()? != b':' {
                        return None;
                    }
                    self.step();
                    let inner = if path.is_empty() { key } else { format!("{path}.{key}") };
                    self.value(inner, depth.saturating_add(1))?;
                }
                _ => return None,
            }
        }
    }

    fn array(&mut self, path: &str, depth: usize) -> Option<()> {
        self.step();
        let mut index = 0usize;
        loop {
            self.blanks();
            match self.peek()? {
                b']' => {
                    self.step();
                    return Some(());
                }
                b',' => self.step(),
                _ => {
                    let before = self.at;
                    self.value(format!("{path}[{index}]"), depth.saturating_add(1))?;
                    if self.at == before {
                        return None;
                    }
                    index = index.saturating_add(1);
                }
            }
        }
    }

    /// A string with its escapes left as they are: keys that matter have none.
    fn string(&mut self) -> Option<String> {
        self.step();
        let start = self.at;
        loop {
            match self.peek()? {
                b'"' => {
                    let inner = self.bytes.get(start..self.at)?;
                    let text = String::from_utf8_lossy(inner).into_owned();
                    self.step();
                    return Some(text);
                }
                b'\\' => {
                    self.step();
                    self.step();
                }
                _ => self.step(),
            }
        }
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|b| matches!(b, b' ' | b'\t' | b'\r' | b'\n')) {
            self.step();
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn step(&mut self) {
        self.at = self.at.saturating_add(1);
    }
}
