//! Being built: `keeper`.
