//! The check of a whole journal: in one pass, in the memory of one line whatever the file's size.

use std::fmt;
use std::io;
use std::io::{BufRead, Read};

use crate::base::limits::JOURNAL_LINE_MAX;

use super::anchor::Anchor;
use super::chain::Chain;
use super::record::{Entry, Head, Wrong, parse};

/// Where a journal breaks, and how.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Broken {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong, in words.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.what)
    }
}

impl std::error::Error for Broken {}

/// Why a journal could not be read to its end.
#[derive(Debug)]
pub enum Fault {
    /// It is not what was written.
    Broken(Broken),
    /// It cannot be read.
    Io(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken(broken) => write!(f, "broken {broken}"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Broken(broken) => Some(broken),
            Self::Io(error) => Some(error),
        }
    }
}

/// Checks a journal from its first byte to its last, against itself and against what somebody wrote down of it.
///
/// # Errors
/// The first line that is wrong, or the first one that an anchor knows and the file does not have; a file that cannot be read.
pub fn verify(journal: impl BufRead, anchors: &[Anchor]) -> Result<Head, Fault> {
    let mut anchors: Vec<&Anchor> = anchors.iter().collect();
    anchors.sort();
    let mut due = anchors.into_iter().peekable();
    let mut known: Option<u64> = None;
    let chain = fold(journal, &mut |entry| {
        while let Some(anchor) = due.next_if(|anchor| anchor.n() == entry.n) {
            if !anchor.holds(&entry.h) {
                return Err(Wrong::new(replaced(anchor, known)));
            }
            known = Some(entry.n);
        }
        Ok(())
    })?;
    let head = chain.head();
    let broken = |what: String| Err(Fault::Broken(Broken { line: head.n.saturating_add(1), what }));
    if let Some(anchor) = due.next() {
        return broken(format!("the file ends here, but anchor {anchor} stands: its tail was cut off"));
    }
    if head.n == 0 {
        return broken("the file is empty".to_owned());
    }
    Ok(head)
}

/// Reads a journal line by line into `take`, each checked against itself and the one above it. An empty one is fine here.
///
/// # Errors
/// The first line that is wrong, or that `take` refuses; a file that cannot be read.
pub fn fold(mut journal: impl BufRead, take: &mut dyn FnMut(&Entry) -> Result<(), Wrong>) -> Result<Chain, Fault> {
    let mut chain = Chain::new();
    let mut bytes = Vec::with_capacity(JOURNAL_LINE_MAX);
    loop {
        let line = chain.head().n.saturating_add(1);
        let broken = |wrong: Wrong| Fault::Broken(Broken { line, what: wrong.to_string() });
        let entry = match read_line(&mut journal, &mut bytes)? {
            Some(read) => read.and_then(parse).map_err(broken)?,
            None => return Ok(chain),
        };
        if let Err(wrong) = chain.take(&entry) {
            let swapped = entry.n == line.saturating_add(1)
                && matches!(read_line(&mut journal, &mut bytes)?.map(|next| next.and_then(parse)), Some(Ok(next)) if next.n == line);
            return Err(broken(if swapped { Wrong::new(swapped_with(entry.n)) } else { wrong }));
        }
        take(&entry).map_err(broken)?;
    }
}

/// The next line without its line feed; `None` at the end.
fn read_line<'a>(journal: &mut impl BufRead, bytes: &'a mut Vec<u8>) -> io::Result<Option<Result<&'a [u8], Wrong>>> {
    bytes.clear();
    let most = u64::try_from(JOURNAL_LINE_MAX).unwrap_or(u64::MAX);
    if journal.take(most).read_until(b'\n', bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(match bytes.strip_suffix(b"\n") {
        Some(line) => Ok(line),
        None if bytes.len() < JOURNAL_LINE_MAX => Err(Wrong::new("torn: no line feed at its end")),
        None => Err(Wrong::new("longer than a line can be")),
    }))
}

fn swapped_with(n: u64) -> String {
    format!("n is {n}, and the line after it has the number that is due: the two were swapped")
}

fn replaced(anchor: &Anchor, known: Option<u64>) -> String {
    match known {
        Some(n) => format!("not the line of anchor {anchor}: what follows line {n} was replaced"),
        None => format!("not the line of anchor {anchor}: the file was replaced"),
    }
}
