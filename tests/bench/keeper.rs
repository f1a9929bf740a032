//! The keeper beside nginx as a reverse proxy: one upstream, one client, by turns in one run. Both take a connection a request,
//! since the keeper closes after each. nginx does the same work otherwise: it puts the key into the path or a header.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::gate::{median, pss};
use crate::help::{Folder, has, root, soon};
use crate::keeper_gate::{Keeper, Plan, Role, TOKEN, key_of};
use crate::upstream::{Seen, Upstream, whole};
use crate::{Goal, Measured};

/// Small requests by each way. A uid may make twelve a second.
const SMALL: usize = 120;
/// Rounds of these come so far apart, so that the budget is never met.
const APART: Duration = Duration::from_millis(90);
/// Files by each way, and their length: what the Bot API hands out at most.
const FILES: usize = 15;
const FILE: usize = 20_000_000;
/// Streams by each way, the events of one, and the time between two.
const STREAMS: usize = 3;
const EVENTS: usize = 200;
const BETWEEN: Duration = Duration::from_millis(4);
/// What ends an event of ours.
const MARK: &[u8] = b"\"}}\n\n";

pub(crate) fn measure() -> Vec<Measured> {
    if !root("the keeper beside nginx") {
        return Vec::new();
    }
    if !has("nginx") {
        println!("SKIPPED, no nginx: the keeper beside nginx");
        return Vec::new();
    }
    let sent = Arc::new(Mutex::new(Vec::new()));
    let at_upstream = Arc::clone(&sent);
    let file = vec![b'x'; FILE];
    let upstream = Upstream::new(move |seen, stream| answer(seen, stream, &file, &at_upstream));
    let mut plan = Plan::whole(&upstream);
    // Looking after a clock that can be moved is the tests' own cost.
    plan.clock = false;
    let keeper = plan.start();
    let nginx = Nginx::start(&upstream);
    let mut all = vec![memory(&keeper)];
    let ways = Ways {
        direct: Place::Tcp(upstream.addr),
        keeper: Place::Unix(keeper.socket.clone()),
        nginx: Place::Unix(nginx.socket.clone()),
    };
    all.push(keeper.acting(Role::Io, {
        let ways = ways.clone();
        move || small(&ways)
    }));
    all.push(keeper.acting(Role::Io, move || files(&ways)));
    let ways = Ways {
        direct: Place::Tcp(upstream.addr),
        keeper: Place::Tcp(keeper.tcp.expect("a port")),
        nginx: Place::Tcp(nginx.tcp),
    };
    all.extend(keeper.acting(Role::Guest, move || events(&ways, &sent)));
    all
}

/// The upstream: small JSON, a file, or events with the moment at which each was sent.
fn answer(seen: &Seen, stream: &mut TcpStream, file: &[u8], sent: &Mutex<Vec<Instant>>) {
    stream.set_nodelay(true).expect("a socket");
    let path = seen.head.split(' ').nth(1).expect("a path");
    if path.starts_with("/file/") {
        let head =
            format!("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: {FILE}\r\n\r\n");
        drop(stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(file)));
    } else if path == "/v1/messages" {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("a client");
        let mut event = |name: &str, data: &str| {
            let event = format!("event: {name}\ndata: {data}\n\n");
            let chunk = format!("{:x}\r\n{event}\r\n", event.len());
            stream.write_all(chunk.as_bytes()).expect("a client");
        };
        for n in 0..EVENTS {
            thread::sleep(BETWEEN);
            sent.lock().expect("whole").push(Instant::now());
            let data =
                format!("{{\"type\":\"content_block_delta\",\"index\":{n},\"delta\":{{\"text\":\"some words\"}}}}");
            event("content_block_delta", &data);
        }
        event("message_stop", "{\"type\":\"message_stop\"}");
        drop(stream.write_all(b"0\r\n\r\n"));
    } else {
        let body =
            json!({"ok": true, "result": {"id": 4242, "is_bot": true, "first_name": "Bench", "username": "bench_bot"}});
        drop(stream.write_all(&whole(200, &body.to_string())));
    }
}

#[derive(Clone)]
enum Place {
    Unix(PathBuf),
    Tcp(SocketAddr),
}

trait Stream: Read + Write {}
impl<T: Read + Write> Stream for T {}

impl Place {
    fn connect(&self) -> Box<dyn Stream> {
        match self {
            Self::Unix(path) => Box::new(UnixStream::connect(path).expect("a server")),
            Self::Tcp(addr) => Box::new(TcpStream::connect(addr).expect("a server")),
        }
    }

