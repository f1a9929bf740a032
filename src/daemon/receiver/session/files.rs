//! The files of a reply: announced in the line, sent as bytes, kept where nobody but this process can reach them.

use std::fs::File;
use std::io::{self, Write};
use std::os::unix::fs::FileExt;
use std::time::{Duration, Instant};

use super::fields;
use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::base::limits::{FILE_BYTES_MAX, FILES_BYTES_MAX, FILES_IDLE, FILES_MAX, FILES_TIME, PHOTO_BYTES_MAX};
use crate::net::lines::{LineFault, LineReader};
use crate::sys::file::{Dir, How};
use crate::text::file_name;

/// The name under which a file is made, for a moment: it has none while it is used.
const NAME: &str = "upload";

/// A file as the line announces it.
#[derive(Clone, Debug)]
pub(super) struct Announced {
    pub(super) name: String,
    pub(super) size: u64,
}

/// A file that came whole.
#[derive(Debug)]
pub(super) struct Received {
    pub(super) name: String,
    pub(super) size: u64,
    pub(super) file: File,
    /// Telegram can show it as a picture.
    pub(super) is_photo: bool,
}

/// Reads which bytes follow the line. A fault here leaves open what they are.
pub(super) fn announced(request: &Json) -> Result<Vec<Announced>, Refusal> {
    let Some(list) = request.get(super::FILES) else { return Ok(Vec::new()) };
    let needs = "a list of {\"name\",\"size\"}";
    let list = list.arr().ok_or_else(|| Refusal::field_type(super::FILES, needs, "something else"))?;
    if list.len() > FILES_MAX {
        return Err(Refusal::file_too_many(list.len(), FILES_MAX));
    }
    let files = list.iter().enumerate().map(|(index, item)| one(index, item)).collect::<Result<Vec<_>, _>>()?;
    let all = files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.size));
    if all > FILES_BYTES_MAX {
        return Err(Refusal::file_too_big(super::FILES, all, FILES_BYTES_MAX));
    }
    Ok(files)
}

fn one(index: usize, item: &Json) -> Result<Announced, Refusal> {
    let field = |name: &str| format!("files[{index}].{name}");
    let strange = item.obj().unwrap_or_default().iter().find(|(name, _)| !["name", "size"].contains(&name.as_str()));
    if let Some((name, _)) = strange {
        return Err(Refusal::field_unknown(&field(name), "a file", &["name".to_owned(), "size".to_owned()]));
    }
    let name = item.get("name").and_then(Json::str);
    let name = name.ok_or_else(|| Refusal::field_type(&field("name"), "the file's name", "something else"))?;
    let size = item.get("size").and_then(Json::int).and_then(|size| u64::try_from(size).ok());
    let size = size.ok_or_else(|| Refusal::field_type(&field("size"), "its bytes", "something else"))?;
    if size > FILE_BYTES_MAX {
        return Err(Refusal::file_too_big(&format!("files[{index}]"), size, FILE_BYTES_MAX));
    }
    Ok(Announced { name: name.to_owned(), size })
}

/// Whether files may be sent under their names, and hold anything.
pub(super) fn check(files: &[Announced]) -> Result<(), Refusal> {
    for (index, file) in files.iter().enumerate() {
        fields::no_marks(&format!("files[{index}].name"), &file.name)?;
        if let Some(what) = file_name::wrong(&file.name) {
            return Err(Refusal::file_name(index, &file.name, what));
        }
        if file.size == 0 {
            return Err(Refusal::file(Code::FileEmpty, index, &file.name, "it is empty"));
        }
    }
    Ok(())
}

/// Reads the bytes of a request that is refused, so that the next line is found.
pub(super) fn skip(reader: &mut LineReader, files: &[Announced]) -> Result<(), Refusal> {
    let end = soon();
    for (index, file) in files.iter().enumerate() {
        reader.body(file.size, FILES_IDLE, end, |_| Ok(())).map_err(|_fault| cut(index, &file.name))?;
    }
    Ok(())
}

