//! Files on their way to the gate: opened here with the caller's own rights, sent as bytes, never as paths.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::base::limits::{FILE_BYTES_MAX, FILES_BYTES_MAX, FILES_MAX};
use crate::sys::file::{self, Facts};

/// Bytes sent at a time.
const CHUNK: usize = 64 * 1024;

/// A file, opened with the caller's own rights.
#[derive(Debug)]
pub(super) struct Opened {
    name: String,
    file: File,
    facts: Facts,
}

/// How files stand in the line that their bytes follow.
pub(super) fn announced(files: &[Opened]) -> Json {
    let one = |file: &Opened| {
        let size = i64::try_from(file.facts.size).unwrap_or(i64::MAX);
        Json::Obj(vec![("name".to_owned(), Json::Str(file.name.clone())), ("size".to_owned(), Json::Int(size))])
    };
    Json::Arr(files.iter().map(one).collect())
}

/// Opens files by their paths, and looks at what they are.
pub(super) fn open_all(paths: &[PathBuf]) -> Result<Vec<Opened>, Refusal> {
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
#[derive(Debug)]
pub(super) enum Sending {
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

/// Sends a line, and the bytes of files behind it.
pub(super) fn send(stream: &mut UnixStream, line: &str, files: Vec<Opened>) -> Result<(), Sending> {
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
