//! The state behind the Bot API: people, chats, messages, presses, files and the record of every call. Everything
//! that happens wakes whoever waits, so tests await events and never sleep.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};

use super::faults::Rule;
use super::files::StoredFile;
use super::form::Params;
use super::updates::Queue;

/// How long a test waits for an event before it says what is missing.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Who stands as the writer of an anonymous administrator's message.
pub const ANONYMOUS: i64 = 1_087_968_824;
/// Who stands as the writer of what is written in a channel's name.
pub const AS_CHANNEL: i64 = 136_817_688;
/// Who stands as the writer of a linked channel's posts, and of Telegram's own notices.
pub const TELEGRAM: i64 = 777_000;

const SERVICE_USERS: [(i64, &str, Option<&str>, bool); 3] = [
    (ANONYMOUS, "Group", Some("GroupAnonymousBot"), true),
    (AS_CHANNEL, "Channel", Some("Channel_Bot"), true),
    (TELEGRAM, "Telegram", None, false),
];

/// Everything, shared by the server's threads and the tests.
pub struct World {
    state: Mutex<State>,
    changed: Condvar,
}

/// Somebody with a Telegram id.
#[derive(Clone, Debug)]
pub struct User {
    /// The id.
    pub id: i64,
    /// First name.
    pub first_name: String,
    /// Name with an @, if any.
    pub username: Option<String>,
    /// A bot.
    pub is_bot: bool,
    /// Has pressed Start, so that the bot may write.
    pub started: bool,
    /// Has blocked the bot.
    pub blocked: bool,
}

/// What sort of chat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ChatKind {
    /// With one person; the chat's id is the person's.
    Private,
    /// A basic group.
    Group,
    /// A supergroup.
    Supergroup,
    /// A channel.
    Channel,
}

impl ChatKind {
    /// The Bot API's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Group => "group",
            Self::Supergroup => "supergroup",
            Self::Channel => "channel",
        }
    }
}

/// Whether the bot is in a group.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Membership {
    /// It is.
    In,
    /// It was put out.
    Kicked,
    /// It has never been.
    Never,
}

/// A chat and its messages.
#[derive(Clone, Debug)]
pub struct Chat {
    /// The id.
    pub id: i64,
    /// What sort.
    pub kind: ChatKind,
    /// The title of what is not private.
    pub title: String,
    /// Whether the bot is in it.
    pub bot: Membership,
    /// Members and their status.
    pub members: BTreeMap<i64, &'static str>,
    /// Where it went when it became a supergroup.
    pub moved_to: Option<i64>,
    /// Messages by id.
    pub messages: BTreeMap<i64, Message>,
    /// The id of the next one.
    pub next: i64,
    /// Topics of a forum by the id of the message that opened them; `None` in a chat without topics.
    pub topics: Option<BTreeMap<i64, String>>,
    /// Until when (in the world's seconds) every send here is answered with 429.
    pub flooded: i64,
}

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id within the chat.
    pub id: i64,
    /// Its chat.
    pub chat: i64,
    /// Who wrote it.
    pub from: i64,
    /// When, in seconds.
    pub date: i64,
    /// When it was last edited.
    pub edited: Option<i64>,
    /// `text`, `entities`, `document`, `caption`, …
    pub content: Map<String, Value>,
    /// The message it answers.
    pub reply_to: Option<i64>,
    /// Its `reply_markup`.
    pub keyboard: Option<Value>,
    /// Sent without a sound.
    pub silent: bool,
    /// The topic it stands in.
    pub topic: Option<i64>,
    /// Telegram's own word about something that happened: a title, a member, a pin.
    pub service: bool,
    /// The bot's reaction.
    pub reaction: Option<String>,
    /// Texts (or captions) and rows of labels as they were before each edit.
    pub past: Vec<(String, Vec<Vec<String>>)>,
}

/// A message that is about to stand in a chat.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Who writes; 0 is nobody, as in a channel.
    pub from: i64,
    /// `text`, `entities`, `document`, `sender_chat`, …
    pub content: Map<String, Value>,
    /// The message it answers.
    pub reply_to: Option<i64>,
    /// Its `reply_markup`.
    pub keyboard: Option<Value>,
    /// Without a sound.
    pub silent: bool,
    /// The topic.
    pub topic: Option<i64>,
    /// See [`Message::service`].
    pub service: bool,
}

