//! Telegram's rules, said as examples, and texts that a generator writes.

use super::*;

/// Word, part of the text, and what goes with it.
fn read(source: &str) -> (String, Vec<(&'static str, String)>) {
    let formatted = parse(source).unwrap_or_else(|fault| panic!("{source:?}: {fault}"));
    let marks = formatted.entities.iter().map(|mark| (mark.kind.as_str(), words(&formatted.text, mark))).collect();
    (formatted.text, marks)
}

/// The words that a mark stands on.
fn words(text: &str, mark: &Mark) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    String::from_utf16(&units[mark.offset..mark.offset + mark.length]).unwrap()
}

fn fault(source: &str) -> (usize, Why) {
    let fault = parse(source).expect_err(source);
    (fault.at, fault.why)
}

fn is(source: &str, text: &str, marks: &[(&str, &str)]) {
    let (read, found) = read(source);
    let found: Vec<(&str, &str)> = found.iter().map(|(kind, words)| (*kind, words.as_str())).collect();
    assert_eq!((read.as_str(), found.as_slice()), (text, marks), "{source:?}");
}

#[test]
fn each_style_is_read() {
    is("*b*", "b", &[("bold", "b")]);
    is("_i_", "i", &[("italic", "i")]);
    is("__u__", "u", &[("underline", "u")]);
    is("~s~", "s", &[("strikethrough", "s")]);
    is("||h||", "h", &[("spoiler", "h")]);
    is("`c`", "c", &[("code", "c")]);
    is("```\nblock\n```", "block\n", &[("pre", "block\n")]);
    is("[word](https://a.example/x)", "word", &[("text_link", "word")]);
    is(">quoted", "quoted", &[("blockquote", "quoted")]);
    is("plain", "plain", &[]);
    is("", "", &[]);
}

#[test]
fn positions_are_utf16_units() {
    let formatted = parse("😀я *д😀*").unwrap();
    assert_eq!((formatted.entities[0].offset, formatted.entities[0].length), (4, 3));
}

#[test]
fn styles_nest_and_two_underscores_are_read_before_one() {
    is(
        "*a _b ~c~ __d___*",
        "a b c d",
        &[("bold", "a b c d"), ("italic", "b c d"), ("strikethrough", "c"), ("underline", "d")],
    );
    is("_a __b__ c_", "a b c", &[("italic", "a b c"), ("underline", "b")]);
    // Three underscores at the end begin an underline, and an italic in it.
    assert_eq!(fault("___a___"), (6, Why::Unclosed));
    // The documentation's own way out: something empty between them.
    is("___a_**__", "a", &[("underline", "a"), ("italic", "a")]);
    is("___a_****__", "a", &[("underline", "a"), ("italic", "a")]);
    is("*a*b*c*", "abc", &[("bold", "a"), ("bold", "c")]);
    is("*a _b *c* d_ e*", "a b c d e", &[("bold", "a b c d e"), ("italic", "b c d")]);
}

#[test]
fn marks_on_nothing_are_none() {
    for empty in ["**", "____", "~~", "||||", "``", "``````"] {
        is(&format!("a{empty}b"), "ab", &[]);
    }
    assert_eq!(fault("a__b"), (1, Why::Unclosed));
}

#[test]
fn any_ascii_character_can_be_escaped_and_these_must_be() {
    for c in "_*[]()~`>#+-=|{}.!".chars() {
        is(&format!("a\\{c}b"), &format!("a{c}b"), &[]);
    }
    for c in "]()#+-=|{}.!>".chars() {
        assert_eq!(fault(&format!("яa{c}b")), (3, Why::Reserved(c)), "{c}");
    }
    is("\\a\\\\\\ ", "a\\ ", &[]);
    // A backslash before what cannot be escaped is itself.
    is("\\я \\", "\\я \\", &[]);
    is("*a\\*b*", "a*b", &[("bold", "a*b")]);
    is("@ $ % & , ; : ? ' \" / ^ <", "@ $ % & , ; : ? ' \" / ^ <", &[]);
}

#[test]
fn within_code_only_back_ticks_and_backslashes_mean_something() {
    is("`*a* [b](c) . \\` \\\\ \\n`", "*a* [b](c) . ` \\ n", &[("code", "*a* [b](c) . ` \\ n")]);
    is("```\n_a_ \\`\\`\\` !\n```", "_a_ ``` !\n", &[("pre", "_a_ ``` !\n")]);
    assert_eq!(fault("a `b"), (2, Why::Unclosed));
    assert_eq!(fault("a ```b"), (2, Why::Unclosed));
    assert_eq!(fault("```\na`b```"), (5, Why::Reserved('`')));
    is("`a\nb`", "a\nb", &[("code", "a\nb")]);
}

