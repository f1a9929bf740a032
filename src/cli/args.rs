//! Being built: `args`.
