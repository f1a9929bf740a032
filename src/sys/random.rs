//! Being built: `random`.
