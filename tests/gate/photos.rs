//! Photos on their way to the session: each with its path, none in the way of anything.

use std::fs;

use serde_json::{Value, json};

use crate::help::plan;
use crate::stand::faults::Fault;
use crate::stand::mcp::{Client, EVENT};

/// The next event.
fn next(client: &mut Client) -> Value {
    client.waits(|message| message["method"] == EVENT)["params"].clone()
}

#[test]
fn an_album_longer_than_the_gate_has_calls_for_comes_in_order_each_with_the_path_of_its_own_picture() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    client.greets();
    gate.anna.sends_album(111, "look", 40);
    gate.anna.writes("that was all");
    for n in 0..40 {
        let told = next(&mut client);
        assert_eq!(told["content"], if n == 0 { "look" } else { "(photo)" });
        assert_eq!(told["meta"]["attachment_kind"], "photo");
        let path = told["meta"]["image_path"].as_str().unwrap_or_else(|| panic!("{told}"));
        assert!(
            path.starts_with(gate.folder().to_str().unwrap()) && path.rsplit_once('.').unwrap().1 == "jpg",
            "{path}"
        );
        assert_eq!(fs::read(path).unwrap(), format!("picture {n} of the album").as_bytes());
    }
    assert_eq!(next(&mut client)["content"], "that was all");
    client.ends();
}

#[test]
fn a_photo_that_cannot_be_had_is_said_to_be_missing_and_one_that_is_too_big_is_not_asked_for() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    client.greets();
    gate.world.on("getFile").fault(Fault::html());
    gate.anna.says(111).file("photo", "", b"a picture").text("the first").send();
    let told = next(&mut client);
    let content = told["content"].as_str().unwrap();
    assert!(content.starts_with("the first\n(the photo could not be fetched: "), "{content}");
    assert!(told["meta"]["image_path"].is_null(), "{told}");
    // It can be fetched by whoever wants it after all.
    let (fetched, wrong) =
        client.calls(2, "download_attachment", &json!({"file_id": told["meta"]["attachment_file_id"]}));
    assert!(!wrong && fs::read(fetched["path"].as_str().unwrap()).unwrap() == b"a picture", "{fetched}");

    let asked = gate.world.count("getFile");
    let bomb =
        json!([{"file_id": "AgACbomb", "file_unique_id": "b", "width": 60000, "height": 60000, "file_size": 21 << 20}]);
    gate.anna.says(111).with("photo", bomb).text("the second").send();
    let told = next(&mut client);
    let said = "the second\n(the photo could not be fetched: file_too_big. download_attachment tries once more.)";
    assert_eq!(told["content"], said);
    assert_eq!(gate.world.count("getFile"), asked);
    client.ends();
}

#[test]
fn neither_a_stop_nor_a_verdict_nor_a_call_waits_behind_a_photo_that_is_slow() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &[]);
    client.greets();
    let latch = gate.world.latch();
    gate.world.on("getFile").fault(Fault::Held(latch));
    gate.anna.says(111).file("photo", "", b"a slow picture").text("slow").send();
    gate.world.wait_struck("getFile", 1);
    let params = json!({"request_id": "abcde", "tool_name": "Bash", "description": "x", "input_preview": "npm ci"});
    let method = "notifications/claude/channel/permission_request";
    client.says(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    let card = gate.world.message("the prompt", 111, |message| message.has("Allow once"));
    gate.anna.presses(&card, "Allow once");
    client.waits(|message| message["method"] == "notifications/claude/channel/permission");
    gate.anna.writes("/stop");
    assert_eq!(next(&mut client)["meta"]["kind"], "stop");
    let (sent, wrong) = client.calls(2, "reply", &json!({"chat_id": "111", "text": "going on"}));
    assert!(!wrong, "{sent}");
    assert!(!client.kept.iter().any(|message| message["method"] == EVENT), "{:?}", client.kept);
    gate.world.open(latch);
    let told = next(&mut client);
    assert_eq!(fs::read(told["meta"]["image_path"].as_str().unwrap()).unwrap(), b"a slow picture");
    client.ends();
}

#[test]
fn a_client_without_channels_reads_the_path_in_the_tag() {
    let gate = plan().start();
    let mut client = Client::start(&gate, &["--inbox"]);
    client.greets();
    gate.anna.says(111).file("photo", "", b"a picture").text("look").send();
    let (tag, wrong) = client.calls(2, "inbox_wait", &json!({}));
    let tag = tag.as_str().unwrap();
    let (_, path) = tag.split_once(" image_path=\"").unwrap_or_else(|| panic!("{tag}"));
    assert!(!wrong && fs::read(path.split_once('"').unwrap().0).unwrap() == b"a picture", "{tag}");
    client.ends();
}
