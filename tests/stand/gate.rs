//! The real daemons, run against the stand's server in one folder. As root each has its own uid and its own network
//! namespace; otherwise everything runs as this user, in plain mode.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::log::Log;
use super::people::Person;
use super::server::Server;
use super::uids::{self, Block, Role};
use super::world::{Message, PATIENCE, World};

/// The group of the story, with the bot in it.
pub const GROUP: i64 = -1_001_234_567_890;

/// A running gate with its server, its people and its folder. Everything ends when this goes.
pub struct Gate {
    /// The server's side.
    pub world: Arc<World>,
    /// The first owner.
    pub anna: Person,
    /// The second person; an owner only where the plan says so.
    pub boris: Person,
    /// Nobody's friend.
    pub mallory: Person,
    /// What the daemons said.
    pub log: Arc<Log>,
    pub(super) folder: PathBuf,
    pub(super) image: PathBuf,
    pub(super) block: Option<Block>,
    pub(super) up: Option<Child>,
    pub(super) mounted: bool,
    pub(super) moved_s: i64,
    pub(super) stood: BTreeMap<(i64, i64), usize>,
    pub(super) server: Option<Server>,
}

/// What a command of the gate said.
#[derive(Debug)]
pub struct Said {
    /// Its exit status.
    pub code: i32,
    /// The JSON on standard output, where there was some.
    pub json: Value,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Said {
    /// A field of the JSON, as text.
    pub fn get(&self, name: &str) -> &str {
        self.json[name].as_str().unwrap_or_default()
    }
}

impl Gate {
    /// The folder that holds everything.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where notes are written.
    pub fn notes(&self) -> PathBuf {
        self.folder.join("notes")
    }

    /// The configuration's path.
    pub fn config(&self) -> PathBuf {
        self.folder.join("config.json")
    }

    /// The decisions journal.
    pub fn journal(&self) -> PathBuf {
        self.folder.join("state/consent/decisions.jsonl")
    }

    /// Whether there are real walls: each daemon under its own uid.
    pub const fn walled(&self) -> bool {
        self.block.is_some()
    }

    /// The uid of a role; in plain mode this user's.
    pub fn uid(&self, role: Role) -> u32 {
        self.block.as_ref().map_or_else(uids::my_uid, |block| block.uid(role))
    }

    /// The server's address.
    pub fn url(&self) -> String {
        self.server.as_ref().expect("a server until the end").url()
    }

    /// Writes a file of root's into the folder, whole or not at all.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        let path = self.folder.join(name);
        let new = self.folder.join(format!("{name}.new"));
        fs::write(&new, bytes).expect("a new file");
        fs::set_permissions(&new, fs::Permissions::from_mode(0o644)).expect("its mode");
        fs::rename(&new, &path).expect("in place");
    }

    /// Puts a definition into `kinds.d`.
    pub fn put_kind(&self, definition: &Value) {
        let id = definition["id"].as_str().expect("an id");
        // Not `put`: a half-written name in the folder would be a definition of its own.
        let staged = format!("kind-{id}");
        self.put(&staged, definition.to_string().as_bytes());
        fs::rename(self.folder.join(staged), self.folder.join(format!("kinds.d/{id}.json"))).expect("in place");
    }

    pub(super) fn give(&self, path: &Path, role: Role) {
        if self.walled() {
            let uid = self.uid(role);
            chown(path, Some(uid), Some(uid)).expect("root can give files away");
        }
    }

