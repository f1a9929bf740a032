//! A keeper of a test's own, and callers of every uid.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;

use mila_gate::base::ids::KindId;
use mila_gate::config::kinds::Kinds;
use mila_gate::sys::child::{self, As, Child, Program, Spec, Stream};
use mila_gate::sys::creds::my_uid;
use serde_json::{Value, json};

use crate::help::{self, Folder, Gate, as_uid, unused_uids};
use crate::upstream::{PATIENCE, Upstream};

/// The token of these tests: nothing of it may be in a log or an answer.
pub(crate) const TOKEN: &str = "4242:AAE-secret_secret_secret_secret_se";

/// Who calls.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Role {
    Keys,
    Io,
    Consent,
    Act,
    Guest,
    Session,
    Other,
    Root,
}

/// How a keeper is set up.
pub(crate) struct Plan {
    upstream: Value,
    key: Option<String>,
    key_mode: u32,
    credential: Option<String>,
    env: Vec<(String, std::ffi::OsString)>,
    kinds: Vec<Value>,
    routes: Vec<Value>,
    keys: Vec<(String, String)>,
    keeper: Value,
    network: Value,
    port: Option<TcpListener>,
    /// Whether its clock can be moved.
    pub(crate) clock: bool,
}

impl Plan {
    pub(crate) fn new(upstream: Value) -> Self {
        Self {
            upstream,
            key: Some(TOKEN.to_owned()),
            key_mode: 0o600,
            credential: None,
            env: Vec::new(),
            kinds: Vec::new(),
            routes: Vec::new(),
            keys: Vec::new(),
            keeper: json!({}),
            network: json!({}),
            port: None,
            clock: true,
        }
    }

    /// One upstream for every service, a key for each, and sessions with something of their own: the whole table.
    pub(crate) fn whole(upstream: &Upstream) -> Self {
        let at = upstream.config();
        let upstreams = json!({"anthropic": at, "zernio": at, "voice": at});
        let mut plan = Self::new(at).keeper("upstreams", upstreams).keeper("claude", json!({"on": true})).tcp();
        for name in ["ANTHROPIC_API_KEY", "ANTHROPIC_GUEST_API_KEY", "ZERNIO_API_KEY", "VOICE_API_KEY", "MAIL_API_KEY"]
        {
            plan = plan.also_key(name, &key_of(name));
        }
        plan
    }

    /// A field of the keeper's part of the configuration; of upstreams, more of them.
    pub(crate) fn keeper(mut self, name: &str, value: Value) -> Self {
        self.keeper[name] = value;
        self
    }

    pub(crate) fn network(mut self, value: Value) -> Self {
        self.network = value;
        self
    }

    /// Callers come by TCP too.
    pub(crate) fn tcp(self) -> Self {
        self.port(TcpListener::bind("127.0.0.1:0").unwrap())
    }

    /// Callers come by TCP to this port.
    pub(crate) fn port(mut self, port: TcpListener) -> Self {
        self.port = Some(port);
        self
    }

    pub(crate) fn also_key(mut self, name: &str, key: &str) -> Self {
        self.keys.push((name.to_owned(), key.to_owned()));
        self
    }

    pub(crate) fn route(mut self, route: Value) -> Self {
        self.routes.push(route);
        self
    }

    pub(crate) fn key(mut self, key: Option<&str>) -> Self {
        self.key = key.map(str::to_owned);
        self
    }

    pub(crate) fn key_mode(mut self, mode: u32) -> Self {
        self.key_mode = mode;
        self
    }

    /// A key as systemd hands it over.
    pub(crate) fn credential(mut self, key: &str) -> Self {
        self.credential = Some(key.to_owned());
        self
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.env.push((name.to_owned(), value.into()));
        self
    }

    pub(crate) fn kind(mut self, kind: Value) -> Self {
        self.kinds.push(kind);
        self
    }

