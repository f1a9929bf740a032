//! What an action may send: under a lease, to its chats, in its form, for its time.

use serde_json::{Value, json};

use crate::gate::{Keeper, Plan, Reply, Role, def, lease, walled};
use crate::upstream::Upstream;

/// A kind that reaches nothing.
fn closed_kind() -> Value {
    json!({
        "v": 1, "id": "closed", "initial": "on", "seconds": 20, "routes": [], "command": ["@self", "act", "bot_send"],
        "cost": {"fixed": 0}, "fields": {"text": {"type": "text", "max": 100}}, "order": ["text"],
        "words": {
            "en": {"act": "a", "yes": "b", "doing": "c", "done": "d", "not_done": "e", "short": "f", "unit": "g"},
            "ru": {"act": "a", "yes": "b", "doing": "c", "done": "d", "not_done": "e", "short": "f", "unit": "g"},
        },
    })
}

fn send(keeper: &Keeper, chat: i64) -> Reply {
    keeper.post(Role::Act, "/telegram/sendMessage", &json!({"chat_id": chat, "text": "hi"}))
}

fn form(parts: &[(&str, &str)]) -> Vec<u8> {
    let one = |(head, content): &(&str, &str)| {
        format!("--a-boundary\r\nContent-Disposition: form-data; {head}\r\n\r\n{content}\r\n")
    };
    let parts: Vec<String> = parts.iter().map(one).collect();
    (parts.concat() + "--a-boundary--\r\n").into_bytes()
}

#[test]
fn an_action_sends_to_the_chats_of_its_lease_and_only_while_it_lasts() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("an action of its own uid") {
        return;
    }
    assert_eq!(send(&keeper, 111).told(), (403, "no_lease"));
    assert_eq!(keeper.lease(&[111, -1001]).status, 200);
    assert_eq!(keeper.status()["lease"], "r-5f2c91a07d");
    assert_eq!(send(&keeper, 111).status, 200);
    assert_eq!(send(&keeper, -1001).status, 200);
    for _ in 0..2 {
        assert_eq!(upstream.next().method(), "sendMessage");
    }
    assert_eq!(send(&keeper, 222).told(), (403, "lease_body"));
    let end = |id: &str| keeper.call(Role::Consent, "DELETE", &format!("/lease/{id}"), "application/json", b"").status;
    // The end of another request's lease ends nothing.
    assert_eq!(end("r-0000000000"), 200);
    assert_eq!(send(&keeper, 111).status, 200);
    assert_eq!(end("r-5f2c91a07d"), 200);
    assert_eq!(send(&keeper, 111).told(), (403, "no_lease"));
    assert_eq!(keeper.status()["lease"], Value::Null);
    assert_eq!(upstream.next().method(), "sendMessage");
    assert!(upstream.nothing());
}

#[test]
fn a_lease_ends_with_its_kinds_time_whatever_was_asked_for() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("an action of its own uid") {
        return;
    }
    let asked = lease("bot_send", &def("bot_send"), &[111], 900);
    assert_eq!(keeper.post(Role::Consent, "/lease", &asked).status, 200);
    keeper.advance(119);
    assert_eq!(send(&keeper, 111).status, 200);
    keeper.advance(121);
    assert_eq!(send(&keeper, 111).told(), (403, "no_lease"));
    // And makes room for the next one.
    assert_eq!(keeper.lease(&[222]).status, 200);
}

#[test]
fn there_is_one_lease_at_a_time_and_a_start_of_consent_ends_it() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    assert_eq!(keeper.lease(&[111]).status, 200);
    assert_eq!(keeper.lease(&[222]).told(), (409, "lease_open"));
    let mut other = lease("bot_send", &def("bot_send"), &[222], 120);
    other["id"] = "r-0000000001".into();
    assert_eq!(keeper.post(Role::Consent, "/lease", &other).told(), (409, "lease_open"));
    assert_eq!(keeper.call(Role::Consent, "DELETE", "/lease", "application/json", b"").status, 200);
    assert_eq!(keeper.post(Role::Consent, "/lease", &other).status, 200);
}

