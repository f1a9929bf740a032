//! The fold: one life, one end, whatever stands in the journal; caps, no, streaks, and what a restart makes of every prefix.

use crate::base::answer::{Code, Ran, State};
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::time::Wall;
use crate::config::kinds::Kinds;
use crate::journal::record::{Asked, MandateOpen, Pressed, Recovery, Step};
use crate::policy::consent::{Asking, Caps, Gate, Phase, Told, Turn, Verdict, answer};

pub(super) const T0: i64 = 1_796_000_000_000;
pub(super) const MINUTE: i64 = 60_000;
pub(super) const DAY: i64 = 24 * 3_600_000;
pub(super) const CAPS: Caps = Caps { an_hour: 12, a_day: 60 };

pub(super) fn at(ms: i64) -> Wall {
    Wall::from_ms(T0 + ms).unwrap()
}

pub(super) fn id(n: u64) -> RequestId {
    RequestId::parse(&format!("r-{n:010x}")).unwrap()
}

pub(super) fn anna() -> UserId {
    UserId::new(111).unwrap()
}

pub(super) fn boris() -> UserId {
    UserId::new(222).unwrap()
}

pub(super) fn asked(n: u64, kind: &str, text: &str) -> Step {
    Step::Asked(asked_for(n, kind, text))
}

pub(super) fn asked_for(n: u64, kind: &str, text: &str) -> Asked {
    Asked {
        id: id(n),
        kind: KindId::parse(kind).unwrap(),
        def: "0".repeat(32),
        digest: Digest::of(text.as_bytes()),
        uid: 1001,
        files: 0,
        cents: 7,
        urgent: false,
        perm: None,
    }
}

pub(super) fn shown(n: u64, until: Wall) -> Step {
    let card = MessageId::new(i64::try_from(n).unwrap() + 40).unwrap();
    Step::Shown { id: id(n), at: vec![(anna().private_chat(), card)], until }
}

pub(super) fn pressed(n: u64) -> Pressed {
    Pressed { id: id(n), by: anna() }
}

pub(super) fn expired(n: u64, code: &str) -> Step {
    Step::Expired { id: id(n), code: code.to_owned() }
}

pub(super) fn executed(n: u64, ran: Ran) -> Step {
    Step::Executed { id: id(n), ran, code: None, ms: 5 }
}

/// Folds steps a second apart; every one must fit.
pub(super) fn fold(steps: &[Step]) -> Gate {
    let mut gate = Gate::default();
    for (n, step) in steps.iter().enumerate() {
        let n = u64::try_from(n).unwrap();
        let ts = at(i64::try_from(n).unwrap() * 1000);
        gate.apply(Some(n + 1), ts, step).unwrap_or_else(|misfit| panic!("{misfit}"));
    }
    gate
}

fn may(gate: &Gate, text: &str, now: Wall) -> Verdict {
    let kinds = Kinds::of_the_format();
    let kind = kinds.get(&KindId::parse("bot_send").unwrap()).unwrap();
    let digest = Digest::of(text.as_bytes());
    gate.may_ask(&Asking { kind, digest: &digest, owners: 1, behind: false }, now)
}

fn refused(verdict: Verdict) -> Code {
    match verdict {
        Verdict::Refused(refusal) => refusal.code,
        other => panic!("{other:?}"),
    }
}

fn whole_life() -> Vec<Step> {
    vec![
        Step::Start { ver: "0".into(), bot: None, clock: None },
        asked(1, "bot_send", "a"),
        shown(1, at(15 * MINUTE)),
        Step::Granted(pressed(1)),
        Step::Used { id: id(1) },
        executed(1, Ran::Yes),
    ]
}

