//! Threads: named, with a bounded stack; a panic ends the process, but for threads marked *upstream*.

use std::cell::Cell;
use std::io;
use std::panic;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, SendError, SyncSender};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

thread_local! {
    static UPSTREAM: Cell<bool> = const { Cell::new(false) };
}

/// Starts a thread with a name and a stack of so many bytes.
///
/// # Errors
/// When the kernel has no room for it.
pub fn spawn<T: Send + 'static>(
    name: &str,
    stack: usize,
    body: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    thread::Builder::new().name(name.to_owned()).stack_size(stack).spawn(body)
}

/// A piece of work.
type Work = Box<dyn FnOnce() + Send>;

/// Threads that wait for their next piece of work, each with a number of its own.
static IDLE: Mutex<Vec<(u64, SyncSender<Work>)>> = Mutex::new(Vec::new());
/// Threads that may wait: as many as a busy second starts.
const IDLE_MAX: usize = 16;
/// How long one waits before it ends.
const IDLE_TIME: Duration = Duration::from_secs(10);
/// Stack of such a thread, in bytes: that of a connection's.
const IDLE_STACK: usize = 512 * 1024;

/// Does a short-lived piece of work in a thread of its own; one that has just ended its work takes it, if there is one, since
/// starting a thread costs more than most of such work.
///
/// # Errors
/// When the kernel has no room for another thread.
pub fn run(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let mut work: Work = Box::new(work);
    // A lock is poisoned by a panic alone, and a panic ends the process.
    while let Some((_, waits)) = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop() {
        match waits.send(work) {
            Ok(()) => return Ok(()),
            Err(SendError(back)) => work = back,
        }
    }
    spawn(name, IDLE_STACK, move || work_on(work)).map(drop)
}

/// Does a piece of work, and those that come while it waits.
fn work_on(first: Work) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let (tell, told) = mpsc::sync_channel::<Work>(1);
    let mut work = first;
    loop {
        work();
        {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            if idle.len() >= IDLE_MAX {
                return;
            }
            idle.push((number, tell.clone()));
        }
        work = if let Ok(next) = told.recv_timeout(IDLE_TIME) {
            next
        } else {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            let before = idle.len();
            idle.retain(|(own, _)| *own != number);
            if idle.len() < before {
                return;
            }
            drop(idle);
            // Somebody has taken it out already, and brings work.
            let Ok(next) = told.recv() else { return };
            next
        };
    }
}

/// Names the calling thread, in the main thread the whole process, in lists of the system: a program started by descriptor
/// would bear that descriptor's number there.
pub fn name_this(name: &std::ffi::CStr) {
    // SAFETY: `name` ends in NUL and outlives the call; the kernel reads at most 16 bytes of it. It cannot fail.
    unsafe { libc::prctl(libc::PR_SET_NAME, name.as_ptr()) };
}

/// Runs `body` with this thread marked *upstream*: a panic in it comes back as `None` instead of ending the process. For calls
/// into code that can panic on what an outsider sends, and for nothing else.
pub fn upstream<T>(body: impl FnOnce() -> T + panic::UnwindSafe) -> Option<T> {
    let before = UPSTREAM.replace(true);
    let result = panic::catch_unwind(body).ok();
    UPSTREAM.set(before);
    result
}

/// From here on a panic ends the whole process, at once and with one line, except in threads marked *upstream*: a daemon with a
/// thread missing is worse than one that systemd starts anew.
pub fn install_panic_hook() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        // The message may quote an outsider's bytes, so only the place is told.
        // A thread that is being taken down has lost its mark, and is none.
        if UPSTREAM.try_with(Cell::get).unwrap_or(false) {
            log::error!("upstream.panic at={place}");
        } else {
            log::error!("panic thread={} at={place}", thread::current().name().unwrap_or("-"));
            std::process::abort();
        }
    }));
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;
    use crate::sys::child::{self, Ended, Program, SelfImage, Spec, Stream};

    #[test]
    fn a_thread_bears_its_name() {
        let body = || thread::current().name().map(str::to_owned);
        let named = spawn("consent-press", 256 * 1024, body).unwrap();
        assert_eq!(named.join().unwrap().as_deref(), Some("consent-press"));
    }

    #[test]
    fn every_piece_of_work_is_done_once_however_many_come_at_once() {
        let (tell, told) = mpsc::channel();
        for round in 0..20 {
            for piece in 0..40 {
                let tell = tell.clone();
                run("work", move || tell.send(round * 40 + piece).unwrap()).unwrap();
            }
        }
        drop(tell);
        let mut done: Vec<i32> = told.iter().collect();
        done.sort_unstable();
        assert_eq!(done, (0..800).collect::<Vec<_>>());
        assert!(IDLE.lock().unwrap().len() <= IDLE_MAX);
    }

    /// What a test process of its own does: see the next test.
    #[test]
    fn a_process_that_is_told_to_panics_twice() {
        if std::env::var_os("MILA_TEST_PANIC").is_none() {
            return;
        }
        install_panic_hook();
        assert_eq!(upstream(|| panic!("bytes from outside")), None::<()>);
        // By file descriptor: a test's standard output is its harness's.
        std::fs::write("/proc/self/fd/1", "lives\n").unwrap();
        spawn("other", 64 * 1024, || panic!("ours")).unwrap().join().ok();
        std::fs::write("/proc/self/fd/1", "lives on\n").unwrap();
    }

    #[test]
    fn a_panic_ends_the_process_at_once_except_in_a_marked_call() {
        let image = SelfImage::open().unwrap();
        let test = "sys::thread::tests::a_process_that_is_told_to_panics_twice";
        let argv = ["mila", "--exact", test, "--nocapture"].map(Into::into).to_vec();
        let mut child = child::start(Spec {
            env: vec![("MILA_TEST_PANIC".to_owned(), "1".into())],
            stdout: Stream::Pipe,
            ..Spec::new(Program::Image(&image), argv)
        })
        .unwrap();
        let mut said = String::new();
        child.stdout().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!(child.wait(None).unwrap(), Some(Ended::Signal(libc::SIGABRT)), "{said}");
        assert!(said.contains("lives\n") && !said.contains("lives on"), "{said}");
    }

    #[test]
    fn what_a_marked_call_panics_with_is_none_and_the_mark_goes_with_the_call() {
        assert_eq!(upstream(|| UPSTREAM.get()), Some(true));
        assert_eq!(upstream(|| panic!("bytes from outside")), None::<()>);
        assert!(!UPSTREAM.get());
    }
}
