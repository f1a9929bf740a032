//! One request to `session.sock`, with the bytes of its files, and the answer to it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::base::answer::{Code, Refusal};
use crate::base::json::{self, Json};
use crate::base::limits::{DOWNLOAD_BYTES_MAX, FILES_IDLE, LINE_MAX};
use crate::net::lines::LineReader;
use crate::session::files::{self, Sending};
use crate::session::reach;

/// What the daemon is called in refusals.
const RECEIVER: &str = "receiver";
/// How long the gate may take to take a piece of a request.
const SEND: Duration = Duration::from_secs(30);

/// What became of a request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Told {
    /// It was done: the answer's fields.
    Done(Json),
    /// It was refused, or failed on the way: why, and the fields that say how far it came.
    Refused(Refusal, Json),
}

impl Told {
    fn no(refusal: Refusal) -> Self {
        Self::Refused(refusal, Json::Obj(Vec::new()))
    }
}

/// A file that was fetched.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fetched {
    /// What it is: `photo`, `voice`, `document`.
    pub kind: String,
    /// Its bytes.
    pub size: u64,
}

/// Sends an operation with its fields and files, and reads the answer within `most` of its end.
#[must_use]
pub fn call(socket: &Path, op: &str, fields: Vec<(String, Json)>, paths: &[PathBuf], most: Duration) -> Told {
    try_call(socket, op, fields, paths, most).unwrap_or_else(Told::no)
}

fn try_call(
    socket: &Path,
    op: &str,
    fields: Vec<(String, Json)>,
    paths: &[PathBuf],
    most: Duration,
) -> Result<Told, Refusal> {
    let opened = files::open_all(paths)?;
    let mut all = vec![("op".to_owned(), Json::Str(op.to_owned()))];
    all.extend(fields);
    if !opened.is_empty() {
        all.push(("files".to_owned(), files::announced(&opened)));
    }
    let line = json::canonical(&Json::Obj(all));
    if line.len() >= LINE_MAX {
        return Err(Refusal::text_too_long("text", line.len(), LINE_MAX));
    }
    let mut stream = reach::connect(RECEIVER, socket)?;
    let down = || Refusal::gate_down(RECEIVER, &socket.display().to_string());
    let setup = stream.set_write_timeout(Some(SEND)).and_then(|()| stream.try_clone());
    let mut reader = LineReader::new(setup.map_err(|_error| down())?);
    let sent = files::send(&mut stream, &line, opened);
    if let Err(Sending::Refused(refusal)) = sent {
        // The connection ends before the last byte, so what was sent is no request.
        return Err(refusal);
    }
    // A receiver that refuses a request by its line does not wait for the files: its word is there though sending failed.
    match (reader.line(LINE_MAX, soon(most)), sent) {
        (Ok(answer), _) => Ok(read(&answer)),
        (Err(_), Err(_)) => Err(down()),
        (Err(_), Ok(())) => Err(lost()),
    }
}

/// Fetches a file that came in an event, and hands its bytes to `sink`: first what it is, then each piece.
///
/// # Errors
/// The refusal; where the file broke off or `sink` failed, what it got is no file.
pub fn fetch(
    socket: &Path,
    file_id: &str,
    most: Duration,
    mut sink: impl FnMut(&[u8]) -> io::Result<()>,
) -> Result<Fetched, Refusal> {
    let stream = reach::connect(RECEIVER, socket)?;
    let down = || Refusal::gate_down(RECEIVER, &socket.display().to_string());
    let request = [("op", "download"), ("file_id", file_id)];
    let fields = request.map(|(name, value)| (name.to_owned(), Json::Str(value.to_owned())));
    let sent = crate::net::lines::send_line(&stream, &json::canonical(&Json::Obj(fields.into())), SEND);
    sent.map_err(|_error| down())?;
    let end = soon(most);
    let mut reader = LineReader::new(stream);
    let line = reader.line(LINE_MAX, end).map_err(|_fault| down())?;
    let answer = match read(&line) {
        Told::Done(answer) => answer,
        Told::Refused(refusal, _) => return Err(refusal),
    };
    let kind = answer.get("type").and_then(Json::str).unwrap_or("file").to_owned();
    let size = answer.get("size").and_then(Json::int).and_then(|size| u64::try_from(size).ok());
    let size = size.filter(|size| *size <= DOWNLOAD_BYTES_MAX).ok_or_else(down)?;
    reader.body(size, FILES_IDLE, end, &mut sink).map_err(|fault| {
        let hint = format!("The file broke off ({fault}). Nothing was kept. Try again in a minute.");
        Refusal::new(Code::Failed, hint)
    })?;
    Ok(Fetched { kind, size })
}

/// Reads an answer line.
fn read(line: &[u8]) -> Told {
    let Ok(answer) = json::parse(line) else { return Told::no(lost()) };
    match answer.get("ok").and_then(Json::bool) {
        Some(true) => Told::Done(answer),
        Some(false) => Told::Refused(refusal(&answer), answer),
        // Whoever is not served at all, or finds no place, gets the shape of the other socket.
        None if answer.get("code").is_some() => Told::Refused(refusal(&answer), answer),
        None => Told::no(lost()),
    }
}

/// The refusal in an answer line.
#[must_use]
pub fn refusal(answer: &Json) -> Refusal {
    let text = |name: &str| answer.get(name).and_then(Json::str);
    let code = text("code").and_then(Code::parse).unwrap_or(Code::Failed);
    let ch = text("char").and_then(|point| u32::from_str_radix(point.strip_prefix("U+")?, 16).ok());
    Refusal {
        field: text("field").map(str::to_owned),
        at: answer.get("at").and_then(Json::int).and_then(|at| usize::try_from(at).ok()),
        ch: ch.and_then(char::from_u32),
        fixed: text("fixed").map(str::to_owned),
        ..Refusal::new(code, text("hint").unwrap_or_else(|| code.words()))
    }
}

