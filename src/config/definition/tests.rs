use super::*;

const NOTE: &str = r#"{"v":1,"id":"note","initial":"on","seconds":10,
"command":["@self","act","note"],"routes":[],
"cost":{"fixed":0},
"fields":{"text":{"type":"text","max":100},"to":{"type":"target","from":["table"],"many":2}},
"order":["to","text"],
"files":{"max":1,"bytes":10},
"targets":{"acme-x":{"name":"X: @acme","runs":{"account":"66f1"}}},
"words":{"en":{"act":"Note","yes":"Yes, note","doing":"Noting","done":"noted","not_done":"Not noted","short":"note","unit":"notes"},
"ru":{"act":"Записать","yes":"Да, записать","doing":"Записываю","done":"записано","not_done":"Не записано","short":"запись","unit":"записей"}}}"#;

fn read(text: &str) -> Result<Kind, ConfigError> {
    parse(Path::new("/etc/mila-gate/kinds.d/note.json"), text)
}

fn refused(from: &str, to: &str, field: &str) -> ConfigError {
    assert!(NOTE.contains(from), "{from}");
    let error = read(&NOTE.replacen(from, to, 1)).map(|_kind| ()).unwrap_err();
    assert_eq!(error.field, field, "{to}: {error}");
    assert!(error.line.is_some(), "{error}");
    error
}

#[test]
fn a_definition_is_read_whole() {
    let kind = read(NOTE).unwrap();
    assert_eq!((kind.id.as_str(), kind.initial_on, kind.mandate_ok, kind.seconds), ("note", true, false, 10));
    assert_eq!(kind.order, ["to", "text"]);
    assert_eq!(kind.fields["to"].many, Some(2));
    assert_eq!(kind.targets["acme-x"].name, "X: @acme");
    assert_eq!(kind.words(crate::config::Language::Ru).act, "Записать");
}

#[test]
fn the_hash_is_of_the_canonical_definition_and_not_of_its_layout() {
    let def = read(NOTE).unwrap().def;
    assert_eq!(read(&NOTE.replace(",\n", ",\n   ")).unwrap().def, def);
    assert_ne!(read(&NOTE.replace("\"seconds\":10", "\"seconds\":11")).unwrap().def, def);
    assert_ne!(read(&NOTE.replace("66f1", "66f2")).unwrap().def, def);
}

#[test]
fn unknown_missing_and_repeated_keys_are_errors_that_name_themselves() {
    for (from, to, word) in [
        ("\"routes\":[]", "\"routes\":[],\"shell\":true", "shell"),
        ("\"max\":100", "\"max\":100,\"min\":1", "min"),
        ("\"fixed\":0", "\"fixd\":0", "fixd"),
        ("\"seconds\":10,\n", "", "seconds"),
        ("\"routes\":[],", "", "routes"),
        ("\"unit\":\"notes\"", "\"units\":\"notes\"", "units"),
        ("\"v\":1", "\"v\":1,\"v\":1", "v"),
        ("\"account\":\"66f1\"", "\"account\":\"66f1\",\"account\":\"66f2\"", "account"),
    ] {
        let error = read(&NOTE.replacen(from, to, 1)).map(|_kind| ()).unwrap_err();
        assert!(error.line.is_some() && error.to_string().contains(word), "{to}: {error}");
    }
}