#[test]
fn every_prefix_of_a_life_gives_a_state_in_which_nothing_runs_twice() {
    let steps = whole_life();
    for length in 0..=steps.len() {
        let prefix = &steps[..length];
        let mut gate = fold(prefix);
        let used = prefix.iter().any(|step| matches!(step, Step::Used { .. }));
        // A start ends whatever was open: unknown where an action may have begun, nothing ran where none had.
        for step in gate.restart(&|_| false) {
            match &step {
                Step::Executed { ran, .. } => assert!(used && *ran == Ran::Unknown, "{length}"),
                Step::Expired { code, .. } => assert!(!used && code == "restart", "{length}"),
                other => panic!("{length}: {other:?}"),
            }
            gate.apply(None, at(MINUTE), &step).unwrap();
        }
        assert!(gate.open_requests().is_empty(), "{length}");
        assert!(gate.restart(&|_| false).is_empty(), "{length}: a second start has nothing to end");
        // From here no step can begin it again, nor change how it ended.
        let before = gate.request(&id(1)).cloned();
        for step in [
            Step::Granted(pressed(1)),
            Step::Used { id: id(1) },
            executed(1, Ran::Yes),
            Step::Declined(pressed(1)),
            shown(1, at(20 * MINUTE)),
            expired(1, "time"),
        ] {
            assert!(gate.apply(None, at(2 * MINUTE), &step).is_err(), "{length} {step:?}");
        }
        assert_eq!(gate.request(&id(1)).cloned(), before, "{length}");
    }
}

#[test]
fn a_step_that_cannot_follow_changes_nothing() {
    let base = || vec![asked(1, "bot_send", "a")];
    let cases: [(Vec<Step>, Step); 9] = [
        (base(), Step::Granted(pressed(1))),
        (base(), Step::Used { id: id(1) }),
        (base(), executed(1, Ran::Yes)),
        (base(), Step::Later(pressed(1))),
        (base(), asked(1, "bot_send", "b")),
        (base(), Step::Reopened { id: id(2), from: id(1), by: anna() }),
        (base(), Step::Withdrawn { id: id(9) }),
        ([base(), vec![shown(1, at(MINUTE))]].concat(), shown(1, at(MINUTE))),
        (
            [base(), vec![shown(1, at(MINUTE)), Step::Granted(pressed(1)), Step::Used { id: id(1) }]].concat(),
            Step::Denied { id: id(1), code: "frozen".into() },
        ),
    ];
    for (steps, wrong) in cases {
        let mut gate = fold(&steps);
        let before = format!("{:?}", gate.request(&id(1)));
        assert!(gate.apply(None, at(MINUTE), &wrong).is_err(), "{wrong:?}");
        assert_eq!(format!("{:?}", gate.request(&id(1))), before, "{wrong:?}");
        assert!(gate.request(&id(9)).is_none());
    }
}

#[test]
fn each_end_is_told_as_it_was_and_stays() {
    let ends = [
        (Step::Declined(pressed(1)), State::Declined, Ran::No),
        (Step::Returned(pressed(1)), State::Returned, Ran::No),
        (expired(1, "time"), State::Expired, Ran::No),
        (Step::Withdrawn { id: id(1) }, State::Withdrawn, Ran::No),
        (Step::Denied { id: id(1), code: "card_changed".into() }, State::Denied, Ran::No),
    ];
    for (step, state, ran) in ends {
        let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(MINUTE)), step]);
        let told = answer(&gate, &id(1), &Told::default()).unwrap();
        assert_eq!((told.state, told.ran), (state, ran));
        assert!(told.state.is_final());
    }
    for (ran, state) in [
        (Ran::Yes, State::Executed),
        (Ran::No, State::Failed),
        (Ran::Part, State::Partial),
        (Ran::Unknown, State::Unknown),
    ] {
        let mut steps = whole_life();
        steps.pop();
        let running = fold(&steps);
        assert_eq!(answer(&running, &id(1), &Told::default()).unwrap().state, State::Running);
        steps.push(executed(1, ran));
        let told = answer(&fold(&steps), &id(1), &Told::default()).unwrap();
        assert_eq!((told.state, told.ran), (state, ran));
    }
    assert_eq!(answer(&Gate::default(), &id(1), &Told::default()), None);
}

#[test]
fn an_end_is_remembered_for_ever_though_its_particulars_are_not() {
    let mut gate = Gate::default();
    for n in 1..=2000 {
        gate.apply(Some(n), at(0), &asked(n, "bot_send", &n.to_string())).unwrap();
        let end = if n % 2 == 0 {
            Step::Withdrawn { id: id(n) }
        } else {
            Step::Denied { id: id(n), code: "kind_off".into() }
        };
        gate.apply(Some(n), at(0), &end).unwrap();
    }
    assert!(gate.request(&id(1)).is_none() && gate.knows(&id(1)));
    let told = answer(&gate, &id(1), &Told::default()).unwrap();
    assert_eq!((told.state, told.code.as_deref()), (State::Denied, Some("kind_off")));
    assert_eq!(answer(&gate, &id(2), &Told::default()).unwrap().state, State::Withdrawn);
    assert!(gate.apply(None, at(0), &asked(1, "bot_send", "again")).is_err(), "an id is given once");
    assert!(gate.request(&id(2000)).is_some());
}

