//! Being built: `unix`.
