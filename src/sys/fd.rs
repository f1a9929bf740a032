//! Being built: `fd`.
