use super::*;
use crate::config::kinds::Kinds;
use std::path::Path;

/// The owners' private chats and one connected group.
struct Known;

impl Chats for Known {
    fn owner(&self, id: &str) -> Option<(ChatId, String)> {
        (id == "111").then(|| (ChatId::new(111).unwrap(), "Anna".to_owned()))
    }

    fn connected(&self, id: &str) -> Option<(ChatId, String)> {
        let title = match id {
            "-100222" => "Office",
            "-100333" => "p\u{430}ypal",
            "-100444" => "משרד",
            _ => return None,
        };
        Some((ChatId::new(id.parse().unwrap()).unwrap(), title.to_owned()))
    }
}

/// The same owner under another name, and the group no longer connected.
struct Renamed;

impl Chats for Renamed {
    fn owner(&self, id: &str) -> Option<(ChatId, String)> {
        Known.owner(id).map(|(chat, _)| (chat, "Bob".to_owned()))
    }

    fn connected(&self, _id: &str) -> Option<(ChatId, String)> {
        None
    }
}

fn now() -> Wall {
    Wall::parse("2026-11-30T13:00:00Z").unwrap()
}

fn bot_send() -> Arc<Kind> {
    Arc::clone(Kinds::of_the_format().iter().next().unwrap())
}

/// A kind with a field of each type.
fn every() -> Arc<Kind> {
    let text = r#"{"v":1,"id":"every","seconds":5,"command":["@self"],"routes":[],"cost":{"field":"price"},
      "fields":{"text":{"type":"text","max":20000,"optional":true},"more":{"type":"text","max":20000,"optional":true},
      "title":{"type":"line","max":10,"optional":true},"lines":{"type":"line","max":10,"many":2,"optional":true},
      "to":{"type":"target","from":["table"],"many":2,"optional":true},"price":{"type":"money"},
      "when":{"type":"time","optional":true},"how":{"type":"choice","of":["fast","slow"],"optional":true},
      "loud":{"type":"flag","optional":true}},
      "order":["to","when","title","lines","how","loud","price","text","more"],
      "targets":{"a":{"name":"A","runs":{"chat":-5,"account":"x"}},"b":{"name":"B","runs":{"chat":-5}}},
      "words":{"en":{"act":"a","yes":"y","doing":"d","done":"d","not_done":"n","short":"s","unit":"u"},
      "ru":{"act":"a","yes":"y","doing":"d","done":"d","not_done":"n","short":"s","unit":"u"}}}"#;
    Arc::new(crate::config::definition::parse(Path::new("every.json"), text).unwrap())
}

fn file(name: &str, bytes: &[u8]) -> FileFacts {
    FileFacts { name: name.to_owned(), size: u64::try_from(bytes.len()).unwrap(), sha256: Digest::of(bytes) }
}

fn checked(kind: &Arc<Kind>, payload: &str, files: &[FileFacts]) -> Result<Checked, Refusal> {
    check(kind, &json::parse(payload.as_bytes()).unwrap(), files, &Known, now())
}

fn refused(kind: &Arc<Kind>, payload: &str, code: Code, field: &str) -> Refusal {
    let refusal = checked(kind, payload, &[]).map(|checked| checked.canonical).unwrap_err();
    assert_eq!((refusal.code, refusal.field.as_deref()), (code, Some(field)), "{payload}: {}", refusal.hint);
    refusal
}

#[test]
fn the_worked_example_of_the_format_comes_out_to_the_byte() {
    let payload = r#"{"text":"Grüße\nbis 18:30","chat":"111"}"#;
    let checked = checked(&bot_send(), payload, &[file("in.txt", b"hello file")]).unwrap();
    assert_eq!(checked.kind.def.hex(), "6fd320c44e2cb75c864a9eff88dc5b381f22b8af68e8eb822a8e1178588aff4c");
    assert_eq!(
        checked.canonical,
        "{\"chat\":{\"id\":\"111\",\"name\":\"Anna\",\"runs\":{\"chat\":111}},\"text\":\"Grüße\\nbis 18:30\"}"
    );
    assert_eq!(checked.canonical.len(), 83);
    assert_eq!(checked.files[0].sha256.hex(), "f3877e8a3d98f809d9f844060fbea2864a4b66980a22ff22297014d0c168db2e");
    assert_eq!(checked.digest.hex(), "a19cb7196ce8a4d804a4159702cffc3c6ff37c0d86a9eaa7f92d6fcff8ff43fe");
    assert_eq!(digest::code(&checked.digest), "M6EB-E6BC");
    assert_eq!(checked.chats, [ChatId::new(111).unwrap()]);
    assert_eq!(checked.cents, 0);
    let names: Vec<&str> = checked.shown.iter().map(|field| field.name.as_str()).collect();
    assert_eq!(names, ["chat", "text"]);
}

