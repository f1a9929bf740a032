//! From an update on the stand to the line that the session reads, beside the official Telegram plugin of Claude Code where
//! it is at hand: `MILA_BENCH_PLUGIN` names a folder with its `server.ts` and its installed packages, `MILA_BENCH_BUN` the
//! program that runs it (else `bun`). Both are measured by turns, each against a server of its own in this process.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::gate::{median, pss};
use crate::stand::gate::Gate;
use crate::stand::people::Person;
use crate::stand::plan::Plan;
use crate::stand::server::Server;
use crate::stand::uids::Role;
use crate::stand::world::{PATIENCE, World};
use crate::{Goal, Measured};

/// Messages whose way is timed, one at a time.
const TIMED: usize = 41;
/// Messages of an owner that come at once.
const BURST: usize = 2000;
/// Strangers' messages that come at once, and the groups they come from.
const FLOOD: i64 = 2000;
const GROUPS: i64 = 50;
/// Between two timed messages, so that none finds the poller at work.
const PAUSE: Duration = Duration::from_millis(60);
/// How often memory is looked at while it may grow.
const LOOK: Duration = Duration::from_millis(2);

pub(crate) fn measure() -> Vec<Measured> {
    let ours = Ours::start();
    let theirs = Plugin::start();
    if theirs.is_none() {
        println!("       MILA_BENCH_PLUGIN is not set: the official plugin is not measured beside");
    }
    let mut all = Vec::new();
    let (our, sync, their) = ways(&ours, theirs.as_ref());
    all.push(told("an update's way to the session (median)", ms(our), "ms"));
    all.push(told("of which one line is synced, as fast as this disk does it (median)", ms(sync), "ms"));
    if let Some(their) = their {
        all.push(told("its way through the official plugin (median)", ms(their), "ms"));
        all.push(ahead("times shorter than through the official plugin", ms(their) / ms(our)));
    }
    let our = rate(|| ours.takes(BURST));
    all.push(told("an owner's updates in a burst of 2,000", our, "/s"));
    if let Some(theirs) = &theirs {
        let their = rate(|| theirs.takes(BURST));
        all.push(told("the same through the official plugin", their, "/s"));
        all.push(ahead("times as many as through the official plugin", our / their));
    }
    all.extend(memory(&ours, theirs.as_ref()));
    all
}

fn memory(ours: &Ours, theirs: Option<&Plugin>) -> Vec<Measured> {
    let ours_pids = || ours.gate.pids(Some("receiver"));
    let rest = megabytes(&ours_pids());
    let peak = peak(&ours_pids(), || ours.is_flooded());
    let mut all = vec![
        Measured {
            what: "the receiver's memory after a burst (proportional set size)",
            value: rest,
            unit: "MB",
            goal: Goal::AtMost(12.0),
        },
        Measured {
            what: "the receiver's memory at its highest while 2,000 strangers write in 50 groups",
            value: peak,
            unit: "MB",
            goal: Goal::AtMost(12.0),
        },
    ];
    if let Some(theirs) = theirs {
        let their = self::peak(&[theirs.child.id()], || theirs.is_flooded());
        all.push(told("the official plugin's memory under the same flood", their, "MB"));
        all.push(ahead("times as much memory as the receiver takes", their / peak));
    }
    all
}

/// A number that hangs on the machine.
const fn told(what: &'static str, value: f64, unit: &'static str) -> Measured {
    Measured { what, value, unit, goal: Goal::Open }
}

/// A ratio by which we must not be behind.
const fn ahead(what: &'static str, value: f64) -> Measured {
    Measured { what, value, unit: "x", goal: Goal::AtLeast(1.0) }
}

pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Medians of the ways of single messages and of a synced line, by turns.
fn ways(ours: &Ours, theirs: Option<&Plugin>) -> (Duration, Duration, Option<Duration>) {
    let (mut our, mut syncs, mut their) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..TIMED {
        let text = format!("message {n}");
        thread::sleep(PAUSE);
        our.push(ours.way(&text));
        thread::sleep(PAUSE);
        syncs.push(ours.sync());
        if let Some(theirs) = theirs {
            thread::sleep(PAUSE);
            their.push(theirs.way(&text));
        }
    }
    (median(our), median(syncs), (!their.is_empty()).then(|| median(their)))
}

