//! A new key: the keeper is started again, and no caller hears of it.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;

use crate::gate::{Keeper, Role, TOKEN};
use crate::upstream::Upstream;

#[test]
fn a_restart_with_a_new_key_loses_no_caller() {
    let upstream = Upstream::ok();
    let mut keeper = Keeper::start(&upstream);
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (200, ""));
    let callers: Vec<_> = [Role::Io, Role::Consent].map(|role| keeper.caller(role)).into_iter().collect();
    let over = AtomicBool::new(false);
    let asked = std::thread::scope(|scope| {
        let all: Vec<_> = callers
            .iter()
            .map(|call| {
                scope.spawn(|| {
                    let mut asked = 0;
                    while !over.load(Ordering::Acquire) || asked < 20 {
                        let reply = call("/telegram/getMe");
                        // A caller that asks as fast as it can runs out of its budget; that is an answer too.
                        assert!(matches!(reply.told(), (200, "") | (429, "budget")), "call {asked}: {reply:?}");
                        asked += 1;
                    }
                    asked
                })
            })
            .collect();
        for round in 0..3 {
            keeper.restart(&TOKEN.replace("4242", &format!("434{round}")));
        }
        over.store(true, Ordering::Release);
        all.into_iter().map(|one| one.join().unwrap()).sum::<u32>()
    });
    assert!(asked >= 40);
    // What the callers asked before is of no more interest.
    while !upstream.nothing() {}
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (200, ""));
    let head = upstream.next().head;
    assert!(head.starts_with(&format!("POST /bot{}/getMe ", TOKEN.replace("4242", "4342"))), "{head}");
}
