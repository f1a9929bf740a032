//! A receiver without its sockets, for tests.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};

use serde_json::{Value, json};

use super::batch::{Memory, take};
use super::chats::Chats;
use super::commands::Menus;
use super::event::{self, Event};
use super::guest_questions::GuestQuestions;
use super::health::Me;
use super::journals::Journals;
use super::lane::Lane;
use super::lane_day::LaneDay;
use super::proxy::{Connected, Proxy};
use super::questions::Questions;
use super::relay::Prompts;
use super::roles::Languages;
use super::rooms::Rooms;
use super::sent::Sent;
use super::shared::{Parts, Shared};
use super::team::Team;
use super::voice::Voices;
use super::why::Why;
use crate::base::ids::{BotId, ChatId, UserId};
use crate::base::time::Wall;
use crate::config::Language;
use crate::net::bot::Bot;
use crate::net::keeper_client::KeeperClient;
use crate::policy::group::Mode;
use crate::policy::inbox::hear;
use crate::policy::people::{Roles, Who, who};
use crate::policy::team::Member;
use crate::store::button_key;
use crate::store::owners::{Owner, Owners, OwnersFile, save};
use crate::store::temp::Temp;
use crate::sys::clock::Clock;
use crate::sys::file::Dir;
use crate::sys::{creds, thread};
use crate::telegram::offset::Cursor;
use crate::telegram::update::{Addressee, Content, Press, read};

/// A receiver without its sockets, in a folder of its own.
pub(super) struct Gate {
    pub(super) temp: Temp,
    pub(super) shared: Arc<Shared>,
    pub(super) held: Vec<i64>,
}

impl Gate {
    pub(super) fn new(name: &str) -> Self {
        let temp = Temp::new(&format!("poll-{name}"));
        let mut owners = Owners::default();
        let id = UserId::new(111).unwrap();
        owners.add(Owner { id, name: "Anna".to_owned(), language: Language::En, zone: "UTC".to_owned() }).unwrap();
        save(temp.path(), &owners).unwrap();
        fs::create_dir(temp.path().join("io")).unwrap();
        fs::create_dir(temp.path().join("own")).unwrap();
        let (shared, held) = Self::open(&temp);
        Self { temp, shared, held }
    }

    fn open(temp: &Temp) -> (Arc<Shared>, Vec<i64>) {
        let clock = Clock::real();
        let now = Wall::clamped(clock.wall_ms());
        let (journals, held) = Journals::open(temp.path().join("io"), 30, now).unwrap();
        let owners = OwnersFile::new(temp.path(), creds::my_uid());
        let why = Why::open(Dir::open(&temp.path().join("own")).unwrap());
        let proxy = Proxy::new(temp.path().join("consent.io.sock"), creds::my_uid());
        let io = || Dir::open(&temp.path().join("io")).unwrap();
        let own = || Dir::open(&temp.path().join("own")).unwrap();
        let shared = Shared::new(Parts {
            clock,
            owners,
            why,
            proxy,
            journals,
            bot: Bot::new(KeeperClient::new(temp.path().join("keeper.sock"), creds::my_uid())),
            key: button_key::load_or_make(&io()).unwrap(),
            chats: Chats::open(io()),
            guest_questions: GuestQuestions::open(own()),
            lane: Lane::new(temp.path().join("lane.sock"), creds::my_uid()),
            lane_day: LaneDay::open(own()),
            languages: Languages::open(own()),
            menus: Menus::open(own()),
            prompts: Prompts::open(own()),
            questions: Questions::open(own()),
            rooms: Rooms::open(own()),
            own: own(),
            sent: Sent::open(own(), now).unwrap(),
            team: Team::open(io(), own()),
            voices: Voices::new(None, held.voices),
        });
        (Arc::new(shared), held.updates)
    }

    /// The process ended, at whatever point; it is started again.
    pub(super) fn restart(&mut self) {
        (self.shared, self.held) = Self::open(&self.temp);
    }

    /// An owner connected a chat.
    pub(super) fn connect(&self, chat: i64, mode: Mode) {
        let (chat, title) = (ChatId::new(chat).unwrap(), "Acme office".to_owned());
        self.shared.chats.put(Connected { chat, mode, title });
    }

