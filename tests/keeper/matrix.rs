//! Callers of every uid against every row, over both ways: each stands to each as the review's table says.

use serde_json::json;

use crate::gate::{Keeper, Plan, Role, walled};
use crate::upstream::Upstream;

/// The table of the review: a call, its way, and a word for each caller.
fn table() -> Vec<(String, String, bool, Vec<String>)> {
    let review = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/audit/REVIEW.md")).unwrap();
    let printed = review.split_once("<!-- routes -->").unwrap().1.split_once("<!-- /routes -->").unwrap().0.to_owned();
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let rows: Vec<_> = printed.lines().filter(|line| line.starts_with('|')).skip(2).map(cells).collect();
    rows.into_iter()
        .map(|row| {
            let (method, path) = row[0].split_once(' ').unwrap();
            (method.to_owned(), path.to_owned(), row[1] == "tcp", row[2..].to_vec())
        })
        .collect()
}

/// The columns of the table; whoever is nobody is tried as two users.
const COLUMNS: [&[Role]; 7] = [
    &[Role::Act],
    &[Role::Consent],
    &[Role::Guest],
    &[Role::Io],
    &[Role::Root],
    &[Role::Session],
    &[Role::Other, Role::Keys],
];

fn mail() -> serde_json::Value {
    json!({"v": 1, "id": "mail", "url": "https://mail.example", "methods": ["POST"], "paths": ["/v1/send"],
        "key": {"file": "MAIL_API_KEY", "in": "header", "name": "x-mail-key"}, "headers": ["content-type"],
        "body": 100, "answer": 100, "seconds": 5})
}

fn ask(keeper: &Keeper, role: Role, tcp: bool, method: &str, path: &str) -> (u16, String) {
    let body = match path {
        "/guest/v1/messages" => r#"{"model":"claude-haiku-4-5","max_tokens":9,"messages":[]}"#,
        "/lease" if method == "POST" => "[]",
        _ if matches!(method, "POST" | "PUT") => "{}",
        _ => "",
    };
    let host = if tcp { keeper.tcp.unwrap().to_string() } else { "keeper".to_owned() };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let said = if tcp { keeper.raw_tcp(role, text.as_bytes()) } else { keeper.raw(role, text.as_bytes()) };
    let status = said.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let code = said.lines().find_map(|line| line.strip_prefix("x-mila-gate: ")).unwrap_or_default();
    (status, code.to_owned())
}

#[test]
fn every_caller_stands_to_every_row_as_the_review_prints_it() {
    let upstream = Upstream::ok();
    let keeper = Plan::whole(&upstream).route(mail()).keeper("upload_hosts", json!(["up.example"])).start();
    if !walled("callers of eight uids") {
        return;
    }
    let table = table();
    assert!(table.len() >= 70, "{}", table.len());
    let mut asked = 0;
    for (method, path, tcp, words) in table {
        let path = match path.as_str() {
            "/r/ID/..." => "/r/mail/v1/send".to_owned(),
            "/upload/*" => "/upload/up.example/a".to_owned(),
            "/lease/*" => "/lease/r-5f2c91a07d".to_owned(),
            _ => path.replace('*', "documents/file_1.pdf"),
        };
        for (roles, word) in COLUMNS.iter().zip(words) {
            for role in *roles {
                let (status, code) = ask(&keeper, *role, tcp, &method, &path);
                let told = (status, code.as_str());
                let holds = match word.as_str() {
                    // A lease that says nothing is malformed, and was looked at.
                    "yes" if path == "/lease" && method == "POST" => told == (400, "lease_malformed"),
                    "yes" => told == (200, ""),
                    "lease" => told == (403, "no_lease"),
                    "no" if tcp && told == (403, "unix_only") => true,
                    // A caller that is turned away before a byte is read may see its connection end instead.
                    "-" if tcp => told == (403, "not_placed") || status == 0,
                    "no" | "-" => told == (403, "not_permitted"),
                    _ => false,
                };
                assert!(holds, "{method} {path} tcp={tcp} {role:?}: {word} was {told:?}");
                asked += 1;
            }
        }
        // Budgets are no part of this: the clock goes on.
        keeper.advance(asked);
        while !upstream.nothing() {}
    }
    assert!(asked >= 560, "{asked}");
}
