//! Threads: named, with a bounded stack; a panic ends the process, but for threads marked *upstream*.

use std::cell::Cell;
use std::io;
use std::panic;
use std::thread::{self, JoinHandle};

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
        if UPSTREAM.get() {
            log::error!("upstream.panic at={place}");
        } else {
            log::error!("panic at={place}");
            std::process::abort();
        }
    }));
}