    /// An owner took somebody into a chat's team.
    pub(super) fn team(&self, chat: i64, user: i64, name: &str) {
        let (since, by) = (self.shared.now(), UserId::new(111).unwrap());
        let member = Member { id: UserId::new(user).unwrap(), name: name.to_owned(), since, by };
        let mut state = self.shared.team.lock();
        state.teams.add(ChatId::new(chat).unwrap(), member).unwrap();
        assert!(self.shared.team.save_teams(&mut state));
    }

    /// A proxy that answers each line, and tells of it.
    pub(super) fn proxy(&self, answer: impl Fn(&Value) -> Value + Send + 'static) -> Receiver<Value> {
        let (sender, hears): (Sender<Value>, Receiver<Value>) = channel();
        let listener = UnixListener::bind(self.temp.path().join("consent.io.sock")).unwrap();
        self.shared.linked.store(true, Ordering::SeqCst);
        thread::spawn("proxy", 128 * 1024, move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                let mut line = String::new();
                BufReader::new(&stream).read_line(&mut line).unwrap();
                let line: Value = serde_json::from_str(&line).unwrap();
                let answer = answer(&line);
                if sender.send(line).is_err() {
                    return;
                }
                (&stream).write_all(format!("{answer}\n").as_bytes()).unwrap();
            }
        })
        .unwrap();
        let shared = Arc::clone(&self.shared);
        thread::spawn("said", 128 * 1024, move || shared.sayings.run(|line| shared.proxy.said(line))).unwrap();
        hears
    }

    /// A second owner, who reads Russian.
    pub(super) fn two_owners(&self) {
        let mut owners = Owners::clone(&self.shared.owners.current());
        let id = UserId::new(333).unwrap();
        owners.add(Owner { id, name: "Вера".to_owned(), language: Language::Ru, zone: "UTC".to_owned() }).unwrap();
        save(self.temp.path(), &owners).unwrap();
    }

    /// A keeper behind which Telegram takes everything, but for what `refuse` says no to; every call is told of. The bot is known.
    pub(super) fn telegram(&self, refuse: impl Fn(&str, &Value) -> bool + Send + 'static) -> Receiver<(String, Value)> {
        let (sender, calls) = channel();
        let listener = UnixListener::bind(self.temp.path().join("keeper.sock")).unwrap();
        let (id, name) = (BotId::new(4242).unwrap(), "Mila".to_owned());
        self.shared.health.met(Me { id, username: "acme_bot".to_owned(), name, reads_groups: true });
        thread::spawn("keeper", 256 * 1024, move || {
            let mut sent: Vec<(Value, Value, Value)> = Vec::new();
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                let (method, asked) = request(&stream);
                // Told of before it is answered, so that whoever has the answer finds the call.
                if sender.send((method.clone(), asked.clone())).is_err() {
                    return;
                }
                let answer = if refuse(&method, &asked) {
                    json!({"ok": false, "error_code": 403, "description": "Forbidden: bot was blocked by the user"})
                } else {
                    json!({"ok": true, "result": taken(&method, &asked, &mut sent)})
                };
                let (status, body) = (if answer["ok"] == true { 200 } else { 403 }, answer.to_string());
                let head = format!("HTTP/1.1 {status} X\r\nContent-Length: {}\r\n\r\n", body.len());
                (&stream).write_all(format!("{head}{body}").as_bytes()).unwrap();
            }
        })
        .unwrap();
        calls
    }

    /// A lane that answers each line, and tells of it. It has a key, unless the answer says otherwise.
    pub(super) fn lane(&self, answer: impl Fn(&Value) -> String + Send + 'static) -> Receiver<Value> {
        let (sender, hears) = channel();
        let listener = UnixListener::bind(self.temp.path().join("lane.sock")).unwrap();
        thread::spawn("lane", 256 * 1024, move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                let mut line = String::new();
                BufReader::new(&stream).read_line(&mut line).unwrap();
                let line: Value = serde_json::from_str(&line).unwrap();
                let answer = answer(&line);
                if sender.send(line).is_err() {
                    return;
                }
                // Who asked may have had enough of it.
                drop((&stream).write_all(format!("{answer}\n").as_bytes()));
            }
        })
        .unwrap();
        hears
    }

    /// Takes an update as the poll does.
    pub(super) fn takes(&self, update: &str) {
        let mut cursor = Cursor::new(BotId::new(4242).unwrap());
        take(&self.shared, &mut cursor, vec![(read(update.as_bytes()), update.as_bytes())], &mut Memory::default())
            .unwrap();
    }

    pub(super) fn lines(&self, name: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.temp.path().join("io").join(name)).unwrap();
        text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    pub(super) fn fates(&self) -> Vec<(String, String)> {
        let text = |line: &Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
        let lines = self.shared.why.last(1000);
        let lines = lines.iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
        lines.map(|line| (text(&line, "what"), text(&line, "fate"))).collect()
    }
}