impl Message {
    /// The text, or the caption.
    pub fn text(&self) -> &str {
        self.content.get("text").or_else(|| self.content.get("caption")).and_then(Value::as_str).unwrap_or_default()
    }

    /// Rows of button labels.
    pub fn labels(&self) -> Vec<Vec<String>> {
        let rows = self.keyboard.as_ref().and_then(|markup| markup["inline_keyboard"].as_array());
        let label = |button: &Value| button["text"].as_str().unwrap_or_default().to_owned();
        rows.into_iter().flatten().map(|row| row.as_array().into_iter().flatten().map(label).collect()).collect()
    }

    /// The `callback_data` behind a label.
    pub fn data_of(&self, label: &str) -> Option<String> {
        let rows = self.keyboard.as_ref()?["inline_keyboard"].as_array()?;
        let mut buttons = rows.iter().filter_map(Value::as_array).flatten();
        let button = buttons.find(|button| button["text"] == label)?;
        button["callback_data"].as_str().map(str::to_owned)
    }

    /// Whether it has a button with this label.
    pub fn has(&self, label: &str) -> bool {
        self.data_of(label).is_some()
    }

    /// What an entity of this type holds, in order of place.
    pub fn inside(&self, kind: &str) -> Vec<String> {
        let wide: Vec<u16> = self.text().encode_utf16().collect();
        let entities = self.content.get("entities").or_else(|| self.content.get("caption_entities"));
        let entities = entities.and_then(Value::as_array).into_iter().flatten();
        let number = |entity: &Value, name: &str| usize::try_from(entity[name].as_u64().unwrap_or(0)).unwrap();
        entities
            .filter(|entity| entity["type"] == kind)
            .map(|entity| {
                let from = number(entity, "offset");
                String::from_utf16_lossy(&wide[from..from + number(entity, "length")])
            })
            .collect()
    }

    /// The document's name, as Telegram keeps it.
    pub fn document(&self) -> Option<&str> {
        self.content.get("document")?["file_name"].as_str()
    }
}

/// A press on a button, from the moment it was made.
#[derive(Clone, Debug)]
pub struct Press {
    /// The query's id.
    pub id: String,
    /// Who pressed.
    pub from: i64,
    /// When, in the world's seconds.
    pub at: i64,
    /// The bot's answer: the toast.
    pub answer: Option<String>,
    /// Nobody may answer it any more.
    pub dead: bool,
}

/// One call of a method, in the order of arrival.
#[derive(Clone, Debug)]
pub struct Call {
    /// Counts from 0.
    pub n: usize,
    /// The method, as spelled by the caller.
    pub method: String,
    /// Its parameters.
    pub params: Params,
    /// What the server did: the whole answer, before any fault changed it. `None` while it runs, or when a fault
    /// kept it from happening.
    pub outcome: Option<Value>,
}

impl Call {
    /// Whether it took effect.
    pub fn worked(&self) -> bool {
        self.outcome.as_ref().is_some_and(|answer| answer["ok"] == true)
    }
}

/// What is behind the mutex.
pub struct State {
    /// The bot itself.
    pub bot: User,
    /// Its token.
    pub token: String,
    /// Everybody, by id.
    pub users: BTreeMap<i64, User>,
    /// Every chat, by id.
    pub chats: BTreeMap<i64, Chat>,
    /// Updates, the webhook, the poller.
    pub queue: Queue,
    /// Presses, by query id.
    pub presses: BTreeMap<String, Press>,
    /// How long a press can be answered, in seconds.
    pub press_life_s: i64,
    /// Group privacy is on: ordinary messages of groups are hidden from the bot.
    pub privacy: bool,
    /// Messages of other bots that address the bot reach it.
    pub bot_to_bot: bool,
    /// Sends over Telegram's rates are answered with 429.
    pub strict_rates: bool,
    /// When (in the world's seconds) and where to something was sent, while rates are strict.
    pub sent: Vec<(i64, i64)>,
    /// Lists of commands: scope, language, commands.
    pub commands: Vec<(Value, String, Value)>,
    /// Files, by file id.
    pub files: BTreeMap<String, StoredFile>,
    /// Every call.
    pub calls: Vec<Call>,
    /// Scripted faults.
    pub rules: Vec<Rule>,
    /// Latches that are open.
    pub released: BTreeSet<u64>,
    /// Latches made so far.
    pub latches: u64,
    /// Seconds added to the clock.
    pub shift_s: i64,
    /// The server is being shut.
    pub closing: bool,
    counter: u64,
}

