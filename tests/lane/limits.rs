//! How often strangers are answered, and how many at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use mila_gate::base::limits::LANE_AT_ONCE;
use serde_json::{Value, json};

use crate::help::{CHAT, ask, ask_in, gate_saying, plan, state};
use crate::stand::model::{Model, Says};

fn limit(said: &Value) -> &str {
    assert_eq!((&said["why"], &said["answer"], &said["tokens"]), (&json!("limit"), &Value::Null, &json!(0)), "{said}");
    said["limit"].as_str().unwrap()
}

#[test]
fn three_a_minute_in_a_chat_and_no_more_whatever_restarts() {
    let (mut gate, model) = gate_saying("We open at nine.");
    for user in 1..=3 {
        assert_eq!(ask_in(&gate, CHAT, user, "when?")["why"], "ok");
    }
    assert_eq!(limit(&ask(&gate, "when?")), "chat_minute");
    let mark = gate.kill("lane");
    gate.wait_back("lane", mark);
    assert_eq!(limit(&ask(&gate, "when?")), "chat_minute");
    assert_eq!(model.asked().len(), 3);
    assert_eq!(ask_in(&gate, CHAT - 1, 4, "when?")["why"], "ok", "another chat");
    gate.advance(61);
    assert_eq!(ask(&gate, "when?")["why"], "ok");
    assert_eq!(state(&gate)["answers"], 5);
}

#[test]
fn the_days_of_a_person_and_of_all_are_the_owners_and_hold_over_a_restart() {
    let lane = json!({"on": true, "per_user": 2, "day_all": 3, "per_day": 3});
    let owner = json!({"time_zone": "Pacific/Kiritimati"});
    let model = Model::saying("We open at nine.");
    let mut gate = plan().model(&model).config("lane", lane).config("owner", owner).start();
    assert_eq!(ask_in(&gate, 1, 7, "when?")["why"], "ok");
    assert_eq!(ask_in(&gate, 2, 7, "when?")["why"], "ok");
    assert_eq!(limit(&ask_in(&gate, 3, 7, "when?")), "user_day");
    assert_eq!(ask_in(&gate, 3, 8, "when?")["why"], "ok");
    let mark = gate.kill("lane");
    gate.wait_back("lane", mark);
    assert_eq!(limit(&ask_in(&gate, 4, 9, "when?")), "day_all");
    assert_eq!((&state(&gate)["answers"], &state(&gate)["tokens"]), (&json!(3), &json!(126)));
    // A day later it is another day in any zone.
    gate.advance(24 * 3600);
    assert_eq!(ask_in(&gate, 1, 7, "when?")["why"], "ok");
    assert_eq!(state(&gate)["answers"], 1);
}

#[test]
fn of_a_hundred_questions_at_once_a_few_are_asked_and_the_rest_hear_busy() {
    let (open, inside) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let most = Arc::new(AtomicUsize::new(0));
    let model = {
        let (open, inside, most) = (Arc::clone(&open), Arc::clone(&inside), Arc::clone(&most));
        Model::start(move |_body| {
            most.fetch_max(inside.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            while !open.load(Ordering::SeqCst) {
                std::thread::yield_now();
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
            inside.fetch_sub(1, Ordering::SeqCst);
            Says::Text("We open at nine.".to_owned())
        })
    };
    let gate = plan().model(&model).start();
    let said: Vec<Value> = std::thread::scope(|scope| {
        let gate = &gate;
        let asked: Vec<_> = (0..100).map(|n| scope.spawn(move || ask_in(gate, n, n, "when?"))).collect();
        // The first who hear something hear `busy`: everybody else waits for the model.
        while asked.iter().filter(|one| one.is_finished()).count() < 100 - LANE_AT_ONCE {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let pid = gate.pids(Some("lane"))[0];
        let threads = std::fs::read_dir(format!("/proc/{pid}/task")).unwrap().count();
        assert!(threads <= LANE_AT_ONCE + 12, "{threads} threads");
        open.store(true, Ordering::SeqCst);
        asked.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let count = |why: &str| said.iter().filter(|said| said["why"] == why).count();
    assert_eq!((count("ok"), count("busy")), (LANE_AT_ONCE, 100 - LANE_AT_ONCE), "{said:?}");
    assert!(most.load(Ordering::SeqCst) <= LANE_AT_ONCE);
    // Who heard `busy` was not counted.
    assert_eq!(state(&gate)["answers"], LANE_AT_ONCE);
    assert_eq!(ask(&gate, "when?")["why"], "ok");
}
