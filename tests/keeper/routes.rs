//! What each route makes of a request: byte for byte, with our key and nothing of the caller's own.

use std::io::Write;

use serde_json::{Value, json};

use crate::gate::{Keeper, Plan, Role, def, key_of, lease, reply};
use crate::upstream::{Seen, Upstream};

/// A kind that names these routes.
fn kind(routes: &[&str]) -> Value {
    json!({
        "v": 1, "id": "test_kind", "seconds": 60, "command": ["@self", "act", "test_kind"], "routes": routes,
        "cost": {"fixed": 0}, "fields": {"text": {"type": "text", "max": 100}}, "order": ["text"],
        "words": {
            "en": {"act": "Act", "yes": "Yes", "doing": "Doing", "done": "done", "not_done": "Not done", "short": "act", "unit": "acts"},
            "ru": {"act": "Действие", "yes": "Да", "doing": "Делаю", "done": "сделано", "not_done": "Не сделано", "short": "действие", "unit": "действий"},
        },
    })
}

fn open(keeper: &Keeper, kind: &Value) {
    let def =
        mila_gate::config::definition::parse(std::path::Path::new("k.json"), &kind.to_string()).unwrap().def.hex();
    assert_eq!(keeper.post(Role::Consent, "/lease", &lease("test_kind", &def, &[], 60)).told(), (200, ""));
}

/// Everything a caller may try to say of itself, and what it may not.
const OWN: &str = "Authorization: Bearer mine\r\nx-api-key: mine\r\nCookie: a=mine\r\nProxy-Authorization: mine\r\n\
    Connection: x-api-key, keep-alive\r\nKeep-Alive: mine\r\nTE: trailers\r\nX-Forwarded-For: mine\r\nUser-Agent: mine\r\n\
    Accept-Encoding: gzip\r\nAnthropic-Version: 2023-06-01\r\nAnthropic-Beta: some-beta\r\nX-Request-Id: req-7\r\n";

fn send(keeper: &Keeper, role: Role, tcp: bool, line: &str, body: &[u8]) -> String {
    let host = if tcp { keeper.tcp.unwrap().to_string() } else { "keeper".to_owned() };
    let head = format!(
        "{line} HTTP/1.1\r\nHost: {host}\r\n{OWN}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let bytes = [head.as_bytes(), body].concat();
    if tcp { keeper.raw_tcp(role, &bytes) } else { keeper.raw(role, &bytes) }
}

/// A request's first line, and its headers in order without those that are always there.
fn taken(seen: &Seen) -> (String, Vec<String>) {
    let mut lines = seen.head.lines();
    let first = lines.next().unwrap().to_owned();
    let always =
        ["Host:", "Accept-Encoding: identity", "User-Agent: mila-gate", "Connection: close", "Content-Length:"];
    let mut rest: Vec<String> = lines.filter(|line| !line.is_empty()).map(str::to_owned).collect();
    for own in always {
        let before = rest.len();
        rest.retain(|line| !line.starts_with(own));
        assert_eq!(rest.len() + 1, before, "{own} once: {}", seen.head);
    }
    rest.sort();
    assert!(!seen.head.contains("mine"), "{}", seen.head);
    (first, rest)
}

fn question() -> Value {
    json!({"model": "claude-haiku-4-5", "max_tokens": 32_000, "messages": [{"role": "user", "content": "hello"}], "tools": [], "thinking": {"type": "enabled"}})
}

#[test]
fn a_strangers_question_goes_out_with_the_strangers_key_and_built_anew_over_either_way() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).start();
    let version = "anthropic-version: 2023-06-01".to_owned();
    for tcp in [false, true] {
        let said =
            send(&keeper, Role::Guest, tcp, "POST /guest/v1/messages?beta=true", question().to_string().as_bytes());
        assert_eq!(reply(&said).told(), (200, ""), "{said}");
        let seen = upstream.next();
        let key = format!("x-api-key: {}", key_of("ANTHROPIC_GUEST_API_KEY"));
        let expected = vec!["Content-Type: application/json".to_owned(), version.clone(), key];
        assert_eq!(taken(&seen), ("POST /v1/messages HTTP/1.1".to_owned(), expected));
        let body: Value = serde_json::from_slice(&seen.body).unwrap();
        let rebuilt = json!({"model": "claude-haiku-4-5", "max_tokens": 1024, "stream": false, "messages": [{"role": "user", "content": "hello"}]});
        assert_eq!(body, rebuilt);
    }
    let said = send(&keeper, Role::Guest, true, "HEAD /guest", b"");
    assert!(said.starts_with("HTTP/1.1 200 OK\r\n"), "{said}");
    // A refusal of a head has its code there, and no body either.
    let said = send(&keeper, Role::Io, false, "HEAD /guest", b"");
    assert!(
        said.starts_with("HTTP/1.1 403 ") && said.contains("not_permitted") && said.ends_with("\r\n\r\n"),
        "{said}"
    );
    let mut tools = question();
    tools["tools"] = json!([{"name": "bash"}]);
    let refused = reply(&send(&keeper, Role::Guest, true, "POST /guest/v1/messages", tools.to_string().as_bytes()));
    assert_eq!(refused.told(), (403, "guest_tools"));
    assert!(upstream.nothing());
}

