//! The stand's own server, held to `facts` about Telegram: what it must refuse, rewrite and remember. A client that
//! nobody here wrote drives it too, where one can be had.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "tests: a broken assumption ends them loudly"
)]

mod client;
#[cfg(test)]
mod life;
#[path = "lib.rs"]
mod stand;

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use serde_json::{Value, json};

    use crate::client::{Got, post, raw};
    use crate::stand::clean::{self, Entity};
    use crate::stand::entities;
    use crate::stand::faults::Fault;
    use crate::stand::people::{How, Person, token_holder_edits};
    use crate::stand::server::Server;
    use crate::stand::world::World;

    pub(crate) struct Bench {
        pub(crate) server: Server,
        pub(crate) world: Arc<World>,
        pub(crate) anna: Person,
        pub(crate) stranger: Person,
    }

    impl Bench {
        pub(crate) fn new() -> Self {
            let world = Arc::new(World::new(4242, "Acme", "acme_bot"));
            let anna = world.person(111, "Anna");
            let stranger = world.person(666, "Mallory");
            world.person(333, "Blocker").blocks(true);
            world.group(-1_001_234_567_890, "Acme office", &[&anna, &stranger]);
            world.lock().queue.events.clear();
            let server = Server::start(Arc::clone(&world), 0).unwrap();
            Self { server, world, anna, stranger }
        }

        pub(crate) fn call(&self, method: &str, params: &Value) -> Got {
            let path = format!("/bot{}/{method}", self.world.lock().token);
            post(self.server.addr, &path, params)
        }

        pub(crate) fn ok(&self, method: &str, params: &Value) -> Value {
            let got = self.call(method, params);
            assert_eq!(got.status, 200, "{method}: {}", String::from_utf8_lossy(&got.body));
            got.json()["result"].clone()
        }

        pub(crate) fn refused(&self, method: &str, params: &Value, code: u16, words: &str) {
            let got = self.call(method, params);
            let said = got.json();
            assert_eq!(got.status, code, "{said}");
            assert_eq!(said["error_code"], code);
            assert!(said["description"].as_str().unwrap().contains(words), "{said}");
        }

        fn card(&self, data: &str) -> i64 {
            let sent = self.ok("sendMessage", &json!({"chat_id": 111, "text": "card"}));
            let id = sent["message_id"].as_i64().unwrap();
            let markup = json!({"inline_keyboard": [[{"text": "Yes", "callback_data": data}]]});
            self.ok("editMessageReplyMarkup", &json!({"chat_id": 111, "message_id": id, "reply_markup": markup}));
            id
        }
    }

    #[test]
    fn text_is_rewritten_as_telegram_rewrites_it() {
        assert_eq!(clean::text("a\tb\0c\rd\n"), "a b cd\n");
        assert_eq!(clean::text("x\u{30a}y\u{333}z\u{33f}"), "xyz");
        assert_eq!(clean::text("a\u{2028}\u{202e}b"), "ab");
        assert_eq!(clean::text("\u{200e}\u{200f}\u{200e}"), "\u{200c}\u{200c}\u{200e}");
        assert_eq!(clean::text(&"я".repeat(20_000)).len(), 35_000);
        let (text, entities) = clean::formatted(" \r\n a\rb 🔒c \n", vec![Entity::new("code", 4, 3)]).unwrap();
        assert_eq!(text, "ab 🔒c");
        assert_eq!(entities, [Entity::new("code", 0, 2)]);
        let error = clean::formatted("🔒", vec![Entity::new("code", 1, 1)]).unwrap_err();
        assert!(error.contains("middle of a UTF-16 symbol"));
    }

    #[test]
    fn links_mentions_and_commands_appear_outside_pre_and_code_alone() {
        let kinds = |text: &str, own| -> Vec<String> {
            entities::with_found(text, own).into_iter().map(|entity| entity.kind).collect()
        };
        assert_eq!(
            kinds("see run.sh, a@b.com, @anna_b, /stop and #tag", vec![]),
            ["url", "email", "mention", "bot_command", "hashtag"]
        );
        assert_eq!(kinds("tg://resolve?x=1 $USD 4111 1111 1111 1111", vec![]), ["url", "cashtag", "bank_card_number"]);
        assert_eq!(kinds("see run.sh", vec![Entity::new("pre", 4, 6)]), ["pre"]);
        assert_eq!(kinds("see run.sh", vec![Entity::new("bold", 4, 6)]), ["bold", "url"]);
        assert_eq!(kinds("9c410e77 · 3000 characters · 7KQ4-M2TD at 14:02 file.x1", vec![]), Vec::<String>::new());
        assert_eq!(kinds("a/b and 1/2", vec![]), Vec::<String>::new());
    }

    #[test]
    fn file_names_are_cleaned_as_telegram_cleans_them() {
        assert_eq!(clean::file_name("..a<b>:c.txt"), "a b  c.txt");
        assert_eq!(clean::file_name(&format!("{}.{}", "s".repeat(70), "e".repeat(20))).len(), 64 + 1 + 16);
        assert_eq!(clean::file_name("Grüße – 1.pdf"), "Grüße   1.pdf");
    }

    #[test]
    fn a_call_with_a_wrong_token_or_method_is_refused_in_telegrams_shape() {
        let bench = Bench::new();
        assert_eq!(post(bench.server.addr, "/bot4242:wrong/getMe", &json!({})).status, 401);
        assert_eq!(post(bench.server.addr, "/botx/getMe", &json!({})).status, 404);
        bench.refused("noSuchMethod", &json!({}), 404, "method not found");
        assert_eq!(bench.ok("getme", &json!({}))["id"], 4242);
        let token = bench.world.lock().token.clone();
        let broken = format!(
            "POST /bot{token}/sendMessage HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \
             9\r\nConnection: close\r\n\r\n{{\"chat_id"
        );
        let got = raw(bench.server.addr, broken.as_bytes());
        assert!(got.json()["description"].as_str().unwrap().contains("chat_id is empty"), "{got:?}");
    }

    #[test]
    fn offsets_confirm_and_what_is_not_confirmed_comes_again() {
        let bench = Bench::new();
        for text in ["one", "two", "three"] {
            bench.anna.writes(text);
        }
        let all = bench.ok("getUpdates", &json!({}));
        let first = all[0]["update_id"].as_i64().unwrap();
        assert_eq!(all.as_array().unwrap().len(), 3);
        let rest = bench.ok("getUpdates", &json!({"offset": first + 1}));
        assert_eq!(rest[0]["message"]["text"], "two");
        let beyond = bench.ok("getUpdates", &json!({"offset": first + 1000}));
        assert_eq!(beyond[0]["message"]["text"], "two", "an offset far beyond the end is ignored");
        let last = bench.ok("getUpdates", &json!({"offset": -1}));
        assert_eq!(last[0]["message"]["text"], "three", "a negative one drops the rest");
        assert_eq!(bench.world.lock().queue.events.len(), 1);
        let none = bench.ok("getUpdates", &json!({"offset": first + 3}));
        assert_eq!(none, json!([]));
    }

    #[test]
    fn a_list_of_kinds_stays_until_the_next_one() {
        let bench = Bench::new();
        bench.ok("getUpdates", &json!({"allowed_updates": ["callback_query"]}));
        bench.anna.writes("not wanted");
        assert_eq!(bench.ok("getUpdates", &json!({"offset": 1})), json!([]));
        bench.ok("getUpdates", &json!({"offset": 2, "allowed_updates": ["no_such_kind"]}));
        bench.anna.writes("wanted");
        assert_eq!(bench.ok("getUpdates", &json!({}))[0]["message"]["text"], "wanted");
    }

    #[test]
    fn a_long_poll_wakes_for_an_update_and_loses_to_a_newer_poll() {
        let bench = Bench::new();
        std::thread::scope(|scope| {
            let older = scope.spawn(|| bench.call("getUpdates", &json!({"timeout": 50})));
            bench.world.must("a poll", |state| (state.queue.polls == 1).then_some(()));
            let newer = scope.spawn(|| bench.ok("getUpdates", &json!({"timeout": 50})));
            let lost = older.join().unwrap();
            assert_eq!(lost.status, 409);
            assert!(lost.json()["description"].as_str().unwrap().contains("terminated by other getUpdates"));
            bench.anna.writes("hello");
            assert_eq!(newer.join().unwrap()[0]["message"]["text"], "hello");
        });
    }

    #[test]
    fn a_press_is_answered_once_and_by_its_own_id() {
        let bench = Bench::new();
        let id = bench.card("verdict");
        let card = bench.world.now_at(111, id);
        let query = bench.stranger.presses(&card, "Yes");
        let update = bench.ok("getUpdates", &json!({}));
        assert_eq!(update[0]["callback_query"]["from"]["id"], 666);
        assert_eq!(update[0]["callback_query"]["message"]["reply_markup"]["inline_keyboard"][0][0]["text"], "Yes");
        bench.ok("answerCallbackQuery", &json!({"callback_query_id": query, "text": "no"}));
        assert_eq!(bench.world.toast(&query), "no");
        let words = "query is too old and response timeout expired or query ID is invalid";
        bench.refused("answerCallbackQuery", &json!({"callback_query_id": query}), 400, words);
        bench.refused("answerCallbackQuery", &json!({"callback_query_id": "1"}), 400, words);
        let old = bench.anna.sends_data(&card, "anything at all");
        bench.world.lock().shift_s += 61;
        bench.refused("answerCallbackQuery", &json!({"callback_query_id": old}), 400, words);
        let inline = bench.anna.sends_data_as(&card, "x", How::Inline);
        let inaccessible = bench.anna.sends_data_as(&card, "x", How::Inaccessible);
        let seen = bench.ok("getUpdates", &json!({"offset": -2}));
        assert_eq!(seen[0]["callback_query"]["id"], inline);
        assert!(seen[0]["callback_query"]["message"].is_null());
        assert_eq!(seen[1]["callback_query"]["id"], inaccessible);
        assert_eq!(seen[1]["callback_query"]["message"]["date"], 0);
    }

    #[test]
    fn presses_are_forgotten_after_150_seconds_and_messages_are_not() {
        let bench = Bench::new();
        let card = bench.world.now_at(111, bench.card("verdict"));
        bench.anna.presses(&card, "Yes");
        bench.anna.writes("still here");
        bench.world.lock().shift_s += 151;
        let seen = bench.ok("getUpdates", &json!({}));
        assert_eq!(seen.as_array().unwrap().len(), 1);
        assert_eq!(seen[0]["message"]["text"], "still here");
    }

    #[test]
    fn an_edit_that_changes_nothing_is_refused_and_a_foreign_one_shows() {
        let bench = Bench::new();
        let id = bench.card("verdict");
        let markup = json!({"inline_keyboard": [[{"text": "Yes", "callback_data": "verdict"}]]});
        let same = json!({"chat_id": 111, "message_id": id, "text": "card", "reply_markup": markup});
        bench.refused("editMessageText", &same, 400, "message is not modified");
        token_holder_edits(&mut bench.world.lock(), 111, id, "harmless");
        let back = bench.ok("editMessageText", &same);
        assert_eq!(back["text"], "card");
        bench.refused(
            "editMessageCaption",
            &json!({"chat_id": 111, "message_id": id, "caption": "x"}),
            400,
            "no caption",
        );
        bench.refused("editMessageText", &json!({"chat_id": 111, "message_id": 99, "text": "x"}), 400, "not found");
        let hers = bench.anna.writes("mine");
        bench.refused(
            "editMessageText",
            &json!({"chat_id": 111, "message_id": hers, "text": "x"}),
            400,
            "can't be edited",
        );
    }

    #[test]
    fn limits_are_counted_in_code_points_and_data_in_bytes() {
        let bench = Bench::new();
        bench.ok("sendMessage", &json!({"chat_id": 111, "text": "🔒".repeat(4096)}));
        bench.refused("sendMessage", &json!({"chat_id": 111, "text": "x".repeat(4097)}), 400, "too long");
        let data = |data: &str| json!({"chat_id": 111, "text": "x", "reply_markup": {"inline_keyboard": [[{"text": "b", "callback_data": data}]]}});
        bench.ok("sendMessage", &data(&"я".repeat(32)));
        bench.refused("sendMessage", &data(&"я".repeat(33)), 400, "BUTTON_DATA_INVALID");
        bench.refused(
            "answerCallbackQuery",
            &json!({"callback_query_id": "1", "text": "x".repeat(201)}),
            400,
            "TOO_LONG",
        );
        bench.refused("sendMessage", &json!({"chat_id": 333, "text": "x"}), 403, "blocked by the user");
        bench.refused("sendMessage", &json!({"chat_id": 12, "text": "x"}), 400, "chat not found");
    }

    #[test]
    fn scripted_faults_strike_once_and_only_where_they_are_aimed() {
        let bench = Bench::new();
        let send = json!({"chat_id": 111, "text": "hello"});
        bench.world.on("sendMessage").skip(1).in_chat(111).fault(Fault::too_many(3));
        bench.ok("sendMessage", &send);
        let refused = bench.call("sendMessage", &send);
        assert_eq!(refused.json()["parameters"]["retry_after"], 3);
        assert!(refused.head.contains("Retry-After: 3"));
        bench.ok("sendMessage", &send);
        bench.world.on("sendMessage").fault(Fault::html());
        let html = bench.call("sendMessage", &send);
        assert_eq!((html.status, html.json()), (502, Value::Null));
        bench.world.on("sendMessage").fault(Fault::Cut);
        let cut = bench.call("sendMessage", &send);
        assert!(cut.announced().unwrap() > cut.body.len());
        bench.world.on("sendMessage").fault(Fault::Closed);
        assert_eq!(bench.call("sendMessage", &send).status, 0);
        bench.world.on("sendMessage").fault(Fault::Lost);
        assert_eq!(bench.call("sendMessage", &send).status, 0);
        bench.world.on("sendMessage").fault(Fault::altered(|result| result["text"] = "other".into()));
        assert_eq!(bench.ok("sendMessage", &send)["text"], "other");
        // Those that took effect: two before, the cut one, the lost one, the altered one.
        assert_eq!(bench.world.lock().chats[&111].messages.len(), 5);
        assert_eq!(bench.world.count("sendMessage"), 5);
    }

    #[test]
    fn a_held_call_waits_for_its_latch() {
        let bench = Bench::new();
        let latch = bench.world.latch();
        bench.world.on("getMe").fault(Fault::Held(latch));
        std::thread::scope(|scope| {
            let held = scope.spawn(|| bench.ok("getMe", &json!({})));
            bench.world.wait_struck("getMe", 1);
            assert!(!held.is_finished());
            bench.world.open(latch);
            assert_eq!(held.join().unwrap()["id"], 4242);
        });
    }

    #[test]
    fn an_outside_client_agrees_with_the_server() {
        let folder = std::env::temp_dir().join(format!("mila-witness-{}", std::process::id()));
        let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stand/witness");
        let prepared = Command::new(here.join("prepare")).arg(&folder).stdout(Stdio::null()).output();
        if !prepared.as_ref().is_ok_and(|out| out.status.success()) {
            drop(std::fs::remove_dir_all(&folder));
            eprintln!("SKIPPED: python-telegram-bot cannot be had here, so no outside client drives the stand");
            return;
        }
        let bench = Bench::new();
        bench
            .world
            .on("sendMessage")
            .when(|call| call.params.text("text").is_some_and(|text| text.contains("429")))
            .fault(Fault::too_many(7));
        let token = bench.world.lock().token.clone();
        let mut child = Command::new(folder.join("bin/python"))
            .arg(here.join("drive.py"))
            .args([&bench.server.url(), &token, "111"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut agreed = None;
        for line in BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok) {
            if let Some(id) = line.strip_prefix("PRESS ") {
                let card = bench.world.now_at(111, id.parse().unwrap());
                bench.stranger.presses(&card, "Yes");
            }
            agreed = line.strip_prefix("AGREED ").map(|n| n.parse::<u32>().unwrap()).or(agreed);
        }
        let status = child.wait().unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(status.success(), "the client disagrees");
        assert!(agreed.unwrap() >= 35, "{agreed:?}");
    }

    #[test]
    fn shutting_the_server_ends_every_wait() {
        let bench = Bench::new();
        let began = Instant::now();
        let Bench { server, world, .. } = bench;
        let addr = server.addr;
        let path = format!("/bot{}/getUpdates", world.lock().token);
        let poll = std::thread::spawn(move || post(addr, &path, &json!({"timeout": 50})));
        world.must("a poll", |state| (state.queue.polls == 1).then_some(()));
        drop(server);
        poll.join().unwrap();
        assert!(began.elapsed() < Duration::from_secs(20));
    }
}
