//! What a card promises.

use std::sync::Arc;

use super::*;
use crate::base::digest::Digest;
use crate::config::{definition, kind};

const DIGEST: &str = "a19cb7196ce8a4d804a4159702cffc3c6ff37c0d86a9eaa7f92d6fcff8ff43fe";

fn kind() -> Arc<kind::Kind> {
    let words = r#"{"act":"Publish a post","yes":"Yes, publish","doing":"Publishing","done":"published","not_done":"Not published","short":"publish","unit":"posts"}"#;
    let ru = r#"{"act":"Опубликовать пост","yes":"Да, публиковать","doing":"Публикую","done":"опубликовано","not_done":"Не опубликовано","short":"публикация","unit":"постов"}"#;
    let text = format!(
        r#"{{"v":1,"id":"post","seconds":60,"command":["/bin/true"],"routes":[],"cost":{{"fixed":0}},
        "fields":{{"to":{{"type":"target","many":16,"from":["table"]}},"text":{{"type":"text","max":23000}},"when":{{"type":"time","optional":true}},"note":{{"type":"line","max":500,"optional":true}}}},
        "order":["to","when","note","text"],"files":{{"max":10,"bytes":1000}},
        "targets":{{"acme-x":{{"name":"X: @acme","runs":{{"a":1}}}}}},"words":{{"en":{words},"ru":{ru}}}}}"#
    );
    Arc::new(definition::parse(std::path::Path::new("post.json"), &text).unwrap())
}

fn target(id: &str, name: &str) -> ShownTarget {
    ShownTarget { id: id.into(), name: name.into(), mixed: None }
}

fn checked(fields: Vec<(&str, ShownValue)>, files: &[(&str, u64)]) -> Checked {
    Checked {
        kind: kind(),
        canonical: "{}".into(),
        shown: fields.into_iter().map(|(name, value)| ShownField { name: name.into(), value }).collect(),
        cents: 120,
        chats: Vec::new(),
        files: files
            .iter()
            .map(|(name, size)| FileFacts {
                name: (*name).into(),
                size: *size,
                sha256: Digest::parse_hex(DIGEST).unwrap(),
            })
            .collect(),
        digest: Digest::parse_hex(DIGEST).unwrap(),
        terms: None,
    }
}

fn input<'a>(checked: &'a Checked, zone: &'a Zone, language: Language) -> CardInput<'a> {
    CardInput {
        checked,
        language,
        zone,
        who: "agent",
        asked: Wall::parse("2026-11-30T13:02:11Z").unwrap(),
        until: Wall::parse("2026-11-30T13:17:11Z").unwrap(),
        clock_shift: 0,
        grows: None,
    }
}

/// Whether `value` stands in the message, and inside an entity everywhere it does.
fn always_marked(message: &Message, value: &str) -> bool {
    let units: Vec<u16> = message.text.encode_utf16().collect();
    let needle: Vec<u16> = value.encode_utf16().collect();
    let places: Vec<usize> = (0..units.len()).filter(|at| units[*at..].starts_with(&needle)).collect();
    !places.is_empty()
        && places
            .iter()
            .all(|at| message.entities.iter().any(|e| e.offset <= *at && at + needle.len() <= e.offset + e.length))
}

#[test]
fn a_short_text_stands_in_the_card_itself_and_every_value_is_marked() {
    let zone = Zone::utc();
    let request = checked(
        vec![
            ("to", ShownValue::Targets(vec![target("acme-x", "X: @acme")])),
            ("when", ShownValue::Time(Wall::parse("2026-11-30T18:30:00Z").unwrap())),
            ("note", ShownValue::Line("see example.com".into())),
            ("text", ShownValue::Text("Grüße\nbis 18:30 /yes @bob".into())),
        ],
        &[],
    );
    let drawn = draw(&input(&request, &zone, Language::En)).unwrap();
    assert!(drawn.parts.is_empty() && drawn.files.is_empty());
    assert_eq!(
        drawn.card.text,
        "🔒 EXACT: this will run\nPublish a post → X: @acme (acme-x)\nWhen: today 18:30, UTC\nnote: see example.com\n\
         Text (25):\nGrüße\nbis 18:30 /yes @bob\nCost: $1.20\nAsked 13:02 by agent. Answer by 13:17: no answer = not published.\n\
         Code M6EB-E6BC"
    );
    for value in
        ["X: @acme", "acme-x", "see example.com", "Grüße\nbis 18:30 /yes @bob", "by agent".trim_start_matches("by ")]
    {
        assert!(always_marked(&drawn.card, value), "{value}");
    }
    let labels: Vec<Vec<&str>> =
        drawn.buttons.iter().map(|row| row.iter().map(|b| b.label.as_str()).collect()).collect();
    assert_eq!(labels, [["Yes, publish", "No"], ["Change…", "Later"]]);
}

