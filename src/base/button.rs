//! Being built: `button`.
