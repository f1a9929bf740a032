//! `consent.io.sock`: the receiver's presses and its connection that stays, and the host's word (FORMATS §9).

use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::base::answer::{Answer, Code, Refusal, State};
use crate::base::ids::{ChatId, MessageId, UserId};
use crate::base::json::{self, Json};
use crate::base::limits::{LINE_MAX, LINE_TIME, REASON_MAX, STACK_BYTES};
use crate::daemon::consent::answers;
use crate::daemon::consent::link::Link;
use crate::daemon::consent::proxy::Proxy;
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::net::unix::Peer;
use crate::policy::consent::{Press, Request, Seen};
use crate::sys::thread;

/// How long a caller may take to read its answer.
const ANSWER_TIME: Duration = Duration::from_secs(5);
/// How long nothing may come on the connection that stays before it is looked at again. Silence is no fault.
const LONG: Duration = Duration::from_secs(24 * 3600);

impl Proxy {
    /// One connection: a line and an answer, or the connection that stays.
    pub(super) fn io_connection(self: &Arc<Self>, peer: Peer, stream: UnixStream) {
        let Some(end) = Instant::now().checked_add(LINE_TIME) else { return };
        let mut reader = LineReader::new(stream);
        let asked = match reader.line(LINE_MAX, end) {
            Ok(line) => json::parse(&line).map_err(|fault| Refusal::json_strict(fault.what, fault.at)),
            Err(LineFault::Closed) => return,
            Err(fault) => Err(Refusal::json_strict(&format!("the line is {fault}"), 0)),
        };
        let answer = match asked {
            Ok(asked)
                if peer.uid == self.config.users.io && asked.get("op").and_then(Json::str) == Some("subscribe") =>
            {
                let after = asked.get("after").and_then(Json::int).and_then(|n| u64::try_from(n).ok());
                return self.follow(&mut reader, after.unwrap_or_default());
            }
            Ok(asked) => self.io_operation(peer, &asked),
            Err(refusal) => Err(refusal),
        };
        let line = answer.unwrap_or_else(|refusal| {
            log::warn!("consent.io_refused uid={} code={}", peer.uid, refusal.code.as_str());
            Answer::denied(None, refusal).to_json()
        });
        if let Err(error) = send_line(reader.stream(), &line, ANSWER_TIME) {
            log::info!("consent.not_answered error={error}");
        }
    }

