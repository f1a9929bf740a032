use super::*;

fn first(text: &str) -> Option<(usize, RuleName)> {
    check(text, Rule::TEXT).err().map(|finding| (finding.at, finding.rule))
}

fn rules(text: &str) -> Vec<(usize, &'static str)> {
    all(text, Rule::TEXT).into_iter().map(|finding| (finding.at, finding.rule.as_str())).collect()
}

#[test]
fn ordinary_text_of_many_scripts_passes() {
    for text in [
        "",
        "Grüße\nbis 18:30",
        "Привет, мир: №1 — «да»",
        "日本語のテキスト、東京。",
        "한국어 문장",
        "हिन्दी में लिखा हुआ",
        "বাংলা ভাষা",
        "ภาษาไทยน้ำ",
        "ខ្ញុំស្រឡាញ់",
        "မြန်မာစာ",
        "العربية ١٢٣",
        "עברית עם נִקּוּד",
        "தமிழ் எழுத்து",
        "q\u{323}\u{331}b",
        "≠ ∑ √ ∞ → ← ½ © ® ™ € $",
        "👍🏽 ❤\u{fe0f} ☺\u{fe0e} 🇩🇪 1\u{fe0f}⃣ #\u{fe0f}⃣",
    ] {
        assert_eq!(first(text), None, "{text}");
    }
}

// Attack 1.
#[test]
fn characters_that_turn_the_direction_are_refused_where_they_stand() {
    for c in "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f}\u{61c}".chars() {
        let text = format!("pay {c}100");
        let found = check(&text, Rule::TEXT).unwrap_err();
        assert_eq!((found.at, found.ch, found.code()), (4, c, "text_hidden"));
    }
}

// Attack 2.
#[test]
fn tags_pass_in_the_three_listed_flags_alone() {
    let tagged = |letters: &str| -> String {
        letters.chars().map(|c| char::from_u32(0xe0000 + u32::from(c)).unwrap()).chain(['\u{e007f}']).collect()
    };
    for flag in ["gbeng", "gbsct", "gbwls"] {
        assert_eq!(first(&format!("a🏴{}b", tagged(flag))), None);
    }
    for text in [
        format!("🏴{}", tagged("usca")),
        format!("🏴{}", tagged("gbnir")),
        format!("🏴{}", tagged("gben")),
        format!("🏴{}{}", tagged("gbeng"), tagged("gbeng")),
        format!("😀{}", tagged("gbeng")),
        tagged("gbeng"),
        format!("a{}", tagged("hello")),
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}".to_owned(),
        "🏴\u{e007f}".to_owned(),
        "a\u{e0001}".to_owned(),
    ] {
        assert!(first(&text).is_some(), "{text:?}");
    }
    assert_eq!(first(&format!("🏴{}", tagged("usca"))), Some((1, RuleName::Emoji)));
    assert_eq!(first("a\u{e0061}"), Some((1, RuleName::Format)));
}

// Attack 3.
#[test]
fn a_joiner_passes_where_it_changes_what_is_drawn_and_nowhere_else() {
    for text in [
        "می\u{200c}خواهم",
        "نامه\u{200c}ای",
        "به\u{64e}\u{200c}ا",
        "क्\u{200d}ष",
        "क्\u{200c}ष",
        "শ্\u{200c}",
        "র\u{200d}্য",
        "ৰ\u{200d}্য",
        "ರ\u{200d}್ಕ",
        "ه\u{200d}",
        "ه\u{200d}.",
        "ه\u{200d} ق",
        "ശ്രീമാന്\u{200d}",
    ] {
        assert_eq!(first(text), None, "{text:?}");
    }
    for text in [
        "pay\u{200d}pal",
        "pay\u{200c}pal",
        "\u{200d}a",
        "a\u{200d}",
        "да\u{200d}нет",
        "ه\u{200d}ق",
        "ا\u{200d}",
        "ا\u{200c}ب",
        "ب\u{200c}",
        "ب\u{200c} ب",
        "می\u{200c}\u{200c}خواهم",
        "क्\u{200d}\u{200d}ष",
        "क्\u{200c}\u{200d}ष",
        "র\u{200d}্",
        "র\u{200d}য",
        "র\u{200d}्य",
        "ه\u{200d}\u{200d}",
        "1\u{200d}2",
        "\u{200d}",
        "a \u{200c}b",
    ] {
        assert!(first(text).is_some(), "{text:?}");
    }
    assert_eq!(first("pay\u{200d}pal"), Some((3, RuleName::Joiner)));
    assert_eq!(first("😀\u{200d}😀"), Some((1, RuleName::Emoji)));
    assert_eq!(first("👍🏽\u{200d}"), Some((2, RuleName::Emoji)));
}

