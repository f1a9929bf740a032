//! Being built: `visible`.