/// What an owner's press on a button of the receiver's looks like.
pub(super) fn press(from: i64, chat: i64, message: i64, data: &str) -> Press {
    let update = format!(
        r#"{{"update_id":9,"callback_query":{{"id":"q{from}","from":{{"id":{from},"is_bot":false}},"data":"{data}","message":{{"message_id":{message},"date":5,"chat":{{"id":{chat},"type":"{}"}}}}}}}}"#,
        if chat < 0 { "supergroup" } else { "private" }
    );
    let Content::Press(press) = read(update.as_bytes()).content else { panic!("{update}") };
    *press
}

/// Method and parameters of a call to the keeper.
fn request(stream: &UnixStream) -> (String, Value) {
    let mut reader = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first).unwrap();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let method = first.split(' ').nth(1).unwrap().trim_start_matches("/telegram/").to_owned();
    (method, serde_json::from_slice(&body).unwrap())
}

/// What Telegram answers: a message reads as it was sent.
fn taken(method: &str, asked: &Value, sent: &mut Vec<(Value, Value, Value)>) -> Value {
    let chat = asked["chat_id"].clone();
    match method {
        "sendMessage" => {
            sent.push((chat.clone(), asked["text"].clone(), asked["entities"].clone()));
            json!({
                "message_id": sent.len(), "chat": {"id": chat}, "text": asked["text"], "entities": asked["entities"],
                "message_thread_id": asked["message_thread_id"],
            })
        }
        "editMessageReplyMarkup" => {
            let id = asked["message_id"].as_u64().unwrap();
            let (_, text, entities) = sent[usize::try_from(id).unwrap() - 1].clone();
            json!({"message_id": id, "chat": {"id": chat}, "text": text, "entities": entities})
        }
        "getChatMemberCount" => json!(12),
        _ => json!(true),
    }
}

/// The lists of tests: Anna (111) owns, Boris (222) is on every group's team.
pub(super) struct Lists;

impl Roles for Lists {
    fn is_owner(&self, user: UserId) -> bool {
        user.get() == 111
    }

    fn is_team(&self, chat: ChatId, user: UserId) -> bool {
        chat.get() < 0 && user.get() == 222
    }
}

/// The event that is made of an update's message, if one is. The bot is 4242, and its messages from 900 on are clean.
pub(super) fn event_from(update: &str) -> Option<Event> {
    let Content::Message(message) = read(update.as_bytes()).content else { panic!("{update}") };
    let who = who(&message.sender, message.chat.id, &Lists);
    let me = UserId::new(4242).map(|id| Addressee { id, username: "acme_bot" });
    let chat = if message.chat.id.get() < 0 { "Acme office" } else { "private" };
    let name = if matches!(who, Who::Team(_)) { "Boris" } else { "Anna" };
    let heard = hear(*message, who, &Lists, me, |_, message| message.get() >= 900)?;
    event::said(heard, name, chat)
}

/// The event of Anna's message in a chat.
pub(super) fn event_of(chat: i64, message: i64, text: &str) -> Event {
    let kind = if chat < 0 { "supergroup" } else { "private" };
    let update = format!(
        r#"{{"update_id":7,"message":{{"message_id":{message},"date":9,"chat":{{"id":{chat},"type":"{kind}"}},"from":{{"id":111,"is_bot":false}},"text":"{text}"}}}}"#
    );
    event_from(&update).unwrap()
}
