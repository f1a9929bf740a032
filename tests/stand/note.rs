//! The programs behind the stand's kinds: `note` writes what it was given into a file; `probe` ends in any way asked.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, ExitCode};

use serde_json::{Value, json};

/// The ways in which `probe` can end.
pub const WAYS: [&str; 9] = ["yes", "no", "part", "garbage", "silent", "signal", "hang", "flood", "child"];

/// `act note FOLDER` and `act probe FOLDER`.
pub fn run(kind: &str, folder: &Path) -> ExitCode {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("the request on standard input");
    let request: Value = serde_json::from_str(&text).expect("the request is JSON");
    let id = request["id"].as_str().expect("an id");
    // The first file says that the program began: a second run of the same id would fail here, and loudly.
    let note = folder.join(format!("{id}.txt"));
    let mut file = fs::File::create_new(&note).expect("one run for one id");
    file.write_all(request["payload"]["text"].as_str().expect("a text").as_bytes()).expect("written");
    drop(file);
    for (n, facts) in request["files"].as_array().expect("files").iter().enumerate() {
        let from = format!("in/{}", n + 1);
        fs::copy(&from, folder.join(format!("{id}-{}", n + 1))).expect("a file beside it");
        assert_eq!(fs::metadata(&from).expect("its facts").len(), facts["size"].as_u64().expect("a size"));
    }
    if kind == "note" {
        return say(&json!({"ran": "yes", "result": format!("written to {}", note.display())}));
    }
    surroundings(folder, id);
    let to: Vec<&Value> =
        request["payload"]["to"].as_array().expect("places").iter().map(|place| &place["id"]).collect();
    probe(request["payload"]["how"].as_str().expect("a way"), folder, id, &to)
}

fn say(answer: &Value) -> ExitCode {
    println!("{answer}");
    ExitCode::SUCCESS
}

/// What the program finds around itself: for tests of the clean child.
fn surroundings(folder: &Path, id: &str) {
    let list = |path: &str| -> Vec<String> {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    let environment: serde_json::Map<String, Value> =
        std::env::vars().map(|(name, value)| (name, Value::String(value))).collect();
    let home = environment.get("HOME").and_then(Value::as_str).unwrap_or_default().to_owned();
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let seen = json!({
        "environment": environment,
        "descriptors": list("/proc/self/fd").len() - 1, // the one that reads the list
        "here": list("."),
        "home": list(&home),
        "in": list("in"),
        "interfaces": interfaces(),
        "arguments": std::env::args().skip(1).collect::<Vec<_>>(),
        "no_new_privs": status.lines().any(|line| line == "NoNewPrivs:\t1"),
        "uid": super::uids::my_uid(),
    });
    fs::write(folder.join(format!("{id}.seen")), seen.to_string()).expect("what was seen");
}

/// The network as this process sees it; `/sys` shows the namespace in which it was mounted.
fn interfaces() -> Vec<String> {
    let table = fs::read_to_string("/proc/self/net/dev").unwrap_or_default();
    table.lines().filter_map(|line| Some(line.split_once(':')?.0.trim().to_owned())).collect()
}

fn probe(how: &str, folder: &Path, id: &str, to: &[&Value]) -> ExitCode {
    match how {
        "no" => {
            let failed = to.iter().map(|target| json!({"target": target, "code": "401", "said": "refused"}));
            say(&json!({"ran": "no", "failed": failed.collect::<Vec<_>>()}))
        }
        "part" => {
            let failed = [json!({"target": "there", "code": "500", "said": "a fault of theirs"})];
            say(&json!({"ran": "part", "done": ["here"], "failed": failed}))
        }
        "garbage" => {
            println!("done, I think");
            ExitCode::SUCCESS
        }
        "silent" => ExitCode::SUCCESS,
        "signal" => {
            drop(Command::new("kill").args(["-s", "KILL", &std::process::id().to_string()]).status());
            ExitCode::FAILURE
        }
        "hang" => loop {
            std::thread::park();
        },
        "flood" => {
            let mut out = std::io::stdout().lock();
            while out.write_all(&[b'x'; 8192]).is_ok() {}
            ExitCode::SUCCESS
        }
        "child" => {
            // A child in a session of its own, which outlives the program unless somebody ends it.
            let script = format!("sleep 1000; echo alive > {}/{id}.alive", folder.display());
            let left = Command::new("setsid").args(["sh", "-c", &script]).spawn().expect("a child");
            drop(left); // nobody waits for it: that is the point
            say(&json!({"ran": "yes", "done": to}))
        }
        _ => say(&json!({"ran": "yes", "done": to, "result": "probed"})),
    }
}
