//! A small file that is replaced whole: either the old one is there or the new one, never half of either.

use std::io;
use std::io::{Read, Write};

use crate::sys::file::{Dir, How, chmod};

use super::append_file::own_facts;
use super::folder::end_process;

/// Reads a file of this user's, of at most `cap` bytes; `None` when it is not there.
///
/// # Errors
/// It is longer, is not this user's alone to write, or cannot be read.
pub fn read(dir: &Dir, name: &str, cap: usize) -> io::Result<Option<Vec<u8>>> {
    let file = match dir.open_file(name, How::Read, 0) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    own_facts(&file)?;
    read_capped(file, cap).map(Some)
}

/// Puts `bytes` in the place of a file, with `mode`. When this returns they are on the disk under that name.
///
/// # Errors
/// The kernel refuses; then the old file is there as it was.
pub fn write(dir: &Dir, name: &str, bytes: &[u8], mode: u32) -> io::Result<()> {
    let temporary = format!("{name}.new");
    match dir.unlink(&temporary) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let placed = dir.open_file(&temporary, How::CreateNew, 0o600).and_then(|mut file| {
        file.write_all(bytes)?;
        chmod(&file, mode)?;
        // Should this fail, the new file is thrown away and the old one was never touched.
        file.sync_all()?;
        dir.rename(&temporary, name)
    });
    if let Err(error) = placed {
        drop(dir.unlink(&temporary));
        return Err(error);
    }
    if let Err(error) = dir.sync() {
        end_process(&dir.path().join(name), "fsync of the folder", &error);
    }
    Ok(())
}

/// All of a reader's bytes, at most `cap`.
pub(super) fn read_capped(file: impl Read, cap: usize) -> io::Result<Vec<u8>> {
    let most = u64::try_from(cap).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > cap { Err(io::Error::other("longer than such a file can be")) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    #[test]
    fn a_file_is_replaced_whole_and_keeps_the_mode_it_is_given() {
        let temp = Temp::new("state");
        let dir = temp.dir();
        assert_eq!(read(&dir, "cursor", 100).unwrap(), None);
        write(&dir, "cursor", b"one", 0o640).unwrap();
        let first = std::fs::metadata(temp.path().join("cursor")).unwrap();
        assert_eq!(first.permissions().mode() & 0o777, 0o640);
        write(&dir, "cursor", b"two", 0o600).unwrap();
        let second = std::fs::metadata(temp.path().join("cursor")).unwrap();
        assert_ne!(first.ino(), second.ino());
        assert_eq!(second.permissions().mode() & 0o777, 0o600);
        assert_eq!(read(&dir, "cursor", 3).unwrap().unwrap(), b"two");
        assert!(read(&dir, "cursor", 2).is_err());
        assert_eq!(temp.names(), ["cursor"]);
    }

    #[test]
    fn a_half_written_new_file_of_an_earlier_life_is_no_hindrance() {
        let temp = Temp::new("state-half");
        std::fs::write(temp.path().join("cursor.new"), b"hal").unwrap();
        write(&temp.dir(), "cursor", b"whole", 0o600).unwrap();
        assert_eq!(read(&temp.dir(), "cursor", 100).unwrap().unwrap(), b"whole");
        assert_eq!(temp.names(), ["cursor"]);
    }

    #[test]
    fn a_link_or_a_file_that_others_write_is_not_read() {
        let temp = Temp::new("state-link");
        std::fs::write(temp.path().join("real"), b"x").unwrap();
        std::os::unix::fs::symlink("real", temp.path().join("link")).unwrap();
        assert!(read(&temp.dir(), "link", 100).is_err());
        std::fs::set_permissions(temp.path().join("real"), PermissionsExt::from_mode(0o666)).unwrap();
        assert!(read(&temp.dir(), "real", 100).is_err());
        assert!(read(&temp.dir(), "../real", 100).is_err());
    }
}
