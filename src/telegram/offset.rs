//! Being built: `offset`.
