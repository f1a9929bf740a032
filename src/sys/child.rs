//! Starting programs: as whom, with what, inside which walls. The one place that starts any.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child as StdChild, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::check::{check, check_again};
use super::creds::my_uids;
use super::fd::{self, FIRST};
use super::lockdown::{Resource, has_capabilities, limit};
use super::netns;
use super::poll::{Waited, readable};

/// The signal that asks a program to end.
pub const TERM: i32 = libc::SIGTERM;
/// The signal that nothing can refuse.
pub const KILL: i32 = libc::SIGKILL;

/// The running program itself, open since its start: what is run later is what was started, whatever stands at its path by
/// then.
#[derive(Debug)]
pub struct SelfImage {
    file: File,
}

impl SelfImage {
    /// Opens it. Called before lockdown, which shuts `/proc/self` to other users.
    ///
    /// # Errors
    /// When `/proc` is not there.
    pub fn open() -> io::Result<Self> {
        Ok(Self { file: File::open("/proc/self/exe")? })
    }
}

/// What is started.
#[derive(Clone, Copy, Debug)]
pub enum Program<'a> {
    /// The file at an absolute path.
    At(&'a std::path::Path),
    /// This program, by descriptor.
    Image(&'a SelfImage),
}

/// Where a standard stream goes.
#[derive(Debug, Default)]
pub enum Stream {
    /// Where ours goes.
    Inherit,
    /// Nowhere.
    #[default]
    Null,
    /// To us.
    Pipe,
    /// To a file.
    To(File),
}

/// Another user to be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct As {
    /// The uid.
    pub uid: u32,
    /// The gid.
    pub gid: u32,
    /// The supplementary groups, exactly.
    pub groups: Vec<u32>,
}

/// Bounds the kernel holds the child to.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Bounds {
    /// Bytes of any file it writes.
    pub file_bytes: Option<u64>,
    /// Descriptors.
    pub files: Option<u64>,
    /// Processes of its uid.
    pub processes: Option<u64>,
}

/// A program to start.
#[derive(Debug)]
pub struct Spec<'a> {
    /// What.
    pub program: Program<'a>,
    /// argv, its name first.
    pub argv: Vec<OsString>,
    /// The whole environment.
    pub env: Vec<(String, OsString)>,
    /// The working folder.
    pub folder: Option<PathBuf>,
    /// Standard input.
    pub stdin: Stream,
    /// Standard output.
    pub stdout: Stream,
    /// Standard error.
    pub stderr: Stream,
    /// Listening sockets handed over from descriptor 3 on, announced as `LISTEN_FDS`.
    pub listeners: Vec<OwnedFd>,
    /// Who it runs as; `None` as ourselves.
    pub user: Option<As>,
    /// A session and a process group of its own; what is left of the group is ended when the program itself has ended.
    pub new_session: bool,
    /// A network namespace of its own.
    pub own_network: bool,
    /// Ended when the thread that started it ends.
    pub dies_with_us: bool,
    /// Bounds.
    pub bounds: Bounds,
}

impl<'a> Spec<'a> {
    /// A program with an empty environment and closed streams.
    #[must_use]
    pub fn new(program: Program<'a>, argv: Vec<OsString>) -> Self {
        Self {
            program,
            argv,
            env: Vec::new(),
            folder: None,
            stdin: Stream::Null,
            stdout: Stream::Null,
            stderr: Stream::Null,
            listeners: Vec::new(),
            user: None,
            new_session: false,
            own_network: false,
            dies_with_us: false,
            bounds: Bounds::default(),
        }
    }
}

/// A started program.
#[derive(Debug)]
pub struct Child {
    process: StdChild,
    pidfd: OwnedFd,
    leads: bool,
    ended: Option<Ended>,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ended {
    /// With this exit status.
    Exit(i32),
    /// By this signal.
    Signal(i32),
}

/// Starts a program.
///
/// # Errors
/// When the kernel refuses any part of the specification: then nothing was started.
pub fn start(spec: Spec<'_>) -> io::Result<Child> {
    let (first, rest) = spec.argv.split_first().ok_or_else(|| io::Error::other("argv is empty"))?;
    let listeners = spec.listeners.iter().map(|fd| fd::above(fd.as_fd())).collect::<io::Result<Vec<OwnedFd>>>()?;
    // By descriptor: the child finds its image among its own descriptors; exec itself closes it.
    let (path, _image) = match spec.program {
        Program::At(path) => (path.to_owned(), None),
        Program::Image(image) => {
            let copy = fd::above(image.file.as_fd())?;
            (PathBuf::from(format!("/proc/self/fd/{}", copy.as_raw_fd())), Some(copy))
        }
    };
    // Descriptors that `Command` makes for itself must not stand where the listeners go.
    let _low = fd::occupy(listeners.len())?;
    #[allow(clippy::disallowed_methods, reason = "this is the one place that starts programs")]
    let mut command = Command::new(path);
    command.arg0(first).args(rest).env_clear().envs(spec.env);
    if let Some(folder) = &spec.folder {
        command.current_dir(folder);
    }
    command.stdin(stdio(spec.stdin)).stdout(stdio(spec.stdout)).stderr(stdio(spec.stderr));
    let leads = spec.new_session;
    let inside = Inside {
        parent: std::process::id(),
        listeners: listeners.iter().map(AsRawFd::as_raw_fd).collect(),
        user: spec.user,
        new_session: spec.new_session,
        own_network: spec.own_network,
        dies_with_us: spec.dies_with_us,
        bounds: spec.bounds,
    };
    if !inside.listeners.is_empty() {
        command.env("LISTEN_FDS", inside.listeners.len().to_string());
    }
    // SAFETY: between fork and exec `Inside::enter` makes system calls only: it takes no lock and allocates nothing.
    unsafe { command.pre_exec(move || inside.enter()) };
    let mut child = command.spawn()?;
    match pidfd_open(child.id()) {
        Ok(pidfd) => Ok(Child { process: child, pidfd, leads, ended: None }),
        Err(error) => {
            child.kill()?;
            child.wait()?;
            Err(error)
        }
    }
}

impl Child {
    /// Its process id.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// The end of its standard input, once.
    pub fn stdin(&mut self) -> Option<ChildStdin> {
        self.process.stdin.take()
    }

