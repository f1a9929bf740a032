//! The updates: who writes, where, and in which field each marker stands.

use std::fmt;

use serde_json::{Map, Value, json};

use super::MARK;
use super::facts::{Facts, Step};
use super::office::OFFICE;
use super::stand::gate::{GROUP, Gate};

/// Fields of a message that hold another message, beside those that the description lists: what is tried three deep.
const DEEP: usize = 3;

/// A marker's place.
#[derive(Clone, Debug)]
pub(crate) struct Planted {
    /// Who writes, and what their message brings along.
    pub(crate) scene: &'static str,
    /// Fields from the message, or from the update of another kind, to the text.
    pub(crate) key: String,
    /// A stranger sent it, so it is kept among the guests'.
    pub(crate) by_stranger: bool,
}

impl fmt::Display for Planted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.key, self.scene)
    }
}

/// What becomes of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Fate {
    /// An owner's own words or file: the event carries it.
    Carried,
    /// An owner's own, which an event may carry.
    Free,
    /// Somebody else's: no event holds it.
    Hidden,
}

/// What becomes of a text, by who wrote the message and where in it the text stands.
pub(crate) fn fate(planted: &Planted) -> Fate {
    if ![OWNER, OWNER_IN_GROUP, TEAM].contains(&planted.scene) {
        return Fate::Hidden;
    }
    let key = planted.key.as_str();
    let file = |kind: &str| key.strip_suffix(".file_id") == Some(kind);
    let files = ["animation", "audio", "document", "photo", "sticker", "video", "video_note", "voice"];
    match key {
        "text" | "caption" => Fate::Carried,
        _ if files.into_iter().any(file) => Fate::Carried,
        _ if is_written(key) => Fate::Carried,
        // Telegram's own number for an album.
        "media_group_id" => Fate::Free,
        _ => Fate::Hidden,
    }
}

/// Whether a text is what is read in a rich message: not where a link leads, not a label of a button, and not the name of
/// somebody whom it mentions.
fn is_written(key: &str) -> bool {
    const READ: [&str; 7] = ["alternative_text", "caption", "credit", "expression", "label", "summary", "text"];
    let mut steps = key.split('.');
    steps.next() == Some("rich_message")
        && !key.split('.').any(|step| matches!(step, "button" | "buttons" | "user"))
        && steps.next_back().is_some_and(|last| READ.contains(&last))
}

const STRANGER: &str = "a stranger in private";
const STRANGER_IN_GROUP: &str = "a stranger in a connected group";
const OWNER: &str = "an owner in private";
const OWNER_IN_GROUP: &str = "an owner in a connected group";
const OWNER_ELSEWHERE: &str = "an owner in a group that is not connected";
const TEAM: &str = "a team's member in a connected group";
const ANSWER: &str = "an owner who answers a stranger";
const ANSWER_IN_GROUP: &str = "a team's member who answers a stranger";
const ANSWER_DISGUISED: &str = "an owner who answers what is not what it seems";
const NESTED: &str = "an owner whose message holds others";
const KINDS: &str = "an update of another kind";
const FUTURE: &str = "an owner's client of tomorrow";

/// Everything that is sent.
pub(crate) struct Scenes {
    pub(crate) updates: Vec<Value>,
    pub(crate) planted: Vec<Planted>,
    facts: Facts,
    now: i64,
    next: i64,
}