impl World {
    /// A world with a bot in it and nobody else.
    pub fn new(bot_id: i64, first_name: &str, username: &str) -> Self {
        let bot = User {
            id: bot_id,
            first_name: first_name.to_owned(),
            username: Some(username.to_owned()),
            is_bot: true,
            started: false,
            blocked: false,
        };
        let mut state = State {
            token: format!("{bot_id}:AAStand_token_of_no_real_bot_0123456789"),
            users: BTreeMap::from([(bot_id, bot.clone())]),
            bot,
            chats: BTreeMap::new(),
            queue: Queue::new(),
            presses: BTreeMap::new(),
            press_life_s: 60,
            privacy: false,
            bot_to_bot: true,
            strict_rates: false,
            sent: Vec::new(),
            commands: Vec::new(),
            files: BTreeMap::new(),
            calls: Vec::new(),
            rules: Vec::new(),
            released: BTreeSet::new(),
            latches: 0,
            shift_s: 0,
            closing: false,
            counter: 0,
        };
        for (id, first_name, username, is_bot) in SERVICE_USERS {
            let (first_name, username) = (first_name.to_owned(), username.map(str::to_owned));
            let user = User { id, first_name, username, is_bot, started: false, blocked: false };
            state.users.insert(id, user);
        }
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// The state. Whoever waits is woken when the guard goes.
    pub fn lock(&self) -> Guard<'_> {
        Guard { state: self.state.lock().unwrap_or_else(PoisonError::into_inner), world: self }
    }

    /// Waits until `look` finds something; `None` when patience ends.
    pub fn wait<T>(&self, patience: Duration, mut look: impl FnMut(&mut State) -> Option<T>) -> Option<T> {
        let end = Instant::now() + patience;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(found) = look(&mut state) {
                return Some(found);
            }
            let left = end.checked_duration_since(Instant::now())?;
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits for what must come; ends the test with the last calls when it does not.
    pub fn must<T>(&self, what: &str, look: impl FnMut(&mut State) -> Option<T>) -> T {
        if let Some(found) = self.wait(PATIENCE, look) {
            return found;
        }
        let state = self.lock();
        let from = state.calls.len().saturating_sub(25);
        let calls: Vec<String> = state.calls[from..].iter().map(brief).collect();
        drop(state);
        panic!("never came: {what}\nlast calls:\n{}", calls.join("\n"));
    }

    /// Waits for a message in a chat.
    pub fn message(&self, what: &str, chat: i64, mut fits: impl FnMut(&Message) -> bool) -> Message {
        self.must(what, |state| state.chats.get(&chat)?.messages.values().rev().find(|message| fits(message)).cloned())
    }

    /// A message as it stands now.
    pub fn now_at(&self, chat: i64, message: i64) -> Message {
        self.lock().chats[&chat].messages[&message].clone()
    }

    /// Waits until one message looks as it should.
    pub fn becomes(&self, what: &str, at: &Message, mut fits: impl FnMut(&Message) -> bool) -> Message {
        self.must(what, |state| {
            state.chats.get(&at.chat)?.messages.get(&at.id).filter(|message| fits(message)).cloned()
        })
    }

    /// Waits for the answer to a press: the toast.
    pub fn toast(&self, query: &str) -> String {
        self.must("the answer to a press", |state| state.presses.get(query)?.answer.clone())
    }

    /// How many calls of a method took effect.
    pub fn count(&self, method: &str) -> usize {
        self.lock().calls.iter().filter(|call| call.method == method && call.worked()).count()
    }
}

fn brief(call: &Call) -> String {
    let mut params: Vec<String> = Vec::new();
    for (name, value) in &call.params.values {
        params.push(format!("{name}={}", value.to_string().chars().take(90).collect::<String>()));
    }
    for (name, file) in &call.params.files {
        params.push(format!("{name}=<{} {} bytes>", file.file_name, file.bytes.len()));
    }
    let outcome = call.outcome.as_ref().map_or("(nothing)".to_owned(), |answer| match answer["ok"].as_bool() {
        Some(true) => "ok".to_owned(),
        _ => answer["description"].to_string(),
    });
    format!("  {} {} {} -> {outcome}", call.n, call.method, params.join(" "))
}

/// The lock; wakes everybody when it goes.
pub struct Guard<'a> {
    state: MutexGuard<'a, State>,
    world: &'a World,
}