#[test]
fn the_same_action_while_it_is_open_is_the_same_request_and_after_a_yes_is_asked_anew() {
    let mut steps = vec![asked(1, "bot_send", "a")];
    assert_eq!(may(&fold(&steps), "a", at(MINUTE)), Verdict::Same(id(1)));
    assert_eq!(may(&fold(&steps), "a.", at(MINUTE)), Verdict::New, "a dot makes it another action");
    steps.extend([shown(1, at(MINUTE)), Step::Granted(pressed(1)), Step::Used { id: id(1) }]);
    assert_eq!(may(&fold(&steps), "a", at(MINUTE)), Verdict::Same(id(1)), "it runs");
    steps.push(executed(1, Ran::Yes));
    assert_eq!(may(&fold(&steps), "a", at(MINUTE)), Verdict::New);
}

#[test]
fn a_no_holds_a_day_for_that_action_and_a_clock_set_back_ends_it_no_sooner() {
    let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(MINUTE)), Step::Declined(pressed(1))]);
    assert_eq!(refused(may(&gate, "a", at(MINUTE))), Code::DeclinedToday);
    assert_eq!(refused(may(&gate, "a", at(2000 + DAY - 1))), Code::DeclinedToday);
    assert_eq!(refused(may(&gate, "a", at(-DAY))), Code::DeclinedToday);
    assert_eq!(may(&gate, "a", at(2000 + DAY)), Verdict::New);
    assert_eq!(may(&gate, "b", at(MINUTE)), Verdict::New);
}

#[test]
fn sent_back_or_unanswered_is_no_no() {
    for end in [Step::Returned(pressed(1)), expired(1, "time"), Step::Withdrawn { id: id(1) }] {
        let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(MINUTE)), end]);
        assert_eq!(may(&gate, "a", at(MINUTE)), Verdict::New);
        assert_eq!(gate.paused(&KindId::parse("bot_send").unwrap(), at(MINUTE)), None);
    }
}

fn no(gate: &mut Gate, n: u64, when: Wall) {
    gate.apply(None, when, &asked(n, "bot_send", &n.to_string())).unwrap();
    gate.apply(None, when, &shown(n, when.plus_ms(MINUTE))).unwrap();
    gate.apply(None, when, &Step::Declined(pressed(n))).unwrap();
}

#[test]
fn three_no_in_a_row_close_a_kind_for_a_day_and_a_yes_between_them_does_not_count_on() {
    let mut gate = Gate::default();
    for n in 1..=3 {
        assert_eq!(may(&gate, &n.to_string(), at(0)), Verdict::New);
        no(&mut gate, n, at(0));
    }
    assert_eq!(refused(may(&gate, "another text", at(MINUTE))), Code::KindPaused);
    assert_eq!(may(&gate, "another text", at(DAY)), Verdict::New);
    // After that day one more no is the first of a new row.
    no(&mut gate, 4, at(DAY));
    assert_eq!(may(&gate, "another text", at(DAY + MINUTE)), Verdict::New);

    let mut gate = Gate::default();
    no(&mut gate, 1, at(0));
    no(&mut gate, 2, at(0));
    for step in [
        asked(9, "bot_send", "yes"),
        shown(9, at(MINUTE)),
        Step::Granted(pressed(9)),
        Step::Used { id: id(9) },
        executed(9, Ran::Yes),
    ] {
        gate.apply(None, at(0), &step).unwrap();
    }
    no(&mut gate, 3, at(0));
    assert_eq!(may(&gate, "another text", at(MINUTE)), Verdict::New);
}

