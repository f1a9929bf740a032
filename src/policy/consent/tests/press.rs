//! A press: what it takes to take away, and everything it takes to grant.

use super::fold::{T0, anna, asked, at, fold, id, pressed, shown};
use crate::base::answer::{Ran, State};
use crate::base::button::ButtonKey;
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, UserId};
use crate::base::secret::Secret;
use crate::base::time::{Boot, Wall};
use crate::config::kind::Kind;
use crate::config::kinds::Kinds;
use crate::journal::record::Step;
use crate::policy::consent::{
    Ask, Gate, Grant, Judged, Press, Scene, Seen, Standing, Subject, TakeAway, Verb, Why, button, judge,
};

pub(super) const MINUTE: i64 = 60_000;

fn key() -> ButtonKey {
    ButtonKey::new(Secret::new((0..32).collect()))
}

fn bot() -> BotId {
    BotId::new(4242).unwrap()
}

fn card() -> MessageId {
    MessageId::new(41).unwrap()
}

pub(super) fn mallory() -> UserId {
    UserId::new(666).unwrap()
}

pub(super) fn data_on(message: MessageId, verb: Verb, subject: &Subject, bind: &[u8]) -> String {
    button(&key(), bot(), anna(), message, (verb, subject, bind))
}

fn data(verb: Verb) -> String {
    data_on(card(), verb, &Subject::Request(id(1)), Digest::of(b"a").as_bytes())
}

fn seen() -> Seen {
    let row = |verbs: &[Verb]| verbs.iter().map(|verb| (format!("{verb:?}"), data(*verb))).collect();
    Seen {
        text: "🔒 EXACT: this will run".to_owned(),
        entities: vec![("code".to_owned(), 3, 5), ("pre".to_owned(), 9, 4)],
        buttons: vec![row(&[Verb::Yes, Verb::No]), row(&[Verb::Change, Verb::Later])],
    }
}

/// A card that has stood for a minute.
fn standing() -> Standing {
    Standing { seen: seen(), before: Vec::new(), since: Some(Boot(0)), ends: (at(15 * MINUTE), Boot(900_000)) }
}

pub(super) fn press(verb: Verb) -> Press {
    Press {
        query: "9817".to_owned(),
        from: anna(),
        chat: Some((anna().private_chat(), true)),
        message: Some(card()),
        data: data(verb),
        seen: seen(),
    }
}

fn open() -> Vec<Step> {
    vec![asked(1, "bot_send", "a"), shown(1, at(15 * MINUTE))]
}

/// What a test changes of a scene in which everything is well.
pub(super) struct World {
    pub(super) gate: Gate,
    pub(super) standing: Option<Standing>,
    pub(super) owner: bool,
    pub(super) writes: bool,
    pub(super) proving: bool,
    pub(super) now: Wall,
    pub(super) boot: Boot,
    pub(super) bot: BotId,
}

impl World {
    pub(super) fn new(steps: &[Step]) -> Self {
        Self {
            gate: fold(steps),
            standing: Some(standing()),
            owner: true,
            writes: true,
            proving: false,
            now: at(MINUTE),
            boot: Boot(60_000),
            bot: bot(),
        }
    }

    pub(super) fn judges(&self, press: &Press) -> Judged {
        let kinds = Kinds::shipped().unwrap();
        let key = key();
        let kind = |id: &KindId| -> Option<&Kind> { kinds.get(id).map(std::sync::Arc::as_ref) };
        let proving = |_: &Subject| self.proving;
        judge(
            press,
            &Scene {
                gate: &self.gate,
                key: &key,
                bot: self.bot,
                is_owner: self.owner,
                standing: self.standing.as_ref(),
                kind: &kind,
                receipts: &|_, _| Vec::new(),
                proving: &proving,
                writes: self.writes,
                now: self.now,
                boot: self.boot,
            },
        )
    }
}

fn run() -> Judged {
    Judged::Candidate(Grant::Run(id(1)))
}

#[test]
fn a_yes_under_which_everything_is_well_is_a_candidate_and_no_more() {
    assert_eq!(World::new(&open()).judges(&press(Verb::Yes)), run());
}

