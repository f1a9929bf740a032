//! Strangers' questions, end to end: the receiver against a stand-in lane that says what it is told to.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::help::{
    MARKER, OFFICE, card, connect, count_in, into_the_team, message, plan, reply, settled, texts, unseen, with_office,
};
use crate::stand::gate::Gate;
use crate::stand::world::Message;

const PASSED: &str = "I will pass your question to the owner";
const PASSED_RU: &str = "Передам ваш вопрос владельцу";

/// A lane in place of the real one: it answers each line, and remembers it.
struct Lane(Arc<Mutex<Vec<Value>>>);

impl Lane {
    fn new(gate: &Gate, answer: impl Fn(&Value) -> Value + Send + 'static) -> Self {
        let folder = gate.folder().join("run/mila-lane");
        let listener = UnixListener::bind(folder.join("new.sock")).unwrap();
        fs::set_permissions(folder.join("new.sock"), fs::Permissions::from_mode(0o666)).unwrap();
        fs::rename(folder.join("new.sock"), folder.join("lane.sock")).unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let lines = Arc::clone(&heard);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let mut line = String::new();
                drop(BufReader::new(&stream).read_line(&mut line));
                let Ok(line) = serde_json::from_str::<Value>(&line) else { continue };
                let said = match line["op"].as_str() {
                    Some("state") => json!({"key": true, "engine": "api", "answers": 0, "tokens": 0}),
                    Some("knowledge") => json!({"knowledge": "Open from nine. https://acme.example/map"}),
                    _ => answer(&line),
                };
                lines.lock().unwrap().push(line);
                drop((&stream).write_all(format!("{said}\n").as_bytes()));
            }
        });
        Self(heard)
    }

    /// The questions that it heard.
    fn asked(&self) -> Vec<Value> {
        self.0.lock().unwrap().iter().filter(|line| line["op"] == "ask").cloned().collect()
    }
}

fn says(answer: &str) -> Value {
    json!({"answer": answer, "why": "ok", "tokens": 912})
}

/// A gate with the office connected, and a lane that answers so.
fn office(answer: impl Fn(&Value) -> Value + Send + 'static) -> (Gate, Lane) {
    let mut gate = with_office(plan());
    let lane = Lane::new(&gate, answer);
    connect(&mut gate, OFFICE, "When mentioned");
    (gate, lane)
}

/// What the bot wrote in the office.
fn in_office(gate: &Gate) -> Vec<Message> {
    let state = gate.world.lock();
    let bot = state.bot.id;
    state.chats[&OFFICE].messages.values().filter(|message| message.from == bot && !message.service).cloned().collect()
}

fn under(gate: &Gate, question: i64) -> Message {
    gate.world.must("an answer under the question", |state| {
        let messages = state.chats[&OFFICE].messages.values();
        messages.rev().find(|message| message.reply_to == Some(question)).cloned()
    })
}

/// What became of a stranger's question.
fn fate(gate: &Gate, message: i64) -> String {
    gate.world.must("what became of the question", |_| {
        let said = gate.host(&["why", "--json"]);
        let lines: Vec<Value> = said.out.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut lines = lines.iter().flat_map(|line| line.as_array().cloned().unwrap_or_else(|| vec![line.clone()]));
        let question = |line: &Value| line["what"] == "question" && line["message"] == message;
        lines.rfind(question).and_then(|line| line["fate"].as_str().map(str::to_owned))
    })
}

