use std::os::unix::fs::{PermissionsExt, symlink};

use super::*;
use crate::sys::creds::my_uid;

/// A folder of a test's own, gone with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let name: [u8; 8] = crate::sys::random::array().unwrap();
        let path = std::env::temp_dir().canonicalize().unwrap().join(format!("mila-{:016x}", u64::from_be_bytes(name)));
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_file_is_made_once_and_has_the_mode_it_is_given() {
    let folder = Folder::new();
    let dir = Dir::open(folder.path()).unwrap();
    let file = dir.open_file("journal", How::CreateNew, 0o600).unwrap();
    chmod(&file, 0o640).unwrap();
    let facts = facts(&file).unwrap();
    assert_eq!((facts.mode & 0o7777, facts.uid, facts.nlink, facts.size), (0o640, my_uid(), 1, 0));
    assert!(facts.is_file() && !facts.is_dir());
    assert_eq!(facts_of(&folder.path().join("journal")).unwrap().inode, facts.inode);
    let again = dir.open_file("journal", How::CreateNew, 0o600);
    assert_eq!(again.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
    dir.mkdir("spool", 0o700).unwrap();
    assert!(dir.open_dir("spool").unwrap().facts().unwrap().is_dir());
    let mut names = dir.list().unwrap();
    names.sort();
    assert_eq!(names, ["journal", "spool"]);
}

#[test]
fn what_is_attached_to_a_folder_is_seen() {
    let folder = Folder::new();
    let dir = Dir::open(folder.path()).unwrap();
    assert!(!dir.has_attributes().unwrap());
    let name = c"user.mila";
    // SAFETY: the name ends in NUL, the value has the length that is given, and both outlive the call.
    let set = check(unsafe { libc::fsetxattr(dir.fd.as_raw_fd(), name.as_ptr(), name.as_ptr().cast(), 1, 0) });
    if set.is_err() {
        println!("SKIPPED, no attributes on this disk: a folder with one");
        return;
    }
    assert!(dir.has_attributes().unwrap());
}

#[test]
fn no_link_is_ever_followed() {
    let folder = Folder::new();
    fs::write(folder.path().join("secret"), "s").unwrap();
    fs::create_dir(folder.path().join("real")).unwrap();
    symlink("secret", folder.path().join("link")).unwrap();
    symlink("real", folder.path().join("way")).unwrap();
    let dir = Dir::open(folder.path()).unwrap();
    assert!(dir.open_file("link", How::Read, 0).is_err());
    assert!(dir.open_dir("way").is_err());
    assert!(Dir::open(&folder.path().join("way")).is_err());
    assert!(open_ordinary(&folder.path().join("link")).is_err());
    assert!(dir.open_file("link", How::CreateNew, 0o600).is_err());
    assert!(check_chain(&folder.path().join("way"), my_uid()).is_err());
    assert_eq!(fs::read(folder.path().join("secret")).unwrap(), b"s");
}

#[test]
fn a_name_with_a_way_in_it_is_no_name() {
    let folder = Folder::new();
    let dir = Dir::open(folder.path()).unwrap();
    for name in ["", ".", "..", "a/b", "/etc/passwd", "../x", "a\0b"] {
        assert!(dir.open_file(name, How::Read, 0).is_err(), "{name:?}");
        assert!(dir.open_file(name, How::CreateNew, 0o600).is_err(), "{name:?}");
        assert!(dir.mkdir(name, 0o700).is_err(), "{name:?}");
        assert!(dir.unlink(name).is_err(), "{name:?}");
    }
    assert!(Dir::open(Path::new("tmp")).is_err());
    assert!(Dir::open(Path::new("/tmp/../etc")).is_err());
}

#[test]
fn a_pipe_or_a_device_is_an_error_at_once() {
    let folder = Folder::new();
    let path = c_string(folder.path().join("pipe").as_os_str()).unwrap();
    // SAFETY: `path` ends in a zero byte and outlives the call.
    check(unsafe { libc::mkfifo(path.as_ptr(), 0o600) }).unwrap();
    let dir = Dir::open(folder.path()).unwrap();
    assert!(dir.open_file("pipe", How::Read, 0).is_err());
    assert!(dir.open_file("pipe", How::Append, 0o600).is_err());
    assert!(open_ordinary(&folder.path().join("pipe")).is_err());
    assert!(open_ordinary(Path::new("/dev/null")).is_err());
}

#[test]
fn renaming_replaces() {
    let folder = Folder::new();
    let dir = Dir::open(folder.path()).unwrap();
    for name in ["a", "b"] {
        fs::write(folder.path().join(name), name).unwrap();
    }
    dir.rename("a", "b").unwrap();
    dir.sync().unwrap();
    assert_eq!(fs::read(folder.path().join("b")).unwrap(), b"a");
    dir.unlink("b").unwrap();
    assert!(dir.list().unwrap().is_empty());
}

#[test]
fn a_folder_that_is_renamed_away_is_still_the_folder_that_was_opened() {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("state")).unwrap();
    let dir = Dir::open(&folder.path().join("state")).unwrap();
    fs::rename(folder.path().join("state"), folder.path().join("away")).unwrap();
    fs::create_dir(folder.path().join("state")).unwrap();
    drop(dir.open_file("journal", How::CreateNew, 0o600).unwrap());
    assert_eq!(dir.list().unwrap(), ["journal"]);
    assert!(folder.path().join("away/journal").exists() && !folder.path().join("state/journal").exists());
}

