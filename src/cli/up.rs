//! Being built: `up`.
