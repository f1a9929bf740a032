//! Served unix sockets, called by several users.

use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use mila_gate::net::unix::{self, ConnectError, Handler, Pool, Served};

use crate::help::{Folder, as_uid, root, unused_uids};

fn serve(folder: &Folder, allowed: Vec<u32>, pool: Pool, handler: Arc<Handler>) -> PathBuf {
    let path = folder.path().join("s.sock");
    let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o666)).unwrap();
    let (refused, busy) = (b"refused\n".to_vec(), b"busy\n".to_vec());
    unix::serve(Served { name: "walls", listener, allowed, pool, refused, busy }, handler).unwrap();
    path
}

fn answer(path: &Path, sent: &[u8]) -> String {
    let mut stream = unix::connect(path, 0).unwrap();
    // It may have been answered and hung up on already.
    drop(stream.write_all(sent));
    let mut text = String::new();
    let mut reader = std::io::BufReader::new(&mut stream);
    std::io::BufRead::read_line(&mut reader, &mut text).unwrap();
    text
}

#[test]
fn a_peer_that_is_not_allowed_gets_nothing_read_not_even_when_it_is_root() {
    if !root("callers of several uids") {
        return;
    }
    let uids = unused_uids(2);
    let folder = Folder::new();
    let read = Arc::new(AtomicUsize::new(0));
    let handler: Arc<Handler> = Arc::new({
        let read = Arc::clone(&read);
        move |peer, mut stream: UnixStream| {
            read.fetch_add(stream.read(&mut [0; 64]).unwrap(), Ordering::SeqCst);
            stream.write_all(format!("uid {}\n", peer.uid).as_bytes()).unwrap();
        }
    });
    let path = serve(&folder, vec![uids[0]], Pool { max: 4, per_uid: 4 }, handler);
    let call = |uid: u32| {
        let path = path.clone();
        as_uid(uid, move || answer(&path, b"{\"op\":\"x\"}\n"))
    };
    assert_eq!(call(uids[1]), "refused\n");
    assert_eq!(answer(&path, b"{\"op\":\"x\"}\n"), "refused\n");
    assert_eq!(read.load(Ordering::SeqCst), 0);
    assert_eq!(call(uids[0]), format!("uid {}\n", uids[0]));
    assert_eq!(read.load(Ordering::SeqCst), 11);
}

#[test]
fn one_uid_cannot_take_the_places_of_another() {
    if !root("callers of several uids") {
        return;
    }
    let uids = unused_uids(2);
    let (greedy, other) = (uids[0], uids[1]);
    let folder = Folder::new();
    let handler: Arc<Handler> = Arc::new(|_, mut stream: UnixStream| {
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        if stream.read(&mut [0]).is_ok_and(|got| got == 1) {
            stream.write_all(b"served\n").unwrap();
        }
    });
    let path = serve(&folder, uids.clone(), Pool { max: 8, per_uid: 4 }, handler);
    let held = as_uid(greedy, {
        let path = path.clone();
        move || (0..50).map(|_| unix::connect(&path, 0).unwrap()).collect::<Vec<_>>()
    });
    let (asked, again) = (path.clone(), path);
    assert_eq!(as_uid(greedy, move || answer(&asked, b"x")), "busy\n");
    assert_eq!(as_uid(other, move || answer(&again, b"x")), "served\n");
    drop(held);
}

#[test]
fn a_client_sends_nothing_to_a_server_that_anybody_else_made() {
    if !root("a server of another uid") {
        return;
    }
    let uid = unused_uids(1)[0];
    let folder = Folder::new();
    let path = folder.folder("theirs", uid, 0o755).join("s.sock");
    let listener = as_uid(uid, {
        let path = path.clone();
        move || std::os::unix::net::UnixListener::bind(path).unwrap()
    });
    assert!(matches!(unix::connect(&path, 0), Err(ConnectError::WrongServer { uid: found, .. }) if found == uid));
    let (mut accepted, _) = listener.accept().unwrap();
    assert_eq!(accepted.read(&mut [0; 16]).unwrap(), 0);
    // Its mode is the second wall.
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o600)).unwrap();
    let refused = as_uid(uid + 1, move || unix::connect(&path, uid));
    assert!(
        matches!(&refused, Err(ConnectError::Io { source, .. }) if source.kind() == ErrorKind::PermissionDenied),
        "{refused:?}"
    );
}