fn rate(takes: impl Fn() -> Duration) -> f64 {
    let many = f64::from(u32::try_from(BURST).expect("a small number"));
    many / takes().as_secs_f64()
}

fn megabytes(pids: &[u32]) -> f64 {
    let kilobytes: u64 = pids.iter().map(|pid| pss(*pid)).sum();
    f64::from(u32::try_from(kilobytes).expect("a small process")) / 1024.0
}

/// The most memory that was seen until `done`.
fn peak(pids: &[u32], done: impl FnOnce()) -> f64 {
    let over = Arc::new(AtomicBool::new(false));
    let (seen_over, pids) = (Arc::clone(&over), pids.to_vec());
    let looking = thread::spawn(move || {
        let mut most = megabytes(&pids);
        while !seen_over.load(Ordering::SeqCst) {
            thread::sleep(LOOK);
            most = most.max(megabytes(&pids));
        }
        most
    });
    done();
    over.store(true, Ordering::SeqCst);
    looking.join().expect("it only looks")
}

/// Many messages of one person, put into the queue at once.
fn burst(world: &World, from: i64, many: usize) -> String {
    let mut state = world.lock();
    let ends = state.now() + 24 * 3600;
    let date = state.now();
    let mut last = String::new();
    for n in 0..many {
        last = format!("burst {n} of {many}");
        let message = json!({
            "message_id": 100_000 + n, "date": date, "text": last,
            "from": {"id": from, "is_bot": false, "first_name": "Anna"},
            "chat": {"id": from, "type": "private", "first_name": "Anna"},
        });
        state.push_raw(json!({"message": message}), ends);
    }
    last
}

/// Strangers write in many groups at once. Returns when the last of it was confirmed.
fn flood(world: &World) {
    let last = {
        let mut state = world.lock();
        let (date, ends) = (state.now(), state.now() + 24 * 3600);
        let mut last = 0;
        for n in 0..FLOOD {
            let message = json!({
                "message_id": 1000 + n, "date": date, "text": format!("{n} {}", "what strangers say to each other ".repeat(20)),
                "from": {"id": 5_000_000 + n, "is_bot": false, "first_name": "Somebody", "username": format!("somebody_{n}")},
                "chat": {"id": -1_002_000_000_000 - n % GROUPS, "type": "supergroup", "title": "A group"},
            });
            last = state.push_raw(json!({"message": message}), ends);
        }
        last
    };
    let taken = world.wait(PATIENCE, |state| (state.queue.confirmed > last).then_some(()));
    assert!(taken.is_some(), "the flood is taken");
}

/// What a program says on its standard output, line by line: both sides are read in this one way.
pub(crate) struct Lines(Mutex<Receiver<Value>>);

impl Lines {
    pub(crate) fn of(child: &mut Child) -> Self {
        let (send, lines) = channel();
        let out = BufReader::new(child.stdout.take().expect("piped"));
        thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if send.send(serde_json::from_str(&line).unwrap_or_default()).is_err() {
                    return;
                }
            }
        });
        Self(Mutex::new(lines))
    }

    /// The next line.
    pub(crate) fn next(&self) -> Value {
        self.0.lock().expect("one reader").recv_timeout(PATIENCE).expect("a line")
    }

    /// Waits until a line has this text at this place.
    fn wait(&self, place: &str, text: &str) {
        let lines = self.0.lock().expect("one reader");
        loop {
            let line = lines.recv_timeout(PATIENCE).expect("the message is passed on");
            if line.pointer(place).and_then(Value::as_str) == Some(text) {
                return;
            }
        }
    }
}

/// The gate, with a subscriber.
struct Ours {
    gate: Gate,
    child: Child,
    lines: Lines,
}

