//! The way from the Claude CLI to the keeper: a server of HTTP on the loopback of the lane's own network namespace, for its own uid
//! alone.
//!
//! Of what the CLI sends, its messages alone go on, once an answer. The instructions are the lane's own, so that they stand in no
//! argument, and what comes back is looked at here before the CLI sees any of it.

use std::collections::HashMap;
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::limits::{GUEST_BODY_MAX, HTTP_HEAD_TIME, LANE_ANSWER_TIME};
use crate::daemon::lane::api::{self, Failed};
use crate::net::conn::Conn;
use crate::net::http::{self, Request};
use crate::net::keeper_client::KeeperClient;
use crate::net::unix::{self, Door, Peer, Pool, Served};
use crate::policy::lane::prompt;
use crate::policy::lane::reply::Reply;

/// How long the CLI may take to read an answer.
const TELL: Duration = Duration::from_secs(5);
/// Connections at once: the CLI keeps one open while it uses another.
const POOL: Pool = Pool { max: 8, per_uid: 8 };

/// What one answer may ask, and what came of it.
#[derive(Debug)]
struct Ticket {
    system: Value,
    model: String,
    came: Option<Result<Reply, Failed>>,
    asked: bool,
}

/// The relay.
#[derive(Debug)]
pub(super) struct Relay {
    url: String,
    tickets: Arc<Tickets>,
    _door: Door,
}

#[derive(Debug)]
struct Tickets {
    keeper: KeeperClient,
    hosts: Vec<String>,
    held: Mutex<HashMap<String, Ticket>>,
}

impl Relay {
    /// Starts it on a free port.
    pub(super) fn start(keeper: KeeperClient, uid: u32) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let at = listener.local_addr()?.to_string();
        let tickets = Arc::new(Tickets { keeper, hosts: vec![at.clone()], held: Mutex::default() });
        let served = Served {
            name: "relay",
            listener,
            allowed: vec![uid],
            pool: POOL,
            refused: b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".to_vec(),
            busy: b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".to_vec(),
        };
        let own = Arc::clone(&tickets);
        let handler = move |_peer: Peer, stream: TcpStream| own.handle(&stream.into());
        let door = unix::open(served, Arc::new(handler))?;
        Ok(Self { url: format!("http://{at}/guest"), tickets, _door: door })
    }

    /// Where the CLI finds the Messages API.
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Lets whoever has this token ask once, with these instructions.
    pub(super) fn open(&self, token: &str, model: &str, canary: &str, knowledge: &str) {
        let system = prompt::system(canary, knowledge);
        let ticket = Ticket { system, model: model.to_owned(), came: None, asked: false };
        self.tickets.lock().insert(token.to_owned(), ticket);
    }

    /// Takes the token back, with what came; `None` where nothing was asked.
    pub(super) fn close(&self, token: &str) -> Option<Result<Reply, Failed>> {
        self.tickets.lock().remove(token)?.came
    }
}

impl Tickets {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Ticket>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn handle(&self, stream: &Conn) {
        let told = match self.answer(stream) {
            Ok(None) => return,
            Ok(Some(text)) => {
                http::answer(stream, 200, &[("Content-Type", "text/event-stream")], events(&text).as_bytes(), TELL)
            }
            Err(status) => {
                let error = json!({"type": "error", "error": {"type": "api_error", "message": "no answer"}});
                http::answer(
                    stream,
                    status,
                    &[("Content-Type", "application/json")],
                    error.to_string().as_bytes(),
                    TELL,
                )
            }
        };
        if let Err(error) = told {
            log::debug!("relay.not_told error={error}");
        }
    }

    /// The answer as text. `None`: everything was told. Otherwise a status that no client takes for one to try again after.
    fn answer(&self, stream: &Conn) -> Result<Option<String>, u16> {
        let end = Instant::now().checked_add(HTTP_HEAD_TIME).ok_or(400_u16)?;
        let request = http::read_head(stream, &self.hosts, end).map_err(|fault| fault.status)?;
        let Some(mut request) = request else { return Ok(None) };
        match (request.method.as_str(), request.path.as_str()) {
            // The CLI asks first whether anybody is there.
            ("HEAD", "/guest") => {
                drop(http::begin(stream, 200, &[], Some(0), TELL));
                Ok(None)
            }
            ("POST", "/guest/v1/messages") => self.question(stream, &mut request).map(Some),
            _ => Err(404),
        }
    }

    fn question(&self, stream: &Conn, request: &mut Request) -> Result<String, u16> {
        if request.length > GUEST_BODY_MAX {
            return Err(413);
        }
        let token = request.header("x-api-key").ok().flatten().ok_or(401_u16)?.to_owned();
        let end = Instant::now().checked_add(LANE_ANSWER_TIME).ok_or(400_u16)?;
        let body = http::read_body(stream, request, TELL, end).map_err(|fault| fault.status)?;
        let asked: Value = serde_json::from_slice(&body).map_err(|_malformed| 400_u16)?;
        let messages = asked.get("messages").filter(|messages| messages.is_array()).ok_or(400_u16)?.clone();
        let (system, model) = {
            let mut held = self.lock();
            let ticket = held.get_mut(&token).filter(|ticket| !ticket.asked).ok_or(403_u16)?;
            ticket.asked = true;
            (ticket.system.clone(), ticket.model.clone())
        };
        let body = prompt::body_of(&model, &system, &messages);
        let came = api::ask(&self.keeper, body, LANE_ANSWER_TIME);
        let text = came.as_ref().ok().and_then(|reply| reply.text.clone());
        if let Some(ticket) = self.lock().get_mut(&token) {
            ticket.came = Some(came);
        }
        text.ok_or(400)
    }
}

/// A whole answer as the events of the Messages API, which the CLI asks for.
fn events(text: &str) -> String {
    let usage = json!({"input_tokens": 0, "output_tokens": 0});
    let message = json!({
        "id": "msg_lane", "type": "message", "role": "assistant", "model": "lane", "content": [], "stop_reason": null,
        "stop_sequence": null, "usage": usage,
    });
    let all = [
        ("message_start", json!({"type": "message_start", "message": message})),
        (
            "content_block_start",
            json!({"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}),
        ),
        (
            "content_block_delta",
            json!({"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": text}}),
        ),
        ("content_block_stop", json!({"type": "content_block_stop", "index": 0})),
        (
            "message_delta",
            json!({"type": "message_delta", "delta": {"stop_reason": "end_turn", "stop_sequence": null}, "usage": usage}),
        ),
        ("message_stop", json!({"type": "message_stop"})),
    ];
    let lines: Vec<String> = all.iter().map(|(name, event)| format!("event: {name}\ndata: {event}\n\n")).collect();
    lines.concat()
}
