//! A stand-in of the Claude CLI as the lane starts it: it asks as the CLI does, and misbehaves where the question says so.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// The arguments that it must have: these and no others, whatever is asked.
const ARGUMENTS: [&str; 11] = [
    "-p",
    "--tools",
    "",
    "--strict-mcp-config",
    "--setting-sources",
    "",
    "--model",
    "haiku",
    "--no-session-persistence",
    "--system-prompt",
    "Answer the question.",
];
/// The variables that it must have, and no others.
const VARIABLES: [&str; 9] = [
    "ANTHROPIC_API_KEY",
    "ANTHROPIC_BASE_URL",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC",
    "CLAUDE_CODE_MAX_RETRIES",
    "DISABLE_AUTOUPDATER",
    "HOME",
    "LANG",
    "PATH",
    "TMPDIR",
];

/// Runs it.
pub fn run(args: &[&str]) -> ExitCode {
    let variables: BTreeSet<String> = std::env::vars().map(|(name, _)| name).collect();
    if *args != ARGUMENTS || variables != VARIABLES.iter().map(|name| (*name).to_owned()).collect() {
        eprintln!("started otherwise: {args:?} {variables:?}");
        return ExitCode::from(3);
    }
    // An empty folder, and nothing of the lane's that stays open.
    let inherited = std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
    if std::fs::read_dir(".").map_or(1, Iterator::count) != 0 || inherited > 4 {
        return ExitCode::from(4);
    }
    let mut question = String::new();
    if std::io::stdin().read_to_string(&mut question).is_err() {
        return ExitCode::from(5);
    }
    std::fs::write("notes.txt", &question).expect("a folder of its own");
    match question.as_str() {
        "hang" => loop {
            std::thread::park_timeout(Duration::from_secs(60));
        },
        "leave" => {
            let left =
                Command::new("setsid").args(["sleep", "1000"]).stdin(Stdio::null()).stdout(Stdio::null()).spawn();
            drop(left.expect("setsid"));
        }
        "silent" => return ExitCode::SUCCESS,
        _ => {}
    }
    let (status, said) = ask(&question);
    if question == "twice" {
        println!("{}", ask(&question).1);
        return ExitCode::SUCCESS;
    }
    match question.as_str() {
        "lie" => println!("Visit evil for more."),
        // As the CLI does when something fails; some versions do it with a status of success.
        _ if status != 200 => println!("API Error: {status}"),
        _ => println!("{said}"),
    }
    ExitCode::SUCCESS
}

/// `HEAD` first, then the question with everything that the CLI adds to it.
fn ask(question: &str) -> (u16, String) {
    let base = std::env::var("ANTHROPIC_BASE_URL").expect("a base");
    let (at, path) = base.strip_prefix("http://").and_then(|rest| rest.split_once('/')).expect("an address");
    call(at, &format!("HEAD /{path} HTTP/1.1\r\nHost: {at}\r\n\r\n"));
    let body = json!({
        "model": "claude-opus-4-5", "max_tokens": 32_000, "stream": true, "tools": [],
        "thinking": {"type": "enabled", "budget_tokens": 31_999}, "metadata": {"user_id": "x"},
        "system": [{"type": "text", "text": "The CLI's own words."}],
        "messages": [{"role": "user", "content": [
            {"type": "text", "text": "<system-reminder>Today is a day.</system-reminder>"}, {"type": "text", "text": question},
        ]}],
    })
    .to_string();
    let key = std::env::var("ANTHROPIC_API_KEY").expect("a key");
    let head = format!(
        "POST /{path}/v1/messages?beta=true HTTP/1.1\r\nHost: {at}\r\nx-api-key: {key}\r\nanthropic-version: 2023-06-01\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = call(at, &head);
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let events = answer.lines().filter_map(|line| serde_json::from_str::<Value>(line.strip_prefix("data: ")?).ok());
    let said: Vec<String> =
        events.filter_map(|event| event.pointer("/delta/text")?.as_str().map(str::to_owned)).collect();
    (status, said.concat())
}

fn call(at: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(at).expect("the relay");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    drop(stream.read_to_string(&mut answer));
    answer
}