// Attack 4.
#[test]
fn a_selector_passes_after_a_base_that_takes_it_once() {
    for text in
        ["❤\u{fe0f}", "❤\u{fe0e}", "©\u{fe0f}", "1\u{fe0f}\u{20e3}", "#\u{fe0f}\u{20e3}", "🕵\u{fe0f}\u{200d}♂\u{fe0f}"]
    {
        assert_eq!(first(text), None, "{text:?}");
    }
    for text in [
        "a\u{fe0f}",
        "\u{fe0f}",
        "я\u{fe0e}",
        "❤\u{fe0f}\u{fe0f}",
        "❤\u{fe0e}\u{fe0f}",
        "❤\u{fe00}",
        "❤\u{fe0d}",
        "1\u{fe0f}",
        "1\u{fe0e}",
        "1\u{fe0e}\u{20e3}",
        "1\u{fe0f}0",
        "葛\u{e0100}",
        "😀\u{fe0f}",
        "👍🏽\u{fe0f}",
        "🇩🇪\u{fe0f}",
        "ᠠ\u{180b}",
        "∩\u{fe00}",
        " \u{fe0f}",
    ] {
        assert!(all(text, Rule::TEXT).iter().any(|finding| finding.rule == RuleName::Selector), "{text:?}");
    }
    assert_eq!(check("a\u{fe0f}", Rule::TEXT).unwrap_err().code(), "text_emoji");
}

// Attack 5.
#[test]
fn letters_and_symbols_that_draw_nothing_are_refused() {
    for c in "\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\u{ad}\u{34f}\u{180e}\u{fffc}\u{17b4}\u{17b5}\u{13441}\u{13442}\u{16fe4}\u{1d159}".chars() {
        let text = format!("a{c}b");
        assert_eq!(check(&text, Rule::TEXT).map_err(|finding| (finding.at, finding.code())), Err((1, "text_hidden")), "{c:?}");
    }
    assert_eq!(first("a\u{a0}b"), Some((1, RuleName::Separator)));
    assert_eq!(first("a\u{2028}b"), Some((1, RuleName::Separator)));
}

#[test]
fn a_mark_that_only_joins_what_follows_needs_a_letter_after_it() {
    assert_eq!(first("ក្ក"), None);
    assert_eq!(first("ក\u{17d2}"), Some((1, RuleName::BlankLetter)));
    assert_eq!(first("ក\u{17d2} ក"), Some((1, RuleName::BlankLetter)));
    assert_eq!(first("a\u{17d2}a"), Some((1, RuleName::BlankLetter)));
    assert_eq!(first("ⵜ\u{2d7f}ⵜ"), None);
    assert_eq!(first("ⵜ\u{2d7f}"), Some((1, RuleName::BlankLetter)));
    assert_eq!(first("a\u{10a3f}\u{10a3f}b"), Some((1, RuleName::BlankLetter)));
}

