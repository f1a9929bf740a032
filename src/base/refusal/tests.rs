use super::*;

#[test]
fn every_code_has_words_that_fit_a_hint() {
    for code in Code::ALL {
        let hint = code.words();
        assert!(hint.chars().count() <= HINT_MAX, "{code:?}: {}", hint.chars().count());
        assert!(!hint.contains('{') && !hint.contains("  "), "{code:?}: {hint}");
    }
}

#[test]
fn a_hint_holds_no_control_and_no_hidden_character_of_the_callers() {
    let refusal = Refusal::target_unknown("payload.chat", "a\u{1b}[2J\u{202e}b\n", &["ops".to_owned()]);
    assert!(!refusal.hint.contains(['\u{1b}', '\u{202e}', '\n']), "{}", refusal.hint);
    assert!(refusal.hint.contains("ops"));
    assert_eq!(refusal.field.as_deref(), Some("payload.chat"));
}

#[test]
fn a_hint_is_never_longer_than_its_bound() {
    let long = "x".repeat(5000);
    let ids: Vec<String> = (0..500).map(|n| format!("target-{n}")).collect();
    for refusal in [
        Refusal::target_unknown(&long, &long, &ids),
        Refusal::field_unknown(&long, "bot_send", &ids),
        Refusal::trouble(Code::Config, &long),
        Refusal::file(Code::FileMissing, 0, &long, "not there"),
        Refusal::text(Code::TextMark, "payload.text", 5, '\u{30a}', None),
    ] {
        assert!(refusal.hint.chars().count() <= HINT_MAX, "{}", refusal.hint);
    }
}

#[test]
fn a_text_finding_names_the_place_the_character_and_the_repair() {
    let refusal = Refusal::text(Code::TextHidden, "payload.text", 5, '\u{200b}', Some("abc".to_owned()));
    assert_eq!((refusal.at, refusal.ch, refusal.fixed.as_deref()), (Some(5), Some('\u{200b}'), Some("abc")));
    assert!(refusal.hint.contains("U+200B") && refusal.hint.contains("fixed"));
    assert!(!Refusal::text(Code::TextHidden, "payload.text", 5, '\u{e000}', None).hint.contains("fixed"));
}
