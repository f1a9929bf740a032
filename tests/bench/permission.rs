//! Actions inside standing permissions against the least that has to be done for each: three lines appended and synced, one
//! program started, one message sent. And what two hundred requests that wait cost the proxy.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::gate::pids;
use crate::help::{has, root, unused_uids};
use crate::stand::gate::Gate;
use crate::stand::plan::{Plan, note_kind};
use crate::stand::uids::Role;
use crate::{Goal, Measured};

/// Actions, by callers of so many uids: each may ask ten times a minute. A permission takes a hundred a day.
const ACTIONS: usize = 1_000;
const CALLERS: usize = 100;
const PLACES: usize = 10;
/// Requests that are open or refused at once.
const WAITING: usize = 200;

/// Asks as one uid after another, each ten times, waiting for the end of each; prints what each uid's ten took, in microseconds.
const CLIENT: &str = r#"
import json, os, socket, sys, time
path, group, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
for uid in sys.argv[4:]:
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setgroups([group]); os.setresgid(group, group, group); os.setresuid(int(uid), int(uid), int(uid))
        began = time.monotonic()
        for n in range(10):
            k = first * 10 + n
            line = {"op": "request", "kind": "post", "wait_s": 60,
                    "payload": {"to": "place-%d" % (k // 100), "text": "post %d" % k}}
            with socket.socket(socket.AF_UNIX) as s:
                s.connect(path)
                s.sendall(json.dumps(line).encode() + b"\n")
                answer = b""
                while not answer.endswith(b"\n"):
                    got = s.recv(65536)
                    assert got, answer
                    answer += got
            assert json.loads(answer)["ran"] == "yes", answer
        os.write(write, b"%d" % ((time.monotonic() - began) * 1e6))
        os._exit(0)
    os.close(write)
    took = os.read(read, 64)
    assert os.waitpid(pid, 0)[1] == 0
    print(took.decode(), flush=True)
    first += 1
"#;

pub(crate) fn measure() -> Vec<Measured> {
    if !root("actions inside permissions") {
        return Vec::new();
    }
    if !has("python3") {
        println!("SKIPPED, no python3: actions inside permissions");
        return Vec::new();
    }
    let (mut gate, uids) = gate_of_many();
    for place in 0..PLACES {
        open(&mut gate, place);
    }
    let least = Least::new(&gate);
    let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
    for (k, uid) in uids.iter().enumerate() {
        ours += ten(&gate, k, *uid);
        let began = Instant::now();
        for _ in 0..ACTIONS / CALLERS {
            least.once();
        }
        theirs += began.elapsed();
    }
    let ran = gate.steps().iter().filter(|(step, _)| step == "mandate_use").count();
    assert_eq!(ran, ACTIONS, "all of them ran inside a permission");
    vec![
        Measured {
            what: "1,000 actions inside permissions, against three synced appends, a start and a message for each",
            value: ours.as_secs_f64() / theirs.as_secs_f64(),
            unit: "x",
            goal: Goal::AtMost(2.0),
        },
        waiting(&mut gate, &uids),
    ]
}

/// A gate whose session users are a hundred, and the kind `post` with ten places.
fn gate_of_many() -> (Gate, Vec<u32>) {
    let mut gate = Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand")))
        .config("consent", json!({"cards_an_hour": 12}))
        .prepare();
    let uids = unused_uids(u32::try_from(CALLERS).expect("a hundred"));
    let path = gate.config();
    let mut config: Value = serde_json::from_slice(&fs::read(&path).expect("a file")).expect("JSON");
    let session = config["users"]["session"].as_array_mut().expect("a list");
    session.extend(uids.iter().map(|uid| json!(uid)));
    fs::write(&path, config.to_string()).expect("the file");
    let mut kind = note_kind(&gate.notes());
    kind["id"] = "post".into();
    kind["mandate_ok"] = true.into();
    kind["fields"]["to"] = json!({"type": "target", "from": ["table"]});
    kind["order"] = json!(["to", "text"]);
    for place in 0..PLACES {
        kind["targets"][format!("place-{place}")] = json!({"name": "A place", "runs": {}});
    }
    gate.put_kind(&kind);
    gate.up();
    gate.wait_ready();
    (gate, uids)
}

fn open(gate: &mut Gate, place: usize) {
    let target = format!("place-{place}");
    let ask = ["permission", "ask", "post", "--target", &target, "--count", "100", "--cents", "0", "--days", "7"];
    let said = gate.as_session(&ask);
    assert_eq!(said.code, 75, "{said:?}");
    let card = gate.world.message("a card", gate.anna.id, |message| message.has("Allow 7 days"));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Allow 7 days"));
    assert_eq!(gate.ends(said.get("id"))["ran"], "yes");
    // The cap on new cards is of an hour.
    gate.advance(600);
}

/// Ten actions of one uid.
fn ten(gate: &Gate, k: usize, uid: u32) -> Duration {
    let socket = gate.folder().join("run/mila-io/consent.sock");
    let group = gate.uid(Role::Session).to_string();
    let output = Command::new("python3")
        .args(["-c", CLIENT])
        .arg(socket)
        .args([group, k.to_string(), uid.to_string()])
        .output()
        .expect("python3");
    let said = String::from_utf8(output.stdout).expect("a number");
    let micros = said.trim().parse().unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    Duration::from_micros(micros)
}

/// The least that has to be done for one action.
struct Least {
    log: fs::File,
    image: &'static str,
    notes: std::path::PathBuf,
    send: (String, String),
    count: std::cell::Cell<u64>,
}

impl Least {
    fn new(gate: &Gate) -> Self {
        let path = gate.folder().join("bench");
        let log = fs::OpenOptions::new().create(true).append(true).open(&path).expect("a file on the gate's disk");
        let disk = |path: &Path| fs::metadata(path).expect("a file").dev();
        assert_eq!(disk(&path), disk(&gate.journal()), "one disk");
        let notes = gate.folder().join("bench-notes");
        fs::create_dir(&notes).expect("a folder");
        fs::set_permissions(&notes, fs::Permissions::from_mode(0o755)).expect("its mode");
        let token = gate.world.lock().token.clone();
        let host = gate.url().trim_start_matches("http://").to_owned();
        let body = json!({"chat_id": gate.anna.id, "text": "a receipt of some length, as receipts are"}).to_string();
        let request = format!(
            "POST /bot{token}/sendMessage HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        Self {
            log,
            image: env!("CARGO_BIN_EXE_mila-stand"),
            notes,
            send: (host, request),
            count: std::cell::Cell::new(0),
        }
    }

    fn once(&self) {
        for _ in 0..3 {
            (&self.log).write_all(&[b'x'; 400]).expect("space");
            self.log.sync_data().expect("a disk");
        }
        let n = self.count.get();
        self.count.set(n + 1);
        let request =
            json!({"cents": 0, "files": [], "id": format!("r-{n:010x}"), "kind": "post", "payload": {"text": "post"}});
        let mut child = Command::new(self.image)
            .args(["act", "note"])
            .arg(&self.notes)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a program");
        child.stdin.take().expect("piped").write_all(request.to_string().as_bytes()).expect("it reads");
        let said = child.wait_with_output().expect("an end");
        assert!(String::from_utf8_lossy(&said.stdout).contains("\"ran\":\"yes\""), "{said:?}");
        let mut stream = TcpStream::connect(&self.send.0).expect("the stand");
        stream.write_all(self.send.1.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

/// Two hundred requests with the longest texts: thirty wait, the others are refused; what that adds to the proxy's memory.
fn waiting(gate: &mut Gate, uids: &[u32]) -> Measured {
    let memory = || pids(gate, "consent").iter().map(|pid| rss(*pid)).sum::<u64>();
    let before = memory();
    // A minute later each may ask again.
    gate.advance(120);
    let memory = || pids(gate, "consent").iter().map(|pid| rss(*pid)).sum::<u64>();
    let text = "x".repeat(23_000);
    let mut states = std::collections::BTreeMap::<String, usize>::new();
    for n in 0..WAITING {
        let line = json!({"op": "request", "kind": "note", "payload": {"text": format!("{n} {}", &text[..22_990])}});
        let said = speak(gate, uids[n / 10], &line);
        *states.entry(said["state"].as_str().expect("a state").to_owned()).or_default() += 1;
    }
    assert!(states["denied"] >= WAITING - 40 && states.len() >= 2, "{states:?}");
    Measured {
        what: "memory that 200 requests of 23,000 characters add to the proxy, refused or queued",
        value: f64::from(u32::try_from(memory().saturating_sub(before)).expect("small")) / 1024.0,
        unit: "MB",
        goal: Goal::AtMost(8.0),
    }
}

fn speak(gate: &Gate, uid: u32, line: &Value) -> Value {
    const ONE: &str = "import os, socket, sys\n\
        g, u = int(sys.argv[2]), int(sys.argv[3])\n\
        os.setgroups([g]); os.setresgid(g, g, g); os.setresuid(u, u, u)\n\
        s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])\n\
        s.sendall(sys.stdin.buffer.read()); print(s.makefile().readline())";
    let mut child = Command::new("python3")
        .args(["-c", ONE])
        .arg(gate.folder().join("run/mila-io/consent.sock"))
        .args([gate.uid(Role::Session).to_string(), uid.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    child.stdin.take().expect("piped").write_all(format!("{line}\n").as_bytes()).expect("it reads");
    let said = child.wait_with_output().expect("an end").stdout;
    serde_json::from_slice(&said).expect("an answer")
}

/// What a process holds in memory, in KiB.
fn rss(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("VmRSS");
    line.trim().trim_end_matches(" kB").parse().expect("kilobytes")
}