    /// The end of its standard output, once.
    pub fn stdout(&mut self) -> Option<ChildStdout> {
        self.process.stdout.take()
    }

    /// The end of its standard error, once.
    pub fn stderr(&mut self) -> Option<ChildStderr> {
        self.process.stderr.take()
    }

    /// A descriptor that can be read once it has ended (`pidfd_open(2)`).
    #[must_use]
    pub fn pidfd(&self) -> std::os::fd::BorrowedFd<'_> {
        self.pidfd.as_fd()
    }

    /// Waits for its end, at most `most` (for ever when `None`). `None`: it still runs.
    ///
    /// # Errors
    /// When it cannot be waited for.
    pub fn wait(&mut self, most: Option<Duration>) -> io::Result<Option<Ended>> {
        if self.ended.is_some() {
            return Ok(self.ended);
        }
        if readable(&[self.pidfd.as_fd()], most)? == Waited::TimedOut {
            return Ok(None);
        }
        // It has ended and its end is not yet taken, so that its number still means its own group.
        if self.leads {
            self.signal_group(KILL)?;
        }
        self.ended = Some(ended(self.process.wait()?));
        Ok(self.ended)
    }

    /// Sends it a signal. That it has ended already is no error, and no other process can be meant.
    ///
    /// # Errors
    /// When the kernel refuses.
    pub fn signal(&self, signal: i32) -> io::Result<()> {
        let (handle, info) = (self.pidfd.as_raw_fd(), std::ptr::null::<libc::siginfo_t>());
        let flags: libc::c_uint = 0;
        // SAFETY: the descriptor is open as long as `self` lives; without `info` it is an ordinary signal.
        gone_is_well(check(unsafe { libc::syscall(libc::SYS_pidfd_send_signal, handle, signal, info, flags) }))
    }

    /// Sends a signal to every process of the group it leads. That none is left is no error; nothing is sent once its end was
    /// taken, since its number may mean another group by then.
    ///
    /// # Errors
    /// When it leads no group, or the kernel refuses.
    pub fn signal_group(&self, signal: i32) -> io::Result<()> {
        if !self.leads {
            return Err(io::Error::other("it leads no process group"));
        }
        if self.ended.is_some() {
            return Ok(());
        }
        let pid = libc::pid_t::try_from(self.pid()).map_err(io::Error::other)?;
        gone_is_well(kill(pid.saturating_neg(), signal))
    }
}

fn gone_is_well<T>(done: io::Result<T>) -> io::Result<()> {
    match done {
        Err(error) if error.raw_os_error() == Some(libc::ESRCH) => Ok(()),
        other => other.map(drop),
    }
}

/// Ends every other process of this uid (kill(2), pid −1). The answer to a child that left its group and session.
///
/// # Errors
/// For uid 0, or with any of root's privileges, always: there it would end the machine. Otherwise when the kernel refuses.
pub fn sweep_uid() -> io::Result<()> {
    let [real, effective, saved] = my_uids()?;
    if effective == 0 || real != effective || saved != effective || has_capabilities()? {
        return Err(io::Error::other("a sweep by anybody who may end the processes of others is refused"));
    }
    gone_is_well(kill(-1, libc::SIGKILL))
}

/// From here on, whatever loses its parent among what we started becomes our child, so that [`reap_all`] sees its end.
///
/// # Errors
/// When the kernel refuses.
pub fn adopt_orphans() -> io::Result<()> {
    let (on, none): (libc::c_ulong, libc::c_ulong) = (1, 0);
    // SAFETY: PR_SET_CHILD_SUBREAPER takes its argument by value and leaves memory alone.
    check(unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, on, none, none, none) })?;
    Ok(())
}

