//! Files, locks, namespaces, programs and the socket table, seen by more than one user.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{chown, symlink};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::time::{Duration, Instant};

use mila_gate::sys::child::{self, As, Child, Ended, Program, Spec, Stream};
use mila_gate::sys::clock::Clock;
use mila_gate::sys::creds::peer_uid;
use mila_gate::sys::file::{Dir, How, check_chain};
use mila_gate::sys::lock::Lock;
use mila_gate::sys::{netns, sock_diag};

use crate::help::{Folder, as_uid, kind, processes_of, root, soon, unused_uids};

#[test]
fn a_folder_above_that_another_user_owns_breaks_the_chain() {
    if !root("chains of folders of several users") {
        return;
    }
    let uid = unused_uids(1)[0];
    let folder = Folder::new();
    let state = folder.folder("state", 0, 0o755);
    check_chain(&state, 0).unwrap();
    let theirs = folder.folder("theirs", uid, 0o755);
    let below = folder.folder("theirs/state", 0, 0o755);
    let fault = check_chain(&below, 0).unwrap_err();
    assert_eq!(fault.path, theirs);
    assert!(fault.what.contains(&uid.to_string()), "{fault}");
    // For that user itself, in plain mode, it is a good chain; for a third one it is not.
    check_chain(&below, uid).unwrap();
    assert!(check_chain(&below, uid + 1).is_err());
    symlink(&state, folder.path().join("link")).unwrap();
    assert!(check_chain(&folder.path().join("link"), 0).is_err());
}

#[test]
fn a_sticky_folder_counts_when_the_entry_below_it_is_roots_and_only_then() {
    if !root("sticky folders of several users") {
        return;
    }
    let uid = unused_uids(1)[0];
    let folder = Folder::new();
    folder.folder("tmp", 0, 0o1777);
    check_chain(&folder.folder("tmp/root", 0, 0o755), 0).unwrap();
    let theirs = folder.folder("tmp/theirs", uid, 0o755);
    assert_eq!(check_chain(&theirs, 0).unwrap_err().path, theirs);
    // Whoever owns a sticky folder can rename what is in it.
    let sticky = folder.folder("sticky", uid, 0o1777);
    assert_eq!(check_chain(&folder.folder("sticky/state", 0, 0o755), 0).unwrap_err().path, sticky);
}

#[test]
fn a_reader_that_locks_the_file_it_may_open_does_not_hold_the_daemons_lock() {
    if !root("a reader of another uid") {
        return;
    }
    let uids = unused_uids(2);
    let (daemon, reader) = (uids[0], uids[1]);
    let folder = Folder::new();
    let shared = folder.folder("consent", daemon, 0o755);
    folder.folder("consent/spool", daemon, 0o700);
    let journal = shared.join("decisions.jsonl");
    fs::write(&journal, "line\n").unwrap();
    chown(&journal, Some(daemon), Some(daemon)).unwrap();
    let held = as_uid(reader, {
        let (journal, spool) = (journal.clone(), shared.join("spool/.lock"));
        move || {
            let file = File::open(&journal).unwrap();
            // SAFETY: the descriptor is open for the whole call.
            assert_eq!(unsafe { libc::flock(file.as_raw_fd(), libc::LOCK_EX | libc::LOCK_NB) }, 0);
            assert_eq!(kind(File::open(spool)), ErrorKind::PermissionDenied);
            file
        }
    });
    let locked = as_uid(daemon, move || {
        let spool = Dir::open(&shared.join("spool")).unwrap();
        let first = Lock::take(&spool, ".lock").unwrap();
        let second = Lock::take(&spool, ".lock").unwrap();
        let mut journal = Dir::open(&shared).unwrap().open_file("decisions.jsonl", How::Append, 0o640).unwrap();
        journal.write_all(b"next\n").unwrap();
        (first.is_some(), second.is_some())
    });
    assert_eq!(locked, (true, false));
    drop(held);
}

