//! Clients that nobody here wrote.

use std::os::unix::process::CommandExt;
use std::process::Command;

use mila_gate::sys::creds::my_uid;

use crate::gate::{Keeper, Role, walled};
use crate::help::has;
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
