//! A client as small as can be, for tests of the server itself.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Got {
    /// The status; 0 when the connection was closed without an answer.
    pub(crate) status: u16,
    /// The head.
    pub(crate) head: String,
    /// The body as it came.
    pub(crate) body: Vec<u8>,
}

impl Got {
    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The body's length as announced.
    pub(crate) fn announced(&self) -> Option<usize> {
        let line = self.head.lines().find(|line| line.to_ascii_lowercase().starts_with("content-length:"))?;
        line.split_once(':')?.1.trim().parse().ok()
    }
}

/// Sends bytes and reads until the server closes.
pub(crate) fn raw(addr: SocketAddr, bytes: &[u8]) -> Got {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(bytes).unwrap();
    let mut all = Vec::new();
    stream.read_to_end(&mut all).unwrap();
    let split = all.windows(4).position(|four| four == b"\r\n\r\n").map_or(0, |at| at + 4);
    let head = String::from_utf8_lossy(&all[..split]).into_owned();
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Got { status, head, body: all[split..].to_vec() }
}

/// Posts JSON to a path.
pub(crate) fn post(addr: SocketAddr, path: &str, body: &Value) -> Got {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: \
         close\r\n\r\n",
        body.len()
    );
    raw(addr, format!("{head}{body}").as_bytes())
}
