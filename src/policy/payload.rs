//! Being built: `payload`.
