//! Faults of the disk and of the process, at every call on which a decision depends. Kills and errors are put in by strace's
//! fault injection into this very program, started again as a helper: nothing in the product knows of it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::disallowed_methods,
    clippy::print_stderr,
    clippy::print_stdout,
    clippy::tests_outside_test_module,
    reason = "a test that cannot do its work must fail, and says aloud what it skips"
)]

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

use mila_gate::base::digest::Digest;
use mila_gate::base::ids::{ChatId, KindId, MessageId, RequestId, UserId};
use mila_gate::base::time::Wall;
use mila_gate::journal::record::{Asked, Pressed, Ran, Step};
use mila_gate::journal::verify;
use mila_gate::store::append_file::AppendError;
use mila_gate::store::journal_file::{Decisions, FILE};
use mila_gate::store::spool::{Spool, SpoolError};
use mila_gate::store::state_file;
use mila_gate::sys::file::Dir;

const SIGABRT: i32 = 6;
const SIGKILL: i32 = 9;
const HELPER: &str = "MILA_STORE_HELPER";

fn now() -> Wall {
    Wall::parse("2026-11-30T13:02:11.482Z").unwrap()
}

fn request() -> RequestId {
    RequestId::parse("r-5f2c91a07d").unwrap()
}

/// One request, whole: each line is one that the next depends on.
fn story() -> Vec<Step> {
    let owner = UserId::new(111).unwrap();
    let asked = Asked {
        id: request(),
        kind: KindId::parse("note").unwrap(),
        def: "6fd320c44e2cb75c864a9eff88dc5b38".to_owned(),
        digest: Digest::of(b"x"),
        uid: 1001,
        files: 0,
        cents: 0,
        urgent: false,
        perm: None,
    };
    let at = vec![(ChatId::new(111).unwrap(), MessageId::new(42).unwrap())];
    vec![
        Step::Start { ver: "0.1.0".to_owned(), bot: None, clock: None },
        Step::Asked(asked),
        Step::Shown { id: request(), at, until: now() },
        Step::Granted(Pressed { id: request(), by: owner }),
        Step::Used { id: request() },
        Step::Executed { id: request(), ran: Ran::Yes, code: None, ms: 1 },
        Step::Frozen { by: Some(owner) },
    ]
}

fn open(folder: &Path) -> Decisions {
    Decisions::open(&Dir::open(folder).unwrap(), now(), &mut |_| ()).unwrap().0
}

