//! Being built: `fixed`.