    fn io_operation(self: &Arc<Self>, peer: Peer, asked: &Json) -> Result<String, Refusal> {
        let op = asked.get("op").and_then(Json::str).unwrap_or_default();
        let users = &self.config.users;
        // In plain mode the one user is both.
        if peer.uid == users.io {
            match op {
                "press" => {
                    let press = press(asked).ok_or_else(|| Refusal::field_missing("press", "a press of FORMATS §9"))?;
                    self.pressed(&press);
                    return Ok(r#"{"ok":true}"#.to_owned());
                }
                "said" => {
                    self.said(asked);
                    return Ok(r#"{"taken":false}"#.to_owned());
                }
                "command" => return self.command(asked),
                "connect" => return self.connect(asked),
                "left" => return self.left(asked),
                "moved" => return self.moved(asked),
                "freeze" if asked.get("owner").is_some() => {
                    let owner = asked.get("owner").and_then(Json::int).and_then(UserId::new);
                    let owner = owner.filter(|owner| self.owners().is_owner(*owner));
                    self.freeze_and_tell(Some(owner.ok_or_else(|| Refusal::of(Code::NotPermitted))?));
                    return Ok(r#"{"ok":true}"#.to_owned());
                }
                _ => {}
            }
        }
        if peer.uid == users.root {
            return self.host_operation(op, asked);
        }
        Err(Refusal::op_unknown(op))
    }

    /// An owner wrote: cards may be drawn again. A reply to a card that was answered with no, or sent back, is the reason. It stays
    /// an ordinary message too: the decision was told already, and the session would not hear the words otherwise.
    fn said(&self, asked: &Json) {
        let owner = asked.get("owner").and_then(Json::int).and_then(UserId::new);
        let Some(owner) = owner.filter(|owner| self.owners().is_owner(*owner)) else { return };
        let mut core = self.lock();
        core.gate.heard_of_an_owner();
        self.changed.notify_all();
        let reply = asked.get("reply_to").and_then(Json::int).and_then(MessageId::new);
        let (Some(reply), Some(text)) = (reply, asked.get("text").and_then(Json::str)) else { return };
        let (now, place) = (self.now(), (owner.private_chat(), reply));
        let asks = |request: &&Request| {
            let end = request.end();
            end.is_some_and(|end| {
                matches!(end.state, State::Declined | State::Returned)
                    && end.by == Some(owner)
                    && now.since(end.at) < REASON_MS
            }) && request.cards.contains(&place)
        };
        let id = core.gate.ended_requests().find(asks).map(|request| request.id.clone());
        if let Some(card) = id.and_then(|id| core.cards.get_mut(&id)) {
            card.told.reason.get_or_insert_with(|| text.chars().take(REASON_MAX).collect());
        }
    }

    /// The connection that stays: decisions out, answers in, until either side ends it. A new one takes the old one's place.
    fn follow(&self, reader: &mut LineReader, after: u64) {
        let stream = match reader.stream().try_clone() {
            Ok(stream) => stream,
            Err(error) => return log::warn!("consent.no_link error={error}"),
        };
        let link = Arc::new(Link::new(stream));
        let writer = Arc::clone(&link);
        if let Err(error) = thread::spawn("link", STACK_BYTES, move || writer.write()) {
            return log::warn!("consent.no_link error={error}");
        }
        {
            // In one piece, so that no decision is told before one that came earlier.
            let mut core = self.lock();
            if let Some(old) = core.link.replace(Arc::clone(&link)) {
                old.gone();
            }
            for line in core.greeting() {
                link.push(&line);
            }
            let missed = answers::decisions_after(&core, after);
            log::info!("consent.linked after={after} missed={}", missed.len());
            for line in &missed {
                link.push(line);
            }
            core.receiver_silent = false;
        }
        self.changed.notify_all();
        while let Some(line) = Instant::now().checked_add(LONG).map(|end| reader.line(LINE_MAX, end)) {
            match line {
                Ok(said) => {
                    let held = json::parse(&said).ok().and_then(|said| said.get("held").and_then(Json::int));
                    if let Some(held) = held {
                        link.held(held);
                    }
                }
                Err(LineFault::TimedOut) => {}
                Err(fault) => {
                    log::warn!("consent.link_ended fault={fault}");
                    break;
                }
            }
        }
        link.gone();
        let mut core = self.lock();
        if core.link.as_ref().is_some_and(|own| own.is(&link)) {
            core.link = None;
        }
        self.changed.notify_all();
    }

    /// Freezes, at once; then every owner is told.
    pub(super) fn freeze_and_tell(self: &Arc<Self>, by: Option<UserId>) {
        let closed = self.freeze(&mut self.lock(), by);
        let proxy = Arc::clone(self);
        let told = thread::spawn("freeze", STACK_BYTES, move || proxy.tell_of_freeze(by, closed));
        if let Err(error) = told {
            log::error!("consent.freeze_not_told error={error}");
        }
    }
}

/// How long an owner's reply to a card is its reason.
const REASON_MS: i64 = 600_000;

/// Reads a press. Anything that is not exactly of its form is none.
fn press(asked: &Json) -> Option<Press> {
    let text = |name: &str| asked.get(name).and_then(Json::str);
    let number = |name: &str| asked.get(name).and_then(Json::int);
    let message = match asked.get("message") {
        Some(Json::Null) | None => None,
        Some(message) => Some(message.int().and_then(MessageId::new)?),
    };
    let size = |value: &Json| value.int().and_then(|n| usize::try_from(n).ok());
    let entities = asked.get("entities").map_or(Some(Vec::new()), |list| {
        list.arr()?
            .iter()
            .map(|entity| match entity.arr()? {
                [kind, offset, length] => Some((kind.str()?.to_owned(), size(offset)?, size(length)?)),
                _ => None,
            })
            .collect()
    })?;
    let buttons = asked.get("buttons").map_or(Some(Vec::new()), |rows| {
        rows.arr()?
            .iter()
            .map(|row| {
                row.arr()?
                    .iter()
                    .map(|button| match button.arr()? {
                        [label, data] => Some((label.str()?.to_owned(), data.str()?.to_owned())),
                        _ => None,
                    })
                    .collect::<Option<Vec<_>>>()
            })
            .collect()
    })?;
    let chat = match asked.get("chat") {
        Some(Json::Null) | None => None,
        Some(chat) => Some((chat.int().and_then(ChatId::new)?, text("chat_type") == Some("private"))),
    };
    Some(Press {
        query: text("query")?.to_owned(),
        from: UserId::new(number("from")?)?,
        chat,
        message,
        data: text("data")?.to_owned(),
        seen: Seen { text: text("text").unwrap_or_default().to_owned(), entities, buttons },
    })
}
