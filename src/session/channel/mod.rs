//! `mila-gate channel`: an MCP server on standard input and output. Events of the receiver come to the agent as channel
//! notifications (or through `inbox_wait`), and its tools reach the gate. It holds no key and decides nothing.

mod calls;
mod rpc;
mod schema;
mod tools;
pub(in crate::session) mod voice;

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::base::answer::Refusal;
use crate::base::json::{self, Json};
use crate::base::limits::{CALLS_MAX, INBOX_EVENTS_MAX, MCP_LINE_MAX, STACK_BYTES};
use crate::session::channel::calls::{Gave, Waiting};
use crate::session::channel::rpc::{Line, Message, object, text};
use crate::session::inbox::{Came, Cursor, Inbox, InboxError, Standing};
use crate::session::photos;
use crate::session::shown::{self, Shown};
use crate::session::transcribe::Transcriber;
use crate::sys::thread;

/// What the agent is told about its work (WORDS §12). Clients cut it at 2 KB.
const INSTRUCTIONS: &str = include_str!("instructions.txt");
/// The revisions of MCP that are answered with themselves.
const REVISIONS: [&str; 4] = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
/// The answer to any other: with a later one, no channel is registered.
const REVISION: &str = "2025-06-18";
/// Claude Code asks about a tool, and is told what an owner pressed (its channel contract).
const PROMPT: &str = "notifications/claude/channel/permission_request";
const VERDICT: &str = "notifications/claude/channel/permission";
/// How long the end waits for what a client may still be reading.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Where everything is.
#[derive(Clone, Debug)]
pub struct Places {
    /// The consent proxy's socket.
    pub consent: PathBuf,
    /// The receiver's socket.
    pub session: PathBuf,
    /// The session's own state folder.
    pub state: PathBuf,
    /// What makes words of voice messages here, if the session's user named a command for it.
    pub transcriber: Option<Arc<Transcriber>>,
}

#[derive(Debug)]
struct Server {
    places: Places,
    out: Mutex<File>,
    /// Tool calls that run.
    running: AtomicUsize,
    /// Events for `inbox_wait`; `None` where they go through the channel.
    waiting: Option<Waiting>,
    handing: Mutex<Handing>,
    handed: Condvar,
}

/// Events on their way out.
#[derive(Debug, Default)]
struct Handing {
    /// So many are being written, or their number is being kept.
    open: usize,
    /// The client ended: no more begin.
    over: bool,
}

/// Serves until `from` ends. With `inbox`, events wait for `inbox_wait` instead of coming through a channel.
///
/// # Errors
/// The state folder cannot be used.
pub fn serve(places: Places, inbox: bool, from: File, to: File) -> Result<(), InboxError> {
    let subscription = Inbox::open(&places.session, &places.state)?;
    let (sender, events) = sync_channel(INBOX_EVENTS_MAX);
    let waiting = inbox.then(|| Waiting { events: Mutex::new(events), cursor: subscription.cursor() });
    let server = Arc::new(Server {
        places,
        out: Mutex::new(to),
        running: AtomicUsize::new(0),
        waiting,
        handing: Mutex::default(),
        handed: Condvar::new(),
    });
    let mut subscription = Some((subscription, sender));
    let mut greeted = false;
    let mut from = BufReader::new(from);
    loop {
        let line = match rpc::line(&mut from, MCP_LINE_MAX) {
            Ok(Line::Whole(line)) => line,
            Ok(Line::TooLong) => {
                server.say(&rpc::error(Json::Null, rpc::INVALID, "the line is longer than 2 MiB"));
                continue;
            }
            Ok(Line::End) => {
                server.ends();
                return Ok(());
            }
            Err(error) => {
                log::warn!("channel.input error={error}");
                server.ends();
                return Ok(());
            }
        };
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match rpc::read(&line) {
            Message::Answer => {}
            Message::Wrong(id, code, what) => server.say(&rpc::error(id, code, what)),
            Message::Notification { method, params } => match method.as_str() {
                "notifications/initialized" if greeted => {
                    if let Some((inbox, sender)) = subscription.take() {
                        follow(&server, inbox, sender);
                    }
                }
                PROMPT if !inbox => prompt(&server, params),
                // What is not known is not answered.
                _ => {}
            },
            Message::Request { id, method, params } => match (method.as_str(), greeted) {
                ("initialize", false) => {
                    greeted = true;
                    server.say(&rpc::result(id, hello(&params, inbox)));
                }
                ("ping", _) => server.say(&rpc::result(id, Json::Obj(Vec::new()))),
                ("initialize", true) => server.say(&rpc::error(id, rpc::INVALID, "initialize came already")),
                (_, false) => server.say(&rpc::error(id, rpc::INVALID, "initialize comes first")),
                ("tools/list", true) => list(&server, id),
                ("tools/call", true) => call(&server, id, &params),
                _ => server.say(&rpc::error(id, rpc::METHOD, "no such method")),
            },
        }
    }
}

