//! The formats that others build on, held to their written examples: every file below `tests/vectors/` is read here.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::disallowed_methods,
    clippy::print_stderr,
    clippy::tests_outside_test_module,
    reason = "a test that cannot do its work must fail, and says aloud what it skips"
)]

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use mila_gate::base::button;
use mila_gate::base::button::{Bound, ButtonKey};
use mila_gate::base::digest;
use mila_gate::base::digest::{Digest, FileFacts};
use mila_gate::base::exit::Exit;
use mila_gate::base::ids::{BotId, ChatId, KindId, MessageId, UserId};
use mila_gate::base::json;
use mila_gate::base::secret::Secret;
use mila_gate::cli::decisions;
use mila_gate::journal::record::{parse, render};
use mila_gate::policy::lane::bundle;

const JOURNAL: &str = "journal/one_request.jsonl";
const HEAD: &str = "6:6f8093d5a016a7fb3ef0267c560758ea";

fn vector(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(name)).unwrap()
}

/// A file of `name value` lines.
fn values(name: &str) -> HashMap<String, String> {
    let text = String::from_utf8(vector(name)).unwrap();
    text.lines().map(|line| line.split_once(' ').unwrap()).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

fn def(kind: &str) -> Digest {
    Digest::of(json::canonical(&json::parse(&vector(kind)).unwrap()).as_bytes())
}

#[test]
fn the_digest_of_the_worked_example_is_the_written_one() {
    let expected = values("action/expected.txt");
    let def = def("kinds/bot_send.json");
    assert_eq!(def.hex(), expected["def"]);
    let payload = json::canonical(&json::parse(&vector("action/payload.json")).unwrap());
    assert_eq!(payload.as_bytes(), vector("action/payload.json"));
    assert_eq!(payload.len().to_string(), expected["payload_bytes"]);
    let bytes = vector("action/in.txt");
    let file = FileFacts { name: "in.txt".to_owned(), size: 10, sha256: Digest::of(&bytes) };
    assert_eq!(file.sha256.hex(), expected["file"]);

    // What is hashed, put together by the words of the format alone.
    let parts: [&[u8]; 8] = [
        b"mila-gate/action/1",
        b"bot_send",
        def.as_bytes(),
        payload.as_bytes(),
        &1_u64.to_be_bytes(),
        b"in.txt",
        &10_u64.to_be_bytes(),
        file.sha256.as_bytes(),
    ];
    let input: Vec<u8> =
        parts.iter().flat_map(|part| [&u64::try_from(part.len()).unwrap().to_be_bytes()[..], part].concat()).collect();
    assert_eq!(input.len().to_string(), expected["input_bytes"]);
    assert_eq!(Digest::of(&input).hex(), expected["digest"]);

    let digest = digest::action(&KindId::parse("bot_send").unwrap(), &def, &payload, &[file]);
    assert_eq!(digest.hex(), expected["digest"]);
    assert_eq!(digest::code(&digest), expected["code"]);
}

#[test]
fn the_order_of_keys_and_the_blanks_between_them_do_not_change_a_definition() {
    let text = String::from_utf8(vector("kinds/bot_send.json")).unwrap();
    let (first, rest) = text.split_once("\"v\":1,").unwrap();
    let moved = format!("{first}\n  {}, \"v\": 1 }}", rest.trim_end().strip_suffix('}').unwrap());
    assert_eq!(
        json::canonical(&json::parse(moved.as_bytes()).unwrap()),
        json::canonical(&json::parse(text.as_bytes()).unwrap())
    );
    assert_ne!(def("kinds/bot_send.json"), def("kinds/publish_zernio.json"));
}

#[test]
fn the_button_of_the_worked_example_is_the_written_one() {
    let expected = values("button/yes.txt");
    let number = |name: &str| expected[name].parse::<i64>().unwrap();
    let key: Vec<u8> = Digest::parse_hex(&expected["key"]).unwrap().as_bytes().to_vec();
    let key = ButtonKey::new(Secret::new(key));
    let bind = Digest::parse_hex(&expected["bind"]).unwrap();
    let bound = Bound {
        bot: BotId::new(number("bot")).unwrap(),
        whose: expected["whose"].parse().unwrap(),
        verb: expected["verb"].parse().unwrap(),
        subject: &expected["subject"],
        owner: UserId::new(number("owner")).unwrap(),
        chat: ChatId::new(number("chat")).unwrap(),
        message: MessageId::new(number("message")).unwrap(),
        bind: bind.as_bytes(),
    };
    assert_eq!(button::data(&key, &bound), expected["data"]);
    let parsed = button::parse(&expected["data"]).unwrap();
    assert!(button::holds(&key, &bound, &parsed.mac));
}

#[test]
fn the_journal_of_the_worked_example_is_written_byte_for_byte() {
    let mut prev = Digest::ZERO;
    for line in String::from_utf8(vector(JOURNAL)).unwrap().lines() {
        let entry = parse(line.as_bytes()).unwrap();
        assert_eq!(entry.prev, prev);
        assert_eq!(render(entry.n, entry.ts, &entry.step, &prev), (line.to_owned(), entry.h));
        prev = entry.h;
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("mila-vectors-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> OsString {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path.into_os_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[test]
fn the_document_of_public_knowledge_is_read_as_it_is_written() {
    let bytes = vector("knowledge/three.txt");
    assert_eq!(Digest::of(&bytes).hex(), "be9cb3f24869955e8f22654a3eb4d475b7e5a84dd0e10a7aa167b68ab5eb70c9");
    let known = bundle::parse(&bytes).unwrap();
    assert_eq!((known.files, known.text.as_str()), (3, "Soup\t4 €\n=== x 1 y\nWe open at nine.\n\nСуп — 4 €"));
    assert_eq!(
        known.lines,
        "=== a menu.txt 20 ac588db5f46675eba11f803f0ab705339670d9abf2a88b9f35ab9a2151dffeda\n\
         === hours.md 17 1f8012bbfaaa87874671403da80b3f1832bb7ab516377a2fd80ef39ce22b6987\n\
         === меню.md 16 fb17e062fb5803ef58eb7b4716d21e697c034b74722eaa30532ad028cb35bdc4"
    );
    let files = [("меню.md", "Суп — 4 €"), ("hours.md", "We open at nine.\n"), ("a menu.txt", "Soup\t4 €\n=== x 1 y")];
    let files: Vec<_> = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    assert_eq!(bundle::build(&files).as_bytes(), bytes);
}

fn decisions(args: &[&str], file: &OsString) -> (Exit, String) {
    let mut all: Vec<OsString> = args.iter().map(OsString::from).collect();
    all.insert(1, file.clone());
    let mut out = Vec::new();
    let exit = decisions::run(&all, &mut out);
    (exit, String::from_utf8(out).unwrap())
}

/// The example with a change, and where it must break.
fn broken() -> Vec<(&'static str, Vec<u8>, u64, &'static str)> {
    let text = String::from_utf8(vector(JOURNAL)).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let with = |order: &[usize]| order.iter().map(|at| lines[*at]).collect::<String>().into_bytes();
    // A line with a text replaced and its hash made anew, as somebody who knows the format would do.
    let forged = |at: usize, from: &str, to: &str| {
        let body = lines[at].replacen(from, to, 1);
        let body = body.rsplit_once(",\"h\":").unwrap().0.to_owned();
        let line = format!("{body},\"h\":\"{}\"}}\n", Digest::of(body.as_bytes()));
        assert_ne!(line, lines[at]);
        let mut all: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        all[at] = line;
        all.concat().into_bytes()
    };
    let last = lines[5];
    vec![
        ("a digit is changed", text.replacen("\"uid\":1001", "\"uid\":1002", 1).into_bytes(), 2, "changed"),
        ("a hash is changed", text.replacen("366a4781", "366a4782", 1).into_bytes(), 2, "changed"),
        ("a line is changed with its hash", forged(1, "\"uid\":1001", "\"uid\":1002"), 3, "line 2"),
        ("the last line speaks of another prev", forged(5, "0c458968", "0c458969"), 6, "line 5"),
        ("a line is missing", with(&[0, 1, 3, 4, 5]), 3, "removed"),
        ("the first line is missing", with(&[1, 2, 3, 4, 5]), 1, "removed"),
        ("the beginning is missing and renumbered", forged(0, "\"prev\":\"00", "\"prev\":\"10"), 1, "beginning"),
        ("a line stands twice", with(&[0, 1, 1, 2, 3, 4, 5]), 3, "inserted"),
        ("a line is inserted", with(&[0, 1, 2, 3, 4, 0, 5]), 6, "inserted"),
        ("two lines are swapped", with(&[0, 1, 3, 2, 4, 5]), 3, "swapped"),
        ("a gap in n", forged(5, "\"n\":6", "\"n\":7"), 6, "removed"),
        ("ts falls", forged(5, "13:04:03.730", "13:04:03.120"), 6, "ts falls"),
        ("a key stands twice", forged(4, "\"id\"", "\"n\":5,\"id\""), 5, ""),
        (
            "keys are reordered",
            forged(4, "{\"n\":5,\"ts\":\"2026-11-30T13:04:03.121Z\"", "{\"ts\":\"2026-11-30T13:04:03.121Z\",\"n\":5"),
            5,
            "",
        ),
        ("a blank", forged(4, "\"n\":5,", "\"n\": 5,"), 5, ""),
        ("a number with a point", forged(4, "\"n\":5,", "\"n\":5.0,"), 5, ""),
        ("an escape that is not needed", forged(4, "\"used\"", "\"\\u0075sed\""), 5, ""),
        ("CRLF", text.replacen('\n', "\r\n", 1).into_bytes(), 1, ""),
        ("an empty line", text.replacen('\n', "\n\n", 3).into_bytes(), 2, ""),
        ("no line feed at the end", text.trim_end().as_bytes().to_vec(), 6, "torn"),
        ("half a line at the end", [text.as_bytes(), &last.as_bytes()[..40]].concat(), 7, "torn"),
        ("zeros at the end", [text.as_bytes(), &[0; 300]].concat(), 7, "torn"),
        ("something else", [text.as_bytes(), b"\xff\xfe\n"].concat(), 7, ""),
        ("a line without end", [text.as_bytes(), &[b'x'; 10_000], b"\n"].concat(), 7, "longer"),
        ("nothing", Vec::new(), 1, "empty"),
    ]
}

#[test]
fn a_journal_that_was_changed_is_broken_where_it_was_changed() {
    let folder = Folder::new("broken");
    for (name, bytes, line, word) in broken() {
        let file = folder.file("decisions.jsonl", &bytes);
        for verb in ["verify", "head", "show"] {
            if verb == "show" && bytes.is_empty() {
                continue;
            }
            let (exit, out) = decisions(&[verb], &file);
            let last = out.lines().last().unwrap_or_default();
            assert_eq!(exit, Exit::NO, "{name}: {out}");
            assert!(last.starts_with(&format!("broken {line}: ")) && last.contains(word), "{name}: {out}");
        }
    }
}

#[test]
fn ten_lines_of_python_agree() {
    let python = |file: &OsString| {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verify.py");
        Command::new("python3").arg(script).arg(file).output()
    };
    let folder = Folder::new("python");
    let good = folder.file("good.jsonl", &vector(JOURNAL));
    let Ok(output) = python(&good) else {
        eprintln!("SKIPPED: no python3 on this machine, so no second reader of the journal");
        return;
    };
    assert_eq!(String::from_utf8_lossy(&output.stdout), decisions(&["verify"], &good).1);
    for (name, bytes, line, _) in broken() {
        let file = folder.file("broken.jsonl", &bytes);
        let said = String::from_utf8(python(&file).unwrap().stdout).unwrap();
        assert_eq!(said.trim_end(), format!("broken {line}"), "{name}");
    }
}

#[test]
fn an_anchor_that_holds_is_ok_and_a_short_one_is_weak() {
    let folder = Folder::new("anchors");
    let file = folder.file("decisions.jsonl", &vector(JOURNAL));
    let ok = format!("ok 6 {HEAD}\n");
    assert_eq!(decisions(&["verify"], &file), (Exit::OK, ok.clone()));
    assert_eq!(decisions(&["head"], &file), (Exit::OK, format!("{HEAD}\n")));
    let strong = ["verify", "--anchor", HEAD, "--anchor", "4:0dd16b7fbaef1992cafc", "--anchor", HEAD];
    assert_eq!(decisions(&strong, &file), (Exit::OK, ok.clone()));
    let (exit, out) = decisions(&["verify", "--anchor=6:6f8093d5a016"], &file);
    assert!(exit == Exit::OK && out.starts_with(&ok) && out.contains("\nweak 6:6f8093d5a016"), "{out}");
}

#[test]
fn an_anchor_tells_a_cut_tail_and_a_replaced_file() {
    let folder = Folder::new("cut");
    let text = String::from_utf8(vector(JOURNAL)).unwrap();
    let first_four: String = text.split_inclusive('\n').take(4).collect();
    let cut = folder.file("cut.jsonl", first_four.as_bytes());
    assert_eq!(decisions(&["verify"], &cut).0, Exit::OK);
    let (exit, out) = decisions(&["verify", "--anchor", HEAD], &cut);
    assert!(exit == Exit::NO && out.starts_with("broken 5: ") && out.contains("cut"), "{out}");

    // A whole new chain of the same length: valid in itself, and not the one that was seen.
    let mut prev = Digest::ZERO;
    let mut fresh = String::new();
    for line in text.lines() {
        let entry = parse(line.as_bytes()).unwrap();
        let (line, h) = render(entry.n, entry.ts.plus_ms(1), &entry.step, &prev);
        (fresh, prev) = (fresh + &line + "\n", h);
    }
    let fresh = folder.file("fresh.jsonl", fresh.as_bytes());
    assert_eq!(decisions(&["verify"], &fresh).0, Exit::OK);
    let (exit, out) = decisions(&["verify", "--anchor", HEAD], &fresh);
    assert!(exit == Exit::NO && out.starts_with("broken 6: ") && out.contains("replaced"), "{out}");

    let export = format!("Anna, 14:04\nPublished. {HEAD}\n<code>4:0dd16b7fbaef1992cafc611903d265fc</code>");
    let export = folder.file("export.html", export.as_bytes());
    let export = export.to_str().unwrap();
    let whole = folder.file("whole.jsonl", text.as_bytes());
    assert_eq!(decisions(&["verify", "--anchors", export], &whole).0, Exit::OK);
    let (exit, out) = decisions(&["verify", "--anchors", export], &fresh);
    assert!(exit == Exit::NO && out.starts_with("broken 4: "), "{out}");
    let (exit, out) = decisions(&["verify", "--anchors", export], &cut);
    assert!(exit == Exit::NO && out.starts_with("broken 5: "), "{out}");
}

#[test]
fn what_cannot_be_checked_is_never_ok() {
    let folder = Folder::new("usage");
    let file = folder.file("decisions.jsonl", &vector(JOURNAL));
    let no_anchor = folder.file("export.txt", b"nothing here at 14:04");
    for (args, exit) in [
        (vec!["verify", "--anchor", "6:short"], Exit::USAGE),
        (vec!["verify", "--anchors", no_anchor.to_str().unwrap()], Exit::DATA),
        (vec!["verify", "--anchors", "/no/such/export"], Exit::DATA),
        (vec!["head", "--anchor", HEAD], Exit::USAGE),
        (vec!["check"], Exit::USAGE),
        (vec!["verify", "one more"], Exit::USAGE),
    ] {
        assert_eq!(decisions(&args, &file), (exit, String::new()), "{args:?}");
    }
    assert_eq!(decisions(&["verify"], &"/no/such/file".into()).0, Exit::DATA);
    assert_eq!(decisions(&["verify"], &"/".into()).0, Exit::DATA);
    assert_eq!(decisions::run(&[], &mut Vec::new()), Exit::USAGE);
}

#[test]
fn show_tells_the_story_in_lines() {
    let folder = Folder::new("show");
    let (exit, out) = decisions(&["show"], &folder.file("decisions.jsonl", &vector(JOURNAL)));
    assert_eq!(exit, Exit::OK);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0], "     1  2026-11-30T13:00:00Z  start         version 0.1.0, bot 4242");
    assert_eq!(lines[3], "     4  2026-11-30T13:04:03Z  granted       r-5f2c91a07d  by 111");
    assert_eq!(lines[5], "     6  2026-11-30T13:04:03Z  executed      r-5f2c91a07d  ran: yes, 609 ms");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    struct Gone;
    impl std::io::Write for Gone {
        fn write(&mut self, _bytes: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let folder = Folder::new("pipe");
    let file = folder.file("decisions.jsonl", &vector(JOURNAL));
    assert_eq!(decisions::run(&["show".into(), file.clone()], &mut Gone), Exit::OK);
    assert_eq!(decisions::run(&["verify".into(), file], &mut Gone), Exit::OK);
    let broken = folder.file("broken.jsonl", b"{}\n");
    assert_eq!(decisions::run(&["verify".into(), broken], &mut Gone), Exit::NO);
}
