//! `mila-gate setup`: pairs the owner. Prints a link, says who opened it, and writes the owner when the operator says yes.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, IsTerminal, Read, Write};
use std::time::{Duration, Instant};

use crate::base::answer::Refusal;
use crate::base::button::base64url;
use crate::base::digest::Digest;
use crate::base::exit::Exit;
use crate::base::ids::UserId;
use crate::base::json::{Json, canonical, parse};
use crate::base::limits::{LINE_MAX, PAIRING_MS};
use crate::base::shown::Shown;
use crate::base::time::Wall;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::owner::{self, Fault};
use crate::config::{Config, Socket};
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::session::reach;
use crate::store::owners::plain_name;
use crate::sys::{clock, random};

pub mod qr;

/// The key without which there is no bot.
const TOKEN: &str = "TELEGRAM_BOT_TOKEN";
/// How long the receiver may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Pairs an owner.
pub fn run(args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let args = match Args::read("setup", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new("setup takes no arguments").exit(),
        Err(usage) => return usage.exit(),
    };
    match pair(&args, stdin, out) {
        Ok(exit) => exit,
        Err(End::Fault(fault)) => fault.exit(),
        Err(End::Refused(refusal)) => {
            complain(&refusal.hint);
            Exit::UNAVAILABLE
        }
        Err(End::Out(error)) => {
            complain(&format!("the terminal: {error}"));
            Exit::SOFTWARE
        }
    }
}

/// Why no owner was paired.
enum End {
    Fault(Fault),
    Out(io::Error),
    Refused(Refusal),
}

impl From<Fault> for End {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<io::Error> for End {
    fn from(error: io::Error) -> Self {
        Self::Out(error)
    }
}

/// Somebody who opened the bot with the code.
struct Opened {
    id: UserId,
    name: String,
}

fn pair(args: &Args, stdin: &mut dyn Read, out: &mut dyn Write) -> Result<Exit, End> {
    let config = owner::config(args)?;
    let settings = owner::settings(args, &config)?;
    let _lock = owner::lock(&config)?;
    if owner::read(&config)?.list().is_empty() {
        writeln!(out, "Nobody is an owner yet.")?;
    }
    if !config.keys.join(TOKEN).exists() {
        writeln!(out, "No key file {TOKEN}: unless systemd hands it over, run mila-gate keys set {TOKEN}.")?;
    }
    let code = random::array::<16>().map_err(|error| Fault::Software(error.to_string()))?;
    let code = base64url(code.into_iter());
    let (bot, mut terminal) = begin(&config, &code).map_err(End::Refused)?;
    let link = format!("https://t.me/{bot}?start={code}");
    writeln!(out, "Open this on the owner's phone (15 minutes, once):")?;
    // The drawing is for eyes: in a file or a pipe the link is enough.
    if let Some(drawn) = qr::draw(&link).filter(|_| io::stdout().is_terminal()) {
        write!(out, "{drawn}")?;
    }
    writeln!(out, "  {link}")?;
    out.flush()?;
    let Some(opened) = wait(&mut terminal, out)? else { return Ok(Exit::NO) };
    writeln!(out, "Waiting… opened with the code by id {}, shown as: {}", opened.id, Shown(&opened.name))?;
    write!(out, "Is this the owner? [y/N] ")?;
    out.flush()?;
    if !yes(stdin)? {
        writeln!(out, "Nothing changed.")?;
        return Ok(Exit::NO);
    }
    let name = plain_name(&opened.name);
    owner::add(&config, opened.id, name.clone(), settings)?;
    writeln!(out, "{} ({}) is an owner now.", Shown(&name), opened.id)?;
    owner::tell_proxy(args);
    writeln!(out, "Next: mila-gate test-card draws a card on that phone that runs nothing.")?;
    Ok(Exit::OK)
}

/// Begins the pairing, and says whose link it is.
fn begin(config: &Config, code: &str) -> Result<(String, LineReader), Refusal> {
    let path = config.socket(Socket::Session);
    let down = || Refusal::gate_down("receiver", &path.display().to_string());
    let stream = reach::connect("receiver", &path)?;
    let until = Wall::clamped(clock::wall_ms()).plus_ms(PAIRING_MS);
    let request = Json::Obj(vec![
        ("op".to_owned(), Json::Str("pair".to_owned())),
        ("hash".to_owned(), Json::Str(Digest::of(code.as_bytes()).hex())),
        ("until".to_owned(), Json::Str(until.to_second())),
    ]);
    send_line(&stream, &canonical(&request), PATIENCE).map_err(|_error| down())?;
    let mut reader = LineReader::new(stream);
    let line = reader.line(LINE_MAX, after(PATIENCE)).map_err(|_fault| down())?;
    let answer = parse(&line).map_err(|_fault| down())?;
    match answer.get("bot").and_then(Json::str) {
        Some(bot) if answer.get("ok").and_then(Json::bool) == Some(true) => Ok((bot.to_owned(), reader)),
        _ => Err(refused(&answer).unwrap_or_else(down)),
    }
}

fn refused(answer: &Json) -> Option<Refusal> {
    let code = crate::base::answer::Code::parse(answer.get("code")?.str()?)?;
    Some(Refusal::new(code, answer.get("hint").and_then(Json::str).unwrap_or_default()))
}

/// Waits for somebody with the code. `None`: nobody came, and it was said why.
fn wait(terminal: &mut LineReader, out: &mut dyn Write) -> Result<Option<Opened>, End> {
    let end = after(Duration::from_millis(PAIRING_MS.unsigned_abs()));
    let mut told = false;
    loop {
        let line = match terminal.line(LINE_MAX, end) {
            Ok(line) => line,
            Err(LineFault::TimedOut) => {
                writeln!(out, "Nobody opened the link in 15 minutes. Nothing changed.")?;
                return Ok(None);
            }
            Err(fault) => {
                writeln!(out, "The receiver ended the pairing ({fault}). Nothing changed: run mila-gate setup again.")?;
                return Ok(None);
            }
        };
        match read(&line) {
            Some(Push::Opened(opened)) => return Ok(Some(opened)),
            Some(Push::NoCode) if !told => {
                told = true;
                writeln!(out, "Waiting… somebody opened the bot without the code: not the owner yet.")?;
                out.flush()?;
            }
            Some(Push::NoCode) => {}
            None => {
                writeln!(out, "The receiver said something else. Nothing changed: run mila-gate setup again.")?;
                return Ok(None);
            }
        }
    }
}

enum Push {
    NoCode,
    Opened(Opened),
}

fn read(line: &[u8]) -> Option<Push> {
    let push = parse(line).ok()?;
    match push.get("push")?.str()? {
        "no_code" => Some(Push::NoCode),
        "opened" => {
            let id = UserId::new(push.get("id")?.int()?)?;
            Some(Push::Opened(Opened { id, name: push.get("name")?.str()?.to_owned() }))
        }
        _ => None,
    }
}

/// One line from the operator: `y` or `yes` is yes, everything else is not.
fn yes(stdin: &mut dyn Read) -> io::Result<bool> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.len() < 16 && stdin.read(&mut byte)? == 1 && byte != *b"\n" {
        line.extend(byte);
    }
    let line = line.to_ascii_lowercase();
    Ok(matches!(line.strip_suffix(b"\r").unwrap_or(&line), b"y" | b"yes"))
}

fn after(most: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(most).unwrap_or(now)
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Opened({})", self.id)
    }
}

#[cfg(test)]
#[path = "setup/tests.rs"]
mod tests;
