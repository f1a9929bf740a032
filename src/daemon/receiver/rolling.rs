//! A file of lines that is put aside when it is full, and dropped when it was put aside often enough.

use std::io::{self, BufRead, BufReader, Seek, SeekFrom};

use crate::base::time::Wall;
use crate::store::append_file::{AppendError, AppendFile};
use crate::sys::file::{Dir, How, facts};

/// The first line of each file.
pub(super) const HEADER: &[u8] = b"{\"seq\":0,\"v\":1}\n";

/// The name of the file that was put aside so many times ago.
pub(super) fn old_name(name: &str, age: usize) -> String {
    format!("{name}.{age}")
}

/// Every whole line of a file, or of its last `tail` bytes (0: all). A missing file has none.
pub(super) fn each_line(dir: &Dir, name: &str, tail: u64, mut body: impl FnMut(&[u8])) -> io::Result<()> {
    let mut file = match dir.open_file(name, How::Read, 0) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let skip = if tail == 0 { 0 } else { file.metadata()?.len().saturating_sub(tail) };
    file.seek(SeekFrom::Start(skip))?;
    let mut reader = BufReader::with_capacity(64 * 1024, file);
    let mut line = Vec::new();
    let mut first = skip > 0;
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // The first piece of a tail may be the end of a line.
        if !std::mem::take(&mut first) && line.ends_with(b"\n") {
            body(&line);
        }
    }
}

/// A file of lines that is put aside when it is full, and dropped when it was put aside often enough.
#[derive(Debug)]
pub(super) struct Rolling {
    pub(super) dir: Dir,
    name: &'static str,
    mode: u32,
    pub(super) most: u64,
    files: usize,
    room: u64,
    pub(super) file: AppendFile,
}

impl Rolling {
    pub(super) fn open(
        dir: Dir,
        name: &'static str,
        mode: u32,
        most: u64,
        files: usize,
        room: u64,
        now: Wall,
    ) -> io::Result<Self> {
        let (file, _torn) = AppendFile::open(&dir, name, mode, room, now)?;
        Ok(Self { dir, name, mode, most, files, room, file })
    }

    pub(super) fn is_full(&self) -> bool {
        self.file.length() >= self.most
    }

    pub(super) fn append(&mut self, lines: &[u8]) -> Result<(), AppendError> {
        if self.file.length() == 0 {
            self.file.append(HEADER)?;
        }
        self.file.append(lines)?;
        self.file.sync();
        self.file.has_room();
        Ok(())
    }

    pub(super) fn roll(&mut self, now: Wall) -> io::Result<()> {
        for age in (1..self.files.saturating_sub(1)).rev() {
            match self.dir.rename(&old_name(self.name, age), &old_name(self.name, age.saturating_add(1))) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        self.dir.rename(self.name, &old_name(self.name, 1))?;
        self.file = AppendFile::open(&self.dir, self.name, self.mode, self.room, now)?.0;
        Ok(())
    }

    /// The files that were put aside, torn ends among them.
    fn aside(&self) -> io::Result<Vec<String>> {
        let prefix = format!("{}.", self.name);
        let names = self.dir.list()?.into_iter().filter_map(|name| name.into_string().ok());
        Ok(names.filter(|name| name.starts_with(&prefix)).collect())
    }

    /// Drops the files that were last written more than `most` milliseconds ago.
    pub(super) fn forget(&mut self, now: Wall, most: i64) -> io::Result<()> {
        for name in self.aside()? {
            let written = facts(&self.dir.open_file(&name, How::Read, 0)?)?.mtime_ns / 1_000_000;
            let written = Wall::clamped(i64::try_from(written).unwrap_or(i64::MAX));
            if now.since(written) > most {
                self.dir.unlink(&name)?;
                log::info!("{}.forgotten file={name}", self.name);
            }
        }
        Ok(())
    }

    pub(super) fn purge(&mut self, now: Wall) -> io::Result<usize> {
        let names = self.aside()?;
        for name in &names {
            self.dir.unlink(name)?;
        }
        self.dir.unlink(self.name)?;
        self.file = AppendFile::open(&self.dir, self.name, self.mode, self.room, now)?.0;
        self.dir.sync()?;
        Ok(names.len().saturating_add(1))
    }
}