#[test]
fn a_clock_file_of_another_user_moves_nothing() {
    if !root("a clock file of another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let folder = Folder::new();
    let path = folder.file("clock", "3600");
    let clock = Clock::moved(path.clone(), 0).unwrap();
    assert_eq!(clock.shift_s(), 3600);
    chown(&path, Some(uid), None).unwrap();
    fs::write(&path, "7200").unwrap();
    assert_eq!(clock.shift_s(), 3600);
    assert!(Clock::moved(path, 0).is_err());
}

#[test]
fn a_network_namespace_has_lo_alone_and_sockets_with_a_path_still_work_across() {
    if !root("network namespaces") {
        return;
    }
    if let Err(error) = netns::probe() {
        eprintln!("SKIPPED, the kernel makes no network namespaces here: {error}");
        return;
    }
    let folder = Folder::new();
    let path = folder.path().join("outside.sock");
    let outside = UnixListener::bind(&path).unwrap();
    let world = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = world.local_addr().unwrap().port();
    let inside = std::thread::spawn(move || {
        netns::enter_new_with_lo().unwrap();
        let devices = fs::read_to_string("/proc/thread-self/net/dev").unwrap();
        let devices: Vec<String> = devices
            .lines()
            .filter_map(|line| line.split_once(':').map(|(name, _)| name.trim().to_owned()))
            // Tunnels that the kernel puts into every namespace, down and without an address.
            .filter(|name| !["sit0", "tunl0", "ip6tnl0", "gre0", "gretap0", "erspan0"].contains(&name.as_str()))
            .collect();
        assert_eq!(devices, ["lo"]);
        // lo is up: a connection to itself works, and the loopback outside is another one.
        let own = TcpListener::bind("127.0.0.1:0").unwrap();
        TcpStream::connect(own.local_addr().unwrap()).unwrap();
        assert_eq!(kind(TcpStream::connect(("127.0.0.1", port))), ErrorKind::ConnectionRefused);
        let far = TcpStream::connect_timeout(&SocketAddr::from(([192, 0, 2, 1], 443)), Duration::from_secs(5));
        assert_eq!(kind(far), ErrorKind::NetworkUnreachable);
        UnixStream::connect(&path).unwrap().write_all(b"across").unwrap();
    });
    let mut said = String::new();
    outside.accept().unwrap().0.read_to_string(&mut said).unwrap();
    assert_eq!(said, "across");
    inside.join().unwrap();
}

#[test]
fn a_started_program_is_the_user_it_should_be_in_a_network_of_its_own() {
    if !root("starting programs as another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let script = "id -u; id -g; id -G; readlink /proc/self/ns/net; ps -o sid= -p $$ | tr -d ' '; echo $$; ulimit -c";
    let mut spec = shell(script, uid);
    spec.own_network = netns::probe().is_ok();
    let own_network = spec.own_network;
    let (text, end) = said(spec);
    assert_eq!(end, Ended::Exit(0), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    let id = uid.to_string();
    assert_eq!(lines[..3], [&id; 3]);
    let ours = fs::read_link("/proc/self/ns/net").unwrap();
    assert_eq!(Path::new(lines[3]) != ours, own_network);
    assert_eq!(lines[4], lines[5], "it leads a session of its own");
    assert_eq!(lines[6], "0", "no core");
}

#[test]
fn a_start_that_fails_in_any_part_starts_nothing() {
    if !root("starting programs as another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let folder = Folder::new();
    let mut spec = shell("echo started", uid);
    spec.folder = Some(folder.folder("closed", 0, 0o700));
    assert!(child::start(spec).is_ok(), "the folder is entered before the user changes");
    let gone = folder.path().join("gone");
    let mut spec = shell("echo started", uid);
    spec.folder = Some(gone);
    assert!(child::start(spec).is_err());
    // Another user can become nobody else and make no namespace.
    let nothing = as_uid(uid, move || {
        let other = child::start(shell("echo started", uid + 1)).is_err();
        let mut spec = shell("echo started", uid);
        spec.user = None;
        spec.own_network = true;
        other && child::start(spec).is_err()
    });
    assert!(nothing);
}

#[test]
fn a_sweep_ends_a_child_that_made_its_own_session_and_nothing_of_anybody_else() {
    if !root("a sweep over several uids") {
        return;
    }
    let uids = unused_uids(2);
    let (swept, other) = (uids[0], uids[1]);
    let mut bystander = waiting("echo up; exec sleep 600", other);
    // The program has ended; what it left behind has its own session and no parent that knows it.
    let mut program = waiting("setsid sh -c 'echo up; exec sleep 600' &", swept);
    assert!(matches!(program.wait(None).unwrap(), Some(Ended::Exit(0))));
    soon("the child is there", || !processes_of(swept).is_empty());
    as_uid(swept, || child::sweep_uid().unwrap());
    soon("the child has ended", || processes_of(swept).is_empty());
    assert_eq!(bystander.wait(Some(Duration::ZERO)).unwrap(), None);
    // Once more, with nobody left.
    as_uid(swept, || child::sweep_uid().unwrap());
    assert!(child::sweep_uid().is_err(), "root never sweeps");
    bystander.signal(child::KILL).unwrap();
    bystander.wait(None).unwrap();
}

#[test]
fn a_thread_that_ends_takes_its_program_along_and_another_users_program_too() {
    if !root("a program of another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let pid = std::thread::spawn(move || {
        let mut spec = shell("echo up; exec sleep 600", uid);
        spec.dies_with_us = true;
        let mut child = child::start(spec).unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout().unwrap()).read_line(&mut line).unwrap();
        let pid = child.pid();
        drop(child);
        pid
    });
    let pid = pid.join().unwrap();
    soon("it has ended", || !processes_of(uid).contains(&i32::try_from(pid).unwrap()));
}

#[test]
fn a_caller_is_placed_by_its_own_uid_among_thousands_and_nobody_once_it_has_closed() {
    if !root("callers of several uids") {
        return;
    }
    raise_files();
    let uids = unused_uids(2);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let mut held = Vec::new();
    for _ in 0..2000 {
        let client = TcpStream::connect(address).unwrap();
        held.push((client, listener.accept().unwrap().0));
    }
    let theirs: Vec<TcpStream> =
        uids.iter().map(|uid| as_uid(*uid, move || TcpStream::connect(address).unwrap())).collect();
    let accepted: Vec<TcpStream> = theirs.iter().map(|_| listener.accept().unwrap().0).collect();
    let began = Instant::now();
    for _ in 0..10 {
        for (stream, uid) in accepted.iter().zip(&uids) {
            let row = sock_diag::connected(stream.peer_addr().unwrap(), stream.local_addr().unwrap()).unwrap();
            assert_eq!(row.unwrap().caller(), Some(*uid));
            // Our own end is ours, not the caller's.
            let own = sock_diag::connected(stream.local_addr().unwrap(), stream.peer_addr().unwrap()).unwrap();
            assert_eq!(own.unwrap().caller(), Some(0));
        }
    }
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    // Also for whoever has no privilege, as every daemon.
    let (peer, local) = (accepted[0].peer_addr().unwrap(), accepted[0].local_addr().unwrap());
    let (first, second) = (uids[0], uids[1]);
    assert_eq!(as_uid(second, move || sock_diag::connected(peer, local)).unwrap().unwrap().caller(), Some(first));
    drop(theirs);
    for stream in &accepted {
        let row = sock_diag::connected(stream.peer_addr().unwrap(), stream.local_addr().unwrap()).unwrap();
        // The kernel shows such a row as uid 0, inode 0: an unprivileged caller that looks like root.
        assert_eq!(row.and_then(|row| row.caller()), None);
        assert!(row.is_none_or(|row| row.inode == 0), "{row:?}");
    }
}

#[test]
fn a_server_is_known_by_the_uid_of_its_listening_row() {
    if !root("a server of another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let listener = as_uid(uid, || TcpListener::bind("127.0.0.1:0").unwrap());
    let address = listener.local_addr().unwrap();
    assert_eq!(sock_diag::listening(address).unwrap().unwrap().server(), Some(uid));
    drop(listener);
    assert_eq!(sock_diag::listening(address).unwrap(), None);
}

#[test]
fn a_client_is_known_by_the_uid_that_connected_and_a_server_by_the_uid_that_listened() {
    if !root("peers of several uids") {
        return;
    }
    let uids = unused_uids(2);
    let (server, client) = (uids[0], uids[1]);
    let folder = Folder::new();
    let path = folder.folder("open", server, 0o755).join("s");
    let listener = as_uid(server, {
        let path = path.clone();
        move || UnixListener::bind(path).unwrap()
    });
    fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
    let stream = as_uid(client, move || UnixStream::connect(path).unwrap());
    let (accepted, _) = listener.accept().unwrap();
    // Whoever holds the ends now: here root, which connected nothing and listened to nothing.
    assert_eq!(peer_uid(&accepted).unwrap(), client);
    assert_eq!(peer_uid(&stream).unwrap(), server);
}

fn raise_files() {
    let limit = libc::rlimit { rlim_cur: 8192, rlim_max: 8192 };
    // SAFETY: `limit` outlives the call.
    assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit) }, 0);
}

fn shell(script: &str, uid: u32) -> Spec<'static> {
    let argv = ["sh", "-c", script].map(Into::into).to_vec();
    Spec {
        env: vec![("PATH".to_owned(), "/usr/bin:/bin".into())],
        stdout: Stream::Pipe,
        user: Some(As { uid, gid: uid, groups: Vec::new() }),
        new_session: true,
        ..Spec::new(Program::At(Path::new("/bin/sh")), argv)
    }
}

fn said(spec: Spec<'_>) -> (String, Ended) {
    let mut child = child::start(spec).unwrap();
    let mut text = String::new();
    child.stdout().unwrap().read_to_string(&mut text).unwrap();
    (text, child.wait(None).unwrap().unwrap())
}

/// Starts a script and waits for its first line.
fn waiting(script: &str, uid: u32) -> Child {
    let mut child = child::start(shell(script, uid)).unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "up\n");
    child
}
