//! `mila-gate act KIND`: the program of a shipped kind. The runner starts it; it has no use by hand.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::Path;

use crate::act::{bot_send, knowledge, publish_zernio};
use crate::base::exit::Exit;
use crate::cli::args::{Args, Usage, complain};

/// Runs the program of a kind.
pub fn run(args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let args = match Args::read("act", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let Some(keeper) = std::env::var_os("MILA_KEEPER") else {
        complain("act is started by the runner, which names the keeper's socket");
        return Exit::USAGE;
    };
    match args.words().as_deref() {
        Ok(["bot_send"]) => bot_send::run(stdin, out, Path::new(&keeper)),
        Ok(["knowledge"]) => match std::env::var_os("MILA_LANE") {
            Some(lane) => knowledge::run(stdin, out, Path::new(&lane)),
            None => Usage::new("the runner names the lane's socket to a kind with the route knowledge").exit(),
        },
        Ok(["publish_zernio"]) => publish_zernio::run(stdin, out, Path::new(&keeper)),
        Ok(_) => Usage::new("act needs the id of a shipped kind: bot_send, knowledge or publish_zernio").exit(),
        Err(usage) => usage.exit(),
    }
}
