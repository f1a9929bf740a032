//! Being built: `upstream`.
