use super::*;
use crate::journal::record::Head;
use crate::journal::render::render;

fn request() -> RequestId {
    RequestId::parse("r-5f2c91a07d").unwrap()
}

fn perm() -> PermissionId {
    PermissionId::parse("p-0123456789").unwrap()
}

fn kind() -> KindId {
    KindId::parse("bot_send").unwrap()
}

fn owner(id: i64) -> UserId {
    UserId::new(id).unwrap()
}

fn at(text: &str) -> Wall {
    Wall::parse(text).unwrap()
}

const LARGEST: i64 = 1 << 52;

/// Every step there is, each optional field once with and once without, each list and text as long as it may be.
fn every_step() -> Vec<Step> {
    let by = owner(LARGEST);
    let press = || Pressed { id: request(), by };
    let asked = Asked {
        id: request(),
        kind: KindId::parse(&"k".repeat(24)).unwrap(),
        def: "6fd320c44e2cb75c864a9eff88dc5b38".to_owned(),
        digest: Digest::of(b"x"),
        uid: u32::MAX,
        files: 10,
        cents: 100_000,
        urgent: false,
        perm: None,
    };
    let open = MandateOpen {
        perm: perm(),
        id: request(),
        kind: kind(),
        def: "6fd320c44e2cb75c864a9eff88dc5b38".to_owned(),
        targets: vec!["a".repeat(64); TARGETS_MAX],
        count: 2,
        cents: 0,
        until: at("9999-12-31T23:59:59.999Z"),
        zone: "America/Argentina/ComodRivadavia".to_owned(),
        by,
    };
    let chat = ChatId::new(-LARGEST).unwrap();
    let place = (chat, MessageId::new(LARGEST).unwrap());
    let code = || "restart".to_owned();
    vec![
        Step::Start { ver: "0.1.0".to_owned(), bot: None, clock: None },
        Step::Start { ver: "0.1.0-rc.1+x".to_owned(), bot: BotId::new(4242), clock: Some(-900) },
        Step::Recovered { what: Recovery::Torn, bytes: 17 },
        Step::Recovered { what: Recovery::Restored, bytes: 0 },
        Step::Selftest { passed: 12, failed: 0 },
        Step::OwnerChange { owners: Vec::new(), setting: None, by: None },
        Step::OwnerChange { owners: vec![by; OWNERS_MAX], setting: Some((by, "ru".to_owned())), by: Some(by) },
        Step::Asked(asked.clone()),
        Step::Asked(Asked { urgent: true, ..asked.clone() }),
        Step::Asked(Asked { urgent: true, perm: Some(perm()), ..asked }),
        Step::Shown { id: request(), at: vec![place; OWNERS_MAX], until: at("2026-11-30T13:17:12.000Z") },
        Step::Shown { id: request(), at: Vec::new(), until: at("2026-11-30T13:17:12.000Z") },
        Step::Granted(press()),
        Step::Declined(press()),
        Step::Returned(press()),
        Step::Later(press()),
        Step::Expired { id: request(), code: code() },
        Step::Withdrawn { id: request() },
        Step::Reopened { id: request(), from: RequestId::parse("r-0000000000").unwrap(), by },
        Step::ChatOn { chat, mode: "only_me".to_owned(), title: "\u{1f512}".repeat(TITLE_MAX), by },
        Step::ChatOn { chat, mode: "every".to_owned(), title: "\u{1}".repeat(TITLE_MAX), by },
        Step::ChatOn { chat, mode: "watch".to_owned(), title: "\",\"by\":1,\\\n\t\u{7f}".to_owned(), by },
        Step::ChatOn { chat, mode: "mention".to_owned(), title: String::new(), by },
        Step::ChatOff { chat, by: None },
        Step::ChatOff { chat, by: Some(by) },
        Step::Suspended { step_s: -3600 },
        Step::Resumed { by },
        Step::Used { id: request() },
        Step::Executed { id: request(), ran: Ran::Yes, code: None, ms: 609 },
        Step::Executed { id: request(), ran: Ran::No, code: Some("401".to_owned()), ms: 0 },
        Step::Executed { id: request(), ran: Ran::Part, code: None, ms: 1 },
        Step::Executed { id: request(), ran: Ran::Unknown, code: None, ms: 900_000 },
        Step::DeniedCount { code: "rate".to_owned(), count: 7 },
        Step::Denied { id: request(), code: "echo_differs".to_owned() },
        Step::MandateOpen(open),
        Step::MandateUse {
            perm: perm(),
            id: request(),
            kind: kind(),
            digest: Digest::of(b"x"),
            targets: vec!["-1001111111111".to_owned(); TARGETS_MAX],
            cents: 1000,
        },
        Step::MandateBack { perm: perm(), id: request(), cents: 1000 },
        Step::MandateStop { perm: perm(), code: "kind_changed".to_owned(), by: None },
        Step::CategoryOn { kind: kind(), by },
        Step::CategoryOff { kind: kind(), by: None },
        Step::Frozen { by: None },
        Step::Frozen { by: Some(by) },
        Step::Unfrozen { by },
    ]
}

