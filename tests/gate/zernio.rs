//! `publish_zernio`: off until the owner turns it on; then a post of root's table goes out once, through the keeper.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use serde_json::{Value, json};

use crate::help::{YES, plan};
use crate::stand::gate::Gate;
use crate::upstream::Upstream;

const KEY: &str = "sk_zernio-secret-of-this-test";

/// A gate whose keeper has the key of a stand-in, and whose root named one account.
fn gate_with(service: &Upstream) -> Gate {
    let mut gate = plan().prepare();
    let mut config: Value = serde_json::from_slice(&fs::read(gate.config()).unwrap()).unwrap();
    config["keeper"]["upstreams"]["zernio"] = service.config();
    gate.put("config.json", config.to_string().as_bytes());
    let key = gate.folder().join("keys/ZERNIO_API_KEY");
    fs::write(&key, KEY).unwrap();
    fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).unwrap();
    let owner = fs::metadata(gate.folder().join("keys")).unwrap();
    std::os::unix::fs::chown(&key, Some(std::os::unix::fs::MetadataExt::uid(&owner)), None).unwrap();
    let mut kind: Value = serde_json::from_str(include_str!("../../src/config/shipped/publish_zernio.json")).unwrap();
    kind["targets"] = json!({"acme-x": {"name": "X: @acme", "runs": {"platform": "twitter", "account": "66f1c0ffee"}}});
    gate.put_kind(&kind);
    gate.up();
    gate.wait_ready();
    gate
}

#[test]
fn a_post_goes_out_once_after_the_owner_turned_its_kind_on_and_pressed_yes() {
    let service = Upstream::json(201, &json!({"post": {"_id": "p1"}}));
    let mut gate = gate_with(&service);
    let ask = ["publish_zernio", "--field", "targets:=[\"acme-x\"]", "--field", "text=The summer menu is here."];
    assert_eq!(gate.ask(&ask).get("code"), "kind_off");
    assert_eq!(gate.host(&["kind", "on", "publish_zernio"]).code, 0);
    let card = gate.world.message("the question", gate.anna.id, |message| message.has("Turn on"));
    gate.pressable(&card);
    gate.anna.presses(&card, "Turn on");
    gate.world.becomes("the answer", &card, |message| message.text().contains("ON "));
    let said = gate.ask(&ask);
    assert_eq!(said.code, 75, "{said:?}");
    let card = gate.world.message("the card", gate.anna.id, |message| message.has("Yes, publish"));
    assert!(card.text().contains("Publish a post → X: @acme (acme-x)"), "{}", card.text());
    assert!(service.nothing(), "nothing before the press");
    gate.pressable(&card);
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Yes, publish")), YES);
    let end = gate.ends(said.get("id"));
    assert_eq!((&end["state"], &end["ran"]), (&"executed".into(), &"yes".into()), "{end}");
    let seen = service.next();
    assert!(seen.head.starts_with("POST /v1/posts HTTP/1.1\r\n"), "{}", seen.head);
    assert!(seen.head.to_lowercase().contains(&format!("authorization: bearer {KEY}")), "{}", seen.head);
    let body: Value = serde_json::from_slice(&seen.body).unwrap();
    let posted = json!({
        "content": "The summer menu is here.", "publishNow": true,
        "platforms": [{"platform": "twitter", "accountId": "66f1c0ffee"}],
    });
    assert_eq!(body, posted);
    assert!(service.nothing(), "once");
    assert!(!gate.log.all().iter().any(|line| line.contains("zernio-secret")), "the key is in no log");
}

#[test]
fn a_place_that_root_did_not_name_is_no_target() {
    let service = Upstream::ok();
    let gate = gate_with(&service);
    let said = gate.ask(&["publish_zernio", "--field", "targets:=[\"acme-y\"]", "--field", "text=a"]);
    assert_eq!((said.get("code"), said.get("ran")), ("target_unknown", "no"), "{said:?}");
    assert!(service.nothing());
}
