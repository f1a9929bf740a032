//! Reading a file that must be root's (in plain mode: the one user's) and that nobody else can write.

use std::fs::{File, Metadata};
use std::io::Read;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use crate::base::limits::CONFIG_BYTES_MAX;
use crate::config::fault::ConfigError;

/// Reads such a file.
///
/// # Errors
/// It is not there, not an ordinary file, somebody else's, writable by others, or too long.
pub fn read(path: &Path, root: u32) -> Result<String, ConfigError> {
    let wrong = |what: String| ConfigError::of_file(path, what);
    let (mut file, facts) = open(path)?;
    if facts.uid() != root && facts.uid() != 0 {
        return Err(wrong(format!("belongs to uid {}; it must be root's", facts.uid())));
    }
    if facts.permissions().mode() & 0o022 != 0 {
        return Err(wrong("can be written by others; mend: chmod go-w".to_owned()));
    }
    text(path, &mut file)
}

/// Reads a file whoever owns it.
///
/// # Errors
/// It is not there, not an ordinary file, or too long.
pub fn read_any(path: &Path) -> Result<String, ConfigError> {
    let (mut file, _) = open(path)?;
    text(path, &mut file)
}

fn open(path: &Path) -> Result<(File, Metadata), ConfigError> {
    let wrong = |what: String| ConfigError::of_file(path, what);
    let named = std::fs::symlink_metadata(path).map_err(|error| wrong(format!("cannot be read: {error}")))?;
    if !named.is_file() {
        return Err(wrong("is not an ordinary file".to_owned()));
    }
    let file = File::open(path).map_err(|error| wrong(format!("cannot be read: {error}")))?;
    let facts = file.metadata().map_err(|error| wrong(format!("cannot be read: {error}")))?;
    if (facts.dev(), facts.ino()) != (named.dev(), named.ino()) {
        return Err(wrong("was exchanged while it was opened".to_owned()));
    }
    Ok((file, facts))
}

fn text(path: &Path, file: &mut File) -> Result<String, ConfigError> {
    let mut text = String::new();
    file.take(CONFIG_BYTES_MAX.saturating_add(1))
        .read_to_string(&mut text)
        .map_err(|error| ConfigError::of_file(path, format!("cannot be read: {error}")))?;
    if u64::try_from(text.len()).is_ok_and(|len| len > CONFIG_BYTES_MAX) {
        return Err(ConfigError::of_file(path, format!("is longer than {CONFIG_BYTES_MAX} bytes")));
    }
    Ok(text)
}
