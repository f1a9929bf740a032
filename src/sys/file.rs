//! Files and folders by descriptor: nothing is opened through a link, and what is opened is looked at before it is used.

use std::ffi::{CString, OsStr, OsString};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};

use super::check::{check, check_again};

/// What the kernel says of a file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Facts {
    /// Owner.
    pub uid: u32,
    /// Group.
    pub gid: u32,
    /// Type and mode bits.
    pub mode: u32,
    /// Names it has.
    pub nlink: u64,
    /// Bytes.
    pub size: u64,
    /// Inode.
    pub inode: u64,
    /// Last change of the content, in nanoseconds since 1970.
    pub mtime_ns: i128,
    /// Last change of anything of it, owner and mode too, in nanoseconds since 1970: nobody can set it back.
    pub ctime_ns: i128,
}

impl Facts {
    fn of(meta: &fs::Metadata) -> Self {
        Self {
            uid: meta.uid(),
            gid: meta.gid(),
            mode: meta.mode(),
            nlink: meta.nlink(),
            size: meta.len(),
            inode: meta.ino(),
            mtime_ns: nanoseconds(meta.mtime(), meta.mtime_nsec()),
            ctime_ns: nanoseconds(meta.ctime(), meta.ctime_nsec()),
        }
    }

    /// An ordinary file.
    #[must_use]
    pub fn is_file(&self) -> bool {
        self.mode & libc::S_IFMT == libc::S_IFREG
    }

    /// A folder.
    #[must_use]
    pub fn is_dir(&self) -> bool {
        self.mode & libc::S_IFMT == libc::S_IFDIR
    }

    /// Somebody beside the owner may write it.
    #[must_use]
    pub fn others_write(&self) -> bool {
        self.mode & 0o022 != 0
    }
}

fn nanoseconds(seconds: i64, rest: i64) -> i128 {
    i128::from(seconds).saturating_mul(1_000_000_000).saturating_add(i128::from(rest))
}

/// What the kernel says of an open file.
///
/// # Errors
/// When fstat fails.
pub fn facts(file: &File) -> io::Result<Facts> {
    Ok(Facts::of(&file.metadata()?))
}

/// What the kernel says of a path; a link is looked at itself, not where it leads.
///
/// # Errors
/// When it is not there.
pub fn facts_of(path: &Path) -> io::Result<Facts> {
    Ok(Facts::of(&fs::symlink_metadata(path)?))
}

/// Opens an ordinary file for reading; a link, a FIFO or a device is an error, and nothing waits.
///
/// # Errors
/// When it cannot be opened, or is no ordinary file.
pub fn open_ordinary(path: &Path) -> io::Result<File> {
    let file = open_at(libc::AT_FDCWD, path.as_os_str(), libc::O_RDONLY | libc::O_NONBLOCK, 0)?;
    if facts(&file)?.is_file() { Ok(file) } else { Err(io::Error::other("not an ordinary file")) }
}

/// An open folder; every name below it is taken without following links.
#[derive(Debug)]
pub struct Dir {
    fd: OwnedFd,
    path: PathBuf,
}

/// How a file below a folder is opened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum How {
    /// Append, made if it is missing.
    Append,
    /// Made new; there must be none.
    CreateNew,
    /// Read.
    Read,
    /// Read and write, made if it is missing.
    ReadWrite,
}

impl Dir {
    /// Opens a folder by its absolute path. A link in its place, or in that of a folder above it, is an error.
    ///
    /// # Errors
    /// When it cannot be opened or is no folder.
    pub fn open(path: &Path) -> io::Result<Self> {
        let wrong = || io::Error::new(io::ErrorKind::InvalidInput, "an absolute path without . and .. is needed");
        let mut parts = path.components();
        if parts.next() != Some(Component::RootDir) {
            return Err(wrong());
        }
        let mut at = open_at(libc::AT_FDCWD, OsStr::new("/"), libc::O_PATH | libc::O_DIRECTORY, 0)?;
        for part in parts {
            let Component::Normal(name) = part else { return Err(wrong()) };
            at = open_at(at.as_raw_fd(), name, libc::O_PATH | libc::O_DIRECTORY, 0)?;
        }
        // Once more by its own descriptor, now one by which it can be listed and synced.
        let file = open_at(at.as_raw_fd(), OsStr::new("."), libc::O_RDONLY | libc::O_DIRECTORY, 0)?;
        Ok(Self { fd: file.into(), path: path.to_owned() })
    }

    /// Where it was when it was opened: for messages.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the kernel says of the folder.
    ///
    /// # Errors
    /// When fstat fails.
    pub fn facts(&self) -> io::Result<Facts> {
        facts(&File::from(self.fd.try_clone()?))
    }

