//! Being built: `load`.
