//! One action: its program started, watched, ended, and its word read.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{ChildStderr, ChildStdout};
use std::time::{Duration, Instant};

use crate::base::limits::{ACTION_ANSWER_MAX, ACTION_FILE_BYTES_MAX, ACTION_FILES_MAX, ACTION_PROCESSES_MAX};
use crate::config::kind::Kind;
use crate::daemon::runner::room::Room;
use crate::sys::child::{self, Bounds, Child, Ended, Program, SelfImage, Spec, Stream};
use crate::sys::poll::{self, Waited};

/// How long what was killed may take to be gone.
const END: Duration = Duration::from_secs(5);
/// Bytes of standard error that are kept for the log.
const STDERR_MAX: usize = 400;

/// Where a program is started.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground<'a> {
    /// The running program, for `@self`.
    pub(super) image: &'a SelfImage,
    /// The keeper's socket.
    pub(super) keeper: &'a Path,
    /// The lane's socket, for a kind with the route `knowledge`.
    pub(super) lane: &'a Path,
    /// Whether the uid is shared with what must not be ended.
    pub(super) plain: bool,
}

/// Why an action is over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum End {
    /// The one who asked for it has gone.
    CallerGone,
    /// The program ended by itself.
    Ended(Ended),
    /// It could not be watched any longer.
    Fault,
    /// Its time was over.
    Time,
    /// It said more than it may.
    TooMuch,
}

/// What came of an action.
#[derive(Debug)]
pub(super) struct Ran {
    /// Why it is over.
    pub(super) end: End,
    /// What it printed.
    pub(super) stdout: Vec<u8>,
    /// What it complained of, for the log.
    pub(super) stderr: String,
}

/// The route that leads to the lane, not to the keeper.
const KNOWLEDGE: &str = "knowledge";

/// Starts the program of a kind.
///
/// # Errors
/// It was not started: nothing ran.
pub(super) fn start(ground: Ground<'_>, kind: &Kind, room: &Room, stdin: File) -> io::Result<Child> {
    let (program, rest) = kind.command.split_first().ok_or_else(|| io::Error::other("the command is empty"))?;
    let (program, name) = match program.as_str() {
        "@self" => (Program::Image(ground.image), "mila-gate"),
        path => (Program::At(Path::new(path)), path),
    };
    let argv = std::iter::once(OsString::from(name)).chain(rest.iter().map(OsString::from)).collect();
    let path = |path: &Path| path.as_os_str().to_owned();
    let bounds = Bounds {
        file_bytes: Some(ACTION_FILE_BYTES_MAX),
        files: Some(ACTION_FILES_MAX),
        // The bound counts all processes of the uid; in plain mode those are the user's whole session.
        processes: (!ground.plain).then_some(ACTION_PROCESSES_MAX),
    };
    let mut env = vec![
        ("MILA_KEEPER".to_owned(), path(ground.keeper)),
        ("LANG".to_owned(), OsString::from("C.UTF-8")),
        ("PATH".to_owned(), OsString::from("/usr/bin:/bin")),
        ("HOME".to_owned(), path(room.home())),
        ("TMPDIR".to_owned(), path(room.temp())),
    ];
    if kind.routes.iter().any(|route| route == KNOWLEDGE) {
        env.push(("MILA_LANE".to_owned(), path(ground.lane)));
    }
    child::start(Spec {
        env,
        folder: Some(room.work().to_owned()),
        stdin: Stream::To(stdin),
        stdout: Stream::Pipe,
        stderr: Stream::Pipe,
        new_session: true,
        dies_with_us: true,
        bounds,
        ..Spec::new(program, argv)
    })
}

/// Watches a program until it ends, its time is over, it says too much, or the caller goes. Then ends whatever is left of it.
pub(super) fn watch(mut child: Child, caller: &UnixStream, most: Duration, plain: bool) -> Ran {
    let mut pipes = Pipes { stdout: child.stdout(), stderr: child.stderr(), out: Vec::new(), err: Vec::new() };
    let until = Instant::now().checked_add(most);
    let end = loop {
        let left = until.map(|until| until.saturating_duration_since(Instant::now()));
        match pipes.step(&mut child, caller, left) {
            Ok(None) => {}
            Ok(Some(end)) => break end,
            Err(error) => {
                log::error!("runner.watch_failed error={error}");
                break End::Fault;
            }
        }
    };
    finish(&mut child, plain);
    // What was printed before the end may still stand in the pipe.
    if let Err(error) = pipes.drain() {
        log::warn!("runner.drain_failed error={error}");
    }
    let end = if pipes.out.len() > ACTION_ANSWER_MAX { End::TooMuch } else { end };
    Ran { end, stdout: pipes.out, stderr: String::from_utf8_lossy(&pipes.err).into_owned() }
}

