//! `mila-gate kind list | on ID | off ID`. Off is at once; on only asks an owner, by a card.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::ids::KindId;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage};
use crate::cli::{host, print};
use crate::config::Socket;
use crate::sys::creds;

/// Lists the kinds, turns one off, or asks for one to be turned on.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("kind", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match args.words().as_deref() {
        Ok(["list"]) => list(&args, out),
        Ok(["on", id]) => turn(&args, "kind_ask", id, out),
        Ok(["off", id]) => turn(&args, "kind_off", id, out),
        Ok(_) => Usage::new("kind needs list, on ID or off ID").exit(),
        Err(usage) => usage.exit(),
    }
}

fn list(args: &Args, out: &mut dyn Write) -> Exit {
    // Root is no session user: it asks on the socket that is for the host.
    let which = if creds::my_uid() == 0 { Socket::ConsentIo } else { Socket::Consent };
    let path = match host::socket(args, which) {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    match host::call(host::PROXY, &path, vec![("op", Json::Str("kinds".to_owned()))]) {
        Ok(answer) => match answer.get("kinds") {
            Some(kinds) => print(out, &format!("{}\n", json::canonical(kinds))),
            None => host::print_answer(out, Ok(answer)),
        },
        refused => host::print_answer(out, refused),
    }
}

fn turn(args: &Args, op: &str, id: &str, out: &mut dyn Write) -> Exit {
    if KindId::parse(id).is_none() {
        return Usage::new("the id of a kind is [a-z][a-z0-9_]{0,23}").exit();
    }
    match host::socket(args, Socket::ConsentIo) {
        Ok(path) => {
            let text = |text: &str| Json::Str(text.to_owned());
            host::print_answer(
                out,
                host::call(host::PROXY, &path, vec![("op", text(op)), ("kind", text(id))]).map_err(host::for_root),
            )
        }
        Err(exit) => exit,
    }
}