/// The helper: a journal's writer, or a state file's, that says on standard output what it was told is done.
#[test]
fn helper() {
    let Some(plan) = std::env::var_os(HELPER) else { return };
    let plan = plan.into_string().unwrap();
    let (what, folder) = plan.split_once(':').unwrap();
    let folder = Path::new(folder);
    if what == "state" {
        for text in ["one", "two", "three"] {
            state_file::write(&Dir::open(folder).unwrap(), "cursor", text.as_bytes(), 0o600).unwrap();
            println!("done {text}");
        }
        return;
    }
    let mut journal = open(folder);
    println!("room {}", journal.can_grant());
    for step in story() {
        match journal.append(now(), &step) {
            Ok(entry) => println!("done {} {}", entry.n, step.name()),
            Err(AppendError::Full) => println!("full {}", step.name()),
            Err(error) => println!("error {} {error}", step.name()),
        }
        std::io::stdout().flush().unwrap();
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("mila-faults-{}-{name}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        fs::create_dir_all(&path).unwrap();
        Self(fs::canonicalize(path).unwrap())
    }

    fn journal(&self) -> PathBuf {
        self.0.join(FILE)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Whether strace works here; said aloud where it does not.
fn strace_works() -> bool {
    let works = Command::new("strace").args(["-o", "/dev/null", "true"]).output();
    let works = works.is_ok_and(|output| output.status.success());
    if !works {
        eprintln!("SKIPPED: no working strace on this machine, so no kills and no faults of the disk");
    }
    works
}

/// The helper under strace, with faults put into its calls on one file: how it ended, and the lines it said.
fn run(what: &str, folder: &Folder, file: &Path, faults: &[&str]) -> (ExitStatus, Vec<String>) {
    let mut command = Command::new("strace");
    command.args(["-f", "-qq", "-o", "/dev/null", "-P"]).arg(file);
    for fault in faults {
        command.arg("-e").arg(format!("inject={fault}"));
    }
    command.arg(std::env::current_exe().unwrap()).args(["--exact", "helper", "--nocapture", "--test-threads=1"]);
    let output = command.env(HELPER, format!("{what}:{}", folder.0.display())).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let lines = said.lines().map(|line| line.trim_start_matches("test helper ... ").to_owned());
    (
        output.status,
        lines.filter(|line| ["room", "done", "full", "error"].iter().any(|word| line.starts_with(word))).collect(),
    )
}

fn done(lines: &[String]) -> u64 {
    u64::try_from(lines.iter().filter(|line| line.starts_with("done")).count()).unwrap()
}

/// The journal as the next start finds it: whole, and with everything that was said to be done.
fn whole_after(folder: &Folder, done: u64) -> u64 {
    let mut journal = open(&folder.0);
    let found = journal.head().n;
    assert!(found >= done, "{found} lines, but {done} were said to be on the disk");
    assert_eq!(journal.append(now(), &Step::Frozen { by: None }).unwrap().n, found + 1);
    let bytes = fs::read(folder.journal()).unwrap();
    assert_eq!(verify::verify(&bytes[..], &[]).unwrap(), journal.head());
    found
}

#[test]
fn a_kill_between_any_two_steps_leaves_a_whole_journal_with_all_that_was_said() {
    if !strace_works() {
        return;
    }
    for (call, written) in [("write", 0), ("fsync", 1)] {
        for when in 1..=6_u64 {
            let folder = Folder::new(&format!("kill-{call}-{when}"));
            let (status, lines) =
                run("journal", &folder, &folder.journal(), &[&format!("{call}:signal=SIGKILL:when={when}")]);
            assert_eq!(status.signal(), Some(SIGKILL), "{call} {when}: {lines:?}");
            assert_eq!(done(&lines), when - 1, "{call} {when}: {lines:?}");
            assert_eq!(whole_after(&folder, done(&lines)), when - 1 + written, "{call} {when}");
        }
    }
}

#[test]
fn a_write_that_the_disk_refuses_or_takes_in_part_leaves_nothing_of_its_line() {
    if !strace_works() {
        return;
    }
    for (fault, word) in [
        ("error=ENOSPC", "full"),
        ("error=EDQUOT", "full"),
        ("error=EFBIG", "full"),
        ("retval=40", "full"),
        ("error=EIO", "error"),
    ] {
        for when in 1..=6_usize {
            let folder = Folder::new(&format!("refuse-{when}"));
            let (status, lines) = run("journal", &folder, &folder.journal(), &[&format!("write:{fault}:when={when}")]);
            assert!(status.success(), "{fault} {when}: {lines:?}");
            assert_eq!(done(&lines), 6, "{fault} {when}: {lines:?}");
            assert!(lines[when].starts_with(word), "{fault} {when}: {lines:?}");
            assert_eq!(whole_after(&folder, 6), 6, "{fault} {when}");
        }
    }
}

#[test]
fn an_interrupted_write_is_no_fault() {
    if !strace_works() {
        return;
    }
    let folder = Folder::new("interrupted");
    let (_, lines) = run("journal", &folder, &folder.journal(), &["write:error=EINTR:when=3"]);
    assert_eq!(done(&lines), 7, "{lines:?}");
    assert_eq!(whole_after(&folder, 7), 7);
}

#[test]
fn an_fsync_that_fails_ends_the_process_and_is_never_tried_again() {
    if !strace_works() {
        return;
    }
    for when in 1..=6_u64 {
        let folder = Folder::new(&format!("fsync-{when}"));
        let (status, lines) = run("journal", &folder, &folder.journal(), &[&format!("fsync:error=EIO:when={when}")]);
        assert_eq!(status.signal(), Some(SIGABRT), "{when}: {lines:?}");
        assert_eq!(done(&lines), when - 1, "{lines:?}");
        whole_after(&folder, when - 1);
    }
}

#[test]
fn a_cut_back_that_fails_ends_the_process() {
    if !strace_works() {
        return;
    }
    let folder = Folder::new("truncate");
    let faults = ["write:error=ENOSPC:when=3", "ftruncate:error=EIO"];
    let (status, lines) = run("journal", &folder, &folder.journal(), &faults);
    assert_eq!((status.signal(), done(&lines)), (Some(SIGABRT), 2), "{lines:?}");
    whole_after(&folder, 2);
}

#[test]
fn while_no_space_can_be_reserved_only_what_takes_away_or_ends_is_written() {
    if !strace_works() {
        return;
    }
    let folder = Folder::new("reserve");
    let (_, lines) = run("journal", &folder, &folder.journal(), &["fallocate:error=ENOSPC"]);
    let expected = [
        "room false",
        "done 1 start",
        "full asked",
        "full shown",
        "full granted",
        "full used",
        "done 2 executed",
        "done 3 frozen",
    ];
    assert_eq!(lines, expected);
    whole_after(&folder, 3);
}

#[test]
fn a_reservation_that_the_file_system_does_not_know_hinders_nobody() {
    if !strace_works() {
        return;
    }
    let folder = Folder::new("unsupported");
    let (_, lines) = run("journal", &folder, &folder.journal(), &["fallocate:error=EOPNOTSUPP"]);
    assert_eq!((lines[0].as_str(), done(&lines)), ("room true", 7), "{lines:?}");
}

#[test]
fn a_torn_line_is_told_before_anything_else_even_when_the_disk_did_not_take_it_at_once() {
    if !strace_works() {
        return;
    }
    let folder = Folder::new("owed");
    drop(open(&folder.0));
    fs::write(folder.journal(), "{\"n\":1,\"ts\"").unwrap();
    let (_, lines) = run("journal", &folder, &folder.journal(), &["write:error=ENOSPC:when=1..2"]);
    assert_eq!(lines[..2], ["room false", "done 2 start"], "{lines:?}");
    assert!(
        fs::read_to_string(folder.journal())
            .unwrap()
            .contains("\"step\":\"recovered\",\"what\":\"torn\",\"bytes\":11,")
    );
    assert_eq!(whole_after(&folder, 8), 8);
}

#[test]
fn a_state_file_is_the_old_one_or_the_new_one_at_every_kill() {
    if !strace_works() {
        return;
    }
    for fault in [
        "write:signal=SIGKILL:when=2",
        "fsync:signal=SIGKILL:when=2",
        "write:error=ENOSPC:when=2",
        "fsync:error=EIO:when=2",
    ] {
        let folder = Folder::new("state");
        let (_, lines) = run("state", &folder, &folder.0.join("cursor.new"), &[fault]);
        assert_eq!(lines, ["done one"], "{fault}");
        let dir = Dir::open(&folder.0).unwrap();
        assert_eq!(state_file::read(&dir, "cursor", 100).unwrap().unwrap(), b"one", "{fault}");
        state_file::write(&dir, "cursor", b"after", 0o600).unwrap();
        assert_eq!(state_file::read(&dir, "cursor", 100).unwrap().unwrap(), b"after", "{fault}");
    }
}

/// A small disk of its own.
struct Disk(Folder);

impl Disk {
    /// `None`, said aloud, where this user may not mount.
    fn new(name: &str, options: &str) -> Option<Self> {
        let folder = Folder::new(name);
        let root = fs::metadata("/proc/self").unwrap().uid() == 0;
        let mounted = root
            && Command::new("mount")
                .args(["-t", "tmpfs", "-o", options, "tmpfs"])
                .arg(&folder.0)
                .status()
                .is_ok_and(|status| status.success());
        if !mounted {
            eprintln!("SKIPPED: cannot mount a tmpfs (root only), so no disk that is really full");
        }
        mounted.then(|| Self(folder))
    }

    fn grow(&self, size: &str) {
        let status = Command::new("mount").args(["-o", &format!("remount,size={size}")]).arg(&self.0.0).status();
        assert!(status.unwrap().success());
    }

    /// Writes until the disk takes no more.
    fn fill(&self) {
        let mut file = fs::File::create(self.0.0.join("filler")).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg(&self.0.0).status());
    }
}

#[test]
fn on_a_disk_that_is_full_a_no_is_written_to_the_last_byte_and_the_chain_stays_whole() {
    let Some(disk) = Disk::new("tiny", "size=64k,mode=0700") else { return };
    let mut journal = open(&disk.0.0);
    assert!(!journal.can_grant());
    assert!(matches!(journal.append(now(), &story()[1]), Err(AppendError::Full)));
    let frozen = Step::Frozen { by: None };
    let mut written = 0;
    while journal.append(now(), &frozen).is_ok() {
        written += 1;
    }
    // The last write was taken in part, up to the border of a page, and cut back.
    let bytes = fs::read(disk.0.journal()).unwrap();
    assert!(written > 200 && bytes.len() > 60 * 1024, "{written} lines, {} bytes", bytes.len());
    assert_eq!(verify::verify(&bytes[..], &[]).unwrap(), journal.head());
    assert!(matches!(journal.append(now(), &frozen), Err(AppendError::Full)));
    disk.grow("8m");
    assert!(journal.can_grant());
    assert_eq!(journal.append(now(), &story()[1]).unwrap().n, written + 1);
    drop(journal);
    whole_after(&disk.0, written + 1);
}

#[test]
fn what_was_reserved_outlasts_a_disk_that_others_fill() {
    let Some(disk) = Disk::new("filled", "size=4m,mode=0700") else { return };
    let mut journal = open(&disk.0.0);
    for step in &story() {
        journal.append(now(), step).unwrap();
    }
    disk.fill();
    assert!(journal.can_grant());
    let granted = &story()[3];
    let mut grants = 0;
    while journal.append(now(), granted).is_ok() {
        grants += 1;
    }
    assert!(!journal.can_grant());
    let mut ends = 0;
    while journal.append(now(), &story()[5]).is_ok() {
        ends += 1;
    }
    assert!(grants > 1000, "{grants}");
    assert!(ends > 200, "only {ends} lines could follow");
    let bytes = fs::read(disk.0.journal()).unwrap();
    assert_eq!(verify::verify(&bytes[..], &[]).unwrap(), journal.head());
    fs::remove_file(disk.0.0.join("filler")).unwrap();
    assert!(journal.can_grant());
    journal.append(now(), granted).unwrap();
}

#[test]
fn a_torn_line_that_a_full_disk_cannot_set_aside_is_not_lost() {
    let Some(disk) = Disk::new("torn", "size=64k,mode=0700") else { return };
    let mut journal = open(&disk.0.0);
    while journal.append(now(), &Step::Frozen { by: None }).is_ok() {}
    let lines = journal.head().n;
    drop(journal);
    // Half a line that still found room, and no room to set it aside: nothing is lost, nothing is opened.
    let mut file = fs::OpenOptions::new().append(true).open(disk.0.journal()).unwrap();
    file.write_all(b"{").unwrap();
    drop(file);
    disk.fill();
    assert!(Decisions::open(&Dir::open(&disk.0.0).unwrap(), now(), &mut |_| ()).is_err());
    let mut text = String::new();
    fs::File::open(disk.0.journal()).unwrap().read_to_string(&mut text).unwrap();
    assert!(text.ends_with('{'));
    disk.grow("8m");
    assert_eq!(whole_after(&disk.0, lines + 1), lines + 1);
}

#[test]
fn a_spool_on_a_full_disk_refuses_and_leaves_nothing() {
    let Some(disk) = Disk::new("spool", "size=256k,mode=0700") else { return };
    let spool = Spool::open(&Dir::open(&disk.0.0).unwrap()).unwrap();
    let mut draft = spool.begin(&request(), 1024 * 1024, &|_| true).unwrap();
    let file = draft.file("big", 1024 * 1024, &mut std::io::repeat(7));
    assert!(matches!(file, Err(SpoolError::Full)), "{file:?}");
    drop(draft);
    assert_eq!(fs::read_dir(disk.0.0.join("spool")).unwrap().count(), 0);
    let mut draft = spool.begin(&request(), 1024, &|_| true).unwrap();
    draft.file("small", 1024, &mut std::io::repeat(7)).unwrap();
    draft.commit("{}").unwrap();
    assert_eq!(spool.load(&request()).unwrap().files.len(), 1);
}
