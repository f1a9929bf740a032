//! Being built: `file`.