// Attack 6.
#[test]
fn private_and_unassigned_code_points_are_refused() {
    assert_eq!(first("a\u{e000}"), Some((1, RuleName::Private)));
    assert_eq!(first("a\u{10fffd}"), Some((1, RuleName::Private)));
    assert_eq!(first("a\u{ffff}"), Some((1, RuleName::Unassigned)));
    assert_eq!(first("a\u{fdd0}"), Some((1, RuleName::Unassigned)));
    assert_eq!(first("a\u{378}"), Some((1, RuleName::Unassigned)));
    // An emoji of Unicode 17.
    assert_eq!(first("a\u{1fac8}"), Some((1, RuleName::Unassigned)));
}

// Attack 7.
#[test]
fn text_that_is_not_in_its_composed_form_is_refused_at_the_first_difference() {
    assert_eq!(first("u\u{308}"), Some((0, RuleName::NotNfc)));
    assert_eq!(first("ab\u{212b}"), Some((2, RuleName::NotNfc)));
    assert_eq!(first("a\u{301}\u{323}"), Some((0, RuleName::NotNfc)));
    assert_eq!(first("q\u{301}\u{323}"), Some((1, RuleName::NotNfc)));
    assert_eq!(first("\u{1100}\u{1161}"), Some((0, RuleName::NotNfc)));
    assert_eq!(first("\u{f900}"), Some((0, RuleName::NotNfc)));
    assert_eq!(rules("u\u{308} xa\u{30a}"), [(0, "not_nfc"), (4, "not_nfc")]);
    assert_eq!(check("u\u{308}", Rule::TEXT).unwrap_err().code(), "text_not_nfc");
}

// Attack 10.
#[test]
fn more_than_eight_marks_in_a_row_are_refused() {
    let marks = |n: usize| format!("x{}y", "\u{323}".repeat(n));
    assert_eq!(first(&marks(8)), None);
    assert_eq!(first(&marks(9)), Some((9, RuleName::ManyMarks)));
    assert_eq!(rules(&marks(11)), [(9, "many_marks"), (10, "many_marks"), (11, "many_marks")]);
    // A joiner or a selector does not begin a new count.
    let joined = format!("क\u{93c}्\u{200d}{}", "\u{951}".repeat(7));
    assert_eq!(first(&joined), Some((10, RuleName::ManyMarks)));
}

#[test]
fn a_mark_with_nothing_under_it_is_refused() {
    assert_eq!(first("\u{301}a"), Some((0, RuleName::BareMark)));
    assert_eq!(first("a \u{301}"), Some((2, RuleName::BareMark)));
    assert_eq!(first("a\n\u{301}"), Some((2, RuleName::BareMark)));
    assert_eq!(rules("a \u{301}\u{323}b")[0], (2, "bare_mark"));
    assert_eq!(rules("\u{323}\u{301}b"), [(0, "bare_mark"), (1, "bare_mark")]);
    assert_eq!(first("\u{20e3}"), Some((0, RuleName::BareMark)));
}

#[test]
fn marks_that_telegram_removes_are_refused_where_no_letter_takes_them_in() {
    assert_eq!(first("\u{c5}"), None);
    assert_eq!(first("x\u{30a}"), Some((1, RuleName::RemovedMark)));
    assert_eq!(first("x\u{333}"), Some((1, RuleName::RemovedMark)));
    assert_eq!(first("x\u{33f}"), Some((1, RuleName::RemovedMark)));
    assert_eq!(check("x\u{33f}", Rule::TEXT).unwrap_err().code(), "text_mark");
}

// Attack 11.
#[test]
fn blanks_at_an_end_tabs_and_cr_are_refused() {
    assert_eq!(first(" a"), Some((0, RuleName::EdgeBlank)));
    assert_eq!(rules("a \n"), [(1, "edge_blank"), (2, "edge_blank")]);
    assert_eq!(first("a\tb"), Some((1, RuleName::Control)));
    assert_eq!(first("a\r\nb"), Some((1, RuleName::Control)));
    assert_eq!(rules(" \n"), [(0, "edge_blank"), (1, "edge_blank")]);
    assert_eq!(check("a\nb", Rule::LINE).map_err(|finding| (finding.at, finding.rule)), Err((1, RuleName::Control)));
    assert_eq!(check(" a", Rule::TEXT).unwrap_err().code(), "text_blank");
}

