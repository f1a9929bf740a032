//! Groups that come, go and move in ways that are meant to confuse.

use serde_json::{Value, json};

use crate::common::{
    LARGE, SMALL, all_said, batch, connected, dies, logged, office, own_file, small, team_file, until,
};
use crate::help::{OFFICE, card, choose, connect, count_in, into_the_team, plan, reply, settled, texts, with_office};
use crate::stand::faults::Fault;
use crate::stand::gate::{Gate, signal};
use crate::stand::world::{Membership, World};

/// The groups that a stranger brought and that are to be left.
fn rooms(gate: &Gate) -> Vec<Value> {
    own_file(gate, "rooms.json")["rooms"].as_array().cloned().unwrap_or_default()
}

fn is_left(world: &World, chat: i64) {
    world.must("that the bot leaves", |state| (state.chats[&chat].bot == Membership::Never).then_some(()));
}

#[test]
fn removed_and_added_again_by_a_stranger_in_one_batch_it_is_left_after_a_day() {
    let gate = office();
    let mark = gate.log.len();
    batch(&gate, || {
        gate.mallory.removes_bot(OFFICE);
        gate.mallory.adds_bot(OFFICE);
    });
    logged(&gate, mark, &format!("chat.off chat={OFFICE}"));
    assert_eq!(connected(&gate), Vec::<i64>::new());
    assert_eq!(rooms(&gate).len(), 1, "{}", own_file(&gate, "rooms.json"));
}

#[test]
fn removed_and_added_again_by_an_owner_in_one_batch_it_gets_a_card() {
    let mut gate = with_office(plan());
    let first = connect(&mut gate, OFFICE, "Every message");
    batch(&gate, || {
        gate.anna.removes_bot(OFFICE);
        gate.anna.adds_bot(OFFICE);
    });
    let second = gate.world.message("a card", 111, |message| message.id > first.id && message.has("Only me"));
    choose(&mut gate, OFFICE, &second, "Only me");
    assert_eq!(connected(&gate), [OFFICE]);
}

#[test]
fn where_only_the_adding_arrives_nothing_of_before_counts() {
    // The receiver was down for more than a day: Telegram keeps the removal no longer, and the stranger's adding still.
    let gate = office();
    into_the_team(&gate, OFFICE, &gate.boris);
    let mark = gate.log.len();
    {
        let mut state = gate.world.lock();
        let (chat, by, bot, date) = (state.chat_json(OFFICE), state.user_json(666), state.user_json(4242), state.now());
        let change = json!({
            "chat": chat, "from": by, "date": date,
            "old_chat_member": {"user": bot, "status": "left"}, "new_chat_member": {"user": bot, "status": "member"},
        });
        state.push("my_chat_member", change);
    }
    logged(&gate, mark, &format!("chat.off chat={OFFICE}"));
    settled(&gate);
    assert_eq!(connected(&gate), Vec::<i64>::new());
    assert!(!team_file(&gate).contains("222"), "{}", team_file(&gate));
    assert_eq!(rooms(&gate).len(), 1);
}

