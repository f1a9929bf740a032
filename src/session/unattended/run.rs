//! One run of the agent: started, held to its time and its output, and ended with everything it started in its group.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::base::limits::{RUN_COMPLAINT_MAX, RUN_END, RUN_OUTPUT_MAX};
use crate::session::unattended::judge::How;
use crate::sys::child::{self, Child, Ended, KILL, Program, Spec, Stream, TERM};
use crate::sys::file::nameless;
use crate::sys::poll::{Waited, readable};

/// Reads after a program's end: what it left in its pipes. A process that left its group may go on writing there for ever.
const LAST_READS: usize = 64;
/// Variables that mean this process, and nobody whom it starts.
const OURS: [&str; 4] = ["LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES", "NOTIFY_SOCKET"];
/// Says to whatever runs inside that nobody sits at the terminal: `mila-gate hook` then leaves it to this process to tell the owner.
pub(in crate::session) const UNATTENDED: &str = "MILA_GATE_UNATTENDED";
/// The conversation that an agent of the operator's own may go on with.
const CONVERSATION: &str = "MILA_GATE_CONVERSATION";

/// What is run for every batch.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Agent {
    /// Claude Code, with the plugin in this folder.
    Claude(PathBuf),
    /// A command of the operator's own: the program and its arguments.
    Own(Vec<OsString>),
}

impl Agent {
    /// The command line. What is in it is never a word of anybody's but the operator's; the batch comes on standard input.
    #[must_use]
    pub fn argv(&self, conversation: Option<&str>) -> Vec<OsString> {
        match self {
            Self::Own(argv) => argv.clone(),
            Self::Claude(plugin) => {
                let mut argv: Vec<OsString> = ["claude", "-p", "--output-format", "json"].map(OsString::from).into();
                for (flag, file) in [("--settings", "settings.json"), ("--mcp-config", ".mcp.json")] {
                    argv.extend([flag.into(), plugin.join(file).into_os_string()]);
                }
                argv.extend(["--strict-mcp-config".into(), "--plugin-dir".into(), plugin.into()]);
                if let Some(conversation) = conversation {
                    argv.extend(["--resume".into(), conversation.into()]);
                }
                argv
            }
        }
    }

    /// Whether it is told to go on with a conversation.
    #[must_use]
    pub const fn resumes(&self) -> bool {
        matches!(self, Self::Claude(_))
    }
}

/// What somebody wants of a run while it is under way.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Wish {
    /// That it ends, by an owner's order.
    Obey,
    /// Nothing.
    Nothing,
    /// That it ends, since this process does.
    Quit,
}

/// A run that is over.
#[derive(Debug)]
pub(super) struct Ran {
    pub(super) how: How,
    /// Who ended it, if anybody did.
    pub(super) wish: Wish,
    /// Its standard output, cut at its bound.
    pub(super) said: Vec<u8>,
    /// The last of its standard error.
    pub(super) complaint: String,
}

/// Runs the agent with a batch, for at most `most`. `wakes` are descriptors that can be read when `wish` has something to say.
///
/// # Errors
/// It could not be started or watched: then nothing of it runs.
pub(super) fn run(
    argv: &[OsString],
    conversation: Option<&str>,
    batch: &str,
    most: Duration,
    wakes: &[BorrowedFd<'_>],
    wish: &dyn Fn() -> Wish,
) -> io::Result<Ran> {
    let first = argv.first().ok_or_else(|| io::Error::other("there is no command"))?;
    let program = find(Path::new(first), std::env::var_os("PATH").as_deref(), std::env::var_os("HOME").as_deref())?;
    let mut env: Vec<(String, OsString)> = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, _)| !OURS.contains(&name.as_str()))
        .collect();
    env.push((UNATTENDED.to_owned(), "1".into()));
    env.extend(conversation.map(|id| (CONVERSATION.to_owned(), id.into())));
    let mut child = child::start(Spec {
        env,
        // A file without a name: an agent that does not read it holds nobody up.
        stdin: Stream::To(nameless(batch.as_bytes())?),
        stdout: Stream::Pipe,
        stderr: Stream::Pipe,
        new_session: true,
        dies_with_us: true,
        ..Spec::new(Program::At(&program), argv.to_vec())
    })?;
    log::info!("session.run pid={}", child.pid());
    let ran = watch(&mut child, most, wakes, wish);
    if ran.is_err() {
        child.signal_group(KILL)?;
        child.wait(None)?;
    }
    ran
}

