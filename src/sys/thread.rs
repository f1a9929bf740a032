//! Being built: `thread`.
