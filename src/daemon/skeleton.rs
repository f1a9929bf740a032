//! Being built: `skeleton`.
