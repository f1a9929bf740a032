//! `mila-gate ask`: one request, with its files as bytes, and the answer to it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::base::answer::{Answer, Refusal, State};
use crate::base::json::{self, Json};
use crate::base::limits::{LINE_MAX, WAIT_MAX_S};
use crate::net::lines::LineReader;
use crate::session::files::{self, Opened, Sending};
use crate::session::reach;

/// How long the gate may take to take a piece of a request.
const SEND: Duration = Duration::from_secs(30);
/// How long past the asked wait an answer may come: the files are stored and the journal is synced before it.
const ANSWER: Duration = Duration::from_secs(60);

/// What is asked.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The kind.
    pub kind: String,
    /// The payload.
    pub payload: Json,
    /// The files, by path.
    pub files: Vec<PathBuf>,
    /// How long to wait for a decision, in seconds.
    pub wait_s: u64,
    /// Ask at night too.
    pub urgent: bool,
}

/// Asks, and gives the answer. Every fault on the way is an answer too.
#[must_use]
pub fn ask(ask: &Ask, socket: &Path) -> Answer {
    try_ask(ask, socket).unwrap_or_else(|refusal| Answer::denied(None, refusal))
}

/// How a request stands, waiting up to `wait_s` seconds for its end. `line` is the operation, in canonical JSON.
#[must_use]
pub fn status(line: &str, wait_s: u64, socket: &Path) -> Answer {
    let most = Duration::from_secs(wait_s.min(WAIT_MAX_S)).saturating_add(ANSWER);
    match reach::call("consent proxy", socket, line, most) {
        Ok(answer) => Answer::from_json(&answer).unwrap_or_else(|_not| lost()),
        Err(refusal) => Answer::denied(None, refusal),
    }
}

fn try_ask(ask: &Ask, socket: &Path) -> Result<Answer, Refusal> {
    if ask.wait_s > WAIT_MAX_S {
        return Err(Refusal::field_range("wait_s", "0 to 900", &ask.wait_s.to_string()));
    }
    let files = files::open_all(&ask.files)?;
    let line = line(ask, &files);
    if line.len() >= LINE_MAX {
        return Err(Refusal::text_too_long("payload", line.len(), LINE_MAX));
    }
    let mut stream = reach::connect("consent proxy", socket)?;
    let setup = stream.set_write_timeout(Some(SEND)).and_then(|()| stream.try_clone());
    let down = || Refusal::gate_down("consent proxy", &socket.display().to_string());
    let mut reader = LineReader::new(setup.map_err(|_error| down())?);
    let sent = files::send(&mut stream, &line, files);
    if let Err(Sending::Refused(refusal)) = sent {
        // The connection ends before the last byte, so what was sent is no request.
        return Err(refusal);
    }
    let most = Duration::from_secs(ask.wait_s).saturating_add(ANSWER);
    let until = Instant::now().checked_add(most).ok_or_else(down)?;
    // A gate that refuses a request by its line does not wait for the files: its word is there though sending failed.
    match (reader.line(LINE_MAX, until), sent) {
        (Ok(answer), _) => Ok(Answer::from_json(&answer).unwrap_or_else(|_not| lost())),
        (Err(_), Err(_)) => Err(down()),
        (Err(_), Ok(())) => Ok(lost()),
    }
}

/// The whole request was handed over, and no answer came that can be read.
fn lost() -> Answer {
    let hint = "The request was handed over, but the gate gave no answer that can be read. It may have been asked, and even \
                run. Do not ask again: look at list_requests, or let the owner look.";
    Answer { id: None, ..Answer::unnamed(State::Unknown) }.with_hint(hint)
}

fn line(ask: &Ask, files: &[Opened]) -> String {
    let text = |text: &str| Json::Str(text.to_owned());
    let int = |number: u64| Json::Int(i64::try_from(number).unwrap_or(i64::MAX));
    json::canonical(&Json::Obj(vec![
        ("op".to_owned(), text("request")),
        ("kind".to_owned(), text(&ask.kind)),
        ("payload".to_owned(), ask.payload.clone()),
        ("attachments".to_owned(), files::announced(files)),
        ("wait_s".to_owned(), int(ask.wait_s)),
        ("urgent".to_owned(), Json::Bool(ask.urgent)),
    ]))
}

#[cfg(test)]
mod tests;
