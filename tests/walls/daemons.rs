//! The frame of every daemon: when it ends, and that it otherwise stays up and says why.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{SocketAddr, UnixDatagram, UnixListener};
use std::path::Path;
use std::time::Duration;

use mila_gate::net::unix;
use mila_gate::sys::child::{self, As, Child, Ended, Program, Spec, Stream};

use crate::help::{Folder, Gate, config, has, root, soon, unused_uids};

const TERM: i32 = 15;

/// A daemon as `up` starts it, with the sockets at these paths.
fn start(gate: &Gate, config: &Path, name: &str, uid: u32, sockets: &[&str], env: &[(&str, &str)]) -> Child {
    let run = config.parent().unwrap().join("run");
    let listeners = sockets.iter().map(|socket| {
        let path = run.join(socket);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        drop(fs::remove_file(&path));
        let listener = UnixListener::bind(&path).unwrap();
        fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
        listener.into()
    });
    let path = gate.path();
    let argv = ["mila-gate", name, "--config", config.to_str().unwrap()].map(Into::into).to_vec();
    child::start(Spec {
        listeners: listeners.collect(),
        env: env.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect(),
        stderr: Stream::Pipe,
        user: (uid != 0).then_some(As { uid, gid: uid, groups: Vec::new() }),
        new_session: true,
        dies_with_us: true,
        ..Spec::new(Program::At(&path), argv)
    })
    .unwrap()
}

fn ended(mut child: Child) -> (Ended, String) {
    let mut log = String::new();
    child.stderr().unwrap().read_to_string(&mut log).unwrap();
    (child.wait(None).unwrap().unwrap(), log)
}

fn answer(path: &Path, sent: &[u8]) -> String {
    let mut stream = unix::connect(path, 0).unwrap();
    drop(stream.write_all(sent));
    let mut text = String::new();
    BufReader::new(&mut stream).read_line(&mut text).unwrap();
    text
}

const RUNNER: &[&str] = &["mila-act/runner.sock"];

