//! What the daemons say on standard error, kept and awaited.

use std::io::{BufRead, BufReader, Read};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::world::PATIENCE;

/// The lines so far.
#[derive(Default)]
pub struct Log {
    lines: Mutex<Vec<String>>,
    more: Condvar,
}

impl Log {
    /// Reads a stream to its end in a thread of its own.
    pub fn follow(self: &Arc<Self>, stream: impl Read + Send + 'static) {
        let log = Arc::clone(self);
        std::thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                log.lines.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                log.more.notify_all();
            }
        });
    }

    /// The last lines.
    pub fn tail(&self, lines: usize) -> String {
        let all = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        all[all.len().saturating_sub(lines)..].join("\n")
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Every line.
    pub fn all(&self) -> Vec<String> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits for a line, from the one numbered `from` on.
    pub fn wait(&self, what: &str, from: usize, fits: impl Fn(&str) -> bool) -> String {
        let found = self.wait_for(PATIENCE, from, fits);
        found.unwrap_or_else(|| panic!("never said: {what}\n{}", self.tail(60)))
    }

    /// Waits until so many lines end in these words.
    pub fn wait_nth(&self, words: &str, n: usize) {
        let end = Instant::now() + PATIENCE;
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        while lines.iter().filter(|line| line.ends_with(words)).count() < n {
            let left = end.checked_duration_since(Instant::now());
            let left = left.unwrap_or_else(|| panic!("not said {n} times: {words}\n{}", lines.join("\n")));
            lines = self.more.wait_timeout(lines, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// The same with another patience; `None` when it ends.
    pub fn wait_for(&self, patience: Duration, from: usize, fits: impl Fn(&str) -> bool) -> Option<String> {
        let end = Instant::now() + patience;
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(line) = lines.iter().skip(from).find(|line| fits(line)) {
                return Some(line.clone());
            }
            let left = end.checked_duration_since(Instant::now())?;
            lines = self.more.wait_timeout(lines, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}