    pub(crate) fn start(mut self) -> Keeper {
        let folder = Folder::new();
        let plain = my_uid() != 0;
        let uids = if plain { vec![my_uid(); 7] } else { unused_uids(7) };
        for name in ["kinds", "routes", "run", "state", "run/mila-keys"] {
            folder.folder(name, my_uid(), 0o755);
        }
        let keys = folder.folder("keys", uids[0], 0o700);
        let token = self.key.iter().map(|key| ("TELEGRAM_BOT_TOKEN".to_owned(), key.clone(), self.key_mode));
        let others = self.keys.iter().map(|(name, key)| (name.clone(), key.clone(), 0o600));
        for (name, key, mode) in token.chain(others) {
            let path = folder.file(&format!("keys/{name}"), &key);
            fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
            std::os::unix::fs::chown(&path, Some(uids[0]), None).unwrap();
        }
        if let Some(key) = &self.credential {
            let credentials = folder.folder("credentials", uids[0], 0o700);
            let path = folder.file("credentials/TELEGRAM_BOT_TOKEN", key);
            fs::set_permissions(&path, Permissions::from_mode(0o400)).unwrap();
            std::os::unix::fs::chown(&path, Some(uids[0]), None).unwrap();
            self.env.push(("CREDENTIALS_DIRECTORY".to_owned(), credentials.into()));
        }
        for kind in &self.kinds {
            folder.file(&format!("kinds/{}.json", kind["id"].as_str().unwrap()), &kind.to_string());
        }
        for route in &self.routes {
            folder.file(&format!("routes/{}.json", route["id"].as_str().unwrap()), &route.to_string());
        }
        folder.file("clock", "0");
        let port = self.port.take();
        let tcp = port.as_ref().map(|port| port.local_addr().unwrap());
        self.keeper["upstreams"]["telegram"] = self.upstream.take();
        if self.keeper["tcp"].is_null() {
            self.keeper["tcp"] = json!(tcp);
        }
        let at = |name: &str| folder.path().join(name);
        let config = json!({
            "run": at("run"), "state": at("state"), "keys": keys, "kinds": at("kinds"), "routes": at("routes"), "group": uids[5],
            "users": {"keys": uids[0], "io": uids[1], "consent": uids[2], "act": uids[3], "guest": uids[4], "session": [uids[5]]},
            "keeper": self.keeper, "network": self.network, "dangerous_clock_file": self.clock.then(|| at("clock")),
        });
        let config = folder.file("config.json", &config.to_string());
        let socket = at("run/mila-keys/keeper.sock");
        let listener = UnixListener::bind(&socket).unwrap();
        fs::set_permissions(&socket, Permissions::from_mode(0o666)).unwrap();
        let run =
            Run { gate: Gate::new(), config, env: self.env, uid: (!plain).then_some(uids[0]), socket: listener, port };
        let log = Arc::new(Mutex::new(Vec::new()));
        let child = run.start(&log);
        Keeper { child, log, folder, socket, tcp, uids, run }
    }
}

/// How its process is started: again and again on the one socket, which this test holds as root does.
struct Run {
    gate: Gate,
    config: PathBuf,
    env: Vec<(String, std::ffi::OsString)>,
    /// `None`: plain mode.
    uid: Option<u32>,
    socket: UnixListener,
    port: Option<TcpListener>,
}

impl Run {
    fn start(&self, log: &Arc<Mutex<Vec<String>>>) -> Child {
        let program = self.gate.path();
        let mut argv: Vec<std::ffi::OsString> =
            ["mila-gate", "keeper", "--config", self.config.to_str().unwrap()].map(Into::into).to_vec();
        if self.uid.is_none() {
            argv.push("--plain".into());
        }
        let mut child = child::start(Spec {
            listeners: std::iter::once(self.socket.try_clone().unwrap().into())
                .chain(self.port.as_ref().map(|port| port.try_clone().unwrap().into()))
                .collect(),
            env: self.env.clone(),
            stderr: Stream::Pipe,
            user: self.uid.map(|uid| As { uid, gid: uid, groups: Vec::new() }),
            new_session: true,
            dies_with_us: true,
            ..Spec::new(Program::At(&program), argv)
        })
        .unwrap();
        let (lines, stderr) = (Arc::clone(log), child.stderr().unwrap());
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                lines.lock().unwrap().push(line);
            }
        });
        child
    }
}

