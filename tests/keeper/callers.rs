//! Who may call what: by the kernel's word on the uid, by the table, and by the keys there are.

use serde_json::json;

use crate::gate::{Keeper, Plan, Role, TOKEN, reply, walled};
use crate::help::soon;
use crate::upstream::Upstream;

#[test]
fn a_user_that_is_not_in_the_table_is_turned_away_before_a_byte_is_read() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("callers of other uids") {
        return;
    }
    for role in [Role::Session, Role::Guest, Role::Other, Role::Keys] {
        for (method, path) in [("POST", "/telegram/getMe"), ("POST", "/lease"), ("GET", "/status")] {
            assert_eq!(keeper.call(role, method, path, "application/json", b"{}").told(), (403, "not_permitted"));
        }
    }
    assert!(upstream.nothing());
}

#[test]
fn each_daemon_has_its_own_methods() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    if !walled("callers of other uids") {
        return;
    }
    let no = (403, "not_permitted");
    for (role, method, told) in [
        (Role::Io, "getUpdates", (200, "")),
        (Role::Io, "sendMessage", (200, "")),
        (Role::Io, "setWebhook", (404, "no_route")),
        (Role::Consent, "sendMessage", (200, "")),
        (Role::Consent, "getMe", (200, "")),
        (Role::Consent, "getUpdates", no),
        (Role::Consent, "sendPhoto", no),
        (Role::Consent, "leaveChat", no),
        (Role::Act, "sendMessage", (403, "no_lease")),
        (Role::Act, "getMe", no),
        (Role::Act, "editMessageText", no),
        (Role::Root, "getMe", no),
        (Role::Root, "sendMessage", no),
    ] {
        let reply = keeper.post(role, &format!("/telegram/{method}"), &json!({}));
        assert_eq!(reply.told(), told, "{role:?} {method}");
        assert_eq!(upstream.nothing(), reply.status != 200, "{role:?} {method}");
    }
    for role in [Role::Io, Role::Act, Role::Root] {
        assert_eq!(keeper.post(role, "/lease", &json!({})).told(), no, "{role:?}");
        assert_eq!(keeper.call(role, "DELETE", "/lease", "application/json", b"").told(), no, "{role:?}");
    }
    for role in [Role::Io, Role::Consent, Role::Act] {
        assert_eq!(keeper.call(role, "GET", "/status", "application/json", b"").told(), no, "{role:?}");
    }
}

#[test]
fn a_request_has_one_reading_or_none_and_the_connection_ends() {
    let upstream = Upstream::ok();
    let mut keeper = Keeper::start(&upstream);
    let tail = "POST /telegram/getMe HTTP/1.1\r\nHost: keeper\r\nContent-Length: 2\r\n\r\n{}";
    let of = |line: &str, headers: &str| format!("{line} HTTP/1.1\r\nHost: keeper\r\n{headers}\r\n\r\n{{}}{tail}");
    let get = |path: &str| of(&format!("POST {path}"), "Content-Length: 2");
    let me = "POST /telegram/getMe";
    for (request, status) in [
        (of(me, "Content-Length: 2\r\nContent-Length: 2"), 400),
        (of(me, "Content-Length: 2\r\nTransfer-Encoding: chunked"), 411),
        (of(me, "Transfer-Encoding: chunked"), 411),
        (of(me, "X: y"), 411),
        (of(me, "Content-Length: 0002"), 400),
        (of(me, "X: y\r\n z: folded\r\nContent-Length: 2"), 400),
        (of(me, "X: a\0b\r\nContent-Length: 2"), 400),
        (of(me, "X: a\rb\r\nContent-Length: 2"), 400),
        (of(me, "X: y\nContent-Length: 2"), 400),
        (of(me, "Content-Length : 2"), 400),
        (of(me, "Content-Length: 2\r\nHost: keeper"), 400),
        (of(me, "Content-Length: 2\r\nOrigin: http://evil.example"), 403),
        (of(me, "Content-Length: 2\r\nUpgrade: websocket"), 400),
        (of(me, &format!("X: {}\r\nContent-Length: 2", "y".repeat(16 * 1024))), 431),
        (of(me, "Content-Length: 2").replace("keeper", "api.telegram.org"), 400),
        (of(me, "Content-Length: 2").replace("HTTP/1.1", "HTTP/1.0"), 505),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(), 400),
        (format!("\n{}", of(me, "Content-Length: 2")), 400),
        (get("//telegram/getMe"), 400),
        (get("/telegram/%67etMe"), 400),
        (get("/telegram/%2e%2e/lease"), 400),
        (get("/telegram/x/../getMe"), 400),
        (get("/telegram%2fgetMe"), 400),
        (get("/telegram\\getMe"), 400),
        (get("http://keeper/telegram/getMe"), 400),
        (get("/telegram/getMe/"), 400),
        (get("/telegram/getMe?chat_id=1"), 404),
        (get("/bot4242:x/getMe"), 400),
        (get("/telegram/getme"), 404),
        (of("CONNECT keeper:443", "Content-Length: 2"), 400),
        (of("GET /telegram/getMe", "Content-Length: 2"), 404),
        // A second request behind the first: neither is served.
        (of(me, "Content-Length: 2"), 400),
    ] {
        let text = keeper.raw(Role::Io, request.as_bytes());
        let reply = reply(&text);
        assert_eq!(reply.status, status, "{request:?}: {text}");
        assert!(reply.code.is_some(), "{text}");
        assert!(upstream.nothing(), "{request:?}");
    }
    // Half a request is none.
    assert_eq!(reply(&half(&keeper, &of(me, "Content-Length: 3")[..80])).status, 400);
    assert_eq!(reply(&half(&keeper, "POST /tele")).status, 400);
    assert!(upstream.nothing());
    keeper.lives();
}

