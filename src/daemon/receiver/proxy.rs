//! The proxy, as the receiver reaches it: one line and one answer a connection, and one connection that stays.

use std::io;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;

use super::presses::Told;
use super::waits::{Growing, Halt};
use crate::base::answer::Answer;
use crate::base::code::Code;
use crate::base::ids::{ChatId, UserId};
use crate::base::json::{Json, canonical, parse};
use crate::base::limits::LINE_MAX;
use crate::config::Language;
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::net::unix;
use crate::policy::group::Mode;

/// How long the proxy may take to answer: it answers at once, and goes on in threads of its own.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long nothing may come on the connection that stays before it is looked at again. Silence is no fault.
const LONG: Duration = Duration::from_secs(24 * 3600);

/// A connection that lasted so long was a good one.
const LASTED: Duration = Duration::from_secs(5);

/// Where the proxy is.
#[derive(Clone, Debug)]
pub(super) struct Proxy {
    path: PathBuf,
    server: u32,
}

/// What comes on the connection that stays.
#[derive(Debug)]
pub(super) enum Push {
    /// A chat was connected, or its mode changed.
    Chat(Connected),
    /// A chat is connected no longer; whether an owner pressed *Leave*.
    ChatOff(ChatId, bool),
    /// Every chat that is connected: whatever else was known is over. Comes first on each connection.
    Chats(Vec<Connected>),
    /// How many strangers wrote? To be answered.
    Counters(i64),
    /// A decision, by its line of the journal.
    Decision(u64, Box<Answer>),
    /// Everything is frozen, or no longer.
    Frozen(bool),
    /// A card is to be drawn in a chat: nothing else may be sent there. To be answered with the number.
    Hold(i64, ChatId),
    /// The languages that owners chose with a command.
    Languages(Vec<(UserId, Language)>),
    /// The owners changed.
    Owners,
    /// The card stands.
    Release(ChatId),
    /// Something of a newer proxy's.
    Unknown,
}

/// A chat that an owner connected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Connected {
    pub(super) chat: ChatId,
    pub(super) mode: Mode,
    /// As the owner saw it on the connecting card.
    pub(super) title: String,
}

/// What the receiver does with what comes.
pub(super) trait Listener {
    /// The last decision that stands among the events.
    fn after(&self) -> u64;
    /// Whether the connection stands.
    fn linked(&self, yes: bool);
    /// Takes one, and may answer. An error ends the connection: it is asked for again from where it was.
    fn push(&self, push: Push) -> Result<Option<String>, String>;
    /// A hold that could not be answered at once: the answer goes to `line` when it can be given, and nothing else waits for it.
    fn hold(&self, number: i64, chat: ChatId, line: Line);
}

/// The connection that stays, to answer on: one line at a time, from whatever thread.
#[derive(Clone, Debug)]
pub(super) struct Line(Arc<Mutex<UnixStream>>);

impl Line {
    /// Answers on this connection.
    pub(super) fn of(stream: UnixStream) -> Self {
        Self(Arc::new(Mutex::new(stream)))
    }

    /// Says a line.
    pub(super) fn say(&self, line: &str) -> io::Result<()> {
        let stream = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        send_line(&stream, line, PATIENCE)
    }
}

impl Proxy {
    pub(super) fn new(path: PathBuf, server: u32) -> Self {
        Self { path, server }
    }

    /// Says one line and reads the answer.
    fn ask(&self, line: &str) -> Result<Json, String> {
        let stream = unix::connect(&self.path, self.server).map_err(|error| error.to_string())?;
        send_line(&stream, line, PATIENCE).map_err(|error| error.to_string())?;
        let answer = LineReader::new(stream).line(LINE_MAX, soon(PATIENCE)).map_err(|error| error.to_string())?;
        parse(&answer).map_err(|error| error.to_string())
    }

    /// Hands on a press or a freeze.
    pub(super) fn tell(&self, line: &str) -> Told {
        match self.order(line) {
            Ok(()) => Told::Taken,
            Err(Some(code)) if code != Code::Busy => Told::Refused,
            Err(Some(_) | None) => Told::Later,
        }
    }

    /// Hands on something that the proxy does. The code of its refusal, or none when it cannot be reached.
    pub(super) fn order(&self, line: &str) -> Result<(), Option<Code>> {
        match self.ask(line) {
            Ok(answer) if answer.get("ok").and_then(Json::bool) == Some(true) => Ok(()),
            Ok(answer) => {
                let code = answer.get("code").and_then(Json::str).and_then(Code::parse);
                log::warn!("proxy.refused code={}", code.map_or("none", Code::as_str));
                // A refusal without a code will be one again.
                Err(Some(code.unwrap_or(Code::OpUnknown)))
            }
            Err(error) => {
                log::warn!("proxy.unreachable error={error}");
                Err(None)
            }
        }
    }

