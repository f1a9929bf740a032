//! The Bot API server: HTTP in front of the world.

use std::io::BufReader;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::{Value, json};

use super::faults::{Fault, strike};
use super::form::{self, Params};
use super::http::{self, Missing, Reply, Request};
use super::methods::{self, ApiError};
use super::world::{Call, World};
use super::{files, updates};

/// A running server; it ends when this goes.
pub struct Server {
    /// Where it listens.
    pub addr: SocketAddr,
    /// What it serves.
    pub world: Arc<World>,
    acceptor: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts a server on a free port of the loopback, or on the one given.
    pub fn start(world: Arc<World>, port: u16) -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let addr = listener.local_addr()?;
        let shared = Arc::clone(&world);
        let acceptor = std::thread::spawn(move || accept(&listener, &shared));
        Ok(Self { addr, world, acceptor: Some(acceptor) })
    }

    /// The base address for clients.
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.world.lock().closing = true;
        // The acceptor looks at the flag after each connection.
        drop(TcpStream::connect(self.addr));
        if let Some(acceptor) = self.acceptor.take() {
            drop(acceptor.join());
        }
    }
}

fn accept(listener: &TcpListener, world: &Arc<World>) {
    for stream in listener.incoming() {
        if world.lock().closing {
            return;
        }
        let Ok(stream) = stream else { continue };
        let world = Arc::clone(world);
        std::thread::spawn(move || serve(stream, &world));
    }
}

/// What is to be written, and how.
struct Outcome {
    reply: Option<Reply>,
    cut: bool,
}

impl From<Reply> for Outcome {
    fn from(reply: Reply) -> Self {
        Self { reply: Some(reply), cut: false }
    }
}

fn serve(stream: TcpStream, world: &World) {
    // A client that goes silent in the middle does not hold a thread for ever.
    let patient = stream.set_read_timeout(Some(Duration::from_secs(120)));
    let Ok(mut write) = stream.try_clone() else { return };
    if patient.is_err() || stream.set_nodelay(true).is_err() {
        return;
    }
    let mut reader = BufReader::new(stream);
    loop {
        let request = match http::read(&mut reader) {
            Ok(request) => request,
            Err(Missing::Gone) => return,
            Err(Missing::Bad(status)) => {
                let error = if status == 413 { ApiError::too_large() } else { ApiError::bad("malformed request") };
                drop(http::write(&mut write, &Reply::json(status, &error.to_json()), None, false));
                return;
            }
        };
        let outcome = answer(world, &request);
        let Some(reply) = outcome.reply else { return };
        let keep = request.keeps() && !outcome.cut;
        let cut = outcome.cut.then_some(reply.body.len() / 2);
        if http::write(&mut write, &reply, cut, keep).is_err() || !keep {
            return;
        }
    }
}

fn answer(world: &World, request: &Request) -> Outcome {
    let (path, _query) = request.path_and_query();
    let path = form::url_decode(path, false);
    let token = world.lock().token.clone();
    if let Some(rest) = path.strip_prefix("/file/bot") {
        return file(world, rest.strip_prefix(token.as_str())).into();
    }
    let Some(rest) = path.strip_prefix("/bot") else {
        return failure(&ApiError::not_found("")).into();
    };
    let Some((given, method)) = rest.split_once('/') else {
        return failure(&ApiError::not_found("")).into();
    };
    if given != token {
        let error = if given.contains(':') { ApiError::unauthorized() } else { ApiError::not_found("") };
        return failure(&error).into();
    }
    call(world, method, form::read(request))
}

fn file(world: &World, rest: Option<&str>) -> Reply {
    let Some(path) = rest.and_then(|rest| rest.strip_prefix('/')) else {
        return failure(&ApiError::unauthorized());
    };
    match files::download(&world.lock(), path) {
        Some(bytes) => Reply {
            status: 200,
            headers: vec![("Content-Type", "application/octet-stream".to_owned())],
            body: bytes.to_vec(),
        },
        None => failure(&ApiError::not_found("")),
    }
}

fn failure(error: &ApiError) -> Reply {
    let mut reply = Reply::json(error.code, &error.to_json());
    if let Some(seconds) = error.retry_after {
        reply.headers.push(("Retry-After", seconds.to_string()));
    }
    reply
}

/// One call, with whatever fault waits for it.
fn call(world: &World, method: &str, params: Params) -> Outcome {
    let (n, fault) = {
        let mut state = world.lock();
        let n = state.calls.len();
        state.calls.push(Call { n, method: method.to_owned(), params: params.clone(), outcome: None });
        (n, strike(&mut state, n))
    };
    match &fault {
        Some(Fault::Meanwhile(action)) => action(&mut world.lock()),
        Some(Fault::Instead(reply)) => return reply.clone().into(),
        Some(Fault::Closed) => return Outcome { reply: None, cut: false },
        Some(Fault::Held(latch)) if !world.pass(*latch) => return Outcome { reply: None, cut: false },
        _ => {}
    }
    let mut result = if method.eq_ignore_ascii_case("getUpdates") {
        updates::poll(world, &params)
    } else {
        methods::run(&mut world.lock(), method, &params)
    };
    let whole = match &result {
        Ok(value) => json!({"ok": true, "result": value}),
        Err(error) => error.to_json(),
    };
    world.lock().calls[n].outcome = Some(whole);
    if let (Some(Fault::Altered(change)), Ok(value)) = (&fault, &mut result) {
        change(value);
    }
    let reply = reply(&result);
    match fault {
        Some(Fault::Mistold(other)) => other.into(),
        Some(Fault::Lost) => Outcome { reply: None, cut: false },
        Some(Fault::Cut) => Outcome { reply: Some(reply), cut: true },
        Some(Fault::Late(latch)) => Outcome { reply: world.pass(latch).then_some(reply), cut: false },
        _ => reply.into(),
    }
}

fn reply(result: &Result<Value, ApiError>) -> Reply {
    match result {
        Ok(value) => Reply::json(200, &json!({"ok": true, "result": value})),
        Err(error) => failure(error),
    }
}
