//! Being built: `owner`.