    /// Opens a file of the folder, with `mode` if it is made.
    ///
    /// # Errors
    /// When the name is not a single one, or the kernel refuses.
    pub fn open_file(&self, name: &str, how: How, mode: u32) -> io::Result<File> {
        let flags = match how {
            How::Append => libc::O_WRONLY | libc::O_APPEND | libc::O_CREAT,
            How::CreateNew => libc::O_RDWR | libc::O_CREAT | libc::O_EXCL,
            How::Read => libc::O_RDONLY,
            How::ReadWrite => libc::O_RDWR | libc::O_CREAT,
        };
        let file = open_at(self.fd.as_raw_fd(), single(name)?, flags | libc::O_NONBLOCK, mode)?;
        if facts(&file)?.is_file() { Ok(file) } else { Err(io::Error::other("not an ordinary file")) }
    }

    /// Opens a folder of the folder.
    ///
    /// # Errors
    /// As [`Dir::open`].
    pub fn open_dir(&self, name: &str) -> io::Result<Self> {
        let file = open_at(self.fd.as_raw_fd(), single(name)?, libc::O_RDONLY | libc::O_DIRECTORY, 0)?;
        Ok(Self { fd: file.into(), path: self.path.join(name) })
    }

    /// Whether anything is attached to the folder: extended attributes, access lists among them.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub fn has_attributes(&self) -> io::Result<bool> {
        // SAFETY: with a size of zero nothing is written; the kernel says how long the list is.
        match check(unsafe { libc::flistxattr(self.fd.as_raw_fd(), std::ptr::null_mut(), 0) }) {
            Err(error) if error.raw_os_error() == Some(libc::EOPNOTSUPP) => Ok(false),
            length => Ok(length? != 0),
        }
    }

    /// Makes a folder in the folder.
    ///
    /// # Errors
    /// When it exists, or the kernel refuses.
    pub fn mkdir(&self, name: &str, mode: u32) -> io::Result<()> {
        let name = c_string(single(name)?)?;
        // SAFETY: `name` is a string that ends in NUL and outlives the call.
        check(unsafe { libc::mkdirat(self.fd.as_raw_fd(), name.as_ptr(), mode) })?;
        Ok(())
    }

    /// Renames within the folder; what has the new name is replaced.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let (from, to) = (c_string(single(from)?)?, c_string(single(to)?)?);
        let fd = self.fd.as_raw_fd();
        // SAFETY: both strings end in NUL and outlive the call.
        check(unsafe { libc::renameat(fd, from.as_ptr(), fd, to.as_ptr()) })?;
        Ok(())
    }

    /// Removes a file of the folder.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub fn unlink(&self, name: &str) -> io::Result<()> {
        self.remove(name, 0)
    }

    /// Removes an empty folder of the folder.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub fn rmdir(&self, name: &str) -> io::Result<()> {
        self.remove(name, libc::AT_REMOVEDIR)
    }

    /// Makes the folder's own entries durable.
    ///
    /// # Errors
    /// When fsync fails.
    pub fn sync(&self) -> io::Result<()> {
        File::from(self.fd.try_clone()?).sync_all()
    }

    /// The names in the folder, in no order. Read by descriptor, so a folder renamed meanwhile makes no difference.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn list(&self) -> io::Result<Vec<OsString>> {
        fs::read_dir(format!("/proc/self/fd/{}", self.fd.as_raw_fd()))?
            .map(|entry| entry.map(|entry| entry.file_name()))
            .collect()
    }

    fn remove(&self, name: &str, flags: libc::c_int) -> io::Result<()> {
        let name = c_string(single(name)?)?;
        // SAFETY: `name` is a string that ends in NUL and outlives the call.
        check(unsafe { libc::unlinkat(self.fd.as_raw_fd(), name.as_ptr(), flags) })?;
        Ok(())
    }
}

/// Sets the permission bits of an open file.
///
/// # Errors
/// When the kernel refuses.
pub fn chmod(file: &File, mode: u32) -> io::Result<()> {
    // SAFETY: the descriptor is open for the whole call.
    check(unsafe { libc::fchmod(file.as_raw_fd(), mode) })?;
    Ok(())
}

/// Gives a path, link or not, to an owner and group.
///
/// # Errors
/// When the kernel refuses.
pub fn chown(path: &Path, uid: u32, gid: u32) -> io::Result<()> {
    std::os::unix::fs::lchown(path, Some(uid), Some(gid))
}