fn half(keeper: &Keeper, text: &str) -> String {
    let mut stream = keeper.connect(Role::Io);
    std::io::Write::write_all(&mut stream, text.as_bytes()).unwrap();
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    crate::gate::said(stream)
}

#[test]
fn without_a_key_the_route_says_so_and_nothing_is_sent() {
    let upstream = Upstream::ok();
    let keeper = Plan::new(upstream.config()).key(None).start();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).told(), (503, "no_key"));
    assert_eq!(keeper.status()["keys"]["TELEGRAM_BOT_TOKEN"], false);
    assert!(upstream.nothing());
}

#[test]
fn a_key_that_others_could_read_or_of_another_form_is_told_by_its_file_to_every_caller() {
    let upstream = Upstream::ok();
    for (plan, words) in [
        (Plan::new(upstream.config()).key_mode(0o640), "keys/TELEGRAM_BOT_TOKEN"),
        (Plan::new(upstream.config()).key_mode(0o604), "keys/TELEGRAM_BOT_TOKEN"),
        (Plan::new(upstream.config()).key(Some("sk-ant-oat01-xyz")), "TELEGRAM_BOT_TOKEN"),
        (Plan::new(upstream.config()).key(Some("")), "keys/TELEGRAM_BOT_TOKEN"),
        (Plan::new(upstream.config()).env("MINREQ_TIMEOUT", "3"), "MINREQ_TIMEOUT"),
    ] {
        let keeper = plan.start();
        let reply = keeper.post(Role::Io, "/telegram/getMe", &json!({}));
        assert_eq!(reply.told(), (503, "config"), "{reply:?}");
        assert!(reply.body.contains(words), "{reply:?}");
        assert!(!reply.body.contains("oat01"), "{reply:?}");
    }
    assert!(upstream.nothing());
}

#[test]
fn a_systemd_credential_goes_before_the_folder_and_a_proxy_in_the_environment_is_not_asked() {
    let upstream = Upstream::ok();
    let proxy = Upstream::ok();
    let at = format!("http://127.0.0.1:{}", proxy.port());
    let other = TOKEN.replace("4242", "4343");
    let mut plan = Plan::new(upstream.config()).credential(&other);
    for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
        plan = plan.env(name, &at);
    }
    let keeper = plan.start();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
    assert!(upstream.next().head.starts_with(&format!("POST /bot{other}/getMe ")));
    assert!(proxy.nothing());
}

#[test]
fn a_call_leaves_one_line_in_the_log_and_a_count_in_the_status() {
    let upstream = Upstream::ok();
    let keeper = Keeper::start(&upstream);
    keeper.post(Role::Io, "/telegram/sendMessage", &json!({"chat_id": 1, "text": "a secret word"}));
    keeper.post(Role::Io, "/telegram/dance", &json!({}));
    let status = keeper.status();
    assert_eq!(status["routes"]["telegram/sendMessage"]["200"], 1, "{status}");
    assert_eq!(status["refused"]["no_route"], 1, "{status}");
    let find = || keeper.log().into_iter().find(|line| line.contains("route=telegram/sendMessage"));
    // It is written once the caller has its answer.
    soon("the line", || find().is_some());
    let line = find().unwrap();
    for part in [&format!("uid={}", keeper.uid(Role::Io)), "status=200", "in=36", "out=", "ms=", "id="] {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert!(!keeper.log().join("\n").contains("secret word"));
}
