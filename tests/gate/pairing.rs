//! Pairing: a link for one phone, once, and the operator's yes in the terminal. Nobody else becomes an owner.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Stdio};

use crate::help::{card_for, plan, yes_runs};
use crate::stand::gate::Gate;

struct Setup {
    child: Child,
    out: BufReader<ChildStdout>,
    code: String,
}

impl Setup {
    fn begin(gate: &Gate) -> Self {
        let mut command = gate.host_command(&["setup"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut setup = Self { out: BufReader::new(child.stdout.take().unwrap()), child, code: String::new() };
        let link = setup.until("https://t.me/acme_bot?start=");
        setup.code = link.split_once("start=").unwrap().1.trim().to_owned();
        setup
    }

    fn until(&mut self, words: &str) -> String {
        let mut line = String::new();
        while !line.contains(words) {
            line.clear();
            assert_ne!(self.out.read_line(&mut line).unwrap(), 0, "never said: {words}");
        }
        line
    }

    fn end(mut self, typed: &str) -> (Option<i32>, String) {
        self.child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}

#[test]
fn only_who_opened_the_link_and_got_the_operators_yes_becomes_an_owner() {
    let mut gate = plan().no_owner().start();
    assert_eq!(gate.ask(&["note", "--field", "text=anybody?"]).get("code"), "no_owner");
    let mut setup = Setup::begin(&gate);
    gate.mallory.writes("/start");
    setup.until("without the code");
    gate.mallory.writes(&format!("/start {}", "A".repeat(setup.code.len())));
    gate.mallory.writes_in(crate::stand::gate::GROUP, &format!("/start {}", setup.code), None);
    gate.anna.writes(&format!("/start {}", setup.code));
    assert!(setup.until("opened with the code").contains("111"));
    let code = setup.code.clone();
    let (status, said) = setup.end("y\n");
    assert_eq!(status, Some(0), "{said}");
    gate.mallory.writes(&format!("/start {code}"));
    let (id, card) = card_for(&mut gate, "the first card");
    yes_runs(&gate, &id, &card);
    let owners = gate.host(&["owner", "list"]);
    assert!(owners.out.contains("111") && !owners.out.contains("666"), "{owners:?}");
}

#[test]
fn an_operator_who_says_no_leaves_everything_as_it_was() {
    let gate = plan().no_owner().start();
    let mut setup = Setup::begin(&gate);
    gate.mallory.writes(&format!("/start {}", setup.code));
    assert!(setup.until("opened with the code").contains("666"));
    let (status, said) = setup.end("n\n");
    assert_eq!(status, Some(1), "{said}");
    assert_eq!(gate.ask(&["note", "--field", "text=anybody?"]).get("code"), "no_owner");
}