/// Reserves room on the disk without changing the file's length (fallocate(2), `FALLOC_FL_KEEP_SIZE`).
///
/// # Errors
/// When the disk is full, or the file system cannot reserve (`EOPNOTSUPP`).
pub fn reserve(file: &File, offset: u64, length: u64) -> io::Result<()> {
    let offset = libc::off_t::try_from(offset).map_err(io::Error::other)?;
    let length = libc::off_t::try_from(length).map_err(io::Error::other)?;
    // SAFETY: the descriptor is open for the whole call; the numbers go by value.
    check_again(|| unsafe { libc::fallocate(file.as_raw_fd(), libc::FALLOC_FL_KEEP_SIZE, offset, length) })?;
    Ok(())
}

/// A file in memory that has no name (`memfd_create(2)`), holding `bytes`, at its first byte. No program can be started from it,
/// where the kernel knows how to say so (Linux 6.3).
///
/// # Errors
/// When the kernel has no room for it.
pub fn nameless(bytes: &[u8]) -> io::Result<File> {
    let nameless = |flags: libc::c_uint| {
        // SAFETY: the name is a valid C string, and the flags go by value.
        check_again(|| unsafe { libc::memfd_create(c"mila-gate".as_ptr(), flags) })
    };
    let made = match nameless(libc::MFD_CLOEXEC | libc::MFD_NOEXEC_SEAL) {
        Err(error) if error.raw_os_error() == Some(libc::EINVAL) => nameless(libc::MFD_CLOEXEC),
        other => other,
    };
    // SAFETY: the descriptor was just made, and nobody else has it.
    let mut file = unsafe { File::from_raw_fd(made?) };
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

/// Why a path cannot be trusted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChainFault {
    /// The folder or file at fault.
    pub path: PathBuf,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for ChainFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.what)
    }
}

/// Whether `path` and every folder above it belong to root (or to `root_uid`, which stands for root in plain mode) and can be
/// written by nobody else, so that no other user can put something else in its place. A sticky folder that others may write
/// passes when the entry below it is root's. Links above the last part are refused like any other entry that is no folder.
///
/// # Errors
/// The first entry from `/` that fails.
pub fn check_chain(path: &Path, root_uid: u32) -> Result<(), ChainFault> {
    let fault = |path: &Path, what: &str| Err(ChainFault { path: path.to_owned(), what: what.to_owned() });
    if !path.is_absolute() || path.components().any(|part| matches!(part, Component::ParentDir | Component::CurDir)) {
        return fault(path, "must be an absolute path without . and ..");
    }
    let mut folders: Vec<&Path> = path.ancestors().collect();
    folders.reverse();
    for (index, here) in folders.iter().enumerate() {
        let facts = match facts_of(here) {
            Ok(facts) => facts,
            Err(error) => return fault(here, &error.to_string()),
        };
        let last = index.saturating_add(1) == folders.len();
        if !last && !facts.is_dir() {
            return fault(here, "is not a folder");
        }
        if facts.mode & libc::S_IFMT == libc::S_IFLNK {
            return fault(here, "is a link");
        }
        if facts.uid != 0 && facts.uid != root_uid {
            return fault(here, &format!("belongs to uid {}", facts.uid));
        }
        // In a sticky folder others can add entries, but not rename or remove root's; the next entry is checked to be root's.
        if facts.others_write() && !(facts.is_dir() && facts.mode & 0o1000 != 0 && !last) {
            return fault(here, &format!("can be written by others (mode {:o})", facts.mode & 0o7777));
        }
    }
    Ok(())
}

fn open_at(fd: libc::c_int, name: &OsStr, flags: libc::c_int, mode: u32) -> io::Result<File> {
    let name = c_string(name)?;
    let flags = flags | libc::O_CLOEXEC | libc::O_NOFOLLOW | libc::O_NOCTTY;
    // SAFETY: `name` is a string that ends in NUL and outlives the call; `mode` goes by value.
    let raw = check_again(|| unsafe { libc::openat(fd, name.as_ptr(), flags, mode) })?;
    // SAFETY: the kernel has just given us this descriptor, and nothing else owns it.
    let owned = unsafe { OwnedFd::from_raw_fd(raw) };
    Ok(File::from(owned))
}

fn c_string(name: &OsStr) -> io::Result<CString> {
    CString::new(name.as_bytes().to_vec()).map_err(io::Error::other)
}

/// A name of one part, so that nothing above or below the folder is meant.
fn single(name: &str) -> io::Result<&OsStr> {
    if name.is_empty() || name == "." || name == ".." || name.contains('/') {
        return Err(io::Error::other("a name of one part is needed"));
    }
    Ok(OsStr::new(name))
}

#[cfg(test)]
pub(crate) mod tests;
