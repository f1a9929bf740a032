//! Telegram fails in every way it has: presses come through, once.

use serde_json::json;

use crate::help::{card_for, nothing_ran, plan, yes_runs};
use crate::stand::faults::Fault;
use crate::stand::methods::ApiError;

#[test]
fn a_poll_that_fails_in_any_way_is_made_again_and_the_press_counts_once() {
    for fault in [
        Fault::error(&ApiError::conflict(
            "terminated by other getUpdates request; make sure that only one bot instance is running",
        )),
        Fault::too_many(1),
        Fault::html(),
        Fault::Closed,
        Fault::Cut,
        Fault::Lost,
    ] {
        let mut gate = plan().start();
        let (id, card) = card_for(&mut gate, "patience");
        gate.world.on("getUpdates").fault(fault);
        gate.anna.writes("wakes the poll that waits");
        gate.world.wait_struck("getUpdates", 1);
        yes_runs(&gate, &id, &card);
    }
}

#[test]
fn a_batch_that_comes_twice_is_handled_once() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "twice delivered");
    // The first answer is lost after the server made it; nothing is confirmed, so it comes again.
    gate.world.on("getUpdates").skip(1).fault(Fault::Lost);
    gate.anna.writes("wakes the poll that waits");
    yes_runs(&gate, &id, &card);
    let confirmed =
        gate.world.must("everything confirmed", |state| state.queue.events.is_empty().then_some(state.queue.confirmed));
    assert_eq!(confirmed, gate.world.lock().queue.next);
}

#[test]
fn a_webhook_that_somebody_set_is_deleted_and_nothing_is_dropped() {
    let mut gate = plan().prepare();
    gate.world.lock().queue.webhook = Some("https://thief.example/hook".to_owned());
    gate.anna.writes("waits already");
    gate.up();
    gate.wait_ready();
    assert!(gate.world.lock().queue.webhook.is_none());
    let state = gate.world.lock();
    let delete = state.calls.iter().find(|call| call.method == "deleteWebhook").expect("deleteWebhook");
    assert!(!delete.params.flag("drop_pending_updates"));
    drop(state);
    gate.log.wait("an alarm about the webhook", 0, |line| line.contains("webhook"));
    gate.world.must("the old message confirmed", |state| state.queue.events.is_empty().then_some(()));
}

#[test]
fn updates_that_nobody_can_read_do_not_block_the_queue() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "behind rubbish");
    {
        let mut state = gate.world.lock();
        let ends = state.now() + 1000;
        for body in [
            json!({"brand_new_kind": {"deep": [[[[[[[[[["x"]]]]]]]]]]}}),
            json!({"message": 7}),
            json!({"callback_query": {"id": "1", "from": {"id": 1.5, "is_bot": false, "first_name": "x"}, "data": "x"}}),
            json!({"callback_query": {"id": "2", "from": {"id": "111", "is_bot": false, "first_name": "x"}, "data": "x"}}),
            json!({"callback_query": {"id": "3", "from": {"id": -111, "is_bot": false, "first_name": "x"}, "data": "x"}}),
            json!({"callback_query": {"id": "4", "data": "x"}}),
            json!({"message": {"message_id": 1, "date": 1, "chat": {"id": 111, "type": "private"}, "text": "x".repeat(200_000)}}),
        ] {
            state.push_raw(body, ends);
        }
    }
    yes_runs(&gate, &id, &card);
}

#[test]
fn update_ids_may_jump_backwards_after_a_quiet_week() {
    let mut gate = plan().start();
    let (id, card) = card_for(&mut gate, "another epoch");
    gate.anna.writes("the old epoch");
    gate.world.must("everything confirmed", |state| state.queue.events.is_empty().then_some(()));
    gate.world.lock().queue.next = 1_000;
    yes_runs(&gate, &id, &card);
}

#[test]
fn a_send_that_never_answers_makes_no_card() {
    let gate = plan().start();
    let latch = gate.world.latch();
    gate.world.on("sendMessage").in_chat(111).fault(Fault::Held(latch));
    let id = gate.asks_note("into the void");
    let end = gate.status_of(&id, 100);
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"undeliverable".into()), "{end}");
    nothing_ran(&gate);
    assert!(!gate.world.lock().chats[&111].messages.values().any(|message| !message.labels().is_empty()));
}
