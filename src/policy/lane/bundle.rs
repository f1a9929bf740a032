//! Public knowledge on its way to the lane: one text document that holds every file under a line of its name, size and hash.
//!
//! ```text
//! === NAME SIZE SHA-256
//! SIZE bytes of text, then a line feed that is not theirs
//! ```
//!
//! Files stand in the order of their names' bytes. A name may hold blanks; it never holds two of a kind, nor what a card would not
//! show. There is one document for a set of files, so that its own hash says whether a set is another one.

use std::fmt;

use crate::base::digest::Digest;
use crate::base::limits::{KNOWLEDGE_BUNDLE_MAX, KNOWLEDGE_FILE_MAX, KNOWLEDGE_FILES_MAX, KNOWLEDGE_MAX};
use crate::text::file_name;
use crate::text::visible::{self, RuleName};

/// What stands before a file.
const MARK: &str = "=== ";

/// Why a file is none of public knowledge, or a document is none of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Fault {
    /// The bytes under a line have another hash than it says.
    Differs(String),
    /// The line over a file, counted from 1, is none.
    Head(usize),
    /// A character does not show: which, and where, in code points from 0.
    Hidden(char, usize),
    /// The name ends neither in `.md` nor in `.txt`, or cannot stand on a card, and why.
    Name(&'static str),
    /// Files do not stand in their order, or one stands twice: the later name.
    Order(String),
    /// It is longer than such a file can be, or all of them are.
    TooLong,
    /// There are too many files.
    TooMany,
    /// It is not UTF-8.
    Utf8,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Differs(name) => write!(f, "{name} has another hash than the line over it says"),
            Self::Head(file) => write!(f, "the line over file {file} is not `=== NAME SIZE SHA-256` of what follows"),
            Self::Hidden(c, at) => {
                write!(f, "holds U+{:04X} at {at}: it does not show, or is a mark of the gate's", u32::from(*c))
            }
            Self::Name(what) => write!(f, "its name {what}"),
            Self::Order(name) => write!(f, "{name} does not stand where its name belongs"),
            Self::TooLong => {
                write!(f, "is too long: a file has at most {KNOWLEDGE_FILE_MAX} bytes, all of them {KNOWLEDGE_MAX}")
            }
            Self::TooMany => write!(f, "there are more than {KNOWLEDGE_FILES_MAX} files"),
            Self::Utf8 => f.write_str("is not UTF-8"),
        }
    }
}

impl std::error::Error for Fault {}

/// A document that was taken apart.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Bundle {
    /// How many files it holds.
    pub files: usize,
    /// The lines over its files, one a line: what a card repeats.
    pub lines: String,
    /// The texts alone, one after the other: what the lane may say. Names are no part of it: Telegram would link some of them.
    pub text: String,
}

/// The text of one file that may be public.
///
/// # Errors
/// Its name or its bytes are none of public knowledge.
pub fn file<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str, Fault> {
    named(name)?;
    if bytes.len() > KNOWLEDGE_FILE_MAX {
        return Err(Fault::TooLong);
    }
    let text = std::str::from_utf8(bytes).map_err(|_bytes| Fault::Utf8)?;
    // A tab is a control character that everybody sees.
    let shown = text.replace('\t', " ");
    match visible::all(&shown, visible::Rule::TEXT).into_iter().find(|found| hides(found.rule)) {
        Some(found) => Err(Fault::Hidden(found.ch, found.at)),
        None => Ok(text),
    }
}

/// The document of these files, in whatever order they come; names that are the same stand twice, and then no document is read.
#[must_use]
pub fn build(files: &[(String, String)]) -> String {
    let mut files: Vec<&(String, String)> = files.iter().collect();
    files.sort_by(|one, other| one.0.cmp(&other.0));
    let mut whole = String::new();
    for (name, text) in files {
        whole.push_str(&head(name, text));
        whole.push('\n');
        whole.push_str(text);
        whole.push('\n');
    }
    whole
}

