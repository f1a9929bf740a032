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
pub fn fold(journal: impl BufRead, take: &mut dyn FnMut(&Entry) -> Result<(), Wrong>) -> Result<Chain, Fault> {
    let mut chain = Chain::new();
    let mut lines = Lines { journal, crossing: Vec::with_capacity(JOURNAL_LINE_MAX) };
    loop {
        let line = chain.head().n.saturating_add(1);
        let broken = |wrong: Wrong| Fault::Broken(Broken { line, what: wrong.to_string() });
        let entry = match lines.next()? {
            Some(entry) => entry.map_err(broken)?,
            None => return Ok(chain),
        };
        if let Err(wrong) = chain.take(&entry) {
            let swapped =
                entry.n == line.saturating_add(1) && matches!(lines.next()?, Some(Ok(next)) if next.n == line);
            return Err(broken(if swapped { Wrong::new(swapped_with(entry.n)) } else { wrong }));
        }
        take(&entry).map_err(broken)?;
    }
}

/// A journal line by line. A line is read where the reader holds it; only one that crosses the end of that is copied.
struct Lines<R> {
    journal: R,
    crossing: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The next line; `None` at the end.
    fn next(&mut self) -> io::Result<Option<Result<Entry, Wrong>>> {
        let held = self.journal.fill_buf()?;
        if let Some((line, _)) = line_feed(held).and_then(|end| held.split_at_checked(end)) {
            let (read, entry) = (line.len().saturating_add(1), parse(line));
            self.journal.consume(read);
            return Ok(Some(entry));
        }
        let most = u64::try_from(JOURNAL_LINE_MAX).unwrap_or(u64::MAX);
        self.crossing.clear();
        if self.journal.by_ref().take(most).read_until(b'\n', &mut self.crossing)? == 0 {
            return Ok(None);
        }
        Ok(Some(match self.crossing.strip_suffix(b"\n") {
            Some(line) => parse(line),
            None if self.crossing.len() < JOURNAL_LINE_MAX => Err(Wrong::new("torn: no line feed at its end")),
            None => Err(Wrong::new("longer than a line can be")),
        }))
    }
}

/// Where the first line feed stands among the bytes of one line at most. Sixteen bytes are looked at together, since this reads
/// every byte of the file.
fn line_feed(bytes: &[u8]) -> Option<usize> {
    let bytes = bytes.get(..JOURNAL_LINE_MAX).unwrap_or(bytes);
    let mut before = 0_usize;
    for part in bytes.chunks(16) {
        if part.iter().fold(0, |found, byte| found | u8::from(*byte == b'\n')) != 0 {
            return part.iter().position(|byte| *byte == b'\n').map(|at| before.saturating_add(at));
        }
        before = before.saturating_add(part.len());
    }
    None
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::time::Wall;
    use crate::journal::record::Step;
    use std::io::BufReader;

    fn journal(lines: usize) -> String {
        let mut chain = Chain::new();
        let mut text = String::new();
        for _ in 0..lines {
            let (line, _) = chain.next(Wall::clamped(0), &Step::Frozen { by: None });
            chain.take(&parse(line.as_bytes()).unwrap()).unwrap();
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    #[test]
    fn a_journal_reads_the_same_however_its_bytes_arrive() {
        let whole = journal(50);
        let broken = whole.replacen("\"n\":33,", "\"n\":34,", 1);
        for size in [1, 7, 16, 100, 4095, 4096, 4097, 1 << 20] {
            let read = |text: &str| verify(BufReader::with_capacity(size, text.as_bytes()), &[]);
            assert_eq!(read(&whole).unwrap().n, 50, "{size}");
            assert!(matches!(read(&broken), Err(Fault::Broken(broken)) if broken.line == 33), "{size}");
            let torn = whole.trim_end();
            assert!(matches!(read(torn), Err(Fault::Broken(broken)) if broken.line == 50), "{size}");
            let endless = format!("{whole}{}", "x".repeat(10_000));
            let Err(Fault::Broken(broken)) = read(&endless) else { panic!("{size}") };
            assert!(broken.line == 51 && broken.what.starts_with("longer"), "{size}: {broken}");
        }
    }

    #[test]
    fn a_reader_that_fails_is_no_broken_journal() {
        struct Failing;
        impl Read for Failing {
            fn read(&mut self, _bytes: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("a disk's own fault"))
            }
        }
        let text = journal(3);
        assert!(matches!(verify(BufReader::new(text.as_bytes().chain(Failing)), &[]), Err(Fault::Io(_))));
    }

    #[test]
    fn a_line_feed_is_found_where_it_stands_and_not_beyond_a_line() {
        for at in (0..100).chain([JOURNAL_LINE_MAX - 1]) {
            let bytes = [vec![b'x'; at], b"\n\n".to_vec()].concat();
            assert_eq!(line_feed(&bytes), Some(at));
            assert_eq!(line_feed(&bytes[..at]), None);
        }
        assert_eq!(line_feed(&[vec![b'x'; JOURNAL_LINE_MAX], vec![b'\n']].concat()), None);
    }
}
