//! Groups, channels, topics, files and reactions: what the stand's server tells a bot of them, and what it takes.

use serde_json::{Value, json};

use crate::client::raw;
use crate::stand::edit::REACTIONS;
use crate::stand::faults::Fault;
use crate::stand::people::How;
use crate::stand::world::{ANONYMOUS, AS_CHANNEL, TELEGRAM};
use crate::tests::Bench;

const GROUP: i64 = -1_001_234_567_890;
const OTHER: i64 = -1_007_777_777_777;

impl Bench {
    /// The updates that wait; they are confirmed by it.
    fn news(&self) -> Vec<Value> {
        let all = self.ok("getUpdates", &json!({}));
        let all = all.as_array().unwrap().clone();
        if let Some(last) = all.last() {
            self.ok("getUpdates", &json!({"offset": last["update_id"].as_i64().unwrap() + 1}));
        }
        all
    }

    /// The texts among them.
    fn texts(&self) -> Vec<String> {
        self.news().iter().filter_map(|update| update["message"]["text"].as_str().map(str::to_owned)).collect()
    }
}

#[test]
fn with_group_privacy_a_bot_hears_commands_replies_and_service_messages_alone() {
    let bench = Bench::new();
    bench.world.lock().privacy = true;
    assert_eq!(bench.ok("getMe", &json!({}))["can_read_all_group_messages"], false);
    bench.anna.writes_in(GROUP, "ordinary", None);
    bench.anna.writes_in(GROUP, "@acme_bot by name", None);
    bench.anna.writes_in(GROUP, "/start", None);
    bench.anna.writes_in(GROUP, "/help@other_bot", None);
    bench.anna.writes_in(GROUP, "/help@Acme_Bot", None);
    assert_eq!(bench.texts(), ["/help@Acme_Bot"]);
    let own = bench.ok("sendMessage", &json!({"chat_id": GROUP, "text": "hello"}))["message_id"].as_i64();
    bench.anna.writes_in(GROUP, "an answer", own);
    bench.anna.writes_in(GROUP, "/start", None);
    bench.anna.renames(GROUP, "Another name");
    let news = bench.news();
    assert_eq!(news.len(), 3);
    assert_eq!(news[0]["message"]["text"], "an answer");
    assert_eq!(news[2]["message"]["new_chat_title"], "Another name");
    assert_eq!(news[2]["message"]["chat"]["title"], "Another name");
    bench.anna.makes_bot_admin(GROUP);
    bench.anna.writes_in(GROUP, "an administrator hears all", None);
    let news = bench.news();
    assert_eq!(news[0]["my_chat_member"]["new_chat_member"]["status"], "administrator");
    assert_eq!(news[1]["message"]["text"], "an administrator hears all");
}

#[test]
fn a_bot_is_told_when_it_comes_and_goes_and_writes_only_where_it_is() {
    let bench = Bench::new();
    bench.world.group_without_bot(OTHER, "Far away", &[&bench.stranger]);
    let send = json!({"chat_id": OTHER, "text": "x"});
    bench.refused("sendMessage", &send, 403, "bot is not a member of the supergroup chat");
    bench.stranger.writes_in(OTHER, "nobody listens", None);
    bench.stranger.adds_bot(OTHER);
    let news = bench.news();
    assert_eq!(news.len(), 2, "{news:?}");
    assert_eq!(news[0]["my_chat_member"]["from"]["id"], 666);
    assert_eq!(news[0]["my_chat_member"]["old_chat_member"]["status"], "left");
    assert_eq!(news[0]["my_chat_member"]["new_chat_member"]["status"], "member");
    assert_eq!(news[1]["message"]["new_chat_members"][0]["id"], 4242);
    bench.ok("sendMessage", &send);
    assert_eq!(bench.ok("getChatMemberCount", &json!({"chat_id": OTHER})), 2);
    bench.ok("leaveChat", &json!({"chat_id": OTHER}));
    bench.refused("sendMessage", &send, 403, "bot is not a member");
    bench.refused("leaveChat", &json!({"chat_id": OTHER}), 403, "bot is not a member");
    bench.stranger.adds_bot(OTHER);
    bench.stranger.removes_bot(OTHER);
    bench.refused("sendMessage", &send, 403, "bot was kicked from the supergroup chat");
    let last = bench.news().pop().unwrap();
    assert_eq!(last["my_chat_member"]["new_chat_member"]["status"], "kicked");
    bench.stranger.blocks(true);
    let last = bench.news().pop().unwrap();
    assert_eq!(
        (&last["my_chat_member"]["chat"]["id"], &last["my_chat_member"]["chat"]["type"]),
        (&666.into(), &"private".into())
    );
    bench.world.channel(-1_005, "News");
    bench.refused("sendMessage", &json!({"chat_id": -1_005, "text": "x"}), 403, "not a member of the channel chat");
    bench.anna.makes_bot_admin(-1_005);
    bench.ok("sendMessage", &json!({"chat_id": -1_005, "text": "x"}));
    bench.world.posts(-1_005, "a post");
    let post = bench.news().pop().unwrap();
    assert_eq!((&post["channel_post"]["text"], &post["channel_post"]["from"]), (&"a post".into(), &Value::Null));
}