/// Takes a document apart; every byte of it is looked at.
///
/// # Errors
/// It is not exactly what [`build`] makes of files that may be public.
pub fn parse(bytes: &[u8]) -> Result<Bundle, Fault> {
    if bytes.len() > KNOWLEDGE_BUNDLE_MAX {
        return Err(Fault::TooLong);
    }
    let mut rest = bytes;
    let mut bundle = Bundle { files: 0, lines: String::new(), text: String::new() };
    let mut before: Option<String> = None;
    while !rest.is_empty() {
        bundle.files = bundle.files.saturating_add(1);
        if bundle.files > KNOWLEDGE_FILES_MAX {
            return Err(Fault::TooMany);
        }
        let wrong = || Fault::Head(bundle.files);
        let at = rest.iter().position(|b| *b == b'\n').ok_or_else(wrong)?;
        let (line, after) = rest.split_at_checked(at).ok_or_else(wrong)?;
        let line = std::str::from_utf8(line).map_err(|_bytes| wrong())?;
        let (name, size, hash) = parts(line).ok_or_else(wrong)?;
        let after = after.get(1..).ok_or_else(wrong)?;
        let (body, after) = after.split_at_checked(size).ok_or_else(wrong)?;
        rest = after.strip_prefix(b"\n").ok_or_else(wrong)?;
        let text = file(name, body)?;
        if Digest::of(body) != hash {
            return Err(Fault::Differs(name.to_owned()));
        }
        if before.as_deref().is_some_and(|before| before >= name) {
            return Err(Fault::Order(name.to_owned()));
        }
        before = Some(name.to_owned());
        for (into, what) in [(&mut bundle.lines, line), (&mut bundle.text, text)] {
            if !into.is_empty() {
                into.push('\n');
            }
            into.push_str(what);
        }
        if bundle.text.len() > KNOWLEDGE_MAX.saturating_add(bundle.files) {
            return Err(Fault::TooLong);
        }
    }
    Ok(bundle)
}

fn head(name: &str, text: &str) -> String {
    format!("{MARK}{name} {} {}", text.len(), Digest::of(text.as_bytes()).hex())
}

fn parts(line: &str) -> Option<(&str, usize, Digest)> {
    let (rest, hash) = line.strip_prefix(MARK)?.rsplit_once(' ')?;
    let (name, digits) = rest.rsplit_once(' ')?;
    let size: usize = digits.parse().ok()?;
    // One spelling: no sign, no zero in front.
    (size.to_string() == digits).then_some((name, size, Digest::parse_hex(hash)?))
}

fn named(name: &str) -> Result<(), Fault> {
    let kind = name.rsplit_once('.').is_some_and(|(stem, end)| !stem.is_empty() && matches!(end, "md" | "txt"));
    if !kind {
        return Err(Fault::Name("ends neither in .md nor in .txt"));
    }
    file_name::wrong(name).map_or(Ok(()), |what| Err(Fault::Name(what)))
}