#[test]
fn nobody_frozen_off_and_a_clock_that_is_behind_are_refused_in_this_order() {
    let kinds = Kinds::of_the_format();
    let kind = kinds.get(&KindId::parse("bot_send").unwrap()).unwrap();
    let digest = Digest::of(b"a");
    let frozen = fold(&[Step::Frozen { by: None }]);
    let off = fold(&[Step::CategoryOff { kind: kind.id.clone(), by: None }]);
    let ask =
        |gate: &Gate, owners, behind| refused(gate.may_ask(&Asking { kind, digest: &digest, owners, behind }, at(0)));
    assert_eq!(ask(&frozen, 0, true), Code::NoOwner);
    assert_eq!(ask(&frozen, 1, true), Code::ClockStepped);
    assert_eq!(ask(&frozen, 1, false), Code::Frozen);
    assert_eq!(ask(&off, 1, false), Code::KindOff);
    let again = fold(&[
        Step::Frozen { by: Some(anna()) },
        Step::Unfrozen { by: anna() },
        Step::CategoryOff { kind: kind.id.clone(), by: None },
        Step::CategoryOn { kind: kind.id.clone(), by: anna() },
    ]);
    assert_eq!(may(&again, "a", at(0)), Verdict::New);
}

#[test]
fn three_cards_of_a_kind_stand_at_once_ten_in_all_and_twenty_wait() {
    let mut gate = Gate::default();
    let put = |gate: &mut Gate, n: u64, kind: &str| {
        gate.apply(None, at(0), &asked(n, kind, &n.to_string())).unwrap();
    };
    for n in 1..=4 {
        put(&mut gate, n, "bot_send");
    }
    for n in 1..=3 {
        assert_eq!(gate.turn(CAPS, at(0), &[], &|_| false), Turn::Now(id(n)));
        gate.apply(None, at(0), &shown(n, at(MINUTE))).unwrap();
    }
    assert_eq!(gate.turn(CAPS, at(0), &[], &|_| false), Turn::Nobody, "the fourth of a kind waits");
    put(&mut gate, 5, "note");
    assert_eq!(gate.turn(CAPS, at(0), &[], &|_| false), Turn::Now(id(5)), "another kind does not");
    let mut gate = Gate::default();
    for n in 1..=11 {
        put(&mut gate, n, &format!("k{n}"));
    }
    for n in 1..=10 {
        gate.apply(None, at(0), &shown(n, at(MINUTE))).unwrap();
    }
    assert_eq!(gate.turn(CAPS, at(0), &[], &|_| false), Turn::Nobody);
    let mut gate = Gate::default();
    for n in 1..=20 {
        assert_eq!(may(&gate, &n.to_string(), at(0)), Verdict::New, "{n}");
        put(&mut gate, n, "bot_send");
    }
    assert_eq!(refused(may(&gate, "one too many", at(0))), Code::TooManyOpen);
}

#[test]
fn twelve_cards_an_hour_and_a_clock_set_back_opens_no_other() {
    let mut gate = Gate::default();
    for n in 1..=13 {
        gate.apply(None, at(0), &asked(n, &format!("k{n}"), &n.to_string())).unwrap();
    }
    for n in 1..=12 {
        let when = at(i64::try_from(n).unwrap() * MINUTE);
        assert_eq!(gate.turn(CAPS, when, &[], &|_| false), Turn::Now(id(n)));
        gate.apply(None, when, &shown(n, when)).unwrap();
        gate.apply(None, when, &Step::Withdrawn { id: id(n) }).unwrap();
    }
    let opens = at(61 * MINUTE);
    for now in [at(13 * MINUTE), at(60 * MINUTE), at(-DAY)] {
        assert_eq!(gate.turn(CAPS, now, &[], &|_| false), Turn::At(opens));
    }
    assert_eq!(gate.turn(CAPS, opens, &[], &|_| false), Turn::Now(id(13)));
    assert_eq!(gate.turn(CAPS, at(13 * MINUTE), &[id(13)], &|_| false), Turn::Now(id(13)), "an owner asked to see it");
    let a_day = Caps { an_hour: 100, a_day: 12 };
    assert_eq!(gate.turn(a_day, opens, &[], &|_| false), Turn::At(at(DAY + MINUTE)));
}

