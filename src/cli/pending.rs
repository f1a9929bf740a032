//! `mila-gate pending list`: what waits for the owner, as one JSON array.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage};
use crate::cli::{host, print};
use crate::config::Socket;

/// Lists what waits.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("pending", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    if !matches!(args.words().as_deref(), Ok(["list"])) {
        return Usage::new("pending needs list").exit();
    }
    let path = match host::socket(&args, Socket::ConsentIo) {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    match host::call(host::PROXY, &path, vec![("op", Json::Str("pending".to_owned()))]) {
        Ok(answer) => match answer.get("pending") {
            Some(pending) => print(out, &format!("{}\n", json::canonical(pending))),
            None => host::print_answer(out, Ok(answer)),
        },
        refused => host::print_answer(out, refused.map_err(host::for_root)),
    }
}
