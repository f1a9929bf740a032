//! Being built: `joiner`.
