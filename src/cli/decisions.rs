//! `mila-gate decisions verify | head | show`: the decisions journal, checked by anybody who can read it.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::io;
use std::io::{BufReader, ErrorKind, Write};

use crate::base::exit::Exit;
use crate::base::ids::UserId;
use crate::base::money::Cents;
use crate::base::shown::Shown;
use crate::journal::anchor;
use crate::journal::anchor::Anchor;
use crate::journal::record::{Asked, Entry, Step, Wrong};
use crate::journal::verify;
use crate::journal::verify::Fault;

use super::args::{Args, Usage, complain};

/// Bytes read at once: few calls, and no more memory than that whatever the file's size.
const BUFFER: usize = 256 * 1024;

/// Runs `decisions`: `args` is what comes after that word.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("decisions", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let ended = match args.free() {
        [verb, file] if verb == "verify" => check(&args, file, out),
        [verb, file] if verb == "head" && !anchored(&args) => head(file, out),
        [verb, file] if verb == "show" && !anchored(&args) => show(file, out),
        _ => return Usage::new("decisions takes verify FILE, head FILE or show FILE").exit(),
    };
    match ended.and_then(|exit| out.flush().map(|()| exit).map_err(Ended::Out)) {
        Ok(exit) => exit,
        // Whoever reads has seen enough.
        Err(Ended::Out(error)) if error.kind() == ErrorKind::BrokenPipe => Exit::OK,
        Err(Ended::Out(error)) => {
            complain(&format!("cannot write: {error}"));
            Exit::SOFTWARE
        }
        Err(Ended::Usage(usage)) => usage.exit(),
        Err(Ended::In(file, error)) => {
            complain(&format!("{}: {error}", Shown(&file.to_string_lossy())));
            Exit::DATA
        }
    }
}

/// Why a command did not come to its end.
enum Ended {
    In(OsString, io::Error),
    Out(io::Error),
    Usage(Usage),
}

fn anchored(args: &Args) -> bool {
    args.has("anchor") || args.has("anchors")
}

fn open(file: &OsStr) -> Result<BufReader<File>, Ended> {
    let opened = File::open(file).map_err(|error| Ended::In(file.to_owned(), error))?;
    Ok(BufReader::with_capacity(BUFFER, opened))
}

fn check(args: &Args, file: &OsStr, out: &mut dyn Write) -> Result<Exit, Ended> {
    let anchors = anchors(args)?;
    match verify::verify(open(file)?, &anchors) {
        Ok(head) => {
            writeln!(out, "ok {} {head}", head.n).map_err(Ended::Out)?;
            for anchor in anchors.iter().filter(|anchor| anchor.is_weak()) {
                writeln!(out, "weak {anchor}: a line with these digits can be searched for; take 20 or more")
                    .map_err(Ended::Out)?;
            }
            Ok(Exit::OK)
        }
        Err(fault) => broken(file, fault, out),
    }
}

fn head(file: &OsStr, out: &mut dyn Write) -> Result<Exit, Ended> {
    match verify::verify(open(file)?, &[]) {
        Ok(head) => writeln!(out, "{head}").map(|()| Exit::OK).map_err(Ended::Out),
        Err(fault) => broken(file, fault, out),
    }
}

fn show(file: &OsStr, out: &mut dyn Write) -> Result<Exit, Ended> {
    let mut written = Ok(());
    let read = verify::fold(open(file)?, &mut |entry| {
        written = writeln!(out, "{}", Line(entry));
        // The reason stands in `written`; this one only ends the reading.
        if written.is_ok() { Ok(()) } else { Err(Wrong::new("cannot be shown")) }
    });
    written.map_err(Ended::Out)?;
    match read {
        Ok(_) => Ok(Exit::OK),
        Err(fault) => broken(file, fault, out),
    }
}

/// Says where it breaks; that answer is *no* even when nobody reads it any more.
fn broken(file: &OsStr, fault: Fault, out: &mut dyn Write) -> Result<Exit, Ended> {
    match fault {
        Fault::Broken(broken) => match writeln!(out, "broken {broken}") {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Ended::Out(error)),
            Ok(()) | Err(_) => Ok(Exit::NO),
        },
        Fault::Io(error) => Err(Ended::In(file.to_owned(), error)),
    }
}

fn anchors(args: &Args) -> Result<Vec<Anchor>, Ended> {
    let mut anchors = Vec::new();
    for text in args.values("anchor") {
        let anchor = text.to_str().and_then(Anchor::parse);
        anchors.push(anchor.ok_or_else(|| {
            Ended::Usage(Usage::new("--anchor takes N:H, a line's number and 12 to 64 lower-case hex digits"))
        })?);
    }
    if let Some(export) = args.value("anchors") {
        let fault = |error| Ended::In(export.to_owned(), error);
        let found = anchor::find(open(export)?).map_err(fault)?;
        if found.is_empty() {
            return Err(fault(io::Error::other("no anchor stands in it")));
        }
        anchors.extend(found);
    }
    Ok(anchors)
}

/// A line of the journal as people read it.
struct Line<'a>(&'a Entry);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(entry) = self;
        write!(f, "{:>6}  {}  {:<12}", entry.n, entry.ts.to_second(), entry.step.name())?;
        request(f, &entry.step)?;
        details(f, &entry.step)
    }
}

