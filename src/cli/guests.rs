//! `mila-gate guests purge`: forgets at once what strangers wrote, which is otherwise kept for `guests.keep_days`.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::json::Json;
use crate::cli::args::{Args, Usage};
use crate::cli::host;

/// Purges.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("guests", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    if !matches!(args.words().as_deref(), Ok(["purge"])) {
        return Usage::new("guests needs purge").exit();
    }
    match host::receiver(&args, vec![("op", Json::Str("guests_purge".to_owned()))]) {
        Ok(answer) => host::print_answer(out, answer),
        Err(exit) => exit,
    }
}