#[test]
fn a_blocks_language_is_the_word_after_its_three_back_ticks() {
    let kind = |source: &str| parse(source).unwrap().entities.remove(0).kind;
    assert_eq!(kind("```rust\nfn a() {}\n```"), MarkKind::Pre(Some("rust".to_owned())));
    assert_eq!(kind("```c++\na```"), MarkKind::Pre(Some("c++".to_owned())));
    assert_eq!(kind("```sh a```"), MarkKind::Pre(Some("sh".to_owned())));
    assert_eq!(kind("```\nrust```"), MarkKind::Pre(None));
    // Without a blank behind it, it is the block.
    is("```rust```", "rust", &[("pre", "rust")]);
    is("```rust\n\na```", "\na", &[("pre", "\na")]);
    is("```sh a```", " a", &[("pre", " a")]);
    is("```sh\r\na\r\nb```", "a\nb", &[("pre", "a\nb")]);
    // Clients show it above the block, so it cannot be just anything.
    assert_eq!(fault("```🔒\na```"), (3, Why::Language));
    assert_eq!(fault(&format!("```{}\na```", "x".repeat(33))), (3, Why::Language));
}

#[test]
fn code_is_nothing_else_at_the_same_time() {
    is("*a `b` c*", "a b c", &[("bold", "a "), ("code", "b"), ("bold", " c")]);
    is("*`b`*", "b", &[("code", "b")]);
    is(
        "_*a `b` c `d`*_",
        "a b c d",
        &[("italic", "a "), ("bold", "a "), ("code", "b"), ("italic", " c "), ("bold", " c "), ("code", "d")],
    );
    is("[`b`](https://a.example)", "b", &[("text_link", "b")]);
    is(">`b`", "b", &[("blockquote", "b"), ("code", "b")]);
}

#[test]
fn a_link_has_a_label_and_leads_somewhere() {
    let url = |source: &str| match parse(source).unwrap().entities.remove(0).kind {
        MarkKind::Link(url) => url,
        other => panic!("{other:?}"),
    };
    assert_eq!(url("[a](https://a.example/x_y*z?q=1.2)"), "https://a.example/x_y*z?q=1.2");
    assert_eq!(url("[a](https://a.example/\\(b\\)\\\\)"), "https://a.example/(b)\\");
    assert_eq!(url("[a](tg://user?id=123)"), "tg://user?id=123");
    assert_eq!(url("[a](t.me/x)"), "t.me/x");
    assert_eq!(url("[a](https://президент.рф/я)"), "https://президент.рф/я");
    assert_eq!(url("[a](HTTPS://A.EXAMPLE:8443)"), "HTTPS://A.EXAMPLE:8443");
    is("*[a _b_](t.me) c*", "a b c", &[("bold", "a b c"), ("text_link", "a b"), ("italic", "b")]);
    for bad in [
        "",
        "x",
        "javascript:alert",
        "data:text/html,a",
        "file:///etc/passwd",
        "https://",
        "http:// a.example",
        "a b.example",
        "https://a.example/\nb",
        "mailto:a@b.example",
        "127.0.0.1",
        ".",
        "..",
        "a..b",
        "ssh://a.example",
        "a.example:x",
        "https://a.example/\u{202e}fdp.exe",
        "https://a.example/\u{200b}",
        "https://a.example/🔒",
        "https://\u{2068}a.example",
    ] {
        assert_eq!(fault(&format!("[a]({bad})")), (4, Why::Url), "{bad}");
    }
    assert_eq!(fault(&format!("[a](https://a.example/{})", "x".repeat(2048))), (4, Why::Url));
    assert_eq!(fault("[a](https://a.example"), (4, Why::Unclosed));
    assert_eq!(fault("b [a"), (2, Why::Unclosed));
    assert_eq!(fault("[a]"), (2, Why::NoUrl));
    assert_eq!(fault("[a] (t.me)"), (2, Why::NoUrl));
    assert_eq!(fault("[](t.me)"), (0, Why::EmptyLabel));
    assert_eq!(fault("[**](t.me)"), (0, Why::EmptyLabel));
    assert_eq!(fault("[a [b](t.me)](t.me)"), (3, Why::Nested));
    assert_eq!(fault("[*a](t.me)*"), (3, Why::Reserved(']')));
}

