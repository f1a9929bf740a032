//! What a permission covers, and how much of a day is left.

use super::fold::{DAY, MINUTE, anna, asked, asked_for, at, boris, fold, id, pressed, shown};
use crate::base::answer::Ran;
use crate::base::digest::Digest;
use crate::base::ids::{KindId, PermissionId};
use crate::base::time::Wall;
use crate::journal::record::{Asked, MandateOpen, Step};
use crate::policy::consent::{Days, Gate, Grows, Spent, Wanted};

const HOUR: i64 = 60 * MINUTE;

pub(super) fn perm(n: u64) -> PermissionId {
    PermissionId::parse(&format!("p-{n:010x}")).unwrap()
}

pub(super) fn kind(name: &str) -> KindId {
    KindId::parse(name).unwrap()
}

/// The lines that open a permission at `when`.
pub(super) fn opens(n: u64, targets: &[&str], (count, cents, days): (u32, u32, u32), when: i64) -> Vec<(Wall, Step)> {
    let steps = vec![
        Step::Asked(Asked { perm: Some(perm(n)), cents, ..asked_for(n, "bot_send", &format!("terms {n}")) }),
        shown(n, at(when + 15 * MINUTE)),
        Step::Granted(pressed(n)),
        Step::MandateOpen(MandateOpen {
            perm: perm(n),
            id: id(n),
            kind: kind("bot_send"),
            def: "0".repeat(32),
            targets: targets.iter().map(|target| (*target).to_owned()).collect(),
            count,
            cents,
            until: at(when + i64::from(days) * DAY),
            zone: "Europe/Berlin".into(),
            by: anna(),
        }),
    ];
    steps.into_iter().map(|step| (at(when), step)).collect()
}

pub(super) fn uses(n: u64, under: u64, targets: &[&str], cents: u32) -> [Step; 2] {
    let action = format!("action {n}");
    [
        Step::Asked(Asked { cents, ..asked_for(n, "bot_send", &action) }),
        Step::MandateUse {
            perm: perm(under),
            id: id(n),
            kind: kind("bot_send"),
            digest: Digest::of(action.as_bytes()),
            targets: targets.iter().map(|target| (*target).to_owned()).collect(),
            cents,
        },
    ]
}

fn gate_with(lines: &[(Wall, Step)]) -> Gate {
    let mut gate = fold(&[Step::OwnerChange { owners: vec![anna()], setting: None, by: None }]);
    for (when, step) in lines {
        gate.apply(None, *when, step).unwrap_or_else(|misfit| panic!("{misfit}"));
    }
    gate
}

fn covers(gate: &Gate, targets: &[&str], cents: u32, when: i64) -> Option<PermissionId> {
    covers_of(gate, "bot_send", &"0".repeat(32), targets, cents, when)
}

fn covers_of(gate: &Gate, name: &str, def: &str, targets: &[&str], cents: u32, when: i64) -> Option<PermissionId> {
    let targets: Vec<String> = targets.iter().map(|target| (*target).to_owned()).collect();
    let wanted = Wanted { kind: &kind(name), def, targets: &targets, cents };
    // The tests' day begins at multiples of a day.
    let began = |_: &str| at(when - when.rem_euclid(DAY));
    gate.covering(&wanted, &Days { now: at(when), began: &began, ceiling: 1000 }).map(|own| own.id.clone())
}

#[test]
fn a_permission_covers_its_kind_its_places_its_days_and_nothing_else() {
    let gate = gate_with(&opens(1, &["x", "y"], (2, 100, 2), 0));
    assert_eq!(
        gate.request(&id(1)).unwrap().end().map(|end| (end.state.as_str(), end.by)),
        Some(("executed", Some(anna())))
    );
    for targets in [&["x"][..], &["y"], &["x", "y"], &["y", "x"]] {
        assert_eq!(covers(&gate, targets, 100, 0), Some(perm(1)), "{targets:?}");
    }
    assert_eq!(covers(&gate, &["z"], 1, 0), None);
    assert_eq!(covers(&gate, &["x", "z"], 1, 0), None);
    assert_eq!(covers(&gate, &[], 1, 0), None, "without a place it could go anywhere");
    assert_eq!(covers(&gate, &["x"], 101, 0), None);
    assert_eq!(covers(&gate, &["x"], 1, 2 * DAY - 1), Some(perm(1)));
    assert_eq!(covers(&gate, &["x"], 1, 2 * DAY), None, "its end is outside");
    assert_eq!(covers_of(&gate, "other", &"0".repeat(32), &["x"], 1, 0), None, "another kind with the same program");
    assert_eq!(covers_of(&gate, "bot_send", &"1".repeat(32), &["x"], 1, 0), None, "another definition");
}

