//! Clients that nobody here wrote.

use std::io::Read;
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

use mila_gate::sys::creds::my_uid;
use serde_json::json;

use crate::gate::{Keeper, Plan, Role, TOKEN, walled};
use crate::help::{has, soon};
use crate::upstream::Upstream;

fn curl(keeper: &Keeper, role: Role, args: &[&str]) -> (String, String) {
    let mut command = Command::new("curl");
    command.args(["--silent", "--show-error", "--max-time", "60", "--write-out", "\n%{http_code}", "--unix-socket"]);
    command.arg(&keeper.socket).args(args).current_dir("/");
    if my_uid() == 0 {
        command.uid(keeper.uid(role)).gid(keeper.uid(role));
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let (body, status) = text.rsplit_once('\n').unwrap();
    (body.to_owned(), status.to_owned())
}

#[test]
fn curl_sends_json_a_large_form_and_is_refused_in_a_way_it_understands() {
    if !has("curl") {
        eprintln!("SKIPPED, no curl here");
        return;
    }
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    let json = ["-H", "Content-Type: application/json", "-d", r#"{"chat_id":111,"text":"hi"}"#];
    let (body, status) = curl(&keeper, Role::Io, &[&["http://keeper/telegram/sendMessage"][..], &json].concat());
    assert_eq!((status.as_str(), body.contains("\"ok\":true")), ("200", true), "{body}");
    assert_eq!(upstream.next().body, br#"{"chat_id":111,"text":"hi"}"#);
    assert_eq!(keeper.lease(&[111]).status, 200);
    // Large enough for curl to ask first whether it may send it.
    let path = std::env::temp_dir().join(format!("mila-curl-{}", std::process::id()));
    std::fs::write(&path, vec![b'x'; 3 * 1024 * 1024]).unwrap();
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let file = format!("document=@{};filename=a.bin", path.display());
    let form = ["-F", "chat_id=111", "-F", "caption=hello", "-F", &file];
    let (body, status) = curl(&keeper, Role::Act, &[&["http://keeper/telegram/sendDocument"][..], &form].concat());
    assert_eq!(status, "200", "{body}");
    assert!(upstream.next().body.len() > 3 * 1024 * 1024);
    let refused = ["-F", "chat_id=222", "-F", &file];
    let (body, status) = curl(&keeper, Role::Act, &[&["http://keeper/telegram/sendDocument"][..], &refused].concat());
    if walled("an action held to its lease") {
        assert_eq!((body.as_str(), status.as_str()), (r#"{"code":"lease_body"}"#, "403"));
    }
    let (_, status) = curl(&keeper, Role::Io, &["http://keeper/telegram/../status", "--path-as-is"]);
    assert_eq!(status, "400");
    let (_, status) = curl(&keeper, Role::Io, &["http://api.telegram.org/telegram/getMe", "-d", "{}"]);
    assert_eq!(status, "400");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_server_whose_certificate_nobody_vouches_for_gets_nothing_of_the_request() {
    if !has("openssl") {
        eprintln!("SKIPPED, no openssl here");
        return;
    }
    let folder = std::env::temp_dir().join(format!("mila-tls-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let of = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost", "-keyout", &of("key"), "-out", &of("cert")])
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(made.success());
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut server = Command::new("openssl")
        .args(["s_server", "-quiet", "-accept", &format!("127.0.0.1:{port}"), "-key", &of("key"), "-cert", &of("cert")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    soon("the server listens", || TcpStream::connect(("127.0.0.1", port)).is_ok());
    let mut keeper = Plan::new(json!(format!("https://localhost:{port}"))).start();
    for _ in 0..2 {
        let reply = keeper.post(Role::Io, "/telegram/getMe", &json!({}));
        assert_eq!(reply.told(), (502, "unknown"), "{reply:?}");
    }
    keeper.lives();
    server.kill().unwrap();
    server.wait().unwrap();
    let (mut read, mut noted) = (String::new(), String::new());
    server.stdout.take().unwrap().read_to_string(&mut read).unwrap();
    server.stderr.take().unwrap().read_to_string(&mut noted).unwrap();
    assert!(read.is_empty(), "what the server could decrypt: {read}");
    // Our client hung up within the handshake; whether its alert still arrived is the network's affair.
    assert!(noted.contains("ERROR"), "{noted}");
    assert!(!noted.contains(TOKEN));
    std::fs::remove_dir_all(&folder).unwrap();
}
