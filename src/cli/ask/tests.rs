use super::*;

fn built(words: &[&str], stdin: &str) -> Result<Ask, Wrong> {
    let args = Args::read("ask", &words.iter().map(OsString::from).collect::<Vec<_>>())?;
    match request(&args, &mut stdin.as_bytes())? {
        Asked::New(ask) => Ok(ask),
        Asked::Status { .. } => panic!("a new request is no question about another"),
    }
}

#[test]
fn a_shell_can_ask_how_its_request_stands_and_nothing_else_with_it() {
    let read = |words: &[&str]| Args::read("ask", &words.iter().map(OsString::from).collect::<Vec<_>>()).unwrap();
    let asked = status(&read(&["--id", "r-5f2c91a07d", "--wait", "5"]), "r-5f2c91a07d").unwrap();
    let Asked::Status { line, wait_s } = asked else { panic!("no question") };
    assert_eq!((line.as_str(), wait_s), (r#"{"id":"r-5f2c91a07d","op":"status","wait_s":5}"#, 5));
    for words in [["--id", "r-5f2c91a07d", "note"].as_slice(), &["--id", "r-5f2c91a07d", "--field", "text=a"]] {
        assert!(matches!(status(&read(words), "r-5f2c91a07d"), Err(Wrong::Usage(_))), "{words:?}");
    }
}

fn payload(words: &[&str], stdin: &str) -> String {
    json::canonical(&built(words, stdin).unwrap().payload)
}

fn refused(words: &[&str], stdin: &str) -> Code {
    match built(words, stdin) {
        Err(Wrong::Data(refusal)) => refusal.code,
        other => panic!("{other:?}"),
    }
}

#[test]
fn fields_are_text_unless_they_say_that_they_are_json() {
    assert_eq!(
        payload(
            &["k", "--field", "text=a=b", "--field", "price:=120", "--field", "loud:=true", "--field", "empty="],
            ""
        ),
        "{\"empty\":\"\",\"loud\":true,\"price\":120,\"text\":\"a=b\"}"
    );
    assert_eq!(payload(&["k", "--field", "text=12"], ""), "{\"text\":\"12\"}");
}

#[test]
fn a_field_that_stands_again_makes_a_list() {
    let words = ["k", "--field", "to=a", "--field", "to=b", "--field", "to=c", "--field", "one:=[\"a\"]"];
    assert_eq!(payload(&words, ""), "{\"one\":[\"a\"],\"to\":[\"a\",\"b\",\"c\"]}");
}

#[test]
fn the_payload_comes_from_a_file_or_standard_input_and_is_strict() {
    assert_eq!(payload(&["k", "--payload", "-", "--field", "b=2"], "{\"a\":\"1\"}"), "{\"a\":\"1\",\"b\":\"2\"}");
    assert_eq!(refused(&["k", "--payload", "-"], "{\"a\":1,\"a\":2}"), Code::JsonStrict);
    assert_eq!(refused(&["k", "--payload", "-"], "{\"a\":1.5}"), Code::JsonStrict);
    assert_eq!(refused(&["k", "--payload", "-"], "[]"), Code::FieldType);
    assert_eq!(refused(&["k", "--payload", "-"], &"x".repeat(LINE_MAX + 1)), Code::TextTooLong);
    assert_eq!(refused(&["k", "--field", "a:=1.5"], ""), Code::JsonStrict);
    assert_eq!(refused(&["k", "--payload", "-", "--field", "a=2"], "{\"a\":\"1\"}"), Code::JsonStrict);
    assert!(matches!(built(&["k", "--payload", "/nonexistent"], ""), Err(Wrong::Usage(_))));
}

#[test]
fn a_command_line_that_is_not_understood_asks_nothing() {
    for wrong in [
        &[][..],
        &["k", "more"],
        &["k", "--field", "text"],
        &["k", "--wait", "soon"],
        &["k", "--wait", "-1"],
        &["k", "--wait", "05"],
        &["k", "--shell"],
    ] {
        assert!(matches!(built(wrong, ""), Err(Wrong::Usage(_))), "{wrong:?}");
    }
    let ask = built(&["k", "--wait", "60", "--urgent", "--file", "/a", "--file", "b"], "").unwrap();
    assert_eq!((ask.wait_s, ask.urgent, ask.files.len()), (60, true, 2));
}
