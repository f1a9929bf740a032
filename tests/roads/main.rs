//! Every road by which somebody else's words could reach the session. Updates are made from the Bot API's own description: a
//! marker stands once in every text of every type, in each place where that type can stand, in a stranger's message, in an
//! owner's, and in what an owner's message brings along. They go through the real daemons, and then the markers are looked
//! for wherever the session's user, or a reader of the log, can look.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::arithmetic_side_effects,
    clippy::print_stderr,
    clippy::disallowed_methods,
    clippy::wildcard_enum_match_arm,
    reason = "tests: a broken assumption ends them loudly"
)]

#[cfg(test)]
mod facts;
#[cfg(test)]
mod found;
#[cfg(test)]
mod office;
#[cfg(test)]
mod scenes;
#[path = "../stand/lib.rs"]
mod stand;

/// What every marker begins with: letters and digits alone, so that it can stand in an id too.
#[cfg(test)]
const MARK: &str = "Zq7mark";

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use crate::found::Found;
    use crate::office;
    use crate::scenes::{Fate, Scenes, fate};
    use crate::stand::plan::Plan;

    #[test]
    fn no_word_of_somebody_elses_gets_to_the_session_by_any_field_of_any_type() {
        let mut gate = Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand"))).start();
        office::open(&mut gate);
        let inbox = gate.subscribe(0);
        let scenes = Scenes::make(&gate);
        let mut last = 0;
        for update in &scenes.updates {
            let mut state = gate.world.lock();
            let ends = state.now() + 24 * 3600;
            last = state.push_raw(update.clone(), ends);
        }
        let confirmed = gate.world.wait(Duration::from_secs(300), |state| (state.queue.confirmed > last).then_some(()));
        assert!(confirmed.is_some(), "every update is confirmed\n{}", gate.log.tail(40));
        let found = Found::look(&gate, &inbox);

        // The test sees what there is to see: what is the sender's own is there, and every word of a stranger's is kept.
        let mut wrong = Vec::new();
        for (number, planted) in scenes.planted.iter().enumerate() {
            let fate = fate(planted);
            if fate == Fate::Carried && !found.event.contains(&number) {
                wrong.push(format!("not passed on: {planted}"));
            }
            if planted.by_stranger && !found.guests.contains(&number) {
                wrong.push(format!("not kept: {planted}"));
            }
            for (place, numbers) in found.in_sight() {
                // What is the sender's own may stand in the event, and nowhere else.
                if numbers.contains(&number) && !(place.is_event && fate != Fate::Hidden) {
                    wrong.push(format!("in {}: {planted}", place.name));
                }
            }
        }
        assert!(wrong.is_empty(), "{} roads are open:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
    }
}
