//! `mila-gate group list | leave ID`: the chats that an owner connected.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::base::ids::ChatId;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage};
use crate::cli::{host, print};

/// Lists the chats, or leaves one.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("group", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match args.words().as_deref() {
        Ok(["list"]) => list(&args, out),
        Ok(["leave", id]) => match chat(id) {
            Some(id) => leave(&args, id, out),
            None => Usage::new("a group is a number such as -1001234567890: see mila-gate group list").exit(),
        },
        Ok(_) => Usage::new("group needs list or leave ID").exit(),
        Err(usage) => usage.exit(),
    }
}

/// A group's id in its one spelling: below zero, since a person is no group.
fn chat(text: &str) -> Option<ChatId> {
    text.parse().ok().filter(|id: &i64| *id < 0 && id.to_string() == text).and_then(ChatId::new)
}

fn list(args: &Args, out: &mut dyn Write) -> Exit {
    match host::receiver(args, vec![("op", Json::Str("groups".to_owned()))]) {
        Ok(Ok(answer)) => match answer.get("groups") {
            Some(groups) => print(out, &format!("{}\n", json::canonical(groups))),
            None => host::print_answer(out, Ok(answer)),
        },
        Ok(refused) => host::print_answer(out, refused),
        Err(exit) => exit,
    }
}

fn leave(args: &Args, id: ChatId, out: &mut dyn Write) -> Exit {
    let request = vec![("op", Json::Str("group_leave".to_owned())), ("chat", Json::Int(id.get()))];
    match host::receiver(args, request) {
        Ok(answer) => host::print_answer(out, answer),
        Err(exit) => exit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_a_number_below_zero_in_one_spelling() {
        assert_eq!(chat("-1001234567890"), ChatId::new(-1_001_234_567_890));
        for wrong in ["111", "0", "-0", "-01", "- 1", "@acme", "", "-9223372036854775809"] {
            assert_eq!(chat(wrong), None, "{wrong}");
        }
    }
}
