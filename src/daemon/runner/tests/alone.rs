//! What needs a user of its own: this very test program is run once more under one, and does the test there.

use super::*;
use crate::sys::child::{As, Stream};
use crate::sys::{creds, file};

/// A uid that no account and no other test has: eight for each process id there can be (4,194,304 at most).
fn own_uid() -> u32 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let next = COUNT.fetch_add(1, Ordering::Relaxed);
    std::process::id()
        .checked_mul(8)
        .and_then(|n| n.checked_add(2_100_000_000))
        .and_then(|n| n.checked_add(next))
        .unwrap()
}

/// Runs the test `NAME` of this file once more, in a process under a uid that nobody else has.
fn under_a_user_of_its_own(name: &str) {
    if creds::my_uid() != 0 {
        println!("skipped: a user of its own can be taken by root alone");
        return;
    }
    let world = World::new();
    let uid = own_uid();
    for (folder, mode) in [("state/act", 0o700), ("out", 0o755)] {
        if let Err(error) = file::chown(&world.path.join(folder), uid, uid) {
            println!("skipped: uid {uid} is not there ({error})");
            return;
        }
        fs::set_permissions(world.path.join(folder), Permissions::from_mode(mode)).unwrap();
    }
    // The program stays root's; the test writes it before it gives up root.
    world.program(&script(name));
    let image = SelfImage::open().unwrap();
    let module = module_path!().split_once("::").unwrap().1;
    let test = format!("{module}::{name}");
    let argv = ["test", &test, "--exact", "--nocapture"].map(OsString::from).to_vec();
    let inner = Spec {
        env: vec![(INNER.to_owned(), world.path.clone().into_os_string())],
        folder: Some(world.path.clone()),
        stdout: Stream::Inherit,
        stderr: Stream::Inherit,
        user: Some(As { uid, gid: uid, groups: Vec::new() }),
        ..Spec::new(Program::Image(&image), argv)
    };
    let end = child::start(inner).unwrap().wait(Some(Duration::from_secs(60))).unwrap();
    assert_eq!(end, Some(Ended::Exit(0)), "{name}");
    // A test that was not found would end well too.
    assert_eq!(fs::read_to_string(world.out("done")).unwrap(), name);
    // As root again: nobody of that uid is left, wherever it went.
    assert_eq!(processes_of(uid), Vec::<String>::new());
}

const INNER: &str = "MILA_RUNNER_TEST";

/// The world the outer test made, inside; `None` outside.
fn inner() -> Option<World> {
    std::env::var_os(INNER).map(|path| World { path: PathBuf::from(path), ours: false })
}

fn processes_of(uid: u32) -> Vec<String> {
    let own = std::process::id().to_string();
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.parse::<u32>().is_err() {
            continue;
        }
        let Ok(status) = fs::read_to_string(format!("/proc/{name}/status")) else { continue };
        let is_its = status.lines().any(|line| line.starts_with("Uid:") && line.contains(&format!("\t{uid}\t")));
        if is_its && name != own && !status.contains("State:\tZ") {
            found.push(status.lines().next().unwrap_or_default().to_owned());
        }
    }
    found
}

fn script(name: &str) -> String {
    let escape = "setsid sh -c 'echo $$ > $OUT/pid; exec sleep 1000' &\nwhile ! [ -s $OUT/pid ]; do :; done";
    match name {
        "a_child_in_a_session_of_its_own_is_ended_with_the_action" => {
            format!("export OUT\n{escape}\necho '{{\"ran\":\"yes\"}}'")
        }
        "a_stopped_child_in_a_session_of_its_own_is_ended_with_the_action" => {
            format!("export OUT\n{escape}\nkill -STOP $(cat $OUT/pid)\necho '{{\"ran\":\"yes\"}}'")
        }
        "a_caller_that_goes_away_ends_every_process_of_the_uid" => {
            format!("export OUT\n{escape}\nexec sleep 1000")
        }
        "a_program_that_starts_others_without_end_is_ended_whole" => {
            "while :; do (setsid sleep 1000 &) 2>/dev/null; done".to_owned()
        }
        other => panic!("{other}"),
    }
}

#[test]
fn a_child_in_a_session_of_its_own_is_ended_with_the_action() {
    let name = "a_child_in_a_session_of_its_own_is_ended_with_the_action";
    let Some(world) = inner() else { return under_a_user_of_its_own(name) };
    let runner = world.runner(false);
    let line = world.line(20, "a", &[]);
    let answer = ask(&runner, &line, b"");
    // It held the pipe open, and its end let the answer through.
    assert!(answer.contains("\"ran\":\"yes\""), "{answer}");
    assert!(!lives(&read_when_there(&world.out("pid"))));
    assert_eq!(processes_of(creds::my_uid()), Vec::<String>::new());
    fs::write(world.out("done"), name).unwrap();
}

#[test]
fn a_stopped_child_in_a_session_of_its_own_is_ended_with_the_action() {
    let name = "a_stopped_child_in_a_session_of_its_own_is_ended_with_the_action";
    let Some(world) = inner() else { return under_a_user_of_its_own(name) };
    let answer = ask(&world.runner(false), &world.line(20, "a", &[]), b"");
    assert!(answer.contains("\"ran\":\"yes\""), "{answer}");
    assert_eq!(processes_of(creds::my_uid()), Vec::<String>::new());
    fs::write(world.out("done"), name).unwrap();
}

#[test]
fn a_caller_that_goes_away_ends_every_process_of_the_uid() {
    let name = "a_caller_that_goes_away_ends_every_process_of_the_uid";
    let Some(world) = inner() else { return under_a_user_of_its_own(name) };
    let runner = world.runner(false);
    let call = call(&runner, PROXY, format!("{}\n", world.line(20, "a", &[])).as_bytes());
    let pid = read_when_there(&world.out("pid"));
    drop(call.stream);
    call.thread.join().unwrap();
    assert!(!lives(&pid));
    assert_eq!(processes_of(creds::my_uid()), Vec::<String>::new());
    fs::write(world.out("done"), name).unwrap();
}

#[test]
fn a_program_that_starts_others_without_end_is_ended_whole() {
    let name = "a_program_that_starts_others_without_end_is_ended_whole";
    let Some(world) = inner() else { return under_a_user_of_its_own(name) };
    let runner = world.runner(false);
    let answer = ask(&runner, &world.line(1, "a", &[]), b"");
    assert!(answer.contains("\"ran\":\"unknown\""), "{answer}");
    assert_eq!(processes_of(creds::my_uid()), Vec::<String>::new());
    // The next action finds the place clean.
    assert!(ask(&runner, "{\"op\":\"status\"}", b"").contains("\"busy\":false"));
    fs::write(world.out("done"), name).unwrap();
}