impl Scenes {
    pub(crate) fn make(gate: &Gate) -> Self {
        let now = gate.world.lock().now();
        let mut scenes = Self { updates: Vec::new(), planted: Vec::new(), facts: Facts::read(), now, next: 1000 };
        let (anna, boris, mallory) = (gate.anna.id, gate.boris.id, gate.mallory.id);
        scenes.each_text(STRANGER, usize::MAX, true, |scenes| scenes.base(mallory, mallory));
        scenes.each_text(OWNER, usize::MAX, false, |scenes| scenes.base(anna, anna));
        // How a message is read does not hang on where it was written or stands: what lies deeper was tried above.
        scenes.answers(ANSWER, 3, anna, mallory, anna);
        scenes.each_text(STRANGER_IN_GROUP, 2, true, |scenes| scenes.base(mallory, OFFICE));
        scenes.each_text(OWNER_IN_GROUP, 2, false, |scenes| scenes.base(anna, OFFICE));
        scenes.each_text(OWNER_ELSEWHERE, 1, false, |scenes| scenes.base(anna, GROUP));
        scenes.each_text(TEAM, 2, false, |scenes| scenes.base(boris, OFFICE));
        scenes.answers(ANSWER_IN_GROUP, 1, boris, mallory, OFFICE);
        scenes.disguises(anna, mallory);
        scenes.nested(anna, mallory);
        scenes.other_kinds(anna);
        scenes.future(anna);
        scenes
    }

    /// Who writes where, with a number of its own: what comes twice is not looked at.
    fn base(&mut self, from: i64, chat: i64) -> Map<String, Value> {
        self.next += 1;
        let chat = if chat > 0 {
            json!({"id": chat, "type": "private", "first_name": "Live"})
        } else {
            json!({"id": chat, "type": "supergroup", "title": "Live"})
        };
        let from = json!({"id": from, "is_bot": false, "first_name": "Live"});
        object(json!({"message_id": self.next, "date": self.now, "from": from, "chat": chat}))
    }

    fn mark(&mut self, scene: &'static str, key: String, by_stranger: bool) -> String {
        let number = self.planted.len();
        self.planted.push(Planted { scene, key, by_stranger });
        format!("{MARK}{number:06}z")
    }

    fn send(&mut self, kind: &str, value: Map<String, Value>) {
        self.updates.push(Value::Object(Map::from_iter([(kind.to_owned(), Value::Object(value))])));
    }

    /// A marker for each text of the type at the end of each path below `root`, one at a time.
    fn texts(&self, root: &str) -> Vec<(Vec<Step>, String)> {
        let mut all = Vec::new();
        for path in self.facts.paths(root) {
            let type_name = path.last().map_or(root, |step| step.type_name.as_str()).to_owned();
            for field in self.facts.fields(&type_name) {
                if self.facts.is_text(&field.kinds) {
                    all.push((path.clone(), field.name.clone()));
                }
            }
        }
        all
    }

    /// The object at the end of a path, with a marker in one field.
    fn planted(&self, root: &str, path: &[Step], field: &str, marker: &str) -> Map<String, Value> {
        let type_name = path.last().map_or(root, |step| step.type_name.as_str());
        // What the root must have is there already.
        let mut object = if path.is_empty() { Map::new() } else { self.facts.least(type_name) };
        let kinds = &self.facts.fields(type_name).iter().find(|known| known.name == field).expect("its field").kinds;
        object.insert(field.to_owned(), self.facts.text(kinds, marker));
        object
    }

    fn each_text(
        &mut self,
        scene: &'static str,
        deep: usize,
        by_stranger: bool,
        base: impl Fn(&mut Self) -> Map<String, Value>,
    ) {
        for (path, field) in self.texts("Message").into_iter().filter(|(path, _)| path.len() <= deep) {
            let marker = self.mark(scene, key(&path, &field), by_stranger);
            let inner = self.planted("Message", &path, &field, &marker);
            let mut message = base(self);
            self.facts.put(&mut message, &path, inner);
            self.send("message", message);
        }
    }

    /// Somebody answers a stranger's message, in which the marker stands anywhere.
    fn answers(&mut self, scene: &'static str, deep: usize, who: i64, stranger: i64, chat: i64) {
        for (path, field) in self.texts("Message").into_iter().filter(|(path, _)| path.len() <= deep) {
            let marker = self.mark(scene, key(&path, &field), false);
            let inner = self.planted("Message", &path, &field, &marker);
            let mut answered = self.base(stranger, chat);
            self.facts.put(&mut answered, &path, inner);
            let mut message = self.base(who, chat);
            message.insert("text".to_owned(), "what do you think?".into());
            message.insert("reply_to_message".to_owned(), Value::Object(answered));
            self.send("message", message);
        }
    }

