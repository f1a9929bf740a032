use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::store::temp::Temp;

/// A configuration in plain mode, in a folder of its own.
pub(crate) fn gate(name: &str) -> (Temp, Vec<OsString>) {
    let temp = Temp::new(&format!("cli-{name}"));
    fs::set_permissions(temp.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let path = |sub: &str| temp.path().join(sub).display().to_string();
    fs::create_dir(path("state")).unwrap();
    let config = format!(
        r#"{{"run":"{}","state":"{}","keys":"{}","kinds":"{}","routes":"{}","users":{{"session":["{}"]}},"owner":{{"language":"ru"}}}}"#,
        path("run"),
        path("state"),
        path("keys"),
        path("kinds"),
        path("routes"),
        creds::my_uid(),
    );
    fs::write(path("config.json"), config).unwrap();
    fs::set_permissions(path("config.json"), PermissionsExt::from_mode(0o644)).unwrap();
    let flags = ["--plain", "--config", &path("config.json")].iter().map(OsString::from).collect();
    (temp, flags)
}

fn ran(flags: &[OsString], words: &[&str]) -> (Exit, String) {
    let args: Vec<OsString> = flags.iter().cloned().chain(words.iter().map(OsString::from)).collect();
    let mut out = Vec::new();
    let exit = run(&args, &mut out);
    (exit, String::from_utf8(out).unwrap())
}

#[test]
fn owners_are_added_listed_and_removed_by_id() {
    let (temp, flags) = gate("owner");
    assert_eq!(ran(&flags, &["list"]), (Exit::OK, "[]\n".to_owned()));
    let (exit, said) = ran(&flags, &["add", "111", "--name", "Anna", "--language", "en"]);
    assert_eq!((exit, said.as_str()), (Exit::OK, "111 is an owner now.\n"));
    assert_eq!(ran(&flags, &["add", "222"]).0, Exit::OK);
    assert_eq!(
        ran(&flags, &["list"]).1,
        "[{\"id\":111,\"language\":\"en\",\"name\":\"Anna\",\"zone\":\"UTC\"},\
         {\"id\":222,\"language\":\"ru\",\"name\":\"Owner\",\"zone\":\"UTC\"}]\n"
    );
    assert_eq!(ran(&flags, &["add", "111"]).0, Exit::DATA);
    assert_eq!(ran(&flags, &["remove", "111"]).0, Exit::OK);
    assert_eq!(ran(&flags, &["remove", "111"]).0, Exit::DATA);
    let mode = fs::metadata(temp.path().join("state/owners.json")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o644);
}

#[test]
fn what_can_be_no_owner_is_refused() {
    let (temp, flags) = gate("owner-wrong");
    for (words, exit) in [
        (&["add", "@anna"][..], Exit::USAGE),
        (&["add", "0111"], Exit::USAGE),
        (&["add", "+111"], Exit::USAGE),
        (&["add", "-100"], Exit::USAGE),
        (&["add", "4503599627370497"], Exit::USAGE),
        (&["add"], Exit::USAGE),
        (&["add", "1087968824"], Exit::DATA),
        (&["add", "777000"], Exit::DATA),
        (&["add", "111", "--name", "🔒 gate"], Exit::DATA),
        (&["add", "111", "--language", "de"], Exit::USAGE),
        (&["add", "111", "--time-zone", "Nowhere/City"], Exit::DATA),
        (&["add", "111", "--time-zone", "../../etc/passwd"], Exit::DATA),
    ] {
        assert_eq!(ran(&flags, words).0, exit, "{words:?}");
    }
    assert!(!temp.path().join("state/owners.json").exists());
}

#[test]
fn a_file_that_cannot_be_trusted_is_not_written_over() {
    let (temp, flags) = gate("owner-broken");
    fs::write(temp.path().join("state/owners.json"), "{\"v\":1,\"owners\":[{]}").unwrap();
    assert_eq!(ran(&flags, &["add", "111"]).0, Exit::CONFIG);
    assert_eq!(fs::read(temp.path().join("state/owners.json")).unwrap(), b"{\"v\":1,\"owners\":[{]}");
}

#[test]
fn of_two_changes_at_once_one_waits_outside() {
    let (_temp, flags) = gate("owner-lock");
    let args = Args::read("owner", &flags).unwrap();
    let held = lock(&config(&args).unwrap()).unwrap();
    assert_eq!(ran(&flags, &["add", "111"]).0, Exit::DATA);
    drop(held);
    assert_eq!(ran(&flags, &["add", "111"]).0, Exit::OK);
}