#[test]
fn every_step_reads_back_as_it_was_written_and_fits_a_line() {
    for step in every_step() {
        let (line, h) = render(JSON_INT_MAX.unsigned_abs(), at("2026-11-30T13:04:03.120Z"), &step, &Digest::of(b"p"));
        assert!(line.len() < JOURNAL_LINE_MAX, "{} bytes: {line}", line.len());
        assert!(!line.contains('\n'), "{line}");
        let entry = parse(line.as_bytes()).unwrap_or_else(|wrong| panic!("{wrong}: {line}"));
        assert_eq!(entry.step, step, "{line}");
        assert_eq!((entry.h, entry.prev, entry.n), (h, Digest::of(b"p"), JSON_INT_MAX.unsigned_abs()));
        // Any reader of JSON reads the same.
        let value: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(value["step"], step.name());
    }
}

/// The line with a text in it replaced and its hash made anew: only the form is left to refuse it.
fn forged(line: &str, from: &str, to: &str) -> String {
    let body = line.rsplit_once(",\"h\":").unwrap().0.replacen(from, to, 1);
    assert!(line.contains(from), "{from} does not stand in {line}");
    let h = Digest::of(body.as_bytes());
    format!("{body},\"h\":\"{h}\"}}")
}

#[test]
fn a_line_has_one_spelling_even_when_its_hash_is_made_anew() {
    let step = |wanted: &str| every_step().into_iter().rfind(|step| step.name() == wanted).unwrap();
    let line = |wanted: &str| render(7, at("2026-11-30T13:04:03.120Z"), &step(wanted), &Digest::ZERO).0;
    let cases = [
        ("used", "{\"n\":7", "{ \"n\":7"),
        ("used", "\"n\":7,", "\"n\": 7,"),
        ("used", "\"n\":7,", "\"n\":07,"),
        ("used", "\"n\":7,", "\"n\":7.0,"),
        ("used", "\"n\":7,", "\"n\":7e0,"),
        ("used", "\"n\":7,", "\"n\":0,"),
        ("used", "\"n\":7,", "\"n\":-7,"),
        ("used", "\"n\":7,", "\"n\":9007199254740992,"),
        ("used", "\"n\":7,", "\"n\":7,\"n\":7,"),
        ("used", "{\"n\":7,\"ts\":\"2026-11-30T13:04:03.120Z\"", "{\"ts\":\"2026-11-30T13:04:03.120Z\",\"n\":7"),
        ("used", "13:04:03.120Z", "13:04:03Z"),
        ("used", "2026-11-30", "2026-11-31"),
        ("used", "2026-11-30", "2026-02-29"),
        ("used", "13:04", "24:04"),
        ("used", "\"step\":\"used\"", "\"step\":\"granted\""),
        ("used", "\"step\":\"used\"", "\"step\":\"seen\""),
        ("used", "\"step\":\"used\"", "\"step\":\"use\\u0064\""),
        ("used", "r-5f2c91a07d", "r-5F2c91a07d"),
        ("used", "\"id\":\"r-5f2c91a07d\"", "\"id\":\"r-5f2c91a07d\",\"id\":\"r-5f2c91a07d\""),
        ("used", ",\"prev\"", ",\"by\":111,\"prev\""),
        ("used", ",\"prev\"", ",\"note\":\"x\",\"prev\""),
        ("used", "\"prev\":\"00", "\"prev\":\"0A"),
        ("used", "\"prev\":\"00", "\"prev\":\"0"),
        ("asked", "\"urgent\":true", "\"urgent\":false"),
        ("asked", "\"uid\":4294967295", "\"uid\":4294967296"),
        ("asked", "\"uid\":4294967295", "\"uid\":\"1\""),
        ("asked", "\"uid\":4294967295,\"files\":10", "\"files\":10,\"uid\":4294967295"),
        ("asked", "6fd320c44e2cb75c864a9eff88dc5b38", "6fd320c44e2cb75c864a9eff88dc5b3"),
        ("asked", "\"cents\":100000", "\"cents\":-1"),
        ("granted", "\"by\":4503599627370496", "\"by\":0"),
        ("granted", "\"by\":4503599627370496", "\"by\":-0"),
        ("frozen", "\"by\":4503599627370496", "\"by\":00"),
        ("denied", "\"code\":\"echo_differs\"", "\"code\":\"\""),
        ("denied", "\"code\":\"echo_differs\"", "\"code\":\"echo differs\""),
        ("executed", "\"ran\":\"unknown\"", "\"ran\":\"maybe\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\u000a\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\u000A\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\u0041\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\t\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\t\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\/\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\u00+1\""),
        ("chat_on", "\"title\":\"\"", "\"title\":\"\\u001"),
        ("chat_on", "\"title\":\"\"", &format!("\"title\":\"{}\"", "x".repeat(129))),
        ("shown", "\"at\":[]", "\"at\":[[111,0]]"),
        ("shown", "\"at\":[]", "\"at\":[[111,42],]"),
        ("shown", "\"at\":[]", "\"at\":[[111, 42]]"),
        ("shown", "\"at\":[]", &format!("\"at\":[{}]", ["[111,42]"; OWNERS_MAX + 1].join(","))),
    ];
    for (name, from, to) in cases {
        let line = line(name);
        let wrong = forged(&line, from, to);
        assert!(parse(forged(&line, from, from).as_bytes()).is_ok(), "{line}");
        assert!(parse(wrong.as_bytes()).is_err(), "{wrong}");
    }
}

