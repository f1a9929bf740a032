//! Groups and channels: what a press on their cards is worth, and what the journal says of them.

use super::fold::{anna, at, boris, fold};
use super::press::{MINUTE, World, data_on, mallory, special, stands};
use crate::base::ids::{BotId, ChatId, MessageId, UserId};
use crate::base::time::Boot;
use crate::config::Language;
use crate::journal::record::Step;
use crate::policy::consent::{Chat, Grant, Judged, Press, Seen, Subject, TakeAway, Verb, Why, button};
use crate::policy::group::Mode;

const OFFICE: i64 = -1_001_234_567_890;

fn office() -> ChatId {
    ChatId::new(OFFICE).unwrap()
}

fn subject() -> Subject {
    Subject::Chat(office())
}

fn on(mode: &str, title: &str, by: UserId) -> Step {
    Step::ChatOn { chat: office(), mode: mode.to_owned(), title: title.to_owned(), by }
}

fn press(verb: Verb) -> Press {
    special(verb, &subject(), &[])
}

/// A card that has stood for a minute, pressed.
fn world(press: &Press) -> World {
    let mut world = World::new(&[]);
    world.standing = Some(stands(press));
    world
}

#[test]
fn each_mode_is_a_grant_of_its_own() {
    for mode in Mode::ALL {
        let press = press(Verb::Mode(mode));
        assert_eq!(world(&press).judges(&press), Judged::Candidate(Grant::Chat(office(), mode)), "{mode:?}");
    }
}

#[test]
fn each_thing_that_is_not_well_makes_a_choice_count_for_nothing() {
    type Change = fn(&mut World, &mut Press);
    let data =
        |verb, chat: i64| data_on(MessageId::new(41).unwrap(), verb, &Subject::Chat(ChatId::new(chat).unwrap()), &[]);
    let other_mode = data(Verb::Mode(Mode::Every), OFFICE);
    let leave = data(Verb::Leave, OFFICE);
    let other_chat = data(Verb::Mode(Mode::Mention), OFFICE - 1);
    let cases: [(&str, Change, Why); 14] = [
        (
            "a stranger",
            |w, p| {
                w.owner = false;
                p.from = mallory();
            },
            Why::NotOwner,
        ),
        ("an owner no longer", |w, _| w.owner = false, Why::NotOwner),
        ("the group itself", |_, p| p.chat = Some((office(), false)), Why::Private),
        ("a group that calls itself private", |_, p| p.chat = Some((office(), true)), Why::Private),
        ("another's private chat", |_, p| p.chat = Some((boris().private_chat(), true)), Why::Private),
        ("another message", |_, p| p.message = MessageId::new(77), Why::Unknown),
        ("no message", |_, p| p.message = None, Why::Unknown),
        ("another bot", |w, _| w.bot = BotId::new(4243).unwrap(), Why::Unknown),
        (
            "another owner's button",
            |_, p| {
                let key = crate::base::button::ButtonKey::new(crate::base::secret::Secret::new((0..32).collect()));
                let (bot, card) = (BotId::new(4242).unwrap(), MessageId::new(41).unwrap());
                p.data = button(&key, bot, boris(), card, (Verb::Mode(Mode::Mention), &subject(), &[]));
            },
            Why::Unknown,
        ),
        ("a message whose content is not told", |_, p| p.seen = Seen::default(), Why::Unseen),
        ("a card of before the restart", |w, _| w.standing = None, Why::Restart),
        ("within two seconds", |w, _| w.boot = Boot(1999), Why::Early),
        ("while another choice is being proved", |w, _| w.proving = true, Why::Early),
        ("a journal that takes nothing", |w, _| w.writes = false, Why::Broken),
    ];
    for (what, change, why) in cases {
        let mut press = press(Verb::Mode(Mode::Mention));
        let mut world = world(&press);
        change(&mut world, &mut press);
        assert_eq!(world.judges(&press), Judged::Refused(why), "{what}");
    }
    // The MAC of one button is no other's: neither another mode's, nor another chat's, nor *Leave*.
    let own = press(Verb::Mode(Mode::Mention));
    let mac = |data: &str| data.rsplit_once('.').unwrap().1.to_owned();
    for (head, other) in [
        (&other_mode, &own.data),
        (&other_chat, &own.data),
        (&leave, &own.data),
        (&own.data, &other_mode),
        (&own.data, &leave),
    ] {
        let data = format!("{}.{}", head.rsplit_once('.').unwrap().0, mac(other));
        let press = Press { data: data.clone(), ..own.clone() };
        assert_eq!(world(&own).judges(&press), Judged::Refused(Why::Unknown), "{data}");
    }
}

#[test]
fn a_choice_on_a_card_that_reads_otherwise_voids_the_card() {
    for change in [
        |seen: &mut Seen| seen.text.push('!'),
        |seen: &mut Seen| seen.entities.clear(),
        |seen: &mut Seen| {
            seen.buttons.clear();
        },
    ] {
        let own = press(Verb::Mode(Mode::Every));
        let mut press = own.clone();
        change(&mut press.seen);
        assert_eq!(world(&own).judges(&press), Judged::Void(subject()));
    }
}