#[test]
fn everything_that_runs_is_shown() {
    let payload = r#"{"price":120,"to":["b","a"],"when":"2026-12-01T08:30:00Z","title":"t","lines":["x","y"],"how":"slow","loud":true,"text":"z"}"#;
    let checked = checked(&every(), payload, &[]).unwrap();
    let Json::Obj(canonical) = json::parse(checked.canonical.as_bytes()).unwrap() else { panic!("an object") };
    let mut shown: Vec<&str> = checked.shown.iter().map(|field| field.name.as_str()).collect();
    assert_eq!(shown, ["to", "when", "title", "lines", "how", "loud", "price", "text"]);
    shown.sort_unstable();
    assert_eq!(shown, canonical.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>());
    assert_eq!(checked.cents, 120);
    assert_eq!(checked.chats, [ChatId::new(-5).unwrap()]);
}

#[test]
fn a_field_that_no_card_shows_is_refused() {
    let refusal =
        refused(&bot_send(), r#"{"chat":"111","parse_mode":"HTML"}"#, Code::FieldUnknown, "payload.parse_mode");
    assert!(refusal.hint.contains("chat, text, as"), "{}", refusal.hint);
    refused(&bot_send(), r#"{"chat":"111","Text":"a"}"#, Code::FieldUnknown, "payload.Text");
}

#[test]
fn a_missing_or_mistyped_field_is_refused() {
    refused(&bot_send(), r#"{"text":"a"}"#, Code::FieldMissing, "payload.chat");
    refused(&every(), "{}", Code::FieldMissing, "payload.price");
    for (payload, field) in [
        (r#"{"price":"1"}"#, "payload.price"),
        (r#"{"price":null}"#, "payload.price"),
        (r#"{"price":true}"#, "payload.price"),
        (r#"{"price":1,"text":1}"#, "payload.text"),
        (r#"{"price":1,"text":["a"]}"#, "payload.text"),
        (r#"{"price":1,"text":null}"#, "payload.text"),
        (r#"{"price":1,"title":["a"]}"#, "payload.title"),
        (r#"{"price":1,"lines":"a"}"#, "payload.lines"),
        (r#"{"price":1,"lines":["a",1]}"#, "payload.lines[1]"),
        (r#"{"price":1,"to":"a"}"#, "payload.to"),
        (r#"{"price":1,"to":[{"id":"a"}]}"#, "payload.to[0]"),
        (r#"{"price":1,"when":1}"#, "payload.when"),
        (r#"{"price":1,"loud":"true"}"#, "payload.loud"),
        (r#"{"price":1,"loud":1}"#, "payload.loud"),
        (r#"{"price":1,"how":true}"#, "payload.how"),
    ] {
        refused(&every(), payload, Code::FieldType, field);
    }
    let refusal = checked(&every(), "[]", &[]).map(|_checked| ()).unwrap_err();
    assert_eq!((refusal.code, refusal.field.as_deref()), (Code::FieldType, Some("payload")));
}

#[test]
fn a_value_outside_its_range_is_refused() {
    for (payload, field) in [
        (r#"{"price":-1}"#, "payload.price"),
        (r#"{"price":100001}"#, "payload.price"),
        (r#"{"price":1,"how":"Fast"}"#, "payload.how"),
        (r#"{"price":1,"text":""}"#, "payload.text"),
        (r#"{"price":1,"lines":[]}"#, "payload.lines"),
        (r#"{"price":1,"lines":["a","b","c"]}"#, "payload.lines"),
        (r#"{"price":1,"to":[]}"#, "payload.to"),
        (r#"{"price":1,"to":["a","a"]}"#, "payload.to[1]"),
        (r#"{"price":1,"when":"2026-11-30T12:59:00Z"}"#, "payload.when"),
        (r#"{"price":1,"when":"2027-12-02T13:00:00Z"}"#, "payload.when"),
        (r#"{"price":1,"when":"2026-12-01T08:30:01Z"}"#, "payload.when"),
        (r#"{"price":1,"when":"2026-12-01T08:30:00.000Z"}"#, "payload.when"),
        (r#"{"price":1,"when":"2026-12-01T08:30:00+01:00"}"#, "payload.when"),
        (r#"{"price":1,"when":"2026-02-30T08:30:00Z"}"#, "payload.when"),
    ] {
        refused(&every(), payload, Code::FieldRange, field);
    }
    for good in [r#"{"price":0}"#, r#"{"price":100000}"#, r#"{"price":1,"when":"2026-11-30T13:00:00Z"}"#] {
        assert!(checked(&every(), good, &[]).is_ok(), "{good}");
    }
}

#[test]
fn text_that_would_not_show_is_refused_with_its_place_and_the_repair() {
    let refusal = refused(&bot_send(), r#"{"chat":"111","text":"hello\u200bworld"}"#, Code::TextHidden, "payload.text");
    assert_eq!((refusal.at, refusal.ch, refusal.fixed.as_deref()), (Some(5), Some('\u{200b}'), Some("helloworld")));
    for (text, code) in [
        ("a\\u202eb", Code::TextHidden),
        ("a\\u0007b", Code::TextHidden),
        ("a\\u00a0b", Code::TextHidden),
        ("a\\ue000b", Code::TextHidden),
        ("e\\u0301", Code::TextNotNfc),
        (" a", Code::TextBlank),
        ("a\\ud83d\\udd12", Code::ReservedMark),
    ] {
        refused(&bot_send(), &format!("{{\"chat\":\"111\",\"text\":\"{text}\"}}"), code, "payload.text");
    }
    // A line holds no line feed; a text may.
    refused(&every(), r#"{"price":1,"title":"a\nb"}"#, Code::TextHidden, "payload.title");
    refused(&every(), r#"{"price":1,"lines":["a","a\u200db"]}"#, Code::TextHidden, "payload.lines[1]");
}

#[test]
fn text_is_bounded_in_each_field_and_over_all() {
    refused(&every(), &format!("{{\"price\":1,\"title\":\"{}\"}}", "x".repeat(11)), Code::TextTooLong, "payload.title");
    // Counted as Telegram counts: an astral character is two.
    assert!(checked(&every(), &format!("{{\"price\":1,\"title\":\"{}\"}}", "𠀀".repeat(5)), &[]).is_ok());
    refused(&every(), &format!("{{\"price\":1,\"title\":\"{}\"}}", "𠀀".repeat(6)), Code::TextTooLong, "payload.title");
    let both =
        |a: usize, b: usize| format!("{{\"price\":1,\"text\":\"{}\",\"more\":\"{}\"}}", "x".repeat(a), "x".repeat(b));
    assert!(checked(&every(), &both(20000, 3000), &[]).is_ok());
    refused(&every(), &both(20000, 3001), Code::TextTooLong, "payload.more");
}

#[test]
fn a_target_is_an_exact_id_of_a_place_that_is_known() {
    for (id, chat) in [("ops", -1_001_111_111_111), ("111", 111), ("-100222", -100_222)] {
        let checked = checked(&bot_send(), &format!("{{\"chat\":\"{id}\",\"text\":\"a\"}}"), &[]).unwrap();
        assert_eq!(checked.chats, [ChatId::new(chat).unwrap()]);
    }
    for wrong in ["", "Ops", "ops ", "@ops", "0111", "+111", "111.0", "112", "-100999", "о\u{440}s", "111\u{200b}"] {
        let refusal = refused(
            &bot_send(),
            &format!("{{\"chat\":\"{wrong}\",\"text\":\"a\"}}"),
            Code::TargetUnknown,
            "payload.chat",
        );
        assert!(refusal.hint.contains("ops"), "{}", refusal.hint);
    }
    refused(&bot_send(), r#"{"chat":111,"text":"a"}"#, Code::FieldType, "payload.chat");
    // The places of a chat are not those of a kind that names only its table.
    refused(&every(), r#"{"price":1,"to":["111"]}"#, Code::TargetUnknown, "payload.to[0]");
}

#[test]
fn a_name_of_two_alphabets_is_marked_and_one_that_reads_two_ways_gives_way_to_the_id() {
    let target = |id: &str| {
        let checked = checked(&bot_send(), &format!("{{\"chat\":\"{id}\",\"text\":\"a\"}}"), &[]).unwrap();
        let ShownValue::Targets(targets) = &checked.shown[0].value else { panic!("targets") };
        targets[0].clone()
    };
    assert_eq!(target("-100222").mixed, None);
    assert!(target("-100333").mixed.is_some());
    assert_eq!(target("-100444").name, "-100444");
}

#[test]
fn files_are_bounded_in_number_size_and_name() {
    let kind = bot_send();
    let with = |files: &[FileFacts]| {
        checked(&kind, r#"{"chat":"111"}"#, files)
            .map(|_checked| ())
            .map_err(|refusal| (refusal.code, refusal.field.unwrap()))
    };
    let sized = |size: u64| FileFacts { size, ..file("a.bin", b"") };
    assert_eq!(with(&vec![sized(1); 10]), Ok(()));
    assert_eq!(with(&vec![sized(1); 11]), Err((Code::FileTooMany, "files".into())));
    assert_eq!(with(&[sized(1), sized(0)]), Err((Code::FileEmpty, "files[1]".into())));
    assert_eq!(with(&[sized(52_428_801)]), Err((Code::FileTooBig, "files[0]".into())));
    assert_eq!(with(&vec![sized(52_428_800); 3]), Err((Code::FileTooBig, "files".into())));
    assert_eq!(with(&[file(".curlrc", b"x")]), Err((Code::FileName, "files[0]".into())));
    let none = checked(&every(), r#"{"price":1}"#, &[file("a", b"x")]).map(|_checked| ()).unwrap_err();
    assert_eq!(none.code, Code::FileTooMany);
}

#[test]
fn every_part_of_a_request_changes_its_digest() {
    let kind = bot_send();
    let digest = |payload: &str, files: &[FileFacts]| checked(&kind, payload, files).unwrap().digest;
    let first = digest(r#"{"chat":"111","text":"a"}"#, &[file("a", b"x")]);
    assert_eq!(first, digest(r#"{"text":"a","chat":"111"}"#, &[file("a", b"x")]));
    for other in [
        digest(r#"{"chat":"111","text":"b"}"#, &[file("a", b"x")]),
        digest(r#"{"chat":"ops","text":"a"}"#, &[file("a", b"x")]),
        digest(r#"{"chat":"111","text":"a"}"#, &[file("b", b"x")]),
        digest(r#"{"chat":"111","text":"a"}"#, &[file("a", b"y")]),
        digest(r#"{"chat":"111","text":"a"}"#, &[]),
        digest(r#"{"chat":"111","text":"a","as":"photo"}"#, &[file("a", b"x")]),
    ] {
        assert_ne!(first, other);
    }
}

#[test]
fn a_stored_request_is_taken_again_only_while_it_is_the_same() {
    let kind = every();
    let payload = r#"{"price":1,"to":["a","b"],"when":"2026-11-30T14:00:00Z"}"#;
    let first = checked(&kind, payload, &[]).unwrap();
    let stored =
        Stored { def: &kind.def, canonical: &first.canonical, files: &[], digest: &first.digest, terms: false };
    assert_eq!(again(&kind, &stored, &Known, now()).unwrap().digest, first.digest);

    // The moment has passed.
    let late = again(&kind, &stored, &Known, now().plus_ms(3_600_001)).map(|_checked| ()).unwrap_err();
    assert_eq!(late.code, Code::FieldRange);

    // The definition is another one.
    let other = Stored { def: &bot_send().def, ..stored };
    assert_eq!(again(&kind, &other, &Known, now()).map(|_checked| ()).unwrap_err().code, Code::KindChanged);

    // A chat was renamed, or is connected no longer.
    let kind = bot_send();
    for id in ["111", "-100222"] {
        let first = checked(&kind, &format!("{{\"chat\":\"{id}\",\"text\":\"a\"}}"), &[]).unwrap();
        let stored =
            Stored { def: &kind.def, canonical: &first.canonical, files: &[], digest: &first.digest, terms: false };
        assert_eq!(again(&kind, &stored, &Renamed, now()).map(|_checked| ()).unwrap_err().code, Code::TargetChanged);
    }

    // A file's bytes are others.
    let files = [file("a", b"x")];
    let first = checked(&kind, r#"{"chat":"111"}"#, &files).unwrap();
    let stored = Stored {
        def: &kind.def,
        canonical: &first.canonical,
        files: &[file("a", b"y")],
        digest: &first.digest,
        terms: false,
    };
    assert!(again(&kind, &stored, &Known, now()).is_err());
}