    /// Tells of an owner's private message. It is an event all the same, so nothing hangs on the answer.
    pub(super) fn said(&self, line: &str) {
        if let Err(error) = self.ask(line) {
            log::warn!("proxy.not_told error={error}");
        }
    }

    /// Keeps the connection that stays, until `halt`.
    pub(super) fn follow(&self, listener: &dyn Listener, halt: &Halt, random: impl Fn() -> u8) {
        let mut waits = Growing::new(Duration::from_millis(200), Duration::from_secs(30));
        let mut said = String::new();
        while !halt.is_set() {
            let begun = Instant::now();
            let ended = self.followed(listener);
            // One that ends as soon as it is made is no reason to be in a hurry.
            if begun.elapsed() > LASTED {
                waits.reset();
            }
            listener.linked(false);
            // Said once for each reason: a proxy that is down for a night is no reason for a thousand lines.
            if ended != said {
                log::warn!("proxy.not_linked error={ended}");
                said = ended;
            }
            if halt.wait(waits.next(random())) {
                return;
            }
        }
    }

    /// One connection, and why it ended.
    fn followed(&self, listener: &dyn Listener) -> String {
        let mut reader = match self.subscribe(listener) {
            Ok(reader) => reader,
            Err(error) => return error,
        };
        let answers = match reader.stream().try_clone() {
            Ok(stream) => Line::of(stream),
            Err(error) => return error.to_string(),
        };
        loop {
            match next(&mut reader, listener, &answers) {
                // Whoever holds the socket lets us connect, also while no proxy runs: only its word is a link.
                Ok(true) => listener.linked(true),
                Ok(false) => {}
                Err(error) => return error,
            }
        }
    }

    fn subscribe(&self, listener: &dyn Listener) -> Result<LineReader, String> {
        let stream = unix::connect(&self.path, self.server).map_err(|error| error.to_string())?;
        let subscribe = json!({"op": "subscribe", "after": listener.after()}).to_string();
        send_line(&stream, &subscribe, PATIENCE).map_err(|error| error.to_string())?;
        Ok(LineReader::new(stream))
    }
}

/// Takes the next line of the connection that stays. `false` when none came for long.
fn next(reader: &mut LineReader, listener: &dyn Listener, answers: &Line) -> Result<bool, String> {
    let line = match reader.line(LINE_MAX, soon(LONG)) {
        Ok(line) => line,
        Err(LineFault::TimedOut) => return Ok(false),
        Err(error) => return Err(error.to_string()),
    };
    for push in read(&line)? {
        let hold = if let Push::Hold(number, chat) = &push { Some((*number, *chat)) } else { None };
        if let Some(answer) = listener.push(push)? {
            answers.say(&answer).map_err(|error| error.to_string())?;
        } else if let Some((number, chat)) = hold {
            listener.hold(number, chat, answers.clone());
        }
    }
    Ok(true)
}

/// Reads a pushed line. The first one is the proxy's word that the subscription stands, with what is connected.
fn read(line: &[u8]) -> Result<Vec<Push>, String> {
    let value = parse(line).map_err(|error| error.to_string())?;
    let Some(kind) = value.get("push").and_then(Json::str) else {
        if value.get("ok").and_then(Json::bool) == Some(true) {
            return first(&value).ok_or_else(|| "a first line that is not whole".to_owned());
        }
        let code = value.get("code").and_then(Json::str).and_then(Code::parse);
        return Err(format!("refused with {}", code.map_or("no code", Code::as_str)));
    };
    let whole = |name: &str| value.get(name).and_then(Json::int);
    let chat = || whole("chat").and_then(ChatId::new);
    let push = match kind {
        "decision" => whole("n")
            .and_then(|n| u64::try_from(n).ok())
            .zip(decided(&value))
            .map(|(n, answer)| Push::Decision(n, Box::new(answer))),
        "hold" => whole("ref").zip(chat()).map(|(number, chat)| Push::Hold(number, chat)),
        "release" => chat().map(Push::Release),
        "counters" => whole("ref").map(Push::Counters),
        "frozen" => value.get("on").and_then(Json::bool).map(Push::Frozen),
        "owners" if value.get("languages").is_some() => languages(&value).map(Push::Languages),
        "owners" => Some(Push::Owners),
        "chat" if value.get("mode").and_then(Json::str) == Some("off") => {
            let leave = value.get("leave").and_then(Json::bool).unwrap_or_default();
            chat().map(|chat| Push::ChatOff(chat, leave))
        }
        "chat" => connected(&value).map(Push::Chat),
        _ => Some(Push::Unknown),
    };
    push.map(|push| vec![push]).ok_or_else(|| format!("a push {kind:?} that is not whole"))
}

