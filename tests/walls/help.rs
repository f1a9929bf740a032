//! Users of a test run, threads that become one of them, and folders that root owns.

use std::fs::{self, File, Permissions};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use mila_gate::sys::creds::my_uid;
use mila_gate::sys::random;

/// Whether this runs as root; if not, says what is skipped.
pub(crate) fn root(what: &str) -> bool {
    let root = my_uid() == 0;
    if !root {
        eprintln!("SKIPPED, not root: {what}");
    }
    root
}

/// So many uids in a row that nobody has: high ones, picked at random, since others may test on this machine too.
pub(crate) fn unused_uids(count: u32) -> Vec<u32> {
    loop {
        let first = 200_000_000 + u32::from_be_bytes(random::array().unwrap()) % 1_500_000_000;
        let uids: Vec<u32> = (first..first + count).collect();
        if !processes().iter().any(|(_, uid)| uids.contains(uid)) {
            return uids;
        }
    }
}

/// Every process, with its uid.
pub(crate) fn processes() -> Vec<(i32, u32)> {
    fs::read_dir("/proc")
        .unwrap()
        .filter_map(|entry| {
            let pid: i32 = entry.ok()?.file_name().to_str()?.parse().ok()?;
            let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
            if status.contains("\nState:\tZ") {
                return None;
            }
            let uid = status.lines().find_map(|line| line.strip_prefix("Uid:"))?.split_whitespace().next()?.parse();
            Some((pid, uid.ok()?))
        })
        .collect()
}

/// The processes of one uid.
pub(crate) fn processes_of(uid: u32) -> Vec<i32> {
    processes().into_iter().filter(|(_, of)| *of == uid).map(|(pid, _)| pid).collect()
}

/// Runs `body` in a thread that is another user, with nothing of root's left: the system calls themselves change one thread
/// alone, where libc's functions would change the whole process.
pub(crate) fn as_uid<T: Send + 'static>(uid: u32, body: impl FnOnce() -> T + Send + 'static) -> T {
    let body = move || {
        let none = std::ptr::null::<u32>();
        // SAFETY: a count of 0 reads nothing.
        assert_eq!(unsafe { libc::syscall(libc::SYS_setgroups, 0, none) }, 0);
        // SAFETY: a call over plain numbers.
        assert_eq!(unsafe { libc::syscall(libc::SYS_setresgid, uid, uid, uid) }, 0);
        // SAFETY: a call over plain numbers.
        assert_eq!(unsafe { libc::syscall(libc::SYS_setresuid, uid, uid, uid) }, 0);
        body()
    };
    thread::Builder::new().name(format!("as-{uid}")).spawn(body).unwrap().join().unwrap()
}

/// A folder of root's below `/tmp`, gone with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let name = u64::from_be_bytes(random::array().unwrap());
        let path = PathBuf::from(format!("/tmp/mila-walls-{name:016x}"));
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// A folder inside, of this owner and mode.
    pub(crate) fn folder(&self, name: &str, uid: u32, mode: u32) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(&path).unwrap();
        chown(&path, Some(uid), Some(uid)).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
        path
    }

    /// A file of root's inside, 0644.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// A configuration with users of its own, below a folder; `run` and `state` are in it.
pub(crate) fn config(folder: &Folder, uids: &[u32]) -> PathBuf {
    for name in ["kinds", "routes"] {
        folder.folder(name, 0, 0o755);
    }
    folder.folder("keys", uids[0], 0o700);
    let at = folder.path().display();
    let text = format!(
        "{{\"run\":\"{at}/run\",\"state\":\"{at}/state\",\"keys\":\"{at}/keys\",\"kinds\":\"{at}/kinds\",\"routes\":\"{at}/routes\",\
         \"group\":{},\"users\":{{\"keys\":{},\"io\":{},\"consent\":{},\"act\":{},\"guest\":{},\"session\":[{}]}}}}",
        uids[5], uids[0], uids[1], uids[2], uids[3], uids[4], uids[5]
    );
    folder.file("config.json", &text)
}

/// The program, open: other users may not enter the folder it was built in.
pub(crate) struct Gate(File);

impl Gate {
    pub(crate) fn new() -> Self {
        let file = File::open(env!("CARGO_BIN_EXE_mila-gate")).unwrap();
        // Above the numbers at which sockets are handed over.
        // SAFETY: the descriptor is open for the whole call.
        let raw = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_DUPFD_CLOEXEC, 64) };
        assert!(raw >= 64);
        // SAFETY: the kernel has just given us this descriptor, and nothing else owns it.
        Self(unsafe { File::from_raw_fd(raw) })
    }

    pub(crate) fn path(&self) -> PathBuf {
        format!("/proc/self/fd/{}", self.0.as_raw_fd()).into()
    }
}

/// Waits until something is so; it must be within ten seconds.
pub(crate) fn soon(what: &str, mut is: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !is() {
        assert!(Instant::now() < end, "not in time: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Owner, group and permission bits.
pub(crate) fn owner(path: &Path) -> (u32, u32, u32) {
    let meta = fs::symlink_metadata(path).unwrap();
    (meta.uid(), meta.gid(), meta.mode() & 0o7777)
}

/// A file's inode.
pub(crate) fn inode(path: &Path) -> u64 {
    fs::symlink_metadata(path).unwrap().ino()
}

/// Whether a command is there.
pub(crate) fn has(command: &str) -> bool {
    let found = Command::new("sh").args(["-c", &format!("command -v {command}")]).stdout(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

/// The kind of error a call ended with.
pub(crate) fn kind<T>(result: io::Result<T>) -> io::ErrorKind {
    result.err().expect("an error").kind()
}
