//! Reading a file that must be root's (in plain mode: the one user's) and that nobody else can write or exchange.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::base::limits::CONFIG_BYTES_MAX;
use crate::config::fault::ConfigError;
use crate::sys::file;

/// Reads such a file.
///
/// # Errors
/// It is not there, not an ordinary file, somebody else's, or too long; or it, or a folder above it, can be written by
/// others.
pub fn read(path: &Path, root: u32) -> Result<String, ConfigError> {
    let mut opened = open(path)?;
    let whole = std::path::absolute(path).map_err(|error| ConfigError::of_file(path, format!("no path: {error}")))?;
    file::check_chain(&whole, root)
        .map_err(|fault| ConfigError::of_file(path, format!("cannot be trusted: {fault}")))?;
    // What was opened is looked at as well: it may have been exchanged before the path was checked.
    let facts = file::facts(&opened).map_err(|error| ConfigError::of_file(path, format!("cannot be read: {error}")))?;
    if (facts.uid != 0 && facts.uid != root) || facts.others_write() {
        return Err(ConfigError::of_file(path, "was exchanged while it was opened"));
    }
    text(path, &mut opened)
}

/// Reads a file whoever owns it: for what gives no right to anybody.
///
/// # Errors
/// It is not there, not an ordinary file, or too long.
pub fn read_any(path: &Path) -> Result<String, ConfigError> {
    text(path, &mut open(path)?)
}

/// Whether a folder and all above it are root's, so that nobody else can put a file into it.
///
/// # Errors
/// The first that is not.
pub fn check_folder(folder: &Path, root: u32) -> Result<(), ConfigError> {
    file::check_chain(folder, root)
        .map_err(|fault| ConfigError::of_file(folder, format!("cannot be trusted: {fault}")))?;
    match file::facts_of(folder) {
        Ok(facts) if facts.is_dir() => Ok(()),
        Ok(_) => Err(ConfigError::of_file(folder, "is not a folder")),
        Err(error) => Err(ConfigError::of_file(folder, format!("cannot be read: {error}"))),
    }
}

/// Whether a program and every folder above it are root's, so that what runs is what root put there.
///
/// # Errors
/// What is wrong, in words.
pub fn check_program(program: &Path, root: u32) -> Result<(), String> {
    file::check_chain(program, root).map_err(|fault| format!("cannot be trusted: {fault}"))?;
    let facts = file::facts_of(program).map_err(|error| format!("cannot be read: {error}"))?;
    if !facts.is_file() || facts.mode & 0o111 == 0 {
        return Err("is not a program: an ordinary file that can be executed".to_owned());
    }
    Ok(())
}

fn open(path: &Path) -> Result<File, ConfigError> {
    file::open_ordinary(path).map_err(|error| {
        let what = match file::facts_of(path) {
            Ok(facts) if !facts.is_file() => "is not an ordinary file".to_owned(),
            Ok(_) | Err(_) => format!("cannot be read: {error}"),
        };
        ConfigError::of_file(path, what)
    })
}

fn text(path: &Path, opened: &mut File) -> Result<String, ConfigError> {
    let mut text = String::new();
    opened
        .take(CONFIG_BYTES_MAX.saturating_add(1))
        .read_to_string(&mut text)
        .map_err(|error| ConfigError::of_file(path, format!("cannot be read: {error}")))?;
    if u64::try_from(text.len()).is_ok_and(|len| len > CONFIG_BYTES_MAX) {
        return Err(ConfigError::of_file(path, format!("is longer than {CONFIG_BYTES_MAX} bytes")));
    }
    Ok(text)
}
