//! Being built: `emoji`.
