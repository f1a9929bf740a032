//! `mila-gate`: argv to command, error to exit code.

use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    mila_gate::cli::run(args).into()
}
