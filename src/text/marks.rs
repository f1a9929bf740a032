//! The gate's own marks: what carries one is the gate (DESIGN §5).

/// Lock, open lock, lock with pen, lock with key, key, spanner.
pub const GATE_MARKS: [char; 6] = ['🔒', '🔓', '🔏', '🔐', '🔑', '🔧'];

/// Whether a text carries a mark of the gate, and at which code point. Invisible characters hide nothing: each mark is one
/// code point, so that whatever stands beside it is never part of it.
#[must_use]
pub fn has_gate_mark(text: &str) -> Option<usize> {
    text.chars().position(|c| GATE_MARKS.contains(&c))
}
