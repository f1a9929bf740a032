//! `download`: a file that came in an event, and no other.

use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use super::telegram::{Fault, refusal};
use super::{Answer, PATIENCE, fields, line};
use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::base::limits::{DOWNLOAD_BYTES_MAX, FILE_ID_MAX};
use crate::daemon::receiver::journals::EVENTS;
use crate::daemon::receiver::rolling::old_name;
use crate::daemon::receiver::shared::Shared;
use crate::net::keeper_client::{DownloadError, KeeperError, RemoteFile};
use crate::net::lines::{send_bytes, send_line};
use crate::net::say::CALL_TIME;
use crate::sys::file::{Dir, How};
use crate::telegram::file_path::FilePath;
use crate::telegram::method::BotError;
use crate::telegram::view::View;

/// How long a whole file may take.
const FILE_TIME: Duration = Duration::from_secs(100);

const NOT_THERE: &str = "Telegram does not give this file any more, or not now";

/// A file on its way.
#[derive(Debug)]
pub(super) struct Fetched {
    kind: String,
    file: RemoteFile,
}

/// Begins to fetch a file.
pub(super) fn download(shared: &Shared, request: &Json) -> Answer {
    fetch(shared, request).map_or_else(Answer::No, Answer::File)
}

fn fetch(shared: &Shared, request: &Json) -> Result<Fetched, Refusal> {
    let id = fields::the_text(request, "file_id", "the id of a file from an event")?;
    let trouble = |error: io::Error| Refusal::trouble(Code::JournalStopped, &error.to_string());
    let folder = shared.journals().folder();
    let came = came(&folder, id).map_err(trouble)?;
    let came = came.ok_or_else(|| Refusal::of(Code::FileNotFromEvent).in_field("file_id"))?;
    if let Some(size) = came.size.filter(|size| *size > DOWNLOAD_BYTES_MAX) {
        return Err(too_big(Some(size)));
    }
    let told = shared.bot.call("getFile", &json!({"file_id": id}), CALL_TIME).map_err(|error| match &error {
        BotError::Refused { description, .. } if description.contains("file is too big") => too_big(None),
        BotError::Refused { .. } | BotError::Denied { .. } | BotError::Unknown { .. } | BotError::Unsent { .. } => {
            not_fetched(shared, &error)
        }
    })?;
    let path = told.get("file_path").and_then(Value::as_str).and_then(FilePath::parse);
    let path = path.ok_or_else(|| failed("Telegram tells of no place where the file is"))?;
    let size = told.get("file_size").and_then(Value::as_u64);
    match shared.bot.keeper().file(&path, DOWNLOAD_BYTES_MAX, FILE_TIME) {
        Ok(file) if size.is_some_and(|size| size != file.length()) => {
            log::warn!("session.file_differs told={} came={}", size.unwrap_or_default(), file.length());
            Err(failed("What came has another size than the file"))
        }
        Ok(file) => Ok(Fetched { kind: came.kind, file }),
        Err(error) => {
            log::warn!("session.file_not_fetched error={error}");
            Err(not_given(shared, error))
        }
    }
}

fn not_given(shared: &Shared, error: DownloadError) -> Refusal {
    match error {
        DownloadError::TooLong(size) => too_big(Some(size)),
        DownloadError::Keeper(KeeperError::Refused { code, .. }) if code == "file_too_long" => too_big(None),
        DownloadError::Keeper(KeeperError::Refused { code, .. }) if code == "file_not_found" => failed(NOT_THERE),
        DownloadError::Keeper(KeeperError::Refused { status: 429, .. }) => Refusal::busy(1),
        DownloadError::Keeper(_) | DownloadError::Sink(_) => {
            refusal(shared, &Fault::Bot(BotError::Unsent { what: error.to_string() }))
        }
    }
}

/// Nothing can have happened by asking where a file is.
fn not_fetched(shared: &Shared, error: &BotError) -> Refusal {
    match error {
        BotError::Unknown { what } | BotError::Unsent { what } => {
            refusal(shared, &Fault::Bot(BotError::Unsent { what: what.clone() }))
        }
        BotError::Refused { retry_after: Some(seconds), .. } => Refusal::rate(*seconds),
        BotError::Refused { .. } | BotError::Denied { .. } => {
            log::warn!("session.file_not_told error={error}");
            failed(NOT_THERE)
        }
    }
}

fn failed(what: &str) -> Refusal {
    Refusal::new(Code::Failed, format!("{what}. Nothing was fetched. Ask the owner to send it again."))
}

fn too_big(size: Option<u64>) -> Refusal {
    let has = size.map_or_else(|| "more".to_owned(), |size| format!("{size} bytes"));
    let hint = format!("The file has {has}; bots are given {DOWNLOAD_BYTES_MAX} at most. Nothing was fetched.");
    Refusal::new(Code::FileTooBig, hint).in_field("file_id")
}

