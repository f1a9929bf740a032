//! A Messages API for the strangers' lane: it says whatever its script says of a question, whole or as events, and keeps what it was
//! asked.

use std::io::{BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use super::http::{self, Reply, Request};
use super::uids;

/// The key that the stand's keeper has for strangers.
pub const KEY: &str = "sk-ant-api03-strangers-of-the-stand";

/// What strangers are told where nobody wrote a script.
pub const ANSWER: &str = "We open at nine. The model of the stand says this to everything.";

/// What a question meets.
#[derive(Clone, Debug)]
pub enum Says {
    /// These words.
    Text(String),
    /// These bytes, as a whole HTTP answer or a part of one; then the connection ends.
    Raw(Vec<u8>),
    /// Nothing, for as long as the caller waits.
    Never,
}

/// What it says to a body that came.
pub type Script = dyn Fn(&Value) -> Says + Send + Sync;

/// The stand-in; it ends with its process.
pub struct Model {
    addr: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    script: Mutex<Arc<Script>>,
    asked: Mutex<Vec<(Request, Value)>>,
}

impl Model {
    /// One that answers every question by its script.
    pub fn start(script: impl Fn(&Value) -> Says + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port on the loopback");
        let addr = listener.local_addr().expect("its address");
        let shared = Arc::new(Shared { script: Mutex::new(Arc::new(script)), asked: Mutex::default() });
        let own = Arc::clone(&shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = Arc::clone(&own);
                std::thread::spawn(move || serve(stream, &shared));
            }
        });
        Self { addr, shared }
    }

    /// One that says the same to everything.
    pub fn saying(text: &str) -> Self {
        let text = text.to_owned();
        Self::start(move |_body| Says::Text(text.clone()))
    }

    /// Says something else from now on.
    pub fn now(&self, script: impl Fn(&Value) -> Says + Send + Sync + 'static) {
        *self.shared.script.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(script);
    }

    /// As a configuration names it.
    pub fn config(&self) -> Value {
        json!({"url": format!("http://{}", self.addr), "uid": uids::my_uid()})
    }

    /// Every body that came so far.
    pub fn asked(&self) -> Vec<Value> {
        self.all().iter().map(|(_, body)| body.clone()).collect()
    }

    /// Every header that came with the last one.
    pub fn heads(&self) -> Vec<(String, String)> {
        self.all().last().map(|(request, _)| request.headers.clone()).unwrap_or_default()
    }

    fn all(&self) -> std::sync::MutexGuard<'_, Vec<(Request, Value)>> {
        self.shared.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn serve(stream: TcpStream, shared: &Shared) {
    let Ok(mut write) = stream.try_clone() else { return };
    if stream.set_read_timeout(Some(Duration::from_secs(120))).is_err() {
        return;
    }
    let mut reader = BufReader::new(stream);
    while let Ok(request) = http::read(&mut reader) {
        if (request.method.as_str(), request.path_and_query().0) != ("POST", "/v1/messages") {
            let error = json!({"type": "error", "error": {"type": "not_found_error", "message": "Not found"}});
            drop(http::write(&mut write, &Reply::json(404, &error), None, false));
            return;
        }
        if request.header("anthropic-version") != Some("2023-06-01") {
            let error =
                json!({"type": "error", "error": {"type": "invalid_request_error", "message": "anthropic-version"}});
            drop(http::write(&mut write, &Reply::json(400, &error), None, false));
            return;
        }
        let body: Value = serde_json::from_slice(&request.body).unwrap_or_default();
        shared.asked.lock().unwrap_or_else(PoisonError::into_inner).push((request, body.clone()));
        let script = Arc::clone(&*shared.script.lock().unwrap_or_else(PoisonError::into_inner));
        let written = match script(&body) {
            Says::Text(text) if body["stream"] == true => write.write_all(&streamed(&text)),
            Says::Text(text) => http::write(&mut write, &Reply::json(200, &message(&text)), None, true),
            Says::Raw(bytes) => {
                drop(write.write_all(&bytes));
                return;
            }
            Says::Never => {
                // It ends when the caller goes.
                drop(reader.read(&mut [0; 1]));
                return;
            }
        };
        if written.is_err() {
            return;
        }
    }
}

/// A whole answer in these words.
pub fn message(text: &str) -> Value {
    json!({
        "id": "msg_1", "type": "message", "role": "assistant", "model": "claude-haiku-4-5",
        "content": [{"type": "text", "text": text}], "stop_reason": "end_turn", "stop_sequence": null,
        "usage": {"input_tokens": 30, "output_tokens": 12},
    })
}

/// An HTTP answer of these bytes.
pub fn raw(status: u16, kind: &str, body: &[u8]) -> Says {
    let head = format!("HTTP/1.1 {status} So\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len());
    Says::Raw([head.as_bytes(), body].concat())
}

/// The same words as events.
pub fn streamed(text: &str) -> Vec<u8> {
    let mut start = message("");
    (start["content"], start["stop_reason"], start["usage"]["output_tokens"]) = (json!([]), Value::Null, json!(1));
    let events = [
        json!({"type": "message_start", "message": start}),
        json!({"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}),
        json!({"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": text}}),
        json!({"type": "content_block_stop", "index": 0}),
        json!({"type": "message_delta", "delta": {"stop_reason": "end_turn", "stop_sequence": null}, "usage": {"output_tokens": 12}}),
        json!({"type": "message_stop"}),
    ];
    let texts: Vec<String> = events
        .iter()
        .map(|event| format!("event: {}\ndata: {event}\n\n", event["type"].as_str().expect("a type")))
        .collect();
    let text = texts.concat();
    let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n";
    format!("{head}{:x}\r\n{text}\r\n0\r\n\r\n", text.len()).into_bytes()
}
