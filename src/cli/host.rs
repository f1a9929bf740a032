//! What the commands of the host have in common: one line to a daemon, its answer, an exit code.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage, complain};
use crate::cli::print;
use crate::config::{Socket, load};
use crate::session::reach;

/// How long a daemon may take to answer what needs no network.
pub const ANSWER_TIME: Duration = Duration::from_secs(15);
/// The same where Telegram is asked first, which has 25 seconds.
const TELEGRAM_TIME: Duration = Duration::from_secs(30);

/// The path of a socket, by the configuration's `run` alone.
///
/// # Errors
/// The configuration cannot be read; it was said on standard error.
pub fn socket(args: &Args, socket: Socket) -> Result<PathBuf, Exit> {
    load::run_folder(&args.config()).map(|run| run.join(socket.path())).map_err(|error| {
        complain(&error.to_string());
        Exit::CONFIG
    })
}

/// Sends a request to a daemon and reads its answer, which is an object.
///
/// # Errors
/// It cannot be reached, gave no answer, or one that is no object.
pub fn call(daemon: &str, path: &Path, request: Vec<(&str, Json)>) -> Result<Json, Refusal> {
    call_within(ANSWER_TIME, daemon, path, request)
}

fn call_within(most: Duration, daemon: &str, path: &Path, request: Vec<(&str, Json)>) -> Result<Json, Refusal> {
    let fields = request.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let line = reach::call(daemon, path, &json::canonical(&Json::Obj(fields)), most)?;
    match json::parse(&line) {
        Ok(answer) if answer.obj().is_some() => Ok(answer),
        Ok(_) | Err(_) => Err(Refusal::gate_down(daemon, &path.display().to_string())),
    }
}

/// The proxy, in words.
pub const PROXY: &str = "consent proxy";

/// The receiver, in words.
pub const RECEIVER: &str = "receiver";

/// One of the host's operations of the receiver: what it answered, or why it refused.
///
/// # Errors
/// The configuration cannot be read; it was said on standard error.
pub fn receiver(args: &Args, request: Vec<(&str, Json)>) -> Result<Result<Json, Refusal>, Exit> {
    let path = socket(args, Socket::Session)?;
    Ok(call_within(TELEGRAM_TIME, RECEIVER, &path, request).and_then(refused).map_err(for_root))
}

/// The receiver says no in an ordinary answer.
fn refused(answer: Json) -> Result<Json, Refusal> {
    if answer.get("ok").and_then(Json::bool) != Some(false) {
        return Ok(answer);
    }
    let text = |name: &str| answer.get(name).and_then(Json::str);
    match text("code").and_then(Code::parse) {
        Some(code) => Err(Refusal::new(code, text("hint").unwrap_or_default())),
        // A code that this program does not know: the answer is shown as it is.
        None => Ok(answer),
    }
}

/// A command without arguments that is one operation of the proxy.
pub fn one(args: &[OsString], out: &mut dyn Write, name: &str, op: &str) -> Exit {
    let args = match Args::read(name, args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new(format!("{name} takes no arguments")).exit(),
        Err(usage) => return usage.exit(),
    };
    match socket(&args, Socket::ConsentIo) {
        Ok(path) => print_answer(out, call(PROXY, &path, vec![("op", Json::Str(op.to_owned()))]).map_err(for_root)),
        Err(exit) => exit,
    }
}

/// Commands of the host are root's: to anybody else it is said so, and not that they are no session user.
#[must_use]
pub fn for_root(refusal: Refusal) -> Refusal {
    if refusal.code != Code::NotPermitted {
        return refusal;
    }
    Refusal::new(Code::NotPermitted, "This command is root's (in plain mode the one user's). Nothing was done.")
}

/// Prints an answer as one line of JSON, and exits by it: a refusal by its code, everything else as done.
pub fn print_answer(out: &mut dyn Write, answer: Result<Json, Refusal>) -> Exit {
    let (line, exit) = match answer {
        Ok(answer) => {
            let line = json::canonical(&answer);
            let exit = if answer.get("state").is_some() {
                Answer::from_json(line.as_bytes()).map_or(Exit::SOFTWARE, |answer| exit_of(&answer))
            } else if answer.get("ok").and_then(Json::bool) == Some(false) {
                Exit::NO
            } else {
                Exit::OK
            };
            (line, exit)
        }
        Err(refusal) => {
            let answer = Answer::denied(None, refusal);
            (answer.to_json(), answer.exit())
        }
    };
    match print(out, &format!("{line}\n")) {
        Exit::OK => exit,
        fault => fault,
    }
}

/// A card that was asked for is what the command was to do, so it is done.
fn exit_of(answer: &Answer) -> Exit {
    if answer.state.is_final() { answer.exit() } else { Exit::OK }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> Json {
        json::parse(text.as_bytes()).unwrap()
    }

    #[test]
    fn a_no_of_the_receivers_is_a_refusal_with_its_code() {
        let no = answer(r#"{"ok":false,"code":"id_unknown","next":"change","hint":"No such chat."}"#);
        let refusal = refused(no).unwrap_err();
        assert_eq!((refusal.code, refusal.hint.as_str()), (Code::IdUnknown, "No such chat."));
        let not_mine = refused(answer(r#"{"ok":false,"code":"not_permitted","hint":"uid 7"}"#)).map_err(for_root);
        assert!(not_mine.unwrap_err().hint.contains("root's"));
        for other in [r#"{"ok":true}"#, r#"{"ok":false,"code":"of_tomorrow"}"#] {
            assert_eq!(refused(answer(other)), Ok(answer(other)));
        }
    }
}