    /// A file of the session's own, for attaching.
    pub fn session_file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.folder.join("session").join(name);
        fs::write(&path, bytes).expect("a file");
        self.give(&path, Role::Session);
        path
    }

    /// Starts the daemons.
    pub fn up(&mut self) {
        let mut command = Command::new(&self.image);
        command.arg("up").arg("--config").arg(self.config());
        if !self.walled() {
            command.arg("--plain");
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("up");
        self.log.follow(child.stderr.take().expect("piped"));
        self.up = Some(child);
    }

    /// Waits until the proxy answers and the receiver polls and is subscribed.
    pub fn wait_ready(&self) {
        self.world.must("a poll of the receiver", |state| (state.queue.polls > 0).then_some(()));
        let end = Instant::now() + PATIENCE;
        loop {
            let said = self.host(&["status", "--json"]);
            let up = |name: &str| said.json["daemons"][name]["up"] == true;
            if said.code == 0 && ["keeper", "receiver", "consent", "runner"].iter().all(|name| up(name)) {
                return;
            }
            assert!(Instant::now() < end, "the gate is not up: {said:?}\n{}", self.log.tail(40));
        }
    }

    /// Stops the daemons as an operator would, and waits for their end.
    pub fn down(&mut self) {
        let Some(mut up) = self.up.take() else { return };
        let pid = up.id();
        let (send, ended) = std::sync::mpsc::channel();
        std::thread::spawn(move || drop(send.send(up.wait())));
        signal("TERM", &[pid]);
        if ended.recv_timeout(Duration::from_secs(30)).is_err() {
            eprintln!("up did not stop in 30 s: killed\n{}", self.log.tail(20));
            signal("KILL", &[pid]);
            drop(ended.recv());
        }
        if let Some(block) = &self.block {
            signal("KILL", &block.processes());
        } else {
            signal("KILL", &self.pids(None));
        }
    }

    /// Process ids of a daemon, or of all of this gate's.
    pub fn pids(&self, daemon: Option<&str>) -> Vec<u32> {
        let config = self.config();
        let config = config.to_str().expect("a plain path");
        uids::processes(|_any| true)
            .into_iter()
            .filter(|pid| {
                let line = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
                let mut words = line.split(|byte| *byte == 0).map(|word| String::from_utf8_lossy(word).into_owned());
                let program = words.next().unwrap_or_default();
                let first = words.next().unwrap_or_default();
                let named = daemon.is_none_or(|daemon| daemon == first) && first != "up" && !program.contains("strace");
                named && words.any(|word| word == config)
            })
            .collect()
    }

    /// Kills a daemon with signal 9; `up` starts it again. Gives where the log stood.
    pub fn kill(&self, daemon: &str) -> usize {
        let mark = self.log.len();
        let pids = self.pids(Some(daemon));
        assert!(!pids.is_empty(), "{daemon} does not run");
        signal("KILL", &pids);
        mark
    }

    /// Waits until a daemon that died after `mark` serves again.
    pub fn wait_back(&self, daemon: &str, mark: usize) {
        let words = format!("{daemon}.ready");
        self.log.wait(&words, mark, |line| line.contains(&words));
    }

    /// Whether a daemon dies within so long after `mark`.
    pub fn dies(&self, daemon: &str, mark: usize, within: Duration) -> bool {
        let words = format!("{daemon} ended (");
        self.log.wait_for(within, mark, |line| line.contains(&words)).is_some()
    }

    /// Moves the gate's clock, and Telegram's with it.
    pub fn advance(&mut self, seconds: i64) {
        self.moved_s += seconds;
        self.world.lock().shift_s = self.moved_s;
        self.put("clock", format!("{}\n", self.moved_s).as_bytes());
    }

    /// A command of the gate for root (in plain mode for this user).
    pub fn host_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.image);
        command.args(args).arg("--config").arg(self.config());
        if !self.walled() {
            command.arg("--plain");
        }
        command
    }

    /// Runs such a command.
    pub fn host(&self, args: &[&str]) -> Said {
        finish(self.host_command(args).output())
    }

    /// Runs a command of the gate that takes no configuration.
    pub fn host_plain(&self, args: &[&str]) -> Said {
        finish(Command::new(&self.image).args(args).output())
    }

    /// A command of the image under a role's uid.
    pub fn command_as(&self, role: Role, args: &[&str]) -> Command {
        let mut command = Command::new(&self.image);
        if let Some(block) = &self.block {
            let uid = block.uid(role).to_string();
            command.args(["as", &uid]);
        }
        command.args(args);
        command.current_dir(self.folder.join("session")).stdin(Stdio::null());
        command
    }

    /// An ordinary program of the system under a role's uid.
    pub fn program_as(&self, role: Role, program: &str, args: &[&str]) -> Said {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::null());
        if let Some(block) = &self.block {
            command.uid(block.uid(role)).gid(block.uid(role));
        }
        finish(command.output())
    }

    /// Waits until the proxy has seen the buttons of a card stand (once more, at each call), then lets the two seconds
    /// pass in which a press does not count.
    pub fn pressable(&mut self, card: &Message) {
        let words = format!("consent.buttons chat={} message={}", card.chat, card.id);
        let seen = self.stood.entry((card.chat, card.id)).or_insert(0);
        *seen += 1;
        self.log.wait_nth(&words, *seen);
        self.advance(3);
    }

    /// `mila-gate ask …` as the session.
    pub fn ask(&self, args: &[&str]) -> Said {
        let mut command = self.command_as(Role::Session, &["ask"]);
        finish(command.args(args).arg("--config").arg(self.config()).output())
    }

    /// A command of the gate as the session.
    pub fn as_session(&self, args: &[&str]) -> Said {
        finish(self.command_as(Role::Session, args).arg("--config").arg(self.config()).output())
    }

    /// Asks for a note; the request must be accepted. Gives its id.
    pub fn asks_note(&self, text: &str) -> String {
        let said = self.ask(&["note", "--field", &format!("text={text}")]);
        assert_eq!(said.code, 75, "{said:?}");
        said.get("id").to_owned()
    }

    /// Sends bytes to a socket under a role's uid and gives what comes back until the other side closes.
    pub fn speak(&self, role: Role, socket: &str, bytes: &[u8]) -> String {
        self.speaks(role, "speak", socket, bytes)
    }

    /// The same, and says after the bytes that no more come.
    pub fn speak_and_end(&self, role: Role, socket: &str, bytes: &[u8]) -> String {
        self.speaks(role, "speak-and-end", socket, bytes)
    }

    fn speaks(&self, role: Role, how: &str, socket: &str, bytes: &[u8]) -> String {
        let path = self.folder.join("run").join(socket);
        let mut command = self.command_as(role, &[how, path.to_str().expect("a plain path")]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("speak");
        // The peer may refuse before it has read everything.
        drop(child.stdin.take().expect("piped").write_all(bytes));
        let out = child.wait_with_output().expect("an end");
        String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr)
    }

    /// What the proxy says about a request, waiting up to `wait` seconds for its end.
    pub fn status_of(&self, id: &str, wait: u32) -> Value {
        let line = json!({"op": "status", "id": id, "wait_s": wait}).to_string() + "\n";
        let said = self.speak(Role::Session, "mila-io/consent.sock", line.as_bytes());
        serde_json::from_str(said.trim()).unwrap_or_else(|_bad| panic!("no answer about {id}: {said:?}"))
    }

    /// Waits for the end of a request.
    pub fn ends(&self, id: &str) -> Value {
        let said = self.status_of(id, 30);
        assert_eq!(said["final"], true, "{id} has no end: {said}\n{}", self.log.tail(40));
        said
    }

    /// The steps of the journal, as `(step, whole line)`.
    pub fn steps(&self) -> Vec<(String, Value)> {
        let text = fs::read_to_string(self.journal()).unwrap_or_default();
        text.lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .map(|line| (line["step"].as_str().unwrap_or_default().to_owned(), line))
            .collect()
    }

    /// The steps of one request, in order.
    pub fn steps_of(&self, id: &str) -> Vec<String> {
        self.steps().into_iter().filter(|(_, line)| line["id"] == id).map(|(step, _)| step).collect()
    }

    /// The names of the notes that were written, in order.
    pub fn written(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(self.notes())
            .expect("the notes")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- what the daemons said last ---\n{}", self.log.tail(60));
        }
        // The server goes first, so that nobody waits for it.
        self.world.lock().closing = true;
        self.down();
        self.server = None;
        if self.mounted {
            drop(Command::new("umount").arg("-l").arg(self.folder.join("state")).status());
        }
        if std::env::var_os("MILA_STAND_KEEP").is_none() {
            drop(fs::remove_dir_all(&self.folder));
        }
    }
}

fn finish(output: std::io::Result<Output>) -> Said {
    let output = output.expect("the program starts");
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    Said {
        code: output.status.code().unwrap_or(-1),
        json: serde_json::from_str(out.trim()).unwrap_or(Value::Null),
        out,
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Sends a signal to processes of the stand's own.
pub fn signal(name: &str, pids: &[u32]) {
    if !pids.is_empty() {
        let pids: Vec<String> = pids.iter().map(u32::to_string).collect();
        drop(Command::new("kill").arg("-s").arg(name).arg("--").args(pids).stderr(Stdio::null()).status());
    }
}