#[test]
fn in_a_forum_everything_answers_the_topics_root_and_the_main_topic_has_no_id() {
    let bench = Bench::new();
    bench.world.becomes_forum(GROUP);
    let topic = bench.anna.opens_topic(GROUP, "Prices");
    bench.anna.says(GROUP).topic(topic).text("how much?").send();
    let news = bench.news();
    let (root, asked) = (&news[0]["message"], &news[1]["message"]);
    assert_eq!(root["message_thread_id"], topic);
    assert!(root["reply_to_message"].is_null());
    assert_eq!((&asked["is_topic_message"], &asked["message_thread_id"]), (&true.into(), &topic.into()));
    assert_eq!(asked["reply_to_message"]["message_id"], topic);
    assert_eq!(asked["reply_to_message"]["forum_topic_created"]["name"], "Prices");
    let send = |more: Value| {
        let mut body = json!({"chat_id": GROUP, "text": "x"});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    assert_eq!(bench.ok("sendMessage", &send(json!({"message_thread_id": topic})))["message_thread_id"], topic);
    for wrong in [1, topic + 50] {
        let body = send(json!({"message_thread_id": wrong}));
        bench.refused("sendMessage", &body, 400, "message thread not found");
    }
    // A reply finds the topic by itself; one whose target is gone does not.
    let asked = asked["message_id"].as_i64().unwrap();
    let reply = json!({"reply_parameters": {"message_id": asked, "allow_sending_without_reply": true}});
    assert_eq!(bench.ok("sendMessage", &send(reply.clone()))["message_thread_id"], topic);
    bench.world.lock().chats.get_mut(&GROUP).unwrap().messages.remove(&asked);
    assert!(bench.ok("sendMessage", &send(reply))["message_thread_id"].is_null());
    let strict = json!({"reply_parameters": {"message_id": asked}});
    bench.refused("sendMessage", &send(strict), 400, "message to be replied not found");
    let private = json!({"chat_id": 111, "text": "x", "message_thread_id": topic});
    bench.refused("sendMessage", &private, 400, "message thread not found");
}

#[test]
fn a_group_that_moved_says_where_and_the_word_in_the_new_one_is_telegrams() {
    let bench = Bench::new();
    bench.world.group(-77, "Small", &[&bench.anna]);
    bench.world.moves(-77, OTHER, &bench.anna);
    let news = bench.news();
    assert_eq!(
        (&news[0]["message"]["chat"]["id"], &news[0]["message"]["migrate_to_chat_id"]),
        (&(-77).into(), &OTHER.into())
    );
    let there = &news[1]["message"];
    assert_eq!((&there["message_id"], &there["migrate_from_chat_id"]), (&1.into(), &(-77).into()));
    assert_eq!(there["from"]["id"], ANONYMOUS);
    assert!(there["date"].as_i64() < news[0]["message"]["date"].as_i64());
    let refused = bench.call("sendMessage", &json!({"chat_id": -77, "text": "x"})).json();
    assert_eq!((&refused["error_code"], &refused["parameters"]["migrate_to_chat_id"]), (&400.into(), &OTHER.into()));
    bench.ok("sendMessage", &json!({"chat_id": OTHER, "text": "x"}));
}

#[test]
fn everybody_who_is_no_person_is_told_apart_by_the_fields_alone() {
    let bench = Bench::new();
    bench.world.channel(-1_005, "News");
    let robot = bench.world.other_bot(777, "Robot");
    bench.stranger.says(GROUP).text("anonymous").anonymously().send();
    bench.stranger.says(GROUP).text("a channel").named(-1_005).send();
    bench.world.auto_forwards(-1_005, GROUP, "linked");
    robot.writes_in(GROUP, "beep", None);
    bench.anna.says(GROUP).text("inline").via(&robot).send();
    let news = bench.news();
    let from = |n: usize| news[n]["message"]["from"]["id"].as_i64().unwrap();
    assert_eq!([from(0), from(1), from(2), from(3), from(4)], [ANONYMOUS, AS_CHANNEL, TELEGRAM, 777, 111]);
    assert_eq!(news[0]["message"]["sender_chat"]["id"], GROUP);
    assert_eq!(news[1]["message"]["sender_chat"]["type"], "channel");
    assert_eq!(news[2]["message"]["is_automatic_forward"], true);
    assert_eq!(news[4]["message"]["via_bot"]["id"], 777);
    bench.world.lock().bot_to_bot = false;
    robot.writes_in(GROUP, "beep again", None);
    assert_eq!(bench.texts(), Vec::<String>::new());
}

#[test]
fn forwards_quotes_edits_and_albums_have_the_shapes_that_telegram_gives_them() {
    let bench = Bench::new();
    let hers = bench.stranger.says(GROUP).text("a long remark").quoting("third hand").send();
    let his = bench.anna.says(GROUP).reply_to(hers).quoting("long").text("what?").send();
    bench.anna.says(111).text("look").forwarded(&bench.stranger).send();
    bench.anna.edits(GROUP, his, "what now?");
    let pictures = bench.anna.sends_album(GROUP, "from above", 100);
    let news = bench.news();
    let reply = &news[1]["message"];
    assert_eq!(
        (&reply["reply_to_message"]["text"], &reply["quote"]["text"]),
        (&"a long remark".into(), &"long".into())
    );
    assert_eq!(reply["reply_to_message"]["quote"]["text"], "third hand", "the nested one keeps its own quote");
    assert_eq!(news[2]["message"]["forward_origin"]["sender_user"]["id"], 666);
    assert_eq!(news[2]["message"]["forward_from"]["id"], 666);
    assert_eq!(news[3]["edited_message"]["text"], "what now?");
    assert_eq!((pictures.len(), news.len()), (100, 100), "a batch holds a hundred");
    assert_eq!(news[4]["message"]["caption"], "from above");
    assert_eq!(news[4]["message"]["photo"].as_array().unwrap().len(), 2);
    let rest = bench.news();
    assert_eq!(rest.len(), 4);
    assert_eq!(rest[3]["message"]["media_group_id"], news[4]["message"]["media_group_id"]);
    assert!(rest[3]["message"]["caption"].is_null());
}

#[test]
fn files_come_down_up_to_twenty_megabytes_and_fail_as_they_are_told_to() {
    let bench = Bench::new();
    bench.anna.says(111).file("document", "note.txt", b"ten bytes!").text("here").send();
    bench.anna.says(111).file("video", "big.mp4", &vec![7; (20 << 20) + 1]).send();
    let news = bench.news();
    let document = &news[0]["message"]["document"];
    assert_eq!((&document["file_name"], &document["file_size"]), (&"note.txt".into(), &10.into()));
    let file = bench.ok("getFile", &json!({"file_id": document["file_id"]}));
    let token = bench.world.lock().token.clone();
    let path = format!(
        "GET /file/bot{token}/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        file["file_path"].as_str().unwrap()
    );
    assert_eq!(raw(bench.server.addr, path.as_bytes()).body, b"ten bytes!");
    let wrong = path.replace(&token, "4242:wrong");
    assert_eq!(raw(bench.server.addr, wrong.as_bytes()).status, 401);
    bench.refused("getFile", &json!({"file_id": news[1]["message"]["video"]["file_id"]}), 400, "file is too big");
    bench.refused("getFile", &json!({"file_id": "x"}), 400, "wrong file_id");
    bench.world.on("file").fault(Fault::Cut);
    let cut = raw(bench.server.addr, path.as_bytes());
    assert_eq!((cut.announced(), cut.body.len()), (Some(10), 5));
    bench.world.on("file").fault(Fault::bytes(vec![1; 50]));
    assert_eq!(raw(bench.server.addr, path.as_bytes()).body.len(), 50);
    let latch = bench.world.latch();
    bench.world.on("file").fault(Fault::Half(latch));
    std::thread::scope(|scope| {
        let slow = scope.spawn(|| raw(bench.server.addr, path.as_bytes()));
        bench.world.wait_struck("file", 3);
        assert!(!slow.is_finished());
        bench.world.open(latch);
        assert_eq!(slow.join().unwrap().body, b"ten bytes!");
    });
}

#[test]
fn a_reaction_is_one_of_telegrams_emoji() {
    let bench = Bench::new();
    assert_eq!(REACTIONS.split_whitespace().count(), 73);
    let message = bench.anna.writes_in(GROUP, "hello", None);
    let react = |list: Value| json!({"chat_id": GROUP, "message_id": message, "reaction": list});
    let one = |emoji: &str| json!([{"type": "emoji", "emoji": emoji}]);
    bench.ok("setMessageReaction", &react(one("👀")));
    assert_eq!(bench.world.now_at(GROUP, message).reaction.as_deref(), Some("👀"));
    for emoji in ["🔒", "🤩🤩", "ok", ""] {
        bench.refused("setMessageReaction", &react(one(emoji)), 400, "REACTION_INVALID");
    }
    let two = json!([{"type": "emoji", "emoji": "👀"}, {"type": "emoji", "emoji": "👍"}]);
    bench.refused("setMessageReaction", &react(two), 400, "REACTIONS_TOO_MANY");
    bench.ok("setMessageReaction", &react(json!([])));
    assert_eq!(bench.world.now_at(GROUP, message).reaction, None);
}

#[test]
fn commands_are_kept_by_scope_and_language() {
    let bench = Bench::new();
    let list = |name: &str| json!([{"command": name, "description": "does it"}]);
    let scope = json!({"type": "chat", "chat_id": 111});
    bench.ok("setMyCommands", &json!({"commands": list("status"), "scope": scope}));
    bench.ok("setMyCommands", &json!({"commands": list("start"), "scope": {"type": "all_private_chats"}}));
    assert_eq!(bench.ok("getMyCommands", &json!({"scope": scope})), list("status"));
    assert_eq!(bench.world.lock().offered(111, "en"), ["status"]);
    assert_eq!(bench.world.lock().offered(666, "en"), ["start"]);
    assert_eq!(bench.world.lock().offered(GROUP, "en"), Vec::<String>::new());
    let nobody = json!({"commands": list("x"), "scope": {"type": "chat", "chat_id": 12}});
    bench.refused("setMyCommands", &nobody, 400, "chat not found");
    bench.refused("setMyCommands", &json!({"commands": list("UP")}), 400, "BOT_COMMAND_INVALID");
    bench.ok("deleteMyCommands", &json!({"scope": scope}));
    assert_eq!(bench.world.lock().offered(111, "en"), ["start"]);
}

#[test]
fn a_flooded_chat_waits_and_strict_rates_are_telegrams() {
    let bench = Bench::new();
    bench.world.floods(GROUP, 30);
    let send = |chat: i64| json!({"chat_id": chat, "text": "x"});
    let refused = bench.call("sendMessage", &send(GROUP));
    assert!(refused.json()["parameters"]["retry_after"].as_u64().is_some_and(|left| left <= 30));
    bench.ok("sendMessage", &send(111));
    bench.world.lock().shift_s += 31;
    bench.ok("sendMessage", &send(GROUP));
    bench.world.lock().strict_rates = true;
    for _ in 0..20 {
        bench.ok("sendMessage", &send(GROUP));
    }
    bench.refused("sendMessage", &send(GROUP), 429, "retry after");
    bench.world.lock().shift_s += 61;
    bench.ok("sendMessage", &send(GROUP));
}

#[test]
fn updates_written_by_hand_arrive_byte_by_byte() {
    let bench = Bench::new();
    bench.world.lock().push_literal("message", r#"{"message_id":1.5,"message_id":"7","text":"\ud800"}"#);
    let got = bench.call("getUpdates", &json!({}));
    let text = String::from_utf8(got.body).unwrap();
    assert!(text.contains(r#""message":{"message_id":1.5,"message_id":"7","text":"\ud800"}"#), "{text}");
    // A press in a group is a press like any other.
    let there = bench.ok("sendMessage", &json!({"chat_id": GROUP, "text": "card"}))["message_id"].as_i64().unwrap();
    let card = bench.world.now_at(GROUP, there);
    bench.stranger.sends_data_as(&card, "x", How::Whole);
    let seen = bench.ok("getUpdates", &json!({"offset": -1}));
    assert_eq!(seen[0]["callback_query"]["message"]["chat"]["id"], GROUP);
}