#[test]
fn a_quotation_is_whole_lines() {
    is("a\n>b\n>c\nd", "a\nb\nc\nd", &[("blockquote", "b\nc")]);
    is(">a\n\n>b", "a\n\nb", &[("blockquote", "a"), ("blockquote", "b")]);
    is(">*a\n>b*\nc", "a\nb\nc", &[("blockquote", "a\nb"), ("bold", "a\nb")]);
    is(">\n>a", "\na", &[("blockquote", "\na")]);
    is(">a\r\n>b\r\nc", "a\nb\nc", &[("blockquote", "a\nb")]);
    is(">", "", &[]);
    // Two in a row are parted by something empty.
    is(">a\n**>b", "a\nb", &[("blockquote", "a"), ("blockquote", "b")]);
    is("\\>a", ">a", &[]);
    is(">\\>a", ">a", &[("blockquote", ">a")]);
    assert_eq!(fault("a >b"), (2, Why::Reserved('>')));
    assert_eq!(fault(">*a\nb*"), (1, Why::Unclosed));
    assert_eq!(fault("[a\n>b\n](t.me)"), (3, Why::Nested));
    assert_eq!(fault(">[a\nb](t.me)"), (1, Why::Unclosed));
    // A style around it is none of its own.
    is("*a\n>b\nc*", "a\nb\nc", &[("bold", "a\nb\nc"), ("blockquote", "b")]);
}

#[test]
fn two_bars_at_the_end_fold_a_quotation() {
    is(">a\n>b||\nc", "a\nb\nc", &[("expandable_blockquote", "a\nb")]);
    is(">a||", "a", &[("expandable_blockquote", "a")]);
    is(">||a||", "a", &[("blockquote", "a"), ("spoiler", "a")]);
    is(">||a||||", "a", &[("expandable_blockquote", "a"), ("spoiler", "a")]);
    is("**>a||\r\nb", "a\nb", &[("expandable_blockquote", "a")]);
    assert_eq!(fault(">*a||\n"), (1, Why::Unclosed));
    assert_eq!(fault(">||a\n"), (1, Why::Unclosed));
    assert_eq!(fault("a||"), (1, Why::Unclosed));
}

#[test]
fn custom_emoji_are_a_fault() {
    assert_eq!(fault("a ![👍](tg://emoji?id=5368324170671202286)"), (2, Why::CustomEmoji));
    assert_eq!(fault("a!"), (1, Why::Reserved('!')));
    is("\\![a](t.me)", "!a", &[("text_link", "a")]);
    is("[a](tg://emoji?id=1)", "a", &[("text_link", "a")]);
}

#[test]
fn marks_are_not_opened_without_end() {
    assert_eq!(fault(&"*_".repeat(50_000)), (16, Why::TooDeep));
    assert_eq!(fault(&"[".repeat(9)), (1, Why::Nested));
    is(&"**".repeat(50_000), "", &[]);
}