#[test]
fn each_thing_that_is_not_well_makes_a_yes_count_for_nothing() {
    type Change = fn(&mut World, &mut Press);
    let cases: [(&str, Change, Why); 18] = [
        (
            "somebody else",
            |w, p| {
                w.owner = false;
                p.from = mallory();
            },
            Why::NotOwner,
        ),
        ("an owner no longer", |w, _| w.owner = false, Why::NotOwner),
        ("a group", |_, p| p.chat = Some((ChatId::new(-100).unwrap(), false)), Why::Private),
        ("a chat that only looks private", |_, p| p.chat = Some((anna().private_chat(), false)), Why::Private),
        ("another's private chat", |_, p| p.chat = Some((ChatId::new(222).unwrap(), true)), Why::Private),
        ("another message", |_, p| p.message = MessageId::new(77), Why::Unknown),
        (
            "no message",
            |_, p| {
                p.message = None;
                p.chat = None;
            },
            Why::Unknown,
        ),
        ("no message in a known chat", |_, p| p.message = None, Why::Unknown),
        ("another bot", |w, _| w.bot = BotId::new(4243).unwrap(), Why::Unknown),
        (
            "another owner's button",
            |_, p| {
                p.data = button(
                    &key(),
                    bot(),
                    mallory(),
                    card(),
                    (Verb::Yes, &Subject::Request(id(1)), Digest::of(b"a").as_bytes()),
                );
            },
            Why::Unknown,
        ),
        (
            "another action",
            |_, p| p.data = data_on(card(), Verb::Yes, &Subject::Request(id(1)), Digest::of(b"b").as_bytes()),
            Why::Unknown,
        ),
        (
            "another request",
            |_, p| p.data = data_on(card(), Verb::Yes, &Subject::Request(id(2)), Digest::of(b"a").as_bytes()),
            Why::Unknown,
        ),
        ("a message whose content is not told", |_, p| p.seen = Seen::default(), Why::Unseen),
        ("a card of before the restart", |w, _| w.standing = None, Why::Restart),
        ("within two seconds", |w, _| w.boot = Boot(1999), Why::Early),
        ("buttons that are not known to stand", |w, _| w.standing.as_mut().unwrap().since = None, Why::Early),
        ("one that is being proved", |w, _| w.proving = true, Why::Proving),
        ("a journal that takes nothing", |w, _| w.writes = false, Why::Broken),
    ];
    for (what, change, why) in cases {
        let (mut world, mut press) = (World::new(&open()), press(Verb::Yes));
        change(&mut world, &mut press);
        assert_eq!(world.judges(&press), Judged::Refused(why), "{what}");
    }
}

#[test]
fn a_mac_has_one_spelling_and_every_other_data_is_unknown() {
    let yes = data(Verb::Yes);
    let (head, mac) = yes.rsplit_once('.').unwrap();
    let (kept, last) = mac.split_at(21);
    let mut forged = vec![
        format!("{head}.{}", data(Verb::No).rsplit_once('.').unwrap().1),
        format!("{head}.{kept}"),
        format!("{head}.{mac}A"),
        format!("{head}."),
        head.to_owned(),
        String::new(),
        format!(" {yes}"),
        yes.to_uppercase(),
        yes.replacen('c', "i", 1),
        yes.replacen('y', "n", 1),
        yes.replacen('y', "x", 1),
        format!("cy.r-{}.{mac}", id(1).hex()),
        format!("cv.{}.{mac}", id(1).hex()),
    ];
    // The last letter carries 2 of its 6 bits: fifteen other letters decode to the same bytes.
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    forged.extend(letters.chars().filter(|c| *c != last.chars().next().unwrap()).map(|c| format!("{head}.{kept}{c}")));
    for data in forged {
        let press = Press { data: data.clone(), ..press(Verb::Yes) };
        assert_eq!(World::new(&open()).judges(&press), Judged::Refused(Why::Unknown), "{data}");
    }
}

