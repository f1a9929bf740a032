use std::os::unix::net::UnixListener;

use super::*;
use crate::cli::owner::tests::gate;
use crate::sys::thread;

/// Runs `setup` against a receiver that answers with these lines. Returns what the terminal showed, and what the receiver was
/// asked.
fn paired(name: &str, lines: &[&str], typed: &str, flags: &[&str]) -> (Exit, String, Json, String) {
    let (temp, mut args) = gate(name);
    args.extend(flags.iter().map(OsString::from));
    std::fs::create_dir_all(temp.path().join("run/mila-io")).unwrap();
    let listener = UnixListener::bind(temp.path().join("run/mila-io/session.sock")).unwrap();
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let receiver = thread::spawn("receiver", 128 * 1024, move || {
        let (stream, _) = listener.accept().unwrap();
        let mut reader = LineReader::new(stream);
        let asked = reader.line(LINE_MAX, after(PATIENCE)).unwrap();
        for line in lines {
            send_line(reader.stream(), &line, PATIENCE).unwrap();
        }
        parse(&asked).unwrap()
    })
    .unwrap();
    let mut out = Vec::new();
    let exit = run(&args, &mut typed.as_bytes(), &mut out);
    let owners = std::fs::read_to_string(temp.path().join("state/owners.json")).unwrap_or_default();
    (exit, String::from_utf8(out).unwrap(), receiver.join().unwrap(), owners)
}

const HELLO: &str = r#"{"ok":true,"bot":"acme_bot"}"#;
const NO_CODE: &str = r#"{"push":"no_code"}"#;
const OPENED: &str = r#"{"push":"opened","id":412345678,"name":"Anna\u001b[31m 🔒"}"#;

#[test]
fn who_opened_with_the_code_becomes_an_owner_when_the_operator_says_yes() {
    let (exit, said, asked, owners) =
        paired("setup-yes", &[HELLO, NO_CODE, NO_CODE, OPENED], "y\n", &["--language", "en", "--time-zone", "UTC"]);
    assert_eq!(exit, Exit::OK);
    let code = said.split("https://t.me/acme_bot?start=").nth(1).unwrap().lines().next().unwrap();
    assert_eq!(code.len(), 22);
    assert_eq!(asked.get("hash").unwrap().str().unwrap(), Digest::of(code.as_bytes()).hex());
    assert!(!canonical(&asked).contains(code), "the receiver gets the hash alone");
    assert_eq!(said.matches("without the code").count(), 1);
    assert!(said.contains("opened with the code by id 412345678, shown as: Anna\\u{1b}[31m \\u{1f512}"), "{said}");
    assert!(said.contains("Is this the owner? [y/N] ") && !said.contains('\u{1b}'), "{said}");
    assert_eq!(
        owners,
        "{\"owners\":[{\"id\":412345678,\"language\":\"en\",\"name\":\"Anna[31m\",\"zone\":\"UTC\"}],\"v\":1}\n"
    );
}

#[test]
fn everything_but_yes_leaves_nobody_an_owner() {
    for (index, typed) in ["n\n", "\n", "", "yess\n", "y n\n", &"y".repeat(100)].into_iter().enumerate() {
        let (exit, said, _, owners) = paired(&format!("setup-no-{index}"), &[HELLO, OPENED], typed, &[]);
        assert_eq!((exit, owners.as_str()), (Exit::NO, ""), "{typed:?}");
        assert!(said.ends_with("Nothing changed.\n"));
    }
}

#[test]
fn a_receiver_that_ends_or_says_something_else_pairs_nobody() {
    for (index, lines) in [
        &[HELLO][..],
        &[HELLO, r#"{"push":"opened","id":0,"name":"x"}"#],
        &[HELLO, r#"{"push":"opened","id":"412345678","name":"x"}"#],
        &[HELLO, r#"{"push":"owner"}"#],
    ]
    .into_iter()
    .enumerate()
    {
        let (exit, _, _, owners) = paired(&format!("setup-end-{index}"), lines, "y\n", &[]);
        assert_eq!((exit, owners.as_str()), (Exit::NO, ""), "{lines:?}");
    }
    let refusal =
        r#"{"ok":false,"code":"telegram_down","next":"wait","hint":"Telegram has not said yet who this bot is."}"#;
    let (exit, said, _, owners) = paired("setup-down", &[refusal], "y\n", &[]);
    assert_eq!((exit, owners.as_str(), said.contains("https://")), (Exit::UNAVAILABLE, "", false));
}
