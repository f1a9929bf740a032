//! Being built: `card`.
