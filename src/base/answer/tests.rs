use super::*;

fn id() -> RequestId {
    RequestId::parse("r-5f2c91a07d").unwrap()
}

fn until() -> Wall {
    Wall::parse("2026-11-30T13:17:12Z").unwrap()
}

#[test]
fn every_answer_has_the_shape_and_the_order_of_the_format() {
    let asked = Answer::asked(id(), Some(until())).to_json();
    assert!(
        asked.starts_with(
            "{\"id\":\"r-5f2c91a07d\",\"state\":\"asked\",\"ran\":\"no\",\"final\":false,\"next\":\"wait\",\"hint\":\""
        ),
        "{asked}"
    );
    assert!(asked.ends_with("\"until\":\"2026-11-30T13:17:12Z\"}"), "{asked}");
    let refusal = Refusal::text(Code::TextHidden, "payload.text", 5, '\u{200b}', Some("a\nb".to_owned()));
    let denied = Answer::denied(None, refusal).to_json();
    assert!(
        denied.starts_with("{\"state\":\"denied\",\"ran\":\"no\",\"final\":true,\"next\":\"change\",\"hint\":"),
        "{denied}"
    );
    assert!(
        denied.ends_with(
            "\"code\":\"text_hidden\",\"field\":\"payload.text\",\"at\":5,\"char\":\"U+200B\",\"fixed\":\"a\\nb\"}"
        ),
        "{denied}"
    );
}

#[test]
fn every_answer_reads_back_as_it_was_and_is_one_line() {
    let mut answers: Vec<Answer> = State::ALL.into_iter().map(|state| Answer::of(state, id())).collect();
    answers.extend(Code::ALL.iter().map(|code| Answer::denied(Some(id()), Refusal::of(*code))));
    answers.push(Answer::of(State::Declined, id()).with_reason("Нет\n\"picture\"\u{7}"));
    answers.push(Answer {
        digest: Some(Digest::of(b"x")),
        from: RequestId::parse("r-0000000000"),
        ..Answer::of(State::Executed, id()).with_result("sent as message 5")
    });
    answers.push(Answer::denied(None, Refusal::kind_paused("note", until())));
    for answer in answers {
        let line = answer.to_json();
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(Answer::from_json(line.as_bytes()), Ok(answer), "{line}");
    }
}

#[test]
fn a_line_that_claims_more_than_its_state_allows_is_no_answer() {
    for wrong in [
        "",
        "{}",
        "[]",
        "{\"state\":\"asked\",\"ran\":\"yes\",\"final\":false,\"next\":\"wait\",\"hint\":\"\"}",
        "{\"state\":\"denied\",\"ran\":\"yes\",\"final\":true,\"next\":\"stop\",\"hint\":\"\"}",
        "{\"state\":\"asked\",\"ran\":\"no\",\"final\":true,\"next\":\"wait\",\"hint\":\"\"}",
        "{\"state\":\"asked\",\"ran\":\"no\",\"final\":false,\"next\":\"retry\",\"hint\":\"\"}",
        "{\"state\":\"asked\",\"state\":\"executed\",\"ran\":\"no\",\"final\":false,\"next\":\"wait\"}",
        "{\"id\":\"r-1\",\"state\":\"asked\",\"ran\":\"no\",\"final\":false,\"next\":\"wait\"}",
        "{\"ran\":\"no\",\"final\":false,\"next\":\"wait\"}",
    ] {
        assert_eq!(Answer::from_json(wrong.as_bytes()), Err(NotAnAnswer), "{wrong}");
    }
}

#[test]
fn the_exit_code_is_zero_only_when_it_ran_whole() {
    for state in State::ALL {
        let exit = Answer::of(state, id()).exit();
        assert_eq!(exit == Exit::OK, state == State::Executed, "{state:?}");
    }
    let exit = |state: State| Answer::of(state, id()).exit();
    assert_eq!([State::Asked, State::Queued, State::Held, State::Running].map(exit), [Exit::PENDING; 4]);
    assert_eq!(
        [State::Partial, State::Failed, State::Unknown, State::Declined, State::Returned].map(exit),
        [Exit::NO; 5]
    );
    let denied = |code: Code| Answer::denied(None, Refusal::of(code)).exit();
    assert_eq!(denied(Code::TextHidden), Exit::DATA);
    assert_eq!(denied(Code::GateDown), Exit::UNAVAILABLE);
    assert_eq!(denied(Code::NotPermitted), Exit::NOPERM);
    assert_eq!(denied(Code::Frozen), Exit::NO);
    assert_eq!(denied(Code::RunnerBusy), Exit::NO);
}

#[test]
fn hints_fit_and_never_say_that_something_ran_where_nothing_did() {
    for state in State::ALL {
        let answer = Answer::of(state, id());
        assert!(answer.hint.chars().count() <= HINT_MAX, "{state:?}");
        if answer.ran != Ran::Yes {
            assert!(!answer.hint.contains("It ran"), "{state:?}");
        }
    }
    for answer in [
        Answer::asked(id(), Some(until())),
        Answer::queued(id(), 3),
        Answer::held(id(), until()),
        Answer::expired(id(), until()),
    ] {
        assert!(answer.hint.chars().count() <= HINT_MAX);
    }
    let long = Answer::of(State::Declined, id()).with_reason(&"x".repeat(5000)).with_hint(&"y".repeat(5000));
    assert_eq!((long.reason.unwrap().chars().count(), long.hint.chars().count()), (REASON_MAX, HINT_MAX));
}