/// The answer to `initialize`.
fn hello(params: &Json, inbox: bool) -> Json {
    let wanted = params.get("protocolVersion").and_then(Json::str).unwrap_or_default();
    let revision = REVISIONS.into_iter().find(|known| *known == wanted).unwrap_or(REVISION);
    let none = || Json::Obj(Vec::new());
    let mut capabilities = vec![("tools".to_owned(), none())];
    if !inbox {
        let channel = object([("claude/channel", none()), ("claude/channel/permission", none())]);
        capabilities.push(("experimental".to_owned(), channel));
    }
    object([
        ("protocolVersion", text(revision)),
        ("capabilities", Json::Obj(capabilities)),
        ("serverInfo", object([("name", text("mila-gate")), ("version", text(env!("CARGO_PKG_VERSION")))])),
        ("instructions", text(INSTRUCTIONS.trim())),
    ])
}

impl Server {
    /// Does a piece of work on a thread, where fewer than the bound run; whether it does. `then` gets what it gave once it
    /// counts no more, so that a client that waits for its answer has a place for the next one.
    fn runs<T>(
        self: &Arc<Self>,
        name: &str,
        work: impl FnOnce(&Self) -> T + Send + 'static,
        then: impl FnOnce(&Self, T) + Send + 'static,
    ) -> bool {
        if self.running.fetch_add(1, Ordering::SeqCst) >= CALLS_MAX {
            self.running.fetch_sub(1, Ordering::SeqCst);
            return false;
        }
        let server = Arc::clone(self);
        let started = thread::spawn(name, STACK_BYTES, move || {
            let gave = work(&server);
            server.running.fetch_sub(1, Ordering::SeqCst);
            then(&server, gave);
        });
        if let Err(error) = &started {
            log::warn!("channel.thread error={error}");
            self.running.fetch_sub(1, Ordering::SeqCst);
        }
        started.is_ok()
    }

    /// Writes a message. Where nobody reads any more, standard input ends too.
    fn say(&self, message: &Json) {
        self.said(message);
    }

    /// As [`Self::say`]; whether it is out.
    fn said(&self, message: &Json) -> bool {
        let line = json::canonical(message) + "\n";
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        let said = out.write_all(line.as_bytes()).and_then(|()| out.flush());
        if let Err(error) = &said {
            log::warn!("channel.output error={error}");
        }
        said.is_ok()
    }

    /// Answers a call.
    fn gives(&self, id: Json, gave: Gave) {
        let content = object([("type", text("text")), ("text", Json::Str(gave.words))]);
        let result = object([("content", Json::Arr(vec![content])), ("isError", Json::Bool(gave.is_error))]);
        let message = rpc::result(id, result);
        match (gave.taken, &self.waiting) {
            (Some(seq), Some(waiting)) => drop(self.hands(&message, &waiting.cursor, seq)),
            (Some(_) | None, _) => self.say(&message),
        }
    }

    /// Writes what carries events, and keeps the number of the last; whether it is out. A client that had it and ends must
    /// not be given it again.
    fn hands(&self, message: &Json, cursor: &Cursor, seq: u64) -> bool {
        {
            let mut handing = self.handing.lock().unwrap_or_else(PoisonError::into_inner);
            if handing.over {
                return false;
            }
            handing.open = handing.open.saturating_add(1);
        }
        let said = self.said(message);
        if said {
            if let Err(error) = cursor.taken(seq) {
                log::warn!("channel.cursor error={error}");
            }
        }
        let mut handing = self.handing.lock().unwrap_or_else(PoisonError::into_inner);
        handing.open = handing.open.saturating_sub(1);
        self.handed.notify_all();
        said
    }

    /// Nothing more is handed out; what is on its way is waited for, but not for a client that does not read it.
    fn ends(&self) {
        let mut handing = self.handing.lock().unwrap_or_else(PoisonError::into_inner);
        handing.over = true;
        if let Some(transcriber) = &self.places.transcriber {
            transcriber.stop();
        }
        drop(self.handed.wait_timeout_while(handing, LAST_WORDS, |handing| handing.open > 0));
    }
}

/// Lists the tools on a thread of its own: it asks the proxy for the kinds.
fn list(server: &Arc<Server>, id: Json) {
    let inbox = server.waiting.is_some();
    let listed = id.clone();
    let started = server.runs(
        "list",
        move |server| calls::list(&server.places, inbox),
        move |server, list| server.say(&rpc::result(listed, list)),
    );
    if !started {
        server.say(&rpc::result(id, schema::list(inbox, &[])));
    }
}