#[test]
fn what_ends_or_rests_a_permission_covers_nothing() {
    let open = opens(1, &["x"], (5, 100, 7), 0);
    for step in [
        Step::Suspended { step_s: 90 },
        Step::Frozen { by: None },
        Step::OwnerChange { owners: vec![boris()], setting: None, by: None },
        Step::MandateStop { perm: perm(1), code: "stop".into(), by: Some(anna()) },
    ] {
        let mut gate = gate_with(&open);
        gate.apply(None, at(0), &step).unwrap();
        assert_eq!(covers(&gate, &["x"], 1, MINUTE), None, "{step:?}");
    }
    let mut gate = gate_with(&open);
    for step in [Step::Frozen { by: None }, Step::Unfrozen { by: anna() }] {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 1, MINUTE), None, "a freeze ends it for good");
    assert_eq!(gate.permission_over(&perm(1)).map(|over| over.code.as_str()), Some("frozen"));
    let mut gate = gate_with(&open);
    for step in [Step::Suspended { step_s: 90 }, Step::Resumed { by: anna() }] {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 1, MINUTE), Some(perm(1)));
}

#[test]
fn a_day_is_the_calendars_and_the_last_24_hours_and_the_stricter_counts() {
    let mut gate = gate_with(&opens(1, &["x"], (1, 100, 7), 0));
    // A minute before midnight, and a minute after: two days of the calendar, one of the clock.
    for step in uses(2, 1, &["x"], 60) {
        gate.apply(None, at(DAY - MINUTE), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 1, DAY + MINUTE), None);
    assert_eq!(covers(&gate, &["x"], 1, 2 * DAY - MINUTE), None, "24 hours to the millisecond");
    assert_eq!(covers(&gate, &["x"], 1, 2 * DAY - MINUTE + 1), Some(perm(1)));
    // A day of 25 hours: the calendar's is the longer one.
    let wanted = Wanted { kind: &kind("bot_send"), def: &"0".repeat(32), targets: &["x".to_owned()], cents: 1 };
    let began = |_: &str| at(DAY - 2 * MINUTE);
    let long = Days { now: at(2 * DAY + 30 * MINUTE), began: &began, ceiling: 1000 };
    assert!(gate.covering(&wanted, &long).is_none());
}

#[test]
fn money_and_count_are_reserved_before_anything_runs_and_come_back_only_when_nothing_ran() {
    let mut gate = gate_with(&opens(1, &["x"], (2, 100, 7), 0));
    for step in uses(2, 1, &["x"], 60) {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 41, 0), None, "not a cent of it has been spent yet");
    assert_eq!(covers(&gate, &["x"], 40, 0), Some(perm(1)));
    let back = Step::MandateBack { perm: perm(1), id: id(2), cents: 60 };
    for step in [&back, &back] {
        gate.apply(None, at(0), step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 100, 0), Some(perm(1)), "given back once, and no more than there was");
    let own = gate.permission(&perm(1)).unwrap();
    assert_eq!(own.ran, 0);
}

#[test]
fn one_opened_anew_has_no_more_of_the_day_than_the_one_before() {
    let mut gate = gate_with(&opens(1, &["x"], (2, 100, 7), 0));
    for step in uses(2, 1, &["x"], 90) {
        gate.apply(None, at(0), &step).unwrap();
    }
    gate.apply(None, at(0), &Step::MandateStop { perm: perm(1), code: "stop".into(), by: Some(anna()) }).unwrap();
    for (when, step) in opens(3, &["x", "y"], (2, 100, 7), MINUTE) {
        gate.apply(None, when, &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 11, MINUTE), None);
    assert_eq!(covers(&gate, &["x"], 10, MINUTE), Some(perm(3)));
}

