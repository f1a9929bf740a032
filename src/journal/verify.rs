//! Being built: `verify`.
