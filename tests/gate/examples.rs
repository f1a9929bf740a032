//! The worked examples of the package: their own files, run by the real daemons against a service of the test's own.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::Path;

use serde_json::{Value, json};

use crate::help::plan;
use crate::stand::gate::{Gate, Said};
use crate::stand::world::Message;
use crate::upstream::{Upstream, whole};

const KEY: &str = "key-of-the-example-secret";

fn example(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/examples").join(path)).unwrap()
}

/// A gate with one of the examples, as its page says, but for the service's address and where the program lies. `None` where
/// there is no Python; that is said.
fn gate_with(name: &str, key: &str, service: &Upstream) -> Option<Gate> {
    if !Path::new("/usr/bin/python3").exists() {
        eprintln!("SKIPPED: the example {name}: no /usr/bin/python3");
        return None;
    }
    let mut gate = plan().prepare();
    let program = gate.folder().join(name);
    fs::write(&program, example(&format!("{name}/{name}"))).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let mut kind: Value = serde_json::from_str(&example(&format!("{name}/kinds.d/{name}.json"))).unwrap();
    assert_eq!(kind["initial"], "off", "an owner turns it on");
    (kind["initial"], kind["command"]) = (json!("on"), json!([program]));
    gate.put_kind(&kind);
    let mut route: Value = serde_json::from_str(&example(&format!("{name}/routes.d/{name}.json"))).unwrap();
    assert!(route["url"].as_str().is_some_and(|url| url.starts_with("https://")));
    route["url"] = service.config();
    gate.put(&format!("routes.d/{name}.json"), route.to_string().as_bytes());
    let path = gate.folder().join("keys").join(key);
    fs::write(&path, KEY).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    chown(&path, Some(fs::metadata(gate.folder().join("keys")).unwrap().uid()), None).unwrap();
    gate.up();
    gate.wait_ready();
    Some(gate)
}

/// What came of an action that the owner said yes to.
fn agreed(gate: &mut Gate, said: &Said, yes: &str) -> (Message, Value) {
    assert_eq!(said.code, 75, "{said:?}");
    let card = gate.world.message("the card", gate.anna.id, |message| message.has(yes));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, yes));
    let end = gate.ends(said.get("id"));
    assert!(!gate.log.all().iter().any(|line| line.contains("example-secret")), "the key is in no log");
    (card, end)
}

fn mails(gate: &Gate, text: &str) -> Said {
    gate.ask(&["mail", "--field", "to=anna", "--field", "subject=The numbers", "--field", &format!("text={text}")])
}

#[test]
fn a_mail_goes_where_roots_table_says_with_the_price_that_the_card_showed() {
    let service = Upstream::json(202, &json!({"id": "m1"}));
    let Some(mut gate) = gate_with("mail", "MAIL_API_KEY", &service) else { return };
    let said = mails(&gate, "They are in.");
    let (card, end) = agreed(&mut gate, &said, "Yes, send");
    assert!(
        card.text().contains("Send a mail → Anna, accounts (anna)") && card.text().contains("Cost: $0.01"),
        "{}",
        card.text()
    );
    assert_eq!((&end["state"], &end["ran"]), (&json!("executed"), &json!("yes")), "{end}");
    let seen = service.next();
    assert!(seen.head.starts_with("POST /v1/send HTTP/1.1\r\n"), "{}", seen.head);
    assert!(
        seen.head.to_lowercase().contains(&format!("authorization: bearer {KEY}")),
        "the keeper put it in: {}",
        seen.head
    );
    let mail = json!({"to": "anna@example.org", "subject": "The numbers", "text": "They are in.", "max_cents": 1});
    assert_eq!(serde_json::from_slice::<Value>(&seen.body).unwrap(), mail);
    assert!(service.nothing(), "once");
}

