//! Being built: `http`.
