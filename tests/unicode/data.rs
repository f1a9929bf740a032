//! Reads Unicode's data from `tests/data/unicode`.

use std::fs;
use std::path::PathBuf;

/// A range of code points with one value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Range {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) value: String,
}

impl Range {
    /// The range's characters; surrogates are none.
    pub(crate) fn chars(&self) -> impl Iterator<Item = char> {
        (self.first..=self.last).filter_map(char::from_u32)
    }
}

fn lines(name: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/unicode").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

/// The ranges of a file.
pub(crate) fn ranges(name: &str) -> Vec<Range> {
    let number = |hex: &str| u32::from_str_radix(hex, 16).expect("a hexadecimal number");
    let range = |line: &String| {
        let (range, value) = line.split_once(' ').expect("a range and its value");
        let (first, last) = range.split_once("..").expect("first and last");
        Range { first: number(first), last: number(last), value: value.to_owned() }
    };
    lines(name).iter().map(range).collect()
}

/// Every character of a file's ranges whose value is one of these.
pub(crate) fn chars(name: &str, values: &[&str]) -> Vec<char> {
    ranges(name).iter().filter(|range| values.contains(&range.value.as_str())).flat_map(Range::chars).collect()
}

fn sequence(hex: &str) -> String {
    hex.split(' ')
        .map(|hex| char::from_u32(u32::from_str_radix(hex, 16).expect("a code point")).expect("a character"))
        .collect()
}

/// Every emoji sequence of Unicode's list.
pub(crate) fn emoji() -> Vec<String> {
    lines("emoji.txt").iter().map(|line| sequence(line)).collect()
}

/// Unicode's examples of grapheme clusters: each a list of clusters.
pub(crate) fn clusters() -> Vec<Vec<String>> {
    lines("grapheme-breaks.txt")
        .iter()
        .map(|line| {
            line.trim_matches(['|', ' ']).split(" | ").map(|part| sequence(&part.replace(" x ", " "))).collect()
        })
        .collect()
}
