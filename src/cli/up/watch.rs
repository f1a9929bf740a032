//! The daemons: started in order, started again when they end, ended together.

use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

use crate::cli::up::{Plan, complain, sockets::Bound};
use crate::config::lane::LANE_VARIABLES;
use crate::daemon::skeleton::Role;
use crate::sys::child::{self, Child, Program, SelfImage, Spec, Stream};
use crate::sys::signal::{Signal, Signals};

/// First wait before a daemon is started again.
const WAIT_FIRST: Duration = Duration::from_millis(100);
/// Longest wait.
const WAIT_MOST: Duration = Duration::from_secs(30);
/// A daemon that lasted this long is well: the next wait is the first again.
const WELL: Duration = Duration::from_secs(60);
/// How long a daemon may take to stop before it is killed: longer than one call to Telegram's edit methods.
const STOP_MOST: Duration = Duration::from_secs(10);
/// SIGTERM and SIGKILL (signal(7)).
const TERM: i32 = 15;
const KILL: i32 = 9;

struct Watched {
    role: Role,
    child: Option<Child>,
    started: Instant,
    wait: Duration,
    again: Option<Instant>,
}

/// Starts every daemon and keeps it up until a signal to stop.
pub(super) fn watch(plan: &Plan, image: &SelfImage, sockets: &Bound, signals: &Signals) -> Result<(), String> {
    let mut all = Vec::new();
    for role in plan.roles.iter().copied() {
        let child = start(plan, image, sockets, role).map_err(|e| format!("{}: {e}", role.name()));
        match child {
            Ok(child) => {
                all.push(Watched { role, child: Some(child), started: Instant::now(), wait: WAIT_FIRST, again: None });
            }
            Err(what) => {
                stop(all);
                return Err(what);
            }
        }
    }
    complain("up: every daemon is started");
    let ended = keep(plan, image, sockets, signals, &mut all);
    stop(all);
    ended
}

fn keep(plan: &Plan, image: &SelfImage, sockets: &Bound, signals: &Signals, all: &mut [Watched]) -> Result<(), String> {
    loop {
        let now = Instant::now();
        let next = all.iter().filter_map(|one| one.again).min();
        let signal = signals
            .wait(next.map(|next| next.saturating_duration_since(now)))
            .map_err(|error| format!("signals: {error}"))?;
        if signal == Signal::Stop {
            return Ok(());
        }
        for one in all.iter_mut() {
            look(one)?;
            if one.again.is_some_and(|again| again <= Instant::now()) {
                one.again = None;
                one.started = Instant::now();
                match start(plan, image, sockets, one.role) {
                    Ok(child) => one.child = Some(child),
                    Err(error) => {
                        complain(&format!("{}: {error}", one.role.name()));
                        one.later();
                    }
                }
            }
        }
    }
}

/// Whether it has ended; then it is started again after a wait that grows.
fn look(one: &mut Watched) -> Result<(), String> {
    let Some(child) = &mut one.child else { return Ok(()) };
    let ended = child.wait(Some(Duration::ZERO)).map_err(|error| format!("{}: {error}", one.role.name()))?;
    if let Some(ended) = ended {
        one.child = None;
        if one.started.elapsed() >= WELL {
            one.wait = WAIT_FIRST;
        }
        complain(&format!("{} ended ({ended:?}); started again in {} ms", one.role.name(), one.wait.as_millis()));
        one.later();
    }
    Ok(())
}

impl Watched {
    fn later(&mut self) {
        self.again = Instant::now().checked_add(self.wait);
        self.wait = self.wait.saturating_mul(2).min(WAIT_MOST);
    }
}

fn start(plan: &Plan, image: &SelfImage, sockets: &Bound, role: Role) -> io::Result<Child> {
    child::start(spec(plan, image, sockets, role)?)
}

fn spec<'a>(plan: &Plan, image: &'a SelfImage, sockets: &Bound, role: Role) -> io::Result<Spec<'a>> {
    let mut argv: Vec<OsString> = vec!["mila-gate".into(), role.name().into(), "--config".into()];
    argv.push(plan.config.clone().into());
    if plan.plain {
        argv.push("--plain".into());
    }
    // The lane's alone; everything else of the environment stays here.
    let variables = LANE_VARIABLES.iter().filter(|_| role == Role::Lane);
    let env = variables.filter_map(|name| Some(((*name).to_owned(), std::env::var_os(name)?))).collect();
    Ok(Spec {
        env,
        stderr: Stream::Inherit,
        listeners: sockets.of(role)?,
        user: plan.user(role),
        new_session: true,
        own_network: plan.own_network && role != Role::Keeper,
        dies_with_us: true,
        ..Spec::new(Program::Image(image), argv)
    })
}

/// Asks all to stop, the last started first, and ends what does not.
fn stop(all: Vec<Watched>) {
    for mut one in all.into_iter().rev() {
        let Some(child) = &mut one.child else { continue };
        let ended = child.signal(TERM).and_then(|()| child.wait(Some(STOP_MOST))).and_then(|ended| {
            if ended.is_none() {
                complain(&format!("{} did not stop and is ended", one.role.name()));
                child.signal(KILL)?;
                child.wait(None)?;
            }
            Ok(())
        });
        if let Err(error) = ended {
            complain(&format!("{}: {error}", one.role.name()));
        }
    }
}
