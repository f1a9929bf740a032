//! `download`, from the session's line to the file's last byte.

use std::io::Read;

use super::keeper::{Asked, SOON, Said, keeper};
use super::*;
use crate::daemon::receiver::testing::event_from;

/// A gate in which an owner sent a file of so many bytes.
fn gate(name: &str, size: u64) -> Gate {
    let gate = Gate::new(&format!("fetches-{name}"));
    known(&gate);
    let update = format!(
        r#"{{"update_id":7,"message":{{"message_id":5,"date":9,"chat":{{"id":111,"type":"private"}},"from":{{"id":111,"is_bot":false}},"document":{{"file_id":"BQAC-1","file_size":{size},"file_name":"MARKER"}}}}}}"#
    );
    let event = Item::Event(event_from(&update).unwrap());
    gate.shared.journals().write(gate.shared.now(), &[event]).unwrap();
    gate
}

fn telegram(asked: &Asked, file: Said) -> Said {
    if asked.method == "getFile" {
        assert_eq!(asked.json, json!({"file_id": "BQAC-1"}));
        return Said::ok(&json!({"file_id": "BQAC-1", "file_size": 10, "file_path": "documents/file_1.pdf"}));
    }
    assert_eq!(asked.method, "file/documents/file_1.pdf");
    file
}

const DOWNLOAD: &str = r#"{"op":"download","ref":"2","file_id":"BQAC-1"}"#;

#[test]
fn a_file_of_an_event_comes_behind_its_line_and_the_connection_goes_on() {
    let gate = gate("whole", 10);
    let asked = keeper(&gate, |asked| telegram(asked, Said(200, None, b"hello\nfile".to_vec(), 0)));
    let mut call = Call::new(&gate, SESSION);
    assert_eq!(call.ask(DOWNLOAD), json!({"ref": "2", "ok": true, "type": "document", "size": 10}));
    let mut bytes = [0; 10];
    call.lines.read_exact(&mut bytes).unwrap();
    assert_eq!(&bytes, b"hello\nfile");
    assert_eq!(call.ask(r#"{"op":"status"}"#)["ok"], true);
    assert_eq!(asked.recv_timeout(SOON).unwrap().method, "getFile");
}

#[test]
fn a_file_that_came_in_no_event_is_not_even_asked_for() {
    let gate = gate("not-came", 10);
    let guest: &[u8] = br#"{"update_id":1,"message":{"document":{"file_id":"GUEST"}}}"#;
    gate.shared.journals().write(gate.shared.now(), &[Item::Guest(guest)]).unwrap();
    let asked = keeper(&gate, |asked| telegram(asked, Said::unsent()));
    let mut call = Call::new(&gate, SESSION);
    for id in ["GUEST", "BQAC", "BQAC-1\\\"", "", "../BQAC-1", "https://acme.example/x"] {
        let answer = call.ask(&format!(r#"{{"op":"download","file_id":"{id}"}}"#));
        assert_eq!(
            (answer["code"].as_str(), answer["next"].as_str()),
            (Some("file_not_from_event"), Some("stop")),
            "{id}"
        );
    }
    assert!(asked.try_recv().is_err());
}

#[test]
fn a_file_that_breaks_off_takes_the_connection_with_it() {
    let gate = gate("cut", 10);
    let _asked = keeper(&gate, |asked| telegram(asked, Said(200, None, b"hello".to_vec(), 5)));
    let mut call = Call::new(&gate, SESSION);
    assert_eq!(call.ask(DOWNLOAD)["size"], 10);
    let mut bytes = Vec::new();
    call.lines.read_to_end(&mut bytes).unwrap();
    assert_eq!(bytes, b"hello", "and then the end, which nobody takes for the whole");
}

#[test]
fn a_file_that_is_not_to_be_had_is_refused_with_its_reason() {
    type Answer = fn(&Asked) -> Said;
    let table: [(&str, u64, Answer, &str, usize); 9] = [
        ("big-event", (20 << 20) + 1, |_| Said::unsent(), "file_too_big", 0),
        ("big-telegram", 10, |_| Said::no(400, "Bad Request: file is too big"), "file_too_big", 1),
        (
            "gone",
            10,
            |_| Said::no(400, "Bad Request: wrong file_id or the file is temporarily unavailable"),
            "failed",
            1,
        ),
        ("down", 10, |_| Said::unknown(), "telegram_down", 1),
        ("path", 10, |_| Said::ok(&json!({"file_path": "../../etc/passwd"})), "failed", 1),
        ("long", 10, |asked| telegram(asked, Said(200, None, Vec::new(), (20 << 20) + 1)), "file_too_big", 2),
        ("not-there", 10, |asked| telegram(asked, Said(404, Some("file_not_found"), b"{}".to_vec(), 0)), "failed", 2),
        ("longer", 10, |asked| telegram(asked, Said(200, None, b"hello files".to_vec(), 0)), "failed", 2),
        ("busy", 10, |asked| telegram(asked, Said(429, Some("busy"), b"{}".to_vec(), 0)), "busy", 2),
    ];
    for (name, size, answer, code, calls) in table {
        let gate = gate(name, size);
        let asked = keeper(&gate, answer);
        let mut call = Call::new(&gate, SESSION);
        assert_eq!(call.ask(DOWNLOAD)["code"], code, "{name}");
        assert_eq!(asked.try_iter().count(), calls, "{name}");
        assert_eq!(call.ask(r#"{"op":"status"}"#)["ok"], true, "{name}");
    }
}