#[test]
fn a_card_that_is_over_by_either_clock_grants_nothing() {
    let press = press(Verb::Mode(Mode::Every));
    let late = Judged::Refused(Why::Late { at: at(15 * MINUTE) });
    let mut world = world(&press);
    world.now = at(15 * MINUTE);
    assert_eq!(world.judges(&press), late);
    world.now = at(MINUTE);
    world.boot = Boot(900_000);
    assert_eq!(world.judges(&press), late);
}

#[test]
fn nothing_is_connected_while_everything_is_frozen_and_leaving_goes_on() {
    let (mode, leave) = (press(Verb::Mode(Mode::Mention)), press(Verb::Leave));
    let mut world = World::new(&[Step::Frozen { by: None }]);
    world.standing = Some(stands(&mode));
    assert_eq!(world.judges(&mode), Judged::Refused(Why::Frozen));
    assert_eq!(world.judges(&leave), Judged::TakesAway(TakeAway::Leave(office())));
}

#[test]
fn leaving_needs_owner_and_mac_and_nothing_else() {
    let leave = press(Verb::Leave);
    let mut world = World::new(&[]);
    (world.standing, world.writes, world.proving, world.boot) = (None, false, true, Boot(0));
    let mut press = leave.clone();
    press.seen = Seen::default();
    assert_eq!(world.judges(&press), Judged::TakesAway(TakeAway::Leave(office())));
    press.data.pop();
    press.data.push('!');
    assert_eq!(world.judges(&press), Judged::Refused(Why::Unknown));
    world.owner = false;
    assert_eq!(world.judges(&leave), Judged::Refused(Why::NotOwner));
}

#[test]
fn a_press_after_another_owners_choice_says_whose_it_was() {
    let press = press(Verb::Mode(Mode::Mention));
    let mut world = World::new(&[on("every", "Acme office", boris())]);
    assert_eq!(world.standing.take().map(|_| ()), Some(()));
    assert_eq!(world.judges(&press), Judged::Refused(Why::Chosen { by: boris(), at: at(0) }));
}

#[test]
fn the_last_word_on_a_chat_is_the_one_that_holds() {
    let chat = |gate: &crate::policy::consent::Gate| gate.chat(office()).cloned();
    let steps = [
        on("mention", "Acme office", anna()),
        on("watch", "Acme HQ", boris()),
        Step::ChatOff { chat: office(), by: None },
        on("a mode of next year", "Acme", anna()),
    ];
    let of = |n: usize| chat(&fold(&steps[..n]));
    let known = |mode, title: &str, by, s: i64| Some(Chat { mode, title: title.to_owned(), by, at: at(s * 1000) });
    assert_eq!(of(0), None);
    assert_eq!(of(1), known(Mode::Mention, "Acme office", anna(), 0));
    assert_eq!(of(2), known(Mode::Watch, "Acme HQ", boris(), 1));
    assert_eq!(of(3), None);
    assert_eq!(of(4), known(Mode::Watch, "Acme", anna(), 3), "what nobody knows lets nothing be written");
}

#[test]
fn beyond_its_bound_no_chat_is_connected_and_those_that_are_can_change() {
    let chat = |n: i64| ChatId::new(-n).unwrap();
    let on = |n| Step::ChatOn { chat: chat(n), mode: "watch".to_owned(), title: "x".to_owned(), by: anna() };
    let most = i64::try_from(crate::base::limits::CHATS_MAX).unwrap();
    let mut steps: Vec<Step> = (1..=most).map(on).collect();
    assert!(fold(&steps[1..]).has_room_for(chat(most + 1)));
    let full = fold(&steps);
    assert!(!full.has_room_for(chat(most + 1)) && full.has_room_for(chat(1)));
    steps.push(Step::ChatOff { chat: chat(7), by: None });
    assert!(fold(&steps).has_room_for(chat(most + 1)), "one that was left makes room");
}

#[test]
fn a_language_is_its_owners_own_as_long_as_they_are_one() {
    let change = |owners: &[UserId], setting: Option<(UserId, &str)>| Step::OwnerChange {
        owners: owners.to_vec(),
        setting: setting.map(|(owner, language)| (owner, language.to_owned())),
        by: None,
    };
    let both = [anna(), boris()];
    let steps = [
        change(&both, None),
        change(&both, Some((anna(), "ru"))),
        change(&both, Some((boris(), "en"))),
        change(&both, Some((boris(), "tlh"))),
        change(&[boris()], None),
        change(&both, None),
        change(&[anna()], Some((boris(), "ru"))),
    ];
    let of = |n: usize| {
        let gate = fold(&steps[..n]);
        gate.languages().iter().map(|(owner, language)| (*owner, *language)).collect::<Vec<_>>()
    };
    assert_eq!(of(1), []);
    assert_eq!(of(2), [(anna(), Language::Ru)]);
    assert_eq!(of(3), [(anna(), Language::Ru), (boris(), Language::En)]);
    assert_eq!(of(4), [(anna(), Language::Ru)], "a word that is none: as root wrote it");
    assert_eq!(of(5), [], "who is an owner no longer");
    assert_eq!(of(6), [], "and comes back, is asked anew");
    assert_eq!(of(7), [], "nobody's language is kept who is no owner");
}
