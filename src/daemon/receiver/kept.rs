//! Small files of the receiver's, read at start and replaced whole when something changes.

use std::io;

use crate::base::limits::KEPT_BYTES_MAX;
use crate::store::state_file;
use crate::sys::file::Dir;

/// One of them.
#[derive(Debug)]
pub(super) struct Kept {
    folder: Dir,
    name: &'static str,
    mode: u32,
}

impl Kept {
    pub(super) const fn new(folder: Dir, name: &'static str, mode: u32) -> Self {
        Self { folder, name, mode }
    }

    /// Reads it. What cannot be read is set aside and said, and counts as nothing: whoever stood in it has no rights.
    pub(super) fn load<T: Default>(&self, read: impl FnOnce(&[u8]) -> Option<T>) -> T {
        let why = match state_file::read(&self.folder, self.name, KEPT_BYTES_MAX) {
            Ok(None) => return T::default(),
            Ok(Some(bytes)) => match read(&bytes) {
                Some(value) => return value,
                None => "it is not as it was written".to_owned(),
            },
            Err(error) => error.to_string(),
        };
        let aside = format!("{}.unread", self.name);
        let put = self.folder.rename(self.name, &aside).map_or_else(|error| error.to_string(), |()| aside);
        log::error!("kept.not_read file={} error={why} aside={put}", self.name);
        T::default()
    }

    /// Replaces it. When this returns it is on the disk.
    pub(super) fn save(&self, text: &str) -> io::Result<()> {
        state_file::write(&self.folder, self.name, text.as_bytes(), self.mode)
    }

    /// Replaces it; a failure is said in the log, and whether it went well.
    pub(super) fn saved(&self, text: &str) -> bool {
        let saved = self.save(text);
        if let Err(error) = &saved {
            log::error!("kept.not_written file={} error={error}", self.name);
        }
        saved.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn a_file_that_cannot_be_read_counts_as_nothing_and_is_not_lost() {
        let temp = Temp::new("kept");
        let kept = Kept::new(temp.dir(), "team.json", 0o640);
        let read = |bytes: &[u8]| std::str::from_utf8(bytes).ok().filter(|text| *text != "wrong").map(str::to_owned);
        assert_eq!(kept.load(read), "");
        kept.save("right").unwrap();
        assert_eq!(kept.load(read), "right");
        kept.save("wrong").unwrap();
        assert_eq!(kept.load(read), "");
        assert_eq!(temp.names(), ["team.json.unread"]);
    }
}
