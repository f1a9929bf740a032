//! `decisions verify` on a million lines against `sha256sum` of the same file, and the memory it takes.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use mila_gate::base::digest::Digest;
use mila_gate::base::ids::{ChatId, KindId, MessageId, RequestId, UserId};
use mila_gate::base::time::Wall;
use mila_gate::cli::decisions;
use mila_gate::journal::chain::Chain;
use mila_gate::journal::record::{Asked, Pressed, Ran, Step, parse};
use mila_gate::journal::verify;
use mila_gate::policy::consent::Gate;

use super::{Goal, Measured};

/// The argument of the process whose time and memory are measured.
pub(super) const CHILD: &str = "verify-child";
/// The same for the fold.
pub(super) const FOLD_CHILD: &str = "fold-child";
const LINES: u64 = 1_000_000;
const ROUNDS: usize = 3;

/// Verifies the file by the command's own code, and says on standard output how much memory the process ever held.
pub(super) fn child(file: &OsStr) -> ExitCode {
    let mut out = Vec::new();
    let exit = decisions::run(&["verify".into(), file.to_owned()], &mut out);
    let status = fs::read_to_string("/proc/self/status").expect("procfs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("VmHWM");
    println!("{}{}", String::from_utf8_lossy(&out), peak.trim().trim_end_matches(" kB"));
    exit.into()
}

/// Folds the file into the proxy's state, as a start does, and says how much memory the process ever held.
pub(super) fn fold_child(file: &OsStr) -> ExitCode {
    let mut gate = Gate::default();
    let reader = BufReader::with_capacity(128 * 1024, fs::File::open(file).expect("a journal"));
    let chain = verify::fold(reader, &mut |entry| {
        gate.take(entry).expect("a line that follows");
        Ok(())
    });
    let lines = chain.expect("a whole journal").head().n;
    println!("ok {lines} {}", gate.ended_requests().count());
    let status = fs::read_to_string("/proc/self/status").expect("procfs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("VmHWM");
    println!("{}", peak.trim().trim_end_matches(" kB"));
    ExitCode::SUCCESS
}

pub(super) fn measure() -> Vec<Measured> {
    let short = Journal::write("short", LINES / 20);
    let long = Journal::write("long", LINES);
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    let mut peak = 0.0;
    for _ in 0..ROUNDS {
        theirs = theirs.min(timed(Command::new("sha256sum").arg(&long.0)).0);
        let (time, kib) = verified(&long);
        ours = ours.min(time);
        peak = kib;
    }
    let (_, small) = verified(&short);
    let mut folded = Duration::MAX;
    let mut fold_peak = 0.0;
    for _ in 0..ROUNDS {
        let (time, kib) = run(FOLD_CHILD, &long);
        (folded, fold_peak) = (folded.min(time), kib);
    }
    vec![
        Measured {
            what: "speed of decisions verify on a million lines, against sha256sum",
            value: theirs.as_secs_f64() / ours.as_secs_f64(),
            unit: "",
            goal: Goal::AtLeast(0.5),
        },
        Measured {
            what: "memory of decisions verify at its highest",
            value: peak / 1024.0,
            unit: "MiB",
            goal: Goal::AtMost(8.0),
        },
        Measured {
            what: "that memory on a file twenty times as long",
            value: peak / small,
            unit: "",
            goal: Goal::AtMost(1.1),
        },
        Measured {
            what: "time of a start's fold of a million lines, against decisions verify",
            value: folded.as_secs_f64() / ours.as_secs_f64(),
            unit: "x",
            goal: Goal::AtMost(5.0),
        },
        Measured {
            what: "memory of that fold at its highest",
            value: fold_peak / 1024.0,
            unit: "MiB",
            goal: Goal::Open,
        },
    ]
}

fn verified(journal: &Journal) -> (Duration, f64) {
    run(CHILD, journal)
}

fn run(child: &str, journal: &Journal) -> (Duration, f64) {
    let (time, out) = timed(Command::new(std::env::current_exe().expect("own path")).arg(child).arg(&journal.0));
    let (said, peak) = out.trim_end().rsplit_once('\n').expect("two lines");
    assert!(said.starts_with("ok "), "{said}");
    (time, peak.parse().expect("a number of KiB"))
}

fn timed(command: &mut Command) -> (Duration, String) {
    let start = Instant::now();
    let output = command.stderr(Stdio::inherit()).output().expect("the program runs");
    assert!(output.status.success(), "{command:?}");
    (start.elapsed(), String::from_utf8(output.stdout).expect("UTF-8"))
}

/// A journal of whole requests, removed afterwards.
struct Journal(PathBuf);

impl Journal {
    fn write(name: &str, lines: u64) -> Self {
        let path = std::env::temp_dir().join(format!("mila-bench-{}-{name}.jsonl", std::process::id()));
        let mut out = BufWriter::new(fs::File::create(&path).expect("a file"));
        let start = Wall::parse("2026-11-30T13:00:00.000Z").expect("a moment");
        let mut chain = Chain::new();
        for n in 0..lines {
            let now = start.plus_ms(i64::try_from(n).expect("a million").saturating_mul(700));
            let (line, _) = chain.next(now, &step(n, now));
            writeln!(out, "{line}").expect("space for the file");
            chain.take(&parse(line.as_bytes()).expect("a line")).expect("a chain");
        }
        out.flush().expect("space for the file");
        Self(path)
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        remove(&self.0);
    }
}

fn remove(path: &Path) {
    fs::remove_file(path).expect("the file is there");
}

/// The lines of one request after another.
fn step(n: u64, now: Wall) -> Step {
    let id = RequestId::parse(&format!("r-{:010x}", n / 5)).expect("an id");
    let owner = UserId::new(412_345_678).expect("an owner");
    match n % 5 {
        0 => Step::Asked(Asked {
            id,
            kind: KindId::parse("bot_send").expect("a kind"),
            def: "6fd320c44e2cb75c864a9eff88dc5b38".to_owned(),
            digest: Digest::of(&n.to_be_bytes()),
            uid: 1001,
            files: 1,
            cents: 0,
            urgent: false,
            perm: None,
        }),
        1 => {
            let message = MessageId::new(i64::try_from(n).expect("a million")).expect("a message");
            let at = vec![(ChatId::new(owner.get()).expect("a chat"), message)];
            Step::Shown { id, at, until: now.plus_ms(900_000) }
        }
        2 => Step::Granted(Pressed { id, by: owner }),
        3 => Step::Used { id },
        _ => Step::Executed { id, ran: Ran::Yes, code: None, ms: 609 },
    }
}