#[test]
fn a_daemon_that_runs_as_root_or_has_no_socket_ends_with_78() {
    if !root("daemons as root and as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let config = config(&folder, &uids);
    let (end, log) = ended(start(&gate, &config, "runner", 0, RUNNER, &[]));
    assert_eq!(end, Ended::Exit(78), "{log}");
    assert!(log.starts_with("<3>runner.unfit") && log.contains("uid 0"), "{log}");
    let (end, log) = ended(start(&gate, &config, "runner", uids[3], &[], &[]));
    assert_eq!(end, Ended::Exit(78), "{log}");
    assert!(log.contains("socket"), "{log}");
}

#[test]
fn a_daemon_with_a_broken_configuration_stays_up_and_tells_every_caller_where() {
    if !root("daemons as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    let good = fs::read_to_string(&path).unwrap();
    folder.file("config.json", &good.replace("\"group\"", "\"gruop\""));
    let child = start(&gate, &path, "runner", uids[3], RUNNER, &[]);
    let socket = folder.path().join("run/mila-act/runner.sock");
    for _ in 0..3 {
        let line = answer(&socket, b"{\"op\":\"status\"}\n");
        let said: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(said["code"], "config", "{line}");
        assert_eq!((&said["state"], &said["ran"]), (&"denied".into(), &"no".into()));
        assert_eq!((&said["final"], &said["next"]), (&true.into(), &"ask_operator".into()));
        assert!(said["hint"].as_str().unwrap().contains("gruop"), "{line}");
    }
    // It is as locked down as one that works.
    let status = fs::read_to_string(format!("/proc/{}/status", child.pid())).unwrap();
    assert!(status.contains("NoNewPrivs:\t1") && status.contains("Name:\tmila-runner"), "{status}");
    child.signal(TERM).unwrap();
    assert_eq!(ended(child).0, Ended::Exit(0));
}

#[test]
fn the_keeper_in_trouble_speaks_its_own_language() {
    if !root("daemons as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    folder.file("config.json", "{");
    let child = start(&gate, &path, "keeper", uids[0], &["mila-keys/keeper.sock"], &[]);
    let mut stream = unix::connect(&folder.path().join("run/mila-keys/keeper.sock"), 0).unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 503 ") && head.contains(&format!("ength: {}", body.len())), "{text}");
    let said: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(said["code"], "config");
    child.signal(TERM).unwrap();
    assert_eq!(ended(child).0, Ended::Exit(0));
}

#[test]
fn a_daemon_is_told_when_it_is_not_who_the_configuration_says_or_has_anothers_socket() {
    if !root("daemons as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    for (uid, sockets, what) in [
        (uids[2], RUNNER, format!("uid {}", uids[3])),
        (uids[3], &["mila-io/consent.io.sock"][..], "consent.io.sock".to_owned()),
    ] {
        let child = start(&gate, &path, "runner", uid, sockets, &[]);
        let line = answer(&folder.path().join("run").join(sockets[0]), b"");
        assert!(line.contains("\"config\"") && line.contains(&what), "{line}");
        child.signal(TERM).unwrap();
        assert_eq!(ended(child).0, Ended::Exit(0));
    }
}

#[test]
fn a_user_namespace_that_hides_the_peers_ends_a_daemon_with_78() {
    if !root("user namespaces") || !has("unshare") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    // A namespace that maps the daemon's own uid alone, as `PrivateUsers=yes` does.
    let own = uids[3];
    let socket = folder.path().join("run/mila-act");
    fs::create_dir_all(&socket).unwrap();
    let listener = UnixListener::bind(socket.join("runner.sock")).unwrap();
    let script = format!(
        "exec unshare --user --map-users={own}:{own}:1 --map-groups={own}:{own}:1 -- \
         setpriv --reuid={own} --regid={own} --clear-groups {} runner --config {}",
        gate.path().display(),
        path.display()
    );
    let argv = ["sh", "-c", &script].map(Into::into).to_vec();
    let child = child::start(Spec {
        listeners: vec![listener.into()],
        env: vec![("PATH".to_owned(), "/usr/bin:/bin:/usr/sbin:/sbin".into())],
        stderr: Stream::Pipe,
        new_session: true,
        dies_with_us: true,
        ..Spec::new(Program::At(Path::new("/bin/sh")), argv)
    });
    let (end, log) = ended(child.unwrap());
    if !log.contains("runner.") {
        eprintln!("SKIPPED, no such user namespace here: {log}");
        return;
    }
    assert_eq!(end, Ended::Exit(78), "{log}");
    assert!(log.contains("does not map"), "{log}");
}

#[test]
fn a_daemon_is_ready_pings_its_watchdog_and_is_locked_down() {
    if !root("daemons as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    folder.folder("state", 0, 0o755);
    folder.folder("state/act", uids[3], 0o700);
    // An abstract name, as a manager in a container has; with a path it is the same.
    let manager = format!("@{}", folder.path().display());
    let heard = UnixDatagram::bind_addr(&SocketAddr::from_abstract_name(&manager[1..]).unwrap()).unwrap();
    heard.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let env = [("NOTIFY_SOCKET", manager.as_str()), ("WATCHDOG_USEC", "100000")];
    let mut child = start(&gate, &path, "runner", uids[3], RUNNER, &env);
    let word = || {
        let mut bytes = [0; 64];
        let got = heard.recv(&mut bytes).unwrap();
        String::from_utf8(bytes[..got].to_vec()).unwrap()
    };
    assert_eq!([word(), word(), word()], ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]);
    let mut log = String::new();
    BufReader::new(child.stderr().unwrap()).read_line(&mut log).unwrap();
    assert!(log.starts_with("<6>runner.ready"), "{log}");
    let proc = |file: &str| fs::read_to_string(format!("/proc/{}/{file}", child.pid())).unwrap();
    let status = proc("status");
    let uid = uids[3];
    for line in [
        format!("Uid:\t{uid}\t{uid}\t{uid}\t{uid}"),
        format!("Gid:\t{uid}\t{uid}\t{uid}\t{uid}"),
        "Umask:\t0077".to_owned(),
        "NoNewPrivs:\t1".to_owned(),
        "CapPrm:\t0000000000000000".to_owned(),
        "CapAmb:\t0000000000000000".to_owned(),
    ] {
        assert!(status.lines().any(|have| have == line), "{line} in {status}");
    }
    let limits = proc("limits");
    let limit = |name: &str| limits.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    assert_eq!(limit("Max core file size").split_whitespace().rev().nth(1), Some("0"));
    assert_eq!(limit("Max open files").split_whitespace().rev().nth(1), Some("1024"));
    // Not dumpable: what tells of its memory and environment is root's.
    assert_eq!(fs::metadata(format!("/proc/{}/environ", child.pid())).unwrap().uid(), 0);
    child.signal(TERM).unwrap();
    soon("it says that it stops", || word() == "STOPPING=1");
    assert_eq!(child.wait(None).unwrap(), Some(Ended::Exit(0)));
}

#[test]
fn an_idle_daemon_does_not_wake_up() {
    if !root("daemons as another uid") {
        return;
    }
    let (folder, gate, uids) = (Folder::new(), Gate::new(), unused_uids(6));
    let path = config(&folder, &uids);
    folder.folder("state", 0, 0o755);
    folder.folder("state/act", uids[3], 0o700);
    let mut child = start(&gate, &path, "runner", uids[3], RUNNER, &[]);
    let mut log = String::new();
    let mut stderr = BufReader::new(child.stderr().unwrap());
    stderr.read_line(&mut log).unwrap();
    assert!(log.contains("runner.ready"), "{log}");
    let switches = || -> Vec<String> {
        fs::read_dir(format!("/proc/{}/task", child.pid()))
            .unwrap()
            .flat_map(|task| {
                let status = fs::read_to_string(task.unwrap().path().join("status")).unwrap();
                status.lines().filter(|line| line.contains("ctxt_switches")).map(str::to_owned).collect::<Vec<_>>()
            })
            .collect()
    };
    // Its threads come to rest, and then nothing moves.
    let mut before = switches();
    soon("it is at rest", || {
        std::thread::sleep(Duration::from_millis(300));
        let now = switches();
        std::mem::replace(&mut before, now.clone()) == now
    });
    std::thread::sleep(Duration::from_millis(1200));
    assert_eq!(switches(), before);
    child.signal(TERM).unwrap();
    assert_eq!(child.wait(None).unwrap(), Some(Ended::Exit(0)));
}