#[test]
fn after_three_cards_that_nobody_answered_none_comes_until_an_owner_acts() {
    let mut gate = Gate::default();
    for n in 1..=3 {
        for step in [asked(n, "bot_send", &n.to_string()), shown(n, at(0)), expired(n, "time")] {
            gate.apply(None, at(0), &step).unwrap();
        }
    }
    gate.apply(None, at(0), &asked(4, "bot_send", "4")).unwrap();
    assert_eq!(gate.turn(CAPS, at(0), &[], &|_| false), Turn::Nobody);
    let mut heard = gate.clone();
    heard.heard_of_an_owner();
    assert_eq!(heard.turn(CAPS, at(0), &[], &|_| false), Turn::Now(id(4)));
    gate.apply(None, at(0), &Step::Reopened { id: id(9), from: id(1), by: anna() }).unwrap();
    assert_eq!(gate.turn(CAPS, at(0), &[id(9)], &|_| false), Turn::Now(id(9)));
    // What fell to a restart was not left unanswered.
    let mut gate = Gate::default();
    for n in 1..=3 {
        for step in [asked(n, "bot_send", &n.to_string()), shown(n, at(0)), expired(n, "restart")] {
            gate.apply(None, at(0), &step).unwrap();
        }
    }
    assert_eq!(gate.unanswered(), 0);
}

#[test]
fn a_card_is_over_at_its_moment_and_what_was_put_off_after_a_day() {
    let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(15 * MINUTE))]);
    assert_eq!(gate.overdue(at(15 * MINUTE - 1)), []);
    assert_eq!(gate.overdue(at(15 * MINUTE)), [id(1)]);
    assert_eq!(gate.next_due(), Some(at(15 * MINUTE)));
    let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(15 * MINUTE)), Step::Later(pressed(1))]);
    assert_eq!(gate.overdue(at(15 * MINUTE)), []);
    assert_eq!(gate.overdue(at(2000 + DAY)), [id(1)]);
    assert_eq!(gate.restart(&|_| false), [], "nothing of it stands that a restart could void");
    assert_eq!(answer(&gate, &id(1), &Told::default()).unwrap().state, State::Held);
}

#[test]
fn a_card_is_shown_again_under_a_new_id_and_the_old_one_stays_as_it_ended() {
    let mut steps = vec![asked(1, "bot_send", "a"), shown(1, at(MINUTE)), expired(1, "time")];
    steps.push(Step::Reopened { id: id(2), from: id(1), by: anna() });
    let gate = fold(&steps);
    let new = gate.request(&id(2)).unwrap();
    assert_eq!((new.phase.clone(), &new.origin, new.from.clone()), (Phase::Waiting, &id(1), Some(id(1))));
    assert!(new.cards.is_empty() && new.until.is_none());
    assert!(gate.was_reopened(&id(1)) && !gate.was_reopened(&id(2)));
    assert_eq!(gate.request(&id(1)).unwrap().end().unwrap().state, State::Expired);
    assert_eq!(answer(&gate, &id(2), &Told::default()).unwrap().from, Some(id(1)));
    // It is no yes.
    assert!(fold(&steps).apply(None, at(MINUTE), &Step::Used { id: id(2) }).is_err());
    for (code, again) in [("time", true), ("restart", true), ("spool_gone", false), ("runner_busy", false)] {
        let gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(MINUTE)), expired(1, code)]);
        assert_eq!(gate.request(&id(1)).unwrap().can_be_shown_again(), again, "{code}");
    }
}

#[test]
fn without_an_owner_what_only_that_owner_could_answer_is_void() {
    let both = |n: u64| Step::Shown {
        id: id(n),
        at: [anna(), boris()].map(|owner| (owner.private_chat(), MessageId::new(5).unwrap())).into(),
        until: at(MINUTE),
    };
    let gate = fold(&[asked(1, "bot_send", "1"), shown(1, at(MINUTE)), asked(2, "bot_send", "2"), both(2)]);
    assert_eq!(gate.without(&[anna(), boris()]), []);
    assert_eq!(gate.without(&[boris()]), [id(1)]);
    assert_eq!(gate.without(&[]), [id(1), id(2)]);
    let gate = fold(&[asked(1, "bot_send", "1"), shown(1, at(MINUTE)), Step::Granted(pressed(1))]);
    assert_eq!(gate.without(&[boris()]), [id(1)], "agreed to by nobody's owner, and not begun");
    let gate =
        fold(&[asked(1, "bot_send", "1"), shown(1, at(MINUTE)), Step::Granted(pressed(1)), Step::Used { id: id(1) }]);
    assert_eq!(gate.without(&[boris()]), [], "what has begun cannot be called back");
}

