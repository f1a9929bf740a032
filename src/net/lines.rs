//! Being built: `lines`.