/// The request, or the permission and the request, that a step is about.
fn request(f: &mut fmt::Formatter<'_>, step: &Step) -> fmt::Result {
    match step {
        Step::Asked(Asked { id, .. })
        | Step::Shown { id, .. }
        | Step::Expired { id, .. }
        | Step::Withdrawn { id }
        | Step::Reopened { id, .. }
        | Step::Used { id }
        | Step::Executed { id, .. }
        | Step::Denied { id, .. } => write!(f, "  {id}"),
        Step::Granted(press) | Step::Declined(press) | Step::Returned(press) | Step::Later(press) => {
            write!(f, "  {}", press.id)
        }
        Step::MandateOpen(open) => write!(f, "  {} {}", open.perm, open.id),
        Step::MandateUse { perm, id, .. } | Step::MandateBack { perm, id, .. } => write!(f, "  {perm} {id}"),
        Step::MandateStop { perm, .. } => write!(f, "  {perm}"),
        Step::Start { .. }
        | Step::Recovered { .. }
        | Step::Selftest { .. }
        | Step::OwnerChange { .. }
        | Step::ChatOn { .. }
        | Step::ChatOff { .. }
        | Step::Suspended { .. }
        | Step::Resumed { .. }
        | Step::DeniedCount { .. }
        | Step::CategoryOn { .. }
        | Step::CategoryOff { .. }
        | Step::Frozen { .. }
        | Step::Unfrozen { .. } => Ok(()),
    }
}

fn details(f: &mut fmt::Formatter<'_>, step: &Step) -> fmt::Result {
    match step {
        Step::Start { ver, bot, clock } => {
            write!(f, "  version {ver}")?;
            bot.iter().try_for_each(|bot| write!(f, ", bot {bot}"))?;
            clock.iter().try_for_each(|clock| write!(f, ", clock moved by {clock} s"))
        }
        Step::Recovered { what, bytes } => write!(f, "  {}, {bytes} bytes", what.as_str()),
        Step::Selftest { passed, failed } => write!(f, "  {passed} passed, {failed} failed"),
        Step::OwnerChange { owners, setting, by } => {
            write!(f, "  owners {}", list(owners))?;
            setting.iter().try_for_each(|(owner, language)| write!(f, ", language of {owner}: {language}"))?;
            who(f, *by)
        }
        Step::Asked(asked) => asked_details(f, asked),
        Step::Shown { at, until, .. } => {
            write!(f, "  until {}, in", until.to_second())?;
            at.iter().try_for_each(|(chat, message)| write!(f, " {chat}/{message}"))
        }
        Step::Granted(press) | Step::Declined(press) | Step::Returned(press) | Step::Later(press) => {
            who(f, Some(press.by))
        }
        Step::Expired { code, .. } | Step::Denied { code, .. } => write!(f, "  {code}"),
        Step::Withdrawn { .. } | Step::Used { .. } => Ok(()),
        Step::Reopened { from, by, .. } => {
            write!(f, "  from {from}")?;
            who(f, Some(*by))
        }
        Step::ChatOn { chat, mode, title, by } => {
            write!(f, "  {chat} \"{}\", {mode}", Shown(title))?;
            who(f, Some(*by))
        }
        Step::ChatOff { chat, by } => {
            write!(f, "  {chat}")?;
            who(f, *by)
        }
        Step::Suspended { step_s } => write!(f, "  the clock stepped by {step_s} s"),
        Step::Executed { ran, code, ms, .. } => {
            write!(f, "  ran: {}", ran.as_str())?;
            code.iter().try_for_each(|code| write!(f, ", {code}"))?;
            write!(f, ", {ms} ms")
        }
        Step::DeniedCount { code, count } => write!(f, "  {count} times {code}"),
        Step::MandateOpen(open) => {
            let targets = list(&open.targets);
            let cents = Cents::from(open.cents);
            write!(f, "  {}: {}, {} a day, {cents} a day", open.kind, targets, open.count)?;
            write!(f, ", until {} ({})", open.until.to_second(), open.zone)?;
            who(f, Some(open.by))
        }
        Step::MandateUse { kind, targets, cents, .. } => {
            write!(f, "  {kind}: {}, {}", list(targets), Cents::from(*cents))
        }
        Step::MandateBack { cents, .. } => write!(f, "  {}", Cents::from(*cents)),
        Step::MandateStop { code, by, .. } => {
            write!(f, "  {code}")?;
            who(f, *by)
        }
        Step::CategoryOn { kind, by } => {
            write!(f, "  {kind}")?;
            who(f, Some(*by))
        }
        Step::CategoryOff { kind, by } => {
            write!(f, "  {kind}")?;
            who(f, *by)
        }
        Step::Frozen { by } => who(f, *by),
        Step::Unfrozen { by } | Step::Resumed { by } => who(f, Some(*by)),
    }
}

fn asked_details(f: &mut fmt::Formatter<'_>, asked: &Asked) -> fmt::Result {
    write!(f, "  {}, {} files, {}, uid {}", asked.kind, asked.files, Cents::from(asked.cents), asked.uid)?;
    asked.perm.iter().try_for_each(|perm| write!(f, ", for permission {perm}"))?;
    if asked.urgent {
        f.write_str(", urgent")?;
    }
    write!(f, ", {}", asked.digest)
}

fn who(f: &mut fmt::Formatter<'_>, by: Option<UserId>) -> fmt::Result {
    match by {
        Some(owner) => write!(f, "  by {owner}"),
        None => f.write_str("  by the host"),
    }
}

fn list<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
