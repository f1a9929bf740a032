use super::*;
use crate::base::ids::{RequestId, UserId};
use crate::base::limits::OWNERS_MAX;
use crate::store::temp::Temp;

fn at(ms: i64) -> Wall {
    Wall::from_ms(1_796_043_600_000).unwrap().plus_ms(ms)
}

fn owner() -> UserId {
    UserId::new(111).unwrap()
}

fn used() -> Step {
    Step::Used { id: RequestId::parse("r-5f2c91a07d").unwrap() }
}

fn frozen() -> Step {
    Step::Frozen { by: Some(owner()) }
}

/// Opens the journal and returns it with the steps it read.
fn open(temp: &Temp, now: Wall) -> Result<(Decisions, Vec<Step>), JournalError> {
    let mut steps = Vec::new();
    let (journal, head) = Decisions::open(&temp.dir(), now, &mut |entry| steps.push(entry.step.clone()))?;
    if journal.head() == head { Ok((journal, steps)) } else { Err(JournalError::Locked) }
}

fn text(temp: &Temp) -> String {
    std::fs::read_to_string(temp.path().join(FILE)).unwrap()
}

#[test]
fn what_was_appended_is_read_back_at_the_next_start() {
    let temp = Temp::new("journal");
    let (mut journal, steps) = open(&temp, at(0)).unwrap();
    assert_eq!((steps, journal.head()), (Vec::new(), Head::NONE));
    assert!(journal.can_grant());
    let first = journal.append(at(1), &frozen()).unwrap();
    let second = journal.append(at(2), &used()).unwrap();
    assert_eq!((first.n, second.n, second.prev), (1, 2, first.h));
    assert_eq!(journal.head(), second.head());
    drop(journal);
    let (mut journal, steps) = open(&temp, at(3)).unwrap();
    assert_eq!(steps, [frozen(), used()]);
    assert_eq!(journal.append(at(4), &frozen()).unwrap().prev, second.h);
    assert_eq!(verify::verify(text(&temp).as_bytes(), &[]).unwrap(), journal.head());
}

#[test]
fn time_never_falls_even_when_the_clock_does() {
    let temp = Temp::new("journal-clock");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    journal.append(at(5000), &frozen()).unwrap();
    assert_eq!(journal.append(at(-9_000_000), &frozen()).unwrap().ts, at(5000));
    drop(journal);
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    assert_eq!(journal.last_ts(), at(5000));
    assert_eq!(journal.append(at(0), &frozen()).unwrap().ts, at(5000));
}

#[test]
fn one_process_writes_and_a_reader_that_locks_the_file_is_no_hindrance() {
    let temp = Temp::new("journal-lock");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    assert!(matches!(open(&temp, at(0)), Err(JournalError::Locked)));
    let _reader = Lock::take(&temp.dir(), FILE).unwrap().unwrap();
    journal.append(at(1), &frozen()).unwrap();
    drop(journal);
    assert!(open(&temp, at(2)).is_ok());
}

#[test]
fn a_torn_last_line_is_set_aside_and_told_by_the_next_line() {
    let temp = Temp::new("journal-torn");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    journal.append(at(1), &frozen()).unwrap();
    drop(journal);
    let whole = text(&temp);
    let half = "{\"n\":2,\"ts\":\"2026-11-30T13:00";
    std::fs::write(temp.path().join(FILE), format!("{whole}{half}")).unwrap();
    let (mut journal, steps) = open(&temp, at(2)).unwrap();
    let recovered = Step::Recovered { what: Recovery::Torn, bytes: u64::try_from(half.len()).unwrap() };
    assert_eq!(steps, [frozen(), recovered]);
    assert!(temp.names().iter().any(|name| name.starts_with("decisions.jsonl.torn-")));
    journal.append(at(3), &used()).unwrap();
    assert_eq!(verify::verify(text(&temp).as_bytes(), &[]).unwrap().n, 3);
}

#[test]
fn a_complete_line_that_is_wrong_is_tampering_and_nothing_is_touched() {
    let temp = Temp::new("journal-broken");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    for _ in 0..3 {
        journal.append(at(1), &frozen()).unwrap();
    }
    drop(journal);
    let changed = text(&temp).replacen("\"n\":2,", "\"n\":9,", 1) + "half a line";
    std::fs::write(temp.path().join(FILE), &changed).unwrap();
    let before = temp.names();
    match open(&temp, at(2)) {
        Err(JournalError::Broken(broken)) => assert_eq!(broken.line, 2),
        Err(JournalError::Io(_) | JournalError::Locked) | Ok(_) => panic!("opened, or refused for another reason"),
    }
    assert_eq!((text(&temp), temp.names()), (changed, before));
}

#[test]
fn a_step_that_could_not_be_read_back_is_never_written() {
    let temp = Temp::new("journal-form");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    journal.append(at(1), &frozen()).unwrap();
    let before = text(&temp);
    let wrong = Step::OwnerChange { owners: vec![owner(); OWNERS_MAX + 1], setting: None, by: None };
    assert!(matches!(journal.append(at(2), &wrong), Err(AppendError::Form(_))));
    assert_eq!(text(&temp), before);
    assert_eq!(journal.append(at(3), &frozen()).unwrap().n, 2);
}

#[test]
fn two_lines_that_belong_together_are_both_written_or_neither() {
    let temp = Temp::new("journal-two");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    let [first, second] = journal.append_two(at(1), &frozen(), &used()).unwrap();
    assert_eq!((first.n, second.n, journal.head().n), (1, 2, 2));
    let before = text(&temp);
    let wrong = Step::OwnerChange { owners: vec![owner(); OWNERS_MAX + 1], setting: None, by: None };
    assert!(matches!(journal.append_two(at(2), &frozen(), &wrong), Err(AppendError::Form(_))));
    assert!(matches!(journal.append_two(at(2), &wrong, &frozen()), Err(AppendError::Form(_))));
    assert_eq!(text(&temp), before);
    assert_eq!(journal.append(at(3), &frozen()).unwrap().n, 3);
    drop(journal);
    assert_eq!(open(&temp, at(4)).unwrap().1, [frozen(), used(), frozen()]);
}

#[test]
fn a_title_comes_back_as_it_stands_in_the_file() {
    let temp = Temp::new("journal-title");
    let (mut journal, _) = open(&temp, at(0)).unwrap();
    let chat = crate::base::ids::ChatId::new(-1_001_234_567_890).unwrap();
    let step = |title: String| Step::ChatOn { chat, mode: "mention".to_owned(), title, by: owner() };
    let entry = journal.append(at(1), &step("x\n".repeat(5000))).unwrap();
    assert_eq!(entry.step, step("x\n".repeat(64)));
    drop(journal);
    assert_eq!(open(&temp, at(2)).unwrap().1, [entry.step]);
}
