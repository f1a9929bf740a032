//! `mila-gate ask`: the request from a command line.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{Read, Write};
use std::path::PathBuf;

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::base::limits::LINE_MAX;
use crate::base::refusal::said;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::print;
use crate::config::{Socket, load};
use crate::session::ask::{self, Ask};

/// Asks, prints the answer, and exits by it.
pub fn run(args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let args = match Args::read("ask", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let asked = match args.text("id") {
        Ok(Some(id)) => status(&args, id),
        Ok(None) => request(&args, stdin),
        Err(usage) => return usage.exit(),
    };
    let answer = match asked {
        Ok(Asked::Status { line, wait_s }) => match socket(&args) {
            Ok(socket) => ask::status(&line, wait_s, &socket),
            Err(what) => {
                complain(&what);
                return Exit::CONFIG;
            }
        },
        Ok(Asked::New(request)) => match socket(&args) {
            Ok(socket) => ask::ask(&request, &socket),
            Err(what) => {
                complain(&what);
                return Exit::CONFIG;
            }
        },
        Err(Wrong::Usage(usage)) => return usage.exit(),
        Err(Wrong::Data(refusal)) => Answer::denied(None, *refusal),
    };
    match print(out, &format!("{}\n", answer.to_json())) {
        Exit::OK => answer.exit(),
        fault => fault,
    }
}

/// What the command line asks for.
#[derive(Debug)]
enum Asked {
    New(Ask),
    Status { line: String, wait_s: u64 },
}

/// Why there is no request.
#[derive(Debug)]
enum Wrong {
    Data(Box<Refusal>),
    Usage(Usage),
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Self {
        Self::Data(Box::new(refusal))
    }
}

impl From<Usage> for Wrong {
    fn from(usage: Usage) -> Self {
        Self::Usage(usage)
    }
}

/// `MILA_CONSENT_SOCKET`, else the configuration's, from which only `run` is read.
pub(super) fn socket(args: &Args) -> Result<PathBuf, String> {
    if let Some(socket) = std::env::var_os("MILA_CONSENT_SOCKET").filter(|socket| !socket.is_empty()) {
        return Ok(PathBuf::from(socket));
    }
    let run = load::run_folder(&args.config()).map_err(|error| error.to_string())?;
    Ok(run.join(Socket::Consent.path()))
}

/// How a request stands: nothing else may be said with it, so that nobody takes it for a new request.
fn status(args: &Args, id: &str) -> Result<Asked, Wrong> {
    let other = ["payload", "field", "file", "urgent"].into_iter().any(|flag| args.has(flag));
    if !args.free().is_empty() || other {
        return Err(Usage::new("ask --id takes an id and --wait alone").into());
    }
    let wait_s = wait(args)?;
    let fields = [("op", Json::Str("status".to_owned())), ("id", Json::Str(id.to_owned()))];
    let wait = ("wait_s", Json::Int(i64::try_from(wait_s).unwrap_or(i64::MAX)));
    let fields = fields.into_iter().chain([wait]).map(|(name, value)| (name.to_owned(), value));
    Ok(Asked::Status { line: json::canonical(&Json::Obj(fields.collect())), wait_s })
}

fn wait(args: &Args) -> Result<u64, Wrong> {
    match args.text("wait")? {
        None => Ok(0),
        Some(text) => match text.parse::<u64>() {
            Ok(wait) if wait.to_string() == text => Ok(wait),
            _ => Err(Usage::new("--wait needs a number of seconds").into()),
        },
    }
}

fn request(args: &Args, stdin: &mut dyn Read) -> Result<Asked, Wrong> {
    let words = args.words()?;
    let [kind] = words.as_slice() else {
        return Err(Usage::new("ask needs one kind; mila-gate kind list shows them").into());
    };
    let wait_s = wait(args)?;
    let mut payload = match args.value("payload") {
        None => Vec::new(),
        Some(path) => object(&read(path, stdin)?)?,
    };
    let given: Vec<String> = payload.iter().map(|(name, _)| name.clone()).collect();
    for field in args.values("field") {
        let field = field.to_str().ok_or_else(|| Usage::new("--field: not UTF-8"))?;
        let (name, value) = self::field(field)?;
        put(&mut payload, &given, name, value)?;
    }
    let files = args.values("file").map(PathBuf::from).collect();
    let urgent = args.has("urgent");
    Ok(Asked::New(Ask { kind: (*kind).to_owned(), payload: Json::Obj(payload), files, wait_s, urgent }))
}

fn read(path: &OsStr, stdin: &mut dyn Read) -> Result<Vec<u8>, Wrong> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LINE_MAX).unwrap_or(u64::MAX).saturating_add(1);
    let read = if path == "-" {
        stdin.take(most).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| Usage::new(format!("--payload: {error}")))?;
    if bytes.len() > LINE_MAX {
        return Err(Refusal::text_too_long("payload", bytes.len(), LINE_MAX).into());
    }
    Ok(bytes)
}

fn object(bytes: &[u8]) -> Result<Vec<(String, Json)>, Wrong> {
    match json::parse(bytes) {
        Ok(Json::Obj(fields)) => Ok(fields),
        Ok(_) => Err(Refusal::field_type("payload", "an object", "something else").into()),
        Err(fault) => {
            let refusal = Refusal::json_strict(fault.what, fault.at);
            let field = if fault.path.is_empty() { "payload".to_owned() } else { format!("payload.{}", fault.path) };
            Err(refusal.in_field(field).into())
        }
    }
}

/// `NAME=TEXT`, or `NAME:=JSON` for a number, a flag or a list.
fn field(text: &str) -> Result<(String, Json), Wrong> {
    let (name, value) = text.split_once('=').ok_or_else(|| Usage::new("--field needs NAME=VALUE"))?;
    match name.strip_suffix(':') {
        None => Ok((name.to_owned(), Json::Str(value.to_owned()))),
        Some(name) => {
            let value = json::parse(value.as_bytes())
                .map_err(|fault| Refusal::json_strict(fault.what, fault.at).in_field(format!("payload.{name}")))?;
            Ok((name.to_owned(), value))
        }
    }
}

/// A field that stands again makes a list, unless it is already in the payload: that would be two values for one.
fn put(payload: &mut Vec<(String, Json)>, given: &[String], name: String, value: Json) -> Result<(), Wrong> {
    match payload.iter_mut().find(|(known, _)| *known == name) {
        None => payload.push((name, value)),
        Some(_) if given.contains(&name) => {
            let what = format!("\"{}\" stands both in --payload and in --field", said(&name));
            return Err(Refusal::new(Code::JsonStrict, format!("{what}. Nothing ran. Leave one of them out.")).into());
        }
        Some((_, Json::Arr(items))) => items.push(value),
        Some((_, first)) => {
            let before = std::mem::replace(first, Json::Null);
            *first = Json::Arr(vec![before, value]);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