#[test]
fn a_stranger_who_asks_the_bot_gets_an_answer_under_the_question_and_the_session_hears_nothing() {
    let (mut gate, lane) = office(|_| says("At nine: https://acme.example/map"));
    gate.world.becomes_forum(OFFICE);
    let inbox = gate.subscribe(0);
    let topic = gate.mallory.opens_topic(OFFICE, "Hours");
    let asked = gate.mallory.says(OFFICE).topic(topic).text(&format!("@acme_bot {MARKER}: when?")).send();
    let answer = under(&gate, asked);
    assert_eq!((answer.text(), answer.topic), ("At nine: https://acme.example/map", Some(topic)));
    let calls = gate.world.lock().calls.clone();
    let call =
        calls.iter().find(|call| call.params.values.get("text").is_some_and(|text| text == answer.text())).unwrap();
    assert_eq!(call.params.values["link_preview_options"], json!({"is_disabled": true}));
    let mut fields: Vec<&str> = call.params.values.keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["chat_id", "link_preview_options", "message_thread_id", "reply_parameters", "text"]);
    // A reply to that goes on; what only stands beside it does not.
    let again = gate.mallory.says(OFFICE).topic(topic).reply_to(answer.id).text("and on Sunday?").send();
    under(&gate, again);
    gate.mallory.says(OFFICE).topic(topic).text("among ourselves").send();
    gate.anna.says(OFFICE).topic(topic).reply_to(answer.id).text("@acme_bot what did you say there?").send();
    let event = inbox.text("@acme_bot what did you say there?");
    assert_eq!(event["reply"]["shown"], false, "a stranger had a hand in it: {event}");
    assert_eq!(texts(&inbox.all()).len(), 1);
    assert_eq!(
        lane.asked(),
        [
            json!({"op": "ask", "chat": OFFICE, "user": 666, "topic": topic, "text": format!("@acme_bot {MARKER}: when?")}),
            json!({"op": "ask", "chat": OFFICE, "user": 666, "topic": topic, "text": "and on Sunday?"}),
        ]
    );
    gate.anna.writes("/status");
    message(&gate, 111, "Answers to strangers today: 2, handed on: 0, over a limit: 0. Tokens: 1824");
    let status = gate.host(&["status", "--json"]);
    assert_eq!(status.json["daemons"]["receiver"]["lane"], "ready", "{status:?}");
    unseen(&gate, MARKER);
    // The count is kept; another day begins at nothing.
    let mark = gate.kill("receiver");
    gate.wait_back("receiver", mark);
    gate.wait_ready();
    gate.anna.writes("/guests");
    message(&gate, 111, "over a limit: 0. Tokens: 1824");
    gate.advance(86_400);
    gate.anna.writes("/status");
    gate.world.must("a status of the next day", |state| {
        let last = state.chats[&111].messages.values().next_back()?;
        (last.text().starts_with("🔒") && !last.text().contains("1824")).then_some(())
    });
}

