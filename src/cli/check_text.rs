//! `mila-gate check-text [--json] [FILE]`: every character of a text that a card would refuse.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::io::{ErrorKind, Read, Write};

use crate::base::exit::Exit;
use crate::base::limits::CHECK_TEXT_BYTES_MAX;
use crate::base::shown::Shown;
use crate::text::visible;
use crate::text::visible::{Finding, Rule};

use super::args::{Args, Usage, complain};

/// Checks a file, or standard input where none or `-` is named, by the rule of a `text` field, and lists every finding.
pub fn run(args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let args = match Args::read("check-text", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let (name, text) = match args.free() {
        [] => (OsStr::new("-"), read(stdin)),
        [file] if file == "-" => (OsStr::new("-"), read(stdin)),
        [file] => (file.as_os_str(), File::open(file).map_err(Unread::Io).and_then(|mut file| read(&mut file))),
        _ => return Usage::new("check-text takes one file").exit(),
    };
    let text = match text {
        Ok(text) => text,
        Err(unread) => {
            complain(&format!("{}: {}", Shown(&name.to_string_lossy()), unread.words()));
            return Exit::DATA;
        }
    };
    let findings = visible::all(&text, Rule::TEXT);
    let exit = if findings.is_empty() { Exit::OK } else { Exit::NO };
    match list(&text, &findings, args.has("json"), out) {
        Ok(()) => exit,
        // Whoever reads has seen enough; the answer stands.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => exit,
        Err(error) => {
            complain(&format!("cannot write: {error}"));
            Exit::SOFTWARE
        }
    }
}

/// Why there is no text to check.
enum Unread {
    Io(io::Error),
    NotUtf8(usize),
    TooLong,
}

impl Unread {
    fn words(&self) -> String {
        match self {
            Self::Io(error) => error.to_string(),
            Self::NotUtf8(at) => format!("not UTF-8 at byte {at}"),
            Self::TooLong => format!("longer than {CHECK_TEXT_BYTES_MAX} bytes"),
        }
    }
}

fn read(from: &mut dyn Read) -> Result<String, Unread> {
    let mut bytes = Vec::new();
    // One byte more than is taken: a longer text is told from one that fits.
    from.take(CHECK_TEXT_BYTES_MAX.saturating_add(1)).read_to_end(&mut bytes).map_err(Unread::Io)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > CHECK_TEXT_BYTES_MAX {
        return Err(Unread::TooLong);
    }
    String::from_utf8(bytes).map_err(|error| Unread::NotUtf8(error.utf8_error().valid_up_to()))
}

/// Writes the findings, one a line, with the line and column of each.
fn list(text: &str, findings: &[Finding], json: bool, out: &mut dyn Write) -> io::Result<()> {
    let mut findings = findings.iter().peekable();
    let (mut line, mut column) = (1_usize, 1_usize);
    for (at, c) in text.chars().enumerate() {
        if let Some(finding) = findings.next_if(|finding| finding.at == at) {
            let (point, rule) = (u32::from(finding.ch), finding.rule.as_str());
            if json {
                writeln!(
                    out,
                    r#"{{"line":{line},"column":{column},"offset":{at},"char":"U+{point:04X}","rule":"{rule}"}}"#
                )?;
            } else {
                writeln!(out, "line {line}, column {column}: U+{point:04X} {rule}")?;
            }
        }
        (line, column) = if c == '\n' { (line.saturating_add(1), 1) } else { (line, column.saturating_add(1)) };
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::json;

    fn checked(args: &[&str], text: &[u8]) -> (Exit, String) {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        let mut out = Vec::new();
        let exit = run(&args, &mut &text[..], &mut out);
        (exit, String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_text_that_shows_ends_with_0_and_says_nothing() {
        assert_eq!(checked(&[], "Grüße\nbis 18:30 👍🏽".as_bytes()), (Exit::OK, String::new()));
        assert_eq!(checked(&["--json", "-"], b""), (Exit::OK, String::new()));
    }

    #[test]
    fn every_finding_is_a_line_with_its_place_and_the_exit_is_1() {
        let text = "a\u{200b}b\n\nя\u{a0}\u{a0}c\n";
        let (exit, out) = checked(&["--json"], text.as_bytes());
        assert_eq!(exit, Exit::NO);
        let lines = [
            r#"{"line":1,"column":2,"offset":1,"char":"U+200B","rule":"format"}"#,
            r#"{"line":3,"column":2,"offset":6,"char":"U+00A0","rule":"separator"}"#,
            r#"{"line":3,"column":3,"offset":7,"char":"U+00A0","rule":"separator"}"#,
            r#"{"line":3,"column":5,"offset":9,"char":"U+000A","rule":"edge_blank"}"#,
        ];
        assert_eq!(out.lines().collect::<Vec<_>>(), lines);
        assert!(out.lines().all(|line| json::parse(line.as_bytes()).is_ok()));
        let (exit, out) = checked(&[], text.as_bytes());
        assert_eq!(exit, Exit::NO);
        assert_eq!(out.lines().next(), Some("line 1, column 2: U+200B format"));
    }

    #[test]
    fn bytes_that_are_no_utf_8_too_many_bytes_and_a_missing_file_are_bad_data() {
        // A lone surrogate in the form some programs write.
        assert_eq!(checked(&[], b"a\xed\xa0\x80"), (Exit::DATA, String::new()));
        assert_eq!(checked(&[], &vec![b'a'; 1024 * 1024 + 1]).0, Exit::DATA);
        assert_eq!(checked(&[], &vec![b'a'; 1024 * 1024]).0, Exit::OK);
        assert_eq!(checked(&["/nonexistent/file"], b"").0, Exit::DATA);
    }

    #[test]
    fn a_command_line_that_is_not_understood_is_usage() {
        assert_eq!(checked(&["a", "b"], b"").0, Exit::USAGE);
        assert_eq!(checked(&["--yaml"], b"").0, Exit::USAGE);
    }

    #[test]
    fn a_reader_that_has_gone_does_not_change_the_answer() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        assert_eq!(run(&[], &mut &b"\xc2\xad"[..], &mut Gone), Exit::NO);
    }
}