/// Reads the files, each into one without a name in this folder.
pub(super) fn receive(reader: &mut LineReader, files: Vec<Announced>, own: &Dir) -> Result<Vec<Received>, Refusal> {
    let end = soon();
    let mut received = Vec::new();
    for (index, announced) in files.into_iter().enumerate() {
        let Announced { name, size } = announced;
        let mut file = nameless(own).map_err(|error| Refusal::trouble(Code::DiskFull, &error.to_string()))?;
        reader.body(size, FILES_IDLE, end, |piece| file.write_all(piece)).map_err(|fault| match fault {
            LineFault::Io(error) => Refusal::trouble(Code::DiskFull, &error.to_string()),
            LineFault::Closed | LineFault::TimedOut | LineFault::TooLong | LineFault::Torn => cut(index, &name),
        })?;
        let is_photo = size <= PHOTO_BYTES_MAX && is_picture(&name, &file);
        received.push(Received { name, size, file, is_photo });
    }
    Ok(received)
}

/// A file that is gone with its descriptor. One upload is under way at a time, so a name of an earlier life is nobody's.
fn nameless(own: &Dir) -> io::Result<File> {
    match own.unlink(NAME) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let file = own.open_file(NAME, How::CreateNew, 0o600)?;
    own.unlink(NAME)?;
    Ok(file)
}

fn cut(index: usize, name: &str) -> Refusal {
    Refusal::file_changed(index, name)
}

/// A picture by its name and by its first bytes: what only calls itself one goes as a file.
fn is_picture(name: &str, file: &File) -> bool {
    let mut first = [0; 12];
    if file.read_exact_at(&mut first, 0).is_err() {
        return false;
    }
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    match extension.as_deref() {
        Some("png") => first.starts_with(b"\x89PNG\r\n\x1a\n"),
        Some("jpg" | "jpeg") => first.starts_with(b"\xff\xd8\xff"),
        Some("gif") => first.starts_with(b"GIF87a") || first.starts_with(b"GIF89a"),
        Some("webp") => first.starts_with(b"RIFF") && first.ends_with(b"WEBP"),
        Some(_) | None => false,
    }
}

fn soon() -> Instant {
    let now = Instant::now();
    now.checked_add(FILES_TIME).unwrap_or(now)
}

/// How long an upload may take, to Telegram and back: the keeper's own bound is near.
pub(super) const UPLOAD_TIME: Duration = Duration::from_secs(120);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn a_picture_is_one_by_name_and_by_content() {
        let temp = Temp::new("session-pictures");
        let png: &[u8] = b"\x89PNG\r\n\x1a\n....";
        for (name, bytes, want) in [
            ("a.png", png, true),
            ("a.PNG", png, true),
            ("a.jpg", b"\xff\xd8\xff\xe0........", true),
            ("a.jpeg", b"\xff\xd8\xff\xe1........", true),
            ("a.gif", b"GIF89a......", true),
            ("a.webp", b"RIFF1234WEBP", true),
            ("a.webp", b"RIFF1234WAVE", false),
            ("a.jpg", png, false),
            ("a.pdf", png, false),
            ("png", png, false),
            ("a.png", b"\x89PNG", false),
        ] {
            let path = temp.path().join("picture");
            std::fs::write(&path, bytes).unwrap();
            assert_eq!(is_picture(name, &File::open(&path).unwrap()), want, "{name}");
        }
    }

    #[test]
    fn a_received_file_has_no_name_and_a_name_of_an_earlier_life_is_no_hindrance() {
        let temp = Temp::new("session-nameless");
        std::fs::write(temp.path().join(NAME), b"old").unwrap();
        let mut file = nameless(&temp.dir()).unwrap();
        file.write_all(b"new").unwrap();
        let none: [String; 0] = [];
        assert_eq!(temp.names(), none);
        assert_eq!(file.metadata().unwrap().len(), 3);
    }
}