#[test]
fn a_message_that_is_not_what_was_sent_voids_its_request() {
    let changes: [fn(&mut Seen); 7] = [
        |seen| seen.text = "Water the plants?".to_owned(),
        |seen| seen.text.push(' '),
        |seen| seen.entities.clear(),
        |seen| seen.entities.push(("text_link".to_owned(), 0, 3)),
        |seen| seen.buttons[0][0].0 = "No".to_owned(),
        |seen| seen.buttons[0].swap(0, 1),
        |seen| {
            seen.buttons.pop();
        },
    ];
    for change in changes {
        let mut press = press(Verb::Yes);
        change(&mut press.seen);
        let judged = World::new(&open()).judges(&press);
        assert_eq!(judged, Judged::Void(Subject::Request(id(1))), "{:?}", press.seen);
    }
    let mut turned = press(Verb::Yes);
    turned.seen.entities.reverse();
    assert_eq!(World::new(&open()).judges(&turned), run(), "the order of a list says nothing");
}

#[test]
fn a_press_on_what_we_had_sent_before_is_too_early_and_voids_nothing() {
    let mut world = World::new(&open());
    let standing = world.standing.as_mut().unwrap();
    standing.before = vec![seen()];
    standing.seen.text = "🔒 That press could not be confirmed".to_owned();
    assert_eq!(world.judges(&press(Verb::Yes)), Judged::Refused(Why::Early));
}

#[test]
fn a_yes_at_two_seconds_counts_and_one_at_the_end_of_its_time_does_not() {
    let mut world = World::new(&open());
    world.boot = Boot(2000);
    assert_eq!(world.judges(&press(Verb::Yes)), run());
    let late = Judged::Refused(Why::Late { at: at(15 * MINUTE) });
    let mut world = World::new(&open());
    world.now = at(15 * MINUTE - 1);
    world.boot = Boot(899_999);
    assert_eq!(world.judges(&press(Verb::Yes)), run());
    world.now = at(15 * MINUTE);
    assert_eq!(world.judges(&press(Verb::Yes)), late, "by the wall clock");
    world.now = Wall::from_ms(T0 - 86_400_000).unwrap();
    world.boot = Boot(900_000);
    assert_eq!(world.judges(&press(Verb::Yes)), late, "a clock that was set back extends nothing");
}

#[test]
fn what_takes_away_needs_owner_and_mac_and_nothing_else() {
    for (verb, taken) in [
        (Verb::No, TakeAway::No(id(1))),
        (Verb::Change, TakeAway::Change(id(1))),
        (Verb::Later, TakeAway::Later(id(1))),
    ] {
        let mut world = World::new(&open());
        world.writes = false;
        world.proving = true;
        world.boot = Boot(0);
        world.standing = None;
        world.now = at(20 * MINUTE);
        let mut press = press(verb);
        press.seen = Seen { text: "edited".to_owned(), ..Seen::default() };
        assert_eq!(world.judges(&press), Judged::TakesAway(taken.clone()), "{verb:?}");
        press.message = None;
        press.chat = None;
        assert_eq!(world.judges(&press), Judged::TakesAway(taken), "{verb:?}, without its message");
        world.owner = false;
        assert_eq!(world.judges(&press), Judged::Refused(Why::NotOwner), "{verb:?}");
        world.owner = true;
        press.data.pop();
        press.data.push('!');
        assert_eq!(world.judges(&press), Judged::Refused(Why::Unknown), "{verb:?}");
    }
}

#[test]
fn a_no_wins_over_a_yes_that_is_being_proved_and_comes_too_late_for_one_that_was() {
    let mut world = World::new(&open());
    world.proving = true;
    assert_eq!(world.judges(&press(Verb::No)), Judged::TakesAway(TakeAway::No(id(1))));
    let answered = Judged::Refused(Why::Answered { by: Some(anna()), at: at(2000) });
    let mut steps = open();
    steps.push(Step::Granted(pressed(1)));
    for _ in 0..2 {
        for verb in [Verb::Yes, Verb::No, Verb::Change, Verb::Later] {
            assert_eq!(World::new(&steps).judges(&press(verb)), answered, "{verb:?}");
        }
        steps.push(Step::Used { id: id(1) });
    }
}

