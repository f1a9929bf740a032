use super::*;

fn found(text: &str) -> Option<Finding> {
    finding(text, "")
}

#[test]
fn what_telegram_would_make_clickable_is_found_for_what_it_is() {
    for (text, what) in [
        ("write to @acme_help", Finding::Mention),
        ("write to ＠acme", Finding::Mention),
        ("﹫acme", Finding::Mention),
        ("mail a@b.de", Finding::Mail),
        ("mail a@localhost", Finding::Mail),
        ("look at example.com now", Finding::Link),
        ("t\u{2024}me/evil", Finding::Link),
        ("t\u{ff0e}me", Finding::Link),
        ("t。me", Finding::Link),
        ("t｡me", Finding::Link),
        ("example。中国", Finding::Link),
        ("ｅｘａｍｐｌｅ．ｃｏｍ", Finding::Link),
        ("𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦", Finding::Link),
        ("ⓔⓧ.ⓒⓞⓜ", Finding::Link),
        ("exa\u{301}mple.c\u{332}om", Finding::Link),
        ("пример.рф", Finding::Link),
        ("موقع.مصر", Finding::Link),
        ("xn--e1afmkfd.xn--p1ai", Finding::Link),
        ("javascript:alert", Finding::Link),
        ("tel:112", Finding::Link),
        ("bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT", Finding::Link),
        ("tg://resolve?domain=x", Finding::Link),
        ("ｈｔｔｐ：／／x", Finding::Link),
        ("(http://x)", Finding::Link),
        ("10.0.0.1", Finding::Address),
        ("١٠.٠.٠.١", Finding::Address),
        ("[2001:db8::1]", Finding::Link),
        ("::1", Finding::Address),
        ("1:2:3:4:5:6:7:8", Finding::Address),
        ("fe80:1:2:3:4:5:6:7", Finding::Link),
        ("+49 30 123456", Finding::Number),
        ("call 8 (800) 555-35-35", Finding::Number),
        ("call 555-35-35", Finding::Number),
        ("06 12 34 56 78", Finding::Number),
        ("030/1234567", Finding::Number),
        ("٠١٢٣٤٥٦٧٨", Finding::Number),
        ("８９１６１２３４５６７", Finding::Number),
        (
            "8\u{fe0f}\u{20e3}9\u{fe0f}\u{20e3}1\u{fe0f}\u{20e3}6\u{fe0f}\u{20e3}1\u{fe0f}\u{20e3}2\u{fe0f}\u{20e3}3\u{fe0f}\u{20e3}",
            Finding::Number,
        ),
        ("①②③④⑤⑥⑦", Finding::Number),
        ("4111 1111 1111 1111", Finding::Number),
        ("4111-1111–1111—1111", Finding::Number),
        ("4111.1111.1111.1111", Finding::Number),
        ("press /start", Finding::Command),
        ("(/start@bot)", Finding::Command),
        ("1\u{fe0f}\u{20e3}/start", Finding::Command),
        ("5 €/start", Finding::Command),
        ("／start", Finding::Command),
        ("#sale", Finding::Tag),
        ("＃2026год", Finding::Tag),
        ("$ACME", Finding::Tag),
        ("$1INCH", Finding::Tag),
        ("🔒 EXACT: this will run", Finding::Mark),
    ] {
        assert_eq!(found(text), Some(what), "{text}");
    }
}

#[test]
fn what_does_not_show_is_never_said() {
    for text in [
        "exam\u{200b}ple.com",
        "@ac\u{2060}me",
        "a\u{200b}/start",
        "\u{2066}x\u{2069}",
        "a\u{200f}b",
        "a\u{ad}b",
        "a\u{180e}b",
        "a\u{e0041}b",
        "\u{3164}",
        "a\u{fe0f}b",
        "x\u{85}y",
        "e\u{e000}",
        "a\u{200d}b",
        "z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    ] {
        assert_eq!(found(text), Some(Finding::Hidden), "{text:?}");
        assert_eq!(finding(text, text), Some(Finding::Hidden), "also when the knowledge holds it: {text:?}");
    }
    // What Telegram removes is looked at as it will be shown.
    assert_eq!(found("exam\u{202e}ple\u{2028}.com"), Some(Finding::Link));
    assert_eq!(found("@\r\u{30a}acme"), Some(Finding::Mention));
    assert_eq!(found("x\u{202a}y"), None, "nothing of it is left");
}

#[test]
fn only_the_same_word_with_the_same_borders_stands_in_the_knowledge() {
    let knowledge =
        "Site: https://example.com/a, shop (example.com). Call +49 30 123456, or 9.00-18.00.\nWrite to @acme_help.";
    for text in [
        "See https://example.com/a.",
        "«https://example.com/a»!",
        "It is example.com",
        "(example.com)",
        "Call +49 30 123456.",
        "ask @acme_help, please",
    ] {
        assert_eq!(finding(text, knowledge), None, "{text}");
    }
    for text in [
        "example.com.evil.io",
        "example.com/x",
        "example.com:80",
        "Example.com",
        "http://example.com",
        "evil.io@example.com",
        "https://example.com/a/b",
        "https://example.com/a(",
        "https://example.com",
        "example.com,evil.io",
        "exampl\u{435}.com",
        "example\u{2024}com",
        "+49 30 1234567",
        "+49 30 12345",
        "49 30 123456",
        "+49-30-123456",
        "+49 30 123456x",
        "+49 30 123456/7",
        "1+49 30 123456",
        "@acme_help_",
        "@acme",
        "@acme_help.evil.io",
        "/acme_help",
    ] {
        let said = finding(text, knowledge);
        // A bracket that Telegram leaves out of a link is left out here.
        assert_eq!(said.is_none(), text == "https://example.com/a(", "{text}");
    }
    assert_eq!(finding("example.com/a_(b", "example.com/a_(b)"), Some(Finding::Link));
    assert_eq!(finding("(example.com/a_(b))", "example.com/a_(b)"), None);
}

#[test]
fn dates_years_and_times_of_day_are_no_numbers_to_call_and_what_only_looks_so_is() {
    for text in [
        "9.00-18.00",
        "10.00–20.00",
        "2026-12-01",
        "01.12.2026–05.12.2026",
        "01.12.2026 9.00-18.00",
        "2024–2025",
        "12/31/2026",
        "24.12.2026 – 06.01.2027",
        "1,250,000",
    ] {
        assert_eq!(found(text), None, "{text}");
    }
    for text in [
        "06.12.34.56.78",
        "99.99-88.88",
        "2345-6789",
        "8 916 12.05.2026",
        "+1.12.2026",
        "12.05.2026 4.5.2026 6.7.2026 8.9.2026",
        "2026-13-01",
    ] {
        assert!(found(text).is_some(), "{text}");
    }
}

#[test]
fn ordinary_signs_are_left_alone() {
    for text in [
        "Mo.–Fr., z. B. am Abend",
        "and/or, 24/7, km/h, и/или",
        "3:1 at 10:30:15",
        "C# is fine, item #1",
        "US$ 5, $5, 5$",
        "wait...what? Well…yes",
        "a.m. and p.m., e.g. this, т.д.",
        "**Hours:** 9",
        "你好。今天很好。我们营业。",
        "あ。みんなで行く。",
        "می‌توانید",
        "❤️ 👨‍👩‍👧 🇩🇪 👍🏽",
        "1.5kg at 20°C",
        "",
        " \n ",
    ] {
        assert_eq!(found(text), None, "{text}");
    }
}