impl std::ops::Deref for Guard<'_> {
    type Target = State;
    fn deref(&self) -> &State {
        &self.state
    }
}

impl std::ops::DerefMut for Guard<'_> {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.world.changed.notify_all();
    }
}

impl State {
    /// The world's time in seconds.
    pub fn now(&self) -> i64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock after 1970").as_secs();
        i64::try_from(real).expect("seconds fit") + self.shift_s
    }

    /// A number that has not been given out before and does not look like a counter.
    pub fn fresh(&mut self) -> u64 {
        self.counter += 1;
        self.counter.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 3
    }

    /// A person in JSON.
    pub fn user_json(&self, id: i64) -> Value {
        let Some(user) = self.users.get(&id) else {
            return json!({"id": id, "is_bot": false, "first_name": ""});
        };
        let mut out = json!({"id": id, "is_bot": user.is_bot, "first_name": user.first_name});
        if let Some(username) = &user.username {
            out["username"] = username.clone().into();
        }
        out
    }

    /// A chat in JSON.
    pub fn chat_json(&self, id: i64) -> Value {
        let chat = &self.chats[&id];
        if chat.kind != ChatKind::Private {
            let mut out = json!({"id": id, "title": chat.title, "type": chat.kind.as_str()});
            if chat.topics.is_some() {
                out["is_forum"] = true.into();
            }
            return out;
        }
        let mut out = self.user_json(id);
        out.as_object_mut().expect("an object").remove("is_bot");
        out["type"] = "private".into();
        out
    }

    /// A message in JSON; `whole` with the message it answers. In a topic everything answers at least the message that
    /// opened it.
    pub fn message_json(&self, chat: i64, id: i64, whole: bool) -> Value {
        let message = &self.chats[&chat].messages[&id];
        let mut out = json!({"message_id": id, "chat": self.chat_json(chat), "date": message.date});
        let map = out.as_object_mut().expect("an object");
        if message.from != 0 {
            map.insert("from".to_owned(), self.user_json(message.from));
        }
        if let Some(edited) = message.edited {
            map.insert("edit_date".to_owned(), edited.into());
        }
        if let Some(topic) = message.topic {
            map.insert("message_thread_id".to_owned(), topic.into());
            map.insert("is_topic_message".to_owned(), true.into());
        }
        map.extend(message.content.clone());
        if let Some(keyboard) = &message.keyboard {
            map.insert("reply_markup".to_owned(), keyboard.clone());
        }
        let root = message.topic.filter(|topic| *topic != id);
        let known = |to: &i64| whole && self.chats[&chat].messages.contains_key(to);
        if let Some(to) = message.reply_to.filter(known).or(root).filter(known) {
            map.insert("reply_to_message".to_owned(), self.message_json(chat, to, false));
        }
        out
    }

    /// Puts a message into a chat and returns its id.
    pub fn add(
        &mut self,
        chat: i64,
        from: i64,
        content: Map<String, Value>,
        reply_to: Option<i64>,
        keyboard: Option<Value>,
        silent: bool,
    ) -> i64 {
        self.put(chat, Draft { from, content, reply_to, keyboard, silent, ..Draft::default() })
    }

    /// The same with everything that a message can have.
    pub fn put(&mut self, chat: i64, draft: Draft) -> i64 {
        let date = self.now();
        let chat = self.chats.get_mut(&chat).expect("a known chat");
        let id = chat.next;
        chat.next += 1;
        let message = Message {
            id,
            chat: chat.id,
            from: draft.from,
            date,
            edited: None,
            content: draft.content,
            reply_to: draft.reply_to,
            keyboard: draft.keyboard,
            silent: draft.silent,
            topic: draft.topic,
            service: draft.service,
            reaction: None,
            past: Vec::new(),
        };
        chat.messages.insert(id, message);
        id
    }
}