#[test]
fn a_press_on_a_card_that_is_over_says_how_it_ended() {
    let ends = [
        Step::Declined(pressed(1)),
        Step::Returned(pressed(1)),
        Step::Withdrawn { id: id(1) },
        Step::Denied { id: id(1), code: "frozen".into() },
        Step::Expired { id: id(1), code: "restart".into() },
    ];
    for end in ends {
        let mut steps = open();
        steps.push(end);
        for verb in [Verb::Yes, Verb::No, Verb::Change, Verb::Later] {
            let judged = World::new(&steps).judges(&press(verb));
            assert!(matches!(judged, Judged::Refused(Why::Over(_))), "{verb:?}: {judged:?}");
        }
    }
    let mut steps = open();
    steps.push(Step::Expired { id: id(1), code: "time".into() });
    assert_eq!(World::new(&steps).judges(&press(Verb::Yes)), Judged::Refused(Why::Late { at: at(15 * MINUTE) }));
    let mut steps = open();
    steps.extend([
        Step::Granted(pressed(1)),
        Step::Used { id: id(1) },
        Step::Executed { id: id(1), ran: Ran::Unknown, code: None, ms: 1 },
    ]);
    let Judged::Refused(Why::Over(end)) = World::new(&steps).judges(&press(Verb::Yes)) else { panic!() };
    assert_eq!((end.state, end.by, end.agreed), (State::Unknown, Some(anna()), Some(at(2000))));
}

#[test]
fn a_card_that_was_put_off_or_is_not_there_yet_takes_a_no_and_nothing_more() {
    let mut later = open();
    later.push(Step::Later(pressed(1)));
    let world = World::new(&later);
    assert_eq!(world.judges(&press(Verb::Yes)), Judged::Refused(Why::Closed));
    assert_eq!(world.judges(&press(Verb::Later)), Judged::Refused(Why::Closed));
    assert_eq!(world.judges(&press(Verb::No)), Judged::TakesAway(TakeAway::No(id(1))));
    assert_eq!(world.judges(&press(Verb::Show)), Judged::Asks(Ask::Show(id(1))));
    assert_eq!(World::new(&open()[..1]).judges(&press(Verb::Yes)), Judged::Refused(Why::Closed));
}

#[test]
fn show_again_is_for_what_nobody_answered_and_it_is_no_yes() {
    for (code, asks) in [("time", true), ("restart", true), ("spool_gone", false)] {
        let mut steps = open();
        steps.push(Step::Expired { id: id(1), code: code.into() });
        let mut world = World::new(&steps);
        world.standing = None;
        let judged = world.judges(&press(Verb::Show));
        assert_eq!(judged == Judged::Asks(Ask::Show(id(1))), asks, "{code}: {judged:?}");
        world.owner = false;
        assert_eq!(world.judges(&press(Verb::Show)), Judged::Refused(Why::NotOwner));
    }
    let mut steps = open();
    steps.push(Step::Declined(pressed(1)));
    let judged = World::new(&steps).judges(&press(Verb::Show));
    assert!(matches!(judged, Judged::Refused(Why::Over(_))), "a no is not asked again: {judged:?}");
}

#[test]
fn a_kind_that_was_turned_off_is_not_run_by_a_yes_that_comes_after() {
    let mut steps = open();
    steps.push(Step::CategoryOff { kind: KindId::parse("bot_send").unwrap(), by: None });
    let off = Judged::Refused(Why::KindOff(KindId::parse("bot_send").unwrap()));
    assert_eq!(World::new(&steps).judges(&press(Verb::Yes)), off);
    let gone = [asked(1, "gone", "a"), shown(1, at(15 * MINUTE))];
    let judged = World::new(&gone).judges(&press(Verb::Yes));
    assert_eq!(judged, Judged::Refused(Why::KindOff(KindId::parse("gone").unwrap())), "a kind that is no more");
}