#[test]
fn a_byte_of_a_line_that_is_changed_is_told_by_its_hash() {
    let (line, _) = render(1, at("2026-11-30T13:04:03.120Z"), &every_step()[7], &Digest::ZERO);
    for index in 0..line.len() {
        let mut bytes = line.clone().into_bytes();
        bytes[index] ^= 1;
        assert!(parse(&bytes).is_err(), "byte {index}");
        assert!(parse(&line.as_bytes()[..index]).is_err(), "cut at {index}");
    }
    let changed = line.replace("\"files\":10", "\"files\":11");
    assert!(parse(changed.as_bytes()).unwrap_err().to_string().starts_with("changed"));
    for wrong in [
        &b""[..],
        b"{}",
        b"\xff\xfe",
        &line.as_bytes()[1..],
        format!("{line} ").as_bytes(),
        format!("{line}\r").as_bytes(),
    ] {
        assert!(parse(wrong).is_err());
    }
}

#[test]
fn what_others_can_make_long_or_odd_is_cut_and_cleaned_and_still_reads_back() {
    let chat = ChatId::new(-1_001_234_567_890).unwrap();
    let by = owner(111);
    let long = Step::ChatOn { chat, mode: "mention".to_owned(), title: "\u{1}".repeat(100_000), by };
    let code = |code: &str| Step::Executed { id: request(), ran: Ran::No, code: Some(code.to_owned()), ms: 1 };
    for (step, shown) in [
        (long, format!("\"title\":\"{}\"", "\\u0001".repeat(128))),
        (code("\"}\n{\"n\":8"), "\"code\":\"_____n__8\"".to_owned()),
        (code(&"x".repeat(100_000)), format!("\"code\":\"{}\"", "x".repeat(32))),
        (code("Ünauthorized"), "\"code\":\"_nauthorized\"".to_owned()),
        (code(""), "\"code\":\"_\"".to_owned()),
    ] {
        let (line, _) = render(1, at("2026-11-30T13:04:03.120Z"), &step, &Digest::ZERO);
        assert!(line.contains(&shown), "{line}");
        assert!(parse(line.as_bytes()).is_ok(), "{line}");
    }
}