/// The whole request was handed over, and no answer came that can be read.
fn lost() -> Refusal {
    let hint = "The request was handed over, but no answer came that can be read. It may have been done. Do not repeat it; tell \
                the owner and let them look.";
    Refusal::new(Code::Unknown, hint)
}

fn soon(most: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(most).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::os::unix::net::UnixListener;
    use std::thread::JoinHandle;

    use super::*;
    use crate::store::temp::Temp;

    const MOST: Duration = Duration::from_secs(20);

    /// Serves one connection: reads until the request holds `until`, then answers with bytes.
    fn serve(temp: &Temp, until: &'static str, answer: &'static [u8]) -> (PathBuf, JoinHandle<String>) {
        let path = temp.path().join("session.sock");
        let listener = UnixListener::bind(&path).unwrap();
        let served = crate::sys::thread::spawn("served", 512 * 1024, move || {
            let mut stream = listener.accept().unwrap().0;
            let mut got = String::new();
            let mut piece = [0; 1024];
            while !got.contains(until) {
                let length = stream.read(&mut piece).unwrap();
                assert!(length > 0, "{got}");
                got.push_str(std::str::from_utf8(&piece[..length]).unwrap());
            }
            stream.write_all(answer).unwrap();
            got
        })
        .unwrap();
        (path, served)
    }

    fn text(name: &str, value: &str) -> (String, Json) {
        (name.to_owned(), Json::Str(value.to_owned()))
    }

    #[test]
    fn a_request_carries_the_bytes_of_its_files_and_never_their_paths() {
        let temp = Temp::new("link-files");
        let file = temp.path().join("a.txt");
        std::fs::write(&file, b"hello file").unwrap();
        let (path, served) = serve(&temp, "hello file", b"{\"ok\":true,\"message_ids\":[5131]}\n");
        let told = call(&path, "reply", vec![text("text", "x")], &[file], MOST);
        let Told::Done(answer) = told else { panic!("{told:?}") };
        assert_eq!(answer.get("message_ids"), Some(&Json::Arr(vec![Json::Int(5131)])));
        let line = "{\"files\":[{\"name\":\"a.txt\",\"size\":10}],\"op\":\"reply\",\"text\":\"x\"}\nhello file";
        assert_eq!(served.join().unwrap(), line);
    }

    #[test]
    fn a_refusal_keeps_its_field_place_and_character_and_what_was_done_before_it() {
        let temp = Temp::new("link-refused");
        let answer = "{\"ok\":false,\"code\":\"reserved_mark\",\"next\":\"change\",\"hint\":\"no\",\"field\":\"text\",\"at\":3,\
                      \"char\":\"U+1F512\",\"message_ids\":[7]}\n";
        let (path, served) = serve(&temp, "\n", answer.as_bytes());
        let Told::Refused(refusal, more) = call(&path, "reply", vec![text("text", "x")], &[], MOST) else { panic!() };
        assert_eq!((refusal.code, refusal.at, refusal.ch), (Code::ReservedMark, Some(3), Some('🔒')));
        assert_eq!(more.get("message_ids"), Some(&Json::Arr(vec![Json::Int(7)])));
        served.join().unwrap();
    }

    #[test]
    fn no_gate_is_down_and_an_answer_that_is_lost_may_have_been_done() {
        let temp = Temp::new("link-lost");
        let code = |told| match told {
            Told::Refused(refusal, _) => refusal.code,
            Told::Done(answer) => panic!("{answer:?}"),
        };
        assert_eq!(code(call(&temp.path().join("none"), "react", Vec::new(), &[], MOST)), Code::GateDown);
        for (name, answer) in [("a", &b""[..]), ("b", b"not json\n"), ("c", b"{\"ok\":1}\n")] {
            let temp = Temp::new(&format!("link-lost-{name}"));
            let (path, served) = serve(&temp, "\n", answer);
            assert_eq!(code(call(&path, "react", Vec::new(), &[], MOST)), Code::Unknown, "{name}");
            served.join().unwrap();
        }
    }

    #[test]
    fn a_file_comes_whole_or_not_at_all() {
        let temp = Temp::new("link-fetch");
        let (path, served) = serve(&temp, "\n", b"{\"ok\":true,\"type\":\"photo\",\"size\":5}\nhello");
        let mut got = Vec::new();
        let fetched = fetch(&path, "BQAC", MOST, |piece| {
            got.extend_from_slice(piece);
            Ok(())
        });
        assert_eq!(fetched.unwrap(), Fetched { kind: "photo".to_owned(), size: 5 });
        assert_eq!(got, b"hello");
        assert_eq!(served.join().unwrap(), "{\"file_id\":\"BQAC\",\"op\":\"download\"}\n");
        for (name, answer) in [
            ("short", &b"{\"ok\":true,\"type\":\"photo\",\"size\":50}\nhello"[..]),
            ("long", b"{\"ok\":true,\"type\":\"photo\",\"size\":99999999999}\nhello"),
            ("minus", b"{\"ok\":true,\"type\":\"photo\",\"size\":-1}\n"),
            ("refused", b"{\"ok\":false,\"code\":\"file_not_from_event\"}\n"),
        ] {
            let temp = Temp::new(&format!("link-fetch-{name}"));
            let (path, served) = serve(&temp, "\n", answer);
            assert!(fetch(&path, "BQAC", MOST, |_| Ok(())).is_err(), "{name}");
            served.join().unwrap();
        }
    }
}