/// All of it or nothing: a list that is not there is no empty one, since what is not connected is left. Whether everything is frozen
/// is known before anything else counts.
fn first(value: &Json) -> Option<Vec<Push>> {
    let frozen = value.get("frozen").and_then(Json::bool)?;
    let chats = value.get("chats")?.arr()?.iter().map(connected).collect::<Option<_>>()?;
    Some(vec![Push::Frozen(frozen), Push::Chats(chats), Push::Languages(languages(value)?)])
}

fn connected(value: &Json) -> Option<Connected> {
    Some(Connected {
        chat: value.get("chat").and_then(Json::int).and_then(ChatId::new)?,
        mode: value.get("mode").and_then(Json::str).and_then(Mode::parse)?,
        title: value.get("title").and_then(Json::str)?.to_owned(),
    })
}

fn languages(value: &Json) -> Option<Vec<(UserId, Language)>> {
    let Some(list) = value.get("languages") else { return Some(Vec::new()) };
    list.arr()?
        .iter()
        .map(|pair| match pair.arr()? {
            [owner, language] => Some((owner.int().and_then(UserId::new)?, Language::parse(language.str()?)?)),
            _ => None,
        })
        .collect()
}

/// The answer within a decision.
fn decided(value: &Json) -> Option<Answer> {
    Answer::from_json(canonical(value).as_bytes()).ok()
}