#[test]
fn a_list_that_is_too_long_is_not_cut_but_cannot_be_read_back() {
    let step = Step::OwnerChange { owners: vec![owner(1); OWNERS_MAX + 1], setting: None, by: None };
    assert!(parse(render(1, at("2026-11-30T13:04:03.120Z"), &step, &Digest::ZERO).0.as_bytes()).is_err());
}

#[test]
fn a_moment_is_read_as_everywhere_else() {
    let mut day = at("1970-01-01T00:00:00.000Z");
    while day.ms() < at("2105-01-01T00:00:00.000Z").ms() {
        assert_eq!(moment(day.to_journal().as_bytes().try_into().unwrap()), Some(day));
        day = day.plus_ms(86_399_001);
    }
    for year in ["1900", "1969", "1970", "2000", "2023", "2024", "2100", "9999"] {
        for rest in ["-02-28", "-02-29", "-02-30", "-00-01", "-13-01", "-04-31", "-12-31", "-01-00", "-1-001"] {
            for time in ["00:00:00.000", "23:59:59.999", "24:00:00.000", "00:60:00.000", "00:00:60.000", "00:00:00,000"]
            {
                let text = format!("{year}{rest}T{time}Z");
                let bytes = text.as_bytes().try_into();
                assert_eq!(bytes.ok().and_then(moment), Wall::parse(&text).filter(|_| text.len() == 24), "{text}");
            }
        }
    }
}

#[test]
fn an_anchor_is_a_number_and_half_a_hash() {
    let (_, h) = render(6, at("2026-11-30T13:04:03.120Z"), &Step::Frozen { by: None }, &Digest::ZERO);
    assert_eq!(Head { n: 6, h }.anchor(), format!("6:{}", h.hex_half()));
}

#[test]
fn whatever_is_read_is_written_again_byte_for_byte() {
    // A small generator of our own: the same changes on every run.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % u64::try_from(below).unwrap()).unwrap()
    };
    let letters = b"0123456789abcdef\"\\,:{}[]-+.eEnu T\n\x01\x7f\xc3\xa9rp";
    let mut read = 0;
    for step in every_step() {
        let (line, _) = render(7, at("2026-11-30T13:04:03.120Z"), &step, &Digest::of(b"p"));
        let body = line.rsplit_once(",\"h\":").unwrap().0.as_bytes();
        for _ in 0..600 {
            let mut body = body.to_vec();
            for _ in 0..=random(2) {
                let place = random(body.len());
                match random(3) {
                    0 => body[place] = letters[random(letters.len())],
                    1 => body.insert(place, letters[random(letters.len())]),
                    _ => drop(body.remove(place)),
                }
            }
            let h = Digest::of(&body);
            let line = [&body[..], format!(",\"h\":\"{h}\"}}").as_bytes()].concat();
            if let Ok(entry) = parse(&line) {
                read += 1;
                assert_eq!(render(entry.n, entry.ts, &entry.step, &entry.prev).0.as_bytes(), line);
            }
        }
    }
    assert!(read > 300, "only {read} of the changed lines were lines still");
}