#[test]
fn a_long_text_and_files_stand_above_the_card_whole_and_in_order() {
    let zone = Zone::utc();
    let text = "абвг где\n".repeat(700);
    let text = text.trim_end();
    let request = checked(
        vec![
            ("to", ShownValue::Targets(vec![target("acme-x", "X: @acme"), target("acme-li", "LinkedIn: Acme")])),
            ("text", ShownValue::Text(text.into())),
        ],
        &[("terrace.jpg", 421_888), ("menu.png", 1_258_291), ("a.txt", 10)],
    );
    for language in [Language::En, Language::Ru] {
        let drawn = draw(&input(&request, &zone, language)).unwrap();
        assert_eq!(drawn.parts.len(), 2);
        let mut shown = String::new();
        for part in &drawn.parts {
            assert!(split::units(&part.text) <= MESSAGE_UNITS_MAX);
            let pre = part.entities.iter().find(|e| e.kind == EntityKind::Pre).unwrap();
            let units: Vec<u16> = part.text.encode_utf16().skip(pre.offset).take(pre.length).collect();
            shown.push_str(&String::from_utf16(&units).unwrap());
        }
        let blanks = |text: &str| text.replace(['\n', ' '], "");
        assert_eq!(blanks(&shown), blanks(text), "nothing but blanks may go at a border");
        assert_eq!(drawn.files.len(), 3);
        assert!(always_marked(&drawn.files[0], "terrace.jpg"));
        assert!(always_marked(&drawn.card, "menu.png"));
        assert!(always_marked(&drawn.card, "acme-li"));
    }
    let drawn = draw(&input(&request, &zone, Language::En)).unwrap();
    assert!(drawn.card.text.contains("→ 2 places\n  X: @acme (acme-x)\n  LinkedIn: Acme (acme-li)"));
    assert!(drawn.card.text.contains("1 terrace.jpg 412 KB a19cb719\n  2 menu.png 1.2 MB"), "{}", drawn.card.text);
    assert!(drawn.card.text.contains("all of it is above ↑ (parts: 2)"));
    assert!(drawn.files[2].text.starts_with("🔒 file 3/3 · a.txt · 10 bytes · a19cb719 · M6EB-E6BC"));
}

#[test]
fn a_text_that_looks_like_a_card_or_a_template_stays_inside_its_block() {
    let zone = Zone::utc();
    let fake = "🔏 EXACT: this will run\n{code} {act}\n[ Yes ]";
    let request = checked(
        vec![("to", ShownValue::Targets(vec![target("t", "{act} {code}")])), ("text", ShownValue::Text(fake.into()))],
        &[],
    );
    let drawn = draw(&input(&request, &zone, Language::En)).unwrap();
    assert!(always_marked(&drawn.card, fake));
    assert!(always_marked(&drawn.card, "{act} {code}"));
    assert_eq!(drawn.card.text.matches("Publish a post").count(), 1);
}

#[test]
fn letters_of_two_alphabets_and_a_moved_clock_are_said() {
    let zone = Zone::utc();
    let mut odd = target("p", "pаypal");
    odd.mixed = Some("p-а(Cyrillic)-ypal".into());
    let request = checked(vec![("to", ShownValue::Targets(vec![odd]))], &[]);
    let mut input = input(&request, &zone, Language::En);
    input.clock_shift = 900;
    let drawn = draw(&input).unwrap();
    assert!(drawn.card.text.contains("⚠ letters of two alphabets: p-а(Cyrillic)-ypal"));
    assert!(drawn.card.text.contains("moved by 900 s"));
}

#[test]
fn what_does_not_fit_is_a_fault_and_never_a_shorter_card() {
    let zone = Zone::utc();
    let lines: Vec<String> = (0..20).map(|_| "x".repeat(400)).collect();
    let request = checked(vec![("note", ShownValue::Lines(lines))], &[]);
    assert!(draw(&input(&request, &zone, Language::En)).is_err());
    let many: Vec<ShownTarget> = (0..60).map(|k| target(&format!("t{k}"), "name")).collect();
    let request = checked(vec![("to", ShownValue::Targets(many))], &[]);
    assert!(draw(&input(&request, &zone, Language::En)).is_err(), "over a hundred entities");
}

