//! Being built: `status`.