/// Ends the program's group, then everything of this uid: a child that made a session of its own survives the first.
fn finish(child: &mut Child, plain: bool) {
    // The group may be empty by now.
    if let Err(error) = child.signal_group(child::KILL) {
        log::debug!("runner.group_gone error={error}");
    }
    match child.wait(Some(END)) {
        Ok(Some(_)) => {}
        Ok(None) => log::error!("runner.not_ended pid={}", child.pid()),
        Err(error) => log::error!("runner.wait_failed error={error}"),
    }
    if let Err(error) = sweep(plain) {
        log::error!("runner.sweep_failed error={error}");
    }
}

/// Ends every other process of this uid and waits until none is left. In plain mode nothing: they are the user's own.
///
/// # Errors
/// Somebody is left, or might be.
pub(super) fn sweep(plain: bool) -> io::Result<()> {
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

struct Pipes {
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    out: Vec<u8>,
    err: Vec<u8>,
}

impl Pipes {
    /// Waits for the next thing that happens.
    fn step(&mut self, child: &mut Child, caller: &UnixStream, left: Option<Duration>) -> io::Result<Option<End>> {
        let mut fds = vec![child.pidfd(), caller.as_fd()];
        let out = self.stdout.as_ref().map(|pipe| (fds.len(), fds.push(pipe.as_fd())).0);
        let err = self.stderr.as_ref().map(|pipe| (fds.len(), fds.push(pipe.as_fd())).0);
        let ready = match poll::readable(&fds, left)? {
            Waited::TimedOut => return Ok(Some(End::Time)),
            Waited::Ready(ready) => ready,
        };
        if out.is_some_and(|at| ready.contains(&at)) {
            read_some(&mut self.stdout, &mut self.out, ACTION_ANSWER_MAX.saturating_add(1))?;
            if self.out.len() > ACTION_ANSWER_MAX {
                return Ok(Some(End::TooMuch));
            }
        }
        if err.is_some_and(|at| ready.contains(&at)) {
            read_some(&mut self.stderr, &mut self.err, STDERR_MAX)?;
        }
        if ready.contains(&0) {
            return Ok(child.wait(Some(Duration::ZERO))?.map(End::Ended));
        }
        // The caller has nothing more to say: whatever comes from it, its end above all, ends the action.
        if ready.contains(&1) {
            return Ok(Some(End::CallerGone));
        }
        Ok(None)
    }

    /// Takes what is in the pipes without waiting: in plain mode somebody may hold them open for long.
    fn drain(&mut self) -> io::Result<()> {
        while let Some(pipe) = self.stdout.as_ref() {
            if self.out.len() > ACTION_ANSWER_MAX
                || poll::readable(&[pipe.as_fd()], Some(Duration::ZERO))? == Waited::TimedOut
            {
                return Ok(());
            }
            read_some(&mut self.stdout, &mut self.out, ACTION_ANSWER_MAX.saturating_add(1))?;
        }
        Ok(())
    }
}

/// Reads once from a pipe that has something, keeps at most `most` bytes, and lets the pipe go at its end.
fn read_some<R: Read>(pipe: &mut Option<R>, kept: &mut Vec<u8>, most: usize) -> io::Result<()> {
    let Some(open) = pipe else { return Ok(()) };
    let mut bytes = [0_u8; 8192];
    let got = match open.read(&mut bytes) {
        Err(error) if error.kind() == io::ErrorKind::Interrupted => return Ok(()),
        other => other?,
    };
    if got == 0 {
        *pipe = None;
        return Ok(());
    }
    let room = most.saturating_sub(kept.len());
    kept.extend(bytes.iter().take(got.min(room)));
    Ok(())
}
