use super::*;
use crate::store::temp::Temp;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

fn now() -> Wall {
    Wall::parse("2026-11-30T13:02:11.482Z").unwrap()
}

fn open(temp: &Temp) -> (AppendFile, Option<Torn>) {
    AppendFile::open(&temp.dir(), "events.jsonl", 0o640, 1024 * 1024, now()).unwrap()
}

fn text(temp: &Temp, name: &str) -> String {
    std::fs::read_to_string(temp.path().join(name)).unwrap()
}

#[test]
fn lines_follow_each_other_and_the_file_has_its_mode() {
    let temp = Temp::new("append");
    let (mut file, torn) = open(&temp);
    assert_eq!(torn, None);
    file.append(b"one\n").unwrap();
    file.append(b"two\nthree\n").unwrap();
    file.sync();
    drop(file);
    let (mut file, torn) = open(&temp);
    assert_eq!((torn, file.length()), (None, 14));
    file.append(b"four\n").unwrap();
    file.sync();
    assert_eq!(text(&temp, "events.jsonl"), "one\ntwo\nthree\nfour\n");
    let facts = std::fs::metadata(temp.path().join("events.jsonl")).unwrap();
    assert_eq!(facts.permissions().mode() & 0o777, 0o640);
}

#[test]
fn what_is_no_line_is_not_appended() {
    let temp = Temp::new("append-form");
    let (mut file, _) = open(&temp);
    for wrong in [&b""[..], b"no line feed", b"one\nhalf"] {
        assert!(matches!(file.append(wrong), Err(AppendError::Form(_))));
    }
    assert_eq!(text(&temp, "events.jsonl"), "");
}

#[test]
fn a_torn_last_line_is_set_aside_with_the_files_own_mode() {
    let long = "x".repeat(300_000);
    for (whole, tail) in [("one\n", "{\"ha"), ("", "all of it"), ("one\ntwo\n", "\0\0\0\0"), ("one\n", long.as_str())] {
        let temp = Temp::new("append-torn");
        std::fs::write(temp.path().join("events.jsonl"), format!("{whole}{tail}")).unwrap();
        let (mut file, torn) = open(&temp);
        let torn = torn.unwrap();
        assert_eq!(torn.bytes, u64::try_from(tail.len()).unwrap());
        assert_eq!(torn.kept, "events.jsonl.torn-20261130T130211482Z");
        assert_eq!(text(&temp, &torn.kept), tail);
        let facts = std::fs::metadata(temp.path().join(&torn.kept)).unwrap();
        assert_eq!(facts.permissions().mode() & 0o777, 0o640);
        file.append(b"next\n").unwrap();
        file.sync();
        assert_eq!(text(&temp, "events.jsonl"), format!("{whole}next\n"));
        drop(file);
        assert_eq!(open(&temp).1, None);
    }
}

#[test]
fn a_tail_that_cannot_be_set_aside_stays_where_it_is() {
    let temp = Temp::new("append-torn-twice");
    std::fs::write(temp.path().join("events.jsonl"), "one\nhalf").unwrap();
    std::fs::write(temp.path().join("events.jsonl.torn-20261130T130211482Z"), "earlier").unwrap();
    assert!(AppendFile::open(&temp.dir(), "events.jsonl", 0o640, 0, now()).is_err());
    assert_eq!(text(&temp, "events.jsonl"), "one\nhalf");
    assert_eq!(text(&temp, "events.jsonl.torn-20261130T130211482Z"), "earlier");
    assert!(AppendFile::open(&temp.dir(), "events.jsonl", 0o640, 0, now().plus_ms(1)).unwrap().1.is_some());
}

#[test]
fn space_is_reserved_ahead_without_growing_the_file() {
    let temp = Temp::new("append-room");
    let (mut file, _) = open(&temp);
    let blocks = || std::fs::metadata(temp.path().join("events.jsonl")).unwrap().blocks() * 512;
    assert!(file.has_room());
    if file.room.unknown {
        eprintln!("SKIPPED: this file system knows no reservation");
        return;
    }
    assert!(blocks() >= 1024 * 1024);
    assert_eq!(text(&temp, "events.jsonl"), "");
    let line = [vec![b'x'; 64 * 1024 - 1], vec![b'\n']].concat();
    for _ in 0..20 {
        file.append(&line).unwrap();
    }
    file.sync();
    assert!(file.has_room());
    assert!(blocks() >= file.length() + 512 * 1024, "the reservation was not made anew");
}

#[test]
fn a_file_that_somebody_else_could_write_is_not_opened() {
    let temp = Temp::new("append-foreign");
    let path = temp.path().join("events.jsonl");
    std::fs::write(&path, "one\n").unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o666)).unwrap();
    let again = || AppendFile::open(&temp.dir(), "events.jsonl", 0o640, 0, now());
    assert!(again().is_err());
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    assert!(again().is_ok());
    std::fs::hard_link(&path, temp.path().join("second-name")).unwrap();
    assert!(again().is_err());
    std::fs::remove_file(&path).unwrap();
    std::os::unix::fs::symlink("second-name", &path).unwrap();
    assert!(again().is_err());
}
