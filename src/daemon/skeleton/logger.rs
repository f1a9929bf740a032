//! The log: standard error, one line an event, with the priority that systemd reads (`sd-daemon(3)`).

use std::io::Write;

use log::{Level, LevelFilter, Log, Metadata, Record};

struct Sink;

/// Makes standard error the log. A second call changes nothing.
pub(crate) fn install() {
    if log::set_logger(&Sink).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
}

impl Log for Sink {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        // Libraries are not listened to: what they log is not ours to vouch for.
        if !record.target().starts_with("mila_gate") {
            return;
        }
        let priority = match record.level() {
            Level::Error => 3,
            Level::Warn => 4,
            Level::Info => 6,
            Level::Debug | Level::Trace => 7,
        };
        // One event is one line, whatever is in it: nothing can begin a line of its own, or act on a terminal.
        let text: String = record.args().to_string().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let line = format!("<{priority}>{text}\n");
        // There is nowhere left to say that the log cannot be written.
        drop(std::io::stderr().lock().write_all(line.as_bytes()));
    }

    fn flush(&self) {}
}
