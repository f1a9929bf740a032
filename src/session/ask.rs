//! `mila-gate ask`: one request, with its files as bytes, and the answer to it.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::base::answer::{Answer, Code, Refusal, State};
use crate::base::json::{self, Json};
use crate::base::limits::{FILE_BYTES_MAX, FILES_BYTES_MAX, FILES_MAX, LINE_MAX, WAIT_MAX_S};
use crate::net::lines::LineReader;
use crate::session::reach;
use crate::sys::file::{self, Facts};

/// How long the gate may take to take a piece of a request.
const SEND: Duration = Duration::from_secs(30);
/// How long past the asked wait an answer may come: the files are stored and the journal is synced before it.
const ANSWER: Duration = Duration::from_secs(60);
/// Bytes sent at a time.
const CHUNK: usize = 64 * 1024;

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
    let files = open_all(&ask.files)?;
    let line = line(ask, &files);
    if line.len() >= LINE_MAX {
        return Err(Refusal::text_too_long("payload", line.len(), LINE_MAX));
    }
    let mut stream = reach::connect("consent proxy", socket)?;
    let setup = stream.set_write_timeout(Some(SEND)).and_then(|()| stream.try_clone());
    let down = || Refusal::gate_down("consent proxy", &socket.display().to_string());
    let mut reader = LineReader::new(setup.map_err(|_error| down())?);
    let sent = send(&mut stream, &line, files);
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
    let attachments = files
        .iter()
        .map(|file| Json::Obj(vec![("name".to_owned(), text(&file.name)), ("size".to_owned(), int(file.facts.size))]))
        .collect();
    json::canonical(&Json::Obj(vec![
        ("op".to_owned(), text("request")),
        ("kind".to_owned(), text(&ask.kind)),
        ("payload".to_owned(), ask.payload.clone()),
        ("attachments".to_owned(), Json::Arr(attachments)),
        ("wait_s".to_owned(), int(ask.wait_s)),
        ("urgent".to_owned(), Json::Bool(ask.urgent)),
    ]))
}

/// A file, opened with the caller's own rights.
struct Opened {
    name: String,
    file: File,
    facts: Facts,
}

fn open_all(paths: &[PathBuf]) -> Result<Vec<Opened>, Refusal> {
    if paths.len() > FILES_MAX {
        return Err(Refusal::file_too_many(paths.len(), FILES_MAX));
    }
    let files = paths.iter().enumerate().map(|(index, path)| open(index, path)).collect::<Result<Vec<_>, _>>()?;
    let all = files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.facts.size));
    if all > FILES_BYTES_MAX { Err(Refusal::file_too_big("files", all, FILES_BYTES_MAX)) } else { Ok(files) }
}

fn open(index: usize, path: &Path) -> Result<Opened, Refusal> {
    let shown = path.display().to_string();
    let wrong = |code: Code, what: &str| Refusal::file(code, index, &shown, what);
    let missing = |error: &io::Error| wrong(Code::FileMissing, &format!("cannot be read ({error})"));
    // What stands at the path is looked at first, so that nothing waits for the writer of a FIFO and no link is followed.
    if !file::facts_of(path).map_err(|error| missing(&error))?.is_file() {
        return Err(wrong(
            Code::FileNotRegular,
            "is a link, a folder, a device or another thing that is no ordinary file",
        ));
    }
    let opened = file::open_ordinary(path).map_err(|error| missing(&error))?;
    let facts = file::facts(&opened).map_err(|error| missing(&error))?;
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name.ok_or_else(|| Refusal::file_name(index, &shown, "it is not UTF-8"))?;
    if facts.size == 0 {
        return Err(wrong(Code::FileEmpty, "is empty"));
    }
    if facts.size > FILE_BYTES_MAX {
        return Err(Refusal::file_too_big(&format!("files[{index}]"), facts.size, FILE_BYTES_MAX));
    }
    Ok(Opened { name: name.to_owned(), file: opened, facts })
}

/// Why a request was not handed over whole.
enum Sending {
    /// The gate took no more.
    Cut,
    /// We stopped.
    Refused(Refusal),
}

impl From<io::Error> for Sending {
    fn from(_error: io::Error) -> Self {
        Self::Cut
    }
}

fn send(stream: &mut UnixStream, line: &str, files: Vec<Opened>) -> Result<(), Sending> {
    stream.write_all(line.as_bytes())?;
    stream.write_all(b"\n")?;
    for (index, file) in files.into_iter().enumerate() {
        copy(stream, index, file)?;
    }
    stream.flush()?;
    Ok(())
}

/// Sends a file's bytes. Its last piece goes only after the file was found to be what it was at the start: a request is
/// whole with its last byte, so one whose file changed is never whole.
fn copy(stream: &mut UnixStream, index: usize, mut from: Opened) -> Result<(), Sending> {
    let changed = || Sending::Refused(Refusal::file_changed(index, &from.name));
    let mut left = from.facts.size;
    let mut bytes = vec![0_u8; CHUNK];
    while left > 0 {
        let most = usize::try_from(left).unwrap_or(CHUNK).min(CHUNK);
        let piece = bytes.get_mut(..most).unwrap_or_default();
        if from.file.read_exact(piece).is_err() {
            return Err(changed());
        }
        left = left.saturating_sub(u64::try_from(most).unwrap_or(u64::MAX));
        if left == 0 && file::facts(&from.file).ok().is_none_or(|now| is_other(&from.facts, &now)) {
            return Err(changed());
        }
        stream.write_all(piece)?;
    }
    Ok(())
}

fn is_other(then: &Facts, now: &Facts) -> bool {
    (then.size, then.mtime_ns, then.inode) != (now.size, now.mtime_ns, now.inode)
}

#[cfg(test)]
mod tests;