#[test]
fn a_day_of_strangers_has_its_end_and_the_next_day_its_own() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).keeper("guest", json!({"a_day": 2})).start();
    let ask =
        || reply(&send(&keeper, Role::Guest, false, "POST /guest/v1/messages", question().to_string().as_bytes()));
    assert_eq!((ask().status, ask().status), (200, 200));
    assert_eq!(ask().told(), (429, "day_ceiling"));
    keeper.advance(86_400);
    assert_eq!(ask().status, 200);
    // A clock that goes back gives nothing.
    assert_eq!(ask().status, 200);
    keeper.advance(0);
    assert_eq!(ask().told(), (429, "day_ceiling"));
}

#[test]
fn a_session_calls_with_the_operators_key_as_long_as_the_days_tokens_last() {
    let usage =
        json!({"content": [], "usage": {"input_tokens": 40, "cache_read_input_tokens": 10, "output_tokens": 30}});
    let upstream = Upstream::json(200, &usage);
    let keeper = Plan::whole(&upstream).keeper("claude", json!({"on": true, "tokens_a_day": 100})).start();
    let body = br#"{"model":"any","max_tokens":5000,"tools":[{"name":"bash"}]}"#;
    let ask = |line: &str| reply(&send(&keeper, Role::Session, true, line, body));
    assert_eq!(ask("POST /claude/v1/messages?beta=true").status, 200);
    let seen = upstream.next();
    let expected = [
        "Content-Type: application/json".to_owned(),
        "anthropic-beta: some-beta".to_owned(),
        "anthropic-version: 2023-06-01".to_owned(),
        format!("x-api-key: {}", key_of("ANTHROPIC_API_KEY")),
    ];
    assert_eq!(taken(&seen), ("POST /v1/messages?beta=true HTTP/1.1".to_owned(), expected.to_vec()));
    assert_eq!(seen.body, body, "as it is");
    // 80 were used, whatever was estimated; the one that goes over the ceiling is the last.
    assert_eq!(ask("POST /claude/v1/messages").status, 200);
    assert_eq!(ask("POST /claude/v1/messages").told(), (429, "day_ceiling"));
    assert_eq!(ask("POST /claude/v1/messages/count_tokens").status, 200, "counting costs nothing");
    assert_eq!(ask("POST /claude/v1/files").told(), (404, "no_route"));
}