fn watch(child: &mut Child, most: Duration, wakes: &[BorrowedFd<'_>], wish: &dyn Fn() -> Wish) -> io::Result<Ran> {
    let mut out = Pipe::new(child.stdout().map(OwnedFd::from));
    let mut err = Pipe::new(child.stderr().map(OwnedFd::from));
    let (mut wished, mut timed_out) = (Wish::Nothing, false);
    // When it is to end, then when it is killed; `None` once it was.
    let mut limit = Instant::now().checked_add(most);
    let mut ending = false;
    loop {
        let mut fds = vec![child.pidfd()];
        fds.extend(out.fd());
        fds.extend(err.fd());
        if !ending {
            fds.extend(wakes);
        }
        let left = limit.map(|limit| limit.saturating_duration_since(Instant::now()));
        let ready = match readable(&fds, left)? {
            Waited::Ready(ready) => ready,
            Waited::TimedOut => Vec::new(),
        };
        let ended = ready.contains(&0);
        for pipe in [(&mut out, RUN_OUTPUT_MAX, End::First), (&mut err, RUN_COMPLAINT_MAX, End::Last)] {
            let (pipe, most, end) = pipe;
            pipe.take(most, end, if ended { LAST_READS } else { 1 });
        }
        if ended {
            break;
        }
        if !ending {
            wished = wish();
            timed_out = wished == Wish::Nothing && limit.is_some_and(|limit| Instant::now() >= limit);
            if wished != Wish::Nothing || timed_out {
                ending = true;
                child.signal_group(TERM)?;
                limit = Instant::now().checked_add(RUN_END);
            }
        } else if limit.is_some_and(|limit| Instant::now() >= limit) {
            child.signal_group(KILL)?;
            limit = None;
        }
    }
    // What is left of its group ends here.
    let how = match child.wait(None)? {
        _ if timed_out => How::TimedOut,
        Some(Ended::Exit(code)) => How::Exit(code),
        Some(Ended::Signal(signal)) => How::Signal(signal),
        None => return Err(io::Error::other("a program that has ended runs")),
    };
    Ok(Ran { how, wish: wished, said: out.bytes, complaint: String::from_utf8_lossy(&err.bytes).into_owned() })
}

/// Which end of a stream is kept.
#[derive(Clone, Copy, Eq, PartialEq)]
enum End {
    First,
    Last,
}

/// A standard stream of the program.
struct Pipe {
    from: Option<File>,
    bytes: Vec<u8>,
}

impl Pipe {
    fn new(from: Option<OwnedFd>) -> Self {
        Self { from: from.map(File::from), bytes: Vec::new() }
    }

    fn fd(&self) -> Option<BorrowedFd<'_>> {
        self.from.as_ref().map(AsFd::as_fd)
    }

    /// Reads what is there, without waiting, at most so many times, and keeps `most` bytes of it in all.
    fn take(&mut self, most: usize, end: End, times: usize) {
        let mut piece = [0; 16 * 1024];
        for _ in 0..times {
            let Some(from) = self.from.as_mut() else { return };
            match readable(&[from.as_fd()], Some(Duration::ZERO)) {
                Ok(Waited::Ready(_)) => {}
                Ok(Waited::TimedOut) => return,
                Err(_) => return self.from = None,
            }
            match from.read(&mut piece) {
                Ok(0) | Err(_) => return self.from = None,
                Ok(length) => self.bytes.extend_from_slice(piece.get(..length).unwrap_or_default()),
            }
            let over = self.bytes.len().saturating_sub(most);
            match end {
                End::First => self.bytes.truncate(most),
                End::Last => drop(self.bytes.drain(..over)),
            }
        }
    }
}

