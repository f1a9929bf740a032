//! Any order of asks, presses, clock moves and restarts, held to what is counted by hand from the lines that were written.

use std::collections::BTreeMap;

use super::fold::{CAPS, DAY, MINUTE, T0, anna, at, boris, executed, expired, id, pressed, shown};
use super::permission::{kind, opens, uses};
use crate::base::answer::Ran;
use crate::base::ids::{PermissionId, RequestId};
use crate::base::time::Wall;
use crate::config::kinds::Kinds;
use crate::journal::record::{Pressed, Step};
use crate::policy::consent::{Asking, Days, Gate, Phase, Turn, Verdict, Wanted};

const CEILING: u32 = 1000;
const PLACES: [&str; 3] = ["x", "y", "z"];

/// Numbers from a seed: the same walk each time (the constants of Knuth's MMIX).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A gate as the proxy drives it, and every line that it wrote.
struct Walk {
    gate: Gate,
    lines: Vec<(Wall, Step)>,
    now: i64,
    next: u64,
    dice: Dice,
}

impl Walk {
    fn new(seed: u64) -> Self {
        let mut walk = Self { gate: Gate::default(), lines: Vec::new(), now: 0, next: 1, dice: Dice(seed) };
        walk.write(Step::OwnerChange { owners: vec![anna(), boris()], setting: None, by: None });
        walk
    }

    /// Writes a step, as the proxy does: the journal's time never falls.
    fn write(&mut self, step: Step) {
        let ts = self.lines.last().map_or(at(self.now), |(last, _)| at(self.now).max(*last));
        self.gate.apply(None, ts, &step).unwrap_or_else(|misfit| panic!("{misfit}: {step:?}"));
        self.lines.push((ts, step));
        assert_eq!(format!("{:?}", self.gate), format!("{:?}", fold(&self.lines)), "the fold is the state");
    }

    fn at_all(&self) -> bool {
        self.lines.last().is_none_or(|(last, _)| last.since(at(self.now)) <= MINUTE) && self.gate.frozen().is_none()
    }

    fn ask(&mut self) {
        let n = self.next;
        let places = u64::try_from(PLACES.len()).unwrap();
        let first = usize::try_from(self.dice.below(places)).unwrap();
        let many = if self.dice.below(4) == 0 { 2 } else { 1 };
        let targets: Vec<&str> = PLACES.iter().cycle().skip(first).take(many).copied().collect();
        let cents = u32::try_from(self.dice.below(60)).unwrap();
        let [ask, under] = uses(n, 0, &targets, cents);
        let Step::Asked(asked) = &ask else { panic!() };
        let kinds = Kinds::shipped().unwrap();
        let own = kinds.get(&kind("bot_send")).unwrap();
        let asking = Asking { kind: own, digest: &asked.digest, owners: 2, behind: !self.at_all() };
        if !matches!(self.gate.may_ask(&asking, at(self.now)), Verdict::New) {
            return;
        }
        self.next += 1;
        self.write(ask);
        let targets: Vec<String> = targets.iter().map(|target| (*target).to_owned()).collect();
        let wanted = Wanted { kind: &kind("bot_send"), def: &"0".repeat(32), targets: &targets, cents };
        let now = self.now;
        let began = move |_: &str| at(now - now.rem_euclid(DAY));
        let days = Days { now: at(now), began: &began, ceiling: CEILING };
        let covered = self.gate.covering(&wanted, &days).map(|own| own.id.clone());
        if let (Some(by), Step::MandateUse { id, kind, digest, targets, cents, .. }) = (covered, under) {
            self.write(Step::MandateUse { perm: by, id, kind, digest, targets, cents });
        }
    }

    fn ask_for_permission(&mut self) {
        if !self.at_all() || self.gate.permissions().len() > 2 {
            return;
        }
        let n = self.next;
        self.next += 1;
        let first = usize::try_from(self.dice.below(2)).unwrap();
        let terms = (1 + self.dice.below(3), self.dice.below(150), 1 + self.dice.below(3));
        let terms = (u32::try_from(terms.0).unwrap(), u32::try_from(terms.1).unwrap(), u32::try_from(terms.2).unwrap());
        let places = &PLACES[first..=first + usize::try_from(self.dice.below(2)).unwrap()];
        let targets: Vec<String> = places.iter().map(|target| (*target).to_owned()).collect();
        let grows = self.gate.grows(&kind("bot_send"), &targets, (terms.0, terms.1));
        for (_, step) in opens(n, places, terms, self.now) {
            if matches!(step, Step::MandateOpen(_)) {
                for old in &grows.replaces {
                    self.write(Step::MandateStop { perm: old.clone(), code: "stop".into(), by: Some(anna()) });
                }
            }
            self.write(step);
        }
    }

