//! The running gate: what a request costs beside the least it can cost, and what the daemons cost while nothing happens.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use serde_json::Value;

use crate::stand::gate::Gate;
use crate::stand::plan::Plan;
use crate::stand::uids::Role;
use crate::{Goal, Measured};

/// Requests that one uid may make in a minute, less one.
const REQUESTS: usize = 9;
/// How long the daemons are watched while nothing happens.
const IDLE: Duration = Duration::from_secs(20);

pub(crate) fn measure() -> Vec<Measured> {
    // Without a clock that can be moved: looking after it is the stand's own cost.
    let gate =
        Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand"))).config("dangerous_clock_file", Value::Null).start();
    let mut all = vec![request(&gate)];
    all.extend(idle(&gate));
    all
}

/// A client of another language, under the session's uid: times each request from the connection to its answer, and by
/// turns one line appended and synced, after the same pause. A disk and a processor that are asked without a pause answer
/// several times faster.
const CLIENT: &str = r#"
import json, os, socket, sys, time
def call(line):
    line = json.dumps(line).encode() + b"\n"
    with socket.socket(socket.AF_UNIX) as s:
        began = time.monotonic()
        s.connect(sys.argv[1])
        s.sendall(line)
        answer = s.recv(65536)
        took = time.monotonic() - began
    assert answer.endswith(b"\n"), answer
    return took, json.loads(answer)
file = os.open(sys.argv[2], os.O_WRONLY | os.O_APPEND)
for n in range(int(sys.argv[3])):
    asked, answer = call({"op": "request", "kind": "note", "payload": {"text": "note %d" % n}})
    assert answer["state"] in ("asked", "queued"), answer
    call({"op": "cancel", "id": answer["id"]})
    # The card is drawn and taken back meanwhile: no two requests share the disk.
    time.sleep(0.5)
    began = time.monotonic()
    assert os.write(file, b"x" * 400) == 400
    os.fsync(file)
    synced = time.monotonic() - began
    print(int(asked * 1e6), int(synced * 1e6))
    time.sleep(0.5)
"#;

/// One request until it is answered, against one line appended and synced on the same disk.
fn request(gate: &Gate) -> Measured {
    let socket = gate.folder().join("run/mila-io/consent.sock");
    let socket = socket.to_str().expect("a plain path");
    // Outside the journal's folder, which the session may not enter, and on its disk.
    let path = gate.folder().join("bench");
    fs::write(&path, "").expect("a file on the gate's disk");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o666)).expect("its mode");
    let disk = |path: &Path| fs::metadata(path).expect("a file").dev();
    assert_eq!(disk(&path), disk(&gate.journal()), "one disk");
    let file = path.to_str().expect("a plain path");
    let said = gate.program_as(Role::Session, "python3", &["-c", CLIENT, socket, file, &REQUESTS.to_string()]);
    fs::remove_file(&path).expect("it was just made");
    let micros = |word: &str| Duration::from_micros(word.parse().expect("microseconds"));
    let (asked, synced): (Vec<Duration>, Vec<Duration>) = said
        .out
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(asked, synced)| (micros(asked), micros(synced)))
        .unzip();
    assert_eq!(asked.len(), REQUESTS, "{said:?}");
    Measured {
        what: "one request until it is asked, against one append and fsync on the same disk (medians)",
        value: median(asked).as_secs_f64() / median(synced).as_secs_f64(),
        unit: "x",
        goal: Goal::AtMost(3.0),
    }
}

/// Memory and wake-ups of each daemon while nothing happens.
fn idle(gate: &Gate) -> Vec<Measured> {
    let daemons = ["keeper", "runner", "consent", "receiver"];
    let before: Vec<u64> = daemons.iter().map(|daemon| switches(gate, daemon)).collect();
    // The one thing to await here is time itself.
    std::thread::sleep(IDLE);
    let mut all = Vec::new();
    for (daemon, before) in daemons.into_iter().zip(before) {
        let (memory, wakes): (&str, &str) = match daemon {
            "keeper" => ("the keeper's memory (proportional set size)", "the keeper's wake-ups in 20 idle seconds"),
            "runner" => ("the runner's memory", "the runner's wake-ups in 20 idle seconds"),
            "consent" => ("the proxy's memory", "the proxy's wake-ups in 20 idle seconds"),
            _ => ("the receiver's memory", "the receiver's wake-ups in 20 idle seconds"),
        };
        let kilobytes: u64 = pids(gate, daemon).iter().map(|pid| pss(*pid)).sum();
        all.push(Measured {
            what: memory,
            value: f64::from(u32::try_from(kilobytes).expect("a small process")) / 1024.0,
            unit: "MB",
            goal: Goal::AtMost(4.0),
        });
        let woke = switches(gate, daemon) - before;
        // One long poll may return in that time: it wakes each thread it passes through.
        let most = if matches!(daemon, "keeper" | "receiver") { 20.0 } else { 0.0 };
        all.push(Measured {
            what: wakes,
            value: f64::from(u32::try_from(woke).expect("few")),
            unit: "",
            goal: Goal::AtMost(most),
        });
    }
    all
}

pub(crate) fn pids(gate: &Gate, daemon: &str) -> Vec<u32> {
    gate.pids(Some(daemon))
}

pub(crate) fn pss(pid: u32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).expect("root reads it");
    let line = text.lines().find(|line| line.starts_with("Pss:")).expect("a line of it");
    line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).expect("kilobytes")
}

/// Times that any thread of the daemon was woken.
fn switches(gate: &Gate, daemon: &str) -> u64 {
    let of = |pid: u32| -> u64 {
        let tasks = fs::read_dir(format!("/proc/{pid}/task")).expect("it runs");
        tasks
            .filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok())
            .filter_map(|status| {
                let line = status.lines().find(|line| line.starts_with("voluntary_ctxt_switches"))?.to_owned();
                line.split_whitespace().nth(1)?.parse::<u64>().ok()
            })
            .sum()
    };
    pids(gate, daemon).into_iter().map(of).sum()
}

pub(crate) fn median(mut all: Vec<Duration>) -> Duration {
    all.sort();
    all[all.len() / 2]
}
