//! Being built: `route`.