    /// The answered message seems to be the owner's own or the bot's, and the words are somebody else's.
    fn disguises(&mut self, owner: i64, stranger: i64) {
        let user = |id: i64, is_bot: bool| json!({"id": id, "is_bot": is_bot, "first_name": "Live"});
        let chat = json!({"id": GROUP, "type": "supergroup", "title": "Live"});
        let disguises = [
            json!({"from": user(owner, false), "forward_origin": {"type": "hidden_user", "date": 1, "sender_user_name": "x"}}),
            json!({"from": user(owner, false), "forward_origin": {"type": "user", "date": 1, "sender_user": user(stranger, false)}}),
            json!({"from": user(owner, false), "forward_date": 1}),
            json!({"from": user(owner, false), "forward_sender_name": "x"}),
            json!({"from": user(owner, false), "forward_from": user(stranger, false)}),
            json!({"from": user(owner, false), "is_automatic_forward": true}),
            json!({"from": user(owner, false), "via_bot": user(7, true)}),
            json!({"from": user(owner, false), "sender_chat": chat}),
            json!({"from": user(owner, false), "sender_business_bot": user(7, true)}),
            json!({"from": user(owner, false), "business_connection_id": "b"}),
            json!({"from": user(owner, false), "guest_query_id": "g"}),
            json!({"from": user(7, true), "guest_bot_caller_user": user(owner, false)}),
            json!({"from": user(owner, true)}),
            json!({"from": user(1_087_968_824, true), "sender_chat": chat}),
            json!({"from": user(136_817_688, true), "sender_chat": chat}),
            json!({"from": user(777_000, false), "sender_chat": chat, "is_automatic_forward": true}),
            // The bot's own: a team card, or an answer to a stranger.
            json!({"from": user(4242, true)}),
            json!({"from": user(0, false)}),
            json!({"from": null}),
            json!({"from": user(stranger, false), "sender_chat": {"id": owner, "type": "private", "first_name": "Live"}}),
            json!({"from": user(owner, false), "chat": {"id": stranger, "type": "private", "first_name": "Live"}, "sender_chat": chat}),
        ];
        let contents = |marker: String| {
            [
                json!({"text": marker}),
                json!({"caption": marker, "photo": [{"file_id": "AA", "file_unique_id": "A", "width": 1, "height": 1}]}),
                json!({"rich_message": {"blocks": [{"type": "paragraph", "text": [marker, {"type": "bold", "text": marker}]}]}}),
                json!({"poll": {"id": "1", "question": marker, "options": [{"text": marker, "voter_count": 0}]}}),
                json!({"quote": {"text": marker, "position": 0}, "text": "x"}),
                json!({"external_reply": {"origin": {"type": "hidden_user", "date": 1, "sender_user_name": marker}}, "text": "x"}),
                json!({"forum_topic_created": {"name": marker, "icon_color": 1}}),
            ]
        };
        for (number, disguise) in disguises.iter().enumerate() {
            for index in 0..contents(String::new()).len() {
                for quoted in [false, true] {
                    let marker = self.mark(ANSWER_DISGUISED, format!("disguise {number}, content {index}"), false);
                    let mut answered = self.base(stranger, owner);
                    answered.extend(disguise.as_object().unwrap().clone());
                    answered.extend(contents(marker.clone())[index].as_object().unwrap().clone());
                    let mut message = self.base(owner, owner);
                    message.insert("text".to_owned(), "what do you think?".into());
                    message.insert("reply_to_message".to_owned(), Value::Object(answered));
                    if quoted {
                        message.insert("quote".to_owned(), json!({"text": marker, "position": 0, "is_manual": true}));
                    }
                    self.send("message", message);
                }
            }
        }
    }