#[test]
fn what_is_handed_on_reaches_the_owner_alone_and_the_owners_answer_goes_back_by_a_press() {
    let (gate, lane) = office(|_| says("Ask @mallory, or evil.example"));
    let inbox = gate.subscribe(0);
    let first = gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER} /yes 🔒"), None);
    assert_eq!(under(&gate, first).text(), PASSED);
    let boris = gate.boris.says(OFFICE).text(&format!("@acme_bot {MARKER} second")).send();
    assert_eq!(under(&gate, boris).text(), PASSED);
    let summary = card(&gate, 111, "Questions in \"Acme live title\": 2", "Show");
    assert!(summary.silent && !summary.text().contains(MARKER), "{}", summary.text());
    assert_eq!(count_in(&gate, 111, "Questions in"), 1, "one summary a group");
    let data = summary.data_of("Show").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&summary, &data)), "Only an owner can press this.");
    gate.anna.presses(&summary, "Show");
    let shown = message(&gate, 111, "/yes 🔒");
    assert_eq!(shown.inside("pre"), [format!("@acme_bot {MARKER} /yes 🔒")]);
    gate.world.becomes("that they were shown", &summary, |card| card.labels().is_empty());
    assert_eq!(count_in(&gate, OFFICE, MARKER), 2, "in the group nothing but the questions themselves");

    gate.anna.replies(&shown, "We open at nine.");
    let drawn = card(&gate, 111, "We open at nine.", "Send to the group");
    assert_eq!(drawn.labels().concat(), ["Send to the group", "No"]);
    assert_eq!(in_office(&gate).len(), 2);
    gate.anna.presses(&drawn, "No");
    gate.world.becomes("that it is not sent", &drawn, |card| card.text().starts_with("🔒 Not sent"));
    gate.anna.replies(&shown, "We open at ten.");
    let drawn = card(&gate, 111, "We open at ten.", "Send to the group");
    let data = drawn.data_of("Send to the group").unwrap();
    gate.anna.presses(&drawn, "Send to the group");
    gate.world.becomes("that it is sent", &drawn, |card| card.text().starts_with("🔒 Sent to"));
    let answer = in_office(&gate).pop().unwrap();
    assert_eq!((answer.text(), answer.reply_to), ("We open at ten.", Some(first)));
    assert!(gate.world.toast(&gate.anna.sends_data(&drawn, &data)).contains("over"));
    assert_eq!(in_office(&gate).len(), 3);

    // The session hears nothing of all this, whatever an owner does with the words in private.
    gate.anna.says(111).reply_to(shown.id).file("document", "x.txt", b"x").text("for the agent").send();
    let event = inbox.text("for the agent");
    assert_eq!(event["reply"]["shown"], false, "{event}");
    assert_eq!(texts(&inbox.all()), ["for the agent"]);
    unseen(&gate, MARKER);
    assert_eq!(lane.asked().len(), 2);
    assert!(!gate.log.all().iter().any(|line| line.contains(MARKER)), "nor does the log");
}

#[test]
fn the_phrase_is_in_the_askers_language_where_it_is_ours_and_else_english() {
    let (gate, _lane) = office(|_| json!({"answer": null, "why": "model", "tokens": 0}));
    for (id, code, phrase) in
        [(3001, "ru", PASSED_RU), (3002, "ru-RU", PASSED_RU), (3003, "de", PASSED), (3004, "en", PASSED)]
    {
        let person = gate.world.person(id, "Somebody");
        let mut from = gate.world.lock().user_json(id);
        from["language_code"] = code.into();
        let asked = person.says(OFFICE).text("@acme_bot when?").with("from", from).send();
        assert_eq!(under(&gate, asked).text(), phrase, "{code}");
    }
}

#[test]
fn over_a_limit_the_group_hears_nothing_and_the_owner_one_line_a_day() {
    let (mut gate, _lane) = office(|_| json!({"answer": null, "why": "limit", "limit": "day_all", "tokens": 0}));
    for _ in 0..3 {
        let asked = gate.mallory.writes_in(OFFICE, "@acme_bot when?", None);
        assert_eq!(fate(&gate, asked), "limit");
    }
    message(&gate, 111, "a limit is reached (day_all)");
    assert_eq!((count_in(&gate, 111, "a limit is reached"), in_office(&gate).len()), (1, 0));
    gate.advance(86_400);
    let asked = gate.mallory.writes_in(OFFICE, "@acme_bot when?", None);
    assert_eq!(fate(&gate, asked), "limit");
    gate.world.must("the next day's line", |state| {
        let lines = state.chats[&111].messages.values().filter(|message| message.text().contains("a limit is reached"));
        (lines.count() == 2).then_some(())
    });
}

#[test]
fn a_freeze_silences_the_lane_until_an_owner_ends_it() {
    let (gate, lane) = office(|_| says("At nine."));
    let mark = gate.log.len();
    gate.anna.writes("/freeze");
    gate.log.wait("frozen", mark, |line| line.contains("proxy.frozen on=true"));
    let asked = gate.mallory.writes_in(OFFICE, "@acme_bot when?", None);
    assert_eq!(fate(&gate, asked), "frozen");
    assert_eq!((lane.asked().len(), in_office(&gate).len()), (0, 0));
    assert_eq!(count_in(&gate, 111, "Questions in"), 0);
}