#[test]
fn all_permissions_together_stay_under_the_ceiling_of_a_day() {
    let mut lines = opens(1, &["x"], (9, 600, 7), 0);
    lines.extend(opens(2, &["y"], (9, 600, 7), 0));
    let mut gate = gate_with(&lines);
    for step in uses(3, 1, &["x"], 600) {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(gate.granted_cents(&[perm(2)]), 600);
    assert_eq!(covers(&gate, &["y"], 401, HOUR), None);
    assert_eq!(covers(&gate, &["y"], 400, HOUR), Some(perm(2)));
    let mut gate = gate_with(&opens(1, &["x"], (9, u32::MAX, 7), 0));
    for step in uses(3, 1, &["x"], u32::MAX) {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], u32::MAX, HOUR), None, "a sum that no number holds is too much");
}

#[test]
fn what_a_request_adds_is_told_from_what_is_in_force() {
    let targets = |list: &[&str]| -> Vec<String> { list.iter().map(|target| (*target).to_owned()).collect() };
    let nothing = gate_with(&[]);
    assert!(nothing.grows(&kind("bot_send"), &targets(&["x"]), (1, 0)).first);
    let gate = gate_with(&opens(1, &["x"], (2, 100, 3), 0));
    let grows = gate.grows(&kind("bot_send"), &targets(&["x", "y"]), (4, 100));
    let expected = Grows {
        first: false,
        replaces: vec![perm(1)],
        places: targets(&["y"]),
        count: Some((2, 4)),
        cents: None,
        until: Some(at(3 * DAY)),
    };
    assert_eq!(grows, expected);
    let beside = gate.grows(&kind("bot_send"), &targets(&["z"]), (1, 5));
    assert_eq!(beside, Grows { places: targets(&["z"]), ..Grows::default() });
    let wanted = |list: &[String]| {
        gate.allows(&Wanted { kind: &kind("bot_send"), def: &"0".repeat(32), targets: list, cents: 0 }, (2, 100), at(0))
            .is_some()
    };
    assert!(wanted(&targets(&["x"])) && !wanted(&targets(&["y"])) && !wanted(&[]));
    let late = |when| {
        gate.allows(
            &Wanted { kind: &kind("bot_send"), def: &"0".repeat(32), targets: &targets(&["x"]), cents: 0 },
            (2, 100),
            at(when),
        )
    };
    assert!(late(2 * DAY).is_some() && late(2 * DAY + 1).is_none(), "on its last day it may be asked for anew");
}

#[test]
fn nothing_is_opened_or_used_but_what_an_owner_agreed_to() {
    let mut gate = gate_with(&[]);
    let lines = opens(1, &["x"], (2, 100, 3), 0);
    let opening = lines.last().unwrap().1.clone();
    assert!(gate.apply(None, at(0), &opening).is_err(), "nobody asked");
    for (when, step) in &lines[..2] {
        gate.apply(None, *when, step).unwrap();
    }
    assert!(gate.apply(None, at(0), &opening).is_err(), "nobody pressed");
    gate.apply(None, at(0), &lines[2].1).unwrap();
    let Step::MandateOpen(open) = &opening else { panic!() };
    let other = Step::MandateOpen(MandateOpen { perm: perm(9), ..open.clone() });
    assert!(gate.apply(None, at(0), &other).is_err(), "another one was asked for");
    assert!(gate.apply(None, at(0), &Step::Used { id: id(1) }).is_err(), "it is no action");
    gate.apply(None, at(0), &opening).unwrap();
    assert!(gate.apply(None, at(0), &opening).is_err(), "once");
    let [ask, under] = uses(2, 7, &["x"], 1);
    gate.apply(None, at(0), &ask).unwrap();
    assert!(gate.apply(None, at(0), &under).is_err(), "no such permission");
    assert_eq!(gate.request(&id(2)).unwrap().agreed(), None);
    gate.apply(None, at(0), &asked(3, "bot_send", "a card's")).unwrap();
    assert!(gate.apply(None, at(0), &Step::Executed { id: id(3), ran: Ran::Yes, code: None, ms: 0 }).is_err());
    assert_eq!(
        gate.spent(gate.permission(&perm(1)).unwrap(), &Days { now: at(0), began: &|_| at(0), ceiling: 0 }),
        Spent::default()
    );
}

