//! Being built: `people`.
