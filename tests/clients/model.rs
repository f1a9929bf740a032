//! A stand-in of the Messages API over plain HTTP on loopback: it answers as the vendor's does, whole or as an event stream, and
//! keeps every request byte for byte. Connections stay open for the next request, as that API's do.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use mila_gate::sys::creds::my_uid;
use serde_json::{Value, json};

/// What it answers to every question.
pub(crate) const ANSWER: &str = "Hello from the stand-in, \u{1f98a} and back.";

/// What it says to a question.
#[derive(Clone, Debug)]
pub(crate) enum Say {
    /// Words; then it is the caller's turn.
    Words(String),
    /// A tool is to be called with this.
    Call(&'static str, Value),
}

/// What it says to the body of a question.
type Says = dyn Fn(&Value) -> Say + Send + Sync;

/// One request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The request line and the headers, without the empty line.
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Asked {
    /// Method and target.
    pub(crate) fn line(&self) -> &str {
        self.head.split(" HTTP/").next().unwrap()
    }

    /// The values of one header.
    pub(crate) fn header(&self, name: &str) -> Vec<&str> {
        let fields = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        fields.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim()).collect()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// The stand-in; it ends with the test's process.
pub(crate) struct Model {
    addr: SocketAddr,
    asked: Arc<Mutex<Vec<Asked>>>,
}

impl Model {
    /// One that says [`ANSWER`] to everything.
    pub(crate) fn start() -> Self {
        Self::saying(|_question| Say::Words(ANSWER.to_owned()))
    }

    pub(crate) fn saying(says: impl Fn(&Value) -> Say + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (kept, says): (_, Arc<Says>) = (Arc::clone(&asked), Arc::new(says));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (kept, says) = (Arc::clone(&kept), Arc::clone(&says));
                thread::spawn(move || serve(stream, &kept, &*says));
            }
        });
        Self { addr, asked }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// As a configuration names it.
    pub(crate) fn config(&self) -> Value {
        json!({"url": self.url(), "uid": my_uid()})
    }

    /// Everything that was asked so far.
    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }
}

fn serve(mut stream: TcpStream, kept: &Mutex<Vec<Asked>>, says: &Says) {
    let mut read = Vec::new();
    while let Some(asked) = request(&mut stream, &mut read) {
        kept.lock().unwrap().push(asked.clone());
        // A caller that is gone hears nothing.
        if stream.write_all(&answer(&asked, says)).is_err() {
            return;
        }
    }
}

/// The next request of a connection; what was read behind it stays.
fn request(stream: &mut TcpStream, read: &mut Vec<u8>) -> Option<Asked> {
    let end = loop {
        if let Some(at) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            break at;
        }
        more(stream, read)?;
    };
    let mut asked = Asked { head: String::from_utf8(read[..end].to_vec()).unwrap(), body: Vec::new() };
    let length: usize = asked.header("content-length").first().map_or(0, |value| value.parse().unwrap());
    read.drain(..end + 4);
    while read.len() < length {
        more(stream, read)?;
    }
    asked.body = read.drain(..length).collect();
    Some(asked)
}

fn more(stream: &mut TcpStream, read: &mut Vec<u8>) -> Option<()> {
    let mut buffer = [0; 16_384];
    let count = stream.read(&mut buffer).ok().filter(|count| *count > 0)?;
    read.extend_from_slice(&buffer[..count]);
    Some(())
}

fn answer(asked: &Asked, says: &Says) -> Vec<u8> {
    let path = asked.line().split(['?']).next().unwrap();
    match path {
        "POST /v1/messages" => {
            let body = asked.json();
            let model = body["model"].as_str().unwrap_or_default();
            let said = says(&body);
            if body["stream"] == true { streamed(model, &said) } else { whole(200, &message(model, &said).to_string()) }
        }
        "POST /v1/messages/count_tokens" => whole(200, &json!({"input_tokens": 11}).to_string()),
        path if path.starts_with("HEAD ") => b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".to_vec(),
        _ => whole(
            404,
            &json!({"type": "error", "error": {"type": "not_found_error", "message": "Not found"}}).to_string(),
        ),
    }
}

fn whole(status: u16, body: &str) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status} So\r\nContent-Type: application/json\r\nrequest-id: req_1\r\nContent-Length: {length}"
    );
    format!("{head}\r\n\r\n{body}").into_bytes()
}

fn message(model: &str, said: &Say) -> Value {
    let (content, reason) = match said {
        Say::Words(words) => (json!({"type": "text", "text": words}), "end_turn"),
        Say::Call(tool, input) => {
            // A caller takes two calls of one id for one.
            static NEXT: AtomicUsize = AtomicUsize::new(1);
            let id = format!("toolu_{}", NEXT.fetch_add(1, Ordering::Relaxed));
            (json!({"type": "tool_use", "id": id, "name": tool, "input": input}), "tool_use")
        }
    };
    json!({
        "id": "msg_1", "type": "message", "role": "assistant", "model": model, "content": [content],
        "stop_reason": reason, "stop_sequence": null, "usage": {"input_tokens": 11, "output_tokens": 9},
    })
}

/// The same answer as events, in chunks that end in the middle of a character too.
fn streamed(model: &str, said: &Say) -> Vec<u8> {
    let mut start = message(model, said);
    let (mut block, reason) = (start["content"][0].take(), start["stop_reason"].take());
    (start["content"], start["usage"]["output_tokens"]) = (json!([]), json!(1));
    let (kind, field, said) = match said {
        Say::Words(words) => {
            block["text"] = "".into();
            ("text_delta", "text", words.clone())
        }
        Say::Call(_, input) => {
            block["input"] = json!({});
            ("input_json_delta", "partial_json", input.to_string())
        }
    };
    let (first, rest) = said.split_at(said.find(',').unwrap_or(0));
    let delta = |text: &str| json!({"type": "content_block_delta", "index": 0, "delta": {"type": kind, field: text}});
    let events = [
        json!({"type": "message_start", "message": start}),
        json!({"type": "content_block_start", "index": 0, "content_block": block}),
        json!({"type": "ping"}),
        delta(first),
        delta(rest),
        json!({"type": "content_block_stop", "index": 0}),
        json!({"type": "message_delta", "delta": {"stop_reason": reason, "stop_sequence": null}, "usage": {"output_tokens": 9}}),
        json!({"type": "message_stop"}),
    ];
    let text: Vec<String> =
        events.iter().map(|event| format!("event: {}\ndata: {event}\n\n", event["type"].as_str().unwrap())).collect();
    let mut bytes = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nrequest-id: req_1\r\n\
        Transfer-Encoding: chunked\r\n\r\n"
        .to_vec();
    for chunk in text.concat().as_bytes().chunks(97) {
        bytes.extend_from_slice(format!("{:x}\r\n", chunk.len()).as_bytes());
        bytes.extend_from_slice(chunk);
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b"0\r\n\r\n");
    bytes
}
