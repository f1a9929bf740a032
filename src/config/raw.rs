//! Being built: `raw`.
