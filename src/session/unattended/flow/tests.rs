use super::*;

fn word(seq: u64, by_owner: bool) -> Word {
    Word { seq, text: format!("<{seq}>"), by_owner, voice: Voice::None }
}

/// An event that is seen and ready at once.
fn put(flow: &mut Flow, word: Word) -> bool {
    let has_room = flow.expects(word.seq);
    if has_room {
        flow.came(word, at(0));
    }
    has_room
}

fn flow(words: &[(u64, bool)]) -> Flow {
    let mut flow = Flow::default();
    for (seq, by_owner) in words {
        assert!(put(&mut flow, word(*seq, *by_owner)));
    }
    flow
}

const fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

const FAILED: Verdict = Verdict::Undone(Why::Failed);

#[test]
fn what_waits_is_one_batch_and_over_when_its_run_ended_well() {
    let mut flow = flow(&[(1, true), (2, false)]);
    assert_eq!(flow.due(at(0)), Due::Now);
    let batch = flow.begin().unwrap();
    assert_eq!((batch.text, batch.upto, batch.events), (format!("{HEAD}\n<1>\n<2>\n"), 2, 2));
    put(&mut flow, word(3, true));
    assert_eq!(flow.due(at(1)), Due::Idle, "one run at a time");
    assert_eq!(flow.ended(Verdict::Done, at(2)), After { taken: Some(2), ..After::default() });
    let batch = flow.begin().unwrap();
    assert_eq!((batch.text, batch.upto), (format!("{HEAD}\n<3>\n"), 3));
    assert_eq!(flow.ended(Verdict::Done, at(3)).taken, Some(3));
    assert_eq!((flow.due(at(3)), flow.begin()), (Due::Idle, None));
}

