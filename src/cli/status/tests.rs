use super::*;
use crate::base::answer::Code;

fn said(name: &'static str, json: &str) -> Daemon {
    Daemon { name, said: refused(json::parse(json.as_bytes()).unwrap()) }
}

fn all() -> Vec<Daemon> {
    vec![
        said("keeper", r#"{"up":true,"since":"2026-11-30T13:00:00Z","keys":{"TELEGRAM_BOT_TOKEN":true}}"#),
        said("receiver", r#"{"ok":true,"ref":"1","poll_age_s":2,"queue":0}"#),
        said("consent", r#"{"frozen":false,"suspended":false,"owners":1,"head":"6:6f80","open":1,"since":"x"}"#),
        Daemon { name: "runner", said: Err(Refusal::gate_down("runner", "/run/mila-act/runner.sock")) },
    ]
}

#[test]
fn the_whole_has_the_shape_of_the_format() {
    let line = line(&whole(&all(), false));
    let head = concat!(
        "{\"v\":1,\"ver\":\"",
        env!("CARGO_PKG_VERSION"),
        "\",\"plain\":false,\"walls_missing\":[],\"frozen\":false,\"suspended\":false,\"owners\":1,\"head\":\"6:6f80\",\"open\":1,\"daemons\":{"
    );
    assert!(line.starts_with(head), "{line}");
    let value = json::parse(line.as_bytes()).unwrap();
    let daemon = |name: &str| value.get("daemons").unwrap().get(name).unwrap().clone();
    assert_eq!(daemon("keeper").get("up"), Some(&Json::Bool(true)));
    assert_eq!(daemon("receiver").get("poll_age_s"), Some(&Json::Int(2)));
    assert_eq!(daemon("receiver").get("ref"), None);
    assert_eq!(daemon("runner").get("up"), Some(&Json::Bool(false)));
    assert!(daemon("runner").get("error").unwrap().str().unwrap().starts_with("gate_down: "));
    assert_eq!(value.get("keys").unwrap().get("TELEGRAM_BOT_TOKEN"), Some(&Json::Bool(true)));
}

#[test]
fn plain_mode_names_the_walls_that_are_missing() {
    let line = line(&whole(&all(), true));
    assert!(line.contains("\"plain\":true,\"walls_missing\":[\"users\",\"sockets\",\"network\",\"sweep\"]"), "{line}");
}

#[test]
fn a_daemon_in_trouble_is_down_and_says_why() {
    let trouble =
        r#"{"state":"denied","ran":"no","final":true,"next":"ask_operator","code":"journal_stopped","hint":"line 7"}"#;
    let daemon = said("consent", trouble);
    assert_eq!(daemon.said.as_ref().map_err(|refusal| refusal.code), Err(Code::JournalStopped));
    assert!(text(&whole(&[daemon], false)).contains("consent       down: journal_stopped: line 7"));
}

#[test]
fn for_a_terminal_nothing_is_json() {
    let consent = r#"{"frozen":false,"today":{"asked":6,"yes":4},"since":"2026-11-30T13:00:00Z","error":null}"#;
    let keeper = r#"{"keys":{"TELEGRAM_BOT_TOKEN":true}}"#;
    let shown = text(&whole(&[said("consent", consent), said("keeper", keeper)], true));
    let expected = [
        concat!("ver           ", env!("CARGO_PKG_VERSION")),
        "plain         yes",
        "walls_missing users, sockets, network, sweep",
        "frozen        no",
        "today         asked 6, yes 4",
        "consent       up (since 2026-11-30T13:00:00Z)",
        "keeper        up",
        "keys          TELEGRAM_BOT_TOKEN yes",
        "",
    ];
    assert_eq!(shown, expected.join("\n"));
}

#[test]
fn what_a_daemon_says_cannot_move_the_terminal() {
    let daemon = said("receiver", "{\"ok\":true,\"error\":\"a\\u001b[2J\\nb\"}");
    let shown = text(&whole(&[daemon], false));
    assert!(!shown.contains('\u{1b}') && shown.contains("\\u{1b}"), "{shown}");
}
