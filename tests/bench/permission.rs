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
/// By turns, so many times: the machine is the same for both.
const TURNS: usize = 10;
/// Requests that are open or refused at once.
const WAITING: usize = 200;

/// Asks as one uid after another, each ten times, waiting for the end of each; prints what each uid's ten took, in microseconds.
const CLIENT: &str = r#"
import json, os, socket, sys, time
path, group, k = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
for uid in sys.argv[4:]:
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setgroups([group]); os.setresgid(group, group, group); os.setresuid(int(uid), int(uid), int(uid))
        began = time.monotonic()
        for n in range(k, k + 10):
            line = {"op": "request", "kind": "post", "wait_s": 60,
                    "payload": {"to": "place-%d" % (n // 100), "text": "post %d" % n}}
            with socket.socket(socket.AF_UNIX) as s:
                s.connect(path)
                s.sendall(json.dumps(line).encode() + b"\n")
                answer = s.makefile().readline()
            assert json.loads(answer)["ran"] == "yes", answer
        os.write(write, b"%d" % ((time.monotonic() - began) * 1e6))
        os._exit(0)
    os.close(write)
    took = os.read(read, 64)
    assert os.waitpid(pid, 0)[1] == 0
    print(took.decode(), flush=True)
    k += 10
"#;

/// Asks as one uid after another, ten times each with a long text, waiting for nothing; prints the states.
const CROWD: &str = r#"
import json, os, socket, sys
path, group = sys.argv[1], int(sys.argv[2])
for k, uid in enumerate(sys.argv[3:]):
    pid = os.fork()
    if pid == 0:
        os.setgroups([group]); os.setresgid(group, group, group); os.setresuid(int(uid), int(uid), int(uid))
        for n in range(10):
            text = "%d %d " % (k, n) + "x" * 22980
            with socket.socket(socket.AF_UNIX) as s:
                s.connect(path)
                s.sendall(json.dumps({"op": "request", "kind": "note", "payload": {"text": text}}).encode() + b"\n")
                print(json.loads(s.makefile().readline())["state"], flush=True)
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
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
    for (k, uids) in uids.chunks(CALLERS / TURNS).enumerate() {
        ours += acts(&mut gate, k * ACTIONS / TURNS, uids);
        let began = Instant::now();
        for _ in 0..ACTIONS / TURNS {
            least.once();
        }
        theirs += began.elapsed();
    }
    let (ours, theirs) = (ours.as_secs_f64(), theirs.as_secs_f64());
    println!("       1,000 actions: {ours:.2} s, the least: {theirs:.2} s");
    let ran = gate.steps().iter().filter(|(step, _)| step == "mandate_use").count();
    assert_eq!(ran, ACTIONS, "all of them ran inside a permission");
    vec![
        Measured {
            what: "1,000 actions inside permissions, against three synced appends, a start and a message for each",
            value: ours / theirs,
            unit: "x",
            goal: Goal::AtMost(2.0),
        },
        waiting(&gate, &uids),
    ]
}

/// A gate whose session users are a hundred, and the kind `post` with ten places.
fn gate_of_many() -> (Gate, Vec<u32>) {
    let mut gate = Plan::new(Path::new(env!("CARGO_BIN_EXE_mila-stand"))).prepare();
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

/// Ten actions of each of these uids, one after another: each waits for the receipt of the one before.
fn acts(gate: &mut Gate, first: usize, uids: &[u32]) -> Duration {
    let mut child = Command::new("python3")
        .args(["-c", CLIENT])
        .arg(gate.folder().join("run/mila-io/consent.sock"))
        .args([gate.uid(Role::Session).to_string(), first.to_string()])
        .args(uids.iter().map(u32::to_string))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3");
    // How many calls a uid may make is counted by the second. The gate's clock goes on faster than the machine's, so that the
    // work is measured and not its limit; by few steps, since each of them is a file that is made anew.
    while child.try_wait().expect("a child").is_none() {
        gate.advance(5);
        std::thread::sleep(Duration::from_millis(100));
    }
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).expect("numbers");
    said.lines().map(|micros| Duration::from_micros(micros.parse().expect("a number"))).sum()
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
fn waiting(gate: &Gate, uids: &[u32]) -> Measured {
    let memory = || pids(gate, "consent").iter().map(|pid| rss(*pid)).sum::<u64>();
    let before = memory();
    let output = Command::new("python3")
        .args(["-c", CROWD])
        .arg(gate.folder().join("run/mila-io/consent.sock"))
        .arg(gate.uid(Role::Session).to_string())
        .args(uids[..WAITING / 10].iter().map(u32::to_string))
        .output()
        .expect("python3");
    let states = String::from_utf8(output.stdout).expect("words");
    let denied = states.split_whitespace().filter(|state| *state == "denied").count();
    let open = states.split_whitespace().filter(|state| matches!(*state, "asked" | "queued")).count();
    assert!(
        denied + open == WAITING && (20..=40).contains(&open),
        "{states}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Measured {
        what: "memory that 200 requests of 23,000 characters add to the proxy, refused or queued",
        value: f64::from(u32::try_from(memory().saturating_sub(before)).expect("small")) / 1024.0,
        unit: "MB",
        goal: Goal::AtMost(8.0),
    }
}

/// What a process holds in memory, in KiB.
fn rss(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("VmRSS");
    line.trim().trim_end_matches(" kB").parse().expect("kilobytes")
}