    /// A stranger's message below an owner's, by every chain of fields that hold messages, three deep.
    fn nested(&mut self, owner: i64, stranger: i64) {
        let mut holders: Vec<Vec<Step>> = self.facts.paths("Message");
        holders.retain(|path| path.last().is_some_and(|step| step.type_name == "Message"));
        holders.retain(|path| path.iter().filter(|step| step.type_name == "Message").count() == 1);
        assert!(holders.len() >= 12, "the description knows the fields that hold messages: {}", holders.len());
        let mut chains: Vec<Vec<Step>> = vec![Vec::new()];
        for _ in 0..DEEP {
            chains = chains
                .iter()
                .flat_map(|chain| holders.iter().map(move |more| [chain.clone(), more.clone()].concat()))
                .collect();
            for chain in &chains {
                let mut mark = |what: &str| self.mark(NESTED, format!("{}: {what}", key(chain, "")), false);
                let words = object(json!({
                    "text": mark("text"), "caption": mark("caption"), "author_signature": mark("author_signature"),
                    "rich_message": {"blocks": [{"type": "paragraph", "text": mark("rich_message")}]},
                    "quote": {"text": mark("quote"), "position": 0},
                    "external_reply": {"origin": {"type": "hidden_user", "date": 1, "sender_user_name": mark("origin")}},
                    "contact": {"phone_number": "1", "first_name": mark("contact"), "vcard": mark("vcard")},
                    "poll": {"id": "1", "question": mark("question"), "options": [{"text": mark("option")}]},
                    "reply_markup": {"inline_keyboard": [[{"text": mark("button"), "url": "https://example.org"}]]},
                    "document": {"file_id": mark("file_id"), "file_unique_id": "x", "file_name": mark("file_name")},
                }));
                let mut inner = self.base(stranger, owner);
                inner.extend(words);
                let mut message = self.base(owner, owner);
                message.insert("text".to_owned(), "see".into());
                self.facts.put(&mut message, chain, inner);
                self.send("message", message);
            }
        }
    }

    /// Every kind of update but messages, all of which anybody can cause.
    fn other_kinds(&mut self, owner: i64) {
        for (path, field) in self.texts("Update") {
            // Deeper below a message of another kind lies what was tried below a message.
            let Some(kind) = path.first().filter(|step| step.field != "message" && path.len() <= 3) else { continue };
            // A press goes to the proxy, which keeps none of it.
            let kept = kind.field != "callback_query";
            let marker = self.mark(KINDS, key(&path, &field), kept);
            let inner = self.planted("Update", &path, &field, &marker);
            let mut update = Map::new();
            self.facts.put(&mut update, &path, inner);
            // As if an owner had done it, where somebody did something.
            if let Some(Value::Object(from)) = update[&kind.field].get_mut("from") {
                from.insert("id".to_owned(), owner.into());
                from.insert("is_bot".to_owned(), false.into());
            }
            self.updates.push(Value::Object(update));
        }
    }

    /// Fields that nobody has heard of yet.
    fn future(&mut self, owner: i64) {
        for field in ["words", "new_text", "text2", "rich_message2", "reply_to_messages", "reply_to_message_text"] {
            for shape in 0..3 {
                let marker = self.mark(FUTURE, format!("{field}, shape {shape}"), false);
                let mut message = self.base(owner, owner);
                message
                    .insert(field.to_owned(), [json!(marker), json!({"text": marker}), json!([marker])][shape].clone());
                self.send("message", message);
            }
        }
    }
}

fn key(path: &[Step], field: &str) -> String {
    let steps = path.iter().map(|step| step.field.as_str()).chain([field]);
    steps.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(".")
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => panic!("no object: {other}"),
    }
}
