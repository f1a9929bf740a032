//! `knowledge`: new facts that strangers may be told, from the owner's yes to the lane.
//!
//! Started by the runner, with the request on standard input and its one document as `in/1`. The card repeated the lines over the
//! files of the document, so they must be exactly those; the lane looks at every byte once more by itself.

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::base::answer::Ran;
use crate::base::digest::Digest;
use crate::base::exit::Exit;
use crate::base::json::{self as strict, Json};
use crate::base::limits::{KNOWLEDGE_BUNDLE_MAX, LINE_MAX};
use crate::net::lines::{LineReader, send_bytes, send_line};
use crate::net::unix::{self, ConnectError};
use crate::policy::lane::bundle;
use crate::policy::outcome::Outcome;
use crate::sys::creds;

/// What the list of a request says where nothing is to be public any more; there is no document then.
pub const NONE: &str = "none";
/// How long the lane may take to take the document, and to put it in place.
const MOST: Duration = Duration::from_secs(30);

/// Runs it: the request from `input`, the outcome to `out`.
pub fn run(input: &mut dyn Read, out: &mut dyn Write, lane: &Path) -> Exit {
    let outcome = match read(input, Path::new("in/1")) {
        Ok(document) => hand_over(&document, lane),
        Err(what) => told(Ran::No, &what),
    };
    match writeln!(out, "{}", outcome.to_program()).and_then(|()| out.flush()) {
        Ok(()) => Exit::OK,
        Err(_) => Exit::SOFTWARE,
    }
}

fn told(ran: Ran, what: &str) -> Outcome {
    Outcome { ran, done: Vec::new(), failed: Vec::new(), result: Some(what.to_owned()) }
}

/// The document of a request, held to what its card said.
fn read(input: &mut dyn Read, attached: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LINE_MAX).unwrap_or(u64::MAX);
    input.take(most).read_to_end(&mut bytes).map_err(|error| format!("the request cannot be read: {error}"))?;
    let request = strict::parse(&bytes).map_err(|_fault| "the request is not strict JSON")?;
    let list = request.get("payload").and_then(|payload| payload.get("list")).and_then(Json::str);
    let files = request.get("files").and_then(Json::arr);
    let document = match (list, files) {
        (Some(NONE), Some([])) => return Ok(Vec::new()),
        (Some(_), Some([_one])) => document(attached)?,
        _ => return Err("the request is not one of this kind".to_owned()),
    };
    let bundle = bundle::parse(&document).map_err(|fault| format!("the document: {fault}"))?;
    if Some(bundle.lines.as_str()) == list {
        Ok(document)
    } else {
        Err("the document has other files than the card said".to_owned())
    }
}

fn document(attached: &Path) -> Result<Vec<u8>, String> {
    let most = u64::try_from(KNOWLEDGE_BUNDLE_MAX).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = File::open(attached).and_then(|file| file.take(most).read_to_end(&mut bytes));
    read.map(|_read| bytes).map_err(|error| format!("the document cannot be read: {error}"))
}

/// Brings the lane a document. Only its own word says that it is in use.
fn hand_over(document: &[u8], lane: &Path) -> Outcome {
    let stream = match connect(lane) {
        Ok(stream) => stream,
        Err(error) => return told(Ran::No, &format!("the lane cannot be reached: {error}")),
    };
    let sha256 = Digest::of(document).hex();
    let request = format!("{{\"op\":\"publish\",\"size\":{},\"sha256\":\"{sha256}\"}}", document.len());
    let sent = send_line(&stream, &request, MOST).and_then(|()| send_bytes(&stream, document, MOST));
    let answer = Instant::now().checked_add(MOST).and_then(|end| LineReader::new(stream).line(LINE_MAX, end).ok());
    let answer = answer.and_then(|line| strict::parse(&line).ok());
    let text = |name: &str| answer.as_ref().and_then(|answer| answer.get(name)).and_then(Json::str);
    match (text("state"), text("why")) {
        (Some("ok"), _) => told(Ran::Yes, &format!("strangers are told by the set {sha256}")),
        (Some(_), _) => told(Ran::No, text("hint").unwrap_or("the lane refused it")),
        // All of its places are taken: it read nothing.
        (None, Some(_)) => told(Ran::No, "the lane is busy"),
        // The lane takes a document when the last byte is there.
        (None, None) if sent.is_err() => told(Ran::No, "the lane did not take the document"),
        (None, None) => told(Ran::Unknown, "the lane did not say whether it uses them"),
    }
}