#[test]
fn reserved_space_is_taken_and_does_not_change_the_length() {
    let folder = Folder::new();
    let dir = Dir::open(folder.path()).unwrap();
    let file = dir.open_file("journal", How::CreateNew, 0o600).unwrap();
    reserve(&file, 0, 1024 * 1024).unwrap();
    assert_eq!(facts(&file).unwrap().size, 0);
    assert!(file.metadata().unwrap().blocks() >= 2048);
    Write::write_all(&mut &file, b"line\n").unwrap();
    assert_eq!(facts(&file).unwrap().size, 5);
}

#[test]
fn a_folder_that_others_can_write_breaks_the_chain_above_what_is_below_it() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("open/state")).unwrap();
    mode(&folder.path().join("open/state"), 0o755);
    let state = folder.path().join("open/state");
    mode(&folder.path().join("open"), 0o755);
    check_chain(&state, my_uid()).unwrap();
    for wrong in [0o775, 0o757, 0o777] {
        mode(&folder.path().join("open"), wrong);
        let fault = check_chain(&state, my_uid()).unwrap_err();
        assert_eq!(fault.path, folder.path().join("open"));
        assert!(fault.what.contains(&format!("{wrong:o}")), "{fault}");
    }
}

#[test]
fn a_sticky_folder_counts_above_an_entry_of_the_right_owner_but_is_no_state_folder_itself() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("tmp/state")).unwrap();
    mode(&folder.path().join("tmp/state"), 0o755);
    mode(&folder.path().join("tmp"), 0o1777);
    check_chain(&folder.path().join("tmp/state"), my_uid()).unwrap();
    assert!(check_chain(&folder.path().join("tmp"), my_uid()).is_err());
}

#[test]
fn a_chain_that_is_not_there_is_a_fault_of_the_folder_that_is_missing() {
    let folder = Folder::new();
    let fault = check_chain(&folder.path().join("no/state"), my_uid()).unwrap_err();
    assert_eq!(fault.path, folder.path().join("no"));
}

#[test]
fn a_file_without_a_name_is_read_from_its_first_byte_and_belongs_to_no_folder() {
    let mut file = nameless(b"{\"a\":1}").unwrap();
    let mut text = String::new();
    io::Read::read_to_string(&mut file, &mut text).unwrap();
    assert_eq!(text, "{\"a\":1}");
    assert_eq!(file.metadata().unwrap().nlink(), 0);
}
