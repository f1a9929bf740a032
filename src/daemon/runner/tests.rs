//! Real programs, in a room of their own.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::sync::atomic::AtomicU32;
use std::thread::JoinHandle;

use super::*;
use crate::base::answer::Ran;
use crate::base::ids::KindId;
use crate::config::load;
use crate::policy::route::Via;
use crate::sys::child::{Program, Spec};
use crate::sys::thread;

mod alone;

const PROXY: u32 = 4_000_000_001;

/// A state folder, a folder of kinds, and one program behind the kind `note`.
struct World {
    path: PathBuf,
    /// Whether it goes when this does.
    ours: bool,
}

impl World {
    /// What stands in the room, but for folders with nothing in them.
    fn left(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path.join("state/act")).unwrap().map(Result::unwrap);
        let empty = |path: &Path| fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_none());
        let left = entries.filter(|entry| !empty(&entry.path()));
        left.map(|entry| entry.file_name().into_string().unwrap()).collect()
    }

    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("mila-runner-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let world = Self { path: std::env::temp_dir().join(name), ours: true };
        for folder in ["", "state", "state/act", "kinds.d", "out"] {
            let path = world.path.join(folder);
            fs::create_dir(&path).unwrap();
            fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        }
        let (state, kinds) = (world.path.join("state"), world.path.join("kinds.d"));
        let config = format!("{{\"users\":{{\"session\":[1]}},\"state\":{state:?},\"kinds\":{kinds:?}}}");
        world.put("config.json", &config, 0o644);
        let definition = format!(
            "{{\"v\":1,\"id\":\"note\",\"seconds\":20,\"command\":[{:?},\"fixed\"],\"routes\":[],\"cost\":{{\"fixed\":0}},\
             \"fields\":{{\"text\":{{\"type\":\"text\",\"max\":1000}}}},\"order\":[\"text\"],\"files\":{{\"max\":2,\"bytes\":1000000}},\
             \"words\":{{\"en\":{WORDS},\"ru\":{WORDS}}}}}",
            world.path.join("program")
        );
        world.put("kinds.d/note.json", &definition, 0o644);
        world
    }

    fn put(&self, name: &str, text: &str, mode: u32) {
        let path = self.path.join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
    }

    fn program(&self, script: &str) {
        self.put("program", &format!("#!/bin/sh\nOUT={}\n{script}\n", self.out("").display()), 0o755);
    }

    fn out(&self, name: &str) -> PathBuf {
        self.path.join("out").join(name)
    }

    fn config(&self, plain: bool) -> Config {
        let mut config = load::load(&self.path.join("config.json"), true).unwrap();
        config.plain = plain;
        config.users.consent = PROXY;
        config.users.root = 0;
        config
    }

    fn runner(&self, plain: bool) -> Arc<Runner> {
        Arc::new(Runner::open(Arc::new(self.config(plain)), Wall::from_ms(0).unwrap()).unwrap())
    }

    fn line(&self, seconds: u32, text: &str, files: &[(&str, &[u8])]) -> String {
        let kinds = crate::config::kinds::Kinds::load(&self.config(true)).unwrap();
        let def = kinds.get(&KindId::parse("note").unwrap()).unwrap().def;
        let string = |text: &str| Json::Str(text.to_owned());
        let size = |bytes: &[u8]| Json::Int(i64::try_from(bytes.len()).unwrap());
        let pair = |name: &str, value: Json| (name.to_owned(), value);
        let facts = files.iter().map(|(name, bytes)| {
            let sha256 = crate::base::digest::Digest::of(bytes).hex();
            Json::Obj(vec![pair("name", string(name)), pair("sha256", string(&sha256)), pair("size", size(bytes))])
        });
        let request = Json::Obj(vec![
            pair("cents", Json::Int(0)),
            pair("files", Json::Arr(facts.collect())),
            pair("id", string("r-5f2c91a07d")),
            pair("kind", string("note")),
            pair("payload", Json::Obj(vec![pair("text", string(text))])),
        ]);
        json::canonical(&Json::Obj(vec![
            pair("op", string("run")),
            pair("id", string("r-5f2c91a07d")),
            pair("kind", string("note")),
            pair("def", string(&def.hex())),
            pair("seconds", Json::Int(i64::from(seconds))),
            pair("request", request),
            pair("files", Json::Arr(files.iter().map(|(_, bytes)| size(bytes)).collect())),
        ]))
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if self.ours {
            drop(fs::remove_dir_all(&self.path));
        }
    }
}