#[test]
fn a_lease_opens_the_routes_of_the_keepers_own_definition_and_no_other() {
    let upstream = Upstream::ok();
    let keeper = Plan::new(upstream.config()).kind(closed_kind()).start();
    let open = |kind: &str, def: &str| keeper.post(Role::Consent, "/lease", &lease(kind, def, &[111], 20));
    assert_eq!(open("bot_send", &def("bot_send").replace('a', "b")).told(), (403, "kind_changed"));
    assert_eq!(open("nothing", &def("bot_send")).told(), (403, "kind_unknown"));
    assert_eq!(open("closed", &def("bot_send")).told(), (403, "kind_changed"));
    if !walled("an action of its own uid") {
        return;
    }
    let canonical =
        mila_gate::base::json::canonical(&mila_gate::base::json::parse(closed_kind().to_string().as_bytes()).unwrap());
    let own = mila_gate::base::digest::Digest::of(canonical.as_bytes()).hex();
    assert_eq!(open("closed", &own).status, 200);
    assert_eq!(send(&keeper, 111).told(), (403, "no_lease"));
    assert!(upstream.nothing());
}

#[test]
fn a_leased_body_is_taken_apart_before_a_byte_of_it_is_sent() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("an action of its own uid") {
        return;
    }
    assert_eq!(keeper.lease(&[111]).status, 200);
    let no = (403, "lease_body");
    for (method, body) in [
        ("sendMessage", r#"{"chat_id":111,"text":"a","reply_markup":{"inline_keyboard":[]}}"#),
        ("sendMessage", r#"{"chat_id":111,"chat_id":222,"text":"a"}"#),
        ("sendMessage", r#"{"chat_id":111,"chat\u005fid":222,"text":"a"}"#),
        ("sendMessage", r#"{"chat_id":"111","text":"a"}"#),
        ("sendMessage", r#"{"chat_id":"@acme","text":"a"}"#),
        ("sendMessage", r#"{"chat_id":111,"text":"a","parse_mode":"HTML"}"#),
        ("sendMessage", r#"{"chat_id":111,"text":"a","reply_parameters":{"message_id":1,"chat_id":222}}"#),
        ("sendDocument", r#"{"chat_id":111,"document":"file:///etc/passwd"}"#),
        ("sendPhoto", r#"{"chat_id":111,"photo":"http://evil.example/"}"#),
        ("sendMediaGroup", r#"{"chat_id":111,"media":[{"type":"photo","media":"http://evil.example/"}]}"#),
        ("sendMessage", "chat_id=111&text=a"),
        ("sendMessage", ""),
    ] {
        let path = format!("/telegram/{method}");
        assert_eq!(keeper.call(Role::Act, "POST", &path, "application/json", body.as_bytes()).told(), no, "{body}");
    }
    let chat = ("name=\"chat_id\"", "111");
    let doc = ("name=\"document\"; filename=\"a.txt\"", "hello");
    let kind = "multipart/form-data; boundary=a-boundary";
    for parts in [
        vec![doc, chat],
        vec![chat, ("name=\"chat_id\"", "222"), doc],
        vec![("name=\"chat_id\"", "222"), doc],
        vec![chat, ("name=\"document\"", "http://evil.example/")],
        vec![chat, ("name=\"reply_markup\"", "{}"), doc],
        vec![chat, ("name=\"thumbnail\"; filename=\"t\"", "x"), doc],
    ] {
        let told = keeper.call(Role::Act, "POST", "/telegram/sendDocument", kind, &form(&parts));
        assert_eq!(told.told(), no, "{parts:?}");
    }
    let query = keeper.call(Role::Act, "POST", "/telegram/sendMessage?chat_id=222", "application/json", b"{}");
    assert_eq!(query.told(), (404, "no_route"));
    for content_type in
        ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", "application/json; x=y"]
    {
        let told = keeper.call(Role::Act, "POST", "/telegram/sendDocument", content_type, &form(&[chat, doc]));
        assert_eq!(told.told(), (400, "content_type"), "{content_type}");
    }
    assert!(upstream.nothing());
    let body = form(&[chat, ("name=\"caption\"", "x"), doc]);
    assert_eq!(keeper.call(Role::Act, "POST", "/telegram/sendDocument", kind, &body).status, 200);
    assert_eq!(upstream.next().body, body);
}
