//! An answer to a stranger, by both engines in one run: its time and its memory. `MILA_CLAUDE_CLI` names the Claude CLI; without it
//! the engine `cli` is not measured.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::gate::median;
use crate::help::as_uid;
use crate::stand::gate::Gate;
use crate::stand::model::Model;
use crate::stand::plan::Plan;
use crate::stand::uids::{self, Role};
use crate::{Goal, Measured};

/// Answers by the API: fewer than the keeper lets through at once.
const BY_API: i64 = 15;
/// Answers by the CLI.
const BY_CLI: i64 = 5;
/// How often memory is looked at while it may grow.
const LOOK: Duration = Duration::from_millis(2);

pub(crate) fn measure() -> Vec<Measured> {
    let model = Model::saying("We open at nine.");
    let api = ready(plan(&model).prepare());
    let idle = memory(&api);
    let (api_time, api_most) = asks(&api, BY_API);
    let mut all = vec![
        Measured {
            what: "the lane's memory at rest (proportional set size)",
            value: idle,
            unit: "MB",
            goal: Goal::AtMost(4.0),
        },
        open("an answer by one call of the API (median)", ms(api_time), "ms"),
        open("the lane's memory at its highest meanwhile", api_most, "MB"),
    ];
    drop(api);
    let Some(program) = std::env::var_os("MILA_CLAUDE_CLI").map(PathBuf::from) else {
        println!("       MILA_CLAUDE_CLI is not set: answers by the Claude CLI are not measured beside");
        return all;
    };
    let cli = ready(plan(&model).claude(&program).prepare());
    let (cli_time, cli_most) = asks(&cli, BY_CLI);
    all.extend([
        open("an answer by the Claude CLI (median)", ms(cli_time), "ms"),
        open("memory of the lane and the CLI at its highest meanwhile", cli_most, "MB"),
        Measured {
            what: "times faster without the CLI",
            value: ms(cli_time) / ms(api_time),
            unit: "x",
            goal: Goal::AtLeast(2.0),
        },
        Measured {
            what: "times less memory without it",
            value: cli_most / api_most,
            unit: "x",
            goal: Goal::AtLeast(2.0),
        },
    ]);
    all
}

const fn open(what: &'static str, value: f64, unit: &'static str) -> Measured {
    Measured { what, value, unit, goal: Goal::Open }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn plan(model: &Model) -> Plan {
    Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand"))).model(model)
}

fn ready(mut gate: Gate) -> Gate {
    gate.up();
    gate.wait_ready();
    // Whether there is a key has been looked for.
    gate.log.wait("that there is a key", 0, |line| line.contains("lane.key:"));
    gate
}

/// Megabytes of whatever runs as the lane's user.
fn memory(gate: &Gate) -> f64 {
    let uid = gate.uid(Role::Guest);
    let kilobytes: u64 = uids::processes(|own| own == uid).into_iter().filter_map(kilobytes_of).sum();
    f64::from(u32::try_from(kilobytes).unwrap_or(u32::MAX)) / 1024.0
}

/// Proportional set size; a process that ends meanwhile has none.
fn kilobytes_of(pid: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let line = text.lines().find(|line| line.starts_with("Pss:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Asks one after the other, each in a chat of its own: the median of their times, and the most memory meanwhile.
fn asks(gate: &Gate, many: i64) -> (Duration, f64) {
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let looks = scope.spawn(|| {
            let mut most = 0.0_f64;
            while !over.load(Ordering::Relaxed) {
                most = most.max(memory(gate));
                thread::sleep(LOOK);
            }
            most
        });
        let path = gate.folder().join("run/mila-lane/lane.sock");
        let times = as_uid(gate.uid(Role::Io), move || (0..many).map(|n| ask(&path, n)).collect::<Vec<_>>());
        over.store(true, Ordering::Relaxed);
        (median(times), looks.join().expect("it looks on"))
    })
}

fn ask(path: &Path, n: i64) -> Duration {
    let line = json!({"op": "ask", "chat": n, "user": n, "topic": null, "text": "when do you open?"});
    let began = Instant::now();
    let mut stream = UnixStream::connect(path).expect("the lane");
    stream.write_all(format!("{line}\n").as_bytes()).expect("it reads");
    let mut said = String::new();
    stream.read_to_string(&mut said).expect("it answers");
    let time = began.elapsed();
    assert!(said.contains("We open at nine."), "{said}");
    time
}