#[test]
fn a_mark_is_the_bot_apis_entity() {
    let json = |source: &str| parse(source).unwrap().entities[0].to_json().to_string();
    assert_eq!(json("a *b*"), r#"{"length":1,"offset":2,"type":"bold"}"#);
    assert_eq!(json("[b](t.me)"), r#"{"length":1,"offset":0,"type":"text_link","url":"t.me"}"#);
    assert_eq!(json("```rust\nb```"), r#"{"language":"rust","length":1,"offset":0,"type":"pre"}"#);
    assert_eq!(json("```\nb```"), r#"{"length":1,"offset":0,"type":"pre"}"#);
}

#[test]
fn a_fault_is_told_by_its_place() {
    assert_eq!(parse("я.").unwrap_err().to_string(), "byte 2: '.' must be escaped with '\\' before it");
}

/// A generator of texts: a seed gives the same one always.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most).unwrap()).unwrap()
    }

    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn word(&mut self) -> &'static str {
        self.one(&[
            "a",
            "слово",
            "😀",
            "👨\u{200d}👩\u{200d}👧",
            "e\u{301}",
            "x.y",
            "(1+1=2)",
            "a_b*c",
            "`",
            "\\",
            "#!",
            "[z]",
            "🇩🇪",
            "{|}~",
            ">",
        ])
    }
}

/// As it must be written, and as it must be read.
#[derive(Default)]
struct Written {
    source: String,
    text: String,
    marks: Vec<Mark>,
}

impl Written {
    fn units(&self) -> usize {
        self.text.encode_utf16().count()
    }

    fn plain(&mut self, word: &str) {
        for c in word.chars() {
            if c.is_ascii_punctuation() {
                self.source.push('\\');
            }
            self.source.push(c);
        }
        self.text.push_str(word);
    }

    fn marked(&mut self, kind: MarkKind, from: usize) {
        let length = self.units() - from;
        self.marks.push(Mark { kind, offset: from, length });
    }

    /// Words, some of them styled: each style once, so that none stands within its own.
    fn words(&mut self, dice: &mut Dice, free: &[(&str, MarkKind)]) {
        for _ in 0..=dice.below(4) {
            match dice.below(8) {
                0 if !free.is_empty() => {
                    let at = dice.below(free.len());
                    let mut rest = free.to_vec();
                    let (token, kind) = rest.remove(at);
                    let from = self.units();
                    // Between two tokens of underscores stands something empty.
                    self.source.push_str("**");
                    self.source.push_str("**");
                    self.source.push_str(token);
                    self.words(dice, &rest);
                    self.source.push_str(token);
                    self.marked(kind, from);
                }
                1 => {
                    self.plain(" ");
                }
                2 => {
                    self.source.push('\n');
                    self.text.push('\n');
                }
                _ => self.plain(dice.word()),
            }
        }
        self.plain("w");
    }

    fn code(&mut self, dice: &mut Dice) {
        let from = self.units();
        let block = dice.below(2) == 0;
        self.source.push_str(if block { "```rust\n" } else { "`" });
        for _ in 0..=dice.below(3) {
            let word = dice.word();
            self.source.push_str(&word.replace('\\', "\\\\").replace('`', "\\`"));
            self.text.push_str(word);
        }
        self.source.push_str(if block { "```" } else { "`" });
        self.marked(if block { MarkKind::Pre(Some("rust".to_owned())) } else { MarkKind::Code }, from);
    }
}

#[test]
fn what_a_generator_writes_is_read_as_it_was_meant() {
    let styles =
        [("*", MarkKind::Bold), ("~", MarkKind::Strikethrough), ("||", MarkKind::Spoiler), ("__", MarkKind::Underline)];
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let mut written = Written::default();
        for _ in 0..=dice.below(5) {
            match dice.below(4) {
                0 => written.code(&mut dice),
                1 => {
                    let from = written.units();
                    written.source.push('[');
                    written.words(&mut dice, &[]);
                    written.source.push_str("](https://a.example/\\)x)");
                    written.marked(MarkKind::Link("https://a.example/)x".to_owned()), from);
                }
                // A star opens bold, so empty bold as a spacer stands only outside of it.
                _ => written.words(&mut dice, &styles[1..]),
            }
        }
        let read = parse(&written.source).unwrap_or_else(|fault| panic!("{seed}: {:?}: {fault}", written.source));
        assert_eq!(read.text, written.text, "{seed}: {:?}", written.source);
        let key = |mark: &Mark| (mark.offset, mark.length, mark.kind.as_str());
        let (mut read, mut meant) = (read.entities, written.marks);
        read.sort_by_key(key);
        meant.sort_by_key(key);
        assert_eq!(read, meant, "{seed}: {:?}", written.source);
    }
}

#[test]
fn whatever_is_read_or_refused_its_marks_nest_and_its_faults_stand_in_the_text() {
    for seed in 0..20_000 {
        let mut dice = Dice::new(seed);
        let parts = [
            "*", "_", "__", "~", "||", "|", "`", "```", "[", "](t.me)", "]", ">", "\n", "\r", "\\", "a", "😀", " ",
            "!", "![", ".", "(", ")",
        ];
        let source: String = (0..dice.below(24)).map(|_| dice.one(&parts)).collect();
        let formatted = match parse(&source) {
            Ok(formatted) => formatted,
            Err(fault) => {
                assert!(source.is_char_boundary(fault.at) && fault.at <= source.len(), "{source:?}");
                continue;
            }
        };
        let marks = &formatted.entities;
        for (at, mark) in marks.iter().enumerate() {
            // It stands on whole characters, and on some.
            assert!(!words(&formatted.text, mark).is_empty(), "{source:?}");
            for other in &marks[at + 1..] {
                let end = mark.offset + mark.length;
                let within = other.offset + other.length <= end;
                assert!(other.offset >= mark.offset && (other.offset >= end || within), "{source:?}");
                let alone = [MarkKind::Code.as_str(), MarkKind::Pre(None).as_str()].contains(&mark.kind.as_str());
                assert!(!alone || other.offset >= end, "nothing within code: {source:?}");
            }
        }
    }
}