#[test]
fn a_mail_that_was_refused_was_not_sent_and_one_whose_answer_is_lost_may_have_been() {
    for (status, state, ran) in [(402, "failed", "no"), (503, "unknown", "unknown")] {
        let service = Upstream::json(status, &json!({"error": "no money"}));
        let Some(mut gate) = gate_with("mail", "MAIL_API_KEY", &service) else { return };
        let said = mails(&gate, "a");
        let (_, end) = agreed(&mut gate, &said, "Yes, send");
        assert_eq!((&end["state"], &end["ran"]), (&json!(state), &json!(ran)), "{status}: {end}");
        drop(service.next());
        assert!(service.nothing(), "never again");
    }
    let service = Upstream::new(|_, stream| drop(stream.flush()));
    let Some(mut gate) = gate_with("mail", "MAIL_API_KEY", &service) else { return };
    let said = mails(&gate, "a");
    let (_, end) = agreed(&mut gate, &said, "Yes, send");
    assert_eq!((&end["state"], &end["ran"]), (&json!("unknown"), &json!("unknown")), "{end}");
}

/// A painter who wants this much.
fn painter(cents: u32) -> Upstream {
    Upstream::new(move |seen, stream| {
        let answer = if seen.head.starts_with("POST /v1/quote ") {
            json!({ "cents": cents })
        } else {
            json!({"url": "https://paint.example/1.png", "cents": cents})
        };
        drop(stream.write_all(&whole(200, &answer.to_string())));
    })
}

fn paints(gate: &Gate, cap: u32) -> Said {
    let cap = format!("cap:={cap}");
    gate.ask(&["paint", "--field", "prompt=A terrace in June", "--field", "size=wide", "--field", &cap])
}

#[test]
fn a_picture_is_bought_under_the_cap_that_the_card_showed_and_not_above_it() {
    let service = painter(40);
    let Some(mut gate) = gate_with("paint", "PAINT_API_KEY", &service) else { return };
    let said = paints(&gate, 50);
    let (card, end) = agreed(&mut gate, &said, "Yes, pay");
    assert!(card.text().contains("Cost: $0.50"), "{}", card.text());
    assert_eq!(
        (&end["state"], &end["result"]),
        (&json!("executed"), &json!("https://paint.example/1.png for 40 cents")),
        "{end}"
    );
    assert!(service.next().head.starts_with("POST /v1/quote "));
    let bought = service.next();
    let body: Value = serde_json::from_slice(&bought.body).unwrap();
    assert_eq!(body, json!({"prompt": "A terrace in June", "size": "wide", "max_cents": 50}));
    assert!(bought.head.to_lowercase().contains(&format!("x-api-key: {KEY}")), "{}", bought.head);
    let said = paints(&gate, 39);
    let (_, end) = agreed(&mut gate, &said, "Yes, pay");
    assert_eq!((&end["state"], &end["ran"]), (&json!("failed"), &json!("no")), "{end}");
    assert!(service.next().head.starts_with("POST /v1/quote "));
    assert!(service.nothing(), "nothing was bought");
}

#[test]
fn a_picture_whose_answer_is_lost_is_unknown_and_one_without_a_price_is_not_bought() {
    let service = Upstream::new(|seen, stream| {
        if seen.head.starts_with("POST /v1/quote ") {
            drop(stream.write_all(&whole(200, r#"{"cents":5}"#)));
        }
    });
    let Some(mut gate) = gate_with("paint", "PAINT_API_KEY", &service) else { return };
    let said = paints(&gate, 50);
    let (_, end) = agreed(&mut gate, &said, "Yes, pay");
    assert_eq!((&end["state"], &end["ran"]), (&json!("unknown"), &json!("unknown")), "{end}");
    for price in [json!({}), json!({"cents": "5"}), json!({"cents": true}), json!({"cents": -1})] {
        let service = Upstream::json(200, &price);
        let Some(mut gate) = gate_with("paint", "PAINT_API_KEY", &service) else { return };
        let said = paints(&gate, 50);
        let (_, end) = agreed(&mut gate, &said, "Yes, pay");
        assert_eq!((&end["state"], &end["ran"]), (&json!("failed"), &json!("no")), "{price}: {end}");
        drop(service.next());
        assert!(service.nothing(), "{price}");
    }
}