#[test]
fn blanks_that_push_the_rest_away_are_refused() {
    let between = |blanks: &str| format!("a{blanks}b");
    assert_eq!(first(&between(&" ".repeat(64))), None);
    assert_eq!(first(&between(&" ".repeat(65))), Some((65, RuleName::BlankRun)));
    assert_eq!(first(&between(&"\n".repeat(8))), None);
    assert_eq!(first(&between(&"\n".repeat(9))), Some((9, RuleName::BlankRun)));
    // Spaces between them are no text.
    assert_eq!(first(&between(&"\n ".repeat(9))), Some((17, RuleName::BlankRun)));
    assert_eq!(first(&between(&format!("{}\n{}", " ".repeat(32), " ".repeat(32)))), Some((65, RuleName::BlankRun)));
}

// Attack 135.
#[test]
fn a_mark_of_the_gate_is_refused_wherever_it_stands() {
    for text in [
        "🔒 EXACT",
        "a\u{200b}🔓",
        "[🔏](x)",
        "👩\u{200d}🔧",
        "👨🏽\u{200d}🔧 works",
        "🔐\u{fe0e}",
        "x🔑",
        "🗝",
        "🛠\u{fe0f}",
    ] {
        let reserved = all(text, Rule::TEXT).into_iter().find(|finding| finding.rule == RuleName::ReservedMark);
        assert_eq!(reserved.map(|finding| finding.code()), Some("reserved_mark"), "{text}");
    }
}

// Attacks 8 and 9.
#[test]
fn a_target_is_one_line_without_right_to_left_letters_in_its_own_compatibility_form() {
    assert_eq!(target("X: @acme"), Ok(None));
    assert_eq!(target("LinkedIn: Акме ГмбХ"), Ok(None));
    assert_eq!(target("p\u{430}ypal"), Ok(Some("p-\u{430}(Cyrillic)-ypal".to_owned())));
    let rule = |name: &str| target(name).map_err(|finding| (finding.at, finding.rule));
    assert_eq!(rule("a\nb"), Err((1, RuleName::Control)));
    assert_eq!(rule("a\u{200b}b"), Err((1, RuleName::Format)));
    assert_eq!(rule("pay שלום"), Err((4, RuleName::RightToLeft)));
    assert_eq!(rule("１00"), Err((0, RuleName::Compatibility)));
    assert_eq!(target("ﬁ").unwrap_err().code(), "text_not_nfc");
}

#[test]
fn every_finding_is_told_in_order_and_a_character_once() {
    let text = " a\u{200b}\u{301}\u{e000}u\u{308}\u{a0}🔒x\u{30a} ";
    assert_eq!(
        rules(text),
        [
            (0, "edge_blank"),
            (2, "format"),
            (4, "private"),
            (5, "not_nfc"),
            (7, "separator"),
            (8, "reserved_mark"),
            (10, "removed_mark"),
            (11, "edge_blank"),
        ]
    );
}

#[test]
fn every_rule_has_a_code_that_refusals_know() {
    use crate::base::answer::Code;
    let rules = [
        RuleName::BareMark,
        RuleName::BlankLetter,
        RuleName::BlankRun,
        RuleName::Compatibility,
        RuleName::Control,
        RuleName::EdgeBlank,
        RuleName::Emoji,
        RuleName::Format,
        RuleName::Ignorable,
        RuleName::Joiner,
        RuleName::ManyMarks,
        RuleName::NotNfc,
        RuleName::Private,
        RuleName::RemovedMark,
        RuleName::ReservedMark,
        RuleName::RightToLeft,
        RuleName::Selector,
        RuleName::Separator,
        RuleName::Unassigned,
    ];
    for rule in rules {
        assert!(Code::parse(rule.code()).is_some(), "{}", rule.as_str());
    }
}
