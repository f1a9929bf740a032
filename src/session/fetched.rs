//! Files of events on the session's side: each fetched whole into one folder of the session's own, of which the newest stay.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::base::answer::{Code, Refusal};
use crate::base::limits::{FETCHED_BYTES_MAX, FETCHED_FILES_MAX};
use crate::session::{folder, link};
use crate::sys::file::{self, Dir, How};

/// The folder in the session's state folder.
const FOLDER: &str = "files";
/// The ending of what is on its way.
const PART: &str = ".part";
/// The number of the next one on its way.
static NEXT: AtomicU64 = AtomicU64::new(0);
/// What is on its way for longer than any file may take was left by one that broke off.
const PART_TIME: Duration = Duration::from_secs(900);
/// Beginnings by which programs that read a file know it, and the ending that they go by. Nothing is looked at beyond that.
const BEGINNINGS: [(&[u8], &str); 5] = [
    (b"%PDF-", ".pdf"),
    (b"\x89PNG\r\n\x1a\n", ".png"),
    (b"\xff\xd8\xff", ".jpg"),
    (b"GIF8", ".gif"),
    (b"OggS", ".oga"),
];

/// A file that is here.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fetched {
    /// Where it is.
    pub path: PathBuf,
    /// What it is: `photo`, `voice`, `document`.
    pub kind: String,
    /// Its bytes.
    pub size: u64,
}

/// Fetches the file of this id within `most`, whole or not at all, and lets the oldest go where there are too many now.
/// `session` is the receiver's socket, `state` the session's own folder.
///
/// # Errors
/// The id is none; the receiver's refusal; the folder cannot be used.
pub fn fetch(session: &Path, state: &Path, id: &str, most: Duration) -> Result<Fetched, Refusal> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if id.is_empty() || id.len() > 200 || !id.bytes().all(plain) {
        return Err(Refusal::field_range("file_id", "the attachment_file_id of a tag", "something else"));
    }
    let trouble = |error: io::Error| Refusal::trouble(Code::Config, &format!("the state folder: {error}"));
    let dir = folder::open(&state.join(FOLDER)).map_err(trouble)?;
    // Of two that fetch one file at once, also in two processes, neither has the other's half under its name.
    let part = format!("{id}.{}-{}{PART}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let mut file = dir.open_file(&part, How::CreateNew, 0o600).map_err(trouble)?;
    let mut beginning = Vec::new();
    let fetched = link::fetch(session, id, most, |piece| {
        let more = BEGINNING.saturating_sub(beginning.len()).min(piece.len());
        beginning.extend_from_slice(piece.get(..more).unwrap_or_default());
        file.write_all(piece)
    });
    let kept = fetched.and_then(|fetched| {
        let name = format!("{id}{}", ending(&fetched.kind, &beginning));
        dir.rename(&part, &name).map_err(trouble)?;
        Ok((name, fetched))
    });
    match kept {
        Ok((name, fetched)) => {
            if let Err(error) = trim(&dir, &name, FETCHED_FILES_MAX, FETCHED_BYTES_MAX) {
                log::warn!("fetched.not_trimmed error={error}");
            }
            Ok(Fetched { path: dir.path().join(name), kind: fetched.kind, size: fetched.size })
        }
        Err(refusal) => {
            drop(dir.unlink(&part));
            Err(refusal)
        }
    }
}

/// Bytes of a beginning: as many as the longest needs.
const BEGINNING: usize = 12;

/// The ending of a name: Telegram draws every photo anew as JPEG, and the rest is told by its beginning or not at all.
fn ending(kind: &str, beginning: &[u8]) -> &'static str {
    if kind == "photo" {
        return ".jpg";
    }
    if beginning.starts_with(b"RIFF") && beginning.get(8..12) == Some(b"WEBP") {
        return ".webp";
    }
    BEGINNINGS.iter().find(|(known, _)| beginning.starts_with(known)).map_or("", |(_, ending)| ending)
}

