//! A keeper of the test's own, which tells of each call and answers as it is told to.

use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::daemon::receiver::testing::Gate;
use crate::sys::thread;

pub(super) const SOON: Duration = Duration::from_secs(20);

/// A call as it arrived.
#[derive(Debug)]
pub(super) struct Asked {
    /// `sendMessage`, or the path of a file.
    pub(super) method: String,
    /// The JSON, for a form null.
    pub(super) json: Value,
    /// The form, as text: files' bytes in tests are plain.
    pub(super) form: String,
}

impl Asked {
    /// A field of the form.
    pub(super) fn field(&self, name: &str) -> Option<&str> {
        let (_, rest) = self.form.split_once(&format!("name=\"{name}\"\r\n\r\n"))?;
        rest.split("\r\n--").next()
    }

    /// The names and the bytes of the form's files.
    pub(super) fn files(&self) -> Vec<(String, String)> {
        let parts = self.form.split("filename=\"").skip(1);
        parts
            .map(|part| {
                let (name, rest) = part.split_once("\"\r\n").unwrap();
                let bytes = rest.split_once("\r\n\r\n").unwrap().1;
                (name.to_owned(), bytes.split("\r\n--").next().unwrap().to_owned())
            })
            .collect()
    }
}

/// An answer: status, the keeper's own code, body, and how many bytes of it are announced beyond it.
pub(super) struct Said(pub(super) u16, pub(super) Option<&'static str>, pub(super) Vec<u8>, pub(super) usize);

impl Said {
    pub(super) fn ok(result: &Value) -> Self {
        Self(200, None, json!({"ok": true, "result": result}).to_string().into_bytes(), 0)
    }

    pub(super) fn no(code: u16, description: &str) -> Self {
        let body = json!({"ok": false, "error_code": code, "description": description});
        Self(code, None, body.to_string().into_bytes(), 0)
    }

    pub(super) fn pause(seconds: u64) -> Self {
        let description = format!("Too Many Requests: retry after {seconds}");
        let body = json!({"ok": false, "error_code": 429, "description": description,
            "parameters": {"retry_after": seconds}});
        Self(429, None, body.to_string().into_bytes(), 0)
    }

    /// Nobody knows what came of it.
    pub(super) fn unknown() -> Self {
        Self(502, Some("unknown"), b"{}".to_vec(), 0)
    }

    /// It never left.
    pub(super) fn unsent() -> Self {
        Self(502, Some("unsent"), b"{}".to_vec(), 0)
    }
}

/// The message that a call to send makes, or the album.
pub(super) fn sent(asked: &Asked, number: i64) -> Said {
    let chat: i64 = match asked.json["chat_id"].as_i64() {
        Some(chat) => chat,
        None => asked.field("chat_id").unwrap().parse().unwrap(),
    };
    let message = |id: i64| json!({"message_id": id, "chat": {"id": chat}, "date": 9});
    if asked.method != "sendMediaGroup" {
        return Said::ok(&message(number));
    }
    let many = i64::try_from(asked.files().len()).unwrap();
    Said::ok(&(0..many).map(|more| message(number + more)).collect())
}

/// Every message is sent; the first is 5001.
pub(super) fn all_well() -> impl FnMut(&Asked) -> Said + Send + 'static {
    let mut number = 5000;
    move |asked| {
        let first = number + 1;
        number += i64::try_from(asked.files().len().max(1)).unwrap();
        if asked.method.starts_with("edit") {
            sent(asked, asked.json["message_id"].as_i64().unwrap())
        } else {
            sent(asked, first)
        }
    }
}

/// Serves until the test is over, each call in a thread of its own.
pub(super) fn keeper(gate: &Gate, answer: impl FnMut(&Asked) -> Said + Send + 'static) -> Receiver<Asked> {
    let (tell, asked) = channel();
    let listener = UnixListener::bind(gate.temp.path().join("keeper.sock")).unwrap();
    let answer = Arc::new(Mutex::new(answer));
    thread::spawn("keeper", 128 * 1024, move || {
        for stream in listener.incoming() {
            let (tell, answer) = (tell.clone(), Arc::clone(&answer));
            thread::spawn("keeper-call", 512 * 1024, move || {
                let mut stream = stream.unwrap();
                let call = read(&mut stream);
                let said = (answer.lock().unwrap())(&call);
                // The test may be over.
                drop(tell.send(call));
                let Said(status, own, body, more) = said;
                let own = own.map(|code| format!("x-mila-gate: {code}\r\n")).unwrap_or_default();
                let length = body.len() + more;
                let head = format!("HTTP/1.1 {status} X\r\n{own}Content-Length: {length}\r\n\r\n");
                drop(stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)));
            })
            .unwrap();
        }
    })
    .unwrap();
    asked
}

fn read(stream: &mut UnixStream) -> Asked {
    let mut bytes = Vec::new();
    let mut chunk = [0; 4096];
    let body = loop {
        let got = stream.read(&mut chunk).unwrap();
        assert!(got > 0, "half a call");
        bytes.extend_from_slice(&chunk[..got]);
        let Some(head) = bytes.windows(4).position(|some| some == b"\r\n\r\n") else { continue };
        let length = String::from_utf8_lossy(&bytes[..head])
            .lines()
            .find_map(|line| line.strip_prefix("Content-Length: ").map(|length| length.parse::<usize>().unwrap()))
            .unwrap_or(0);
        if bytes.len() >= head + 4 + length {
            break bytes[head + 4..].to_vec();
        }
    };
    let path = String::from_utf8_lossy(&bytes).split(' ').nth(1).unwrap().to_owned();
    let method = path.strip_prefix("/telegram/").unwrap().to_owned();
    let json = serde_json::from_slice(&body).unwrap_or(Value::Null);
    Asked { method, json, form: String::from_utf8_lossy(&body).into_owned() }
}