/// The program of that name: a path as it stands, else the first in the search path that may be run, else the one in the home's
/// `.local/bin`, where Claude Code's own installer puts it and which no service has in its search path.
fn find(name: &Path, path: Option<&OsStr>, home: Option<&OsStr>) -> io::Result<PathBuf> {
    let runs = |file: &PathBuf| fs::metadata(file).is_ok_and(|of| of.is_file() && of.permissions().mode() & 0o111 != 0);
    if name.components().count() > 1 {
        return std::path::absolute(name);
    }
    let folders = path.into_iter().flat_map(std::env::split_paths);
    let own = home.map(|home| Path::new(home).join(".local/bin"));
    let found = folders.chain(own).map(|folder| folder.join(name)).find(runs);
    found.ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, format!("{} is not in the PATH", name.display())))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::os::unix::net::UnixStream;

    use super::*;
    use crate::store::temp::Temp;

    const LONG: Duration = Duration::from_secs(60);

    fn shell(script: &str, most: Duration, wish: &dyn Fn() -> Wish, wakes: &[BorrowedFd<'_>]) -> Ran {
        let argv = ["/bin/sh", "-c", script].map(OsString::from);
        run(&argv, Some("a-1"), "the batch\n", most, wakes, wish).unwrap()
    }

    fn quiet(script: &str) -> Ran {
        shell(script, LONG, &|| Wish::Nothing, &[])
    }

    #[test]
    fn a_run_gets_the_batch_on_standard_input_and_its_words_are_kept() {
        let ran = quiet("cat; echo $MILA_GATE_UNATTENDED $MILA_GATE_CONVERSATION; echo wrong >&2; exit 3");
        assert_eq!(ran.how, How::Exit(3));
        assert_eq!(String::from_utf8(ran.said).unwrap(), "the batch\n1 a-1\n");
        assert_eq!(ran.complaint, "wrong\n");
        assert_eq!(quiet("kill -9 $$").how, How::Signal(9));
    }

    #[test]
    fn of_too_much_output_the_first_of_the_one_and_the_last_of_the_other_stay() {
        let ran = quiet("head -c 3000000 /dev/zero; head -c 100000 /dev/zero >&2; echo the end >&2");
        assert_eq!((ran.how, ran.said.len(), ran.complaint.len()), (How::Exit(0), RUN_OUTPUT_MAX, RUN_COMPLAINT_MAX));
        assert!(ran.complaint.ends_with("the end\n"));
    }

    #[test]
    fn what_it_started_ends_with_it_and_cannot_hold_it_up() {
        let began = Instant::now();
        let ran = quiet("sleep 300 & echo $!");
        let pid = String::from_utf8(ran.said).unwrap();
        assert!(began.elapsed() < Duration::from_secs(60));
        // It was killed; until its new parent takes its end it is seen as a zombie.
        let state = || fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
        while !state().is_empty() && !state().contains(") Z") {
            assert!(began.elapsed() < Duration::from_secs(60), "{}", state());
            std::thread::yield_now();
        }
    }

    #[test]
    fn one_that_takes_too_long_is_asked_to_end() {
        let ran = shell("echo begun; sleep 300", Duration::from_secs(2), &|| Wish::Nothing, &[]);
        assert_eq!((ran.how, ran.wish), (How::TimedOut, Wish::Nothing));
        assert_eq!(ran.said, b"begun\n");
    }

    #[test]
    fn an_order_ends_it_at_once() {
        let (wake, woken) = UnixStream::pair().unwrap();
        drop(wake);
        let asked = Cell::new(0);
        let wish = || {
            asked.set(asked.get() + 1);
            if asked.get() > 1 { Wish::Obey } else { Wish::Nothing }
        };
        let ran = shell("trap 'echo asked; exit 5' TERM; echo on; sleep 300 & wait", LONG, &wish, &[woken.as_fd()]);
        assert_eq!(ran.wish, Wish::Obey);
        assert!(matches!(ran.how, How::Exit(5) | How::Signal(15)), "{:?}", ran.how);
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error_and_a_path_is_taken_as_it_stands() {
        let argv = [OsString::from("mila-gate-no-such-program")];
        let error = run(&argv, None, "", LONG, &[], &|| Wish::Nothing).unwrap_err();
        assert!(error.to_string().contains("PATH"), "{error}");
        assert_eq!(find(Path::new("/bin/sh"), None, None).unwrap(), Path::new("/bin/sh"));
        assert_eq!(find(Path::new("sh"), Some("/nowhere:/bin".as_ref()), None).unwrap(), Path::new("/bin/sh"));
        let temp = Temp::new("unattended-find");
        let own = temp.path().join(".local/bin/sh");
        fs::create_dir_all(own.parent().unwrap()).unwrap();
        std::os::unix::fs::symlink("/bin/sh", &own).unwrap();
        let home = Some(temp.path().as_os_str());
        assert_eq!(find(Path::new("sh"), Some("/bin".as_ref()), home).unwrap(), Path::new("/bin/sh"));
        assert_eq!(find(Path::new("sh"), None, home).unwrap(), own);
    }

    #[test]
    fn the_clients_command_line_names_the_plugins_files_and_the_conversation() {
        let claude = Agent::Claude("/p".into());
        let words = |argv: Vec<OsString>| argv.join(" ".as_ref()).into_string().unwrap();
        let line = "claude -p --output-format json --settings /p/settings.json --mcp-config /p/.mcp.json \
                    --strict-mcp-config --plugin-dir /p";
        assert_eq!(words(claude.argv(None)), line);
        assert_eq!(words(claude.argv(Some("a-1"))), format!("{line} --resume a-1"));
        assert_eq!(words(Agent::Own(vec!["x".into(), "-y".into()]).argv(Some("a-1"))), "x -y");
    }
}
