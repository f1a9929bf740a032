use super::*;

fn targets() -> Vec<String> {
    vec!["acme-x".to_owned(), "acme-li".to_owned()]
}

fn of(stdout: &str) -> Outcome {
    Outcome::of_program(stdout.as_bytes(), &targets())
}

#[test]
fn a_whole_answer_is_read_as_the_program_said_it() {
    let outcome = of(
        "{\"ran\":\"part\",\"done\":[\"acme-x\"],\"failed\":[{\"target\":\"acme-li\",\"code\":\"401\",\"said\":\"no\"}],\"result\":\"https://x/1\"}\n",
    );
    assert_eq!(outcome.ran, Ran::Part);
    assert_eq!(outcome.done, ["acme-x"]);
    assert_eq!(outcome.code(), Some("401"));
    assert_eq!(outcome.result.as_deref(), Some("https://x/1"));
    let (again, ms) = Outcome::of_runner(outcome.to_json(609).as_bytes(), &targets());
    assert_eq!((again, ms), (outcome, 609));
}

#[test]
fn whatever_is_not_one_object_of_the_known_shape_says_nothing() {
    for wrong in [
        "",
        " ",
        "yes",
        "null",
        "[]",
        "{}",
        "{\"ran\":true}",
        "{\"ran\":\"YES\"}",
        "{\"ran\":\"yes\",\"ran\":\"no\"}",
        "{\"ran\":\"yes\"}{\"ran\":\"yes\"}",
        "{\"ran\":\"yes\"} done",
        "{\"ran\":\"yes\",\"extra\":1}",
        "{\"ran\":\"yes\",\"ms\":1}",
        "{\"ran\":\"yes\",\"done\":\"acme-x\"}",
        "{\"ran\":\"yes\",\"done\":[\"another\"]}",
        "{\"ran\":\"part\",\"failed\":[{\"target\":\"another\"}]}",
        "{\"ran\":\"part\",\"failed\":[{\"target\":\"acme-x\",\"code\":\"a b\"}]}",
        "{\"ran\":\"part\",\"failed\":[{\"target\":\"acme-x\",\"why\":\"\"}]}",
        "{\"ran\":\"yes\",\"result\":1}",
    ] {
        assert_eq!(of(wrong), Outcome::unknown(), "{wrong}");
    }
    assert_eq!(Outcome::of_program(&vec![b' '; ACTION_ANSWER_MAX + 1], &[]), Outcome::unknown());
    assert_eq!(Outcome::of_program(b"{\"ran\":\"yes\",\"result\":\"\xff\"}", &[]), Outcome::unknown());
}

#[test]
fn an_answer_that_contradicts_itself_says_nothing() {
    assert_eq!(of("{\"ran\":\"no\",\"done\":[\"acme-x\"]}"), Outcome::unknown());
    assert_eq!(
        of("{\"ran\":\"yes\",\"failed\":[{\"target\":\"acme-x\",\"code\":\"401\",\"said\":\"\"}]}"),
        Outcome::unknown()
    );
}

#[test]
fn what_a_program_says_is_cut_and_holds_nothing_that_hides_or_moves() {
    let outcome = of("{\"ran\":\"yes\",\"result\":\" \\u001b[2Ja\\u202eb\\u200b\\tc\\r\\nd \\ud83d\\udd12\"}");
    let result = outcome.result.unwrap();
    assert_eq!(visible::check(&result, Rule::TEXT), Ok(()), "{result:?}");
    assert!(result.ends_with('\u{fffd}') && result.contains("c\nd"), "{result:?}");
    let long = format!("{{\"ran\":\"yes\",\"result\":\"{}\"}}", "x".repeat(5000));
    assert_eq!(of(&long).result.unwrap().chars().count(), RESULT_MAX);
}

#[test]
fn a_runners_line_that_cannot_be_read_says_nothing() {
    assert_eq!(Outcome::of_runner(b"", &[]), (Outcome::unknown(), 0));
    assert_eq!(Outcome::of_runner(b"{\"ms\":5}", &[]), (Outcome::unknown(), 5));
}