/// Lets the oldest files go until there are `files` and `bytes` at most. The one of this name has just come: it stays, and so does
/// what was on its way when it came.
fn trim(dir: &Dir, stays: &str, files: usize, bytes: u64) -> io::Result<()> {
    let came = file::facts_of(&dir.path().join(stays))?.mtime_ns;
    let broken_off = came.saturating_sub(i128::try_from(PART_TIME.as_nanos()).unwrap_or(i128::MAX));
    let mut all = Vec::new();
    for name in dir.list()? {
        // Whoever else took it away meanwhile has done the work.
        let (Some(name), Ok(facts)) = (name.to_str(), file::facts_of(&dir.path().join(&name))) else { continue };
        if !name.ends_with(PART) {
            all.push((facts.mtime_ns, facts.size, name.to_owned()));
        } else if facts.mtime_ns < broken_off {
            dir.unlink(name)?;
        }
    }
    all.sort();
    let mut count = all.len();
    let mut sum = all.iter().fold(0_u64, |sum, (_, size, _)| sum.saturating_add(*size));
    for (_, size, name) in all.iter().filter(|(_, _, name)| name != stays) {
        if count <= files && sum <= bytes {
            break;
        }
        dir.unlink(name)?;
        count = count.saturating_sub(1);
        sum = sum.saturating_sub(*size);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::UNIX_EPOCH;

    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn the_oldest_go_first_the_one_that_came_stays_and_what_broke_off_goes_too() {
        let temp = Temp::new("fetched-trim");
        let dir = folder::open(temp.path()).unwrap();
        let put = |name: &str, then_s: u64, size: usize| {
            fs::write(temp.path().join(name), vec![b'x'; size]).unwrap();
            let then = UNIX_EPOCH + Duration::from_secs(10_000 + then_s);
            File::options().append(true).open(temp.path().join(name)).unwrap().set_modified(then).unwrap();
        };
        let names = || {
            let mut names: Vec<String> =
                dir.list().unwrap().into_iter().map(|name| name.into_string().unwrap()).collect();
            names.sort();
            names
        };
        for (name, then_s, size) in [
            ("a", 1010, 10),
            ("b", 1020, 10),
            ("c", 1030, 70),
            ("d", 1040, 10),
            ("new", 1050, 10),
            ("e.part", 100, 1),
            ("f.part", 1000, 1),
        ] {
            put(name, then_s, size);
        }
        trim(&dir, "new", 9, 1000).unwrap();
        assert_eq!(names(), ["a", "b", "c", "d", "f.part", "new"]);
        trim(&dir, "new", 4, 1000).unwrap();
        assert_eq!(names(), ["b", "c", "d", "f.part", "new"]);
        trim(&dir, "new", 9, 30).unwrap();
        assert_eq!(names(), ["d", "f.part", "new"]);
        // One that is larger than everything that may stay is still the one that was asked for.
        trim(&dir, "d", 0, 0).unwrap();
        assert_eq!(names(), ["d", "f.part"]);
    }

    #[test]
    fn the_ending_is_told_by_the_first_bytes_and_that_of_a_photo_by_what_it_is() {
        for (kind, beginning, expected) in [
            ("photo", &b"anything"[..], ".jpg"),
            ("document", b"%PDF-1.7", ".pdf"),
            ("document", b"\x89PNG\r\n\x1a\nxxxx", ".png"),
            ("document", b"RIFF\x01\x02\x03\x04WEBP", ".webp"),
            ("document", b"RIFF\x01\x02\x03\x04WAVE", ""),
            ("document", b"#!/bin/sh", ""),
            ("document", b"", ""),
        ] {
            assert_eq!(ending(kind, beginning), expected, "{beginning:?}");
        }
    }

    #[test]
    fn an_id_that_is_none_makes_no_file() {
        let temp = Temp::new("fetched-id");
        for id in ["", "../x", "a.b", "a/b", &"x".repeat(201)] {
            let refused = fetch(Path::new("/nowhere"), temp.path(), id, Duration::ZERO).unwrap_err();
            assert_eq!(refused.code, Code::FieldRange, "{id}");
        }
        let refused = fetch(&temp.path().join("none"), temp.path(), "BQAC", Duration::ZERO).unwrap_err();
        assert_eq!(refused.code, Code::GateDown);
        assert_eq!(fs::read_dir(temp.path().join(FOLDER)).unwrap().count(), 0);
    }
}