const WORDS: &str =
    "{\"act\":\"a\",\"yes\":\"y\",\"doing\":\"d\",\"done\":\"d\",\"not_done\":\"n\",\"short\":\"s\",\"unit\":\"u\"}";

/// A call under way: our end, and the thread that serves the other.
struct Call {
    stream: UnixStream,
    thread: JoinHandle<()>,
}

fn call(runner: &Arc<Runner>, uid: u32, bytes: &[u8]) -> Call {
    let (mut stream, theirs) = UnixStream::pair().unwrap();
    let runner = Arc::clone(runner);
    let thread =
        thread::spawn("call", 512 * 1024, move || runner.handle(Peer { uid, via: Via::Unix }, theirs)).unwrap();
    // A runner that refuses early closes before it has all of it; its answer is there all the same.
    if let Err(error) = stream.write_all(bytes) {
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
    Call { stream, thread }
}

impl Call {
    fn answer(mut self) -> String {
        let mut text = String::new();
        self.stream.read_to_string(&mut text).unwrap();
        self.thread.join().unwrap();
        text
    }
}

fn ask(runner: &Arc<Runner>, line: &str, files: &[u8]) -> String {
    let mut bytes = format!("{line}\n").into_bytes();
    bytes.extend_from_slice(files);
    call(runner, PROXY, &bytes).answer()
}

/// Runs a script as the program, in plain mode, and reads the outcome.
fn ran(script: &str, seconds: u32) -> Outcome {
    let world = World::new();
    world.program(script);
    let answer = ask(&world.runner(true), &world.line(seconds, "a", &[]), b"");
    assert!(answer.contains("\"ms\":"), "{answer}");
    Outcome::of_runner(answer.trim_end().as_bytes(), &[]).0
}

fn code(answer: &str) -> Code {
    let answer = Answer::from_json(answer.trim_end().as_bytes()).unwrap();
    assert_eq!(answer.ran, Ran::No);
    Code::parse(&answer.code.unwrap()).unwrap()
}

/// Waits until a file is there and whole: a line with its end.
fn read_when_there(path: &Path) -> String {
    for _ in 0..2000 {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text.trim().to_owned(),
            _ => std::thread::sleep(Duration::from_millis(5)),
        }
    }
    panic!("{} never came", path.display());
}

/// Whether a process of that id is there and no zombie.
fn lives(pid: &str) -> bool {
    fs::read_to_string(format!("/proc/{pid}/stat"))
        .is_ok_and(|stat| stat.rsplit(')').next().is_some_and(|rest| !rest.trim_start().starts_with('Z')))
}

#[test]
fn a_program_gets_the_canonical_request_and_nothing_of_ours() {
    let world = World::new();
    world.program(
        "cat > $OUT/stdin; /usr/bin/env > $OUT/env; pwd > $OUT/pwd; ls -A > $OUT/ls; ls -A $HOME $TMPDIR > $OUT/empty\n\
         ls /proc/self/fd | wc -l > $OUT/fds; cut -d' ' -f1,6 /proc/$$/stat > $OUT/session; echo \"$#:$1\" > $OUT/argv\n\
         cat in/1 > $OUT/first; stat -c %a in/1 > $OUT/mode; umask > $OUT/umask; echo '{\"ran\":\"yes\",\"result\":\"ok\"}'",
    );
    let files: [(&str, &[u8]); 2] = [(".curlrc", b"url = \"file:///etc/passwd\"\n"), ("Makefile", b"all:\n")];
    let text = "$(touch /tmp/x); `id` -rf --help\n\"'";
    let line = world.line(20, text, &files);
    let answer = ask(&world.runner(true), &line, b"url = \"file:///etc/passwd\"\nall:\n");
    let (outcome, _) = Outcome::of_runner(answer.trim_end().as_bytes(), &[]);
    assert_eq!((outcome.ran, outcome.result.as_deref()), (Ran::Yes, Some("ok")), "{answer}");
    let out = |name: &str| fs::read_to_string(world.out(name)).unwrap();
    let sent = json::parse(line.as_bytes()).unwrap();
    assert_eq!(out("stdin"), json::canonical(sent.get("request").unwrap()));
    let room = world.path.join("state/act");
    let mut env: Vec<String> = out("env").lines().map(str::to_owned).collect();
    env.retain(|line| !["PWD=", "_=", "SHLVL=", "OLDPWD="].iter().any(|own| line.starts_with(own)));
    env.sort();
    assert_eq!(
        env,
        [
            format!("HOME={}", room.join("home").display()),
            "LANG=C.UTF-8".to_owned(),
            "MILA_KEEPER=/run/mila-keys/keeper.sock".to_owned(),
            "PATH=/usr/bin:/bin".to_owned(),
            format!("TMPDIR={}", room.join("tmp").display()),
        ]
    );
    assert_eq!(out("pwd").trim(), room.join("work").display().to_string());
    assert_eq!(out("ls"), "in\n", "an attachment called .curlrc or Makefile does not lie where it would be obeyed");
    assert_eq!(out("empty").lines().filter(|line| !line.is_empty() && !line.ends_with(':')).count(), 0);
    assert_eq!(out("fds").trim(), "4", "three streams, and the one by which ls looks");
    let session = out("session");
    let (pid, sid) = session.trim().split_once(' ').unwrap();
    assert_eq!(pid, sid);
    assert_eq!(out("argv").trim(), "1:fixed");
    assert_eq!((out("first").as_str(), out("mode").trim()), ("url = \"file:///etc/passwd\"\n", "440"));
    assert_eq!(world.left(), [".lock"]);
}

