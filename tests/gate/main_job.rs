//! The main job, as the README has it run.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::help::plan;
use crate::stand::gate::GROUP;
use crate::stand::story;
use crate::stand::uids::{Block, Role, processes};

#[test]
fn the_story_of_the_main_job_is_as_told() {
    let told = Command::new(env!("CARGO_BIN_EXE_mila-stand")).arg("--play").output().unwrap();
    let out = String::from_utf8_lossy(&told.stdout);
    assert!(told.status.success(), "{out}\n{}", String::from_utf8_lossy(&told.stderr));
    assert!(out.starts_with("Everything happens in /") && out.contains("nothing outside of it is touched"), "{out}");
    assert!(out.contains("Everything was as promised.") && !out.contains('✗'), "{out}");
}

#[test]
fn the_story_is_the_same_in_plain_mode_which_says_what_is_missing() {
    let Some(block) = Block::take() else {
        eprintln!("SKIPPED: not root, so every story here is told in plain mode already");
        return;
    };
    let uid = block.uid(Role::Other).to_string();
    let told = Command::new(env!("CARGO_BIN_EXE_mila-stand")).args(["as", &uid, "--play"]).output().unwrap();
    let out = String::from_utf8_lossy(&told.stdout);
    assert!(told.status.success(), "{out}\n{}", String::from_utf8_lossy(&told.stderr));
    assert!(out.contains("the walls between users") && out.contains("Everything was as promised."), "{out}");
}

#[test]
fn the_stand_by_hand_shows_a_card_takes_a_press_and_leaves_nothing_behind() {
    let mut stand =
        Command::new(env!("CARGO_BIN_EXE_mila-stand")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(stand.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut until = |words: &str| lines.find(|line| line.contains(words)).unwrap_or_else(|| panic!("never: {words}"));
    let folder = until("Everything happens in ").split_whitespace().nth(3).unwrap().trim_end_matches(';').to_owned();
    assert!(Path::new(&folder).is_dir());
    let command = until(" ask note ");
    let shown = Command::new("sh").args(["-c", command.trim()]).output().unwrap();
    assert_eq!(shown.status.code(), Some(75), "{command}: {shown:?}");
    until("EXACT: this will run");
    until("press 1: Yes, write");
    let mut typed = stand.stdin.take().unwrap();
    typed.write_all(b"press 1\n").unwrap();
    until("Look again, then press.");
    typed.write_all(b"clock 3\npress 1\n").unwrap();
    until("DONE");
    Command::new("kill").args(["-s", "INT", &stand.id().to_string()]).status().unwrap();
    until("stopping");
    assert!(stand.wait().unwrap().success());
    assert!(!Path::new(&folder).exists());
    let config = format!("{folder}/config.json");
    let left = processes(|_any| true).into_iter().filter(|pid| {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains(&config)
    });
    assert_eq!(left.count(), 0);
}

#[test]
fn the_stand_never_touches_a_real_gate() {
    for args in
        [&["status"][..], &["up"], &["owner", "list"], &["ask", "note", "--config", "/etc/mila-gate/config.json"]]
    {
        let said = Command::new(env!("CARGO_BIN_EXE_mila-stand")).args(args).output().unwrap();
        assert_eq!(said.status.code(), Some(78), "{args:?}");
        assert!(String::from_utf8_lossy(&said.stderr).contains("/etc/mila-gate"), "{args:?}");
    }
}

#[test]
fn the_story_would_tell_when_parts_are_not_the_text() {
    let parts = |parts: &[&str]| parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>();
    assert!(story::joined("one\n\ntwo three", &parts(&["one", "two three"])));
    assert!(!story::joined("one\n\ntwo three", &parts(&["one", "two"])));
    assert!(!story::joined("one two", &parts(&["one", "tw0"])));
    assert_eq!(
        story::anchor("Anchor 6:6f8093d5a016a7fb3ef0267c560758ea.").as_deref(),
        Some("6:6f8093d5a016a7fb3ef0267c560758ea")
    );
    assert_eq!(story::anchor("14:02 6:6f80"), None);
}

#[test]
fn a_shell_that_waits_learns_the_end_by_its_exit_status() {
    let mut gate = plan().start();
    for (label, state, code) in [("Yes, write", "executed", 0), ("No", "declined", 1), ("Change…", "returned", 1)] {
        let text = format!("waiting for {label}");
        let mut command = gate.command_as(Role::Session, &["ask", "note", "--wait", "60", "--field"]);
        command.arg(format!("text={text}")).arg("--config").arg(gate.config());
        let waiting = command.stdout(Stdio::piped()).spawn().unwrap();
        let card = crate::help::card_with(&gate, &text);
        gate.pressable(&card);
        gate.anna.presses(&card, label);
        let said = waiting.wait_with_output().unwrap();
        assert_eq!(said.status.code(), Some(code), "{label}");
        let said: serde_json::Value = serde_json::from_slice(&said.stdout).unwrap();
        assert_eq!((&said["state"], &said["final"]), (&state.into(), &true.into()), "{said}");
    }
}

#[test]
fn what_the_bot_sends_after_a_yes_arrives_where_the_card_said() {
    let mut gate = plan().start();
    let file = gate.session_file("numbers.txt", b"1 2 3").display().to_string();
    let said = gate.ask(&["bot_send", "--field", "chat=111", "--field", "text=The numbers.", "--file", &file]);
    assert_eq!(said.get("state"), "asked", "{said:?}");
    let card = gate.world.message("a card", 111, |message| message.has("Yes, send"));
    assert!(card.text().contains("111") && card.text().contains("Anna"), "{}", card.text());
    gate.pressable(&card);
    gate.anna.presses(&card, "Yes, send");
    let end = gate.ends(said.get("id"));
    assert_eq!((&end["state"], &end["ran"]), (&"executed".into(), &"yes".into()), "{end}");
    let state = gate.world.lock();
    let after: Vec<_> = state.chats[&111].messages.values().filter(|message| message.id > card.id).collect();
    assert!(after.iter().any(|message| message.text() == "The numbers."), "{after:?}");
    assert!(after.iter().any(|message| message.document() == Some("numbers.txt")), "{after:?}");
}

#[test]
fn a_chat_that_root_named_is_a_target_and_any_other_is_not() {
    let mut gate = plan().start();
    let said = gate.ask(&["bot_send", "--field", &format!("chat={GROUP}"), "--field", "text=hello"]);
    assert_eq!((said.code, said.get("code")), (65, "target_unknown"), "{said:?}");
    let said = gate.ask(&["bot_send", "--field", "chat=666", "--field", "text=hello"]);
    assert_eq!((said.code, said.get("code")), (65, "target_unknown"), "a stranger's chat: {said:?}");
    let (id, card) = crate::help::card_for(&mut gate, "the gate still works");
    crate::help::yes_runs(&gate, &id, &card);
}

#[test]
fn the_test_card_proves_the_press_and_runs_nothing() {
    let mut gate = plan().start();
    assert_eq!(gate.host(&["test-card"]).code, 0);
    let card = gate.world.message("the test card", 111, |message| message.has("Yes, try"));
    assert!(card.text().starts_with("🔒 TEST: nothing will run"), "{}", card.text());
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Yes, try"));
    let over = gate.world.becomes("its answer", &card, |message| message.text().contains("your press works"));
    assert!(over.labels().is_empty());
    crate::help::nothing_ran(&gate);
}
