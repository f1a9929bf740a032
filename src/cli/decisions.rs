//! Being built: `decisions`.