#[test]
fn what_a_program_says_is_what_ran_and_its_exit_status_is_not() {
    assert_eq!(ran("echo '{\"ran\":\"no\"}'; exit 3", 20).ran, Ran::No);
    assert_eq!(ran("echo '{\"ran\":\"part\"}'", 20).ran, Ran::Part);
    assert_eq!(ran("printf '{\"ran\":\"yes\"}'", 20).ran, Ran::Yes);
    assert_eq!(ran("cat > /dev/null; printf '{\"ran\":\"yes\",\"result\":\"%060000d\"}' 0", 20).ran, Ran::Yes);
}

#[test]
fn no_object_a_signal_or_the_time_limit_mean_that_nobody_knows() {
    for script in [
        "true",
        "exit 1",
        "echo done",
        "echo '{\"ran\":\"yes\"}'; echo '{\"ran\":\"yes\"}'",
        "echo '{\"ran\":\"yes\",\"more\":1}'",
        "echo '{\"ran\":\"yes\"}'; kill -9 $$",
        "echo '{\"ran\":\"yes\"}'; kill -15 $$",
    ] {
        assert_eq!(ran(script, 20), Outcome::unknown(), "{script}");
    }
    let began = Instant::now();
    assert_eq!(ran("echo '{\"ran\":\"yes\"}'; exec sleep 1000", 1), Outcome::unknown());
    // A stopped program is ended as well: the signal is one that cannot be put off.
    assert_eq!(ran("echo '{\"ran\":\"yes\"}'; kill -STOP $$", 1), Outcome::unknown());
    assert!(began.elapsed() < Duration::from_secs(15));
}

#[test]
fn a_program_that_says_too_much_is_ended_at_once() {
    let began = Instant::now();
    assert_eq!(ran("exec yes", 20), Outcome::unknown());
    assert_eq!(ran("printf '%070000d' 0", 20), Outcome::unknown());
    assert!(began.elapsed() < Duration::from_secs(10));
    // What it complains of is not its answer, however much it is.
    assert_eq!(ran("yes | head -c 1000000 >&2; echo '{\"ran\":\"yes\"}'", 20).ran, Ran::Yes);
}

#[test]
fn a_caller_that_goes_away_ends_the_action() {
    let world = World::new();
    world.program("echo $$ > $OUT/pid; exec sleep 1000");
    let runner = world.runner(true);
    let call = call(&runner, PROXY, format!("{}\n", world.line(20, "a", &[])).as_bytes());
    let pid = read_when_there(&world.out("pid"));
    assert!(lives(&pid));
    drop(call.stream);
    call.thread.join().unwrap();
    assert!(!lives(&pid));
    assert_eq!(world.left(), [".lock"]);
}

#[test]
fn one_action_runs_at_a_time() {
    let world = World::new();
    world.program("echo $$ > $OUT/pid; read line < $OUT/go; echo '{\"ran\":\"yes\"}'");
    let fifo = world.out("go");
    run(vec!["mkfifo".into(), fifo.clone().into_os_string()]);
    let runner = world.runner(true);
    let line = world.line(20, "a", &[]);
    let first = call(&runner, PROXY, format!("{line}\n").as_bytes());
    read_when_there(&world.out("pid"));
    assert_eq!(code(&ask(&runner, &line, b"")), Code::RunnerBusy);
    let status = ask(&runner, "{\"op\":\"status\"}", b"");
    assert_eq!(status, "{\"busy\":true,\"since\":\"1970-01-01T00:00:00Z\",\"up\":true}\n");
    fs::write(&fifo, "go\n").unwrap();
    assert!(first.answer().starts_with("{\"ms\":"));
    assert!(ask(&runner, "{\"op\":\"status\"}", b"").contains("\"busy\":false"));
}

