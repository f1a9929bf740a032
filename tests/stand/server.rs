//! The Bot API server: HTTP in front of the world.

use std::collections::BTreeMap;
use std::io::{BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::{Value, json};

use super::faults::{Fault, Latch, strike};
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
    // After the first half of the body comes the rest, when the latch is opened.
    half: Option<Latch>,
}

impl Outcome {
    const NOTHING: Self = Self { reply: None, cut: false, half: None };
}

impl From<Reply> for Outcome {
    fn from(reply: Reply) -> Self {
        Self { reply: Some(reply), cut: false, half: None }
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
        let middle = reply.body.len() / 2;
        let cut = (outcome.cut || outcome.half.is_some()).then_some(middle);
        let mut written = http::write(&mut write, &reply, cut, keep);
        if let Some(latch) = outcome.half.filter(|_| written.is_ok()) {
            if !world.pass(latch) {
                return;
            }
            written = write.write_all(&reply.body[middle..]);
        }
        if written.is_err() || !keep {
            return;
        }
    }
}

fn answer(world: &World, request: &Request) -> Outcome {
    let (path, _query) = request.path_and_query();
    let path = form::url_decode(path, false);
    let token = world.lock().token.clone();
    if let Some(rest) = path.strip_prefix("/file/bot") {
        return match rest.strip_prefix(token.as_str()).and_then(|rest| rest.strip_prefix('/')) {
            Some(path) => {
                let values = BTreeMap::from([("path".to_owned(), path.into())]);
                call(world, "file", Params { values, files: BTreeMap::new() })
            }
            None => failure(&ApiError::unauthorized()).into(),
        };
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

/// The bytes of a file. Its record is a call of the name `file`, so faults reach it as they reach methods.
fn file(world: &World, params: &Params) -> Result<Reply, ApiError> {
    let bytes = files::download(&world.lock(), &params.text("path").unwrap_or_default());
    let headers = vec![("Content-Type", "application/octet-stream".to_owned())];
    bytes.map(|bytes| Reply { status: 200, headers, body: bytes.to_vec() }).ok_or_else(|| ApiError::not_found(""))
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
        Some(Fault::Closed) => return Outcome::NOTHING,
        Some(Fault::Held(latch)) if !world.pass(*latch) => return Outcome::NOTHING,
        _ => {}
    }
    let reply = if method == "file" {
        let found = file(world, &params);
        let told = found.as_ref().map(|reply| json!({"bytes": reply.body.len()})).map_err(Clone::clone);
        world.lock().calls[n].outcome = Some(whole(&told));
        found.unwrap_or_else(|error| failure(&error))
    } else {
        let polls = method.eq_ignore_ascii_case("getUpdates");
        let mut result =
            if polls { updates::poll(world, &params) } else { methods::run(&mut world.lock(), method, &params) };
        world.lock().calls[n].outcome = Some(whole(&result));
        if let (Some(Fault::Altered(change)), Ok(value)) = (&fault, &mut result) {
            change(value);
        }
        let mut reply = reply(&result);
        if polls {
            reply.body = updates::with_literals(&world.lock(), reply.body);
        }
        reply
    };
    match fault {
        Some(Fault::Mistold(other)) => other.into(),
        Some(Fault::Lost) => Outcome::NOTHING,
        Some(Fault::Cut) => Outcome { cut: true, ..reply.into() },
        Some(Fault::Late(latch)) if !world.pass(latch) => Outcome::NOTHING,
        Some(Fault::Half(latch)) => Outcome { half: Some(latch), ..reply.into() },
        _ => reply.into(),
    }
}

fn whole(result: &Result<Value, ApiError>) -> Value {
    match result {
        Ok(value) => json!({"ok": true, "result": value}),
        Err(error) => error.to_json(),
    }
}

fn reply(result: &Result<Value, ApiError>) -> Reply {
    match result {
        Ok(_value) => Reply::json(200, &whole(result)),
        Err(error) => failure(error),
    }
}