impl Fetched {
    /// Passes the file on behind its line. One that breaks off takes the connection with it: nobody can take a part for the whole.
    pub(super) fn pass_on(self, stream: &UnixStream, reference: Option<Value>) -> io::Result<()> {
        let told = json!({"type": self.kind, "size": self.file.length()});
        send_line(stream, &line(reference, Answer::Fields(told)), PATIENCE)?;
        self.file.copy_to(&mut Peer(stream)).map_err(|error| {
            log::warn!("session.file_broke_off error={error}");
            io::Error::other(error)
        })
    }
}

/// Whoever asked; each piece is read in its time.
struct Peer<'a>(&'a UnixStream);

impl Write for Peer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        send_bytes(self.0, bytes, PATIENCE).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A file as its event tells of it.
#[derive(Debug, Eq, PartialEq)]
struct Came {
    kind: String,
    size: Option<u64>,
}

/// Looks for the event in which a file came.
fn came(folder: &Path, id: &str) -> io::Result<Option<Came>> {
    let is_id = !id.is_empty()
        && id.len() <= FILE_ID_MAX
        && id.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
    if !is_id {
        return Ok(None);
    }
    let dir = Dir::open(folder)?;
    // The present file first: should it be put aside now, the other name is looked at after it.
    for name in [EVENTS.to_owned(), old_name(EVENTS, 1)] {
        let file = match dir.open_file(&name, How::Read, 0) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        let mut reader = BufReader::with_capacity(64 * 1024, file);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line)? > 0 {
            if let Some(came) = holds(&line, id) {
                return Ok(Some(came));
            }
            line.clear();
        }
    }
    Ok(None)
}

/// Whether a line is the event of a message with this file. Lines that do not even hold the letters are not read.
fn holds(line: &[u8], id: &str) -> Option<Came> {
    if !std::str::from_utf8(line).ok()?.contains(id) {
        return None;
    }
    let event = View::new(line).ok()?.members("line").ok()?;
    if event.need("kind").ok()?.string("kind").ok()? != "message" {
        return None;
    }
    let files = event.get("files").ok()??.items("files").ok()?;
    files.into_iter().find_map(|file| {
        let file = file.members("file").ok()?;
        let size = file.get("size").ok()?.and_then(|size| size.int("size").ok());
        let came = Came {
            kind: file.need("type").ok()?.string("type").ok()?,
            size: size.and_then(|size| u64::try_from(size).ok()),
        };
        (file.need("file_id").ok()?.string("file_id").ok()? == id).then_some(came)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    const EVENT: &str = r#"{"seq":3,"ts":"2026-12-01T12:00:00Z","kind":"message","from":"owner","text":"BQAC_text","files":[{"file_id":"BQAC-1","type":"photo","size":52311},{"file_id":"BQAC-2","type":"voice"}]}"#;

    #[test]
    fn a_file_is_found_where_it_came_and_nowhere_else() {
        let photo = Came { kind: "photo".to_owned(), size: Some(52311) };
        assert_eq!(holds(EVENT.as_bytes(), "BQAC-1"), Some(photo));
        assert_eq!(holds(EVENT.as_bytes(), "BQAC-2"), Some(Came { kind: "voice".to_owned(), size: None }));
        // Not in a text, not by its beginning, not in another kind of event.
        for id in ["BQAC_text", "BQAC", "BQAC-", "photo"] {
            assert_eq!(holds(EVENT.as_bytes(), id), None, "{id}");
        }
        assert_eq!(holds(EVENT.replace("message", "answer").as_bytes(), "BQAC-1"), None);
        assert_eq!(holds(EVENT.replace("\"BQAC-1\"", "7").as_bytes(), "BQAC-2").unwrap().kind, "voice");
        assert_eq!(holds(&EVENT.as_bytes()[..EVENT.len() - 1], "BQAC-1"), None, "half a line");
    }

    #[test]
    fn both_files_of_events_are_looked_through() {
        let temp = Temp::new("session-came");
        assert_eq!(came(temp.path(), "BQAC-1").unwrap(), None);
        std::fs::write(temp.path().join(old_name(EVENTS, 1)), format!("{{\"seq\":0,\"v\":1}}\n{EVENT}\n")).unwrap();
        std::fs::write(temp.path().join(EVENTS), EVENT.replace("BQAC", "NEW") + "\n").unwrap();
        std::fs::write(temp.path().join("guests.jsonl"), EVENT.replace("BQAC", "GUEST") + "\n").unwrap();
        assert!(came(temp.path(), "BQAC-1").unwrap().is_some());
        assert!(came(temp.path(), "NEW-2").unwrap().is_some());
        for id in ["GUEST-1", "", "../BQAC-1", "BQAC-1\"", &"x".repeat(FILE_ID_MAX + 1)] {
            assert_eq!(came(temp.path(), id).unwrap(), None, "{id}");
        }
    }
}