/// What an owner would not see of a text that is to be public; blanks and other forms of letters are seen.
const fn hides(rule: RuleName) -> bool {
    match rule {
        RuleName::BlankRun
        | RuleName::Compatibility
        | RuleName::EdgeBlank
        | RuleName::NotNfc
        | RuleName::RightToLeft
        | RuleName::Separator => false,
        RuleName::BareMark
        | RuleName::BlankLetter
        | RuleName::Control
        | RuleName::Emoji
        | RuleName::Format
        | RuleName::Ignorable
        | RuleName::Joiner
        | RuleName::ManyMarks
        | RuleName::Private
        | RuleName::RemovedMark
        | RuleName::ReservedMark
        | RuleName::Selector
        | RuleName::Unassigned => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(all: &[(&str, &str)]) -> Vec<(String, String)> {
        all.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn a_set_of_files_has_one_document_and_comes_out_of_it_again() {
        let one = build(&files(&[("hours.md", "We open at nine.\n"), ("a menu.txt", "=== x 1 y\nSoup\t4 €")]));
        let other = build(&files(&[("a menu.txt", "=== x 1 y\nSoup\t4 €"), ("hours.md", "We open at nine.\n")]));
        assert_eq!(one, other);
        let bundle = parse(one.as_bytes()).unwrap();
        assert_eq!((bundle.files, bundle.text.as_str()), (2, "=== x 1 y\nSoup\t4 €\nWe open at nine.\n"));
        assert!(bundle.lines.starts_with("=== a menu.txt 20 ") && bundle.lines.contains("\n=== hours.md 17 "));
        assert_eq!(parse(b"").unwrap().files, 0);
    }

    #[test]
    fn a_file_that_the_owner_would_not_see_whole_is_none() {
        for (name, bytes, fault) in [
            ("a.md", &b"hours\xe2\x80\x8b: nine"[..], Fault::Hidden('\u{200b}', 5)),
            ("a.md", b"one\r\ntwo", Fault::Hidden('\r', 3)),
            ("a.md", b"\xff", Fault::Utf8),
            ("a.pdf", b"x", Fault::Name("ends neither in .md nor in .txt")),
            (".md", b"x", Fault::Name("ends neither in .md nor in .txt")),
            ("-a.md", b"x", Fault::Name("begins with a dash")),
        ] {
            assert_eq!(file(name, bytes), Err(fault), "{name}");
        }
        assert_eq!(file("a.md", &vec![b'a'; KNOWLEDGE_FILE_MAX + 1]), Err(Fault::TooLong));
        assert!(file("меню.md", "Суп 4 €\n".as_bytes()).is_ok());
        assert!(file("a\nb.md", b"x").is_err() && file("../a.md", b"x").is_err());
    }

    #[test]
    fn any_byte_that_differs_makes_it_none() {
        let whole = build(&files(&[("a.md", "one"), ("b.md", "two")]));
        assert!(parse(whole.as_bytes()).is_ok());
        // Another name is another set; that it is the approved one, the document's own hash says.
        let names: Vec<usize> = whole.match_indices(".md ").map(|(at, _)| at - 1).collect();
        for at in (0..whole.len()).filter(|at| !names.contains(at)) {
            let mut bytes = whole.clone().into_bytes();
            bytes[at] ^= 1;
            assert!(parse(&bytes).is_err(), "byte {at}");
            let (head, rest) = whole.as_bytes().split_at(at);
            assert!(parse(head).is_err() || at == 0 || rest.starts_with(MARK.as_bytes()), "cut at {at}");
        }
        let more = format!("{whole}x");
        assert!(parse(more.as_bytes()).is_err());
    }

    #[test]
    fn order_names_and_bounds_are_held() {
        let one = |name: &str, text: &str| build(&files(&[(name, text)]));
        let (a, b) = (one("a.md", "1"), one("b.md", "2"));
        assert_eq!(parse(format!("{b}{a}").as_bytes()), Err(Fault::Order("a.md".to_owned())));
        assert_eq!(parse(format!("{a}{a}").as_bytes()), Err(Fault::Order("a.md".to_owned())));
        assert_eq!(parse(a.replace("a.md 1 ", "a.md 01 ").as_bytes()), Err(Fault::Head(1)));
        assert_eq!(parse(a.replace("a.md 1 ", "a.md +1 ").as_bytes()), Err(Fault::Head(1)));
        assert_eq!(parse(a.replace("a.md 1 ", "a.md 2 ").as_bytes()), Err(Fault::Head(1)));
        let many: Vec<_> = (0..=KNOWLEDGE_FILES_MAX).map(|n| (format!("{n}.md"), "x".to_owned())).collect();
        assert_eq!(parse(build(&many).as_bytes()), Err(Fault::TooMany));
        let long: Vec<_> = (0..9).map(|n| (format!("{n}.md"), "x".repeat(KNOWLEDGE_FILE_MAX))).collect();
        assert_eq!(parse(build(&long).as_bytes()), Err(Fault::TooLong));
        let fits: Vec<_> = (0..8).map(|n| (format!("{n}.md"), "x".repeat(KNOWLEDGE_FILE_MAX))).collect();
        assert!(parse(build(&fits).as_bytes()).is_ok());
    }
}
