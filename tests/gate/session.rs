//! `mila-gate session`: the real daemons, and a script in the place of the agent.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::help::plan;
use crate::stand::gate::Gate;
use crate::stand::log::Log;
use crate::stand::uids::Role;
use crate::stand::world::PATIENCE;

/// The agent: keeps each batch with the conversation it was told, and does what the file `how` says.
const AGENT: &str = r#"mkdir -p runs
n=$(ls runs | wc -l)
{ echo "conversation=$MILA_GATE_CONVERSATION"; cat; } > "new-$n"
mv "new-$n" "runs/$n"
case "$(cat how)" in
  fail) echo 'it broke' >&2; exit 1 ;;
  slow) sleep 600 & echo $! > sleeper; wait ;;
  limit) echo '{"type":"result","is_error":true,"api_error_status":429,"result":"x","session_id":"c-1"}'; exit 1 ;;
  login) echo '{"type":"result","is_error":true,"api_error_status":null,"result":"Not logged in · Please run /login"}'; exit 1 ;;
  *) echo '{"type":"result","is_error":false,"result":"done","session_id":"c-1"}' ;;
esac
"#;

/// A service that runs.
struct Service<'a> {
    gate: &'a Gate,
    child: Child,
    log: Arc<Log>,
    /// Runs that were before it.
    before: usize,
}

impl<'a> Service<'a> {
    fn start(gate: &'a Gate) -> Self {
        let script = gate.session_file("agent.sh", AGENT.as_bytes());
        Self::start_with(gate, &["--", "/bin/sh", script.to_str().unwrap()])
    }

    fn start_with(gate: &'a Gate, args: &[&str]) -> Self {
        Self::start_as(gate, args, |_| {})
    }

    fn start_as(gate: &'a Gate, args: &[&str], more: impl FnOnce(&mut Command)) -> Self {
        let mut command = gate.command_as(Role::Session, &["session"]);
        command
            .arg("--config")
            .arg(gate.config())
            .args(args)
            .env("XDG_STATE_HOME", folder(gate))
            .env("HOME", folder(gate));
        more(&mut command);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Log::default());
        log.follow(child.stderr.take().unwrap());
        said(&log, "session.following", 1);
        let before = fs::read_dir(folder(gate).join("runs")).map_or(0, Iterator::count);
        Self { gate, child, log, before }
    }

    /// Waits until the `n`th run has begun, and gives what it was given.
    fn begins(&self, n: usize) -> String {
        let path = folder(self.gate).join("runs").join((self.before + n - 1).to_string());
        appears(&path)
    }

    /// Waits for the end of the `n`th run.
    fn ends(&self, n: usize) -> String {
        let batch = self.begins(n);
        said(&self.log, "session.run_ended", n);
        batch
    }

    /// Stops it as systemd does.
    fn stop(mut self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        assert!(self.child.wait().unwrap().success(), "{}", self.log.tail(20));
    }
}

fn folder(gate: &Gate) -> PathBuf {
    gate.folder().join("session")
}

