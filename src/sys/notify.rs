//! Being built: `notify`.
