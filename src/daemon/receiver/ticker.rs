//! The thread that keeps time: it sleeps until the next moment at which something is due, and not a second less.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::shared::Shared;
use super::{questions, rooms};
use crate::base::limits::DEAF_MS;
use crate::base::time::{Boot, Wall};

/// How often a moved clock is looked at: its file can be changed at any time.
const MOVED: Duration = Duration::from_millis(200);
/// How often something that the disk did not take is tried again.
const OWED: Duration = Duration::from_secs(10);
/// How often strangers' messages that are kept too long are looked for.
const FORGET_MS: u64 = 6 * 3_600_000;
/// The longest sleep: a wall clock that is set forward is noticed by then.
const LONGEST: Duration = Duration::from_secs(3600);

/// Wakes the thread, when something is due sooner than it thinks.
#[derive(Debug, Default)]
pub(super) struct Ticker {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    poked: bool,
    stopped: bool,
}

impl Ticker {
    /// Something new is due at some time.
    pub(super) fn poke(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).poked = true;
        self.changed.notify_all();
    }

    /// Ends the thread.
    pub(super) fn stop(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).stopped = true;
        self.changed.notify_all();
    }

    /// Sleeps; `false` when stopped.
    fn sleep(&self, most: Duration) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.poked && !state.stopped {
            state = self.changed.wait_timeout(state, most).unwrap_or_else(PoisonError::into_inner).0;
        }
        state.poked = false;
        !state.stopped
    }
}

/// Runs until it is stopped.
pub(super) fn run(shared: &Shared) {
    let mut deaf = false;
    let mut forgotten = shared.boot();
    loop {
        look(shared, &mut deaf, &mut forgotten);
        if !shared.ticker.sleep(next(shared, deaf, forgotten)) {
            return;
        }
    }
}

/// Does what is due.
fn look(shared: &Shared, deaf: &mut bool, forgotten: &mut Boot) {
    shared.look_for_a_sign();
    shared.say_notice();
    questions::expire(shared);
    rooms::leave_due(shared);
    rooms::send_reports(shared);
    shared.settle_teams();
    let boot = shared.boot();
    if boot.since(*forgotten) >= FORGET_MS {
        *forgotten = boot;
        shared.journals().forget(shared.now());
    }
    hear(shared, deaf);
}

/// Says when nothing was heard of Telegram for too long, and when it was again.
fn hear(shared: &Shared, deaf: &mut bool) {
    let now = shared.health.is_deaf(shared.boot());
    if now == *deaf {
        return;
    }
    *deaf = now;
    if now {
        let look = shared.health.look(shared.now(), shared.boot());
        let why = look.ill.map_or("unknown", |ill| ill.code);
        log::error!("poll.deaf age_s={} why={why}: no message and no press arrives", look.poll_age_s);
    } else {
        log::info!("poll.hears_again");
    }
}

/// How long nothing is due.
fn next(shared: &Shared, deaf: bool, forgotten: Boot) -> Duration {
    let (wall, boot) = (shared.now(), shared.boot());
    let by_boot = |due: Boot| Duration::from_millis(due.since(boot));
    let by_wall = |due: Wall| Duration::from_millis(u64::try_from(due.since(wall)).unwrap_or_default());
    let later = |from: Boot, ms: u64| Boot(from.0.saturating_add(ms));
    let hears = if deaf { OWED } else { by_boot(later(shared.health.polled_at(), DEAF_MS)) };
    let owes = shared.owes_teams() || (shared.rooms.has_reports() && shared.is_linked());
    [
        Some(hears),
        shared.present(|presence| presence.due()).map(by_boot),
        shared.present(|presence| presence.notice_due()).map(by_boot),
        shared.questions.due().map(by_wall),
        shared.rooms.due().map(by_wall),
        shared.rooms.leaves().map(by_boot),
        Some(by_boot(later(forgotten, FORGET_MS))),
        owes.then_some(OWED),
        shared.clock.is_moved().then_some(MOVED),
    ]
    .into_iter()
    .flatten()
    .fold(LONGEST, Duration::min)
    // Something that is due and cannot be done is no reason for a loop that never rests.
    .max(Duration::from_millis(50))
}

#[cfg(test)]
mod tests {
    use super::super::testing::Gate;
    use super::*;

    #[test]
    fn who_hears_nothing_for_ninety_seconds_is_deaf_and_says_when_it_hears_again() {
        let gate = Gate::new("deaf");
        let shared = &gate.shared;
        let mut deaf = false;
        shared.health.polled(shared.boot());
        hear(shared, &mut deaf);
        assert!(!deaf && next(shared, deaf, shared.boot()) <= Duration::from_secs(90));
        shared.health.polled(Boot(shared.boot().0.saturating_sub(DEAF_MS)));
        hear(shared, &mut deaf);
        assert!(deaf && next(shared, deaf, shared.boot()) <= OWED);
        shared.health.polled(shared.boot());
        hear(shared, &mut deaf);
        assert!(!deaf);
    }

    #[test]
    fn an_idle_receiver_sleeps_until_the_next_poll_would_be_missed() {
        let gate = Gate::new("idle");
        gate.shared.health.polled(gate.shared.boot());
        let most = next(&gate.shared, false, gate.shared.boot());
        assert!(most > Duration::from_secs(80), "{most:?}");
        gate.shared.ticker.poke();
        assert!(gate.shared.ticker.sleep(Duration::from_secs(600)), "a poke ends the sleep");
        gate.shared.ticker.stop();
        assert!(!gate.shared.ticker.sleep(Duration::from_secs(600)));
    }
}