/// Runs a tool on a thread of its own, so that one that waits stops no other.
fn call(server: &Arc<Server>, id: Json, params: &Json) {
    let Some(name) = params.get("name").and_then(Json::str).map(str::to_owned) else {
        server.say(&rpc::error(id, rpc::PARAMS, "name is the name of a tool"));
        return;
    };
    if tools::find(&name).is_none() {
        server.say(&rpc::error(id, rpc::PARAMS, "no such tool; see tools/list"));
        return;
    }
    let given = params.get("arguments").cloned().unwrap_or_else(|| Json::Obj(Vec::new()));
    let answered = id.clone();
    let started = server.runs(
        "tool",
        move |server| calls::call(&server.places, server.waiting.as_ref(), &name, &given),
        move |server, gave| server.gives(answered, gave),
    );
    if !started {
        server.gives(id, Gave::refused(Refusal::busy(5)));
    }
}

/// Asks the owners about a tool that Claude Code would use. What cannot be shown to them stays for its terminal, where it is
/// asked as well: nothing is answered here in anybody's place.
fn prompt(server: &Arc<Server>, params: Json) {
    if !server.runs("prompt", move |server| calls::prompt(&server.places, &params), |_, ()| ()) {
        log::warn!("channel.prompt_left code=busy");
    }
}

/// Follows the events from now on.
fn follow(server: &Arc<Server>, mut inbox: Inbox, sender: SyncSender<(u64, String)>) {
    let server_too = Arc::clone(server);
    let cursor = inbox.cursor();
    let hands = Arc::clone(server);
    let hand = move |seq: u64, shown: &Shown| match &hands.waiting {
        Some(_) => sender.send((seq, shown::tag(shown))).is_ok(),
        None => hands.hands(&notice(shown), &cursor, seq),
    };
    let (session, state) = (server.places.session.clone(), server.places.state.clone());
    let take = photos::before(session, state, INBOX_EVENTS_MAX, hand);
    let take = match take.and_then(|hand| voice::before(server.places.transcriber.clone(), INBOX_EVENTS_MAX, hand)) {
        Ok(take) => take,
        Err(error) => return log::error!("channel.thread error={error}"),
    };
    let started = thread::spawn("events", STACK_BYTES, move || {
        loop {
            match inbox.next(None) {
                Some(Came::Event { seq, json }) => {
                    if !take(seq, json) {
                        return;
                    }
                }
                Some(Came::Stop) => {
                    server_too.tells("stop", "The owner wrote /stop: stop what you do, and say so with reply.");
                }
                Some(Came::New) => {
                    server_too
                        .tells("new", "The owner wrote /new: leave the earlier work aside and wait for new words.");
                }
                Some(Came::Verdict { request_id, allow }) => {
                    let behavior = text(if allow { "allow" } else { "deny" });
                    let params = object([("request_id", Json::Str(request_id)), ("behavior", behavior)]);
                    server_too.say(&rpc::notification(VERDICT, params));
                }
                None => match inbox.standing() {
                    Standing::Down(refusal) => log::warn!("channel.down {}", refusal.hint),
                    Standing::Elsewhere => {
                        log::warn!("channel.elsewhere another process has the events of this folder");
                    }
                    Standing::Following => log::info!("channel.following"),
                    Standing::New => {}
                },
            }
        }
    });
    if let Err(error) = started {
        log::error!("channel.thread error={error}");
    }
}

impl Server {
    /// Passes on a command of the owner's; it has no number and is not repeated.
    fn tells(&self, kind: &str, words: &str) {
        let mut shown = Shown::new(words);
        shown.put("kind", kind);
        if self.waiting.is_none() {
            self.say(&notice(&shown));
        }
    }
}

/// An event as a channel's notification.
fn notice(shown: &Shown) -> Json {
    let meta = shown.meta.iter().map(|(key, value)| (key.clone(), Json::Str(value.clone())));
    let params = object([("content", text(&shown.content)), ("meta", Json::Obj(meta.collect()))]);
    rpc::notification("notifications/claude/channel", params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_revision_is_echoed_and_any_other_answered_with_one_that_has_channels() {
        for (wanted, answered) in [("2025-03-26", "2025-03-26"), ("2026-07-28", REVISION), ("", REVISION)] {
            let hello = hello(&object([("protocolVersion", text(wanted))]), false);
            assert_eq!(hello.get("protocolVersion"), Some(&text(answered)), "{wanted}");
        }
    }

    #[test]
    fn the_instructions_fit_into_what_clients_keep() {
        assert!(INSTRUCTIONS.len() <= 2048, "{}", INSTRUCTIONS.len());
    }
}