/// The socket was bound by root, or in plain mode by the one user; nobody else's is spoken to.
fn connect(lane: &Path) -> Result<UnixStream, ConnectError> {
    match unix::connect(lane, 0) {
        Err(ConnectError::WrongServer { .. }) => unix::connect(lane, creds::my_uid()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;
    use std::path::PathBuf;

    use super::*;
    use crate::store::temp::Temp;

    fn document() -> Vec<u8> {
        bundle::build(&[("hours.md".to_owned(), "We open at nine.".to_owned())]).into_bytes()
    }

    fn request(list: &str, files: &str) -> String {
        let list = strict::canonical(&Json::Str(list.to_owned()));
        format!(
            "{{\"cents\":0,\"files\":{files},\"id\":\"r-5f2c91a07d\",\"kind\":\"knowledge\",\"payload\":{{\"list\":{list}}}}}"
        )
    }

    const ONE: &str = "[{\"name\":\"knowledge.txt\",\"sha256\":\"0\",\"size\":1}]";

    #[test]
    fn a_document_whose_files_are_not_those_of_the_card_goes_nowhere() {
        let temp = Temp::new("act-knowledge");
        let path = temp.path().join("1");
        std::fs::write(&path, document()).unwrap();
        let lines = bundle::parse(&document()).unwrap().lines;
        let read = |text: String| read(&mut text.as_bytes(), &path);
        assert_eq!(read(request(&lines, ONE)).unwrap(), document());
        assert_eq!(read(request(NONE, "[]")).unwrap(), b"");
        for wrong in [
            request(&lines.replace("hours", "menus"), ONE),
            request(&format!("{lines}\n"), ONE),
            request(&lines, "[]"),
            request(NONE, ONE),
            request("", ONE),
            "{}".to_owned(),
            String::new(),
        ] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
        std::fs::write(&path, "We open at nine.").unwrap();
        assert!(read(request(&lines, ONE)).is_err());
    }

    fn lane(temp: &Temp, answer: &'static [u8]) -> PathBuf {
        let path = temp.path().join("lane.sock");
        let listener = UnixListener::bind(&path).unwrap();
        crate::sys::thread::spawn("lane", 512 * 1024, move || {
            let mut stream = listener.accept().unwrap().0;
            let mut got = Vec::new();
            let mut piece = [0; 1024];
            while !got.ends_with(b"nine.\n") {
                let length = stream.read(&mut piece).unwrap();
                got.extend_from_slice(&piece[..length]);
            }
            stream.write_all(answer).unwrap();
        })
        .unwrap();
        path
    }

    #[test]
    fn only_the_lanes_own_word_says_that_it_ran() {
        for (name, answer, ran) in [
            ("ok", &b"{\"state\":\"ok\"}\n"[..], Ran::Yes),
            ("no", b"{\"state\":\"refused\",\"code\":\"file_changed\",\"hint\":\"no\"}\n", Ran::No),
            ("trouble", b"{\"state\":\"denied\",\"code\":\"config\",\"hint\":\"no\"}\n", Ran::No),
            ("busy", b"{\"answer\":null,\"why\":\"busy\",\"tokens\":0}\n", Ran::No),
            ("lost", b"", Ran::Unknown),
            ("odd", b"{}\n", Ran::Unknown),
        ] {
            let temp = Temp::new(&format!("act-lane-{name}"));
            assert_eq!(hand_over(&document(), &lane(&temp, answer)).ran, ran, "{name}");
        }
        let temp = Temp::new("act-lane-none");
        assert_eq!(hand_over(&document(), &temp.path().join("none")).ran, Ran::No);
    }
}