#[test]
fn a_kind_turned_off_and_an_owner_removed_end_permissions_by_their_own_line() {
    let open = opens(1, &["x"], (5, 100, 7), 0);
    let off = |by| {
        vec![Step::CategoryOff { kind: kind("bot_send"), by }, Step::CategoryOn { kind: kind("bot_send"), by: anna() }]
    };
    let change = |owners: Vec<_>| Step::OwnerChange { owners, setting: None, by: None };
    // As a crash leaves it between that line and those of the permissions.
    for (steps, code) in [
        (off(Some(anna())), "stop"),
        (off(None), "host"),
        (vec![change(vec![boris()]), change(vec![boris(), anna()])], "owner_gone"),
    ] {
        let mut gate = gate_with(&open);
        for step in &steps {
            gate.apply(None, at(0), step).unwrap();
        }
        assert_eq!(covers(&gate, &["x"], 1, MINUTE), None, "{steps:?}");
        assert_eq!(gate.permission_over(&perm(1)).map(|over| over.code.as_str()), Some(code));
    }
    let mut gate = gate_with(&open);
    let other = Step::CategoryOff { kind: kind("other"), by: None };
    for step in [other, change(vec![anna(), boris()])] {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(covers(&gate, &["x"], 1, MINUTE), Some(perm(1)), "another's end is not its own");
}

#[test]
fn stop_of_one_that_was_replaced_ends_what_took_its_place_and_nothing_beside() {
    let mut lines = opens(1, &["x"], (5, 100, 7), 0);
    lines.push((at(0), Step::MandateStop { perm: perm(1), code: "stop".into(), by: Some(anna()) }));
    lines.extend(opens(2, &["x", "y"], (5, 100, 7), 0));
    lines.extend(opens(3, &["z"], (5, 100, 7), 0));
    let gate = gate_with(&lines);
    assert_eq!(gate.ended_by_stop(&perm(1)), [perm(2)]);
    assert_eq!(gate.ended_by_stop(&perm(2)), [perm(2)]);
    assert_eq!(gate.ended_by_stop(&perm(4)), []);
}

#[test]
fn of_several_that_end_the_card_says_what_grows_for_the_one_that_allowed_least() {
    let mut lines = opens(1, &["x"], (5, 100, 7), 0);
    lines.extend(opens(2, &["y"], (3, 300, 7), 0));
    let gate = gate_with(&lines);
    let grows = gate.grows(&kind("bot_send"), &["x".to_owned(), "y".to_owned()], (6, 200));
    assert_eq!((grows.count, grows.cents), (Some((3, 6)), Some((100, 200))));
    let grows = gate.grows(&kind("bot_send"), &["x".to_owned(), "y".to_owned()], (3, 100));
    assert_eq!((grows.count, grows.cents), (None, None));
}

#[test]
fn what_is_given_back_after_the_end_is_not_counted_as_run() {
    let mut gate = gate_with(&opens(1, &["x"], (5, 100, 7), 0));
    for step in uses(2, 1, &["x"], 10) {
        gate.apply(None, at(0), &step).unwrap();
    }
    for step in [
        Step::MandateStop { perm: perm(1), code: "stop".into(), by: Some(anna()) },
        Step::Denied { id: id(2), code: "permission_stopped".into() },
        Step::MandateBack { perm: perm(1), id: id(2), cents: 10 },
    ] {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert_eq!(gate.permission_over(&perm(1)).map(|over| over.permission.ran), Some(0));
}

#[test]
fn the_request_of_a_permission_in_force_is_remembered_however_many_end_after_it() {
    let mut gate = gate_with(&opens(1, &["x"], (5, 100, 7), 0));
    for n in 2..1000 {
        for step in [asked(n, "note", &format!("note {n}")), Step::Withdrawn { id: id(n) }] {
            gate.apply(None, at(0), &step).unwrap();
        }
    }
    assert!(gate.request(&id(1)).is_some());
    assert!(gate.request(&id(2)).is_none());
    gate.apply(None, at(0), &Step::MandateStop { perm: perm(1), code: "stop".into(), by: None }).unwrap();
    for step in [asked(1000, "note", "the last"), Step::Withdrawn { id: id(1000) }] {
        gate.apply(None, at(0), &step).unwrap();
    }
    assert!(gate.request(&id(1)).is_none());
}