#[test]
fn nothing_runs_for_anybody_but_the_proxy() {
    let world = World::new();
    world.program("echo x > $OUT/ran; echo '{\"ran\":\"yes\"}'");
    let runner = world.runner(true);
    let line = format!("{}\n", world.line(20, "a", &[]));
    assert_eq!(code(&call(&runner, 0, line.as_bytes()).answer()), Code::NotPermitted);
    assert!(call(&runner, 0, b"{\"op\":\"status\"}\n").answer().contains("\"up\":true"));
    assert!(!world.out("ran").exists());
}

#[test]
fn what_is_not_exactly_what_was_agreed_to_never_starts() {
    let world = World::new();
    world.program("echo x > $OUT/ran; echo '{\"ran\":\"yes\"}'");
    let runner = world.runner(true);
    let files: [(&str, &[u8]); 1] = [("a.txt", b"hello")];
    let line = world.line(20, "a", &files);
    assert_eq!(code(&ask(&runner, &line, b"hellO")), Code::FileChanged);
    assert_eq!(code(&ask(&runner, &line, b"hello, and more")), Code::FieldRange);
    // Bytes that stop short of the announced size.
    let call = call(&runner, PROXY, format!("{line}\nhel").as_bytes());
    call.stream.shutdown(std::net::Shutdown::Write).unwrap();
    assert_eq!(call.answer(), "");
    // The definition changed after the request was agreed to.
    let old = world.line(20, "a", &[]);
    let definition = fs::read_to_string(world.path.join("kinds.d/note.json")).unwrap();
    world.put("kinds.d/note.json", &definition.replace("\"seconds\":20", "\"seconds\":21"), 0o644);
    assert_eq!(code(&ask(&runner, &old, b"")), Code::KindChanged);
    // Others can write the program, or the folder it lies in.
    let new = world.line(20, "a", &[]);
    fs::set_permissions(world.path.join("program"), Permissions::from_mode(0o777)).unwrap();
    assert_eq!(code(&ask(&runner, &new, b"")), Code::Config);
    fs::set_permissions(world.path.join("program"), Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&world.path, Permissions::from_mode(0o777)).unwrap();
    assert_eq!(code(&ask(&runner, &new, b"")), Code::Config);
    assert!(!world.out("ran").exists());
    fs::set_permissions(&world.path, Permissions::from_mode(0o755)).unwrap();
    assert!(ask(&runner, &new, b"").contains("\"ran\":\"yes\""));
}

#[test]
fn a_program_that_cannot_be_started_ran_nothing() {
    let world = World::new();
    world.put("program", "#!/nonexistent/interpreter\n", 0o755);
    assert_eq!(code(&ask(&world.runner(true), &world.line(20, "a", &[]), b"")), Code::Config);
}

#[test]
fn a_full_disk_means_that_nothing_ran() {
    let world = World::new();
    world.program("echo x > $OUT/ran; echo '{\"ran\":\"yes\"}'");
    let Some(disk) = SmallDisk::mount(world.path.join("state/act")) else {
        println!("skipped: a small disk can be mounted by root alone");
        return;
    };
    let runner = world.runner(true);
    let bytes = vec![7; 500_000];
    let answer = ask(&runner, &world.line(20, "a", &[("a.bin", &bytes)]), &bytes);
    let small = ask(&runner, &world.line(20, "a", &[]), b"");
    drop((runner, disk));
    assert_eq!(code(&answer), Code::DiskFull);
    assert!(small.contains("\"ran\":\"yes\""), "what fits runs again: {small}");
}

/// A disk of 64 KiB, while this lives.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: PathBuf) -> Option<Self> {
        let argv = ["mount", "-t", "tmpfs", "-o", "size=64k,mode=0755", "tmpfs"].map(OsString::from);
        (run(argv.into_iter().chain([at.clone().into_os_string()]).collect()) == Some(Ended::Exit(0)))
            .then_some(Self(at))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        run(vec!["umount".into(), self.0.clone().into_os_string()]);
    }
}

/// Runs a program of `/usr/bin` to its end.
fn run(argv: Vec<OsString>) -> Option<Ended> {
    let program = Path::new("/usr/bin").join(&argv[0]);
    child::start(Spec::new(Program::At(&program), argv)).and_then(|mut child| child.wait(None)).unwrap()
}

#[test]
fn a_second_runner_does_not_take_the_folder() {
    let world = World::new();
    let _first = world.runner(true);
    assert!(Runner::open(Arc::new(world.config(true)), Wall::from_ms(0).unwrap()).is_err());
}