#[test]
fn every_step_of_the_journal_is_taken() {
    let chat = ChatId::new(-100).unwrap();
    let perm = PermissionId::parse("p-0000000001").unwrap();
    let kind = KindId::parse("bot_send").unwrap();
    let gate = fold(&[
        Step::Start { ver: "0".into(), bot: crate::base::ids::BotId::new(4242), clock: None },
        Step::Recovered { what: Recovery::Torn, bytes: 3 },
        Step::Selftest { passed: 1, failed: 0 },
        Step::OwnerChange { owners: vec![anna()], setting: None, by: None },
        Step::ChatOn { chat, mode: "mention".into(), title: "Office".into(), by: anna() },
        Step::Suspended { step_s: 90 },
        Step::DeniedCount { code: "text_hidden".into(), count: 3 },
        Step::Asked(Asked { perm: Some(perm.clone()), ..asked_for(1, "bot_send", "terms") }),
        shown(1, at(MINUTE)),
        Step::Granted(pressed(1)),
        Step::MandateOpen(MandateOpen {
            perm: perm.clone(),
            id: id(1),
            kind: kind.clone(),
            def: "0".repeat(32),
            targets: vec!["111".into()],
            count: 1,
            cents: 0,
            until: at(DAY),
            zone: "UTC".into(),
            by: anna(),
        }),
        asked(2, "bot_send", "covered"),
        Step::MandateUse {
            perm: perm.clone(),
            id: id(2),
            kind,
            digest: Digest::of(b"covered"),
            targets: vec!["111".into()],
            cents: 7,
        },
        Step::Used { id: id(2) },
        executed(2, Ran::No),
        Step::MandateBack { perm: perm.clone(), id: id(2), cents: 7 },
    ]);
    assert_eq!(gate.bot().map(crate::base::ids::BotId::get), Some(4242));
    assert_eq!(gate.owners(), Some(&[anna()][..]));
    assert_eq!(
        (gate.chat(chat).map(|chat| chat.title.as_str()), gate.suspended(), gate.permissions().len()),
        (Some("Office"), true, 1)
    );
    assert_eq!(gate.request(&id(2)).unwrap().end().unwrap().by, None, "no owner pressed");
    let mut gate = gate;
    for step in [
        Step::ChatOff { chat, by: None },
        Step::Resumed { by: anna() },
        Step::MandateStop { perm, code: "stop".into(), by: Some(anna()) },
    ] {
        gate.apply(None, at(DAY), &step).unwrap();
    }
    assert_eq!((gate.chat(chat), gate.suspended(), gate.permissions().len()), (None, false, 0));
    assert_eq!(gate.chats().count(), 0);
}

#[test]
fn a_day_is_counted_from_the_midnight_that_is_asked_for() {
    let mut gate = Gate::default();
    for (when, n) in [(0, 1), (DAY, 2)] {
        for step in [
            asked(n, "bot_send", &n.to_string()),
            shown(n, at(when + MINUTE)),
            Step::Granted(pressed(n)),
            Step::Used { id: id(n) },
            executed(n, Ran::Yes),
        ] {
            gate.apply(None, at(when), &step).unwrap();
        }
    }
    no(&mut gate, 3, at(DAY));
    let today = gate.tally(at(DAY - 30 * MINUTE));
    assert_eq!((today.asked, today.yes, today.no, today.cents), (2, 1, 1, 7));
    assert_eq!(gate.tally(at(-30 * MINUTE)).yes, 2);
}

#[test]
fn an_end_that_could_not_be_written_has_no_line_until_it_is() {
    let mut gate = fold(&[asked(1, "bot_send", "a"), shown(1, at(MINUTE))]);
    gate.apply(None, at(MINUTE), &Step::Declined(pressed(1))).unwrap();
    assert_eq!(gate.request(&id(1)).unwrap().end().unwrap().n, None);
    assert_eq!(answer(&gate, &id(1), &Told::default()).unwrap().state, State::Declined, "in force at once");
    assert_eq!(refused(may(&gate, "a", at(MINUTE))), Code::DeclinedToday);
    gate.numbered(&id(1), 17);
    gate.numbered(&id(1), 18);
    assert_eq!(gate.request(&id(1)).unwrap().end().unwrap().n, Some(17));
}
