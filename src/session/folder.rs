//! The session's own state folder: where it stands in the events, and the files that it fetched.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;

use crate::sys::creds;
use crate::sys::file::Dir;

/// Opens the folder, making it for this user alone where it is missing. A home may be reached through links; the folder itself
/// is then taken by its real path.
///
/// # Errors
/// It cannot be made or opened, or belongs to another user.
pub fn open(path: &Path) -> io::Result<Dir> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    let path = fs::canonicalize(path)?;
    let dir = Dir::open(&path)?;
    let facts = dir.facts()?;
    if facts.uid != creds::my_uid() {
        return Err(io::Error::other(format!("{} belongs to uid {}", path.display(), facts.uid)));
    }
    if facts.mode & 0o077 != 0 {
        fs::set_permissions(&path, Permissions::from_mode(0o700))?;
    }
    Ok(dir)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn the_folder_is_made_for_this_user_alone_and_narrowed_where_it_stood_open() {
        let temp = Temp::new("session-folder");
        let path = temp.path().join("a/b");
        assert_eq!(open(&path).unwrap().facts().unwrap().mode & 0o777, 0o700);
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        assert_eq!(open(&path).unwrap().facts().unwrap().mode & 0o777, 0o700);
    }

    #[test]
    fn a_home_behind_a_link_is_no_hindrance_and_a_file_in_its_place_is_an_error() {
        let temp = Temp::new("session-folder-link");
        fs::create_dir(temp.path().join("real")).unwrap();
        std::os::unix::fs::symlink("real", temp.path().join("home")).unwrap();
        assert_eq!(open(&temp.path().join("home/state")).unwrap().path(), temp.path().join("real/state"));
        fs::write(temp.path().join("file"), b"x").unwrap();
        assert!(open(&temp.path().join("file")).is_err());
    }
}
