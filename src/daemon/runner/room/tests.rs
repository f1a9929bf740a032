use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("mila-room-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn names(path: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn an_attachment_lies_where_no_program_looks_for_its_own_files() {
    let folder = Folder::new();
    let rooms = Rooms::open(&folder.0).unwrap();
    let room = rooms.make(true).unwrap();
    let facts = FileFacts { name: ".curlrc".to_owned(), size: 5, sha256: Digest::of(b"hello") };
    let mut incoming = room.file(0).unwrap();
    incoming.take(b"hel").unwrap();
    incoming.take(b"lo").unwrap();
    assert!(incoming.end(&facts).unwrap());
    assert_eq!(names(room.work()), ["in"]);
    assert_eq!(names(&room.work().join("in")), ["1"]);
    assert_eq!((names(room.home()), names(room.temp())), (vec![], vec![]));
    let mode = fs::metadata(room.work().join("in/1")).unwrap().permissions().mode();
    assert_eq!(mode & 0o7777, 0o440);
    assert_eq!(fs::read(room.work().join("in/1")).unwrap(), b"hello");
}

#[test]
fn bytes_that_are_not_those_agreed_to_are_told() {
    let folder = Folder::new();
    let room = Rooms::open(&folder.0).unwrap().make(true).unwrap();
    let facts = FileFacts { name: "a".to_owned(), size: 5, sha256: Digest::of(b"hello") };
    let mut incoming = room.file(0).unwrap();
    incoming.take(b"hellO").unwrap();
    assert!(!incoming.end(&facts).unwrap());
}

#[test]
fn a_room_for_no_files_is_empty() {
    let folder = Folder::new();
    let room = Rooms::open(&folder.0).unwrap().make(false).unwrap();
    assert_eq!(names(&folder.0), [".lock", "home", "tmp", "work"]);
    for path in [room.work(), room.home(), room.temp()] {
        assert!(names(path).is_empty());
    }
    assert!(room.file(0).is_err());
}

#[test]
fn whatever_a_program_leaves_behind_is_removed() {
    let folder = Folder::new();
    let rooms = Rooms::open(&folder.0).unwrap();
    let room = rooms.make(false).unwrap();
    fs::write(room.home().join(".bashrc"), "x").unwrap();
    std::os::unix::fs::symlink("/etc", room.temp().join("link")).unwrap();
    let shut = room.work().join("shut");
    fs::create_dir(&shut).unwrap();
    fs::write(shut.join("file"), "x").unwrap();
    fs::create_dir(shut.join("inner")).unwrap();
    fs::create_dir(shut.join("inner/more")).unwrap();
    fs::set_permissions(shut.join("inner"), Permissions::from_mode(0o000)).unwrap();
    fs::set_permissions(&shut, Permissions::from_mode(0o000)).unwrap();
    fs::create_dir(folder.0.join("moved-1")).unwrap();
    fs::set_permissions(&folder.0, Permissions::from_mode(0o000)).unwrap();
    rooms.empty().unwrap();
    assert_eq!(names(&folder.0), [".lock"]);
    assert!(Path::new("/etc/passwd").exists());
    rooms.make(false).unwrap();
}

#[test]
fn folders_nested_deeper_than_any_path_is_long_are_removed() {
    let folder = Folder::new();
    let rooms = Rooms::open(&folder.0).unwrap();
    let room = rooms.make(false).unwrap();
    // Built from the inside out, since a path of that length cannot be named.
    let mut inner = room.temp().join("0");
    fs::create_dir(&inner).unwrap();
    for depth in 1..3000 {
        let outer = room.temp().join(depth.to_string());
        fs::create_dir(&outer).unwrap();
        fs::rename(&inner, outer.join("d")).unwrap();
        inner = outer;
    }
    rooms.empty().unwrap();
    assert_eq!(names(&folder.0), [".lock", "home", "work"]);
}

#[test]
fn a_folder_of_the_room_stays_only_as_it_was_made() {
    let folder = Folder::new();
    let rooms = Rooms::open(&folder.0).unwrap();
    let inodes = |room: &Room| [room.work(), room.home(), room.temp()].map(|path| file::facts_of(path).unwrap().inode);
    let room = rooms.make(false).unwrap();
    let before = inodes(&room);
    rooms.empty().unwrap();
    assert_eq!(inodes(&rooms.make(false).unwrap()), before);
    fs::write(room.work().join("x"), "x").unwrap();
    fs::set_permissions(room.home(), Permissions::from_mode(0o1700)).unwrap();
    rooms.empty().unwrap();
    assert_eq!(names(&folder.0), [".lock", "tmp"]);
    rooms.make(false).unwrap();
    assert_eq!(names(&folder.0), [".lock", "home", "tmp", "work"]);
}

#[test]
fn one_runner_at_a_time_has_the_folder() {
    let folder = Folder::new();
    let first = Rooms::open(&folder.0).unwrap();
    assert!(Rooms::open(&folder.0).is_err());
    drop(first);
    assert!(Rooms::open(&folder.0).is_ok());
}
