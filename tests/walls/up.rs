//! `mila-gate up` as root: folders, sockets, users and namespaces; and what it refuses.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use mila_gate::sys::netns;
use serde_json::{Value, json};

use crate::help::{Folder, Gate, as_uid, config, inode, owner, processes_of, root, soon, unused_uids};

fn up(config: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mila-gate"));
    command.arg("up").arg("--config").arg(config).args(more).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// Its exit code and what it said: it must end by itself.
fn refused(config: &Path, more: &[&str]) -> (i32, String) {
    let output = up(config, more).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

struct Up {
    child: Child,
    said: String,
}

impl Up {
    /// Started, and every daemon with it.
    fn start(config: &Path) -> Self {
        let mut child = up(config, &[]).spawn().unwrap();
        let mut stderr = BufReader::new(child.stderr.take().unwrap());
        let mut said = String::new();
        while !said.contains("every daemon is started") {
            assert_ne!(stderr.read_line(&mut said).unwrap(), 0, "{said}");
        }
        // What it says later must not fill the pipe.
        std::thread::spawn(move || drop(stderr.read_to_end(&mut Vec::new())));
        Self { child, said }
    }

    fn pid(&self) -> i32 {
        i32::try_from(self.child.id()).unwrap()
    }
}

impl Drop for Up {
    fn drop(&mut self) {
        kill(self.pid(), libc::SIGTERM);
        drop(self.child.wait());
    }
}

fn kill(pid: i32, signal: i32) {
    // SAFETY: a call over plain numbers; the process is this test's own.
    unsafe { libc::kill(pid, signal) };
}

#[test]
fn up_makes_folders_and_sockets_of_the_right_owners_and_modes() {
    if !root("up as root") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let (io, consent, act, guest, group) = (uids[1], uids[2], uids[3], uids[4], uids[5]);
    let path = config(&folder, &uids);
    let up = Up::start(&path);
    for (path, uid, gid, mode) in [
        ("state", 0, 0, 0o755),
        ("state/io", io, group, 0o2750),
        ("state/io/own", io, group, 0o700),
        ("state/consent", consent, group, 0o2750),
        ("state/consent/spool", consent, group, 0o700),
        ("state/act", act, act, 0o700),
        ("state/lane", guest, guest, 0o700),
        ("run", 0, 0, 0o755),
        ("run/mila-keys", 0, 0, 0o755),
        ("run/mila-io", 0, 0, 0o755),
        ("run/mila-act", 0, 0, 0o755),
        ("run/mila-keys/keeper.sock", 0, 0, 0o666),
        ("run/mila-io/session.sock", 0, group, 0o660),
        ("run/mila-io/consent.sock", 0, group, 0o660),
        ("run/mila-io/consent.io.sock", io, 0, 0o600),
        ("run/mila-act/runner.sock", consent, 0, 0o600),
        ("run/mila-lane/lane.sock", io, act, 0o660),
    ] {
        assert_eq!(owner(&folder.path().join(path)), (uid, gid, mode), "{path}");
    }
    assert_eq!(up.said.contains("walls missing: network"), netns::probe().is_err(), "{}", up.said);
    // A second one finds the first.
    let (code, said) = refused(&path, &[]);
    assert_eq!(code, 78);
    assert!(said.contains("up already"), "{said}");
    drop(up);
    assert!(!folder.path().join("run/mila-keys/keeper.sock").exists());
}

#[test]
fn a_port_that_is_taken_costs_the_port_alone_and_the_operator_is_told() {
    if !root("up as root") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let path = config(&folder, &uids);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let mut whole: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    whole["keeper"] = json!({ "tcp": address.to_string() });
    fs::write(&path, whole.to_string()).unwrap();
    let tcp = || {
        let status = Command::new(env!("CARGO_BIN_EXE_mila-gate"))
            .args(["status", "--json", "--config"])
            .arg(&path)
            .output()
            .unwrap();
        let status: Value = serde_json::from_slice(&status.stdout).unwrap();
        status["daemons"]["keeper"]["tcp"].clone()
    };
    let first = Up::start(&path);
    assert!(first.said.contains(&format!("keeper.tcp: {address}: ")), "{}", first.said);
    assert_eq!(tcp(), Value::Null);
    drop(first);
    drop(taken);
    let second = Up::start(&path);
    assert!(!second.said.contains("keeper.tcp"), "{}", second.said);
    assert_eq!(tcp(), json!(address.to_string()));
}

#[test]
fn a_daemon_that_dies_comes_back_on_the_same_socket_and_all_of_them_end_with_up() {
    if !root("up as root") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let path = config(&folder, &uids);
    let up = Up::start(&path);
    let sockets = ["mila-keys/keeper.sock", "mila-act/runner.sock"].map(|name| folder.path().join("run").join(name));
    let before = sockets.each_ref().map(|path| inode(path));
    let ours = fs::read_link("/proc/self/ns/net").unwrap();
    for (uid, own_network) in [(uids[0], false), (uids[3], netns::probe().is_ok())] {
        soon("it is up", || processes_of(uid).len() == 1);
        let first = processes_of(uid)[0];
        assert_eq!(fs::read_link(format!("/proc/{first}/ns/net")).unwrap() != ours, own_network);
        kill(first, libc::SIGKILL);
        soon("another one is up", || processes_of(uid).iter().any(|pid| *pid != first));
    }
    assert_eq!(sockets.each_ref().map(|path| inode(path)), before);
    drop(up);
    for uid in &uids {
        assert!(processes_of(*uid).is_empty(), "uid {uid}");
    }
}

#[test]
fn the_daemons_end_when_up_is_killed() {
    if !root("up as root") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let up = Up::start(&config(&folder, &uids));
    soon("they are up", || !processes_of(uids[0]).is_empty() && !processes_of(uids[3]).is_empty());
    kill(up.pid(), libc::SIGKILL);
    soon("they have ended", || uids.iter().all(|uid| processes_of(*uid).is_empty()));
}

#[test]
fn up_refuses_a_state_folder_that_somebody_else_could_rename() {
    if !root("folders of several users") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let theirs = folder.folder("theirs", uids[5], 0o755);
    folder.folder("theirs/state", 0, 0o755);
    let path = config(&folder, &uids);
    let text = fs::read_to_string(&path).unwrap();
    let at = folder.path().display();
    for (place, with, at_fault) in [
        ("state", "theirs/state", theirs.clone()),
        ("run", "theirs/run", theirs.clone()),
        ("state", "open/state", folder.folder("open", 0, 0o777)),
    ] {
        let old = format!("\"{place}\":\"{at}/{place}\"");
        assert!(text.contains(&old));
        folder.file("config.json", &text.replace(&old, &format!("\"{place}\":\"{at}/{with}\"")));
        let (code, said) = refused(&path, &[]);
        assert_eq!(code, 78, "{said}");
        assert!(said.contains(at_fault.to_str().unwrap()), "{said}");
    }
    // A folder of the gate's own that belongs to the wrong user is not taken over.
    folder.file("config.json", &text);
    folder.folder("state", 0, 0o755);
    let io = folder.folder("state/io", uids[5], 0o2750);
    let (code, said) = refused(&path, &[]);
    assert!(code == 78 && said.contains(io.to_str().unwrap()), "{said}");
    chown(&io, Some(uids[1]), Some(uids[0])).unwrap();
    let (code, said) = refused(&path, &[]);
    assert!(code == 78 && said.contains("gid"), "{said}");
    assert!(processes_of(uids[0]).is_empty());
}

#[test]
fn root_is_refused_plain_mode() {
    if !root("up as root") {
        return;
    }
    let (folder, uids) = (Folder::new(), unused_uids(6));
    let (code, said) = refused(&config(&folder, &uids), &["--plain"]);
    assert_eq!(code, 78, "{said}");
    assert!(!folder.path().join("state").exists());
}

#[test]
fn plain_mode_says_which_walls_are_missing() {
    if !root("another user to be") {
        return;
    }
    let (folder, uids, gate) = (Folder::new(), unused_uids(1), Gate::new());
    let (uid, home) = (uids[0], folder.folder("home", uids[0], 0o700));
    let at = home.display();
    let text = format!(
        "{{\"run\":\"{at}/run\",\"state\":\"{at}/state\",\"keys\":\"{at}/keys\",\"kinds\":\"{at}/kinds\",\"routes\":\"{at}/routes\",\
         \"users\":{{\"session\":[{uid}]}}}}"
    );
    let config = folder.file("plain.json", &text);
    chown(&config, Some(uid), Some(uid)).unwrap();
    let said = as_uid(uid, move || {
        let mut child = Command::new(gate.path())
            .args(["up", "--config", config.to_str().unwrap()])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stderr = BufReader::new(child.stderr.take().unwrap());
        let mut said = String::new();
        while !said.contains("every daemon is started") {
            assert_ne!(stderr.read_line(&mut said).unwrap(), 0, "{said}");
        }
        std::thread::spawn(move || drop(stderr.read_to_end(&mut Vec::new())));
        kill(i32::try_from(child.id()).unwrap(), libc::SIGTERM);
        assert!(child.wait().unwrap().success());
        said
    });
    assert!(said.contains("plain mode") && said.contains("walls missing: users"), "{said}");
    assert!(said.contains("the lane is off in plain mode") && !home.join("state/lane").exists(), "{said}");
    assert_eq!(owner(&home.join("state/consent")).0, uid);
    assert!(processes_of(uid).is_empty());
}
