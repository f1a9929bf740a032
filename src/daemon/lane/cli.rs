//! The engine `cli`: the Claude CLI, started anew for each answer, with constant arguments and the question on standard input.
//!
//! It runs as the lane's own user, in a folder that was empty before and is gone after, with nothing of ours but the way to the
//! relay. One at a time, since each takes some 300 MB, and so that after it every other process of the uid can be ended. What it
//! prints is believed only where it is what the relay saw come from the model.

use std::ffi::OsString;
use std::fs;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::base::limits::{LANE_ANSWER_TIME, LANE_CLI_FILE_BYTES, LANE_CLI_FILES, LANE_CLI_PROCESSES};
use crate::config::{Config, file};
use crate::daemon::lane::api::Failed;
use crate::daemon::lane::relay::Relay;
use crate::net::keeper_client::KeeperClient;
use crate::policy::lane::reply::Reply;
use crate::sys::child::{self, Bounds, Ended, Program, Spec, Stream};
use crate::sys::file::nameless;

/// Every argument, whatever is asked. The instructions are put in by the relay.
const ARGUMENTS: [&str; 12] = [
    "claude",
    "-p",
    "--tools",
    "",
    "--strict-mcp-config",
    "--setting-sources",
    "",
    "--model",
    "haiku",
    "--no-session-persistence",
    "--system-prompt",
    "Answer the question.",
];
/// Bytes of what it prints that are read: more than the longest answer that a model gives here.
const PRINTED_MAX: u64 = 64 * 1024;
/// How long the end of what it left may take.
const END: Duration = Duration::from_secs(5);

/// The engine.
#[derive(Debug)]
pub(super) struct Cli {
    program: PathBuf,
    room: PathBuf,
    relay: Relay,
    plain: bool,
}

/// What there must be before anything runs: a program that is root's. What an earlier process left is ended.
pub(super) fn prepare(config: &Config) -> Result<(), String> {
    let program = &config.lane.cli;
    file::check_program(program, config.users.root)
        .map_err(|what| format!("lane.cli: {} {what}", program.display()))?;
    if !config.plain {
        child::adopt_orphans().map_err(|error| error.to_string())?;
    }
    sweep(config.plain).map_err(|error| error.to_string())
}

impl Cli {
    /// Starts the relay.
    pub(super) fn start(config: &Config, keeper: KeeperClient) -> io::Result<Self> {
        let room = config.state.join("lane").join("answer");
        let relay = Relay::start(keeper, config.users.guest)?;
        Ok(Self { program: config.lane.cli.clone(), room, relay, plain: config.plain })
    }

    /// Asks, and ends whatever is left of it.
    pub(super) fn ask(
        &self,
        token: &str,
        model: &str,
        canary: &str,
        knowledge: &str,
        question: &str,
    ) -> Result<Reply, Failed> {
        self.relay.open(token, model, canary, knowledge);
        let printed = Room::make(&self.room).and_then(|room| self.run(token, question, &room));
        let swept = sweep(self.plain);
        let came = self.relay.close(token);
        let trouble = |error: io::Error| Failed::Model(format!("the CLI: {error}"));
        // What it took counts even where nothing of it is said.
        let tokens = came.as_ref().and_then(|came| came.as_ref().ok()).map_or(0, |reply| reply.tokens);
        let silent = |why: &str| {
            log::warn!("lane.cli_silent why=\"{why}\"");
            Ok(Reply { text: None, tokens })
        };
        if let Err(error) = swept {
            return Err(trouble(error));
        }
        let printed = match printed {
            Ok(printed) => printed,
            Err(error) => return silent(&error.to_string()),
        };
        match (printed, came) {
            (_, Some(Err(failed))) => Err(failed),
            (_, None) => silent("it asked nothing"),
            (None, _) => silent("it failed, or took too long"),
            (Some(printed), Some(Ok(reply))) => {
                if reply.text.as_deref().is_some_and(|text| text.trim() == printed.trim()) {
                    Ok(reply)
                } else {
                    silent("it printed something else than the model said")
                }
            }
        }
    }

    /// What it printed; `None` where it did not end well and in time.
    fn run(&self, token: &str, question: &str, room: &Room) -> io::Result<Option<String>> {
        let mut out = nameless(b"")?;
        let text = |text: &str| OsString::from(text);
        let room_path = || room.0.clone().into_os_string();
        let env = [
            ("HOME", room_path()),
            ("TMPDIR", room_path()),
            ("PATH", text("/usr/local/bin:/usr/bin:/bin")),
            ("LANG", text("C.UTF-8")),
            ("ANTHROPIC_BASE_URL", text(self.relay.url())),
            ("ANTHROPIC_API_KEY", text(token)),
            ("CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC", text("1")),
            ("CLAUDE_CODE_MAX_RETRIES", text("0")),
            ("DISABLE_AUTOUPDATER", text("1")),
        ];
        let mut child = child::start(Spec {
            env: env.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            folder: Some(room.0.clone()),
            stdin: Stream::To(nameless(question.as_bytes())?),
            stdout: Stream::To(out.try_clone()?),
            new_session: true,
            dies_with_us: true,
            bounds: Bounds {
                file_bytes: Some(LANE_CLI_FILE_BYTES),
                files: Some(LANE_CLI_FILES),
                // The bound counts all processes of the uid; in plain mode those are the user's whole session.
                processes: (!self.plain).then_some(LANE_CLI_PROCESSES),
            },
            ..Spec::new(Program::At(&self.program), ARGUMENTS.iter().map(OsString::from).collect())
        })?;
        let Some(ended) = child.wait(Some(LANE_ANSWER_TIME))? else {
            child.signal_group(child::KILL)?;
            child.wait(None)?;
            return Ok(None);
        };
        if ended != Ended::Exit(0) {
            return Ok(None);
        }
        out.rewind()?;
        printed(&out).map(Some)
    }

    /// Ends whatever runs.
    pub(super) fn stop(&self) {
        if let Err(error) = sweep(self.plain) {
            log::error!("lane.sweep_failed error={error}");
        }
    }
}

fn printed(out: &File) -> io::Result<String> {
    let mut bytes = Vec::new();
    out.take(PRINTED_MAX).read_to_end(&mut bytes)?;
    String::from_utf8(bytes).map_err(io::Error::other)
}

/// The folder of one answer; it goes with this.
struct Room(PathBuf);

impl Room {
    /// Makes it anew; what an earlier process left there goes first.
    fn make(path: &Path) -> io::Result<Self> {
        remove(path)?;
        fs::DirBuilder::new().mode(0o700).create(path)?;
        Ok(Self(path.to_owned()))
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        if let Err(error) = remove(&self.0) {
            log::error!("lane.room_left error={error}");
        }
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Ends every other process of this uid and waits until none is left. In plain mode nothing: they are the user's own.
fn sweep(plain: bool) -> io::Result<()> {
    if plain {
        return Ok(());
    }
    let until = Instant::now().checked_add(END);
    loop {
        child::sweep_uid()?;
        if child::reap_all(Duration::from_millis(100))? {
            return Ok(());
        }
        if until.is_none_or(|until| Instant::now() >= until) {
            return Err(io::Error::other("a process does not end"));
        }
    }
}