/// A running keeper.
pub(crate) struct Keeper {
    child: Child,
    log: Arc<Mutex<Vec<String>>>,
    folder: Folder,
    pub(crate) socket: PathBuf,
    /// Where it is served by TCP.
    pub(crate) tcp: Option<SocketAddr>,
    uids: Vec<u32>,
    run: Run,
}

/// What a caller got.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// The keeper's own code, where it is its own answer.
    pub(crate) code: Option<String>,
    pub(crate) body: String,
}

impl Reply {
    /// The status, and the keeper's code if the answer is its own.
    pub(crate) fn told(&self) -> (u16, &str) {
        (self.status, self.code.as_deref().unwrap_or_default())
    }
}

impl Keeper {
    pub(crate) fn start(upstream: &Upstream) -> Self {
        Plan::new(upstream.config()).start()
    }

    pub(crate) fn uid(&self, role: Role) -> u32 {
        match role {
            Role::Keys => self.uids[0],
            Role::Io => self.uids[1],
            Role::Consent => self.uids[2],
            Role::Act => self.uids[3],
            Role::Guest => self.uids[4],
            Role::Session => self.uids[5],
            Role::Other => self.uids[6],
            Role::Root => my_uid(),
        }
    }

    /// Runs `body` in a thread of a role's uid.
    pub(crate) fn acting<T: Send + 'static>(&self, role: Role, body: impl FnOnce() -> T + Send + 'static) -> T {
        let uid = self.uid(role);
        if uid == my_uid() { thread::spawn(body).join().unwrap() } else { as_uid(uid, body) }
    }

    /// A connection that the kernel says is of this role.
    pub(crate) fn connect(&self, role: Role) -> UnixStream {
        let path = self.socket.clone();
        let stream = self.acting(role, move || UnixStream::connect(path).unwrap());
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// A connection by TCP that the kernel says is of this role.
    pub(crate) fn connect_tcp(&self, role: Role) -> TcpStream {
        let addr = self.tcp.expect("a port");
        let stream = self.acting(role, move || TcpStream::connect(addr).unwrap());
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Sends bytes by TCP as they are; gets everything up to the end.
    pub(crate) fn raw_tcp(&self, role: Role, bytes: &[u8]) -> String {
        let mut stream = self.connect_tcp(role);
        drop(stream.write_all(bytes));
        said(stream)
    }

    /// Sends bytes as they are; gets everything up to the end.
    pub(crate) fn raw(&self, role: Role, bytes: &[u8]) -> String {
        let mut stream = self.connect(role);
        // It may refuse before it has read everything.
        drop(stream.write_all(bytes));
        said(stream)
    }

    pub(crate) fn call(&self, role: Role, method: &str, path: &str, content_type: &str, body: &[u8]) -> Reply {
        let mut bytes = format!(
            "{method} {path} HTTP/1.1\r\nHost: keeper\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\n\r\n",
            body.len()
        )
        .into_bytes();
        bytes.extend_from_slice(body);
        reply(&self.raw(role, &bytes))
    }

    pub(crate) fn post(&self, role: Role, path: &str, body: &Value) -> Reply {
        self.call(role, "POST", path, "application/json", body.to_string().as_bytes())
    }

    /// What POSTs an empty object to a path as this role, also while the keeper is started again.
    pub(crate) fn caller(&self, role: Role) -> impl Fn(&str) -> Reply + Send + Sync + 'static {
        let (socket, uid) = (self.socket.clone(), self.uid(role));
        move |path| {
            let socket = socket.clone();
            let connect = move || UnixStream::connect(socket).unwrap();
            let mut stream = if uid == my_uid() { connect() } else { as_uid(uid, connect) };
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
            let head = format!("POST {path} HTTP/1.1\r\nHost: keeper\r\nContent-Type: application/json\r\n");
            drop(stream.write_all(format!("{head}Content-Length: 2\r\n\r\n{{}}").as_bytes()));
            reply(&said(stream))
        }
    }

    /// A lease for `bot_send` to these chats.
    pub(crate) fn lease(&self, chats: &[i64]) -> Reply {
        self.post(Role::Consent, "/lease", &lease("bot_send", &def("bot_send"), chats, 120))
    }

    /// Moves the keeper's clock.
    pub(crate) fn advance(&self, seconds: i64) {
        // Whole or not at all: the keeper may read meanwhile.
        let new = self.folder.file("clock.new", &seconds.to_string());
        fs::rename(new, self.folder.path().join("clock")).unwrap();
    }

    pub(crate) fn status(&self) -> Value {
        let reply = self.call(Role::Root, "GET", "/status", "application/json", b"");
        assert_eq!(reply.status, 200, "{reply:?}");
        serde_json::from_str(&reply.body).unwrap()
    }

    /// Stores another token, asks the process to stop, and starts another on the same socket once it has.
    pub(crate) fn restart(&mut self, token: &str) {
        let path = self.folder.file("keys/TELEGRAM_BOT_TOKEN.new", token);
        fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
        std::os::unix::fs::chown(&path, Some(self.uids[0]), None).unwrap();
        fs::rename(&path, path.with_extension("")).unwrap();
        self.child.signal(15).unwrap();
        let ended = self.child.wait(Some(PATIENCE)).unwrap();
        assert!(ended.is_some(), "it stops when it is asked to");
        self.child = self.run.start(&self.log);
    }

    pub(crate) fn signal(&self, signal: i32) {
        self.child.signal(signal).unwrap();
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.pid()
    }

    /// The log so far, after everything that has been answered.
    pub(crate) fn log(&self) -> Vec<String> {
        self.log.lock().unwrap().clone()
    }

    /// It is still the same process, and it answers.
    pub(crate) fn lives(&mut self) {
        assert!(self.child.wait(Some(std::time::Duration::ZERO)).unwrap().is_none(), "{:#?}", self.log());
        assert_eq!(self.call(Role::Root, "GET", "/status", "application/json", b"").status, 200);
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.child.signal(child::KILL));
        drop(self.child.wait(None));
        let log = self.log().join("\n");
        if thread::panicking() {
            eprintln!("--- the keeper's log ---\n{log}");
        } else {
            assert!(!log.contains(&TOKEN[5..]) && !log.contains("secret_secret"), "a key in the log");
        }
    }
}

/// The key that [`Plan::whole`] stores under a name.
pub(crate) fn key_of(name: &str) -> String {
    format!("sk-test-{}-secret_secret", name.to_ascii_lowercase())
}

/// Whether callers have uids of their own; if not, says what is skipped.
pub(crate) fn walled(what: &str) -> bool {
    help::root(what)
}

/// Everything up to the end of the connection.
pub(crate) fn said(mut stream: impl Read) -> String {
    let mut bytes = Vec::new();
    drop(stream.read_to_end(&mut bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An answer, taken apart; its length must be right.
pub(crate) fn reply(text: &str) -> Reply {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let find = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
    assert_eq!(find("Content-Length: ").unwrap(), body.len().to_string(), "{text}");
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Reply { status, code: find("x-mila-gate: "), body: body.to_owned() }
}

/// The hash of a shipped definition.
pub(crate) fn def(kind: &str) -> String {
    Kinds::shipped().unwrap().get(&KindId::parse(kind).unwrap()).unwrap().def.hex()
}

/// What consent asks for.
pub(crate) fn lease(kind: &str, def: &str, chats: &[i64], seconds: u32) -> Value {
    json!({"id": "r-5f2c91a07d", "kind": kind, "def": def, "chats": chats, "seconds": seconds})
}
