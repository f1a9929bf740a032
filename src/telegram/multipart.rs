//! Being built: `multipart`.