#[test]
fn a_move_that_is_claimed_from_elsewhere_or_in_another_form_moves_nothing() {
    let gate = small();
    let from = r#""from":{"id":666,"is_bot":false,"first_name":"M"},"date":1"#;
    let group = r#""chat":{"id":-77,"type":"group","title":"x"}"#;
    let claims = |claims: &[String]| {
        for claim in claims {
            gate.world.lock().push_literal("message", claim);
        }
        all_said(&gate);
    };
    claims(&[
        format!(
            r#"{{"message_id":1,{from},"chat":{{"id":-1009999,"type":"group","title":"x"}},"migrate_to_chat_id":-1000000000088}}"#
        ),
        format!(
            r#"{{"message_id":1,{from},"chat":{{"id":-1000000000088,"type":"supergroup","title":"x"}},"migrate_from_chat_id":-77}}"#
        ),
        format!(
            r#"{{"message_id":901,{from},"chat":{{"id":-77,"type":"supergroup","title":"x"}},"migrate_to_chat_id":-1000000000088}}"#
        ),
        format!(r#"{{"message_id":902,{from},{group},"migrate_to_chat_id":-88}}"#),
        format!(r#"{{"message_id":903,{from},{group},"migrate_to_chat_id":"-1000000000088"}}"#),
        format!(
            r#"{{"message_id":904,{from},{group},"text":"x","reply_to_message":{{"message_id":3,"date":1,{group},"migrate_to_chat_id":-1000000000088}}}}"#
        ),
    ]);
    assert_eq!(connected(&gate), [SMALL]);
    let mark = gate.log.len();
    gate.world.moves(SMALL, LARGE, &gate.anna);
    logged(&gate, mark, &format!("chat.on chat={LARGE}"));
    // A second claim of the old one, and one of the supergroup's own.
    claims(&[
        format!(r#"{{"message_id":905,{from},{group},"migrate_to_chat_id":-1000000000088}}"#),
        format!(
            r#"{{"message_id":906,{from},"chat":{{"id":{LARGE},"type":"supergroup","title":"x"}},"migrate_to_chat_id":-1000000000088}}"#
        ),
    ]);
    assert_eq!(connected(&gate), [LARGE]);
}

#[test]
fn a_button_of_before_a_leave_adds_nobody_to_the_team_of_after_it() {
    let mut gate = office();
    gate.boris.writes_in(OFFICE, "let me in", None);
    let old = card(&gate, 111, "222", "Add to the team");
    let data = old.data_of("Add to the team").unwrap();
    let mark = gate.log.len();
    assert_eq!(gate.host(&["group", "leave", &OFFICE.to_string()]).code, 0);
    logged(&gate, mark, &format!("chat.off chat={OFFICE}"));
    gate.world.toast(&gate.anna.sends_data(&old, &data));
    connect(&mut gate, OFFICE, "Only me");
    gate.world.toast(&gate.anna.sends_data(&old, &data));
    assert!(!team_file(&gate).contains("222"), "{}", team_file(&gate));
}

#[test]
fn a_team_does_not_outlive_the_bots_removal() {
    let mut gate = office();
    into_the_team(&gate, OFFICE, &gate.boris);
    let mark = gate.log.len();
    gate.mallory.removes_bot(OFFICE);
    logged(&gate, mark, &format!("chat.off chat={OFFICE}"));
    connect(&mut gate, OFFICE, "Every message");
    gate.boris.writes_in(OFFICE, "still in?", None);
    settled(&gate);
    assert_eq!(texts(&gate.events()), Vec::<String>::new());
}

#[test]
fn who_left_and_came_back_in_one_batch_is_in_no_team() {
    let gate = office();
    into_the_team(&gate, OFFICE, &gate.boris);
    batch(&gate, || {
        gate.boris.leaves(OFFICE);
        gate.boris.joins(OFFICE, &gate.mallory);
        gate.boris.writes_in(OFFICE, "back at once", None);
    });
    assert!(!texts(&gate.events()).contains(&"back at once".to_owned()));
}

#[test]
fn an_owner_who_asks_four_times_gets_one_card() {
    let gate = with_office(plan());
    gate.mallory.adds_bot(OFFICE);
    for _ in 0..4 {
        gate.anna.writes_in(OFFICE, "/channel_join@acme_bot", None);
    }
    card(&gate, 111, "Connect this group?", "Every message");
    all_said(&gate);
    assert_eq!(count_in(&gate, 111, "Connect this group?"), 1);
}

#[test]
fn the_connecting_card_tells_of_group_privacy_as_it_is_by_then() {
    let gate = with_office(plan());
    gate.world.lock().privacy = true;
    gate.anna.adds_bot(OFFICE);
    let asked = card(&gate, 111, "Connect this group?", "Every message");
    assert!(asked.text().contains("BotFather"), "{}", asked.text());
}

#[test]
fn a_bot_that_was_renamed_hears_by_its_new_name_within_the_hour() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "When mentioned");
    {
        let mut state = gate.world.lock();
        state.bot.username = Some("renamed_bot".to_owned());
        let bot = state.bot.clone();
        state.users.insert(bot.id, bot);
    }
    gate.advance(3700);
    let inbox = gate.subscribe(0);
    gate.anna.writes_in(OFFICE, "@renamed_bot hello", None);
    inbox.text("@renamed_bot hello");
}

#[test]
fn leaving_is_tried_again_until_telegram_takes_it() {
    let mut gate = office();
    gate.anna.writes("/groups");
    let now = card(&gate, 111, "A connected group", "Leave group");
    gate.pressable(&now);
    gate.world.on("leaveChat").times(2).fault(Fault::html());
    gate.anna.presses(&now, "Leave group");
    let mut mark = 0;
    for tries in 1..=2 {
        gate.world.wait_struck("leaveChat", tries);
        logged(&gate, mark, "chat.not_left");
        mark = gate.log.len();
        gate.advance(3600);
    }
    is_left(&gate.world, OFFICE);
}

#[test]
fn a_strangers_group_is_left_also_when_telegram_asks_for_patience_just_then() {
    let mut gate = with_office(plan());
    gate.mallory.adds_bot(OFFICE);
    settled(&gate);
    gate.world.on("leaveChat").fault(Fault::too_many(3));
    gate.advance(86_400 + 10);
    gate.world.wait_struck("leaveChat", 1);
    logged(&gate, 0, "chat.not_left");
    gate.advance(3600);
    is_left(&gate.world, OFFICE);
}

#[test]
fn a_group_that_root_left_while_the_proxy_hung_stays_left() {
    let gate = office();
    into_the_team(&gate, OFFICE, &gate.boris);
    signal("STOP", &gate.pids(Some("consent")));
    assert_eq!(gate.host(&["group", "leave", &OFFICE.to_string()]).code, 0);
    gate.anna.removes_bot(OFFICE);
    settled(&gate);
    dies(&gate, "consent");
    dies(&gate, "receiver");
    all_said(&gate);
    assert_eq!(connected(&gate), Vec::<i64>::new());
    gate.mallory.adds_bot(OFFICE);
    gate.boris.writes_in(OFFICE, "does the team still count?", None);
    settled(&gate);
    assert_eq!(texts(&gate.events()), Vec::<String>::new());
}

#[test]
fn a_clock_that_steps_changes_nobodys_place_and_opens_no_quiet_group() {
    let mut gate = office();
    into_the_team(&gate, OFFICE, &gate.boris);
    let inbox = gate.subscribe(0);
    for step in [3 * 86_400, -6 * 86_400, 40 * 86_400, -40 * 86_400] {
        gate.advance(step);
        let text = format!("after {step}");
        gate.boris.writes_in(OFFICE, &text, None);
        inbox.text(&text);
        let said = reply(&gate, OFFICE, "here");
        assert!(said.ok(), "an event came a moment ago: {step}: {said:?}");
    }
    gate.advance(-4 * 86_400);
    let quiet = reply(&gate, OFFICE, "is the last event four days away?");
    assert_eq!(quiet.code(), "chat_quiet", "{quiet:?}");
    assert_eq!(connected(&gate), [OFFICE]);
    assert!(inbox.all().windows(2).all(|pair| pair[0]["seq"].as_u64() < pair[1]["seq"].as_u64()));
}

#[test]
fn moved_and_removed_in_one_batch_it_is_not_connected() {
    let gate = small();
    let mark = gate.log.len();
    batch(&gate, || {
        gate.world.moves(SMALL, LARGE, &gate.anna);
        gate.mallory.removes_bot(LARGE);
    });
    logged(&gate, mark, &format!("chat.off chat={SMALL}"));
    all_said(&gate);
    until("that neither is connected", || connected(&gate).is_empty());
    gate.mallory.adds_bot(LARGE);
    all_said(&gate);
    assert_eq!(connected(&gate), Vec::<i64>::new(), "a stranger brought it back");
}

#[test]
fn an_owners_words_right_after_the_move_are_heard() {
    let gate = small();
    let inbox = gate.subscribe(0);
    batch(&gate, || {
        gate.anna.writes_in(SMALL, "before the move", None);
        gate.world.moves(SMALL, LARGE, &gate.anna);
        gate.anna.writes_in(LARGE, "right after the move", None);
    });
    gate.anna.writes("the end");
    inbox.text("the end");
    let heard = texts(&inbox.all());
    for text in ["before the move", "right after the move"] {
        assert!(heard.contains(&text.to_owned()), "{heard:?}");
    }
}

#[test]
fn the_card_of_a_group_that_the_bot_was_removed_from_connects_nothing() {
    let mut gate = with_office(plan());
    gate.anna.adds_bot(OFFICE);
    let asked = card(&gate, 111, "Connect this group?", "Every message");
    gate.pressable(&asked);
    gate.mallory.removes_bot(OFFICE);
    all_said(&gate);
    let query = gate.anna.sends_data(&asked, &asked.data_of("Every message").unwrap());
    gate.world.toast(&query);
    gate.world.becomes("that the card is over", &asked, |card| card.labels().is_empty());
    assert_eq!(connected(&gate), Vec::<i64>::new());
}
