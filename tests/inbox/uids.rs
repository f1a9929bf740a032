//! The walls as the session's user meets them.

use std::fs;

use serde_json::json;

use crate::help::{MARKER, settled, walled};
use crate::stand::uids::Role;

#[test]
fn the_session_reads_no_stranger_writes_no_list_and_reaches_no_other_socket() {
    let Some(gate) = walled() else { return };
    gate.mallory.writes(&format!("{MARKER} in private"));
    gate.mallory.writes_in(crate::stand::gate::GROUP, &format!("{MARKER} in a group"), None);
    gate.anna.writes("hello");
    settled(&gate);
    assert!(gate.guests().iter().any(|line| line.to_string().contains(MARKER)));
    assert_eq!(gate.sees(MARKER), Vec::<String>::new());
    let readable = gate.readable();
    assert!(readable.iter().any(|name| name.ends_with("events.jsonl")), "{readable:?}");
    for name in ["guests.jsonl", "button.key", "TELEGRAM_BOT_TOKEN", "cursor", "sent.jsonl", "asked.json", ".lock"] {
        assert!(!readable.iter().any(|path| path.ends_with(name)), "{name}: {readable:?}");
    }
    for name in ["guests.jsonl", "team.json", "groups.json", "events.jsonl", "mine"] {
        let path = gate.folder().join("state/io").join(name);
        let script = format!("echo x >> {}", path.display());
        assert_ne!(gate.program_as(Role::Session, "sh", &["-c", &script]).code, 0, "{name}");
        assert!(!fs::read_to_string(&path).unwrap_or_default().ends_with("x\n"), "{name}");
        let script = format!("mv {0} {0}.old || rm {0}", path.display());
        assert_ne!(gate.program_as(Role::Session, "sh", &["-c", &script]).code, 0, "{name}");
    }
    for socket in ["mila-io/consent.io.sock", "mila-act/runner.sock", "mila-io/lane.sock"] {
        if !gate.folder().join("run").join(socket).exists() {
            assert!(socket.ends_with("lane.sock"), "{socket}");
            continue;
        }
        let said = gate.speak(Role::Session, socket, b"{\"op\":\"freeze\",\"owner\":111}\n");
        assert!(said.contains("ermission denied") || said.contains("not_permitted"), "{socket}: {said}");
    }
    for op in ["pair", "why", "groups", "group_leave", "guests_purge"] {
        let said = gate.session(&json!({"op": op}), &[]);
        assert_eq!(said.code(), "not_permitted", "{op}: {said:?}");
    }
    let stranger = gate.session_as(Role::Other, &json!({"op": "subscribe", "after": 0}), &[]);
    assert!(
        stranger.json.to_string().contains("ermission denied") || stranger.code() == "not_permitted",
        "{stranger:?}"
    );
}
