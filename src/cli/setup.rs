//! Being built: `setup`.
