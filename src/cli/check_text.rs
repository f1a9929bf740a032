//! `mila-gate check-text [--json] [FILE]`: every character of a text that a card would refuse.

use std::ffi::OsString;
use std::io::{Read, Write};

use crate::base::exit::Exit;
use crate::text::visible::{self, Rule};

/// Checks a file, or standard input, and lists every finding.
pub fn run(_args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let mut text = String::new();
    if stdin.read_to_string(&mut text).is_err() {
        return Exit::DATA;
    }
    for finding in visible::all(&text, Rule::TEXT) {
        if writeln!(out, "{} {}", finding.at, finding.rule.as_str()).is_err() {
            return Exit::OK;
        }
    }
    Exit::OK
}