    fn draw(&mut self) {
        if let Turn::Now(id) = self.gate.turn(CAPS, at(self.now), &[], &|_| false) {
            let n = u64::from_str_radix(id.hex(), 16).unwrap();
            self.write(shown(n, at(self.now + 15 * MINUTE)));
        }
    }

    /// An open request in a phase, if there is one.
    fn pick(&mut self, fits: fn(&Phase) -> bool) -> Option<u64> {
        let open: Vec<RequestId> =
            self.gate.open_requests().into_iter().filter(|own| fits(&own.phase)).map(|own| own.id.clone()).collect();
        let which = usize::try_from(self.dice.below(u64::try_from(open.len().max(1)).unwrap())).unwrap();
        open.get(which).map(|id| u64::from_str_radix(id.hex(), 16).unwrap())
    }

    fn press(&mut self) {
        let Some(n) = self.pick(|phase| matches!(phase, Phase::Shown)) else { return };
        let in_time = self.gate.request(&id(n)).and_then(|own| own.until).is_some_and(|until| at(self.now) < until);
        match self.dice.below(4) {
            0 => self.write(Step::Declined(pressed(n))),
            1 => self.write(Step::Returned(pressed(n))),
            _ if in_time && self.at_all() => self.write(Step::Granted(Pressed { id: id(n), by: anna() })),
            _ => {}
        }
    }

    /// The action that was agreed to runs, where what it runs under still holds.
    fn run(&mut self) {
        let Some(n) = self.pick(|phase| matches!(phase, Phase::Granted { .. })) else { return };
        let under = self.gate.use_of(&id(n)).map(|used| (used.perm.clone(), used.cents));
        let stopped = under.as_ref().is_some_and(|(perm, _)| self.gate.permission(perm).is_none());
        if !self.at_all() || stopped {
            self.write(Step::Denied { id: id(n), code: "permission_stopped".into() });
            return self.give_back(n, under);
        }
        self.write(Step::Used { id: id(n) });
        let ran = [Ran::Yes, Ran::No, Ran::Unknown][usize::try_from(self.dice.below(3)).unwrap()];
        if self.dice.below(5) == 0 {
            return self.restart();
        }
        self.write(executed(n, ran));
        if ran == Ran::No {
            self.give_back(n, under);
        }
    }

    fn give_back(&mut self, n: u64, under: Option<(PermissionId, u32)>) {
        if let Some((perm, cents)) = under {
            self.write(Step::MandateBack { perm, id: id(n), cents });
        }
    }

    /// A new process: the state is read from the lines, and what was open is ended in them.
    fn restart(&mut self) {
        self.gate = fold(&self.lines);
        for step in self.gate.restart(&|_| false) {
            self.write(step.clone());
            if let Step::Expired { id: own, .. } = &step {
                let n = u64::from_str_radix(own.hex(), 16).unwrap();
                let under = self.gate.use_of(own).map(|used| (used.perm.clone(), used.cents));
                self.give_back(n, under);
            }
        }
    }

    fn tick(&mut self) {
        for own in self.gate.overdue(at(self.now)) {
            self.write(expired(u64::from_str_radix(own.hex(), 16).unwrap(), "time"));
        }
        for (own, code) in self.gate.permissions_over(at(self.now)) {
            self.write(Step::MandateStop { perm: own, code: code.into(), by: None });
        }
    }

    fn step(&mut self) {
        match self.dice.below(16) {
            0..=4 => self.ask(),
            5 => self.ask_for_permission(),
            6 | 7 => self.draw(),
            8..=10 => self.press(),
            11..=13 => self.run(),
            14 => match self.dice.below(12) {
                0 => self.write(Step::Frozen { by: Some(anna()) }),
                1..=3 if self.gate.frozen().is_some() => self.write(Step::Unfrozen { by: anna() }),
                4 => self.restart(),
                5 => {
                    let first = self.gate.permissions().next().map(|own| own.id.clone());
                    if let Some(perm) = first {
                        self.write(Step::MandateStop { perm, code: "stop".into(), by: Some(anna()) });
                    }
                }
                _ => {}
            },
            // Mostly on, sometimes back.
            _ => {
                let ms = i64::try_from(self.dice.below(u64::try_from(6 * 60 * MINUTE).unwrap())).unwrap();
                self.now = if self.dice.below(8) == 0 { self.now - ms.min(10 * MINUTE) } else { self.now + ms };
            }
        }
        self.tick();
    }
}

fn fold(lines: &[(Wall, Step)]) -> Gate {
    let mut gate = Gate::default();
    for (when, step) in lines {
        gate.apply(None, *when, step).unwrap();
    }
    gate
}

