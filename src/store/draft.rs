//! A request that is still arriving: its files go to the disk as they come and are hashed on the way.

use std::fs::File;
use std::io;
use std::io::{ErrorKind, Read, Write};
use std::sync::Arc;

use crate::base::digest::{FileFacts, Hasher};
use crate::base::ids::RequestId;
use crate::base::limits::FILES_MAX;
use crate::sys::file::{Dir, How, chmod};

use super::spool::{ARRIVING, Shared, SpoolError, facts_to, file_name, files_of, remove_folder, remove_stored};

/// Removed with all its files unless it is committed.
#[derive(Debug)]
pub struct Draft {
    shared: Arc<Shared>,
    id: RequestId,
    /// What was announced, and what of it has not come yet.
    announced: u64,
    left: u64,
    files: Vec<FileFacts>,
    folder: Option<Dir>,
}

impl Draft {
    pub(super) fn reserved(shared: &Arc<Shared>, id: &RequestId, announced: u64) -> Self {
        let (shared, id) = (Arc::clone(shared), id.clone());
        Self { shared, id, announced, left: announced, files: Vec::new(), folder: None }
    }

    pub(super) fn begin(self) -> Result<Self, SpoolError> {
        if self.shared.dir.open_file(self.id.as_str(), How::Read, 0).is_ok() {
            return Err(SpoolError::Io(ErrorKind::AlreadyExists.into()));
        }
        Ok(self)
    }

    /// Takes the next file: exactly `size` bytes of `from`.
    ///
    /// # Errors
    /// The sender stopped before, the sizes are more than was announced, or there is no room.
    pub fn file(&mut self, name: &str, size: u64, from: &mut dyn Read) -> Result<FileFacts, SpoolError> {
        if size > self.left || self.files.len() >= FILES_MAX {
            return Err(SpoolError::Sender(io::Error::other("more than was announced")));
        }
        let own = file_name(self.files.len());
        let mut file = self.folder()?.open_file(&own, How::CreateNew, 0o600)?;
        let sha256 = {
            let mut hasher = Hasher::new();
            take(from, size, &mut file, &mut hasher)?;
            hasher.finish()
        };
        chmod(&file, 0o400)?;
        self.left = self.left.saturating_sub(size);
        let facts = FileFacts { name: name.to_owned(), size, sha256 };
        self.files.push(facts.clone());
        Ok(facts)
    }

    /// The files that have come, in order.
    #[must_use]
    pub fn files(&self) -> &[FileFacts] {
        &self.files
    }

    /// Stores the request under its id.
    ///
    /// # Errors
    /// There is no room, or the kernel refuses.
    pub fn commit(mut self, request: &str) -> Result<(), SpoolError> {
        let text = format!("{}\n{request}", facts_to(&self.files));
        let dir = &self.shared.dir;
        if self.folder.take().is_some() {
            dir.rename(&self.arriving(), &files_of(&self.id))?;
        }
        let mut file = dir.open_file(self.id.as_str(), How::CreateNew, 0o600)?;
        if let Err(error) = file.write_all(text.as_bytes()) {
            remove_stored(dir, &self.id)?;
            return Err(error.into());
        }
        let files = self.files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.size));
        let written = u64::try_from(text.len()).unwrap_or(u64::MAX);
        self.shared.books().add(self.id.clone(), files.saturating_add(written));
        Ok(())
    }

    /// The folder of what arrives, made for the first file.
    fn folder(&mut self) -> Result<&Dir, SpoolError> {
        let name = self.arriving();
        if self.folder.is_none() {
            self.shared.dir.mkdir(&name, 0o700)?;
        }
        match &mut self.folder {
            Some(folder) => Ok(folder),
            none => Ok(none.insert(self.shared.dir.open_dir(&name)?)),
        }
    }

    fn arriving(&self) -> String {
        format!("{}{ARRIVING}", self.id)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if self.folder.is_some() {
            let removed = remove_folder(&self.shared.dir, &self.arriving());
            if let Err(error) = removed {
                log::warn!("spool.left id={} error={error}", self.id);
            }
        }
        self.shared.books().draft_ends(&self.id, self.announced);
    }
}

fn take(from: &mut dyn Read, size: u64, to: &mut File, hasher: &mut Hasher) -> Result<(), SpoolError> {
    let mut block = vec![0_u8; 64 * 1024];
    let mut left = size;
    while left > 0 {
        let most = usize::try_from(left).unwrap_or(usize::MAX).min(block.len());
        let count = match from.read(block.get_mut(..most).unwrap_or_default()) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(SpoolError::Sender(error)),
            Ok(0) => return Err(SpoolError::Sender(ErrorKind::UnexpectedEof.into())),
            Ok(count) => count,
        };
        let bytes = block.get(..count).unwrap_or_default();
        hasher.update(bytes);
        to.write_all(bytes)?;
        left = left.saturating_sub(u64::try_from(count).unwrap_or(u64::MAX));
    }
    Ok(())
}