    fn host(&self) -> String {
        match self {
            Self::Unix(_) => "keeper".to_owned(),
            Self::Tcp(addr) => addr.to_string(),
        }
    }
}

#[derive(Clone)]
struct Ways {
    direct: Place,
    keeper: Place,
    nginx: Place,
}

/// What each way took, one entry a round.
#[derive(Default)]
struct Took {
    direct: Vec<Duration>,
    keeper: Vec<Duration>,
    nginx: Vec<Duration>,
}

impl Ways {
    /// One request by each way, by turns; who is first changes with the round. The first path is the upstream's own.
    fn rounds(&self, many: usize, own: &str, path: &str, mut one: impl FnMut(&Place, &str) -> Duration) -> Took {
        let mut took = Took::default();
        for n in 0..many {
            for turn in 0..3 {
                match (n + turn) % 3 {
                    0 => took.direct.push(one(&self.direct, own)),
                    1 => took.keeper.push(one(&self.keeper, path)),
                    _ => took.nginx.push(one(&self.nginx, path)),
                }
            }
        }
        took
    }
}

fn ratio(part: f64, whole: f64) -> f64 {
    part / whole
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// A quarter, the median and three quarters, in microseconds.
fn spread(name: &str, all: &[Duration]) {
    let mut all = all.to_vec();
    all.sort();
    let at = |part: usize| micros(all[all.len() * part / 4]);
    println!("       {name}: quarters {:.0} {:.0} {:.0} us of {}", at(1), at(2), at(3), all.len());
}

fn request(place: &Place, method: &str, path: &str, body: &str) -> String {
    let host = place.host();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

fn small(ways: &Ways) -> Measured {
    let own = format!("/bot{TOKEN}/getMe");
    let one = |place: &Place, path: &str| {
        // A third of the pause before each: no way is the one that finds the machine awake.
        thread::sleep(APART / 3);
        let text = request(place, "POST", path, "{}");
        let mut said = Vec::with_capacity(4096);
        let began = Instant::now();
        let mut stream = place.connect();
        stream.write_all(text.as_bytes()).expect("a server that reads");
        stream.read_to_end(&mut said).expect("an answer");
        let took = began.elapsed();
        let said = String::from_utf8_lossy(&said);
        assert!(said.starts_with("HTTP/1.1 200") && said.contains("bench_bot"), "{said}");
        took
    };
    ways.rounds(10, &own, "/telegram/getMe", one);
    let took = ways.rounds(SMALL, &own, "/telegram/getMe", one);
    spread("small, direct", &took.direct);
    spread("small, nginx ", &took.nginx);
    spread("small, keeper", &took.keeper);
    let direct = micros(median(took.direct));
    let added = |all| micros(median(all)) - direct;
    let (keeper, nginx) = (added(took.keeper), added(took.nginx));
    assert!(nginx > 0.0, "a proxy takes time");
    Measured {
        what: "time added to a small request, against nginx's (medians)",
        value: ratio(keeper, nginx),
        unit: "x",
        goal: Goal::AtMost(2.0),
    }
}

fn files(ways: &Ways) -> Measured {
    let own = format!("/file/bot{TOKEN}/documents/file_1.pdf");
    let mut room = vec![0; 256 * 1024];
    let one = |place: &Place, path: &str| {
        let began = Instant::now();
        let mut stream = place.connect();
        let host = place.host();
        let text = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(text.as_bytes()).expect("a server that reads");
        let mut got = 0;
        loop {
            match stream.read(&mut room).expect("an answer") {
                0 => break,
                more => got += more,
            }
        }
        assert!(got > FILE, "{got}");
        began.elapsed()
    };
    let took = ways.rounds(FILES, &own, "/telegram/file/documents/file_1.pdf", one);
    spread("20 MB, direct", &took.direct);
    spread("20 MB, nginx ", &took.nginx);
    spread("20 MB, keeper", &took.keeper);
    Measured {
        what: "throughput of a file of 20 MB, against nginx's (medians)",
        value: ratio(micros(median(took.nginx)), micros(median(took.keeper))),
        unit: "x",
        goal: Goal::AtLeast(0.5),
    }
}

fn events(ways: &Ways, sent: &Mutex<Vec<Instant>>) -> Vec<Measured> {
    let body = json!({"model": "claude-haiku-4-5", "max_tokens": 64, "stream": true, "messages": [{"role": "user", "content": "hello"}]});
    let mut delays = [Vec::new(), Vec::new(), Vec::new()];
    for n in 0..STREAMS {
        for turn in 0..3 {
            let which = (n + turn) % 3;
            let (place, path) = match which {
                0 => (&ways.direct, "/v1/messages"),
                1 => (&ways.keeper, "/guest/v1/messages"),
                _ => (&ways.nginx, "/guest/v1/messages"),
            };
            sent.lock().expect("whole").clear();
            let came = stream(place, &request(place, "POST", path, &body.to_string()));
            let sent = sent.lock().expect("whole");
            assert_eq!((sent.len(), came.len()), (EVENTS, EVENTS));
            delays[which].extend(came.iter().zip(sent.iter()).map(|(came, sent)| came.duration_since(*sent)));
        }
    }
    let [direct, keeper, nginx] = delays;
    spread("an event, direct", &direct);
    spread("an event, nginx ", &nginx);
    spread("an event, keeper", &keeper);
    let direct = micros(median(direct));
    let added = |all| (micros(median(all)) - direct) / 1000.0;
    vec![
        Measured {
            what: "delay added to a server-sent event (medians)",
            value: added(keeper),
            unit: "ms",
            goal: Goal::AtMost(1.0),
        },
        Measured { what: "delay that nginx adds to one", value: added(nginx), unit: "ms", goal: Goal::Open },
    ]
}

/// When each event of a stream was there, whole.
fn stream(place: &Place, text: &str) -> Vec<Instant> {
    let mut stream = place.connect();
    stream.write_all(text.as_bytes()).expect("a server that reads");
    let (mut held, mut room, mut came) = (Vec::new(), vec![0; 64 * 1024], Vec::new());
    loop {
        let got = stream.read(&mut room).expect("events");
        let now = Instant::now();
        if got == 0 {
            break;
        }
        held.extend_from_slice(&room[..got]);
        while let Some(at) = held.windows(MARK.len()).position(|part| part == MARK) {
            held.drain(..at + MARK.len());
            came.push(now);
        }
    }
    let rest = String::from_utf8_lossy(&held);
    assert!(rest.ends_with("0\r\n\r\n"), "ended well: {rest}");
    came
}

/// The keeper's memory before it has done anything.
fn memory(keeper: &Keeper) -> Measured {
    soon("the keeper answers", || keeper.status().is_object());
    let kilobytes = u32::try_from(pss(keeper.pid())).expect("a small process");
    Measured {
        what: "the idle keeper's memory, with its whole table (proportional set size)",
        value: f64::from(kilobytes) / 1024.0,
        unit: "MB",
        goal: Goal::AtMost(4.0),
    }
}

/// An nginx of our own: one worker, nothing but its folder. It puts no file on the disk on its way, since the keeper does not.
struct Nginx {
    child: Child,
    socket: PathBuf,
    tcp: SocketAddr,
    _folder: Folder,
}

impl Nginx {
    fn start(upstream: &Upstream) -> Self {
        let folder = Folder::new();
        let socket = folder.path().join("nginx.sock");
        // A port that was free a moment ago; nginx takes no descriptor of ours.
        let tcp = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
        let config = folder.file("nginx.conf", &config(folder.path(), &socket, tcp, upstream.addr));
        let child = Command::new("nginx")
            .arg("-p")
            .arg(folder.path())
            .arg("-c")
            .arg(config)
            .args(["-e", "stderr"])
            .stdin(Stdio::null())
            .spawn()
            .expect("nginx starts");
        let nginx = Self { child, socket, tcp, _folder: folder };
        soon("nginx listens", || UnixStream::connect(&nginx.socket).is_ok() && TcpStream::connect(nginx.tcp).is_ok());
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn config(folder: &Path, socket: &Path, tcp: SocketAddr, upstream: SocketAddr) -> String {
    let temp: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| {
            let path = folder.join(name);
            fs::create_dir(&path).expect("a folder");
            format!("{name}_temp_path {};\n", path.display())
        })
        .concat();
    let (at, socket, key) = (folder.display(), socket.display(), key_of("ANTHROPIC_GUEST_API_KEY"));
    format!(
        "daemon off; master_process off; worker_processes 1; pid {at}/pid; error_log stderr error;
events {{ worker_connections 256; }}
http {{
{temp}access_log {at}/access.log;
tcp_nodelay on; server_tokens off; client_max_body_size 60m;
proxy_http_version 1.1;
server {{
  listen unix:{socket}; listen {tcp};
  location /telegram/file/ {{ proxy_max_temp_file_size 0; proxy_pass http://{upstream}/file/bot{TOKEN}/; }}
  location /telegram/ {{ proxy_pass http://{upstream}/bot{TOKEN}/; }}
  location /guest/ {{ proxy_pass http://{upstream}/; proxy_buffering off; proxy_set_header x-api-key {key}; }}
}} }}
"
    )
}