/// The lines alone, read by somebody who knows nothing of [`Gate`].
fn held_to_the_lines(lines: &[(Wall, Step)]) -> (usize, usize) {
    let mut yes: BTreeMap<RequestId, Wall> = BTreeMap::new();
    let mut until: BTreeMap<RequestId, Wall> = BTreeMap::new();
    let mut terms: BTreeMap<PermissionId, (Vec<String>, u32, u32, Wall)> = BTreeMap::new();
    let mut under: Vec<(RequestId, PermissionId, Vec<String>, u32, Wall)> = Vec::new();
    let mut began: Vec<RequestId> = Vec::new();
    let mut frozen = false;
    for (ts, step) in lines {
        match step {
            Step::Frozen { .. } => (frozen, ()) = (true, terms.clear()),
            Step::Unfrozen { .. } => frozen = false,
            Step::Shown { id, until: end, .. } => drop(until.insert(id.clone(), *end)),
            Step::Granted(Pressed { id, .. }) => {
                assert!(until.get(id).is_some_and(|end| ts < end), "a yes in time: {id}");
                yes.insert(id.clone(), *ts);
            }
            Step::MandateOpen(open) => {
                assert!(yes.remove(&open.id).is_some(), "an owner's yes opened it");
                terms.insert(open.perm.clone(), (open.targets.clone(), open.count, open.cents, open.until));
            }
            Step::MandateStop { perm, .. } => drop(terms.remove(perm)),
            Step::MandateUse { perm, id, targets, cents, .. } => {
                let (places, count, most, end) = &terms[perm];
                assert!(!frozen && ts < end && targets.iter().all(|target| places.contains(target)));
                under.push((id.clone(), perm.clone(), targets.clone(), *cents, *ts));
                let day = |ts: &Wall| (ts.ms() - T0).div_euclid(DAY);
                for window in [0, 1] {
                    let lately =
                        under.iter().filter(
                            |(_, _, _, _, when)| {
                                if window == 0 { ts.since(*when) < DAY } else { day(ts) == day(when) }
                            },
                        );
                    let own: Vec<_> =
                        lately.filter(|(_, _, to, _, _)| to.iter().any(|to| places.contains(to))).collect();
                    assert!(own.len() <= usize::try_from(*count).unwrap(), "no more a day than was agreed to");
                    assert!(own.iter().map(|(_, _, _, cents, _)| cents).sum::<u32>() <= *most, "no more money");
                }
                yes.insert(id.clone(), *ts);
            }
            Step::MandateBack { id, .. } => {
                let before = under.len();
                under.retain(|(own, _, _, _, _)| own != id);
                assert_eq!(before, under.len() + 1, "given back once");
            }
            Step::Used { id } => {
                assert!(!frozen && yes.remove(id).is_some(), "its own yes, and once: {id}");
                assert!(!began.contains(id));
                began.push(id.clone());
            }
            Step::Declined(Pressed { id, .. }) | Step::Withdrawn { id } | Step::Denied { id, .. } => {
                yes.remove(id);
            }
            _ => {}
        }
    }
    let by_permission = lines.iter().filter(|(_, step)| matches!(step, Step::MandateUse { .. })).count();
    (began.len(), by_permission)
}

#[test]
fn no_order_of_asks_presses_clock_moves_and_restarts_runs_what_was_not_agreed_to() {
    let (mut ran, mut covered) = (0, 0);
    for seed in 0..60 {
        let mut walk = Walk::new(seed);
        for _ in 0..120 {
            walk.step();
        }
        let (began, under) = held_to_the_lines(&walk.lines);
        (ran, covered) = (ran + began, covered + under);
    }
    // A walk that runs nothing would hold to anything.
    assert!(ran > 200 && covered > 150, "{ran} {covered}");
}

#[test]
fn the_reader_of_lines_finds_what_must_not_be() {
    let found = |lines: Vec<(Wall, Step)>| std::panic::catch_unwind(|| held_to_the_lines(&lines)).is_err();
    let [ask, under] = uses(9, 1, &["x"], 60);
    let mut twice = opens(1, &["x"], (1, 100, 1), 0);
    twice.extend([(at(1), ask), (at(1), under)]);
    assert!(!found(twice.clone()));
    let [ask, under] = uses(10, 1, &["x"], 1);
    twice.extend([(at(2), ask), (at(2), under)]);
    assert!(found(twice), "two of one a day");
    assert!(found(vec![(at(0), Step::Used { id: id(1) })]));
    let late = vec![(at(0), shown(1, at(1))), (at(2), Step::Granted(pressed(1)))];
    assert!(found(late));
}
