use serde_json::json;

use super::*;

fn mail() -> Value {
    json!({
        "v": 1, "id": "mail", "url": "https://mail.example", "methods": ["POST"], "paths": ["/v1/send"],
        "key": {"file": "MAIL_API_KEY", "in": "header", "name": "authorization", "prefix": "Bearer "},
        "headers": ["content-type", "accept"], "body": 1_048_576, "answer": 1_048_576, "seconds": 30,
    })
}

fn read(value: &Value) -> Result<Route, ConfigError> {
    parse(Path::new("mail.json"), &value.to_string())
}

#[test]
fn the_example_of_the_format_is_read() {
    let route = read(&mail()).unwrap();
    assert_eq!((route.id.as_str(), route.seconds, route.body), ("mail", 30, 1_048_576));
    let place = RoutePlace::Header { name: "authorization".to_owned(), prefix: "Bearer ".to_owned() };
    assert_eq!(route.key, Some(RouteKey { file: "MAIL_API_KEY".to_owned(), place }));
}

#[test]
fn a_key_goes_into_a_header_the_query_or_a_password_or_there_is_none() {
    for (key, holds) in [
        (json!({"file": "MAIL_API_KEY", "in": "query", "name": "api_key"}), true),
        (json!({"file": "MAIL_API_KEY", "in": "basic", "name": "api"}), true),
        (json!({"in": "none"}), true),
        (json!({"file": "MAIL_API_KEY", "in": "none"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "query", "name": "a=b"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "basic", "name": "a:b"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "header", "name": "host"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "header", "name": "x\r\ny"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "header", "name": "x-key", "prefix": "a\r\nb"}), false),
        (json!({"file": "../token", "in": "header", "name": "x-key"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "body", "name": "x"}), false),
        (json!({"file": "MAIL_API_KEY", "in": "header", "name": "x-key", "also": 1}), false),
    ] {
        let mut route = mail();
        route["key"] = key.clone();
        assert_eq!(read(&route).is_ok(), holds, "{key}");
    }
}

#[test]
fn what_is_not_of_the_format_is_told_by_its_field() {
    for (field, value) in [
        ("v", json!(2)),
        ("id", json!("telegram")),
        ("id", json!("../x")),
        ("url", json!("http://mail.example")),
        ("url", json!("https://mail.example/")),
        ("url", json!({"url": "http://10.0.0.1:80", "uid": 1})),
        ("methods", json!([])),
        ("methods", json!(["CONNECT"])),
        ("methods", json!(["POST", "POST"])),
        ("paths", json!([])),
        ("paths", json!(["v1"])),
        ("paths", json!(["/v1/../x"])),
        ("paths", json!(["/v1//x"])),
        ("paths", json!(["/v1/%2e"])),
        ("headers", json!(["Content-Type"])),
        ("headers", json!(["cookie"])),
        ("headers", json!(["connection"])),
        ("headers", json!(["proxy-connection"])),
        ("headers", json!(["authorization"])),
        ("body", json!(1_u64 << 40)),
        ("answer", json!(0)),
        ("seconds", json!(901)),
    ] {
        let mut route = mail();
        route[field] = value.clone();
        let error = read(&route).unwrap_err();
        assert!(error.field.starts_with(field), "{field} {value}: {error}");
    }
    let mut route = mail();
    route["more"] = json!(1);
    assert!(read(&route).is_err());
    let mut keys = mail();
    keys["key"] = json!({"file": "MAIL_API_KEY", "in": "header", "name": "accept"});
    assert_eq!(read(&keys).unwrap_err().field, "headers");
}