pub(super) fn special(verb: Verb, subject: &Subject, bind: &[u8]) -> Press {
    let data = data_on(card(), verb, subject, bind);
    Press {
        data: data.clone(),
        seen: Seen { buttons: vec![vec![("x".to_owned(), data)]], ..seen() },
        ..press(Verb::Yes)
    }
}

pub(super) fn stands(press: &Press) -> Standing {
    Standing { seen: press.seen.clone(), ..standing() }
}

#[test]
fn a_freeze_ends_by_two_presses_of_which_the_second_is_proved() {
    let frozen = [Step::Frozen { by: None }];
    let ask = special(Verb::Unfreeze, &Subject::Gate, &[]);
    let mut world = World::new(&frozen);
    world.standing = None;
    assert_eq!(world.judges(&ask), Judged::Asks(Ask::Unfreeze), "after a restart too");
    let yes = special(Verb::UnfreezeYes, &Subject::Gate, &[]);
    assert_eq!(world.judges(&yes), Judged::Refused(Why::Restart));
    world.standing = Some(stands(&yes));
    assert_eq!(world.judges(&yes), Judged::Candidate(Grant::Unfreeze));
    world.boot = Boot(100);
    assert_eq!(world.judges(&yes), Judged::Refused(Why::Early));
    world.boot = Boot(60_000);
    world.owner = false;
    assert_eq!(world.judges(&yes), Judged::Refused(Why::NotOwner));
    let thawed = World::new(&[Step::Frozen { by: None }, Step::Unfrozen { by: anna() }]);
    let stay = special(Verb::No, &Subject::Gate, &[]);
    for press in [&ask, &yes, &stay] {
        assert_eq!(thawed.judges(press), Judged::Refused(Why::Thawed), "nothing stays frozen that is not");
    }
    assert_eq!(World::new(&frozen).judges(&stay), Judged::TakesAway(TakeAway::StayFrozen));
}

#[test]
fn a_kind_is_turned_on_as_it_was_asked_for_and_off_whatever_it_has_become() {
    let kinds = Kinds::shipped().unwrap();
    let kind = KindId::parse("bot_send").unwrap();
    let def = kinds.get(&kind).unwrap().def;
    let on = special(Verb::KindOn, &Subject::Kind(kind.clone()), def.as_bytes());
    let mut world = World::new(&[]);
    world.standing = Some(stands(&on));
    assert_eq!(world.judges(&on), Judged::Candidate(Grant::KindOn(kind.clone())));
    let other = special(Verb::KindOn, &Subject::Kind(kind.clone()), Digest::of(b"another definition").as_bytes());
    world.standing = Some(stands(&other));
    assert_eq!(world.judges(&other), Judged::Refused(Why::Unknown), "asked for under another definition");
    let off = special(Verb::KindOff, &Subject::Kind(kind.clone()), &[]);
    world.standing = None;
    world.writes = false;
    assert_eq!(world.judges(&off), Judged::TakesAway(TakeAway::KindOff(kind)));
    let gone = KindId::parse("gone").unwrap();
    let off = special(Verb::KindOff, &Subject::Kind(gone.clone()), &[]);
    assert_eq!(world.judges(&off), Judged::TakesAway(TakeAway::KindOff(gone)));
}

#[test]
fn a_test_card_is_proved_like_any_other_and_grants_nothing() {
    let yes = special(Verb::Try, &Subject::Test, &[]);
    let mut world = World::new(&[Step::Frozen { by: None }]);
    world.standing = Some(stands(&yes));
    assert_eq!(world.judges(&yes), Judged::Candidate(Grant::Test));
    let no = special(Verb::No, &Subject::Test, &[]);
    assert_eq!(world.judges(&no), Judged::TakesAway(TakeAway::TestNo));
    for (verb, subject) in [(Verb::Yes, Subject::Test), (Verb::Try, Subject::Gate), (Verb::Unfreeze, Subject::Test)] {
        let press = special(verb, &subject, &[]);
        assert_eq!(world.judges(&press), Judged::Refused(Why::Unknown), "{verb:?} {subject:?}");
    }
}