#[test]
fn values_outside_their_range_are_errors() {
    for (from, to, field) in [
        ("\"v\":1", "\"v\":2", "v"),
        ("\"note\",\"initial\"", "\"Note\",\"initial\"", "id"),
        ("\"initial\":\"on\"", "\"initial\":\"yes\"", "initial"),
        ("\"initial\":\"on\"", "\"initial\":null", "initial"),
        ("\"seconds\":10", "\"seconds\":0", "seconds"),
        ("\"seconds\":10", "\"seconds\":901", "seconds"),
        ("[\"@self\",\"act\",\"note\"]", "[]", "command"),
        ("\"@self\"", "\"curl\"", "command[0]"),
        ("\"@self\"", "\"./curl\"", "command[0]"),
        ("\"@self\"", "\"/usr/../tmp/x\"", "command[0]"),
        ("\"@self\"", "\"/\"", "command[0]"),
        ("\"act\",\"note\"", "\"a\\nb\"", "command"),
        ("\"routes\":[]", "\"routes\":[\"telegram\",\"telegram\"]", "routes"),
        ("\"routes\":[]", "\"routes\":[\"../x\"]", "routes[0]"),
        ("{\"fixed\":0}", "{}", "cost"),
        ("{\"fixed\":0}", "{\"fixed\":0,\"field\":\"text\"}", "cost"),
        ("{\"fixed\":0}", "{\"fixed\":100001}", "cost.fixed"),
        ("{\"fixed\":0}", "{\"field\":\"text\"}", "cost.field"),
        ("{\"fixed\":0}", "{\"field\":\"nothing\"}", "cost.field"),
        ("\"max\":100", "\"max\":0", "fields.text.max"),
        ("\"max\":100", "\"max\":23001", "fields.text.max"),
        ("\"type\":\"text\",\"max\":100", "\"type\":\"text\"", "fields.text.max"),
        ("\"type\":\"text\"", "\"type\":\"html\"", "fields.text.type"),
        ("\"type\":\"text\"", "\"type\":\"money\"", "fields.text.max"),
        ("\"type\":\"text\"", "\"type\":\"line\",\"of\":[\"a\"]", "fields.text.of"),
        ("\"max\":100", "\"max\":100,\"many\":2", "fields.text.many"),
        ("\"many\":2", "\"many\":17", "fields.to.many"),
        ("\"many\":2", "\"many\":0", "fields.to.many"),
        ("\"from\":[\"table\"]", "\"from\":[]", "fields.to.from"),
        ("\"from\":[\"table\"]", "\"from\":[\"anywhere\"]", "fields.to.from"),
        ("\"from\":[\"table\"]", "\"from\":[\"table\",\"table\"]", "fields.to.from"),
        ("\"text\":{\"type\"", "\"Text\":{\"type\"", "fields.Text"),
        ("\"order\":[\"to\",\"text\"]", "\"order\":[\"to\"]", "order"),
        ("\"order\":[\"to\",\"text\"]", "\"order\":[\"to\",\"text\",\"text\"]", "order"),
        ("\"order\":[\"to\",\"text\"]", "\"order\":[\"to\",\"title\"]", "order"),
        ("\"max\":1,", "\"max\":11,", "files.max"),
        ("\"bytes\":10", "\"bytes\":0", "files.bytes"),
        ("\"bytes\":10", "\"bytes\":52428801", "files.bytes"),
        ("\"max\":1,\"bytes\":10", "\"max\":1", "files.bytes"),
        ("\"acme-x\":", "\"111\":", "targets.111"),
        ("\"acme-x\":", "\"Acme\":", "targets.Acme"),
        ("\"acme-x\":", "\"-acme\":", "targets.-acme"),
        ("{\"account\":\"66f1\"}", "\"66f1\"", "targets.acme-x.runs"),
        ("\"account\":\"66f1\"", "\"Account\":\"66f1\"", "targets.acme-x.runs"),
    ] {
        refused(from, to, field);
    }
}

#[test]
fn words_and_names_are_text_that_shows_and_fits() {
    for (from, to, field) in [
        ("\"X: @acme\"", "\"X: \\u202e@acme\"", "targets.acme-x.name"),
        ("\"X: @acme\"", "\"\"", "targets.acme-x.name"),
        ("\"X: @acme\"", "\"a\\nb\"", "targets.acme-x.name"),
        ("\"X: @acme\"", "\"משרד\"", "targets.acme-x.name"),
        ("\"noted\"", "\"not\\u200bed\"", "words.en.done"),
        ("\"noted\"", "\"\"", "words.en.done"),
        ("\"noted\"", "\" noted\"", "words.en.done"),
        ("\"noted\"", "\"\\ud83d\\udd12 noted\"", "words.en.done"),
        ("\"Yes, note\"", "\"Yes, do take this note\"", "words.en.yes"),
        ("\"Да, записать\"", "\"Да, записать поскорее\"", "words.ru.yes"),
    ] {
        refused(from, to, field);
    }
}
