//! Being built: `clock`.