#[test]
fn no_bound_that_a_session_names_gives_it_back_what_its_day_has_used() {
    let upstream = Upstream::new(|seen, stream| {
        let refused = seen.body.windows(8).any(|digits| digits == b"18446744");
        let (line, body) =
            if refused { ("400 X", "{}") } else { ("200 OK", r#"{"usage":{"input_tokens":40,"output_tokens":40}}"#) };
        let head =
            format!("HTTP/1.1 {line}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        drop(stream.write_all(format!("{head}{body}").as_bytes()));
    });
    let keeper = Plan::whole(&upstream).keeper("claude", json!({"on": true, "tokens_a_day": 100})).start();
    let ask = |body: &[u8]| reply(&send(&keeper, Role::Session, true, "POST /claude/v1/messages", body));
    assert_eq!(ask(br#"{"max_tokens":9}"#).status, 200);
    assert_eq!(ask(br#"{"max_tokens":18446744073709551615}"#).status, 400);
    assert_eq!(ask(br#"{"max_tokens":9}"#).status, 200, "80 of 100 were used");
    assert_eq!(ask(br#"{"max_tokens":9}"#).told(), (429, "day_ceiling"));
}

#[test]
fn sessions_have_nothing_where_they_were_given_nothing() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).keeper("claude", json!({"on": false})).start();
    if !crate::gate::walled("a session's own uid") {
        return;
    }
    let said = send(&keeper, Role::Session, true, "POST /claude/v1/messages", b"{}");
    assert!(said.is_empty() || reply(&said).told() == (403, "not_placed"), "{said}");
    assert_eq!(
        reply(&send(&keeper, Role::Session, false, "POST /claude/v1/messages", b"{}")).told(),
        (403, "not_permitted")
    );
    assert!(upstream.nothing());
}

#[test]
fn a_post_goes_to_zernio_under_a_lease_alone_and_a_file_only_to_a_named_host() {
    let upstream = Upstream::ok();
    let proxy = Upstream::bytes(b"HTTP/1.1 403 No\r\n\r\n");
    let kind = kind(&["zernio"]);
    let keeper = Plan::whole(&upstream)
        .kind(kind.clone())
        .keeper("upload_hosts", json!(["up.example"]))
        .network(json!({"proxy": {"upload": format!("http://127.0.0.1:{}", proxy.port())}}))
        .start();
    let act = |line: &str| reply(&send(&keeper, Role::Act, false, line, b"{\"a\":1}"));
    if crate::gate::walled("the runner's own uid") {
        assert_eq!(act("POST /zernio/v1/posts").told(), (403, "no_lease"));
        assert_eq!(act("PUT /upload/up.example/a?b=c").told(), (403, "no_lease"));
    }
    open(&keeper, &kind);
    for path in ["/v1/posts", "/v1/media/presign"] {
        assert_eq!(act(&format!("POST /zernio{path}")).status, 200);
        let seen = upstream.next();
        let expected = vec![
            "Content-Type: application/json".to_owned(),
            format!("authorization: Bearer {}", key_of("ZERNIO_API_KEY")),
            "x-request-id: req-7".to_owned(),
        ];
        assert_eq!(taken(&seen), (format!("POST {path} HTTP/1.1"), expected));
        assert_eq!(seen.body, b"{\"a\":1}");
    }
    // A host of uploads is reached by https alone; here by way of a proxy that says no.
    assert_eq!(act("PUT /upload/up.example/a/b.png?X-Sig=a%2Fb").told(), (502, "unsent"));
    let asked = proxy.next();
    assert!(asked.head.starts_with("CONNECT up.example:443 HTTP/1.1\r\nHost: up.example:443\r\n"), "{}", asked.head);
    for host in ["evil.example", "up.example.evil", "127.0.0.1", "zernio.com"] {
        assert_eq!(act(&format!("PUT /upload/{host}/a")).told(), (403, "upload_host"));
    }
    if crate::gate::walled("the runner's own uid") {
        assert_eq!(act("POST /telegram/sendMessage").told(), (403, "no_lease"), "a route that the kind does not name");
    }
    assert!(upstream.nothing() && proxy.nothing());
}

#[test]
fn a_recording_goes_to_be_transcribed_and_nowhere_if_there_is_no_place() {
    let upstream = Upstream::json(200, &json!({"text": "hello"}));
    let keeper = Plan::whole(&upstream).start();
    let form = b"--12345678\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1\r\n--12345678--\r\n";
    let kind = "multipart/form-data; boundary=12345678";
    let said = keeper.call(Role::Io, "POST", "/voice/v1/audio/transcriptions", kind, form);
    assert_eq!((said.status, said.body.as_str()), (200, "{\"text\":\"hello\"}"));
    let seen = upstream.next();
    assert!(seen.head.contains(&format!("authorization: Bearer {}\r\n", key_of("VOICE_API_KEY"))), "{}", seen.head);
    assert_eq!(seen.body, form);
    let nowhere = Plan::new(upstream.config()).also_key("VOICE_API_KEY", "sk-12345678").start();
    let said = nowhere.call(Role::Io, "POST", "/voice/v1/audio/transcriptions", kind, form);
    assert_eq!(said.told(), (503, "no_upstream"));
}

#[test]
fn an_action_reaches_a_route_of_roots_by_its_kind_and_its_key_goes_where_root_said() {
    let upstream = Upstream::ok();
    let route = |id: &str, key: Value| {
        let mut url = upstream.config();
        url["url"] = json!(format!("{}/base", url["url"].as_str().unwrap()));
        json!({"v": 1, "id": id, "url": url, "methods": ["POST", "GET"], "paths": ["/v1/send", "/items/"],
            "key": key, "headers": ["content-type", "x-request-id"], "body": 100, "answer": 100, "seconds": 30})
    };
    let kind = kind(&["by_header", "by_query", "by_basic", "by_none"]);
    let keeper = Plan::whole(&upstream)
        .route(route("by_header", json!({"file": "MAIL_API_KEY", "in": "header", "name": "x-mail", "prefix": "Key "})))
        .route(route("by_query", json!({"file": "MAIL_API_KEY", "in": "query", "name": "api_key"})))
        .route(route("by_basic", json!({"file": "MAIL_API_KEY", "in": "basic", "name": "api"})))
        .route(route("by_none", json!({"in": "none"})))
        .route(route("not_named", json!({"in": "none"})))
        .kind(kind.clone())
        .start();
    open(&keeper, &kind);
    let act = |line: &str, body: &[u8]| reply(&send(&keeper, Role::Act, false, line, body));
    let key = key_of("MAIL_API_KEY");
    let basic = mila_gate::base::base64::encode(format!("api:{key}").as_bytes());
    for (id, first, header) in [
        ("by_header", "POST /base/v1/send?a=b HTTP/1.1".to_owned(), Some(format!("x-mail: Key {key}"))),
        ("by_query", format!("POST /base/v1/send?a=b&api_key={key} HTTP/1.1"), None),
        ("by_basic", "POST /base/v1/send?a=b HTTP/1.1".to_owned(), Some(format!("authorization: Basic {basic}"))),
        ("by_none", "POST /base/v1/send?a=b HTTP/1.1".to_owned(), None),
    ] {
        assert_eq!(act(&format!("POST /r/{id}/v1/send?a=b"), b"{}").status, 200, "{id}");
        let mut expected = vec!["Content-Type: application/json".to_owned(), "x-request-id: req-7".to_owned()];
        expected.extend(header);
        expected.sort();
        assert_eq!(taken(&upstream.next()), (first, expected), "{id}");
    }
    assert_eq!(act("POST /r/by_none/items/7/x", b"{}").status, 200);
    drop(upstream.next());
    for (line, body, told) in [
        ("POST /r/by_none/v1/other", &b"{}"[..], (404, "no_route")),
        ("PUT /r/by_none/v1/send", b"{}", (404, "no_route")),
        ("POST /r/by_none/items/../v1/send", b"{}", (400, "path")),
        ("POST /r/by_query/v1/send?api_key=mine", b"{}", (403, "query")),
        ("GET /r/by_none/v1/send", b"{}", (400, "body")),
        ("POST /r/by_none/v1/send", &[b' '; 101], (413, "body_too_long")),
        ("POST /r/not_named/v1/send", b"{}", (403, "no_lease")),
    ] {
        assert_eq!(act(line, body).told(), told, "{line}");
    }
    assert!(upstream.nothing());
}

#[test]
fn a_key_of_another_form_or_a_route_that_is_none_is_told_by_its_file() {
    let upstream = Upstream::ok();
    for (plan, words) in [
        (
            Plan::new(upstream.config()).also_key("ANTHROPIC_GUEST_API_KEY", "sk-ant-oat01-abcdefgh"),
            "ANTHROPIC_GUEST_API_KEY",
        ),
        (Plan::new(upstream.config()).also_key("ANTHROPIC_API_KEY", "sk-ant-oat01-abcdefgh"), "ANTHROPIC_API_KEY"),
        (Plan::new(upstream.config()).also_key("ZERNIO_API_KEY", "two words of it"), "ZERNIO_API_KEY"),
        (Plan::new(upstream.config()).route(json!({"v": 1, "id": "mail"})), "routes/mail.json"),
        (
            Plan::new(upstream.config()).network(json!({"proxy": {"url": "http://127.0.0.1:1", "key": "PROXY_LOGIN"}})),
            "PROXY_LOGIN",
        ),
    ] {
        let said = plan.start().post(Role::Io, "/telegram/getMe", &json!({}));
        assert_eq!(said.told(), (503, "config"), "{said:?}");
        assert!(said.body.contains(words) && !said.body.contains("abcdefgh"), "{said:?}");
    }
    let none = Plan::whole(&upstream).start();
    let keys = none.status()["keys"].clone();
    assert_eq!((&keys["ANTHROPIC_API_KEY"], &keys["TELEGRAM_BOT_TOKEN"]), (&json!(true), &json!(true)));
    let without = Keeper::start(&upstream);
    let said = send(&without, Role::Guest, false, "POST /guest/v1/messages", question().to_string().as_bytes());
    assert_eq!(reply(&said).told(), (503, "no_key"));
    assert!(def("bot_send").len() == 64 && upstream.nothing());
}
