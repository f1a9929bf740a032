//! A phone in a terminal: messages drawn as text.

use std::fmt::Write;

use super::world::Message;

/// Lines of a long message that are shown.
const LINES: usize = 14;

/// A message as a few lines of text.
pub fn drawn(message: &Message) -> String {
    let sound = if message.silent { ", silent" } else { "" };
    let mut out = format!("┌ message {}{sound}\n", message.id);
    if let Some(name) = message.document() {
        let size = &message.content["document"]["file_size"];
        writeln!(out, "│ [document {name}, {size} bytes]").expect("a string takes it");
    }
    let lines: Vec<&str> = message.text().lines().collect();
    for (n, line) in lines.iter().enumerate() {
        if lines.len() > LINES && n == LINES / 2 {
            writeln!(out, "│ … {} lines …", lines.len() - LINES + 1).expect("a string takes it");
        }
        if lines.len() <= LINES || n < LINES / 2 || n > lines.len() - LINES / 2 {
            writeln!(out, "│ {line}").expect("a string takes it");
        }
    }
    for row in message.labels() {
        let row: Vec<String> = row.iter().map(|label| format!("[ {label} ]")).collect();
        writeln!(out, "│ {}", row.join(" ")).expect("a string takes it");
    }
    out + "└"
}
