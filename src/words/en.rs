//! Being built: `en`.
