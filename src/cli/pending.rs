//! Being built: `pending`.
