//! `mila-gate why [--last N]`: what became of the last updates and requests. Ids, codes and reasons; never a text or a name.

use std::ffi::OsString;
use std::io::Write;

use crate::base::code::Code;
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::base::shown::Shown;
use crate::base::time::Wall;
use crate::cli::args::{Args, Usage};
use crate::cli::{host, print};
use crate::config::Language;
use crate::words::fates::fate;

/// Lines, unless the command says how many.
const LAST: i64 = 20;
/// The most that the receiver holds.
const LAST_MAX: i64 = 1000;

/// Prints the last dispositions.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("why", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new("why takes no arguments").exit(),
        Err(usage) => return usage.exit(),
    };
    let last = match last(&args) {
        Ok(last) => last,
        Err(usage) => return usage.exit(),
    };
    let request = vec![("op", Json::Str("why".to_owned())), ("last", Json::Int(last))];
    match host::receiver(&args, request) {
        Ok(Ok(answer)) if args.has("json") => print(out, &raw(&answer)),
        Ok(Ok(answer)) => print(out, &text(&answer)),
        Ok(refused) => host::print_answer(out, refused),
        Err(exit) => exit,
    }
}

fn last(args: &Args) -> Result<i64, Usage> {
    let Some(text) = args.text("last")? else { return Ok(LAST) };
    let number: Option<i64> = text.parse().ok().filter(|number: &i64| number.to_string() == text);
    number
        .filter(|number| (1..=LAST_MAX).contains(number))
        .ok_or_else(|| Usage::new(format!("--last is a number from 1 to {LAST_MAX}")))
}

fn lines(answer: &Json) -> &[Json] {
    answer.get("lines").and_then(Json::arr).unwrap_or_default()
}

/// One object a line.
fn raw(answer: &Json) -> String {
    lines(answer).iter().map(|line| json::canonical(line) + "\n").collect()
}

/// For a terminal: one line each, a line where a new day begins (in UTC), and how fresh all this is.
fn text(answer: &Json) -> String {
    let mut out = Vec::new();
    let (mut day, mut since) = (String::new(), None);
    for line in lines(answer) {
        let ts = line.get("ts").and_then(Json::str).and_then(Wall::parse).map(Wall::to_second).unwrap_or_default();
        // A line without a moment is shown all the same: it was noted.
        let (date, time) = ts.split_once('T').unwrap_or(("", "--:--:--"));
        if !date.is_empty() && date != day {
            out.push(format!("{date} (UTC)"));
            date.clone_into(&mut day);
        }
        let time = time.trim_end_matches('Z');
        since = Some(time.to_owned());
        out.push(one(time, line));
    }
    let came = since.map_or_else(|| "nothing came yet".to_owned(), |since| format!("nothing else came since {since}"));
    out.push(format!("{came}; {}", polled(answer)));
    out.push(String::new());
    out.join("\n")
}

/// How old the last good poll is.
fn polled(answer: &Json) -> String {
    match answer.get("poll_age_s").and_then(Json::int) {
        Some(age) => format!("last good poll {age} s ago"),
        None => "NO good poll yet: see mila-gate status".to_owned(),
    }
}

fn one(time: &str, line: &Json) -> String {
    let text = |name: &str| line.get(name).and_then(Json::str);
    let number = |name: &str| line.get(name).and_then(Json::int);
    let user = number("user");
    let chat = match number("chat") {
        // A private chat has its person's number.
        Some(chat) if chat > 0 => "private".to_owned(),
        Some(chat) => chat.to_string(),
        None => "-".to_owned(),
    };
    let who = match (text("who"), user) {
        (Some(who), Some(user)) => format!("{} {user}", Shown(who)),
        (Some(who), None) => Shown(who).to_string(),
        (None, Some(user)) => user.to_string(),
        (None, None) => "-".to_owned(),
    };
    let what = match (text("what"), number("message")) {
        (Some("message") | None, Some(message)) => format!("m{message}"),
        (Some(what), Some(message)) => format!("{} m{message}", Shown(what)),
        (Some(what), None) => Shown(what).to_string(),
        (None, None) => "-".to_owned(),
    };
    format!("{time} {chat:<14} {who:<19} {what:<14} {}", became(line))
}

/// What became of it, with the request that it claims to be about.
fn became(line: &Json) -> String {
    let text = |name: &str| line.get(name).and_then(Json::str);
    let code = text("fate").unwrap_or("unknown");
    let words = match fate(code, Language::En) {
        Some(words) => words.to_owned(),
        // What the session asked for and did not get.
        None if Code::parse(code).is_some() => format!("refused: {code}"),
        None => Shown(code).to_string(),
    };
    let about = match (text("request"), text("verb").map(verb)) {
        (Some(request), Some(verb)) => format!("{} {verb}: ", Shown(request)),
        (Some(request), None) => format!("{}: ", Shown(request)),
        (None, Some(verb)) => format!("{verb}: "),
        (None, None) => String::new(),
    };
    let seq = line.get("seq").and_then(Json::int).map(|seq| format!(" (seq {seq})")).unwrap_or_default();
    format!("{about}{words}{seq}")
}