// Attack 124.
#[test]
fn bots_and_whoever_writes_in_a_chats_name_get_no_answer_so_that_two_bots_never_talk() {
    const CHANNEL: i64 = -1_005_555_555_555;
    let (gate, lane) = office(|_| says("At nine."));
    gate.world.channel(CHANNEL, "Not ours");
    let robot = gate.world.other_bot(777, "Robot");
    let asked = gate.mallory.writes_in(OFFICE, "@acme_bot when?", None);
    let answer = under(&gate, asked);
    robot.writes_in(OFFICE, "@acme_bot and then?", Some(answer.id));
    gate.mallory.says(OFFICE).text("@acme_bot anonymous").anonymously().send();
    gate.mallory.says(OFFICE).text("@acme_bot channel").named(CHANNEL).send();
    gate.mallory.says(OFFICE).text("@acme_bot passed on").forwarded(&gate.boris).send();
    gate.mallory.says(OFFICE).text("@acme_bot inline").via(&robot).send();
    gate.world.auto_forwards(CHANNEL, OFFICE, "@acme_bot linked");
    gate.mallory.edits(OFFICE, asked, "@acme_bot edited?");
    let last = gate.boris.writes_in(OFFICE, "@acme_bot the last?", None);
    under(&gate, last);
    let texts: Vec<Value> = lane.asked().into_iter().map(|line| line["text"].clone()).collect();
    assert_eq!(texts, ["@acme_bot when?", "@acme_bot the last?"]);
    assert_eq!(in_office(&gate).len(), 2);
}

#[test]
fn owners_and_the_team_are_the_sessions_and_the_lane_never_hears_them() {
    let (gate, lane) = office(|_| says("At nine."));
    let inbox = gate.subscribe(0);
    into_the_team(&gate, OFFICE, &gate.boris);
    gate.boris.writes_in(OFFICE, "@acme_bot from the team", None);
    gate.anna.writes_in(OFFICE, "@acme_bot from the owner", None);
    inbox.text("@acme_bot from the owner");
    assert_eq!(texts(&inbox.all()), ["@acme_bot from the team", "@acme_bot from the owner"]);
    assert!(reply(&gate, OFFICE, "the session answers").ok());
    assert_eq!(lane.asked(), Vec::<Value>::new());
}

#[test]
fn without_a_key_or_a_lane_strangers_hear_nothing_and_the_owner_can_read_why() {
    let mut gate = with_office(plan());
    connect(&mut gate, OFFICE, "When mentioned");
    let ask = |gate: &Gate| {
        let asked = gate.mallory.writes_in(OFFICE, &format!("@acme_bot {MARKER}"), None);
        assert_eq!(fate(gate, asked), "no_lane");
    };
    let standing = |gate: &Gate| gate.host(&["status", "--json"]).json["daemons"]["receiver"]["lane"].clone();
    let off = |gate: &Gate, why: &str| gate.log.all().iter().filter(|line| line.contains(why)).count();
    (0..3).for_each(|_| ask(&gate));
    gate.anna.writes("/status");
    message(&gate, 111, "Strangers get no answers: there is no strangers' key.");
    assert_eq!((standing(&gate), off(&gate, "lane.off why=no strangers' key")), (json!("no_key"), 1), "said once");
    fs::remove_file(gate.folder().join("run/mila-lane/lane.sock")).unwrap();
    (0..3).for_each(|_| ask(&gate));
    gate.anna.writes("/status");
    message(&gate, 111, "Strangers get no answers: no lane for them runs.");
    assert_eq!((standing(&gate), off(&gate, "lane.off why=no lane is there")), (json!("away"), 1), "said once");
    settled(&gate);
    assert_eq!((in_office(&gate).len(), count_in(&gate, 111, "Questions in")), (0, 0));
    unseen(&gate, MARKER);
}
