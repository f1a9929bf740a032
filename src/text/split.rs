//! Being built: `split`.
