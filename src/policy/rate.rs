//! Being built: `rate`.
