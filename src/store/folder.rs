//! A daemon's own folder below the state folder: opened only where nobody else could put another one in its place.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::sys::creds::my_uid;
use crate::sys::file::{ChainFault, Dir, check_chain};

/// Why a folder is not used.
#[derive(Debug)]
pub enum FolderFault {
    /// Somebody else could replace it, or one above it.
    Chain(ChainFault),
    /// Somebody else could write in it.
    Foreign {
        /// The folder.
        path: PathBuf,
        /// What is wrong with it.
        what: &'static str,
    },
    /// It cannot be opened.
    Io {
        /// The folder.
        path: PathBuf,
        /// What the kernel said.
        source: io::Error,
    },
}

impl fmt::Display for FolderFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chain(fault) => fault.fmt(f),
            Self::Foreign { path, what } => write!(f, "{}: {what}", path.display()),
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
        }
    }
}

impl std::error::Error for FolderFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { source, .. } => Some(source),
            Self::Chain(_) | Self::Foreign { .. } => None,
        }
    }
}

/// Opens `name` below the state folder, which with every folder above it must be root's (`root_uid` stands for root in plain
/// mode) and writable by nobody else; the folder itself must be this user's and writable by nobody else.
///
/// # Errors
/// Any of that does not hold, or the kernel refuses.
pub fn open(state: &Path, name: &str, root_uid: u32) -> Result<Dir, FolderFault> {
    check_chain(state, root_uid).map_err(FolderFault::Chain)?;
    let io = |source| FolderFault::Io { path: state.join(name), source };
    let folder = Dir::open(state).and_then(|state| state.open_dir(name)).map_err(io)?;
    let facts = folder.facts().map_err(io)?;
    let what = if facts.uid != my_uid() {
        "belongs to another user"
    } else if facts.others_write() {
        "can be written by others"
    } else {
        return Ok(folder);
    };
    Err(FolderFault::Foreign { path: state.join(name), what })
}

/// Opens a folder of this user's alone below another one, making it if it is missing.
///
/// # Errors
/// It is another user's, others can enter it, or the kernel refuses.
pub fn private(parent: &Dir, name: &str) -> io::Result<Dir> {
    match parent.mkdir(name, 0o700) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let folder = parent.open_dir(name)?;
    let facts = folder.facts()?;
    if facts.uid == my_uid() && facts.mode & 0o777 == 0o700 {
        Ok(folder)
    } else {
        Err(io::Error::other(format!("{}: must be this user's alone (0700)", folder.path().display())))
    }
}

/// Ends the process: what is on the disk is not known any more, and only a new start, which reads it again, can say.
pub(super) fn end_process(path: &Path, what: &str, error: &io::Error) -> ! {
    log::error!("store.lost what={what} path={} error={error}", path.display());
    std::process::abort()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;
    use std::os::unix::fs::PermissionsExt;

    fn chmod(path: &Path, mode: u32) {
        std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
    }

    #[test]
    fn a_folder_below_one_that_somebody_else_could_change_is_not_opened() {
        let temp = Temp::new("folder");
        let (state, own) = (temp.path().join("state"), temp.path().join("state/consent"));
        std::fs::create_dir_all(&own).unwrap();
        chmod(&own, 0o2750);
        assert!(open(&state, "consent", my_uid()).is_ok());
        assert!(matches!(open(&state, "lane", my_uid()), Err(FolderFault::Io { .. })));
        chmod(&own, 0o2770);
        assert!(matches!(open(&state, "consent", my_uid()), Err(FolderFault::Foreign { .. })));
        chmod(&own, 0o2750);
        for (path, mode) in [(state.as_path(), 0o777), (temp.path(), 0o777), (state.as_path(), 0o775)] {
            chmod(path, mode);
            assert!(
                matches!(open(&state, "consent", my_uid()), Err(FolderFault::Chain(_))),
                "{} {mode:o}",
                path.display()
            );
            chmod(path, 0o755);
        }
        std::os::unix::fs::symlink(&own, state.join("link")).unwrap();
        assert!(open(&state, "link", my_uid()).is_err());
        std::os::unix::fs::symlink(&state, temp.path().join("elsewhere")).unwrap();
        assert!(open(&temp.path().join("elsewhere"), "consent", my_uid()).is_err());
    }

    #[test]
    fn a_private_folder_is_made_for_this_user_alone_whatever_its_parent_hands_down() {
        let temp = Temp::new("folder-private");
        chmod(temp.path(), 0o2750);
        let dir = temp.dir();
        for _ in 0..2 {
            assert_eq!(private(&dir, "spool").unwrap().facts().unwrap().mode & 0o777, 0o700);
        }
        chmod(&temp.path().join("spool"), 0o710);
        assert!(private(&dir, "spool").is_err());
    }
}
