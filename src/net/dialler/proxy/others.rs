//! Proxies that other people made, where they are installed.

use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::*;
use crate::config::proxy::Proxies;
use crate::config::{Family, Network, Upstream};
use crate::net::dialler::{Caller, Ticket, Ways};
use crate::sys::child::{self, Child, Program, Spec};
use crate::sys::file::tests::Folder;

/// A proxy's process, gone with the test.
struct Running {
    child: Child,
    port: u16,
    _folder: Folder,
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.child.signal(child::KILL));
        drop(self.child.wait(None));
    }
}

/// Starts a program with a configuration; `None` where it is not installed.
fn start(program: &str, config: impl Fn(u16) -> String, args: impl Fn(u16, &Path) -> Vec<String>) -> Option<Running> {
    let places = ["/usr/bin", "/usr/sbin"].map(|folder| PathBuf::from(folder).join(program));
    let Some(path) = places.into_iter().find(|path| path.exists()) else {
        eprintln!("SKIPPED: {program}: it is not installed");
        return None;
    };
    let folder = Folder::new();
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let file = folder.path().join("proxy.conf");
    std::fs::write(&file, config(port)).unwrap();
    let words = std::iter::once(program.to_owned()).chain(args(port, &file)).map(Into::into).collect();
    let child = child::start(Spec { dies_with_us: true, ..Spec::new(Program::At(&path), words) }).unwrap();
    let end = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(Instant::now() < end, "{program} listens");
        std::thread::park_timeout(Duration::from_millis(20));
    }
    Some(Running { child, port, _folder: folder })
}

/// What comes of a call through a proxy to a server of this test: a large exchange both ways, or how it ended.
fn exchange(proxy: &Running, scheme: &str, login: Option<&str>) -> Result<(), Option<Cause>> {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = server.local_addr().unwrap().port();
    let url = format!("{scheme}://127.0.0.1:{}", proxy.port);
    let named = match login {
        None => serde_json::json!(url),
        Some(_) => serde_json::json!({"url": url, "key": "PROXY_LOGIN"}),
    };
    let network = Network { family: Family::Auto, proxies: Proxies::read(&named).unwrap() };
    let ways = Ways::new(&network, |_| login.map(|login| Secret::new(login.as_bytes().to_vec()))).unwrap();
    let upstream = Upstream::https(&format!("https://localhost:{port}")).unwrap();
    let (ours, _theirs) = UnixStream::pair().unwrap();
    let caller = Caller { fd: ours.as_fd(), gone: Interest::Closed };
    let end = Instant::now() + Duration::from_secs(30);
    let mut ticket = Ticket::new(&upstream, "telegram", &ways, end, caller).unwrap();
    let mut client = ticket.connect_for_test(&format!("localhost:{port}"));
    let mut said = [0; 19];
    if client.read_exact(&mut said).is_err() || &said != b"HTTP/1.1 200 OK\r\n\r\n" {
        assert!(!ticket.sent());
        return Err(ticket.close());
    }
    let (mut far, _) = server.accept().unwrap();
    let many: Vec<u8> = (0..3_000_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let mut got = vec![0; many.len()];
    std::thread::scope(|scope| {
        let back = scope.spawn(|| {
            let mut heard = vec![0; many.len()];
            far.read_exact(&mut heard).unwrap();
            assert!(heard == many);
            far.write_all(&many).unwrap();
        });
        client.write_all(&many).unwrap();
        client.read_exact(&mut got).unwrap();
        back.join().unwrap();
    });
    assert!(got == many);
    Ok(())
}

#[test]
fn tinyproxy_lets_a_call_through_with_the_right_login_alone() {
    let config = |login: &str| {
        let login = login.to_owned();
        move |port: u16| format!("Port {port}\nListen 127.0.0.1\nTimeout 60\nMaxClients 10\nAllow 127.0.0.1\n{login}")
    };
    let args = |_: u16, file: &Path| vec!["-d".to_owned(), "-c".to_owned(), file.display().to_string()];
    let Some(open) = start("tinyproxy", config(""), args) else { return };
    assert_eq!(exchange(&open, "http", None), Ok(()));
    let Some(locked) = start("tinyproxy", config("BasicAuth me secret\n"), args) else { return };
    assert_eq!(exchange(&locked, "http", Some("me:secret")), Ok(()));
    for login in [None, Some("me:other")] {
        assert!(matches!(exchange(&locked, "http", login), Err(Some("proxy_login" | "proxy_refused"))), "{login:?}");
    }
    let Some(few) = start("tinyproxy", config("ConnectPort 443\n"), args) else { return };
    assert_eq!(exchange(&few, "http", None), Err(Some("proxy_refused")));
}

#[test]
fn dante_lets_a_call_through() {
    if crate::sys::creds::my_uid() != 0 {
        eprintln!("SKIPPED: danted: it wants to be root");
        return;
    }
    let config = |port: u16| {
        let rule = "{ from: 127.0.0.0/8 to: 0.0.0.0/0 }";
        format!(
            "logoutput: stderr\ninternal: 127.0.0.1 port = {port}\nexternal: lo\nclientmethod: none\nsocksmethod: none\n\
             user.privileged: root\nuser.unprivileged: nobody\nclient pass {rule}\nsocks pass {rule}\n"
        )
    };
    let args = |_: u16, file: &Path| vec!["-f".to_owned(), file.display().to_string()];
    let Some(open) = start("danted", config, args) else { return };
    assert_eq!(exchange(&open, "socks5", None), Ok(()));
    assert_eq!(exchange(&open, "socks5", Some("me:secret")), Err(Some("proxy_login")), "it offers no such way");
}

#[test]
fn microsocks_lets_a_call_through_with_the_right_login_alone() {
    let args = |port: u16, _: &Path| {
        ["-i", "127.0.0.1", "-p", &port.to_string(), "-u", "me", "-P", "secret"].map(str::to_owned).to_vec()
    };
    let Some(locked) = start("microsocks", |_| String::new(), args) else { return };
    assert_eq!(exchange(&locked, "socks5", Some("me:secret")), Ok(()));
    for login in [None, Some("me:other")] {
        assert!(matches!(exchange(&locked, "socks5", login), Err(Some("proxy_login" | "proxy_gone"))), "{login:?}");
    }
}