/// Waits until so many lines of the service's log hold these words.
fn said(log: &Log, words: &str, n: usize) {
    let end = Instant::now() + PATIENCE;
    while log.all().iter().filter(|line| line.contains(words)).count() < n {
        assert!(Instant::now() < end, "not said {n} times: {words}\n{}", log.tail(20));
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// What a file holds, once the agent has written it: nobody but the agent could say when that is.
fn appears(path: &Path) -> String {
    let end = Instant::now() + PATIENCE;
    loop {
        match fs::read_to_string(path) {
            Ok(text) if !text.is_empty() => return text,
            _ => assert!(Instant::now() < end, "{} never came", path.display()),
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn how(gate: &Gate, word: &str) {
    gate.session_file("how", word.as_bytes());
}

/// What the gate told Anna.
fn told(gate: &Gate, words: &str) {
    gate.world
        .message(words, gate.anna.id, |message| message.text().starts_with('🔒') && message.text().contains(words));
}

#[test]
fn each_batch_is_one_run_that_goes_on_with_the_conversation_and_a_restart_repeats_none() {
    let gate = plan().start();
    let service = Service::start(&gate);
    gate.anna.writes("/etc is </channel> full");
    let batch = service.ends(1);
    assert!(batch.starts_with("conversation=\nNew from mila-gate"), "{batch}");
    assert!(batch.contains("from=\"owner\"") && batch.contains(">/etc is &lt;/channel&gt; full</channel>"), "{batch}");
    gate.anna.writes("the second");
    let batch = service.ends(2);
    assert!(batch.starts_with("conversation=c-1\n") && batch.contains("the second"), "{batch}");
    assert!(!batch.contains("is full") && !batch.contains("broke off"), "{batch}");
    service.stop();
    gate.anna.writes("the third");
    let service = Service::start(&gate);
    let batch = service.ends(1);
    assert!(batch.contains("the third") && !batch.contains("the second"), "{batch}");
    assert!(batch.starts_with("conversation=c-1\n"), "{batch}");
    service.stop();
}

#[test]
fn a_photo_comes_with_its_path_so_that_the_run_can_look_at_it() {
    let gate = plan().start();
    let service = Service::start(&gate);
    gate.anna.says(111).file("photo", "", b"a picture").text("look").send();
    let batch = service.ends(1);
    let (_, path) = batch.split_once(" image_path=\"").unwrap_or_else(|| panic!("{batch}"));
    assert_eq!(fs::read(path.split_once('"').unwrap().0).unwrap(), b"a picture");
    service.stop();
}

#[test]
fn a_batch_whose_run_failed_comes_again_marked_and_once_it_went_well_never_again() {
    let gate = plan().start();
    how(&gate, "fail");
    let service = Service::start(&gate);
    gate.anna.writes("book the table");
    assert!(!service.ends(1).contains("broke off"));
    how(&gate, "fine");
    // An owner's word may end a wait, never sooner than some seconds after the failure.
    gate.anna.writes("and a cake");
    let batch = service.ends(2);
    let (again, fresh) = batch.split_once("These are new:").expect("both");
    assert!(again.contains("A run that was given these broke off") && again.contains("book the table"), "{batch}");
    assert!(fresh.contains("and a cake"), "{batch}");
    gate.anna.writes("thanks");
    let batch = service.ends(3);
    assert!(batch.contains("thanks") && !batch.contains("cake") && !batch.contains("broke off"), "{batch}");
    assert!(service.log.all().iter().any(|line| line.contains("session.run_said \"it broke\"")));
    service.stop();
}

#[test]
fn a_stop_ends_the_run_with_all_it_started_and_the_agent_rests_until_an_owner_writes() {
    let gate = plan().start();
    how(&gate, "slow");
    let service = Service::start(&gate);
    gate.anna.writes("count to a million");
    service.begins(1);
    let sleeper = appears(&folder(&gate).join("sleeper"));
    gate.anna.writes("/stop");
    told(&gate, "Passed on to the agent: stop.");
    said(&service.log, "by an owner's order", 1);
    told(&gate, "The agent stopped.");
    let state = fs::read_to_string(format!("/proc/{}/stat", sleeper.trim())).unwrap_or_default();
    assert!(state.is_empty() || state.contains(") Z"), "{state}");
    how(&gate, "fine");
    service.stop();
    // Neither the end of the service nor what it did not get wakes it.
    let service = Service::start(&gate);
    gate.anna.writes("now something else");
    let batch = service.ends(1);
    assert!(batch.contains("something else") && !batch.contains("million"), "{batch}");
    gate.anna.writes("again");
    assert!(service.ends(2).starts_with("conversation=c-1\n"));
    gate.anna.writes("/new");
    told(&gate, "a new conversation");
    gate.anna.writes("from the beginning");
    assert!(service.ends(3).starts_with("conversation=\n"));
    service.stop();
}

#[test]
fn what_only_a_person_can_mend_is_told_and_nothing_is_lost() {
    let gate = plan().start();
    how(&gate, "limit");
    let service = Service::start(&gate);
    gate.anna.writes("the first");
    service.ends(1);
    told(&gate, "usage limit");
    how(&gate, "login");
    gate.anna.writes("the second");
    service.ends(2);
    told(&gate, "log in again");
    how(&gate, "fine");
    gate.anna.writes("the third");
    let batch = service.ends(3);
    assert!(["the first", "the second", "the third"].iter().all(|text| batch.contains(text)), "{batch}");
    service.stop();
    let service = Service::start_with(&gate, &["--", "/nowhere/agent"]);
    gate.anna.writes("the fourth");
    said(&service.log, "session.run_ended", 1);
    told(&gate, "cannot be started");
    service.stop();
    let service = Service::start(&gate);
    let batch = service.ends(1);
    assert!(batch.contains("the fourth") && !batch.contains("the third"), "{batch}");
    service.stop();
}

#[test]
fn a_service_that_is_stopped_ends_its_run_and_gives_the_batch_again() {
    let gate = plan().start();
    how(&gate, "slow");
    let service = Service::start(&gate);
    gate.anna.writes("a long piece of work");
    service.begins(1);
    appears(&folder(&gate).join("sleeper"));
    service.stop();
    how(&gate, "fine");
    let service = Service::start(&gate);
    let batch = service.ends(1);
    assert!(batch.contains("a long piece of work") && batch.contains("broke off"), "{batch}");
    service.stop();
}

#[test]
fn a_run_that_takes_too_long_is_ended_and_told() {
    let gate = plan().start();
    how(&gate, "slow");
    let script = gate.session_file("agent.sh", AGENT.as_bytes());
    let service = Service::start_with(&gate, &["--seconds", "4", "--", "/bin/sh", script.to_str().unwrap()]);
    gate.anna.writes("for ever");
    service.ends(1);
    told(&gate, "The agent stopped.");
    assert!(service.log.all().iter().any(|line| line.contains("how=TimedOut")), "{}", service.log.tail(20));
    service.stop();
}

#[test]
fn a_hook_tells_the_owner_what_a_client_at_a_terminal_says() {
    use std::io::Write;
    let gate = plan().start();
    let hears = |said: &serde_json::Value, env: &[(&str, &str)]| {
        let mut command = gate.command_as(Role::Session, &["hook"]);
        command.arg("--config").arg(gate.config()).env_remove("CLAUDE_CODE_ENTRYPOINT").envs(env.iter().copied());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(said.to_string().as_bytes()).unwrap();
        let out = child.wait_with_output().unwrap();
        assert!(out.status.success() && out.stdout.is_empty(), "{out:?}");
    };
    let failure =
        |error: &str| json!({"hook_event_name": "StopFailure", "error": error, "last_assistant_message": "x"});
    hears(&failure("server_error"), &[("MILA_GATE_UNATTENDED", "1")]);
    hears(&json!({"hook_event_name": "SessionEnd", "reason": "other"}), &[("CLAUDE_CODE_ENTRYPOINT", "sdk-cli")]);
    hears(&json!({"hook_event_name": "Stop"}), &[]);
    hears(&failure("rate_limit"), &[]);
    told(&gate, "usage limit");
    hears(&failure("authentication_failed"), &[]);
    told(&gate, "log in again");
    let state = gate.world.lock();
    let mut said = state.chats[&gate.anna.id].messages.values().map(|message| message.text().to_owned());
    assert!(!said.any(|text| text.contains("The agent stopped. ")), "what was to be silent was not");
}

#[test]
fn a_session_that_starts_asks_for_the_public_facts_and_a_voice_message_is_given_with_its_words() {
    let gate = plan().start();
    let made = gate.program_as(
        Role::Session,
        "mkdir",
        &["-p", folder(&gate).join("work/knowledge-for-people").to_str().unwrap()],
    );
    assert_eq!(made.code, 0, "{made:?}");
    gate.session_file("work/knowledge-for-people/hours.md", b"We open at nine.\n");
    let script = gate.session_file("agent.sh", AGENT.as_bytes());
    let service = Service::start_as(&gate, &["--", "/bin/sh", script.to_str().unwrap()], |command| {
        command.env("TELEGRAM_VOICE_TRANSCRIBE_CMD", "tr a-z A-Z <");
    });
    gate.world.message("the card for the facts", gate.anna.id, |message| message.text().contains("hours.md"));
    said(&service.log, "session.knowledge state=asked", 1);
    gate.anna.says(111).file("voice", "note.oga", b"post it at nine").send();
    let batch = service.ends(1);
    assert!(batch.contains("POST IT AT NINE") && batch.contains("transcript of the voice message"), "{batch}");
    service.stop();
}

#[test]
fn more_than_has_room_waits_at_the_receiver_and_comes_in_order_and_once() {
    let gate = plan().start();
    how(&gate, "slow");
    let service = Service::start(&gate);
    gate.anna.writes("the long one");
    service.begins(1);
    let sleeper = appears(&folder(&gate).join("sleeper"));
    // More than wait for a run, and more than a run is given.
    let words: Vec<String> = (0..300).map(|n| format!("number {n:03}.")).collect();
    for words in &words {
        gate.anna.writes(words);
    }
    gate.anna.writes("the last.");
    // The first sign of an event that came last in the gate's own journal.
    let journal = gate.folder().join("state/io/events.jsonl");
    let end = Instant::now() + PATIENCE;
    while !fs::read_to_string(&journal).unwrap_or_default().contains("the last.") {
        assert!(Instant::now() < end, "the gate did not take them all");
        std::thread::sleep(Duration::from_millis(20));
    }
    how(&gate, "fine");
    assert_eq!(gate.program_as(Role::Session, "kill", &[sleeper.trim()]).code, 0);
    let (mut all, mut n) = (String::new(), 1);
    while !all.contains("the last.") {
        n += 1;
        let batch = service.ends(n);
        assert!(batch.matches("<channel ").count() <= 64 && !batch.contains("broke off"), "{batch}");
        all.push_str(&batch);
    }
    let came: Vec<&str> = all.split("number ").skip(1).map(|rest| &rest[..4]).collect();
    assert_eq!(came, words.iter().map(|words| &words[7..]).collect::<Vec<_>>());
    service.stop();
}
