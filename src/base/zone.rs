//! Being built: `zone`.
