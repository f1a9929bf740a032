//! The commands.

#![forbid(unsafe_code)]

pub mod act;
pub mod args;
pub mod ask;
pub mod channel;
pub mod check_text;
pub mod config_check;
pub mod decisions;
pub mod freeze;
pub mod group;
pub mod guests;
pub mod host;
pub mod keys;
pub mod kind;
pub mod knowledge;
pub mod owner;
pub mod pending;
pub mod permission;
pub mod session;
pub mod setup;
pub mod status;
pub mod test_card;
pub mod up;
pub mod why;

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use crate::base::exit::Exit;
use crate::cli::args::{Args, Usage, complain};

/// Runs the command line: the words after the program's name.
pub fn run(args: Vec<OsString>) -> Exit {
    let mut args = args.into_iter();
    let mut out = io::stdout().lock();
    let Some(command) = args.next() else {
        complain(args::help(None).trim_end());
        return Exit::USAGE;
    };
    let rest: Vec<OsString> = args.collect();
    let exit = dispatch(&command, &rest, &mut io::stdin().lock(), &mut out);
    match out.flush() {
        Ok(()) => exit,
        // Whoever reads the output has had enough; that is no fault.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => exit,
        Err(error) => {
            complain(&format!("standard output: {error}"));
            Exit::SOFTWARE
        }
    }
}

fn dispatch(command: &OsStr, rest: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    if matches!(rest, [only] if only == "--help" || only == "-h") {
        return help(&[command.to_owned()], out);
    }
    match command.to_str().unwrap_or_default() {
        "act" => act::run(rest, stdin, out),
        "ask" => ask::run(rest, stdin, out),
        "channel" => channel::run(rest),
        "check-text" => check_text::run(rest, stdin, out),
        "config" => config_check::run(rest, out),
        "consent" => daemon("consent", rest, crate::daemon::consent::run),
        "decisions" => decisions::run(rest, out),
        "freeze" => freeze::freeze(rest, out),
        "group" => group::run(rest, out),
        "guests" => guests::run(rest, out),
        "hook" => session::hook(rest, stdin),
        "help" | "--help" | "-h" => help(rest, out),
        "keys" => keys::run(rest, stdin, out),
        "keeper" => daemon("keeper", rest, crate::daemon::keeper::run),
        "lane" => daemon("lane", rest, crate::daemon::lane::run),
        "kind" => kind::run(rest, out),
        "knowledge" => knowledge::run(rest, out),
        "owner" => owner::run(rest, out),
        "permission" => permission::run(rest, out),
        "pending" => pending::run(rest, out),
        "receiver" => daemon("receiver", rest, crate::daemon::receiver::run),
        "runner" => daemon("runner", rest, crate::daemon::runner::run),
        "session" => session::run(rest),
        "setup" => setup::run(rest, stdin, out),
        "status" => status::run(rest, out),
        "test-card" => test_card::run(rest, out),
        "unfreeze" => freeze::unfreeze(rest, out),
        "up" => up::run(rest),
        "why" => why::run(rest, out),
        "version" | "--version" => print(out, concat!("mila-gate ", env!("CARGO_PKG_VERSION"), "\n")),
        _ => Usage::new(format!("no command {:?}", command.to_string_lossy())).exit(),
    }
}

/// A daemon's command line: where the configuration is, and whether it is plain mode.
fn daemon(name: &str, args: &[OsString], run: impl FnOnce(&Path, bool) -> Exit) -> Exit {
    match Args::read(name, args) {
        Ok(args) if args.free().is_empty() => run(&args.config(), args.plain()),
        Ok(_) => Usage::new(format!("{name} takes no arguments")).exit(),
        Err(usage) => usage.exit(),
    }
}

fn help(args: &[OsString], out: &mut dyn Write) -> Exit {
    match args {
        [] => print(out, &args::help(None)),
        [name] => match name.to_str().and_then(args::find) {
            Some(command) => print(out, &args::help(Some(command))),
            None => Usage::new(format!("no command {:?}", name.to_string_lossy())).exit(),
        },
        _ => Usage::new("help takes one command").exit(),
    }
}

/// Prints a text. A reader that has gone is no fault.
pub(crate) fn print(out: &mut dyn Write, text: &str) -> Exit {
    match out.write_all(text.as_bytes()) {
        Ok(()) => Exit::OK,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Exit::OK,
        Err(error) => {
            complain(&format!("standard output: {error}"));
            Exit::SOFTWARE
        }
    }
}

#[cfg(test)]
mod tests;
