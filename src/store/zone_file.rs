//! The machine's own time zones, by name.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::base::limits::ZONE_FILE_MAX;
use crate::config::load::is_zone;
use crate::sys::file::facts;

use super::state_file::read_capped;

const FOLDER: &str = "/usr/share/zoneinfo";

/// Whether this machine has a tz database at all.
#[must_use]
pub fn is_there() -> bool {
    Path::new(FOLDER).is_dir()
}

/// The bytes of a zone's file. Links within the folder are followed: the tz database names one zone by another that way.
///
/// # Errors
/// The name is none of a zone, there is no such zone on this machine, or its file is none.
pub fn read(name: &str) -> io::Result<Vec<u8>> {
    if !is_zone(name) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not the name of a time zone"));
    }
    let file = File::open(Path::new(FOLDER).join(name))?;
    if !facts(&file)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a time zone"));
    }
    read_capped(file, ZONE_FILE_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_read_by_its_name_and_nothing_else_is() {
        for name in [
            "../../../etc/passwd",
            "/etc/passwd",
            "",
            ".",
            "Europe",
            "No/Such",
            "Europe/Berlin/",
            "Europe//Berlin",
            "a\0b",
        ] {
            assert!(read(name).is_err(), "{name:?}");
        }
        if !Path::new(FOLDER).is_dir() {
            eprintln!("SKIPPED: no tz database on this machine");
            return;
        }
        assert!(read("Europe/Berlin").unwrap().starts_with(b"TZif"));
    }
}
