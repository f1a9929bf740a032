//! Being built: `method`.