fn soon(most: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(most).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::sync::mpsc::{Sender, channel};
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::sys::{creds, thread};

    fn socket(name: &str) -> (Proxy, UnixListener) {
        let path = std::env::temp_dir().join(format!("mila-proxy-{name}-{}.sock", std::process::id()));
        drop(std::fs::remove_file(&path));
        let listener = UnixListener::bind(&path).unwrap();
        (Proxy::new(path, creds::my_uid()), listener)
    }

    fn answering(listener: UnixListener, answer: &'static str) {
        thread::spawn("proxy", 128 * 1024, move || {
            let (stream, _) = listener.accept().unwrap();
            let mut line = String::new();
            BufReader::new(&stream).read_line(&mut line).unwrap();
            (&stream).write_all(answer.as_bytes()).unwrap();
        })
        .unwrap();
    }

    #[test]
    fn a_press_is_taken_refused_or_to_be_said_again() {
        for (index, (answer, told)) in [
            ("{\"ok\":true}\n", Told::Taken),
            ("{\"ok\":false,\"code\":\"busy\"}\n", Told::Later),
            ("{\"state\":\"denied\",\"code\":\"journal_stopped\"}\n", Told::Refused),
            ("{\"ok\":true", Told::Later),
            ("", Told::Later),
        ]
        .into_iter()
        .enumerate()
        {
            let (proxy, listener) = socket(&format!("tell{index}"));
            answering(listener, answer);
            assert_eq!(proxy.tell("{}"), told, "{answer:?}");
        }
        let (proxy, listener) = socket("gone");
        drop(listener);
        assert_eq!(proxy.tell("{}"), Told::Later);
    }

    struct Heard {
        seen: Sender<String>,
        after: Mutex<u64>,
    }

    impl Listener for Heard {
        fn after(&self) -> u64 {
            *self.after.lock().unwrap()
        }

        fn linked(&self, yes: bool) {
            self.seen.send(format!("linked {yes}")).unwrap();
        }

        fn push(&self, push: Push) -> Result<Option<String>, String> {
            self.seen.send(format!("{push:?}").chars().take(20).collect()).unwrap();
            match push {
                Push::Decision(n, _) => {
                    *self.after.lock().unwrap() = n;
                    Ok(None)
                }
                // The second one waits for something.
                Push::Hold(number, _) => Ok((number != 8).then(|| format!("{{\"held\":{number}}}"))),
                Push::Chat(_)
                | Push::ChatOff(..)
                | Push::Chats(_)
                | Push::Counters(_)
                | Push::Frozen(_)
                | Push::Languages(_)
                | Push::Owners
                | Push::Release(_)
                | Push::Unknown => Ok(None),
            }
        }

        fn hold(&self, number: i64, _chat: ChatId, line: Line) {
            let (waits, goes_on) = channel::<()>();
            thread::spawn("hold", 64 * 1024, move || {
                goes_on.recv().unwrap_err();
                line.say(&format!("{{\"held\":{number}}}")).unwrap();
            })
            .unwrap();
            // Only now, so that the follower has gone on before it is answered.
            drop(waits);
        }
    }

    fn lines(stream: &UnixStream) -> impl Iterator<Item = String> + use<> {
        BufReader::new(stream.try_clone().unwrap()).lines().map(Result::unwrap)
    }

    #[test]
    fn the_connection_that_stays_is_made_again_from_the_last_decision() {
        let (proxy, listener) = socket("follow");
        let (seen, heard) = channel();
        let halt = Arc::new(Halt::default());
        let ended = Arc::clone(&halt);
        let follower = thread::spawn("follow", 128 * 1024, move || {
            let listener = Heard { seen, after: Mutex::new(1838) };
            proxy.follow(&listener, &ended, || 0);
        })
        .unwrap();
        let (first, _) = listener.accept().unwrap();
        let mut sent = lines(&first);
        assert_eq!(sent.next().unwrap(), r#"{"after":1838,"op":"subscribe"}"#);
        let decision = r#"{"push":"decision","n":1839,"kind":"bot_send","id":"r-5f2c91a07d","state":"executed","ran":"yes","final":true,"next":"stop","hint":"It ran."}"#;
        (&first)
            .write_all(
                format!("{{\"ok\":true,\"frozen\":false,\"chats\":[]}}\n{decision}\n{{\"push\":\"hold\",\"ref\":7,\"chat\":111}}\n").as_bytes(),
            )
            .unwrap();
        assert_eq!(sent.next().unwrap(), r#"{"held":7}"#);
        (&first).write_all(b"{\"push\":\"hold\",\"ref\":8,\"chat\":111}\n").unwrap();
        assert_eq!(sent.next().unwrap(), r#"{"held":8}"#);
        drop((first, sent));
        let (second, _) = listener.accept().unwrap();
        assert_eq!(lines(&second).next().unwrap(), r#"{"after":1839,"op":"subscribe"}"#);
        // What is no push ends the connection, and is no reason to die.
        (&second).write_all(b"{\"push\":\"decision\",\"n\":1.5}\n").unwrap();
        let (third, _) = listener.accept().unwrap();
        halt.set();
        drop((third, second));
        follower.join().unwrap();
        let heard: Vec<String> = heard.iter().collect();
        // What is connected is known before anything counts as linked.
        assert_eq!(heard[..4], ["Frozen(false)", "Chats([])", "Languages([])", "linked true"]);
        assert!(heard.iter().any(|line| line.starts_with("Decision(1839")), "{heard:?}");
        assert!(heard.iter().any(|line| line.starts_with("Hold(7,")), "{heard:?}");
        assert!(heard.iter().filter(|line| *line == "linked false").count() >= 3);
    }

    #[test]
    fn a_push_is_read_strictly() {
        for line in [
            r#"{"push":"hold","ref":7}"#,
            r#"{"push":"hold","ref":"7","chat":111}"#,
            r#"{"push":"decision","n":-1,"state":"asked","ran":"no","final":false,"next":"wait"}"#,
            r#"{"push":"decision","n":3,"state":"executed","ran":"no","final":true,"next":"stop"}"#,
            r#"{"push":"frozen"}"#,
            r#"{"push":"release","chat":0}"#,
            r#"{"push":"owners","push":"chat"}"#,
            r#"{"code":"subscribed_elsewhere"}"#,
            r#"{"ok":true}"#,
            r#"{"ok":true,"frozen":false}"#,
            r#"{"ok":true,"chats":[]}"#,
            r#"{"ok":true,"frozen":false,"chats":[{"chat":-100,"mode":"all","title":"Acme"}]}"#,
            r#"{"ok":true,"frozen":false,"chats":[],"languages":[[111,"xx"]]}"#,
            r#"{"push":"chat","chat":-100,"mode":"mention"}"#,
            "",
        ] {
            assert!(read(line.as_bytes()).is_err(), "{line}");
        }
        let one = |line: &[u8]| read(line).unwrap().remove(0);
        assert!(matches!(one(br#"{"ok":true,"frozen":true,"chats":[]}"#), Push::Frozen(true)));
        assert!(matches!(one(br#"{"push":"a thing of next year","x":1}"#), Push::Unknown));
        assert!(matches!(one(br#"{"push":"frozen","on":true}"#), Push::Frozen(true)));
        assert!(matches!(one(br#"{"push":"chat","chat":-100,"mode":"off","leave":true}"#), Push::ChatOff(_, true)));
        let first = br#"{"ok":true,"frozen":false,"chats":[{"chat":-100,"mode":"mention","title":"Acme"}],"languages":[[111,"ru"]]}"#;
        let chats = vec![Connected { chat: ChatId::new(-100).unwrap(), mode: Mode::Mention, title: "Acme".to_owned() }];
        assert!(
            matches!(&read(first).unwrap()[..], [Push::Frozen(false), Push::Chats(said), Push::Languages(_)] if *said == chats)
        );
    }
}
