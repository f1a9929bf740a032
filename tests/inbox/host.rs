//! What root can ask of the receiver, by the commands of the host.

use serde_json::json;

use crate::help::{MARKER, OFFICE, plan, settled, with_office};
use crate::stand::gate::{Gate, Said};
use crate::stand::uids::Role;

/// A gate with the office connected by a press.
fn office() -> Gate {
    let mut gate = with_office(plan());
    gate.anna.adds_bot(OFFICE);
    let card = gate.world.message("the connecting card", 111, |message| message.has("When mentioned"));
    gate.pressable(&card);
    let mark = gate.log.len();
    gate.anna.presses(&card, "When mentioned");
    let words = format!("chat.on chat={OFFICE} mode=mention");
    gate.log.wait(&words, mark, |line| line.ends_with(&words));
    gate
}

/// A command of the host under the session's uid.
fn as_session(gate: &Gate, args: &[&str]) -> Said {
    let config = gate.config();
    let mut all = args.to_vec();
    all.extend(["--config", config.to_str().unwrap()]);
    let out = gate.command_as(Role::Session, &all).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Said {
        code: out.status.code().unwrap_or(-1),
        json: serde_json::from_slice(&out.stdout).unwrap_or_default(),
        out: text(&out.stdout),
        err: text(&out.stderr),
    }
}

#[test]
fn why_tells_what_became_of_each_message_and_no_word_of_it() {
    let gate = office();
    let own = gate.anna.writes(&format!("{MARKER} in private"));
    let kept = gate.anna.writes_in(OFFICE, &format!("{MARKER} to nobody"), None);
    let strange = gate.mallory.writes_in(OFFICE, &format!("{MARKER} of a stranger"), None);
    settled(&gate);
    let said = gate.host(&["why", "--last", "50"]);
    assert_eq!(said.code, 0, "{said:?}");
    let line = |id: i64| {
        let id = format!(" m{id} ");
        said.out
            .lines()
            .find(|line| line.contains(&id))
            .unwrap_or_else(|| panic!("no {id} in\n{}", said.out))
            .to_owned()
    };
    assert!(line(own).contains("private        owner 111") && line(own).contains("passed to the session (seq "));
    assert!(line(kept).contains(&OFFICE.to_string()) && line(kept).contains("when mentioned"), "{}", line(kept));
    assert!(line(strange).contains("stranger 666") && line(strange).contains("kept out"), "{}", line(strange));
    let last = said.out.lines().last().unwrap();
    assert!(last.starts_with("nothing else came since ") && last.contains("last good poll "), "{last}");
    let raw = gate.host(&["why", "--last", "2", "--json"]);
    assert_eq!(raw.out.lines().count(), 2);
    assert!(raw.out.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["fate"].is_string()));
    for shown in [&said.out, &raw.out] {
        assert!(!shown.contains(MARKER) && !shown.contains("Anna") && !shown.contains("Mallory"), "{shown}");
    }
}

#[test]
fn root_lists_the_groups_and_leaves_one() {
    let gate = office();
    let groups = gate.host(&["group", "list"]);
    assert_eq!(groups.json, json!([{"chat": OFFICE, "mode": "mention", "title": "Acme live title"}]), "{groups:?}");
    let unknown = gate.host(&["group", "leave", "-1009"]);
    assert_eq!((unknown.code, unknown.get("code")), (65, "id_unknown"), "{unknown:?}");
    let left = gate.host(&["group", "leave", &OFFICE.to_string()]);
    assert_eq!((left.code, &left.json["ok"]), (0, &json!(true)), "{left:?}");
    gate.world.must("the bot leaves", |state| {
        state
            .calls
            .iter()
            .any(|call| call.method == "leaveChat" && call.params.int("chat_id") == Some(OFFICE))
            .then_some(())
    });
    assert_eq!(gate.host(&["group", "list"]).json, json!([]));
    // It stays so: the proxy, whose list it is, has heard of it.
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    assert_eq!(gate.host(&["group", "list"]).json, json!([]));
}

#[test]
fn root_has_strangers_words_forgotten_at_once() {
    let gate = office();
    gate.mallory.writes_in(OFFICE, MARKER, None);
    gate.anna.writes("an owner's words");
    settled(&gate);
    assert!(gate.guests().iter().any(|line| line.to_string().contains(MARKER)));
    let said = gate.host(&["guests", "purge"]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(!gate.guests().iter().any(|line| line.to_string().contains(MARKER)));
    assert!(gate.events().iter().any(|line| line["text"] == "an owner's words"), "events stay");
    // The numbers go on, so that nothing is taken for seen.
    gate.mallory.writes_in(OFFICE, "again", None);
    settled(&gate);
    assert_eq!(gate.guests().iter().filter(|line| line.to_string().contains("again")).count(), 1);
}

#[test]
fn the_sessions_user_may_do_none_of_it() {
    let gate = office();
    if !gate.walled() {
        eprintln!("SKIPPED: not root, so there are no walls between users to test");
        return;
    }
    let id = OFFICE.to_string();
    for args in [&["why"][..], &["group", "list"], &["group", "leave", &id], &["guests", "purge"]] {
        let said = as_session(&gate, args);
        assert_eq!((said.code, said.get("code")), (77, "not_permitted"), "{args:?}: {said:?}");
    }
    assert_eq!(gate.host(&["group", "list"]).json.as_array().map(Vec::len), Some(1));
}
