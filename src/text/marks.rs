//! Being built: `marks`.
