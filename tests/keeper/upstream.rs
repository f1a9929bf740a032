//! An upstream that says whatever a test wants, over plain TCP.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use mila_gate::sys::creds::my_uid;
use serde_json::{Value, json};

/// How long a test waits for what must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// What reached the upstream.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Seen {
    /// The method of the Bot API that was called.
    pub(crate) fn method(&self) -> &str {
        self.head.split(' ').nth(1).unwrap().rsplit('/').next().unwrap()
    }
}

/// The upstream.
pub(crate) struct Upstream {
    /// Where it is.
    pub(crate) addr: SocketAddr,
    seen: Mutex<Receiver<Seen>>,
}

impl Upstream {
    /// An upstream whose every connection is handled by `answer`, after a whole request was read.
    pub(crate) fn new(answer: impl Fn(&Seen, &mut TcpStream) + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let (tell, seen) = channel();
        let answer = Arc::new(answer);
        // It ends with the test's process.
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (tell, answer) = (tell.clone(), Arc::clone(&answer));
                thread::spawn(move || serve(stream, &tell, &*answer));
            }
        });
        Self { addr, seen: Mutex::new(seen) }
    }

    /// One that answers everything with these bytes, and closes.
    pub(crate) fn bytes(bytes: &[u8]) -> Self {
        let bytes = bytes.to_vec();
        Self::new(move |_, stream| drop(stream.write_all(&bytes)))
    }

    /// One that answers everything with this JSON.
    pub(crate) fn json(status: u16, body: &Value) -> Self {
        Self::bytes(&whole(status, &body.to_string()))
    }

    /// One that says yes to everything.
    pub(crate) fn ok() -> Self {
        Self::json(200, &json!({"ok": true, "result": {"message_id": 7}}))
    }

    /// The port.
    pub(crate) const fn port(&self) -> u16 {
        self.addr.port()
    }

    /// As a configuration names it.
    pub(crate) fn config(&self) -> Value {
        json!({"url": format!("http://{}", self.addr), "uid": my_uid()})
    }

    /// The next request that reached it.
    pub(crate) fn next(&self) -> Seen {
        self.seen.lock().unwrap().recv_timeout(PATIENCE).expect("a request reaches the upstream")
    }

    /// Whether nothing more reached it.
    pub(crate) fn nothing(&self) -> bool {
        self.seen.lock().unwrap().try_recv().is_err()
    }
}

/// An answer with its length.
pub(crate) fn whole(status: u16, body: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .into_bytes()
}

fn serve(mut stream: TcpStream, tell: &Sender<Seen>, answer: &dyn Fn(&Seen, &mut TcpStream)) {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut held = Vec::new();
    let mut chunk = vec![0; 64 * 1024];
    let at = loop {
        if let Some(at) = held.windows(4).position(|four| four == b"\r\n\r\n") {
            break at + 4;
        }
        match stream.read(&mut chunk) {
            Ok(got) if got > 0 => held.extend_from_slice(&chunk[..got]),
            _ => return,
        }
    };
    let body = held.split_off(at);
    let mut seen = Seen { head: String::from_utf8(held).unwrap(), body };
    let length = seen.head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).unwrap_or("0");
    let length: usize = length.parse().unwrap();
    while seen.body.len() < length {
        match stream.read(&mut chunk) {
            Ok(got) if got > 0 => seen.body.extend_from_slice(&chunk[..got]),
            _ => return,
        }
    }
    tell.send(seen.clone()).ok();
    answer(&seen, &mut stream);
}
