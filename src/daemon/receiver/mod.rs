//! Being built: `receiver`.