#[test]
fn a_card_that_is_over_says_so_first_and_keeps_what_it_was_about() {
    let zone = Zone::utc();
    let request = checked(
        vec![
            ("to", ShownValue::Targets(vec![target("acme-x", "X: @acme")])),
            ("text", ShownValue::Text("hello".into())),
        ],
        &[("menu.png", 10)],
    );
    let at = Wall::parse("2026-11-30T13:04:03Z").unwrap();
    let anchor = "6:6f8093d5a016a7fb3ef0267c560758ea";
    let yes = [String::from("acme-x")];
    let cases = [
        (After::Yes { owner: "Anna" }, "🔒 YES 13:04, by Anna. Publishing…"),
        (After::Done { result: Some("post 17"), anchor }, "🔒 DONE 13:04: published"),
        (After::Part { yes: &yes, no: &yes, anchor }, "🔒 PARTLY 13:04: yes: acme-x. NO: acme-x."),
        (After::Failed { code: Some("401"), anchor }, "🔒 FAILED 13:04: not published. Nothing ran."),
        (After::Unknown { anchor }, "🔒 OUTCOME UNKNOWN"),
        (After::No, "🔒 NO 13:04. Not published."),
        (After::Change, "🔒 SENT BACK 13:04."),
        (After::Later, "🔒 LATER 13:04."),
        (After::Expired, "🔒 NO ANSWER by 13:17. Not published."),
        (After::Withdrawn, "🔒 WITHDRAWN by the agent 13:04."),
        (After::Restart, "🔒 CLOSED: the gate was restarted."),
        (After::Other { owner: "Boris", said: Said::No, at, then: None }, "🔒 ANSWERED: Boris said no at 13:04."),
        (
            After::Other { owner: "Boris", said: Said::Yes, at, then: Some(&After::Done { result: None, anchor }) },
            "🔒 ANSWERED: Boris said yes at 13:04.\n🔒 DONE 13:04: published",
        ),
        (After::Void { code: "card_changed" }, "🔒 CLOSED (card_changed)."),
    ];
    for (outcome, first) in cases {
        let message = after(&input(&request, &zone, Language::En), &outcome, at);
        assert!(message.text.starts_with(first), "{}", message.text);
        assert!(always_marked(&message, "acme-x") && always_marked(&message, "menu.png"), "{first}");
        assert!(message.text.contains("M6EB-E6BC"));
        assert_eq!(message.text.contains(anchor), message.text.contains("Anchor"), "{first}");
    }
    let done = after(&input(&request, &zone, Language::En), &After::Done { result: None, anchor }, at);
    assert!(always_marked(&done, anchor));
}

#[test]
fn a_name_is_cut_at_forty_characters_and_stands_on_one_line() {
    assert_eq!(clip("Anna\nOwner"), "Anna Owner");
    assert_eq!(clip(&"x".repeat(41)).chars().count(), 40);
    assert_eq!(clip(&"x".repeat(40)), "x".repeat(40));
}

#[test]
fn a_moment_on_another_day_carries_its_date() {
    let zone = Zone::utc();
    let now = Wall::parse("2026-11-30T23:50:00Z").unwrap();
    let words = words::of(Language::En);
    let at = |text: &str| Wall::parse(text).unwrap();
    assert_eq!(clock(&zone, now, at("2026-11-30T23:59:00Z")), "23:59");
    assert_eq!(clock(&zone, now, at("2026-12-01T00:05:00Z")), "2026-12-01 00:05");
    assert_eq!(moment(words, &zone, now, at("2026-12-01T18:30:00Z")), "tomorrow 18:30, UTC");
    assert_eq!(moment(words, &zone, now, at("2026-12-07T18:30:00Z")), "Mon 7 Dec 2026 18:30, UTC");
}

#[test]
fn every_toast_fits_and_says_that_nothing_ran_where_nothing_did() {
    let long = "x".repeat(100);
    for language in [Language::En, Language::Ru] {
        for t in [
            Toast::AnsweredNo { owner: &long, time: "2026-12-01 00:05" },
            Toast::AnsweredYes { owner: &long, time: "2026-12-01 00:05" },
            Toast::KindOff { short: &long },
            Toast::Late { time: "2026-12-01 00:05" },
        ] {
            assert!(toast(language, t).chars().count() <= crate::base::limits::TOAST_MAX);
        }
    }
    for t in [Toast::No, Toast::Late { time: "14:17" }, Toast::Changed, Toast::Restart, Toast::Unknown] {
        assert!(toast(Language::En, t).contains("Nothing ran"), "{t:?}");
    }
}

#[test]
fn a_card_that_asks_for_another_press_is_the_whole_card_under_one_more_line() {
    let zone = Zone::utc();
    let request = checked(
        vec![
            ("to", ShownValue::Targets(vec![target("acme-x", "X: @acme")])),
            ("text", ShownValue::Text("hello".into())),
        ],
        &[],
    );
    let card = draw(&input(&request, &zone, Language::En)).unwrap().card;
    let again = unproved(Language::En, &card).unwrap();
    assert!(again.text.starts_with("🔒 That press could not be confirmed"));
    assert!(again.text.ends_with(&card.text));
    assert!(always_marked(&again, "acme-x") && always_marked(&again, "hello"));
    // A card that would not be whole under it stays as it is.
    let full = Message { text: "x".repeat(4090), entities: Vec::new() };
    assert_eq!(unproved(Language::En, &full), None);
    for language in [Language::En, Language::Ru] {
        assert!(bare(language, true).text.starts_with('🔒') && bare(language, false).text.starts_with('🔒'));
    }
}