#[test]
fn a_batch_whose_run_failed_comes_again_after_a_wait_that_grows_and_says_so() {
    let mut flow = flow(&[(1, false)]);
    let mut now = at(0);
    let mut waits = Vec::new();
    for _ in 0..10 {
        assert_eq!(flow.due(now), Due::Now);
        assert_eq!(flow.begin().unwrap().upto, 1);
        assert_eq!(flow.ended(FAILED, now).taken, None);
        let Due::In(left) = flow.due(now) else { panic!("{flow:?}") };
        waits.push(left.as_secs());
        now += left;
    }
    assert_eq!(waits, [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    put(&mut flow, word(2, false));
    let text = flow.begin().unwrap().text;
    assert_eq!(text, format!("{HEAD}\n{AGAIN}\n<1>\n{FRESH}\n<2>\n"));
    assert_eq!(flow.ended(Verdict::Done, now).taken, Some(2));
    put(&mut flow, word(3, false));
    assert_eq!(flow.due(now), Due::Now, "after a run that ended well nothing waits");
}

#[test]
fn an_owners_word_shortens_a_wait_to_some_seconds() {
    let mut flow = flow(&[(1, true)]);
    flow.begin().unwrap();
    flow.ended(Verdict::Undone(Why::OutOfUsage), at(100));
    assert_eq!(flow.due(at(101)), Due::In(at(59)));
    put(&mut flow, word(2, false));
    assert_eq!(flow.due(at(101)), Due::In(at(59)), "a team member mends nothing");
    put(&mut flow, word(3, true));
    assert_eq!(flow.due(at(101)), Due::In(at(4)));
    assert_eq!(flow.due(at(105)), Due::Now);
}

#[test]
fn what_only_a_person_can_mend_is_told_at_once_and_the_rest_when_it_does_not_pass() {
    for (why, notice) in [
        (Why::CannotStart, Notice::CannotStart),
        (Why::MustLogIn, Notice::MustLogIn),
        (Why::OutOfUsage, Notice::OutOfUsage),
        (Why::TimedOut, Notice::Stopped),
    ] {
        let mut flow = flow(&[(1, true)]);
        flow.begin().unwrap();
        assert_eq!(flow.ended(Verdict::Undone(why), at(0)), After { notice: Some(notice), ..After::default() });
    }
    let mut flow = flow(&[(1, true)]);
    let told = [0; 4].map(|_| {
        flow.begin().unwrap();
        flow.ended(FAILED, at(0)).notice
    });
    assert_eq!(told, [None, None, Some(Notice::Stopped), Some(Notice::Stopped)]);
}

#[test]
fn a_conversation_that_is_gone_is_forgotten_and_the_batch_runs_at_once() {
    let mut flow = flow(&[(1, true)]);
    flow.begin().unwrap();
    assert_eq!(flow.ended(Verdict::Anew, at(0)), After { forget: true, ..After::default() });
    assert_eq!(flow.due(at(0)), Due::Now);
}

#[test]
fn after_a_stop_the_agent_rests_until_an_owner_writes_and_what_it_did_not_get_is_kept() {
    let mut flow = flow(&[(1, true)]);
    flow.begin().unwrap();
    put(&mut flow, word(2, true));
    flow.ordered(Order::Stop);
    assert_eq!(flow.order(), Some(Order::Stop));
    assert_eq!(flow.obey(), After { taken: Some(1), ..After::default() });
    assert_eq!((flow.order(), flow.due(at(0)), flow.paused()), (None, Due::Idle, Some(2)));
    put(&mut flow, word(3, false));
    assert_eq!(flow.due(at(0)), Due::Idle, "the team does not wake what an owner stopped");
    put(&mut flow, word(4, true));
    assert_eq!((flow.due(at(0)), flow.paused()), (Due::Now, None));
    assert_eq!(flow.begin().unwrap().text, format!("{HEAD}\n<2>\n<3>\n<4>\n"));
}

#[test]
fn a_stop_also_ends_a_batch_that_fails_again_and_again() {
    let mut flow = flow(&[(1, true)]);
    flow.begin().unwrap();
    flow.ended(FAILED, at(0));
    flow.ordered(Order::Stop);
    assert_eq!(flow.obey().taken, Some(1));
    assert_eq!(flow.obey(), After::default(), "once");
    put(&mut flow, word(2, true));
    assert_eq!(flow.due(at(0)), Due::Now, "no wait is left over");
}

#[test]
fn a_new_conversation_counts_whichever_order_came_first() {
    for orders in [[Order::New, Order::Stop], [Order::Stop, Order::New]] {
        let mut flow = flow(&[(1, true)]);
        flow.begin().unwrap();
        for order in orders {
            flow.ordered(order);
        }
        assert_eq!(flow.obey(), After { taken: Some(1), forget: true, notice: None });
    }
}

#[test]
fn an_owners_word_that_comes_before_the_stop_was_obeyed_is_not_lost() {
    let mut flow = flow(&[(1, true)]);
    flow.begin().unwrap();
    flow.ordered(Order::Stop);
    put(&mut flow, word(2, true));
    assert_eq!(flow.due(at(0)), Due::Idle, "first the stop");
    assert_eq!(flow.obey().taken, Some(1));
    assert_eq!(flow.begin().unwrap().upto, 2);
}

#[test]
fn a_restart_goes_on_resting_and_knows_what_was_given_before() {
    let mut resting = Flow::new(2, Some(3));
    for (seq, by_owner) in [(3, true), (4, false)] {
        put(&mut resting, word(seq, by_owner));
    }
    assert_eq!(resting.due(at(0)), Due::Idle);
    put(&mut resting, word(5, true));
    assert_eq!(resting.due(at(0)), Due::Now);
    let mut broken_off = Flow::new(2, None);
    put(&mut broken_off, word(2, true));
    put(&mut broken_off, word(3, true));
    assert_eq!(broken_off.begin().unwrap().text, format!("{HEAD}\n{AGAIN}\n<2>\n{FRESH}\n<3>\n"));
}

#[test]
fn batches_and_what_waits_have_bounds_and_a_long_event_goes_alone() {
    let mut flow = Flow::default();
    let many = u64::try_from(RUN_EVENTS_MAX).unwrap();
    for seq in 1..=many {
        assert!(put(&mut flow, word(seq, true)));
    }
    assert!(!flow.has_room() && !put(&mut flow, word(many + 1, true)));
    assert_eq!(flow.last(), many, "what had no room comes again");
    assert_eq!(flow.begin().unwrap().events, BATCH_EVENTS_MAX);
    flow.ended(Verdict::Done, at(0));
    assert!(flow.has_room());
    let mut flow = Flow::default();
    for seq in 1..=3 {
        put(&mut flow, Word { seq, text: "x".repeat(BATCH_BYTES_MAX), by_owner: true, voice: Voice::None });
    }
    for upto in 1..=3 {
        let batch = flow.begin().unwrap();
        assert_eq!((batch.events, batch.upto), (1, upto));
        flow.ended(Verdict::Done, at(0));
    }
}

#[test]
fn no_event_can_begin_a_batch() {
    assert!(HEAD.starts_with(|c: char| c.is_ascii_alphabetic()), "a slash would be a command of the client's");
}

#[test]
fn a_voice_message_waits_some_time_for_its_words_and_not_for_ever() {
    let mut flow = Flow::default();
    let voice = |seq, voice| Word { voice, ..word(seq, true) };
    assert!(flow.expects(1) && flow.expects(2));
    flow.came(voice(1, Voice::Follows), at(10));
    assert_eq!(flow.due(at(10)), Due::In(at(90)));
    flow.came(voice(2, Voice::Here), at(12));
    assert_eq!((flow.due(at(12)), flow.begin().unwrap().events), (Due::Now, 2));
    flow.ended(Verdict::Done, at(13));
    flow.came(voice(3, Voice::Follows), at(20));
    assert_eq!(flow.due(at(110)), Due::Now);
}

#[test]
fn what_was_seen_before_a_stop_and_is_ready_after_it_does_not_wake_the_agent() {
    let mut flow = Flow::default();
    flow.expects(1);
    flow.ordered(Order::Stop);
    flow.came(word(1, true), at(0));
    assert_eq!((flow.obey(), flow.due(at(0))), (After::default(), Due::Idle));
    put(&mut flow, word(2, true));
    assert_eq!(flow.begin().unwrap().events, 2);
}
