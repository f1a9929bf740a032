//! Ratios, measured in one run on one machine: each compares what we do with the least that has to be done there.

#![allow(
    unsafe_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::exit,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::string_slice,
    reason = "a measurement that cannot be made must fail; a thread becomes another user by a system call"
)]

mod channel;
mod gate;
#[allow(dead_code, reason = "shared with the tests of the walls")]
#[path = "../walls/help.rs"]
mod help;
mod inbox;
mod keeper;
#[allow(dead_code, reason = "shared with the keeper's tests")]
#[path = "../keeper/gate.rs"]
mod keeper_gate;
mod lane;
mod permission;
#[path = "../stand/lib.rs"]
#[allow(unused_imports, reason = "the stand has more than a measurement needs")]
mod stand;
#[allow(dead_code, reason = "shared with the keeper's tests")]
#[path = "../keeper/upstream.rs"]
mod upstream;
mod verify;

use std::fmt;
use std::process::ExitCode;

/// What a number must be.
#[derive(Clone, Copy)]
enum Goal {
    /// So much or more.
    AtLeast(f64),
    /// So much or less.
    AtMost(f64),
    /// It hangs on the machine: the ratios say how good it is.
    Open,
}

/// A number with its goal.
struct Measured {
    what: &'static str,
    value: f64,
    unit: &'static str,
    goal: Goal,
}

impl Measured {
    fn is_met(&self) -> bool {
        match self.goal {
            Goal::AtLeast(least) => self.value >= least,
            Goal::AtMost(most) => self.value <= most,
            Goal::Open => true,
        }
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goal = match self.goal {
            Goal::AtLeast(least) => format!(" (at least {least})"),
            Goal::AtMost(most) => format!(" (at most {most})"),
            Goal::Open => String::new(),
        };
        let met = if self.is_met() { "ok    " } else { "MISSED" };
        write!(f, "{met} {:>8.2} {:<4}{goal} {}", self.value, self.unit, self.what)
    }
}

/// What makes the numbers of one subject.
type Measure = fn() -> Vec<Measured>;

/// Every subject: its name, for choosing it on the command line, and what makes its numbers.
const MEASUREMENTS: [(&str, Measure); 7] = [
    ("verify", verify::measure),
    ("gate", gate::measure),
    ("permission", permission::measure),
    ("inbox", inbox::measure),
    ("keeper", keeper::measure),
    ("channel", channel::measure),
    ("lane", lane::measure),
];

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().skip(1).filter(|arg| arg != "--bench").collect();
    if args.first().is_some_and(|arg| arg == verify::CHILD) {
        return verify::child(args.get(1).expect("a file to verify"));
    }
    if args.first().is_some_and(|arg| arg == verify::FOLD_CHILD) {
        return verify::fold_child(args.get(1).expect("a file to fold"));
    }
    let mut met = true;
    for (name, measure) in MEASUREMENTS {
        if args.is_empty() || args.iter().any(|arg| arg == name) {
            for measured in measure() {
                println!("{measured}");
                met &= measured.is_met();
            }
        }
    }
    ExitCode::from(u8::from(!met))
}
