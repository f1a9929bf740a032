//! Being built: `runner`.