impl Ours {
    fn start() -> Self {
        let image = Path::new(env!("CARGO_BIN_EXE_mila-stand"));
        let gate = Plan::new(image).config("dangerous_clock_file", Value::Null).start();
        let socket = gate.folder().join("run/mila-io/session.sock");
        let mut command = gate.command_as(Role::Session, &["follow", socket.to_str().expect("a plain path")]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a subscriber");
        let stdin = child.stdin.as_mut().expect("piped");
        writeln!(stdin, "{}", json!({"op": "subscribe", "after": 0})).expect("it reads");
        let lines = Lines::of(&mut child);
        Self { gate, child, lines }
    }

    fn way(&self, text: &str) -> Duration {
        let began = Instant::now();
        self.gate.anna.writes(text);
        self.lines.wait("/text", text);
        began.elapsed()
    }

    fn takes(&self, many: usize) -> Duration {
        let began = Instant::now();
        let last = burst(&self.gate.world, self.gate.anna.id, many);
        self.lines.wait("/text", &last);
        began.elapsed()
    }

    fn is_flooded(&self) {
        flood(&self.gate.world);
    }

    /// One line appended and synced on the gate's disk: the gate writes each event down before it passes it on.
    fn sync(&self) -> Duration {
        let path = self.gate.folder().join("bench");
        let mut file = fs::OpenOptions::new().create(true).append(true).open(path).expect("a file on the gate's disk");
        let began = Instant::now();
        file.write_all(&[b'x'; 166]).and_then(|()| file.sync_all()).expect("space for a line");
        began.elapsed()
    }
}

impl Drop for Ours {
    fn drop(&mut self) {
        // The gate, which goes after this, ends the connection for good.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// The plugin in its own runtime, with a server of its own.
struct Plugin {
    child: Child,
    world: Arc<World>,
    anna: Person,
    lines: Lines,
    folder: PathBuf,
    _server: Server,
}

/// Points the library that the plugin uses to this process's server: it has no setting for that.
const PRELOAD: &str = r#"
import { createRequire } from "module";
import { dirname, join } from "path";
const require = createRequire(process.cwd() + "/");
const client = require(join(dirname(require.resolve("grammy")), "core", "client.js"));
const made = client.createRawApi;
client.createRawApi = (token, options, envelope) =>
  made(token, { ...options, apiRoot: process.env.MILA_BENCH_SERVER }, envelope);
"#;

impl Plugin {
    fn start() -> Option<Self> {
        let source = PathBuf::from(std::env::var_os("MILA_BENCH_PLUGIN")?);
        let bun = std::env::var_os("MILA_BENCH_BUN").unwrap_or_else(|| "bun".into());
        let world = Arc::new(World::new(4343, "Plugin", "plugin_bot"));
        let anna = world.person(111, "Anna");
        let server = Server::start(Arc::clone(&world), 0).expect("a free port on the loopback");
        let folder = std::env::temp_dir().join(format!("mila-bench-plugin-{}", std::process::id()));
        fs::create_dir(&folder).expect("a folder of its own");
        fs::write(folder.join("access.json"), r#"{"dmPolicy":"allowlist","allowFrom":["111"],"groups":{}}"#)
            .expect("who may write");
        fs::write(folder.join("preload.ts"), PRELOAD).expect("a file");
        let mut child = Command::new(bun)
            .arg("--preload")
            .arg(folder.join("preload.ts"))
            .arg("server.ts")
            .current_dir(source)
            .env("TELEGRAM_BOT_TOKEN", &world.lock().token)
            .env("TELEGRAM_STATE_DIR", &folder)
            .env("MILA_BENCH_SERVER", server.url())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the plugin starts");
        let hello = json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "bench", "version": "0"}}});
        let ready = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
        let stdin = child.stdin.as_mut().expect("piped");
        writeln!(stdin, "{hello}\n{ready}").expect("it reads");
        let lines = Lines::of(&mut child);
        world.must("a poll of the plugin's", |state| (state.queue.polls > 0).then_some(()));
        Some(Self { child, world, anna, lines, folder, _server: server })
    }

    /// Waits for the notification of this text.
    fn hears(&self, text: &str) {
        self.lines.wait("/params/content", text);
    }

    fn way(&self, text: &str) -> Duration {
        let began = Instant::now();
        self.anna.writes(text);
        self.hears(text);
        began.elapsed()
    }

    fn takes(&self, many: usize) -> Duration {
        let began = Instant::now();
        let last = burst(&self.world, self.anna.id, many);
        self.hears(&last);
        began.elapsed()
    }

    fn is_flooded(&self) {
        flood(&self.world);
    }
}

impl Drop for Plugin {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
        drop(fs::remove_dir_all(&self.folder));
    }
}