/// What a button claims to say (FORMATS §3).
fn verb(letter: &str) -> String {
    match letter {
        "y" => "yes".to_owned(),
        "n" => "no".to_owned(),
        "c" => "change".to_owned(),
        "l" => "later".to_owned(),
        "s" => "show".to_owned(),
        other => format!("button {}", Shown(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(lines: &str, poll: &str) -> Json {
        json::parse(format!("{{\"ok\":true,\"lines\":[{lines}],\"poll_age_s\":{poll}}}").as_bytes()).unwrap()
    }

    fn args(words: &[&str]) -> Args {
        Args::read("why", &words.iter().map(OsString::from).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn each_disposition_is_a_line_of_ids_and_a_reason() {
        let lines = concat!(
            r#"{"ts":"2026-11-30T14:02:11Z","update":7,"chat":111,"message":5120,"who":"owner","user":111,"what":"message","fate":"event","seq":881},"#,
            r#"{"ts":"2026-11-30T14:03:55Z","chat":-1001234567890,"message":302,"who":"stranger","user":333,"what":"message","fate":"kept_out","seq":882},"#,
            r#"{"ts":"2026-12-01T00:05:30Z","user":111,"who":"owner","what":"press","request":"r-5f2c91a07d","verb":"y","fate":"handed"},"#,
            r#"{"ts":"2026-12-01T00:06:01Z","what":"edited_message","fate":"a_new_code"},"#,
            r#"{"ts":"2026-12-01T00:06:02Z","chat":111,"who":"session","message":9,"what":"reply","fate":"done"},"#,
            r#"{"ts":"2026-12-01T00:06:03Z","chat":111,"who":"session","what":"reply","fate":"reserved_mark"},"#,
            r#"{"ts":"2026-12-01T00:06:04Z","request":"r-5f2c91a07d","what":"decision","fate":"executed"}"#
        );
        let expected = [
            "2026-11-30 (UTC)",
            "14:02:11 private        owner 111           m5120          passed to the session (seq 881)",
            "14:03:55 -1001234567890 stranger 333        m302           kept out: written to guests only (seq 882)",
            "2026-12-01 (UTC)",
            "00:05:30 -              owner 111           press          r-5f2c91a07d yes: the proxy has it",
            "00:06:01 -              -                   edited_message a_new_code",
            "00:06:02 private        session             reply m9       done",
            "00:06:03 private        session             reply          refused: reserved_mark",
            "00:06:04 -              -                   decision       r-5f2c91a07d: executed",
            "nothing else came since 00:06:04; last good poll 2 s ago",
            "",
        ];
        assert_eq!(text(&answer(lines, "2")), expected.join("\n"));
    }

    #[test]
    fn the_last_line_says_that_nothing_came_and_that_nobody_polls() {
        assert_eq!(text(&answer("", "3")), "nothing came yet; last good poll 3 s ago\n");
        assert_eq!(text(&answer("", "null")), "nothing came yet; NO good poll yet: see mila-gate status\n");
    }

    #[test]
    fn what_the_receiver_says_cannot_move_the_terminal() {
        let line =
            r#"{"ts":"x\u001b","who":"a\u001b[2J","what":"b\nc","request":"r\u202e","verb":"\u0007","fate":"\u001b"}"#;
        let shown = text(&answer(line, "1"));
        assert!(!shown.contains(['\u{1b}', '\u{202e}', '\u{7}']) && shown.lines().count() == 2, "{shown:?}");
        assert!(shown.starts_with("--:--:-- "), "{shown}");
    }

    #[test]
    fn with_json_every_line_is_an_object_as_it_came() {
        let line = r#"{"fate":"event","seq":881,"what":"message"}"#;
        assert_eq!(raw(&answer(&format!("{line},{line}"), "1")), format!("{line}\n{line}\n"));
    }

    #[test]
    fn how_many_is_a_number_that_the_receiver_holds() {
        assert_eq!(last(&args(&[])), Ok(20));
        assert_eq!(last(&args(&["--last", "1000"])), Ok(1000));
        for wrong in ["0", "1001", "-1", "07", "+7", "", "x"] {
            assert!(last(&args(&["--last", wrong])).is_err(), "{wrong}");
        }
    }
}
