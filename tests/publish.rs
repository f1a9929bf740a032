//! The publish filter, held to every zone that there is, to other people's links and to ordinary prose.

#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "tests fail by panicking"
)]

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use mila_gate::policy::publish::{Finding, cleaned, finding};

fn lines(name: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/links").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines.len() > 50, "{name} is a corpus");
    lines
}

#[test]
fn every_zone_of_the_root_makes_a_link_whatever_dot_is_before_it() {
    let zones = lines("zones.txt");
    assert!(zones.len() > 1400 && zones.iter().filter(|zone| !zone.is_ascii()).count() > 100);
    for zone in &zones {
        for name in ["a-1", "例え"] {
            for dot in ['.', '\u{2024}', '\u{fe52}', '\u{ff0e}', '\u{3002}', '\u{ff61}'] {
                let link = format!("{name}{dot}{zone}");
                assert_eq!(finding(&format!("See ({link}), please"), ""), Some(Finding::Link), "{link}");
                assert!(finding(&format!("{}/x?y", link.to_uppercase()), "").is_some(), "{link}");
            }
        }
    }
}

#[test]
fn every_link_that_others_know_is_found() {
    for name in ["telegram.txt", "linkify-it.txt"] {
        let missed: Vec<String> = lines(name).into_iter().filter(|text| finding(text, "").is_none()).collect();
        assert!(missed.is_empty(), "{name}: {missed:#?}");
    }
}

#[test]
fn what_stands_in_the_knowledge_word_for_word_may_be_said_and_what_only_begins_like_it_may_not() {
    for text in lines("telegram.txt").into_iter().chain(lines("linkify-it.txt")) {
        let knowledge = format!("Our facts.\n{text}\nThe end.");
        assert_eq!(finding(&text, &knowledge), None, "{text}");
        // What a number goes on with is looked at below the filter itself.
        let one_word = text.split_whitespace().count() == 1 && finding(&text, "") != Some(Finding::Number);
        for more in [".evil.io", "/x", "x", "@evil", "-1", "_", "%2e", ":80", "?a", "#a", "0"] {
            let longer = format!("{}{more}", text.trim_end());
            assert!(!one_word || finding(&longer, &knowledge).is_some(), "{longer}");
        }
        for more in ["x", "evil.io/", "@", "//", "_", "-", "1"] {
            let longer = format!("{more}{}", text.trim_start());
            let harmless = finding(&longer, "").is_none();
            assert!(!one_word || harmless || finding(&longer, &knowledge).is_some(), "{longer}");
        }
    }
}

#[test]
fn ordinary_answers_in_many_languages_give_few_false_alarms() {
    let lines = lines("prose.txt");
    let alarms: Vec<&String> = lines.iter().filter(|text| finding(text, "").is_some()).collect();
    eprintln!("false alarms: {} of {}: {alarms:#?}", alarms.len(), lines.len());
    assert!(alarms.len() <= 4, "{alarms:#?}");
}

#[test]
fn the_time_grows_with_the_text_and_not_faster() {
    let worst = |unit: &str| unit.repeat(60_000 / unit.len());
    for unit in
        ["a.", ":", "a:", "1.", "1 ", "@a", "((", "))", "#a", "/a", "x", "\u{301}", "。a", "+1 ", "é.", "::", "$", "-1"]
    {
        let text = worst(unit);
        let begun = Instant::now();
        let _ = (finding(&text, &text), finding(&format!("a.bc {text}"), &text), cleaned(&text));
        // Forty times an answer's characters; a walk that is quadratic takes minutes for it.
        assert!(begun.elapsed() < Duration::from_secs(20), "{unit:?}: {:?}", begun.elapsed());
    }
}
