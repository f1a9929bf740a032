//! Being built: `shown`.
