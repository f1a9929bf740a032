//! `mila-gate permission list | stop ID | ask KIND`: the standing permissions. The host lists and ends them; a session user lists
//! them, and asks the owner to open one.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::ids::PermissionId;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage, complain};
use crate::cli::{ask, host, print};
use crate::config::Socket;
use crate::session::ask as session;
use crate::sys::creds;

/// Lists permissions, ends one, or asks for one.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("permission", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match args.words().as_deref() {
        Ok(["list"]) => list(&args, out),
        Ok(["stop", id]) => stop(&args, id, out),
        Ok(["ask", kind]) => match terms(&args, kind) {
            Ok((line, wait_s)) => ask_for(&args, &line, wait_s, out),
            Err(usage) => usage.exit(),
        },
        Ok(_) => Usage::new("permission needs list, stop ID or ask KIND").exit(),
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
    match host::call(host::PROXY, &path, vec![("op", Json::Str("mandates".to_owned()))]) {
        Ok(answer) => match answer.get("mandates") {
            Some(all) => print(out, &format!("{}\n", json::canonical(all))),
            None => host::print_answer(out, Ok(answer)),
        },
        refused => host::print_answer(out, refused),
    }
}

fn stop(args: &Args, id: &str, out: &mut dyn Write) -> Exit {
    if PermissionId::parse(id).is_none() {
        return Usage::new("the id of a permission is p- and ten digits of 0-9a-f; permission list shows them").exit();
    }
    match host::socket(args, Socket::ConsentIo) {
        Ok(path) => {
            let text = |text: &str| Json::Str(text.to_owned());
            let fields = vec![("op", text("permission_stop")), ("id", text(id))];
            host::print_answer(out, host::call(host::PROXY, &path, fields).map_err(host::for_root))
        }
        Err(exit) => exit,
    }
}

/// The operation, in canonical JSON, and how long to wait.
fn terms(args: &Args, kind: &str) -> Result<(String, u64), Usage> {
    let number = |flag: &'static str| -> Result<i64, Usage> {
        let text = args.text(flag)?.ok_or_else(|| Usage::new(format!("permission ask needs --{flag}")))?;
        let number = text.parse::<i64>().ok().filter(|number| *number >= 0 && number.to_string() == text);
        number.ok_or_else(|| Usage::new(format!("--{flag} needs a whole number")))
    };
    let wait_s = match args.text("wait")? {
        None => 0,
        Some(text) => text.parse::<u64>().map_err(|_no| Usage::new("--wait needs a number of seconds"))?,
    };
    let targets = args.values("target").map(|target| target.to_str().map(|target| Json::Str(target.to_owned())));
    let targets: Option<Vec<Json>> = targets.collect();
    let targets = targets.ok_or_else(|| Usage::new("--target: not UTF-8"))?;
    let mut fields = vec![
        ("op".to_owned(), Json::Str("mandate".to_owned())),
        ("kind".to_owned(), Json::Str(kind.to_owned())),
        ("count".to_owned(), Json::Int(number("count")?)),
        ("cents".to_owned(), Json::Int(number("cents")?)),
        ("days".to_owned(), Json::Int(number("days")?)),
        ("wait_s".to_owned(), Json::Int(i64::try_from(wait_s).unwrap_or(i64::MAX))),
    ];
    if !targets.is_empty() {
        fields.push(("targets".to_owned(), Json::Arr(targets)));
    }
    Ok((json::canonical(&Json::Obj(fields)), wait_s))
}

fn ask_for(args: &Args, line: &str, wait_s: u64, out: &mut dyn Write) -> Exit {
    let answer = match ask::socket(args) {
        Ok(socket) => session::status(line, wait_s, &socket),
        Err(what) => {
            complain(&what);
            return Exit::CONFIG;
        }
    };
    match print(out, &format!("{}\n", answer.to_json())) {
        Exit::OK => answer.exit(),
        fault => fault,
    }
}