/// Takes the end of every child there is, adopted ones too, for at most `most`. `true`: none is left. Children that are held
/// as [`Child`] must have been waited for already.
///
/// # Errors
/// When waitpid(2) fails.
pub fn reap_all(most: Duration) -> io::Result<bool> {
    let end = Instant::now().checked_add(most);
    loop {
        let mut status: libc::c_int = 0;
        // SAFETY: `status` outlives the call.
        match check_again(|| unsafe { libc::waitpid(-1, &raw mut status, libc::WNOHANG) }) {
            Ok(0) if end.is_none_or(|end| Instant::now() >= end) => return Ok(false),
            Ok(0) => std::thread::sleep(Duration::from_millis(1)),
            Ok(_) => {}
            Err(error) if error.raw_os_error() == Some(libc::ECHILD) => return Ok(true),
            Err(error) => return Err(error),
        }
    }
}

fn kill(pid: libc::pid_t, signal: i32) -> io::Result<()> {
    // SAFETY: kill takes its arguments by value.
    check(unsafe { libc::kill(pid, signal) })?;
    Ok(())
}

fn ended(status: ExitStatus) -> Ended {
    match (status.code(), status.signal()) {
        (Some(code), _) => Ended::Exit(code),
        (None, signal) => Ended::Signal(signal.unwrap_or_default()),
    }
}

fn stdio(stream: Stream) -> Stdio {
    match stream {
        Stream::Inherit => Stdio::inherit(),
        Stream::Null => Stdio::null(),
        Stream::Pipe => Stdio::piped(),
        Stream::To(file) => Stdio::from(file),
    }
}

fn pidfd_open(pid: u32) -> io::Result<OwnedFd> {
    let pid = libc::pid_t::try_from(pid).map_err(io::Error::other)?;
    let flags: libc::c_uint = 0;
    // SAFETY: pidfd_open takes its arguments by value.
    let raw = check(unsafe { libc::syscall(libc::SYS_pidfd_open, pid, flags) })?;
    // SAFETY: the kernel has just given us this descriptor (closed at exec by definition), and nothing else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(RawFd::try_from(raw).map_err(io::Error::other)?) })
}

/// What the child does to itself between fork and exec, in this order: namespace and bounds (they may need root), group, user.
struct Inside {
    parent: u32,
    listeners: Vec<RawFd>,
    user: Option<As>,
    new_session: bool,
    own_network: bool,
    dies_with_us: bool,
    bounds: Bounds,
}

impl Inside {
    fn enter(&self) -> io::Result<()> {
        if self.new_session {
            // SAFETY: setsid has no arguments.
            check(unsafe { libc::setsid() })?;
        }
        self.hand_over()?;
        if self.own_network {
            netns::enter_new_with_lo()?;
        }
        self.bound()?;
        if let Some(user) = &self.user {
            // SAFETY: the pointer is valid for the length passed with it.
            check(unsafe { libc::setgroups(user.groups.len(), user.groups.as_ptr()) })?;
            // SAFETY: setresgid takes its arguments by value.
            check(unsafe { libc::setresgid(user.gid, user.gid, user.gid) })?;
            // SAFETY: setresuid takes its arguments by value.
            check(unsafe { libc::setresuid(user.uid, user.uid, user.uid) })?;
        }
        if self.dies_with_us {
            let signal = libc::c_ulong::try_from(libc::SIGKILL).map_err(|_too_big| io::ErrorKind::InvalidInput)?;
            // SAFETY: PR_SET_PDEATHSIG takes its argument by value. After the uid: a change of uid clears it.
            check(unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, signal) })?;
            // SAFETY: getppid has no arguments and cannot fail.
            let parent = unsafe { libc::getppid() };
            // It ended before the line above: nobody would ever send that signal.
            if u32::try_from(parent) != Ok(self.parent) {
                return Err(io::Error::from_raw_os_error(libc::ESRCH));
            }
        }
        Ok(())
    }

    /// Puts the listeners at 3, 4, … What is copied from, and what `Command` itself holds, stands above that range.
    fn hand_over(&self) -> io::Result<()> {
        let mut target = FIRST;
        fd::close_all_at_exec(FIRST)?;
        for raw in &self.listeners {
            // SAFETY: both numbers go by value; what was open at the target was ours to close.
            check(unsafe { libc::dup2(*raw, target) })?;
            target = target.saturating_add(1);
        }
        Ok(())
    }

    fn bound(&self) -> io::Result<()> {
        let bounds: [(Resource, Option<u64>); 4] = [
            (libc::RLIMIT_FSIZE, self.bounds.file_bytes),
            (libc::RLIMIT_NOFILE, self.bounds.files),
            (libc::RLIMIT_NPROC, self.bounds.processes),
            (libc::RLIMIT_CORE, Some(0)),
        ];
        for (resource, most) in bounds {
            if let Some(most) = most {
                limit(resource, most)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
